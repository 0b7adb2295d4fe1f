### Guerra de almohadas («Pillow Fight»), en español.

title = Guerra de almohadas
tagline =
    Agarra una almohada, agáchate tras el sofá. Con cinco golpes
    ganas; si no, gana quien más lleve al romperse la última.
# The picture of the game, for those who do not see it.
picture-alt = Alguien lanza una almohada, vuelan plumas y dos ojos asoman tras un sofá.

## Opciones

option-size = Tamaño de la habitación
option-size-8x8 = 8×8
option-size-6x6 = 6×6 (pequeña)
option-size-10x10 = 10×10 (grande)
option-pillows = Almohadas por cabeza
option-pillows-1 = una (corta)
option-pillows-2 = dos
option-pillows-3 = tres (larga)
option-curfew = Cuándo llegan los padres
option-curfew-20 = tras 20 rondas
option-curfew-10 = tras 10 rondas
option-curfew-off = nunca
option-full_defence = Defensa total (+1 hasta tu próximo turno; el empate es golpe)
option-pillow_theft = Robo de almohada (con un 5 o un 6 te quedas la del almohadazo)
option-melee_block = Bloqueo cuerpo a cuerpo (+1 ante almohadazos con almohada en mano; recomendado)
option-fragile = Objetos frágiles (el segundo que se rompe acaba la partida)
option-corner_cover = Cobertura por esquinas (como en los juegos de rol)

## Las habitaciones ya hechas

room-nursery = Cuarto infantil
room-kitchen = Cocina
room-playroom = Sala de juegos
room-living-room = Salón
room-dormitory = Dormitorio
room-two-rooms = Dos cuartos
room-loft = Buhardilla
room-four-rooms = Cuatro cuartos
room-ballroom = Salón de baile
room-drawn = una habitación propia

## Qué ha pasado: los preparativos

event-room-set =
    { $key ->
        [drawn] { $seat } dibuja una habitación: { $walls } { $walls ->
            [one] casilla
           *[other] casillas
        } de pared, { $furniture } de muebles.
        [nursery] { $seat } elige el Cuarto infantil. Ojo con pisar los bloques sin zapatillas.
        [kitchen] { $seat } elige la Cocina. Armarios para esconderse no faltan.
        [playroom] { $seat } elige la Sala de juegos.
        [living-room] { $seat } elige el Salón. Los zapatos, fuera del sofá.
        [dormitory] { $seat } elige el Dormitorio. Oficialmente, la luz está apagada.
        [two-rooms] { $seat } elige Dos cuartos, con su pared para asomarse.
        [loft] { $seat } elige la Buhardilla.
        [four-rooms] { $seat } elige Cuatro cuartos, y muchas puertas. (No, no es el bizcocho.)
       *[ballroom] { $seat } elige el Salón de baile. ¿Me concede esta almohada?
    }
event-fragile-set = Frágil, por favor, con cuidado: { $squares }. El segundo que se rompa acaba la partida.
event-pillows-placed =
    { $flavour ->
        [0] { $seat } reparte { $count } almohadas por ahí. De las mullidas.
        [1] { $count } almohadas, que { $seat } coloca con muchísimo cuidado y ninguna mala intención. Seguro.
        [2] { $seat } deja puestas { $count } almohadas.
       *[3] Munición lista: { $count } almohadas, cortesía de { $seat }.
    }
event-named = { $seat } decide que empiece { $other }.
event-volunteered = { $seat } empieza, y lo anuncia sin pizca de vergüenza.
event-placed =
    { $flavour ->
        [0] { $seat } va de puntillas hasta { $square }.
        [1] { $seat } toma posiciones en { $square }.
        [2] { $seat } espera en { $square } con cara de santo.
        [3] «Yo no estoy», dice { $seat } en { $square }.
        [4] A { $seat } le gustan las vistas desde { $square }.
       *[5] { $square } es ya el rincón de { $seat }.
    }
event-fight-began = Ya está todo el mundo. **{ $seat }**, el primer turno es tuyo: ¡guerra de almohadas!

## Qué ha pasado: un turno

event-moved =
    { $flavour ->
        [0] { $seat } sale pitando de { $origin } a { $square }.
        [1] { $seat } patina en calcetines de { $origin } a { $square }.
        [2] A toda velocidad, como un ratón, { $seat } corre de { $origin } a { $square }.
        [3] Tip, tap, tip, tap: { $seat }, de { $origin } a { $square }.
        [4] { $seat } rueda cual ninja de { $origin } a { $square }.
        [5] Adiós, { $origin }; hola, { $square }: { $seat } no para ni un segundo.
        [6] { $seat } se escabulle hasta { $square }. (En { $origin } empezaba a hacer calor.)
        [7] Unos pies descalzos de { $origin } a { $square }: los de { $seat }.
        [8] { $seat } cambia { $origin } por un sitio mejor, { $square }.
        [9] ¡Hop, brinco y salto! { $seat }, { $origin } → { $square }.
        [10] ¿Quién anda a gatas entre { $origin } y { $square }? { $seat }, claro.
       *[11] { $square } parece más acogedor que { $origin }, así que { $seat } se muda.
    }
event-picked-up =
    { $flavour ->
        [0] { $seat } agarra una almohada de { $square }.
        [1] { $seat } recoge la almohada de { $square } y la sopesa en la mano.
        [2] Visto y no visto: la de { $square } ya es de { $seat }.
        [3] Arma cargada y mullida: { $seat } tiene la de { $square }.
        [4] ¡Ven aquí, bonita! { $seat } abraza la que había en { $square }.
        [5] { $seat } se agacha en { $square } y se levanta con mucho peligro.
        [6] La almohada de { $square } ha encontrado compañía: { $seat }.
       *[7] Desde { $square }, y con plumas: { $seat } ya tiene munición.
    }
event-pulled-away =
    { $pair ->
        [2] ¡Otra vez! { $seat } le saca otra almohada de debajo a { $other }, en { $square }.
       *[other] { $flavour ->
            [0] { $seat } le saca a { $other } la almohada de debajo de los pies en { $square }. ¡Qué cara!
            [1] ¡Que { $other } estaba encima, { $seat }! En { $square } hay una almohada menos.
           *[2] Zas, el truco del mantel: { $seat } se lleva la almohada que había a los pies de { $other } en { $square }.
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat } le suelta un almohadazo a { $other }
        [1] { $seat } toma carrerilla y va a por { $other }
        [2] La almohada de { $seat } traza un círculo hacia { $other }
        [3] { $seat } embiste a { $other } con un rugido
        [4] «¡En guardia, { $other }!», grita { $seat }
        [5] Justa medieval: { $seat } contra { $other }
        [6] Nariz contra nariz, { $seat } le atiza a { $other }
       *[7] { $other } levanta la vista justo cuando { $seat } gira como una peonza
    }: **{ $face }** contra **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } por la defensa total
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block } por la almohada de por medio
    }{ $tie ->
        [1] {" "}(empate)
       *[other] {""}
    }.
event-threw =
    { $flavour ->
        [0] { $seat } lanza contra { $other }
        [1] Una almohada vuela de { $seat } hacia { $other }
        [2] { $seat } dispara a { $other }
        [3] ¡Cuidado, { $other }, que llega una! Lanza { $seat }
        [4] { $seat } apunta al pijama de { $other }
        [5] ¡Plumas fuera! { $seat } contra { $other }
        [6] De punta a punta del cuarto, { $seat } a { $other }
        [7] { $seat } guiña un ojo y se la tira a { $other }
       *[8] Correo aéreo de { $seat } para { $other }
    }: **{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty } por la cobertura de { $cover }
    } contra **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } por la defensa total
    }{ $tie ->
        [1] {" "}(empate)
       *[other] {""}
    }.
event-hit = **{ $hits ->
        [1] Primer golpe:
        [2] Segundo golpe:
        [3] Tercer golpe:
        [4] Cuarto golpe:
       *[5] Quinto golpe:
    }** { $row ->
        [3] ¡Tres golpes seguidos! Hoy a { $seat } no hay quien le pare los pies. Lo siento por { $other }
       *[other] { $pair ->
            [3] ¡{ $other } otra vez! { $seat } le da por tercera vez en el mismo sitio
           *[other] { $flavour ->
                [0] *¡Plof!* Golpe de { $seat }
                [1] ¡En toda la nariz! { $seat } puntúa contra { $other }
                [2] Plumas por todas partes: { $seat } le da a { $other }
                [3] *¡Flump!* { $other } parece ahora un muñeco de nieve, gracias a { $seat }
                [4] Entregada en la barriga de { $other }. Punto para { $seat }
                [5] { $other } dice «¡Mmmf!», y { $seat } se lo apunta
                [6] Diana en pijama para { $seat }
                [7] El pelo de { $other } no volverá a ser el mismo. Acierta { $seat }
               *[8] *¡Paf!* De lleno a { $other }, con todo el cariño de { $seat }
            }
        }
    }.
event-missed =
    ¡Fallo! { $row ->
        [4] Cuatro fallos seguidos. { $seat } debería despertarse primero.
       *[other] { $flavour ->
            [0] No ha podido ser.
            [1] { $other } se agacha justo a tiempo.
            [2] Solo aire.
            [3] Esa se la lleva la cortina.
            [4] { $other } bosteza y se inclina a la izquierda.
            [5] ¡Casi! ¡Pero casi, casi! No.
            [6] Un tiro precioso, a nadie en particular.
            [7] Fiu, dice el viento. «¡Ja!», dice { $other }.
            [8] Habría sido magistral si { $other } hubiera seguido ahí.
            [9] { $seat } acierta de lleno… a la sombra de la lámpara.
            [10] Le pasa rozando la oreja izquierda a { $other }.
            [11] A { $other } no le toca ni una pluma.
           *[12] { $other } se marca un bailecito. Sin un rasguño.
        }
    }
event-tore =
    { $flavour ->
        [0] La almohada de { $seat } se rompe, y
        [1] *¡Rrrras!* Nieva alrededor de { $seat }:
        [2] Plumas por encima de { $seat }, y en la mano una funda vacía:
       *[3] Era un almohadazo de más para la almohada de { $seat }:
    } { $left ->
        [0] era la última.
        [one] solo queda una.
       *[other] quedan { $left }.
    }
event-stole =
    { $flavour ->
        [0] ¡{ $seat } la pilla por una punta y le arranca la almohada a { $other }!
        [1] ¡Tira y afloja! { $seat } acaba con la almohada de { $other }.
        [2] «Esto me lo quedo yo.» { $seat } desarma a { $other }.
       *[3] { $other } pone el almohadazo, { $seat } se queda la almohada. ¡Qué morro!
    }
event-caught =
    { $pair ->
        [3] { $seat } atrapa por tercera vez la almohada de { $other }. ¿Es que vais en el mismo equipo?
       *[other] { $flavour ->
            [0] { $seat } atrapa la almohada. ¡Gracias, { $other }!
            [1] ¡Parada! { $seat } tiene ahora la almohada de { $other }.
            [2] { $seat } la caza al vuelo y se la queda.
            [3] Con una mano y sin despeinarse: la almohada es de { $seat }.
            [4] ¡Qué reflejos! { $other } acaba de armar a { $seat }.
           *[5] { $seat } abraza la almohada voladora. De ahí no sale.
        }
    }
event-landed =
    { $flavour ->
        [0] La almohada cae a los pies de { $seat } en { $square }.
        [1] Se desploma en { $square }, junto a los dedos de los pies de { $seat }.
        [2] Ahí se queda: { $square }, donde está { $seat }.
        [3] { $seat } recibe una almohada a domicilio en { $square }.
        [4] Plof. { $square } está ahora más blandito, debajo de { $seat }.
        [5] Tras un bote, se acomoda en { $square } al lado de { $seat }.
        [6] ¡Almohada gratis en { $square }! Tiene encima a { $seat }.
        [7] Al suelo, en { $square }. { $seat } pasa por encima.
        [8] Resbala hasta { $square } y frena delante de { $seat }.
        [9] { $square } colecciona una almohada más, y { $seat } le echa el ojo.
       *[10] Termina su viaje en { $square }, haciéndole cosquillas a { $seat }.
    }
event-shattered =
    { $number ->
        [1] *¡Crac!* Lo frágil de { $square } está hecho trizas. Uno más, y se acabó la diversión.
       *[other] *¡Crac!* Ahora también lo de { $square }. Pasos en la escalera…
    }
event-defended =
    { $flavour ->
        [0] { $seat } se parapeta: defensa total hasta el próximo turno.
        [1] { $seat } se pone en guardia: +1 hasta el próximo turno.
        [2] { $seat } se hace una bola detrás de los brazos. Defensa total.
        [3] Modo tortuga para { $seat }: +1 en defensa.
        [4] Venga, a ver si te atreves: { $seat } es un muro (+1).
       *[5] { $seat } vigila todas las esquinas a la vez. ¡Defensa total!
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat } espera y escucha.
            [1] { $seat } no hace absolutamente nada, y lo hace muy bien.
            [2] ¡Chist! { $seat } finge que duerme.
            [3] { $seat } recupera el aliento.
           *[4] Un turno tranquilo para { $seat }. Demasiado tranquilo.
        }
       *[other] { $flavour ->
            [0] { $seat } lo deja ahí.
            [1] «Con esto basta», piensa { $seat }.
            [2] { $seat } se para y sonríe con malicia.
            [3] Suficiente ejercicio para { $seat }.
            [4] { $seat } se congela. ¡Estatua!
            [5] Y { $seat } termina, por el momento.
            [6] De { $seat } ya no sale nada más esta vez.
           *[7] { $seat } se queda donde está, como un poste.
        }
    }
event-curfew-nears =
    { $left ->
        [one] ¡Pasos en el pasillo! Esta es la última ronda antes de que lleguen los padres.
       *[other] Abajo alguien está mirando el reloj: quedan { $left } rondas para que lleguen los padres.
    }
event-dropped = La almohada de { $seat } cae en { $square }.
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] ¡Cinco golpes, y eso que a mitad de partida iba a la cola! { $seats } { $people ->
                [one] gana
               *[other] ganan
            } la guerra de almohadas. Nunca despertéis a quien duerme.
           *[other] ¡Cinco golpes! { $seats } { $people ->
                [one] gana
               *[other] ganan
            } la guerra de almohadas.
        }
        [torn] Se ha roto la última almohada, y nievan plumas. Más golpes que nadie: ¡{ $seats }!
        [shattered] Dos cosas rotas son dos cosas de más: se acabó. Más golpes que nadie: ¡{ $seats }!
        [curfew] Se abre la puerta: ¡los padres! Aquí duerme todo el mundo, por supuesto. Más golpes que nadie: ¡{ $seats }!
       *[last] El resto se ha ido a la cama: { $people ->
            [one] gana
           *[other] ganan
        } { $seats }.
    }

## Por qué no

refusal-not-now =
    { $phase ->
        [room] Primero va la habitación.
        [pillows] Primero van las almohadas.
        [first] Primero alguien tiene que decir quién empieza.
        [place] Primero todo el mundo busca un sitio.
       *[play] La guerra ha empezado: muévete, recoge, da un almohadazo, lanza o termina el turno.
    }
refusal-no-such-square = Esta habitación no tiene ninguna casilla { $square }.
refusal-room-rows = La habitación tiene { $found ->
        [one] 1 fila
       *[other] { $found } filas
    }, y hacen falta { $wanted }.
refusal-room-row = La fila { $line } desde arriba tiene { $found ->
        [one] 1 casilla
       *[other] { $found } casillas
    }, y hacen falta { $wanted }.
refusal-room-character = Fila { $line } desde arriba, casilla { $place } desde la izquierda: «{ $character }» no es ni suelo (🟫 .), ni pared (⬜ #), ni mueble (🟦 f).
refusal-room-walls = Demasiada pared: { $found } casillas, y como mucho caben { $most }.
refusal-room-furniture = Demasiados muebles: { $found } casillas, y como mucho caben { $most }.
refusal-room-floor = Demasiado poco suelo: { $found } casillas, y hacen falta al menos { $least }.
refusal-room-apart = De { $start } no se puede llegar a { $square }. Todo el suelo tiene que estar comunicado; un paso en diagonal entre dos casillas de pared o mueble no vale.
refusal-fragile-off = En esta partida no hay objetos frágiles.
refusal-fragile-count = Hacen falta { $wanted } objetos frágiles, y has puesto { $found }.
refusal-fragile-twice = En { $square } solo cabe un objeto frágil.
refusal-fragile-wall = { $square } es pared: los objetos frágiles van sobre suelo o muebles.
refusal-pillows-count = Coloca las { $wanted } almohadas de una vez; has puesto { $found }.
refusal-pillows-twice = De momento, una almohada por casilla: has puesto { $square } dos veces.
refusal-pillows-wall = { $square } es pared: las almohadas van sobre suelo o muebles.
refusal-pillows-out-of-reach = Una almohada en { $square } no la alcanzaría nadie: no hay suelo al lado.
refusal-first-nobody = En el sitio { $number } no hay nadie que siga jugando.
refusal-on-wall = { $square } es pared.
refusal-on-furniture = { $square } es un mueble, y ahí no se sube nadie.
refusal-occupied = { $other } está en { $square }.
refusal-move-here = Ya estás en { $square }.
refusal-move-far = { $square } está a más de tres pasos.
refusal-take-holding = Ya tienes una almohada en las manos, y no puedes con más.
refusal-take-far = { $square } queda fuera de tu alcance: puedes recoger una almohada que esté debajo de ti o justo al lado.
refusal-take-nothing = En { $square } no hay ninguna almohada.
refusal-attack-twice = Ya has atacado en este turno.
refusal-attack-empty-handed = Para eso hace falta una almohada.
refusal-attack-self = No puedes atacarte a ti.
refusal-attack-nobody = En el sitio { $number } no hay nadie que siga jugando.
refusal-swing-far = { $other } no está a tu lado: lanza, o acércate.
refusal-throw-blocked =
    { $count ->
        [one] La pared de { $squares } está
       *[other] Las paredes ({ $squares }) están
    } entre { $other } y tú.
refusal-throw-beside = { $other } está justo detrás de la pared de { $squares }, y desde tu lado no se puede lanzar a través. Al revés, quizá sí.
refusal-defend-off = En esta partida no hay defensa total.
refusal-defend-twice = Ya estás en guardia.

## En la mesa

prompt-room = **{ $seat }**, ¿qué habitación toca esta noche? Elige una de estas, o dibuja la tuya.
prompt-pillows = **{ $seat }**, coloca { $count } almohadas.
prompt-first = **{ $seat }**, ¿quién empieza?
prompt-place = **{ $seat }**, ¿dónde te pones?
prompt-play = **{ $seat }**, { $square }, { $hands ->
        [full] con una almohada
       *[free] con las manos libres
    }: { $actions ->
        [one] queda una acción
       *[other] quedan { $actions } acciones
    }{ $attacked ->
        [1] , ataque gastado
       *[0] {""}
    }.
prompt-odds = { $armed ->
        [yes] Almohadazo: te la quedas. Lanzar: se va volando.{" "}
       *[no] {""}
    }Echar un ojo: hasta dónde, a quién y por qué no.
action-room = { $room }
action-room-draw = Dibujar la mía…
action-pillows-evenly = Repártelas por mí
action-pillows-choose = Elegir casillas…
action-first = Empieza { $other }
action-first-self = Empiezo yo
action-take-from = Recoger de { $square }
action-swing = Almohadazo a { $other } · { PERCENT($percent) }
action-throw = Lanzar a { $other } · { PERCENT($percent) }
action-throw-cover = Lanzar a { $other } · tras { $cover } −1 · { PERCENT($percent) }
action-defend = Defensa total
action-end = Terminar el turno
pick-place = Ponte en una casilla, { $several ->
        [0] columna { $first }
       *[other] columnas { $first } a { $last }
    }…
pick-move = Ve a una casilla, { $several ->
        [0] columna { $first }
       *[other] columnas { $first } a { $last }
    }…
pick-good-place = Un buen sitio…
pick-good-move = Muévete: primero, las mejores casillas…
square-good = { $square } · { $good }
square-on-pillow = { $count ->
        [one] sobre una almohada
       *[other] sobre { $count } almohadas
    }
square-beside-pillow = junto a una almohada
square-behind = detrás de { $squares }
square-step = { $arrow } un paso
square-steps = { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
square-risk = { $count ->
        [0] ahora ahí nadie puede darte
        [one] 1 jugador puede darte ahí, { PERCENT($percent) }
       *[other] { $count } jugadores pueden darte ahí, { PERCENT($percent) }
    }
square-swing = almohadazo a { $other } { PERCENT($percent) }
square-throw = lanzar a { $other } { PERCENT($percent) }
pick-take = Recoge una almohada de…
pick-attack = Ataca…
attack-swing = te quedas la almohada
attack-throw = la almohada se va volando
form-room-title = Dibuja una habitación de { $width }×{ $width }
form-room-rows = La sala, desde arriba
    .about = 🟫 o . suelo · ⬜ o # pared · 🟦 o f sofá
form-room-fragile = Cosas frágiles: tres casillas
form-room-fragile-example = C4 D5 E6
form-pillows-title = Coloca { $count } almohadas, una por casilla
form-pillows-columns = { $several ->
        [0] Columna { $first }
       *[other] Columnas { $first } a { $last }
    }

## Echar un ojo

own-title = Lo que puedes hacer:
own-here = Estás en **{ $square }**{ $hands ->
        [full] {" "}con una almohada en la mano
       *[free] , con las manos libres
    }.
own-waiting = La guerra no ha empezado: todavía no hay nada que medir.
own-out = Ya no estás en la guerra.
own-over = La guerra ha terminado.
own-line = { $name } en { $square }: { $odds }.
own-group = { $names }: { $odds }.
own-swing = almohadazo { PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] {" "}(su dado más { $more })
    }
own-throw = lanzamiento { PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] {" "}(menos { $penalty }: cobertura de { $by })
    }{ $more ->
        [0] {""}
       *[other] {" "}(su dado más { $more })
    }
own-not-far = demasiado lejos para un almohadazo
own-not-nobody = ahí no hay nadie
own-not-wall-beside = sin lanzamiento, está justo detrás de la pared de { $by }
own-not-wall-between = sin lanzamiento, { $count ->
        [one] hay una pared en { $by }
       *[other] hay paredes en { $by }
    } de por medio
own-not-corners = sin lanzamiento desde ninguna esquina, paredes: { $by }
own-out-of-reach = Sin ataque a { $names }: en la imagen ves por qué.
own-pillows = Almohadas a mano: { $pillows }.
own-no-pillows = Ninguna almohada a mano.
own-reach = A tres pasos o menos, según el riesgo de que te den: { $groups }.
own-chances = { PERCENT($percent) } en { $squares }
own-shots =
    Mejor ataque desde ahí{ $armed ->
        [1] {""}
       *[0] , en cuanto tengas una almohada
    }: { $groups }.
own-safest = Lo más seguro a tres pasos: { $squares }, { PERCENT($percent) } de riesgo.
own-risk-here = { $count ->
        [0] Aquí ahora nadie puede darte.
       *[other] Tu riesgo aquí: { PERCENT($percent) }.
    }
own-no-reach = Ningún sitio adonde ir.

## El tablero y el tablero en texto

board-header-room = elige la habitación
board-header-pillows = coloca { $count } almohadas
board-header-first = dice quién empieza
board-header-place = busca su sitio
board-header-play = { $actions ->
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    } · { $hands ->
        [full] almohada en mano
       *[free] manos libres
    }
board-header-hits = ¡gana con cinco golpes!
board-header-torn = { $winners ->
        [one] lleva más golpes: ¡no quedan almohadas!
       *[other] llevan más golpes: ¡no quedan almohadas!
    }
board-header-shattered = { $winners ->
        [one] lleva más golpes: ¡dos cosas rotas!
       *[other] llevan más golpes: ¡dos cosas rotas!
    }
board-header-curfew = { $winners ->
        [one] lleva más golpes: ¡los padres!
       *[other] llevan más golpes: ¡los padres!
    }
board-winners = { $count } colegas
board-blow = ¡{ $hit ->
        [1] Golpe
       *[0] { $saved ->
            [none] Fallo
           *[other] Lo salva { $saved }
        }
    }{ $fate ->
        [tore] , rota
        [caught] , atrapada
        [stole] , robada
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] , adiós a { $broke }
    }!
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = Hace un momento { $name } { $kind ->
        [throw] lanzó a
       *[swing] le dio un almohadazo a
    } { $other }{ $cover ->
        [none] {""}
       *[other] {" "}(cobertura de { $cover })
    }, con un { PERCENT($percent) } de opciones: { $face } contra { $against }. { $result }
board-walk-line = Hace un momento { $name } fue de { $start } a { $end }.
board-grab-line = Hace un momento { $name } recogió una almohada en { $square }.
board-round = ronda
board-of = de { $most }
board-size = { $width }×{ $width }
board-clear = despejado
board-cover = cubierto −1
board-blocked = tapado
board-you = tú
board-throw = lanzar { PERCENT($percent) }
board-swing = golpe { PERCENT($percent) }
board-no-throw = pared { $by }
board-too-far = sin golpe: lejos
board-reach = { $squares ->
        [0] ningún sitio adonde ir
        [one] 1 casilla · %: tu riesgo ahí
       *[other] { $squares } casillas · %: tu riesgo ahí
    }
board-aim = { PERCENT($percent) } de darle
board-or-draw = …o dibuja la tuya
board-left-short = { $name } (se fue)
board-torn = { $torn ->
        [one] { $torn } rota
       *[other] { $torn } rotas
    }
board-whole = { $whole ->
        [one] { $whole } entera
       *[other] { $whole } enteras
    }
board-now-room = { $name } elige la habitación.
board-now-pillows = { $name } coloca { $count } almohadas.
board-now-first = { $name } dice quién empieza.
board-now-place = { $name } busca su sitio.
board-now-play = Turno de { $name }: { $actions ->
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    }{ $attacked ->
        [1] , ataque gastado
       *[0] {""}
    }.
board-now-hits = ¡{ $name } gana con cinco golpes!
board-now-torn = { $name } { $winners ->
        [one] gana
       *[other] comparten la victoria
    } con más golpes que nadie: no quedan almohadas enteras.
board-now-shattered = { $name } { $winners ->
        [one] gana
       *[other] comparten la victoria
    } con más golpes que nadie: hay dos cosas rotas.
board-now-curfew = { $name } { $winners ->
        [one] gana
       *[other] comparten la victoria
    } con más golpes que nadie: han llegado los padres.
board-alt-rooms = A elegir: { $rooms }.
board-alt-room = { $room } ({ $walls ->
        [0] sin paredes
        [one] 1 casilla de pared
       *[other] { $walls } casillas de pared
    }, { $furniture } de muebles)
board-alt-ground = Paredes: { $walls }. Muebles: { $furniture }.
board-room-of = La habitación tiene { $width }×{ $width } casillas.
board-heading = Guerra de almohadas · { $width }×{ $width } · { $round ->
        [0] antes de la guerra
       *[other] ronda { $round }
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· los padres llegan tras la ronda { $curfew }
    }
board-first = Empieza { $name }.
board-player = { $name }: { $facts }
board-at = en { $square }
board-hits =
    { $hits ->
        [one] 1 golpe
       *[other] { $hits } golpes
    }
board-holding = con almohada
board-defending = en guardia
board-pillows = Almohadas en: { $pillows }.
board-pile =
    { $count ->
        [one] { $square }
       *[other] { $square } ({ $count })
    }
board-none = nada
board-torn-line = Almohadas rotas: { $torn } de { $all }.
board-fragile = Cosas frágiles en: { $squares }; rotas: { $shattered }.
board-ready = { $room }{ $count ->
        [0] :
       *[other] , cosas frágiles en { $fragile }:
    }
board-key = . suelo, # pared, f mueble, o almohada (& sobre un mueble), mayúscula: quién está ahí

## El primer minuto, para quien no conoce el juego

hint-goal = 🏁 El objetivo: cinco golpes de almohada.
hint-room = Eliges tú la habitación. Las paredes paran los lanzamientos; los muebles solo los complican.
hint-pillows = Repartes tú { $count } almohadas. Quien tenga una cerca será quien antes ataque.
hint-first = Decides tú quién empieza: quien quieras, o tú.
hint-place = Elige dónde empiezas. Con una almohada cerca peleas antes; las paredes y los muebles te protegen.
hint-fetch = Tienes las manos libres, y para atacar hace falta una almohada. Ponte encima o al lado de una y recógela. Te { $actions ->
        [one] queda una acción
       *[other] quedan { $actions } acciones
    } en este turno.
hint-attack = Tienes una almohada. Si das un almohadazo a alguien que esté a tu lado, te la quedas, si no se rompe. Si se la lanzas a alguien que veas, se va volando. Tiráis un dado cada cual, y gana el más alto.
hint-rest = Ya has atacado en este turno, y todavía tienes una almohada. Con lo que te queda puedes moverte o terminar el turno.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = En una habitación ya hecha todo el mundo tiene las mismas oportunidades.
tip-pillows = Repartidas por igual, todo el mundo tiene una cerca.
tip-first = Quien empieza llega antes a una almohada.
tip-start = Empieza en { $square }: { $pillow ->
        [on] ahí mismo hay una almohada.
        [beside] justo al lado hay una almohada.
       *[none] ahí algo te cubre.
    } { $percent ->
        [0] Ahora ahí nadie puede darte.
       *[other] De momento ahí te darían el { PERCENT($percent) } de las veces.
    }
tip-hit = Desde aquí ningún ataque acierta más: { PERCENT($percent) }. Con cinco golpes se gana. { $kind ->
        [swing] Y te quedas la almohada, si no se rompe.
       *[throw] {""}
    }
tip-aim = Muévete a { $square }: desde ahí le das a { $other } el { PERCENT($percent) } de las veces, { $otherwise ->
        [0] y desde aquí a nadie.
       *[other] y desde aquí solo el { PERCENT($otherwise) }.
    }
tip-take = Sin almohada no puedes atacar. { $percent ->
        [0] {""}
       *[other] Con ella puedes atacar a { $other } en el acto, y aciertas el { PERCENT($percent) } de las veces.
    }
tip-fetch = Muévete a { $square }: ahí puedes recoger una almohada. { $percent ->
        [0] Ahora ahí nadie puede darte.
       *[other] De momento ahí te darían el { PERCENT($percent) } de las veces.
    }
tip-closer = Muévete a { $square }: desde ahí { $hands ->
        [full] hay alguien más cerca.
       *[free] hay una almohada más cerca.
    }
tip-safer = Muévete a { $square }: { $percent ->
        [0] ahora ahí nadie puede darte, y aquí
       *[other] ahí te darían el { PERCENT($percent) } de las veces, y aquí
    } el { PERCENT($otherwise) }.
tip-defend = Hasta tu próximo turno es más difícil darte.
tip-rest = { $percent ->
        [0] Ahora aquí nadie puede darte.
       *[other] Ninguna casilla a tu alcance es claramente más segura que la tuya.
    }

## Las reglas en un minuto

rules-1 =
    ## Guerra de almohadas
    _«Pillow Fight», de hirnsalat, peacememories y m0ru · de 3 a 6 jugadores_

    El pisazo de unos amigos, una modesta provisión de almohadas y ni un adulto a la vista. **Con cinco golpes ganas.** Si antes de eso se rompen todas las almohadas, gana quien más golpes lleve.

    Una persona pone paredes y muebles, la siguiente coloca las almohadas, una tercera dice quién empieza. Luego cada cual busca su sitio en el suelo.

    En tu turno tienes **dos acciones**, y puedes parar antes:
    - **Moverte** hasta tres pasos, también en diagonal, solo por el suelo y sin atravesar a nadie.
    - **Recoger** una almohada de debajo de ti o de una casilla de al lado. Solo puedes llevar una. No te lo impiden ni las paredes ni quien esté encima.
    - **Atacar**, una vez por turno, con una almohada en la mano.
rules-2 =
    ## Atacar
    Tiráis un dado cada cual. Si el tuyo es más alto: golpe.

    - **Almohadazo** a alguien que esté a tu lado, con paredes o sin ellas. Te quedas la almohada, pero **se rompe** si tu propio dado marca 1 o 2.
    - **Lanzamiento** a alguien que veas. La almohada cae a sus pies, salvo que tenga las manos libres y su propio dado marque 5 o 6: entonces la **atrapa**. Aun así, puede ser golpe.

    Las paredes paran un lanzamiento; los muebles y la gente, no.
rules-3 =
    ## Cobertura
    La cobertura solo cuenta contra los lanzamientos. Mira desde quien lo recibe hacia quien lanza: en recto o en diagonal, ¿qué hay en la casilla de justo al lado?
    - Una **pared**: desde ahí no se puede lanzar.
    - Un **mueble**: el dado de quien lanza cuenta uno menos.

    Vale en un solo sentido: desde detrás de algunas esquinas puedes lanzar a donde nadie puede devolverte el lanzamiento. Antes de lanzar, la mesa te dice qué probabilidad tienes.

    Tras 20 rondas (si quien abrió la mesa no eligió otra cosa) llegan los padres, y gana quien más golpes lleve.
rules-4 =
    ## Reglas de la casa
    - **Defensa total**: una acción; hasta tu próximo turno, tu defensa cuenta uno más. A cambio, el empate también es golpe.
    - **Robo de almohada**: ante un almohadazo, y si tienes las manos libres, un 5 o un 6 en tu dado te da la almohada, si no se ha roto.
    - **Bloqueo cuerpo a cuerpo**: ante un almohadazo, y si tienes una almohada en las manos, tu dado cuenta uno más.
    - **Objetos frágiles**: son tres. Un lanzamiento que ni da ni se atrapa rompe uno que esté en la casilla de destino o al lado. El segundo acaba la partida.
    - **Cobertura por esquinas**: quien lanza elige la mejor esquina de su casilla y mira hacia las cuatro esquinas de la otra. Si hay paredes en las cuatro líneas: imposible. Si las hay en alguna, o un mueble junto al blanco: uno menos.

## Por qué es buena una jugada: frases enteras sobre la jugada, sin hablarle a nadie.
# $percent es una probabilidad, $otherwise la misma con el otro ataque.

why-hits =
    { $wins ->
        [yes] Falta un solo golpe para ganar, y este ataque le da a { $other } el { PERCENT($percent) } de las veces.
       *[no] { $otherwise ->
            [0] Le da a { $other } el { PERCENT($percent) } de las veces.
           *[other] Le da a { $other } el { PERCENT($percent) } de las veces; el otro ataque, solo el { PERCENT($otherwise) }.
        }
    }
why-tears = Un almohadazo rompe la almohada el { PERCENT($percent) } de las veces; un lanzamiento, nunca.
why-last-pillow = Un almohadazo rompe la última almohada el { PERCENT($percent) } de las veces, y entonces se acabó, con { $other } en cabeza.
why-shatters =
    Un lanzamiento que falle a { $other } rompe el segundo objeto frágil, y entonces se acabó, con { $level ->
        [yes] los mismos golpes para { $seat }
       *[no] { $seat } en cabeza
    }.
why-miss-wins = Hasta fallando se gana: se rompe el segundo objeto frágil junto a { $other }, y aquí están la mayoría de los golpes.
why-catches = { $other } tiene las manos libres, y atrapa un lanzamiento el { PERCENT($percent) } de las veces.
why-then = Después se puede atacar enseguida a { $other }, y hay golpe el { PERCENT($percent) } de las veces.
why-contested =
    { $count ->
        [one] Si no, { $other } podría recoger antes esa almohada.
       *[other] Si no, { $other } o alguien más podría recoger antes esa almohada.
    }
why-at-hand =
    { $count ->
        [one] Desde { $square } hay una almohada al alcance.
       *[other] Desde { $square } hay { $count } almohadas al alcance.
    }
why-next-turn = Desde ahí, { $other } queda a tiro en el próximo turno, y hay golpe el { PERCENT($percent) } de las veces.
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] Eso está justo al lado de alguien.
            [one] Desde ahí falta 1 paso para ponerse junto a quien está más cerca, en vez de { $otherwise }.
           *[other] Desde ahí faltan { $steps } pasos para ponerse junto a quien está más cerca, en vez de { $otherwise }.
        }
       *[free] { $steps ->
            [one] Desde ahí falta 1 paso para tener una almohada a mano, en vez de { $otherwise }.
           *[other] Desde ahí faltan { $steps } pasos para tener una almohada a mano, en vez de { $otherwise }.
        }
    }

## Titulares de la tarjeta que se comparte

headline-past-all-cover = Ni a cubierto se libra { $other }: victoria para { $winners }
headline-not-a-feather =
    { $number ->
        [1] Un solo golpe en toda la noche, y no contra { $winners }
       *[other] { $number } golpes en una noche, y ni uno contra { $winners }
    }
headline-the-last-pillow-tore = Se rompió la última almohada. Más golpes que nadie: { $winners }
headline-something-broke = Algo se rompió. Más golpes que nadie: { $winners }
headline-parents-came = Llegaron los padres. Más golpes que nadie: { $winners }
headline-one-last-hit = Un último golpe a { $other }, y victoria para { $winners }

## Logros

feat-over-the-sofa = Por encima del sofá
    .story = dar a alguien a cubierto, con muy pocas posibilidades
feat-return-to-sender = Devuélvase al remitente
    .story = atrapar una almohada y dar a quien la lanzó en el ataque siguiente
feat-rug-pull = El truco del mantel
    .story = quitarle a alguien la almohada de debajo de los pies y darle en el mismo turno
feat-untouched = Ni una pluma fuera de sitio
    .story = ganar sin recibir ni un golpe
feat-feathers-everywhere = Plumas por todas partes
    .story = romper la última almohada que quedaba
feat-not-the-vase = ¡El jarrón no!
    .story = romper algo frágil

# Planear. $attacks es 1 cuando se va a por alguien.
plan =
    { $attacks ->
        [0] {""}
       *[other] ir a por { $attack } si la probabilidad de golpe es al menos del { PERCENT($odds) }; luego,{" "}
    }{ $rest ->
        [defend] defensa total y fin del turno
        [end] terminar el turno
       *[ask] lo demás lo decides tú
    }
plan-ask-attack = Ir a por
plan-ask-odds = Si la probabilidad de golpe es…
plan-ask-rest = Y con lo que quede del turno
plan-open-attack = nadie
plan-some-odds = al menos del { PERCENT($number) }
plan-rest-end = terminarlo
plan-rest-defend = defensa total, y terminarlo
plan-rest-ask = preguntarme
plan-void-hands = ya no tienes la almohada.
