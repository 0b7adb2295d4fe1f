button-guess = 🎯 Wer gewinnt?
button-guess-change = Ändern
guess-form = Wer gewinnt?
guess-form-hint = 0 bis 100. Leer: ein Teil vom Rest
guess-form-all = 0 bis 100 für alle am Tisch
guess-title = ### 🎯 Wer gewinnt? Dein Tipp an Tisch { $table }
guess-chance = **{ $who }** { PERCENT($chance) }
guess-open = Außer dir sieht ihn vor dem Ende niemand. Ändern kannst du ihn noch { $count ->
        [one] einen Zug lang
       *[other] { $count } Züge lang
    }.
guess-closed = Zum Ändern ist es jetzt zu spät. Außer dir sieht ihn vor dem Ende niemand.
guess-where = **Wer gewinnt?** Such dir einen Tisch aus:
button-guess-table = { $game }, Tisch { $table }
guess-told = 🎯 { $how ->
        [saw] **{ $who } hat es kommen sehen:** { PERCENT($guess) } für { $winner }; in der Analyse sind es { PERCENT($review) } ({ $points }).
        [closer] **{ $who } war näher dran als die Analyse:** { PERCENT($guess) } für { $winner }; in der Analyse sind es { PERCENT($review) } ({ $points }).
        [missed] { $who } tippte auf { PERCENT($guess) } für { $winner }; in der Analyse sind es { PERCENT($review) } ({ $points }).
       *[alone] { $who } tippte auf { PERCENT($guess) } für { $winner }.
    }
guess-more = 🎯 { $count ->
        [one] Und noch ein Tipp.
       *[other] Und noch { $count } Tipps.
    }
night-guesser = 🎯 **Am besten getippt hat { $who }:** { $points } gegen die Analyse mit { $count ->
        [one] einem Tipp
       *[other] { $count } Tipps
    }
button-guessers = 🎯 Beste Tipps
guessers-title = 🎯 Wer am besten tippt
guessers-line = **{ $place }.** { $player } · **{ $points }** · { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
guessers-empty = Noch hat niemand { $least } Tipps. Schau bei einem Spiel zu, drück darunter ⋯ und dann *Wer gewinnt?*
guessers-how = Punkte gibt es, wenn du näher am Ausgang liegst als die Analyse in dem Moment; liegst du weiter weg, verlierst du welche. Hier steht der Durchschnitt, ab { $least } Tipps. Mit der Wertung hat das nichts zu tun.
sorry-guess-player = Du hast in diesem Spiel selbst die Finger drin, also wird nicht getippt!
sorry-guess-late = Zu spät für einen Tipp: Sie zählen nur, bis etwa ein Drittel des Spiels vorbei ist.
sorry-guess-number = Schreib Zahlen von 0 bis 100 und gib mindestens einer Person eine Chance.
sorry-guess-line = Schreib für alle am Tisch eine Zeile, und zwar so: { $example }
sorry-guess-none = Gerade gibt es keinen Tisch zum Tippen. Versuch es am Anfang der nächsten Runde wieder!
