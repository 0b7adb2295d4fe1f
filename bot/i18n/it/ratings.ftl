### I rating, le classifiche, e quello che i server decidono in proposito.

## Alla fine di un tavolo

rating-changes = I rating in questa partita, su questo server: { $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● come prima
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = Invariato, perché dei posti sono passati di mano: { $who }
rating-none = Non vale per il rating: una partita conta solo se hai fatto tu almeno { $least } mosse, contro altri che hanno fatto lo stesso.
guided-unrated = Non vale per il rating: era una prima partita guidata.

## La classifica

leaderboard-title = { $game ->
        [none] Classifica
       *[other] Classifica: { $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] Nuovi arrivi
       *[other] Nuovi arrivi: { $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = questo server
leaderboard-everywhere = ovunque
leaderboard-all-time = da sempre
leaderboard-season = stagione { $number } del { $year } (un trimestre)
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · **{ $rating }** finora · { $games }
leaderboard-alt-line = { $place }. { $player }: { $rating }, { $games }
leaderboard-alt-newcomer = { $player }: { $rating }, { $games }
leaderboard-games = { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    } in { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
leaderboard-drawn = { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    } su { $games }
leaderboard-you = { $line } ← tu
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] Nessuno ha ancora finito una partita valida qui
           *[other] Nessuno ha ancora finito una partita valida da nessuna parte
        }
       *[other] { $scope ->
            [here] In questo periodo nessuno ha finito una partita valida qui
           *[other] In questo periodo nessuno ha finito una partita valida da nessuna parte
        }
    }. Apri un tavolo con /gioca!
leaderboard-nobody-ranked =
    { $period ->
        [all] Nessuno ha ancora giocato { $least } partite valide. Intanto, ecco i nuovi arrivi:
       *[other] In questo periodo nessuno ha ancora giocato { $least } partite valide. Intanto, ecco i nuovi arrivi:
    }
leaderboard-how = Tutti partono da 1000. Se va meglio di quanto il rating prevedeva si sale, se va peggio si scende. All’inizio è prudente, perciò quasi tutti salgono anche perdendo; a ogni partita diventa più sicuro.
leaderboard-apart = { $count ->
        [one] C’è 1 nuovo arrivo con meno di { $least } partite, non ancora in classifica.
       *[other] Ci sono { $count } nuovi arrivi con meno di { $least } partite, non ancora in classifica.
    }
leaderboard-out = Le partite di questo server non contano ovunque.
leaderboard-somebody = Qualcuno
leaderboard-alt = { $title } ({ $about }). { $lines }

button-my-place = Il mio posto
button-show-here = Mostra qui
button-newcomers = Nuovi arrivi ({ $count })
button-ranked = Classifica

sorry-no-place = Lì non hai ancora un rating: prima finisci una partita.
