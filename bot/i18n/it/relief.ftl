# I posti che passano di mano a metà partita.

button-hand-over = Cedo il posto
button-keep-seat = Tengo il mio posto
button-take = Prendo il posto di { $name }
button-relieve = Gioco io per { $name }
button-hand-over-sure = Sì, offro il mio posto
button-take-sure = Mi siedo
button-drop-out = Lo lascio a un computer

hand-over-sure =
    Il posto resta tuo finché non si siede qualcuno, un giorno al massimo; *⋯* ritira l’offerta. Poi esci per sempre.
    Se per quel posto finisce male, il tuo rating scende; se no, resta. `/tavolo cedi` lo chiede a una persona. Chiedo in giro?
drop-out-sure = Di fretta? Un computer può continuare subito; per il tuo rating vale come arrendersi.
take-sure =
    Giocheresti al posto di { $seat } fino alla fine: tutto quello che ha in questa partita diventa tuo, e più tardi non puoi passare a un altro posto.
    Il tuo rating qui non ha niente da perdere e niente da guadagnare. La partita entra nel tuo profilo se prendi almeno metà delle decisioni di questo posto.

table-offered = 🪑 { $seat } deve andare. { $whom ->
        [anybody] Chi vuole andare avanti al suo posto?
       *[other] { $whom }, vuoi andare avanti al suo posto?
    } Fine dell’offerta: { $when }.
table-relieved = { $seat } ha preso il posto di { $former } e gioca da qui in poi.

offered-call = { $whom ->
        [anybody] { $who } deve andare. C’è qualcuno qui che vuole andare avanti al suo posto? [Prendi il posto al tavolo]({ $link }); fino ad allora il posto resta a { $who }. Fine dell’offerta: { $when }.
       *[other] { $whom }, { $who } deve andare e vorrebbe lasciarti il posto. [Prendilo al tavolo]({ $link }); fino ad allora il posto resta a { $who }. Fine dell’offerta: { $when }.
    }
relieved-call = 🪑 { $who } va avanti al posto di { $former }. [Al tavolo]({ $link })

done-offered = Ho chiesto. Il posto è tuo finché non si siede qualcuno.
done-kept = Bene, resti. Il posto non è più in offerta.
done-dropped-out = Vai pure! Al tuo posto gioca un computer. Alla prossima partita.
done-relieved = Ci sei! Il posto è tuo, e anche il suo tempo. Dai un’occhiata al tabellone.
done-relieved-secret = Ci sei! Il posto è tuo, e anche il suo tempo. *Sbircia* ti mostra i suoi segreti, e sta per arrivarti un messaggio diretto con quelli.

vote-relieve-sure = Giocheresti al posto di { $seat } fino alla fine. Lo chiedo a chi gioca ancora. Hanno un giorno, e chi tace acconsente; ma se nel frattempo torna { $seat }, la questione è chiusa. Glielo chiedo?
vote-relieve-open = 🪑 { $who } vorrebbe andare avanti al posto di { $seat }, che manca da un po’.{ $silent ->
        [none] {""}
       *[other] {" "}Senza risposta finora: { $silent }.
    } Chi tace acconsente. Si decide { $when }; se prima torna { $seat }, la questione è chiusa.
vote-relieve-refused = 🙂 Si aspetta { $seat }: così vuole chi ha votato no ({ $seats }).
vote-relieve-call = { $seat }, qui si sente la tua mancanza! { $who } vorrebbe prendere il tuo posto. [Torna]({ $link }), e resta tuo. Ultimo momento utile: { $when }.{ $others ->
        [none] {""}
       *[other] {" "}La parola passa a { $others }.
    }
vote-relieve-computer-sure = Giocheresti al posto di { $seat } fino alla fine, e per il tuo rating non conta. Lo chiedo a chi gioca ancora. Hanno un giorno, e chi tace acconsente. Glielo chiedo?
vote-relieve-computer-open = 🪑 { $who } vorrebbe entrare in gioco al posto di { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Senza risposta finora: { $silent }.
    } Chi tace acconsente. Si decide { $when }.
vote-relieve-computer-refused = 🙂 Si va avanti con { $seat }: così vuole chi ha votato no ({ $seats }).
vote-relieve-computer-call = { $who } vorrebbe [entrare in gioco]({ $link }) al posto di { $seat }.{ $others ->
        [none] {""}
       *[other] {" "}La parola passa a { $others }.
    } Si decide { $when }.

sorry-no-offer = Quel posto non è in offerta.
sorry-own-offer = Quello è il tuo posto. Se alla fine vuoi tenerlo, premi *⋯* e poi *Tengo il mio posto*.
sorry-drop-out = Un computer può sostituirti solo se restano in gioco almeno altri due, e uno è una persona. Puoi arrenderti, o cedere il tuo posto.
sorry-offered-to-other = Quel posto è riservato a { $whom }.
sorry-hand-over-bot = I bot non hanno mani per i dadi. Chiedi a una persona, per favore.
sorry-relief-seated = { $other ->
        [yes] Quella persona è già a questo tavolo, e nessuno gioca per due.
       *[no] Hai già un posto a questo tavolo, e nessuno gioca per due.
    }
sorry-relief-watched = { $other ->
        [yes] Quella persona ha già giocato in questa partita, e ha visto cose che questo posto non deve sapere. Ci vuole qualcun altro.
       *[no] Hai già giocato in questa partita, e hai visto cose che questo posto non deve sapere. Ci vuole qualcun altro.
    }
sorry-relief-unwelcome = { $other ->
        [yes] A questo tavolo non c’è posto per quella persona.
       *[no] Mi spiace, a questo tavolo non c’è posto per te.
    }
