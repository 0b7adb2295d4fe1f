### Battaglia di cuscini («Pillow Fight»), in italiano.

title = Battaglia di cuscini
tagline =
    Acchiappa un cuscino, tuffati dietro al divano. Si vince con cinque
    colpi, o con più colpi di tutti quando ogni cuscino è strappato.
# The picture of the game, for those who do not see it.
picture-alt = Qualcuno lancia un cuscino, volano piume, e due occhi spuntano da un divano.

## Opzioni

option-size = Grandezza della stanza
option-size-8x8 = 8×8
option-size-6x6 = 6×6 (piccola)
option-size-10x10 = 10×10 (grande)
option-pillows = Cuscini a testa
option-pillows-1 = uno a testa (breve)
option-pillows-2 = due a testa
option-pillows-3 = tre a testa (lunga)
option-curfew = Quando arrivano i genitori
option-curfew-20 = dopo 20 giri
option-curfew-10 = dopo 10 giri
option-curfew-off = mai
option-full_defence = Difesa totale (+1 fino al tuo prossimo turno; a dadi pari il colpo va a segno)
option-pillow_theft = Furto di cuscino (ti tirano una cuscinata: con 5 o 6 il cuscino è tuo)
option-melee_block = Parata (+1 contro le cuscinate, se hai un cuscino in mano; consigliata)
option-fragile = Oggetti fragili (al secondo che va in pezzi la partita finisce)
option-corner_cover = Riparo secondo gli angoli (come nei giochi di ruolo)

## Le stanze già pronte

room-nursery = Cameretta
room-kitchen = Cucina
room-playroom = Sala giochi
room-living-room = Salotto
room-dormitory = Camerata
room-two-rooms = Due stanze
# Same as English: so they say in Italian too.
room-loft = Loft
room-four-rooms = Quattro stanze
room-ballroom = Salone da ballo
room-drawn = una stanza fatta a mano

## Che cosa è successo: i preparativi

event-room-set =
    { $key ->
        [drawn] { $seat } ha disegnato una stanza: { $walls ->
            [one] { $walls } casella
           *[other] { $walls } caselle
        } di muro, { $furniture } di mobili.
        [nursery] { $seat } sceglie la Cameretta. Occhio ai mattoncini sotto i piedi nudi.
        [kitchen] { $seat } sceglie la Cucina. Credenze dietro cui nascondersi a volontà.
        [playroom] { $seat } sceglie la Sala giochi.
        [living-room] { $seat } sceglie il Salotto. Giù le scarpe dal divano.
        [dormitory] { $seat } sceglie la Camerata. Luci spente, ufficialmente.
        [two-rooms] { $seat } sceglie Due stanze, con un muro da cui fare cucù.
        [loft] { $seat } sceglie il Loft.
        [four-rooms] { $seat } sceglie Quattro stanze, e tante porte.
       *[ballroom] { $seat } sceglie il Salone da ballo. Mi concede questo cuscino?
    }
event-fragile-set = Fragile, maneggiare con cura: { $squares }. Al secondo che va in pezzi la partita finisce.
event-pillows-placed =
    { $flavour ->
        [0] { $seat } sparge { $count } cuscini in giro. Belli soffici.
        [1] { $count } cuscini, piazzati da { $seat } con ogni cura e senza nessun piano. Certo, come no.
        [2] { $seat } ha sistemato { $count } cuscini.
       *[3] Munizioni pronte: { $count } cuscini, offre { $seat }.
    }
event-named = { $seat } decide: comincia { $other }.
event-volunteered = { $seat } comincia, e lo annuncia senza arrossire.
event-placed =
    { $flavour ->
        [0] { $seat } va in punta di piedi su { $square }.
        [1] { $seat } prende posizione su { $square }.
        [2] { $seat } aspetta su { $square } con aria innocente.
        [3] «Io non ci sono», dice { $seat } da { $square }.
        [4] { $seat } ammira il panorama da { $square }.
       *[5] { $square } adesso è l’angolino di { $seat }.
    }
event-fight-began = Ci sono tutti. **{ $seat }**, il primo turno è tuo: battaglia di cuscini!

## Che cosa è successo: un turno

event-moved =
    { $flavour ->
        [0] { $seat } sfreccia da { $origin } a { $square }.
        [1] { $seat } scivola coi calzini da { $origin } a { $square }.
        [2] Come un topolino, { $seat } corre da { $origin } a { $square }.
        [3] Tip, tap, tip, tap… da { $origin } fino a { $square } si sente solo { $seat }.
        [4] { $seat } fa una capriola da ninja da { $origin } a { $square }.
        [5] Via da { $origin }, subito su { $square }: { $seat } non trova pace.
        [6] { $seat } sguscia fino a { $square }. (In { $origin } cominciava a fare caldo.)
        [7] Piedi nudi da { $origin } a { $square }: sono quelli di { $seat }.
        [8] { $seat } lascia { $origin } per un posticino migliore, { $square }.
        [9] Hop, hop, hopplà! { $seat } salta { $origin } → { $square }.
        [10] Chi striscia da { $origin } a { $square }? Ma è { $seat }.
       *[11] { $square } sembra più accogliente di { $origin }, e { $seat } trasloca.
    }
event-picked-up =
    { $flavour ->
        [0] { $seat } acchiappa un cuscino da { $square }.
        [1] { $seat } raccoglie il cuscino in { $square } e lo soppesa.
        [2] { $seat } arraffa un cuscino in { $square }.
        [3] Arma morbidissima: { $seat } ha quello di { $square }.
        [4] Vieni qui, cuscino! { $seat } lo ritira in { $square }.
        [5] { $seat } si china su { $square } e si rialza con cattive intenzioni.
        [6] Il cuscino di { $square } ha trovato compagnia: { $seat }.
       *[7] Da { $square }, con piume: { $seat } ha il colpo in canna.
    }
event-pulled-away =
    { $pair ->
        [2] Ancora! { $seat } sfila un altro cuscino da sotto { $other }, in { $square }.
       *[other] { $flavour ->
            [0] { $seat } sfila un cuscino da sotto i piedi di { $other } in { $square }. Che faccia tosta!
            [1] Guarda che lì ci stava { $other }, { $seat }! In { $square } c’è un cuscino di meno.
           *[2] Zac, il trucco del tappeto: { $seat } prende il cuscino ai piedi di { $other } in { $square }.
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat } tira una cuscinata a { $other }
        [1] { $seat } prende la rincorsa, e { $other } capisce troppo tardi
        [2] Il cuscino di { $seat } fa il giro largo verso { $other }
        [3] { $seat } carica { $other } con un ruggito
        [4] «In guardia, { $other }!» grida { $seat }
        [5] Duello all’ultima piuma: { $seat } contro { $other }
        [6] Naso contro naso, { $seat } rifila una sventola a { $other }
       *[7] { $other } alza gli occhi proprio mentre { $seat } fa una piroetta
    }: **{ $face }** contro **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } per la difesa totale
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block } per il cuscino in mezzo
    }{ $tie ->
        [1] {" "}(pari)
       *[other] {""}
    }.
event-threw =
    { $flavour ->
        [0] { $seat } lancia un cuscino contro { $other }
        [1] Un cuscino vola da { $seat } verso { $other }
        [2] { $seat } spara un cuscino a { $other }
        [3] Occhio, { $other }! { $seat } ha lanciato
        [4] { $seat } prende di mira il pigiama di { $other }
        [5] Piume in volo! { $seat } su { $other }
        [6] Da una parte all’altra della stanza, { $seat } per { $other }
        [7] { $seat } chiude un occhio, prende la mira, e vola un cuscino per { $other }
       *[8] Posta aerea speciale da { $seat } per { $other }
    }: **{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty } per il riparo di { $cover }
    } contro **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } per la difesa totale
    }{ $tie ->
        [1] {" "}(pari)
       *[other] {""}
    }.
event-hit = **{ $hits ->
        [1] Primo colpo a segno:
        [2] Secondo colpo a segno:
        [3] Terzo colpo a segno:
        [4] Quarto colpo a segno:
       *[5] Quinto colpo a segno:
    }** { $row ->
        [3] Tre colpi di fila! Oggi niente ferma { $seat }. Scusaci, { $other }
       *[other] { $pair ->
            [3] Di nuovo { $other }! È la terza volta che { $seat } trova quel punto
           *[other] { $flavour ->
                [0] *Bum!* Colpo a segno per { $seat }
                [1] Dritto sul naso! { $seat } centra { $other }
                [2] Piume dappertutto: { $seat } colpisce { $other }
                [3] *Flop!* { $other } è un pupazzo di neve, grazie a { $seat }
                [4] Recapitato sul pancino di { $other }. Punto a { $seat }
                [5] { $other } fa «Mmmf!» e { $seat } prende nota
                [6] Centro in pigiama per { $seat }
                [7] I capelli di { $other } non saranno più gli stessi. A segno { $seat }
               *[8] *Puf!* In piena faccia a { $other }, da { $seat } con amore
            }
        }
    }.
event-missed =
    A vuoto! { $row ->
        [4] Quattro a vuoto di fila. Forse { $seat } prima dovrebbe svegliarsi.
       *[other] { $flavour ->
            [0] Sarà per la prossima volta.
            [1] { $other } si abbassa giusto in tempo.
            [2] Nient’altro che aria.
            [3] Quello se l’è preso la tenda.
            [4] { $other } sbadiglia e si piega a sinistra.
            [5] Dentro! Dentro! Macché.
            [6] Gran colpo, addosso a nessuno.
            [7] Fiuu, fa l’aria. «Ah!» fa { $other }.
            [8] Un capolavoro, se { $other } fosse ancora lì.
            [9] { $seat } colpisce l’ombra della lampada.
            [10] Un dito oltre l’orecchio sinistro di { $other }.
            [11] Nemmeno una piuma sfiora { $other }.
           *[12] { $other } fa un balletto. Pigiama intatto.
        }
    }
event-tore =
    { $flavour ->
        [0] Si strappa il cuscino di { $seat }:
        [1] *Strap!* Nevica attorno a { $seat }:
        [2] Piume addosso a { $seat }, e in mano una federa vuota:
       *[3] Una cuscinata di troppo per il cuscino di { $seat }:
    } { $left ->
        [0] era l’ultimo.
        [one] ne resta uno solo.
       *[other] ne restano { $left }.
    }
event-stole =
    { $flavour ->
        [0] { $seat } lo afferra per un angolo e strappa il cuscino di mano a { $other }!
        [1] Tiro alla fune! La spunta { $seat }, con il cuscino di { $other }.
        [2] «Questo lo prendo io.» { $seat } disarma { $other }.
       *[3] { $other } tira, { $seat } si tiene il cuscino. Che villania!
    }
event-caught =
    { $pair ->
        [3] { $seat } prende al volo il cuscino di { $other } per la terza volta. Ma giocate in squadra, voi due?
       *[other] { $flavour ->
            [0] { $seat } prende il cuscino al volo. Grazie, { $other }!
            [1] Preso! { $seat } ora ha il cuscino di { $other }.
            [2] { $seat } lo coglie a mezz’aria e se lo tiene.
            [3] Una mano sola, zero fatica: il cuscino è di { $seat }.
            [4] Che presa! { $other } ha appena armato { $seat }.
           *[5] { $seat } abbraccia il cuscino volante. Ormai è suo.
        }
    }
event-landed =
    { $flavour ->
        [0] Il cuscino cade ai piedi di { $seat } in { $square }.
        [1] Si affloscia in { $square }, accanto agli alluci di { $seat }.
        [2] Ed eccolo lì: { $square }, dove sta { $seat }.
        [3] { $seat } riceve un cuscino a domicilio, in { $square }.
        [4] Flop. { $square } adesso è più morbida, sotto { $seat }.
        [5] Dopo un rimbalzo si accomoda in { $square }, vicino a { $seat }.
        [6] Cuscino gratis in { $square }! E sopra c’è { $seat }.
        [7] Giù per terra, in { $square }. { $seat } lo scavalca.
        [8] Scivola e si ferma in { $square }, proprio davanti a { $seat }.
        [9] Un cuscino in più per { $square }, e { $seat } gli fa l’occhiolino.
       *[10] Finisce la corsa in { $square } e fa il solletico a { $seat }.
    }
event-shattered =
    { $number ->
        [1] *Crash!* L’oggetto fragile in { $square } è in mille pezzi. Un altro, e la festa è finita.
       *[other] *Crash!* Ora anche quello in { $square }. Passi sulle scale…
    }
event-defended =
    { $flavour ->
        [0] { $seat } si rannicchia in difesa totale fino al prossimo turno.
        [1] { $seat } si mette in guardia: +1 fino al prossimo turno.
        [2] { $seat } si chiude a riccio dietro le braccia. Difesa totale.
        [3] Modalità tartaruga per { $seat }: +1 in difesa.
        [4] Avanti, provateci: { $seat } sta lì come un muro (+1).
       *[5] { $seat } tiene d’occhio tutti gli angoli insieme. Difesa totale!
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat } aspetta e ascolta.
            [1] { $seat } non fa assolutamente niente, e lo fa benissimo.
            [2] Ssst! { $seat } fa finta di dormire.
            [3] { $seat } riprende fiato.
           *[4] Un turno tranquillo per { $seat }. Troppo tranquillo.
        }
       *[other] { $flavour ->
            [0] { $seat } la chiude qui.
            [1] «Può bastare», pensa { $seat }.
            [2] { $seat } si ferma e sogghigna.
            [3] Ginnastica finita per { $seat }.
            [4] Un, due, tre, stella! { $seat } non muove un muscolo.
            [5] E per il momento { $seat } è a posto.
            [6] Per stavolta è tutto, da { $seat }.
           *[7] { $seat } resta lì così, a mezz’aria.
        }
    }
event-curfew-nears =
    { $left ->
        [one] Passi in corridoio! È l’ultimo giro prima che arrivino i genitori.
       *[other] Di sotto qualcuno guarda l’orologio: { $left } giri, e arrivano i genitori.
    }
event-dropped = Il cuscino di { $seat } cade in { $square }.
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] Cinque colpi, e a metà partita era in coda! { $people ->
                [one] Vince
               *[other] Vincono
            } la battaglia di cuscini: { $seats }. Mai svegliare chi dorme.
           *[other] Cinque colpi! { $people ->
                [one] Vince
               *[other] Vincono
            } la battaglia di cuscini: { $seats }.
        }
        [torn] L’ultimo cuscino è strappato, e nevicano piume. Più colpi di tutti: { $seats }!
        [shattered] Due cose rotte sono due di troppo: è finita. Più colpi di tutti: { $seats }!
        [curfew] Si apre la porta: i genitori! Dormono tutti, ovviamente. Più colpi di tutti: { $seats }!
       *[last] Tutti gli altri sono andati a letto: { $people ->
            [one] vince
           *[other] vincono
        } { $seats }.
    }

## Perché no

refusal-not-now =
    { $phase ->
        [room] Prima la stanza.
        [pillows] Prima i cuscini.
        [first] Prima qualcuno deve dire chi comincia.
        [place] Prima si mettono tutti a posto.
       *[play] La battaglia è in corso: muoviti, raccogli, colpisci, lancia, o chiudi il turno.
    }
refusal-no-such-square = In questa stanza non c’è nessuna casella { $square }.
refusal-room-rows = La stanza ha { $found } { $found ->
        [one] riga
       *[other] righe
    }, e gliene servono { $wanted }.
refusal-room-row = La riga { $line } dall’alto ha { $found } { $found ->
        [one] casella
       *[other] caselle
    }, e gliene servono { $wanted }.
refusal-room-character = Riga { $line } dall’alto, casella { $place } da sinistra: «{ $character }» non è pavimento (🟫 .), né muro (⬜ #), né mobile (🟦 f).
refusal-room-walls = Troppi muri: { $found } caselle, e ne sono permesse { $most }.
refusal-room-furniture = Troppi mobili: { $found } caselle, e ne sono permesse { $most }.
refusal-room-floor = Troppo poco pavimento: { $found } caselle, e alla stanza ne servono almeno { $least }.
refusal-room-apart = Da { $start } non si arriva a { $square }. Tutto il pavimento dev’essere collegato; un passo in diagonale tra due caselle di muro o di mobili non conta.
refusal-fragile-off = In questa partita non ci sono oggetti fragili.
refusal-fragile-count = La stanza vuole { $wanted } oggetti fragili, e ne hai indicati { $found }.
refusal-fragile-twice = In { $square } c’è posto per un solo oggetto fragile.
refusal-fragile-wall = { $square } è un muro: gli oggetti fragili stanno sul pavimento o sui mobili.
refusal-pillows-count = Metti tutti e { $wanted } i cuscini insieme; ne hai indicati { $found }.
refusal-pillows-twice = Per ora un cuscino a casella: hai indicato { $square } due volte.
refusal-pillows-wall = { $square } è un muro: i cuscini stanno sul pavimento o sui mobili.
refusal-pillows-out-of-reach = A un cuscino in { $square } non arriverebbe nessuno: accanto non c’è pavimento.
refusal-first-nobody = Al posto { $number } non c’è nessuno che giochi ancora.
refusal-on-wall = { $square } è un muro.
refusal-on-furniture = { $square } è un mobile, e sui mobili non ci si arrampica.
refusal-occupied = In { $square } c’è già { $other }.
refusal-move-here = Sei già in { $square }.
refusal-move-far = { $square } è a più di tre passi.
refusal-take-holding = Hai già un cuscino in mano, e di più non ne puoi portare.
refusal-take-far = A { $square } non ci arrivi: puoi raccogliere un cuscino sotto di te o proprio accanto.
refusal-take-nothing = In { $square } non c’è nessun cuscino.
refusal-attack-twice = In questo turno hai già attaccato.
refusal-attack-empty-handed = Per questo ci vuole un cuscino.
refusal-attack-self = Non puoi prenderti a cuscinate da te.
refusal-attack-nobody = Al posto { $number } non c’è nessuno che giochi ancora.
refusal-swing-far = { $other } non è accanto a te: lancia, o avvicinati.
refusal-throw-blocked =
    { $count ->
        [one] Il muro in { $squares } è
       *[other] I muri in { $squares } sono
    } tra te e { $other }.
refusal-throw-beside = { $other } sta proprio dietro al muro in { $squares }, e dal tuo lato non puoi lanciare. Al contrario magari si può.
refusal-defend-off = In questa partita non c’è la difesa totale.
refusal-defend-twice = Sei già in guardia.

## Al tavolo

prompt-room = **{ $seat }**, che stanza si usa stanotte? Prendine una di queste, o disegnane una tua.
prompt-pillows = **{ $seat }**, piazza { $count } cuscini.
prompt-first = **{ $seat }**, chi comincia?
prompt-place = **{ $seat }**, dove ti metti?
prompt-play = **{ $seat }**, { $square }, { $hands ->
        [full] cuscino in mano
       *[free] mani libere
    }: { $actions ->
        [one] resta un’azione
       *[other] restano { $actions } azioni
    }{ $attacked ->
        [1] , attacco già fatto
       *[0] {""}
    }.
prompt-odds = { $armed ->
        [yes] Cuscinata: il cuscino resta tuo. Lancio: vola via.{" "}
       *[no] {""}
    }Sbircia: fin dove, chi, e perché no.
action-room = { $room }
action-room-draw = La disegno io…
action-pillows-evenly = Distribuiscili tu
action-pillows-choose = Scelgo le caselle…
action-first = Comincia { $other }
action-first-self = Comincio io
action-take-from = Raccolgo in { $square }
action-swing = Cuscinata a { $other } · { PERCENT($percent) }
action-throw = Lancio a { $other } · { PERCENT($percent) }
action-throw-cover = Lancio a { $other } · riparo { $cover } −1 · { PERCENT($percent) }
action-defend = Difesa totale
action-end = Chiudo il turno
pick-place = Mettiti su una casella, { $several ->
        [0] colonna { $first }
       *[other] colonne da { $first } a { $last }
    }…
pick-move = Vai su una casella, { $several ->
        [0] colonna { $first }
       *[other] colonne da { $first } a { $last }
    }…
pick-good-place = Un buon posto…
pick-good-move = Muoviti: prima le caselle buone…
square-good = { $square } · { $good }
square-on-pillow = { $count ->
        [one] su un cuscino
       *[other] su { $count } cuscini
    }
square-beside-pillow = accanto a un cuscino
square-behind = dietro { $squares }
square-step = { $arrow } un passo
square-steps = { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
square-risk = { $count ->
        [0] per ora lì nessuno può colpirti
        [one] 1 giocatore può colpirti lì, { PERCENT($percent) }
       *[other] { $count } giocatori possono colpirti lì, { PERCENT($percent) }
    }
square-swing = cuscinata a { $other } { PERCENT($percent) }
square-throw = lancio a { $other } { PERCENT($percent) }
pick-take = Raccogli un cuscino in…
pick-attack = Attacca…
attack-swing = il cuscino resta tuo
attack-throw = il cuscino vola via
form-room-title = Disegna una stanza { $width }×{ $width }
form-room-rows = La stanza, dall’alto
    .about = 🟫 o . pavimento · ⬜ o # muro · 🟦 o f mobile
form-room-fragile = Oggetti fragili: tre caselle
form-room-fragile-example = C4 D5 E6
form-pillows-title = Metti { $count } cuscini, uno per casella
form-pillows-columns = { $several ->
        [0] Colonna { $first }
       *[other] Colonne da { $first } a { $last }
    }

## Sbirciando

own-title = Ecco che cosa puoi fare:
own-here = Sei in **{ $square }**{ $hands ->
        [full] {" "}con un cuscino in mano
       *[free] , mani libere
    }.
own-waiting = La battaglia non è ancora cominciata: per ora niente da misurare.
own-out = Per te la battaglia è finita.
own-over = La battaglia è finita.
own-line = { $name } in { $square }: { $odds }.
own-group = { $names }: { $odds }.
own-swing = cuscinata { PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] {" "}(il suo dado più { $more })
    }
own-throw = lancio { PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] {" "}(meno { $penalty }: riparo di { $by })
    }{ $more ->
        [0] {""}
       *[other] {" "}(il suo dado più { $more })
    }
own-not-far = troppa distanza per una cuscinata
own-not-nobody = lì non c’è nessuno
own-not-wall-beside = niente lancio, sta proprio dietro al muro in { $by }
own-not-wall-between = niente lancio, { $count ->
        [one] c’è di mezzo il muro in { $by }
       *[other] ci sono di mezzo i muri in { $by }
    }
own-not-corners = niente lancio da nessun angolo, muri: { $by }
own-out-of-reach = Niente attacchi a { $names }: il perché è nell’immagine.
own-pillows = Cuscini a portata di mano: { $pillows }.
own-no-pillows = Nessun cuscino a portata di mano.
own-reach = Entro tre passi, per rischio di essere colpito: { $groups }.
own-chances = { PERCENT($percent) } in { $squares }
own-shots =
    L’attacco migliore da lì{ $armed ->
        [1] {""}
       *[0] , appena hai un cuscino
    }: { $groups }.
own-safest = Il rischio minore entro tre passi: { $squares }, { PERCENT($percent) }.
own-risk-here = { $count ->
        [0] Qui per ora nessuno può colpirti.
       *[other] Il tuo rischio qui: { PERCENT($percent) }.
    }
own-no-reach = Nessun posto dove andare.

## Il tabellone e il tabellone in testo

board-header-room = sceglie la stanza
board-header-pillows = piazza { $count } cuscini
board-header-first = dice chi comincia
board-header-place = prende posto
board-header-play = { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    } · { $hands ->
        [full] cuscino in mano
       *[free] mani libere
    }
board-header-hits = vince con cinque colpi!
board-header-torn = { $winners ->
        [one] ha più colpi: cuscini finiti!
       *[other] hanno più colpi: cuscini finiti!
    }
board-header-shattered = { $winners ->
        [one] ha più colpi, e cocci a terra!
       *[other] hanno più colpi, e cocci a terra!
    }
board-header-curfew = { $winners ->
        [one] ha più colpi: ecco i genitori!
       *[other] hanno più colpi: ecco i genitori!
    }
board-winners = { $count } amici
board-blow = { $hit ->
        [1] A segno
       *[0] { $saved ->
            [none] A vuoto
           *[other] Para { $saved }
        }
    }{ $fate ->
        [tore] , strappato
        [caught] , al volo
        [stole] , rubato
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] , { $broke } in pezzi
    }!
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = Poco fa { $name } { $kind ->
        [throw] ha lanciato un cuscino
       *[swing] ha tirato una cuscinata
    } a { $other }{ $cover ->
        [none] {""}
       *[other] {" "}(riparo di { $cover })
    }, probabilità { PERCENT($percent) }: { $face } contro { $against }. { $result }
board-walk-line = Poco fa { $name } ha fatto da { $start } a { $end }.
board-grab-line = Poco fa { $name } ha raccolto un cuscino in { $square }.
board-round = giro
board-of = su { $most }
board-size = { $width }×{ $width }
board-clear = libero
board-cover = riparo −1
board-blocked = bloccato
board-you = tu
board-throw = lancio { PERCENT($percent) }
board-swing = cuscinata { PERCENT($percent) }
board-no-throw = muro { $by }
board-too-far = cuscinata no: lontano
board-reach = { $squares ->
        [0] nessun posto dove andare
        [one] 1 casella · %: il tuo rischio lì
       *[other] { $squares } caselle · %: il tuo rischio lì
    }
board-aim = { PERCENT($percent) } di colpirlo
board-or-draw = …o disegnala tu
board-left-short = { $name } (via)
board-torn = strappati: { $torn }
board-whole = interi: { $whole }
board-now-room = { $name } sceglie la stanza.
board-now-pillows = { $name } piazza { $count } cuscini.
board-now-first = { $name } dice chi comincia.
board-now-place = { $name } prende posto.
board-now-play = { $name } ha ancora { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }{ $attacked ->
        [1] {" "}e ha già attaccato
       *[0] {""}
    }.
board-now-hits = { $name } vince con cinque colpi!
board-now-torn = { $name } { $winners ->
        [one] vince
       *[other] vincono insieme
    } con più colpi di tutti: ogni cuscino è strappato.
board-now-shattered = { $name } { $winners ->
        [one] vince
       *[other] vincono insieme
    } con più colpi di tutti: due cose sono in pezzi.
board-now-curfew = { $name } { $winners ->
        [one] vince
       *[other] vincono insieme
    } con più colpi di tutti: ecco i genitori.
board-alt-rooms = Si può scegliere: { $rooms }.
board-alt-room = { $room } ({ $walls ->
        [0] nessun muro
        [one] 1 casella di muro
       *[other] { $walls } caselle di muro
    }, { $furniture } di mobili)
board-alt-ground = Muri: { $walls }. Mobili: { $furniture }.
board-room-of = La stanza ha { $width }×{ $width } caselle.
board-heading = Battaglia di cuscini · { $width }×{ $width } · { $round ->
        [0] prima della battaglia
       *[other] giro { $round }
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· i genitori arrivano dopo il giro { $curfew }
    }
board-first = Comincia { $name }.
board-player = { $name }: { $facts }
board-at = in { $square }
board-hits =
    { $hits ->
        [one] 1 colpo
       *[other] { $hits } colpi
    }
board-holding = ha un cuscino
board-defending = in guardia
board-pillows = Ci sono cuscini in: { $pillows }.
board-pile =
    { $count ->
        [one] { $square }
       *[other] { $square } ({ $count })
    }
board-none = niente
board-torn-line = Cuscini strappati: { $torn } su { $all }.
board-fragile = Oggetti fragili in: { $squares }; in pezzi: { $shattered }.
board-ready = { $room }{ $count ->
        [0] :
       *[other] , oggetti fragili in { $fragile }:
    }
board-key = . pavimento, # muro, f mobile, o cuscino (& su un mobile), maiuscola: chi sta lì

## Il primo minuto, per chi non conosce il gioco

hint-goal = 🏁 L’obiettivo: cinque colpi di cuscino.
hint-room = La stanza la scegli tu. I muri bloccano i lanci; i mobili li rendono solo più difficili.
hint-pillows = Tu piazzi { $count } cuscini. Chi ne ha uno vicino combatte prima degli altri.
hint-first = Decidi tu chi comincia: chi vuoi, o tu.
hint-place = Scegli da dove parti. Con un cuscino vicino combatti prima; muri e mobili ti riparano.
hint-fetch = Hai le mani libere, e per attaccare serve un cuscino. Mettiti sopra o accanto a uno, e raccoglilo. In questo turno { $actions ->
        [one] ti resta un’azione
       *[other] ti restano { $actions } azioni
    }.
hint-attack = Hai un cuscino in mano. Con una cuscinata a chi ti sta accanto lo tieni, se non si strappa. Con un lancio a qualcuno che vedi vola via. Tirate tutti e due, e vince il dado più alto.
hint-rest = In questo turno hai già attaccato, e hai ancora un cuscino. Con quel che resta puoi muoverti, o chiudere il turno.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = In una stanza già pronta tutti hanno le stesse possibilità.
tip-pillows = Sparsi in modo uniforme, tutti ne hanno uno vicino.
tip-first = Chi comincia arriva per primo a un cuscino.
tip-start = Parti da { $square }: { $pillow ->
        [on] lì c’è un cuscino.
        [beside] proprio accanto c’è un cuscino.
       *[none] lì qualcosa ti ripara.
    } { $percent ->
        [0] Per ora lì nessuno può colpirti.
       *[other] Al momento il rischio lì è { PERCENT($percent) }.
    }
tip-hit = Da qui nessun attacco va a segno più spesso: { PERCENT($percent) }. Cinque colpi e si vince. { $kind ->
        [swing] E il cuscino resta tuo, se non si strappa.
       *[throw] {""}
    }
tip-aim = Vai in { $square }: da lì la probabilità di colpire { $other } è { PERCENT($percent) }, { $otherwise ->
        [0] e da qui non colpisci nessuno.
       *[other] da qui solo { PERCENT($otherwise) }.
    }
tip-take = Senza cuscino non puoi attaccare. { $percent ->
        [0] {""}
       *[other] Con quello puoi attaccare subito { $other }: probabilità { PERCENT($percent) }.
    }
tip-fetch = Vai in { $square }: lì puoi raccogliere un cuscino. { $percent ->
        [0] Per ora lì nessuno può colpirti.
       *[other] Al momento il rischio lì è { PERCENT($percent) }.
    }
tip-closer = Vai in { $square }: da lì { $hands ->
        [full] qualcuno è più vicino.
       *[free] un cuscino è più vicino.
    }
tip-safer = Vai in { $square }: { $percent ->
        [0] per ora lì nessuno può colpirti, e qui il rischio è
       *[other] lì il rischio è { PERCENT($percent) }, e qui
    } { PERCENT($otherwise) }.
tip-defend = Fino al tuo prossimo turno è più difficile colpirti.
tip-rest = { $percent ->
        [0] Per ora qui nessuno può colpirti.
       *[other] Nessuna casella a portata è nettamente più sicura della tua.
    }

## Le regole in un minuto

rules-1 =
    ## Battaglia di cuscini
    _«Pillow Fight», di hirnsalat, peacememories e m0ru · da 3 a 6 giocatori_

    Il grande appartamento dei vostri amici, una modesta scorta di cuscini, e neanche un adulto in vista. **Con cinque colpi si vince.** Se prima si strappano tutti i cuscini, vince chi ne ha messi a segno di più.

    Una persona sistema muri e mobili, la seguente piazza i cuscini, una terza dice chi comincia. Poi ognuno si mette sul pavimento.

    Al tuo turno hai **due azioni**, e puoi fermarti prima:
    - **Muoviti** fino a tre passi, anche in diagonale, solo sul pavimento e senza passare attraverso nessuno.
    - **Raccogli** un cuscino sotto di te o su una casella vicina. Ne puoi portare uno. Non ti fermano né i muri, né chi ci sta sopra.
    - **Attacca**, una volta per turno, con un cuscino in mano.
rules-2 =
    ## Attaccare
    Si tira un dado per parte. Se il tuo è più alto: colpito.

    - **Cuscinata** a chi ti sta accanto, muri o non muri. Il cuscino resta a te, ma si **strappa** se il tuo dado fa 1 o 2.
    - **Lancio** a chiunque tu veda. Il cuscino gli cade ai piedi, a meno che abbia le mani libere e il suo dado faccia 5 o 6: allora lo **prende al volo**. Il colpo può andare a segno lo stesso.

    I muri bloccano un lancio; i mobili e le persone no.
rules-3 =
    ## Al riparo
    Il riparo conta solo per i lanci. Guarda dal bersaglio verso chi lancia: dritto o in diagonale, che cosa c’è sulla casella subito accanto al bersaglio?
    - Un **muro**: da lì nessuno può lanciare.
    - Un **mobile**: il dado di chi lancia conta uno in meno.

    Vale in un solo senso: da dietro certi angoli puoi lanciare dove nessuno può rispondere. Prima di un lancio, il tavolo ti dice le probabilità.

    Dopo 20 giri (se chi ha aperto il tavolo non ha scelto altro) arrivano i genitori, e vince chi ha più colpi.
rules-4 =
    ## Regole della casa
    - **Difesa totale**: è un’azione; fino al tuo prossimo turno la tua difesa conta uno in più. Allora però, a dadi pari, il colpo va a segno.
    - **Furto di cuscino**: se ti tirano una cuscinata e hai le mani libere, con 5 o 6 ti prendi il cuscino, se non si è strappato.
    - **Parata**: se ti tirano una cuscinata e hai un cuscino in mano, il tuo dado conta uno in più.
    - **Oggetti fragili**: tre. Un lancio che non va a segno e non è preso al volo ne rompe uno sulla casella del bersaglio o lì accanto. Al secondo la partita finisce.
    - **Riparo secondo gli angoli**: chi lancia sceglie l’angolo migliore della propria casella e guarda i quattro angoli di quella del bersaglio. Muri su tutte e quattro le linee: impossibile. Su qualcuna, o mobili accanto al bersaglio: uno in meno.

## Perché una mossa è buona: frasi intere sulla mossa, rivolte a nessuno in particolare.
# $percent is a chance, $otherwise the same for the other attack.

why-hits =
    { $wins ->
        [yes] Basta un altro colpo per vincere, e questo va a segno su { $other } { percent-times }.
       *[no] { $otherwise ->
            [0] Colpisce { $other } { percent-times }.
           *[other] Colpisce { $other } { percent-times }, l’altro attacco solo { $otherwise }.
        }
    }
why-tears = Con una cuscinata il cuscino si strappa { percent-times }, con un lancio mai.
why-last-pillow = Con una cuscinata l’ultimo cuscino si strappa { percent-times }, e allora è finita, con { $other } in testa.
why-shatters =
    Un lancio che manca { $other } manda in pezzi il secondo oggetto fragile, e allora è finita, con { $seat } { $level ->
        [yes] alla pari
       *[no] in testa
    }.
why-miss-wins = Anche sbagliando si vince: va in pezzi il secondo oggetto fragile vicino a { $other }, e qui ci sono più colpi a segno.
why-catches = { $other } ha le mani libere, e prende al volo un lancio { percent-times }.
why-then = Poi si può attaccare subito { $other }, e il colpo va a segno { percent-times }.
why-contested =
    { $count ->
        [one] Altrimenti quel cuscino potrebbe prenderselo prima { $other }.
       *[other] Altrimenti quel cuscino potrebbe prenderselo prima { $other }, o qualcun altro.
    }
why-at-hand =
    { $count ->
        [one] Da { $square } c’è un cuscino a portata di mano.
       *[other] Da { $square } ci sono { $count } cuscini a portata di mano.
    }
why-next-turn = Da lì { $other } è a portata di cuscino al prossimo turno, e il colpo va a segno { percent-times }.
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] È proprio accanto a qualcuno.
            [one] Da lì manca 1 passo per arrivare accanto a chi sta più vicino, invece di { $otherwise }.
           *[other] Da lì mancano { $steps } passi per arrivare accanto a chi sta più vicino, invece di { $otherwise }.
        }
       *[free] { $steps ->
            [one] Da lì manca 1 passo per avere un cuscino a portata di mano, invece di { $otherwise }.
           *[other] Da lì mancano { $steps } passi per avere un cuscino a portata di mano, invece di { $otherwise }.
        }
    }

## Titoli della cartolina che si condivide

headline-past-all-cover = { $other } al riparo? Non basta: vittoria a { $winners }
headline-not-a-feather =
    { $number ->
        [1] Un solo colpo in una notte, e non su { $winners }
       *[other] { $number } colpi in una notte, e nessuno su { $winners }
    }
headline-the-last-pillow-tore = Strappato l’ultimo cuscino: più colpi per { $winners }
headline-something-broke = Cocci sul pavimento, e più colpi per { $winners }
headline-parents-came = Arrivano i genitori, e più colpi per { $winners }
headline-one-last-hit = Un ultimo colpo su { $other }: vittoria a { $winners }

## Trofei

feat-over-the-sofa = Oltre il divano
    .story = colpire qualcuno al riparo, con poche speranze
feat-return-to-sender = Rispedito al mittente
    .story = prendere al volo un cuscino, e colpire chi l’aveva lanciato con l’attacco seguente
feat-rug-pull = Il trucco del tappeto
    .story = sfilare il cuscino da sotto i piedi di qualcuno, e colpirlo nello stesso turno
feat-untouched = Non una piuma fuori posto
    .story = vincere senza prendere neanche un colpo
feat-feathers-everywhere = Piume dappertutto
    .story = strappare l’ultimo cuscino che c’era
feat-not-the-vase = Il vaso no!
    .story = rompere qualcosa di fragile

# I piani. $attacks is 1 where somebody is to be hit.
plan =
    { $attacks ->
        [0] {""}
       *[other] attaccare { $attack }, se il colpo riesce almeno { $odds } volte su 100; poi{" "}
    }{ $rest ->
        [defend] difesa totale e fine del turno
        [end] fine del turno
       *[ask] decidi tu il resto
    }
plan-ask-attack = Attacco
plan-ask-odds = Se la probabilità di colpire è
plan-ask-rest = E con il resto del turno
plan-open-attack = nessuno
plan-some-odds = almeno { PERCENT($number) }
plan-rest-end = lo chiudo
plan-rest-defend = difesa totale, poi lo chiudo
plan-rest-ask = chiedilo a me
plan-void-hands = non hai più il cuscino in mano.

# What other sentences of this file use.
percent-times = { $percent } { $percent ->
        [1] volta
       *[other] volte
    } su 100
