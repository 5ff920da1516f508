### Words of the page alone; those it shares with the terminal are in src/ludotheque/locales.

page-home = Ludothèque, terug naar de plank
page-menu = Menu
page-skip = Naar de inhoud
page-close = Sluiten
page-back = Terug
page-cancel = Annuleren
page-loading = Een ogenblik…
page-language = Taal
page-settings = Instellingen
page-rules = Spelregels
page-unreachable = De server antwoordt niet. Probeer het zo nog eens.
page-line-lost = Verbinding verbroken. We proberen het opnieuw…
page-line-back = Weer verbonden.
page-lost = Dit adres leidt nergens heen.
page-lost-lead = Misschien ontbreekt er een stuk. Vanaf de plank is alles te vinden.
page-link-dead = Deze link is niet meer geldig.
page-back-to-shelf = Terug naar de plank
page-more = Meer tonen

## Plank

page-shelf-title = Wat spelen we?
page-shelf-lead = Geen account, geen wachten: één klik en je bent aan zet.
page-play-now = Nu spelen
page-play-opening = We gaan zitten…
page-with-friends = Met vrienden
page-learn = Leren
page-players = { $fewest } spelers
page-players-range = { $fewest } tot { $most } spelers
page-compiling = De machines worden voorbereid
page-compiling-left = { $seconds ->
    [one] De machines worden voorbereid: nog { $seconds } seconde
   *[other] De machines worden voorbereid: nog { $seconds } seconden
}
page-mine = Mijn partijen
page-mine-all = Al mijn partijen
page-mine-asked = Jij bent aan de beurt
page-mine-running = Bezig
page-mine-over = Afgelopen
page-mine-none = Je hebt nog geen partijen.
page-waiting = Tafels die op iemand wachten
page-waiting-none = Er wacht nu niemand. Open een tafel, dan komt er wel iemand.
page-running = Om naar te kijken
page-running-none = Op dit moment zijn er geen openbare partijen.
page-table-empty = Tafel: { $game }
page-table-against = { $game } met { $names }
page-table-of = { $game }: { $names }
page-table-over = afgelopen
page-table-won = je hebt gewonnen
page-table-wins = { $n ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
page-table-tied = remise
page-table-running = bezig
page-seats-taken = { $taken } van de { $seats } plaatsen bezet
page-your-turn = Jij bent aan de beurt
page-resume = Verder spelen
page-look = Bekijken
page-sit = Aanschuiven
page-watch = Meekijken

## Een tafel openen

page-new-title = Nieuwe tafel: { $game }
page-who-sits = Wie doet er mee?
page-how-many = Hoeveel plaatsen?
page-your-name = Je naam
page-guest = Gast { $seat }
page-seat = Plaats { $seat }
page-sitter-me = Ik
page-sitter-open = Iemand via de link
page-sitter-beside = Iemand aan dit scherm
page-sitter-machine = Een machine
page-level = niveau { $level }
page-level-of = Niveau van de machine, plaats { $seat }
page-name-of = Naam, plaats { $seat }
page-strength-below = Wint { $share }% tegen het niveau eronder.
page-strength-time = Ongeveer { $seconds } s per zet, gemeten over { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}.
page-strength-none = De sterkte is niet gemeten.
page-which-rules = Volgens welke regels?
page-usual = gebruikelijk
page-other-readings = Andere lezingen van de regels
page-time-and-place = Tijd en tafel
page-clock = Klok
page-clock-none = Zonder klok
page-clock-quick = 5 minuten + 5 seconden per zet
page-clock-usual = 15 minuten + 10 seconden per zet
page-clock-slow = 45 minuten + 30 seconden per zet
page-clock-day = Eén dag per zet
page-aids = Geheugensteun toegestaan
page-aids-help = Iedereen mag nakijken wat volgt uit wat hij gezien heeft.
page-public = Openbare tafel
page-public-help = Iedereen mag aanschuiven of meekijken.
page-private-help = Alleen wie de link heeft, kan komen.
page-open = De tafel openen

## Voor het begin

page-seating = Tafel: { $game }
page-seat-free = vrije plaats
page-seat-machine = Machine toevoegen ({ $level })
page-stand = Opstaan
page-start = Beginnen
page-missing-seats = { $n ->
    [one] Er ontbreekt nog iemand.
   *[other] Er ontbreken nog { $n } spelers.
}
page-invite = Iemand uitnodigen
page-invite-title = Nodig de anderen uit
page-invite-lead = Stuur deze link, of laat de code scannen:
page-link-local = Deze link werkt alleen op deze computer. Met “ludotheque serve --lan” staat het huis open voor je netwerk.
page-link = Link
page-copy = Kopiëren
page-copied = Gekopieerd
page-qr = QR-code van deze link
page-rules-here = De regels aan deze tafel
page-own-rules = eigen regels

## Tafel

page-table = Tafel
page-no-table = Hier is geen tafel
page-you = Jij
page-here = aan tafel
page-away = afwezig
page-resigned = heeft opgegeven
page-is-asked = is aan de beurt
page-asked = Wat er gevraagd wordt
page-seats = Plaatsen
page-board = Bord
page-parts = Delen van het scherm
page-paper = Mijn geheimen
page-papers = Ieders geheimen
page-paper-of = Wat { $seat } zag
page-paper-only = Alleen jij ziet dit.
page-paper-then = Op dat moment.
page-paper-open = Toen geheim, nu open.
page-cover = Afdekken
page-uncover = Tonen
page-covered = Afgedekt
page-log = Verslag
page-log-empty = Er is nog niets gebeurd.
page-chat = Gesprek
page-chat-empty = Niemand heeft nog iets gezegd.
page-chat-say = Zeg iets
page-chat-off = Aan deze tafel wordt niet gepraat.
page-chat-here = Gesprek aan deze tafel
page-mute = { $name } dempen
page-muted = Je hebt gedempt:
page-unmute = { $name } weer lezen
page-refuse = { $name } wegsturen
page-refuse-watchers = { $watchers ->
    [one] De toeschouwer wegsturen
   *[other] De { $watchers } toeschouwers wegsturen
}
page-send = Versturen
page-watcher = Een toeschouwer
page-watchers = { $n ->
    [one] één toeschouwer
   *[other] { $n } toeschouwers
}
page-undone = {" "}(teruggenomen)
page-pill-you = Jouw beurt
page-pill-wait = Wachten
page-pill-watch = Je kijkt mee
page-pill-past = Eerder
page-pill-start = Begin
page-deadline = tot { $moment }
page-revealing = Iedereen onthult het getal dat verzegeld was; dan begint de partij.
page-waiting-for = { $n ->
    [one] { $names } is aan de beurt.
   *[other] We wachten op { $names }.
}
page-wait = Een ogenblik…
page-meanwhile = Tik intussen op een regel van het verslag om de tafel te zien zoals die toen was.
page-past = De tafel zoals die op dat moment was.
page-now = Terug naar nu
page-unpick = Andere keuze
page-paragraph = Regel { $paragraph }
page-type = Typ je zet
page-type-example = bv. { $example }
page-type-send = Spelen
page-type-again = Verstuur nog eens om te bevestigen.
page-title-asked = Jouw beurt – { $game }

page-offers = { $seat-is ->
    [you] Je biedt remise aan.
   *[other] { $seat } biedt remise aan.
}
page-accept = Aannemen
page-decline = Weigeren
page-wishes = { $seat-is ->
    [you] Je vraagt om je zet terug te nemen.
   *[other] { $seat } wil de laatste zet graag terugnemen.
}
page-grant = Akkoord
page-paused = De klokken staan stil.
page-resume-clock = Hervatten
page-pauses = { $seat-is ->
    [you] Je vraagt om een pauze.
   *[other] { $seat } wil graag een pauze.
}
page-agree = Akkoord
page-machine-plays = Een machine speelt in jouw plaats.
page-take = Mijn plaats terugnemen
page-rematch-waits = De revanche wacht op je.
page-rematch-join = Erheen

page-take-back = Mijn zet terugnemen
page-offer-tie = Remise aanbieden
page-pause = Om een pauze vragen
page-resign = Opgeven
page-resign-sure = Ja, ik geef op
page-hand = Een machine in mijn plaats laten spelen
page-hand-do = Mijn plaats afstaan
page-seat-link = Op een ander apparaat spelen
page-seat-link-lead = Deze link neemt je plaats mee naar een ander apparaat; hij werkt één keer:
page-on-the-board = Op het bord
page-sound = Geluid
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-close-table = Deze tafel sluiten

page-next = { $seat-is ->
    [you] Jij bent aan de beurt.
   *[other] { $seat } is aan de beurt: geef het apparaat door.
}
page-hand-over = { $seat-is ->
    [you] Dat ben ik
   *[other] Doorgeven aan { $seat }
}
page-curtain = { $name } is aan de beurt
page-curtain-lead = Open het gordijn als er niemand anders kijkt.
page-curtain-open = Ik ben { $name }

## Afgelopen

page-you-win = Je wint.
page-wins = { $n ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
page-rematch = Revanche
page-replay = Partij terugkijken
page-record = Partij downloaden
page-checking = De partij wordt gecontroleerd…
page-check-good = Partij gecontroleerd.
page-check-bad = De controle is mislukt.
page-check-how = Hoe?
page-check-explained = Vóór de eerste zet toonde de server de vingerafdruk van een geheim startgetal, en elke speler verzegelde een getal. De trekkingen volgen uit beide: niemand kon ze kiezen. Je browser heeft deze vingerafdruk onthouden:
page-replay-start = Het begin
page-replay-as = Tonen
page-replay-all = alles, open op tafel
page-replay-seat = { $seat-is ->
    [you] wat jij wist
   *[other] wat { $seat } wist
}
page-replay-everybody = wat iedereen wist
page-replay-end = Einde
page-opinion = Wat de machine denkt
page-opinion-even = Volgens de machine staat het gelijk.
page-opinion-slight = Volgens de machine { $seat-is ->
    [you] sta je
   *[other] staat { $seat }
} iets voor.
page-opinion-ahead = Volgens de machine { $seat-is ->
    [you] sta je
   *[other] staat { $seat }
} voor.
page-opinion-winning = Volgens de machine { $seat-is ->
    [you] sta je
   *[other] staat { $seat }
} op winst.
page-opinion-best = Zelf zou ze spelen: { $act }.
page-opinion-progress = { $known } van { $count }
page-first = Naar het begin
page-last = Naar het einde
page-step-back = Een stap terug
page-step-on = Een stap verder
page-play = Afspelen
page-stop = Stoppen
page-moment = Moment van de partij

## Spelregels

page-rules-of = Spelregels: { $game }
page-search = Zoeken in de regels
page-found = { $n ->
    [0] niets gevonden
    [one] één passage
   *[other] { $n } passages
}
page-contents = Inhoud
page-print = Afdrukken

## Instellingen

page-save = Bewaren
page-saved = Bewaard.
page-name-help = Zo noemen de anderen je. Het mag ook leeg blijven.
page-look-and-sound = Uiterlijk en geluid
page-theme = Thema
page-theme-system = Zoals het systeem
page-theme-light = Licht
page-theme-dark = Donker
page-notices = Waarschuw me als ik aan de beurt ben
page-notices-help = Zolang de pagina open is, ook in een ander tabblad.
page-notices-refused = Je browser staat geen meldingen toe.
page-elsewhere = Op een ander apparaat
page-recovery-lead = Een persoonlijke link geeft je je partijen in elke browser. Wie hem heeft, speelt als jij: geef hem aan niemand.
page-recovery = Mijn link opvragen
page-recovery-secret = Houd deze link voor jezelf; de vorige is niet meer geldig:
page-forget-title = Vergeten worden
page-forget-lead = Je naam en je woorden worden gewist; de partijen blijven, zonder je naam.
page-forget = Vergeet mij
page-forget-sure = Ja, vergeet mij

## Toetsen

page-keys = Toetsen
page-key-help = deze lijst
page-key-tab = van het ene naar het andere gaan
page-key-arrows = over het bord, tussen tabbladen, door een oude partij gaan
page-key-name-enter = Enter
page-key-enter = kiezen of spelen
page-key-name-escape = Esc
page-key-escape = loslaten wat gekozen is, terug naar nu
page-key-cover = mijn geheimen afdekken of tonen
page-key-type = een zet typen
page-key-past = terug of vooruit in de partij
