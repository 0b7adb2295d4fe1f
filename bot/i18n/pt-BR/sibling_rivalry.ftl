### Briga de Irmãos (“Sibling Rivalry”), em português do Brasil.

title = Briga de Irmãos
tagline =
    Cinco dados, e os pais no quarto ao lado: implique com todo mundo,
    implique mais que todo mundo e pare antes do flagra.
# The picture of the game, for those who do not see it.
picture-alt = Duas crianças fazem caretas sobre os dados, e olhos bravos espiam por uma porta.

## As trilhas e suas casas. As frases que citam uma têm $track e $square.

track =
    { $track ->
        [2] Olhares
        [3] Caretas
        [4] Cócegas
        [5] Dodóis
       *[6] Zoeiras
    }
square =
    { $track ->
        [2] { $square ->
            [1] De passagem
            [2] Rabo de olho
            [3] Olho no olho
            [4] Sem piscar
            [5] Sorrisinho
            [6] Olho apertado
           *[7] Para de me olhar!
        }
        [3] { $square ->
            [1] Biquinho
            [2] Língua de fora
            [3] Nariz de porco
            [4] Cara de pateta
            [5] Olho de sapo
            [6] Pálpebra virada
           *[7] Chega de careta!
        }
        [4] { $square ->
            [1] Quase cócega
            [2] Pé
            [3] Queixo
            [4] Costelas
            [5] Sovaco
            [6] Chave de cócega
           *[7] Kkkkkk! Para!
        }
        [5] { $square ->
            [1] Soco de mentira
            [2] Cutucão
            [3] Beliscão
            [4] Puxão de cabelo
            [5] Paulistinha
            [6] Metralhadora
           *[7] Ai! Para com isso!
        }
       *[6] { $square ->
            [1] Dããã!
            [2] Seu cofrinho tá aparecendo
            [3] Estranho… eu fiquei com a beleza E com o cérebro
            [4] Eu cuspi nisso aí
            [5] Vi uns bichos entrando no seu nariz enquanto você dormia
            [6] Te acharam no lixo
           *[7] MÃE! É verdade?
        }
    }
# O mesmo onde há pouco espaço.
short-square =
    { $track ->
        [5] { $square ->
            [6] Ratatatá!
           *[other] { square }
        }
        [6] { $square ->
            [2] Olha o cofrinho!
            [3] Beleza E cérebro
            [5] Bichos no nariz
            [6] Veio do lixo
            [7] MÃE! Sério?
           *[other] { square }
        }
        [4] { square }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [2] { $square ->
            [7] { short-square }
            [1] De pas{"\u00AD"}sagem
            [5] Sorri{"\u00AD"}sinho
           *[other] { short-square }
        }
        [5] { $square ->
            [5] Paulis{"\u00AD"}tinha
            [6] Rata{"\u00AD"}tatá!
           *[other] { short-square }
        }
        [3] { short-square }
        [4] { short-square }
       *[other] { short-square }
    }

## O tabuleiro e o tabuleiro em texto

board-header-roll = rola os dados agora
board-header-choose = para qual trilha vai isso?
board-header-decide = rola de novo ou para?
board-header-won = passa da chegada e ganha!
board-start = Saída
board-finish = Chegada
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] Flagra!
       *[other] Flagra! −{ $squares }
    }
board-just-climb = Agora há pouco { $name } subiu { $steps } em { $track } ({ $square }).
board-just-catch = Agora há pouco flagraram { $name } com { $ones ->
        [2] dois
        [3] três
        [4] quatro
       *[5] cinco
    } números 1{ $back ->
        [0] {""}
       *[other] , de volta de { $before } para { $after }
    }.
board-just-tumble = Agora há pouco { $name } perdeu o peão em { $track }: { $other } foi melhor.
board-just-gain = Agora há pouco { $name } marcou { $points }.
board-danger-1 = risco de
board-danger-2 = flagra já
board-heading =
    Briga de Irmãos · ganha quem passar da casa { $length } do placar { $track ->
        [short] curto
        [long] longo
       *[standard] normal
    }{ $escalate ->
        [any] {" "}· o tom sobe a partir de qualquer trilha
       *[highest] {""}
    }
board-now-roll = É a vez de { $name } rolar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }.
board-now-choose = { $name } tira { $faces }: qual trilha?
board-now-decide = { $name } tira { $faces }: rola de novo { $dice ->
        [one] o dado que sobrou
       *[other] os { $dice } dados
    }, ou para?
board-now-won = { $name } passa da chegada e ganha!
board-ones = Números 1 separados: { $ones } de { $limit }; dados: { $dice }. Risco de flagra na próxima rolagem: { PERCENT($percent) }.
board-angel = { $name } está num anjo.
board-devil = { $name } está num diabinho.
board-can = Esta rolagem pode ir para: { $each }.
board-could = { $track }: { $steps ->
        [0] ficar em { $square }
       *[other] subir { $steps } até { $square }
    } ({ $points })
board-stop =
    Se parar agora: { $place ->
        [alone] o peão fica
        [ahead] supera { $other }
        [tied] empata com { $other }, então o peão sai
        [behind] está atrás de { $other }, então o peão sai
       *[none] não há peão para deixar
    }.
board-tracks = As trilhas, da primeira casa à última, com seus pontos:
board-track =
    { $face } { $track }{ $open ->
        [yes] {" "}(aberta)
       *[no] {""}
    }: { $squares }
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
board-score-square =
    { $pawns ->
        [none] { $name } { $points } e PONTUA
       *[other] { $name } { $points } e PONTUA [{ $pawns }]
    }
board-map = Placar: casas de 1 a { $length }; anjos (flagra só com quatro números 1) em { $angels }; diabinhos (flagra já com dois números 1) em { $devils }.
board-scores = O placar, quem está onde, e os peões de briga:
board-row =
    { $name }: { $position ->
        [start] 0 (saída)
        [finish] chegada
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ; { $pawn }
    }
board-row-gone = { $name }: saiu
board-pawn = em { $track }, { $square } ({ $points })
board-alt-scores = Placar: { $each }.
board-alt-pawns = Peões: { $each }.
board-alt-open = Abertas: { $tracks }.

## Opções

option-track = Placar
option-track-standard = normal, 22 casas
option-track-short = curto, 12 casas
option-track-long = longo, 32 casas
option-escalate = Onde dá para subir o tom
option-escalate-highest = uma acima da trilha mais alta com peão
option-escalate-any = uma acima de qualquer trilha com peão
option-first = Quem começa
option-first-random = alguém por sorteio
option-first-host = quem abriu a mesa

## O que aconteceu

event-first =
    { $how ->
        [host] { $seat } abriu a mesa e começa a briga.
       *[lot] Deu { $seat } no sorteio, e é quem começa a briga.
    }
limit-square =
    { $limit ->
        [2] 2 (diabinho)
        [4] 4 (anjo)
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat } rola **{ $faces }**
        [1] { $seat } chacoalha os dados: **{ $faces }**
        [2] Na frente de { $seat } apareceu **{ $faces }**
        [3] Treme, treme, e olha o que veio para { $seat }: **{ $faces }**
        [4] { $seat } chega na ponta dos pés e joga **{ $faces }**
        [5] Os dados de { $seat } quicam no pé da cama: **{ $faces }**
        [6] { $seat } não resiste mesmo: **{ $faces }**
        [7] “Olha só isso”, cochicha { $seat }. **{ $faces }**
        [8] Direto da manga de { $seat }: **{ $faces }**
       *[9] Rolando pelo tapete, oferta de { $seat }: **{ $faces }**
    }{ $new ->
        [0] . { $ones ->
            [0] No quarto ao lado, nem um pio.
           *[other] Números 1 ainda em { $ones }; com { limit-square }, flagra.
        }
        [one] , e o 1 fica separado: já são { $ones }; com { limit-square }, flagra.
        [2] , e dois números 1 ficam separados: já são { $ones }; com { limit-square }, flagra.
        [3] , e três números 1 ficam separados: já são { $ones }; com { limit-square }, flagra.
        [4] , e quatro números 1 ficam separados: já são { $ones }; com { limit-square }, flagra.
       *[5] , cinco números 1 de uma vez: já são { $ones }; com { limit-square }, flagra.
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] { $seat } vai de { track }: “**{ short-square }**”.
            [1] Para { $seat }, isso pede “**{ short-square }**” ({ track }).
            [2] { $seat } está pensando em { track }, e dá para notar: “**{ short-square }**”.
            [3] Saindo um “**{ short-square }**” de { $seat }, em { track }.
            [4] Então é { track }. { $seat } arrisca “**{ short-square }**”.
            [5] { $seat } se anima e sobe por { track } até “**{ short-square }**”.
            [6] Ah, não, { $seat } vai fazer mesmo: “**{ short-square }**” ({ track }).
            [7] “**{ short-square }**”, e sem errar. { $seat } passou a semana treinando { track }.
           *[8] Mais um pouquinho em { track }, e { $seat } já está em “**{ short-square }**”.
        }
       *[other] { $flavour ->
            [0] { $seat } tem uma ideia melhor, { track }: “**{ short-square }**”.
            [1] { $seat } larga tudo por { track }: “**{ short-square }**”.
            [2] Mudança de planos! { $seat } recomeça em { track } com “**{ short-square }**”.
            [3] “Que tédio”, diz { $seat }, e troca para { track }: “**{ short-square }**”.
            [4] Ideia nova de { $seat }: “**{ short-square }**”, lá do outro lado, em { track }.
           *[5] { $seat } esquece aquilo tudo e abre um pacote novinho de { track }: “**{ short-square }**”.
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] Nenhum dado serve para { $seat }.
            [1] Com isso { $seat } não consegue nem começar.
            [2] { $seat } olha para os dados. Os dados disfarçam.
            [3] Tanto barulho, e { $seat } ainda não irritou ninguém.
            [4] Com esses aí { $seat } não apronta nada.
            [5] Os números errados para { $seat }. Todinhos.
           *[6] Nenhum encaixa. { $seat } chuta um chinelo.
        }
       *[other] { $flavour ->
            [0] Nenhum dado move { $seat }, que continua em “**{ short-square }**”.
            [1] { $seat } empaca em “**{ short-square }**” por enquanto.
            [2] “**{ short-square }**” outra vez? Nada de novo por parte de { $seat }.
            [3] Esses dados não ajudam { $seat }. Fica em “**{ short-square }**” mesmo.
            [4] { $seat } repete “**{ short-square }**”, desta vez com mais vontade.
            [5] Essa rolagem ninguém notou: { $seat } permanece em “**{ short-square }**”.
           *[6] Que desperdício de dados. { $seat } segura “**{ short-square }**” e torce.
        }
    }
event-topped =
    “{ short-square }” { $flavour ->
        [0] { $seat } vai até o fim de { track }: saem todos os peões, e { $seat } joga de novo!
        [1] { $seat } fez alguém berrar. Limpa geral em { track }, e a vez continua!
        [2] Mais que isso, impossível. { $seat } esvazia { track } e joga outra vez!
        [3] O topo de { track }! { $seat } varre todo mundo de lá e ganha mais uma vez.
        [4] { $seat } atinge a perfeição em { track }. Todos os peões saem, e { $seat } quer mais!
       *[5] A casa inteira ouviu essa. Não sobra peão em { track }, e { $seat } ainda não terminou!
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat } marca **{ $points }** na hora: { $before } → { $after }.
            [1] Isso vale **{ $points }** já, já para { $seat }: { $before } → { $after }.
            [2] Dinheiro na mão para { $seat }, nada menos que **{ $points }**: { $before } → { $after }.
           *[3] **{ $points }** pontos, pagos à vista a { $seat }: { $before } → { $after }.
        }
       *[other] { $flavour ->
            [0] Ninguém superou o “{ short-square }” de { $seat }: **+{ $points }**, { $before } → { $after }.
            [1] { $seat } sai no lucro e sem castigo com “{ short-square }”: **+{ $points }**, { $before } → { $after }.
            [2] “{ short-square }” compensa para { $seat }: **+{ $points }**, { $before } → { $after }.
            [3] Uma rodada inteira de “{ short-square }”! { $seat } passa no caixa: **+{ $points }**, { $before } → { $after }.
            [4] “{ short-square }” ficou sem resposta. Mandou bem, { $seat }: **+{ $points }**, { $before } → { $after }.
            [5] Firme e forte, { $seat } com “{ short-square }”: **+{ $points }**, { $before } → { $after }.
           *[6] Os outros desistiram de “{ short-square }”, então { $seat } leva **+{ $points }**: { $before } → { $after }.
        }
    }
event-slid =
    { $after ->
        [0] { $seat } esbarra em { $other } na { $before } e escorrega para fora do placar!
       *[other] { $pair ->
            [3] { $other } de novo! Terceira trombada entre os dois peões: { $seat } escorrega da { $before } para a { $after }.
           *[other] { $flavour ->
                [0] { $seat } cai em cima de { $other } na { $before } e escorrega para a { $after }.
                [1] Na { $before } já está { $other }: { $seat } escorrega para a { $after }.
                [2] “Esse lugar é meu!” { $other } está na { $before }, e { $seat } escorrega para a { $after }.
                [3] Toin! { $seat } dá de cara com { $other } na { $before } e escorrega para a { $after }.
                [4] Na { $before } não cabem dois. { $other } fica, { $seat } escorrega para a { $after }.
               *[5] { $other } não arreda pé da { $before }, então { $seat } escorrega para a { $after }.
            }
        }
    }
event-caught =
    { $row ->
        [2] Duas seguidas! Os chinelos já vêm direto: flagram { $seat } com
        [3] Três vezes em seguida! Alguém já deixou uma cadeira na porta: flagram { $seat } com
       *[other] { $flavour ->
            [0] “Posso saber O QUE está acontecendo aqui?” Flagram { $seat } com
            [1] A porta se abre: flagram { $seat } com
            [2] Papai viu tudo. Flagram { $seat } com
            [3] Nhec… nhec… luz acesa! Flagram { $seat } com
            [4] “Não fui eu!” Foi, sim. Flagram { $seat } com
            [5] Mamãe levanta uma sobrancelha. Flagram { $seat } com
            [6] Bela vigia, hein! Flagram { $seat } com
           *[7] “Vou ter que ir aí?” Tarde demais: flagram { $seat } com
        }
    } { $ones ->
        [2] dois
        [3] três
        [4] quatro
       *[5] cinco
    } números 1{ $before ->
        [0] {" "}e nada a perder.
       *[other] , e lá vai o peão para trás: { $before } → { $after }.
    }{ $ones ->
        [2] {" "}Num diabinho, bastam dois números 1.
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat } para em “{ short-square }”. Quem dá mais?
        [1] { $seat } deixa por “{ short-square }” e faz cara de anjinho.
        [2] “{ short-square }”, obra de { $seat }. Superem essa.
        [3] Com “{ short-square }”, { $seat } se recosta e espera os gritos.
        [4] Por ora chega: { $seat } estaciona em “{ short-square }”.
        [5] { $seat } tem muito orgulho de “{ short-square }” e para por aí.
        [6] “Sua vez!” { $seat } abre um sorrisão: “{ short-square }”.
       *[7] Mãos longe dos dados: “{ short-square }” já está de bom tamanho para { $seat }.
    }
event-outdid =
    { $pair ->
        [3] Coitado do peão de { $other }! { $seat } o derruba pela terceira vez, agora com “{ short-square }”.
       *[other] { $flavour ->
            [0] { $seat } supera { $other } com “{ short-square }”! O peão de { $other } sai.
            [1] Isso é irritar, { $other }? { $seat } mostra como se faz: “{ short-square }”. Um peão a menos.
            [2] “{ short-square }”! { $seat } tira { $other } de { track }.
            [3] Chega pra lá, { $other }: { $seat } tem “{ short-square }”, e o seu peão sai.
            [4] { $other } foi bem. { $seat } foi pior, ou seja, melhor: “{ short-square }”, e tchau.
            [5] { $seat } toma { track } de { $other } na base do “{ short-square }”.
           *[6] “Coisa de iniciante”, diz { $seat } a { $other }, e arremata: “{ short-square }”.
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat } para sem superar { $other }, e o peão sai.
        [1] { $other } só boceja. O peão de { $seat } sai.
        [2] Não bastou para superar { $other }: { $seat } recolhe o peão.
        [3] Valeu a tentativa, mas { $other } fez melhor. Tchau, peão de { $seat }.
        [4] Era só isso, { $seat }? { $other } mal levantou os olhos. Não fica peão nenhum.
       *[5] { $seat } desiste de vencer { $other } e guarda o peão na caixa.
    }
event-idled =
    { $flavour ->
        [0] { $seat } para sem ter incomodado ninguém.
        [1] Que comportamento exemplar! { $seat } para de mãos vazias.
        [2] { $seat } encerra a vez. Nenhum irmão foi maltratado nesta jogada.
       *[3] Um anjo de criatura, { $seat }: terminou, e ninguém está de mal.
    }
event-won =
    { $how ->
        [last] O resto foi dormir: vitória de { $seats }.
       *[track] { $comeback ->
            [1] Em último na metade, em primeiro no final: { $seats } passa da chegada e ganha! Cuidado com quem fica quietinho.
           *[other] { $flavour ->
                [0] { $seats } passa da chegada e ganha! E foram os outros que começaram.
                [1] { $seats } passa da chegada e ganha! Título oficial: a maior peste da casa.
                [2] { $seats } passa da chegada e ganha! Esta semana ninguém vai aguentar tanta pose.
               *[3] Porta fechada, luz apagada: { $seats } passa da chegada e ganha! Agora peçam desculpas, todo mundo.
            }
        }
    }

## Por que não

refusal-roll-first = Primeiro role os dados.
refusal-choose-first = Primeiro escolha uma trilha para esta rolagem.
refusal-nothing-to-choose = Não há nenhuma trilha para escolher agora.
refusal-track-closed = { track } é uma trilha fechada nesta vez. Só estão abertas as que têm o peão de um irmão, e uma acima.
refusal-no-die-for-track = Para { track } é preciso um { $track }, e nenhum dos seus dados mostra um.

## Na mesa

prompt-roll = **{ $seat }**, role { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }. No { $limit ->
        [2] segundo
        [3] terceiro
       *[4] quarto
    } número 1 é flagra.
prompt-choose = **{ $seat }**: qual trilha para esta rolagem? Números 1: { $ones } de { $limit }; dados: { $dice }.
prompt-decide = **{ $seat }**: { $place ->
        [none] nenhum peão em trilha ainda.
        [alone] “**{ square }**”, sem mais ninguém em { track }.
        [ahead] “**{ square }**”, à frente de { $other }.
        [tied] “**{ square }**”, empate com { $other }.
       *[behind] “**{ square }**”, atrás de { $other }.
    } Números 1: { $ones } de { $limit }; dados: { $dice }.
action-roll = Rolar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
action-again = Rolar de novo · { PERCENT($percent) } de flagra
action-stop =
    Parar: { $place ->
        [none] sem peão em trilha
        [alone] { short-square } fica, { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }
        [ahead] supero { $other }, { short-square }
        [tied] empate com { $other }, meu peão sai
       *[behind] atrás de { $other }, meu peão sai
    }
action-choose =
    { track } { $steps ->
        [0] fico
       *[other] +{ $steps }
    } → { short-square }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $tops ->
        [wins] {" "}e ganho!
        [yes] {" "}e jogo de novo!
       *[no] { $place ->
            [ahead] {" "}· à frente de { $other }
            [tied] {" "}· empate com { $other }
            [behind] {" "}· atrás de { $other }
           *[other] {""}
        }
    }
## O primeiro minuto, para quem não conhece o jogo

hint-goal = 🏁 O objetivo: passar antes de todos da casa { $length } da trilha de pontos.
hint-roll = Role os dados! Cada 1 fica separado, e com { $limit } deles é flagra. Todos os outros números podem fazer seu peão subir por uma trilha.
hint-choose = Você tirou { $faces }. Escolha uma trilha, e seu peão sobe um passo para cada dado com o número dela. Ele pontua se ainda estiver lá quando a sua próxima vez começar.
hint-decide = { $place ->
        [none] Você ainda não tem peão em nenhuma trilha: parar agora não rende nada.
        [alone] Pare, e seu peão espera aqui por { $points ->
            [one] 1 ponto
           *[other] { $points } pontos
        }: são seus quando a sua próxima vez começar, se ninguém superar.
        [ahead] Pare agora, e você derruba o outro peão desta trilha. O seu espera por { $points ->
            [one] 1 ponto
           *[other] { $points } pontos
        } até a sua próxima vez.
       *[other] Alguém está empatado com você ou à frente nesta trilha: pare agora, e o seu peão sai.
    } Rolar de novo dá flagra em { PERCENT($percent) } das vezes.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Leva você além da chegada: vitória!
tip-tops = O fim da trilha: { $points } pontos na hora, e você joga de novo.
tip-stays = Ali o seu peão pode ficar, por { $points } pontos. Onde alguém está empatado ou à frente, ele sai quando você para.
tip-more = Vale { $points } pontos, e a segunda opção só { $otherwise }.
tip-higher = Fica mais acima, na casa { $square } e não na { $otherwise }: mais perto do fim, que pontua na hora.
tip-gap = É ali que faltam menos passos para passar { $other }.
tip-nothing-yet = Só um peão numa trilha rende pontos, e mais uma rolagem pode colocar um lá.
tip-comes-off = Pare agora, e o seu peão sai sem pontos. Mais uma rolagem pode levar você além de { $other }.
tip-bank = { $wins ->
        [yes] Os { $points } pontos que esperam aqui levam você além da chegada.
       *[no] Aqui esperam { $points } pontos por você.
    } Mais uma rolagem dá flagra em { PERCENT($percent) } das vezes, e eles se perderiam.
tip-climb = Só { PERCENT($percent) } das rolagens dão flagra, e mais acima o seu peão vale mais.

## As regras em um minuto

rules-1 =
    ## Briga de Irmãos
    _“Sibling Rivalry”, de Richard Garfield · de 2 a 8 jogadores_

    Irmãos vivem implicando uns com os outros. Ganha quem primeiro **passar da chegada** do placar.

    Na sua vez, você rola cinco dados. Cada **1** fica separado até o fim da vez. Os outros movem o seu peão de briga: escolha uma trilha aberta, e ele avança uma casa para cada dado que mostrar o número dela. Depois **role de novo** os dados que sobraram, ou **pare**.
rules-2 =
    ## Flagra!
    No **terceiro 1** da mesma vez, mamãe ou papai aparece na porta: seu peão de briga sai, e você volta no placar uma casa para cada 1. O botão *Rolar de novo* diz qual é o risco.

    Num **anjo** do placar, são precisos quatro números 1. Num **diabinho**, bastam dois.
rules-3 =
    ## Implique mais que os outros
    - Se nenhum irmão tem peão nas trilhas, você começa por **Olhares**. Senão, estão abertas todas as trilhas com peão, e também a que fica acima da mais alta delas.
    - Pare **à frente** do peão que estiver na sua trilha, e ele sai. Empatando ou atrás, sai o seu.
    - Se o seu peão ainda estiver lá quando a sua próxima vez começar, ele **pontua**.
    - Você pode trocar de trilha depois de qualquer rolagem, mas na nova começa do zero. Na sua própria trilha, os dados que combinam contam sempre.
rules-4 =
    ## Até o topo, e pelo caminho
    - Chegue à **última casa** de uma trilha: todos os peões dela saem, você pontua na hora e joga mais uma vez.
    - Caia em cima de outro peão do placar, indo ou voltando, e você **escorrega** para trás, até a primeira casa livre.
    - Com um 1 separado, a próxima rolagem dá flagra mais ou menos uma vez em oito. Com dois, quatro vezes em dez.

## Por que uma jogada é boa: frases inteiras sobre a jogada, que não falam com ninguém. As chances são em %.

why-finishes =
    { $wins ->
        [yes] A última casa rende { $points } pontos na hora, e isso dá a vitória.
       *[no] A última casa rende { $points } pontos na hora, e depois dá para jogar mais uma vez.
    }
why-about-to-win =
    { $points ->
        [one] { $other } está quase ganhando: o peão dali rende { $points } ponto, se ninguém superar.
       *[other] { $other } está quase ganhando: o peão dali rende { $points } pontos, se ninguém superar.
    }
why-outdoes =
    { $wins ->
        [yes] Supera o peão de { $other }, que daria a vitória.
       *[no] Supera o peão de { $other }, que renderia { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }
why-leads-to =
    Esta casa vale { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, e isso { $where ->
        [finish] basta para ganhar.
       *[angel] leva a um anjo, onde só há flagra com quatro números 1.
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] Parar aqui não rende nada
            [one] Parar aqui rende só { $points } ponto
           *[other] Parar aqui rende só { $points } pontos
        }, e rolar só dá flagra em { $percent ->
            [0] menos de 1%
           *[other] { PERCENT($percent) }
        } das vezes.
       *[no] { $points ->
            [0] A próxima rolagem dá flagra em { PERCENT($percent) } das vezes.
            [one] A próxima rolagem dá flagra em { PERCENT($percent) } das vezes, com { $points } ponto em jogo.
           *[other] A próxima rolagem dá flagra em { PERCENT($percent) } das vezes, com { $points } pontos em jogo.
        }
    }
why-risk =
    { $percent ->
        [0] Assim já dá para parar; pelo outro caminho, é flagra em { PERCENT($otherwise) } das vezes.
       *[other] Continuar daqui dá flagra em { PERCENT($percent) } das vezes; pelo outro caminho, em { PERCENT($otherwise) }.
    }
why-reaches = Daqui, a chance de chegar à última casa de { track } ainda nesta vez é de { PERCENT($percent) }.
why-taken = Depois é a vez de { $other }, que derruba um peão deixado em { track } em { PERCENT($percent) } das vezes.
why-lasts =
    { $percent ->
        [0] Depois é a vez de { $other }, que quase nunca derruba um peão deixado em { track }.
       *[other] Depois é a vez de { $other }, que só derruba um peão deixado em { track } em { PERCENT($percent) } das vezes.
    }

## Manchetes do cartão que se compartilha

headline-one-more-and-out = Mais um 1 e era o fim: vitória no sufoco de { $winners }
headline-back-to-the-start-and-up = De volta à saída, e mesmo assim vitória de { $winners }
headline-never-caught = Nenhum flagra em { $winners }. Nos outros, { $number }
headline-past-the-finish = { $number } pontos numa tacada só, e vitória de { $winners }

## Conquistas

feat-so-near = Morreu na praia
    .story = estar a um passo do topo quando outro peão chega lá e limpa a trilha
feat-butter-would-not-melt = Cara de santo
    .story = ganhar sem um flagra sequer
feat-rock-bottom = Fundo do poço
    .story = voltar para fora do placar, e ganhar mesmo assim
feat-encore = Mais um, mais um!
    .story = chegar ao topo de duas trilhas na mesma vez
feat-by-a-whisker = Por um fio
    .story = chegar ao topo quando mais um 1 seria encrenca

# Planejar.
plan =
    rolar de novo enquanto o risco for menor que { PERCENT($danger) }, senão parar; { $track ->
        [own] ficar na sua trilha, se der
        [ask] a escolha da trilha é com você
       *[points] escolher a trilha que vale mais
    }{ $vain ->
        [stop] {""}
        [roll] ; se parar for em vão, rolar de novo
       *[ask] ; se parar for em vão, a decisão é sua
    }
plan-ask-danger = Rolar de novo enquanto o risco for…
plan-ask-track = Se houver várias trilhas
plan-ask-vain = Se parar não render nada
plan-some-danger = menor que { PERCENT($number) }
plan-track-points = escolher a que vale mais
plan-track-own = ficar na minha, se der
plan-track-ask = perguntar para mim
plan-vain-ask = perguntar para mim
plan-vain-stop = parar mesmo assim
plan-vain-roll = rolar de novo
plan-void-pawn = derrubaram o seu peão da trilha.
