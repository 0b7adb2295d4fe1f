### Numeri magici («Magic Numbers»), in italiano.

title = Numeri magici

## Il tabellone, la carta e il tabellone in testo

# A number with its article, for the sentences below that need one: l'1, il 2…
the-face = { $face ->
        [1] l’1
       *[other] il { $face }
    }
the-face-bold = { $face ->
        [1] l’**1**
       *[other] il **{ $face }**
    }
the-face-first = { $face ->
        [1] L’**1**
       *[other] Il **{ $face }**
    }
that-face = { $face ->
        [1] quell’1
       *[other] quel { $face }
    }
that-face-first = { $face ->
        [1] Quell’1
       *[other] Quel { $face }
    }
board-heading =
    Numeri magici · vince chi fa { $target } esatti · { $turns ->
        [0] ancora nessun turno
        [one] { $turns } turno giocato
       *[other] { $turns } turni giocati
    }
board-header-roll = sta per tirare il dado
board-header-choose = ha un { $face }: lo tiene o lo dà?
board-header-won = vince con { $target } esatti!
board-cards = Carte in tavola
board-good = buono
board-evil = cattivo
board-course = Punti, turno per turno
board-score = Punti
board-only-you = lo vedi solo tu
board-good-does = Buono: +{ $bonus }
board-evil-does = Cattivo: zero
board-of = su { $target }
board-to-go = { $points ->
        [one] ne manca { $points }
       *[other] ne mancano { $points }
    }
board-there = Ci sei, esatto!
board-stuck-1 = Nessun numero ti porta lì:
board-stuck-2 = ti libera solo il Cattivo.
board-if-taken = Se lo prendi ora, avrai
board-then =
    { $effect ->
        [win] { $after }!
        [over] a { $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] Presi
       *[other] Presi +{ $earlier }
    }
board-exactly = esatti
board-turns =
    { $turns ->
        [0] ancora nessun turno
        [one] { $turns } turno giocato
       *[other] { $turns } turni giocati
    }
board-legend-kept = tenuto
board-legend-gave = dato via
board-legend-got = ricevuto
board-legend-evil = il Cattivo?
board-trail = Ultimi:
board-trail-none = Ancora nessun numero. Occhio a chi dà via che cosa: perché lo fa?
board-now-roll = { $name } sta per tirare.
board-now-choose = { $name } tira un { $face }: lo tiene o lo dà via?
board-now-won = { $name } vince con { $target } esatti!
board-start = Nessuno ha ancora preso un numero.
board-last = Poco fa: { $turn }.
board-alt-counts = Tenuti, dati via e ricevuti finora: { $each }.
board-alt-count = { $name } { $kept }, { $gave }, { $got }
board-turn-kept = { $name } ha tenuto un { $face }
board-turn-gave = { $name } ha dato un { $face } a { $other }
board-counts = Che cosa ha fatto ognuno con quale numero, e quante volte:
board-counts-row = { $name }: tenuti: { $kept }; dati via: { $gave }; ricevuti: { $got }
board-often = { $face } ({ $times ->
        [1] una volta
       *[other] { $times } volte
    })
board-none = niente
board-latest = Ultimi turni, dal più recente:
board-suspects = Sospetti finora: { $each }.
board-suspect = { $name } ha dato via { $faces } senza mai { $count ->
        [one] tenerlo, quindi potrebbe essere il suo numero Cattivo
       *[other] tenerne uno, quindi uno potrebbe essere il suo numero Cattivo
    }
board-open = Tutte le carte scoperte:
board-open-row = { $name }: Buono { $good }, Cattivo { $evil }, { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }. { $taken }
board-open-none = { $name }: carta coperta.
board-own = La tua carta, che vedi solo tu:
board-card-of = Carta segreta di { $name }: { $card }
board-card = Numero Buono { $good }, numero Cattivo { $evil }, punti { $score } su { $target }.
board-prospects = Se lo prendi ora: { $each }.
board-stuck = Da qui nessun numero porta al traguardo: ti libera solo il Cattivo, riportandoti a 0.
board-taken-none = Non hai ancora preso niente.
board-taken =
    Presi{ $earlier ->
        [0] {""}
        [one] , dopo un altro
       *[other] , dopo altri { $earlier }
    }: { $each }.
board-effect =
    { $effect ->
        [good] { $face } è Buono e porta a { $after }
        [evil] { $face } è Cattivo e porta a 0
        [over] { $face } è di troppo e lascia { $after }
       *[plain] { $face } porta a { $after }
    }


## Opzioni

tagline =
    Numeri segreti, dadi scoperti, facce da poker: tieni quello che tiri
    o dallo a chi fa più male. Vince chi fa centro al punto esatto.
# The picture of the game, for those who do not see it.
picture-alt = Un 3 verde con l’aureola e un 5 rosso con le corna, e un dado in mezzo.
option-first = Chi comincia
option-first-birthday = il compleanno più vicino
option-first-random = uno a caso
option-first-host = chi ha aperto il tavolo
option-target = Punti esatti da fare
option-target-20 = 20 punti (breve)
option-target-30 = 30 punti
option-target-50 = 50 punti (lunga)

## Che cosa è successo

event-dealt =
    { $flavour ->
        [0] La tua carta: numero Buono { $good }, numero Cattivo { $evil }.
        [1] Psst! Il tuo Buono: { $good }. Il tuo Cattivo: { $evil }.
        [2] Buono { $good }, Cattivo { $evil }. E adesso nascondi la carta.
        [3] Solo per i tuoi occhi: spera in un { $good } (Buono), trema davanti a un { $evil } (Cattivo).
        [4] Impara a memoria e mangia il foglietto: Buono { $good }, Cattivo { $evil }.
        [5] Un { $good } ti vuole bene (Buono). Un { $evil } proprio no (Cattivo).
        [6] Peschi Buono { $good } e Cattivo { $evil }. Non muovere un sopracciglio.
        [7] Non dirlo a nessuno: per un { $good } fai follie (Buono), un { $evil } non lo puoi vedere (Cattivo).
        [8] Il destino sussurra: Buono { $good }. Poi ridacchia: Cattivo { $evil }.
       *[9] Il Buono, il Cattivo e tu: { $good }, { $evil } e quella tua faccia innocente.
    }
event-first =
    { $how ->
        [birthday] { $seat } ha il compleanno più vicino, quindi comincia.
        [host] { $seat } ha aperto il tavolo, quindi comincia.
       *[lot] La sorte ha deciso: comincia { $seat }.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } tira un **{ $face }**. Se lo tiene, o fa un bel regalo?
        [1] Un **{ $face }** per { $seat }… e ora una faccia da poker, prego.
        [2] { $seat } scuote il dado: **{ $face }**. E adesso?
        [3] Tutti fissano { $seat }. { $seat } fissa un **{ $face }**.
        [4] **{ $face }**! Tesoro o fregatura, { $seat }?
        [5] { $seat } soffia sul dado, e il dado risponde **{ $face }**.
        [6] Rotola fuori un **{ $face }**. { $seat } fischietta una canzoncina.
        [7] Il dado slitta tra i biscotti: **{ $face }**. A chi tocca, { $seat }?
        [8] { $seat } sbircia tra le dita. Ecco un **{ $face }**.
       *[9] Tic, toc, tac, **{ $face }**. Le sopracciglia di { $seat } non tradiscono niente.
    }
event-kept =
    { $wins ->
        [1] Eccolo: { $seat } si tiene { the-face-bold }, proprio il numero che mancava!
       *[other] { $row ->
            [3] E tre di fila! { $seat } si tiene pure { the-face-bold }. C’è un numero che non ti piace?
            [5] Cinque tenuti di seguito: { $seat } cova { the-face-bold } come un drago il suo oro.
           *[other] { $flavour ->
                [0] { $seat } si tiene { the-face-bold }, occhi al soffitto.
                [1] { $seat } trattiene { the-face-bold } come se niente fosse.
                [2] «Mio», dice { $seat } a un **{ $face }**. Era un sorriso, quello?
                [3] { the-face-first } sparisce nella tasca del pigiama di { $seat }.
                [4] { $seat } abbraccia { the-face-bold } e non vuole dire perché.
                [5] Oggi non si divide niente: { the-face-bold } resta a { $seat }.
                [6] { $seat } intasca { the-face-bold } e tossisce. Tosse sospetta.
                [7] «Qualcuno deve pur prenderlo.» Che animo nobile: { $seat } e { the-face-bold }.
                [8] { $seat } studia le facce di tutti, poi si tiene { the-face-bold }.
               *[9] { the-face-first } finisce sotto la coperta di { $seat }. Buono? Cattivo? Luci spente.
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat } dà a { $other } un **{ $face }**, proprio il numero che { $other } aspettava. Ahi!
       *[other] { $pair ->
            [3] Ancora?! È la terza volta che { $seat } dà qualcosa a { $other }: un **{ $face }**. Amore o guerra?
            [5] E cinque regali da { $seat } a { $other }, l’ultimo un **{ $face }**. La carta da pacchi è finita.
           *[other] { $row ->
                [4] Quattro di fila dati via! { $other } spacchetta un **{ $face }** da parte di { $seat }. È già Natale?
               *[other] { $flavour ->
                    [0] { $seat } porge { the-face-bold } a { $other }. Che cuore.
                    [1] { $seat } fa scivolare { the-face-bold } fino a { $other }, che deve prenderlo.
                    [2] Un **{ $face }** vola da { $seat } a { $other }. Non si accettano resi.
                    [3] «Per me? Ma non dovevi.» { $other } lo pensa davvero: un **{ $face }** da { $seat }.
                    [4] Corriere espresso per { $other }: un **{ $face }**, mittente { $seat }.
                    [5] { $seat } sorride dolcemente e dà a { $other } { the-face-bold }.
                    [6] Patata bollente! { the-face-first } lascia { $seat } e atterra su { $other }.
                    [7] A { $other } arriva { the-face-bold }, e { $seat } fischietta come se niente fosse.
                    [8] Secondo { $seat }, un **{ $face }** starebbe d’incanto a { $other }.
                   *[9] Ambarabà ciccì coccò… { $other }! E { $seat } si libera di un **{ $face }**.
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] Ancora Buono, due di fila! { that-face-first } porta altri 10: { $before } → { $after }. Non ridere.
            [3] Tre Buoni di seguito! { $before } → { $after }, grazie a un { $face }. Tu bari. (No, non bari.)
           *[other] { $flavour ->
                [0] Il tuo numero Buono! { that-face-first } per te vale 10: { $before } → { $after }.
                [1] Jackpot, ma acqua in bocca: un { $face }, e { $before } → { $after }.
                [2] Dieci per un { $face }! Il tuo Buono ti fa salire: { $before } → { $after }.
                [3] Urrà, ma solo dentro: { that-face } era Buono. { $before } → { $after }.
                [4] Qualcuno lassù ti ama. { $face } è Buono: { $before } → { $after }.
               *[5] Balla, ma solo nella tua testa: Buono { $face }, { $before } → { $after }.
            }
        }
        [evil] { $row ->
            [2] Di nuovo il Cattivo. Ma che cosa può togliere un { $face } a uno 0?
            [3] Terzo Cattivo di fila! { that-face-first } ha una cotta per te. Sempre 0.
           *[other] { $before ->
                [0] { $flavour ->
                    [0] Il tuo numero Cattivo, ma non avevi niente da perdere: sempre 0.
                    [1] Un Cattivo { $face } viene a svaligiarti e trova 0. Se ne va, imbarazzato.
                   *[2] { $face }, il Cattivo? Per fortuna eri già a 0.
                }
               *[other] { $flavour ->
                    [0] Il tuo numero Cattivo. I tuoi punti crollano da { $before } a 0.
                    [1] Ahia, il Cattivo! Un { $face }, e { $before } diventa 0. Sorridi lo stesso.
                    [2] Giù per lo scivolo: Cattivo { $face }, da { $before } a 0. Nessuno se n’è accorto.
                    [3] { that-face-first } era veleno. Avevi { $before }; hai 0.
                    [4] Puf! Cattivo { $face }: { $before } → 0. Fai la faccia di chi ha vinto qualcosa.
                   *[5] Quello no! Il tuo Cattivo { $face } si pappa tutto, { $before } → 0, e fa pure il ruttino.
                }
            }
        }
        [over] { $flavour ->
            [0] Con { that-face } avresti passato il traguardo, quindi non si aggiunge niente: resti a { $after }.
            [1] Il troppo stroppia: un { $face } non ci sta più. Ancora { $after }.
            [2] Il vaso è colmo, e un { $face } lo farebbe traboccare. Resti dov’eri, a { $after }.
            [3] Quasi, ma un { $face } va lungo. Sono { $after }, come prima.
            [4] Un { $face } rimbalza via: oltre il traguardo non vale. Ti godi ancora i tuoi { $after }.
           *[5] Quassù non c’è posto per un { $face }. { $after } erano e { $after } restano.
        }
       *[plain] { $flavour ->
            [0] Aggiungi { $face }: { $before } → { $after }.
            [1] Puro e semplice, { $face } in più: { $before } → { $after }.
            [2] Un { $face } nel salvadanaio. { $before } → { $after }.
            [3] Né Buono né Cattivo, solo un { $face }: { $before } → { $after }.
            [4] Un passo alla volta: { $before } e { $face } fanno { $after }.
            [5] Rosicchi un { $face }. Prima erano { $before }, ora sono { $after }.
            [6] Niente drammi: un { $face } vale quello che vale, { $before } → { $after }.
            [7] Piano piano sali di { $face }: da { $before } a { $after }.
            [8] Un { $face } arriva e si accomoda zitto zitto. { $before } → { $after }.
           *[9] Un altro { $face } nel calzino, che ora ne contiene { $after } (prima: { $before }).
        }
    }
event-won =
    { $how ->
        [last] Tutti gli altri sono andati a letto: vince { $seats }.
       *[target] { $comeback ->
            [1] Dal fondo della stanza! A metà partita era in coda, e ora { $seats } fa centro esatto e vince! Carte in tavola.
           *[other] { $flavour ->
                [0] { $seats } fa il numero esatto e vince! Carte in tavola.
                [1] Bersaglio! { $seats } fa centro preciso e vince! Giù le carte, tutti quanti.
                [2] Non uno di più, non uno di meno: con i punti esatti vince { $seats }! Fuori le carte.
               *[3] «Ta-dà!» { $seats } arriva a pennello e vince! E ora vediamo chi era chi.
            }
        }
    }

## Perché no

refusal-already-rolled = Sul tavolo c’è già un { $face }: tienilo, o dallo a qualcuno.
refusal-roll-first = Prima tira il dado.
refusal-give-self = Non puoi dare un numero a te. Se lo vuoi, tienilo.
refusal-give-nobody = Al posto { $number } non c’è nessuno che giochi ancora.

## Al tavolo

prompt-roll = **{ $seat }**, tira il dado.
prompt-choose = **{ $seat }**: tieni { the-face }, o lo dai via?
action-roll = Tiro il dado
action-keep = Tengo { the-face }
action-give = Lo do a { $other }
peek-card = 😇 Buono **{ $good }** · 😈 Cattivo **{ $evil }** · punti **{ $score }** su { $target } esatti
final-card = { $seat }: Buono { $good }, Cattivo { $evil }, { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }

## Il primo minuto, per chi non conosce il gioco

hint-goal = 🏁 L’obiettivo: { $target } punti esatti. Vince chi li ha per primo.
hint-own = 🃏 La tua carta: 😇 Buono { $good } · 😈 Cattivo { $evil } · { $score } su { $target }. È nel mio messaggio diretto, e sempre sotto **{ $peek }**.
hint-wait = 😇 Il tuo numero Buono è **{ $good }**: ogni { $good } che prendi vale 10 punti. 😈 Il tuo numero Cattivo è **{ $evil }**: se ne prendi uno, torni a 0. Non lo sa nessun altro, quindi faccia da poker.
hint-roll = Tocca a te! Tira: il numero lo vedono tutti, ma quanto vale per te lo sai solo tu.
hint-good = 😇 { $face } è il tuo numero Buono. Se lo tieni, vale 10, e hai { $after } punti.
hint-evil = 😈 { $face } è il tuo numero Cattivo, e non lo sa nessuno. Se lo tieni, torni a 0. Se lo dai via, dà punti a chi lo riceve, a meno che sia anche il suo Cattivo.
# The same with no points yet.
hint-evil-free = 😈 { $face } è il tuo numero Cattivo, e non lo sa nessuno. Non hai punti che possa toglierti. Se lo dai via, dà punti a chi lo riceve, a meno che sia anche il suo Cattivo.
hint-plain = Se tieni { the-face }, hai { $after ->
        [one] 1 punto
       *[other] { $after } punti
    }. Oppure dallo via: se per qualcuno è il Cattivo, torna a 0; se è il Buono, prende 10 punti.
hint-over = Un { $face } ti porterebbe oltre { $target }, quindi per te non conterebbe. Se lo dai via, conta per l’altra persona, o la riporta a 0 se è il suo Cattivo.
hint-win = Tieni { the-face } e arrivi a { $target } esatti: hai vinto!

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Sono { $target } esatti: hai vinto!
tip-evil = Tenerlo ti riporterebbe da { $points } a 0. { $whom ->
        [only] {""}
        [likely] È a { $other } che più probabilmente fa lo stesso.
       *[any] I numeri degli altri non li sa nessuno, quindi va bene { $other }.
    }
tip-evil-free = Non hai ancora niente da perdere, e dato via porterebbe quasi di sicuro punti a qualcuno.
tip-good = Dieci punti in un colpo: così arrivi a { $after } su { $target }.
tip-nearer = Ti porta a { $after } su { $target }.
tip-farther = Da { $after } meno numeri portano a { $target } esatti: ci vorrebbe di più che da dove sei.
tip-likely-evil = Da quel che { $other } ha fatto finora, { $face } è il suo Cattivo con probabilità { PERCENT($percent) }. Allora torna a 0.
tip-over = Per te non cambia niente, e nessun altro ci guadagna punti.

## Le regole in un minuto

rules-1 =
    ## Numeri magici
    _«Magic Numbers», di Scott Jon Siegel · da 2 a 10 giocatori_

    Ognuno ha due numeri segreti da 1 a 6, uno **Buono** e uno **Cattivo**, e un punteggio segreto che parte da 0. Arriva al traguardo (30, se chi ha aperto il tavolo non ha scelto altro) con i punti **esatti** e vinci, all’istante.

    Comincia chi ha il compleanno più vicino, o si tira a sorte; lo decide chi apre il tavolo. Al tuo turno tiri un dado davanti a tutti. Poi **tieni** il numero o lo **dai** a qualcun altro, che deve prenderlo.
rules-2 =
    ## Che cosa fa un numero quando lo prendi
    - Il tuo numero **Buono** aggiunge **10**, al posto del suo valore.
    - Il tuo numero **Cattivo** riporta i tuoi punti a **0**.
    - Ogni altro numero aggiunge il suo valore.
    - Quello che ti porterebbe oltre il traguardo non si aggiunge affatto, nemmeno il 10.

    Che cosa è successo ai tuoi punti lo sai solo tu. Gli altri vedono soltanto chi ha tirato che cosa e chi l’ha preso.
rules-3 =
    ## Giocare bene
    - Guarda che cosa tengono gli altri e che cosa danno via: la tabella sul tabellone fa i conti per te.
    - Ogni tanto tieniti un Cattivo. All’inizio lo zero non è un disastro, e mette gli altri fuori strada.
    - Occhio al finale. Se nessun numero può portarti al punto esatto, la via d’uscita è il tuo Cattivo.
    - **Sbircia** ti mostra la tua carta quando vuoi. Alla fine tutti scoprono la propria.

## Perché una mossa è buona: frasi intere sulla mossa, rivolte a nessuno in particolare.
# $face is a number on the die, $percent a chance, $otherwise the same chance after the other choice.

why-own-evil = { $face } è il numero Cattivo di questa carta: tenerlo porta da { $points } a 0.
why-nearer =
    { $after ->
        [0] Così si arriva a { $target } esatti.
        [one] Così ci si avvicina: a { $target } manca circa un giro invece di { $before }.
       *[other] Così ci si avvicina: a { $target } mancano circa { $after } giri invece di { $before }.
    }
why-stuck = Da { $points } si va avanti solo con il numero Cattivo: si torna a 0 e si risale.
why-farther =
    { $after ->
        [one] A tenerlo ci si allontana: a { $target } mancherebbe circa un giro invece di { $before }.
       *[other] A tenerlo ci si allontana: a { $target } mancherebbero circa { $after } giri invece di { $before }.
    }
why-gave-away =
    { $times ->
        [1] { $other } ha già dato via un { $face }.
        [2] { $other } ha già dato via un { $face } due volte.
       *[other] { $other } ha già dato via un { $face } ben { $times } volte.
    }
why-kept-it =
    { $times ->
        [1] { $other } ha già tenuto un { $face }.
        [2] { $other } ha già tenuto un { $face } due volte.
       *[other] { $other } ha già tenuto un { $face } ben { $times } volte.
    }
why-likely-evil = Probabilità che { $face } sia il numero Cattivo di { $other }, a giudicare da tutto quello che si è visto al tavolo: { PERCENT($percent) }.
why-ahead = Tra gli altri, è { $other } ad avere più probabilità di arrivare a { $target } entro { $rounds } giri: { PERCENT($percent) }.
why-hides =
    { $percent ->
        [one] Così si rivela meno: poi il tavolo indovinerebbe il numero Cattivo { $percent } volta su 100, invece di { $otherwise }.
       *[other] Così si rivela meno: poi il tavolo indovinerebbe il numero Cattivo { percent-times }, invece di { $otherwise }.
    }

## Titoli della cartolina che si condivide. $number is a face of the die, or points.

headline-somebody-elses-number = Un { $number } altrui, e la vittoria va a { $winners }
headline-fell-and-got-up = Cade da { $number } punti, si rialza e vince: { $winners }
headline-kept-the-right-one = Un { $number } tirato, tenuto e vincente: { $winners }

## Trofei

feat-gift-horse = A caval donato
    .story = vincere con un numero regalato da qualcun altro
feat-fairy-godmother = Fata madrina
    .story = regalare proprio il numero che fa vincere la partita
feat-sweet-poison = Dolce veleno
    .story = un regalo a chi ha quindici punti o più: il suo numero Cattivo
feat-phoenix = Araba fenice
    .story = da quindici punti o più a zero, e vincere lo stesso
feat-straight-face = Faccia da poker
    .story = tenere il proprio Cattivo come se niente fosse, e vincere

# I piani. $keep are the numbers that are kept, $keeps is how many that are.
plan =
    { $keeps ->
        [0] dare a { $give } qualunque numero esca
        [6] tenere qualunque numero esca
       *[other] tenere { $keep }, e dare a { $give } tutti gli altri numeri
    }{ $given ->
        [whatever] , anche se prima qualcuno ti dà un numero
       *[void] {""}
    }
plan-ask-keep = Numeri che tieni
plan-ask-give = Tutti gli altri vanno a
plan-ask-given = Se prima qualcuno ti dà un numero
plan-open-keep = nessuno
plan-open-give = scegli qualcuno
plan-some-keep = { $number }
plan-given-void = il piano salta
plan-given-whatever = il piano vale lo stesso
plan-void-given = qualcuno ti ha dato un numero.
refusal-plan-give-whom = A chi vanno i numeri che non tieni? Scegli qualcuno, o tienili tutti e sei.

# What other sentences of this file use.
percent-times = { $percent } { $percent ->
        [1] volta
       *[other] volte
    } su 100
