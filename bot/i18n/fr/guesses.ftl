button-guess = 🎯 Qui va gagner ?
button-guess-change = Changer
guess-form = Qui va gagner ?
guess-form-hint = De 0 à 100. Vide : une part du reste
guess-form-all = De 0 à 100 pour chaque place
guess-title = ### 🎯 Qui va gagner ? Ton pronostic, table { $table }
guess-chance = **{ $who }** { PERCENT($chance) }
guess-open = À part toi, personne ne le voit avant la fin. Tu peux le changer pendant encore { $count ->
        [one] un coup
        [many] { $count } coups
       *[other] { $count } coups
    }.
guess-closed = C’est trop tard pour le changer. À part toi, personne ne le voit avant la fin.
guess-where = **Qui va gagner ?** Choisis une table :
# Same as English: the French word too.
button-guess-table = { $game }, table { $table }
guess-told = 🎯 { $how ->
        [saw] **{ $who } l’avait vu venir :** { PERCENT($guess) } pour { $winner }, alors que l’analyse donne { PERCENT($review) } ({ $points }).
        [closer] **{ $who } fait mieux que l’analyse :** { PERCENT($guess) } pour { $winner }, alors que l’analyse donne { PERCENT($review) } ({ $points }).
        [missed] { $who } donnait { PERCENT($guess) } à { $winner }, et l’analyse { PERCENT($review) } ({ $points }).
       *[alone] { $who } donnait { PERCENT($guess) } à { $winner }.
    }
guess-more = 🎯 { $count ->
        [one] Et un autre pronostic.
        [many] Et { $count } autres pronostics.
       *[other] Et { $count } autres pronostics.
    }
night-guesser = 🎯 **Le meilleur flair : { $who }.** { $points } face à l’analyse en { $count ->
        [one] un pronostic
        [many] { $count } pronostics
       *[other] { $count } pronostics
    }
button-guessers = 🎯 Pronostics
guessers-title = 🎯 Les meilleurs pronostics
guessers-line = **{ $place }.** { $player } · **{ $points }** · { $count ->
        [one] un pronostic
        [many] { $count } pronostics
       *[other] { $count } pronostics
    }
guessers-empty = Personne n’a encore fait { $least } pronostics. Regarde une partie, appuie sur ⋯ en dessous, puis sur *Qui va gagner ?*
guessers-how = Tu gagnes des points si tu es plus près du résultat que l’analyse à ce moment-là, et tu en perds si tu es plus loin. Voici la moyenne ; il faut { $least } pronostics pour être ici. Le score n’en tient pas compte.
sorry-guess-player = Tu as mis la main à cette partie, alors pas de pronostic !
sorry-guess-late = Trop tard pour un pronostic : je les prends jusqu’au tiers de la partie environ.
sorry-guess-number = Écris des nombres de 0 à 100, et donne une chance à au moins une personne.
sorry-guess-line = Écris une ligne par personne, comme ceci : { $example }
sorry-guess-none = Aucune table n’attend de pronostic en ce moment. Réessaie au début de la prochaine ronde !
