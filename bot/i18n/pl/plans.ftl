# Planowanie z góry: zdecydować teraz, co się zrobi, gdy przyjdzie kolej.

button-plan = 📝 Zaplanuj z góry
button-plan-mine = 📝 Mój plan
button-plan-make = Zaplanuj
button-plan-change = Zmień plan
button-plan-drop = Wycofaj plan
plan-title = ### 📝 Twój plan, stół { $table }
plan-none = Nie masz potem czasu? Powiedz już teraz, co chcesz zrobić. Gdy przyjdzie twoja kolej, odczekam chwilę i zrobię to za ciebie. Nikt inny nie widzi twojego planu ani nie pozna, że jakiś był. Plan starcza na jedną turę, a do tego czasu możesz zmienić zdanie.
plan-waits =
    Gdy przyjdzie twoja kolej: { $plan }.
    -# Ja tego dopilnuję. Jeśli przedtem ktoś odejdzie od stołu albo coś zdecydujesz na własną rękę, plan przepada.
# Why comes first: "Ann has given you a number."
plan-void =
    Ten plan już nie pasuje: { $why } Decyzja znowu należy do ciebie.
    -# Plan był taki: { $plan }.
plan-void-told = 📝 [Stół { $table }]({ $link }): { $told }
plan-void-left = ktoś odszedł od stołu.
plan-void-relieved = ktoś nowy zajął czyjeś miejsce.
plan-void-refused = zasady już na to nie pozwalają.
plan-form = Gdy przyjdzie twoja kolej
plans-label = Planowanie z góry
lobby-plans-not = nikt nie planuje z góry
sorry-plan-now = Twoja kolej jest właśnie teraz, więc plan niepotrzebny. Zdecyduj, a potem możesz zaplanować następną turę.
sorry-plan-none = { $game }: w tej grze nie planuje się z góry.
sorry-plan-off = Przy tym stole nikt nie planuje z góry: to jedna z jego zasad domowych.
sorry-plan-not-yet = Nie ma jeszcze czego planować. Spróbuj, gdy każdy zajmie miejsce i bitwa się zacznie.
sorry-plan-evening = Stół tego wieczoru otworzy się później. Umów termin bez opcji *planowanie*, a planowanie wyłącz potem w zasadach domowych stołu.
sorry-plan-late = Od otwarcia tego formularza za dużo się wydarzyło. Rzuć okiem na planszę i zaplanuj jeszcze raz.
refusal-plan-nothing-now = Teraz nie ma czego planować.
refusal-plan-strange = Ten formularz nie pasuje już do tego, co się teraz dzieje. Otwórz go jeszcze raz.
refusal-plan-nothing = Tak wszystko zostaje na twojej głowie, a to żaden plan. Wybierz coś, co mam zrobić za ciebie.
