### The regulars: computers with a name, a face and a way of playing of their own. Their names are the same in every
### language: Biscuit (hoarder), Marble (gambler), Pickle (grudge), Waffle (bluffer), Button (watcher), Teddy (beginner).

## At an open table

# In the chat: a regular's face, then its name.
regular-chat-name = { $face } { $name }
# Small, below a name on the poster: 16 characters at most, and in brackets behind it.
level-hoarder = ためこみ屋
level-gambler = ギャンブラー
level-grudge = 根に持つタイプ
level-bluffer = はったり屋
level-watcher = 見張り役
level-beginner = 初心者
level-even = いい勝負
# A way of playing that this version of the bot does not have any more.
level-unknown = いつもどおり
add-even = みんなと「いい勝負」の相手を追加
pick-regular = または、常連をだれか誘う
# How each plays, in one line: to choose from.
plays-hoarder = 手に入れたものは手放さず、先のためにためておく
plays-gambler = 危ない橋を渡って、それからもう一度渡る
plays-grudge = だれが何をしたか忘れず、きっちりお返しする
plays-bluffer = 本当とはちがうことを信じさせようとする
plays-watcher = だれであれ、先頭の人から目を離さない
plays-beginner = 初めてのゲームにぴったりの、やさしい相手
# In the host's menu, about a regular who sits there. $score is "Waffle leads 7 : 5".
regular-here = { $who }：{ $plays }。{ $score ->
        [none] {""}
       *[other] { $score }。
    }
# Over the years, against one player: first the regular's, then the player's.
regular-score = { $way ->
        [ahead] { $name }が{ $theirs }対{ $mine }で勝ち越し
        [behind] { $name }が{ $theirs }対{ $mine }で負け越し
       *[even] { $name }とは{ $theirs }対{ $mine }で互角
    }
profile-regulars = **常連との成績：** { $scores }。

## What they say at the table, now and then. $name is a player.

banter-says = { $who }：*「{ $line }」*
# When the game begins.
banter-hoarder-hello = { $flavour ->
        [0] やあ！ おやつを持ってきたよ。全部自分のだけど。
       *[1] もらったものは、みんな大事にするからね。
    }
banter-gambler-hello = { $flavour ->
        [0] 今日はツイてる？ こっちはいつもツイてるよ。ツキが切れるまでは。
       *[1] さあ、おもしろくしようじゃないか。
    }
banter-grudge-hello = { $flavour ->
        [0] 前回のこと、覚えてるよ。全部ね。
       *[1] 心機一転。リストは空っぽだよ、今のところは。
    }
banter-bluffer-hello = { $flavour ->
        [0] 作戦なんて、なーんにもないよ。約束する。
       *[1] だいじょうぶ、この顔は信用できるよ。
    }
banter-watcher-hello = { $flavour ->
        [0] どうぞおかまいなく。見てるだけだから。
       *[1] だれがリードしても、ちゃんと見てるからね。
    }
banter-beginner-hello = { $flavour ->
        [0] こんにちは！ ルールは読んできたよ。だいたいは。
       *[1] ここに座っていいの？ わくわくする！
    }
# When $name has just done something to them, for all to see: gave them a number, hit them, challenged them.
banter-hoarder-touched = { $flavour ->
        [0] くれるの？ ほかのといっしょにしまっておくね。
       *[1] せっかく席をきれいにしてたのに、{ $name }。
    }
banter-gambler-touched = { $flavour ->
        [0] ハハッ！ もう1回やる、{ $name }？
       *[1] いいとも。倍になるか、ゼロになるかだ。
    }
banter-grudge-touched = { $flavour ->
        [0] 見たよ、{ $name }。こういうの、全部書きとめてるから。
       *[1] メモした。消えないペンで。
    }
banter-bluffer-touched = { $flavour ->
        [0] それこそ思うつぼ。…なのかな？
       *[1] うわー。こまったなー。いったいどうしよー。
    }
banter-watcher-touched = { $flavour ->
        [0] 興味深いね、{ $name }。実に興味深い。
       *[1] お見通しだったよ。ほとんどね。
    }
banter-beginner-touched = { $flavour ->
        [0] えっ！ それってやっていいの？ いいんだ？ 覚えとく！
       *[1] なるほど、そうやるんだね、{ $name }。
    }
# When they have won.
banter-hoarder-won = { $flavour ->
        [0] たなに飾るものがまた1つ。
       *[1] ためておけば報われる。いつだってそう。
    }
banter-gambler-won = { $flavour ->
        [0] ほらね。運に好かれてるんだ。
       *[1] もう1回やる？ 今、波に乗ってるんだ！
    }
banter-grudge-won = { $flavour ->
        [0] これでおあいこ。だいたいね。
       *[1] リストから名前をいくつか消せたよ。
    }
banter-bluffer-won = { $flavour ->
        [0] うそなんか、つくと思う？
       *[1] 勝ったの？ びっくりだなあ。いや、本当に。
    }
banter-watcher-won = { $flavour ->
        [0] 待って、見ているだけでよかった。
       *[1] 一瞬、目を離したでしょ。
    }
banter-beginner-won = { $flavour ->
        [0] 勝ったの？ 勝った！ みんな、見てた？
       *[1] ビギナーズラックって、本当にあるんだね！
    }
# When they have come second, close behind.
banter-hoarder-close = { $flavour ->
        [0] もう少し早く使えばよかった。
       *[1] 惜しかった。この思い出は、とっておくね。
    }
banter-gambler-close = { $flavour ->
        [0] あと一振りで、こっちのものだったのに。
       *[1] 悔いはないよ。何度でもやるさ。
    }
banter-grudge-close = { $flavour ->
        [0] こんなわずかな差で？ 忘れないからね。
       *[1] リストに名前がのったよ、{ $name }。
    }
banter-bluffer-close = { $flavour ->
        [0] わざと勝たせてあげたんだよ。決まってるでしょ。
       *[1] 計画どおり。ほぼね。
    }
banter-watcher-close = { $flavour ->
        [0] やるところを見てたよ、{ $name }。おみごと。
       *[1] 見るのが、ひと足おそかった。
    }
banter-beginner-close = { $flavour ->
        [0] もうちょっとで1位だった！ もう1回やらない？
       *[1] すっごく惜しかった！ おみごと、{ $name }。
    }

## After the game: why they did what they did

button-why = { $name }に理由を聞く
button-why-all = コンピューターに理由を聞く
because-title = { $who }がふりかえる、テーブル{ $table }
# One decision: when, what was chosen rather than what, and why, in one or more sentences.
because-decision = **{ $moment }：** 「{ $instead ->
        [none] { $chosen }」
       *[other] { $instead }」ではなく「{ $chosen }」
    }。{ $why }
because-nothing = 今回は、これといった理由なし。一番よさそうなものを、一手ずつ選んだだけ。
because-how = コンピューターが手を決めるのに使う、その時点での数字です。{ $secrets ->
        [yes] そのとき秘密だったものもあります。
       *[no] {""}
    }
sorry-why-program = { $who }はだれかが作ったプログラムです。なぜそうしたのかは、作った人にしかわかりません。
sorry-why-random = { $who }はてきとうに選んでいるだけなので、理由はありません。サイコロに聞いても同じです。
