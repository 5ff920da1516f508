agent-name = Agent
agent-blurb = Koop in het geheim de agenten van de wereld om, verplaats ze openlijk en breng de koffer thuis.
agent-page-lead = Koop in het geheim agenten om en breng de koffer thuis.
agent-page-minutes = 45 tot 60 min

agent-colour-green = groen
agent-colour-blue = blauw
agent-colour-red = rood
agent-colour-yellow = geel
agent-nation-americans = Amerikaan
agent-nation-english = Engelsman
agent-nation-russians = Rus
agent-nation-chinese = Chinees
agent-figure-green-1 = groen-1
agent-figure-green-2 = groen-2
agent-figure-green-3 = groen-3
agent-figure-green-4 = groen-4
agent-figure-green-5 = groen-5
agent-figure-green-6 = groen-6
agent-figure-green-7 = groen-7
agent-figure-green-8 = groen-8
agent-figure-green-9 = groen-9
agent-figure-green-10 = groen-10
agent-figure-green-11 = groen-11
agent-figure-green-12 = groen-12
agent-figure-blue-1 = blauw-1
agent-figure-blue-2 = blauw-2
agent-figure-blue-3 = blauw-3
agent-figure-blue-4 = blauw-4
agent-figure-blue-5 = blauw-5
agent-figure-blue-6 = blauw-6
agent-figure-blue-7 = blauw-7
agent-figure-blue-8 = blauw-8
agent-figure-blue-9 = blauw-9
agent-figure-blue-10 = blauw-10
agent-figure-blue-11 = blauw-11
agent-figure-blue-12 = blauw-12
agent-figure-red-1 = rood-1
agent-figure-red-2 = rood-2
agent-figure-red-3 = rood-3
agent-figure-red-4 = rood-4
agent-figure-red-5 = rood-5
agent-figure-red-6 = rood-6
agent-figure-red-7 = rood-7
agent-figure-red-8 = rood-8
agent-figure-red-9 = rood-9
agent-figure-red-10 = rood-10
agent-figure-red-11 = rood-11
agent-figure-red-12 = rood-12
agent-figure-yellow-1 = geel-1
agent-figure-yellow-2 = geel-2
agent-figure-yellow-3 = geel-3
agent-figure-yellow-4 = geel-4
agent-figure-yellow-5 = geel-5
agent-figure-yellow-6 = geel-6
agent-figure-yellow-7 = geel-7
agent-figure-yellow-8 = geel-8
agent-figure-yellow-9 = geel-9
agent-figure-yellow-10 = geel-10
agent-figure-yellow-11 = geel-11
agent-figure-yellow-12 = geel-12

agent-city-washington = Washington
agent-city-new-york = New York
agent-city-reykjavik = Reykjavik
agent-city-london = Londen
agent-city-hamburg = Hamburg
agent-city-helsinki = Helsinki
agent-city-moscow = Moskou
agent-city-tashkent = Tasjkent
agent-city-ulan-bator = Oelan Bator
agent-city-peking = Peking
agent-city-singapore = Singapore
agent-city-rio-de-janeiro = Rio de Janeiro
agent-city-azores = Azoren
agent-city-dublin = Dublin
agent-city-vienna = Wenen
agent-city-istanbul = Istanbul
agent-city-teheran = Teheran
agent-city-calcutta = Calcutta
agent-city-nairobi = Nairobi
agent-city-havana = Havana
agent-city-lisbon = Lissabon
agent-city-rome = Rome
agent-city-cairo = Caïro
agent-city-dakar = Dakar
agent-city-tangier = Tanger
agent-city-bahamas = de Bahama’s

agent-verb-move = verplaats
agent-verb-attack = val-aan
agent-verb-bribe = koop-om
agent-verb-put = zet
agent-verb-take = pak
agent-verb-drop = laat-los
agent-verb-claim = claim
agent-verb-seal = verzegel
agent-verb-end = eindig
agent-verb-let = laat-gebeuren
agent-verb-protest = protesteer
agent-verb-consent = geef-toe
agent-verb-stand = houd-vol
agent-verb-give-up = haak-af
agent-verb-refuse = draai-terug
agent-verb-uphold = laat-doorgaan
agent-verb-leave = laat-staan
agent-verb-carry = neem-mee
agent-verb-none = niets

agent-ask-opening = Koop in het geheim om voordat het spel begint: bundel voor bundel ({ agent-verb-put }), alles ineens ({ agent-verb-bribe }), of helemaal niet ({ agent-verb-bribe } { agent-verb-none }).
agent-ask-draft = Er staat { $sum } dollar opgeschreven: voeg bundels toe ({ agent-verb-put }); met “{ agent-verb-seal }” ben je klaar.
agent-ask-turn = Jouw beurt: { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-take } of { agent-verb-drop }.
agent-ask-turn-again = Teruggedraaid: doe iets anders, of beëindig je beurt ({ agent-verb-end }).
agent-ask-turn-handled = Voor de koffer is gezorgd: nu { agent-verb-move }, { agent-verb-attack } of { agent-verb-bribe }.
agent-ask-protest = Protesteer je ({ agent-verb-protest }), of laat je het gebeuren ({ agent-verb-let })?
agent-ask-answer = Protest van { $seats }: houd je vol ({ agent-verb-stand }) of geef je toe ({ agent-verb-consent })?
agent-ask-claim = { $leader-is ->
    [nobody] Een krachtmeting om { $agent }:
    [you] Een krachtmeting om { $agent }, jij leidt met { $sum } dollar:
   *[other] Een krachtmeting om { $agent }, { $leader } leidt met { $sum } dollar:
} { $may_claim ->
    [yes] claim een bedrag ({ agent-verb-claim }), of haak af ({ agent-verb-give-up }).
   *[no] je hebt hier te weinig om te claimen, dus je kunt alleen afhaken ({ agent-verb-give-up }).
}
agent-ask-verdict = Jij beslist: gaat het door ({ agent-verb-uphold }) of wordt het teruggedraaid ({ agent-verb-refuse })?

agent-handling-carried = met de koffer in handen
agent-handling-left = zonder de koffer, die achterblijft
agent-handling-taken-along = waarbij hij de koffer meeneemt
agent-handling-not-taken-along = zonder de koffer aan te raken
agent-handling-set-down = waarbij hij daar de koffer loslaat
agent-handling-on = op de koffer: hij heeft hem in handen
agent-handling-beside = naast de koffer
agent-handling-captured = waarbij hij hem de koffer afneemt
agent-handling-let-lie = waarbij hij de koffer laat staan

agent-log-sealed = { $seat-is ->
    [you] Je hebt verzegeld.
   *[other] { $seat } heeft verzegeld.
}
agent-log-put = Je zet in: { $lots }.
agent-log-first = { $seat-is ->
    [you] Het lot wijst jou aan om te beginnen.
   *[other] Het lot wijst { $seat } aan om te beginnen.
}
agent-log-move = { $case-id ->
    [none] { $seat-is ->
        [you] Je verplaatst { $agent } { agent-from } { agent-to }.
       *[other] { $seat } verplaatst { $agent } { agent-from } { agent-to }.
    }
   *[other] { $seat-is ->
        [you] Je verplaatst { $agent } { agent-from } { agent-to }, { $case }.
       *[other] { $seat } verplaatst { $agent } { agent-from } { agent-to }, { $case }.
    }
}
agent-log-attack = { $case-id ->
    [none] { $seat-is ->
        [you] Je valt { $target } ({ $to }) aan met { $agent }.
       *[other] { $seat } valt { $target } ({ $to }) aan met { $agent }.
    }
   *[other] { $seat-is ->
        [you] Je valt { $target } ({ $to }) aan met { $agent }, { $case }.
       *[other] { $seat } valt { $target } ({ $to }) aan met { $agent }, { $case }.
    }
}
agent-log-take = { $seat-is ->
    [you] Je laat { $agent } de koffer pakken ({ $at }).
   *[other] { $seat } laat { $agent } de koffer pakken ({ $at }).
}
agent-log-drop = { $seat-is ->
    [you] Je laat { $agent } de koffer loslaten ({ $at }).
   *[other] { $seat } laat { $agent } de koffer loslaten ({ $at }).
}
agent-log-bribe = { $seat-is ->
    [you] Jij: “Die koop ik om!”
   *[other] { $seat }: “Die koop ik om!”
}
agent-log-end-turn = { $seat-is ->
    [you] Je beëindigt je beurt.
   *[other] { $seat } beëindigt de beurt.
}
agent-log-answered = { $seat-is ->
    [you] Je hebt geantwoord.
   *[other] { $seat } heeft geantwoord.
}
agent-log-protests = { $seats-n ->
    [0] Niemand protesteert.
   *[other] Protest: { $seats-you }.
}
agent-log-consents = { $seat-is ->
    [you] Je geeft toe: voor { $agent } verandert er niets.
   *[other] { $seat } geeft toe: voor { $agent } verandert er niets.
}
agent-log-stands-by = { $seat-is ->
    [you] Je houdt vol: een krachtmeting om { $agent }.
   *[other] { $seat } houdt vol: een krachtmeting om { $agent }.
}
agent-log-claims = { $seat-is ->
    [you] Je claimt { $sum } dollar op { $agent }.
   *[other] { $seat } claimt { $sum } dollar op { $agent }.
}
agent-log-gives-up = { $seat-is ->
    [you] Je haakt af in de krachtmeting om { $agent }.
   *[other] { $seat } haakt af in de krachtmeting om { $agent }.
}
agent-log-decides = { $seat-is ->
    [you] De beslissing is aan jou.
   *[other] De beslissing is aan { $seat }.
}
agent-log-upholds = { $seat-is ->
    [you] Je laat het doorgaan.
   *[other] { $seat } laat het doorgaan.
}
agent-log-refuses = { $seat-is ->
    [you] Je draait het terug.
   *[other] { $seat } draait het terug.
}
agent-log-exile = “Naar de Bahama’s!” { $agent } is uit het spel; op hem stond: { $stakes }.
agent-log-fee = { $seat-is ->
    [you] Je verliest { $sum } dollar van je inzet op { $agent }.
   *[other] { $seat } verliest { $sum } dollar van de inzet op { $agent }.
}
agent-log-loses-turn = { $seat-is ->
    [you] Je verliest je volgende beurt.
   *[other] { $seat } verliest de volgende beurt.
}
agent-log-lost-turn = { $seat-is ->
    [you] Je verliest deze beurt.
   *[other] { $seat } verliest deze beurt.
}
agent-log-laid-open = { $lots-n ->
    [0] { $seat-is ->
        [you] Jouw blad: niets.
       *[other] Het blad van { $seat }: niets.
    }
   *[other] { $seat-is ->
        [you] Jouw blad: { $lots }.
       *[other] Het blad van { $seat }: { $lots }.
    }
}
agent-log-won = { $seat-is ->
    [you] { $agent } is thuis met de koffer: je wint.
   *[other] { $agent } is thuis met de koffer: { $seat } wint.
}
agent-log-tied = De laatste ronde is voorbij: de partij eindigt in remise.

agent-part-stake = { $seat-is ->
    [you] { $sum } van jou
   *[other] { $sum } van { $seat }
}
agent-part-lot = { $sum } op { $agent }

agent-act-move = { $case-id ->
    [leave] { $agent } { agent-to }, zonder de koffer
    [take] { $agent } { agent-to }, pakt de koffer
    [carry] { $agent } { agent-to }, met de koffer
    [drop] { $agent } { agent-to }, laat daar de koffer los
   *[none] { $agent } { agent-to }
}
agent-act-attack = { $case-id ->
    [leave] { $agent } valt { $target } aan ({ $to }), zonder de koffer
    [take] { $agent } valt { $target } aan ({ $to }), pakt de koffer
    [carry] { $agent } valt { $target } aan ({ $to }), met de koffer
    [drop] { $agent } valt { $target } aan ({ $to }), laat daar de koffer los
   *[none] { $agent } valt { $target } aan ({ $to })
}
agent-act-take = { $agent } pakt de koffer
agent-act-drop = { $agent } laat de koffer los
agent-act-put = { $sum } op { $agent }
agent-act-seal = verzegelen
agent-act-end = de beurt beëindigen
agent-act-let = laten gebeuren
agent-act-protest = protesteren
agent-act-consent = toegeven
agent-act-stand = volhouden
agent-act-give-up = afhaken
agent-act-claim = { $sum } claimen
agent-act-refuse = terugdraaien
agent-act-uphold = laten doorgaan

agent-word-exiled = op de Bahama’s: { $agents }
agent-word-roads = Verbindingen: { $roads }
agent-word-sheet = Mijn blad: { $stakes }
agent-word-left = over: { $lots }
agent-word-nothing = niets
agent-word-round = Ronde { $round }
agent-word-turn = { $seat-is ->
    [you] jij bent aan de beurt
   *[other] { $seat } is aan de beurt
}

agent-plain-opening = De eerste inzetten worden opgeschreven.
agent-plain-turn = { $seat-is ->
    [you] Ronde { $round }: jij bent aan de beurt.
   *[other] Ronde { $round }: { $seat } is aan de beurt.
}
agent-plain-protests = Er protesteren: { $seats }.
agent-plain-contest = Krachtmeting om { $agent }; claims in dollar: { $claims }.
agent-plain-claim = { $seat-is ->
    [you] { $dollars } door jou
   *[other] { $dollars } door { $seat }
}
agent-plain-no-claims = nog geen
agent-plain-leader = Aan kop: { $seats }.
agent-plain-given-up = Afgehaakt: { $seats }.
agent-contest-may = Je mag { $least } tot { $most } dollar claimen.
agent-plain-who = { $seat-is ->
    [you] jij
   *[other] { $seat }
}
agent-plain-stakes = Je inzetten: { $stakes }.
agent-plain-draft = Nog niet verzegeld: { $stakes }.
agent-plain-left = Over op je blad: { $lots }.
agent-plain-lots = { $n ->
    [one] { $n } bundel van { $dollars }
   *[other] { $n } bundels van { $dollars }
 }
agent-plain-case-held = Koffer: in handen van { $agent }, { $space }.
agent-plain-case-lies = Koffer: onbeheerd, { $space }.
agent-plain-holder = { $agent } met de koffer
agent-plain-space = { $space }: { $agents }. Verbindingen: { $roads }.
agent-plain-exiled = Op de Bahama’s: { $agents }.
agent-plain-proven = { $seat-is ->
    [you] Van jou staat vast: { $stakes }.
   *[other] Van { $seat } staat vast: { $stakes }.
}
agent-plain-sheet = Inzetten van { $seat }: { $stakes }.
agent-plain-capitals = Hoofdsteden: { $capitals }.
agent-plain-empty = Velden zonder agent: { $spaces }.

agent-notes-title = Notitieboekje: wat van elke inzet vaststaat, in dollar
agent-notes-wide = ~: te veel bewijzen om te combineren; de marge kan kleiner zijn.
agent-notes-unaccounted = onbekend
agent-notes-bribes = omgekocht
agent-notes-fees = kosten
agent-notes-exiles = verbannen
agent-notes-times = Tussen haakjes: hoe vaak.

agent-option-case-handling = De koffer pakken en loslaten
agent-option-case-handling-free = de agent die een stap doet, mag het in dezelfde actie (tussen beide regelboekjes in)
agent-option-case-handling-turn = alleen als actie op zich (Franse spelregels)
agent-option-case-handling-extra = één keer per beurt boven op de actie, en tijdens een stap (Nederlandse spelregels)
agent-option-contest-tie = Gelijke bedragen in een krachtmeting
agent-option-contest-tie-mover = de actieve speler beslist (Franse spelregels)
agent-option-contest-tie-turn-order = de actieve speler beslist; bij een aanval de eerste in de speelvolgorde van wie het noemden (Nederlandse spelregels)
agent-option-contest-tie-first = alleen de actieve speler mag een bedrag evenaren; wie het laatst claimt, beslist
agent-option-take-backs = Teruggedraaide acties waarna de beurt voorbij is
agent-option-captured-case = De koffer van een verbannen agent
agent-option-captured-case-may = mag worden gepakt (Franse spelregels)
agent-option-captured-case-must = wordt overgenomen (Nederlandse spelregels)
agent-option-failed-protest = Een mislukt protest
agent-option-failed-protest-free = kost niets
agent-option-failed-protest-lose-turn = kost de opener de volgende beurt
agent-option-map = De kaart: een naam, of @BESTAND voor een van jezelf
agent-page-option-map = De kaart
agent-option-map-grand = 25 velden, vier stappen naar Tanger
agent-option-map-petit = 21 velden, drie stappen naar Tanger
agent-option-map-toy = vier velden, twee agenten, voor onderzoek
agent-option-round-limit = Ronden waarna het remise is; 0: geen grens
agent-option-lots = Het geld op een blad
agent-option-lots-sheet = hele bundels, zoals gedrukt
agent-option-lots-free = elk veelvoud van 100

agent-preset-standard = onze gewone tafel: een mengeling van beide regelboekjes
agent-preset-french = volgens de Franse spelregels
agent-preset-dutch = volgens de Nederlandse spelregels

agent-refused-not-now = dat is een antwoord, en er is niets gevraagd: { $action }
agent-refused-out-of-play = die agent is op de Bahama’s: { $action }
agent-refused-not-adjoining = een agent doet één stap, naar een aangrenzend veld: { $action }
agent-refused-not-there = de agent staat daar niet: { $action }
agent-refused-no-such-choice = bij die stap is dat met de koffer niet mogelijk: { $action }
agent-refused-must-take = aan deze tafel moet de koffer worden overgenomen: { $action }
agent-refused-held-by-another = een andere agent heeft de koffer in handen: { $action }
agent-refused-repeated = dat is deze beurt al teruggedraaid: { $action }
agent-refused-stake-too-small = een aanval vraagt een inzet van 500 op de aanvallende agent: { $action }
agent-refused-target-out = het doelwit is al op de Bahama’s: { $action }
agent-refused-target-here = een aanval is een stap: op het eigen veld kan niemand worden aangevallen: { $action }
agent-refused-target-not-near = het doelwit staat niet op een aangrenzend veld: { $action }
agent-refused-target-safe = een agent in zijn eigen hoofdstad kan niet worden aangevallen: { $action }
agent-refused-nothing-to-take = op het veld van die agent staat geen onbeheerde koffer: { $action }
agent-refused-nothing-to-drop = die agent heeft de koffer niet in handen: { $action }
agent-refused-handled = met de koffer is deze beurt al iets gedaan: { $action }
agent-refused-no-such-lot = zo’n bundel staat niet op de bladen van deze tafel: { $action }
agent-refused-lot-gone = die bundel staat niet meer op je blad: { $action }
agent-refused-not-ascending = de bundels worden in de volgorde van de agenten ingezet: { $action }
agent-refused-larger-first = op één agent worden de grotere bundels eerst ingezet: { $action }
agent-refused-bribe-exile = een agent op de Bahama’s valt niet om te kopen: { $action }
agent-refused-empty-bribe = in je beurt koop je om met minstens één bundel: { $action }
agent-refused-finish-bribe = je bent aan het omkopen: voeg toe of verzegel: { $action }
agent-refused-no-passing = passen mag pas nadat er iets is teruggedraaid: { $action }
agent-refused-asked-opening = de eerste inzetten worden opgeschreven: { $action }
agent-refused-asked-protest = de vraag is of je protesteert: { $action }
agent-refused-asked-answer = de vraag is of je volhoudt: { $action }
agent-refused-asked-claim = er is een krachtmeting: claim een bedrag of haak af: { $action }
agent-refused-asked-verdict = de vraag is of het doorgaat: { $action }
agent-refused-above-stake = meer dan je inzet mag je niet claimen: { $action }
agent-refused-not-higher = claim meer dan de koploper, of evenveel waar dat mag: { $action }
agent-refused-no-such-claim = claim minstens 100 dollar, in honderdtallen: { $action }

agent-malformed-form = dit is geen volledige actie: { $text }; begin met { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-put }, { agent-verb-seal }, { agent-verb-take }, { agent-verb-drop }, { agent-verb-end }, { agent-verb-let }, { agent-verb-protest }, { agent-verb-stand }, { agent-verb-consent }, { agent-verb-claim }, { agent-verb-give-up }, { agent-verb-uphold }, { agent-verb-refuse }
agent-malformed-space-unknown = geen veld heet { $text }; er zijn { $values }
agent-malformed-space-ambiguous = { $text } kan { $values } betekenen
agent-malformed-agent-unknown = geen agent heet { $text }; er zijn { $values }
agent-malformed-agent-ambiguous = { $text } kan { $values } betekenen
agent-malformed-choice = { $drop ->
    [yes] zeg wat er met de koffer gebeurt: { agent-verb-leave }, { $held } of { agent-verb-drop }
   *[no] zeg wat er met de koffer gebeurt: { agent-verb-leave } of { $held }
}
agent-malformed-sum = geen bedrag in hele honderden dollars: { $text }

agent-map-unknown = die kaart bestaat niet; er zijn { $values }, of de hele tekst van een andere (in de terminal map=@BESTAND)
agent-map-long = de tekst van een kaart heeft hoogstens { $limit } tekens
agent-map-clash = een andere kaart heeft hetzelfde nummer; verander er iets aan
agent-map-word = regel { $line } van de kaart: begint met geen van { $values }
agent-map-form = regel { $line } van de kaart: schrijf { $form }
agent-map-space-name = regel { $line } van de kaart: de naam bestaat al, of bestaat niet uit letters met enkele streepjes ertussen (hoogstens { $limit } tekens)
agent-map-space-unknown = regel { $line } van de kaart: woord { $word } is niet de naam van een veld hierboven
agent-map-spaces = regel { $line } van de kaart: meer dan { $limit } velden
agent-map-centre-twice = regel { $line } van de kaart: { $name } is al het midden
agent-map-centre-capital = regel { $line } van de kaart: het midden { $name } kan geen hoofdstad zijn
agent-map-no-centre = regel { $line } van de kaart: geen veld is het midden
agent-map-no-nation = regel { $line } van de kaart: er is geen natie
agent-map-nation = regel { $line } van de kaart: de natie staat er al, of is geen van { $values }
agent-map-agents = regel { $line } van de kaart: meer dan { $limit } agenten in totaal
agent-map-capital-twice = regel { $line } van de kaart: { $name } is al een hoofdstad
agent-map-loop = regel { $line } van de kaart: { $name } kan niet aan zichzelf grenzen
agent-map-edge-twice = regel { $line } van de kaart: { $one } en { $two } zijn al verbonden
agent-map-lot = regel { $line } van de kaart: de waarde staat er al, is geen veelvoud van 100, of is de zevende
agent-map-sheet = regel { $line } van de kaart: een blad heeft hoogstens { $lots } bundels en { $total } dollar
agent-map-cut-off = regel { $line } van de kaart: van { $name } leidt geen pad naar het midden
agent-map-number = regel { $line } van de kaart: hier hoort een geheel getal van { $low } tot { $high }
agent-ask-unspent = Er blijft { $sum } dollar op je blad staan, en later omkopen kost een beurt. Toch verzegelen? (ja/nee)
agent-part-contested = De krachtmeting om { $agent }: { $bids }{ $stands ->
    [yes] ; de actie ging door
    [no] ; de actie werd teruggedraaid
   *[none] {""}
}.
agent-part-bid = { $claim ->
    [none] { $seat-is ->
        [you] jij haakte af met { $stake } dollar
       *[other] { $seat } haakte af met { $stake } dollar
    }
   *[other] { $seat-is ->
        [you] jij claimde { $claim } van je { $stake } dollar
       *[other] { $seat } claimde { $claim } dollar en had er { $stake }
    }
}

## De pagina

agent-page-letter-green = Gr
agent-page-letter-blue = B
agent-page-letter-red = R
agent-page-letter-yellow = Ge
agent-page-short-rio-de-janeiro = Rio
agent-page-town = { $n ->
    [0] { $space }
   *[other] { $space }: { $agents }
}{ $case ->
    [yes] {" "}(de koffer)
   *[no] {""}
}
agent-page-figure = { $case ->
    [yes] { $agent } met de koffer, { $space }
   *[no] { $agent }, { $space }
}
agent-page-target = { $agent } aanvallen, { $space }
agent-page-no-exile = nog niemand

## Paper
agent-print-board = Kaart
agent-print-figures = Figuren en koffer
agent-print-sheet = Geheim blad
agent-print-player = Speler
agent-print-strike = Streep elke bundel door die je inzet.
agent-print-account = Elk veelvoud van 100: houd bij wat er over is.
agent-print-put = Ingezet
agent-print-attacks = Aanvallen
agent-print-stake = Inzet
agent-print-exiles = Lijst van verbannen agenten
agent-print-exiles-how = Wordt een agent naar de Bahama’s gestuurd, noteer dan de inzet van elke speler op hem: die is voortaan openbaar (A7b).
agent-print-exiles-attacks = Aanvallen, elk 500
agent-print-contest = De krachtmeting
agent-print-contest-1 = Iedereen behalve de actieve speler zegt tegelijk of hij protesteert. Een inzet is niet nodig. Protesteert niemand, dan gaat de actie door (C1).
agent-print-contest-2 = De actieve speler geeft toe, en de actie wordt teruggedraaid; of houdt vol, en er komt een krachtmeting om die agent (A7a).
agent-print-contest-3 = De opener spreekt het eerst: de eerste protesterende speler met de klok mee vanaf de actieve speler. Dan de actieve speler, dan alle anderen, de kring rond (C1, C3).
agent-print-contest-4 = Claim een veelvoud van 100, nooit meer dan je eigen inzet op de agent, en meer dan de koploper; of haak voorgoed af (C2, C3).
agent-print-contest-5 = Zijn alle anderen afgehaakt, dan beslist de koploper of de actie doorgaat of wordt teruggedraaid. Heeft niemand geclaimd, dan beslist de actieve speler (C4).
agent-print-contest-mover = Een bedrag dat je zelf nog niet genoemd hebt, mag je evenaren. Hebben er meer het hoogste genoemd, dan beslist de actieve speler (C4-a).
agent-print-contest-turn-order = Een bedrag dat je zelf nog niet genoemd hebt, mag je evenaren. Hebben er meer het hoogste genoemd, dan beslist de actieve speler; bij een aanval de eerste van hen in de speelvolgorde, vanaf de actieve speler (C4-a).
agent-print-contest-first = Alleen de actieve speler mag een bedrag evenaren; wie het laatst geclaimd heeft, beslist (C4-a).
agent-print-contest-free = Een mislukt protest kost niets (C5).
agent-print-contest-lose-turn = Gaat de actie door zonder dat de opener daarover besliste, dan verliest de opener de volgende beurt (C5).
agent-page-tab-board = Kaart
agent-page-zoom = Kaart vergroten
agent-page-tab-paper = Mijn blad
agent-page-tab-papers = Bladen
agent-page-log-put = { $whose } zet in: { $lots }.
agent-page-you = Jij
agent-page-seconds = { $seconds } s om te antwoorden
agent-page-ask-opening = Koop in het geheim om: leg bundels op de agenten van je keuze.
agent-page-help-opening = Tik een bundel aan en dan een agent. Brengt een agent de koffer thuis, dan wint wie het meest op hem heeft ingezet.
agent-page-ask-bribe = “Die koop ik om!” Leg bundels neer en kondig het aan.
agent-page-help-bribe = De anderen horen dat je omkoopt, maar niet wie of hoeveel.
agent-page-ask-turn = Tik een agent aan om hem te verplaatsen, of koop om.
agent-page-help-turn = Elke agent, één stap: ze zijn van iedereen.
agent-page-ask-turn-again = Teruggedraaid: doe iets anders, of beëindig je beurt.
agent-page-help-turn-again = Dezelfde actie mag deze beurt niet nog eens.
agent-page-ask-turn-handled = De koffer is geregeld. Verplaats nu, val aan of koop om.
agent-page-help-turn-handled = Elke agent, één stap: ze zijn van iedereen.
agent-page-ask-step = { $agent }: waarheen?
agent-page-help-step = Gouden stip: erheen. Rode schijf: aanvallen.
agent-page-ask-case = { $act }. En de koffer?
agent-page-ask-attack = { $act }. Klopt dat?
agent-page-help-attack = Gaat de verbanning door, dan kost ze je $ 500 van je inzet, en alle inzetten op de verbannen agent worden openbaar.
agent-page-act-protest = { $act } Protesteer je?
agent-page-ask-protest = Protesteer je, of laat je het gebeuren?
agent-page-ask-verdict = Jij beslist: gaat het door of wordt het teruggedraaid?
agent-page-help-protest = Protesteren mag ook zonder inzet: dat is bluffen. Geen antwoord is laten gebeuren.
agent-page-ask-answer = Protest van { $seats }. Houd je vol?
agent-page-help-answer = Volhouden begint een krachtmeting; toegeven draait de actie terug, en je doet iets anders.
agent-page-ask-claim = Wie betaalt { $agent }? Claim een bedrag, of haak af.
agent-page-ask-raise = { $seat } claimt { $sum } op { $agent }. Claim meer, of haak voorgoed af.
agent-page-help-claim = Je mag minder claimen dan je inzet, nooit meer. Claims blijven openbaar.
agent-page-act-verdict = Jij beslist. { $act }
agent-page-help-verdict = Je bent vrij, wat je ook eerder deed.
agent-page-wait-opening = Je blad is verzegeld. We wachten op de anderen.
agent-page-wait-opening-watched = Iedereen koopt in het geheim om.
agent-page-wait-protest = { $act } We wachten op de antwoorden.
agent-page-wait-answer = { $seat-is ->
    [you] { $act } Het antwoord is aan jou.
   *[other] { $act } Protest: houdt { $seat } vol?
}
agent-page-wait-claim = Wie betaalt { $agent }? Niemand heeft nog iets geclaimd.
agent-page-wait-raise = { $seat-is ->
    [you] Wie betaalt { $agent }? Jij leidt met { $sum }.
   *[other] Wie betaalt { $agent }? { $seat } leidt met { $sum }.
}
agent-page-wait-verdict = { $seat-is ->
    [you] Jij beslist. { $act }
   *[other] { $seat } beslist. { $act }
}
agent-page-do-let = Laten gebeuren
agent-page-do-protest = Protesteren
agent-page-do-stand = Volhouden
agent-page-do-consent = Toegeven
agent-page-do-uphold = Laten doorgaan
agent-page-do-refuse = Terugdraaien
agent-page-do-claim = Claimen
agent-page-do-give-up = Afhaken
agent-page-do-take = De koffer pakken
agent-page-do-drop = De koffer loslaten
agent-page-do-move = Erheen
agent-page-do-attack = Aanvallen
agent-page-do-bribe = “Die koop ik om!”
agent-page-do-end = Beurt beëindigen
agent-page-do-seal = Verzegelen
agent-page-do-seal-opening = Mijn blad verzegelen
agent-page-do-seal-bribe = “Die koop ik om!”
agent-page-do-seal-anyway = Toch verzegelen
agent-page-do-go-on = Nog niet
agent-page-do-not-bribe = Niet omkopen
agent-page-case-carried = Meenemen
agent-page-case-left = Achterlaten
agent-page-case-set-down = Meenemen en loslaten
agent-page-case-taken-along = Pakken en meenemen
agent-page-case-not-taken-along = Niet aanraken
agent-page-case-on = Pakken
agent-page-case-beside = Ernaast blijven
agent-page-case-captured = De koffer afnemen
agent-page-case-let-lie = Laten staan
agent-page-sure = Dit alles verzegelen?
agent-page-laid = { $sums }.
agent-page-laid-nothing = Je zet niets in.
agent-page-unspent = { $sum } blijft op zak.
agent-page-doubt = Later omkopen kost een beurt. Zeker weten?
agent-page-less = Minder
agent-page-more = Meer
agent-page-my-claim = Mijn claim
agent-page-contest = Wie betaalt { $agent }?
agent-page-would-decide = { $seat-is ->
    [you] Zoals het nu staat, beslis jij.
   *[other] Zoals het nu staat, beslist { $seat }.
}
agent-page-role-leads = leidt
agent-page-role-moves = is aan de beurt
agent-page-role-protests = protesteert
agent-page-gave-up = afgehaakt
agent-page-silent = nog niets
agent-page-mine = Alleen voor mij
agent-page-range = Je mag claimen van { $low } tot { $high }, je inzet.
agent-page-no-range = Je inzet op hem, { $sum }, is niet genoeg: je kunt alleen afhaken.
agent-page-stake-here = Je inzet op hem: { $sum }.
agent-page-up-to = Voor mij claimen, en afhaken boven
agent-page-limit = Limiet
agent-page-standing = Vaste antwoorden
agent-page-standing-none = geen
agent-page-standing-all = alles laten gebeuren
agent-page-standing-some = { $n ->
    [one] één speler
   *[other] { $n } spelers
}
agent-page-let-all = Alles laten gebeuren
agent-page-let-seat = { $seat } laten begaan
agent-page-but-ask = Maar vraag het me altijd bij:
agent-page-an-attack = een aanval
agent-page-notes = Notitieboekje
agent-page-notes-what = wat van de anderen vaststaat
agent-page-notes-none = Nog niets te lezen.
agent-page-note-leads = leidt: { $sum }
agent-page-note-owes = verliest de volgende beurt
agent-page-note-bribes = { $n ->
    [one] 1 keer omgekocht
   *[other] { $n } keer omgekocht
}
agent-page-note = { $n ->
    [one] Bundel van { $sum }
   *[other] Bundel van { $sum }, één van { $n }
}
agent-page-take-note-back = { $sum } terugnemen van { $agent }
agent-page-sum-on = Bedrag voor { $agent }
agent-page-no-such-notes = Met jouw bundels kom je niet op { $sum } uit.
agent-page-no-stakes = Niets ingezet.
agent-page-paying = Nu neergelegd
agent-page-rest = Over
agent-page-show-notes = bundels tonen
agent-page-hide-notes = bundels verbergen
agent-page-how = Tik een bundel aan en dan een agent, hier of op de kaart; of sleep de bundel; of typ een bedrag.
agent-page-how-note = Nu een agent, hier of op de kaart.
agent-page-how-agent = Nu bundels: ze gaan naar deze agent.
agent-page-how-later = In je beurt kun je er meer neerleggen: “Die koop ik om!”
agent-page-shown-on = Op { $agent } stond:
agent-page-exiled = { $agent }, verbannen: inzetten tonen
agent-page-out = op de Bahama’s
agent-page-sheets = De bladen liggen open
agent-page-sheets-all = Niets is nog geheim: iedereen ziet dit.
agent-page-wins = wint
agent-page-fee = { $sum } − { $fee } voor verbanningen
agent-page-never-spent = Nooit uitgegeven
agent-page-bluffs = Wie misleidde wie
agent-page-no-contest = Er was geen krachtmeting: niemand hoefde iets te tonen.
agent-page-held-back = had meer kunnen claimen
agent-page-outcome = { $stands ->
    [yes] { $seat-is ->
        [you] Jij besliste: het ging door.
       *[other] { $seat } besliste: het ging door.
    }
   *[no] { $seat-is ->
        [you] Jij besliste: teruggedraaid.
       *[other] { $seat } besliste: teruggedraaid.
    }
}
agent-page-all-contests = { $n ->
    [one] De krachtmeting tonen
   *[other] Alle { $n } krachtmetingen tonen
}
agent-page-stakes-on = De inzetten op { $agent }
agent-from = { $from-id ->
    [azores] van de Azoren
   *[other] van { $from }
}
agent-to = { $to-id ->
    [azores] naar de Azoren
   *[other] naar { $to }
}
agent-word-legend = { $colours }; # koffer; [ ] hoofdstad
