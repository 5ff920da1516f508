# What the house says itself, in every game.

house-name = Ludothèque

malformed-action = this is not an action of the game: { $text }
malformed-choice = { $option } is one of { $values }, not { $value }
malformed-flag = { $option } is yes or no, not { $value }
malformed-number = { $option } is a whole number from { $low } to { $high }, not { $value }
malformed-option = there is no option { $value }; there are { $values }
malformed-preset = there is no preset { $value }; there are { $values }
malformed-seats = this game is for { $low } to { $high }, not for { $value }
malformed-language = there is no language { $value }; there are { $values }
unknown-game = there is no game { $name }; there are { $names }
not-a-draw = chance cannot do this now: { $action }
not-asked = it is not your turn; asked are seats: { $seats }

play-welcome = { $game }: type a move, ? for what is legal, quit to leave.
play-curtain = Seat { $seat }: press Enter when nobody else is looking.{" "}
play-seat = Seat { $seat }
play-legal = Legal now: { $moves }
play-which = Which game, by name or number?{" "}
play-won = Seat { $seat } wins.
play-drawn = The game is drawn.
play-left = The game was left. Goodbye!
play-preparing = Preparing the rules (only the first time) …
