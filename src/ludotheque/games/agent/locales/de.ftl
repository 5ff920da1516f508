agent-name = Agent
agent-blurb = Bestich heimlich die Agenten der Welt, bewege sie vor aller Augen und bring den Koffer heim.
agent-page-lead = Bestich heimlich Agenten und bring den Koffer heim.
agent-page-minutes = 45 bis 60 Min.

agent-colour-green = grün
agent-colour-blue = blau
agent-colour-red = rot
agent-colour-yellow = gelb
agent-nation-americans = Amerikaner
agent-nation-english = Engländer
agent-nation-russians = Russe
agent-nation-chinese = Chinese
agent-figure-green-1 = Grün-1
agent-figure-green-2 = Grün-2
agent-figure-green-3 = Grün-3
agent-figure-green-4 = Grün-4
agent-figure-green-5 = Grün-5
agent-figure-green-6 = Grün-6
agent-figure-green-7 = Grün-7
agent-figure-green-8 = Grün-8
agent-figure-green-9 = Grün-9
agent-figure-green-10 = Grün-10
agent-figure-green-11 = Grün-11
agent-figure-green-12 = Grün-12
agent-figure-blue-1 = Blau-1
agent-figure-blue-2 = Blau-2
agent-figure-blue-3 = Blau-3
agent-figure-blue-4 = Blau-4
agent-figure-blue-5 = Blau-5
agent-figure-blue-6 = Blau-6
agent-figure-blue-7 = Blau-7
agent-figure-blue-8 = Blau-8
agent-figure-blue-9 = Blau-9
agent-figure-blue-10 = Blau-10
agent-figure-blue-11 = Blau-11
agent-figure-blue-12 = Blau-12
agent-figure-red-1 = Rot-1
agent-figure-red-2 = Rot-2
agent-figure-red-3 = Rot-3
agent-figure-red-4 = Rot-4
agent-figure-red-5 = Rot-5
agent-figure-red-6 = Rot-6
agent-figure-red-7 = Rot-7
agent-figure-red-8 = Rot-8
agent-figure-red-9 = Rot-9
agent-figure-red-10 = Rot-10
agent-figure-red-11 = Rot-11
agent-figure-red-12 = Rot-12
agent-figure-yellow-1 = Gelb-1
agent-figure-yellow-2 = Gelb-2
agent-figure-yellow-3 = Gelb-3
agent-figure-yellow-4 = Gelb-4
agent-figure-yellow-5 = Gelb-5
agent-figure-yellow-6 = Gelb-6
agent-figure-yellow-7 = Gelb-7
agent-figure-yellow-8 = Gelb-8
agent-figure-yellow-9 = Gelb-9
agent-figure-yellow-10 = Gelb-10
agent-figure-yellow-11 = Gelb-11
agent-figure-yellow-12 = Gelb-12

agent-city-washington = Washington
agent-city-new-york = New York
agent-city-reykjavik = Reykjavik
agent-city-london = London
agent-city-hamburg = Hamburg
agent-city-helsinki = Helsinki
agent-city-moscow = Moskau
agent-city-tashkent = Taschkent
agent-city-ulan-bator = Ulan-Bator
agent-city-peking = Peking
agent-city-singapore = Singapur
agent-city-rio-de-janeiro = Rio de Janeiro
agent-city-azores = Azoren
agent-city-dublin = Dublin
agent-city-vienna = Wien
agent-city-istanbul = Istanbul
agent-city-teheran = Teheran
agent-city-calcutta = Kalkutta
agent-city-nairobi = Nairobi
agent-city-havana = Havanna
agent-city-lisbon = Lissabon
agent-city-rome = Rom
agent-city-cairo = Kairo
agent-city-dakar = Dakar
agent-city-tangier = Tanger
agent-city-bahamas = die Bahamas

agent-verb-move = bewege
agent-verb-attack = greife-an
agent-verb-bribe = bestich
agent-verb-put = setze
agent-verb-take = nimm
agent-verb-drop = lass-los
agent-verb-claim = sage-an
agent-verb-seal = versiegle
agent-verb-end = beende
agent-verb-let = lass-zu
agent-verb-protest = protestiere
agent-verb-consent = gib-nach
agent-verb-stand = bestehe
agent-verb-give-up = steige-aus
agent-verb-refuse = nimm-zurück
agent-verb-uphold = gilt
agent-verb-leave = lass-stehen
agent-verb-carry = nimm-mit
agent-verb-none = nichts

agent-ask-opening = Bestich heimlich vor Spielbeginn: Bündel für Bündel ({ agent-verb-put }), alles auf einmal ({ agent-verb-bribe }) oder gar nicht ({ agent-verb-bribe } { agent-verb-none }).
agent-ask-draft = { $sum } Dollar sind notiert: Lege weitere Bündel dazu ({ agent-verb-put }); mit „{ agent-verb-seal }“ bist du fertig.
agent-ask-turn = Du bist am Zug: { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-take } oder { agent-verb-drop }.
agent-ask-turn-again = Zurückgenommen: Tu etwas anderes, oder beende deinen Zug ({ agent-verb-end }).
agent-ask-turn-handled = Um den Koffer hast du dich gekümmert: jetzt { agent-verb-move }, { agent-verb-attack } oder { agent-verb-bribe }.
agent-ask-protest = Protestierst du ({ agent-verb-protest }), oder lässt du es zu ({ agent-verb-let })?
agent-ask-answer = Protest von { $seats }: Bestehst du darauf ({ agent-verb-stand }), oder gibst du nach ({ agent-verb-consent })?
agent-ask-claim = { $leader-is ->
    [nobody] Eine Kraftprobe um { $agent }:
    [you] Eine Kraftprobe um { $agent }, du führst mit { $sum } Dollar:
   *[other] Eine Kraftprobe um { $agent }, { $leader } führt mit { $sum } Dollar:
} { $may_claim ->
    [yes] Sage eine Summe an ({ agent-verb-claim }), oder steige aus ({ agent-verb-give-up }).
   *[no] Für eine Ansage hast du hier zu wenig, du kannst nur aussteigen ({ agent-verb-give-up }).
}
agent-ask-verdict = Du entscheidest: Gilt es ({ agent-verb-uphold }), oder wird es zurückgenommen ({ agent-verb-refuse })?

agent-handling-carried = mit dem Koffer
agent-handling-left = ohne den Koffer, der zurückbleibt
agent-handling-taken-along = wobei er den herrenlosen Koffer mitnimmt
agent-handling-not-taken-along = ohne den herrenlosen Koffer anzurühren
agent-handling-set-down = wobei er dort den Koffer loslässt
agent-handling-on = auf den Koffer, den er nun hält
agent-handling-beside = neben den Koffer
agent-handling-captured = wobei er ihm den Koffer abnimmt
agent-handling-let-lie = wobei er den Koffer stehen lässt

agent-log-sealed = { $seat-is ->
    [you] Du hast versiegelt.
   *[other] { $seat } hat versiegelt.
}
agent-log-put = Du setzt: { $lots }.
agent-log-first = { $seat-is ->
    [you] Das Los bestimmt: Du beginnst.
   *[other] Das Los bestimmt: { $seat } beginnt.
}
agent-log-move = { $case-id ->
    [none] { $seat-is ->
        [you] Du bewegst { $agent } { agent-from } { agent-to }.
       *[other] { $seat } bewegt { $agent } { agent-from } { agent-to }.
    }
   *[other] { $seat-is ->
        [you] Du bewegst { $agent } { agent-from } { agent-to }, { $case }.
       *[other] { $seat } bewegt { $agent } { agent-from } { agent-to }, { $case }.
    }
}
agent-log-attack = { $case-id ->
    [none] { $seat-is ->
        [you] Du greifst mit { $agent } { $target } an ({ $to }).
       *[other] { $seat } greift mit { $agent } { $target } an ({ $to }).
    }
   *[other] { $seat-is ->
        [you] Du greifst mit { $agent } { $target } an ({ $to }), { $case }.
       *[other] { $seat } greift mit { $agent } { $target } an ({ $to }), { $case }.
    }
}
agent-log-take = { $seat-is ->
    [you] Du lässt { $agent } den Koffer nehmen ({ $at }).
   *[other] { $seat } lässt { $agent } den Koffer nehmen ({ $at }).
}
agent-log-drop = { $seat-is ->
    [you] Du lässt { $agent } den Koffer loslassen ({ $at }).
   *[other] { $seat } lässt { $agent } den Koffer loslassen ({ $at }).
}
agent-log-bribe = { $seat-is ->
    [you] Du: „Ich besteche!“
   *[other] { $seat }: „Ich besteche!“
}
agent-log-end-turn = { $seat-is ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
}
agent-log-answered = { $seat-is ->
    [you] Du hast geantwortet.
   *[other] { $seat } hat geantwortet.
}
agent-log-protests = { $seats-n ->
    [0] Niemand protestiert.
   *[other] Protest: { $seats-you }.
}
agent-log-consents = { $seat-is ->
    [you] Du gibst nach: Für { $agent } ändert sich nichts.
   *[other] { $seat } gibt nach: Für { $agent } ändert sich nichts.
}
agent-log-stands-by = { $seat-is ->
    [you] Du bestehst darauf: eine Kraftprobe um { $agent }.
   *[other] { $seat } besteht darauf: eine Kraftprobe um { $agent }.
}
agent-log-claims = { $seat-is ->
    [you] Du sagst { $sum } Dollar auf { $agent } an.
   *[other] { $seat } sagt { $sum } Dollar auf { $agent } an.
}
agent-log-gives-up = { $seat-is ->
    [you] Du steigst aus der Kraftprobe um { $agent } aus.
   *[other] { $seat } steigt aus der Kraftprobe um { $agent } aus.
}
agent-log-decides = { $seat-is ->
    [you] Die Entscheidung liegt bei dir.
   *[other] Die Entscheidung liegt bei { $seat }.
}
agent-log-upholds = { $seat-is ->
    [you] Du lässt es gelten.
   *[other] { $seat } lässt es gelten.
}
agent-log-refuses = { $seat-is ->
    [you] Du lässt es zurücknehmen.
   *[other] { $seat } lässt es zurücknehmen.
}
agent-log-exile = „Ab auf die Bahamas!“ { $agent } ist aus dem Spiel; auf ihm lagen: { $stakes }.
agent-log-fee = { $seat-is ->
    [you] Du verlierst { $sum } Dollar von deinem Einsatz auf { $agent }.
   *[other] { $seat } verliert { $sum } Dollar vom Einsatz auf { $agent }.
}
agent-log-loses-turn = { $seat-is ->
    [you] Du verlierst deinen nächsten Zug.
   *[other] { $seat } verliert den nächsten Zug.
}
agent-log-lost-turn = { $seat-is ->
    [you] Du verlierst diesen Zug.
   *[other] { $seat } verliert diesen Zug.
}
agent-log-laid-open = { $lots-n ->
    [0] { $seat-is ->
        [you] Dein Blatt: nichts.
       *[other] Das Blatt von { $seat }: nichts.
    }
   *[other] { $seat-is ->
        [you] Dein Blatt: { $lots }.
       *[other] Das Blatt von { $seat }: { $lots }.
    }
}
agent-log-won = { $seat-is ->
    [you] { $agent } ist mit dem Koffer zu Hause: Du gewinnst.
   *[other] { $agent } ist mit dem Koffer zu Hause: { $seat } gewinnt.
}
agent-log-tied = Die letzte Runde ist vorbei: Die Partie endet remis.

agent-part-stake = { $seat-is ->
    [you] { $sum } von dir
   *[other] { $sum } von { $seat }
}
agent-part-lot = { $sum } auf { $agent }

agent-act-move = { $case-id ->
    [leave] { $agent } { agent-to }, ohne den Koffer
    [take] { $agent } { agent-to }, nimmt den Koffer
    [carry] { $agent } { agent-to }, mit dem Koffer
    [drop] { $agent } { agent-to }, lässt dort den Koffer los
   *[none] { $agent } { agent-to }
}
agent-act-attack = { $case-id ->
    [leave] { $agent } greift { $target } an ({ $to }), ohne den Koffer
    [take] { $agent } greift { $target } an ({ $to }), nimmt den Koffer
    [carry] { $agent } greift { $target } an ({ $to }), mit dem Koffer
    [drop] { $agent } greift { $target } an ({ $to }), lässt dort den Koffer los
   *[none] { $agent } greift { $target } an ({ $to })
}
agent-act-take = { $agent } nimmt den Koffer
agent-act-drop = { $agent } lässt den Koffer los
agent-act-put = { $sum } auf { $agent }
agent-act-seal = versiegeln
agent-act-end = den Zug beenden
agent-act-let = zulassen
agent-act-protest = protestieren
agent-act-consent = nachgeben
agent-act-stand = darauf bestehen
agent-act-give-up = aussteigen
agent-act-claim = { $sum } ansagen
agent-act-refuse = zurücknehmen lassen
agent-act-uphold = gelten lassen

agent-word-exiled = auf den Bahamas: { $agents }
agent-word-roads = Verbindungen: { $roads }
agent-word-sheet = Mein Blatt: { $stakes }
agent-word-left = übrig: { $lots }
agent-word-nothing = nichts
agent-word-round = Runde { $round }
agent-word-turn = { $seat-is ->
    [you] du bist am Zug
   *[other] { $seat } ist am Zug
}

agent-plain-opening = Die ersten Einsätze werden aufgeschrieben.
agent-plain-turn = { $seat-is ->
    [you] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $seat } ist am Zug.
}
agent-plain-protests = Es protestieren: { $seats }.
agent-plain-contest = Kraftprobe um { $agent }; Ansagen in Dollar: { $claims }.
agent-plain-claim = { $seat-is ->
    [you] { $dollars } von dir
   *[other] { $dollars } von { $seat }
}
agent-plain-no-claims = noch keine
agent-plain-leader = In Führung: { $seats }.
agent-plain-given-up = Ausgestiegen: { $seats }.
agent-contest-may = Du kannst { $least } bis { $most } Dollar ansagen.
agent-plain-who = { $seat-is ->
    [you] du
   *[other] { $seat }
}
agent-plain-stakes = Deine Einsätze: { $stakes }.
agent-plain-draft = Noch nicht versiegelt: { $stakes }.
agent-plain-left = Übrig auf deinem Blatt: { $lots }.
agent-plain-lots = { $n } Bündel zu { $dollars }
agent-plain-case-held = Koffer: bei { $agent }, { $space }.
agent-plain-case-lies = Koffer: herrenlos, { $space }.
agent-plain-holder = { $agent } mit dem Koffer
agent-plain-space = { $space }: { $agents }. Verbindungen: { $roads }.
agent-plain-exiled = Auf den Bahamas: { $agents }.
agent-plain-proven = { $seat-is ->
    [you] Von dir steht fest: { $stakes }.
   *[other] Von { $seat } steht fest: { $stakes }.
}
agent-plain-sheet = Einsätze von { $seat }: { $stakes }.
agent-plain-capitals = Hauptstädte: { $capitals }.
agent-plain-empty = Felder ohne Agenten: { $spaces }.

agent-notes-title = Notizbuch: was von jedem Einsatz feststeht, in Dollar
agent-notes-wide = ~: zu viele Beweise zum Abgleichen; die Spanne kann enger sein.
agent-notes-unaccounted = unbekannt
agent-notes-bribes = bestochen
agent-notes-fees = Kosten
agent-notes-exiles = verbannt
agent-notes-times = In Klammern: wie oft.

agent-option-case-handling = Den Koffer nehmen und loslassen
agent-option-case-handling-free = der Agent, der sich bewegt, darf es in derselben Aktion (zwischen beiden Anleitungen)
agent-option-case-handling-turn = nur als eigene Aktion (französische Anleitung)
agent-option-case-handling-extra = einmal pro Zug zusätzlich zur Aktion und bei einem Schritt (niederländische Anleitung)
agent-option-contest-tie = Gleiche Summen in einer Kraftprobe
agent-option-contest-tie-mover = die aktive Person entscheidet (französische Anleitung)
agent-option-contest-tie-turn-order = die aktive Person entscheidet; bei einem Angriff, wer sie genannt hat und zuerst an die Reihe kommt (niederländische Anleitung)
agent-option-contest-tie-first = nur die aktive Person darf gleichziehen; es entscheidet, wer zuletzt ansagt
agent-option-take-backs = Zurückgenommene Aktionen, nach denen der Zug endet
agent-option-captured-case = Der Koffer eines Verbannten
agent-option-captured-case-may = darf genommen werden (französische Anleitung)
agent-option-captured-case-must = wird genommen (niederländische Anleitung)
agent-option-failed-protest = Ein gescheiterter Protest
agent-option-failed-protest-free = kostet nichts
agent-option-failed-protest-lose-turn = kostet die Person, die die Kraftprobe eröffnet hat, ihren nächsten Zug
agent-option-map = Die Karte: ein Name oder @DATEI für eine eigene
agent-page-option-map = Die Karte
agent-option-map-grand = 25 Felder, vier Schritte bis Tanger
agent-option-map-petit = 21 Felder, drei Schritte bis Tanger
agent-option-map-toy = vier Felder, zwei Agenten, zum Studium
agent-option-round-limit = Runden bis zum Remis; 0: ohne Grenze
agent-option-lots = Das Geld auf einem Blatt
agent-option-lots-sheet = ganze Bündel, wie gedruckt
agent-option-lots-free = jedes Vielfache von 100

agent-preset-standard = unser üblicher Tisch: eine Mischung beider Anleitungen
agent-preset-french = nach der französischen Anleitung
agent-preset-dutch = nach der niederländischen Anleitung

agent-refused-not-now = das ist eine Antwort, und gefragt ist nichts: { $action }
agent-refused-out-of-play = dieser Agent ist auf den Bahamas: { $action }
agent-refused-not-adjoining = ein Agent geht einen Schritt, auf ein Nachbarfeld: { $action }
agent-refused-not-there = der Agent steht dort nicht: { $action }
agent-refused-no-such-choice = dieser Schritt lässt das mit dem Koffer nicht zu: { $action }
agent-refused-must-take = an diesem Tisch muss der Koffer genommen werden: { $action }
agent-refused-held-by-another = ein anderer Agent hält den Koffer: { $action }
agent-refused-repeated = das wurde in diesem Zug schon zurückgenommen: { $action }
agent-refused-stake-too-small = ein Angriff verlangt einen Einsatz von 500 auf dem angreifenden Agenten: { $action }
agent-refused-target-out = das Ziel ist schon auf den Bahamas: { $action }
agent-refused-target-here = ein Angriff ist ein Schritt: Auf dem eigenen Feld kann niemand angegriffen werden: { $action }
agent-refused-target-not-near = das Ziel steht nicht auf einem Nachbarfeld: { $action }
agent-refused-target-safe = ein Agent in seiner eigenen Hauptstadt kann nicht angegriffen werden: { $action }
agent-refused-nothing-to-take = auf dem Feld dieses Agenten steht kein herrenloser Koffer: { $action }
agent-refused-nothing-to-drop = dieser Agent hält den Koffer nicht: { $action }
agent-refused-handled = um den Koffer hast du dich in diesem Zug schon gekümmert: { $action }
agent-refused-no-such-lot = ein solches Bündel gibt es auf den Blättern dieses Tisches nicht: { $action }
agent-refused-lot-gone = dieses Bündel hat dein Blatt nicht mehr: { $action }
agent-refused-not-ascending = die Bündel werden in der Reihenfolge der Agenten gesetzt: { $action }
agent-refused-larger-first = auf einen Agenten werden die größeren Bündel zuerst gesetzt: { $action }
agent-refused-bribe-exile = ein Agent auf den Bahamas ist nicht zu bestechen: { $action }
agent-refused-empty-bribe = im eigenen Zug besticht man mit mindestens einem Bündel: { $action }
agent-refused-finish-bribe = du bestichst gerade: Lege dazu oder versiegle: { $action }
agent-refused-no-passing = passen darf man erst, wenn etwas zurückgenommen wurde: { $action }
agent-refused-asked-opening = die ersten Einsätze werden aufgeschrieben: { $action }
agent-refused-asked-protest = du wirst gefragt, ob du protestierst: { $action }
agent-refused-asked-answer = du wirst gefragt, ob du darauf bestehst: { $action }
agent-refused-asked-claim = es läuft eine Kraftprobe: Sage eine Summe an oder steige aus: { $action }
agent-refused-asked-verdict = du wirst gefragt, ob es gilt: { $action }
agent-refused-above-stake = mehr als den eigenen Einsatz darf man nicht ansagen: { $action }
agent-refused-not-higher = sag mehr an als die führende Person, oder ebenso viel, wo das erlaubt ist: { $action }
agent-refused-no-such-claim = man sagt mindestens 100 Dollar an, in Hundertern: { $action }

agent-malformed-form = das ist keine vollständige Aktion: { $text }; man beginnt mit { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-put }, { agent-verb-seal }, { agent-verb-take }, { agent-verb-drop }, { agent-verb-end }, { agent-verb-let }, { agent-verb-protest }, { agent-verb-stand }, { agent-verb-consent }, { agent-verb-claim }, { agent-verb-give-up }, { agent-verb-uphold }, { agent-verb-refuse }
agent-malformed-space-unknown = kein Feld heißt { $text }; es gibt { $values }
agent-malformed-space-ambiguous = { $text } kann { $values } heißen
agent-malformed-agent-unknown = kein Agent heißt { $text }; es gibt { $values }
agent-malformed-agent-ambiguous = { $text } kann { $values } heißen
agent-malformed-choice = { $drop ->
    [yes] sage, was mit dem Koffer geschieht: { agent-verb-leave }, { $held } oder { agent-verb-drop }
   *[no] sage, was mit dem Koffer geschieht: { agent-verb-leave } oder { $held }
}
agent-malformed-sum = keine Summe in vollen hundert Dollar: { $text }

agent-map-unknown = diese Karte gibt es nicht; es gibt { $values } oder den ganzen Text einer anderen (im Terminal map=@DATEI)
agent-map-long = der Text einer Karte hat höchstens { $limit } Zeichen
agent-map-clash = eine andere Karte hat dieselbe Nummer; ändere irgendetwas daran
agent-map-word = Zeile { $line } der Karte: sie beginnt mit keinem von { $values }
agent-map-form = Zeile { $line } der Karte: schreibe { $form }
agent-map-space-name = Zeile { $line } der Karte: der Name ist vergeben oder besteht nicht aus Buchstaben mit einzelnen Bindestrichen dazwischen (höchstens { $limit } Zeichen)
agent-map-space-unknown = Zeile { $line } der Karte: Wort { $word } ist kein Name eines Feldes darüber
agent-map-spaces = Zeile { $line } der Karte: mehr als { $limit } Felder
agent-map-centre-twice = Zeile { $line } der Karte: { $name } ist schon die Mitte
agent-map-centre-capital = Zeile { $line } der Karte: die Mitte { $name } kann keine Hauptstadt sein
agent-map-no-centre = Zeile { $line } der Karte: kein Feld ist die Mitte
agent-map-no-nation = Zeile { $line } der Karte: es gibt keine Nation
agent-map-nation = Zeile { $line } der Karte: die Nation ist schon da oder keine von { $values }
agent-map-agents = Zeile { $line } der Karte: mehr als { $limit } Agenten insgesamt
agent-map-capital-twice = Zeile { $line } der Karte: { $name } ist schon eine Hauptstadt
agent-map-loop = Zeile { $line } der Karte: { $name } kann nicht an sich selbst grenzen
agent-map-edge-twice = Zeile { $line } der Karte: { $one } und { $two } sind schon verbunden
agent-map-lot = Zeile { $line } der Karte: der Wert ist schon da, kein Vielfaches von 100 oder der siebte
agent-map-sheet = Zeile { $line } der Karte: ein Blatt hat höchstens { $lots } Bündel und { $total } Dollar
agent-map-cut-off = Zeile { $line } der Karte: von { $name } führt kein Weg zur Mitte
agent-map-number = Zeile { $line } der Karte: hier gehört eine ganze Zahl von { $low } bis { $high } hin
agent-ask-unspent = { $sum } Dollar bleiben übrig, und später zu bestechen kostet einen Zug. Trotzdem versiegeln? (ja/nein)
agent-part-contested = Die Kraftprobe um { $agent }: { $bids }{ $stands ->
    [yes] ; die Aktion galt
    [no] ; die Aktion wurde zurückgenommen
   *[none] {""}
}.
agent-part-bid = { $claim ->
    [none] { $seat-is ->
        [you] du bist mit { $stake } Dollar ausgestiegen
       *[other] { $seat } ist mit { $stake } Dollar ausgestiegen
    }
   *[other] { $seat-is ->
        [you] du hast { $claim } von deinen { $stake } Dollar angesagt
       *[other] { $seat } hat { $claim } Dollar angesagt und { $stake } gehabt
    }
}

## Die Seite

agent-page-letter-green = Gr
agent-page-letter-blue = B
agent-page-letter-red = R
agent-page-letter-yellow = Ge
agent-page-short-rio-de-janeiro = Rio
agent-page-town = { $n ->
    [0] { $space }
   *[other] { $space }: { $agents }
}{ $case ->
    [yes] {" "}(der Koffer)
   *[no] {""}
}
agent-page-figure = { $case ->
    [yes] { $agent } mit dem Koffer, { $space }
   *[no] { $agent }, { $space }
}
agent-page-target = { $agent } angreifen, { $space }
agent-page-no-exile = noch niemand

## Paper
agent-print-board = Karte
agent-print-figures = Figuren und Koffer
agent-print-sheet = Geheimes Blatt
agent-print-player = Name
agent-print-strike = Streiche jedes Bündel, das du setzt.
agent-print-account = Jedes Vielfache von 100: Schreibe mit, was übrig bleibt.
agent-print-put = Gesetzt
agent-print-attacks = Angriffe
agent-print-stake = Einsatz
agent-print-exiles = Liste der Verbannten
agent-print-exiles-how = Wird ein Agent auf die Bahamas geschickt, schreibt alle Einsätze auf ihm auf: Sie sind von nun an offen (A7b).
agent-print-exiles-attacks = Angriffe, je 500
agent-print-contest = Die Kraftprobe
agent-print-contest-1 = Alle außer der aktiven Person sagen gleichzeitig, ob sie protestieren. Ein Einsatz ist nicht nötig. Protestiert niemand, gilt die Aktion (C1).
agent-print-contest-2 = Die aktive Person gibt nach, und die Aktion wird zurückgenommen; oder sie besteht darauf, und es kommt zur Kraftprobe um diesen Agenten (A7a).
agent-print-contest-3 = Es eröffnet, wer im Uhrzeigersinn nach der aktiven Person als Erstes protestiert hat. Dann spricht die aktive Person, dann alle anderen, immer reihum (C1, C3).
agent-print-contest-4 = Sag ein Vielfaches von 100 an, nie mehr als deinen eigenen Einsatz auf dem Agenten und mehr als die führende Person; oder steig endgültig aus (C2, C3).
agent-print-contest-5 = Sind alle anderen ausgestiegen, entscheidet die führende Person, ob die Aktion gilt oder zurückgenommen wird. Hat niemand etwas angesagt, entscheidet die aktive Person (C4).
agent-print-contest-mover = Gleichziehen darf, wer die Summe noch nicht selbst genannt hat. Haben mehrere die höchste genannt, entscheidet die aktive Person (C4-a).
agent-print-contest-turn-order = Gleichziehen darf, wer die Summe noch nicht selbst genannt hat. Haben mehrere die höchste genannt, entscheidet die aktive Person; bei einem Angriff, wer von ihnen zuerst an die Reihe kommt, von der aktiven Person an (C4-a).
agent-print-contest-first = Nur die aktive Person darf gleichziehen; es entscheidet, wer zuletzt angesagt hat (C4-a).
agent-print-contest-free = Ein gescheiterter Protest kostet nichts (C5).
agent-print-contest-lose-turn = Gilt die Aktion, ohne dass die eröffnende Person das entschieden hat, verliert sie ihren nächsten Zug (C5).
agent-page-tab-board = Karte
agent-page-zoom = Karte vergrößern
agent-page-tab-paper = Mein Blatt
agent-page-tab-papers = Blätter
agent-page-log-put = { $whose } setzt: { $lots }.
agent-page-you = Du
agent-page-seconds = { $seconds } s zum Antworten
agent-page-ask-opening = Bestich heimlich: Lege Bündel auf Agenten deiner Wahl.
agent-page-help-opening = Tippe ein Bündel an, dann einen Agenten. Bringt ein Agent den Koffer heim, gewinnt, wer am meisten auf ihn gesetzt hat.
agent-page-ask-bribe = „Ich besteche!“ Lege Bündel auf Agenten, dann kündige es an.
agent-page-help-bribe = Die anderen erfahren, dass du bestichst, aber nicht wen und wie viel.
agent-page-ask-turn = Tippe einen Agenten an, um ihn zu bewegen, oder bestich.
agent-page-help-turn = Jeder Agent, ein Schritt: Sie gehören allen.
agent-page-ask-turn-again = Zurückgenommen: Tu etwas anderes, oder beende deinen Zug.
agent-page-help-turn-again = Dieselbe Aktion geht in diesem Zug nicht noch einmal.
agent-page-ask-turn-handled = Um den Koffer hast du dich gekümmert. Jetzt bewege, greife an oder bestich.
agent-page-help-turn-handled = Jeder Agent, ein Schritt: Sie gehören allen.
agent-page-ask-step = { $agent }: Wohin?
agent-page-help-step = Goldener Punkt: hingehen. Rote Scheibe: angreifen.
agent-page-ask-case = { $act }. Und der Koffer?
agent-page-ask-attack = { $act }. Soll es so sein?
agent-page-help-attack = Gilt die Verbannung, kostet sie dich 500 $ deines Einsatzes, und alle Einsätze auf dem Verbannten werden offengelegt.
agent-page-act-protest = { $act } Protestierst du?
agent-page-ask-protest = Protestierst du, oder lässt du es zu?
agent-page-ask-verdict = Du entscheidest: Gilt es, oder wird es zurückgenommen?
agent-page-help-protest = Protestieren geht auch ohne Einsatz: Das ist der Bluff. Keine Antwort heißt zulassen.
agent-page-ask-answer = Protest von { $seats }. Bestehst du darauf?
agent-page-help-answer = Bestehst du darauf, beginnt eine Kraftprobe; gibst du nach, wird die Aktion zurückgenommen, und du tust etwas anderes.
agent-page-ask-claim = Wer bezahlt { $agent }? Sag eine Summe an, oder steig aus.
agent-page-ask-raise = { $seat } sagt { $sum } auf { $agent } an. Sag mehr an, oder steig endgültig aus.
agent-page-help-claim = Du darfst weniger ansagen als deinen Einsatz, nie mehr. Ansagen bleiben öffentlich.
agent-page-act-verdict = Du entscheidest. { $act }
agent-page-help-verdict = Du bist frei, was du auch bisher getan hast.
agent-page-wait-opening = Dein Blatt ist versiegelt. Wir warten auf die anderen.
agent-page-wait-opening-watched = Alle bestechen heimlich.
agent-page-wait-protest = { $act } Wir warten auf die Antworten.
agent-page-wait-answer = { $seat-is ->
    [you] { $act } Die Antwort liegt bei dir.
   *[other] { $act } Protest: Besteht { $seat } darauf?
}
agent-page-wait-claim = Wer bezahlt { $agent }? Noch niemand hat etwas angesagt.
agent-page-wait-raise = { $seat-is ->
    [you] Wer bezahlt { $agent }? Du führst mit { $sum }.
   *[other] Wer bezahlt { $agent }? { $seat } führt mit { $sum }.
}
agent-page-wait-verdict = { $seat-is ->
    [you] Du entscheidest. { $act }
   *[other] { $seat } entscheidet. { $act }
}
agent-page-do-let = Zulassen
agent-page-do-protest = Protestieren
agent-page-do-stand = Darauf bestehen
agent-page-do-consent = Nachgeben
agent-page-do-uphold = Gelten lassen
agent-page-do-refuse = Zurücknehmen
agent-page-do-claim = Ansagen
agent-page-do-give-up = Aussteigen
agent-page-do-take = Koffer nehmen
agent-page-do-drop = Koffer loslassen
agent-page-do-move = Hingehen
agent-page-do-attack = Angreifen
agent-page-do-bribe = „Ich besteche!“
agent-page-do-end = Zug beenden
agent-page-do-seal = Versiegeln
agent-page-do-seal-opening = Blatt versiegeln
agent-page-do-seal-bribe = „Ich besteche!“
agent-page-do-seal-anyway = Trotzdem versiegeln
agent-page-do-go-on = Noch nicht
agent-page-do-not-bribe = Nicht bestechen
agent-page-case-carried = Mitnehmen
agent-page-case-left = Zurücklassen
agent-page-case-set-down = Mitnehmen und loslassen
agent-page-case-taken-along = Unterwegs mitnehmen
agent-page-case-not-taken-along = Nicht anrühren
agent-page-case-on = Nehmen
agent-page-case-beside = Daneben bleiben
agent-page-case-captured = Ihm abnehmen
agent-page-case-let-lie = Stehen lassen
agent-page-sure = Das alles versiegeln?
agent-page-laid = { $sums }.
agent-page-laid-nothing = Du setzt nichts.
agent-page-unspent = { $sum } bleiben übrig.
agent-page-doubt = Später bestechen kostet einen Zug. Sicher?
agent-page-less = Weniger
agent-page-more = Mehr
agent-page-my-claim = Meine Ansage
agent-page-contest = Wer bezahlt { $agent }?
agent-page-would-decide = { $seat-is ->
    [you] So wie es steht, entscheidest du.
   *[other] So wie es steht, entscheidet { $seat }.
}
agent-page-role-leads = führt
agent-page-role-moves = ist am Zug
agent-page-role-protests = protestiert
agent-page-gave-up = ausgestiegen
agent-page-silent = noch nichts
agent-page-mine = Nur für mich
agent-page-range = Du darfst { $low } bis { $high } ansagen, deinen Einsatz.
agent-page-no-range = Dein Einsatz auf ihm, { $sum }, reicht nicht: Du kannst nur aussteigen.
agent-page-stake-here = Dein Einsatz auf ihm: { $sum }.
agent-page-up-to = Für mich ansagen, aussteigen über
agent-page-limit = Grenze
agent-page-standing = Feste Antworten
agent-page-standing-none = keine
agent-page-standing-all = alles zulassen
agent-page-standing-some = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
agent-page-let-all = Alles zulassen
agent-page-let-seat = { $seat } gewähren lassen
agent-page-but-ask = Aber frag mich immer bei:
agent-page-an-attack = einem Angriff
agent-page-notes = Notizbuch
agent-page-notes-what = was von den anderen feststeht
agent-page-notes-none = Noch nichts zu lesen.
agent-page-note-leads = führt: { $sum }
agent-page-note-owes = verliert den nächsten Zug
agent-page-note-bribes = { $n ->
    [one] 1-mal bestochen
   *[other] { $n }-mal bestochen
}
agent-page-note = { $n ->
    [one] Bündel zu { $sum }
   *[other] Bündel zu { $sum }, eines von { $n }
}
agent-page-take-note-back = { $sum } von { $agent } zurücknehmen
agent-page-sum-on = Summe für { $agent }
agent-page-no-such-notes = Mit deinen Bündeln ergeben sich keine { $sum }.
agent-page-no-stakes = Nichts gesetzt.
agent-page-paying = Jetzt hingelegt
agent-page-rest = Übrig
agent-page-show-notes = Bündel zeigen
agent-page-hide-notes = Bündel verbergen
agent-page-how = Tippe ein Bündel an, dann einen Agenten, hier oder auf der Karte; oder zieh das Bündel; oder gib eine Summe ein.
agent-page-how-note = Jetzt ein Agent, hier oder auf der Karte.
agent-page-how-agent = Jetzt Bündel: Sie gehen an diesen Agenten.
agent-page-how-later = In deinem Zug kannst du mehr hinlegen: „Ich besteche!“
agent-page-shown-on = Auf { $agent } lagen:
agent-page-exiled = { $agent }, verbannt: Einsätze zeigen
agent-page-out = auf den Bahamas
agent-page-sheets = Die Blätter liegen offen
agent-page-sheets-all = Nichts ist mehr geheim: Alle sehen das.
agent-page-wins = gewinnt
agent-page-fee = { $sum } − { $fee } für Verbannungen
agent-page-never-spent = Nie ausgegeben
agent-page-bluffs = Wer wen getäuscht hat
agent-page-no-contest = Es gab keine Kraftprobe: Niemand musste etwas zeigen.
agent-page-held-back = hätte mehr ansagen können
agent-page-outcome = { $stands ->
    [yes] { $seat-is ->
        [you] Du hast entschieden: Es galt.
       *[other] { $seat } hat entschieden: Es galt.
    }
   *[no] { $seat-is ->
        [you] Du hast entschieden: zurückgenommen.
       *[other] { $seat } hat entschieden: zurückgenommen.
    }
}
agent-page-all-contests = { $n ->
    [one] Die Kraftprobe zeigen
   *[other] Alle { $n } Kraftproben zeigen
}
agent-page-stakes-on = Die Einsätze auf { $agent }
agent-from = { $from-id ->
    [azores] von den Azoren
   *[other] von { $from }
}
agent-to = { $to-id ->
    [azores] auf die Azoren
   *[other] nach { $to }
}
agent-word-legend = { $colours }; # Koffer; [ ] Hauptstadt
