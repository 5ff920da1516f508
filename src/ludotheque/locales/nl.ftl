# Wat het huis zelf zegt, in elk spel.

house-name = Ludothèque

malformed-action = dit is geen actie in dit spel: { $text }
malformed-choice = { $option } is een van { $values }, niet { $value }
malformed-flag = { $option } is “yes” of “no”, niet { $value }
malformed-number = { $option } is een geheel getal van { $low } tot en met { $high }, niet { $value }
malformed-option = de optie { $value } bestaat niet; er zijn { $values }
malformed-preset = de variant { $value } bestaat niet; er zijn { $values }
malformed-seats = dit spel is voor { $low } tot { $high } spelers, niet voor { $value }
malformed-language = de taal { $value } is er niet; er zijn { $values }
unknown-game = het spel { $name } is er niet; er zijn { $names }
not-a-draw = dit kan het toeval nu niet doen: { $action }
missing-extra = { $library } is niet geïnstalleerd: pip install "ludotheque[{ $extra }]"
not-asked = je bent niet aan de beurt; gevraagd zijn de plaatsen: { $seats }

malformed-command = de opdracht klopt niet: { $field }
stale = het spel is intussen verdergegaan; de laatste gebeurtenis is nummer { $head }
command-reused = de opdracht { $id } is al voor iets anders gebruikt
one-act-at-a-time = een opdracht bevat één handeling; stuur de volgende apart
unfinished = de handeling is nog niet af; ze wordt in haar geheel verstuurd
already-started = het spel is al begonnen
not-started = het spel is nog niet begonnen
game-over = het spel is afgelopen
game-not-over = het spel is nog niet afgelopen
several-games = alle bestanden moeten van hetzelfde spel zijn
seat-taken = plaats { $seat } is bezet
nobody-sits = er zit niemand op plaats { $seat }
no-bot-sits = op plaats { $seat } speelt geen machine
seats-empty = er ontbreekt nog iemand op de plaatsen: { $seats }
has-resigned = deze plaats heeft opgegeven
draw-is-for-two = remise aanbieden kan alleen met twee spelers
offer-stands = er wacht al een voorstel op antwoord
nothing-offered = er is niets om aan te nemen of te weigeren
no-take-back = deze handeling kan niet meer terug: een ander heeft gespeeld, het toeval heeft gesproken of een geheim is bekend
newer-rules = dit spel { $game } volgt regels { $theirs }, nieuwer dan de onze ({ $ours }): werk het programma bij
older-rules = dit spel { $game } volgt de oude regels { $theirs }; dit programma speelt met { $ours }
record-malformed = dit is geen spelverslag ({ $place }): { $why }
record-format = onbekend formaat: { $value }
record-commitment = het zaadgetal is niet dat waarvan de vingerafdruk was getoond ({ $place })
record-changed = hier is iets veranderd: { $place }
record-refused = { $place } klopt niet: { $why }
record-differs = dit is niet wat er gespeeld is: { $place }
malformed-seat = een plaats gaat van 0 tot { $high }, niet { $value }
no-such-file = dit bestand kan niet gelezen worden: { $path }
nothing-to-resume = er is geen onafgemaakt spel in { $path }
malformed-machine = een machine is een niveau van 0 tot { $high }, eventueel met minder tijd (4@100ms, hoogstens { $seconds } s) of minder knopen (4@5000n, hoogstens { $nodes }), van beide minstens 1, niet { $value }
machine-failed = de machine { $machine } antwoordt niet

word-yes = ja
word-no = nee
word-all = alles
word-people = mensen

play-welcome = { $game }: typ een zet. “?” toont wat mag en de opdrachten, “stop” stopt.
play-curtain = Plaats { $seat }: druk op Enter als niemand anders meekijkt.
play-seat = Plaats { $seat }
play-player = Speler { $seat }
play-thinking = Plaats { $seat } denkt na …
play-rules = “regels { $paragraph }” toont een paragraaf, “regels alles” het hele boekje.
play-no-paragraph = paragraaf { $name } bestaat niet
play-no-notes = Dit spel heeft geen notities: alles ligt op tafel.
play-notes-off = Aan deze tafel wordt zonder geheugensteun gespeeld.
play-no-draft = Er is niets begonnen: gespeeld is gespeeld (“terug”, als iedereen akkoord gaat).
play-machines-play-on = Machines spelen door.
play-accept-draw = Plaats { $seat }: neem je remise aan? (ja/nee)
play-take-back = Plaats { $seat }: je laatste zet terugnemen? (ja/nee)
play-saved = Bewaard in { $path }.
play-not-saved = { $path } kan niet geschreven worden: { $why }
play-sure = Echt opgeven? (ja/nee)
play-won = Plaats { $seat } wint.
play-drawn = De partij eindigt in remise.
play-kept = De partij staat in { $path } (ludotheque replay, ludotheque verify).
play-again = Nog een partij, iedereen een plaats verder? (ja/nee)
play-left = De partij is bewaard in { $path }; “{ $command }” gaat ermee verder. Tot ziens!
play-resumed = We gaan verder met { $path }.
play-preparing = De regels worden klaargemaakt (alleen de eerste keer) …

command-help = hulp
command-rules = regels
command-board = bord
command-log = verslag
command-notes = notities
command-undo = wissen
command-back = terug
command-draw = remise
command-save = bewaar
command-resign = opgeven
command-quit = stop

help-help = wat mag, en deze opdrachten
help-rules = het regelboekje, of een paragraaf eruit
help-board = de tafel nog eens tonen
help-log = wat je tot nu toe gezien hebt
help-notes = de geheugensteun van het spel, als het er een heeft
help-undo = het laatste deel schrappen van wat nog niet verstuurd is
help-back = de laatste zet terugnemen, als de anderen dat goedvinden
help-draw = remise aanbieden (met zijn tweeën)
help-save = ook in een eigen bestand bewaren
help-resign = de partij opgeven
help-quit = weggaan; er gaat niets verloren

event-sit = { $name } gaat op plaats { $seat } zitten.
event-stand = Plaats { $seat } komt vrij.
event-hand = Op plaats { $seat } speelt een machine van niveau { $bot }.
event-take = { $name } neemt plaats { $seat } weer over.
event-start = Het spel begint.
event-ask = Plaats { $seat } wil de laatste zet terugnemen.
event-grant = Plaats { $seat } is akkoord.
event-undone = De laatste zet is teruggenomen.
event-neutral = Het huis speelt voor plaats { $seat }, die niet speelt.
event-resign = Plaats { $seat } geeft op.
event-offer = Plaats { $seat } biedt remise aan.
event-accept = Plaats { $seat } neemt de remise aan.
event-decline = Plaats { $seat } weigert.
event-end = De partij is gestopt, zonder uitslag.

menu-language = Taal ({ $all })? [{ $default }]
menu-game = Welk spel, met naam of nummer?
menu-seats = Hoeveel plaatsen, { $low } tot { $high }? [{ $default }]
menu-level = Tegen machines van welk niveau, of “mensen” om dit toetsenbord te delen? [{ $default }]
menu-random = { $level }: zomaar een toegestane zet
menu-machine = { $level }: machine van niveau { $level }
menu-card = , rating { $rating } ± { $margin } bij { $seconds } s per zet
menu-card-below = ; wint { $share } % van het niveau eronder
menu-meaning = { $name }: { $meaning }
menu-preset = Welke regels: { $all }? “?” toont de opties, toe te voegen als standard+optie=waarde. [{ $default }]
menu-again = { $answer } is er niet; er zijn: { $answers }

verify-holds = { $path }: alles klopt ({ $events } gebeurtenissen, { $draws } trekkingen).
verify-holds-so-far = { $path }: tot hier klopt alles, de partij is niet afgelopen ({ $events } gebeurtenissen, { $draws } trekkingen).

arrays-written = { $path }: { $rows } beslissingen uit { $games } partijen.

replay-still-running = De partij is niet afgelopen: alleen wat iedereen weet, wordt getoond.
replay-ask = { $at }/{ $last }: Enter gaat verder, b terug, een getal erheen, q stopt >
replay-spectator = Wat iedereen wist
replay-seat = Wat plaats { $seat } wist

arena-machine = machine
arena-games = partijen
arena-share = winst
arena-draws = remises
arena-acts = lengte
arena-rating = rating
arena-seconds = s/zet
arena-options = regels
arena-first = eerste
arena-failures = { $n } zetten moest het huis spelen.
arena-kept-malformed = { $path } bevat geen partijen van de arena (regel { $line })
