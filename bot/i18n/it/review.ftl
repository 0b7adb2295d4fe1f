### Una partita finita, col senno di poi: probabilità, scelte e fortuna.

## Il messaggio

review-title = { $emoji } { $game } · tavolo { $table } · col senno di poi
story-decided = **Che cosa l’ha decisa:** { $told } Prima { $player } aveva { $before }; dopo, { $after }.
story-nothing-decided = **Che cosa l’ha decisa:** nessun momento in particolare. Avanti e indietro a piccoli passi, fino all’ultimo.
story-blunder =
    { $kind ->
        [blunder] **La papera:**
       *[slip] **La svista:**
    } al passo { $step } { $player } ha scelto «{ $chosen }», quando era meglio «{ $best }».
story-no-blunder = **La papera:** non pervenuta. { $care ->
        [left] Nessuno ha regalato granché, se non andandosene.
        [none] Nessuno aveva niente da scegliere.
        [perfect] Le scelte di tutti valevano più o meno quelle del computer più forte.
        [little] Nessuno ha regalato granché.
       *[adds-up] Ma le piccole perdite si sono sommate.
    }
story-dice = **La fortuna:** { $who ->
        [lucky] i dadi hanno fatto gli occhi dolci a { $lucky }.
        [unlucky] i dadi ce l’avevano con { $unlucky }.
       *[both] i dadi hanno fatto gli occhi dolci a { $lucky }. A { $unlucky } sono rimaste le briciole.
    }
story-fair-dice = **La fortuna:** poca roba. I dadi hanno trattato tutti allo stesso modo.
story-chance = { $word } ({ $games } su 100)
story-chance-0 = quasi nessuna speranza
story-chance-1 = poche speranze
story-chance-2 = probabilità un po’ basse
story-chance-3 = probabilità nella media
story-chance-4 = buone probabilità
story-chance-5 = ottime probabilità
story-chance-6 = la vittoria in tasca
story-player = **{ $player }** · { $accuracy ->
        [none] niente da scegliere
       *[other] precisione **{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = { $number ->
        [one] , una papera
       *[other] , { $number } papere
    }
story-slips = { $number ->
        [one] , una svista
       *[other] , { $number } sviste
    }
story-luck-rare = { $luck } (dadi migliori che in { $games } su 100 partite simili)
story-luck-even = fortuna nella media
story-luck-little-up = un po’ più fortuna del solito
story-luck-little-down = un po’ meno fortuna del solito
story-luck-clear-up = decisamente più fortuna del solito
story-luck-clear-down = decisamente meno fortuna del solito
story-luck-amazing-up = una fortuna sfacciata
story-luck-amazing-down = una sfortuna nera
story-insufficient = **Stavolta niente verdetto:** ho guardato { $looked } { $looked ->
        [one] passo
       *[other] passi
    } su { $steps }, con { $samples } prove per ognuno. È troppo poco per dire chi ha scelto bene e chi ha avuto fortuna.
story-how = La precisione va da 0 a 100; con 100, ogni scelta era buona quanto quella del computer più forte.
story-how-pages = Le cifre stanno all’ultima pagina.
button-show-me = Fammi vedere
review-ledger = Quante partite simili su 100 si vincerebbero, all’inizio e alla fine, e che cosa l’ha cambiato:
review-player =
    { $player }: { PERCENT($start) } all’inizio → { PERCENT($end) }. Scelte proprie **{ $choices }** · dadi **{ $luck }** · scelte degli altri { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · cose nascoste { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · il resto { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · scelte buone quanto quelle del computer: { $agreed } su { $number }
    }
review-part =
    { $player }, { $steps ->
        [0] nessun passo
       *[other] passi da { $first } a { $last }
    }: scelte proprie { $choices } · dadi { $luck }
review-turning = **Le svolte**
review-no-turning = Nessun momento l’ha decisa da solo: le probabilità si sono mosse a piccoli passi.
review-turn = **{ $place }. Passo { $step }** { $told }
    { $by ->
        [choice] La scelta ha spostato le probabilità
       *[dice] La fortuna ha spostato le probabilità
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Il computer avrebbe scelto «{ $best }».
review-costly = **Le scelte più costose**
review-no-costly = Nessuna scelta da sola è costata nemmeno una partita su cento.
why-odds =
    { $gap ->
        [0] Cambia poco: in un modo o nell'altro, partite così vinte su 100: circa { $more }.
       *[other] Partite così vinte su 100: circa { $more } in quel modo, { $less } con la scelta fatta.
    }
review-cost = **Passo { $step }** { $told }
    { $player } ha scelto «{ $chosen }»; il computer avrebbe scelto «{ $best }».
review-left = Andandosene, { $player } ha buttato via { $games } probabilità su 100.
review-unfinished = Questa partita non è stata giocata fino in fondo: le ultime cifre sono stime, non un risultato.

## Che cosa è esatto e che cosa no

review-how-counted = Le probabilità sono il giudizio del computer più forte su ogni posizione: una stima, non una certezza dimostrata. Ogni tiro è stato contato per intero; niente campioni.
review-how-sampled = Le probabilità sono il giudizio del computer più forte su ogni posizione: una stima, non una certezza dimostrata. Per i tiri con troppi esiti si sono presi campioni; ± è un intervallo del 95% solo per questo.
review-how-ignored = Non prevedono che cosa può ancora combinare qui una regola della casa, quindi non prenderle troppo alla lettera: { $rules }.
review-how-played = Le probabilità sono medie: da ogni posizione i computer più forti hanno giocato la partita fino in fondo { $samples } volte. ± è un intervallo del 95%; differenze più piccole non vogliono dire niente.

## La figura

review-plot-title = { $game }: le probabilità
review-plot-about = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } secondo il computer più forte, in %
review-plot-marks = I numeri segnano le svolte
review-plot-start = inizio
review-plot-choices = scelte
review-plot-luck = dadi
review-plot-others = altri
review-plot-rest = resto
review-plot-end = fine
review-alt = Le probabilità di vittoria in { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }. { $players }. { $turns ->
        [none] Nessuna svolta
       *[other] Svolte: { $turns }
    }.
review-alt-player = { $player } da { PERCENT($start) } a { PERCENT($end) }
review-alt-step = passo { $step }

## Pulsanti e risposte

button-review = Analisi
button-review-share = Condividila qui
sorry-review-running = Questa partita è ancora in corso. Col senno di poi si guarda quando è finita; fino ad allora le probabilità non le vede nessuno.
sorry-review-closed = Questo tavolo ha chiuso senza risultato, quindi i suoi segreti restano segreti e non c’è niente da analizzare.
sorry-review-waiting = Sto ancora analizzando un’altra partita per te. Chiedimelo di nuovo quando è pronta.
sorry-review-failed = Al momento i computer non ci sono arrivati. Riprova tra un minuto.
