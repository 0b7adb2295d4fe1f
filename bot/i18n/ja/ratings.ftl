### Ratings, leaderboards, and what servers settle about them.

## At the end of a table

rating-changes = このゲームによるレーティング（このサーバー）：{ $changes }
rating-change = { $player } { $rating } { $way ->
        [up] ▲ +{ $by }
        [down] ▼ −{ $by }
       *[same] ● 変動なし
    }
# $who are people who sat down late, or who left well placed: their ratings stay.
rating-substituted = 席の交代があったので変わらず：{ $who }
rating-none = レーティング対象外：自分で{ $least }手以上決め、相手もそうしたゲームだけが数えられます。
guided-unrated = レーティング対象外：ガイドつきの初ゲームでした。

## The leaderboard

leaderboard-title = { $game ->
        [none] ランキング
       *[other] ランキング：{ $game }
    }
leaderboard-newcomers-title = { $game ->
        [none] 新顔
       *[other] 新顔：{ $game }
    }
leaderboard-about = { $scope } · { $period }
leaderboard-here = このサーバー
leaderboard-everywhere = すべての場所
leaderboard-all-time = 全期間
leaderboard-season = { $year }年 第{ $number }シーズン（3か月）
leaderboard-line = **{ $place }位** { $player } · **{ $rating }** · { $games }
leaderboard-newcomer = { $player } · 今のところ**{ $rating }** · { $games }
leaderboard-alt-line = { $place }位 { $player }：{ $rating }、{ $games }
leaderboard-alt-newcomer = { $player }：{ $rating }、{ $games }
leaderboard-games = { $games }戦{ $wins }勝
leaderboard-drawn = { $games }戦{ $wins }勝
leaderboard-you = { $line } ← あなた
leaderboard-empty = { $period ->
        [all] { $scope ->
            [here] ここでは、レーティング対象のゲームを終えた人がまだいません
           *[other] どこでも、レーティング対象のゲームを終えた人がまだいません
        }
       *[other] { $scope ->
            [here] ここでは、その期間にレーティング対象のゲームを終えた人がいません
           *[other] どこでも、その期間にレーティング対象のゲームを終えた人がいません
        }
    }。「/遊ぶ」でテーブルを開いて、一番乗りを！
leaderboard-nobody-ranked =
    { $period ->
        [all] レーティング対象のゲームを{ $least }回遊んだ人は、まだいません。それまでは新顔の一覧をどうぞ：
       *[other] その期間にレーティング対象のゲームを{ $least }回遊んだ人は、まだいません。それまでは新顔の一覧をどうぞ：
    }
leaderboard-how = だれでも1000からスタート。レーティングの予想よりよければ上がり、悪ければ下がります。最初はひかえめにつけるので、負けても上がることがよくあります。遊ぶほど正確になります。
leaderboard-apart = ほかに、{ $least }ゲーム未満でまだ順位のない新顔が{ $count }人。
leaderboard-out = このサーバーのゲームは、全体ランキングには数えられません。
leaderboard-somebody = だれかさん
leaderboard-alt = { $title }（{ $about }）。{ $lines }

button-my-place = 自分の順位
button-show-here = ここに表示
button-newcomers = 新顔（{ $count }）
button-ranked = ランキング

sorry-no-place = そこではまだレーティングがありません。まずは1ゲーム、最後まで遊んでみて。
