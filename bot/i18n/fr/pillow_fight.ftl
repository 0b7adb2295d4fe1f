### Pillow Fight, in French.

# Same as English: French players know the game by this title.
title = Pillow Fight
tagline =
    La bataille d’oreillers : attrape, vise, plonge derrière le canapé.
    Cinq touches : gagné ! Tout est déchiré ? Le plus de touches gagne.
# The picture of the game, for those who do not see it.
picture-alt = Quelqu’un lance un oreiller, les plumes volent, et deux yeux dépassent d’un canapé.

## Options

option-size = Taille de la pièce
# Same as English: there are no words in it.
option-size-8x8 = 8×8
option-size-6x6 = 6×6 (petite)
option-size-10x10 = 10×10 (grande)
option-pillows = Oreillers par joueur
option-pillows-1 = un chacun (partie courte)
option-pillows-2 = deux chacun
option-pillows-3 = trois chacun (partie longue)
option-curfew = L’arrivée des parents
option-curfew-20 = après 20 manches
option-curfew-10 = après 10 manches
option-curfew-off = jamais
option-full_defence = Défense totale (+1 jusqu’à ton prochain tour ; égalité = touche)
option-pillow_theft = Vol d’oreiller (un 5 ou un 6 prend l’oreiller qui te frappe)
option-melee_block = Parade (+1 contre les coups avec un oreiller en main ; conseillé)
option-fragile = Objets fragiles (le deuxième cassé met fin à la partie)
option-corner_cover = Couvert par les coins (comme dans les jeux de rôle)

## The ready-made rooms

room-nursery = Nurserie
room-kitchen = Cuisine
room-playroom = Salle de jeux
room-living-room = Séjour
room-dormitory = Dortoir
room-two-rooms = Deux pièces
# Same as English: the French word.
room-loft = Loft
room-four-rooms = Quatre pièces
room-ballroom = Salle de bal
room-drawn = une pièce sur mesure

## What happened: setting up

event-room-set =
    { $key ->
        [drawn] { $seat } dessine sa pièce : des murs sur { $walls } { $walls ->
            [one] case
           *[other] cases
        }, des meubles sur { $furniture }.
        [nursery] { $seat } choisit la nurserie. Attention aux cubes par terre.
        [kitchen] { $seat } choisit la cuisine. Ce ne sont pas les placards qui manquent pour se cacher.
        [playroom] { $seat } choisit la salle de jeux.
        [living-room] { $seat } choisit le séjour. On enlève ses chaussures sur le canapé.
        [dormitory] { $seat } choisit le dortoir. Extinction des feux, officiellement.
        [two-rooms] { $seat } choisit les deux pièces, et le mur pour épier derrière.
        [loft] { $seat } choisit le loft.
        [four-rooms] { $seat } choisit les quatre pièces, et toutes leurs portes.
       *[ballroom] { $seat } choisit la salle de bal. M’accorderez-vous cet oreiller ?
    }
event-fragile-set = Fragile, attention : { $squares }. Au deuxième objet cassé, c’est fini.
event-pillows-placed =
    { $flavour ->
        [0] { $seat } sème { $count } oreillers. Bien moelleux.
        [1] { $count } oreillers, posés par { $seat } avec grand soin et sans le moindre plan. Bien sûr.
        [2] { $seat } a fini de disposer { $count } oreillers.
       *[3] Les munitions sont prêtes : { $count } oreillers, et merci qui ? Merci { $seat }.
    }
event-named = { $seat } désigne { $other } pour commencer.
event-volunteered = { $seat } commence, et le dit sans rougir.
event-placed =
    { $flavour ->
        [0] { $seat } gagne { $square } sur la pointe des pieds.
        [1] { $seat } prend position en { $square }.
        [2] { $seat } attend en { $square }, l’air innocent.
        [3] « Je ne suis pas là », dit { $seat } en { $square }.
        [4] La vue depuis { $square } plaît beaucoup à { $seat }.
       *[5] { $square }, c’est chez { $seat } maintenant.
    }
event-fight-began = Tout le monde est là. **{ $seat }**, à toi le premier tour : bataille d’oreillers !

## What happened: a turn

event-moved =
    { $flavour ->
        [0] { $seat } file de { $origin } à { $square }.
        [1] { $seat } glisse en chaussettes de { $origin } à { $square }.
        [2] Plus vif qu’une souris, { $seat } trotte de { $origin } à { $square }.
        [3] Pat, pat, pat, petits pieds, grand voyage : { $origin }, { $square }, et voilà { $seat }.
        [4] Roulade de ninja pour { $seat }, départ { $origin }, arrivée { $square }.
        [5] Adieu { $origin }, bonjour { $square } : { $seat } ne tient pas en place.
        [6] { $seat } se faufile jusqu’en { $square }. (Ça commençait à chauffer en { $origin }.)
        [7] Pieds nus sur le parquet, de { $origin } à { $square } : on t’entend, { $seat }.
        [8] { $seat } quitte { $origin } pour un meilleur coin, { $square }.
        [9] Hop, hop, hop ! { $seat } bondit : { $origin } → { $square }.
        [10] Qui rampe de { $origin } à { $square } ? C’est { $seat }.
       *[11] { $square } a l’air plus douillet, alors { $seat } y emménage et laisse { $origin } à qui voudra.
    }
event-picked-up =
    { $flavour ->
        [0] { $seat } attrape un oreiller en { $square }.
        [1] { $seat } ramasse l’oreiller posé en { $square } et le soupèse.
        [2] { $seat } rafle un oreiller : il n’y avait qu’à se baisser, en { $square }.
        [3] Une arme, et du moelleux : { $seat } a celui qui traînait en { $square }.
        [4] Viens par là, mon mignon ! { $seat } récupère un oreiller en { $square }.
        [5] { $seat } se penche en { $square } et se relève en position de tir.
        [6] L’oreiller abandonné en { $square } a trouvé une famille : { $seat }.
       *[7] Cueilli en { $square }, plumes comprises : { $seat } ne rigole plus.
    }
event-pulled-away =
    { $pair ->
        [2] Encore ! En { $square }, { $seat } tire un deuxième oreiller de sous les pieds, et { $other } vacille.
       *[other] { $flavour ->
            [0] Sous le nez, ou plutôt sous les pieds : { $seat } chipe un oreiller à { $other } en { $square }. Quel toupet !
            [1] { $other } était debout dessus, { $seat } ! Un oreiller de moins en { $square }.
           *[2] Fiouuu, le coup du tapis : { $seat } fait tanguer { $other } et repart avec l’oreiller posé en { $square }.
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat } frappe { $other }
        [1] { $seat } prend son élan et sert { $other }
        [2] Moulinet d’oreiller : { $seat } contre { $other }
        [3] { $seat } charge { $other } en rugissant
        [4] « En garde, { $other } ! » s’écrie { $seat }
        [5] À cheval sur un traversin, { $seat } fond sur { $other }
        [6] Nez à nez, { $seat } balance un grand coup à { $other }
       *[7] { $other } lève les yeux juste quand { $seat } fait volte-face
    } : **{ $face }** contre **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } pour la défense totale
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block } pour l’oreiller au milieu
    }{ $tie ->
        [1] {" "}(égalité)
       *[other] {""}
    }.
event-threw =
    { $flavour ->
        [0] { $seat } lance sur { $other }
        [1] Un oreiller s’envole : départ { $seat }, direction { $other }
        [2] { $seat } décoche un oreiller vers { $other }
        [3] Attention la tête, { $other } ! Un envoi signé { $seat }
        [4] { $seat } vise { $other }, en plein pyjama
        [5] Feu à volonté, tout en duvet ! { $seat } contre { $other }
        [6] À travers toute la pièce, un vol direct { $seat } – { $other }
        [7] { $seat } ferme un œil et catapulte l’oreiller sur { $other }
       *[8] Courrier express par avion, expéditeur { $seat }, pour { $other }
    } : **{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty } pour le couvert en { $cover }
    } contre **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } pour la défense totale
    }{ $tie ->
        [1] {" "}(égalité)
       *[other] {""}
    }.
event-hit = **{ $hits ->
        [1] Première touche :
        [2] Deuxième touche :
        [3] Troisième touche :
        [4] Quatrième touche :
       *[5] Cinquième touche :
    }** { $row ->
        [3] Trois touches de suite ! Rien n’arrête { $seat } aujourd’hui. Désolé, { $other }
       *[other] { $pair ->
            [3] Encore { $other } ! Troisième fois que ça tombe au même endroit, et c’est toujours { $seat }
           *[other] { $flavour ->
                [0] *Vlouf !* Une touche pour { $seat }
                [1] En plein sur le nez ! { $seat } marque sur { $other }
                [2] Des plumes partout : { $seat } touche { $other }
                [3] *Floump !* { $other } se change en bonhomme de neige, grâce à { $seat }
                [4] Livraison en plein ventre pour { $other }. Un point pour { $seat }
                [5] { $other } fait « Mmmf ! » et { $seat } en prend note
                [6] Dans le mille, catégorie pyjama, pour { $seat }
                [7] La coiffure ne s’en remettra pas, { $other }. { $seat } touche
               *[8] *Poff !* Droit sur { $other }, et gros bisous signés { $seat }
            }
        }
    }.
event-missed =
    Raté ! { $row ->
        [4] Quatre ratés de suite. Il serait temps de te réveiller, { $seat }.
       *[other] { $flavour ->
            [0] Ce sera pour la prochaine fois.
            [1] { $other } se baisse juste à temps.
            [2] Que du vent.
            [3] C’est le rideau qui a tout pris.
            [4] { $other } bâille et penche à gauche.
            [5] Presque ! Oh, presque ! Non.
            [6] Superbe tir, sur personne.
            [7] Fffft, fait l’air. « Ha ! » fait { $other }.
            [8] Ç’aurait été magnifique, si { $other } n’avait pas bougé.
            [9] { $seat } atteint l’ombre de la lampe.
            [10] À un poil de l’oreille gauche : { $other } garde les deux.
            [11] Pas même une plume pour { $other }.
           *[12] { $other } esquisse un pas de danse. Tout va bien.
        }
    }
event-tore =
    { $flavour ->
        [0] { $seat } y va un peu fort, l’oreiller se déchire :
        [1] *Crrrac !* Et voilà { $seat } sous la neige :
        [2] Des plumes partout, et { $seat } ne tient plus qu’une taie vide :
       *[3] C’était le coup de trop, { $seat }, l’oreiller rend l’âme :
    } { $left ->
        [0] c’était le dernier.
        [one] il n’en reste qu’un.
       *[other] il en reste { $left }.
    }
event-stole =
    { $flavour ->
        [0] { $seat } l’attrape par un coin et arrache l’oreiller à { $other } !
        [1] Tir à la corde ! { $seat } finit avec l’oreiller, { $other } sans rien.
        [2] « Je prends, merci. » { $seat } désarme { $other }.
       *[3] { $other } le balance, { $seat } le garde. Quelle éducation !
    }
event-caught =
    { $pair ->
        [3] Troisième oreiller rattrapé au vol par { $seat }, toujours lancé par { $other }. Vous êtes dans la même équipe ?
       *[other] { $flavour ->
            [0] { $seat } rattrape l’oreiller. Merci, { $other } !
            [1] Bien attrapé ! L’oreiller quitte { $other } et reste chez { $seat }.
            [2] { $seat } le cueille en plein vol et le garde.
            [3] D’une main, sans forcer : l’oreiller est à { $seat }.
            [4] Quel réflexe ! { $other } vient d’armer { $seat }.
           *[5] { $seat } serre l’oreiller volant contre son cœur. Il y reste.
        }
    }
event-landed =
    { $flavour ->
        [0] L’oreiller tombe en { $square }, pile aux pieds. Cadeau, { $seat } !
        [1] Il s’affale en { $square }, à un orteil près : attention, { $seat }.
        [2] Le voilà par terre, en { $square }, là où se tient { $seat }.
        [3] Et un oreiller pour { $seat }, un, en { $square } !
        [4] Flop. Le sol est plus doux en { $square }, sous { $seat }.
        [5] Un rebond, et il se pose en { $square }, où { $seat } l’attendait.
        [6] Oreiller gratuit en { $square } ! { $seat } a les pieds dessus.
        [7] Il finit sa course en { $square }. { $seat } l’enjambe.
        [8] Il glisse et s’arrête en { $square }, juste devant { $seat }.
        [9] Un oreiller de plus en { $square }, et { $seat } le lorgne déjà.
       *[10] Il vient mourir en { $square } et chatouille { $seat } au passage.
    }
event-shattered =
    { $number ->
        [1] *Crac !* L’objet fragile posé en { $square } est en mille morceaux. Encore un, et on arrête de rire.
       *[other] *Bling !* En { $square }, un deuxième y passe. Des pas dans l’escalier…
    }
event-defended =
    { $flavour ->
        [0] { $seat } se met en défense totale jusqu’à son prochain tour.
        [1] { $seat } reste sur ses gardes : +1 jusqu’au prochain tour.
        [2] { $seat } se roule en boule derrière ses deux bras. Défense totale.
        [3] Mode tortue pour { $seat } : +1 en défense.
        [4] Essayez un peu, pour voir : { $seat } fait le mur (+1).
       *[5] { $seat } surveille tous les coins à la fois. Défense totale !
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat } attend et tend l’oreille.
            [1] { $seat } ne fait absolument rien, et le fait très bien.
            [2] Chut ! { $seat } fait semblant de dormir.
            [3] { $seat } reprend son souffle.
           *[4] Un tour calme pour { $seat }. Trop calme.
        }
       *[other] { $flavour ->
            [0] { $seat } en reste là.
            [1] « Ça ira comme ça », se dit { $seat }.
            [2] { $seat } s’arrête et sourit jusqu’aux oreilles.
            [3] Assez de sport pour { $seat }.
            [4] { $seat } se fige. Un, deux, trois, soleil !
            [5] Et c’est fini pour { $seat }, pour le moment.
            [6] Rien de plus à signaler chez { $seat }.
           *[7] { $seat } pose là ses valises.
        }
    }
event-curfew-nears =
    { $left ->
        [one] Des pas dans le couloir ! C’est la dernière manche avant les parents.
       *[other] Quelqu’un, en bas, regarde l’heure : encore { $left } manches avant les parents.
    }
event-dropped = L’oreiller que tenait { $seat } tombe en { $square }.
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] Cinq touches, après la dernière place à la mi-temps ! { $seats } { $people ->
                [one] gagne
               *[other] gagnent
            } la bataille d’oreillers. Ne réveillez jamais l’oreiller qui dort.
           *[other] Cinq touches ! { $seats } { $people ->
                [one] gagne
               *[other] gagnent
            } la bataille d’oreillers.
        }
        [torn] Le dernier oreiller est déchiré, il neige des plumes. Le plus de touches : { $seats } !
        [shattered] Deux objets cassés, c’est deux de trop : terminé. Le plus de touches : { $seats } !
        [curfew] La porte s’ouvre : les parents ! Tout le monde dort, bien entendu. Le plus de touches : { $seats } !
       *[last] Tous les autres sont au lit : { $seats } { $people ->
            [one] gagne
           *[other] gagnent
        }.
    }

## Why not

refusal-not-now =
    { $phase ->
        [room] D’abord la pièce.
        [pillows] D’abord les oreillers.
        [first] Il faut d’abord dire qui commence.
        [place] D’abord, que tout le monde trouve sa place.
       *[play] La bataille fait rage : bouge, ramasse, frappe, lance, ou finis ton tour.
    }
refusal-no-such-square = Il n’y a pas de case { $square } dans cette pièce.
refusal-room-rows = La pièce a { $found } { $found ->
        [one] rangée
       *[other] rangées
    }, et il lui en faut { $wanted }.
refusal-room-row = La rangée { $line } en partant du haut a { $found } { $found ->
        [one] case
       *[other] cases
    }, et il lui en faut { $wanted }.
refusal-room-character = Rangée { $line } en partant du haut, case { $place } en partant de la gauche : « { $character } » n’est ni du sol (🟫 .), ni un mur (⬜ #), ni un meuble (🟦 f).
refusal-room-walls = Ça fait trop de murs : { $found } cases, alors que { $most } au plus sont permises.
refusal-room-furniture = Ça fait trop de meubles : { $found } cases, alors que { $most } au plus sont permises.
refusal-room-floor = Ça fait trop peu de sol : { $found } cases, alors qu’il en faut au moins { $least }.
refusal-room-apart = Impossible d’aller de { $start } à { $square }. Tout le sol doit communiquer ; un pas en diagonale entre deux cases de mur ou de meuble ne compte pas.
refusal-fragile-off = Il n’y a pas d’objets fragiles dans cette partie.
refusal-fragile-count = Il faut { $wanted } objets fragiles dans la pièce, et tu en as donné { $found }.
refusal-fragile-twice = { $square } n’a de place que pour un seul objet fragile.
refusal-fragile-wall = { $square } est un mur : les objets fragiles se posent sur le sol ou sur un meuble.
refusal-pillows-count = Place les { $wanted } oreillers d’un coup ; tu en as donné { $found }.
refusal-pillows-twice = Un oreiller par case, pour l’instant : { $square } est dans ta liste deux fois.
refusal-pillows-wall = { $square } est un mur : les oreillers se posent sur le sol ou sur un meuble.
refusal-pillows-out-of-reach = Un oreiller en { $square } serait hors d’atteinte : il n’y a pas de sol à côté.
refusal-first-nobody = À la place { $number }, plus personne n’est en jeu.
refusal-on-wall = { $square } est un mur.
refusal-on-furniture = { $square } est un meuble, et on ne grimpe pas sur les meubles.
refusal-occupied = { $other } est déjà en { $square }.
refusal-move-here = Tu es déjà en { $square }.
refusal-move-far = { $square } est à plus de trois pas.
refusal-take-holding = Tu as déjà un oreiller dans les mains, et on n’en porte qu’un.
refusal-take-far = { $square } est trop loin : on ramasse un oreiller sous ses pieds ou juste à côté.
refusal-take-nothing = Il n’y a pas d’oreiller en { $square }.
refusal-attack-twice = Tu as déjà attaqué pendant ce tour.
refusal-attack-empty-handed = Pour ça, il te faut un oreiller.
refusal-attack-self = Tu ne peux pas t’attaquer toi-même.
refusal-attack-nobody = À la place { $number }, plus personne n’est en jeu.
refusal-swing-far = { $other } n’est pas à côté de toi : lance, ou approche-toi.
refusal-throw-blocked =
    { $count ->
        [one] Il y a le mur en { $squares }
       *[other] Il y a des murs ({ $squares })
    } entre toi et { $other }.
refusal-throw-beside = { $other } est juste derrière le mur en { $squares }, et rien ne passe depuis ton côté. Dans l’autre sens, peut-être que si.
refusal-defend-off = Il n’y a pas de défense totale dans cette partie.
refusal-defend-twice = Ta défense totale est déjà en place.

## At the table

prompt-room = **{ $seat }**, on se bat dans quelle pièce, ce soir ? Prends-en une ici, ou dessine la tienne.
prompt-pillows = **{ $seat }**, place { $count } oreillers.
prompt-first = **{ $seat }**, qui commence ?
prompt-place = **{ $seat }**, où te mets-tu ?
prompt-play = **{ $seat }**, { $square }, { $hands ->
        [full] un oreiller en main
       *[free] mains libres
    } : { $actions ->
        [one] encore une action
       *[other] encore { $actions } actions
    }{ $attacked ->
        [1] , attaque déjà faite
       *[0] {""}
    }.
prompt-odds = { $armed ->
        [yes] Frapper : tu gardes l’oreiller. Lancer : il s’envole.{" "}
       *[no] {""}
    }Coup d’œil : jusqu’où, qui, et sinon pourquoi.
action-room = { $room }
action-room-draw = Dessiner la mienne…
action-pillows-evenly = Répartir pour moi
action-pillows-choose = Choisir les cases…
action-first = { $other } commence
action-first-self = Je commence
action-take-from = Ramasser en { $square }
action-swing = Frapper { $other } · { PERCENT($percent) }
action-throw = Lancer sur { $other } · { PERCENT($percent) }
action-throw-cover = Lancer sur { $other } · couvert { $cover } −1 · { PERCENT($percent) }
action-defend = Défense totale
action-end = Finir le tour
pick-place = Se placer sur une case, { $several ->
        [0] colonne { $first }
       *[other] colonnes { $first } à { $last }
    }…
pick-move = Aller sur une case, { $several ->
        [0] colonne { $first }
       *[other] colonnes { $first } à { $last }
    }…
pick-good-place = Une bonne place…
pick-good-move = Bouger : les bonnes cases d’abord…
square-good = { $square } · { $good }
square-on-pillow = { $count ->
        [one] sur un oreiller
       *[other] sur { $count } oreillers
    }
square-beside-pillow = à côté d’un oreiller
square-behind = derrière { $squares }
square-step = { $arrow } un pas
square-steps = { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
square-risk = { $count ->
        [0] personne ne peut t’y toucher pour l’instant
        [one] { $count } personne peut t’y toucher, { PERCENT($percent) }
       *[other] { $count } personnes peuvent t’y toucher, { PERCENT($percent) }
    }
square-swing = frapper { $other } { PERCENT($percent) }
square-throw = lancer sur { $other } { PERCENT($percent) }
pick-take = Ramasser un oreiller en…
pick-attack = Attaquer…
attack-swing = tu gardes l’oreiller
attack-throw = l’oreiller s’envole
form-room-title = Dessiner une pièce de { $width }×{ $width }
form-room-rows = La pièce, vue d’en haut
    .about = 🟫 ou . sol · ⬜ ou # mur · 🟦 ou f canapé
form-room-fragile = Objets fragiles : trois cases
# Same as English: squares are notation.
form-room-fragile-example = C4 D5 E6
form-pillows-title = Placer { $count } oreillers, un par case
form-pillows-columns = { $several ->
        [0] Colonne { $first }
       *[other] Colonnes { $first } à { $last }
    }

## Peek

own-title = Ce que tu peux faire :
own-here = Tu es en **{ $square }**{ $hands ->
        [full] {" "}avec un oreiller en main
       *[free] , mains libres
    }.
own-waiting = La bataille n’a pas commencé : rien à mesurer encore.
own-out = La bataille continue sans toi.
own-over = La bataille est finie.
own-line = { $name } en { $square } : { $odds }.
own-group = { $names } : { $odds }.
own-swing = frapper { PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] {" "}(dé d’en face plus { $more })
    }
own-throw = lancer { PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] {" "}(moins { $penalty } : couvert en { $by })
    }{ $more ->
        [0] {""}
       *[other] {" "}(dé d’en face plus { $more })
    }
own-not-far = trop loin pour frapper
own-not-nobody = personne ici
own-not-wall-beside = pas de lancer, cible juste derrière le mur en { $by }
own-not-wall-between = pas de lancer, { $count ->
        [one] le mur en { $by } est
       *[other] les murs en { $by } sont
    } entre vous
own-not-corners = pas de lancer, quel que soit le coin ; murs : { $by }
own-out-of-reach = Pas d’attaque sur { $names } : l’image montre pourquoi.
own-pillows = Oreillers à portée de main : { $pillows }.
own-no-pillows = Aucun oreiller à portée de main.
own-reach = À trois pas au plus, selon le risque d’y être touché : { $groups }.
own-chances = { PERCENT($percent) } en { $squares }
own-shots =
    Meilleure attaque de là{ $armed ->
        [1] {""}
       *[0] , dès que tu tiens un oreiller
    } : { $groups }.
own-safest = Le plus sûr à trois pas : { $squares }, risque de { PERCENT($percent) }.
own-risk-here = { $count ->
        [0] Ici, personne ne peut te toucher pour l’instant.
       *[other] Ton risque ici : { PERCENT($percent) }.
    }
own-no-reach = Nulle part où aller.

## The board and the text board

board-header-room = choisit la pièce
board-header-pillows = place { $count } oreillers
board-header-first = dit qui commence
board-header-place = prend place
board-header-play = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } · { $hands ->
        [full] oreiller en main
       *[free] mains libres
    }
board-header-hits = gagne avec cinq touches !
board-header-torn = { $winners ->
        [one] a le plus de touches, tout est déchiré !
       *[other] ont le plus de touches, tout est déchiré !
    }
board-header-shattered = { $winners ->
        [one] a le plus de touches quand ça casse !
       *[other] ont le plus de touches quand ça casse !
    }
board-header-curfew = { $winners ->
        [one] a le plus de touches : les parents !
       *[other] ont le plus de touches : les parents !
    }
board-winners = { $count } complices
board-blow = { $hit ->
        [1] Touche
       *[0] { $saved ->
            [none] Raté
           *[other] Couvert en { $saved }
        }
    }{ $fate ->
        [tore] , déchiré
        [caught] , rattrapé
        [stole] , volé
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] , casse en { $broke }
    } !
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = À l’instant, { $name } { $kind ->
        [throw] lance sur
       *[swing] frappe
    } { $other }{ $cover ->
        [none] {""}
       *[other] {" "}(couvert en { $cover })
    }, { PERCENT($percent) } de chances : { $face } contre { $against }. { $result }
board-walk-line = À l’instant, { $name } va de { $start } à { $end }.
board-grab-line = À l’instant, { $name } ramasse un oreiller en { $square }.
board-round = manche
board-of = sur { $most }
board-size = { $width }×{ $width }
board-clear = libre
board-cover = couvert −1
board-blocked = bouché
board-you = toi
board-throw = lancer { PERCENT($percent) }
board-swing = coup { PERCENT($percent) }
board-no-throw = mur { $by }
board-too-far = coup : trop loin
board-reach = { $squares ->
        [0] nulle part où aller
        [one] { $squares } case · % : ton risque là-bas
       *[other] { $squares } cases · % : ton risque là-bas
    }
board-aim = touche à { PERCENT($percent) }
board-or-draw = …ou dessine la tienne
board-left-short = { $name } (abandon)
board-torn = { $torn ->
        [one] { $torn } déchiré
       *[other] { $torn } déchirés
    }
board-whole = { $whole } en jeu
board-now-room = { $name } choisit la pièce.
board-now-pillows = { $name } place { $count } oreillers.
board-now-first = { $name } dit qui commence.
board-now-place = { $name } prend place.
board-now-play = { $name } a encore { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $attacked ->
        [1] {" "}et a déjà attaqué
       *[0] {""}
    }.
board-now-hits = { $name } gagne avec cinq touches !
board-now-torn = { $name } { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    } avec le plus de touches : tous les oreillers sont déchirés.
board-now-shattered = { $name } { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    } avec le plus de touches : deux objets sont cassés.
board-now-curfew = { $name } { $winners ->
        [one] gagne
       *[other] se partagent la victoire
    } avec le plus de touches : les parents sont là.
board-alt-rooms = Au choix : { $rooms }.
board-alt-room = { $room } ({ $walls ->
        [0] aucun mur
        [one] 1 case de mur
       *[other] { $walls } cases de mur
    }, { $furniture } de meubles)
board-alt-ground = Murs : { $walls }. Meubles : { $furniture }.
board-room-of = La pièce a { $width }×{ $width } cases.
board-heading = Pillow Fight · { $width }×{ $width } · { $round ->
        [0] avant la bataille
       *[other] manche { $round }
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· les parents arrivent après la manche { $curfew }
    }
board-first = { $name } commence.
board-player = { $name } : { $facts }
board-at = en { $square }
board-hits =
    { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }
board-holding = un oreiller en main
board-defending = en défense totale
board-pillows = Oreillers au sol : { $pillows }.
# Same as English: there are no words in it.
board-pile =
    { $count ->
        [one] { $square }
       *[other] { $square } ({ $count })
    }
board-none = rien
board-torn-line = Déchirés : { $torn } oreillers sur { $all }.
board-fragile = Objets fragiles en : { $squares } ; cassés : { $shattered }.
board-ready = { $room }{ $count ->
        [0] :
       *[other] , objets fragiles en { $fragile } :
    }
board-key = . sol, # mur, f meuble, o oreiller (& sur un meuble), majuscule : qui se tient là

## The first minute, for those who are new to the game

hint-goal = 🏁 Le but : cinq coups d’oreiller.
hint-room = C’est toi qui choisis la pièce. Les murs arrêtent les lancers ; les meubles les rendent seulement plus difficiles.
hint-pillows = C’est toi qui places { $count } oreillers. Qui en a un tout près se bat en premier.
hint-first = C’est toi qui dis qui commence : qui tu veux, ou toi.
hint-place = Choisis d’où tu pars. Avec un oreiller tout près, tu te bats plus tôt ; les murs et les meubles te protègent.
hint-fetch = Tes mains sont libres, et pour attaquer, il faut un oreiller. Va dessus ou juste à côté, et ramasse-le. Il te reste { $actions ->
        [one] une action
       *[other] { $actions } actions
    } dans ce tour.
hint-attack = Tu as un oreiller en main. Frappe quelqu’un juste à côté, et tu le gardes, s’il ne se déchire pas. Lance-le sur quelqu’un que tu vois, et il s’envole. Chacun lance un dé, et le plus haut l’emporte.
hint-rest = Tu as attaqué pendant ce tour, et tu tiens encore un oreiller. Avec ce qui te reste, tu peux bouger ou finir ton tour.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = Dans une pièce toute prête, tout le monde a les mêmes chances.
tip-pillows = Bien répartis, chacun en a un tout près.
tip-first = Qui commence arrive en premier à un oreiller.
tip-start = Pars de { $square } : { $pillow ->
        [on] il y a un oreiller dessus.
        [beside] il y a un oreiller juste à côté.
       *[none] quelque chose t’y protège.
    } { $percent ->
        [0] Pour l’instant, personne ne peut t’y toucher.
       *[other] En ce moment, on t’y toucherait dans { PERCENT($percent) } des cas.
    }
tip-hit = D’ici, aucune attaque ne touche plus souvent : { PERCENT($percent) }. Cinq coups font gagner. { $kind ->
        [swing] Et tu gardes l’oreiller, s’il ne se déchire pas.
       *[throw] {""}
    }
tip-aim = Va en { $square } : de là, tu touches { $other } dans { PERCENT($percent) } des cas, { $otherwise ->
        [0] et d’ici personne.
       *[other] et d’ici seulement dans { PERCENT($otherwise) }.
    }
tip-take = Sans oreiller, pas d’attaque. { $percent ->
        [0] {""}
       *[other] Avec lui, tu peux attaquer { $other } tout de suite, et toucher dans { PERCENT($percent) } des cas.
    }
tip-fetch = Va en { $square } : là, tu peux ramasser un oreiller. { $percent ->
        [0] Pour l’instant, personne ne peut t’y toucher.
       *[other] En ce moment, on t’y toucherait dans { PERCENT($percent) } des cas.
    }
tip-closer = Va en { $square } : de là, { $hands ->
        [full] quelqu’un est plus près.
       *[free] un oreiller est plus près.
    }
tip-safer = Va en { $square } : { $percent ->
        [0] pour l’instant, personne ne peut t’y toucher, et ici on te touche
       *[other] on t’y toucherait dans { PERCENT($percent) } des cas, et ici
    } dans { PERCENT($otherwise) }.
tip-defend = Jusqu’à ton prochain tour, on te touche moins facilement.
tip-rest = { $percent ->
        [0] Pour l’instant, personne ne peut te toucher ici.
       *[other] Aucune case à ta portée n’est nettement plus sûre que la tienne.
    }

## The rules in a minute

rules-1 =
    ## Pillow Fight
    _de hirnsalat, peacememories et m0ru · de 3 à 6 joueurs_

    Une bataille d’oreillers : le grand appartement des copains, quelques oreillers, et pas un adulte en vue. **Cinq touches, et c’est gagné.** Si tous les oreillers sont déchirés avant, le plus de touches gagne.

    Quelqu’un place les murs et les meubles, quelqu’un d’autre les oreillers, et une troisième personne dit qui commence. Puis chacun prend place sur le sol.

    À ton tour, tu as **deux actions**, et tu peux t’arrêter avant :
    - **Bouger** : jusqu’à trois pas, en diagonale aussi, sur le sol seulement et sans traverser personne.
    - **Ramasser** un oreiller sous tes pieds ou sur une case voisine. On n’en porte qu’un. Ni les murs ni quelqu’un debout dessus ne t’en empêchent.
    - **Attaquer**, une fois par tour, avec un oreiller en main.
rules-2 =
    ## L’attaque
    Chacun lance un dé. Le tien est plus haut : touche.

    - **Frapper** quelqu’un juste à côté, mur ou pas mur. Tu gardes l’oreiller, mais il **se déchire** si ton propre dé montre 1 ou 2.
    - **Lancer** sur quelqu’un que tu vois. L’oreiller tombe à ses pieds, sauf si ses mains sont libres et que son dé montre 5 ou 6 : alors il est **rattrapé**. Ça n’empêche pas la touche.

    Les murs arrêtent un lancer ; les meubles et les gens, non.
rules-3 =
    ## Le couvert
    Le couvert ne compte que pour les lancers. Regarde depuis la cible vers le lanceur, tout droit ou en diagonale : qu’y a-t-il sur la case juste à côté de la cible ?
    - Un **mur** : impossible de lancer de là.
    - Un **meuble** : le dé du lanceur compte un de moins.

    Ça ne marche que dans un sens : de certains coins, on peut lancer là d’où personne ne peut répondre. Avant un lancer, la table te dit tes chances.

    Après 20 manches (sauf si l’hôte en décide autrement), les parents arrivent, et le plus de touches gagne.
rules-4 =
    ## Règles maison
    - **Défense totale** : une action ; jusqu’à ton prochain tour, ta défense compte un de plus. L’égalité devient alors une touche.
    - **Vol d’oreiller** : face à un coup, mains libres, ton 5 ou ton 6 prend l’oreiller, s’il ne se déchire pas.
    - **Parade** : face à un coup, un oreiller en main, ton dé compte un de plus.
    - **Objets fragiles** : il y en a trois. Un lancer qui ne touche pas et n’est pas rattrapé en casse un sur la case de la cible ou à côté. Au deuxième, c’est fini.
    - **Couvert par les coins** : le lanceur choisit le meilleur coin de sa case et regarde les quatre coins de celle de la cible. Des murs sur les quatre lignes : impossible. Sur certaines, ou un meuble à côté de la cible : un de moins.

## Why a move is good: whole sentences about the move, to nobody in particular.
# $percent is a chance, $otherwise the same for the other attack.

why-hits =
    { $wins ->
        [yes] Encore une touche, et c’est gagné ; cette attaque touche { $other } dans { PERCENT($percent) } des cas.
       *[no] { $otherwise ->
            [0] Cette attaque touche { $other } dans { PERCENT($percent) } des cas.
           *[other] Cette attaque touche { $other } dans { PERCENT($percent) } des cas, l’autre attaque dans { PERCENT($otherwise) } seulement.
        }
    }
why-tears = Frapper déchire l’oreiller dans { PERCENT($percent) } des cas ; lancer, jamais.
why-last-pillow = Frapper déchire le dernier oreiller dans { PERCENT($percent) } des cas, et alors tout s’arrête, avec { $other } en tête.
why-shatters =
    Un lancer qui rate { $other } casse le deuxième objet fragile, et alors tout s’arrête, avec { $seat } { $level ->
        [yes] à égalité
       *[no] en tête
    }.
why-miss-wins = Même raté, le lancer gagne : il casse le deuxième objet fragile près de { $other }, et c’est ici qu’il y a le plus de touches.
why-catches = { $other } a les mains libres, et rattrape un lancer dans { PERCENT($percent) } des cas.
why-then = Ensuite, on peut attaquer { $other } tout de suite, et ça touche dans { PERCENT($percent) } des cas.
why-contested =
    { $count ->
        [one] Sinon, { $other } pourrait prendre cet oreiller avant.
       *[other] Sinon, { $other } ou quelqu’un d’autre pourrait prendre cet oreiller avant.
    }
why-at-hand =
    { $count ->
        [one] Depuis { $square }, un oreiller est à portée de main.
       *[other] Depuis { $square }, { $count } oreillers sont à portée de main.
    }
why-next-turn = De là, { $other } est à portée au prochain tour, et ça touche dans { PERCENT($percent) } des cas.
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] C’est juste à côté de quelqu’un.
           *[other] De là, il reste { $steps } pas pour être à côté de quelqu’un, au lieu de { $otherwise }.
        }
       *[free] De là, il reste { $steps } pas pour avoir un oreiller à portée de main, au lieu de { $otherwise }.
    }

## Headlines of the card that people share

headline-past-all-cover = { $winners } touche { $other } à couvert, et gagne
headline-not-a-feather =
    { $number ->
        [1] Une seule touche cette nuit, et pas sur { $winners }
       *[other] { $number } touches cette nuit, et pas une plume sur { $winners }
    }
headline-the-last-pillow-tore = Plus un oreiller entier : victoire aux touches pour { $winners }
headline-something-broke = Ça a cassé : victoire aux touches pour { $winners }
headline-parents-came = Les parents ! Victoire aux touches pour { $winners }
headline-one-last-hit = Une dernière touche sur { $other } : victoire pour { $winners }

## Achievements

feat-over-the-sofa = Par-dessus le canapé
    .story = une touche sur quelqu’un à couvert, contre toute attente
feat-return-to-sender = Retour à l’envoyeur
    .story = un oreiller rattrapé, et l’attaque suivante touche qui l’avait lancé
feat-rug-pull = Le coup du tapis
    .story = l’oreiller chipé sous les pieds de sa cible, qui se fait toucher dans le même tour
feat-untouched = Pas une plume de travers
    .story = une victoire sans recevoir une seule touche
feat-feathers-everywhere = Des plumes partout
    .story = le tout dernier oreiller, déchiré
feat-not-the-vase = Pas le vase !
    .story = un objet fragile en mille morceaux

# Planning ahead. $attacks is 1 where somebody is to be hit.
plan =
    { $attacks ->
        [0] {""}
       *[other] attaquer { $attack } si les chances de toucher sont d’au moins { PERCENT($odds) } ; puis{" "}
    }{ $rest ->
        [defend] se mettre en défense totale et finir le tour
        [end] finir le tour
       *[ask] te laisser le reste du tour
    }
plan-ask-attack = Qui attaquer
plan-ask-odds = Si les chances de toucher sont de…
plan-ask-rest = Et le reste du tour
plan-open-attack = personne
plan-some-odds = au moins { PERCENT($number) }
plan-rest-end = le finir
plan-rest-defend = défense totale, puis le finir
plan-rest-ask = me demander
plan-void-hands = tu ne tiens plus l’oreiller.
