button-guess = 🎯 Chi vince?
button-guess-change = Cambia
guess-form = Chi vince?
guess-form-hint = Da 0 a 100. Vuoto: una parte del resto
guess-form-all = Da 0 a 100 per ogni posto
guess-title = ### 🎯 Chi vince? Il tuo pronostico al tavolo { $table }
guess-chance = **{ $who }** { PERCENT($chance) }
guess-open = Prima della fine lo vedi solo tu. Puoi cambiarlo ancora per { $count ->
        [one] una mossa
        [many] { $count } mosse
       *[other] { $count } mosse
    }.
guess-closed = Ormai è tardi per cambiarlo. Prima della fine lo vedi solo tu.
guess-where = **Chi vince?** Scegli un tavolo:
button-guess-table = { $game }, tavolo { $table }
guess-told = 🎯 { $how ->
        [saw] **{ $who } l’aveva capito:** { PERCENT($guess) } per { $winner }, mentre l’analisi dà { PERCENT($review) } ({ $points }).
        [closer] **{ $who } batte l’analisi:** { PERCENT($guess) } per { $winner }, mentre l’analisi dà { PERCENT($review) } ({ $points }).
        [missed] { $who } dava a { $winner } il { PERCENT($guess) }, l’analisi il { PERCENT($review) } ({ $points }).
       *[alone] { $who } dava a { $winner } il { PERCENT($guess) }.
    }
guess-more = 🎯 { $count ->
        [one] E un altro pronostico.
        [many] E altri { $count } pronostici.
       *[other] E altri { $count } pronostici.
    }
night-guesser = 🎯 **Il fiuto migliore: { $who }.** { $points } contro l’analisi in { $count ->
        [one] un pronostico
        [many] { $count } pronostici
       *[other] { $count } pronostici
    }
button-guessers = 🎯 Pronostici
guessers-title = 🎯 I pronostici migliori
guessers-line = **{ $place }.** { $player } · **{ $points }** · { $count ->
        [one] un pronostico
        [many] { $count } pronostici
       *[other] { $count } pronostici
    }
guessers-empty = Ancora nessuno ha { $least } pronostici. Guarda una partita, premi ⋯ lì sotto e poi *Chi vince?*
guessers-how = Guadagni punti se indovini il finale meglio dell’analisi in quel momento, e ne perdi se lo indovini peggio. Questa è la media; servono { $least } pronostici per essere qui. Il punteggio non c’entra.
sorry-guess-player = In questa partita ci hai messo mano, quindi niente pronostici!
sorry-guess-late = Troppo tardi: i pronostici valgono finché è passato circa un terzo della partita.
sorry-guess-number = Scrivi numeri da 0 a 100 e dai una possibilità almeno a una persona.
sorry-guess-line = Scrivi una riga per ogni posto, così: { $example }
sorry-guess-none = Ora non c’è un tavolo per i pronostici. Riprova all’inizio del prossimo round!
