spywhere-name = Spywhere

spywhere-nation = { $nation ->
    [italy] Italië
    [england] Engeland
    [france] Frankrijk
    [spain] Spanje
    [belgium] België
   *[germany] Duitsland
 }
spywhere-gave = { $gave ->
    [italy] Italië
    [england] Engeland
    [france] Frankrijk
    [spain] Spanje
    [belgium] België
   *[germany] Duitsland
 }
spywhere-took = { $took ->
    [italy] Italië
    [england] Engeland
    [france] Frankrijk
    [spain] Spanje
    [belgium] België
   *[germany] Duitsland
 }
spywhere-cards = { $italy ->
    [0] {""}
    [1] {" "}Italië
   *[other] {" "}Italië × { $italy }
 }{ $england ->
    [0] {""}
    [1] {" "}Engeland
   *[other] {" "}Engeland × { $england }
 }{ $france ->
    [0] {""}
    [1] {" "}Frankrijk
   *[other] {" "}Frankrijk × { $france }
 }{ $spain ->
    [0] {""}
    [1] {" "}Spanje
   *[other] {" "}Spanje × { $spain }
 }{ $belgium ->
    [0] {""}
    [1] {" "}België
   *[other] {" "}België × { $belgium }
 }{ $germany ->
    [0] {""}
    [1] {" "}Duitsland
   *[other] {" "}Duitsland × { $germany }
 }

spywhere-short-italy = ITA
spywhere-short-england = ENG
spywhere-short-france = FRA
spywhere-short-spain = SPA
spywhere-short-belgium = BEL
spywhere-short-germany = DUI

spywhere-blurb = Een geheim paspoort en ruilen waar iedereen bij is: verzamel je eigen land zonder het te verraden en ontmasker de anderen.

spywhere-player = Plaats { $seat }
spywhere-seat = plaats { $seat } ({ $cards })
spywhere-you = jij { $seat } ({ $cards })
spywhere-centre = Midden
spywhere-laid = gelegd voor
spywhere-my-hand = Je hand
spywhere-my-passport = Paspoort
spywhere-my-guesses = Je gokken
spywhere-pile = Stapel: { $cards }.

spywhere-ask-start = Er wordt gedeeld.
spywhere-ask-draw = Er wordt getrokken.
spywhere-ask-exchange = Ruil een kaart met het midden: ruil ... voor ...
spywhere-ask-eliminate = Drie gelijke kaarten in het midden: elimineer ... of houd.
spywhere-ask-guess = Leg een kaart voor iemand, zoals gok 2 spanje, of niets.
spywhere-ask-last = Laatste gokken, iedereen tegelijk: laatste 2 spanje, 3 italië
spywhere-over = Het spel is afgelopen.
spywhere-end-pile = De stapel is op.
spywhere-end-guessed = Iemand heeft bij iedereen gegokt.

spywhere-log-removed = Uit het spel: { spywhere-nation }.
spywhere-log-passport = Je paspoort: { spywhere-nation }.
spywhere-log-centre = In het midden:{ spywhere-cards }.
spywhere-log-begins = Plaats { $seat } begint.
spywhere-log-drew = Je trekt:{ spywhere-cards }.
spywhere-log-swap = Plaats { $seat } legt { spywhere-gave } neer en neemt { spywhere-took }.
spywhere-log-eliminates = Plaats { $seat } elimineert drie kaarten { spywhere-nation }.
spywhere-log-keeps = Plaats { $seat } laat de drie gelijke kaarten liggen.
spywhere-log-bonus = Plaats { $seat } trekt een bonuskaart.
spywhere-log-refill = Nieuw in het midden:{ spywhere-cards }.
spywhere-log-redraw = Weer drie gelijke: ze gaan terug in de stapel.
spywhere-log-guesses = Plaats { $seat } legt een kaart voor plaats { $target }.
spywhere-log-laid = Je kaart voor plaats { $target }: { spywhere-nation }.
spywhere-log-last = Geen beurten meer: nu de laatste gokken.
spywhere-log-sealed = Plaats { $seat } heeft geantwoord.
spywhere-log-end-pile = De lege stapel beëindigde het spel.
spywhere-log-end-guessed = Plaats { $seat } had bij iedereen gegokt: 3 punten extra.
spywhere-log-shown = Paspoort van plaats { $seat }: { spywhere-nation }.
spywhere-log-score = Plaats { $seat }: { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
  }, samen { $score }

spywhere-plain-your-turn = Je bent aan de beurt.
spywhere-plain-turn = Plaats { $seat } is aan de beurt.
spywhere-plain-last = De laatste gokken; moeten nog antwoorden: { $seats }.
spywhere-plain-who-you = jij
spywhere-plain-who-seat = plaats { $seat }
spywhere-plain-cards = { $n } { spywhere-nation }
spywhere-plain-nothing = niets
spywhere-plain-passport = { $n ->
    [one] Je paspoort
   *[other] Je paspoorten
 }: { $names }.
spywhere-plain-my-hand = Je hand: { $cards }.
spywhere-plain-centre = In het midden: { $cards }.
spywhere-plain-my-guesses = Je gokken: { $guesses }.
spywhere-plain-my-guess = plaats { $target } { spywhere-nation }
spywhere-plain-table-you = Jij: { $parts }.
spywhere-plain-table = Plaats { $seat }: { $parts }.
spywhere-plain-between = {"; "}
spywhere-plain-in-hand = { $n ->
    [one] { $n } kaart in de hand
   *[other] { $n } kaarten in de hand
 }
spywhere-plain-known = bij iedereen bekend: { $cards }
spywhere-plain-clues = hintstapels: { $cards }
spywhere-plain-laid = { $n ->
    [one] 1 gok bij { $seats }
   *[other] { $n } gokken bij { $seats }
 }
spywhere-plain-about-you = jou
spywhere-plain-about-seat = plaats { $seat }
spywhere-plain-out = Niet in het spel: { $names }.
spywhere-plain-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
 }; { $names }, { $own ->
    [one] { $own } eigen kaart
   *[other] { $own } eigen kaarten
 }, { $right ->
    [one] { $right } juiste gok
   *[other] { $right } juiste gokken
 }
spywhere-plain-best = De meeste punten: { $seats }.

spywhere-notes-title = Nationaliteiten van de anderen, in procent
spywhere-notes-proof = bewijs
spywhere-notes-habit = gewoonte

spywhere-refused-not-in-game = die nationaliteit doet niet mee: { $action }
spywhere-refused-exchange-first = ruil eerst een kaart met het midden: { $action }
spywhere-refused-exchanged = de ruil van deze beurt is gedaan: { $action }
spywhere-refused-not-in-hand = die kaart heb je niet in je hand: { $action }
spywhere-refused-not-in-centre = die kaart ligt niet in het midden: { $action }
spywhere-refused-choose-first = zeg eerst of je de drie gelijke kaarten elimineert: { $action }
spywhere-refused-not-three = er liggen er geen drie in het midden, of het is te laat: { $action }
spywhere-refused-own = je eigen nationaliteit elimineer je niet: { $action }
spywhere-refused-one-a-turn = één eliminatie per beurt: { $action }
spywhere-refused-nothing-to-keep = er valt nu niets te houden: { $action }
spywhere-refused-too-early = het is te vroeg om te gokken: { $action }
spywhere-refused-yourself = je gokt bij een ander: { $action }
spywhere-refused-no-seat = daar zit niemand: { $action }
spywhere-refused-guessed = je kaart ligt daar al: { $action }
spywhere-refused-spent = die identificatiekaart is al gelegd: { $action }
spywhere-refused-seal-instead = verzegel je laatste antwoord (laatste of verzegel): { $action }
spywhere-refused-not-last = laatste gokken komen als de beurten voorbij zijn: { $action }
spywhere-refused-turns-over = er zijn geen beurten meer: { $action }
spywhere-refused-laid-two = je twee kaarten liggen er al: { $action }
spywhere-refused-ascending = geef het antwoord in volgorde van plaats en nationaliteit: { $action }

spywhere-malformed-action = geen actie: { $text } (ruil ... voor ..., elimineer ..., houd, gok ... ..., niets, laatste ..., verzegel)
spywhere-malformed-seat = geen plaats: { $text } (1 tot { $high })
spywhere-unknown-nation = onbekende nationaliteit: { $text }; er zijn{ spywhere-cards }
spywhere-ambiguous-nation = { $text } kan zijn{ spywhere-cards }

spywhere-option-reshuffle-triples = Als er na het aanvullen drie gelijke liggen, gaan ze terug in de stapel
spywhere-option-removed = De nationaliteit die niet meedoet, met vier spelers of minder
spywhere-option-removed-random = door het lot
spywhere-option-removed-italy = Italië
spywhere-option-removed-england = Engeland
spywhere-option-removed-france = Frankrijk
spywhere-option-removed-spain = Spanje
spywhere-option-removed-belgium = België
spywhere-option-removed-germany = Duitsland
spywhere-option-removed-none = geen: alle zes blijven
spywhere-option-first = Wie begint
spywhere-option-first-lot = door het lot
spywhere-option-first-1 = plaats 1
spywhere-option-first-2 = plaats 2
spywhere-option-first-3 = plaats 3
spywhere-option-first-4 = plaats 4
spywhere-option-first-5 = plaats 5
spywhere-option-first-6 = plaats 6
spywhere-option-first-guess = De beurt vanaf wanneer je mag gokken (0: de eerste, met twee spelers de vijfde)
spywhere-option-last-round = Als een gok het spel beëindigt, wordt de ronde afgemaakt
spywhere-preset-standard = de spelregels
spywhere-preset-patient = geen gok vóór de vijfde beurt, en iedereen krijgt evenveel beurten
