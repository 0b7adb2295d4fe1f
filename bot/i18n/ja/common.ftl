### What all tables share.

## What happened, in any game

event-left = { $seat }がゲームから抜けた。

## Why not, in any game

refusal-game-over = このゲームはもう終わりました。
refusal-not-playing = あなたはもうこのゲームから抜けています。
refusal-not-your-turn = 今は{ $seat }の番です。
refusal-unknown-action = 「{ $action }」は、このゲームではできません。

## The table's message

story-computers = 🤖 { $told }
# A roll that the table made for somebody, as there was nothing to decide; and the first of them in a game.
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 サイコロはこっちで振るから、みんなは決めるだけでOK。{ $told }
table-title = { $emoji } { $game } · テーブル{ $table }
table-ranking = **{ $place }位** { $seats }
table-ranking-left = **{ $place }位** { $seats }（離脱）
# The same as a part of the picture's alt text.
table-place = { $place }位 { $seats }
table-place-left = { $place }位 { $seats }（離脱）
table-moved = このテーブルは引っ越しました。[そこへ行く]({ $link })
table-gone = ここにはもうテーブルがありません。
people-more = ほか{ $count }人
table-closed = このテーブルは勝敗なしで閉じました。
vanished-channel = **{ $game }**（テーブル{ $table }）は、チャンネルがなくなったので、勝敗なしで閉じました。
vanished-server = **{ $game }**（テーブル{ $table }）は、わたしがそのサーバーにいられなくなったので、勝敗なしで閉じました。
table-away = 🤖 { $seats }の代打でコンピューターがプレイ中。戻ったら「ただいま」を押してくださいね。
table-deserted = みんないなくなったので、ゲームはひと休み中。続けるなら「ただいま」を押してください。押されないと、テーブルは{ $when }に閉じます。
table-nudge = { $who }：あなたの番です。時間は残り半分！ 期限は{ $when }、過ぎるとコンピューターが代わりに決めます。[テーブルへ]({ $link })
board-unseen = 今回は盤面を描けませんでした。「文字で見る」には全部のっています。
board-coming = 🖍️ 盤面の注文がいっぱいです！これはまだ描いているところ。絵はもうすぐとどきます。
table-lapsed = 1日たっても始まらなかったので、テーブルを片づけました。また遊びたくなったら「/遊ぶ」でどうぞ。
table-undone = ↩️ { $seat }が「待った！」をかけた。
table-drawn = 🤝 引き分け！ { $seats }が仲よく1位。
table-paused = ⏸️ ゲームは一時停止中（{ $since }から）。だれの時間も進みません。プレイヤーならだれでも再開でき、何もなければ{ $when }に自動で再開します。
table-vacation = 🌴 { $who }は休暇中（{ $when }まで）。
silence = 😴 [テーブル{ $table }]({ $link })がしばらく静かです。最後の一手は{ $when }。{ $paused ->
        [yes] ゲームは一時停止中で、だれでも再開できます。
       *[other] { $seats ->
            [none] こちらで何かしましょうか？
           *[other] みんなが待っているのは{ $seats }です。こちらで何かしましょうか？
        }
    }
resumed = ▶️ { $who ->
        [nobody] もう十分休んだので、ゲームを再開します。
       *[other] { $who }がゲームを再開しました。
    }{ $seats ->
        [none] {""}
       *[other] {""}{ $seats }：あなたの番です。
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }
    } [テーブルへ]({ $link })

## What proves the dice

proof-commitment = 証明その1（コミットメント）：`{ $commitment }`
proof-salt = 証明その2（ソルト）：`{ $salt }`
proof-part = そのうちあなたの分は{ $number }番目：`{ $part }`
proof-part-with-luck = そのうちあなたの分は{ $number }番目：`{ $part }`（~ の後ろが、あなたのおまじない）
proof-luck = あなたのおまじないで、ソルトのあなたの分に`~{ $luck }`が加わります。
proof-deal = このラウンドのどのテーブルもこのサイコロで、席ごとに決まっています。シードは最後のテーブルが終わったら公開します。

## The lobby

lobby-title = { $emoji } { $game } · テーブル{ $table } 参加者募集中
lobby-host = { $host }からのお誘い · { $least }～{ $most }人用
lobby-seats = **席についた人（{ $count }）：** { $seats }
lobby-nobody = **席についた人：** まだゼロ。「参加」を押して一番乗りしよう！
lobby-birthday = 🎂 誕生日がいちばん近い人が先番です。あなたの誕生日は「/自分 誕生日」で教えてください。ほかの人には見えません。
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = { $least }～{ $most }人{ $minutes ->
        [none] {""}
       *[other] {""} · { $minutes }分
    }
lobby-invited = 招待：{ $seats }
lobby-rematch = **返事待ち：** { $seats }。全員がそろうと自動で始まります。待たずに始めるには*スタート*。
challenge-title = { $player }とゲーム
challenge-game = どのゲームで？
challenge-call = { $who }：{ $host }から{ $game }の挑戦状です！ [受けて席につく]({ $link })
lobby-rules = **ハウスルール：** { $rules }
lobby-usual = いつもどおり
lobby-clock =
    { $clock ->
        [0] 時間無制限
       *[other] 1手{ $time }
    }
lobby-rolls = サイコロは自動で振る
lobby-rolls-not = サイコロは自分で振る
poster-host = ホスト
poster-nobody = まだだれもいない
poster-alt = { $game }。{ $about } 席についた人：{ $seats }。空席：{ $free }。
poster-alt-short = { $game }。席についた人：{ $seats }。空席：{ $free }。
fair-lobby = 🎲 このテーブルのサイコロはもう決まっていて、今からすり替えることはだれにもできません。下にあるのがその指紋。メモしておけば、ゲームのあとの「検証」で、本当にこのサイコロだったと確かめられます。おまじないを混ぜることもできます。
fair-running = 🎲 このテーブルのサイコロはゲームの前に決まっていて、だれもすり替えられません。下にあるのがその証拠。メモしておけば、ゲームのあとの「検証」で、本当にこのサイコロだったと確かめられます。
lobby-computer = { $name }（{ $level }）
house-rule = { $option }：{ $value }
# One of the players is a program, see level-program. Said before the game and at its end.
program-unrated = プログラムのいるテーブルなので、このゲームはレーティング対象外です。
# A house rule that has changed since somebody sat down. $rule is "Points to reach exactly: 20 points".
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 だれかが席についた後で変わったルールです。始まる前にもう一度見て、いやなら席を立ってもOK。
value-on = あり
value-off = なし

label-of = { $who }：{ $label }
button-join = 参加
button-leave = 席を立つ
button-computers = コンピューターを追加
button-out = { $name }を外す
button-unseat = { $name }に席を立ってもらう
pick-unseat = だれかに席を立ってもらう
button-im-back = ただいま
button-house-rules = ハウスルール
button-start = スタート
button-fair = 🎲 公正なサイコロ
button-luck = 🍀 おまじないを唱える
button-peek = こっそり見る
button-text = 文字で見る
button-rules = ルール
button-more = ⋯ その他
button-here = 盤面を一番下に出す
button-resign = 降参
button-resign-sure = はい、降参します
button-reminders = お知らせの設定
button-pause = 一時停止
button-pause-alone = はい、止めます
button-resume = 再開
button-nudge = つんつんする
button-sit-in = コンピューターに代打を頼む
button-mute = このテーブルをミュート
button-unmute = このテーブルのミュートを解除
button-end = このテーブルを終わりにする
button-end-sure = はい、勝敗なしで終わります
button-lobby-end-sure = はい、片づけます
button-vote-end-sure = はい、聞いてみて
button-vote-sure = はい、聞いてみて
button-undo = 待った！
button-draw = 引き分けにする
button-remove = { $name }抜きで続ける
button-alone-sure = はい、終わります
button-finish-sure = はい、終わります
button-vote-yes = いいよ{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = まだ続けたい{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = 再戦
button-use = これを使う
button-change = 変更
button-back = 戻る
button-next = 次へ

## Computers, people who left for good, and time limits

anonymous-name = だれかさん

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = よわい
level-normal = ふつう
level-hard = つよい
level-random = てきとう
# A player's own program, which the host of the bot lets play.
level-program = プログラム
add-easy = 「よわい」を追加
add-normal = 「ふつう」を追加
add-hard = 「つよい」を追加
add-random = 「てきとう」を追加
add-program = { $name }を追加
computers-title = テーブル{ $table }にコンピューターを追加しますか？ 今は{ $most }席中{ $seats }席がうまっています。コンピューターに見えるのは、その席の人に見えるものだけです。
# "Roll for me: on". Where a player could do nothing but roll, the bot rolls for them.
rolls-label = 自動で振る
clock-label = 1手の制限時間
clock-60 = 1分
clock-180 = 3分
clock-600 = 10分
clock-3600 = 1時間
clock-14400 = 4時間
clock-43200 = 12時間
clock-86400 = 1日
clock-259200 = 3日
clock-604800 = 7日
clock-0 = 無制限
clock-300-15 = 5分 + 15秒
clock-900-30 = 15分 + 30秒
clock-86400-14400 = 1日 + 4時間
clock-259200-43200 = 3日 + 12時間

## Threads

thread-open = { $emoji } { $game } · 参加者募集中
thread-turn = { $emoji } { $game } · { $count ->
        [1] { $seats }の番
       *[other] { $seats }を待ってます
    }
thread-over = { $emoji } { $game } · 終了
thread-opened = 🧵 { $host }が{ $thread }で**{ $game }**のテーブルを開きました。さあ、席へどうぞ！
thread-locked = 🔒 { $thread }がロックされたので、中の**{ $game }**のテーブルではだれも手を進められません。「スレッドの管理」権限のある人がロックを外せば、続きから再開できます。
thread-lacking = このテーブルにスレッドを作りたかったのですが、まだ権限が足りません：{ $permissions }。なので、このチャンネルに置きますね。
thread-nowhere = この種類のチャンネルにはスレッドがないので、テーブルはここに置きますね。
thread-not-made = 今はDiscordがスレッドを作らせてくれなかったので、テーブルはここに置きますね。

## Private answers

more-title = テーブル{ $table }で何をしますか？
resign-sure = ゲームから抜けて、まだ続けている人全員より下の順位になります。本当にいいですか？
end-sure = 全員のゲームが勝者なしで終わります。本当にいいですか？
lobby-end-sure = ゲームが始まる前に、このテーブルを片づけます。本当にいいですか？
vote-end-sure = ほかの人の半分以上が賛成すれば、勝者なしで終わります。ここでみんなに聞きますね。期限は1日で、返事がなければ賛成とみなします。聞いてみますか？
alone-sure = 今負けているなら、降参と同じで最下位になります。負けていなければ、勝敗なしで終わります。本当にいいですか？
finish-sure = 残っているのはコンピューターだけです。席を立ってもらって、今の順位のまま終わりにします。本当にいいですか？
vote-pause-sure = 一時停止中はだれの時間も進まず、だれでも再開できます。ほかの人の半分以上が賛成すれば止めます。期限は1日で、返事がなければ賛成とみなします。聞いてみますか？
vote-waits = お休みと伝えてある時間は数えません。{ $seats }の返事を待ちます。
vote-pause-open = ⏸️ { $who }が、しばらくゲームを止めたいそうです。いいですか？{ $silent ->
        [none] {""}
       *[other] {""}まだ返事がない人：{ $silent }。
    }返事の期限は{ $when }、なければ賛成とみなします。
vote-pause-refused = 🙂 { $seats }は続けたいそうです。では、このまま行きましょう。
vote-pause-call = { $others }：{ $who }が、しばらくゲームを止めたいそうです。[返事をする]({ $link })：半分以上が賛成すれば止まります。返事の期限は{ $when }、なければ賛成とみなします。
pause-alone = 一時停止中はだれの時間も進みません。いつでも再開できます。止めますか？
done-paused = 一時停止しました。再開するまで、だれの時間も進みません。
done-resumed = では、続けましょう。
done-sat-in = 「ただいま」が押されるまで、コンピューターが代打に入ります。
done-muted = ほかの設定にかかわらず、このテーブルのことではもうお呼びしません。
done-unmuted = このテーブルのことも、また設定どおりにお呼びします。
vote-end-open = 🕊️ { $who }が、このゲームを勝敗なしで終わりにしたいそうです。みんな、いいですか？{ $silent ->
        [none] {""}
       *[other] {""}まだ返事がない人：{ $silent }。
    }返事の期限は{ $when }、なければ賛成とみなします。
vote-end-refused = 🙂 { $seats }はまだ遊びたいそうです。というわけで、続行！
vote-end-call = { $others }：{ $who }が、ゲームを勝敗なしで終わりにしたいそうです。[返事をする]({ $link })：半分以上が賛成すれば終わります。返事の期限は{ $when }、なければ賛成とみなします。
done-vote-asked = みんなに聞いています。返事はテーブルに出ます。
vote-displaced = { $who }：あなたの質問は、この質問に場所をゆずりました。これが決まったら、また聞けます。
done-here = 盤面です、どうぞ。
vote-draw-sure = ほかの人の半分以上が賛成すれば、ここで引き分けになります。続けている全員が1位で、勝者はなし。ここでみんなに聞きますね。期限は1日で、返事がなければ賛成とみなします。聞いてみますか？
vote-remove-sure = ほかの人が賛成すれば、{ $seat }はゲームから外れ、続けている全員より下の順位になります。ここでみんなに聞きますね。期限は1日で、返事がなければ賛成とみなします。ただし、それまでに{ $seat }が戻ってきたら、この話はなしです。聞いてみますか？
vote-draw-open = 🤝 { $who }が引き分けを申し出ました。続けている全員が1位になります。いいですか？{ $silent ->
        [none] {""}
       *[other] {""}まだ返事がない人：{ $silent }。
    }返事の期限は{ $when }、なければ賛成とみなします。
vote-remove-open = 🪑 { $who }が、しばらく留守の{ $seat }抜きで続けたいそうです。{ $silent ->
        [none] {""}
       *[other] {""}まだ返事がない人：{ $silent }。
    }そうなるのは{ $when }、または、ほかの人の半分が賛成した時点です。{ $seat }が戻ってきたら、この話はなしです。
vote-draw-refused = 🙂 引き分けはなし。{ $seats }は決着をつけたいそうです。
vote-remove-refused = 🙂 { $seats }は、{ $seat }を待ちたいそうです。
vote-draw-call = { $others }：{ $who }が引き分けを申し出ました。[返事をする]({ $link })：半分以上が賛成すれば引き分けです。返事の期限は{ $when }、なければ賛成とみなします。
vote-remove-call = { $seat }、みんな待ってますよ！ { $who }が、あなた抜きで続けたいそうです。[戻る]({ $link })なら今のうち。{ $when }までなら、まだ間に合います。{ $others ->
        [none] {""}
       *[other] {""}{ $others }：そこで返事をお願いします。
    }
undo-offer = まだ「待った」ができます（{ $computer ->
        [none] ほかの人が動くまで、遅くとも{ $when }
       *[other] 急いで！ もうすぐ{ $computer }が動きます
    }）：{ $what }
done-undone = 元に戻しました。なかったことにしましょう。
done-removed = ゲームから外れました。
done-acted = できました。
form-good = こんな感じになります。
done-resigned = ゲームから抜けました。
done-back = おかえりなさい！ またあなたの出番です。
done-ended = テーブルを閉じました。
done-nudged = { $who }：つんつん、あなたの番ですよ！ [テーブルへ]({ $link })
done-named-only = ついさっき通知があったばかりなので、今回は通知なしで名前だけを書きました。次に通知できるのは{ $when }です。
done-birthday = { $month ->
        [1] 1月
        [2] 2月
        [3] 3月
        [4] 4月
        [5] 5月
        [6] 6月
        [7] 7月
        [8] 8月
        [9] 9月
        [10] 10月
        [11] 11月
       *[12] 12月
    }{ $day }日ですね。覚えておくのはそれだけです。ほかの人には見えません。変えられるのは年に2回です。
birthday-unknown = 誕生日はまだ聞いていません。日と月を入れて教えてください。マジックナンバーでは、誕生日がいちばん近い人が先番です。
button-birthday-forget = 忘れて
done-birthday-forgotten = 誕生日を忘れました。
luck-title = おまじない
luck-label = 好きな言葉（なしでもOK）
luck-example = ちちんぷいぷい、ねこがねころんだ、…
luck-said = 🍀 あなたの言葉をサイコロに混ぜました。覚えておいてくださいね。あとで、だれも細工していないことを確かめるのに使えます。わたしが持っておくのは指紋`~{ $luck }`だけ。「公正なサイコロ」と、ゲーム後の「検証」で見られます。
luck-none = おまじないなしですね。サイコロの公正さは変わりません。
house-rules-told = テーブル{ $table }のハウスルール。変えられるのは、テーブルを開いた{ $host }だけです。
    { $rules }
house-rules-title = テーブル{ $table }のハウスルール。全員に適用され、始まったら変えられません。もう席についている人には変更に印がつき、気づけるように、スタートまで10秒の間があきます。
join-done = 参加しました！ [{ $game }の席]({ $link })が待っています。
rematch-yes = { $seats ->
        [none] 全員そろいました！ [次の{ $game }はこちら]({ $link })。
       *[other] [次の{ $game }]({ $link })に参加しました。返事待ち：{ $seats }。
    }
leave-done = [{ $game }]({ $link })の席を立ちました。
unseat-done = { $who }は[{ $game }]({ $link })の席を立ちました。このテーブルにはもう戻れません。
# In the channel; nobody is pinged by it.
unseat-told = { $who }、{ $host }から**{ $game }**の席を立つようお願いがありました。このテーブルには戻れませんが、ほかのテーブルならどこでも歓迎です。
seated-already = もう席についています。{ $few ->
        [yes] まだ人数が足りません。友だちを呼ぶか、「コンピューターを追加」を押してください。
       *[no] あとは「スタート」を押すだけ。友だちがもう少しいてもいいですね。
    }
taken-lobby = { $seats }が[あちら]({ $link })で**{ $game }**のメンバーを募集中（今{ $count }人）。混ざりますか？ 自分のテーブルは、スレッド（「/遊ぶ」のオプション）か別のチャンネルで開けます。
taken-full = [あちら]({ $link })では{ $seats }が**{ $game }**を始めるところで、席は満員です。自分のテーブルは、スレッド（「/遊ぶ」のオプション）か別のチャンネルで開けます。
taken-yours = このチャンネルには、もう[あなたの**{ $game }**のテーブル]({ $link })があります。もう1つ開くなら、スレッド（「/遊ぶ」のオプション）か別のチャンネルでどうぞ。
taken-playing = 今[このチャンネル]({ $link })では**{ $game }**の真っ最中です。自分のテーブルは、スレッド（「/遊ぶ」のオプション）か別のチャンネルで開けます。
taken-free = みんながよければ、途中から入ることもできます：
join-whisper = 参加しました：**{ $game }**、[テーブル{ $table }]({ $link })。
    あなたの秘密は、このメッセージ1つにまとめて出ます。テーブルの「こっそり見る」でも見られます。
join-closed = 参加しました！ プライバシー設定のため、ここからダイレクトメッセージは送れませんでした。でも大丈夫、テーブルの**こっそり見る**でいつでも秘密を見られます。
join-later = 参加しました！ 今はダイレクトメッセージが届かないようですが、また試します。それまでは、テーブルの**こっそり見る**で秘密を見られます。
whisper-title = **{ $game }** · [テーブル{ $table }]({ $link })
hint = 💡 { $text }
button-hints-off = ヒントはもういい
hints-are-off = わかりました、もうヒントは出しません。テーブルの**ルール**に全部書いてあります。
page-count = { $page }/{ $pages }ページ

## Why not

sorry-gone = ここにそのテーブルはありません。なくなったか、ほかの場所にあります。
sorry-unreadable = このゲームはもう読み込めません。残っていた記録が壊れています。メモしておきました。ほかのゲームは無事です。
sorry-game-missing = { $game }はいまここに入っていないので、しばらくお休みです。なにも消えません。ゲームが戻れば続きができます。
sorry-channel-waits = このチャンネルでは{ $game }のテーブルが待っていますが、そのゲームはいま入っていません。戻るまで残ります。ホストかモデレーターは`/テーブル 終了`で終わらせられます。
sorry-over = このゲームはもう終わりました。
sorry-closed = このテーブルは閉じました。
sorry-started = このゲームはもう始まっています。
sorry-rematch-on = 再戦は[こちら]({ $link })でもう始まっています。
sorry-not-started = このゲームはまだ始まっていません。
sorry-luck-seat = まず席についてください。おまじないは席にかけるものなので。
sorry-luck-letters = 文字でも絵文字でもないものが混ざっています。別の言葉で試してみて。
sorry-vote-over = その投票はもう終わりました。
sorry-vote-own = あなたが聞いたので、決めるのはほかの人です。それでも抜けたいなら「降参」できますが、最下位になります。
sorry-vote-others = それを決めるのは、まだ続けている人たちです。
sorry-vote-taken = もう{ $who }が聞いています。テーブルで返事をしてください。
sorry-vote-refused = ほかの人は続けたいそうです。また聞けるのは{ $when }です。
sorry-not-playing-any-more = あなたはもうこのゲームから抜けています。終わりにできるのは、続けている人だけです。
sorry-not-seated = あなたはこのテーブルの席にいません。次のゲームを待つか、別のチャンネルで「/遊ぶ」から自分のテーブルを開いてください。
sorry-not-seated-free = あなたはこのテーブルの席にいません。でも、みんながよければ、{ $seats }の代わりに途中から入れます。「⋯」を押してください。
sorry-late = それはもう済んだか、だれかに先を越されたようです。今はこうなっています。
sorry-no-undo = 「待った」にはもう遅いです。その後にだれかが動いたか、だれかが新しい情報を見てしまいました。
sorry-undo-late = 「待った」ができるのは{ $seconds }秒以内。もう過ぎました。
sorry-no-draw = 引き分けは人間同士の約束で、コンピューターは約束をしません。分かち合う相手がほかに必要です。
sorry-not-absent = その人はもう戻ったか、すでに抜けています。だれも外さなくて大丈夫。
sorry-moved = このテーブルは引っ越しました。[そこへ行く]({ $link })
sorry-not-your-turn-here = 今はあなたの番ではありません。
sorry-not-host = それができるのは、テーブルを開いた{ $host }だけです。
sorry-not-host-or-moderator = それができるのは、テーブルを開いた{ $host }か、モデレーターだけです。
sorry-not-in-lobby = あなたはこのテーブルの席にいません。
sorry-full = このテーブルは満員です（{ $most }人まで）。
sorry-unwelcome = ごめんなさい、このテーブルにあなたの席はありません。次のゲームを待つか、別のチャンネルで「/遊ぶ」から自分のテーブルを開いてください。
sorry-unseated = このテーブルの席を立つようお願いされたので、ここには戻れません。次のゲームを待つか、別のチャンネルで「/遊ぶ」から自分のテーブルを開いてください。
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = ここでは、まだ始まっていない{ $most }つのテーブルに席があります：{ $tables }。どれかを始めるか席を立てば、次の席につけます。
sorry-lobbies-seats-anywhere = すべてのサーバーを合わせて、まだ始まっていない{ $most }つのテーブルに席があります：{ $tables }。どれかを始めるか席を立てば、次の席につけます。
sorry-lobbies-opened = あなたがここで開いたテーブルのうち、まだ始まっていないものが{ $most }つあります：{ $tables }。どれかを始めるか、「⋯」から終わりにすれば、次を開けます。
sorry-lobbies-guild = このサーバーでは{ $most }のテーブルが始まるのを待っていて、これ以上は開けません。そのどれかの席につくか、いくつか始まってからまた来てください。
sorry-lobbies-threads = あなたが開いたテーブルのスレッドがここに{ $most }あり、1人で持てるのはここまでです：{ $tables }。ゲームが終わって10分たつとスレッドが閉じて、次を作れます。
sorry-lobbies-threads-guild = このサーバーにはテーブルのスレッドが{ $most }あり、これ以上は作れません。ゲームが終わって10分たつとスレッドが閉じて、次を作れます。
sorry-too-few = 遊ぶには{ $least }人以上必要ですが、今は{ $count }人です。{ $seated ->
        [yes] 友だちを呼ぶか、「コンピューターを追加」を押してください。
       *[no] 「参加」を押すか、友だちを呼ぶか、「コンピューターを追加」を押してください。
    }
sorry-no-person = コンピューターだけでは寂しいので、人間も1人は必要です。「参加」を押してください。
sorry-paused = ゲームは一時停止中です。プレイヤーならだれでも「再開」を押せます。
sorry-not-silent = その間にあちらで動きがありました。もう少し待ってあげましょう。
sorry-on-vacation = { $seats }は留守の連絡をしていて、ちゃんと戻ってきます。
sorry-no-such-clock = その制限時間は用意していません。リストから選んでください。
sorry-not-away = あなたは留守ではありません。だれも代打に入っていませんよ。
sorry-host-must-sit = ハウスルールではホストが一番手ですが、{ $host }が席にいません。参加するか、ルールを変えてください。
sorry-seats-changed = ちょうど今、だれかが席についたか、席を立ちました。確かめてから、もう一度「スタート」を押してください。
sorry-rules-changed = だれかが席についた後で、ハウスルールが{ $count }か所変わりました（{ $rules }）。みんなが見られるようにあと{ $seconds }秒待ってから、もう一度「スタート」を押してください。
sorry-challenge-computer = { $player }は機械です。「/遊ぶ」でテーブルを開いて「コンピューターを追加」を押せば、いい勝負ができますよ。
sorry-challenge-self = 自分自身には挑戦できません。「/遊ぶ」でテーブルを開いてください。コンピューターならいつでもヒマです。
sorry-no-game-in-message = そのメッセージはわたしのゲームではありません。盤面のメッセージで試すか、テーブルの番号で「/リプレイ」や「/検証」を使ってください。
sorry-nothing-to-roll = { $game }ではサイコロを振るかどうかも作戦のうちなので、代わりに振れる場面がありません。「自動で振る」を外してください。
sorry-no-table = このチャンネルにテーブルはありません。「/遊ぶ」で開けます。
sorry-no-game = 「{ $game }」というゲームはありません。この中から選んでください：{ $games }
sorry-house-rule = { $game }に「{ $text }」というハウスルールはありません。あるのは：{ $rules }
sorry-permissions = このチャンネルでは、わたしの権限が足りません：{ $permissions }。サーバーを管理する人なら追加できます。
sorry-unpainted = 操作は通りましたが、盤面を更新できませんでした。何も失われていません。次にだれかが押せば全部出ます。
sorry-server-only = テーブルを開けるのは、サーバーのチャンネルだけです。「/ヘルプ」なら、どこでもできることがわかります。
sorry-no-secrets = このゲームに隠しごとはありません。盤面に全部出ています。
sorry-birthday-often =
    誕生日を変えられるのは年に2回です（日付を当てずっぽうで試して、人の誕生日を探れないように）。次に変えられるのは{ $when }で、{ $kept ->
        [yes] それまでは今のままです
       *[no] それまでは未設定のままです
    }。忘れてほしいときは、いつでも月と日を省略してください。
sorry-birthday = そんな日はありません。日と月（たとえば24と12）を入れてください。
sorry-slow = 時間がかかりすぎてしまいました。もう一度押してください。
sorry-flood = 一度にたくさん来ましたね。ひと息ついて、数秒後にまたどうぞ。
sorry-unknown = このボタンには覚えがありません。古いものかもしれません。テーブルのメッセージにあるボタンなら動きます。
sorry-option = 「{ $value }」は「{ $option }」には使えません。Discordに出てくる候補から選ぶか、空けておいてください。
sorry-command = この形のコマンドには覚えがありません。Discordを再起動して新しいコマンドを読みこませてから、もう一度入力してください。
sorry-trouble = こちらで問題が起きました。メモしておきました。いまの操作は通っていないかもしれませんが、それより前のことはすべて無事です。少ししてからもう一度お試しを。
sorry-discord = いまDiscordが受け取ってくれず、うまくいかなかったかもしれません。ゲームそのものは無事です。少ししてからもう一度お試しを。
sorry-your-turn = あなた自身の番ですよ。
sorry-nobody-to-nudge = 今はだれの番でもないので、つんつんする相手がいません。
sorry-called-lately = { $who }への呼びかけは、ついさっきありました。次にできるのは{ $when }です。

## Permissions, as Discord's settings call them

permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-embed_links = 埋め込みリンク
permission-attach_files = ファイルを添付
permission-read_message_history = メッセージ履歴を読む
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permission-create_private_threads = プライベートスレッドの作成

## On every board

board-nameless = プレイヤー{ $letter }
board-ranking = 最終順位：{ $places }
board-out = 抜けた順：{ $names }
board-gone = 離脱
board-left = 離脱：{ $names }。
board-header-last = 最後まで残って勝利
board-now-last = { $name }の勝ち：ほかの人はみんな抜けた。
board-eliminated = 脱落
board-wins = 勝利！
board-now-wins = { $name }の勝ち！
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · 先に{ $target }点取れば勝ち
race-dice = サイコロ：{ $faces }
race-scores = 得点：{ $scores }。
