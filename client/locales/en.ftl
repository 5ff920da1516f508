### Words of the page alone; those it shares with the terminal are in src/ludotheque/locales.

page-home = Ludothèque, back to the shelf
page-menu = Menu
page-skip = Skip to content
page-close = Close
page-back = Back
page-cancel = Cancel
page-loading = One moment…
page-language = Language
page-settings = Settings
page-rules = Rules
page-unreachable = The server does not answer. Please try again in a moment.
page-line-lost = Connection lost. Trying again…
page-line-back = Back online.
page-lost = This address leads nowhere.
page-lost-lead = Perhaps part of it is missing. Everything can be found from the shelf.
page-link-dead = This link is no longer valid.
page-back-to-shelf = Back to the shelf
page-more = Show more

## Shelf

page-shelf-title = What shall we play?
page-shelf-lead = No account, no waiting: one click, and it’s your move.
page-play-now = Play now
page-play-opening = Sitting down…
page-with-friends = With friends
page-learn = Learn
page-players = { $fewest } players
page-players-range = { $fewest } to { $most } players
page-compiling = Getting the machines ready
page-compiling-left = { $seconds ->
    [one] Getting the machines ready: { $seconds } second left
   *[other] Getting the machines ready: { $seconds } seconds left
}
page-mine = My games
page-mine-all = All my games
page-mine-asked = Waiting for you
page-mine-running = In progress
page-mine-over = Finished
page-mine-none = You have no games yet.
page-waiting = Tables waiting for someone
page-waiting-none = Nobody is waiting right now. Open a table, and someone will come.
page-running = To watch
page-running-none = No public games at the moment.
page-table-empty = Table: { $game }
page-table-against = { $game } with { $names }
page-table-of = { $game }: { $names }
page-table-over = finished
page-table-won = you won
page-table-wins = { $n ->
    [one] { $names } won
   *[other] { $names } shared the win
}
page-table-tied = a draw
page-table-running = in progress
page-seats-taken = { $taken } of { $seats } seats taken
page-your-turn = It’s your turn
page-resume = Resume
page-look = View
page-sit = Sit down
page-watch = Watch

## Opening a table

page-new-title = New table: { $game }
page-who-sits = Who is playing?
page-how-many = How many seats?
page-your-name = Your name
page-guest = Guest { $seat }
page-seat = Seat { $seat }
page-sitter-me = Me
page-sitter-open = A friend, by link
page-sitter-beside = Someone at this screen
page-sitter-machine = A machine
page-level = level { $level }
page-level-of = Level of the machine, seat { $seat }
page-name-of = Name, seat { $seat }
page-strength-below = Wins { $share }% against the level below.
page-strength-time = About { $seconds } s a move, measured over { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
page-strength-none = Its strength has not been measured.
page-which-rules = By which rules?
page-usual = usual
page-other-readings = Other readings of the rules
page-time-and-place = Time and table
page-clock = Clock
page-clock-none = No clock
page-clock-quick = 5 minutes + 5 seconds a move
page-clock-usual = 15 minutes + 10 seconds a move
page-clock-slow = 45 minutes + 30 seconds a move
page-clock-day = One day a move
page-aids = Memory aids allowed
page-aids-help = Everyone may look up what follows from what they have seen.
page-public = Public table
page-public-help = Anybody may sit down or watch.
page-private-help = Only those who have the link can come.
page-open = Open the table

## Before the start

page-seating = Table: { $game }
page-seat-free = free seat
page-seat-machine = Add a machine ({ $level })
page-stand = Stand up
page-start = Start
page-missing-seats = { $n ->
    [one] One player is still missing.
   *[other] { $n } players are still missing.
}
page-invite = Invite someone
page-invite-title = Invite the others
page-invite-lead = Send this link, or let them scan the code:
page-link-local = This link works on this computer alone. Started with “ludotheque serve --lan”, the house is open to your network.
page-link = Link
page-copy = Copy
page-copied = Copied
page-qr = QR code of this link
page-rules-here = The rules at this table
page-own-rules = house rules

## Table

page-table = Table
page-no-table = No table here
page-you = You
page-here = here
page-away = away
page-resigned = has resigned
page-is-asked = to act
page-asked = What is asked
page-seats = Seats
page-board = Board
page-parts = Parts of the screen
page-paper = My secrets
page-papers = Everybody’s secrets
page-paper-of = What { $seat } saw
page-paper-only = Only you can see this.
page-paper-then = At that moment.
page-paper-open = Secret then, open now.
page-cover = Cover
page-uncover = Uncover
page-covered = Covered
page-log = Log
page-log-empty = Nothing has happened yet.
page-chat = Chat
page-chat-empty = Nobody has said anything.
page-chat-say = Say something
page-chat-off = There is no chat at this table.
page-chat-here = Chat at this table
page-mute = Mute { $name }
page-muted = You have muted:
page-unmute = Read { $name } again
page-refuse = Send { $name } away
page-refuse-watchers = { $watchers ->
    [one] Send the spectator away
   *[other] Send the { $watchers } spectators away
}
page-send = Send
page-watcher = A spectator
page-watchers = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
page-undone = {" "}(taken back)
page-pill-you = Your turn
page-pill-wait = Waiting
page-pill-watch = Watching
page-pill-past = Earlier
page-pill-start = Starting
page-deadline = by { $moment }
page-revealing = Everyone reveals the number they sealed; then the game begins.
page-waiting-for = { $n ->
    [one] It is { $names }’s turn.
   *[other] Waiting for { $names }.
}
page-wait = One moment…
page-meanwhile = Meanwhile, touch a line of the log to see the table as it was then.
page-past = The table as it was at that moment.
page-now = Back to now
page-unpick = Choose again
page-paragraph = Rule { $paragraph }
page-type = Type your move
page-type-example = e.g. { $example }
page-type-send = Play
page-type-again = Send it once more to confirm.
page-title-asked = Your turn – { $game }

page-offers = { $seat-is ->
    [you] You offer a draw.
   *[other] { $seat } offers a draw.
}
page-accept = Accept
page-decline = Decline
page-wishes = { $seat-is ->
    [you] You ask to take back your move.
   *[other] { $seat } would like to take back the last move.
}
page-grant = Agree
page-paused = The clocks are stopped.
page-resume-clock = Resume
page-pauses = { $seat-is ->
    [you] You ask for a pause.
   *[other] { $seat } would like a pause.
}
page-agree = Agree
page-machine-plays = A machine is playing in your place.
page-take = Take my seat back
page-rematch-waits = The rematch is waiting for you.
page-rematch-join = Go there

page-take-back = Take back my move
page-offer-tie = Offer a draw
page-pause = Ask for a pause
page-resign = Resign
page-resign-sure = Yes, I resign
page-hand = Let a machine play in my place
page-hand-do = Hand over my seat
page-seat-link = Play on another device
page-seat-link-lead = This link carries your seat elsewhere; it works once:
page-on-the-board = On the board
page-sound = Sound
page-sound-on = Sound on
page-sound-off = Sound off
page-close-table = Close this table

page-next = { $seat-is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn: pass the device on.
}
page-hand-over = { $seat-is ->
    [you] That’s me
   *[other] Pass to { $seat }
}
page-curtain = { $name }’s turn
page-curtain-lead = When nobody else is looking, open the curtain.
page-curtain-open = I am { $name }

## Over

page-you-win = You win.
page-wins = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-rematch = Rematch
page-replay = Watch it again
page-record = Download the game
page-checking = Checking the game…
page-check-good = Game verified.
page-check-bad = The check failed.
page-check-how = How?
page-check-explained = Before the first move the server showed the fingerprint of a secret seed, and every player sealed a number. The draws follow from both, so nobody could choose them. Your browser remembered this fingerprint:
page-replay-start = The beginning
page-replay-as = Show
page-replay-all = everything, laid open
page-replay-seat = { $seat-is ->
    [you] what you knew
   *[other] what { $seat } knew
}
page-replay-everybody = what everybody knew
page-replay-end = End
page-opinion = What the machine thinks
page-opinion-even = The machine thinks: it’s even.
page-opinion-slight = The machine thinks: { $seat-is ->
    [you] you are
   *[other] { $seat } is
} slightly ahead.
page-opinion-ahead = The machine thinks: { $seat-is ->
    [you] you are
   *[other] { $seat } is
} ahead.
page-opinion-winning = The machine thinks: { $seat-is ->
    [you] you are
   *[other] { $seat } is
} winning.
page-opinion-best = It would play: { $act }.
page-opinion-progress = { $known } of { $count }
page-first = To the beginning
page-last = To the end
page-step-back = One step back
page-step-on = One step forward
page-play = Play
page-stop = Stop
page-moment = Moment of the game

## Rules

page-rules-of = Rules: { $game }
page-search = Search the rules
page-found = { $n ->
    [0] nothing found
    [one] one passage
   *[other] { $n } passages
}
page-contents = Contents
page-print = Print

## Settings

page-save = Save
page-saved = Saved.
page-name-help = This is what the others call you. You may leave it empty.
page-look-and-sound = Look and sound
page-theme = Theme
page-theme-system = Same as the system
page-theme-light = Light
page-theme-dark = Dark
page-notices = Tell me when it’s my turn
page-notices-help = As long as the page is open, even in another tab.
page-notices-refused = Your browser does not allow notifications.
page-elsewhere = On another device
page-recovery-lead = A personal link gives you your games in any browser. Whoever has it plays as you: do not give it to anybody.
page-recovery = Get my link
page-recovery-secret = Keep this link to yourself; the one before is void:
page-forget-title = Be forgotten
page-forget-lead = Your name and your words are erased; the games remain, without your name.
page-forget = Forget me
page-forget-sure = Yes, forget me

## Keys

page-keys = Keys
page-key-help = this list
page-key-tab = go from one thing to the next
page-key-arrows = move on the board, between tabs, through a replay
page-key-name-enter = Enter
page-key-enter = choose or play
page-key-name-escape = Esc
page-key-escape = let go of what is chosen, back to now
page-key-cover = cover or uncover my secrets
page-key-type = type a move
page-key-past = step back or forward through the game
