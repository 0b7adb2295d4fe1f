button-guess = 🎯 ¿Quién gana?
button-guess-change = Cambiarlo
guess-form = ¿Quién gana?
guess-form-hint = De 0 a 100. Vacío: una parte del resto
guess-form-all = De 0 a 100 para cada cual
guess-title = ### 🎯 ¿Quién gana? Tu pronóstico en la mesa { $table }
guess-chance = **{ $who }** { PERCENT($chance) }
guess-open = Nadie más lo ve hasta el final. Puedes cambiarlo durante { $count ->
        [one] una jugada más
        [many] { $count } jugadas más
       *[other] { $count } jugadas más
    }.
guess-closed = Ya es tarde para cambiarlo. Nadie más lo ve hasta el final.
guess-where = **¿Quién gana?** Elige una mesa:
button-guess-table = { $game }, mesa { $table }
guess-told = 🎯 { $how ->
        [saw] **{ $who } lo vio venir:** { PERCENT($guess) } para { $winner }, cuando el repaso le da { PERCENT($review) } ({ $points }).
        [closer] **{ $who } se acercó más que el repaso:** { PERCENT($guess) } para { $winner }, cuando el repaso le da { PERCENT($review) } ({ $points }).
        [missed] { $who } dio a { $winner } un { PERCENT($guess) }; el repaso le da { PERCENT($review) } ({ $points }).
       *[alone] { $who } dio a { $winner } un { PERCENT($guess) }.
    }
guess-more = 🎯 { $count ->
        [one] Y un pronóstico más.
        [many] Y { $count } pronósticos más.
       *[other] Y { $count } pronósticos más.
    }
night-guesser = 🎯 **El mejor ojo, { $who }:** { $points } frente al repaso con { $count ->
        [one] un pronóstico
        [many] { $count } pronósticos
       *[other] { $count } pronósticos
    }
button-guessers = 🎯 Pronósticos
guessers-title = 🎯 Los mejores pronósticos
guessers-line = **{ $place }.** { $player } · **{ $points }** · { $count ->
        [one] un pronóstico
        [many] { $count } pronósticos
       *[other] { $count } pronósticos
    }
guessers-empty = Nadie lleva todavía { $least } pronósticos. Mira una partida, pulsa ⋯ debajo y después *¿Quién gana?*
guessers-how = Ganas puntos si te acercas al final más que el repaso en ese momento, y los pierdes si te alejas más. Esta es la media; hacen falta { $least } pronósticos para salir aquí. No cuenta para la puntuación.
sorry-guess-player = Has metido mano en esta partida, ¡así que nada de pronósticos!
sorry-guess-late = Ya es tarde: los pronósticos se aceptan hasta que pasa más o menos un tercio de la partida.
sorry-guess-number = Escribe números de 0 a 100 y dale alguna opción al menos a una persona.
sorry-guess-line = Escribe una línea para cada cual, así: { $example }
sorry-guess-none = Ahora mismo no hay ninguna mesa para pronosticar. ¡Prueba al principio de la próxima ronda!
