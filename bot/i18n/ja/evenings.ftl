### Evenings: a date for a game, who is in, and what comes of it.

command-evenings = ゲーム会
    .description = このサーバーでこれからあるゲーム会
option-play-at = 日時
    .description = 今すぐではなく、あとで遊ぶ日時（例：土曜日 20:00、明日 20:00、2026-12-24 19:30、2時間後）
option-play-repeat = くり返し
    .description = ゲーム会をどのくらいの間隔でくり返すか（「日時」といっしょのときだけ）
choice-repeat-weekly = 毎週
choice-repeat-fortnightly = 2週間ごと
choice-repeat-monthly = 毎月、同じ週の同じ曜日

# 日時として入力される言葉（コンマ区切り）。英語はどの言語でも通じます。順番に意味があるもの（数、曜日）では、
# 同じ意味の言葉をスラッシュで区切ります。
date-today = 今日, きょう, 本日
date-tomorrow = 明日, あした, あす
date-after-tomorrow = 明後日, あさって
date-within = あと, 後
date-minutes = 分
date-hours = 時間
date-half-hour = 半時間
date-days = 日, 日間
date-weeks = 週間, 週
date-idle = の, に, から, は, 開始, スタート, 今度の
date-at = {""}
date-oclock = 時, じ
date-oclock-twelve = {""}
date-before-noon = 午前
date-after-noon = 午後
date-early = 早朝, 明け方, 未明
date-morning = 朝, あさ, 午前中
date-noon = 昼, ひる, お昼, 昼間
date-afternoon = 昼過ぎ
date-evening = 夕方, ゆうがた, 夕
date-night = 夜, よる, 晩, 深夜, 真夜中
date-this-morning = 今朝
date-this-afternoon = {""}
date-this-evening = 今日の夕方
date-this-night = 今夜, 今晩
date-tomorrow-morning = 明朝, 明日の朝
date-tomorrow-night = 明晩, 明日の晩, 明日の夜
date-at-noon = 正午
date-at-midnight = 零時
date-half-past = 半
date-half-to = {""}
date-quarter-past = {""}
date-quarter-to = {""}
date-numbers = 一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 十一, 十二
date-weekdays = 月曜, 火曜, 水曜, 木曜, 金曜, 土曜, 日曜
date-months = {""}
date-next = 次の
date-next-week = 来週の, 来週, 次週の

evening-title = { $emoji } { $game }：みんなでゲーム会
evening-when = 📅 { $date }（{ $relative }）
evening-repeats = { $repeats ->
        [weekly] 🔁 毎週、同じ時刻に。
        [fortnightly] 🔁 2週間ごと、同じ時刻に。
       *[monthly] 🔁 毎月、同じ週の同じ曜日、同じ時刻に。
    }
evening-host = { $host }がいっしょに遊ぶ人を探しています。人数は{ $least ->
        [1] { $most }人まで
       *[other] { $least }～{ $most }人
    }。**やる！**を押しておけば、時間になったら席を用意してお呼びします。
evening-rules = ハウスルール：{ $rules }
evening-in = **今のところ「やる！」の人（{ $count }）：** { $who }
evening-nobody = **今のところ「やる！」の人：** まだゼロ。一番乗りはだれ？
evening-waiting = **空席待ち：** { $who }
evening-event = [このサーバーのイベント]({ $link })にも出ています。
evening-small = 時刻は、あなたのいる場所に合わせて出ています。「リマインド」を押せば、{ $minutes }分前にあなただけにこっそりメッセージを送ります。
button-evening-in = やる！
button-evening-remind = リマインド
button-evening-change = 日時を変える
button-evening-off = 中止する
button-evening-once = 今回だけ
button-evening-for-good = この先ぜんぶ
button-evening-sure = はい、中止します
button-evening-again = 別の日時を探す

evening-opened = 時間になったので、テーブルを開きました。{ $link }
evening-called-off = このゲーム会は中止になりました。
evening-nobody-came = 「やる！」がゼロだったので、テーブルは開きませんでした。
evening-was-missed = このゲーム会は開けませんでした。わたしが時間までにテーブルを用意できなかったので。

evening-open-call = 🎲 { $who }：{ $game }の時間です！ 席は用意できています。スタートを押すのは{ $host }です。
evening-open-late = 🎲 { $who }：留守にしていて遅れました、ごめんなさい！ { $game }の時間です。席は用意できています。スタートを押すのは{ $host }です。
evening-open-thread = テーブルは{ $thread }にあります。
evening-elsewhere = { $who }も「やる！」でしたが、まだ別のゲームの真っ最中です。テーブルが開いているうちは「参加」で入れます。
evening-no-seat = テーブルは満員です。{ $who }：だれかが席を立ったら「参加」を押してください。
evening-tell-nobody = 今回の{ $game }は「やる！」がゼロだったので、テーブルを開きませんでした。
evening-tell-last = これで2回続けてゼロだったので、このゲーム会のくり返しは終わりにします。新しいゲーム会は「/遊ぶ」で決められます。
evening-tell-missed = ごめんなさい：{ $game }は{ $date }の予定でしたが、そのときわたしが留守でした。今から始めるには時間がたちすぎました。別の日時を探しますか？
evening-tell-busy = ここではもう1時間、別のゲームが続いているので、{ $game }を始められませんでした。別の日時を探しますか？
evening-tell-off = { $date }の{ $game }は中止になりました。{ $who }
evening-tell-moved = { $game }の日時が変わりました：{ $date }（{ $relative }）。{ $who }
evening-tell-busy-now = { $game }の時間ですが、ここではまだゲームの真っ最中です：{ $link } 終わりしだい、テーブルを開きます。1時間は待ちますね。
evening-reminder = ⏰ { $game }は{ $relative }に始まります：{ $link }

evening-done-remind = { $game }が始まる{ $minutes }分前にメッセージを送ります。届かないときは、チャンネルでメンションします。
evening-done-no-remind = わかりました、お知らせしません。
evening-done-waiting = 席は全部うまっているので、あなたは空席待ちの{ $place }番目です。だれかがやめたら、自動でくり上がります。
evening-done-off = 中止にしました。
evening-done-moved = できました。新しい日時は{ $date }です。
evening-done-same = わかりました。日時は{ $date }のままです。
evening-sure = { $date }の{ $game }を中止しますか？ 「やる！」の人全員にお知らせします。
evening-sure-series = { $date }の{ $game }は、くり返しのゲーム会です。中止するのは今回だけ？ それとも、この先ぜんぶ？
evening-form-title = いつ遊ぶ？
evening-form-at = 日時
evening-form-example = 土曜日 20:00、明日 20:00、2026-12-24 19:30
evening-form-repeat = くり返し
choice-repeat-never = 1回だけ

evenings-title = このサーバーのゲーム会
evenings-none = まだ予定はありません。ゲーム会を決めるには「/遊ぶ」でゲームを選び、「日時」にいつやるかを入れてください。
evenings-line = { $emoji } **{ $game }** · { $date }（{ $relative }） · { $count ->
        [0] 「やる！」はまだゼロ
       *[other] 「やる！」{ $count }人
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host }が{ $game }のゲーム会を決めました。ここで「やる！」を押せば、席が用意されます：{ $link }
evening-event-where = #{ $channel }

date-zones = Asia/Tokyo
date-suggestion = { $date }（{ $zone }）

sorry-evening-over = そのゲーム会は、もう予定にありません。
sorry-evening-host = それができるのは、このゲーム会を決めた{ $host }か、モデレーターだけです。
sorry-evening-unwelcome = このゲーム会には参加できません。
sorry-evening-most-one = これからのゲーム会を、ここでもう{ $most }件決めています。1人が持てるのはそこまでなので、先にどれかを中止してください。
sorry-evening-most-server = このサーバーには、これからのゲーム会がもう{ $most }件あります。それが上限です。
sorry-evening-soon = もうすぐ始まるので、お知らせしても間に合いません。そのまま待っていて！
sorry-evening-repeat = くり返すには日時が必要です。「日時」にいつかを入れてください（例：土曜日 20:00）。
sorry-evening-zone = くり返すゲーム会は、だれかの部屋の時計に合わせます。でも、どこの時計かわかりません。「土曜日 20:00 Asia/Tokyo」のように、地域を足してください。（「/自分 おやすみ」でおやすみ時間を決めてあれば、地域はもうわかっています。）
sorry-date-unclear = 「{ $what }」がわかりません。「土曜日 20:00」「明日 20:00」「2026-12-24 19:30」「2時間後」のように書いてください。
sorry-date-time = 何時に？ 「土曜日 20:00」「明日 20:00」のように書いてください。
sorry-date-zone = そちらが今何時なのかわかりません。「{ $typed } Asia/Tokyo」のように地域を足すか、「2時間後」のように書いてください。（「/自分 おやすみ」でおやすみ時間を決めてあれば、地域はもうわかっています。）
sorry-date-weekday = 日付と曜日が合っていません。どちらか片方を消してください。
sorry-date-several =
    「{ $typed }」はいくつかの日時に取れます。どれか選んで、このように書いてください。
    { $dates }
sorry-date-gap = その夜は時計が1時間進むので、その時刻はありません。1時間前か後にしてください。
sorry-date-part = 「{ $what }」とその時間帯が合っていません。どちらか片方を消してください。
sorry-date-past = それはもう過ぎました。これから来る日時を選んでください。
sorry-date-far = 1年以上先です。もう少し早い日時を選んでください。

permission-create_events = イベントを作成
settings-no-events = 📅 「{ $permission }」の権限をもらえれば、ゲーム会をこのサーバーのイベントにものせられます。なくてもゲーム会はできます。
