### About yourself: turns, reminders, blocking, and what the bot knows of you.

## Where it is somebody's turn

turns-title = Tes tables
turns-none = Tu n’es à aucune table. Ouvres-en une avec /jouer, ou clique sur « Rejoindre » à celle de quelqu’un d’autre.
turns-mine = À toi de jouer ({ $count })
turns-others = On attend les autres ({ $count })
turns-lobbies = Pas encore commencées ({ $count })
# Same as English: the French word.
turns-table = { $emoji } [{ $game } · table { $table }]({ $link })
turns-paused = ⏸️ en pause
turns-since = ton tour a commencé { $when }
turns-until = ⏳ { $when }
turns-also = on attend aussi { $seats }
turns-awaited = on attend { $seats }
turns-computers = un ordi réfléchit
turns-seated = à la table ({ $count }) : { $seats }
turns-more = … et { $count } de plus.

## Reminders

remind-title = Comment je te rappelle
remind-now = Maintenant : **{ $how }**. Ça vaut pour toutes tes tables, sur tous les serveurs ; personne d’autre ne le voit.
remind-turn = Quand c’est mon tour
    .more = Je te mentionne dans le salon quand c’est ton tour et que tu ne te manifestes pas pendant deux minutes.
remind-half = Quand le temps presse
    .more = Je t’appelle dans le salon quand la moitié de ton temps est passée. C’est la façon habituelle.
remind-daily = Une fois par jour
    .more = Je t’appelle une fois par jour, à l’heure de ton choix, dans chaque salon où c’est alors ton tour. /moi rappels règle l’heure.
remind-daily-at = une fois par jour à { $hour } ({ $zone })
remind-message = Par message privé
    .more = Je t’écris en privé quand c’est ton tour et que tu ne te manifestes pas pendant deux minutes. Si tes messages sont fermés, je te mentionne dans le salon.
remind-never = Jamais
    .more = Je te laisse tranquille. /tours montre où c’est à toi de jouer.
remind-soon-how = **Bientôt moi :** là où les parties durent des jours, je peux aussi te prévenir quand il ne reste qu’une personne à jouer avant toi.
button-soon-on = Me prévenir juste avant mon tour
button-soon-off = Ne plus me prévenir avant mon tour
remind-soon = { $who } : après { $front }, c’est à toi. [À la table]({ $link })
remind-soon-by-message = **{ $game }** : après { $front }, c’est à toi. [À la table { $table }]({ $link })
sorry-zone-missing = Je ne sais pas encore quelle heure il est chez toi. Dis-le avec /moi rappels et son option *fuseau* : une ville, comme Europe/Paris, ou un décalage, comme UTC+2.
remind-turn-until = { $who } : c’est à toi. Dernier délai : { $when }. [À la table]({ $link })
remind-turn-open = { $who } : c’est à toi. [À la table]({ $link })
remind-by-message = **{ $game }** : c’est à toi. [À la table { $table }]({ $link })
remind-by-message-until = **{ $game }** : c’est à toi. Dernier délai : { $when }. [À la table { $table }]({ $link })

## Quiet hours and vacations

weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
days-weekend = week-end
days-none = aucun
quiet-title = Tes heures calmes
quiet-unsaid = Tu n’as pas réglé d’heures calmes. Sur les serveurs qui ont les leurs, ce sont elles qui comptent pour toi.
quiet-unsaid-short = celles de chaque serveur
quiet-now = Maintenant : **{ $hours }**
quiet-there = Il y est { $time } ({ $zone }) en ce moment. Si ta montre dit autre chose, change de fuseau dans le quart d’heure.
quiet-none = aucune
quiet-hours = de { $begins } à { $ends }{ $days ->
        [none] {""}
       *[other] , et toute la journée : { $days }
    } ({ $zone })
quiet-days = toute la journée : { $days } ({ $zone })
quiet-how = Dans les parties lentes (plus d’une heure par coup), ton temps s’arrête pendant tes heures calmes, et je ne t’appelle pas. Tu peux les changer une fois par jour. Personne ne voit tes heures, seulement ton délai.
button-quiet-none = Pas d’heures calmes
button-quiet-forget = Celles de chaque serveur
quiet-zone-label = Où : une ville, ou un décalage
quiet-zone-example = Europe/Paris, America/Montreal, UTC+2
quiet-from-label = À partir de
# Same as English: a time of day.
quiet-from-example = 23:00
quiet-to-label = Jusqu’à
# Same as English: a time of day.
quiet-to-example = 8:00
quiet-off-label = Jours libres
quiet-off-example = samedi, dimanche ; ou week-end
sorry-quiet-zone-missing = Dis-moi aussi où tu es, avec l’option *fuseau* : une ville, comme Europe/Paris, ou un décalage, comme UTC+2.
sorry-quiet-zone = Je ne connais pas de fuseau « { $zone } ». Essaie la ville dont les horloges marquent la même heure que la tienne, comme Europe/Paris, ou un décalage, comme UTC+2.
sorry-quiet-hours = De quand à quand ? Des heures calmes ont un début et une fin, par exemple de 23:00 à 8:00 ; ou alors des jours libres, ou les deux.
sorry-quiet-time = « { $typed } » : je n’y reconnais pas une heure. Essaie 23:00, ou 23h.
sorry-quiet-several = « { $typed } », c’est { $times } ? Écris-le comme ça.
sorry-quiet-whole = Des heures calmes du matin au soir feraient attendre les autres pour toujours. Pour une absence, il y a /moi vacances.
sorry-quiet-long = Plus de { $hours } heures calmes par jour laissent trop peu de temps pour jouer. Pour une absence, il y a /moi vacances.
sorry-quiet-days = Avec plus de { $days } jours libres par semaine, il reste trop peu de temps pour jouer. Pour une absence, il y a /moi vacances.
sorry-quiet-weekday = « { $typed } » : je n’y reconnais pas un jour. Essaie samedi, dimanche ; ou week-end ; ou aucun.
sorry-quiet-often = Tu as déjà changé tes heures calmes aujourd’hui ; les autres comptent dessus. Prochain changement possible : { $when }.
vacation-title = Tes vacances
vacation-none = Tu n’es pas en vacances.
vacation-now = Tu es en vacances jusqu’au **{ $when }**. Les tables où les parties durent des jours le disent, et ton temps n’y court pas.
vacation-left = { $left ->
        [0] Tu as utilisé tous tes jours d’absence de ce trimestre.
        [one] Il te reste { $left } jour ce trimestre, sur { $most }.
       *[other] Il te reste { $left } jours ce trimestre, sur { $most }.
    }
vacation-how = /moi vacances avec une date dit jusqu’à quand tu t’absentes, ce jour-là compris. Tu peux jouer quand même si tu en as envie ; et aux tables où il y a une heure ou moins par coup, on n’attend personne.
vacation-day = { $days ->
        [one] { $date } (demain)
       *[other] { $date } (dans { $days } jours)
    }
button-vacation-over = Me revoilà plus tôt
sorry-vacation-date = « { $typed } » : je n’y reconnais pas une date. Essaie { $example }, ou un nombre de jours : 7.
sorry-vacation-several =
    « { $typed } » peut vouloir dire plusieurs jours. Écris celui que tu veux dire, comme ceci :
    { $days }
vacation-label = Le dernier jour
vacation-example = 24 déc., 2026-12-24, ou un nombre de jours : 7
button-retry = Réessayer
sorry-vacation-past = Ce jour-là est déjà passé.
sorry-vacation-long = On peut s’absenter { $most } jours par trimestre. Aujourd’hui, ça te mènerait jusqu’au { $when } au plus tard.
sorry-vacation-used = Tu as déjà pris { $most } jours de vacances ce trimestre, et d’autres attendent. Il y en aura de nouveaux au prochain.

## Blocking

blocked-title = Tes blocages
blocked-none = Personne. Utilise /moi bloquer pour tenir quelqu’un loin de tes tables.
blocked-how = Ces personnes ne peuvent pas rejoindre une table que tu ouvres ou à laquelle tu joues. Elles ne savent pas qui les a bloquées, mais peuvent le deviner s’il n’y a que toi à la table. /moi débloquer annule tout ça. Une personne qui a fait supprimer ses données reste bloquée, mais n’est pas dans la liste.
done-blocked = { $who } ne peut plus rejoindre une table que tu ouvres ou à laquelle tu joues. Je ne le dis à personne, mais ça se devine s’il n’y a que toi à la table.
done-blocked-already = C’est déjà fait : { $who } est dans tes blocages.
done-unblocked = { $who } peut de nouveau rejoindre tes tables.
done-not-blocked = Rien à débloquer : { $who } n’est pas dans tes blocages.
sorry-block-self = Te bloquer toi-même ? Impossible. Et moi non plus.

## What is known

privacy-title = Ce que je sais de toi
privacy-short = Tout est dans une seule base de données, sur la machine où je tourne, et ne va nulle part ailleurs. **Exporter** t’en donne une copie dans un fichier, **Supprimer** l’efface aussitôt.
privacy-tables = **Où tu as joué** ({ $count ->
        [one] { $count } table
       *[other] { $count } tables
    }) : ton identifiant Discord, ton nom et ta langue à ce moment-là, et quand tu as pris place. *Pour :* la partie, et l’historique des gens avec qui tu as joué. *Gardé :* jusqu’à ce que tu le supprimes ; alors ta place n’a plus de nom.
privacy-actions = **Ce que tu y as fait** ({ $count ->
        [one] { $count } action
       *[other] { $count } actions
    }) : chaque action avec son heure. *Pour :* survivre à un redémarrage, et vérifier les dés. *Gardé :* aussi longtemps que tes places.
privacy-results = **Comment ça s’est fini** ({ $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }), et ce qui en découle (cotes, séries, rivalités, dés, succès), avec le nom sous lequel tu as joué la dernière fois. *Pour :* les classements et les profils, que tout le monde peut voir. *Gardé :* jusqu’à ce que tu le supprimes.
privacy-messages = **Où sont mes messages privés pour toi**, afin de pouvoir les modifier. *Gardé :* jusqu’à ce que tu le supprimes ; les messages disparaissent alors aussi.
privacy-birthday = **Ton anniversaire**, jour et mois ({ $told ->
        [yes] tu me l’as dit
       *[no] tu ne me l’as pas dit
    }). *Pour :* savoir qui commence à Magic Numbers ; tout le monde voit qui, personne ne voit de date. *Gardé :* jusqu’à ce que tu le reprennes avec /moi anniversaire. Si tu l’as changé, je retiens pendant un an que tu l’as fait, sous forme d’empreinte.
privacy-reminders = **Comment je te rappelle** ({ $how }). *Gardé :* jusqu’à ce que tu le changes avec /moi rappels.
privacy-quiet = **Tes heures calmes** ({ $hours }), pour que ton temps ne coure pas pendant ta nuit. *Gardé :* jusqu’à ce que tu les reprennes avec /moi calme.
privacy-plans = **Ce que tu as prévu** pour tes prochains tours ({ $count }). Personne d’autre ne le voit. *Gardé :* jusqu’à la fin du tour.
privacy-vacations = **Tes absences** ({ $count }), et jusqu’à quand. *Gardé :* six mois.
privacy-blocks = **Tes blocages** ({ $count }). Personne d’autre ne les voit. *Gardé :* jusqu’à ce que tu les annules avec /moi débloquer, même si ces personnes suppriment leurs données : je garde alors un code qui ne correspond qu’à leur compte.
privacy-not = -# Je ne lis pas ce que les gens écrivent : là où une partie est en cours, je compte seulement les messages. Ce qui a été publié dans un salon y reste, même après une suppression.
button-export = Exporter
button-delete = Supprimer
button-delete-sure = Oui, supprimer mes données
button-delete-final = Supprimer pour de bon
button-keep = Non, les garder
export-done = Voici tout ce que je sais de toi.
delete-title = Tout supprimer ?
delete-sure = Tu quittes toutes les tables ouvertes et tu abandonnes toutes les parties en cours. Je supprime tes réglages, ton anniversaire, tes résultats, tes cotes, et mes messages privés pour toi. Les gens avec qui tu as joué gardent leurs parties, avec « Quelqu’un » à ta place. Si quelqu’un t’a dans ses blocages, tu y restes.
delete-final = C’est irréversible, et je ne pourrai plus retrouver quelles places étaient les tiennes. Tu peux revenir jouer quand tu veux, comme une nouvelle tête. Je supprime tout maintenant ?
delete-done = On se connaît ? J’ai tout oublié de toi. C’était bien de t’avoir ici, et tu peux revenir quand tu veux, comme une nouvelle tête.
