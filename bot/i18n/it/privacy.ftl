### Di te: turni, promemoria, blocchi, e che cosa sa di te il bot.

## Dove tocca a qualcuno

turns-title = I tuoi tavoli
turns-none = Non hai un posto a nessun tavolo. Aprine uno con /gioca, o premi «Mi siedo» a quello di qualcun altro.
turns-mine = Tocca a te ({ $count })
turns-others = Si aspettano gli altri ({ $count })
turns-lobbies = Non ancora cominciati ({ $count })
turns-table = { $emoji } [{ $game } · tavolo { $table }]({ $link })
turns-paused = ⏸️ in pausa
turns-since = il tuo turno è cominciato { $when }
turns-until = ⏳ { $when }
turns-also = in attesa anche di { $seats }
turns-awaited = in attesa di { $seats }
turns-computers = un computer sta pensando
turns-seated = al tavolo ({ $count }): { $seats }
turns-more = … e altri { $count }.

## Promemoria

remind-title = Come te lo ricordo
remind-now = Adesso: **{ $how }**. Vale per tutti i tuoi tavoli, su tutti i server; non lo vede nessun altro.
remind-turn = Quando tocca a me
    .more = Ti menziono nel canale quando tocca a te e da due minuti non dai segni di vita.
remind-half = Quando il tempo stringe
    .more = Ti chiamo nel canale quando metà del tuo tempo è andata. È il modo solito.
remind-daily = Una volta al giorno
    .more = Ti chiamo nel canale una volta al giorno, a un’ora che scegli tu, ovunque tocchi a te in quel momento. L’ora si imposta con /io avvisi.
remind-daily-at = una volta al giorno alle { $hour } ({ $zone })
remind-message = Per messaggio diretto
    .more = Ti scrivo in privato quando tocca a te e da due minuti non ti si sente. Se i tuoi messaggi sono chiusi, ti menziono nel canale.
remind-never = Mai
    .more = Ti lascio in pace. Dove tocca a te lo dice /turni.
remind-soon-how = **Con anticipo:** dove le partite durano giorni, posso avvisarti già quando deve muovere una persona sola, e poi tocca a te.
button-soon-on = Avvisami in anticipo
button-soon-off = Non avvisarmi in anticipo
remind-soon = { $who }: adesso muove { $front }, e poi tocca a te. [Al tavolo]({ $link })
remind-soon-by-message = **{ $game }**: adesso muove { $front }, e poi tocca a te. [Al tavolo { $table }]({ $link })
sorry-zone-missing = Non so ancora che ore sono da te. Dimmelo con /io avvisi e l’opzione *fuso*: una città, per esempio Europe/Rome, oppure una differenza, per esempio UTC+2.
remind-turn-until = { $who }: tocca a te. Scadenza: { $when }. [Al tavolo]({ $link })
remind-turn-open = { $who }: tocca a te. [Al tavolo]({ $link })
remind-by-message = **{ $game }**: tocca a te. [Al tavolo { $table }]({ $link })
remind-by-message-until = **{ $game }**: tocca a te. Scadenza: { $when }. [Al tavolo { $table }]({ $link })

## Ore di silenzio e vacanze

weekday-0 = lunedì
weekday-1 = martedì
weekday-2 = mercoledì
weekday-3 = giovedì
weekday-4 = venerdì
weekday-5 = sabato
weekday-6 = domenica
# Same as English: what Italians say and type.
days-weekend = weekend
days-none = nessuno
quiet-title = Le tue ore di silenzio
quiet-unsaid = Non hai impostato ore di silenzio. Nei server che ne hanno di proprie, per te valgono quelle.
quiet-unsaid-short = quelle di ogni server
quiet-now = Adesso: **{ $hours }**
quiet-there = Là ({ $zone }) in questo momento l’orologio segna { $time }. Se il tuo dice altro, cambia il fuso entro un quarto d’ora.
quiet-none = nessuna
quiet-hours = dalle { $begins } alle { $ends }{ $days ->
        [none] {""}
       *[other] , e per tutto il giorno: { $days }
    } ({ $zone })
quiet-days = per tutto il giorno: { $days } ({ $zone })
quiet-how = Nelle partite lente (più di un’ora per mossa) il tuo tempo si ferma nelle ore di silenzio, e non ti chiamo. Puoi cambiarle una volta al giorno. Nessuno vede le tue ore, solo la tua scadenza.
button-quiet-none = Niente ore di silenzio
button-quiet-forget = Come dice ogni server
quiet-zone-label = Dove: una città, o una differenza
# Same as English: names of time zones, as one types them.
quiet-zone-example = Europe/Rome, America/New_York, UTC+2
quiet-from-label = Dalle
quiet-from-example = 23:00
quiet-to-label = Alle
quiet-to-example = 8:00
quiet-off-label = Giorni liberi
quiet-off-example = sabato, domenica; oppure weekend
sorry-quiet-zone-missing = Dimmi anche dove sei, con l’opzione *fuso*: una città, per esempio Europe/Rome, oppure una differenza, per esempio UTC+2.
sorry-quiet-zone = «{ $zone }» non mi sembra un fuso orario. Prova con una città che ha la tua stessa ora, per esempio Europe/Rome, oppure con una differenza, per esempio UTC+2.
sorry-quiet-hours = Da quando a quando? Le ore di silenzio vogliono un inizio e una fine, per esempio dalle 23:00 alle 8:00; oppure giorni liberi, o tutte e due le cose.
sorry-quiet-time = «{ $typed }» non mi sembra un’ora. Prova con 23:00.
sorry-quiet-several = «{ $typed }» può essere { $times }. Quale? Scrivila così.
sorry-quiet-whole = Ore di silenzio lunghe un giorno intero farebbero aspettare gli altri in eterno. Se per un po’ non ci sei, c’è /io vacanza.
sorry-quiet-long = Più di { $hours } ore di silenzio al giorno lasciano troppo poco tempo per giocare. Se per un po’ non ci sei, c’è /io vacanza.
sorry-quiet-days = Con più di { $days } giorni liberi a settimana resta troppo poco tempo per giocare. Se per un po’ non ci sei, c’è /io vacanza.
sorry-quiet-weekday = «{ $typed }» non mi sembra un giorno della settimana. Prova con sabato, domenica; oppure weekend; oppure nessuno.
sorry-quiet-often = Le ore di silenzio le hai già cambiate oggi, e gli altri ci fanno conto. Prossimo cambio possibile: { $when }.
vacation-title = La tua vacanza
vacation-none = Non hai in programma nessuna vacanza.
vacation-now = Ultimo giorno di vacanza: **{ $when }**. I tavoli in cui le partite durano giorni lo dicono, e lì il tuo tempo non corre.
vacation-left = { $left ->
        [0] Così hai usato tutti i tuoi giorni liberi di questo trimestre.
        [one] In questo trimestre ti resta ancora un giorno su { $most }.
       *[other] In questo trimestre ti restano ancora { $left } giorni su { $most }.
    }
vacation-how = /io vacanza con una data dice fino a quando non ci sei, quel giorno compreso. Se ti va puoi giocare lo stesso; e ai tavoli con un’ora o meno per mossa non si aspetta nessuno.
vacation-day = { $days ->
        [one] { $date } (domani)
       *[other] { $date } (tra { $days } giorni)
    }
button-vacation-over = Rieccomi in anticipo
sorry-vacation-date = «{ $typed }» non mi sembra una data. Prova con { $example }, o con un numero di giorni: 7.
sorry-vacation-several =
    «{ $typed }» può voler dire più di un giorno. Scrivilo come quello che intendi:
    { $days }
vacation-label = L’ultimo giorno
vacation-example = 24 dicembre, 2026-12-24, o quanti giorni: 7
button-retry = Riprova
sorry-vacation-past = Quel giorno è già passato.
sorry-vacation-long = In ogni trimestre puoi mancare { $most } giorni. A partire da oggi, l’ultimo giorno possibile sarebbe questo: { $when }.
sorry-vacation-used = In questo trimestre hai già fatto { $most } giorni di vacanza, e gli altri aspettano. Nel prossimo ce ne sono altri.

## Blocchi

blocked-title = Le persone che hai bloccato
blocked-none = Nessuna. Con /io blocca tieni qualcuno lontano dai tuoi tavoli.
blocked-how = Non possono sedersi a un tavolo che apri tu o a cui hai un posto. Nessuno dice loro chi è stato, ma se al tavolo ci sei solo tu possono indovinarlo. Con /io sblocca torni indietro. Per chi ha fatto cancellare i propri dati il blocco resta, ma senza comparire nell’elenco.
done-blocked = { $who } non può più sedersi a un tavolo che apri tu o a cui hai un posto. Io non lo dico a nessuno, ma se al tavolo ci sei solo tu si può indovinare.
done-blocked-already = Hai già bloccato { $who }.
done-unblocked = { $who } può di nuovo sedersi ai tuoi tavoli.
done-not-blocked = Non hai bloccato { $who }.
sorry-block-self = Non puoi bloccarti. E nemmeno bloccare me.

## Che cosa si sa

privacy-title = Che cosa so di te
privacy-short = Sta tutto in un’unica banca dati, sulla macchina su cui giro, e non va da nessun’altra parte. **Esporta** te ne dà una copia in un file, **Cancella** la elimina subito.
privacy-tables = **Dove hai giocato** ({ $count ->
        [one] 1 tavolo
       *[other] { $count } tavoli
    }): il tuo ID di Discord, il nome e la lingua che avevi allora, e quando hai preso posto. *Serve per:* la partita, e gli elenchi di chi ha giocato con te. *Resta:* finché non lo cancelli; poi il tuo posto non ha più nome.
privacy-actions = **Che cosa ci hai fatto** ({ $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }): ognuna con la sua ora. *Serve per:* sopravvivere a un riavvio, e controllare i dadi. *Resta:* quanto i tuoi posti.
privacy-results = **Com’è finita** ({ $count ->
        [one] 1 risultato
       *[other] { $count } risultati
    }), e quello che ne segue (rating, serie, rivali, dadi, trofei), con l’ultimo nome con cui hai giocato. *Serve per:* classifiche e profili, che tutti possono vedere. *Resta:* finché non lo cancelli.
privacy-messages = **Dove sono i miei messaggi diretti per te**, così posso modificarli. *Resta:* finché non lo cancelli; poi spariscono anche i messaggi.
privacy-birthday = **Il tuo compleanno**, giorno e mese ({ $told ->
        [yes] me l’hai detto
       *[no] non me l’hai detto
    }). *Serve per:* chi comincia a Numeri magici; tutti vedono chi, nessuno vede una data. *Resta:* finché non lo ritiri con /io compleanno. Che l’hai cambiato me lo ricordo per un anno, come impronta.
privacy-reminders = **Come te lo ricordo** ({ $how }). *Resta:* finché non lo cambi con /io avvisi.
privacy-quiet = **Le tue ore di silenzio** ({ $hours }), così a nessuno scade il tempo mentre da te è notte. *Resta:* finché non le ritiri con /io silenzio.
privacy-vacations = **Quando non c’eri** ({ $count }), e fino a quando. *Resta:* per sei mesi.
privacy-plans = **Che cosa hai in programma** per i tuoi prossimi turni ({ $count }). Lo vedi solo tu. *Resta:* finché il turno non è finito.
privacy-blocks = **Le persone che hai bloccato** ({ $count }). Lo vedi solo tu. *Resta:* finché non torni indietro con /io sblocca, anche se cancellano i loro dati: allora tengo un codice che corrisponde solo al loro account.
privacy-not = -# Non leggo quello che la gente scrive: dove c’è una partita in corso, conto soltanto quanti messaggi arrivano. Quello che è stato pubblicato in un canale resta lì, anche dopo la cancellazione.
button-export = Esporta
button-delete = Cancella
button-delete-sure = Sì, cancella i miei dati
button-delete-final = Cancella per sempre
button-keep = No, tieni tutto
export-done = Ecco tutto quello che so di te.
delete-title = Cancellare tutto?
delete-sure = Lasci tutti i tavoli non ancora cominciati e ti arrendi in tutte le partite in corso. Cancello le tue impostazioni, il compleanno, i risultati e i rating, e i miei messaggi diretti per te. Chi ha giocato con te conserva le sue partite, con «Qualcuno» al tuo posto. Se qualcuno ti ha bloccato, il blocco resta.
delete-final = Non si può annullare, e dopo non saprò più quali posti erano i tuoi. Puoi tornare a giocare quando vuoi, da capo. Cancello adesso?
delete-done = Ci conosciamo? Ho dimenticato tutto di te. È stato bello averti qui, e quando vuoi tornare la porta è aperta: si ricomincia da capo.
