### Das Hausregel-Labor: Was wäre, wenn?

button-what-if = Was wäre, wenn?
button-what-if-again = Noch mal nachsehen
button-what-if-figures = Die Zahlen
button-what-if-words = In Worten

what-if-title = { $emoji } Was wäre, wenn? { $game } mit { $seats } Leuten, Tisch { $table }
what-if-unknown = Mit { $seats } Leuten hat diese Hausregeln noch niemand ausprobiert.

## Was von der Partie zu erwarten ist, so wie sie eingestellt ist

what-if-plain-length =
    Rechnet mit **{ $minutes ->
        [1] etwa einer Minute
       *[other] etwa { $minutes } Minuten
    }** und selten mehr als { $high }.
what-if-plain-skill =
    { $much ->
        [little] Hier können alle gewinnen.
        [some] Das Glück redet mit, aber gutes Spiel macht sich bemerkbar.
       *[much] Gutes Spiel zahlt sich aus.
    }
what-if-plain-first =
    { $how ->
        [even] Wer anfängt, spielt keine Rolle.
        [good] Anzufangen lohnt sich ein wenig.
       *[bad] Besser nicht anfangen.
    }
what-if-plain-lead =
    { $how ->
        [open] Wer zur Halbzeit vorn liegt, hat noch nichts gewonnen.
        [ahead] Zur Halbzeit vorn zu liegen hilft, aber sicher ist es nicht.
       *[decided] Wer zur Halbzeit vorn liegt, ist schwer einzuholen.
    }
what-if-length =
    Rechnet mit **{ $minutes ->
        [1] etwa einer Minute
       *[other] etwa { $minutes } Minuten
    }**, { $turns } { $unit ->
        [rounds] Runden
       *[turns] Zügen
    }; acht von zehn Partien dauern { $low } bis { $high } Minuten.
what-if-together = Alle diese Regeln auf einmal habe ich nicht ausprobiert; die Zeiten zählen also zusammen, was jede einzelne bewirkt.
what-if-first-even = Anzufangen machte in { $games } Partien keinen Unterschied: { PERCENT($share) } der Siege (± { $margin }), gerecht wären { PERCENT($fair) }.
what-if-first-good = Anzufangen lohnt sich: Das gewinnt in { PERCENT($share) } der Fälle (± { $margin }), gerecht wären { PERCENT($fair) }.
what-if-first-bad = Besser nicht anfangen: Das gewinnt in { PERCENT($share) } der Fälle (± { $margin }), gerecht wären { PERCENT($fair) }.
what-if-first-none = Niemand fängt an: Alle entscheiden gleichzeitig.
what-if-skill-much = Gutes Spiel zahlt sich aus: Wer aufpasst, während die anderen schludern, gewinnt in { PERCENT($share) } der Fälle (± { $margin }; mit Glück allein wären es { PERCENT($fair) }).
what-if-skill-some = Das Glück redet mit, aber gutes Spiel macht sich bemerkbar: Wer aufpasst, während die anderen schludern, gewinnt in { PERCENT($share) } der Fälle (± { $margin }; mit Glück allein wären es { PERCENT($fair) }).
what-if-skill-little = Hier können alle gewinnen: Wer aufpasst, während die anderen schludern, gewinnt in { PERCENT($share) } der Fälle (± { $margin }; mit Glück allein wären es { PERCENT($fair) }).
what-if-lead-open = Die Halbzeit heißt wenig: Wer da vorn liegt, gewinnt am Ende in { PERCENT($share) } der Fälle.
what-if-lead-ahead = Zur Halbzeit vorn zu liegen hilft, aber noch ist nichts gewonnen: Es klappt in { PERCENT($share) } der Fälle.
what-if-lead-decided = Wer zur Halbzeit vorn liegt, ist schwer einzuholen: In { PERCENT($share) } der Fälle reicht es.
what-if-shared = { PERCENT($share) } enden mit einem geteilten Sieg.
what-if-unfinished = { PERCENT($share) } dauerten so lange, dass ich sie abgebrochen habe.
what-if-seats = **An einem anderen Tisch:** { $tables }.
what-if-seats-one =
    zu { $seats }, etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }

## Was eine geänderte Hausregel bewirken würde

what-if-changes = **Ändert eine Hausregel, und …**
what-if-plain-change = **{ $rule }**{ $now ->
        [none] {""}
       *[other] {" "}statt { $now }
    }: { $effects }.
what-if-plain-long = eine Partie { $how ->
        [less] dauert nicht einmal halb so lang
        [half] dauert etwa halb so lang
        [shorter] ist deutlich kürzer
        [bit-shorter] ist ein wenig kürzer
        [bit-longer] dauert ein wenig länger
        [longer] dauert deutlich länger
        [twice] dauert etwa doppelt so lang
        [many] dauert etwa { $times }-mal so lang
       *[same] dauert etwa gleich lang
    }
what-if-plain-better =
    { $how ->
        [more] wer besser spielt, gewinnt öfter
        [less] wer besser spielt, gewinnt seltener
       *[same] wer besser spielt, gewinnt etwa gleich oft
    }
what-if-plain-lead-then =
    { $how ->
        [more] ein Vorsprung zur Halbzeit hält öfter
       *[less] ein Vorsprung zur Halbzeit hält seltener
    }
what-if-plain-first-then =
    { $how ->
        [more] wer anfängt, gewinnt öfter
       *[less] wer anfängt, gewinnt seltener
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option }: macht für die Dauer keinen Unterschied
what-if-alike = Kein Unterschied in diesen Partien: { $rules }
what-if-longer = { PERCENT($percent) } länger ({ $minutes } Min.)
what-if-shorter = { PERCENT($percent) } kürzer ({ $minutes } Min.)
what-if-half = halb so lang ({ $minutes } Min.)
what-if-twice = doppelt so lang ({ $minutes } Min.)
what-if-many-times = { $times }-mal so lang ({ $minutes } Min.)
what-if-skill-more = gutes Spiel gewinnt öfter ({ PERCENT($then) } statt { PERCENT($now) })
what-if-skill-less = gutes Spiel gewinnt seltener ({ PERCENT($then) } statt { PERCENT($now) })
what-if-lead-more = ein Vorsprung zur Halbzeit hält öfter ({ PERCENT($then) } statt { PERCENT($now) })
what-if-lead-less = ein Vorsprung zur Halbzeit hält seltener ({ PERCENT($then) } statt { PERCENT($now) })
what-if-first-more = wer anfängt, gewinnt öfter ({ PERCENT($then) } statt { PERCENT($now) })
what-if-first-less = wer anfängt, gewinnt seltener ({ PERCENT($then) } statt { PERCENT($now) })

## Woher ich das weiß

what-if-plain-how = Computer haben mit jeder dieser Regeln Tausende Partien gespielt. Die Minuten sind geschätzt, ohne Plaudern.
what-if-how = Woher ich das weiß: Für jede Zusammenstellung von Regeln habe ich { $games } Partien unter Computern der Stufe „{ $alike }“ laufen lassen, und { $unlike } mit einem der Stufe „{ $better }“ (wer aufpasst) unter anderen der Stufe „{ $others }“ (wer schludert). Die Minuten sind geschätzt: { $press } Sekunden für einen Knopfdruck, { $choice } für eine Entscheidung. Wenn ihr plaudert, dauert es länger; traut also dem Vergleich mehr als der Uhr.

## Das Bild

what-if-picture-title = Wie lange es dauert
what-if-picture-about = Minuten; Punkt: die Hälfte der Partien, Balken: acht von zehn
what-if-picture-now = So wie jetzt
what-if-picture-seats = { $seats } Leute
what-if-picture-minutes = { $minutes } Min.
what-if-alt = Minuten, vom kürzesten Zehntel bis zum längsten: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, meist { $middle }
