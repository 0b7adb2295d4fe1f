### Los comandos de barra: sus nombres, sus descripciones y cómo se llaman sus opciones.
### Un nombre tiene de 1 a 32 caracteres, en minúscula; una descripción, de 1 a 100.

command-play = jugar
    .description = Abre una mesa para jugar en este canal
option-play-game = juego
    .description = A qué se juega; si no lo dices, te los enseño todos
option-play-clock = tiempo
    .description = Cuánto tiempo hay para cada decisión; si lo omites, el que haya elegido el servidor
option-play-house_rules = reglas_de_la_casa
    .description = Reglas de la casa para empezar, por ejemplo: target 20, first random
option-play-thread = hilo
    .description = Darle a la mesa un hilo propio

command-table = mesa
    .description = Tu mesa de este canal, si prefieres escribir
command-table-board = tablero
    .description = Trae el tablero aquí abajo, como mensaje nuevo
command-table-resign = rendirse
    .description = Ríndete y deja esta partida
command-table-hand-over = ceder
    .description = Que alguien siga jugando en tu lugar
option-table-hand-over-user = quién
    .description = Quién ocupará tu sitio (por defecto, cualquiera de aquí)
command-table-nudge = toque
    .description = Da un toque a quien le toque
command-table-end = terminar
    .description = Pregunta al resto si terminamos esta partida sin resultado

option-play-roll_for_me = tirar_por_mí
    .description = Que el bot tire cuando no haya nada que decidir (por defecto: sí)
option-play-plan_ahead = planear
    .description = Que se pueda decidir de antemano qué hará cada cual (por defecto: sí)
command-plan = planear
    .description = Decide ahora lo que harás cuando te toque
command-rules = reglas
    .description = Las reglas de un juego en un minuto, con dibujos
option-rules-game = juego
    .description = Las reglas de qué juego

command-help = ayuda
    .description = Qué escribir primero, los juegos y dónde está todo lo demás
command-puzzle = acertijo
    .description = Encuentra la mejor jugada: una posición al día, de una partida terminada.
command-leaderboard = clasificación
    .description = Quién va en cabeza, aquí o en todas partes
option-leaderboard-game = juego
    .description = Un solo juego
option-leaderboard-period = periodo
    .description = Desde siempre, esta temporada (un trimestre) o este mes
choice-period-all = desde siempre
choice-period-season = esta temporada
choice-period-month = este mes
option-leaderboard-scope = ámbito
    .description = Este servidor, o todos los que tienen el bot
choice-scope-here = este servidor
choice-scope-everywhere = en todas partes

command-settings = ajustes
    .description = Los ajustes de este servidor (solo para quien lo gestiona)

command-profile = perfil
    .description = Partidas, puntuación, rachas, rivales, suerte y logros de alguien
option-profile-player = quién
    .description = De quién (por defecto, el tuyo)
option-profile-game = juego
    .description = Un solo juego
option-profile-scope = ámbito
    .description = Este servidor, o todos juntos
choice-profile-here = este servidor
choice-profile-everywhere = todos los servidores

command-history = historial
    .description = Las partidas que ha jugado alguien: con quién, quién ganó y sus números
option-history-player = quién
    .description = De quién (por defecto, el tuyo)
option-history-game = juego
    .description = Un solo juego
option-history-private = privado
    .description = Que solo lo veas tú, con tus partidas de todas partes

command-replay = repetición
    .description = Mira una partida pasada en forma de animación, o repasa una que sigue en marcha
option-replay-id = número
    .description = El número de la mesa
option-replay-private = privado
    .description = Que solo lo veas tú

command-verify = comprobar
    .description = Comprueba los dados y todas las jugadas de una partida pasada, y llévate su acta
option-verify-id = número
    .description = El número de la mesa
option-verify-private = privado
    .description = Que solo lo veas tú
command-review = repaso
    .description = Repasa una partida terminada: cuánto fue suerte y cuánto fue maña
option-review-id = número
    .description = El número de la mesa

command-me = yo
    .description = Lo que el bot sabe de ti
command-me-birthday = cumpleaños
    .description = Di tu cumpleaños: en Números mágicos empieza quien lo tenga más cerca
option-me-birthday-day = día
    .description = Día del mes; si omites los dos, lo ves y puedes borrarlo
option-me-birthday-month = mes
    .description = Mes, del 1 al 12
command-me-pings = avisos
    .description = Cómo te aviso de que te toca
option-me-pings-how = cómo
    .description = Cuándo y dónde; si lo omites, ves lo que hay puesto
option-me-pings-hour = hora
    .description = Para «una vez al día»: a qué hora, de 0 a 23
option-me-pings-zone = zona
    .description = Para «una vez al día»: dónde estás (Europe/Madrid), o la diferencia horaria (UTC+2)
option-me-pings-soon = casi_te_toca
    .description = Avísame también cuando solo falte una persona para que me toque
command-me-quiet = silencio
    .description = Cuándo no corre tu tiempo y te dejo en paz; si lo omites todo, ves lo que hay puesto
option-me-quiet-from = desde
    .description = Cuándo empiezan tus horas de silencio, por ejemplo 23:00
option-me-quiet-to = hasta
    .description = Cuándo terminan, por ejemplo 8:00
option-me-quiet-zone = zona
    .description = Dónde estás, por ejemplo Europe/Madrid, o la diferencia horaria, por ejemplo UTC+2
option-me-quiet-days_off = días_libres
    .description = Días de la semana en silencio todo el día: sábado, domingo; o finde; o ninguno
command-me-vacation = vacaciones
    .description = Di hasta cuándo no estás; si lo omites, ves lo que hay puesto
option-me-vacation-until = hasta
    .description = El último día, por ejemplo 2026-12-24, o cuántos días a partir de hoy
command-me-block = bloquear
    .description = Que alguien no se siente en tus mesas; no se lo digo a nadie
option-me-block-user = quién
    .description = A quién bloquear
command-me-unblock = desbloquear
    .description = Que alguien pueda volver a sentarse en tus mesas
option-me-unblock-user = quién
    .description = A quién desbloquear
command-me-blocked = bloqueos
    .description = La gente que has bloqueado
command-me-privacy = privacidad
    .description = Lo que sé de ti: expórtalo o bórralo

menu-challenge = Retar a una partida
menu-profile = Perfil
menu-replay = Repetición
menu-verify = Comprobar

command-turns = turnos
    .description = Las mesas que esperan tu jugada, en todos los servidores

command-night = noche
    .description = Una noche, varios juegos y alguien que se la lleva
option-night-at = cuándo
    .description = Para más tarde: viernes 20:00, mañana 8pm, 24 dic 19:30, en 2 horas
option-night-repeat = repetir
    .description = Cada cuánto se repite la noche (solo junto con «cuándo»)
