### O fim de uma partida: o que a mesa mostra, as revanches em série e o cartão que se compartilha.

## Na mesa

button-share = Compartilhar
# Como se chama uma revanche enquanto a série continua. $score é “Ann 1 – Ben 1”.
button-again =
    { $players ->
        [2] Mais uma: melhor de três
       *[other] Mais uma: até duas vitórias
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **Melhor de três, por enquanto:** { $score }
       *[other] 🥊 **Até duas vitórias, por enquanto:** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 { $seats } leva a melhor de três: { $score }
       *[other] 🥊 { $seats } chega primeiro a duas vitórias: { $score }
    }

## O cartão

keepsake-about = { $game } · { $date } · mesa { $table }
keepsake-moment = Como acabou
keepsake-curve =
    { $moves ->
        [one] O placar após 1 passo
       *[other] O placar em { $moves } passos
    }
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }. { $about }. { $places }.
keepsake-place = { $place }. { $seat }
keepsake-place-points = { $place }. { $seat } com { $points }

## Por que não

sorry-shared = O cartão desta partida já está [logo ali]({ $link }). É um por partida.
sorry-shared-now = Alguém foi mais rápido. O cartão já vem vindo.
sorry-nothing-to-share = Só tem cartão a partida que foi jogada até o fim.

## Manchetes de qualquer jogo. $winners é “Ann” ou “Ann e Ben”, $other um nome.

headline-everybody-else-had-gone = O resto foi dormir: vitória de { $winners }
headline-called-a-draw = Empate e aperto de mão: { $winners }
headline-nobody-lost = Aqui ninguém perdeu: vitória de { $winners }
headline-from-the-very-back = Do fim da fila ao primeiro lugar: { $winners }
headline-by-a-nose = Por um triz: vitória de { $winners }
headline-led-all-the-way = { $winners }, na frente do começo ao fim
headline-won = Vitória de { $winners }
