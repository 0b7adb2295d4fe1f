### I profili, e i trofei che non appartengono a un solo gioco.
### Words of English too: rating

## Il messaggio

profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = su questo server
profile-scope-everywhere = su tutti i server
profile-summary = { $games ->
        [one] **1 partita**
       *[other] **{ $games } partite**
    } { $scope }, { $wins ->
        [0] ancora nessuna vittoria
        [one] **1 vittoria** ({ PERCENT($share) })
       *[other] **{ $wins } vittorie** ({ PERCENT($share) })
    }, { $time } al tavolo.
profile-time = { $time } al tavolo.
profile-line = { $game }: { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    } in { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
profile-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
profile-hours = { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
profile-empty = { $player }: ancora nessuna partita finita { $scope }. Non è mai troppo tardi: /gioca.
profile-line-rated = { $line }, rating { $rating }
profile-unrated = **Rating:** ancora nessuno.
profile-rating = **Rating:** { $rating }{ $settled ->
        [yes] .
       *[no] , ancora in assestamento.
    }
profile-exact-rating = **Rating:** { $rating }, quasi di sicuro la forza è almeno questa. La stima migliore è { $guess } ± { $spread }{ $settled ->
        [yes] .
       *[no] , che dopo così poche partite dice poco.
    }
profile-dice = **Dadi:** { $how ->
        [few] per ora troppo pochi per dirlo.
        [even] fortuna nella media.
        [little-up] un po’ più fortuna del solito.
        [little-down] un po’ meno fortuna del solito.
        [clear-up] decisamente più fortuna del solito.
        [clear-down] decisamente meno fortuna del solito.
        [amazing-up] una fortuna sfacciata.
       *[amazing-down] una sfortuna nera.
    }
profile-figures = Cifre esatte
profile-figures-title = Le cifre esatte di { $player }, { $scope }
profile-no-figures = Non ce ne sono ancora.
profile-streaks = **Serie:** { $wins ->
        [0] nessuna al momento
        [one] 1 vittoria
       *[other] { $wins } vittorie di fila
    }, { $best ->
        [0] ancora nessuna vittoria
        [one] record: 1
       *[other] record: { $best }
    }.{ $bestweeks ->
        [1] {""}
       *[other] {" "}{ $weeks ->
            [0] Assente la settimana scorsa
            [one] In gioco da 1 settimana
           *[other] In gioco da { $weeks } settimane di fila
        } (record: { $bestweeks }).
    }
profile-rivals = **Rivali:** { $lines }
profile-rival-met = incontra più spesso { $rival } ({ $met ->
        [one] una volta
        [2] due volte
       *[other] { $met } volte
    }: { $ahead } davanti, { $behind } dietro)
profile-rival-prey = le suona a { $rival } ({ $ahead } : { $behind })
profile-rival-nemesis = le prende da { $rival } ({ $ahead } : { $behind })
profile-luck = **Dadi:** { $dice ->
        [one] 1 dado tirato
       *[other] { $dice } dadi tirati
    }, { $pips ->
        [one] { $total } punto
       *[other] { $total } punti
    }; in media sarebbero { $expected }: { $lead }. Il caso da solo di solito si scosta di { $usual } o giù di lì. { $verdict }
profile-luck-more = { $pips } in più
profile-luck-less = { $pips } in meno
profile-luck-even = preciso preciso
profile-luck-few = Davvero troppo pochi per dirlo.
profile-luck-fair = Il caso fa cose così tutti i giorni.
profile-luck-odd = Tira così circa 1 persona su { $one }: strano, ma non da raccontare.
profile-luck-wonder = Solo 1 persona su { $one }, circa, si allontana così tanto dalla media. ({ $way ->
        [up] Alto non è sempre un bene!
       *[down] Basso non è sempre un male!
    })
profile-feats = **Trofei:** { $count } su { $all }
profile-feat = 🏅 **{ $feat }**{ $times ->
        [one] {""}
       *[other] {" "}(× { $times })
    } · { $story }
profile-feat-at = { $line } · [tavolo { $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = Tutti i trofei
profile-feats-title = I trofei di { $player }, { $scope }: { $count } su { $all }
profile-alt = { $player }, { $about }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }. { $curve }
profile-alt-curve = Rating { $rating }{ $settled ->
        [yes] {""}
       *[no] {" "}(ancora in assestamento)
    }. { $count ->
        [one] Nell’ultima partita valida
       *[other] Nelle ultime { $count } partite valide
    } è passato da { $from } a { $rating }, tra { $low } e { $high }.
profile-alt-none = Ancora nessuna partita valida per il rating.

## La figura

profile-card-games = { $games ->
        [one] partita
       *[other] partite
    }
profile-card-wins = { $wins ->
        [0] vittorie
        [one] vittoria · { PERCENT($share) }
       *[other] vittorie · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] rating
       *[no] rating, in assestamento
    }
profile-card-all = Tutti i giochi
profile-card-about = { $game } · { $scope }
profile-card-curve = Linea: rating. Fascia: fin dove può arrivare, più stretta a ogni partita
profile-card-settling = Linea: rating. Fin dove può arrivare si vedrà dopo 10 partite
profile-card-first = { $date }
profile-card-latest = { $date }
profile-card-only = { $date }
profile-card-none = Ancora nessuna partita valida
profile-card-sleeping = I dadi dormono ancora.

## Perché no

sorry-profile-private = Fuori da un server che abbiamo in comune posso mostrarti solo il tuo profilo. Non indicare nessuno, e lo vedi.
sorry-profile-computer = { $player } è una macchina, e non tiene un diario. Il punteggio contro i soliti noti è nel tuo profilo.

## Alla fine di un tavolo

table-feat = 🏅 { $seats }: **{ $feat }** · { $story }
table-feats-more = 🏅 … e altri { $count }, sui profili.

## I trofei che ogni gioco può dare: come si chiamano, e come si vincono

feat-first-win = La fortuna degli inizi
    .story = la primissima vittoria
feat-hat-trick = Tripletta
    .story = tre vittorie di fila
feat-bounced-back = Dalle stalle alle stelle
    .story = ultimo posto la volta prima, primo adesso
feat-good-sport = L’importante è partecipare
    .story = tre ultimi posti di fila, ogni volta al tavolo fino alla fine
feat-beat-the-machine = Lo spirito nella macchina
    .story = battere un computer difficile
feat-rematch-won = Come, scusa?
    .story = perdere, chiedere la rivincita, vincerla
feat-full-house = Tutto esaurito
    .story = neanche un posto libero, e nemmeno uno occupato da un computer
feat-long-haul = È passata l’ora della nanna
    .story = sessanta decisioni in una sola partita
feat-worth-the-wait = Chi la dura la vince
    .story = la prima vittoria in un gioco, dopo dieci partite o più a secco
feat-all-rounder = Su tutti i fronti
    .story = vincere a tre giochi diversi
feat-same-time-next-week = Stessa ora, stesso posto?
    .story = quattro settimane di fila
feat-hundredth-night = Parte dell’arredamento
    .story = cento partite
