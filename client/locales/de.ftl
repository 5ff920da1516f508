### Words of the page alone; those it shares with the terminal are in src/ludotheque/locales.

page-home = Ludothèque, zurück zum Regal
page-menu = Menü
page-skip = Zum Inhalt
page-close = Schließen
page-back = Zurück
page-cancel = Abbrechen
page-loading = Einen Moment…
page-language = Sprache
page-settings = Einstellungen
page-rules = Regeln
page-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-line-lost = Verbindung verloren. Neuer Versuch…
page-line-back = Wieder verbunden.
page-lost = Diese Adresse führt nirgendwohin.
page-lost-lead = Vielleicht fehlt ein Stück. Vom Regal aus ist alles zu finden.
page-link-dead = Dieser Link gilt nicht mehr.
page-back-to-shelf = Zurück zum Regal
page-more = Mehr zeigen

## Regal

page-shelf-title = Was spielen wir?
page-shelf-lead = Kein Konto, kein Warten: ein Klick, und du bist am Zug.
page-play-now = Jetzt spielen
page-play-opening = Wir setzen uns…
page-with-friends = Mit Freunden
page-learn = Lernen
page-players = { $fewest } Personen
page-players-range = { $fewest } bis { $most } Personen
page-compiling = Die Maschinen werden vorbereitet
page-compiling-left = { $seconds ->
    [one] Die Maschinen werden vorbereitet: noch { $seconds } Sekunde
   *[other] Die Maschinen werden vorbereitet: noch { $seconds } Sekunden
}
page-mine = Meine Partien
page-mine-all = Alle meine Partien
page-mine-asked = Du bist am Zug
page-mine-running = Im Gange
page-mine-over = Beendet
page-mine-none = Du hast noch keine Partien.
page-waiting = Tische, die auf jemanden warten
page-waiting-none = Im Moment wartet niemand. Eröffne einen Tisch, dann kommt jemand.
page-running = Zum Zuschauen
page-running-none = Zurzeit gibt es keine öffentlichen Partien.
page-table-empty = Tisch: { $game }
page-table-against = { $game } mit { $names }
page-table-of = { $game }: { $names }
page-table-over = beendet
page-table-won = du hast gewonnen
page-table-wins = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
page-table-tied = remis
page-table-running = im Gange
page-seats-taken = { $taken } von { $seats } Plätzen besetzt
page-your-turn = Dein Zug
page-resume = Weiter
page-look = Ansehen
page-sit = Platz nehmen
page-watch = Zuschauen

## Einen Tisch eröffnen

page-new-title = Neuer Tisch: { $game }
page-who-sits = Wer spielt mit?
page-how-many = Wie viele Plätze?
page-your-name = Dein Name
page-guest = Gast { $seat }
page-seat = Platz { $seat }
page-sitter-me = Ich
page-sitter-open = Jemand über den Link
page-sitter-beside = Jemand an diesem Bildschirm
page-sitter-machine = Eine Maschine
page-level = Stufe { $level }
page-level-of = Stufe der Maschine, Platz { $seat }
page-name-of = Name, Platz { $seat }
page-strength-below = Gewinnt { $share } % gegen die Stufe darunter.
page-strength-time = Etwa { $seconds } s je Zug, gemessen in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
page-strength-none = Ihre Stärke wurde nicht gemessen.
page-which-rules = Nach welchen Regeln?
page-usual = üblich
page-other-readings = Andere Lesarten der Regeln
page-time-and-place = Zeit und Tisch
page-clock = Uhr
page-clock-none = Ohne Uhr
page-clock-quick = 5 Minuten + 5 Sekunden je Zug
page-clock-usual = 15 Minuten + 10 Sekunden je Zug
page-clock-slow = 45 Minuten + 30 Sekunden je Zug
page-clock-day = Ein Tag je Zug
page-aids = Gedächtnisstütze erlaubt
page-aids-help = Alle dürfen nachsehen, was aus dem folgt, was sie gesehen haben.
page-public = Öffentlicher Tisch
page-public-help = Alle dürfen Platz nehmen oder zuschauen.
page-private-help = Nur wer den Link hat, kann kommen.
page-open = Tisch eröffnen

## Vor dem Beginn

page-seating = Tisch: { $game }
page-seat-free = freier Platz
page-seat-machine = Maschine hinzufügen ({ $level })
page-stand = Aufstehen
page-start = Beginnen
page-missing-seats = { $n ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $n } Personen.
}
page-invite = Jemanden einladen
page-invite-title = Lade die anderen ein
page-invite-lead = Schicke diesen Link, oder lass den Code scannen:
page-link-local = Dieser Link funktioniert nur auf diesem Rechner. Mit „ludotheque serve --lan“ steht das Haus deinem Netzwerk offen.
page-link = Link
page-copy = Kopieren
page-copied = Kopiert
page-qr = QR-Code dieses Links
page-rules-here = Die Regeln an diesem Tisch
page-own-rules = eigene Regeln

## Tisch

page-table = Tisch
page-no-table = Hier ist kein Tisch
page-you = Du
page-here = am Tisch
page-away = abwesend
page-resigned = hat aufgegeben
page-is-asked = ist am Zug
page-asked = Was gefragt ist
page-seats = Plätze
page-board = Brett
page-parts = Teile des Bildschirms
page-paper = Meine Geheimnisse
page-papers = Alle Geheimnisse
page-paper-of = Was { $seat } sah
page-paper-only = Nur du siehst das.
page-paper-then = In jenem Moment.
page-paper-open = Damals geheim, jetzt offen.
page-cover = Zudecken
page-uncover = Aufdecken
page-covered = Zugedeckt
page-log = Protokoll
page-log-empty = Noch ist nichts geschehen.
page-chat = Gespräch
page-chat-empty = Niemand hat etwas gesagt.
page-chat-say = Etwas sagen
page-chat-off = An diesem Tisch wird nicht geredet.
page-chat-here = Gespräch an diesem Tisch
page-mute = { $name } stummschalten
page-muted = Stummgeschaltet:
page-unmute = { $name } wieder lesen
page-refuse = { $name } wegschicken
page-refuse-watchers = { $watchers ->
    [one] Den Zuschauer wegschicken
   *[other] Die { $watchers } Zuschauer wegschicken
}
page-send = Senden
page-watcher = Jemand, der zuschaut
page-watchers = { $n ->
    [one] eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
page-undone = {" "}(rückgängig gemacht)
page-pill-you = Dein Zug
page-pill-wait = Warten
page-pill-watch = Du schaust zu
page-pill-past = Früher
page-pill-start = Beginn
page-deadline = bis { $moment }
page-revealing = Alle decken die Zahl auf, die sie versiegelt hatten; dann geht es los.
page-waiting-for = { $n ->
    [one] { $names } ist am Zug.
   *[other] Wir warten auf { $names }.
}
page-wait = Einen Moment…
page-meanwhile = Tippe inzwischen auf eine Zeile des Protokolls, um den Tisch zu sehen, wie er damals war.
page-past = Der Tisch, wie er in jenem Moment war.
page-now = Zurück zum Jetzt
page-unpick = Andere Wahl
page-paragraph = Regel { $paragraph }
page-type = Zug eintippen
page-type-example = z. B. { $example }
page-type-send = Spielen
page-type-again = Zum Bestätigen noch einmal absenden.
page-title-asked = Du bist am Zug – { $game }

page-offers = { $seat-is ->
    [you] Du bietest Remis an.
   *[other] { $seat } bietet Remis an.
}
page-accept = Annehmen
page-decline = Ablehnen
page-wishes = { $seat-is ->
    [you] Du bittest, deinen Zug rückgängig machen zu dürfen.
   *[other] { $seat } möchte den letzten Zug rückgängig machen.
}
page-grant = Einverstanden
page-paused = Die Uhren stehen.
page-resume-clock = Fortsetzen
page-pauses = { $seat-is ->
    [you] Du bittest um eine Pause.
   *[other] { $seat } möchte eine Pause.
}
page-agree = Einverstanden
page-machine-plays = Eine Maschine spielt für dich.
page-take = Meinen Platz wieder einnehmen
page-rematch-waits = Die Revanche wartet auf dich.
page-rematch-join = Hingehen

page-take-back = Zug rückgängig machen
page-offer-tie = Remis anbieten
page-pause = Um eine Pause bitten
page-resign = Aufgeben
page-resign-sure = Ja, ich gebe auf
page-hand = Eine Maschine für mich spielen lassen
page-hand-do = Platz abgeben
page-seat-link = Auf einem anderen Gerät spielen
page-seat-link-lead = Dieser Link nimmt deinen Platz auf ein anderes Gerät mit; er gilt einmal:
page-on-the-board = Auf dem Brett
page-sound = Ton
page-sound-on = Ton an
page-sound-off = Ton aus
page-close-table = Diesen Tisch schließen

page-next = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug: Gib das Gerät weiter.
}
page-hand-over = { $seat-is ->
    [you] Das bin ich
   *[other] Weiter an { $seat }
}
page-curtain = { $name } ist am Zug
page-curtain-lead = Öffne den Vorhang, wenn sonst niemand hinsieht.
page-curtain-open = Ich bin { $name }

## Ende

page-you-win = Du gewinnst.
page-wins = { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
page-rematch = Revanche
page-replay = Noch einmal ansehen
page-record = Partie herunterladen
page-checking = Die Partie wird geprüft…
page-check-good = Partie geprüft.
page-check-bad = Die Prüfung ist fehlgeschlagen.
page-check-how = Wie?
page-check-explained = Vor dem ersten Zug hat der Server den Fingerabdruck eines geheimen Startwerts gezeigt, und alle haben eine Zahl versiegelt. Die Ziehungen folgen aus beidem: Niemand konnte sie wählen. Dein Browser hat sich diesen Fingerabdruck gemerkt:
page-replay-start = Der Anfang
page-replay-as = Zeigen
page-replay-all = alles, offen auf dem Tisch
page-replay-seat = { $seat-is ->
    [you] was du wusstest
   *[other] was { $seat } wusste
}
page-replay-everybody = was alle wussten
page-replay-end = Ende
page-opinion = Was die Maschine meint
page-opinion-even = Die Maschine meint: ausgeglichen.
page-opinion-slight = Die Maschine meint: { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} leicht im Vorteil.
page-opinion-ahead = Die Maschine meint: { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} im Vorteil.
page-opinion-winning = Die Maschine meint: { $seat-is ->
    [you] Du stehst
   *[other] { $seat } steht
} auf Gewinn.
page-opinion-best = Sie würde spielen: { $act }.
page-opinion-progress = { $known } von { $count }
page-first = Zum Anfang
page-last = Zum Ende
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt vor
page-play = Abspielen
page-stop = Anhalten
page-moment = Moment der Partie

## Regeln

page-rules-of = Regeln: { $game }
page-search = In den Regeln suchen
page-found = { $n ->
    [0] nichts gefunden
    [one] eine Stelle
   *[other] { $n } Stellen
}
page-contents = Inhalt
page-print = Drucken

## Einstellungen

page-save = Speichern
page-saved = Gespeichert.
page-name-help = So nennen dich die anderen. Das Feld darf leer bleiben.
page-look-and-sound = Aussehen und Ton
page-theme = Farben
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-notices = Mich benachrichtigen, wenn ich am Zug bin
page-notices-help = Solange die Seite offen ist, auch in einem anderen Tab.
page-notices-refused = Dein Browser erlaubt keine Benachrichtigungen.
page-elsewhere = Auf einem anderen Gerät
page-recovery-lead = Ein persönlicher Link gibt dir deine Partien in jedem Browser. Wer ihn hat, spielt unter deinem Namen: Gib ihn niemandem.
page-recovery = Meinen Link holen
page-recovery-secret = Behalte diesen Link für dich; der vorige gilt nicht mehr:
page-forget-title = Vergessen werden
page-forget-lead = Dein Name und deine Worte werden gelöscht; die Partien bleiben, ohne deinen Namen.
page-forget = Vergiss mich
page-forget-sure = Ja, vergiss mich

## Tasten

page-keys = Tasten
page-key-help = diese Liste
page-key-tab = von einem zum anderen gehen
page-key-arrows = auf dem Brett, zwischen Reitern, durch eine Partie gehen
page-key-name-enter = Enter
page-key-enter = wählen oder spielen
page-key-name-escape = Esc
page-key-escape = Gewähltes loslassen, zurück zum Jetzt
page-key-cover = meine Geheimnisse zu- oder aufdecken
page-key-type = einen Zug eintippen
page-key-past = in der Partie zurück- oder vorgehen
