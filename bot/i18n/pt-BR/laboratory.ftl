### O laboratório das regras da casa: E se…?

button-what-if = E se…?
button-what-if-again = Olhar de novo
button-what-if-figures = Os números
button-what-if-words = Em palavras

what-if-title = { $emoji } E se…? { $game } para { $seats } jogadores, mesa { $table }
what-if-unknown = Ninguém testou ainda estas regras da casa com { $seats } jogadores.

## O que esperar da partida como está montada

what-if-plain-length =
    Contem com **{ $minutes ->
        [1] cerca de um minuto
       *[other] cerca de { $minutes } minutos
    }**, e raramente mais de { $high }.
what-if-plain-skill =
    { $much ->
        [little] Aqui qualquer um pode ganhar.
        [some] A sorte pesa, mas jogar bem faz diferença.
       *[much] Jogar bem compensa.
    }
what-if-plain-first =
    { $how ->
        [even] Tanto faz quem começa.
        [good] Começar ajuda um pouco.
       *[bad] Melhor não começar.
    }
what-if-plain-lead =
    { $how ->
        [open] Estar na frente na metade do jogo ainda não quer dizer nada.
        [ahead] Estar na frente na metade do jogo ajuda, mas não garante.
       *[decided] É difícil alcançar quem está na frente na metade do jogo.
    }
what-if-length =
    Contem com **{ $minutes ->
        [1] mais ou menos um minuto
       *[other] uns { $minutes } minutos
    }**, { $turns } { $unit ->
        [rounds] rodadas
       *[turns] jogadas
    }; oito em cada dez partidas levam de { $low } a { $high } minutos.
what-if-together = Não testei estas regras todas de uma vez, então os tempos somam o que cada uma faz.
what-if-first-even = Começar não fez diferença em { $games } partidas: { PERCENT($share) } das vitórias (± { $margin }), quando o justo seria { PERCENT($fair) }.
what-if-first-good = Começar compensa: ganha { PERCENT($share) } (± { $margin }), quando o justo seria { PERCENT($fair) }.
what-if-first-bad = Melhor não começar: isso ganha { PERCENT($share) } (± { $margin }), quando o justo seria { PERCENT($fair) }.
what-if-first-none = Ninguém começa: todo mundo decide ao mesmo tempo.
what-if-skill-much = Jogar bem tem recompensa: alguém com cuidado no meio de gente sem cuidado ganha { PERCENT($share) } (± { $margin }; só na sorte seriam { PERCENT($fair) }).
what-if-skill-some = A sorte dá seus palpites, mas jogar bem se nota: alguém com cuidado no meio de gente sem cuidado ganha { PERCENT($share) } (± { $margin }; só na sorte seriam { PERCENT($fair) }).
what-if-skill-little = Aqui qualquer um ganha: alguém com cuidado no meio de gente sem cuidado ganha { PERCENT($share) } (± { $margin }; só na sorte seriam { PERCENT($fair) }).
what-if-lead-open = A metade da partida diz pouco: quem está na frente acaba ganhando { PERCENT($share) } das vezes.
what-if-lead-ahead = Estar na frente na metade ajuda, mas ainda tem chão: ganha { PERCENT($share) } das vezes.
what-if-lead-decided = Quem está na frente na metade é difícil de alcançar: ganha { PERCENT($share) } das vezes.
what-if-shared = { PERCENT($share) } acabam com vitória dividida.
what-if-unfinished = { PERCENT($share) } demoraram tanto que mandei parar.
what-if-seats = **Em outra mesa:** { $tables }.
what-if-seats-one = { $seats } jogadores, uns { $minutes } min

## O que faria mudar uma regra da casa só

what-if-changes = **Mude uma regra da casa, e…**
what-if-plain-change = **{ $rule }**{ $now ->
        [none] {""}
       *[other] {" "}em vez de { $now }
    }: { $effects }.
what-if-plain-long = uma partida { $how ->
        [less] dura menos da metade
        [half] dura mais ou menos a metade
        [shorter] é bem mais curta
        [bit-shorter] é um pouco mais curta
        [bit-longer] dura um pouco mais
        [longer] dura bem mais
        [twice] dura mais ou menos o dobro
        [many] dura umas { $times } vezes mais
       *[same] dura mais ou menos o mesmo
    }
what-if-plain-better =
    { $how ->
        [more] quem joga melhor ganha mais vezes
        [less] quem joga melhor ganha menos vezes
       *[same] quem joga melhor ganha mais ou menos na mesma
    }
what-if-plain-lead-then =
    { $how ->
        [more] a vantagem na metade do jogo se mantém mais vezes
       *[less] a vantagem na metade do jogo se mantém menos vezes
    }
what-if-plain-first-then =
    { $how ->
        [more] quem começa ganha mais vezes
       *[less] quem começa ganha menos vezes
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option }: não muda a duração
what-if-alike = Não fez diferença nestas partidas: { $rules }
what-if-longer = { PERCENT($percent) } mais longa ({ $minutes } min)
what-if-shorter = { PERCENT($percent) } mais curta ({ $minutes } min)
what-if-half = metade do tempo ({ $minutes } min)
what-if-twice = o dobro do tempo ({ $minutes } min)
what-if-many-times = { $times } vezes o tempo ({ $minutes } min)
what-if-skill-more = jogar bem ganha mais vezes ({ PERCENT($then) } em vez de { PERCENT($now) })
what-if-skill-less = jogar bem ganha menos vezes ({ PERCENT($then) } em vez de { PERCENT($now) })
what-if-lead-more = a vantagem na metade se segura mais vezes ({ PERCENT($then) } em vez de { PERCENT($now) })
what-if-lead-less = a vantagem na metade se segura menos vezes ({ PERCENT($then) } em vez de { PERCENT($now) })
what-if-first-more = quem começa ganha mais vezes ({ PERCENT($then) } em vez de { PERCENT($now) })
what-if-first-less = quem começa ganha menos vezes ({ PERCENT($then) } em vez de { PERCENT($now) })

## Como eu sei

what-if-plain-how = Computadores jogaram milhares de partidas com cada uma destas regras. Os minutos são uma estimativa, sem conversa.
what-if-how = Como eu sei: para cada conjunto de regras joguei { $games } partidas entre computadores de nível { $alike }, e { $unlike } com um computador de nível { $better } (“com cuidado”) no meio de outros de nível { $others }. Os minutos são um palpite: { $press } segundos por toque, { $choice } por decisão. Batendo papo, demora mais, então confiem mais na comparação que no relógio.

## A imagem

what-if-picture-title = Quanto tempo leva
what-if-picture-about = Minutos; ponto: metade das partidas, barra: 8 de 10
what-if-picture-now = Como está agora
what-if-picture-seats = { $seats } jogadores
what-if-picture-minutes = { $minutes } min
what-if-alt = Minutos, do décimo mais curto ao mais longo: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, em geral { $middle }
