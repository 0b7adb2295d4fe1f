# Zagadka dnia: znaleźć najlepszy ruch.

puzzle-title = 🧩 Zagadka dnia · { $emoji } { $game }
# $seat: the letter by which the player is called, as on the board.
puzzle-asked = Grasz jako **{ $seat }**, a ruch należy do ciebie. Który wygrywa najczęściej?
# $next: when the next one is there, as Discord shows a time.
puzzle-how = Ze skończonej partii, bez imion. Twoją odpowiedź widzisz tylko ty. Następna zagadka będzie { $next }.
puzzle-right = ✅ **Tak! { $best }**, właśnie to.
puzzle-wrong = ❌ **{ $chosen }** to nie to. Najlepszy ruch: **{ $best }**.
# $more, $less: of a hundred games.
puzzle-worth = Po „{ $best }” wygrywasz około { $more } partii na 100, po „{ $other }” około { $less }.
puzzle-played = W prawdziwej partii wybrano „{ $played }”.
# $answers: how many people have answered.
puzzle-others =
    { $answers ->
        [one] Ten ruch znalazło { PERCENT($percent) } z { $answers } osoby.
        [few] Ten ruch znalazło { PERCENT($percent) } z { $answers } osób.
        [many] Ten ruch znalazło { PERCENT($percent) } z { $answers } osób.
       *[other] Ten ruch znalazło { PERCENT($percent) } z { $answers } osoby.
    }
# At least two days in a row.
puzzle-streak =
    🔥 { $days ->
        [one] { $days } dzień z rzędu!
        [few] { $days } dni z rzędu!
        [many] { $days } dni z rzędu!
       *[other] { $days } dnia z rzędu!
    }
puzzle-old = To zagadka z któregoś z poprzednich dni, więc nie liczy się do twojej serii.
puzzle-next = Następna zagadka będzie { $next }.
button-puzzle-lend = Moje partie mogą być zagadkami
button-puzzle-keep = Bez moich partii
done-puzzle-lend = Dziękuję! Twoja skończona partia może zostać zagadką, gdy zgodzi się na to każdy, kto w niej grał. Waszych imion w niej nie będzie.
done-puzzle-keep = Dobrze, nowych zagadek z twoich partii nie będzie.
sorry-puzzle-gone = Na tamten dzień nie ma zagadki. Dzisiejszą pokaże `/zagadka`.
