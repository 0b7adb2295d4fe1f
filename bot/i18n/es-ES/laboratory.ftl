### El laboratorio de las reglas de la casa: ¿Y si…?

button-what-if = ¿Y si…?
button-what-if-again = Mirar otra vez
button-what-if-figures = Las cifras
button-what-if-words = En palabras

what-if-title = { $emoji } ¿Y si…? { $game } para { $seats } jugadores, mesa { $table }
what-if-unknown = Estas reglas de la casa no las ha probado nadie todavía con { $seats } jugadores.

## Qué cabe esperar de la partida tal como está

what-if-plain-length =
    Contad con **{ $minutes ->
        [1] un minuto más o menos
       *[other] unos { $minutes } minutos
    }**, y rara vez más de { $high }.
what-if-plain-skill =
    { $much ->
        [little] Aquí puede ganar cualquiera.
        [some] La suerte cuenta, pero jugar bien se nota.
       *[much] Jugar bien tiene premio.
    }
what-if-plain-first =
    { $how ->
        [even] Da igual quién empiece.
        [good] Empezar ayuda un poco.
       *[bad] Mejor no empezar.
    }
what-if-plain-lead =
    { $how ->
        [open] Ir por delante a mitad de partida aún no significa nada.
        [ahead] Ir por delante a mitad de partida ayuda, pero no es seguro.
       *[decided] A quien va por delante a mitad de partida cuesta alcanzarle.
    }
what-if-length =
    Calculad **{ $minutes ->
        [1] más o menos un minuto
       *[other] unos { $minutes } minutos
    }**, { $turns } { $unit ->
        [rounds] rondas
       *[turns] turnos
    }; ocho de cada diez partidas duran entre { $low } y { $high } minutos.
what-if-together = No he probado estas reglas todas a la vez, así que los tiempos suman lo que hace cada una.
what-if-first-even = Empezar no supuso ninguna diferencia en { $games } partidas: el { PERCENT($share) } de las victorias (± { $margin }), cuando lo que toca es el { PERCENT($fair) }.
what-if-first-good = Empezar sale a cuenta: gana el { PERCENT($share) } (± { $margin }), cuando lo que toca es el { PERCENT($fair) }.
what-if-first-bad = Mejor no empezar: gana el { PERCENT($share) } (± { $margin }), cuando lo que toca es el { PERCENT($fair) }.
what-if-first-none = No empieza nadie: se decide a la vez.
what-if-skill-much = Jugar bien tiene premio: alguien que juega con cuidado, entre gente que no, gana el { PERCENT($share) } (± { $margin }; con pura suerte sería el { PERCENT($fair) }).
what-if-skill-some = La suerte tiene algo que decir, pero jugar bien se nota: alguien que juega con cuidado, entre gente que no, gana el { PERCENT($share) } (± { $margin }; con pura suerte sería el { PERCENT($fair) }).
what-if-skill-little = Aquí gana cualquiera: alguien que juega con cuidado, entre gente que no, gana el { PERCENT($share) } (± { $margin }; con pura suerte sería el { PERCENT($fair) }).
what-if-lead-open = La mitad de la partida dice poco: quien va en cabeza acaba ganando el { PERCENT($share) } de las veces.
what-if-lead-ahead = Ir en cabeza a mitad de partida ayuda, pero queda faena: gana el { PERCENT($share) }.
what-if-lead-decided = Quien va en cabeza a mitad de partida es difícil de alcanzar: gana el { PERCENT($share) }.
what-if-shared = El { PERCENT($share) } acaba con victoria compartida.
what-if-unfinished = El { PERCENT($share) } se alargó tanto que lo paré.
what-if-seats = **En otra mesa:** { $tables }.
what-if-seats-one = { $seats } jugadores, unos { $minutes } min

## Qué haría cambiar una sola regla de la casa

what-if-changes = **Cambia una regla de la casa, y…**
what-if-plain-change = **{ $rule }**{ $now ->
        [none] {""}
       *[other] {" "}en vez de { $now }
    }: { $effects }.
what-if-plain-long = una partida { $how ->
        [less] dura menos de la mitad
        [half] dura más o menos la mitad
        [shorter] es bastante más corta
        [bit-shorter] es un poco más corta
        [bit-longer] dura un poco más
        [longer] dura bastante más
        [twice] dura más o menos el doble
        [many] dura unas { $times } veces más
       *[same] dura más o menos lo mismo
    }
what-if-plain-better =
    { $how ->
        [more] quien juega mejor gana más a menudo
        [less] quien juega mejor gana menos a menudo
       *[same] quien juega mejor gana más o menos igual de a menudo
    }
what-if-plain-lead-then =
    { $how ->
        [more] la ventaja a mitad de partida se mantiene más a menudo
       *[less] la ventaja a mitad de partida se mantiene menos a menudo
    }
what-if-plain-first-then =
    { $how ->
        [more] quien empieza gana más a menudo
       *[less] quien empieza gana menos a menudo
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option }: no cambia la duración
what-if-alike = En estas partidas no se nota: { $rules }
what-if-longer = dura un { PERCENT($percent) } más ({ $minutes } min)
what-if-shorter = dura un { PERCENT($percent) } menos ({ $minutes } min)
what-if-half = dura la mitad ({ $minutes } min)
what-if-twice = dura el doble ({ $minutes } min)
what-if-many-times = su duración se multiplica por { $times } ({ $minutes } min)
what-if-skill-more = quien juega bien gana más a menudo (el { PERCENT($then) } en vez del { PERCENT($now) })
what-if-skill-less = quien juega bien gana menos a menudo (el { PERCENT($then) } en vez del { PERCENT($now) })
what-if-lead-more = la ventaja a mitad de partida aguanta más a menudo (el { PERCENT($then) } en vez del { PERCENT($now) })
what-if-lead-less = la ventaja a mitad de partida aguanta menos a menudo (el { PERCENT($then) } en vez del { PERCENT($now) })
what-if-first-more = quien empieza gana más a menudo (el { PERCENT($then) } en vez del { PERCENT($now) })
what-if-first-less = quien empieza gana menos a menudo (el { PERCENT($then) } en vez del { PERCENT($now) })

## Cómo lo sé

what-if-plain-how = Los ordenadores han jugado miles de partidas con cada una de estas reglas. Los minutos son una estimación, sin charlar.
what-if-how = Cómo lo sé: para cada conjunto de reglas jugué { $games } partidas entre ordenadores de nivel { $alike }, y { $unlike } con un ordenador de nivel { $better } («con cuidado») entre otros de nivel { $others }. Los minutos son un cálculo a ojo: { $press } segundos por pulsación, { $choice } por decisión. Si charláis, tardaréis más, así que fiaos más de la comparación que del reloj.

## La imagen

what-if-picture-title = Cuánto dura
what-if-picture-about = Minutos; punto: la mitad de las veces, barra: 8 de 10
what-if-picture-now = Tal como está
what-if-picture-seats = { $seats } jugadores
what-if-picture-minutes = { $minutes } min
what-if-alt = Minutos, de la décima parte más corta a la más larga: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, por lo general { $middle }
