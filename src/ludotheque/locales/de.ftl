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

play-welcome = { $game }: Zug eingeben, ? zeigt, was erlaubt ist, quit beendet.
play-curtain = Platz { $seat }: Drücke die Eingabetaste, wenn sonst niemand zuschaut.{" "}
play-seat = Platz { $seat }
play-legal = Jetzt erlaubt: { $moves }
play-which = Welches Spiel, mit Name oder Nummer?{" "}
play-won = Platz { $seat } gewinnt.
play-drawn = Die Partie endet unentschieden.
play-left = Die Partie wurde abgebrochen. Auf Wiedersehen!
play-preparing = Die Regeln werden vorbereitet (nur beim ersten Mal) …
