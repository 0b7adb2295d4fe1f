### Maratonas: uma noite, vários jogos, uma vitória.

night-name = Maratona de jogos
night-title = 🌙 Maratona de jogos
night-form-title = Maratona de jogos
night-form-games = Jogos
night-form-order = Qual vem depois
night-order-turn = Um depois do outro
night-order-lot = Por sorteio
night-order-vote = Votação antes de cada rodada
night-form-length = Quantas rodadas, ou até que horas
night-form-length-example = 4, ou 23:30, ou em 2 horas
night-form-odd = Se alguém ficar de fora
night-odd-regular = Um computador completa a mesa
night-odd-rest = Descansa uma rodada
night-form-rules = Regras da casa
# Same as English: it is typed like that.
night-form-rules-example = Tie-Die: target 30

night-host = { $host } chama vocês para uma maratona com vários jogos. No fim, alguém leva a noite!
night-games = **{ $games }**{ $order ->
        [turn] , um depois do outro
        [lot] , por sorteio
        [vote] , conforme os votos
       *[alone] {""}
    }
night-rounds = { $count ->
        [one] Uma rodada
       *[other] { $count } rodadas
    }
night-until = Quantas rodadas couberem em { $hours ->
        [0] {""}
        [one] { $hours } hora
       *[other] { $hours } horas
    }{ $minutes ->
        [0] {""}
       *[other] { $hours ->
            [0] {""}
           *[other] {" "}e{" "}
        }{ $minutes ->
            [one] { $minutes } minuto
           *[other] { $minutes } minutos
        }
    }
night-rules = Regras da casa em { $game }: { $rules }
night-duplicate = **A mesma sorte para todos:** cada lugar tira os mesmos dados em todas as mesas de uma rodada. Por isso as mesas jogam em tópicos privados, e conta quem joga melhor.
night-in = **Quem já vai ({ $count }):** { $who }
night-nobody = **Quem já vai:** ninguém ainda. Quem puxa a fila?
night-small =
    Chegou depois? Você joga a partir da próxima rodada. Precisa ir? Aperte *Vou nessa*, e ninguém precisa votar.
    Ganhar uma mesa vale 10 pontos, depois 6, 4, 3, 2, e 1 para o resto. Em caso de empate, divide-se.
night-small-duplicate =
    Chegou depois? Você joga a partir da próxima rodada. Precisa ir? Aperte *Vou nessa*, e ninguém precisa votar.
    A sua colocação é comparada com a de quem tinha o seu lugar em outra mesa: até 10 pontos. Uma folga vale 5.
button-night-in = Eu vou
button-night-out = Vou nessa
button-night-start = Começar a maratona
button-night-computer = Chamar um computador
button-night-off = Desmarcar
button-night-end = Encerrar a maratona
button-night-sure = Sim, encerrar
button-night-text = Tabuleiro em texto
button-night-again = De novo { $weekday ->
        [0] na próxima segunda
        [1] na próxima terça
        [2] na próxima quarta
        [3] na próxima quinta
        [4] na próxima sexta
        [5] no próximo sábado
       *[6] no próximo domingo
    }
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }

night-round = **Rodada { $round } de { $total }: { $game }.** { $how ->
        [mixed] Misturei vocês do jeito mais equilibrado que deu.
       *[standing] Agora quem está na frente joga junto.
    }
night-round-until = A rodada acaba { $relative }.
night-table = **Mesa { $table }:** { $who } · { $state ->
        [waiting] abre já
        [over] encerrada
        [void] sem resultado
       *[running] { $link ->
            [none] abre já
           *[other] { $link }
        }
    }
night-resting = Nesta rodada { $count ->
        [one] descansa
       *[other] descansam
    } { $who }, com 5 pontos { $count ->
        [one] em troca
       *[other] para cada pessoa
    }. Ninguém descansa duas vezes.
night-filler = Computador
night-voting = **O que a gente joga na rodada { $round }?** A votação acaba { $relative }.
night-points = Em cada mesa: 10 pontos pelo primeiro lugar, depois 6, 4, 3, 2, e 1 para o resto; empates dividem. Mesmos pontos? Contam primeiro as mesas ganhas, depois os pontos de quem jogou com você.
night-points-duplicate = Mesma sorte: a sua colocação é comparada com a de quem tinha o seu lugar em outra mesa: 2 por colocação pior, 1 por colocação igual, e ganhar de todos vale 10 pontos. Mesmos pontos? Contam primeiro as mesas ganhas, depois os pontos de quem jogou com você.
# $seed is none while other tables roll the same dice.
night-deal = 🎲 A rodada { $round } tem os mesmos dados em todas as mesas. Prova: `{ $commitment }`. { $seed ->
        [none] A semente vem quando a última mesa acabar.
       *[other] A semente era `{ $seed }`.
    }
night-champion = 🏆 { $count ->
        [one] { $who } leva a maratona!
       *[other] { $who } dividem a vitória!
    }
night-no-champion = Os resultados desta maratona foram anulados: ninguém leva.
night-called-off = Esta maratona foi desmarcada. Para outra, use `/maratona`.
night-poster-alt = Convite para uma maratona de jogos com { $games }. Quem já vai: { $who }.
night-standings-title = Classificação
night-standings-about = Depois da rodada { $round } de { $total }
night-line-told = { $won ->
        [0] nenhuma mesa ganha
        [one] { $won } mesa ganha
       *[other] { $won } mesas ganhas
    }{ $way ->
        [up] , sobe { $moved }
        [down] , desce { $moved }
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points } · { $told }
night-line-alt = { $place }. { $who }: { $points }
night-standings-alt = Classificação da maratona. { $about }: { $lines }.
night-card-title = 🌙 Foi assim a maratona
night-card-about = { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $count } nas mesas
night-card-alt = Cartão da maratona: { $headline } { $about }. { $lines }.
night-headline-champion = { $count ->
        [one] { $who } leva a maratona!
       *[other] { $who } dividem a maratona!
    }
night-headline = Rodada { $round }, mesa { $table }: { $headline }
night-moment = ✨ **O momento da noite:** { $told }
night-moment-title = O momento da noite
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }rodada { $round }, mesa { $table }: { $game }! Os lugares estão prontos, e o tempo acaba { $relative }.
night-thread = { $emoji } Rodada { $round }, mesa { $table }: { $game }
night-behind = ⏳ Mesa { $table }, falta pouco para as outras! O tempo de vocês acaba { $relative }, e aí os computadores jogam no lugar de vocês.
night-evening-opened = Chegou a hora, e a maratona começou: vejam logo abaixo.
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }chegou a hora da nossa maratona de jogos! Vocês já estão na lista. Quando não faltar ninguém, apertem *Começar a maratona*.

night-done-in = Tudo certo: na próxima rodada tem um lugar para você.
night-done-out = Você sai, e seus pontos ficam. Se estiver em uma mesa, um computador joga no seu lugar. Volte quando quiser!
night-done-off = Feito.
night-sure = { $begun ->
        [yes] Encerrar a maratona agora? Ganha quem estiver na frente; as partidas em andamento não contam.
       *[no] Desmarcar a maratona?
    }
sorry-night-taken = Já tem uma maratona acontecendo neste canal: { $link }
sorry-night-over = Essa maratona já acabou.
sorry-night-in = Você já está na lista.
sorry-night-not-in = Você não está na lista. Aperte primeiro *Eu vou*.
sorry-night-full = Tem tanta gente que não cabe mais ninguém.
sorry-night-begun = A maratona já começou.
sorry-night-nobody = Ainda não tem ninguém. Aperte primeiro *Eu vou*.
sorry-night-regulars = A turma da casa ({ $count }) já está toda aqui.
sorry-night-voted = Essa votação já acabou.
sorry-night-host = Só { $host }, que marcou esta maratona, ou alguém da moderação pode fazer isso.
sorry-night-thread = Uma maratona precisa de um canal, não de uma thread: as mesas ganham threads lá.
sorry-night-private = Com a mesma sorte para todos, as mesas ficam em tópicos privados. Quem gerencia o servidor pode me deixar criá-los neste canal: { $permissions }.
sorry-night-no-private = Com a mesma sorte para todos, as mesas ficam em tópicos privados, e este canal não tem. Tente em um canal de texto comum.
sorry-night-threads-off = Com a mesma sorte para todos, as mesas ficam em tópicos privados, e este servidor desligou os tópicos. Quem o gerencia pode mudar isso em `/configurações`.
sorry-night-lobby = Esta mesa começa sozinha daqui a pouco, do jeito que está: todas as mesas da rodada são iguais.
sorry-sealed = Ainda não! Outras mesas ainda estão jogando com estes dados, então a semente e a súmula vêm quando a última acabar. A prova até lá: `{ $commitment }`
sorry-night-games = Escolha pelo menos um jogo.
sorry-night-rounds = Uma maratona tem de 1 a { $most } rodadas.
sorry-night-length = Uma maratona dura de { $least } minutos a { $most } horas. Escreva quantas rodadas (4), ou até que horas (23:30, em 2 horas).
sorry-night-rules = Comece cada linha das regras da casa com o jogo, por exemplo: Tie-Die: target 30

profile-nights = 🌙 { $count ->
        [one] { $count } maratona de jogos ganha
       *[other] { $count } maratonas de jogos ganhas
    }
# Same as English: there are no words in it.
leaderboard-night = { $who } ({ $count })
leaderboard-nights = 🌙 Mais maratonas de jogos ganhas: { $who }
