### Pillow Fight, auf Deutsch.

# Same as English: the published title
title = Pillow Fight
tagline =
    Schnapp dir ein Kissen, duck dich hinters Sofa. Fünf Treffer gewinnen,
    oder die meisten, wenn alle Kissen geplatzt sind.
# The picture of the game, for those who do not see it.
picture-alt = Jemand wirft ein Kissen, Federn fliegen, und zwei Augen gucken über ein Sofa.

## Optionen

option-size = Größe des Zimmers
option-size-8x8 = 8×8
option-size-6x6 = 6×6 (klein)
option-size-10x10 = 10×10 (groß)
option-pillows = Kissen pro Person
option-pillows-1 = je eins (kurz)
option-pillows-2 = je zwei
option-pillows-3 = je drei (lang)
option-curfew = Wann die Eltern kommen
option-curfew-20 = nach 20 Runden
option-curfew-10 = nach 10 Runden
option-curfew-off = nie
option-full_defence = Volle Abwehr (+1 bis zu deinem nächsten Zug; Gleichstand trifft)
option-pillow_theft = Kissenklau (eine 5 oder 6 schnappt sich das Kissen, das nach dir haut)
option-melee_block = Kissenschild (+1 gegen Hiebe mit Kissen in der Hand; empfohlen)
option-fragile = Zerbrechliches (geht das zweite kaputt, ist Schluss)
option-corner_cover = Deckung nach Ecken (wie im Rollenspiel)

## Die fertigen Zimmer

room-nursery = Kinderzimmer
room-kitchen = Küche
room-playroom = Spielzimmer
room-living-room = Wohnzimmer
room-dormitory = Schlafsaal
room-two-rooms = Zwei Zimmer
room-loft = Dachboden
room-four-rooms = Vier Zimmer
room-ballroom = Ballsaal
room-drawn = selbst gezeichnet

## Was passiert ist: der Aufbau

event-room-set =
    { $key ->
        [drawn] { $seat } zeichnet ein eigenes Zimmer. Felder mit Wand: { $walls }, mit Möbeln: { $furniture }.
        [nursery] { $seat } nimmt das Kinderzimmer. Vorsicht, Bauklötze.
        [kitchen] { $seat } nimmt die Küche. Jede Menge Schränke zum Verstecken.
        [playroom] { $seat } nimmt das Spielzimmer.
        [living-room] { $seat } nimmt das Wohnzimmer. Schuhe runter vom Sofa.
        [dormitory] { $seat } nimmt den Schlafsaal. Offiziell ist das Licht aus.
        [two-rooms] { $seat } nimmt die zwei Zimmer, mit einer Wand zum Drumherumlinsen.
        [loft] { $seat } nimmt den Dachboden.
        [four-rooms] { $seat } nimmt die vier Zimmer, und Türen gibt es reichlich.
       *[ballroom] { $seat } nimmt den Ballsaal. Darf ich um dieses Kissen bitten?
    }
event-fragile-set = Vorsicht, zerbrechlich: { $squares }. Geht das zweite Stück kaputt, ist Schluss.
event-pillows-placed =
    { $flavour ->
        [0] { $seat } verteilt { $count } Kissen. Schön flauschige.
        [1] { $count } Kissen, von { $seat } mit großer Sorgfalt und ganz ohne Hintergedanken platziert. Bestimmt.
        [2] { $seat } legt { $count } Kissen aus.
       *[3] Die Munition liegt bereit: { $count } Kissen, mit freundlichen Grüßen von { $seat }.
    }
event-named = { $seat } lässt { $other } anfangen.
event-volunteered = { $seat } fängt selbst an und wird nicht mal rot dabei.
event-placed =
    { $flavour ->
        [0] { $seat } schleicht nach { $square }.
        [1] { $seat } geht auf { $square } in Stellung.
        [2] { $seat } wartet auf { $square } und guckt unschuldig.
        [3] „Ich bin gar nicht da“, sagt { $seat } auf { $square }.
        [4] { $seat } mag die Aussicht von { $square }.
       *[5] { $square } ist ab jetzt die Ecke von { $seat }.
    }
event-fight-began = Alle sind da. **{ $seat }**, der erste Zug ist deiner: Kissenschlacht!

## Was passiert ist: ein Zug

event-moved =
    { $flavour ->
        [0] { $seat } flitzt von { $origin } nach { $square }.
        [1] { $seat } schlittert auf Socken von { $origin } nach { $square }.
        [2] Flink wie eine Maus: { $seat } läuft von { $origin } nach { $square }.
        [3] Tapp, tapp, tapp: { $seat }, { $origin } nach { $square }.
        [4] { $seat } macht eine Ninjarolle von { $origin } nach { $square }.
        [5] Runter von { $origin }, rauf auf { $square }: { $seat } kann nicht stillsitzen.
        [6] { $seat } huscht rüber nach { $square }. (Auf { $origin } wurde es zu heiß.)
        [7] Nackte Füße von { $origin } bis { $square }, und sie gehören { $seat }.
        [8] { $seat } verlässt { $origin } für ein besseres Plätzchen, { $square }.
        [9] Hopp, hopp, hui! { $seat } springt { $origin } → { $square }.
        [10] Wer kriecht da von { $origin } nach { $square }? { $seat } natürlich.
       *[11] { $square } sieht gemütlicher aus als { $origin }, also zieht { $seat } um.
    }
event-picked-up =
    { $flavour ->
        [0] { $seat } schnappt sich ein Kissen von { $square }.
        [1] { $seat } hebt das Kissen auf { $square } auf und wiegt es in der Hand.
        [2] { $seat } krallt sich ein Kissen, das auf { $square } lag.
        [3] Bewaffnet und flauschig: { $seat } mit dem Kissen von { $square }.
        [4] Komm her, Kissen! { $seat } holt es von { $square }.
        [5] { $seat } bückt sich auf { $square } und kommt gefährlich wieder hoch.
        [6] Das Kissen von { $square } hat neue Freundschaft geschlossen: mit { $seat }.
       *[7] Frisch von { $square }, mit Federn: { $seat } hat geladen.
    }
event-pulled-away =
    { $pair ->
        [2] Noch mal! { $seat } zieht { $other } auf { $square } wieder ein Kissen unter den Füßen weg.
       *[other] { $flavour ->
            [0] { $seat } zieht { $other } auf { $square } das Kissen unter den Füßen weg. Frech!
            [1] Da stand { $other } drauf, { $seat }! Auf { $square } liegt ein Kissen weniger.
           *[2] Schwupp, der Teppichtrick: Das Kissen bei { $other } auf { $square } hat jetzt { $seat }.
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat } haut nach { $other }
        [1] { $seat } holt aus und gibt es { $other }
        [2] Im hohen Bogen saust das Kissen von { $seat } auf { $other } zu
        [3] { $seat } stürmt mit Gebrüll auf { $other } los
        [4] „Nimm das, { $other }!“, ruft { $seat }
        [5] Ritter gegen Ritter, { $seat } und { $other }
        [6] Nase an Nase mit { $other } schlägt { $seat } zu
       *[7] { $other } schaut gerade hoch, als { $seat } herumwirbelt
    }: **{ $face }** gegen **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } für die volle Abwehr
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block } für das Kissen im Weg
    }{ $tie ->
        [1] {" "}(Gleichstand)
       *[other] {""}
    }.
event-threw =
    { $flavour ->
        [0] { $seat } wirft auf { $other }
        [1] Ein Kissen fliegt von { $seat } in Richtung { $other }
        [2] Feuer frei: { $seat } nimmt sich { $other } vor
        [3] Kopf einziehen, { $other }! Es wirft { $seat }
        [4] { $seat } zielt auf den Schlafanzug von { $other }
        [5] Flausch voraus! { $seat } gegen { $other }
        [6] Quer durchs Zimmer, { $seat } an { $other }
        [7] { $seat } kneift ein Auge zu und schleudert es auf { $other }
       *[8] Luftpost von { $seat } für { $other }
    }: **{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty } für die Deckung durch { $cover }
    } gegen **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } für die volle Abwehr
    }{ $tie ->
        [1] {" "}(Gleichstand)
       *[other] {""}
    }.
event-hit = **{ $hits ->
        [1] Erster Treffer:
        [2] Zweiter Treffer:
        [3] Dritter Treffer:
        [4] Vierter Treffer:
       *[5] Fünfter Treffer:
    }** { $row ->
        [3] Drei Treffer in Folge! Nichts hält { $seat } heute auf. Sorry, { $other }
       *[other] { $pair ->
            [3] Wieder { $other }! Schon zum dritten Mal findet { $seat } diese Stelle
           *[other] { $flavour ->
                [0] *Wumms!* Das hat gesessen, { $seat }
                [1] Mitten auf die Nase! { $seat } punktet gegen { $other }
                [2] Überall Federn: { $seat } trifft { $other }
                [3] *Fluff!* { $other } ist jetzt ein Schneemann, dank { $seat }
                [4] Zugestellt an den Bauch von { $other }. Punkt für { $seat }
                [5] { $other } macht „Mmmpf!“, und { $seat } zählt mit
                [6] Volltreffer im Schlafanzug für { $seat }
                [7] Die Frisur von { $other } wird nie mehr dieselbe. { $seat } trifft
               *[8] *Puff!* Mitten in { $other }, mit lieben Grüßen von { $seat }
            }
        }
    }.
event-missed =
    Daneben! { $row ->
        [4] Viermal daneben, in Folge. { $seat } sollte vielleicht erst mal aufwachen.
       *[other] { $flavour ->
            [0] Das war wohl nichts.
            [1] { $other } duckt sich gerade noch.
            [2] Nichts als Luft.
            [3] Den hat der Vorhang abbekommen.
            [4] { $other } gähnt und lehnt sich nach links.
            [5] Knapp! Ganz knapp! Nein.
            [6] Gut gezielt, nur leider auf niemanden.
            [7] Wusch, macht die Luft. „Ha!“, macht { $other }.
            [8] Das wäre genial gewesen, stünde { $other } noch da.
            [9] { $seat } trifft stattdessen den Schatten der Lampe.
            [10] Am linken Ohr von { $other } vorbei.
            [11] Nicht mal eine Feder streift { $other }.
           *[12] { $other } tanzt ein bisschen. Unversehrt.
        }
    }
event-tore =
    { $flavour ->
        [0] Das Kissen von { $seat } platzt, und
        [1] *Ratsch!* Um { $seat } schneit es, und
        [2] Lauter Federn auf { $seat }, in der Hand ein leerer Bezug, und
       *[3] Ein Hieb zu viel fürs Kissen von { $seat }, und
    } { $left ->
        [0] das war das letzte.
        [one] nur eins ist noch übrig.
       *[other] { $left } sind noch übrig.
    }
event-stole =
    { $flavour ->
        [0] { $seat } kriegt einen Zipfel zu fassen und entreißt { $other } das Kissen!
        [1] Tauziehen! Am Ende hat { $seat } das Kissen von { $other }.
        [2] „Das nehm ich.“ { $seat } entwaffnet { $other }.
       *[3] { $other } haut damit, { $seat } behält es. Unverschämt!
    }
event-caught =
    { $pair ->
        [3] { $seat } fängt zum dritten Mal ein Kissen von { $other }. Seid ihr zwei in einem Team?
       *[other] { $flavour ->
            [0] { $seat } fängt das Kissen. Danke, { $other }!
            [1] Gefangen! { $seat } hat jetzt das Kissen von { $other }.
            [2] { $seat } pflückt es aus der Luft und gibt es nicht mehr her.
            [3] Eine Hand, null Mühe: Das Kissen hat { $seat }.
            [4] Was für ein Fang! { $other } hat gerade { $seat } bewaffnet.
           *[5] { $seat } umarmt das fliegende Kissen. Es bleibt.
        }
    }
event-landed =
    { $flavour ->
        [0] Das Kissen fällt { $seat } auf { $square } vor die Füße.
        [1] Es plumpst auf { $square }, gleich neben die Zehen von { $seat }.
        [2] Da liegt es: { $square }, genau wo { $seat } steht.
        [3] Lieferung für { $seat }: ein Kissen, frei Haus nach { $square }.
        [4] Flapp. { $square } ist jetzt weicher, unter { $seat }.
        [5] Es hüpft noch einmal und bleibt auf { $square } bei { $seat } liegen.
        [6] Gratiskissen auf { $square }! { $seat } steht schon drauf.
        [7] Ab nach unten, auf { $square }. { $seat } steigt drüber.
        [8] Es rutscht bis { $square }, direkt vor { $seat }.
        [9] { $square } sammelt ein Kissen mehr, und { $seat } schielt danach.
       *[10] Auf { $square } kommt es zur Ruhe und kitzelt { $seat }.
    }
event-shattered =
    { $number ->
        [1] *Klirr!* Das gute Stück auf { $square } liegt in Scherben. Noch eins, und der Spaß ist vorbei.
       *[other] *Klirr!* Jetzt auch noch das auf { $square }. Schritte auf der Treppe …
    }
event-defended =
    { $flavour ->
        [0] { $seat } geht bis zum nächsten Zug in volle Abwehr.
        [1] { $seat } ist auf der Hut: +1 bis zum nächsten Zug.
        [2] { $seat } rollt sich hinter beiden Armen zusammen. Volle Abwehr.
        [3] Schildkrötenmodus für { $seat }: +1 in der Abwehr.
        [4] Versucht’s doch: { $seat } steht wie eine Wand (+1).
       *[5] { $seat } behält alle Ecken zugleich im Auge. Volle Abwehr!
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat } wartet und lauscht.
            [1] { $seat } macht rein gar nichts, und das richtig gut.
            [2] Psst! { $seat } stellt sich schlafend.
            [3] { $seat } verschnauft.
           *[4] Ein stiller Zug für { $seat }. Zu still.
        }
       *[other] { $flavour ->
            [0] { $seat } lässt es dabei.
            [1] „Das reicht“, findet { $seat }.
            [2] { $seat } hört da auf und grinst.
            [3] Genug Sport für { $seat }.
            [4] { $seat } erstarrt. Denkmal!
            [5] Und { $seat } ist fertig, fürs Erste.
            [6] Mehr kommt diesmal nicht von { $seat }.
           *[7] Keine Bewegung mehr bei { $seat }.
        }
    }
event-curfew-nears =
    { $left ->
        [one] Schritte im Flur! Das ist die letzte Runde, bevor die Eltern kommen.
       *[other] Unten schaut jemand auf die Uhr: noch { $left } Runden, bis die Eltern kommen.
    }
event-dropped = Das Kissen von { $seat } fällt auf { $square }.
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] Fünf Treffer, und zur Halbzeit noch ganz hinten! { $seats } { $people ->
                [one] gewinnt
               *[other] gewinnen
            } die Kissenschlacht. Schlafende soll man nicht wecken.
           *[other] Fünf Treffer! { $seats } { $people ->
                [one] gewinnt
               *[other] gewinnen
            } die Kissenschlacht.
        }
        [torn] Das letzte Kissen ist geplatzt, und es schneit Federn. Die meisten Treffer: { $seats }!
        [shattered] Zwei Sachen kaputt sind zwei zu viel: Es ist vorbei. Die meisten Treffer: { $seats }!
        [curfew] Die Tür geht auf: Eltern! Natürlich schlafen alle. Die meisten Treffer: { $seats }!
       *[last] Alle anderen sind im Bett: { $seats } { $people ->
            [one] gewinnt
           *[other] gewinnen
        }.
    }

## Warum nicht

refusal-not-now =
    { $phase ->
        [room] Erst kommt das Zimmer.
        [pillows] Erst kommen die Kissen.
        [first] Erst muss jemand sagen, wer anfängt.
        [place] Erst suchen sich alle einen Platz.
       *[play] Die Schlacht läuft: geh, heb auf, hau, wirf oder beende deinen Zug.
    }
refusal-no-such-square = In diesem Zimmer gibt es kein Feld { $square }.
refusal-room-rows = Das Zimmer hat { $found } { $found ->
        [one] Reihe
       *[other] Reihen
    } und braucht { $wanted }.
refusal-room-row = Reihe { $line } von oben hat { $found } { $found ->
        [one] Feld
       *[other] Felder
    } und braucht { $wanted }.
refusal-room-character = Reihe { $line } von oben, Feld { $place } von links: „{ $character }“ ist weder Boden (🟫 .) noch Wand (⬜ #) noch Möbel (🟦 f).
refusal-room-walls = Das ist zu viel Wand: { $found } Felder, erlaubt sind nur { $most }.
refusal-room-furniture = Das sind zu viele Möbel: { $found } Felder, erlaubt sind nur { $most }.
refusal-room-floor = Das ist zu wenig Boden: Das Zimmer braucht mindestens { $least } Felder davon, und hier sind es { $found }.
refusal-room-apart = Von { $start } kommt man nicht nach { $square }. Der ganze Boden muss zusammenhängen; ein Schritt schräg zwischen zwei Feldern Wand oder Möbel zählt nicht.
refusal-fragile-off = In dieser Partie gibt es nichts Zerbrechliches.
refusal-fragile-count = Das Zimmer braucht { $wanted } zerbrechliche Dinge, genannt hast du { $found }.
refusal-fragile-twice = Auf { $square } ist nur für ein zerbrechliches Ding Platz.
refusal-fragile-wall = { $square } ist eine Wand: Zerbrechliches steht auf Boden oder Möbeln.
refusal-pillows-count = Leg alle { $wanted } Kissen auf einmal; genannt hast du { $found }.
refusal-pillows-twice = Fürs Erste ein Kissen pro Feld: { $square } hast du zweimal genannt.
refusal-pillows-wall = { $square } ist eine Wand: Kissen liegen auf Boden oder Möbeln.
refusal-pillows-out-of-reach = An ein Kissen auf { $square } käme niemand heran: Daneben ist nirgends Boden.
refusal-first-nobody = Auf Platz { $number } sitzt niemand, der noch mitspielt.
refusal-on-wall = { $square } ist eine Wand.
refusal-on-furniture = { $square } ist ein Möbelstück, und da klettert niemand drauf.
refusal-occupied = { $other } steht auf { $square }.
refusal-move-here = Du stehst schon auf { $square }.
refusal-move-far = { $square } ist mehr als drei Schritte weit weg.
refusal-take-holding = Du hast schon ein Kissen in der Hand, und mehr als eins kannst du nicht tragen.
refusal-take-far = { $square } ist zu weit weg: Aufheben kannst du ein Kissen unter dir oder direkt neben dir.
refusal-take-nothing = Auf { $square } liegt kein Kissen.
refusal-attack-twice = In diesem Zug hast du schon angegriffen.
refusal-attack-empty-handed = Dafür brauchst du ein Kissen.
refusal-attack-self = Dich selbst kannst du nicht angreifen.
refusal-attack-nobody = Auf Platz { $number } sitzt niemand, der noch mitspielt.
refusal-swing-far = { $other } steht nicht neben dir: Wirf oder geh näher ran.
refusal-throw-blocked =
    { $count ->
        [one] Die Wand auf { $squares } ist
       *[other] Wände ({ $squares }) sind
    } zwischen dir und { $other }.
refusal-throw-beside = { $other } steht direkt hinter der Wand auf { $squares }, und von deiner Seite kommst du da nicht durch. Andersherum geht es vielleicht.
refusal-defend-off = In dieser Partie gibt es keine volle Abwehr.
refusal-defend-twice = Du bist schon auf der Hut.

## Am Tisch

prompt-room = **{ $seat }**, welches Zimmer soll es heute Nacht sein? Nimm eins von diesen oder zeichne dein eigenes.
prompt-pillows = **{ $seat }**, leg { $count } Kissen aus.
prompt-first = **{ $seat }**, wer fängt an?
prompt-place = **{ $seat }**, wo stehst du?
prompt-play = **{ $seat }**, { $square }, { $hands ->
        [full] ein Kissen in der Hand
       *[free] Hände frei
    }: noch { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }{ $attacked ->
        [1] , Angriff verbraucht
       *[0] {""}
    }.
prompt-odds = { $armed ->
        [yes] Hieb: Das Kissen bleibt dir. Wurf: Es fliegt weg.{" "}
       *[no] {""}
    }Spicken: wie weit, wen, und warum nicht.
action-room = { $room }
action-room-draw = Eigenes zeichnen …
action-pillows-evenly = Leg sie gleichmäßig für mich
action-pillows-choose = Felder wählen …
action-first = { $other } fängt an
action-first-self = Ich fange an
action-take-from = Von { $square } aufheben
action-swing = Hieb: { $other } · { PERCENT($percent) }
action-throw = Wurf: { $other } · { PERCENT($percent) }
action-throw-cover = Wurf: { $other } · hinter { $cover } −1 · { PERCENT($percent) }
action-defend = Volle Abwehr
action-end = Zug beenden
pick-place = Stell dich auf ein Feld, { $several ->
        [0] Spalte { $first }
       *[other] Spalten { $first } bis { $last }
    } …
pick-move = Geh auf ein Feld, { $several ->
        [0] Spalte { $first }
       *[other] Spalten { $first } bis { $last }
    } …
pick-good-place = Ein guter Platz …
pick-good-move = Gehen: gute Felder zuerst …
square-good = { $square } · { $good }
square-on-pillow = { $count ->
        [one] auf einem Kissen
       *[other] auf { $count } Kissen
    }
square-beside-pillow = neben einem Kissen
square-behind = hinter { $squares }
square-step = { $arrow } ein Schritt
square-steps = { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
square-risk = { $count ->
        [0] hier trifft dich gerade niemand
        [one] 1 Person kann dich hier treffen, { PERCENT($percent) }
       *[other] { $count } Leute können dich hier treffen, { PERCENT($percent) }
    }
square-swing = Hieb gegen { $other } { PERCENT($percent) }
square-throw = Wurf auf { $other } { PERCENT($percent) }
pick-take = Ein Kissen aufheben von …
pick-attack = Angreifen …
attack-swing = das Kissen bleibt dir
attack-throw = das Kissen fliegt weg
form-room-title = Zeichne ein Zimmer, { $width }×{ $width }
form-room-rows = Der Raum, von oben
    .about = 🟫 oder . Boden · ⬜ oder # Wand · 🟦 oder f Sofa
form-room-fragile = Zerbrechliches: drei Felder
# Same as English: squares
form-room-fragile-example = C4 D5 E6
form-pillows-title = Leg { $count } Kissen aus, eins pro Feld
form-pillows-columns = { $several ->
        [0] Spalte { $first }
       *[other] Spalten { $first } bis { $last }
    }

## Spicken

own-title = Was du tun kannst:
own-here = Du stehst auf **{ $square }**{ $hands ->
        [full] {" "}mit einem Kissen in der Hand
       *[free] , Hände frei
    }.
own-waiting = Die Schlacht hat noch nicht begonnen: Es gibt noch nichts zu messen.
own-out = Du bist nicht mehr dabei.
own-over = Die Schlacht ist vorbei.
own-line = { $name } auf { $square }: { $odds }.
own-group = { $names }: { $odds }.
own-swing = Hieb { PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] {" "}(Würfel dort plus { $more })
    }
own-throw = Wurf { PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] {" "}(minus { $penalty }: Deckung durch { $by })
    }{ $more ->
        [0] {""}
       *[other] {" "}(Würfel dort plus { $more })
    }
own-not-far = zu weit für einen Hieb
own-not-nobody = niemand da
own-not-wall-beside = kein Wurf, direkt davor steht die Wand auf { $by }
own-not-wall-between = kein Wurf, { $count ->
        [one] die Wand auf { $by } ist
       *[other] die Wände auf { $by } sind
    } dazwischen
own-not-corners = kein Wurf von irgendeiner Ecke, Wände: { $by }
own-out-of-reach = Kein Angriff auf { $names }: Warum, zeigt das Bild.
own-pillows = Kissen in Griffweite: { $pillows }.
own-no-pillows = Kein Kissen in Griffweite.
own-reach = In drei Schritten erreichbar, nach dem Risiko, dort getroffen zu werden: { $groups }.
own-chances = { PERCENT($percent) } auf { $squares }
own-shots =
    Bester Angriff von dort{ $armed ->
        [1] {""}
       *[0] , sobald du ein Kissen hast
    }: { $groups }.
own-safest = Am sichersten in drei Schritten: { $squares }, { PERCENT($percent) } Risiko.
own-risk-here = { $count ->
        [0] Hier trifft dich gerade niemand.
       *[other] Dein Risiko hier: { PERCENT($percent) }.
    }
own-no-reach = Du kommst nirgends hin.

## Das Brett und das Brett als Text

board-header-room = sucht das Zimmer aus
board-header-pillows = legt { $count } Kissen aus
board-header-first = sagt, wer anfängt
board-header-place = sucht sich einen Platz
board-header-play = noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } · { $hands ->
        [full] Kissen in der Hand
       *[free] Hände frei
    }
board-header-hits = gewinnt mit fünf Treffern!
board-header-torn = { $winners ->
        [one] traf am meisten: alle Kissen geplatzt!
       *[other] trafen am meisten: alle Kissen geplatzt!
    }
board-header-shattered = { $winners ->
        [one] traf am meisten, bis es krachte!
       *[other] trafen am meisten, bis es krachte!
    }
board-header-curfew = { $winners ->
        [one] traf am meisten, bis die Eltern kamen!
       *[other] trafen am meisten, bis die Eltern kamen!
    }
board-winners = { $count } von euch
board-blow = { $hit ->
        [1] Treffer
       *[0] { $saved ->
            [none] Daneben
           *[other] Gerettet durch { $saved }
        }
    }{ $fate ->
        [tore] , geplatzt
        [caught] , gefangen
        [stole] , geklaut
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] , { $broke } kaputt
    }!
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = Gerade eben: { $kind ->
        [throw] Wurf
       *[swing] Hieb
    } von { $name } gegen { $other }{ $cover ->
        [none] {""}
       *[other] {" "}(Deckung durch { $cover })
    }, Chance { PERCENT($percent) }: { $face } gegen { $against }. { $result }
board-walk-line = Gerade eben geht { $name } von { $start } nach { $end }.
board-grab-line = Gerade eben hebt { $name } auf { $square } ein Kissen auf.
board-round = Runde
board-of = von { $most }
board-size = { $width }×{ $width }
board-clear = frei
board-cover = Deckung −1
board-blocked = versperrt
board-you = du
board-throw = Wurf { PERCENT($percent) }
board-swing = Hieb { PERCENT($percent) }
board-no-throw = Wand { $by }
board-too-far = zu weit zum Hauen
board-reach = { $squares ->
        [0] kein Feld erreichbar
        [one] 1 Feld · %: dein Risiko dort
       *[other] { $squares } Felder · %: dein Risiko dort
    }
board-aim = zu { PERCENT($percent) } zu treffen
board-or-draw = … oder zeichne selbst
board-left-short = { $name } (weg)
board-torn = { $torn } geplatzt
board-whole = noch { $whole }
board-now-room = { $name } sucht das Zimmer aus.
board-now-pillows = { $name } legt { $count } Kissen aus.
board-now-first = { $name } sagt, wer anfängt.
board-now-place = { $name } sucht sich einen Platz.
board-now-play = { $name } hat noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }{ $attacked ->
        [1] {" "}und hat schon angegriffen
       *[0] {""}
    }.
board-now-hits = { $name } gewinnt mit fünf Treffern!
board-now-torn = { $name } { $winners ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit den meisten Treffern: Alle Kissen sind geplatzt.
board-now-shattered = { $name } { $winners ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit den meisten Treffern: Zwei Sachen sind kaputt.
board-now-curfew = { $name } { $winners ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    } mit den meisten Treffern: Die Eltern sind da.
board-alt-rooms = Zur Auswahl: { $rooms }.
board-alt-room = { $room } ({ $walls ->
        [0] keine Wand
        [one] 1 Feld Wand
       *[other] { $walls } Felder Wand
    }, { $furniture } mit Möbeln)
board-alt-ground = Wände: { $walls }. Möbel: { $furniture }.
board-room-of = Das Zimmer hat { $width }×{ $width } Felder.
board-heading = Pillow Fight · { $width }×{ $width } · { $round ->
        [0] vor der Schlacht
       *[other] Runde { $round }
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· die Eltern kommen nach Runde { $curfew }
    }
board-first = { $name } fängt an.
board-player = { $name }: { $facts }
board-at = auf { $square }
board-hits =
    { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }
board-holding = hat ein Kissen
board-defending = auf der Hut
board-pillows = Kissen liegen auf: { $pillows }.
board-pile =
    { $count ->
        [one] { $square }
       *[other] { $square } ({ $count })
    }
board-none = nichts
board-torn-line = Geplatzt: { $torn } von { $all } Kissen.
board-fragile = Zerbrechliches auf: { $squares }; zerbrochen: { $shattered }.
board-ready = { $room }{ $count ->
        [0] :
       *[other] , Zerbrechliches auf { $fragile }:
    }
board-key = . Boden, # Wand, f Möbel, o Kissen (& auf Möbeln), Großbuchstabe: wer dort steht

## Die erste Minute, für alle, die das Spiel nicht kennen

hint-goal = 🏁 Das Ziel: fünf Treffer mit Kissen.
hint-room = Du suchst das Zimmer aus. Wände halten Würfe auf; Möbel machen sie nur schwerer.
hint-pillows = Du legst { $count } Kissen aus. Wer eins in der Nähe hat, darf zuerst zuschlagen.
hint-first = Du bestimmst, wer anfängt: irgendwer, oder du.
hint-place = Such dir aus, wo du anfängst. Mit einem Kissen in der Nähe kämpfst du früher; Wände und Möbel schützen dich.
hint-fetch = Ohne Kissen kein Angriff: Geh auf eins oder daneben und heb es auf. Du hast in diesem Zug noch { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }.
hint-attack = Du hast ein Kissen. Nach einem Hieb auf jemanden neben dir behältst du es, wenn es nicht reißt. Nach einem Wurf auf jemanden, den du siehst, ist es weg. Beide würfeln, und der höhere Würfel gewinnt.
hint-rest = Du hast in diesem Zug angegriffen und noch ein Kissen. Mit dem Rest kannst du gehen oder deinen Zug beenden.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = In einem fertigen Zimmer haben alle die gleichen Chancen.
tip-pillows = Gleichmäßig verteilt haben alle eins in der Nähe.
tip-first = Wer anfängt, ist zuerst bei einem Kissen.
tip-start = Fang auf { $square } an: { $pillow ->
        [on] Genau dort liegt ein Kissen.
        [beside] Gleich daneben liegt ein Kissen.
       *[none] Dort gibt dir etwas Deckung.
    } { $percent ->
        [0] Gerade kann dich dort niemand treffen.
       *[other] Im Moment würdest du dort in { PERCENT($percent) } der Fälle getroffen.
    }
tip-hit = Von hier trifft kein Angriff öfter: { PERCENT($percent) }. Fünf Treffer gewinnen. { $kind ->
        [swing] Und das Kissen bleibt dir, wenn es nicht reißt.
       *[throw] {""}
    }
tip-aim = Geh nach { $square }: Von dort triffst du { $other } in { PERCENT($percent) } der Fälle, { $otherwise ->
        [0] von hier niemanden.
       *[other] von hier nur in { PERCENT($otherwise) }.
    }
tip-take = Ohne Kissen kannst du nicht angreifen. { $percent ->
        [0] {""}
       *[other] Mit ihm kannst du gleich { $other } angreifen und triffst in { PERCENT($percent) } der Fälle.
    }
tip-fetch = Geh nach { $square }: Dort kannst du ein Kissen aufheben. { $percent ->
        [0] Gerade kann dich dort niemand treffen.
       *[other] Im Moment würdest du dort in { PERCENT($percent) } der Fälle getroffen.
    }
tip-closer = Geh nach { $square }: Von dort ist es { $hands ->
        [full] zur nächsten Person
       *[free] zum nächsten Kissen
    } nicht mehr so weit.
tip-safer = Geh nach { $square }: { $percent ->
        [0] Dort kann dich gerade niemand treffen, hier
       *[other] Dort würdest du in { PERCENT($percent) } der Fälle getroffen, hier
    } in { PERCENT($otherwise) }.
tip-defend = Bis zu deinem nächsten Zug bist du schwerer zu treffen.
tip-rest = { $percent ->
        [0] Gerade kann dich hier niemand treffen.
       *[other] Kein Feld in Reichweite ist deutlich sicherer als deins.
    }

## Die Regeln in einer Minute

rules-1 =
    ## Pillow Fight
    _von hirnsalat, peacememories und m0ru · 3 bis 6 Leute_

    Kissenschlacht in der großen Wohnung eurer Freunde: ein bescheidener Vorrat an Kissen und weit und breit keine Erwachsenen. **Fünf Treffer gewinnen.** Sind vorher alle Kissen geplatzt, gewinnen die meisten Treffer.

    Eine Person stellt Wände und Möbel auf, die nächste legt die Kissen aus, die dritte sagt, wer anfängt. Dann suchen sich alle einen Platz auf dem Boden.

    Wenn du dran bist, hast du **zwei Aktionen** und darfst auch früher aufhören:
    - **Gehen**, bis zu drei Schritte, auch schräg, nur auf dem Boden und durch niemanden hindurch.
    - **Aufheben**: ein Kissen unter dir oder auf einem Feld neben dir. Du kannst eins tragen. Wände stören dabei nicht, und auch nicht, wer draufsteht.
    - **Angreifen**, einmal pro Zug, mit einem Kissen in der Hand.
rules-2 =
    ## Angreifen
    Beide würfeln. Ist deine Zahl höher, hast du getroffen.

    - **Hauen** geht gegen alle neben dir, Wand hin oder her. Das Kissen behältst du, aber es **platzt**, wenn dein eigener Würfel 1 oder 2 zeigt.
    - **Werfen** geht auf alle, die du siehst. Das Kissen landet dort vor den Füßen, es sei denn, die Hände sind frei und der eigene Würfel zeigt 5 oder 6: Dann wird es **gefangen**. Ein Treffer kann es trotzdem sein.

    Wände halten einen Wurf auf; Möbel und Leute nicht.
rules-3 =
    ## Deckung
    Deckung hilft nur gegen Würfe. Schau vom Ziel zur werfenden Person: gerade oder schräg, was ist auf dem Feld direkt neben dem Ziel?
    - Eine **Wand**: Von dort kann niemand werfen.
    - **Möbel**: Der Würfel des Wurfs zählt eins weniger.

    Das gilt nur in eine Richtung: Hinter manchen Ecken kannst du werfen, wo niemand zurückwerfen kann. Vor dem Wurf sagt dir der Tisch, wie die Chancen stehen.

    Nach 20 Runden (wenn am Tisch nichts anderes gilt) kommen die Eltern, und die meisten Treffer gewinnen.
rules-4 =
    ## Hausregeln
    - **Volle Abwehr**: eine Aktion; bis zu deinem nächsten Zug zählt deine Abwehr eins mehr. Gleiche Würfel sind dann Treffer.
    - **Kissenklau**: Haut jemand nach dir und deine Hände sind frei, schnappt sich deine 5 oder 6 das Kissen, wenn es nicht geplatzt ist.
    - **Kissenschild**: Haut jemand nach dir und du hast ein Kissen in der Hand, zählt dein Würfel eins mehr.
    - **Zerbrechliches**: drei Stück. Ein Wurf, der weder trifft noch gefangen wird, zerbricht eins auf dem Zielfeld oder daneben. Beim zweiten ist Schluss.
    - **Deckung nach Ecken**: Geworfen wird von der besten Ecke des eigenen Feldes auf die vier Ecken des Zielfeldes. Wände auf allen vier Linien: unmöglich. Auf einigen, oder Möbel neben dem Ziel: eins weniger.

## Warum ein Zug gut ist: ganze Sätze über den Zug, an niemand Bestimmtes.

why-hits =
    { $wins ->
        [yes] Noch ein Treffer bringt den Sieg, und dieser Angriff trifft { $other } in { PERCENT($percent) } der Fälle.
       *[no] { $otherwise ->
            [0] Das trifft { $other } in { PERCENT($percent) } der Fälle.
           *[other] Das trifft { $other } in { PERCENT($percent) } der Fälle, der andere Angriff trifft nur in { PERCENT($otherwise) }.
        }
    }
why-tears = Beim Hauen platzt das Kissen in { PERCENT($percent) } der Fälle, beim Werfen nie.
why-last-pillow = Beim Hauen platzt das letzte Kissen in { PERCENT($percent) } der Fälle; dann ist alles vorbei, und { $other } liegt vorn.
why-shatters =
    Ein Wurf, der { $other } verfehlt, macht das zweite zerbrechliche Ding kaputt; dann ist alles vorbei, und { $seat } { $level ->
        [yes] hat gleich viele Treffer
       *[no] liegt vorn
    }.
why-miss-wins = Sogar daneben gewinnt: Das zweite zerbrechliche Ding bei { $other } geht kaputt, und die meisten Treffer sind hier.
why-catches = { $other } hat freie Hände und fängt einen Wurf in { PERCENT($percent) } der Fälle.
why-then = Danach ist gleich ein Angriff auf { $other } möglich, und der trifft in { PERCENT($percent) } der Fälle.
why-contested =
    { $count ->
        [one] Sonst könnte { $other } sich dieses Kissen zuerst holen.
       *[other] Sonst könnte { $other } oder jemand anderes sich dieses Kissen zuerst holen.
    }
why-at-hand =
    { $count ->
        [one] In Reichweite von { $square } liegt ein Kissen.
       *[other] In Reichweite von { $square } liegen { $count } Kissen.
    }
why-next-turn = Von dort ist { $other } im nächsten Zug in Reichweite und wird in { PERCENT($percent) } der Fälle getroffen.
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] Das ist direkt neben jemandem.
            [one] Von dort steht man nach 1 Schritt neben jemandem statt nach { $otherwise }.
           *[other] Von dort steht man nach { $steps } Schritten neben jemandem statt nach { $otherwise }.
        }
       *[free] { $steps ->
            [one] Von dort ist nach 1 Schritt ein Kissen in Reichweite statt nach { $otherwise }.
           *[other] Von dort ist nach { $steps } Schritten ein Kissen in Reichweite statt nach { $otherwise }.
        }
    }

## Schlagzeilen der Karte, die man teilt

headline-past-all-cover = Trotz Deckung erwischt: { $other }. Gewonnen: { $winners }
headline-not-a-feather =
    { $number ->
        [1] Ein einziger Treffer, und nicht gegen { $winners }
       *[other] { $number } Treffer in einer Nacht, und keiner traf { $winners }
    }
headline-the-last-pillow-tore = Das letzte Kissen platzt. Meiste Treffer: { $winners }
headline-something-broke = Da ging was kaputt. Meiste Treffer: { $winners }
headline-parents-came = Die Eltern kamen. Meiste Treffer: { $winners }
headline-one-last-hit = Ein letzter Treffer gegen { $other }: Sieg für { $winners }

## Erfolge

feat-over-the-sofa = Übers Sofa
    .story = jemanden in Deckung getroffen, bei schlechten Chancen
feat-return-to-sender = Zurück an Absender
    .story = ein Kissen gefangen und mit dem nächsten Angriff getroffen, von wem es kam
feat-rug-pull = Teppichtrick
    .story = jemandem das Kissen unter den Füßen weggezogen und im selben Zug getroffen
feat-untouched = Kein Federchen gekrümmt
    .story = gewonnen, ohne ein einziges Mal getroffen zu werden
feat-feathers-everywhere = Überall Federn
    .story = das allerletzte Kissen zum Platzen gebracht
feat-not-the-vase = Nicht die Vase!
    .story = etwas Zerbrechliches kaputt gemacht

## Vorausplanen. $attacks ist 1, wo jemand getroffen werden soll.

plan =
    { $attacks ->
        [0] {""}
       *[other] auf { $attack } losgehen, wenn ein Treffer zu mindestens { PERCENT($odds) } klappt; dann{" "}
    }{ $rest ->
        [defend] volle Abwehr und Zug beenden
        [end] den Zug beenden
       *[ask] den Rest selbst entscheiden
    }
plan-ask-attack = Losgehen auf
plan-ask-odds = Wenn ein Treffer so wahrscheinlich ist
plan-ask-rest = Und mit dem Rest deines Zuges
plan-open-attack = niemanden
plan-some-odds = mindestens { PERCENT($number) }
plan-rest-end = beenden
plan-rest-defend = volle Abwehr, dann beenden
plan-rest-ask = mich fragen
plan-void-hands = Du hast das Kissen nicht mehr.
