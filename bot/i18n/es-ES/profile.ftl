### Perfiles, y logros de ningún juego en particular.

## El mensaje

profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = en este servidor
profile-scope-everywhere = en todos los servidores
profile-summary = { $games ->
        [one] **1 partida**
       *[other] **{ $games } partidas**
    } { $scope }, { $wins ->
        [0] ninguna victoria todavía
        [one] **1 victoria** ({ PERCENT($share) })
       *[other] **{ $wins } victorias** ({ PERCENT($share) })
    }, { $time } en la mesa.
profile-time = { $time } en la mesa.
profile-line = { $game }: { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
profile-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
profile-hours = { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
profile-empty = { $player } no ha terminado todavía ninguna partida { $scope }. Nunca es tarde: /jugar.
profile-line-rated = { $line }, puntuación { $rating }
profile-unrated = **Puntuación:** ninguna todavía.
profile-rating = **Puntuación:** { $rating }{ $settled ->
        [yes] .
       *[no] , aún por asentarse.
    }
profile-exact-rating = **Puntuación:** { $rating }, y casi seguro que como mínimo. La mejor estimación es { $guess } ± { $spread }{ $settled ->
        [yes] .
       *[no] , que con tan pocas partidas dice poco.
    }
profile-dice = **Dados:** { $how ->
        [few] demasiado pocos todavía para saberlo.
        [even] la suerte de cualquiera.
        [little-up] algo más de suerte que la mayoría.
        [little-down] algo menos de suerte que la mayoría.
        [clear-up] bastante más suerte que la mayoría.
        [clear-down] bastante menos suerte que la mayoría.
        [amazing-up] una suerte increíble.
       *[amazing-down] una mala suerte increíble.
    }
profile-figures = Cifras exactas
profile-figures-title = Cifras exactas de { $player }, { $scope }
profile-no-figures = No hay ninguna todavía.
profile-streaks = **Rachas:** { $wins ->
        [0] ninguna ahora mismo
        [one] 1 victoria
       *[other] { $wins } victorias seguidas
    }, { $best ->
        [0] ninguna victoria todavía
        [one] la mejor: 1
       *[other] la mejor: { $best }
    }.{ $bestweeks ->
        [1] {""}
       *[other] {" "}{ $weeks ->
            [0] La semana pasada no se dejó ver
            [one] Lleva 1 semana jugando
           *[other] Lleva { $weeks } semanas seguidas jugando
        } (récord: { $bestweeks }).
    }
profile-rivals = **Rivales:** { $lines }
profile-rival-met = con quien más se cruza es { $rival } ({ $met ->
        [one] una vez
        [2] dos veces
       *[other] { $met } veces
    }: { $ahead } por delante, { $behind } por detrás)
profile-rival-prey = le tiene tomada la medida a { $rival } ({ $ahead } : { $behind })
profile-rival-nemesis = no hay manera con { $rival } ({ $ahead } : { $behind })
profile-luck = **Dados:** { $dice ->
        [one] 1 dado tirado
       *[other] { $dice } dados tirados
    }, { $pips ->
        [one] 1 punto
       *[other] { $total } puntos
    }, cuando la media es { $expected }: { $lead }. El puro azar suele desviarse unos { $usual }. { $verdict }
profile-luck-more = { $pips } de más
profile-luck-less = { $pips } de menos
profile-luck-even = ni uno más ni uno menos
profile-luck-few = Demasiado pocos para saberlo.
profile-luck-fair = Dentro de lo que hace el azar.
profile-luck-odd = Más o menos 1 persona de cada { $one } saca dados así: curioso, pero no extraordinario.
profile-luck-wonder = Solo 1 persona de cada { $one }, más o menos, se aleja tanto de la media. ({ $way ->
        [up] ¡Alto no siempre es bueno!
       *[down] ¡Bajo no siempre es malo!
    })
profile-feats = **Logros:** { $count } de { $all }
profile-feat = 🏅 **{ $feat }**{ $times ->
        [one] {""}
       *[other] {" "}(× { $times })
    } · { $story }
profile-feat-at = { $line } · [mesa { $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = Todos los logros
profile-feats-title = Logros de { $player }, { $scope }: { $count } de { $all }
profile-alt = { $player }, { $about }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }. { $curve }
profile-alt-curve = Puntuación { $rating }{ $settled ->
        [yes] {""}
       *[no] {" "}(aún por asentarse)
    }. En { $count ->
        [one] la última partida puntuada
       *[other] las últimas { $count } partidas puntuadas
    } pasó de { $from } a { $rating }, entre { $low } y { $high }.
profile-alt-none = Ninguna partida puntuada todavía.

## La imagen

profile-card-games = { $games ->
        [one] partida
       *[other] partidas
    }
profile-card-wins = { $wins ->
        [0] victorias
        [one] victoria · { PERCENT($share) }
       *[other] victorias · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] puntuación
       *[no] puntuación en obras
    }
profile-card-all = Todas las partidas
profile-card-about = { $game } · { $scope }
profile-card-curve = Línea: puntuación. Banda: hasta dónde puede llegar; cada partida la estrecha
profile-card-settling = Línea: puntuación. Hasta dónde puede llegar se verá tras 10 partidas
profile-card-first = desde { $date }
profile-card-latest = hasta { $date }
profile-card-only = { $date }
profile-card-none = Ninguna partida puntuada todavía
profile-card-sleeping = Los dados duermen todavía.

## Por qué no

sorry-profile-private = Fuera de un servidor que compartamos, solo puedo enseñarte tu propio perfil. No elijas a nadie y lo verás.
sorry-profile-computer = { $player } es una máquina, y no lleva diario. Cómo vas contra los habituales está en tu propio perfil.

## Al final de una mesa

table-feat = 🏅 { $seats }: **{ $feat }** · { $story }
table-feats-more = 🏅 … y { $count } más, en los perfiles.

## Logros que puede dar cualquier juego: cómo se llaman y cómo se ganan

feat-first-win = La suerte del principiante
    .story = ganar por primera vez en la vida
feat-hat-trick = Triplete
    .story = tres victorias seguidas
feat-bounced-back = De rebote
    .story = la vez anterior, a la cola; esta, en cabeza
feat-good-sport = Buen perder
    .story = tres veces seguidas en último lugar, y aguantar las tres hasta el final
feat-beat-the-machine = Jaque a la máquina
    .story = ganar a un ordenador difícil
feat-rematch-won = ¿Cómo decías?
    .story = perder, pedir la revancha y ganarla
feat-full-house = Aforo completo
    .story = ni un sitio libre, y ninguno de un ordenador
feat-long-haul = Pasada la hora de dormir
    .story = tomar sesenta decisiones en una sola partida
feat-worth-the-wait = A la undécima va la vencida
    .story = la primera victoria en un juego, tras diez partidas o más sin ninguna
feat-all-rounder = Todoterreno
    .story = ganar a tres juegos distintos
feat-same-time-next-week = ¿La semana que viene, igual?
    .story = cuatro semanas seguidas
feat-hundredth-night = Parte del mobiliario
    .story = cien partidas
