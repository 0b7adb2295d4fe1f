### The end of a game: what the table shows, a series of rematches, and the card that people share.

## At the table

button-share = シェア
# What a rematch is called while a series goes on. $score is "Ann 1 – Ben 1".
button-again =
    { $players ->
        [2] もう1回！ 2本先取
       *[other] もう1回！ 先に2勝で優勝
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **2本先取、ここまで：** { $score }
       *[other] 🥊 **先に2勝で優勝、ここまで：** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 { $seats }が2本先取を制した：{ $score }
       *[other] 🥊 2勝一番乗りは{ $seats }：{ $score }
    }

## The card

keepsake-about = { $game } · { $date } · テーブル{ $table }
keepsake-moment = 決着の瞬間
keepsake-curve = { $moves }ステップの得点の動き
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }。{ $about }。{ $places }。
keepsake-place = { $place }位 { $seat }
keepsake-place-points = { $place }位 { $seat } { $points }

## Why not

sorry-shared = このゲームの記念カードは、もう[あちら]({ $link })にあります。1ゲームに1枚です。
sorry-shared-now = 先を越されました。カードは今、出てくるところです。
sorry-nothing-to-share = 記念カードがあるのは、最後まで遊んだゲームだけです。

## Headlines of any game. $winners is "Ann" or "Ann and Ben", $other a name.

headline-everybody-else-had-gone = ほかは全員おやすみ、{ $winners }の勝ち
headline-called-a-draw = { $winners }、引き分けで手打ち
headline-nobody-lost = 敗者なし！ { $winners }がそろって勝利
headline-from-the-very-back = { $winners }、最下位からの大逆転
headline-by-a-nose = { $winners }、鼻の差で逃げ切り
headline-led-all-the-way = { $winners }、終始リードの完勝
headline-won = { $winners }の勝利
