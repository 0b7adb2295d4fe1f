### Una partita finita, col senno di poi: probabilità, scelte e fortuna.

## Il messaggio

review-title = { $emoji } { $game } · tavolo { $table } · col senno di poi
story-decided = **Che cosa l’ha decisa:** { $told } Prima { $player } aveva { $before }; dopo, { $after }.
story-nothing-decided = **Che cosa l’ha decisa:** nessun momento in particolare. Avanti e indietro a piccoli passi, fino all’ultimo.
story-blunder =
    { $kind ->
        [blunder] **La papera:**
       *[slip] **La svista:**
    } al passo { $step } { $player } ha scelto «{ $chosen }», quando era meglio «{ $best }». { $cost ->
        [dearly] È costata carissima.
        [much] È costata parecchio.
       *[little] Non è costata molto.
    }
story-no-blunder = **La papera:** non pervenuta. Nessuno ha regalato granché.
story-dice = **La fortuna:** i dadi hanno fatto gli occhi dolci a { $lucky }. A { $unlucky } sono rimaste le briciole.
story-fair-dice = **La fortuna:** poca roba. I dadi hanno trattato tutti allo stesso modo.
story-chance-0 = quasi nessuna speranza
story-chance-1 = poche speranze
story-chance-2 = qualche speranza
story-chance-3 = una probabilità su due
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
story-how = La precisione va da 0 a 100; con 100, ogni scelta era buona quanto quella del computer più forte. Le cifre stanno all’ultima pagina.
button-show-me = Fammi vedere
review-player =
    { $player }: { PERCENT($start) } all’inizio → { PERCENT($end) }. { $way ->
        [lost] Le scelte hanno perso **{ $points }** { review-unit } di probabilità di vittoria
        [won] Le scelte hanno reso **{ $points }** { review-unit } di probabilità di vittoria in più di quelle del computer
       *[even] Le scelte non hanno perso niente
    }{ $choices ->
        [0] {""}
       *[other] {" "}(buone quanto quelle del computer: { $agreed } su { $choices }{ $mean })
    }, { $luck }{ $others }{ $unseen }.{ $drift }
review-mean = { $turns ->
        [one] ; punti persi nell’unico turno che contava: { $points }
       *[other] ; punti persi in media in ognuno dei { $turns } turni che contavano: { $points }
    }
review-part =
    { $player }, { $steps ->
        [0] nessun passo
       *[other] passi da { $first } a { $last }
    }: { $way ->
        [lost] le scelte hanno perso **{ $points }** { review-unit }
        [won] le scelte hanno reso **{ $points }** { review-unit } in più di quelle del computer
       *[even] le scelte non hanno perso niente
    }{ $choices ->
        [0] {" "}(non c’era niente da scegliere)
        [one] {" "}(su una sola scelta)
       *[other] {" "}(su { $choices } scelte)
    }, { $luck }.
review-luck =
    { $way ->
        [won] i dadi hanno dato **{ $points }**
        [lost] i dadi hanno tolto **{ $points }**
       *[even] i dadi non hanno cambiato niente
    }
review-others =
    { $way ->
        [won] , le scelte degli altri hanno dato { $points }
       *[lost] , le scelte degli altri hanno tolto { $points }
    }
review-unseen =
    { $way ->
        [won] , quello che da quel posto nessuno poteva sapere ha dato { $points }
       *[lost] , quello che da quel posto nessuno poteva sapere ha tolto { $points }
    }
review-drift =
    { $way ->
        [won] {" "}Intanto la stima stessa è salita di { $points }.
       *[lost] {" "}Intanto la stima stessa è scesa di { $points }.
    }
review-points = { $points } ± { $margin }
# What the points beside it are called.
review-unit =
    { $points ->
        [one] punto
       *[other] punti
    }
review-turning = **Le svolte**
review-no-turning = Nessun momento l’ha decisa da solo: le probabilità si sono mosse a piccoli passi.
review-turn = **{ $place }. Passo { $step }** { $told }
    { $by ->
        [choice] La scelta ha spostato le probabilità
       *[dice] La fortuna ha spostato le probabilità
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Il computer avrebbe scelto «{ $best }»: { $points } { review-unit } meglio per { $player }.
review-costly = **Le scelte più costose**
review-no-costly = Nessuna scelta da sola ha buttato via nemmeno un punto di probabilità di vittoria.
why-odds =
    { $gap ->
        [0] Cambia poco: in un modo o nell'altro, partite così vinte su 100: circa { $more }.
       *[other] Partite così vinte su 100: circa { $more } in quel modo, { $less } con la scelta fatta.
    }
review-cost = **Passo { $step }** { $told }
    «{ $chosen }» è costato a { $player } { $points } { review-unit }. Il computer avrebbe scelto «{ $best }».
review-left = Andarsene è costato a { $player } { $points } { review-unit }.
review-unfinished = Questa partita non è stata giocata fino in fondo: le ultime cifre sono stime, non un risultato.

## Che cosa è esatto e che cosa no

review-how-counted = Le probabilità sono il giudizio del computer più forte su ogni posizione: una stima, non una certezza dimostrata. Ogni tiro è stato contato per intero; niente campioni.
review-how-sampled = Le probabilità sono il giudizio del computer più forte su ogni posizione: una stima, non una certezza dimostrata. Per i tiri con troppi esiti si sono presi campioni; ± è un intervallo del 95% solo per questo.
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
review-alt = Le probabilità di vittoria in { $steps } passi. { $players }. { $turns ->
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
