### Le serate: una data per una partita, chi ci sta, e come va a finire.

command-evenings = serate
    .description = Le prossime serate di gioco su questo server
option-play-at = quando
    .description = Non adesso ma più in là: venerdì 20:00, domani 20:30, 24 dicembre 19:30, tra 2 ore
option-play-repeat = ripeti
    .description = Ogni quanto si ripete la serata (solo insieme a «quando»)
choice-repeat-weekly = ogni settimana
choice-repeat-fortnightly = ogni due settimane
choice-repeat-monthly = ogni mese, nello stesso giorno della settimana

# Che cosa si scrive per una data, in minuscolo e separato da virgole. L'inglese si capisce dappertutto. Dove conta il
# posto (numeri, giorni, mesi), una barra separa le parole che dicono lo stesso.
date-today = oggi
date-tomorrow = domani
date-after-tomorrow = dopodomani
date-within = tra, fra
date-minutes = minuti, minuto, min, m
date-hours = ore, ora, h
date-half-hour = mezz’ora, mezzora
date-days = giorni, giorno, gg, g
date-weeks = settimane, settimana, sett
date-idle = le, il, l, lo, la, di, del, dell, per, questo, questa
date-at = alle, h, all, alla, dalle, verso le, ore, alle ore, verso
date-oclock = h
date-oclock-twelve = in punto
date-before-noon = {""}
date-after-noon = {""}
date-early = {""}
date-morning = mattina, di mattina, del mattino, mattino, della mattina
date-noon = ora di pranzo
date-afternoon = pomeriggio, di pomeriggio, del pomeriggio, nel pomeriggio
date-evening = sera, di sera, della sera, alla sera
date-night = notte, di notte, della notte
date-this-morning = stamattina, stamane, stamani, questa mattina
date-this-afternoon = questo pomeriggio
date-this-evening = stasera, questa sera
date-this-night = stanotte, questa notte
date-tomorrow-morning = domattina, domani mattina
date-tomorrow-night = domani notte
date-at-noon = mezzogiorno, a mezzogiorno
date-at-midnight = mezzanotte, a mezzanotte
date-half-past = e mezza, e mezzo
date-half-to = {""}
date-quarter-past = e un quarto
date-quarter-to = meno un quarto
date-numbers = una/un/uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici
date-weekdays = lun, mar, mer, gio, ven, sab, dom
date-months = gen/genn, feb, mar, apr, mag, giu, lug, ago, set/sett, ott, nov, dic
date-next = prossimo, prossima
date-next-week = settimana prossima, la settimana prossima, la prossima settimana, della prossima settimana, prossima settimana, della settimana prossima

evening-title = { $emoji } { $game }: una serata insieme
evening-when = 📅 { $date } ({ $relative })
evening-repeats = { $repeats ->
        [weekly] 🔁 Ogni settimana alla stessa ora.
        [fortnightly] 🔁 Ogni due settimane alla stessa ora.
       *[monthly] 🔁 Ogni mese, nello stesso giorno della settimana e alla stessa ora.
    }
evening-host = { $host } vorrebbe giocare, e c’è posto { $least ->
        [1] per { $most } al massimo
       *[other] per un gruppo da { $least } a { $most }
    }. Premi **Ci sto**: quando è ora, il tuo posto è pronto e ti chiamo.
evening-rules = Regole della casa: { $rules }
evening-in = **Chi ci sta finora ({ $count }):** { $who }
evening-nobody = **Chi ci sta finora:** ancora nessuno. Chi rompe il ghiaccio?
evening-waiting = **In lista d’attesa:** { $who }
evening-event = È anche tra [gli eventi di questo server]({ $link }).
evening-small = L’ora è già quella del tuo fuso. *Ricordamelo* resta tra noi: ti scrivo { $minutes } minuti prima.
button-evening-in = Ci sto
button-evening-remind = Ricordamelo
button-evening-change = Cambia orario
button-evening-off = Disdici
button-evening-once = Solo questa volta
button-evening-for-good = Tutte
button-evening-sure = Sì, disdici
button-evening-again = Trova un’altra data

evening-opened = Era l’ora: il tavolo è aperto. { $link }
evening-called-off = Questa serata è stata disdetta.
evening-nobody-came = Nessuno aveva detto di sì, quindi non si è aperto nessun tavolo.
evening-was-missed = Di questa serata non se n’è fatto niente: non sono riuscito ad aprire il tavolo in tempo.

evening-open-call = 🎲 { $who }: è l’ora di { $game }! I posti sono pronti. Il via lo dà { $host }.
evening-open-late = 🎲 { $who }: chiedo scusa per il ritardo, non c’ero! È l’ora di { $game }, e i posti sono pronti. Il via lo dà { $host }.
evening-open-thread = Il tavolo è in { $thread }.
evening-elsewhere = { $count ->
        [one] Aveva detto di sì anche { $who }, ma è ancora nel bel mezzo di un’altra partita.
       *[other] Avevano detto di sì anche { $who }, ma sono ancora nel bel mezzo di un’altra partita.
    } Finché il tavolo è aperto, basta premere *Mi siedo*.
evening-no-seat = Il tavolo è pieno. { $who }: se qualcuno si alza, basta premere *Mi siedo*.
evening-tell-nobody = Per questa serata di { $game } nessuno aveva detto di sì, quindi non ho aperto nessun tavolo.
evening-tell-last = È la seconda volta di fila, quindi questa serata non si ripete più. Chi vuole può fissarne un’altra con `/gioca`.
evening-tell-missed = Mi spiace: la serata di { $game } era in programma ({ $date }), e io non c’ero. È passato troppo tempo per cominciare adesso. Troviamo un’altra data?
evening-tell-busy = Qui va avanti un’altra partita già da un’ora, quindi la serata di { $game } non è potuta cominciare. Troviamo un’altra data?
evening-tell-off = La serata di { $game } ({ $date }) è disdetta. { $who }
evening-tell-moved = La serata di { $game } ha un altro orario: { $date } ({ $relative }). { $who }
evening-tell-busy-now = È l’ora di { $game }, ma qui si sta ancora giocando: { $link } Appena quella partita finisce, il vostro tavolo si apre. Aspetto un’ora.
evening-reminder = ⏰ Si comincia { $relative }: { $game }. { $link }

evening-done-remind = Ti scrivo { $minutes } minuti prima dell’inizio ({ $game }). Se non ci riesco, ti menziono nel canale.
evening-done-no-remind = Va bene, niente promemoria.
evening-done-waiting = I posti sono tutti presi, quindi in lista d’attesa hai il numero { $place }. Se qualcuno rinuncia, avanzi senza dover fare niente.
evening-done-off = Disdetta.
evening-done-moved = Fatto: adesso è { $date }.
evening-done-same = Va bene, la data resta questa: { $date }.
evening-sure = Vuoi disdire la serata di { $game } ({ $date })? Lo faccio sapere a chi aveva detto di sì.
evening-sure-series = La serata di { $game } ({ $date }) si ripete. Vuoi disdire solo questa, o tutte?
evening-form-title = Quando si gioca?
evening-form-at = Quando
evening-form-example = venerdì 20:00, domani 20:30, 24 dicembre 19:30
evening-form-repeat = Si ripete
choice-repeat-never = una volta sola

evenings-title = Le serate di gioco su questo server
evenings-none = Per ora niente in programma. Fissa una serata con `/gioca`: scegli un gioco, e indica giorno e ora con «quando».
evenings-line = { $emoji } **{ $game }** · { $date } ({ $relative }) · { $count ->
        [0] ancora nessuno
        [one] ci sta 1
       *[other] ci stanno in { $count }
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host } ha fissato una serata di { $game }. Di’ «Ci sto» qui, e il tuo posto è pronto: { $link }
evening-event-where = #{ $channel }

date-zones = Europe/Rome, Europe/Zurich
date-suggestion = { $date } ({ $zone })

sorry-evening-over = Quella serata non è più in programma.
sorry-evening-host = Può farlo solo { $host }, che ha fissato questa serata, o chi modera.
sorry-evening-unwelcome = A questa non puoi partecipare.
sorry-evening-most-one = Hai già fissato { $most } serate qui, tutte ancora da giocare. Una persona non può averne di più: prima disdicine una.
sorry-evening-most-server = Questo server ha { $most } serate ancora da giocare, e non può averne di più.
sorry-evening-soon = Comincia così presto che un promemoria arriverebbe tardi. Resta nei paraggi!
sorry-evening-repeat = Una serata può ripetersi solo se ha una data: indicala con «quando», per esempio: venerdì 20:00
sorry-evening-zone = Una serata che si ripete segue l’orologio appeso al muro, e non so quale muro. Scrivi l’ora con il tuo fuso, per esempio: venerdì 20:00 Europe/Rome. (Se hai impostato le ore di silenzio con `/io silenzio`, il tuo fuso lo so già.)
sorry-date-unclear = Non capisco «{ $what }». Scrivi così: venerdì 20:00, domani 20:30, 24 dicembre 19:30, oppure tra 2 ore.
sorry-date-time = A che ora? Scrivi così: venerdì 20:00, oppure domani 20:30.
sorry-date-zone = Non so che ore sono da te. Aggiungi il tuo fuso, per esempio: { $typed } Europe/Rome. Oppure scrivi: tra 2 ore. (Se hai impostato le ore di silenzio con `/io silenzio`, il tuo fuso lo so già.)
sorry-date-weekday = Quella data cade in un altro giorno della settimana. Scrivi solo la data, o solo il giorno.
sorry-date-several =
    «{ $typed }» può voler dire più di un momento. Scrivilo come quello che intendi:
    { $dates }
sorry-date-gap = Quella notte si spostano avanti gli orologi e quell’ora non c’è. Scegli un’ora prima o un’ora dopo.
sorry-date-part = «{ $what }» non va d’accordo con quel momento della giornata. Togli una delle due cose.
sorry-date-past = Quel momento è già passato. Scegline uno che deve ancora venire.
sorry-date-far = Manca più di un anno. Scegli un momento un po’ più vicino.

permission-create_events = Crea eventi
settings-no-events = 📅 Se vuoi le serate di gioco tra gli eventi di questo server, dammi { $permission }. Funzionano anche senza.
