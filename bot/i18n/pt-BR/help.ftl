### Escolher um jogo, /ajuda e a primeira partida guiada.

picker-title = ### 🎲 Vamos jogar o quê?
picker-guided = -# 🌱 Jogo novo? *Me mostra*: computadores fáceis, dicas, sem rating.
pick-game = Mais jogos
game-picture = Um desenho de { $game }
button-play = Jogar { $game }
button-guide = Me mostra
# $play is a command that can be pressed.
help-first =
    ### 👋 Oi! Vamos jogar?
    Aperte *Jogar* ou digite { $play }. A galera aperta *Entrar*.
help-first-elsewhere =
    ### 👋 Oi! Eu trago jogos para os canais de um servidor.
    Digite { $play } em um canal de lá, e uma mesa se abre. Estes são os jogos; *Regras* conta como é cada um.
help-more = -# 🧭 Como se joga: { $rules } · Esperam por você: { $turns } · Hoje: { $puzzle } · Em breve: { $evenings } · Até aqui: { $profile }, { $leaderboard }, { $history } · Para você: { $me } · O servidor: { $settings }
guide-offer = 🌱 Primeira vez? *Me mostra* chama um computador fácil para a mesa e começa. Antes de cada uma das suas primeiras decisões, eu cochicho o que dá para fazer, e o que eu faria. Ou é só esperar a galera.
guide-offer-joined = 🌱 Primeira vez? Nos seus primeiros turnos, eu cochicho o que dá para fazer. E, se quiser antes tentar por conta própria, em /ajuda tem uma partida contra um computador fácil.
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] Eu apertaria **{ $label }**.
       *[other] Na lista **{ $list }** eu escolheria **{ $label }**.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
hint-last = 🎓 { $guided ->
        [yes] Esta é a minha última dica de sempre: agora você decide, e eu só cochicho quando aparece algo novo. O resto está em **{ $rules }**, e /ajuda tem uma primeira partida guiada de cada jogo.
       *[no] Esta é a minha última dica. O resto está em **{ $rules }**.
    }
guide-here = 🌱 A sua partida está pronta: { $link }. As minhas dicas aparecem embaixo dela sempre que você aperta algo. Só você vê.
sorry-which-game = Regras da casa e datas são de um jogo só, então diga de qual: `/jogar jogo:`. Sem nada depois, /jogar mostra todos.
sorry-guide-company = Agora tem mais gente nesta mesa, então ela é de vocês. Em /ajuda tem uma partida só para você, quando quiser.
