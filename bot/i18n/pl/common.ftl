### Co wspólne dla wszystkich stołów.

## Co się stało, w każdej grze

event-left = { $seat } odchodzi od stołu.

## Dlaczego nie, w każdej grze

refusal-game-over = Ta partia już się skończyła.
refusal-not-playing = Nie grasz już w tej partii.
refusal-not-your-turn = Teraz gra { $seat }.
refusal-unknown-action = „{ $action }”? Tego się w tej grze nie robi.

## Wiadomość stołu

story-computers = 🤖 { $told }
# A roll that the table made for somebody, as there was nothing to decide; and the first of them in a game.
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 Rzucanie biorę na siebie, tobie zostają same decyzje. { $told }
table-title = { $emoji } { $game } · stół { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (poza grą)
# The same as a part of the picture's alt text.
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (poza grą)
table-moved = Ten stół stoi już gdzie indziej. [Idź tam]({ $link })
table-gone = Tu już nie ma żadnego stołu.
people-more = { $count ->
        [one] jeszcze jedna osoba
        [few] jeszcze { $count } osoby
        [many] jeszcze { $count } osób
       *[other] jeszcze { $count } osoby
    }
table-closed = Ten stół zamknięto bez wyniku.
vanished-channel = **{ $game }**, stół { $table }: zamknięty bez wyniku, bo zniknął jego kanał.
vanished-server = **{ $game }**, stół { $table }: zamknięty bez wyniku, bo nie ma mnie już na tamtym serwerze.
table-away = 🤖 Komputer zastępuje: { $seats }. Jesteś z powrotem? Naciśnij „Wracam do gry”.
table-deserted = Nikogo już nie ma, więc gra czeka. Naciśnij „Wracam do gry”, żeby grać dalej; inaczej stół zamknie się { $when }.
table-nudge = { $who }: twoja kolej, a połowa czasu za tobą. Komputer zdecyduje za ciebie { $when }. [Do stołu]({ $link })
board-unseen = Tym razem nie udało mi się narysować planszy. W opisie planszy jest wszystko.
board-coming = 🖍️ Ile plansz naraz! Tę jeszcze rysuję: obrazek będzie za chwilę.
table-lapsed = Przez cały dzień nikt nie zaczął tej gry, więc stół jest sprzątnięty. Nowy otworzysz w każdej chwili: /graj.
table-undone = ↩️ { $seat } cofa ostatni ruch.
table-drawn = 🤝 Remis! Pierwsze miejsce na spółkę: { $seats }.
table-paused = ⏸️ Pauza: gra stanęła { $since } i nikomu nie płynie czas. Pauzę może zakończyć każdy, kto gra; inaczej skończy się sama { $when }.
table-vacation = 🌴 { $who }: urlop do { $when }.
silence = 😴 Przy [stole { $table }]({ $link }) od jakiegoś czasu cisza: ostatni ruch był { $when }. { $paused ->
        [yes] Gra ma pauzę, a pauzę może zakończyć każdy z was.
       *[other] { $seats ->
            [none] Mam coś z tym zrobić?
           *[other] Reszta czeka na ruch: { $seats }. Mam coś z tym zrobić?
        }
    }
resumed = ▶️ { $who ->
        [nobody] Dość tej pauzy, gra toczy się dalej.
       *[other] { $who } kończy pauzę, gramy dalej.
    }{ $seats ->
        [none] {""}
       *[other] {" "}{ $seats }: czas na ruch.
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }.
    } [Do stołu]({ $link })

## Co świadczy o kostkach

proof-commitment = Dowód, część 1 („zobowiązanie”): `{ $commitment }`
proof-salt = Dowód, część 2 („sól”): `{ $salt }`
proof-part = Twoja część soli ma numer { $number }: `{ $part }`
proof-part-with-luck = Twoja część soli ma numer { $number }: `{ $part }`. Po znaku ~ stoi twoje słowo na szczęście.
proof-luck = Twoje słowo na szczęście dodaje do twojej części soli `~{ $luck }`.
proof-deal = Wszystkie stoły tej rundy mają te kości, każde miejsce swoje. Ziarno podam, gdy skończy ostatni stół.

## Poczekalnia

lobby-title = { $emoji } { $game } · stół { $table } zaprasza
lobby-host = { $host } zaprasza do gry · { $least }–{ $most } graczy
lobby-seats = **Przy stole ({ $count }):** { $seats }
lobby-nobody = **Przy stole:** jeszcze pusto. Naciśnij Dołącz i przełam lody.
lobby-birthday = 🎂 Zaczyna ten, kto ma najbliżej urodziny. Swoje podasz mi przez /ja urodziny; nikt inny ich nie zobaczy.
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = od { $least } do { $most } osób{ $minutes ->
        [none] {""}
       *[other] {" "}· { $minutes } min
    }
lobby-invited = Zaproszenie mają: { $seats }
lobby-rematch = **Jeszcze bez odpowiedzi:** { $seats }. Gdy zgodzą się wszyscy, gra ruszy sama. *Start* na nikogo nie czeka.
challenge-title = Wyzwanie do gry: { $player }
challenge-game = W co gracie?
challenge-call = { $who }: { $host } rzuca ci wyzwanie! Gra: { $game }. [Siadaj do stołu]({ $link })
lobby-rules = **Zasady domowe:** { $rules }
lobby-usual = takie jak zwykle
lobby-clock =
    { $clock ->
        [0] bez limitu czasu
       *[other] { $time } na ruch
    }
lobby-rolls = ja rzucam za was
lobby-rolls-not = rzucacie sami
# Same as English: „gospodarz” is too long for the poster, and everybody on Discord knows the word.
poster-host = host
poster-nobody = jeszcze pusto
poster-alt = { $game }. { $about } Przy stole: { $seats }. Wolne krzesła: { $free }.
poster-alt-short = { $game }. Przy stole: { $seats }. Wolne krzesła: { $free }.
fair-lobby = 🎲 Kostki tego stołu są już ustalone i nikt ich teraz nie podmieni. Poniżej masz ich odcisk palca. Zanotuj go: po grze **Sprawdź** pokaże, że padły właśnie te kostki, a nie żadne inne. Możesz też domieszać słowo na szczęście.
fair-running = 🎲 Kostki tego stołu ustalono przed grą i nikt ich nie podmieni. Poniżej jest na to dowód. Zanotuj go: po grze **Sprawdź** pokaże, że padły właśnie te kostki, a nie żadne inne.
lobby-computer = { $name } ({ $level })
house-rule = { $option }: { $value }
# One of the players is a program, see level-program. Said before the game and at its end.
program-unrated = Z programem przy stole ta gra nie liczy się do ratingu.
# A house rule that has changed since somebody sat down. $rule is "Points to reach exactly: 20 points".
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 zmieniło się, odkąd ktoś tu siedzi. Zerknij jeszcze raz, zanim zaczniecie, albo wstań od stołu.
value-on = tak
value-off = nie

# Same as English: names and a label.
label-of = { $who }: { $label }
button-join = Dołącz
button-leave = Wstań od stołu
button-computers = Dodaj komputer
button-out = Usuń: { $name }
button-unseat = Poproś o wstanie: { $name }
pick-unseat = Poproś kogoś, żeby wstał
button-im-back = Wracam do gry
button-house-rules = Zasady domowe
# Same as English: it is the Polish word as well.
button-start = Start
button-fair = 🎲 Uczciwe kostki
button-luck = 🍀 Słowo na szczęście
button-peek = Zerknij
button-text = Opis planszy
button-rules = Zasady
button-more = ⋯ Więcej
button-here = Przenieś planszę tutaj
button-resign = Poddaj się
button-resign-sure = Tak, poddaję się
button-reminders = Przypomnienia
button-pause = Pauza
button-pause-alone = Tak, zrób pauzę
button-resume = Gramy dalej
button-nudge = Szturchnij
button-sit-in = Niech zagra komputer
button-mute = Wycisz ten stół
button-unmute = Wyłącz wyciszenie
button-end = Zakończ tę grę
button-end-sure = Tak, zakończ bez wyniku
button-lobby-end-sure = Tak, sprzątnij stół
button-vote-end-sure = Tak, zapytaj
button-vote-sure = Tak, zapytaj
button-undo = Cofnij
button-draw = Zaproponuj remis
button-remove = Grajmy dalej bez: { $name }
button-alone-sure = Tak, zakończ
button-finish-sure = Tak, zakończ
button-vote-yes = Zgoda{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = Grajmy dalej{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = Rewanż
button-use = Biorę
button-change = Zmień
button-back = Wstecz
button-next = Dalej

## Komputery, ludzie, których już nie ma, i zegary

anonymous-name = Ktoś

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = łatwy
level-normal = normalny
level-hard = trudny
level-random = gra na oślep
# A player's own program, which the host of the bot lets play. Same as English: it is the Polish word as well.
level-program = program
add-easy = Dodaj łatwy
add-normal = Dodaj normalny
add-hard = Dodaj trudny
add-random = Dodaj taki, co gra na oślep
add-program = Dodaj: { $name }
computers-title = Dosadzić komputery do stołu { $table }? Zajęte miejsca: { $seats } z { $most }. Komputer widzi dokładnie tyle, ile na jego miejscu widać by było tobie.
# "Roll for me: on". Where a player could do nothing but roll, the bot rolls for them.
rolls-label = Rzucaj za mnie
clock-label = Czas na decyzję
clock-60 = 1 minuta
clock-180 = 3 minuty
clock-600 = 10 minut
clock-3600 = 1 godzina
clock-14400 = 4 godziny
clock-43200 = 12 godzin
clock-86400 = 1 dzień
clock-259200 = 3 dni
clock-604800 = 7 dni
clock-0 = bez limitu
clock-300-15 = 5 minut + 15 sekund
clock-900-30 = 15 minut + 30 sekund
clock-86400-14400 = 1 dzień + 4 godziny
clock-259200-43200 = 3 dni + 12 godzin

## Wątki

thread-open = { $emoji } { $game } · siadajcie do gry
thread-turn = { $emoji } { $game } · { $count ->
        [one] gra { $seats }
        [few] czas na ruch: { $seats }
        [many] czas na ruch: { $seats }
       *[other] czas na ruch: { $seats }
    }
thread-over = { $emoji } { $game } · koniec gry
thread-opened = 🧵 { $host } otwiera stół w wątku { $thread }, gra: **{ $game }**. Wpadajcie i siadajcie!
thread-locked = 🔒 Wątek { $thread } jest zablokowany, więc przy stole „**{ $game }**” nikt nie może zrobić ruchu. Ktoś z uprawnieniem „Zarządzanie wątkami” może go odblokować i gra potoczy się dalej.
thread-lacking = Ten stół miał dostać własny wątek, ale na razie mi nie wolno: { $permissions }. Stoi więc tutaj, na kanale.
thread-nowhere = Na takim kanale nie ma wątków, więc stół stoi właśnie tutaj.
thread-not-made = Discord akurat nie chce dać mi wątku, więc stół stoi właśnie tutaj.

## Odpowiedzi tylko dla ciebie

more-title = Co robimy przy stole { $table }?
resign-sure = Wypadniesz z tej gry i znajdziesz się za wszystkimi, którzy jeszcze grają. Na pewno?
end-sure = To kończy grę wszystkim, bez zwycięzcy. Na pewno?
lobby-end-sure = Stół zostanie sprzątnięty, zanim gra się zacznie. Na pewno?
vote-end-sure = Jeśli zgodzi się co najmniej połowa pozostałych, gra skończy się bez zwycięzcy. Zapytam ich tutaj. Mają dzień, a brak odpowiedzi to zgoda. Pytać?
alone-sure = Jeśli teraz przegrywasz, zajmiesz ostatnie miejsce, jak po poddaniu się. Jeśli nie, gra skończy się bez wyniku. Na pewno?
finish-sure = Grają już same komputery. Wstaną od stołu, a wszyscy skończą na miejscach, na których są teraz. Na pewno?
vote-pause-sure = W czasie pauzy nikomu nie płynie czas, a przerwać może ją każdy z was. Jeśli zgodzi się co najmniej połowa pozostałych, robię pauzę; mają dzień na odpowiedź, a jej brak to zgoda. Pytać?
vote-waits = Zapowiedziana nieobecność się nie liczy, więc głosowanie czeka. Brakuje: { $seats }.
vote-pause-open = ⏸️ { $who } prosi o pauzę na jakiś czas. Pasuje wam?{ $silent ->
        [none] {""}
       *[other] {" "}Jeszcze bez odpowiedzi: { $silent }.
    } Brak odpowiedzi uznam za zgodę { $when }.
vote-pause-refused = 🙂 Za dalszą grą: { $seats }. No to gramy.
vote-pause-call = { $others }: { $who } prosi o pauzę na jakiś czas. [Powiedzcie, co wy na to]({ $link }): będzie, jeśli zgodzi się co najmniej połowa, a brak odpowiedzi uznam za zgodę { $when }.
pause-alone = W czasie pauzy nikomu nie płynie czas, a przerwiesz ją, kiedy zechcesz. Robimy pauzę?
done-paused = Gra ma pauzę. Nikomu nie płynie czas, dopóki nie zakończysz pauzy.
done-resumed = Gramy dalej.
done-sat-in = W zastępstwie gra komputer, aż ktoś naciśnie „Wracam do gry”.
done-muted = Do tego stołu już cię nie zawołam, niezależnie od innych ustawień.
done-unmuted = Znowu wołam cię do tego stołu, zgodnie z twoimi ustawieniami.
vote-end-open = 🕊️ { $who } chce skończyć tę grę bez wyniku. Zgadzacie się?{ $silent ->
        [none] {""}
       *[other] {" "}Jeszcze bez odpowiedzi: { $silent }.
    } Brak odpowiedzi uznam za zgodę { $when }.
vote-end-refused = 🙂 Za dalszą grą: { $seats }. No to gramy!
vote-end-call = { $others }: { $who } chce skończyć grę bez wyniku. [Wasz głos się liczy]({ $link }): koniec, jeśli zgodzi się co najmniej połowa, a brak odpowiedzi uznam za zgodę { $when }.
done-vote-asked = Pytanie poszło do pozostałych. Odpowiedzi pojawią się przy stole.
vote-displaced = { $who }, twoje pytanie ustąpiło miejsca temu. Gdy to się rozstrzygnie, możesz zapytać znowu.
done-here = Oto plansza.
vote-draw-sure = Jeśli zgodzi się co najmniej połowa pozostałych, gra skończy się remisem: wszyscy, którzy jeszcze grają, dzielą pierwsze miejsce i nikt nie wygrywa. Zapytam ich tutaj. Mają dzień, a brak odpowiedzi to zgoda. Pytać?
vote-remove-sure = Jeśli pozostali się zgodzą, { $seat } wypada i ląduje za wszystkimi, którzy jeszcze grają. Zapytam ich tutaj. Mają dzień, a brak odpowiedzi to zgoda; ale jeśli { $seat } do tego czasu wróci, to po sprawie. Pytać?
vote-draw-open = 🤝 { $who } proponuje remis: wszyscy, którzy jeszcze grają, dzielą pierwsze miejsce. Zgadzacie się?{ $silent ->
        [none] {""}
       *[other] {" "}Jeszcze bez odpowiedzi: { $silent }.
    } Brak odpowiedzi uznam za zgodę { $when }.
vote-remove-open = 🪑 { $who } chce grać dalej, choć na jednym krześle od jakiegoś czasu nie ma nikogo. Czyje to krzesło? { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Jeszcze bez odpowiedzi: { $silent }.
    } { $seat } wypada z gry { $when } albo wcześniej, jeśli zgodzi się połowa pozostałych; a jeśli wróci, to wcale.
vote-draw-refused = 🙂 Remisu nie będzie. Do końca chcą grać: { $seats }.
vote-remove-refused = 🙂 { $seat } ma jeszcze czas. Poczekać chcą: { $seats }.
vote-draw-call = { $others }: { $who } proponuje remis. [Wasz głos się liczy]({ $link }): stanie na tym, jeśli zgodzi się co najmniej połowa, a brak odpowiedzi uznam za zgodę { $when }.
vote-remove-call = { $seat }, tęsknią tu za tobą! { $who } chce grać dalej bez ciebie. [Wróć]({ $link }) najpóźniej { $when }, a zostajesz w grze.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: tam możecie zagłosować.
    }
undo-offer = Możesz to jeszcze cofnąć, { $computer ->
        [none] dopóki nie zagra ktoś inny (najpóźniej { $when })
       *[other] ale szybko, zaraz gra { $computer }
    }: { $what }
done-undone = Cofnięte. Jakby tego nigdy nie było.
done-removed = Krzesło wolne, ta osoba wypada z gry.
done-acted = Zrobione.
form-good = Tak by to wyglądało.
done-resigned = Nie ma cię już w tej grze.
done-back = Dobrze, że jesteś! Znowu decydujesz ty.
done-ended = Stół zamknięty.
done-nudged = { $who }: twoja kolej! [Do stołu]({ $link })
done-named-only = Dopiero co był ping, więc tym razem podaję samo imię. Następny ping będzie możliwy { $when }.
done-birthday = Zapamiętam { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } i nic poza tym. Nikt inny tego nie zobaczy, a zmienić możesz to dwa razy w roku.
birthday-unknown = Nie wiem, kiedy masz urodziny. Podaj dzień i miesiąc: w Magicznych liczbach zaczyna ten, kto ma je najbliżej.
button-birthday-forget = Zapomnij je
done-birthday-forgotten = Twoje urodziny: już ich nie pamiętam.
luck-title = Słowo na szczęście
luck-label = Jakiekolwiek słowo, może być żadne
luck-example = szarlotka, kot śpi, …
luck-said = 🍀 Twoje słowo jest wmieszane w kostki. Zapamiętaj je: dzięki niemu sprawdzisz później, że nikt ich nie ustawił. Trzymam tylko jego odcisk palca, `~{ $luck }`; znajdziesz go pod *Uczciwe kostki*, a po grze pod *Sprawdź*.
luck-none = To bez słowa na szczęście. Kostki są równie dobre.
house-rules-told = Zasady domowe stołu { $table }. Zmieniać może je tylko gospodarz: { $host }.
    { $rules }
house-rules-title = Zasady domowe stołu { $table }. Obowiązują wszystkich i po starcie już się nie zmienią. Kto siedzi przy stole, zobaczy zmiany zaznaczone i dostanie dziesięć sekund, żeby je zauważyć, zanim będzie można zacząć.
join-done = Jesteś w grze! Czeka na ciebie [twoje miejsce: { $game }]({ $link }).
rematch-yes = { $seats ->
        [none] Wszyscy się zgodzili! [Tu czeka następna gra: { $game }]({ $link }).
       *[other] Grasz dalej: [{ $game }]({ $link }). Jeszcze bez odpowiedzi: { $seats }.
    }
leave-done = Twoje miejsce jest znów wolne: [{ $game }]({ $link }).
unseat-done = Miejsce jest wolne: [{ $game }]({ $link }). { $who } nie może już wrócić do tego stołu.
# In the channel; nobody is pinged by it.
unseat-told = { $who }, { $host } prosi, żeby wstać od stołu (**{ $game }**). Do tego stołu nie da się już wrócić, ale każdy inny stoi otworem.
seated-already = Masz tu już miejsce. { $few ->
        [yes] Do gry brakuje jeszcze kogoś: sprowadź kogoś albo naciśnij Dodaj komputer.
       *[no] Brakuje tylko startu albo jeszcze paru osób.
    }
taken-lobby = { $count ->
        [one] { $seats } już czeka przy stole,
        [few] { $seats } już czekają przy stole,
        [many] { $seats } już czekają przy stole,
       *[other] { $seats } już czekają przy stole,
    } gra: **{ $game }**, [o tam]({ $link }). Dosiądziesz się? Albo otwórz własny stół w wątku (/graj ma taką opcję) lub na innym kanale.
taken-full = Zaraz zaczynają [o tam]({ $link }): { $seats }. Gra: **{ $game }**, wszystkie miejsca zajęte. Własny stół otworzysz w wątku (/graj ma taką opcję) lub na innym kanale.
taken-yours = Masz już na tym kanale [otwarty stół: **{ $game }**]({ $link }). Na kolejny jest miejsce w wątku (/graj ma taką opcję) lub na innym kanale.
taken-playing = [Na tym kanale]({ $link }) trwa właśnie gra: **{ $game }**. Własny stół otworzysz w wątku (/graj ma taką opcję) lub na innym kanale.
taken-free = Albo dołącz tam, za zgodą innych:
join-whisper = Jesteś w grze: **{ $game }**, [stół { $table }]({ $link }).
    Twoje sekrety pojawią się tutaj, w tej jednej wiadomości. „Zerknij” przy stole też je pokaże.
join-closed = Jesteś w grze! Twoje ustawienia prywatności nie pozwalają mi tu pisać do ciebie wiadomości prywatnych. Nie szkodzi: **Zerknij** przy stole zawsze pokaże ci twoje sekrety.
join-later = Jesteś w grze! Moje wiadomości prywatne na razie do ciebie nie docierają, ale będę próbować. Do tego czasu sekrety pokaże ci **Zerknij** przy stole.
whisper-title = **{ $game }** · [stół { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = Dość podpowiedzi
hints-are-off = Dobrze, koniec podpowiedzi. Wszystko jest w **Zasadach** przy stole.
page-count = Strona { $page } z { $pages }

## Dlaczego nie

sorry-gone = Nie ma tu takiego stołu: zniknął albo stoi gdzie indziej.
sorry-unreadable = Nie potrafię już odczytać tej partii: to, co z niej mam, jest uszkodzone, i mam to zanotowane. Innych partii to nie dotyczy.
sorry-game-missing = { $game } nie jest tu teraz zainstalowane, więc to czeka. Nic nie przepadło: ciąg dalszy, gdy tylko gra wróci.
sorry-channel-waits = Na tym kanale czeka stół z grą { $game }, a ta gra nie jest teraz zainstalowana. Zostaje, aż wróci; gospodarz albo moderator może go zakończyć przez `/stół zakończ`.
sorry-over = Ta partia już się skończyła.
sorry-closed = Ten stół jest zamknięty.
sorry-started = Ta gra już się zaczęła.
sorry-rematch-on = Rewanż już trwa, [zobacz tutaj]({ $link }).
sorry-not-started = Ta gra jeszcze się nie zaczęła.
sorry-luck-seat = Najpierw usiądź: twoje słowo należy do twojego miejsca.
sorry-luck-letters = Coś w tym słowie nie jest ani literą, ani obrazkiem. Spróbuj innego.
sorry-vote-over = To głosowanie już się skończyło.
sorry-vote-own = To twoje pytanie, więc teraz głos mają inni. Żeby odejść mimo wszystko, użyj „Poddaj się”, ale to oznacza ostatnie miejsce.
sorry-vote-others = O tym decydują ci, którzy jeszcze grają.
sorry-vote-taken = { $who } już o to pyta. Zagłosuj przy stole.
sorry-vote-refused = Pozostali chcą grać dalej. Zapytać znowu możesz { $when }.
sorry-not-playing-any-more = Nie grasz już w tej partii. Zakończyć mogą ją tylko ci, którzy grają.
sorry-not-seated = Nie grasz przy tym stole. Poczekaj na następny albo otwórz własny na innym kanale: /graj.
sorry-not-seated-free = Nie grasz przy tym stole. Ale za zgodą innych możesz jeszcze dołączyć: naciśnij *⋯*. Miejsca do wzięcia: { $seats }.
sorry-late = To już się stało albo ktoś był szybszy. Oto jak się sprawy mają.
sorry-no-undo = Na cofanie już za późno: ktoś zdążył zagrać albo zobaczył coś nowego.
sorry-undo-late = Na cofnięcie jest { $seconds } s, a te już minęły.
sorry-no-draw = Na remis muszą zgodzić się ludzie, a komputery nie zgadzają się na nic. Potrzeba ci kogoś, z kim go podzielisz.
sorry-not-absent = Ta osoba wróciła albo już jej tu nie ma. Nikt nie musi iść.
sorry-moved = Ten stół stoi już gdzie indziej. [Idź tam]({ $link })
sorry-not-your-turn-here = To nie twoja kolej.
sorry-not-host = To może zrobić tylko gospodarz stołu: { $host }.
sorry-not-host-or-moderator = To może zrobić tylko gospodarz stołu ({ $host }) albo moderacja.
sorry-not-in-lobby = Nie siedzisz przy tym stole.
sorry-full = Ten stół jest pełny: mieści { $most } graczy.
sorry-unwelcome = Niestety, przy tym stole nie ma dla ciebie miejsca. Poczekaj na następny albo otwórz własny na innym kanale: /graj.
sorry-unseated = Gospodarz poprosił cię o wstanie od tego stołu, więc nie możesz do niego wrócić. Poczekaj na następny albo otwórz własny na innym kanale: /graj.
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = Masz tu już miejsca przy stołach, przy których gra się nie zaczęła (najwyżej { $most }): { $tables }. Zacznij grę przy jednym albo wstań od jednego, a znajdzie się miejsce na następny.
sorry-lobbies-seats-anywhere = Na wszystkich serwerach razem masz już miejsca przy stołach, przy których gra się nie zaczęła (najwyżej { $most }): { $tables }. Zacznij grę przy jednym albo wstań od jednego, a znajdzie się miejsce na następny.
sorry-lobbies-opened = Masz tu już otwarte stoły, przy których gra się nie zaczęła (najwyżej { $most }): { $tables }. Zacznij grę przy jednym albo zakończ jeden (w „⋯”), a znajdzie się miejsce na następny.
sorry-lobbies-guild = Na tym serwerze za dużo stołów czeka już na początek gry (najwyżej { $most }). Siądź przy jednym z nich albo wróć, gdy przy kilku gra się zacznie.
sorry-lobbies-threads = Masz tu już tyle wątków ze stołami, ile może mieć jedna osoba (najwyżej { $most }): { $tables }. Dziesięć minut po końcu gry jej wątek się zamyka i robi miejsce na następny.
sorry-lobbies-threads-guild = Ten serwer ma już tyle wątków ze stołami, ile może mieć (najwyżej { $most }). Dziesięć minut po końcu gry jej wątek się zamyka i robi miejsce na następny.
sorry-too-few = Do gry trzeba co najmniej { $least } graczy, a { $count ->
        [0] nie siedzi tu nikt
        [one] siedzi tu { $count }
        [few] siedzi tu { $count }
        [many] siedzi tu { $count }
       *[other] siedzi tu { $count }
    }. { $seated ->
        [yes] Sprowadź kogoś jeszcze albo naciśnij Dodaj komputer.
       *[no] Naciśnij Dołącz, sprowadź kogoś jeszcze albo naciśnij Dodaj komputer.
    }
sorry-no-person = Komputery chcą przy stole choć jednego człowieka. Naciśnij Dołącz.
sorry-paused = Gra ma pauzę. Każdy, kto gra, może nacisnąć „Gramy dalej”.
sorry-not-silent = W międzyczasie coś się tam stało, więc dajmy im czas.
sorry-on-vacation = Zapowiedziany urlop: { $seats }. Powrót do gry też jest zapowiedziany.
sorry-no-such-clock = Takiego zegara nie mam. Wybierz jeden z listy.
sorry-not-away = Nikt za ciebie nie gra: to miejsce jest cały czas twoje.
sorry-host-must-sit = Według zasad domowych zaczyna gospodarz, ale { $host } nie siedzi przy stole. Usiądź albo zmień zasadę.
sorry-seats-changed = Ktoś właśnie usiadł albo wstał. Rzuć okiem i naciśnij Start jeszcze raz.
sorry-rules-changed = { $count ->
        [one] Zmieniła się zasada domowa,
        [few] Zmieniły się zasady domowe,
        [many] Zmieniły się zasady domowe,
       *[other] Zmieniły się zasady domowe,
    } odkąd ktoś tu siedzi ({ $rules }). Daj wszystkim jeszcze { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }, żeby to zobaczyli, i naciśnij Start jeszcze raz.
sorry-challenge-computer = { $player } to maszyna. Otwórz stół (/graj) i naciśnij Dodaj komputer: te grają tak dobrze, jak zechcesz.
sorry-challenge-self = Nie możesz wyzwać siebie. Otwórz stół (/graj); komputery zawsze mają czas.
sorry-no-game-in-message = To nie jest żadna z moich gier. Spróbuj na planszy albo użyj /powtórka i /sprawdź z numerem stołu.
sorry-nothing-to-roll = { $game }: w tej grze każdy rzut to decyzja, więc nie ma czego rzucać za ciebie. Pomiń „rzucaj_za_mnie”.
sorry-no-table = Na tym kanale nie ma stołu. Otwórz go: /graj.
sorry-no-game = Nie ma gry „{ $game }”. Do wyboru: { $games }
sorry-house-rule = { $game } nie ma zasady domowej „{ $text }”. Ma takie: { $rules }
sorry-permissions = Czegoś mi na tym kanale brakuje: { $permissions }. Może to nadać ktoś, kto zarządza serwerem.
sorry-unpainted = To się liczy, ale nie udało mi się odświeżyć planszy. Nic nie przepadło: następne kliknięcie pokaże wszystko.
sorry-server-only = Stoły działają tylko na kanałach serwera. /pomoc pokazuje, co działa wszędzie.
sorry-no-secrets = W tej grze nic nie jest ukryte: wszystko widać na planszy.
sorry-birthday-often =
    Urodziny możesz zmienić dwa razy w roku, żeby nikt nie zgadywał cudzych, próbując dat. Swoje zmienisz znowu { $when }; { $kept ->
        [yes] do tego czasu liczą się dotychczasowe
       *[no] do tego czasu nie znam żadnych
    }. Jeśli mam je zapomnieć, w każdej chwili możesz pominąć dzień i miesiąc.
sorry-birthday = Nie ma takiego dnia. Podaj dzień i miesiąc, na przykład 24 i 12.
sorry-slow = Za długo mi to zajęło. Naciśnij jeszcze raz.
sorry-flood = Dużo tego naraz. Weź oddech: za kilka sekund znów do ciebie wracam.
sorry-unknown = Nie znam tego przycisku. Może jest stary; te przy wiadomości stołu działają.
sorry-option = „{ $value }” nie pasuje do „{ $option }”. Wybierz jedną z wartości, które podpowiada Discord, albo zostaw to puste.
sorry-command = Nie znam tej komendy w takiej postaci. Uruchom Discorda ponownie, żeby poznał moje najnowsze komendy, i wpisz ją jeszcze raz.
sorry-trouble = Coś u mnie poszło nie tak i mam to zanotowane. Możliwe, że to się nie liczy, ale wszystko, co było wcześniej, jest bezpieczne. Spróbuj za chwilę jeszcze raz.
sorry-discord = Discord akurat tego ode mnie nie przyjmuje, więc możliwe, że się nie udało. Sama gra jest bezpieczna: spróbuj za chwilę jeszcze raz.
sorry-your-turn = To twoja własna kolej.
sorry-nobody-to-nudge = Nikogo nie trzeba szturchać: teraz nikt nie ma ruchu.
sorry-called-lately = Dopiero co był ping: { $who }. Następny będzie możliwy { $when }.

## Uprawnienia, tak jak nazywają je ustawienia Discorda

permission-view_channel = Wyświetlanie kanałów
permission-send_messages = Wysyłanie wiadomości
permission-embed_links = Osadzanie linków
permission-attach_files = Załączanie plików
permission-read_message_history = Czytanie historii wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-create_public_threads = Tworzenie publicznych wątków
permission-create_private_threads = Tworzenie prywatnych wątków

## Na każdej planszy

board-nameless = Gracz { $letter }
board-ranking = Końcowa kolejność: { $places }
board-out = Odeszli, w tej kolejności: { $names }
board-gone = poza grą
board-left = Poza grą: { $names }.
board-header-last = zostaje bez rywali i wygrywa
board-now-last = { $name } wygrywa: wszyscy inni odeszli.
board-eliminated = odpada
board-wins = wygrywa!
board-now-wins = { $name } wygrywa!
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · kto pierwszy do { $target }
race-dice = Kostki: { $faces }
race-scores = Punkty: { $scores }.
