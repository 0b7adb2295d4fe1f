### Pique entre hermanos («Sibling Rivalry»), en español.

title = Pique entre hermanos
tagline =
    Cinco dados, y los padres en el cuarto de al lado: chincha,
    chincha más que nadie y plántate antes de que te pillen.
# The picture of the game, for those who do not see it.
picture-alt = Dos niños hacen muecas sobre sus dados, y unos ojos enfadados miran por una puerta.

## Los carriles y sus casillas. Las frases que nombran una tienen $track y $square.

track =
    { $track ->
        [2] Miradas
        [3] Caras
        [4] Cosquis
        [5] Pupas
       *[6] Pullas
    }
square =
    { $track ->
        [2] { $square ->
            [1] Mirar de pasada
            [2] De reojo
            [3] A los ojos
            [4] Sin pestañear
            [5] Sonrisita
            [6] Ojos de rendija
           *[7] ¡Deja de mirarme!
        }
        [3] { $square ->
            [1] Morritos
            [2] Lengua fuera
            [3] Hociquito
            [4] Cara de besugo
            [5] Ojos saltones
            [6] Párpados vueltos
           *[7] ¡Deja esas caras!
        }
        [4] { $square ->
            [1] Casi cosquilla
            [2] Pie
            [3] Barbilla
            [4] Costillas
            [5] Sobaco
            [6] Llave y cabeza
           *[7] ¡Jajajajajá!
        }
        [5] { $square ->
            [1] Puño al aire
            [2] Dedazo
            [3] Pellizco
            [4] Tirón de pelo
            [5] Rodillazo
            [6] Metralleta
           *[7] ¡Ay! ¡Para ya!
        }
       *[6] { $square ->
            [1] ¡No me digas!
            [2] Se te ve la hucha
            [3] Qué raro… yo saqué la belleza Y el cerebro
            [4] Ahí he escupido yo
            [5] Anoche vi cómo te entraban bichos por la nariz
            [6] Te adoptaron
           *[7] ¡MAMÁ! ¿Es verdad?
        }
    }
# Lo mismo donde hay poco sitio.
short-square =
    { $track ->
        [2] { $square ->
            [7] ¡No me mires!
           *[other] { square }
        }
        [3] { $square ->
            [6] Ojos del revés
           *[other] { square }
        }
        [4] { $square ->
            [7] ¡Jajajajá!
           *[other] { square }
        }
        [6] { $square ->
            [2] ¡La hucha!
            [3] Belleza y sesos
            [4] Ahí escupí yo
            [5] Bichos nasales
            [7] ¡MAMÁ! ¿Es cierto?
           *[other] { square }
        }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [2] { $square ->
            [1] { short-square }
            [4] Sin pes{"\u00AD"}ta{"\u00AD"}ñear
           *[other] { short-square }
        }
        [3] { $square ->
            [3] Hoci{"\u00AD"}quito
           *[other] { short-square }
        }
        [4] { $square ->
            [7] ¡Jaja{"\u00AD"}jajá!
           *[other] { short-square }
        }
        [5] { $square ->
            [6] Metra{"\u00AD"}lleta
           *[other] { short-square }
        }
        [6] { $square ->
            [5] Bichos na{"\u00AD"}sales
            [6] Te adop{"\u00AD"}taron
           *[other] { short-square }
        }
       *[other] { short-square }
    }

## El tablero y el tablero en texto

board-header-roll = va a tirar los dados
board-header-choose = ¿a qué carril va esto?
board-header-decide = ¿tira otra vez o se planta?
board-header-won = ¡pasa la meta y gana!
board-start = Salida
board-finish = Meta
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] ¡Pillada!
       *[other] ¡Pillada! −{ $squares }
    }
board-just-climb = Hace un momento { $name } subió { $steps } por { $track } ({ $square }).
board-just-catch = Hace un momento pillaron a { $name } con { $ones ->
        [2] dos
        [3] tres
        [4] cuatro
       *[5] cinco
    } unos{ $back ->
        [0] {""}
       *[other] , marcha atrás de { $before } a { $after }
    }.
board-just-tumble = Hace un momento { $name } perdió su peón en { $track }: { $other } iba mejor.
board-just-gain = Hace un momento { $name } sumó { $points }.
board-danger-1 = te pilla
board-danger-2 = esta tirada
board-heading =
    Pique entre hermanos · gana quien pase la casilla { $length } del marcador { $track ->
        [short] corto
        [long] largo
       *[standard] normal
    }{ $escalate ->
        [any] {" "}· se sube el tono desde cualquier carril
       *[highest] {""}
    }
board-now-roll = { $name } va a tirar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }.
board-now-choose = { $name } saca { $faces }: ¿a qué carril?
board-now-decide = { $name } saca { $faces }: ¿tira otra vez { $dice ->
        [one] el dado que queda
       *[other] los { $dice } dados
    } o se planta?
board-now-won = ¡{ $name } pasa la meta y gana!
board-ones = Unos apartados: { $ones } de { $limit }; { $dice ->
        [one] queda 1 dado
       *[other] quedan { $dice } dados
    }. Riesgo de pillada en la próxima tirada: { PERCENT($percent) }.
board-angel = { $name } está sobre un ángel.
board-devil = { $name } está sobre un demonio.
board-can = Con esta tirada se puede ir a: { $each }.
board-could = { $track }: { $steps ->
        [0] quedarse en { $square }
       *[other] subir { $steps } hasta { $square }
    } ({ $points })
board-stop =
    Plantarse ahora: { $place ->
        [alone] el peón se queda
        [ahead] supera a { $other }
        [tied] empata con { $other }, así que el peón se va
        [behind] por detrás de { $other }, así que el peón se va
       *[none] no hay peón que dejar
    }.
board-tracks = Los carriles, de la primera casilla a la última, con sus puntos:
board-track =
    { $face } { $track }{ $open ->
        [yes] {" "}(abierto)
       *[no] {""}
    }: { $squares }
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
board-score-square =
    { $pawns ->
        [none] { $name } { $points } y PUNTÚA
       *[other] { $name } { $points } y PUNTÚA [{ $pawns }]
    }
board-map = Marcador: casillas de la 1 a la { $length }; ángeles (te pillan con cuatro unos) en { $angels }; demonios (te pillan con dos unos) en { $devils }.
board-scores = El marcador, quién está dónde, y los peones de pique:
board-row =
    { $name }: { $position ->
        [start] 0 (salida)
        [finish] meta
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ; { $pawn }
    }
board-row-gone = { $name }: se fue
board-pawn = en { $track }, { $square } ({ $points })
board-alt-scores = Marcador: { $each }.
board-alt-pawns = Peones: { $each }.
board-alt-open = Abiertos: { $tracks }.

## Opciones

option-track = Marcador
option-track-standard = normal, 22 casillas
option-track-short = corto, 12 casillas
option-track-long = largo, 32 casillas
option-escalate = Dónde se puede subir el tono
option-escalate-highest = uno sobre el carril más alto con peón
option-escalate-any = uno sobre cualquier carril con peón
option-first = Quién empieza
option-first-random = al azar
option-first-host = quien abrió la mesa

## Qué ha pasado

event-first =
    { $how ->
        [host] { $seat } abrió la mesa y empieza el pique.
       *[lot] El sorteo dice que el pique lo empieza { $seat }.
    }
limit-square =
    { $limit ->
        [2] 2 (demonio)
        [4] 4 (ángel)
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat } tira **{ $faces }**
        [1] { $seat } agita los dados: **{ $faces }**
        [2] **{ $faces }** caen delante de { $seat }
        [3] Traca, traca, a { $seat } le salen **{ $faces }**
        [4] { $seat } se acerca de puntillas y lanza **{ $faces }**
        [5] Los dados de { $seat } rebotan en la pata de la cama: **{ $faces }**
        [6] { $seat } no lo puede evitar: **{ $faces }**
        [7] «Mirad y aprended», susurra { $seat }. **{ $faces }**
        [8] De la manga de { $seat } salen **{ $faces }**
       *[9] Por la alfombra ruedan **{ $faces }**, cortesía de { $seat }
    }{ $new ->
        [0] . { $ones ->
            [0] En el cuarto de al lado, silencio.
           *[other] Los unos siguen en { $ones }; con { limit-square }, pillada.
        }
        [one] , y el 1 se aparta: van { $ones }; con { limit-square }, pillada.
        [2] , y se apartan dos unos: van { $ones }; con { limit-square }, pillada.
        [3] , y se apartan tres unos: van { $ones }; con { limit-square }, pillada.
        [4] , y se apartan cuatro unos: van { $ones }; con { limit-square }, pillada.
       *[5] , ¡cinco unos de una vez!: van { $ones }; con { limit-square }, pillada.
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] { $seat } se decide por { track }: «**{ short-square }**».
            [1] Para { $seat }, aquí lo que pega es «**{ short-square }**» ({ track }).
            [2] { $seat } tiene { track } en mente, y se le nota: «**{ short-square }**».
            [3] Marchando un «**{ short-square }**» de { $seat }, en { track }.
            [4] Pues { track }. { $seat } prueba con «**{ short-square }**».
            [5] { $seat } se viene arriba y sube por { track } hasta «**{ short-square }**».
            [6] Ay, que lo hace, que { $seat } lo hace: «**{ short-square }**» ({ track }).
            [7] «**{ short-square }**», y de memoria. { $seat } lleva toda la semana ensayando { track }.
           *[8] Un poco más allá en { track }, y { $seat } ya va por «**{ short-square }**».
        }
       *[other] { $flavour ->
            [0] A { $seat } se le ocurre algo mejor, { track }: «**{ short-square }**».
            [1] { $seat } lo deja todo por { track }: «**{ short-square }**».
            [2] ¡Cambio de planes! { $seat } empieza de cero en { track } con «**{ short-square }**».
            [3] «Vaya rollo», dice { $seat }, y se pasa a { track }: «**{ short-square }**».
            [4] Nueva idea de { $seat }: «**{ short-square }**», en la otra punta, en { track }.
           *[5] { $seat } se olvida de todo eso y abre una bolsa nueva de { track }: «**{ short-square }**».
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] Ningún dado le sirve a { $seat }.
            [1] Con eso { $seat } no tiene ni para empezar.
            [2] { $seat } mira los dados. Los dados miran para otro lado.
            [3] Tanto ruido, y { $seat } todavía no ha chinchado a nadie.
            [4] Con semejante tirada { $seat } no puede hacer ni una travesura.
            [5] Los números equivocados para { $seat }. Todos y cada uno.
           *[6] No encaja ni uno. { $seat } le da una patada a una zapatilla.
        }
       *[other] { $flavour ->
            [0] Ningún dado mueve a { $seat }, que sigue en «**{ short-square }**».
            [1] { $seat } se atasca en «**{ short-square }**» por ahora.
            [2] ¿«**{ short-square }**» otra vez? Nada nuevo por parte de { $seat }.
            [3] Estos dados no ayudan a { $seat }. Pues «**{ short-square }**», y gracias.
            [4] { $seat } repite «**{ short-square }**», esta vez con más ganas.
            [5] De esa tirada no se entera nadie: { $seat } permanece en «**{ short-square }**».
           *[6] Qué desperdicio de dados. { $seat } aguanta con «**{ short-square }**» y cruza los dedos.
        }
    }
event-topped =
    «{ short-square }» { $flavour ->
        [0] { $seat } llega al final de { track }: fuera todos los peones, ¡y { $seat } repite turno!
        [1] { $seat } ha hecho chillar a alguien. { track } se vacía, ¡y el turno sigue!
        [2] Eso no hay quien lo mejore. ¡{ $seat } despeja { track } y juega otra vez!
        [3] ¡La cima de { track }! { $seat } barre a todo el mundo y vuelve a tirar.
        [4] { $seat } alcanza la perfección en { track }. Se van todos los peones, ¡y { $seat } quiere más!
       *[5] Eso se ha oído en toda la casa. { track } queda sin peones, ¡y { $seat } no ha terminado todavía!
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat } puntúa **{ $points }** en el acto: { $before } → { $after }.
            [1] Eso le vale **{ $points }** ahora mismo a { $seat }: { $before } → { $after }.
            [2] Pago al contado para { $seat }, nada menos que **{ $points }**: { $before } → { $after }.
           *[3] **{ $points }** puntos, que { $seat } cobra sin esperar: { $before } → { $after }.
        }
       *[other] { $flavour ->
            [0] Nadie ha superado el «{ short-square }» de { $seat }: **+{ $points }**, { $before } → { $after }.
            [1] { $seat } se sale con la suya con «{ short-square }»: **+{ $points }**, { $before } → { $after }.
            [2] «{ short-square }» le sale rentable a { $seat }: **+{ $points }**, { $before } → { $after }.
            [3] ¡Una ronda entera de «{ short-square }»! { $seat } pasa por caja: **+{ $points }**, { $before } → { $after }.
            [4] A «{ short-square }» no le ha tosido nadie. Bravo, { $seat }: **+{ $points }**, { $before } → { $after }.
            [5] Ahí sigue { $seat } con «{ short-square }»: **+{ $points }**, { $before } → { $after }.
           *[6] El resto no ha podido con «{ short-square }», así que { $seat } recoge **+{ $points }**: { $before } → { $after }.
        }
    }
event-slid =
    { $after ->
        [0] ¡{ $seat } choca con { $other } en la { $before } y resbala hasta fuera del marcador!
       *[other] { $pair ->
            [3] ¡{ $other } otra vez! Tercer choque entre estos dos peones: { $seat } resbala de la { $before } a la { $after }.
           *[other] { $flavour ->
                [0] { $seat } cae encima de { $other } en la { $before } y resbala hasta la { $after }.
                [1] En la { $before } ya está { $other }: { $seat } resbala hasta la { $after }.
                [2] «¡Mi sitio!» { $other } ocupa la { $before }, y { $seat } resbala hasta la { $after }.
                [3] ¡Boing! { $seat } se topa con { $other } en la { $before } y resbala hasta la { $after }.
                [4] En la { $before } dos no caben. { $other } se queda, { $seat } resbala hasta la { $after }.
               *[5] { $other } no se mueve de la { $before } ni a tiros, así que { $seat } resbala hasta la { $after }.
            }
        }
    }
event-caught =
    { $row ->
        [2] ¡Dos seguidas! Las zapatillas vienen directas: pillan a { $seat } con
        [3] ¡Tres al hilo! Alguien ha puesto una silla junto a la puerta: pillan a { $seat } con
       *[other] { $flavour ->
            [0] «¿Se puede saber QUÉ pasa aquí?» Pillan a { $seat } con
            [1] Se abre la puerta: pillan a { $seat } con
            [2] Papá lo ha visto todo. Pillan a { $seat } con
            [3] Ñiiic… ñiiic… ¡luz! Pillan a { $seat } con
            [4] «¡Yo no he sido!» Sí que has sido. Pillan a { $seat } con
            [5] Mamá levanta una ceja. Pillan a { $seat } con
            [6] ¡Menos mal que alguien vigilaba! Pillan a { $seat } con
           *[7] «¿Voy yo o qué?» Demasiado tarde: pillan a { $seat } con
        }
    } { $ones ->
        [2] dos
        [3] tres
        [4] cuatro
       *[5] cinco
    } unos{ $before ->
        [0] {" "}y sin nada que perder.
       *[other] , y marcha atrás: { $before } → { $after }.
    }{ $ones ->
        [2] {" "}Sobre un demonio bastan dos unos.
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat } se planta en «{ short-square }». ¿Quién da más?
        [1] { $seat } lo deja en «{ short-square }» y pone cara de no haber roto un plato.
        [2] «{ short-square }», cortesía de { $seat }. Superad eso.
        [3] Con «{ short-square }», { $seat } se recuesta y espera los gritos.
        [4] Basta por ahora: { $seat } aparca en «{ short-square }».
        [5] { $seat } presume bastante de «{ short-square }» y ahí se queda.
        [6] «¡Te toca!» { $seat } sonríe de oreja a oreja: «{ short-square }».
       *[7] Manos fuera de los dados: a { $seat } le basta con «{ short-square }».
    }
event-outdid =
    { $pair ->
        [3] ¡Pobre { $other }! Por tercera vez { $seat } le gana el pique, ahora con «{ short-square }».
       *[other] { $flavour ->
            [0] ¡{ $seat } supera a { $other } con «{ short-square }»! El peón de { $other } se va.
            [1] ¿A eso lo llamas chinchar, { $other }? { $seat } te enseña cómo se hace: «{ short-square }». Un peón menos.
            [2] ¡«{ short-square }»! { $seat } echa a { $other } de { track }.
            [3] Hazte a un lado, { $other }: { $seat } tiene «{ short-square }», y tu peón se va.
            [4] { $other } lo hacía bien. { $seat } lo hace peor, que es mejor: «{ short-square }», y a la calle.
            [5] { $seat } le quita { track } a { $other } a golpe de «{ short-square }».
           *[6] «Flojo, flojo», le dice { $seat } a { $other }, y remata la faena con «{ short-square }».
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat } se planta sin superar a { $other }, y el peón se va.
        [1] { $other } ni se inmuta: bostezo. El peón de { $seat } se va.
        [2] No basta para ganarle el pique a { $other }: { $seat } retira el peón.
        [3] Buen intento, pero { $other } lo hizo mejor. Adiós al peón de { $seat }.
        [4] ¿Y ya está, { $seat }? { $other } apenas ha levantado la vista. No queda peón.
       *[5] { $seat } renuncia a vencer a { $other } y guarda el peón en la caja.
    }
event-idled =
    { $flavour ->
        [0] { $seat } se planta sin haber molestado a nadie.
        [1] ¡Qué modales! { $seat } se planta con las manos vacías.
        [2] { $seat } da el turno por acabado. Ningún hermano ha sufrido daños.
       *[3] Un cielo, { $seat }: termina, y nadie se ha enfadado.
    }
event-won =
    { $how ->
        [last] El resto se ha ido a la cama: gana { $seats }.
       *[track] { $comeback ->
            [1] A mitad de partida, a la cola; al final, en cabeza: ¡{ $seats } pasa la meta y gana! Cuidado con las mosquitas muertas.
           *[other] { $flavour ->
                [0] ¡{ $seats } pasa la meta y gana! Que conste que empezaron los demás.
                [1] ¡{ $seats } pasa la meta y gana! Título oficial al mayor incordio de la casa.
                [2] ¡{ $seats } pasa la meta y gana! Esta semana no habrá quien aguante tanta chulería.
               *[3] Puerta cerrada, luz apagada: ¡{ $seats } pasa la meta y gana! Y ahora, a pedirse perdón.
            }
        }
    }

## Por qué no

refusal-roll-first = Primero tira los dados.
refusal-choose-first = Primero elige un carril para esta tirada.
refusal-nothing-to-choose = Ahora mismo no hay ningún carril que elegir.
refusal-track-closed = { track } es un carril cerrado en este turno. Solo están abiertos los que tienen el peón de un hermano, y uno más arriba.
refusal-no-die-for-track = Para { track } hace falta un { $track }, y no lo marca ninguno de tus dados.

## En la mesa

prompt-roll = **{ $seat }**, tira { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }. Al { $limit ->
        [2] segundo
        [3] tercer
       *[4] cuarto
    } uno te pillan.
prompt-choose = **{ $seat }**: ¿a qué carril va esta tirada? Unos: { $ones } de { $limit }; { $dice ->
        [one] queda 1 dado
       *[other] quedan { $dice } dados
    }.
prompt-decide = **{ $seat }**: { $place ->
        [none] todavía no hay peón en ningún carril.
        [alone] «**{ square }**», sin nadie más en { track }.
        [ahead] «**{ square }**», por delante de { $other }.
        [tied] «**{ square }**», empate con { $other }.
       *[behind] «**{ square }**», por detrás de { $other }.
    } Unos: { $ones } de { $limit }; { $dice ->
        [one] queda 1 dado
       *[other] quedan { $dice } dados
    }.
action-roll = Tirar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-again = Tirar otra vez · { PERCENT($percent) } de pillada
action-stop =
    Me planto: { $place ->
        [none] sin peón
        [alone] { short-square } se queda, { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
        [ahead] supero a { $other }, { short-square }
        [tied] empate con { $other }, mi peón se va
       *[behind] detrás de { $other }, mi peón se va
    }
action-choose =
    { track } { $steps ->
        [0] quieto
       *[other] +{ $steps }
    } → { short-square }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $tops ->
        [wins] {" "}¡y a ganar!
        [yes] {" "}¡y repito!
       *[no] { $place ->
            [ahead] {" "}· supero a { $other }
            [tied] {" "}· empato con { $other }
            [behind] {" "}· detrás de { $other }
           *[other] {""}
        }
    }
## El primer minuto, para quien no conoce el juego

hint-goal = 🏁 El objetivo: pasar antes que nadie de la casilla { $length } del marcador.
hint-roll = ¡Tira los dados! Cada 1 se aparta, y con { $limit } te pillan. Todos los demás números pueden hacer subir a tu peón por un carril.
hint-choose = Has sacado { $faces }. Elige un carril, y tu peón sube un paso por cada dado con el número del carril. Puntúa si sigue ahí cuando empiece tu próximo turno.
hint-decide = { $place ->
        [none] Todavía no tienes peón en ningún carril: plantarte ahora no te da nada.
        [alone] Plántate, y tu peón espera aquí por { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }: serán tuyos cuando empiece tu próximo turno, si nadie lo supera.
        [ahead] Plántate ahora y echas del carril al otro peón. El tuyo espera por { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } hasta tu próximo turno.
       *[other] Alguien va igual o por delante en este carril: si te plantas ahora, tu peón se va.
    } Si tiras otra vez, te pillan el { PERCENT($percent) } de las veces.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Con eso pasas de la meta: ¡ganas!
tip-tops = El final del carril: { $points } puntos en el acto, y te vuelve a tocar.
tip-stays = Ahí tu peón puede quedarse, por { $points } puntos. Donde alguien va igual o por delante, se va cuando te plantas.
tip-more = Vale { $points } puntos, y lo siguiente mejor solo { $otherwise }.
tip-higher = Está más arriba, en la casilla { $square } y no en la { $otherwise }: más cerca del final, que puntúa en el acto.
tip-gap = Ahí es donde menos pasos te faltan para adelantar a { $other }.
tip-nothing-yet = Solo un peón en un carril da puntos, y otra tirada puede ponerlo ahí.
tip-comes-off = Si te plantas ahora, tu peón se va sin puntos. Otra tirada puede ponerlo por delante de { $other }.
tip-bank = { $wins ->
        [yes] Los { $points } puntos que esperan aquí te llevan más allá de la meta.
       *[no] Aquí te esperan { $points } puntos.
    } En otra tirada te pillan el { PERCENT($percent) } de las veces, y los perderías.
tip-climb = Solo te pillan el { PERCENT($percent) } de las veces, y más arriba tu peón vale más.

## Las reglas en un minuto

rules-1 =
    ## Pique entre hermanos
    _«Sibling Rivalry», de Richard Garfield · de 2 a 8 jugadores_

    Los hermanos se chinchan. Gana quien antes **pase la meta** del marcador.

    En tu turno tiras cinco dados. Cada **1** se aparta y ahí se queda. Los demás mueven tu peón de pique: elige un carril abierto, y avanza una casilla por cada dado que marque el número del carril. Luego **tira otra vez** los dados que quedan, o **plántate**.
rules-2 =
    ## ¡Pillada!
    Al **tercer 1** de un turno se abre la puerta y aparece mamá, o papá: tu peón de pique se va, y retrocedes en el marcador una casilla por cada 1. El botón *Tirar otra vez* te dice qué riesgo corres.

    Sobre un **ángel** del marcador hacen falta cuatro unos. Sobre un **demonio** bastan dos.
rules-3 =
    ## Chincha más que nadie
    - Si no hay peones de tus hermanos en los carriles, empiezas por **Miradas**. Si los hay, están abiertos todos los carriles con algún peón, y uno más por encima del más alto.
    - Si te plantas **por delante** del peón que haya en tu carril, ese peón se va. Si empatas o vas por detrás, se va el tuyo.
    - Si tu peón sigue ahí cuando empieza tu próximo turno, **puntúa**.
    - Puedes cambiar de carril tras cualquier tirada, pero en el nuevo empiezas de cero. En el tuyo, los dados que coinciden cuentan siempre.
rules-4 =
    ## A la cima, y por el camino
    - Llega a la **última casilla** de un carril: se van todos sus peones, puntúas en el acto y juegas otro turno.
    - Si caes sobre otro peón del marcador, hacia delante o hacia atrás, **resbalas hacia atrás** hasta la primera casilla libre.
    - Con un 1 apartado, la próxima tirada te pilla más o menos una de cada ocho veces. Con dos, cuatro de cada diez.

## Por qué es buena una jugada: frases enteras sobre la jugada, sin hablarle a nadie. Las probabilidades, en %.

why-finishes =
    { $wins ->
        [yes] La última casilla da { $points } puntos en el acto, y con eso se gana.
       *[no] La última casilla da { $points } puntos en el acto, y después viene otro turno.
    }
why-about-to-win = { $other } está a punto de ganar: su peón da { $points } puntos si nadie lo supera.
why-outdoes =
    { $wins ->
        [yes] Supera al peón de { $other }, que, si no, le daría la victoria.
       *[no] Supera al peón de { $other }, que, si no, le daría { $points } puntos.
    }
why-leads-to =
    { $where ->
        [finish] Los { $points } puntos de esta casilla bastan para ganar.
       *[angel] Los { $points } puntos de esta casilla llevan a un ángel, y ahí hacen falta cuatro unos para que haya pillada.
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] Plantarse aquí no da nada
            [1] Plantarse aquí solo da un punto
           *[other] Plantarse aquí solo da { $points } puntos
        }, y { $percent ->
            [0] acaba en pillada menos del 1 %
           *[other] solo acaba en pillada el { PERCENT($percent) }
        } de las tiradas.
       *[no] { $points ->
            [0] La próxima tirada acaba en pillada el { PERCENT($percent) } de las veces.
           *[other] La próxima tirada acaba en pillada el { PERCENT($percent) } de las veces, y hay { $points } puntos en juego.
        }
    }
why-risk =
    { $percent ->
        [0] Esto ya basta para plantarse; por el otro camino hay pillada el { PERCENT($otherwise) } de las veces.
       *[other] Seguir desde aquí acaba en pillada el { PERCENT($percent) } de las veces; por el otro camino, el { PERCENT($otherwise) }.
    }
why-reaches = Desde aquí, el turno llega hasta la última casilla de { track } el { PERCENT($percent) } de las veces.
why-taken = Después le toca a { $other }, que el { PERCENT($percent) } de las veces echa a un peón plantado en { track }.
why-lasts =
    { $percent ->
        [0] Después le toca a { $other }, que casi nunca echa a un peón plantado en { track }.
       *[other] Después le toca a { $other }, que solo el { PERCENT($percent) } de las veces echa a un peón plantado en { track }.
    }

## Titulares de la tarjeta que se comparte

headline-one-more-and-out = Un 1 más y adiós: victoria por los pelos para { $winners }
headline-back-to-the-start-and-up = De vuelta a la salida, y aun así victoria para { $winners }
headline-never-caught = Ni una sola pillada a { $winners }. Al resto, { $number }
headline-past-the-finish = { $number } puntos de una tacada, y victoria para { $winners }

## Logros

feat-so-near = Con la miel en los labios
    .story = a un paso de la cima, cuando llega otro peón y barre el carril
feat-butter-would-not-melt = Cara de no haber roto un plato
    .story = ganar sin una sola pillada
feat-rock-bottom = Tocar fondo
    .story = salirse del marcador por abajo, y ganar de todos modos
feat-encore = ¡Otra, otra!
    .story = llegar a la cima de dos carriles en un mismo turno
feat-by-a-whisker = Por un pelo
    .story = llegar a la cima cuando un 1 más habría traído problemas

# Planear.
plan =
    tirar otra vez mientras el riesgo esté por debajo del { PERCENT($danger) }, y si no, plantarte; { $track ->
        [own] seguir en tu carril si se puede
        [ask] el carril lo eliges tú
       *[points] ir al carril que más valga
    }{ $vain ->
        [stop] {""}
        [roll] ; donde plantarte no dé nada, seguir tirando
       *[ask] ; donde plantarte no dé nada, lo decides tú
    }
plan-ask-danger = Tirar otra vez mientras el riesgo esté…
plan-ask-track = Si hay varios carriles
plan-ask-vain = Donde plantarte no dé nada
plan-some-danger = por debajo del { PERCENT($number) }
plan-track-points = ir al que más valga
plan-track-own = seguir en el mío si se puede
plan-track-ask = preguntarme
plan-vain-ask = preguntarme
plan-vain-stop = plantarme igualmente
plan-vain-roll = seguir tirando
plan-void-pawn = han echado tu peón de su carril.
