### Nuits : une soirée, plusieurs jeux, une victoire.

night-name = Nuit du jeu
night-title = 🌙 Nuit du jeu
night-form-title = Nuit du jeu
night-form-games = Jeux
night-form-order = Lequel vient ensuite
night-order-turn = L’un après l’autre
night-order-lot = Tirage au sort
night-order-vote = On vote avant chaque ronde
night-form-length = Combien de rondes, ou jusqu’à quand
night-form-length-example = 4, ou 23:30, ou dans 2 heures
night-form-odd = S’il y a du monde en trop
night-odd-regular = Un ordi complète la table
night-odd-rest = Une ronde de repos
night-form-rules = Règles maison
# Same as English: it is typed like that.
night-form-rules-example = Tie-Die: target 30

night-host = { $host } vous invite à une nuit de plusieurs jeux. Au bout, une seule victoire !
night-games = **{ $games }**{ $order ->
        [turn] , l’un après l’autre
        [lot] , au tirage au sort
        [vote] , selon vos votes
       *[alone] {""}
    }
night-rounds = { $count ->
        [one] Une ronde
       *[other] { $count } rondes
    }
night-until = Autant de rondes qu’il en tient en { $hours ->
        [0] {""}
        [one] une heure
       *[other] { $hours } heures
    }{ $minutes ->
        [0] {""}
       *[other] { $hours ->
            [0] {""}
           *[other] {" "}et{" "}
        }{ $minutes ->
            [one] une minute
           *[other] { $minutes } minutes
        }
    }
night-rules = Règles maison à { $game } : { $rules }
night-duplicate = **La même chance pour tous :** chaque place a les mêmes dés à toutes les tables d’une ronde. Les tables jouent donc en fils privés, et c’est le meilleur jeu qui compte.
night-in = **Au rendez-vous ({ $count }) :** { $who }
night-nobody = **Au rendez-vous :** personne pour l’instant. Qui ouvre le bal ?
night-small =
    En retard ? Tu joues dès la ronde suivante. Tu dois partir ? Appuie sur *Je pars* : pas besoin de vote.
    Gagner une table rapporte 10 points, puis 6, 4, 3, 2, et 1 à tous les autres. En cas d’égalité, on partage.
night-small-duplicate =
    En retard ? Tu joues dès la ronde suivante. Tu dois partir ? Appuie sur *Je pars* : pas besoin de vote.
    Ta place au classement est comparée à celle des gens assis comme toi à une autre table : jusqu’à 10 points. Un repos en vaut 5.
button-night-in = Je viens
button-night-out = Je pars
button-night-start = Lancer la nuit
button-night-computer = Ajouter un ordi
button-night-off = Annuler
button-night-end = Finir la nuit
button-night-sure = Oui, on arrête
button-night-text = Plateau en texte
button-night-again = Encore { $weekday ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    } prochain
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }

night-round = **Ronde { $round } sur { $total } : { $game }.** { $how ->
        [mixed] Vous voilà mélangés aussi bien que possible.
       *[standing] La tête du classement joue ensemble.
    }
night-round-until = La ronde se termine { $relative }.
night-table = **Table { $table } :** { $who } · { $state ->
        [waiting] ouvre bientôt
        [over] finie
        [void] sans résultat
       *[running] { $link ->
            [none] ouvre bientôt
           *[other] { $link }
        }
    }
night-resting = Au repos pour cette ronde : { $who }, avec 5 points { $count ->
        [one] au passage
       *[other] par personne
    }. Personne ne se repose deux fois.
night-filler = Ordi
night-voting = **À quoi joue-t-on à la ronde { $round } ?** Le vote se termine { $relative }.
night-points = À chaque table : 10 points pour la première place, puis 6, 4, 3, 2, et 1 pour toutes les autres ; les égalités se partagent. À points égaux, les tables gagnées comptent d’abord, puis les points des gens que tu as croisés.
night-points-duplicate = Même chance : ta place au classement est comparée à celle des gens assis comme toi à une autre table : 2 pour chaque place moins bonne, 1 pour chaque place égale, et les battre tous vaut 10 points. À points égaux, les tables gagnées comptent d’abord, puis les points des gens que tu as croisés.
# $seed is none while other tables roll the same dice.
night-deal = 🎲 La ronde { $round } a les mêmes dés à toutes les tables. Preuve : `{ $commitment }`. { $seed ->
        [none] La graine arrive quand la dernière table a fini.
       *[other] La graine était `{ $seed }`.
    }
night-champion = 🏆 { $count ->
        [one] { $who } remporte la nuit !
       *[other] { $who } se partagent la victoire !
    }
night-no-champion = Les résultats de cette nuit ont été annulés : personne ne la remporte.
night-called-off = Cette nuit du jeu est annulée. Pour en lancer une autre : `/nuit`.
night-poster-alt = Invitation à une nuit du jeu avec { $games }. Au rendez-vous : { $who }.
night-standings-title = Classement
night-standings-about = Après la ronde { $round } sur { $total }
night-line-told = { $won ->
        [0] aucune table gagnée
        [one] une table gagnée
       *[other] { $won } tables gagnées
    }{ $way ->
        [up] , +{ $moved } au rang
        [down] , -{ $moved } au rang
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points } · { $told }
night-line-alt = { $place }. { $who } : { $points }
night-standings-alt = Classement de la nuit. { $about } : { $lines }.
night-card-title = 🌙 C’était la nuit du jeu
night-card-about = { $rounds ->
        [one] Une ronde
       *[other] { $rounds } rondes
    }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $count } aux tables
night-card-alt = Carte de la nuit : { $headline } { $about }. { $lines }.
night-headline-champion = { $count ->
        [one] { $who } remporte la nuit !
       *[other] { $who } se partagent la nuit !
    }
night-headline = Ronde { $round }, table { $table } : { $headline }
night-moment = ✨ **Le moment de la nuit :** { $told }
night-moment-title = Le moment de la nuit
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who } :{" "}
    }ronde { $round }, table { $table } : { $game } ! Les places sont prêtes, et tout s’arrête { $relative }.
night-thread = { $emoji } Ronde { $round }, table { $table } : { $game }
night-behind = ⏳ Table { $table }, les autres ont presque fini ! Votre temps s’achève { $relative } ; ensuite, des ordis jouent à votre place.
night-evening-opened = C’était l’heure, et la nuit a commencé : voir plus bas.
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who } :{" "}
    }c’est l’heure de notre nuit du jeu ! On compte sur vous. Quand tout le monde est là, appuyez sur *Lancer la nuit*.

night-done-in = C’est noté : une place t’attend à la prochaine ronde.
night-done-out = Tu pars avec tes points. Si tu es à une table, un ordi y joue pour toi. Reviens quand tu veux !
night-done-off = C’est fait.
night-sure = { $begun ->
        [yes] Finir la nuit maintenant ? Qui mène à ce moment-là la remporte ; les parties en cours ne comptent pas.
       *[no] Annuler la nuit du jeu ?
    }
sorry-night-taken = Une nuit du jeu est déjà en cours dans ce salon : { $link }
sorry-night-over = Cette nuit du jeu est finie.
sorry-night-in = On compte déjà sur toi.
sorry-night-not-in = Tu n’es pas de la partie. Appuie d’abord sur *Je viens*.
sorry-night-full = Il y a tant de monde qu’il ne reste plus de place.
sorry-night-begun = La nuit a déjà commencé.
sorry-night-nobody = Personne n’est encore là. Appuie d’abord sur *Je viens*.
sorry-night-regulars = Les { $count } habitués sont déjà tous là.
sorry-night-voted = Ce vote est terminé.
sorry-night-host = Pour faire ça, il faut être { $host }, qui organise cette nuit, ou faire partie de la modération.
sorry-night-thread = Une nuit du jeu a besoin d’un salon, pas d’un fil : ses tables y auront leurs propres fils.
sorry-night-private = Avec la même chance pour tous, les tables sont dans des fils privés. Qui gère le serveur peut m’en laisser créer dans ce salon : { $permissions }.
sorry-night-no-private = Avec la même chance pour tous, les tables sont dans des fils privés, et ce salon n’en a pas. Essaie dans un salon textuel ordinaire.
sorry-night-threads-off = Avec la même chance pour tous, les tables sont dans des fils privés, et ce serveur a désactivé les fils. Qui le gère peut changer cela sous `/paramètres`.
sorry-night-lobby = Cette table commence toute seule dans un instant, telle quelle : toutes les tables de la ronde sont pareilles.
sorry-sealed = Pas encore ! D’autres tables lancent toujours ces dés : la graine et l’archive arrivent quand la dernière a fini. La preuve d’ici là : `{ $commitment }`
sorry-night-games = Choisis au moins un jeu.
sorry-night-rounds = Une nuit compte de 1 à { $most } rondes.
sorry-night-length = Une nuit dure de { $least } minutes à { $most } heures. Écris combien de rondes (4), ou jusqu’à quand (23:30, dans 2 heures).
sorry-night-rules = Commence chaque ligne des règles maison par le jeu, par exemple : Tie-Die: target 30

profile-nights = 🌙 { $count ->
        [one] Une nuit du jeu gagnée
       *[other] { $count } nuits du jeu gagnées
    }
# Same as English: there are no words in it.
leaderboard-night = { $who } ({ $count })
leaderboard-nights = 🌙 Le plus de nuits du jeu gagnées : { $who }
