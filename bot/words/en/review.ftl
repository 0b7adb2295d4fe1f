### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · table { $table } · the review
story-decided = **What decided it:** { $told } Before that, { $player } had { $before }; after it, { $after }.
story-nothing-decided = **What decided it:** no single moment. It went back and forth in small steps to the very end.
story-blunder =
    { $kind ->
        [blunder] **The blunder:**
       *[slip] **The slip:**
    } at step { $step } { $player } chose “{ $chosen }”, when “{ $best }” was better. { $cost ->
        [dearly] It cost dearly.
        [much] It cost a good deal.
       *[little] It did not cost much.
    }
story-no-blunder = **The blunder:** there wasn't one. Nobody gave much away.
story-dice = **The luck:** the dice were kindest to { $lucky }. { $unlucky } got the leftovers.
story-fair-dice = **The luck:** not much of it. The dice treated everybody alike.
story-chance-0 = next to no chance
story-chance-1 = a small chance
story-chance-2 = some chance
story-chance-3 = an even chance
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
story-how = Accuracy runs from 0 to 100; at 100, every choice was as good as the strongest computer's. The figures are on the last page.
button-show-me = Show me
review-player =
    { $player }: { PERCENT($start) } at the start → { PERCENT($end) }. { $way ->
        [lost] The choices lost **{ $points }** { review-unit } of winning chance
        [won] The choices were **{ $points }** { review-unit } of winning chance better than the computer's
       *[even] The choices lost nothing
    }{ $choices ->
        [0] {""}
       *[other] {" "}({ $agreed } of { $choices } as good as the computer's{ $mean })
    }, { $luck }{ $others }{ $unseen }.{ $drift }
review-mean = { $turns ->
        [one] ; { $points } lost in the one turn that mattered
       *[other] ; { $points } lost on average in the { $turns } turns that mattered
    }
review-part =
    { $player }, { $steps ->
        [0] no step of it
       *[other] steps { $first } to { $last }
    }: { $way ->
        [lost] the choices lost **{ $points }** { review-unit }
        [won] the choices were **{ $points }** { review-unit } better than the computer's
       *[even] the choices lost nothing
    }{ $choices ->
        [0] {" "}(there was nothing to choose)
        [one] {" "}(of a single one)
       *[other] {" "}(of { $choices })
    }, { $luck }.
review-luck =
    { $way ->
        [won] the dice gave **{ $points }**
        [lost] the dice took **{ $points }**
       *[even] the dice made no difference
    }
review-others =
    { $way ->
        [won] , the others' choices gave { $points }
       *[lost] , the others' choices took { $points }
    }
review-unseen =
    { $way ->
        [won] , what nobody in that seat could know gave { $points }
       *[lost] , what nobody in that seat could know took { $points }
    }
review-drift =
    { $way ->
        [won] {" "}The estimate itself moved up by { $points } meanwhile.
       *[lost] {" "}The estimate itself moved down by { $points } meanwhile.
    }
review-points = { $points } ± { $margin }
# What the points beside it are called.
review-unit =
    { $points ->
        [one] point
       *[other] points
    }
review-turning = **The turning points**
review-no-turning = No single moment decided it: the chances moved in small steps.
review-turn = **{ $place }. Step { $step }** { $told }
    { $by ->
        [choice] The choice moved the chances
       *[dice] Luck moved the chances
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = The computer would have chosen “{ $best }”: { $points } { review-unit } better for { $player }.
review-costly = **The costliest choices**
review-no-costly = No single choice gave away as much as a point of winning chance.
# $more and $less: how many of a hundred games like it are won after the better choice, and after the one made; $gap is what lies between.
why-odds =
    { $gap ->
        [0] It hardly matters: about { $more } of 100 such games are won either way.
       *[other] With that, about { $more } of 100 such games are won; with what was played, { $less }.
    }
review-cost = **Step { $step }** { $told }
    “{ $chosen }” lost { $player } { $points } { review-unit }. The computer would have chosen “{ $best }”.
review-left = Leaving lost { $player } { $points } { review-unit }.
review-unfinished = This game wasn't played to the end: the last figures are estimates, not a result.

## What is exact, and what is not

review-how-counted = The chances are what the strongest computer makes of each position: an estimate, not proven odds. Every throw was counted out in full; nothing was sampled.
review-how-sampled = The chances are what the strongest computer makes of each position: an estimate, not proven odds. Throws with too many outcomes were sampled; ± is a 95% interval for that alone.
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
review-alt = The chances of winning over { $steps } steps. { $players }. { $turns ->
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
