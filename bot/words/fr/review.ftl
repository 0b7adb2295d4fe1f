### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · table { $table } · l’analyse
story-decided = **Ce qui a tout décidé :** { $told } Avant ça, côté { $player } : { $before } ; après, { $after }.
story-nothing-decided = **Ce qui a tout décidé :** aucun moment en particulier. Ça a tangué à petits pas jusqu’à la toute fin.
story-blunder =
    { $kind ->
        [blunder] **La boulette :**
       *[slip] **L’étourderie :**
    } à l’étape { $step }, { $player } a choisi « { $chosen } », quand « { $best } » valait mieux. { $cost ->
        [dearly] Ça a coûté très cher.
        [much] Ça a coûté assez cher.
       *[little] Ça n’a pas coûté grand-chose.
    }
story-no-blunder = **La boulette :** il n’y en a pas eu. Personne n’a laissé filer grand-chose.
story-dice = **La chance :** les dés ont surtout gâté { $lucky }. Pour { $unlucky }, il restait les miettes.
story-fair-dice = **La chance :** pas grand-chose à signaler. Les dés ont traité tout le monde pareil.
story-chance-0 = presque aucune chance
story-chance-1 = une petite chance
story-chance-2 = quelques chances
story-chance-3 = une chance sur deux
story-chance-4 = de bonnes chances
story-chance-5 = de très bonnes chances
story-chance-6 = la victoire en poche
story-player = **{ $player }** · { $accuracy ->
        [none] rien à choisir
       *[other] précision **{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = { $number ->
        [one] , une boulette
       *[other] , { $number } boulettes
    }
story-slips = { $number ->
        [one] , une étourderie
       *[other] , { $number } étourderies
    }
story-luck-rare = { $luck } (de meilleurs dés que dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } du même genre sur 100)
story-luck-even = autant de chance que tout le monde
story-luck-little-up = un peu plus de chance que la moyenne
story-luck-little-down = un peu moins de chance que la moyenne
story-luck-clear-up = nettement plus de chance que la moyenne
story-luck-clear-down = nettement moins de chance que la moyenne
story-luck-amazing-up = une chance insolente
story-luck-amazing-down = une poisse incroyable
story-how = La précision va de 0 à 100 ; à 100, chaque choix valait celui du meilleur ordi. Les chiffres sont à la dernière page.
button-show-me = Montre-moi
review-player =
    { $player } : { PERCENT($start) } au départ → { PERCENT($end) }. { $way ->
        [lost] Choix : **{ $points }** { review-unit } de chances de gagner perdus
        [won] Choix : **{ $points }** { review-unit } de chances de gagner de mieux que l’ordi
       *[even] Choix : rien de perdu
    }{ $choices ->
        [0] {""}
       *[other] {" "}({ $agreed } sur { $choices } au niveau de l’ordi{ $mean })
    }, { $luck }{ $others }{ $unseen }.{ $drift }
review-mean = { $turns ->
        [one] ; { $points } de perte au seul tour qui comptait
       *[other] ; { $points } de perte en moyenne aux { $turns } tours qui comptaient
    }
review-part =
    { $player }, { $steps ->
        [0] aucune étape
        [1] étape { $first }
       *[other] étapes { $first } à { $last }
    } : { $way ->
        [lost] les choix ont coûté **{ $points }** { review-unit }
        [won] les choix valaient **{ $points }** { review-unit } de mieux que ceux de l’ordi
       *[even] les choix n’ont rien coûté
    }{ $choices ->
        [0] {" "}(il n’y avait rien à choisir)
        [one] {" "}(un seul choix)
       *[other] {" "}({ $choices } choix)
    }, { $luck }.
review-luck =
    { $way ->
        [won] les dés ont donné **{ $points }**
        [lost] les dés ont pris **{ $points }**
       *[even] les dés n’ont rien changé
    }
review-others =
    { $way ->
        [won] , les choix des autres ont donné { $points }
       *[lost] , les choix des autres ont pris { $points }
    }
review-unseen =
    { $way ->
        [won] , ce que personne à cette place ne pouvait savoir a donné { $points }
       *[lost] , ce que personne à cette place ne pouvait savoir a pris { $points }
    }
review-drift =
    { $way ->
        [won] {" "}L’estimation elle-même a monté de { $points } entre-temps.
       *[lost] {" "}L’estimation elle-même a baissé de { $points } entre-temps.
    }
review-points = { $points } ± { $margin }
# What the points beside it are called.
# Same as English: the same word in both.
review-unit =
    { $points ->
        [one] point
       *[other] points
    }
review-turning = **Les tournants**
review-no-turning = Aucun moment n’a tout décidé : les chances ont bougé à petits pas.
review-turn = **{ $place }. Étape { $step }** { $told }
    { $by ->
        [choice] Le choix a fait bouger les chances
       *[dice] Le hasard a fait bouger les chances
    } : { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = L’ordi aurait choisi « { $best } » : { $points } { review-unit } de mieux pour { $player }.
review-costly = **Les choix les plus chers**
review-no-costly = Aucun choix n’a laissé filer ne serait-ce qu’un point de chances de gagner.
why-odds =
    { $gap ->
        [0] Cela ne change presque rien : sur 100 parties de ce genre, on en gagne environ { $more } dans les deux cas.
       *[other] Sur 100 parties de ce genre, on en gagne environ { $more } ainsi, et { $less } avec le coup joué.
    }
review-cost = **Étape { $step }** { $told }
    « { $chosen } » a coûté { $points } { review-unit } à { $player }. L’ordi aurait choisi « { $best } ».
review-left = Partir a coûté { $points } { review-unit } à { $player }.
review-unfinished = Cette partie n’a pas été jouée jusqu’au bout : les derniers chiffres sont des estimations, pas un résultat.

## What is exact, and what is not

review-how-counted = Les chances sont ce que le meilleur ordi pense de chaque position : une estimation, pas des probabilités prouvées. Pour chaque jet, toutes les issues ont été comptées ; rien n’est estimé sur un échantillon.
review-how-sampled = Les chances sont ce que le meilleur ordi pense de chaque position : une estimation, pas des probabilités prouvées. Les jets aux issues trop nombreuses ont été échantillonnés ; ± est un intervalle à 95 % pour cela seulement.
review-how-played = Les chances sont des moyennes : depuis chaque position, les meilleurs ordis ont joué la partie jusqu’au bout { $samples } fois. ± est un intervalle à 95 % ; les écarts plus petits ne veulent rien dire.

## The picture

review-plot-title = { $game } : les chances
review-plot-about = { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, vues par le meilleur ordi, en %
review-plot-marks = Les numéros marquent les tournants
review-plot-start = départ
review-plot-choices = choix
review-plot-luck = dés
review-plot-others = autres
review-plot-rest = reste
review-plot-end = fin
review-alt = Les chances de gagner sur { $steps } étapes. { $players }. { $turns ->
        [none] Aucun tournant
       *[other] Tournants : { $turns }
    }.
review-alt-player = { $player } de { PERCENT($start) } à { PERCENT($end) }
review-alt-step = étape { $step }

## Buttons and answers

button-review = Analyse
button-review-share = Partager ici
sorry-review-running = Cette partie n’est pas finie. Tu pourras revenir dessus à la fin ; d’ici là, les chances ne regardent personne.
sorry-review-closed = Cette table a été fermée sans résultat : ses secrets restent secrets, et il n’y a rien à analyser.
sorry-review-waiting = J’analyse déjà une autre partie pour toi. Redemande quand celle-là sera prête.
sorry-review-failed = Les ordis n’ont pas réussi à calculer ça. Réessaie dans une minute.
