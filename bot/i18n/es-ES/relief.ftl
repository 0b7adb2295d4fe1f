### Sitios que cambian de manos a mitad de partida.

button-hand-over = Ceder mi sitio
button-keep-seat = Conservar mi sitio
button-take = Ocupar el sitio de { $name }
button-relieve = Seguir en lugar de { $name }
button-hand-over-sure = Ofrecer mi sitio
button-take-sure = Sentarme
button-drop-out = Dejarlo a un ordenador

hand-over-sure =
    El sitio es tuyo hasta que alguien se siente, un día como mucho; *⋯* retira la oferta. Después quedas fuera para siempre.
    Si el sitio acaba mal, tu puntuación baja; si no, no cambia. `/mesa ceder` se lo pide a una persona. ¿Pregunto a todo el mundo?
drop-out-sure = ¿Tienes prisa? Un ordenador puede seguir ya mismo; para tu puntuación es rendirse.
take-sure =
    Seguirías en lugar de { $seat } hasta el final: todo lo que tiene en esta partida pasa a ser tuyo, y después ya no puedes cambiarte a otro sitio.
    Tu puntuación no tiene aquí nada que perder ni nada que ganar. La partida entra en tu perfil si tomas al menos la mitad de las decisiones de este sitio.

table-offered = 🪑 { $seat } tiene que irse. { $whom ->
        [anybody] ¿Quién quiere seguir jugando en su lugar?
       *[other] ¿Quieres seguir jugando en su lugar, { $whom }?
    } La oferta termina { $when }.
table-relieved = { $seat } ocupa el sitio de { $former } y sigue jugando desde aquí.

offered-call = { $whom ->
        [anybody] { $who } tiene que irse. ¿A alguien de aquí le apetece seguir jugando? [Ocupa el sitio en la mesa]({ $link }); hasta entonces es de { $who }. La oferta termina { $when }.
       *[other] { $whom }: { $who } tiene que irse y querría que siguieras tú. [Ocupa el sitio en la mesa]({ $link }); hasta entonces es de { $who }. La oferta termina { $when }.
    }
relieved-call = 🪑 { $who } sigue jugando en lugar de { $former }. [A la mesa]({ $link })

done-offered = Ya he preguntado. El sitio es tuyo hasta que alguien se siente.
done-kept = Bien, te quedas. El sitio ya no se ofrece.
done-dropped-out = ¡Hasta luego! Un ordenador sigue en tu sitio. Nos vemos en la próxima partida.
done-relieved = ¡Adelante! El sitio es tuyo, y su tiempo también. Échale un vistazo al tablero.
done-relieved-secret = ¡Adelante! El sitio es tuyo, y su tiempo también. *Echar un ojo* te enseña sus secretos, y ya van de camino en un mensaje directo.

vote-relieve-sure = Seguirías en lugar de { $seat } hasta el final. Les pregunto a quienes siguen jugando. Tienen un día, y quien calla otorga; pero si { $seat } vuelve antes, asunto arreglado. ¿Les pregunto?
vote-relieve-open = 🪑 { $who } querría seguir en lugar de { $seat }, que lleva un rato sin aparecer.{ $silent ->
        [none] {""}
       *[other] {" "}Falta por contestar: { $silent }.
    } Quien calla otorga. Se decide { $when }; si { $seat } vuelve antes, asunto arreglado.
vote-relieve-refused = 🙂 Votos por esperar a { $seat }: { $seats }.
vote-relieve-call = ¡{ $seat }, se te echa de menos! { $who } querría ocupar tu sitio. [Vuelve]({ $link }) { $when } como muy tarde, y sigue siendo tuyo.{ $others ->
        [none] {""}
       *[other] {" "}¿Sí o no, { $others }?
    }
vote-relieve-computer-sure = Seguirías en lugar de { $seat } hasta el final, y no cuenta para tu puntuación. Les pregunto a quienes siguen jugando. Tienen un día, y quien calla otorga. ¿Les pregunto?
vote-relieve-computer-open = 🪑 { $who } querría entrar en la partida en lugar de { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Falta por contestar: { $silent }.
    } Quien calla otorga. Se decide { $when }.
vote-relieve-computer-refused = 🙂 Votos por seguir con { $seat }: { $seats }.
vote-relieve-computer-call = { $who } querría [entrar en la partida]({ $link }) en lugar de { $seat }.{ $others ->
        [none] {""}
       *[other] {" "}¿Sí o no, { $others }?
    } Se decide { $when }.

sorry-no-offer = Ese sitio no se ofrece.
sorry-own-offer = Ese sitio es el tuyo. Para conservarlo, pulsa *⋯* y *Conservar mi sitio*.
sorry-drop-out = Un ordenador solo puede ocupar tu sitio mientras sigan jugando al menos otros dos y uno sea una persona. Puedes rendirte o ceder tu sitio.
sorry-offered-to-other = Ese sitio está reservado para { $whom }.
sorry-hand-over-bot = Los bots no tienen manos para los dados. Pídeselo a una persona, por favor.
sorry-relief-seated = { $other ->
        [yes] Ya tiene un sitio en esta mesa, y nadie juega en dos.
       *[no] Ya tienes un sitio en esta mesa, y nadie juega en dos.
    }
sorry-relief-watched = { $other ->
        [yes] Ya ha jugado antes en esta partida y ha visto cosas que este sitio no debe saber. Tendrá que hacerlo otra persona.
       *[no] Ya has jugado antes en esta partida y has visto cosas que este sitio no debe saber. Tendrá que hacerlo otra persona.
    }
sorry-relief-unwelcome = { $other ->
        [yes] En esta mesa no hay sitio para esa persona.
       *[no] Lo siento, en esta mesa no hay sitio para ti.
    }
