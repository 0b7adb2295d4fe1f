### Quedadas: una fecha para jugar, quién se apunta y en qué acaba la cosa.

command-evenings = quedadas
    .description = Las próximas quedadas para jugar en este servidor
option-play-at = cuándo
    .description = Para más tarde: viernes 20:00, mañana 8pm, 24 dic 19:30, en 2 horas
option-play-repeat = repetir
    .description = Cada cuánto se repite la quedada (solo junto con «cuándo»)
choice-repeat-weekly = cada semana
choice-repeat-fortnightly = cada dos semanas
choice-repeat-monthly = cada mes, el mismo día de la semana

# Lo que la gente escribe para decir una fecha, en minúscula y separado por comas. El inglés se entiende en todas partes.
# Con o sin tildes da igual. Donde cuenta el lugar (números, días, meses), una barra separa palabras para lo mismo.
date-today = hoy
date-tomorrow = mañana
date-after-tomorrow = pasado mañana
date-within = en, dentro de
date-minutes = minutos, minuto, mins, min, m
date-hours = horas, hora, hrs, hr, h
date-half-hour = media hora
date-days = días, día, d
date-weeks = semanas, semana, sem
date-idle = a, el, los, de, del, este, esta
date-at = a las, a la, las, sobre las
date-oclock = h, hs, hrs, horas, hora
date-oclock-twelve = en punto
date-before-noon = {""}
date-after-noon = {""}
date-early = madrugada, de la madrugada, de madrugada
date-morning = por la mañana, de la mañana, en la mañana
date-noon = del mediodía
date-afternoon = tarde, por la tarde, de la tarde, en la tarde
date-evening = {""}
date-night = noche, por la noche, de la noche, en la noche
date-this-morning = esta mañana
date-this-afternoon = esta tarde
date-this-evening = {""}
date-this-night = esta noche
date-tomorrow-morning = mañana por la mañana, mañana en la mañana
date-tomorrow-night = mañana por la noche, mañana en la noche
date-at-noon = mediodía, al mediodía, a mediodía
date-at-midnight = medianoche, a medianoche
date-half-past = y media
date-half-to = {""}
date-quarter-past = y cuarto
date-quarter-to = menos cuarto
date-numbers = una/un/uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce
date-weekdays = lun, mar, mié/mier, jue, vie, sáb, dom
date-months = ene, feb, mar, abr, may, jun, jul, ago, sep/sept/setiembre, oct, nov, dic
date-next = próximo, que viene
date-next-week = la semana que viene, la próxima semana, de la semana que viene, de la próxima semana

evening-title = { $emoji } { $game }: quedada para jugar
evening-when = 📅 { $date } ({ $relative })
evening-repeats = { $repeats ->
        [weekly] 🔁 Cada semana a la misma hora.
        [fortnightly] 🔁 Cada dos semanas a la misma hora.
       *[monthly] 🔁 Cada mes, el mismo día de la semana y a la misma hora.
    }
evening-host = A { $host } le apetece jugar, y en la mesa caben { $least ->
        [1] hasta { $most } personas
       *[other] de { $least } a { $most } personas
    }. Pulsa **Cuenta conmigo**: llegada la hora, tienes tu sitio guardado y te llamo.
evening-rules = Reglas de la casa: { $rules }
evening-in = **Por ahora vienen ({ $count }):** { $who }
evening-nobody = **Por ahora viene:** nadie. ¿Quién rompe el hielo?
evening-waiting = **En lista de espera:** { $who }
evening-event = También está entre [los eventos de este servidor]({ $link }).
evening-small = La hora que ves es la de tu zona. *Avísame* queda entre tú y yo: te escribo { $minutes } minutos antes.
button-evening-in = Cuenta conmigo
button-evening-remind = Avísame
button-evening-change = Cambiar la fecha
button-evening-off = Cancelar
button-evening-once = Solo esta vez
button-evening-for-good = Todas
button-evening-sure = Sí, cancelarla
button-evening-again = Buscar otra fecha

evening-opened = Llegó la hora: la mesa está abierta. { $link }
evening-called-off = Esta quedada se ha cancelado.
evening-nobody-came = Nadie había dicho que sí, así que no se abrió ninguna mesa.
evening-was-missed = Esta quedada se quedó en nada: no pude abrir la mesa a tiempo.

evening-open-call = 🎲 { $who }: ¡es la hora de { $game }! Los sitios están guardados. La partida la empieza { $host }.
evening-open-late = 🎲 { $who }: ¡siento llegar tarde, no estaba! Es la hora de { $game }, y los sitios están guardados. La partida la empieza { $host }.
evening-open-thread = La mesa está en { $thread }.
evening-elsewhere = { $who } también { $count ->
        [one] dijo que sí, pero sigue
       *[other] dijeron que sí, pero siguen
    } en plena partida en otra mesa. *Me apunto* funciona mientras la mesa esté abierta.
evening-no-seat = La mesa está llena. { $who }: si alguien se levanta, hay que pulsar *Me apunto*.
evening-tell-nobody = Para esta quedada de { $game } nadie había dicho que sí, así que no he abierto ninguna mesa.
evening-tell-last = Ya van dos veces seguidas, así que esta quedada deja de repetirse. Cualquiera puede poner otra con `/jugar`.
evening-tell-missed = Lo siento: { $game } tenía fecha ({ $date }), y yo no estaba. Ya es demasiado tarde para empezar. ¿Buscamos otra fecha?
evening-tell-busy = Aquí hay otra partida en marcha desde hace ya una hora, así que { $game } no ha podido empezar. ¿Buscamos otra fecha?
evening-tell-off = Se ha cancelado la quedada de { $game } ({ $date }). { $who }
evening-tell-moved = La quedada de { $game } cambia de fecha: { $date } ({ $relative }). { $who }
evening-tell-busy-now = Es la hora de { $game }, pero aquí sigue en marcha otra partida: { $link } En cuanto acabe, se abre vuestra mesa. Espero una hora.
evening-reminder = ⏰ { $game } empieza { $relative }: { $link }

evening-done-remind = Te escribo { $minutes } minutos antes de que empiece { $game }. Si no puedo, te menciono en el canal.
evening-done-no-remind = Vale, sin aviso.
evening-done-waiting = Todos los sitios están ocupados, así que tienes el número { $place } de la lista de espera. Si alguien se cae, subes tú sin hacer nada.
evening-done-off = Queda cancelada.
evening-done-moved = Hecho. La nueva fecha: { $date }.
evening-done-same = De acuerdo, la fecha sigue igual: { $date }.
evening-sure = ¿Cancelar la quedada de { $game } ({ $date })? Aviso a toda la gente que viene.
evening-sure-series = La quedada de { $game } ({ $date }) se repite. ¿Cancelar solo esta, o todas?
evening-form-title = ¿Cuándo jugamos?
evening-form-at = Cuándo
evening-form-example = viernes 20:00, mañana 8pm, 24 dic 19:30
evening-form-repeat = Se repite
choice-repeat-never = una sola vez

evenings-title = Quedadas de este servidor
evenings-none = Todavía no hay ninguna. Pon una con `/jugar`: elige un juego y di la fecha en «cuándo».
evenings-line = { $emoji } **{ $game }** · { $date } ({ $relative }) · { $count ->
        [0] no viene nadie todavía
        [one] viene { $count }
       *[other] vienen { $count }
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host } ha puesto una quedada de { $game }. Di «Cuenta conmigo» aquí, y tienes tu sitio guardado: { $link }
evening-event-where = #{ $channel }

date-zones = Europe/Madrid, America/Mexico_City, America/Bogota, America/Argentina/Buenos_Aires, America/Santiago
date-suggestion = { $date } ({ $zone })

sorry-evening-over = Esa quedada ya no está entre las próximas.
sorry-evening-host = Eso solo puede hacerlo { $host }, que puso la quedada, o alguien de moderación.
sorry-evening-unwelcome = A esta quedada no puedes apuntarte.
sorry-evening-most-one = Ya has puesto aquí { $most } quedadas que están por llegar. Nadie puede tener más: cancela antes alguna.
sorry-evening-most-server = Este servidor tiene ya { $most } quedadas por llegar, y no puede haber más.
sorry-evening-soon = Empieza tan pronto que el aviso llegaría tarde. ¡No te alejes!
sorry-evening-repeat = Una quedada solo puede repetirse si tiene fecha: dila en «cuándo», por ejemplo: viernes 20:00
sorry-evening-zone = Una quedada que se repite va con el reloj de la pared, y no sé con el de quién. Di cuándo con tu zona, por ejemplo: viernes 20:00 Europe/Madrid. (Si has puesto horas de silencio con `/yo silencio`, ya conozco tu zona.)
sorry-date-unclear = No entiendo «{ $what }». Escríbelo así: viernes 20:00, mañana 8pm, 24 dic 19:30, o en 2 horas.
sorry-date-time = ¿A qué hora? Escríbelo así: viernes 20:00, o mañana 8pm.
sorry-date-zone = No sé qué hora es donde estás. Añade tu zona, por ejemplo: { $typed } Europe/Madrid. O di: en 2 horas. (Si has puesto horas de silencio con `/yo silencio`, ya conozco tu zona.)
sorry-date-weekday = Esa fecha cae en otro día de la semana. Deja solo la fecha, o solo el día.
sorry-date-several =
    «{ $typed }» puede ser más de un momento. Escríbelo como el que quieres decir:
    { $dates }
sorry-date-gap = Esa noche se adelantan los relojes y esa hora no existe. Elige una hora más tarde o más temprano.
sorry-date-part = «{ $what }» no es de esa parte del día. Quita una de las dos cosas.
sorry-date-past = Eso ya ha pasado. Elige un momento que esté por llegar.
sorry-date-far = Para eso falta más de un año. Elige una fecha algo más cercana.

permission-create_events = Crear eventos
settings-no-events = 📅 Dame { $permission } si quieres que las quedadas estén también entre los eventos de este servidor. Sin eso funcionan igual.
