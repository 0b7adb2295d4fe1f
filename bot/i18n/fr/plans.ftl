# Planning ahead: deciding now what one does when it comes to one.
button-plan = 📝 Prévoir mon coup
button-plan-mine = 📝 Mon plan
button-plan-make = Faire un plan
button-plan-change = Le modifier
button-plan-drop = L’annuler
plan-title = ### 📝 Ton plan à la table { $table }
plan-none = Pas le temps plus tard ? Dis maintenant ce que tu feras quand ce sera à toi ; le moment venu, je laisse passer un instant et je le fais pour toi. Personne d’autre ne voit ton plan, ni ne peut savoir qu’il y en avait un. Il vaut pour un seul tour, et tu peux changer d’avis jusque-là.
plan-waits =
    Quand ce sera à toi : { $plan }.
    -# Je m’en occupe. Si quelqu’un quitte la partie avant, ou si tu décides toi-même quelque chose, le plan ne vaut plus.
# Why comes first: "Ann has given you a number."
plan-void =
    Ce plan ne tient plus : { $why } C’est donc de nouveau à toi de décider.
    -# Tu avais prévu ceci : { $plan }.
# Same as English: the French word.
plan-void-told = 📝 [Table { $table }]({ $link }) : { $told }
plan-void-left = quelqu’un a quitté la partie.
plan-void-relieved = quelqu’un d’autre a repris une place.
plan-void-refused = les règles ne le permettent plus.
plan-form = Quand ce sera à toi
plans-label = Prévoir son coup
lobby-plans-not = personne ne prévoit son coup
sorry-plan-now = C’est justement à toi : pas besoin de plan. Une fois ta décision prise, tu pourras prévoir ton prochain tour.
sorry-plan-none = À { $game }, on ne peut pas prévoir son coup.
sorry-plan-off = À cette table, personne ne prévoit son coup : c’est une de ses règles maison.
sorry-plan-not-yet = Il n’y a encore rien à prévoir. Réessaie quand tout le monde aura pris place et que la bataille aura commencé.
sorry-plan-evening = La table de cette soirée ouvre plus tard. Donne la date sans l’option *prévoir* ; à l’ouverture, tu pourras désactiver les plans dans ses règles maison.
sorry-plan-late = Il s’est passé trop de choses depuis que tu as ouvert ce formulaire. Regarde le plateau, puis refais ton plan.
refusal-plan-nothing-now = Il n’y a rien à prévoir pour l’instant.
refusal-plan-strange = La situation a changé depuis ce formulaire. Rouvre-le, s’il te plaît.
refusal-plan-nothing = Ça te laisserait tout à faire, et ce n’est pas un plan. Choisis quelque chose que je puisse faire.
