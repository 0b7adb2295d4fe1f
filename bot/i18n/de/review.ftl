### Rückblick auf eine fertige Partie: Chancen, Entscheidungen und Glück.

## Die Nachricht

review-title = { $emoji } { $game } · Tisch { $table } · der Rückblick
story-won = { $how ->
        [left] **Sieg für { $winners }:** Alle anderen waren gegangen.
        [points] **Sieg für { $winners }:** { $standings }.
       *[none] **Sieg für { $winners }.**
    }
# Same as English: names and numbers
review-standing = { $player } { $points }
story-decided = **Was den Ausschlag gab:** { $moment }: { $told } Damit stieg die Gewinnchance für { $player } von { $before } auf { $after } von 100.
story-nothing-decided = **Was den Ausschlag gab:** kein einzelner Moment. Es ging in kleinen Schritten hin und her, bis ganz zum Schluss.
story-blunder =
    { $kind ->
        [blunder] **Der Patzer:**
        [your-blunder] **Dein Patzer:**
        [your-slip] **Dein Ausrutscher:**
       *[slip] **Der Ausrutscher:**
    } { $moment }: „{ $chosen }“, und „{ $best }“ war besser.
review-picture-after = Das Bild zeigt den Tisch gleich danach: { $moment }.
review-picture-end = Das Bild zeigt, wie es ausging.
review-picture-before = Das Brett kurz vor dieser Entscheidung, noch ohne ihre Würfel.
story-no-blunder = **Der Patzer:** gab es nicht. { $care ->
        [left] Niemand hat viel verschenkt, außer mit dem Weggehen.
        [none] Niemand hatte etwas zu entscheiden.
        [alike] Alle Entscheidungen liefen etwa aufs Gleiche hinaus.
        [perfect] Alle haben etwa so gut entschieden wie der stärkste Computer.
        [little] Niemand hat viel verschenkt.
        [unclear] Der stärkste Computer hätte hier und da anders gewählt, aus Gründen, die ich nicht nennen kann.
       *[adds-up] Aber Kleinigkeiten haben sich summiert.
    }
story-dice = **Das Glück:** { $who ->
        [lucky] Am freundlichsten war es zu { $lucky }.
        [unlucky] Am strengsten war es mit { $unlucky }.
        [unsure] zu knapp, um es zu sagen.
       *[both] Am freundlichsten war es zu { $lucky }. Die Reste gingen an { $unlucky }.
    }
story-fair-dice = **Das Glück:** nicht der Rede wert. Es war zu allen gleich.
story-player = **{ $player }** · { $accuracy ->
        [none] nichts zu entscheiden
        [alike] alles lief etwa aufs Gleiche hinaus
       *[other] Genauigkeit **{ $accuracy }**
    }{ $missed }
story-blunders = { $number ->
        [one] , ein Patzer
       *[other] , { $number } Patzer
    }
story-slips = { $number ->
        [one] , ein Ausrutscher
       *[other] , { $number } Ausrutscher
    }
story-luck-even = weder Glück noch Pech
story-luck-unsure = zu knapp, um es zu sagen
story-luck-little-up = etwas Glück
story-luck-little-down = etwas Pech
story-luck-clear-up = deutlich Glück
story-luck-clear-down = deutlich Pech
story-luck-amazing-up = unfassbares Glück
story-luck-amazing-down = unfassbares Pech
story-insufficient = **Diesmal kein Urteil:** Ich habe mir { $looked } von { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    } angesehen, mit je { $samples } Stichproben. Das ist zu wenig, um zu sagen, wer gut gewählt und wer Glück gehabt hat.
story-how = Genauigkeit misst nur deine Entscheidungen, nicht das Ergebnis: 100 ist so gut wie der stärkste Computer.
story-how-pages = Das Glück und alle Zahlen stehen auf der letzten Seite.
button-show-me = Zeig’s mir
button-show-better = Was war besser?
review-ledger = Gewinnchancen in Partien von 100. Entscheidungen: gemessen am stärksten Computer, 0 ist am besten. Glück: alles, was niemand entschieden hat.
review-player =
    { $player }: { PERCENT($start) } am Anfang → { PERCENT($end) }. Eigene Entscheidungen **{ $choices }** · Entscheidungen der anderen { $others } · Glück **{ $luck }**{ $verdict ->
        [no] {""}
       *[yes] , { $word }
    } · { $number ->
        [0] nichts zu entscheiden
        [one] { $number } Entscheidung
       *[other] { $number } Entscheidungen
    }{ $costly ->
        [0] {""}
       *[other] , davon { $costly } teuer
    }
review-player-short = { $player }: { $verdict ->
        [no] { $start } → { $end } von 100
       *[yes] { $word }
    } · { $number ->
        [0] nichts zu entscheiden
        [one] { $number } Entscheidung
       *[other] { $number } Entscheidungen
    }{ $costly ->
        [0] {""}
       *[other] , davon { $costly } teuer
    }
# Same as English: names and numbers
review-part = { $player } ({ $span })
review-span = { $first } bis { $last }
review-no-span = kein Zug
review-turning = **Die Wendepunkte**
review-no-turning = Kein einzelner Moment gab den Ausschlag: Die Chancen verschoben sich in kleinen Schritten.
review-turn = **{ $place }. { $moment }:** { $told }
    { $moved }
review-moved = { $by ->
        [open] Mit offenen Karten gesehen, verschob die Entscheidung die Chancen
        [choice] Die Entscheidung verschob die Chancen
        [unseen] Ein Geheimnis verschob die Chancen
       *[dice] Das Glück verschob die Chancen
    }: { $swings }.
review-swing = { $player } { PERCENT($before) } → { PERCENT($after) }
review-advice = Der Computer hätte „{ $best }“ gewählt.
review-costly = **Die teuersten Entscheidungen**
review-no-costly = Keine einzige Entscheidung kostete auch nur eine von hundert Partien.
review-no-costly-yours = Keine davon musst du bereuen.
why-odds =
    { $gap ->
        [0] Es macht kaum etwas aus: So oder so werden etwa { $more } von 100 solchen Partien gewonnen.
       *[other] Damit werden etwa { $more } von 100 solchen Partien gewonnen, mit dem, was gespielt wurde, { $less }.
    }
review-cost = **{ $moment }:** „{ $chosen }“. Besser: „{ $best }“.
# Same as English: names and numbers
review-cost-unknown = Nach allem, was { $player } wissen konnte, war es fast egal; mit offenen Karten nicht.
review-note = **{ $moment }:** { $told }
review-left = Mit dem Weggehen verschenkte { $player } eine Chance von { $games } zu 100.
review-unfinished = Diese Partie wurde nicht zu Ende gespielt: Die letzten Zahlen sind Schätzungen, kein Ergebnis.

## Momente einer Partie

# Same as English: names and numbers
review-moment = { $player }, { $when }
review-you = Du
review-moment-all = der Wurf aller, { $when }
review-when = { $number ->
        [0] vor der ersten Runde
       *[other] Runde { $number }
    }
review-chosen = „{ $label }“.
review-dice = { $count ->
        [one] Der Würfel zeigte { $faces }.
       *[other] Die Würfel zeigten { $faces }.
    }
review-throws = Die Würfel: { $faces }.
review-dice-many = Die Würfel: { $first }; danach noch { $count } Würfe, und { $last }.
# Same as English: names and numbers
review-face = { $player } { $face }
review-score = Punkte: { $changes }.
review-change = { $player } von { $before } auf { $after }

## Was genau ist und was nicht

review-how-counted = Eine Schätzung des stärksten Computers, keine bewiesenen Wahrscheinlichkeiten; jeder Wurf wurde vollständig ausgezählt.
review-how-sampled = Eine Schätzung des stärksten Computers, keine bewiesenen Wahrscheinlichkeiten; manche Würfe sind Stichproben, also können Zahlen um ein paar danebenliegen.
review-how-ignored = Was eine Hausregel hier später noch anrichtet, sehen sie nicht voraus, also nimm sie nicht zu genau: { $rules }.
review-how-played = Die Chancen sind Mittelwerte: Von jeder Stellung aus spielten die stärksten Computer die Partie { $samples }-mal zu Ende. Die Zahlen können also um ein paar danebenliegen, und kleine Unterschiede bedeuten nichts.

## Das Bild

review-plot-title = { $game }: die Chancen
review-plot-about = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, wie der stärkste Computer sie sah, in %
review-plot-marks = Die Nummern sind die Wendepunkte
review-plot-start = Anfang
review-plot-choices = Wahl
review-plot-luck = Glück
review-plot-others = Andere
review-plot-end = Ende
review-alt = Die Gewinnchancen in { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    }. { $players }. { $turns ->
        [none] Keine Wendepunkte
       *[other] Wendepunkte: { $turns }
    }.
review-alt-player = { $player } von { PERCENT($start) } bis { PERCENT($end) } (Wahl { $choices }, andere { $others }, Glück { $luck })

## Knöpfe und Antworten

button-review = Rückblick
button-review-share = Hier zeigen
sorry-review-running = Diese Partie läuft noch. Zurückblicken kannst du, wenn sie vorbei ist; bis dahin gehen die Chancen niemanden etwas an.
sorry-review-closed = Dieser Tisch wurde ohne Ergebnis geschlossen, also bleiben seine Geheimnisse geheim, und es gibt nichts, worauf man zurückblicken könnte.
sorry-review-waiting = Ich rechne für dich gerade noch an einer anderen Partie. Frag wieder, wenn die fertig ist.
sorry-review-failed = Das konnten die Computer gerade nicht ausrechnen. Versuch es in einer Minute noch mal.
