### The end of a game: what the table shows, a series of rematches, and the card that people share.

## At the table

button-share = Share
# What a rematch is called while a series goes on. $score is "Ann 1 – Ben 1".
button-again =
    { $players ->
        [2] Again: best of three
       *[other] Again: to two wins
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **Best of three so far:** { $score }
       *[other] 🥊 **First to two wins, so far:** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 { $seats } has taken the best of three: { $score }
       *[other] 🥊 { $seats } got to two wins first: { $score }
    }

## The card

keepsake-about = { $game } · { $date } · table { $table }
keepsake-moment = How it ended
keepsake-curve =
    { $moves ->
        [one] The score after 1 step
       *[other] The score over { $moves } steps
    }
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }. { $about }. { $places }.
keepsake-place = { $place }. { $seat }
keepsake-place-points = { $place }. { $seat } with { $points }

## Why not

sorry-shared = This game's card is already [over here]({ $link }). There's one per game.
sorry-shared-now = Somebody was quicker. The card is on its way.
sorry-nothing-to-share = Only games that were played to the end have a card.

## Headlines of any game. $winners is "Ann" or "Ann and Ben", $other a name.

headline-everybody-else-had-gone = Everybody else went to bed, so { $winners } won
headline-called-a-draw = { $winners } called it a draw
headline-nobody-lost = Nobody lost: { $winners } won together
headline-from-the-very-back = { $winners } won it from the very back
headline-by-a-nose = { $winners } won it by a nose
headline-led-all-the-way = { $winners } led all the way
headline-won = { $winners } won
