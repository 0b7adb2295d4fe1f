### ゲームを選ぶ、「/ヘルプ」、はじめてのガイドつきゲーム。

picker-title = ### 🎲 何で遊ぶ？
picker-guided = -# 🌱 はじめて？ 「教えて」：やさしい相手、ヒントつき、レーティングなし。
pick-game = ほかのゲーム
game-picture = { $game }の絵
button-play = { $game }で遊ぶ
button-guide = 教えて
# $play is a command that can be pressed.
help-first =
    ### 👋 こんにちは！ 遊びましょう。
    「遊ぶ」を押すか、{ $play }と打ちます。みんなは「参加」を押します。
help-first-elsewhere =
    ### 👋 こんにちは！ サーバーのチャンネルで遊べるゲームを持ってきました。
    サーバーのチャンネルで{ $play }と打つと、テーブルが開きます。ゲームはこちら。「ルール」で遊び方が読めます。
help-more = -# 🧭 遊び方：{ $rules } · 自分の番：{ $turns } · 今日：{ $puzzle } · これから：{ $evenings } · これまで：{ $profile }、{ $leaderboard }、{ $history } · 自分の設定：{ $me } · サーバー：{ $settings }
guide-offer = 🌱 はじめて？ 「教えて」を押すと、やさしいコンピューターが席について、すぐ始まります。最初のうちは決めるたびに、何ができるか、わたしならどうするかを、こっそり教えます。友だちを待つのもいいですね。
guide-offer-joined = 🌱 はじめて？ 最初の何手かは、何ができるかをこっそり教えます。まずひとりで試したいときは、「/ヘルプ」に、やさしいコンピューターとのゲームがあります。
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] わたしなら**{ $label }**を押します。
       *[other] わたしなら、リスト**{ $list }**から**{ $label }**を選びます。
    }{ $why ->
        [none] {""}
       *[other] { $why }
    }
hint-last = 🎓 { $guided ->
        [yes] いつものヒントはこれで最後。これからはあなたが決めて、新しいことが出てきたときだけ、こっそり教えます。ほかのことは**{ $rules }**に、どのゲームのガイドつき初ゲームも「/ヘルプ」にあります。
       *[no] ヒントはこれで最後。ほかのことは**{ $rules }**にあります。
    }
guide-here = 🌱 ゲームの準備ができました：{ $link } ヒントは、何かを押すたびにその下に出ます。見えるのはあなただけ。
sorry-which-game = ハウスルールや日時は、どれか1つのゲームのものです。`/遊ぶ ゲーム:`のようにゲームも選んでください。「/遊ぶ」だけなら、全部見られます。
sorry-guide-company = このテーブルにはもうほかの人がいるので、みんなのゲームです。ひとり用のゲームは、いつでも「/ヘルプ」にあります。
