spywhere-name = Spywhere

spywhere-nation-italy = Italië
spywhere-nation-england = Engeland
spywhere-nation-france = Frankrijk
spywhere-nation-spain = Spanje
spywhere-nation-belgium = België
spywhere-nation-germany = Duitsland

spywhere-adjective = { $nation-id ->
    [italy] Italiaanse
    [england] Engelse
    [france] Franse
    [spain] Spaanse
    [belgium] Belgische
   *[germany] Duitse
}

spywhere-short-italy = ITA
spywhere-short-england = ENG
spywhere-short-france = FRA
spywhere-short-spain = SPA
spywhere-short-belgium = BEL
spywhere-short-germany = DUI

spywhere-blurb = Een geheim paspoort en ruilen waar iedereen bij is: verzamel je eigen land zonder het te verraden en ontmasker de anderen.
spywhere-page-lead = Verberg je paspoort en ontmasker de anderen.
spywhere-page-minutes = 20 tot 30 min

spywhere-seat = { $seat-is ->
    [you] { $number } jij ({ $cards })
   *[other] { $number } { $seat } ({ $cards })
}
spywhere-centre = Midden
spywhere-laid = gelegd voor
spywhere-my-hand = Je hand
spywhere-my-passport = Paspoort
spywhere-my-guesses = Je gokken
spywhere-pile = Trekstapel: { $cards }.

spywhere-ask-exchange = Ruil een kaart met het midden: “ruil land voor land”.
spywhere-ask-eliminate = { $is_own ->
    [yes] Er liggen drie { spywhere-adjective } kaarten in het midden. Dat is je eigen land, dus je kunt alleen “laat-liggen” zeggen.
   *[no] Er liggen drie { spywhere-adjective } kaarten in het midden: “elimineer { $nation }”, of “laat-liggen”.
}
spywhere-ask-guess = { $targets-n ->
    [one] Je mag een kaart voor { $targets } leggen: typ “gok”, het nummer van de plaats en een land; of “niets”.
   *[other] Je mag een kaart leggen voor een van hen: { $targets }. Typ “gok”, het nummer van de plaats en een land; of “niets”.
}
spywhere-ask-last = { $targets-n ->
    [0] De laatste gokken, iedereen tegelijk: “verzegel” sluit je antwoord af.
   *[other] De laatste gokken, iedereen tegelijk. Je mag nog kaarten leggen voor { $targets }: één voor één (“gok”) of op één regel (“laatste”, dan voor elke kaart het nummer van de plaats en een land, met komma’s ertussen); “verzegel” sluit je antwoord af.
}

spywhere-verb-swap = ruil { $give } voor { $take }
spywhere-verb-eliminate = elimineer { $nation }
spywhere-verb-keep = laat-liggen
spywhere-verb-guess = gok { $target } { $nation }
spywhere-verb-no-guess = niets
spywhere-verb-last = laatste
spywhere-verb-none = geen
spywhere-verb-seal = verzegel

spywhere-act-swap = { $give } neerleggen, { $take } nemen
spywhere-act-eliminate = drie { spywhere-adjective } kaarten elimineren
spywhere-act-keep = de drie gelijke kaarten laten liggen
spywhere-act-guess = { $nation } voor { $target } leggen
spywhere-act-no-guess = deze beurt niet gokken
spywhere-act-seal = het antwoord verzegelen

spywhere-over = Het spel is afgelopen.
spywhere-end-pile = De trekstapel is op.
spywhere-end-guessed = Iemand heeft bij iedereen gegokt.

spywhere-part-cards = { $n ->
    [1] { $nation }
   *[other] { $n } { $nation }
}
spywhere-part-verdict = { $target-is ->
    [you] { $nation } voor jou
   *[other] { $nation } voor { $target }
} ({ $is_right ->
    [yes] juist
   *[no] fout
})

spywhere-log-removed = Uit het spel: { $nation }.
spywhere-log-passports = { $nations-n ->
    [one] Je paspoort: { $nations }.
   *[other] Je paspoorten: { $nations }.
}
spywhere-log-drew = Je trekt: { $cards }.
spywhere-log-centre = In het midden: { $cards }.
spywhere-log-begins = { $seat-is ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
spywhere-log-swap = { $seat-is ->
    [you] Je legt { $gave } neer en neemt { $took }.
   *[other] { $seat } legt { $gave } neer en neemt { $took }.
}
spywhere-log-eliminate = { $seat-is ->
    [you] Je elimineert drie { spywhere-adjective } kaarten.
   *[other] { $seat } elimineert drie { spywhere-adjective } kaarten.
}
spywhere-log-keep = { $seat-is ->
    [you] Je laat de drie { spywhere-adjective } kaarten liggen.
   *[other] { $seat } laat de drie { spywhere-adjective } kaarten liggen.
}
spywhere-log-bonus = { $seat-is ->
    [you] Je trekt een bonuskaart.
   *[other] { $seat } trekt een bonuskaart.
}
spywhere-log-refill = Nieuw in het midden: { $cards }.
spywhere-log-redraw = Weer drie { spywhere-adjective } kaarten: ze gaan terug in de trekstapel.
spywhere-log-guess = { $seat-is ->
    [you] Je legt { $nation-id ->
        [none] een kaart
       *[other] { $nation }
    } voor { $target }.
   *[other] { $target-is ->
        [you] { $seat } legt { $nation-id ->
            [none] een kaart
           *[other] { $nation }
        } voor jou.
       *[other] { $seat } legt { $nation-id ->
            [none] een kaart
           *[other] { $nation }
        } voor { $target }.
    }
}
spywhere-log-last = { $closer-is ->
    [you] Je hebt bij iedereen gegokt.
    [other] { $closer } heeft bij iedereen gegokt.
   *[nobody] { $cause }
}{ $asked-n ->
    [0] {""}
   *[other] {" "}Wie nog mag gokken: { $asked-you }.
}
spywhere-log-sealed = { $seat-is ->
    [you] Je hebt geantwoord.
   *[other] { $seat } heeft geantwoord.
}
spywhere-log-shown = { $seat-is ->
    [you] Jij
   *[other] { $seat }
}: { $passports-n ->
    [one] paspoort
   *[other] paspoorten
} { $passports }; in de hand { $hand }; { $guesses-n ->
    [0] geen gokken
   *[other] gokken: { $guesses }
}.
spywhere-log-score = { $seat-is ->
    [you] Jij
   *[other] { $seat }
}: { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
} = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
spywhere-log-end = { $winners-n ->
    [one] { $winners-you ->
        [jij] Jij wint.
       *[other] { $winners } wint.
    }
   *[other] De overwinning wordt gedeeld: { $winners-you }.
}

spywhere-plain-dealing = Er wordt gedeeld.
spywhere-plain-turn = { $seat-is ->
    [you] Je bent aan de beurt.
   *[other] { $seat } is aan de beurt.
}
spywhere-plain-last = De laatste gokken; er moeten nog antwoorden: { $seats }.
spywhere-plain-who = { $seat-is ->
    [you] jij
   *[other] { $seat }
}
spywhere-plain-nothing = niets
spywhere-plain-passport = { $n ->
    [one] Je paspoort
   *[other] Je paspoorten
 }: { $names }.
spywhere-plain-my-hand = Je hand: { $cards }.
spywhere-plain-centre = In het midden: { $cards }.
spywhere-plain-my-guesses = Je gokken: { $guesses }.
spywhere-plain-my-guess = { $nation } voor { $seat }
spywhere-plain-table = { $seat-is ->
    [you] Jij: { $parts }.
   *[other] { $who }: { $parts }.
}
spywhere-plain-between = {"; "}
spywhere-plain-in-hand = { $n ->
    [one] { $n } kaart in de hand
   *[other] { $n } kaarten in de hand
 }
spywhere-plain-known = bij iedereen bekend: { $cards }
spywhere-plain-clues = hintstapels: { $cards }
spywhere-plain-laid = { $n ->
    [one] 1 gok, bij { $seats }
   *[other] { $n } gokken, bij { $seats }
 }
spywhere-plain-about = { $seat-is ->
    [you] jou
   *[other] { $seat }
}
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

spywhere-notes-title = Nationaliteiten van de anderen, in procenten: bewezen, en naar gewoonte
spywhere-notes-proof = bewezen
spywhere-notes-habit = naar gewoonte

spywhere-refused-not-in-game = die nationaliteit doet niet mee: { $action }
spywhere-refused-exchange-first = ruil eerst een kaart met het midden: { $action }
spywhere-refused-exchanged = de ruil van deze beurt is gedaan: { $action }
spywhere-refused-not-in-hand = die kaart heb je niet in je hand: { $action }
spywhere-refused-not-in-centre = die kaart ligt niet in het midden: { $action }
spywhere-refused-choose-first = zeg eerst of je de drie gelijke kaarten elimineert: { $action }
spywhere-refused-not-three = daarvan liggen er geen drie in het midden, of het is te laat: { $action }
spywhere-refused-own = je eigen nationaliteit elimineer je niet: { $action }
spywhere-refused-one-a-turn = één eliminatie per beurt: { $action }
spywhere-refused-nothing-to-keep = er valt nu niets te laten liggen: { $action }
spywhere-refused-too-early = het is te vroeg om te gokken: { $action }
spywhere-refused-yourself = je gokt bij een ander, niet bij jezelf: { $action }
spywhere-refused-no-seat = daar zit niemand: { $action }
spywhere-refused-guessed = je kaart ligt daar al: { $action }
spywhere-refused-spent = die identificatiekaart is al gelegd: { $action }
spywhere-refused-seal-instead = verzegel je laatste antwoord (laatste geen, of verzegel): { $action }
spywhere-refused-not-last = de laatste gokken komen als de beurten voorbij zijn: { $action }
spywhere-refused-turns-over = er zijn geen beurten meer: { $action }
spywhere-refused-laid-two = je twee kaarten liggen er al: { $action }
spywhere-refused-ascending = geef het antwoord in volgorde van plaats en nationaliteit: { $action }

spywhere-malformed-action = dit is geen volledige actie: { $text } (ruil … voor …, elimineer …, laat-liggen, gok … …, niets, laatste …, verzegel)
spywhere-malformed-last = zeg welke kaarten (laatste plaats land, plaats land), of laatste geen: { $text }
spywhere-malformed-seat = geen plaats: { $text } (1 tot { $high })
spywhere-unknown-nation = onbekende nationaliteit: { $text }; er zijn { spywhere-nation-italy }, { spywhere-nation-england }, { spywhere-nation-france }, { spywhere-nation-spain }, { spywhere-nation-belgium }, { spywhere-nation-germany }
spywhere-ambiguous-nation = { $text } kan { $one } of { $other } zijn

spywhere-option-reshuffle-triples = Liggen er na het aanvullen drie gelijke, dan gaan ze terug in de trekstapel
spywhere-option-removed = De nationaliteit die uit het spel gaat, met vier spelers of minder
spywhere-option-removed-random = door loting
spywhere-option-removed-italy = Italië
spywhere-option-removed-england = Engeland
spywhere-option-removed-france = Frankrijk
spywhere-option-removed-spain = Spanje
spywhere-option-removed-belgium = België
spywhere-option-removed-germany = Duitsland
spywhere-option-removed-none = geen: alle zes blijven
spywhere-option-first = Wie begint
spywhere-option-first-lot = door loting
spywhere-option-first-1 = plaats 1
spywhere-option-first-2 = plaats 2
spywhere-option-first-3 = plaats 3
spywhere-option-first-4 = plaats 4
spywhere-option-first-5 = plaats 5
spywhere-option-first-6 = plaats 6
spywhere-option-first-guess = De beurt vanaf wanneer je mag gokken (0: de eerste, met twee spelers de vijfde)
spywhere-option-last-round = Als een gok het spel beëindigt, wordt de ronde afgemaakt
spywhere-preset-standard = de spelregels zoals ze in het boekje staan
spywhere-preset-patient = geen gok vóór de vijfde beurt, en iedereen krijgt evenveel beurten

## De pagina

spywhere-page-ask-exchange = Ruil een kaart uit je hand met een in het midden.
spywhere-page-ask-exchange-give = Voor welke kaart in het midden ruil je { $give }?
spywhere-page-ask-exchange-take = Wat leg je neer voor { $take }?
spywhere-page-ask-exchange-give-take = { $give } ruilen voor { $take }?
spywhere-page-ask-eliminate = De drie { spywhere-adjective } kaarten elimineren?
spywhere-page-ask-guess = Wil je een gok wagen?
spywhere-page-ask-guess-target = Welke kaart leg je voor { $target }?
spywhere-page-ask-guess-nation = Voor wie leg je { $nation }?
spywhere-page-ask-guess-target-nation = { $nation } voor { $target } leggen?
spywhere-page-ask-last = De laatste gokken: wie komt waarvandaan?
spywhere-page-ask-last-target = Welke kaart leg je voor { $target }?
spywhere-page-ask-last-nation = Voor wie leg je { $nation }?
spywhere-page-ask-last-laid = { $n ->
    [one] Eén kaart gelegd. Je antwoord verzegelen?
   *[other] { $n } kaarten gelegd. Je antwoord verzegelen?
}
spywhere-page-wait-exchange = { $seat } ruilt een kaart met het midden.
spywhere-page-wait-eliminate = Drie { spywhere-adjective } kaarten in het midden: { $seat } kan ze elimineren of laten liggen.
spywhere-page-wait-guess = { $seat } mag gokken.
spywhere-page-wait-last = De laatste gokken. We wachten nog op: { $seats }.
spywhere-page-help-exchange = Tik op een kaart in je hand en dan op een in het midden. Iedereen ziet ze allebei.
spywhere-page-help-eliminate = Elimineren levert je een extra kaart op, maar laat iedereen zien dat dit jouw land niet is.
spywhere-page-help-guess = Tik op een tegenspeler en dan op een kaart. Wat ligt, blijft liggen; één kaart per tegenspeler.
spywhere-page-help-guess-two = Tik op een kaart. Wat ligt, blijft liggen; twee in totaal, in verschillende beurten.
spywhere-page-help-last = Tik op een tegenspeler en dan op een kaart, zo vaak als je nog wilt. Verzegel dan alles in één keer.
spywhere-page-help-wait = Kijk goed wat er genomen en neergelegd wordt: iedereen houdt graag de kaarten van zijn eigen land.
spywhere-page-do-exchange = Ruilen
spywhere-page-do-eliminate = Elimineren
spywhere-page-do-keep = Laten liggen
spywhere-page-do-guess = Leggen
spywhere-page-do-no-guess = Niet gokken
spywhere-page-do-last = Verzegelen
spywhere-page-you = Jij
spywhere-page-begins = begint
spywhere-page-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
spywhere-page-seen = gezien: { $cards }
spywhere-page-not = { $seat-is ->
    [you] Je bent niet
   *[other] Is niet
}
spywhere-page-guesses = Gokken
spywhere-page-none = geen
spywhere-page-no-clues = nog geen hint
spywhere-page-before = Een kaart voor { $seat } leggen
spywhere-page-laid = { $seat-is ->
    [you] voor jou
   *[other] voor { $seat }
}
spywhere-page-cards-mine = Je identificatiekaarten
spywhere-page-covered = gedekte kaart
spywhere-page-drawn = { $cards }, waarvan één net getrokken
spywhere-page-pile = Trekstapel: { $n }
spywhere-page-removed = Uit het spel
spywhere-page-removed-none = Alle zes landen doen mee
spywhere-page-out-of-italy = Italië
spywhere-page-out-of-england = Engeland
spywhere-page-out-of-france = Frankrijk
spywhere-page-out-of-spain = Spanje
spywhere-page-out-of-belgium = België
spywhere-page-out-of-germany = Duitsland
spywhere-page-from = Je komt uit { $one }.
spywhere-page-from-two = Je komt uit { $one } en { $two }.
spywhere-page-hand = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}, { $own ->
    [0] geen
   *[other] { $own }
} { $passports ->
    [one] van je eigen land
   *[other] van je eigen landen
}
spywhere-page-own = { $own ->
    [0] geen kaart
    [one] { $own } kaart
   *[other] { $own } kaarten
} { $passports ->
    [one] van je eigen land
   *[other] van je eigen landen
} in je hand
spywhere-page-odds = Kansen
spywhere-page-odds-proof = in %, volgens wat bewezen is
spywhere-page-odds-habit = in %, volgens ieders gewoonten
spywhere-page-odds-shown = Kansen
spywhere-page-odds-none = verborgen
spywhere-page-points = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
spywhere-page-wins = wint
spywhere-page-right = juist
spywhere-page-wrong = het was { $truth }
spywhere-page-no-guesses = geen gokken
spywhere-page-sum = { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}
spywhere-page-how-counted = Punten: eigen kaarten + eigen kaarten × juiste gokken; 3 extra voor wie het spel met een gok beëindigde.

## Paper
spywhere-print-nationalities = Nationaliteitskaarten
spywhere-print-passports = Paspoorten
spywhere-print-passport = Paspoort
spywhere-print-identifications = Identificatiekaarten
spywhere-page-tab-paper = Geheim
spywhere-page-log-passports = { $nations-n ->
    [one] Paspoort van { $whose }: { $nations }.
   *[other] Paspoorten van { $whose }: { $nations }.
}
spywhere-page-log-drew = { $whose } trekt: { $cards }.
spywhere-legend-over = 2+ juiste gok, 2- foute gok
spywhere-legend =
    ( ) uit het spel; “?” moet kiezen; > aan de beurt; (4) in de hand; x3 hintstapel
    1 bekend in die hand; * je paspoort; →2 gelegd voor plaats 2
