### Magic Numbers, in Japanese.

title = マジックナンバー

## The board, the card and the text board

board-heading =
    マジックナンバー · ぴったり{ $target }点で勝ち · { $turns ->
        [0] まだ1ターンも終わっていない
       *[other] { $turns }ターン経過
    }
board-header-roll = サイコロを振る番
board-header-choose = { $face }が出た：キープ？ あげる？
board-header-won = ぴったり{ $target }点で勝利！
board-cards = カード公開！
board-good = 天使
board-evil = 悪魔
board-course = 点数のうつりかわり
board-score = 点数
board-only-you = あなただけに表示
board-good-does = 天使：+{ $bonus }
board-evil-does = 悪魔：0点に
board-of = / { $target }
board-to-go = あと{ $points }点
board-there = ぴったり到達！
board-stuck-1 = ぴったりになる数なし：
board-stuck-2 = 悪魔でリセットするしかない。
board-if-taken = 今これを受け取ると、点数は
board-then =
    { $effect ->
        [win] { $after }！
        [over] まだ{ $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] 受取
       *[other] 受取 +{ $earlier }
    }
board-exactly = ぴったり
board-turns =
    { $turns ->
        [0] まだ始まったばかり
       *[other] { $turns }ターン経過
    }
board-legend-kept = キープ
board-legend-gave = あげた
board-legend-got = もらった
board-legend-evil = 悪魔かも
board-trail = 最近
board-trail-none = まだ数は動いていない。だれが何をあげるか、よく見て。
board-now-roll = { $name }がサイコロを振る番。
board-now-choose = { $name }の目は{ $face }：キープする？ あげる？
board-now-won = { $name }がぴったり{ $target }点で勝利！
board-start = まだだれも数を受け取っていない。
board-last = 直前：{ $turn }。
board-alt-counts = これまでのキープ・あげた・もらった回数：{ $each }。
board-alt-count = { $name } { $kept }、{ $gave }、{ $got }
board-turn-kept = { $name }が{ $face }をキープ
board-turn-gave = { $name }が{ $face }を{ $other }にあげた
board-counts = だれがどの数をどうしたか（回数つき）：
board-counts-row = { $name }：キープ { $kept }／あげた { $gave }／もらった { $got }
board-often = { $face }（{ $times }回）
board-none = なし
board-latest = 最近のターン（新しい順）：
board-suspects = 今のところあやしいのは：{ $each }。
board-suspect = { $name }は{ $faces }をあげてばかりで{ $count ->
        [1] 一度もキープしていない
       *[other] どれもキープしていない
    }ので、悪魔ナンバーかも
board-open = 全員のカードを公開：
board-open-row = { $name }：天使{ $good }、悪魔{ $evil }、{ $score }点。{ $taken }
board-open-none = { $name }：カードは非公開。
board-own = あなたのカード（見えるのはあなただけ）：
board-card-of = { $name }の秘密カード：{ $card }
board-card = 天使ナンバー{ $good }、悪魔ナンバー{ $evil }、{ $score }点（目標{ $target }点）。
board-prospects = 今受け取ると：{ $each }。
board-stuck = ここから目標ぴったりになる数はもうない。悪魔ナンバーで0に戻って、やり直すしかない。
board-taken-none = まだ何も受け取っていない。
board-taken =
    受け取った数{ $earlier ->
        [0] {""}
       *[other] （その前に{ $earlier }個）
    }：{ $each }。
board-effect =
    { $effect ->
        [good] { $face }は天使で{ $after }点
        [evil] { $face }は悪魔で0点
        [over] { $face }はオーバーで{ $after }点のまま
       *[plain] { $face }で{ $after }点
    }


## Options

tagline =
    数は秘密、サイコロは公開、顔はポーカーフェイス。
    出た目はキープするか、だれかに押しつけるか。ぴったり目標で勝ち！
# The picture of the game, for those who do not see it.
picture-alt = 光の輪がのった緑の3と、角の生えた赤い5。あいだにサイコロがひとつ。
option-first = 一番手
option-first-birthday = 誕生日がいちばん近い人
option-first-random = ランダム
option-first-host = ホスト
option-target = ぴったり目指す点数
option-target-20 = 20点（短め）
option-target-30 = 30点
option-target-50 = 50点（長め）

## What happened

event-dealt =
    { $flavour ->
        [0] あなたのカード：天使ナンバーは{ $good }、悪魔ナンバーは{ $evil }。
        [1] しーっ！ あなたの天使は{ $good }、悪魔は{ $evil }ですよ。
        [2] { $good }が天使で、{ $evil }が悪魔。さあ、カードを隠して。
        [3] 極秘。{ $good }（天使）が来たら心の中でバンザイ、{ $evil }（悪魔）が来たら心の中で悲鳴。
        [4] 覚えたらこの紙を食べること。天使{ $good }、悪魔{ $evil }。
        [5] { $good }はあなたの親友（天使）。{ $evil }とは絶交中（悪魔）。
        [6] 引いたのは天使{ $good }と悪魔{ $evil }。はい、まゆひとつ動かさない！
        [7] ここだけの話、あなたは{ $good }が大好き（天使）で、{ $evil }が大きらい（悪魔）。
        [8] 運命がささやく、「天使は{ $good }」。そしてクスクス笑う、「悪魔は{ $evil }」。
       *[9] まくらの下にカードが1枚。天使に{ $good }、悪魔に{ $evil }と書いてある。
    }
event-first =
    { $how ->
        [birthday] 誕生日がいちばん近い{ $seat }が一番手。
        [host] テーブルを開いた{ $seat }が一番手。
       *[lot] 抽選の結果、{ $seat }が一番手。
    }
event-rolled =
    { $flavour ->
        [0] { $seat }の目は**{ $face }**。キープする？ それともおすそ分け？
        [1] { $seat }に**{ $face }**が出た…さあ、顔に出さないで。
        [2] { $seat }がシャカシャカ振って**{ $face }**。どうする、これ？
        [3] みんなが{ $seat }を見る。{ $seat }は**{ $face }**を見る。
        [4] **{ $face }**！ お宝かガラクタか、どっちだ、{ $seat }？
        [5] { $seat }がサイコロに息をフーッ。お告げは**{ $face }**。
        [6] ころんと**{ $face }**。{ $seat }は鼻歌なんか歌っている。
        [7] サイコロがお菓子の横をすり抜けて**{ $face }**。さて、だれの分かな、{ $seat }？
        [8] { $seat }が指のすき間からのぞくと…**{ $face }**だ。
       *[9] カラコロ、**{ $face }**。{ $seat }のまゆ毛は何も語らない。
    }
event-kept =
    { $wins ->
        [1] ついに来た！ { $seat }が**{ $face }**をキープ。足りなかったのは、まさにこの数。
       *[other] { $row ->
            [3] これで3連続！ { $seat }は**{ $face }**もキープ。きらいな数ってないの？
            [5] 5連続キープ！ { $seat }は**{ $face }**の上に、宝を守る竜のように座りこんだ。
           *[other] { $flavour ->
                [0] { $seat }は天井を見ながら**{ $face }**をキープ。
                [1] { $seat }、何でもないような顔で**{ $face }**を手元に残す。
                [2] 「いただき」と{ $seat }が**{ $face }**をキープ。今、笑った？
                [3] **{ $face }**が{ $seat }のパジャマのポケットに消えた。
                [4] { $seat }が**{ $face }**をぎゅっと抱きしめる。理由は秘密。
                [5] 本日おすそ分けなし。**{ $face }**は{ $seat }のもの。
                [6] { $seat }、**{ $face }**をしまってせきばらい。あやしい。
                [7] 「だれかが引き受けないとね」と、{ $seat }が尊い犠牲のふりで**{ $face }**をキープ。
                [8] { $seat }はみんなの顔を見回してから、**{ $face }**をキープ。
               *[9] **{ $face }**は{ $seat }のふとんの中へ。天使？ 悪魔？ おやすみなさい。
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat }が{ $other }に**{ $face }**をプレゼント。{ $other }が待っていたのは、まさにそれ。しまった！
       *[other] { $pair ->
            [3] また！？ { $seat }から{ $other }への贈り物はこれで3回目、今度は**{ $face }**。愛か、戦争か。
            [5] { $seat }から{ $other }へのプレゼント、**{ $face }**で5個目。もう包み紙がない。
           *[other] { $row ->
                [4] 4連続の大盤ぶるまい！ { $other }が{ $seat }からの包みを開けると**{ $face }**。クリスマスかな？
               *[other] { $flavour ->
                    [0] { $seat }が**{ $face }**を{ $other }にあげた。なんて気前のいい。
                    [1] { $seat }が**{ $face }**を{ $other }の前へすーっ。受け取るしかない。
                    [2] **{ $face }**が{ $seat }から{ $other }へ飛んでいく。返品不可。
                    [3] 「えっ、いいの？ ほんとに、いらないのに」。{ $other }、本気。{ $seat }から**{ $face }**。
                    [4] お届けものです。{ $other }あて、**{ $face }**が1つ、差出人は{ $seat }。
                    [5] { $seat }がにっこり笑って、{ $other }に**{ $face }**をどうぞ。
                    [6] 爆弾ゲーム！ **{ $face }**は{ $seat }の手を離れ、{ $other }のひざの上へ。
                    [7] { $other }のところに**{ $face }**。{ $seat }は口笛を吹いている。
                    [8] { $seat }いわく、**{ $face }**は{ $other }によく似合う。
                   *[9] だれにしようかな…{ $other }！ { $seat }は**{ $face }**とおさらば。
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] また天使、2連続！ { $face }でさらに10点：{ $before } → { $after }。ニヤけないで。
            [3] 天使が3連続！ { $face }のおかげで{ $before } → { $after }。イカサマでは？（ちがいます）
           *[other] { $flavour ->
                [0] 天使ナンバー！ この{ $face }はあなたには10点：{ $before } → { $after }。
                [1] 大当たり、でも黙ってて。{ $face }で{ $before } → { $after }。
                [2] { $face }が10点に化けた！ 天使のおかげで{ $before } → { $after }。
                [3] 心の中だけでバンザイ。その{ $face }は天使でした：{ $before } → { $after }。
                [4] 空の上にあなたのファンがいる。{ $face }は天使！ { $before } → { $after }。
               *[5] 頭の中でダンス開始：天使の{ $face }、{ $before } → { $after }。
            }
        }
        [evil] { $row ->
            [2] また悪魔。でも0点から{ $face }に何が取れるというのでしょう？
            [3] 悪魔が3連続！ { $face }はあなたに恋してるのかも。点数はやっぱり0。
           *[other] { $before ->
                [0] { $flavour ->
                    [0] 悪魔ナンバー。でも失うものはなし：0点のまま。
                    [1] 悪魔の{ $face }が盗みに入ったら、財布は0点。気まずそうに帰っていった。
                   *[2] 悪魔の{ $face }？ もともと0点でよかったね。
                }
               *[other] { $flavour ->
                    [0] 悪魔ナンバー。点数が{ $before }から0に落ちました。
                    [1] 痛っ、悪魔だ！ { $face }で{ $before }点が0点。それでも笑顔で。
                    [2] すべり台をすーっ：悪魔の{ $face }、{ $before }から0へ。だれも気づいてません。
                    [3] その{ $face }は毒でした。{ $before }点あったのに、今は0点。
                    [4] ボンッ！ 悪魔の{ $face }：{ $before } → 0。何か当たったような顔をして。
                   *[5] よりによって！ 悪魔の{ $face }が{ $before }点をたいらげて、げっぷ。残り0点。
                }
            }
        }
        [over] { $flavour ->
            [0] { $face }だと目標を超えるので加算なし：{ $after }点のまま。
            [1] 過ぎたるは及ばざるがごとし。{ $face }は入りません。まだ{ $after }点。
            [2] コップはもういっぱい、{ $face }はこぼれました。{ $after }点で変わらず。
            [3] 惜しい、でも{ $face }では行きすぎ。さっきと同じ{ $after }点。
            [4] { $face }がはね返されました。行きすぎは数えません。今も{ $after }点。
           *[5] こんな上のほうに{ $face }の置き場はありません。{ $after }点を維持。
        }
       *[plain] { $flavour ->
            [0] { $face }を加えて、{ $before } → { $after }。
            [1] ふつうに{ $face }点、{ $before } → { $after }。
            [2] 貯金箱に{ $face }をチャリン。{ $before } → { $after }。
            [3] 天使でも悪魔でもない、ただの{ $face }：{ $before } → { $after }。
            [4] 一歩ずつ。{ $before }足す{ $face }は{ $after }。
            [5] { $face }をもぐもぐ。{ $before }点だったのが{ $after }点に。
            [6] 事件なし。{ $face }は見たままの{ $face }点、{ $before } → { $after }。
            [7] そろりと{ $face }つ上へ。{ $before }から{ $after }まで来ました。
            [8] { $face }が静かに引っ越してきました。{ $before } → { $after }。
           *[9] くつ下にまた{ $face }をしまって、中身は{ $after }（前は{ $before }）。
        }
    }
event-won =
    { $how ->
        [last] ほかのみんなは寝てしまった。{ $seats }の勝ち！
       *[target] { $comeback ->
            [1] 一番うしろから来た！ 折り返しでは最下位だった{ $seats }が、ぴったり目標で大逆転勝利！ カードを見せ合おう。
           *[other] { $flavour ->
                [0] { $seats }が目標ぴったりで勝利！ カードを見せ合おう。
                [1] ど真ん中！ { $seats }が目標ぴったりで勝った！ さあみんな、カードをオープン。
                [2] 1点多くもなく、少なくもなく。{ $seats }、ぴったり目標で勝利！ カードをどうぞ。
               *[3] 「じゃーん！」と{ $seats }がぴったり目標に到達、勝利！ だれが何を隠していたのか見てみよう。
            }
        }
    }

## Why not

refusal-already-rolled = もう{ $face }が出ています。キープするか、だれかにあげてください。
refusal-roll-first = 先にサイコロを振ってください。
refusal-give-self = 自分にはあげられません。受け取りたいなら「キープ」で。
refusal-give-nobody = { $number }番の席には、続けている人がいません。

## At the table

prompt-roll = **{ $seat }**、サイコロを振ってください。
prompt-choose = **{ $seat }**：{ $face }をキープする？ だれかにあげる？
action-roll = サイコロを振る
action-keep = { $face }をキープ
action-give = { $other }にあげる
peek-card = 😇 天使 **{ $good }** · 😈 悪魔 **{ $evil }** · **{ $score }**点（ぴったり{ $target }点で勝ち）
final-card = { $seat }：天使{ $good }、悪魔{ $evil }、{ $score }点

## The first minute, for those who are new to the game

hint-goal = 🏁 目標：ぴったり{ $target }点。先にそろえた人の勝ち。
hint-own = 🃏 あなたのカード：😇 天使 { $good } · 😈 悪魔 { $evil } · { $score }／{ $target }点。ダイレクトメッセージにあり、**{ $peek }**でいつでも見られます。
hint-wait = 😇 あなたの天使ナンバーは**{ $good }**：{ $good }を受け取るたびに10点。😈 悪魔ナンバーは**{ $evil }**：受け取ると0点に戻ります。ほかの人は知らないので、顔に出さないように。
hint-roll = あなたの番です！ サイコロを振ろう。目はみんなに見えますが、それがあなたに何点なのかは、あなたしか知りません。
hint-good = 😇 { $face }はあなたの天使ナンバー。キープすると10点入って{ $after }点になります。
hint-evil = 😈 { $face }はあなたの悪魔ナンバー（だれも知りません）。キープすると0点に戻ります。あげると、その人にとっても悪魔でないかぎり、その人の点になります。
# The same with no points yet.
hint-evil-free = 😈 { $face }はあなたの悪魔ナンバー（だれも知りません）。取られる点はまだありません。あげると、その人にとっても悪魔でないかぎり、その人の点になります。
hint-plain = { $face }をキープすると{ $after }点。だれかにあげるのもあり。その人の悪魔ナンバーなら0点に戻り、天使ナンバーなら10点になります。
hint-over = { $face }では{ $target }点を超えるので、あなたには数えられません。あげるとその人の点になり、その人の悪魔ナンバーなら0点に戻ります。
hint-win = { $face }をキープすれば、ぴったり{ $target }点。あなたの勝ちです！

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = これでぴったり{ $target }点。あなたの勝ちです！
tip-evil = キープすると{ $points }点が0点になってしまいます。{ $whom ->
        [only] {""}
        [likely] 同じ目にあう見込みがいちばん高いのは{ $other }。
       *[any] ほかの人の数はだれも知らないので、{ $other }でかまいません。
    }
tip-evil-free = まだ失う点がなく、あげればたぶんだれかの点になります。
tip-good = 一気に10点。{ $target }点のうち{ $after }点になります。
tip-nearer = { $target }点のうち{ $after }点まで進みます。
tip-farther = { $after }点からでは、ぴったり{ $target }点になる数が減って、今より長くかかります。
tip-likely-evil = { $other }のこれまでの動きから見て、{ $face }がその人の悪魔ナンバーである確率は{ PERCENT($percent) }。そうなら0点に戻ります。
tip-over = あなたには何も起こらず、ほかのだれの点にもなりません。

## The rules in a minute

rules-1 =
    ## マジックナンバー
    _Magic Numbers · 作：Scott Jon Siegel · 2～10人_

    みんな、1～6の中に秘密の数を2つ持っています。**天使**ナンバーと**悪魔**ナンバーです。点数も秘密で、0から始まります。目標（ホストが変えていなければ30点）に**ぴったり**なったら、その場で勝ち。

    最初は、誕生日がいちばん近い人か、くじで決まった人（ホストが選びます）。自分の番になったら、みんなの前でサイコロを振ります。出た数は**キープ**するか、だれかに**あげる**か。あげられた人は、断れません。
rules-2 =
    ## 数を受け取ると
    - **天使**ナンバーなら、目の数ではなく**10点**入ります。
    - **悪魔**ナンバーなら、点数が**0**に戻ります。
    - それ以外は、目の数だけ入ります。
    - 目標を超えてしまう分は、まったく入りません（天使の10点でも）。

    点数がどうなったかは本人しか知りません。みんなに見えるのは、だれが何を出して、だれが受け取ったかだけです。
rules-3 =
    ## うまく遊ぶコツ
    - みんなが何をキープして何をあげるか、よく見よう。盤面の表が数えてくれます。
    - たまには悪魔ナンバーもキープしよう。序盤の0点は痛くないし、正体がばれにくくなります。
    - 終盤に注意。どの数でも目標ぴったりにならないときは、悪魔ナンバーが逃げ道です。
    - 自分のカードは**こっそり見る**でいつでも見られます。最後には全員が公開します。

## Why a move is good: whole sentences about the move, to nobody in particular.
# $face is a number on the die, $percent a chance, $otherwise the same chance after the other choice.

why-own-evil = { $face }はこのカードの悪魔ナンバー。引き取ると{ $points }点から0に戻る。
why-nearer =
    { $after ->
        [0] これでぴったり{ $target }点になる。
       *[other] 目標に近づく：{ $target }点まで約{ $before }ラウンドだったのが、約{ $after }ラウンドになる。
    }
why-stuck = { $points }点から先へ進む道は、悪魔ナンバーしかない：0に戻って、また上っていく。
why-farther = キープすると目標から遠ざかる：{ $target }点まで約{ $before }ラウンドだったのが、約{ $after }ラウンドになってしまう。
why-gave-away =
    { $times ->
        [1] { $other }は前に一度、{ $face }をほかの人にあげている。
       *[other] { $other }は前に{ $times }回、{ $face }をほかの人にあげている。
    }
why-kept-it =
    { $times ->
        [1] { $other }は前に一度、{ $face }をキープしている。
       *[other] { $other }は前に{ $times }回、{ $face }をキープしている。
    }
why-likely-evil = みんなに見えたことすべてから考えると、{ $face }が{ $other }の悪魔ナンバーである確率は{ PERCENT($percent) }。
why-ahead = ほかの人の中で、{ $rounds }ラウンド以内に{ $target }点になる見込みが一番大きいのは{ $other }：{ PERCENT($percent) }。
why-hides = こちらのほうがばれにくい：みんなが本当の悪魔ナンバーを言い当てられる確率は、{ PERCENT($otherwise) }ではなく{ PERCENT($percent) }になる。

## Headlines of the card that people share. $number is a face of the die, or points.

headline-somebody-elses-number = { $winners }、もらいものの{ $number }で勝利
headline-fell-and-got-up = { $winners }、一撃で{ $number }点失うも勝利
headline-kept-the-right-one = { $winners }、{ $number }を出し、キープして勝利

## Achievements

feat-gift-horse = もらいもので大勝利
    .story = だれかがあげた数で勝った
feat-fairy-godmother = 魔法使いのおばあさん
    .story = あげた数が、その人の決勝点になった
feat-sweet-poison = 甘い毒
    .story = 15点以上の人に、悪魔ナンバーをプレゼントした
feat-phoenix = 不死鳥
    .story = 15点以上から0点に落ちて、それでも勝った
feat-straight-face = ポーカーフェイス
    .story = 自分の悪魔ナンバーを平然とキープして、勝った

# Planning ahead. $keep are the numbers that are kept, $keeps is how many that are.
plan =
    { $keeps ->
        [0] 何が出ても{ $give }にあげる
        [6] 何が出てもキープ
       *[other] { $keep }はキープ、それ以外は{ $give }にあげる
    }{ $given ->
        [whatever] （先にだれかから数をもらっても、そのまま）
       *[void] {""}
    }
plan-ask-keep = キープする数
plan-ask-give = それ以外をあげる相手
plan-ask-given = 先にだれかから数をもらったら
plan-open-keep = どれもキープしない
plan-open-give = だれかを選ぶ
plan-some-keep = { $number }
plan-given-void = 作戦は取りやめ
plan-given-whatever = 作戦どおりに行く
plan-void-given = だれかから数をもらいました。
refusal-plan-give-whom = キープしない数は、だれにあげますか？ だれかを選ぶか、6つ全部キープにしてください。
