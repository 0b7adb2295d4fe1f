### Rückblick auf eine fertige Partie: Chancen, Entscheidungen und Glück.

## Die Nachricht

review-title = { $emoji } { $game } · Tisch { $table } · der Rückblick
story-decided = **Was den Ausschlag gab:** { $told } Aussichten für { $player } vorher: { $before }; danach: { $after }.
story-nothing-decided = **Was den Ausschlag gab:** kein einzelner Moment. Es ging in kleinen Schritten hin und her, bis ganz zum Schluss.
story-blunder =
    { $kind ->
        [blunder] **Der Patzer:**
       *[slip] **Der Ausrutscher:**
    } In Schritt { $step } wählte { $player } „{ $chosen }“, und „{ $best }“ war besser. { $cost ->
        [dearly] Das war teuer.
        [much] Das hat einiges gekostet.
       *[little] Viel gekostet hat es nicht.
    }
story-no-blunder = **Der Patzer:** gab es nicht. Niemand hat viel verschenkt.
story-dice = **Das Glück:** Am freundlichsten waren die Würfel zu { $lucky }. Die Reste gingen an { $unlucky }.
story-fair-dice = **Das Glück:** nicht der Rede wert. Die Würfel waren zu allen gleich.
story-chance-0 = so gut wie keine Chance
story-chance-1 = eine kleine Chance
story-chance-2 = eine gewisse Chance
story-chance-3 = halbe-halbe
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
story-how = Die Genauigkeit geht von 0 bis 100; bei 100 war jede Entscheidung so gut wie die des stärksten Computers. Die Zahlen stehen auf der letzten Seite.
button-show-me = Zeig’s mir
review-player =
    { $player }: { PERCENT($start) } am Anfang → { PERCENT($end) }. { $way ->
        [lost] Die Entscheidungen kosteten **{ $points }** { review-unit } Gewinnchance
        [won] Die Entscheidungen waren um **{ $points }** { review-unit } Gewinnchance besser als die des Computers
       *[even] Die Entscheidungen kosteten nichts
    }{ $choices ->
        [0] {""}
       *[other] {" "}({ $agreed } von { $choices } so gut wie die des Computers{ $mean })
    }, { $luck }{ $others }{ $unseen }.{ $drift }
review-mean = { $turns ->
        [one] ; { $points } verloren im einzigen Zug, auf den es ankam
       *[other] ; im Schnitt je { $points } verloren in den { $turns } Zügen, auf die es ankam
    }
review-part =
    { $player }, { $steps ->
        [0] kein einziger Schritt
       *[other] Schritte { $first } bis { $last }
    }: { $way ->
        [lost] Die Entscheidungen kosteten **{ $points }** { review-unit }
        [won] Die Entscheidungen waren um **{ $points }** { review-unit } besser als die des Computers
       *[even] Die Entscheidungen kosteten nichts
    }{ $choices ->
        [0] {" "}(es gab nichts zu entscheiden)
        [one] {" "}(es war nur eine)
       *[other] {" "}({ $choices } insgesamt)
    }, { $luck }.
review-luck =
    { $way ->
        [won] die Würfel gaben **{ $points }**
        [lost] die Würfel nahmen **{ $points }**
       *[even] die Würfel änderten nichts
    }
review-others =
    { $way ->
        [won] , die Entscheidungen der anderen gaben { $points }
       *[lost] , die Entscheidungen der anderen nahmen { $points }
    }
review-unseen =
    { $way ->
        [won] , was auf diesem Platz niemand wissen konnte, gab { $points }
       *[lost] , was auf diesem Platz niemand wissen konnte, nahm { $points }
    }
review-drift =
    { $way ->
        [won] {" "}Die Schätzung selbst stieg unterdessen um { $points }.
       *[lost] {" "}Die Schätzung selbst fiel unterdessen um { $points }.
    }
review-points = { $points } ± { $margin }
# What the points beside it are called.
review-unit =
    { $points ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    }
review-turning = **Die Wendepunkte**
review-no-turning = Kein einzelner Moment gab den Ausschlag: Die Chancen verschoben sich in kleinen Schritten.
review-turn = **{ $place }. Schritt { $step }** { $told }
    { $by ->
        [choice] Die Entscheidung verschob die Chancen
       *[dice] Das Glück verschob die Chancen
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Der Computer hätte „{ $best }“ gewählt: { $points } { review-unit } besser für { $player }.
review-costly = **Die teuersten Entscheidungen**
review-no-costly = Keine einzige Entscheidung verschenkte auch nur einen Prozentpunkt Gewinnchance.
why-odds =
    { $gap ->
        [0] Es macht kaum etwas aus: So oder so werden etwa { $more } von 100 solchen Partien gewonnen.
       *[other] Damit werden etwa { $more } von 100 solchen Partien gewonnen, mit dem, was gespielt wurde, { $less }.
    }
review-cost = **Schritt { $step }** { $told }
    „{ $chosen }“ kostete { $player } { $points } { review-unit }. Der Computer hätte „{ $best }“ gewählt.
review-left = Wegzugehen kostete { $player } { $points } { review-unit }.
review-unfinished = Diese Partie wurde nicht zu Ende gespielt: Die letzten Zahlen sind Schätzungen, kein Ergebnis.

## Was genau ist und was nicht

review-how-counted = Die Chancen sind, was der stärkste Computer von jeder Stellung hält: eine Schätzung, keine bewiesenen Wahrscheinlichkeiten. Jeder Wurf wurde vollständig ausgezählt, nichts ist Stichprobe.
review-how-sampled = Die Chancen sind, was der stärkste Computer von jeder Stellung hält: eine Schätzung, keine bewiesenen Wahrscheinlichkeiten. Für Würfe mit zu vielen Ausgängen gab es Stichproben; ± ist ein 95-%-Bereich nur dafür.
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
review-alt = Die Gewinnchancen in { $steps } Schritten. { $players }. { $turns ->
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
