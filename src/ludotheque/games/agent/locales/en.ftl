agent-name = Agent
agent-blurb = Bribe the world’s agents in secret, move them in the open, and bring the suitcase home.
agent-page-lead = Bribe agents in secret and bring the suitcase home.
agent-page-minutes = 45 to 60 min

agent-colour-green = green
agent-colour-blue = blue
agent-colour-red = red
agent-colour-yellow = yellow
agent-nation-americans = American
agent-nation-english = Englishman
agent-nation-russians = Russian
agent-nation-chinese = Chinese
agent-figure-green-1 = green-1
agent-figure-green-2 = green-2
agent-figure-green-3 = green-3
agent-figure-green-4 = green-4
agent-figure-green-5 = green-5
agent-figure-green-6 = green-6
agent-figure-green-7 = green-7
agent-figure-green-8 = green-8
agent-figure-green-9 = green-9
agent-figure-green-10 = green-10
agent-figure-green-11 = green-11
agent-figure-green-12 = green-12
agent-figure-blue-1 = blue-1
agent-figure-blue-2 = blue-2
agent-figure-blue-3 = blue-3
agent-figure-blue-4 = blue-4
agent-figure-blue-5 = blue-5
agent-figure-blue-6 = blue-6
agent-figure-blue-7 = blue-7
agent-figure-blue-8 = blue-8
agent-figure-blue-9 = blue-9
agent-figure-blue-10 = blue-10
agent-figure-blue-11 = blue-11
agent-figure-blue-12 = blue-12
agent-figure-red-1 = red-1
agent-figure-red-2 = red-2
agent-figure-red-3 = red-3
agent-figure-red-4 = red-4
agent-figure-red-5 = red-5
agent-figure-red-6 = red-6
agent-figure-red-7 = red-7
agent-figure-red-8 = red-8
agent-figure-red-9 = red-9
agent-figure-red-10 = red-10
agent-figure-red-11 = red-11
agent-figure-red-12 = red-12
agent-figure-yellow-1 = yellow-1
agent-figure-yellow-2 = yellow-2
agent-figure-yellow-3 = yellow-3
agent-figure-yellow-4 = yellow-4
agent-figure-yellow-5 = yellow-5
agent-figure-yellow-6 = yellow-6
agent-figure-yellow-7 = yellow-7
agent-figure-yellow-8 = yellow-8
agent-figure-yellow-9 = yellow-9
agent-figure-yellow-10 = yellow-10
agent-figure-yellow-11 = yellow-11
agent-figure-yellow-12 = yellow-12

agent-city-washington = Washington
agent-city-new-york = New York
agent-city-reykjavik = Reykjavik
agent-city-london = London
agent-city-hamburg = Hamburg
agent-city-helsinki = Helsinki
agent-city-moscow = Moscow
agent-city-tashkent = Tashkent
agent-city-ulan-bator = Ulan Bator
agent-city-peking = Peking
agent-city-singapore = Singapore
agent-city-rio-de-janeiro = Rio de Janeiro
agent-city-azores = Azores
agent-city-dublin = Dublin
agent-city-vienna = Vienna
agent-city-istanbul = Istanbul
agent-city-teheran = Teheran
agent-city-calcutta = Calcutta
agent-city-nairobi = Nairobi
agent-city-havana = Havana
agent-city-lisbon = Lisbon
agent-city-rome = Rome
agent-city-cairo = Cairo
agent-city-dakar = Dakar
agent-city-tangier = Tangier
agent-city-bahamas = the Bahamas

agent-verb-move = move
agent-verb-attack = attack
agent-verb-bribe = bribe
agent-verb-put = put
agent-verb-take = take
agent-verb-drop = let-go
agent-verb-claim = claim
agent-verb-seal = seal
agent-verb-end = end
agent-verb-let = let-pass
agent-verb-protest = protest
agent-verb-consent = give-way
agent-verb-stand = stand-by
agent-verb-give-up = give-up
agent-verb-refuse = take-back
agent-verb-uphold = let-stand
agent-verb-leave = leave
agent-verb-carry = carry
agent-verb-none = nothing

agent-ask-opening = Bribe in secret before the game begins: lot by lot ({ agent-verb-put }), all at once ({ agent-verb-bribe }), or not at all ({ agent-verb-bribe } { agent-verb-none }).
agent-ask-draft = { $sum } dollars are written down: add lots ({ agent-verb-put }), then seal the bribe ({ agent-verb-seal }).
agent-ask-turn = Your turn: { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-take } or { agent-verb-drop }.
agent-ask-turn-again = It was taken back: do something else, or end the turn ({ agent-verb-end }).
agent-ask-turn-handled = The suitcase has been seen to: now { agent-verb-move }, { agent-verb-attack } or { agent-verb-bribe }.
agent-ask-protest = Do you protest ({ agent-verb-protest }), or let it pass ({ agent-verb-let })?
agent-ask-answer = A protest from { $seats }: do you stand by it ({ agent-verb-stand }) or give way ({ agent-verb-consent })?
agent-ask-claim = { $leader-is ->
    [nobody] A contest for { $agent }:
    [you] A contest for { $agent }, you lead with { $sum } dollars:
   *[other] A contest for { $agent }, { $leader } leads with { $sum } dollars:
} { $may_claim ->
    [yes] claim a sum ({ agent-verb-claim }), or give up ({ agent-verb-give-up }).
   *[no] you have too little here to claim, so all you can do is give up ({ agent-verb-give-up }).
}
agent-ask-verdict = You decide: let it stand ({ agent-verb-uphold }) or take it back ({ agent-verb-refuse })?

agent-handling-carried = carrying the suitcase
agent-handling-left = leaving the suitcase behind
agent-handling-taken-along = taking the suitcase along
agent-handling-not-taken-along = not touching the suitcase
agent-handling-set-down = carrying the suitcase there and letting it go
agent-handling-on = onto the suitcase, now holding it
agent-handling-beside = beside the suitcase
agent-handling-captured = taking the suitcase away
agent-handling-let-lie = letting the suitcase lie

agent-log-sealed = { $seat-is ->
    [you] You have sealed.
   *[other] { $seat } has sealed.
}
agent-log-put = You put down: { $lots }.
agent-log-first = { $seat-is ->
    [you] You are drawn to begin.
   *[other] { $seat } is drawn to begin.
}
agent-log-move = { $case-id ->
    [none] { $seat-is ->
        [you] You move { $agent } { agent-from } { agent-to }.
       *[other] { $seat } moves { $agent } { agent-from } { agent-to }.
    }
   *[other] { $seat-is ->
        [you] You move { $agent } { agent-from } { agent-to }, { $case }.
       *[other] { $seat } moves { $agent } { agent-from } { agent-to }, { $case }.
    }
}
agent-log-attack = { $case-id ->
    [none] { $seat-is ->
        [you] You attack { $target } ({ $to }) with { $agent }.
       *[other] { $seat } attacks { $target } ({ $to }) with { $agent }.
    }
   *[other] { $seat-is ->
        [you] You attack { $target } ({ $to }) with { $agent }, { $case }.
       *[other] { $seat } attacks { $target } ({ $to }) with { $agent }, { $case }.
    }
}
agent-log-take = { $seat-is ->
    [you] You have { $agent } take the suitcase ({ $at }).
   *[other] { $seat } has { $agent } take the suitcase ({ $at }).
}
agent-log-drop = { $seat-is ->
    [you] You have { $agent } let go of the suitcase ({ $at }).
   *[other] { $seat } has { $agent } let go of the suitcase ({ $at }).
}
agent-log-bribe = { $seat-is ->
    [you] You: “I bribe!”
   *[other] { $seat }: “I bribe!”
}
agent-log-end-turn = { $seat-is ->
    [you] You end the turn.
   *[other] { $seat } ends the turn.
}
agent-log-answered = { $seat-is ->
    [you] You have answered.
   *[other] { $seat } has answered.
}
agent-log-protests = { $seats-n ->
    [0] Nobody protests.
   *[other] A protest from { $seats-you }.
}
agent-log-consents = { $seat-is ->
    [you] You give way: nothing changes for { $agent }.
   *[other] { $seat } gives way: nothing changes for { $agent }.
}
agent-log-stands-by = { $seat-is ->
    [you] You stand by it: a contest for { $agent }.
   *[other] { $seat } stands by it: a contest for { $agent }.
}
agent-log-claims = { $seat-is ->
    [you] You claim { $sum } dollars on { $agent }.
   *[other] { $seat } claims { $sum } dollars on { $agent }.
}
agent-log-gives-up = { $seat-is ->
    [you] You give up in the contest for { $agent }.
   *[other] { $seat } gives up in the contest for { $agent }.
}
agent-log-decides = { $seat-is ->
    [you] It is for you to decide.
   *[other] It is for { $seat } to decide.
}
agent-log-upholds = { $seat-is ->
    [you] You let it stand.
   *[other] { $seat } lets it stand.
}
agent-log-refuses = { $seat-is ->
    [you] You take it back.
   *[other] { $seat } takes it back.
}
agent-log-exile = “Off to the Bahamas!” { $agent } is out of the game; the stakes there were: { $stakes }.
agent-log-fee = { $seat-is ->
    [you] You lose { $sum } dollars of your stake on { $agent }.
   *[other] { $seat } loses { $sum } dollars of the stake on { $agent }.
}
agent-log-loses-turn = { $seat-is ->
    [you] You will lose a turn.
   *[other] { $seat } will lose a turn.
}
agent-log-lost-turn = { $seat-is ->
    [you] You lose this turn.
   *[other] { $seat } loses this turn.
}
agent-log-laid-open = { $lots-n ->
    [0] { $seat-is ->
        [you] Your sheet: nothing.
       *[other] The sheet of { $seat }: nothing.
    }
   *[other] { $seat-is ->
        [you] Your sheet: { $lots }.
       *[other] The sheet of { $seat }: { $lots }.
    }
}
agent-log-won = { $seat-is ->
    [you] { $agent } is home with the suitcase: you win.
   *[other] { $agent } is home with the suitcase: { $seat } wins.
}
agent-log-tied = The last round is over: the game is drawn.

agent-part-stake = { $seat-is ->
    [you] { $sum } by you
   *[other] { $sum } by { $seat }
}
agent-part-lot = { $sum } on { $agent }

agent-act-move = { $case-id ->
    [leave] { $agent } { agent-to }, leaving the suitcase
    [take] { $agent } { agent-to }, taking the suitcase
    [carry] { $agent } { agent-to }, carrying the suitcase
    [drop] { $agent } { agent-to }, letting go of the suitcase there
   *[none] { $agent } { agent-to }
}
agent-act-attack = { $case-id ->
    [leave] { $agent } attacks { $target } ({ $to }), leaving the suitcase
    [take] { $agent } attacks { $target } ({ $to }), taking the suitcase
    [carry] { $agent } attacks { $target } ({ $to }), carrying the suitcase
    [drop] { $agent } attacks { $target } ({ $to }), letting go of the suitcase there
   *[none] { $agent } attacks { $target } ({ $to })
}
agent-act-take = { $agent } takes the suitcase
agent-act-drop = { $agent } lets go of the suitcase
agent-act-put = { $sum } on { $agent }
agent-act-seal = seal the bribe
agent-act-end = end the turn
agent-act-let = let it pass
agent-act-protest = protest
agent-act-consent = give way
agent-act-stand = stand by it
agent-act-give-up = give up
agent-act-claim = claim { $sum }
agent-act-refuse = take it back
agent-act-uphold = let it stand

agent-word-exiled = in the Bahamas: { $agents }
agent-word-roads = Connections: { $roads }
agent-word-sheet = My sheet: { $stakes }
agent-word-left = left: { $lots }
agent-word-nothing = nothing
agent-word-round = Round { $round }
agent-word-turn = { $seat-is ->
    [you] your turn
   *[other] { $seat }’s turn
}

agent-plain-opening = The opening bribes are being written.
agent-plain-turn = { $seat-is ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $seat }’s turn.
}
agent-plain-protests = Protesting: { $seats }.
agent-plain-contest = Contest for { $agent }; claims in dollars: { $claims }.
agent-plain-claim = { $seat-is ->
    [you] { $dollars } by you
   *[other] { $dollars } by { $seat }
}
agent-plain-no-claims = none yet
agent-plain-leader = Leading: { $seats }.
agent-plain-given-up = Given up: { $seats }.
agent-contest-may = You may claim { $least } to { $most } dollars.
agent-plain-who = { $seat-is ->
    [you] you
   *[other] { $seat }
}
agent-plain-stakes = Your stakes: { $stakes }.
agent-plain-draft = Not yet sealed: { $stakes }.
agent-plain-left = Left on your sheet: { $lots }.
agent-plain-lots = { $n ->
    [one] { $n } lot of { $dollars }
   *[other] { $n } lots of { $dollars }
 }
agent-plain-case-held = Suitcase: held by { $agent }, { $space }.
agent-plain-case-lies = Suitcase: unattended, { $space }.
agent-plain-holder = { $agent } with the suitcase
agent-plain-space = { $space }: { $agents }. Connections: { $roads }.
agent-plain-exiled = In the Bahamas: { $agents }.
agent-plain-proven = { $seat-is ->
    [you] Your proven stakes: { $stakes }.
   *[other] { $seat }’s proven stakes: { $stakes }.
}
agent-plain-sheet = { $seat }’s stakes: { $stakes }.
agent-plain-capitals = Capitals: { $capitals }.
agent-plain-empty = Spaces without an agent: { $spaces }.

agent-notes-title = Notebook: what is proven of each stake, in dollars
agent-notes-wide = ~: too many proofs to combine; the range may be narrower.
agent-notes-unaccounted = unknown
agent-notes-bribes = bribes
agent-notes-fees = fees paid
agent-notes-exiles = exiled
agent-notes-times = In brackets: how often.

agent-option-case-handling = Taking and letting go of the suitcase
agent-option-case-handling-free = the agent that moves may do so in the same action (between the two rulebooks)
agent-option-case-handling-turn = only as an action of its own (French)
agent-option-case-handling-extra = once a turn on top of the action, and as part of a step (Dutch)
agent-option-contest-tie = Equal sums in a contest
agent-option-contest-tie-mover = the mover decides (French)
agent-option-contest-tie-turn-order = the mover decides; for an attack, the first in the order of play of those who named it (Dutch)
agent-option-contest-tie-first = only the mover may match a sum; the last to claim decides
agent-option-take-backs = Actions taken back after which the turn ends
agent-option-captured-case = The suitcase of an exile
agent-option-captured-case-may = may be taken (French)
agent-option-captured-case-must = is taken (Dutch)
agent-option-failed-protest = A protest that fails
agent-option-failed-protest-free = costs nothing
agent-option-failed-protest-lose-turn = costs its opener the next turn
agent-option-map = The map: a name, or @FILE for one of your own
agent-page-option-map = The map
agent-option-map-grand = 25 spaces, four steps to Tangier
agent-option-map-petit = 21 spaces, three steps to Tangier
agent-option-map-toy = four spaces, two agents, for study
agent-option-round-limit = Rounds after which the game is drawn; 0: none
agent-option-lots = The money on a sheet
agent-option-lots-sheet = whole lots, as printed
agent-option-lots-free = any multiple of 100

agent-preset-standard = our usual table: a blend of both rulebooks
agent-preset-french = as the French rulebook reads
agent-preset-dutch = as the Dutch rulebook reads

agent-refused-not-now = that is an answer, and nothing is asked: { $action }
agent-refused-out-of-play = that agent is in the Bahamas: { $action }
agent-refused-not-adjoining = an agent goes one step, to an adjoining space: { $action }
agent-refused-not-there = the agent is not there: { $action }
agent-refused-no-such-choice = that step leaves no such choice about the suitcase: { $action }
agent-refused-must-take = at this table the exile’s suitcase must be taken: { $action }
agent-refused-held-by-another = another agent holds the suitcase: { $action }
agent-refused-repeated = this was taken back earlier in the turn: { $action }
agent-refused-stake-too-small = an attack needs a stake of 500 on the attacking agent: { $action }
agent-refused-target-out = the target is in the Bahamas already: { $action }
agent-refused-target-here = an attack is a step: nobody in the attacker’s own space can be attacked: { $action }
agent-refused-target-not-near = the target is not in an adjoining space: { $action }
agent-refused-target-safe = an agent in its own capital cannot be attacked: { $action }
agent-refused-nothing-to-take = no unattended suitcase lies in that agent’s space: { $action }
agent-refused-nothing-to-drop = that agent does not hold the suitcase: { $action }
agent-refused-handled = the suitcase has been seen to this turn: { $action }
agent-refused-no-such-lot = the sheets of this table have no such lot: { $action }
agent-refused-lot-gone = your sheet has no such lot left: { $action }
agent-refused-not-ascending = the lots of a bribe are put down in the order of the agents: { $action }
agent-refused-larger-first = the larger lots on an agent are put down first: { $action }
agent-refused-bribe-exile = an agent in the Bahamas takes no bribes: { $action }
agent-refused-empty-bribe = a bribe on one’s turn has at least one lot: { $action }
agent-refused-finish-bribe = you are bribing: add lots or seal: { $action }
agent-refused-no-passing = one may not pass before something has been taken back: { $action }
agent-refused-asked-opening = the opening bribes are being written: { $action }
agent-refused-asked-protest = you are asked whether you protest: { $action }
agent-refused-asked-answer = you are asked whether you stand by it: { $action }
agent-refused-asked-claim = a contest is on: claim or give up: { $action }
agent-refused-asked-verdict = you are asked whether it stands: { $action }
agent-refused-above-stake = one may not claim more than one’s stake: { $action }
agent-refused-not-higher = a claim is higher than the leader’s, or equals it where that is allowed: { $action }
agent-refused-no-such-claim = a claim is 100 dollars or more, in hundreds: { $action }

agent-malformed-form = not a whole action: { $text }; one begins with { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-put }, { agent-verb-seal }, { agent-verb-take }, { agent-verb-drop }, { agent-verb-end }, { agent-verb-let }, { agent-verb-protest }, { agent-verb-stand }, { agent-verb-consent }, { agent-verb-claim }, { agent-verb-give-up }, { agent-verb-uphold }, { agent-verb-refuse }
agent-malformed-space-unknown = no space is called { $text }; there are { $values }
agent-malformed-space-ambiguous = { $text } may mean { $values }
agent-malformed-agent-unknown = no agent is called { $text }; there are { $values }
agent-malformed-agent-ambiguous = { $text } may mean { $values }
agent-malformed-choice = { $drop ->
    [yes] say what becomes of the suitcase: { agent-verb-leave }, { $held } or { agent-verb-drop }
   *[no] say what becomes of the suitcase: { agent-verb-leave } or { $held }
}
agent-malformed-sum = not a sum in whole hundreds of dollars: { $text }

agent-map-unknown = there is no such map; there are { $values }, or the whole text of one (in the terminal map=@FILE)
agent-map-long = the text of a map has at most { $limit } characters
agent-map-clash = another map has the number of this one; change anything in it
agent-map-word = line { $line } of the map: it begins with none of { $values }
agent-map-form = line { $line } of the map: write { $form }
agent-map-space-name = line { $line } of the map: the name is taken, or not one of letters with single hyphens between them ({ $limit } characters at most)
agent-map-space-unknown = line { $line } of the map: word { $word } is not the name of a space above
agent-map-spaces = line { $line } of the map: more than { $limit } spaces
agent-map-centre-twice = line { $line } of the map: { $name } is the centre already
agent-map-centre-capital = line { $line } of the map: the centre { $name } cannot be a capital
agent-map-no-centre = line { $line } of the map: no space is the centre
agent-map-no-nation = line { $line } of the map: there is no nation
agent-map-nation = line { $line } of the map: the nation is there already, or is none of { $values }
agent-map-agents = line { $line } of the map: more than { $limit } agents in all
agent-map-capital-twice = line { $line } of the map: { $name } is a capital already
agent-map-loop = line { $line } of the map: { $name } cannot adjoin itself
agent-map-edge-twice = line { $line } of the map: { $one } and { $two } are joined already
agent-map-lot = line { $line } of the map: the value is there already, is no multiple of 100, or is the seventh
agent-map-sheet = line { $line } of the map: a sheet has at most { $lots } lots and { $total } dollars
agent-map-cut-off = line { $line } of the map: no path leads from { $name } to the centre
agent-map-number = line { $line } of the map: a whole number from { $low } to { $high } is needed
agent-ask-unspent = { $sum } dollars stay unspent, and a later bribe costs a turn. Seal all the same? (yes/no)
agent-part-contested = The contest for { $agent }: { $bids }{ $stands ->
    [yes] ; the action stood
    [no] ; the action was taken back
   *[none] {""}
}.
agent-part-bid = { $claim ->
    [none] { $seat-is ->
        [you] you gave up with { $stake } dollars
       *[other] { $seat } gave up with { $stake } dollars
    }
   *[other] { $seat-is ->
        [you] you claimed { $claim } of your { $stake } dollars
       *[other] { $seat } claimed { $claim } dollars and had { $stake }
    }
}

## The page

agent-page-letter-green = G
agent-page-letter-blue = B
agent-page-letter-red = R
agent-page-letter-yellow = Y
agent-page-short-rio-de-janeiro = Rio
agent-page-town = { $n ->
    [0] { $space }
   *[other] { $space }: { $agents }
}{ $case ->
    [yes] {" "}(the suitcase)
   *[no] {""}
}
agent-page-figure = { $case ->
    [yes] { $agent } with the suitcase, { $space }
   *[no] { $agent }, { $space }
}
agent-page-target = Attack { $agent }, { $space }
agent-page-no-exile = nobody yet

## Paper
agent-print-board = Map
agent-print-figures = Figures and suitcase
agent-print-sheet = Secret sheet
agent-print-player = Player
agent-print-strike = Strike off each lot you put down.
agent-print-account = Any multiple of 100: keep account of what is left.
agent-print-put = Put down
agent-print-attacks = Attacks
agent-print-stake = Stake
agent-print-exiles = Exile list
agent-print-exiles-how = When an agent is sent to the Bahamas, write down every player’s stake on it: they are public from then on (A7b).
agent-print-exiles-attacks = Attacks, 500 each
agent-print-contest = The contest
agent-print-contest-1 = All but the mover say at the same time whether they protest. You need no stake to do so. If nobody does, the action stands (C1).
agent-print-contest-2 = The mover gives way, and the action is taken back; or stands by it, and there is a contest for that agent (A7a).
agent-print-contest-3 = The opener speaks first: the first protester clockwise from the mover. Then the mover, then all others clockwise, round and round (C1, C3).
agent-print-contest-4 = Claim a multiple of 100, never more than your own stake on the agent, and more than the leader; or give up for good (C2, C3).
agent-print-contest-5 = When all others are out, the leader decides whether the action stands or is taken back. If nobody has claimed, the mover decides (C4).
agent-print-contest-mover = You may match a sum you have not named before. If several have named the highest, the mover decides (C4-a).
agent-print-contest-turn-order = You may match a sum you have not named before. If several have named the highest, the mover decides; for an attack, the first of them in the order of play, from the mover on (C4-a).
agent-print-contest-first = Nobody but the mover may match a sum; whoever claimed last decides (C4-a).
agent-print-contest-free = A protest that fails costs nothing (C5).
agent-print-contest-lose-turn = If the action stands and the opener was not the one to decide, the opener loses the next turn (C5).
agent-page-tab-board = Map
agent-page-zoom = Enlarge the map
agent-page-tab-paper = My sheet
agent-page-tab-papers = Sheets
agent-page-log-put = { $whose } puts down: { $lots }.
agent-page-you = You
agent-page-seconds = { $seconds } s to answer
agent-page-ask-opening = Bribe in secret: lay lots on any agents you like.
agent-page-help-opening = Touch a lot, then an agent. When an agent brings the suitcase home, whoever has the highest stake on it wins.
agent-page-ask-bribe = “I bribe!” Lay lots on agents, then announce it.
agent-page-help-bribe = The others learn that you bribe, but not whom or how much.
agent-page-ask-turn = Touch an agent to move it, or bribe.
agent-page-help-turn = Any agent, one step: they belong to everybody.
agent-page-ask-turn-again = It was taken back: do something else, or end your turn.
agent-page-help-turn-again = The same action may not be repeated in this turn.
agent-page-ask-turn-handled = The suitcase has been seen to. Now move, attack or bribe.
agent-page-help-turn-handled = Any agent, one step: they belong to everybody.
agent-page-ask-step = { $agent }: where to?
agent-page-help-step = Gold dot: go there. Red disc: attack.
agent-page-ask-case = { $act }. And the suitcase?
agent-page-ask-attack = { $act }. Shall it be so?
agent-page-help-attack = If the exile stands it costs you $500 of your stake, and all stakes on the exile are shown.
agent-page-act-protest = { $act } Do you protest?
agent-page-ask-protest = Do you protest, or let it pass?
agent-page-ask-verdict = You decide: does it stand, or is it taken back?
agent-page-help-protest = You may protest without any stake: that is the bluff. No answer means letting it pass.
agent-page-ask-answer = A protest from { $seats }. Do you stand by it?
agent-page-help-answer = Standing by it opens a contest; giving way takes the action back, and you take another.
agent-page-ask-claim = Who pays { $agent }? Claim a sum, or give up.
agent-page-ask-raise = { $seat } claims { $sum } on { $agent }. Claim more, or give up for good.
agent-page-help-claim = You may claim less than your stake, never more. Claims stay public.
agent-page-act-verdict = You decide. { $act }
agent-page-help-verdict = You are free, whatever you have done so far.
agent-page-wait-opening = Your sheet is sealed. Waiting for the others.
agent-page-wait-opening-watched = Everybody bribes in secret.
agent-page-wait-protest = { $act } Waiting for the answers.
agent-page-wait-answer = { $seat-is ->
    [you] { $act } You are to answer.
   *[other] { $act } A protest: will { $seat } stand by it?
}
agent-page-wait-claim = Who pays { $agent }? Nobody has claimed anything yet.
agent-page-wait-raise = { $seat-is ->
    [you] Who pays { $agent }? You lead with { $sum }.
   *[other] Who pays { $agent }? { $seat } leads with { $sum }.
}
agent-page-wait-verdict = { $seat-is ->
    [you] You decide. { $act }
   *[other] { $seat } decides. { $act }
}
agent-page-do-let = Let it pass
agent-page-do-protest = Protest
agent-page-do-stand = Stand by it
agent-page-do-consent = Give way
agent-page-do-uphold = Let it stand
agent-page-do-refuse = Take it back
agent-page-do-claim = Claim
agent-page-do-give-up = Give up
agent-page-do-take = Take the suitcase
agent-page-do-drop = Let go of the suitcase
agent-page-do-move = Go there
agent-page-do-attack = Attack
agent-page-do-bribe = “I bribe!”
agent-page-do-end = End the turn
agent-page-do-seal = Seal
agent-page-do-seal-opening = Seal my sheet
agent-page-do-seal-bribe = “I bribe!”
agent-page-do-seal-anyway = Seal anyway
agent-page-do-go-on = Not yet
agent-page-do-not-bribe = Do not bribe
agent-page-case-carried = Carry it
agent-page-case-left = Leave it behind
agent-page-case-set-down = Carry it and let go
agent-page-case-taken-along = Take it along
agent-page-case-not-taken-along = Do not touch it
agent-page-case-on = Take it
agent-page-case-beside = Stay beside it
agent-page-case-captured = Take it away
agent-page-case-let-lie = Let it lie
agent-page-sure = Seal all of this?
agent-page-laid = { $sums }.
agent-page-laid-nothing = You stake nothing.
agent-page-unspent = { $sum } stay unspent.
agent-page-doubt = To bribe later takes a turn. Sure?
agent-page-less = Less
agent-page-more = More
agent-page-my-claim = My claim
agent-page-contest = Who pays { $agent }?
agent-page-would-decide = { $seat-is ->
    [you] As it stands, you would decide.
   *[other] As it stands, { $seat } would decide.
}
agent-page-role-leads = leads
agent-page-role-moves = is the mover
agent-page-role-protests = protests
agent-page-gave-up = gave up
agent-page-silent = nothing yet
agent-page-mine = Mine alone
agent-page-range = You may claim from { $low } up to { $high }, your stake.
agent-page-no-range = Your stake there, { $sum }, is not enough: all you can do is give up.
agent-page-stake-here = Your stake there: { $sum }.
agent-page-up-to = Claim for me, and give up beyond
agent-page-limit = Limit
agent-page-standing = Standing answers
agent-page-standing-none = none
agent-page-standing-all = let everything pass
agent-page-standing-some = { $n ->
    [one] one player
   *[other] { $n } players
}
agent-page-let-all = Let everything pass
agent-page-let-seat = Let { $seat } act
agent-page-but-ask = But always ask me if it is about:
agent-page-an-attack = an attack
agent-page-notes = Notebook
agent-page-notes-what = what is proven of the others
agent-page-notes-none = Nothing to read for now.
agent-page-note-leads = leads: { $sum }
agent-page-note-owes = will lose a turn
agent-page-note-bribes = { $n ->
    [one] 1 bribe
   *[other] { $n } bribes
}
agent-page-note = { $n ->
    [one] Lot of { $sum }
   *[other] Lot of { $sum }, one of { $n }
}
agent-page-take-note-back = Take { $sum } back from { $agent }
agent-page-sum-on = Sum to lay on { $agent }
agent-page-no-such-notes = No lots of yours make { $sum }.
agent-page-no-stakes = Nothing staked.
agent-page-paying = Laid down now
agent-page-rest = Left
agent-page-show-notes = show the lots
agent-page-hide-notes = hide the lots
agent-page-how = Touch a lot, then an agent, here or on the map; or drag the lot; or type a sum.
agent-page-how-note = Now an agent, here or on the map.
agent-page-how-agent = Now lots: they go to this agent.
agent-page-how-later = On your turn you may lay more: “I bribe!”
agent-page-shown-on = Staked on { $agent }:
agent-page-exiled = { $agent }, exiled: show the stakes
agent-page-out = in the Bahamas
agent-page-sheets = The sheets lie open
agent-page-sheets-all = Nothing is secret any more: everybody sees this.
agent-page-wins = wins
agent-page-fee = { $sum } − { $fee } for exiles
agent-page-never-spent = Never spent
agent-page-bluffs = Who misled whom
agent-page-no-contest = There was no contest: nobody had to show anything.
agent-page-held-back = could have claimed more
agent-page-outcome = { $stands ->
    [yes] { $seat-is ->
        [you] You decided: it stood.
       *[other] { $seat } decided: it stood.
    }
   *[no] { $seat-is ->
        [you] You decided: it was taken back.
       *[other] { $seat } decided: it was taken back.
    }
}
agent-page-all-contests = { $n ->
    [one] Show the contest
   *[other] Show all { $n } contests
}
agent-page-stakes-on = The stakes on { $agent }
agent-from = { $from-id ->
    [azores] from the Azores
   *[other] from { $from }
}
agent-to = { $to-id ->
    [azores] to the Azores
   *[other] to { $to }
}
agent-word-legend = { $colours }; # suitcase; [ ] capital
