### Lo que decide cada servidor, y cómo saluda el bot.

settings-title = Ajustes de este servidor
settings-channels = **Dónde:** { $count ->
        [0] podéis abrir partidas en todos los canales en los que puedo escribir.
        [one] podéis abrir partidas en el canal elegido aquí.
       *[other] podéis abrir partidas en los { $count } canales elegidos aquí.
    }
settings-choose-channels = Todos los canales en los que puedo escribir
settings-lacking = ⚠️ En { $channel } me falta: { $permissions }.
settings-lacking-more = …y { $count ->
        [one] otro canal en el que falta algo.
       *[other] otros { $count } canales en los que falta algo.
    }
settings-gone = ⚠️ Los canales elegidos ya no existen, así que nadie puede abrir una partida. Elige otros, o ninguno.
settings-nowhere = ⚠️ Ningún canal me da todavía todo lo que hace falta para jugar: { $permissions }.
settings-clock = Tiempo por jugada: { $time }
settings-language = Idioma de las mesas nuevas: { $language }
settings-language-own = el del servidor
settings-follow = El tablero sigue la charla: { $follow ->
        [quickly] deprisa
        [never] nunca
       *[calmly] con calma
    }
settings-moderators = **Quién puede terminar partidas ajenas:** { $role ->
        [none] moderación (Gestionar mensajes).
       *[other] { $role }, y quien gestione el servidor.
    }
settings-choose-role = Moderación (Gestionar mensajes)
settings-threads-on = En hilos: sí
settings-threads-off = En hilos: no
settings-pings-on = Menciones: sí
settings-pings-off = Menciones: no
settings-everywhere-on = Cuenta en todas partes: sí
settings-everywhere-off = Cuenta en todas partes: no
settings-banter-on = Charla de los habituales: sí
settings-banter-off = Charla de los habituales: no
settings-quiet = **Horas de silencio:** { $hours ->
        [none] ninguna, salvo para quien tenga las suyas.
       *[other] { $hours }, para quien no tenga las suyas.
    }
button-settings-quiet = Horas de silencio
settings-quiet-title = Horas de silencio de este servidor
settings-small = *Menciones:* si puedo mencionar a la gente cuando le toca; los mensajes directos los decide cada cual. *Cuenta en todas partes:* las partidas que acaben desde ahora cuentan en la clasificación de todos los servidores; las anteriores se quedan como están. Los canales, el tiempo por jugada y el idioma valen para las mesas nuevas. *El tablero sigue la charla:* si charláis debajo de una partida en marcha, vuelvo a traer el tablero abajo; solo cuento los mensajes, nunca los leo.
sorry-not-manager = Solo quien gestiona el servidor (Gestionar servidor) puede ver y cambiar sus ajustes.
sorry-no-threads = En este servidor no se juega en hilos. Prueba en el propio canal.
sorry-other-channel = En este servidor se juega en otra parte: { $channels }.
sorry-no-channel = Los canales elegidos para jugar en este servidor ya no existen. Quien lo gestione puede elegir otros con /ajustes.
sorry-not-host-or-role = Eso solo puede hacerlo { $host }, que abrió la mesa, o alguien con el rol { $role }.

greeting = 👋 ¡Hola! Traigo { $games } a un canal; si no hay nadie más por aquí, juegan los ordenadores. Abre una partida con { $play }, o empieza por { $help }. Y si gestionas este servidor, con { $settings } eliges dónde se juega y cómo.
