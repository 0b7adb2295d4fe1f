### Wieczory: termin gry, kto się pisze i co z tego wyjdzie.

command-evenings = wieczory
    .description = Wieczory gier, które szykują się na tym serwerze
option-play-at = kiedy
    .description = Nie teraz, ale później: piątek 20:00, jutro 20:00, 24 gru 19:30, za 2 godziny
option-play-repeat = powtarzaj
    .description = Jak często wieczór ma wracać (tylko razem z „kiedy”)
choice-repeat-weekly = co tydzień
choice-repeat-fortnightly = co dwa tygodnie
choice-repeat-monthly = co miesiąc, w ten sam dzień tygodnia

# Co się wpisuje jako datę, małymi literami, po przecinku. Angielski jest rozumiany wszędzie. Gdzie liczy się miejsce
# (liczby, dni, miesiące), ukośnik dzieli słowa znaczące to samo.
date-today = dziś, dzisiaj, dzis
date-tomorrow = jutro
date-after-tomorrow = pojutrze
date-within = za
date-minutes = minut, minuty, minutę, minuta, min, m
date-hours = godzin, godziny, godzinę, godzina, godz, g, h
date-half-hour = pół godziny
date-days = dni, dzień, dnia, d
date-weeks = tygodni, tygodnie, tydzień, tyg
date-idle = w, we, dnia, roku, r, ten, tę, ta, najbliższy, najbliższą, najbliższa
date-at = o, o godz, o godzinie, godz, godzinie, godzina, około, ok
date-oclock = h, godz, g
date-oclock-twelve = {""}
date-before-noon = {""}
date-after-noon = {""}
date-early = nad ranem
date-morning = rano, z rana, rana, przed południem, przedpołudnie
date-noon = koło południa
date-afternoon = po południu, popołudniu, popołudnie
date-evening = wieczorem, wieczór, wieczora, pod wieczór
date-night = w nocy, nocą, noc
date-this-morning = dziś rano, dzisiaj rano
date-this-afternoon = dziś po południu, dzisiaj po południu
date-this-evening = dziś wieczorem, dzisiaj wieczorem
date-this-night = dziś w nocy, dzisiaj w nocy
date-tomorrow-morning = jutro rano, jutro z rana
date-tomorrow-night = jutro w nocy
date-at-noon = południe, w południe
date-at-midnight = północ, o północy, północy
date-half-past = {""}
date-half-to = wpół do
date-quarter-past = kwadrans po
date-quarter-to = za kwadrans
date-numbers = jeden/jedna/jedną/pierwsza/pierwszej, dwa/dwie/druga/drugiej, trzy/trzecia/trzeciej, cztery/czwarta/czwartej, pięć/piąta/piątej, sześć/szósta/szóstej, siedem/siódma/siódmej, osiem/ósma/ósmej, dziewięć/dziewiąta/dziewiątej, dziesięć/dziesiąta/dziesiątej, jedenaście/jedenasta/jedenastej, dwanaście/dwunasta/dwunastej
date-weekdays = pon/pn, wt, śr/środę, czw/czwartku, pt/piątku, sob/sobotę, niedz/nd/ndz/niedzielę
date-months = sty, lut, mar, kwi, maj, cze, lip, sie, wrz, paź, lis, gru
date-next = przyszły, przyszłą, następny, następną
date-next-week = w przyszłym tygodniu, przyszłego tygodnia, w następnym tygodniu

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
        [one] { $who } też się na to pisze, ale ma jeszcze inną grę w toku.
        [few] { $who } też się na to piszą, ale mają jeszcze inną grę w toku.
        [many] { $who } też się na to piszą, ale mają jeszcze inną grę w toku.
       *[other] { $who } też się na to piszą, ale mają jeszcze inną grę w toku.
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

evening-done-remind = Napiszę do ciebie { $minutes } min przed początkiem ({ $game }). Jeśli się nie da, zapinguję cię na kanale.
evening-done-no-remind = Dobrze, bez przypomnienia.
evening-done-waiting = Wszystkie miejsca są zajęte, więc masz numer { $place } na liście oczekujących. Gdy ktoś zrezygnuje, przesuniesz się bez klikania.
evening-done-off = Odwołane.
evening-done-moved = Zrobione, nowy termin: { $date }.
evening-done-same = Dobrze, termin bez zmian: { $date }.
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

date-zones = Europe/Warsaw, Europe/London
date-suggestion = { $date } ({ $zone })

sorry-evening-over = Ten wieczór już się nie odbędzie.
sorry-evening-host = To może zrobić tylko gospodarz tego wieczoru ({ $host }) albo moderacja.
sorry-evening-unwelcome = Na ten wieczór nie możesz się zapisać.
sorry-evening-most-one = Wieczory, które tu umawiasz i które dopiero będą: { $most }. To limit na osobę, więc najpierw któryś odwołaj.
sorry-evening-most-server = Tyle wieczorów czeka już na tym serwerze: { $most }. Więcej się nie zmieści.
sorry-evening-soon = To już tak niedługo, że przypomnienie przyszłoby za późno. Po prostu zostań w pobliżu!
sorry-evening-repeat = Powtarzać się może tylko wieczór z terminem: podaj go w opcji „kiedy”, na przykład: piątek 20:00
sorry-evening-zone = Wieczór, który się powtarza, idzie według zegara na ścianie, a nie wiem, na czyjej. Podaj termin ze swoją strefą, na przykład: piątek 20:00 Europe/Warsaw. (Jeśli masz już godziny ciszy ustawione przez `/ja cisza`, znam twoją strefę.)
sorry-date-unclear = Nie rozumiem „{ $what }”. Napisz to tak: piątek 20:00, jutro 20:00, 24 gru 19:30 albo za 2 godziny.
sorry-date-time = O której godzinie? Napisz to tak: piątek 20:00 albo jutro 20:00.
sorry-date-zone = Nie wiem, która jest u ciebie godzina. Dopisz strefę, na przykład: { $typed } Europe/Warsaw. Albo napisz: za 2 godziny. (Jeśli masz już godziny ciszy ustawione przez `/ja cisza`, znam twoją strefę.)
sorry-date-weekday = Ta data wypada w inny dzień tygodnia. Zostaw tylko jedno z dwojga.
sorry-date-several =
    „{ $typed }” może znaczyć kilka terminów. Napisz ten, o który ci chodzi, w ten sposób:
    { $dates }
sorry-date-gap = Tej nocy zegary idą do przodu i tej godziny nie ma. Wybierz godzinę wcześniej albo później.
sorry-date-part = „{ $what }” nie pasuje do tej pory dnia. Zostaw tylko jedno z dwojga.
sorry-date-past = To już minęło. Wybierz termin, który dopiero będzie.
sorry-date-far = To za ponad rok. Wybierz trochę bliższy termin.

permission-create_events = Tworzenie wydarzeń
settings-no-events = 📅 Daj mi uprawnienie „{ $permission }”, jeśli wieczory gier mają być też wśród wydarzeń tego serwera. Bez niego działają tak samo.
