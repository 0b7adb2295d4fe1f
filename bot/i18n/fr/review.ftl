### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · table { $table } · l’analyse
story-decided = **Ce qui a tout décidé :** { $told } Avant ça, côté { $player } : { $before } ; après, { $after }.
story-nothing-decided = **Ce qui a tout décidé :** aucun moment en particulier. Ça a tangué à petits pas jusqu’à la toute fin.
story-blunder =
    { $kind ->
        [blunder] **La boulette :**
       *[slip] **L’étourderie :**
    } à l’étape { $step }, { $player } a choisi « { $chosen } », quand « { $best } » valait mieux.
story-no-blunder = **La boulette :** il n’y en a pas eu. { $care ->
        [left] Personne n’a laissé filer grand-chose, sauf en partant.
        [none] Personne n’avait rien à choisir.
        [perfect] Tout le monde a choisi à peu près aussi bien que le meilleur ordi.
        [little] Personne n’a laissé filer grand-chose.
       *[adds-up] Mais les petites pertes se sont additionnées.
    }
story-dice = **La chance :** { $who ->
        [lucky] les dés ont surtout gâté { $lucky }.
        [unlucky] les dés ont surtout boudé { $unlucky }.
       *[both] les dés ont surtout gâté { $lucky }. Pour { $unlucky }, il restait les miettes.
    }
story-fair-dice = **La chance :** pas grand-chose à signaler. Les dés ont traité tout le monde pareil.
story-chance = { $word } ({ $games } sur 100)
story-chance-0 = presque aucune chance
story-chance-1 = une petite chance
story-chance-2 = des chances plutôt minces
story-chance-3 = des chances dans la moyenne
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
story-insufficient = **Pas de verdict cette fois :** j’ai regardé { $looked } { $looked ->
        [one] étape
       *[other] étapes
    } sur { $steps }, avec { $samples } essais pour chacune. C’est trop peu pour dire qui a bien choisi et qui a eu de la chance.
story-how = La précision va de 0 à 100 ; à 100, chaque choix valait celui du meilleur ordi.
story-how-pages = Les chiffres sont à la dernière page.
button-show-me = Montre-moi
review-ledger = Combien de parties du même genre on gagnerait sur 100, au départ et à la fin, et ce qui a changé ça :
review-player =
    { $player } : { PERCENT($start) } au départ → { PERCENT($end) }. Ses choix **{ $choices }** · dés **{ $luck }** · choix des autres { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · ce qui était caché { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · le reste { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · au niveau de l’ordi : { $agreed } sur { $number }
    }
review-part =
    { $player }, { $steps ->
        [0] aucune étape
        [1] étape { $first }
       *[other] étapes { $first } à { $last }
    } : ses choix { $choices } · dés { $luck }
review-turning = **Les tournants**
review-no-turning = Aucun moment n’a tout décidé : les chances ont bougé à petits pas.
review-turn = **{ $place }. Étape { $step }** { $told }
    { $by ->
        [choice] Le choix a fait bouger les chances
       *[dice] Le hasard a fait bouger les chances
    } : { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = L’ordi aurait choisi « { $best } ».
review-costly = **Les choix les plus chers**
review-no-costly = Aucun choix n’a coûté ne serait-ce qu’une partie sur cent.
why-odds =
    { $gap ->
        [0] Cela ne change presque rien : sur 100 parties de ce genre, on en gagne environ { $more } dans les deux cas.
       *[other] Sur 100 parties de ce genre, on en gagne environ { $more } ainsi, et { $less } avec le coup joué.
    }
review-cost = **Étape { $step }** { $told }
    { $player } a choisi « { $chosen } » ; l’ordi aurait choisi « { $best } ».
review-left = En partant, { $player } a laissé filer { $games ->
        [1] { $games } chance
       *[other] { $games } chances
    } sur 100.
review-unfinished = Cette partie n’a pas été jouée jusqu’au bout : les derniers chiffres sont des estimations, pas un résultat.

## What is exact, and what is not

review-how-counted = Les chances sont ce que le meilleur ordi pense de chaque position : une estimation, pas des probabilités prouvées. Pour chaque jet, toutes les issues ont été comptées ; rien n’est estimé sur un échantillon.
review-how-sampled = Les chances sont ce que le meilleur ordi pense de chaque position : une estimation, pas des probabilités prouvées. Les jets aux issues trop nombreuses ont été échantillonnés ; ± est un intervalle à 95 % pour cela seulement.
review-how-ignored = Elles ne prévoient pas ce qu’une règle maison peut encore faire ici, alors ne les prends pas au pied de la lettre : { $rules }.
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
review-alt = Les chances de gagner sur { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }. { $players }. { $turns ->
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
