### Spojrzenie na skończoną partię: szanse, wybory i szczęście.

## Wiadomość

review-title = { $emoji } { $game } · stół { $table } · analiza
story-won = { $how ->
        [left] **Wygrana: { $winners }.** Wszyscy inni odeszli od stołu.
        [points] **Wygrana: { $winners }.** { $standings }.
       *[none] **Wygrana: { $winners }.**
    }
# Same as English: names and numbers
review-standing = { $player } { $points }
story-decided = **Co rozstrzygnęło:** { $moment }: { $told } { $player }: szansa na wygraną rośnie z { $before } do { $after } na 100.
story-nothing-decided = **Co rozstrzygnęło:** żadna pojedyncza chwila. Szala przechylała się po trochu tam i z powrotem, do samego końca.
story-blunder =
    { $kind ->
        [blunder] **Wtopa:**
        [your-blunder] **Twoja wtopa:**
        [your-slip] **Twoje potknięcie:**
       *[slip] **Potknięcie:**
    } { $moment }: „{ $chosen }”, a lepsze było „{ $best }”.
review-picture-after = Obrazek pokazuje stół zaraz potem: { $moment }.
review-picture-end = Obrazek pokazuje koniec gry.
review-picture-before = Plansza tuż przed tym wyborem i przed jego kostkami.
story-no-blunder = **Wtopa:** nie ma. { $care ->
        [left] Nikt nie oddał wiele za darmo, chyba że odejściem od stołu.
        [none] Nikt nie miał w czym wybierać.
        [alike] Wszystkie wybory dawały mniej więcej to samo.
        [perfect] Wszyscy wybierali mniej więcej tak dobrze jak najsilniejszy komputer.
        [little] Nikt nie oddał wiele za darmo.
        [unclear] Najsilniejszy komputer tu i ówdzie wybrałby inaczej, z powodów, których nie umiem nazwać.
       *[adds-up] Ale drobne straty się zsumowały.
    }
story-dice = **Szczęście:** { $who ->
        [lucky] ulubieniec losu to { $lucky }.
        [unlucky] los najgorzej traktował tę osobę: { $unlucky }.
        [unsure] zbyt mała różnica, żeby coś powiedzieć.
       *[both] ulubieniec losu to { $lucky }. Resztki zbiera { $unlucky }.
    }
story-fair-dice = **Szczęście:** niewiele go było. Los traktował wszystkich tak samo.
story-player = **{ $player }** · { $accuracy ->
        [none] nie było w czym wybierać
        [alike] wszystkie wybory dawały mniej więcej to samo
       *[other] dokładność **{ $accuracy }**
    }{ $missed }
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
story-luck-even = ani szczęście, ani pech
story-luck-unsure = zbyt mała różnica, żeby coś powiedzieć
story-luck-little-up = trochę szczęścia
story-luck-little-down = trochę pecha
story-luck-clear-up = wyraźne szczęście
story-luck-clear-down = wyraźny pech
story-luck-amazing-up = szczęście niewiarygodne
story-luck-amazing-down = pech niewiarygodny
story-insufficient = **Tym razem bez werdyktu:** liczba sprawdzonych kroków to { $looked } z { $steps }, a prób dla każdego: { $samples }. To za mało, żeby powiedzieć, kto dobrze wybierał, a kto miał szczęście.
story-how = Dokładność ocenia same wybory, nie wynik: 100 to tak dobrze jak najsilniejszy komputer.
story-how-pages = Szczęście i wszystkie liczby są na ostatniej stronie.
button-show-me = Pokaż mi
button-show-better = Co było lepsze?
review-ledger = Szanse na wygraną, w partiach na 100. Wybory: w porównaniu z najsilniejszym komputerem, 0 to najlepiej. Szczęście: wszystko, czego nikt nie wybrał.
review-player =
    { $player }: { PERCENT($start) } na początku → { PERCENT($end) }. Własne wybory **{ $choices }** · wybory innych { $others } · szczęście **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] , { $word }
    } · { $number ->
        [0] nie było w czym wybierać
       *[other] wyborów: { $number }
    }{ $costly ->
        [0] {""}
       *[other] , w tym drogich: { $costly }
    }
review-player-short = { $player }: { $verdict ->
        [no] { $start } → { $end } na 100
       *[yes] { $word }
    } · { $number ->
        [0] nie było w czym wybierać
       *[other] wyborów: { $number }
    }{ $costly ->
        [0] {""}
       *[other] , w tym drogich: { $costly }
    }
# Same as English: names and numbers
review-part = { $player } ({ $span })
review-span = od: { $first }, do: { $last }
review-no-span = bez ruchu
review-turning = **Punkty zwrotne**
review-no-turning = Nie rozstrzygnęła żadna pojedyncza chwila: szanse zmieniały się małymi krokami.
review-turn = **{ $place }. { $moment }:** { $told }
    { $moved }
review-moved = { $by ->
        [open] Przy odkrytych kartach szanse zmienił wybór
        [choice] Szanse zmienił wybór
        [unseen] Szanse zmieniło coś ukrytego
       *[dice] Szanse zmieniło szczęście
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Komputer wolałby „{ $best }”.
review-costly = **Najdroższe wybory**
review-no-costly = Żaden pojedynczy wybór nie kosztował choćby jednej partii na sto.
review-no-costly-yours = Nie masz czego żałować.
why-odds =
    { $gap ->
        [0] To prawie bez znaczenia: tak czy inaczej wygrywa się około { $more } takich partii na 100.
       *[other] Tak wygrywa się około { $more } takich partii na 100, a tak jak tutaj { $less }.
    }
review-cost = **{ $moment }:** „{ $chosen }”. Lepiej: „{ $best }”.
# Same as English: names and numbers
review-cost-unknown = Z tego, co { $player } może wiedzieć, prawie nie miało to znaczenia; przy odkrytych kartach miało.
review-note = **{ $moment }:** { $told }
review-left = Odejście od stołu: { $player } oddaje szansę { $games } na 100.
review-unfinished = Tej partii nie rozegrano do końca: ostatnie liczby to szacunki, a nie wynik.

## Chwile partii

# Same as English: names and numbers
review-moment = { $player }, { $when }
review-you = Ty
review-moment-all = rzut wszystkich, { $when }
review-when = { $number ->
        [0] przed pierwszą rundą
       *[other] runda { $number }
    }
review-chosen = „{ $label }”.
review-dice = { $count ->
        [one] Kostka pokazała { $faces }.
        [few] Kostki pokazały { $faces }.
        [many] Kostki pokazały { $faces }.
       *[other] Kostki pokazały { $faces }.
    }
review-throws = Kostki: { $faces }.
review-dice-many = Kostki: { $first }; potem jeszcze rzutów: { $count }, i { $last }.
# Same as English: names and numbers
review-face = { $player } { $face }
review-score = Punkty: { $changes }.
review-change = { $player } z { $before } na { $after }

## Co jest dokładne, a co nie

review-how-counted = Szacunek najsilniejszego komputera, a nie dowiedzione prawdopodobieństwo; każdy rzut policzono w całości.
review-how-sampled = Szacunek najsilniejszego komputera, a nie dowiedzione prawdopodobieństwo; niektóre rzuty próbkowano, więc liczby mogą się trochę różnić.
review-how-ignored = Nie przewidują, co może tu jeszcze zrobić zasada domowa, więc traktuj je z przymrużeniem oka: { $rules }.
review-how-played = Szanse to średnie: z każdej pozycji najsilniejsze komputery grały do końca tyle razy: { $samples }. Liczby mogą się więc trochę różnić, a małe różnice nic nie znaczą.

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
review-plot-luck = szczęście
review-plot-others = inni
review-plot-end = koniec
review-alt = Szanse na zwycięstwo, kroków: { $steps }. { $players }. { $turns ->
        [none] Bez punktów zwrotnych
       *[other] Punkty zwrotne: { $turns }
    }.
review-alt-player = { $player } od { PERCENT($start) } do { PERCENT($end) } (wybory { $choices }, inni { $others }, szczęście { $luck })

## Przyciski i odpowiedzi

button-review = Analiza
button-review-share = Pokaż to tutaj
sorry-review-running = Ta gra jeszcze trwa. Analiza będzie, gdy się skończy; do tego czasu szanse nie są dla niczyich oczu.
sorry-review-closed = Ten stół zamknięto bez wyniku, więc jego sekrety zostają sekretami i nie ma czego analizować.
sorry-review-waiting = Analizuję dla ciebie jeszcze inną partię. Zapytaj znowu, gdy z tamtą skończę.
sorry-review-failed = Komputerom akurat nie udało się tego policzyć. Spróbuj za minutę.
