### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · table { $table } · l’analyse
story-won = { $how ->
        [left] **Victoire : { $winners }.** Tous les autres étaient partis.
        [points] **Victoire : { $winners }.** { $standings }.
       *[none] **Victoire : { $winners }.**
    }
# Same as English: names and numbers
review-standing = { $player } { $points }
story-decided = **Ce qui a tout décidé :** { $moment } : { $told } Chances de gagner pour { $player } : de { $before } à { $after } sur 100.
story-nothing-decided = **Ce qui a tout décidé :** aucun moment en particulier. Ça a tangué à petits pas jusqu’à la toute fin.
story-blunder =
    { $kind ->
        [blunder] **La boulette :**
        [your-blunder] **Ta boulette :**
        [your-slip] **Ton étourderie :**
       *[slip] **L’étourderie :**
    } { $moment } : « { $chosen } », quand « { $best } » valait mieux.
review-picture-after = L’image montre la table juste après : { $moment }.
review-picture-end = L’image montre la fin de la partie.
review-picture-before = Le plateau juste avant ce choix, et avant ses dés.
story-no-blunder = **La boulette :** il n’y en a pas eu. { $care ->
        [left] Personne n’a laissé filer grand-chose, sauf en partant.
        [none] Personne n’avait rien à choisir.
        [alike] Tous les choix se valaient à peu près.
        [perfect] Tout le monde a choisi à peu près aussi bien que le meilleur ordi.
        [little] Personne n’a laissé filer grand-chose.
        [unclear] Le meilleur ordi aurait parfois choisi autre chose, sans raison que je sache nommer.
       *[adds-up] Mais les petites pertes se sont additionnées.
    }
story-dice = **La chance :** { $who ->
        [lucky] elle a surtout gâté { $lucky }.
        [unlucky] elle a surtout boudé { $unlucky }.
        [unsure] trop serré pour le dire.
       *[both] elle a surtout gâté { $lucky }. Pour { $unlucky }, il restait les miettes.
    }
story-fair-dice = **La chance :** pas grand-chose à signaler. Elle a traité tout le monde pareil.
story-player = **{ $player }** · { $accuracy ->
        [none] rien à choisir
        [alike] tous les choix se valaient à peu près
       *[other] précision **{ $accuracy }**
    }{ $missed }
story-blunders = { $number ->
        [one] , une boulette
       *[other] , { $number } boulettes
    }
story-slips = { $number ->
        [one] , une étourderie
       *[other] , { $number } étourderies
    }
story-luck-even = ni chance ni malchance
story-luck-unsure = trop serré pour le dire
story-luck-little-up = un peu de chance
story-luck-little-down = un peu de malchance
story-luck-clear-up = nettement de la chance
story-luck-clear-down = nettement de la malchance
story-luck-amazing-up = une chance insolente
story-luck-amazing-down = une poisse incroyable
story-insufficient = **Pas de verdict cette fois :** j’ai regardé { $looked } { $looked ->
        [one] étape
       *[other] étapes
    } sur { $steps }, avec { $samples } essais pour chacune. C’est trop peu pour dire qui a bien choisi et qui a eu de la chance.
story-how = La précision ne juge que tes choix, pas le résultat : 100, c’est aussi bien que le meilleur ordi.
story-how-pages = La chance et tous les chiffres sont à la dernière page.
button-show-me = Montre-moi
button-show-better = Le meilleur choix
review-ledger = Chances de gagner, en parties sur 100. Choix : comparés à ceux du meilleur ordi, 0 est le mieux. Chance : tout ce que personne n’a choisi.
review-player =
    { $player } : { PERCENT($start) } au départ → { PERCENT($end) }. Ses choix **{ $choices }** · choix des autres { $others } · chance **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] , { $word }
    } · { $number ->
        [0] rien à choisir
        [one] { $number } choix
       *[other] { $number } choix
    }{ $costly ->
        [0] {""}
        [one] , dont { $costly } qui a coûté cher
       *[other] , dont { $costly } qui ont coûté cher
    }
review-player-short = { $player } : { $verdict ->
        [no] { $start } → { $end } sur 100
       *[yes] { $word }
    } · { $number ->
        [0] rien à choisir
        [one] { $number } choix
       *[other] { $number } choix
    }{ $costly ->
        [0] {""}
        [one] , dont { $costly } qui a coûté cher
       *[other] , dont { $costly } qui ont coûté cher
    }
# Same as English: names and numbers
review-part = { $player } ({ $span })
review-span = { $first } à { $last }
review-no-span = aucun coup
review-turning = **Les tournants**
review-no-turning = Aucun moment n’a tout décidé : les chances ont bougé à petits pas.
review-turn = **{ $place }. { $moment } :** { $told }
    { $moved }
review-moved = { $by ->
        [open] Cartes sur table, le choix a fait bouger les chances
        [choice] Le choix a fait bouger les chances
        [unseen] Un secret a fait bouger les chances
       *[dice] Le hasard a fait bouger les chances
    } : { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = L’ordi aurait choisi « { $best } ».
review-costly = **Les choix les plus chers**
review-no-costly = Aucun choix n’a coûté ne serait-ce qu’une partie sur cent.
review-no-costly-yours = Tu n’as rien à regretter.
why-odds =
    { $gap ->
        [0] Cela ne change presque rien : sur 100 parties de ce genre, on en gagne environ { $more } dans les deux cas.
       *[other] Sur 100 parties de ce genre, on en gagne environ { $more } ainsi, et { $less } avec le coup joué.
    }
review-cost = **{ $moment } :** « { $chosen } ». Mieux : « { $best } ».
review-cost-unknown = Pour { $player }, sans voir les autres cartes, c’était presque égal ; cartes sur table, non.
review-note = **{ $moment } :** { $told }
review-left = En partant, { $player } a laissé filer { $games ->
        [1] { $games } chance
       *[other] { $games } chances
    } sur 100.
review-unfinished = Cette partie n’a pas été jouée jusqu’au bout : les derniers chiffres sont des estimations, pas un résultat.

## Moments d’une partie

# Same as English: names and numbers
review-moment = { $player }, { $when }
review-you = Toi
review-moment-all = le lancer de tous, { $when }
review-when = { $number ->
        [0] avant la première manche
       *[other] manche { $number }
    }
review-chosen = « { $label } ».
review-dice = { $count ->
        [one] Le dé a donné { $faces }.
       *[other] Les dés ont donné { $faces }.
    }
review-throws = Les dés : { $faces }.
review-dice-many = Les dés : { $first } ; puis encore { $count } lancers, et { $last }.
# Same as English: names and numbers
review-face = { $player } { $face }
review-score = Points : { $changes }.
review-change = { $player } de { $before } à { $after }

## What is exact, and what is not

review-how-counted = Une estimation du meilleur ordi, pas des probabilités prouvées ; toutes les issues de chaque jet ont été comptées.
review-how-sampled = Une estimation du meilleur ordi, pas des probabilités prouvées ; certains jets sont échantillonnés, les chiffres peuvent varier un peu.
review-how-ignored = Elles ne prévoient pas ce qu’une règle maison peut encore faire ici, alors ne les prends pas au pied de la lettre : { $rules }.
review-how-played = Les chances sont des moyennes : depuis chaque position, les meilleurs ordis ont joué la partie jusqu’au bout { $samples } fois. Les chiffres peuvent varier un peu, et les petits écarts ne veulent rien dire.

## The picture

review-plot-title = { $game } : les chances
review-plot-about = { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, vues par le meilleur ordi, en %
review-plot-marks = Les numéros marquent les tournants
review-plot-start = départ
review-plot-choices = choix
review-plot-luck = chance
review-plot-others = autres
review-plot-end = fin
review-alt = Les chances de gagner sur { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }. { $players }. { $turns ->
        [none] Aucun tournant
       *[other] Tournants : { $turns }
    }.
review-alt-player = { $player } de { PERCENT($start) } à { PERCENT($end) } (choix { $choices }, autres { $others }, chance { $luck })

## Buttons and answers

button-review = Analyse
button-review-share = Partager ici
sorry-review-running = Cette partie n’est pas finie. Tu pourras revenir dessus à la fin ; d’ici là, les chances ne regardent personne.
sorry-review-closed = Cette table a été fermée sans résultat : ses secrets restent secrets, et il n’y a rien à analyser.
sorry-review-waiting = J’analyse déjà une autre partie pour toi. Redemande quand celle-là sera prête.
sorry-review-failed = Les ordis n’ont pas réussi à calculer ça. Réessaie dans une minute.
