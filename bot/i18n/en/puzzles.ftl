# The puzzle of the day: find the best move.

puzzle-title = 🧩 The puzzle of the day · { $emoji } { $game }
# $seat: the letter by which the player is called, as on the board.
puzzle-asked = You are **{ $seat }**, and it's your move. Which one wins most often?
# $next: when the next one is there, as Discord shows a time.
puzzle-how = From a finished game, names left out. Only you see your answer. The next one comes { $next }.
puzzle-right = ✅ **Yes! { $best }** it is.
puzzle-wrong = ❌ **{ $chosen }** is not it. The best move is **{ $best }**.
# $more, $less: of a hundred games.
puzzle-worth = After “{ $best }” you win about { $more } of 100 games, after “{ $other }” about { $less }.
puzzle-played = In the game itself they played “{ $played }”.
# $answers: how many people have answered.
puzzle-others =
    { $answers ->
        [one] { PERCENT($percent) } of { $answers } player found it.
       *[other] { PERCENT($percent) } of { $answers } players found it.
    }
# At least two days in a row.
puzzle-streak =
    🔥 { $days ->
        [one] { $days } day in a row!
       *[other] { $days } days in a row!
    }
puzzle-old = That was an earlier day's puzzle, so it doesn't count for your streak.
puzzle-next = The next puzzle comes { $next }.
button-puzzle-lend = My games may become puzzles
button-puzzle-keep = Not my games
done-puzzle-lend = Thank you! A finished game of yours may become a puzzle once everybody who played it has said so. Your names are left out.
done-puzzle-keep = All right, no new puzzles from your games.
sorry-puzzle-gone = There is no puzzle for that day. `/puzzle` has today's.
