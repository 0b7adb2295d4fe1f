### Koniec gry: co pokazuje stół, seria rewanżów i karta, którą się wysyła dalej.

## Przy stole

button-share = Udostępnij
# What a rematch is called while a series goes on. $score is "Ann 1 – Ben 1".
button-again =
    { $players ->
        [2] Jeszcze raz, do dwóch
       *[other] Jeszcze raz, do dwóch
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **Do dwóch zwycięstw, na razie:** { $score }
       *[other] 🥊 **Kto pierwszy do dwóch zwycięstw, na razie:** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 { $seats } zgarnia serię do dwóch zwycięstw: { $score }
       *[other] 🥊 { $seats } ma dwa zwycięstwa przed wszystkimi: { $score }
    }

## Karta

keepsake-about = { $game } · { $date } · stół { $table }
keepsake-moment = Jak to się skończyło
keepsake-curve =
    { $moves ->
        [one] Wynik po { $moves } kroku
        [few] Wynik w { $moves } krokach
        [many] Wynik w { $moves } krokach
       *[other] Wynik w { $moves } krokach
    }
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }. { $about }. { $places }.
keepsake-place = { $place }. { $seat }
keepsake-place-points = { $place }. { $seat }: { $points }

## Dlaczego nie

sorry-shared = Karta tej gry jest już [o tutaj]({ $link }). Na każdą grę przypada jedna.
sorry-shared-now = Ktoś był szybszy. Karta już leci.
sorry-nothing-to-share = Kartę mają tylko gry rozegrane do końca.

## Nagłówki każdej gry. $winners to "Ann" albo "Ann i Ben", $other imię.

headline-everybody-else-had-gone = Reszta poszła spać, więc wygrywa { $winners }
headline-called-a-draw = Umówiony remis: { $winners }
headline-nobody-lost = Bez przegranych, wspólne zwycięstwo: { $winners }
headline-from-the-very-back = Z samego końca na szczyt: { $winners }
headline-by-a-nose = Wygrana o włos: { $winners }
headline-led-all-the-way = { $winners } prowadzi od początku do końca
headline-won = Zwycięstwo: { $winners }
