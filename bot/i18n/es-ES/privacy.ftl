### Sobre ti: turnos, avisos, bloqueos, y lo que el bot sabe de ti.

## Dónde le toca a alguien

turns-title = Tus mesas
turns-none = No estás en ninguna mesa. Abre una con /jugar, o pulsa Me apunto en la de otra persona.
turns-mine = Te toca ({ $count })
turns-others = Esperando al resto ({ $count })
turns-lobbies = Sin empezar ({ $count })
turns-table = { $emoji } [{ $game } · mesa { $table }]({ $link })
turns-paused = ⏸️ en pausa
turns-since = te toca desde { $when }
turns-until = ⏳ { $when }
turns-also = falta también: { $seats }
turns-awaited = falta: { $seats }
turns-computers = un ordenador está pensando
turns-seated = en la mesa ({ $count }): { $seats }
turns-more = … y { $count } más.

## Avisos

remind-title = Cómo te aviso
remind-now = Ahora: **{ $how }**. Vale para todas tus mesas, en todos los servidores; no lo ve nadie más.
remind-turn = Cuando me toca
    .more = Te menciono en el canal cuando te toca y llevas dos minutos sin dar señales de vida.
remind-half = Cuando queda poco tiempo
    .more = Te aviso en el canal cuando se te ha ido la mitad del tiempo. Es lo habitual.
remind-daily = Una vez al día
    .more = Te aviso en el canal una vez al día, a la hora que digas, donde te toque para entonces. La hora se pone con /yo avisos.
remind-daily-at = una vez al día a las { $hour } ({ $zone })
remind-message = Por mensaje directo
    .more = Te escribo en privado cuando te toca y llevas dos minutos sin dar señales de vida. Si tienes los mensajes cerrados, te menciono en el canal.
remind-never = Nunca
    .more = Te dejo en paz. Con /turnos ves dónde te toca.
remind-soon-how = **Casi te toca:** en las partidas que duran días, también puedo avisarte cuando falta una sola persona para que te toque.
button-soon-on = Avísame cuando casi me toque
button-soon-off = No me avises cuando casi me toque
remind-soon = { $who }: juega { $front }, y después tú. [A la mesa]({ $link })
remind-soon-by-message = **{ $game }**: juega { $front }, y después tú. [A la mesa { $table }]({ $link })
sorry-zone-missing = Todavía no sé qué hora es donde estás. Dímelo con /yo avisos y su opción *zona*: una ciudad, por ejemplo Europe/Madrid, o la diferencia horaria, por ejemplo UTC+2.
remind-turn-until = { $who }: te toca. Tu tiempo se acaba: { $when }. [A la mesa]({ $link })
remind-turn-open = { $who }: te toca. [A la mesa]({ $link })
remind-by-message = **{ $game }**: te toca. [A la mesa { $table }]({ $link })
remind-by-message-until = **{ $game }**: te toca. Tu tiempo se acaba: { $when }. [A la mesa { $table }]({ $link })

## Horas de silencio y vacaciones

weekday-0 = lunes
weekday-1 = martes
weekday-2 = miércoles
weekday-3 = jueves
weekday-4 = viernes
weekday-5 = sábado
weekday-6 = domingo
days-weekend = finde
days-none = ninguno
quiet-title = Tus horas de silencio
quiet-unsaid = No has puesto horas de silencio. En los servidores que tienen las suyas, valen esas para ti.
quiet-unsaid-short = las de cada servidor
quiet-now = Ahora: **{ $hours }**
quiet-there = Ahora mismo ahí son las { $time } ({ $zone }). Si tu reloj no dice lo mismo, cambia la zona en menos de un cuarto de hora.
quiet-none = ninguna
quiet-hours = de { $begins } a { $ends }{ $days ->
        [none] {""}
       *[other] , y todo el día: { $days }
    } ({ $zone })
quiet-days = todo el día: { $days } ({ $zone })
quiet-how = En las partidas lentas (más de una hora por jugada), tu reloj se para en tus horas de silencio, y no te aviso. Puedes cambiarlas una vez al día. Nadie ve tus horas, solo tu plazo.
button-quiet-none = Sin horas de silencio
button-quiet-forget = Las de cada servidor
quiet-zone-label = Dónde: una ciudad o la diferencia horaria
quiet-zone-example = Europe/Madrid, America/Bogota, UTC+2
quiet-from-label = Desde
quiet-from-example = 23:00
quiet-to-label = Hasta
quiet-to-example = 8:00
quiet-off-label = Días libres
quiet-off-example = sábado, domingo; o finde
sorry-quiet-zone-missing = Dime también dónde estás, con la opción *zona*: una ciudad, por ejemplo Europe/Madrid, o la diferencia horaria, por ejemplo UTC+2.
sorry-quiet-zone = No reconozco «{ $zone }» como zona horaria. Prueba con la ciudad cuyos relojes marquen lo mismo que los tuyos, por ejemplo Europe/Madrid, o con la diferencia horaria, por ejemplo UTC+2.
sorry-quiet-hours = ¿Desde cuándo hasta cuándo? Las horas de silencio necesitan las dos cosas, por ejemplo desde 23:00 hasta 8:00; o días libres, o todo junto.
sorry-quiet-time = No reconozco «{ $typed }» como hora. Prueba con 23:00, o con 11 pm.
sorry-quiet-several = «{ $typed }» puede ser { $times }. ¿Cuál? Escríbela así.
sorry-quiet-whole = Unas horas de silencio que duran todo el día tendrían al resto esperando para siempre. Si vas a faltar un tiempo, tienes /yo vacaciones.
sorry-quiet-long = Con más de { $hours } horas de silencio al día queda demasiado poco tiempo para jugar. Si vas a faltar un tiempo, tienes /yo vacaciones.
sorry-quiet-days = Con más de { $days } días libres a la semana queda demasiado poco tiempo para jugar. Si vas a faltar un tiempo, tienes /yo vacaciones.
sorry-quiet-weekday = No reconozco «{ $typed }» como día de la semana. Prueba con sábado, domingo; o finde; o ninguno. Con sus tildes.
sorry-quiet-often = Ya has cambiado hoy tus horas de silencio, y el resto cuenta con ellas. Podrás volver a cambiarlas: { $when }.
vacation-title = Tus vacaciones
vacation-none = No estás de vacaciones.
vacation-now = Estás de vacaciones hasta el **{ $when }**. Lo dicen las mesas cuyas partidas duran días, y ahí no corre tu tiempo.
vacation-left = { $left ->
        [0] Con eso has gastado todos tus días libres de este trimestre.
        [one] Te queda un día más en este trimestre, de { $most }.
       *[other] Te quedan { $left } días más en este trimestre, de { $most }.
    }
vacation-how = /yo vacaciones con una fecha dice hasta cuándo no estás, ese día incluido. Puedes jugar si te apetece; y en las mesas con una hora o menos por jugada no se espera a nadie.
vacation-day = { $days ->
        [one] { $date } (mañana)
       *[other] { $date } (en { $days } días)
    }
button-vacation-over = He vuelto antes
sorry-vacation-date = No reconozco «{ $typed }» como fecha. Prueba con { $example }, o con cuántos días: 7.
sorry-vacation-several =
    «{ $typed }» puede ser más de un día. Escríbelo como el que quieres decir:
    { $days }
vacation-label = El último día
vacation-example = 24 dic, 2026-12-24, o cuántos días: 7
button-retry = Otra vez
sorry-vacation-past = Ese día ya ha pasado.
sorry-vacation-long = Puedes faltar { $most } días en cada trimestre. Hoy, eso sería hasta el { $when } como muy tarde.
sorry-vacation-used = Ya has faltado { $most } días en este trimestre, y hay gente esperando. En el próximo tendrás más.

## Bloqueos

blocked-title = La gente que has bloqueado
blocked-none = A nadie. Con /yo bloquear, alguien deja de poder sentarse en tus mesas.
blocked-how = No pueden sentarse en una mesa que abras o en la que estés. No se les dice de quién es el bloqueo, aunque pueden imaginárselo si en la mesa solo estás tú. /yo desbloquear lo deshace. Quien haya borrado sus datos sigue con el bloqueo, pero no sale en la lista.
done-blocked = { $who } ya no puede sentarse en una mesa que abras o en la que estés. No se lo digo a nadie, pero puede imaginárselo si en la mesa solo estás tú.
done-blocked-already = Ya habías bloqueado a { $who }.
done-unblocked = { $who } puede volver a sentarse en tus mesas.
done-not-blocked = No habías bloqueado a { $who }.
sorry-block-self = No puedes bloquearte a ti. Ni a mí.

## Lo que se sabe

privacy-title = Lo que sé de ti
privacy-short = Está todo en una base de datos en la máquina en la que funciono, y no va a ninguna otra parte. **Exportar** te da una copia en un archivo, **Borrar** lo elimina en el acto.
privacy-tables = **Dónde te sentaste** ({ $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }): tu id de Discord, tu nombre y tu idioma de entonces, y cuándo te sentaste. *Para:* la partida, y el historial de la gente con la que jugaste. *Se guarda:* hasta que lo borres; entonces tu sitio se queda sin nombre.
privacy-actions = **Qué hiciste ahí** ({ $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }): cada una con su hora. *Para:* sobrevivir a un reinicio, y comprobar los dados. *Se guarda:* lo mismo que tus sitios.
privacy-results = **Cómo acabó** ({ $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }), y lo que se deduce de ello (puntuaciones, rachas, rivales, dados, logros), con el último nombre con el que jugaste. *Para:* las clasificaciones y los perfiles, que puede ver todo el mundo. *Se guarda:* hasta que lo borres.
privacy-messages = **Dónde están mis mensajes directos contigo**, para poder editarlos. *Se guarda:* hasta que lo borres; entonces se van también los mensajes.
privacy-birthday = **Tu cumpleaños**, día y mes ({ $told ->
        [yes] me lo has dicho
       *[no] no me lo has dicho
    }). *Para:* quién empieza en Números mágicos; todo el mundo ve quién, nadie ve una fecha. *Se guarda:* hasta que lo retires con /yo cumpleaños. Que lo cambiaste se recuerda durante un año, en forma de huella.
privacy-reminders = **Cómo te aviso** ({ $how }). *Se guarda:* hasta que lo cambies con /yo avisos.
privacy-quiet = **Tus horas de silencio** ({ $hours }), para que a nadie se le acabe el tiempo durmiendo. *Se guarda:* hasta que las retires con /yo silencio.
privacy-vacations = **Cuándo no estabas** ({ $count }), y hasta cuándo. *Se guarda:* medio año.
privacy-plans = **Lo que has planeado** para tus próximos turnos ({ $count }). Solo puedes verlo tú. *Se guarda:* hasta que pase el turno.
privacy-blocks = **La gente que has bloqueado** ({ $count }). Solo puedes verlo tú. *Se guarda:* hasta que lo retires con /yo desbloquear, aunque borren sus datos: entonces guardo un código que solo encaja con su cuenta.
privacy-not = -# No leo lo que escribe la gente: donde hay una partida en marcha, solo cuento cuántos mensajes llegan. Lo que se ha publicado en un canal se queda ahí, también después de borrar.
button-export = Exportar
button-delete = Borrar
button-delete-sure = Sí, borra mis datos
button-delete-final = Borrarlo para siempre
button-keep = No, consérvalo
export-done = Aquí tienes todo lo que sé de ti.
delete-title = ¿Borrarlo todo?
delete-sure = Dejas todas las mesas sin empezar y te rindes en todas las partidas en marcha. Borro tus ajustes, tu cumpleaños, tus resultados y puntuaciones, y mis mensajes directos contigo. La gente con la que jugaste conserva sus partidas, con «Alguien» en tu sitio. Si alguien te ha bloqueado, el bloqueo sigue.
delete-final = Esto no se puede deshacer, y luego no puedo averiguar qué sitios eran tuyos. Puedes volver a jugar cuando quieras, como una cara nueva. ¿Lo borro ya?
delete-done = ¿Nos conocemos? Me he olvidado de ti por completo. Ha sido un gusto tenerte aquí; vuelve cuando quieras, que una cara nueva siempre es bienvenida.
