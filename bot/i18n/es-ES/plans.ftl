### Planear: decidir ahora lo que se hará cuando toque.

button-plan = 📝 Planear
button-plan-mine = 📝 Mi plan
button-plan-make = Hacer un plan
button-plan-change = Cambiarlo
button-plan-drop = Retirarlo
plan-title = ### 📝 Tu plan en la mesa { $table }
plan-none = ¿Tienes cosas que hacer luego? Di ahora qué harás cuando te toque, y poco después de que llegue ese momento lo hago yo por ti. Nadie más ve tu plan ni puede saber que lo había. Vale para un turno, y hasta entonces puedes cambiar de idea.
plan-waits =
    Cuando te toque: { $plan }.
    -# Yo me encargo. Si antes alguien deja la partida, o decides algo por tu cuenta, el plan se anula.
# Primero va el porqué: «Ann te ha dado un número.»
plan-void =
    Este plan ya no encaja: { $why } Así que vuelves a decidir tú.
    -# Tu plan era este: { $plan }.
plan-void-told = 📝 [Mesa { $table }]({ $link }): { $told }
plan-void-left = alguien ha dejado la partida.
plan-void-relieved = un sitio ha cambiado de manos.
plan-void-refused = las reglas ya no lo permiten.
plan-form = Cuando te toque
plans-label = Planear jugadas
lobby-plans-not = sin planear jugadas
sorry-plan-now = Te toca ahora mismo, así que no hace falta ningún plan. En cuanto decidas, puedes planear tu próximo turno.
sorry-plan-none = En { $game } no se planea nada.
sorry-plan-off = En esta mesa no se planea: es una de sus reglas de la casa.
sorry-plan-not-yet = Todavía no hay nada que planear. Prueba otra vez cuando todo el mundo tenga su sitio y haya empezado la guerra.
sorry-plan-evening = La mesa de esa quedada se abre más tarde. Pon la fecha sin la opción *planear*, y desactívala en sus reglas de la casa cuando se abra.
sorry-plan-late = Han pasado demasiadas cosas desde que abriste ese formulario. Échale un vistazo al tablero y vuelve a planear.
refusal-plan-nothing-now = Ahora mismo no hay nada que planear.
refusal-plan-strange = Ese formulario ya no es de este momento. Vuelve a abrirlo, por favor.
refusal-plan-nothing = Con eso lo decidirías todo tú, y eso no es ningún plan. Elige algo que pueda hacer yo.
