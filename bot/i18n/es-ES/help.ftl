### Elegir un juego, /ayuda y la primera partida guiada.

picker-title = ### 🎲 ¿A qué jugamos?
picker-guided = -# 🌱 ¿Nuevo? *Enséñame*: ordenadores fáciles, pistas, no puntúa.
pick-game = Más juegos
game-picture = Un dibujo de { $game }
button-play = Jugar a { $game }
button-guide = Enséñame
# $play is a command that can be pressed.
help-first =
    ### 👋 ¡Hola! ¿Jugamos?
    Pulsa *Jugar* o escribe { $play }. Los demás pulsan *Me apunto*.
help-first-elsewhere =
    ### 👋 ¡Hola! Traigo juegos a los canales de un servidor.
    Escribe { $play } en un canal de allí y se abre una mesa. Estos son los juegos; *Reglas* te cuenta cómo va cada uno.
help-more = -# 🧭 Cómo se juega: { $rules } · Te esperan: { $turns } · Hoy: { $puzzle } · Pronto: { $evenings } · Hasta ahora: { $profile }, { $leaderboard }, { $history } · Lo tuyo: { $me } · El servidor: { $settings }
guide-offer = 🌱 ¿Primera vez? *Enséñame* sienta a un ordenador fácil y empieza. Antes de cada una de tus primeras decisiones te susurro qué puedes hacer, y qué haría yo. O espera tranquilamente a los demás.
guide-offer-joined = 🌱 ¿Primera vez? En tus primeros turnos te susurro qué puedes hacer. Y si antes quieres probar por tu cuenta, en /ayuda hay una partida contra un ordenador fácil.
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] Yo pulsaría **{ $label }**.
       *[other] En la lista **{ $list }** yo elegiría **{ $label }**.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
hint-last = 🎓 { $guided ->
        [yes] Esta es mi última pista de las de siempre: ahora decides tú, y solo susurro cuando sale algo nuevo. **{ $rules }** tiene el resto, y /ayuda una primera partida guiada de cada juego.
       *[no] Esta es mi última pista. **{ $rules }** tiene el resto.
    }
guide-here = 🌱 Tu partida está lista: { $link }. Mis pistas salen debajo cada vez que pulsas algo. Solo las ves tú.
sorry-which-game = Las reglas de la casa y las fechas son de un juego, así que di de cuál: `/jugar juego:`. Sin nada detrás, /jugar te los enseña todos.
sorry-guide-company = Ya hay alguien más en esta mesa, así que es de todos. En /ayuda tienes una partida solo para ti cuando quieras.
