"""What a game is: rows, views, verbs, actions, chance, options, words, errors, the JIT."""
