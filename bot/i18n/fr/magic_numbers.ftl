### Magic Numbers, in French.

# Same as English: French players know the game by this title.
title = Magic Numbers

## The board, the card and the text board

board-heading =
    Magic Numbers · { $target } pile pour gagner · { $turns ->
        [0] aucun tour joué
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    }
board-header-roll = lance le dé
board-header-choose = a fait { $face } : garder ou donner ?
board-header-won = gagne avec { $target } pile !
board-cards = Cartes sur table
board-good = Béni
board-evil = Maudit
board-course = Score tour par tour
# Same as English: the French word.
board-score = Score
board-only-you = pour tes yeux seuls
board-good-does = Béni : +{ $bonus }
board-evil-does = Maudit : zéro
board-of = sur { $target }
board-to-go = encore { $points }
board-there = Pile dessus !
board-stuck-1 = Aucun chiffre n’y mène :
board-stuck-2 = seul le maudit te libère.
board-if-taken = Si tu le prends maintenant, ton score
board-then =
    { $effect ->
        [win] { $after } !
        [over] à { $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] Pris
       *[other] Pris +{ $earlier }
    }
board-exactly = pile
board-turns =
    { $turns ->
        [0] aucun tour joué
        [one] { $turns } tour joué
       *[other] { $turns } tours joués
    }
board-legend-kept = gardé
board-legend-gave = donné
board-legend-got = reçu
board-legend-evil = maudit ?
board-trail = Derniers
board-trail-none = Rien de pris encore. Qui donne quoi, et pourquoi ?
board-now-roll = Au dé : { $name }.
board-now-choose = { $name } a fait { $face } : garder ou donner ?
board-now-won = { $name } gagne avec { $target } pile !
board-start = Personne n’a encore pris de chiffre.
board-last = À l’instant : { $turn }.
board-alt-counts = Gardés, donnés et reçus jusqu’ici : { $each }.
board-alt-count = { $name } { $kept }, { $gave }, { $got }
board-turn-kept = { $name } a gardé un { $face }
board-turn-gave = { $name } a donné un { $face } à { $other }
board-counts = Qui a fait quoi de quel chiffre, et combien de fois :
board-counts-row = { $name } : gardé { $kept } ; donné { $gave } ; reçu { $got }
board-often = { $face } ({ $times ->
        [1] une fois
       *[other] { $times } fois
    })
board-none = rien
board-latest = Derniers tours, les plus récents d’abord :
board-suspects = Les soupçons du moment : { $each }.
board-suspect = { $name } a donné { $faces } sans jamais { $count ->
        [one] garder ce chiffre
       *[other] garder un seul de ces chiffres
    }, c’est donc peut-être son chiffre maudit
board-open = Toutes les cartes ouvertes :
board-open-row = { $name } : béni { $good }, maudit { $evil }, score { $score }. { $taken }
board-open-none = { $name } : carte fermée.
board-own = Ta carte, pour tes yeux seuls :
board-card-of = Carte secrète, { $name } : { $card }
board-card = Chiffre béni { $good }, chiffre maudit { $evil }, score { $score } sur { $target }.
board-prospects = Si tu le prends maintenant : { $each }.
board-stuck = D’ici, aucun chiffre ne mène à l’objectif : seul le maudit, retour à 0, te libère.
board-taken-none = Rien reçu encore.
board-taken =
    Chiffres pris{ $earlier ->
        [0] {""}
       [one] , après { $earlier } autre
       *[other] , après { $earlier } autres
    } : { $each }.
board-effect =
    { $effect ->
        [good] { $face } est béni et donne { $after }
        [evil] { $face } est maudit et donne 0
        [over] { $face } est de trop et laisse { $after }
       *[plain] { $face } donne { $after }
    }


## Options

tagline =
    Chiffres secrets, dé public, visages de marbre : garde ton jet,
    ou donne-le là où ça fait mal. L’objectif pile, et c’est gagné.
# The picture of the game, for those who do not see it.
picture-alt = Un 3 vert avec une auréole et un 5 rouge avec des cornes, et un dé entre les deux.
option-first = Qui commence
option-first-birthday = l’anniversaire le plus proche
option-first-random = au hasard
option-first-host = l’hôte
option-target = Points à atteindre, pile
option-target-20 = 20 points (partie courte)
# Same as English: the French word.
option-target-30 = 30 points
option-target-50 = 50 points (partie longue)

## What happened

event-dealt =
    { $flavour ->
        [0] Ta carte : chiffre béni { $good }, chiffre maudit { $evil }.
        [1] Psst ! Le { $good } t’est béni, le { $evil } t’est maudit.
        [2] Béni, c’est { $good } ; maudit, c’est { $evil }. Et maintenant, planque ta carte.
        [3] Top secret : espère le { $good } (béni), redoute le { $evil } (maudit).
        [4] Retiens ça et avale le papier : béni { $good }, maudit { $evil }.
        [5] Le { $good } te veut du bien (béni). Le { $evil }, pas du tout (maudit).
        [6] Tu tires { $good } en béni et { $evil } en maudit. Pas un cil ne bouge, hein ?
        [7] Chut, ça reste entre nous : un { $good }, miam (béni) ; un { $evil }, beurk (maudit).
        [8] Le destin murmure : béni { $good }. Puis il pouffe : maudit { $evil }.
       *[9] Sous ton oreiller, une carte : { $good } pour le béni, { $evil } pour le maudit.
    }
event-first =
    { $how ->
        [birthday] L’anniversaire le plus proche commence : à toi, { $seat } !
        [host] La table est à { $seat }, le premier tour aussi.
       *[lot] Le sort en décide ainsi : { $seat } commence.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } fait **{ $face }**. Le garder, ou partager la joie ?
        [1] Un **{ $face }** pour { $seat }… et maintenant, visage de marbre.
        [2] { $seat } secoue le dé : **{ $face }**. Qu’en faire ?
        [3] Tout le monde fixe { $seat }. { $seat } fixe un **{ $face }**.
        [4] **{ $face }** ! Trésor ou patate chaude, { $seat } ?
        [5] { $seat } souffle sur le dé pour la chance, et le dé répond **{ $face }**.
        [6] Et voilà un **{ $face }** qui déboule. { $seat } chantonne, l’air de rien.
        [7] Le dé frôle les biscuits : **{ $face }**. C’est pour qui, { $seat } ?
        [8] { $seat } regarde entre deux doigts. C’est un **{ $face }**.
       *[9] Clac, clac, clac, **{ $face }**. Chez { $seat }, même les sourcils sont illisibles.
    }
event-kept =
    { $wins ->
        [1] Le voilà : { $seat } garde le **{ $face }**, pile le chiffre qui manquait !
       *[other] { $row ->
            [3] Et de trois ! { $seat } garde aussi le **{ $face }**. Il y a un chiffre que tu n’aimes pas ?
            [5] Cinq à la suite : { $seat } couve le **{ $face }** comme un dragon son or.
           *[other] { $flavour ->
                [0] { $seat } garde le **{ $face }**, les yeux au plafond.
                [1] { $seat } conserve le **{ $face }**, comme si c’était trois fois rien.
                [2] « À moi », dit { $seat } au **{ $face }**. C’était un sourire, ça ?
                [3] { $seat } fourre le **{ $face }** dans sa poche de pyjama.
                [4] { $seat } serre le **{ $face }** très fort, sans dire pourquoi.
                [5] Pas de partage aujourd’hui : le **{ $face }** reste chez { $seat }.
                [6] { $seat } empoche le **{ $face }** et tousse. Une toux très louche.
                [7] « Il faut bien que quelqu’un le prenne. » Quelle noblesse : { $seat } et le **{ $face }**.
                [8] { $seat } passe les visages en revue, puis garde le **{ $face }**.
               *[9] { $seat } fourre le **{ $face }** sous sa couette. Béni ? Maudit ? Extinction des feux.
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat } donne un **{ $face }** à { $other }, qui n’attendait que ça. Aïe !
       *[other] { $pair ->
            [3] Encore ?! Troisième cadeau signé { $seat } pour { $other } : un **{ $face }**. Amour ou guerre ?
            [5] Cinq cadeaux déjà, expéditeur { $seat }, destinataire { $other }, et voici un **{ $face }**. Il n’y a plus de papier cadeau.
           *[other] { $row ->
                [4] Quatre dons de suite ! { $other } déballe un **{ $face }** offert par { $seat }. C’est Noël ?
               *[other] { $flavour ->
                    [0] { $seat } tend le **{ $face }** à { $other }. Quelle générosité.
                    [1] { $seat } fait glisser le **{ $face }** vers { $other }, qui doit le prendre.
                    [2] Un **{ $face }** passe par avion, départ { $seat }, arrivée { $other }. Ni repris, ni échangé.
                    [3] « Pour moi ? Il ne fallait pas. » { $other } le pense vraiment : c’est un **{ $face }**, signé { $seat }.
                    [4] Colis pour { $other } : un **{ $face }**, expéditeur { $seat }.
                    [5] Avec un grand sourire, { $seat } donne le **{ $face }** à { $other }.
                    [6] Patate chaude ! Le **{ $face }** quitte { $seat } et atterrit chez { $other }.
                    [7] { $other } hérite du **{ $face }**, et { $seat } sifflote comme si de rien n’était.
                    [8] { $seat } trouve ce **{ $face }** très seyant sur { $other }.
                   *[9] Am, stram, gram… { $other } ! { $seat } se débarrasse du **{ $face }**.
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] Béni encore, deux fois de suite ! Le { $face } rapporte encore 10 : { $before } → { $after }. On ne sourit pas.
            [3] Trois bénis d’affilée ! { $before } → { $after }, grâce à un { $face }. Tu triches, forcément. (Mais non.)
           *[other] { $flavour ->
                [0] Ton chiffre béni ! Le { $face } vaut 10 pour toi : { $before } → { $after }.
                [1] Jackpot, et motus : un { $face }, et { $before } → { $after }.
                [2] Dix pour un { $face } ! Ton chiffre béni t’emmène plus haut : { $before } → { $after }.
                [3] Hourra, mais à l’intérieur : ce { $face } était béni. { $before } → { $after }.
                [4] Quelqu’un là-haut t’aime bien. Le { $face } est béni : { $before } → { $after }.
               *[5] Danse dans ta tête : { $face } béni, { $before } → { $after }.
            }
        }
        [evil] { $row ->
            [2] Maudit encore une fois. Mais que peut prendre un { $face } à un 0 ?
            [3] Troisième maudit de suite ! Ce { $face } a le béguin pour toi, ce n’est pas possible. Toujours 0.
           *[other] { $before ->
                [0] { $flavour ->
                    [0] Ton chiffre maudit, mais tu n’avais rien à perdre : toujours 0.
                    [1] Un { $face } maudit vient te dévaliser et trouve 0. Il repart, tout gêné.
                   *[2] { $face } maudit ? Une chance que tu sois à 0.
                }
               *[other] { $flavour ->
                    [0] Ton chiffre maudit. Ton score tombe, de { $before } à 0.
                    [1] Ouille, le maudit ! Un { $face }, et { $before } devient 0. Souris quand même.
                    [2] Toboggan : { $face } maudit, et hop, { $before } finit à 0. Personne n’a rien vu.
                    [3] Ce { $face } était empoisonné. Tu avais { $before } ; tu as 0.
                    [4] Pouf ! { $face } maudit : { $before } → 0. Fais comme si tu avais gagné quelque chose.
                   *[5] Pas celui-là ! Ton { $face } maudit engloutit { $before ->
                        [1] ton seul point
                       *[other] tes { $before } points
                    } et rote : 0.
                }
            }
        }
        [over] { $flavour ->
            [0] Le { $face } t’aurait fait dépasser l’objectif, alors rien ne s’ajoute : tu restes à { $after }.
            [1] Trop, c’est trop : un { $face } ne rentre plus. Toujours { $after }.
            [2] Ton verre est trop plein pour un { $face }. Tu en restes à { $after }.
            [3] C’était presque ça, mais un { $face } passe par-dessus. { $after }, comme avant.
            [4] Le { $face } rebondit : au-delà de l’objectif, ça ne compte pas. Te voilà encore avec { $after }.
           *[5] Plus de place pour un { $face } là-haut. On garde { $after }.
        }
       *[plain] { $flavour ->
            [0] Tu ajoutes { $face } : { $before } → { $after }.
            [1] Simple comme bonjour, { $face } de plus : { $before } → { $after }.
            [2] Un { $face } dans la tirelire. { $before } → { $after }.
            [3] Ni béni ni maudit, juste un { $face } : { $before } → { $after }.
            [4] Petit à petit : { $before } et { $face } font { $after }.
            [5] Tu grignotes un { $face }. Avant, { $before } ; maintenant, { $after }.
            [6] Pas de quoi en faire un drame : le { $face } compte pour ce qu’il est, { $before } → { $after }.
            [7] Tu grimpes en douce, plus { $face } : de { $before } à { $after }.
            [8] Le { $face } emménage sans un bruit. { $before } → { $after }.
           *[9] Encore un { $face } dans ta chaussette, qui en contient { $after } (avant : { $before }).
        }
    }
event-won =
    { $how ->
        [last] Tous les autres sont au lit : { $seats } gagne.
       *[target] { $comeback ->
            [1] Du fin fond du classement ! Dernière place à la mi-temps, et voilà l’objectif, pile : { $seats } gagne ! Cartes sur table.
           *[other] { $flavour ->
                [0] L’objectif, pile : { $seats } gagne ! Cartes sur table.
                [1] Dans le mille ! { $seats } tombe pile sur l’objectif et gagne ! Montrez tous vos cartes.
                [2] Pas un de trop, pas un de moins : { $seats } atteint l’objectif et gagne ! Les cartes, s’il vous plaît.
               *[3] « Tadaaa ! » { $seats } touche l’objectif au point près et gagne ! Voyons un peu qui était qui.
            }
        }
    }

## Why not

refusal-already-rolled = Le { $face } est déjà sur la table : garde-le, ou donne-le à quelqu’un.
refusal-roll-first = Lance d’abord le dé.
refusal-give-self = Tu ne peux pas te donner un chiffre. Si tu le veux, garde-le.
refusal-give-nobody = À la place { $number }, plus personne n’est en jeu.

## At the table

prompt-roll = **{ $seat }**, lance le dé.
prompt-choose = **{ $seat }** : garder le { $face }, ou le donner ?
action-roll = Lancer le dé
action-keep = Garder le { $face }
action-give = Le donner à { $other }
peek-card = 😇 Béni **{ $good }** · 😈 Maudit **{ $evil }** · score **{ $score }** sur { $target } pile
final-card = { $seat } : béni { $good }, maudit { $evil }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## The first minute, for those who are new to the game

hint-goal = 🏁 Le but : { $target } points pile. Qui les a en premier gagne.
hint-own = 🃏 Ta carte : 😇 Béni { $good } · 😈 Maudit { $evil } · { $score } sur { $target }. Elle est dans mon message privé, et toujours sous **{ $peek }**.
hint-wait = 😇 Ton chiffre béni est le **{ $good }** : chaque { $good } que tu prends vaut 10 points. 😈 Ton chiffre maudit est le **{ $evil }** : prends-en un, et tu retombes à 0. Personne d’autre ne le sait, alors garde ton sérieux.
hint-roll = À toi ! Lance : tout le monde voit le chiffre, et il n’y a que toi pour savoir ce qu’il vaut.
hint-good = 😇 { $face }, c’est ton chiffre béni. Si tu le gardes, il rapporte 10, et tu passes à { $after } points.
hint-evil = 😈 { $face }, c’est ton chiffre maudit, et personne ne le sait. Si tu le gardes, tu retombes à 0. Si tu le donnes, il rapporte des points, sauf si c’est aussi le chiffre maudit de qui le reçoit.
# The same with no points yet.
hint-evil-free = 😈 { $face }, c’est ton chiffre maudit, et personne ne le sait. Tu n’as pas de points qu’il pourrait te prendre. Si tu le donnes, il rapporte des points, sauf si c’est aussi le chiffre maudit de qui le reçoit.
hint-plain = Garde le { $face }, et tu passes à { $after ->
        [one] { $after } point
       *[other] { $after } points
    }. Ou donne-le : si c’est le chiffre maudit de quelqu’un, retour à 0 ; si c’est son chiffre béni, 10 points cadeau.
hint-over = Avec le { $face }, tu dépasserais { $target } : pour toi, il ne compterait pas. Si tu le donnes, il compte pour l’autre, ou le ramène à 0 si c’est son chiffre maudit.
hint-win = Garde le { $face }, et te voilà à { $target } pile : c’est gagné !

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Ça fait { $target } pile : c’est gagné !
tip-evil = Le garder te ramènerait de { $points } à 0. { $whom ->
        [only] {""}
        [likely] C’est à { $other } qu’il a le plus de chances d’en faire autant.
       *[any] Personne ne connaît les chiffres des autres : { $other }, c’est très bien.
    }
tip-evil-free = Tu n’as encore rien à perdre, et le donner rapporterait sans doute des points à quelqu’un.
tip-good = Dix points d’un coup : ça fait { $after } sur { $target }.
tip-nearer = Il te mène à { $after } sur { $target }.
tip-farther = Depuis { $after }, moins de chiffres mènent à { $target } pile : ce serait plus long que d’où tu es.
tip-likely-evil = D’après ce que { $other } a fait jusqu’ici, { $face } est son chiffre maudit dans { PERCENT($percent) } des cas. Et là, retour à 0.
tip-over = Ça ne change rien pour toi, et personne d’autre n’y gagne de points.

## The rules in a minute

rules-1 =
    ## Magic Numbers
    _de Scott Jon Siegel · de 2 à 10 joueurs_

    Chacun a deux chiffres secrets entre 1 et 6, un **béni** et un **maudit**, et un score secret qui part de 0. Qui atteint l’objectif (30, sauf si l’hôte en décide autrement) **pile** gagne sur-le-champ.

    Commence la personne dont l’anniversaire est le plus proche, ou le sort décide ; c’est l’hôte qui choisit. À ton tour, tu lances un dé devant tout le monde. Puis tu **gardes** le chiffre, ou tu le **donnes** à quelqu’un, qui doit le prendre.
rules-2 =
    ## Ce que fait un chiffre quand tu le prends
    - Ton chiffre **béni** ajoute **10**, au lieu de sa valeur.
    - Ton chiffre **maudit** ramène ton score à **0**.
    - Tout autre chiffre ajoute sa valeur.
    - Ce qui te ferait dépasser l’objectif ne s’ajoute pas du tout, pas même le 10.

    Personne d’autre ne sait ce que devient ton score. La table voit seulement qui lance quoi, et qui le prend.
rules-3 =
    ## Bien jouer
    - Regarde ce que les autres gardent et ce qu’ils donnent : le tableau du plateau le compte pour toi.
    - Garde de temps en temps un chiffre maudit. Au début, zéro n’est pas une catastrophe, et ça brouille les pistes.
    - Pense à la fin. Si aucun chiffre ne peut te mener à l’objectif pile, ton chiffre maudit est la porte de sortie.
    - **Coup d’œil** te montre ta carte quand tu veux. À la fin, tout le monde montre la sienne.

## Why a move is good: whole sentences about the move, to nobody in particular.
# $face is a number on the die, $percent a chance, $otherwise the same chance after the other choice.

why-own-evil = Le { $face } est le chiffre maudit de cette carte : le garder fait tomber de { $points } à 0.
why-nearer =
    { $after ->
        [0] Ça fait { $target } pile.
        [one] Ça rapproche : { $target } est à environ une manche, au lieu de { $before }.
       *[other] Ça rapproche : { $target } est à environ { $after } manches, au lieu de { $before }.
    }
why-stuck = Avec { $points } points, seul le chiffre maudit fait avancer : retour à 0, puis on remonte.
why-farther =
    { $after ->
        [one] Le garder éloignerait : { $target } serait à environ une manche, au lieu de { $before }.
       *[other] Le garder éloignerait : { $target } serait à environ { $after } manches, au lieu de { $before }.
    }
why-gave-away =
    { $times ->
        [1] { $other } a déjà donné un { $face }.
        [2] { $other } a déjà donné deux fois un { $face }.
       *[other] { $other } a déjà donné { $times } fois un { $face }.
    }
why-kept-it =
    { $times ->
        [1] { $other } a déjà gardé un { $face }.
        [2] { $other } a déjà gardé deux fois un { $face }.
       *[other] { $other } a déjà gardé { $times } fois un { $face }.
    }
why-likely-evil = D’après tout ce que la table a vu, le { $face } a { PERCENT($percent) } de chances d’être maudit pour { $other }.
why-ahead = Parmi les autres, c’est { $other } qui a le plus de chances d’avoir { $target } d’ici { $rounds } manches : { PERCENT($percent) }.
why-hides = Ça en dit moins long : la table est alors sûre à { PERCENT($percent) } du vrai chiffre maudit, au lieu de { PERCENT($otherwise) }.

## Headlines of the card that people share. $number is a face of the die, or points.

headline-somebody-elses-number = Cadeau fatal : un { $number } offert, et victoire pour { $winners }
headline-fell-and-got-up = { $number } points perdus d’un coup, et victoire pour { $winners }
headline-kept-the-right-one = { $winners } fait { $number }, le garde, et gagne

## Achievements

feat-gift-horse = À cheval donné
    .story = une victoire grâce à un chiffre donné par quelqu’un d’autre
feat-fairy-godmother = Bonne fée
    .story = un chiffre offert à quelqu’un, et c’était le bon pour gagner
feat-sweet-poison = Doux poison
    .story = un cadeau pour quelqu’un qui avait quinze points ou plus : son chiffre maudit
feat-phoenix = Phénix
    .story = de quinze points ou plus à zéro, et la victoire quand même
feat-straight-face = Visage de marbre
    .story = son propre chiffre maudit gardé comme si de rien n’était, et la victoire

# Planning ahead. $keep are the numbers that are kept, $keeps is how many that are.
plan =
    { $keeps ->
        [0] donner n’importe quel chiffre à { $give }
        [6] garder n’importe quel chiffre
       *[other] garder { $keep }, et donner tout autre chiffre à { $give }
    }{ $given ->
        [whatever] , même si on te donne un chiffre avant
       *[void] {""}
    }
plan-ask-keep = Les chiffres à garder
plan-ask-give = Tous les autres vont à
plan-ask-given = Si on te donne un chiffre avant
plan-open-keep = aucun
plan-open-give = choisis quelqu’un
# Same as English: there are no words in it.
plan-some-keep = { $number }
plan-given-void = le plan tombe à l’eau
plan-given-whatever = s’en tenir au plan
plan-void-given = quelqu’un t’a donné un chiffre.
refusal-plan-give-whom = Qui reçoit les chiffres que tu ne gardes pas ? Choisis quelqu’un, ou garde les six.
