### Past games: their list, playing them again, and checking them.

## The transcript, as a file and on a terminal

transcript-start = Setup
transcript-secret = (to { $seat } alone)

## The check

verify-record = Record: { $game }, version { $rules } of its rules, { $count } seats: { $seats }.
verify-promise = Commitment: the dice match the promise made before the game, which was { $commitment }
verify-promise-missing = Commitment: the record has none. The one shown before the game must have been { $commitment }
verify-no-promise = Commitment: none, and none is possible: this record lists the faces of the dice itself.
verify-dice = Dice: { $count } rolled, all of them from the seed and the salt.
verify-faces = Dice: { $used } rolled, of the { $count } faces that the record lists.
verify-actions = { $count ->
        [one] Actions: the only one is legal.
       *[other] Actions: all { $count } are legal.
    }
verify-not-over = End: this record stops before the end of the game.
verify-drawn = After that, those who were still playing called it a draw.
verify-end = End: { $places }.
verify-salt = Salt: { $salt }
verify-digest-same = Proof: this is the same game that was saved at the end ✔ (digest { $digest })
verify-digest-untold = Proof: this record's digest is { $digest }. Back when this game ended, I kept none to compare it with.
verify-digest-gone = Proof: somebody who played here has deleted their data, so the names in this copy have changed and its digest with them. It is { $digest } now. A record saved earlier still matches.
verify-digest-other = Proof: this record's digest is { $digest }, but when the game ended it was { $told }.
verify-other = this is not the record it was when the game ended.
verify-title = Checking table { $table }
verify-good = ✅ Everything checks out.
verify-bad = ❌ Something is wrong here: { $why }
verify-more = The attached record is all you need to repeat this check elsewhere: `sleepover verify FILE`, or ten lines in any language. Compare the commitment with the one you saw behind *Fair dice* before the game. One thing no check can show: that the people who run the bot didn't know the dice in advance.

## The list of past games

history-title = { $player }'s games{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [board]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = { $player } has no finished games to show here.
history-how = Watch one with /replay and its number, or check its dice with /verify.
history-end = That's all of them.
button-older = Older
button-newer = Newer

## Step by step

button-replay = Replay
button-look-back = Look back
button-verify = Verify
button-step-through = Step through
button-step-first = ⏮ First
button-step-back = ◀ Back
button-step-next = Next ▶
button-step-last = Last ⏭
button-animation = Animation
button-transcript = Transcript
button-picture = Picture
step-count = Step { $step } of { $steps } · { $eyes }
step-count-running = Step { $step } of { $steps } so far · { $eyes }
step-room = as the room saw it
step-seat = as { $seat } saw it
step-start = The game begins.
step-jump = Jump to a step
step-jump-to = { $step } · { $told }

## The animation

film-title = { $emoji } { $game } · table { $table }, played again
film-about = { $date } · { $players }
film-each = { $actions ->
        [one] { $actions } step, and a picture of it.
       *[other] { $actions } steps, a picture for each.
    }
film-some = { $actions } steps in { $pictures } pictures, some of them shared. *Step through* shows each one.
film-alt = An animation of the whole game at table { $table } in { $pictures } pictures: { $players }. At the end: { $end } The transcript tells it all in words.
transcript-title = Table { $table } in words:

## Why not

sorry-no-such-game = I can't show you a game with that number. You can see games you played in, and games in channels you can see on this server.
sorry-number = “{ $text }” isn't a table's number. Choose one from the list, or look it up with /history.
sorry-not-here = Not everybody here can see the channel where that game was played. Ask again with the option *private* to see it on your own.
sorry-closed-record = That table was closed without a result, so its record stays closed too: nobody agreed to reveal it.
sorry-not-over = That game is still going on. Its dice are revealed when it's over.
sorry-others-private = You can only see somebody else's past games on a server.
