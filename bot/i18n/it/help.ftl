### Scegliere un gioco, /aiuto e la prima partita guidata.

picker-title = ### 🎲 A che cosa giochiamo?
picker-guided = -# 🌱 Nuovo? *Fammi vedere*: computer facili, consigli, niente rating.
pick-game = Altri giochi
game-picture = Un disegno di { $game }
button-play = Gioca a { $game }
button-guide = Fammi vedere
# $play is a command that can be pressed.
help-first =
    ### 👋 Ciao! Giochiamo?
    Premi *Gioca* o scrivi { $play }. Gli altri premono *Mi siedo*.
help-first-elsewhere =
    ### 👋 Ciao! Porto giochi nei canali di un server.
    Scrivi { $play } in un canale là, e si apre un tavolo. Ecco i giochi; *Regole* ti racconta come si gioca a ciascuno.
help-more = -# 🧭 Come si gioca: { $rules } · Ti aspettano: { $turns } · Oggi: { $puzzle } · Prossimamente: { $evenings } · Finora: { $profile }, { $leaderboard }, { $history } · Per te: { $me } · Il server: { $settings }
guide-offer = 🌱 Prima volta? *Fammi vedere* fa sedere un computer facile e comincia. Prima di ognuna delle tue prime decisioni ti sussurro che cosa puoi fare, e che cosa farei io. Oppure aspetta gli altri.
guide-offer-joined = 🌱 Prima volta? Nei tuoi primi turni ti sussurro che cosa puoi fare. E se prima vuoi provare per conto tuo, /aiuto ha una partita contro un computer facile.
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] Io premerei **{ $label }**.
       *[other] Nella lista **{ $list }** sceglierei **{ $label }**.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
hint-last = 🎓 { $guided ->
        [yes] Questo è il mio ultimo suggerimento fisso: ora decidi tu, e sussurro solo quando c’è qualcosa di nuovo. Il resto è in **{ $rules }**, e /aiuto ha una prima partita guidata per ogni gioco.
       *[no] Questo è il mio ultimo suggerimento. Il resto è in **{ $rules }**.
    }
guide-here = 🌱 La tua partita è pronta: { $link }. I miei suggerimenti arrivano lì sotto ogni volta che premi qualcosa. Li vedi solo tu.
sorry-which-game = Le regole della casa e le date sono di un gioco, quindi di’ quale: `/gioca gioco:`. Da solo, /gioca te li mostra tutti.
sorry-guide-company = A questo tavolo ora c’è compagnia, quindi è di tutti voi. /aiuto ha una partita solo per te, quando vuoi.
