### Ratings, rankings, e o que os servidores decidem sobre eles.
### Words of English too: ranking

## No fim de uma mesa

rating-changes = Ratings neste jogo, neste servidor: { $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● igual
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = Sem mudança, porque lugares trocaram de mãos: { $who }
rating-none = Sem rating: uma partida só conta para quem faz pelo menos { $least } jogadas com as próprias mãos, contra gente que também faz.
guided-unrated = Sem rating: foi uma primeira partida guiada.

## O ranking

leaderboard-title = { $game ->
        [none] Ranking
       *[other] Ranking: { $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] Estreantes
       *[other] Estreantes: { $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = este servidor
leaderboard-everywhere = todo lugar
leaderboard-all-time = desde sempre
leaderboard-season = temporada { $number } de { $year } (um trimestre)
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · **{ $rating }** por enquanto · { $games }
leaderboard-alt-line = { $place }. { $player }: { $rating }, { $games }
leaderboard-alt-newcomer = { $player }: { $rating }, { $games }
leaderboard-games = { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
leaderboard-drawn = { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } em { $games }
leaderboard-you = { $line } ← você
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] Ninguém terminou uma partida com rating aqui ainda
           *[other] Ninguém terminou uma partida com rating em lugar nenhum ainda
        }
       *[other] { $scope ->
            [here] Nesse período ninguém terminou uma partida com rating aqui
           *[other] Nesse período ninguém terminou uma partida com rating em lugar nenhum
        }
    }. Abra uma mesa com /jogar!
leaderboard-nobody-ranked =
    { $period ->
        [all] Ninguém jogou { $least } partidas com rating ainda. Até lá, veja quem está estreando:
       *[other] Nesse período ninguém jogou { $least } partidas com rating ainda. Até lá, veja quem está estreando:
    }
leaderboard-how = Todo mundo começa com 1000. Quem vai melhor do que o rating previa sobe, quem vai pior desce. No começo ele é cauteloso, então quase todo mundo sobe, até perdendo; a cada partida fica mais certeiro.
leaderboard-apart = { $count ->
        [one] { $count } estreante com menos de { $least } partidas ainda não entra no ranking.
       *[other] { $count } estreantes com menos de { $least } partidas ainda não entram no ranking.
    }
leaderboard-out = As partidas deste servidor não contam em todo lugar.
leaderboard-somebody = Alguém
leaderboard-alt = { $title } ({ $about }). { $lines }

button-my-place = Meu lugar
button-show-here = Mostrar aqui
button-newcomers = Estreantes ({ $count })
# Same as English: the Portuguese word too.
button-ranked = Ranking

sorry-no-place = Você ainda não tem rating lá: termine uma partida primeiro.
