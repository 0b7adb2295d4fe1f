### Puntuaciones, clasificaciones, y lo que los servidores deciden sobre ellas.

## Al final de una mesa

rating-changes = Puntuaciones en este juego, en este servidor: { $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● igual
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = Sin cambios, porque hubo relevos: { $who }
rating-none = Sin puntuar: una partida solo cuenta si haces tú al menos { $least } jugadas, contra gente que también las haga.
guided-unrated = Sin puntuar: ha sido una primera partida guiada.

## La clasificación

leaderboard-title = { $game ->
        [none] Clasificación
       *[other] Clasificación: { $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] Caras nuevas
       *[other] Caras nuevas: { $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = este servidor
leaderboard-everywhere = en todas partes
leaderboard-all-time = desde siempre
leaderboard-season = temporada { $number } de { $year } (un trimestre)
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · **{ $rating }** de momento · { $games }
leaderboard-alt-line = { $place }. { $player }: { $rating }, { $games }
leaderboard-alt-newcomer = { $player }: { $rating }, { $games }
leaderboard-games = { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
leaderboard-drawn = { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } de { $games }
leaderboard-you = { $line } ← tú
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] Nadie ha terminado todavía una partida puntuada aquí
           *[other] Nadie ha terminado todavía una partida puntuada en ninguna parte
        }
       *[other] { $scope ->
            [here] En ese tiempo nadie ha terminado una partida puntuada aquí
           *[other] En ese tiempo nadie ha terminado una partida puntuada en ninguna parte
        }
    }. ¡Abre una mesa con /jugar!
leaderboard-nobody-ranked =
    { $period ->
        [all] Nadie ha jugado todavía { $least } partidas puntuadas. Mientras tanto, aquí están las caras nuevas:
       *[other] En ese tiempo nadie ha jugado todavía { $least } partidas puntuadas. Mientras tanto, aquí están las caras nuevas:
    }
leaderboard-how = Todo el mundo empieza en 1000. Si te va mejor de lo que tu puntuación preveía, subes; si te va peor, bajas. Con quien acaba de llegar es prudente, así que al principio casi todo el mundo sube, incluso perdiendo; con cada partida se vuelve más segura.
leaderboard-apart = { $count ->
        [one] 1 cara nueva con menos de { $least } partidas no entra todavía en la clasificación.
       *[other] { $count } caras nuevas con menos de { $least } partidas no entran todavía en la clasificación.
    }
leaderboard-out = Las partidas de este servidor no cuentan en todas partes.
leaderboard-somebody = Alguien
leaderboard-alt = { $title } ({ $about }). { $lines }

button-my-place = Mi puesto
button-show-here = Enseñarlo aquí
button-newcomers = Caras nuevas ({ $count })
button-ranked = Clasificación

sorry-no-place = Ahí no tienes puntuación todavía: primero termina una partida.
