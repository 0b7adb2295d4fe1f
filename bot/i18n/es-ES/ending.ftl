### El final de una partida: lo que enseña la mesa, las revanchas en serie y la tarjeta que se comparte.

## En la mesa

button-share = Compartir
# Cómo se llama una revancha mientras sigue una serie. $score es «Ann 1 – Ben 1».
button-again =
    { $players ->
        [2] Otra: al mejor de tres
       *[other] Otra: a dos victorias
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **Al mejor de tres, de momento:** { $score }
       *[other] 🥊 **A dos victorias, de momento:** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 { $seats } se lleva el mejor de tres: { $score }
       *[other] 🥊 { $seats } llega antes a las dos victorias: { $score }
    }

## La tarjeta

keepsake-about = { $game } · mesa { $table } · { $date }
keepsake-moment = Cómo acabó
keepsake-curve =
    { $moves ->
        [one] El marcador tras 1 paso
       *[other] El marcador en { $moves } pasos
    }
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }. { $about }. { $places }.
keepsake-place = { $place }. { $seat }
keepsake-place-points = { $place }. { $seat } con { $points }

## Por qué no

sorry-shared = La tarjeta de esta partida ya está [por aquí]({ $link }). Hay una por partida.
sorry-shared-now = Alguien ha tenido mejores reflejos. La tarjeta ya viene de camino.
sorry-nothing-to-share = Solo tienen tarjeta las partidas que se jugaron hasta el final.

## Titulares de cualquier juego. $winners es «Ann» o «Ann y Ben», $other un nombre.

headline-everybody-else-had-gone = El resto se fue a la cama: victoria para { $winners }
headline-called-a-draw = Tablas y tan amigos: { $winners }
headline-nobody-lost = Aquí no pierde nadie: victoria para { $winners }
headline-from-the-very-back = De la última fila al primer puesto: { $winners }
headline-by-a-nose = Por los pelos: victoria para { $winners }
headline-led-all-the-way = { $winners }, en cabeza de principio a fin
headline-won = Victoria para { $winners }
