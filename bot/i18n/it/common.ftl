### Quello che tutti i tavoli hanno in comune.

## Che cosa è successo, in ogni gioco

event-left = { $seat } lascia la partita.

## Perché no, in ogni gioco

refusal-game-over = Questa partita è finita.
refusal-not-playing = Non giochi più in questa partita.
refusal-not-your-turn = Il turno è di { $seat }.
refusal-unknown-action = «{ $action }» non è una cosa che si può fare in questo gioco.

## Il messaggio del tavolo

story-computers = 🤖 { $told }
# A roll that the table made for somebody, as there was nothing to decide; and the first of them in a game.
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 Ai dadi ci penso io, così a te resta solo da decidere. { $told }
table-title = { $emoji } { $game } · tavolo { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (via prima della fine)
# The same as a part of the picture's alt text.
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (via prima della fine)
table-moved = Il tavolo si è spostato. [È di là]({ $link })
table-gone = Qui non c’è più nessun tavolo.
people-more = { $count ->
        [one] un’altra persona
       *[other] altre { $count } persone
    }
table-closed = Questo tavolo ha chiuso senza risultato.
vanished-channel = **{ $game }**, tavolo { $table }: chiuso senza risultato, il suo canale non c’è più.
vanished-server = **{ $game }**, tavolo { $table }: chiuso senza risultato, non sono più su quel server.
table-away = 🤖 Un computer gioca al posto di { $seats }. Chi torna preme «Rieccomi».
table-deserted = Sono spariti tutti, quindi la partita è ferma. Premi «Rieccomi» per andare avanti; altrimenti il tavolo chiude { $when }.
table-nudge = { $who }: tocca a te, e metà del tuo tempo è andata. Scadenza: { $when }; poi decide un computer per te. [Al tavolo]({ $link })
board-unseen = Stavolta il tabellone non mi è riuscito. Il tabellone in testo ha tutto quanto.
board-coming = 🖍️ Quanti tabelloni tutti insieme! Questo lo sto ancora disegnando: l’immagine arriva tra un attimo.
table-lapsed = Per un giorno intero nessuno ha dato il via a questa partita, quindi ho sparecchiato il tavolo. Con /gioca ne apparecchi uno nuovo quando vuoi.
table-undone = ↩️ { $seat } ci ripensa e annulla l’ultima mossa.
table-drawn = 🤝 Pareggio! Primo posto a pari merito: { $seats }.
table-paused = ⏸️ Partita in pausa: { $since }. Il tempo non corre per nessuno. Chi gioca può farla ripartire; altrimenti riparte da sola. Quando? { $when }.
table-vacation = 🌴 { $who }: in vacanza, ultimo giorno { $when }.
silence = 😴 Al [tavolo { $table }]({ $link }) non succede niente da un po’. L’ultima mossa: { $when }. { $paused ->
        [yes] La partita è in pausa, e chiunque di voi può farla ripartire.
       *[other] { $seats ->
            [none] Faccio qualcosa?
           *[other] Gli altri aspettano { $seats }. Faccio qualcosa?
        }
    }
resumed = ▶️ { $who ->
        [nobody] La pausa è durata abbastanza, la partita riprende.
       *[other] { $who } fa ripartire la partita.
    }{ $seats ->
        [none] {""}
       *[other] {" "}Di turno: { $seats }.
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }.
    } [Al tavolo]({ $link })

## Che cosa dimostra i dadi

proof-commitment = Prova, parte 1 («impegno»): `{ $commitment }`
proof-salt = Prova, parte 2 («sale»): `{ $salt }`
proof-part = La tua parte è la numero { $number }: `{ $part }`
proof-part-with-luck = La tua parte è la numero { $number }: `{ $part }`. Dopo la ~ c’è la tua parola portafortuna.
proof-luck = La tua parola portafortuna aggiunge `~{ $luck }` alla tua parte del sale.
proof-deal = Tutti i tavoli di questo round hanno questi dadi, ogni posto i suoi. Il seme arriva quando finisce l’ultimo tavolo.

## Prima di cominciare

lobby-title = { $emoji } { $game } · il tavolo { $table } è aperto
lobby-host = { $host } ti invita a giocare · da { $least } a { $most } giocatori
lobby-seats = **Al tavolo ({ $count }):** { $seats }
lobby-nobody = **Al tavolo:** ancora nessuno. Premi «Mi siedo» e rompi il ghiaccio.
lobby-birthday = 🎂 Comincia chi compie gli anni prima. Il tuo compleanno me lo dici con /io compleanno; non lo vede nessun altro.
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = da { $least } a { $most } persone{ $minutes ->
        [none] {""}
       *[other] {" "}· { $minutes } min
    }
lobby-invited = Inviti: { $seats }
lobby-rematch = **Manca ancora il sì di:** { $seats }. Quando ci siete tutti, comincio da solo. *Si comincia* non aspetta.
challenge-title = Una partita con { $player }
challenge-game = A che cosa si gioca?
challenge-call = { $who }: { $host } ti sfida a { $game }! [Siediti qui]({ $link })
lobby-rules = **Regole della casa:** { $rules }
lobby-usual = le solite
lobby-clock =
    { $clock ->
        [0] tempo senza limiti
       *[other] { $time } a mossa
    }
lobby-rolls = i dadi li tiro io per voi
lobby-rolls-not = i dadi li tirate voi
poster-host = ospita
poster-nobody = ancora nessuno
poster-alt = { $game }. { $about } Al tavolo: { $seats }. Sedie libere: { $free }.
poster-alt-short = { $game }. Al tavolo: { $seats }. Sedie libere: { $free }.
fair-lobby = 🎲 I dadi di questo tavolo sono già decisi, e ormai nessuno può scambiarli. Qui sotto c’è la loro impronta. Segnatela: a fine partita **Verifica** mostra che sono usciti proprio questi dadi e non altri. Puoi anche metterci dentro una parola portafortuna.
fair-running = 🎲 I dadi di questo tavolo erano decisi prima della partita, e nessuno può scambiarli. Qui sotto c’è quello che lo dimostra. Segnatelo: a fine partita **Verifica** mostra che sono usciti proprio questi dadi e non altri.
lobby-computer = { $name } ({ $level })
house-rule = { $option }: { $value }
# One of the players is a program, see level-program. Said before the game and at its end.
program-unrated = Con un programma al tavolo, questa partita non conta per il rating.
# A house rule that has changed since somebody sat down. $rule is "Points to reach exactly: 20 points".
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 cambiata mentre qualcuno era già al tavolo. Dacci un’altra occhiata prima di giocare, oppure alzati.
value-on = sì
# Same as English: the Italian word.
value-off = no

# Same as English: names and a label.
label-of = { $who }: { $label }
button-join = Mi siedo
button-leave = Mi alzo
button-computers = Aggiungi computer
button-out = Fai alzare { $name }
button-unseat = Fai alzare { $name }
pick-unseat = Fai alzare qualcuno
button-im-back = Rieccomi
button-house-rules = Regole della casa
button-start = Si comincia
button-fair = 🎲 Dadi onesti
button-luck = 🍀 Parola portafortuna
button-peek = Sbircia
button-text = Tabellone in testo
button-rules = Regole
button-more = ⋯ Altro
button-here = Porta il tabellone quaggiù
button-resign = Mi arrendo
button-resign-sure = Sì, mi arrendo
button-reminders = Promemoria
button-pause = Metti in pausa
button-pause-alone = Sì, metti in pausa
button-resume = Si riparte
button-nudge = Fai un fischio
button-sit-in = Fai giocare un computer
button-mute = Silenzia questo tavolo
button-unmute = Non silenziare più questo tavolo
button-end = Chiudi questo tavolo
button-end-sure = Sì, chiudi senza risultato
button-lobby-end-sure = Sì, sparecchia il tavolo
button-vote-end-sure = Sì, chiedi agli altri
button-vote-sure = Sì, chiedi agli altri
button-undo = Ci ripenso
button-draw = Proponi il pareggio
button-remove = Avanti senza { $name }
button-alone-sure = Sì, chiudi
button-finish-sure = Sì, chiudi
button-vote-yes = Per me va bene{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = No, si gioca{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = Rivincita
button-use = Usa questo
button-change = Cambia
button-back = Indietro
button-next = Avanti

## Computer, chi se n'è andato per sempre, e limiti di tempo

anonymous-name = Qualcuno

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = facile
level-normal = normale
level-hard = difficile
level-random = gioca a caso
# A player's own program, which the host of the bot lets play.
level-program = un programma
add-easy = Aggiungine uno facile
add-normal = Aggiungine uno normale
add-hard = Aggiungine uno difficile
add-random = Aggiungine uno che gioca a caso
add-program = Aggiungi { $name }
computers-title = Aggiungere computer al tavolo { $table }? Posti occupati: { $seats } su { $most }. Un computer vede solo quello che vedresti tu al suo posto.
# "Roll for me: on". Where a player could do nothing but roll, the bot rolls for them.
rolls-label = Tira tu per me
clock-label = Tempo per ogni decisione
clock-60 = 1 minuto
clock-180 = 3 minuti
clock-600 = 10 minuti
clock-3600 = 1 ora
clock-14400 = 4 ore
clock-43200 = 12 ore
clock-86400 = 1 giorno
clock-259200 = 3 giorni
clock-604800 = 7 giorni
clock-0 = senza limiti
clock-300-15 = 5 minuti + 15 secondi
clock-900-30 = 15 minuti + 30 secondi
clock-86400-14400 = 1 giorno + 4 ore
clock-259200-43200 = 3 giorni + 12 ore

## Thread

thread-open = { $emoji } { $game } · chi gioca?
thread-turn = { $emoji } { $game } · { $count ->
        [one] tocca a { $seats }
       *[other] si aspettano { $seats }
    }
thread-over = { $emoji } { $game } · partita finita
thread-opened = 🧵 { $host } apre un tavolo di **{ $game }** in { $thread }. Vieni a prendere posto!
thread-locked = 🔒 { $thread } è stato bloccato, quindi al tavolo di **{ $game }** là dentro nessuno può muovere. Chi ha il permesso Gestisci thread può sbloccarlo, e la partita riprende da dov’era.
thread-lacking = Avrei dato volentieri a questo tavolo un thread tutto suo, ma non ho ancora il permesso: { $permissions }. Quindi eccolo qui, nel canale.
thread-nowhere = In un canale come questo non esistono thread, quindi il tavolo sta qui.
thread-not-made = Discord al momento non mi ha dato un thread, quindi il tavolo sta qui.

## Risposte in privato

more-title = Che cosa vuoi fare con il tavolo { $table }?
resign-sure = Esci dalla partita, e finisci dietro a chi gioca ancora. Davvero?
end-sure = Così la partita finisce per tutti, e non vince nessuno. Davvero?
lobby-end-sure = Così il tavolo si sparecchia prima ancora di giocare. Davvero?
vote-end-sure = Se almeno metà degli altri è d’accordo, la partita finisce e non vince nessuno. Lo chiedo qui. Hanno un giorno, e chi tace acconsente. Procedo?
alone-sure = Se in questo momento sei in svantaggio, finisci in fondo come chi si arrende. Altrimenti la partita finisce senza risultato. Davvero?
finish-sure = Giocano ancora solo i computer. Si alzano, e la partita finisce così com’è, ognuno al posto che ha adesso. Davvero?
vote-pause-sure = Quando una partita è in pausa il tempo non corre per nessuno, e chiunque di voi può farla ripartire. Se almeno metà degli altri è d’accordo, la fermo; hanno un giorno per dirlo, e chi tace acconsente. Glielo chiedo?
vote-waits = Il tempo di assenza annunciato non conta, quindi si aspetta { $seats }.
vote-pause-open = ⏸️ { $who } vorrebbe mettere in pausa la partita per un po’. Va bene?{ $silent ->
        [none] {""}
       *[other] {" "}Senza risposta finora: { $silent }.
    } Chi tace acconsente: { $when }.
vote-pause-refused = 🙂 Niente pausa: c’è chi preferisce giocare ({ $seats }). E allora avanti.
vote-pause-call = { $others }: { $who } vorrebbe mettere in pausa la partita per un po’. [Di’ la tua]({ $link }): pausa se almeno metà di voi è d’accordo, e chi tace acconsente: { $when }.
pause-alone = Quando la partita è in pausa il tempo non corre per nessuno. Puoi farla ripartire quando vuoi. La metto in pausa?
done-paused = La partita è in pausa. Il tempo non corre per nessuno finché non la fai ripartire.
done-resumed = Si riparte.
done-sat-in = Al posto di chi manca gioca un computer, fino al suo «Rieccomi».
done-muted = Per questo tavolo non ti chiamo più, qualunque cosa tu abbia scelto altrove.
done-unmuted = Per questo tavolo ti chiamo di nuovo, nel modo che hai scelto.
vote-end-open = 🕊️ { $who } vorrebbe finirla qui, senza risultato. Siete d’accordo?{ $silent ->
        [none] {""}
       *[other] {" "}Senza risposta finora: { $silent }.
    } Chi tace acconsente: { $when }.
vote-end-refused = 🙂 C’è chi ha ancora voglia di giocare: { $seats }. E allora avanti!
vote-end-call = { $others }: { $who } vorrebbe finirla qui, senza risultato. [Di’ la tua]({ $link }): finisce se almeno metà di voi è d’accordo, e chi tace acconsente: { $when }.
done-vote-asked = Ho chiesto agli altri. Le risposte compaiono al tavolo.
vote-displaced = { $who }, la tua domanda ha fatto posto a questa. Potrai rifarla quando questa sarà decisa.
done-here = Ecco il tabellone.
vote-draw-sure = Se almeno metà degli altri è d’accordo, la partita finisce in pareggio: chi gioca ancora divide il primo posto, e non ha vinto nessuno. Lo chiedo qui. Hanno un giorno, e chi tace acconsente. Procedo?
vote-remove-sure = Se gli altri sono d’accordo, { $seat } esce e finisce dietro a chi gioca ancora. Lo chiedo qui. Hanno un giorno, e chi tace acconsente; ma se nel frattempo torna { $seat }, la questione è chiusa. Procedo?
vote-draw-open = 🤝 { $who } propone il pareggio: chi gioca ancora divide il primo posto. Ci state?{ $silent ->
        [none] {""}
       *[other] {" "}Senza risposta finora: { $silent }.
    } Chi tace acconsente: { $when }.
vote-remove-open = 🪑 { $who } vorrebbe andare avanti senza { $seat }, che manca da un po’.{ $silent ->
        [none] {""}
       *[other] {" "}Senza risposta finora: { $silent }.
    } Si fa { $when }, o prima se metà degli altri è d’accordo; e se torna { $seat }, non se ne fa niente.
vote-draw-refused = 🙂 Niente pareggio: c’è chi vuole giocarsela fino in fondo ({ $seats }).
vote-remove-refused = 🙂 Si aspetta { $seat }: così vuole chi ha votato no ({ $seats }).
vote-draw-call = { $others }: { $who } propone il pareggio. [Di’ la tua]({ $link }): vale se almeno metà di voi è d’accordo, e chi tace acconsente: { $when }.
vote-remove-call = { $seat }, qui si sente la tua mancanza! { $who } vorrebbe andare avanti senza di te. [Torna]({ $link }), e resti in gioco. Ultimo momento utile: { $when }.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: dite la vostra là.
    }
undo-offer = Puoi ancora ripensarci, { $computer ->
        [none] finché non gioca qualcun altro (al massimo { $when })
       *[other] ma in fretta: sta per giocare { $computer }
    }: { $what }
done-undone = Annullato. Come se non fosse mai successo.
done-removed = Fatto: è fuori dalla partita.
done-acted = Fatto.
form-good = Verrebbe così.
done-resigned = Hai lasciato la partita.
done-back = Rieccoti! Comandi di nuovo tu.
done-ended = Tavolo chiuso.
done-nudged = { $who }: tocca a te! [Al tavolo]({ $link })
done-named-only = C’è appena stata una menzione: stavolta scrivo solo il nome, senza notifica. La prossima sarà possibile { $when }.
done-birthday = Me lo segno: { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }, e nient’altro. Non lo vede nessun altro, e puoi cambiarlo due volte l’anno.
birthday-unknown = Non so quando compi gli anni. Dimmelo con giorno e mese: a Numeri magici comincia chi li compie prima.
button-birthday-forget = Dimenticalo
done-birthday-forgotten = Ho dimenticato il tuo compleanno. Per una volta, apposta.
luck-title = Una parola portafortuna
luck-label = Una parola qualsiasi, o nessuna
luck-example = torta di mele, il gatto dorme, …
luck-said = 🍀 La tua parola è mescolata ai dadi. Ricordatela: con quella potrai controllare più tardi che nessuno li abbia truccati. Io tengo solo la sua impronta, `~{ $luck }`; la trovi sotto *Dadi onesti* e, a fine partita, sotto *Verifica*.
luck-none = Niente parola portafortuna, allora. I dadi vanno bene lo stesso.
house-rules-told = Le regole della casa del tavolo { $table }. Può cambiarle solo { $host }, che l’ha aperto.
    { $rules }
house-rules-title = Le regole della casa del tavolo { $table }. Valgono per tutti e a partita iniziata non si cambiano più. Chi sta già al tavolo vede segnati i tuoi cambiamenti, e ha dieci secondi per accorgersene prima che tu possa cominciare.
join-done = Ci sei! [Il tuo posto a { $game }]({ $link }) ti aspetta.
rematch-yes = { $seats ->
        [none] Ci siete tutti! [Si continua qui con { $game }]({ $link }).
       *[other] Ci sei per [un’altra partita a { $game }]({ $link }). Manca ancora il sì di: { $seats }.
    }
leave-done = Un posto libero in più: [{ $game }]({ $link }) fa a meno di te.
unseat-done = { $who } si è alzato da [{ $game }]({ $link }) e non può tornare a questo tavolo.
# In the channel; nobody is pinged by it.
unseat-told = { $who }, { $host } ti ha chiesto di alzarti da **{ $game }**. A questo tavolo non puoi tornare, ma tutti gli altri ti aspettano.
seated-already = Hai già un posto qui. { $few ->
        [yes] Per giocare manca ancora qualcuno: porta un amico, o premi «Aggiungi computer».
       *[no] Manca solo «Si comincia», o qualcun altro da convincere.
    }
taken-lobby = { $seats } { $count ->
        [one] ha
       *[other] hanno
    } un tavolo di **{ $game }** aperto [di là]({ $link }). Ti siedi anche tu? Oppure aprine uno tuo in un thread (/gioca ha un’opzione apposta) o in un altro canale.
taken-full = Stanno per giocare a **{ $game }** [di là]({ $link }), e non c’è più posto: { $seats }. Puoi aprire un tavolo tuo in un thread (/gioca ha un’opzione apposta) o in un altro canale.
taken-yours = Hai già [un tavolo di **{ $game }**]({ $link }) aperto in questo canale. Per un altro c’è posto in un thread (/gioca ha un’opzione apposta) o in un altro canale.
taken-playing = In questo momento [in questo canale]({ $link }) si gioca a **{ $game }**. Puoi aprire un tavolo tuo in un thread (/gioca ha un’opzione apposta) o in un altro canale.
taken-free = Oppure entra in quella partita, se gli altri vogliono:
join-whisper = Ci sei: **{ $game }**, [tavolo { $table }]({ $link }).
    I tuoi segreti compaiono qui, in questo unico messaggio. Li mostra anche «Sbircia», al tavolo.
join-closed = Ci sei! Le tue impostazioni della privacy qui non mi lasciano mandarti messaggi diretti. Nessun problema: **Sbircia**, al tavolo, ti mostra sempre i tuoi segreti.
join-later = Ci sei! In questo momento non riesco a mandarti messaggi diretti, ma continuo a provarci. Intanto **Sbircia**, al tavolo, ti mostra i tuoi segreti.
whisper-title = **{ $game }** · [tavolo { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = Basta dritte
hints-are-off = Va bene, niente più dritte da parte mia. **Regole**, al tavolo, ha tutto.
page-count = Pagina { $page } di { $pages }

## Perché no

sorry-gone = Qui non c’è nessun tavolo così: è sparito, o sta da un’altra parte.
sorry-unreadable = Non riesco più a leggere questa partita: quello che ne ho è rovinato, e me lo sono segnato. Le altre partite stanno bene.
sorry-game-missing = { $game } al momento qui non è installato, quindi questo aspetta. Non va perso niente: si continua appena il gioco torna.
sorry-channel-waits = In questo canale aspetta un tavolo di { $game }, e quel gioco al momento non è installato. Resta finché non torna; chi lo ospita o un moderatore può chiuderlo con `/tavolo fine`.
sorry-over = Questa partita è già finita.
sorry-closed = Questo tavolo ha chiuso.
sorry-started = Questa partita è già cominciata.
sorry-rematch-on = La rivincita è già in corso, [da questa parte]({ $link }).
sorry-not-started = Questa partita non è ancora cominciata.
sorry-luck-seat = Prima siediti: la parola va col posto.
sorry-luck-letters = In quella parola c’è qualcosa che non è né una lettera né un’emoji. Provane un’altra.
sorry-vote-over = Quel voto è chiuso.
sorry-vote-own = L’hai chiesto tu, quindi ora decidono gli altri. Se vuoi andartene comunque c’è «Mi arrendo», ma poi finisci in fondo.
sorry-vote-others = Lo decide chi gioca ancora.
sorry-vote-taken = { $who } ha già chiesto. Di’ la tua al tavolo.
sorry-vote-refused = Gli altri vogliono giocare. Puoi chiederlo di nuovo { $when }.
sorry-not-playing-any-more = Non giochi più in questa partita. Può chiuderla solo chi gioca ancora.
sorry-not-seated = Non giochi a questo tavolo. Aspetta il prossimo, o aprine uno tuo con /gioca in un altro canale.
sorry-not-seated-free = Non giochi a questo tavolo. Ma se gli altri vogliono puoi ancora entrare, al posto di { $seats }: premi *⋯*.
sorry-late = È già successo, o qualcuno è arrivato prima. Ecco come stanno le cose.
sorry-no-undo = Troppo tardi per annullare: nel frattempo qualcuno ha giocato, o ha visto qualcosa di nuovo.
sorry-undo-late = Avevi { $seconds } secondi per annullare, e sono passati.
sorry-no-draw = Il pareggio è una cosa tra persone, e i computer non firmano niente. Ti serve qualcun altro con cui dividerlo.
sorry-not-absent = È già qui, o è già fuori. Non deve andarsene nessuno.
sorry-moved = Il tavolo si è spostato. [È di là]({ $link })
sorry-not-your-turn-here = Non tocca a te.
sorry-not-host = Può farlo solo { $host }, che ha aperto il tavolo.
sorry-not-host-or-moderator = Può farlo solo { $host }, che ha aperto il tavolo, o chi modera.
sorry-not-in-lobby = Non hai un posto a questo tavolo.
sorry-full = Il tavolo è pieno: si gioca al massimo in { $most }.
sorry-unwelcome = Mi spiace, a questo tavolo non c’è posto per te. Aspetta il prossimo, o aprine uno tuo con /gioca in un altro canale.
sorry-unseated = Ti hanno chiesto di alzarti da questo tavolo, quindi non puoi tornarci. Aspetta il prossimo, o aprine uno tuo con /gioca in un altro canale.
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = Qui hai già un posto a { $most } tavoli che non hanno ancora iniziato: { $tables }. Inizia a uno, o alzati da uno, e ci sarà posto per un altro.
sorry-lobbies-seats-anywhere = Su tutti i server insieme hai già un posto a { $most } tavoli che non hanno ancora iniziato: { $tables }. Inizia a uno, o alzati da uno, e ci sarà posto per un altro.
sorry-lobbies-opened = Qui hai già aperto { $most } tavoli che non hanno ancora iniziato: { $tables }. Inizia a uno, o chiudine uno (in «⋯»), e ci sarà posto per un altro.
sorry-lobbies-guild = Su questo server { $most } tavoli aspettano di iniziare, e di più non ce ne stanno. Siediti a uno di questi, o torna quando qualcuno avrà iniziato.
sorry-lobbies-threads = Qui { $most } thread sono di tavoli che hai aperto tu, e nessuno può averne di più: { $tables }. Dieci minuti dopo la fine di una partita il suo thread si chiude, e c’è posto per un altro.
sorry-lobbies-threads-guild = Questo server ha { $most } thread per i tavoli, e di più non ce ne stanno. Dieci minuti dopo la fine di una partita il suo thread si chiude, e c’è posto per un altro.
sorry-too-few = Per giocare bisogna essere almeno { $least }, e qui { $count ->
        [one] c’è una persona sola
       *[other] siete in { $count }
    }. { $seated ->
        [yes] Porta qualcuno, o premi «Aggiungi computer».
       *[no] Premi «Mi siedo», porta qualcuno, o premi «Aggiungi computer».
    }
sorry-no-person = I computer vogliono almeno un essere umano al tavolo. Premi «Mi siedo».
sorry-paused = La partita è in pausa. Chiunque giochi può premere «Si riparte».
sorry-not-silent = Nel frattempo lì è successo qualcosa: diamo loro il tempo che serve.
sorry-on-vacation = { $seats }: in vacanza, con tanto di avviso, e il ritorno è previsto.
sorry-no-such-clock = Un tempo così non ce l’ho. Scegline uno dall’elenco.
sorry-not-away = Non mancavi: nessuno sta giocando al tuo posto.
sorry-host-must-sit = Secondo le regole della casa comincia chi ha aperto il tavolo, ma { $host } non ha un posto. Premi «Mi siedo», o cambia la regola.
sorry-seats-changed = Qualcuno si è appena seduto o alzato. Dai un’occhiata, poi premi di nuovo «Si comincia».
sorry-rules-changed = { $count ->
        [one] Una regola della casa è cambiata
       *[other] Delle regole della casa sono cambiate
    } mentre qualcuno era già al tavolo ({ $rules }). Lascia a tutti ancora { $seconds } { $seconds ->
        [one] secondo
       *[other] secondi
    } per vederlo, poi premi di nuovo «Si comincia».
sorry-challenge-computer = { $player } è una macchina. Apri un tavolo con /gioca e premi «Aggiungi computer»: quelli giocano bene quanto vuoi tu.
sorry-challenge-self = Non puoi sfidarti da te. Apri un tavolo con /gioca; i computer hanno sempre tempo.
sorry-no-game-in-message = Quel messaggio non è una delle mie partite. Prova con un tabellone, o usa /replay e /verifica con il numero di un tavolo.
sorry-nothing-to-roll = A { $game } ogni tiro è una decisione, quindi non c’è niente che io possa tirare per te. Lascia perdere «tira per me».
sorry-no-table = In questo canale non c’è nessun tavolo. Aprine uno con /gioca.
sorry-no-game = Nessun gioco si chiama «{ $game }». Scegline uno: { $games }
sorry-house-rule = { $game } non ha la regola della casa «{ $text }». Ha queste: { $rules }
sorry-permissions = In questo canale mi serve qualcosa: { $permissions }. Può concederlo chi gestisce il server.
sorry-unpainted = La mossa vale, ma non sono riuscito ad aggiornare il tabellone. Non si è perso niente: al prossimo pulsante compare tutto.
sorry-server-only = I tavoli funzionano solo nei canali di un server. /aiuto mostra quello che funziona ovunque.
sorry-no-secrets = In questo gioco non c’è niente di nascosto: sul tabellone c’è tutto.
sorry-birthday-often =
    Il compleanno si può cambiare due volte l’anno, così nessuno scopre quello altrui a forza di tentativi. Per te il prossimo cambio sarà possibile da questa data: { $when }; { $kept ->
        [yes] fino ad allora vale quello vecchio
       *[no] fino ad allora non ne conosco nessuno
    }. Per farmelo dimenticare, in qualsiasi momento, lascia vuoti giorno e mese.
sorry-birthday = Un giorno così non esiste. Dammi giorno e mese, per esempio 24 e 12.
sorry-slow = Ci ho messo troppo. Premi ancora, per favore.
sorry-flood = Quanta roba tutta insieme! Prendi fiato: tra qualche secondo sono di nuovo qui.
sorry-unknown = Questo pulsante non lo conosco. Forse è vecchio; quelli sul messaggio del tavolo funzionano.
sorry-option = «{ $value }» non va bene per «{ $option }». Scegli uno dei valori che Discord propone lì, oppure lascia vuoto.
sorry-command = Questo comando, così com’è arrivato, non lo conosco. Riavvia Discord, così impara i miei comandi più recenti, e scrivilo di nuovo.
sorry-trouble = Qualcosa è andato storto dalla mia parte, e me lo sono segnato. Forse questo non è valso, ma tutto quello che c’era prima è al sicuro. Riprova tra un momento.
sorry-discord = Discord al momento non me lo accetta, quindi forse non ha funzionato. La partita è al sicuro: riprova tra un momento.
sorry-your-turn = Tocca proprio a te.
sorry-nobody-to-nudge = Non serve fischiare a nessuno: in questo momento non tocca a nessuno.
sorry-called-lately = C’è appena stato un avviso per { $who }. Il prossimo sarà possibile { $when }.

## I permessi, come li chiamano le impostazioni di Discord

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-embed_links = Incorpora link
permission-attach_files = Allega file
permission-read_message_history = Leggi cronologia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-create_private_threads = Crea thread privati

## Su ogni tabellone

board-nameless = Giocatore { $letter }
board-ranking = Classifica finale: { $places }
board-out = Via dal tavolo, in quest’ordine: { $names }
board-gone = è fuori
board-left = Via dal tavolo: { $names }.
board-header-last = vince: non c’è più nessun altro
board-now-last = { $name } vince: se ne sono andati tutti.
board-eliminated = fuori gioco
board-wins = vince!
board-now-wins = { $name } vince!
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · vince chi arriva primo a { $target }
race-dice = Dadi: { $faces }
race-scores = Punti: { $scores }.
