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

play-welcome = { $game } : tapez un coup, ? pour voir ce qui est permis, quit pour partir.
play-curtain = Place { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.{" "}
play-seat = Place { $seat }
play-legal = Permis maintenant : { $moves }
play-which = Quel jeu, par son nom ou son numéro ?{" "}
play-won = La place { $seat } gagne.
play-drawn = La partie est nulle.
play-left = La partie est abandonnée en l’état. Au revoir !
play-preparing = Préparation des règles (la première fois seulement) …
