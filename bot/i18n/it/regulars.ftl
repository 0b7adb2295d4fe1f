### I soliti noti: computer con un nome, una faccia e un modo di giocare tutto loro. I nomi sono uguali in ogni lingua:
### Biscuit (mette da parte), Marble (ama il rischio), Pickle (porta rancore), Waffle (bluffa), Button (tiene d’occhio),
### Teddy (alle prime armi).

## A un tavolo aperto

# In the chat: a regular's face, then its name.
regular-chat-name = { $face } { $name }
# Small, below a name on the poster: 16 characters at most, and in brackets behind it.
level-hoarder = mette da parte
level-gambler = ama il rischio
level-grudge = porta rancore
level-bluffer = bluffa
level-watcher = tiene d’occhio
level-beginner = alle prime armi
level-even = forte come voi
# A way of playing that this version of the bot does not have any more.
level-unknown = come al solito
add-even = Aggiungine uno del nostro livello
pick-regular = Oppure invita uno dei soliti noti
# How each plays, in one line: to choose from.
plays-hoarder = Tiene quello che ha e mette da parte per dopo
plays-gambler = Rischia, e poi rischia di nuovo
plays-grudge = Ricorda chi ha fatto che cosa, e rende pan per focaccia
plays-bluffer = Vuole farti credere tutt’altro
plays-watcher = Tiene d’occhio chi è in testa
plays-beginner = Una compagnia tranquilla per la prima partita
# In the host's menu, about a regular who sits there. $score is "Waffle leads 7 : 5".
regular-here = { $who }: { $plays }.{ $score ->
        [none] {""}
       *[other] {" "}{ $score }.
    }
# Over the years, against one player: first the regular's, then the player's.
regular-score = { $way ->
        [ahead] { $name } conduce { $theirs } : { $mine }
        [behind] { $name } insegue { $theirs } : { $mine }
       *[even] { $name } è in parità { $theirs } : { $mine }
    }
profile-regulars = **Soliti noti:** { $scores }.

## Quello che dicono al tavolo, ogni tanto. $name is a player.

banter-says = { $who }: *«{ $line }»*
# When the game begins.
banter-hoarder-hello = { $flavour ->
        [0] Ciao! Ho portato la merenda. La mia.
       *[1] Di tutto quello che mi arriva avrò la massima cura.
    }
banter-gambler-hello = { $flavour ->
        [0] Come va la fortuna? Io ne ho sempre, finché non ne ho più.
       *[1] Rendiamo la cosa interessante.
    }
banter-grudge-hello = { $flavour ->
        [0] Mi ricordo dell’altra volta. Di tutto quanto.
       *[1] Si riparte da zero. La mia lista è vuota, per ora.
    }
banter-bluffer-hello = { $flavour ->
        [0] Non ho nessun piano. Parola d’onore.
       *[1] Di questa faccia vi potete fidare.
    }
banter-watcher-hello = { $flavour ->
        [0] Fate come se non ci fossi. Guardo e basta.
       *[1] Se qualcuno va in testa, io me ne accorgo.
    }
banter-beginner-hello = { $flavour ->
        [0] Ciao! Ho letto le regole. Quasi tutte.
       *[1] È questa la mia sedia? Che emozione!
    }
# When $name has just done something to them, for all to see: gave them a number, hit them, challenged them.
banter-hoarder-touched = { $flavour ->
        [0] Per me? Va dritto nella mia collezione.
       *[1] Lo tenevo così in ordine, questo posto, { $name }.
    }
banter-gambler-touched = { $flavour ->
        [0] Ah! Di nuovo, { $name }?
       *[1] E va bene. Lascia o raddoppia.
    }
banter-grudge-touched = { $flavour ->
        [0] Ho visto, { $name }. Queste cose io me le segno.
       *[1] Annotato. A penna.
    }
banter-bluffer-touched = { $flavour ->
        [0] Proprio quello che volevo. O forse no?
       *[1] Oh no. Ahimè. E adesso come farò mai?
    }
banter-watcher-touched = { $flavour ->
        [0] Interessante, { $name }. Molto interessante.
       *[1] Me l’aspettavo. Quasi.
    }
banter-beginner-touched = { $flavour ->
        [0] Oh! Ma si può? Ah sì? Buono a sapersi!
       *[1] Ah, ecco come funziona, { $name }.
    }
# When they have won.
banter-hoarder-won = { $flavour ->
        [0] Un’altra coppa per la mensola.
       *[1] A mettere da parte ci si guadagna. Sempre.
    }
banter-gambler-won = { $flavour ->
        [0] Ve l’avevo detto. Alla fortuna piaccio.
       *[1] Un’altra? Oggi mi gira bene!
    }
banter-grudge-won = { $flavour ->
        [0] Adesso siamo pari. Più o meno.
       *[1] Ho depennato qualche nome dalla mia lista.
    }
banter-bluffer-won = { $flavour ->
        [0] Vi direi mai una bugia?
       *[1] Ho vinto io? Che sorpresa. Davvero.
    }
banter-watcher-won = { $flavour ->
        [0] È bastato aspettare e guardare.
       *[1] Avete guardato altrove per un attimo solo.
    }
banter-beginner-won = { $flavour ->
        [0] Ho vinto? Ho vinto! Avete visto tutti?
       *[1] Ma allora la fortuna dei principianti esiste davvero!
    }
# When they have come second, close behind.
banter-hoarder-close = { $flavour ->
        [0] Dovevo spendere un po’ prima.
       *[1] Per così poco. Il ricordo me lo tengo.
    }
banter-gambler-close = { $flavour ->
        [0] Ancora un tiro e la partita era mia.
       *[1] Ne è valsa la pena. Lo rifarei.
    }
banter-grudge-close = { $flavour ->
        [0] Per un soffio? Questa me la lego al dito.
       *[1] Il tuo nome lo trovi sulla mia lista, { $name }.
    }
banter-bluffer-close = { $flavour ->
        [0] La vittoria te l’ho regalata io. Ovviamente.
       *[1] Tutto secondo i piani. O quasi.
    }
banter-watcher-close = { $flavour ->
        [0] Ho visto come hai fatto, { $name }. Ben giocato.
       *[1] Un’occhiata troppo tardi.
    }
banter-beginner-close = { $flavour ->
        [0] Mi mancava pochissimo! Ne facciamo un’altra?
       *[1] C’è mancato un pelo! Ben giocato, { $name }.
    }

## Dopo la partita: perché hanno fatto quello che hanno fatto

button-why = Chiedi perché a { $name }
button-why-all = Chiedi perché ai computer
because-title = { $who } ripensa al tavolo { $table }
# One decision: when, what was chosen rather than what, and why, in one or more sentences.
because-decision = **{ $moment }:** «{ $chosen }»{ $instead ->
        [none] {""}
       *[other] , non «{ $instead }»
    }. { $why }
because-nothing = Stavolta niente grandi ragioni. Ho preso quello che sembrava meglio, un passo dopo l’altro.
because-how = Sono i numeri con cui giocano i computer, com’erano in quel momento.{ $secrets ->
        [yes] {" "}Alcuni allora erano segreti.
       *[no] {""}
    }
sorry-why-program = { $who } è un programma fatto in casa. Perché ha scelto così lo sa solo chi l’ha scritto.
sorry-why-random = { $who } gioca a caso, quindi un perché non c’è. Un dado avrebbe detto lo stesso.
