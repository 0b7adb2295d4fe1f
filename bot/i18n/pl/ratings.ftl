### Ratingi, rankingi i to, o czym decydują serwery.

## Na koniec stołu

rating-changes = Ratingi w tej grze, na tym serwerze: { $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● bez zmian
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = Bez zmian, bo miejsca zmieniły graczy: { $who }
rating-none = Bez ratingu: gra liczy się dopiero przy co najmniej { $least } własnych ruchach, i u ciebie, i u tych, z którymi grasz.
guided-unrated = Bez ratingu: to była pierwsza gra z przewodnikiem.

## Ranking

leaderboard-title = { $game ->
        [none] Ranking
       *[other] Ranking: { $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] Nowe twarze
       *[other] Nowe twarze: { $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = ten serwer
leaderboard-everywhere = wszędzie
leaderboard-all-time = od początku
leaderboard-season = sezon { $number } roku { $year } (kwartał)
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · na razie **{ $rating }** · { $games }
leaderboard-alt-line = { $place }. { $player }: { $rating }, { $games }
leaderboard-alt-newcomer = { $player }: { $rating }, { $games }
leaderboard-games = { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
        [many] { $wins } zwycięstw
       *[other] { $wins } zwycięstwa
    } w { $games ->
        [one] { $games } grze
        [few] { $games } grach
        [many] { $games } grach
       *[other] { $games } gry
    }
leaderboard-drawn = { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
        [many] { $wins } zwycięstw
       *[other] { $wins } zwycięstwa
    } na { $games }
leaderboard-you = { $line } ← ty
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] Tutaj nikt jeszcze nie skończył gry z ratingiem
           *[other] Nigdzie nikt jeszcze nie skończył gry z ratingiem
        }
       *[other] { $scope ->
            [here] Tutaj w tym czasie nikt nie skończył gry z ratingiem
           *[other] Nigdzie w tym czasie nikt nie skończył gry z ratingiem
        }
    }. Otwórz stół: /graj!
leaderboard-nobody-ranked =
    { $period ->
        [all] Nikt nie ma jeszcze { $least } gier z ratingiem. Póki co oto nowe twarze:
       *[other] Nikt nie ma jeszcze w tym czasie { $least } gier z ratingiem. Póki co oto nowe twarze:
    }
leaderboard-how = Każdy zaczyna od 1000. Wynik lepszy, niż przewidywał rating, podnosi go, gorszy obniża. Na początku jest ostrożny, więc zwykle rośnie nawet po przegranej, a z każdą grą jest pewniejszy.
leaderboard-apart = { $count ->
        [one] { $count } nowa twarz, mniej gier niż { $least }, jeszcze poza rankingiem.
        [few] { $count } nowe twarze, mniej gier niż { $least }, jeszcze poza rankingiem.
        [many] { $count } nowych twarzy, mniej gier niż { $least }, jeszcze poza rankingiem.
       *[other] { $count } nowej twarzy, mniej gier niż { $least }, jeszcze poza rankingiem.
    }
leaderboard-out = Gry z tego serwera nie liczą się wszędzie.
leaderboard-somebody = Ktoś
leaderboard-alt = { $title } ({ $about }). { $lines }

button-my-place = Moje miejsce
button-show-here = Pokaż to tutaj
button-newcomers = Nowe twarze ({ $count })
# Same as English: it is the Polish word as well.
button-ranked = Ranking

sorry-no-place = Nie masz tam jeszcze ratingu: najpierw skończ jakąś grę.
