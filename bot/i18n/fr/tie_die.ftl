### Tie-Die, in French.

# Same as English: French players know the game by this title.
title = Tie-Die

## The board and the text board

board-target = objectif
board-header-upgrade = Manche { $round } : on y va ?
board-header-challenge = Un défi, quelqu’un ?
board-header-answer = défie { $other }
board-header-wait = on attend
board-header-may = qui peut encore défier :
board-header-stake = Duel, ou { $points } pour y échapper ?
board-header-won = gagne avec { $points } points !
board-header-tied = remporte le jet décisif !
board-legend-ready = c’est bon
board-legend-passed = passe
board-legend-bolt = défi disponible
board-legend-up = peut acheter
board-round = Dernier lancer
board-none = Aucun lancer encore. On commence au d4.
board-tied = idem
board-prices = Le prix des dés
board-start-die = au départ
# Same as English: the French word.
board-price = { $points } points
board-fight-roll-off = Barrage à { $face }
board-fight-tie-break = Pour la victoire
board-fight-challenge = Défi à { $points }
board-fight-declined = Défi refusé
board-fight-waiting = Défi à { $points } !
board-fight-earlier = +{ $count } avant
board-throws-count = { $count } jets
board-die = d{ $sides }
board-last-die = Joueur, dernier dé
board-course = Points par manche
# Same as English: the French word.
board-points = Points
board-course-told = Points manche par manche : { $each }.
board-course-of = { $name } { $points }
board-got-safe = à l’abri
board-got-holds = garde le dé
board-got-wins = gagne !
board-got-out = –
board-got-asked = duel ou −{ $points } ?

board-heading = Tie-Die · objectif { $target } points · manche { $round }
board-now-upgrade = On achète des dés, puis tout le monde lance. On attend { $names }.
board-now-challenge = L’heure des défis. Peuvent encore en lancer un : { $names }.
board-now-answer = { $seat } a payé { $points } pour défier { $other } : accepter, ou refuser pour { $points } ?
board-now-won = { $name } gagne avec { $points } points !
board-now-tied = { $name } gagne avec { $points } points, après un jet décisif !
board-player = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, d{ $sides }, { $challenge ->
        [used] défi utilisé
       *[left] défi disponible
    }{ $mark ->
        [ready] , c’est bon
        [passed] , passe
        [waiting] , pas encore là
        [may] , peut défier
        [gone] , abandon
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] , peut acheter un d{ $price }
    }
board-short = { $name } { $points }, d{ $sides }
board-scores = Points et dés : { $each } ; objectif { $target }.
board-roll = Le lancer : { $each }.
board-rolled = { $name } { $face } (d{ $sides })
board-just-won = À l’instant, { $name } remporte le { $kind ->
        [challenge] défi
        [tie-break] jet décisif
       *[other] barrage
    } avec { $face ->
        [8] un 8
       *[other] un { $face }
    } au d{ $sides }.
board-just-bought = À l’instant, { $name } achète un d{ $after } à la place du d{ $before }.
board-roll-none = Personne n’a encore lancé. Tout le monde commence avec un d4.
board-price-list = Un d6 coûte 6 points, un d8 8, un d10 10, l’un après l’autre.
board-told-roll-off = Barrage à { $face } : { $throws }. { $results }.
board-told-tie-break = Jet décisif pour la victoire : { $throws }. { $results }.
board-told-challenge = { $seat } a défié { $other } pour { $points } : { $throws }. { $results }.
board-told-declined = { $seat } a défié { $other } pour { $points } : défi refusé, et payé.
board-throws-skipped =
    { $count ->
        [one] { $count } jet pour rien
       *[other] { $count } jets pour rien
    }, puis { $throws }
board-threw = { $name } { $face }
board-result-won = { $name } gagne { $points }, du d{ $before } au d{ $sides }
board-result-lost =
    { $points ->
        [0] { $name } ne perd rien, du d{ $before } au d{ $sides }
       *[other] { $name } perd { $points }, du d{ $before } au d{ $sides }
    }
board-result-won-same = { $name } gagne { $points }, garde le d{ $sides }
board-result-lost-same =
    { $points ->
        [0] { $name } ne perd rien, garde le d{ $sides }
       *[other] { $name } perd { $points }, garde le d{ $sides }
    }
board-result-safe = { $name } s’en sort
board-result-holds = { $name } garde le dé
board-result-wins = { $name } gagne
board-result-out = { $name } perd le jet

## Options

tagline =
    Tout le monde lance à la fois. Même nombre ? Barrage !
    Gagne, et ton dé grossit ; perds, et il rapetisse.
# The picture of the game, for those who do not see it.
picture-alt = Quatre dés de quatre formes foncent les uns sur les autres ; deux montrent un 4, et un éclair jaillit entre eux.
option-target = Points à atteindre
option-target-20 = 20 points (partie courte)
# Same as English: the French word.
option-target-30 = 30 points
option-target-50 = 50 points (partie longue)

## What happened

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat } paie { $sides } points et passe au **d{ $sides }**.
        [1] Un **d{ $sides }** tout brillant pour { $seat } : { $sides } points bien placés ?
        [2] { $seat } investit { $sides } points dans un **d{ $sides }**.
        [3] « Plus c’est gros, mieux c’est », se dit { $seat } : un **d{ $sides }** à { $sides } points, je vous prie.
        [4] Emplettes : { $seat } sort de la boutique avec un **d{ $sides }** et { $sides } points de moins.
        [5] { $sides } points sur le comptoir. Amuse-toi bien avec ton **d{ $sides }**, { $seat } !
       *[6] { $seat } échange { $sides } points contre un **d{ $sides }** qui sent encore le neuf.
    }
event-readied =
    { $flavour ->
        [0] C’est bon pour { $seat }.
        [1] { $seat } fait tinter le dé : on y va !
        [2] « C’est parti ! » dit { $seat }.
        [3] { $seat } fait craquer une phalange.
        [4] Pouce levé : { $seat }.
        [5] { $seat } ne tient plus en place.
        [6] Manches retroussées : { $seat } ne plaisante plus.
        [7] { $seat } embrasse le dé pour la chance.
        [8] « Quand vous voulez ! » lance { $seat } depuis son coin.
        [9] { $seat } se redresse sur sa chaise.
       *[10] Un signe de tête, un clin d’œil, et { $seat } en est.
    }
event-rolled =
    { $flavour ->
        [0] 🎲 Un, deux, trois, lancez ! { $faces }.
        [1] 🎲 Tous ensemble : { $faces }.
        [2] 🎲 Les dés s’envolent : { $faces }.
        [3] 🎲 Patatras ! { $faces }.
        [4] 🎲 Plus personne ne respire… { $faces }.
        [5] 🎲 Ça monte, ça redescend : { $faces }.
        [6] 🎲 Roulement de tambour : { $faces }.
       *[7] 🎲 Et la table répond : { $faces }.
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] Ni égalité, ni larmes : tout le monde encaisse.
            [1] Rien que des nombres différents. À chacun ses points.
            [2] Personne sur les pieds de personne : tout compte.
            [3] La paix, pour une fois ! Des points pour tous.
            [4] Quelle politesse : pas la moindre dispute, et tout s’ajoute.
            [5] Tout le monde est content ? Tout le monde marque.
           *[6] Pas un doublon, alors servez-vous.
        }
       *[other] { $flavour ->
            [0] Sans contestation : { $points }.
            [1] Bien au chaud dans la poche : { $points }.
            [2] Loin de la mêlée : { $points }.
            [3] Là-dessus, aucune dispute : { $points }.
           *[4] Pendant que les autres se toisent : { $points }.
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **Baston !** { $seats }, même { $face }, et ça va se régler aux dés.
        [1] ⚔️ { $seats } sur le même { $face } : **barrage !**
        [2] ⚔️ Égalité à { $face } ! { $seats } se font face : **barrage !**
        [3] ⚔️ **Baston !** { $seats } veulent exactement le même { $face }.
        [4] ⚔️ Bingo ! Un { $face } chacun pour { $seats } : **barrage !**
        [5] ⚔️ **Baston !** Ce { $face } est trop petit pour { $seats } à la fois.
        [6] ⚔️ Les grands esprits se rencontrent : { $seats } avec un { $face }. **Barrage !**
       *[7] ⚔️ Poussez les verres, { $seats } ! Qui dit { $face } dit **barrage !**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] Ça tombe : { $faces }.
            [1] Et voilà : { $faces }.
            [2] Le jet : { $faces }.
            [3] Et il tourne encore… non, là, stop : { $faces }.
            [4] On peut rouvrir les yeux : { $faces }.
           *[5] L’affaire est entendue : { $faces }.
        }
       *[other] { $flavour ->
            [0] { $faces }… rien n’est réglé, on recommence !
            [1] { $faces } : toujours à égalité. Encore une fois !
            [2] { $faces }. La chambre retient son souffle : on relance !
            [3] { $faces }. C’est une blague ? Nouveau jet.
            [4] { $faces }, collés comme du chewing-gum. Lancez !
           *[5] { $faces } ? Les dés s’amusent comme des fous. Allez, encore un !
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat } gagne, +**{ $face }**, et tient déjà le plus gros dé, le d10.
            [1] 🔺 +**{ $face }** pour { $seat }. Au-dessus du d10, il n’y a que le plafond.
            [2] 🔺 Le d10 a encore frappé : +**{ $face }** pour { $seat }.
           *[3] 🔺 { $seat } ajoute **{ $face }** et astique ce beau d10.
        }
       *[other] { $row ->
            [3] 🔺 Trois barrages de suite ! { $seat } prend +**{ $face }** et un **d{ $sides }**. À qui le tour ?
           *[other] { $flavour ->
                [0] 🔺 { $seat } gagne, +**{ $face }**, et passe au **d{ $sides }**.
                [1] 🔺 +**{ $face }** et un plus gros dé pour { $seat } : bonjour, **d{ $sides }** !
                [2] 🔺 Danse de la victoire ! { $seat } empoche +**{ $face }** et grimpe au **d{ $sides }**.
                [3] 🔺 Joli jet, { $seat } : +**{ $face }**, et voici ton **d{ $sides }**.
                [4] 🔺 { $seat } sort de la mêlée avec +**{ $face }**. À la clé, un **d{ $sides }**.
                [5] 🔺 Le **d{ $sides }** revient à { $seat }, et +**{ $face }** avec.
               *[6] 🔺 Une seule mine réjouie dans la pièce, { $seat } : +**{ $face }** et le **d{ $sides }**.
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 Troisième barrage perdu de suite{ $points ->
                    [0] {""}
                   *[other] , { $points } de moins
                }. Que quelqu’un offre un biscuit à { $seat } (et à ce courageux petit d4).
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat } perd, mais zéro point, ça ne rétrécit pas, et un d4 non plus.
                    [1] 🔻 Rien à perdre, pas plus bas où tomber : { $seat } reste là avec le d4.
                    [2] 🔻 « On ne tond pas un œuf », dit { $seat }, le d4 à la main.
                   *[3] 🔻 Une défaite, et même pas mal. { $seat } est toujours à zéro, avec un d4.
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat } perd { $points } et s’accroche au d4. Plus petit, ça n’existe pas.
                    [1] 🔻 Moins { $points } pour { $seat }. Le d4 reste ; où irait-il ?
                    [2] 🔻 Voilà { $seat } avec { $points } de moins et le plus petit dé de la maison.
                    [3] 🔻 Et hop, { $points } en moins pour { $seat }. « Il nous reste notre amitié », dit le d4.
                    [4] 🔻 { $seat } laisse filer { $points }, mais personne ne veut de ce d4.
                   *[5] 🔻 Un soupir, { $points } de moins, et { $seat } tapote la tête pointue du d4.
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat } perd sans avoir de points à perdre, et retombe au **d{ $sides }**.
           *[other] { $row ->
                [3] 🔻 Perdu, perdu et reperdu : { $seat } paie { $points } et redescend au **d{ $sides }**. Ça ne peut que s’arranger.
               *[other] { $flavour ->
                    [0] 🔻 { $seat } perd { $points } et retombe au **d{ $sides }**.
                    [1] 🔻 C’était un beau gros dé, { $seat }. { $points } en moins, et un **d{ $sides }** désormais.
                    [2] 🔻 { $seat } rétrécit au **d{ $sides }** et paie { $points } pour ce plaisir.
                    [3] 🔻 Une taille en moins, { $points } en moins : un **d{ $sides }** pour { $seat }.
                   *[4] 🔻 { $seat } rend { $points } et reçoit le **d{ $sides }** que personne n’a commandé.
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] Entre les deux avec { $face }, { $seat } s’éclipse sans une égratignure.
        [1] Ni en haut ni en bas, { $seat } et son { $face } filent sur la pointe des pieds.
        [2] { $seat } ({ $face }) laisse passer l’orage.
       *[3] Ouf : avec { $face }, rien ne change pour { $seat }.
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 Pour la victoire : { $faces } !
            [1] 👑 Un jet, une couronne… { $faces } !
           *[2] 👑 Et le tout dernier lancer dit { $faces } !
        }
       *[other] { $flavour ->
            [0] 👑 Pour la victoire : { $faces }. Encore à égalité, on relance !
            [1] 👑 { $faces } : la couronne hésite. Une fois de plus !
           *[2] 👑 Incroyable, { $faces } ! Aux dés, vite.
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat } laisse courir pour cette fois.
        [1] { $seat } passe.
        [2] Pas de défi, merci : { $seat }.
        [3] { $seat } préfère la paix des ménages.
        [4] « Pas ce soir », dit { $seat }.
        [5] { $seat } étudie le papier peint.
        [6] Non de la tête : { $seat } ne cherche noise à personne.
        [7] { $seat } garde son défi au chaud.
        [8] { $seat } ne réveille pas le chat qui dort.
       *[9] { $seat } réfléchit. Réfléchit encore. Et non.
    }
event-challenged =
    { $pair ->
        [3] 🧤 Encore ces deux-là ! Pour la troisième fois, { $seat } paie, { $points } maintenant, et **défie { $other }**.
       *[other] { $flavour ->
            [0] 🧤 { $seat } plaque { $points } points sur la table et **défie { $other }** !
            [1] 🧤 « Toi et moi, { $other } ! » { $seat } paie { $points } pour un **défi**.
            [2] 🧤 { $seat } jette le gant devant **{ $other }**, pour { $points } points.
            [3] 🧤 Joli dé, **{ $other }**. { $seat } le lorgne, et propose { $points } pour un duel.
            [4] 🧤 Les chaises raclent le sol : { $seat } mise { $points } contre **{ $other }** !
           *[5] 🧤 Agacer **{ $other }** dans les règles de l’art, c’est { $points } points. { $seat } paie.
        }
    }
event-declined =
    { $flavour ->
        [0] Plutôt payer { $points } : { $seat } refuse d’affronter { $other }.
        [1] « Pas aujourd’hui, { $other }. » { $seat } paie { $points } et reste en dehors.
        [2] { $seat } refuse, pour { $points } points. La mise est perdue, { $other }.
        [3] { $points } points : { $seat } s’offre une soirée tranquille, et { $other } peut ranger son dé.
       *[4] Un lacet à refaire, soudain : { $seat } laisse { $points } sur la table, et { $other } contemple les siens.
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ { $seat } accepte ! { $other }, à la table.
        [1] ⚔️ « Amène-toi, { $other } ! » { $seat } relève le défi.
        [2] ⚔️ On n’achète pas { $seat } : { $other } aura son duel.
        [3] ⚔️ { $seat } accepte, évidemment. Bonne chance, { $other }.
       *[4] ⚔️ { $seat } roule des épaules : « J’accepte, { $other }. »
    }
event-moved-up =
    { $flavour ->
        [0] Pour l’occasion, { $seat } passe du d{ $before } au **d{ $sides }**.
        [1] À armes égales : { $seat } troque le d{ $before } contre un **d{ $sides }**.
       *[2] Abracadabra, { $seat } : le d{ $before } devient un **d{ $sides }**.
    }
event-challenge-won =
    { $points ->
        [0] 🔺 { $seat } gagne, +**{ $face }** ! { $other } n’a pas de points à perdre{ $before ->
            [4] , et le d4 reste un d4.
           *[other] , mais dégringole au **d{ $sides }**.
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 { $seat } gagne, +**{ $face }** ! { $other } perd { $points }, et le d4 reste un d4.
               *[1] 🔺 Touché ! +**{ $face }** pour { $seat }, moins { $points } pour { $other }, qui garde au moins un d4.
            }
           *[other] { $flavour ->
                [0] 🔺 { $seat } gagne, +**{ $face }** ! { $other } perd { $points } et dégringole au **d{ $sides }**.
                [1] 🔺 Aïe, ça pique : { $other } a { $points } de moins et un **d{ $sides }**. +**{ $face }** pour { $seat } !
                [2] 🔺 { $seat } l’a cherché et l’a trouvé, +**{ $face }**. Un **d{ $sides }** et { $points } de moins pour { $other }.
               *[3] 🔺 Hourra pour { $seat } : +**{ $face }** ! { $other } repart avec un **d{ $sides }**, { $points } en moins.
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other } tient bon. { $seat } n’a plus de points à perdre, et garde le dé.
       *[other] { $flavour ->
            [0] 🛡️ { $other } tient bon. { $seat } perd { $points }, mais garde le dé.
            [1] 🛡️ Rien à faire contre { $other } : { $seat } laisse { $points } dans l’affaire, et rentre avec son dé.
            [2] 🛡️ « Autre chose ? » demande { $other }. { $seat } paie { $points } et serre son vieux dé.
           *[3] 🛡️ { $seat } a mal choisi. { $other } l’emporte ; { $points } en fumée, le dé est sauf.
        }
    }
event-voided = Le défi est annulé : { $seat } récupère ses { $points } points et son défi.
event-won =
    { $how ->
        [last] Tous les autres sont au lit : { $seats } gagne.
       *[target] { $comeback ->
            [1] 🏆 De la dernière place à la mi-temps jusqu’au sommet : { $seats } passe la ligne et **gagne** !
           *[other] { $flavour ->
                [0] 🏆 { $seats } passe la ligne et **gagne** !
                [1] 🏆 L’objectif est atteint ! { $seats } **gagne**, et les dés vont se coucher.
                [2] 🏆 { $seats } **gagne** ! Les autres, ayez l’air surpris.
               *[3] 🏆 Vous pouvez recompter, ça suffit : { $seats } **gagne** !
            }
        }
    }

## Why not

refusal-already-ready = C’est déjà bon pour toi. Les dés partent dès que tout le monde y est.
refusal-biggest-die = Tu as déjà un d10, le plus gros dé qui soit.
refusal-upgrade-too-dear = Un d{ $sides } coûte { $sides } points, et tu en as { $points }.
refusal-other-upgrade = Cet achat-là, un d{ $offered }, est pour quelqu’un d’autre. Ton prochain dé est un d{ $sides }, à { $sides } points.
refusal-other-price = Les choses ont changé : { $other } a maintenant un d{ $sides }, alors le défi coûte { $sides } points.
refusal-window-open = Les défis d’abord. La manche suivante commence quand tout le monde a passé.
refusal-window-shut = Les défis viennent après le lancer, et personne n’a encore lancé dans cette manche.
refusal-challenge-waits = { $other } a défié { $seat }, c’est donc à { $seat } d’accepter ou de refuser d’abord.
refusal-no-challenge = Il n’y a pas de défi à relever.
refusal-not-challenged = Le défi est pour { $seat }, pas pour toi.
refusal-already-passed = Tu as passé, et c’est définitif jusqu’à la manche suivante.
refusal-challenge-used = Tu as déjà utilisé ton unique défi de la partie.
refusal-cannot-challenge = Tu ne peux défier personne pour l’instant : il te faut quelqu’un qui a plus de points que toi, et autant de points que son dé a de faces.
refusal-challenge-self = Tu ne peux pas te défier toi-même.
refusal-challenge-nobody = À la place { $number }, plus personne n’est en jeu.
refusal-challenge-poorer = { $other } n’a pas plus de points que toi.
refusal-challenge-too-dear = Défier { $other } coûte { $sides } points, un pour chaque face de son dé, et tu en as { $points }.

## At the table

prompt-upgrade = **Manche { $round } · en place.** { $count ->
        [0] {""}
       *[other] C’est bon pour { $ready }.{" "}
    }On attend : **{ $waiting }**
prompt-challenge = **Manche { $round } · un défi, quelqu’un ?** { $waiting } : défi possible contre quelqu’un qui a plus de points, une fois par partie.
prompt-answer = **{ $other }** : { $seat } a payé { $points } pour te défier. **Accepte**, et c’est d{ $mine } contre d{ $theirs } ({ PERCENT($chance) } pour toi) : si tu gagnes, tu gardes tout ; si tu perds, { $fall ->
        [0] ton jet est retiré de tes points
       *[other] tu tombes au d{ $fall } et ton jet est retiré de tes points
    }. Ou **refuse** pour { $points } points.
action-ready = C’est bon 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who } :{" "}
    }Passer au d{ $sides } · { $sides } points
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who } :{" "}
    }Défier { $other } · { $points } points
action-pass = Passer
action-accept = Accepter le duel ⚔️
action-decline = Refuser · { $points } points

## The first minute, for those who are new to the game

hint-goal = 🏁 Le but : avoir { $target } points en premier.
hint-upgrade = Quand tout le monde est prêt, les dés volent. Tu lances un d{ $mine } : ce qu’il montre est à toi en points, sauf si quelqu’un fait pareil. { $sides ->
        [0] { "" }Les gros dés coûtent des points et tombent moins souvent à égalité.
       *[other] Tu as { $points } points, assez pour un d{ $sides } : il en coûte { $sides }, et tombe moins souvent à égalité.
    }
hint-challenge = Une fois par partie, tu peux défier quelqu’un qui est devant toi. Ça coûte autant de points que son dé a de faces, et tu en as { $points }. Si tu gagnes, l’autre perd des points et deux tailles de dé. Passer ne coûte rien.
hint-answer = { $other } a payé { $stake } pour t’affronter. Si tu acceptes, vous lancez tous les deux : tu l’emportes { $chance } fois sur cent. Si tu refuses, tu paies { $stake } aussi, mais ton dé est à l’abri.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = Ton prochain lancer peut atteindre { $target } : dans { PERCENT($percent) } des cas. Un nouveau dé te coûterait les points qu’il faut.
tip-bigger = Il coûte { $sides } points, et t’en vaut environ { $points } jusqu’à la fin.
tip-too-dear = Un d{ $sides } coûte { $sides } points, et ne t’en vaudrait qu’environ { $points }.
tip-save = Avec un d{ $sides }, il ne te resterait que { $score } des { $target } points.
tip-pass = Ça ne coûte rien. Un duel contre { $other } coûte { $points } de tes { $score } points, et se gagne dans { PERCENT($percent) } des cas.
tip-pull-back = { $other } peut atteindre { $target } au prochain lancer. Gagne le duel, et c’est la chute : dans { PERCENT($percent) } des cas.
tip-fight = Tu gagnes { PERCENT($percent) } de ces duels, et c’est la chute pour { $other }. Ça coûte { $points } points.
tip-accept = Tu gagnes { PERCENT($percent) } de ces duels. Un duel te coûte en moyenne { $points }, refuser { $stake } à coup sûr.
tip-decline = Un duel te coûte en moyenne { $points }, refuser seulement { $stake }.
tip-drops = Dans { PERCENT($percent) } des cas, tu perds, et ton d{ $before } rétrécit en d{ $sides }. Pour { $stake } points, il est à l’abri.

## The rules in a minute

rules-1 =
    ## Tie-Die
    _d’Adam Lemos · de 2 à 4 joueurs_

    Tout le monde commence avec un **d4** et zéro point, et tout le monde lance **en même temps** : clique sur **C’est bon** quand tu veux, et dès que le dernier l’a fait, les dés volent. Un nombre que personne d’autre n’a fait s’ajoute à tes points.

    Qui atteint l’objectif (30, sauf si l’hôte en décide autrement) gagne. Plusieurs à la fois ? Le plus de points gagne ; en cas d’égalité, un dernier jet décide.
rules-2 =
    ## Égalités et achats
    - **Même nombre ? Barrage !** Les dés à égalité repartent, jusqu’à ce que l’un soit seul tout en haut et un autre seul tout en bas. Le plus haut ajoute ce jet et gagne une taille de dé. Le plus bas perd autant de points que ce jet et descend d’une taille. Entre les deux, on s’en tire sans rien.
    - **Passer au dé supérieur.** Avant de cliquer sur C’est bon, tu peux acheter le dé suivant pour autant de points qu’il a de faces : 6 pour un d6, puis 8 pour un d8, puis 10 pour un d10.
    - Les points ne descendent jamais sous 0, les dés jamais sous le d4.
rules-3 =
    ## Les défis
    Après un lancer, et **une fois par partie**, tu peux défier quelqu’un qui a **plus de points**. Ça coûte autant de points que son dé a de faces. On peut **refuser** en payant autant : tes points et ton défi sont partis. Ou **accepter** :
    - Si ton dé est plus petit, il grandit d’abord jusqu’au sien, et tu le gardes quoi qu’il arrive. Chacun lance.
    - **Tu fais plus :** tu ajoutes ton jet. L’autre perd autant de points que le sien et descend de **deux** tailles.
    - **L’autre fait plus :** de son côté, rien ne bouge. Toi, tu perds autant de points que ton jet.

    Si ça te mène à l’objectif, c’est gagné.
rules-4 =
    ## Bien jouer
    - Les petits dés tombent souvent à égalité. Avec un d4, c’est plus une chance qu’un risque : il n’y a pas grand-chose à perdre.
    - Acheter un dé rapporte si la partie est encore longue. Près de l’objectif, garde tes points.
    - Le défi est la réponse à quelqu’un qui s’échappe : refuser lui coûte autant qu’à toi ; perdre, deux tailles de dé.
    - Si tu ne peux défier personne, pas besoin de cliquer : la manche suivante commence toute seule.

## Why a move is good: whole sentences about the move, to nobody in particular.
# $percent is a chance, $otherwise what declining costs. A fight is what an accepted challenge leads to.

why-pays = Ici, un d{ $sides } vaut autant que { $points } points, et il n’en coûte que { $sides }.
why-too-dear = Un d{ $sides } coûte { $sides } points, et ici, il n’en vaut que { $points }.
why-now = Le prochain lancer a { PERCENT($percent) } de chances d’atteindre { $target } ; après un achat, il ne le peut plus.
why-threat = { $other } atteint { $target } au prochain lancer dans { PERCENT($percent) } des cas.
why-fight =
    { $sides ->
        [0] Un duel contre { $other } se gagne dans { PERCENT($percent) } des cas.
       *[other] Un duel contre { $other } se gagne dans { PERCENT($percent) } des cas, et le plus petit des deux dés devient un d{ $sides }.
    }
why-dear = Défier { $other } coûte { $points } points sur { $score }, et ces duels-là se gagnent dans { PERCENT($percent) } des cas.
why-poor-trade =
    { $brings ->
        [one] Défier { $other } coûte { $points } points et en rapporte en moyenne { $brings } environ.
       *[other] Défier { $other } coûte { $points } points et en rapporte en moyenne { $brings } environ.
    }
why-cheaper =
    { $points ->
        [0] En moyenne, se battre ne coûte à peu près rien ; refuser coûte { $otherwise } points.
        [one] En moyenne, se battre coûte à peu près un point ; refuser en coûte { $otherwise }.
       *[other] En moyenne, se battre coûte à peu près { $points } points ; refuser en coûte { $otherwise }.
    }
why-hands = Dans { PERCENT($percent) } de ces duels-là, { $other } atteint { $target }.
why-drops = Un duel se perd dans { PERCENT($percent) } des cas, et le d{ $before } devient alors un d{ $sides }.

## Headlines of the card that people share

headline-one-more-throw = À égalité de points, un jet de plus : victoire pour { $winners }
headline-won-the-challenge = { $winners } défie { $other }, et l’affaire est réglée
headline-with-the-smallest-die = Le plus petit dé, la plus grande victoire : { $winners }
headline-won-the-roll-off = Victoire au barrage pour { $winners }
headline-the-number-to-win = Il fallait un bon nombre : { $winners } fait { $number }

## Achievements

feat-three-is-a-crowd = Trois, c’est la foule
    .story = un barrage gagné à trois ou plus
# Same as English: the name, as in David and Goliath.
feat-david = David
    .story = un d4 qui fait plus qu’un d10 dans un combat
feat-stubborn-as-mules = Têtes de mule
    .story = un combat où il faut quatre jets ou plus pour trancher
feat-small-is-beautiful = Petit mais costaud
    .story = une victoire avec un d4 encore en main
feat-photo-finish = Photo-finish
    .story = à égalité de points, et le jet de plus est le bon

# Planning ahead.
plan =
    { $next ->
        [ready] « C’est bon », sans rien acheter
        [upgrade] acheter des dés tant que les points suffisent, puis « C’est bon »
       *[ask] te laisser les achats
    } ; { $window ->
        [pass] ne défier personne
       *[ask] te laisser les défis
    }{ $challenged ->
        [accept] ; accepter, si on te défie
        [decline] ; refuser, si on te défie
       *[ask] ; si on te défie, te demander
    }
plan-ask-next = Avant le prochain lancer
plan-ask-window = Quand tu peux défier quelqu’un
plan-ask-challenged = Quand quelqu’un te défie
plan-next-ready = C’est bon, sans rien acheter
plan-next-upgrade = acheter autant que possible, puis C’est bon
plan-next-ask = me demander
plan-window-pass = passer
plan-window-ask = me demander
plan-challenged-ask = me demander
plan-challenged-accept = accepter
plan-challenged-decline = refuser et payer
plan-void-die = ton dé n’est plus celui que tu avais en faisant ce plan.

## Facts of a review

fact-off-won = { $seat } a gagné le barrage à { $tied } au lancer { $throw } : +{ $face } et un d{ $sides }.
fact-challenge-won = { $seat } a gagné le défi contre { $other } : +{ $face }.
