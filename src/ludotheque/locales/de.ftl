# Was das Haus selbst sagt, in jedem Spiel.

house-name = Ludothèque

malformed-action = das ist keine Aktion dieses Spiels: { $text }
malformed-choice = { $option } ist eines von { $values }, nicht { $value }
malformed-flag = { $option } ist „yes“ oder „no“, nicht { $value }
malformed-number = { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }
malformed-option = die Option { $value } gibt es nicht; es gibt { $values }
malformed-preset = die Variante { $value } gibt es nicht; es gibt { $values }
malformed-seats = dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $value }
malformed-language = die Sprache { $value } gibt es nicht; es gibt { $values }
unknown-game = das Spiel { $name } gibt es nicht; es gibt { $names }
not-a-draw = das kann der Zufall jetzt nicht tun: { $action }
not-asked = du bist nicht an der Reihe; gefragt sind die Plätze: { $seats }

malformed-command = der Befehl ist fehlerhaft: { $field }
stale = das Spiel ist inzwischen weitergegangen; das letzte Ereignis ist Nummer { $head }
command-reused = der Befehl { $id } wurde schon für etwas anderes verwendet
one-act-at-a-time = ein Befehl enthält eine einzige Handlung; schicke die nächste einzeln
unfinished = die Handlung ist noch nicht fertig; sie wird als Ganzes geschickt
already-started = das Spiel hat schon begonnen
not-started = das Spiel hat noch nicht begonnen
game-over = das Spiel ist zu Ende
game-not-over = das Spiel ist noch nicht zu Ende
several-games = alle Dateien müssen vom selben Spiel sein
seat-taken = Platz { $seat } ist besetzt
nobody-sits = auf Platz { $seat } sitzt niemand
no-bot-sits = auf Platz { $seat } spielt keine Maschine
seats-empty = es fehlt noch jemand auf den Plätzen: { $seats }
has-resigned = dieser Platz hat aufgegeben
draw-is-for-two = Remis gibt es nur zu zweit
offer-stands = ein Vorschlag wartet schon auf Antwort
nothing-offered = es gibt nichts anzunehmen oder abzulehnen
no-take-back = diese Handlung lässt sich nicht mehr zurücknehmen: jemand anderes hat gehandelt, der Zufall hat gesprochen oder ein Geheimnis ist heraus
newer-rules = diese Partie { $game } folgt den Regeln { $theirs }, neuer als unsere ({ $ours }): aktualisiere das Programm
older-rules = diese Partie { $game } folgt den alten Regeln { $theirs }; dieses Programm spielt nach { $ours }
record-malformed = das ist keine Partieaufzeichnung ({ $place }): { $why }
record-format = unbekanntes Format: { $value }
record-commitment = der Startwert ist nicht der, dessen Prüfsumme gezeigt wurde ({ $place })
record-changed = hier wurde etwas verändert: { $place }
record-refused = { $place } hält nicht stand: { $why }
record-differs = das ist nicht, was gespielt wurde: { $place }

play-welcome = { $game }: Zug eingeben, ? zeigt, was erlaubt ist, quit beendet.
play-curtain = Platz { $seat }: Drücke die Eingabetaste, wenn sonst niemand zuschaut.{" "}
play-seat = Platz { $seat }
play-legal = Jetzt erlaubt: { $moves }
play-which = Welches Spiel, mit Name oder Nummer?{" "}
play-won = Platz { $seat } gewinnt.
play-drawn = Die Partie endet unentschieden.
play-left = Die Partie wurde abgebrochen. Auf Wiedersehen!
play-preparing = Die Regeln werden vorbereitet (nur beim ersten Mal) …
