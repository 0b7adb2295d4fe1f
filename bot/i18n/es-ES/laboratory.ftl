### El laboratorio de las reglas de la casa: ¿Y si…?

button-what-if = ¿Y si…?
button-what-if-again = Mirar otra vez

what-if-title = { $emoji } ¿Y si…? { $game } para { $seats } jugadores, mesa { $table }
what-if-unknown = Estas reglas de la casa no las ha probado nadie todavía con { $seats } jugadores.

## Qué cabe esperar de la partida tal como está

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

what-if-how = Cómo lo sé: para cada conjunto de reglas jugué { $games } partidas entre ordenadores de nivel { $alike }, y { $unlike } con un ordenador de nivel { $better } («con cuidado») entre otros de nivel { $others }. Los minutos son un cálculo a ojo: { $press } segundos por pulsación, { $choice } por decisión. Si charláis, tardaréis más, así que fiaos más de la comparación que del reloj.

## La imagen

what-if-picture-title = Cuánto dura
what-if-picture-about = Minutos; punto: la mitad de las veces, barra: 8 de 10
what-if-picture-now = Tal como está
what-if-picture-seats = { $seats } jugadores
what-if-picture-minutes = { $minutes } min
what-if-alt = Minutos, de la décima parte más corta a la más larga: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, por lo general { $middle }
