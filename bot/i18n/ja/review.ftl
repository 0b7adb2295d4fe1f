### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · テーブル{ $table } · ふりかえり
story-won = { $how ->
        [left] **{ $winners }の勝ち：** ほかの全員が抜けた。
        [points] **{ $winners }の勝ち：** { $standings }。
       *[none] **{ $winners }の勝ち。**
    }
# Same as English: names and numbers
review-standing = { $player } { $points }
story-decided = **勝負の分かれ目：** { $moment }：{ $told }これで{ $player }の勝ち目は100回中{ $before }回から{ $after }回に。
story-nothing-decided = **勝負の分かれ目：** これという瞬間はなし。最後まで少しずつ、行ったり来たり。
story-blunder =
    { $kind ->
        [blunder] **今日のやらかし：**
        [your-blunder] **あなたのやらかし：**
        [your-slip] **あなたのうっかり：**
       *[slip] **今日のうっかり：**
    } { $moment }：「{ $chosen }」、でも「{ $best }」のほうがよかった。
review-picture-after = 絵はその直後：{ $moment }。
review-picture-end = 絵は終わったところ。
review-picture-before = ボードは、この選択をしてサイコロを振る直前のものです。
story-no-blunder = **今日のやらかし：** なし。{ $care ->
        [left] 途中で抜けたことをのぞけば、大きく損をした人はいなかった。
        [none] 選ぶ場面がだれにもなかった。
        [alike] どれを選んでも、ほとんど同じだった。
        [perfect] みんな、最強のコンピューターとほぼ同じくらいうまく選んだ。
        [little] 大きく損をした人はいなかった。
        [unclear] 最強のコンピューターならところどころ別の選択をしましたが、その理由は言葉にできません。
       *[adds-up] ただし、小さな損が積み重なった。
    }
story-dice = **運：** { $who ->
        [lucky] 一番味方されたのは{ $lucky }。
        [unlucky] 一番見放されたのは{ $unlucky }。
        [unsure] 僅差で、なんとも言えない。
       *[both] 一番味方されたのは{ $lucky }。残りものをもらったのは{ $unlucky }。
    }
story-fair-dice = **運：** ほとんど関係なし。みんなに平等だった。
story-player = **{ $player }** · { $accuracy ->
        [none] 選ぶ場面なし
        [alike] どれを選んでも、ほとんど同じ
       *[other] 正確さ**{ $accuracy }**
    }{ $missed }
story-blunders = 、やらかし{ $number }回
story-slips = 、うっかり{ $number }回
story-luck-even = ツキは可もなく不可もなく
story-luck-unsure = 僅差で、なんとも言えない
story-luck-little-up = ちょっとツイてた
story-luck-little-down = ちょっとツイてなかった
story-luck-clear-up = はっきりツイてた
story-luck-clear-down = はっきりツイてなかった
story-luck-amazing-up = おそろしいほどの強運
story-luck-amazing-down = おそろしいほどの不運
story-insufficient = **今回は判定なし：** 全{ $steps }ステップのうち{ $looked }ステップを、{ $samples }回ずつ試して調べました。だれの選択がよかったか、だれがツイていたかを言うには少なすぎます。
story-how = 正確さは選び方だけの点数で、勝ち負けは別。100なら最強のコンピューターなみ。
story-how-pages = 運とくわしい数字は最後のページに。
button-show-me = その場面を見る
button-show-better = よりよい手を見る
review-ledger = 勝率（100回あたり）。選択：最強のコンピューターとの比較で、0が最高。運：だれも選んでいないことすべて。
review-player =
    { $player }：開始時{ PERCENT($start) } → { PERCENT($end) }。自分の選択 **{ $choices }** · ほかの人の選択 { $others } · 運 **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] 、{ $word }
    } · { $number ->
        [0] 選ぶ場面なし
       *[other] 選択{ $number }回
    }{ $costly ->
        [0] {""}
       *[other] 、うち高くついたのは{ $costly }回
    }
review-player-short = { $player }：{ $verdict ->
        [no] 100回中{ $start }回 → { $end }回
       *[yes] { $word }
    } · { $number ->
        [0] 選ぶ場面なし
       *[other] 選択{ $number }回
    }{ $costly ->
        [0] {""}
       *[other] 、うち高くついたのは{ $costly }回
    }
review-part = { $player }（{ $span }）
review-span = { $first }～{ $last }
review-no-span = 一手もなし
review-turning = **勝負の分かれ目**
review-no-turning = これという瞬間はなし。勝率は少しずつ動いた。
review-turn = **{ $place }. { $moment }：** { $told }
    { $moved }
review-moved = { $by ->
        [open] 全員のカードを開いて見ると、選択で勝率が動いた
        [choice] 選択で勝率が動いた
        [unseen] 秘密で勝率が動いた
       *[dice] 運で勝率が動いた
    }：{ $swings }。
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = コンピューターなら「{ $best }」。
review-costly = **一番高くついた選択**
review-no-costly = 100回に1回分でも勝ちを減らした選択はなし。
review-no-costly-yours = 悔やむほどの選択はなし。
why-odds =
    { $gap ->
        [0] ほとんど差はありません。どちらでも、こういうゲームの100回中約{ $more }回は勝てます。
       *[other] そうすれば、こういうゲームの100回中約{ $more }回は勝てます。実際の手では{ $less }回です。
    }
review-cost = **{ $moment }：** 「{ $chosen }」。よりよい手：「{ $best }」。
review-cost-unknown = { $player }に分かる範囲ではほとんど差がなく、カードを開くと差がありました。
review-note = **{ $moment }：** { $told }
review-left = 途中で抜けて、{ $player }は100回中{ $games }回分の勝ち目を手放した。
review-unfinished = このゲームは最後まで遊ばれていません。最後の数字は結果ではなく、見積もりです。

## Moments of a game

review-moment = { $player }、{ $when }
review-you = あなた
review-moment-all = 全員の一振り、{ $when }
review-when = { $number ->
        [0] 最初のラウンドの前
       *[other] 第{ $number }ラウンド
    }
review-chosen = 「{ $label }」。
review-dice = サイコロは{ $faces }。
review-throws = サイコロは{ $faces }。
review-dice-many = サイコロは{ $first }、さらに{ $count }回振って{ $last }。
# Same as English: names and numbers
review-face = { $player } { $face }
review-score = 得点は{ $changes }。
review-change = { $player }が{ $before }から{ $after }

## What is exact, and what is not

review-how-counted = 最強のコンピューターの見積もりで、証明された確率ではありません。出うる目はすべて数えました。
review-how-sampled = 最強のコンピューターの見積もりで、証明された確率ではありません。一部の目は抜き取りなので、数字は少しずれることがあります。
review-how-ignored = ただし、ハウスルールがこのあと何を起こすかまでは読んでいません。だいたいの目安と思ってください：{ $rules }。
review-how-played = 勝率は平均です。各局面から、最強のコンピューター同士が最後まで{ $samples }回ずつ遊びました。数字は少しずれることがあり、小さな差に意味はありません。

## The picture

review-plot-title = { $game }：勝率の動き
review-plot-about = { $steps }ステップ、最強のコンピューターの見立て（%）
review-plot-marks = 番号は勝負の分かれ目
review-plot-start = 開始
review-plot-choices = 選択
review-plot-luck = 運
review-plot-others = ほかの人
review-plot-end = 終了
review-alt = { $steps }ステップにわたる勝率の動き。{ $players }。{ $turns ->
        [none] 分かれ目なし
       *[other] 分かれ目：{ $turns }
    }。
review-alt-player = { $player }は{ PERCENT($start) }から{ PERCENT($end) }へ（選択{ $choices }、ほかの人{ $others }、運{ $luck }）

## Buttons and answers

button-review = ふりかえり
button-review-share = ここでシェア
sorry-review-running = このゲームはまだ終わっていません。ふりかえりは終わってから。それまで勝率はだれにも見せません。
sorry-review-closed = このテーブルは勝敗なしで閉じたので、秘密は秘密のまま。ふりかえるものがありません。
sorry-review-waiting = 今、あなたの別のゲームをふりかえっているところです。終わったらまたどうぞ。
sorry-review-failed = コンピューターの計算がうまくいきませんでした。1分後にもう一度どうぞ。
