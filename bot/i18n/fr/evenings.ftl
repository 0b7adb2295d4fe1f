### Evenings: a date for a game, who is in, and what comes of it.

command-evenings = soirées
    .description = Les soirées jeux à venir sur ce serveur
option-play-at = quand
    .description = Pas maintenant, mais : vendredi 20h, demain 20h30, 24 déc. 19h30, dans 2 heures
option-play-repeat = répéter
    .description = À quel rythme la soirée revient (seulement avec « quand »)
choice-repeat-weekly = toutes les semaines
choice-repeat-fortnightly = toutes les deux semaines
choice-repeat-monthly = tous les mois, le même jour de la semaine

# Ce que les gens tapent pour une date, en minuscules, séparé par des virgules. L’anglais est compris partout. Là où la
# place compte (nombres, jours, mois), une barre sépare les mots qui disent la même chose.
date-today = aujourd’hui, auj
date-tomorrow = demain, dem
date-after-tomorrow = après-demain
date-within = dans, d’ici
date-minutes = minutes, minute, min, mn
date-hours = heures, heure, h
date-half-hour = une demi-heure, demi-heure
date-days = jours, jour, j
date-weeks = semaines, semaine, sem
date-idle = le, la, ce, de, du
date-at = à, vers
date-oclock = h, heures, heure
date-oclock-twelve = {""}
date-before-noon = {""}
date-after-noon = {""}
date-early = {""}
date-morning = matin, le matin, du matin, au matin, matinée
date-noon = du midi
date-afternoon = après-midi, l’après-midi, de l’après-midi, aprèm, aprem
date-evening = soir, le soir, du soir, au soir, soirée
date-night = nuit, la nuit, de la nuit, dans la nuit
date-this-morning = ce matin
date-this-afternoon = cet après-midi, cet aprèm, cette après-midi
date-this-evening = ce soir
date-this-night = cette nuit
date-tomorrow-morning = demain matin
date-tomorrow-night = demain dans la nuit
date-at-noon = midi, à midi
date-at-midnight = minuit, à minuit
date-half-past = et demie, et demi
date-half-to = {""}
date-quarter-past = et quart
date-quarter-to = moins le quart
date-numbers = un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze
date-weekdays = lun, mar, mer, jeu, ven, sam, dim
date-months = janv/jan, févr/fév, mars, avr, mai, juin, juil, août, sept/sep, oct, nov, déc
date-next = prochain, prochaine, qui vient
date-next-week = la semaine prochaine, semaine prochaine, de la semaine prochaine

evening-title = { $emoji } { $game } : on se fait une soirée
evening-when = 📅 { $date } ({ $relative })
evening-repeats = { $repeats ->
        [weekly] 🔁 Toutes les semaines à la même heure.
        [fortnightly] 🔁 Toutes les deux semaines à la même heure.
       *[monthly] 🔁 Tous les mois, le même jour de la semaine et à la même heure.
    }
evening-host = { $host } aimerait jouer, et il y a de la place pour { $least ->
        [1] { $most } personnes au plus
       *[other] { $least } à { $most } personnes
    }. Clique sur **Je viens** : le moment venu, ta place est prête et je t’appelle.
evening-rules = Règles maison : { $rules }
evening-in = **Au rendez-vous ({ $count }) :** { $who }
evening-nobody = **Au rendez-vous :** personne pour l’instant. Qui ouvre le bal ?
evening-waiting = **Sur liste d’attente :** { $who }
evening-event = Elle figure aussi parmi [les événements de ce serveur]({ $link }).
evening-small = L’heure affichée est celle de chez toi. *Me le rappeler*, c’est entre toi et moi : je t’écris { $minutes } minutes avant.
button-evening-in = Je viens
button-evening-remind = Me le rappeler
button-evening-change = Changer la date
button-evening-off = Annuler la soirée
button-evening-once = Seulement celle-ci
button-evening-for-good = Toutes
button-evening-sure = Oui, on annule
button-evening-again = Chercher une autre date

evening-opened = L’heure a sonné : la table est ouverte. { $link }
evening-called-off = Cette soirée a été annulée.
evening-nobody-came = Personne n’avait dit oui, alors aucune table n’a été ouverte.
evening-was-missed = Cette soirée n’a pas eu lieu : je n’ai pas pu ouvrir la table à temps.

evening-open-call = 🎲 { $who } : c’est l’heure de jouer à { $game } ! Les places sont prêtes. C’est { $host } qui lance la partie.
evening-open-late = 🎲 { $who } : désolé pour le retard, je n’étais pas là ! C’est l’heure de jouer à { $game }, et les places sont prêtes. C’est { $host } qui lance la partie.
evening-open-thread = La table est dans { $thread }.
evening-elsewhere = { $who } { $count ->
        [one] a dit oui aussi, mais est encore en pleine partie ailleurs.
       *[other] ont dit oui aussi, mais sont encore en pleine partie ailleurs.
    } *Rejoindre* marche tant que la table est ouverte.
evening-no-seat = La table est complète. { $who } : si quelqu’un se lève, la place est à prendre avec *Rejoindre*.
evening-tell-nobody = Personne n’avait dit oui à cette soirée ({ $game }), alors je n’ai pas ouvert de table.
evening-tell-last = C’était la deuxième fois de suite, donc cette soirée ne se répétera plus. Tout le monde peut en prévoir une nouvelle avec `/jouer`.
evening-tell-missed = Désolé : { $game } était prévu le { $date }, et je n’étais pas là. Maintenant, il est trop tard pour commencer. On cherche une autre date ?
evening-tell-busy = Une autre partie se joue ici depuis une heure, alors { $game } n’a pas pu commencer. On cherche une autre date ?
evening-tell-off = La soirée { $game } prévue le { $date } est annulée. { $who }
evening-tell-moved = La soirée { $game } change de date : ce sera le { $date } ({ $relative }). { $who }
evening-tell-busy-now = C’est l’heure de jouer à { $game }, mais une partie est encore en cours ici : { $link } Dès qu’elle sera finie, votre table s’ouvrira. J’attends une heure.
evening-reminder = ⏰ { $game } commence { $relative } : { $link }

evening-done-remind = Je t’écris { $minutes } minutes avant le début ({ $game }). Si je n’y arrive pas, je te mentionne dans le salon.
evening-done-no-remind = D’accord, pas de rappel.
evening-done-waiting = Toutes les places sont prises : te voilà numéro { $place } sur la liste d’attente. Si quelqu’un se désiste, tu avances sans rien faire.
evening-done-off = C’est annulé.
evening-done-moved = C’est fait : ce sera le { $date }.
evening-done-same = D’accord, la date ne change pas : { $date }.
evening-sure = Annuler la soirée { $game } prévue le { $date } ? Je préviens toutes les personnes qui devaient venir.
evening-sure-series = La soirée { $game } prévue le { $date } revient régulièrement. Annuler seulement celle-ci, ou toutes ?
evening-form-title = On joue quand ?
evening-form-at = Quand
evening-form-example = vendredi 20h, demain 20h30, 24 déc. 19h30
evening-form-repeat = Répéter
choice-repeat-never = une seule fois

evenings-title = Les soirées jeux de ce serveur
evenings-none = Rien de prévu pour l’instant. Organise une soirée avec `/jouer` : choisis un jeu, et donne la date avec l’option « quand ».
evenings-line = { $emoji } **{ $game }** · { $date } ({ $relative }) · { $count ->
        [0] personne pour l’instant
       *[other] { $count } au rendez-vous
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host } organise une soirée { $game }. Dis « Je viens » ici, et ta place est prête : { $link }
evening-event-where = #{ $channel }

date-zones = Europe/Paris, Europe/Brussels, Europe/Zurich, America/Toronto
date-suggestion = { $date } ({ $zone })

sorry-evening-over = Cette soirée n’est plus au programme.
sorry-evening-host = Pour faire ça, il faut être { $host }, qui organise cette soirée, ou faire partie de la modération.
sorry-evening-unwelcome = Tu ne peux pas venir à cette soirée-là.
sorry-evening-most-one = Tu as déjà { $most } soirées à venir ici. C’est le maximum par personne : annules-en une d’abord.
sorry-evening-most-server = Ce serveur a déjà { $most } soirées à venir, et c’est le maximum.
sorry-evening-soon = C’est dans si peu de temps qu’un rappel arriverait trop tard. Reste dans les parages !
sorry-evening-repeat = Pour se répéter, une soirée a besoin d’une date : donne-la avec l’option « quand », par exemple : vendredi 20h
sorry-evening-zone = Une soirée qui se répète suit l’horloge au mur, et je ne sais pas de quel mur. Donne l’heure avec ton fuseau, par exemple : vendredi 20h Europe/Paris. (Une fois tes heures calmes réglées avec `/moi calme`, je connais ton fuseau.)
sorry-date-unclear = Je ne comprends pas « { $what } ». Écris plutôt : vendredi 20h, demain 20h30, 24 déc. 19h30, ou dans 2 heures.
sorry-date-time = À quelle heure ? Écris par exemple : vendredi 20h, ou demain 20h30.
sorry-date-zone = Je ne sais pas quelle heure il est chez toi. Ajoute ton fuseau, par exemple : { $typed } Europe/Paris. Ou dis : dans 2 heures. (Une fois tes heures calmes réglées avec `/moi calme`, je connais ton fuseau.)
sorry-date-weekday = Cette date tombe un autre jour de la semaine. Enlève l’un des deux.
sorry-date-several =
    « { $typed } » peut vouloir dire plusieurs moments. Écris celui que tu veux dire, comme ceci :
    { $dates }
sorry-date-gap = Cette nuit-là, on avance les horloges : cette heure n’existe pas. Prends une heure plus tôt ou plus tard.
sorry-date-part = « { $what } » ne va pas avec ce moment de la journée. Enlève l’un des deux.
sorry-date-past = C’est déjà passé. Choisis un moment à venir.
sorry-date-far = C’est dans plus d’un an. Choisis une date un peu plus proche.

permission-create_events = Créer des événements
settings-no-events = 📅 Donne-moi la permission « { $permission } » si tu veux que les soirées jeux figurent parmi les événements de ce serveur. Elles marchent aussi sans.
