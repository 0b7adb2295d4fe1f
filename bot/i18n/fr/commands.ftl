### The slash commands: names, descriptions, and what their options are called.
### A name has 1 to 32 characters, lower case; a description 1 to 100.

command-play = jouer
    .description = Ouvrir une table de jeu dans ce salon
option-play-game = jeu
    .description = À quoi on joue ; sans rien, je montre tous les jeux
option-play-clock = temps
    .description = Le temps pour chaque décision ; sans rien, celui que le serveur a choisi
option-play-house_rules = règles_maison
    .description = Les règles maison de départ, par exemple : target 20, first random
option-play-thread = fil
    .description = Donner à la table un fil rien qu’à elle

command-table = table
    .description = Ta table dans ce salon, si tu préfères le clavier
command-table-board = plateau
    .description = Ramener le plateau ici, tout en bas, dans un message tout frais
command-table-resign = abandonner
    .description = Abandonner et quitter cette partie
command-table-hand-over = céder
    .description = Laisser quelqu’un continuer à ta place
option-table-hand-over-user = à_qui
    .description = Qui doit prendre ta place (par défaut : n’importe qui ici)
command-table-nudge = coup_de_coude
    .description = Rappeler à quelqu’un que c’est son tour
command-table-end = terminer
    .description = Demander aux autres d’arrêter cette partie sans résultat

option-play-roll_for_me = lancer_pour_moi
    .description = Laisser le bot lancer les dés quand il n’y a rien à décider (par défaut : oui)
option-play-plan_ahead = prévoir
    .description = Permettre de décider d’avance ce qu’on fera (par défaut : oui)
command-rules = règles
    .description = Les règles d’un jeu en une minute, avec des images
option-rules-game = jeu
    .description = Les règles de quel jeu

command-help = aide
    .description = Quoi taper d’abord, les jeux, et où trouver tout le reste
command-puzzle = énigme
    .description = Trouver le meilleur coup : une position par jour, tirée d’une partie finie
command-leaderboard = classement
    .description = Le classement, ici ou partout
option-leaderboard-game = jeu
    .description = Un seul jeu
option-leaderboard-period = période
    .description = Depuis toujours, cette saison (un trimestre) ou ce mois-ci
choice-period-all = depuis toujours
choice-period-season = cette saison
choice-period-month = ce mois-ci
option-leaderboard-scope = portée
    .description = Ce serveur, ou partout où se trouve le bot
choice-scope-here = ce serveur
choice-scope-everywhere = partout

command-settings = paramètres
    .description = Les paramètres de ce serveur (pour qui le gère)

command-profile = profil
    .description = Parties, cote, séries, rivalités, chance et succès de quelqu’un
option-profile-player = qui
    .description = La personne (par défaut : toi)
option-profile-game = jeu
    .description = Un seul jeu
option-profile-scope = portée
    .description = Ce serveur, ou tous les serveurs réunis
choice-profile-here = ce serveur
choice-profile-everywhere = tous les serveurs

command-history = historique
    .description = Les parties passées de quelqu’un : qui a joué, qui a gagné, et leurs numéros
option-history-player = qui
    .description = La personne (par défaut : toi)
option-history-game = jeu
    .description = Un seul jeu
option-history-private = privé
    .description = Ne montrer qu’à toi, avec tes propres parties de partout

command-replay = revoir
    .description = Revoir une partie passée en animation, ou une partie en cours depuis son début
option-replay-id = numéro
    .description = Le numéro de la table
option-replay-private = privé
    .description = Ne montrer qu’à toi

command-verify = vérifier
    .description = Contrôler les dés et chaque action d’une partie passée, et recevoir son archive
option-verify-id = numéro
    .description = Le numéro de la table
option-verify-private = privé
    .description = Ne montrer qu’à toi
command-review = analyse
    .description = Revenir sur une partie finie : la part de la chance, la part du talent
option-review-id = numéro
    .description = Le numéro de la table

command-me = moi
    .description = Ce que le bot sait de toi
command-me-birthday = anniversaire
    .description = Ton anniversaire : à Magic Numbers, le plus proche commence
option-me-birthday-day = jour
    .description = Jour du mois ; sans rien, tu vois la date et peux l’effacer
option-me-birthday-month = mois
    .description = Mois, de 1 à 12
command-me-pings = rappels
    .description = Comment je te rappelle que c’est ton tour
option-me-pings-how = comment
    .description = Quand et où ; sans rien, tu vois ce qui est réglé
option-me-pings-hour = heure
    .description = Pour une fois par jour : à quelle heure, de 0 à 23
option-me-pings-zone = fuseau
    .description = Pour une fois par jour : où tu es, comme Europe/Paris, ou un décalage comme UTC+2
option-me-pings-soon = bientôt_moi
    .description = Me prévenir aussi quand il ne reste plus qu’une personne avant moi
command-me-quiet = calme
    .description = Quand ton temps s’arrête et que je te laisse tranquille ; sans rien, tu vois ce qui est réglé
option-me-quiet-from = début
    .description = Quand commencent tes heures calmes, par exemple 23:00
option-me-quiet-to = fin
    .description = Quand elles finissent, par exemple 8:00
option-me-quiet-zone = fuseau
    .description = Où tu es, par exemple Europe/Paris, ou un décalage comme UTC+2
option-me-quiet-days_off = jours_libres
    .description = Les jours calmes du matin au soir : samedi, dimanche ; ou week-end ; ou aucun
command-me-vacation = vacances
    .description = Dire jusqu’à quand tu t’absentes ; sans rien, tu vois ce qui est réglé
option-me-vacation-until = dernier_jour
    .description = Le dernier jour, par exemple 2026-12-24, ou le nombre de jours à partir d’aujourd’hui
command-me-block = bloquer
    .description = Tenir quelqu’un loin de tes tables ; je ne le dis à personne
option-me-block-user = qui
    .description = La personne à bloquer
command-me-unblock = débloquer
    .description = Laisser quelqu’un revenir à tes tables
option-me-unblock-user = qui
    .description = La personne à débloquer
command-me-blocked = blocages
    .description = Les personnes bloquées par tes soins
command-me-privacy = confidentialité
    .description = Ce que je sais de toi : à exporter ou à supprimer

menu-challenge = Défier à un jeu
menu-profile = Profil
menu-replay = Revoir
menu-verify = Vérifier

command-turns = tours
    .description = Les tables qui attendent ton coup, sur tous les serveurs

# Same as English: the French word.
command-plan = plan
    .description = Décider maintenant ce que tu feras quand ce sera ton tour

command-night = nuit
    .description = Une soirée, plusieurs jeux, une seule victoire au bout
option-night-at = quand
    .description = Pas maintenant, mais : vendredi 20h, demain 20h30, 24 déc. 19h30, dans 2 heures
option-night-repeat = répéter
    .description = À quel rythme la nuit revient (seulement avec « quand »)
option-night-duplicate = même_chance
    .description = Toutes les tables d’une ronde ont les mêmes dés, en fils privés : qui en tire le meilleur ?
