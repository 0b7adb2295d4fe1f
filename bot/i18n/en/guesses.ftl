# Guesses at who wins, by those who watch.
button-guess = 🎯 Who wins?
button-guess-change = Change it
guess-form = Who wins?
guess-form-hint = 0 to 100. Leave it empty for a share of the rest
guess-form-all = 0 to 100 for each player
guess-title = ### 🎯 Who wins? Your guess at table { $table }
guess-chance = **{ $who }** { PERCENT($chance) }
# $count is how many more moves there are.
guess-open = Nobody else sees it before the game is over. You can change it for { $count ->
        [one] one more move
       *[other] { $count } more moves
    }.
guess-closed = It's too late to change it now. Nobody else sees it before the game is over.
guess-where = **Who wins?** Choose a table:
button-guess-table = { $game }, table { $table }
# $who is whoever guessed. $points is by how much that beats the review, with a sign: +24.
guess-told = 🎯 { $how ->
        [saw] **{ $who } saw it coming:** { PERCENT($guess) } for { $winner }, when the review gives { PERCENT($review) } ({ $points }).
        [closer] **{ $who } came closer than the review:** { PERCENT($guess) } for { $winner }, when the review gives { PERCENT($review) } ({ $points }).
        [missed] { $who } gave { $winner } { PERCENT($guess) }, when the review gives { PERCENT($review) } ({ $points }).
       *[alone] { $who } gave { $winner } { PERCENT($guess) }.
    }
guess-more = 🎯 { $count ->
        [one] And one more guess.
       *[other] And { $count } more guesses.
    }
night-guesser = 🎯 **{ $who } guessed best:** { $points } against the review in { $count ->
        [one] one guess
       *[other] { $count } guesses
    }
button-guessers = 🎯 Guessers
guessers-title = 🎯 Best guessers
guessers-line = **{ $place }.** { $player } · **{ $points }** · { $count ->
        [one] one guess
       *[other] { $count } guesses
    }
guessers-empty = Nobody has { $least } guesses yet. Watch a game, press ⋯ below it, then *Who wins?*
guessers-how = You get points for being closer to how it ends than the review was at that moment, and lose some for being further off. This is the average; it takes { $least } guesses to be listed. Ratings stay out of it.
sorry-guess-player = You've had a hand in this game yourself, so no guessing!
sorry-guess-late = Too late for a guess: I take them until about a third of the game is over.
sorry-guess-number = Write numbers from 0 to 100, and give at least one player a chance.
sorry-guess-line = Write a line for each player, like this: { $example }
sorry-guess-none = There's no table to guess at right now. Try again early in the next round!
