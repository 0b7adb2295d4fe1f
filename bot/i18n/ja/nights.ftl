### ゲームナイト：一晩で何ゲームも遊んで、優勝を決める。

night-name = ゲームナイト
night-title = 🌙 ゲームナイト
night-form-title = ゲームナイト
night-form-games = 遊ぶゲーム
night-form-order = ゲームの決め方
night-order-turn = 順番に
night-order-lot = くじ引き
night-order-vote = ラウンドごとに投票
night-form-length = ラウンド数、または終わる時刻
night-form-length-example = 4、23:30、2時間後 など
night-form-odd = 人数が半端なとき
night-odd-regular = コンピューターが席をうめる
night-odd-rest = 1ラウンド休み
night-form-rules = ハウスルール
# Same as English: it is typed like that.
night-form-rules-example = Tie-Die: target 30

night-host = { $host }からゲームナイトへの招待です。いろいろ遊んで、最後に優勝が決まります！
night-games = **{ $games }**{ $order ->
        [turn] （順番に）
        [lot] （くじ引き）
        [vote] （投票で決定）
       *[alone] {""}
    }
night-rounds = 全{ $count }ラウンド
night-until = { $hours ->
        [0] {""}
       *[other] { $hours }時間
    }{ $minutes ->
        [0] {""}
       *[other] { $minutes }分
    }で、できるだけ何ラウンドでも
night-rules = { $game }のハウスルール：{ $rules }
night-duplicate = **みんな同じ運：**同じ席なら、ラウンドのどのテーブルでも同じ目が出ます。だからテーブルは非公開スレッドに分かれ、うまく打った人が勝ちます。
night-in = **今のところ「やる！」の人（{ $count }）：** { $who }
night-nobody = **今のところ「やる！」の人：** まだゼロ。一番乗りはだれ？
night-small =
    おくれて来ても、次のラウンドから入れます。帰るときは「抜ける」を押すだけ。投票はいりません。
    テーブルの1位は10点、続いて6、4、3、2点、あとは1点です。引き分けは分け合います。
night-small-duplicate =
    おくれて来ても、次のラウンドから入れます。帰るときは「抜ける」を押すだけ。投票はいりません。
    順位は、ほかのテーブルで同じ席だった人とくらべます。最高10点、休みは5点です。
button-night-in = やる！
button-night-out = 抜ける
button-night-start = スタート
button-night-computer = コンピューターを追加
button-night-off = 中止する
button-night-end = 終わりにする
button-night-sure = はい、終わりにします
button-night-text = 文字で見る
button-night-again = 来週の{ $weekday ->
        [0] 月曜日
        [1] 火曜日
        [2] 水曜日
        [3] 木曜日
        [4] 金曜日
        [5] 土曜日
       *[6] 日曜日
    }もやる
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] （{ $count }）
    }

night-round = **第{ $round }ラウンド（全{ $total }）：{ $game }** { $how ->
        [mixed] なるべくいろいろな人と当たるように席を決めました。
       *[standing] ここからは上位どうしが同じテーブルです。
    }
night-round-until = 終わりは{ $relative }です。
night-table = **テーブル{ $table }：** { $who } · { $state ->
        [waiting] まもなく開始
        [over] 終了
        [void] 結果なし
       *[running] { $link ->
            [none] まもなく開始
           *[other] { $link }
        }
    }
night-resting = このラウンドのお休み：{ $who }（{ $count ->
       *[other] 5点ずつ
    }もらえます）。休みは1人1回までです。
night-filler = コンピューター
night-voting = **第{ $round }ラウンドは何で遊ぶ？** 投票は{ $relative }までです。
night-points = どのテーブルも、1位は10点、続いて6、4、3、2点、あとは1点。引き分けは分け合います。同点なら、勝ったテーブルの数、次に当たった相手の得点で決めます。
night-points-duplicate = 同じ運：順位を、ほかのテーブルで同じ席だった人とくらべます。相手より上なら2、同じなら1を数え、全員に勝てば10点になるように換算します。同点なら、勝ったテーブルの数、次に当たった相手の得点で決めます。
# $seed is none while other tables roll the same dice.
night-deal = 🎲 ラウンド{ $round }は、どのテーブルも同じサイコロです。証明：`{ $commitment }`。{ $seed ->
        [none] シードは最後のテーブルが終わったら公開します。
       *[other] シードは`{ $seed }`でした。
    }
night-champion = 🏆 { $count ->
       *[other] 今夜の優勝は{ $who }！
    }
night-no-champion = このゲームナイトの結果は取り消されたため、優勝者はいません。
night-called-off = このゲームナイトは中止になりました。次は`/ゲームナイト`でどうぞ。
night-poster-alt = ゲームナイトへの招待。ゲーム：{ $games }。今のところ「やる！」の人：{ $who }。
night-standings-title = 順位表
night-standings-about = 第{ $round }ラウンド終了（全{ $total }）
night-line-told = { $won ->
        [0] テーブル勝ちなし
       *[other] { $won }テーブル勝ち
    }{ $way ->
        [up] 、{ $moved }つ上昇
        [down] 、{ $moved }つ下降
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points }点 · { $told }
night-line-alt = { $place }位 { $who }：{ $points }点
night-standings-alt = ゲームナイトの順位表。{ $about }：{ $lines }。
night-card-title = 🌙 今夜のまとめ
night-card-about = 全{ $rounds }ラウンド、{ $games }ゲーム、{ $count }人
night-card-alt = ゲームナイトのカード：{ $headline } { $about }。{ $lines }。
night-headline-champion = { $count ->
       *[other] 今夜の優勝は{ $who }！
    }
night-headline = 第{ $round }ラウンド、テーブル{ $table }：{ $headline }
night-moment = ✨ **今夜の名場面：** { $told }
night-moment-title = 今夜の名場面
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who }：
    }第{ $round }ラウンド、テーブル{ $table }は{ $game }です！ 席は用意できています。終わりは{ $relative }です。
night-thread = { $emoji } 第{ $round }ラウンド・テーブル{ $table }：{ $game }
night-behind = ⏳ テーブル{ $table }のみなさん、ほかはもうすぐ終わります！ 時間切れは{ $relative }。そのあとはコンピューターが代わりに続けます。
night-evening-opened = 時間になり、ゲームナイトが始まりました。下を見てください。
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who }：
    }ゲームナイトの時間です！ もうメンバーに入っています。全員そろったら「スタート」を押してください。

night-done-in = メンバーに入りました。次のラウンドから席があります。
night-done-out = 抜けました。得点はそのまま残ります。テーブルの途中なら、コンピューターが代わりに続けます。いつでも戻ってきてください！
night-done-off = 完了しました。
night-sure = { $begun ->
        [yes] ゲームナイトを今終わりにしますか？ そのとき1位の人が優勝で、途中のゲームは数えません。
       *[no] ゲームナイトを中止しますか？
    }
sorry-night-taken = このチャンネルではもうゲームナイトの最中です：{ $link }
sorry-night-over = そのゲームナイトはもう終わりました。
sorry-night-in = もうメンバーに入っています。
sorry-night-not-in = メンバーに入っていません。まず「やる！」を押してください。
sorry-night-full = 人数がいっぱいで、もう入れません。
sorry-night-begun = ゲームナイトはもう始まっています。
sorry-night-nobody = まだだれもいません。まず「やる！」を押してください。
sorry-night-regulars = 常連の{ $count }人はもう全員入っています。
sorry-night-voted = その投票はもう終わりました。
sorry-night-host = それができるのは、このゲームナイトを決めた{ $host }か、モデレーターだけです。
sorry-night-thread = ゲームナイトはスレッドではなくチャンネルで開いてください。テーブルのスレッドはそこに作られます。
sorry-night-private = みんな同じ運で遊ぶとき、テーブルは非公開スレッドに置きます。このチャンネルで作れるよう、サーバーを管理する人に頼んでください：{ $permissions }。
sorry-night-no-private = みんな同じ運で遊ぶとき、テーブルは非公開スレッドに置きますが、このチャンネルでは作れません。ふつうのテキストチャンネルで試してください。
sorry-night-threads-off = みんな同じ運で遊ぶとき、テーブルは非公開スレッドに置きますが、このサーバーではスレッドが切られています。サーバーを管理する人なら`/設定`で変えられます。
sorry-night-lobby = このテーブルは、このまますぐに始まります。ラウンドのテーブルはどれも同じです。
sorry-sealed = まだです！ほかのテーブルがこのサイコロを振っている間は、シードも記録も公開しません。最後のテーブルが終わったら見られます。それまでの証明：`{ $commitment }`
sorry-night-games = ゲームを1つ以上選んでください。
sorry-night-rounds = ラウンド数は1～{ $most }です。
sorry-night-length = ゲームナイトの長さは{ $least }分～{ $most }時間です。ラウンド数（4）か、終わる時刻（23:30、2時間後）を書いてください。
sorry-night-rules = ハウスルールは、各行をゲーム名で始めてください。例：Tie-Die: target 30

profile-nights = 🌙 ゲームナイト優勝{ $count }回
leaderboard-night = { $who }（{ $count }）
leaderboard-nights = 🌙 ゲームナイトの優勝回数：{ $who }
