### Una partita finita, col senno di poi: probabilità, scelte e fortuna.

## Il messaggio

review-title = { $emoji } { $game } · tavolo { $table } · col senno di poi
story-won = { $how ->
        [left] **Vittoria di { $winners }:** gli altri se n’erano andati.
        [points] **Vittoria di { $winners }:** { $standings }.
       *[none] **Vittoria di { $winners }.**
    }
# Same as English: names and numbers
review-standing = { $player } { $points }
story-decided = **Che cosa l’ha decisa:** { $moment }: { $told } Le probabilità di { $player } sono passate da { $before } a { $after } su 100.
story-nothing-decided = **Che cosa l’ha decisa:** nessun momento in particolare. Avanti e indietro a piccoli passi, fino all’ultimo.
story-blunder =
    { $kind ->
        [blunder] **La papera:**
        [your-blunder] **La tua papera:**
        [your-slip] **La tua svista:**
       *[slip] **La svista:**
    } { $moment }: «{ $chosen }», quando era meglio «{ $best }».
review-picture-after = La figura mostra il tavolo subito dopo: { $moment }.
review-picture-end = La figura mostra com’è finita.
review-picture-before = Il tabellone subito prima di questa scelta e dei suoi dadi.
story-no-blunder = **La papera:** non pervenuta. { $care ->
        [left] Nessuno ha regalato granché, se non andandosene.
        [none] Nessuno aveva niente da scegliere.
        [alike] Tutte le scelte valevano più o meno lo stesso.
        [perfect] Le scelte di tutti valevano più o meno quelle del computer più forte.
        [little] Nessuno ha regalato granché.
        [unclear] Il computer più forte qua e là avrebbe scelto altro, senza un motivo che io sappia dire.
       *[adds-up] Ma le piccole perdite si sono sommate.
    }
story-dice = **La fortuna:** { $who ->
        [lucky] ha fatto gli occhi dolci a { $lucky }.
        [unlucky] ce l’aveva con { $unlucky }.
        [unsure] troppo in bilico per dirlo.
       *[both] ha fatto gli occhi dolci a { $lucky }. A { $unlucky } sono rimaste le briciole.
    }
story-fair-dice = **La fortuna:** poca roba. Ha trattato tutti allo stesso modo.
story-player = **{ $player }** · { $accuracy ->
        [none] niente da scegliere
        [alike] tutte le scelte valevano più o meno lo stesso
       *[other] precisione **{ $accuracy }**
    }{ $missed }
story-blunders = { $number ->
        [one] , una papera
       *[other] , { $number } papere
    }
story-slips = { $number ->
        [one] , una svista
       *[other] , { $number } sviste
    }
story-luck-even = né fortuna né sfortuna
story-luck-unsure = troppo in bilico per dirlo
story-luck-little-up = un po’ di fortuna
story-luck-little-down = un po’ di sfortuna
story-luck-clear-up = decisamente fortuna
story-luck-clear-down = decisamente sfortuna
story-luck-amazing-up = una fortuna sfacciata
story-luck-amazing-down = una sfortuna nera
story-insufficient = **Stavolta niente verdetto:** ho guardato { $looked } { $looked ->
        [one] passo
       *[other] passi
    } su { $steps }, con { $samples } prove per ognuno. È troppo poco per dire chi ha scelto bene e chi ha avuto fortuna.
story-how = La precisione giudica solo le tue scelte, non com’è finita: 100 vale quanto il computer più forte.
story-how-pages = La fortuna e tutte le cifre stanno all’ultima pagina.
button-show-me = Fammi vedere
button-show-better = Che cos’era meglio?
review-ledger = Probabilità di vincere, in partite su 100. Scelte: a confronto con il computer più forte, 0 è il meglio. Fortuna: tutto quello che non ha scelto nessuno.
review-player =
    { $player }: { PERCENT($start) } all’inizio → { PERCENT($end) }. Scelte proprie **{ $choices }** · scelte degli altri { $others } · fortuna **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] , { $word }
    } · { $number ->
        [0] niente da scegliere
        [one] { $number } scelta
       *[other] { $number } scelte
    }{ $costly ->
        [0] {""}
        [one] , { $costly } costosa
       *[other] , { $costly } costose
    }
review-player-short = { $player }: { $verdict ->
        [no] { $start } → { $end } su 100
       *[yes] { $word }
    } · { $number ->
        [0] niente da scegliere
        [one] { $number } scelta
       *[other] { $number } scelte
    }{ $costly ->
        [0] {""}
        [one] , { $costly } costosa
       *[other] , { $costly } costose
    }
# Same as English: names and numbers
review-part = { $player } ({ $span })
review-span = da { $first } a { $last }
review-no-span = nessuna mossa
review-turning = **Le svolte**
review-no-turning = Nessun momento l’ha decisa da solo: le probabilità si sono mosse a piccoli passi.
review-turn = **{ $place }. { $moment }:** { $told }
    { $moved }
review-moved = { $by ->
        [open] A carte scoperte, la scelta ha spostato le probabilità
        [choice] La scelta ha spostato le probabilità
        [unseen] Un segreto ha spostato le probabilità
       *[dice] La fortuna ha spostato le probabilità
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Il computer avrebbe scelto «{ $best }».
review-costly = **Le scelte più costose**
review-no-costly = Nessuna scelta da sola è costata nemmeno una partita su cento.
review-no-costly-yours = Non hai niente da rimpiangere.
why-odds =
    { $gap ->
        [0] Cambia poco: in un modo o nell'altro, partite così vinte su 100: circa { $more }.
       *[other] Partite così vinte su 100: circa { $more } in quel modo, { $less } con la scelta fatta.
    }
review-cost = **{ $moment }:** «{ $chosen }». Meglio: «{ $best }».
# Same as English: names and numbers
review-cost-unknown = Per quanto { $player } poteva sapere, cambiava poco; a carte scoperte, no.
review-note = **{ $moment }:** { $told }
review-left = Andandosene, { $player } ha buttato via { $games } probabilità su 100.
review-unfinished = Questa partita non è stata giocata fino in fondo: le ultime cifre sono stime, non un risultato.

## Momenti di una partita

# Same as English: names and numbers
review-moment = { $player }, { $when }
review-you = Tu
review-moment-all = il tiro di tutti, { $when }
review-when = { $number ->
        [0] prima del primo giro
       *[other] giro { $number }
    }
review-chosen = «{ $label }».
review-dice = { $count ->
        [one] Il dado ha dato { $faces }.
       *[other] I dadi hanno dato { $faces }.
    }
review-throws = I dadi: { $faces }.
review-dice-many = I dadi: { $first }; poi altri { $count } tiri, e { $last }.
# Same as English: names and numbers
review-face = { $player } { $face }
review-score = Punti: { $changes }.
review-change = { $player } da { $before } a { $after }

## Che cosa è esatto e che cosa no

review-how-counted = Una stima del computer più forte, non una certezza dimostrata; ogni tiro è stato contato per intero.
review-how-sampled = Una stima del computer più forte, non una certezza dimostrata; alcuni tiri sono campioni, quindi le cifre possono sbagliare di poco.
review-how-ignored = Non prevedono che cosa può ancora combinare qui una regola della casa, quindi non prenderle troppo alla lettera: { $rules }.
review-how-played = Le probabilità sono medie: da ogni posizione i computer più forti hanno giocato la partita fino in fondo { $samples } volte. Le cifre possono sbagliare di poco, e le piccole differenze non vogliono dire niente.

## La figura

review-plot-title = { $game }: le probabilità
review-plot-about = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } secondo il computer più forte, in %
review-plot-marks = I numeri segnano le svolte
review-plot-start = inizio
review-plot-choices = scelte
review-plot-luck = fortuna
review-plot-others = altri
review-plot-end = fine
review-alt = Le probabilità di vittoria in { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }. { $players }. { $turns ->
        [none] Nessuna svolta
       *[other] Svolte: { $turns }
    }.
review-alt-player = { $player } da { PERCENT($start) } a { PERCENT($end) } (scelte { $choices }, altri { $others }, fortuna { $luck })

## Pulsanti e risposte

button-review = Analisi
button-review-share = Condividila qui
sorry-review-running = Questa partita è ancora in corso. Col senno di poi si guarda quando è finita; fino ad allora le probabilità non le vede nessuno.
sorry-review-closed = Questo tavolo ha chiuso senza risultato, quindi i suoi segreti restano segreti e non c’è niente da analizzare.
sorry-review-waiting = Sto ancora analizzando un’altra partita per te. Chiedimelo di nuovo quando è pronta.
sorry-review-failed = Al momento i computer non ci sono arrivati. Riprova tra un minuto.
