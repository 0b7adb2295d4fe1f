### Wieczory: termin gry, kto się pisze i co z tego wyjdzie.

command-evenings = wieczory
    .description = Wieczory gier, które szykują się na tym serwerze
option-play-at = kiedy
    .description = Nie teraz, tylko wtedy: piątek 20:00, jutro 20:00, 24 gru 19:30, za 2 godziny
option-play-repeat = powtarzaj
    .description = Jak często wieczór ma wracać (tylko razem z „kiedy”)
choice-repeat-weekly = co tydzień
choice-repeat-fortnightly = co dwa tygodnie
choice-repeat-monthly = co miesiąc, w ten sam dzień tygodnia

# Co się wpisuje jako datę, małymi literami, po przecinku. Angielski jest rozumiany wszędzie.
date-today = dziś, dzisiaj
date-tomorrow = jutro
date-within = za
date-minutes = minut, minuty, minutę, minuta, min, m
date-hours = godzin, godziny, godzinę, godzina, godz, g, h
date-days = dni, dzień, dnia, d
date-weeks = tygodni, tygodnie, tydzień, tyg
date-idle = o, w, we, dnia, godz, godzinie, godzina

evening-title = { $emoji } { $game }: wspólny wieczór
evening-when = 📅 { $date } ({ $relative })
evening-repeats = { $repeats ->
        [weekly] 🔁 Co tydzień o tej samej porze.
        [fortnightly] 🔁 Co dwa tygodnie o tej samej porze.
       *[monthly] 🔁 Co miesiąc, w ten sam dzień tygodnia i o tej samej porze.
    }
evening-host = { $host } ma ochotę zagrać, a miejsc przy stole jest { $least ->
        [1] najwyżej { $most }
       *[other] od { $least } do { $most }
    }. Naciśnij **Wchodzę**: gdy przyjdzie pora, miejsce będzie czekać, a ja cię zawołam.
evening-rules = Zasady domowe: { $rules }
evening-in = **Na razie wchodzą ({ $count }):** { $who }
evening-nobody = **Na razie nie wchodzi nikt.** Kto pierwszy?
evening-waiting = **Czekają na miejsce:** { $who }
evening-event = Ten wieczór jest też wśród [wydarzeń tego serwera]({ $link }).
evening-small = To godzina tam, gdzie jesteś. *Przypomnij mi* zostaje między nami: napiszę do ciebie { $minutes } min wcześniej.
button-evening-in = Wchodzę
button-evening-remind = Przypomnij mi
button-evening-change = Zmień termin
button-evening-off = Odwołaj
button-evening-once = Tylko ten
button-evening-for-good = Wszystkie
button-evening-sure = Tak, odwołaj
button-evening-again = Znajdź nowy termin

evening-opened = Przyszła pora: stół jest otwarty. { $link }
evening-called-off = Ten wieczór jest odwołany.
evening-nobody-came = Nikt się nie zapisał, więc stołu nie było.
evening-was-missed = Z tego wieczoru nic nie wyszło: nie udało mi się otworzyć stołu na czas.

evening-open-call = 🎲 { $who }: pora na grę { $game }! Miejsca czekają. Start naciska { $host }.
evening-open-late = 🎲 { $who }: przepraszam za spóźnienie, nie było mnie! Pora na grę { $game }, miejsca czekają. Start naciska { $host }.
evening-open-thread = Stół stoi w wątku { $thread }.
evening-elsewhere = { $count ->
        [one] { $who } też się pisze, ale ma jeszcze inną grę w toku.
        [few] { $who } też się piszą, ale mają jeszcze inną grę w toku.
        [many] { $who } też się piszą, ale mają jeszcze inną grę w toku.
       *[other] { $who } też się piszą, ale mają jeszcze inną grę w toku.
    } *Dołącz* działa, póki stół jest otwarty.
evening-no-seat = Stół jest pełny. { $who }: jeśli ktoś wstanie, wystarczy nacisnąć *Dołącz*.
evening-tell-nobody = Na ten wieczór ({ $game }) nikt się nie zapisał, więc stołu nie otwieram.
evening-tell-last = To już drugi raz z rzędu, więc ten wieczór nie będzie się więcej powtarzał. Nowy można umówić przez `/graj`.
evening-tell-missed = Przepraszam: termin minął ({ $game }, { $date }), a mnie wtedy nie było. Teraz już za późno, żeby zaczynać. Szukamy nowego terminu?
evening-tell-busy = Od godziny trwa tu inna gra, więc umówiona ({ $game }) nie ma jak się zacząć. Szukamy nowego terminu?
evening-tell-off = Odwołane: { $game }, { $date }. { $who }
evening-tell-moved = Zmiana terminu! { $game }, teraz: { $date } ({ $relative }). { $who }
evening-tell-busy-now = Pora na grę { $game }, ale jeszcze trwa tu inna: { $link } Gdy tylko się skończy, wasz stół się otworzy. Poczekam godzinę.
evening-reminder = ⏰ { $game }, początek { $relative }: { $link }

evening-done-remind = Napiszę do ciebie { $minutes } min przed początkiem ({ $game }). Jeśli się nie da, pinguję cię na kanale.
evening-done-no-remind = Dobrze, bez przypomnienia.
evening-done-waiting = Wszystkie miejsca są zajęte, więc masz numer { $place } na liście oczekujących. Gdy ktoś zrezygnuje, przesuniesz się bez klikania.
evening-done-off = Odwołane.
evening-done-moved = Zrobione, nowy termin: { $date }.
evening-sure = Odwołać? { $game }, { $date }. Dowiedzą się o tym wszyscy, którzy się zapisali.
evening-sure-series = { $game }, { $date }: ten wieczór się powtarza. Odwołać tylko ten jeden czy wszystkie?
evening-form-title = Kiedy gramy?
evening-form-at = Kiedy
evening-form-example = piątek 20:00, jutro 20:00, 24 gru 19:30
evening-form-repeat = Powtarzaj
choice-repeat-never = tylko raz

evenings-title = Wieczory gier na tym serwerze
evenings-none = Nic jeszcze nie ma w planach. Umów wieczór przez `/graj`: wybierz grę, a w opcji „kiedy” podaj termin.
evenings-line = { $emoji } **{ $game }** · { $date } ({ $relative }) · { $count ->
        [0] nikt się jeszcze nie zapisał
       *[other] wchodzą: { $count }
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host } umawia wieczór z grą { $game }. Naciśnij tu „Wchodzę”, a miejsce będzie czekać: { $link }
evening-event-where = #{ $channel }

date-suggestion = { $date } ({ $zone })

sorry-evening-over = Ten wieczór już się nie odbędzie.
sorry-evening-host = To może zrobić tylko gospodarz tego wieczoru ({ $host }) albo moderacja.
sorry-evening-unwelcome = Na ten wieczór nie możesz się zapisać.
sorry-evening-most-one = Tyle wieczorów czeka tu już z twojej inicjatywy: { $most }. Więcej na osobę nie można, więc najpierw któryś odwołaj.
sorry-evening-most-server = Tyle wieczorów czeka już na tym serwerze: { $most }. Więcej być nie może.
sorry-evening-soon = To już tak niedługo, że przypomnienie przyszłoby za późno. Po prostu zostań w pobliżu!
sorry-evening-repeat = Powtarzać się może tylko wieczór z terminem: podaj go w opcji „kiedy”, na przykład piątek 20:00
sorry-date-unclear = Nie rozumiem „{ $what }”. Napisz to tak: piątek 20:00, jutro 20:00, 24 gru 19:30 albo za 2 godziny.
sorry-date-time = O której godzinie? Napisz to tak: piątek 20:00 albo jutro 20:00.
sorry-date-zone = Nie wiem, która jest u ciebie godzina. Dopisz strefę, na przykład: { $typed } Europe/Warsaw. Albo napisz: za 2 godziny. (Jeśli masz już godziny ciszy ustawione przez `/ja cisza`, znam twoją strefę.)
sorry-date-weekday = Ta data wypada w inny dzień tygodnia. Zostaw tylko jedno z dwojga.
sorry-date-past = To już minęło. Wybierz termin, który dopiero będzie.
sorry-date-far = To za ponad rok. Wybierz trochę bliższy termin.

permission-create_events = Tworzenie wydarzeń
settings-no-events = 📅 Daj mi uprawnienie „{ $permission }”, jeśli wieczory gier mają być też wśród wydarzeń tego serwera. Bez niego działają tak samo.
