### The regulars: computers with a name, a face and a way of playing of their own. Their names are the same in every
### language: Biscuit (hoarder), Marble (gambler), Pickle (grudge), Waffle (bluffer), Button (watcher), Teddy (beginner).

## At an open table

# Same as English: there are no words in it.
regular-chat-name = { $face } { $name }
# Small, below a name on the poster: 16 characters at most, and in brackets behind it.
level-hoarder = amasse tout
level-gambler = risque tout
level-grudge = garde rancune
level-bluffer = bluffe
level-watcher = ouvre l’œil
level-beginner = débute
level-even = à votre niveau
# A way of playing that this version of the bot does not have any more.
level-unknown = joue normalement
add-even = En ajouter un de notre niveau
pick-regular = Ou invite l’un des habitués
# How each plays, in one line: to choose from.
plays-hoarder = Ne lâche rien, et met de côté pour plus tard
plays-gambler = Tente le coup, et puis le retente
plays-grudge = Retient qui a fait quoi, et rend la pareille
plays-bluffer = Veut te faire croire tout autre chose
plays-watcher = Garde un œil sur qui est en tête
plays-beginner = Une compagnie toute douce pour une première partie
# In the host's menu, about a regular who sits there. $score is "Waffle leads 7 : 5".
regular-here = { $who } : { $plays }.{ $score ->
        [none] {""}
       *[other] {" "}{ $score }.
    }
# Over the years, against one player: first the regular's, then the player's.
regular-score = { $way ->
        [ahead] { $name } mène { $theirs } à { $mine }
        [behind] { $name } est à la traîne, { $theirs } à { $mine }
       *[even] { $name } fait jeu égal, { $theirs } à { $mine }
    }
profile-regulars = **Habitués :** { $scores }.

## What they say at the table, now and then. $name is a player.

banter-says = { $who } : *« { $line } »*
# When the game begins.
banter-hoarder-hello = { $flavour ->
        [0] Coucou ! J’ai apporté le goûter. Le mien.
       *[1] Tout ce qu’on me donne, j’en prendrai bien soin.
    }
banter-gambler-hello = { $flavour ->
        [0] On se sent en veine ? Moi toujours, jusqu’à ce que ça tourne.
       *[1] Allez, mettons-y un peu de piment.
    }
banter-grudge-hello = { $flavour ->
        [0] Je me souviens de la dernière fois. De tout.
       *[1] On repart de zéro. Ma liste est vide, pour l’instant.
    }
banter-bluffer-hello = { $flavour ->
        [0] Moi, un plan ? Aucun. Promis.
       *[1] Une tête pareille, on peut lui faire confiance.
    }
banter-watcher-hello = { $flavour ->
        [0] Faites comme si je n’étais pas là. Je regarde, c’est tout.
       *[1] Si quelqu’un prend la tête, je le verrai.
    }
banter-beginner-hello = { $flavour ->
        [0] Salut ! J’ai lu les règles. Presque toutes.
       *[1] C’est ma chaise, ça ? J’ai trop hâte !
    }
# When $name has just done something to them, for all to see: gave them a number, hit them, challenged them.
banter-hoarder-touched = { $flavour ->
        [0] Pour moi ? Je mets ça avec le reste.
       *[1] Ma place était si bien rangée, { $name }.
    }
banter-gambler-touched = { $flavour ->
        [0] Ha ! On remet ça, { $name } ?
       *[1] Bon. Quitte ou double.
    }
banter-grudge-touched = { $flavour ->
        [0] J’ai vu ça, { $name }. Ces choses-là, je les écris.
       *[1] C’est noté. À l’encre.
    }
banter-bluffer-touched = { $flavour ->
        [0] Exactement ce que je voulais. Ou pas ?
       *[1] Oh non. Oh là là. Que vais-je devenir ?
    }
banter-watcher-touched = { $flavour ->
        [0] Intéressant, { $name }. Très intéressant.
       *[1] Je l’avais vu venir. Presque.
    }
banter-beginner-touched = { $flavour ->
        [0] Oh ! On a le droit ? Ah oui ? C’est bon à savoir !
       *[1] Alors c’est comme ça que ça marche, { $name }.
    }
# When they have won.
banter-hoarder-won = { $flavour ->
        [0] Et une de plus sur l’étagère.
       *[1] Mettre de côté, ça paie. Toujours.
    }
banter-gambler-won = { $flavour ->
        [0] Je l’avais dit. La chance m’aime bien.
       *[1] Une autre ? Je suis sur ma lancée !
    }
banter-grudge-won = { $flavour ->
        [0] Maintenant, on est quittes. Plus ou moins.
       *[1] Je viens de rayer quelques noms de ma liste.
    }
banter-bluffer-won = { $flavour ->
        [0] Moi, vous mentir ?
       *[1] J’ai gagné ? Quelle surprise. Vraiment.
    }
banter-watcher-won = { $flavour ->
        [0] Il suffisait d’attendre et de regarder.
       *[1] Vous avez regardé ailleurs, juste un instant.
    }
banter-beginner-won = { $flavour ->
        [0] J’ai gagné ? J’ai gagné ! Tout le monde a vu ?
       *[1] La chance du débutant, ça existe pour de vrai !
    }
# When they have come second, close behind.
banter-hoarder-close = { $flavour ->
        [0] J’aurais dû dépenser un peu plus tôt.
       *[1] Si près ! Je garde le souvenir.
    }
banter-gambler-close = { $flavour ->
        [0] Encore un jet, et c’était pour moi.
       *[1] Ça valait le coup. Je le referais tout de suite.
    }
banter-grudge-close = { $flavour ->
        [0] De si peu ? Je ne l’oublierai pas.
       *[1] Tu trouveras ton nom sur ma liste, { $name }.
    }
banter-bluffer-close = { $flavour ->
        [0] C’est moi qui t’ai laissé gagner. Évidemment.
       *[1] Exactement comme prévu. Ou presque.
    }
banter-watcher-close = { $flavour ->
        [0] Je te regardais faire, { $name }. Bien joué.
       *[1] Un regard trop tard.
    }
banter-beginner-close = { $flavour ->
        [0] J’ai failli finir en tête ! On refait une partie ?
       *[1] Ça s’est joué à un cheveu ! Bien joué, { $name }.
    }

## After the game: why they did what they did

button-why = Demander pourquoi à { $name }
button-why-all = Demander pourquoi aux ordis
because-title = { $who } : retour sur la table { $table }
# One decision: when, what was chosen rather than what, and why, in one or more sentences.
because-decision = **{ $moment } :** « { $chosen } »{ $instead ->
        [none] {""}
       *[other] , pas « { $instead } »
    }. { $why }
because-nothing = Pas de grandes raisons, cette fois. J’ai pris ce qui avait l’air le mieux, une étape après l’autre.
because-how = Ce sont les chiffres avec lesquels les ordis jouent, tels qu’ils étaient à ce moment-là.{ $secrets ->
        [yes] {" "}Certains étaient alors secrets.
       *[no] {""}
    }
sorry-why-program = { $who } est un programme fait maison. Pourquoi il a choisi ainsi, il faut le demander à qui l’a écrit.
sorry-why-random = { $who } joue au hasard : il n’y a pas de pourquoi. Un dé aurait dit la même chose.
