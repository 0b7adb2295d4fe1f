### Tie-Die, auf Deutsch.

# Same as English: the published title
title = Tie-Die

## Das Brett und das Brett als Text

board-target = Ziel
board-header-upgrade = Runde { $round }: bereit?
board-header-challenge = Fordert jemand heraus?
board-header-answer = fordert { $other } heraus
board-header-wait = warten auf
board-header-may = fordern darf noch:
board-header-stake = Kämpfen, oder { $points } zahlen und kneifen?
board-header-won = gewinnt mit { $points } Punkten!
board-header-tied = gewinnt das letzte Stechen!
board-legend-ready = bereit
board-legend-passed = passt
board-legend-bolt = darf noch fordern
board-legend-up = kann kaufen
board-round = Der letzte Wurf
board-none = Noch kein Wurf. Alle beginnen mit einem W4.
board-tied = Patt!
board-prices = Was die Würfel kosten
board-start-die = zum Anfang
board-price = { $points } Punkte
board-fight-roll-off = Stechen um die { $face }
board-fight-tie-break = Um den Sieg
board-fight-challenge = Duell um { $points }
board-fight-declined = Gekniffen
board-fight-waiting = Forderung um { $points }!
board-fight-earlier = +{ $count } vorher
board-throws-count = { $count } Würfe
board-die = W{ $sides }
board-last-die = Wer, und letzter Würfel
board-course = Punkte Runde um Runde
board-points = Punkte
board-course-told = Punkte Runde um Runde: { $each }.
board-course-of = { $name } { $points }
board-got-safe = sicher
board-got-holds = behält ihn
board-got-wins = siegt!
board-got-out = –
board-got-asked = Duell / −{ $points }?

board-heading = Tie-Die · wer zuerst { $target } Punkte hat · Runde { $round }
board-now-upgrade = Aufrüsten, dann würfeln alle. Es fehlt noch: { $names }.
board-now-challenge = Herausforderungen. Noch fordern kann: { $names }.
board-now-answer = { $seat } zahlt { $points } und fordert { $other } heraus: annehmen, oder für { $points } ablehnen?
board-now-won = { $name } gewinnt mit { $points } Punkten!
board-now-tied = { $name } gewinnt mit { $points } Punkten, nach einem Stechen um den Sieg!
board-player = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, W{ $sides }, { $challenge ->
        [used] Herausforderung verbraucht
       *[left] Herausforderung übrig
    }{ $mark ->
        [ready] , bereit
        [passed] , passt
        [waiting] , nicht bereit
        [may] , darf herausfordern
        [gone] , weg
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] , kann einen W{ $price } kaufen
    }
board-short = { $name } { $points }, W{ $sides }
board-scores = Punkte und Würfel: { $each }; Ziel { $target }.
board-roll = Der Wurf: { $each }.
board-rolled = { $name } { $face } (W{ $sides })
board-just-won = Gerade eben gewinnt { $name } { $kind ->
        [challenge] das Duell
        [tie-break] das Stechen um den Sieg
       *[other] das Stechen
    } mit einer { $face } auf dem W{ $sides }.
board-just-bought = Gerade eben tauscht { $name } den W{ $before } gegen einen W{ $after }.
board-roll-none = Noch hat niemand gewürfelt. Alle beginnen mit einem W4.
board-price-list = Ein W6 kostet 6 Punkte, ein W8 kostet 8, ein W10 kostet 10, immer einer nach dem anderen.
board-told-roll-off = Stechen um die { $face }: { $throws }. { $results }.
board-told-tie-break = Stechen um den Sieg: { $throws }. { $results }.
board-told-challenge = { $seat } fordert { $other } heraus, für { $points }: { $throws }. { $results }.
board-told-declined = { $seat } fordert { $other } heraus, für { $points }: abgelehnt und bezahlt.
board-throws-skipped =
    { $count ->
        [one] 1 Wurf ohne Entscheidung
       *[other] { $count } Würfe ohne Entscheidung
    }, dann { $throws }
board-threw = { $name } { $face }
board-result-won = { $name } gewinnt { $points }, aus W{ $before } wird W{ $sides }
board-result-lost =
    { $points ->
        [0] { $name } verliert nichts, aus W{ $before } wird W{ $sides }
       *[other] { $name } verliert { $points }, aus W{ $before } wird W{ $sides }
    }
board-result-won-same = { $name } gewinnt { $points }, behält den W{ $sides }
board-result-lost-same =
    { $points ->
        [0] { $name } verliert nichts, behält den W{ $sides }
       *[other] { $name } verliert { $points }, behält den W{ $sides }
    }
board-result-safe = { $name } kommt davon
board-result-holds = { $name } behält den Würfel
board-result-wins = { $name } gewinnt
board-result-out = { $name } verliert den Wurf

## Optionen

tagline =
    Alle würfeln gleichzeitig. Dieselbe Zahl? Stechen!
    Wer gewinnt, kriegt größere Würfel, wer verliert, kleinere.
# The picture of the game, for those who do not see it.
picture-alt = Vier Würfel in vier Formen fliegen aufeinander zu; zwei zeigen eine 4, und zwischen ihnen blitzt es.
option-target = Punkte bis zum Ziel
option-target-20 = 20 Punkte (kurz)
option-target-30 = 30 Punkte
option-target-50 = 50 Punkte (lang)

## Was passiert ist

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat } zahlt { $sides } Punkte und steigt um auf einen **W{ $sides }**.
        [1] Ein blitzblanker **W{ $sides }** für { $seat }: { $sides } Punkte gut angelegt?
        [2] { $seat } steckt { $sides } Punkte in einen **W{ $sides }**.
        [3] „Größer ist besser“, denkt { $seat }: einmal **W{ $sides }** für { $sides } Punkte, bitte.
        [4] Shoppingtour: { $seat } kommt mit einem **W{ $sides }** raus, um { $sides } Punkte leichter.
        [5] { $sides } Punkte auf die Theke. Viel Spaß mit dem **W{ $sides }**, { $seat }!
       *[6] { $seat } tauscht { $sides } Punkte gegen einen **W{ $sides }**, der noch ganz neu riecht.
    }
event-readied =
    { $flavour ->
        [0] { $seat } ist bereit.
        [1] { $seat } rasselt mit dem Würfel: Kann losgehen!
        [2] „Auf geht’s!“, ruft { $seat }.
        [3] { $seat } lässt die Knöchel knacken.
        [4] Daumen hoch von { $seat }.
        [5] { $seat } hält es kaum noch aus.
        [6] Ärmel hoch: { $seat } macht jetzt Ernst.
        [7] { $seat } küsst den Würfel, das bringt Glück.
        [8] Aus der Ecke von { $seat }: „Von mir aus längst!“
        [9] { $seat } setzt sich kerzengerade hin.
       *[10] Ein Nicken, ein Zwinkern, und { $seat } ist dabei.
    }
event-rolled =
    { $flavour ->
        [0] 🎲 Eins, zwei, drei, Wurf! { $faces }.
        [1] 🎲 Alle auf einmal: { $faces }.
        [2] 🎲 Die Würfel fliegen: { $faces }.
        [3] 🎲 Klacker! { $faces }.
        [4] 🎲 Keiner atmet … { $faces }.
        [5] 🎲 Rauf mit ihnen, runter kommen sie: { $faces }.
        [6] 🎲 Trommelwirbel, bitte: { $faces }.
       *[7] 🎲 Und der Tisch sagt: { $faces }.
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] Kein Gleichstand, kein Gezeter: Alle zählen zusammen.
            [1] Lauter verschiedene. Alle nehmen ihre Punkte.
            [2] Niemand steht niemandem im Weg: Es zählt alles.
            [3] Endlich mal Frieden! Punkte für alle.
            [4] Wie höflich: kein einziger Streit, und alles kommt obendrauf.
            [5] Alle zufrieden? Dann punkten alle.
           *[6] Nicht ein Pärchen, also greift zu.
        }
       *[other] { $flavour ->
            [0] Unumstritten: { $points }.
            [1] Sicher im Sack: { $points }.
            [2] Fein raus: { $points }.
            [3] Kein Streit um { $points }.
           *[4] Während die anderen sich anfunkeln: { $points }.
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **Stechen!** { $seats } sitzen zusammen auf der { $face } und tragen es aus.
        [1] ⚔️ { $seats } mit derselben { $face }: **Stechen!**
        [2] ⚔️ Gleichstand bei { $face }! { $seats } krempeln die Ärmel hoch: **Stechen!**
        [3] ⚔️ **Stechen!** { $seats } wollen haargenau dieselbe { $face }.
        [4] ⚔️ Schnippschnapp! Je eine { $face } für { $seats }: **Stechen!**
        [5] ⚔️ **Stechen!** Auf einer { $face } ist kein Platz für { $seats } zusammen.
        [6] ⚔️ Große Geister würfeln gleich: { $seats } mit einer { $face }. **Stechen!**
       *[7] ⚔️ Tassen beiseite, { $seats }! Dieselbe { $face }, das heißt **Stechen!**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] Sie fallen: { $faces }.
            [1] Und da ist es: { $faces }.
            [2] Der Wurf: { $faces }.
            [3] Sie drehen sich und drehen sich … { $faces }.
            [4] Augen wieder auf: { $faces }.
           *[5] Damit ist es raus: { $faces }.
        }
       *[other] { $flavour ->
            [0] { $faces } … nichts entschieden, noch mal!
            [1] { $faces }: weiter gleich. Und wieder!
            [2] { $faces }. Alle halten den Atem an: von vorn!
            [3] { $faces }. Das darf nicht wahr sein! Nächster Wurf.
            [4] { $faces }, klebt zusammen wie Kaugummi. Los!
           *[5] { $faces }? Den Würfeln macht das Spaß. Ein Mal noch!
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat } gewinnt, +**{ $face }**, und hat schon den größten Würfel, den W10.
            [1] 🔺 +**{ $face }** für { $seat }. Über dem W10 kommt nur noch die Zimmerdecke.
            [2] 🔺 Auf den W10 ist Verlass: +**{ $face }** für { $seat }.
           *[3] 🔺 { $seat } schreibt **{ $face }** auf und poliert den W10.
        }
       *[other] { $row ->
            [3] 🔺 Drei Stechen in Folge! { $seat } nimmt +**{ $face }** und einen **W{ $sides }**. Wer traut sich noch?
           *[other] { $flavour ->
                [0] 🔺 { $seat } gewinnt, +**{ $face }**, und steigt auf zum **W{ $sides }**.
                [1] 🔺 +**{ $face }** und ein größerer Würfel für { $seat }: Hallo, **W{ $sides }**!
                [2] 🔺 Siegestänzchen! { $seat } kriegt +**{ $face }** und klettert auf den **W{ $sides }**.
                [3] 🔺 Gut gewürfelt, { $seat }: +**{ $face }**, und hier ist dein **W{ $sides }**.
                [4] 🔺 { $seat } liegt vorn mit +**{ $face }**. Zum Lohn gibt es einen **W{ $sides }**.
                [5] 🔺 Der **W{ $sides }** geht an { $seat }, und +**{ $face }** gleich mit.
               *[6] 🔺 Ein strahlendes Gesicht, es gehört { $seat }: +**{ $face }**, ab jetzt mit **W{ $sides }**.
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 Das dritte verlorene Stechen in Folge{ $points ->
                    [0] {""}
                   *[other] , { $points } sind weg
                }. Gebt { $seat } (und dem tapferen kleinen W4) einen Keks.
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat } verliert, aber null Punkte schrumpfen nicht, und ein W4 auch nicht.
                    [1] 🔻 Nichts zu verlieren, kein Stockwerk tiefer: { $seat } bleibt mit dem W4 im Keller sitzen.
                    [2] 🔻 „Einem nackten W4 kann man nicht in die Tasche greifen“, sagt { $seat }.
                   *[3] 🔻 Geschlagen, und es tat nicht mal weh. { $seat } hat weiter null und den W4.
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat } verliert { $points } und klammert sich an den W4. Kleiner gibt es sie nicht.
                    [1] 🔻 Minus { $points } für { $seat }. Der W4 bleibt; er wüsste nicht, wohin.
                    [2] 🔻 { $seat } ist um { $points } ärmer und hat den kleinsten Würfel im Haus.
                    [3] 🔻 Tschüs, { $points } { $points ->
                        [one] Punkt
                       *[other] Punkte
                    } von { $seat }. „Wir haben ja noch uns“, sagt der W4.
                    [4] 🔻 { $seat } lässt { $points } liegen, aber den W4 will niemand haben.
                   *[5] 🔻 Ein Seufzer, { $points } futsch: { $seat } tätschelt dem W4 das spitze Köpfchen.
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat } verliert, hat aber keine Punkte zu verlieren, und fällt auf einen **W{ $sides }**.
           *[other] { $row ->
                [3] 🔻 Verloren, verloren und noch mal verloren: { $seat } zahlt { $points } und ist runter auf einen **W{ $sides }**. Es kann nur besser werden.
               *[other] { $flavour ->
                    [0] 🔻 { $seat } verliert { $points } und fällt auf einen **W{ $sides }**.
                    [1] 🔻 Dahin ist der große Würfel von { $seat }: { $points } weniger, und ab jetzt ein **W{ $sides }**.
                    [2] 🔻 { $seat } schrumpft auf den **W{ $sides }** und zahlt { $points } für das Vergnügen.
                    [3] 🔻 Eine Nummer kleiner, um { $points } ärmer: ein **W{ $sides }** für { $seat }.
                   *[4] 🔻 { $seat } gibt { $points } ab und bekommt den **W{ $sides }**, den keiner bestellt hat.
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] { $seat } steckte mit { $face } in der Mitte und schlüpft heil davon.
        [1] Weder vorn noch hinten: { $seat } mit { $face } schleicht sich weg.
        [2] { $seat } ({ $face }) duckt sich unter allem durch.
       *[3] Puh: Bei { $face } bleibt für { $seat } alles beim Alten.
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 Um den Sieg: { $faces }!
            [1] 👑 Ein Wurf, eine Krone … { $faces }!
           *[2] 👑 Und der allerletzte Wurf sagt { $faces }!
        }
       *[other] { $flavour ->
            [0] 👑 Um den Sieg: { $faces }. Immer noch gleich, noch mal!
            [1] 👑 { $faces }: Die Krone kann sich nicht entscheiden. Auf ein Neues!
           *[2] 👑 Nicht zu fassen, { $faces }! Würfelt weiter.
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat } lässt es erst mal gut sein.
        [1] { $seat } passt.
        [2] Keine Herausforderung von { $seat }.
        [3] { $seat } wahrt lieber den Hausfrieden.
        [4] „Heute nicht“, sagt { $seat }.
        [5] { $seat } studiert die Tapete.
        [6] Kopfschütteln: { $seat } sucht keinen Streit.
        [7] { $seat } hebt sich das auf.
        [8] { $seat } weckt keine schlafenden Hunde.
       *[9] { $seat } denkt nach. Und denkt. Und tut’s dann nicht.
    }
event-challenged =
    { $pair ->
        [3] 🧤 Die zwei schon wieder! Zum dritten Mal zahlt { $seat }, diesmal { $points }, und **fordert { $other } heraus**.
       *[other] { $flavour ->
            [0] 🧤 { $seat } knallt { $points } Punkte auf den Tisch und **fordert { $other } heraus**!
            [1] 🧤 „Du und ich, { $other }!“ { $seat } zahlt { $points } für ein **Duell**.
            [2] 🧤 { $seat } wirft **{ $other }** den Handschuh hin, für { $points } Punkte.
            [3] 🧤 Hübscher Würfel, **{ $other }**. Den will { $seat } fallen sehen und bietet { $points } für ein Duell.
            [4] 🧤 Stühle scharren: { $seat } setzt { $points } gegen **{ $other }**!
           *[5] 🧤 Es kostet { $points } Punkte, **{ $other }** richtig zu ärgern. { $seat } zahlt.
        }
    }
event-declined =
    { $flavour ->
        [0] { $seat } zahlt lieber { $points }, statt mit { $other } zu kämpfen.
        [1] „Heute nicht, { $other }.“ { $seat } zahlt { $points } und hält sich raus.
        [2] { $seat } kneift, für { $points } Punkte. Auch der Einsatz von { $other } ist weg.
        [3] Für { $points } Punkte kauft sich { $seat } einen ruhigen Abend ohne { $other }.
       *[4] Plötzlich furchtbar beschäftigt, lässt { $seat } { $points } auf dem Tisch, und { $other } darf sie anstarren.
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ { $seat } nimmt an! { $other }, an den Tisch.
        [1] ⚔️ „Komm nur her, { $other }!“ { $seat } nimmt an.
        [2] ⚔️ { $seat } ist nicht käuflich: { $other } bekommt das Duell.
        [3] ⚔️ Natürlich nimmt { $seat } an. Viel Glück, { $other }.
       *[4] ⚔️ { $seat } lockert die Schultern: „Ich bin dabei, { $other }.“
    }
event-moved-up =
    { $flavour ->
        [0] { $seat } steigt dafür vom W{ $before } auf einen **W{ $sides }**.
        [1] Damit es fair ist, tauscht { $seat } den W{ $before } gegen einen **W{ $sides }**.
       *[2] In der Hand von { $seat } wird aus dem W{ $before } ein **W{ $sides }**.
    }
event-challenge-won =
    { $points ->
        [0] 🔺 { $seat } gewinnt, +**{ $face }**! { $other } hat keine Punkte zu verlieren{ $before ->
            [4] , und der W4 bleibt ein W4.
           *[other] , fällt aber auf einen **W{ $sides }**.
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 { $seat } gewinnt, +**{ $face }**! { $other } verliert { $points }, und der W4 bleibt ein W4.
               *[1] 🔺 Erwischt! +**{ $face }** für { $seat }, minus { $points } für { $other }; wenigstens bleibt der W4.
            }
           *[other] { $flavour ->
                [0] 🔺 { $seat } gewinnt, +**{ $face }**! { $other } verliert { $points } und fällt auf einen **W{ $sides }**.
                [1] 🔺 Das tat weh: { $other } büßt { $points } ein und hat noch einen **W{ $sides }**. +**{ $face }** für { $seat }!
                [2] 🔺 { $seat } wollte es so und kriegt es auch, +**{ $face }**. Ein **W{ $sides }** und { $points } weniger für { $other }.
               *[3] 🔺 Jubel für { $seat }: +**{ $face }**! { $other } trottet mit einem **W{ $sides }** davon, um { $points } ärmer.
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other } steht wie eine Eins. { $seat } hat keine Punkte mehr zu verlieren und behält den Würfel.
       *[other] { $flavour ->
            [0] 🛡️ { $other } steht wie eine Eins. { $seat } verliert { $points }, behält aber den Würfel.
            [1] 🛡️ Kein Glück gegen { $other }: { $seat } ist um { $points } ärmer, der Würfel immerhin bleibt.
            [2] 🛡️ „Sonst noch was?“, fragt { $other }. { $seat } zahlt { $points } und drückt den alten Würfel an sich.
           *[3] 🛡️ Falsches Opfer, { $seat }: { $other } gewinnt. { $points } weg, Würfel gerettet.
        }
    }
event-voided = Das Duell fällt aus: { $seat } bekommt die { $points } Punkte und die Herausforderung zurück.
event-won =
    { $how ->
        [last] Alle anderen sind im Bett: { $seats } gewinnt.
       *[target] { $comeback ->
            [1] 🏆 Zur Halbzeit ganz hinten, jetzt ganz oben: { $seats } ist im Ziel und **gewinnt**!
           *[other] { $flavour ->
                [0] 🏆 { $seats } ist im Ziel und **gewinnt**!
                [1] 🏆 Das reicht! { $seats } **gewinnt**, und die Würfel dürfen sich ausruhen.
                [2] 🏆 { $seats } **gewinnt**! Alle anderen: bitte überrascht gucken.
               *[3] 🏆 Zählt ruhig zweimal nach, es stimmt: { $seats } **gewinnt**!
            }
        }
    }

## Warum nicht

refusal-already-ready = Du bist schon bereit. Gewürfelt wird, sobald alle so weit sind.
refusal-biggest-die = Du hast schon einen W10, einen größeren gibt es nicht.
refusal-upgrade-too-dear = Ein W{ $sides } kostet { $sides } Punkte, und du hast { $points }.
refusal-other-upgrade = Dieser W{ $offered } ist für jemand anderen gedacht. Dein nächster Würfel ist ein W{ $sides }, für { $sides } Punkte.
refusal-other-price = Die Lage hat sich geändert: { $other } hat jetzt einen W{ $sides }, also kostet das Duell { $sides } Punkte.
refusal-window-open = Erst kommen die Herausforderungen. Die nächste Runde beginnt, wenn alle gepasst haben.
refusal-window-shut = Herausfordern kann man nach dem Wurf, und in dieser Runde hat noch niemand gewürfelt.
refusal-challenge-waits = { $other } hat { $seat } herausgefordert, und { $seat } muss erst annehmen oder ablehnen.
refusal-no-challenge = Es gibt keine Herausforderung, auf die du antworten könntest.
refusal-not-challenged = Herausgefordert ist { $seat }, nicht du.
refusal-already-passed = Du hast gepasst, und das gilt bis zur nächsten Runde.
refusal-challenge-used = Deine eine Herausforderung in dieser Partie ist schon verbraucht.
refusal-cannot-challenge = Du kannst gerade niemanden herausfordern: Du brauchst jemanden mit mehr Punkten als du, und so viele Punkte, wie der Würfel dort Seiten hat.
refusal-challenge-self = Dich selbst kannst du nicht herausfordern.
refusal-challenge-nobody = Auf Platz { $number } sitzt niemand, der noch mitspielt.
refusal-challenge-poorer = { $other } hat nicht mehr Punkte als du.
refusal-challenge-too-dear = { $other } herauszufordern kostet { $sides } Punkte, einen für jede Seite des Würfels dort, und du hast { $points }.

## Am Tisch

prompt-upgrade = **Runde { $round } · macht euch bereit.** { $count ->
        [0] {""}
       *[other] Bereit: { $ready }.{" "}
    }Es fehlt noch: **{ $waiting }**
prompt-challenge = **Runde { $round } · fordert jemand heraus?** Einmal pro Partie jemanden mit mehr Punkten fordern, das kann noch: { $waiting }.
prompt-answer = **{ $other }**: { $seat } zahlt { $points } und fordert dich heraus. **Nimm an** und würfle W{ $mine } gegen W{ $theirs } ({ PERCENT($chance) } für dich): Gewinnst du, behältst du alles; verlierst du, { $fall ->
        [0] kostet dich dein Wurf so viele Punkte
       *[other] fällst du auf einen W{ $fall }, und dein Wurf kostet dich so viele Punkte
    }. Oder **lehn ab**, für { $points } Punkte.
action-ready = Bereit 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }W{ $sides } kaufen · { $sides } Punkte
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }{ $other } fordern · { $points } Punkte
action-pass = Passen
action-accept = Duell annehmen ⚔️
action-decline = Ablehnen · { $points } Punkte

## Die erste Minute, für alle, die das Spiel nicht kennen

hint-goal = 🏁 Das Ziel: als Erstes { $target } Punkte.
hint-upgrade = Sobald alle bereit sind, fliegen die Würfel. Du wirfst einen W{ $mine }: Die Zahl gehört dir als Punkte, es sei denn, jemand wirft dieselbe. { $sides ->
        [0] { "" }Größere Würfel kosten Punkte, und mit ihnen gibt es seltener Gleichstand.
       *[other] Du hast { $points } Punkte, das reicht für einen W{ $sides }: Er kostet { $sides }, und mit ihm gibt es seltener Gleichstand.
    }
hint-challenge = Einmal pro Partie kannst du jemanden herausfordern, der vor dir liegt. Das kostet so viele Punkte, wie der Würfel dort Seiten hat, und du hast { $points }. Gewinnst du, gehen dort Punkte und zwei Würfelgrößen verloren. Passen kostet nichts.
hint-answer = { $other } zahlt { $stake }, um mit dir zu kämpfen. Nimmst du an, werft ihr beide: In { $chance } von hundert Fällen behältst du die Oberhand. Lehnst du ab, zahlst du auch { $stake }, aber dein Würfel ist sicher.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = Schon dein nächster Wurf kann { $target } erreichen: in { PERCENT($percent) } der Fälle. Ein neuer Würfel würde die Punkte dafür kosten.
tip-bigger = Er kostet { $sides } Punkte und ist dir bis zum Ende etwa { $points } wert.
tip-too-dear = Ein W{ $sides } kostet { $sides } Punkte und wäre dir nur etwa { $points } wert.
tip-save = Mit einem W{ $sides } blieben dir nur { $score } der { $target } Punkte.
tip-pass = Das kostet nichts. Ein Duell gegen { $other } kostet { $points } deiner { $score } Punkte, und du gewinnst { PERCENT($percent) } davon.
tip-pull-back = { $other } kann mit dem nächsten Wurf { $target } erreichen. Gewinnst du das Duell, geht es dort abwärts: in { PERCENT($percent) } der Fälle.
tip-fight = Du gewinnst { PERCENT($percent) } solcher Duelle, und mit { $other } geht es abwärts. Das kostet { $points } Punkte.
tip-accept = Du gewinnst { PERCENT($percent) } solcher Duelle. Ein Duell kostet dich im Schnitt etwa { $points }, Ablehnen sicher { $stake }.
tip-decline = Ein Duell kostet dich im Schnitt etwa { $points }, Ablehnen nur { $stake }.
tip-drops = In { PERCENT($percent) } der Fälle verlierst du, und dein W{ $before } schrumpft zum W{ $sides }. Für { $stake } Punkte ist er sicher.

## Die Regeln in einer Minute

rules-1 =
    ## Tie-Die
    _von Adam Lemos · 2 bis 4 Leute_

    Alle beginnen mit einem **W4** und ohne Punkte, und alle würfeln **gleichzeitig**: Drück auf **Bereit**, wann du magst, und sobald alle so weit sind, fliegen die Würfel. Eine Zahl, die sonst niemand hat, zählst du zu deinen Punkten.

    Wer das Ziel (30, wenn am Tisch nichts anderes gilt) erreicht, gewinnt. Mehrere zugleich? Die meisten Punkte gewinnen; sind auch die gleich, entscheidet ein letzter Wurf.
rules-2 =
    ## Stechen und Aufrüsten
    - **Dieselbe Zahl? Stechen!** Alle mit dieser Zahl würfeln noch einmal, bis eine Person allein oben und eine allein unten liegt. Wer oben liegt, zählt diesen Wurf dazu und bekommt den nächstgrößeren Würfel. Wer unten liegt, verliert diesen Wurf an Punkten und bekommt den nächstkleineren. Dazwischen kommt man ungeschoren davon.
    - **Aufrüsten.** Bevor du auf Bereit drückst, kannst du den nächsten Würfel kaufen, für so viele Punkte, wie er Seiten hat: 6 für einen W6, dann 8 für einen W8, dann 10 für einen W10.
    - Punkte fallen nie unter 0, Würfel nie unter W4.
rules-3 =
    ## Herausforderungen
    Nach einem Wurf kannst du, **einmal pro Partie**, jemanden mit **mehr Punkten** herausfordern. Das kostet so viele Punkte, wie der Würfel dort Seiten hat. Die Person kann **ablehnen** und dasselbe zahlen; deine Punkte und deine Herausforderung sind dann weg. Oder sie **nimmt an**:
    - Ist dein Würfel kleiner, wächst er erst auf die Größe des anderen, und du behältst ihn auf jeden Fall. Beide würfeln.
    - **Du bist höher:** Du zählst deinen Wurf dazu. Die andere Seite verliert ihren an Punkten und fällt um **zwei** Würfelgrößen.
    - **Die andere Seite ist höher:** Sie behält alles. Du verlierst deinen Wurf an Punkten.

    Bringt dich das ins Ziel, hast du gewonnen.
rules-4 =
    ## Gut spielen
    - Mit kleinen Würfeln gibt es oft Gleichstand. Bei einem W4 ist das eher Chance als Gefahr: Es gibt wenig zu verlieren.
    - Aufrüsten lohnt sich, wenn die Partie noch lang ist. Kurz vor dem Ziel behalt deine Punkte.
    - Eine Herausforderung hilft gegen alle, die weit vorn liegen: Ablehnen kostet sie so viel wie dich; Verlieren kostet zwei Würfelgrößen.
    - Kannst du niemanden herausfordern, musst du nichts drücken: Die nächste Runde beginnt von selbst.

## Warum ein Zug gut ist: ganze Sätze über den Zug, an niemand Bestimmtes.

why-pays = Ein W{ $sides } ist hier so viel wert wie { $points } Punkte und kostet nur { $sides }.
why-too-dear = Ein W{ $sides } kostet { $sides } Punkte und ist hier nur { $points } wert.
why-now = Mit { PERCENT($percent) } Wahrscheinlichkeit reicht schon der nächste Wurf für { $target } Punkte; nach einem Kauf reicht er nicht.
why-threat = { $other } erreicht die { $target } mit dem nächsten Wurf in { PERCENT($percent) } der Fälle.
why-fight =
    { $sides ->
        [0] Ein Duell gegen { $other } gewinnt man in { PERCENT($percent) } der Fälle.
       *[other] Ein Duell gegen { $other } gewinnt man in { PERCENT($percent) } der Fälle, und der kleinere Würfel wird dabei zum W{ $sides }.
    }
why-dear = { $other } herauszufordern kostet { $points } von { $score } Punkten, und solche Duelle gewinnt man in { PERCENT($percent) } der Fälle.
why-poor-trade =
    { $brings ->
        [one] { $other } herauszufordern kostet { $points } Punkte und bringt im Schnitt etwa einen Punkt.
       *[other] { $other } herauszufordern kostet { $points } Punkte und bringt im Schnitt etwa { $brings }.
    }
why-cheaper =
    { $points ->
        [one] Kämpfen kostet im Schnitt etwa einen Punkt, Ablehnen { $otherwise }.
       *[other] Kämpfen kostet im Schnitt etwa { $points } Punkte, Ablehnen { $otherwise }.
    }
why-hands = In { PERCENT($percent) } solcher Duelle erreicht { $other } die { $target }.
why-drops = Ein Duell geht in { PERCENT($percent) } der Fälle verloren, und dann wird aus dem W{ $before } ein W{ $sides }.

## Schlagzeilen der Karte, die man teilt

headline-one-more-throw = Gleichstand, dann ein letzter Wurf: Sieg für { $winners }
headline-won-the-challenge = { $winners } gegen { $other }: ein Duell, und das war’s
headline-with-the-smallest-die = Mit dem kleinsten Würfel von allen zum Sieg: { $winners }
headline-won-the-roll-off = Im Stechen zum Sieg: { $winners }
headline-the-number-to-win = Eine gute Zahl musste her, und es kam die { $number }: { $winners }

## Erfolge

feat-three-is-a-crowd = Drei sind einer zu viel
    .story = ein Stechen zu dritt oder mit noch mehr Leuten gewonnen
# Same as English: a name
feat-david = David
    .story = mit einem W4 im Kampf höher geworfen als ein W10
feat-stubborn-as-mules = Stur wie die Esel
    .story = ein Kampf, der erst nach vier oder mehr Würfen entschieden war
feat-small-is-beautiful = Klein, aber oho
    .story = gewonnen, und noch immer mit einem W4
feat-photo-finish = Fotofinish
    .story = nach Punkten gleich, und den einen letzten Wurf gewonnen

## Vorausplanen.

plan =
    { $next ->
        [ready] bereit sein, ohne aufzurüsten
        [upgrade] aufrüsten, so weit die Punkte reichen, dann bereit sein
       *[ask] übers Aufrüsten selbst entscheiden
    }; { $window ->
        [pass] niemanden herausfordern
       *[ask] übers Herausfordern selbst entscheiden
    }{ $challenged ->
        [accept] ; eine Herausforderung annehmen
        [decline] ; eine Herausforderung ablehnen und zahlen
       *[ask] ; auf eine Herausforderung selbst antworten
    }
plan-ask-next = Vor dem nächsten Wurf
plan-ask-window = Wenn du jemanden fordern könntest
plan-ask-challenged = Wenn dich jemand herausfordert
plan-next-ready = bereit sein, nicht aufrüsten
plan-next-upgrade = aufrüsten, so weit es geht, dann bereit sein
plan-next-ask = mich fragen
plan-window-pass = passen
plan-window-ask = mich fragen
plan-challenged-ask = mich fragen
plan-challenged-accept = annehmen
plan-challenged-decline = ablehnen und zahlen
plan-void-die = Dein Würfel ist nicht mehr der, den du beim Planen hattest.

## Fakten im Rückblick

fact-off-won = { $seat } gewann das Stechen um die { $tied } mit Wurf { $throw }: +{ $face } und ein W{ $sides }.
fact-challenge-won = { $seat } gewann die Herausforderung gegen { $other }: +{ $face }.
