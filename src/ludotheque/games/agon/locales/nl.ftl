agon-name = Agon

agon-blurb = Twee koninginnen met elk zes wachters, een wedloop naar de troon. Geen geluk, geen geheimen.
agon-page-lead = Breng je koningin naar de troon, met haar zes wachters om haar heen.
agon-page-minutes = 20 tot 40 min

agon-ask-lay = Leg een wachter op een leeg randveld (@veld).
agon-ask-slide = Verschuif een stuk: van-naar.
agon-ask-place = { $man-id ->
    [queen] Zet de gevangen koningin terug: { $cells }-naar.
   *[guard] { $cells-n ->
        [one] Zet de gevangen wachter terug: { $cells }-naar.
       *[other] Zet een van de gevangen wachters terug ({ $cells }): van-naar.
    }
}

agon-man-queen = koningin
agon-man-guard = wachter
agon-verb-pass = pas

agon-act-lay = een wachter leggen op { $to }
agon-act-slide = { $man } van { $from } naar { $to }
agon-act-place = { $man-id ->
    [queen] de koningin van { $from } terugzetten op { $to }
   *[guard] de wachter van { $from } terugzetten op { $to }
}
agon-act-pass = passen

agon-over = De partij is afgelopen.

agon-end-throned = De koningin zit op de troon tussen haar zes wachters.
agon-end-ringed = Zes wachters staan om een troon zonder hun koningin: hun eigenaar verliest.
agon-end-repeated = Dezelfde stelling kwam voor de derde keer voor.
agon-end-idle = Honderd zetten gingen voorbij zonder schuifzet naar binnen en zonder vangst.
agon-end-capped = De partij bereikte 2500 zetten.

agon-log-lay = { $seat-is ->
    [you] Je legt een wachter op { $to }.
   *[other] { $seat } legt een wachter op { $to }.
}
agon-log-slide = { $seat-is ->
    [you] { $man-id ->
        [queen] Je koningin schuift van { $from } naar { $to }.
       *[guard] Je wachter schuift van { $from } naar { $to }.
    }
   *[other] { $seat }: { $man } van { $from } naar { $to }.
}
agon-log-place = { $man-id ->
    [queen] { $seat-is ->
        [you] Je gevangen koningin gaat van { $from } naar { $to }.
       *[other] De gevangen koningin van { $seat } gaat van { $from } naar { $to }.
    }
   *[guard] { $seat-is ->
        [you] Je gevangen wachter gaat van { $from } naar { $to }.
       *[other] De gevangen wachter van { $seat } gaat van { $from } naar { $to }.
    }
}
agon-log-pass = { $seat-is ->
    [you] Je kunt niets verschuiven: je past.
   *[other] { $seat } kan niets verschuiven en past.
}
agon-log-captured = { $seat-is ->
    [you] Van jou gevangen: { $men }.
   *[other] Van { $seat } gevangen: { $men }.
}
agon-part-caught = { $man } op { $at }
agon-log-end = { $winner-is ->
    [you] { $cause } Je wint.
    [other] { $cause } { $winner } wint.
   *[nobody] { $cause } Niemand wint.
}

agon-letter-queen = K
agon-letter-guard = W
agon-legend = { $Q } koningin, { $G } wachter: { $first }; { $q }, { $g }: { $second }; ({ $g }): gevangen; ◎: troon
agon-legend-owner = { $seat-is ->
    [you] jij
   *[other] { $seat }
}

agon-plain-turn = { $seat-is ->
    [you] Je bent aan de beurt.
   *[other] { $seat } is aan de beurt.
}
agon-plain-queen = { $seat-is ->
    [you] Je koningin: { $cells }.
   *[other] Koningin van { $seat }: { $cells }.
}
agon-plain-queen-captured = { $seat-is ->
    [you] Je gevangen koningin: { $cells }.
   *[other] Gevangen koningin van { $seat }: { $cells }.
}
agon-plain-guards = { $seat-is ->
    [you] Je wachters: { $cells }.
   *[other] Wachters van { $seat }: { $cells }.
}
agon-plain-guards-captured = { $seat-is ->
    [you] Je gevangen wachters: { $cells }.
   *[other] Gevangen wachters van { $seat }: { $cells }.
}
agon-plain-ring = { $cells } in ring { $ring }
agon-plain-between = {"; "}
agon-plain-throne = { $cells }, de troon

agon-refused-laying-now = de wachters worden nu gelegd, om beurten op lege randvelden: { $action }
agon-refused-all-laid = wachters worden alleen gelegd aan het begin van een partij die zo begint: { $action }
agon-refused-lay-taken = dat randveld is niet leeg: { $action }
agon-refused-lay-off-edge = wachters worden alleen op de rand gelegd: { $action }
agon-refused-place-first = eerst moet een gevangen stuk worden teruggezet: { $action }
agon-refused-not-captured = dat stuk is niet gevangen en kan dus niet elders worden neergezet: { $action }
agon-refused-queen-first = de gevangen koningin gaat voor: { $action }
agon-refused-place-taken = dat veld is niet leeg: { $action }
agon-refused-not-to-throne = een gevangen koningin mag niet op de troon worden gezet: { $action }
agon-refused-not-to-edge = aan deze tafel gaat een gevangen koningin naar de rand: { $action }
agon-refused-off-edge = een gevangen wachter gaat naar een leeg veld van de rand: { $action }
agon-refused-place-in-pincer = het stuk zou daar in een tang staan of er een sluiten: { $action }
agon-refused-no-slide = een stuk schuift één stap, in zijn ring of in de volgende ring naar binnen: { $action }
agon-refused-not-yours = daar staat geen stuk van jou: { $action }
agon-refused-no-such-man = zo’n stuk staat daar niet: { $action }
agon-refused-taken = het veld is niet leeg: { $action }
agon-refused-guard-to-throne = alleen een koningin mag op de troon: { $action }
agon-refused-into-pincer = dat is tussen twee vijanden, zonder iets te vangen (of het mag aan deze tafel nooit): { $action }
agon-refused-may-not-pass = je kunt een zet doen, dus passen mag niet: { $action }

agon-malformed-cell = dit is geen veld: { $text } (een letter a-k en een getal 1-11)
agon-malformed-move = dit is geen zet: { $text } (schrijf van-naar, @veld of { agon-verb-pass })
agon-malformed-position-fields = een stelling heeft 7 velden, niet { $n }
agon-malformed-position-rows = een stelling heeft 11 rijen, niet { $n }
agon-malformed-position-row = dit is geen rij van het bord: { $text }
agon-malformed-position-men = elke speler heeft een koningin en zes wachters (minder alleen tijdens het leggen)
agon-malformed-position-throne = een wachter staat nooit op de troon
agon-malformed-position-turn = speler 1 of 2 is aan zet, niet { $text }
agon-malformed-position-number = dit is geen getal tot en met { $limit }: { $text }
agon-malformed-position-captured = gevangen zijn stukken van één speler, die ze eerst terugzet
agon-malformed-position-laying = tijdens het leggen staat alles op de rand, om beurten gelegd, en is er niets verschoven
agon-malformed-position-quiet = dit zijn niet de stille zetten die hierheen leidden: { $text }

agon-option-pincer = De vorm van een tang
agon-option-pincer-line = twee vijanden aan weerszijden, in een rechte lijn
agon-option-pincer-bend = ook twee vijanden onder een hoek van 120 graden
agon-option-pincer-ring = twee vijanden ernaast in dezelfde ring
agon-option-placement-costs-turn = Een gevangen stuk terugzetten kost je beurt
agon-option-queen-return = Waar een gevangen koningin heen gaat
agon-option-queen-return-not-throne = elk ander leeg veld, behalve de troon
agon-option-queen-return-anywhere = elk ander leeg veld, ook de troon
agon-option-queen-return-edge = een leeg veld van de rand
agon-option-queen-return-opponent = waar de tegenstander haar zet, behalve op de troon
agon-option-placement = Waar een gevangen stuk mag worden teruggezet
agon-option-placement-strict = niet in een tang en niet om er een te sluiten
agon-option-placement-lax = elk leeg veld van de juiste soort
agon-option-enter-pincer = In een tang schuiven
agon-option-enter-pincer-to-capture = alleen om te vangen
agon-option-enter-pincer-never = nooit
agon-option-start = Het begin
agon-option-start-fixed = alle stukken op hun plaats
agon-option-start-placed = de wachters worden om beurten gelegd
agon-option-ring-loss = Wanneer zes wachters om de troon verliezen
agon-option-ring-loss-empty = als de troon leeg is
agon-option-ring-loss-no-own-queen = als hun eigen koningin er niet op zit
agon-option-draws = Remise
agon-option-draws-standard = herhaling, 100 zetten zonder vooruitgang, 2500 zetten
agon-option-draws-none = alleen bij 2500 zetten

agon-preset-standard = de gewone regels
agon-preset-page = ook tangen van 120 graden
agon-preset-fromager = terugzetten kost geen beurt
agon-preset-ludii = zoals Ludii het speelt

## De pagina

agon-page-ask-lay = Leg een wachter op een gouden stip van de rand.
agon-page-ask-slide = Verschuif een van je stukken.
agon-page-ask-picked = { $man-id ->
    [queen] Schuif je koningin naar een gouden stip.
   *[guard] Schuif deze wachter naar een gouden stip.
}
agon-page-ask-place = { $man-id ->
    [queen] Je koningin is gevangen: zet haar terug op een gouden stip.
   *[guard] { $cells-n ->
        [one] Je wachter is gevangen: zet hem terug op een gouden stip.
       *[other] Je wachters zijn gevangen: zet er een terug op een gouden stip.
    }
}
agon-page-ask-place-theirs = Je hebt de vijandelijke koningin gevangen: zet haar terug op een gouden stip.
agon-page-help-lay = Jullie leggen om beurten een wachter. Daarbij wordt niets gevangen.
agon-page-help-first = Doel: je koningin op de troon, haar zes wachters om haar heen. Tik op een stuk met een gouden rand.
agon-page-help-slide = Tik op een stuk met een gouden rand: het gaat één veld ver, in zijn ring of naar binnen.
agon-page-help-picked = Het stuk blijft in zijn ring of gaat één ring naar binnen.
agon-page-help-place-guard = Hij gaat terug naar de rand, niet in een tang en niet om er een te sluiten.
agon-page-help-place-guards = Tik op een andere gevangen wachter om met die te beginnen.
agon-page-help-place-queen = Ze mag niet in een tang komen en er ook geen sluiten.
agon-page-help-place-lax = Elk gemerkt veld is goed: terugzetten vangt nooit iets.

agon-page-grid = Bord van Agon
agon-page-keys = Met de pijltjes loop je over de velden; Home, End, Page Up en Page Down gaan schuin. Enter kiest en zet neer, Escape neemt terug.
agon-page-throne = troon
agon-page-empty = leeg
agon-page-man = { $seat-is ->
    [you] { $man-id ->
        [queen] mijn koningin
       *[guard] mijn wachter
    }
   *[other] { $man-id ->
        [queen] koningin van { $seat }
       *[guard] wachter van { $seat }
    }
}
agon-page-captured = gevangen
agon-page-picked = gekozen
agon-page-may-move = kan verschoven worden
agon-page-may-return = kan teruggezet worden
agon-page-target = mag hierheen
agon-page-last = laatste zet

agon-page-ivory = ivoor
agon-page-ebony = ebben
agon-page-pass = Passen
agon-page-stuck = { $man-id ->
    [queen] Je koningin kan nergens heen. Tik op een veld naast haar om te zien waarom.
   *[guard] Deze wachter kan nergens heen. Tik op een veld naast hem om te zien waarom.
}
agon-page-not-mine = Dat stuk is niet van jou.
agon-page-touch-first = Tik eerst op een van je stukken.

agon-page-caught = { $man-id ->
    [queen] Koningin gevangen op { $at }
   *[guard] Wachter gevangen op { $at }
}
agon-page-back-guard = { $seat-is ->
    [you] Je moet hem eerst terugzetten op de rand.
   *[other] { $seat } moet hem eerst terugzetten op de rand.
}
agon-page-back-queen-not-throne = { $seat-is ->
    [you] Je moet haar eerst terugzetten, overal behalve op de troon.
   *[other] { $seat } moet haar eerst terugzetten, overal behalve op de troon.
}
agon-page-back-queen-anywhere = { $seat-is ->
    [you] Je moet haar eerst terugzetten; het mag zelfs op de troon.
   *[other] { $seat } moet haar eerst terugzetten; het mag zelfs op de troon.
}
agon-page-back-queen-edge = { $seat-is ->
    [you] Je moet haar eerst terugzetten op de rand.
   *[other] { $seat } moet haar eerst terugzetten op de rand.
}
agon-page-back-queen-opponent = Wie haar ving, zet haar terug, overal behalve op de troon.
agon-page-idle = { $idle } zetten op rij zonder schuifzet naar binnen en zonder vangst. Bij 100 is het remise.

agon-page-look-names = Namen van de velden
agon-page-look-facing = Van de overkant gezien
agon-page-look-mirrored = In spiegelbeeld
agon-page-look-pincers = Open tangen
agon-page-look-point = Punt omhoog
agon-page-look-point-narrow = op klein scherm
agon-page-look-point-always = altijd
agon-page-look-point-never = nooit

agon-page-over-acts = { $n ->
    [one] Eén zet gedaan
   *[other] { $n } zetten gedaan
}
agon-page-over-guards = wachters gevangen
agon-page-over-queens = koninginnen gevangen

## Paper
agon-print-board = Bord
agon-print-men = Stukken
