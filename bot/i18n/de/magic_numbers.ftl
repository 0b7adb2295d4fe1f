### Magic Numbers, auf Deutsch.

# Same as English: the published title
title = Magic Numbers

## Das Brett, die Karte und das Brett als Text

board-heading =
    Magic Numbers · genau { $target } gewinnt · { $turns ->
        [0] noch kein Zug
        [one] { $turns } Zug gespielt
       *[other] { $turns } Züge gespielt
    }
board-header-roll = würfelt als Nächstes
board-header-choose = { $face }: behalten, verschenken?
board-header-won = gewinnt mit genau { $target }!
board-cards = Karten auf dem Tisch
board-good = Gut
board-evil = Böse
board-course = Punkte Zug um Zug
board-score = Punkte
board-only-you = das siehst nur du
board-good-does = Gut: +{ $bonus }
board-evil-does = Böse: auf null
board-of = von { $target }
board-to-go = noch { $points }
board-there = Genau getroffen!
board-stuck-1 = Mit keiner Zahl kommst du hin:
board-stuck-2 = nur die Böse befreit dich.
board-if-taken = Nimmst du sie jetzt, hast du
board-then =
    { $effect ->
        [win] { $after }!
        [over] = { $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] Zuletzt
       *[other] Zuletzt +{ $earlier }
    }
board-exactly = genau
board-turns =
    { $turns ->
        [0] noch kein Zug
        [one] { $turns } Zug gespielt
       *[other] { $turns } Züge gespielt
    }
board-legend-kept = behalten
board-legend-gave = verschenkt
board-legend-got = bekommen
board-legend-evil = wohl Böse
board-trail = Zuletzt
board-trail-none = Noch keine Zahl genommen. Wer gibt was her, und wieso?
board-now-roll = { $name } würfelt als Nächstes.
board-now-choose = { $name } hat eine { $face } gewürfelt: behalten oder verschenken?
board-now-won = { $name } gewinnt mit genau { $target }!
board-start = Noch hat niemand eine Zahl genommen.
board-last = Gerade eben: { $turn }.
board-alt-counts = Bisher behalten, verschenkt und bekommen: { $each }.
board-alt-count = { $name } { $kept }, { $gave }, { $got }
board-turn-kept = { $name } behält eine { $face }
board-turn-gave = { $name } schenkt { $other } eine { $face }
board-counts = Wer was mit welcher Zahl gemacht hat, und wie oft:
board-counts-row = { $name }: behalten { $kept }; verschenkt { $gave }; bekommen { $got }
board-often = { $face } ({ $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    })
board-none = nichts
board-latest = Letzte Züge, die neuesten zuerst:
board-suspects = Bisherige Verdachtsmomente: { $each }.
board-suspect = { $name } hat { $faces } verschenkt und nie { $count ->
        [one] behalten; das könnte die Böse Zahl sein
       *[other] eine davon behalten; eine könnte die Böse Zahl sein
    }
board-open = Alle Karten offen:
board-open-row = { $name }: Gut { $good }, Böse { $evil }, Punkte { $score }. { $taken }
board-open-none = { $name }: Karte bleibt zu.
board-own = Deine Karte, die nur du siehst:
board-card-of = Geheime Karte von { $name }: { $card }
board-card = Gute Zahl { $good }, Böse Zahl { $evil }, Punkte { $score } von { $target }.
board-prospects = Wenn du sie jetzt nimmst: { $each }.
board-stuck = Von hier führt keine Zahl zum Ziel: Nur die Böse Zahl, zurück auf 0, macht dich frei.
board-taken-none = Noch nichts genommen.
board-taken =
    Genommen{ $earlier ->
        [0] {""}
       *[other] , nach { $earlier } früheren
    }: { $each }.
board-effect =
    { $effect ->
        [good] { $face } ist Gut und macht { $after }
        [evil] { $face } ist Böse und macht 0
        [over] { $face } ist zu viel und lässt { $after } stehen
       *[plain] { $face } macht { $after }
    }


## Optionen

tagline =
    Geheime Zahlen, offene Würfel, Pokergesichter: Behalte deinen Wurf
    oder verschenk ihn, wo es wehtut. Wer zuerst genau ans Ziel kommt, gewinnt.
# The picture of the game, for those who do not see it.
picture-alt = Eine grüne 3 mit Heiligenschein und eine rote 5 mit Hörnern, dazwischen ein Würfel.
option-first = Wer beginnt
option-first-birthday = wer als Nächstes Geburtstag hat
option-first-random = das Los entscheidet
option-first-host = wer den Tisch eröffnet hat
option-target = Punkte, die man genau treffen muss
option-target-20 = 20 Punkte (kurz)
option-target-30 = 30 Punkte
option-target-50 = 50 Punkte (lang)

## Was passiert ist

event-dealt =
    { $flavour ->
        [0] Deine Karte: Gute Zahl { $good }, Böse Zahl { $evil }.
        [1] Pssst! Die { $good } ist deine Gute Zahl, die { $evil } deine Böse.
        [2] Gut ist die { $good }, Böse die { $evil }. Und jetzt weg mit der Karte.
        [3] Nur für deine Augen: Hoff auf die { $good } (Gut), zittere vor der { $evil } (Böse).
        [4] Merken und den Zettel aufessen: Gut { $good }, Böse { $evil }.
        [5] Die { $good } ist deine beste Freundin (Gut). Die { $evil } eher nicht (Böse).
        [6] Du ziehst Gut { $good } und Böse { $evil }. Jetzt bloß nicht zucken.
        [7] Streng geheim: Du liebst die { $good } (Gut), und dir graut vor der { $evil } (Böse).
        [8] Das Schicksal flüstert: Gut { $good }. Dann kichert es: Böse { $evil }.
       *[9] Unter deinem Kissen liegt eine Karte: { $good } für Gut, { $evil } für Böse.
    }
event-first =
    { $how ->
        [birthday] { $seat } hat als Nächstes Geburtstag und fängt an.
        [host] { $seat } hat den Tisch eröffnet und fängt an.
       *[lot] Das Los fällt auf { $seat }: Du fängst an.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } würfelt eine **{ $face }**. Behalten, oder das Glück teilen?
        [1] Eine **{ $face }** für { $seat } … und jetzt bitte Pokergesicht.
        [2] { $seat } schüttelt den Würfel: **{ $face }**. Wohin damit?
        [3] Alle starren auf { $seat }. { $seat } starrt auf eine **{ $face }**.
        [4] **{ $face }**! Schatz oder Schrott, { $seat }?
        [5] { $seat } pustet auf den Würfel, und der sagt: **{ $face }**.
        [6] Heraus purzelt eine **{ $face }**. { $seat } summt ein Liedchen.
        [7] Der Würfel schlittert an den Keksen vorbei: **{ $face }**. Wer kriegt die, { $seat }?
        [8] { $seat } linst durch zwei Finger. Es ist eine **{ $face }**.
       *[9] Klacker, klacker, **{ $face }**. Wer kann die Augenbrauen von { $seat } deuten?
    }
event-kept =
    { $wins ->
        [1] Da ist sie: { $seat } behält die **{ $face }**, und genau die hat noch gefehlt!
       *[other] { $row ->
            [3] Schon die dritte in Folge! { $seat } behält auch die **{ $face }**. Gibt es eine Zahl, die du nicht magst?
            [5] Fünfmal hintereinander behalten: { $seat } hockt auf der **{ $face }** wie ein Drache auf dem Gold.
           *[other] { $flavour ->
                [0] { $seat } behält die **{ $face }** und schaut zur Decke.
                [1] { $seat } steckt die **{ $face }** ein, als wäre nichts dabei.
                [2] „Meins“, sagt { $seat } zur **{ $face }**. War das ein Lächeln?
                [3] Die **{ $face }** verschwindet in der Schlafanzugtasche von { $seat }.
                [4] { $seat } drückt die **{ $face }** an sich und verrät nicht, warum.
                [5] Geteilt wird heute nicht: Die **{ $face }** bleibt bei { $seat }.
                [6] { $seat } nimmt die **{ $face }** und hustet. Verdächtiges Husten.
                [7] „Irgendwer muss sie ja nehmen.“ Wie edel: { $seat } und die **{ $face }**.
                [8] { $seat } mustert alle Gesichter und behält dann die **{ $face }**.
               *[9] Ab unter die Decke mit der **{ $face }**, und { $seat } hinterher. Gut? Böse? Licht aus.
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat } schenkt { $other } eine **{ $face }**, und genau auf die hat { $other } gewartet. O weh!
       *[other] { $pair ->
            [3] Schon wieder?! Das dritte Geschenk von { $seat } für { $other }: eine **{ $face }**. Liebe oder Krieg?
            [5] Fünf Geschenke von { $seat } für { $other }, zuletzt eine **{ $face }**. Das Geschenkpapier ist alle.
           *[other] { $row ->
                [4] Vier in Folge verschenkt! { $other } packt eine **{ $face }** von { $seat } aus. Ist denn schon Weihnachten?
               *[other] { $flavour ->
                    [0] { $seat } reicht { $other } die **{ $face }**. Wie großzügig.
                    [1] { $seat } schiebt die **{ $face }** rüber zu { $other }. Nehmen ist Pflicht.
                    [2] Eine **{ $face }** fliegt von { $seat } zu { $other }. Umtausch ausgeschlossen.
                    [3] „Für mich? Das wär doch nicht nötig gewesen.“ { $other } meint das ernst: eine **{ $face }** von { $seat }.
                    [4] Paket für { $other }: eine **{ $face }**, Absender { $seat }.
                    [5] { $seat } lächelt zuckersüß und schenkt { $other } die **{ $face }**.
                    [6] Heiße Kartoffel! Die **{ $face }** saust von { $seat } zu { $other }.
                    [7] { $other } kriegt die **{ $face }**, und { $seat } pfeift vor sich hin.
                    [8] { $seat } findet, eine **{ $face }** würde { $other } gut stehen.
                   *[9] Ene, mene, muh … { $other }! Die **{ $face }** ist { $seat } los.
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] Wieder Gut, zweimal in Folge! Die { $face } bringt noch mal 10: { $before } → { $after }. Nicht grinsen.
            [3] Dreimal Gut hintereinander! { $before } → { $after }, dank einer { $face }. Du schummelst doch. (Tust du nicht.)
           *[other] { $flavour ->
                [0] Deine Gute Zahl! Die { $face } ist für dich 10 wert: { $before } → { $after }.
                [1] Volltreffer, und kein Wort darüber: Die { $face } macht { $before } → { $after }.
                [2] Zehn für eine { $face }! Deine Gute Zahl hebt dich { $before } → { $after }.
                [3] Hurra, aber nur innerlich: Diese { $face } war Gut. { $before } → { $after }.
                [4] Da oben mag dich jemand. Die { $face } ist Gut: { $before } → { $after }.
               *[5] Freudentanz im Kopf: Gute { $face }, { $before } → { $after }.
            }
        }
        [evil] { $row ->
            [2] Noch mal Böse. Aber was will eine { $face } einer 0 wegnehmen?
            [3] Dreimal Böse in Folge! Die { $face } muss in dich verknallt sein. Immer noch 0.
           *[other] { $before ->
                [0] { $flavour ->
                    [0] Deine Böse Zahl, aber zu holen war nichts: weiter 0.
                    [1] Eine Böse { $face } will dich ausrauben und findet 0. Peinlich berührt zieht sie ab.
                   *[2] Böse { $face }? Wie gut, dass du sowieso bei 0 bist.
                }
               *[other] { $flavour ->
                    [0] Deine Böse Zahl. Du fällst von { $before } auf 0.
                    [1] Autsch, die Böse! Eine { $face }, und aus { $before } wird 0. Trotzdem lächeln.
                    [2] Ab auf die Rutsche: Böse { $face }, von { $before } auf 0. Keiner hat was gemerkt.
                    [3] Die { $face } war Gift. Eben noch { $before }, jetzt 0.
                    [4] Puff! Böse { $face }: { $before } → 0. Guck, als hättest du was gewonnen.
                   *[5] Nicht die! Deine Böse { $face } frisst { $before ->
                        [1] deinen einzigen Punkt
                       *[other] alle { $before }
                    } auf und rülpst: 0.
                }
            }
        }
        [over] { $flavour ->
            [0] Die { $face } würde dich übers Ziel tragen, also kommt nichts dazu: Du bleibst bei { $after }.
            [1] Zu viel des Guten: Eine { $face } passt nicht mehr rein. Weiterhin { $after }.
            [2] Dein Becher ist zu voll für eine { $face }. Du stehst noch immer auf { $after }.
            [3] Knapp, aber die { $face } schießt drüber hinaus. Es sind { $after }, wie vorher.
            [4] Die { $face } prallt ab: Übers Ziel gilt nicht. Du sitzt fest auf { $after }.
           *[5] Kein Platz für eine { $face } hier oben. Macht nach wie vor { $after }.
        }
       *[plain] { $flavour ->
            [0] { $face } dazu: { $before } → { $after }.
            [1] Ganz schlicht { $face } mehr: { $before } → { $after }.
            [2] Eine { $face } fürs Sparschwein. { $before } → { $after }.
            [3] Weder Gut noch Böse, einfach eine { $face }: { $before } → { $after }.
            [4] Schritt für Schritt: { $before } und { $face } macht { $after }.
            [5] Du knabberst an einer { $face }. Das waren { $before }, das sind { $after }.
            [6] Nichts Aufregendes: Die { $face } zählt, was sie zählt, { $before } → { $after }.
            [7] Du schleichst um { $face } nach oben: von { $before } auf { $after }.
            [8] Die { $face } zieht leise bei dir ein. { $before } → { $after }.
           *[9] Noch eine { $face } in deine Socke, darin sind jetzt { $after } (vorher: { $before }).
        }
    }
event-won =
    { $how ->
        [last] Alle anderen sind im Bett: { $seats } gewinnt.
       *[target] { $comeback ->
            [1] Von ganz hinten! Zur Halbzeit noch Schlusslicht, und jetzt trifft { $seats } genau ins Ziel und gewinnt! Karten auf den Tisch.
           *[other] { $flavour ->
                [0] { $seats } trifft genau ins Ziel und gewinnt! Karten auf den Tisch.
                [1] Volltreffer! Genau im Ziel, { $seats } gewinnt! Zeigt her eure Karten.
                [2] Keiner zu viel, keiner zu wenig: { $seats } ist genau im Ziel und gewinnt! Die Karten, bitte.
               *[3] „Tadaaa!“ { $seats } landet genau im Ziel und gewinnt! Und jetzt wollen wir sehen, wer was war.
            }
        }
    }

## Warum nicht

refusal-already-rolled = Die { $face } liegt schon auf dem Tisch: Behalt sie oder verschenk sie.
refusal-roll-first = Würfle erst mal.
refusal-give-self = Dir selbst kannst du nichts schenken. Wenn du die Zahl willst, behalt sie.
refusal-give-nobody = Auf Platz { $number } sitzt niemand, der noch mitspielt.

## Am Tisch

prompt-roll = **{ $seat }**, würfle.
prompt-choose = **{ $seat }**: die { $face } behalten oder verschenken?
action-roll = Würfeln
action-keep = Die { $face } behalten
action-give = An { $other } verschenken
peek-card = 😇 Gut **{ $good }** · 😈 Böse **{ $evil }** · Punkte **{ $score }** von genau { $target }
final-card = { $seat }: Gut { $good }, Böse { $evil }, Punkte { $score }

## Die erste Minute, für alle, die das Spiel nicht kennen

hint-goal = 🏁 Das Ziel: genau { $target } Punkte. Wer sie zuerst hat, gewinnt.
hint-own = 🃏 Deine Karte: 😇 Gut { $good } · 😈 Böse { $evil } · { $score } von { $target }. Sie steht in meiner Direktnachricht und jederzeit unter **{ $peek }**.
hint-wait = 😇 Deine Gute Zahl ist die **{ $good }**: Jede { $good }, die du nimmst, bringt dir 10 Punkte. 😈 Deine Böse Zahl ist die **{ $evil }**: Nimmst du eine, bist du wieder bei 0. Das weiß sonst niemand, also verzieh keine Miene.
hint-roll = Du bist dran! Würfle: Alle sehen die Zahl, und nur du weißt, was sie dir wert ist.
hint-good = 😇 Die { $face } ist deine Gute Zahl. Behältst du sie, bringt sie 10, und du hast { $after } Punkte.
hint-evil = 😈 Die { $face } ist deine Böse Zahl, und das weiß niemand. Behältst du sie, bist du wieder bei 0. Verschenkt bringt sie der anderen Person Punkte, außer sie ist auch dort die Böse Zahl.
# The same with no points yet.
hint-evil-free = 😈 Die { $face } ist deine Böse Zahl, und das weiß niemand. Du hast keine Punkte, die sie dir nehmen könnte. Verschenkt bringt sie der anderen Person Punkte, außer sie ist auch dort die Böse Zahl.
hint-plain = Behalt die { $face }, und du hast { $after ->
        [one] 1 Punkt
       *[other] { $after } Punkte
    }. Oder verschenk sie: Ist es dort die Böse Zahl, geht es zurück auf 0; ist es die Gute, gibt es 10 Punkte.
hint-over = Mit der { $face } kämst du über { $target } hinaus, sie würde dir also nicht zählen. Verschenkt zählt sie für die andere Person, oder wirft sie auf 0 zurück, wenn sie dort die Böse Zahl ist.
hint-win = Behalt die { $face }, und du stehst genau auf { $target }: Das ist der Sieg!

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Das sind genau { $target }: Du gewinnst!
tip-evil = Behalten würde sie dich von { $points } auf 0 zurückwerfen. { $whom ->
        [only] {""}
        [likely] Bei { $other } tut sie das am ehesten auch.
       *[any] Was andere für Zahlen haben, weiß niemand, also geht { $other }.
    }
tip-evil-free = Du hast noch nichts zu verlieren, und verschenkt brächte sie jemand anderem wahrscheinlich Punkte.
tip-good = Zehn Punkte auf einmal: Das macht { $after } von { $target }.
tip-nearer = Sie bringt dich auf { $after } von { $target }.
tip-farther = Von { $after } aus führen weniger Zahlen genau auf { $target }: Es dauert länger als von da, wo du jetzt stehst.
tip-likely-evil = Nach allem, was { $other } bisher getan hat, ist die { $face } dort in { PERCENT($percent) } der Fälle die Böse Zahl. Dann heißt es zurück auf 0.
tip-over = Für dich ändert sich nichts, und sonst bekommt auch niemand Punkte dafür.

## Die Regeln in einer Minute

rules-1 =
    ## Magic Numbers
    _von Scott Jon Siegel · 2 bis 10 Leute_

    Alle haben zwei geheime Zahlen von 1 bis 6, eine **Gute** und eine **Böse**, und einen geheimen Punktestand, der bei 0 beginnt. Wer das Ziel (30, wenn am Tisch nichts anderes gilt) **genau** trifft, gewinnt sofort.

    Es beginnt, wer am nächsten Geburtstag hat, oder das Los entscheidet; so, wie es am Tisch gilt. Wenn du dran bist, würfelst du vor aller Augen. Dann **behältst** du die Zahl oder **verschenkst** sie an jemand anderen, und die Person muss sie nehmen.
rules-2 =
    ## Was eine Zahl tut, wenn du sie nimmst
    - Deine **Gute** Zahl bringt **10** statt ihrer Augen.
    - Deine **Böse** Zahl setzt dich zurück auf **0**.
    - Jede andere Zahl bringt ihre Augen.
    - Was dich übers Ziel tragen würde, zählt gar nicht, auch die 10 nicht.

    Nur du erfährst, was mit deinen Punkten passiert ist. Die Runde sieht bloß, wer was gewürfelt und wer es genommen hat.
rules-3 =
    ## Gut spielen
    - Achte darauf, wer was behält und was verschenkt: Die Tabelle auf dem Brett zählt für dich mit.
    - Behalt ab und zu auch eine Böse Zahl. Am Anfang ist die Null kein Beinbruch, und sie führt die anderen in die Irre.
    - Denk ans Ende. Wenn dich keine Zahl mehr genau ins Ziel bringt, ist deine Böse Zahl der Ausweg.
    - **Spicken** zeigt dir jederzeit deine Karte. Am Ende zeigen alle ihre.

## Warum ein Zug gut ist: ganze Sätze über den Zug, an niemand Bestimmtes.

why-own-evil = Die { $face } ist die Böse Zahl dieser Karte: Wer sie behält, fällt von { $points } auf 0.
why-nearer =
    { $after ->
        [0] Damit sind es genau { $target }.
        [one] So geht es voran: Bis { $target } ist es noch etwa eine Runde statt { $before }.
       *[other] So geht es voran: Bis { $target } sind es noch etwa { $after } Runden statt { $before }.
    }
why-stuck = Von { $points } aus führt nur die Böse Zahl weiter: zurück auf 0 und von dort wieder hinauf.
why-farther =
    { $after ->
        [one] Behalten würde vom Ziel wegführen: Bis { $target } wäre es etwa eine Runde statt { $before }.
       *[other] Behalten würde vom Ziel wegführen: Bis { $target } wären es etwa { $after } Runden statt { $before }.
    }
why-gave-away =
    { $times ->
        [1] { $other } hat schon einmal eine { $face } verschenkt.
        [2] { $other } hat schon zweimal eine { $face } verschenkt.
       *[other] { $other } hat schon { $times }-mal eine { $face } verschenkt.
    }
why-kept-it =
    { $times ->
        [1] { $other } hat schon einmal eine { $face } behalten.
        [2] { $other } hat schon zweimal eine { $face } behalten.
       *[other] { $other } hat schon { $times }-mal eine { $face } behalten.
    }
why-likely-evil = Nach allem, was der Tisch gesehen hat, ist die { $face } mit { PERCENT($percent) } Wahrscheinlichkeit die Böse Zahl von { $other }.
why-ahead = Von den anderen hat { $other } die besten Aussichten, innerhalb von { $rounds } Runden auf { $target } zu kommen: { PERCENT($percent) }.
why-hides = Das verrät weniger: Bei der richtigen Bösen Zahl ist sich der Tisch dann zu { PERCENT($percent) } sicher statt zu { PERCENT($otherwise) }.

## Schlagzeilen der Karte, die man teilt. $number ist eine Augenzahl oder Punkte.

headline-somebody-elses-number = Mit einer geschenkten { $number } zum Sieg: { $winners }
headline-fell-and-got-up = { $number } Punkte auf einen Schlag verloren, dann gewonnen: { $winners }
headline-kept-the-right-one = Eine { $number } gewürfelt, behalten, gewonnen: { $winners }

## Erfolge

feat-gift-horse = Geschenkter Gaul
    .story = mit einer Zahl gewonnen, die jemand verschenkt hat
feat-fairy-godmother = Gute Fee
    .story = genau die Zahl verschenkt, mit der jemand dann gewann
feat-sweet-poison = Süßes Gift
    .story = ein Geschenk für jemanden mit fünfzehn oder mehr Punkten: die Böse Zahl
feat-phoenix = Phönix
    .story = von fünfzehn oder mehr Punkten auf null, und trotzdem gewonnen
feat-straight-face = Pokergesicht
    .story = die eigene Böse Zahl behalten, als wäre nichts, und gewonnen

## Vorausplanen. $keep sind die Zahlen, die behalten werden, $keeps ist, wie viele das sind.

plan =
    { $keeps ->
        [0] jeden Wurf an { $give } verschenken
        [6] jeden Wurf behalten
       *[other] { $keep } behalten und alles andere an { $give } verschenken
    }{ $given ->
        [whatever] , auch wenn dir vorher jemand eine Zahl schenkt
       *[void] {""}
    }
plan-ask-keep = Zahlen, die du behältst
plan-ask-give = Alle anderen gehen an
plan-ask-given = Wenn dir vorher jemand eine Zahl schenkt
plan-open-keep = keine davon
plan-open-give = such jemanden aus
plan-some-keep = { $number }
plan-given-void = gilt der Plan nicht mehr
plan-given-whatever = bleibt es beim Plan
plan-void-given = Jemand hat dir eine Zahl geschenkt.
refusal-plan-give-whom = Wer bekommt die Zahlen, die du nicht behältst? Such jemanden aus oder behalt alle sechs.
