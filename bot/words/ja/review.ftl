### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · テーブル{ $table } · ふりかえり
story-decided = **勝負の分かれ目：** { $told } その前は{ $player }に{ $before }、その後は{ $after }。
story-nothing-decided = **勝負の分かれ目：** これという瞬間はなし。最後まで少しずつ、行ったり来たり。
story-blunder =
    { $kind ->
        [blunder] **今日のやらかし：**
       *[slip] **今日のうっかり：**
    } ステップ{ $step }で{ $player }が選んだのは「{ $chosen }」、でも「{ $best }」のほうがよかった。{ $cost ->
        [dearly] 高くついた。
        [much] けっこう痛かった。
       *[little] たいした損ではなかった。
    }
story-no-blunder = **今日のやらかし：** なし。大きく損をした人はいなかった。
story-dice = **運：** サイコロが一番やさしかったのは{ $lucky }。残りものをもらったのは{ $unlucky }。
story-fair-dice = **運：** ほとんど関係なし。サイコロはみんなに平等だった。
story-chance-0 = ほぼ勝ち目なし
story-chance-1 = わずかな勝ち目
story-chance-2 = そこそこの勝ち目
story-chance-3 = 五分五分の勝ち目
story-chance-4 = 十分な勝ち目
story-chance-5 = かなりの勝ち目
story-chance-6 = 勝ちが目の前
story-player = **{ $player }** · { $accuracy ->
        [none] 選ぶ場面なし
       *[other] 正確さ**{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = 、やらかし{ $number }回
story-slips = 、うっかり{ $number }回
story-luck-rare = { $luck }（サイコロ運は、同じようなゲーム100回中{ $games }回より上）
story-luck-even = 運は人並み
story-luck-little-up = ちょっとツイてた
story-luck-little-down = ちょっとツイてなかった
story-luck-clear-up = はっきりツイてた
story-luck-clear-down = はっきりツイてなかった
story-luck-amazing-up = おそろしいほどの強運
story-luck-amazing-down = おそろしいほどの不運
story-how = 正確さは0から100まで。100なら、すべての選択が最強のコンピューターと同じくらいよかったということ。くわしい数字は最後のページに。
button-show-me = その場面を見る
review-player =
    { $player }：開始時{ PERCENT($start) } → { PERCENT($end) }。{ $way ->
        [lost] 選択で勝率を**{ $points }**{ review-unit }失った
        [won] 選択はコンピューターより勝率**{ $points }**{ review-unit }分よかった
       *[even] 選択による損はなし
    }{ $choices ->
        [0] {""}
       *[other] （{ $choices }回中{ $agreed }回はコンピューターと互角{ $mean }）
    }、{ $luck }{ $others }{ $unseen }。{ $drift }
review-mean = { $turns ->
        [1] 、大事な番1回では{ $points }{ review-unit }の損
       *[other] 、大事な番{ $turns }回では1回平均{ $points }{ review-unit }の損
    }
review-part =
    { $player }、{ $steps ->
        [0] 担当したステップなし
       *[other] ステップ{ $first }～{ $last }
    }：{ $way ->
        [lost] 選択で**{ $points }**{ review-unit }失った
        [won] 選択はコンピューターより**{ $points }**{ review-unit }よかった
       *[even] 選択による損はなし
    }{ $choices ->
        [0] （選ぶ場面なし）
       *[other] （選択は{ $choices }回）
    }、{ $luck }。
review-luck =
    { $way ->
        [won] サイコロで**{ $points }**得た
        [lost] サイコロで**{ $points }**失った
       *[even] サイコロは損得なし
    }
review-others =
    { $way ->
        [won] 、ほかの人の選択で{ $points }得た
       *[lost] 、ほかの人の選択で{ $points }失った
    }
review-unseen =
    { $way ->
        [won] 、その席からは知りようのないことで{ $points }得た
       *[lost] 、その席からは知りようのないことで{ $points }失った
    }
review-drift =
    { $way ->
        [won] {""}その間に、見積もりそのものが{ $points }上がった。
       *[lost] {""}その間に、見積もりそのものが{ $points }下がった。
    }
review-points = { $points } ± { $margin }
# What the points beside it are called.
review-unit = ポイント
review-turning = **勝負の分かれ目**
review-no-turning = これという瞬間はなし。勝率は少しずつ動いた。
review-turn = **{ $place }. ステップ{ $step }** { $told }
    { $by ->
        [choice] 選択で勝率が動いた
       *[dice] 運で勝率が動いた
    }：{ $swings }。
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = コンピューターなら「{ $best }」：{ $player }には{ $points }{ review-unit }よかった。
review-costly = **一番高くついた選択**
review-no-costly = 勝率を1ポイントでも損した選択はなし。
why-odds =
    { $gap ->
        [0] ほとんど差はありません。どちらでも、こういうゲームの100回中約{ $more }回は勝てます。
       *[other] そうすれば、こういうゲームの100回中約{ $more }回は勝てます。実際の手では{ $less }回です。
    }
review-cost = **ステップ{ $step }** { $told }
    「{ $chosen }」で{ $player }は{ $points }{ review-unit }の損。コンピューターなら「{ $best }」。
review-left = 途中で抜けて、{ $player }は{ $points }{ review-unit }の損。
review-unfinished = このゲームは最後まで遊ばれていません。最後の数字は結果ではなく、見積もりです。

## What is exact, and what is not

review-how-counted = 勝率は、最強のコンピューターが各局面をどう見るかの見積もりで、証明された確率ではありません。出うる目はすべて数え上げ、抜き取りはしていません。
review-how-sampled = 勝率は、最強のコンピューターが各局面をどう見るかの見積もりで、証明された確率ではありません。出うる目が多すぎるところは一部を抜き取って調べました。±はその分だけの95%信頼区間です。
review-how-played = 勝率は平均です。各局面から、最強のコンピューター同士が最後まで{ $samples }回ずつ遊びました。±は95%信頼区間で、それより小さな差に意味はありません。

## The picture

review-plot-title = { $game }：勝率の動き
review-plot-about = { $steps }ステップ、最強のコンピューターの見立て（%）
review-plot-marks = 番号は勝負の分かれ目
review-plot-start = 開始
review-plot-choices = 選択
review-plot-luck = サイコロ
review-plot-others = ほかの人
review-plot-rest = その他
review-plot-end = 終了
review-alt = { $steps }ステップにわたる勝率の動き。{ $players }。{ $turns ->
        [none] 分かれ目なし
       *[other] 分かれ目：{ $turns }
    }。
review-alt-player = { $player }は{ PERCENT($start) }から{ PERCENT($end) }へ
review-alt-step = ステップ{ $step }

## Buttons and answers

button-review = ふりかえり
button-review-share = ここでシェア
sorry-review-running = このゲームはまだ終わっていません。ふりかえりは終わってから。それまで勝率はだれにも見せません。
sorry-review-closed = このテーブルは勝敗なしで閉じたので、秘密は秘密のまま。ふりかえるものがありません。
sorry-review-waiting = 今、あなたの別のゲームをふりかえっているところです。終わったらまたどうぞ。
sorry-review-failed = コンピューターの計算がうまくいきませんでした。1分後にもう一度どうぞ。
