### Was alle Tische gemeinsam haben.
### Words of English too: Start, normal, Bot

## Was passiert ist, in jedem Spiel

event-left = { $seat } verlässt die Partie.

## Warum nicht, in jedem Spiel

refusal-game-over = Diese Partie ist vorbei.
refusal-not-playing = Du spielst in dieser Partie nicht mehr mit.
refusal-not-your-turn = Gerade ist { $seat } dran.
refusal-unknown-action = „{ $action }“ kann man in diesem Spiel nicht machen.

## Die Nachricht des Tisches

story-computers = 🤖 { $told }
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 Das Würfeln übernehme ich, du musst nur noch entscheiden. { $told }
table-title = { $emoji } { $game } · Tisch { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (weg)
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (weg)
table-moved = Dieser Tisch ist umgezogen. [Hier entlang]({ $link })
table-gone = Hier steht kein Tisch mehr.
people-more = { $count ->
        [one] eine weitere Person
       *[other] { $count } weitere
    }
table-closed = Dieser Tisch wurde ohne Ergebnis geschlossen.
vanished-channel = **{ $game }**, Tisch { $table }, wurde ohne Ergebnis geschlossen: Der Kanal ist weg.
vanished-server = **{ $game }**, Tisch { $table }, wurde ohne Ergebnis geschlossen: Ich bin nicht mehr auf dem Server.
table-away = 🤖 Für { $seats } spielt gerade ein Computer. Wieder da? Dann drück auf „Bin wieder da“.
table-deserted = Alle sind weg, also ruht das Spiel. Drück auf „Bin wieder da“, und es geht weiter; sonst schließt der Tisch { $when }.
table-nudge = Am Zug: { $who }. Die Hälfte der Zeit ist um. Frist: { $when }; danach entscheidet ein Computer. [Zum Tisch]({ $link })
board-unseen = Diesmal konnte ich das Brett nicht malen. Unter „Brett als Text“ steht alles.
board-coming = 🖍️ So viele Bretter auf einmal! An diesem male ich noch: Das Bild kommt gleich.
table-lapsed = Einen Tag lang hat niemand angefangen, also habe ich den Tisch abgeräumt. Mit /spielen gibt es jederzeit einen frischen.
table-undone = ↩️ { $seat } nimmt den letzten Zug zurück.
table-drawn = 🤝 Unentschieden! { $seats } teilen sich den ersten Platz.
table-paused = ⏸️ Die Pause begann { $since }, und für niemanden läuft die Zeit. Alle, die mitspielen, können sie beenden; sonst geht es am { $when } von selbst weiter.
table-vacation = 🌴 { $who } ist bis { $when } im Urlaub.
silence = 😴 An [Tisch { $table }]({ $link }) ist es still geworden, der letzte Zug war { $when }. { $paused ->
        [yes] Die Partie macht Pause, und ihr alle könnt sie weitergehen lassen.
       *[other] { $seats ->
            [none] Soll ich etwas unternehmen?
           *[other] Die anderen warten auf { $seats }. Soll ich etwas unternehmen?
        }
    }
resumed = ▶️ { $who ->
        [nobody] Das war Pause genug, es geht weiter.
       *[other] { $who } beendet die Pause, es geht weiter.
    }{ $seats ->
        [none] {""}
       *[other] {" "}Am Zug: { $seats }.
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }.
    } [Zum Tisch]({ $link })

## Was die Würfel beweist

proof-commitment = Beweis, Teil 1 („Siegel“): `{ $commitment }`
proof-salt = Beweis, Teil 2 („Salz“): `{ $salt }`
proof-part = Dein Teil davon ist Nummer { $number }: `{ $part }`
proof-part-with-luck = Dein Teil davon ist Nummer { $number }: `{ $part }`. Nach der ~ kommt dein Glückswort.
proof-luck = Dein Glückswort hängt `~{ $luck }` an deinen Teil des Salzes.
proof-deal = Alle Tische dieser Runde haben diese Würfel, jeder Platz seine eigenen. Der Startwert kommt, wenn der letzte Tisch fertig ist.

## Die Lobby

lobby-title = { $emoji } { $game } · Tisch { $table } ist offen
lobby-host = { $host } lädt zum Spielen ein · { $least } bis { $most } Leute
lobby-seats = **Am Tisch ({ $count }):** { $seats }
lobby-nobody = **Am Tisch:** noch niemand. Drück auf „Mitspielen“ und mach den Anfang.
lobby-birthday = 🎂 Wer als Nächstes Geburtstag hat, fängt an. Mit /ich geburtstag sagst du mir deinen; sonst sieht ihn niemand.
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = { $least } bis { $most } Leute{ $minutes ->
        [none] {""}
       *[other] {" "}· { $minutes } min
    }
lobby-invited = Eingeladen: { $seats }
lobby-rematch = **Noch nicht zugesagt:** { $seats }. Sobald alle dabei sind, geht es von selbst los. *Start* wartet nicht so lange.
challenge-title = Ein Spiel mit { $player }
challenge-game = Welches Spiel?
challenge-call = { $who }: { $host } fordert dich zu { $game } heraus! [Setz dich dazu]({ $link })
lobby-rules = **Hausregeln:** { $rules }
lobby-usual = wie üblich
lobby-clock =
    { $clock ->
        [0] keine Zeitgrenze
       *[other] { $time } pro Zug
    }
lobby-rolls = ich würfle für euch
lobby-rolls-not = ihr würfelt selbst
# Same as English: players say so
poster-host = Host
poster-nobody = noch niemand
poster-alt = { $game }. { $about } Am Tisch: { $seats }. Freie Stühle: { $free }.
poster-alt-short = { $game }. Am Tisch: { $seats }. Freie Stühle: { $free }.
fair-lobby = 🎲 Die Würfel dieses Tisches liegen schon fest, und niemand kann sie jetzt noch austauschen. Unten steht ihr Fingerabdruck. Schreib ihn dir auf: Nach der Partie zeigt **Prüfen**, dass genau diese Würfel gefallen sind. Du kannst auch ein Glückswort untermischen.
fair-running = 🎲 Die Würfel dieses Tisches lagen schon vor der Partie fest, und niemand kann sie austauschen. Unten steht, was das beweist. Schreib es dir auf: Nach der Partie zeigt **Prüfen**, dass genau diese Würfel gefallen sind.
lobby-computer = { $name } ({ $level })
house-rule = { $option }: { $value }
program-unrated = Mit einem Programm am Tisch zählt diese Partie nicht für die Wertung.
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 geändert, seit jemand Platz genommen hat. Schau noch mal hin, bevor du spielst, oder steh wieder auf.
value-on = an
value-off = aus

# Same as English: names and a label.
label-of = { $who }: { $label }
button-join = Mitspielen
button-leave = Aufstehen
button-computers = Computer dazu
button-out = { $name } entfernen
button-unseat = { $name } aufstehen lassen
pick-unseat = Jemanden aufstehen lassen
button-im-back = Bin wieder da
button-house-rules = Hausregeln
button-start = Start
button-fair = 🎲 Faire Würfel
button-luck = 🍀 Etwas fürs Glück sagen
button-peek = Spicken
button-text = Brett als Text
button-rules = Regeln
button-more = ⋯ Mehr
button-here = Brett nach unten holen
button-resign = Aufgeben
button-resign-sure = Ja, ich gebe auf
button-reminders = Erinnerungen
button-pause = Pausieren
button-pause-alone = Ja, Pause machen
button-resume = Weiter geht’s
button-nudge = Anstupsen
button-sit-in = Computer einspringen lassen
button-mute = Tisch stummschalten
button-unmute = Tisch wieder laut
button-end = Tisch auflösen
button-end-sure = Ja, ohne Ergebnis beenden
button-lobby-end-sure = Ja, Tisch abräumen
button-vote-end-sure = Ja, frag sie
button-vote-sure = Ja, frag sie
button-undo = Zurücknehmen
button-draw = Unentschieden anbieten
button-remove = Ohne { $name } weiter
button-alone-sure = Ja, beenden
button-finish-sure = Ja, beenden
button-vote-yes = Von mir aus{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = Weiterspielen{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = Revanche
button-use = Übernehmen
button-change = Ändern
button-back = Zurück
button-next = Weiter

## Computer, wer für immer ging, und Zeitgrenzen

anonymous-name = Jemand

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = leicht
level-normal = normal
level-hard = schwer
level-random = spielt aufs Geratewohl
level-program = ein Programm
add-easy = Einen leichten dazu
add-normal = Einen normalen dazu
add-hard = Einen schweren dazu
add-random = Einen, der aufs Geratewohl spielt
add-program = { $name } dazu
computers-title = Computer an Tisch { $table }? Besetzte Plätze: { $seats } von { $most }. Computer sehen nicht mehr, als du auf ihrem Platz sehen würdest.
rolls-label = Für mich würfeln
clock-label = Zeit für eine Entscheidung
clock-60 = 1 Minute
clock-180 = 3 Minuten
clock-600 = 10 Minuten
clock-3600 = 1 Stunde
clock-14400 = 4 Stunden
clock-43200 = 12 Stunden
clock-86400 = 1 Tag
clock-259200 = 3 Tage
clock-604800 = 7 Tage
clock-0 = unbegrenzt
clock-300-15 = 5 Minuten + 15 Sekunden
clock-900-30 = 15 Minuten + 30 Sekunden
clock-86400-14400 = 1 Tag + 4 Stunden
clock-259200-43200 = 3 Tage + 12 Stunden

## Threads

thread-open = { $emoji } { $game } · komm, spiel mit
thread-turn = { $emoji } { $game } · { $count ->
        [one] { $seats } ist dran
       *[other] warten auf { $seats }
    }
thread-over = { $emoji } { $game } · vorbei
thread-opened = 🧵 { $host } hat in { $thread } einen Tisch für **{ $game }** eröffnet. Komm rein und nimm Platz!
thread-locked = 🔒 { $thread } ist gesperrt, darum kann am Tisch von **{ $game }** dort niemand ziehen. Wer Threads verwalten darf, kann ihn entsperren, und das Spiel geht weiter, wo es war.
thread-lacking = Ich hätte diesem Tisch gern einen eigenen Thread gegeben, darf aber noch nicht: { $permissions }. Also steht er hier, im Kanal.
thread-nowhere = In einem Kanal wie diesem gibt es keine Threads, also steht der Tisch gleich hier.
thread-not-made = Discord wollte mir gerade keinen Thread geben, also steht der Tisch gleich hier.

## Private Antworten

more-title = Was möchtest du mit Tisch { $table } machen?
resign-sure = Du bist dann raus und landest hinter allen, die noch spielen. Sicher?
end-sure = Damit endet die Partie für alle, und niemand gewinnt. Sicher?
lobby-end-sure = Damit wird der Tisch abgeräumt, bevor das Spiel begonnen hat. Sicher?
vote-end-sure = Wenn mindestens die Hälfte der anderen zustimmt, endet die Partie ohne Sieg. Ich frage sie hier. Sie haben einen Tag Zeit, und wer schweigt, sagt ja. Soll ich?
alone-sure = Liegst du gerade zurück, landest du ganz hinten, als hättest du aufgegeben. Wenn nicht, endet die Partie ohne Ergebnis. Sicher?
finish-sure = Nur noch Computer spielen. Sie stehen auf, und die Partie endet mit den Plätzen, die gerade alle haben. Sicher?
vote-pause-sure = In der Pause läuft für niemanden die Zeit, und ihr alle könnt sie beenden. Wenn mindestens die Hälfte der anderen zustimmt, mache ich Pause; sie haben einen Tag Zeit, und wer schweigt, sagt ja. Soll ich sie fragen?
vote-waits = Angekündigte Ruhezeit zählt nicht mit, deshalb wird auf { $seats } gewartet.
vote-pause-open = ⏸️ { $who } möchte eine Weile Pause machen. Ist dir das recht?{ $silent ->
        [none] {""}
       *[other] {" "}Noch nichts gesagt: { $silent }.
    } Wer schweigt, stimmt { $when } zu.
vote-pause-refused = 🙂 { $seats }: lieber weiterspielen. Also weiter!
vote-pause-call = { $others }: { $who } möchte eine Weile Pause machen. [Sag, was du meinst]({ $link }): Es reicht, wenn mindestens die Hälfte von euch zustimmt. Wer schweigt, stimmt { $when } zu.
pause-alone = In der Pause läuft für niemanden die Zeit. Du kannst sie beenden, wann du willst. Soll ich Pause machen?
done-paused = Pause! Bis du weitermachst, läuft für niemanden die Zeit.
done-resumed = Weiter geht’s.
done-sat-in = Ein Computer springt ein, bis jemand „Bin wieder da“ drückt.
done-muted = Zu diesem Tisch rufe ich dich nicht mehr, was immer du sonst eingestellt hast.
done-unmuted = Zu diesem Tisch rufe ich dich wieder, so wie du es eingestellt hast.
vote-end-open = 🕊️ { $who } möchte diese Partie ohne Ergebnis beenden. Ist das für dich in Ordnung?{ $silent ->
        [none] {""}
       *[other] {" "}Noch nichts gesagt: { $silent }.
    } Wer schweigt, stimmt { $when } zu.
vote-end-refused = 🙂 { $seats }: lieber weiterspielen. Also los!
vote-end-call = { $others }: { $who } möchte die Partie ohne Ergebnis beenden. [Stimm mit ab]({ $link }): Es reicht, wenn mindestens die Hälfte von euch zustimmt. Wer schweigt, stimmt { $when } zu.
done-vote-asked = Ich habe die anderen gefragt. Ihre Antworten erscheinen am Tisch.
vote-displaced = { $who }, deine Frage hat dieser hier Platz gemacht. Sobald sie entschieden ist, kannst du wieder fragen.
done-here = Hier ist das Brett.
vote-draw-sure = Wenn mindestens die Hälfte der anderen zustimmt, endet die Partie hier unentschieden: Wer noch spielt, teilt sich den ersten Platz, und niemand hat gewonnen. Ich frage sie hier. Sie haben einen Tag Zeit, und wer schweigt, sagt ja. Soll ich?
vote-remove-sure = Wenn die anderen zustimmen, ist { $seat } raus und landet hinter allen, die noch spielen. Ich frage sie hier. Sie haben einen Tag Zeit, und wer schweigt, sagt ja; ist { $seat } aber bis dahin zurück, hat sich das erledigt. Soll ich?
vote-draw-open = 🤝 { $who } bietet ein Unentschieden an: Wer noch spielt, teilt sich den ersten Platz. Ist das für dich in Ordnung?{ $silent ->
        [none] {""}
       *[other] {" "}Noch nichts gesagt: { $silent }.
    } Wer schweigt, stimmt { $when } zu.
vote-remove-open = 🪑 { $who } möchte ohne { $seat } weiterspielen; { $seat } ist schon eine Weile weg.{ $silent ->
        [none] {""}
       *[other] {" "}Noch nichts gesagt: { $silent }.
    } Das geschieht { $when }, oder früher, wenn die Hälfte der anderen zustimmt; und kommt { $seat } zurück, geschieht es nicht.
vote-draw-refused = 🙂 Kein Unentschieden. { $seats }: lieber zu Ende spielen.
vote-remove-refused = 🙂 { $seats }: lieber auf { $seat } warten.
vote-draw-call = { $others }: { $who } bietet ein Unentschieden an. [Stimm mit ab]({ $link }): Es gilt, wenn mindestens die Hälfte von euch zustimmt. Wer schweigt, stimmt { $when } zu.
vote-remove-call = { $seat }, du wirst vermisst! { $who } möchte ohne dich weiterspielen. [Komm zurück]({ $link }), spätestens { $when }, und du bist noch dabei.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: Stimmt dort mit ab.
    }
undo-offer = Das kannst du noch zurücknehmen, { $computer ->
        [none] bis jemand anders spielt, längstens bis die Zeit um ist: { $when }
       *[other] aber schnell, gleich spielt { $computer }
    }: { $what }
done-undone = Zurückgenommen. Als wäre nie etwas gewesen.
done-removed = Erledigt, der Platz ist aus dem Spiel.
done-acted = Erledigt.
form-good = So würde es aussehen.
done-resigned = Du hast die Partie verlassen.
done-back = Willkommen zurück! Ab jetzt entscheidest du wieder selbst.
done-ended = Tisch geschlossen.
done-nudged = Am Zug: { $who }! [Zum Tisch]({ $link })
done-named-only = Eben erst gab es einen Ping, deshalb nenne ich diesmal nur den Namen. Der nächste Ping geht { $when }.
done-birthday = Ich merke mir den { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } und sonst nichts. Niemand außer dir bekommt ihn zu sehen, und du kannst ihn zweimal im Jahr ändern.
birthday-unknown = Deinen Geburtstag kenne ich nicht. Sag ihn mir mit Tag und Monat: In Magic Numbers beginnt, wer als Nächstes Geburtstag hat.
button-birthday-forget = Vergiss ihn
done-birthday-forgotten = Dein Geburtstag ist vergessen.
luck-title = Ein Glückswort
luck-label = Irgendein Wort, oder keins
luck-example = Pflaumenkuchen, die Katze schläft, …
luck-said = 🍀 Dein Wort ist unter die Würfel gemischt. Merk es dir: Damit kannst du später prüfen, dass niemand daran gedreht hat. Ich behalte nur seinen Fingerabdruck, `~{ $luck }`; du findest ihn hinter *Faire Würfel* und nach der Partie hinter *Prüfen*.
luck-none = Dann eben ohne Glückswort. Die Würfel sind genauso gut.
house-rules-told = Hausregeln von Tisch { $table }. Ändern kann sie nur, wer den Tisch eröffnet hat: { $host }.
    { $rules }
house-rules-title = Hausregeln von Tisch { $table }. Sie gelten für alle und stehen fest, sobald die Partie läuft. Wer schon sitzt, sieht deine Änderungen markiert und hat zehn Sekunden, sie zu bemerken, bevor du starten kannst.
join-done = Du bist dabei! [Dein Platz bei { $game }]({ $link }) wartet.
rematch-yes = { $seats ->
        [none] Alle sind dabei! [Hier geht es weiter mit { $game }]({ $link }).
       *[other] Du bist dabei bei der [nächsten Runde { $game }]({ $link }). Noch nicht zugesagt: { $seats }.
    }
leave-done = Du bist von [{ $game }]({ $link }) aufgestanden.
unseat-done = { $who } sitzt nicht mehr bei [{ $game }]({ $link }) und kann an diesen Tisch nicht zurück.
# In the channel; nobody is pinged by it.
unseat-told = { $who }, { $host } hat dich gebeten, von **{ $game }** aufzustehen. An diesen Tisch kannst du nicht zurück, aber jeder andere steht dir offen.
seated-already = Du sitzt hier schon. { $few ->
        [yes] Zum Spielen seid ihr noch zu wenige: Bring jemanden mit oder drück auf „Computer dazu“.
       *[no] Fehlt nur noch „Start“, oder ein paar Freunde mehr.
    }
taken-lobby = { $seats } { $count ->
        [one] hat
       *[other] haben
    } [da drüben]({ $link }) einen Tisch für **{ $game }** offen. Willst du dich dazusetzen? Oder eröffne deinen eigenen in einem Thread (/spielen hat eine Option dafür) oder in einem anderen Kanal.
taken-full = [Da drüben]({ $link }) geht es gleich mit **{ $game }** los ({ $seats }), und alle Plätze sind besetzt. Deinen eigenen Tisch kannst du in einem Thread eröffnen (/spielen hat eine Option dafür) oder in einem anderen Kanal.
taken-yours = Du hast in diesem Kanal schon [einen Tisch für **{ $game }**]({ $link }) offen. Für noch einen ist in einem Thread Platz (/spielen hat eine Option dafür) oder in einem anderen Kanal.
taken-playing = [In diesem Kanal]({ $link }) läuft gerade **{ $game }**. Deinen eigenen Tisch kannst du in einem Thread eröffnen (/spielen hat eine Option dafür) oder in einem anderen Kanal.
taken-free = Oder du steigst dort ein, wenn die anderen wollen:
join-whisper = Du bist dabei: **{ $game }**, [Tisch { $table }]({ $link }).
    Deine Geheimnisse erscheinen hier, in dieser einen Nachricht. „Spicken“ am Tisch zeigt sie auch.
join-closed = Du bist dabei! Deine Privatsphäre-Einstellungen hier lassen keine Direktnachrichten von mir zu. Macht nichts: **Spicken** am Tisch zeigt dir jederzeit deine Geheimnisse.
join-later = Du bist dabei! Per Direktnachricht erreiche ich dich gerade nicht, versuche es aber weiter. Bis dahin zeigt dir **Spicken** am Tisch deine Geheimnisse.
whisper-title = **{ $game }** · [Tisch { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = Keine Tipps mehr
hints-are-off = Gut, von mir keine Tipps mehr. Unter **Regeln** am Tisch steht alles.
page-count = Seite { $page } von { $pages }

## Warum nicht

sorry-gone = So einen Tisch gibt es hier nicht: Er ist weg oder steht woanders.
sorry-unreadable = Diese Partie kann ich nicht mehr lesen: Was ich von ihr habe, ist beschädigt, und das habe ich mir notiert. Andere Partien betrifft es nicht.
sorry-game-missing = { $game } ist hier gerade nicht installiert, also wartet das. Verloren ist nichts: Es geht weiter, sobald das Spiel wieder da ist.
sorry-channel-waits = In diesem Kanal wartet ein Tisch mit { $game }, und das Spiel ist gerade nicht installiert. Er bleibt, bis es wieder da ist; wer ihn eröffnet hat oder moderiert, kann ihn mit `/tisch beenden` beenden.
sorry-over = Diese Partie ist schon vorbei.
sorry-closed = Dieser Tisch wurde geschlossen.
sorry-started = Diese Partie läuft schon.
sorry-rematch-on = Die Revanche läuft schon, [und zwar hier]({ $link }).
sorry-not-started = Diese Partie hat noch nicht angefangen.
sorry-luck-seat = Setz dich erst: Dein Wort gehört zu deinem Platz.
sorry-luck-letters = In dem Wort ist etwas, das weder Buchstabe noch Bildchen ist. Versuch ein anderes.
sorry-vote-over = Diese Abstimmung ist vorbei.
sorry-vote-own = Du hast gefragt, jetzt sind die anderen am Zug. Wenn du trotzdem gehen willst, nimm „Aufgeben“, aber dann landest du ganz hinten.
sorry-vote-others = Das entscheiden die, die noch spielen.
sorry-vote-taken = { $who } hat schon gefragt. Stimm am Tisch mit ab.
sorry-vote-refused = Die anderen wollen weiterspielen. Du kannst { $when } wieder fragen.
sorry-not-playing-any-more = Du spielst hier nicht mehr mit. Beenden können die Partie nur die, die noch spielen.
sorry-not-seated = Du spielst an diesem Tisch nicht mit. Warte auf den nächsten oder eröffne mit /spielen deinen eigenen in einem anderen Kanal.
sorry-not-seated-free = Du spielst an diesem Tisch nicht mit. Aber wenn die anderen wollen, kannst du noch einsteigen: *⋯*. Frei werden kann der Platz von { $seats }.
sorry-late = Das ist schon passiert, oder jemand war schneller. So steht es jetzt.
sorry-no-undo = Zum Zurücknehmen ist es zu spät: Inzwischen hat jemand gespielt oder etwas Neues gesehen.
sorry-undo-late = Du hattest { $seconds } Sekunden, um das zurückzunehmen; die sind um.
sorry-no-draw = Auf ein Unentschieden müssen sich Menschen einigen, und Computer einigen sich auf gar nichts. Du brauchst noch jemanden zum Teilen.
sorry-not-absent = Schon zurück oder schon raus. Niemand muss gehen.
sorry-moved = Dieser Tisch ist umgezogen. [Hier entlang]({ $link })
sorry-not-your-turn-here = Du bist nicht dran.
sorry-not-host = Das darf nur, wer den Tisch eröffnet hat: { $host }.
sorry-not-host-or-moderator = Das darf nur, wer den Tisch eröffnet hat ({ $host }), oder die Moderation.
sorry-not-in-lobby = Du sitzt nicht an diesem Tisch.
sorry-full = Dieser Tisch ist voll: Mehr als { $most } können nicht mitspielen.
sorry-unwelcome = Tut mir leid, an diesem Tisch ist kein Platz für dich. Warte auf den nächsten oder eröffne mit /spielen deinen eigenen in einem anderen Kanal.
sorry-unseated = Du wurdest gebeten, von diesem Tisch aufzustehen, und kannst nicht an ihn zurück. Warte auf den nächsten oder eröffne mit /spielen deinen eigenen in einem anderen Kanal.
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = Du sitzt hier schon an { $most } Tischen, an denen es noch nicht losgegangen ist: { $tables }. Fang an einem an oder steh von einem auf, dann ist Platz für den nächsten.
sorry-lobbies-seats-anywhere = Du sitzt auf allen Servern zusammen an { $most } Tischen, an denen es noch nicht losgegangen ist: { $tables }. Fang an einem an oder steh von einem auf, dann ist Platz für den nächsten.
sorry-lobbies-opened = Du hast hier schon { $most } Tische eröffnet, an denen es noch nicht losgegangen ist: { $tables }. Fang an einem an oder löse einen auf (unter „⋯“), dann ist Platz für den nächsten.
sorry-lobbies-guild = Auf diesem Server warten { $most } Tische darauf, dass es losgeht, und mehr dürfen es nicht sein. Setz dich an einen davon oder komm wieder, wenn ein paar angefangen haben.
sorry-lobbies-threads = { $most } Threads hier gehören zu Tischen, die du eröffnet hast, und mehr kann niemand haben: { $tables }. Zehn Minuten nach dem Ende einer Partie schließt sich ihr Thread, dann ist Platz für den nächsten.
sorry-lobbies-threads-guild = Dieser Server hat { $most } Threads für Tische, und mehr dürfen es nicht sein. Zehn Minuten nach dem Ende einer Partie schließt sich ihr Thread, dann ist Platz für den nächsten.
sorry-too-few = Zum Spielen braucht es mindestens { $least } Leute, und hier { $count ->
        [one] sitzt { $count }
       *[other] sitzen { $count }
    }. { $seated ->
        [yes] Bring Freunde mit oder drück auf „Computer dazu“.
       *[no] Drück auf „Mitspielen“, bring Freunde mit oder drück auf „Computer dazu“.
    }
sorry-no-person = Die Computer brauchen einen Menschen am Tisch. Drück auf „Mitspielen“.
sorry-paused = Die Partie macht Pause. Alle, die mitspielen, können auf „Weiter geht’s“ drücken.
sorry-not-silent = Inzwischen ist dort etwas passiert, also lassen wir ihnen ihre Zeit.
sorry-on-vacation = Im Urlaub, aber bald zurück: { $seats }.
sorry-no-such-clock = So eine Zeitvorgabe habe ich nicht. Nimm eine aus der Liste.
sorry-not-away = Du warst gar nicht weg: Niemand spielt für dich.
sorry-host-must-sit = Laut Hausregeln beginnt, wer den Tisch eröffnet hat, aber { $host } sitzt nicht am Tisch. Spiel mit oder ändere die Regel.
sorry-seats-changed = Gerade hat sich jemand gesetzt oder ist aufgestanden. Schau kurz hin und drück dann noch mal auf „Start“.
sorry-rules-changed = { $count ->
        [one] Eine Hausregel hat
       *[other] Hausregeln haben
    } sich geändert, seit jemand Platz genommen hat ({ $rules }). Gib allen noch { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }, um es zu sehen, und drück dann wieder auf „Start“.
sorry-challenge-computer = { $player } ist eine Maschine. Eröffne mit /spielen einen Tisch und drück auf „Computer dazu“: Die spielen so gut, wie du magst.
sorry-challenge-self = Dich selbst kannst du nicht herausfordern. Eröffne mit /spielen einen Tisch; Computer haben immer Zeit.
sorry-no-game-in-message = Diese Nachricht ist keine meiner Partien. Versuch es bei einem Brett, oder nimm /wiederholung und /prüfen mit der Nummer eines Tisches.
sorry-nothing-to-roll = In { $game } ist jeder Wurf eine Entscheidung, da gibt es nichts für dich zu würfeln. Lass *würfle_für_mich* weg.
sorry-no-table = In diesem Kanal steht kein Tisch. Eröffne einen mit /spielen.
sorry-no-game = Ein Spiel namens „{ $game }“ gibt es nicht. Such dir eins aus: { $games }
sorry-house-rule = { $game } kennt keine Hausregel „{ $text }“. Es gibt: { $rules }
sorry-permissions = Mir fehlt etwas in diesem Kanal: { $permissions }. Wer den Server verwaltet, kann es mir geben.
sorry-unpainted = Das gilt, aber ich konnte das Brett nicht auffrischen. Nichts ist verloren: Der nächste Druck zeigt alles.
sorry-server-only = Tische gibt es nur in den Kanälen eines Servers. /hilfe zeigt, was überall geht.
sorry-no-secrets = In diesem Spiel ist nichts verdeckt: Das Brett zeigt alles.
sorry-birthday-often =
    Deinen Geburtstag kannst du zweimal im Jahr ändern, damit niemand den von anderen durch Ausprobieren errät. Deinen erst wieder am { $when }; { $kept ->
        [yes] bis dahin gilt der alte
       *[no] bis dahin weiß ich von keinem
    }. Soll ich ihn vergessen, lass Tag und Monat weg; das geht jederzeit.
sorry-birthday = So einen Tag gibt es nicht. Gib Tag und Monat an, etwa 24 und 12.
sorry-slow = Das hat mir zu lange gedauert. Bitte drück noch mal.
sorry-flood = Das ist viel auf einmal. Hol kurz Luft: In ein paar Sekunden bin ich wieder bei dir.
sorry-unknown = Diesen Knopf kenne ich nicht. Vielleicht ist er alt; die Knöpfe an der Nachricht des Tisches selbst gehen.
sorry-option = „{ $value }“ passt nicht zu „{ $option }“. Nimm einen der Werte, die Discord dort anbietet, oder lass es weg.
sorry-command = Diesen Befehl kenne ich so nicht. Starte Discord neu, damit es meine neuesten Befehle lernt, und tipp ihn noch einmal ein.
sorry-trouble = Bei mir ist etwas schiefgegangen, und ich habe es mir notiert. Das eben zählt vielleicht nicht, aber alles davor ist sicher. Versuch es gleich noch mal.
sorry-discord = Discord nimmt mir das gerade nicht ab, also hat es vielleicht nicht geklappt. Dem Spiel selbst fehlt nichts: Versuch es gleich noch mal.
sorry-your-turn = Du bist selbst dran.
sorry-nobody-to-nudge = Einen Stups braucht gerade niemand: Es ist auch niemand dran.
sorry-called-lately = Einen Ping an { $who } gab es eben erst. Der nächste geht { $when }.

## Berechtigungen, wie sie in Discords Einstellungen heißen

permission-view_channel = Kanäle ansehen
permission-send_messages = Nachrichten senden
permission-embed_links = Links einbetten
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen

## Auf jedem Brett

board-nameless = Platz { $letter }
board-ranking = Endstand: { $places }
board-out = Gegangen, in dieser Reihenfolge: { $names }
board-gone = weg
board-left = Nicht mehr dabei: { $names }.
board-header-last = ist als Letztes hier und gewinnt
board-now-last = { $name } gewinnt: Alle anderen sind weg.
board-eliminated = ausgeschieden
board-wins = gewinnt!
board-now-wins = { $name } gewinnt!
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · wer zuerst { $target } hat
race-dice = Würfel: { $faces }
race-scores = Punkte: { $scores }.
