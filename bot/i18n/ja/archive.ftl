### Past games: their list, playing them again, and checking them.

## The transcript, as a file and on a terminal

transcript-start = 準備
transcript-secret = （{ $seat }だけに）

## The check

verify-record = 記録：{ $game }、ルールのバージョン{ $rules }、{ $count }席：{ $seats }。
verify-promise = コミットメント：サイコロはゲーム前の約束どおり。その約束は{ $commitment }
verify-promise-missing = コミットメント：記録にはなし。ゲーム前に表示されたものは、これだったはず：{ $commitment }
verify-no-promise = コミットメント：なし。作りようもありません。この記録にはサイコロの目がじかに書かれています。
verify-dice = サイコロ：振ったのは{ $count }個。すべてシードとソルトから出ています。
verify-faces = サイコロ：振ったのは{ $used }個。記録にある目は{ $count }個です。
verify-actions = アクション：{ $count }個すべてルールどおり。
verify-not-over = 終わり：この記録はゲームの途中で止まっています。
verify-drawn = そのあと、続けていた人たちが引き分けに合意しました。
verify-end = 終わり：{ $places }。
verify-salt = ソルト：{ $salt }
verify-digest-same = 証明：終了時に保存されたものと同じゲームです ✔（ダイジェスト{ $digest }）
verify-digest-untold = 証明：この記録のダイジェストは{ $digest }。このゲームが終わったころはまだ控えておらず、比べるものがありません。
verify-digest-gone = 証明：遊んだ人のだれかがデータを削除したので、この写しの名前が変わり、ダイジェストも変わりました。今は{ $digest }です。前に保存した記録なら今も一致します。
verify-digest-other = 証明：この記録のダイジェストは{ $digest }ですが、ゲームが終わったときは{ $told }でした。
verify-other = これは、ゲームが終わったときの記録ではありません。
verify-title = テーブル{ $table }の検証
verify-good = ✅ すべて問題なし。
verify-bad = ❌ おかしなところがあります：{ $why }
verify-more = この検証をよそでやり直すのに必要なものは、添付の記録に全部入っています。`sleepover verify FILE`でも、好きな言語の10行でも。ゲーム前に「公正なサイコロ」で見たコミットメントと比べてください。どんな検証にも示せないことが1つだけあります。botの運営者が目を前もって知らなかった、ということです。

## The list of past games

history-title = { $player }のゲーム{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [盤面]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = { $player }の終わったゲームで、ここで見せられるものはありません。
history-how = 「/リプレイ」に番号を入れればもう一度見られ、「/検証」でサイコロを確かめられます。
history-end = これで全部です。
button-older = 古いほうへ
button-newer = 新しいほうへ

## Step by step

button-replay = リプレイ
button-look-back = さかのぼる
button-verify = 検証
button-step-through = 1手ずつ見る
button-step-first = ⏮ 最初
button-step-back = ◀ 戻る
button-step-next = 次へ ▶
button-step-last = 最後 ⏭
button-animation = アニメーション
button-transcript = 実況録
button-picture = 画像
step-count = ステップ{ $step }/{ $steps } · { $eyes }
step-count-running = ステップ{ $step }/{ $steps }（進行中） · { $eyes }
step-room = みんなから見た盤面
step-seat = { $seat }から見た盤面
step-start = ゲーム開始。
step-jump = ステップへ飛ぶ
step-jump-to = { $step } · { $told }

## The animation

film-title = { $emoji } { $game } · テーブル{ $table }のリプレイ
film-about = { $date } · { $players }
film-each = { $actions }ステップを、1つずつ画像で。
film-some = { $actions }ステップを{ $pictures }枚の画像で（まとめたところもあります）。*1手ずつ見る*なら全部見られます。
film-alt = テーブル{ $table }のゲーム全体のアニメーション（{ $pictures }枚）：{ $players }。最後は：{ $end } 実況録には、すべてが言葉で書かれています。
transcript-title = テーブル{ $table }の実況録：

## Why not

sorry-no-such-game = その番号のゲームは見せられません。見られるのは、自分が遊んだゲームと、このサーバーで自分に見えるチャンネルのゲームです。
sorry-number = 「{ $text }」はテーブルの番号ではありません。一覧から選ぶか、「/履歴」で調べてください。
sorry-not-here = そのゲームのチャンネルは、ここにいる全員には見えません。オプション*自分だけ*をつければ、ひとりで見られます。
sorry-closed-record = そのテーブルは勝敗なしで閉じたので、記録も閉じたままです。公開にだれも同意していないので。
sorry-not-over = そのゲームはまだ続いています。サイコロの種明かしは終わってからです。
sorry-others-private = ほかの人のこれまでのゲームを見られるのは、サーバーの中だけです。
