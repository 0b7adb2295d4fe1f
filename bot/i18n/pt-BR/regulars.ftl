### A turma da casa: computadores com nome, cara e jeito de jogar próprios. Os nomes são os mesmos em todas as
### línguas: Biscuit (guarda tudo), Marble (arrisca tudo), Pickle (guarda rancor), Waffle (blefa), Button (fica de olho),
### Teddy (principiante). Nenhum tem gênero.

## Numa mesa aberta

# No chat: a cara, depois o nome.
regular-chat-name = { $face } { $name }
# Em letra pequena, embaixo de um nome no cartaz: no máximo 16 caracteres; e entre parênteses depois do nome.
level-hoarder = guarda tudo
level-gambler = arrisca tudo
level-grudge = guarda rancor
level-bluffer = vive blefando
level-watcher = de olho em tudo
level-beginner = principiante
level-even = nível de vocês
# Um jeito de jogar que esta versão do bot não tem mais.
level-unknown = joga como sempre
add-even = Chamar um do nosso nível
pick-regular = Ou convide alguém da turma da casa
# Como cada um joga, numa linha: para escolher.
plays-hoarder = Guarda o que tem e junta para depois
plays-gambler = Corre o risco, e depois corre de novo
plays-grudge = Lembra quem fez o quê, e dá o troco
plays-bluffer = Quer que você acredite em outra coisa
plays-watcher = Fica de olho em quem está na frente
plays-beginner = Companhia tranquila para uma primeira partida
# No menu de quem abriu a mesa, sobre alguém da turma que está sentado ali. $score é “Waffle está na frente por 7 a 5”.
regular-here = { $who }: { $plays }.{ $score ->
        [none] {""}
       *[other] {" "}{ $score }.
    }
# Ao longo dos anos, contra uma pessoa: primeiro o número da turma, depois o da pessoa.
regular-score = { $way ->
        [ahead] { $name } está na frente por { $theirs } a { $mine }
        [behind] { $name } está atrás por { $theirs } a { $mine }
       *[even] { $name } empata em { $theirs } a { $mine }
    }
profile-regulars = **Turma da casa:** { $scores }.

## O que dizem na mesa, de vez em quando. $name é alguém que joga.

banter-says = { $who }: *“{ $line }”*
# Quando a partida começa.
banter-hoarder-hello = { $flavour ->
        [0] Oi! Eu trouxe lanche. É meu.
       *[1] Vou cuidar muito bem de tudo o que vier parar aqui.
    }
banter-gambler-hello = { $flavour ->
        [0] Vocês estão com sorte? Eu sempre estou, até não estar mais.
       *[1] Bora deixar isso mais emocionante.
    }
banter-grudge-hello = { $flavour ->
        [0] Eu me lembro da última vez. De tudo.
       *[1] Começamos do zero. A minha lista está vazia, por enquanto.
    }
banter-bluffer-hello = { $flavour ->
        [0] Não tenho plano nenhum. Juro.
       *[1] Podem confiar nesta carinha.
    }
banter-watcher-hello = { $flavour ->
        [0] Não liguem para mim. Só estou olhando.
       *[1] Quem passar à frente, eu vou ver.
    }
banter-beginner-hello = { $flavour ->
        [0] Oi! Eu li as regras. Quase todas.
       *[1] Esta é a minha cadeira? Que emoção!
    }
# Quando $name acabou de lhes fazer alguma coisa, à vista de todos: passou um número, acertou, desafiou.
banter-hoarder-touched = { $flavour ->
        [0] Para mim? Vai para a coleção.
       *[1] E eu que tinha arrumado o meu cantinho, { $name }.
    }
banter-gambler-touched = { $flavour ->
        [0] Rá! Vai mais uma, { $name }?
       *[1] Beleza. O dobro ou nada.
    }
banter-grudge-touched = { $flavour ->
        [0] Eu vi isso, { $name }. Essas coisas eu anoto.
       *[1] Anotado. À caneta.
    }
banter-bluffer-touched = { $flavour ->
        [0] Era bem o que eu queria. Ou não?
       *[1] Ai, não. Ai, ai, ai. O que vai ser de mim?
    }
banter-watcher-touched = { $flavour ->
        [0] Interessante, { $name }. Muito interessante.
       *[1] Essa eu vi chegando. Quase.
    }
banter-beginner-touched = { $flavour ->
        [0] Opa! Isso vale? Vale? Bom saber!
       *[1] Ah, então é assim que funciona, { $name }.
    }
# Quando ganharam.
banter-hoarder-won = { $flavour ->
        [0] Mais uma para a estante.
       *[1] Quem guarda tem. Nunca falha.
    }
banter-gambler-won = { $flavour ->
        [0] Não falei? A sorte gosta de mim.
       *[1] De novo? Hoje ninguém me segura!
    }
banter-grudge-won = { $flavour ->
        [0] Agora estamos quites. Mais ou menos.
       *[1] Risquei uns nomes da minha lista.
    }
banter-bluffer-won = { $flavour ->
        [0] Eu lá ia mentir para vocês?
       *[1] Ganhei? Que surpresa. De verdade.
    }
banter-watcher-won = { $flavour ->
        [0] Foi só esperar e olhar.
       *[1] Vocês olharam para o lado um instante.
    }
banter-beginner-won = { $flavour ->
        [0] Ganhei? Ganhei! Todo mundo viu?
       *[1] Sorte de principiante existe mesmo!
    }
# Quando ficaram em segundo, por pouco.
banter-hoarder-close = { $flavour ->
        [0] Eu devia ter gastado um pouco antes.
       *[1] Foi por tão pouco. Vou guardar de lembrança.
    }
banter-gambler-close = { $flavour ->
        [0] Mais um lance e a vitória era minha.
       *[1] Valeu a pena. Eu faria tudo de novo.
    }
banter-grudge-close = { $flavour ->
        [0] Por tão pouco? Dessa eu não esqueço.
       *[1] O seu nome já está na minha lista, { $name }.
    }
banter-bluffer-close = { $flavour ->
        [0] Eu é que deixei você ganhar. É óbvio.
       *[1] Tudo conforme o plano. Quase.
    }
banter-watcher-close = { $flavour ->
        [0] Vi direitinho como você fez, { $name }. Mandou bem.
       *[1] Olhei um instante tarde demais.
    }
banter-beginner-close = { $flavour ->
        [0] Quase fiquei em primeiro! Jogamos de novo?
       *[1] Foi por pouquinho! Você jogou muito, { $name }.
    }

## Depois da partida: por que fizeram o que fizeram

button-why = Perguntar a { $name } por quê
button-why-all = Perguntar aos computadores por quê
because-title = { $who } olha para trás: mesa { $table }
# Uma decisão: quando, o que foi escolhido e em vez de quê, e por quê, em uma frase ou mais.
because-decision = **{ $moment }:** “{ $chosen }”{ $instead ->
        [none] {""}
       *[other] , e não “{ $instead }”
    }. { $why }
because-nothing = Desta vez não tive grandes motivos. Escolhi o que parecia melhor, um passo depois do outro.
because-how = São os números com que os computadores jogam, tais como eram naquele momento.{ $secrets ->
        [yes] {" "}Alguns ainda eram segredo.
       *[no] {""}
    }
sorry-why-program = { $who } é um programa feito por alguém. Por que escolheu assim, só sabe quem escreveu.
sorry-why-random = { $who } joga ao acaso, então não tem porquê. Um dado diria a mesma coisa.
