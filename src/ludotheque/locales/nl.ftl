# Wat het huis zelf zegt, in elk spel.


malformed-action = dit is geen actie in dit spel: { $text }
illegal-action = { $paragraph }: { $why }
malformed-choice = { $option } is een van { $values }, niet { $value }
malformed-flag = { $option } is “yes” of “no”, niet { $value }
malformed-number = { $option } is een geheel getal van { $low } tot en met { $high }, niet { $value }
malformed-option = de optie { $value } bestaat niet; er zijn { $values }
malformed-preset = de variant { $value } bestaat niet; er zijn { $values }
malformed-seats = dit spel is voor { $more ->
    [0] { $low } spelers
   *[other] { $low } tot { $high } spelers
}, niet voor { $value }
malformed-language = de taal { $value } bestaat niet; er zijn { $values }
unknown-game = het spel { $name } bestaat niet; er zijn { $names }
not-a-draw = dit kan het toeval nu niet doen: { $action }
missing-extra = { $library } is niet geïnstalleerd: pip install "ludotheque[{ $extra }]"
not-asked = je bent niet aan de beurt; we wachten op { $seats }
answered-already = je hebt al geantwoord; wacht op de anderen

malformed-command = de opdracht klopt niet: { $field }
malformed-viewer = { $value } is geen van de { $seats } plaatsen van dit spel, en ook niemand die toekijkt
stale = het spel is intussen verdergegaan; de laatste gebeurtenis is nummer { $head }
command-reused = de opdracht { $id } is al voor iets anders gebruikt
one-act-at-a-time = een opdracht bevat één zet; stuur de volgende apart
unfinished = de zet is nog niet af; hij wordt in zijn geheel verstuurd
already-started = het spel is al begonnen
not-started = het spel is nog niet begonnen
game-over = het spel is afgelopen
game-not-over = het spel is nog niet afgelopen
several-games = alle bestanden moeten van hetzelfde spel zijn
seat-taken = plaats { $seat-place } is bezet
nobody-sits = er zit niemand op plaats { $seat-place }
no-bot-sits = op plaats { $seat-place } speelt geen machine
seats-empty = er ontbreekt nog iemand op de plaatsen: { $seats-place }
pledged-already = { $seat } heeft al een getal verzegeld
pledges-missing = moeten nog een getal verzegelen: { $seats }
pledge-taken = dit zegel is al van een ander; ieder kiest een eigen getal
revealed-already = { $seat } heeft het getal al onthuld
nonce-differs = dit getal is niet het getal dat verzegeld was
nothing-to-reveal = er wordt nu geen getal onthuld
still-plays = { $seat } speelt zelf; het huis springt niet in
machine-plays = { $seat } is een machine; neem de plaats eerst terug
too-many = zo is het even genoeg; eerst is een ander aan zet
table-full = aan deze tafel is te veel gebeurd; er kan alleen nog worden opgegeven of gestopt
tie-is-for-two = remise aanbieden kan alleen met twee spelers
has-resigned = deze speler heeft opgegeven
offer-stands = er wacht al een voorstel op antwoord
nothing-offered = er is niets om aan te nemen of te weigeren
no-take-back = deze zet kan niet meer worden teruggenomen: een ander heeft gespeeld, het toeval heeft gesproken of een geheim is bekend
newer-rules = deze partij { $game } volgt regels { $theirs }, nieuwer dan de onze ({ $ours }): werk het programma bij
older-rules = deze partij { $game } volgt de oude regels { $theirs }; dit programma speelt met { $ours }
other-start = deze partij { $game } is anders opgezet dan dit programma het doet (kaart of stukken)
record-malformed = dit is geen spelverslag ({ $place }): { $why }
record-form = de vorm klopt niet
record-format = onbekend formaat: { $value }
record-commitment = het startgetal is niet dat waarvan de vingerafdruk was getoond ({ $place })
record-other-commitment = de genoteerde vingerafdruk hoort bij een andere partij ({ $place })
record-changed = hier is iets veranderd: { $place }
record-refused = { $place } klopt niet: { $why }
record-differs = dit is niet wat er gespeeld is: { $place }
record-earlier = { $place } is vroeger dan wat eraan voorafgaat
malformed-seat = er is geen plaats { $value }: ze zijn genummerd van 1 tot en met { $high }, en 0 betekent geen enkele
option-no-file = { $option } wordt niet uit een bestand gelezen
option-file-kind = dit is geen gewoon bestand: { $path }
option-file-long = dit bestand heeft meer dan { $limit } bytes: { $path }
option-file-text = dit bestand is geen tekst in UTF-8: { $path }
nothing-to-resume = er is geen partij om mee verder te gaan
malformed-machine = een machine is een niveau van 0 tot { $high }, eventueel met minder tijd (4@100ms, hoogstens { $seconds } s) of minder knopen (4@5000n, hoogstens { $nodes }), van beide minstens 1, niet { $value }
malformed-commitment = een vingerafdruk heeft 64 cijfers van 0 tot f, niet { $value }
no-such-file = dit bestand kan niet gelezen worden: { $path } ({ $why })
not-a-file = { $path } is geen bestand maar een map, een pipe of een apparaat
file-too-large = { $path } is groter dan { $limit } MiB; zo groot is geen enkel spelverslag
machine-failed = de machine { $machine } antwoordt niet

word-yes = ja
word-no = nee
word-all = alles
word-people = mensen
word-you = jij
word-player = Speler { $seat }

play-welcome = { $game }: typ een zet. “regels” vertelt hoe het gaat, “?” toont wat mag en de opdrachten, met “stop” houd je op.
play-commitment = Alle trekkingen van deze partij lagen vóór de eerste zet vast. Noteer deze vingerafdruk ({ $short }…) om dat later na te gaan met “ludotheque verify --commitment”:
    { $commitment }
play-example = (bijvoorbeeld: { $text })
play-more = Er hoort nog iets bij (bijvoorbeeld: { $text }).
play-pager = De spatiebalk slaat de bladzijde om, q gaat terug naar het spel.
play-curtain = { $who }: druk op Enter als niemand anders meekijkt.
play-thinking = { $who } denkt na…
play-answered = Iedereen heeft geantwoord…
play-rules = “regels { $paragraph }” toont een paragraaf, “regels 1” een hoofdstuk, “regels alles” het hele boekje; elk ander woord wordt opgezocht.
play-rules-about = { $n ->
    [one] “{ $name }” staat in één paragraaf:
   *[other] “{ $name }” staat in { $n } paragrafen:
}
play-no-paragraph = het boekje heeft geen paragraaf { $name } en niets over dat woord
play-no-notes = Dit spel heeft geen notities: alles ligt op tafel.
play-notes-off = Aan deze tafel wordt zonder geheugensteun gespeeld.
play-no-draft = Er is niets begonnen: gespeeld is gespeeld (“terug”, als iedereen akkoord gaat).
play-accept-tie = { $who }: neem je remise aan? (ja/nee)
play-machines-play-on = Machines doen niet aan remise: ze spelen door.
play-take-back = { $who }: je laatste zet terugnemen? (ja/nee)
play-saved = Bewaard in { $path }.
play-not-saved = { $path } kan niet geschreven worden: { $why }
play-unsaved = in { $path } kunnen geen partijen worden bewaard: { $why }. De partij gaat door zonder bewaard te worden; “bewaar BESTAND” bewaart die elders.
play-overwrite = { $path } bestaat al. Overschrijven? (ja/nee)
play-sure = Echt opgeven? (ja/nee)
play-won = { $who } wint.
play-tied = De partij eindigt in remise.
play-kept = De partij is bewaard; “{ $command }” schrijft het verslag, om na te spelen of te controleren.
play-turn-over = Druk op Enter om verder te lezen.
play-go-back = Druk op Enter om de tafel te zien.
play-review = Terugblik:
play-again = Nog een partij, iedereen een plaats verder? (ja/nee)
play-preparing = Het spel wordt klaargemaakt…
play-left = De partij is bewaard; met “{ $command }” ga je ermee verder. Tot ziens!
play-lost = Hier kan niets worden bewaard: wat niet elders is opgeslagen, is weg.
play-resumed = We gaan verder met { $game }.
play-seconds-left = { $seconds ->
    [one] nog ongeveer { $seconds } seconde
   *[other] nog ongeveer { $seconds } seconden
}

command-help = hulp
command-rules = regels
command-board = bord
command-log = verslag
command-notes = notities
command-undo = wissen
command-back = terug
command-tie = remise
command-save = bewaar
command-resign = opgeven
command-quit = stop

help-help = wat mag, en deze opdrachten
help-rules = het regelboekje: een paragraaf, een hoofdstuk of een woord om op te zoeken
help-board = de tafel nog eens tonen
help-log = wat je tot nu toe gezien hebt
help-notes = de geheugensteun van het spel, als het er een heeft
help-undo = het laatste deel schrappen van wat nog niet verstuurd is
help-back = de laatste zet terugnemen, als de anderen dat goedvinden (machines altijd)
help-tie = remise aanbieden (met zijn tweeën)
help-save = ook in een eigen bestand bewaren
help-resign = de partij opgeven
help-quit = weggaan; er gaat niets verloren

event-sit = { $seat-is ->
    [you] Je gaat zitten op plaats { $seat-place }.
   *[other] { $seat } gaat zitten op plaats { $seat-place }.
}
event-stand = Plaats { $seat-place } komt vrij.
event-hand = { $seat-is ->
    [you] Een machine speelt voor jou.
   *[other] { $seat }, een machine, speelt op plaats { $seat-place }.
}
event-take = { $seat-is ->
    [you] Je neemt plaats { $seat-place } terug.
   *[other] { $seat } neemt plaats { $seat-place } terug.
}
event-start = Het spel begint.
event-pledge = { $seat-is ->
    [you] Je hebt een getal voor de trekkingen verzegeld.
   *[other] { $seat } heeft een getal voor de trekkingen verzegeld.
}
event-reveal = { $seat-is ->
    [you] Je onthult het getal dat voor de trekkingen verzegeld was.
   *[other] { $seat } onthult het getal dat voor de trekkingen verzegeld was.
}
event-void = De start geldt niet: een getal is niet onthuld. Iedereen verzegelt een nieuw getal.
event-ask = { $seat-is ->
    [you] Je wilt je laatste zet terugnemen.
   *[other] { $seat } wil de laatste zet terugnemen.
}
event-grant = { $seat-is ->
    [you] Je gaat akkoord.
   *[other] { $seat } gaat akkoord.
}
event-undone = De laatste zet is teruggenomen.
event-neutral = { $seat-is ->
    [you] Het huis speelt voor jou.
   *[other] Het huis speelt voor { $seat }, die niet speelt.
}
event-resign = { $seat-is ->
    [you] Je geeft op.
   *[other] { $seat } geeft op.
}
event-resign-late = { $seat-is ->
    [you] Je tijd is om: dat geldt als opgeven.
   *[other] De tijd van { $seat } is om: dat geldt als opgeven.
}
event-offer = { $seat-is ->
    [you] Je biedt remise aan.
   *[other] { $seat } biedt remise aan.
}
event-accept = { $seat-is ->
    [you] Je neemt de remise aan.
   *[other] { $seat } neemt de remise aan.
}
event-decline = { $seat-is ->
    [you] Je weigert.
   *[other] { $seat } weigert.
}
event-end = De partij is gestopt, zonder uitslag.
event-pause = { $seat-is ->
    [you] Je wilt graag pauze.
   *[other] { $seat } wil graag pauze.
}
event-resume = { $seat-is ->
    [you] Je beëindigt de pauze.
   *[other] { $seat } beëindigt de pauze.
}
event-away = Het huis was weg; die tijd wordt niemand aangerekend.

menu-language = Taal ({ $all })? [{ $default }]
menu-game = Welk spel, met naam of nummer?
menu-seats = Hoeveel plaatsen, { $low } tot { $high }? [{ $default }]
menu-level = Tegen machines van welk niveau: { $all }? Met “mensen” deel je dit toetsenbord, “?” vertelt hoe sterk elk niveau is. [{ $default }]
level-beginner = beginner
level-easy = makkelijk
level-fair = gemiddeld
level-hard = moeilijk
level-master = meester
level-numbered = niveau { $level }
menu-random = { $name }: zomaar een toegestane zet
menu-machine = { $name }: machine van niveau { $level }
menu-card = , rating { $rating } ± { $margin } bij { $seconds } s per zet
menu-card-below = ; wint { $share }% tegen het niveau eronder
menu-meaning = { $name }: { $meaning }
menu-preset = Welke regels: { $all }? “?” toont de opties, toe te voegen als standard+optie=waarde. [{ $default }]
menu-again = { $answer } kan niet; er zijn: { $answers }

verify-holds = { $path }: alles klopt ({ $events ->
    [one] { $events } gebeurtenis
   *[other] { $events } gebeurtenissen
}, { $draws ->
    [one] { $draws } trekking
   *[other] { $draws } trekkingen
}).
verify-holds-so-far = { $path }: tot hier klopt alles, de partij is niet afgelopen ({ $events ->
    [one] { $events } gebeurtenis
   *[other] { $events } gebeurtenissen
}, { $draws ->
    [one] { $draws } trekking
   *[other] { $draws } trekkingen
}).
file-fails = { $path }: { $why }
verify-commitment = De trekkingen lagen vast door deze vingerafdruk ({ $short }…); het moet die zijn die bij het begin van de partij werd getoond:
    { $commitment }

arrays-written = { $path }: { $rows ->
    [one] { $rows } beslissing
   *[other] { $rows } beslissingen
} uit { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}.

replay-still-running = De partij is niet afgelopen: alleen wat iedereen weet, wordt getoond.
replay-ask = { $at }/{ $last }: Enter gaat verder, b terug, een getal erheen, q stopt >
replay-spectator = Wat iedereen wist
replay-seat = Wat { $who } wist
arena-machine = machine
arena-games = partijen
arena-share = winst
arena-ties = remises
arena-acts = lengte
arena-rating = rating
arena-seconds = s/zet
arena-options = regels
arena-first = eerste
arena-failures = { $n ->
    [one] Het huis moest { $n } zet spelen.
   *[other] Het huis moest { $n } zetten spelen.
}
arena-who = Welke machines moeten spelen? Noem twee of meer niveaus, van 0 (zomaar een toegestane zet) tot { $high }: ludotheque arena { $game } 0 { $good }. Een niveau kan minder tijd of knopen krijgen ({ $good }@100ms, { $good }@5000n); --cards geeft alle niveaus een rating, --variants vergelijkt de regels.
arena-kept-malformed = { $path } bevat geen partijen van de arena (regel { $line })

storage-failed = het huis kon dit niet opschrijven; er is niets veranderd, probeer het opnieuw
storage-full = het huis heeft geen ruimte meer om te schrijven; er is niets veranderd, probeer het later opnieuw
storage-unreachable = het huis kan zijn database niet bereiken; er is niets veranderd, probeer het opnieuw
storage-unsure = het huis verloor zijn register tijdens het schrijven: kijk of het gebeurd is voordat je het opnieuw probeert
storage-not-read = het huis kan zijn register nu niet lezen; probeer het opnieuw
storage-not-copied = de kopie { $path } kon niet geschreven worden
storage-closed = het huis sluit
storage-taken = { $path } is in gebruik bij een ander huis
storage-foreign = { $path } is geen register van de Ludothèque
storage-newer = { $path } komt van een nieuwere versie van de Ludothèque: werk het programma bij
storage-older = { $path } is van een oudere versie: voer eerst “ludotheque migrate” uit
storage-not-opened = { $path } kan niet geopend worden
storage-no-such-kind = een register is een bestand of een adres dat begint met postgresql://
storage-file-exists = { $path } bestaat al
storage-no-table = die tafel bestaat niet
storage-table-exists = die tafel bestaat al
storage-not-next = gebeurtenis { $seq } kan niet volgen op gebeurtenis { $head }
void-repeats = een nieuwe start vraagt een nieuw startgetal en nieuwe getallen

listener-cut-off = je kon het niet bijhouden en bent afgehaakt: maak opnieuw verbinding
not-yours = plaats { $seat-place } is niet van jou
not-your-table = je hoort niet bij deze tafel
sits-already = je zit al op plaats { $seat-place }
window-runs = wacht tot iedereen geantwoord heeft
no-clock = aan deze tafel loopt geen tijd
paused-already = je hebt al om een pauze gevraagd
not-paused = de klokken staan niet stil

## The terminal as a guest of the house
machine-named = { $name } ({ $level })
name-of-machine = { $name } is de naam van een machine: kies een andere naam
play-against = Je speelt tegen { $names }.
play-apart = Er is nog een terminal open: wat je hier speelt, wordt apart bewaard en komt later bij de andere partijen.
play-untouched = Er is niets gespeeld: de partij wordt niet bewaard. Tot ziens!
play-kept-anyway = De partij wordt na elke zet bewaard. “bewaar BESTAND” schrijft die ook naar een bestand.
play-save-where = In welk bestand? Typ “bewaar BESTAND”.
play-taken-over = { $count ->
    [one] Eén partij die als bestand was bewaard, is
   *[other] { $count } partijen die als bestand waren bewaard, zijn
} overgenomen; de bestanden staan in { $path }.
resume-line = { $game } met { $names }, { $when }; { $turn ->
    [you] jij bent aan de beurt
   *[other] aan de beurt: { $turn }
}
resume-stuck = { $game }, { $when }: kan niet worden voortgezet ({ $why })
resume-which = Welke partij (1 tot { $last })? [1]

## Stores, for who runs a house
storage-no-file = er is geen register in { $path }
store-ready = { $path } is bijgewerkt.
store-copied = { $store } is gekopieerd naar { $path }.
store-stranded = Tafel { $table } ({ $game }, regels { $version }) kan onder de regels van vandaag niet verder. Het spelverslag staat in { $path }; de tafel is gesloten.
## Paper
print-scale = afdrukken op 100%
print-join = knip langs de stippellijn, plak nummer op nummer
print-backs = achterkanten
print-long-edge = dubbelzijdig, omslaan langs de lange kant
print-short-edge = dubbelzijdig, omslaan langs de korte kant
print-fold = dubbelzijdig, omslaan langs de korte kant, vouwen
print-rules = Spelregels
print-no-pdf = wat wordt afgedrukt gaat in een bestand dat op .pdf eindigt, niet in { $path }
print-making = Afdrukken: { $kind ->
    [board] het bord
    [cards] wat wordt uitgeknipt
    [sheets] wat wordt ingevuld
   *[rules] de spelregels
}…
print-made = { $path } ({ $kib } KiB). Druk het af op 100%, niet “passend op de pagina”; de liniaal op elk vel moet 5 cm lang zijn.
print-running = Het spel is nog niet afgelopen.
print-score = Spelverloop
## Het web
serve-address = Ludothèque is open op { $url } (Ctrl-C sluit; er gaat niets verloren)
page-missing = De server draait, maar de pagina is nog niet gebouwd: voer “make play” uit in de map van het project en laad dan opnieuw.
machine-word = Machine
name-reserved = zulke namen zijn van de machines: kies een andere
name-hidden = je naam is verborgen door wie dit huis beheert
guest-banned = je mag in dit huis niet spelen
no-guests = dit huis ontvangt op het moment geen nieuwe gasten
token-unknown = dit token is niet (meer) geldig
too-many-tokens = je hebt al zoveel tokens als mag: verwijder er eerst een
scope-missing = dit token is daar niet voor (“{ $scope }” ontbreekt)
link-unknown = deze link is al gebruikt of niet meer geldig
too-fast = niet zo snel: wacht even
too-many-streams = je volgt te veel tegelijk: sluit er eerst een paar
too-many-tables = je hebt al { $most } open tafels: speel er eerst een uit of sluit die
seats-overlap = elke plaats kan één keer bezet worden, en moet er zijn
malformed-clock = een klok heeft een basistijd of een tijd per zet, en niets anders
malformed-standing = dit kan geen vast antwoord zijn
malformed-watch = dit kan niet gevolgd worden
malformed-request = dit verzoek is onleesbaar (bij { $field })
others-play = anderen spelen hier: geef op, of geef je plaats aan een machine
nobody-to-refuse = op deze plaats zit nu niemand om weg te sturen
no-notes = er zijn geen notities aan deze tafel
no-opinions = over deze partij heeft de machine geen mening
no-chat = aan deze tafel wordt niet gepraat
not-over-yet = dit wordt onthuld als de partij afgelopen is
not-public = deze partij is van de spelers alleen
server-stopping = het huis sluit even: kom zo terug
host-unknown = zo heet dit huis niet
origin-foreign = een andere pagina mag hier niet voor jou handelen
origin-missing = wie met een cookie komt, moet zeggen van welke pagina
header-twice = { $header } mag maar één keer genoemd worden
body-too-long = dit is te lang (hoogstens { $most } bytes)
http-404 = hier is niets
http-405 = dat kan hier niet
http-500 = het huis is gestruikeld; er is niets verloren, probeer het opnieuw
http-error = dit werkt niet ({ $status })
check-acts = elke zet is volgens de regels ({ $acts })
check-draws = elke trekking volgt uit het startgetal en de verzegelde getallen ({ $draws })
check-same = het startgetal is dat waarvan de vingerafdruk vóór de partij werd getoond
check-differs = het startgetal is niet dat waarvan de vingerafdruk vóór de partij werd getoond
admin-no-guest = er is geen gast { $who }
admin-refused = de server weigert: { $why }
admin-done = Klaar.
admin-unknown = { $do } is geen van: guests, hide, show, ban, unban, hush, close, rotate

## Meerdere servers

alone-needs-database = wat servers delen (--redis, --workers 0) vraagt om --database postgresql://…
malformed-address = dit is niet het adres van een site: { $address }; het begint met http:// of https:// en heeft geen pad, zoals https://play.example
cannot-listen = het huis kan niet open op { $host }, poort { $port }: { $why }
think-needs-database = machines denken voor servers die een PostgreSQL delen: zeg welke met --database postgresql://…
think-ready =
    { $n ->
        [one] Eén machine denkt
       *[other] { $n } machines denken
     } voor de servers van deze database. Ctrl-C om te stoppen.
redis-malformed = geen adres van Redis (redis://…): { $url }
arena-no-cluster = er is geen Ray-cluster op { $address }
