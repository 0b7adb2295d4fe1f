### Ratings, leaderboards, and what servers settle about them.

## At the end of a table

rating-changes = Ratings in this game, on this server: { $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● unchanged
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = Unchanged, as seats changed hands: { $who }
rating-none = Not rated: a game only counts if you made at least { $least } moves yourself, against others who did too.
guided-unrated = Not rated: this was a guided first game.

## The leaderboard

leaderboard-title = { $game ->
        [none] Leaderboard
       *[other] Leaderboard: { $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] Newcomers
       *[other] Newcomers: { $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = this server
leaderboard-everywhere = everywhere
leaderboard-all-time = all time
leaderboard-season = season { $number } of { $year } (a quarter of a year)
leaderboard-line = **{ $place }.** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · **{ $rating }** so far · { $games }
leaderboard-alt-line = { $place }. { $player }: { $rating }, { $games }
leaderboard-alt-newcomer = { $player }: { $rating }, { $games }
leaderboard-games = { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
leaderboard-drawn = { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } of { $games }
leaderboard-you = { $line } ← you
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] Nobody has finished a rated game here yet
           *[other] Nobody has finished a rated game anywhere yet
        }
       *[other] { $scope ->
            [here] Nobody has finished a rated game here in that time
           *[other] Nobody has finished a rated game anywhere in that time
        }
    }. Open a table with /play!
leaderboard-nobody-ranked =
    { $period ->
        [all] Nobody has played { $least } rated games yet. Until then, here are the newcomers:
       *[other] Nobody has played { $least } rated games in that time yet. Until then, here are the newcomers:
    }
leaderboard-how = Everybody starts at 1000. Do better than your rating foresaw and you rise, do worse and you fall. It is careful with new players, so at first most rise, even after a defeat; it gets surer of you with every game.
leaderboard-apart = { $count ->
        [one] 1 newcomer with fewer than { $least } games is not ranked yet.
       *[other] { $count } newcomers with fewer than { $least } games are not ranked yet.
    }
leaderboard-out = This server's games don't count everywhere.
leaderboard-somebody = Somebody
leaderboard-alt = { $title } ({ $about }). { $lines }

button-my-place = My place
button-show-here = Show it here
button-newcomers = Newcomers ({ $count })
button-ranked = Ranking

sorry-no-place = You have no rating there yet: finish a game first.
