### Notti: una serata, più giochi, una vittoria.

night-name = Notte dei giochi
night-title = 🌙 Notte dei giochi
night-form-title = Notte dei giochi
night-form-games = Giochi
night-form-order = Quale viene dopo
night-order-turn = Uno dopo l’altro
night-order-lot = A sorte
night-order-vote = Si vota prima di ogni round
night-form-length = Quanti round, o fino a quando
night-form-length-example = 4, oppure 23:30, oppure tra 2 ore
night-form-odd = Se qualcuno resta fuori
night-odd-regular = Un computer completa il tavolo
night-odd-rest = Un round di riposo
night-form-rules = Regole della casa
# Same as English: it is typed like that.
night-form-rules-example = Tie-Die: target 30

night-host = { $host } vi invita a una notte con più giochi. Alla fine si saprà chi la vince!
night-games = **{ $games }**{ $order ->
        [turn] , uno dopo l’altro
        [lot] , a sorte
        [vote] , secondo i vostri voti
       *[alone] {""}
    }
night-rounds = { $count ->
        [one] Un round
       *[other] { $count } round
    }
night-until = Tanti round quanti ce ne stanno in { $hours ->
        [0] {""}
        [one] un’ora
       *[other] { $hours } ore
    }{ $minutes ->
        [0] {""}
       *[other] { $hours ->
            [0] {""}
           *[other] {" "}e{" "}
        }{ $minutes ->
            [one] un minuto
           *[other] { $minutes } minuti
        }
    }
night-rules = Regole della casa a { $game }: { $rules }
night-duplicate = **La stessa fortuna per tutti:** ogni posto tira gli stessi dadi a tutti i tavoli di un round. Perciò i tavoli giocano in thread privati, e conta chi gioca meglio.
night-in = **Chi ci sta finora ({ $count }):** { $who }
night-nobody = **Chi ci sta finora:** ancora nessuno. Chi rompe il ghiaccio?
night-small =
    Se arrivi tardi, giochi dal round dopo. Devi andare? Premi *Io vado*, e nessuno deve votare.
    Vincere un tavolo vale 10 punti, poi 6, 4, 3, 2, e 1 per tutti gli altri. A pari merito si divide.
night-small-duplicate =
    Se arrivi tardi, giochi dal round dopo. Devi andare? Premi *Io vado*, e nessuno deve votare.
    Il tuo piazzamento si confronta con quello di chi aveva il tuo posto a un altro tavolo: fino a 10 punti. Una pausa ne vale 5.
button-night-in = Ci sto
button-night-out = Io vado
button-night-start = Inizia la notte
button-night-computer = Aggiungi un computer
button-night-off = Disdici
button-night-end = Chiudi la notte
button-night-sure = Sì, chiudi
button-night-text = Tabellone in testo
button-night-again = Di nuovo { $weekday ->
        [0] lunedì prossimo
        [1] martedì prossimo
        [2] mercoledì prossimo
        [3] giovedì prossimo
        [4] venerdì prossimo
        [5] sabato prossimo
       *[6] domenica prossima
    }
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }

night-round = **Round { $round } di { $total }: { $game }.** { $how ->
        [mixed] Vi ho mescolati meglio che potevo.
       *[standing] Ora chi è in testa gioca insieme.
    }
night-round-until = Il round finisce { $relative }.
night-table = **Tavolo { $table }:** { $who } · { $state ->
        [waiting] apre tra poco
        [over] finito
        [void] senza risultato
       *[running] { $link ->
            [none] apre tra poco
           *[other] { $link }
        }
    }
night-resting = In questo round { $count ->
        [one] riposa
       *[other] riposano
    } { $who }, con 5 punti { $count ->
        [one] in cambio
       *[other] a testa
    }. Nessuno riposa due volte.
# Same as English: the word is the same.
night-filler = Computer
night-voting = **A cosa giochiamo nel round { $round }?** Il voto si chiude { $relative }.
night-points = A ogni tavolo: 10 punti per il primo posto, poi 6, 4, 3, 2, e 1 per tutti gli altri; a pari merito si divide. Stessi punti? Contano prima i tavoli vinti, poi i punti di chi hai incontrato.
night-points-duplicate = Stessa fortuna: il tuo piazzamento si confronta con quello di chi aveva il tuo posto a un altro tavolo: 2 per ognuno peggiore, 1 per ognuno uguale, e batterli tutti vale 10 punti. Stessi punti? Contano prima i tavoli vinti, poi i punti di chi hai incontrato.
# $seed is none while other tables roll the same dice.
night-deal = 🎲 Il round { $round } ha gli stessi dadi a tutti i tavoli. Prova: `{ $commitment }`. { $seed ->
        [none] Il seme arriva quando finisce l’ultimo tavolo.
       *[other] Il seme era `{ $seed }`.
    }
night-champion = 🏆 { $count ->
        [one] { $who } vince la notte!
       *[other] { $who } si dividono la vittoria!
    }
night-no-champion = I risultati di questa notte sono stati annullati: non la vince nessuno.
night-called-off = Questa notte è stata disdetta. Per un’altra usa `/notte`.
night-poster-alt = Invito a una notte dei giochi con { $games }. Chi ci sta finora: { $who }.
night-standings-title = Classifica
night-standings-about = Dopo il round { $round } di { $total }
night-line-told = { $won ->
        [0] nessun tavolo vinto
        [one] un tavolo vinto
       *[other] { $won } tavoli vinti
    }{ $way ->
        [up] , su di { $moved }
        [down] , giù di { $moved }
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points } · { $told }
night-line-alt = { $place }. { $who }: { $points }
night-standings-alt = Classifica della notte. { $about }: { $lines }.
night-card-title = 🌙 Questa è stata la notte
night-card-about = { $rounds ->
        [one] Un round
       *[other] { $rounds } round
    }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $count } ai tavoli
night-card-alt = Carta della notte: { $headline } { $about }. { $lines }.
night-headline-champion = { $count ->
        [one] { $who } vince la notte!
       *[other] { $who } si dividono la notte!
    }
night-headline = Round { $round }, tavolo { $table }: { $headline }
night-moment = ✨ **Il momento della notte:** { $told }
night-moment-title = Il momento della notte
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }round { $round }, tavolo { $table }: { $game }! I posti sono pronti, e il tempo scade { $relative }.
night-thread = { $emoji } Round { $round }, tavolo { $table }: { $game }
night-behind = ⏳ Tavolo { $table }, agli altri manca poco! Il vostro tempo scade { $relative }, poi i computer giocano per voi.
night-evening-opened = Era ora, e la notte è iniziata: guardate più sotto.
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }è l’ora della nostra notte dei giochi! Ci siete. Quando non manca nessuno, premete *Inizia la notte*.

night-done-in = Ci sei: nel prossimo round hai un posto.
night-done-out = Te ne vai, e i tuoi punti restano. Se sei a un tavolo, un computer gioca per te. Torna quando vuoi!
night-done-off = Fatto.
night-sure = { $begun ->
        [yes] Chiudere la notte adesso? La vince chi è in testa; le partite in corso non contano.
       *[no] Disdire la notte?
    }
sorry-night-taken = In questo canale c’è già una notte in corso: { $link }
sorry-night-over = Quella notte è finita.
sorry-night-in = Ci sei già.
sorry-night-not-in = Non sei tra chi gioca. Premi prima *Ci sto*.
sorry-night-full = Siete così in tanti che non c’è più posto.
sorry-night-begun = La notte è già iniziata.
sorry-night-nobody = Non c’è ancora nessuno. Premi prima *Ci sto*.
sorry-night-regulars = I { $count } soliti noti ci sono già tutti.
sorry-night-voted = Quel voto è chiuso.
sorry-night-host = Può farlo solo { $host }, che ha organizzato questa notte, o chi modera.
sorry-night-thread = Una notte ha bisogno di un canale, non di un thread: i suoi tavoli avranno lì i loro thread.
sorry-night-private = Con la stessa fortuna per tutti, i tavoli stanno in thread privati. Chi gestisce il server può lasciarmeli creare in questo canale: { $permissions }.
sorry-night-no-private = Con la stessa fortuna per tutti, i tavoli stanno in thread privati, e questo canale non ne ha. Prova in un normale canale di testo.
sorry-night-threads-off = Con la stessa fortuna per tutti, i tavoli stanno in thread privati, e questo server li ha disattivati. Chi lo gestisce può cambiarlo con `/impostazioni`.
sorry-night-lobby = Questo tavolo comincia da solo tra un attimo, così com’è: tutti i tavoli del round sono uguali.
sorry-sealed = Non ancora! Altri tavoli tirano ancora questi dadi, quindi il seme e il verbale arrivano quando finisce l’ultimo. Fino ad allora la prova: `{ $commitment }`
sorry-night-games = Scegli almeno un gioco.
sorry-night-rounds = Una notte ha da 1 a { $most } round.
sorry-night-length = Una notte dura da { $least } minuti a { $most } ore. Scrivi quanti round (4), o fino a quando (23:30, tra 2 ore).
sorry-night-rules = Inizia ogni riga delle regole della casa con il gioco, per esempio: Tie-Die: target 30

profile-nights = 🌙 { $count ->
        [one] Una notte dei giochi vinta
       *[other] { $count } notti dei giochi vinte
    }
# Same as English: there are no words in it.
leaderboard-night = { $who } ({ $count })
leaderboard-nights = 🌙 Più notti dei giochi vinte: { $who }
