### Polecenia: nazwy, opisy i nazwy opcji.
### Nazwa ma od 1 do 32 znaków, małe litery; opis od 1 do 100.

command-play = graj
    .description = Otwórz na tym kanale stół do gry
option-play-game = gra
    .description = W co gramy; bez tego pokażę wszystkie gry
option-play-clock = zegar
    .description = Ile czasu jest na decyzję; puste pole: tyle, ile wybrał serwer
option-play-house_rules = zasady_domowe
    .description = Zasady domowe na start, na przykład: target 20, first random
option-play-thread = wątek
    .description = Daj stołowi własny wątek

command-table = stół
    .description = Twój stół na tym kanale, jeśli wolisz pisać
command-table-board = plansza
    .description = Przenieś planszę tutaj, w nowej wiadomości
command-table-resign = poddaj_się
    .description = Poddaj się i opuść tę grę
command-table-hand-over = oddaj_miejsce
    .description = Niech ktoś gra dalej na twoim miejscu
option-table-hand-over-user = osoba
    .description = Kto ma usiąść na twoim miejscu (domyślnie: ktokolwiek stąd)
command-table-nudge = szturchnij
    .description = Przypomnij temu, kto ma teraz ruch
command-table-end = zakończ
    .description = Zapytaj pozostałych, czy zakończyć grę bez wyniku

option-play-roll_for_me = rzucaj_za_mnie
    .description = Niech bot rzuca, gdy nie ma o czym decydować (domyślnie: tak)
option-play-plan_ahead = planowanie
    .description = Czy wolno z góry zdecydować, co się zrobi (domyślnie: tak)
command-plan = plan
    .description = Zdecyduj już teraz, co zrobisz, gdy przyjdzie twoja kolej
command-rules = zasady
    .description = Zasady gry w minutę, z obrazkami
option-rules-game = gra
    .description = Zasady której gry

command-help = pomoc
    .description = Co wpisać najpierw, jakie są gry i gdzie jest cała reszta
command-puzzle = zagadka
    .description = Znajdź najlepszy ruch: co dzień jedna pozycja ze skończonej partii.

command-leaderboard = ranking
    .description = Ranking graczy, tutaj albo wszędzie
option-leaderboard-game = gra
    .description = Tylko jedna gra
option-leaderboard-period = okres
    .description = Od początku, w tym sezonie (kwartale) albo w tym miesiącu
choice-period-all = od początku
choice-period-season = ten sezon
choice-period-month = ten miesiąc
option-leaderboard-scope = zasięg
    .description = Ten serwer albo wszędzie, gdzie jest bot
choice-scope-here = ten serwer
choice-scope-everywhere = wszędzie

command-settings = ustawienia
    .description = Ustawienia tego serwera (tylko dla zarządzających)

command-profile = profil
    .description = Gry, rating, serie, rywale, szczęście i osiągnięcia gracza
option-profile-player = gracz
    .description = Gracz (domyślnie: ty)
option-profile-game = gra
    .description = Tylko jedna gra
option-profile-scope = zasięg
    .description = Ten serwer albo wszystkie serwery razem
choice-profile-here = ten serwer
choice-profile-everywhere = wszystkie serwery

command-history = historia
    .description = Dawne partie gracza: kto grał, kto wygrał i jakie mają numery
option-history-player = gracz
    .description = Gracz (domyślnie: ty)
option-history-game = gra
    .description = Tylko jedna gra
option-history-private = prywatnie
    .description = Pokaż tylko tobie, razem z twoimi partiami z innych miejsc

command-replay = powtórka
    .description = Obejrzyj dawną partię jako animację albo cofnij się w tej, która trwa
option-replay-id = numer
    .description = Numer stołu
option-replay-private = prywatnie
    .description = Pokaż tylko tobie

command-verify = sprawdź
    .description = Sprawdź kostki i każdy ruch dawnej partii i weź jej zapis
option-verify-id = numer
    .description = Numer stołu
option-verify-private = prywatnie
    .description = Pokaż tylko tobie
command-review = analiza
    .description = Spójrz na skończoną partię: co było szczęściem, a co umiejętnością
option-review-id = numer
    .description = Numer stołu

command-me = ja
    .description = Co bot o tobie wie
command-me-birthday = urodziny
    .description = Podaj dzień urodzin: w Magicznych liczbach zaczyna ten, kto ma je najbliżej
option-me-birthday-day = dzień
    .description = Dzień miesiąca; pomiń oba, by zobaczyć lub usunąć urodziny
option-me-birthday-month = miesiąc
    .description = Miesiąc, od 1 do 12
command-me-pings = przypomnienia
    .description = Jak mam ci przypominać, że twoja kolej
option-me-pings-how = jak
    .description = Kiedy i gdzie; puste pole: zobaczysz, co jest ustawione
option-me-pings-hour = godzina
    .description = Dla przypomnień raz dziennie: o której godzinie, od 0 do 23
option-me-pings-zone = strefa
    .description = Dla przypomnień raz dziennie: gdzie jesteś, np. Europe/Warsaw, albo przesunięcie, np. UTC+2
option-me-pings-soon = jeszcze_jedna_osoba
    .description = Mów mi też, gdy przede mną gra już tylko jedna osoba
command-me-quiet = cisza
    .description = Kiedy twój czas nie płynie i daję ci spokój; puste pola: zobaczysz, co jest ustawione
option-me-quiet-from = od
    .description = Kiedy zaczynają się twoje godziny ciszy, na przykład 23:00
option-me-quiet-to = do
    .description = Kiedy się kończą, na przykład 8:00
option-me-quiet-zone = strefa
    .description = Gdzie jesteś, na przykład Europe/Warsaw, albo przesunięcie, na przykład UTC+2
option-me-quiet-days_off = dni_wolne
    .description = Dni tygodnia całe w ciszy: sobota, niedziela; albo weekend; albo brak
command-me-vacation = urlop
    .description = Powiedz, do kiedy cię nie ma; puste pole: zobaczysz, co jest ustawione
option-me-vacation-until = do
    .description = Ostatni dzień, na przykład 2026-12-24, albo za ile dni od dziś
command-me-block = zablokuj
    .description = Nie wpuszczaj kogoś do swoich stołów; nikt się o tym nie dowie
option-me-block-user = osoba
    .description = Kogo zablokować
command-me-unblock = odblokuj
    .description = Pozwól komuś znowu siadać przy twoich stołach
option-me-unblock-user = osoba
    .description = Kogo odblokować
command-me-blocked = blokady
    .description = Osoby na twojej liście blokad
command-me-privacy = prywatność
    .description = Co o tobie wiem: pobierz albo usuń

menu-challenge = Wyzwij do gry
menu-profile = Profil
menu-replay = Powtórka
menu-verify = Sprawdź

command-turns = tury
    .description = Stoły, które czekają na twój ruch, na wszystkich serwerach

command-night = noc
    .description = Jeden wieczór, kilka gier i jedno zwycięstwo na koniec
option-night-at = kiedy
    .description = Nie teraz, ale później: piątek 20:00, jutro 20:00, 24 gru 19:30, za 2 godziny
option-night-repeat = powtarzaj
    .description = Jak często noc ma wracać (tylko razem z „kiedy”)
option-night-duplicate = równe_szczęście
    .description = Wszystkie stoły rundy mają te same kości, w prywatnych wątkach: kto lepiej je wykorzysta?
