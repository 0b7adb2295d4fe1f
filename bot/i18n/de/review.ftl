### Rückblick auf eine fertige Partie: Chancen, Entscheidungen und Glück.

## Die Nachricht

review-title = { $emoji } { $game } · Tisch { $table } · der Rückblick
story-decided = **Was den Ausschlag gab:** { $told } Aussichten für { $player } vorher: { $before }; danach: { $after }.
story-nothing-decided = **Was den Ausschlag gab:** kein einzelner Moment. Es ging in kleinen Schritten hin und her, bis ganz zum Schluss.
story-blunder =
    { $kind ->
        [blunder] **Der Patzer:**
       *[slip] **Der Ausrutscher:**
    } In Schritt { $step } wählte { $player } „{ $chosen }“, und „{ $best }“ war besser.
story-no-blunder = **Der Patzer:** gab es nicht. { $care ->
        [left] Niemand hat viel verschenkt, außer mit dem Weggehen.
        [none] Niemand hatte etwas zu entscheiden.
        [perfect] Alle haben etwa so gut entschieden wie der stärkste Computer.
        [little] Niemand hat viel verschenkt.
       *[adds-up] Aber Kleinigkeiten haben sich summiert.
    }
story-dice = **Das Glück:** { $who ->
        [lucky] Am freundlichsten waren die Würfel zu { $lucky }.
        [unlucky] Am strengsten waren die Würfel mit { $unlucky }.
       *[both] Am freundlichsten waren die Würfel zu { $lucky }. Die Reste gingen an { $unlucky }.
    }
story-fair-dice = **Das Glück:** nicht der Rede wert. Die Würfel waren zu allen gleich.
story-chance = { $word } ({ $games } von 100)
story-chance-0 = so gut wie keine Chance
story-chance-1 = eine kleine Chance
story-chance-2 = eine eher kleine Chance
story-chance-3 = eine durchschnittliche Chance
story-chance-4 = eine gute Chance
story-chance-5 = eine sehr gute Chance
story-chance-6 = der Sieg zum Greifen nah
story-player = **{ $player }** · { $accuracy ->
        [none] nichts zu entscheiden
       *[other] Genauigkeit **{ $accuracy }**
    }{ $missed } · { $luck }
story-blunders = { $number ->
        [one] , ein Patzer
       *[other] , { $number } Patzer
    }
story-slips = { $number ->
        [one] , ein Ausrutscher
       *[other] , { $number } Ausrutscher
    }
story-luck-rare = { $luck } (bessere Würfe als in { $games } von 100 solchen Partien)
story-luck-even = so viel Glück wie alle
story-luck-little-up = etwas mehr Glück als die meisten
story-luck-little-down = etwas weniger Glück als die meisten
story-luck-clear-up = deutlich mehr Glück als die meisten
story-luck-clear-down = deutlich weniger Glück als die meisten
story-luck-amazing-up = ein unfassbares Glück
story-luck-amazing-down = ein unfassbares Pech
story-insufficient = **Diesmal kein Urteil:** Ich habe mir { $looked } von { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } angesehen, mit je { $samples } Stichproben. Das ist zu wenig, um zu sagen, wer gut gewählt und wer Glück gehabt hat.
story-how = Die Genauigkeit geht von 0 bis 100; bei 100 war jede Entscheidung so gut wie die des stärksten Computers.
story-how-pages = Die Zahlen stehen auf der letzten Seite.
button-show-me = Zeig’s mir
review-ledger = Wie viele von 100 solchen Partien man gewinnen würde, am Anfang und am Ende, und was das geändert hat:
review-player =
    { $player }: { PERCENT($start) } am Anfang → { PERCENT($end) }. Eigene Entscheidungen **{ $choices }** · Würfel **{ $luck }** · Entscheidungen der anderen { $others }{ $unseen ->
        [none] {""}
       *[other] {""} · Verborgenes { $unseen }
    }{ $rest ->
        [none] {""}
       *[other] {""} · Rest { $rest }
    }{ $number ->
        [0] {""}
       *[other] {""} · so gut wie die des Computers: { $agreed } von { $number }
    }
review-part =
    { $player }, { $steps ->
        [0] kein einziger Schritt
       *[other] Schritte { $first } bis { $last }
    }: eigene Entscheidungen { $choices } · Würfel { $luck }
review-turning = **Die Wendepunkte**
review-no-turning = Kein einzelner Moment gab den Ausschlag: Die Chancen verschoben sich in kleinen Schritten.
review-turn = **{ $place }. Schritt { $step }** { $told }
    { $by ->
        [choice] Die Entscheidung verschob die Chancen
       *[dice] Das Glück verschob die Chancen
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Der Computer hätte „{ $best }“ gewählt.
review-costly = **Die teuersten Entscheidungen**
review-no-costly = Keine einzige Entscheidung kostete auch nur eine von hundert Partien.
why-odds =
    { $gap ->
        [0] Es macht kaum etwas aus: So oder so werden etwa { $more } von 100 solchen Partien gewonnen.
       *[other] Damit werden etwa { $more } von 100 solchen Partien gewonnen, mit dem, was gespielt wurde, { $less }.
    }
review-cost = **Schritt { $step }** { $told }
    { $player } wählte „{ $chosen }“; der Computer hätte „{ $best }“ gewählt.
review-left = Mit dem Weggehen verschenkte { $player } eine Chance von { $games } zu 100.
review-unfinished = Diese Partie wurde nicht zu Ende gespielt: Die letzten Zahlen sind Schätzungen, kein Ergebnis.

## Was genau ist und was nicht

review-how-counted = Die Chancen sind, was der stärkste Computer von jeder Stellung hält: eine Schätzung, keine bewiesenen Wahrscheinlichkeiten. Jeder Wurf wurde vollständig ausgezählt, nichts ist Stichprobe.
review-how-sampled = Die Chancen sind, was der stärkste Computer von jeder Stellung hält: eine Schätzung, keine bewiesenen Wahrscheinlichkeiten. Für Würfe mit zu vielen Ausgängen gab es Stichproben; ± ist ein 95-%-Bereich nur dafür.
review-how-ignored = Was eine Hausregel hier später noch anrichtet, sehen sie nicht voraus, also nimm sie nicht zu genau: { $rules }.
review-how-played = Die Chancen sind Mittelwerte: Von jeder Stellung aus spielten die stärksten Computer die Partie { $samples }-mal zu Ende. ± ist ein 95-%-Bereich; kleinere Unterschiede bedeuten nichts.

## Das Bild

review-plot-title = { $game }: die Chancen
review-plot-about = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, wie der stärkste Computer sie sah, in %
review-plot-marks = Die Nummern sind die Wendepunkte
review-plot-start = Anfang
review-plot-choices = Wahl
review-plot-luck = Würfel
review-plot-others = Andere
# Same as English: the same word
review-plot-rest = Rest
review-plot-end = Ende
review-alt = Die Gewinnchancen in { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    }. { $players }. { $turns ->
        [none] Keine Wendepunkte
       *[other] Wendepunkte: { $turns }
    }.
review-alt-player = { $player } von { PERCENT($start) } bis { PERCENT($end) }
review-alt-step = Schritt { $step }

## Knöpfe und Antworten

button-review = Rückblick
button-review-share = Hier zeigen
sorry-review-running = Diese Partie läuft noch. Zurückblicken kannst du, wenn sie vorbei ist; bis dahin gehen die Chancen niemanden etwas an.
sorry-review-closed = Dieser Tisch wurde ohne Ergebnis geschlossen, also bleiben seine Geheimnisse geheim, und es gibt nichts, worauf man zurückblicken könnte.
sorry-review-waiting = Ich rechne für dich gerade noch an einer anderen Partie. Frag wieder, wenn die fertig ist.
sorry-review-failed = Das konnten die Computer gerade nicht ausrechnen. Versuch es in einer Minute noch mal.
