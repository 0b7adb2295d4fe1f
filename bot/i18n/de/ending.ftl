### Das Ende einer Partie: was der Tisch zeigt, eine Serie von Revanchen, und die Karte, die man teilt.

## Am Tisch

button-share = Teilen
button-again =
    { $players ->
        [2] Noch mal: zwei Siege reichen
       *[other] Noch mal: bis zwei Siege
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **Best of Three, Zwischenstand:** { $score }
       *[other] 🥊 **Wer zuerst zwei Siege hat, Zwischenstand:** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 Das Best of Three geht an { $seats }: { $score }
       *[other] 🥊 Zwei Siege, zuerst geschafft von { $seats }: { $score }
    }

## Die Karte

keepsake-about = { $game } · { $date } · Tisch { $table }
keepsake-moment = So ging es aus
keepsake-curve =
    { $moves ->
        [one] Der Stand nach 1 Schritt
       *[other] Der Stand in { $moves } Schritten
    }
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }. { $about }. { $places }.
keepsake-place = { $place }. { $seat }
keepsake-place-points = { $place }. { $seat } mit { $points }

## Warum nicht

sorry-shared = Die Karte dieser Partie hängt schon [dort drüben]({ $link }). Es gibt eine pro Partie.
sorry-shared-now = Jemand war schneller. Die Karte ist unterwegs.
sorry-nothing-to-share = Eine Karte gibt es nur für Partien, die zu Ende gespielt wurden.

## Schlagzeilen jedes Spiels. $winners ist „Ann“ oder „Ann und Ben“, $other ein Name.

headline-everybody-else-had-gone = Alle anderen gingen ins Bett. Sieg für { $winners }
headline-called-a-draw = Friedlich geteilt: { $winners }
headline-nobody-lost = Niemand verlor. Gemeinsam vorn: { $winners }
headline-from-the-very-back = Von ganz hinten zum Sieg: { $winners }
headline-by-a-nose = Um eine Nasenlänge vorn: { $winners }
headline-led-all-the-way = Von Anfang bis Ende vorn: { $winners }
headline-won = Der Sieg geht an { $winners }
