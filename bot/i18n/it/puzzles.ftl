# Il rompicapo del giorno: trova la mossa migliore.

puzzle-title = 🧩 Il rompicapo del giorno · { $emoji } { $game }
# $seat: the letter by which the player is called, as on the board.
puzzle-asked = Sei **{ $seat }**, e tocca a te. Con quale mossa si vince più spesso?
# $next: when the next one is there, as Discord shows a time.
puzzle-how = Da una partita finita, senza nomi. La tua risposta la vedi solo tu. Il prossimo arriva { $next }.
puzzle-right = ✅ **Sì! { $best }** è la mossa giusta.
puzzle-wrong = ❌ **{ $chosen }** non è quella giusta. La mossa migliore è **{ $best }**.
# $more, $less: of a hundred games.
puzzle-worth = Partite vinte su 100: circa { $more } dopo «{ $best }», circa { $less } dopo «{ $other }».
puzzle-played = Nella partita vera si è giocato «{ $played }».
# $answers: how many people have answered, five at least.
puzzle-others = Risposte finora: { $answers }. Giuste: { PERCENT($percent) }.
# At least two days in a row.
puzzle-streak =
    🔥 { $days ->
        [one] { $days } giorno di fila!
       *[other] { $days } giorni di fila!
    }
puzzle-old = Era il rompicapo di un giorno passato, quindi non conta per la tua serie.
puzzle-next = Il prossimo rompicapo arriva { $next }.
button-puzzle-lend = Sì ai rompicapi dalle mie partite
button-puzzle-keep = Non dalle mie partite
done-puzzle-lend = Grazie! Una tua partita finita può diventare un rompicapo, appena hanno detto di sì tutti quelli che l’hanno giocata. I vostri nomi restano fuori.
done-puzzle-keep = Va bene, niente nuovi rompicapi dalle tue partite.
sorry-puzzle-gone = Per quel giorno non c’è nessun rompicapo. Quello di oggi lo trovi con `/rompicapo`.
