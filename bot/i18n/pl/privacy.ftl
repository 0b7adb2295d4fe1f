### O tobie: tury, przypomnienia, blokady i to, co bot o tobie wie.

## Gdzie czyja kolej

turns-title = Twoje stoły
turns-none = Nie siedzisz przy żadnym stole. Otwórz własny (/graj) albo naciśnij Dołącz przy cudzym.
turns-mine = Twoja kolej ({ $count })
turns-others = Czeka na innych ({ $count })
turns-lobbies = Jeszcze nie zaczęte ({ $count })
turns-table = { $emoji } [{ $game } · stół { $table }]({ $link })
turns-paused = ⏸️ pauza
turns-since = początek twojej tury: { $when }
turns-until = ⏳ { $when }
turns-also = czas na ruch mają też: { $seats }
turns-awaited = czas na ruch: { $seats }
turns-computers = komputer myśli
turns-seated = przy stole ({ $count }): { $seats }
turns-more = … i więcej, jeszcze { $count }.

## Przypomnienia

remind-title = Jak ci przypominam
remind-now = Teraz: **{ $how }**. Dotyczy to wszystkich twoich stołów na wszystkich serwerach; nikt inny tego nie widzi.
remind-turn = Gdy moja kolej
    .more = Pinguję cię na kanale, gdy twoja kolej, a od dwóch minut nie dajesz znaku życia.
remind-half = Gdy kończy się czas
    .more = Wołam cię na kanale, gdy minie połowa twojego czasu. Tak jest zwykle.
remind-daily = Raz dziennie
    .more = Wołam cię na kanale raz dziennie, o godzinie, którą wybierzesz, wszędzie tam, gdzie jest wtedy twoja kolej. Godzinę ustawia /ja przypomnienia.
remind-daily-at = raz dziennie o { $hour } ({ $zone })
remind-message = W wiadomości prywatnej
    .more = Piszę do ciebie prywatnie, gdy twoja kolej, a od dwóch minut nie dajesz znaku życia. Jeśli nie przyjmujesz wiadomości, pinguję cię na kanale.
remind-never = Nigdy
    .more = Daję ci spokój. Gdzie czeka twój ruch, pokaże /tury.
remind-soon-how = **Jedna osoba przed tobą:** gdzie gra trwa całe dni, mogę też mówić ci, gdy ma grać jeszcze jedna osoba, a potem ty.
button-soon-on = Mów, gdy przede mną jedna osoba
button-soon-off = Nie mów, gdy przede mną jedna osoba
remind-soon = { $who }: teraz gra { $front }, a potem ty. [Do stołu]({ $link })
remind-soon-by-message = **{ $game }**: teraz gra { $front }, a potem ty. [Do stołu { $table }]({ $link })
sorry-zone-missing = Nie wiem jeszcze, która jest u ciebie godzina. Powiedz mi to: /ja przypomnienia i opcja *strefa*, czyli miasto, na przykład Europe/Warsaw, albo przesunięcie, na przykład UTC+2.
remind-turn-until = { $who }: twoja kolej. Koniec czasu { $when }. [Do stołu]({ $link })
remind-turn-open = { $who }: twoja kolej. [Do stołu]({ $link })
remind-by-message = **{ $game }**: twoja kolej. [Do stołu { $table }]({ $link })
remind-by-message-until = **{ $game }**: twoja kolej. Koniec czasu { $when }. [Do stołu { $table }]({ $link })

## Godziny ciszy i urlop

weekday-0 = poniedziałek
weekday-1 = wtorek
weekday-2 = środa
weekday-3 = czwartek
weekday-4 = piątek
weekday-5 = sobota
weekday-6 = niedziela
# Same as English: it is the Polish word as well.
days-weekend = weekend
days-none = brak
quiet-title = Twoje godziny ciszy
quiet-unsaid = Nie masz ustawionych godzin ciszy. Na serwerach, które mają własne, obowiązują cię tamte.
quiet-unsaid-short = takie jak na danym serwerze
quiet-now = Teraz: **{ $hours }**
quiet-there = U ciebie jest teraz { $time } ({ $zone }). Jeśli twój zegar pokazuje co innego, zmień strefę w ciągu kwadransa.
quiet-none = brak
quiet-hours = od { $begins } do { $ends }{ $days ->
        [none] {""}
       *[other] , a przez cały dzień { $days }
    } ({ $zone })
quiet-days = przez cały dzień { $days } ({ $zone })
quiet-how = W powolnych grach (ponad godzina na ruch) w godzinach ciszy twój zegar stoi, a ja cię nie wołam. Zmieniać je możesz raz dziennie. Nikt nie widzi twoich godzin, tylko twój termin.
button-quiet-none = Bez godzin ciszy
button-quiet-forget = Tak jak na danym serwerze
quiet-zone-label = Gdzie: miasto albo przesunięcie
quiet-zone-example = Europe/Warsaw, America/New_York, UTC+2
quiet-from-label = Od
# Same as English: only numbers.
quiet-from-example = 23:00
quiet-to-label = Do
# Same as English: only numbers.
quiet-to-example = 8:00
quiet-off-label = Dni wolne
quiet-off-example = sobota, niedziela; albo weekend
sorry-quiet-zone-missing = Powiedz mi też, gdzie jesteś, w opcji *strefa*: miasto, na przykład Europe/Warsaw, albo przesunięcie, na przykład UTC+2.
sorry-quiet-zone = Nie znam strefy „{ $zone }”. Spróbuj miasta, w którym zegary idą jak u ciebie, na przykład Europe/Warsaw, albo przesunięcia, na przykład UTC+2.
sorry-quiet-hours = Od kiedy do kiedy? Godziny ciszy potrzebują obu końców, na przykład od 23:00 do 8:00; albo dni wolnych; albo jednego i drugiego.
sorry-quiet-time = Nie rozpoznaję tu godziny: „{ $typed }”. Spróbuj 23:00.
sorry-quiet-several = „{ $typed }” może znaczyć { $times }. Która to godzina? Napisz ją w ten sposób.
sorry-quiet-whole = Godziny ciszy przez całą dobę kazałyby reszcie czekać bez końca. Jeśli wyjeżdżasz na jakiś czas, jest /ja urlop.
sorry-quiet-long = Więcej godzin ciszy na dobę niż { $hours } zostawia za mało czasu na grę. Jeśli wyjeżdżasz na jakiś czas, jest /ja urlop.
sorry-quiet-days = Więcej dni wolnych w tygodniu niż { $days } zostawia za mało czasu na grę. Jeśli wyjeżdżasz na jakiś czas, jest /ja urlop.
sorry-quiet-weekday = Nie rozpoznaję tu dnia tygodnia: „{ $typed }”. Spróbuj: sobota, niedziela; albo weekend; albo brak.
sorry-quiet-often = Twoje godziny ciszy już się dziś zmieniły, a inni na nich polegają. Zmienić znowu możesz je { $when }.
vacation-title = Twój urlop
vacation-none = Nie jesteś na urlopie.
vacation-now = Twój urlop trwa do **{ $when }**. Przy stołach, gdzie gra trwa całe dni, jest to napisane, a twój czas tam nie płynie.
vacation-left = { $left ->
        [0] Wszystkie dni wolne w tym kwartale są już wykorzystane.
        [one] W tym kwartale zostaje jeszcze { $left } dzień z { $most }.
        [few] W tym kwartale zostają jeszcze { $left } dni z { $most }.
        [many] W tym kwartale zostaje jeszcze { $left } dni z { $most }.
       *[other] W tym kwartale zostaje jeszcze { $left } dnia z { $most }.
    }
vacation-how = /ja urlop z datą mówi, do kiedy cię nie ma, razem z tym dniem. Grać możesz, jeśli chcesz; a przy stołach, gdzie na ruch jest godzina albo mniej, na nikogo się nie czeka.
vacation-day = { $days ->
        [1] { $date } (jutro)
        [one] { $date } (za { $days } dzień)
        [few] { $date } (za { $days } dni)
        [many] { $date } (za { $days } dni)
       *[other] { $date } (za { $days } dnia)
    }
button-vacation-over = Wracam wcześniej
sorry-vacation-date = Nie rozpoznaję tu daty: „{ $typed }”. Spróbuj { $example } albo liczby dni: 7.
sorry-vacation-several =
    „{ $typed }” może znaczyć kilka dni. Napisz ten, o który ci chodzi, w ten sposób:
    { $days }
vacation-label = Ostatni dzień
vacation-example = 24 gru, 2026-12-24, albo ile dni: 7
button-retry = Jeszcze raz
sorry-vacation-past = Ten dzień już minął.
sorry-vacation-long = W każdym kwartale urlop może mieć tyle dni: { $most }. Dziś oznacza to najpóźniej { $when }.
sorry-vacation-used = W tym kwartale cały twój urlop ({ $most } dni) jest już wykorzystany, a inni czekają. W następnym będzie nowy.

## Blokady

blocked-title = Twoja lista blokad
blocked-none = Pusto. Kogoś niechcianego przy twoich stołach wpiszesz tu przez /ja zablokuj.
blocked-how = Te osoby nie mogą dosiąść się do stołu, którego jesteś gospodarzem albo przy którym siedzisz. Nikt im nie mówi, czyja to blokada, choć mogą się domyślić, jeśli siedzisz tam bez towarzystwa. Cofa to /ja odblokuj. Kto każe usunąć swoje dane, pozostaje zablokowany, ale znika z listy.
done-blocked = { $who } nie może już dosiąść się do stołu, którego jesteś gospodarzem albo przy którym siedzisz. Nikomu tego nie mówię, ale można się domyślić, jeśli siedzisz tam bez towarzystwa.
done-blocked-already = { $who } już jest na twojej liście blokad.
done-unblocked = { $who } może znowu siadać przy twoich stołach.
done-not-blocked = { $who } nie jest na twojej liście blokad.
sorry-block-self = Siebie zablokować nie możesz. Mnie też nie.

## Co wiadomo

privacy-title = Co o tobie wiem
privacy-short = Wszystko leży w jednej bazie danych na maszynie, na której działam, i nigdzie indziej nie trafia. **Pobierz** daje ci kopię jako plik, **Usuń** kasuje to od razu.
privacy-tables = **Twoje miejsca przy stołach** ({ $count ->
        [one] { $count } stół
        [few] { $count } stoły
        [many] { $count } stołów
       *[other] { $count } stołu
    }): twój identyfikator Discorda, twoje imię i język w tamtym czasie oraz od kiedy to miejsce jest twoje. *Po co:* do gry i do historii tych, z którymi grasz. *Jak długo:* aż to usuniesz; wtedy twoje miejsce nie ma imienia.
privacy-actions = **Co tam robisz** ({ $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }): każdy ruch z jego czasem. *Po co:* żeby gra przetrwała restart i dało się sprawdzić kostki. *Jak długo:* tyle co twoje miejsca.
privacy-results = **Jak to się kończy** ({ $count ->
        [one] { $count } wynik
        [few] { $count } wyniki
        [many] { $count } wyników
       *[other] { $count } wyniku
    }) i co z tego wynika (ratingi, serie, rywale, kostki, osiągnięcia), z imieniem z twojej ostatniej gry. *Po co:* do rankingów i profili, które widzą wszyscy. *Jak długo:* aż to usuniesz.
privacy-messages = **Gdzie są moje wiadomości prywatne do ciebie**, żeby dało się je odświeżać. *Jak długo:* aż to usuniesz; wtedy znikają też wiadomości.
privacy-birthday = **Twoje urodziny**, dzień i miesiąc ({ $told ->
        [yes] znam je od ciebie
       *[no] nie znam ich
    }). *Po co:* żeby ustalić, kto zaczyna w Magicznych liczbach; wszyscy widzą kto, nikt nie widzi daty. *Jak długo:* aż cofniesz to przez /ja urodziny. O samej zmianie pamiętam przez rok, jako odcisk palca.
privacy-reminders = **Jak ci przypominam** ({ $how }). *Jak długo:* aż zmienisz to przez /ja przypomnienia.
privacy-quiet = **Twoje godziny ciszy** ({ $hours }), żeby w twoją noc nikomu nie kończył się czas. *Jak długo:* aż cofniesz je przez /ja cisza.
privacy-vacations = **Twoje urlopy** ({ $count }) i do kiedy trwają. *Jak długo:* przez pół roku.
privacy-plans = **Twoje plany** na następne tury ({ $count }). Widzisz je tylko ty. *Jak długo:* do końca tej tury.
privacy-blocks = **Twoja lista blokad** ({ $count }). Widzisz ją tylko ty. *Jak długo:* aż cofniesz to przez /ja odblokuj, nawet jeśli ktoś z listy usunie swoje dane: wtedy zostaje kod, który pasuje tylko do jej konta.
privacy-not = -# Nie czytam tego, co ludzie piszą: tam, gdzie trwa gra, tylko liczę, ile przychodzi wiadomości. Co zostało wysłane na kanał, zostaje tam nawet po usunięciu danych.
button-export = Pobierz
button-delete = Usuń
button-delete-sure = Tak, usuń moje dane
button-delete-final = Usuń na zawsze
button-keep = Nie, zostaw
export-done = Oto wszystko, co o tobie wiem.
delete-title = Usunąć wszystko?
delete-sure = Opuścisz wszystkie poczekalnie i poddasz wszystkie trwające gry. Usunę twoje ustawienia, urodziny, wyniki i ratingi oraz moje wiadomości prywatne do ciebie. Ci, z którymi grasz, zachowują swoje partie, a na twoim miejscu będzie „Ktoś”. Jeśli ktoś cię blokuje, tak zostanie.
delete-final = Tego nie da się cofnąć, a ja nie dowiem się już, które miejsca były twoje. Grać możesz znowu w każdej chwili, jako nowa twarz. Usunąć teraz?
delete-done = Czy my się znamy? Nie pamiętam o tobie już nic. Miło było cię tu mieć, a drzwi są zawsze otwarte, dla nowej twarzy.
