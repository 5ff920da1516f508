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

malformed-command = the command is malformed: { $field }
stale = the game has moved on meanwhile; the newest event is number { $head }
command-reused = the command { $id } was already used for something else
one-act-at-a-time = a command holds one act; send the next one by itself
unfinished = the act is not finished; it is sent as a whole
already-started = the game has already begun
not-started = the game has not begun yet
game-over = the game is over
game-not-over = the game is not over
several-games = all files must be of the same game
seat-taken = seat { $seat } is taken
nobody-sits = nobody sits at seat { $seat }
no-bot-sits = no machine plays at seat { $seat }
seats-empty = somebody is missing at seats: { $seats }
has-resigned = this seat has resigned
draw-is-for-two = a draw is offered only when two play
offer-stands = an offer is already waiting for an answer
nothing-offered = there is nothing to accept or to decline
no-take-back = this act can no longer be taken back: somebody else has acted, chance has spoken or a secret is out
newer-rules = this game of { $game } follows rules { $theirs }, newer than ours ({ $ours }): update the program
older-rules = this game of { $game } follows the old rules { $theirs }; this program plays by { $ours }
record-malformed = this is not a record ({ $place }): { $why }
record-format = unknown format: { $value }
record-commitment = the seed is not the one that was committed to ({ $place })
record-changed = something was changed here: { $place }
record-refused = { $place } does not hold: { $why }
record-differs = this is not what was played: { $place }

play-welcome = { $game }: type a move, ? for what is legal, quit to leave.
play-curtain = Seat { $seat }: press Enter when nobody else is looking.{" "}
play-seat = Seat { $seat }
play-legal = Legal now: { $moves }
play-which = Which game, by name or number?{" "}
play-won = Seat { $seat } wins.
play-drawn = The game is drawn.
play-left = The game was left. Goodbye!
play-preparing = Preparing the rules (only the first time) …
