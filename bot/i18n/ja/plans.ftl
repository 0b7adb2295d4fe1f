# Planning ahead: deciding now what one does when it comes to one.
button-plan = 📝 先に作戦を立てる
button-plan-mine = 📝 自分の作戦
button-plan-make = 作戦を立てる
button-plan-change = 変更する
button-plan-drop = 取り消す
plan-title = ### 📝 テーブル{ $table }でのあなたの作戦
plan-none = あとで忙しくなりそう？ 番が来たらどうするかを今教えてくれれば、番が来たすぐあとに代わりにやっておきます。作戦の中身も、作戦があったことも、ほかの人にはわかりません。使えるのは1ターン分で、それまではいつでも変えられます。
plan-waits =
    あなたの番になったら：{ $plan }。
    -# あとは任せてください。その前にだれかが抜けたり、あなたが自分で何かを決めたりしたら、この作戦はなしになります。
# Why comes first: "Ann has given you a number."
plan-void =
    この作戦はもう使えません：{ $why }というわけで、またあなたが決める番です。
    -# 立てていた作戦：{ $plan }。
plan-void-told = 📝 [テーブル{ $table }]({ $link })：{ $told }
plan-void-left = だれかがゲームから抜けました。
plan-void-relieved = 別の人が、だれかの席を引きつぎました。
plan-void-refused = ルール上、もうできません。
plan-form = あなたの番になったら
plans-label = 事前の作戦
lobby-plans-not = 事前の作戦はなし
sorry-plan-now = 今まさにあなたが決める番なので、作戦はいりません。決めたあとなら、次のターンの作戦を立てられます。
sorry-plan-none = { $game }では、先に作戦を立てられません。
sorry-plan-off = このテーブルでは、だれも先に作戦を立てられません。そういうハウスルールです。
sorry-plan-not-yet = まだ立てる作戦がありません。全員の場所が決まって、戦いが始まったらまたどうぞ。
sorry-plan-evening = そのゲーム会のテーブルが開くのはあとです。「事前の作戦」は指定せずに日時を決めて、テーブルが開いてからハウスルールで「なし」にしてください。
sorry-plan-late = フォームを開いてから、いろいろなことが起きました。盤面を見て、もう一度作戦を立ててください。
refusal-plan-nothing-now = 今は立てる作戦がありません。
refusal-plan-strange = そのフォームは、もう今の場面に合いません。もう一度開いてください。
refusal-plan-nothing = それだと全部あなた任せで、作戦になりません。わたしがすることを何か選んでください。
