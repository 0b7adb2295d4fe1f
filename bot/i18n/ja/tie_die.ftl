### Tie-Die, in Japanese.

title = タイ・ダイ

## The board and the text board

board-target = 目標
board-header-upgrade = 第{ $round }ラウンド、準備OK？
board-header-challenge = 挑戦する人は？
board-header-answer = { $other }に挑戦
board-header-wait = 準備待ち：
board-header-may = まだ挑戦できる人：
board-header-stake = 決闘？ { $points }点で断る？
board-header-won = { $points }点で勝利！
board-header-tied = 最後の一振りを制して勝利！
board-legend-ready = 準備OK
board-legend-passed = パス
board-legend-bolt = 挑戦権あり
board-legend-up = 買える
board-round = 前の一振り
board-none = まだだれも振っていない。みんなd4からスタート。
board-tied = タイ
board-prices = サイコロのねだん
board-start-die = はじめから
board-price = { $points }点
board-fight-roll-off = { $face }で振り勝負
board-fight-tie-break = 優勝決定
board-fight-challenge = { $points }点の挑戦
board-fight-declined = 挑戦は断られた
board-fight-waiting = { $points }点の挑戦！
board-fight-earlier = ほか+{ $count }
board-throws-count = { $count }投
board-die = d{ $sides }
board-last-die = 名前と最後のサイコロ
board-course = ラウンドごとの点数
board-points = 点数
board-course-told = ラウンドごとの点数：{ $each }。
board-course-of = { $name } { $points }
board-got-safe = セーフ
board-got-holds = キープ
board-got-wins = 勝ち！
board-got-out = –
board-got-asked = 決闘か−{ $points }か

board-heading = タイ・ダイ · 先に{ $target }点で勝ち · 第{ $round }ラウンド
board-now-upgrade = アップグレードのあと、全員で振る。準備待ち：{ $names }。
board-now-challenge = 挑戦タイム。まだ挑戦できる人：{ $names }。
board-now-answer = { $seat }が{ $points }点払って{ $other }に挑戦：受けて立つ？ { $points }点で断る？
board-now-won = { $name }が{ $points }点で勝利！
board-now-tied = { $name }が{ $points }点で勝利！ 最後の一振りで決まった。
board-player = { $name }：{ $points }点、d{ $sides }、{ $challenge ->
        [used] 挑戦済み
       *[left] 挑戦権あり
    }{ $mark ->
        [ready] 、準備OK
        [passed] 、パス
        [waiting] 、準備中
        [may] 、挑戦できる
        [gone] 、離脱
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] 、d{ $price }を買える
    }
board-short = { $name } { $points }点、d{ $sides }
board-scores = 点数とサイコロ：{ $each }。目標{ $target }点。
board-roll = 出た目：{ $each }。
board-rolled = { $name } { $face }（d{ $sides }）
board-just-won = 直前：{ $name }がd{ $sides }で{ $face }を出して、{ $kind ->
        [challenge] 挑戦
        [tie-break] 優勝決定の一振り
       *[other] 振り勝負
    }に勝った。
board-just-bought = 直前：{ $name }がd{ $before }の代わりにd{ $after }を買った。
board-roll-none = まだだれも振っていない。みんなd4からスタート。
board-price-list = d6は6点、d8は8点、d10は10点。1段ずつ順番に。
board-told-roll-off = { $face }で振り勝負：{ $throws }。{ $results }。
board-told-tie-break = 優勝決定の一振り：{ $throws }。{ $results }。
board-told-challenge = { $seat }が{ $other }に{ $points }点で挑戦：{ $throws }。{ $results }。
board-told-declined = { $seat }が{ $other }に{ $points }点で挑戦：断られて、同じだけ払われた。
board-throws-skipped = 決まらず{ $count }回、そして{ $throws }
board-threw = { $name } { $face }
board-result-won = { $name }が{ $points }点獲得、d{ $before }からd{ $sides }へ
board-result-lost =
    { $points ->
        [0] { $name }は減点なし、d{ $before }からd{ $sides }へ
       *[other] { $name }が{ $points }点失い、d{ $before }からd{ $sides }へ
    }
board-result-won-same = { $name }が{ $points }点獲得、d{ $sides }のまま
board-result-lost-same =
    { $points ->
        [0] { $name }は減点なし、d{ $sides }のまま
       *[other] { $name }が{ $points }点失い、d{ $sides }のまま
    }
board-result-safe = { $name } セーフ
board-result-holds = { $name }はサイコロを守る
board-result-wins = { $name } 勝ち
board-result-out = { $name }の負け

## Options

tagline =
    みんなで一斉にサイコロを振る。同じ目なら振り勝負！
    勝てばサイコロが大きく、負ければ小さくなる。
# The picture of the game, for those who do not see it.
picture-alt = 形のちがうサイコロが4個、ぶつかりあう。2個が同じ4を出して、あいだに稲妻が光る。
option-target = 目標の点数
option-target-20 = 20点（短め）
option-target-30 = 30点
option-target-50 = 50点（長め）

## What happened

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat }が{ $sides }点払って**d{ $sides }**に買い替えた。
        [1] { $seat }にぴかぴかの**d{ $sides }**。{ $sides }点の価値はあったかな？
        [2] { $seat }、**d{ $sides }**に{ $sides }点を投資。
        [3] 「大きいことはいいことだ」と{ $seat }。{ $sides }点で**d{ $sides }**をください！
        [4] お買い物タイム：{ $seat }は{ $sides }点軽くなって、**d{ $sides }**を抱えて出てきた。
        [5] お会計{ $sides }点になります。**d{ $sides }**でよい一日を、{ $seat }！
       *[6] { $seat }が{ $sides }点と引きかえに、新品のにおいがする**d{ $sides }**を手に入れた。
    }
event-readied =
    { $flavour ->
        [0] { $seat }は準備OK。
        [1] { $seat }がサイコロをカラカラ。いつでもどうぞ！
        [2] 「早く行こう！」と{ $seat }。
        [3] { $seat }が指をポキッと鳴らす。
        [4] { $seat }が親指を立てた。
        [5] { $seat }、もう待ちきれない。
        [6] 腕まくりの{ $seat }、本気の目。
        [7] { $seat }がサイコロにそっとキス。
        [8] 「こっちはいつでもいいよ」と{ $seat }の席から。
        [9] { $seat }の背すじがピンと伸びた。
       *[10] うなずいてウインク。{ $seat }も入った。
    }
event-rolled =
    { $flavour ->
        [0] 🎲 せーの、いち、にの、さん！ { $faces }。
        [1] 🎲 全員同時に：{ $faces }。
        [2] 🎲 サイコロが飛ぶ：{ $faces }。
        [3] 🎲 ガラガラガラッ！ { $faces }。
        [4] 🎲 だれも息をしない… { $faces }。
        [5] 🎲 上がって、落ちて、出た目は{ $faces }。
        [6] 🎲 ドラムロールをどうぞ：{ $faces }。
       *[7] 🎲 テーブルのお告げは{ $faces }。
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] タイも涙もなし。全員そのまま加点。
            [1] みごとにバラバラ。みんな自分の点をもらう。
            [2] だれもだれのじゃまもしない。全部点になる。
            [3] たまには平和！ 全員に点が入る。
            [4] なんて礼儀正しい。けんか1つなく、すべて加算。
            [5] みんなハッピー？ みんな得点。
           *[6] おそろいなし。さあ、どうぞご自由に。
        }
       *[other] { $flavour ->
            [0] 文句なし：{ $points }。
            [1] しっかりいただき：{ $points }。
            [2] 騒ぎの外でちゃっかり：{ $points }。
            [3] これにはだれもけちをつけない：{ $points }。
           *[4] ほかがにらみ合っているあいだに：{ $points }。
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **振り勝負！** { $face }で並んだ{ $seats }、決着をつけよう。
        [1] ⚔️ { $seats }がそろって{ $face }。これは**振り勝負だ！**
        [2] ⚔️ { $face }でタイ！ { $seats }が向かい合う、**振り勝負！**
        [3] ⚔️ **さあ振り勝負！** { $seats }がほしいのは同じ{ $face }。
        [4] ⚔️ おそろい！ { $seats }に{ $face }が1つずつ。**振り勝負！**
        [5] ⚔️ **振り勝負！** { $face }はせまくて、{ $seats }はいっしょに入れない。
        [6] ⚔️ 気が合うねえ、{ $seats }。同じ{ $face }なら**振り勝負！**
       *[7] ⚔️ コップをどけて、{ $seats }！ { $face }がそろったら**振り勝負！**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] 落ちた：{ $faces }。
            [1] そして出たのは{ $faces }。
            [2] 勝負の一投：{ $faces }。
            [3] くるくるくる… { $faces }。
            [4] おそるおそる目を開けると{ $faces }。
           *[5] これで決まり：{ $faces }。
        }
       *[other] { $flavour ->
            [0] { $faces }…決まらない、もう一度！
            [1] { $faces }：まだタイ。もう1回！
            [2] { $faces }。一同、息をのむ。振り直し！
            [3] { $faces }。うそでしょ！？ もう一投。
            [4] { $faces }、ガムみたいにくっついて離れない。振って！
           *[5] { $faces }？ サイコロのほうが楽しんでる。さらにもう一度！
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat }の勝ち、+**{ $face }**。もう最大のd10を持っている。
            [1] 🔺 { $seat }に+**{ $face }**。d10の上にあるのは天井だけ。
            [2] 🔺 d10がまたやった：{ $seat }に+**{ $face }**。
           *[3] 🔺 { $seat }は**{ $face }**点を足して、自慢のd10をみがく。
        }
       *[other] { $row ->
            [3] 🔺 振り勝負3連勝！ { $seat }に+**{ $face }**と**d{ $sides }**。次の命知らずはだれ？
           *[other] { $flavour ->
                [0] 🔺 { $seat }の勝ち、+**{ $face }**。サイコロは**d{ $sides }**に昇格。
                [1] 🔺 { $seat }に+**{ $face }**、そして大きなサイコロ。ようこそ、**d{ $sides }**！
                [2] 🔺 勝利のダンス！ { $seat }は+**{ $face }**で、**d{ $sides }**に上がる。
                [3] 🔺 いい振りだ、{ $seat }。+**{ $face }**と、はいこれ**d{ $sides }**。
                [4] 🔺 { $seat }がてっぺんを取って+**{ $face }**。賞品は**d{ $sides }**。
                [5] 🔺 **d{ $sides }**は{ $seat }のもの。おまけに+**{ $face }**。
               *[6] 🔺 にっこりしているのは{ $seat }だけ：+**{ $face }**、**d{ $sides }**へ。
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 振り勝負3連敗{ $points ->
                    [0] {""}
                   *[other] 、{ $points }点が消えた
                }。だれか{ $seat }（と、けなげなd4）にビスケットを。
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat }の負け。でも0点はもう減らないし、d4も縮まない。
                    [1] 🔻 失うものも落ちる場所もない。{ $seat }はd4とそこにいる。
                    [2] 🔻 「ないものは取れないよ」と、d4を手に{ $seat }。
                   *[3] 🔻 負けたのに痛くもない。{ $seat }は相変わらず0点とd4。
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat }は{ $points }点を失い、d4にしがみつく。これより小さいのはない。
                    [1] 🔻 { $seat }、マイナス{ $points }点。d4は居残り。行き場がないので。
                    [2] 🔻 { $seat }は{ $points }点貧しくなった。手には家で一番小さいサイコロ。
                    [3] 🔻 { $seat }の{ $points }点が旅立った。「ぼくがいるじゃないか」とd4。
                    [4] 🔻 { $seat }が{ $points }点を落とした。d4のほうはだれもほしがらない。
                   *[5] 🔻 ため息ひとつ、{ $points }点がさよなら。{ $seat }はd4のとんがり頭をなでる。
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat }の負け。失う点はないけれど、**d{ $sides }**に降格。
           *[other] { $row ->
                [3] 🔻 負けて、負けて、また負けた。{ $seat }は{ $points }点払って**d{ $sides }**に。あとは上がるだけ！
               *[other] { $flavour ->
                    [0] 🔻 { $seat }は{ $points }点を失い、**d{ $sides }**に降格。
                    [1] 🔻 さらば、{ $seat }の大きなサイコロ。{ $points }点引かれて、これからは**d{ $sides }**。
                    [2] 🔻 { $seat }のサイコロが**d{ $sides }**に縮む。手数料は{ $points }点。
                    [3] 🔻 サイズダウン、点もダウン（{ $points }点）：{ $seat }に**d{ $sides }**。
                   *[4] 🔻 { $seat }が{ $points }点差し出すと、だれも頼んでいない**d{ $sides }**が出てきた。
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] { $face }の{ $seat }は真ん中で、無傷で抜け出す。
        [1] 一番でもビリでもない。{ $face }の{ $seat }、抜き足差し足。
        [2] { $seat }（{ $face }）、頭を下げてやりすごす。
       *[3] ふう。{ $face }のおかげで{ $seat }は元のまま。
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 優勝をかけて：{ $faces }！
            [1] 👑 一振りに王冠がかかる… { $faces }！
           *[2] 👑 そして正真正銘、最後の目は{ $faces }！
        }
       *[other] { $flavour ->
            [0] 👑 優勝をかけて：{ $faces }。まだ互角、もう一度！
            [1] 👑 { $faces }：王冠が迷っている。もう1回！
           *[2] 👑 信じられない、{ $faces }！ 振り直し。
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat }、今回は見送り。
        [1] { $seat }はパス。
        [2] { $seat }からの挑戦はなし。
        [3] { $seat }は平和を愛する。
        [4] 「今夜はやめとく」と{ $seat }。
        [5] { $seat }が急に壁紙を研究し始めた。
        [6] 首を横に振る{ $seat }。けんかは買わない。
        [7] { $seat }、切り札はとっておく。
        [8] 「さわらぬ神にたたりなし」と{ $seat }。
       *[9] { $seat }は考える。考える。…やめた。
    }
event-challenged =
    { $pair ->
        [3] 🧤 またこの2人！ { $seat }が3回目の支払い、今度は{ $points }点で**{ $other }に挑戦**。
       *[other] { $flavour ->
            [0] 🧤 { $seat }が{ $points }点をたたきつけて、**{ $other }に挑戦**！
            [1] 🧤 「勝負だ、{ $other }！」{ $seat }が{ $points }点払って**挑戦**。
            [2] 🧤 { $seat }が**{ $other }**の前に手袋を投げた。お代は{ $points }点。
            [3] 🧤 いいサイコロだね、**{ $other }**。目をつけた{ $seat }が{ $points }点で決闘を申しこむ。
            [4] 🧤 いすがガタッ：{ $seat }が**{ $other }**相手に{ $points }点を賭けた！
           *[5] 🧤 **{ $other }**をしっかり怒らせる料金は{ $points }点。{ $seat }、お支払い。
        }
    }
event-declined =
    { $flavour ->
        [0] { $seat }は{ $other }と戦うより{ $points }点払うほうを選んだ。
        [1] 「{ $other }、今日は無理」。{ $seat }が{ $points }点払って関わらない。
        [2] { $seat }は{ $points }点で断った。{ $other }の賭け点もパア。
        [3] { $seat }、{ $points }点で{ $other }のいない静かな夜を買う。
       *[4] 急に用事を思い出した{ $seat }、{ $points }点だけ置いていく。{ $other }はそれをじっと見ている。
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ { $seat }は受けて立つ！ { $other }、前へ。
        [1] ⚔️ 「来なよ、{ $other }！」{ $seat }、受けた。
        [2] ⚔️ お金で解決しないのが{ $seat }。{ $other }、決闘だ。
        [3] ⚔️ もちろん{ $seat }は受ける。幸運を祈る、{ $other }。
       *[4] ⚔️ { $seat }が肩をぐるぐる回す。「受けるよ、{ $other }」。
    }
event-moved-up =
    { $flavour ->
        [0] この決闘のため、{ $seat }のd{ $before }が**d{ $sides }**に上がる。
        [1] 公平に行こう。{ $seat }はd{ $before }を**d{ $sides }**に取りかえる。
       *[2] { $seat }の手の中で、d{ $before }がむくむくと**d{ $sides }**に。
    }
event-challenge-won =
    { $points ->
        [0] 🔺 { $seat }の勝ち、+**{ $face }**！ { $other }に失う点はない{ $before ->
            [4] 、d4はd4のまま。
           *[other] 、でも**d{ $sides }**に落ちる。
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 { $seat }の勝ち、+**{ $face }**！ { $other }は{ $points }点失い、d4はd4のまま。
               *[1] 🔺 つかまえた！ { $seat }に+**{ $face }**、{ $other }は{ $points }点減。せめてd4は残った。
            }
           *[other] { $flavour ->
                [0] 🔺 { $seat }の勝ち、+**{ $face }**！ { $other }は{ $points }点失って**d{ $sides }**に落ちる。
                [1] 🔺 これは痛い。{ $other }は{ $points }点減って**d{ $sides }**に。{ $seat }に+**{ $face }**！
                [2] 🔺 ねらいどおりの{ $seat }、+**{ $face }**。{ $other }には**d{ $sides }**と、{ $points }点の穴。
               *[3] 🔺 { $seat }に拍手：+**{ $face }**！ { $other }は**d{ $sides }**を持ってとぼとぼ、{ $points }点貧しく。
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other }はびくともしない。{ $seat }に失う点はもうなく、サイコロも無事。
       *[other] { $flavour ->
            [0] 🛡️ { $other }はびくともしない。{ $seat }は{ $points }点失うが、サイコロは無事。
            [1] 🛡️ { $other }相手に運がなかった。{ $seat }、{ $points }点の損。サイコロはまだある。
            [2] 🛡️ 「ほかにご用は？」と{ $other }。{ $seat }は{ $points }点払い、愛用のサイコロを抱きしめる。
           *[3] 🛡️ { $seat }、相手をまちがえた。{ $other }の勝ち。{ $points }点は消え、サイコロは残った。
        }
    }
event-voided = 挑戦は取りやめ：{ $seat }に{ $points }点と挑戦権が戻る。
event-won =
    { $how ->
        [last] ほかのみんなは寝てしまった。{ $seats }の勝ち！
       *[target] { $comeback ->
            [1] 🏆 折り返しの最下位から頂点へ：{ $seats }がゴールラインを越えて**勝利**！
           *[other] { $flavour ->
                [0] 🏆 { $seats }がゴールラインを越えて**勝利**！
                [1] 🏆 目標達成！ { $seats }の**勝ち**、サイコロはもう休んでよし。
                [2] 🏆 { $seats }が**勝った**！ ほかのみんなは驚いた顔をして。
               *[3] 🏆 2回数えても足りている：{ $seats }の**勝利**！
            }
        }
    }

## Why not

refusal-already-ready = もう準備OKです。全員そろったらサイコロが飛びます。
refusal-biggest-die = もう一番大きいd10を持っています。
refusal-upgrade-too-dear = d{ $sides }は{ $sides }点しますが、あなたは{ $points }点です。
refusal-other-upgrade = そのd{ $offered }へのアップグレードは、ほかの人用です。あなたの次のサイコロはd{ $sides }で、{ $sides }点です。
refusal-other-price = 状況が変わりました：今{ $other }はd{ $sides }を持っているので、挑戦には{ $sides }点かかります。
refusal-window-open = 挑戦が先です。全員がパスしたら次のラウンドが始まります。
refusal-window-shut = 挑戦は振ったあとです。このラウンドはまだ振っていません。
refusal-challenge-waits = { $other }が{ $seat }に挑戦中。まずは{ $seat }が受けて立つか断るかです。
refusal-no-challenge = 返事を待っている挑戦はありません。
refusal-not-challenged = 挑戦されたのは{ $seat }で、あなたではありません。
refusal-already-passed = もうパスしました。次のラウンドまで変えられません。
refusal-challenge-used = 1ゲームに1回の挑戦は、もう使いました。
refusal-cannot-challenge = 今は挑戦できません。自分より点が多い人がいて、その人のサイコロの面の数だけ点を持っている必要があります。
refusal-challenge-self = 自分には挑戦できません。
refusal-challenge-nobody = { $number }番の席には、続けている人がいません。
refusal-challenge-poorer = { $other }の点はあなたより多くありません。
refusal-challenge-too-dear = { $other }への挑戦は、サイコロの面1つにつき1点で{ $sides }点かかりますが、あなたは{ $points }点です。

## At the table

prompt-upgrade = **第{ $round }ラウンド · 準備はいい？** { $count ->
        [0] {""}
       *[other] 準備OK：{ $ready }。
    }待っている人：**{ $waiting }**
prompt-challenge = **第{ $round }ラウンド · 挑戦する人は？** 自分より点が多い人に、1ゲームに1回だけ挑戦できます：{ $waiting }
prompt-answer = **{ $other }**：{ $seat }が{ $points }点払ってあなたに挑戦しました。**受けて立つ**なら、d{ $mine }対d{ $theirs }（あなたの勝率{ PERCENT($chance) }）。勝てば何も失わず、負けると{ $fall ->
        [0] 自分の出した目だけ点を失います
       *[other] d{ $fall }に落ちて、自分の出した目だけ点を失います
    }。**断る**なら{ $points }点です。
action-ready = 準備OK 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who }：
    }d{ $sides }にアップ · { $sides }点
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who }：
    }{ $other }に挑戦 · { $points }点
action-pass = パス
action-accept = 受けて立つ ⚔️
action-decline = 断る · { $points }点

## The first minute, for those who are new to the game

hint-goal = 🏁 目標：最初に{ $target }点。
hint-upgrade = 全員の準備ができると、サイコロが一斉に飛びます。あなたが振るのはd{ $mine }。ほかの人と同じ目でなければ、その数が点になります。{ $sides ->
        [0] { "" }大きいサイコロは点がかかりますが、タイになりにくいです。
       *[other] 今は{ $points }点あるので、d{ $sides }が買えます。{ $sides }点かかりますが、タイになりにくくなります。
    }
hint-challenge = 1ゲームに1回、自分より先を行く人に挑戦できます。相手のサイコロの面の数だけ点がかかり、あなたは今{ $points }点です。勝てば、相手は点を失い、サイコロが2段階小さくなります。パスはタダです。
hint-answer = { $other }が{ $stake }点払って、あなたに決闘を申しこみました。受けて立つと2人で振り、あなたが勝つのは100回中{ $chance }回。断るとあなたも{ $stake }点払いますが、サイコロは無事です。

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = 次の一振りで{ $target }点に届く確率は{ PERCENT($percent) }。新しいサイコロを買うと、その点が足りなくなります。
tip-bigger = { $sides }点かかりますが、最後までに約{ $points }点分の価値があります。
tip-too-dear = d{ $sides }は{ $sides }点かかるのに、約{ $points }点分の価値しかありません。
tip-save = d{ $sides }を買うと、{ $target }点のうち{ $score }点しか残りません。
tip-pass = タダです。{ $other }との決闘は{ $score }点のうち{ $points }点かかり、勝つ確率は{ PERCENT($percent) }。
tip-pull-back = { $other }は次の一振りで{ $target }点に届くかもしれません。決闘に勝てば転落させられます。その確率は{ PERCENT($percent) }。
tip-fight = 勝つ確率は{ PERCENT($percent) }。勝てば{ $other }は転落します。かかるのは{ $points }点。
tip-accept = 勝つ確率は{ PERCENT($percent) }。決闘なら平均で約{ $points }点の損、断ると必ず{ $stake }点の損です。
tip-decline = 決闘なら平均で約{ $points }点の損、断れば{ $stake }点だけです。
tip-drops = { PERCENT($percent) }の確率で負けて、d{ $before }がd{ $sides }に縮みます。{ $stake }点払えば無事です。

## The rules in a minute

rules-1 =
    ## タイ・ダイ
    _Tie-Die · 作：Adam Lemos · 2～4人_

    全員が**d4**と0点から始まり、サイコロは**一斉に**振ります。好きなときに**準備OK**を押し、最後の1人が押したとたん、サイコロが飛びます。だれともかぶらなかった目は、そのまま点になります。

    目標（ホストが変えていなければ30点）に届いた人の勝ち。同時に何人も届いたら、点が一番多い人。それも同じなら、最後の一振りで決めます。
rules-2 =
    ## タイとアップグレード
    - **同じ目が出たら振り勝負！** 並んだ人同士で、単独トップと単独ビリが決まるまで振り直します。トップは出した目を加点し、サイコロが1段大きくなります。ビリは出した目だけ点を失い、1段小さくなります。その間の人はおとがめなし。
    - **アップグレード。** 準備OKを押す前に、1段上のサイコロを面の数と同じ点で買えます。d6は6点、次のd8は8点、その次のd10は10点。
    - 点は0より下がらず、サイコロはd4より小さくなりません。
rules-3 =
    ## 挑戦
    振ったあと、**1ゲームに1回**、自分より**点の多い人**に挑戦できます。相手のサイコロの面の数だけ点がかかります。相手は同じ点を払って**断る**ことができ、そのときあなたの点と挑戦権は戻りません。**受けて立つ**なら：
    - あなたのサイコロのほうが小さければ、まず相手と同じ大きさになります（結果にかかわらず、そのままあなたのもの）。それから2人で振ります。
    - **あなたの目が上：** 自分の出した目を加点。相手は出した目だけ点を失い、サイコロが**2段**小さくなります。
    - **相手の目が上：** 相手は何も失いません。あなたは自分の出した目だけ点を失います。

    それで目標に届けば、あなたの勝ちです。
rules-4 =
    ## うまく遊ぶコツ
    - 小さいサイコロはよくタイになります。d4なら失うものが少ないので、ピンチよりチャンスです。
    - アップグレードは、まだ先が長いなら得。目標が近いなら、点をとっておこう。
    - 独走している人には挑戦を。断れば相手もあなたと同じだけ払い、負ければサイコロが2段落ちます。
    - 挑戦できないときは何も押さなくてOK。次のラウンドは勝手に始まります。

## Why a move is good: whole sentences about the move, to nobody in particular.
# $percent is a chance, $otherwise what declining costs. A fight is what an accepted challenge leads to.

why-pays = ここではd{ $sides }に{ $points }点分の価値があって、買うのは{ $sides }点だけ。
why-too-dear = d{ $sides }は{ $sides }点もするのに、ここでは{ $points }点分の価値しかない。
why-now = 次の一振りで、{ PERCENT($percent) }の確率で{ $target }点に届く。買ってしまうと、その一振りでは届かない。
why-threat = { $other }は、次の一振りで{ PERCENT($percent) }の確率で{ $target }点に届く。
why-fight =
    { $sides ->
        [0] { $other }との決闘に勝つ確率は{ PERCENT($percent) }。
       *[other] { $other }との決闘に勝つ確率は{ PERCENT($percent) }で、しかも小さいほうのサイコロがd{ $sides }になる。
    }
why-dear = { $other }に挑戦すると{ $score }点のうち{ $points }点かかり、そういう決闘に勝つ確率は{ PERCENT($percent) }。
why-poor-trade = { $other }への挑戦には{ $points }点かかり、平均で約{ $brings }点しか入らない。
why-cheaper = 決闘なら平均で約{ $points }点の損、断ると{ $otherwise }点の損。
why-hands = そういう決闘では、{ $other }が{ PERCENT($percent) }の確率で{ $target }点に届く。
why-drops = 決闘に負ける確率は{ PERCENT($percent) }で、負けるとd{ $before }がd{ $sides }になる。

## Headlines of the card that people share

headline-one-more-throw = 同点決戦！ { $winners }、もう一振りで勝利
headline-won-the-challenge = { $winners }、{ $other }に挑戦して一発で決着
headline-with-the-smallest-die = { $winners }、一番小さいサイコロで勝利
headline-won-the-roll-off = { $winners }、振り勝負を制して優勝
headline-the-number-to-win = { $winners }、ここ一番で{ $number }を出す

## Achievements

feat-three-is-a-crowd = 三つどもえ
    .story = 3人以上の振り勝負に勝った
feat-david = ダビデとゴリアテ
    .story = 勝負でd4がd10より大きい目を出した
feat-stubborn-as-mules = 意地っ張り
    .story = 決まるまでに4回以上かかった勝負
feat-small-is-beautiful = 小さいは正義
    .story = 最後までd4のままで勝った
feat-photo-finish = 写真判定
    .story = 同点から、最後の一振りで勝った

# Planning ahead.
plan =
    { $next ->
        [ready] アップグレードなしで準備OK
        [upgrade] 点が足りるかぎりアップグレードして準備OK
       *[ask] アップグレードは自分で決める
    }。{ $window ->
        [pass] 挑戦はしない
       *[ask] 挑戦は自分で決める
    }{ $challenged ->
        [accept] 。挑戦されたら受けて立つ
        [decline] 。挑戦されたら断る
       *[ask] 。挑戦されたら自分で決める
    }
plan-ask-next = 次に振る前に
plan-ask-window = だれかに挑戦できるとき
plan-ask-challenged = だれかに挑戦されたら
plan-next-ready = アップグレードなしで準備OK
plan-next-upgrade = 買えるだけアップグレードして準備OK
plan-next-ask = そのとき自分で決める
plan-window-pass = パス
plan-window-ask = そのとき自分で決める
plan-challenged-ask = そのとき自分で決める
plan-challenged-accept = 受けて立つ
plan-challenged-decline = 点を払って断る
plan-void-die = サイコロが、作戦を立てたときとは別のものになりました。

## Facts of a review

fact-off-won = { $seat }が{ $tied }の目の決着に{ $throw }振り目で勝って、+{ $face }とd{ $sides }。
fact-challenge-won = { $seat }が{ $other }へのチャレンジに勝って、+{ $face }。
