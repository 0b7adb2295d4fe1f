# El acertijo del día: encontrar la mejor jugada.

puzzle-title = 🧩 El acertijo del día · { $emoji } { $game }
# $seat: la letra con la que se llama a quien juega, como en el tablero.
puzzle-asked = Eres **{ $seat }** y te toca. ¿Con qué jugada se gana más a menudo?
# $next: cuándo llega el siguiente, tal como Discord muestra una hora.
puzzle-how = De una partida terminada, sin nombres. Tu respuesta solo la ves tú. El próximo llega { $next }.
puzzle-right = ✅ **¡Sí! { $best }**: esa es.
puzzle-wrong = ❌ **{ $chosen }**: esa no es. La mejor jugada es **{ $best }**.
# $more, $less: de cien partidas.
puzzle-worth = Tras «{ $best }» ganas más o menos { $more } de cada 100 partidas; tras «{ $other }», más o menos { $less }.
puzzle-played = En la partida de verdad se jugó «{ $played }».
# $answers: cuánta gente ha contestado.
puzzle-others =
    Acertó el { PERCENT($percent) } de { $answers ->
        [one] { $answers } persona
       *[other] { $answers } personas
    }.
# Al menos dos días seguidos.
puzzle-streak =
    🔥 { $days ->
        [one] ¡{ $days } día seguido!
       *[other] ¡{ $days } días seguidos!
    }
puzzle-old = Ese era el acertijo de un día anterior, así que no cuenta para tu racha.
puzzle-next = El próximo acertijo llega { $next }.
button-puzzle-lend = Mis partidas pueden ser acertijos
button-puzzle-keep = Con mis partidas, no
done-puzzle-lend = ¡Gracias! Una partida tuya terminada podrá convertirse en acertijo cuando hayan dicho que sí todas las personas que la jugaron. Vuestros nombres no salen.
done-puzzle-keep = Vale, no habrá más acertijos con tus partidas.
sorry-puzzle-gone = De ese día no hay acertijo. En `/acertijo` tienes el de hoy.
