### Olhar para trás numa partida terminada: chances, escolhas e sorte.

## A mensagem

review-title = { $emoji } { $game } · mesa { $table } · a análise
story-decided = **O que decidiu:** { $told } Antes disso, { $player } tinha { $before }; depois, { $after }.
story-nothing-decided = **O que decidiu:** nenhum momento em especial. Foi um vaivém, passinho a passinho, até o fim.
story-blunder =
    { $kind ->
        [blunder] **A mancada:**
       *[slip] **O vacilo:**
    } no passo { $step }, { $player } escolheu “{ $chosen }”, quando “{ $best }” era melhor.
story-no-blunder = **A mancada:** não teve. { $care ->
        [left] Ninguém deu muita coisa de graça, a não ser indo embora.
        [none] Ninguém teve nada para escolher.
        [perfect] Todo mundo escolheu mais ou menos tão bem quanto o computador mais forte.
        [little] Ninguém deu muita coisa de graça.
       *[adds-up] Mas as pequenas perdas foram se somando.
    }
story-dice = **A sorte:** { $who ->
        [lucky] os dados mimaram { $lucky }.
        [unlucky] os dados maltrataram { $unlucky }.
       *[both] os dados mimaram { $lucky }. Para { $unlucky }, sobrou o resto.
    }
story-fair-dice = **A sorte:** quase nada. Os dados trataram todo mundo igual.
story-chance = { $word } ({ $games } em 100)
story-chance-0 = quase nenhuma chance
story-chance-1 = pouca chance
story-chance-2 = chances um pouco baixas
story-chance-3 = chances na média
story-chance-4 = boas chances
story-chance-5 = ótimas chances
story-chance-6 = a vitória na mão
story-player = **{ $player }** · { $accuracy ->
        [none] nada para escolher
       *[other] precisão **{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = { $number ->
        [one] , uma mancada
       *[other] , { $number } mancadas
    }
story-slips = { $number ->
        [one] , um vacilo
       *[other] , { $number } vacilos
    }
story-luck-rare = { $luck } (dados melhores que em { $games } de 100 partidas assim)
story-luck-even = a sorte de qualquer um
story-luck-little-up = um pouco mais de sorte que a maioria
story-luck-little-down = um pouco menos de sorte que a maioria
story-luck-clear-up = bem mais sorte que a maioria
story-luck-clear-down = bem menos sorte que a maioria
story-luck-amazing-up = uma sorte incrível
story-luck-amazing-down = um azar incrível
story-insufficient = **Desta vez, sem veredito:** olhei { $looked } de { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }, com { $samples } tentativas para cada um. É pouco para dizer quem escolheu bem e quem teve sorte.
story-how = A precisão vai de 0 a 100; com 100, cada escolha foi tão boa quanto a do computador mais forte.
story-how-pages = Os números estão na última página.
button-show-me = Quero ver
review-ledger = Quantas de 100 partidas assim daria para ganhar, no começo e no fim, e o que mudou isso:
review-player =
    { $player }: { PERCENT($start) } no começo → { PERCENT($end) }. Escolhas próprias **{ $choices }** · dados **{ $luck }** · escolhas dos outros { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · o que estava escondido { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · o resto { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · tão boas quanto as do computador: { $agreed } de { $number }
    }
review-part =
    { $player }, { $steps ->
        [0] nenhum passo da partida
        [one] passo { $first }
       *[other] passos { $first } a { $last }
    }: escolhas próprias { $choices } · dados { $luck }
review-turning = **Os momentos decisivos**
review-no-turning = Nenhum momento decidiu sozinho: as chances mudaram passinho a passinho.
review-turn = **{ $place }. Passo { $step }** { $told }
    { $by ->
        [choice] A escolha mexeu nas chances
       *[dice] A sorte mexeu nas chances
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = O computador teria escolhido “{ $best }”.
review-costly = **As escolhas mais caras**
review-no-costly = Nenhuma escolha sozinha custou sequer uma partida em cem.
why-odds =
    { $gap ->
        [0] Quase não faz diferença: de um jeito ou de outro, ganham-se cerca de { $more } em 100 partidas parecidas.
       *[other] Desse jeito, ganham-se cerca de { $more } em 100 partidas parecidas; com a jogada feita, { $less }.
    }
review-cost = **Passo { $step }** { $told }
    { $player } escolheu “{ $chosen }”; o computador teria escolhido “{ $best }”.
review-left = Ao ir embora, { $player } jogou fora { $games ->
        [1] { $games } chance
       *[other] { $games } chances
    } em 100.
review-unfinished = Esta partida não foi jogada até o fim: os últimos números são estimativas, não um resultado.

## O que é exato e o que não é

review-how-counted = As chances são o que o computador mais forte acha de cada posição: uma estimativa, não probabilidades provadas. Cada lance foi contado por inteiro; nada foi por amostragem.
review-how-sampled = As chances são o que o computador mais forte acha de cada posição: uma estimativa, não probabilidades provadas. Lances com resultados demais foram por amostragem; ± é um intervalo de 95% só para isso.
review-how-ignored = Elas não preveem o que uma regra da casa ainda pode aprontar aqui, então não leve ao pé da letra: { $rules }.
review-how-played = As chances são médias: de cada posição, os computadores mais fortes jogaram a partida até o fim { $samples } vezes. ± é um intervalo de 95%; diferenças menores que isso não querem dizer nada.

## A imagem

review-plot-title = { $game }: chances
review-plot-about = { $steps ->
        [one] 1 passo
       *[other] { $steps } passos
    }, segundo o computador mais forte, em %
review-plot-marks = Os números marcam os momentos decisivos
review-plot-start = começo
review-plot-choices = escolhas
review-plot-luck = dados
review-plot-others = outros
review-plot-rest = resto
review-plot-end = fim
review-alt = As chances de vitória ao longo de { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }. { $players }. { $turns ->
        [none] Nenhum momento decisivo
       *[other] Momentos decisivos: { $turns }
    }.
review-alt-player = { $player } de { PERCENT($start) } a { PERCENT($end) }
review-alt-step = passo { $step }

## Botões e respostas

button-review = Análise
button-review-share = Compartilhar aqui
sorry-review-running = Esta partida ainda está sendo jogada. Dá para analisar quando ela acabar; até lá, as chances não são para os olhos de ninguém.
sorry-review-closed = Esta mesa fechou sem resultado, então os segredos dela continuam secretos e não há nada para analisar.
sorry-review-waiting = Ainda estou analisando outra partida para você. Peça de novo quando ela terminar.
sorry-review-failed = Os computadores não conseguiram calcular isso agora. Tente de novo daqui a um minuto.
