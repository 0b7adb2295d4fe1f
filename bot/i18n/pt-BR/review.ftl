### Olhar para trás numa partida terminada: chances, escolhas e sorte.

## A mensagem

review-title = { $emoji } { $game } · mesa { $table } · a análise
story-won = { $how ->
        [left] **Vitória: { $winners }.** Todo o resto tinha ido embora.
        [points] **Vitória: { $winners }.** { $standings }.
       *[none] **Vitória: { $winners }.**
    }
# Same as English: names and numbers
review-standing = { $player } { $points }
story-decided = **O que decidiu:** { $moment }: { $told } Com isso, a chance de { $player } foi de { $before } para { $after } em 100.
story-nothing-decided = **O que decidiu:** nenhum momento em especial. Foi um vaivém, passinho a passinho, até o fim.
story-blunder =
    { $kind ->
        [blunder] **A mancada:**
        [your-blunder] **A sua mancada:**
        [your-slip] **O seu vacilo:**
       *[slip] **O vacilo:**
    } { $moment }: “{ $chosen }”, quando “{ $best }” era melhor.
review-picture-after = A imagem mostra a mesa logo depois: { $moment }.
review-picture-end = A imagem mostra o fim da partida.
review-picture-before = O tabuleiro logo antes desta escolha e dos seus dados.
story-no-blunder = **A mancada:** não teve. { $care ->
        [left] Ninguém deu muita coisa de graça, a não ser indo embora.
        [none] Ninguém teve nada para escolher.
        [alike] Todas as escolhas davam mais ou menos na mesma.
        [perfect] Todo mundo escolheu mais ou menos tão bem quanto o computador mais forte.
        [little] Ninguém deu muita coisa de graça.
        [unclear] O computador mais forte teria escolhido outra coisa aqui e ali, sem um motivo que eu saiba dizer.
       *[adds-up] Mas as pequenas perdas foram se somando.
    }
story-dice = **A sorte:** { $who ->
        [lucky] ela mimou { $lucky }.
        [unlucky] ela maltratou { $unlucky }.
        [unsure] apertado demais para dizer.
       *[both] ela mimou { $lucky }. Para { $unlucky }, sobrou o resto.
    }
story-fair-dice = **A sorte:** quase nada. Ela tratou todo mundo igual.
story-player = **{ $player }** · { $accuracy ->
        [none] nada para escolher
        [alike] todas as escolhas davam mais ou menos na mesma
       *[other] precisão **{ $accuracy }**
    }{ $missed }
story-blunders = { $number ->
        [one] , uma mancada
       *[other] , { $number } mancadas
    }
story-slips = { $number ->
        [one] , um vacilo
       *[other] , { $number } vacilos
    }
story-luck-even = nem sorte nem azar
story-luck-unsure = apertado demais para dizer
story-luck-little-up = um pouco de sorte
story-luck-little-down = um pouco de azar
story-luck-clear-up = bastante sorte
story-luck-clear-down = bastante azar
story-luck-amazing-up = uma sorte incrível
story-luck-amazing-down = um azar incrível
story-insufficient = **Desta vez, sem veredito:** olhei { $looked } de { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }, com { $samples } tentativas para cada um. É pouco para dizer quem escolheu bem e quem teve sorte.
story-how = A precisão julga só as suas escolhas, não o resultado: 100 é tão bom quanto o computador mais forte.
story-how-pages = A sorte e todos os números estão na última página.
button-show-me = Quero ver
button-show-better = O que era melhor?
review-ledger = Chances de ganhar, em partidas de 100. Escolhas: comparadas com as do computador mais forte, 0 é o melhor. Sorte: tudo o que ninguém escolheu.
review-player =
    { $player }: { PERCENT($start) } no começo → { PERCENT($end) }. Escolhas próprias **{ $choices }** · escolhas dos outros { $others } · sorte **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] , { $word }
    } · { $number ->
        [0] nada para escolher
        [one] { $number } escolha
       *[other] { $number } escolhas
    }{ $costly ->
        [0] {""}
        [one] , { $costly } cara
       *[other] , { $costly } caras
    }
review-player-short = { $player }: { $verdict ->
        [no] { $start } → { $end } em 100
       *[yes] { $word }
    } · { $number ->
        [0] nada para escolher
        [one] { $number } escolha
       *[other] { $number } escolhas
    }{ $costly ->
        [0] {""}
        [one] , { $costly } cara
       *[other] , { $costly } caras
    }
# Same as English: names and numbers
review-part = { $player } ({ $span })
review-span = { $first } a { $last }
review-no-span = nenhuma jogada
review-turning = **Os momentos decisivos**
review-no-turning = Nenhum momento decidiu sozinho: as chances mudaram passinho a passinho.
review-turn = **{ $place }. { $moment }:** { $told }
    { $moved }
review-moved = { $by ->
        [open] Com as cartas abertas, a escolha mexeu nas chances
        [choice] A escolha mexeu nas chances
        [unseen] Um segredo mexeu nas chances
       *[dice] A sorte mexeu nas chances
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = O computador teria escolhido “{ $best }”.
review-costly = **As escolhas mais caras**
review-no-costly = Nenhuma escolha sozinha custou sequer uma partida em cem.
review-no-costly-yours = Você não tem nada de que se arrepender.
why-odds =
    { $gap ->
        [0] Quase não faz diferença: de um jeito ou de outro, ganham-se cerca de { $more } em 100 partidas parecidas.
       *[other] Desse jeito, ganham-se cerca de { $more } em 100 partidas parecidas; com a jogada feita, { $less }.
    }
review-cost = **{ $moment }:** “{ $chosen }”. Melhor: “{ $best }”.
# Same as English: names and numbers
review-cost-unknown = Pelo que { $player } podia saber, quase não fazia diferença; com as cartas abertas, fazia.
review-note = **{ $moment }:** { $told }
review-left = Ao ir embora, { $player } jogou fora { $games ->
        [1] { $games } chance
       *[other] { $games } chances
    } em 100.
review-unfinished = Esta partida não foi jogada até o fim: os últimos números são estimativas, não um resultado.

## Momentos de uma partida

# Same as English: names and numbers
review-moment = { $player }, { $when }
review-you = Você
review-moment-all = a rolagem de todos, { $when }
review-when = { $number ->
        [0] antes da primeira rodada
       *[other] rodada { $number }
    }
# Same as English: only quotation marks
review-chosen = “{ $label }”.
review-dice = { $count ->
        [one] O dado deu { $faces }.
       *[other] Os dados deram { $faces }.
    }
review-throws = Os dados: { $faces }.
review-dice-many = Os dados: { $first }; depois mais { $count } rolagens, e { $last }.
# Same as English: names and numbers
review-face = { $player } { $face }
review-score = Pontos: { $changes }.
review-change = { $player } de { $before } para { $after }

## O que é exato e o que não é

review-how-counted = Uma estimativa do computador mais forte, não probabilidades provadas; cada lance foi contado por inteiro.
review-how-sampled = Uma estimativa do computador mais forte, não probabilidades provadas; alguns lances são amostras, então os números podem variar um pouco.
review-how-ignored = Elas não preveem o que uma regra da casa ainda pode aprontar aqui, então não leve ao pé da letra: { $rules }.
review-how-played = As chances são médias: de cada posição, os computadores mais fortes jogaram a partida até o fim { $samples } vezes. Os números podem variar um pouco, e diferenças pequenas não querem dizer nada.

## A imagem

review-plot-title = { $game }: chances
review-plot-about = { $steps ->
        [one] 1 passo
       *[other] { $steps } passos
    }, segundo o computador mais forte, em %
review-plot-marks = Os números marcam os momentos decisivos
review-plot-start = começo
review-plot-choices = escolhas
review-plot-luck = sorte
review-plot-others = outros
review-plot-end = fim
review-alt = As chances de vitória ao longo de { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }. { $players }. { $turns ->
        [none] Nenhum momento decisivo
       *[other] Momentos decisivos: { $turns }
    }.
review-alt-player = { $player } de { PERCENT($start) } a { PERCENT($end) } (escolhas { $choices }, outros { $others }, sorte { $luck })

## Botões e respostas

button-review = Análise
button-review-share = Compartilhar aqui
sorry-review-running = Esta partida ainda está sendo jogada. Dá para analisar quando ela acabar; até lá, as chances não são para os olhos de ninguém.
sorry-review-closed = Esta mesa fechou sem resultado, então os segredos dela continuam secretos e não há nada para analisar.
sorry-review-waiting = Ainda estou analisando outra partida para você. Peça de novo quando ela terminar.
sorry-review-failed = Os computadores não conseguiram calcular isso agora. Tente de novo daqui a um minuto.
