### Planejar: decidir agora o que se faz quando a decisão chegar.

button-plan = 📝 Planejar
button-plan-mine = 📝 Meu plano
button-plan-make = Fazer um plano
button-plan-change = Mudar
button-plan-drop = Retirar
plan-title = ### 📝 O seu plano na mesa { $table }
plan-none = Vai ficar sem tempo mais tarde? Diga agora o que vai fazer quando a decisão for sua, e eu faço por você um instante depois. Ninguém mais vê o seu plano, nem tem como saber que havia um. Ele vale para uma vez só, e até lá dá para mudar de ideia.
plan-waits =
    Quando a decisão for sua: { $plan }.
    -# Pode deixar comigo. Se antes disso alguém sair da partida, ou você decidir alguma coisa por conta própria, o plano está cancelado.
# O porquê vem primeiro: “alguém passou um número para você.”
plan-void =
    Este plano não serve mais: { $why } Então a decisão volta a ser sua.
    -# O seu plano era: { $plan }.
plan-void-told = 📝 [Mesa { $table }]({ $link }): { $told }
plan-void-left = alguém saiu da partida.
plan-void-relieved = outra pessoa assumiu um lugar.
plan-void-refused = as regras não permitem mais.
plan-form = Quando a decisão for sua
plans-label = Planejar jogadas
lobby-plans-not = ninguém planeja jogadas
sorry-plan-now = A decisão é sua agora mesmo, então nem precisa de plano. Depois de decidir, você pode planejar a sua próxima vez.
sorry-plan-none = Em { $game } não dá para planejar jogadas.
sorry-plan-off = Nesta mesa ninguém planeja jogadas: é uma das regras da casa.
sorry-plan-not-yet = Ainda não há nada para planejar. Tente de novo quando todo mundo estiver no lugar e a guerra tiver começado.
sorry-plan-evening = A mesa dessa noite só abre mais tarde. Marque a data sem *planejar* e, quando ela abrir, desligue os planos nas regras da casa.
sorry-plan-late = Aconteceu coisa demais desde que você abriu esse formulário. Dê uma olhada no tabuleiro e planeje de novo.
refusal-plan-nothing-now = Não há nada para planejar agora.
refusal-plan-strange = Esse formulário já não vale para este momento. Abra de novo, por favor.
refusal-plan-nothing = Assim tudo ficaria com você, e isso não é plano nenhum. Escolha alguma coisa para eu fazer.
