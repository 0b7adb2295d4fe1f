### Guerra de Travesseiros (“Pillow Fight”), em português do Brasil.

title = Guerra de Travesseiros
tagline =
    Pegue um travesseiro e se esconda atrás do sofá. Cinco acertos ganham,
    ou quem tiver mais quando todos os travesseiros rasgarem.
# The picture of the game, for those who do not see it.
picture-alt = Alguém joga um travesseiro, voam penas, e dois olhos espiam atrás de um sofá.

## Opções

option-size = Tamanho da sala
option-size-8x8 = 8×8
option-size-6x6 = 6×6 (pequena)
option-size-10x10 = 10×10 (grande)
option-pillows = Travesseiros por cabeça
option-pillows-1 = um (curta)
option-pillows-2 = dois
option-pillows-3 = três (longa)
option-curfew = Quando os pais chegam
option-curfew-20 = depois de 20 rodadas
option-curfew-10 = depois de 10 rodadas
option-curfew-off = nunca
option-full_defence = Defesa total (+1 até a sua próxima vez; dados iguais acertam)
option-pillow_theft = Roubo de travesseiro (com 5 ou 6 você toma o da travesseirada)
option-melee_block = Bloqueio corpo a corpo (travesseiro na mão: +1 contra golpes; recomendado)
option-fragile = Objetos frágeis (o segundo a quebrar encerra a partida)
option-corner_cover = Proteção pelos cantos (como nos jogos de RPG)

## As salas prontas

room-nursery = Quarto do bebê
room-kitchen = Cozinha
room-playroom = Brinquedoteca
room-living-room = Sala de estar
room-dormitory = Dormitório
room-two-rooms = Dois cômodos
room-loft = Sótão
room-four-rooms = Quatro cômodos
room-ballroom = Salão de baile
room-drawn = uma sala própria

## O que aconteceu: a preparação

event-room-set =
    { $key ->
        [drawn] { $seat } desenha uma sala: { $walls } { $walls ->
            [one] casa
           *[other] casas
        } de parede, { $furniture } de móveis.
        [nursery] { $seat } escolhe o Quarto do bebê. Cuidado para não pisar nos bloquinhos.
        [kitchen] { $seat } escolhe a Cozinha. Armário para se esconder é o que não falta.
        [playroom] { $seat } escolhe a Brinquedoteca.
        [living-room] { $seat } escolhe a Sala de estar. Sem chinelo no sofá.
        [dormitory] { $seat } escolhe o Dormitório. Oficialmente, a luz está apagada.
        [two-rooms] { $seat } escolhe Dois cômodos, com uma parede boa para espiar.
        [loft] { $seat } escolhe o Sótão.
        [four-rooms] { $seat } escolhe Quatro cômodos, e um monte de portas.
       *[ballroom] { $seat } escolhe o Salão de baile. Me concede este travesseiro?
    }
event-fragile-set = Frágil, favor não derrubar: { $squares }. O segundo a quebrar encerra a partida.
event-pillows-placed =
    { $flavour ->
        [0] { $seat } espalha { $count } travesseiros por aí. Dos fofinhos.
        [1] { $count } travesseiros, que { $seat } arruma com todo o cuidado e nenhuma segunda intenção. Aham.
        [2] { $seat } deixa no lugar { $count } travesseiros.
       *[3] Munição a postos: { $count } travesseiros, oferta de { $seat }.
    }
event-named = { $seat } decide que { $other } começa.
event-volunteered = { $seat } começa, e diz isso sem ficar nem um pouco sem graça.
event-placed =
    { $flavour ->
        [0] { $seat } vai na ponta dos pés até { $square }.
        [1] { $seat } toma posição em { $square }.
        [2] { $seat } espera em { $square } com cara de anjo.
        [3] “Não tem ninguém aqui”, diz { $seat } em { $square }.
        [4] { $seat } gosta da vista de { $square }.
       *[5] { $square } agora é o cantinho de { $seat }.
    }
event-fight-began = Todo mundo no lugar. **{ $seat }**, a primeira vez é sua: guerra de travesseiros!

## O que aconteceu: uma vez

event-moved =
    { $flavour ->
        [0] { $seat } dispara de { $origin } para { $square }.
        [1] { $seat } desliza de meia de { $origin } até { $square }.
        [2] Ligeiro feito um ratinho: { $seat } corre de { $origin } para { $square }.
        [3] Tap, tap, tap: { $seat }, de { $origin } a { $square }.
        [4] { $seat } rola feito ninja de { $origin } até { $square }.
        [5] Tchau, { $origin }; oi, { $square }: { $seat } não para no lugar.
        [6] { $seat } se esgueira até { $square }. (Em { $origin } o clima estava esquentando.)
        [7] Pés descalços de { $origin } a { $square }, e são os de { $seat }.
        [8] { $seat } troca { $origin } por um lugar melhor, { $square }.
        [9] Pula, quica, salta! { $seat }, { $origin } → { $square }.
        [10] Quem vem engatinhando de { $origin } para { $square }? { $seat }, claro.
       *[11] { $square } parece mais aconchegante que { $origin }, então { $seat } faz a mudança.
    }
event-picked-up =
    { $flavour ->
        [0] { $seat } pega um travesseiro em { $square }.
        [1] { $seat } levanta o travesseiro de { $square } e sente o peso na mão.
        [2] Piscou, perdeu: o de { $square } agora é de { $seat }.
        [3] Arma fofa e carregada: { $seat } está com o de { $square }.
        [4] Vem cá, fofura! { $seat } recolhe o travesseiro de { $square }.
        [5] { $seat } se abaixa em { $square } e se levanta um perigo.
        [6] O travesseiro de { $square } tem companhia nova: { $seat }.
       *[7] De { $square }, com penas e tudo: { $seat } já tem munição.
    }
event-pulled-away =
    { $pair ->
        [2] De novo! { $seat } puxa mais um travesseiro de baixo de { $other }, em { $square }.
       *[other] { $flavour ->
            [0] { $seat } puxa um travesseiro de baixo dos pés de { $other } em { $square }. Que audácia!
            [1] { $other } estava em cima disso, { $seat }! Em { $square } há um travesseiro a menos.
           *[2] Zupt, o truque da toalha: { $seat } leva o travesseiro que estava aos pés de { $other } em { $square }.
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat } dá uma travesseirada em { $other }
        [1] { $seat } toma impulso e parte para cima de { $other }
        [2] O travesseiro de { $seat } dá a volta e vem na direção de { $other }
        [3] { $seat } avança sobre { $other } com um rugido
        [4] “Em guarda, { $other }!”, grita { $seat }
        [5] Duelo medieval: { $seat } contra { $other }
        [6] Nariz com nariz, { $seat } manda uma em { $other }
       *[7] { $other } levanta os olhos bem quando { $seat } gira feito pião
    }: **{ $face }** contra **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } pela defesa total
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block } pelo travesseiro no caminho
    }{ $tie ->
        [1] {" "}(empate)
       *[other] {""}
    }.
event-threw =
    { $flavour ->
        [0] { $seat } arremessa em { $other }
        [1] Um travesseiro voa de { $seat } na direção de { $other }
        [2] { $seat } solta o braço contra { $other }
        [3] Lá vem, { $other }! Arremesso de { $seat }
        [4] { $seat } mira o pijama de { $other }
        [5] Penas ao ar! { $seat } contra { $other }
        [6] De uma ponta à outra da sala, { $seat } para { $other }
        [7] { $seat } fecha um olho e taca o seu em { $other }
       *[8] Correio aéreo de { $seat } para { $other }
    }: **{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty } pela proteção de { $cover }
    } contra **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } pela defesa total
    }{ $tie ->
        [1] {" "}(empate)
       *[other] {""}
    }.
event-hit = **{ $hits ->
        [1] Primeiro acerto:
        [2] Segundo acerto:
        [3] Terceiro acerto:
        [4] Quarto acerto:
       *[5] Quinto acerto:
    }** { $row ->
        [3] Três acertos seguidos! Hoje ninguém segura { $seat }. Foi mal, { $other }
       *[other] { $pair ->
            [3] { $other } de novo! É a terceira vez que { $seat } acerta o mesmo lugar
           *[other] { $flavour ->
                [0] *Pof!* Acerto de { $seat }
                [1] Bem no nariz! { $seat } marca em cima de { $other }
                [2] Pena para todo lado: { $seat } acerta { $other }
                [3] *Fuump!* { $other } virou boneco de neve, cortesia de { $seat }
                [4] Entregue na barriga de { $other }. Ponto para { $seat }
                [5] { $other } diz “Mmmf!”, e { $seat } anota
                [6] Na mosca, de pijama e tudo: { $seat }
                [7] O cabelo de { $other } nunca mais será o mesmo. { $seat } acerta
               *[8] *Paf!* Em cheio em { $other }, com carinho, { $seat }
            }
        }
    }.
event-missed =
    Errou! { $row ->
        [4] Quatro erros seguidos. É melhor { $seat } acordar primeiro.
       *[other] { $flavour ->
            [0] Fica para a próxima.
            [1] { $other } se abaixa na hora H.
            [2] Só vento.
            [3] Essa quem levou foi a cortina.
            [4] { $other } boceja e se inclina para a esquerda.
            [5] Quase! Quase mesmo! Não.
            [6] Um belo tiro, em ninguém.
            [7] Vush, diz o ar. “Rá!”, diz { $other }.
            [8] Teria sido genial, se { $other } ainda estivesse ali.
            [9] { $seat } acerta em cheio… a sombra do abajur.
            [10] Raspando na orelha esquerda de { $other }.
            [11] Nem uma pena encosta em { $other }.
           *[12] { $other } faz uma dancinha. Nenhum arranhão.
        }
    }
event-tore =
    { $flavour ->
        [0] O travesseiro de { $seat } rasga, e
        [1] *Rrraasg!* Neva em volta de { $seat }:
        [2] Penas por cima de { $seat }, e na mão só uma fronha vazia:
       *[3] Foi uma travesseirada a mais para o travesseiro de { $seat }:
    } { $left ->
        [0] era o último.
        [one] só resta um.
       *[other] restam { $left }.
    }
event-stole =
    { $flavour ->
        [0] { $seat } agarra por uma ponta e arranca o travesseiro de { $other }!
        [1] Cabo de guerra! { $seat } acaba com o travesseiro de { $other }.
        [2] “Deixa que eu fico com isso.” { $seat } desarma { $other }.
       *[3] { $other } deu a travesseirada, { $seat } fica com o travesseiro. Que folga!
    }
event-caught =
    { $pair ->
        [3] { $seat } agarra pela terceira vez o travesseiro de { $other }. Vocês são do mesmo time?
       *[other] { $flavour ->
            [0] { $seat } agarra o travesseiro. Valeu, { $other }!
            [1] Defendeu! { $seat } agora está com o travesseiro de { $other }.
            [2] { $seat } colhe o travesseiro no ar e fica com ele.
            [3] Com uma mão só, sem esforço: o travesseiro é de { $seat }.
            [4] Que defesa! { $other } acaba de armar { $seat }.
           *[5] { $seat } abraça o travesseiro voador. Dali não sai.
        }
    }
event-landed =
    { $flavour ->
        [0] O travesseiro cai aos pés de { $seat } em { $square }.
        [1] Ele se esparrama em { $square }, do lado dos dedinhos de { $seat }.
        [2] Ali fica: { $square }, onde está { $seat }.
        [3] { $seat } recebe um travesseiro em domicílio, em { $square }.
        [4] Pluft. { $square } ficou mais macia, embaixo de { $seat }.
        [5] Depois de uma quicada, sossega em { $square }, perto de { $seat }.
        [6] Travesseiro grátis em { $square }! { $seat } está bem em cima.
        [7] Foi ao chão, em { $square }. { $seat } passa por cima.
        [8] Desliza até parar em { $square }, bem na frente de { $seat }.
        [9] { $square } coleciona mais um travesseiro, e { $seat } já está de olho.
       *[10] Termina a viagem em { $square }, fazendo cosquinha em { $seat }.
    }
event-shattered =
    { $number ->
        [1] *Crás!* A coisa frágil de { $square } virou caquinho. Mais uma, e acabou a brincadeira.
       *[other] *Crás!* Agora a de { $square } também. Passos na escada…
    }
event-defended =
    { $flavour ->
        [0] { $seat } se encolhe em defesa total até a próxima vez.
        [1] { $seat } fica em guarda: +1 até a próxima vez.
        [2] { $seat } vira uma bolinha atrás dos braços. Defesa total.
        [3] Modo tartaruga para { $seat }: +1 na defesa.
        [4] Vai, tenta: { $seat } é um muro (+1).
       *[5] { $seat } vigia todos os cantos ao mesmo tempo. Defesa total!
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat } espera e escuta.
            [1] { $seat } não faz absolutamente nada, e faz muito bem.
            [2] Psiu! { $seat } finge que dorme.
            [3] { $seat } recupera o fôlego.
           *[4] Uma vez tranquila para { $seat }. Tranquila demais.
        }
       *[other] { $flavour ->
            [0] { $seat } deixa por isso mesmo.
            [1] “Está de bom tamanho”, pensa { $seat }.
            [2] { $seat } para ali e dá um sorrisinho.
            [3] Chega de exercício para { $seat }.
            [4] { $seat } congela. Estátua!
            [5] E { $seat } termina, por enquanto.
            [6] De { $seat } não sai mais nada desta vez.
           *[7] { $seat } fica por ali, feito um poste.
        }
    }
event-curfew-nears =
    { $left ->
        [one] Passos no corredor! Esta é a última rodada antes de os pais chegarem.
       *[other] Lá embaixo alguém olha para o relógio: faltam { $left } rodadas para os pais chegarem.
    }
event-dropped = O travesseiro de { $seat } cai em { $square }.
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] Cinco acertos, e olha que na metade era o último lugar! { $seats } { $people ->
                [one] ganha
               *[other] ganham
            } a guerra de travesseiros. Nunca acordem quem está dormindo.
           *[other] Cinco acertos! { $seats } { $people ->
                [one] ganha
               *[other] ganham
            } a guerra de travesseiros.
        }
        [torn] O último travesseiro rasgou, e chovem penas. Mais acertos: { $seats }!
        [shattered] Duas coisas quebradas são duas a mais: acabou. Mais acertos: { $seats }!
        [curfew] A porta se abre: os pais! Todo mundo dormindo, é claro. Mais acertos: { $seats }!
       *[last] O resto foi dormir: { $people ->
            [one] ganha
           *[other] ganham
        } { $seats }.
    }

## Por que não

refusal-not-now =
    { $phase ->
        [room] Primeiro vem a sala.
        [pillows] Primeiro vêm os travesseiros.
        [first] Primeiro alguém tem que dizer quem começa.
        [place] Primeiro cada um procura o seu lugar.
       *[play] A guerra já começou: ande, pegue, dê uma travesseirada, arremesse ou encerre a sua vez.
    }
refusal-no-such-square = Esta sala não tem nenhuma casa { $square }.
refusal-room-rows = A sala tem { $found } { $found ->
        [one] fileira
       *[other] fileiras
    }, e precisa de { $wanted }.
refusal-room-row = A fileira { $line } de cima para baixo tem { $found } { $found ->
        [one] casa
       *[other] casas
    }, e precisa de { $wanted }.
refusal-room-character = Fileira { $line } de cima para baixo, casa { $place } da esquerda para a direita: “{ $character }” não é chão (🟫 .), nem parede (⬜ #), nem móvel (🟦 f).
refusal-room-walls = É parede demais: { $found } casas, e só são permitidas { $most }.
refusal-room-furniture = É móvel demais: { $found } casas, e só são permitidas { $most }.
refusal-room-floor = É chão de menos: { $found } casas, e a sala precisa de pelo menos { $least }.
refusal-room-apart = Não dá para ir de { $start } até { $square }. O chão todo tem que estar ligado; um passo na diagonal entre duas casas de parede ou móvel não vale.
refusal-fragile-off = Nesta partida não há objetos frágeis.
refusal-fragile-count = A sala precisa de { $wanted } objetos frágeis, e você pôs { $found }.
refusal-fragile-twice = Em { $square } só cabe um objeto frágil.
refusal-fragile-wall = { $square } é parede: objetos frágeis ficam no chão ou em móveis.
refusal-pillows-count = Ponha os { $wanted } travesseiros de uma vez; você pôs { $found }.
refusal-pillows-twice = Por enquanto, um travesseiro por casa: você disse { $square } duas vezes.
refusal-pillows-wall = { $square } é parede: travesseiros ficam no chão ou em móveis.
refusal-pillows-out-of-reach = Ninguém alcançaria um travesseiro em { $square }: não há chão ao lado.
refusal-first-nobody = No lugar { $number } não há ninguém que ainda esteja jogando.
refusal-on-wall = { $square } é parede.
refusal-on-furniture = { $square } é um móvel, e ali ninguém sobe.
refusal-occupied = { $other } está em { $square }.
refusal-move-here = Você já está em { $square }.
refusal-move-far = { $square } fica a mais de três passos.
refusal-take-holding = Você já está com um travesseiro nas mãos, e só dá para carregar um.
refusal-take-far = { $square } está fora do seu alcance: dá para pegar um travesseiro embaixo de você ou bem do lado.
refusal-take-nothing = Não há travesseiro em { $square }.
refusal-attack-twice = Você já atacou nesta vez.
refusal-attack-empty-handed = Para isso é preciso um travesseiro.
refusal-attack-self = Você não pode se atacar.
refusal-attack-nobody = No lugar { $number } não há ninguém que ainda esteja jogando.
refusal-swing-far = { $other } não está do seu lado: arremesse, ou chegue mais perto.
refusal-throw-blocked =
    { $count ->
        [one] A parede em { $squares } fica
       *[other] Paredes ({ $squares }) ficam
    } entre você e { $other }.
refusal-throw-beside = { $other } está bem atrás da parede em { $squares }, e do seu lado não dá para arremessar através dela. Do outro lado, talvez dê.
refusal-defend-off = Nesta partida não há defesa total.
refusal-defend-twice = Você já está em guarda.

## Na mesa

prompt-room = **{ $seat }**, que sala vai ser hoje à noite? Escolha uma destas, ou desenhe a sua.
prompt-pillows = **{ $seat }**, espalhe { $count } travesseiros.
prompt-first = **{ $seat }**, quem começa?
prompt-place = **{ $seat }**, onde você fica?
prompt-play = **{ $seat }**, { $square }, { $hands ->
        [full] com um travesseiro na mão
       *[free] de mãos livres
    }: { $actions ->
        [one] resta uma ação
       *[other] restam { $actions } ações
    }{ $attacked ->
        [1] , ataque já usado
       *[0] {""}
    }.
prompt-odds = { $armed ->
        [yes] Travesseirada: ele fica com você. Arremesso: voa longe.{" "}
       *[no] {""}
    }Espiar: até onde, quem, e por que não.
action-room = { $room }
action-room-draw = Desenhar a minha…
action-pillows-evenly = Espalhe por mim
action-pillows-choose = Escolher casas…
action-first = Começa { $other }
action-first-self = Começo eu
action-take-from = Pegar em { $square }
action-swing = Travesseirada em { $other } · { PERCENT($percent) }
action-throw = Arremessar em { $other } · { PERCENT($percent) }
action-throw-cover = Arremessar em { $other } · atrás de { $cover } −1 · { PERCENT($percent) }
action-defend = Defesa total
action-end = Encerrar a vez
pick-place = Fique numa casa, { $several ->
        [0] coluna { $first }
       *[other] colunas { $first } a { $last }
    }…
pick-move = Vá para uma casa, { $several ->
        [0] coluna { $first }
       *[other] colunas { $first } a { $last }
    }…
pick-good-place = Um bom lugar…
pick-good-move = Mover: as boas casas primeiro…
square-good = { $square } · { $good }
square-on-pillow = { $count ->
        [one] em cima de um travesseiro
       *[other] em cima de { $count } travesseiros
    }
square-beside-pillow = ao lado de um travesseiro
square-behind = atrás de { $squares }
square-step = { $arrow } um passo
square-steps = { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
square-risk = { $count ->
        [0] agora ali ninguém consegue acertar você
        [one] { $count } jogador pode acertar você ali, { PERCENT($percent) }
       *[other] { $count } jogadores podem acertar você ali, { PERCENT($percent) }
    }
square-swing = travesseirada em { $other } { PERCENT($percent) }
square-throw = arremessar em { $other } { PERCENT($percent) }
pick-take = Pegue um travesseiro em…
pick-attack = Ataque…
attack-swing = o travesseiro fica com você
attack-throw = o travesseiro voa longe
form-room-title = Desenhe uma sala de { $width }×{ $width }
form-room-rows = A sala, de cima
    .about = 🟫 ou . chão · ⬜ ou # parede · 🟦 ou f sofá
form-room-fragile = Coisas frágeis: três casas
form-room-fragile-example = C4 D5 E6
form-pillows-title = { $count } travesseiros, um por casa
form-pillows-columns = { $several ->
        [0] Coluna { $first }
       *[other] Colunas { $first } a { $last }
    }

## Espiar

own-title = O que você pode fazer:
own-here = Você está em **{ $square }**{ $hands ->
        [full] {" "}com um travesseiro na mão
       *[free] , de mãos livres
    }.
own-waiting = A guerra ainda não começou: não há nada para medir.
own-out = Você está fora da guerra.
own-over = A guerra acabou.
own-line = { $name } em { $square }: { $odds }.
own-group = { $names }: { $odds }.
own-swing = travesseirada { PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] {" "}(o outro dado mais { $more })
    }
own-throw = arremesso { PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] {" "}(menos { $penalty }: proteção de { $by })
    }{ $more ->
        [0] {""}
       *[other] {" "}(o outro dado mais { $more })
    }
own-not-far = longe demais para travesseirada
own-not-nobody = não há ninguém ali
own-not-wall-beside = sem arremesso, está bem atrás da parede em { $by }
own-not-wall-between = sem arremesso, { $count ->
        [one] a parede em { $by } fica
       *[other] as paredes em { $by } ficam
    } no meio
own-not-corners = sem arremesso de nenhum canto, paredes: { $by }
own-out-of-reach = Sem ataque a { $names }: a imagem mostra por quê.
own-pillows = Travesseiros ao alcance: { $pillows }.
own-no-pillows = Nenhum travesseiro ao alcance.
own-reach = A até três passos, pelo risco de levar um acerto: { $groups }.
own-chances = { PERCENT($percent) } em { $squares }
own-shots =
    Melhor ataque dali{ $armed ->
        [1] {""}
       *[0] , quando você tiver um travesseiro
    }: { $groups }.
own-safest = O mais seguro a até três passos: { $squares }, { PERCENT($percent) } de risco.
own-risk-here = { $count ->
        [0] Aqui, agora, ninguém consegue acertar você.
       *[other] Seu risco aqui: { PERCENT($percent) }.
    }
own-no-reach = Nenhum lugar para ir.

## O tabuleiro e o tabuleiro em texto

board-header-room = escolhe a sala
board-header-pillows = espalha { $count } travesseiros
board-header-first = diz quem começa
board-header-place = procura um lugar
board-header-play = { $actions ->
        [one] resta 1 ação
       *[other] restam { $actions } ações
    } · { $hands ->
        [full] com travesseiro
       *[free] mãos livres
    }
board-header-hits = ganha com cinco acertos!
board-header-torn = { $winners ->
        [one] tem mais acertos: tudo rasgado!
       *[other] têm mais acertos: tudo rasgado!
    }
board-header-shattered = { $winners ->
        [one] tem mais acertos: duas coisas quebradas!
       *[other] têm mais acertos: duas coisas quebradas!
    }
board-header-curfew = { $winners ->
        [one] tem mais acertos: chegaram os pais!
       *[other] têm mais acertos: chegaram os pais!
    }
board-winners = { $count } colegas
board-blow = { $hit ->
        [1] Acertou
       *[0] { $saved ->
            [none] Errou
           *[other] Parou em { $saved }
        }
    }{ $fate ->
        [tore] , rasgou
        [caught] , agarrado
        [stole] , roubado
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] , { $broke } quebrou
    }!
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = Agora há pouco { $name } { $kind ->
        [throw] arremessou em
       *[swing] deu uma travesseirada em
    } { $other }{ $cover ->
        [none] {""}
       *[other] {" "}(proteção de { $cover })
    }, com { PERCENT($percent) } de chance: { $face } contra { $against }. { $result }
board-walk-line = Agora há pouco { $name } foi de { $start } para { $end }.
board-grab-line = Agora há pouco { $name } pegou um travesseiro em { $square }.
board-round = rodada
board-of = de { $most }
board-size = { $width }×{ $width }
board-clear = livre
board-cover = proteção −1
board-blocked = parede
board-you = você
board-throw = arremesso { PERCENT($percent) }
board-swing = golpe { PERCENT($percent) }
board-no-throw = parede { $by }
board-too-far = sem golpe: longe
board-reach = { $squares ->
        [0] nenhum lugar para ir
        [one] { $squares } casa · %: seu risco ali
       *[other] { $squares } casas · %: seu risco ali
    }
board-aim = { PERCENT($percent) } de acertar
board-or-draw = …ou desenhe a sua
board-left-short = { $name } (saiu)
board-torn = { $torn ->
        [one] { $torn } rasgado
       *[other] { $torn } rasgados
    }
board-whole = { $whole ->
        [one] { $whole } inteiro
       *[other] { $whole } inteiros
    }
board-now-room = { $name } escolhe a sala.
board-now-pillows = { $name } espalha { $count } travesseiros.
board-now-first = { $name } diz quem começa.
board-now-place = { $name } procura um lugar.
board-now-play = É a vez de { $name }: { $actions ->
        [one] resta 1 ação
       *[other] restam { $actions } ações
    }{ $attacked ->
        [1] , ataque já usado
       *[0] {""}
    }.
board-now-hits = { $name } ganha com cinco acertos!
board-now-torn = { $name } { $winners ->
        [one] ganha
       *[other] dividem a vitória
    } com mais acertos: todos os travesseiros rasgaram.
board-now-shattered = { $name } { $winners ->
        [one] ganha
       *[other] dividem a vitória
    } com mais acertos: duas coisas quebraram.
board-now-curfew = { $name } { $winners ->
        [one] ganha
       *[other] dividem a vitória
    } com mais acertos: os pais chegaram.
board-alt-rooms = Para escolher: { $rooms }.
board-alt-room = { $room } ({ $walls ->
        [0] sem paredes
        [one] 1 casa de parede
       *[other] { $walls } casas de parede
    }, { $furniture } de móveis)
board-alt-ground = Paredes: { $walls }. Móveis: { $furniture }.
board-room-of = A sala tem { $width }×{ $width } casas.
board-heading = Guerra de Travesseiros · { $width }×{ $width } · { $round ->
        [0] antes da guerra
       *[other] rodada { $round }
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· os pais chegam depois da rodada { $curfew }
    }
board-first = Começa { $name }.
board-player = { $name }: { $facts }
board-at = em { $square }
board-hits =
    { $hits ->
        [one] { $hits } acerto
       *[other] { $hits } acertos
    }
board-holding = com travesseiro
board-defending = em guarda
board-pillows = Há travesseiros em: { $pillows }.
board-pile =
    { $count ->
        [one] { $square }
       *[other] { $square } ({ $count })
    }
board-none = nada
board-torn-line = Travesseiros rasgados: { $torn } de { $all }.
board-fragile = Coisas frágeis em: { $squares }; quebradas: { $shattered }.
board-ready = { $room }{ $count ->
        [0] :
       *[other] , coisas frágeis em { $fragile }:
    }
board-key = . chão, # parede, f móvel, o travesseiro (& sobre um móvel), maiúscula: quem está ali

## O primeiro minuto, para quem não conhece o jogo

hint-goal = 🏁 O objetivo: cinco travesseiradas certeiras.
hint-room = Você escolhe a sala. Paredes bloqueiam os arremessos; móveis só atrapalham.
hint-pillows = Você espalha { $count } travesseiros. Quem tem um por perto ataca primeiro.
hint-first = Você decide quem começa: qualquer pessoa, ou você.
hint-place = Escolha onde você começa. Com um travesseiro por perto você luta antes; paredes e móveis protegem você.
hint-fetch = Suas mãos estão livres, e para atacar é preciso um travesseiro. Vá para cima ou para o lado de um e pegue. Nesta vez { $actions ->
        [one] resta uma ação
       *[other] restam { $actions } ações
    }.
hint-attack = Você está com um travesseiro. Com uma travesseirada em quem estiver do seu lado ele fica com você, se não rasgar. Com um arremesso em alguém à vista ele voa longe. Os dois rolam, e o dado mais alto ganha.
hint-rest = Você já atacou nesta vez, e ainda está com um travesseiro. Com o que resta você pode se mover ou encerrar a sua vez.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = Numa sala pronta, todo mundo tem as mesmas chances.
tip-pillows = Espalhados por igual, todo mundo tem um por perto.
tip-first = Quem começa chega primeiro a um travesseiro.
tip-start = Comece em { $square }: { $pillow ->
        [on] ali mesmo há um travesseiro.
        [beside] bem ao lado há um travesseiro.
       *[none] ali alguma coisa cobre você.
    } { $percent ->
        [0] Agora ali ninguém consegue acertar você.
       *[other] No momento você seria atingido ali em { PERCENT($percent) } das vezes.
    }
tip-hit = Daqui nenhum ataque acerta mais: { PERCENT($percent) }. Cinco acertos ganham. { $kind ->
        [swing] E o travesseiro fica com você, se não rasgar.
       *[throw] {""}
    }
tip-aim = Vá para { $square }: dali você acerta { $other } em { PERCENT($percent) } das vezes, { $otherwise ->
        [0] e daqui ninguém.
       *[other] e daqui só em { PERCENT($otherwise) }.
    }
tip-take = Sem travesseiro não dá para atacar. { $percent ->
        [0] {""}
       *[other] Com ele você pode atacar { $other } na hora, e acerta em { PERCENT($percent) } das vezes.
    }
tip-fetch = Vá para { $square }: ali dá para pegar um travesseiro. { $percent ->
        [0] Agora ali ninguém consegue acertar você.
       *[other] No momento o risco ali é de { PERCENT($percent) }.
    }
tip-closer = Vá para { $square }: dali { $hands ->
        [full] há alguém mais perto.
       *[free] há um travesseiro mais perto.
    }
tip-safer = Vá para { $square }: { $percent ->
        [0] agora ali ninguém consegue acertar você, e aqui o risco é de
       *[other] ali o risco é de { PERCENT($percent) }, e aqui de
    } { PERCENT($otherwise) }.
tip-defend = Até a sua próxima vez fica mais difícil acertar você.
tip-rest = { $percent ->
        [0] Agora aqui ninguém consegue acertar você.
       *[other] Nenhuma casa ao alcance é claramente mais segura que a sua.
    }

## As regras em um minuto

rules-1 =
    ## Guerra de Travesseiros
    _“Pillow Fight”, de hirnsalat, peacememories e m0ru · de 3 a 6 jogadores_

    O apartamento grande dos amigos, um modesto estoque de travesseiros e nenhum adulto à vista. **Cinco acertos ganham.** Se antes disso todos os travesseiros rasgarem, ganha quem tiver mais acertos.

    Uma pessoa põe paredes e móveis, a seguinte espalha os travesseiros, uma terceira diz quem começa. Depois, cada um procura um lugar no chão.

    Na sua vez você tem **duas ações**, e pode parar antes:
    - **Andar** até três passos, também na diagonal, só pelo chão e sem atravessar ninguém.
    - **Pegar** um travesseiro embaixo de você ou numa casa ao lado. Só dá para carregar um. Parede não impede, nem alguém em cima.
    - **Atacar**, uma vez só, com um travesseiro na mão.
rules-2 =
    ## Atacar
    Os dois rolam um dado. O seu é mais alto: acerto.

    - **Travesseirada** em quem estiver do seu lado, com ou sem parede. Você fica com o travesseiro, mas ele **rasga** se o seu próprio dado mostrar 1 ou 2.
    - **Arremesso** em quem estiver à vista. O travesseiro cai aos pés dessa pessoa, a não ser que ela esteja de mãos livres e o próprio dado mostre 5 ou 6: aí ela **agarra**. Mesmo assim, pode ser acerto.

    Paredes bloqueiam um arremesso; móveis e pessoas, não.
rules-3 =
    ## Proteção
    Só os arremessos ligam para a proteção. Olhe do alvo para quem arremessa: em linha reta ou na diagonal, o que há na casa logo ao lado do alvo?
    - Uma **parede**: dali ninguém consegue arremessar.
    - Um **móvel**: o dado de quem arremessa conta um a menos.

    Funciona num sentido só: de trás de alguns cantos dá para arremessar onde ninguém consegue devolver. Antes do arremesso, a mesa diz as chances.

    Depois de 20 rodadas (se quem abriu a mesa não escolheu outra coisa), os pais chegam, e ganha quem tiver mais acertos.
rules-4 =
    ## Regras da casa
    - **Defesa total**: uma ação; até a sua próxima vez, a sua defesa conta um a mais. Em compensação, dados iguais são acerto.
    - **Roubo de travesseiro**: levando uma travesseirada de mãos livres, com 5 ou 6 você toma o travesseiro, se ele não rasgou.
    - **Bloqueio corpo a corpo**: levando uma travesseirada com um travesseiro na mão, o seu dado conta um a mais.
    - **Objetos frágeis**: são três. Um arremesso que não acerta nem é agarrado quebra um que esteja na casa do alvo ou ao lado. O segundo encerra a partida.
    - **Proteção pelos cantos**: quem arremessa escolhe o melhor canto da própria casa e olha para os quatro cantos da casa do alvo. Parede nas quatro linhas: impossível. Em algumas, ou móvel ao lado do alvo: um a menos.

## Por que uma jogada é boa: frases inteiras sobre a jogada, que não falam com ninguém.
# $percent é uma chance, $otherwise a mesma do outro ataque.

why-hits =
    { $wins ->
        [yes] Mais um acerto dá a vitória, e este ataque acerta { $other } em { PERCENT($percent) } das vezes.
       *[no] { $otherwise ->
            [0] Acerta { $other } em { PERCENT($percent) } das vezes.
           *[other] Acerta { $other } em { PERCENT($percent) } das vezes; o outro ataque, só em { PERCENT($otherwise) }.
        }
    }
why-tears = Uma travesseirada rasga o travesseiro em { PERCENT($percent) } das vezes; um arremesso, nunca.
why-last-pillow = Uma travesseirada rasga o último travesseiro em { PERCENT($percent) } das vezes, e aí tudo acaba com { $other } na frente.
why-shatters =
    Um arremesso que erre { $other } quebra o segundo objeto frágil, e aí tudo acaba com { $seat } { $level ->
        [yes] empatando em acertos
       *[no] na frente
    }.
why-miss-wins = Até errando se vence: quebra o segundo objeto frágil perto de { $other }, e quem arremessa tem mais acertos.
why-catches = { $other } está de mãos livres e agarra um arremesso em { PERCENT($percent) } das vezes.
why-then = Depois já dá para atacar { $other }, com { PERCENT($percent) } de chance de acerto.
why-contested =
    { $count ->
        [one] Senão, { $other } poderia pegar esse travesseiro antes.
       *[other] Senão, { $other } ou mais alguém poderia pegar esse travesseiro antes.
    }
why-at-hand =
    { $count ->
        [one] Há um travesseiro ao alcance de { $square }.
       *[other] Há { $count } travesseiros ao alcance de { $square }.
    }
why-next-turn = De lá, { $other } fica ao alcance na próxima vez, com { PERCENT($percent) } de chance de acerto.
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] Fica bem do lado de alguém.
            [one] De lá falta 1 passo para chegar ao lado de quem está mais perto, em vez de { $otherwise }.
           *[other] De lá faltam { $steps } passos para chegar ao lado de quem está mais perto, em vez de { $otherwise }.
        }
       *[free] { $steps ->
            [one] De lá falta 1 passo até haver um travesseiro ao alcance, em vez de { $otherwise }.
           *[other] De lá faltam { $steps } passos até haver um travesseiro ao alcance, em vez de { $otherwise }.
        }
    }

## Manchetes do cartão que se compartilha

headline-past-all-cover = Nem com proteção { $other } escapou: vitória de { $winners }
headline-not-a-feather =
    { $number ->
        [1] Um único acerto numa noite, e não em { $winners }
       *[other] { $number } acertos numa noite, e nenhum em { $winners }
    }
headline-the-last-pillow-tore = O último travesseiro rasgou. Mais acertos: { $winners }
headline-something-broke = Alguma coisa quebrou. Mais acertos: { $winners }
headline-parents-came = Os pais chegaram. Mais acertos: { $winners }
headline-one-last-hit = Um último acerto em { $other }, e vitória de { $winners }

## Conquistas

feat-over-the-sofa = Por cima do sofá
    .story = acertar alguém com proteção, com pouquíssima chance
feat-return-to-sender = Devolver ao remetente
    .story = agarrar um travesseiro e, no ataque seguinte, acertar quem o arremessou
feat-rug-pull = Puxada de tapete
    .story = tirar o travesseiro de baixo dos pés de alguém e acertar essa pessoa na mesma vez
feat-untouched = Nem uma pena fora do lugar
    .story = ganhar sem levar nem um acerto
feat-feathers-everywhere = Pena para todo lado
    .story = rasgar o último travesseiro que restava
feat-not-the-vase = O vaso não!
    .story = quebrar alguma coisa frágil

# Planejar. $attacks é 1 quando se quer acertar alguém.
plan =
    { $attacks ->
        [0] {""}
       *[other] ir para cima de { $attack } se a chance de acerto for de pelo menos { PERCENT($odds) }; depois,{" "}
    }{ $rest ->
        [defend] defesa total, e encerrar a vez
        [end] encerrar a vez
       *[ask] o resto é com você
    }
plan-ask-attack = Ir para cima de
plan-ask-odds = Se a chance de acerto for de
plan-ask-rest = E com o que restar da sua vez
plan-open-attack = ninguém
plan-some-odds = pelo menos { PERCENT($number) }
plan-rest-end = encerrar
plan-rest-defend = defesa total, e encerrar
plan-rest-ask = perguntar para mim
plan-void-hands = você não está mais com o travesseiro.
