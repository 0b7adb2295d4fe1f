### Past games: their list, playing them again, and checking them.

## The transcript, as a file and on a terminal

transcript-start = The set-up
transcript-secret = (to { $seat } alone)

## The check

verify-record = Record: { $game }, version { $rules } of its rules, { $count } seats: { $seats }.
verify-promise = Commitment: it is the SHA-256 of the seed; the one shown before the game must have been { $commitment }
verify-promise-missing = Commitment: the record has none; the one shown before the game must have been { $commitment }
verify-no-promise = Commitment: none, and none is possible: the faces of the dice are written in the record.
verify-dice = Dice: { $dice } asked for, all of them from the seed and the salt, by ruling C-4.
verify-faces = Dice: { $dice } asked for; the record has { $count } faces, { $used } were used.
verify-no-dice = none
verify-actions = Actions: all { $count } are legal.
verify-not-over = End: the game is not over in this record.
verify-drawn = After that, those who still played called it a draw.
verify-end = End: { $places }.
verify-salt = Salt: { $salt }
verify-digest-same = Proof: the digest of this record is { $digest }, as it was when the game ended.
verify-digest-untold = Proof: the digest of this record is { $digest }. When this game ended I did not keep one yet.
verify-digest-gone = Proof: somebody who played here has had themselves forgotten, so this copy has other names than at the end and no longer matches the digest of then. It is { $digest } now. A record that was saved before still matches.
verify-digest-other = Proof: the digest of this record is { $digest }, but when the game ended it was { $told }.
verify-other = this is not the record that it was when the game ended.
verify-title = The check of table { $table }
verify-good = ✅ All of it is right.
verify-bad = ❌ Something is wrong here: { $why }
verify-more = The record beside this message is all it takes to do the check again elsewhere: `sleepover verify FILE`, or ten lines in any language. Compare the commitment with the one that you were shown in the lobby. No check can show that whoever runs the bot did not know the dice beforehand.

## The list of past games

history-title = Games of { $player }{ $game ->
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
history-empty = { $player } has finished no game that can be shown here.
history-how = Replay one with /replay and its number, check its dice with /verify.
history-end = No games beyond these.
button-older = Older
button-newer = Newer

## Step by step

button-replay = Replay
button-look-back = Look back
button-verify = Verify
button-step-through = Step through
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
film-each = { $actions } actions, a picture for each.
film-some = { $actions } actions in { $pictures } pictures: several in a row share one. *Step through* shows each.
film-alt = An animation of the whole game, { $pictures } pictures, of table { $table }: { $players }. At the end: { $end } The transcript has all of it in words.
transcript-title = Table { $table } in words:

## Why not

sorry-no-such-game = There is no game of that number that you can see. Games are seen by those who played them, and on their server by whoever sees the channel.
sorry-number = “{ $text }” is not the number of a table. Choose one from the list, or look it up with /history.
sorry-not-here = That game was played in a channel that not everybody here can see. Ask again with the option private to see it alone.
sorry-closed-record = That table was closed without a result, so its record stays closed too: nobody agreed to lay it open.
sorry-not-over = That game is still going on. Its dice are laid open when it is over.
sorry-others-private = Past games of somebody else are listed on a server only.
