agon-name = Agon

agon-blurb = Deux reines, six gardes chacune, une course vers le trône. Ni hasard ni secret.
agon-page-lead = Amenez votre reine au trône, ses six gardes autour d’elle.
agon-page-minutes = 20 à 40 min

agon-ask-lay = Posez un garde sur une case vide du bord (@case).
agon-ask-slide = Déplacez une pièce : départ-arrivée.
agon-ask-place = { $man-id ->
    [queen] Replacez la reine prise : { $cells }-arrivée.
   *[guard] { $cells-n ->
        [one] Replacez le garde pris : { $cells }-arrivée.
       *[other] Replacez l’un des gardes pris ({ $cells }) : départ-arrivée.
    }
}

agon-man-queen = reine
agon-man-guard = garde
agon-verb-pass = passe

agon-act-lay = poser un garde en { $to }
agon-act-slide = { $man } de { $from } en { $to }
agon-act-place = { $man-id ->
    [queen] replacer la reine de { $from } en { $to }
   *[guard] replacer le garde de { $from } en { $to }
}
agon-act-pass = passer

agon-over = La partie est finie.

agon-end-throned = La reine siège sur le trône, entourée de ses six gardes.
agon-end-ringed = Six gardes entourent un trône sans leur reine : leur camp perd.
agon-end-repeated = La même position est apparue pour la troisième fois.
agon-end-idle = Cent coups sans déplacement vers l’intérieur ni prise.
agon-end-capped = La partie a atteint 2 500 coups.

agon-log-lay = { $seat-is ->
    [you] Vous posez un garde en { $to }.
   *[other] { $seat } pose un garde en { $to }.
}
agon-log-slide = { $seat-is ->
    [you] { $man-id ->
        [queen] Votre reine va de { $from } en { $to }.
       *[guard] Votre garde va de { $from } en { $to }.
    }
   *[other] { $seat } : { $man } de { $from } en { $to }.
}
agon-log-place = { $man-id ->
    [queen] { $seat-is ->
        [you] Votre reine prise va de { $from } en { $to }.
       *[other] { $seat } : la reine prise va de { $from } en { $to }.
    }
   *[guard] { $seat-is ->
        [you] Votre garde pris va de { $from } en { $to }.
       *[other] { $seat } : le garde pris va de { $from } en { $to }.
    }
}
agon-log-pass = { $seat-is ->
    [you] Vous ne pouvez rien déplacer : vous passez.
   *[other] { $seat } ne peut rien déplacer et passe.
}
agon-log-captured = { $seat-is ->
    [you] On vous prend : { $men }.
   *[other] Pris à { $seat } : { $men }.
}
agon-part-caught = { $man } en { $at }
agon-log-end = { $winner-is ->
    [you] { $cause } Vous gagnez.
    [other] { $cause } { $winner } gagne.
   *[nobody] { $cause } Personne ne gagne.
}

agon-letter-queen = R
agon-letter-guard = G
agon-legend = { $Q } reine, { $G } garde : { $first } ; { $q }, { $g } : { $second } ; ({ $g }) : pris ; ◎ : trône
agon-legend-owner = { $seat-is ->
    [you] vous
   *[other] { $seat }
}

agon-plain-turn = { $seat-is ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
agon-plain-queen = { $seat-is ->
    [you] Votre reine : { $cells }.
   *[other] Reine ({ $seat }) : { $cells }.
}
agon-plain-queen-captured = { $seat-is ->
    [you] Votre reine prise : { $cells }.
   *[other] Reine prise ({ $seat }) : { $cells }.
}
agon-plain-guards = { $seat-is ->
    [you] Vos gardes : { $cells }.
   *[other] Gardes ({ $seat }) : { $cells }.
}
agon-plain-guards-captured = { $seat-is ->
    [you] Vos gardes pris : { $cells }.
   *[other] Gardes pris ({ $seat }) : { $cells }.
}
agon-plain-ring = { $cells } dans l’anneau { $ring }
agon-plain-between = {" ; "}
agon-plain-throne = { $cells }, le trône

agon-refused-laying-now = on pose les gardes, chacun son tour, sur les cases vides du bord : { $action }
agon-refused-all-laid = on ne pose de gardes qu’au début d’une partie qui commence ainsi : { $action }
agon-refused-lay-taken = cette case du bord n’est pas vide : { $action }
agon-refused-lay-off-edge = on ne pose les gardes que sur le bord : { $action }
agon-refused-place-first = il faut d’abord replacer une pièce prise : { $action }
agon-refused-not-captured = cette pièce n’est pas prise, on ne peut donc pas la replacer : { $action }
agon-refused-queen-first = la reine prise passe d’abord : { $action }
agon-refused-place-taken = cette case n’est pas vide : { $action }
agon-refused-not-to-throne = on ne replace pas une reine prise sur le trône : { $action }
agon-refused-not-to-edge = à cette table, une reine prise va sur le bord : { $action }
agon-refused-off-edge = un garde pris va sur une case vide du bord : { $action }
agon-refused-place-in-pincer = la pièce y serait en tenaille, ou en achèverait une : { $action }
agon-refused-no-slide = une pièce avance d’un pas, dans son anneau ou vers l’anneau intérieur suivant : { $action }
agon-refused-not-yours = aucune de vos pièces ne s’y trouve : { $action }
agon-refused-no-such-man = aucune pièce de ce genre ne s’y trouve : { $action }
agon-refused-taken = la case n’est pas vide : { $action }
agon-refused-guard-to-throne = seule une reine peut monter sur le trône : { $action }
agon-refused-into-pincer = ce serait entre deux ennemis, sans rien prendre (ou bien c’est toujours interdit à cette table) : { $action }
agon-refused-may-not-pass = vous pouvez jouer, vous n’avez donc pas le droit de passer : { $action }

agon-malformed-cell = ce n’est pas une case : { $text } (une lettre a-k et un nombre 1-11)
agon-malformed-move = ce n’est pas un coup : { $text } (écrivez départ-arrivée, @case ou { agon-verb-pass })
agon-malformed-position-fields = une position a 7 champs, et non { $n }
agon-malformed-position-rows = une position a 11 lignes, et non { $n }
agon-malformed-position-row = ce n’est pas une ligne du plateau : { $text }
agon-malformed-position-men = chaque joueur a une reine et six gardes (moins seulement pendant la pose)
agon-malformed-position-throne = un garde ne se tient jamais sur le trône
agon-malformed-position-turn = c’est au joueur 1 ou 2 de jouer, et non { $text }
agon-malformed-position-number = ce n’est pas un nombre jusqu’à { $limit } : { $text }
agon-malformed-position-captured = les pièces prises sont d’un seul joueur, qui les replace avant tout
agon-malformed-position-laying = pendant la pose, tout est sur le bord, chacun son tour, et rien n’a bougé
agon-malformed-position-quiet = ce ne sont pas les coups sans prise ni pas vers l’intérieur qui mènent ici : { $text }

agon-option-pincer = La forme de la tenaille
agon-option-pincer-line = deux ennemis de part et d’autre, en ligne droite
agon-option-pincer-bend = aussi deux ennemis à 120 degrés
agon-option-pincer-ring = deux ennemis à ses côtés dans le même anneau
agon-option-placement-costs-turn = Replacer une pièce prise prend tout le tour
agon-option-queen-return = Où va une reine prise
agon-option-queen-return-not-throne = toute autre case vide, sauf le trône
agon-option-queen-return-anywhere = toute autre case vide, même le trône
agon-option-queen-return-edge = une case vide du bord
agon-option-queen-return-opponent = où le décide celui qui l’a prise, sauf le trône
agon-option-placement = Les cases permises pour un replacement
agon-option-placement-strict = ni en tenaille, ni pour en achever une
agon-option-placement-lax = toute case vide qui convient
agon-option-enter-pincer = Entrer dans une tenaille
agon-option-enter-pincer-to-capture = seulement pour prendre
agon-option-enter-pincer-never = jamais
agon-option-start = Le début
agon-option-start-fixed = toutes les pièces en place
agon-option-start-placed = les gardes sont posés tour à tour
agon-option-ring-loss = Quand six gardes autour du trône perdent
agon-option-ring-loss-empty = quand le trône est vide
agon-option-ring-loss-no-own-queen = quand leur propre reine n’y est pas
agon-option-draws = Les nulles
agon-option-draws-standard = répétition, 100 coups sans progrès, 2 500 coups
agon-option-draws-none = seulement à 2 500 coups

agon-preset-standard = les règles habituelles
agon-preset-page = tenailles à 120 degrés aussi
agon-preset-fromager = replacer ne coûte pas de tour
agon-preset-ludii = comme y joue Ludii

## La page

agon-page-ask-lay = Posez un garde sur un point doré du bord.
agon-page-ask-slide = Déplacez une de vos pièces.
agon-page-ask-picked = { $man-id ->
    [queen] Déplacez votre reine vers un point doré.
   *[guard] Déplacez ce garde vers un point doré.
}
agon-page-ask-place = { $man-id ->
    [queen] Votre reine est prise : replacez-la sur un point doré.
   *[guard] { $cells-n ->
        [one] Votre garde est pris : replacez-le sur un point doré.
       *[other] Vos gardes sont pris : replacez-en un sur un point doré.
    }
}
agon-page-ask-place-theirs = Vous avez pris la reine adverse : replacez-la sur un point doré.
agon-page-help-lay = Chacun pose un garde à son tour. On ne prend rien en posant.
agon-page-help-first = But : votre reine sur le trône, ses six gardes autour d’elle. Touchez une pièce entourée d’or.
agon-page-help-slide = Touchez une pièce entourée d’or : elle va d’une case, dans son anneau ou vers l’intérieur.
agon-page-help-picked = La pièce reste dans son anneau ou entre dans le suivant, vers l’intérieur.
agon-page-help-place-guard = Il revient sur le bord, sans entrer dans une tenaille ni en achever une.
agon-page-help-place-guards = Touchez un autre garde pris pour commencer par lui.
agon-page-help-place-queen = Elle ne peut ni entrer dans une tenaille ni en achever une.
agon-page-help-place-lax = Toute case marquée convient : un replacement ne prend jamais rien.

agon-page-grid = Plateau d’Agon
agon-page-keys = Les flèches parcourent les cases ; Début, Fin, Page précédente et Page suivante vont en oblique. Entrée choisit et pose, Échap renonce.
agon-page-throne = trône
agon-page-empty = vide
agon-page-man = { $seat-is ->
    [you] { $man-id ->
        [queen] ma reine
       *[guard] mon garde
    }
   *[other] { $man-id ->
        [queen] reine ({ $seat })
       *[guard] garde ({ $seat })
    }
}
agon-page-captured = à replacer
agon-page-picked = en main
agon-page-may-move = peut bouger
agon-page-may-return = choix possible
agon-page-target = destination possible
agon-page-last = dernier coup

agon-page-ivory = ivoire
agon-page-ebony = ébène
agon-page-pass = Passer
agon-page-stuck = { $man-id ->
    [queen] Votre reine n’a pas de case où aller. Touchez une case voisine pour savoir pourquoi.
   *[guard] Ce garde n’a pas de case où aller. Touchez une case voisine pour savoir pourquoi.
}
agon-page-not-mine = Cette pièce n’est pas à vous.
agon-page-touch-first = Touchez d’abord une de vos pièces.

agon-page-caught = { $man-id ->
    [queen] Reine prise en { $at }
   *[guard] Garde pris en { $at }
}
agon-page-back-guard = { $seat-is ->
    [you] Vous devez le replacer sur le bord avant tout autre coup.
   *[other] { $seat } doit le replacer sur le bord avant tout autre coup.
}
agon-page-back-queen-not-throne = { $seat-is ->
    [you] Vous devez d’abord la replacer, où vous voulez sauf sur le trône.
   *[other] { $seat } doit d’abord la replacer, n’importe où sauf sur le trône.
}
agon-page-back-queen-anywhere = { $seat-is ->
    [you] Vous devez d’abord la replacer, même sur le trône.
   *[other] { $seat } doit d’abord la replacer, même sur le trône.
}
agon-page-back-queen-edge = { $seat-is ->
    [you] Vous devez d’abord la replacer sur le bord.
   *[other] { $seat } doit d’abord la replacer sur le bord.
}
agon-page-back-queen-opponent = Qui l’a prise la replace, sauf sur le trône.
agon-page-idle = { $idle } coups de suite sans déplacement vers l’intérieur ni prise. À 100, la partie est nulle.

agon-page-look-names = Noms des cases
agon-page-look-facing = Vu d’en face
agon-page-look-mirrored = En miroir
agon-page-look-pincers = Tenailles ouvertes
agon-page-look-point = Pointe en haut
agon-page-look-point-narrow = sur petit écran
agon-page-look-point-always = toujours
agon-page-look-point-never = jamais

agon-page-over-acts = { $n ->
    [0] Aucun coup joué
    [one] Un coup joué
   *[other] { $n } coups joués
}
agon-page-over-guards = gardes pris
agon-page-over-queens = reines prises

## Paper
agon-print-board = Plateau
agon-print-men = Pièces
