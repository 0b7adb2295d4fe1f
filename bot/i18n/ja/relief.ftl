# Seats that change hands in the middle of a game.

button-hand-over = 席をゆずる
button-keep-seat = やっぱりこの席にいる
button-take = { $name }と交代する
button-relieve = { $name }の代わりに続ける
button-hand-over-sure = 代わりを募集する
button-take-sure = 席につく
button-drop-out = コンピューターに任せる

hand-over-sure =
    だれかが座るまで（長くて1日）は、あなたの席。「⋯」で取り消せます。そのあとは戻れません。
    結果が悪ければレーティングが下がり、よければそのまま。ひとりに頼むなら「/テーブル 交代」。みんなに聞いてみますか？
drop-out-sure = お急ぎですか？ 今すぐコンピューターに任せられます。レーティングでは降参と同じです。
take-sure =
    { $seat }の代わりに、最後まで遊ぶことになります。その席のものをすべて引きつぎ、あとで別の席に移ることはできません。
    あなたのレーティングは、下がりも上がりもしません。この席の決断の半分以上をあなたがすれば、このゲームはプロフィールにのります。

table-offered = 🪑 { $seat }はもう行かないといけません。{ $whom ->
        [anybody] 代わりに続きを遊んでくれる人はいませんか？
       *[other] { $whom }、代わりに続きを遊んでくれませんか？
    } 募集は{ $when }に締め切ります。
table-relieved = { $former }の席に{ $seat }がついて、ここから続きを遊ぶ。

offered-call = { $whom ->
        [anybody] { $who }はもう行かないといけません。ここに、代わりに続きを遊んでくれる人はいませんか？ [テーブルで席につく]({ $link })。それまでは{ $who }の席のままです。募集は{ $when }に締め切ります。
       *[other] { $whom }：{ $who }はもう行かないといけないので、代わりに続きを遊んでほしいそうです。[テーブルで席につく]({ $link })。それまでは{ $who }の席のままです。募集は{ $when }に締め切ります。
    }
relieved-call = 🪑 { $former }の代わりに、{ $who }が続きを遊びます。[テーブルへ]({ $link })

done-offered = 聞いておきました。だれかが席につくまでは、あなたの席です。
done-kept = よかった、残るんですね。席の募集は取り消しました。
done-dropped-out = 行ってらっしゃい！ あなたの席はコンピューターが引きつぎました。また次のゲームで。
done-relieved = ようこそ！ この席も、残りの時間も、もうあなたのものです。まずは盤面をどうぞ。
done-relieved-secret = ようこそ！ この席も、残りの時間も、もうあなたのものです。秘密は「こっそり見る」で見られます。ダイレクトメッセージでも今送っています。

vote-relieve-sure = { $seat }の代わりに、最後まで遊ぶことになります。まだ続けている人たちに聞きますね。期限は1日で、返事がなければ賛成とみなします。ただし、それまでに{ $seat }が戻ってきたら、この話はなしです。聞いてみますか？
vote-relieve-open = 🪑 { $who }が、しばらく留守の{ $seat }の代わりに続けたいそうです。{ $silent ->
        [none] {""}
       *[other] {""}まだ返事がない人：{ $silent }。
    }返事がなければ賛成とみなし、{ $when }に決まります。その前に{ $seat }が戻ってきたら、この話はなしです。
vote-relieve-refused = 🙂 { $seats }は、{ $seat }を待ちたいそうです。
vote-relieve-call = { $seat }、みんな待ってますよ！ { $who }が、あなたと交代したいそうです。{ $when }までに[戻ってくれば]({ $link })、席はあなたのままです。{ $others ->
        [none] {""}
       *[other] {""}{ $others }：どう思いますか？
    }
vote-relieve-computer-sure = { $seat }の代わりに、最後まで遊ぶことになります。あなたのレーティングは変わりません。まだ続けている人たちに聞きますね。期限は1日で、返事がなければ賛成とみなします。聞いてみますか？
vote-relieve-computer-open = 🪑 { $who }が、{ $seat }の代わりにゲームに加わりたいそうです。{ $silent ->
        [none] {""}
       *[other] {""}まだ返事がない人：{ $silent }。
    }返事がなければ賛成とみなし、{ $when }に決まります。
vote-relieve-computer-refused = 🙂 { $seats }は、{ $seat }のまま続けたいそうです。
vote-relieve-computer-call = { $who }が、{ $seat }の代わりに[ゲームに加わりたい]({ $link })そうです。{ $others ->
        [none] {""}
       *[other] {""}{ $others }：どう思いますか？
    }{ $when }に決まります。

sorry-no-offer = その席は募集していません。
sorry-own-offer = それはあなた自身の席です。やっぱり残るなら、「⋯」から「やっぱりこの席にいる」を押してください。
sorry-drop-out = コンピューターに任せられるのは、ほかに2人以上が続けていて、そのうち1人が人間のときだけです。降参するか、席をゆずってください。
sorry-offered-to-other = その席は{ $whom }のためにとってあります。
sorry-hand-over-bot = botにはサイコロを持つ手がありません。人間に頼んでください。
sorry-relief-seated = { $other ->
        [yes] その人はもうこのテーブルにいます。1人で2席は遊べません。
       *[no] あなたはもうこのテーブルにいます。1人で2席は遊べません。
    }
sorry-relief-watched = { $other ->
        [yes] その人は一度このゲームの席についていたので、この席が知ってはいけないものを見ています。だれかほかの人に頼んでください。
       *[no] あなたは一度このゲームの席についていたので、この席が知ってはいけないものを見ています。だれかほかの人に任せましょう。
    }
sorry-relief-unwelcome = { $other ->
        [yes] このテーブルに、その人の席はありません。
       *[no] ごめんなさい、このテーブルにあなたの席はありません。
    }
