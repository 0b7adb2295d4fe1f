### Vorausplanen: jetzt entscheiden, was man tut, wenn man dran ist.

button-plan = 📝 Vorausplanen
button-plan-mine = 📝 Mein Plan
button-plan-make = Plan machen
button-plan-change = Ändern
button-plan-drop = Zurücknehmen
plan-title = ### 📝 Dein Plan an Tisch { $table }
plan-none = Später keine Zeit? Sag jetzt, was du tun willst, wenn du dran bist, und ich mache es dann einen Augenblick später für dich. Niemand sonst sieht deinen Plan oder merkt, dass es einen gab. Er gilt für einen Zug, und bis dahin kannst du es dir anders überlegen.
plan-waits =
    Wenn du dran bist: { $plan }.
    -# Ich kümmere mich darum. Geht vorher jemand, oder entscheidest du selbst etwas, gilt der Plan nicht mehr.
plan-void =
    Dieser Plan passt nicht mehr: { $why } Also bist wieder du gefragt.
    -# Geplant hattest du: { $plan }.
plan-void-told = 📝 [Tisch { $table }]({ $link }): { $told }
plan-void-left = Jemand hat die Partie verlassen.
plan-void-relieved = Jemand anderes hat einen Platz übernommen.
plan-void-refused = Die Regeln erlauben ihn nicht mehr.
plan-form = Wenn du dran bist
plans-label = Vorausplanen
lobby-plans-not = niemand plant voraus
sorry-plan-now = Du bist gerade dran, da braucht es keinen Plan. Wenn du entschieden hast, kannst du deinen nächsten Zug planen.
sorry-plan-none = In { $game } gibt es kein Vorausplanen.
sorry-plan-off = An diesem Tisch plant niemand voraus: Das ist eine seiner Hausregeln.
sorry-plan-not-yet = Noch gibt es nichts zu planen. Versuch es wieder, wenn alle einen Platz haben und die Schlacht läuft.
sorry-plan-evening = Der Tisch dieses Abends geht erst später auf. Setz den Termin ohne *vorausplanen* an und schalte das Planen dann in seinen Hausregeln aus.
sorry-plan-late = Seit du das Formular geöffnet hast, ist zu viel passiert. Schau aufs Brett und plan dann noch mal.
refusal-plan-nothing-now = Gerade gibt es nichts zu planen.
refusal-plan-strange = Dieses Formular passt nicht mehr zur Lage. Öffne es bitte noch mal.
refusal-plan-nothing = Damit bliebe alles an dir hängen, und das ist kein Plan. Gib mir etwas zu tun.
