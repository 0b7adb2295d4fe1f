# Seats that change hands in the middle of a game.

button-hand-over = Céder ma place
button-keep-seat = Garder ma place
button-take = Remplacer { $name }
button-relieve = Continuer pour { $name }
button-hand-over-sure = Proposer ma place
button-take-sure = M’installer
button-drop-out = La laisser à un ordinateur

hand-over-sure =
    La place reste à toi jusqu’à ce que quelqu’un la prenne, un jour au plus ; *⋯* retire l’offre. Ensuite, tu es hors jeu.
    Si la place finit mal, ta cote baisse ; sinon, rien ne change. `/table céder` demande à une personne. Je demande à la ronde ?
drop-out-sure = Ça presse ? Un ordi peut continuer tout de suite ; pour ta cote, c’est un abandon.
take-sure =
    Tu joues pour { $seat } jusqu’à la fin : tout ce que possède cette place devient à toi, et tu ne pourras plus passer à une autre place ensuite.
    Ta cote n’a rien à perdre ici, ni rien à gagner. La partie entre dans ton profil si tu prends au moins la moitié des décisions de cette place.

table-offered = 🪑 { $seat } doit partir. { $whom ->
        [anybody] Qui voudrait continuer à sa place ?
       *[other] Tu voudrais continuer à sa place, { $whom } ?
    } Fin de l’offre : { $when }.
table-relieved = { $seat } s’installe à la place laissée par { $former }, et continue la partie.

offered-call = { $whom ->
        [anybody] { $who } doit partir. Quelqu’un ici voudrait continuer à sa place ? [Prends-la à la table]({ $link }) ; d’ici là, { $who } la garde. Fin de l’offre : { $when }.
       *[other] { $whom } : { $who } doit partir et aimerait te voir continuer à sa place. [Prends-la à la table]({ $link }) ; d’ici là, { $who } la garde. Fin de l’offre : { $when }.
    }
relieved-call = 🪑 { $who } joue maintenant à la place laissée par { $former }. [À la table]({ $link })

done-offered = C’est demandé. La place est à toi jusqu’à ce que quelqu’un s’y installe.
done-kept = Bien, tu restes. Ta place n’est plus à prendre.
done-dropped-out = File ! Un ordinateur joue à ta place. À la prochaine partie.
done-relieved = Te voilà dans la partie ! La place est à toi, et le temps qui lui reste aussi. Jette un œil au plateau.
done-relieved-secret = Te voilà dans la partie ! La place est à toi, et le temps qui lui reste aussi. *Coup d’œil* te montre ses secrets, et un message privé te les apporte.

vote-relieve-sure = Tu joues pour { $seat } jusqu’à la fin. Je pose la question aux personnes encore en jeu. On leur laisse une journée, et qui ne dit mot consent ; mais si { $seat } revient d’ici là, la question est réglée. Je demande ?
vote-relieve-open = 🪑 { $who } voudrait continuer à jouer pour { $seat }, qui ne donne plus signe de vie.{ $silent ->
        [none] {""}
       *[other] {" "}Encore sans réponse : { $silent }.
    } Qui ne dit mot consent. La décision tombe { $when } ; si { $seat } revient avant, la question est réglée.
vote-relieve-refused = 🙂 On préfère attendre { $seat } par ici : { $seats }.
vote-relieve-call = { $seat }, tu leur manques ! { $who } voudrait prendre ta place. [Reviens]({ $link }), et elle reste à toi. Dernier délai : { $when }.{ $others ->
        [none] {""}
       *[other] {" "}{ $others } : votre avis compte, c’est par là.
    }
vote-relieve-computer-sure = Tu joues pour { $seat } jusqu’à la fin, et ta cote n’y gagne ni n’y perd rien. Je pose la question aux personnes encore en jeu. On leur laisse une journée, et qui ne dit mot consent. Je demande ?
vote-relieve-computer-open = 🪑 { $who } voudrait entrer dans la partie et jouer à la place de { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Encore sans réponse : { $silent }.
    } Qui ne dit mot consent. La décision tombe { $when }.
vote-relieve-computer-refused = 🙂 On préfère garder { $seat } par ici : { $seats }.
vote-relieve-computer-call = { $who } voudrait [entrer dans la partie]({ $link }) à la place de { $seat }.{ $others ->
        [none] {""}
       *[other] {" "}{ $others } : votre avis compte, c’est par là.
    } La décision tombe { $when }.

sorry-no-offer = Cette place n’est pas à prendre.
sorry-own-offer = C’est ta propre place. Pour la garder finalement, clique sur *⋯*, puis sur *Garder ma place*.
sorry-drop-out = Un ordinateur ne peut te remplacer que s’il reste au moins deux autres places en jeu, dont celle d’une personne. Tu peux abandonner, ou céder ta place.
sorry-offered-to-other = Cette place est réservée à quelqu’un : { $whom }.
sorry-hand-over-bot = Les bots n’ont pas de mains pour lancer les dés. Demande à un humain, s’il te plaît.
sorry-relief-seated = { $other ->
        [yes] Cette personne est déjà à la table, et on ne joue pas à deux places.
       *[no] Tu es déjà à cette table, et on ne joue pas à deux places.
    }
sorry-relief-watched = { $other ->
        [yes] Cette personne a déjà joué dans cette partie, et a vu des choses que cette place ne doit pas savoir. Il faut quelqu’un d’autre.
       *[no] Tu as déjà joué dans cette partie, et tu as vu des choses que cette place ne doit pas savoir. Il faut quelqu’un d’autre.
    }
sorry-relief-unwelcome = { $other ->
        [yes] Il n’y a pas de place pour cette personne à cette table.
       *[no] Désolé, il n’y a pas de place pour toi à cette table.
    }
