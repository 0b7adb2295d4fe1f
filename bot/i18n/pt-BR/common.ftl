### O que todas as mesas têm em comum.

## O que aconteceu, em qualquer jogo

event-left = { $seat } sai da partida.

## Por que não, em qualquer jogo

refusal-game-over = Esta partida já acabou.
refusal-not-playing = Você não joga mais nesta partida.
refusal-not-your-turn = A vez é de { $seat }.
refusal-unknown-action = “{ $action }” não é coisa que se faça neste jogo.

## A mensagem da mesa

story-computers = 🤖 { $told }
# Uma rolagem que a mesa faz por alguém, porque não havia nada para decidir; e a primeira delas numa partida.
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 Pode deixar que eu rolo: vocês só precisam decidir. { $told }
table-title = { $emoji } { $game } · mesa { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (saiu)
# O mesmo, como parte do texto alternativo da imagem.
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (saiu)
table-moved = Esta mesa mudou de lugar. [Ir até lá]({ $link })
table-gone = Não há mais nenhuma mesa aqui.
people-more = { $count ->
        [one] mais uma pessoa
       *[other] mais { $count } pessoas
    }
table-closed = Esta mesa fechou sem resultado.
vanished-channel = **{ $game }**, mesa { $table }, fechou sem resultado: o canal dela não existe mais.
vanished-server = **{ $game }**, mesa { $table }, fechou sem resultado: não estou mais naquele servidor.
table-away = 🤖 Um computador joga no lugar de { $seats }. Já está de volta? Aperte “Voltei”.
table-deserted = Foi todo mundo embora, então a partida está parada. Aperte “Voltei” para continuar; senão, a mesa fecha { $when }.
table-nudge = { $who }: é a sua vez, e metade do tempo já foi. Quando acabar ({ $when }), um computador decide por você. [Para a mesa]({ $link })
board-unseen = Desta vez não consegui desenhar o tabuleiro. O tabuleiro em texto conta tudo.
board-coming = 🖍️ Quantos tabuleiros de uma vez! Este eu ainda estou desenhando: a imagem já vem.
table-lapsed = Passou um dia e ninguém começou esta partida, então recolhi a mesa. Com /jogar tem mesa nova quando vocês quiserem.
table-undone = ↩️ { $seat } desfaz a última jogada.
table-drawn = 🤝 Empate! Dividem o primeiro lugar: { $seats }.
table-paused = ⏸️ A partida entrou em pausa { $since }, e o tempo não corre para ninguém. Qualquer jogador pode retomar; se ninguém retomar, em { $when } ela volta sozinha.
table-vacation = 🌴 { $who } está de férias até { $when }.
silence = 😴 Faz tempo que nada acontece na [mesa { $table }]({ $link }): a última jogada foi { $when }. { $paused ->
        [yes] A partida está em pausa, e qualquer um de vocês pode retomar.
       *[other] { $seats ->
            [none] Quer que eu faça alguma coisa?
           *[other] O pessoal está esperando { $seats }. Quer que eu faça alguma coisa?
        }
    }
resumed = ▶️ { $who ->
        [nobody] A partida já descansou bastante, então vamos em frente.
       *[other] { $who } retoma a partida.
    }{ $seats ->
        [none] {""}
       *[other] {" "}A vez é de { $seats }.
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }.
    } [Para a mesa]({ $link })

## A prova dos dados

proof-commitment = Prova, parte 1 (“compromisso”): `{ $commitment }`
proof-salt = Prova, parte 2 (“sal”): `{ $salt }`
proof-part = A sua parte é a número { $number }: `{ $part }`
proof-part-with-luck = A sua parte é a número { $number }: `{ $part }`. Depois do ~ vem a sua palavra da sorte.
proof-luck = A sua palavra da sorte põe `~{ $luck }` na sua parte do sal.
proof-deal = Todas as mesas desta rodada têm estes dados, cada lugar os seus. A semente vem quando a última mesa acabar.

## A mesa aberta

lobby-title = { $emoji } { $game } · a mesa { $table } está aberta
lobby-host = { $host } convida vocês para jogar · de { $least } a { $most } jogadores
lobby-seats = **Na mesa ({ $count }):** { $seats }
lobby-nobody = **Na mesa:** ninguém ainda. Aperte Entrar e estreie a cadeira.
lobby-birthday = 🎂 Começa quem faz aniversário primeiro. Com /eu aniversário você me diz o seu; ninguém mais vê.
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = de { $least } a { $most } pessoas{ $minutes ->
        [none] {""}
       *[other] {" "}· { $minutes } min
    }
lobby-invited = Com convite: { $seats }
lobby-rematch = **Falta o sim de:** { $seats }. Quando todo mundo topar, eu começo sozinho. *Começar* não espera.
challenge-title = Uma partida com { $player }
challenge-game = Qual jogo?
challenge-call = { $who }: { $host } chama você para { $game }! [Sente aqui]({ $link })
lobby-rules = **Regras da casa:** { $rules }
lobby-usual = as de sempre
lobby-clock =
    { $clock ->
        [0] sem limite de tempo
       *[other] { $time } por jogada
    }
lobby-rolls = eu rolo os dados por vocês
lobby-rolls-not = cada um rola os próprios dados
poster-host = organiza
poster-nobody = ninguém ainda
poster-alt = { $game }. { $about } Na mesa: { $seats }. Cadeiras livres: { $free }.
poster-alt-short = { $game }. Na mesa: { $seats }. Cadeiras livres: { $free }.
fair-lobby = 🎲 Os dados desta mesa já estão definidos, e agora ninguém consegue trocar. Aqui embaixo está a impressão digital deles. Anote: depois da partida, **Conferir** mostra que foram esses os dados rolados, e não outros. Você também pode jogar na mistura uma palavra da sorte.
fair-running = 🎲 Os dados desta mesa foram definidos antes da partida, e ninguém consegue trocar. Aqui embaixo está o que prova isso. Anote: depois da partida, **Conferir** mostra que foram esses os dados rolados, e não outros.
lobby-computer = { $name } ({ $level })
house-rule = { $option }: { $value }
# Entre quem joga há um programa, veja level-program. Dito antes da partida e no fim.
program-unrated = Com um programa na mesa, esta partida não conta para o rating.
# Uma regra da casa que mudou desde que alguém se sentou. $rule é “Pontos exatos para ganhar: 20 pontos”.
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 mudou desde que alguém se sentou. Dê mais uma olhada antes de jogar, ou levante-se.
value-on = sim
value-off = não

# Same as English: names and a label.
label-of = { $who }: { $label }
button-join = Entrar
button-leave = Sair
button-computers = Chamar computador
button-out = Tirar { $name }
button-unseat = Levantar { $name }
pick-unseat = Levantar alguém
button-im-back = Voltei
button-house-rules = Regras da casa
button-start = Começar
button-fair = 🎲 Dados honestos
button-luck = 🍀 Dizer algo para dar sorte
button-peek = Espiar
button-text = Tabuleiro em texto
button-rules = Regras
button-more = ⋯ Mais
button-here = Trazer o tabuleiro para baixo
button-resign = Desistir
button-resign-sure = Sim, eu desisto
button-reminders = Lembretes
button-pause = Pausa
button-pause-alone = Sim, pausar
button-resume = Retomar
button-nudge = Dar uma cutucada
button-sit-in = Deixar um computador jogar
button-mute = Silenciar esta mesa
button-unmute = Voltar a ouvir esta mesa
button-end = Encerrar esta mesa
button-end-sure = Sim, encerrar sem resultado
button-lobby-end-sure = Sim, desfazer a mesa
button-vote-end-sure = Sim, pode perguntar
button-vote-sure = Sim, pode perguntar
button-undo = Desfazer
button-draw = Propor empate
button-remove = Continuar sem { $name }
button-alone-sure = Sim, encerrar
button-finish-sure = Sim, encerrar
button-vote-yes = Por mim, tudo bem{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = Bora continuar{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = Revanche
button-use = Usar
button-change = Mudar
button-back = Voltar
button-next = Próxima

## Computadores, gente que foi embora de vez e limites de tempo

anonymous-name = Alguém

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = fácil
# Same as English: the Portuguese word too.
level-normal = normal
level-hard = difícil
level-random = joga ao acaso
# Um programa que alguém escreveu, e que quem cuida do bot deixa jogar.
level-program = um programa
add-easy = Chamar um fácil
add-normal = Chamar um normal
add-hard = Chamar um difícil
add-random = Chamar um que joga ao acaso
add-program = Chamar { $name }
computers-title = Chamar computadores para a mesa { $table }? Lugares ocupados: { $seats } de { $most }. Um computador não vê nada além do que você veria na cadeira dele.
# “Rolar por mim: sim”. Quando alguém só poderia rolar mesmo, o bot rola.
rolls-label = Rolar por mim
clock-label = Tempo por jogada
clock-60 = 1 minuto
clock-180 = 3 minutos
clock-600 = 10 minutos
clock-3600 = 1 hora
clock-14400 = 4 horas
clock-43200 = 12 horas
clock-86400 = 1 dia
clock-259200 = 3 dias
clock-604800 = 7 dias
clock-0 = sem limite
clock-300-15 = 5 minutos + 15 segundos
clock-900-30 = 15 minutos + 30 segundos
clock-86400-14400 = 1 dia + 4 horas
clock-259200-43200 = 3 dias + 12 horas

## Tópicos

thread-open = { $emoji } { $game } · vem jogar
thread-turn = { $emoji } { $game } · { $count ->
        [one] vez de { $seats }
       *[other] esperando { $seats }
    }
thread-over = { $emoji } { $game } · acabou
thread-opened = 🧵 { $host } abriu uma mesa de **{ $game }** em { $thread }. Chega mais e pega uma cadeira!
thread-locked = 🔒 Trancaram { $thread }, então ninguém consegue jogar na mesa de **{ $game }** que está lá dentro. Alguém com a permissão Gerenciar tópicos pode destrancar, e a partida continua de onde parou.
thread-lacking = Eu queria dar a esta mesa um tópico só dela, mas ainda me falta permissão: { $permissions }. Então ela fica aqui mesmo, no canal.
thread-nowhere = Um canal como este não tem tópicos, então a mesa fica aqui mesmo.
thread-not-made = O Discord não quis me dar um tópico agora, então a mesa fica aqui mesmo.

## Respostas particulares

more-title = O que você quer fazer com a mesa { $table }?
resign-sure = Você sai desta partida e fica atrás de quem ainda está jogando. É isso mesmo?
end-sure = Isso encerra a partida para todo mundo, sem ninguém ganhar. É isso mesmo?
lobby-end-sure = Isso desfaz a mesa antes de o jogo começar. É isso mesmo?
vote-end-sure = Se pelo menos metade dos outros concordar, a partida acaba sem ninguém ganhar. Eu pergunto aqui. O prazo é de um dia, e quem cala consente. Pergunto?
alone-sure = Se você está perdendo neste momento, fica em último, como se tivesse desistido. Se não está, a partida acaba sem resultado. É isso mesmo?
finish-sure = Só sobraram computadores jogando. Eles se levantam, e a partida acaba com cada um no lugar em que está agora. É isso mesmo?
vote-pause-sure = Na pausa o tempo não corre para ninguém, e qualquer um de vocês pode retomar. Se pelo menos metade dos outros concordar, eu pauso; o prazo é de um dia, e quem cala consente. Pergunto?
vote-waits = O tempo de ausência avisada não conta, então a votação espera por { $seats }.
vote-pause-open = ⏸️ { $who } quer pausar a partida um pouco. Tudo bem para vocês?{ $silent ->
        [none] {""}
       *[other] {" "}Falta responder: { $silent }.
    } Silêncio vira sim { $when }.
vote-pause-refused = 🙂 Votos por continuar: { $seats }. Então segue o jogo.
vote-pause-call = { $others }: { $who } quer pausar a partida um pouco. [Dê o seu voto]({ $link }): ela para se pelo menos metade concordar, e silêncio vira sim { $when }.
pause-alone = Na pausa o tempo não corre para ninguém. Você pode retomar quando quiser. Pauso?
done-paused = A partida está em pausa. O tempo não corre para ninguém até você retomar.
done-resumed = Segue o jogo.
done-sat-in = Um computador joga nesse lugar até a pessoa apertar “Voltei”.
done-muted = Não chamo mais você por causa desta mesa, seja qual for o lembrete que você escolheu.
done-unmuted = Volto a chamar você para esta mesa, do jeito que você escolheu.
vote-end-open = 🕊️ { $who } quer encerrar esta partida sem resultado. Tudo bem para vocês?{ $silent ->
        [none] {""}
       *[other] {" "}Falta responder: { $silent }.
    } Silêncio vira sim { $when }.
vote-end-refused = 🙂 Votos por continuar: { $seats }. Então bora jogar!
vote-end-call = { $others }: { $who } quer encerrar a partida sem resultado. [Dê o seu voto]({ $link }): ela acaba se pelo menos metade concordar, e silêncio vira sim { $when }.
done-vote-asked = Já perguntei aos outros. As respostas vão aparecendo na mesa.
vote-displaced = { $who }, a sua pergunta deu lugar a esta. Quando esta for decidida, você pode perguntar de novo.
done-here = Aqui está o tabuleiro.
vote-draw-sure = Se pelo menos metade dos outros concordar, a partida acaba aqui em empate: quem ainda está jogando divide o primeiro lugar, e ninguém ganha. Eu pergunto aqui. O prazo é de um dia, e quem cala consente. Pergunto?
vote-remove-sure = Se os outros concordarem, { $seat } sai e fica atrás de quem ainda está jogando. Eu pergunto aqui. O prazo é de um dia, e quem cala consente; mas, se { $seat } voltar antes, assunto encerrado. Pergunto?
vote-draw-open = 🤝 { $who } propõe empate: quem ainda está jogando divide o primeiro lugar. Tudo bem para vocês?{ $silent ->
        [none] {""}
       *[other] {" "}Falta responder: { $silent }.
    } Silêncio vira sim { $when }.
vote-remove-open = 🪑 { $who } quer continuar sem { $seat }, que sumiu faz um tempinho.{ $silent ->
        [none] {""}
       *[other] {" "}Falta responder: { $silent }.
    } Isso acontece { $when }, ou antes, se metade dos outros concordar; e, se { $seat } voltar, não acontece.
vote-draw-refused = 🙂 Nada de empate. Votos por jogar até o fim: { $seats }.
vote-remove-refused = 🙂 Votos por esperar { $seat }: { $seats }.
vote-draw-call = { $others }: { $who } propõe empate. [Dê o seu voto]({ $link }): dá empate se pelo menos metade concordar, e silêncio vira sim { $when }.
vote-remove-call = { $seat }, que saudade! { $who } quer continuar sem você. [Volte]({ $link }) { $when }, no máximo, e o seu lugar continua seu.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: a votação é lá.
    }
undo-offer = Ainda dá para desfazer isto, { $computer ->
        [none] até outra pessoa jogar (no máximo, { $when })
       *[other] mas rápido: { $computer } já vai jogar
    }: { $what }
done-undone = Desfeito. Aqui não aconteceu nada.
done-removed = Saiu da partida.
done-acted = Feito.
form-good = Ficaria assim.
done-resigned = Você saiu da partida.
done-back = Que bom ver você de novo! O comando é todo seu.
done-ended = Mesa fechada.
done-nudged = { $who }: a mesa só espera por você! [Para a mesa]({ $link })
done-named-only = Agora há pouco já houve uma menção, então desta vez só escrevo o nome, sem notificação. A próxima será possível { $when }.
done-birthday = Vou guardar o dia { $day } de { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }, e nada mais. Ninguém além de você vê, e dá para mudar duas vezes por ano.
birthday-unknown = Não sei quando é seu aniversário. Diga um dia e um mês: em Números Mágicos, quem faz aniversário primeiro começa.
button-birthday-forget = Esqueça
done-birthday-forgotten = Seu aniversário está esquecido.
luck-title = Uma palavra da sorte
luck-label = Qualquer palavra, ou nenhuma
luck-example = pão de queijo, o gato está dormindo, …
luck-said = 🍀 A sua palavra está misturada nos dados. Não esqueça qual é: com ela dá para conferir depois que ninguém viciou os dados. Eu só guardo a impressão digital dela, `~{ $luck }`; ela fica atrás de *Dados honestos* e, depois da partida, atrás de *Conferir*.
luck-none = Sem palavra da sorte, então. Os dados são bons do mesmo jeito.
house-rules-told = Regras da casa da mesa { $table }. Só { $host }, que abriu a mesa, pode mudar.
    { $rules }
house-rules-title = Regras da casa da mesa { $table }. Valem para todo mundo e, depois que a partida começa, não mudam mais. Quem já se sentou vê as suas mudanças marcadas, com dez segundos para reparar antes que você possa começar.
join-done = Você está na mesa! [Seu lugar em { $game }]({ $link }) já está esperando.
rematch-yes = { $seats ->
        [none] Todo mundo topou! [A próxima partida de { $game } é aqui]({ $link }).
       *[other] Você está na [próxima partida de { $game }]({ $link }). Falta o sim de: { $seats }.
    }
leave-done = Você se levantou de [{ $game }]({ $link }).
unseat-done = { $who } se levantou de [{ $game }]({ $link }) e não pode voltar para esta mesa.
# In the channel; nobody is pinged by it.
unseat-told = { $who }, { $host } pediu para você se levantar de **{ $game }**. Para esta mesa não dá mais para voltar, mas todas as outras estão abertas para você.
seated-already = Você já tem um lugar aqui. { $few ->
        [yes] Ainda falta gente para jogar: chame alguém, ou aperte Chamar computador.
       *[no] Só falta apertar Começar, ou juntar mais gente.
    }
taken-lobby = { $seats } { $count ->
        [one] tem
       *[other] têm
    } uma mesa de **{ $game }** aberta [logo ali]({ $link }). Que tal entrar? Ou abra a sua num tópico (/jogar tem uma opção para isso) ou em outro canal.
taken-full = { $seats } já vão jogar **{ $game }** [logo ali]({ $link }), e não sobrou cadeira. Você pode abrir a sua própria mesa num tópico (/jogar tem uma opção para isso) ou em outro canal.
taken-yours = Você já tem [uma mesa de **{ $game }**]({ $link }) aberta neste canal. Outra cabe num tópico (/jogar tem uma opção para isso) ou em outro canal.
taken-playing = Tem gente jogando **{ $game }** [neste canal]({ $link }) agora mesmo. Você pode abrir a sua própria mesa num tópico (/jogar tem uma opção para isso) ou em outro canal.
taken-free = Ou entre nessa partida, se os outros toparem:
join-whisper = Você está na mesa: **{ $game }**, [mesa { $table }]({ $link }).
    Seus segredos vão aparecer aqui, nesta mesma mensagem. Espiar, na mesa, também mostra.
join-closed = Você está na mesa! A sua privacidade neste servidor não me deixa mandar mensagens diretas. Sem problema: **Espiar**, na mesa, sempre mostra os seus segredos.
join-later = Você está na mesa! Minhas mensagens diretas não estão chegando até você, mas continuo tentando. Enquanto isso, **Espiar**, na mesa, mostra os seus segredos.
whisper-title = **{ $game }** · [mesa { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = Chega de dicas
hints-are-off = Beleza, não dou mais dicas. Em **Regras**, na mesa, tem tudo.
page-count = Página { $page } de { $pages }

## Por que não

sorry-gone = Não há nenhuma mesa assim aqui: ela não existe mais, ou está em outro lugar.
sorry-unreadable = Não consigo mais ler esta partida: o que tenho dela está danificado, e eu já anotei. As outras estão bem.
sorry-game-missing = { $game } não está instalado aqui agora, então isto espera. Nada se perdeu: continua assim que o jogo voltar.
sorry-channel-waits = Uma mesa de { $game } espera neste canal, e esse jogo não está instalado agora. Ela fica até ele voltar; quem abriu a mesa ou um moderador pode encerrar com `/mesa encerrar`.
sorry-over = Esta partida já acabou.
sorry-closed = Esta mesa foi fechada.
sorry-started = Esta partida já começou.
sorry-rematch-on = A revanche já está rolando [por aqui]({ $link }).
sorry-not-started = Esta partida ainda não começou.
sorry-luck-seat = Sente-se primeiro: a palavra acompanha o lugar.
sorry-luck-letters = Tem alguma coisa nessa palavra que não é letra nem figura. Tente outra.
sorry-vote-over = Essa votação já acabou.
sorry-vote-own = Quem perguntou foi você; agora é com os outros. Para sair mesmo assim, use Desistir, mas aí você fica em último.
sorry-vote-others = Quem decide isso é quem ainda está jogando.
sorry-vote-taken = { $who } já perguntou. Dê o seu voto na mesa.
sorry-vote-refused = Os outros querem continuar. Você pode perguntar de novo { $when }.
sorry-not-playing-any-more = Você não joga mais nesta partida. Só quem ainda joga pode encerrar.
sorry-not-seated = Você não está nesta mesa. Espere a próxima, ou abra a sua com /jogar em outro canal.
sorry-not-seated-free = Você não está nesta mesa. Mas, se os outros toparem, ainda dá para entrar no lugar de { $seats }: aperte *⋯*.
sorry-late = Isso já aconteceu, ou alguém foi mais rápido. A situação agora é esta.
sorry-no-undo = Já é tarde para desfazer: alguém jogou depois, ou viu algo novo.
sorry-undo-late = Você tinha { $seconds } segundos para desfazer, e eles já passaram.
sorry-no-draw = Empate é um acordo entre pessoas, e computador não faz acordo. Falta mais alguém para dividir com você.
sorry-not-absent = Já voltou, ou já saiu. Ninguém precisa ir embora.
sorry-moved = Esta mesa mudou de lugar. [Ir até lá]({ $link })
sorry-not-your-turn-here = Não é a sua vez.
sorry-not-host = Só { $host }, que abriu a mesa, pode fazer isso.
sorry-not-host-or-moderator = Só { $host }, que abriu a mesa, ou alguém da moderação pode fazer isso.
sorry-not-in-lobby = Você não tem lugar nesta mesa.
sorry-full = Esta mesa está cheia: cabem { $most }.
sorry-unwelcome = Poxa, nesta mesa não tem lugar para você. Espere a próxima, ou abra a sua com /jogar em outro canal.
sorry-unseated = Pediram para você se levantar desta mesa, então não dá para voltar para ela. Espere a próxima, ou abra a sua com /jogar em outro canal.
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = Você já tem lugar aqui em { $most } mesas que ainda não começaram: { $tables }. Comece uma, ou se levante de uma, e sobra lugar para outra.
sorry-lobbies-seats-anywhere = Somando todos os servidores, você já tem lugar em { $most } mesas que ainda não começaram: { $tables }. Comece uma, ou se levante de uma, e sobra lugar para outra.
sorry-lobbies-opened = Você já abriu aqui { $most } mesas que ainda não começaram: { $tables }. Comece uma, ou encerre uma (em ⋯), e sobra lugar para outra.
sorry-lobbies-guild = Neste servidor, { $most } mesas estão esperando para começar, e não cabem mais. Sente em uma delas, ou volte quando algumas tiverem começado.
sorry-lobbies-threads = Aqui já são { $most } tópicos de mesas que você abriu, e ninguém pode ter mais: { $tables }. Dez minutos depois do fim de uma partida, o tópico dela se fecha, e sobra lugar para outro.
sorry-lobbies-threads-guild = Este servidor tem { $most } tópicos de mesas, e não cabem mais. Dez minutos depois do fim de uma partida, o tópico dela se fecha, e sobra lugar para outro.
sorry-too-few = Para jogar, é preciso pelo menos { $least }, e aqui { $count ->
        [one] só tem { $count }
       *[other] tem { $count }
    }. { $seated ->
        [yes] Chame mais gente, ou aperte Chamar computador.
       *[no] Aperte Entrar, chame mais gente, ou aperte Chamar computador.
    }
sorry-no-person = Os computadores precisam de um ser humano na mesa. Aperte Entrar.
sorry-paused = A partida está em pausa. Qualquer jogador pode apertar “Retomar”.
sorry-not-silent = Aconteceu alguma coisa lá nesse meio-tempo, então vamos dar tempo ao pessoal.
sorry-on-vacation = De férias, com passagem de volta: { $seats }.
sorry-no-such-clock = Não tenho esse tempo por jogada. Escolha um da lista.
sorry-not-away = Você não estava fora: ninguém está jogando no seu lugar.
sorry-host-must-sit = Pelas regras da casa, começa quem abriu a mesa, mas { $host } não se sentou. Entre, ou mude a regra.
sorry-seats-changed = Alguém acabou de se sentar ou de se levantar. Dê uma olhada e aperte Começar de novo.
sorry-rules-changed = { $count ->
        [one] Uma regra da casa mudou
       *[other] Regras da casa mudaram
    } desde que alguém se sentou ({ $rules }). Dê a todo mundo mais { $seconds } { $seconds ->
        [one] segundo
       *[other] segundos
    } para ver, e aperte Começar de novo.
sorry-challenge-computer = { $player } é uma máquina. Abra uma mesa com /jogar e aperte Chamar computador: esses jogam tão bem quanto você quiser.
sorry-challenge-self = Não dá para você se desafiar. Abra uma mesa com /jogar; computador sempre tem tempo.
sorry-no-game-in-message = Essa mensagem não é de nenhuma partida minha. Tente num tabuleiro, ou use /replay e /conferir com o número de uma mesa.
sorry-nothing-to-roll = Em { $game } toda rolagem é uma decisão, então não há nada para rolar por você. Deixe de fora o “rolar por mim”.
sorry-no-table = Não há nenhuma mesa neste canal. Abra uma com /jogar.
sorry-no-game = Não existe nenhum jogo chamado “{ $game }”. Escolha um destes: { $games }
sorry-house-rule = { $game } não tem nenhuma regra da casa “{ $text }”. Tem estas: { $rules }
sorry-permissions = Falta uma coisa para mim neste canal: { $permissions }. Quem gerencia o servidor pode liberar.
sorry-unpainted = A jogada vale, mas não consegui atualizar o tabuleiro. Nada se perdeu: o próximo toque mostra tudo.
sorry-server-only = As mesas só funcionam nos canais de um servidor. /ajuda mostra o que funciona em qualquer lugar.
sorry-no-secrets = Neste jogo nada é escondido: o tabuleiro mostra tudo.
sorry-birthday-often =
    Dá para mudar o aniversário duas vezes por ano, para ninguém adivinhar o de outra pessoa testando datas. O seu pode mudar de novo em { $when }; { $kept ->
        [yes] até lá, vale o antigo
       *[no] até lá, não sei de nenhum
    }. Para eu esquecer, a qualquer momento, omita o dia e o mês.
sorry-birthday = Esse dia não existe. Diga um dia e um mês, por exemplo 24 e 12.
sorry-slow = Demorei demais. Aperte de novo, por favor.
sorry-flood = Opa, é muita coisa de uma vez. Respire fundo: em alguns segundos já volto para você.
sorry-unknown = Não conheço este botão. Talvez seja antigo; os da mensagem da mesa funcionam.
sorry-option = “{ $value }” não serve para “{ $option }”. Escolha um dos valores que o Discord oferece ali ou deixe em branco.
sorry-command = Não conheço este comando do jeito que chegou. Reinicie o Discord, para ele aprender meus comandos mais novos, e digite de novo.
sorry-trouble = Algo deu errado do meu lado, e eu já anotei. Isso talvez não tenha valido, mas tudo o que veio antes está a salvo. Tente de novo daqui a pouco.
sorry-discord = O Discord não está aceitando isso de mim agora, então talvez não tenha dado certo. A partida está a salvo: tente de novo daqui a pouco.
sorry-your-turn = A vez é sua.
sorry-nobody-to-nudge = Ninguém precisa de cutucada: agora não é a vez de ninguém.
sorry-called-lately = Agora há pouco já houve um aviso para { $who }. O próximo será possível { $when }.

## As permissões, como o Discord chama nas configurações

permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-embed_links = Inserir links
permission-attach_files = Anexar arquivos
permission-read_message_history = Ver histórico de mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-create_private_threads = Criar tópicos privados

## Em todos os tabuleiros

board-nameless = Lugar { $letter }
board-ranking = Classificação final: { $places }
board-out = Foram embora, nesta ordem: { $names }
board-gone = saiu
board-left = Deixam a mesa: { $names }.
board-header-last = ganha: não sobrou mais ninguém
board-now-last = { $name } ganha: todo mundo foi embora.
board-eliminated = fora
board-wins = ganha!
board-now-wins = { $name } ganha!
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · ganha quem chegar primeiro a { $target }
race-dice = Dados: { $faces }
race-scores = Pontos: { $scores }.
