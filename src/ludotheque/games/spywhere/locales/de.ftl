spywhere-name = Spywhere

spywhere-nation = { $nation ->
    [italy] Italien
    [england] England
    [france] Frankreich
    [spain] Spanien
    [belgium] Belgien
   *[germany] Deutschland
 }
spywhere-gave = { $gave ->
    [italy] Italien
    [england] England
    [france] Frankreich
    [spain] Spanien
    [belgium] Belgien
   *[germany] Deutschland
 }
spywhere-took = { $took ->
    [italy] Italien
    [england] England
    [france] Frankreich
    [spain] Spanien
    [belgium] Belgien
   *[germany] Deutschland
 }
spywhere-cards = { $italy ->
    [0] {""}
    [1] {" "}Italien
   *[other] {" "}Italien × { $italy }
 }{ $england ->
    [0] {""}
    [1] {" "}England
   *[other] {" "}England × { $england }
 }{ $france ->
    [0] {""}
    [1] {" "}Frankreich
   *[other] {" "}Frankreich × { $france }
 }{ $spain ->
    [0] {""}
    [1] {" "}Spanien
   *[other] {" "}Spanien × { $spain }
 }{ $belgium ->
    [0] {""}
    [1] {" "}Belgien
   *[other] {" "}Belgien × { $belgium }
 }{ $germany ->
    [0] {""}
    [1] {" "}Deutschland
   *[other] {" "}Deutschland × { $germany }
 }

spywhere-short-italy = ITA
spywhere-short-england = ENG
spywhere-short-france = FRA
spywhere-short-spain = SPA
spywhere-short-belgium = BEL
spywhere-short-germany = DEU

spywhere-blurb = Ein geheimer Pass und Tausch vor aller Augen: Sammle dein Land, ohne es zu verraten, und enttarne die anderen.

spywhere-player = Platz { $seat }
spywhere-seat = Platz { $seat } ({ $cards })
spywhere-you = du { $seat } ({ $cards })
spywhere-centre = Mitte
spywhere-laid = gelegt vor
spywhere-my-hand = Deine Hand
spywhere-my-passport = Pass
spywhere-my-guesses = Deine Tipps
spywhere-pile = Stapel: { $cards }.

spywhere-ask-start = Es wird gegeben.
spywhere-ask-draw = Es wird gezogen.
spywhere-ask-exchange = Tausche eine Karte mit der Mitte: tausche ... gegen ...
spywhere-ask-eliminate = Drei gleiche Karten in der Mitte: sortiere ... aus oder behalte.
spywhere-ask-guess = Lege eine Karte vor jemanden, etwa tippe 2 spanien, oder nichts.
spywhere-ask-last = Schlusstipps, alle zugleich: letzte 2 spanien, 3 italien
spywhere-over = Das Spiel ist aus.
spywhere-end-pile = Der Stapel ist aufgebraucht.
spywhere-end-guessed = Jemand hat bei allen getippt.

spywhere-log-removed = Aus dem Spiel: { spywhere-nation }.
spywhere-log-passport = Dein Pass: { spywhere-nation }.
spywhere-log-centre = In der Mitte:{ spywhere-cards }.
spywhere-log-begins = Platz { $seat } beginnt.
spywhere-log-drew = Du ziehst:{ spywhere-cards }.
spywhere-log-swap = Platz { $seat } legt { spywhere-gave } ab und nimmt { spywhere-took }.
spywhere-log-eliminates = Platz { $seat } sortiert drei Karten { spywhere-nation } aus.
spywhere-log-keeps = Platz { $seat } lässt die drei gleichen Karten liegen.
spywhere-log-bonus = Platz { $seat } zieht eine Bonuskarte.
spywhere-log-refill = Neu in der Mitte:{ spywhere-cards }.
spywhere-log-redraw = Wieder drei gleiche: Sie gehen in den Stapel zurück.
spywhere-log-guesses = Platz { $seat } legt eine Karte vor Platz { $target }.
spywhere-log-laid = Deine Karte vor Platz { $target }: { spywhere-nation }.
spywhere-log-last = Keine Züge mehr: Jetzt kommen die Schlusstipps.
spywhere-log-sealed = Platz { $seat } hat geantwortet.
spywhere-log-end-pile = Der leere Stapel hat das Spiel beendet.
spywhere-log-end-guessed = Platz { $seat } hatte bei allen getippt: 3 Punkte dazu.
spywhere-log-shown = Pass von Platz { $seat }: { spywhere-nation }.
spywhere-log-score = Platz { $seat }: { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
  }, zusammen { $score }

spywhere-plain-your-turn = Du bist am Zug.
spywhere-plain-turn = Platz { $seat } ist am Zug.
spywhere-plain-last = Die Schlusstipps; es müssen noch antworten: { $seats }.
spywhere-plain-who-you = du
spywhere-plain-who-seat = Platz { $seat }
spywhere-plain-cards = { $n } { spywhere-nation }
spywhere-plain-nothing = nichts
spywhere-plain-passport = { $n ->
    [one] Dein Pass
   *[other] Deine Pässe
 }: { $names }.
spywhere-plain-my-hand = Deine Hand: { $cards }.
spywhere-plain-centre = In der Mitte: { $cards }.
spywhere-plain-my-guesses = Deine Tipps: { $guesses }.
spywhere-plain-my-guess = Platz { $target } { spywhere-nation }
spywhere-plain-table-you = Du: { $parts }.
spywhere-plain-table = Platz { $seat }: { $parts }.
spywhere-plain-between = {"; "}
spywhere-plain-in-hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
spywhere-plain-known = allen bekannt: { $cards }
spywhere-plain-clues = Hinweisstapel: { $cards }
spywhere-plain-laid = { $n ->
    [one] 1 Tipp bei { $seats }
   *[other] { $n } Tipps bei { $seats }
 }
spywhere-plain-about-you = dir
spywhere-plain-about-seat = Platz { $seat }
spywhere-plain-out = Nicht im Spiel: { $names }.
spywhere-plain-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }; { $names }, { $own ->
    [one] { $own } eigene Karte
   *[other] { $own } eigene Karten
 }, { $right ->
    [one] { $right } richtiger Tipp
   *[other] { $right } richtige Tipps
 }
spywhere-plain-best = Die meisten Punkte: { $seats }.

spywhere-notes-title = Nationalitäten der anderen, in Prozent
spywhere-notes-proof = Beweis
spywhere-notes-habit = Gewohnheit

spywhere-refused-not-in-game = diese Nationalität ist nicht im Spiel: { $action }
spywhere-refused-exchange-first = tausche zuerst eine Karte mit der Mitte: { $action }
spywhere-refused-exchanged = der Tausch dieses Zuges ist gemacht: { $action }
spywhere-refused-not-in-hand = diese Karte hast du nicht auf der Hand: { $action }
spywhere-refused-not-in-centre = diese Karte liegt nicht in der Mitte: { $action }
spywhere-refused-choose-first = sag zuerst, ob du die drei gleichen Karten aussortierst: { $action }
spywhere-refused-not-three = davon liegen keine drei in der Mitte, oder es ist zu spät: { $action }
spywhere-refused-own = die eigene Nationalität sortiert man nicht aus: { $action }
spywhere-refused-one-a-turn = nur einmal pro Zug aussortieren: { $action }
spywhere-refused-nothing-to-keep = es gibt jetzt nichts zu behalten: { $action }
spywhere-refused-too-early = zum Tippen ist es zu früh: { $action }
spywhere-refused-yourself = man tippt bei anderen: { $action }
spywhere-refused-no-seat = dort sitzt niemand: { $action }
spywhere-refused-guessed = dort liegt deine Karte schon: { $action }
spywhere-refused-spent = diese Identifikationskarte liegt schon: { $action }
spywhere-refused-seal-instead = versiegle deine letzte Antwort (letzte oder siegle): { $action }
spywhere-refused-not-last = die Schlusstipps kommen, wenn die Züge vorbei sind: { $action }
spywhere-refused-turns-over = es gibt keine Züge mehr: { $action }
spywhere-refused-laid-two = deine zwei Karten liegen schon: { $action }
spywhere-refused-ascending = gib die Antwort in der Reihenfolge von Platz und Nationalität: { $action }

spywhere-malformed-action = keine Aktion: { $text } (tausche ... gegen ..., sortiere ... aus, behalte, tippe ... ..., nichts, letzte ..., siegle)
spywhere-malformed-seat = kein Platz: { $text } (1 bis { $high })
spywhere-unknown-nation = unbekannte Nationalität: { $text }; es gibt{ spywhere-cards }
spywhere-ambiguous-nation = { $text } kann sein{ spywhere-cards }

spywhere-option-reshuffle-triples = Liegen nach dem Auffüllen drei gleiche, gehen sie in den Stapel zurück
spywhere-option-removed = Die Nationalität, die fehlt, bei vier Spielern oder weniger
spywhere-option-removed-random = ausgelost
spywhere-option-removed-italy = Italien
spywhere-option-removed-england = England
spywhere-option-removed-france = Frankreich
spywhere-option-removed-spain = Spanien
spywhere-option-removed-belgium = Belgien
spywhere-option-removed-germany = Deutschland
spywhere-option-removed-none = keine: Alle sechs bleiben
spywhere-option-first = Wer beginnt
spywhere-option-first-lot = durch das Los
spywhere-option-first-1 = Platz 1
spywhere-option-first-2 = Platz 2
spywhere-option-first-3 = Platz 3
spywhere-option-first-4 = Platz 4
spywhere-option-first-5 = Platz 5
spywhere-option-first-6 = Platz 6
spywhere-option-first-guess = Der Zug, ab dem man tippen darf (0: der erste, zu zweit der fünfte)
spywhere-option-last-round = Beendet ein Tipp das Spiel, wird die Runde zu Ende gespielt
spywhere-preset-standard = die Spielregel
spywhere-preset-patient = kein Tipp vor dem fünften Zug, und alle haben gleich viele Züge
