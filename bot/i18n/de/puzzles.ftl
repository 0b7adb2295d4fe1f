### Das Rätsel des Tages: Finde den besten Zug.

puzzle-title = 🧩 Das Rätsel des Tages · { $emoji } { $game }
puzzle-asked = Du bist **{ $seat }**, und du bist dran. Mit welchem Zug gewinnst du am häufigsten?
puzzle-how = Aus einer fertigen Partie, ohne Namen. Nur du siehst deine Antwort. Das nächste Rätsel kommt { $next }.
puzzle-right = ✅ **Ja! { $best }**, genau.
puzzle-wrong = ❌ **{ $chosen }** ist es nicht. Der beste Zug ist **{ $best }**.
puzzle-worth = Nach „{ $best }“ gewinnst du etwa { $more } von 100 Partien, nach „{ $other }“ etwa { $less }.
puzzle-played = In der Partie selbst fiel die Wahl auf „{ $played }“.
puzzle-others =
    { $answers ->
        [one] Den besten Zug fand { PERCENT($percent) } von { $answers } Person.
       *[other] Den besten Zug fanden { PERCENT($percent) } von { $answers } Leuten.
    }
puzzle-streak =
    🔥 { $days ->
        [one] { $days } Tag in Folge!
       *[other] { $days } Tage in Folge!
    }
puzzle-old = Das war das Rätsel eines früheren Tages, also zählt es nicht für deine Serie.
puzzle-next = Das nächste Rätsel kommt { $next }.
button-puzzle-lend = Meine Partien dürfen Rätsel werden
button-puzzle-keep = Meine Partien lieber nicht
done-puzzle-lend = Danke! Eine fertige Partie von dir kann zum Rätsel werden, sobald alle, die dabei waren, es auch erlaubt haben. Eure Namen bleiben weg.
done-puzzle-keep = Alles klar, aus deinen Partien werden keine neuen Rätsel.
sorry-puzzle-gone = Für diesen Tag gibt es kein Rätsel. Das von heute findest du mit `/rätsel`.
