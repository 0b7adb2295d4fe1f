### Tie-Die, in italiano.

# Same as English: the play on words does not survive a translation, and players know the game by this title.
title = Tie-Die

## Il tabellone e il tabellone in testo

board-target = meta
board-header-upgrade = Giro { $round }: ci siete?
board-header-challenge = Qualcuno sfida?
board-header-answer = sfida { $other }
board-header-wait = si aspetta
board-header-may = chi può ancora sfidare:
board-header-stake = Duello, o { $points } per starne fuori?
board-header-won = vince con { $points } punti!
board-header-tied = vince il tiro decisivo!
board-legend-ready = ci sta
board-legend-passed = passa
board-legend-bolt = può ancora sfidare
board-legend-up = può comprare
board-round = L’ultimo tiro
board-none = Nessuno ha ancora tirato. Si comincia col d4.
board-tied = pari!
board-prices = Quanto costano i dadi
board-start-die = per iniziare
board-price = { $points } punti
board-fight-roll-off = Spareggio a { $face }
board-fight-tie-break = Per la vittoria
board-fight-challenge = Sfida da { $points }
board-fight-declined = Sfida rifiutata
board-fight-waiting = Sfida da { $points }!
board-fight-earlier = +{ $count } prima
board-throws-count = { $count } lanci
board-die = d{ $sides }
board-last-die = Giocatore, ultimo dado
board-course = Punti, giro per giro
board-points = Punti
board-course-told = Punti, giro per giro: { $each }.
board-course-of = { $name } { $points }
board-got-safe = in salvo
board-got-holds = tiene il dado
board-got-wins = vince!
board-got-out = –
board-got-asked = duello o −{ $points }?

board-heading = Tie-Die · traguardo { $target } punti · giro { $round }
board-now-upgrade = Si comprano dadi, poi tirano tutti. In attesa di { $names }.
board-now-challenge = È il momento delle sfide. Chi può ancora lanciarne una: { $names }.
board-now-answer = { $seat } ha pagato { $points } per sfidare { $other }: accettare, o rifiutare per { $points }?
board-now-won = { $name } vince con { $points } punti!
board-now-tied = { $name } vince con { $points } punti, dopo un tiro decisivo!
board-player = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, d{ $sides }, { $challenge ->
        [used] sfida già usata
       *[left] sfida disponibile
    }{ $mark ->
        [ready] , ci sta
        [passed] , passa
        [waiting] , non ancora
        [may] , può sfidare
        [gone] , è fuori
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] , può comprare un d{ $price }
    }
board-short = { $name } { $points }, d{ $sides }
board-scores = Punti e dadi: { $each }; traguardo { $target }.
board-roll = Il tiro: { $each }.
board-rolled = { $name } { $face } (d{ $sides })
board-just-won = Poco fa { $name } ha vinto { $kind ->
        [challenge] la sfida
        [tie-break] il tiro decisivo
       *[other] lo spareggio
    } con un { $face } sul d{ $sides }.
board-just-bought = Poco fa { $name } ha comprato un d{ $after } al posto del d{ $before }.
board-roll-none = Nessuno ha ancora tirato. Tutti cominciano con un d4.
board-price-list = Un d6 costa 6 punti, un d8 ne costa 8, un d10 ne costa 10, uno dopo l’altro.
board-told-roll-off = Spareggio a { $face }: { $throws }. { $results }.
board-told-tie-break = Tiro decisivo per la vittoria: { $throws }. { $results }.
board-told-challenge = { $seat } ha sfidato { $other } per { $points }: { $throws }. { $results }.
board-told-declined = { $seat } ha sfidato { $other } per { $points }: sfida rifiutata, e pagata.
board-throws-skipped =
    { $count ->
        [one] 1 lancio senza esito
       *[other] { $count } lanci senza esito
    }, poi { $throws }
board-threw = { $name } { $face }
board-result-won = { $name } guadagna { $points }, da d{ $before } a d{ $sides }
board-result-lost =
    { $points ->
        [0] { $name } non perde nulla, da d{ $before } a d{ $sides }
       *[other] { $name } perde { $points }, da d{ $before } a d{ $sides }
    }
board-result-won-same = { $name } guadagna { $points }, resta al d{ $sides }
board-result-lost-same =
    { $points ->
        [0] { $name } non perde nulla, resta al d{ $sides }
       *[other] { $name } perde { $points }, resta al d{ $sides }
    }
board-result-safe = { $name } se la cava
board-result-holds = { $name } tiene il dado
board-result-wins = { $name } vince
board-result-out = { $name } perde il tiro

## Opzioni

tagline =
    Tirano tutti insieme. Stesso numero? Spareggio!
    Chi vince prende un dado più grande, chi perde uno più piccolo.
# The picture of the game, for those who do not see it.
picture-alt = Quattro dadi di quattro forme volano uno contro l’altro; due mostrano un 4, e in mezzo scocca un lampo.
option-target = Punti da raggiungere
option-target-20 = 20 punti (breve)
option-target-30 = 30 punti
option-target-50 = 50 punti (lunga)

## Che cosa è successo

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat } paga { $sides } punti e passa a un **d{ $sides }**.
        [1] Un **d{ $sides }** bello lucido per { $seat }: { $sides } punti spesi bene?
        [2] { $seat } investe { $sides } punti in un **d{ $sides }**.
        [3] «Più grosso è, meglio è», pensa { $seat }: un **d{ $sides }** da { $sides } punti, grazie.
        [4] Giornata di compere: { $seat } esce dal negozio con un **d{ $sides }** e { $sides } punti in meno.
        [5] { $sides } punti sul bancone. Goditi il tuo **d{ $sides }**, { $seat }!
       *[6] { $seat } scambia { $sides } punti con un **d{ $sides }** che profuma ancora di nuovo.
    }
event-readied =
    { $flavour ->
        [0] { $seat } ci sta.
        [1] { $seat } fa tintinnare il dado: si parte!
        [2] «Andiamo!» dice { $seat }.
        [3] { $seat } si scrocchia le dita.
        [4] Pollice in su da { $seat }.
        [5] { $seat } non sta più nella pelle.
        [6] Maniche su: { $seat } fa sul serio.
        [7] { $seat } bacia il dado, che non si sa mai.
        [8] Dall’angolo di { $seat }: «Quando volete voi!»
        [9] { $seat } drizza la schiena.
       *[10] Un cenno, un occhiolino, ed ecco { $seat }.
    }
event-rolled =
    { $flavour ->
        [0] 🎲 Uno, due, tre, via! { $faces }.
        [1] 🎲 Tutti insieme: { $faces }.
        [2] 🎲 Volano i dadi: { $faces }.
        [3] 🎲 Patatrac! { $faces }.
        [4] 🎲 Nessuno respira… { $faces }.
        [5] 🎲 Vanno su, tornano giù: { $faces }.
        [6] 🎲 Rullo di tamburi: { $faces }.
       *[7] 🎲 E il tavolo dice: { $faces }.
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] Niente pareggi, niente lacrime: tutti segnano.
            [1] Tutti diversi. A ognuno i suoi punti.
            [2] Nessuno tra i piedi di nessuno: contano tutti.
            [3] Un attimo di pace! Punti per tutti.
            [4] Che educazione: nemmeno un litigio, e si somma tutto.
            [5] Contenti tutti? Segnano tutti.
           *[6] Neanche un doppione, quindi servitevi pure.
        }
       *[other] { $flavour ->
            [0] Senza discussioni: { $points }.
            [1] Già al sicuro in tasca: { $points }.
            [2] Lontano dalla mischia: { $points }.
            [3] Su questi non litiga nessuno: { $points }.
           *[4] Mentre gli altri si guardano in cagnesco: { $points }.
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **Rissa!** Stesso { $face } per { $seats }, e volano i dadi.
        [1] ⚔️ { $seats } sullo stesso { $face }: **spareggio!**
        [2] ⚔️ Parità a { $face }! { $seats } faccia a faccia: **spareggio!**
        [3] ⚔️ **Rissa!** { $seats } vogliono lo stesso identico { $face }.
        [4] ⚔️ Toh, un { $face } a testa per { $seats }: **spareggio!**
        [5] ⚔️ **Rissa!** In un { $face } non c’è posto per { $seats } insieme.
        [6] ⚔️ Le grandi menti tirano uguale: { $seats } con un { $face }. **Spareggio!**
       *[7] ⚔️ Via i bicchieri dal tavolo, { $seats }! Con un { $face } si va allo **spareggio!**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] Cade: { $faces }.
            [1] Ed eccolo: { $faces }.
            [2] Il lancio: { $faces }.
            [3] Gira, barcolla, ci ripensa, si ferma… { $faces }.
            [4] Si possono riaprire gli occhi: { $faces }.
           *[5] Caso chiuso: { $faces }.
        }
       *[other] { $flavour ->
            [0] { $faces }… niente di fatto, da capo!
            [1] { $faces }: ancora pari. Un’altra volta!
            [2] { $faces }. La stanza trattiene il fiato: di nuovo!
            [3] { $faces }. Ma è uno scherzo? Altro lancio.
            [4] { $faces }, appiccicati come gomma da masticare. Su, tirate!
           *[5] { $faces }? I dadi si stanno divertendo. Dai, ancora una!
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat } vince, +**{ $face }**, e ha già in mano il dado più grande, il d10.
            [1] 🔺 +**{ $face }** per { $seat }. Sopra il d10 c’è solo il soffitto.
            [2] 🔺 Il d10 colpisce ancora: +**{ $face }** per { $seat }.
           *[3] 🔺 { $seat } aggiunge **{ $face }** e dà una lucidata al suo d10.
        }
       *[other] { $row ->
            [3] 🔺 Tre spareggi di fila! { $seat } prende +**{ $face }** e un **d{ $sides }**. Chi ha ancora coraggio?
           *[other] { $flavour ->
                [0] 🔺 { $seat } vince, +**{ $face }**, e sale al **d{ $sides }**.
                [1] 🔺 +**{ $face }** e un dado più grande per { $seat }: ciao, **d{ $sides }**!
                [2] 🔺 Balletto della vittoria! { $seat } intasca +**{ $face }** e si arrampica sul **d{ $sides }**.
                [3] 🔺 Bel lancio, { $seat }: +**{ $face }**, ed ecco il tuo **d{ $sides }**.
                [4] 🔺 { $seat } ne esce alla grande con +**{ $face }**. Primo premio: un **d{ $sides }**.
                [5] 🔺 Il **d{ $sides }** va a { $seat }, con tanto di +**{ $face }**.
               *[6] 🔺 Una sola faccia felice in sala, { $seat }: +**{ $face }**, e in mano un **d{ $sides }**.
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 Terzo spareggio perso di fila{ $points ->
                    [0] {""}
                   *[other] , { $points } in meno
                }. Qualcuno dia un biscotto a { $seat } (e al suo piccolo, eroico d4).
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat } perde, ma zero punti non si restringono, e un d4 nemmeno.
                    [1] 🔻 Niente da perdere e nessun posto dove cadere: { $seat } resta lì col suo d4.
                    [2] 🔻 «Non si cava sangue da una rapa», dice { $seat }, d4 alla mano.
                   *[3] 🔻 Una sconfitta, e nemmeno un graffio. { $seat } è sempre a zero, con un d4.
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat } perde { $points } e si aggrappa al d4. Dadi più piccoli non ne fanno.
                    [1] 🔻 Meno { $points } per { $seat }. Il d4 resta: dove vuoi che vada?
                    [2] 🔻 Per { $seat } { $points } in meno, e il dado più piccolo della casa.
                    [3] 🔻 { $points } in fumo per { $seat }. «Ma abbiamo ancora la nostra amicizia», dice il d4.
                    [4] 🔻 { $seat } ci rimette { $points }, ma quel d4 non lo vuole nessuno.
                   *[5] 🔻 Un sospiro, { $points } in meno: { $seat } accarezza il d4 sulla testolina a punta.
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat } perde, senza punti da perdere, e scende al **d{ $sides }**.
           *[other] { $row ->
                [3] 🔻 Perso, perso e riperso: { $seat } paga { $points } e scende a un **d{ $sides }**. Può solo andare meglio.
               *[other] { $flavour ->
                    [0] 🔻 { $seat } perde { $points } e scende al **d{ $sides }**.
                    [1] 🔻 Era un gran bel dado, { $seat }. { $points } in meno, e d’ora in poi un **d{ $sides }**.
                    [2] 🔻 { $seat } rimpicciolisce fino al **d{ $sides }**, e per il disturbo paga { $points }.
                    [3] 🔻 Una taglia in meno, { $points } in meno: un **d{ $sides }** per { $seat }.
                   *[4] 🔻 { $seat } consegna { $points } e ritira il **d{ $sides }** che nessuno aveva ordinato.
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] { $seat } stava nel mezzo con { $face } e se la svigna senza un graffio.
        [1] Né in cima né in fondo, { $seat } con { $face } si allontana in punta di piedi.
        [2] { $seat } ({ $face }) lascia passare la tempesta.
       *[3] Fiuu: con { $face } per { $seat } non cambia niente.
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 Per la vittoria: { $faces }!
            [1] 👑 Un lancio, una corona… { $faces }!
           *[2] 👑 E l’ultimissimo tiro dice { $faces }!
        }
       *[other] { $flavour ->
            [0] 👑 Per la vittoria: { $faces }. Ancora pari, da capo!
            [1] 👑 { $faces }: la corona non sa decidersi. Un’altra volta!
           *[2] 👑 Incredibile, { $faces }! Di nuovo ai dadi.
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat } per stavolta lascia correre.
        [1] { $seat } passa.
        [2] Nessuna sfida da { $seat }.
        [3] { $seat } preferisce la pace in famiglia.
        [4] «Stasera no», dice { $seat }.
        [5] { $seat } studia la carta da parati.
        [6] Un no con la testa: { $seat } non cerca rogne.
        [7] { $seat } se la tiene in serbo.
        [8] { $seat } non sveglia il can che dorme.
       *[9] { $seat } ci pensa. Ci ripensa. E lascia perdere.
    }
event-challenged =
    { $pair ->
        [3] 🧤 Ancora questi due! Per la terza volta { $seat } paga, { $points } stavolta, e **sfida { $other }**.
       *[other] { $flavour ->
            [0] 🧤 { $seat } sbatte { $points } punti sul tavolo e **sfida { $other }**!
            [1] 🧤 «Io e te, { $other }!» { $seat } paga { $points } per una **sfida**.
            [2] 🧤 { $seat } getta il guanto davanti a **{ $other }**, per { $points } punti.
            [3] 🧤 Bel dado, **{ $other }**. { $seat } ci mette gli occhi sopra, e { $points } per un duello.
            [4] 🧤 Stridono le sedie: { $seat } punta { $points } contro **{ $other }**!
           *[5] 🧤 Scocciare **{ $other }** come si deve costa { $points } punti. { $seat } paga.
        }
    }
event-declined =
    { $flavour ->
        [0] { $seat } preferisce pagare { $points } che battersi con { $other }.
        [1] «Oggi no, { $other }.» { $seat } paga { $points } e se ne tira fuori.
        [2] { $seat } rifiuta, per { $points } punti. La posta è andata, { $other }.
        [3] Con { $points } punti { $seat } si compra una serata tranquilla, senza { $other }.
       *[4] { $seat } ha di colpo un impegno urgente: lascia { $points } sul tavolo, e a { $other } non resta che guardarli.
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ { $seat } accetta! { $other }, al tavolo.
        [1] ⚔️ «Fatti sotto, { $other }!» { $seat } raccoglie il guanto.
        [2] ⚔️ { $seat } non è in vendita: { $other } avrà il suo duello.
        [3] ⚔️ Figurarsi se { $seat } non accetta. In bocca al lupo, { $other }.
       *[4] ⚔️ { $seat } si sgranchisce le spalle: «Accetto, { $other }.»
    }
event-moved-up =
    { $flavour ->
        [0] Per l’occasione { $seat } passa dal d{ $before } al **d{ $sides }**.
        [1] Ad armi pari: { $seat } cambia il d{ $before } con un **d{ $sides }**.
       *[2] In mano a { $seat } il d{ $before } diventa un **d{ $sides }**. Magia.
    }
event-challenge-won =
    { $points ->
        [0] 🔺 { $seat } vince, +**{ $face }**! { $other } non ha punti da perdere{ $before ->
            [4] , e il d4 rimane un d4.
           *[other] , ma precipita a un **d{ $sides }**.
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 { $seat } vince, +**{ $face }**! { $other } perde { $points }, e il d4 rimane un d4.
               *[1] 🔺 Toccato! +**{ $face }** per { $seat }, { $points } in meno per { $other }, che almeno si tiene un d4.
            }
           *[other] { $flavour ->
                [0] 🔺 { $seat } vince, +**{ $face }**! { $other } perde { $points } e precipita a un **d{ $sides }**.
                [1] 🔺 Ahia, brucia: { $other } ha { $points } in meno e un **d{ $sides }**. +**{ $face }** per { $seat }!
                [2] 🔺 Chi cerca trova: { $seat } trova +**{ $face }**. A { $other } un **d{ $sides }** e { $points } in meno.
               *[3] 🔺 Evviva { $seat }: +**{ $face }**! { $other } si trascina via con un **d{ $sides }**, e { $points } in meno.
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other } non si sposta di un millimetro. { $seat } non ha più punti da perdere, e tiene il dado.
       *[other] { $flavour ->
            [0] 🛡️ { $other } non si sposta di un millimetro. { $seat } perde { $points }, ma tiene il dado.
            [1] 🛡️ Niente da fare contro { $other }: { $seat } ci lascia { $points }, e almeno ha ancora il dado.
            [2] 🛡️ «Desidera altro?» chiede { $other }. { $seat } paga { $points } e abbraccia il suo vecchio dado.
           *[3] 🛡️ { $seat } ha scelto male. La spunta { $other }; { $points } in fumo, il dado è salvo.
        }
    }
event-voided = La sfida salta: { $seat } riprende i { $points } punti e la sfida.
event-won =
    { $how ->
        [last] Tutti gli altri sono andati a letto: vince { $seats }.
       *[target] { $comeback ->
            [1] 🏆 Dall’ultimo posto a metà partita fino in cima: { $seats } taglia il traguardo e **vince**!
           *[other] { $flavour ->
                [0] 🏆 { $seats } taglia il traguardo e **vince**!
                [1] 🏆 È il traguardo! { $seats } **vince**, e i dadi possono riposare.
                [2] 🏆 { $seats } **vince**! E gli altri facciano i sorpresi.
               *[3] 🏆 Ricontate pure, bastano: { $seats } **vince**!
            }
        }
    }

## Perché no

refusal-already-ready = Tu ci sei già. I dadi volano appena ci sono tutti.
refusal-biggest-die = Hai già un d10, il dado più grande che ci sia.
refusal-upgrade-too-dear = Un d{ $sides } costa { $sides } punti, e tu ne hai { $points }.
refusal-other-upgrade = Quell’acquisto, un d{ $offered }, è per qualcun altro. Il tuo prossimo dado è un d{ $sides }, per { $sides } punti.
refusal-other-price = Le cose sono cambiate: ora { $other } ha un d{ $sides }, quindi una sfida costa { $sides } punti.
refusal-window-open = Prima le sfide. Il prossimo giro comincia quando sono passati tutti.
refusal-window-shut = Le sfide vengono dopo il tiro, e in questo giro non ha ancora tirato nessuno.
refusal-challenge-waits = { $other } ha sfidato { $seat }, quindi prima { $seat } deve accettare o rifiutare.
refusal-no-challenge = Non c’è nessuna sfida a cui rispondere.
refusal-not-challenged = La sfida è per { $seat }, non per te.
refusal-already-passed = Hai passato, e fino al prossimo giro resta così.
refusal-challenge-used = Hai già usato la tua unica sfida della partita.
refusal-cannot-challenge = Adesso non puoi sfidare nessuno: ti serve qualcuno con più punti di te, e tanti punti quante sono le facce del suo dado.
refusal-challenge-self = Non puoi sfidarti da te.
refusal-challenge-nobody = Al posto { $number } non c’è nessuno che giochi ancora.
refusal-challenge-poorer = { $other } non ha più punti di te.
refusal-challenge-too-dear = Sfidare { $other } costa { $sides } punti, uno per ogni faccia del suo dado, e tu ne hai { $points }.

## Al tavolo

prompt-upgrade = **Giro { $round } · ci siete?** { $count ->
        [0] {""}
       *[other] Ci sta: { $ready }.{" "}
    }In attesa di: **{ $waiting }**
prompt-challenge = **Giro { $round } · qualcuno sfida?** Una volta a partita si può sfidare chi ha più punti. Decide: { $waiting }.
prompt-answer = **{ $other }**: { $seat } ha pagato { $points } per sfidarti. **Accetta** e tira d{ $mine } contro d{ $theirs } (per te: { PERCENT($chance) }): se vinci tieni tutto, se perdi { $fall ->
        [0] perdi il tuo lancio in punti
       *[other] scendi al d{ $fall } e perdi il tuo lancio in punti
    }. Oppure **rifiuta** per { $points } punti.
action-ready = Ci sono 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Passo al d{ $sides } · { $sides } punti
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Sfido { $other } · { $points } punti
action-pass = Passo
action-accept = Accetto il duello ⚔️
action-decline = Rifiuto · { $points } punti

## Il primo minuto, per chi non conosce il gioco

hint-goal = 🏁 L’obiettivo: arrivare per primi a { $target } punti.
hint-upgrade = Quando ci sono tutti, i dadi volano. Tiri un d{ $mine }: il numero va nei tuoi punti, a meno che qualcun altro faccia lo stesso. { $sides ->
        [0] { "" }I dadi grandi costano punti e fanno pari più di rado.
       *[other] Hai { $points } punti, abbastanza per un d{ $sides }: ne costa { $sides }, e fa pari più di rado.
    }
hint-challenge = Una volta a partita puoi sfidare qualcuno che ti sta davanti. Costa tanti punti quante sono le facce del suo dado, e tu ne hai { $points }. Se vinci, l’altro perde punti e due misure di dado. Passare non costa niente.
hint-answer = { $other } ha pagato { $stake } per battersi con te. Se accetti, tirate tutti e due: la spunti { $chance } volte su cento. Se rifiuti, paghi { $stake } anche tu, ma il tuo dado è al sicuro.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = Il tuo prossimo tiro può arrivare a { $target }: probabilità { PERCENT($percent) }. Un dado nuovo costerebbe i punti che servono.
tip-bigger = Costa { $sides } punti, e fino alla fine te ne vale circa { $points }.
tip-too-dear = Un d{ $sides } costa { $sides } punti, e te ne varrebbe solo circa { $points }.
tip-save = Con un d{ $sides } ti resterebbero solo { $score } dei { $target } punti.
tip-pass = Non costa niente. Un duello contro { $other } costa { $points } dei tuoi { $score } punti, e lo vinci con probabilità { PERCENT($percent) }.
tip-pull-back = { $other } può arrivare a { $target } con il prossimo tiro. Se vinci il duello, precipita: probabilità { PERCENT($percent) }.
tip-fight = Vinci con probabilità { PERCENT($percent) }, e { $other } precipita. Costa { $points } punti.
tip-accept = Vinci con probabilità { PERCENT($percent) }. Un duello ti costa in media { $points }, rifiutare { $stake } di sicuro.
tip-decline = Un duello ti costa in media { $points }, rifiutare solo { $stake }.
tip-drops = Con probabilità { PERCENT($percent) } perdi, e il tuo d{ $before } si riduce a d{ $sides }. Per { $stake } punti è al sicuro.

## Le regole in un minuto

rules-1 =
    ## Tie-Die
    _di Adam Lemos · da 2 a 4 giocatori_

    Tutti cominciano con un **d4** e zero punti, e tutti tirano **insieme**: premi **Ci sono** quando vuoi, e appena l’ha fatto l’ultimo, i dadi volano. Un numero che non è uscito a nessun altro si aggiunge ai tuoi punti.

    Chi arriva al traguardo (30, se chi ha aperto il tavolo non ha scelto altro) vince. Più di uno insieme? Vince chi ha più punti; se sono pari, decide un ultimo tiro.
rules-2 =
    ## Pareggi e dadi più grandi
    - **Stesso numero? Spareggio!** Chi ha fatto pari tira di nuovo, finché uno resta da solo in cima e uno da solo in fondo. Il più alto aggiunge quel lancio e sale di una taglia. Il più basso perde quel lancio in punti e scende di una taglia. Chi sta in mezzo se la cava.
    - **Dadi più grandi.** Prima di premere «Ci sono» puoi comprare il dado seguente per tanti punti quante sono le sue facce: 6 per un d6, poi 8 per un d8, poi 10 per un d10.
    - I punti non scendono mai sotto 0, i dadi mai sotto il d4.
rules-3 =
    ## Le sfide
    Dopo un tiro, e **una volta a partita**, puoi sfidare qualcuno con **più punti**. Costa tanti punti quante sono le facce del suo dado. Può **rifiutare** pagando altrettanto; i tuoi punti e la tua sfida sono andati. Oppure **accetta**:
    - Se il tuo dado è più piccolo, prima cresce fino al suo, e te lo tieni comunque vada. Tirate tutti e due.
    - **Fai di più tu:** aggiungi il tuo lancio. L’altro perde il suo in punti e scende di **due** taglie.
    - **Fa di più l’altro:** si tiene tutto. Tu perdi il tuo lancio in punti.

    Se così arrivi al traguardo, hai vinto.
rules-4 =
    ## Giocare bene
    - I dadi piccoli fanno spesso pari. Con un d4 è più un’occasione che un rischio: c’è poco da perdere.
    - Un dado più grande rende se la partita è ancora lunga. Vicino al traguardo, tieniti i punti.
    - La sfida è la risposta a chi è in fuga: rifiutare gli costa quanto è costato a te; perdere, due taglie di dado.
    - Se non puoi sfidare nessuno, non serve premere niente: il giro seguente comincia da solo.

## Perché una mossa è buona: frasi intere sulla mossa, rivolte a nessuno in particolare.
# $percent is a chance, $otherwise what declining costs. A fight is what an accepted challenge leads to.

why-pays = Qui un d{ $sides } vale quanto { $points } punti, e ne costa solo { $sides }.
why-too-dear = Un d{ $sides } costa { $sides } punti, e qui ne vale solo { $points }.
why-now = Il prossimo tiro, { percent-times }, arriva a { $target }; dopo un acquisto non può.
why-threat = Col prossimo tiro { $other } arriva a { $target } { percent-times }.
why-fight =
    { $sides ->
        [0] Un duello con { $other } si vince { percent-times }.
       *[other] Un duello con { $other } si vince { percent-times }, e fa del dado più piccolo un d{ $sides }.
    }
why-dear = Sfidare { $other } costa { $points } punti su { $score }, e un duello così si vince { percent-times }.
why-poor-trade =
    { $brings ->
        [one] Sfidare { $other } costa { $points } punti e in media ne porta circa { $brings }.
       *[other] Sfidare { $other } costa { $points } punti e in media ne porta circa { $brings }.
    }
why-cheaper =
    { $points ->
        [one] Il duello costa in media circa un punto, il rifiuto { $otherwise }.
       *[other] Il duello costa in media circa { $points } punti, il rifiuto { $otherwise }.
    }
why-hands = Su 100 duelli così, { $percent } portano { $other } a { $target }.
why-drops = Un duello si perde { percent-times }, e allora il d{ $before } diventa un d{ $sides }.

## Titoli della cartolina che si condivide

headline-one-more-throw = Pari punti, un lancio ancora: vittoria a { $winners }
headline-won-the-challenge = { $winners } sfida { $other }, e il resto è storia
headline-with-the-smallest-die = Il dado più piccolo, la vittoria più grande: { $winners }
headline-won-the-roll-off = Vittoria allo spareggio per { $winners }
headline-the-number-to-win = Serviva un bel numero: { $winners } tira { $number }

## Trofei

feat-three-is-a-crowd = In tre è già folla
    .story = vincere uno spareggio a tre o più
feat-david = Davide
    .story = in uno scontro, un d4 fa più di un d10
feat-stubborn-as-mules = Testardi come muli
    .story = uno scontro deciso solo dopo quattro lanci o più
feat-small-is-beautiful = Nella botte piccola…
    .story = vincere con un d4 ancora in mano
feat-photo-finish = Al fotofinish
    .story = a pari punti, vincere il lancio in più

# I piani.
plan =
    { $next ->
        [ready] dire «Ci sono» senza comprare niente
        [upgrade] comprare dadi fin dove arrivano i punti, poi dire «Ci sono»
       *[ask] i dadi da comprare li decidi tu
    }; { $window ->
        [pass] non sfidare nessuno
       *[ask] le sfide le decidi tu
    }{ $challenged ->
        [accept] ; se ti sfidano, accettare
        [decline] ; se ti sfidano, rifiutare
       *[ask] ; se ti sfidano, decidi tu
    }
plan-ask-next = Prima del prossimo tiro
plan-ask-window = Quando potresti sfidare qualcuno
plan-ask-challenged = Quando qualcuno ti sfida
plan-next-ready = ci sono, senza comprare
plan-next-upgrade = compro fin dove posso, poi ci sono
plan-next-ask = chiedilo a me
plan-window-pass = passo
plan-window-ask = chiedilo a me
plan-challenged-ask = chiedilo a me
plan-challenged-accept = accetto
plan-challenged-decline = rifiuto e pago
plan-void-die = il tuo dado non è più quello di quando hai fatto il piano.

# What other sentences of this file use.
percent-times = { $percent } { $percent ->
        [1] volta
       *[other] volte
    } su 100

## Fatti nell’analisi

fact-off-won = { $seat } ha vinto lo spareggio sul { $tied } al tiro { $throw }: +{ $face } e un d{ $sides }.
fact-challenge-won = { $seat } ha vinto la sfida contro { $other }: +{ $face }.
