### Sibling Rivalry, in French.

# Same as English: French players know the game by this title.
title = Sibling Rivalry
tagline =
    Cinq dés, et des parents juste à côté : casse les pieds aux autres,
    fais pire qu’eux, et arrête-toi avant de te faire pincer.
# The picture of the game, for those who do not see it.
picture-alt = Deux enfants se font des grimaces au-dessus de leurs dés, et des yeux fâchés regardent par une porte.

## The tracks and their squares. Sentences that name one have $track and $square.

track =
    { $track ->
        [2] Regard
        [3] Grimace
        [4] Guili
        [5] Bobo
       *[6] Vanne
    }
square =
    { $track ->
        [2] { $square ->
            [1] Regard à côté
            [2] Regard en biais
            [3] Regard direct
            [4] Regard fixe
            [5] Sourire en coin
            [6] Œil de serpent
           *[7] Arrête de me regarder !
        }
        [3] { $square ->
            [1] Bouche en cœur
            [2] Langue tirée
            [3] Nez de cochon
            [4] Tronche de cake
            [5] Yeux de mouche
            [6] Paupières retournées
           *[7] Arrête tes grimaces !
        }
        [4] { $square ->
            [1] Guili pour rire
            [2] Pied
            [3] Menton
            [4] Côtes
            [5] Sous les bras
            [6] Plaquage et tête
           *[7] Hahahaha !
        }
        [5] { $square ->
            [1] Coup pour rire
            [2] Pichenette
            [3] Pinçon
            [4] Cheveux tirés
            [5] Béquille
            [6] Rafale de poings
           *[7] Aïe ! Arrête !
        }
       *[6] { $square ->
            [1] Nananère
            [2] On voit ta culotte
            [3] Bizarre… j’ai eu la beauté ET le génie
            [4] J’ai craché dedans
            [5] Cette nuit, j’ai vu des bêtes entrer dans ton nez
            [6] Tu viens de l’orphelinat
           *[7] MAMAN ! C’est vrai ?
        }
    }
# The same where there is little room.
short-square =
    { $track ->
        [2] { $square ->
            [7] Me regarde pas !
           *[other] { square }
        }
        [3] { $square ->
            [6] Yeux retournés
            [7] Grimaces, stop !
           *[other] { square }
        }
        [4] { $square ->
            [6] Prise et tête
           *[other] { square }
        }
        [5] { $square ->
            [6] Rafale de coups
           *[other] { square }
        }
        [6] { $square ->
            [2] Ta culotte !
            [3] Beauté ET génie
            [4] Craché dedans
            [5] Bêtes au nez
            [6] Orphelinat !
            [7] M’MAN ! Vrai ?
           *[other] { square }
        }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [3] { $square ->
            [6] Yeux re{"\u00AD"}tournés
            [7] Gri{"\u00AD"}maces, stop !
           *[other] { short-square }
        }
        [4] { $square ->
            [7] Haha{"\u00AD"}haha !
           *[other] { short-square }
        }
        [5] { $square ->
            [2] Piche{"\u00AD"}nette
           *[other] { short-square }
        }
        [6] { $square ->
            [1] Nana{"\u00AD"}nère
            [6] Orphe{"\u00AD"}linat !
           *[other] { short-square }
        }
       *[other] { short-square }
    }

## The board and the text board

board-header-roll = lance les dés
board-header-choose = quelle piste pour ce jet ?
board-header-decide = relancer ou s’arrêter ?
board-header-won = passe l’arrivée et gagne !
board-start = Départ
board-finish = Arrivée
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] Oups !
       *[other] Oups ! −{ $squares }
    }
board-just-climb = À l’instant, { $name } avance de { $steps } au rayon { $track } ({ $square }).
board-just-catch = À l’instant, { $name } se fait pincer avec { $ones ->
        [2] deux
        [3] trois
        [4] quatre
       *[5] cinq
    } 1{ $back ->
        [0] {""}
       *[other] , et recule de { $before } à { $after }
    }.
board-just-tumble = À l’instant, { $name } perd son pion au rayon { $track } : { $other } a fait mieux.
board-just-gain = À l’instant, { $name } marque { $points }.
board-danger-1 = de risque
board-danger-2 = au jet
board-heading =
    Sibling Rivalry · il faut dépasser la case { $length } de la piste des scores { $track ->
        [short] courte
        [long] longue
       *[standard] standard
    }{ $escalate ->
        [any] {" "}· surenchère sur toutes les pistes
       *[highest] {""}
    }
board-now-roll = { $name } lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
board-now-choose = { $name } a fait { $faces } : quelle piste ?
board-now-decide = { $name } a fait { $faces } : relancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, ou s’arrêter ?
board-now-won = { $name } passe l’arrivée et gagne !
board-ones = Les 1 mis de côté : { $ones } sur { $limit }, { $dice ->
        [one] encore { $dice } dé
       *[other] encore { $dice } dés
    }. { PERCENT($percent) } de risque de se faire pincer au prochain jet.
board-angel = { $name } est sur un ange.
board-devil = { $name } est sur un démon.
board-can = Ce jet permet : { $each }.
board-could = { $track } : { $steps ->
        [0] rester sur { $square }
       *[other] monter de { $steps }, sur { $square }
    } ({ $points })
board-stop =
    S’arrêter maintenant : { $place ->
        [alone] le pion reste
        [ahead] { $other } se fait damer le pion
        [tied] à égalité avec { $other }, donc le pion saute
        [behind] derrière { $other }, donc le pion saute
       *[none] aucun pion en place
    }.
board-tracks = Les pistes, de la première case à la dernière, avec leurs points :
board-track =
    { $face } { $track }{ $open ->
        [yes] {" "}(ouverte)
       *[no] {""}
    } : { $squares }
# Same as English: there are no words in it.
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
# Same as English: SCORE is what a record calls it.
board-score-square =
    { $pawns ->
        [none] { $name } { $points } & SCORE
       *[other] { $name } { $points } & SCORE [{ $pawns }]
    }
board-map = Piste des scores : cases 1 à { $length } ; anges (il faut quatre 1 pour se faire pincer) en { $angels } ; démons (deux 1 suffisent) en { $devils }.
board-scores = Piste des scores, qui est où, et les pions de défi :
board-row =
    { $name } : { $position ->
        [start] 0 (départ)
        [finish] arrivée
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ; { $pawn }
    }
board-row-gone = { $name } : abandon
board-pawn = { $track }, { $square } ({ $points })
board-alt-scores = Scores : { $each }.
board-alt-pawns = Pions : { $each }.
board-alt-open = Pistes ouvertes : { $tracks }.

## Options

option-track = Piste des scores
option-track-standard = standard, 22 cases
option-track-short = courte, 12 cases
option-track-long = longue, 32 cases
option-escalate = Où surenchérir
option-escalate-highest = juste au-dessus de la plus haute piste occupée
option-escalate-any = juste au-dessus d’une piste occupée
option-first = Qui commence
option-first-random = au hasard
option-first-host = l’hôte

## What happened

event-first =
    { $how ->
        [host] La table est à { $seat }, les bêtises commencent par là aussi.
       *[lot] Le sort désigne { $seat } pour commencer les bêtises.
    }
limit-square =
    { $limit ->
        [2] 2 (démon)
        [4] 4 (ange)
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat } lance **{ $faces }**
        [1] { $seat } secoue les dés : **{ $faces }**
        [2] Voilà **{ $faces }** devant { $seat }
        [3] Cling, clang, { $seat } fait **{ $faces }**
        [4] { $seat } avance à pas de loup et jette **{ $faces }**
        [5] Les dés rebondissent sur le pied du lit : **{ $faces }**, { $seat }
        [6] { $seat } ne peut pas s’en empêcher : **{ $faces }**
        [7] « Regardez bien », chuchote { $seat }. **{ $faces }**
        [8] Manche retroussée, { $seat } sort **{ $faces }**
       *[9] Tapis, lampe, mur, tapis : **{ $faces }**, signé { $seat }
    }{ $new ->
        [0] . { $ones ->
            [0] Pas un bruit à côté.
           *[other] Les 1 : toujours { $ones }, gare à { limit-square }.
        }
        [one] , et le 1 part de côté : { $ones } pour l’instant, gare à { limit-square }.
        [2] , et deux 1 partent de côté : { $ones } pour l’instant, gare à { limit-square }.
        [3] , et trois 1 partent de côté : { $ones } pour l’instant, gare à { limit-square }.
        [4] , et quatre 1 partent de côté : { $ones } pour l’instant, gare à { limit-square }.
       *[5] , cinq 1 d’un seul coup : { $ones } pour l’instant, gare à { limit-square }.
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] { $seat } passe au rayon { track } : « **{ short-square }** ».
            [1] Pour { $seat }, un moment pareil réclame « **{ short-square }** » ({ track }).
            [2] { $seat } n’a que ça en tête, { track }, et ça se voit : « **{ short-square }** ».
            [3] Attention, { $seat } dégaine au rayon { track } : « **{ short-square }** ».
            [4] { track }, donc. { $seat } tente « **{ short-square }** ».
            [5] { $seat } prend de l’assurance côté { track } et monte jusqu’à « **{ short-square }** ».
            [6] Oh non, { $seat } ose : « **{ short-square }** » ! ({ track })
            [7] « **{ short-square }** » ! { $seat } a répété { track } toute la semaine.
           *[8] Encore un petit pas côté { track }, et { $seat } en est à « **{ short-square }** ».
        }
       *[other] { $flavour ->
            [0] { $seat } a une bien meilleure idée, { track } : « **{ short-square }** ».
            [1] { $seat } lâche tout pour { track } : « **{ short-square }** ».
            [2] Changement de programme ! { $seat } repart de zéro côté { track } avec « **{ short-square }** ».
            [3] « Trop nul », dit { $seat }, qui passe à autre chose, { track } : « **{ short-square }** ».
            [4] Nouvelle trouvaille signée { $seat } : « **{ short-square }** », tout là-bas au rayon { track }.
           *[5] { $seat } oublie tout ça et ouvre un paquet neuf, { track } : « **{ short-square }** ».
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] Aucun dé ne sert à { $seat }.
            [1] Pas de quoi se lancer, pour { $seat }.
            [2] { $seat } regarde les dés. Les dés regardent ailleurs.
            [3] Tout ce boucan, et { $seat } n’a encore embêté personne.
            [4] Même avec de l’imagination, { $seat } ne tire aucune bêtise de ces dés.
            [5] Mauvais numéros pour { $seat }. Tous, sans exception.
           *[6] Pas un seul ne convient. { $seat } donne un coup de pied dans une pantoufle.
        }
       *[other] { $flavour ->
            [0] Aucun dé ne fait avancer { $seat }, toujours à « **{ short-square }** ».
            [1] { $seat } reste en panne sur « **{ short-square }** » pour le moment.
            [2] Encore « **{ short-square }** » ? { $seat } ne se renouvelle pas.
            [3] Ces dés ne font rien pour { $seat }. On en reste là : « **{ short-square }** ».
            [4] { $seat } refait « **{ short-square }** », en y mettant du cœur.
            [5] Personne n’a remarqué ce jet : { $seat } ne quitte pas « **{ short-square }** ».
           *[6] Que de beaux dés gâchés. { $seat } tient bon, « **{ short-square }** », et croise les doigts.
        }
    }
event-topped =
    « { short-square } » { $flavour ->
        [0] { $seat } va jusqu’au bout côté { track } : tous les pions en tombent, et { $seat } rejoue !
        [1] { $seat } a fait hurler quelqu’un. On débarrasse { track }, et ça continue !
        [2] Qui dit mieux ? Personne. { $seat } vide { track } et remet ça !
        [3] Le sommet côté { track } ! { $seat } balaie tout le monde et s’offre un autre tour.
        [4] { $seat } atteint la perfection, catégorie { track }. Tous les pions s’en vont, { $seat } en redemande !
       *[5] Toute la maison a entendu. { track }, c’est vidé, et { $seat } n’a pas fini !
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat } marque **{ $points }** tout de suite : { $before } → { $after }.
            [1] Ça vaut **{ $points }** sur-le-champ pour { $seat } : { $before } → { $after }.
            [2] Paiement comptant pour { $seat }, **{ $points }** points sonnants : { $before } → { $after }.
           *[3] **{ $points }** points, versés sans délai à { $seat } : { $before } → { $after }.
        }
       *[other] { $flavour ->
            [0] Personne n’a damé le pion à { $seat } (« { short-square } ») : **+{ $points }**, { $before } → { $after }.
            [1] « { short-square } », et pas vu, pas pris : { $seat } encaisse **+{ $points }**, { $before } → { $after }.
            [2] « { short-square } », ça paie pour { $seat } : **+{ $points }**, { $before } → { $after }.
            [3] Un tour de table entier de « { short-square } » ! { $seat } ramasse **+{ $points }**, { $before } → { $after }.
            [4] Rien n’a surpassé « { short-square } ». Bravo, { $seat } : **+{ $points }**, { $before } → { $after }.
            [5] Toujours là, { $seat } et son numéro, « { short-square } » : **+{ $points }**, { $before } → { $after }.
           *[6] Les autres jettent l’éponge devant « { short-square } », alors { $seat } prend **+{ $points }** : { $before } → { $after }.
        }
    }
event-slid =
    { $after ->
        [0] { $seat } se cogne contre { $other } en { $before } et glisse jusqu’au départ !
       *[other] { $pair ->
            [3] Encore { $other } ! Troisième carambolage entre ces deux-là : { $seat } glisse de { $before } à { $after }.
           *[other] { $flavour ->
                [0] { $seat } tombe sur { $other } en { $before } et glisse en arrière, jusqu’en { $after }.
                [1] La case { $before } est prise par { $other } : { $seat } repart en { $after }.
                [2] « C’est ma place ! » { $other } squatte la { $before }, et { $seat } redescend en { $after }.
                [3] Boum ! { $seat } rencontre { $other } en { $before } et ricoche en { $after }.
                [4] Pas de place pour deux en { $before }. { $other } reste, { $seat } recule en { $after }.
               *[5] { $other } ne bouge pas d’un poil, en { $before }, donc { $seat } dérape jusqu’en { $after }.
            }
        }
    }
event-caught =
    { $row ->
        [2] Deux fois de suite ! Les pantoufles viennent droit vers { $seat }, qui se fait pincer avec
        [3] Trois fois d’affilée ! Quelqu’un a mis une chaise près de la porte : { $seat } se fait pincer avec
       *[other] { $flavour ->
            [0] « C’est quoi, ce CIRQUE ? » { $seat } se fait pincer avec
            [1] La porte s’ouvre : { $seat } se fait pincer avec
            [2] Papa a tout vu. { $seat } se fait pincer avec
            [3] Crrr… crrr… lumière ! { $seat } se fait pincer avec
            [4] « C’est pas moi ! » Mais si. { $seat } se fait pincer avec
            [5] Maman lève un sourcil. { $seat } se fait pincer avec
            [6] Bravo, le guet ! { $seat } se fait pincer avec
           *[7] « Il faut que je vienne ? » Trop tard, { $seat } se fait pincer avec
        }
    } { $ones ->
        [2] deux
        [3] trois
        [4] quatre
       *[5] cinq
    } 1 { $before ->
        [0] et n’avait rien à perdre.
       *[other] et recule : { $before } → { $after }.
    }{ $ones ->
        [2] {" "}Sur un démon, deux 1 suffisent.
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat } s’arrête à « { short-square } ». Qui peut faire pire ?
        [1] { $seat } en reste à « { short-square } », l’air innocent.
        [2] « { short-square } », signé { $seat }. À qui le tour ?
        [3] Avec « { short-square } », { $seat } se cale dans son fauteuil et attend les cris.
        [4] Assez pour l’instant : { $seat } se gare sur « { short-square } ».
        [5] { $seat } trouve « { short-square } » plutôt réussi, et s’arrête là.
        [6] « À vous ! » { $seat } ricane. C’est « { short-square } », et c’est du grand art.
       *[7] On ne touche plus aux dés : « { short-square } » suffit amplement à { $seat }.
    }
event-outdid =
    { $pair ->
        [3] Pauvre { $other } ! { $seat } lui dame le pion pour la troisième fois, avec « { short-square } » cette fois.
       *[other] { $flavour ->
            [0] Avec « { short-square } », { $seat } dame le pion à { $other } ! Littéralement : le pion s’en va.
            [1] Tu appelles ça embêter, { $other } ? { $seat } montre comment on fait : « { short-square } ». Un pion de moins.
            [2] « { short-square } » ! { $seat } éjecte { $other } du rayon { track }.
            [3] Pousse-toi, { $other } : { $seat } a mieux, « { short-square } », et ton pion débarrasse le plancher.
            [4] { $other }, c’était bien. { $seat }, c’est pire : « { short-square } », et du balai !
            [5] { $seat } souffle { track } à { $other }, par la force de « { short-square } ».
           *[6] « Petit joueur », lance { $seat } à { $other }, qui se fait balayer par « { short-square } ».
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat } s’arrête sans damer le pion à { $other }, et perd le sien.
        [1] { $other } se contente de bâiller. Adieu le pion pour { $seat }.
        [2] Pas assez pour surpasser { $other } : { $seat } retire son pion.
        [3] Bien essayé, mais { $other } fait ça mieux. Le pion saute, désolé { $seat }.
        [4] C’est tout, { $seat } ? { $other } a à peine levé la tête. Aucun pion ne reste.
       *[5] { $seat } renonce à battre { $other } et remballe son pion.
    }
event-idled =
    { $flavour ->
        [0] { $seat } s’arrête sans avoir dérangé personne.
        [1] Quelle sagesse ! { $seat } s’arrête, et n’a rien à montrer.
        [2] Fin du tour pour { $seat }. Aucun frère ni aucune sœur n’a été maltraité pendant ce tour.
       *[3] Un ange, { $seat } : c’est fini, et personne n’est fâché.
    }
event-won =
    { $how ->
        [last] Tous les autres sont au lit : { $seats } gagne.
       *[track] { $comeback ->
            [1] Dernière place à la mi-temps, première à la fin : { $seats } passe l’arrivée et gagne ! Méfiez-vous de l’eau qui dort.
           *[other] { $flavour ->
                [0] { $seats } passe l’arrivée et gagne ! Mais c’est les autres qui ont commencé.
                [1] { $seats } franchit la ligne et gagne ! Médaille d’or du casse-pieds, c’est officiel.
                [2] { $seats } dépasse la dernière case et gagne ! N’attendez aucune modestie cette semaine.
               *[3] Porte fermée, lumière éteinte : { $seats } est au bout de la piste et gagne ! Et maintenant, on se demande pardon.
            }
        }
    }

## Why not

refusal-roll-first = Lance d’abord les dés.
refusal-choose-first = Choisis d’abord une piste pour ce jet.
refusal-nothing-to-choose = Il n’y a pas de piste à choisir pour l’instant.
refusal-track-closed = { track } : piste fermée pendant ce tour. Ne sont ouvertes que celles où se trouve un pion des autres, et un cran au-dessus.
refusal-no-die-for-track = Pour { track }, il faut un { $track }, et aucun de tes dés n’en montre.

## At the table

prompt-roll = **{ $seat }**, lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }. Au { $limit ->
        [2] deuxième
        [3] troisième
       *[4] quatrième
    } 1, tu te fais pincer.
prompt-choose = **{ $seat }** : quelle piste pour ce jet ? Les 1 : { $ones } sur { $limit }, { $dice ->
        [one] encore { $dice } dé
       *[other] encore { $dice } dés
    }.
prompt-decide = **{ $seat }** : { $place ->
        [none] pas encore de pion en place.
        [alone] « **{ square }** », personne d’autre au rayon { track }.
        [ahead] « **{ square }** », devant { $other }.
        [tied] « **{ square }** », à égalité avec { $other }.
       *[behind] « **{ square }** », derrière { $other }.
    } Les 1 : { $ones } sur { $limit }, { $dice ->
        [one] encore { $dice } dé
       *[other] encore { $dice } dés
    }.
action-roll = Lancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
action-again = Relancer · { PERCENT($percent) } de risque
action-stop =
    Stop : { $place ->
        [none] aucun pion en place
        [alone] { short-square } reste, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [ahead] damer le pion à { $other }, { short-square }
        [tied] égalité avec { $other }, ton pion saute
       *[behind] derrière { $other }, ton pion saute
    }
action-choose =
    { track } { $steps ->
        [0] rester
       *[other] +{ $steps }
    } → { short-square }, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }{ $tops ->
        [wins] {" "}& victoire !
        [yes] {" "}& on rejoue !
       *[no] { $place ->
            [ahead] {" "}· devant { $other }
            [tied] {" "}· comme { $other }
            [behind] {" "}· après { $other }
           *[other] {""}
        }
    }
## The first minute, for those who are new to the game

hint-goal = 🏁 Le but : dépasser en premier la case { $length } de la piste de score.
hint-roll = Lance les dés ! Chaque 1 part de côté, et à { $limit }, tu te fais pincer. Tous les autres chiffres peuvent faire monter ton pion sur une piste.
hint-choose = Tu as fait { $faces }. Choisis une piste, et ton pion monte d’une case pour chaque dé qui montre le chiffre de la piste. Il marque s’il y est encore au début de ton prochain tour.
hint-decide = { $place ->
        [none] Tu n’as pas encore de pion sur une piste : t’arrêter maintenant ne rapporte rien.
        [alone] Arrête-toi, et ton pion attend ici { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : pour toi au début de ton prochain tour, sauf si quelqu’un te dame le pion.
        [ahead] Arrête-toi, et tu fais sauter l’autre pion de cette piste. Le tien attend { $points ->
            [one] { $points } point
           *[other] { $points } points
        } jusqu’à ton prochain tour.
       *[other] Sur cette piste, quelqu’un est à ta hauteur ou devant toi : si tu t’arrêtes maintenant, ton pion saute.
    } En relançant, tu te fais pincer { $percent } fois sur cent.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Ça te fait passer l’arrivée : c’est gagné !
tip-tops = Le bout de la piste : { $points } points tout de suite, et tu rejoues.
tip-stays = Là, ton pion peut rester, pour { $points } points. Là où quelqu’un est à ta hauteur ou devant, il saute quand tu t’arrêtes.
tip-more = Ça vaut { $points } points, et la suivante seulement { $otherwise }.
tip-higher = C’est plus haut, case { $square } au lieu de { $otherwise } : plus près du bout, qui rapporte tout de suite.
tip-gap = C’est là qu’il te manque le moins de pas pour passer { $other }.
tip-nothing-yet = Seul un pion sur une piste rapporte des points, et un lancer de plus peut l’y mettre.
tip-comes-off = Arrête-toi, et ton pion saute pour rien. Un lancer de plus le fera peut-être passer { $other }.
tip-bank = { $wins ->
        [yes] Les { $points } points qui attendent ici te font passer l’arrivée.
       *[no] { $points } points t’attendent ici.
    } Un lancer de plus se fait pincer dans { PERCENT($percent) } des cas, et ils seraient perdus.
tip-climb = Seuls { PERCENT($percent) } des lancers se font pincer, et plus haut, ton pion vaut plus.

## The rules in a minute

rules-1 =
    ## Sibling Rivalry
    _de Richard Garfield · de 2 à 8 joueurs_

    Entre frères et sœurs, on se casse les pieds. Qui **passe l’arrivée** de la piste des scores en premier gagne.

    À ton tour, tu lances cinq dés. Chaque **1** part de côté et y reste. Les autres font avancer ton pion de défi : choisis une piste ouverte, et il avance d’une case pour chaque dé qui montre le chiffre de la piste. Ensuite, **relance** les dés qui restent, ou **arrête-toi**.
rules-2 =
    ## Oups, les parents !
    Au **troisième 1** d’un tour, les parents sont à la porte : ton pion de défi saute, et tu recules sur la piste des scores d’une case par 1. Le bouton *Relancer* te dit quel est le risque.

    Sur un **ange** de la piste des scores, il faut quatre 1. Sur un **démon**, deux suffisent.
rules-3 =
    ## Damer le pion
    - S’il n’y a aucun pion des autres sur le plateau, tu commences par **Regard**. Sinon, toute piste où il y en a un est ouverte, et aussi celle juste au-dessus de la plus haute.
    - Arrête-toi **devant** le pion de ta piste, et il saute. À égalité ou derrière, c’est le tien.
    - Si ton pion est encore là au début de ton prochain tour, il **marque** ses points.
    - Tu peux changer de piste après chaque jet, mais tu y repars de zéro. Sur ta propre piste, les bons dés comptent toujours.
rules-4 =
    ## Jusqu’au sommet, et en chemin
    - Atteins la **dernière case** d’une piste : tous ses pions sautent, tu marques tout de suite et tu rejoues.
    - Si tu tombes sur un autre pion de la piste des scores, en avançant ou en reculant, tu **glisses** en arrière jusqu’à la première case libre.
    - Avec un 1 de côté, le prochain jet te pince à peu près une fois sur huit. Avec deux, quatre fois sur dix.

## Why a move is good: whole sentences about the move, to nobody in particular. Chances are in percent.

why-finishes =
    { $wins ->
        [yes] La dernière case rapporte { $points } points d’un coup, et c’est gagné.
       *[no] La dernière case rapporte { $points } points d’un coup, et on rejoue.
    }
why-about-to-win = { $other } est sur le point de gagner : son pion marque { $points } points, si personne ne lui dame le pion.
why-outdoes =
    { $wins ->
        [yes] Ça dame le pion à { $other }, et ce pion allait gagner.
       *[no] Ça dame le pion à { $other }, et ce pion allait marquer { $points } points.
    }
why-leads-to =
    { $where ->
        [finish] Les { $points } points de cette case suffisent pour gagner.
       *[angel] Les { $points } points de cette case mènent à un ange, où il faut quatre 1 pour se faire pincer.
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] S’arrêter ici ne rapporte rien
            [1] S’arrêter ici ne rapporte qu’un point
           *[other] S’arrêter ici ne rapporte que { $points } points
        }, et on se fait pincer dans { $percent ->
            [0] moins de 1 % des jets
           *[other] { PERCENT($percent) } des jets seulement
        }.
       *[no] { $points ->
            [0] Au prochain jet, on se fait pincer dans { PERCENT($percent) } des cas.
           *[other] Au prochain jet, on se fait pincer dans { PERCENT($percent) } des cas, avec { $points } points en jeu.
        }
    }
why-risk =
    { $percent ->
        [0] C’est assez bien pour s’arrêter là ; avec l’autre choix, on se fait pincer dans { PERCENT($otherwise) } des cas.
       *[other] En continuant d’ici, on se fait pincer dans { PERCENT($percent) } des cas ; avec l’autre choix, dans { PERCENT($otherwise) }.
    }
why-reaches = D’ici, on atteint la dernière case côté { track } dès ce tour dans { PERCENT($percent) } des cas.
why-taken = C’est ensuite à { $other }, qui fait sauter un pion laissé côté { track } dans { PERCENT($percent) } des cas.
why-lasts =
    { $percent ->
        [0] C’est ensuite à { $other }, qui ne fait presque jamais sauter un pion laissé côté { track }.
       *[other] C’est ensuite à { $other }, qui ne fait sauter un pion laissé côté { track } que dans { PERCENT($percent) } des cas.
    }

## Headlines of the card that people share

headline-one-more-and-out = À un seul 1 du désastre : victoire pour { $winners }
headline-back-to-the-start-and-up = Retour au départ, puis victoire pour { $winners }
headline-never-caught = { $winners } ne se fait jamais pincer. Les autres, si : { $number } fois
headline-past-the-finish = { $number } points d’un seul coup : victoire pour { $winners }

## Achievements

feat-so-near = Si près du but
    .story = à une case du sommet quand quelqu’un d’autre y arrive et balaie la piste
feat-butter-would-not-melt = Sage comme une image
    .story = une victoire sans se faire pincer une seule fois
feat-rock-bottom = Le fond du trou
    .story = retour hors de la piste des scores, et la victoire quand même
feat-encore = Une autre, une autre !
    .story = le sommet de deux pistes en un seul tour
feat-by-a-whisker = À un cheveu
    .story = le sommet atteint quand un 1 de plus aurait tout gâché

# Planning ahead.
plan =
    relancer tant que le risque est sous { PERCENT($danger) }, sinon s’arrêter ; { $track ->
        [own] rester sur ta piste si possible
        [ask] te laisser choisir la piste
       *[points] prendre la piste qui rapporte le plus
    }{ $vain ->
        [stop] {""}
        [roll] ; là où s’arrêter ne rapporterait rien, relancer
       *[ask] ; là où s’arrêter ne rapporterait rien, te demander
    }
plan-ask-danger = Relancer tant que le risque est…
plan-ask-track = S’il y a plusieurs pistes
plan-ask-vain = Là où s’arrêter ne rapporterait rien
plan-some-danger = sous { PERCENT($number) }
plan-track-points = prendre celle qui rapporte le plus
plan-track-own = rester sur la mienne si possible
plan-track-ask = me demander
plan-vain-ask = me demander
plan-vain-stop = s’arrêter quand même
plan-vain-roll = relancer
plan-void-pawn = ton pion a sauté de sa piste.
