### Dispetti tra fratelli («Sibling Rivalry»), in italiano.

title = Dispetti tra fratelli
tagline =
    Cinque dadi, e i genitori nella stanza accanto: fai dispetti,
    falli meglio degli altri, e fermati prima che ti becchino.
# The picture of the game, for those who do not see it.
picture-alt = Due bambini si fanno le boccacce sopra i dadi, e occhi arrabbiati guardano da una porta.

## Le piste e le loro caselle. Sentences that name one have $track and $square.

track =
    { $track ->
        [2] Occhiate
        [3] Smorfie
        [4] Solletico
        [5] Bua
       *[6] Sfottò
    }
square =
    { $track ->
        [2] { $square ->
            [1] Sguardo vago
            [2] Di sottecchi
            [3] Dritto negli occhi
            [4] Sguardo fisso
            [5] Sorrisetto
            [6] Occhi a fessura
           *[7] Mamma, mi guarda!
        }
        [3] { $square ->
            [1] Boccuccia
            [2] Linguaccia
            [3] Naso a porcello
            [4] Pesce lesso
            [5] Occhi a palla
            [6] Palpebre girate
           *[7] Basta smorfie!
        }
        [4] { $square ->
            [1] Solletico finto
            [2] Piede
            [3] Mento
            [4] Fianchi
            [5] Ascella
            [6] Presa e testolina
           *[7] Ahahaha!
        }
        [5] { $square ->
            [1] Pugno finto
            [2] Dito nel fianco
            [3] Pizzicotto
            [4] Capelli tirati
            [5] Ginocchiata
            [6] Raffica di pugni
           *[7] Ahia! Piantala!
        }
       *[6] { $square ->
            [1] Ma vaaa!
            [2] Ti si vedono le mutande
            [3] Strano… io ho preso la bellezza E il cervello
            [4] Lì ci ho sputato io
            [5] Stanotte ti entravano scarafaggi nel naso
            [6] Ti hanno adottato
           *[7] MAMMA! È vero?
        }
    }
# Lo stesso, dove c'è poco posto.
short-square =
    { $track ->
        [2] { $square ->
            [6] { square }
            [3] Negli occhi
           *[other] { square }
        }
        [5] { $square ->
            [5] Ginocchio
            [7] Ahia! Basta!
           *[other] { square }
        }
        [6] { $square ->
            [2] Le mutande!
            [3] Beltà E cervello
            [4] Ci ho sputato
            [5] Insetti nel naso
            [7] MA’! È vero?
           *[other] { square }
        }
        [4] { square }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [2] { $square ->
            [5] Sorri{"\u00AD"}setto
           *[other] { short-square }
        }
        [3] { $square ->
            [1] Boc{"\u00AD"}cuccia
            [2] Lin{"\u00AD"}guaccia
           *[other] { short-square }
        }
        [4] { $square ->
            [7] Aha{"\u00AD"}haha!
           *[other] { short-square }
        }
        [5] { $square ->
            [3] Pizzi{"\u00AD"}cotto
            [5] Ginoc{"\u00AD"}chio
           *[other] { short-square }
        }
        [6] { $square ->
            [2] Le mu{"\u00AD"}tande!
           *[other] { short-square }
        }
       *[other] { short-square }
    }

## Il tabellone e il tabellone in testo

board-header-roll = sta per tirare i dadi
board-header-choose = su quale pista, questo tiro?
board-header-decide = tira ancora o si ferma?
board-header-won = passa il traguardo e vince!
board-start = Via
board-finish = Arrivo
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] Ti vedo!
       *[other] Ti vedo! −{ $squares }
    }
board-just-climb = Poco fa { $name } è avanti di { $steps } su { $track } ({ $square }).
board-just-catch = Poco fa hanno beccato { $name } con { $ones ->
        [2] due
        [3] tre
        [4] quattro
       *[5] cinque
    } 1{ $back ->
        [0] {""}
       *[other] , indietro da { $before } a { $after }
    }.
board-just-tumble = Poco fa { $name } ha perso la pedina su { $track }: { $other } faceva di meglio.
board-just-gain = Poco fa { $name } ha segnato { $points }.
board-danger-1 = ti beccano
board-danger-2 = al prossimo
board-heading =
    Dispetti tra fratelli · vince chi passa la casella { $length } del segnapunti { $track ->
        [short] corto
        [long] lungo
       *[standard] normale
    }{ $escalate ->
        [any] {" "}· si rincara la dose da ogni pista
       *[highest] {""}
    }
board-now-roll = { $name } sta per tirare { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }.
board-now-choose = { $name } ha tirato { $faces }: su quale pista?
board-now-decide = { $name } ha tirato { $faces }: tira ancora { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, o si ferma?
board-now-won = { $name } passa il traguardo e vince!
board-ones = Gli 1 messi da parte: { $ones } su { $limit }; dadi rimasti: { $dice }. Rischio che il prossimo tiro ti faccia beccare: { PERCENT($percent) }.
board-angel = { $name } sta su un angelo.
board-devil = { $name } sta su un diavolo.
board-can = Con questo tiro si può andare su: { $each }.
board-could = { $track }: { $steps ->
        [0] restare su { $square }
       *[other] salire di { $steps } fino a { $square }
    } ({ $points })
board-stop =
    Fermarsi ora: { $place ->
        [alone] la pedina resta
        [ahead] supera { $other }
        [tied] è pari con { $other }, quindi la pedina va via
        [behind] sta dietro a { $other }, quindi la pedina va via
       *[none] non c’è pedina da lasciare
    }.
board-tracks = Le piste, dalla prima casella all’ultima, con i punti:
board-track =
    { $face } { $track }{ $open ->
        [yes] {" "}(aperta)
       *[no] {""}
    }: { $squares }
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
board-score-square =
    { $pawns ->
        [none] { $name } { $points } e SEGNA
       *[other] { $name } { $points } e SEGNA [{ $pawns }]
    }
board-map = Segnapunti: caselle da 1 a { $length }; angeli (ti beccano con quattro 1) su { $angels }; diavoli (ti beccano con due 1) su { $devils }.
board-scores = Il segnapunti, chi sta dove, e le pedine dei dispetti:
board-row =
    { $name }: { $position ->
        [start] 0 (via)
        [finish] arrivo
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ; { $pawn }
    }
board-row-gone = { $name }: è fuori
board-pawn = su { $track }, { $square } ({ $points })
board-alt-scores = Segnapunti: { $each }.
board-alt-pawns = Pedine: { $each }.
board-alt-open = Aperte: { $tracks }.

## Opzioni

option-track = Segnapunti
option-track-standard = normale, 22 caselle
option-track-short = corto, 12 caselle
option-track-long = lungo, 32 caselle
option-escalate = Dove si rincara la dose
option-escalate-highest = una sopra la pista più alta con pedina
option-escalate-any = una sopra ogni pista con pedina
option-first = Chi comincia
option-first-random = uno a caso
option-first-host = chi ha aperto il tavolo

## Che cosa è successo

event-first =
    { $how ->
        [host] { $seat } ha aperto il tavolo, e il primo dispetto è suo.
       *[lot] La sorte ha deciso: comincia { $seat }. E che resti agli atti chi ha cominciato.
    }
limit-square =
    { $limit ->
        [2] 2 (diavolo)
        [4] 4 (angelo)
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat } tira **{ $faces }**
        [1] Prima si scuote, poi si spera: { $seat } fa **{ $faces }**
        [2] Atterraggio davanti a { $seat }: **{ $faces }**
        [3] Sbatacchia di qua, sbatacchia di là, e per { $seat } fa **{ $faces }**
        [4] { $seat } arriva in punta di piedi e lancia **{ $faces }**
        [5] Di sponda, sulla gamba del letto, { $seat } fa **{ $faces }**
        [6] { $seat } non sa proprio resistere: **{ $faces }**
        [7] «State a vedere», bisbiglia { $seat }. **{ $faces }**
        [8] Che cos’ha { $seat } nella manica? **{ $faces }**
       *[9] Sul tappeto rotola un bel **{ $faces }**, gentilmente offerto da { $seat }
    }{ $new ->
        [0] . { $ones ->
            [0] Nella stanza accanto, silenzio.
           *[other] Gli 1: sempre { $ones }, guai a { limit-square }.
        }
        [one] , e l’1 va da parte: finora { $ones }, guai a { limit-square }.
        [2] , e due 1 vanno da parte: finora { $ones }, guai a { limit-square }.
        [3] , e tre 1 vanno da parte: finora { $ones }, guai a { limit-square }.
        [4] , e quattro 1 vanno da parte: finora { $ones }, guai a { limit-square }.
       *[5] , cinque 1 in un colpo solo: finora { $ones }, guai a { limit-square }.
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] { $seat } punta su { track }: «**{ short-square }**».
            [1] Per { $seat } qui ci sta bene «**{ short-square }**» ({ track }).
            [2] { $seat } ha in mente { track }, e si vede: «**{ short-square }**».
            [3] Direttamente da { $seat }, su { track }: «**{ short-square }**».
            [4] E { track } sia. { $seat } prova con «**{ short-square }**».
            [5] { $seat } prende coraggio e su { track } arriva a «**{ short-square }**».
            [6] Oh no, lo fa, { $seat } lo fa davvero: «**{ short-square }**» ({ track }).
            [7] «**{ short-square }**», e tutto a memoria: { $seat } ha provato { track } tutta la settimana.
           *[8] Ancora un pochino più in là su { track }, e { $seat } è a «**{ short-square }**».
        }
       *[other] { $flavour ->
            [0] A { $seat } viene un’idea migliore, { track }: «**{ short-square }**».
            [1] { $seat } molla tutto per { track }: «**{ short-square }**».
            [2] Contrordine! { $seat } ricomincia da capo su { track } con «**{ short-square }**».
            [3] «Che noia», dice { $seat }, e passa a { track }: «**{ short-square }**».
            [4] Nuova trovata di { $seat }: «**{ short-square }**», dall’altra parte, su { track }.
           *[5] { $seat } lascia perdere e apre un pacco nuovo di { track }: «**{ short-square }**».
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] Nessun dado che serva a { $seat }.
            [1] Con questi { $seat } non sa da dove cominciare.
            [2] { $seat } guarda i dadi. I dadi guardano altrove.
            [3] Tanto baccano, e { $seat } non ha ancora scocciato nessuno.
            [4] Con un tiro così { $seat } non riesce a combinare neanche un guaio.
            [5] I numeri sbagliati per { $seat }. Dal primo all’ultimo.
           *[6] Non ne va bene uno. { $seat } prende a calci una pantofola.
        }
       *[other] { $flavour ->
            [0] Nessun dado smuove { $seat }, sempre a «**{ short-square }**».
            [1] Per ora { $seat } non si schioda da «**{ short-square }**».
            [2] Ancora «**{ short-square }**»? Niente di nuovo da { $seat }.
            [3] Questi dadi a { $seat } non servono. Ci si accontenta: «**{ short-square }**».
            [4] { $seat } ripete «**{ short-square }**», con più sentimento.
            [5] Quel tiro non l’ha notato nessuno: { $seat } rimane a «**{ short-square }**».
           *[6] Che spreco di dadi. { $seat } resiste con «**{ short-square }**» e incrocia le dita.
        }
    }
event-topped =
    «{ short-square }» { $flavour ->
        [0] { $seat } arriva in cima a { track }: via tutte le pedine, e { $seat } gioca ancora!
        [1] { $seat } ha fatto strillare qualcuno. { track } si svuota, e si va avanti!
        [2] Meglio di così non si può. { $seat } fa piazza pulita su { track } e rigioca!
        [3] In vetta a { track }! { $seat } spazza via tutti e si prende un altro turno.
        [4] { $seat } raggiunge la perfezione: { track }. Le pedine se ne vanno, { $seat } no!
       *[5] L’hanno sentito fino in cantina. { track } è deserta, e { $seat } non ha ancora finito!
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat } segna subito **{ $points }**: { $before } → { $after }.
            [1] Sull’unghia a { $seat } vanno **{ $points }**: { $before } → { $after }.
            [2] Pagamento in contanti per { $seat }, ben **{ $points }**: { $before } → { $after }.
           *[3] **{ $points }** punti, che { $seat } incassa seduta stante: { $before } → { $after }.
        }
       *[other] { $flavour ->
            [0] { $seat } con «{ short-square }»: nessuno ha saputo fare di meglio. **+{ $points }**, { $before } → { $after }.
            [1] { $seat } la passa liscia con «{ short-square }»: **+{ $points }**, { $before } → { $after }.
            [2] «{ short-square }» paga bene, { $seat }: **+{ $points }**, { $before } → { $after }.
            [3] Un giro intero di «{ short-square }»! { $seat } passa alla cassa: **+{ $points }**, { $before } → { $after }.
            [4] A «{ short-square }» non ha risposto nessuno. { $seat } ringrazia: **+{ $points }**, { $before } → { $after }.
            [5] Ancora lì, { $seat } con «{ short-square }»: **+{ $points }**, { $before } → { $after }.
           *[6] Gli altri si arrendono a «{ short-square }», e { $seat } raccoglie **+{ $points }**: { $before } → { $after }.
        }
    }
event-slid =
    { $after ->
        [0] { $seat } va a sbattere contro { $other } sulla { $before } e scivola giù dal segnapunti!
       *[other] { $pair ->
            [3] Di nuovo { $other }! Terzo tamponamento tra questi due: { $seat } scivola dalla { $before } alla { $after }.
           *[other] { $flavour ->
                [0] { $seat } finisce addosso a { $other } sulla { $before } e scivola fino alla { $after }.
                [1] La { $before } è già di { $other }: { $seat } scivola giù alla { $after }.
                [2] «È il mio posto!» { $other } occupa la { $before }, e { $seat } scivola alla { $after }.
                [3] Bonk! Sulla { $before } c’era { $other }, e { $seat } scivola indietro alla { $after }.
                [4] In due sulla { $before } non ci si sta. Resta { $other }, scivola { $seat }, fino alla { $after }.
               *[5] { $other } dalla { $before } non si schioda, quindi { $seat } scivola alla { $after }.
            }
        }
    }
event-caught =
    { $row ->
        [2] Due volte di fila! Le pantofole vanno a colpo sicuro: beccano { $seat } con
        [3] Tre volte di seguito! Ormai c’è una sedia accanto alla porta: beccano { $seat } con
       *[other] { $flavour ->
            [0] «Si può sapere CHE succede qui?» Beccano { $seat } con
            [1] Si apre la porta: beccano { $seat } con
            [2] Papà ha visto tutto. Beccano { $seat } con
            [3] Gnic… gnic… luce! Beccano { $seat } con
            [4] «Io non ho fatto niente!» Come no. Beccano { $seat } con
            [5] Mamma alza un sopracciglio. Beccano { $seat } con
            [6] Meno male che qualcuno faceva la guardia! Beccano { $seat } con
           *[7] «Devo venire di là?» Troppo tardi, beccano { $seat } con
        }
    } { $ones ->
        [2] due
        [3] tre
        [4] quattro
       *[5] cinque
    } 1{ $before ->
        [0] {" "}e niente da perdere.
       *[other] , e si torna indietro: { $before } → { $after }.
    }{ $ones ->
        [2] {" "}Su un diavolo bastano due 1.
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat } si ferma a «{ short-square }». Chi offre di più?
        [1] { $seat } la chiude con «{ short-square }» e fa la faccia d’angelo.
        [2] «{ short-square }», firmato { $seat }. Provate a fare di meglio.
        [3] Con «{ short-square }», { $seat } incrocia le braccia e aspetta gli strilli.
        [4] Per ora basta: { $seat } parcheggia su «{ short-square }».
        [5] { $seat } ammira la propria opera, «{ short-square }», e si ferma lì.
        [6] «Tocca a voi!» { $seat } sogghigna: «{ short-square }».
       *[7] Giù le mani dai dadi: per { $seat } «{ short-square }» basta e avanza.
    }
event-outdid =
    { $pair ->
        [3] Povera pedina di { $other }! Per la terza volta vince { $seat }, ora con «{ short-square }».
       *[other] { $flavour ->
            [0] { $seat } supera { $other } con «{ short-square }»! Via la pedina di { $other }.
            [1] E questo lo chiami dispetto, { $other }? { $seat } ti mostra come si fa: «{ short-square }». Una pedina in meno.
            [2] Con «{ short-square }» { $seat } sfratta { $other } da { track }.
            [3] Fatti in là, { $other }: { $seat } ha «{ short-square }», e la tua pedina va via.
            [4] { $other } era un tormento. { $seat } è un incubo: «{ short-square }», e addio.
            [5] { $seat } si prende { track } alla faccia di { $other }, a forza di «{ short-square }».
           *[6] «Roba da dilettanti», dice { $seat } a { $other }, e chiude la questione con «{ short-square }».
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat } si ferma senza superare { $other }, e la pedina va via.
        [1] { $other } sbadiglia e basta. La pedina di { $seat } se ne va.
        [2] Non basta per battere { $other }: { $seat } ritira la pedina.
        [3] Bel tentativo, ma { $other } aveva fatto di meglio. Ciao ciao alla pedina di { $seat }.
        [4] Tutto qui, { $seat }? { $other } non ha nemmeno alzato gli occhi. Niente pedina.
       *[5] { $seat } rinuncia a battere { $other } e rimette la pedina nella scatola.
    }
event-idled =
    { $flavour ->
        [0] { $seat } si ferma senza aver scocciato nessuno.
        [1] Che buone maniere! { $seat } si ferma a mani vuote.
        [2] { $seat } chiude il turno. Nessun fratello è stato maltrattato.
       *[3] Un angioletto, { $seat }: ha finito, e nessuno strilla.
    }
event-won =
    { $how ->
        [last] Tutti gli altri sono andati a letto: vince { $seats }.
       *[track] { $comeback ->
            [1] In coda a metà partita, in testa alla fine: { $seats } passa il traguardo e vince! Mai fidarsi di chi sta zitto.
           *[other] { $flavour ->
                [0] { $seats } passa il traguardo e vince! Però hanno cominciato gli altri.
                [1] { $seats } passa il traguardo e vince! Titolo ufficiale: peste dell’anno.
                [2] { $seats } passa il traguardo e vince! Per una settimana non se ne potrà più.
               *[3] Porta chiusa, luce spenta: { $seats } passa il traguardo e vince! E ora chiedetevi scusa.
            }
        }
    }

## Perché no

refusal-roll-first = Prima tira i dadi.
refusal-choose-first = Prima scegli una pista per questo tiro.
refusal-nothing-to-choose = In questo momento non c’è nessuna pista da scegliere.
refusal-track-closed = { track }: pista chiusa in questo turno. Sono aperte solo quelle con la pedina di un fratello, e una più su.
refusal-no-die-for-track = Per { track } ci vuole un { $track }, e non ce l’ha nessuno dei tuoi dadi.

## Al tavolo

prompt-roll = **{ $seat }**, tira { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }. Al { $limit ->
        [2] secondo
        [3] terzo
       *[4] quarto
    } 1 ti beccano.
prompt-choose = **{ $seat }**: su quale pista, questo tiro? Gli 1: { $ones } su { $limit }; dadi rimasti: { $dice }.
prompt-decide = **{ $seat }**: { $place ->
        [none] ancora nessuna pedina in pista.
        [alone] «**{ square }**», senza rivali su { track }.
        [ahead] «**{ square }**», davanti a { $other }.
        [tied] «**{ square }**», pari con { $other }.
       *[behind] «**{ square }**», dietro a { $other }.
    } Gli 1: { $ones } su { $limit }; dadi rimasti: { $dice }.
action-roll = Tiro { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
action-again = Tiro ancora · rischio { PERCENT($percent) }
action-stop =
    Mi fermo: { $place ->
        [none] nessuna pedina
        [alone] { short-square } resta, { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [ahead] supero { $other }, { short-square }
        [tied] pari con { $other }, via la mia pedina
       *[behind] dietro a { $other }, via la mia pedina
    }
action-choose =
    { track } { $steps ->
        [0] resto
       *[other] +{ $steps }
    } → { short-square }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $tops ->
        [wins] {" "}e vinco!
        [yes] {" "}e rigioco!
       *[no] { $place ->
            [ahead] {" "}· supero { $other }
            [tied] {" "}· pari con { $other }
            [behind] {" "}· dietro a { $other }
           *[other] {""}
        }
    }
## Il primo minuto, per chi non conosce il gioco

hint-goal = 🏁 L’obiettivo: superare per primi la casella { $length } della pista dei punti.
hint-roll = Tira i dadi! Ogni 1 va da parte, e con { $limit } ti beccano. Tutti gli altri numeri possono far salire la tua pedina su una pista.
hint-choose = Hai tirato { $faces }. Scegli una pista, e la tua pedina sale di un passo per ogni dado con il numero della pista. Segna, se è ancora lì quando comincia il tuo prossimo turno.
hint-decide = { $place ->
        [none] Non hai ancora una pedina in pista: fermarti adesso non ti porta niente.
        [alone] Fermati, e la tua pedina aspetta qui per { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: saranno tuoi quando comincia il tuo prossimo turno, se nessuno fa di meglio.
        [ahead] Fermati ora, e butti fuori l’altra pedina da questa pista. La tua aspetta per { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } fino al tuo prossimo turno.
       *[other] Su questa pista qualcuno è pari con te o davanti: se ti fermi ora, la tua pedina va via.
    } Se tiri ancora, il rischio che ti becchino è: { PERCENT($percent) }.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Ti porta oltre il traguardo: hai vinto!
tip-tops = La fine della pista: { $points } punti subito, e tocca ancora a te.
tip-stays = Lì la tua pedina può restare, per { $points } punti. Dove qualcuno è pari o davanti, va via quando ti fermi.
tip-more = Vale { $points } punti, e la seconda scelta solo { $otherwise }.
tip-higher = È più in alto, casella { $square } e non { $otherwise }: più vicino alla fine, che dà punti subito.
tip-gap = È lì che ti mancano meno passi per superare { $other }.
tip-nothing-yet = Solo una pedina in pista porta punti, e un altro tiro può metterla lì.
tip-comes-off = Se ti fermi ora, la tua pedina va via senza punti. Un altro tiro può portarla davanti a { $other }.
tip-bank = { $wins ->
        [yes] I { $points } punti che aspettano qui ti portano oltre il traguardo.
       *[no] Qui ti aspettano { $points } punti.
    } Con un altro tiro il rischio che ti becchino è { PERCENT($percent) }, e li perderesti.
tip-climb = Il rischio che ti becchino è solo { PERCENT($percent) }, e più in alto la tua pedina vale di più.

## Le regole in un minuto

rules-1 =
    ## Dispetti tra fratelli
    _«Sibling Rivalry», di Richard Garfield · da 2 a 8 giocatori_

    Fratelli e sorelle si fanno i dispetti. Vince chi per primo **passa il traguardo** del segnapunti.

    Al tuo turno tiri cinque dadi. Ogni **1** va da parte e ci resta. Gli altri muovono la tua pedina dei dispetti: scegli una pista aperta, e avanza di una casella per ogni dado con il numero della pista. Poi **tira ancora** i dadi rimasti, o **fermati**.
rules-2 =
    ## Ti vedo!
    Al **terzo 1** di un turno, mamma o papà è sulla porta: la tua pedina dei dispetti va via, e sul segnapunti torni indietro di una casella per ogni 1. Il pulsante *Tiro ancora* ti dice quanto rischi.

    Su un **angelo** del segnapunti ci vogliono quattro 1. Su un **diavolo** ne bastano due.
rules-3 =
    ## Peggio degli altri, cioè meglio
    - Se nessun fratello ha una pedina in pista, cominci da **Occhiate**. Altrimenti sono aperte tutte le piste con una pedina, e quella sopra la più alta.
    - Fermati **davanti** alla pedina che sta sulla tua pista, e quella va via. Se sei pari o dietro, va via la tua.
    - Se la tua pedina è ancora lì quando comincia il tuo prossimo turno, **segna** i suoi punti.
    - Dopo ogni tiro puoi cambiare pista, ma sulla nuova riparti da zero. Sulla tua, i dadi giusti contano sempre.
rules-4 =
    ## In cima, e lungo la strada
    - Arriva all’**ultima casella** di una pista: via tutte le pedine che ci sono, segni subito e giochi un altro turno.
    - Se finisci su un’altra pedina del segnapunti, in avanti o all’indietro, **scivoli** fino alla prima casella libera.
    - Con un 1 da parte, il prossimo tiro ti fa beccare circa una volta su otto. Con due, quattro volte su dieci.

## Perché una mossa è buona: frasi intere sulla mossa, rivolte a nessuno in particolare. Chances are in percent.

why-finishes =
    { $wins ->
        [yes] L’ultima casella segna subito { $points } punti, e con quelli si vince.
       *[no] L’ultima casella segna subito { $points } punti, e poi si gioca un altro turno.
    }
why-about-to-win =
    { $points ->
        [one] { $other } sta per vincere: la sua pedina segna { $points } punto, se nessuno la supera.
       *[other] { $other } sta per vincere: la sua pedina segna { $points } punti, se nessuno la supera.
    }
why-outdoes =
    { $wins ->
        [yes] Supera la pedina di { $other }, che vincerebbe.
       *[no] Supera la pedina di { $other }, che segnerebbe { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
why-leads-to =
    { $where ->
        [finish] Con i punti di questa casella ({ $points }) si vince.
       *[angel] Con i punti di questa casella ({ $points }) si arriva su un angelo, dove per farsi beccare ci vogliono quattro 1.
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] Fermarsi qui non porta niente
            [one] Fermarsi qui porta solo { $points } punto
           *[other] Fermarsi qui porta solo { $points } punti
        }, e a tirare ci si fa beccare { $percent ->
            [0] meno di una volta su 100
           *[other] solo { percent-times }
        }.
       *[no] { $points ->
            [0] Al prossimo tiro ci si fa beccare { percent-times }.
            [one] Al prossimo tiro ci si fa beccare { percent-times }, con { $points } punto in gioco.
           *[other] Al prossimo tiro ci si fa beccare { percent-times }, con { $points } punti in gioco.
        }
    }
why-risk =
    { $percent ->
        [0] Qui va già bene fermarsi; per l’altra strada ci si fa beccare { $otherwise } volte su 100.
        [one] Andando avanti da qui ci si fa beccare { $percent } volta su 100; per l’altra strada { $otherwise }.
       *[other] Andando avanti da qui ci si fa beccare { percent-times }; per l’altra strada { $otherwise }.
    }
why-reaches = Da qui, in questo turno, si arriva in cima a { track } { percent-times }.
why-taken = Poi tocca a { $other }, che { percent-times } butta fuori una pedina lasciata su { track }.
why-lasts =
    { $percent ->
        [0] Poi tocca a { $other }, che non butta fuori quasi mai una pedina lasciata su { track }.
        [one] Poi tocca a { $other }, che solo { $percent } volta su 100 butta fuori una pedina lasciata su { track }.
       *[other] Poi tocca a { $other }, che solo { percent-times } butta fuori una pedina lasciata su { track }.
    }

## Titoli della cartolina che si condivide

headline-one-more-and-out = Un altro 1 e addio: vittoria sul filo per { $winners }
headline-back-to-the-start-and-up = Di nuovo al via, e vince lo stesso: { $winners }
headline-never-caught = { $winners }: mai in castigo. Gli altri, { $number ->
        [one] una volta
       *[other] { $number } volte
    }
headline-past-the-finish = { $number } punti in un colpo solo: vittoria a { $winners }

## Trofei

feat-so-near = A un passo
    .story = una casella sotto la cima, quando arriva qualcun altro e svuota la pista
feat-butter-would-not-melt = Faccia d’angelo
    .story = vincere senza farsi beccare neanche una volta
feat-rock-bottom = Toccare il fondo
    .story = scivolare giù dal segnapunti, e vincere lo stesso
feat-encore = Bis!
    .story = arrivare in cima a due piste in un solo turno
feat-by-a-whisker = Per un pelo
    .story = arrivare in cima quando un altro 1 avrebbe portato guai

# I piani.
plan =
    tirare ancora finché il rischio è sotto il { PERCENT($danger) }, poi fermarsi; { $track ->
        [own] restare sulla tua pista, se si può
        [ask] la pista la scegli tu
       *[points] prendere la pista che vale di più
    }{ $vain ->
        [stop] {""}
        [roll] ; dove fermarsi non porta niente, tirare ancora
       *[ask] ; dove fermarsi non porta niente, decidi tu
    }
plan-ask-danger = Tiro ancora finché il rischio è…
plan-ask-track = Se le piste sono più d’una
plan-ask-vain = Dove fermarsi non porta niente
plan-some-danger = sotto il { PERCENT($number) }
plan-track-points = prendo quella che vale di più
plan-track-own = resto sulla mia, se posso
plan-track-ask = chiedilo a me
plan-vain-ask = chiedilo a me
plan-vain-stop = mi fermo lo stesso
plan-vain-roll = tiro ancora
plan-void-pawn = qualcuno ha buttato la tua pedina giù dalla pista.

# What other sentences of this file use.
percent-times = { $percent } { $percent ->
        [1] volta
       *[other] volte
    } su 100
