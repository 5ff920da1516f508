spywhere-name = Spywhere

spywhere-nation-italy = Italy
spywhere-nation-england = England
spywhere-nation-france = France
spywhere-nation-spain = Spain
spywhere-nation-belgium = Belgium
spywhere-nation-germany = Germany

spywhere-adjective = { $nation-id ->
    [italy] Italian
    [england] English
    [france] French
    [spain] Spanish
    [belgium] Belgian
   *[germany] German
}

spywhere-short-italy = ITA
spywhere-short-england = ENG
spywhere-short-france = FRA
spywhere-short-spain = SPA
spywhere-short-belgium = BEL
spywhere-short-germany = GER

spywhere-blurb = A secret passport and swaps for all to see: collect your own country without giving it away, and find out the others.
spywhere-page-lead = Hide your passport, guess everybody else’s.
spywhere-page-minutes = 20 to 30 min

spywhere-seat = { $seat-is ->
    [you] { $number } you ({ $cards })
   *[other] { $number } { $seat } ({ $cards })
}
spywhere-centre = Centre
spywhere-laid = laid before
spywhere-my-hand = Your hand
spywhere-my-passport = Passport
spywhere-my-guesses = Your guesses
spywhere-pile = Pile: { $cards }.

spywhere-ask-exchange = Swap a card with the centre: “swap country for country”.
spywhere-ask-eliminate = { $is_own ->
    [yes] Three { spywhere-adjective } cards lie in the centre. They are your own, so all you can say is “keep”.
   *[no] Three { spywhere-adjective } cards lie in the centre: “eliminate { $nation }”, or “keep” them there.
}
spywhere-ask-guess = { $targets-n ->
    [one] You may lay a card before { $targets }: type “guess”, the number of the seat and a country; or “no-guess”.
   *[other] You may lay a card before one of these: { $targets }. Type “guess”, the number of the seat and a country; or “no-guess”.
}
spywhere-ask-last = { $targets-n ->
    [0] The last guesses, all at once: “seal” ends your answer.
   *[other] The last guesses, all at once. You may still lay cards before { $targets }: one by one (“guess”) or in one line (“last”, then for each card the number of the seat and a country, with commas between); “seal” ends your answer.
}

spywhere-verb-swap = swap { $give } for { $take }
spywhere-verb-eliminate = eliminate { $nation }
spywhere-verb-keep = keep
spywhere-verb-guess = guess { $target } { $nation }
spywhere-verb-no-guess = no-guess
spywhere-verb-last = last
spywhere-verb-none = none
spywhere-verb-seal = seal

spywhere-act-swap = lay down { $give }, take { $take }
spywhere-act-eliminate = eliminate three { spywhere-adjective } cards
spywhere-act-keep = keep the three alike where they are
spywhere-act-guess = lay { $nation } before { $target }
spywhere-act-no-guess = no guess this turn
spywhere-act-seal = seal the answer

spywhere-over = The game is over.
spywhere-end-pile = The pile is used up.
spywhere-end-guessed = Somebody has guessed about everybody.

spywhere-part-cards = { $n ->
    [1] { $nation }
   *[other] { $n } { $nation }
}
spywhere-part-verdict = { $target-is ->
    [you] { $nation } before you
   *[other] { $nation } before { $target }
} ({ $is_right ->
    [yes] right
   *[no] wrong
})

spywhere-log-removed = Out of the game: { $nation }.
spywhere-log-passports = { $nations-n ->
    [one] Your passport: { $nations }.
   *[other] Your passports: { $nations }.
}
spywhere-log-drew = You draw: { $cards }.
spywhere-log-centre = In the centre: { $cards }.
spywhere-log-begins = { $seat-is ->
    [you] You begin.
   *[other] { $seat } begins.
}
spywhere-log-swap = { $seat-is ->
    [you] You lay down { $gave } and take { $took }.
   *[other] { $seat } lays down { $gave } and takes { $took }.
}
spywhere-log-eliminate = { $seat-is ->
    [you] You eliminate three { spywhere-adjective } cards.
   *[other] { $seat } eliminates three { spywhere-adjective } cards.
}
spywhere-log-keep = { $seat-is ->
    [you] You keep the three { spywhere-adjective } cards where they are.
   *[other] { $seat } keeps the three { spywhere-adjective } cards where they are.
}
spywhere-log-bonus = { $seat-is ->
    [you] You draw a bonus card.
   *[other] { $seat } draws a bonus card.
}
spywhere-log-refill = New in the centre: { $cards }.
spywhere-log-redraw = Three { spywhere-adjective } cards again: they go back into the pile.
spywhere-log-guess = { $seat-is ->
    [you] You lay { $nation-id ->
        [none] a card
       *[other] { $nation }
    } before { $target }.
   *[other] { $target-is ->
        [you] { $seat } lays { $nation-id ->
            [none] a card
           *[other] { $nation }
        } before you.
       *[other] { $seat } lays { $nation-id ->
            [none] a card
           *[other] { $nation }
        } before { $target }.
    }
}
spywhere-log-last = { $closer-is ->
    [you] You have guessed about everybody.
    [other] { $closer } has guessed about everybody.
   *[nobody] { $cause }
}{ $asked-n ->
    [0] {""}
   *[other] {" "}The last guesses now come from: { $asked-you }.
}
spywhere-log-sealed = { $seat-is ->
    [you] You have answered.
   *[other] { $seat } has answered.
}
spywhere-log-shown = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $passports-n ->
    [one] passport
   *[other] passports
} { $passports }; in hand { $hand }; { $guesses-n ->
    [0] no guesses
   *[other] guesses: { $guesses }
}.
spywhere-log-score = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
} = { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
spywhere-log-end = { $winners-n ->
    [one] { $winners-you ->
        [you] You win.
       *[other] { $winners } wins.
    }
   *[other] The victory is shared: { $winners-you }.
}

spywhere-plain-dealing = Cards are being dealt.
spywhere-plain-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
spywhere-plain-last = The last guesses; still to answer: { $seats }.
spywhere-plain-who = { $seat-is ->
    [you] you
   *[other] { $seat }
}
spywhere-plain-nothing = nothing
spywhere-plain-passport = { $n ->
    [one] Your passport
   *[other] Your passports
 }: { $names }.
spywhere-plain-my-hand = Your hand: { $cards }.
spywhere-plain-centre = In the centre: { $cards }.
spywhere-plain-my-guesses = Your guesses: { $guesses }.
spywhere-plain-my-guess = { $nation } before { $seat }
spywhere-plain-table = { $seat-is ->
    [you] You: { $parts }.
   *[other] { $who }: { $parts }.
}
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
spywhere-plain-about = { $seat-is ->
    [you] you
   *[other] { $seat }
}
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

spywhere-notes-title = The others’ nationalities in per cent: as proven, and as habits suggest
spywhere-notes-proof = proven
spywhere-notes-habit = by habit

spywhere-refused-not-in-game = that nationality is not in the game: { $action }
spywhere-refused-exchange-first = first swap a card with the centre: { $action }
spywhere-refused-exchanged = this turn’s swap is done: { $action }
spywhere-refused-not-in-hand = you have no such card in your hand: { $action }
spywhere-refused-not-in-centre = there is no such card in the centre: { $action }
spywhere-refused-choose-first = say first whether you eliminate the three alike: { $action }
spywhere-refused-not-three = there are not three of those in the centre, or it is too late: { $action }
spywhere-refused-own = you cannot eliminate your own nationality: { $action }
spywhere-refused-one-a-turn = no more than one elimination a turn: { $action }
spywhere-refused-nothing-to-keep = there is nothing to keep now: { $action }
spywhere-refused-too-early = it is too early to guess: { $action }
spywhere-refused-yourself = you guess about the others: { $action }
spywhere-refused-no-seat = nobody sits there: { $action }
spywhere-refused-guessed = your card already lies before that player: { $action }
spywhere-refused-spent = that identification card is already laid: { $action }
spywhere-refused-seal-instead = seal your last answer (last none, or seal): { $action }
spywhere-refused-not-last = the last guesses come when the turns are over: { $action }
spywhere-refused-turns-over = there are no more turns: { $action }
spywhere-refused-laid-two = your two cards are laid: { $action }
spywhere-refused-ascending = give the answer in the order of seats and nationalities: { $action }

spywhere-malformed-action = not a whole action: { $text } (swap … for …, eliminate …, keep, guess … …, no-guess, last …, seal)
spywhere-malformed-last = say which cards (last seat country, seat country), or last none: { $text }
spywhere-malformed-seat = not a seat: { $text } (1 to { $high })
spywhere-unknown-nation = unknown nationality: { $text }; there are { spywhere-nation-italy }, { spywhere-nation-england }, { spywhere-nation-france }, { spywhere-nation-spain }, { spywhere-nation-belgium }, { spywhere-nation-germany }
spywhere-ambiguous-nation = { $text } may be { $one } or { $other }

spywhere-option-reshuffle-triples = If a refill leaves three alike, they go back into the pile
spywhere-option-removed = The nationality that leaves the game, with four players or fewer
spywhere-option-removed-random = drawn at random
spywhere-option-removed-italy = Italy
spywhere-option-removed-england = England
spywhere-option-removed-france = France
spywhere-option-removed-spain = Spain
spywhere-option-removed-belgium = Belgium
spywhere-option-removed-germany = Germany
spywhere-option-removed-none = none: all six stay
spywhere-option-first = Who begins
spywhere-option-first-lot = drawn at random
spywhere-option-first-1 = seat 1
spywhere-option-first-2 = seat 2
spywhere-option-first-3 = seat 3
spywhere-option-first-4 = seat 4
spywhere-option-first-5 = seat 5
spywhere-option-first-6 = seat 6
spywhere-option-first-guess = The turn from which one may guess (0: the first, with two players the fifth)
spywhere-option-last-round = When a guess ends the game, the round is completed
spywhere-preset-standard = the rules as the rulebook has them
spywhere-preset-patient = no guess before the fifth turn, and everybody has as many turns

## The page

spywhere-page-ask-exchange = Swap a card of your hand for one of the centre.
spywhere-page-ask-exchange-give = { $give } for which card of the centre?
spywhere-page-ask-exchange-take = What do you give for { $take }?
spywhere-page-ask-exchange-give-take = Swap { $give } for { $take }?
spywhere-page-ask-eliminate = Eliminate the three { spywhere-adjective } cards?
spywhere-page-ask-guess = Would you like to guess?
spywhere-page-ask-guess-target = Which card goes before { $target }?
spywhere-page-ask-guess-nation = Before whom do you lay { $nation }?
spywhere-page-ask-guess-target-nation = Lay { $nation } before { $target }?
spywhere-page-ask-last = The last guesses: who is from where?
spywhere-page-ask-last-target = Which card goes before { $target }?
spywhere-page-ask-last-nation = Before whom do you lay { $nation }?
spywhere-page-ask-last-laid = { $n ->
    [one] One card laid. Seal your answer?
   *[other] { $n } cards laid. Seal your answer?
}
spywhere-page-wait-exchange = { $seat } swaps a card with the centre.
spywhere-page-wait-eliminate = Three { spywhere-adjective } cards in the centre: { $seat } may eliminate or keep them.
spywhere-page-wait-guess = { $seat } may guess.
spywhere-page-wait-last = The last guesses. Still to answer: { $seats }.
spywhere-page-help-exchange = Touch a card of your hand, then one of the centre. Everybody will see both.
spywhere-page-help-eliminate = Eliminating gives you one more card, and shows everybody that this country is not yours.
spywhere-page-help-guess = Touch an opponent, then a card. Once laid it stays; one card for each opponent.
spywhere-page-help-guess-two = Touch a card. Once laid it stays; two in all, on different turns.
spywhere-page-help-last = Touch an opponent, then a card, for everybody you still want to guess about. Then seal the lot.
spywhere-page-help-wait = Watch what is taken and what is laid down: people like to keep the cards of their own country.
spywhere-page-do-exchange = Swap
spywhere-page-do-eliminate = Eliminate
spywhere-page-do-keep = Keep them there
spywhere-page-do-guess = Lay it
spywhere-page-do-no-guess = No guess
spywhere-page-do-last = Seal
spywhere-page-you = You
spywhere-page-begins = begins
spywhere-page-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
spywhere-page-seen = seen: { $cards }
spywhere-page-not = { $seat-is ->
    [you] You are not
   *[other] Is not
}
spywhere-page-guesses = Guesses
spywhere-page-none = none
spywhere-page-no-clues = no clue yet
spywhere-page-before = Lay a card before { $seat }
spywhere-page-laid = { $seat-is ->
    [you] before you
   *[other] before { $seat }
}
spywhere-page-cards-mine = Your identification cards
spywhere-page-covered = face-down card
spywhere-page-drawn = { $cards }, one of them just drawn
spywhere-page-pile = Pile: { $n }
spywhere-page-removed = Not in the game
spywhere-page-removed-none = All six countries are in
spywhere-page-out-of-italy = Italy
spywhere-page-out-of-england = England
spywhere-page-out-of-france = France
spywhere-page-out-of-spain = Spain
spywhere-page-out-of-belgium = Belgium
spywhere-page-out-of-germany = Germany
spywhere-page-from = You are from { $one }.
spywhere-page-from-two = You are from { $one } and { $two }.
spywhere-page-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $own ->
    [0] none
   *[other] { $own }
} { $passports ->
    [one] of your own country
   *[other] of your own countries
}
spywhere-page-own = { $own ->
    [0] no card
    [one] { $own } card
   *[other] { $own } cards
} { $passports ->
    [one] of your own country
   *[other] of your own countries
} in hand
spywhere-page-odds = Odds
spywhere-page-odds-proof = in %, from what is proven
spywhere-page-odds-habit = in %, from people’s habits
spywhere-page-odds-shown = Odds
spywhere-page-odds-none = hidden
spywhere-page-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
spywhere-page-wins = wins
spywhere-page-right = right
spywhere-page-wrong = it was { $truth }
spywhere-page-no-guesses = no guesses
spywhere-page-sum = { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}
spywhere-page-how-counted = Points: own cards + own cards × right guesses; 3 more for whoever ended the game by guessing.

## Paper
spywhere-print-nationalities = Nationality cards
spywhere-print-passports = Passports
spywhere-print-passport = Passport
spywhere-print-identifications = Identification cards
spywhere-page-tab-paper = Secrets
spywhere-page-log-passports = { $nations-n ->
    [one] { $whose }’s passport: { $nations }.
   *[other] { $whose }’s passports: { $nations }.
}
spywhere-page-log-drew = { $whose } draws: { $cards }.
spywhere-legend-over = 2+ right guess, 2- wrong guess
spywhere-legend =
    ( ) not in the game; “?” asked; > on turn; (4) cards in hand; x3 clue pile
    1 known to be in that hand; * your passport; →2 laid before seat 2
