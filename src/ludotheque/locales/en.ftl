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
missing-extra = { $library } is not installed: pip install "ludotheque[{ $extra }]"
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
malformed-seat = a seat is from 0 to { $high }, not { $value }
no-such-file = this file cannot be read: { $path }
nothing-to-resume = there is no unfinished game in { $path }
malformed-machine = a machine is a level from 0 to { $high }, perhaps with less time (4@100ms, at most { $seconds } s) or fewer nodes (4@5000n, at most { $nodes }), at least 1 of either, not { $value }
machine-failed = the machine { $machine } does not answer

word-yes = yes
word-no = no
word-all = all
word-people = people

play-welcome = { $game }: type a move. “?” shows what is legal and the commands, “quit” leaves.
play-curtain = Seat { $seat }: press Enter when nobody else is looking.
play-seat = Seat { $seat }
play-player = Player { $seat }
play-thinking = Seat { $seat } is thinking …
play-rules = “rules { $paragraph }” shows a paragraph, “rules all” the whole rulebook.
play-no-paragraph = there is no paragraph { $name }
play-no-notes = This game has no notes: everything is on the table.
play-notes-off = This table plays without memory aids.
play-no-draft = Nothing is drafted: what is played is played (“back”, if all agree).
play-machines-play-on = Machines play on.
play-accept-draw = Seat { $seat }: do you accept a draw? (yes/no)
play-take-back = Seat { $seat }: take your last act back? (yes/no)
play-saved = Saved in { $path }.
play-not-saved = cannot write { $path }: { $why }
play-sure = Really resign? (yes/no)
play-won = Seat { $seat } wins.
play-drawn = The game is drawn.
play-kept = The game is in { $path } (ludotheque replay, ludotheque verify).
play-again = Another game, everyone one seat further on? (yes/no)
play-left = The game is kept in { $path }; “{ $command }” goes on with it. Goodbye!
play-resumed = Going on with { $path }.
play-preparing = Preparing the rules (only the first time) …

command-help = help
command-rules = rules
command-board = board
command-log = log
command-notes = notes
command-undo = undo
command-back = back
command-draw = draw
command-save = save
command-resign = resign
command-quit = quit

help-help = what is legal, and these commands
help-rules = the rulebook, or one of its paragraphs
help-board = show the table once more
help-log = what you have seen so far
help-notes = the game’s memory aid, if it has one
help-undo = strike out the last part of an act not sent yet
help-back = take the last act back, if the others agree
help-draw = offer a draw (when two play)
help-save = save to a file of your own, too
help-resign = give the game up
help-quit = leave; nothing is lost

event-sit = { $name } sits down at seat { $seat }.
event-stand = Seat { $seat } is free again.
event-hand = A machine of level { $bot } plays at seat { $seat }.
event-take = { $name } takes seat { $seat } back.
event-start = The game begins.
event-ask = Seat { $seat } would like to take the last act back.
event-grant = Seat { $seat } agrees.
event-undone = The last act is taken back.
event-neutral = The house plays for seat { $seat }, who does not.
event-resign = Seat { $seat } resigns.
event-offer = Seat { $seat } offers a draw.
event-accept = Seat { $seat } accepts the draw.
event-decline = Seat { $seat } declines.
event-end = The game is ended without a result.

menu-language = Language ({ $all })? [{ $default }]
menu-game = Which game, by name or number?
menu-seats = How many seats, { $low } to { $high }? [{ $default }]
menu-level = Against machines of which level, or “people” to share this keyboard? [{ $default }]
menu-random = { $level }: any legal move
menu-machine = { $level }: machine of level { $level }
menu-card = , rating { $rating } ± { $margin } at { $seconds } s a move
menu-card-below = ; wins { $share }% against the level below
menu-meaning = { $name }: { $meaning }
menu-preset = Which rules: { $all }? “?” shows the options, added as in standard+option=value. [{ $default }]
menu-again = { $answer } is not there; there are: { $answers }

verify-holds = { $path }: everything holds ({ $events } events, { $draws } draws).
verify-holds-so-far = { $path }: everything holds so far, the game is not over ({ $events } events, { $draws } draws).

arrays-written = { $path }: { $rows } decisions of { $games } games.

replay-still-running = The game is not over: only what everybody knows is shown.
replay-ask = { $at }/{ $last }: Enter goes on, b goes back, a number goes there, q leaves >
replay-spectator = What everybody knew
replay-seat = What seat { $seat } knew

arena-machine = machine
arena-games = games
arena-share = share
arena-draws = draws
arena-acts = length
arena-rating = rating
arena-seconds = s/act
arena-options = rules
arena-first = first seat
arena-failures = { $n } acts had to be played by the house.
arena-kept-malformed = { $path } does not hold games of the arena (line { $line })
