### Sobre você: turnos, lembretes, bloqueios e o que o bot sabe de você.

## Onde é a vez de alguém

turns-title = Suas mesas
turns-none = Você não está em nenhuma mesa. Abra uma com /jogar, ou aperte Entrar na de outra pessoa.
turns-mine = Sua vez ({ $count })
turns-others = Esperando os outros ({ $count })
turns-lobbies = Ainda não começaram ({ $count })
turns-table = { $emoji } [{ $game } · mesa { $table }]({ $link })
turns-paused = ⏸️ em pausa
turns-since = a sua vez começou { $when }
turns-until = ⏳ { $when }
turns-also = falta também: { $seats }
turns-awaited = esperando { $seats }
turns-computers = um computador está pensando
turns-seated = na mesa ({ $count }): { $seats }
turns-more = … e mais { $count }.

## Lembretes

remind-title = Como eu lembro você
remind-now = Agora: **{ $how }**. Vale para todas as suas mesas, em todos os servidores; ninguém mais vê.
remind-turn = Quando é a minha vez
    .more = Menciono você no canal quando é a sua vez e faz dois minutos que você não dá sinal.
remind-half = Quando o tempo aperta
    .more = Chamo você no canal quando metade do seu tempo já passou. É o padrão.
remind-daily = Uma vez por dia
    .more = Chamo você no canal uma vez por dia, na hora que você quiser, em toda mesa em que até lá for a sua vez. /eu lembretes define a hora.
remind-daily-at = uma vez por dia às { $hour } ({ $zone })
remind-message = Por mensagem direta
    .more = Escrevo para você no privado quando é a sua vez e faz dois minutos que você não dá sinal. Se as suas mensagens estiverem fechadas, menciono você no canal.
remind-never = Nunca
    .more = Deixo você em paz. /turnos mostra onde é a sua vez.
remind-soon-how = **Quase a sua vez:** onde as partidas levam dias, também posso avisar quando só falta uma pessoa jogar, e depois é você.
button-soon-on = Avise quando for quase a minha vez
button-soon-off = Não avise antes da minha vez
remind-soon = { $who }: joga { $front }, e depois é você. [Para a mesa]({ $link })
remind-soon-by-message = **{ $game }**: joga { $front }, e depois é você. [Para a mesa { $table }]({ $link })
sorry-zone-missing = Ainda não sei que horas são aí onde você está. Diga com /eu lembretes e a opção *fuso*: uma cidade, como America/Sao_Paulo, ou a diferença, como UTC-3.
remind-turn-until = { $who }: é a sua vez. O seu tempo acaba { $when }. [Para a mesa]({ $link })
remind-turn-open = { $who }: é a sua vez. [Para a mesa]({ $link })
remind-by-message = **{ $game }**: é a sua vez. [Para a mesa { $table }]({ $link })
remind-by-message-until = **{ $game }**: é a sua vez. O seu tempo acaba { $when }. [Para a mesa { $table }]({ $link })

## Horário de silêncio e férias

weekday-0 = segunda-feira
weekday-1 = terça-feira
weekday-2 = quarta-feira
weekday-3 = quinta-feira
weekday-4 = sexta-feira
weekday-5 = sábado
weekday-6 = domingo
days-weekend = fds
days-none = nenhum
quiet-title = Seu horário de silêncio
quiet-unsaid = Você não definiu um horário de silêncio. Em servidores que têm o próprio, vale esse para você.
quiet-unsaid-short = o de cada servidor
quiet-now = Agora: **{ $hours }**
quiet-there = Lá ({ $zone }) são { $time } neste momento. Se não é o que diz o seu relógio, mude o fuso nos próximos quinze minutos.
quiet-none = nenhum
quiet-hours = das { $begins } às { $ends }{ $days ->
        [none] {""}
       *[other] {" "}e o dia todo: { $days }
    } ({ $zone })
quiet-days = o dia todo: { $days } ({ $zone })
quiet-how = Em partidas lentas (mais de uma hora por jogada), o seu relógio para no horário de silêncio, e eu não chamo você. Você pode mudar uma vez por dia. Ninguém vê o seu horário, só o seu prazo.
button-quiet-none = Sem horário de silêncio
button-quiet-forget = O que cada servidor tiver
quiet-zone-label = Onde: uma cidade, ou a diferença
quiet-zone-example = America/Sao_Paulo, Europe/Lisbon, UTC-3
quiet-from-label = Das
quiet-from-example = 23:00
quiet-to-label = Às
quiet-to-example = 8:00
quiet-off-label = Dias livres
quiet-off-example = sábado, domingo; ou fds
sorry-quiet-zone-missing = Diga também onde você está, com a opção *fuso*: uma cidade, como America/Sao_Paulo, ou a diferença, como UTC-3.
sorry-quiet-zone = Não reconheço “{ $zone }” como fuso horário. Tente a cidade cujos relógios marcam a sua hora, como America/Sao_Paulo, ou a diferença, como UTC-3.
sorry-quiet-hours = De quando até quando? O horário de silêncio precisa dos dois, por exemplo das 23:00 às 8:00; ou de dias livres, ou das duas coisas.
sorry-quiet-time = Não reconheço “{ $typed }” como hora. Tente 23:00, ou 11 pm.
sorry-quiet-several = “{ $typed }” pode ser { $times }. Qual? Escreva assim.
sorry-quiet-whole = Um silêncio que dura o dia inteiro deixaria os outros esperando para sempre. Se você vai ficar fora um tempo, existe /eu férias.
sorry-quiet-long = Com mais de { $hours } horas de silêncio por dia sobra pouco tempo para jogar. Se você vai ficar fora um tempo, existe /eu férias.
sorry-quiet-days = Com mais de { $days } dias livres por semana sobra pouco tempo para jogar. Se você vai ficar fora um tempo, existe /eu férias.
sorry-quiet-weekday = Não reconheço “{ $typed }” como dia da semana. Tente sábado, domingo; ou fds; ou nenhum.
sorry-quiet-often = Você já mudou o seu horário de silêncio hoje; os outros contam com ele. Você pode mudar de novo em { $when }.
vacation-title = Suas férias
vacation-none = Você não está fora.
vacation-now = Você está fora até **{ $when }**. As mesas onde as partidas levam dias avisam isso, e lá o seu tempo não corre.
vacation-left = { $left ->
        [0] Você já usou todos os dias de folga deste trimestre.
        [one] Sobra mais { $left } dia neste trimestre, de { $most }.
       *[other] Sobram mais { $left } dias neste trimestre, de { $most }.
    }
vacation-how = /eu férias com uma data diz até quando você está fora, incluindo esse dia. Você ainda pode jogar, se quiser; e em mesas com uma hora ou menos por jogada ninguém espera ninguém.
vacation-day = { $days ->
        [one] { $date } (amanhã)
       *[other] { $date } (daqui a { $days } dias)
    }
button-vacation-over = Voltei antes
sorry-vacation-date = Não reconheço “{ $typed }” como data. Tente { $example }, ou tantos dias: 7.
sorry-vacation-several =
    “{ $typed }” pode ser mais de um dia. Escreva o que você quer dizer assim:
    { $days }
vacation-label = O último dia
vacation-example = 24 dez, 2026-12-24, ou quantos dias: 7
button-retry = De novo
sorry-vacation-past = Esse dia já passou.
sorry-vacation-long = Você pode ficar fora { $most } dias em cada trimestre. Hoje isso daria no máximo até { $when }.
sorry-vacation-used = Você já ficou fora { $most } dias neste trimestre, e tem gente esperando. No próximo vai ter mais.

## Bloqueios

blocked-title = As pessoas que você bloqueou
blocked-none = Ninguém. Use /eu bloquear para deixar alguém longe das suas mesas.
blocked-how = Elas não podem entrar numa mesa que você abriu ou em que você está. Ninguém conta a elas quem bloqueou, mas dá para adivinhar se só você estiver na mesa. /eu desbloquear desfaz isso. Quem apagou os próprios dados pessoais continua bloqueado, mas não aparece na lista.
done-blocked = { $who } não pode mais entrar numa mesa que você abriu ou em que você está. Não conto a ninguém, mas dá para adivinhar se só você estiver na mesa.
done-blocked-already = Você já bloqueou { $who }.
done-unblocked = { $who } pode entrar de novo nas suas mesas.
done-not-blocked = Você não bloqueou { $who }.
sorry-block-self = Você não pode se bloquear. Nem me bloquear.

## O que se sabe

privacy-title = O que eu sei de você
privacy-short = Fica tudo num só banco de dados na máquina em que eu rodo, e não vai para nenhum outro lugar. **Exportar** dá a você uma cópia em arquivo, **Apagar** remove na hora.
privacy-tables = **Onde você se sentou** ({ $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }): o seu ID do Discord, o seu nome e idioma na época, e quando você se sentou. *Para:* a partida, e os históricos de quem jogou com você. *Guardado:* até você apagar; depois, o seu lugar fica sem nome.
privacy-actions = **O que você fez lá** ({ $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }): cada uma com a sua hora. *Para:* sobreviver a uma reinicialização, e conferir os dados rolados. *Guardado:* tanto quanto os seus lugares.
privacy-results = **Como acabou** ({ $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }), e o que vem disso (ratings, sequências, rivais, sorte nos dados, conquistas), com o último nome com que você jogou. *Para:* rankings e perfis, que todo mundo pode ver. *Guardado:* até você apagar.
privacy-messages = **Onde estão as minhas mensagens diretas para você**, para eu poder editar. *Guardado:* até você apagar; aí as mensagens também vão embora.
privacy-birthday = **O seu aniversário**, dia e mês ({ $told ->
        [yes] você me contou
       *[no] você não me contou
    }). *Para:* quem começa em Números Mágicos; todo mundo vê quem, ninguém vê uma data. *Guardado:* até você retirar com /eu aniversário. Que você mudou fica lembrado por um ano, como impressão digital.
privacy-reminders = **Como eu lembro você** ({ $how }). *Guardado:* até você mudar com /eu lembretes.
privacy-quiet = **O seu horário de silêncio** ({ $hours }), para o tempo de ninguém acabar no meio da sua noite. *Guardado:* até você retirar com /eu silêncio.
privacy-vacations = **Quando você esteve fora** ({ $count }), e até quando. *Guardado:* por seis meses.
privacy-plans = **O que você planejou** para as suas próximas vezes ({ $count }). Só você pode ver. *Guardado:* até a vez acabar.
privacy-blocks = **As pessoas que você bloqueou** ({ $count }). Só você pode ver. *Guardado:* até você desfazer com /eu desbloquear, mesmo que elas apaguem os próprios dados pessoais: aí guardo um código que só combina com a conta delas.
privacy-not = -# Eu não leio o que as pessoas escrevem: onde há uma partida em andamento, só conto quantas mensagens chegam. O que foi postado num canal continua lá, mesmo depois de apagar.
button-export = Exportar
button-delete = Apagar
button-delete-sure = Sim, apagar meus dados pessoais
button-delete-final = Apagar de vez
button-keep = Não, manter
export-done = Aqui está tudo o que eu sei de você.
delete-title = Apagar tudo?
delete-sure = Você sai de todas as mesas abertas e desiste de todas as partidas em andamento. Eu apago as suas configurações, o aniversário, os resultados e ratings, e as minhas mensagens diretas para você. As pessoas com quem você jogou ficam com as partidas delas, com “Alguém” no seu lugar. Se alguém bloqueou você, o bloqueio continua.
delete-final = Isto não tem volta, e depois não tenho como descobrir quais lugares eram seus. Você pode jogar de novo quando quiser, como estreante. Apago agora?
delete-done = A gente se conhece? Esqueci tudo sobre você. Foi bom ter você aqui, e a porta está sempre aberta, como estreante.
