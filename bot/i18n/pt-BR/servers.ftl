### O que cada servidor decide, e como o bot diz oi.

settings-title = Configurações deste servidor
settings-channels = **Onde:** { $count ->
        [0] dá para abrir partidas em todos os canais em que posso escrever.
        [one] dá para abrir partidas no canal escolhido aqui.
       *[other] dá para abrir partidas nos { $count } canais escolhidos aqui.
    }
settings-choose-channels = Todos os canais em que posso escrever
settings-lacking = ⚠️ { $channel }: preciso de { $permissions }.
settings-lacking-more = …e { $count ->
        [one] mais um canal em que falta alguma coisa.
       *[other] mais { $count } canais em que falta alguma coisa.
    }
settings-gone = ⚠️ Os canais escolhidos não existem mais, então ninguém consegue abrir uma partida. Escolha outros, ou nenhum.
settings-nowhere = ⚠️ Nenhum canal me dá ainda tudo o que uma partida precisa: { $permissions }.
settings-clock = Tempo por jogada: { $time }
settings-language = Idioma das mesas novas: { $language }
settings-language-own = o do servidor
settings-follow = O tabuleiro segue a conversa: { $follow ->
        [quickly] depressa
        [never] nunca
       *[calmly] com calma
    }
settings-moderators = **Quem pode encerrar partidas alheias:** { $role ->
        [none] a moderação (Gerenciar mensagens).
       *[other] { $role }, e quem gerencia o servidor.
    }
settings-choose-role = Moderação (Gerenciar mensagens)
settings-threads-on = Em tópicos: sim
settings-threads-off = Em tópicos: não
settings-pings-on = Menções: sim
settings-pings-off = Menções: não
settings-everywhere-on = Conta em todo lugar: sim
settings-everywhere-off = Conta em todo lugar: não
settings-banter-on = Turma da casa conversa: sim
settings-banter-off = Turma da casa conversa: não
settings-quiet = **Horário de silêncio:** { $hours ->
        [none] nenhum, a não ser para quem tem o próprio.
       *[other] { $hours }, para quem não tem o próprio.
    }
button-settings-quiet = Horário de silêncio
settings-quiet-title = Horário de silêncio deste servidor
settings-small = *Menções:* se posso mencionar as pessoas quando é a vez delas; as mensagens diretas ficam por conta de cada um. *Conta em todo lugar:* as partidas que acabarem a partir de agora contam no ranking de todos os servidores; as anteriores ficam como estão. Canais, tempo por jogada e idioma valem para as mesas novas. *O tabuleiro segue a conversa:* quando rola conversa embaixo de uma partida em andamento, trago o tabuleiro de volta para baixo; eu só conto as mensagens, nunca leio.
sorry-not-manager = Só quem gerencia o servidor (Gerenciar servidor) pode ver e mudar as configurações.
sorry-no-threads = Neste servidor não se joga em tópicos. Tente no próprio canal.
sorry-other-channel = Neste servidor, o jogo rola em outro lugar: { $channels }.
sorry-no-channel = Os canais escolhidos para jogar neste servidor não existem mais. Quem o gerencia pode escolher outros com /configurações.
sorry-not-host-or-role = Só { $host }, que abriu a mesa, ou alguém com o cargo { $role } pode fazer isso.

greeting = 👋 Oi! Eu trago { $games } para um canal; se não houver mais ninguém por perto, os computadores jogam junto. Abra uma partida com { $play }, ou comece por { $help }. E, se você gerencia este servidor, com { $settings } dá para escolher onde e como se joga.
