button-guess = 🎯 Quem ganha?
button-guess-change = Mudar
guess-form = Quem ganha?
guess-form-hint = De 0 a 100. Vazio: uma parte do resto
guess-form-all = De 0 a 100 para cada lugar
guess-title = ### 🎯 Quem ganha? Seu palpite na mesa { $table }
guess-chance = **{ $who }** { PERCENT($chance) }
guess-open = Ninguém mais vê antes do fim. Dá para mudar por mais { $count ->
        [one] uma jogada
        [many] { $count } jogadas
       *[other] { $count } jogadas
    }.
guess-closed = Agora é tarde para mudar. Ninguém mais vê antes do fim.
guess-where = **Quem ganha?** Escolha uma mesa:
button-guess-table = { $game }, mesa { $table }
guess-told = 🎯 { $how ->
        [saw] **{ $who } cantou a bola:** { PERCENT($guess) } para { $winner }, quando a análise dá { PERCENT($review) } ({ $points }).
        [closer] **{ $who } chegou mais perto que a análise:** { PERCENT($guess) } para { $winner }, quando a análise dá { PERCENT($review) } ({ $points }).
        [missed] { $who } deu { PERCENT($guess) } para { $winner }, e a análise dá { PERCENT($review) } ({ $points }).
       *[alone] { $who } deu { PERCENT($guess) } para { $winner }.
    }
guess-more = 🎯 { $count ->
        [one] E mais um palpite.
        [many] E mais { $count } palpites.
       *[other] E mais { $count } palpites.
    }
night-guesser = 🎯 **O melhor palpite foi de { $who }:** { $points } contra a análise em { $count ->
        [one] um palpite
        [many] { $count } palpites
       *[other] { $count } palpites
    }
button-guessers = 🎯 Palpites
guessers-title = 🎯 Os melhores palpites
guessers-line = **{ $place }.** { $player } · **{ $points }** · { $count ->
        [one] um palpite
        [many] { $count } palpites
       *[other] { $count } palpites
    }
guessers-empty = Ninguém tem { $least } palpites ainda. Assista a uma partida, aperte ⋯ embaixo dela e depois *Quem ganha?*
guessers-how = Você ganha pontos se chegar mais perto do fim que a análise naquele momento, e perde se ficar mais longe. Esta é a média; são precisos { $least } palpites para aparecer aqui. A pontuação não muda com isso.
sorry-guess-player = Você já pôs a mão nesta partida, então nada de palpite!
sorry-guess-late = Tarde demais para um palpite: eles valem até mais ou menos um terço da partida.
sorry-guess-number = Escreva números de 0 a 100 e dê chance a pelo menos uma pessoa.
sorry-guess-line = Escreva uma linha para cada lugar, assim: { $example }
sorry-guess-none = Nenhuma mesa espera palpites agora. Tente no começo da próxima rodada!
