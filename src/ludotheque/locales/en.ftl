# What the house says itself, in every game.


malformed-action = this is not an action of the game: { $text }
illegal-action = { $paragraph }: { $why }
malformed-choice = { $option } is one of { $values }, not { $value }
malformed-flag = { $option } is yes or no, not { $value }
malformed-number = { $option } is a whole number from { $low } to { $high }, not { $value }
malformed-option = there is no option { $value }; there are { $values }
malformed-preset = there is no preset { $value }; there are { $values }
malformed-seats = this game is for { $more ->
    [0] { $low } players
   *[other] { $low } to { $high } players
}, not { $value }
malformed-language = there is no language { $value }; there are { $values }
unknown-game = there is no game { $name }; there are { $names }
not-a-draw = chance cannot do this now: { $action }
missing-extra = { $library } is not installed: pip install "ludotheque[{ $extra }]"
not-asked = it is not your turn; waiting for { $seats }
answered-already = you have answered already; wait for the others

malformed-command = the command is malformed: { $field }
malformed-viewer = { $value } is neither one of the { $seats } seats of this game nor somebody who watches
stale = the game has moved on meanwhile; the newest event is number { $head }
command-reused = the command { $id } was already used for something else
one-act-at-a-time = a command holds one move; send the next one by itself
unfinished = the move is not finished; it is sent as a whole
already-started = the game has already begun
not-started = the game has not begun yet
game-over = the game is over
game-not-over = the game is not over
several-games = all files must be of the same game
seat-taken = seat { $seat-place } is taken
nobody-sits = nobody sits at seat { $seat-place }
no-bot-sits = no machine plays at seat { $seat-place }
seats-empty = somebody is missing at seats: { $seats-place }
pledged-already = { $seat } has already sealed a number
pledges-missing = still to seal a number: { $seats }
pledge-taken = this seal is already somebody else’s; everyone chooses a number of their own
revealed-already = { $seat } has already revealed the number
nonce-differs = this number is not the one that was sealed
nothing-to-reveal = no numbers are being revealed now
still-plays = { $seat } is playing; the house does not step in
machine-plays = { $seat } is a machine; take the seat back first
too-many = that is enough for now; somebody else moves first
table-full = this table has had too many events; it can only be resigned or ended
tie-is-for-two = a draw is offered only when two play
has-resigned = this player has resigned
offer-stands = an offer is already waiting for an answer
nothing-offered = there is nothing to accept or to decline
no-take-back = this move can no longer be taken back: somebody else has moved, chance has spoken or a secret is out
newer-rules = this game of { $game } follows rules { $theirs }, newer than ours ({ $ours }): update the program
older-rules = this game of { $game } follows the old rules { $theirs }; this program plays by { $ours }
other-start = this game of { $game } was laid out differently from how this program does it (map or pieces)
record-malformed = this is not a record ({ $place }): { $why }
record-form = it does not have the form of one
record-format = unknown format: { $value }
record-commitment = the seed is not the one whose fingerprint was shown ({ $place })
record-other-commitment = the fingerprint that was noted belongs to another game ({ $place })
record-changed = something was changed here: { $place }
record-refused = { $place } does not hold: { $why }
record-differs = this is not what was played: { $place }
record-earlier = { $place } is earlier than what comes before it
malformed-seat = there is no seat { $value }: they are numbered 1 to { $high }, and 0 means none of them
option-no-file = { $option } is not read from a file
option-file-kind = this is not an ordinary file: { $path }
option-file-long = this file has more than { $limit } bytes: { $path }
option-file-text = this file is not text in UTF-8: { $path }
nothing-to-resume = there is no game to resume
malformed-machine = a machine is a level from 0 to { $high }, perhaps with less time (4@100ms, at most { $seconds } s) or fewer nodes (4@5000n, at most { $nodes }), at least 1 of either, not { $value }
malformed-commitment = a fingerprint is 64 digits from 0 to f, not { $value }
no-such-file = this file cannot be read: { $path } ({ $why })
not-a-file = { $path } is not a file but a folder, a pipe or a device
file-too-large = { $path } is larger than { $limit } MiB, which no record is
machine-failed = the machine { $machine } does not answer

word-yes = yes
word-no = no
word-all = all
word-people = people
word-you = you
word-player = Player { $seat }

play-welcome = { $game }: type a move. “rules” tells how to play, “?” what is legal and which commands there are, “quit” leaves.
play-commitment = Every draw of this game was fixed before the first move. Note this fingerprint ({ $short }…) to check that later with “ludotheque verify --commitment”:
    { $commitment }
play-example = (for example: { $text })
play-more = There is more to it (for example: { $text }).
play-pager = The space bar turns the page, q goes back to the game.
play-curtain = { $who }: press Enter when nobody else is looking.
play-thinking = { $who } is thinking…
play-answered = Everybody has answered…
play-rules = “rules { $paragraph }” shows a paragraph, “rules 1” a chapter, “rules all” the whole rulebook; any other word is looked for.
play-rules-about = { $n ->
    [one] “{ $name }” is in one paragraph:
   *[other] “{ $name }” is in { $n } paragraphs:
}
play-no-paragraph = the rulebook has no paragraph { $name }, and nothing about that word
play-no-notes = This game has no notes: everything is on the table.
play-notes-off = This table plays without memory aids.
play-accept-tie = { $who }: do you accept a draw? (yes/no)
play-no-draft = Nothing is begun: what is played is played (“back”, if all agree).
play-machines-play-on = Machines do not agree on draws: they play on.
play-take-back = { $who }: take your last move back? (yes/no)
play-saved = Saved in { $path }.
play-not-saved = cannot write { $path }: { $why }
play-unsaved = cannot keep games in { $path }: { $why }. The game goes on unsaved; “save FILE” writes its record elsewhere.
play-overwrite = { $path } exists already. Overwrite it? (yes/no)
play-sure = Really resign? (yes/no)
play-won = { $who } wins.
play-tied = The game is drawn.
play-kept = The game is kept; “{ $command }” writes its record (to replay, to verify).
play-turn-over = Press Enter to read on.
play-go-back = Press Enter to see the table.
play-review = Looking back:
play-again = Another game, everyone one seat further on? (yes/no)
play-preparing = Getting the game ready…
play-left = The game is kept; “{ $command }” resumes it. Goodbye!
play-lost = Nothing can be kept here: what was not saved elsewhere is lost.
play-resumed = { $game } goes on.
play-seconds-left = { $seconds ->
    [one] about { $seconds } second left
   *[other] about { $seconds } seconds left
}

command-help = help
command-rules = rules
command-board = board
command-log = log
command-notes = notes
command-undo = undo
command-back = back
command-tie = draw
command-save = save
command-resign = resign
command-quit = quit

help-help = what is legal, and these commands
help-rules = the rulebook: a paragraph, a chapter, or a word to look for
help-board = show the table once more
help-log = what you have seen so far
help-notes = the game’s memory aid, if it has one
help-undo = strike out the last part of a move not sent yet
help-back = take the last move back, if the others agree (machines always do)
help-tie = offer a draw (when two play)
help-save = save to a file of your own, too
help-resign = give the game up
help-quit = leave; nothing is lost

event-sit = { $seat-is ->
    [you] You sit down at seat { $seat-place }.
   *[other] { $seat } sits down at seat { $seat-place }.
}
event-stand = Seat { $seat-place } is free again.
event-hand = { $seat-is ->
    [you] A machine plays for you.
   *[other] { $seat }, a machine, plays at seat { $seat-place }.
}
event-take = { $seat-is ->
    [you] You take seat { $seat-place } back.
   *[other] { $seat } takes seat { $seat-place } back.
}
event-start = The game begins.
event-pledge = { $seat-is ->
    [you] You have sealed a number for the draws.
   *[other] { $seat } has sealed a number for the draws.
}
event-reveal = { $seat-is ->
    [you] You reveal the number you sealed for the draws.
   *[other] { $seat } reveals the number sealed for the draws.
}
event-void = The start is void: a number was not revealed. All seal a new one.
event-ask = { $seat-is ->
    [you] You would like to take your last move back.
   *[other] { $seat } would like to take the last move back.
}
event-grant = { $seat-is ->
    [you] You agree.
   *[other] { $seat } agrees.
}
event-undone = The last move is taken back.
event-neutral = { $seat-is ->
    [you] The house plays for you.
   *[other] The house plays for { $seat }, who does not.
}
event-resign = { $seat-is ->
    [you] You resign.
   *[other] { $seat } resigns.
}
event-resign-late = { $seat-is ->
    [you] Your time is up, which counts as resigning.
   *[other] { $seat } has run out of time, which counts as resigning.
}
event-offer = { $seat-is ->
    [you] You offer a draw.
   *[other] { $seat } offers a draw.
}
event-accept = { $seat-is ->
    [you] You accept the draw.
   *[other] { $seat } accepts the draw.
}
event-decline = { $seat-is ->
    [you] You decline.
   *[other] { $seat } declines.
}
event-end = The game is ended without a result.
event-pause = { $seat-is ->
    [you] You would like a pause.
   *[other] { $seat } would like a pause.
}
event-resume = { $seat-is ->
    [you] You end the pause.
   *[other] { $seat } ends the pause.
}
event-away = The house was away; that time is charged to nobody.

menu-language = Language ({ $all })? [{ $default }]
menu-game = Which game, by name or number?
menu-seats = How many seats, { $low } to { $high }? [{ $default }]
menu-level = Against machines of which level: { $all }? “people” share this keyboard, “?” tells how strong each is. [{ $default }]
level-beginner = beginner
level-easy = easy
level-fair = fair
level-hard = hard
level-master = master
level-numbered = level { $level }
menu-random = { $name }: any legal move
menu-machine = { $name }: machine of level { $level }
menu-card = , rating { $rating } ± { $margin } at { $seconds } s a move
menu-card-below = ; wins { $share }% against the level below
menu-meaning = { $name }: { $meaning }
menu-preset = Which rules: { $all }? “?” shows the options, added as in standard+option=value. [{ $default }]
menu-again = { $answer } is none of these: { $answers }

verify-holds = { $path }: everything holds ({ $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}).
verify-holds-so-far = { $path }: everything holds so far, the game is not over ({ $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}).
file-fails = { $path }: { $why }
verify-commitment = Its draws were fixed by this fingerprint ({ $short }…); it must be the one that was shown when the game started:
    { $commitment }

arrays-written = { $path }: { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.

replay-still-running = The game is not over: only what everybody knows is shown.
replay-ask = { $at }/{ $last }: Enter goes on, b goes back, a number goes there, q leaves >
replay-spectator = What everybody knew
replay-seat = What { $who } knew
arena-machine = machine
arena-games = games
arena-share = share
arena-ties = draws
arena-acts = length
arena-rating = rating
arena-seconds = s/move
arena-options = rules
arena-first = first seat
arena-failures = { $n ->
    [one] { $n } move had to be played by the house.
   *[other] { $n } moves had to be played by the house.
}
arena-who = Which machines are to play? Name two or more levels, from 0 (any legal move) to { $high }: ludotheque arena { $game } 0 { $good }. A level may be bounded in time or nodes ({ $good }@100ms, { $good }@5000n); --cards rates all levels, --variants compares the rules.
arena-kept-malformed = { $path } does not hold games of the arena (line { $line })

storage-failed = the house could not write this down; nothing has changed, please try again
storage-full = the house has no room left to write; nothing has changed, please try again later
storage-unreachable = the house cannot reach its database; nothing has changed, please try again
storage-unsure = the house lost its store while writing: look whether it was done before you try again
storage-not-read = the house cannot read its store at the moment; please try again
storage-not-copied = the copy { $path } could not be written
storage-closed = the house is closing
storage-taken = { $path } is in use by another house
storage-foreign = { $path } is not a store of Ludothèque
storage-newer = { $path } was written by a newer version of Ludothèque: please update the program
storage-older = { $path } is of an older version: run “ludotheque migrate” first
storage-not-opened = { $path } cannot be opened
storage-no-such-kind = a store is a file or an address that begins with postgresql://
storage-file-exists = { $path } is there already
storage-no-table = there is no such table
storage-table-exists = there is such a table already
storage-not-next = event { $seq } cannot follow event { $head }
void-repeats = a new start needs a new seed and new numbers

listener-cut-off = you could not keep up and lost touch: please connect again
not-yours = seat { $seat-place } is not yours
not-your-table = you are not one of those at this table
sits-already = you sit at seat { $seat-place } already
window-runs = wait until all have answered
no-clock = no time runs at this table
paused-already = you have asked for a pause already
not-paused = the clocks are not stopped

## The terminal as a guest of the house
machine-named = { $name } ({ $level })
name-of-machine = { $name } is what a machine is called: please choose another name
play-against = You play against { $names }.
play-apart = Another terminal is open: what you play here is kept apart, and joins the other games later.
play-untouched = Nothing was played: the game is not kept. Goodbye!
play-kept-anyway = The game is kept after every move. “save FILE” writes its record to a file.
play-save-where = Which file? “save FILE” writes the record of the game.
play-taken-over = { $count ->
    [one] One game that was kept as a file was
   *[other] { $count } games that were kept as files were
} taken over; the files are in { $path }.
resume-line = { $game } with { $names }, { $when }; { $turn ->
    [you] it is your turn
   *[other] to move: { $turn }
}
resume-stuck = { $game }, { $when }: cannot be resumed ({ $why })
resume-which = Which game (1 to { $last })? [1]

## Stores, for who runs a house
storage-no-file = there is no store at { $path }
store-ready = { $path } is up to date.
store-copied = { $store } is copied to { $path }.
store-stranded = Table { $table } ({ $game }, rules { $version }) cannot go on under the rules of today. Its record is in { $path }; the table is closed.
## Paper
print-scale = print at 100%
print-join = cut along the dashed line, glue number on number
print-backs = backs
print-long-edge = double-sided, flip on the long edge
print-short-edge = double-sided, flip on the short edge
print-fold = double-sided, flip on the short edge, fold
print-rules = Rules
print-no-pdf = what is printed goes into a file that ends in .pdf, not { $path }
print-making = Printing: { $kind ->
    [board] the board
    [cards] what is cut out
    [sheets] what is written on
   *[rules] the rules
}…
print-made = { $path } ({ $kib } KiB). Print it at 100%, not “fit to page”; the ruler on every sheet must be 5 cm long.
print-running = The game is not over.
print-score = Score sheet
## The web
serve-address = Ludothèque is open at { $url } (Ctrl-C closes it; nothing is lost)
page-missing = The server runs, but its page is not built yet: run “make play” in the project’s folder, then load this again.
machine-word = Machine
name-reserved = such names are the machines’: please choose another
name-hidden = your name was hidden by whoever runs this house
guest-banned = you may not play in this house
no-guests = this house takes no new guests at the moment
token-unknown = this token is not, or no longer, valid
too-many-tokens = you have as many tokens as one may have: delete one first
scope-missing = this token is not good for that (“{ $scope }” is missing)
link-unknown = this link was used already, or is no longer valid
too-fast = not so fast: please wait a moment
too-many-streams = you watch too many things at once: close some first
too-many-tables = you have { $most } open tables already: finish or close one first
seats-overlap = each seat can be taken only once, and must exist
malformed-clock = a clock has a base or a time for each move, and nothing else
malformed-standing = this cannot be a standing answer
malformed-watch = this cannot be watched
malformed-request = this request cannot be read (at { $field })
others-play = others play here: resign, or hand your seat to a machine
nobody-to-refuse = there is nobody to refuse at this seat now
no-notes = there are no notes at this table
no-opinions = the machine has no opinion on this game
no-chat = nobody talks at this table
not-over-yet = this is laid open when the game is over
not-public = this game is its players’ own
server-stopping = the house closes for a moment: please come back shortly
host-unknown = the house does not go by this name
origin-foreign = another page may not act for you here
origin-missing = a request with a cookie must say which page it comes from
header-twice = { $header } may be given only once
body-too-long = this is too long (at most { $most } bytes)
http-404 = there is nothing here
http-405 = this cannot be done here
http-500 = the house has stumbled; nothing is lost, please try again
http-error = this does not work ({ $status })
check-acts = every move is as the rules allow ({ $acts })
check-draws = every draw follows from the seed and the sealed numbers ({ $draws })
check-same = the seed is the one whose fingerprint was shown before the game
check-differs = the seed is not the one whose fingerprint was shown before the game
admin-no-guest = there is no guest { $who }
admin-refused = the server refuses: { $why }
admin-done = Done.
admin-unknown = { $do } is none of: guests, hide, show, ban, unban, hush, close, rotate

## Several servers

alone-needs-database = what several servers share (--redis, --workers 0) needs --database postgresql://…
malformed-address = not the address of a site: { $address }; it begins with http:// or https:// and has no path, as in https://play.example
cannot-listen = the house cannot open at { $host }, port { $port }: { $why }
think-needs-database = machines think for servers that share a PostgreSQL: say which by --database postgresql://…
think-ready =
    { $n ->
        [one] One machine thinks
       *[other] { $n } machines think
     } for the servers at this database. End with Ctrl-C.
redis-malformed = not an address of Redis (redis://…): { $url }
arena-no-cluster = there is no Ray cluster at { $address }
