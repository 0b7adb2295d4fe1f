### Mirar atrás en una partida terminada: opciones de ganar, decisiones y suerte.

## El mensaje

review-title = { $emoji } { $game } · mesa { $table } · el repaso
story-decided = **Lo que la decidió:** { $told } Antes de eso, { $player } lo tenía { $before }; después, { $after }.
story-nothing-decided = **Lo que la decidió:** ningún momento en concreto. Fue un tira y afloja, pasito a pasito, hasta el final.
story-blunder =
    { $kind ->
        [blunder] **La pifia:**
       *[slip] **El desliz:**
    } en el paso { $step }, { $player } eligió «{ $chosen }», cuando «{ $best }» era mejor.
story-no-blunder = **La pifia:** no la hubo. { $care ->
        [left] Nadie regaló gran cosa, salvo al irse.
        [none] Nadie tuvo nada que elegir.
        [perfect] Todo el mundo eligió casi tan bien como el ordenador más fuerte.
        [little] Nadie regaló gran cosa.
       *[adds-up] Pero las pequeñas pérdidas se fueron sumando.
    }
story-dice = **La suerte:** { $who ->
        [lucky] los dados mimaron sobre todo a { $lucky }.
        [unlucky] los dados se ensañaron sobre todo con { $unlucky }.
       *[both] los dados mimaron sobre todo a { $lucky }. Para { $unlucky }, las sobras.
    }
story-fair-dice = **La suerte:** poca cosa. Los dados trataron igual a todo el mundo.
story-chance = { $word } ({ $games } de cada 100)
story-chance-0 = casi imposible
story-chance-1 = difícil
story-chance-2 = algo cuesta arriba
story-chance-3 = como cualquiera
story-chance-4 = bien
story-chance-5 = muy bien
story-chance-6 = en el bolsillo
story-player = **{ $player }** · { $accuracy ->
        [none] nada que elegir
       *[other] precisión **{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = { $number ->
        [one] , una pifia
       *[other] , { $number } pifias
    }
story-slips = { $number ->
        [one] , un desliz
       *[other] , { $number } deslices
    }
story-luck-rare = { $luck } (mejores dados que en { $games } de cada 100 partidas así)
story-luck-even = la suerte de cualquiera
story-luck-little-up = algo más de suerte que la mayoría
story-luck-little-down = algo menos de suerte que la mayoría
story-luck-clear-up = bastante más suerte que la mayoría
story-luck-clear-down = bastante menos suerte que la mayoría
story-luck-amazing-up = una suerte increíble
story-luck-amazing-down = una mala suerte increíble
story-insufficient = **Esta vez no hay veredicto:** he mirado { $looked } de { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, con { $samples } muestras de cada uno. Es muy poco para decir quién eligió bien y quién tuvo suerte.
story-how = La precisión va de 0 a 100; con 100, cada decisión fue tan buena como las del ordenador más fuerte.
story-how-pages = Las cifras están en la última página.
button-show-me = A ver
review-ledger = Cuántas de cada 100 partidas así se ganarían, al empezar y al acabar, y qué lo cambió:
review-player =
    { $player }: { PERCENT($start) } al empezar → { PERCENT($end) }. Decisiones propias **{ $choices }** · dados **{ $luck }** · decisiones de los demás { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · lo oculto { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · el resto { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · tan buenas como las del ordenador: { $agreed } de { $number }
    }
review-part =
    { $player }, { $steps ->
        [0] ningún paso
       *[other] pasos { $first } a { $last }
    }: decisiones propias { $choices } · dados { $luck }
review-turning = **Los momentos clave**
review-no-turning = No la decidió ningún momento en concreto: las opciones de ganar cambiaron pasito a pasito.
review-turn = **{ $place }. Paso { $step }** { $told }
    { $by ->
        [choice] La decisión movió las opciones de ganar
       *[dice] La suerte movió las opciones de ganar
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = El ordenador habría elegido «{ $best }».
review-costly = **Las decisiones más caras**
review-no-costly = Ninguna decisión por sí sola costó siquiera una partida de cada cien.
why-odds =
    { $gap ->
        [0] Apenas importa: de un modo u otro se ganan unas { $more } de cada 100 partidas así.
       *[other] Con eso se ganan unas { $more } de cada 100 partidas así; con lo que se jugó, { $less }.
    }
review-cost = **Paso { $step }** { $told }
    { $player } eligió «{ $chosen }»; el ordenador habría elegido «{ $best }».
review-left = Al irse, { $player } regaló { $games ->
        [1] { $games } opción
       *[other] { $games } opciones
    } de cada 100.
review-unfinished = Esta partida no se jugó hasta el final: las últimas cifras son estimaciones, no un resultado.

## Qué es exacto y qué no

review-how-counted = Las opciones de ganar son lo que el ordenador más fuerte opina de cada posición: una estimación, no probabilidades demostradas. Cada tirada se contó entera; nada se hizo por muestreo.
review-how-sampled = Las opciones de ganar son lo que el ordenador más fuerte opina de cada posición: una estimación, no probabilidades demostradas. Las tiradas con demasiados resultados se hicieron por muestreo; ± es un intervalo del 95 % solo para eso.
review-how-ignored = No prevén lo que una regla de la casa puede hacer aquí más adelante, así que no te las tomes al pie de la letra: { $rules }.
review-how-played = Las opciones de ganar son medias: desde cada posición, los ordenadores más fuertes jugaron la partida hasta el final { $samples } veces. ± es un intervalo del 95 %; las diferencias menores no significan nada.

## La imagen

review-plot-title = { $game }: opciones
review-plot-about = { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, según el ordenador más fuerte, en %
review-plot-marks = Los números marcan los momentos clave
review-plot-start = inicio
review-plot-choices = decisiones
review-plot-luck = dados
review-plot-others = otros
review-plot-rest = resto
review-plot-end = final
review-alt = Las opciones de ganar a lo largo de { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }. { $players }. { $turns ->
        [none] Sin momentos clave
       *[other] Momentos clave: { $turns }
    }.
review-alt-player = { $player }, del { PERCENT($start) } al { PERCENT($end) }
review-alt-step = paso { $step }

## Botones y respuestas

button-review = Repaso
button-review-share = Compartirlo aquí
sorry-review-running = Esta partida se está jugando todavía. Podrás repasarla cuando acabe; hasta entonces, las opciones de ganar no las ve nadie.
sorry-review-closed = Esta mesa se cerró sin resultado, así que sus secretos siguen siendo secretos y no hay nada que repasar.
sorry-review-waiting = Todavía estoy repasando otra partida para ti. Vuelve a pedírmelo cuando termine.
sorry-review-failed = Los ordenadores no han podido calcularlo ahora mismo. Prueba otra vez dentro de un minuto.
