### La fine di una partita: che cosa mostra il tavolo, una serie di rivincite, e la cartolina che si condivide.

## Al tavolo

button-share = Condividi
# What a rematch is called while a series goes on. $score is "Ann 1 – Ben 1".
button-again =
    { $players ->
        [2] Ancora: al meglio di tre
       *[other] Ancora: a chi ne vince due
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **Al meglio di tre, finora:** { $score }
       *[other] 🥊 **A chi ne vince due, finora:** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 La serie al meglio di tre va a { $seats }: { $score }
       *[other] 🥊 Due vittorie, e la serie va a { $seats }: { $score }
    }

## La cartolina

keepsake-about = { $game } · { $date } · tavolo { $table }
keepsake-moment = Com’è finita
keepsake-curve =
    { $moves ->
        [one] Il punteggio dopo 1 passo
       *[other] Il punteggio in { $moves } passi
    }
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }. { $about }. { $places }.
keepsake-place = { $place }. { $seat }
keepsake-place-points = { $place }. { $seat } con { $points }

## Perché no

sorry-shared = La cartolina di questa partita è già [qui]({ $link }). Ce n’è una per partita.
sorry-shared-now = Qualcuno è arrivato prima. La cartolina sta arrivando.
sorry-nothing-to-share = Solo le partite giocate fino in fondo hanno una cartolina.

## Titoli per ogni gioco. $winners is "Ann" or "Ann and Ben", $other a name.

headline-everybody-else-had-gone = Gli altri sono andati a letto: vittoria a { $winners }
headline-called-a-draw = Pari e patta: { $winners }
headline-nobody-lost = Nessuno ha perso: vittoria in comune per { $winners }
headline-from-the-very-back = Dal fondo alla vetta: vittoria in rimonta per { $winners }
headline-by-a-nose = Per un soffio: vittoria a { $winners }
headline-led-all-the-way = In testa dall’inizio alla fine: { $winners }
headline-won = Vittoria a { $winners }
