# The puzzle of the day: find the best move.

puzzle-title = 🧩 今日のパズル · { $emoji } { $game }
# $seat: the letter by which the player is called, as on the board.
puzzle-asked = あなたは**{ $seat }**で、今はあなたの番です。一番よく勝てる手はどれ？
# $next: when the next one is there, as Discord shows a time.
puzzle-how = 終わったゲームから、名前をふせて出題。あなたの答えが見えるのはあなただけ。次のパズル：{ $next }。
puzzle-right = ✅ **正解！ 「{ $best }」**です。
puzzle-wrong = ❌ **「{ $chosen }」**ではありません。一番いい手は**「{ $best }」**です。
# $more, $less: of a hundred games.
puzzle-worth = 「{ $best }」なら100ゲーム中約{ $more }ゲーム、「{ $other }」なら約{ $less }ゲームで勝てます。
puzzle-played = 実際のゲームで選ばれたのは「{ $played }」でした。
# $answers: how many people have answered.
puzzle-others = 答えた{ $answers }人のうち、{ PERCENT($percent) }が正解しました。
# At least two days in a row.
puzzle-streak = 🔥 { $days }日連続！
puzzle-old = これは今日より前のパズルなので、連続記録には数えません。
puzzle-next = 次のパズル：{ $next }。
button-puzzle-lend = 自分のゲームをパズルに使っていい
button-puzzle-keep = 自分のゲームは使わないで
done-puzzle-lend = ありがとう！ あなたの終わったゲームは、いっしょに遊んだ全員が「いい」と言えば、パズルになることがあります。名前はふせられます。
done-puzzle-keep = わかりました。あなたのゲームから、新しいパズルはもう作りません。
sorry-puzzle-gone = その日のパズルはありません。今日のパズルは「/パズル」で。
