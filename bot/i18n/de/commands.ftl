### Die Befehle: Namen, Beschreibungen und wie ihre Optionen heißen.
### Ein Name hat 1 bis 32 Zeichen, kleingeschrieben; eine Beschreibung 1 bis 100.

command-play = spielen
    .description = Eröffne in diesem Kanal einen Tisch für ein Spiel
option-play-game = spiel
    .description = Was gespielt wird; ohne Angabe zeige ich alle Spiele
option-play-clock = zeit
    .description = Zeit für eine Entscheidung; ohne Angabe das, was der Server gewählt hat
option-play-house_rules = hausregeln
    .description = Hausregeln für den Anfang, auf Englisch getippt, etwa: target 20, first random
option-play-thread = thread
    .description = Gib dem Tisch einen eigenen Thread

command-table = tisch
    .description = Dein Tisch in diesem Kanal, falls du lieber tippst
command-table-board = brett
    .description = Hol das Brett als frische Nachricht hierher nach unten
command-table-resign = aufgeben
    .description = Gib auf und verlass diese Partie
command-table-nudge = anstupsen
    .description = Erinnere alle, die gerade dran sind
command-table-end = beenden
    .description = Frag die anderen, ob die Partie ohne Ergebnis enden soll
command-table-hand-over = abgeben
    .description = Lass jemanden auf deinem Platz weiterspielen
option-table-hand-over-user = person
    .description = Wer deinen Platz nehmen soll (ohne Angabe: wer hier mag)

option-play-roll_for_me = würfle_für_mich
    .description = Der Bot würfelt, wenn es nichts zu entscheiden gibt (ohne Angabe: ja)
option-play-plan_ahead = vorausplanen
    .description = Lass Leute vorher entscheiden, was sie tun werden (ohne Angabe: ja)
command-plan = plan
    .description = Entscheide jetzt, was du tust, wenn du dran bist
command-rules = regeln
    .description = Die Regeln eines Spiels in einer Minute, mit Bildern
option-rules-game = spiel
    .description = Die Regeln von welchem Spiel?

command-help = hilfe
    .description = Was du als Erstes tippst, die Spiele, und wo alles andere ist
command-puzzle = rätsel
    .description = Finde den besten Zug: jeden Tag eine Stellung aus einer fertigen Partie
command-leaderboard = rangliste
    .description = Wer hier oder überall am besten spielt
option-leaderboard-game = spiel
    .description = Nur ein Spiel
option-leaderboard-period = zeitraum
    .description = Insgesamt, diese Saison (ein Vierteljahr) oder dieser Monat
choice-period-all = insgesamt
choice-period-season = diese Saison
choice-period-month = dieser Monat
option-leaderboard-scope = bereich
    .description = Dieser Server oder überall, wo der Bot ist
choice-scope-here = dieser Server
choice-scope-everywhere = überall

command-settings = einstellungen
    .description = Die Einstellungen dieses Servers (nur für die, die ihn verwalten)

command-profile = profil
    .description = Partien, Wertung, Serien, Rivalitäten, Glück und Erfolge einer Person
option-profile-player = person
    .description = Um wen es geht (ohne Angabe: du)
option-profile-game = spiel
    .description = Nur ein Spiel
option-profile-scope = bereich
    .description = Dieser Server oder alle zusammen
choice-profile-here = dieser Server
choice-profile-everywhere = alle Server

command-history = partien
    .description = Frühere Partien einer Person: wer dabei war, wer gewann, und ihre Nummern
option-history-player = person
    .description = Um wen es geht (ohne Angabe: du)
option-history-game = spiel
    .description = Nur ein Spiel
option-history-private = privat
    .description = Nur für dich, mit deinen eigenen Partien von überall

command-replay = wiederholung
    .description = Sieh dir eine alte Partie als Film an oder blättere in einer laufenden zurück
option-replay-id = nummer
    .description = Die Nummer des Tisches
option-replay-private = privat
    .description = Nur für dich

command-verify = prüfen
    .description = Prüf die Würfel und jede Aktion einer alten Partie und hol dir ihre Aufzeichnung
option-verify-id = nummer
    .description = Die Nummer des Tisches
option-verify-private = privat
    .description = Nur für dich
command-review = rückblick
    .description = Schau auf eine fertige Partie zurück: Was war Glück, was war Können?
option-review-id = nummer
    .description = Die Nummer des Tisches

command-me = ich
    .description = Was der Bot über dich weiß
command-me-birthday = geburtstag
    .description = Sag deinen Geburtstag: In Magic Numbers beginnt, wer als Nächstes feiert
option-me-birthday-day = tag
    .description = Tag im Monat; ohne beides siehst du ihn und kannst ihn löschen
option-me-birthday-month = monat
    .description = Monat, 1 bis 12
command-me-pings = erinnerungen
    .description = Wie ich dich daran erinnere, dass du dran bist
option-me-pings-how = wie
    .description = Wann und wo; ohne Angabe siehst du, was eingestellt ist
option-me-pings-hour = stunde
    .description = Für „einmal am Tag“: zu welcher Stunde, 0 bis 23
option-me-pings-zone = zeitzone
    .description = Für „einmal am Tag“: wo du bist, etwa Europe/Berlin, oder ein Abstand wie UTC+2
option-me-pings-soon = übernächst
    .description = Sag mir auch Bescheid, wenn nur noch eine Person vor mir dran ist
command-me-quiet = ruhezeiten
    .description = Wann deine Zeit stillsteht und ich dich in Ruhe lasse; ohne Angabe siehst du den Stand
option-me-quiet-from = von
    .description = Wann deine Ruhezeit beginnt, etwa 23:00
option-me-quiet-to = bis
    .description = Wann sie endet, etwa 8:00
option-me-quiet-zone = zeitzone
    .description = Wo du bist, etwa Europe/Berlin, oder ein Abstand wie UTC+2
option-me-quiet-days_off = freie_tage
    .description = Wochentage, die ganz frei sind: Samstag, Sonntag; oder Wochenende; oder keine
command-me-vacation = urlaub
    .description = Sag, bis wann du weg bist; ohne Angabe siehst du, was eingestellt ist
option-me-vacation-until = bis
    .description = Der letzte Tag, etwa 2026-12-24, oder wie viele Tage ab heute
command-me-block = blockieren
    .description = Halte jemanden von deinen Tischen fern; niemand erfährt davon
option-me-block-user = person
    .description = Wen du blockieren willst
command-me-unblock = freigeben
    .description = Lass jemanden wieder an deine Tische
option-me-unblock-user = person
    .description = Wen du nicht mehr blockieren willst
command-me-blocked = blockiert
    .description = Wen du blockiert hast
command-me-privacy = datenschutz
    .description = Was ich über dich weiß: exportieren oder löschen

menu-challenge = Zu einem Spiel herausfordern
menu-profile = Profil
menu-replay = Wiederholung
menu-verify = Prüfen

command-turns = züge
    .description = Tische, an denen du dran bist, auf allen Servern

command-night = spielenacht
    .description = Ein Abend, mehrere Spiele, ein Gesamtsieg
option-night-at = wann
    .description = Nicht jetzt, sondern später: freitag 20:00, morgen 20 Uhr, 24. Dez 19:30, in 2 Stunden
option-night-repeat = wiederholen
    .description = Wie oft die Spielenacht wiederkommt (nur zusammen mit „wann“)
