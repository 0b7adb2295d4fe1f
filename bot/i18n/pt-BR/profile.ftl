### Perfis, e conquistas de nenhum jogo em particular.
### Words of English too: rating

## A mensagem

profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = neste servidor
profile-scope-everywhere = em todos os servidores
profile-summary = { $games ->
        [one] **{ $games } partida**
       *[other] **{ $games } partidas**
    } { $scope }, { $wins ->
        [0] nenhuma vitória ainda
        [one] **{ $wins } vitória** ({ PERCENT($share) })
       *[other] **{ $wins } vitórias** ({ PERCENT($share) })
    }, { $time } de mesa.
profile-time = { $time } de mesa.
profile-line = { $game }: { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    } em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
profile-minutes = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
profile-hours = { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
profile-empty = { $player } ainda não terminou nenhuma partida { $scope }. Nunca é tarde: /jogar.
profile-line-rated = { $line }, rating { $rating }
profile-unrated = **Rating:** nenhum ainda.
profile-rating = **Rating:** { $rating }{ $settled ->
        [yes] .
       *[no] , ainda se firmando.
    }
profile-exact-rating = **Rating:** { $rating }, quase com certeza no mínimo isso. O melhor palpite é { $guess } ± { $spread }{ $settled ->
        [yes] .
       *[no] , o que depois de tão poucas partidas diz pouco.
    }
profile-dice = **Sorte nos dados:** { $how ->
        [few] poucos demais até agora para dizer.
        [even] a sorte de qualquer um.
        [little-up] um pouco mais de sorte que a maioria.
        [little-down] um pouco menos de sorte que a maioria.
        [clear-up] bem mais sorte que a maioria.
        [clear-down] bem menos sorte que a maioria.
        [amazing-up] uma sorte incrível.
       *[amazing-down] um azar incrível.
    }
profile-figures = Números exatos
profile-figures-title = Números exatos de { $player }, { $scope }
profile-no-figures = Ainda não há nenhum.
profile-streaks = **Sequências:** { $wins ->
        [0] nenhuma no momento
        [one] { $wins } vitória
       *[other] { $wins } vitórias seguidas
    }, { $best ->
        [0] nenhuma vitória ainda
        [one] recorde: { $best }
       *[other] recorde: { $best }
    }.{ $bestweeks ->
        [1] {""}
       *[other] {" "}{ $weeks ->
            [0] Semana passada não deu as caras
            [one] Jogou 1 semana até agora
           *[other] Jogou { $weeks } semanas seguidas
        } (recorde: { $bestweeks }).
    }
profile-rivals = **Rivais:** { $lines }
profile-rival-met = com quem mais se encontra: { $rival } ({ $met ->
        [one] uma vez
        [2] duas vezes
       *[other] { $met } vezes
    }: { $ahead } à frente, { $behind } atrás)
profile-rival-prey = leva a melhor sobre { $rival } ({ $ahead } : { $behind })
profile-rival-nemesis = uma pedra no sapato: { $rival } ({ $ahead } : { $behind })
profile-luck = **Dados:** { $dice ->
        [one] 1 dado rolado
       *[other] { $dice } dados rolados
    }, { $pips ->
        [one] 1 ponto
       *[other] { $total } pontos
    }, quando a média é { $expected }: { $lead }. O puro acaso costuma desviar uns { $usual }. { $verdict }
profile-luck-more = { $pips } a mais
profile-luck-less = { $pips } a menos
profile-luck-even = nem um a mais, nem um a menos
profile-luck-few = Poucos demais para dizer.
profile-luck-fair = Bem dentro do que o acaso faz.
profile-luck-odd = Mais ou menos 1 pessoa em cada { $one } rola assim: curioso, mas nada de mais.
profile-luck-wonder = Só mais ou menos 1 pessoa em cada { $one } fica tão longe da média. ({ $way ->
        [up] Alto nem sempre é bom!
       *[down] Baixo nem sempre é ruim!
    })
profile-feats = **Conquistas:** { $count } de { $all }
profile-feat = 🏅 **{ $feat }**{ $times ->
        [one] {""}
       *[other] {" "}(× { $times })
    } · { $story }
profile-feat-at = { $line } · [mesa { $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = Todas as conquistas
profile-feats-title = Conquistas de { $player }, { $scope }: { $count } de { $all }
profile-alt = { $player }, { $about }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $wins ->
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    }. { $curve }
profile-alt-curve = Rating { $rating }{ $settled ->
        [yes] {""}
       *[no] {" "}(ainda se firmando)
    }. { $count ->
        [one] Na última partida com rating
       *[other] Nas últimas { $count } partidas com rating
    } foi de { $from } para { $rating }, entre { $low } e { $high }.
profile-alt-none = Nenhuma partida com rating ainda.

## A imagem

profile-card-games = { $games ->
        [one] partida
       *[other] partidas
    }
profile-card-wins = { $wins ->
        [0] vitórias
        [one] vitória · { PERCENT($share) }
       *[other] vitórias · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] rating
       *[no] rating, se firmando
    }
profile-card-all = Todos os jogos
profile-card-about = { $game } · { $scope }
profile-card-curve = Linha: rating. Faixa: até onde a força pode ir; cada jogo a estreita
profile-card-settling = Linha: rating. Até onde pode ir aparece depois de 10 partidas
profile-card-first = de { $date }
profile-card-latest = até { $date }
profile-card-only = { $date }
profile-card-none = Nenhuma partida com rating ainda
profile-card-sleeping = Os dados ainda estão dormindo.

## Por que não

sorry-profile-private = Fora de um servidor em comum, só posso mostrar o seu próprio perfil. Não escolha ninguém para ver.
sorry-profile-computer = { $player } é uma máquina, e não tem diário. Como você está contra a turma da casa aparece no seu próprio perfil.

## No fim de uma mesa

table-feat = 🏅 { $seats }: **{ $feat }** · { $story }
table-feats-more = 🏅 … e mais { $count }, nos perfis.

## Conquistas que qualquer jogo pode dar: como se chama, e como se ganha

feat-first-win = Sorte de principiante
    .story = ganhar pela primeiríssima vez
# Same as English: the football word in Portuguese too.
feat-hat-trick = Hat-trick
    .story = três vitórias seguidas
feat-bounced-back = Volta por cima
    .story = em último na vez anterior, em primeiro agora
feat-good-sport = Espírito esportivo
    .story = ficar em último três vezes seguidas, e ir até o fim em todas
feat-beat-the-machine = Pane no sistema
    .story = ganhar de um computador difícil
feat-rematch-won = Como é que é?
    .story = perder, pedir revanche e ganhar
feat-full-house = Casa cheia
    .story = nenhum lugar livre, e nenhum deles de um computador
feat-long-haul = Já passou da hora de dormir
    .story = tomar sessenta decisões numa partida só
feat-worth-the-wait = Antes tarde do que nunca
    .story = a primeira vitória num jogo, depois de dez partidas ou mais sem nenhuma
feat-all-rounder = Pau para toda obra
    .story = ganhar em três jogos diferentes
feat-same-time-next-week = Semana que vem, mesma hora?
    .story = quatro semanas seguidas
feat-hundredth-night = Já faz parte da mobília
    .story = cem partidas
