### Looking back on a finished game: chances, choices and luck.

## The message

review-title = { $emoji } { $game } · テーブル{ $table } · ふりかえり
story-decided = **勝負の分かれ目：** { $told } その前は{ $player }に{ $before }、その後は{ $after }。
story-nothing-decided = **勝負の分かれ目：** これという瞬間はなし。最後まで少しずつ、行ったり来たり。
story-blunder =
    { $kind ->
        [blunder] **今日のやらかし：**
       *[slip] **今日のうっかり：**
    } ステップ{ $step }で{ $player }が選んだのは「{ $chosen }」、でも「{ $best }」のほうがよかった。
story-no-blunder = **今日のやらかし：** なし。{ $care ->
        [left] 途中で抜けたことをのぞけば、大きく損をした人はいなかった。
        [none] 選ぶ場面がだれにもなかった。
        [perfect] みんな、最強のコンピューターとほぼ同じくらいうまく選んだ。
        [little] 大きく損をした人はいなかった。
       *[adds-up] ただし、小さな損が積み重なった。
    }
story-dice = **運：** { $who ->
        [lucky] サイコロが一番やさしかったのは{ $lucky }。
        [unlucky] サイコロが一番つめたかったのは{ $unlucky }。
       *[both] サイコロが一番やさしかったのは{ $lucky }。残りものをもらったのは{ $unlucky }。
    }
story-fair-dice = **運：** ほとんど関係なし。サイコロはみんなに平等だった。
story-chance = { $word }（100回中{ $games }回）
story-chance-0 = ほぼ勝ち目なし
story-chance-1 = わずかな勝ち目
story-chance-2 = やや低めの勝ち目
story-chance-3 = 人並みの勝ち目
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
story-insufficient = **今回は判定なし：** 全{ $steps }ステップのうち{ $looked }ステップを、{ $samples }回ずつ試して調べました。だれの選択がよかったか、だれがツイていたかを言うには少なすぎます。
story-how = 正確さは0から100まで。100なら、すべての選択が最強のコンピューターと同じくらいよかったということ。
story-how-pages = くわしい数字は最後のページに。
button-show-me = その場面を見る
review-ledger = 同じようなゲームを100回遊んだら何回勝つか。開始時と終了時、そして何がそれを変えたか：
review-player =
    { $player }：開始時{ PERCENT($start) } → { PERCENT($end) }。自分の選択 **{ $choices }** · サイコロ **{ $luck }** · ほかの人の選択 { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · 見えなかったこと { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · その他 { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · { $number }回の選択のうち{ $agreed }回はコンピューターと互角
    }
review-part =
    { $player }、{ $steps ->
        [0] 担当したステップなし
       *[other] ステップ{ $first }～{ $last }
    }：自分の選択 { $choices } · サイコロ { $luck }
review-turning = **勝負の分かれ目**
review-no-turning = これという瞬間はなし。勝率は少しずつ動いた。
review-turn = **{ $place }. ステップ{ $step }** { $told }
    { $by ->
        [choice] 選択で勝率が動いた
       *[dice] 運で勝率が動いた
    }：{ $swings }。
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = コンピューターなら「{ $best }」。
review-costly = **一番高くついた選択**
review-no-costly = 100回に1回分でも勝ちを減らした選択はなし。
why-odds =
    { $gap ->
        [0] ほとんど差はありません。どちらでも、こういうゲームの100回中約{ $more }回は勝てます。
       *[other] そうすれば、こういうゲームの100回中約{ $more }回は勝てます。実際の手では{ $less }回です。
    }
review-cost = **ステップ{ $step }** { $told }
    { $player }が選んだのは「{ $chosen }」。コンピューターなら「{ $best }」。
review-left = 途中で抜けて、{ $player }は100回中{ $games }回分の勝ち目を手放した。
review-unfinished = このゲームは最後まで遊ばれていません。最後の数字は結果ではなく、見積もりです。

## What is exact, and what is not

review-how-counted = 勝率は、最強のコンピューターが各局面をどう見るかの見積もりで、証明された確率ではありません。出うる目はすべて数え上げ、抜き取りはしていません。
review-how-sampled = 勝率は、最強のコンピューターが各局面をどう見るかの見積もりで、証明された確率ではありません。出うる目が多すぎるところは一部を抜き取って調べました。±はその分だけの95%信頼区間です。
review-how-ignored = ただし、ハウスルールがこのあと何を起こすかまでは読んでいません。だいたいの目安と思ってください：{ $rules }。
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
