# I piani: decidere adesso che cosa si fa quando tocca.

button-plan = 📝 Gioco d’anticipo
button-plan-mine = 📝 Il mio piano
button-plan-make = Fai un piano
button-plan-change = Cambialo
button-plan-drop = Ritiralo

plan-title = ### 📝 Il tuo piano al tavolo { $table }
plan-none = Più tardi hai da fare? Di’ adesso che cosa vuoi fare al tuo turno: un attimo dopo che tocca a te, lo faccio io al posto tuo. Il tuo piano non lo vede nessun altro, e nessuno può accorgersi che c’era. Vale per un turno, e fino ad allora puoi cambiare idea.
plan-waits =
    Quando tocca a te: { $plan }.
    -# Ci penso io. Se prima qualcuno lascia la partita, o decidi qualcosa tu, il piano salta.
# Why comes first: "Ann ti ha dato un numero."
plan-void =
    Questo piano non va più bene: { $why } Quindi tocca di nuovo a te.
    -# Avevi in programma questo: { $plan }.
plan-void-told = 📝 [Tavolo { $table }]({ $link }): { $told }
plan-void-left = qualcuno ha lasciato la partita.
plan-void-relieved = qualcuno ha preso il posto di qualcun altro.
plan-void-refused = le regole non lo permettono più.

plan-form = Quando tocca a te
plans-label = Piani in anticipo
lobby-plans-not = niente piani in anticipo

sorry-plan-now = Tocca a te proprio adesso, quindi non serve nessun piano. Quando hai deciso, puoi fare un piano per il prossimo turno.
sorry-plan-none = A { $game } non si fanno piani in anticipo.
sorry-plan-off = A questo tavolo niente piani in anticipo: lo dice una delle regole della casa.
sorry-plan-not-yet = Per ora non c’è niente da mettere in programma. Riprova quando tutti hanno un posto e la battaglia è cominciata.
sorry-plan-evening = Il tavolo di quella serata si apre più avanti. Fissa la data senza *piani*, e poi spegni i piani nelle sue regole della casa.
sorry-plan-late = Da quando hai aperto quel modulo sono successe troppe cose. Dai un’occhiata al tabellone, poi rifai il piano.
refusal-plan-nothing-now = In questo momento non c’è niente da mettere in programma.
refusal-plan-strange = Quel modulo non riguarda più questo momento. Riaprilo, per favore.
refusal-plan-nothing = Così resterebbe tutto da decidere a te, e non sarebbe un piano. Scegli qualcosa da far fare a me.
