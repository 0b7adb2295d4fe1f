### Tie-Die, em português do Brasil.

# Same as English: the play on words (tie-dye, tie, die) does not survive a translation.
title = Tie-Die

## O tabuleiro e o tabuleiro em texto

board-target = meta
board-header-upgrade = Rodada { $round }: a postos?
board-header-challenge = Algum desafio?
board-header-answer = desafia { $other }
board-header-wait = esperando
board-header-may = quem pode desafiar:
board-header-stake = Lutar, ou pagar { $points } para ficar de fora?
board-header-won = ganha com { $points } pontos!
board-header-tied = ganha a rolagem decisiva!
board-legend-ready = a postos
board-legend-passed = passou
board-legend-bolt = ainda tem desafio
board-legend-up = pode comprar
board-round = A última rolagem
board-none = Ninguém rolou ainda. Todo mundo começa com um d4.
board-tied = treta
board-prices = Quanto custam os dados
board-start-die = para começar
board-price = { $points } pontos
board-fight-roll-off = Desempate no { $face }
board-fight-tie-break = Pela vitória
board-fight-challenge = Desafio por { $points }
board-fight-declined = Desafio recusado
board-fight-waiting = Desafio por { $points }!
board-fight-earlier = +{ $count } antes
board-throws-count = { $count } lances
board-die = d{ $sides }
board-last-die = Jogador e último dado
board-course = Pontos, rodada a rodada
board-points = Pontos
board-course-told = Pontos, rodada a rodada: { $each }.
board-course-of = { $name } { $points }
board-got-safe = a salvo
board-got-holds = salva o dado
board-got-wins = ganha!
board-got-out = –
board-got-asked = luta ou −{ $points }?

board-heading = Tie-Die · ganha quem chegar a { $target } pontos · rodada { $round }
board-now-upgrade = Trocas de dado, e depois todo mundo rola. Falta: { $names }.
board-now-challenge = Desafios. Quem ainda pode desafiar: { $names }.
board-now-answer = { $seat } pagou { $points } para desafiar { $other }: aceitar, ou recusar por { $points }?
board-now-won = { $name } ganha com { $points } pontos!
board-now-tied = { $name } ganha com { $points } pontos, depois de uma rolagem decisiva!
board-player = { $name }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, d{ $sides }, { $challenge ->
        [used] desafio já usado
       *[left] ainda tem desafio
    }{ $mark ->
        [ready] , a postos
        [passed] , passou
        [waiting] , ainda não está a postos
        [may] , pode desafiar
        [gone] , saiu
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] , pode comprar um d{ $price }
    }
board-short = { $name } { $points }, d{ $sides }
board-scores = Pontos e dados: { $each }; meta { $target }.
board-roll = A rolagem: { $each }.
board-rolled = { $name } { $face } (d{ $sides })
board-just-won = Agora há pouco { $name } ganhou { $kind ->
        [challenge] o desafio
        [tie-break] a rolagem decisiva
       *[other] o desempate
    } com um { $face } no d{ $sides }.
board-just-bought = Agora há pouco { $name } trocou o d{ $before } por um d{ $after }.
board-roll-none = Ninguém rolou ainda. Todo mundo começa com um d4.
board-price-list = Um d6 custa 6 pontos, um d8 custa 8, um d10 custa 10, um depois do outro.
board-told-roll-off = Desempate no { $face }: { $throws }. { $results }.
board-told-tie-break = Rolagem decisiva: { $throws }. { $results }.
board-told-challenge = { $seat } desafiou { $other } por { $points }: { $throws }. { $results }.
board-told-declined = { $seat } desafiou { $other } por { $points }: recusado, e pago.
board-throws-skipped =
    { $count ->
        [one] 1 lance sem decisão
       *[other] { $count } lances sem decisão
    }, depois { $throws }
board-threw = { $name } { $face }
board-result-won = { $name } ganha { $points }, de d{ $before } para d{ $sides }
board-result-lost =
    { $points ->
        [0] { $name } não perde nada, de d{ $before } para d{ $sides }
       *[other] { $name } perde { $points }, de d{ $before } para d{ $sides }
    }
board-result-won-same = { $name } ganha { $points }, continua com d{ $sides }
board-result-lost-same =
    { $points ->
        [0] { $name } não perde nada, continua com d{ $sides }
       *[other] { $name } perde { $points }, continua com d{ $sides }
    }
board-result-safe = { $name } a salvo
board-result-holds = { $name } fica com o dado
board-result-wins = { $name } ganha
board-result-out = { $name } perde a rolagem

## Opções

tagline =
    Todo mundo rola ao mesmo tempo. Deu o mesmo número? Treta!
    Quem ganha o desempate cresce de dado; quem perde, encolhe.
# The picture of the game, for those who do not see it.
picture-alt = Quatro dados de quatro formatos voam uns contra os outros; dois mostram um 4, e um raio brilha entre eles.
option-target = Pontos para ganhar
option-target-20 = 20 pontos (curta)
option-target-30 = 30 pontos
option-target-50 = 50 pontos (longa)

## O que aconteceu

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat } paga { $sides } pontos e troca por um **d{ $sides }**.
        [1] Um **d{ $sides }** brilhando para { $seat }: { $sides } pontos bem gastos?
        [2] { $seat } investe { $sides } pontos num **d{ $sides }**.
        [3] “Tamanho é documento, sim”, pensa { $seat }: { $sides } pontos por um **d{ $sides }**, por favor.
        [4] Dia de compras: { $seat } sai da loja com um **d{ $sides }** e { $sides } pontos a menos.
        [5] { $sides } pontos no balcão. Bom proveito com o **d{ $sides }**, { $seat }!
       *[6] { $seat } entrega { $sides } pontos e leva um **d{ $sides }** com cheirinho de novo.
    }
event-readied =
    { $flavour ->
        [0] { $seat } está a postos.
        [1] { $seat } chacoalha o dado: a postos!
        [2] “Bora!”, diz { $seat }.
        [3] { $seat } estala os dedos.
        [4] Joinha de { $seat }.
        [5] { $seat } mal consegue esperar.
        [6] Mangas arregaçadas: { $seat } não veio brincar.
        [7] { $seat } dá um beijo no dado para dar sorte.
        [8] Do canto de { $seat }: “Quando quiserem!”
        [9] { $seat } se ajeita na cadeira.
       *[10] Um aceno, uma piscadela, e { $seat } está na roda.
    }
event-rolled =
    { $flavour ->
        [0] 🎲 Um, dois, três e já! { $faces }.
        [1] 🎲 Todo mundo junto: { $faces }.
        [2] 🎲 Os dados voam: { $faces }.
        [3] 🎲 Tec, tec, tec! { $faces }.
        [4] 🎲 Ninguém respira… { $faces }.
        [5] 🎲 Tudo o que sobe desce: { $faces }.
        [6] 🎲 Rufem os tambores: { $faces }.
       *[7] 🎲 E a mesa diz: { $faces }.
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] Sem treta, sem drama: todo mundo soma.
            [1] Tudo diferente. Cada um leva os seus pontos.
            [2] Ninguém no caminho de ninguém: vale tudo.
            [3] Paz, finalmente! Pontos para todos.
            [4] Quanta educação: nem uma briguinha, e soma geral.
            [5] Todo mundo feliz? Todo mundo pontua.
           *[6] Nenhum número repetido, então sirvam-se.
        }
       *[other] { $flavour ->
            [0] Sem discussão: { $points }.
            [1] Garantidos no bolso: { $points }.
            [2] Bem longe da confusão: { $points }.
            [3] Ninguém reclama de { $points }.
           *[4] Enquanto os outros se encaram: { $points }.
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **Treta!** { $seats } empatam no { $face } e vão resolver isso nos dados.
        [1] ⚔️ { $seats } no mesmo { $face }: **desempate!**
        [2] ⚔️ Deu { $face } repetido! { $seats } se encaram: **desempate!**
        [3] ⚔️ **Treta!** { $seats } querem o mesmíssimo { $face }.
        [4] ⚔️ Jogo da memória! Um { $face } para cada: { $seats }. **Desempate!**
        [5] ⚔️ **Treta!** O { $face } é pequeno demais para { $seats }.
        [6] ⚔️ Grandes mentes rolam igual: { $seats } com um { $face }. **Desempate!**
       *[7] ⚔️ Tirem os copos da mesa, { $seats }! Com esse { $face }, só no **desempate!**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] Caiu: { $faces }.
            [1] E aí está: { $faces }.
            [2] O lance: { $faces }.
            [3] Gira, gira, não quer parar… { $faces }.
            [4] Podem abrir os olhos: { $faces }.
           *[5] Assunto resolvido: { $faces }.
        }
       *[other] { $flavour ->
            [0] { $faces }… nada resolvido, de novo!
            [1] { $faces }: continua empatado. Mais uma vez!
            [2] { $faces }. A sala prende a respiração: outra!
            [3] { $faces }. Só pode ser brincadeira! Mais um lance.
            [4] { $faces }, grudados feito chiclete. Rolem!
           *[5] { $faces }? Os dados estão se divertindo. Só mais uma!
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat } ganha, +**{ $face }**, e já está com o maior dado, o d10.
            [1] 🔺 +**{ $face }** para { $seat }. Acima de um d10, só o teto.
            [2] 🔺 O d10 ataca outra vez: +**{ $face }** para { $seat }.
           *[3] 🔺 { $seat } soma **{ $face }** e dá um lustre no d10.
        }
       *[other] { $row ->
            [3] 🔺 Três desempates seguidos! { $seat } leva +**{ $face }** e um **d{ $sides }**. Quem é o próximo?
           *[other] { $flavour ->
                [0] 🔺 { $seat } ganha, +**{ $face }**, e sobe para um **d{ $sides }**.
                [1] 🔺 +**{ $face }** e um dado maior para { $seat }: oi, **d{ $sides }**!
                [2] 🔺 Dancinha da vitória! { $seat } leva +**{ $face }** e escala até o **d{ $sides }**.
                [3] 🔺 Bela rolada, { $seat }: +**{ $face }**, e aqui está o seu **d{ $sides }**.
                [4] 🔺 { $seat } sai por cima com +**{ $face }**. O prêmio é um **d{ $sides }**.
                [5] 🔺 O **d{ $sides }** vai para { $seat }, e +**{ $face }** vai junto.
               *[6] 🔺 Uma cara feliz, e é a de { $seat }: +**{ $face }**, agora com um **d{ $sides }**.
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 Três desempates perdidos em seguida{ $points ->
                    [0] {""}
                   *[other] , desta vez menos { $points }
                }. Alguém dê um biscoito a { $seat } (e ao valente d4).
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat } perde, mas zero ponto não encolhe, nem um d4.
                    [1] 🔻 Nada a perder e nenhum lugar para cair: { $seat } continua ali com o d4.
                    [2] 🔻 “Ninguém tira o que eu não tenho”, diz { $seat }, com o d4 na mão.
                   *[3] 🔻 Derrota que nem doeu. { $seat } segue com zero e um d4.
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat } perde { $points } e se agarra ao d4. Não existe dado menor.
                    [1] 🔻 Menos { $points } para { $seat }. O d4 fica; não tem para onde cair.
                    [2] 🔻 { $seat } tem { $points } a menos, e o menor dado da casa.
                    [3] 🔻 Desconta { $points } da conta de { $seat }. “Ainda temos um ao outro”, diz o d4.
                    [4] 🔻 { $seat } deixa cair { $points }, mas o d4 ninguém quer.
                   *[5] 🔻 Um suspiro, { $points } a menos: { $seat } faz um cafuné no d4, com cuidado, que espeta.
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat } perde, sem pontos a perder, e cai para um **d{ $sides }**.
           *[other] { $row ->
                [3] 🔻 Perdeu, perdeu e perdeu de novo: { $seat } paga { $points } e desce para um **d{ $sides }**. Daqui só melhora.
               *[other] { $flavour ->
                    [0] 🔻 { $seat } perde { $points } e cai para um **d{ $sides }**.
                    [1] 🔻 Lá se vai o dadão de { $seat }: menos { $points }, e daqui em diante um **d{ $sides }**.
                    [2] 🔻 { $seat } encolhe para um **d{ $sides }** e ainda paga { $points } pelo prazer.
                    [3] 🔻 Um tamanho a menos no dado, { $points } a menos na conta: um **d{ $sides }** para { $seat }.
                   *[4] 🔻 { $seat } devolve { $points } e recebe o **d{ $sides }** que ninguém pediu.
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] { $seat } estava no meio com { $face } e sai de fininho, sem um arranhão.
        [1] Nem primeiro nem último, { $seat } com { $face } escapa na ponta dos pés.
        [2] { $seat } ({ $face }) se abaixa e deixa passar.
       *[3] Ufa: { $face } deixa { $seat } como antes.
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 Pela vitória: { $faces }!
            [1] 👑 Um lance, uma coroa… { $faces }!
           *[2] 👑 E a última rolagem de todas diz: { $faces }!
        }
       *[other] { $flavour ->
            [0] 👑 Pela vitória: { $faces }. Ainda igual, de novo!
            [1] 👑 { $faces }: a coroa não se decide. Mais uma!
           *[2] 👑 Inacreditável, { $faces }! Rolem outra vez.
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat } deixa para lá, por enquanto.
        [1] { $seat } passa.
        [2] Nenhum desafio de { $seat }.
        [3] { $seat } prefere a paz.
        [4] “Hoje não”, diz { $seat }.
        [5] { $seat } admira o papel de parede.
        [6] Um não com a cabeça: { $seat } não compra briga.
        [7] { $seat } guarda o desafio para depois.
        [8] { $seat } não cutuca a onça.
       *[9] { $seat } pensa no assunto. E pensa. E não.
    }
event-challenged =
    { $pair ->
        [3] 🧤 Esse clássico de novo! Pela terceira vez { $seat } paga, agora { $points }, e **desafia { $other }**.
       *[other] { $flavour ->
            [0] 🧤 { $seat } bate { $points } pontos na mesa e **desafia { $other }**!
            [1] 🧤 “Eu e você, { $other }!” { $seat } paga { $points } por um **desafio**.
            [2] 🧤 { $seat } joga a luva aos pés de **{ $other }**, por { $points } pontos.
            [3] 🧤 Que belo dado, **{ $other }**. { $seat } está de olho nele, e oferece { $points } por um duelo.
            [4] 🧤 Cadeiras se arrastam: { $seat } aposta { $points } contra **{ $other }**!
           *[5] 🧤 Irritar **{ $other }** direito custa { $points } pontos. { $seat } paga sem chorar.
        }
    }
event-declined =
    { $flavour ->
        [0] { $seat } prefere pagar { $points } a encarar { $other }.
        [1] “Hoje não, { $other }.” { $seat } paga { $points } e fica de fora.
        [2] { $seat } recusa, por { $points } pontos. A aposta de { $other } já era.
        [3] { $points } pontos compram para { $seat } uma noite de sossego sem { $other }.
       *[4] De repente { $seat } tem outro compromisso e deixa { $points } na mesa para { $other } ficar olhando.
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ { $seat } aceita! { $other }, chega mais.
        [1] ⚔️ “Pode vir, { $other }!” { $seat } aceita.
        [2] ⚔️ { $seat } não está à venda: { $other } vai ter o seu duelo.
        [3] ⚔️ Claro que { $seat } aceita. Boa sorte, { $other }.
       *[4] ⚔️ { $seat } aquece os ombros: “Aceito, { $other }.”
    }
event-moved-up =
    { $flavour ->
        [0] Para o duelo, { $seat } sobe do d{ $before } para um **d{ $sides }**.
        [1] Para a briga ser justa, { $seat } troca o d{ $before } por um **d{ $sides }**.
       *[2] Na mão de { $seat }, o d{ $before } vira um **d{ $sides }**.
    }
event-challenge-won =
    { $points ->
        [0] 🔺 { $seat } ganha, +**{ $face }**! { $other } não tem pontos a perder{ $before ->
            [4] , e o d4 continua um d4.
           *[other] , mas cai para um **d{ $sides }**.
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 { $seat } ganha, +**{ $face }**! { $other } perde { $points }, e o d4 continua um d4.
               *[1] 🔺 Tomou! +**{ $face }** para { $seat }, menos { $points } para { $other }, que pelo menos fica com um d4.
            }
           *[other] { $flavour ->
                [0] 🔺 { $seat } ganha, +**{ $face }**! { $other } perde { $points } e cai para um **d{ $sides }**.
                [1] 🔺 Essa doeu: { $other } perde { $points } e fica com um **d{ $sides }**. +**{ $face }** para { $seat }!
                [2] 🔺 { $seat } pediu e levou, +**{ $face }**. Um **d{ $sides }** e { $points } a menos para { $other }.
               *[3] 🔺 Palmas para { $seat }: +**{ $face }**! { $other } sai arrastando um **d{ $sides }**, com { $points } a menos.
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other } aguenta firme. { $seat } não tem mais pontos a perder, e fica com o dado.
       *[other] { $flavour ->
            [0] 🛡️ { $other } aguenta firme. { $seat } perde { $points }, mas fica com o dado.
            [1] 🛡️ Não deu contra { $other }: { $seat } paga { $points }, mas segue com o mesmo dado.
            [2] 🛡️ “Mais alguma coisa?”, pergunta { $other }. { $seat } paga { $points } e abraça o velho dado.
           *[3] 🛡️ { $seat } foi mexer com quem não devia. { $other } leva; a conta fica em { $points }, e o dado está a salvo.
        }
    }
event-voided = O desafio está cancelado: { $seat } recebe de volta { $points } pontos e o desafio.
event-won =
    { $how ->
        [last] O resto foi dormir: vitória de { $seats }.
       *[target] { $comeback ->
            [1] 🏆 Do último lugar na metade até o topo: { $seats } cruza a linha e **ganha**!
           *[other] { $flavour ->
                [0] 🏆 { $seats } cruza a linha e **ganha**!
                [1] 🏆 Meta batida! { $seats } **ganha**, e os dados podem descansar.
                [2] 🏆 { $seats } **ganha**! Os outros, façam cara de surpresa.
               *[3] 🏆 Podem recontar, que dá: { $seats } **ganha**!
            }
        }
    }

## Por que não

refusal-already-ready = Você já está a postos. Os dados rolam assim que todo mundo estiver.
refusal-biggest-die = Você já tem um d10, o maior dado que existe.
refusal-upgrade-too-dear = Um d{ $sides } custa { $sides } pontos, e você tem { $points }.
refusal-other-upgrade = Essa troca, por um d{ $offered }, é para outra pessoa. O seu próximo dado é um d{ $sides }, por { $sides } pontos.
refusal-other-price = As coisas mudaram: { $other } agora tem um d{ $sides }, então um desafio custa { $sides } pontos.
refusal-window-open = Primeiro vêm os desafios. A próxima rodada começa quando todo mundo tiver passado.
refusal-window-shut = Os desafios vêm depois da rolagem, e nesta rodada ninguém rolou ainda.
refusal-challenge-waits = { $other } desafiou { $seat }, então primeiro { $seat } tem que aceitar ou recusar.
refusal-no-challenge = Não há nenhum desafio para responder.
refusal-not-challenged = O desafio é para { $seat }, não para você.
refusal-already-passed = Você já passou, e isso vale até a próxima rodada.
refusal-challenge-used = Você já usou o seu único desafio desta partida.
refusal-cannot-challenge = Agora você não pode desafiar ninguém: é preciso haver alguém com mais pontos que você, e você ter tantos pontos quantas faces tem o dado dessa pessoa.
refusal-challenge-self = Você não pode se desafiar.
refusal-challenge-nobody = No lugar { $number } não há ninguém que ainda esteja jogando.
refusal-challenge-poorer = { $other } não tem mais pontos que você.
refusal-challenge-too-dear = Desafiar { $other } custa { $sides } pontos, um por face do dado, e você tem { $points }.

## Na mesa

prompt-upgrade = **Rodada { $round } · preparem-se.** { $count ->
        [0] {""}
       *[other] A postos: { $ready }.{" "}
    }Falta: **{ $waiting }**
prompt-challenge = **Rodada { $round } · algum desafio?** Uma vez por partida, dá para desafiar alguém com mais pontos: { $waiting }.
prompt-answer = **{ $other }**: { $seat } pagou { $points } para desafiar você. **Aceite** e role d{ $mine } contra d{ $theirs } ({ PERCENT($chance) } para você): se ganhar, não perde nada; se perder, { $fall ->
        [0] paga o seu lance em pontos
       *[other] cai para um d{ $fall } e paga o seu lance em pontos
    }. Ou **recuse** por { $points } pontos.
action-ready = A postos 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Comprar d{ $sides } · { $sides } pontos
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Desafiar { $other } · { $points } pontos
action-pass = Passar
action-accept = Aceitar o duelo ⚔️
action-decline = Recusar · { $points } pontos

## O primeiro minuto, para quem não conhece o jogo

hint-goal = 🏁 O objetivo: chegar antes de todos a { $target } pontos.
hint-upgrade = Quando todo mundo está a postos, os dados voam. Você rola um d{ $mine }: o número é seu em pontos, se ninguém tirar o mesmo. { $sides ->
        [0] { "" }Dados maiores custam pontos e empatam menos.
       *[other] Você tem { $points } pontos, e dá para um d{ $sides }: ele custa { $sides } e empata menos.
    }
hint-challenge = Uma vez por partida você pode desafiar alguém que está à sua frente. Custa tantos pontos quantas faces tem o dado dessa pessoa, e você tem { $points }. Se você ganhar, ela perde pontos e dois tamanhos de dado. Passar não custa nada.
hint-answer = { $other } pagou { $stake } para enfrentar você. Se aceitar, os dois rolam: você leva a melhor { $chance } vezes em cem. Se recusar, você também paga { $stake }, mas o seu dado fica a salvo.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = A sua próxima rolagem pode chegar a { $target }: em { PERCENT($percent) } das vezes. Um dado novo custaria os pontos que faltam.
tip-bigger = Custa { $sides } pontos, e até o fim vale para você uns { $points }.
tip-too-dear = Um d{ $sides } custa { $sides } pontos, e só valeria para você uns { $points }.
tip-save = Com um d{ $sides } sobrariam só { $score } dos { $target } pontos.
tip-pass = Não custa nada. Um duelo contra { $other } custa { $points } dos seus { $score } pontos, e você ganha { PERCENT($percent) } deles.
tip-pull-back = { $other } pode chegar a { $target } na próxima rolagem. Ganhe o duelo, e vem a queda: em { PERCENT($percent) } das vezes.
tip-fight = Você ganha { PERCENT($percent) } desses duelos, e { $other } cai. Custa { $points } pontos.
tip-accept = Você ganha { PERCENT($percent) } desses duelos. Um duelo custa a você em média { $points }; recusar, { $stake } com certeza.
tip-decline = Um duelo custa a você em média { $points }; recusar, só { $stake }.
tip-drops = Em { PERCENT($percent) } das vezes você perde, e o seu d{ $before } encolhe para d{ $sides }. Por { $stake } pontos ele fica a salvo.

## As regras em um minuto

rules-1 =
    ## Tie-Die
    _de Adam Lemos · de 2 a 4 jogadores_

    Todo mundo começa com um **d4** e nenhum ponto, e todo mundo rola **ao mesmo tempo**: aperte **A postos** quando quiser, e assim que a última pessoa apertar, os dados voam. Um número que mais ninguém tirou se soma aos seus pontos.

    Quem chegar à meta (30, se quem abriu a mesa não escolheu outra) ganha. Mais de uma pessoa de uma vez? Ganha quem tiver mais pontos; se forem iguais, uma última rolagem decide.
rules-2 =
    ## Empates e dados maiores
    - **Deu o mesmo número? Desempate!** Quem empatou rola de novo, até que um só esteja mais alto e um só mais baixo. O mais alto soma esse lance e sobe um tamanho de dado. O mais baixo perde esse lance em pontos e desce um tamanho. Quem ficou no meio sai ileso.
    - **Comprar dados.** Antes de apertar A postos, você pode comprar o próximo dado por tantos pontos quantas faces ele tem: 6 por um d6, depois 8 por um d8, depois 10 por um d10.
    - Os pontos nunca caem abaixo de 0, nem o dado abaixo de um d4.
rules-3 =
    ## Desafios
    Depois de uma rolagem, e **uma vez por partida**, você pode desafiar alguém com **mais pontos**. Custa tantos pontos quantas faces tem o dado dessa pessoa. Ela pode **recusar** pagando o mesmo; os seus pontos e o seu desafio já eram. Ou ela **aceita**:
    - Se o seu dado é menor, primeiro ele cresce até igualar o dela, e você fica com ele aconteça o que acontecer. Os dois rolam.
    - **O seu é mais alto:** você soma o seu lance. A outra pessoa perde o dela em pontos e desce **dois** tamanhos.
    - **O dela é mais alto:** ela não perde nada. Você perde o seu lance em pontos.

    Se o seu lance levar você à meta, a vitória é sua.
rules-4 =
    ## Para jogar bem
    - Dados pequenos empatam muito. Com um d4 isso é mais chance que risco: há pouco a perder.
    - Comprar um dado compensa se a partida ainda vai longe. Perto da meta, guarde os pontos.
    - O desafio é a resposta para quem disparou na frente: recusar custa a essa pessoa o mesmo que custou a você; perder, dois tamanhos de dado.
    - Se você não pode desafiar, não precisa apertar nada: a próxima rodada começa sozinha.

## Por que uma jogada é boa: frases inteiras sobre a jogada, que não falam com ninguém.
# $percent é uma chance, $otherwise o que custa recusar. Um duelo é o que vem de um desafio aceito.

why-pays = Aqui um d{ $sides } vale tanto quanto { $points } pontos, e só custa { $sides }.
why-too-dear = Um d{ $sides } custa { $sides } pontos, e aqui só vale { $points }.
why-now = A próxima rolagem tem { PERCENT($percent) } de chance de chegar a { $target }; comprando um dado antes, não chega.
why-threat = { $other } chega a { $target } com a próxima rolagem em { PERCENT($percent) } das vezes.
why-fight =
    { $sides ->
        [0] A chance de ganhar um duelo com { $other } é de { PERCENT($percent) }.
       *[other] A chance de ganhar um duelo com { $other } é de { PERCENT($percent) }, e o dado menor vira um d{ $sides }.
    }
why-dear = Desafiar { $other } custa { $points } de { $score } pontos, e { PERCENT($percent) } desses duelos acabam em vitória.
why-poor-trade =
    { $brings ->
        [one] Desafiar { $other } custa { $points } pontos e rende em média cerca de { $brings } ponto.
       *[other] Desafiar { $other } custa { $points } pontos e rende em média cerca de { $brings }.
    }
why-cheaper =
    { $points ->
        [one] Um duelo custa em média cerca de { $points } ponto; recusar custa { $otherwise }.
       *[other] Um duelo custa em média cerca de { $points } pontos; recusar custa { $otherwise }.
    }
why-hands = Em { PERCENT($percent) } desses duelos, { $other } chega a { $target }.
why-drops = O duelo acaba em derrota em { PERCENT($percent) } das vezes, e aí o d{ $before } vira um d{ $sides }.

## Manchetes do cartão que se compartilha

headline-one-more-throw = Empate em pontos, mais um lance, e vitória de { $winners }
headline-won-the-challenge = Um desafio a { $other }, e ponto final: vitória de { $winners }
headline-with-the-smallest-die = Com o menor dado de todos: vitória de { $winners }
headline-won-the-roll-off = No desempate: vitória de { $winners }
headline-the-number-to-win = Era preciso um bom número, e veio um { $number }: { $winners }

## Conquistas

feat-three-is-a-crowd = Três é demais
    .story = ganhar um desempate de três ou mais
feat-david = Davi
    .story = um d4 que rola mais alto que um d10 numa briga
feat-stubborn-as-mules = Teimosia de mula
    .story = uma briga que precisa de quatro lances ou mais para se decidir
feat-small-is-beautiful = Nos menores frascos
    .story = ganhar ainda com um d4 na mão
feat-photo-finish = No olho mecânico
    .story = empatar em pontos, e ganhar o lance a mais

# Planejar.
plan =
    { $next ->
        [ready] ficar a postos, sem trocar de dado
        [upgrade] trocar de dado até onde os pontos derem, e ficar a postos
       *[ask] as trocas de dado são com você
    }; { $window ->
        [pass] não desafiar ninguém
       *[ask] os desafios são com você
    }{ $challenged ->
        [accept] ; aceitar, se alguém desafiar você
        [decline] ; recusar, se alguém desafiar você
       *[ask] ; se alguém desafiar você, a decisão é sua
    }
plan-ask-next = Antes da próxima rolagem
plan-ask-window = Quando der para desafiar alguém
plan-ask-challenged = Quando alguém desafiar você
plan-next-ready = ficar a postos, sem trocar de dado
plan-next-upgrade = trocar até onde der, e ficar a postos
plan-next-ask = perguntar para mim
plan-window-pass = passar
plan-window-ask = perguntar para mim
plan-challenged-ask = perguntar para mim
plan-challenged-accept = aceitar
plan-challenged-decline = recusar e pagar
plan-void-die = o seu dado não é mais o que você tinha quando planejou.

## Fatos da análise

fact-off-won = { $seat } ganhou o desempate do { $tied } na rolagem { $throw }: +{ $face } e um d{ $sides }.
fact-challenge-won = { $seat } ganhou o desafio contra { $other }: +{ $face }.
