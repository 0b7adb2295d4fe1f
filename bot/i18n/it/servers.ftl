### Quello che un server decide da sé, e come saluta il bot.

settings-title = Le impostazioni di questo server
settings-channels = **Dove:** { $count ->
        [0] si può aprire una partita in ogni canale in cui posso scrivere.
        [one] si può aprire una partita nel canale scelto qui.
       *[other] si può aprire una partita nei { $count } canali scelti qui.
    }
settings-choose-channels = Ogni canale in cui posso scrivere
settings-lacking = ⚠️ { $channel }: mi serve { $permissions }.
settings-lacking-more = …e { $count ->
        [one] un altro canale in cui manca qualcosa.
       *[other] altri { $count } canali in cui manca qualcosa.
    }
settings-gone = ⚠️ I canali scelti non ci sono più, quindi nessuno può aprire una partita. Scegline altri, o nessuno.
settings-nowhere = ⚠️ Per ora nessun canale mi dà tutto quello che serve a una partita: { $permissions }.
settings-clock = Tempo per ogni decisione: { $time }
settings-language = Lingua dei nuovi tavoli: { $language }
settings-language-own = quella del server
settings-follow = Il tabellone segue la chat: { $follow ->
        [quickly] in fretta
        [never] mai
       *[calmly] con calma
    }
settings-moderators = **Chi può chiudere le partite altrui:** { $role ->
        [none] chi modera (Gestisci messaggi).
       *[other] { $role }, e chiunque gestisca il server.
    }
settings-choose-role = Chi modera (Gestisci messaggi)
settings-threads-on = Nei thread: sì
settings-threads-off = Nei thread: no
settings-pings-on = Menzioni: sì
settings-pings-off = Menzioni: no
settings-everywhere-on = Conta ovunque: sì
settings-everywhere-off = Conta ovunque: no
settings-banter-on = Chiacchiere dei soliti noti: sì
settings-banter-off = Chiacchiere dei soliti noti: no
settings-quiet = **Ore di silenzio:** { $hours ->
        [none] nessuna, se non per chi ha le proprie.
       *[other] { $hours }, per chi non ne ha di proprie.
    }
button-settings-quiet = Ore di silenzio
settings-quiet-title = Ore di silenzio di questo server
settings-small = *Menzioni:* se posso menzionare qualcuno quando è il suo turno; i messaggi diretti li decide ognuno per sé. *Conta ovunque:* le partite che finiscono da ora in poi contano nella classifica di tutti i server; quelle di prima restano come sono. Canali, tempo per ogni decisione e lingua valgono per i nuovi tavoli. *Il tabellone segue la chat:* se chiacchierate sotto una partita in corso, riporto giù il tabellone; i messaggi li conto e basta, non li leggo mai.
sorry-not-manager = Solo chi gestisce il server (Gestisci server) può vedere e cambiare le sue impostazioni.
sorry-no-threads = Questo server non vuole partite nei thread. Prova direttamente nel canale.
sorry-other-channel = Su questo server si gioca altrove: { $channels }.
sorry-no-channel = I canali scelti per giocare su questo server non ci sono più. Chi lo gestisce può sceglierne altri con /impostazioni.
sorry-not-host-or-role = Può farlo solo { $host }, che ha aperto il tavolo, o qualcuno con il ruolo { $role }.

greeting = 👋 Ciao! Porto { $games } in un canale; se non c’è nessuno in giro, giocano i computer. Apri una partita con { $play }, o comincia da { $help }. Se gestisci questo server, con { $settings } scegli dove si gioca, e come.
