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

play-welcome = { $game }: typ een zet, ? om te zien wat mag, quit om te stoppen.
play-curtain = Plaats { $seat }: druk op Enter als niemand anders meekijkt.{" "}
play-seat = Plaats { $seat }
play-legal = Toegestaan: { $moves }
play-which = Welk spel, met naam of nummer?{" "}
play-won = Plaats { $seat } wint.
play-drawn = De partij eindigt in remise.
play-left = De partij is onderbroken. Tot ziens!
play-preparing = De regels worden klaargemaakt (alleen de eerste keer) …
