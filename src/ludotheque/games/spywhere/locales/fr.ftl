spywhere-name = Spywhere

spywhere-nation-italy = Italie
spywhere-nation-england = Angleterre
spywhere-nation-france = France
spywhere-nation-spain = Espagne
spywhere-nation-belgium = Belgique
spywhere-nation-germany = Allemagne

spywhere-adjective = { $nation-id ->
    [italy] italiennes
    [england] anglaises
    [france] françaises
    [spain] espagnoles
    [belgium] belges
   *[germany] allemandes
}

spywhere-short-italy = ITA
spywhere-short-england = ANG
spywhere-short-france = FRA
spywhere-short-spain = ESP
spywhere-short-belgium = BEL
spywhere-short-germany = ALL

spywhere-blurb = Un passeport secret, des échanges au grand jour : collectionnez votre pays sans le trahir et démasquez les autres.
spywhere-page-lead = Cachez votre passeport et démasquez les autres.
spywhere-page-minutes = 20 à 30 min

spywhere-seat = { $seat-is ->
    [you] { $number } vous ({ $cards })
   *[other] { $number } { $seat } ({ $cards })
}
spywhere-centre = Centre
spywhere-laid = cartes devant
spywhere-my-hand = Votre main
spywhere-my-passport = Passeport
spywhere-my-guesses = Vos identifications
spywhere-pile = Pioche : { $cards }.

spywhere-ask-exchange = Échangez une carte avec le centre : « échange pays contre pays ».
spywhere-ask-eliminate = { $is_own ->
    [yes] Trois cartes { spywhere-adjective } sont au centre. Ce sont les vôtres : vous ne pouvez que dire « laisse ».
   *[no] Trois cartes { spywhere-adjective } sont au centre : « élimine { $nation } », ou « laisse ».
}
spywhere-ask-guess = { $targets-n ->
    [one] Vous pouvez poser une carte devant { $targets } : tapez « identifie », le numéro de sa place et un pays ; ou « rien ».
   *[other] Vous pouvez poser une carte devant un adversaire : { $targets }. Tapez « identifie », le numéro de sa place et un pays ; ou « rien ».
}
spywhere-ask-last = { $targets-n ->
    [0] Les dernières identifications, tous en même temps : « scelle » clôt votre réponse.
   *[other] Les dernières identifications, tous en même temps. Vous pouvez encore poser des cartes devant { $targets } : une à une (« identifie ») ou en une ligne (« dernières », puis pour chaque carte le numéro de la place et un pays, avec des virgules) ; « scelle » clôt votre réponse.
}

spywhere-verb-swap = échange { $give } contre { $take }
spywhere-verb-eliminate = élimine { $nation }
spywhere-verb-keep = laisse
spywhere-verb-guess = identifie { $target } { $nation }
spywhere-verb-no-guess = rien
spywhere-verb-last = dernières
spywhere-verb-none = aucune
spywhere-verb-seal = scelle

spywhere-act-swap = poser { $give }, prendre { $take }
spywhere-act-eliminate = éliminer trois cartes { spywhere-adjective }
spywhere-act-keep = laisser les trois cartes identiques
spywhere-act-guess = poser { $nation } devant { $target }
spywhere-act-no-guess = n’identifier personne à ce tour
spywhere-act-seal = sceller la réponse

spywhere-over = La partie est finie.
spywhere-end-pile = La pioche est épuisée.
spywhere-end-guessed = Quelqu’un a terminé ses identifications.

spywhere-part-cards = { $n ->
    [1] { $nation }
   *[other] { $n } { $nation }
}
spywhere-part-verdict = { $target-is ->
    [you] { $nation } devant vous
   *[other] { $nation } devant { $target }
} ({ $is_right ->
    [yes] juste
   *[no] fausse
})

spywhere-log-removed = Hors du jeu : { $nation }.
spywhere-log-passports = { $nations-n ->
    [one] Votre passeport : { $nations }.
   *[other] Vos passeports : { $nations }.
}
spywhere-log-drew = Vous piochez : { $cards }.
spywhere-log-centre = Au centre : { $cards }.
spywhere-log-begins = { $seat-is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
spywhere-log-swap = { $seat-is ->
    [you] Vous posez { $gave } et prenez { $took }.
   *[other] { $seat } pose { $gave } et prend { $took }.
}
spywhere-log-eliminate = { $seat-is ->
    [you] Vous éliminez trois cartes { spywhere-adjective }.
   *[other] { $seat } élimine trois cartes { spywhere-adjective }.
}
spywhere-log-keep = { $seat-is ->
    [you] Vous laissez les trois cartes { spywhere-adjective } au centre.
   *[other] { $seat } laisse les trois cartes { spywhere-adjective } au centre.
}
spywhere-log-bonus = { $seat-is ->
    [you] Vous piochez une carte de bonus.
   *[other] { $seat } pioche une carte de bonus.
}
spywhere-log-refill = Nouveau au centre : { $cards }.
spywhere-log-redraw = Encore trois cartes { spywhere-adjective } : elles retournent dans la pioche.
spywhere-log-guess = { $seat-is ->
    [you] Vous posez { $nation-id ->
        [none] une carte
       *[other] { $nation }
    } devant { $target }.
   *[other] { $target-is ->
        [you] { $seat } pose { $nation-id ->
            [none] une carte
           *[other] { $nation }
        } devant vous.
       *[other] { $seat } pose { $nation-id ->
            [none] une carte
           *[other] { $nation }
        } devant { $target }.
    }
}
spywhere-log-last = { $closer-is ->
    [you] Vous avez terminé vos identifications.
    [other] { $closer } a terminé ses identifications.
   *[nobody] { $cause }
}{ $asked-n ->
    [0] {""}
   *[other] {" "}Dernières identifications attendues de : { $asked-you }.
}
spywhere-log-sealed = { $seat-is ->
    [you] Vous avez répondu.
   *[other] { $seat } a répondu.
}
spywhere-log-shown = { $seat-is ->
    [you] Vous
   *[other] { $seat }
} : { $passports-n ->
    [one] passeport
   *[other] passeports
} { $passports } ; en main { $hand } ; { $guesses-n ->
    [0] aucune identification
   *[other] identifications : { $guesses }
}.
spywhere-log-score = { $seat-is ->
    [you] Vous
   *[other] { $seat }
} : { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
} = { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
spywhere-log-end = { $winners-n ->
    [one] { $winners-you ->
        [vous] Vous gagnez.
       *[other] { $winners } gagne.
    }
   *[other] La victoire est partagée : { $winners-you }.
}

spywhere-plain-dealing = On distribue.
spywhere-plain-turn = { $seat-is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
spywhere-plain-last = Les dernières identifications ; doivent encore répondre : { $seats }.
spywhere-plain-who = { $seat-is ->
    [you] vous
   *[other] { $seat }
}
spywhere-plain-nothing = rien
spywhere-plain-passport = { $n ->
    [one] Votre passeport
   *[other] Vos passeports
 } : { $names }.
spywhere-plain-my-hand = Votre main : { $cards }.
spywhere-plain-centre = Au centre : { $cards }.
spywhere-plain-my-guesses = Vos identifications : { $guesses }.
spywhere-plain-my-guess = { $nation } devant { $seat }
spywhere-plain-table = { $seat-is ->
    [you] Vous : { $parts }.
   *[other] { $who } : { $parts }.
}
spywhere-plain-between = {" ; "}
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
spywhere-plain-about = { $seat-is ->
    [you] vous
   *[other] { $seat }
}
spywhere-plain-out = Hors du jeu : { $names }.
spywhere-plain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } ; { $names }, { $own } en main, { $right ->
    [one] { $right } identification juste
   *[other] { $right } identifications justes
 }
spywhere-plain-best = Le plus de points : { $seats }.

spywhere-notes-title = Nationalités des autres, en pour cent : d’après les preuves, puis les habitudes
spywhere-notes-proof = preuves
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
spywhere-refused-nothing-to-keep = il n’y a rien à laisser maintenant : { $action }
spywhere-refused-too-early = il est trop tôt pour identifier : { $action }
spywhere-refused-yourself = on ne s’identifie pas soi-même : { $action }
spywhere-refused-no-seat = il n’y a personne à cette place : { $action }
spywhere-refused-guessed = votre carte est déjà posée devant ce joueur : { $action }
spywhere-refused-spent = cette carte d’identification est déjà posée : { $action }
spywhere-refused-seal-instead = scellez votre dernière réponse (dernières aucune, ou scelle) : { $action }
spywhere-refused-not-last = les dernières identifications viennent quand les tours sont finis : { $action }
spywhere-refused-turns-over = il n’y a plus de tours : { $action }
spywhere-refused-laid-two = vos deux cartes sont posées : { $action }
spywhere-refused-ascending = donnez la réponse dans l’ordre des places et des nationalités : { $action }

spywhere-malformed-action = ce n’est pas une action entière : { $text } (échange … contre …, élimine …, laisse, identifie … …, rien, dernières …, scelle)
spywhere-malformed-last = dites quelles cartes (dernières place pays, place pays), ou dernières aucune : { $text }
spywhere-malformed-seat = ce n’est pas une place : { $text } (1 à { $high })
spywhere-unknown-nation = nationalité inconnue : { $text } ; il y a { spywhere-nation-italy }, { spywhere-nation-england }, { spywhere-nation-france }, { spywhere-nation-spain }, { spywhere-nation-belgium }, { spywhere-nation-germany }
spywhere-ambiguous-nation = { $text } peut être { $one } ou { $other }

spywhere-option-reshuffle-triples = Si les nouvelles cartes laissent trois cartes identiques au centre, elles retournent dans la pioche
spywhere-option-removed = La nationalité qui quitte le jeu, à quatre joueurs ou moins
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
spywhere-preset-standard = les règles telles qu’elles sont dans le livret
spywhere-preset-patient = pas d’identification avant le cinquième tour, et chacun joue autant de tours

## La page

spywhere-page-ask-exchange = Échangez une carte de votre main contre une du centre.
spywhere-page-ask-exchange-give = Contre quelle carte du centre échanger { $give } ?
spywhere-page-ask-exchange-take = Que posez-vous pour { $take } ?
spywhere-page-ask-exchange-give-take = Échanger { $give } contre { $take } ?
spywhere-page-ask-eliminate = Éliminer les trois cartes { spywhere-adjective } ?
spywhere-page-ask-guess = Voulez-vous identifier quelqu’un ?
spywhere-page-ask-guess-target = Quelle carte poser devant { $target } ?
spywhere-page-ask-guess-nation = Devant qui poser { $nation } ?
spywhere-page-ask-guess-target-nation = Poser { $nation } devant { $target } ?
spywhere-page-ask-last = Dernières identifications : qui vient d’où ?
spywhere-page-ask-last-target = Quelle carte poser devant { $target } ?
spywhere-page-ask-last-nation = Devant qui poser { $nation } ?
spywhere-page-ask-last-laid = { $n ->
    [one] Une carte posée. Sceller votre réponse ?
   *[other] { $n } cartes posées. Sceller votre réponse ?
}
spywhere-page-wait-exchange = { $seat } échange une carte avec le centre.
spywhere-page-wait-eliminate = Trois cartes { spywhere-adjective } au centre : { $seat } peut les éliminer ou les laisser.
spywhere-page-wait-guess = { $seat } peut identifier quelqu’un.
spywhere-page-wait-last = Dernières identifications. On attend encore : { $seats }.
spywhere-page-help-exchange = Touchez une carte de votre main, puis une du centre. Tous verront les deux.
spywhere-page-help-eliminate = Éliminer vous donne une carte de plus, mais montre à tous que ce pays n’est pas le vôtre.
spywhere-page-help-guess = Touchez un adversaire, puis une carte. Une fois posée, elle ne change plus ; une seule par adversaire.
spywhere-page-help-guess-two = Touchez une carte. Une fois posée, elle ne change plus ; deux en tout, à des tours différents.
spywhere-page-help-last = Touchez un adversaire, puis une carte, autant de fois qu’il vous en manque. Puis scellez le tout.
spywhere-page-help-wait = Regardez ce qui est pris et ce qui est posé : on garde volontiers les cartes de son pays.
spywhere-page-do-exchange = Échanger
spywhere-page-do-eliminate = Éliminer
spywhere-page-do-keep = Laisser
spywhere-page-do-guess = Poser
spywhere-page-do-no-guess = Ne rien poser
spywhere-page-do-last = Sceller
spywhere-page-you = Vous
spywhere-page-begins = commence
spywhere-page-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
spywhere-page-seen = vues : { $cards }
spywhere-page-not = { $seat-is ->
    [you] Vous n’êtes pas
   *[other] N’est pas
}
spywhere-page-guesses = Identifications
spywhere-page-none = aucune
spywhere-page-no-clues = pas encore d’indice
spywhere-page-before = Poser une carte devant { $seat }
spywhere-page-laid = { $seat-is ->
    [you] devant vous
   *[other] devant { $seat }
}
spywhere-page-cards-mine = Vos cartes d’identification
spywhere-page-covered = carte face cachée
spywhere-page-drawn = { $cards }, dont la carte piochée
spywhere-page-pile = Pioche : { $n }
spywhere-page-removed = Hors du jeu
spywhere-page-removed-none = Les six pays sont en jeu
spywhere-page-out-of-italy = d’Italie
spywhere-page-out-of-england = d’Angleterre
spywhere-page-out-of-france = de France
spywhere-page-out-of-spain = d’Espagne
spywhere-page-out-of-belgium = de Belgique
spywhere-page-out-of-germany = d’Allemagne
spywhere-page-from = Vous venez { $one }.
spywhere-page-from-two = Vous venez { $one } et { $two }.
spywhere-page-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, { $own ->
    [0] aucune
   *[other] { $own }
} { $passports ->
    [one] de votre pays
   *[other] de vos pays
}
spywhere-page-own = { $own ->
    [0] aucune carte
    [one] { $own } carte
   *[other] { $own } cartes
} { $passports ->
    [one] de votre pays
   *[other] de vos pays
} en main
spywhere-page-odds = Chances
spywhere-page-odds-proof = en %, d’après ce qui est prouvé
spywhere-page-odds-habit = en %, d’après les habitudes
spywhere-page-odds-shown = Chances
spywhere-page-odds-none = masquées
spywhere-page-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
spywhere-page-wins = gagne
spywhere-page-right = juste
spywhere-page-wrong = c’était : { $truth }
spywhere-page-no-guesses = aucune identification
spywhere-page-sum = { $own } + { $own } × { $right }{ $bonus ->
    [0] {""}
   *[other] {" + "}{ $bonus }
}
spywhere-page-how-counted = Points : cartes de son pays + ces cartes × identifications justes ; 3 de plus pour qui a mis fin à la partie en identifiant.

## Paper
spywhere-print-nationalities = Cartes de nationalité
spywhere-print-passports = Passeports
spywhere-print-passport = Passeport
spywhere-print-identifications = Cartes d’identification
spywhere-page-tab-paper = Secrets
spywhere-page-log-passports = { $nations-n ->
    [one] Passeport de { $whose } : { $nations }.
   *[other] Passeports de { $whose } : { $nations }.
}
spywhere-page-log-drew = { $whose } pioche : { $cards }.
spywhere-legend-over = 2+ identification juste, 2- identification fausse
spywhere-legend =
    ( ) hors du jeu ; « ? » doit répondre ; > joue ; (4) en main ; x3 pile d’indices
    1 connue dans cette main ; * votre passeport ; →2 posée devant la place 2
