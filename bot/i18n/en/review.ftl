### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · table { $table } · the review
story-won = { $how ->
        [left] **{ $winners } won:** everybody else had left.
        [points] **{ $winners } won:** { $standings }.
       *[none] **{ $winners } won.**
    }
review-standing = { $player } { $points }
story-decided = **What decided it:** { $moment }: { $told } That took { $player }'s chance to win from { $before } to { $after } in 100.
story-nothing-decided = **What decided it:** no single moment. It went back and forth in small steps to the very end.
story-blunder =
    { $kind ->
        [blunder] **The blunder:**
        [your-blunder] **Your blunder:**
        [your-slip] **Your slip:**
       *[slip] **The slip:**
    } { $moment }: “{ $chosen }”, when “{ $best }” was better.
review-picture-after = The picture shows the table right after it: { $moment }.
review-picture-end = The picture shows how it ended.
review-picture-before = The board as it was just before this choice, and before its dice.
story-no-blunder = **The blunder:** there wasn't one. { $care ->
        [left] Nobody gave much away, except by leaving.
        [none] Nobody had anything to choose.
        [alike] All choices came to about the same.
        [perfect] Everybody chose about as well as the strongest computer.
        [little] Nobody gave much away.
        [unclear] The strongest computer would have chosen otherwise here and there, for no reason that I could name.
       *[adds-up] But small losses added up.
    }
story-dice = **The luck:** { $who ->
        [lucky] it was kindest to { $lucky }.
        [unlucky] it was hardest on { $unlucky }.
        [unsure] too close to call.
       *[both] it was kindest to { $lucky }. { $unlucky } got the leftovers.
    }
story-fair-dice = **The luck:** not much of it. It treated everybody alike.
story-player = **{ $player }** · { $accuracy ->
        [none] nothing to choose
        [alike] all choices came to about the same
       *[other] accuracy **{ $accuracy }**
    }{ $missed }
story-blunders = { $number ->
        [one] , a blunder
       *[other] , { $number } blunders
    }
story-slips = { $number ->
        [one] , a slip
       *[other] , { $number } slips
    }
story-luck-even = neither lucky nor unlucky
story-luck-unsure = too close to call
story-luck-little-up = a little lucky
story-luck-little-down = a little unlucky
story-luck-clear-up = clearly lucky
story-luck-clear-down = clearly unlucky
story-luck-amazing-up = amazingly lucky
story-luck-amazing-down = amazingly unlucky
story-insufficient = **No verdict this time:** I looked at { $looked } of { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, with { $samples } samples for each. That's too few to say who chose well and who was lucky.
story-how = Accuracy judges your choices alone, not how it ended: 100 is as good as the strongest computer.
story-how-pages = The luck, and all figures, are on the last page.
button-show-me = Show me
button-show-better = Show the better choice
review-ledger = Chances to win, of 100 games. Choices: beside those of the strongest computer, so 0 is best. Luck: all that nobody chose.
review-player =
    { $player }: { PERCENT($start) } at the start → { PERCENT($end) }. Own choices **{ $choices }** · the others' choices { $others } · luck **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] , { $word }
    } · { $number ->
        [0] nothing to choose
        [one] { $number } choice
       *[other] { $number } choices
    }{ $costly ->
        [0] {""}
       *[other] , { $costly } of them costly
    }
review-player-short = { $player }: { $verdict ->
        [no] { $start } → { $end } of 100
       *[yes] { $word }
    } · { $number ->
        [0] nothing to choose
        [one] { $number } choice
       *[other] { $number } choices
    }{ $costly ->
        [0] {""}
       *[other] , { $costly } of them costly
    }
review-part = { $player } ({ $span })
review-span = { $first } to { $last }
review-no-span = no move
review-turning = **The turning points**
review-no-turning = No single moment decided it: the chances moved in small steps.
review-turn = **{ $place }. { $moment }:** { $told }
    { $moved }
review-moved = { $by ->
        [open] With all cards open, the choice moved the chances
        [choice] The choice moved the chances
        [unseen] A secret moved the chances
       *[dice] Luck moved the chances
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = The computer would have chosen “{ $best }”.
review-costly = **The costliest choices**
review-no-costly = No single choice cost as much as one game in a hundred.
review-no-costly-yours = None of yours is worth regretting.
# $more and $less: how many of a hundred games like it are won after the better choice, and after the one made; $gap is what lies between.
why-odds =
    { $gap ->
        [0] It hardly matters: about { $more } of 100 such games are won either way.
       *[other] With that, about { $more } of 100 such games are won; with what was played, { $less }.
    }
review-cost = **{ $moment }:** “{ $chosen }”. Better: “{ $best }”.
review-cost-unknown = As far as { $player } could know, it hardly mattered; with all cards open, it did.
review-note = **{ $moment }:** { $told }
review-left = By leaving, { $player } gave away a chance of { $games } in 100.
review-unfinished = This game wasn't played to the end: the last figures are estimates, not a result.

## Moments of a game

review-moment = { $player }, { $when }
review-you = You
review-moment-all = everybody's roll, { $when }
review-when = { $number ->
        [0] before the first round
       *[other] round { $number }
    }
review-chosen = “{ $label }”.
review-dice = { $count ->
        [one] The die showed { $faces }.
       *[other] The dice showed { $faces }.
    }
review-throws = The dice: { $faces }.
review-dice-many = The dice: { $first }; then { $count } more throws, and { $last }.
review-face = { $player } { $face }
review-score = Points: { $changes }.
review-change = { $player } from { $before } to { $after }

## What is exact, and what is not

review-how-counted = The strongest computer's estimate, not proven odds; every throw was counted out in full.
review-how-sampled = The strongest computer's estimate, not proven odds; some throws were sampled, so figures may be off by a few.
review-how-ignored = They don't foresee what a house rule may still do here, so take them with a pinch of salt: { $rules }.
review-how-played = The chances are averages: from every position the strongest computers played the game to its end { $samples } times. So figures may be off by a few, and small differences mean nothing.

## The picture

review-plot-title = { $game }: the chances
review-plot-about = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, as the strongest computer saw them, in %
review-plot-marks = The numbers mark the turning points
review-plot-start = start
review-plot-choices = choices
review-plot-luck = luck
review-plot-others = others
review-plot-end = end
review-alt = The chances of winning over { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. { $players }. { $turns ->
        [none] No turning points
       *[other] Turning points at { $turns }
    }.
review-alt-player = { $player } from { PERCENT($start) } to { PERCENT($end) } (choices { $choices }, others { $others }, luck { $luck })

## Buttons and answers

button-review = Review
button-review-share = Share it here
sorry-review-running = This game is still being played. You can look back on it once it's over; until then the chances are for nobody's eyes.
sorry-review-closed = This table was closed without a result, so its secrets stay secret and there is nothing to look back on.
sorry-review-waiting = I'm still reviewing another game for you. Ask again when that one is done.
sorry-review-failed = The computers couldn't work that out just now. Try again in a minute.
