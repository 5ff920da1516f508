agon-name = Agon

agon-blurb = Zwei Königinnen mit je sechs Wächtern, ein Wettlauf zum Thron. Kein Zufall, keine Geheimnisse.
agon-page-lead = Bring deine Königin auf den Thron, umgeben von ihren sechs Wächtern.
agon-page-minutes = 20 bis 40 Min.

agon-ask-lay = Lege einen Wächter auf ein leeres Randfeld (@Feld).
agon-ask-slide = Geh mit einer Figur einen Schritt: von-nach.
agon-ask-place = { $man-id ->
    [queen] Setze die gefangene Königin wieder ein: { $cells }-nach.
   *[guard] { $cells-n ->
        [one] Setze den gefangenen Wächter wieder ein: { $cells }-nach.
       *[other] Setze einen der gefangenen Wächter wieder ein ({ $cells }): von-nach.
    }
}

agon-man-queen = Königin
agon-man-guard = Wächter
agon-verb-pass = passe

agon-act-lay = einen Wächter auf { $to } legen
agon-act-slide = { $man } von { $from } nach { $to }
agon-act-place = { $man-id ->
    [queen] die Königin von { $from } auf { $to } einsetzen
   *[guard] den Wächter von { $from } auf { $to } einsetzen
}
agon-act-pass = passen

agon-over = Die Partie ist zu Ende.

agon-end-throned = Die Königin sitzt auf dem Thron, umgeben von ihren sechs Wächtern.
agon-end-ringed = Sechs Wächter umringen einen Thron ohne ihre Königin: Ihre Seite verliert.
agon-end-repeated = Dieselbe Stellung trat zum dritten Mal auf.
agon-end-idle = Hundert Züge ohne Schritt nach innen und ohne Fang.
agon-end-capped = Die Partie erreichte 2500 Züge.

agon-log-lay = { $seat-is ->
    [you] Du legst einen Wächter auf { $to }.
   *[other] { $seat } legt einen Wächter auf { $to }.
}
agon-log-slide = { $seat-is ->
    [you] { $man-id ->
        [queen] Deine Königin geht von { $from } nach { $to }.
       *[guard] Dein Wächter geht von { $from } nach { $to }.
    }
   *[other] { $seat }: { $man } von { $from } nach { $to }.
}
agon-log-place = { $man-id ->
    [queen] { $seat-is ->
        [you] Deine gefangene Königin wird eingesetzt: von { $from } nach { $to }.
       *[other] Die gefangene Königin von { $seat } wird eingesetzt: von { $from } nach { $to }.
    }
   *[guard] { $seat-is ->
        [you] Dein gefangener Wächter wird eingesetzt: von { $from } nach { $to }.
       *[other] Der gefangene Wächter von { $seat } wird eingesetzt: von { $from } nach { $to }.
    }
}
agon-log-pass = { $seat-is ->
    [you] Du kannst keinen Schritt gehen: Du passt.
   *[other] { $seat } kann keinen Schritt gehen und passt.
}
agon-log-captured = { $seat-is ->
    [you] Von dir gefangen: { $men }.
   *[other] Von { $seat } gefangen: { $men }.
}
agon-part-caught = { $man } auf { $at }
agon-log-end = { $winner-is ->
    [you] { $cause } Du gewinnst.
    [other] { $cause } { $winner } gewinnt.
   *[nobody] { $cause } Niemand gewinnt.
}

agon-letter-queen = K
agon-letter-guard = W
agon-legend = { $Q } Königin, { $G } Wächter: { $first }; { $q }, { $g }: { $second }; ({ $g }): gefangen; ◎: Thron
agon-legend-owner = { $seat-is ->
    [you] du
   *[other] { $seat }
}

agon-plain-turn = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
agon-plain-queen = { $seat-is ->
    [you] Deine Königin: { $cells }.
   *[other] Königin von { $seat }: { $cells }.
}
agon-plain-queen-captured = { $seat-is ->
    [you] Deine gefangene Königin: { $cells }.
   *[other] Gefangene Königin von { $seat }: { $cells }.
}
agon-plain-guards = { $seat-is ->
    [you] Deine Wächter: { $cells }.
   *[other] Wächter von { $seat }: { $cells }.
}
agon-plain-guards-captured = { $seat-is ->
    [you] Deine gefangenen Wächter: { $cells }.
   *[other] Gefangene Wächter von { $seat }: { $cells }.
}
agon-plain-ring = { $cells } in Ring { $ring }
agon-plain-between = {"; "}
agon-plain-throne = { $cells }, der Thron

agon-refused-laying-now = jetzt werden die Wächter gelegt, abwechselnd auf leere Randfelder: { $action }
agon-refused-all-laid = Wächter werden nur zu Beginn einer Partie gelegt, die so anfängt: { $action }
agon-refused-lay-taken = dieses Randfeld ist nicht leer: { $action }
agon-refused-lay-off-edge = Wächter werden nur auf den Rand gelegt: { $action }
agon-refused-place-first = zuerst muss eine gefangene Figur eingesetzt werden: { $action }
agon-refused-not-captured = diese Figur ist nicht gefangen und kann daher nicht eingesetzt werden: { $action }
agon-refused-queen-first = die gefangene Königin kommt zuerst: { $action }
agon-refused-place-taken = dieses Feld ist nicht leer: { $action }
agon-refused-not-to-throne = eine gefangene Königin darf nicht auf den Thron gesetzt werden: { $action }
agon-refused-not-to-edge = an diesem Tisch kommt eine gefangene Königin auf den Rand: { $action }
agon-refused-off-edge = ein gefangener Wächter kommt auf ein leeres Feld des Randes: { $action }
agon-refused-place-in-pincer = die Figur stünde dort in einer Zange oder würde eine schließen: { $action }
agon-refused-no-slide = eine Figur geht einen Schritt weit, in ihrem Ring oder in den nächsten Ring nach innen: { $action }
agon-refused-not-yours = dort steht keine deiner Figuren: { $action }
agon-refused-no-such-man = eine solche Figur steht dort nicht: { $action }
agon-refused-taken = das Feld ist nicht leer: { $action }
agon-refused-guard-to-throne = nur eine Königin darf auf den Thron: { $action }
agon-refused-into-pincer = das wäre zwischen zwei gegnerischen Figuren, ohne etwas zu fangen (oder es ist an diesem Tisch nie erlaubt): { $action }
agon-refused-may-not-pass = du kannst einen Schritt gehen, also darfst du nicht passen: { $action }

agon-malformed-cell = das ist kein Feld: { $text } (ein Buchstabe a-k und eine Zahl 1-11)
agon-malformed-move = das ist kein Zug: { $text } (schreibe von-nach, @Feld oder { agon-verb-pass })
agon-malformed-position-fields = eine Stellung hat 7 Felder, nicht { $n }
agon-malformed-position-rows = eine Stellung hat 11 Reihen, nicht { $n }
agon-malformed-position-row = das ist keine Reihe des Brettes: { $text }
agon-malformed-position-men = jede Seite hat eine Königin und sechs Wächter (weniger nur beim Auslegen)
agon-malformed-position-throne = ein Wächter steht nie auf dem Thron
agon-malformed-position-turn = am Zug ist 1 oder 2, nicht { $text }
agon-malformed-position-number = das ist keine Zahl bis { $limit }: { $text }
agon-malformed-position-captured = gefangen sind nur Figuren einer Seite, die sie zuerst einsetzt
agon-malformed-position-laying = beim Auslegen steht alles auf dem Rand, abwechselnd gelegt, und noch ist keine Figur gegangen
agon-malformed-position-quiet = das sind nicht die ruhigen Züge, die hierher führten: { $text }

agon-option-pincer = Die Form der Zange
agon-option-pincer-line = zwei gegnerische Figuren auf gegenüberliegenden Seiten, in gerader Linie
agon-option-pincer-bend = auch zwei gegnerische Figuren im Winkel von 120 Grad
agon-option-pincer-ring = zwei gegnerische Figuren daneben im selben Ring
agon-option-placement-costs-turn = Mit dem Einsetzen einer gefangenen Figur ist der Zug getan
agon-option-queen-return = Wohin eine gefangene Königin kommt
agon-option-queen-return-not-throne = jedes andere leere Feld außer dem Thron
agon-option-queen-return-anywhere = jedes andere leere Feld, auch der Thron
agon-option-queen-return-edge = ein leeres Feld des Randes
agon-option-queen-return-opponent = wohin die Gegenseite sie setzt, außer auf den Thron
agon-option-placement = Welche Felder beim Einsetzen erlaubt sind
agon-option-placement-strict = nicht in einer Zange und nicht so, dass sie eine schließt
agon-option-placement-lax = jedes leere Feld der richtigen Art
agon-option-enter-pincer = In eine Zange hineingehen
agon-option-enter-pincer-to-capture = nur um zu fangen
agon-option-enter-pincer-never = nie
agon-option-start = Der Beginn
agon-option-start-fixed = alle Figuren am Platz
agon-option-start-placed = die Wächter werden abwechselnd gelegt
agon-option-ring-loss = Wann sechs Wächter um den Thron verlieren
agon-option-ring-loss-empty = wenn der Thron leer ist
agon-option-ring-loss-no-own-queen = wenn die eigene Königin nicht darauf sitzt
agon-option-draws = Remis
agon-option-draws-standard = Wiederholung, 100 Züge ohne Fortschritt, 2500 Züge
agon-option-draws-none = nur bei 2500 Zügen

agon-preset-standard = die üblichen Regeln
agon-preset-page = auch Zangen im Winkel von 120 Grad
agon-preset-fromager = Einsetzen kostet keinen Zug
agon-preset-ludii = wie Ludii es spielt

## Die Seite

agon-page-ask-lay = Lege einen Wächter auf einen goldenen Punkt am Rand.
agon-page-ask-slide = Geh mit einer deiner Figuren einen Schritt.
agon-page-ask-picked = { $man-id ->
    [queen] Geh mit deiner Königin auf einen goldenen Punkt.
   *[guard] Geh mit diesem Wächter auf einen goldenen Punkt.
}
agon-page-ask-place = { $man-id ->
    [queen] Deine Königin ist gefangen: Setze sie auf einem goldenen Punkt ein.
   *[guard] { $cells-n ->
        [one] Dein Wächter ist gefangen: Setze ihn auf einem goldenen Punkt ein.
       *[other] Deine Wächter sind gefangen: Setze einen auf einem goldenen Punkt ein.
    }
}
agon-page-ask-place-theirs = Du hast die gegnerische Königin gefangen: Setze sie auf einem goldenen Punkt ein.
agon-page-help-lay = Ihr legt abwechselnd je einen Wächter. Dabei wird nichts gefangen.
agon-page-help-first = Ziel: deine Königin auf dem Thron, ihre sechs Wächter um sie herum. Tippe auf eine golden umrandete Figur.
agon-page-help-slide = Tippe auf eine golden umrandete Figur: Sie geht ein Feld weit, in ihrem Ring oder nach innen.
agon-page-help-picked = Die Figur bleibt in ihrem Ring oder geht einen Ring nach innen.
agon-page-help-place-guard = Er kommt zurück an den Rand, weder in eine Zange noch um eine zu schließen.
agon-page-help-place-guards = Tippe auf einen anderen gefangenen Wächter, um mit ihm zu beginnen.
agon-page-help-place-queen = Sie darf weder in eine Zange geraten noch eine schließen.
agon-page-help-place-lax = Jedes markierte Feld ist recht: Beim Einsetzen wird nie etwas gefangen.

agon-page-grid = Agon-Brett
agon-page-keys = Die Pfeiltasten gehen von Feld zu Feld; Pos1, Ende, Bild auf und Bild ab gehen schräg. Die Eingabetaste wählt und setzt, Escape nimmt zurück.
agon-page-throne = Thron
agon-page-empty = leer
agon-page-man = { $seat-is ->
    [you] { $man-id ->
        [queen] meine Königin
       *[guard] mein Wächter
    }
   *[other] { $man-id ->
        [queen] Königin von { $seat }
       *[guard] Wächter von { $seat }
    }
}
agon-page-captured = gefangen
agon-page-picked = gewählt
agon-page-may-move = kann gehen
agon-page-may-return = kann eingesetzt werden
agon-page-target = mögliches Ziel
agon-page-last = letzter Zug

agon-page-ivory = Elfenbein
agon-page-ebony = Ebenholz
agon-page-pass = Passen
agon-page-stuck = { $man-id ->
    [queen] Deine Königin kann nirgendwohin. Tippe auf ein Feld neben ihr, um zu erfahren, warum.
   *[guard] Dieser Wächter kann nirgendwohin. Tippe auf ein Feld neben ihm, um zu erfahren, warum.
}
agon-page-not-mine = Diese Figur gehört dir nicht.
agon-page-touch-first = Tippe zuerst auf eine deiner Figuren.

agon-page-caught = { $man-id ->
    [queen] Königin auf { $at } gefangen
   *[guard] Wächter auf { $at } gefangen
}
agon-page-back-guard = { $seat-is ->
    [you] Du musst ihn zuerst wieder am Rand einsetzen.
   *[other] { $seat } muss ihn zuerst wieder am Rand einsetzen.
}
agon-page-back-queen-not-throne = { $seat-is ->
    [you] Du musst sie zuerst wieder einsetzen, überall außer auf dem Thron.
   *[other] { $seat } muss sie zuerst wieder einsetzen, überall außer auf dem Thron.
}
agon-page-back-queen-anywhere = { $seat-is ->
    [you] Du musst sie zuerst wieder einsetzen, auch auf dem Thron.
   *[other] { $seat } muss sie zuerst wieder einsetzen, auch auf dem Thron.
}
agon-page-back-queen-edge = { $seat-is ->
    [you] Du musst sie zuerst wieder am Rand einsetzen.
   *[other] { $seat } muss sie zuerst wieder am Rand einsetzen.
}
agon-page-back-queen-opponent = Wer sie gefangen hat, setzt sie wieder ein, überall außer auf dem Thron.
agon-page-idle = { $idle } Züge in Folge ohne Schritt nach innen und ohne Fang. Bei 100 endet die Partie remis.

agon-page-look-names = Namen der Felder
agon-page-look-facing = Von gegenüber gesehen
agon-page-look-mirrored = Gespiegelt
agon-page-look-pincers = Offene Zangen
agon-page-look-point = Spitze oben
agon-page-look-point-narrow = auf kleinen Bildschirmen
agon-page-look-point-always = immer
agon-page-look-point-never = nie

agon-page-over-acts = { $n ->
    [one] Ein Zug gespielt
   *[other] { $n } Züge gespielt
}
agon-page-over-guards = Wächter gefangen
agon-page-over-queens = Königinnen gefangen

## Paper
agon-print-board = Spielbrett
agon-print-men = Figuren
