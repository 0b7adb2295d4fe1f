button-guess = 🎯 だれが勝つ？
button-guess-change = 変える
guess-form = だれが勝つ？
guess-form-hint = 0～100。空けておくと残りを分け合います
guess-form-all = 全員に0～100で1行ずつ
guess-title = ### 🎯 だれが勝つ？ テーブル{ $table }のあなたの予想
guess-chance = **{ $who }** { PERCENT($chance) }
guess-open = ゲームが終わるまで、ほかの人には見えません。あと{ $count }手のあいだは変えられます。
guess-closed = もう変えられません。ゲームが終わるまで、ほかの人には見えません。
guess-where = **だれが勝つ？** テーブルを選んでください：
button-guess-table = { $game }・テーブル{ $table }
guess-told = 🎯 { $how ->
        [saw] **{ $who }の読みどおり：**{ $winner }に{ PERCENT($guess) }。ふりかえりでは{ PERCENT($review) }（{ $points }）。
        [closer] **{ $who }の予想、ふりかえりよりいい線：**{ $winner }に{ PERCENT($guess) }。ふりかえりでは{ PERCENT($review) }（{ $points }）。
        [missed] { $who }の予想は{ $winner }に{ PERCENT($guess) }。ふりかえりでは{ PERCENT($review) }（{ $points }）。
       *[alone] { $who }の予想は{ $winner }に{ PERCENT($guess) }。
    }
guess-more = 🎯 { $count ->
       *[other] ほかに予想が{ $count }件。
    }
night-guesser = 🎯 **今夜いちばんの読み：{ $who }**、予想{ $count }件でふりかえりに{ $points }
button-guessers = 🎯 予想の名人
guessers-title = 🎯 予想の名人
guessers-line = **{ $place }位** { $player } · **{ $points }** · 予想{ $count }件
guessers-empty = 予想を{ $least }件した人はまだいません。ゲームを見て、下の「⋯」から「だれが勝つ？」を押してみてください。
guessers-how = そのときのふりかえりより結果に近ければ点が増え、遠ければ減ります。これはその平均で、{ $least }件から載ります。レートには関係ありません。
sorry-guess-player = このゲームで手を出した人は、予想できません！
sorry-guess-late = 予想の受付は終わりました。ゲームの3分の1くらいまでです。
sorry-guess-number = 0～100の数字を書いて、少なくとも1人に勝ち目をあげてください。
sorry-guess-line = 1人1行で、こう書いてください：{ $example }
sorry-guess-none = 今、予想できるテーブルはありません。次のラウンドの初めにどうぞ！
