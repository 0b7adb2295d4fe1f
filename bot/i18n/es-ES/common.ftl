### Lo que comparten todas las mesas.

## Qué ha pasado, en cualquier juego

event-left = { $seat } deja la partida.

## Por qué no, en cualquier juego

refusal-game-over = Esta partida ya ha terminado.
refusal-not-playing = Ya no juegas en esta partida.
refusal-not-your-turn = Le toca a { $seat }.
refusal-unknown-action = «{ $action }» no se puede hacer en este juego.

## El mensaje de la mesa

story-computers = 🤖 { $told }
# Una tirada que la mesa hace por alguien porque no había nada que decidir; y la primera de ellas en una partida.
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 Ya tiro yo, así solo tenéis que decidir. { $told }
table-title = { $emoji } { $game } · mesa { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (se fue)
# Lo mismo, como parte del texto alternativo de la imagen.
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (se fue)
table-moved = Esta mesa se ha mudado. [Ir a verla]({ $link })
table-gone = Aquí ya no hay ninguna mesa.
people-more = { $count ->
        [one] otra persona
       *[other] { $count } personas más
    }
table-closed = Esta mesa se cerró sin resultado.
vanished-channel = **{ $game }**, mesa { $table }, se ha cerrado sin resultado: su canal ya no existe.
vanished-server = **{ $game }**, mesa { $table }, se ha cerrado sin resultado: ya no estoy en ese servidor.
table-away = 🤖 Un ordenador juega por { $seats }. ¿De vuelta? Pulsa «Ya estoy aquí».
table-deserted = Se ha ido todo el mundo, así que la partida está parada. Pulsa «Ya estoy aquí» para seguir; si no, la mesa se cierra { $when }.
table-nudge = { $who }: te toca, y ya se te ha ido la mitad del tiempo. Cuando se acabe ({ $when }), un ordenador decidirá por ti. [A la mesa]({ $link })
board-unseen = Esta vez no he podido dibujar el tablero. El tablero en texto lo cuenta todo.
board-coming = 🖍️ ¡Cuántos tableros a la vez! Este aún lo estoy dibujando: la imagen llega enseguida.
table-lapsed = En todo un día nadie ha empezado esta partida, así que he recogido la mesa. Con /jugar tenéis otra nueva cuando queráis.
table-undone = ↩️ { $seat } deshace su última jugada.
table-drawn = 🤝 ¡Tablas! { $seats } comparten el primer puesto.
table-paused = ⏸️ La partida está en pausa desde { $since }, y no corre el tiempo de nadie. Cualquiera que juegue puede reanudarla; si no, el { $when } sigue sola.
table-vacation = 🌴 { $who } está de vacaciones hasta el { $when }.
silence = 😴 Hace rato que no pasa nada en la [mesa { $table }]({ $link }): la última jugada fue { $when }. { $paused ->
        [yes] La partida está en pausa, y cualquiera de vosotros puede reanudarla.
       *[other] { $seats ->
            [none] ¿Hago algo?
           *[other] El resto espera a { $seats }. ¿Hago algo?
        }
    }
resumed = ▶️ { $who ->
        [nobody] La partida ya ha descansado bastante, así que sigue.
       *[other] { $who } reanuda la partida.
    }{ $seats ->
        [none] {""}
       *[other] {" "}Turno de { $seats }.
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }.
    } [A la mesa]({ $link })

## La prueba de los dados

proof-commitment = Prueba, parte 1 («compromiso»): `{ $commitment }`
proof-salt = Prueba, parte 2 («sal»): `{ $salt }`
proof-part = Tu parte es la número { $number }: `{ $part }`
proof-part-with-luck = Tu parte es la número { $number }: `{ $part }`. Detrás de la ~ va tu palabra de la suerte.
proof-luck = Tu palabra de la suerte añade `~{ $luck }` a tu parte de la sal.
proof-deal = Todas las mesas de esta ronda tienen estos dados, cada asiento los suyos. La semilla llega cuando acabe la última mesa.

## La mesa abierta

lobby-title = { $emoji } { $game } · la mesa { $table } está abierta
lobby-host = { $host } os invita a jugar · de { $least } a { $most } jugadores
lobby-seats = **En la mesa ({ $count }):** { $seats }
lobby-nobody = **En la mesa:** nadie todavía. Pulsa «Me apunto» y estrénala.
lobby-birthday = 🎂 Empieza quien tenga más cerca su cumpleaños. Con /yo cumpleaños me dices el tuyo; no lo ve nadie más.
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = de { $least } a { $most } personas{ $minutes ->
        [none] {""}
       *[other] {" "}· { $minutes } min
    }
lobby-invited = Con invitación: { $seats }
lobby-rematch = **Por confirmar:** { $seats }. En cuanto estéis todos, empiezo por mi cuenta. *Empezar* no espera tanto.
challenge-title = Una partida con { $player }
challenge-game = ¿A qué jugáis?
challenge-call = { $who }: ¡{ $host } te reta a { $game }! [Siéntate aquí]({ $link })
lobby-rules = **Reglas de la casa:** { $rules }
lobby-usual = las de siempre
lobby-clock =
    { $clock ->
        [0] sin límite de tiempo
       *[other] { $time } por jugada
    }
lobby-rolls = tiro yo los dados por vosotros
lobby-rolls-not = los dados los tiráis vosotros
poster-host = organiza
poster-nobody = nadie todavía
poster-alt = { $game }. { $about } En la mesa: { $seats }. Sillas libres: { $free }.
poster-alt-short = { $game }. En la mesa: { $seats }. Sillas libres: { $free }.
fair-lobby = 🎲 Los dados de esta mesa ya están decididos, y ahora nadie puede darte el cambiazo. Abajo tienes su huella. Apúntatela: después de la partida, **Comprobar** demuestra que se tiraron estos dados y no otros. También puedes echarle a la mezcla una palabra de la suerte.
fair-running = 🎲 Los dados de esta mesa quedaron decididos antes de la partida, y nadie puede cambiarlos. Abajo tienes lo que lo demuestra. Apúntatelo: después de la partida, **Comprobar** demuestra que se tiraron estos dados y no otros.
lobby-computer = { $name } ({ $level })
house-rule = { $option }: { $value }
# Alguien de la mesa es un programa (level-program). Se dice antes de la partida y al final.
program-unrated = Con un programa en la mesa, esta partida no cuenta para la puntuación.
# Una regla de la casa que ha cambiado desde que alguien se sentó. $rule es «Puntos justos para ganar: 20 puntos».
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 ha cambiado desde que alguien se sentó. Échale un vistazo antes de jugar, o levántate.
value-on = sí
value-off = no

# Same as English: names and a label.
label-of = { $who }: { $label }
button-join = Me apunto
button-leave = Me voy
button-computers = Añadir ordenador
button-out = Quitar a { $name }
button-unseat = Levantar a { $name }
pick-unseat = Levantar a alguien
button-im-back = Ya estoy aquí
button-house-rules = Reglas de la casa
button-start = Empezar
button-fair = 🎲 Dados limpios
button-luck = 🍀 Di algo para la suerte
button-peek = Echar un ojo
button-text = Tablero en texto
button-rules = Reglas
button-more = ⋯ Más
button-here = Traer el tablero aquí abajo
button-resign = Rendirme
button-resign-sure = Sí, me rindo
button-reminders = Avisos
button-pause = Pausa
button-pause-alone = Sí, en pausa
button-resume = Seguir
button-nudge = Darle un toque
button-sit-in = Que juegue un ordenador
button-mute = Silenciar esta mesa
button-unmute = Dejar de silenciarla
button-end = Terminar esta mesa
button-end-sure = Sí, terminarla sin resultado
button-lobby-end-sure = Sí, recoger la mesa
button-vote-end-sure = Sí, pregúntales
button-vote-sure = Sí, pregúntales
button-undo = Deshacer
button-draw = Dejarlo en tablas
button-remove = Seguir sin { $name }
button-alone-sure = Sí, terminarla
button-finish-sure = Sí, terminarla
button-vote-yes = Por mí, vale{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = Sigamos jugando{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = Revancha
button-use = Usarlo
button-change = Cambiar
button-back = Atrás
button-next = Siguiente

## Ordenadores, gente que se fue del todo y límites de tiempo

anonymous-name = Alguien

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = fácil
# Same as English: the Spanish word.
level-normal = normal
level-hard = difícil
level-random = juega al azar
# Un programa hecho por alguien, al que quien lleva el bot deja jugar.
level-program = un programa
add-easy = Añadir uno fácil
add-normal = Añadir uno normal
add-hard = Añadir uno difícil
add-random = Añadir uno que juega al azar
add-program = Añadir a { $name }
computers-title = ¿Añadimos ordenadores a la mesa { $table }? Sitios ocupados: { $seats } de { $most }. Un ordenador no ve más de lo que verías tú en su silla.
# «Tirar por mí: sí». Cuando alguien no puede hacer más que tirar, tira el bot.
rolls-label = Tirar por mí
clock-label = Tiempo por jugada
clock-60 = 1 minuto
clock-180 = 3 minutos
clock-600 = 10 minutos
clock-3600 = 1 hora
clock-14400 = 4 horas
clock-43200 = 12 horas
clock-86400 = 1 día
clock-259200 = 3 días
clock-604800 = 7 días
clock-0 = sin límite
clock-300-15 = 5 minutos + 15 segundos
clock-900-30 = 15 minutos + 30 segundos
clock-86400-14400 = 1 día + 4 horas
clock-259200-43200 = 3 días + 12 horas

## Hilos

thread-open = { $emoji } { $game } · vente a jugar
thread-turn = { $emoji } { $game } · { $count ->
        [one] le toca a { $seats }
       *[other] esperando a { $seats }
    }
thread-over = { $emoji } { $game } · se acabó
thread-opened = 🧵 { $host } ha abierto una mesa de **{ $game }** en { $thread }. ¡Pasa y siéntate!
thread-locked = 🔒 Han bloqueado { $thread }, así que nadie puede jugar en la mesa de **{ $game }** que hay dentro. Alguien con el permiso Gestionar hilos puede desbloquearlo, y la partida seguirá donde estaba.
thread-lacking = Me habría gustado darle a esta mesa un hilo propio, pero todavía no tengo permiso: { $permissions }. Así que aquí la tienes, en el canal.
thread-nowhere = En un canal como este no hay hilos, así que la mesa está aquí mismo.
thread-not-made = Discord no ha querido darme un hilo ahora mismo, así que la mesa está aquí.

## Respuestas privadas

more-title = ¿Qué quieres hacer con la mesa { $table }?
resign-sure = Quedarás fuera de la partida, por detrás de quienes siguen jugando. ¿Seguro?
end-sure = Esto termina la partida para todo el mundo, y no gana nadie. ¿Seguro?
lobby-end-sure = Así se recoge la mesa antes de empezar a jugar. ¿Seguro?
vote-end-sure = Si al menos la mitad del resto está de acuerdo, la partida termina sin que gane nadie. Les pregunto aquí mismo. Tienen un día, y quien calla otorga. ¿Les pregunto?
alone-sure = Si ahora mismo vas por detrás, quedas en último lugar, como si te hubieras rendido. Si no, la partida termina sin resultado. ¿Seguro?
finish-sure = Solo quedan ordenadores jugando. Se levantan, y la partida termina con cada cual en el puesto en que está ahora. ¿Seguro?
vote-pause-sure = Con la partida en pausa no corre el tiempo de nadie, y cualquiera de vosotros puede reanudarla. Si al menos la mitad del resto está de acuerdo, la paro; tienen un día para contestar, y quien calla otorga. ¿Les pregunto?
vote-waits = El tiempo de descanso anunciado no cuenta, así que se espera a { $seats }.
vote-pause-open = ⏸️ A { $who } le vendría bien parar la partida un rato. ¿Os parece bien?{ $silent ->
        [none] {""}
       *[other] {" "}Falta por contestar: { $silent }.
    } Quien no haya dicho nada { $when }, dice que sí.
vote-pause-refused = 🙂 Votos por seguir jugando: { $seats }. Pues seguimos.
vote-pause-call = { $others }: { $who } querría parar la partida un rato. [Decid qué os parece]({ $link }): se para si al menos la mitad está de acuerdo, y quien no haya dicho nada { $when }, dice que sí.
pause-alone = Con la partida en pausa no corre el tiempo de nadie. Puedes reanudarla cuando quieras. ¿La paro?
done-paused = La partida está en pausa. No corre el tiempo de nadie hasta que la reanudes.
done-resumed = Seguimos.
done-sat-in = Un ordenador juega en su lugar hasta que pulse «Ya estoy aquí».
done-muted = No te aviso más de esta mesa, tengas lo que tengas elegido.
done-unmuted = Vuelvo a avisarte de esta mesa, como lo tengas elegido.
vote-end-open = 🕊️ A { $who } le gustaría terminar esta partida sin resultado. ¿Os parece bien?{ $silent ->
        [none] {""}
       *[other] {" "}Falta por contestar: { $silent }.
    } Quien no haya dicho nada { $when }, dice que sí.
vote-end-refused = 🙂 Votos por seguir jugando: { $seats }. ¡Pues seguimos!
vote-end-call = { $others }: { $who } querría terminar la partida sin resultado. [Decid qué os parece]({ $link }): termina si al menos la mitad está de acuerdo, y quien no haya dicho nada { $when }, dice que sí.
done-vote-asked = He preguntado al resto. Sus respuestas irán saliendo en la mesa.
vote-displaced = { $who }, tu pregunta ha dejado paso a esta. Cuando se decida, puedes volver a hacerla.
done-here = Aquí está el tablero.
vote-draw-sure = Si al menos la mitad del resto está de acuerdo, la partida acaba aquí en tablas: quienes siguen jugando comparten el primer puesto, y no gana nadie. Les pregunto aquí mismo. Tienen un día, y quien calla otorga. ¿Les pregunto?
vote-remove-sure = Si el resto está de acuerdo, { $seat } queda fuera y por detrás de quienes siguen jugando. Les pregunto aquí mismo. Tienen un día, y quien calla otorga; pero si { $seat } vuelve antes, asunto arreglado. ¿Les pregunto?
vote-draw-open = 🤝 { $who } ofrece tablas: quienes siguen jugando comparten el primer puesto. ¿Os parece bien?{ $silent ->
        [none] {""}
       *[other] {" "}Falta por contestar: { $silent }.
    } Quien no haya dicho nada { $when }, dice que sí.
vote-remove-open = 🪑 { $who } querría seguir sin { $seat }, que lleva un rato sin aparecer.{ $silent ->
        [none] {""}
       *[other] {" "}Falta por contestar: { $silent }.
    } Eso pasará { $when }, o antes si la mitad del resto está de acuerdo; y si { $seat } vuelve, ya no.
vote-draw-refused = 🙂 No hay tablas. Votos por jugar hasta el final: { $seats }.
vote-remove-refused = 🙂 Votos por esperar a { $seat }: { $seats }.
vote-draw-call = { $others }: { $who } ofrece tablas. [Decid qué os parece]({ $link }): las hay si al menos la mitad está de acuerdo, y quien no haya dicho nada { $when }, dice que sí.
vote-remove-call = ¡{ $seat }, se te echa de menos! { $who } querría seguir sin ti. [Vuelve]({ $link }) { $when } como muy tarde, y sigues dentro.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: allí se vota.
    }
undo-offer = Todavía puedes deshacer esto, { $computer ->
        [none] hasta que juegue otra persona (como mucho, { $when })
       *[other] pero date prisa, está a punto de jugar { $computer }
    }: { $what }
done-undone = Deshecho. Aquí no ha pasado nada.
done-removed = Ya no está en la partida.
done-acted = Hecho.
form-good = Así quedaría.
done-resigned = Has dejado la partida.
done-back = ¡Qué alegría verte! Vuelves a llevar tú las riendas.
done-ended = Mesa cerrada.
done-nudged = { $who }: ¡la mesa espera tu jugada! [A la mesa]({ $link })
done-named-only = Hace muy poco que hubo una mención, así que esta vez solo pongo el nombre, sin notificación. La próxima será posible { $when }.
done-birthday = Me acordaré del { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }, y de nada más. Nadie más lo ve, y puedes cambiarlo dos veces al año.
birthday-unknown = No sé cuándo es tu cumpleaños. Dímelo con un día y un mes: en Números mágicos empieza quien lo tenga más cerca.
button-birthday-forget = Olvídalo
done-birthday-forgotten = Tu cumpleaños, olvidado.
luck-title = Una palabra de la suerte
luck-label = La palabra que quieras, o ninguna
luck-example = torrijas, el gato duerme, …
luck-said = 🍀 Tu palabra ya está mezclada con los dados. No la olvides: con ella podrás comprobar después que nadie los ha trucado. Yo solo guardo su huella, `~{ $luck }`; la tienes detrás de *Dados limpios* y, después de la partida, detrás de *Comprobar*.
luck-none = Pues sin palabra de la suerte. Los dados son igual de buenos.
house-rules-told = Reglas de la casa de la mesa { $table }. Solo { $host }, que la abrió, puede cambiarlas.
    { $rules }
house-rules-title = Reglas de la casa de la mesa { $table }. Valen para todo el mundo y, una vez empezada la partida, no se tocan. Quien ya esté en la mesa ve marcados tus cambios, y hay diez segundos para darse cuenta antes de que puedas empezar.
join-done = ¡Estás dentro! [Tu sitio en { $game }]({ $link }) te espera.
rematch-yes = { $seats ->
        [none] ¡Ya estáis todos! [Aquí sigue { $game }]({ $link }).
       *[other] Te apuntas a [otra partida de { $game }]({ $link }). Por confirmar: { $seats }.
    }
leave-done = Te has levantado de [{ $game }]({ $link }).
unseat-done = { $who } se ha levantado de [{ $game }]({ $link }) y no puede volver a esta mesa.
# In the channel; nobody is pinged by it.
unseat-told = { $who }, { $host } te ha pedido que te levantes de **{ $game }**. A esta mesa ya no puedes volver, pero todas las demás te esperan.
seated-already = Ya tienes sitio aquí. { $few ->
        [yes] Todavía falta gente para jugar: trae a alguien, o pulsa «Añadir ordenador».
       *[no] Solo falta pulsar Empezar, o un poco más de compañía.
    }
taken-lobby = { $seats } { $count ->
        [one] tiene
       *[other] tienen
    } una mesa de **{ $game }** abierta [por aquí]({ $link }). ¿Te apuntas? O abre la tuya en un hilo (/jugar tiene una opción para eso) o en otro canal.
taken-full = { $seats } están a punto de jugar a **{ $game }** [por aquí]({ $link }), y no queda ni un sitio. Puedes abrir tu propia mesa en un hilo (/jugar tiene una opción para eso) o en otro canal.
taken-yours = Ya tienes abierta [una mesa de **{ $game }**]({ $link }) en este canal. Para otra hay sitio en un hilo (/jugar tiene una opción para eso) o en otro canal.
taken-playing = Ahora mismo hay gente jugando a **{ $game }** [en este canal]({ $link }). Puedes abrir tu propia mesa en un hilo (/jugar tiene una opción para eso) o en otro canal.
taken-free = O entra en esa partida, si los demás quieren:
join-whisper = Estás dentro: **{ $game }**, [mesa { $table }]({ $link }).
    Tus secretos irán apareciendo aquí, en este mismo mensaje. «Echar un ojo», en la mesa, también los enseña.
join-closed = ¡Estás dentro! Tu privacidad en este servidor no me deja mandarte mensajes directos. No pasa nada: **Echar un ojo**, en la mesa, siempre te enseña tus secretos.
join-later = ¡Estás dentro! Ahora mismo no consigo mandarte mensajes directos, pero sigo intentándolo. Mientras tanto, **Echar un ojo**, en la mesa, te enseña tus secretos.
whisper-title = **{ $game }** · [mesa { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = Sin más pistas
hints-are-off = Vale, no te doy más pistas. En **Reglas**, en la mesa, está todo.
page-count = Página { $page } de { $pages }

## Por qué no

sorry-gone = Aquí no hay ninguna mesa así: ya no existe, o está en otra parte.
sorry-unreadable = Ya no puedo leer esta partida: lo que tengo de ella está dañado, y lo he apuntado. A las demás no les pasa nada.
sorry-game-missing = { $game } no está instalado aquí ahora mismo, así que esto espera. No se pierde nada: sigue en cuanto el juego vuelva.
sorry-channel-waits = En este canal espera una mesa de { $game }, y ese juego no está instalado ahora mismo. Se queda hasta que vuelva; su anfitrión o un moderador puede cerrarla con `/mesa terminar`.
sorry-over = Esta partida ya ha terminado.
sorry-closed = Esta mesa se cerró.
sorry-started = Esta partida ya ha empezado.
sorry-rematch-on = La revancha ya está en marcha, [aquí]({ $link }).
sorry-not-started = Esta partida no ha empezado todavía.
sorry-luck-seat = Siéntate primero: tu palabra va con tu sitio.
sorry-luck-letters = En esa palabra hay algo que no es ni letra ni dibujo. Prueba con otra.
sorry-vote-over = Esa votación ya terminó.
sorry-vote-own = Lo has propuesto tú; ahora decide el resto. Si aun así quieres irte, usa Rendirme, pero entonces quedas en último lugar.
sorry-vote-others = Eso lo decide quien sigue jugando.
sorry-vote-taken = { $who } ya lo ha preguntado. Vota en la mesa.
sorry-vote-refused = El resto quiere seguir jugando. Puedes volver a preguntar { $when }.
sorry-not-playing-any-more = Ya no juegas en esta partida. Solo puede terminarla quien sigue jugando.
sorry-not-seated = No juegas en esta mesa. Espera a la próxima, o abre la tuya con /jugar en otro canal.
sorry-not-seated-free = No juegas en esta mesa. Pero, si los demás quieren, aún puedes entrar en lugar de { $seats }: pulsa *⋯*.
sorry-late = Eso ya ha pasado, o alguien ha tenido mejores reflejos. Así están ahora las cosas.
sorry-no-undo = Ya es tarde para deshacerlo: alguien ha jugado después, o ha visto algo nuevo.
sorry-undo-late = Tenías { $seconds } segundos para deshacerlo, y ya han pasado.
sorry-no-draw = Las tablas se pactan entre personas, y un ordenador no pacta nada. Te hace falta alguien más con quien repartirlas.
sorry-not-absent = Ya ha vuelto, o ya está fuera. No hace falta echar a nadie.
sorry-moved = Esta mesa se ha mudado. [Ir a verla]({ $link })
sorry-not-your-turn-here = No te toca.
sorry-not-host = Eso solo puede hacerlo { $host }, que abrió la mesa.
sorry-not-host-or-moderator = Eso solo puede hacerlo { $host }, que abrió la mesa, o alguien de moderación.
sorry-not-in-lobby = No tienes sitio en esta mesa.
sorry-full = Esta mesa está llena: caben { $most }.
sorry-unwelcome = Lo siento, en esta mesa no hay sitio para ti. Espera a la próxima, o abre la tuya con /jugar en otro canal.
sorry-unseated = Te han pedido que te levantes de esta mesa, así que no puedes volver a ella. Espera a la próxima, o abre la tuya con /jugar en otro canal.
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = Ya tienes sitio aquí en { $most } mesas que no han empezado: { $tables }. Empieza en una, o levántate de una, y habrá sitio para otra.
sorry-lobbies-seats-anywhere = Entre todos los servidores, ya tienes sitio en { $most } mesas que no han empezado: { $tables }. Empieza en una, o levántate de una, y habrá sitio para otra.
sorry-lobbies-opened = Ya has abierto aquí { $most } mesas que no han empezado: { $tables }. Empieza en una, o termina una (en «⋯»), y habrá sitio para otra.
sorry-lobbies-guild = En este servidor hay { $most } mesas esperando a empezar, y no caben más. Siéntate en una de ellas, o vuelve cuando hayan empezado unas cuantas.
sorry-lobbies-threads = Aquí hay { $most } hilos de mesas que has abierto tú, y nadie puede tener más: { $tables }. Diez minutos después de cada partida se cierra su hilo, y habrá sitio para otro.
sorry-lobbies-threads-guild = Este servidor tiene { $most } hilos de mesas, y no caben más. Diez minutos después de cada partida se cierra su hilo, y habrá sitio para otro.
sorry-too-few = Para jugar hacen falta al menos { $least }, y aquí { $count ->
        [one] solo hay { $count }
       *[other] hay { $count }
    }. { $seated ->
        [yes] Trae a más gente, o pulsa «Añadir ordenador».
       *[no] Pulsa Me apunto, trae a más gente, o pulsa «Añadir ordenador».
    }
sorry-no-person = A los ordenadores les hace falta un ser humano en la mesa. Pulsa Me apunto.
sorry-paused = La partida está en pausa. Cualquiera que juegue puede pulsar «Seguir».
sorry-not-silent = Mientras tanto ha pasado algo ahí, así que vamos a darles su tiempo.
sorry-on-vacation = De vacaciones, con billete de vuelta: { $seats }.
sorry-no-such-clock = No tengo ese tiempo por jugada. Elige uno de la lista.
sorry-not-away = No te habías ido: nadie juega por ti.
sorry-host-must-sit = Según las reglas de la casa empieza quien abrió la mesa, pero { $host } no se ha sentado. Apúntate, o cambia la regla.
sorry-seats-changed = Alguien acaba de sentarse o de levantarse. Échale un vistazo y vuelve a pulsar Empezar.
sorry-rules-changed = { $count ->
        [one] Ha cambiado una regla
       *[other] Han cambiado reglas
    } de la casa desde que alguien se sentó ({ $rules }). Dale a todo el mundo { $seconds ->
        [one] 1 segundo más
       *[other] { $seconds } segundos más
    } para verlo y vuelve a pulsar Empezar.
sorry-challenge-computer = { $player } es una máquina. Abre una mesa con /jugar y pulsa Añadir ordenador: esos juegan todo lo bien que quieras.
sorry-challenge-self = No puedes retarte a ti. Abre una mesa con /jugar; los ordenadores siempre tienen un rato.
sorry-no-game-in-message = Ese mensaje no es de ninguna partida mía. Pruébalo con un tablero, o usa /repetición y /comprobar con el número de una mesa.
sorry-nothing-to-roll = En { $game } cada tirada es una decisión, así que no hay nada que tirar por ti. Quita lo de «tirar por mí».
sorry-no-table = En este canal no hay ninguna mesa. Abre una con /jugar.
sorry-no-game = No hay ningún juego que se llame «{ $game }». Elige entre: { $games }
sorry-house-rule = { $game } no tiene ninguna regla de la casa «{ $text }». Tiene estas: { $rules }
sorry-permissions = En este canal me falta algo: { $permissions }. Puede dármelo quien gestione el servidor.
sorry-unpainted = Eso vale, pero no he podido actualizar el tablero. No se ha perdido nada: la próxima pulsación lo enseña todo.
sorry-server-only = Las mesas solo funcionan en los canales de un servidor. /ayuda enseña lo que funciona en cualquier parte.
sorry-no-secrets = En este juego no hay nada oculto: el tablero lo enseña todo.
sorry-birthday-often =
    Puedes cambiar tu cumpleaños dos veces al año, para que nadie adivine el de otra persona probando fechas. El tuyo podrá cambiar el { $when }; { $kept ->
        [yes] hasta entonces vale el de antes
       *[no] hasta entonces no tengo ninguno
    }. Para que lo olvide, cuando quieras, omite el día y el mes.
sorry-birthday = Ese día no existe. Pon un día y un mes, por ejemplo 24 y 12.
sorry-slow = He tardado demasiado. Pulsa otra vez, por favor.
sorry-flood = Uf, son muchas cosas a la vez. Respira: en unos segundos estoy contigo.
sorry-unknown = No conozco este botón. A lo mejor es antiguo; los que hay en el mensaje de la mesa funcionan.
sorry-option = «{ $value }» no encaja en «{ $option }». Elige uno de los valores que Discord ofrece ahí, o déjalo en blanco.
sorry-command = No conozco este comando tal como ha llegado. Reinicia Discord para que aprenda mis comandos más recientes y escríbelo otra vez.
sorry-trouble = Algo ha salido mal por mi parte, y ya lo he apuntado. Puede que esto no haya contado, pero todo lo anterior está a salvo. Prueba otra vez en un momento.
sorry-discord = Discord no me lo acepta ahora mismo, así que puede que no haya funcionado. La partida está a salvo: prueba otra vez en un momento.
sorry-your-turn = Te toca a ti.
sorry-nobody-to-nudge = A nadie le hace falta un toque: ahora mismo no le toca a nadie.
sorry-called-lately = Hace muy poco que hubo un aviso para { $who }. El próximo será posible { $when }.

## Los permisos, tal como se llaman en los ajustes de Discord

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-embed_links = Insertar enlaces
permission-attach_files = Adjuntar archivos
permission-read_message_history = Leer el historial de mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-create_private_threads = Crear hilos privados

## En todos los tableros

board-nameless = Sitio { $letter }
board-ranking = Clasificación final: { $places }
board-out = Se fueron, en este orden: { $names }
board-gone = se fue
board-left = Dejan la mesa: { $names }.
board-header-last = gana: ya no queda nadie más
board-now-last = { $name } gana: se ha ido todo el mundo.
board-eliminated = fuera
board-wins = ¡gana!
board-now-wins = ¡{ $name } gana!
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · gana quien llegue antes a { $target }
race-dice = Dados: { $faces }
race-scores = Puntos: { $scores }.
