### Profiles, and achievements of no game in particular.

## The message

# Same as English: there are no words in it.
profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = sur ce serveur
profile-scope-everywhere = sur tous les serveurs
profile-summary = { $games ->
        [one] **{ $games } partie**
       *[other] **{ $games } parties**
    } { $scope }, { $wins ->
        [0] pas encore de victoire
        [one] **{ $wins } victoire** ({ PERCENT($share) })
       *[other] **{ $wins } victoires** ({ PERCENT($share) })
    }, { $time } à table.
profile-time = { $time } à table.
profile-line = { $game } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
profile-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
profile-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
profile-empty = { $player } n’a pas encore fini de partie { $scope }. Il n’est jamais trop tard pour /jouer.
profile-line-rated = { $line }, cote { $rating }
profile-unrated = **Cote :** pas encore.
profile-rating = **Cote :** { $rating }{ $settled ->
        [yes] .
       *[no] , encore en train de se stabiliser.
    }
profile-exact-rating = **Cote :** { $rating } au moins, presque à coup sûr. La meilleure estimation est { $guess } ± { $spread }{ $settled ->
        [yes] .
       *[no] , ce qui ne dit pas grand-chose après si peu de parties.
    }
profile-dice = **Dés :** { $how ->
        [few] encore trop peu pour le dire.
        [even] autant de chance que tout le monde.
        [little-up] un peu plus de chance que la moyenne.
        [little-down] un peu moins de chance que la moyenne.
        [clear-up] nettement plus de chance que la moyenne.
        [clear-down] nettement moins de chance que la moyenne.
        [amazing-up] une chance insolente.
       *[amazing-down] une poisse incroyable.
    }
profile-figures = Chiffres exacts
profile-figures-title = Les chiffres exacts : { $player }, { $scope }
profile-no-figures = Il n’y en a pas encore.
profile-streaks = **Séries :** { $wins ->
        [0] aucune en ce moment
        [one] { $wins } victoire
       *[other] { $wins } victoires de suite
    }, { $best ->
        [0] pas encore de victoire
        [one] record : { $best }
       *[other] record : { $best }
    }.{ $bestweeks ->
        [1] {""}
       *[other] {" "}{ $weeks ->
            [0] Pas de partie la semaine dernière
            [one] 1 semaine de jeu jusqu’ici
           *[other] { $weeks } semaines de jeu de suite
        } (record : { $bestweeks }).
    }
profile-rivals = **Rivalités :** { $lines }
profile-rival-met = croise surtout { $rival } ({ $met ->
        [one] une fois
        [2] deux fois
       *[other] { $met } fois
    } : { $ahead } fois devant, { $behind } fois derrière)
profile-rival-prey = a le dessus sur { $rival } ({ $ahead } à { $behind })
profile-rival-nemesis = bute sur { $rival } ({ $ahead } à { $behind })
profile-luck = **Dés :** { $dice ->
        [one] { $dice } dé lancé
       *[other] { $dice } dés lancés
    }, { $pips ->
        [one] { $total } point
       *[other] { $total } points
    }, pour une moyenne de { $expected } : { $lead }. Le hasard seul s’écarte d’ordinaire de { $usual } environ. { $verdict }
profile-luck-more = { $pips } de plus
profile-luck-less = { $pips } de moins
profile-luck-even = au point près
profile-luck-few = Bien trop peu pour en tirer quoi que ce soit.
profile-luck-fair = Rien que le hasard ne sache faire.
profile-luck-odd = À peu près 1 personne sur { $one } lance ainsi : curieux, mais pas remarquable.
profile-luck-wonder = Seule 1 personne sur { $one } environ s’écarte autant de la moyenne. ({ $way ->
        [up] Plus n’est pas toujours mieux !
       *[down] Moins n’est pas toujours pire !
    })
profile-feats = **Succès :** { $count } sur { $all }
# Same as English: there are no words in it.
profile-feat = 🏅 **{ $feat }**{ $times ->
        [one] {""}
       *[other] {" "}(× { $times })
    } · { $story }
# Same as English: the French word.
profile-feat-at = { $line } · [table { $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = Tous les succès
profile-feats-title = Les succès : { $player }, { $scope } · { $count } sur { $all }
profile-alt = { $player }, { $about } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }. { $curve }
profile-alt-curve = Cote { $rating }{ $settled ->
        [yes] {""}
       *[no] {" "}(pas encore stable)
    }. { $count ->
        [one] Après { $count } partie cotée
       *[other] Sur les { $count } dernières parties cotées
    }, elle est passée de { $from } à { $rating }, entre { $low } et { $high }.
profile-alt-none = Pas encore de partie cotée.

## The picture

profile-card-games = { $games ->
        [one] partie
       *[other] parties
    }
profile-card-wins = { $wins ->
        [0] victoire
        [one] victoire · { PERCENT($share) }
       *[other] victoires · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] cote
       *[no] cote, à confirmer
    }
profile-card-all = Tous les jeux
profile-card-about = { $game } · { $scope }
profile-card-curve = Ligne : cote. Bande : le niveau possible, plus étroite à chaque partie
profile-card-settling = Ligne : cote. Jusqu’où elle peut monter se verra après 10 parties
profile-card-first = du { $date }
profile-card-latest = au { $date }
profile-card-only = { $date }
profile-card-none = Pas encore de partie cotée
profile-card-sleeping = Les dés dorment encore.

## Why not

sorry-profile-private = En dehors d’un serveur que nous partageons, je ne peux te montrer que ton propre profil. Pour le voir, n’indique personne.
sorry-profile-computer = { $player } est une machine, et ne tient pas de journal. Où tu en es face aux habitués, c’est dans ton propre profil.

## At the end of a table

table-feat = 🏅 { $seats } : **{ $feat }** · { $story }
table-feats-more = 🏅 … et { $count } de plus, sur les profils.

## Achievements that any game can give: what it is called, and how it was earned

feat-first-win = La chance du débutant
    .story = la toute première victoire
feat-hat-trick = Coup du chapeau
    .story = trois victoires de suite
feat-bounced-back = Rebond
    .story = la dernière place avant, la première maintenant
feat-good-sport = Bon esprit
    .story = dernière place trois fois de suite, et jusqu’au bout chaque fois
feat-beat-the-machine = Grain de sable
    .story = une victoire contre un ordi difficile
feat-rematch-won = Tu peux répéter ?
    .story = une défaite, une revanche demandée, et gagnée
feat-full-house = Salle comble
    .story = plus une place libre, et pas un ordi à table
feat-long-haul = Passé l’heure du lit
    .story = soixante décisions dans une seule partie
feat-worth-the-wait = Tout vient à point
    .story = la première victoire à un jeu, après dix parties ou plus sans
feat-all-rounder = Sur tous les tableaux
    .story = une victoire à trois jeux différents
feat-same-time-next-week = Même heure la semaine prochaine ?
    .story = quatre semaines de suite
feat-hundredth-night = Fait partie des meubles
    .story = cent parties
