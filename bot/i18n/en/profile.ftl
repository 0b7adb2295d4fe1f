### Profiles, and achievements of no game in particular.

## The message

profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = on this server
profile-scope-everywhere = on all servers
profile-summary = { $games ->
        [one] **1 game**
       *[other] **{ $games } games**
    } { $scope }, { $wins ->
        [0] no win yet
        [one] **1 win** ({ PERCENT($share) })
       *[other] **{ $wins } wins** ({ PERCENT($share) })
    }, { $time } at the table.
profile-time = { $time } at the table.
profile-line = { $game }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
profile-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
profile-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
profile-empty = { $player } has not finished a game { $scope } yet. It is never too late: /play.
profile-line-rated = { $line }, rating { $rating }
profile-unrated = **Rating:** none yet.
profile-rating = **Rating:** { $rating }{ $settled ->
        [yes] .
       *[no] , still settling.
    }
profile-exact-rating = **Rating:** { $rating }, almost certainly at least that strong. The best guess is { $guess } ± { $spread }{ $settled ->
        [yes] .
       *[no] , which after so few games says little.
    }
profile-dice = **Dice:** { $how ->
        [few] too few so far to tell.
        [even] as lucky as anybody.
        [little-up] a little luckier than most.
        [little-down] a little unluckier than most.
        [clear-up] clearly luckier than most.
        [clear-down] clearly unluckier than most.
        [amazing-up] amazingly lucky.
       *[amazing-down] amazingly unlucky.
    }
profile-figures = Exact figures
profile-figures-title = Exact figures of { $player }, { $scope }
profile-no-figures = There are none yet.
profile-streaks = **Streaks:** { $wins ->
        [0] none right now
        [one] 1 win
       *[other] { $wins } wins in a row
    }, { $best ->
        [0] no win yet
        [one] best: 1
       *[other] best: { $best }
    }.{ $bestweeks ->
        [1] {""}
       *[other] {" "}{ $weeks ->
            [0] Not seen last week
            [one] Played 1 week so far
           *[other] Played { $weeks } weeks in a row
        } (best: { $bestweeks }).
    }
profile-rivals = **Rivals:** { $lines }
profile-rival-met = meets { $rival } most often ({ $met ->
        [one] once
        [2] twice
       *[other] { $met } times
    }: { $ahead } ahead, { $behind } behind)
profile-rival-prey = has the better of { $rival } ({ $ahead } : { $behind })
profile-rival-nemesis = cannot shake off { $rival } ({ $ahead } : { $behind })
profile-luck = **Dice:** { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } thrown, { $pips ->
        [one] 1 pip
       *[other] { $total } pips
    }, where { $expected } is average: { $lead }. Chance alone is usually off by { $usual } or so. { $verdict }
profile-luck-more = { $pips } more
profile-luck-less = { $pips } fewer
profile-luck-even = to the pip
profile-luck-few = Far too few to tell.
profile-luck-fair = Well within what chance does.
profile-luck-odd = About 1 player in { $one } rolls like this: odd, not remarkable.
profile-luck-wonder = Only about 1 player in { $one } lands this far from the average. ({ $way ->
        [up] High isn't always good!
       *[down] Low isn't always bad!
    })
profile-feats = **Achievements:** { $count } of { $all }
profile-feat = 🏅 **{ $feat }**{ $times ->
        [one] {""}
       *[other] {" "}(× { $times })
    } · { $story }
profile-feat-at = { $line } · [table { $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = All achievements
profile-feats-title = Achievements of { $player }, { $scope }: { $count } of { $all }
profile-alt = { $player }, { $about }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }. { $curve }
profile-alt-curve = Rating { $rating }{ $settled ->
        [yes] {""}
       *[no] {" "}(still settling)
    }. In the last { $count ->
        [one] rated game
       *[other] { $count } rated games
    } it went from { $from } to { $rating }, between { $low } and { $high }.
profile-alt-none = No rated game yet.

## The picture

profile-card-games = { $games ->
        [one] game
       *[other] games
    }
profile-card-wins = { $wins ->
        [0] wins
        [one] win · { PERCENT($share) }
       *[other] wins · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] rating
       *[no] rating, still settling
    }
profile-card-all = All games
profile-card-about = { $game } · { $scope }
profile-card-curve = Line: rating. Band: how strong at best, less wide with each game
profile-card-settling = Line: rating. How far up it may go shows after 10 games
profile-card-first = from { $date }
profile-card-latest = to { $date }
profile-card-only = { $date }
profile-card-none = No rated game yet
profile-card-sleeping = The dice are still asleep.

## Why not

sorry-profile-private = Outside a server we share, I can only show your own profile. Leave out the player to see it.
sorry-profile-computer = { $player } is a machine, and keeps no diary. How you and the regulars stand is in your own profile.

## At the end of a table

table-feat = 🏅 { $seats }: **{ $feat }** · { $story }
table-feats-more = 🏅 … and { $count } more, on the profiles.

## Achievements that any game can give: what it is called, and how it was earned

feat-first-win = Beginner's luck
    .story = won for the very first time
feat-hat-trick = Hat-trick
    .story = three wins in a row
feat-bounced-back = Bounced back
    .story = last the time before, first now
feat-good-sport = Good sport
    .story = came last three times running, and stayed to the end each time
feat-beat-the-machine = Ghost in the machine
    .story = beat a hard computer
feat-rematch-won = Say that again?
    .story = lost, asked for a rematch, won it
feat-full-house = Full house
    .story = not one seat free, and not one of them a computer's
feat-long-haul = Past bedtime
    .story = made sixty decisions in a single game
feat-worth-the-wait = Worth the wait
    .story = the first win in a game, after ten games or more without
feat-all-rounder = All-rounder
    .story = won three different games
feat-same-time-next-week = Same time next week?
    .story = four weeks in a row
feat-hundredth-night = Part of the furniture
    .story = a hundred games
