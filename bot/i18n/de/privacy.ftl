### Über dich: Züge, Erinnerungen, Blockieren, und was der Bot von dir weiß.

## Wo jemand dran ist

turns-title = Deine Tische
turns-none = Du sitzt an keinem Tisch. Eröffne einen mit /spielen oder drück bei jemand anderem auf „Mitspielen“.
turns-mine = Du bist dran ({ $count })
turns-others = Andere sind dran ({ $count })
turns-lobbies = Noch nicht gestartet ({ $count })
turns-table = { $emoji } [{ $game } · Tisch { $table }]({ $link })
turns-paused = ⏸️ Pause
turns-since = dein Zug begann { $when }
turns-until = ⏳ { $when }
turns-also = außerdem fehlt noch: { $seats }
turns-awaited = warten auf { $seats }
turns-computers = ein Computer denkt nach
turns-seated = am Tisch ({ $count }): { $seats }
turns-more = … und noch { $count }.

## Erinnerungen

remind-title = Wie ich dich erinnere
remind-now = Jetzt: **{ $how }**. Das gilt für alle deine Tische, auf allen Servern; niemand sonst sieht es.
remind-turn = Wenn ich dran bin
    .more = Ich pinge dich im Kanal, wenn du dran bist und zwei Minuten lang nichts von dir kam.
remind-half = Wenn die Zeit knapp wird
    .more = Ich rufe dich im Kanal, wenn die Hälfte deiner Zeit um ist. So ist es üblich.
remind-daily = Einmal am Tag
    .more = Ich rufe dich einmal am Tag im Kanal, zu deiner eigenen Stunde, überall, wo du dann dran bist. /ich erinnerungen stellt die Stunde ein.
remind-daily-at = einmal am Tag um { $hour } ({ $zone })
remind-message = Per Direktnachricht
    .more = Ich schreibe dir privat, wenn du dran bist und zwei Minuten lang nichts von dir kam. Sind deine Nachrichten zu, pinge ich dich im Kanal.
remind-never = Nie
    .more = Ich lasse dich in Ruhe. /züge zeigt, wo du dran bist.
remind-soon-how = **Als Übernächstes:** Wo Partien Tage dauern, kann ich auch Bescheid sagen, wenn nur noch eine Person vor dir dran ist.
button-soon-on = Sag’s mir, wenn ich fast dran bin
button-soon-off = Nicht sagen, wenn ich fast dran bin
remind-soon = Jetzt ist { $front } dran, und als Nächstes: { $who }. [Zum Tisch]({ $link })
remind-soon-by-message = **{ $game }**: Jetzt ist { $front } dran, und dann kommst du. [Zu Tisch { $table }]({ $link })
sorry-zone-missing = Ich weiß noch nicht, wie spät es bei dir ist. Sag es mit /ich erinnerungen und der Option *zeitzone*: eine Stadt wie Europe/Berlin, oder ein Abstand wie UTC+2.
remind-turn-until = Am Zug: { $who }. Frist: { $when }. [Zum Tisch]({ $link })
remind-turn-open = Am Zug: { $who }. [Zum Tisch]({ $link })
remind-by-message = **{ $game }**: Du bist dran. [Zu Tisch { $table }]({ $link })
remind-by-message-until = **{ $game }**: Du bist dran. Frist: { $when }. [Zu Tisch { $table }]({ $link })

## Ruhezeiten und Urlaub

weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
days-weekend = Wochenende
days-none = keine
quiet-title = Deine Ruhezeiten
quiet-unsaid = Du hast keine Ruhezeiten eingestellt. Auf Servern, die eigene haben, gelten die für dich.
quiet-unsaid-short = die des jeweiligen Servers
quiet-now = Jetzt: **{ $hours }**
quiet-there = Dort ist es gerade { $time } ({ $zone }). Wenn deine Uhr etwas anderes sagt, ändere die Zeitzone innerhalb einer Viertelstunde.
quiet-none = keine
quiet-hours = { $begins } bis { $ends }{ $days ->
        [none] {""}
       *[other] , und ganztägig: { $days }
    } ({ $zone })
quiet-days = ganztägig: { $days } ({ $zone })
quiet-how = In langsamen Partien (mehr als eine Stunde je Zug) steht deine Uhr in den Ruhezeiten still, und ich rufe dich nicht. Ändern kannst du sie einmal am Tag. Deine Zeiten sieht niemand, nur deine Frist.
button-quiet-none = Keine Ruhezeiten
button-quiet-forget = So wie auf jedem Server
quiet-zone-label = Wo: eine Stadt oder ein Abstand
# Same as English: names of zones
quiet-zone-example = Europe/Berlin, America/New_York, UTC+2
quiet-from-label = Von
quiet-from-example = 23:00
quiet-to-label = Bis
quiet-to-example = 8:00
quiet-off-label = Freie Tage
quiet-off-example = Samstag, Sonntag; oder Wochenende
sorry-quiet-zone-missing = Sag mir auch, wo du bist, mit der Option *zeitzone*: eine Stadt wie Europe/Berlin, oder ein Abstand wie UTC+2.
sorry-quiet-zone = „{ $zone }“ erkenne ich nicht als Zeitzone. Versuch es mit einer Stadt, deren Uhren gehen wie deine, etwa Europe/Berlin, oder einem Abstand wie UTC+2.
sorry-quiet-hours = Von wann bis wann? Ruhezeiten brauchen beides, etwa von 23:00 bis 8:00; oder freie Tage, oder alles zusammen.
sorry-quiet-time = „{ $typed }“ erkenne ich nicht als Uhrzeit. Versuch es mit 23:00.
sorry-quiet-several = „{ $typed }“ kann { $times } sein. Was davon? Schreib es so.
sorry-quiet-whole = Bei Ruhezeiten rund um die Uhr würden die anderen ewig warten. Wenn du eine Weile weg bist, gibt es /ich urlaub.
sorry-quiet-long = Mehr als { $hours } Stunden Ruhe am Tag lassen zu wenig Zeit zum Spielen. Wenn du eine Weile weg bist, gibt es /ich urlaub.
sorry-quiet-days = Bei mehr als { $days } freien Tagen in der Woche bleibt zu wenig Zeit zum Spielen. Wenn du eine Weile weg bist, gibt es /ich urlaub.
sorry-quiet-weekday = „{ $typed }“ erkenne ich nicht als Wochentag. Versuch es mit Samstag, Sonntag; oder Wochenende; oder keine.
sorry-quiet-often = Deine Ruhezeiten hast du heute schon geändert; andere verlassen sich darauf. Nächste Änderung: { $when }.
vacation-title = Dein Urlaub
vacation-none = Du bist nicht weg.
vacation-now = Du bist bis **{ $when }** weg. An den Tischen, wo Partien Tage dauern, steht das dran, und deine Zeit läuft dort nicht.
vacation-left = { $left ->
        [0] Damit sind alle deine freien Tage in diesem Vierteljahr verbraucht.
        [one] In diesem Vierteljahr bleibt damit noch ein Tag von { $most }.
       *[other] In diesem Vierteljahr bleiben damit noch { $left } Tage von { $most }.
    }
vacation-how = /ich urlaub mit einem Datum sagt, bis wann du weg bist, diesen Tag eingeschlossen. Spielen kannst du trotzdem, wenn du magst; und an Tischen mit einer Stunde oder weniger für einen Zug wird auf niemanden gewartet.
vacation-day = { $days ->
        [one] { $date } (morgen)
       *[other] { $date } (in { $days } Tagen)
    }
button-vacation-over = Bin früher zurück
sorry-vacation-date = „{ $typed }“ erkenne ich nicht als Datum. Versuch es mit { $example }, oder mit einer Anzahl Tage: 7.
sorry-vacation-several =
    „{ $typed }“ kann mehrere Tage meinen. Schreib es so wie den, den du meinst:
    { $days }
vacation-label = Der letzte Tag
vacation-example = 24. Dez, 2026-12-24, oder wie viele Tage: 7
button-retry = Noch mal
sorry-vacation-past = Dieser Tag ist schon vorbei.
sorry-vacation-long = In jedem Vierteljahr kannst du { $most } Tage weg sein. Ab heute wäre das höchstens bis { $when }.
sorry-vacation-used = In diesem Vierteljahr warst du schon { $most } Tage weg, und andere warten. Im nächsten gibt es neue.

## Blockieren

blocked-title = Wen du blockiert hast
blocked-none = Niemanden. Mit /ich blockieren hältst du jemanden von deinen Tischen fern.
blocked-how = Sie können sich an keinen Tisch setzen, den du eröffnet hast oder an dem du sitzt. Wer sie blockiert hat, erfahren sie nicht; sie können es aber erraten, wenn du allein am Tisch bist. /ich freigeben nimmt es zurück. Wer seine Daten löschen lässt, bleibt blockiert, steht aber nicht in der Liste.
done-blocked = { $who } kann sich an keinen Tisch mehr setzen, den du eröffnet hast oder an dem du sitzt. Ich sage es niemandem, aber zu erraten ist es, wenn du allein am Tisch bist.
done-blocked-already = { $who } hast du schon blockiert.
done-unblocked = { $who } kann sich wieder an deine Tische setzen.
done-not-blocked = { $who } hast du gar nicht blockiert.
sorry-block-self = Dich selbst kannst du nicht blockieren. Mich auch nicht.

## Was bekannt ist

privacy-title = Was ich über dich weiß
privacy-short = Alles steht in einer einzigen Datenbank auf dem Rechner, auf dem ich laufe, und geht nirgendwo anders hin. **Exportieren** gibt dir eine Kopie als Datei, **Löschen** entfernt es sofort.
privacy-tables = **Wo du gesessen hast** ({ $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }): deine Discord-ID, dein Name und deine Sprache von damals, und wann du dich gesetzt hast. *Wofür:* für das Spiel und für die Liste der Partien derer, mit denen du gespielt hast. *Wie lange:* bis du es löschst; dann hat dein Platz keinen Namen.
privacy-actions = **Was du dort getan hast** ({ $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }): jeweils mit der Zeit. *Wofür:* um einen Neustart zu überstehen und die Würfel zu prüfen. *Wie lange:* so lange wie deine Plätze.
privacy-results = **Wie es ausging** ({ $count ->
        [one] 1 Ergebnis
       *[other] { $count } Ergebnisse
    }), und was daraus folgt (Wertungen, Serien, Rivalitäten, Würfel, Erfolge), mit dem Namen, unter dem du zuletzt gespielt hast. *Wofür:* für Ranglisten und Profile, die alle sehen können. *Wie lange:* bis du es löschst.
privacy-messages = **Wo meine Direktnachrichten an dich stehen**, damit ich sie ändern kann. *Wie lange:* bis du es löschst; dann verschwinden auch die Nachrichten.
privacy-birthday = **Dein Geburtstag**, Tag und Monat ({ $told ->
        [yes] hast du mir gesagt
       *[no] hast du mir nicht gesagt
    }). *Wofür:* wer in Magic Numbers anfängt; alle sehen, wer, niemand sieht ein Datum. *Wie lange:* bis du ihn mit /ich geburtstag zurücknimmst. Dass du ihn geändert hast, merke ich mir ein Jahr lang, als Fingerabdruck.
privacy-reminders = **Wie ich dich erinnere** ({ $how }). *Wie lange:* bis du es mit /ich erinnerungen änderst.
privacy-quiet = **Deine Ruhezeiten** ({ $hours }), damit in deiner Nacht keine Uhr abläuft. *Wie lange:* bis du sie mit /ich ruhezeiten zurücknimmst.
privacy-vacations = **Wann du weg warst** ({ $count }), und bis wann. *Wie lange:* ein halbes Jahr.
privacy-plans = **Was du vorausgeplant hast** für deine nächsten Züge ({ $count }). Das siehst nur du. *Wie lange:* bis der Zug vorbei ist.
privacy-blocks = **Wen du blockiert hast** ({ $count }). Das siehst nur du. *Wie lange:* bis du es mit /ich freigeben zurücknimmst, auch wenn die Person ihre Daten löscht: dann behalte ich einen Code, der nur zu ihrem Konto passt.
privacy-not = -# Was Leute schreiben, lese ich nicht: Wo eine Partie läuft, zähle ich nur, wie viele Nachrichten kommen. Was in einem Kanal gepostet wurde, bleibt dort, auch nach dem Löschen.
button-export = Exportieren
button-delete = Löschen
button-delete-sure = Ja, lösch meine Daten
button-delete-final = Endgültig löschen
button-keep = Nein, behalten
export-done = Hier ist alles, was ich über dich weiß.
delete-title = Alles löschen?
delete-sure = Du verlässt alle Lobbys und gibst alle laufenden Partien auf. Ich lösche deine Einstellungen, deinen Geburtstag, deine Ergebnisse und Wertungen, und meine Direktnachrichten an dich. Die Leute, mit denen du gespielt hast, behalten ihre Partien, mit „Jemand“ auf deinem Platz. Wenn dich jemand blockiert hat, bleibst du blockiert.
delete-final = Das lässt sich nicht rückgängig machen, und welche Plätze deine waren, kann ich später nicht mehr herausfinden. Du kannst jederzeit wieder mitspielen, als Neuling. Jetzt löschen?
delete-done = Kennen wir uns? Ich habe alles über dich vergessen. Schön, dass du da warst, und du bist jederzeit willkommen, als Neuling.
