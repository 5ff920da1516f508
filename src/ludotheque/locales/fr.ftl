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
missing-extra = { $library } n’est pas installé : pip install "ludotheque[{ $extra }]"
not-asked = ce n’est pas à vous ; on attend les places : { $seats }

malformed-command = la commande est incomplète ou mal formée : { $field }
stale = entre-temps, la partie a avancé ; le dernier événement est le n° { $head }
command-reused = la commande { $id } a déjà servi à autre chose
one-act-at-a-time = une commande contient un seul acte ; envoyez le suivant à part
unfinished = l’acte n’est pas terminé ; il part d’un seul tenant
already-started = la partie a déjà commencé
not-started = la partie n’a pas encore commencé
game-over = la partie est finie
game-not-over = la partie n’est pas finie
several-games = tous les fichiers doivent être du même jeu
seat-taken = la place { $seat } est déjà prise
nobody-sits = personne n’est assis à la place { $seat }
no-bot-sits = aucune machine ne joue à la place { $seat }
seats-empty = il manque quelqu’un aux places : { $seats }
has-resigned = cette place a abandonné
draw-is-for-two = on ne propose la nulle qu’à deux
offer-stands = une proposition attend déjà une réponse
nothing-offered = il n’y a rien à accepter ni à refuser
no-take-back = cet acte ne peut plus être repris : un autre a joué, le hasard a parlé ou un secret est tombé
newer-rules = cette partie de { $game } suit les règles { $theirs }, plus récentes que les nôtres ({ $ours }) : mettez le programme à jour
older-rules = cette partie de { $game } suit les anciennes règles { $theirs } ; ce programme joue selon { $ours }
record-malformed = ce n’est pas une partie enregistrée ({ $place }) : { $why }
record-format = format inconnu : { $value }
record-commitment = la graine n’est pas celle dont l’empreinte avait été annoncée ({ $place })
record-changed = quelque chose a été modifié ici : { $place }
record-refused = { $place } ne tient pas : { $why }
record-differs = ce n’est pas ce qui a été joué : { $place }
malformed-seat = une place va de 0 à { $high }, et non { $value }
no-such-file = ce fichier ne peut pas être lu : { $path }
nothing-to-resume = aucune partie en cours dans { $path }
malformed-machine = une machine est un niveau de 0 à { $high }, avec au besoin une limite de temps (4@100ms, { $seconds } s au plus) ou de nœuds (4@5000n, { $nodes } au plus), d’au moins 1, et non { $value }
machine-failed = la machine { $machine } ne répond pas

word-yes = oui
word-no = non
word-all = tout
word-people = humains

play-welcome = { $game } : tapez un coup. « ? » montre ce qui est permis et les commandes, « quitter » arrête.
play-curtain = Place { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.
play-seat = Place { $seat }
play-player = Joueur { $seat }
play-thinking = La place { $seat } réfléchit …
play-rules = « règles { $paragraph } » montre un paragraphe, « règles tout » le livret entier.
play-no-paragraph = il n’y a pas de paragraphe { $name }
play-no-notes = Ce jeu n’a pas d’aide-mémoire : tout est sur la table.
play-notes-off = Cette table joue sans aide-mémoire.
play-no-draft = Rien n’est commencé : ce qui est joué reste joué (« reprendre », si tous sont d’accord).
play-machines-play-on = Les machines jouent jusqu’au bout.
play-accept-draw = Place { $seat } : acceptez-vous la nulle ? (oui/non)
play-take-back = Place { $seat } : reprendre votre dernier acte ? (oui/non)
play-saved = Enregistré dans { $path }.
play-not-saved = impossible d’écrire { $path } : { $why }
play-sure = Vraiment abandonner ? (oui/non)
play-won = La place { $seat } gagne.
play-drawn = La partie est nulle.
play-kept = La partie est dans { $path } (ludotheque replay, ludotheque verify).
play-again = Encore une partie, chacun une place plus loin ? (oui/non)
play-left = La partie est gardée dans { $path } ; « { $command } » la continue. Au revoir !
play-resumed = On continue { $path }.
play-preparing = Préparation des règles (la première fois seulement) …

command-help = aide
command-rules = règles
command-board = plateau
command-log = journal
command-notes = notes
command-undo = annuler
command-back = reprendre
command-draw = nulle
command-save = enregistrer
command-resign = abandonner
command-quit = quitter

help-help = ce qui est permis, et ces commandes
help-rules = le livret de règles, ou un de ses paragraphes
help-board = montrer la table encore une fois
help-log = ce que vous avez vu jusqu’ici
help-notes = l’aide-mémoire du jeu, s’il en a un
help-undo = effacer le dernier mot d’un acte qui n’est pas parti
help-back = reprendre le dernier acte, si les autres le veulent bien
help-draw = proposer la nulle (à deux)
help-save = enregistrer aussi dans un fichier de votre choix
help-resign = abandonner la partie
help-quit = partir ; rien n’est perdu

event-sit = { $name } s’assied à la place { $seat }.
event-stand = La place { $seat } se libère.
event-hand = Une machine de niveau { $bot } joue à la place { $seat }.
event-take = { $name } reprend la place { $seat }.
event-start = La partie commence.
event-ask = La place { $seat } voudrait reprendre son dernier acte.
event-grant = La place { $seat } est d’accord.
event-undone = Le dernier acte est repris.
event-neutral = La maison joue pour la place { $seat }, qui ne joue pas.
event-resign = La place { $seat } abandonne.
event-offer = La place { $seat } propose la nulle.
event-accept = La place { $seat } accepte la nulle.
event-decline = La place { $seat } refuse.
event-end = La partie est arrêtée sans résultat.

menu-language = Langue ({ $all }) ? [{ $default }]
menu-game = Quel jeu, par son nom ou son numéro ?
menu-seats = Combien de places, de { $low } à { $high } ? [{ $default }]
menu-level = Contre des machines de quel niveau, ou « humains » pour partager ce clavier ? [{ $default }]
menu-random = { $level } : n’importe quel coup permis
menu-machine = { $level } : machine de niveau { $level }
menu-card = , cote { $rating } ± { $margin } à { $seconds } s par coup
menu-card-below = ; gagne { $share } % contre le niveau inférieur
menu-meaning = { $name } : { $meaning }
menu-preset = Quelles règles : { $all } ? « ? » montre les options, à ajouter comme standard+option=valeur. [{ $default }]
menu-again = { $answer } n’est pas possible ; il y a : { $answers }

verify-holds = { $path } : tout est juste ({ $events } événements, { $draws } tirages).
verify-holds-so-far = { $path } : tout est juste jusqu’ici, la partie n’est pas finie ({ $events } événements, { $draws } tirages).

arrays-written = { $path } : { $rows } décisions de { $games } parties.

replay-still-running = La partie n’est pas finie : on ne montre que ce que tout le monde sait.
replay-ask = { $at }/{ $last } : Entrée avance, b recule, un nombre y va, q quitte >
replay-spectator = Ce que tout le monde savait
replay-seat = Ce que savait la place { $seat }

arena-machine = machine
arena-games = parties
arena-share = gains
arena-draws = nulles
arena-acts = longueur
arena-rating = cote
arena-seconds = s/acte
arena-options = règles
arena-first = premier
arena-failures = { $n } actes ont dû être joués par la maison.
arena-kept-malformed = { $path } ne contient pas de parties de l’arène (ligne { $line })
