### Profile i osiągnięcia niezwiązane z żadną grą.

## Wiadomość

profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = na tym serwerze
profile-scope-everywhere = na wszystkich serwerach
profile-summary = { $games ->
        [one] **{ $games } gra**
        [few] **{ $games } gry**
        [many] **{ $games } gier**
       *[other] **{ $games } gry**
    } { $scope }, { $wins ->
        [0] jeszcze bez zwycięstwa
        [one] **{ $wins } zwycięstwo** ({ PERCENT($share) })
        [few] **{ $wins } zwycięstwa** ({ PERCENT($share) })
        [many] **{ $wins } zwycięstw** ({ PERCENT($share) })
       *[other] **{ $wins } zwycięstwa** ({ PERCENT($share) })
    }, czas przy stole: { $time }.
profile-time = Czas przy stole: { $time }.
profile-line = { $game }: { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
        [many] { $wins } zwycięstw
       *[other] { $wins } zwycięstwa
    } w { $games ->
        [one] { $games } grze
        [few] { $games } grach
        [many] { $games } grach
       *[other] { $games } gry
    }
profile-minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
profile-hours = { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
profile-empty = { $player } nie ma { $scope } żadnej skończonej gry. Nigdy nie jest za późno: /graj.
# Same as English: „rating” is the Polish word as well.
profile-line-rated = { $line }, rating { $rating }
profile-unrated = **Rating:** jeszcze brak.
profile-rating = **Rating:** { $rating }{ $settled ->
        [yes] .
       *[no] , jeszcze się ustala.
    }
profile-exact-rating = **Rating:** { $rating }, niemal na pewno co najmniej tyle. Najlepszy strzał to { $guess } ± { $spread }{ $settled ->
        [yes] .
       *[no] , co po tak niewielu grach mało mówi.
    }
profile-dice = **Kostki:** { $how ->
        [few] za mało ich na razie, żeby coś powiedzieć.
        [even] szczęście jak u każdego.
        [little-up] trochę więcej szczęścia niż u innych.
        [little-down] trochę mniej szczęścia niż u innych.
        [clear-up] wyraźnie więcej szczęścia niż u innych.
        [clear-down] wyraźnie mniej szczęścia niż u innych.
        [amazing-up] szczęście niewiarygodne.
       *[amazing-down] pech niewiarygodny.
    }
profile-figures = Dokładne liczby
profile-figures-title = Dokładne liczby, { $player }, { $scope }
profile-no-figures = Jeszcze żadnych nie ma.
profile-streaks = **Serie:** { $wins ->
        [0] teraz żadnej
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa z rzędu
        [many] { $wins } zwycięstw z rzędu
       *[other] { $wins } zwycięstwa z rzędu
    }, { $best ->
        [0] jeszcze bez zwycięstwa
       *[other] najlepsza: { $best }
    }.{ $bestweeks ->
        [1] {""}
       *[other] {" "}{ $weeks ->
            [0] W zeszłym tygodniu bez gry
            [one] Na razie 1 tydzień gry
            [few] Gra { $weeks } tygodnie z rzędu
            [many] Gra { $weeks } tygodni z rzędu
           *[other] Gra { $weeks } tygodnia z rzędu
        } (najlepiej: { $bestweeks }).
    }
profile-rivals = **Rywale:** { $lines }
profile-rival-met = najczęściej spotyka się z: { $rival } ({ $met ->
        [one] { $met } raz
        [few] { $met } razy
        [many] { $met } razy
       *[other] { $met } razu
    }: z przodu { $ahead }, z tyłu { $behind })
profile-rival-prey = ulubiona ofiara: { $rival } ({ $ahead } : { $behind })
profile-rival-nemesis = największa zmora: { $rival } ({ $ahead } : { $behind })
profile-luck = **Kostki:** { $dice ->
        [one] rzucona { $dice } kostka
        [few] rzucone { $dice } kostki
        [many] rzucono { $dice } kostek
       *[other] rzucono { $dice } kostki
    }, { $pips ->
        [one] { $total } oczko
        [few] { $total } oczka
        [many] { $total } oczek
       *[other] { $total } oczka
    }, a średnio jest ich { $expected }: { $lead }. Sam przypadek myli się zwykle o jakieś { $usual }. { $verdict }
profile-luck-more = o { $pips } więcej
profile-luck-less = o { $pips } mniej
profile-luck-even = co do oczka
profile-luck-few = Stanowczo za mało, żeby coś powiedzieć.
profile-luck-fair = Przypadek robi takie rzeczy co dzień.
profile-luck-odd = Tak rzuca mniej więcej 1 osoba na { $one }: osobliwe, ale bez sensacji.
profile-luck-wonder = Tak daleko od średniej ląduje tylko mniej więcej 1 osoba na { $one }. ({ $way ->
        [up] Wysoko to nie zawsze dobrze!
       *[down] Nisko to nie zawsze źle!
    })
profile-feats = **Osiągnięcia:** { $count } z { $all }
profile-feat = 🏅 **{ $feat }**{ $times ->
        [1] {""}
       *[other] {" "}(× { $times })
    } · { $story }
profile-feat-at = { $line } · [stół { $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = Wszystkie osiągnięcia
profile-feats-title = Osiągnięcia, { $player }, { $scope }: { $count } z { $all }
profile-alt = { $player }, { $about }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
        [many] { $wins } zwycięstw
       *[other] { $wins } zwycięstwa
    }. { $curve }
profile-alt-curve = Rating { $rating }{ $settled ->
        [yes] {""}
       *[no] {" "}(jeszcze się ustala)
    }. { $count ->
        [one] W ostatniej grze z ratingiem
        [few] W ostatnich { $count } grach z ratingiem
        [many] W ostatnich { $count } grach z ratingiem
       *[other] W ostatnich { $count } grach z ratingiem
    } droga z { $from } na { $rating }, w granicach od { $low } do { $high }.
profile-alt-none = Jeszcze bez gry z ratingiem.

## Obrazek

profile-card-games = { $games ->
        [one] gra
        [few] gry
        [many] gier
       *[other] gry
    }
profile-card-wins = { $wins ->
        [0] zwycięstw
        [one] zwycięstwo · { PERCENT($share) }
        [few] zwycięstwa · { PERCENT($share) }
        [many] zwycięstw · { PERCENT($share) }
       *[other] zwycięstwa · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] rating
       *[no] rating, jeszcze się ustala
    }
profile-card-all = Wszystkie gry
profile-card-about = { $game } · { $scope }
profile-card-curve = Linia: rating. Wstęga: dokąd może sięgać siła, węższa z każdą grą
profile-card-settling = Linia: rating. Dokąd może sięgać, widać po tylu grach: 10
profile-card-first = od { $date }
profile-card-latest = do { $date }
profile-card-only = { $date }
profile-card-none = Jeszcze bez gry z ratingiem
profile-card-sleeping = Kostki jeszcze śpią.

## Dlaczego nie

sorry-profile-private = Poza wspólnym serwerem mogę pokazać ci tylko twój własny profil. Pomiń gracza, żeby go zobaczyć.
sorry-profile-computer = { $player } to maszyna i nie pisze pamiętnika. Jak ci idzie z bywalcami, zobaczysz na własnym profilu.

## Na koniec stołu

table-feat = 🏅 { $seats }: **{ $feat }** · { $story }
table-feats-more = 🏅 … i więcej, jeszcze { $count }, na profilach.

## Osiągnięcia, które może dać każda gra: jak się nazywają i za co są

feat-first-win = Szczęście początkującego
    .story = pierwsze zwycięstwo w życiu
feat-hat-trick = Hat trick
    .story = trzy zwycięstwa z rzędu
feat-bounced-back = Odbicie od dna
    .story = poprzednio ostatnie miejsce, teraz pierwsze
feat-good-sport = Klasa sama w sobie
    .story = trzy razy z rzędu ostatnie miejsce i za każdym razem gra do końca
feat-beat-the-machine = Duch w maszynie
    .story = pokonany trudny komputer
feat-rematch-won = Zagraj to jeszcze raz
    .story = przegrana, prośba o rewanż i zwycięstwo
feat-full-house = Komplet
    .story = ani jednego wolnego miejsca i ani jednego komputera
feat-long-haul = Dawno po dobranocce
    .story = sześćdziesiąt decyzji w jednej grze
feat-worth-the-wait = Warto było czekać
    .story = pierwsze zwycięstwo w danej grze po co najmniej dziesięciu próbach bez żadnego
feat-all-rounder = Człowiek orkiestra
    .story = zwycięstwa w trzech różnych grach
feat-same-time-next-week = Za tydzień o tej samej porze?
    .story = gra przez cztery tygodnie z rzędu
feat-hundredth-night = Część wyposażenia
    .story = sto gier
