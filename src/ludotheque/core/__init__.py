"""What a game is: records, views, verbs, actions, chance, options, words, errors, the JIT."""
