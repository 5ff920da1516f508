agent-name = Agent
agent-blurb = Corrompez en secret les agents du monde, déplacez-les au grand jour et ramenez la mallette.
agent-page-lead = Corrompez des agents en secret et ramenez la mallette.
agent-page-minutes = 45 à 60 min

agent-colour-green = vert
agent-colour-blue = bleu
agent-colour-red = rouge
agent-colour-yellow = jaune
agent-nation-americans = Américain
agent-nation-english = Anglais
agent-nation-russians = Russe
agent-nation-chinese = Chinois
agent-figure-green-1 = vert-1
agent-figure-green-2 = vert-2
agent-figure-green-3 = vert-3
agent-figure-green-4 = vert-4
agent-figure-green-5 = vert-5
agent-figure-green-6 = vert-6
agent-figure-green-7 = vert-7
agent-figure-green-8 = vert-8
agent-figure-green-9 = vert-9
agent-figure-green-10 = vert-10
agent-figure-green-11 = vert-11
agent-figure-green-12 = vert-12
agent-figure-blue-1 = bleu-1
agent-figure-blue-2 = bleu-2
agent-figure-blue-3 = bleu-3
agent-figure-blue-4 = bleu-4
agent-figure-blue-5 = bleu-5
agent-figure-blue-6 = bleu-6
agent-figure-blue-7 = bleu-7
agent-figure-blue-8 = bleu-8
agent-figure-blue-9 = bleu-9
agent-figure-blue-10 = bleu-10
agent-figure-blue-11 = bleu-11
agent-figure-blue-12 = bleu-12
agent-figure-red-1 = rouge-1
agent-figure-red-2 = rouge-2
agent-figure-red-3 = rouge-3
agent-figure-red-4 = rouge-4
agent-figure-red-5 = rouge-5
agent-figure-red-6 = rouge-6
agent-figure-red-7 = rouge-7
agent-figure-red-8 = rouge-8
agent-figure-red-9 = rouge-9
agent-figure-red-10 = rouge-10
agent-figure-red-11 = rouge-11
agent-figure-red-12 = rouge-12
agent-figure-yellow-1 = jaune-1
agent-figure-yellow-2 = jaune-2
agent-figure-yellow-3 = jaune-3
agent-figure-yellow-4 = jaune-4
agent-figure-yellow-5 = jaune-5
agent-figure-yellow-6 = jaune-6
agent-figure-yellow-7 = jaune-7
agent-figure-yellow-8 = jaune-8
agent-figure-yellow-9 = jaune-9
agent-figure-yellow-10 = jaune-10
agent-figure-yellow-11 = jaune-11
agent-figure-yellow-12 = jaune-12

agent-city-washington = Washington
agent-city-new-york = New York
agent-city-reykjavik = Reykjavik
agent-city-london = Londres
agent-city-hamburg = Hambourg
agent-city-helsinki = Helsinki
agent-city-moscow = Moscou
agent-city-tashkent = Tachkent
agent-city-ulan-bator = Oulan-Bator
agent-city-peking = Pékin
agent-city-singapore = Singapour
agent-city-rio-de-janeiro = Rio de Janeiro
agent-city-azores = Açores
agent-city-dublin = Dublin
agent-city-vienna = Vienne
agent-city-istanbul = Istanbul
agent-city-teheran = Téhéran
agent-city-calcutta = Calcutta
agent-city-nairobi = Nairobi
agent-city-havana = La Havane
agent-city-lisbon = Lisbonne
agent-city-rome = Rome
agent-city-cairo = Le Caire
agent-city-dakar = Dakar
agent-city-tangier = Tanger
agent-city-bahamas = les Bahamas

agent-verb-move = déplace
agent-verb-attack = attaque
agent-verb-bribe = corromps
agent-verb-put = mise
agent-verb-take = prends
agent-verb-drop = lâche
agent-verb-claim = déclare
agent-verb-seal = scelle
agent-verb-end = finis
agent-verb-let = laisse-faire
agent-verb-protest = proteste
agent-verb-consent = cède
agent-verb-stand = maintiens
agent-verb-give-up = retire-toi
agent-verb-refuse = annule
agent-verb-uphold = valide
agent-verb-leave = laisse
agent-verb-carry = emporte
agent-verb-none = rien

agent-ask-opening = Corrompez en secret avant le début : liasse par liasse ({ agent-verb-put }), tout d’un coup ({ agent-verb-bribe }), ou pas du tout ({ agent-verb-bribe } { agent-verb-none }).
agent-ask-draft = { $sum } dollars sont inscrits : ajoutez des liasses ({ agent-verb-put }), puis scellez ({ agent-verb-seal }).
agent-ask-turn = À vous : { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-take } ou { agent-verb-drop }.
agent-ask-turn-again = C’est annulé : faites autre chose, ou finissez le tour ({ agent-verb-end }).
agent-ask-turn-handled = Pour la mallette, c’est fait : maintenant { agent-verb-move }, { agent-verb-attack } ou { agent-verb-bribe }.
agent-ask-protest = Protestez-vous ({ agent-verb-protest }), ou laissez-vous faire ({ agent-verb-let }) ?
agent-ask-answer = Protestation : { $seats }. Maintenez-vous ({ agent-verb-stand }) ou cédez-vous ({ agent-verb-consent }) ?
agent-ask-claim = { $leader-is ->
    [nobody] Confrontation pour { $agent } :
    [you] Confrontation pour { $agent }, vous menez avec { $sum } dollars :
   *[other] Confrontation pour { $agent }, { $leader } mène avec { $sum } dollars :
} { $may_claim ->
    [yes] déclarez une somme ({ agent-verb-claim }), ou retirez-vous ({ agent-verb-give-up }).
   *[no] vous avez trop peu ici pour déclarer ; vous ne pouvez que vous retirer ({ agent-verb-give-up }).
}
agent-ask-verdict = Vous décidez : l’action est-elle validée ({ agent-verb-uphold }) ou annulée ({ agent-verb-refuse }) ?

agent-handling-carried = en emportant la mallette
agent-handling-left = en laissant la mallette sur place
agent-handling-taken-along = en prenant la mallette au passage
agent-handling-not-taken-along = sans toucher à la mallette
agent-handling-set-down = en y portant la mallette pour l’y lâcher
agent-handling-on = sur la mallette, qu’il tient
agent-handling-beside = à côté de la mallette
agent-handling-captured = en lui prenant la mallette
agent-handling-let-lie = en laissant la mallette à terre

agent-log-sealed = { $seat-is ->
    [you] Vous avez scellé.
   *[other] { $seat } a scellé.
}
agent-log-put = Vous misez : { $lots }.
agent-log-first = { $seat-is ->
    [you] Le sort vous désigne pour commencer.
   *[other] Le sort désigne { $seat } pour commencer.
}
agent-log-move = { $case-id ->
    [none] { $seat-is ->
        [you] Vous déplacez { $agent } { agent-from } { agent-to }.
       *[other] { $seat } déplace { $agent } { agent-from } { agent-to }.
    }
   *[other] { $seat-is ->
        [you] Vous déplacez { $agent } { agent-from } { agent-to }, { $case }.
       *[other] { $seat } déplace { $agent } { agent-from } { agent-to }, { $case }.
    }
}
agent-log-attack = { $case-id ->
    [none] { $seat-is ->
        [you] Vous attaquez { $target } ({ $to }) avec { $agent }.
       *[other] { $seat } attaque { $target } ({ $to }) avec { $agent }.
    }
   *[other] { $seat-is ->
        [you] Vous attaquez { $target } ({ $to }) avec { $agent }, { $case }.
       *[other] { $seat } attaque { $target } ({ $to }) avec { $agent }, { $case }.
    }
}
agent-log-take = { $seat-is ->
    [you] Vous faites prendre la mallette à { $agent } ({ $at }).
   *[other] { $seat } fait prendre la mallette à { $agent } ({ $at }).
}
agent-log-drop = { $seat-is ->
    [you] Vous faites lâcher la mallette à { $agent } ({ $at }).
   *[other] { $seat } fait lâcher la mallette à { $agent } ({ $at }).
}
agent-log-bribe = { $seat-is ->
    [you] Vous : « Je corromps ! »
   *[other] { $seat } : « Je corromps ! »
}
agent-log-end-turn = { $seat-is ->
    [you] Vous finissez votre tour.
   *[other] { $seat } finit son tour.
}
agent-log-answered = { $seat-is ->
    [you] Vous avez répondu.
   *[other] { $seat } a répondu.
}
agent-log-protests = { $seats-n ->
    [0] Personne ne proteste.
   *[other] Protestation : { $seats-you }.
}
agent-log-consents = { $seat-is ->
    [you] Vous cédez : rien ne change pour { $agent }.
   *[other] { $seat } cède : rien ne change pour { $agent }.
}
agent-log-stands-by = { $seat-is ->
    [you] Vous maintenez : confrontation pour { $agent }.
   *[other] { $seat } maintient : confrontation pour { $agent }.
}
agent-log-claims = { $seat-is ->
    [you] Vous déclarez { $sum } dollars sur { $agent }.
   *[other] { $seat } déclare { $sum } dollars sur { $agent }.
}
agent-log-gives-up = { $seat-is ->
    [you] Vous vous retirez de la confrontation pour { $agent }.
   *[other] { $seat } se retire de la confrontation pour { $agent }.
}
agent-log-decides = { $seat-is ->
    [you] La décision vous revient.
   *[other] La décision revient à { $seat }.
}
agent-log-upholds = { $seat-is ->
    [you] Vous validez l’action.
   *[other] { $seat } valide l’action.
}
agent-log-refuses = { $seat-is ->
    [you] Vous faites annuler l’action.
   *[other] { $seat } fait annuler l’action.
}
agent-log-exile = « Filez aux Bahamas ! » { $agent } quitte la partie ; il y avait sur lui : { $stakes }.
agent-log-fee = { $seat-is ->
    [you] Vous perdez { $sum } dollars de votre mise sur { $agent }.
   *[other] { $seat } perd { $sum } dollars de sa mise sur { $agent }.
}
agent-log-loses-turn = { $seat-is ->
    [you] Vous perdrez un tour.
   *[other] { $seat } perdra un tour.
}
agent-log-lost-turn = { $seat-is ->
    [you] Vous perdez ce tour.
   *[other] { $seat } perd ce tour.
}
agent-log-laid-open = { $lots-n ->
    [0] { $seat-is ->
        [you] Votre feuille : rien.
       *[other] La feuille ({ $seat }) : rien.
    }
   *[other] { $seat-is ->
        [you] Votre feuille : { $lots }.
       *[other] La feuille ({ $seat }) : { $lots }.
    }
}
agent-log-won = { $seat-is ->
    [you] { $agent } est rentré avec la mallette : vous gagnez.
   *[other] { $agent } est rentré avec la mallette : { $seat } gagne.
}
agent-log-tied = Le dernier tour de table est joué : la partie est nulle.

agent-part-stake = { $seat-is ->
    [you] { $sum } à vous
   *[other] { $sum } à { $seat }
}
agent-part-lot = { $sum } sur { $agent }

agent-act-move = { $case-id ->
    [leave] { $agent } va { agent-to }, sans la mallette
    [take] { $agent } va { agent-to }, en prenant la mallette
    [carry] { $agent } va { agent-to }, en emportant la mallette
    [drop] { $agent } va { agent-to }, en y lâchant la mallette
   *[none] { $agent } va { agent-to }
}
agent-act-attack = { $case-id ->
    [leave] { $agent } attaque { $target } ({ $to }), sans la mallette
    [take] { $agent } attaque { $target } ({ $to }), en prenant la mallette
    [carry] { $agent } attaque { $target } ({ $to }), en emportant la mallette
    [drop] { $agent } attaque { $target } ({ $to }), en y lâchant la mallette
   *[none] { $agent } attaque { $target } ({ $to })
}
agent-act-take = { $agent } prend la mallette
agent-act-drop = { $agent } lâche la mallette
agent-act-put = { $sum } sur { $agent }
agent-act-seal = sceller
agent-act-end = finir le tour
agent-act-let = laisser faire
agent-act-protest = protester
agent-act-consent = céder
agent-act-stand = maintenir
agent-act-give-up = se retirer
agent-act-claim = déclarer { $sum }
agent-act-refuse = annuler
agent-act-uphold = valider

agent-word-exiled = aux Bahamas : { $agents }
agent-word-roads = Liaisons : { $roads }
agent-word-sheet = Ma feuille : { $stakes }
agent-word-left = reste : { $lots }
agent-word-nothing = rien
agent-word-round = Tour de table { $round }
agent-word-turn = { $seat-is ->
    [you] à vous de jouer
   *[other] à { $seat } de jouer
}

agent-plain-opening = On écrit les mises du début.
agent-plain-turn = { $seat-is ->
    [you] Tour de table { $round } : à vous de jouer.
   *[other] Tour de table { $round } : à { $seat } de jouer.
}
agent-plain-protests = Protestent : { $seats }.
agent-plain-contest = Confrontation pour { $agent } ; déclarations en dollars : { $claims }.
agent-plain-claim = { $seat-is ->
    [you] { $dollars } par vous
   *[other] { $dollars } par { $seat }
}
agent-plain-no-claims = aucune encore
agent-plain-leader = En tête : { $seats }.
agent-plain-given-up = Se sont retirés : { $seats }.
agent-contest-may = Vous pouvez déclarer de { $least } à { $most } dollars.
agent-plain-who = { $seat-is ->
    [you] vous
   *[other] { $seat }
}
agent-plain-stakes = Vos mises : { $stakes }.
agent-plain-draft = Pas encore scellé : { $stakes }.
agent-plain-left = Reste sur votre feuille : { $lots }.
agent-plain-lots = { $n ->
    [one] { $n } liasse de { $dollars }
   *[other] { $n } liasses de { $dollars }
 }
agent-plain-case-held = Mallette : tenue par { $agent }, { $space }.
agent-plain-case-lies = Mallette : sans porteur, { $space }.
agent-plain-holder = { $agent } avec la mallette
agent-plain-space = { $space } : { $agents }. Liaisons : { $roads }.
agent-plain-exiled = Aux Bahamas : { $agents }.
agent-plain-proven = { $seat-is ->
    [you] Vos mises prouvées : { $stakes }.
   *[other] Mises prouvées ({ $seat }) : { $stakes }.
}
agent-plain-sheet = Mises ({ $seat }) : { $stakes }.
agent-plain-capitals = Capitales : { $capitals }.
agent-plain-empty = Cases sans agent : { $spaces }.

agent-notes-title = Carnet : ce qui est prouvé de chaque mise, en dollars
agent-notes-wide = ~ : trop de preuves à croiser ; l’intervalle peut être plus étroit.
agent-notes-unaccounted = inconnu
agent-notes-bribes = pots-de-vin
agent-notes-fees = frais
agent-notes-exiles = exilés
agent-notes-times = Entre parenthèses : combien de fois.

agent-option-case-handling = Prendre et lâcher la mallette
agent-option-case-handling-free = l’agent qui bouge peut le faire dans la même action (entre les deux règles)
agent-option-case-handling-turn = seulement comme action à part entière (règle française)
agent-option-case-handling-extra = une fois par tour en plus de l’action, et au cours d’un pas (règle néerlandaise)
agent-option-contest-tie = Sommes égales dans une confrontation
agent-option-contest-tie-mover = le joueur actif décide (règle française)
agent-option-contest-tie-turn-order = le joueur actif décide ; pour une attaque, le premier dans l’ordre du jeu de ceux qui l’ont déclarée (règle néerlandaise)
agent-option-contest-tie-first = seul le joueur actif peut égaler une somme ; le dernier à déclarer décide
agent-option-take-backs = Actions annulées après lesquelles le tour finit
agent-option-captured-case = La mallette d’un exilé
agent-option-captured-case-may = peut être prise (règle française)
agent-option-captured-case-must = est prise (règle néerlandaise)
agent-option-failed-protest = Une protestation qui échoue
agent-option-failed-protest-free = ne coûte rien
agent-option-failed-protest-lose-turn = coûte son prochain tour à qui a ouvert la confrontation
agent-option-map = La carte : un nom, ou @FICHIER pour la vôtre
agent-page-option-map = La carte
agent-option-map-grand = 25 cases, quatre pas jusqu’à Tanger
agent-option-map-petit = 21 cases, trois pas jusqu’à Tanger
agent-option-map-toy = quatre cases, deux agents, pour l’étude
agent-option-round-limit = Tours de table avant la nulle ; 0 : sans limite
agent-option-lots = L’argent d’une feuille
agent-option-lots-sheet = des liasses entières, comme imprimées
agent-option-lots-free = tout multiple de 100

agent-preset-standard = notre table habituelle : un mélange des deux règles
agent-preset-french = selon la règle française
agent-preset-dutch = selon la règle néerlandaise

agent-refused-not-now = c’est une réponse, et rien n’est demandé : { $action }
agent-refused-out-of-play = cet agent est aux Bahamas : { $action }
agent-refused-not-adjoining = un agent fait un pas, vers une case voisine : { $action }
agent-refused-not-there = l’agent n’est pas là : { $action }
agent-refused-no-such-choice = ce pas n’offre pas ce choix pour la mallette : { $action }
agent-refused-must-take = à cette table on doit prendre la mallette de l’exilé : { $action }
agent-refused-held-by-another = un autre agent tient la mallette : { $action }
agent-refused-repeated = cela a déjà été annulé dans ce tour : { $action }
agent-refused-stake-too-small = une attaque exige une mise de 500 sur l’agent qui attaque : { $action }
agent-refused-target-out = la cible est déjà aux Bahamas : { $action }
agent-refused-target-here = une attaque est un pas : on n’attaque pas sur sa propre case : { $action }
agent-refused-target-not-near = la cible n’est pas sur une case voisine : { $action }
agent-refused-target-safe = on n’attaque pas un agent dans sa propre capitale : { $action }
agent-refused-nothing-to-take = aucune mallette sans porteur sur la case de cet agent : { $action }
agent-refused-nothing-to-drop = cet agent ne tient pas la mallette : { $action }
agent-refused-handled = vous vous êtes déjà occupé de la mallette dans ce tour : { $action }
agent-refused-no-such-lot = les feuilles de cette table n’ont pas de telle liasse : { $action }
agent-refused-lot-gone = votre feuille n’a plus cette liasse : { $action }
agent-refused-not-ascending = les liasses se posent dans l’ordre des agents : { $action }
agent-refused-larger-first = sur un même agent, les plus grosses liasses se posent d’abord : { $action }
agent-refused-bribe-exile = un agent aux Bahamas ne se laisse plus corrompre : { $action }
agent-refused-empty-bribe = pendant son tour on mise au moins une liasse : { $action }
agent-refused-finish-bribe = vous corrompez : ajoutez des liasses ou scellez : { $action }
agent-refused-no-passing = on ne passe pas tant que rien n’a été annulé : { $action }
agent-refused-asked-opening = on écrit les mises du début : { $action }
agent-refused-asked-protest = on vous demande si vous protestez : { $action }
agent-refused-asked-answer = on vous demande si vous maintenez : { $action }
agent-refused-asked-claim = confrontation en cours : déclarez ou retirez-vous : { $action }
agent-refused-asked-verdict = on vous demande si l’action est validée : { $action }
agent-refused-above-stake = on ne déclare pas plus que sa mise : { $action }
agent-refused-not-higher = il faut déclarer plus que le meneur, ou autant si la règle de la table le permet : { $action }
agent-refused-no-such-claim = on déclare 100 dollars au moins, par centaines : { $action }

agent-malformed-form = ce n’est pas une action entière : { $text } ; on commence par { agent-verb-move }, { agent-verb-attack }, { agent-verb-bribe }, { agent-verb-put }, { agent-verb-seal }, { agent-verb-take }, { agent-verb-drop }, { agent-verb-end }, { agent-verb-let }, { agent-verb-protest }, { agent-verb-stand }, { agent-verb-consent }, { agent-verb-claim }, { agent-verb-give-up }, { agent-verb-uphold }, { agent-verb-refuse }
agent-malformed-space-unknown = aucune case ne s’appelle { $text } ; il y a { $values }
agent-malformed-space-ambiguous = { $text } peut vouloir dire { $values }
agent-malformed-agent-unknown = aucun agent ne s’appelle { $text } ; il y a { $values }
agent-malformed-agent-ambiguous = { $text } peut vouloir dire { $values }
agent-malformed-choice = { $drop ->
    [yes] dites ce que devient la mallette : { agent-verb-leave }, { $held } ou { agent-verb-drop }
   *[no] dites ce que devient la mallette : { agent-verb-leave } ou { $held }
}
agent-malformed-sum = ce n’est pas une somme en centaines de dollars : { $text }

agent-map-unknown = cette carte n’existe pas ; il y a { $values }, ou le texte entier d’une autre (dans le terminal, map=@FICHIER)
agent-map-long = le texte d’une carte a au plus { $limit } caractères
agent-map-clash = une autre carte porte le même numéro ; changez-y quoi que ce soit
agent-map-word = ligne { $line } de la carte : elle ne commence par aucun de ces mots : { $values }
agent-map-form = ligne { $line } de la carte : écrivez { $form }
agent-map-space-name = ligne { $line } de la carte : le nom est pris, ou n’est pas fait de lettres séparées par de simples tirets ({ $limit } caractères au plus)
agent-map-space-unknown = ligne { $line } de la carte : le mot { $word } n’est pas le nom d’une case plus haut
agent-map-spaces = ligne { $line } de la carte : plus de { $limit } cases
agent-map-centre-twice = ligne { $line } de la carte : { $name } est déjà le centre
agent-map-centre-capital = ligne { $line } de la carte : le centre { $name } ne peut être une capitale
agent-map-no-centre = ligne { $line } de la carte : aucune case n’est le centre
agent-map-no-nation = ligne { $line } de la carte : il n’y a aucune nation
agent-map-nation = ligne { $line } de la carte : la nation y est déjà, ou n’est pas parmi { $values }
agent-map-agents = ligne { $line } de la carte : plus de { $limit } agents en tout
agent-map-capital-twice = ligne { $line } de la carte : { $name } est déjà une capitale
agent-map-loop = ligne { $line } de la carte : { $name } ne peut être voisine d’elle-même
agent-map-edge-twice = ligne { $line } de la carte : { $one } et { $two } sont déjà reliées
agent-map-lot = ligne { $line } de la carte : la valeur y est déjà, n’est pas un multiple de 100, ou est la septième
agent-map-sheet = ligne { $line } de la carte : une feuille a au plus { $lots } liasses et { $total } dollars
agent-map-cut-off = ligne { $line } de la carte : aucun chemin ne relie { $name } au centre
agent-map-number = ligne { $line } de la carte : il faut un nombre entier de { $low } à { $high }
agent-ask-unspent = { $sum } dollars restent en poche, et corrompre plus tard coûte un tour. Sceller quand même ? (oui/non)
agent-part-contested = Confrontation pour { $agent } : { $bids }{ $stands ->
    [yes]  ; l’action est validée
    [no]  ; l’action est annulée
   *[none] {""}
}.
agent-part-bid = { $claim ->
    [none] { $seat-is ->
        [you] vous vous retirez avec { $stake } dollars
       *[other] { $seat } se retire avec { $stake } dollars
    }
   *[other] { $seat-is ->
        [you] vous déclarez { $claim } de vos { $stake } dollars
       *[other] { $seat } déclare { $claim } de ses { $stake } dollars
    }
}

## La page

agent-page-letter-green = V
agent-page-letter-blue = B
agent-page-letter-red = R
agent-page-letter-yellow = J
agent-page-short-rio-de-janeiro = Rio
agent-page-town = { $n ->
    [0] { $space }
   *[other] { $space } : { $agents }
}{ $case ->
    [yes] {" "}(la mallette)
   *[no] {""}
}
agent-page-figure = { $case ->
    [yes] { $agent } avec la mallette, { $space }
   *[no] { $agent }, { $space }
}
agent-page-target = Attaquer { $agent }, { $space }
agent-page-no-exile = personne encore

## Paper
agent-print-board = Carte
agent-print-figures = Figures et mallette
agent-print-sheet = Feuille secrète
agent-print-player = Joueur
agent-print-strike = Rayez chaque liasse que vous misez.
agent-print-account = Tout multiple de 100 : tenez le compte de ce qui reste.
agent-print-put = Mises
agent-print-attacks = Attaques
agent-print-stake = Mise
agent-print-exiles = Liste des exilés
agent-print-exiles-how = Quand un agent part aux Bahamas, notez la mise de chaque joueur sur lui : elle est désormais publique (A7b).
agent-print-exiles-attacks = Attaques, 500 chacune
agent-print-contest = La confrontation
agent-print-contest-1 = Tous sauf le joueur actif disent en même temps s’ils protestent. Aucune mise n’est nécessaire. Si personne ne proteste, l’action est validée (C1).
agent-print-contest-2 = Le joueur actif cède, et l’action est annulée ; ou il la maintient, et il y a confrontation pour cet agent (A7a).
agent-print-contest-3 = Le premier protestataire dans le sens des aiguilles d’une montre à partir du joueur actif ouvre. Puis parlent le joueur actif et tous les autres, en rond (C1, C3).
agent-print-contest-4 = Déclarez un multiple de 100, jamais plus que votre propre mise sur l’agent, et plus que le meneur ; ou retirez-vous pour de bon (C2, C3).
agent-print-contest-5 = Quand tous les autres se sont retirés, le meneur décide si l’action est validée ou annulée. Si personne n’a rien déclaré, le joueur actif décide (C4).
agent-print-contest-mover = On peut égaler une somme qu’on n’a pas encore déclarée. Si plusieurs ont déclaré la plus forte, le joueur actif décide (C4-a).
agent-print-contest-turn-order = On peut égaler une somme qu’on n’a pas encore déclarée. Si plusieurs ont déclaré la plus forte, le joueur actif décide ; pour une attaque, le premier d’entre eux dans l’ordre du jeu, à compter du joueur actif (C4-a).
agent-print-contest-first = Seul le joueur actif peut égaler une somme ; le dernier à avoir déclaré décide (C4-a).
agent-print-contest-free = Une protestation qui échoue ne coûte rien (C5).
agent-print-contest-lose-turn = Si l’action est validée sans que celui qui a ouvert en ait décidé, il perd son prochain tour (C5).
agent-page-tab-board = Carte
agent-page-zoom = Agrandir la carte
agent-page-tab-paper = Ma feuille
agent-page-tab-papers = Feuilles
agent-page-log-put = { $whose } mise : { $lots }.
agent-page-you = Vous
agent-page-seconds = { $seconds } s pour répondre
agent-page-ask-opening = Corrompez en secret : posez des liasses sur les agents de votre choix.
agent-page-help-opening = Touchez une liasse, puis un agent. L’agent qui ramène la mallette fait gagner qui a misé le plus sur lui.
agent-page-ask-bribe = « Je corromps ! » Posez des liasses, puis annoncez.
agent-page-help-bribe = Les autres sauront que vous corrompez, mais ni qui ni combien.
agent-page-ask-turn = Touchez un agent à déplacer, ou corrompez.
agent-page-help-turn = N’importe quel agent, un pas : ils sont à tout le monde.
agent-page-ask-turn-again = C’est annulé : faites autre chose, ou finissez votre tour.
agent-page-help-turn-again = La même action ne se refait pas dans ce tour.
agent-page-ask-turn-handled = Pour la mallette, c’est fait. Maintenant déplacez, attaquez ou corrompez.
agent-page-help-turn-handled = N’importe quel agent, un pas : ils sont à tout le monde.
agent-page-ask-step = { $agent } : où va-t-il ?
agent-page-help-step = Point d’or : y aller. Disque rouge : attaquer.
agent-page-ask-case = { $act }. Et la mallette ?
agent-page-ask-attack = { $act }. C’est bien cela ?
agent-page-help-attack = Si l’exil est validé, il vous coûte 500 $ de votre mise, et les mises sur l’exilé deviennent publiques.
agent-page-act-protest = { $act } Protestez-vous ?
agent-page-ask-protest = Protestez-vous, ou laissez-vous faire ?
agent-page-ask-verdict = À vous de décider : validez-vous, ou annulez-vous ?
agent-page-help-protest = On peut protester sans avoir misé : c’est le bluff. Sans réponse, on laisse faire.
agent-page-ask-answer = Protestation : { $seats }. Maintenez-vous ?
agent-page-help-answer = Maintenir ouvre une confrontation ; céder annule l’action, et vous en faites une autre.
agent-page-ask-claim = Qui paie { $agent } ? Déclarez une somme, ou retirez-vous.
agent-page-ask-raise = { $seat } déclare { $sum } sur { $agent }. Déclarez plus, ou retirez-vous pour de bon.
agent-page-help-claim = Vous pouvez déclarer moins que votre mise, jamais plus. Les déclarations restent publiques.
agent-page-act-verdict = À vous de décider. { $act }
agent-page-help-verdict = Vous êtes libre, quoi que vous ayez fait jusqu’ici.
agent-page-wait-opening = Votre feuille est scellée. On attend les autres.
agent-page-wait-opening-watched = Chacun corrompt en secret.
agent-page-wait-protest = { $act } On attend les réponses.
agent-page-wait-answer = { $seat-is ->
    [you] { $act } À vous de répondre.
   *[other] { $act } Protestation : { $seat } maintient, ou cède ?
}
agent-page-wait-claim = Qui paie { $agent } ? Personne n’a encore rien déclaré.
agent-page-wait-raise = { $seat-is ->
    [you] Qui paie { $agent } ? Vous menez avec { $sum }.
   *[other] Qui paie { $agent } ? { $seat } mène avec { $sum }.
}
agent-page-wait-verdict = { $seat-is ->
    [you] Vous décidez. { $act }
   *[other] { $seat } décide. { $act }
}
agent-page-do-let = Laisser faire
agent-page-do-protest = Protester
agent-page-do-stand = Maintenir
agent-page-do-consent = Céder
agent-page-do-uphold = Valider
agent-page-do-refuse = Annuler
agent-page-do-claim = Déclarer
agent-page-do-give-up = Se retirer
agent-page-do-take = Prendre la mallette
agent-page-do-drop = Lâcher la mallette
agent-page-do-move = Y aller
agent-page-do-attack = Attaquer
agent-page-do-bribe = « Je corromps ! »
agent-page-do-end = Finir le tour
agent-page-do-seal = Sceller
agent-page-do-seal-opening = Sceller ma feuille
agent-page-do-seal-bribe = « Je corromps ! »
agent-page-do-seal-anyway = Sceller quand même
agent-page-do-go-on = Pas encore
agent-page-do-not-bribe = Ne pas corrompre
agent-page-case-carried = L’emporter
agent-page-case-left = La laisser sur place
agent-page-case-set-down = La porter et l’y lâcher
agent-page-case-taken-along = La prendre au passage
agent-page-case-not-taken-along = Ne pas y toucher
agent-page-case-on = La prendre
agent-page-case-beside = Rester à côté
agent-page-case-captured = La lui prendre
agent-page-case-let-lie = La laisser à terre
agent-page-sure = Sceller tout cela ?
agent-page-laid = { $sums }.
agent-page-laid-nothing = Vous ne misez rien.
agent-page-unspent = { $sum } restent en poche.
agent-page-doubt = Corrompre plus tard coûte un tour. Est-ce sûr ?
agent-page-less = Moins
agent-page-more = Plus
agent-page-my-claim = Ma déclaration
agent-page-contest = Qui paie { $agent } ?
agent-page-would-decide = { $seat-is ->
    [you] En l’état, c’est vous qui décideriez.
   *[other] En l’état, { $seat } déciderait.
}
agent-page-role-leads = mène
agent-page-role-moves = a joué
agent-page-role-protests = proteste
agent-page-gave-up = se retire
agent-page-silent = rien encore
agent-page-mine = Rien que pour moi
agent-page-range = Vous pouvez déclarer de { $low } à { $high }, votre mise.
agent-page-no-range = Votre mise sur lui, { $sum }, ne suffit plus : vous ne pouvez que vous retirer.
agent-page-stake-here = Votre mise sur lui : { $sum }.
agent-page-up-to = Déclarer pour moi, et me retirer au-delà de
agent-page-limit = Limite
agent-page-standing = Réponses toutes prêtes
agent-page-standing-none = aucune
agent-page-standing-all = tout laisser faire
agent-page-standing-some = { $n ->
    [one] un joueur
   *[other] { $n } joueurs
}
agent-page-let-all = Tout laisser faire
agent-page-let-seat = Laisser { $seat } faire
agent-page-but-ask = Mais me demander toujours s’il s’agit de :
agent-page-an-attack = une attaque
agent-page-notes = Carnet
agent-page-notes-what = ce qui est prouvé des autres
agent-page-notes-none = Rien à lire pour l’instant.
agent-page-note-leads = mène : { $sum }
agent-page-note-owes = perdra un tour
agent-page-note-bribes = { $n ->
    [one] 1 pot-de-vin
   *[other] { $n } pots-de-vin
}
agent-page-note = { $n ->
    [one] Liasse de { $sum }
   *[other] Liasse de { $sum }, il y en a { $n }
}
agent-page-take-note-back = Reprendre { $sum } posés sur { $agent }
agent-page-sum-on = Somme à poser sur { $agent }
agent-page-no-such-notes = Aucune combinaison de vos liasses ne fait { $sum }.
agent-page-no-stakes = Rien de misé.
agent-page-paying = Posé maintenant
agent-page-rest = Reste
agent-page-show-notes = voir les liasses
agent-page-hide-notes = cacher les liasses
agent-page-how = Touchez une liasse, puis un agent, ici ou sur la carte ; ou glissez la liasse ; ou écrivez une somme.
agent-page-how-note = Maintenant un agent, ici ou sur la carte.
agent-page-how-agent = Maintenant des liasses : elles vont à cet agent.
agent-page-how-later = À votre tour, vous pourrez en poser d’autres : « Je corromps ! »
agent-page-shown-on = Il y avait sur { $agent } :
agent-page-exiled = { $agent }, exilé : voir les mises
agent-page-out = aux Bahamas
agent-page-sheets = Les feuilles sont ouvertes
agent-page-sheets-all = Plus rien n’est secret : tous voient ceci.
agent-page-wins = gagne
agent-page-fee = { $sum } − { $fee } pour des exils
agent-page-never-spent = Jamais dépensé
agent-page-bluffs = Qui a trompé qui
agent-page-no-contest = Aucune confrontation : personne n’a dû montrer son jeu.
agent-page-held-back = pouvait déclarer plus
agent-page-outcome = { $stands ->
    [yes] { $seat-is ->
        [you] Vous avez décidé : validé.
       *[other] { $seat } a décidé : validé.
    }
   *[no] { $seat-is ->
        [you] Vous avez décidé : annulé.
       *[other] { $seat } a décidé : annulé.
    }
}
agent-page-all-contests = { $n ->
    [one] Voir la confrontation
   *[other] Voir les { $n } confrontations
}
agent-page-stakes-on = Les mises sur { $agent }
agent-from = { $from-id ->
    [azores] des Açores
    [cairo] du Caire
    [helsinki] d’Helsinki
    [istanbul] d’Istanbul
    [ulan-bator] d’Oulan-Bator
   *[other] de { $from }
}
agent-to = { $to-id ->
    [azores] aux Açores
    [cairo] au Caire
   *[other] à { $to }
}
agent-word-legend = { $colours } ; # mallette ; [ ] capitale
