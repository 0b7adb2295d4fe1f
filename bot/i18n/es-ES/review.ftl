### Mirar atrás en una partida terminada: opciones de ganar, decisiones y suerte.

## El mensaje

review-title = { $emoji } { $game } · mesa { $table } · el repaso
story-won = { $how ->
        [left] **Gana { $winners }:** los demás se habían ido.
        [points] **Gana { $winners }:** { $standings }.
       *[none] **Gana { $winners }.**
    }
# Same as English: names and numbers
review-standing = { $player } { $points }
story-decided = **Lo que la decidió:** { $moment }: { $told } Así, { $player } pasó de ganar { $before } a ganar { $after } de cada 100.
story-nothing-decided = **Lo que la decidió:** ningún momento en concreto. Fue un tira y afloja, pasito a pasito, hasta el final.
story-blunder =
    { $kind ->
        [blunder] **La pifia:**
        [your-blunder] **Tu pifia:**
        [your-slip] **Tu desliz:**
       *[slip] **El desliz:**
    } { $moment }: «{ $chosen }», cuando «{ $best }» era mejor.
review-picture-after = La imagen muestra la mesa justo después: { $moment }.
review-picture-end = La imagen muestra el final.
review-picture-before = El tablero justo antes de esta decisión y de sus dados.
story-no-blunder = **La pifia:** no la hubo. { $care ->
        [left] Nadie regaló gran cosa, salvo al irse.
        [none] Nadie tuvo nada que elegir.
        [alike] Todas las opciones venían a dar lo mismo.
        [perfect] Todo el mundo eligió casi tan bien como el ordenador más fuerte.
        [little] Nadie regaló gran cosa.
        [unclear] El ordenador más fuerte habría elegido otra cosa alguna vez, sin un motivo que yo sepa nombrar.
       *[adds-up] Pero las pequeñas pérdidas se fueron sumando.
    }
story-dice = **La suerte:** { $who ->
        [lucky] mimó sobre todo a { $lucky }.
        [unlucky] se ensañó sobre todo con { $unlucky }.
        [unsure] demasiado igualado para decirlo.
       *[both] mimó sobre todo a { $lucky }. Para { $unlucky }, las sobras.
    }
story-fair-dice = **La suerte:** poca cosa. Trató igual a todo el mundo.
story-player = **{ $player }** · { $accuracy ->
        [none] nada que elegir
        [alike] todas las opciones venían a dar lo mismo
       *[other] precisión **{ $accuracy }**
    }{ $missed }
story-blunders = { $number ->
        [one] , una pifia
       *[other] , { $number } pifias
    }
story-slips = { $number ->
        [one] , un desliz
       *[other] , { $number } deslices
    }
story-luck-even = ni buena ni mala suerte
story-luck-unsure = demasiado igualado para decirlo
story-luck-little-up = algo de suerte
story-luck-little-down = algo de mala suerte
story-luck-clear-up = bastante suerte
story-luck-clear-down = bastante mala suerte
story-luck-amazing-up = una suerte increíble
story-luck-amazing-down = una mala suerte increíble
story-insufficient = **Esta vez no hay veredicto:** he mirado { $looked } de { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, con { $samples } muestras de cada uno. Es muy poco para decir quién eligió bien y quién tuvo suerte.
story-how = La precisión juzga solo tus decisiones, no el resultado: 100 es tan bueno como el ordenador más fuerte.
story-how-pages = La suerte y todas las cifras están en la última página.
button-show-me = A ver
button-show-better = ¿Qué era mejor?
review-ledger = Opciones de ganar, en partidas de cada 100. Decisiones: comparadas con las del ordenador más fuerte, 0 es lo mejor. Suerte: todo lo que no eligió nadie.
review-player =
    { $player }: { PERCENT($start) } al empezar → { PERCENT($end) }. Decisiones propias **{ $choices }** · decisiones de los demás { $others } · suerte **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] , { $word }
    } · { $number ->
        [0] nada que elegir
        [one] { $number } decisión
       *[other] { $number } decisiones
    }{ $costly ->
        [0] {""}
        [one] , { $costly } cara
       *[other] , { $costly } caras
    }
review-player-short = { $player }: { $verdict ->
        [no] { $start } → { $end } de cada 100
       *[yes] { $word }
    } · { $number ->
        [0] nada que elegir
        [one] { $number } decisión
       *[other] { $number } decisiones
    }{ $costly ->
        [0] {""}
        [one] , { $costly } cara
       *[other] , { $costly } caras
    }
# Same as English: names and numbers
review-part = { $player } ({ $span })
review-span = { $first } a { $last }
review-no-span = ninguna jugada
review-turning = **Los momentos clave**
review-no-turning = No la decidió ningún momento en concreto: las opciones de ganar cambiaron pasito a pasito.
review-turn = **{ $place }. { $moment }:** { $told }
    { $moved }
review-moved = { $by ->
        [open] Con las cartas a la vista, la decisión movió las opciones de ganar
        [choice] La decisión movió las opciones de ganar
        [unseen] Un secreto movió las opciones de ganar
       *[dice] La suerte movió las opciones de ganar
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = El ordenador habría elegido «{ $best }».
review-costly = **Las decisiones más caras**
review-no-costly = Ninguna decisión por sí sola costó siquiera una partida de cada cien.
review-no-costly-yours = No tienes nada que lamentar.
why-odds =
    { $gap ->
        [0] Apenas importa: de un modo u otro se ganan unas { $more } de cada 100 partidas así.
       *[other] Con eso se ganan unas { $more } de cada 100 partidas así; con lo que se jugó, { $less }.
    }
review-cost = **{ $moment }:** «{ $chosen }». Mejor: «{ $best }».
# Same as English: names and numbers
review-cost-unknown = Por lo que { $player } podía saber, casi daba igual; con las cartas a la vista, no.
review-note = **{ $moment }:** { $told }
review-left = Al irse, { $player } regaló { $games ->
        [1] { $games } opción
       *[other] { $games } opciones
    } de cada 100.
review-unfinished = Esta partida no se jugó hasta el final: las últimas cifras son estimaciones, no un resultado.

## Momentos de una partida

# Same as English: names and numbers
review-moment = { $player }, { $when }
review-you = Tú
review-moment-all = la tirada de todos, { $when }
review-when = { $number ->
        [0] antes de la primera ronda
       *[other] ronda { $number }
    }
review-chosen = «{ $label }».
review-dice = { $count ->
        [one] El dado sacó { $faces }.
       *[other] Los dados sacaron { $faces }.
    }
review-throws = Los dados: { $faces }.
review-dice-many = Los dados: { $first }; luego { $count } tiradas más, y { $last }.
# Same as English: names and numbers
review-face = { $player } { $face }
review-score = Puntos: { $changes }.
review-change = { $player } de { $before } a { $after }

## Qué es exacto y qué no

review-how-counted = Una estimación del ordenador más fuerte, no probabilidades demostradas; cada tirada se contó entera.
review-how-sampled = Una estimación del ordenador más fuerte, no probabilidades demostradas; algunas tiradas son muestras, así que las cifras pueden variar un poco.
review-how-ignored = No prevén lo que una regla de la casa puede hacer aquí más adelante, así que no te las tomes al pie de la letra: { $rules }.
review-how-played = Las opciones de ganar son medias: desde cada posición, los ordenadores más fuertes jugaron la partida hasta el final { $samples } veces. Las cifras pueden variar un poco, y las diferencias pequeñas no significan nada.

## La imagen

review-plot-title = { $game }: opciones
review-plot-about = { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, según el ordenador más fuerte, en %
review-plot-marks = Los números marcan los momentos clave
review-plot-start = inicio
review-plot-choices = decisiones
review-plot-luck = suerte
review-plot-others = otros
review-plot-end = final
review-alt = Las opciones de ganar a lo largo de { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }. { $players }. { $turns ->
        [none] Sin momentos clave
       *[other] Momentos clave: { $turns }
    }.
review-alt-player = { $player }, del { PERCENT($start) } al { PERCENT($end) } (decisiones { $choices }, otros { $others }, suerte { $luck })

## Botones y respuestas

button-review = Repaso
button-review-share = Compartirlo aquí
sorry-review-running = Esta partida se está jugando todavía. Podrás repasarla cuando acabe; hasta entonces, las opciones de ganar no las ve nadie.
sorry-review-closed = Esta mesa se cerró sin resultado, así que sus secretos siguen siendo secretos y no hay nada que repasar.
sorry-review-waiting = Todavía estoy repasando otra partida para ti. Vuelve a pedírmelo cuando termine.
sorry-review-failed = Los ordenadores no han podido calcularlo ahora mismo. Prueba otra vez dentro de un minuto.
