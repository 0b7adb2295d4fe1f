### Partidas pasadas: su lista, volver a verlas y comprobarlas.

## La crónica, como archivo y en una terminal

transcript-start = Preparativos
transcript-secret = (solo para { $seat })

## La comprobación

verify-record = Acta: { $game }, versión { $rules } de sus reglas, { $count } sitios: { $seats }.
verify-promise = Compromiso: los dados cumplen lo que se prometió antes de la partida, que fue { $commitment }
verify-promise-missing = Compromiso: el acta no tiene. El que se enseñó antes de la partida tiene que haber sido { $commitment }
verify-no-promise = Compromiso: ninguno, ni puede haberlo: esta acta da directamente las caras de los dados.
verify-dice = Dados: { $count } tirados, todos ellos a partir de la semilla y la sal.
verify-faces = Dados: { $used } tirados, de las { $count } caras que da el acta.
verify-actions = { $count ->
        [one] Jugadas: la única es legal.
       *[other] Jugadas: las { $count } son legales.
    }
verify-not-over = Final: esta acta se detiene antes de que acabe la partida.
verify-drawn = Después, quienes seguían jugando lo dejaron en tablas.
verify-end = Final: { $places }.
verify-salt = Sal: { $salt }
verify-digest-same = Prueba: esta es la misma partida que se guardó al final ✔ (resumen { $digest })
verify-digest-untold = Prueba: el resumen de esta acta es { $digest }. Cuando acabó esta partida no guardé ninguno con el que compararlo.
verify-digest-gone = Prueba: alguien que jugó aquí ha borrado sus datos, así que en esta copia han cambiado los nombres, y con ellos el resumen. Ahora es { $digest }. Un acta guardada antes sigue coincidiendo.
verify-digest-other = Prueba: el resumen de esta acta es { $digest }, pero cuando acabó la partida era { $told }.
verify-other = esta acta no es la que había cuando acabó la partida.
verify-title = Comprobación de la mesa { $table }
verify-good = ✅ Todo cuadra.
verify-bad = ❌ Aquí hay algo que no cuadra: { $why }
verify-more = Con el acta adjunta basta para repetir esta comprobación en otra parte: `sleepover verify FILE`, o diez líneas en cualquier lenguaje. Compara el compromiso con el que viste detrás de *Dados limpios* antes de la partida. Una cosa no la puede demostrar ninguna comprobación: que quienes llevan el bot no conocieran los dados de antemano.

## La lista de partidas pasadas

history-title = Las partidas de { $player }{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [tablero]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = { $player } no tiene partidas terminadas que enseñar aquí.
history-how = Mira una con /repetición y su número, o comprueba sus dados con /comprobar.
history-end = No hay más.
button-older = Más antiguas
button-newer = Más recientes

## Paso a paso

button-replay = Repetición
button-look-back = Mirar atrás
button-verify = Comprobar
button-step-through = Paso a paso
button-step-first = ⏮ Inicio
button-step-back = ◀ Atrás
button-step-next = Siguiente ▶
button-step-last = Final ⏭
button-animation = Animación
button-transcript = Crónica
button-picture = Imagen
step-count = Paso { $step } de { $steps } · { $eyes }
step-count-running = Paso { $step } de { $steps } hasta ahora · { $eyes }
step-room = como lo vio la mesa
step-seat = como lo vio { $seat }
step-start = Empieza la partida.
step-jump = Saltar a un paso
step-jump-to = { $step } · { $told }

## La animación

film-title = { $emoji } { $game } · mesa { $table }, otra vez
film-about = { $date } · { $players }
film-each = { $actions ->
        [one] { $actions } paso, con su imagen.
       *[other] { $actions } pasos, con una imagen para cada uno.
    }
film-some = { $actions } pasos en { $pictures } imágenes, y algunos comparten imagen. *Paso a paso* los enseña uno por uno.
film-alt = Una animación de toda la partida de la mesa { $table } en { $pictures } imágenes: { $players }. Al final: { $end } La crónica lo cuenta todo en palabras.
transcript-title = La mesa { $table } en palabras:

## Por qué no

sorry-no-such-game = No puedo enseñarte ninguna partida con ese número. Puedes ver las que has jugado, y las de los canales que ves en este servidor.
sorry-number = «{ $text }» no es el número de ninguna mesa. Elige uno de la lista, o búscalo con /historial.
sorry-not-here = No todo el mundo ve aquí el canal en el que se jugó esa partida. Vuelve a pedirla con la opción *privado* para verla a solas.
sorry-closed-record = Esa mesa se cerró sin resultado, así que su acta también sigue cerrada: nadie acordó desvelarla.
sorry-not-over = Esa partida sigue en marcha. Sus dados se desvelan cuando acabe.
sorry-others-private = Las partidas pasadas de otra persona solo puedes verlas en un servidor.
