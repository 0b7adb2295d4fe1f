### Spojrzenie na skończoną partię: szanse, wybory i szczęście.

## Wiadomość

review-title = { $emoji } { $game } · stół { $table } · analiza
story-decided = **Co rozstrzygnęło:** { $told } { $player }: najpierw { $before }, potem { $after }.
story-nothing-decided = **Co rozstrzygnęło:** żadna pojedyncza chwila. Szala przechylała się po trochu tam i z powrotem, do samego końca.
story-blunder =
    { $kind ->
        [blunder] **Wtopa:**
       *[slip] **Potknięcie:**
    } w kroku { $step } { $player } wybiera „{ $chosen }”, a lepsze było „{ $best }”. { $cost ->
        [dearly] Drogo to kosztuje.
        [much] Sporo to kosztuje.
       *[little] Niewiele to kosztuje.
    }
story-no-blunder = **Wtopa:** nie ma. Nikt nie oddał wiele za darmo.
story-dice = **Szczęście:** ulubieniec kostek to { $lucky }. Resztki zbiera { $unlucky }.
story-fair-dice = **Szczęście:** niewiele go było. Kostki traktowały wszystkich tak samo.
story-chance-0 = szanse prawie żadne
story-chance-1 = mała szansa
story-chance-2 = jakaś szansa
story-chance-3 = pół na pół
story-chance-4 = duża szansa
story-chance-5 = bardzo duża szansa
story-chance-6 = zwycięstwo w kieszeni
story-player = **{ $player }** · { $accuracy ->
        [none] nie było w czym wybierać
       *[other] dokładność **{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = { $number ->
        [one] , wtopa
        [few] , { $number } wtopy
        [many] , { $number } wtop
       *[other] , { $number } wtopy
    }
story-slips = { $number ->
        [one] , potknięcie
        [few] , { $number } potknięcia
        [many] , { $number } potknięć
       *[other] , { $number } potknięcia
    }
story-luck-rare = { $luck } (kostki lepsze niż w { $games } na 100 takich partii)
story-luck-even = szczęście jak u każdego
story-luck-little-up = trochę więcej szczęścia niż u innych
story-luck-little-down = trochę mniej szczęścia niż u innych
story-luck-clear-up = wyraźnie więcej szczęścia niż u innych
story-luck-clear-down = wyraźnie mniej szczęścia niż u innych
story-luck-amazing-up = szczęście niewiarygodne
story-luck-amazing-down = pech niewiarygodny
story-how = Dokładność to od 0 do 100; przy 100 każdy wybór był tak dobry jak wybór najsilniejszego komputera. Liczby są na ostatniej stronie.
button-show-me = Pokaż mi
review-player =
    { $player }: { PERCENT($start) } na początku → { PERCENT($end) }. { $way ->
        [lost] Wybory kosztowały **{ $points }** { review-unit } szansy na zwycięstwo
        [won] Wybory były o **{ $points }** { review-unit } szansy na zwycięstwo lepsze niż u komputera
       *[even] Wybory nie kosztowały nic
    }{ $choices ->
        [0] {""}
       *[other] {" "}(tak dobre jak u komputera: { $agreed } z { $choices }{ $mean })
    }, { $luck }{ $others }{ $unseen }.{ $drift }
review-mean = { $turns ->
        [one] ; w jedynej ważnej turze przepada { $points } { review-unit }
        [few] ; w każdej z { $turns } ważnych tur przepada średnio { $points } { review-unit }
        [many] ; w każdej z { $turns } ważnych tur przepada średnio { $points } { review-unit }
       *[other] ; w każdej z { $turns } ważnych tur przepada średnio { $points } { review-unit }
    }
review-part =
    { $player }, { $steps ->
        [0] ani jednego kroku
       *[other] kroki od { $first } do { $last }
    }: { $way ->
        [lost] wybory kosztowały **{ $points }** { review-unit }
        [won] wybory były o **{ $points }** { review-unit } lepsze niż u komputera
       *[even] wybory nie kosztowały nic
    }{ $choices ->
        [0] {" "}(nie było w czym wybierać)
        [one] {" "}(był tylko jeden)
        [few] {" "}(wyborów: { $choices })
        [many] {" "}(wyborów: { $choices })
       *[other] {" "}(wyborów: { $choices })
    }, { $luck }.
review-luck =
    { $way ->
        [won] kostki dały **{ $points }**
        [lost] kostki zabrały **{ $points }**
       *[even] kostki niczego nie zmieniły
    }
review-others =
    { $way ->
        [won] , wybory innych dały { $points }
       *[lost] , wybory innych zabrały { $points }
    }
review-unseen =
    { $way ->
        [won] , to, czego z tego miejsca nikt nie mógł wiedzieć, dało { $points }
       *[lost] , to, czego z tego miejsca nikt nie mógł wiedzieć, zabrało { $points }
    }
review-drift =
    { $way ->
        [won] {" "}Sam szacunek podniósł się w tym czasie o { $points }.
       *[lost] {" "}Sam szacunek obniżył się w tym czasie o { $points }.
    }
review-points = { $points } ± { $margin }
# What the points beside it are called.
review-unit = pkt proc.
review-turning = **Punkty zwrotne**
review-no-turning = Nie rozstrzygnęła żadna pojedyncza chwila: szanse zmieniały się małymi krokami.
review-turn = **{ $place }. Krok { $step }** { $told }
    { $by ->
        [choice] Szanse zmienił wybór
       *[dice] Szanse zmieniło szczęście
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Komputer wolałby „{ $best }”: { $player } ma wtedy o { $points } { review-unit } więcej.
review-costly = **Najdroższe wybory**
review-no-costly = Żaden pojedynczy wybór nie kosztował choćby punktu procentowego szansy na zwycięstwo.
why-odds =
    { $gap ->
        [0] To prawie bez znaczenia: tak czy inaczej wygrywa się około { $more } takich partii na 100.
       *[other] Tak wygrywa się około { $more } takich partii na 100, a tak jak tutaj { $less }.
    }
review-cost = **Krok { $step }** { $told }
    „{ $chosen }”: { $player } traci { $points } { review-unit } Komputer wolałby „{ $best }”.
review-left = Odejście od stołu: { $player } traci { $points } { review-unit }
review-unfinished = Tej partii nie rozegrano do końca: ostatnie liczby to szacunki, a nie wynik.

## Co jest dokładne, a co nie

review-how-counted = Szanse to ocena każdej pozycji przez najsilniejszy komputer: szacunek, a nie dowiedzione prawdopodobieństwo. Każdy rzut policzono w całości; niczego nie losowano.
review-how-sampled = Szanse to ocena każdej pozycji przez najsilniejszy komputer: szacunek, a nie dowiedzione prawdopodobieństwo. Rzuty o zbyt wielu wynikach próbkowano; ± to 95-procentowy przedział tylko dla tego.
review-how-played = Szanse to średnie: z każdej pozycji najsilniejsze komputery grały do końca tyle razy: { $samples }. ± to 95-procentowy przedział; mniejsze różnice nic nie znaczą.

## Obrazek

review-plot-title = { $game }: szanse
review-plot-about = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } oczami najsilniejszego komputera, w %
review-plot-marks = Liczby oznaczają punkty zwrotne
review-plot-start = początek
review-plot-choices = wybory
review-plot-luck = kostki
review-plot-others = inni
review-plot-rest = reszta
review-plot-end = koniec
review-alt = Szanse na zwycięstwo, kroków: { $steps }. { $players }. { $turns ->
        [none] Bez punktów zwrotnych
       *[other] Punkty zwrotne: { $turns }
    }.
review-alt-player = { $player } od { PERCENT($start) } do { PERCENT($end) }
review-alt-step = krok { $step }

## Przyciski i odpowiedzi

button-review = Analiza
button-review-share = Pokaż to tutaj
sorry-review-running = Ta gra jeszcze trwa. Analiza będzie, gdy się skończy; do tego czasu szanse nie są dla niczyich oczu.
sorry-review-closed = Ten stół zamknięto bez wyniku, więc jego sekrety zostają sekretami i nie ma czego analizować.
sorry-review-waiting = Analizuję dla ciebie jeszcze inną partię. Zapytaj znowu, gdy z tamtą skończę.
sorry-review-failed = Komputerom akurat nie udało się tego policzyć. Spróbuj za minutę.
