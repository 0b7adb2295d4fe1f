### Spieleabende: ein Termin für ein Spiel, wer dabei ist, und was daraus wird.

command-evenings = spieleabende
    .description = Die Spieleabende, die auf diesem Server anstehen
option-play-at = wann
    .description = Nicht jetzt, sondern später: freitag 20:00, morgen 20 Uhr, 24. Dez 19:30, in 2 Stunden
option-play-repeat = wiederholen
    .description = Wie oft der Abend wiederkommt (nur zusammen mit „wann“)
choice-repeat-weekly = jede Woche
choice-repeat-fortnightly = alle zwei Wochen
choice-repeat-monthly = jeden Monat, am selben Wochentag

# Was man für ein Datum tippt, klein geschrieben, mit Kommas dazwischen. Englisch wird überall verstanden. Wo der Platz in
# der Liste zählt (Zahlen, Wochentage, Monate), steht ein Schrägstrich zwischen Wörtern für dasselbe.
date-today = heute, heut
date-tomorrow = morgen
date-after-tomorrow = übermorgen
date-within = in
date-minutes = minuten, minute, min, m
date-hours = stunden, stunde, std, h
date-half-hour = einer halben stunde, halben stunde, halbe stunde
date-days = tagen, tage, tag, t
date-weeks = wochen, woche, w
date-idle = am, an, der, dem, den, die, das, diesen, diese, kommenden, kommender, termin
date-at = um, gegen
date-oclock = uhr, h
date-oclock-twelve = {""}
date-before-noon = {""}
date-after-noon = {""}
date-early = in aller frühe
date-morning = morgen, morgens, früh, in der früh, am morgen, vormittag, vormittags, am vormittag
date-noon = mittag, mittags, am mittag
date-afternoon = nachmittag, nachmittags, am nachmittag
date-evening = abend, abends, am abend
date-night = nacht, nachts, in der nacht
date-this-morning = heute morgen, heute früh
date-this-afternoon = heute nachmittag
date-this-evening = heute abend
date-this-night = heute nacht
date-tomorrow-morning = morgen früh, morgen vormittag
date-tomorrow-night = morgen nacht
date-at-noon = {""}
date-at-midnight = mitternacht, um mitternacht
date-half-past = {""}
date-half-to = halb
date-quarter-past = viertel nach
date-quarter-to = viertel vor
date-numbers = eins/ein/eine/einer/einem, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
date-weekdays = mo, di, mi, do, fr, sa/sonnabend, so
date-months = jan/jänner, feb, mär/mrz, apr, mai, jun, jul, aug, sep/sept, okt, nov, dez
date-next = nächsten, nächster, nächste
date-next-week = nächste woche, nächster woche

evening-title = { $emoji } { $game }: ein Spieleabend
evening-when = 📅 { $date } ({ $relative })
evening-repeats = { $repeats ->
        [weekly] 🔁 Jede Woche zur selben Zeit.
        [fortnightly] 🔁 Alle zwei Wochen zur selben Zeit.
       *[monthly] 🔁 Jeden Monat, am selben Wochentag und zur selben Zeit.
    }
evening-host = { $host } möchte spielen, und Platz ist für { $least ->
        [1] bis zu { $most } Leute
       *[other] { $least } bis { $most } Leute
    }. Drück auf **Bin dabei**: Wenn es so weit ist, steht dein Stuhl bereit, und ich rufe dich.
evening-rules = Hausregeln: { $rules }
evening-in = **Bisher dabei ({ $count }):** { $who }
evening-nobody = **Bisher dabei:** noch niemand. Wer macht den Anfang?
evening-waiting = **Warten auf einen Platz:** { $who }
evening-event = Steht auch unter [den Events dieses Servers]({ $link }).
evening-small = Das ist die Zeit, wo du bist. *Erinnere mich* bleibt unter uns: Ich schreibe dir { $minutes } Minuten vorher.
button-evening-in = Bin dabei
button-evening-remind = Erinnere mich
button-evening-change = Zeit ändern
button-evening-off = Absagen
button-evening-once = Nur dieses Mal
button-evening-for-good = Alle
button-evening-sure = Ja, absagen
button-evening-again = Neuen Termin suchen

evening-opened = Es war so weit: Der Tisch ist offen. { $link }
evening-called-off = Dieser Abend ist abgesagt.
evening-nobody-came = Niemand hatte zugesagt, also wurde kein Tisch eröffnet.
evening-was-missed = Aus diesem Abend wurde nichts: Ich konnte den Tisch nicht rechtzeitig eröffnen.

evening-open-call = 🎲 { $who }: Zeit für { $game }! Eure Plätze stehen bereit. Los geht es, wenn { $host } startet.
evening-open-late = 🎲 { $who }: Entschuldigt die Verspätung, ich war weg! Zeit für { $game }, eure Plätze stehen bereit. Los geht es, wenn { $host } startet.
evening-open-thread = Der Tisch steht in { $thread }.
evening-elsewhere = { $who } { $count ->
        [one] hat auch zugesagt, steckt
       *[other] haben auch zugesagt, stecken
    } aber noch mitten in einer anderen Partie. *Mitspielen* geht, solange der Tisch offen ist.
evening-no-seat = Der Tisch ist voll. { $who }: Wenn jemand aufsteht, hilft ein Druck auf *Mitspielen*.
evening-tell-nobody = Für { $game } hatte an diesem Abend niemand zugesagt, also habe ich keinen Tisch eröffnet.
evening-tell-last = Das war zweimal in Folge so, darum wiederholt sich dieser Abend nicht mehr. Mit `/spielen` lässt sich ein neuer ansetzen.
evening-tell-missed = Tut mir leid: { $game } war für { $date } angesetzt, und da war ich weg. Um jetzt noch anzufangen, ist es zu lange her. Suchen wir einen neuen Termin?
evening-tell-busy = Hier läuft seit einer Stunde eine andere Partie, darum konnte { $game } nicht anfangen. Suchen wir einen neuen Termin?
evening-tell-off = Abgesagt: { $game }, { $date }. { $who }
evening-tell-moved = { $game } hat eine neue Zeit: { $date } ({ $relative }). { $who }
evening-tell-busy-now = Zeit für { $game }, aber hier läuft noch eine Partie: { $link } Sobald sie vorbei ist, geht euer Tisch auf. Ich warte eine Stunde.
evening-reminder = ⏰ { $game } beginnt { $relative }: { $link }

evening-done-remind = Ich schreibe dir { $minutes } Minuten, bevor { $game } beginnt. Klappt das nicht, pinge ich dich im Kanal.
evening-done-no-remind = Gut, keine Erinnerung.
evening-done-waiting = Alle Plätze sind vergeben, du stehst auf der Warteliste an Stelle { $place }. Wenn jemand absagt, rückst du von selbst nach.
evening-done-off = Ist abgesagt.
evening-done-moved = Erledigt, neue Zeit: { $date }.
evening-done-same = Alles klar, es bleibt dabei: { $date }.
evening-sure = { $game }, { $date }: absagen? Alle, die dabei sind, erfahren es.
evening-sure-series = { $game }, { $date }: Dieser Abend kommt immer wieder. Nur diesen absagen, oder alle?
evening-form-title = Wann wollen wir spielen?
evening-form-at = Wann
evening-form-example = freitag 20:00, morgen 20 Uhr, 24. Dez 19:30
evening-form-repeat = Wieder
choice-repeat-never = nur einmal

evenings-title = Spieleabende auf diesem Server
evenings-none = Noch ist nichts geplant. Mit `/spielen` setzt du einen Abend an: Wähl ein Spiel und sag unter „wann“, wann.
evenings-line = { $emoji } **{ $game }** · { $date } ({ $relative }) · { $count ->
        [0] noch niemand dabei
       *[other] { $count } dabei
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host } hat einen Abend mit { $game } angesetzt. Sag hier „Bin dabei“, und dein Platz steht bereit: { $link }
evening-event-where = #{ $channel }

date-zones = Europe/Berlin, Europe/Vienna, Europe/Zurich
date-suggestion = { $date } ({ $zone })

sorry-evening-over = Dieser Abend steht nicht mehr an.
sorry-evening-host = Das darf nur, wer diesen Abend angesetzt hat ({ $host }), oder die Moderation.
sorry-evening-unwelcome = Bei diesem kannst du nicht mitmachen.
sorry-evening-most-one = Du hast hier schon { $most } Abende angesetzt, die noch kommen. Mehr gehen pro Person nicht: Sag erst einen ab.
sorry-evening-most-server = Auf diesem Server stehen schon { $most } Abende an, und mehr gehen nicht.
sorry-evening-soon = Es fängt so bald an, dass eine Erinnerung zu spät käme. Bleib einfach da!
sorry-evening-repeat = Wiederholen kann sich ein Abend nur mit einem Termin: Sag unter „wann“, wann, etwa: freitag 20:00
sorry-evening-zone = Ein Abend, der immer wieder kommt, geht nach einer Uhr an der Wand, und ich weiß nicht, nach welcher. Sag die Zeit mit deiner Zeitzone, etwa: freitag 20:00 Europe/Berlin. (Wenn du mit `/ich ruhezeiten` Ruhezeiten gesetzt hast, kenne ich deine Zeitzone schon.)
sorry-date-unclear = „{ $what }“ verstehe ich nicht. Schreib es so: freitag 20:00, morgen 20 Uhr, 24. Dez 19:30, oder in 2 Stunden.
sorry-date-time = Um wie viel Uhr? Schreib es so: freitag 20:00, oder morgen 20 Uhr.
sorry-date-zone = Ich weiß nicht, wie spät es bei dir ist. Häng deine Zeitzone an, etwa: { $typed } Europe/Berlin. Oder sag: in 2 Stunden. (Wenn du mit `/ich ruhezeiten` Ruhezeiten gesetzt hast, kenne ich deine Zeitzone schon.)
sorry-date-weekday = Dieses Datum ist ein anderer Wochentag. Lass eins von beiden weg.
sorry-date-several =
    „{ $typed }“ kann mehrere Zeiten meinen. Schreib es so wie die, die du meinst:
    { $dates }
sorry-date-gap = In dieser Nacht werden die Uhren vorgestellt und zeigen diese Zeit nie. Nimm eine Stunde früher oder später.
sorry-date-part = „{ $what }“ passt nicht zu dieser Tageszeit. Lass eins von beiden weg.
sorry-date-past = Das ist schon vorbei. Nimm eine Zeit, die noch kommt.
sorry-date-far = Das ist über ein Jahr hin. Nimm eine Zeit, die etwas näher liegt.

permission-create_events = Events erstellen
settings-no-events = 📅 Gib mir { $permission }, wenn Spieleabende unter den Events dieses Servers stehen sollen. Ohne geht es auch.
