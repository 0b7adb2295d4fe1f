### Pillow Fight, in Japanese.

title = まくら投げ
tagline =
    まくらをつかんで、ソファーのかげへ。5ヒットで勝ち。
    まくらが全部やぶれたら、一番当てた人の勝ち。
# The picture of the game, for those who do not see it.
picture-alt = だれかがまくらを投げて羽が舞い、ソファーの向こうから目がふたつのぞいている。

## Options

option-size = 部屋の広さ
option-size-8x8 = 8×8
option-size-6x6 = 6×6（せまい）
option-size-10x10 = 10×10（広い）
option-pillows = 1人あたりのまくら
option-pillows-1 = 1個（短め）
option-pillows-2 = 2個
option-pillows-3 = 3個（長め）
option-curfew = 親が来る時間
option-curfew-20 = 20ラウンド後
option-curfew-10 = 10ラウンド後
option-curfew-off = 来ない
option-full_defence = 全力ガード（次の番まで+1、同じ目はヒット）
option-pillow_theft = まくら強奪（5か6で、たたいてきたまくらをうばう）
option-melee_block = まくらブロック（まくらを持っていれば、たたかれたとき+1。おすすめ）
option-fragile = こわれもの（2個目がこわれたら終了）
option-corner_cover = 角で見るものかげ（テーブルトークRPG風）

## The ready-made rooms

room-nursery = 子ども部屋
room-kitchen = キッチン
room-playroom = プレイルーム
room-living-room = リビング
room-dormitory = 大部屋
room-two-rooms = 2つの部屋
room-loft = ロフト
room-four-rooms = 4つの部屋
room-ballroom = 大広間
room-drawn = 手描きの部屋

## What happened: setting up

event-room-set =
    { $key ->
        [drawn] { $seat }が部屋を描いた：壁が{ $walls }マス、家具が{ $furniture }マス。
        [nursery] { $seat }が選んだのは子ども部屋。積み木をふまないように。
        [kitchen] { $seat }が選んだのはキッチン。かくれる戸棚には困らない。
        [playroom] { $seat }が選んだのはプレイルーム。
        [living-room] { $seat }が選んだのはリビング。ソファーに土足はだめ。
        [dormitory] { $seat }が選んだのは大部屋。一応、消灯後です。
        [two-rooms] { $seat }が選んだのは2つの部屋。壁のかげからチラッとのぞける。
        [loft] { $seat }が選んだのはロフト。
        [four-rooms] { $seat }が選んだのは4つの部屋。ドアがいっぱい。
       *[ballroom] { $seat }が選んだのは大広間。このまくらと一曲いかが？
    }
event-fragile-set = こわれもの注意：{ $squares }。2個目がこわれたらゲーム終了。
event-pillows-placed =
    { $flavour ->
        [0] { $seat }がまくらを{ $count }個ばらまいた。どれもふかふか。
        [1] まくら{ $count }個、{ $seat }が入念に、何の作戦もなく配置。…本当に？
        [2] { $seat }がまくらを{ $count }個並べ終えた。
       *[3] 弾薬補給完了。まくら{ $count }個、提供は{ $seat }。
    }
event-named = { $seat }の指名で、一番手は{ $other }。
event-volunteered = 「一番手は自分」と{ $seat }がまったく悪びれずに言う。
event-placed =
    { $flavour ->
        [0] { $seat }が忍び足で{ $square }へ。
        [1] { $seat }、{ $square }に陣取る。
        [2] { $seat }が{ $square }で待つ。何も知らない顔で。
        [3] 「だれもいませんよ」と{ $square }から{ $seat }の声。
        [4] { $seat }は{ $square }からのながめが気に入った。
       *[5] { $square }は、今日から{ $seat }のなわばり。
    }
event-fight-began = 全員そろった。**{ $seat }**から、まくら投げ、始め！

## What happened: a turn

event-moved =
    { $flavour ->
        [0] { $seat }が{ $origin }から{ $square }へダッシュ。
        [1] { $seat }、くつ下ですべって{ $origin }から{ $square }へ。
        [2] ネズミのすばやさで、{ $seat }が{ $origin }から{ $square }へ走る。
        [3] ぱたぱたぱた。{ $seat }、{ $origin }から{ $square }へ。
        [4] 忍者のように転がる{ $seat }、{ $origin }から{ $square }へ。
        [5] { $origin }を出て{ $square }へ。{ $seat }はじっとしていられない。
        [6] { $seat }が{ $square }にこっそり移動。（{ $origin }は危なくなってきた）
        [7] はだしの足音が{ $origin }から{ $square }まで。{ $seat }だ。
        [8] { $seat }、{ $origin }を捨てて、もっといい場所の{ $square }へ。
        [9] ホップ、ステップ、ジャンプ！ { $seat }が跳ぶ、{ $origin } → { $square }。
        [10] { $origin }から{ $square }へはっていくのはだれだ？ { $seat }だ。
       *[11] { $square }のほうが{ $origin }より居心地よさそうだと{ $seat }が引っ越し。
    }
event-picked-up =
    { $flavour ->
        [0] { $seat }が{ $square }のまくらをつかむ。
        [1] { $seat }、{ $square }のまくらを拾って、重さを確かめる。
        [2] { $seat }が{ $square }からまくらをひったくる。
        [3] ふかふか武装：{ $seat }が{ $square }の1個を手に入れた。
        [4] おいで、まくらちゃん！ { $seat }が{ $square }で回収。
        [5] { $square }でかがんだ{ $seat }、立ち上がったら危険人物。
        [6] { $square }のまくらに新しい友だちができた。{ $seat }だ。
       *[7] { $square }より、羽根入りで補給。{ $seat }、装填完了。
    }
event-pulled-away =
    { $pair ->
        [2] まただ！ { $seat }が{ $square }で、またしても{ $other }の足元からまくらを引き抜く。
       *[other] { $flavour ->
            [0] { $seat }が{ $square }で、{ $other }の足元のまくらをするり。やるなあ！
            [1] そこ、{ $other }が立ってたんだけど、{ $seat }！ { $square }のまくらが1個減った。
           *[2] しゅばっ、テーブルクロス引き！ { $seat }が{ $square }の{ $other }の足元からまくらを取る。
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat }が{ $other }をたたく
        [1] { $seat }、大きく振りかぶって{ $other }にどーん
        [2] ぐるんと回った{ $seat }のまくらが{ $other }へ
        [3] { $seat }が雄たけびを上げて{ $other }に突撃
        [4] 「覚悟、{ $other }！」と{ $seat }
        [5] 騎士{ $seat }対、騎士{ $other }
        [6] 鼻と鼻がくっつく距離で、{ $seat }が{ $other }に一撃
       *[7] { $other }が顔を上げた瞬間、{ $seat }がくるり
    }：**{ $face }**対**{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready }（全力ガード）
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block }（まくらブロック）
    }{ $tie ->
        [1] （同点）
       *[other] {""}
    }。
event-threw =
    { $flavour ->
        [0] { $seat }が{ $other }に投げる
        [1] まくらが{ $seat }から{ $other }へ飛ぶ
        [2] { $seat }、{ $other }めがけて発射
        [3] { $other }、来るぞ！ 投げたのは{ $seat }
        [4] { $seat }が{ $other }のパジャマに照準を合わせる
        [5] ふわふわミサイル発射！ { $seat }、目標は{ $other }
        [6] 部屋を横切って、{ $seat }から{ $other }へ
        [7] { $seat }が片目をつぶって{ $other }に投げつける
       *[8] 速達の航空便です。{ $seat }から{ $other }あて
    }：**{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty }（ものかげ{ $cover }）
    }対**{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready }（全力ガード）
    }{ $tie ->
        [1] （同点）
       *[other] {""}
    }。
event-hit = **{ $hits ->
        [1] 1ヒット目：
        [2] 2ヒット目：
        [3] 3ヒット目：
        [4] 4ヒット目：
       *[5] 5ヒット目：
    }**{ $row ->
        [3] 3連続ヒット！ 今日の{ $seat }は止まらない。ごめんね、{ $other }
       *[other] { $pair ->
            [3] また{ $other }！ { $seat }がそこに当てるのは3回目
           *[other] { $flavour ->
                [0] *ぼふっ！* { $seat }のヒット
                [1] 鼻のど真ん中！ { $seat }が{ $other }に命中
                [2] あたり一面、羽根。{ $seat }が{ $other }に当てた
                [3] *もふぁっ！* { $seat }のせいで、{ $other }は雪だるま
                [4] { $other }のおなかにお届け完了。{ $seat }のポイント
                [5] { $other }が「むぐぅ！」と言い、{ $seat }が数える
                [6] パジャマの的に大当たり、{ $seat }
                [7] { $other }の髪型は、もう元には戻らない。{ $seat }のヒット
               *[8] *ぽふ！* { $seat }から{ $other }へ、愛をこめて
            }
        }
    }。
event-missed =
    はずれ！{ $row ->
        [4] 4連続の空振り。{ $seat }はまず目を覚ましたほうがいいかも。
       *[other] { $flavour ->
            [0] また今度。
            [1] { $other }がぎりぎりで頭を下げた。
            [2] 当たったのは空気だけ。
            [3] カーテンが受け止めた。
            [4] { $other }、あくびのついでに左へよける。
            [5] 惜しい！ すごく惜しい！ でもはずれ。
            [6] みごとな一撃、ただしだれもいない。
            [7] 空気が「ひゅっ」と鳴る。「ふふん」と{ $other }。
            [8] 最高の一発だった。{ $other }がまだそこにいたら。
            [9] { $seat }が当てたのは、ランプの影。
            [10] { $other }の左耳の横を通過。
            [11] { $other }には羽根1本さわらない。
           *[12] { $other }が小さく踊る。無傷。
        }
    }
event-tore =
    { $flavour ->
        [0] { $seat }のまくらがやぶれた。
        [1] *びりりっ！* { $seat }のまわりに雪が降る。
        [2] 羽根まみれの{ $seat }、手にはからっぽのまくらカバー。
       *[3] { $seat }のまくら、今の一振りが限界だった。
    }{ $left ->
        [0] これが最後の1個だった。
        [1] 残りはたった1個。
       *[other] 残りは{ $left }個。
    }
event-stole =
    { $flavour ->
        [0] { $seat }が角をつかんで、{ $other }からまくらをもぎ取った！
        [1] 綱引き勝負！ { $other }のまくらは{ $seat }のものに。
        [2] 「それ、もらうね」。{ $seat }が{ $other }を丸腰にする。
       *[3] たたいたのは{ $other }、手に残ったのは{ $seat }。ひどい！
    }
event-caught =
    { $pair ->
        [3] { $seat }が{ $other }のまくらをキャッチ、これで3回目。もしかして同じチーム？
       *[other] { $flavour ->
            [0] { $seat }がまくらをキャッチ。ありがとう、{ $other }！
            [1] 捕った！ { $other }のまくらは今や{ $seat }の手に。
            [2] { $seat }が空中からひょいとつまんで、そのままもらう。
            [3] 片手で、涼しい顔で。まくらは{ $seat }のもの。
            [4] ナイスキャッチ！ { $other }が{ $seat }に武器を渡してしまった。
           *[5] { $seat }、飛んできたまくらを抱きしめる。もう離さない。
        }
    }
event-landed =
    { $flavour ->
        [0] まくらは{ $square }、{ $seat }の足元に落ちた。
        [1] { $seat }のつま先の横、{ $square }にぽとり。
        [2] ころがった先は{ $square }、{ $seat }の立っているところ。
        [3] { $seat }にお届けもの。{ $square }にまくらが1個。
        [4] ぽすん。{ $seat }の足の下、{ $square }がやわらかくなった。
        [5] 一度はねて、{ $seat }のいる{ $square }に落ち着いた。
        [6] { $square }に無料のまくら！ { $seat }がその上に立っている。
        [7] { $square }に着地。{ $seat }はひょいとまたぐ。
        [8] すーっとすべって、{ $seat }の目の前、{ $square }で止まる。
        [9] { $square }にまくらがもう1個。{ $seat }がじろりと見る。
       *[10] { $square }でひと休みするまくら、{ $seat }の足をくすぐっている。
    }
event-shattered =
    { $number ->
        [1] *ガシャーン！* { $square }のこわれものが粉々。もう1個やったら、お楽しみは終わり。
       *[other] *ガシャーン！* 今度は{ $square }も。階段から足音が…
    }
event-defended =
    { $flavour ->
        [0] { $seat }、次の番まで全力ガードの構え。
        [1] { $seat }が守りに入る：次の番まで+1。
        [2] { $seat }は両腕のうしろで丸くなった。全力ガード。
        [3] { $seat }、カメのポーズ：守り+1。
        [4] 「さあ来い」と{ $seat }が壁のように立つ（+1）。
       *[5] { $seat }が四方八方をにらむ。全力ガード！
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat }はじっと耳をすます。
            [1] { $seat }、全力で何もしない。みごとな何もしなさ。
            [2] しーっ！ { $seat }は寝たふり中。
            [3] { $seat }がひと息つく。
           *[4] { $seat }の静かな番。静かすぎる。
        }
       *[other] { $flavour ->
            [0] { $seat }はここまで。
            [1] 「このくらいでいいか」と{ $seat }。
            [2] { $seat }が手を止めて、にやり。
            [3] { $seat }、本日の運動は終わり。
            [4] { $seat }がぴたりと固まる。だるまさんがころんだ！
            [5] というわけで{ $seat }はひとまずおしまい。
            [6] { $seat }、今回はこれ以上なし。
           *[7] { $seat }はそこで息をひそめる。
        }
    }
event-curfew-nears =
    { $left ->
        [1] 廊下に足音！ 親が来る前の、最後のラウンド。
       *[other] 下でだれかが時計を見ている。親が来るまで、あと{ $left }ラウンド。
    }
event-dropped = { $seat }のまくらが{ $square }に落ちた。
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] 折り返しの最下位から、5ヒット達成！ { $seats }がまくら投げを制した。寝た子を起こすと、こうなる。
           *[other] 5ヒット達成！ まくら投げは{ $people ->
                [1] { $seats }の勝ち。
               *[other] { $seats }がそろって勝ち。
            }
        }
        [torn] 最後のまくらがやぶれ、羽根が雪のように舞う。一番当てたのは{ $seats }！
        [shattered] 2個もこわしたら、さすがにおしまい。一番当てたのは{ $seats }！
        [curfew] ドアが開いた。親だ！ もちろん全員ぐっすり寝ています。一番当てたのは{ $seats }！
       *[last] ほかのみんなは寝てしまった。{ $people ->
            [1] { $seats }の勝ち！
           *[other] { $seats }がそろって勝ち！
        }
    }

## Why not

refusal-not-now =
    { $phase ->
        [room] まず部屋を決めます。
        [pillows] まずまくらを置きます。
        [first] まず一番手を決めます。
        [place] まず全員が場所につきます。
       *[play] もう戦いは始まっています。動く、拾う、たたく、投げる、番を終える、のどれかをどうぞ。
    }
refusal-no-such-square = この部屋に{ $square }というマスはありません。
refusal-room-rows = 部屋の行は{ $found }行ですが、{ $wanted }行必要です。
refusal-room-row = 上から{ $line }行目は{ $found }マスですが、{ $wanted }マス必要です。
refusal-room-character = 上から{ $line }行目、左から{ $place }マス目：「{ $character }」は床（🟫 .）でも壁（⬜ #）でも家具（🟦 f）でもありません。
refusal-room-walls = 壁が多すぎます：{ $found }マスありますが、{ $most }マスまでです。
refusal-room-furniture = 家具が多すぎます：{ $found }マスありますが、{ $most }マスまでです。
refusal-room-floor = 床が足りません：{ $found }マスですが、{ $least }マス以上必要です。
refusal-room-apart = { $start }から{ $square }へ行けません。床は全部つながっている必要があります。壁や家具の2マスの間を斜めに抜けるのは、つながりに数えません。
refusal-fragile-off = このゲームにこわれものはありません。
refusal-fragile-count = こわれものはちょうど{ $wanted }個必要です。今のは{ $found }個でした。
refusal-fragile-twice = { $square }に置けるこわれものは1個だけです。
refusal-fragile-wall = { $square }は壁です。こわれものは床か家具の上に置きます。
refusal-pillows-count = まくら{ $wanted }個を全部いっぺんに置いてください。今のは{ $found }個でした。
refusal-pillows-twice = 最初は1マスに1個です。{ $square }が2回出てきます。
refusal-pillows-wall = { $square }は壁です。まくらは床か家具の上に置きます。
refusal-pillows-out-of-reach = { $square }のまくらにはだれも手が届きません。となりに床がないので。
refusal-first-nobody = { $number }番の席には、続けている人がいません。
refusal-on-wall = { $square }は壁です。
refusal-on-furniture = { $square }は家具です。上に乗らないの。
refusal-occupied = { $square }には{ $other }が立っています。
refusal-move-here = もう{ $square }に立っています。
refusal-move-far = { $square }へは3歩では届きません。
refusal-take-holding = もう手にまくらがあります。持てるのは1個だけです。
refusal-take-far = { $square }には手が届きません。拾えるのは足元か、すぐとなりのまくらです。
refusal-take-nothing = { $square }にまくらはありません。
refusal-attack-twice = この番の攻撃はもう済みました。
refusal-attack-empty-handed = それにはまくらが必要です。
refusal-attack-self = 自分は攻撃できません。
refusal-attack-nobody = { $number }番の席には、続けている人がいません。
refusal-swing-far = { $other }はとなりにいません。投げるか、もっと近づいて。
refusal-throw-blocked =
    { $count ->
        [1] { $squares }の壁が
       *[other] 壁（{ $squares }）が
    }、{ $other }との間にあります。
refusal-throw-beside = { $other }は{ $squares }の壁のすぐ後ろで、こちら側からは投げられません。向こうからなら投げられるかもしれません。
refusal-defend-off = このゲームに全力ガードはありません。
refusal-defend-twice = もうガードしています。

## At the table

prompt-room = **{ $seat }**、今夜はどの部屋にする？ この中から選ぶか、自分で描いてください。
prompt-pillows = **{ $seat }**、まくらを{ $count }個置いてください。
prompt-first = **{ $seat }**、一番手はだれにする？
prompt-place = **{ $seat }**、どこに立つ？
prompt-play = **{ $seat }**、{ $square }、{ $hands ->
        [full] まくらあり
       *[free] 手ぶら
    }：あと{ $actions }アクション{ $attacked ->
        [1] 、攻撃済み
       *[0] {""}
    }。
prompt-odds = { $armed ->
        [yes] たたく：まくらは手元に残る。投げる：飛んでいく。
       *[no] {""}
    }「こっそり見る」で、範囲、相手、無理な理由。
action-room = { $room }
action-room-draw = 自分で描く…
action-pillows-evenly = まんべんなく置いてもらう
action-pillows-choose = マスを選ぶ…
action-first = { $other }が一番手
action-first-self = 自分が一番手
action-take-from = { $square }から拾う
action-swing = { $other }をたたく · { PERCENT($percent) }
action-throw = { $other }に投げる · { PERCENT($percent) }
action-throw-cover = { $other }に投げる · かげ{ $cover } −1 · { PERCENT($percent) }
action-defend = 全力ガード
action-end = 番を終える
pick-place = 立つマス、{ $several ->
        [0] { $first }列
       *[other] { $first }～{ $last }列
    }…
pick-move = 移動先のマス、{ $several ->
        [0] { $first }列
       *[other] { $first }～{ $last }列
    }…
pick-good-place = よさそうな場所…
pick-good-move = 移動：おすすめのマスから…
square-good = { $square } · { $good }
square-on-pillow = まくら{ $count }個の上
square-beside-pillow = まくらのとなり
square-behind = { $squares }のかげ
square-step = { $arrow } 1歩
square-steps = { $count }歩
square-risk = { $count ->
        [0] 今はそこでは誰にも当てられない
       *[other] そこでは{ $count }人に当てられる：{ PERCENT($percent) }
    }
square-swing = { $other }をたたく{ PERCENT($percent) }
square-throw = { $other }に投げる{ PERCENT($percent) }
pick-take = まくらを拾う…
pick-attack = 攻撃…
attack-swing = まくらは手元に残る
attack-throw = まくらは飛んでいく
form-room-title = { $width }×{ $width }の部屋を描く
form-room-rows = 部屋（上から）
    .about = 🟫か . で床、⬜か # で壁、🟦か f でソファー
form-room-fragile = こわれもの：3マス
form-room-fragile-example = C4 D5 E6
form-pillows-title = まくら{ $count }個を1マスに1個ずつ
form-pillows-columns = { $several ->
        [0] { $first }列
       *[other] { $first }～{ $last }列
    }

## Peek

own-title = あなたにできること：
own-here = **{ $square }**に立っています{ $hands ->
        [full] （手にまくら）
       *[free] （手ぶら）
    }。
own-waiting = 戦いはまだ始まっていません。測るものもありません。
own-out = あなたはもう抜けています。
own-over = 戦いは終わりました。
own-line = { $square }の{ $name }：{ $odds }。
own-group = { $names }：{ $odds }。
own-swing = たたく{ PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] （相手の目プラス{ $more }）
    }
own-throw = 投げる{ PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] （マイナス{ $penalty }：ものかげ{ $by }）
    }{ $more ->
        [0] {""}
       *[other] （相手の目プラス{ $more }）
    }
own-not-far = 遠くてたたけない
own-not-nobody = だれもいない
own-not-wall-beside = 投げられない、相手は壁{ $by }のすぐ後ろ
own-not-wall-between = 投げられない、間に{ $count ->
        [1] 壁{ $by }がある
       *[other] 壁が並んでいる（{ $by }）
    }
own-not-corners = どの角からも投げられない、壁：{ $by }
own-out-of-reach = { $names }は攻撃できません。理由は絵でわかります。
own-pillows = 手の届くまくら：{ $pillows }。
own-no-pillows = 手の届くまくらはありません。
own-reach = 3歩以内のマスと、そこで当てられる確率：{ $groups }。
own-chances = { PERCENT($percent) }は{ $squares }
own-shots =
    そこからの攻撃が当たる確率{ $armed ->
        [1] {""}
       *[0] （まくらを持ったら）
    }：{ $groups }。
own-safest = 3歩以内でいちばん安全：{ $squares }、{ PERCENT($percent) }。
own-risk-here = { $count ->
        [0] 今ここでは誰にも当てられません。
       *[other] ここで当てられる確率：{ PERCENT($percent) }。
    }
own-no-reach = 行けるところがありません。

## The board and the text board

board-header-room = 部屋を選ぶ番
board-header-pillows = まくらを{ $count }個置く番
board-header-first = 一番手を決める番
board-header-place = 場所につく番
board-header-play = あと{ $actions }アクション · { $hands ->
        [full] まくらあり
       *[free] 手ぶら
    }
board-header-hits = 5ヒットで勝利！
board-header-torn = { $winners ->
        [1] 全部やぶれた！ 最多ヒット！
       *[other] 全部やぶれた！ 仲よく最多！
    }
board-header-shattered = { $winners ->
        [1] こわしすぎ！ 最多ヒット！
       *[other] こわしすぎ！ 仲よく最多！
    }
board-header-curfew = { $winners ->
        [1] 親が来た！ 最多ヒット！
       *[other] 親が来た！ 仲よく最多！
    }
board-winners = 仲よし{ $count }人
board-blow = { $hit ->
        [1] ヒット
       *[0] { $saved ->
            [none] はずれ
           *[other] { $saved }に救われた
        }
    }{ $fate ->
        [tore] 、やぶれた
        [caught] 、捕られた
        [stole] 、うばわれた
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] 、{ $broke }がこわれた
    }！
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = 直前：{ $name }が{ $other }{ $kind ->
        [throw] に投げた
       *[swing] をたたいた
    }{ $cover ->
        [none] {""}
       *[other] （ものかげ{ $cover }）
    }、確率{ PERCENT($percent) }：{ $face }対{ $against }。{ $result }
board-walk-line = 直前：{ $name }が{ $start }から{ $end }へ動いた。
board-grab-line = 直前：{ $name }が{ $square }でまくらを拾った。
board-round = 回戦
board-of = / { $most }
board-size = { $width }×{ $width }
board-clear = 丸見え
board-cover = かげ −1
board-blocked = 壁がじゃま
board-you = あなた
board-throw = 投げ{ PERCENT($percent) }
board-swing = たたき{ PERCENT($percent) }
board-no-throw = 壁{ $by }
board-too-far = たたけない：遠い
board-reach = { $squares ->
        [0] 行けるところなし
       *[other] { $squares }マス・％は当てられる確率
    }
board-aim = 命中{ PERCENT($percent) }
board-or-draw = …または自分で描く
board-left-short = { $name }（離脱）
board-torn = やぶれ{ $torn }
board-whole = 残り{ $whole }
board-now-room = { $name }が部屋を選ぶ番。
board-now-pillows = { $name }がまくらを{ $count }個置く番。
board-now-first = { $name }が一番手を決める番。
board-now-place = { $name }が場所につく番。
board-now-play = { $name }はあと{ $actions }アクション{ $attacked ->
        [1] （攻撃済み）
       *[0] {""}
    }。
board-now-hits = { $name }が5ヒットで勝利！
board-now-torn = まくらが全部やぶれ、{ $name }が最多ヒットで{ $winners ->
        [1] 勝利
       *[other] 勝ちを分け合う
    }。
board-now-shattered = 2個こわれて、{ $name }が最多ヒットで{ $winners ->
        [1] 勝利
       *[other] 勝ちを分け合う
    }。
board-now-curfew = 親が来て、{ $name }が最多ヒットで{ $winners ->
        [1] 勝利
       *[other] 勝ちを分け合う
    }。
board-alt-rooms = 選べる部屋：{ $rooms }。
board-alt-room = { $room }（{ $walls ->
        [0] 壁なし
       *[other] 壁{ $walls }マス
    }、家具{ $furniture }マス）
board-alt-ground = 壁：{ $walls }。家具：{ $furniture }。
board-room-of = 部屋は{ $width }×{ $width }マス。
board-heading = まくら投げ · { $width }×{ $width } · { $round ->
        [0] 開始前
       *[other] 第{ $round }ラウンド
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· 第{ $curfew }ラウンドのあとに親が来る
    }
board-first = 一番手：{ $name }。
board-player = { $name }：{ $facts }
board-at = { $square }
board-hits = { $hits }ヒット
board-holding = まくらあり
board-defending = ガード中
board-pillows = まくらのあるマス：{ $pillows }。
board-pile =
    { $count ->
        [1] { $square }
       *[other] { $square }（{ $count }個）
    }
board-none = なし
board-torn-line = やぶれたまくら：{ $all }個中{ $torn }個。
board-fragile = こわれもののあるマス：{ $squares }。こわれたもの：{ $shattered }。
board-ready = { $room }{ $count ->
        [0] ：
       *[other] 、こわれものは{ $fragile }：
    }
board-key = . 床、# 壁、f 家具、o まくら（& 家具の上）、大文字 プレイヤー

## The first minute, for those who are new to the game

hint-goal = 🏁 目標：まくらを5回当てること。
hint-room = 部屋を選びましょう。壁は投げたまくらを止め、家具は当てにくくするだけです。
hint-pillows = まくらを{ $count }個置きます。まくらが近い人ほど、早く戦えます。
hint-first = 一番手を決めます。だれでも、自分でもかまいません。
hint-place = スタート地点を選びます。まくらが近いと早く戦え、壁や家具は身を守ってくれます。
hint-fetch = 手ぶらです。攻撃にはまくらがいります。まくらの上かとなりに立って、拾います。この番はあと{ $actions }アクション。
hint-attack = まくらが手にあります。となりの相手をたたくと、破れなければ手元に残ります。見える相手に投げると、飛んでいってしまいます。2人でサイコロを振って、大きいほうの勝ち。
hint-rest = この番の攻撃は済んで、まだまくらを持っています。残りで動くか、番を終えられます。

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = できあいの部屋なら、みんな公平です。
tip-pillows = まんべんなく置けば、みんなの近くにあります。
tip-first = 一番手は、まくらに最初にたどりつけます。
tip-start = { $square }から始めましょう。{ $pillow ->
        [on] そこにまくらがあります。
        [beside] すぐとなりにまくらがあります。
       *[none] そこには身を守るものがあります。
    }{ $percent ->
        [0] 今はそこでは誰にも当てられません。
       *[other] 今のところ、そこで当てられる確率は{ PERCENT($percent) }。
    }
tip-hit = ここからこれより当たりやすい攻撃はありません：{ PERCENT($percent) }。5回当てれば勝ち。{ $kind ->
        [swing] 破れなければ、まくらは手元に残ります。
       *[throw] {""}
    }
tip-aim = { $square }へ移動：そこからは{ $other }に{ PERCENT($percent) }で当たります。{ $otherwise ->
        [0] ここからは誰にも当てられません。
       *[other] ここからは{ PERCENT($otherwise) }だけ。
    }
tip-take = まくらがないと攻撃できません。{ $percent ->
        [0] {""}
       *[other] 拾えばすぐ{ $other }を攻撃でき、{ PERCENT($percent) }で当たります。
    }
tip-fetch = { $square }へ移動：そこでまくらを拾えます。{ $percent ->
        [0] 今はそこでは誰にも当てられません。
       *[other] 今のところ、そこで当てられる確率は{ PERCENT($percent) }。
    }
tip-closer = { $square }へ移動：そこからは{ $hands ->
        [full] 近くの相手
       *[free] 近くのまくら
    }までが短くなります。
tip-safer = { $square }へ移動：{ $percent ->
        [0] 今はそこでは誰にも当てられません。ここでは
       *[other] そこで当てられる確率は{ PERCENT($percent) }、ここでは
    }{ PERCENT($otherwise) }。
tip-defend = 次の番まで、当てられにくくなります。
tip-rest = { $percent ->
        [0] 今はここでは誰にも当てられません。
       *[other] 届くマスに、ここよりはっきり安全な場所はありません。
    }

## The rules in a minute

rules-1 =
    ## まくら投げ
    _Pillow Fight · 作：hirnsalat、peacememories、m0ru · 3～6人_

    友だちの広い家、ほどほどの数のまくら、そして大人の姿なし。**5ヒットで勝ち。** その前にまくらが全部やぶれたら、一番多く当てた人の勝ちです。

    1人が壁と家具を決め、次の人がまくらを置き、3人目が一番手を決めます。それから全員が床の好きな場所につきます。

    自分の番には**2アクション**できます（途中でやめてもOK）：
    - **動く**：3歩まで、斜めもあり。床の上だけで、人は通り抜けられません。
    - **拾う**：足元か、となりのマスのまくら。持てるのは1個。壁があっても、だれかが上に立っていても拾えます。
    - **攻撃**：1回の番に1度だけ、まくらを持っているとき。
rules-2 =
    ## 攻撃
    2人ともサイコロを振り、攻撃側の目が大きければヒット。

    - となりの人を**たたく**：壁があっても関係なし。まくらは手元に残りますが、自分の目が1か2なら**やぶれ**ます。
    - 見える人に**投げる**：まくらは相手の足元に落ちます。ただし、相手が手ぶらで、相手の目が5か6なら**キャッチ**されます（それでもヒットになることがあります）。

    壁は投げたまくらを止めますが、家具と人は止めません。
rules-3 =
    ## ものかげ
    ものかげが関係するのは、投げるときだけです。ねらわれた人から投げる人のほうを見て、縦横か斜めのすぐとなりのマスに何がある？
    - **壁**：そこからはだれも投げられません。
    - **家具**：投げる人の目が1減ります。

    これは一方通行です。角のうしろなど、こちらからは投げられるのに、相手は投げ返せない場所もあります。投げる前に、テーブルが確率を教えてくれます。

    20ラウンド後（ホストが変えていなければ）に親が来て、一番多く当てた人が勝ちます。
rules-4 =
    ## ハウスルール
    - **全力ガード**：1アクション使うと、次の自分の番まで守りの目が+1。ただし、そのときは同じ目もヒットになります。
    - **まくら強奪**：手ぶらでたたかれたとき、自分の目が5か6なら、やぶれていないまくらをうばえます。
    - **まくらブロック**：まくらを持ってたたかれたら、自分の目が+1。
    - **こわれもの**：3個あります。ヒットもキャッチもされなかったまくらは、ねらった相手のマスかそのとなりの1個をこわします。2個目でゲーム終了。
    - **角で見るものかげ**：投げる人は自分のマスの一番いい角から、相手のマスの4つの角を見ます。4本の線が全部壁にふさがれたら投げられません。何本かだけ、または相手のとなりに家具があれば、目が1減ります。

## Why a move is good: whole sentences about the move, to nobody in particular.
# $percent is a chance, $otherwise the same for the other attack.

why-hits =
    { $wins ->
        [yes] あと1ヒットで勝ち。これが{ $other }に当たる確率は{ PERCENT($percent) }。
       *[no] { $otherwise ->
            [0] { $other }に当たる確率は{ PERCENT($percent) }。
           *[other] { $other }に当たる確率は{ PERCENT($percent) }、もう一方の攻撃は{ PERCENT($otherwise) }しかない。
        }
    }
why-tears = たたくとまくらは{ PERCENT($percent) }の確率でやぶれるが、投げれば絶対にやぶれない。
why-last-pillow = 最後のまくらは、たたくと{ PERCENT($percent) }の確率でやぶれる。そうなると、{ $other }がリードしたまま終わってしまう。
why-shatters =
    { $other }に投げて外すと、こわれものの2個目がこわれる。そうなると、{ $level ->
        [yes] { $seat }と同点のまま終わってしまう
       *[no] { $seat }がリードしたまま終わってしまう
    }。
why-miss-wins = 外しても勝ち。{ $other }の近くでこわれものの2個目がこわれ、当てた数はこちらが一番多い。
why-catches = { $other }は手ぶらなので、投げても{ PERCENT($percent) }の確率でキャッチされる。
why-then = そのあとすぐに{ $other }を攻撃できて、{ PERCENT($percent) }の確率で当たる。
why-contested =
    { $count ->
        [1] そうしないと、そのまくらを{ $other }に先に拾われるかもしれない。
       *[other] そうしないと、そのまくらを{ $other }かほかのだれかに先に拾われるかもしれない。
    }
why-at-hand = { $square }から手の届くところに、まくらが{ $count }個ある。
why-next-turn = そこからなら、次の番に{ $other }をねらえて、{ PERCENT($percent) }の確率で当たる。
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] そこはだれかのすぐとなり。
           *[other] そこからなら、一番近い相手のとなりまで{ $otherwise }歩ではなく{ $steps }歩になる。
        }
       *[free] そこからなら、まくらに手が届くまで{ $otherwise }歩ではなく{ $steps }歩になる。
    }

## Headlines of the card that people share

headline-past-all-cover = { $winners }、かげの{ $other }に当てて勝利
headline-not-a-feather = 一晩で{ $number }ヒット、{ $winners }は無傷
headline-the-last-pillow-tore = まくら全滅、最多ヒットは{ $winners }
headline-something-broke = 何かこわれた。最多ヒットは{ $winners }
headline-parents-came = 親が来た。最多ヒットは{ $winners }
headline-one-last-hit = { $winners }、とどめの一発を{ $other }に

## Achievements

feat-over-the-sofa = ソファー越し
    .story = ものかげの相手に、低い確率で当てた
feat-return-to-sender = 差出人に返送
    .story = まくらをキャッチして、次の攻撃で投げた本人に当てた
feat-rug-pull = テーブルクロス引き
    .story = 相手の足元からまくらを取り、同じ番のうちに当てた
feat-untouched = 寝ぐせひとつなし
    .story = 一度も当てられずに勝った
feat-feathers-everywhere = 羽根だらけ
    .story = 最後の1個のまくらをやぶった
feat-not-the-vase = 花びんだけは！
    .story = こわれものをこわした

# Planning ahead. $attacks is 1 where somebody is to be hit.
plan =
    { $attacks ->
        [0] {""}
       *[other] { PERCENT($odds) }以上の確率で当たるなら{ $attack }を攻撃、そのあと
    }{ $rest ->
        [defend] 全力ガードして番を終える
        [end] 番を終える
       *[ask] 残りは自分で決める
    }
plan-ask-attack = 攻撃する相手
plan-ask-odds = 当たる確率がこのくらいなら
plan-ask-rest = 番の残りは
plan-open-attack = だれも攻撃しない
plan-some-odds = { PERCENT($number) }以上
plan-rest-end = 終わりにする
plan-rest-defend = 全力ガードして終わりにする
plan-rest-ask = そのとき自分で決める
plan-void-hands = 手に持っていたまくらが、もうありません。
