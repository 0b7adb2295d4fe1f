### The house rules laboratory: What if?

button-what-if = もしも？
button-what-if-again = もう一度見る
button-what-if-figures = 数字を見る
button-what-if-words = 言葉で見る

what-if-title = { $emoji } もしも？ { $game }を{ $seats }人で、テーブル{ $table }
what-if-unknown = このハウスルールを{ $seats }人で試した人は、まだいません。

## What to expect of the game as it is set up

what-if-plain-length =
    かかる時間は**{ $minutes ->
        [1] 約1分
       *[other] 約{ $minutes }分
    }**。{ $high }分を超えることはめったにありません。
what-if-plain-skill =
    { $much ->
        [little] だれにでも勝てるチャンスがあります。
        [some] 運も大事ですが、うまさもものをいいます。
       *[much] うまい人が報われます。
    }
what-if-plain-first =
    { $how ->
        [even] 一番手かどうかは関係ありません。
        [good] 一番手は少し有利です。
       *[bad] 一番手は少し不利です。
    }
what-if-plain-lead =
    { $how ->
        [open] 前半のリードは、まだ当てになりません。
        [ahead] 前半のリードは有利ですが、まだ安心できません。
       *[decided] 前半でリードした人に追いつくのは大変です。
    }
what-if-length =
    かかる時間は**約{ $minutes }分**、{ $turns }{ $unit ->
        [rounds] ラウンド
       *[turns] ターン
    }くらい。10ゲーム中8ゲームは{ $low }～{ $high }分です。
what-if-together = このルール全部を一度に試したわけではないので、時間は1つ1つの効果を足したものです。
what-if-first-even = 一番手でもそうでなくても、{ $games }ゲームで差は出ませんでした：一番手の勝率{ PERCENT($share) }（± { $margin }）、公平なら{ PERCENT($fair) }。
what-if-first-good = 一番手が有利：勝率{ PERCENT($share) }（± { $margin }）、公平なら{ PERCENT($fair) }。
what-if-first-bad = 一番手は損：勝率{ PERCENT($share) }（± { $margin }）、公平なら{ PERCENT($fair) }。
what-if-first-none = 一番手なし：全員が同時に決めます。
what-if-skill-much = うまさが報われる：うっかり屋の中に慎重な人が1人いると、勝率{ PERCENT($share) }（± { $margin }、運だけなら{ PERCENT($fair) }）。
what-if-skill-some = 運も強いけれど、うまさも出る：うっかり屋の中に慎重な人が1人いると、勝率{ PERCENT($share) }（± { $margin }、運だけなら{ PERCENT($fair) }）。
what-if-skill-little = だれが勝ってもおかしくない：うっかり屋の中に慎重な人が1人いても、勝率{ PERCENT($share) }（± { $margin }、運だけなら{ PERCENT($fair) }）。
what-if-lead-open = 折り返しの順位は当てにならない：そのときの1位が勝つのは{ PERCENT($share) }。
what-if-lead-ahead = 折り返しで1位なら有利、でも油断は禁物：勝つのは{ PERCENT($share) }。
what-if-lead-decided = 折り返しの1位に追いつくのは大変：{ PERCENT($share) }がそのまま勝ちます。
what-if-shared = { PERCENT($share) }は勝ちを分け合って終わります。
what-if-unfinished = { PERCENT($share) }は長すぎたので、途中で止めました。
what-if-seats = **別の人数なら：** { $tables }。
what-if-seats-one = { $seats }人で約{ $minutes }分

## What changing one house rule would do

what-if-changes = **ハウスルールを1つ変えると…**
what-if-plain-change = { $now ->
        [none] {""}
       *[other] { $now }の代わりに{" "}
    }**{ $rule }**：{ $effects }。
what-if-plain-long =
    { $how ->
        [less] 時間は半分以下
        [half] 時間は約半分
        [shorter] はっきり短くなる
        [bit-shorter] 少し短くなる
        [bit-longer] 少し長くなる
        [longer] はっきり長くなる
        [twice] 時間は約2倍
        [many] 時間は約{ $times }倍
       *[same] 時間はほぼ同じ
    }
what-if-plain-better =
    { $how ->
        [more] うまい人が勝ちやすくなる
        [less] うまい人が勝ちにくくなる
       *[same] うまい人の勝ちやすさはほぼ同じ
    }
what-if-plain-lead-then =
    { $how ->
        [more] 前半のリードが守られやすくなる
       *[less] 前半のリードが守られにくくなる
    }
what-if-plain-first-then =
    { $how ->
        [more] 一番手が勝ちやすくなる
       *[less] 一番手が勝ちにくくなる
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option }：長さは変わらない
what-if-alike = このゲームでは差が出なかったもの：{ $rules }
what-if-longer = { PERCENT($percent) }長くなる（{ $minutes }分）
what-if-shorter = { PERCENT($percent) }短くなる（{ $minutes }分）
what-if-half = 半分になる（{ $minutes }分）
what-if-twice = 2倍になる（{ $minutes }分）
what-if-many-times = { $times }倍になる（{ $minutes }分）
what-if-skill-more = うまい人がもっと勝つ（{ PERCENT($now) }が{ PERCENT($then) }に）
what-if-skill-less = うまい人が勝ちにくくなる（{ PERCENT($now) }が{ PERCENT($then) }に）
what-if-lead-more = 折り返しの1位がもっと逃げ切る（{ PERCENT($now) }が{ PERCENT($then) }に）
what-if-lead-less = 折り返しの1位が逃げ切りにくくなる（{ PERCENT($now) }が{ PERCENT($then) }に）
what-if-first-more = 一番手がもっと勝つ（{ PERCENT($now) }が{ PERCENT($then) }に）
what-if-first-less = 一番手が勝ちにくくなる（{ PERCENT($now) }が{ PERCENT($then) }に）

## How I know

what-if-plain-how = どのルールでも、コンピューター同士で何千回も試しました。時間はおしゃべりなしの目安です。
what-if-how = 調べ方：ルールの組み合わせごとに、「{ $alike }」のコンピューター同士で{ $games }ゲーム、「{ $others }」の中に「{ $better }」（慎重な人の役）を1台入れて{ $unlike }ゲーム動かしました。分数は目安で、ボタンを押すのに{ $press }秒、決めるのに{ $choice }秒としています。おしゃべりすればもっとかかるので、時間そのものより比べ方を信じてください。

## The picture

what-if-picture-title = かかる時間
what-if-picture-about = 分。点：半分のゲーム、棒：10回中8回
what-if-picture-now = 今のルール
what-if-picture-seats = { $seats }人
what-if-picture-minutes = { $minutes }分
what-if-alt = 分数（短いほうの1割から長いほうの1割まで）：{ $rows }
what-if-alt-row = { $name } { $low }～{ $high }、だいたい{ $middle }
