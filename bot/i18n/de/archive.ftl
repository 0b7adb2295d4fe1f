### Frühere Partien: ihre Liste, das Wiederholen und das Prüfen.
### Words of English too: Animation

## Das Protokoll, als Datei und im Terminal

transcript-start = Aufbau
transcript-secret = (nur an { $seat })

## Die Prüfung

verify-record = Aufzeichnung: { $game }, Version { $rules } der Regeln, { $count } Plätze: { $seats }.
verify-promise = Siegel: Die Würfel passen zu dem Versprechen von vor der Partie. Das war { $commitment }
verify-promise-missing = Siegel: In der Aufzeichnung steht keins. Vor der Partie muss es so ausgesehen haben: { $commitment }
verify-no-promise = Siegel: keins, und es kann keins geben: Diese Aufzeichnung nennt die Augen der Würfel selbst.
verify-dice = Würfe: { $count }, alle aus Saat und Salz.
verify-faces = Würfe: { $used }, aus { $count } Augenzahlen, die die Aufzeichnung nennt.
verify-actions = { $count ->
        [one] Aktionen: die einzige ist regelgerecht.
       *[other] Aktionen: alle { $count } sind regelgerecht.
    }
verify-not-over = Ende: Diese Aufzeichnung hört vor dem Ende der Partie auf.
verify-drawn = Danach einigten sich alle, die noch spielten, auf ein Unentschieden.
verify-end = Ende: { $places }.
verify-salt = Salz: { $salt }
verify-digest-same = Beweis: Das ist dieselbe Partie, die am Ende gespeichert wurde ✔ (Prüfsumme { $digest })
verify-digest-untold = Beweis: Die Prüfsumme dieser Aufzeichnung ist { $digest }. Als diese Partie endete, habe ich noch keine zum Vergleichen behalten.
verify-digest-gone = Beweis: Jemand aus dieser Runde hat die eigenen Daten gelöscht, darum sind die Namen in dieser Kopie anders und mit ihnen die Prüfsumme. Sie ist jetzt { $digest }. Eine früher gespeicherte Aufzeichnung stimmt weiterhin.
verify-digest-other = Beweis: Die Prüfsumme dieser Aufzeichnung ist { $digest }, aber am Ende der Partie war sie { $told }.
verify-other = Das ist nicht die Aufzeichnung, die es am Ende der Partie war.
verify-title = Prüfung von Tisch { $table }
verify-good = ✅ Alles stimmt.
verify-bad = ❌ Hier stimmt etwas nicht: { $why }
verify-more = Die angehängte Aufzeichnung ist alles, was du brauchst, um das anderswo nachzuprüfen: `sleepover verify FILE`, oder zehn Zeilen in irgendeiner Sprache. Vergleich das Siegel mit dem, das du vor der Partie hinter *Faire Würfel* gesehen hast. Eins kann keine Prüfung zeigen: dass die Leute, die den Bot betreiben, die Würfel nicht schon vorher kannten.

## Die Liste früherer Partien

history-title = Partien von { $player }{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [Brett]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = Von { $player } gibt es hier keine fertigen Partien zu sehen.
history-how = Sieh dir eine mit /wiederholung und ihrer Nummer an, oder prüf ihre Würfel mit /prüfen.
history-end = Das waren alle.
button-older = Ältere
button-newer = Neuere

## Schritt für Schritt

button-replay = Wiederholung
button-look-back = Zurückblättern
button-verify = Prüfen
button-step-through = Schritt für Schritt
button-step-first = ⏮ Anfang
button-step-back = ◀ Zurück
button-step-next = Weiter ▶
button-step-last = Ende ⏭
button-animation = Animation
button-transcript = Protokoll
button-picture = Bild
step-count = Schritt { $step } von { $steps } · { $eyes }
step-count-running = Schritt { $step } von { $steps } bis jetzt · { $eyes }
step-room = wie alle es sahen
step-seat = mit den Augen von { $seat }
step-start = Die Partie beginnt.
step-jump = Zu einem Schritt springen
step-jump-to = { $step } · { $told }

## Die Animation

film-title = { $emoji } { $game } · Tisch { $table }, noch einmal
film-about = { $date } · { $players }
film-each = { $actions ->
        [one] { $actions } Schritt, und ein Bild davon.
       *[other] { $actions } Schritte, je ein Bild.
    }
film-some = { $actions } Schritte in { $pictures } Bildern, manche teilen sich eins. *Schritt für Schritt* zeigt jeden einzeln.
film-alt = Eine Animation der ganzen Partie an Tisch { $table } in { $pictures } Bildern: { $players }. Am Ende: { $end } Das Protokoll erzählt alles in Worten.
transcript-title = Tisch { $table } in Worten:

## Warum nicht

sorry-no-such-game = Eine Partie mit dieser Nummer kann ich dir nicht zeigen. Du siehst Partien, in denen du mitgespielt hast, und Partien in Kanälen, die du auf diesem Server sehen kannst.
sorry-number = „{ $text }“ ist nicht die Nummer eines Tisches. Nimm eine aus der Liste oder schau unter /partien nach.
sorry-not-here = Nicht alle hier können den Kanal sehen, in dem diese Partie gespielt wurde. Frag noch mal mit der Option *privat*, dann siehst nur du sie.
sorry-closed-record = Dieser Tisch wurde ohne Ergebnis geschlossen, also bleibt auch seine Aufzeichnung zu: Niemand hat zugestimmt, sie offenzulegen.
sorry-not-over = Diese Partie läuft noch. Ihre Würfel werden offengelegt, wenn sie vorbei ist.
sorry-others-private = Die früheren Partien von anderen kannst du nur auf einem Server sehen.
