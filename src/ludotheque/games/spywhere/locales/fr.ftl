spywhere-name = Spywhere

spywhere-nation = { $nation ->
    [italy] Italie
    [england] Angleterre
    [france] France
    [spain] Espagne
    [belgium] Belgique
   *[germany] Allemagne
 }
spywhere-gave = { $gave ->
    [italy] Italie
    [england] Angleterre
    [france] France
    [spain] Espagne
    [belgium] Belgique
   *[germany] Allemagne
 }
spywhere-took = { $took ->
    [italy] Italie
    [england] Angleterre
    [france] France
    [spain] Espagne
    [belgium] Belgique
   *[germany] Allemagne
 }
spywhere-cards = { $italy ->
    [0] {""}
    [1] {" "}Italie
   *[other] {" "}Italie × { $italy }
 }{ $england ->
    [0] {""}
    [1] {" "}Angleterre
   *[other] {" "}Angleterre × { $england }
 }{ $france ->
    [0] {""}
    [1] {" "}France
   *[other] {" "}France × { $france }
 }{ $spain ->
    [0] {""}
    [1] {" "}Espagne
   *[other] {" "}Espagne × { $spain }
 }{ $belgium ->
    [0] {""}
    [1] {" "}Belgique
   *[other] {" "}Belgique × { $belgium }
 }{ $germany ->
    [0] {""}
    [1] {" "}Allemagne
   *[other] {" "}Allemagne × { $germany }
 }

spywhere-short-italy = ITA
spywhere-short-england = ANG
spywhere-short-france = FRA
spywhere-short-spain = ESP
spywhere-short-belgium = BEL
spywhere-short-germany = ALL

spywhere-blurb = Un passeport secret, des échanges au grand jour : collectionnez votre pays sans le trahir et démasquez les autres.

spywhere-player = Place { $seat }
spywhere-seat = place { $seat } ({ $cards })
spywhere-you = vous { $seat } ({ $cards })
spywhere-centre = Centre
spywhere-laid = cartes devant
spywhere-my-hand = Votre main
spywhere-my-passport = Passeport
spywhere-my-guesses = Vos identifications
spywhere-pile = Pioche : { $cards }.

spywhere-ask-start = On distribue.
spywhere-ask-draw = On pioche.
spywhere-ask-exchange = Échangez une carte avec le centre : échange ... contre ...
spywhere-ask-eliminate = Trois cartes identiques au centre : élimine ... ou garde.
spywhere-ask-guess = Posez une carte devant quelqu’un, par exemple identifie 2 espagne, ou rien.
spywhere-ask-last = Dernières identifications, tous à la fois : dernier 2 espagne, 3 italie
spywhere-over = La partie est finie.
spywhere-end-pile = La pioche est épuisée.
spywhere-end-guessed = Quelqu’un a cherché à identifier tous les autres.

spywhere-log-removed = Hors du jeu : { spywhere-nation }.
spywhere-log-passport = Votre passeport : { spywhere-nation }.
spywhere-log-centre = Au centre :{ spywhere-cards }.
spywhere-log-begins = La place { $seat } commence.
spywhere-log-drew = Vous piochez :{ spywhere-cards }.
spywhere-log-swap = La place { $seat } pose { spywhere-gave } et prend { spywhere-took }.
spywhere-log-eliminates = La place { $seat } élimine trois cartes { spywhere-nation }.
spywhere-log-keeps = La place { $seat } laisse les trois cartes identiques au centre.
spywhere-log-bonus = La place { $seat } pioche une carte en prime.
spywhere-log-refill = Nouveau au centre :{ spywhere-cards }.
spywhere-log-redraw = Encore trois identiques : elles retournent dans la pioche.
spywhere-log-guesses = La place { $seat } pose une carte devant la place { $target }.
spywhere-log-laid = Votre carte devant la place { $target } : { spywhere-nation }.
spywhere-log-last = Plus de tours : place aux dernières identifications.
spywhere-log-sealed = La place { $seat } a répondu.
spywhere-log-end-pile = La pioche épuisée a mis fin à la partie.
spywhere-log-end-guessed = La place { $seat } avait cherché à identifier tous les autres : 3 points de plus.
spywhere-log-shown = Passeport de la place { $seat } : { spywhere-nation }.
spywhere-log-score = Place { $seat } : { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
  }, total { $score }

spywhere-plain-your-turn = C’est à vous de jouer.
spywhere-plain-turn = C’est à la place { $seat } de jouer.
spywhere-plain-last = Les dernières identifications ; doivent encore répondre : { $seats }.
spywhere-plain-who-you = vous
spywhere-plain-who-seat = place { $seat }
spywhere-plain-cards = { $n } { spywhere-nation }
spywhere-plain-nothing = rien
spywhere-plain-passport = { $n ->
    [one] Votre passeport
   *[other] Vos passeports
 } : { $names }.
spywhere-plain-my-hand = Votre main : { $cards }.
spywhere-plain-centre = Au centre : { $cards }.
spywhere-plain-my-guesses = Vos identifications : { $guesses }.
spywhere-plain-my-guess = place { $target } { spywhere-nation }
spywhere-plain-table-you = Vous : { $parts }.
spywhere-plain-table = Place { $seat } : { $parts }.
spywhere-plain-between = {" ; "}
spywhere-plain-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
 }
spywhere-plain-known = connues de tous : { $cards }
spywhere-plain-clues = piles d’indices : { $cards }
spywhere-plain-laid = { $n ->
    [one] 1 carte posée devant { $seats }
   *[other] { $n } cartes posées devant { $seats }
 }
spywhere-plain-about-you = vous
spywhere-plain-about-seat = la place { $seat }
spywhere-plain-out = Hors du jeu : { $names }.
spywhere-plain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } ; { $names }, { $own } en main, { $right ->
    [one] { $right } identification juste
   *[other] { $right } identifications justes
 }
spywhere-plain-best = Le plus de points : { $seats }.

spywhere-notes-title = Nationalités des autres, en pour cent
spywhere-notes-proof = prouvé
spywhere-notes-habit = habitudes

spywhere-refused-not-in-game = cette nationalité n’est pas en jeu : { $action }
spywhere-refused-exchange-first = il faut d’abord échanger une carte avec le centre : { $action }
spywhere-refused-exchanged = l’échange de ce tour est fait : { $action }
spywhere-refused-not-in-hand = vous n’avez pas cette carte en main : { $action }
spywhere-refused-not-in-centre = cette carte n’est pas au centre : { $action }
spywhere-refused-choose-first = dites d’abord si vous éliminez les trois cartes identiques : { $action }
spywhere-refused-not-three = il n’y a pas trois de ces cartes au centre, ou ce n’est plus le moment : { $action }
spywhere-refused-own = on n’élimine pas sa propre nationalité : { $action }
spywhere-refused-one-a-turn = une seule élimination par tour : { $action }
spywhere-refused-nothing-to-keep = il n’y a rien à garder maintenant : { $action }
spywhere-refused-too-early = il est trop tôt pour identifier : { $action }
spywhere-refused-yourself = on ne s’identifie pas soi-même : { $action }
spywhere-refused-no-seat = il n’y a personne à cette place : { $action }
spywhere-refused-guessed = votre carte est déjà posée devant cette place : { $action }
spywhere-refused-spent = cette carte d’identification est déjà posée : { $action }
spywhere-refused-seal-instead = scellez votre dernière réponse (dernier ou scelle) : { $action }
spywhere-refused-not-last = les dernières identifications viennent quand les tours sont finis : { $action }
spywhere-refused-turns-over = il n’y a plus de tours : { $action }
spywhere-refused-laid-two = vos deux cartes sont posées : { $action }
spywhere-refused-ascending = donnez la réponse dans l’ordre des places et des nationalités : { $action }

spywhere-malformed-action = ce n’est pas une action : { $text } (échange ... contre ..., élimine ..., garde, identifie ... ..., rien, dernier ..., scelle)
spywhere-malformed-seat = ce n’est pas une place : { $text } (1 à { $high })
spywhere-unknown-nation = nationalité inconnue : { $text } ; il y a{ spywhere-cards }
spywhere-ambiguous-nation = { $text } peut être{ spywhere-cards }

spywhere-option-reshuffle-triples = Si la recharge laisse trois cartes identiques, elles retournent dans la pioche
spywhere-option-removed = La nationalité retirée, à quatre joueurs ou moins
spywhere-option-removed-random = tirée au sort
spywhere-option-removed-italy = Italie
spywhere-option-removed-england = Angleterre
spywhere-option-removed-france = France
spywhere-option-removed-spain = Espagne
spywhere-option-removed-belgium = Belgique
spywhere-option-removed-germany = Allemagne
spywhere-option-removed-none = aucune : les six restent
spywhere-option-first = Qui commence
spywhere-option-first-lot = tiré au sort
spywhere-option-first-1 = la place 1
spywhere-option-first-2 = la place 2
spywhere-option-first-3 = la place 3
spywhere-option-first-4 = la place 4
spywhere-option-first-5 = la place 5
spywhere-option-first-6 = la place 6
spywhere-option-first-guess = Le tour à partir duquel on peut identifier (0 : le premier, à deux le cinquième)
spywhere-option-last-round = Quand une identification met fin à la partie, on termine le tour de table
spywhere-preset-standard = la règle du jeu
spywhere-preset-patient = pas d’identification avant le cinquième tour, et chacun joue autant de tours
