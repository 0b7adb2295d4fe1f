### Le partite passate: l'elenco, rivederle, controllarle.

## La cronaca, come file e su un terminale

transcript-start = Preparativi
transcript-secret = (solo a { $seat })

## Il controllo

verify-record = Verbale: { $game }, versione { $rules } delle regole, { $count } posti: { $seats }.
verify-promise = Impegno: i dadi mantengono la promessa fatta prima della partita, che era { $commitment }
verify-promise-missing = Impegno: nel verbale non c’è. Quello mostrato prima della partita dev’essere stato { $commitment }
verify-no-promise = Impegno: non c’è, e non può esserci: questo verbale elenca direttamente le facce dei dadi.
verify-dice = Dadi tirati: { $count }, tutti ricavati dal seme e dal sale.
verify-faces = Dadi tirati: { $used }, delle { $count } facce elencate nel verbale.
verify-actions = { $count ->
        [one] Azioni: una sola, regolare.
       *[other] Azioni: { $count }, tutte regolari.
    }
verify-not-over = Fine: questo verbale si ferma prima della fine della partita.
verify-drawn = Poi chi giocava ancora si è accordato per il pareggio.
verify-end = Fine: { $places }.
verify-salt = Sale: { $salt }
verify-digest-same = Prova: è la stessa partita che è stata salvata alla fine ✔ (digest { $digest })
verify-digest-untold = Prova: il digest di questo verbale è { $digest }. Quando la partita è finita non ne ho conservato uno con cui confrontarlo.
verify-digest-gone = Prova: qualcuno che ha giocato qui ha cancellato i propri dati, quindi in questa copia sono cambiati i nomi, e con loro il digest. Ora è { $digest }. Un verbale salvato prima corrisponde ancora.
verify-digest-other = Prova: il digest di questo verbale è { $digest }, ma quando la partita è finita era { $told }.
verify-other = non è il verbale che era quando la partita è finita.
verify-title = Verifica del tavolo { $table }
verify-good = ✅ Torna tutto.
verify-bad = ❌ Qui qualcosa non va: { $why }
verify-more = Il verbale allegato è tutto quello che serve per rifare altrove questo controllo: `sleepover verify FILE`, o dieci righe in un linguaggio qualsiasi. Confronta l’impegno con quello che hai visto sotto *Dadi onesti* prima di cominciare. Una cosa nessun controllo può mostrarla: che chi gestisce il bot non conoscesse i dadi in anticipo.

## L'elenco delle partite passate

history-title = Le partite di { $player }{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [tabellone]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = { $player }: nessuna partita finita da mostrare qui.
history-how = Rivedine una con /replay e il suo numero, o controllane i dadi con /verifica.
history-end = Sono tutte qui.
button-older = Più vecchie
button-newer = Più recenti

## Passo passo

# Same as English: players of Italian say replay.
button-replay = Replay
button-look-back = Rivedi fin qui
button-verify = Verifica
button-step-through = Passo passo
button-step-first = ⏮ Inizio
button-step-back = ◀ Indietro
button-step-next = Avanti ▶
button-step-last = Fine ⏭
button-animation = Animazione
button-transcript = Cronaca
button-picture = Immagine
step-count = Passo { $step } di { $steps } · { $eyes }
step-count-running = Passo { $step } di { $steps } finora · { $eyes }
step-room = come l’hanno visto tutti
step-seat = come l’ha visto { $seat }
step-start = Comincia la partita.
step-jump = Salta a un passo
step-jump-to = { $step } · { $told }

## L'animazione

film-title = { $emoji } { $game } · tavolo { $table }, il replay
film-about = { $date } · { $players }
film-each = { $actions ->
        [one] Passi: { $actions }, con la sua immagine.
       *[other] Passi: { $actions }, con un’immagine per ognuno.
    }
film-some = { $actions } passi in { $pictures } immagini, alcune in comune. *Passo passo* li mostra uno per uno.
film-alt = Un’animazione di tutta la partita al tavolo { $table } in { $pictures } immagini: { $players }. Alla fine: { $end } La cronaca la racconta tutta a parole.
transcript-title = Il tavolo { $table } a parole:

## Perché no

sorry-no-such-game = Una partita con quel numero non te la posso mostrare. Puoi vedere quelle in cui hai giocato, e quelle dei canali che vedi su questo server.
sorry-number = «{ $text }» non è il numero di un tavolo. Scegline uno dall’elenco, o cercalo con /partite.
sorry-not-here = Non tutti qui possono vedere il canale in cui si è giocata quella partita. Chiedila di nuovo con l’opzione *privato* per vederla solo tu.
sorry-closed-record = Quel tavolo ha chiuso senza risultato, quindi resta chiuso anche il verbale: nessuno ha acconsentito a mostrarlo.
sorry-not-over = Quella partita è ancora in corso. I suoi dadi si scoprono quando finisce.
sorry-others-private = Le partite passate di qualcun altro si vedono solo su un server.
