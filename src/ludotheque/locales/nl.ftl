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

play-welcome = { $game }: typ een zet, ? om te zien wat mag, quit om te stoppen.
play-curtain = Plaats { $seat }: druk op Enter als niemand anders meekijkt.{" "}
play-seat = Plaats { $seat }
play-legal = Toegestaan: { $moves }
play-which = Welk spel, met naam of nummer?{" "}
play-won = Plaats { $seat } wint.
play-drawn = De partij eindigt in remise.
play-left = De partij is onderbroken. Tot ziens!
play-preparing = De regels worden klaargemaakt (alleen de eerste keer) …
