### The slash commands: names, descriptions, and what their options are called.
### A name has 1 to 32 characters, lower case; a description 1 to 100.

command-play = 遊ぶ
    .description = このチャンネルでゲームのテーブルを開く
option-play-game = ゲーム
    .description = 遊ぶゲーム。選ばなければ、全部お見せします
option-play-clock = 制限時間
    .description = 1手ごとの制限時間（省略するとサーバーの設定どおり）
option-play-house_rules = ハウスルール
    .description = 最初から入れておくハウスルール（例：target 20, first random）
option-play-thread = スレッド
    .description = テーブル専用のスレッドを作る

command-table = テーブル
    .description = このチャンネルの自分のテーブルを、文字で操作する
command-table-board = 盤面
    .description = 盤面を新しいメッセージとして一番下に出す
command-table-resign = 降参
    .description = 降参してゲームから抜ける
command-table-hand-over = 交代
    .description = 自分の代わりに、だれかに続きを遊んでもらう
option-table-hand-over-user = ユーザー
    .description = 席をゆずる相手（省略するとここにいるだれでも）
command-table-nudge = つんつん
    .description = 番の人をつんつんする
command-table-end = 終了
    .description = 勝敗なしで終わっていいか、ほかの人に聞く

option-play-roll_for_me = 自動で振る
    .description = 選ぶことがない場面では、botが代わりにサイコロを振る（初期値：はい）
option-play-plan_ahead = 事前の作戦
    .description = 番が来る前に、どうするか決めておけるようにする（初期値：はい）
command-plan = 作戦
    .description = 自分の番が来たらどうするかを、今決めておく
command-rules = ルール
    .description = ゲームのルールを図入りで、1分で
option-rules-game = ゲーム
    .description = ルールを見るゲーム

command-help = ヘルプ
    .description = 最初に打つコマンド、ゲームの一覧、そのほか全部の場所
command-puzzle = パズル
    .description = 一番いい手を見つけよう：終わったゲームの一場面から、1日1問
command-leaderboard = ランキング
    .description = このサーバー、または全体でのプレイヤーランキング
option-leaderboard-game = ゲーム
    .description = 1つのゲームだけ
option-leaderboard-period = 期間
    .description = 全期間、今シーズン（3か月）、または今月
choice-period-all = 全期間
choice-period-season = 今シーズン
choice-period-month = 今月
option-leaderboard-scope = 範囲
    .description = このサーバーだけか、botのいるすべての場所か
choice-scope-here = このサーバー
choice-scope-everywhere = すべての場所

command-settings = 設定
    .description = このサーバーの設定（管理する人だけ）

command-profile = プロフィール
    .description = 戦績、レーティング、連勝、ライバル、運、実績を見る
option-profile-player = プレイヤー
    .description = だれのものか（省略すると自分）
option-profile-game = ゲーム
    .description = 1つのゲームだけ
option-profile-scope = 範囲
    .description = このサーバーだけか、全サーバー合わせてか
choice-profile-here = このサーバー
choice-profile-everywhere = 全サーバー

command-history = 履歴
    .description = これまでのゲーム：だれと遊び、だれが勝ったか、そしてその番号
option-history-player = プレイヤー
    .description = だれのものか（省略すると自分）
option-history-game = ゲーム
    .description = 1つのゲームだけ
option-history-private = 自分だけ
    .description = 自分だけに表示（ほかの場所で遊んだ自分のゲームも入る）

command-replay = リプレイ
    .description = 終わったゲームをアニメーションで見る、または進行中のゲームをさかのぼる
option-replay-id = 番号
    .description = テーブルの番号
option-replay-private = 自分だけ
    .description = 自分だけに表示

command-verify = 検証
    .description = 終わったゲームのサイコロと全アクションを確かめ、記録を受け取る
option-verify-id = 番号
    .description = テーブルの番号
option-verify-private = 自分だけ
    .description = 自分だけに表示
command-review = ふりかえり
    .description = 終わったゲームをふりかえる：どこまでが運で、どこからが実力か
option-review-id = 番号
    .description = テーブルの番号

command-me = 自分
    .description = botがあなたについて知っていること
command-me-birthday = 誕生日
    .description = 誕生日を登録：マジックナンバーでは、誕生日がいちばん近い人が一番手
option-me-birthday-day = 日
    .description = 日（月と日の両方を省略すると、確認や削除ができます）
option-me-birthday-month = 月
    .description = 月（1～12）
command-me-pings = お知らせ
    .description = 自分の番をどうやって知らせるか
option-me-pings-how = 方法
    .description = いつ、どこで知らせるか（省略すると今の設定を表示）
option-me-pings-hour = 時刻
    .description = 1日1回の場合：何時に知らせるか（0～23）
option-me-pings-zone = 地域
    .description = 1日1回の場合：いる場所（例：Asia/Tokyo、Europe/Berlin）、または時差（例：UTC+9）
option-me-pings-soon = もうすぐ
    .description = あと1人で自分の番、というときにも知らせる
command-me-quiet = おやすみ
    .description = 時間が進まず、声もかからない時間帯（省略すると今の設定を表示）
option-me-quiet-from = 開始
    .description = おやすみ時間が始まる時刻（例：23:00）
option-me-quiet-to = 終了
    .description = おやすみ時間が終わる時刻（例：8:00）
option-me-quiet-zone = 地域
    .description = いる場所（例：Asia/Tokyo、Europe/Berlin）、または時差（例：UTC+9）
option-me-quiet-days_off = 休みの曜日
    .description = 一日中おやすみにする曜日（例：土曜日, 日曜日。または「週末」「なし」）
command-me-vacation = 休暇
    .description = いつまで留守にするか（省略すると今の設定を表示）
option-me-vacation-until = 最終日
    .description = 最後の日（例：2026-12-24）、または今日から何日間か
command-me-block = ブロック
    .description = 特定の人が自分のテーブルに来られないようにする（だれにも知らせません）
option-me-block-user = ユーザー
    .description = ブロックする人
command-me-unblock = ブロック解除
    .description = また自分のテーブルに参加できるようにする
option-me-unblock-user = ユーザー
    .description = ブロックを解除する人
command-me-blocked = ブロック一覧
    .description = ブロックしている人たち
command-me-privacy = プライバシー
    .description = botが持っているあなたのデータを、書き出す・削除する

menu-challenge = ゲームに誘う
menu-profile = プロフィール
menu-replay = リプレイ
menu-verify = 検証

command-turns = 手番
    .description = 自分の番が来ているテーブルを、全サーバーからまとめて見る

command-night = ゲームナイト
    .description = 一晩で何ゲームも遊んで、優勝を決める
option-night-at = 日時
    .description = 今すぐではなく、あとで遊ぶ日時（例：土曜日 20:00、明日 20:00、2026-12-24 19:30、2時間後）
option-night-repeat = くり返し
    .description = ゲームナイトをどのくらいの間隔でくり返すか（「日時」といっしょのときだけ）
