### Los habituales: ordenadores con nombre, cara y manera de jugar propios. Sus nombres son los mismos en todos los
### idiomas: Biscuit (lo guarda todo), Marble (se la juega), Pickle (guarda rencor), Waffle (va de farol), Button (no quita ojo), Teddy
### (principiante).

## En una mesa abierta

# En el chat: la cara de un habitual y su nombre.
regular-chat-name = { $face } { $name }
# En pequeño, bajo un nombre en el cartel, y detrás de él entre paréntesis: 16 caracteres como mucho.
level-hoarder = lo guarda todo
level-gambler = se la juega
level-grudge = guarda rencor
level-bluffer = va de farol
level-watcher = no quita ojo
level-beginner = principiante
level-even = a vuestro nivel
# Una manera de jugar que esta versión del bot ya no tiene.
level-unknown = como siempre
add-even = Añadir uno a nuestro nivel
pick-regular = O invita a uno de los habituales
# Cómo juega cada uno, en una línea: para elegir.
plays-hoarder = Guarda lo que tiene y ahorra para más adelante
plays-gambler = Se la juega, y luego se la vuelve a jugar
plays-grudge = Se acuerda de quién hizo qué, y lo devuelve
plays-bluffer = Quiere que te creas otra cosa
plays-watcher = No le quita ojo a quien va en cabeza
plays-beginner = Compañía tranquila para una primera partida
# En el menú de quien abrió la mesa, sobre un habitual que está sentado ahí. $score es «Waffle va ganando 7 : 5».
regular-here = { $who } · { $plays }.{ $score ->
        [none] {""}
       *[other] {" "}{ $score }.
    }
# A lo largo de los años, contra una persona: primero lo del habitual, luego lo de la persona.
regular-score = { $way ->
        [ahead] { $name } va ganando { $theirs } : { $mine }
        [behind] { $name } va perdiendo { $theirs } : { $mine }
       *[even] { $name } empata { $theirs } : { $mine }
    }
profile-regulars = **Habituales:** { $scores }.

## Lo que dicen en la mesa de vez en cuando. $name es alguien que juega.

banter-says = { $who }: *«{ $line }»*
# Cuando empieza la partida.
banter-hoarder-hello = { $flavour ->
        [0] ¡Hola! He traído chuches. Son mías.
       *[1] Cuidaré muy bien de todo lo que me deis.
    }
banter-gambler-hello = { $flavour ->
        [0] ¿Os sonríe hoy la suerte? A mí siempre, hasta que deja de hacerlo.
       *[1] Vamos a darle emoción a esto.
    }
banter-grudge-hello = { $flavour ->
        [0] Me acuerdo de la última vez. De todo.
       *[1] Borrón y cuenta nueva. Mi lista está vacía, de momento.
    }
banter-bluffer-hello = { $flavour ->
        [0] No tengo ningún plan. Prometido.
       *[1] De esta cara os podéis fiar.
    }
banter-watcher-hello = { $flavour ->
        [0] Vosotros a lo vuestro. Yo solo miro.
       *[1] Si alguien se adelanta, yo lo veré.
    }
banter-beginner-hello = { $flavour ->
        [0] ¡Hola! Me he leído las reglas. Casi todas.
       *[1] ¿Esta es mi silla? ¡Qué emoción!
    }
# Cuando $name les acaba de hacer algo a la vista de todo el mundo: darles un número, un golpe, un desafío.
banter-hoarder-touched = { $flavour ->
        [0] ¿Para mí? Lo pondré con los demás.
       *[1] Con lo ordenado que tenía yo este sitio, { $name }.
    }
banter-gambler-touched = { $flavour ->
        [0] ¡Ja! ¿Otra vez, { $name }?
       *[1] Vale. Doble o nada.
    }
banter-grudge-touched = { $flavour ->
        [0] Lo he visto, { $name }. Yo estas cosas las apunto.
       *[1] Anotado. Y con boli.
    }
banter-bluffer-touched = { $flavour ->
        [0] Justo lo que yo quería. ¿O no?
       *[1] Ay, no. Ay, madre. ¿Y ahora qué hago yo?
    }
banter-watcher-touched = { $flavour ->
        [0] Interesante, { $name }. Muy interesante.
       *[1] Lo he visto venir. Casi.
    }
banter-beginner-touched = { $flavour ->
        [0] ¡Anda! ¿Eso se puede? ¿Sí? ¡Bueno es saberlo!
       *[1] Ah, así que eso va así, { $name }.
    }
# Cuando han ganado.
banter-hoarder-won = { $flavour ->
        [0] Una más para la estantería.
       *[1] Ahorrar sale a cuenta. Siempre.
    }
banter-gambler-won = { $flavour ->
        [0] ¿Qué os dije? Le caigo bien a la suerte.
       *[1] ¿Otra? ¡Estoy en racha!
    }
banter-grudge-won = { $flavour ->
        [0] Ahora estamos en paz. Más o menos.
       *[1] He tachado unos cuantos nombres de mi lista.
    }
banter-bluffer-won = { $flavour ->
        [0] ¿Os iba yo a mentir?
       *[1] ¿Que he ganado? Qué sorpresa. De verdad de la buena.
    }
banter-watcher-won = { $flavour ->
        [0] Me ha bastado con esperar y mirar.
       *[1] Habéis apartado la vista un momento. Uno.
    }
banter-beginner-won = { $flavour ->
        [0] ¿He ganado? ¡He ganado! ¿Lo ha visto todo el mundo?
       *[1] ¡Lo de la suerte del principiante es verdad!
    }
# Cuando han quedado en segundo lugar, por muy poco.
banter-hoarder-close = { $flavour ->
        [0] Tendría que haber gastado un poco antes.
       *[1] Qué poquito ha faltado. El recuerdo me lo guardo.
    }
banter-gambler-close = { $flavour ->
        [0] Una tirada más y era mía.
       *[1] Ha valido la pena. Lo volvería a hacer.
    }
banter-grudge-close = { $flavour ->
        [0] ¿Por tan poco? Esta no la olvido.
       *[1] Tu nombre ya está en mi lista, { $name }.
    }
banter-bluffer-close = { $flavour ->
        [0] Te he dejado ganar. Evidentemente.
       *[1] Todo según el plan. Casi todo.
    }
banter-watcher-close = { $flavour ->
        [0] He visto cómo lo hacías, { $name }. Bien jugado.
       *[1] He llegado una mirada tarde.
    }
banter-beginner-close = { $flavour ->
        [0] ¡Casi gano! ¿Jugamos otra?
       *[1] ¡Por qué poquito! Bien jugado, { $name }.
    }

## Después de la partida: por qué hicieron lo que hicieron

button-why = Que se explique { $name }
button-why-all = Que se expliquen los ordenadores
because-title = { $who } repasa la mesa { $table }
# Una decisión: cuándo, qué se eligió y en lugar de qué, y por qué, en una o varias frases.
because-decision = **{ $moment }:** «{ $chosen }»{ $instead ->
        [none] {""}
       *[other] , no «{ $instead }»
    }. { $why }
because-nothing = Esta vez no tuve grandes razones. Elegí lo que mejor pinta tenía, un paso tras otro.
because-how = Son los números con los que juegan los ordenadores, tal como eran en ese momento.{ $secrets ->
        [yes] {" "}Algunos eran entonces secretos.
       *[no] {""}
    }
sorry-why-program = { $who } es un programa propio de alguien. Por qué eligió lo que eligió, solo lo sabe quien lo escribió.
sorry-why-random = { $who } juega al azar, así que no hay ningún porqué. Un dado habría dicho lo mismo.
