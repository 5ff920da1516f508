### Words of the page alone; those it shares with the terminal are in src/ludotheque/locales.
