# Lugares que mudam de mãos no meio de uma partida.

button-hand-over = Passar o meu lugar
button-keep-seat = Ficar com o meu lugar
button-take = Assumir o lugar de { $name }
button-relieve = Continuar no lugar de { $name }
button-hand-over-sure = Oferecer o meu lugar
button-take-sure = Sentar
button-drop-out = Deixar com um computador

hand-over-sure =
    O lugar é seu até alguém se sentar, por um dia no máximo; *⋯* retira a oferta. Depois, você fica de fora de vez.
    Se o lugar terminar mal, seu rating cai; se não, fica igual. `/mesa passar_lugar` chama uma pessoa. Pergunto por aqui?
drop-out-sure = Com pressa? Um computador pode continuar já; para o seu rating, é desistir.
take-sure =
    Você jogaria no lugar de { $seat } até o fim: tudo o que há nesse lugar passa a ser seu, e mais tarde não dá para trocar para outro.
    O seu rating não tem nada a perder aqui, nem a ganhar. A partida entra no seu perfil se você tomar pelo menos metade das decisões deste lugar.

table-offered = 🪑 { $seat } precisa ir embora. { $whom ->
        [anybody] Quem assume o lugar e continua a partida?
       *[other] Você assume o lugar e continua a partida, { $whom }?
    } A oferta acaba { $when }.
table-relieved = { $seat } se senta no lugar de { $former } e continua daqui.

offered-call = { $whom ->
        [anybody] { $who } precisa ir embora. Alguém daqui quer continuar a partida? [Assuma o lugar na mesa]({ $link }); até lá, fica tudo com { $who }. A oferta acaba { $when }.
       *[other] { $whom }, { $who } precisa ir embora e quer que você continue a partida. [Assuma o lugar na mesa]({ $link }); até lá, fica tudo com { $who }. A oferta acaba { $when }.
    }
relieved-call = 🪑 { $who } continua no lugar de { $former }. [Para a mesa]({ $link })

done-offered = Já perguntei. O lugar é seu até alguém se sentar.
done-kept = Que bom, você fica. O lugar não está mais em oferta.
done-dropped-out = Pode ir! Um computador continua no seu lugar. Até a próxima partida.
done-relieved = Que bom ter você aqui! O lugar é seu, e o tempo dele também. Dê uma olhada no tabuleiro.
done-relieved-secret = Que bom ter você aqui! O lugar é seu, e o tempo dele também. *Espiar* mostra os segredos, e eles já estão a caminho numa mensagem direta.

vote-relieve-sure = Você jogaria no lugar de { $seat } até o fim. Pergunto a quem ainda está jogando. O prazo é de um dia, e quem cala consente; mas, se { $seat } voltar antes, assunto encerrado. Pergunto?
vote-relieve-open = 🪑 { $who } quer continuar no lugar de { $seat }, que sumiu faz um tempinho.{ $silent ->
        [none] {""}
       *[other] {" "}Falta responder: { $silent }.
    } Silêncio vira sim. A decisão sai { $when }; se { $seat } voltar antes, assunto encerrado.
vote-relieve-refused = 🙂 Votos por esperar { $seat }: { $seats }.
vote-relieve-call = { $seat }, que saudade! { $who } quer assumir o seu lugar. [Volte]({ $link }) { $when }, no máximo, e ele continua seu.{ $others ->
        [none] {""}
       *[other] {" "}E aí, o que vai ser, { $others }?
    }
vote-relieve-computer-sure = Você jogaria no lugar de { $seat } até o fim, e nada disso conta para o seu rating. Pergunto a quem ainda está jogando. O prazo é de um dia, e quem cala consente. Pergunto?
vote-relieve-computer-open = 🪑 { $who } quer entrar na partida no lugar de { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Falta responder: { $silent }.
    } Silêncio vira sim. A decisão sai { $when }.
vote-relieve-computer-refused = 🙂 Votos por continuar com { $seat }: { $seats }.
vote-relieve-computer-call = { $who } quer [entrar na partida]({ $link }) no lugar de { $seat }.{ $others ->
        [none] {""}
       *[other] {" "}E aí, o que vai ser, { $others }?
    } A decisão sai { $when }.

sorry-no-offer = Esse lugar não está em oferta.
sorry-own-offer = Esse lugar é o seu. Se quiser ficar com ele, aperte *⋯* e *Ficar com o meu lugar*.
sorry-drop-out = Um computador só pode assumir por você enquanto pelo menos outros dois continuarem na partida, e um deles for uma pessoa. Você pode desistir, ou ceder o seu lugar.
sorry-offered-to-other = Esse lugar está guardado para { $whom }.
sorry-hand-over-bot = Bots não têm mão para os dados. Chame uma pessoa, por favor.
sorry-relief-seated = { $other ->
        [yes] Essa pessoa já está nesta mesa, e ninguém joga em dois lugares.
       *[no] Você já está nesta mesa, e ninguém joga em dois lugares.
    }
sorry-relief-watched = { $other ->
        [yes] Essa pessoa já jogou nesta partida e viu coisas que este lugar não pode saber. Vai ter que ser outra pessoa.
       *[no] Você já jogou nesta partida e viu coisas que este lugar não pode saber. Vai ter que ser outra pessoa.
    }
sorry-relief-unwelcome = { $other ->
        [yes] Nesta mesa não tem lugar para essa pessoa.
       *[no] Poxa, nesta mesa não tem lugar para você.
    }
