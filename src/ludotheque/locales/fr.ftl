# Ce que dit la maison elle-même, dans tous les jeux.


malformed-action = ce n’est pas une action du jeu : { $text }
illegal-action = { $paragraph } : { $why }
malformed-choice = { $option } vaut l’un de ces mots : { $values } ; et non { $value }
malformed-flag = { $option } vaut « yes » ou « no », et non { $value }
malformed-number = { $option } est un nombre entier de { $low } à { $high }, et non { $value }
malformed-option = l’option { $value } n’existe pas ; il y a { $values }
malformed-preset = le préréglage { $value } n’existe pas ; il y a { $values }
malformed-seats = ce jeu se joue { $more ->
    [0] à { $low } joueurs
   *[other] de { $low } à { $high } joueurs
}, et non à { $value }
malformed-language = la langue { $value } n’existe pas ; il y a { $values }
unknown-game = le jeu { $name } n’existe pas ; il y a { $names }
not-a-draw = le hasard ne peut pas faire cela maintenant : { $action }
missing-extra = { $library } n’est pas installé : pip install "ludotheque[{ $extra }]"
not-asked = ce n’est pas à vous ; on attend { $seats }
answered-already = vous avez déjà répondu ; attendez les autres

malformed-command = la commande est incomplète ou mal formée : { $field }
malformed-viewer = { $value } n’est ni l’une des { $seats } places de cette partie, ni quelqu’un qui regarde
stale = entre-temps, la partie a avancé ; le dernier événement est le n° { $head }
command-reused = la commande { $id } a déjà servi à autre chose
one-act-at-a-time = une commande contient un seul coup ; envoyez le suivant à part
unfinished = le coup n’est pas terminé ; il part d’un seul tenant
already-started = la partie a déjà commencé
not-started = la partie n’a pas encore commencé
game-over = la partie est finie
game-not-over = la partie n’est pas finie
several-games = tous les fichiers doivent être du même jeu
seat-taken = la place { $seat-place } est déjà prise
nobody-sits = personne n’est assis à la place { $seat-place }
no-bot-sits = aucune machine ne joue à la place { $seat-place }
seats-empty = il manque quelqu’un aux places : { $seats-place }
pledged-already = { $seat } a déjà scellé un nombre
pledges-missing = doivent encore sceller un nombre : { $seats }
pledge-taken = ce sceau est déjà celui d’un autre ; chacun choisit son propre nombre
revealed-already = { $seat } a déjà révélé son nombre
nonce-differs = ce nombre n’est pas celui qui avait été scellé
nothing-to-reveal = ce n’est pas le moment de révéler un nombre
tie-is-for-two = on ne propose la nulle qu’à deux
still-plays = { $seat } joue ; la maison n’intervient pas
machine-plays = { $seat } est une machine ; reprenez d’abord la place
too-many = cela suffit pour l’instant ; à un autre de jouer d’abord
table-full = cette table a connu trop d’événements ; on ne peut plus qu’abandonner ou y mettre fin
has-resigned = ce joueur a abandonné
offer-stands = une proposition attend déjà une réponse
nothing-offered = il n’y a rien à accepter ni à refuser
no-take-back = ce coup ne peut plus être repris : un autre a joué, le hasard a parlé ou un secret a été dévoilé
newer-rules = cette partie ({ $game }) suit les règles { $theirs }, plus récentes que les nôtres ({ $ours }) : mettez le programme à jour
older-rules = cette partie ({ $game }) suit les anciennes règles { $theirs } ; ce programme joue selon { $ours }
other-start = cette partie ({ $game }) n’a pas été mise en place comme le fait ce programme (carte ou pièces)
record-malformed = ce n’est pas une partie enregistrée ({ $place }) : { $why }
record-form = elle n’en a pas la forme
record-format = format inconnu : { $value }
record-commitment = la graine n’est pas celle dont l’empreinte avait été montrée ({ $place })
record-other-commitment = l’empreinte notée est celle d’une autre partie ({ $place })
record-changed = quelque chose a été modifié ici : { $place }
record-refused = { $place } ne tient pas : { $why }
record-differs = ce n’est pas ce qui a été joué : { $place }
record-earlier = { $place } est antérieur à ce qui précède
malformed-seat = il n’y a pas de place { $value } : elles vont de 1 à { $high }, et 0 veut dire aucune
option-no-file = { $option } ne se lit pas dans un fichier
option-file-kind = ce n’est pas un fichier ordinaire : { $path }
option-file-long = ce fichier a plus de { $limit } octets : { $path }
option-file-text = ce fichier n’est pas du texte en UTF-8 : { $path }
nothing-to-resume = il n’y a aucune partie à reprendre
malformed-machine = une machine est un niveau de 0 à { $high }, avec au besoin une limite de temps (4@100ms, { $seconds } s au plus) ou de nœuds (4@5000n, { $nodes } au plus), d’au moins 1, et non { $value }
malformed-commitment = une empreinte compte 64 chiffres de 0 à f, et non { $value }
no-such-file = ce fichier ne peut pas être lu : { $path } ({ $why })
not-a-file = { $path } n’est pas un fichier, mais un dossier, un tube ou un périphérique
file-too-large = { $path } dépasse { $limit } Mio, ce qu’aucune partie enregistrée ne fait
machine-failed = la machine { $machine } ne répond pas

word-yes = oui
word-no = non
word-all = tout
word-people = humains
word-you = vous
word-player = Joueur { $seat }

play-welcome = { $game } : tapez un coup. « règles » explique le jeu, « ? » montre ce qui est permis et les commandes, « quitter » arrête.
play-commitment = Tous les tirages de cette partie étaient fixés avant le premier coup. Notez cette empreinte ({ $short }…) pour le vérifier plus tard avec « ludotheque verify --commitment » :
    { $commitment }
play-example = (par exemple : { $text })
play-more = Il manque la suite (par exemple : { $text }).
play-pager = La barre d’espace tourne la page, q revient au jeu.
play-curtain = { $who } : appuyez sur Entrée quand personne d’autre ne regarde.
play-thinking = { $who } réfléchit…
play-answered = Tout le monde a répondu…
play-rules = « règles { $paragraph } » montre un paragraphe, « règles 1 » un chapitre, « règles tout » le livret entier ; tout autre mot est cherché.
play-rules-about = { $n ->
    [one] « { $name } » se trouve dans un paragraphe :
   *[other] « { $name } » se trouve dans { $n } paragraphes :
}
play-no-paragraph = le livret n’a pas de paragraphe { $name }, et rien sur ce mot
play-no-notes = Ce jeu n’a pas d’aide-mémoire : tout est sur la table.
play-notes-off = Cette table joue sans aide-mémoire.
play-accept-tie = { $who } : acceptez-vous la nulle ? (oui/non)
play-no-draft = Rien n’est commencé : ce qui est joué reste joué (« reprendre », si tous sont d’accord).
play-machines-play-on = Les machines ne concluent pas de nulle : elles jouent jusqu’au bout.
play-take-back = { $who } : reprendre votre dernier coup ? (oui/non)
play-saved = Enregistré dans { $path }.
play-not-saved = impossible d’écrire { $path } : { $why }
play-unsaved = impossible de conserver des parties dans { $path } : { $why }. La partie continue sans être enregistrée ; « enregistrer FICHIER » la garde ailleurs.
play-overwrite = { $path } existe déjà. L’écraser ? (oui/non)
play-sure = Vraiment abandonner ? (oui/non)
play-won = { $who } gagne.
play-tied = La partie est nulle.
play-kept = La partie est conservée ; « { $command } » l’écrit dans un fichier, à revoir ou à vérifier.
play-turn-over = Appuyez sur Entrée pour lire la suite.
play-go-back = Appuyez sur Entrée pour voir la table.
play-review = Retour sur la partie :
play-again = Encore une partie, chacun une place plus loin ? (oui/non)
play-preparing = Préparation du jeu…
play-left = La partie est conservée ; « { $command } » la reprend. Au revoir !
play-lost = Rien ne peut être conservé ici : ce qui n’a pas été enregistré ailleurs est perdu.
play-resumed = On reprend { $game }.
play-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde environ
   *[other] encore { $seconds } secondes environ
}

command-help = aide
command-rules = règles
command-board = plateau
command-log = journal
command-notes = notes
command-undo = effacer
command-back = reprendre
command-tie = nulle
command-save = enregistrer
command-resign = abandonner
command-quit = quitter

help-help = ce qui est permis, et ces commandes
help-rules = le livret de règles : un paragraphe, un chapitre, ou un mot à chercher
help-board = montrer la table encore une fois
help-log = ce que vous avez vu jusqu’ici
help-notes = l’aide-mémoire du jeu, s’il en a un
help-undo = effacer la dernière partie d’un coup pas encore envoyé
help-back = reprendre le dernier coup, si les autres le veulent bien (les machines le veulent toujours)
help-tie = proposer la nulle (à deux)
help-save = enregistrer aussi dans un fichier de votre choix
help-resign = abandonner la partie
help-quit = partir ; rien n’est perdu

event-sit = { $seat-is ->
    [you] Vous vous asseyez à la place { $seat-place }.
   *[other] { $seat } s’assied à la place { $seat-place }.
}
event-stand = La place { $seat-place } se libère.
event-hand = { $seat-is ->
    [you] Une machine joue pour vous.
   *[other] { $seat }, une machine, joue à la place { $seat-place }.
}
event-take = { $seat-is ->
    [you] Vous reprenez la place { $seat-place }.
   *[other] { $seat } reprend la place { $seat-place }.
}
event-start = La partie commence.
event-pledge = { $seat-is ->
    [you] Vous avez scellé un nombre pour les tirages.
   *[other] { $seat } a scellé un nombre pour les tirages.
}
event-reveal = { $seat-is ->
    [you] Vous révélez le nombre scellé pour les tirages.
   *[other] { $seat } révèle le nombre scellé pour les tirages.
}
event-void = Le départ est annulé : un nombre n’a pas été révélé. Chacun en scelle un nouveau.
event-ask = { $seat-is ->
    [you] Vous voudriez reprendre votre dernier coup.
   *[other] { $seat } voudrait reprendre son dernier coup.
}
event-grant = { $seat-is ->
    [you] Vous êtes d’accord.
   *[other] { $seat } est d’accord.
}
event-undone = Le dernier coup est repris.
event-neutral = { $seat-is ->
    [you] La maison joue pour vous.
   *[other] La maison joue pour { $seat }, qui ne joue pas.
}
event-resign = { $seat-is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
event-resign-late = { $seat-is ->
    [you] Vous n’avez plus de temps : cela vaut abandon.
   *[other] { $seat } n’a plus de temps : cela vaut abandon.
}
event-offer = { $seat-is ->
    [you] Vous proposez la nulle.
   *[other] { $seat } propose la nulle.
}
event-accept = { $seat-is ->
    [you] Vous acceptez la nulle.
   *[other] { $seat } accepte la nulle.
}
event-decline = { $seat-is ->
    [you] Vous refusez.
   *[other] { $seat } refuse.
}
event-end = La partie est arrêtée sans résultat.
event-pause = { $seat-is ->
    [you] Vous voudriez une pause.
   *[other] { $seat } voudrait une pause.
}
event-resume = { $seat-is ->
    [you] Vous mettez fin à la pause.
   *[other] { $seat } met fin à la pause.
}
event-away = La maison était absente ; ce temps n’est compté à personne.

menu-language = Langue ({ $all }) ? [{ $default }]
menu-game = Quel jeu, par son nom ou son numéro ?
menu-seats = Combien de places, de { $low } à { $high } ? [{ $default }]
menu-level = Contre des machines de quel niveau : { $all } ? « humains » pour partager ce clavier, « ? » pour savoir ce que vaut chacun. [{ $default }]
level-beginner = débutant
level-easy = facile
level-fair = moyen
level-hard = difficile
level-master = maître
level-numbered = niveau { $level }
menu-random = { $name } : n’importe quel coup permis
menu-machine = { $name } : machine de niveau { $level }
menu-card = , cote { $rating } ± { $margin } à { $seconds } s par coup
menu-card-below = {""} ; gagne { $share } % contre le niveau inférieur
menu-meaning = { $name } : { $meaning }
menu-preset = Quelles règles : { $all } ? « ? » montre les options, à ajouter comme standard+option=valeur. [{ $default }]
menu-again = { $answer } n’est pas possible ; il y a : { $answers }

verify-holds = { $path } : tout est juste ({ $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}).
verify-holds-so-far = { $path } : tout est juste jusqu’ici, la partie n’est pas finie ({ $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
}).
file-fails = { $path } : { $why }
verify-commitment = Ses tirages étaient fixés par cette empreinte ({ $short }…) ; ce doit être celle qui a été montrée au début de la partie :
    { $commitment }

arrays-written = { $path } : { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.

replay-still-running = La partie n’est pas finie : on ne montre que ce que tout le monde sait.
replay-ask = { $at }/{ $last } : Entrée avance, b recule, un nombre y va, q quitte >
replay-spectator = Ce que tout le monde savait
replay-seat = Ce que savait { $who }
arena-machine = machine
arena-games = parties
arena-share = gains
arena-ties = nulles
arena-acts = longueur
arena-rating = cote
arena-seconds = s/coup
arena-options = règles
arena-first = premier
arena-failures = { $n ->
    [one] { $n } coup a dû être joué par la maison.
   *[other] { $n } coups ont dû être joués par la maison.
}
arena-who = Quelles machines doivent jouer ? Nommez au moins deux niveaux, de 0 (n’importe quel coup permis) à { $high } : ludotheque arena { $game } 0 { $good }. On peut limiter le temps ou les nœuds d’un niveau ({ $good }@100ms, { $good }@5000n) ; --cards cote tous les niveaux, --variants compare les règles.
arena-kept-malformed = { $path } ne contient pas de parties de l’arène (ligne { $line })

storage-failed = la maison n’a pas pu l’écrire ; rien n’a changé, veuillez réessayer
storage-full = la maison n’a plus de place pour écrire ; rien n’a changé, veuillez réessayer plus tard
storage-unreachable = la maison ne joint pas sa base de données ; rien n’a changé, veuillez réessayer
storage-unsure = la maison a perdu son registre en écrivant : regardez si c’est fait avant de réessayer
storage-not-read = la maison ne peut pas lire son registre pour l’instant ; veuillez réessayer
storage-not-copied = impossible d’écrire la copie { $path }
storage-closed = la maison ferme
storage-taken = { $path } est utilisé par une autre maison
storage-foreign = { $path } n’est pas un registre de la Ludothèque
storage-newer = { $path } vient d’une version plus récente de la Ludothèque : mettez le programme à jour
storage-older = { $path } est d’une version plus ancienne : lancez d’abord « ludotheque migrate »
storage-not-opened = impossible d’ouvrir { $path }
storage-no-such-kind = un registre est un fichier ou une adresse qui commence par postgresql://
storage-file-exists = { $path } existe déjà
storage-no-table = cette table n’existe pas
storage-table-exists = cette table existe déjà
storage-not-next = l’événement { $seq } ne peut pas suivre l’événement { $head }
void-repeats = un nouveau départ demande une nouvelle graine et de nouveaux nombres

listener-cut-off = vous avez perdu le fil : reconnectez-vous
not-yours = la place { $seat-place } n’est pas la vôtre
not-your-table = vous n’êtes pas de cette table
sits-already = vous occupez déjà la place { $seat-place }
window-runs = attendez que tous aient répondu
no-clock = le temps ne court pas à cette table
paused-already = vous avez déjà demandé une pause
not-paused = les pendules ne sont pas arrêtées

## The terminal as a guest of the house
machine-named = { $name } ({ $level })
name-of-machine = { $name } est le nom d’une machine : merci d’en choisir un autre
play-against = Vous jouez contre { $names }.
play-apart = Un autre terminal est ouvert : ce que vous jouez ici est conservé à part et rejoindra plus tard les autres parties.
play-untouched = Rien n’a été joué : la partie n’est pas conservée. Au revoir !
play-kept-anyway = La partie est conservée après chaque coup. « enregistrer FICHIER » l’écrit aussi dans un fichier.
play-save-where = Dans quel fichier ? Tapez « enregistrer FICHIER ».
play-taken-over = { $count ->
    [one] Une partie conservée dans un fichier a été reprise
   *[other] { $count } parties conservées dans des fichiers ont été reprises
} ici ; les fichiers sont dans { $path }.
resume-line = { $game } avec { $names }, { $when } ; { $turn ->
    [you] c’est à vous
   *[other] à jouer : { $turn }
}
resume-stuck = { $game }, { $when } : ne peut pas être reprise ({ $why })
resume-which = Quelle partie (1 à { $last }) ? [1]

## Stores, for who runs a house
storage-no-file = il n’y a pas de registre dans { $path }
store-ready = { $path } est à jour.
store-copied = { $store } est copié dans { $path }.
store-stranded = La table { $table } ({ $game }, règles { $version }) ne peut pas continuer avec les règles d’aujourd’hui. La partie enregistrée est dans { $path } ; la table est fermée.
## Paper
print-scale = imprimer à 100 %
print-join = couper sur le pointillé, coller numéro sur numéro
print-backs = dos
print-long-edge = recto verso, retourner sur le bord long
print-short-edge = recto verso, retourner sur le bord court
print-fold = recto verso, retourner sur le bord court, plier
print-rules = Règles
print-no-pdf = ce qu’on imprime va dans un fichier dont le nom finit par .pdf, pas { $path }
print-making = On imprime : { $kind ->
    [board] le plateau
    [cards] ce qu’on découpe
    [sheets] ce qu’on remplit
   *[rules] les règles
}…
print-made = { $path } ({ $kib } Kio). À imprimer à 100 %, sans « ajuster à la page » ; la règle de chaque feuille doit mesurer 5 cm.
print-running = La partie n’est pas finie.
print-score = Feuille de partie
## Le web
serve-address = Ludothèque est ouverte à l’adresse { $url } (Ctrl-C la ferme ; rien n’est perdu)
page-missing = Le serveur tourne, mais sa page n’est pas encore construite : lancez « make play » dans le dossier du projet, puis rechargez.
machine-word = Machine
name-reserved = ces noms sont ceux des machines : choisissez-en un autre
name-hidden = votre nom a été masqué par la personne qui tient cette maison
guest-banned = vous ne pouvez pas jouer dans cette maison
no-guests = cette maison n’accueille pas de nouveaux visiteurs pour le moment
token-unknown = ce jeton n’est pas valable, ou ne l’est plus
too-many-tokens = vous avez déjà autant de jetons que possible : supprimez-en un d’abord
scope-missing = ce jeton ne permet pas cela (il manque « { $scope } »)
link-unknown = ce lien a déjà servi, ou n’est plus valable
too-fast = pas si vite : attendez un instant
too-many-streams = vous suivez trop de choses à la fois : fermez-en quelques-unes
too-many-tables = vous avez déjà { $most } tables ouvertes : terminez-en ou fermez-en une d’abord
seats-overlap = chaque place ne peut être prise qu’une fois, et doit exister
malformed-clock = une pendule a un capital ou un temps par coup, et rien d’autre
malformed-standing = cela ne peut pas être une réponse toute prête
malformed-watch = cela ne peut pas être suivi
malformed-request = cette demande est illisible (à { $field })
others-play = d’autres jouent ici : abandonnez, ou confiez votre place à une machine
nobody-to-refuse = il n’y a personne à renvoyer de cette place
no-notes = il n’y a pas de notes à cette table
no-opinions = la machine n’a pas d’avis sur cette partie
no-chat = on ne parle pas à cette table
not-over-yet = cela sera dévoilé à la fin de la partie
not-public = cette partie n’appartient qu’à ses joueurs
server-stopping = la maison ferme un instant : revenez dans un moment
host-unknown = la maison ne porte pas ce nom
origin-foreign = une autre page ne peut pas agir pour vous ici
origin-missing = une requête avec un cookie doit dire de quelle page elle vient
header-twice = { $header } ne peut être indiqué qu’une fois
body-too-long = c’est trop long ({ $most } octets au plus)
http-404 = il n’y a rien ici
http-405 = cela ne se fait pas ici
http-500 = la maison a trébuché ; rien n’est perdu, réessayez
http-error = cela ne marche pas ({ $status })
check-acts = chaque coup est permis par les règles ({ $acts })
check-draws = chaque tirage découle de la graine et des nombres scellés ({ $draws })
check-same = la graine est bien celle dont l’empreinte a été montrée avant la partie
check-differs = la graine n’est pas celle dont l’empreinte a été montrée avant la partie
admin-no-guest = il n’y a pas de visiteur { $who }
admin-refused = le serveur refuse : { $why }
admin-done = C’est fait.
admin-unknown = { $do } n’est aucun de ces mots : guests, hide, show, ban, unban, hush, close, rotate

## Plusieurs serveurs

alone-needs-database = ce que plusieurs serveurs partagent (--redis, --workers 0) demande --database postgresql://…
malformed-address = ce n’est pas l’adresse d’un site : { $address } ; elle commence par http:// ou https://, sans chemin, comme https://play.example
cannot-listen = la maison ne peut pas ouvrir à { $host }, port { $port } : { $why }
think-needs-database = les machines réfléchissent pour des serveurs qui partagent un PostgreSQL : indiquez lequel par --database postgresql://…
think-ready =
    { $n ->
        [one] Une machine réfléchit
       *[other] { $n } machines réfléchissent
     } pour les serveurs de cette base. Ctrl-C pour finir.
redis-malformed = ce n’est pas une adresse de Redis (redis://…) : { $url }
arena-no-cluster = il n’y a pas de grappe Ray à { $address }
