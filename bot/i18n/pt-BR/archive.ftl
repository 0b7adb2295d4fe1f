### Partidas passadas: a lista, jogá-las de novo e conferi-las.

## O relato, como arquivo e num terminal

transcript-start = Preparação
transcript-secret = (só para { $seat })

## A conferência

verify-record = Súmula: { $game }, versão { $rules } das regras, { $count } lugares: { $seats }.
verify-promise = Compromisso: os dados cumprem a promessa feita antes da partida, que era { $commitment }
verify-promise-missing = Compromisso: a súmula não tem. O que foi mostrado antes da partida tem que ter sido { $commitment }
verify-no-promise = Compromisso: nenhum, e nem poderia haver: esta súmula traz as próprias faces dos dados.
verify-dice = Dados: { $count } rolados, todos a partir da semente e do sal.
verify-faces = Dados: { $used } rolados, das { $count } faces que a súmula traz.
verify-actions = { $count ->
        [one] Jogadas: a única é válida.
       *[other] Jogadas: todas as { $count } são válidas.
    }
verify-not-over = Fim: esta súmula para antes do fim da partida.
verify-drawn = Depois disso, quem ainda estava jogando combinou um empate.
verify-end = Fim: { $places }.
verify-salt = Sal: { $salt }
verify-digest-same = Prova: esta é a mesma partida que foi salva no fim ✔ (resumo { $digest })
verify-digest-untold = Prova: o resumo desta súmula é { $digest }. Quando esta partida acabou, não guardei nenhum com que comparar.
verify-digest-gone = Prova: alguém que jogou aqui apagou os próprios dados pessoais, então nesta cópia mudaram os nomes e, com eles, o resumo. Agora ele é { $digest }. Uma súmula salva antes ainda confere.
verify-digest-other = Prova: o resumo desta súmula é { $digest }, mas quando a partida acabou era { $told }.
verify-other = esta não é a súmula de quando a partida acabou.
verify-title = Conferindo a mesa { $table }
verify-good = ✅ Tudo confere.
verify-bad = ❌ Tem alguma coisa errada aqui: { $why }
verify-more = A súmula em anexo é tudo o que você precisa para repetir esta conferência em outro lugar: `sleepover verify FILE`, ou dez linhas em qualquer linguagem. Compare o compromisso com o que você viu atrás de *Dados honestos* antes da partida. Só uma coisa nenhuma conferência mostra: que quem mantém o bot não sabia dos dados de antemão.

## A lista de partidas passadas

history-title = As partidas de { $player }{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [tabuleiro]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = { $player } não tem partidas terminadas para mostrar aqui.
history-how = Assista a uma com /replay e o número dela, ou confira os dados com /conferir.
history-end = Isso é tudo.
button-older = Mais antigas
button-newer = Mais novas

## Passo a passo

# Same as English: the Portuguese word too.
button-replay = Replay
button-look-back = Olhar para trás
button-verify = Conferir
button-step-through = Passo a passo
button-step-first = ⏮ Início
button-step-back = ◀ Voltar
button-step-next = Avançar ▶
button-step-last = Fim ⏭
button-animation = Animação
button-transcript = Relato
button-picture = Imagem
step-count = Passo { $step } de { $steps } · { $eyes }
step-count-running = Passo { $step } de { $steps } até agora · { $eyes }
step-room = como a sala viu
step-seat = como { $seat } viu
step-start = A partida começa.
step-jump = Pular para um passo
step-jump-to = { $step } · { $told }

## A animação

film-title = { $emoji } { $game } · mesa { $table }, em replay
film-about = { $date } · { $players }
film-each = { $actions ->
        [one] { $actions } passo, com a sua imagem.
       *[other] { $actions } passos, uma imagem para cada.
    }
film-some = { $actions } passos em { $pictures } imagens, algumas com mais de um passo. *Passo a passo* mostra um por um.
film-alt = Uma animação da partida inteira da mesa { $table } em { $pictures } imagens: { $players }. No fim: { $end } O relato conta tudo em palavras.
transcript-title = A mesa { $table } em palavras:

## Por que não

sorry-no-such-game = Não posso mostrar nenhuma partida com esse número. Você pode ver as que jogou, e as de canais que você vê neste servidor.
sorry-number = “{ $text }” não é número de mesa. Escolha um da lista, ou procure com /histórico.
sorry-not-here = Nem todo mundo aqui pode ver o canal em que essa partida foi jogada. Peça de novo com a opção *privado* para ver só você.
sorry-closed-record = Essa mesa fechou sem resultado, então a súmula dela também continua fechada: ninguém combinou de revelar.
sorry-not-over = Essa partida ainda está rolando. Os dados dela são revelados quando acabar.
sorry-others-private = As partidas passadas de outra pessoa você só pode ver num servidor.
