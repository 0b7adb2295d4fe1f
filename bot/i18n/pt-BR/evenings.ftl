### Noites de jogos: uma data para jogar, quem vai, e no que deu.

command-evenings = noites
    .description = As próximas noites de jogos deste servidor
option-play-at = quando
    .description = Não agora, mas depois: sábado 20:00, amanhã 20h, 24 dez 19:30, em 2 horas
option-play-repeat = repetir
    .description = De quanto em quanto tempo a noite se repete (só junto com “quando”)
choice-repeat-weekly = toda semana
choice-repeat-fortnightly = a cada duas semanas
choice-repeat-monthly = todo mês, no mesmo dia da semana

# O que se digita numa data, em minúsculas, separado por vírgulas. O inglês vale em todo lugar. Onde o lugar conta
# (números, dias, meses), uma barra separa palavras para a mesma coisa.
date-today = hoje, hj
date-tomorrow = amanhã
date-after-tomorrow = depois de amanhã
date-within = em, daqui, daqui a, dentro de
date-minutes = minutos, minuto, min
date-hours = horas, hora, h
date-half-hour = meia hora
date-days = dias, dia
date-weeks = semanas, semana
date-idle = o, ao, de, da, do, no, na, dia, este, esta, neste, nesta
date-at = às, à, pelas
date-oclock = h, hs, hrs, horas, hora
date-oclock-twelve = em ponto
date-before-noon = {""}
date-after-noon = {""}
date-early = madrugada, da madrugada, de madrugada
date-morning = manhã, de manhã, da manhã, pela manhã
date-noon = hora do almoço
date-afternoon = tarde, à tarde, da tarde, de tarde
date-evening = tardinha, à tardinha
date-night = noite, à noite, da noite, de noite
date-this-morning = hoje de manhã
date-this-afternoon = hoje à tarde, esta tarde
date-this-evening = {""}
date-this-night = esta noite, hoje à noite
date-tomorrow-morning = amanhã de manhã, amanhã cedo
date-tomorrow-night = amanhã à noite
date-at-noon = meio-dia, ao meio-dia
date-at-midnight = meia-noite, à meia-noite
date-half-past = e meia
date-half-to = {""}
date-quarter-past = e quinze, e um quarto
date-quarter-to = {""}
date-numbers = um/uma, dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze
date-weekdays = seg, ter, qua, qui, sex, sáb, dom
date-months = jan, fev, mar, abr, mai, jun, jul, ago, set, out, nov, dez
date-next = próximo, próxima, que vem
date-next-week = semana que vem, na semana que vem, da semana que vem, próxima semana, na próxima semana

evening-title = { $emoji } { $game }: uma noite de jogos
evening-when = 📅 { $date } ({ $relative })
evening-repeats = { $repeats ->
        [weekly] 🔁 Toda semana, na mesma hora.
        [fortnightly] 🔁 A cada duas semanas, na mesma hora.
       *[monthly] 🔁 Todo mês, no mesmo dia da semana e na mesma hora.
    }
evening-host = { $host } quer jogar, e tem lugar para { $least ->
        [1] até { $most } pessoas
       *[other] { $least } a { $most } pessoas
    }. Aperte **Eu vou**: na hora marcada, o seu lugar está pronto e eu chamo você.
evening-rules = Regras da casa: { $rules }
evening-in = **Quem já vai ({ $count }):** { $who }
evening-nobody = **Quem já vai:** ninguém ainda. Quem puxa a fila?
evening-waiting = **Esperando um lugar:** { $who }
evening-event = Também está entre [os eventos deste servidor]({ $link }).
evening-small = Esse é o horário aí onde você está. *Me lembre* fica só entre nós: escrevo para você { $minutes } minutos antes.
button-evening-in = Eu vou
button-evening-remind = Me lembre
button-evening-change = Mudar o horário
button-evening-off = Desmarcar
button-evening-once = Só esta
button-evening-for-good = Todas
button-evening-sure = Sim, desmarcar
button-evening-again = Marcar outra data

evening-opened = Chegou a hora: a mesa está aberta. { $link }
evening-called-off = Esta noite de jogos foi desmarcada.
evening-nobody-came = Ninguém tinha dito que vinha, então nenhuma mesa foi aberta.
evening-was-missed = Esta noite não deu em nada: não consegui abrir a mesa na hora.

evening-open-call = 🎲 { $who }: chegou a hora de { $game }! Os lugares estão prontos. Quem aperta *Começar* é { $host }.
evening-open-late = 🎲 { $who }: cheguei tarde, foi mal, eu estava fora! É hora de { $game }, e os lugares estão prontos. Quem aperta *Começar* é { $host }.
evening-open-thread = A mesa fica em { $thread }.
evening-elsewhere = { $who } também { $count ->
        [one] disse que vinha, mas ainda está
       *[other] disseram que vinham, mas ainda estão
    } no meio de outra partida. *Entrar* funciona enquanto a mesa estiver aberta.
evening-no-seat = A mesa está cheia. { $who }: se alguém se levantar, é só apertar *Entrar*.
evening-tell-nobody = Ninguém tinha dito que vinha para a noite de { $game }, então não abri mesa.
evening-tell-last = Foi a segunda vez seguida, então esta noite não se repete mais. Dá para marcar outra com `/jogar`.
evening-tell-missed = Foi mal: { $game } estava na agenda ({ $date }), e eu estava fora nessa hora. Já faz tempo demais para começar agora. Vamos marcar outra data?
evening-tell-busy = Tem outra partida rolando aqui já faz uma hora, então { $game } não pôde começar. Vamos marcar outra data?
evening-tell-off = A noite de { $game } ({ $date }) foi desmarcada. { $who }
evening-tell-moved = A noite de { $game } mudou de horário: { $date } ({ $relative }). { $who }
evening-tell-busy-now = É hora de { $game }, mas aqui ainda tem uma partida rolando: { $link } Assim que ela acabar, a mesa de vocês abre. Espero uma hora.
evening-reminder = ⏰ { $game } começa { $relative }: { $link }

evening-done-remind = Escrevo para você { $minutes } minutos antes de { $game } começar. Se não der, menciono você no canal.
evening-done-no-remind = Beleza, sem lembrete.
evening-done-waiting = Os lugares acabaram, então você é o número { $place } da lista de espera. Se alguém desistir de vir, a fila anda sozinha.
evening-done-off = Desmarquei.
evening-done-moved = Feito: agora é { $date }.
evening-done-same = Certo, a data continua a mesma: { $date }.
evening-sure = Desmarcar a noite de { $game } ({ $date })? Aviso todo mundo que ia.
evening-sure-series = A noite de { $game } ({ $date }) se repete. Desmarcar só esta, ou todas?
evening-form-title = Quando vamos jogar?
evening-form-at = Quando
evening-form-example = sábado 20:00, amanhã 20h, 24 dez 19:30
evening-form-repeat = De novo
choice-repeat-never = só uma vez

evenings-title = Noites de jogos deste servidor
evenings-none = Ainda não há nada na agenda. Marque uma noite com `/jogar`: escolha um jogo e diga a data em “quando”.
evenings-line = { $emoji } **{ $game }** · { $date } ({ $relative }) · { $count ->
        [0] ninguém ainda
        [one] { $count } vai
       *[other] { $count } vão
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host } marcou uma noite de { $game }. Diga “Eu vou” aqui, e o seu lugar vai estar pronto: { $link }
evening-event-where = #{ $channel }

date-zones = America/Sao_Paulo, America/Manaus, America/Fortaleza, Europe/Lisbon
date-suggestion = { $date } ({ $zone })

sorry-evening-over = Essa noite já passou, ou foi desmarcada.
sorry-evening-host = Só { $host }, que marcou esta noite, ou alguém da moderação pode fazer isso.
sorry-evening-unwelcome = Poxa, nesta você não pode entrar.
sorry-evening-most-one = Você já tem { $most } noites marcadas aqui. É o máximo por pessoa: desmarque uma primeiro.
sorry-evening-most-server = Este servidor já tem { $most } noites marcadas, e não cabe mais nenhuma.
sorry-evening-soon = Falta tão pouco que um lembrete chegaria tarde demais. Fique por perto!
sorry-evening-repeat = Uma noite só pode se repetir se tiver uma data: diga em “quando”, por exemplo: sábado 20:00
sorry-evening-zone = Uma noite que se repete segue o relógio da parede, e não sei de qual parede. Diga quando com o seu fuso, por exemplo: sábado 20:00 America/Sao_Paulo. (Quem já definiu o horário de silêncio com `/eu silêncio` não precisa: esse fuso eu conheço.)
sorry-date-unclear = Não entendi “{ $what }”. Escreva assim: sábado 20:00, amanhã 20h, 24 dez 19:30, ou em 2 horas.
sorry-date-time = A que horas? Escreva assim: sábado 20:00, ou amanhã 20h.
sorry-date-zone = Não sei que horas são aí onde você está. Acrescente o seu fuso, por exemplo: { $typed } America/Sao_Paulo. Ou diga: em 2 horas. (Quem já definiu o horário de silêncio com `/eu silêncio` não precisa: esse fuso eu conheço.)
sorry-date-weekday = Essa data cai em outro dia da semana. Deixe só um dos dois.
sorry-date-several =
    “{ $typed }” pode ser mais de um horário. Escreva o que você quer dizer assim:
    { $dates }
sorry-date-gap = Nessa noite os relógios são adiantados, e esse horário não existe. Escolha uma hora antes ou depois.
sorry-date-part = “{ $what }” não combina com essa parte do dia. Tire um dos dois.
sorry-date-past = Isso já passou. Escolha um horário que ainda esteja por vir.
sorry-date-far = Falta mais de um ano para isso. Escolha uma data um pouco mais próxima.

permission-create_events = Criar eventos
settings-no-events = 📅 Libere { $permission } se quiser as noites de jogos entre os eventos deste servidor. Elas funcionam sem isso também.
