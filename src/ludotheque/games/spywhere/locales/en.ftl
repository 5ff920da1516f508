spywhere-name = Spywhere

spywhere-nation = { $nation ->
    [italy] Italy
    [england] England
    [france] France
    [spain] Spain
    [belgium] Belgium
   *[germany] Germany
 }
spywhere-gave = { $gave ->
    [italy] Italy
    [england] England
    [france] France
    [spain] Spain
    [belgium] Belgium
   *[germany] Germany
 }
spywhere-took = { $took ->
    [italy] Italy
    [england] England
    [france] France
    [spain] Spain
    [belgium] Belgium
   *[germany] Germany
 }
spywhere-cards = { $italy ->
    [0] {""}
    [1] {" "}Italy
   *[other] {" "}Italy × { $italy }
 }{ $england ->
    [0] {""}
    [1] {" "}England
   *[other] {" "}England × { $england }
 }{ $france ->
    [0] {""}
    [1] {" "}France
   *[other] {" "}France × { $france }
 }{ $spain ->
    [0] {""}
    [1] {" "}Spain
   *[other] {" "}Spain × { $spain }
 }{ $belgium ->
    [0] {""}
    [1] {" "}Belgium
   *[other] {" "}Belgium × { $belgium }
 }{ $germany ->
    [0] {""}
    [1] {" "}Germany
   *[other] {" "}Germany × { $germany }
 }

spywhere-short-italy = ITA
spywhere-short-england = ENG
spywhere-short-france = FRA
spywhere-short-spain = SPA
spywhere-short-belgium = BEL
spywhere-short-germany = GER

spywhere-blurb = A secret passport and exchanges for all to see: collect your own country without giving it away, and find out the others.

spywhere-player = Seat { $seat }
spywhere-seat = seat { $seat } ({ $cards })
spywhere-you = you { $seat } ({ $cards })
spywhere-centre = Centre
spywhere-laid = laid before
spywhere-my-hand = Your hand
spywhere-my-passport = Passport
spywhere-my-guesses = Your guesses
spywhere-pile = Pile: { $cards }.

spywhere-ask-start = Cards are being dealt.
spywhere-ask-draw = A card is being drawn.
spywhere-ask-exchange = Exchange a card with the centre: swap ... for ...
spywhere-ask-eliminate = Three alike in the centre: eliminate ... or keep.
spywhere-ask-guess = Lay a card before somebody, as in guess 2 spain, or no-guess.
spywhere-ask-last = Last guesses, all at once: last 2 spain, 3 italy
spywhere-over = The game is over.
spywhere-end-pile = The pile is used up.
spywhere-end-guessed = Somebody has guessed about everybody.

spywhere-log-removed = Out of the game: { spywhere-nation }.
spywhere-log-passport = Your passport: { spywhere-nation }.
spywhere-log-centre = In the centre:{ spywhere-cards }.
spywhere-log-begins = Seat { $seat } begins.
spywhere-log-drew = You draw:{ spywhere-cards }.
spywhere-log-swap = Seat { $seat } lays down { spywhere-gave } and takes { spywhere-took }.
spywhere-log-eliminates = Seat { $seat } eliminates three { spywhere-nation } cards.
spywhere-log-keeps = Seat { $seat } leaves the three alike in the centre.
spywhere-log-bonus = Seat { $seat } draws a bonus card.
spywhere-log-refill = New in the centre:{ spywhere-cards }.
spywhere-log-redraw = Three alike again: they go back into the pile.
spywhere-log-guesses = Seat { $seat } lays a card before seat { $target }.
spywhere-log-laid = Your card before seat { $target }: { spywhere-nation }.
spywhere-log-last = No more turns: now the last guesses.
spywhere-log-sealed = Seat { $seat } has answered.
spywhere-log-end-pile = The empty pile ended the game.
spywhere-log-end-guessed = Seat { $seat } had guessed about everybody: 3 points more.
spywhere-log-shown = Passport of seat { $seat }: { spywhere-nation }.
spywhere-log-score = Seat { $seat }: { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
  }, in all { $score }

spywhere-plain-your-turn = It is your turn.
spywhere-plain-turn = It is seat { $seat }’s turn.
spywhere-plain-last = The last guesses; still to answer: { $seats }.
spywhere-plain-who-you = you
spywhere-plain-who-seat = seat { $seat }
spywhere-plain-cards = { $n } { spywhere-nation }
spywhere-plain-nothing = nothing
spywhere-plain-passport = { $n ->
    [one] Your passport
   *[other] Your passports
 }: { $names }.
spywhere-plain-my-hand = Your hand: { $cards }.
spywhere-plain-centre = In the centre: { $cards }.
spywhere-plain-my-guesses = Your guesses: { $guesses }.
spywhere-plain-my-guess = seat { $target } { spywhere-nation }
spywhere-plain-table-you = You: { $parts }.
spywhere-plain-table = Seat { $seat }: { $parts }.
spywhere-plain-between = {"; "}
spywhere-plain-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
spywhere-plain-known = known to all: { $cards }
spywhere-plain-clues = clue piles: { $cards }
spywhere-plain-laid = { $n ->
    [one] 1 guess about { $seats }
   *[other] { $n } guesses about { $seats }
 }
spywhere-plain-about-you = you
spywhere-plain-about-seat = seat { $seat }
spywhere-plain-out = Not in the game: { $names }.
spywhere-plain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }; { $names }, { $own ->
    [one] { $own } own card
   *[other] { $own } own cards
 }, { $right ->
    [one] { $right } right guess
   *[other] { $right } right guesses
 }
spywhere-plain-best = Most points: { $seats }.

spywhere-notes-title = The others’ nationalities, in per cent
spywhere-notes-proof = proof
spywhere-notes-habit = habits

spywhere-refused-not-in-game = that nationality is not in the game: { $action }
spywhere-refused-exchange-first = first exchange a card with the centre: { $action }
spywhere-refused-exchanged = this turn’s exchange is done: { $action }
spywhere-refused-not-in-hand = you have no such card in your hand: { $action }
spywhere-refused-not-in-centre = there is no such card in the centre: { $action }
spywhere-refused-choose-first = say first whether you eliminate the three alike: { $action }
spywhere-refused-not-three = there are not three of those in the centre, or it is too late: { $action }
spywhere-refused-own = nobody eliminates his own nationality: { $action }
spywhere-refused-one-a-turn = one elimination a turn: { $action }
spywhere-refused-nothing-to-keep = there is nothing to keep now: { $action }
spywhere-refused-too-early = it is too early to guess: { $action }
spywhere-refused-yourself = one guesses about others: { $action }
spywhere-refused-no-seat = nobody sits there: { $action }
spywhere-refused-guessed = your card already lies before that seat: { $action }
spywhere-refused-spent = that identification card is already laid: { $action }
spywhere-refused-seal-instead = seal your last answer (last or seal): { $action }
spywhere-refused-not-last = last guesses come when the turns are over: { $action }
spywhere-refused-turns-over = there are no more turns: { $action }
spywhere-refused-laid-two = your two cards are laid: { $action }
spywhere-refused-ascending = give the answer in the order of seats and nationalities: { $action }

spywhere-malformed-action = not an action: { $text } (swap ... for ..., eliminate ..., keep, guess ... ..., no-guess, last ..., seal)
spywhere-malformed-seat = not a seat: { $text } (1 to { $high })
spywhere-unknown-nation = unknown nationality: { $text }; there are{ spywhere-cards }
spywhere-ambiguous-nation = { $text } may be{ spywhere-cards }

spywhere-option-reshuffle-triples = If a refill leaves three alike, they go back into the pile
spywhere-option-removed = The nationality that leaves the game, with four players or fewer
spywhere-option-removed-random = drawn by lot
spywhere-option-removed-italy = Italy
spywhere-option-removed-england = England
spywhere-option-removed-france = France
spywhere-option-removed-spain = Spain
spywhere-option-removed-belgium = Belgium
spywhere-option-removed-germany = Germany
spywhere-option-removed-none = none: all six stay
spywhere-option-first = Who begins
spywhere-option-first-lot = by lot
spywhere-option-first-1 = seat 1
spywhere-option-first-2 = seat 2
spywhere-option-first-3 = seat 3
spywhere-option-first-4 = seat 4
spywhere-option-first-5 = seat 5
spywhere-option-first-6 = seat 6
spywhere-option-first-guess = The turn from which one may guess (0: the first, with two players the fifth)
spywhere-option-last-round = When a guess ends the game, the round is completed
spywhere-preset-standard = the rules as written
spywhere-preset-patient = no guess before the fifth turn, and everybody has as many turns
