### Wertungen, Ranglisten, und was Server darüber festlegen.

## Am Ende eines Tisches

rating-changes = Wertungen in diesem Spiel, auf diesem Server: { $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● unverändert
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = Unverändert, weil Plätze gewechselt haben: { $who }
rating-none = Nicht gewertet: Eine Partie zählt nur, wenn du mindestens { $least } Züge selbst gemacht hast, gegen andere, die das auch haben.
guided-unrated = Nicht gewertet: Das war eine geführte erste Partie.

## Die Rangliste

leaderboard-title = { $game ->
        [none] Rangliste
       *[other] Rangliste: { $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] Neulinge
       *[other] Neulinge: { $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = dieser Server
leaderboard-everywhere = überall
leaderboard-all-time = insgesamt
leaderboard-season = Saison { $number }/{ $year } (ein Vierteljahr)
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · bisher **{ $rating }** · { $games }
leaderboard-alt-line = { $place }. { $player }: { $rating }, { $games }
leaderboard-alt-newcomer = { $player }: { $rating }, { $games }
leaderboard-games = { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    } in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
leaderboard-drawn = { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    } von { $games }
leaderboard-you = { $line } ← du
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] Hier hat noch niemand eine gewertete Partie zu Ende gespielt
           *[other] Noch nirgends hat jemand eine gewertete Partie zu Ende gespielt
        }
       *[other] { $scope ->
            [here] Hier hat niemand in dieser Zeit eine gewertete Partie zu Ende gespielt
           *[other] Nirgends hat jemand in dieser Zeit eine gewertete Partie zu Ende gespielt
        }
    }. Eröffne einen Tisch mit /spielen!
leaderboard-nobody-ranked =
    { $period ->
        [all] Noch niemand hat { $least } gewertete Partien gespielt. Bis dahin sind hier die Neulinge:
       *[other] In dieser Zeit hat noch niemand { $least } gewertete Partien gespielt. Bis dahin sind hier die Neulinge:
    }
leaderboard-how = Alle beginnen bei 1000. Wer besser abschneidet, als die Wertung erwartet, steigt, wer schlechter abschneidet, fällt. Bei Neuen ist sie vorsichtig, darum steigen die meisten anfangs auch nach einer Niederlage; mit jeder Partie wird sie sicherer.
leaderboard-apart = { $count ->
        [one] 1 Neuling mit weniger als { $least } Partien steht noch nicht in der Rangliste.
       *[other] { $count } Neulinge mit weniger als { $least } Partien stehen noch nicht in der Rangliste.
    }
leaderboard-out = Die Partien dieses Servers zählen nicht überall mit.
leaderboard-somebody = Jemand
leaderboard-alt = { $title } ({ $about }). { $lines }

button-my-place = Mein Platz
button-show-here = Hier zeigen
button-newcomers = Neulinge ({ $count })
button-ranked = Rangliste

sorry-no-place = Du hast dort noch keine Wertung: Spiel erst eine Partie zu Ende.
