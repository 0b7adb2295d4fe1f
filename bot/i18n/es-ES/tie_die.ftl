### Tie-Die, en español.

# Same as English: the play on words (tie-dye, tie, die) does not survive a translation.
title = Tie-Die

## El tablero y el tablero en texto

board-target = meta
board-header-upgrade = Ronda { $round }: ¿a punto?
board-header-challenge = ¿Algún desafío?
board-header-answer = desafía a { $other }
board-header-wait = esperando a
board-header-may = quién puede desafiar aún:
board-header-stake = ¿Pelear, o pagar { $points } para librarse?
board-header-won = ¡gana con { $points } puntos!
board-header-tied = ¡gana la tirada decisiva!
board-legend-ready = a punto
board-legend-passed = pasa
board-legend-bolt = aún tiene desafío
board-legend-up = puede mejorar
board-round = La última tirada
board-none = Nadie ha tirado todavía. Todo el mundo empieza con un d4.
board-tied = ¡lío!
board-prices = Lo que cuestan los dados
board-start-die = para empezar
board-price = { $points } puntos
board-fight-roll-off = Desempate a { $face }
board-fight-tie-break = Por la victoria
board-fight-challenge = Desafío por { $points }
board-fight-declined = Desafío rechazado
board-fight-waiting = ¡Desafío por { $points }!
board-fight-earlier = +{ $count } antes
board-throws-count = { $count } tiradas
board-die = d{ $sides }
board-last-die = Jugador y último dado
board-course = Puntos ronda a ronda
board-points = Puntos
board-course-told = Puntos ronda a ronda: { $each }.
board-course-of = { $name } { $points }
board-got-safe = a salvo
board-got-holds = lo conserva
board-got-wins = ¡gana!
board-got-out = –
board-got-asked = ¿pelea o −{ $points }?

board-heading = Tie-Die · gana quien llegue a { $target } puntos · ronda { $round }
board-now-upgrade = Mejoras, y luego tira todo el mundo. Falta: { $names }.
board-now-challenge = Desafíos. Quién puede desafiar aún: { $names }.
board-now-answer = { $seat } ha pagado { $points } por desafiar a { $other }: ¿aceptar, o rechazar por { $points }?
board-now-won = ¡{ $name } gana con { $points } puntos!
board-now-tied = ¡{ $name } gana con { $points } puntos, tras una tirada decisiva!
board-player = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, d{ $sides }, { $challenge ->
        [used] desafío gastado
       *[left] aún tiene desafío
    }{ $mark ->
        [ready] , a punto
        [passed] , pasa
        [waiting] , aún no está a punto
        [may] , puede desafiar
        [gone] , se fue
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] , puede comprar un d{ $price }
    }
board-short = { $name } { $points }, d{ $sides }
board-scores = Puntos y dados: { $each }; meta { $target }.
board-roll = La tirada: { $each }.
board-rolled = { $name } { $face } (d{ $sides })
board-just-won = Hace un momento { $name } ganó { $kind ->
        [challenge] el desafío
        [tie-break] la tirada decisiva
       *[other] el desempate
    } con un { $face } en el d{ $sides }.
board-just-bought = Hace un momento { $name } cambió su d{ $before } por un d{ $after }.
board-roll-none = Nadie ha tirado todavía. Todo el mundo empieza con un d4.
board-price-list = Un d6 cuesta 6 puntos, un d8 cuesta 8, un d10 cuesta 10, y se compran de uno en uno.
board-told-roll-off = Desempate a { $face }: { $throws }. { $results }.
board-told-tie-break = Tirada decisiva: { $throws }. { $results }.
board-told-challenge = { $seat } desafió a { $other } por { $points }: { $throws }. { $results }.
board-told-declined = { $seat } desafió a { $other } por { $points }: rechazado, previo pago.
board-throws-skipped =
    { $count ->
        [one] 1 tirada sin decidir
       *[other] { $count } tiradas sin decidir
    }, luego { $throws }
board-threw = { $name } { $face }
board-result-won = { $name } gana { $points }, de d{ $before } a d{ $sides }
board-result-lost =
    { $points ->
        [0] { $name } no pierde nada, de d{ $before } a d{ $sides }
       *[other] { $name } pierde { $points }, de d{ $before } a d{ $sides }
    }
board-result-won-same = { $name } gana { $points }, sigue con d{ $sides }
board-result-lost-same =
    { $points ->
        [0] { $name } no pierde nada, sigue con d{ $sides }
       *[other] { $name } pierde { $points }, sigue con d{ $sides }
    }
board-result-safe = { $name } a salvo
board-result-holds = { $name } conserva el dado
board-result-wins = { $name } gana
board-result-out = { $name } pierde la tirada

## Opciones

tagline =
    Se tira a la vez. ¿El mismo número? ¡Desempate!
    Quien gana crece de dado; quien pierde, encoge.
# The picture of the game, for those who do not see it.
picture-alt = Cuatro dados de cuatro formas vuelan unos contra otros; dos muestran un 4 y entre ellos salta un rayo.
option-target = Puntos para ganar
option-target-20 = 20 puntos (corta)
option-target-30 = 30 puntos
option-target-50 = 50 puntos (larga)

## Qué ha pasado

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat } paga { $sides } puntos y pasa a un **d{ $sides }**.
        [1] Un **d{ $sides }** reluciente para { $seat }: ¿{ $sides } puntos bien gastados?
        [2] { $seat } invierte { $sides } puntos en un **d{ $sides }**.
        [3] «Burro grande, ande o no ande», piensa { $seat }: { $sides } puntos por un **d{ $sides }**, por favor.
        [4] Día de compras: { $seat } sale de la tienda con un **d{ $sides }** y { $sides } puntos menos.
        [5] { $sides } puntos en el mostrador. ¡Que disfrutes de tu **d{ $sides }**, { $seat }!
       *[6] { $seat } cambia { $sides } puntos por un **d{ $sides }** que todavía huele a nuevo.
    }
event-readied =
    { $flavour ->
        [0] { $seat } ya está a punto.
        [1] { $seat } hace sonar el dado: ¡cuando queráis!
        [2] «¡Vamos allá!», dice { $seat }.
        [3] { $seat } se cruje un nudillo.
        [4] Pulgar arriba de { $seat }.
        [5] { $seat } no ve la hora de tirar.
        [6] Remangándose: { $seat } viene a por todas.
        [7] { $seat } le da un beso al dado para que dé suerte.
        [8] Desde el rincón de { $seat }: «¡Que es para hoy!»
        [9] { $seat } se sienta con la espalda muy recta.
       *[10] Un gesto, un guiño, y { $seat } entra en el juego.
    }
event-rolled =
    { $flavour ->
        [0] 🎲 A la de una, a la de dos, ¡y a la de tres! { $faces }.
        [1] 🎲 Todos los dados a la vez: { $faces }.
        [2] 🎲 Vuelan los dados: { $faces }.
        [3] 🎲 ¡Cataclac! { $faces }.
        [4] 🎲 No respira nadie… { $faces }.
        [5] 🎲 Todo lo que sube, baja: { $faces }.
        [6] 🎲 Redoble de tambor, por favor: { $faces }.
       *[7] 🎲 Y la mesa dice: { $faces }.
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] Ni empates ni lágrimas: suma todo el mundo.
            [1] Números distintos. Cada cual se lleva sus puntos.
            [2] Nadie estorba a nadie: vale todo.
            [3] ¡Paz, por una vez! Puntos para toda la mesa.
            [4] Qué educación: ni una sola riña, y todo se suma.
            [5] ¿Alegría general? Pues a puntuar.
           *[6] Ni una sola coincidencia, así que servíos.
        }
       *[other] { $flavour ->
            [0] Sin discusión: { $points }.
            [1] A buen recaudo: { $points }.
            [2] Lejos del jaleo: { $points }.
            [3] Nadie se pelea por { $points }.
           *[4] Mientras el resto se fulmina con la mirada: { $points }.
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **¡Pelea, pelea!** { $seats } empatan a { $face } y se van al desempate.
        [1] ⚔️ { $seats } con el mismo { $face }: **¡desempate!**
        [2] ⚔️ ¡Empate a { $face }! { $seats } se ponen en guardia: **¡desempate!**
        [3] ⚔️ **¡Pelea, pelea!** { $seats } quieren exactamente el mismo { $face }.
        [4] ⚔️ ¡Chispas! Un { $face } por cabeza para { $seats }: **¡desempate!**
        [5] ⚔️ **¡Pelea, pelea!** En el { $face } no caben { $seats } a la vez.
        [6] ⚔️ Las grandes mentes tiran igual: { $seats } con un { $face }. **¡Desempate!**
       *[7] ⚔️ ¡Apartad los vasos, { $seats }! Un { $face } significa **¡desempate!**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] Cae: { $faces }.
            [1] Y ahí está: { $faces }.
            [2] La tirada: { $faces }.
            [3] Gira que te gira… { $faces }.
            [4] Ya podéis abrir los ojos: { $faces }.
           *[5] Asunto zanjado: { $faces }.
        }
       *[other] { $flavour ->
            [0] { $faces }… sin decidir, ¡otra vez!
            [1] { $faces }: sigue el empate. ¡Una más!
            [2] { $faces }. La sala contiene el aliento: ¡de nuevo!
            [3] { $faces }. ¡No puede ser! A tirar otra vez.
            [4] { $faces }, como chicle en el zapato. ¡Dados!
           *[5] ¿{ $faces }? Los dados se lo están pasando en grande. ¡Venga otra!
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat } gana, +**{ $face }**, y ya tiene el dado más grande, el d10.
            [1] 🔺 +**{ $face }** para { $seat }. Por encima de un d10 ya solo está el techo.
            [2] 🔺 El d10 lo ha vuelto a hacer: +**{ $face }** para { $seat }.
           *[3] 🔺 { $seat } suma **{ $face }** y le saca brillo a ese d10.
        }
       *[other] { $row ->
            [3] 🔺 ¡Tres desempates seguidos! { $seat } se lleva +**{ $face }** y un **d{ $sides }**. ¿Alguien más se atreve?
           *[other] { $flavour ->
                [0] 🔺 { $seat } gana, +**{ $face }**, y sube a un **d{ $sides }**.
                [1] 🔺 +**{ $face }** y un dado más grande para { $seat }: ¡hola, **d{ $sides }**!
                [2] 🔺 ¡Baile de la victoria! { $seat } se apunta +**{ $face }** y trepa hasta el **d{ $sides }**.
                [3] 🔺 Buena tirada, { $seat }: +**{ $face }**, y aquí tienes tu **d{ $sides }**.
                [4] 🔺 { $seat } sale por arriba con +**{ $face }**. De premio, un **d{ $sides }**.
                [5] 🔺 El **d{ $sides }** es para { $seat }, y con él +**{ $face }**.
               *[6] 🔺 Una sola cara de felicidad, y es la de { $seat }: +**{ $face }** y un **d{ $sides }**.
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 Tercer desempate perdido al hilo{ $points ->
                    [0] {""}
                   *[other] , { $points } menos
                }. Que alguien le dé una galleta a { $seat } (y otra al valiente d4).
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat } pierde, pero cero puntos no encogen, y un d4 tampoco.
                    [1] 🔻 Nada que perder y ningún sitio adonde caer: { $seat } se queda igual con su d4.
                    [2] 🔻 «De donde no hay no se puede sacar», dice { $seat }, d4 en mano.
                   *[3] 🔻 Una derrota que ni escuece. { $seat } sigue a cero con un d4.
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat } pierde { $points } y se aferra al d4. Más pequeños no los hacen.
                    [1] 🔻 { $points } menos para { $seat }. El d4 se queda; no tiene adonde ir.
                    [2] 🔻 { $seat } pierde { $points } y conserva el dado más pequeño de la casa.
                    [3] 🔻 Adiós a { $points } de los puntos de { $seat }. «Siempre nos quedará París», dice el d4.
                    [4] 🔻 A { $seat } se le caen { $points }, pero ese d4 no lo quiere nadie.
                   *[5] 🔻 Un suspiro, { $points } menos: { $seat } le da palmaditas al d4 en la coronilla puntiaguda.
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat } pierde sin puntos que perder y baja a un **d{ $sides }**.
           *[other] { $row ->
                [3] 🔻 Perdido, perdido y vuelto a perder: { $seat } paga { $points } y baja a un **d{ $sides }**. De aquí, solo a mejor.
               *[other] { $flavour ->
                    [0] 🔻 { $seat } pierde { $points } y baja a un **d{ $sides }**.
                    [1] 🔻 Ahí se va el dado grande de { $seat }: { $points } menos, y desde ahora un **d{ $sides }**.
                    [2] 🔻 { $seat } encoge hasta un **d{ $sides }** y encima paga { $points }.
                    [3] 🔻 Una talla menos, { $points } menos: un **d{ $sides }** para { $seat }.
                   *[4] 🔻 { $seat } entrega { $points } y recibe el **d{ $sides }** que nadie había pedido.
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] { $seat } estaba en medio con { $face } y sale sin un rasguño.
        [1] Ni en cabeza ni a la cola, { $seat } con { $face } se escurre de puntillas.
        [2] { $seat } ({ $face }) se agacha y le pasa todo por encima.
       *[3] Uf: con { $face }, { $seat } se queda como estaba.
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 Por la victoria: ¡{ $faces }!
            [1] 👑 Una tirada, una corona… ¡{ $faces }!
           *[2] 👑 Y la ultimísima tirada dice: ¡{ $faces }!
        }
       *[other] { $flavour ->
            [0] 👑 Por la victoria: { $faces }. Sigue la igualdad, ¡otra vez!
            [1] 👑 { $faces }: la corona no se decide. ¡Una más!
           *[2] 👑 ¡Increíble, { $faces }! A tirar de nuevo.
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat } lo deja estar por ahora.
        [1] { $seat } pasa.
        [2] Ningún desafío de { $seat }.
        [3] { $seat } prefiere tener la fiesta en paz.
        [4] «Esta noche no», dice { $seat }.
        [5] { $seat } estudia el papel pintado.
        [6] Un gesto con la cabeza: { $seat } no quiere líos.
        [7] { $seat } se lo guarda para después.
        [8] { $seat } no despierta al perro que duerme.
       *[9] { $seat } lo piensa. Y lo piensa. Y nada.
    }
event-challenged =
    { $pair ->
        [3] 🧤 ¡Otra vez los mismos! Por tercera vez { $seat } paga, ahora { $points }, y **desafía a { $other }**.
       *[other] { $flavour ->
            [0] 🧤 ¡{ $seat } planta { $points } puntos en la mesa y **desafía a { $other }**!
            [1] 🧤 «¡Tú y yo, { $other }!» { $seat } paga { $points } por un **desafío**.
            [2] 🧤 { $seat } arroja el guante a los pies de **{ $other }**, por { $points } puntos.
            [3] 🧤 Bonito dado, **{ $other }**. { $seat } le ha echado el ojo y ofrece { $points } por un duelo.
            [4] 🧤 Chirrían las sillas: ¡{ $seat } se juega { $points } contra **{ $other }**!
           *[5] 🧤 Fastidiar a **{ $other }** como es debido cuesta { $points } puntos. { $seat } paga.
        }
    }
event-declined =
    { $flavour ->
        [0] { $seat } prefiere pagar { $points } a pelear con { $other }.
        [1] «Hoy no, { $other }.» { $seat } paga { $points } y se libra.
        [2] { $seat } lo rechaza, por { $points } puntos. Lo que apostó { $other } se esfuma.
        [3] { $points } puntos le compran a { $seat } una noche tranquila sin { $other }.
       *[4] De repente { $seat } tiene mucho que hacer y deja { $points } en la mesa para que { $other } los contemple.
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ ¡{ $seat } acepta! { $other }, a la mesa.
        [1] ⚔️ «¡Ven aquí, { $other }!» { $seat } acepta.
        [2] ⚔️ A { $seat } no se le compra: { $other } tendrá su duelo.
        [3] ⚔️ Pues claro que { $seat } acepta. Suerte, { $other }.
       *[4] ⚔️ { $seat } mueve los hombros en círculo: «Acepto, { $other }».
    }
event-moved-up =
    { $flavour ->
        [0] { $seat } sube para ello de un d{ $before } a un **d{ $sides }**.
        [1] Para que sea justo, { $seat } cambia su d{ $before } por un **d{ $sides }**.
       *[2] En la mano de { $seat }, el d{ $before } se convierte en un **d{ $sides }**.
    }
event-challenge-won =
    { $points ->
        [0] 🔺 ¡{ $seat } gana, +**{ $face }**! { $other } no tiene puntos que perder{ $before ->
            [4] , y su d4 sigue siendo un d4.
           *[other] , pero cae a un **d{ $sides }**.
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 ¡{ $seat } gana, +**{ $face }**! { $other } pierde { $points }, y su d4 sigue siendo un d4.
               *[1] 🔺 ¡Toma ya! +**{ $face }** para { $seat } y { $points } menos para { $other }, que al menos conserva un d4.
            }
           *[other] { $flavour ->
                [0] 🔺 ¡{ $seat } gana, +**{ $face }**! { $other } pierde { $points } y cae a un **d{ $sides }**.
                [1] 🔺 Eso ha dolido: { $other } pierde { $points } y se queda con un **d{ $sides }**. ¡+**{ $face }** para { $seat }!
                [2] 🔺 { $seat } se lo buscó y lo encontró, +**{ $face }**. Un **d{ $sides }** y { $points } menos para { $other }.
               *[3] 🔺 ¡Un aplauso para { $seat }: +**{ $face }**! { $other } se aleja arrastrando los pies con un **d{ $sides }** y { $points } menos.
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other } aguanta. A { $seat } no le quedan puntos que perder, y conserva el dado.
       *[other] { $flavour ->
            [0] 🛡️ { $other } aguanta. { $seat } pierde { $points }, pero conserva el dado.
            [1] 🛡️ No hay suerte contra { $other }: { $seat } se deja { $points } puntos, aunque no el dado.
            [2] 🛡️ «¿Algo más?», pregunta { $other }. { $seat } paga { $points } y abraza su viejo dado.
           *[3] 🛡️ { $seat } no eligió bien. Gana { $other }; { $points } menos, y el dado, intacto.
        }
    }
event-voided = El desafío se anula: { $seat } recupera los { $points } puntos y el desafío.
event-won =
    { $how ->
        [last] El resto se ha ido a la cama: gana { $seats }.
       *[target] { $comeback ->
            [1] 🏆 De farolillo rojo a mitad de partida a lo más alto: ¡{ $seats } cruza la meta y **gana**!
           *[other] { $flavour ->
                [0] 🏆 ¡{ $seats } cruza la meta y **gana**!
                [1] 🏆 ¡Ahí está la meta! { $seats } **gana**, y los dados pueden descansar.
                [2] 🏆 ¡{ $seats } **gana**! El resto, poned cara de sorpresa.
               *[3] 🏆 Contadlo dos veces, que llega: ¡{ $seats } **gana**!
            }
        }
    }

## Por qué no

refusal-already-ready = Ya estás a punto. Los dados ruedan en cuanto lo esté todo el mundo.
refusal-biggest-die = Ya tienes un d10, el dado más grande que hay.
refusal-upgrade-too-dear = Un d{ $sides } cuesta { $sides } puntos, y tienes { $points }.
refusal-other-upgrade = Esa mejora, a un d{ $offered }, es para otra persona. Tu próximo dado es un d{ $sides }, por { $sides } puntos.
refusal-other-price = La cosa ha cambiado: { $other } tiene ahora un d{ $sides }, así que un desafío cuesta { $sides } puntos.
refusal-window-open = Primero van los desafíos. La próxima ronda empieza cuando haya pasado todo el mundo.
refusal-window-shut = Los desafíos van después de la tirada, y en esta ronda no ha tirado nadie todavía.
refusal-challenge-waits = { $other } ha desafiado a { $seat }, así que { $seat } tiene que aceptar o rechazar primero.
refusal-no-challenge = No hay ningún desafío que contestar.
refusal-not-challenged = El desafío es para { $seat }, no para ti.
refusal-already-passed = Has pasado, y no hay vuelta atrás hasta la próxima ronda.
refusal-challenge-used = Ya has gastado tu único desafío de esta partida.
refusal-cannot-challenge = Ahora mismo no puedes desafiar a nadie: hace falta alguien con más puntos que tú, y que tengas tantos puntos como caras tiene su dado.
refusal-challenge-self = No puedes desafiarte a ti.
refusal-challenge-nobody = En el sitio { $number } no hay nadie que siga jugando.
refusal-challenge-poorer = { $other } no tiene más puntos que tú.
refusal-challenge-too-dear = Desafiar a { $other } cuesta { $sides } puntos, uno por cada cara de su dado, y tienes { $points }.

## En la mesa

prompt-upgrade = **Ronda { $round } · preparaos.** { $count ->
        [0] {""}
       *[other] A punto: { $ready }.{" "}
    }Falta: **{ $waiting }**
prompt-challenge = **Ronda { $round } · ¿algún desafío?** Puede desafiar a alguien con más puntos, una vez por partida: { $waiting }.
prompt-answer = **{ $other }**: { $seat } ha pagado { $points } por desafiarte. **Acepta** y tira d{ $mine } contra d{ $theirs } ({ PERCENT($chance) } para ti): si ganas, lo conservas todo; si pierdes, { $fall ->
        [0] pierdes tu tirada en puntos
       *[other] bajas a un d{ $fall } y pierdes tu tirada en puntos
    }. O **recházalo** por { $points } puntos.
action-ready = A punto 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Mejorar a d{ $sides } · { $sides } puntos
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Desafiar a { $other } · { $points } puntos
action-pass = Paso
action-accept = Acepto el duelo ⚔️
action-decline = Rechazar · { $points } puntos

## El primer minuto, para quien no conoce el juego

hint-goal = 🏁 El objetivo: llegar antes que nadie a { $target } puntos.
hint-upgrade = Cuando todo el mundo está a punto, vuelan los dados. Tú tiras un d{ $mine }: el número son puntos para ti, si nadie saca el mismo. { $sides ->
        [0] { "" }Los dados grandes cuestan puntos y empatan menos.
       *[other] Tienes { $points } puntos, bastante para un d{ $sides }: cuesta { $sides } y empata menos.
    }
hint-challenge = Una vez por partida puedes desafiar a alguien que vaya por delante de ti. Cuesta tantos puntos como caras tenga su dado, y tienes { $points }. Si ganas, pierde puntos y dos tamaños de dado. Pasar no cuesta nada.
hint-answer = { $other } ha pagado { $stake } por pelear contigo. Si aceptas, tiráis: ganas { $chance } de cada cien veces. Si lo rechazas, pagas { $stake } también, pero tu dado no corre peligro.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = Tu próxima tirada puede llegar a { $target }: el { PERCENT($percent) } de las veces. Un dado nuevo te costaría los puntos que hacen falta.
tip-bigger = Cuesta { $sides } puntos, y hasta el final te vale unos { $points }.
tip-too-dear = Un d{ $sides } cuesta { $sides } puntos, y solo te valdría unos { $points }.
tip-save = Con un d{ $sides } te quedarían solo { $score } de los { $target } puntos.
tip-pass = No cuesta nada. Un duelo contra { $other } cuesta { $points } de tus { $score } puntos, y ganas el { PERCENT($percent) }.
tip-pull-back = { $other } puede llegar a { $target } con la próxima tirada. Si ganas el duelo, cae: el { PERCENT($percent) } de las veces.
tip-fight = Ganas el { PERCENT($percent) } de esos duelos, y { $other } cae. Cuesta { $points } puntos.
tip-accept = Ganas el { PERCENT($percent) } de esos duelos. Un duelo te cuesta de media { $points }; rechazarlo, { $stake } seguro.
tip-decline = Un duelo te cuesta de media { $points }; rechazarlo, solo { $stake }.
tip-drops = El { PERCENT($percent) } de las veces pierdes, y tu d{ $before } encoge a d{ $sides }. Por { $stake } puntos está a salvo.

## Las reglas en un minuto

rules-1 =
    ## Tie-Die
    _de Adam Lemos · de 2 a 4 jugadores_

    Todo el mundo empieza con un **d4** y sin puntos, y todo el mundo tira **a la vez**: pulsa **A punto** cuando quieras y, en cuanto lo haga quien falte, vuelan los dados. El número que no ha sacado nadie más se suma a tus puntos.

    Gana quien llegue a la meta (30, si quien abrió la mesa no eligió otra cosa). ¿Llegan varios a la vez? Gana quien más puntos tenga; si hay igualdad, decide una última tirada.
rules-2 =
    ## Empates y mejoras
    - **¿El mismo número? ¡Desempate!** Quienes empatan vuelven a tirar, hasta que uno solo saque lo más alto y uno solo lo más bajo. Quien saca lo más alto suma esa tirada y sube un tamaño de dado. Quien saca lo más bajo pierde esa tirada en puntos y baja un tamaño. En medio no pasa nada.
    - **Mejoras.** Antes de pulsar A punto puedes comprar el dado siguiente por tantos puntos como caras tiene: 6 por un d6, luego 8 por un d8, luego 10 por un d10.
    - Los puntos nunca bajan de 0, ni los dados de un d4.
rules-3 =
    ## Desafíos
    Después de una tirada, y **una vez por partida**, puedes desafiar a alguien con **más puntos**. Cuesta tantos puntos como caras tenga su dado. Puede **rechazarlo** pagando lo mismo; tus puntos y tu desafío se esfuman. O lo **acepta**:
    - Si tu dado es más pequeño, antes crece hasta el suyo, y te lo quedas pase lo que pase. Tiráis.
    - **Sacas más tú:** sumas tu tirada. La otra persona pierde la suya en puntos y baja **dos** tamaños.
    - **Saca más la otra:** lo conserva todo. Tú pierdes tu tirada en puntos.

    Si con eso llegas a la meta, has ganado.
rules-4 =
    ## Jugar bien
    - Los dados pequeños empatan a menudo. Con un d4 eso es más oportunidad que riesgo: hay poco que perder.
    - Una mejora compensa si queda mucha partida. Cerca de la meta, guárdate los puntos.
    - El desafío es la respuesta a quien va muy por delante: rechazarlo le cuesta lo que te costó a ti; perderlo, dos tamaños de dado.
    - Si no puedes desafiar, no hace falta que pulses nada: la próxima ronda empieza sola.

## Por qué es buena una jugada: frases enteras sobre la jugada, sin hablarle a nadie.
# $percent es una probabilidad, $otherwise lo que cuesta rechazar. El duelo es lo que viene tras aceptar un desafío.

why-pays = Aquí un d{ $sides } vale tanto como { $points } puntos, y solo cuesta { $sides }.
why-too-dear = Un d{ $sides } cuesta { $sides } puntos, y aquí solo vale { $points }.
why-now = La próxima tirada llega a { $target } el { PERCENT($percent) } de las veces; después de comprar, nunca.
why-threat = { $other } llega a { $target } con la próxima tirada el { PERCENT($percent) } de las veces.
why-fight =
    { $sides ->
        [0] Un duelo con { $other } se gana el { PERCENT($percent) } de las veces.
       *[other] Un duelo con { $other } se gana el { PERCENT($percent) } de las veces, y convierte el dado más pequeño en un d{ $sides }.
    }
why-dear = Desafiar a { $other } cuesta { $points } de { $score } puntos, y de los duelos así se gana el { PERCENT($percent) }.
why-poor-trade =
    { $brings ->
        [one] Desafiar a { $other } cuesta { $points } puntos y da de media más o menos un punto.
       *[other] Desafiar a { $other } cuesta { $points } puntos y da de media unos { $brings }.
    }
why-cheaper =
    { $points ->
        [one] El duelo cuesta de media más o menos un punto; rechazarlo, { $otherwise }.
       *[other] El duelo cuesta de media más o menos { $points } puntos; rechazarlo, { $otherwise }.
    }
why-hands = En el { PERCENT($percent) } de los duelos así, { $other } llega a { $target }.
why-drops = El duelo se pierde el { PERCENT($percent) } de las veces, y entonces el d{ $before } pasa a ser un d{ $sides }.

## Titulares de la tarjeta que se comparte

headline-one-more-throw = Igualdad a puntos, una tirada más y victoria para { $winners }
headline-won-the-challenge = Desafío a { $other }, y asunto zanjado: victoria para { $winners }
headline-with-the-smallest-die = Con el dado más pequeño de todos: victoria para { $winners }
headline-won-the-roll-off = Victoria en el desempate para { $winners }
headline-the-number-to-win = Hacía falta un buen número y salió un { $number }: victoria para { $winners }

## Logros

feat-three-is-a-crowd = Tres son multitud
    .story = ganar un desempate de tres o más
# Same as English: the David of the story is called that in Spanish too.
feat-david = David
    .story = un d4 que saca más que un d10 en una pelea
feat-stubborn-as-mules = Más tercos que una mula
    .story = una pelea que tarda cuatro tiradas o más en decidirse
feat-small-is-beautiful = Lo bueno, si breve
    .story = ganar con un d4 todavía en la mano
feat-photo-finish = Foto de llegada
    .story = igualdad a puntos, y ganar la tirada que decide

# Planear.
plan =
    { $next ->
        [ready] a punto y sin mejoras
        [upgrade] mejorar hasta donde lleguen tus puntos, y a punto
       *[ask] las mejoras las decides tú
    }; { $window ->
        [pass] no desafiar a nadie
       *[ask] los desafíos los decides tú
    }{ $challenged ->
        [accept] ; si te desafían, aceptar
        [decline] ; si te desafían, rechazar
       *[ask] ; si te desafían, lo decides tú
    }
plan-ask-next = Antes de la próxima tirada
plan-ask-window = Cuando puedas desafiar a alguien
plan-ask-challenged = Cuando alguien te desafíe
plan-next-ready = a punto y sin mejoras
plan-next-upgrade = mejorar todo lo que pueda, y a punto
plan-next-ask = preguntarme
plan-window-pass = pasar
plan-window-ask = preguntarme
plan-challenged-ask = preguntarme
plan-challenged-accept = aceptar
plan-challenged-decline = rechazar y pagar
plan-void-die = tu dado ya no es el que tenías al hacer el plan.

## Datos del repaso

fact-off-won = { $seat } ganó el desempate del { $tied } en la tirada { $throw }: +{ $face } y un d{ $sides }.
fact-challenge-won = { $seat } ganó el desafío contra { $other }: +{ $face }.
