### What a server settles for itself, and how the bot says hello.

settings-title = このサーバーの設定
settings-channels = **場所：** { $count ->
        [0] わたしが書き込めるチャンネルなら、どこでもゲームを開けます。
       *[other] ここで選んだ{ $count }個のチャンネルでゲームを開けます。
    }
settings-choose-channels = わたしが書き込めるすべてのチャンネル
settings-lacking = ⚠️ { $channel }：必要な権限は{ $permissions }。
settings-lacking-more = …権限が足りないチャンネルが、ほかに{ $count }個。
settings-gone = ⚠️ 選んだチャンネルがなくなったので、だれもゲームを開けません。別のチャンネルを選ぶか、選択を空にしてください。
settings-nowhere = ⚠️ ゲームに必要な権限のそろったチャンネルが、まだ1つもありません：{ $permissions }。
settings-clock = 1手の制限時間：{ $time }
settings-language = 新しいテーブルの言語：{ $language }
settings-language-own = サーバーの言語
settings-follow = 会話のあと盤面を下に出し直す：{ $follow ->
        [quickly] すぐ
        [never] しない
       *[calmly] ゆっくり
    }
settings-moderators = **ほかの人のゲームを終わらせられる人：** { $role ->
        [none] モデレーター（「メッセージの管理」権限）。
       *[other] { $role }と、サーバーを管理する人。
    }
settings-choose-role = モデレーター（「メッセージの管理」権限）
settings-threads-on = スレッドで遊ぶ：はい
settings-threads-off = スレッドで遊ぶ：いいえ
settings-pings-on = メンション：する
settings-pings-off = メンション：しない
settings-everywhere-on = 全体ランキングに数える：はい
settings-everywhere-off = 全体ランキングに数える：いいえ
settings-banter-on = 常連のおしゃべり：する
settings-banter-off = 常連のおしゃべり：しない
settings-quiet = **おやすみ時間：** { $hours ->
        [none] なし（自分で決めている人は別）。
       *[other] { $hours }（自分で決めていない人全員）。
    }
button-settings-quiet = おやすみ時間
settings-quiet-title = このサーバーのおやすみ時間
settings-small = *メンション：* 番が来た人をメンションしてよいか。ダイレクトメッセージは各自の設定どおりです。*全体ランキングに数える：* これから終わるゲームを、全サーバー共通のランキングに数えます。前のゲームはそのままです。チャンネル、制限時間、言語は、新しいテーブルから変わります。*会話のあと盤面を下に出し直す：* 進行中のゲームの下で会話が続いたら、盤面を一番下に出し直します。メッセージは数えるだけで、読むことはありません。
sorry-not-manager = 設定を見たり変えたりできるのは、サーバーを管理する人（「サーバー管理」権限）だけです。
sorry-no-threads = このサーバーでは、スレッドでは遊べません。チャンネルのほうでどうぞ。
sorry-other-channel = このサーバーでは、遊ぶ場所が決まっています：{ $channels }。
sorry-no-channel = このサーバーで遊ぶために選ばれたチャンネルがなくなりました。サーバーを管理する人なら「/設定」で選び直せます。
sorry-not-host-or-role = それができるのは、テーブルを開いた{ $host }か、ロール{ $role }の人だけです。

greeting = 👋 こんにちは！ チャンネルで遊べるゲームを持ってきました：{ $games }。だれもいなくても、コンピューターが相手をします。{ $play }でゲームを開けます。はじめての人は{ $help }をどうぞ。サーバーを管理している人は、{ $settings }で遊ぶ場所や遊び方を決められます。
