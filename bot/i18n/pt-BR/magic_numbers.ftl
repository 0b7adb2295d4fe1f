### Números Mágicos (“Magic Numbers”), em português do Brasil.

title = Números Mágicos

## O tabuleiro, a carta e o tabuleiro em texto

board-heading =
    Números Mágicos · ganha quem fizer { $target } exatos · { $turns ->
        [0] nenhuma jogada ainda
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
board-header-roll = rola o dado agora
board-header-choose = tira { $face }: guarda ou passa?
board-header-won = ganha com { $target } exatos!
board-cards = Cartas na mesa
board-good = Bom
board-evil = Mau
board-course = Pontos, vez a vez
board-score = Pontos
board-only-you = só você vê isto
board-good-does = Bom: +{ $bonus }
board-evil-does = Mau: zera
board-of = de { $target }
board-to-go = faltam { $points }
board-there = Na mosca!
board-stuck-1 = Nenhum número leva até lá:
board-stuck-2 = só o Mau liberta você.
board-if-taken = Se levar agora, você fica com
board-then =
    { $effect ->
        [win] { $after }!
        [over] fica { $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] Levados
       *[other] Levados +{ $earlier }
    }
board-exactly = exatos
board-turns =
    { $turns ->
        [0] nenhuma jogada ainda
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
board-legend-kept = guardado
board-legend-gave = passado
board-legend-got = recebido
board-legend-evil = será o Mau?
board-trail = Últimos
board-trail-none = Nenhum número ainda. Olho em quem passa o quê: por quê?
board-now-roll = É a vez de { $name } rolar.
board-now-choose = { $name } tira { $face }: guarda ou passa adiante?
board-now-won = { $name } ganha com { $target } exatos!
board-start = Ninguém levou nenhum número ainda.
board-last = Agora há pouco: { $turn }.
board-alt-counts = Guardados, passados e recebidos até agora: { $each }.
board-alt-count = { $name } { $kept }, { $gave }, { $got }
board-turn-kept = { $name } guardou um { $face }
board-turn-gave = { $name } passou um { $face } para { $other }
board-counts = O que cada um fez com cada número, e quantas vezes:
board-counts-row = { $name }: guardou { $kept }; passou { $gave }; recebeu { $got }
board-often = { $face } ({ $times ->
        [1] uma vez
       *[other] { $times } vezes
    })
board-none = nada
board-latest = Últimas jogadas, da mais nova para a mais velha:
board-suspects = Suspeitas até agora: { $each }.
board-suspect = { $name } passou { $faces } e nunca guardou { $count ->
        [one] esse número, que pode ser o Mau dessa pessoa
       *[other] nenhum deles, e um pode ser o Mau dessa pessoa
    }
board-open = Todas as cartas abertas:
board-open-row = { $name }: Bom { $good }, Mau { $evil }, { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }. { $taken }
board-open-none = { $name }: carta fechada.
board-own = A sua carta, que só você vê:
board-card-of = Carta secreta de { $name }: { $card }
board-card = Número Bom { $good }, número Mau { $evil }, { $score } de { $target } pontos.
board-prospects = Se levar agora: { $each }.
board-stuck = Daqui nenhum número leva à meta: só o número Mau, de volta ao 0, liberta você.
board-taken-none = Nada levado ainda.
board-taken =
    Levados{ $earlier ->
        [0] {""}
        [one] , depois de 1 anterior
       *[other] , depois de { $earlier } anteriores
    }: { $each }.
board-effect =
    { $effect ->
        [good] { $face } é Bom e dá { $after }
        [evil] { $face } é Mau e dá 0
        [over] { $face } passa da conta e fica { $after }
       *[plain] { $face } dá { $after }
    }


## Opções

tagline =
    Números secretos, dado à vista, cara de paisagem: guarde o que tirar
    ou passe a bomba adiante. Ganha quem acertar a meta na mosca.
# The picture of the game, for those who do not see it.
picture-alt = Um 3 verde com auréola e um 5 vermelho com chifres, e um dado entre os dois.
option-first = Quem começa
option-first-birthday = o aniversário mais próximo
option-first-random = alguém por sorteio
option-first-host = quem abriu a mesa
option-target = Pontos exatos para ganhar
option-target-20 = 20 pontos (curta)
option-target-30 = 30 pontos
option-target-50 = 50 pontos (longa)

## O que aconteceu

event-dealt =
    { $flavour ->
        [0] A sua carta: número Bom { $good }, número Mau { $evil }.
        [1] Psiu! O { $good } é o seu número Bom e o { $evil }, o seu Mau.
        [2] O Bom é o { $good }, o Mau é o { $evil }. O Feio é quem espiar: esconda essa carta.
        [3] Só para os seus olhos: reze por um { $good } (Bom), fuja do { $evil } (Mau).
        [4] Decore isto e engula o papel: Bom { $good }, Mau { $evil }.
        [5] O { $good } é amigo do peito (Bom). O { $evil }, amigo da onça (Mau).
        [6] Você tira Bom { $good } e Mau { $evil }. E agora nem pisque.
        [7] Segredo, segredinho: você ama o { $good } (Bom) e não pode nem ver o { $evil } (Mau).
        [8] O destino cochicha: Bom { $good }. Depois cai na risada: Mau { $evil }.
       *[9] Debaixo do seu travesseiro tem um bilhete: { $good } é o Bom, { $evil } é o Mau.
    }
event-first =
    { $how ->
        [birthday] { $seat } tem o aniversário mais próximo e começa.
        [host] { $seat } abriu a mesa e começa.
       *[lot] Deu { $seat } no sorteio, e é quem começa.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } tira um **{ $face }**. Guarda, ou divide essa alegria?
        [1] Um **{ $face }** para { $seat }… e agora cara de paisagem, por favor.
        [2] { $seat } chacoalha o dado: **{ $face }**. O que fazer com isso?
        [3] Todo mundo encara { $seat }. { $seat } encara um **{ $face }**.
        [4] **{ $face }**! Tesouro ou tranqueira, { $seat }?
        [5] { $seat } sopra o dado para dar sorte, e ele responde: **{ $face }**.
        [6] Lá vem rolando um **{ $face }**. { $seat } assobia uma musiquinha.
        [7] O dado derrapa no pacote de bolacha (ou biscoito, sem briga): **{ $face }**. Quem fica com esse, { $seat }?
        [8] { $seat } olha por entre os dedos. É um **{ $face }**.
       *[9] Tec, tec, tec, **{ $face }**. Ninguém decifra as sobrancelhas de { $seat }.
    }
event-kept =
    { $wins ->
        [1] Aí está: { $seat } guarda o **{ $face }**, justamente o número que faltava!
       *[other] { $row ->
            [3] Já são três seguidos! { $seat } guarda também o **{ $face }**. Tem algum número de que você não goste?
            [5] Cinco guardados seguidos: { $seat } senta em cima do **{ $face }** feito dragão no tesouro.
           *[other] { $flavour ->
                [0] { $seat } guarda o **{ $face }**, olhando para o teto.
                [1] { $seat } segura o **{ $face }** como quem não quer nada.
                [2] “Meu”, diz { $seat } ao **{ $face }**. Aquilo foi um sorriso?
                [3] O **{ $face }** some no bolso do pijama de { $seat }.
                [4] { $seat } abraça o **{ $face }** e não conta por quê.
                [5] Hoje ninguém divide nada: o **{ $face }** fica com { $seat }.
                [6] { $seat } embolsa o **{ $face }** e tosse. Tosse suspeita.
                [7] “Alguém tem que levar.” Que sacrifício: { $seat } e o **{ $face }**.
                [8] { $seat } estuda a cara de cada um e só então guarda o **{ $face }**.
               *[9] O **{ $face }** vai para baixo da coberta de { $seat }. Bom? Mau? Luz apagada.
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat } dá um **{ $face }** a { $other }, justamente o número que { $other } esperava. Ops!
       *[other] { $pair ->
            [3] De novo?! É a terceira vez que { $seat } passa alguma coisa para { $other }: um **{ $face }**. Amor ou guerra?
            [5] Já são cinco presentes de { $seat } para { $other }, o mais recente um **{ $face }**. Acabou o papel de embrulho.
           *[other] { $row ->
                [4] Quatro seguidos passados adiante! { $other } desembrulha um **{ $face }** de { $seat }. Já é Natal?
               *[other] { $flavour ->
                    [0] { $seat } entrega o **{ $face }** a { $other }. Quanta generosidade.
                    [1] { $seat } empurra o **{ $face }** pela mesa até { $other }, que tem de aceitar.
                    [2] Um **{ $face }** voa de { $seat } para { $other }. Não aceitamos devoluções.
                    [3] “Para mim? Não precisava.” { $other } está falando sério: um **{ $face }** de { $seat }.
                    [4] Encomenda para { $other }: um **{ $face }**, remetente { $seat }.
                    [5] { $seat } abre um sorriso doce e passa o **{ $face }** para { $other }.
                    [6] Batata quente! O **{ $face }** sai de { $seat } e cai no colo de { $other }.
                    [7] { $other } recebe o **{ $face }**, e { $seat } assobia como se nada fosse.
                    [8] { $seat } acha que um **{ $face }** combina com { $other }.
                   *[9] Uni, duni, tê… { $other }! { $seat } se livra do **{ $face }**.
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] O Bom outra vez, dois seguidos! O { $face } rende mais 10: { $before } → { $after }. Não vale sorrir.
            [3] Três vezes o Bom! { $before } → { $after }, graças a um { $face }. Isso é roubo. (Não é, não.)
           *[other] { $flavour ->
                [0] O seu número Bom! O { $face } vale 10 para você: { $before } → { $after }.
                [1] Bingo, e bico calado: um { $face } faz { $before } → { $after }.
                [2] Dez por um { $face }! O seu Bom leva você longe: { $before } → { $after }.
                [3] Viva, mas só por dentro: esse { $face } era o Bom. { $before } → { $after }.
                [4] Alguém lá em cima gosta de você. O { $face } é o Bom: { $before } → { $after }.
               *[5] Dance em pensamento: { $face }, o Bom, { $before } → { $after }.
            }
        }
        [evil] { $row ->
            [2] O Mau outra vez. Mas o que um { $face } vai tirar de um 0?
            [3] Terceiro Mau seguido! Esse { $face } deve ter uma queda por você. Continua 0.
           *[other] { $before ->
                [0] { $flavour ->
                    [0] O seu número Mau, mas você não tinha nada a perder: continua 0.
                    [1] Um { $face }, o Mau, vem assaltar você e encontra 0. Sai de fininho, sem graça.
                   *[2] O Mau, um { $face }? Que bom que você está com 0 mesmo.
                }
               *[other] { $flavour ->
                    [0] O seu número Mau. Seus pontos caem de { $before } para 0.
                    [1] Ai, o Mau! Um { $face }, e { $before } vira 0. Sorria assim mesmo.
                    [2] Escorregador abaixo: { $face }, o Mau, de { $before } a 0. Ninguém percebeu.
                    [3] Esse { $face } estava envenenado. Você tinha { $before }; tem 0.
                    [4] Puf! O Mau, { $face }: { $before } → 0. Faça cara de quem ganhou alguma coisa.
                   *[5] Esse não! O { $face }, seu Mau, devora { $before } de uma vez e arrota: 0.
                }
            }
        }
        [over] { $flavour ->
            [0] O { $face } passaria da meta, então nada se soma: você continua com { $after }.
            [1] Tudo o que é demais sobra: um { $face } não cabe mais. Ainda { $after }.
            [2] O seu copo está cheio demais para um { $face }. Você fica onde estava, com { $after }.
            [3] Quase, mas com um { $face } passa. São { $after }, como antes.
            [4] O { $face } bate e volta: além da meta não conta. Você segue com { $after }.
           *[5] Aqui em cima não tem lugar para um { $face }. Fica { $after } mesmo.
        }
       *[plain] { $flavour ->
            [0] Você soma { $face }: { $before } → { $after }.
            [1] Simples assim, mais { $face }: { $before } → { $after }.
            [2] Um { $face } para o cofrinho. { $before } → { $after }.
            [3] Nem Bom nem Mau, só um { $face }: { $before } → { $after }.
            [4] De grão em grão: { $before } mais { $face } dá { $after }.
            [5] Você belisca um { $face }. Eram { $before }, agora são { $after }.
            [6] Sem drama: o { $face } vale o que é, { $before } → { $after }.
            [7] Subindo de mansinho, { $face } a mais: de { $before } para { $after }.
            [8] O { $face } se muda sem fazer barulho. { $before } → { $after }.
           *[9] Mais um { $face } dentro da meia, que agora guarda { $after } (antes: { $before }).
        }
    }
event-won =
    { $how ->
        [last] O resto foi dormir: vitória de { $seats }.
       *[target] { $comeback ->
            [1] Lá do fundão da sala! Na metade, em último; agora, { $seats } acerta a meta na mosca e ganha! Cartas na mesa.
           *[other] { $flavour ->
                [0] { $seats } acerta a meta na mosca e ganha! Cartas na mesa.
                [1] Bem no alvo! { $seats } acerta a meta na mosca e ganha! Mostrem as cartas, todo mundo.
                [2] Nem um a mais, nem um a menos: { $seats } acerta a meta na mosca e ganha! Cartas, por favor.
               *[3] “Tchan-ram!” { $seats } acerta a meta na mosca e ganha! Agora vamos ver quem era quem.
            }
        }
    }

## Por que não

refusal-already-rolled = O { $face } já está na mesa: guarde, ou passe para alguém.
refusal-roll-first = Primeiro role o dado.
refusal-give-self = Não dá para passar um número para você. Se quiser levar, guarde.
refusal-give-nobody = No lugar { $number } não há ninguém que ainda esteja jogando.

## Na mesa

prompt-roll = **{ $seat }**, role o dado.
prompt-choose = **{ $seat }**: guarda o { $face }, ou passa adiante?
action-roll = Rolar o dado
action-keep = Guardar o { $face }
action-give = Passar para { $other }
peek-card = 😇 Bom **{ $good }** · 😈 Mau **{ $evil }** · **{ $score }** de { $target } pontos exatos
final-card = { $seat }: Bom { $good }, Mau { $evil }, { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }

## O primeiro minuto, para quem não conhece o jogo

hint-goal = 🏁 O objetivo: { $target } pontos exatos. Quem chegar primeiro ganha.
hint-own = 🃏 A sua carta: 😇 Bom { $good } · 😈 Mau { $evil } · { $score } de { $target }. Ela está na minha mensagem direta, e sempre em **{ $peek }**.
hint-wait = 😇 O seu número Bom é **{ $good }**: cada { $good } que você levar vale 10 pontos. 😈 O seu número Mau é **{ $evil }**: leve um, e você volta a 0. Ninguém mais sabe, então mantenha a cara de paisagem.
hint-roll = É a sua vez! Role: todo mundo vê o número, e só você sabe quanto ele vale para você.
hint-good = 😇 { $face } é o seu número Bom. Guardado, vale 10, e você fica com { $after } pontos.
hint-evil = 😈 { $face } é o seu número Mau, e ninguém sabe. Se guardar, você volta a 0. Passado adiante, dá pontos a quem receber, a não ser que também seja o Mau dessa pessoa.
# The same with no points yet.
hint-evil-free = 😈 { $face } é o seu número Mau, e ninguém sabe. Você não tem pontos que ele possa tirar. Passado adiante, dá pontos a quem receber, a não ser que também seja o Mau dessa pessoa.
hint-plain = Guarde o { $face }, e você fica com { $after ->
        [one] 1 ponto
       *[other] { $after } pontos
    }. Ou passe adiante: se for o número Mau de alguém, essa pessoa volta a 0; se for o Bom, ganha 10 pontos.
hint-over = O { $face } passaria de { $target }, então não contaria para você. Passado adiante, conta para a outra pessoa, ou a leva de volta a 0 se for o Mau dela.
hint-win = Guarde o { $face }, e você faz exatamente { $target }: vitória!

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = São { $target } exatos: você ganha!
tip-evil = Guardar levaria você de { $points } a 0. { $whom ->
        [only] {""}
        [likely] Com { $other } é mais provável acontecer o mesmo.
       *[any] Ninguém sabe os números dos outros, então pode ser { $other }.
    }
tip-evil-free = Você ainda não tem nada a perder, e passado adiante provavelmente daria pontos a alguém.
tip-good = Dez pontos de uma vez: com isso são { $after } de { $target }.
tip-nearer = Leva você a { $after } de { $target }.
tip-farther = De { $after }, menos números levam a { $target } exatos: demoraria mais do que de onde você está.
tip-likely-evil = Pelo que { $other } fez até agora, { $face } é o número Mau dessa pessoa em { PERCENT($percent) } dos casos. Aí ela volta a 0.
tip-over = Para você não muda nada, e ninguém mais ganha pontos com ele.

## As regras em um minuto

rules-1 =
    ## Números Mágicos
    _“Magic Numbers”, de Scott Jon Siegel · de 2 a 10 jogadores_

    Cada pessoa tem dois números secretos de 1 a 6, um **Bom** e um **Mau**, e pontos secretos que começam em 0. Quem chegar **exatamente** à meta (30, se quem abriu a mesa não escolheu outra) ganha na hora.

    Começa quem faz aniversário mais perto de hoje, ou a sorte decide; quem escolhe é quem abre a mesa. Na sua vez, você rola um dado à vista de todos. Aí você **guarda** o número ou **passa** para outra pessoa, que tem de aceitar.
rules-2 =
    ## O que um número faz com quem leva
    - O seu número **Bom** soma **10** em vez da face.
    - O seu número **Mau** leva seus pontos de volta a **0**.
    - Qualquer outro número soma a sua face.
    - O que passaria da meta não é somado, nem mesmo os 10.

    Só você fica sabendo o que aconteceu com os seus pontos. A sala só vê quem tirou o quê e quem levou.
rules-3 =
    ## Para jogar bem
    - Repare no que cada um guarda e no que passa adiante: a tabela do tabuleiro vai contando para você.
    - Guarde um número Mau de vez em quando. No começo, zero não é tragédia, e despista os outros.
    - Cuidado com o final. Se nenhum número leva você exatamente à meta, o número Mau é a saída.
    - **Espiar** mostra a sua carta sempre que você quiser. No fim, todo mundo mostra a sua.

## Por que uma jogada é boa: frases inteiras sobre a jogada, que não falam com ninguém.
# $face é um número do dado, $percent uma chance, $otherwise a mesma chance com a outra escolha.

why-own-evil = O { $face } é o número Mau desta carta: ficar com ele leva de { $points } a 0.
why-nearer =
    { $after ->
        [0] Faz exatamente { $target }.
        [one] Fica mais perto de { $target }: falta mais ou menos uma rodada, em vez de { $before }.
       *[other] Fica mais perto de { $target }: faltam mais ou menos { $after } rodadas, em vez de { $before }.
    }
why-stuck = Com { $points }, só o número Mau leva adiante: de volta ao 0, e de lá para cima outra vez.
why-farther =
    { $after ->
        [one] Guardar levaria para mais longe de { $target }: faltaria mais ou menos uma rodada, em vez de { $before }.
       *[other] Guardar levaria para mais longe de { $target }: faltariam mais ou menos { $after } rodadas, em vez de { $before }.
    }
why-gave-away =
    { $times ->
        [1] { $other } já passou um { $face } adiante.
        [2] { $other } já passou um { $face } adiante duas vezes.
       *[other] { $other } já passou um { $face } adiante { $times } vezes.
    }
why-kept-it =
    { $times ->
        [1] { $other } já guardou um { $face }.
        [2] { $other } já guardou um { $face } duas vezes.
       *[other] { $other } já guardou um { $face } { $times } vezes.
    }
why-likely-evil = Por tudo o que a mesa viu, o { $face } é o número Mau de { $other } com { PERCENT($percent) } de chance.
why-ahead = Entre os outros, { $other } tem a maior chance de chegar a { $target } em até { $rounds } rodadas: { PERCENT($percent) }.
why-hides = Entrega menos o jogo: assim, a mesa tem { PERCENT($percent) } de certeza sobre o verdadeiro número Mau, em vez de { PERCENT($otherwise) }.

## Manchetes do cartão que se compartilha. $number é uma face do dado, ou pontos.

headline-somebody-elses-number = Um { $number } de presente, e vitória de { $winners }
headline-fell-and-got-up = Queda de { $number } pontos num golpe só, e vitória de { $winners }
headline-kept-the-right-one = Um { $number } guardado na hora certa: vitória de { $winners }

## Conquistas

feat-gift-horse = Cavalo dado
    .story = ganhar com um número que outra pessoa passou adiante
feat-fairy-godmother = Fada madrinha
    .story = passar para alguém justo o número que deu a vitória
feat-sweet-poison = Doce veneno
    .story = um presente para quem tinha quinze pontos ou mais: justo o número Mau dessa pessoa
feat-phoenix = Fênix
    .story = cair de quinze pontos ou mais para zero, e ganhar mesmo assim
feat-straight-face = Cara de paisagem
    .story = guardar o próprio número Mau como se nada fosse, e ganhar

# Planejar. $keep são os números que se guardam, $keeps é quantos são.
plan =
    { $keeps ->
        [0] passar para { $give } o que sair
        [6] guardar o que sair
       *[other] guardar { $keep }, e passar para { $give } qualquer outro
    }{ $given ->
        [whatever] , mesmo que antes alguém passe um número para você
       *[void] {""}
    }
plan-ask-keep = Números que você guarda
plan-ask-give = Todos os outros vão para
plan-ask-given = Se antes alguém passar um número para você
plan-open-keep = nenhum deles
plan-open-give = escolha alguém
plan-some-keep = { $number }
plan-given-void = o plano é cancelado
plan-given-whatever = o plano vale assim mesmo
plan-void-given = alguém passou um número para você.
refusal-plan-give-whom = Para quem vão os números que você não guardar? Escolha alguém, ou guarde todos os seis.
