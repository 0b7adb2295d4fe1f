### Os comandos de barra: seus nomes, suas descrições e como se chamam suas opções.
### Um nome tem de 1 a 32 caracteres, em minúsculas; uma descrição, de 1 a 100.

command-play = jogar
    .description = Abre uma mesa de jogo neste canal
option-play-game = jogo
    .description = O que vamos jogar; se não disser, eu mostro todos
option-play-clock = tempo
    .description = Quanto tempo há para cada jogada; se omitir, vale o que o servidor escolheu
option-play-house_rules = regras_da_casa
    .description = Regras da casa para começar, por exemplo: target 20, first random
option-play-thread = tópico
    .description = Dar à mesa um tópico só dela

command-table = mesa
    .description = Sua mesa neste canal, se você prefere digitar
command-table-board = tabuleiro
    .description = Traz o tabuleiro aqui para baixo, numa mensagem nova
command-table-resign = desistir
    .description = Desiste e sai desta partida
command-table-hand-over = passar_lugar
    .description = Deixa alguém continuar a partida no seu lugar
option-table-hand-over-user = quem
    .description = Quem fica com o seu lugar (padrão: quem quiser, aqui no canal)
command-table-nudge = cutucar
    .description = Dá uma cutucada em quem tem a vez
command-table-end = encerrar
    .description = Pergunta aos outros se dá para encerrar a partida sem resultado

option-play-roll_for_me = rolar_por_mim
    .description = Deixar o bot rolar quando não há nada para decidir (padrão: sim)
option-play-plan_ahead = planejar
    .description = Deixar que cada pessoa decida antes o que vai fazer (padrão: sim)
command-plan = planejar
    .description = Decida agora o que vai fazer quando for a sua vez
command-rules = regras
    .description = As regras de um jogo em um minuto, com figuras
option-rules-game = jogo
    .description = As regras de qual jogo

command-help = ajuda
    .description = O que digitar primeiro, os jogos, e onde fica todo o resto
command-puzzle = quebra-cabeça
    .description = Ache a melhor jogada: uma posição por dia, tirada de uma partida terminada
command-leaderboard = ranking
    .description = Quem está na frente, aqui ou em todo lugar
option-leaderboard-game = jogo
    .description = Um jogo só
option-leaderboard-period = período
    .description = Desde sempre, nesta temporada (um trimestre) ou neste mês
choice-period-all = desde sempre
choice-period-season = esta temporada
choice-period-month = este mês
option-leaderboard-scope = onde
    .description = Neste servidor, ou em todo lugar onde o bot está
choice-scope-here = este servidor
choice-scope-everywhere = todo lugar

command-settings = configurações
    .description = As configurações deste servidor (só para quem gerencia)

command-profile = perfil
    .description = Partidas, rating, sequências, rivais, sorte e conquistas de alguém
option-profile-player = quem
    .description = De quem (padrão: você)
option-profile-game = jogo
    .description = Um jogo só
option-profile-scope = onde
    .description = Neste servidor, ou em todos juntos
choice-profile-here = este servidor
choice-profile-everywhere = todos os servidores

command-history = histórico
    .description = As partidas que alguém já jogou: com quem, quem ganhou e seus números
option-history-player = quem
    .description = De quem (padrão: você)
option-history-game = jogo
    .description = Um jogo só
option-history-private = privado
    .description = Mostrar só a você, com as suas partidas de todo lugar

command-replay = replay
    .description = Assista a uma partida passada como animação, ou reveja uma que ainda está rolando
option-replay-id = número
    .description = O número da mesa
option-replay-private = privado
    .description = Mostrar só a você

command-verify = conferir
    .description = Confere os dados e todas as jogadas de uma partida passada, e entrega a súmula
option-verify-id = número
    .description = O número da mesa
option-verify-private = privado
    .description = Mostrar só a você
command-review = análise
    .description = Olha para trás numa partida terminada: o que foi sorte e o que foi talento
option-review-id = número
    .description = O número da mesa

command-me = eu
    .description = O que o bot sabe de você
command-me-birthday = aniversário
    .description = Conte seu aniversário: em Números Mágicos, o mais próximo começa
option-me-birthday-day = dia
    .description = Dia do mês; omita os dois para ver ou apagar
option-me-birthday-month = mês
    .description = Mês, de 1 a 12
command-me-pings = lembretes
    .description = Como eu lembro você de que é a sua vez
option-me-pings-how = como
    .description = Quando e onde; se omitir, você vê o que está valendo
option-me-pings-hour = hora
    .description = Para “uma vez por dia”: a que horas, de 0 a 23
option-me-pings-zone = fuso
    .description = Para “uma vez por dia”: onde você está (America/Sao_Paulo), ou a diferença (UTC-3)
option-me-pings-soon = quase_sua_vez
    .description = Avise também quando só falta uma pessoa jogar antes de mim
command-me-quiet = silêncio
    .description = Quando seu tempo não corre e eu deixo você em paz; se omitir, você vê o que está valendo
option-me-quiet-from = início
    .description = Quando começa seu horário de silêncio, por exemplo 23:00
option-me-quiet-to = fim
    .description = Quando ele termina, por exemplo 8:00
option-me-quiet-zone = fuso
    .description = Onde você está, como America/Sao_Paulo, ou a diferença, como UTC-3
option-me-quiet-days_off = dias_livres
    .description = Dias da semana de silêncio o dia todo: sábado, domingo; ou fds; ou nenhum
command-me-vacation = férias
    .description = Diga até quando você está fora; se omitir, você vê o que está valendo
option-me-vacation-until = até
    .description = O último dia, por exemplo 2026-12-24, ou quantos dias a partir de hoje
command-me-block = bloquear
    .description = Deixa alguém longe das suas mesas; não conto a ninguém
option-me-block-user = quem
    .description = Quem bloquear
command-me-unblock = desbloquear
    .description = Deixa alguém entrar de novo nas suas mesas
option-me-unblock-user = quem
    .description = Quem desbloquear
command-me-blocked = bloqueios
    .description = As pessoas que você bloqueou
command-me-privacy = privacidade
    .description = O que eu sei de você: exporte ou apague

menu-challenge = Desafiar para uma partida
menu-profile = Perfil
# Same as English: the Portuguese word too.
menu-replay = Replay
menu-verify = Conferir

command-turns = turnos
    .description = As mesas que esperam a sua jogada, em todos os servidores

command-night = maratona
    .description = Uma noite, vários jogos e alguém que leva tudo
option-night-at = quando
    .description = Não agora, mas depois: sábado 20:00, amanhã 20h, 24 dez 19:30, em 2 horas
option-night-repeat = repetir
    .description = De quanto em quanto tempo a maratona se repete (só junto com “quando”)
option-night-duplicate = mesma_sorte
    .description = Todas as mesas de uma rodada têm os mesmos dados, em tópicos privados: quem aproveita melhor?
