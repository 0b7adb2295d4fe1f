### Nächte: ein Abend, mehrere Spiele, ein Sieg.

night-name = Spielenacht
night-title = 🌙 Spielenacht
night-form-title = Spielenacht
night-form-games = Spiele
night-form-order = Welches kommt als Nächstes
night-order-turn = Eins nach dem anderen
night-order-lot = Das Los entscheidet
night-order-vote = Alle stimmen vor jeder Runde ab
night-form-length = Wie viele Runden, oder bis wann
night-form-length-example = 4, oder 23:30, oder in 2 Stunden
night-form-odd = Wenn jemand übrig bleibt
night-odd-regular = Ein Computer füllt den Tisch auf
night-odd-rest = Eine Runde Pause
night-form-rules = Hausregeln
# Same as English: it is typed like that.
night-form-rules-example = Tie-Die: target 30

night-host = { $host } lädt zu einer Nacht mit mehreren Spielen ein. Am Ende steht fest, wer sie gewinnt!
night-games = **{ $games }**{ $order ->
        [turn] , eins nach dem anderen
        [lot] , per Los
        [vote] , je nachdem, wofür ihr stimmt
       *[alone] {""}
    }
night-rounds = { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
night-until = So viele Runden, wie hineinpassen in { $hours ->
        [0] {""}
        [one] eine Stunde
       *[other] { $hours } Stunden
    }{ $minutes ->
        [0] {""}
       *[other] { $hours ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $minutes ->
            [one] eine Minute
           *[other] { $minutes } Minuten
        }
    }
night-rules = Hausregeln bei { $game }: { $rules }
night-duplicate = **Gleiches Glück für alle:** Jeder Platz würfelt an allen Tischen einer Runde dasselbe. Darum spielen die Tische in privaten Threads, und es zählt, wer am besten spielt.
night-in = **Bisher dabei ({ $count }):** { $who }
night-nobody = **Bisher dabei:** noch niemand. Wer macht den Anfang?
night-small =
    Wer später kommt, spielt ab der nächsten Runde mit. Wer los muss, drückt *Bin raus*; abstimmen muss darüber niemand.
    Platz 1 an einem Tisch bringt 10 Punkte, danach 6, 4, 3, 2 und für alle weiteren 1. Bei Gleichstand wird geteilt.
night-small-duplicate =
    Wer später kommt, spielt ab der nächsten Runde mit. Wer los muss, drückt *Bin raus*; abstimmen muss darüber niemand.
    Dein Platz wird mit dem aller verglichen, die an einem anderen Tisch deinen Stuhl hatten: bis zu 10 Punkte. Aussetzen bringt 5.
button-night-in = Bin dabei
button-night-out = Bin raus
button-night-start = Nacht starten
button-night-computer = Computer dazu
button-night-off = Absagen
button-night-end = Nacht beenden
button-night-sure = Ja, beenden
button-night-text = Brett als Text
button-night-again = Nächsten { $weekday ->
        [0] Montag
        [1] Dienstag
        [2] Mittwoch
        [3] Donnerstag
        [4] Freitag
        [5] Samstag
       *[6] Sonntag
    } wieder
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }

night-round = **Runde { $round } von { $total }: { $game }.** { $how ->
        [mixed] Ich habe euch so gleichmäßig gemischt, wie es geht.
       *[standing] Jetzt sitzen die Führenden zusammen.
    }
night-round-until = Schluss ist { $relative }.
night-table = **Tisch { $table }:** { $who } · { $state ->
        [waiting] öffnet gleich
        [over] fertig
        [void] ohne Ergebnis
       *[running] { $link ->
            [none] öffnet gleich
           *[other] { $link }
        }
    }
night-resting = Diese Runde pausieren: { $who }. Das bringt { $count ->
        [one] 5 Punkte
       *[other] je 5 Punkte
    }. Zweimal pausiert niemand.
# Same as English: the word is the same.
night-filler = Computer
night-voting = **Was spielen wir in Runde { $round }?** Abgestimmt wird noch bis { $relative }.
night-points = An jedem Tisch: 10 Punkte für Platz 1, dann 6, 4, 3, 2 und für alle weiteren 1; bei Gleichstand wird geteilt. Punktgleich? Dann zählen gewonnene Tische, danach die Punkte aller, mit denen man gespielt hat.
night-points-duplicate = Gleiches Glück: Dein Platz wird mit dem aller verglichen, die an einem anderen Tisch deinen Stuhl hatten: 2 für jeden schlechteren, 1 für jeden gleichen, so umgerechnet, dass 10 Punkte bekommt, wer alle schlägt. Punktgleich? Dann zählen gewonnene Tische, danach die Punkte aller, mit denen man gespielt hat.
# $seed is none while other tables roll the same dice.
night-deal = 🎲 Runde { $round } hat an allen Tischen dieselben Würfel. Beweis: `{ $commitment }`. { $seed ->
        [none] Der Startwert kommt, wenn der letzte Tisch fertig ist.
       *[other] Der Startwert war `{ $seed }`.
    }
night-champion = 🏆 { $count ->
        [one] { $who } gewinnt die Nacht!
       *[other] { $who } teilen sich den Sieg!
    }
night-no-champion = Die Ergebnisse dieser Nacht wurden gestrichen; niemand hat sie gewonnen.
night-called-off = Diese Spielenacht ist abgesagt. Eine neue beginnt mit `/spielenacht`.
night-poster-alt = Einladung zu einer Spielenacht mit { $games }. Bisher dabei: { $who }.
night-standings-title = Zwischenstand
night-standings-about = Nach Runde { $round } von { $total }
night-line-told = { $won ->
        [0] kein Tisch gewonnen
        [one] ein Tisch gewonnen
       *[other] { $won } Tische gewonnen
    }{ $way ->
        [up] , { $moved } hoch
        [down] , { $moved } runter
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points } · { $told }
night-line-alt = { $place }. { $who }: { $points }
night-standings-alt = Stand der Spielenacht. { $about }: { $lines }.
night-card-title = 🌙 Das war die Nacht
night-card-about = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $count } an den Tischen
night-card-alt = Karte der Spielenacht: { $headline } { $about }. { $lines }.
night-headline-champion = { $count ->
        [one] { $who } gewinnt die Nacht!
       *[other] { $who } teilen sich die Nacht!
    }
night-headline = Runde { $round }, Tisch { $table }: { $headline }
night-moment = ✨ **Der Moment der Nacht:** { $told }
night-moment-title = Der Moment der Nacht
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }Runde { $round }, Tisch { $table }: { $game }! Eure Plätze stehen bereit, und Schluss ist { $relative }.
night-thread = { $emoji } Runde { $round }, Tisch { $table }: { $game }
night-behind = ⏳ Tisch { $table }, die anderen sind fast fertig! Eure Zeit endet { $relative }, dann spielen Computer für euch weiter.
night-evening-opened = Es war so weit, und die Spielenacht hat begonnen: siehe unten.
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }Zeit für unsere Spielenacht! Ihr seid dabei. Sobald alle da sind, drückt *Nacht starten*.

night-done-in = Du bist dabei: In der nächsten Runde wartet ein Platz auf dich.
night-done-out = Du bist raus, und deine Punkte bleiben dir. Sitzt du gerade an einem Tisch, spielt dort ein Computer für dich weiter. Komm zurück, wann du magst!
night-done-off = Erledigt.
night-sure = { $begun ->
        [yes] Die Nacht jetzt beenden? Wer dann führt, gewinnt sie; laufende Spiele zählen nicht.
       *[no] Die Spielenacht absagen?
    }
sorry-night-taken = In diesem Kanal läuft schon eine Spielenacht: { $link }
sorry-night-over = Diese Spielenacht ist vorbei.
sorry-night-in = Du bist schon dabei.
sorry-night-not-in = Du bist nicht dabei. Drück zuerst *Bin dabei*.
sorry-night-full = Es sind so viele dabei, dass niemand mehr dazupasst.
sorry-night-begun = Die Nacht hat schon begonnen.
sorry-night-nobody = Noch ist niemand dabei. Drück zuerst *Bin dabei*.
sorry-night-regulars = Alle { $count } Stammgäste sind schon dabei.
sorry-night-voted = Diese Abstimmung ist vorbei.
sorry-night-host = Das darf nur, wer diese Nacht angesetzt hat ({ $host }), oder die Moderation.
sorry-night-thread = Eine Spielenacht braucht einen Kanal und keinen Thread: Ihre Tische bekommen dort selbst Threads.
sorry-night-private = Bei gleichem Glück für alle stehen die Tische in privaten Threads. Wer den Server verwaltet, kann sie mir in diesem Kanal erlauben: { $permissions }.
sorry-night-no-private = Bei gleichem Glück für alle stehen die Tische in privaten Threads, und die gibt es in diesem Kanal nicht. Versuch es in einem gewöhnlichen Textkanal.
sorry-night-threads-off = Bei gleichem Glück für alle stehen die Tische in privaten Threads, und dieser Server hat Threads abgeschaltet. Wer ihn verwaltet, kann das unter `/einstellungen` ändern.
sorry-night-lobby = Dieser Tisch startet gleich von selbst, genau so, wie er ist: Alle Tische der Runde sind gleich.
sorry-sealed = Noch nicht! Andere Tische würfeln noch mit diesen Würfeln. Startwert und Aufzeichnung kommen, wenn der letzte fertig ist. Bis dahin der Beweis: `{ $commitment }`
sorry-night-games = Wähle mindestens ein Spiel.
sorry-night-rounds = Eine Spielenacht hat 1 bis { $most } Runden.
sorry-night-length = Eine Spielenacht dauert { $least } Minuten bis { $most } Stunden. Schreib, wie viele Runden (4), oder bis wann (23:30, in 2 Stunden).
sorry-night-rules = Beginne jede Zeile der Hausregeln mit dem Spiel, zum Beispiel: Tie-Die: target 30

profile-nights = 🌙 { $count ->
        [one] Eine Spielenacht gewonnen
       *[other] { $count } Spielenächte gewonnen
    }
# Same as English: there are no words in it.
leaderboard-night = { $who } ({ $count })
leaderboard-nights = 🌙 Die meisten Spielenächte gewonnen: { $who }
