# Ce que dit la maison elle-même, dans tous les jeux.

house-name = Ludothèque

malformed-action = ce n’est pas une action du jeu : { $text }
malformed-choice = { $option } vaut { $values }, et non { $value }
malformed-flag = { $option } vaut « yes » ou « no », et non { $value }
malformed-number = { $option } est un nombre entier de { $low } à { $high }, et non { $value }
malformed-option = l’option { $value } n’existe pas ; il y a { $values }
malformed-preset = le préréglage { $value } n’existe pas ; il y a { $values }
malformed-seats = ce jeu se joue de { $low } à { $high }, pas à { $value }
malformed-language = la langue { $value } n’existe pas ; il y a { $values }
unknown-game = le jeu { $name } n’existe pas ; il y a { $names }
not-a-draw = le hasard ne peut pas faire cela maintenant : { $action }
not-asked = ce n’est pas à vous ; on attend les places : { $seats }

malformed-command = la commande est incomplète ou mal formée : { $field }
stale = entre-temps, la partie a avancé ; le dernier événement est le n° { $head }
command-reused = la commande { $id } a déjà servi à autre chose
one-act-at-a-time = une commande contient un seul acte ; envoyez le suivant à part
unfinished = l’acte n’est pas terminé ; il part d’un seul tenant
already-started = la partie a déjà commencé
not-started = la partie n’a pas encore commencé
game-over = la partie est finie
game-not-over = la partie n’est pas finie
several-games = tous les fichiers doivent être du même jeu
seat-taken = la place { $seat } est déjà prise
nobody-sits = personne n’est assis à la place { $seat }
no-bot-sits = aucune machine ne joue à la place { $seat }
seats-empty = il manque quelqu’un aux places : { $seats }
has-resigned = cette place a abandonné
draw-is-for-two = on ne propose la nulle qu’à deux
offer-stands = une proposition attend déjà une réponse
nothing-offered = il n’y a rien à accepter ni à refuser
no-take-back = cet acte ne peut plus être repris : un autre a joué, le hasard a parlé ou un secret est tombé
newer-rules = cette partie de { $game } suit les règles { $theirs }, plus récentes que les nôtres ({ $ours }) : mettez le programme à jour
older-rules = cette partie de { $game } suit les anciennes règles { $theirs } ; ce programme joue selon { $ours }
record-malformed = ce n’est pas une partie enregistrée ({ $place }) : { $why }
record-format = format inconnu : { $value }
record-commitment = la graine n’est pas celle dont l’empreinte avait été annoncée ({ $place })
record-changed = quelque chose a été modifié ici : { $place }
record-refused = { $place } ne tient pas : { $why }
record-differs = ce n’est pas ce qui a été joué : { $place }

play-welcome = { $game } : tapez un coup, ? pour voir ce qui est permis, quit pour partir.
play-curtain = Place { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.{" "}
play-seat = Place { $seat }
play-legal = Permis maintenant : { $moves }
play-which = Quel jeu, par son nom ou son numéro ?{" "}
play-won = La place { $seat } gagne.
play-drawn = La partie est nulle.
play-left = La partie est abandonnée en l’état. Au revoir !
play-preparing = Préparation des règles (la première fois seulement) …
