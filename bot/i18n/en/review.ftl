### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · table { $table } · the review
story-decided = **What decided it:** { $told } Before that, { $player } had { $before }; after it, { $after }.
story-nothing-decided = **What decided it:** no single moment. It went back and forth in small steps to the very end.
story-blunder =
    { $kind ->
        [blunder] **The blunder:**
       *[slip] **The slip:**
    } at step { $step } { $player } chose “{ $chosen }”, when “{ $best }” was better.
story-no-blunder = **The blunder:** there wasn't one. { $care ->
        [left] Nobody gave much away, except by leaving.
        [none] Nobody had anything to choose.
        [perfect] Everybody chose about as well as the strongest computer.
        [little] Nobody gave much away.
       *[adds-up] But small losses added up.
    }
story-dice = **The luck:** { $who ->
        [lucky] the dice were kindest to { $lucky }.
        [unlucky] the dice were hardest on { $unlucky }.
       *[both] the dice were kindest to { $lucky }. { $unlucky } got the leftovers.
    }
story-fair-dice = **The luck:** not much of it. The dice treated everybody alike.
story-chance = { $word } ({ $games } in 100)
story-chance-0 = next to no chance
story-chance-1 = a small chance
story-chance-2 = a fairly small chance
story-chance-3 = an average chance
story-chance-4 = a good chance
story-chance-5 = a very good chance
story-chance-6 = the win in hand
story-player = **{ $player }** · { $accuracy ->
        [none] nothing to choose
       *[other] accuracy **{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = { $number ->
        [one] , a blunder
       *[other] , { $number } blunders
    }
story-slips = { $number ->
        [one] , a slip
       *[other] , { $number } slips
    }
story-luck-rare = { $luck } (better dice than in { $games } of 100 such games)
story-luck-even = as lucky as anybody
story-luck-little-up = a little luckier than most
story-luck-little-down = a little unluckier than most
story-luck-clear-up = clearly luckier than most
story-luck-clear-down = clearly unluckier than most
story-luck-amazing-up = amazingly lucky
story-luck-amazing-down = amazingly unlucky
story-insufficient = **No verdict this time:** I looked at { $looked } of { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, with { $samples } samples for each. That's too few to say who chose well and who was lucky.
story-how = Accuracy runs from 0 to 100; at 100, every choice was as good as the strongest computer's.
story-how-pages = The figures are on the last page.
button-show-me = Show me
review-ledger = How many of 100 such games each would win, at the start and at the end, and what changed that:
review-player =
    { $player }: { PERCENT($start) } at the start → { PERCENT($end) }. Own choices **{ $choices }** · dice **{ $luck }** · the others' choices { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · hidden things { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · the rest { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · choices as good as the computer's: { $agreed } of { $number }
    }
review-part =
    { $player }, { $steps ->
        [0] no step of it
       *[other] steps { $first } to { $last }
    }: own choices { $choices } · dice { $luck }
review-turning = **The turning points**
review-no-turning = No single moment decided it: the chances moved in small steps.
review-turn = **{ $place }. Step { $step }** { $told }
    { $by ->
        [choice] The choice moved the chances
       *[dice] Luck moved the chances
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = The computer would have chosen “{ $best }”.
review-costly = **The costliest choices**
review-no-costly = No single choice cost as much as one game in a hundred.
# $more and $less: how many of a hundred games like it are won after the better choice, and after the one made; $gap is what lies between.
why-odds =
    { $gap ->
        [0] It hardly matters: about { $more } of 100 such games are won either way.
       *[other] With that, about { $more } of 100 such games are won; with what was played, { $less }.
    }
review-cost = **Step { $step }** { $told }
    { $player } chose “{ $chosen }”; the computer would have chosen “{ $best }”.
review-left = By leaving, { $player } gave away a chance of { $games } in 100.
review-unfinished = This game wasn't played to the end: the last figures are estimates, not a result.

## What is exact, and what is not

review-how-counted = The chances are what the strongest computer makes of each position: an estimate, not proven odds. Every throw was counted out in full; nothing was sampled.
review-how-sampled = The chances are what the strongest computer makes of each position: an estimate, not proven odds. Throws with too many outcomes were sampled; ± is a 95% interval for that alone.
review-how-ignored = They don't foresee what a house rule may still do here, so take them with a pinch of salt: { $rules }.
review-how-played = The chances are averages: from every position the strongest computers played the game to its end { $samples } times. ± is a 95% interval; differences smaller than that mean nothing.

## The picture

review-plot-title = { $game }: the chances
review-plot-about = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, as the strongest computer saw them, in %
review-plot-marks = The numbers mark the turning points
review-plot-start = start
review-plot-choices = choices
review-plot-luck = dice
review-plot-others = others
review-plot-rest = rest
review-plot-end = end
review-alt = The chances of winning over { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. { $players }. { $turns ->
        [none] No turning points
       *[other] Turning points at { $turns }
    }.
review-alt-player = { $player } from { PERCENT($start) } to { PERCENT($end) }
review-alt-step = step { $step }

## Buttons and answers

button-review = Review
button-review-share = Share it here
sorry-review-running = This game is still being played. You can look back on it once it's over; until then the chances are for nobody's eyes.
sorry-review-closed = This table was closed without a result, so its secrets stay secret and there is nothing to look back on.
sorry-review-waiting = I'm still reviewing another game for you. Ask again when that one is done.
sorry-review-failed = The computers couldn't work that out just now. Try again in a minute.
