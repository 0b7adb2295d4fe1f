### Noce: jeden wieczór, kilka gier, jedno zwycięstwo.

night-name = Noc gier
night-title = 🌙 Noc gier
night-form-title = Noc gier
night-form-games = Gry
night-form-order = Która gra następna
night-order-turn = Po kolei
night-order-lot = Losowo
night-order-vote = Głosowanie przed każdą rundą
night-form-length = Ile rund albo do której
night-form-length-example = 4 albo 23:30, albo za 2 godziny
night-form-odd = Gdy ktoś zostanie bez pary
night-odd-regular = Komputer dosiada się do stołu
night-odd-rest = Runda przerwy
night-form-rules = Zasady domowe
# Same as English: it is typed like that.
night-form-rules-example = Tie-Die: target 30

night-host = { $host } zaprasza na noc z kilkoma grami. Na koniec będzie wiadomo, kto wygrywa!
night-games = **{ $games }**{ $order ->
        [turn] , po kolei
        [lot] , losowo
        [vote] , według głosów
       *[alone] {""}
    }
night-rounds = { $count ->
        [one] Jedna runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
night-until = Tyle rund, ile się zmieści w czasie: { $hours ->
        [0] {""}
       *[other] { $hours } godz.
    }{ $minutes ->
        [0] {""}
       *[other] {" "}{ $minutes } min
    }
night-rules = Zasady domowe, { $game }: { $rules }
night-duplicate = **Równe szczęście dla wszystkich:** to samo miejsce rzuca tak samo przy każdym stole rundy. Dlatego stoły grają w prywatnych wątkach, a liczy się, kto gra najlepiej.
night-in = **Na razie wchodzą ({ $count }):** { $who }
night-nobody = **Na razie nie wchodzi nikt.** Kto pierwszy?
night-small =
    Kto przyjdzie później, gra od następnej rundy. Musisz iść? Naciśnij *Wychodzę*, bez żadnego głosowania.
    Wygrana przy stole to 10 punktów, potem 6, 4, 3, 2 i po 1 dla reszty. Przy remisie punkty się dzieli.
night-small-duplicate =
    Kto przyjdzie później, gra od następnej rundy. Musisz iść? Naciśnij *Wychodzę*, bez żadnego głosowania.
    Twój wynik porównuję z wynikami tych, którzy mieli to samo miejsce przy innym stole: do 10 punktów. Pauza to 5.
button-night-in = Wchodzę
button-night-out = Wychodzę
button-night-start = Zacznij noc
button-night-computer = Dodaj komputer
button-night-off = Odwołaj
button-night-end = Zakończ noc
button-night-sure = Tak, zakończ
button-night-text = Opis planszy
button-night-again = Znowu { $weekday ->
        [0] w następny poniedziałek
        [1] w następny wtorek
        [2] w następną środę
        [3] w następny czwartek
        [4] w następny piątek
        [5] w następną sobotę
       *[6] w następną niedzielę
    }
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }

night-round = **Runda { $round } z { $total }: { $game }.** { $how ->
        [mixed] Miejsca są wymieszane tak równo, jak się da.
       *[standing] Teraz czołówka gra przy jednym stole.
    }
night-round-until = Koniec rundy { $relative }.
night-table = **Stół { $table }:** { $who } · { $state ->
        [waiting] zaraz rusza
        [over] koniec
        [void] bez wyniku
       *[running] { $link ->
            [none] zaraz rusza
           *[other] { $link }
        }
    }
night-resting = W tej rundzie { $count ->
        [one] odpoczywa
        [few] odpoczywają
        [many] odpoczywają
       *[other] odpoczywają
    }: { $who }, za 5 punktów { $count ->
        [one] w zamian
        [few] na osobę
        [many] na osobę
       *[other] na osobę
    }. Nikt nie odpoczywa dwa razy.
night-filler = Komputer
night-voting = **W co gramy w rundzie { $round }?** Koniec głosowania { $relative }.
night-points = Przy każdym stole: 10 punktów za pierwsze miejsce, potem 6, 4, 3, 2 i po 1 dla reszty; remisy się dzieli. Tyle samo punktów? Najpierw liczą się wygrane stoły, potem punkty osób, z którymi się grało.
night-points-duplicate = Równe szczęście: twój wynik porównuję z wynikami tych, którzy mieli to samo miejsce przy innym stole: 2 za każdy gorszy, 1 za każdy równy, a kto pokona wszystkich, ma 10 punktów. Tyle samo punktów? Najpierw liczą się wygrane stoły, potem punkty osób, z którymi się grało.
# $seed is none while other tables roll the same dice.
night-deal = 🎲 Runda { $round } ma te same kości przy wszystkich stołach. Dowód: `{ $commitment }`. { $seed ->
        [none] Ziarno podam, gdy skończy ostatni stół.
       *[other] Ziarno to `{ $seed }`.
    }
night-champion = 🏆 { $count ->
        [one] { $who } wygrywa noc!
        [few] { $who } dzielą się zwycięstwem!
        [many] { $who } dzielą się zwycięstwem!
       *[other] { $who } dzielą się zwycięstwem!
    }
night-no-champion = Wyniki tej nocy zostały unieważnione, więc nikt jej nie wygrał.
night-called-off = Ta noc gier jest odwołana. Następną zaczyna `/noc`.
night-poster-alt = Zaproszenie na noc gier: { $games }. Na razie wchodzą: { $who }.
night-standings-title = Klasyfikacja
night-standings-about = Po rundzie { $round } z { $total }
night-line-told = { $won ->
        [0] bez wygranego stołu
        [one] { $won } wygrany stół
        [few] { $won } wygrane stoły
        [many] { $won } wygranych stołów
       *[other] { $won } wygranego stołu
    }{ $way ->
        [up] , w górę o { $moved }
        [down] , w dół o { $moved }
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points } · { $told }
night-line-alt = { $place }. { $who }: { $points }
night-standings-alt = Klasyfikacja nocy. { $about }: { $lines }.
night-card-title = 🌙 To była noc
night-card-about = Rundy: { $rounds }, gry: { $games }, przy stołach: { $count }
night-card-alt = Karta nocy: { $headline } { $about }. { $lines }.
night-headline-champion = { $count ->
        [one] { $who } wygrywa noc!
        [few] { $who } dzielą się nocą!
        [many] { $who } dzielą się nocą!
       *[other] { $who } dzielą się nocą!
    }
night-headline = Runda { $round }, stół { $table }: { $headline }
night-moment = ✨ **Chwila nocy:** { $told }
night-moment-title = Chwila nocy
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }runda { $round }, stół { $table }: { $game }! Miejsca czekają, a czas mija { $relative }.
night-thread = { $emoji } Runda { $round }, stół { $table }: { $game }
night-behind = ⏳ Stół { $table }, reszta już prawie kończy! Wasz czas mija { $relative }, potem grają za was komputery.
night-evening-opened = Przyszła pora i noc się zaczęła: patrzcie niżej.
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }pora na naszą noc gier! Jesteście na liście. Gdy będą wszyscy, naciśnijcie *Zacznij noc*.

night-done-in = Wchodzisz: w następnej rundzie czeka na ciebie miejsce.
night-done-out = Wychodzisz, a punkty zostają. Jeśli siedzisz przy stole, komputer gra tam za ciebie. Wracaj, kiedy chcesz!
night-done-off = Zrobione.
night-sure = { $begun ->
        [yes] Zakończyć noc teraz? Wygrywa ten, kto wtedy prowadzi; trwające gry się nie liczą.
       *[no] Odwołać noc gier?
    }
sorry-night-taken = Na tym kanale trwa już noc gier: { $link }
sorry-night-over = Ta noc już się skończyła.
sorry-night-in = Już wchodzisz.
sorry-night-not-in = Nie ma cię na liście. Naciśnij najpierw *Wchodzę*.
sorry-night-full = Jest was tylu, że nie ma już miejsca.
sorry-night-begun = Noc już się zaczęła.
sorry-night-nobody = Nie wchodzi jeszcze nikt. Naciśnij najpierw *Wchodzę*.
sorry-night-regulars = Wszyscy bywalcy ({ $count }) już są.
sorry-night-voted = To głosowanie już się skończyło.
sorry-night-host = To może zrobić tylko gospodarz tej nocy ({ $host }) albo moderacja.
sorry-night-thread = Noc gier potrzebuje kanału, a nie wątku: jej stoły dostaną tam własne wątki.
sorry-night-private = Przy równym szczęściu dla wszystkich stoły stoją w prywatnych wątkach. Kto zarządza serwerem, może mi pozwolić tworzyć je na tym kanale: { $permissions }.
sorry-night-no-private = Przy równym szczęściu dla wszystkich stoły stoją w prywatnych wątkach, a na tym kanale ich nie ma. Spróbuj na zwykłym kanale tekstowym.
sorry-night-threads-off = Przy równym szczęściu dla wszystkich stoły stoją w prywatnych wątkach, a na tym serwerze wątki są wyłączone. Kto nim zarządza, może to zmienić w `/ustawienia`.
sorry-night-lobby = Ten stół za chwilę zacznie sam, taki, jaki jest: wszystkie stoły rundy są jednakowe.
sorry-sealed = Jeszcze nie! Inne stoły wciąż rzucają tymi kośćmi, więc ziarno i zapis pokażę, gdy skończy ostatni. Do tego czasu dowód: `{ $commitment }`
sorry-night-games = Wybierz choć jedną grę.
sorry-night-rounds = Noc ma od 1 do { $most } rund.
sorry-night-length = Noc trwa od { $least } minut do { $most } godzin. Napisz, ile rund (4) albo do której (23:30, za 2 godziny).
sorry-night-rules = Zaczynaj każdy wiersz zasad domowych od gry, na przykład: Tie-Die: target 30

profile-nights = 🌙 { $count ->
        [one] { $count } wygrana noc gier
        [few] { $count } wygrane noce gier
        [many] { $count } wygranych nocy gier
       *[other] { $count } wygranej nocy gier
    }
# Same as English: there are no words in it.
leaderboard-night = { $who } ({ $count })
leaderboard-nights = 🌙 Najwięcej wygranych nocy gier: { $who }
