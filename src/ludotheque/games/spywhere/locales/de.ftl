spywhere-name = Spywhere

spywhere-nation-italy = Italien
spywhere-nation-england = England
spywhere-nation-france = Frankreich
spywhere-nation-spain = Spanien
spywhere-nation-belgium = Belgien
spywhere-nation-germany = Deutschland

spywhere-adjective = { $nation-id ->
    [italy] italienische
    [england] englische
    [france] französische
    [spain] spanische
    [belgium] belgische
   *[germany] deutsche
}

spywhere-short-italy = ITA
spywhere-short-england = ENG
spywhere-short-france = FRA
spywhere-short-spain = SPA
spywhere-short-belgium = BEL
spywhere-short-germany = DEU

spywhere-blurb = Ein geheimer Pass und Tausch vor aller Augen: Sammle dein Land, ohne es zu verraten, und enttarne die anderen.
spywhere-page-lead = Verbirg deinen Pass und enttarne die anderen.
spywhere-page-minutes = 20 bis 30 Min.

spywhere-seat = { $seat-is ->
    [you] { $number } du ({ $cards })
   *[other] { $number } { $seat } ({ $cards })
}
spywhere-centre = Mitte
spywhere-laid = gelegt vor
spywhere-my-hand = Deine Handkarten
spywhere-my-passport = Pass
spywhere-my-guesses = Deine Tipps
spywhere-pile = Nachziehstapel: { $cards }.

spywhere-ask-exchange = Tausche eine Karte mit der Mitte: „tausche Land gegen Land“.
spywhere-ask-eliminate = { $is_own ->
    [yes] Drei { spywhere-adjective } Karten liegen in der Mitte. Es sind deine eigenen, also bleibt dir nur „lass-liegen“.
   *[no] Drei { spywhere-adjective } Karten liegen in der Mitte: „sortiere { $nation } aus“ oder „lass-liegen“.
}
spywhere-ask-guess = { $targets-n ->
    [one] Du darfst eine Karte vor { $targets } legen: Schreib „tippe“, die Nummer des Platzes und ein Land; oder „nichts“.
   *[other] Du darfst eine Karte vor eine dieser Personen legen: { $targets }. Schreib „tippe“, die Nummer des Platzes und ein Land; oder „nichts“.
}
spywhere-ask-last = { $targets-n ->
    [0] Die Schlusstipps, alle zugleich: „versiegle“ schließt deine Antwort ab.
   *[other] Die Schlusstipps, alle zugleich. Du darfst noch Karten vor { $targets } legen: einzeln („tippe“) oder in einer Zeile („schlusstipps“, dann für jede Karte die Nummer des Platzes und ein Land, mit Kommas dazwischen); „versiegle“ schließt deine Antwort ab.
}

spywhere-verb-swap = tausche { $give } gegen { $take }
spywhere-verb-eliminate = sortiere { $nation } aus
spywhere-verb-keep = lass-liegen
spywhere-verb-guess = tippe { $target } { $nation }
spywhere-verb-no-guess = nichts
spywhere-verb-last = schlusstipps
spywhere-verb-none = keine
spywhere-verb-seal = versiegle

spywhere-act-swap = { $give } ablegen, { $take } nehmen
spywhere-act-eliminate = drei { spywhere-adjective } Karten aussortieren
spywhere-act-keep = die drei gleichen Karten liegen lassen
spywhere-act-guess = { $nation } vor { $target } legen
spywhere-act-no-guess = in diesem Zug nicht tippen
spywhere-act-seal = die Antwort versiegeln

spywhere-over = Das Spiel ist zu Ende.
spywhere-end-pile = Der Nachziehstapel ist aufgebraucht.
spywhere-end-guessed = Jemand hat bei allen getippt.

spywhere-part-cards = { $n ->
    [1] { $nation }
   *[other] { $n } { $nation }
}
spywhere-part-verdict = { $target-is ->
    [you] { $nation } vor dir
   *[other] { $nation } vor { $target }
} ({ $is_right ->
    [yes] richtig
   *[no] falsch
})

spywhere-log-removed = Aus dem Spiel: { $nation }.
spywhere-log-passports = { $nations-n ->
    [one] Dein Pass: { $nations }.
   *[other] Deine Pässe: { $nations }.
}
spywhere-log-drew = Du ziehst: { $cards }.
spywhere-log-centre = In der Mitte: { $cards }.
spywhere-log-begins = { $seat-is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
spywhere-log-swap = { $seat-is ->
    [you] Du legst { $gave } ab und nimmst { $took }.
   *[other] { $seat } legt { $gave } ab und nimmt { $took }.
}
spywhere-log-eliminate = { $seat-is ->
    [you] Du sortierst drei { spywhere-adjective } Karten aus.
   *[other] { $seat } sortiert drei { spywhere-adjective } Karten aus.
}
spywhere-log-keep = { $seat-is ->
    [you] Du lässt die drei { spywhere-adjective }n Karten liegen.
   *[other] { $seat } lässt die drei { spywhere-adjective }n Karten liegen.
}
spywhere-log-bonus = { $seat-is ->
    [you] Du ziehst eine Bonuskarte.
   *[other] { $seat } zieht eine Bonuskarte.
}
spywhere-log-refill = Neu in der Mitte: { $cards }.
spywhere-log-redraw = Wieder drei { spywhere-adjective } Karten: Sie gehen in den Nachziehstapel zurück.
spywhere-log-guess = { $seat-is ->
    [you] Du legst { $nation-id ->
        [none] eine Karte
       *[other] { $nation }
    } vor { $target }.
   *[other] { $target-is ->
        [you] { $seat } legt { $nation-id ->
            [none] eine Karte
           *[other] { $nation }
        } vor dich.
       *[other] { $seat } legt { $nation-id ->
            [none] eine Karte
           *[other] { $nation }
        } vor { $target }.
    }
}
spywhere-log-last = { $closer-is ->
    [you] Du hast bei allen getippt.
    [other] { $closer } hat bei allen getippt.
   *[nobody] { $cause }
}{ $asked-n ->
    [0] {""}
   *[other] {" "}Schlusstipps geben noch ab: { $asked-you }.
}
spywhere-log-sealed = { $seat-is ->
    [you] Du hast geantwortet.
   *[other] { $seat } hat geantwortet.
}
spywhere-log-shown = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $passports-n ->
    [one] Pass
   *[other] Pässe
} { $passports }; auf der Hand { $hand }; { $guesses-n ->
    [0] keine Tipps
   *[other] Tipps: { $guesses }
}.
spywhere-log-score = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
} = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
spywhere-log-end = { $winners-n ->
    [one] { $winners-you ->
        [du] Du gewinnst.
       *[other] { $winners } gewinnt.
    }
   *[other] Der Sieg wird geteilt: { $winners-you }.
}

spywhere-plain-dealing = Es wird gegeben.
spywhere-plain-turn = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
spywhere-plain-last = Die Schlusstipps; es müssen noch antworten: { $seats }.
spywhere-plain-who = { $seat-is ->
    [you] du
   *[other] { $seat }
}
spywhere-plain-nothing = nichts
spywhere-plain-passport = { $n ->
    [one] Dein Pass
   *[other] Deine Pässe
 }: { $names }.
spywhere-plain-my-hand = Deine Handkarten: { $cards }.
spywhere-plain-centre = In der Mitte: { $cards }.
spywhere-plain-my-guesses = Deine Tipps: { $guesses }.
spywhere-plain-my-guess = { $nation } vor { $seat }
spywhere-plain-table = { $seat-is ->
    [you] Du: { $parts }.
   *[other] { $who }: { $parts }.
}
spywhere-plain-between = {"; "}
spywhere-plain-in-hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
spywhere-plain-known = allen bekannt: { $cards }
spywhere-plain-clues = Hinweisstapel: { $cards }
spywhere-plain-laid = { $n ->
    [one] 1 Tipp bei { $seats }
   *[other] { $n } Tipps bei { $seats }
 }
spywhere-plain-about = { $seat-is ->
    [you] dir
   *[other] { $seat }
}
spywhere-plain-out = Nicht im Spiel: { $names }.
spywhere-plain-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }; { $names }, { $own ->
    [one] { $own } eigene Karte
   *[other] { $own } eigene Karten
 }, { $right ->
    [one] { $right } richtiger Tipp
   *[other] { $right } richtige Tipps
 }
spywhere-plain-best = Die meisten Punkte: { $seats }.

spywhere-notes-title = Nationalitäten der anderen in Prozent: bewiesen, und nach Gewohnheit
spywhere-notes-proof = bewiesen
spywhere-notes-habit = nach Gewohnheit

spywhere-refused-not-in-game = diese Nationalität ist nicht im Spiel: { $action }
spywhere-refused-exchange-first = tausche zuerst eine Karte mit der Mitte: { $action }
spywhere-refused-exchanged = der Tausch dieses Zuges ist gemacht: { $action }
spywhere-refused-not-in-hand = diese Karte hast du nicht auf der Hand: { $action }
spywhere-refused-not-in-centre = diese Karte liegt nicht in der Mitte: { $action }
spywhere-refused-choose-first = sag zuerst, ob du die drei gleichen Karten aussortierst: { $action }
spywhere-refused-not-three = davon liegen keine drei in der Mitte, oder es ist zu spät: { $action }
spywhere-refused-own = die eigene Nationalität sortiert man nicht aus: { $action }
spywhere-refused-one-a-turn = nur einmal pro Zug aussortieren: { $action }
spywhere-refused-nothing-to-keep = es gibt jetzt nichts liegen zu lassen: { $action }
spywhere-refused-too-early = zum Tippen ist es zu früh: { $action }
spywhere-refused-yourself = man tippt bei anderen, nicht bei sich selbst: { $action }
spywhere-refused-no-seat = dort sitzt niemand: { $action }
spywhere-refused-guessed = dort liegt deine Karte schon: { $action }
spywhere-refused-spent = diese Identifikationskarte liegt schon: { $action }
spywhere-refused-seal-instead = versiegle deine letzte Antwort (schlusstipps keine oder versiegle): { $action }
spywhere-refused-not-last = die Schlusstipps kommen, wenn die Züge vorbei sind: { $action }
spywhere-refused-turns-over = es gibt keine Züge mehr: { $action }
spywhere-refused-laid-two = deine zwei Karten liegen schon: { $action }
spywhere-refused-ascending = gib die Antwort in der Reihenfolge von Platz und Nationalität: { $action }

spywhere-malformed-action = das ist keine vollständige Aktion: { $text } (tausche … gegen …, sortiere … aus, lass-liegen, tippe … …, nichts, schlusstipps …, versiegle)
spywhere-malformed-last = sag, welche Karten (schlusstipps Platz Land, Platz Land), oder schlusstipps keine: { $text }
spywhere-malformed-seat = kein Platz: { $text } (1 bis { $high })
spywhere-unknown-nation = unbekannte Nationalität: { $text }; es gibt { spywhere-nation-italy }, { spywhere-nation-england }, { spywhere-nation-france }, { spywhere-nation-spain }, { spywhere-nation-belgium }, { spywhere-nation-germany }
spywhere-ambiguous-nation = { $text } kann { $one } oder { $other } sein

spywhere-option-reshuffle-triples = Liegen nach dem Auffüllen drei gleiche, gehen sie in den Nachziehstapel zurück
spywhere-option-removed = Die Nationalität, die ausscheidet, höchstens zu viert
spywhere-option-removed-random = ausgelost
spywhere-option-removed-italy = Italien
spywhere-option-removed-england = England
spywhere-option-removed-france = Frankreich
spywhere-option-removed-spain = Spanien
spywhere-option-removed-belgium = Belgien
spywhere-option-removed-germany = Deutschland
spywhere-option-removed-none = keine: Alle sechs bleiben
spywhere-option-first = Wer beginnt
spywhere-option-first-lot = ausgelost
spywhere-option-first-1 = Platz 1
spywhere-option-first-2 = Platz 2
spywhere-option-first-3 = Platz 3
spywhere-option-first-4 = Platz 4
spywhere-option-first-5 = Platz 5
spywhere-option-first-6 = Platz 6
spywhere-option-first-guess = Der Zug, ab dem man tippen darf (0: der erste, zu zweit der fünfte)
spywhere-option-last-round = Beendet ein Tipp das Spiel, wird die Runde zu Ende gespielt
spywhere-preset-standard = die Regeln, wie sie im Heft stehen
spywhere-preset-patient = kein Tipp vor dem fünften Zug, und alle haben gleich viele Züge

## Die Seite

spywhere-page-ask-exchange = Tausche eine Handkarte gegen eine Karte der Mitte.
spywhere-page-ask-exchange-give = Gegen welche Karte der Mitte tauschst du { $give }?
spywhere-page-ask-exchange-take = Was legst du für { $take } ab?
spywhere-page-ask-exchange-give-take = { $give } gegen { $take } tauschen?
spywhere-page-ask-eliminate = Die drei { spywhere-adjective }n Karten aussortieren?
spywhere-page-ask-guess = Willst du einen Tipp abgeben?
spywhere-page-ask-guess-target = Welche Karte legst du vor { $target }?
spywhere-page-ask-guess-nation = Vor wen legst du { $nation }?
spywhere-page-ask-guess-target-nation = { $nation } vor { $target } legen?
spywhere-page-ask-last = Die Schlusstipps: Wer kommt woher?
spywhere-page-ask-last-target = Welche Karte legst du vor { $target }?
spywhere-page-ask-last-nation = Vor wen legst du { $nation }?
spywhere-page-ask-last-laid = { $n ->
    [one] Eine Karte gelegt. Antwort versiegeln?
   *[other] { $n } Karten gelegt. Antwort versiegeln?
}
spywhere-page-wait-exchange = { $seat } tauscht eine Karte mit der Mitte.
spywhere-page-wait-eliminate = Drei { spywhere-adjective } Karten in der Mitte: { $seat } kann sie aussortieren oder liegen lassen.
spywhere-page-wait-guess = { $seat } darf tippen.
spywhere-page-wait-last = Die Schlusstipps. Es müssen noch antworten: { $seats }.
spywhere-page-help-exchange = Berühre eine Handkarte, dann eine Karte der Mitte. Alle sehen beide.
spywhere-page-help-eliminate = Aussortieren bringt dir eine Karte mehr, zeigt aber allen, dass dieses Land nicht deines ist.
spywhere-page-help-guess = Berühre eine Person, dann eine Karte. Was liegt, bleibt liegen; nur eine Karte je Person.
spywhere-page-help-guess-two = Berühre eine Karte. Was liegt, bleibt liegen; insgesamt zwei, in verschiedenen Zügen.
spywhere-page-help-last = Berühre eine Person, dann eine Karte, so oft du noch magst. Dann versiegle alles auf einmal.
spywhere-page-help-wait = Achte darauf, was genommen und was abgelegt wird: Karten des eigenen Landes behält man gern.
spywhere-page-do-exchange = Tauschen
spywhere-page-do-eliminate = Aussortieren
spywhere-page-do-keep = Liegen lassen
spywhere-page-do-guess = Legen
spywhere-page-do-no-guess = Kein Tipp
spywhere-page-do-last = Versiegeln
spywhere-page-you = Du
spywhere-page-begins = beginnt
spywhere-page-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
spywhere-page-seen = gesehen: { $cards }
spywhere-page-not = { $seat-is ->
    [you] Du bist nicht
   *[other] Ist nicht
}
spywhere-page-guesses = Tipps
spywhere-page-none = keine
spywhere-page-no-clues = noch kein Hinweis
spywhere-page-before = Eine Karte vor { $seat } legen
spywhere-page-laid = { $seat-is ->
    [you] vor dir
   *[other] vor { $seat }
}
spywhere-page-cards-mine = Deine Identifikationskarten
spywhere-page-covered = verdeckte Karte
spywhere-page-drawn = { $cards }, eine davon eben gezogen
spywhere-page-pile = Stapel: { $n }
spywhere-page-removed = Nicht im Spiel
spywhere-page-removed-none = Alle sechs Länder sind im Spiel
spywhere-page-out-of-italy = Italien
spywhere-page-out-of-england = England
spywhere-page-out-of-france = Frankreich
spywhere-page-out-of-spain = Spanien
spywhere-page-out-of-belgium = Belgien
spywhere-page-out-of-germany = Deutschland
spywhere-page-from = Du kommst aus { $one }.
spywhere-page-from-two = Du kommst aus { $one } und { $two }.
spywhere-page-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}, { $own ->
    [0] keine
   *[other] { $own }
} { $passports ->
    [one] deines Landes
   *[other] deiner Länder
}
spywhere-page-own = { $own ->
    [0] keine Karte
    [one] { $own } Karte
   *[other] { $own } Karten
} { $passports ->
    [one] deines Landes
   *[other] deiner Länder
} auf der Hand
spywhere-page-odds = Chancen
spywhere-page-odds-proof = in %, nach dem, was bewiesen ist
spywhere-page-odds-habit = in %, nach den Gewohnheiten
spywhere-page-odds-shown = Chancen
spywhere-page-odds-none = verborgen
spywhere-page-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
spywhere-page-wins = gewinnt
spywhere-page-right = richtig
spywhere-page-wrong = es war { $truth }
spywhere-page-no-guesses = keine Tipps
spywhere-page-sum = { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}
spywhere-page-how-counted = Punkte: eigene Karten + eigene Karten × richtige Tipps; 3 mehr für den Tipp, der das Spiel beendet hat.

## Paper
spywhere-print-nationalities = Nationalitätskarten
spywhere-print-passports = Pässe
spywhere-print-passport = Pass
spywhere-print-identifications = Identifikationskarten
spywhere-page-tab-paper = Geheim
spywhere-page-log-passports = { $nations-n ->
    [one] Pass von { $whose }: { $nations }.
   *[other] Pässe von { $whose }: { $nations }.
}
spywhere-page-log-drew = { $whose } zieht: { $cards }.
spywhere-legend-over = 2+ richtiger Tipp, 2- falscher Tipp
spywhere-legend =
    ( ) nicht im Spiel; „?“ gefragt; > am Zug; (4) auf der Hand; x3 Hinweisstapel
    1 bekannt auf dieser Hand; * dein Pass; →2 vor Platz 2 gelegt
