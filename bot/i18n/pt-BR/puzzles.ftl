# O quebra-cabeça do dia: ache a melhor jogada.

puzzle-title = 🧩 O quebra-cabeça do dia · { $emoji } { $game }
# $seat: a letra que a pessoa tem no tabuleiro.
puzzle-asked = Você é **{ $seat }**, e a vez é sua. Qual jogada ganha mais vezes?
# $next: quando vem o próximo, como o Discord mostra as horas.
puzzle-how = De uma partida terminada, sem os nomes. Só você vê a sua resposta. O próximo chega { $next }.
puzzle-right = ✅ **Isso! { $best }**, na mosca.
puzzle-wrong = ❌ Não é **{ $chosen }**. A melhor jogada é **{ $best }**.
# $more, $less: de cem partidas.
puzzle-worth = Depois de “{ $best }”, você ganha cerca de { $more } em 100 partidas; depois de “{ $other }”, cerca de { $less }.
puzzle-played = Na própria partida, a jogada foi “{ $played }”.
# $answers: quantas pessoas responderam.
puzzle-others =
    { $answers ->
        [one] Acertos: { PERCENT($percent) } de { $answers } pessoa.
       *[other] Acertos: { PERCENT($percent) } de { $answers } pessoas.
    }
# Pelo menos dois dias seguidos.
puzzle-streak =
    🔥 { $days ->
        [one] { $days } dia seguido!
       *[other] { $days } dias seguidos!
    }
puzzle-old = Esse quebra-cabeça era de um dia que já passou, então não conta para a sua sequência.
puzzle-next = O próximo quebra-cabeça chega { $next }.
button-puzzle-lend = Minhas partidas podem virar quebra-cabeça
button-puzzle-keep = As minhas partidas, não
done-puzzle-lend = Valeu! Uma partida terminada sua pode virar quebra-cabeça assim que todo mundo que jogou tiver dito que sim. Os nomes de vocês ficam de fora.
done-puzzle-keep = Tudo bem, nada de novos quebra-cabeças com as suas partidas.
sorry-puzzle-gone = Não há quebra-cabeça para esse dia. `/quebra-cabeça` tem o de hoje.
