# Was das Haus selbst sagt, in jedem Spiel.


malformed-action = das ist keine Aktion dieses Spiels: { $text }
illegal-action = { $paragraph }: { $why }
malformed-choice = { $option } ist eines von { $values }, nicht { $value }
malformed-flag = { $option } ist „yes“ oder „no“, nicht { $value }
malformed-number = { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }
malformed-option = die Option { $value } gibt es nicht; es gibt { $values }
malformed-preset = die Variante { $value } gibt es nicht; es gibt { $values }
malformed-seats = dieses Spiel ist für { $more ->
    [0] { $low } Personen
   *[other] { $low } bis { $high } Personen
}, nicht für { $value }
malformed-language = die Sprache { $value } gibt es nicht; es gibt { $values }
unknown-game = das Spiel { $name } gibt es nicht; es gibt { $names }
not-a-draw = das kann der Zufall jetzt nicht tun: { $action }
missing-extra = { $library } ist nicht installiert: pip install "ludotheque[{ $extra }]"
not-asked = du bist nicht an der Reihe; gewartet wird auf { $seats }
answered-already = du hast schon geantwortet; warte auf die anderen

malformed-command = der Befehl ist fehlerhaft: { $field }
malformed-viewer = { $value } ist keiner der { $seats } Plätze dieses Spiels und auch niemand, der zuschaut
stale = das Spiel ist inzwischen weitergegangen; das letzte Ereignis ist Nummer { $head }
command-reused = der Befehl { $id } wurde schon für etwas anderes verwendet
one-act-at-a-time = ein Befehl enthält einen einzigen Zug; schicke den nächsten einzeln
unfinished = der Zug ist noch nicht fertig; er wird als Ganzes geschickt
already-started = das Spiel hat schon begonnen
not-started = das Spiel hat noch nicht begonnen
game-over = das Spiel ist zu Ende
game-not-over = das Spiel ist noch nicht zu Ende
several-games = alle Dateien müssen vom selben Spiel sein
seat-taken = Platz { $seat-place } ist besetzt
nobody-sits = auf Platz { $seat-place } sitzt niemand
no-bot-sits = auf Platz { $seat-place } spielt keine Maschine
seats-empty = es fehlt noch jemand auf den Plätzen: { $seats-place }
pledged-already = { $seat } hat schon eine Zahl versiegelt
pledges-missing = noch eine Zahl versiegeln müssen: { $seats }
pledge-taken = dieses Siegel gehört schon jemand anderem; alle wählen eine eigene Zahl
revealed-already = { $seat } hat die Zahl schon aufgedeckt
nonce-differs = diese Zahl ist nicht die, die versiegelt wurde
nothing-to-reveal = gerade wird keine Zahl aufgedeckt
still-plays = { $seat } spielt selbst; das Haus springt nicht ein
machine-plays = { $seat } ist eine Maschine; der Platz muss erst zurückgenommen werden
too-many = das ist vorerst genug; zuerst zieht jemand anderes
table-full = an diesem Tisch ist zu viel geschehen; es lässt sich nur noch aufgeben oder beenden
tie-is-for-two = Remis anbieten geht nur zu zweit
has-resigned = wer hier sitzt, hat aufgegeben
offer-stands = ein Vorschlag wartet schon auf Antwort
nothing-offered = es gibt nichts anzunehmen oder abzulehnen
no-take-back = dieser Zug lässt sich nicht mehr rückgängig machen: jemand anderes hat gezogen, der Zufall hat gesprochen oder ein Geheimnis ist heraus
newer-rules = diese Partie { $game } folgt den Regeln { $theirs }, neuer als unsere ({ $ours }): aktualisiere das Programm
older-rules = diese Partie { $game } folgt den alten Regeln { $theirs }; dieses Programm spielt nach { $ours }
other-start = diese Partie { $game } wurde anders aufgebaut, als dieses Programm es tut (Karte oder Figuren)
record-malformed = das ist keine Partieaufzeichnung ({ $place }): { $why }
record-form = der Aufbau stimmt nicht
record-format = unbekanntes Format: { $value }
record-commitment = der Startwert ist nicht der, dessen Fingerabdruck gezeigt wurde ({ $place })
record-other-commitment = der notierte Fingerabdruck gehört zu einer anderen Partie ({ $place })
record-changed = hier wurde etwas verändert: { $place }
record-refused = { $place } stimmt nicht: { $why }
record-differs = das ist nicht, was gespielt wurde: { $place }
record-earlier = { $place } liegt zeitlich vor dem, was davor steht
malformed-seat = es gibt keinen Platz { $value }: sie haben die Nummern 1 bis { $high }, und 0 heißt: keiner
option-no-file = { $option } wird nicht aus einer Datei gelesen
option-file-kind = das ist keine gewöhnliche Datei: { $path }
option-file-long = diese Datei hat mehr als { $limit } Bytes: { $path }
option-file-text = diese Datei ist kein Text in UTF-8: { $path }
nothing-to-resume = es gibt keine Partie, die weitergehen könnte
malformed-machine = eine Maschine ist eine Stufe von 0 bis { $high }, vielleicht mit begrenzter Zeit (4@100ms, höchstens { $seconds } s) oder begrenzten Knoten (4@5000n, höchstens { $nodes }), jeweils mindestens 1, nicht { $value }
malformed-commitment = ein Fingerabdruck hat 64 Ziffern von 0 bis f, nicht { $value }
no-such-file = diese Datei lässt sich nicht lesen: { $path } ({ $why })
not-a-file = { $path } ist keine Datei, sondern ein Ordner, eine Pipe oder ein Gerät
file-too-large = { $path } ist größer als { $limit } MiB; so groß ist keine Partieaufzeichnung
machine-failed = die Maschine { $machine } antwortet nicht

word-yes = ja
word-no = nein
word-all = alles
word-people = menschen
word-you = du
word-player = Spieler { $seat }

play-welcome = { $game }: Gib einen Zug ein. „regeln“ sagt, wie man spielt, „?“ zeigt, was erlaubt ist, und die Befehle; mit „beenden“ hörst du auf.
play-commitment = Alle Ziehungen dieser Partie standen vor dem ersten Zug fest. Notiere diesen Fingerabdruck ({ $short }…), um das später mit „ludotheque verify --commitment“ zu prüfen:
    { $commitment }
play-example = (zum Beispiel: { $text })
play-more = Da fehlt noch etwas (zum Beispiel: { $text }).
play-pager = Die Leertaste blättert um, q geht zurück zum Spiel.
play-curtain = { $who }: Drücke die Eingabetaste, wenn sonst niemand zuschaut.
play-thinking = { $who } denkt nach…
play-answered = Alle haben geantwortet…
play-rules = „regeln { $paragraph }“ zeigt einen Absatz, „regeln 1“ ein Kapitel, „regeln alles“ das ganze Heft; nach jedem anderen Wort wird gesucht.
play-rules-about = { $n ->
    [one] „{ $name }“ steht in einem Absatz:
   *[other] „{ $name }“ steht in { $n } Absätzen:
}
play-no-paragraph = im Heft gibt es keinen Absatz { $name } und nichts zu diesem Wort
play-no-notes = Dieses Spiel hat keine Notizen: Alles liegt auf dem Tisch.
play-notes-off = An diesem Tisch wird ohne Gedächtnisstütze gespielt.
play-no-draft = Nichts ist angefangen: Gespielt ist gespielt („rückgängig“, wenn alle einverstanden sind).
play-accept-tie = { $who }: Nimmst du das Remis an? (ja/nein)
play-machines-play-on = Maschinen einigen sich nicht auf Remis: Sie spielen weiter.
play-take-back = { $who }: Deinen letzten Zug rückgängig machen? (ja/nein)
play-saved = Gespeichert in { $path }.
play-not-saved = { $path } lässt sich nicht schreiben: { $why }
play-unsaved = in { $path } lassen sich keine Partien aufbewahren: { $why }. Die Partie geht ungespeichert weiter; „speichern DATEI“ legt sie anderswo ab.
play-overwrite = { $path } gibt es schon. Überschreiben? (ja/nein)
play-sure = Wirklich aufgeben? (ja/nein)
play-won = { $who } gewinnt.
play-tied = Die Partie endet remis.
play-kept = Die Partie ist aufbewahrt; „{ $command }“ schreibt ihre Aufzeichnung, zum Nachspielen und Nachprüfen.
play-turn-over = Mit der Eingabetaste geht es weiter.
play-go-back = Mit der Eingabetaste geht es an den Tisch.
play-review = Rückblick:
play-again = Noch eine Partie, alle einen Platz weiter? (ja/nein)
play-preparing = Das Spiel wird vorbereitet…
play-left = Die Partie ist aufbewahrt; mit „{ $command }“ geht sie weiter. Auf Wiedersehen!
play-lost = Hier lässt sich nichts aufbewahren: Was nicht anderswo gespeichert wurde, ist verloren.
play-resumed = { $game } geht weiter.
play-seconds-left = { $seconds ->
    [one] noch etwa { $seconds } Sekunde
   *[other] noch etwa { $seconds } Sekunden
}

command-help = hilfe
command-rules = regeln
command-board = brett
command-log = protokoll
command-notes = notizen
command-undo = löschen
command-back = rückgängig
command-tie = remis
command-save = speichern
command-resign = aufgeben
command-quit = beenden

help-help = was erlaubt ist, und diese Befehle
help-rules = das Regelheft: ein Absatz, ein Kapitel oder ein Wort, nach dem gesucht wird
help-board = den Tisch noch einmal zeigen
help-log = was du bisher gesehen hast
help-notes = die Gedächtnisstütze des Spiels, wenn es eine hat
help-undo = den letzten Teil streichen, solange der Zug nicht abgeschickt ist
help-back = den letzten Zug rückgängig machen, wenn die anderen zustimmen (Maschinen immer)
help-tie = Remis anbieten (zu zweit)
help-save = auch in eine eigene Datei speichern
help-resign = die Partie aufgeben
help-quit = gehen; nichts geht verloren

event-sit = { $seat-is ->
    [you] Du setzt dich auf Platz { $seat-place }.
   *[other] { $seat } setzt sich auf Platz { $seat-place }.
}
event-stand = Platz { $seat-place } wird frei.
event-hand = { $seat-is ->
    [you] Eine Maschine spielt für dich.
   *[other] { $seat }, eine Maschine, spielt auf Platz { $seat-place }.
}
event-take = { $seat-is ->
    [you] Du nimmst Platz { $seat-place } wieder ein.
   *[other] { $seat } nimmt Platz { $seat-place } wieder ein.
}
event-start = Das Spiel beginnt.
event-pledge = { $seat-is ->
    [you] Du hast eine Zahl für die Ziehungen versiegelt.
   *[other] { $seat } hat eine Zahl für die Ziehungen versiegelt.
}
event-reveal = { $seat-is ->
    [you] Du deckst die Zahl auf, die für die Ziehungen versiegelt war.
   *[other] { $seat } deckt die Zahl auf, die für die Ziehungen versiegelt war.
}
event-void = Der Start gilt nicht: Eine Zahl wurde nicht aufgedeckt. Alle versiegeln eine neue.
event-ask = { $seat-is ->
    [you] Du möchtest deinen letzten Zug rückgängig machen.
   *[other] { $seat } möchte den letzten Zug rückgängig machen.
}
event-grant = { $seat-is ->
    [you] Du bist einverstanden.
   *[other] { $seat } ist einverstanden.
}
event-undone = Der letzte Zug ist rückgängig gemacht.
event-neutral = { $seat-is ->
    [you] Das Haus spielt für dich.
   *[other] Das Haus spielt für { $seat }.
}
event-resign = { $seat-is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
event-resign-late = { $seat-is ->
    [you] Deine Zeit ist abgelaufen: Das gilt als Aufgabe.
   *[other] Die Zeit von { $seat } ist abgelaufen: Das gilt als Aufgabe.
}
event-offer = { $seat-is ->
    [you] Du bietest Remis an.
   *[other] { $seat } bietet Remis an.
}
event-accept = { $seat-is ->
    [you] Du nimmst das Remis an.
   *[other] { $seat } nimmt das Remis an.
}
event-decline = { $seat-is ->
    [you] Du lehnst ab.
   *[other] { $seat } lehnt ab.
}
event-end = Die Partie wird ohne Ergebnis beendet.
event-pause = { $seat-is ->
    [you] Du möchtest eine Pause.
   *[other] { $seat } möchte eine Pause.
}
event-resume = { $seat-is ->
    [you] Du beendest die Pause.
   *[other] { $seat } beendet die Pause.
}
event-away = Das Haus war fort; diese Zeit wird niemandem angerechnet.

menu-language = Sprache ({ $all })? [{ $default }]
menu-game = Welches Spiel, mit Name oder Nummer?
menu-seats = Wie viele Plätze, { $low } bis { $high }? [{ $default }]
menu-level = Gegen Maschinen welcher Stufe: { $all }? Mit „menschen“ teilt ihr diese Tastatur, „?“ sagt, wie stark jede ist. [{ $default }]
level-beginner = Anfänger
level-easy = leicht
level-fair = mittel
level-hard = schwer
level-master = Meister
level-numbered = Stufe { $level }
menu-random = { $name }: irgendein erlaubter Zug
menu-machine = { $name }: Maschine der Stufe { $level }
menu-card = , Wertung { $rating } ± { $margin } bei { $seconds } s je Zug
menu-card-below = ; gewinnt { $share } % gegen die Stufe darunter
menu-meaning = { $name }: { $meaning }
menu-preset = Welche Regeln: { $all }? „?“ zeigt die Optionen, angefügt wie standard+option=wert. [{ $default }]
menu-again = { $answer } gibt es nicht; es gibt: { $answers }

verify-holds = { $path }: Alles stimmt ({ $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
}).
verify-holds-so-far = { $path }: Bis hierher stimmt alles, die Partie ist nicht zu Ende ({ $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
}).
file-fails = { $path }: { $why }
verify-commitment = Die Ziehungen standen durch diesen Fingerabdruck ({ $short }…) fest; es muss der sein, der zu Beginn der Partie gezeigt wurde:
    { $commitment }

arrays-written = { $path }: { $rows ->
    [one] { $rows } Entscheidung
   *[other] { $rows } Entscheidungen
} aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.

replay-still-running = Die Partie ist nicht zu Ende: Gezeigt wird nur, was alle wissen.
replay-ask = { $at }/{ $last }: Eingabetaste weiter, b zurück, eine Zahl dorthin, q beendet >
replay-spectator = Was alle wussten
replay-seat = Was { $who } wusste
arena-machine = Maschine
arena-games = Partien
arena-share = Anteil
arena-ties = Remis
arena-acts = Länge
arena-rating = Wertung
arena-seconds = s/Zug
arena-options = Regeln
arena-first = Erster
arena-failures = { $n ->
    [one] Das Haus musste { $n } Zug spielen.
   *[other] Das Haus musste { $n } Züge spielen.
}
arena-who = Welche Maschinen sollen spielen? Nenne zwei oder mehr Stufen, von 0 (irgendein erlaubter Zug) bis { $high }: ludotheque arena { $game } 0 { $good }. Eine Stufe lässt sich in Zeit oder Knoten begrenzen ({ $good }@100ms, { $good }@5000n); --cards wertet alle Stufen, --variants vergleicht die Regeln.
arena-kept-malformed = { $path } enthält keine Partien der Arena (Zeile { $line })

storage-failed = das Haus konnte dies nicht aufschreiben; es hat sich nichts geändert, bitte versuche es noch einmal
storage-full = das Haus hat keinen Platz mehr zum Schreiben; es hat sich nichts geändert, bitte versuche es später noch einmal
storage-unreachable = das Haus erreicht seine Datenbank nicht; es hat sich nichts geändert, bitte versuche es noch einmal
storage-unsure = das Haus verlor beim Schreiben seinen Speicher: Sieh nach, ob es geschehen ist, bevor du es noch einmal versuchst
storage-not-read = das Haus kann seinen Speicher gerade nicht lesen; bitte versuche es noch einmal
storage-not-copied = die Kopie { $path } ließ sich nicht schreiben
storage-closed = das Haus schließt
storage-taken = { $path } wird von einem anderen Haus benutzt
storage-foreign = { $path } ist kein Speicher der Ludothèque
storage-newer = { $path } stammt von einer neueren Version der Ludothèque: bitte aktualisiere das Programm
storage-older = { $path } ist von einer älteren Version: führe zuerst „ludotheque migrate“ aus
storage-not-opened = { $path } lässt sich nicht öffnen
storage-no-such-kind = ein Speicher ist eine Datei oder eine Adresse, die mit postgresql:// beginnt
storage-file-exists = { $path } gibt es schon
storage-no-table = diesen Tisch gibt es nicht
storage-table-exists = diesen Tisch gibt es schon
storage-not-next = Ereignis { $seq } kann nicht auf Ereignis { $head } folgen
void-repeats = ein neuer Start braucht einen neuen Startwert und neue Zahlen

listener-cut-off = du kamst nicht mehr mit: verbinde dich neu
not-yours = Platz { $seat-place } ist nicht deiner
not-your-table = du gehörst nicht zu diesem Tisch
sits-already = du sitzt schon auf Platz { $seat-place }
window-runs = warte, bis alle geantwortet haben
no-clock = an diesem Tisch läuft keine Zeit
paused-already = du hast schon um eine Pause gebeten
not-paused = die Uhren stehen nicht still

## The terminal as a guest of the house
machine-named = { $name } ({ $level })
name-of-machine = { $name } heißt eine Maschine: bitte wähle einen anderen Namen
play-against = Du spielst gegen { $names }.
play-apart = Ein anderes Terminal ist offen: Was du hier spielst, wird getrennt aufbewahrt und kommt später zu den anderen Partien.
play-untouched = Es wurde nichts gespielt: Die Partie wird nicht aufbewahrt. Auf Wiedersehen!
play-kept-anyway = Die Partie wird nach jedem Zug aufbewahrt. „speichern DATEI“ schreibt sie auch in eine Datei.
play-save-where = In welche Datei? Gib „speichern DATEI“ ein.
play-taken-over = { $count ->
    [one] Eine Partie, die als Datei aufbewahrt war, wurde
   *[other] { $count } Partien, die als Dateien aufbewahrt waren, wurden
} übernommen; die Dateien liegen in { $path }.
resume-line = { $game } mit { $names }, { $when }; { $turn ->
    [you] du bist am Zug
   *[other] am Zug: { $turn }
}
resume-stuck = { $game }, { $when }: kann nicht weitergehen ({ $why })
resume-which = Welche Partie (1 bis { $last })? [1]

## Stores, for who runs a house
storage-no-file = unter { $path } gibt es keinen Speicher
store-ready = { $path } ist auf dem neuesten Stand.
store-copied = { $store } ist nach { $path } kopiert.
store-stranded = Tisch { $table } ({ $game }, Regeln { $version }) kann unter den heutigen Regeln nicht weitergehen. Die Partieaufzeichnung liegt in { $path }; der Tisch ist geschlossen.
## Paper
print-scale = mit 100 % drucken
print-join = an der gestrichelten Linie schneiden, Nummer auf Nummer kleben
print-backs = Rückseiten
print-long-edge = beidseitig, über die lange Kante wenden
print-short-edge = beidseitig, über die kurze Kante wenden
print-fold = beidseitig, über die kurze Kante wenden, falten
print-rules = Spielregeln
print-no-pdf = gedruckt wird in eine Datei, die auf .pdf endet, nicht in { $path }
print-making = Gedruckt wird: { $kind ->
    [board] der Spielplan
    [cards] was ausgeschnitten wird
    [sheets] was ausgefüllt wird
   *[rules] die Spielregeln
}…
print-made = { $path } ({ $kib } KiB). Mit 100 % drucken, nicht „an Seite anpassen“; das Lineal auf jedem Blatt muss 5 cm lang sein.
print-running = Die Partie ist noch nicht zu Ende.
print-score = Spielprotokoll
## Das Netz
serve-address = Ludothèque ist unter { $url } geöffnet (Strg-C schließt; nichts geht verloren)
page-missing = Der Server läuft, aber seine Seite ist noch nicht gebaut: „make play“ im Ordner des Projekts ausführen, dann neu laden.
machine-word = Maschine
name-reserved = solche Namen gehören den Maschinen: bitte einen anderen wählen
name-hidden = dein Name wurde von den Betreibern dieses Hauses verborgen
guest-banned = du darfst in diesem Haus nicht spielen
no-guests = dieses Haus nimmt zurzeit keine neuen Gäste auf
token-unknown = dieses Token ist nicht oder nicht mehr gültig
too-many-tokens = du hast schon so viele Tokens wie erlaubt: lösche erst eines
scope-missing = dafür taugt dieses Token nicht („{ $scope }“ fehlt)
link-unknown = dieser Link wurde schon benutzt oder gilt nicht mehr
too-fast = nicht so schnell: bitte einen Augenblick warten
too-many-streams = du verfolgst zu vieles auf einmal: schließe erst etwas
too-many-tables = du hast schon { $most } offene Tische: beende oder schließe erst einen
seats-overlap = jeder Platz kann einmal besetzt werden und muss vorhanden sein
malformed-clock = eine Uhr hat eine Grundzeit oder eine Zeit je Zug, und sonst nichts
malformed-standing = das kann keine feste Antwort sein
malformed-watch = das kann nicht verfolgt werden
malformed-request = diese Anfrage ist nicht lesbar (bei { $field })
others-play = andere spielen hier: gib auf oder überlass deinen Platz einer Maschine
nobody-to-refuse = an diesem Platz ist jetzt niemand abzuweisen
no-notes = an diesem Tisch gibt es keine Notizen
no-opinions = zu dieser Partie hat die Maschine keine Meinung
no-chat = an diesem Tisch wird nicht geredet
not-over-yet = das wird aufgedeckt, wenn die Partie zu Ende ist
not-public = diese Partie gehört allein denen, die sie gespielt haben
server-stopping = das Haus schließt kurz: bitte gleich wiederkommen
host-unknown = so heißt dieses Haus nicht
origin-foreign = eine andere Seite darf hier nicht für dich handeln
origin-missing = wer mit einem Cookie kommt, muss sagen, von welcher Seite
header-twice = { $header } darf nur einmal genannt werden
body-too-long = das ist zu lang (höchstens { $most } Bytes)
http-404 = hier ist nichts
http-405 = das geht hier nicht
http-500 = das Haus ist gestolpert; nichts ist verloren, bitte noch einmal versuchen
http-error = das geht nicht ({ $status })
check-acts = jeder Zug ist nach den Regeln erlaubt ({ $acts })
check-draws = jede Ziehung folgt aus dem Startwert und den versiegelten Zahlen ({ $draws })
check-same = der Startwert ist der, dessen Fingerabdruck vor der Partie gezeigt wurde
check-differs = der Startwert ist nicht der, dessen Fingerabdruck vor der Partie gezeigt wurde
admin-no-guest = es gibt keinen Gast { $who }
admin-refused = der Server lehnt ab: { $why }
admin-done = Erledigt.
admin-unknown = { $do } ist keines von: guests, hide, show, ban, unban, hush, close, rotate

## Mehrere Server

alone-needs-database = was Server sich teilen (--redis, --workers 0), verlangt --database postgresql://…
malformed-address = das ist nicht die Adresse einer Website: { $address }; sie beginnt mit http:// oder https:// und hat keinen Pfad, etwa https://play.example
cannot-listen = das Haus kann unter { $host }, Port { $port } nicht öffnen: { $why }
think-needs-database = Maschinen denken für Server, die sich ein PostgreSQL teilen: nenne es mit --database postgresql://…
think-ready =
    { $n ->
        [one] Eine Maschine denkt
       *[other] { $n } Maschinen denken
     } für die Server dieser Datenbank. Mit Strg-C beenden.
redis-malformed = keine Adresse von Redis (redis://…): { $url }
arena-no-cluster = unter { $address } ist kein Ray-Cluster
