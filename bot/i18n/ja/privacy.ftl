### About yourself: turns, reminders, blocking, and what the bot knows of you.

## Where it is somebody's turn

turns-title = あなたのテーブル
turns-none = 今はどのテーブルにもいません。「/遊ぶ」で開くか、だれかのテーブルで「参加」を押してください。
turns-mine = あなたの番（{ $count }）
turns-others = ほかの人を待っている（{ $count }）
turns-lobbies = まだ始まっていない（{ $count }）
turns-table = { $emoji } [{ $game } · テーブル{ $table }]({ $link })
turns-paused = ⏸️ 一時停止中
turns-since = あなたの番になったのは{ $when }
turns-until = ⏳ { $when }
turns-also = ほかに待っている人：{ $seats }
turns-awaited = { $seats }を待っています
turns-computers = コンピューターが考え中
turns-seated = 席についた人（{ $count }）：{ $seats }
turns-more = …ほか{ $count }件。

## Reminders

remind-title = お知らせの方法
remind-now = 今の設定：**{ $how }**。全サーバーの、あなたの全テーブルに適用されます。ほかの人には見えません。
remind-turn = 自分の番になったら
    .more = 番が来て2分動きがなければ、チャンネルでメンションします。
remind-half = 時間が少なくなったら
    .more = 制限時間が半分過ぎたら、チャンネルでお呼びします。ふつうはこれです。
remind-daily = 1日1回
    .more = 1日1回、決めた時刻に、番が来ているところのチャンネルでお呼びします。時刻は「/自分 お知らせ」で決められます。
remind-daily-at = 1日1回、{ $hour }（{ $zone }）
remind-message = ダイレクトメッセージで
    .more = 番が来て2分動きがなければ、個人あてにメッセージを送ります。届かない設定なら、チャンネルでメンションします。
remind-never = 知らせない
    .more = そっとしておきます。自分の番のテーブルは「/手番」でわかります。
remind-soon-how = **もうすぐ：** 何日もかかるゲームでは、あと1人で自分の番、というときにもお知らせできます。
button-soon-on = 「もうすぐ自分の番」も知らせて
button-soon-off = 「もうすぐ自分の番」は知らせなくていい
remind-soon = { $who }：今は{ $front }の番で、その次があなたです。[テーブルへ]({ $link })
remind-soon-by-message = **{ $game }**：今は{ $front }の番で、その次があなたです。[テーブル{ $table }へ]({ $link })
sorry-zone-missing = そちらが今何時なのか、まだ知りません。「/自分 お知らせ」のオプション*地域*で教えてください。Asia/TokyoやEurope/Berlinのような都市か、UTC+9のような時差で。
remind-turn-until = { $who }：あなたの番です。期限：{ $when }。[テーブルへ]({ $link })
remind-turn-open = { $who }：あなたの番です。[テーブルへ]({ $link })
remind-by-message = **{ $game }**：あなたの番です。[テーブル{ $table }へ]({ $link })
remind-by-message-until = **{ $game }**：あなたの番です。期限：{ $when }。[テーブル{ $table }へ]({ $link })

## Quiet hours and vacations

weekday-0 = 月曜日
weekday-1 = 火曜日
weekday-2 = 水曜日
weekday-3 = 木曜日
weekday-4 = 金曜日
weekday-5 = 土曜日
weekday-6 = 日曜日
days-weekend = 週末
days-none = なし
quiet-title = あなたのおやすみ時間
quiet-unsaid = おやすみ時間はまだ決めていません。サーバーのおやすみ時間があれば、それが適用されます。
quiet-unsaid-short = 各サーバーのとおり
quiet-now = 今の設定：**{ $hours }**
quiet-there = そちら（{ $zone }）は今{ $time }のはずです。手元の時計とちがっていたら、15分以内に地域を直してください。
quiet-none = なし
quiet-hours = { $begins }～{ $ends }{ $days ->
        [none] {""}
       *[other] 、および{ $days }は一日中
    }（{ $zone }）
quiet-days = { $days }は一日中（{ $zone }）
quiet-how = ゆっくりなゲーム（1手1時間より長いもの）では、おやすみ時間のあいだあなたの時計は止まり、お呼びもしません。変えられるのは1日1回。ほかの人に見えるのは締め切りだけで、おやすみ時間は見えません。
button-quiet-none = おやすみ時間なし
button-quiet-forget = 各サーバーのとおりにする
quiet-zone-label = 場所：都市または時差
quiet-zone-example = Asia/Tokyo, Europe/Berlin, America/New_York, UTC+9
quiet-from-label = 開始
quiet-from-example = 23:00
quiet-to-label = 終了
quiet-to-example = 8:00
quiet-off-label = 休みの曜日
quiet-off-example = 土曜日, 日曜日（または 週末）
sorry-quiet-zone-missing = 場所も教えてください。オプション*地域*に、Asia/TokyoやEurope/Berlinのような都市か、UTC+9のような時差を入れます。
sorry-quiet-zone = 「{ $zone }」という地域は知りません。同じ時刻の都市（Asia/TokyoやEurope/Berlinなど）か、UTC+9のような時差で試してください。
sorry-quiet-hours = いつからいつまで？ おやすみ時間には両方が必要です（23:00から8:00まで、など）。休みの曜日だけでも、両方でもOK。
sorry-quiet-time = 「{ $typed }」がいつなのかわかりません。23:00のように入れてみてください。
sorry-quiet-several = 「{ $typed }」は{ $times }のどれですか？ このように書いてください。
sorry-quiet-whole = 一日中おやすみでは、みんなが永遠に待つことになります。しばらく留守にするなら、「/自分 休暇」があります。
sorry-quiet-long = おやすみ時間が1日{ $hours }時間を超えると、遊ぶ時間がなくなってしまいます。しばらく留守にするなら、「/自分 休暇」があります。
sorry-quiet-days = 休みの曜日が週{ $days }日を超えると、遊ぶ時間がなくなってしまいます。しばらく留守にするなら、「/自分 休暇」があります。
sorry-quiet-weekday = 「{ $typed }」という曜日は知りません。「土曜日, 日曜日」のように、または「週末」か「なし」と入れてみてください。
sorry-quiet-often = おやすみ時間は今日もう変えました。みんなが当てにしています。次に変えられるのは{ $when }です。
vacation-title = あなたの休暇
vacation-none = 今は休暇中ではありません。
vacation-now = **{ $when }**まで休暇中です。何日もかかるゲームのテーブルにはそう表示され、あなたの時間は進みません。
vacation-left = { $left ->
        [0] この四半期の休みは、すべて使い切りました。
       *[other] この四半期に休めるのは、{ $most }日のうちあと{ $left }日です。
    }
vacation-how = 「/自分 休暇」に日付を入れると、その日までお休みになります。遊びたければ遊んでもOK。1手1時間以内のテーブルでは、だれのことも待ちません。
vacation-day = { $days ->
        [1] { $date }（明日）
       *[other] { $date }（{ $days }日後）
    }
button-vacation-over = 予定より早く、ただいま
sorry-vacation-date = 「{ $typed }」という日付はわかりません。{ $example }のように、または日数（7など）で入れてみてください。
sorry-vacation-several =
    「{ $typed }」はいくつかの日に取れます。どれか選んで、このように書いてください。
    { $days }
vacation-label = 最後の日
vacation-example = 12月24日、2026-12-24、または日数：7
button-retry = もう一度
sorry-vacation-past = その日はもう過ぎました。
sorry-vacation-long = 留守にできるのは四半期に{ $most }日までです。今日からなら、長くて{ $when }までです。
sorry-vacation-used = この四半期はもう{ $most }日留守にしていて、みんなが待っています。次の四半期になればまた休めます。

## Blocking

blocked-title = ブロックしている人
blocked-none = だれもいません。自分のテーブルに来てほしくない人は「/自分 ブロック」で。
blocked-how = この人たちは、あなたがホストのテーブルにも、あなたのいるテーブルにも参加できません。だれにブロックされたかは知らされませんが、テーブルにあなたしかいなければ察しはつきます。「/自分 ブロック解除」で元に戻せます。データを削除した人もブロックされたままですが、一覧には出ません。
done-blocked = { $who }は、あなたがホストのテーブルにも、あなたのいるテーブルにも参加できなくなりました。だれにも言いませんが、テーブルにあなたしかいなければ察しはつきます。
done-blocked-already = { $who }はもうブロックしています。
done-unblocked = { $who }は、またあなたのテーブルに参加できます。
done-not-blocked = { $who }はブロックしていません。
sorry-block-self = 自分はブロックできません。わたしのことも。

## What is known

privacy-title = わたしがあなたについて知っていること
privacy-short = 全部、わたしが動いているマシンのデータベース1つの中にあって、よそには行きません。**書き出す**でファイルとして受け取れ、**削除**ですぐに消せます。
privacy-tables = **座った席**（{ $count }テーブル）：あなたのDiscord ID、そのときの名前と言語、席についた時刻。*使い道：* ゲームと、いっしょに遊んだ人の履歴。*保存期間：* あなたが削除するまで。その後は名前のない席になります。
privacy-actions = **そこでしたこと**（{ $count }アクション）：それぞれ時刻つき。*使い道：* 再起動後の再開と、サイコロの検証。*保存期間：* 席と同じ。
privacy-results = **その結果**（{ $count }件）と、そこから決まるもの（レーティング、連勝、ライバル、サイコロ運、実績）、最後に遊んだときの名前。*使い道：* だれでも見られるランキングとプロフィール。*保存期間：* あなたが削除するまで。
privacy-messages = **わたしからのダイレクトメッセージの場所**（書き直せるように）。*保存期間：* あなたが削除するまで。そのときメッセージも消えます。
privacy-birthday = **誕生日**の月と日（{ $told ->
        [yes] 教えてもらいました
       *[no] まだ聞いていません
    }）。*使い道：* マジックナンバーの一番手。だれが一番手かは全員に見え、日付はだれにも見えません。*保存期間：* 「/自分 誕生日」で取り消すまで。変えたという事実だけは、指紋として1年間残ります。
privacy-reminders = **お知らせの方法**（{ $how }）。*保存期間：* 「/自分 お知らせ」で変えるまで。
privacy-quiet = **おやすみ時間**（{ $hours }）。夜のあいだに時間切れにならないように。*保存期間：* 「/自分 おやすみ」で取り消すまで。
privacy-vacations = **留守にした期間**（{ $count }件）。*保存期間：* 半年。
privacy-plans = **次のターンの作戦**（{ $count }件）。見えるのはあなただけ。*保存期間：* そのターンが終わるまで。
privacy-blocks = **ブロックしている人**（{ $count }人）。見えるのはあなただけ。*保存期間：* 「/自分 ブロック解除」で取り消すまで。相手がデータを削除しても残りますが、そのときは、その人のアカウントにだけ合うコードを残します。
privacy-not = -# みなさんの書いたものは読みません。ゲームの進行中は、そのチャンネルのメッセージの数だけを数えます。チャンネルに投稿されたものは、削除後もそこに残ります。
button-export = 書き出す
button-delete = 削除
button-delete-sure = はい、データを削除します
button-delete-final = 完全に削除する
button-keep = いいえ、残します
export-done = わたしがあなたについて知っていることは、これで全部です。
delete-title = 全部削除しますか？
delete-sure = 募集中のテーブルからは席を立ち、進行中のゲームはすべて降参になります。設定、誕生日、結果、レーティング、わたしからのダイレクトメッセージを削除します。いっしょに遊んだ人のゲームは残り、あなたの席は「だれかさん」になります。だれかにブロックされている場合、それは残ります。
delete-final = これは取り消せず、どの席があなただったのか、後からはわたしにもわかりません。また遊びたくなったら、新顔としていつでも歓迎します。今すぐ削除しますか？
delete-done = はじめまして、でしたっけ？ あなたのことは全部忘れました。いっしょに過ごせて楽しかったです。新顔として、いつでもまたどうぞ。
