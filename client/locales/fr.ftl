### Words of the page alone; those it shares with the terminal are in src/ludotheque/locales.

page-home = Ludothèque, retour à l’étagère
page-menu = Menu
page-skip = Aller au contenu
page-close = Fermer
page-back = Retour
page-cancel = Annuler
page-loading = Un instant…
page-language = Langue
page-settings = Réglages
page-rules = Règles
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-line-lost = Connexion perdue. On réessaie…
page-line-back = De nouveau en ligne.
page-lost = Cette adresse ne mène nulle part.
page-lost-lead = Elle est peut-être incomplète. Tout se retrouve depuis l’étagère.
page-link-dead = Ce lien n’est plus valable.
page-back-to-shelf = Retour à l’étagère
page-more = En voir plus

## Étagère

page-shelf-title = À quoi jouons-nous ?
page-shelf-lead = Sans compte et sans attente : un clic, et c’est à vous.
page-play-now = Jouer maintenant
page-play-opening = On s’installe…
page-with-friends = Entre amis
page-learn = Apprendre
page-players = { $fewest } joueurs
page-players-range = { $fewest } à { $most } joueurs
page-compiling = Les machines se préparent
page-compiling-left = { $seconds ->
    [one] Les machines se préparent : encore { $seconds } seconde
   *[other] Les machines se préparent : encore { $seconds } secondes
}
page-mine = Mes parties
page-mine-all = Toutes mes parties
page-mine-asked = On vous attend
page-mine-running = En cours
page-mine-over = Terminées
page-mine-none = Vous n’avez encore aucune partie.
page-waiting = Tables qui attendent quelqu’un
page-waiting-none = Personne n’attend pour l’instant. Ouvrez une table, on viendra.
page-running = À regarder
page-running-none = Aucune partie publique en ce moment.
page-table-empty = Table : { $game }
page-table-against = { $game } avec { $names }
page-table-of = { $game } : { $names }
page-table-over = terminée
page-table-won = vous avez gagné
page-table-wins = { $n ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
page-table-tied = partie nulle
page-table-running = en cours
page-seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
page-your-turn = C’est à vous
page-resume = Reprendre
page-look = Voir
page-sit = S’asseoir
page-watch = Regarder

## Ouvrir une table

page-new-title = Nouvelle table : { $game }
page-who-sits = Qui joue ?
page-how-many = Combien de places ?
page-your-name = Votre nom
page-guest = Invité { $seat }
page-seat = Place { $seat }
page-sitter-me = Moi
page-sitter-open = Un ami, par le lien
page-sitter-beside = Quelqu’un à cet écran
page-sitter-machine = Une machine
page-level = niveau { $level }
page-level-of = Niveau de la machine, place { $seat }
page-name-of = Nom, place { $seat }
page-strength-below = Gagne { $share } % contre le niveau inférieur.
page-strength-time = Environ { $seconds } s par coup, mesuré sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
page-strength-none = Sa force n’a pas été mesurée.
page-which-rules = Selon quelles règles ?
page-usual = habituel
page-other-readings = D’autres lectures des règles
page-time-and-place = Temps et table
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-quick = 5 minutes + 5 secondes par coup
page-clock-usual = 15 minutes + 10 secondes par coup
page-clock-slow = 45 minutes + 30 secondes par coup
page-clock-day = Un jour par coup
page-aids = Aide-mémoire permis
page-aids-help = Chacun peut consulter ce qui se déduit de ce qu’il a vu.
page-public = Table publique
page-public-help = N’importe qui peut s’asseoir ou regarder.
page-private-help = Seuls ceux qui ont le lien peuvent venir.
page-open = Ouvrir la table

## Avant le début

page-seating = Table : { $game }
page-seat-free = place libre
page-seat-machine = Ajouter une machine ({ $level })
page-stand = Se lever
page-start = Commencer
page-missing-seats = { $n ->
    [one] Il manque encore quelqu’un.
   *[other] Il manque encore { $n } joueurs.
}
page-invite = Inviter quelqu’un
page-invite-title = Invitez les autres
page-invite-lead = Envoyez ce lien, ou faites scanner le code :
page-link-local = Ce lien ne fonctionne que sur cet ordinateur. Lancée avec « ludotheque serve --lan », la maison est ouverte à votre réseau.
page-link = Lien
page-copy = Copier
page-copied = Copié
page-qr = Code QR de ce lien
page-rules-here = Les règles de cette table
page-own-rules = règles maison

## Table

page-table = Table
page-no-table = Pas de table ici
page-you = Vous
page-here = à table
page-away = absent
page-resigned = a abandonné
page-is-asked = doit jouer
page-asked = Ce qui est demandé
page-seats = Places
page-board = Plateau
page-parts = Parties de l’écran
page-paper = Mes secrets
page-papers = Les secrets de tous
page-paper-of = Ce que voyait { $seat }
page-paper-only = Vous seul le voyez.
page-paper-then = À ce moment-là.
page-paper-open = Secret alors, à découvert maintenant.
page-cover = Couvrir
page-uncover = Découvrir
page-covered = Couvert
page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-chat = Discussion
page-chat-empty = Personne n’a rien dit.
page-chat-say = Dire quelque chose
page-chat-off = À cette table, on ne discute pas.
page-chat-here = Discussion à cette table
page-mute = Masquer { $name }
page-muted = Vous avez masqué :
page-unmute = Relire { $name }
page-refuse = Renvoyer { $name }
page-refuse-watchers = { $watchers ->
    [one] Renvoyer le spectateur
   *[other] Renvoyer les { $watchers } spectateurs
}
page-send = Envoyer
page-watcher = Un spectateur
page-watchers = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
page-undone = {" "}(repris)
page-pill-you = À vous
page-pill-wait = On attend
page-pill-watch = Vous regardez
page-pill-past = Avant
page-pill-start = Départ
page-deadline = avant { $moment }
page-revealing = Chacun révèle le nombre qu’il avait scellé ; on commence aussitôt.
page-waiting-for = { $n ->
    [one] C’est à { $names } de jouer.
   *[other] On attend { $names }.
}
page-wait = Un instant…
page-meanwhile = En attendant, touchez une ligne du journal pour revoir la table telle qu’elle était alors.
page-past = La table telle qu’elle était à ce moment-là.
page-now = Revenir au présent
page-unpick = Autre choix
page-paragraph = Règle { $paragraph }
page-type = Écrire votre coup
page-type-example = par ex. { $example }
page-type-send = Jouer
page-type-again = Envoyez encore une fois pour confirmer.
page-title-asked = À vous – { $game }

page-offers = { $seat-is ->
    [you] Vous proposez la nulle.
   *[other] { $seat } propose la nulle.
}
page-accept = Accepter
page-decline = Refuser
page-wishes = { $seat-is ->
    [you] Vous demandez à reprendre votre coup.
   *[other] { $seat } voudrait reprendre son dernier coup.
}
page-grant = D’accord
page-paused = Les pendules sont arrêtées.
page-resume-clock = Reprendre
page-pauses = { $seat-is ->
    [you] Vous demandez une pause.
   *[other] { $seat } voudrait une pause.
}
page-agree = D’accord
page-machine-plays = Une machine joue à votre place.
page-take = Reprendre ma place
page-rematch-waits = La revanche vous attend.
page-rematch-join = Y aller

page-take-back = Reprendre mon coup
page-offer-tie = Proposer la nulle
page-pause = Demander une pause
page-resign = Abandonner
page-resign-sure = Oui, j’abandonne
page-hand = Laisser jouer une machine à ma place
page-hand-do = Laisser ma place
page-seat-link = Jouer sur un autre appareil
page-seat-link-lead = Ce lien emporte votre place ailleurs ; il ne sert qu’une fois :
page-on-the-board = Sur le plateau
page-sound = Son
page-sound-on = Son activé
page-sound-off = Son coupé
page-close-table = Fermer cette table

page-next = { $seat-is ->
    [you] C’est à vous.
   *[other] C’est à { $seat } : passez-lui l’appareil.
}
page-hand-over = { $seat-is ->
    [you] C’est moi
   *[other] Passer à { $seat }
}
page-curtain = C’est à { $name }
page-curtain-lead = Quand personne d’autre ne regarde, ouvrez le rideau.
page-curtain-open = Je suis { $name }

## Fin

page-you-win = Vous gagnez.
page-wins = { $n ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
page-rematch = Revanche
page-replay = Revoir la partie
page-record = Télécharger la partie
page-checking = On vérifie la partie…
page-check-good = Partie vérifiée.
page-check-bad = La vérification a échoué.
page-check-how = Comment ?
page-check-explained = Avant le premier coup, le serveur a montré l’empreinte d’une graine secrète, et chaque joueur a scellé un nombre. Les tirages découlent des deux : personne ne pouvait les choisir. Votre navigateur a retenu cette empreinte :
page-replay-start = Le début
page-replay-as = Montrer
page-replay-all = tout, à découvert
page-replay-seat = { $seat-is ->
    [you] ce que vous saviez
   *[other] ce que savait { $seat }
}
page-replay-everybody = ce que tous savaient
page-replay-end = Fin
page-opinion = L’avis de la machine
page-opinion-even = Selon la machine, la partie est équilibrée.
page-opinion-slight = Selon la machine, { $seat-is ->
    [you] vous avez
   *[other] { $seat } a
} un léger avantage.
page-opinion-ahead = Selon la machine, { $seat-is ->
    [you] vous avez
   *[other] { $seat } a
} l’avantage.
page-opinion-winning = Selon la machine, { $seat-is ->
    [you] vous êtes
   *[other] { $seat } est
} en passe de gagner.
page-opinion-best = Elle jouerait : { $act }.
page-opinion-progress = { $known } sur { $count }
page-first = Au début
page-last = À la fin
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-play = Lecture
page-stop = Arrêter
page-moment = Moment de la partie

## Règles

page-rules-of = Règles : { $game }
page-search = Chercher dans les règles
page-found = { $n ->
    [0] rien trouvé
    [one] un passage
   *[other] { $n } passages
}
page-contents = Sommaire
page-print = Imprimer

## Réglages

page-save = Enregistrer
page-saved = Enregistré.
page-name-help = C’est ainsi que les autres vous appellent. On peut s’en passer.
page-look-and-sound = Apparence et son
page-theme = Thème
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-notices = Me prévenir quand c’est à moi
page-notices-help = Tant que la page est ouverte, même dans un autre onglet.
page-notices-refused = Votre navigateur ne permet pas les notifications.
page-elsewhere = Sur un autre appareil
page-recovery-lead = Un lien personnel vous rend vos parties dans n’importe quel navigateur. Qui l’a joue sous votre nom : ne le donnez à personne.
page-recovery = Obtenir mon lien
page-recovery-secret = Gardez ce lien pour vous ; le précédent n’est plus valable :
page-forget-title = Être oublié
page-forget-lead = Votre nom et vos mots sont effacés ; les parties restent, sans votre nom.
page-forget = M’oublier
page-forget-sure = Oui, oubliez-moi

## Touches

page-keys = Touches
page-key-help = cette liste
page-key-tab = aller d’une chose à l’autre
page-key-arrows = se déplacer sur le plateau, entre les onglets, dans une partie revue
page-key-name-enter = Entrée
page-key-enter = choisir ou jouer
page-key-name-escape = Échap
page-key-escape = lâcher ce qui est choisi, revenir au présent
page-key-cover = couvrir ou découvrir mes secrets
page-key-type = écrire un coup
page-key-past = reculer ou avancer dans la partie
