### Noches: una velada, varios juegos, una victoria.

night-name = Noche de juegos
night-title = 🌙 Noche de juegos
night-form-title = Noche de juegos
night-form-games = Juegos
night-form-order = Qué toca después
night-order-turn = Uno tras otro
night-order-lot = Por sorteo
night-order-vote = Se vota antes de cada ronda
night-form-length = Cuántas rondas, o hasta qué hora
night-form-length-example = 4, o 23:30, o en 2 horas
night-form-odd = Si sobra alguien
night-odd-regular = Un ordenador completa la mesa
night-odd-rest = Descansa una ronda
night-form-rules = Reglas de la casa
# Same as English: it is typed like that.
night-form-rules-example = Tie-Die: target 30

night-host = { $host } os invita a una noche con varios juegos. ¡Al final alguien se la lleva!
night-games = **{ $games }**{ $order ->
        [turn] , uno tras otro
        [lot] , por sorteo
        [vote] , según lo que votéis
       *[alone] {""}
    }
night-rounds = { $count ->
        [one] Una ronda
       *[other] { $count } rondas
    }
night-until = Tantas rondas como quepan en { $hours ->
        [0] {""}
        [one] una hora
       *[other] { $hours } horas
    }{ $minutes ->
        [0] {""}
       *[other] { $hours ->
            [0] {""}
           *[other] {" "}y{" "}
        }{ $minutes ->
            [one] un minuto
           *[other] { $minutes } minutos
        }
    }
night-rules = Reglas de la casa en { $game }: { $rules }
night-duplicate = **La misma suerte para todos:** cada asiento saca lo mismo en todas las mesas de una ronda. Por eso las mesas juegan en hilos privados, y cuenta quién juega mejor.
night-in = **Por ahora vienen ({ $count }):** { $who }
night-nobody = **Por ahora viene:** nadie. ¿Quién rompe el hielo?
night-small =
    Si llegas tarde, juegas desde la ronda siguiente. ¿Te tienes que ir? Pulsa *Me voy*, y nadie tiene que votarlo.
    Ganar una mesa da 10 puntos; después, 6, 4, 3, 2, y 1 al resto. Si hay empate, se reparten.
night-small-duplicate =
    Si llegas tarde, juegas desde la ronda siguiente. ¿Te tienes que ir? Pulsa *Me voy*, y nadie tiene que votarlo.
    Tu puesto se compara con el de quienes tenían tu asiento en otra mesa: hasta 10 puntos. Descansar da 5.
button-night-in = Cuenta conmigo
button-night-out = Me voy
button-night-start = Empezar la noche
button-night-computer = Añadir un ordenador
button-night-off = Cancelar
button-night-end = Terminar la noche
button-night-sure = Sí, terminarla
button-night-text = Tablero en texto
button-night-again = Otra el próximo { $weekday ->
        [0] lunes
        [1] martes
        [2] miércoles
        [3] jueves
        [4] viernes
        [5] sábado
       *[6] domingo
    }
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }

night-round = **Ronda { $round } de { $total }: { $game }.** { $how ->
        [mixed] Os he mezclado lo mejor que he podido.
       *[standing] Ahora quienes van en cabeza se sientan juntos.
    }
night-round-until = La ronda termina { $relative }.
night-table = **Mesa { $table }:** { $who } · { $state ->
        [waiting] se abre enseguida
        [over] terminada
        [void] sin resultado
       *[running] { $link ->
            [none] se abre enseguida
           *[other] { $link }
        }
    }
night-resting = En esta ronda { $count ->
        [one] descansa
       *[other] descansan
    } { $who }, y { $count ->
        [one] recibe
       *[other] reciben
    } 5 puntos. Nadie descansa dos veces.
night-filler = Ordenador
night-voting = **¿A qué jugamos en la ronda { $round }?** La votación termina { $relative }.
night-points = En cada mesa: 10 puntos por el primer puesto; después, 6, 4, 3, 2, y 1 al resto; los empates se reparten. ¿Mismos puntos? Cuentan primero las mesas ganadas y luego los puntos de la gente con la que has jugado.
night-points-duplicate = Misma suerte: tu puesto se compara con el de quienes tenían tu asiento en otra mesa: 2 por cada puesto peor, 1 por cada uno igual, y superar a todos da 10 puntos. ¿Mismos puntos? Cuentan primero las mesas ganadas y luego los puntos de la gente con la que has jugado.
# $seed is none while other tables roll the same dice.
night-deal = 🎲 La ronda { $round } tiene los mismos dados en todas las mesas. Prueba: `{ $commitment }`. { $seed ->
        [none] La semilla llega cuando acabe la última mesa.
       *[other] La semilla era `{ $seed }`.
    }
night-champion = 🏆 { $count ->
        [one] ¡{ $who } se lleva la noche!
       *[other] ¡{ $who } comparten la victoria!
    }
night-no-champion = Los resultados de esta noche se han anulado: nadie se la lleva.
night-called-off = Esta noche se ha cancelado. Para otra, usa `/noche`.
night-poster-alt = Invitación a una noche de juegos con { $games }. Por ahora vienen: { $who }.
night-standings-title = Clasificación
night-standings-about = Tras la ronda { $round } de { $total }
night-line-told = { $won ->
        [0] ninguna mesa ganada
        [one] una mesa ganada
       *[other] { $won } mesas ganadas
    }{ $way ->
        [up] , sube { $moved }
        [down] , baja { $moved }
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points } · { $told }
night-line-alt = { $place }. { $who }: { $points }
night-standings-alt = Clasificación de la noche. { $about }: { $lines }.
night-card-title = 🌙 Así fue la noche
night-card-about = { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $count } en las mesas
night-card-alt = Tarjeta de la noche: { $headline } { $about }. { $lines }.
night-headline-champion = { $count ->
        [one] ¡{ $who } se lleva la noche!
       *[other] ¡{ $who } comparten la noche!
    }
night-headline = Ronda { $round }, mesa { $table }: { $headline }
night-moment = ✨ **El momento de la noche:** { $told }
night-moment-title = El momento de la noche
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }ronda { $round }, mesa { $table }: ¡{ $game }! Los sitios están guardados, y el tiempo se acaba { $relative }.
night-thread = { $emoji } Ronda { $round }, mesa { $table }: { $game }
night-behind = ⏳ Mesa { $table }, ¡los demás casi han terminado! El tiempo se os acaba { $relative }; entonces los ordenadores siguen por vosotros.
night-evening-opened = Llegó la hora y la noche ha empezado: mirad más abajo.
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }¡es la hora de nuestra noche de juegos! Ya contamos con vosotros. Cuando no falte nadie, pulsad *Empezar la noche*.

night-done-in = Contamos contigo: en la próxima ronda tienes un sitio.
night-done-out = Te vas con tus puntos. Si estás en una mesa, un ordenador sigue por ti. ¡Vuelve cuando quieras!
night-done-off = Hecho.
night-sure = { $begun ->
        [yes] ¿Terminar la noche ahora? Gana quien vaya en cabeza; las partidas en marcha no cuentan.
       *[no] ¿Cancelar la noche?
    }
sorry-night-taken = En este canal ya hay una noche en marcha: { $link }
sorry-night-over = Esa noche ya ha terminado.
sorry-night-in = Ya contamos contigo.
sorry-night-not-in = Aún no juegas esta noche. Pulsa antes *Cuenta conmigo*.
sorry-night-full = Hay tanta gente que ya no cabe nadie más.
sorry-night-begun = La noche ya ha empezado.
sorry-night-nobody = Todavía no viene nadie. Pulsa antes *Cuenta conmigo*.
sorry-night-regulars = Los { $count } habituales ya están todos.
sorry-night-voted = Esa votación ya ha terminado.
sorry-night-host = Eso solo puede hacerlo { $host }, que puso la noche, o alguien de moderación.
sorry-night-thread = Una noche necesita un canal, no un hilo: sus mesas ya tendrán hilos allí.
sorry-night-private = Con la misma suerte para todos, las mesas están en hilos privados. Quien gestione el servidor puede dejarme crearlos en este canal: { $permissions }.
sorry-night-no-private = Con la misma suerte para todos, las mesas están en hilos privados, y este canal no los tiene. Prueba en un canal de texto normal.
sorry-night-threads-off = Con la misma suerte para todos, las mesas están en hilos privados, y este servidor los tiene desactivados. Quien lo gestione puede cambiarlo en `/ajustes`.
sorry-night-lobby = Esta mesa empieza sola enseguida, tal como está: todas las mesas de la ronda son iguales.
sorry-sealed = ¡Todavía no! Otras mesas siguen tirando estos dados, así que la semilla y el acta llegan cuando acabe la última. La prueba, mientras tanto: `{ $commitment }`
sorry-night-games = Elige al menos un juego.
sorry-night-rounds = Una noche tiene de 1 a { $most } rondas.
sorry-night-length = Una noche dura de { $least } minutos a { $most } horas. Escribe cuántas rondas (4) o hasta qué hora (23:30, en 2 horas).
sorry-night-rules = Empieza cada línea de las reglas de la casa con el juego, por ejemplo: Tie-Die: target 30

profile-nights = 🌙 { $count ->
        [one] Una noche de juegos ganada
       *[other] { $count } noches de juegos ganadas
    }
# Same as English: there are no words in it.
leaderboard-night = { $who } ({ $count })
leaderboard-nights = 🌙 Más noches de juegos ganadas: { $who }
