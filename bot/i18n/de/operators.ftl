### Was der Bot im Namen derer sagt, die ihn betreiben.

sorry-blocked-person = Die Leute, die mich betreiben, haben dich gesperrt, deshalb kann ich hier nichts für dich tun. Wenn du das für einen Irrtum hältst, schreib ihnen.
sorry-blocked-server = Die Leute, die mich betreiben, haben diesen Server gesperrt, deshalb kann ich hier nichts tun. Wenn du das für einen Irrtum hältst, schreib ihnen.
operator-announcement =
    📣 **Die Leute, die mich betreiben, sagen:**
    { $words }
operator-closed = Die Leute, die mich betreiben, haben diesen Tisch ohne Ergebnis geschlossen. Niemand gewinnt, niemand verliert.
struck-result = **{ $game }**, Tisch { $table }: Die Leute, die mich betreiben, haben das Ergebnis dieser Partie gestrichen. Es zählt für niemanden mehr, und Wertungen und Profile werden ohne sie neu gezählt.
struck-results = Die Leute, die mich betreiben, haben Ergebnisse von Partien gestrichen, die du gespielt hast, zuletzt in **{ $game }**, Tisch { $table }. Sie zählen für niemanden mehr, und Wertungen und Profile werden ohne sie neu gezählt.
