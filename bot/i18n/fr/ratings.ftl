### Ratings, leaderboards, and what servers settle about them.

## At the end of a table

rating-changes = Les cotes à ce jeu, sur ce serveur : { $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● sans changement
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = Inchangé, car des places ont changé de mains : { $who }
rating-none = Non cotée : une partie ne compte que si tu as joué au moins { $least } coups par toi-même, contre d’autres qui en ont fait autant.
guided-unrated = Non cotée : c’était une première partie guidée.

## The leaderboard

leaderboard-title = { $game ->
        [none] Classement
       *[other] Classement : { $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] Nouvelles têtes
       *[other] Nouvelles têtes : { $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = ce serveur
leaderboard-everywhere = partout
leaderboard-all-time = depuis toujours
leaderboard-season = saison { $number } de { $year } (un trimestre)
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · **{ $rating }** pour l’instant · { $games }
leaderboard-alt-line = { $place }. { $player } : { $rating }, { $games }
leaderboard-alt-newcomer = { $player } : { $rating }, { $games }
leaderboard-games = { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
leaderboard-drawn = { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur { $games }
leaderboard-you = { $line } ← toi
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] Personne n’a encore fini de partie cotée ici
           *[other] Personne n’a encore fini de partie cotée où que ce soit
        }
       *[other] { $scope ->
            [here] Personne n’a fini de partie cotée ici dans cette période
           *[other] Personne n’a fini de partie cotée où que ce soit dans cette période
        }
    }. Ouvre une table avec /jouer !
leaderboard-nobody-ranked =
    { $period ->
        [all] Personne n’a encore joué { $least } parties cotées. En attendant, voici les nouvelles têtes :
       *[other] Personne n’a encore joué { $least } parties cotées dans cette période. En attendant, voici les nouvelles têtes :
    }
leaderboard-how = Tout le monde part de 1000. Faire mieux que ce que ta cote prévoyait fait monter, faire moins bien fait descendre. Au début, elle est prudente : on monte donc souvent, même après une défaite, et chaque partie la rend plus sûre.
leaderboard-apart = { $count ->
        [one] { $count } nouvelle tête, avec moins de { $least } parties, n’est pas encore classée.
       *[other] { $count } nouvelles têtes, avec moins de { $least } parties, ne sont pas encore classées.
    }
leaderboard-out = Les parties de ce serveur ne comptent pas partout.
leaderboard-somebody = Quelqu’un
leaderboard-alt = { $title } ({ $about }). { $lines }

button-my-place = Ma place
button-show-here = Montrer ici
button-newcomers = Nouvelles têtes ({ $count })
button-ranked = Classement

sorry-no-place = Tu n’as pas encore de cote ici : finis d’abord une partie.
