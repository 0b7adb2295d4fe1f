### Spojrzenie na skończoną partię: szanse, wybory i szczęście.

## Wiadomość

review-title = { $emoji } { $game } · stół { $table } · analiza
story-decided = **Co rozstrzygnęło:** { $told } { $player }: najpierw { $before }, potem { $after }.
story-nothing-decided = **Co rozstrzygnęło:** żadna pojedyncza chwila. Szala przechylała się po trochu tam i z powrotem, do samego końca.
story-blunder =
    { $kind ->
        [blunder] **Wtopa:**
       *[slip] **Potknięcie:**
    } w kroku { $step } { $player } wybiera „{ $chosen }”, a lepsze było „{ $best }”.
story-no-blunder = **Wtopa:** nie ma. { $care ->
        [left] Nikt nie oddał wiele za darmo, chyba że odejściem od stołu.
        [none] Nikt nie miał w czym wybierać.
        [perfect] Wszyscy wybierali mniej więcej tak dobrze jak najsilniejszy komputer.
        [little] Nikt nie oddał wiele za darmo.
       *[adds-up] Ale drobne straty się zsumowały.
    }
story-dice = **Szczęście:** { $who ->
        [lucky] ulubieniec kostek to { $lucky }.
        [unlucky] kostki najgorzej traktowały tę osobę: { $unlucky }.
       *[both] ulubieniec kostek to { $lucky }. Resztki zbiera { $unlucky }.
    }
story-fair-dice = **Szczęście:** niewiele go było. Kostki traktowały wszystkich tak samo.
story-chance = { $word } ({ $games } na 100)
story-chance-0 = szanse prawie żadne
story-chance-1 = mała szansa
story-chance-2 = raczej mała szansa
story-chance-3 = przeciętna szansa
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
story-insufficient = **Tym razem bez werdyktu:** liczba sprawdzonych kroków to { $looked } z { $steps }, a prób dla każdego: { $samples }. To za mało, żeby powiedzieć, kto dobrze wybierał, a kto miał szczęście.
story-how = Dokładność to od 0 do 100; przy 100 każdy wybór był tak dobry jak wybór najsilniejszego komputera.
story-how-pages = Liczby są na ostatniej stronie.
button-show-me = Pokaż mi
review-ledger = Ile takich partii na 100 by się wygrało, na początku i na końcu, i co to zmieniło:
review-player =
    { $player }: { PERCENT($start) } na początku → { PERCENT($end) }. Własne wybory **{ $choices }** · kostki **{ $luck }** · wybory innych { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · to, co ukryte { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · reszta { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · wybory tak dobre jak u komputera: { $agreed } z { $number }
    }
review-part =
    { $player }, { $steps ->
        [0] ani jednego kroku
       *[other] kroki od { $first } do { $last }
    }: własne wybory { $choices } · kostki { $luck }
review-turning = **Punkty zwrotne**
review-no-turning = Nie rozstrzygnęła żadna pojedyncza chwila: szanse zmieniały się małymi krokami.
review-turn = **{ $place }. Krok { $step }** { $told }
    { $by ->
        [choice] Szanse zmienił wybór
       *[dice] Szanse zmieniło szczęście
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Komputer wolałby „{ $best }”.
review-costly = **Najdroższe wybory**
review-no-costly = Żaden pojedynczy wybór nie kosztował choćby jednej partii na sto.
why-odds =
    { $gap ->
        [0] To prawie bez znaczenia: tak czy inaczej wygrywa się około { $more } takich partii na 100.
       *[other] Tak wygrywa się około { $more } takich partii na 100, a tak jak tutaj { $less }.
    }
review-cost = **Krok { $step }** { $told }
    { $player } wybiera „{ $chosen }”; komputer wolałby „{ $best }”.
review-left = Odejście od stołu: { $player } oddaje szansę { $games } na 100.
review-unfinished = Tej partii nie rozegrano do końca: ostatnie liczby to szacunki, a nie wynik.

## Co jest dokładne, a co nie

review-how-counted = Szanse to ocena każdej pozycji przez najsilniejszy komputer: szacunek, a nie dowiedzione prawdopodobieństwo. Każdy rzut policzono w całości; niczego nie losowano.
review-how-sampled = Szanse to ocena każdej pozycji przez najsilniejszy komputer: szacunek, a nie dowiedzione prawdopodobieństwo. Rzuty o zbyt wielu wynikach próbkowano; ± to 95-procentowy przedział tylko dla tego.
review-how-ignored = Nie przewidują, co może tu jeszcze zrobić zasada domowa, więc traktuj je z przymrużeniem oka: { $rules }.
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
