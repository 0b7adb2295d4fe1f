### Profiles, and achievements of no game in particular.

## The message

profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = このサーバー
profile-scope-everywhere = 全サーバー
profile-summary = { $scope }で**{ $games }ゲーム**、{ $wins ->
        [0] まだ勝ちなし
       *[other] **{ $wins }勝**（{ PERCENT($share) }）
    }、テーブルで過ごした時間は{ $time }。
profile-time = テーブルで過ごした時間は{ $time }。
profile-line = { $game }：{ $games }戦{ $wins }勝
profile-minutes = { $minutes }分
profile-hours = { $hours }時間
profile-empty = { $player }は、{ $scope }でまだゲームを終えていません。今からでも遅くありません：「/遊ぶ」。
profile-line-rated = { $line }、レーティング{ $rating }
profile-unrated = **レーティング：** まだなし。
profile-rating = **レーティング：** { $rating }{ $settled ->
        [yes] 。
       *[no] （まだ定まっていません）。
    }
profile-exact-rating = **レーティング：** { $rating }。少なくともこのくらい強いのは、ほぼ確実。一番ありそうな値は{ $guess } ± { $spread }{ $settled ->
        [yes] 。
       *[no] ですが、ゲーム数が少ないうちは当てになりません。
    }
profile-dice = **サイコロ運：** { $how ->
        [few] まだ少なすぎて何とも言えません。
        [even] 人並み。
        [little-up] ちょっとツイてる。
        [little-down] ちょっとツイてない。
        [clear-up] はっきりツイてる。
        [clear-down] はっきりツイてない。
        [amazing-up] おそろしいほどの強運。
       *[amazing-down] おそろしいほどの不運。
    }
profile-figures = くわしい数字
profile-figures-title = { $player }のくわしい数字（{ $scope }）
profile-no-figures = まだありません。
profile-streaks = **連続記録：** { $wins ->
        [0] 今は連勝なし
        [1] 今は1勝
       *[other] { $wins }連勝中
    }（{ $best ->
        [0] まだ勝ちなし
        [1] 最高1勝
       *[other] 最高{ $best }連勝
    }）。{ $bestweeks ->
        [1] {""}
       *[other] { $weeks ->
            [0] 先週は見かけませんでした
            [1] 連続1週目です
           *[other] { $weeks }週連続で遊んでいます
        }（最高{ $bestweeks }週）。
    }
profile-rivals = **ライバル：** { $lines }
profile-rival-met = { $rival }と一番よく対戦（{ $met }回：上が{ $ahead }回、下が{ $behind }回）
profile-rival-prey = { $rival }には強い（{ $ahead }：{ $behind }）
profile-rival-nemesis = { $rival }は天敵（{ $ahead }：{ $behind }）
profile-luck = **サイコロ運：** { $dice }個振って、出た目の合計は{ $total }。平均は{ $expected }で、比べると{ $lead }。偶然だけでも、ふつう{ $usual }くらいはずれます。{ $verdict }
profile-luck-more = { $pips }多い
profile-luck-less = { $pips }少ない
profile-luck-even = ぴったり同じ
profile-luck-few = 少なすぎて何とも言えません。
profile-luck-fair = まったくふつうの範囲です。
profile-luck-odd = こんな出方をするのは{ $one }人に1人くらい。めずらしいけれど、驚くほどではありません。
profile-luck-wonder = 平均からこれだけ離れる人は、だいたい{ $one }人に1人。（{ $way ->
        [up] 大きければいいとは限りません！
       *[down] 小さいから悪いとは限りません！
    }）
profile-feats = **実績：** { $all }個中{ $count }個
profile-feat = 🏅 **{ $feat }**{ $times ->
        [1] {""}
       *[other] （×{ $times }）
    } · { $story }
profile-feat-at = { $line } · [テーブル{ $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = すべての実績
profile-feats-title = { $player }の実績（{ $scope }）：{ $all }個中{ $count }個
profile-alt = { $player }、{ $about }：{ $games }戦{ $wins }勝。{ $curve }
profile-alt-curve = レーティング{ $rating }{ $settled ->
        [yes] {""}
       *[no] （まだ定まっていない）
    }。最近{ $count }回のレーティング対象ゲームで{ $from }から{ $rating }へ動き、その間の最低は{ $low }、最高は{ $high }。
profile-alt-none = レーティング対象のゲームはまだなし。

## The picture

profile-card-games = 戦
profile-card-wins = { $wins ->
        [0] 勝
       *[other] 勝 · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] レーティング
       *[no] レーティング（暫定）
    }
profile-card-all = 全ゲーム
profile-card-about = { $game } · { $scope }
profile-card-curve = 線：レーティング、帯：実力の上限まで（遊ぶほど細くなる）
profile-card-settling = 線：レーティング、上限の見立ては10ゲームのあとで
profile-card-first = { $date }から
profile-card-latest = { $date }まで
profile-card-only = { $date }
profile-card-none = レーティング対象のゲームはまだなし
profile-card-sleeping = サイコロはまだ夢の中。

## Why not

sorry-profile-private = わたしもいるサーバーの外では、自分のプロフィールしか見せられません。プレイヤーを省略すれば、自分のが出ます。
sorry-profile-computer = { $player }は機械なので、日記をつけません。常連との勝ち負けは、自分のプロフィールで見られます。

## At the end of a table

table-feat = 🏅 { $seats }：**{ $feat }** · { $story }
table-feats-more = 🏅 …ほか{ $count }個はプロフィールに。

## Achievements that any game can give: what it is called, and how it was earned

feat-first-win = ビギナーズラック
    .story = 生まれて初めて勝った
feat-hat-trick = ハットトリック
    .story = 3連勝した
feat-bounced-back = V字回復
    .story = 前回は最下位、今回は1位
feat-good-sport = ナイスファイト
    .story = 3回続けて最下位、それでも毎回最後まで遊んだ
feat-beat-the-machine = 人類の逆襲
    .story = 「つよい」コンピューターに勝った
feat-rematch-won = もう1回言ってみて？
    .story = 負けて、再戦を申しこんで、勝った
feat-full-house = 満員御礼
    .story = 空席なし、コンピューターもなしで遊んだ
feat-long-haul = 夜ふかし
    .story = 1ゲームで60回も決断した
feat-worth-the-wait = 待ったかいあり
    .story = 10回以上遊んでも勝てなかったゲームで、初勝利
feat-all-rounder = 何でも屋
    .story = 3種類のゲームで勝った
feat-same-time-next-week = また来週？
    .story = 4週続けて遊んだ
feat-hundredth-night = この家の主
    .story = 100ゲーム遊んだ
