### Sibling Rivalry, in Japanese.

title = きょうだいげんか
tagline =
    サイコロ5個、となりの部屋には親が1人。
    からかって、もっとからかって、バレる前にやめよう。
# The picture of the game, for those who do not see it.
picture-alt = サイコロを前に変な顔をする子どもがふたり。ドアのすきまから怒った目がのぞいている。

## The tracks and their squares. Sentences that name one have $track and $square.

track =
    { $track ->
        [2] 視線
        [3] 変顔
        [4] くすぐり
        [5] いたた
       *[6] からかい
    }
square =
    { $track ->
        [2] { $square ->
            [1] よそ見
            [2] チラ見
            [3] 直視
            [4] ガン見
            [5] ニヤニヤ
            [6] にらみ
           *[7] こっち見んな！
        }
        [3] { $square ->
            [1] チュー顔
            [2] あっかんべー
            [3] ブタ鼻
            [4] アホ顔
            [5] ギョロ目
            [6] まぶた返し
           *[7] その顔やめて！
        }
        [4] { $square ->
            [1] くすぐるふり
            [2] 足のうら
            [3] あごの下
            [4] わきばら
            [5] わきの下
            [6] 頭でグリグリ
           *[7] ギャハハハ！
        }
        [5] { $square ->
            [1] なぐるふり
            [2] つんつん
            [3] つねり
            [4] 髪引っぱり
            [5] ひざカックン
            [6] 連続パンチ
           *[7] 痛い！ やめて！
        }
       *[6] { $square ->
            [1] バーカ！
            [2] パンツ見えてるよ
            [3] 不思議だよね、顔も頭もいいとこ全部こっちに来ちゃって
            [4] それ、つば入れといたから
            [5] 寝てるとき、鼻に虫が入っていったよ
            [6] ほんとは橋の下で拾われたんだよ
           *[7] ママ！ ほんとなの？
        }
    }
# The same where there is little room.
short-square =
    { $track ->
        [3] { $square ->
            [2] べー！
            [6] まぶた
           *[other] { square }
        }
        [4] { $square ->
            [1] ふりだけ
            [6] グリグリ
           *[other] { square }
        }
        [5] { $square ->
            [1] 寸止め
            [4] 髪グイ
            [5] 膝カク
            [6] 連打
            [7] 痛い！やめて！
           *[other] { square }
        }
        [6] { $square ->
            [1] バカ！
            [2] パンツ！
            [3] 顔も頭も
            [4] つば入り
            [5] 鼻に虫
            [6] 橋の下
            [7] ママ！ほんと？
           *[other] { square }
        }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [2] { $square ->
            [1] { short-square }
            [7] こっち見んな!
           *[other] { short-square }
        }
        [3] { $square ->
            [7] その顔やめて!
           *[other] { short-square }
        }
        [4] { $square ->
            [7] ギャハハハ!
           *[other] { short-square }
        }
        [5] { $square ->
            [7] 痛い！ やめて!
           *[other] { short-square }
        }
        [6] { $square ->
            [2] パンツ!
            [7] ママ！ ほんと?
           *[other] { short-square }
        }
       *[other] { short-square }
    }

## The board and the text board

board-header-roll = 次にサイコロを振る番
board-header-choose = この目をどのコースに？
board-header-decide = もう一度振る？ ストップ？
board-header-won = ゴールを越えて勝利！
board-start = 出発
board-finish = ゴール
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] バレた！
       *[other] バレた！ −{ $squares }
    }
board-just-climb = 直前：{ $name }が{ $track }を{ $steps }マス進んだ（{ $square }）。
board-just-catch = 直前：{ $name }が1の目{ $ones ->
        [2] 2個
        [3] 3個
        [4] 4個
       *[5] 5個
    }でバレた{ $back ->
        [0] {""}
       *[other] （{ $before }から{ $after }へ後退）
    }。
board-just-tumble = 直前：{ $name }の{ $track }のコマが取り除かれた。{ $other }のほうが上手だった。
board-just-gain = 直前：{ $name }に{ $points }点。
board-danger-1 = 次でバレる
board-danger-2 = 確率
board-heading =
    きょうだいげんか · { $track ->
        [short] 短い
        [long] 長い
       *[standard] ふつうの
    }得点コース、{ $length }マス目を最初に越えたら勝ち{ $escalate ->
        [any] {" "}· どのコースからでもエスカレート
       *[highest] {""}
    }
board-now-roll = 次は{ $name }がサイコロを{ $dice }個振る。
board-now-choose = { $name }の目は{ $faces }：どのコースに使う？
board-now-decide = { $name }の目は{ $faces }：あと{ $dice }個をもう一度振る？ それともストップ？
board-now-won = { $name }がゴールを越えて勝利！
board-ones = よけた1の目：{ $limit }個中{ $ones }個、残りのサイコロ{ $dice }個。次の一振りでバレる確率{ PERCENT($percent) }。
board-angel = { $name }は天使のマスにいる。
board-devil = { $name }は悪魔のマスにいる。
board-can = この目で進めるのは：{ $each }。
board-could = { $track }：{ $steps ->
        [0] { $square }のまま
       *[other] { $steps }つ進んで{ $square }
    }（{ $points }点）
board-stop =
    今ストップすると：{ $place ->
        [alone] コマは残る
        [ahead] { $other }を出し抜く
        [tied] { $other }と並んでいるので、コマを失う
        [behind] { $other }に負けているので、コマを失う
       *[none] 置くコマなし
    }。
board-tracks = コース（最初のマスから最後のマスまで、点数つき）：
board-track =
    { $face } { $track }{ $open ->
        [yes] （使える）
       *[no] {""}
    }：{ $squares }
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
board-score-square =
    { $pawns ->
        [none] { $name } { $points } ＆得点
       *[other] { $name } { $points } ＆得点 [{ $pawns }]
    }
board-map = 得点コース：1～{ $length }マス。天使（1の目4個でバレる）は{ $angels }、悪魔（1の目2個でバレる）は{ $devils }。
board-scores = 得点コースの位置と、いたずらコマ：
board-row =
    { $name }：{ $position ->
        [start] 0（出発）
        [finish] ゴール
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ／{ $pawn }
    }
board-row-gone = { $name }：離脱
board-pawn = { $track }の{ $square }（{ $points }点）
board-alt-scores = 得点：{ $each }。
board-alt-pawns = コマ：{ $each }。
board-alt-open = 使えるコース：{ $tracks }。

## Options

option-track = 得点コース
option-track-standard = ふつう、22マス
option-track-short = 短い、12マス
option-track-long = 長い、32マス
option-escalate = エスカレートできる場所
option-escalate-highest = コマのある一番上のコースの、1つ上
option-escalate-any = コマのあるどのコースからでも、1つ上
option-first = 一番手
option-first-random = ランダム
option-first-host = ホスト

## What happened

event-first =
    { $how ->
        [host] テーブルを開いた{ $seat }が、先にちょっかいを出す。
       *[lot] 抽選の結果、{ $seat }が先にちょっかいを出す。
    }
limit-square =
    { $limit ->
        [2] 2（悪魔）
        [4] 4（天使）
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat }の目は**{ $faces }**
        [1] { $seat }がシャカシャカ振って**{ $faces }**
        [2] { $seat }の前に**{ $faces }**が並んだ
        [3] ガラガラ、ころん。{ $seat }に出たのは**{ $faces }**
        [4] { $seat }が忍び足で近づいて、投げた目は**{ $faces }**
        [5] サイコロがベッドの脚に当たって**{ $faces }**、{ $seat }の出番だ
        [6] がまんできない{ $seat }、振ってしまって**{ $faces }**
        [7] 「見てて」と{ $seat }がささやいて**{ $faces }**
        [8] { $seat }のそでから転がり出たのは**{ $faces }**
       *[9] じゅうたんの上をころころ**{ $faces }**、振ったのは{ $seat }
    }{ $new ->
        [0] 。{ $ones ->
            [0] となりの部屋は静かなまま。
           *[other] 1の目は{ $ones }個のまま、{ limit-square }個でバレる。
        }
        [1] 。1の目が1個わきへ：今{ $ones }個、{ limit-square }個でバレる。
        [2] 。1の目が2個わきへ：今{ $ones }個、{ limit-square }個でバレる。
        [3] 。1の目が3個もわきへ：今{ $ones }個、{ limit-square }個でバレる。
        [4] 。なんと1の目が4個わきへ：今{ $ones }個、{ limit-square }個でバレる。
       *[5] 。一度に1の目が5個：今{ $ones }個、{ limit-square }個でバレる！
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] { $seat }は{ track }コースへ：「**{ short-square }**」。
            [1] { $seat }いわく、ここは「**{ short-square }**」（{ track }）。
            [2] { $seat }の頭の中は{ track }のことでいっぱい。出た、「**{ short-square }**」。
            [3] { $seat }の「**{ short-square }**」が来るぞ（{ track }）。
            [4] 選んだのは{ track }。{ $seat }、「**{ short-square }**」に挑戦。
            [5] 調子に乗ってきた{ $seat }、{ track }で「**{ short-square }**」まで。
            [6] うわ、{ $seat }がやっちゃった：「**{ short-square }**」！（{ track }）
            [7] 「**{ short-square }**」！ { $seat }はこの1週間、{ track }を練習していたらしい。
           *[8] { track }をもう少し進めて、{ $seat }は「**{ short-square }**」に到達。
        }
       *[other] { $flavour ->
            [0] { $seat }がもっといいことを思いついた。{ track }で「**{ short-square }**」。
            [1] { $seat }は全部ほうり出して{ track }へ：「**{ short-square }**」。
            [2] 作戦変更！ { $seat }は{ track }でやり直し、まずは「**{ short-square }**」。
            [3] 「あきた」と{ $seat }、{ track }に乗りかえて「**{ short-square }**」。
            [4] { $seat }の新作は「**{ short-square }**」。はるばる{ track }まで来た。
           *[5] 今までのは忘れた。{ $seat }が{ track }の新しい袋を開ける：「**{ short-square }**」。
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] { $seat }が使える目は1つもない。
            [1] { $seat }、まだ何も始められない。
            [2] { $seat }がサイコロを見る。サイコロは目をそらす。
            [3] これだけ騒いで、{ $seat }はまだだれも怒らせていない。
            [4] この目では{ $seat }もいたずらのしようがない。
            [5] { $seat }には合わない数ばかり。みごとに全部。
           *[6] どれもはまらない。{ $seat }がスリッパをける。
        }
       *[other] { $flavour ->
            [0] どの目も{ $seat }を動かさない。まだ「**{ short-square }**」。
            [1] { $seat }はしばらく「**{ short-square }**」で足止め。
            [2] また「**{ short-square }**」？ { $seat }の新ネタはなし。
            [3] このサイコロは{ $seat }の味方じゃない。「**{ short-square }**」のまま。
            [4] { $seat }は「**{ short-square }**」をくり返す。今度は気持ちをこめて。
            [5] だれも見ていなかった一振り。{ $seat }は「**{ short-square }**」に残る。
           *[6] もったいない。{ $seat }は「**{ short-square }**」で粘って祈る。
        }
    }
event-topped =
    「{ short-square }」 { $flavour ->
        [0] { $seat }が{ track }のてっぺんまで行った！ コマは全部撤去、{ $seat }はもう1ターン！
        [1] { $seat }、だれかに悲鳴を上げさせた。{ track }は一掃、まだ続く！
        [2] これ以上は無理。{ $seat }が{ track }をきれいに片づけて、もう1ターン！
        [3] { track }の頂点！ { $seat }が全員はらい落として、もう一度番が来る。
        [4] { $seat }の{ track }は、もはや芸術。コマは全部消えて、{ $seat }はおかわり！
       *[5] 家じゅうに響いた。{ track }は空っぽ、でも{ $seat }はまだ止まらない！
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat }、その場で**{ $points }**点：{ $before } → { $after }。
            [1] { $seat }にはその場で**{ $points }**点のごほうび：{ $before } → { $after }。
            [2] 現金払いで{ $seat }に**{ $points }**点：{ $before } → { $after }。
           *[3] **{ $points }**点、{ $seat }に即日お支払い：{ $before } → { $after }。
        }
       *[other] { $flavour ->
            [0] { $seat }の「{ short-square }」はだれにも負けなかった：**+{ $points }**、{ $before } → { $after }。
            [1] { $seat }、「{ short-square }」でまんまと逃げ切る：**+{ $points }**、{ $before } → { $after }。
            [2] 「{ short-square }」がきいた。{ $seat }に**+{ $points }**、{ $before } → { $after }。
            [3] 一周ずっと「{ short-square }」！ { $seat }の取り分は**+{ $points }**、{ $before } → { $after }。
            [4] 「{ short-square }」を超える者は現れず。やるね{ $seat }：**+{ $points }**、{ $before } → { $after }。
            [5] まだ立っていた、「{ short-square }」の{ $seat }：**+{ $points }**、{ $before } → { $after }。
           *[6] みんな「{ short-square }」にはお手上げ。{ $seat }が**+{ $points }**をもらう：{ $before } → { $after }。
        }
    }
event-slid =
    { $after ->
        [0] { $seat }、{ $before }で{ $other }にぶつかって、コースの外まですべり落ちた！
       *[other] { $pair ->
            [3] また{ $other }！？ この2人の衝突は3回目。{ $seat }は{ $before }から{ $after }まですべり落ちる。
           *[other] { $flavour ->
                [0] { $seat }、{ $before }で{ $other }の上に着地して、{ $after }まですべり落ちる。
                [1] { $before }は{ $other }が使用中。{ $seat }は{ $after }まですべり落ちる。
                [2] 「ここ、とってるから！」{ $before }には{ $other }。{ $seat }は{ $after }へずるずる。
                [3] ごつん！ { $before }で{ $seat }と{ $other }がはちあわせ。{ $seat }が{ $after }まで下がる。
                [4] { $before }に2人は入れない。{ $other }が残り、{ $seat }は{ $after }へすべる。
               *[5] { $other }は{ $before }からてこでも動かない。{ $seat }のほうが{ $after }まで後退。
            }
        }
    }
event-caught =
    { $row ->
        [2] 2ターン連続！ スリッパの足音が一直線。{ $seat }、
        [3] 3連続！ ドアの前にだれかがいすを置いたらしい。{ $seat }、
       *[other] { $flavour ->
            [0] 「いったい何の騒ぎ！？」{ $seat }、
            [1] ドアが開いた。{ $seat }、
            [2] パパは全部見ていた。{ $seat }、
            [3] ミシ…ミシ…パチッ（電気）！ { $seat }、
            [4] 「やってないよ！」いや、やった。{ $seat }、
            [5] ママのまゆ毛が片方、上がった。{ $seat }、
            [6] 見張りは何をしていたのか！ { $seat }、
           *[7] 「そっちに行かなきゃダメ？」もう手おくれ。{ $seat }、
        }
    }1の目{ $ones ->
        [2] 2個
        [3] 3個
        [4] 4個
       *[5] 5個
    }でバレた！ { $before ->
        [0] 失うものはなかったけど。
       *[other] 後退：{ $before } → { $after }。
    }{ $ones ->
        [2] 悪魔のマスでは1の目2個でバレる。
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat }は「{ short-square }」でストップ。これを超えられる人は？
        [1] { $seat }、「{ short-square }」でやめて知らん顔。
        [2] { $seat }の「{ short-square }」。かかってこい。
        [3] 「{ short-square }」を決めて、{ $seat }はのんびり悲鳴を待つ。
        [4] 今日はこのへんで。{ $seat }は「{ short-square }」に駐車。
        [5] { $seat }は「{ short-square }」がかなり自慢らしく、ここで終了。
        [6] 「はい、次どうぞ！」{ $seat }が「{ short-square }」でニヤリ。
       *[7] サイコロから手を離して、{ $seat }は「{ short-square }」で満足。
    }
event-outdid =
    { $pair ->
        [3] かわいそうな{ $other }！ { $seat }に出し抜かれるのはこれで3回目、今度は「{ short-square }」。
       *[other] { $flavour ->
            [0] { $seat }が「{ short-square }」で{ $other }を出し抜いた！ { $other }のコマは退場。
            [1] そんなのでちょっかいのつもり、{ $other }？ { $seat }がお手本を見せる：「{ short-square }」。コマが1つ減った。
            [2] 「{ short-square }」！ { $seat }が{ $other }を{ track }から追い出した。
            [3] どいて、{ $other }。{ $seat }の「{ short-square }」が通ります。コマは外へ。
            [4] { $other }もひどかった。でも{ $seat }はもっとひどい：「{ short-square }」でさようなら。
            [5] { $seat }、「{ short-square }」の一手で{ $other }から{ track }をうばい取る。
           *[6] 「まだまだだね」と{ $seat }。{ $other }は「{ short-square }」に吹き飛ばされた。
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat }は{ $other }を出し抜けないままストップ。コマは退場。
        [1] { $other }はあくびをしただけ。{ $seat }のコマが消える。
        [2] { $other }にはおよばず、{ $seat }がコマを下げた。
        [3] がんばったけど、{ $other }のほうがうわて。{ $seat }のコマはここまで。
        [4] それで終わり、{ $seat }？ { $other }は顔も上げなかった。コマは残らない。
       *[5] { $seat }、{ $other }に勝つのをあきらめてコマを片づける。
    }
event-idled =
    { $flavour ->
        [0] { $seat }はだれにも迷惑をかけずにストップ。
        [1] なんていい子！ { $seat }、何もないまま終了。
        [2] { $seat }の番はこれでおしまい。きょうだいは全員無傷です。
       *[3] 今日の{ $seat }は天使そのもの。だれも怒っていない。
    }
event-won =
    { $how ->
        [last] ほかのみんなは寝てしまった。{ $seats }の勝ち！
       *[track] { $comeback ->
            [1] 折り返しでは最下位、終わってみれば1位！ { $seats }がゴールを越えて勝利！ おとなしい子ほどこわい。
           *[other] { $flavour ->
                [0] { $seats }がゴールを越えて勝利！ 先に始めたのはそっちだからね。
                [1] { $seats }、ゴール突破で勝ち！ わが家で一番うざい人に正式認定。
                [2] { $seats }がゴールを越えて勝った！ 今週いっぱいは自慢話を覚悟しよう。
               *[3] ドアを閉めて、電気を消して。ゴールを越えた{ $seats }の勝利！ はい、みんな「ごめんなさい」は？
            }
        }
    }

## Why not

refusal-roll-first = 先にサイコロを振ってください。
refusal-choose-first = 先に、この目を使うコースを選んでください。
refusal-nothing-to-choose = 今は選ぶコースがありません。
refusal-track-closed = このターン、{ track }は使えません。使えるのは、きょうだいのコマがあるコースと、その1つ上だけです。
refusal-no-die-for-track = { track }には{ $track }の目が必要ですが、1つも出ていません。

## At the table

prompt-roll = **{ $seat }**、サイコロを{ $dice }個振ってください。1の目は{ $limit ->
        [2] 2個目
        [3] 3個目
       *[4] 4個目
    }でバレます。
prompt-choose = **{ $seat }**：この目をどのコースに使う？ 1の目：{ $limit }個中{ $ones }個、残りのサイコロ{ $dice }個。
prompt-decide = **{ $seat }**：{ $place ->
        [none] まだコマを置いていません。
        [alone] 「**{ square }**」（{ track }をひとりじめ）。
        [ahead] 「**{ square }**」（{ $other }より先）。
        [tied] 「**{ square }**」（{ $other }と同じ）。
       *[behind] 「**{ square }**」（{ $other }より後ろ）。
    } 1の目：{ $limit }個中{ $ones }個、残りのサイコロ{ $dice }個。
action-roll = サイコロを{ $dice }個振る
action-again = もう一度振る · バレる確率{ PERCENT($percent) }
action-stop =
    ストップ：{ $place ->
        [none] 置くコマなし
        [alone] { short-square }が残る、{ $points }点
        [ahead] { $other }を出し抜く、{ short-square }
        [tied] { $other }と同じで、コマを失う
       *[behind] { $other }より後ろで、コマを失う
    }
action-choose =
    { track } { $steps ->
        [0] そのまま
       *[other] +{ $steps }
    } → { short-square }、{ $points }点{ $tops ->
        [wins] {" "}＆勝利！
        [yes] {" "}＆もう1ターン！
       *[no] { $place ->
            [ahead] {" "}· { $other }より先
            [tied] {" "}· { $other }と同じ
            [behind] {" "}· { $other }より後ろ
           *[other] {""}
        }
    }
## The first minute, for those who are new to the game

hint-goal = 🏁 目標：得点コースの{ $length }マス目を最初に越えること。
hint-roll = サイコロを振ろう！ 1の目はわきによけられ、{ $limit }個たまるとバレます。ほかの目なら、コースの上でコマを進められます。
hint-choose = 出た目は{ $faces }。コースを選ぶと、そのコースの番号の目1個につき1マス進みます。次の自分の番が来たときにまだ残っていれば、得点です。
hint-decide = { $place ->
        [none] まだコースにコマがありません。今ストップしても何ももらえません。
        [alone] ストップすると、コマは{ $points }点を狙ってここで待ちます。だれにも出し抜かれずに次の番が来たら、あなたのもの。
        [ahead] 今ストップすると、このコースの相手のコマを追い出せます。あなたのコマは次の番まで{ $points }点を狙って待ちます。
       *[other] このコースには、あなたと同じか先にいる人がいます。今ストップするとコマを失います。
    } もう一度振るとバレる確率は{ PERCENT($percent) }です。

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = ゴールを越えて、あなたの勝ちです！
tip-tops = コースのいちばん上。すぐに{ $points }点入って、もう一度あなたの番です。
tip-stays = そこならコマが残れて{ $points }点。同じか先にだれかがいると、ストップしたときにコマを失います。
tip-more = { $points }点になります。次にいいのは{ $otherwise }点だけ。
tip-higher = { $otherwise }マス目ではなく{ $square }マス目。すぐ得点になるいちばん上に近づきます。
tip-gap = { $other }を追い越すまでの歩数が、いちばん少ないコースです。
tip-nothing-yet = 点になるのはコースの上のコマだけ。もう一度振れば置けるかもしれません。
tip-comes-off = 今ストップすると、点なしでコマを失います。もう一度振れば{ $other }を追い越せるかも。
tip-bank = { $wins ->
        [yes] ここで待っている{ $points }点でゴールを越えます。
       *[no] ここで{ $points }点が待っています。
    }もう一度振ると{ PERCENT($percent) }の確率でバレて、消えてしまいます。
tip-climb = バレるのは{ PERCENT($percent) }だけ。上に行くほどコマの点は高くなります。

## The rules in a minute

rules-1 =
    ## きょうだいげんか
    _Sibling Rivalry · 作：Richard Garfield · 2～8人_

    きょうだい同士でちょっかいの出し合い。得点コースの**ゴールを最初に越えた**人が勝ちです。

    自分の番には、サイコロを5個振ります。**1**の目はわきによけ、そのターン中は戻りません。ほかの目で、いたずらコマを進めます。使えるコースを1つ選ぶと、そのコースの番号の目1個につき1マス進みます。それから、残りのサイコロを**もう一度振る**か、**ストップ**するか。
rules-2 =
    ## バレた！
    1ターンに**1の目が3個**たまると、親がドアを開けます。いたずらコマはなくなり、1の目1個につき、得点コースを1マス戻ります。その確率は「もう一度振る」ボタンに出ています。

    得点コースの**天使**のマスにいるあいだは、3個でもセーフで、4個目でバレます。**悪魔**のマスでは、2個目でもうバレます。
rules-3 =
    ## 出し抜け！
    - ほかの人のコマが盤面にないときは、**視線**から始まります。そうでなければ、コマのあるコース全部と、その一番上のさらに1つ上のコースが使えます。
    - 同じコースのコマより**先**でストップすると、相手のコマを追い出します。同じか後ろなら、自分のコマがなくなります。
    - 次の自分の番が来たとき、コマがまだ残っていれば**得点**になります。
    - 振るたびにコースを乗りかえられますが、新しいコースは最初からです。自分のいるコースの目が出たら、必ず進みます。
rules-4 =
    ## てっぺん、そして道の途中
    - コースの**最後のマス**に着くと、そのコースのコマは全部なくなり、すぐに得点して、もう1ターン遊べます。
    - 得点コースでほかのコマの上に止まると（前に進むときも戻るときも）、空いているマスまで**すべり落ち**ます。
    - よけた1の目が1個のとき、次でバレるのは8回に1回くらい。2個なら10回に4回です。

## Why a move is good: whole sentences about the move, to nobody in particular. Chances are in percent.

why-finishes =
    { $wins ->
        [yes] 最後のマスなのですぐに{ $points }点入り、それで勝ち。
       *[no] 最後のマスなのですぐに{ $points }点入り、もう1ターン遊べる。
    }
why-about-to-win = { $other }の勝ちが目の前。だれかが出し抜かないと、そのコマで{ $points }点入る。
why-outdoes =
    { $wins ->
        [yes] { $other }のコマを出し抜ける。ほうっておくと、そのコマで勝たれてしまう。
       *[no] { $other }のコマを出し抜ける。ほうっておくと、そのコマが{ $points }点になる。
    }
why-leads-to =
    { $where ->
        [finish] このマスの{ $points }点があれば勝てる。
       *[angel] このマスの{ $points }点で、天使のマスに着く。そこでは1の目が4個たまるまでバレない。
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] ここでやめても得点なし
           *[other] ここでやめても{ $points }点だけ
        }、もう一度振ってもバレる確率は{ $percent ->
            [0] 1%もない
           *[other] { PERCENT($percent) }しかない
        }。
       *[no] { $points ->
            [0] 次の一振りでバレる確率は{ PERCENT($percent) }。
           *[other] 次の一振りでバレる確率は{ PERCENT($percent) }、しかも{ $points }点がかかっている。
        }
    }
why-risk =
    { $percent ->
        [0] これならもうストップしていい。もう一方だと、{ PERCENT($otherwise) }の確率でバレる。
       *[other] ここから続けてバレる確率は{ PERCENT($percent) }、もう一方だと{ PERCENT($otherwise) }。
    }
why-reaches = ここからなら、このターンのうちに{ PERCENT($percent) }の確率で{ track }の最後のマスに着く。
why-taken = 次は{ $other }の番。{ track }に残したコマは、{ PERCENT($percent) }の確率で追い出される。
why-lasts =
    { $percent ->
        [0] 次は{ $other }の番だが、{ track }に残したコマはまず追い出されない。
       *[other] 次は{ $other }の番だが、{ track }に残したコマが追い出される確率は{ PERCENT($percent) }しかない。
    }

## Headlines of the card that people share

headline-one-more-and-out = { $winners }、あと1個の1で負けだった
headline-back-to-the-start-and-up = { $winners }、出発点に戻されても勝利
headline-never-caught = { $winners }は一度もバレず。ほかの人は{ $number }回
headline-past-the-finish = { $winners }、一気に{ $number }点で決めた

## Achievements

feat-so-near = あと一歩
    .story = てっぺんの1つ手前で、先に登った人に一掃された
feat-butter-would-not-melt = 虫も殺さぬ顔
    .story = 一度もバレずに勝った
feat-rock-bottom = どん底
    .story = 得点コースの外まで戻されて、それでも勝った
feat-encore = アンコール！
    .story = 1ターンで2つのコースのてっぺんに着いた
feat-by-a-whisker = 危機一髪
    .story = あと1個の1で大目玉、というところでてっぺんに着いた

# Planning ahead.
plan =
    バレる確率が{ PERCENT($danger) }未満のうちは振りつづけ、それ以上ならストップ。{ $track ->
        [own] コースはできれば今のまま
        [ask] コースは自分で選ぶ
       *[points] コースは一番点の高いものを選ぶ
    }{ $vain ->
        [stop] {""}
        [roll] 。ストップしてもむだなときは、振りつづける
       *[ask] 。ストップしてもむだなときは、自分で決める
    }
plan-ask-danger = 振りつづけるのは、バレる確率が
plan-ask-track = 選べるコースがいくつかあったら
plan-ask-vain = ストップしても何ももらえないとき
plan-some-danger = { PERCENT($number) }未満のうち
plan-track-points = 一番点の高いコース
plan-track-own = できれば今のコースのまま
plan-track-ask = そのとき自分で決める
plan-vain-ask = そのとき自分で決める
plan-vain-stop = それでもストップ
plan-vain-roll = 振りつづける
plan-void-pawn = あなたのコマがコースから追い出されました。
