### Números mágicos, en español.

title = Números mágicos

## El tablero, la carta y el tablero en texto

board-heading =
    Números mágicos · ganan { $target } justos · { $turns ->
        [0] sin turnos todavía
        [one] { $turns } turno jugado
       *[other] { $turns } turnos jugados
    }
board-header-roll = va a tirar el dado
board-header-choose = saca un { $face }: ¿lo guarda o lo da?
board-header-won = ¡gana con { $target } justos!
board-cards = Cartas sobre la mesa
board-good = bueno
board-evil = malo
board-course = Puntos turno a turno
board-score = Puntos
board-only-you = solo lo ves tú
board-good-does = Bueno: +{ $bonus }
board-evil-does = Malo: a cero
board-of = de { $target }
board-to-go = faltan { $points }
board-there = ¡Justo ahí!
board-stuck-1 = No hay número que te lleve:
board-stuck-2 = solo te libera el Malo.
board-if-taken = Si te lo llevas ahora, tendrás
board-then =
    { $effect ->
        [win] ¡{ $after }!
        [over] aún { $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] Llevas
       *[other] Llevas +{ $earlier }
    }
board-exactly = justos
board-turns =
    { $turns ->
        [0] sin turnos todavía
        [one] { $turns } turno jugado
       *[other] { $turns } turnos jugados
    }
board-legend-kept = guardado
board-legend-gave = regalado
board-legend-got = recibido
board-legend-evil = ¿el Malo?
board-trail = Últimos:
board-trail-none = Ningún número todavía. Ojo a quién da qué: ¿por qué lo da?
board-now-roll = { $name } va a tirar el dado.
board-now-choose = { $name } saca un { $face }: ¿se lo queda o lo da?
board-now-won = ¡{ $name } gana con { $target } justos!
board-start = Nadie se ha llevado ningún número todavía.
board-last = Hace un momento: { $turn }.
board-alt-counts = Números que se quedó, dio y recibió cada cual hasta ahora: { $each }.
board-alt-count = { $name } { $kept }, { $gave }, { $got }
board-turn-kept = { $name } se quedó un { $face }
board-turn-gave = { $name } le dio un { $face } a { $other }
board-counts = Qué hizo cada cual con qué número, y cuántas veces:
board-counts-row = { $name }: se quedó { $kept }; dio { $gave }; recibió { $got }
board-often = { $face } ({ $times ->
        [1] una vez
       *[other] { $times } veces
    })
board-none = nada
board-latest = Últimos turnos, primero el más reciente:
board-suspects = Sospechas hasta ahora: { $each }.
board-suspect = { $name } dio { $faces } y nunca se { $count ->
        [one] lo quedó, así que podría ser su número Malo
       *[other] quedó ninguno, así que alguno podría ser su número Malo
    }
board-open = Todas las cartas, boca arriba:
board-open-row = { $name }: Bueno { $good }, Malo { $evil }, { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }. { $taken }
board-open-none = { $name }: carta boca abajo.
board-own = Tu carta, que solo ves tú:
board-card-of = Carta secreta de { $name }: { $card }
board-card = Número Bueno { $good }, número Malo { $evil }, { $score } de { $target } puntos.
board-prospects = Si te lo llevas ahora: { $each }.
board-stuck = Desde aquí ningún número lleva a la meta: solo te libera el Malo, de vuelta al 0.
board-taken-none = Aún no llevas nada.
board-taken =
    Te has llevado{ $earlier ->
        [0] {""}
        [one] , tras 1 anterior
       *[other] , tras { $earlier } anteriores
    }: { $each }.
board-effect =
    { $effect ->
        [good] { $face } es Bueno y da { $after }
        [evil] { $face } es Malo y deja 0
        [over] { $face } se pasa y deja { $after }
       *[plain] { $face } da { $after }
    }


## Opciones

tagline =
    Números secretos, dados a la vista, cara de póquer: quédate lo que
    sacas o dáselo a quien le duela. Gana quien clava la meta.
# The picture of the game, for those who do not see it.
picture-alt = Un 3 verde con aureola y un 5 rojo con cuernos, y un dado entre los dos.
option-first = Quién empieza
option-first-birthday = el cumpleaños más cercano
option-first-random = al azar
option-first-host = quien abrió la mesa
option-target = Puntos justos para ganar
option-target-20 = 20 puntos (corta)
option-target-30 = 30 puntos
option-target-50 = 50 puntos (larga)

## Qué ha pasado

event-dealt =
    { $flavour ->
        [0] Tu carta: número Bueno { $good }, número Malo { $evil }.
        [1] ¡Chist! El { $good } es tu número Bueno; el { $evil }, tu Malo.
        [2] El Bueno, el { $good }; el Malo, el { $evil }. El feo, quien mire tu carta: escóndela.
        [3] Solo para tus ojos: suspira por un { $good } (Bueno), tiembla ante un { $evil } (Malo).
        [4] Memoriza esto y cómete el papel: Bueno { $good }, Malo { $evil }.
        [5] Tu alma gemela es el { $good } (Bueno). El { $evil } (Malo), tu peor pesadilla.
        [6] Te salen Bueno { $good } y Malo { $evil }. Y ahora, ni pestañear.
        [7] Secreto, secretito: adoras el { $good } (Bueno) y no tragas el { $evil } (Malo).
        [8] El destino susurra: Bueno { $good }. Luego se le escapa la risa: Malo { $evil }.
       *[9] Bajo tu almohada aparece una nota: { $good } de Bueno, { $evil } de Malo.
    }
event-first =
    { $how ->
        [birthday] { $seat } es quien antes cumple años, así que empieza.
        [host] { $seat } abrió la mesa y empieza.
       *[lot] El sorteo dice que empieza { $seat }.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } saca un **{ $face }**. ¿Para casa, o a repartir alegría?
        [1] Un **{ $face }** para { $seat }… y ahora, cara de póquer, por favor.
        [2] { $seat } agita el dado: **{ $face }**. ¿Qué hacer con él?
        [3] Todo el mundo mira a { $seat }. { $seat } mira un **{ $face }**.
        [4] ¡**{ $face }**! ¿Tesoro o trasto, { $seat }?
        [5] { $seat } sopla el dado para que dé suerte, y el dado dice **{ $face }**.
        [6] Sale rodando un **{ $face }**. { $seat } tararea una cancioncilla.
        [7] El dado derrapa junto a las galletas: **{ $face }**. ¿A quién le cae este, { $seat }?
        [8] { $seat } espía entre dos dedos. Es un **{ $face }**.
       *[9] Clonc, clonc, **{ $face }**. No hay quien descifre las cejas de { $seat }.
    }
event-kept =
    { $wins ->
        [1] ¡Ahí está! { $seat } se queda el **{ $face }**, justo el número que faltaba.
       *[other] { $row ->
            [3] ¡Y van tres seguidos! { $seat } también se queda el **{ $face }**. ¿Es que no le haces ascos a ninguno?
            [5] Cinco al bolsillo, uno tras otro: { $seat } duerme sobre el **{ $face }** como un dragón sobre su oro.
           *[other] { $flavour ->
                [0] { $seat } se queda el **{ $face }** mirando al techo.
                [1] { $seat } se agarra al **{ $face }** como quien no quiere la cosa.
                [2] «Mío», le dice { $seat } al **{ $face }**. ¿Eso era una sonrisa?
                [3] El **{ $face }** desaparece en el bolsillo del pijama de { $seat }.
                [4] { $seat } abraza el **{ $face }** y no suelta prenda.
                [5] Hoy no se comparte: el **{ $face }** es para { $seat }.
                [6] { $seat } se guarda el **{ $face }** y tose. Una tos sospechosa.
                [7] «Alguien tendrá que cargar con él.» Qué nobleza: { $seat } y el **{ $face }**.
                [8] { $seat } estudia todas las caras y acaba quedándose el **{ $face }**.
               *[9] El **{ $face }** se va bajo la manta de { $seat }. ¿Bueno? ¿Malo? Se apaga la luz.
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat } le da a { $other } un **{ $face }**, justo el número que { $other } esperaba. ¡Ay!
       *[other] { $pair ->
            [3] ¡¿Otra vez?! Es el tercer regalo de { $seat } a { $other }: un **{ $face }**. ¿Amor o guerra?
            [5] Van cinco regalos de { $seat } a { $other }; el último, un **{ $face }**. Se ha acabado el papel de envolver.
           *[other] { $row ->
                [4] ¡Cuatro seguidos que no se queda! { $other } desenvuelve un **{ $face }** de { $seat }. ¿Ya son Reyes?
               *[other] { $flavour ->
                    [0] { $seat } le pasa el **{ $face }** a { $other }. Qué generosidad.
                    [1] { $seat } desliza el **{ $face }** hasta { $other }. Rechazarlo no vale.
                    [2] Un **{ $face }** vuela de { $seat } a { $other }. No se admiten devoluciones.
                    [3] «¿Para mí? No hacía falta.» Y { $other } lo dice muy en serio: un **{ $face }** de { $seat }.
                    [4] Paquete urgente para { $other }: un **{ $face }**. Remite: { $seat }.
                    [5] { $seat } sonríe con dulzura y le da a { $other } el **{ $face }**.
                    [6] ¡Patata caliente! El **{ $face }** sale de { $seat } y le cae a { $other }.
                    [7] A { $other } le toca el **{ $face }**, y { $seat } se pone a silbar.
                    [8] A { $seat } le parece que un **{ $face }** le sentaría divinamente a { $other }.
                   *[9] Pito, pito, gorgorito… ¡{ $other }! { $seat } se libra del **{ $face }**.
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] ¡Otra vez el Bueno, dos seguidas! El { $face } trae 10 más: { $before } → { $after }. Sin sonreír.
            [3] ¡Tercer Bueno al hilo! { $before } → { $after }, gracias a un { $face }. Seguro que haces trampas. (Que no, que no.)
           *[other] { $flavour ->
                [0] ¡Tu número Bueno! El { $face } te vale 10: { $before } → { $after }.
                [1] Premio gordo, y tú chitón: con un { $face }, { $before } → { $after }.
                [2] ¡Diez por un { $face }! Tu número Bueno te lleva de { $before } a { $after }.
                [3] Hurra, pero por dentro: ese { $face } era el Bueno. { $before } → { $after }.
                [4] Alguien ahí arriba te quiere. El { $face } es el Bueno: { $before } → { $after }.
               *[5] Baila, pero solo en tu cabeza: Bueno { $face }, { $before } → { $after }.
            }
        }
        [evil] { $row ->
            [2] Otra vez el Malo. Pero ¿qué le va a quitar un { $face } a un 0?
            [3] ¡Tercer Malo seguido! Ese { $face } está loquito por ti. Sigues en 0.
           *[other] { $before ->
                [0] { $flavour ->
                    [0] Tu número Malo, pero no tenías nada que perder: sigues en 0.
                    [1] Un { $face } Malo viene a robarte y encuentra 0. Se va pasando vergüenza.
                   *[2] ¿{ $face } Malo? Menos mal que ya estabas a cero.
                }
               *[other] { $flavour ->
                    [0] Tu número Malo. De { $before } puntos te caes a 0.
                    [1] ¡Ay, el Malo! Un { $face }, y { $before } pasan a ser 0. Tú sonríe.
                    [2] Tobogán abajo: { $face } Malo, de { $before } a 0. Nadie se ha enterado.
                    [3] Ese { $face } venía envenenado. Tenías { $before }; tienes 0.
                    [4] ¡Puf! { $face } Malo: { $before } → 0. Pon cara de haber ganado algo.
                   *[5] ¡Ese no! Tu { $face } Malo se zampa { $before ->
                        [1] tu único punto
                       *[other] los { $before }
                    } y suelta un eructo: 0.
                }
            }
        }
        [over] { $flavour ->
            [0] El { $face } te habría hecho pasarte de la meta, así que no suma nada: te quedas en { $after }.
            [1] La avaricia rompe el saco: un { $face } ya no cabe. Sigues en { $after }.
            [2] Tu vaso está demasiado lleno para un { $face }. Te quedas donde estabas, en { $after }.
            [3] Casi, pero con un { $face } te pasas. { $after }, como antes.
            [4] El { $face } rebota: más allá de la meta no vale. Ahí sigues, con { $after }.
           *[5] No hay sitio para un { $face } aquí arriba. En { $after } se queda la cosa.
        }
       *[plain] { $flavour ->
            [0] Sumas { $face }: { $before } → { $after }.
            [1] Sin florituras, { $face } más: { $before } → { $after }.
            [2] Un { $face } para la hucha. { $before } → { $after }.
            [3] Ni Bueno ni Malo, un { $face } y ya: { $before } → { $after }.
            [4] Pasito a pasito: { $before } y { $face } son { $after }.
            [5] Picoteas un { $face }. Eso eran { $before }, esto son { $after }.
            [6] Ningún drama: el { $face } cuenta como lo que es, { $before } → { $after }.
            [7] Trepas { $face } sin hacer ruido: de { $before } a { $after }.
            [8] El { $face } se instala discretamente. { $before } → { $after }.
           *[9] Otro { $face } en tu calcetín, que ahora guarda { $after } (antes: { $before }).
        }
    }
event-won =
    { $how ->
        [last] El resto se ha ido a la cama: gana { $seats }.
       *[target] { $comeback ->
            [1] ¡Desde el último rincón! A mitad de partida iba en último lugar, ¡y ahora { $seats } clava la meta y gana! Cartas sobre la mesa.
           *[other] { $flavour ->
                [0] ¡{ $seats } clava la meta y gana! Cartas sobre la mesa.
                [1] ¡Diana! ¡{ $seats } clava la meta y gana! A enseñar las cartas todo el mundo.
                [2] Ni uno más ni uno menos: ¡{ $seats } clava la meta y gana! Cartas, por favor.
               *[3] «¡Tachán!» ¡{ $seats } clava la meta y gana! A ver ahora quién era quién.
            }
        }
    }

## Por qué no

refusal-already-rolled = El { $face } ya está en la mesa: quédatelo o dáselo a alguien.
refusal-roll-first = Primero tira el dado.
refusal-give-self = No puedes regalarte un número. Si lo quieres, quédatelo.
refusal-give-nobody = En el sitio { $number } no hay nadie que siga jugando.

## En la mesa

prompt-roll = **{ $seat }**, tira el dado.
prompt-choose = **{ $seat }**: ¿te quedas el { $face } o lo das?
action-roll = Tirar el dado
action-keep = Me quedo el { $face }
action-give = Se lo doy a { $other }
peek-card = 😇 Bueno **{ $good }** · 😈 Malo **{ $evil }** · **{ $score }** puntos de { $target } justos
final-card = { $seat }: Bueno { $good }, Malo { $evil }, { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }

## El primer minuto, para quien no conoce el juego

hint-goal = 🏁 El objetivo: { $target } puntos justos. Gana quien los tenga primero.
hint-own = 🃏 Tu carta: 😇 Bueno { $good } · 😈 Malo { $evil } · { $score } de { $target }. Está en mi mensaje directo, y siempre en **{ $peek }**.
hint-wait = 😇 Tu número Bueno es el **{ $good }**: cada { $good } que te lleves vale 10 puntos. 😈 Tu número Malo es el **{ $evil }**: llévate uno y vuelves a 0. No lo sabe nadie más, así que cara de póquer.
hint-roll = ¡Te toca! Tira: el número lo ve todo el mundo, y solo tú sabes lo que vale para ti.
hint-good = 😇 El { $face } es tu número Bueno. Si te lo quedas, suma 10 y tendrás { $after } puntos.
hint-evil = 😈 El { $face } es tu número Malo, y no lo sabe nadie. Si te lo quedas, vuelves a 0. Si lo das, le suma puntos a la otra persona, salvo que también sea su Malo.
# The same with no points yet.
hint-evil-free = 😈 El { $face } es tu número Malo, y no lo sabe nadie. No tienes puntos que pueda quitarte. Si lo das, le suma puntos a la otra persona, salvo que también sea su Malo.
hint-plain = Quédate el { $face } y tendrás { $after ->
        [one] 1 punto
       *[other] { $after } puntos
    }. O dáselo a alguien: si es su número Malo, vuelve a 0, y si es el Bueno, se lleva 10 puntos.
hint-over = Con el { $face } te pasarías de { $target }, así que a ti no te contaría. Si lo das, le cuenta a la otra persona, o la devuelve a 0 si es su Malo.
hint-win = Quédate el { $face } y te plantas en { $target } justos: ¡con eso ganas!

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Son { $target } justos: ¡ganas!
tip-evil = Quedártelo te llevaría de { $points } a 0. { $whom ->
        [only] {""}
        [likely] A { $other } es a quien más probablemente le haga lo mismo.
       *[any] Nadie conoce los números de los demás, así que vale { $other }.
    }
tip-evil-free = Aún no tienes nada que perder, y si lo das, lo más probable es que le sume puntos a alguien.
tip-good = Diez puntos de golpe: con eso llegas a { $after } de { $target }.
tip-nearer = Te lleva a { $after } de { $target }.
tip-farther = Desde { $after } hay menos números que lleven a { $target } justos: tardarías más que desde donde estás.
tip-likely-evil = Por lo que { $other } ha hecho hasta ahora, el { $face } es su Malo en el { PERCENT($percent) } de los casos. Entonces vuelve a 0.
tip-over = A ti no te cambia nada, y nadie más suma puntos con él.

## Las reglas en un minuto

rules-1 =
    ## Números mágicos
    _«Magic Numbers», de Scott Jon Siegel · de 2 a 10 jugadores_

    Cada cual tiene dos números secretos del 1 al 6, uno **Bueno** y otro **Malo**, y unos puntos también secretos que empiezan en 0. Llega a la meta (30, si quien abrió la mesa no eligió otra cosa) **justo**, sin pasarte, y ganas en el acto.

    Empieza quien tenga el cumpleaños más cerca, o se echa a suertes; lo decide quien abre la mesa. En tu turno tiras un dado a la vista de todo el mundo. Luego te **quedas** el número o se lo **das** a alguien, que no puede decir que no.
rules-2 =
    ## Qué hace un número cuando te lo llevas
    - Tu número **Bueno** suma **10** en lugar de lo que marca.
    - Tu número **Malo** te deja en **0**.
    - Cualquier otro suma lo que marca.
    - Lo que te haría pasarte de la meta no suma nada, ni siquiera el 10.

    Nadie más que tú se entera de lo que ha pasado con tus puntos. La mesa solo ve quién sacó qué y quién se lo llevó.
rules-3 =
    ## Jugar bien
    - Fíjate en lo que la gente se queda y en lo que reparte: la tabla del tablero te lleva la cuenta.
    - Quédate un Malo de vez en cuando. Al principio el cero no es ninguna tragedia, y despista al resto.
    - Ojo al final. Si ningún número puede llevarte justo a la meta, tu Malo es la salida.
    - **Echar un ojo** te enseña tu carta cuando quieras. Al final se enseñan todas.

## Por qué es buena una jugada: frases enteras sobre la jugada, sin hablarle a nadie.
# $face es un número del dado, $percent una probabilidad, $otherwise la misma tras la otra decisión.

why-own-evil = El { $face } es el número Malo de esta carta: quedárselo baja de { $points } a 0.
why-nearer =
    { $after ->
        [0] Con eso se llega a { $target } justos.
        [one] Acerca a la meta: { $target } queda más o menos a una ronda, en vez de a { $before }.
       *[other] Acerca a la meta: { $target } queda a unas { $after } rondas, en vez de a { $before }.
    }
why-stuck = Desde { $points }, la única salida es el número Malo: vuelta a 0 y otra vez para arriba.
why-farther =
    { $after ->
        [one] Quedárselo alejaría de la meta: { $target } quedaría más o menos a una ronda, en vez de a { $before }.
       *[other] Quedárselo alejaría de la meta: { $target } quedaría a unas { $after } rondas, en vez de a { $before }.
    }
why-gave-away =
    { $times ->
        [1] { $other } ya ha dado un { $face } una vez.
        [2] { $other } ya ha dado un { $face } dos veces.
       *[other] { $other } ya ha dado un { $face } { $times } veces.
    }
why-kept-it =
    { $times ->
        [1] { $other } ya se ha quedado un { $face } una vez.
        [2] { $other } ya se ha quedado un { $face } dos veces.
       *[other] { $other } ya se ha quedado un { $face } { $times } veces.
    }
why-likely-evil = Por todo lo que ha visto la mesa, el { $face } es el número Malo de { $other } con una probabilidad del { PERCENT($percent) }.
why-ahead = Del resto, { $other } es quien más probabilidades tiene de llegar a { $target } en { $rounds } rondas como mucho: un { PERCENT($percent) }.
why-hides = Da menos pistas: así, la mesa conoce el verdadero número Malo con un { PERCENT($percent) } de seguridad, en vez de un { PERCENT($otherwise) }.

## Titulares de la tarjeta que se comparte. $number es una cara del dado, o puntos.

headline-somebody-elses-number = Con un { $number } ajeno: victoria para { $winners }
headline-fell-and-got-up = Adiós a { $number } puntos de golpe, y aun así victoria para { $winners }
headline-kept-the-right-one = Un { $number }, al bolsillo, y victoria para { $winners }

## Logros

feat-gift-horse = A caballo regalado
    .story = ganar con un número que dio otra persona
feat-fairy-godmother = Hada madrina
    .story = regalar justo el número con el que alguien gana la partida
feat-sweet-poison = Dulce veneno
    .story = un regalo para alguien con quince puntos o más: su número Malo
feat-phoenix = Ave fénix
    .story = de quince puntos o más a ninguno, y ganar de todos modos
feat-straight-face = Cara de póquer
    .story = quedarse el propio número Malo como si nada, y ganar

# Planear. $keep son los números con que alguien se queda; $keeps, cuántos son.
plan =
    { $keeps ->
        [0] dar lo que salga a { $give }
        [6] quedarte con lo que salga
       *[other] quedarte con { $keep }, y dar cualquier otro número a { $give }
    }{ $given ->
        [whatever] , aunque antes alguien te dé un número
       *[void] {""}
    }
plan-ask-keep = Los números que te quedas
plan-ask-give = Todos los demás van a
plan-ask-given = Si antes alguien te da un número
plan-open-keep = ninguno
plan-open-give = elige a alguien
plan-some-keep = { $number }
plan-given-void = el plan se anula
plan-given-whatever = el plan sigue en pie
plan-void-given = alguien te ha dado un número.
refusal-plan-give-whom = ¿Quién se lleva los números que no te quedas? Elige a alguien, o quédate los seis.
