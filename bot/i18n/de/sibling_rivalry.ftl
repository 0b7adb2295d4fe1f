### Sibling Rivalry, auf Deutsch.
### Words of English too: Start

# Same as English: the published title
title = Sibling Rivalry
tagline =
    Fünf Würfel, und nebenan sitzen die Eltern: Nerv die anderen,
    übertrumpf die anderen, und hör auf, bevor man dich erwischt.
# The picture of the game, for those who do not see it.
picture-alt = Zwei Kinder schneiden über ihren Würfeln Grimassen, und durch eine Tür gucken böse Augen.

## Die Bahnen und ihre Felder. Sätze, die eins nennen, haben $track und $square.

track =
    { $track ->
        [2] Blicke
        [3] Fratzen
        [4] Kitzeln
        [5] Auas
       *[6] Sprüche
    }
square =
    { $track ->
        [2] { $square ->
            [1] Knapp vorbei
            [2] Seitenblick
            [3] Direkter Blick
            [4] Anstarren
            [5] Grinsen
            [6] Böser Blick
           *[7] Guck mich nicht so an!
        }
        [3] { $square ->
            [1] Küsschen
            [2] Zunge raus
            [3] Ferkelnase
            [4] Doofgesicht
            [5] Glotzaugen
            [6] Lider umklappen
           *[7] Lass die Fratzen!
        }
        [4] { $square ->
            [1] Fast gekitzelt
            [2] Fuß
            [3] Kinn
            [4] Rippen
            [5] Achsel
            [6] Kopf in den Bauch
           *[7] Hahahaha!
        }
        [5] { $square ->
            [1] Fast geboxt
            [2] Piksen
            [3] Kneifen
            [4] Haare ziehen
            [5] Pferdekuss
            [6] Boxen im Akkord
           *[7] Aua! Lass das!
        }
       *[6] { $square ->
            [1] Hä? Logo!
            [2] Man sieht deine Unterhose
            [3] Komisch … ich hab die Schönheit UND das Hirn
            [4] Da hab ich reingespuckt
            [5] Dir krabbelten nachts Käfer in die Nase
            [6] Du bist adoptiert
           *[7] MAMA! Stimmt das?
        }
    }
short-square =
    { $track ->
        [2] { $square ->
            [7] Guck nicht so!
           *[other] { square }
        }
        [3] { $square ->
            [6] Lider hoch
           *[other] { square }
        }
        [4] { $square ->
            [6] Kopf am Bauch
           *[other] { square }
        }
        [6] { $square ->
            [2] Unterhose!
            [3] Schön & schlau
            [4] Spucke drin!
            [5] Käfer in der Nase
            [6] Adoptiert!
           *[other] { square }
        }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [2] { $square ->
            [2] Seiten{"\u00AD"}blick
            [4] An{"\u00AD"}starren
           *[other] { short-square }
        }
        [3] { $square ->
            [1] Küss{"\u00AD"}chen
            [3] Ferkel{"\u00AD"}nase
            [4] Doof{"\u00AD"}gesicht
            [5] Glotz{"\u00AD"}augen
           *[other] { short-square }
        }
        [4] { $square ->
            [7] Haha{"\u00AD"}haha!
           *[other] { short-square }
        }
        [5] { $square ->
            [5] Pferde{"\u00AD"}kuss
           *[other] { short-square }
        }
        [6] { $square ->
            [2] Unter{"\u00AD"}hose!
            [6] Adop{"\u00AD"}tiert!
           *[other] { short-square }
        }
       *[other] { short-square }
    }

## Das Brett und das Brett als Text

board-header-roll = würfelt als Nächstes
board-header-choose = welche Bahn für diesen Wurf?
board-header-decide = noch mal, oder aufhören?
board-header-won = ist durchs Ziel und gewinnt!
board-start = Start
board-finish = Ziel
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] Erwischt!
       *[other] Erwischt! −{ $squares }
    }
board-just-climb = Gerade eben { $steps } aufwärts für { $name }, Bahn { $track } ({ $square }).
board-just-catch = Gerade eben erwischt: { $name }, mit { $ones ->
        [2] zwei
        [3] drei
        [4] vier
       *[5] fünf
    } Einsen{ $back ->
        [0] {""}
       *[other] , von { $before } zurück auf { $after }
    }.
board-just-tumble = Gerade eben verliert { $name } die Figur auf der Bahn { $track }: { $other } war besser.
board-just-gain = Gerade eben { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $name }.
board-danger-1 = Risiko beim
board-danger-2 = nächsten Wurf
board-heading =
    Sibling Rivalry · wer zuerst über Feld { $length } der { $track ->
        [short] kurzen
        [long] langen
       *[standard] normalen
    } Punkteleiste hinaus ist, gewinnt{ $escalate ->
        [any] {" "}· steigern von jeder Bahn aus
       *[highest] {""}
    }
board-now-roll = { $name } würfelt als Nächstes mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }.
board-now-choose = { $name } würfelt { $faces }: welche Bahn?
board-now-decide = { $name } würfelt { $faces }: noch mal mit { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfeln
    }, oder aufhören?
board-now-won = { $name } ist durchs Ziel und gewinnt!
board-ones = Einsen beiseite: { $ones } von { $limit }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } übrig. Gefahr beim nächsten Wurf: { PERCENT($percent) }.
board-angel = { $name } steht auf einem Engel.
board-devil = { $name } steht auf einem Teufel.
board-can = Dieser Wurf kann: { $each }.
board-could = { $track }: { $steps ->
        [0] stehen bleiben auf { $square }
       *[other] { $steps } weiter auf { $square }
    } ({ $points })
board-stop =
    Jetzt aufhören: { $place ->
        [alone] die Figur bleibt
        [ahead] { $other } ist übertrumpft
        [tied] gleichauf mit { $other }, die Figur kommt runter
        [behind] hinter { $other }, die Figur kommt runter
       *[none] keine Figur im Spiel
    }.
board-tracks = Bahnen, vom ersten Feld zum letzten, mit ihren Punkten:
board-track =
    { $face } { $track }{ $open ->
        [yes] {" "}(offen)
       *[no] {""}
    }: { $squares }
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
board-score-square =
    { $pawns ->
        [none] { $name } { $points } & SOFORT
       *[other] { $name } { $points } & SOFORT [{ $pawns }]
    }
board-map = Punkteleiste: Felder 1 bis { $length }; Engel (erwischt bei vier Einsen) auf { $angels }; Teufel (erwischt bei zwei Einsen) auf { $devils }.
board-scores = Punkteleiste, wer wo steht, und die Figuren auf den Bahnen:
board-row =
    { $name }: { $position ->
        [start] 0 (Start)
        [finish] Ziel
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ; { $pawn }
    }
board-row-gone = { $name }: weg
board-pawn = auf der Bahn { $track }, { $square } ({ $points })
board-alt-scores = Punktestand: { $each }.
board-alt-pawns = Figuren: { $each }.
board-alt-open = Offen: { $tracks }.

## Optionen

option-track = Punkteleiste
option-track-standard = normal, 22 Felder
option-track-short = kurz, 12 Felder
option-track-long = lang, 32 Felder
option-escalate = Wo man steigern darf
option-escalate-highest = eins über der höchsten Bahn mit einer Figur
option-escalate-any = eins über jeder Bahn mit einer Figur
option-first = Wer beginnt
option-first-random = das Los entscheidet
option-first-host = wer den Tisch eröffnet hat

## Was passiert ist

event-first =
    { $how ->
        [host] { $seat } hat den Tisch eröffnet und fängt damit an.
       *[lot] Das Los fällt auf { $seat }. Wer hat angefangen? Genau.
    }
limit-square =
    { $limit ->
        [2] 2 (Teufel)
        [4] 4 (Engel)
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat } würfelt **{ $faces }**
        [1] { $seat } schüttelt den Becher: **{ $faces }**
        [2] **{ $faces }** landen vor { $seat }
        [3] Rappel, rappel, { $seat } bekommt **{ $faces }**
        [4] { $seat } schleicht sich an und wirft **{ $faces }**
        [5] Die Würfel prallen vom Bettpfosten ab: **{ $faces }**, { $seat }
        [6] { $seat } kann es einfach nicht lassen: **{ $faces }**
        [7] „Pass mal auf“, flüstert { $seat }. **{ $faces }**
        [8] Aus dem Ärmel von { $seat } kullern **{ $faces }**
       *[9] Über den Teppich rollen **{ $faces }**, geworfen von { $seat }
    }{ $new ->
        [0] . { $ones ->
            [0] Von nebenan kein Mucks.
           *[other] Einsen: weiterhin { $ones }, erwischt bei { limit-square }.
        }
        [one] , und die Eins kommt beiseite: bisher { $ones }, erwischt bei { limit-square }.
        [2] , und zwei Einsen kommen beiseite: bisher { $ones }, erwischt bei { limit-square }.
        [3] , und drei Einsen kommen beiseite: bisher { $ones }, erwischt bei { limit-square }.
        [4] , und vier Einsen kommen beiseite: bisher { $ones }, erwischt bei { limit-square }.
       *[5] , fünf Einsen auf einmal: bisher { $ones }, erwischt bei { limit-square }.
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] „**{ short-square }**“: { $seat } versucht sich auf der Bahn { track }.
            [1] Für { $seat } hilft da nur „**{ short-square }**“ ({ track }).
            [2] „**{ short-square }**“: { $seat } hat nichts als { track } im Kopf, und das merkt man.
            [3] Achtung, jetzt kommt „**{ short-square }**“ von { $seat }, Bahn { track }.
            [4] { track } soll es sein: „**{ short-square }**“, probiert { $seat }.
            [5] { $seat } wird frecher und ist auf der Bahn { track } schon bis „**{ short-square }**“.
            [6] Oh nein, { $seat } macht es wirklich, „**{ short-square }**“ und alles ({ track })!
            [7] „**{ short-square }**“, und { $seat } hat die ganze Woche { track } geübt.
           *[8] Ein Stückchen weiter auf der Bahn { track }, und schon ist { $seat } bei „**{ short-square }**“.
        }
       *[other] { $flavour ->
            [0] „**{ short-square }**“: { $seat } hat etwas Besseres gefunden, { track }.
            [1] „**{ short-square }**“: { $seat } lässt alles stehen und liegen für { track }.
            [2] Planänderung! Mit „**{ short-square }**“ fängt { $seat } auf der Bahn { track } neu an.
            [3] „Langweilig“, sagt { $seat }: Jetzt kommt „**{ short-square }**“, Bahn { track }.
            [4] Neue Idee von { $seat }: „**{ short-square }**“, ganz drüben auf der Bahn { track }.
           *[5] { $seat } vergisst das alles und macht eine frische Tüte { track } auf: „**{ short-square }**“.
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] Kein Würfel, mit dem { $seat } etwas anfangen könnte.
            [1] Nichts dabei für den Anfang, { $seat }.
            [2] { $seat } schaut die Würfel an. Die Würfel schauen weg.
            [3] So viel Lärm, und { $seat } hat immer noch niemanden genervt.
            [4] Daraus kann { $seat } keinen Unfug machen.
            [5] Die falschen Zahlen für { $seat }. Jede einzelne.
           *[6] Nicht eine passt. { $seat } tritt gegen einen Pantoffel.
        }
       *[other] { $flavour ->
            [0] Kein Würfel bewegt { $seat }: vorerst noch „**{ short-square }**“.
            [1] { $seat } hängt bei „**{ short-square }**“ fest.
            [2] „**{ short-square }**“, schon wieder? Von { $seat } kommt da nichts Neues.
            [3] Diese Würfel helfen { $seat } nicht: Es bleibt bei „**{ short-square }**“.
            [4] { $seat } macht noch mal „**{ short-square }**“, diesmal mit Gefühl.
            [5] Den Wurf hat keiner bemerkt: für { $seat } weiter „**{ short-square }**“.
           *[6] Schade um die schönen Würfel. { $seat } hält „**{ short-square }**“ und hofft.
        }
    }
event-topped =
    „{ short-square }“ { $flavour ->
        [0] { $seat } ist auf der Bahn { track } ganz oben: Alle Figuren kommen runter, und { $seat } ist noch mal dran!
        [1] { $seat } hat jemanden zum Kreischen gebracht. { track } wird leer geräumt, und weiter geht’s!
        [2] Das toppt keiner. { $seat } räumt { track } ab und darf noch mal!
        [3] Gipfel der Bahn { track }! { $seat } fegt alle herunter und macht gleich noch einen Zug.
        [4] { $seat } hat { track } zur Vollendung gebracht. Alle Figuren gehen, nur { $seat } will mehr!
       *[5] Das hat das ganze Haus gehört. Auf der Bahn { track } ist alles leer, und { $seat } ist noch nicht fertig!
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat } bekommt sofort **{ $points }**: { $before } → { $after }.
            [1] Das bringt { $seat } auf der Stelle **{ $points }**: { $before } → { $after }.
            [2] Bar auf die Kralle für { $seat }, **{ $points }** Stück: { $before } → { $after }.
           *[3] **{ $points }** Punkte, direkt ausgezahlt an { $seat }: { $before } → { $after }.
        }
       *[other] { $flavour ->
            [0] Unübertroffen, { $seat } mit „{ short-square }“: **+{ $points }**, { $before } → { $after }.
            [1] { $seat } kommt mit „{ short-square }“ davon: **+{ $points }**, { $before } → { $after }.
            [2] „{ short-square }“ zahlt sich aus für { $seat }: **+{ $points }**, { $before } → { $after }.
            [3] Eine ganze Runde „{ short-square }“! { $seat } kassiert: **+{ $points }**, { $before } → { $after }.
            [4] „{ short-square }“ hat keiner geschlagen. Gut gemacht, { $seat }: **+{ $points }**, { $before } → { $after }.
            [5] Steht noch immer da, { $seat } mit „{ short-square }“: **+{ $points }**, { $before } → { $after }.
           *[6] Gegen „{ short-square }“ kam niemand an, also nimmt { $seat } **+{ $points }**: { $before } → { $after }.
        }
    }
event-slid =
    { $after ->
        [0] { $seat } stößt auf der { $before } mit { $other } zusammen und rutscht ganz von der Leiste!
       *[other] { $pair ->
            [3] Nicht schon wieder { $other }! Der dritte Rempler der beiden: { $seat } rutscht von { $before } auf { $after }.
           *[other] { $flavour ->
                [0] { $seat } landet auf der { $before } bei { $other } und rutscht zurück auf { $after }.
                [1] Die { $before } ist besetzt, von { $other }: { $seat } rutscht zurück auf { $after }.
                [2] „Mein Platz!“ { $other } sitzt auf der { $before }, und { $seat } rutscht zurück auf { $after }.
                [3] Bonk! { $seat } trifft { $other } auf der { $before } und rutscht zurück auf { $after }.
                [4] Auf der { $before } ist kein Platz für zwei. { $other } bleibt, { $seat } rutscht zurück auf { $after }.
               *[5] { $other } rührt sich nicht von der { $before }, also rutscht { $seat } zurück auf { $after }.
            }
        }
    }
event-caught =
    { $row ->
        [2] Zweimal hintereinander! Die Pantoffeln kommen geradewegs auf { $seat } zu: erwischt mit
        [3] Dreimal in Folge! Jemand hat schon einen Stuhl neben die Tür gestellt, für { $seat }: erwischt mit
       *[other] { $flavour ->
            [0] „WAS ist denn hier los?“ { $seat } wird erwischt mit
            [1] Die Tür geht auf, und da steht { $seat }: erwischt mit
            [2] Papa hat alles gesehen. Pech für { $seat }: erwischt mit
            [3] Knarz … knarz … Licht an! { $seat } blinzelt: erwischt mit
            [4] „Ich war das nicht!“ Doch, { $seat }: erwischt mit
            [5] Mamas Augenbraue geht hoch. { $seat } schluckt: erwischt mit
            [6] So viel zum Schmierestehen, { $seat }: erwischt mit
           *[7] „Muss ich erst reinkommen?“ Zu spät, { $seat }: erwischt mit
        }
    } { $ones ->
        [2] zwei
        [3] drei
        [4] vier
       *[5] fünf
    } Einsen, { $before ->
        [0] aber zu verlieren gab es nichts.
       *[other] und zurück geht es: { $before } → { $after }.
    }{ $ones ->
        [2] {" "}Auf einem Teufel reichen zwei Einsen.
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat } hört bei „{ short-square }“ auf, und wer kann das übertrumpfen?
        [1] { $seat } belässt es bei „{ short-square }“ und guckt ganz unschuldig.
        [2] „{ short-square }“ von { $seat }. Macht das erst mal nach!
        [3] Mit „{ short-square }“ lehnt sich { $seat } zurück und wartet auf das Gekreisch.
        [4] Genug fürs Erste: Bei „{ short-square }“ parkt { $seat }.
        [5] { $seat } ist ziemlich stolz auf „{ short-square }“ und macht Schluss.
        [6] „Ihr seid dran!“ Und über „{ short-square }“ grinst { $seat }.
       *[7] Finger weg von den Würfeln: „{ short-square }“ genügt { $seat } vollkommen.
    }
event-outdid =
    { $pair ->
        [3] Ach, { $other }! Zum dritten Mal übertrumpft von { $seat }, diesmal mit „{ short-square }“.
       *[other] { $flavour ->
            [0] { $seat } übertrumpft { $other } mit „{ short-square }“! Die Figur von { $other } kommt runter.
            [1] Das nennst du nervig, { $other }? { $seat } zeigt, wie es geht: „{ short-square }“. Eine Figur weniger.
            [2] „{ short-square }“! { $seat } wirft { $other } von der Bahn { track }.
            [3] Rutsch rüber, { $other }: { $seat } hat „{ short-square }“, und deine Figur kommt runter.
            [4] { $other } war gut. { $seat } ist schlimmer: „{ short-square }“, und tschüs.
            [5] { $seat } schnappt { $other } die Bahn { track } weg, und zwar mit „{ short-square }“.
           *[6] „Kinderkram“, raunt { $seat } und fegt { $other } mit „{ short-square }“ von der Bahn.
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat } hört auf, ohne { $other } zu übertrumpfen, und die Figur kommt runter.
        [1] { $other } gähnt bloß. Die Figur von { $seat } muss weg.
        [2] Das reicht nicht gegen { $other }: { $seat } nimmt die Figur vom Brett.
        [3] Netter Versuch, aber { $other } kann das besser. Ab mit der Figur von { $seat }.
        [4] War das alles, { $seat }? { $other } hat kaum hochgeguckt. Hier bleibt keine Figur stehen.
       *[5] { $seat } gibt es auf, gegen { $other } anzukommen, und packt die Figur ein.
    }
event-idled =
    { $flavour ->
        [0] { $seat } hört auf, ohne irgendwen gestört zu haben.
        [1] So brav! { $seat } macht Schluss und hat nichts vorzuweisen.
        [2] Feierabend für { $seat }. Kein Geschwisterkind kam zu Schaden.
       *[3] { $seat } ist heute ein Engel: fertig, und keiner ist sauer.
    }
event-won =
    { $how ->
        [last] Alle anderen sind im Bett: { $seats } gewinnt.
       *[track] { $comeback ->
            [1] Zur Halbzeit ganz hinten, am Ende vorn: { $seats } ist durchs Ziel und gewinnt! Stille Wasser eben.
           *[other] { $flavour ->
                [0] { $seats } ist durchs Ziel und gewinnt! Und angefangen haben die anderen.
                [1] { $seats } ist durchs Ziel und gewinnt! Amtlich bestätigt: am nervigsten von allen.
                [2] { $seats } ist durchs Ziel und gewinnt! Mit Bescheidenheit ist diese Woche nicht zu rechnen.
               *[3] Tür zu, Licht aus: { $seats } ist durchs Ziel und gewinnt! Und jetzt vertragt euch alle wieder.
            }
        }
    }

## Warum nicht

refusal-roll-first = Würfle erst mal.
refusal-choose-first = Wähl erst eine Bahn für diesen Wurf.
refusal-nothing-to-choose = Gerade gibt es keine Bahn zu wählen.
refusal-track-closed = { track } ist in diesem Zug zu. Offen sind nur Bahnen, auf denen andere stehen, und eine darüber.
refusal-no-die-for-track = Für { track } brauchst du eine { $track }, und die zeigt keiner deiner Würfel.

## Am Tisch

prompt-roll = **{ $seat }**, nimm { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }. Bei der { $limit ->
        [2] zweiten
        [3] dritten
       *[4] vierten
    } Eins wirst du erwischt.
prompt-choose = **{ $seat }**: welche Bahn für diesen Wurf? Einsen: { $ones } von { $limit }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } übrig.
prompt-decide = **{ $seat }**: { $place ->
        [none] noch keine Figur im Spiel.
        [alone] „**{ square }**“, allein auf der Bahn { track }.
        [ahead] „**{ square }**“, vor { $other }.
        [tied] „**{ square }**“, gleichauf mit { $other }.
       *[behind] „**{ square }**“, hinter { $other }.
    } Einsen: { $ones } von { $limit }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } übrig.
action-roll = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } werfen
action-again = Noch mal · { PERCENT($percent) } erwischt
action-stop =
    Aufhören: { $place ->
        [none] keine Figur im Spiel
        [alone] { short-square } bleibt, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [ahead] du übertrumpfst { $other }, { short-square }
        [tied] gleichauf mit { $other }, Figur weg
       *[behind] hinter { $other }, Figur weg
    }
action-choose =
    { track } { $steps ->
        [0] bleiben
       *[other] +{ $steps }
    } → { short-square }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $tops ->
        [wins] {" "}& Sieg!
        [yes] {" "}& noch mal!
       *[no] { $place ->
            [ahead] {" "}· vor { $other }
            [tied] {" "}· neben { $other }
            [behind] {" "}· hinter { $other }
           *[other] {""}
        }
    }
## Die erste Minute, für alle, die das Spiel nicht kennen

hint-goal = 🏁 Das Ziel: als Erstes über Feld { $length } der Punktebahn hinaus.
hint-roll = Würfle! Jede Eins kommt beiseite, und bei { $limit } davon wirst du erwischt. Alle anderen Zahlen können deine Figur eine Bahn hinaufbringen.
hint-choose = Du hast { $faces } gewürfelt. Wähl eine Bahn, und deine Figur klettert für jeden Würfel mit der Zahl der Bahn ein Feld hinauf. Punkte gibt es, wenn sie noch dort steht, wenn du wieder dran bist.
hint-decide = { $place ->
        [none] Du hast noch keine Figur auf einer Bahn: Aufhören bringt dir jetzt nichts.
        [alone] Hör auf, und deine Figur wartet hier auf { $points ->
            [one] 1 Punkt: Er gehört
           *[other] { $points } Punkte: Sie gehören
        } dir, wenn du wieder dran bist, es sei denn, jemand übertrumpft sie.
        [ahead] Hör jetzt auf, und du wirfst die andere Figur von der Bahn. Deine wartet bis zu deinem nächsten Zug auf { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] Jemand ist auf dieser Bahn gleichauf oder vor dir: Hörst du jetzt auf, kommt deine Figur runter.
    } Würfelst du weiter, wirst du in { PERCENT($percent) } der Fälle erwischt.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Das bringt dich über das Ziel hinaus: Du gewinnst!
tip-tops = Das Ende der Bahn: { $points } Punkte sofort, und du bist gleich noch mal dran.
tip-stays = Dort kann deine Figur bleiben, für { $points } Punkte. Wo jemand gleichauf oder vor dir ist, kommt sie runter, wenn du aufhörst.
tip-more = Es ist { $points } Punkte wert, das nächstbeste nur { $otherwise }.
tip-higher = Es liegt weiter oben, Feld { $square } statt { $otherwise }: näher am Ende der Bahn, das sofort Punkte bringt.
tip-gap = Dort fehlen dir die wenigsten Schritte, um an { $other } vorbeizukommen.
tip-nothing-yet = Punkte bringt nur eine Figur auf einer Bahn, und noch ein Wurf kann sie dorthin bringen.
tip-comes-off = Hörst du jetzt auf, kommt deine Figur runter, ohne Punkte. Noch ein Wurf bringt sie vielleicht an { $other } vorbei.
tip-bank = { $wins ->
        [yes] Die { $points } Punkte, die hier warten, bringen dich über das Ziel hinaus.
       *[no] Hier warten { $points } Punkte auf dich.
    } Noch ein Wurf wird in { PERCENT($percent) } der Fälle erwischt, und dann sind sie weg.
tip-climb = Nur { PERCENT($percent) } der Würfe werden erwischt, und weiter oben ist deine Figur mehr wert.

## Die Regeln in einer Minute

rules-1 =
    ## Sibling Rivalry
    _von Richard Garfield · 2 bis 8 Leute_

    Geschwister gehen einander auf die Nerven. Wer zuerst **durchs Ziel** der Punkteleiste ist, gewinnt.

    Wenn du dran bist, würfelst du mit fünf Würfeln. Jede **Eins** kommt beiseite und bleibt dort. Die anderen bewegen deine Figur: Wähl eine offene Bahn, und sie rückt für jeden Würfel mit der Zahl der Bahn ein Feld vor. Dann **würfle weiter** mit den übrigen Würfeln, oder **hör auf**.
rules-2 =
    ## Erwischt!
    Bei der **dritten Eins** eines Zuges stehen die Eltern in der Tür: Deine Figur kommt von der Bahn, und auf der Punkteleiste gehst du für jede Eins ein Feld zurück. Wie wahrscheinlich das ist, steht auf dem Knopf *Noch mal*.

    Auf einem **Engel** der Punkteleiste braucht es vier Einsen. Auf einem **Teufel** genügen zwei.
rules-3 =
    ## Übertrumpf sie
    - Hat kein Geschwisterkind eine Figur auf den Bahnen, beginnst du bei **Blicke**. Sonst ist jede Bahn offen, auf der eine Figur steht, und die über der höchsten auch.
    - Hörst du **vor** der Figur auf deiner Bahn auf, kommt sie runter. Gleichauf oder dahinter trifft es deine.
    - Steht deine Figur noch da, wenn du wieder dran bist, bekommst du ihre **Punkte**.
    - Nach jedem Wurf darfst du die Bahn wechseln, fängst auf der neuen aber von vorn an. Auf der eigenen Bahn zählen passende Würfel immer.
rules-4 =
    ## Nach ganz oben, und auf dem Weg dorthin
    - Erreichst du das **letzte Feld** einer Bahn, kommen alle ihre Figuren runter, du bekommst sofort die Punkte und bist gleich noch mal dran.
    - Landest du auf der Punkteleiste auf einer anderen Figur, vorwärts oder rückwärts, **rutschst** du zurück aufs erste freie Feld.
    - Liegt eine Eins beiseite, erwischt dich der nächste Wurf etwa jedes achte Mal. Bei zweien sind es vier von zehn.

## Warum ein Zug gut ist: ganze Sätze über den Zug, an niemand Bestimmtes.

why-finishes =
    { $wins ->
        [yes] Das letzte Feld bringt sofort { $points } Punkte, und das ist der Sieg.
       *[no] Das letzte Feld bringt sofort { $points } Punkte und danach gleich noch einen Zug.
    }
why-about-to-win = { $other } steht kurz vor dem Sieg: Die Figur dort bringt { $points } Punkte, wenn niemand sie übertrumpft.
why-outdoes =
    { $wins ->
        [yes] Das übertrumpft die Figur von { $other }, und die würde sonst gewinnen.
       *[no] Das übertrumpft die Figur von { $other }, und die würde sonst { $points } Punkte bringen.
    }
why-leads-to =
    { $where ->
        [finish] Die { $points } Punkte dieses Feldes reichen zum Sieg.
       *[angel] Die { $points } Punkte dieses Feldes führen zu einem Engel, wo man erst bei der vierten Eins erwischt wird.
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] Hier aufzuhören bringt nichts
            [1] Hier aufzuhören bringt nur einen Punkt
           *[other] Hier aufzuhören bringt nur { $points } Punkte
        }, und beim nächsten Wurf wird man { $percent ->
            [0] in weniger als 1 %
           *[other] nur in { PERCENT($percent) }
        } der Fälle erwischt.
       *[no] { $points ->
            [0] Beim nächsten Wurf wird man in { PERCENT($percent) } der Fälle erwischt.
           *[other] Beim nächsten Wurf wird man in { PERCENT($percent) } der Fälle erwischt, und { $points } Punkte stehen auf dem Spiel.
        }
    }
why-risk =
    { $percent ->
        [0] Das ist gut genug, um aufzuhören; auf der anderen Bahn wird man in { PERCENT($otherwise) } der Fälle erwischt.
       *[other] Wer von hier weitermacht, wird in { PERCENT($percent) } der Fälle erwischt, auf der anderen Bahn in { PERCENT($otherwise) }.
    }
why-reaches = Von hier aus führt dieser Zug in { PERCENT($percent) } der Fälle bis aufs letzte Feld der Bahn { track }.
why-taken = { $other } ist als Nächstes dran und wirft eine Figur, die auf der Bahn { track } stehen bleibt, in { PERCENT($percent) } der Fälle herunter.
why-lasts =
    { $percent ->
        [0] { $other } ist als Nächstes dran und wirft eine Figur, die auf der Bahn { track } stehen bleibt, so gut wie nie herunter.
       *[other] { $other } ist als Nächstes dran und wirft eine Figur, die auf der Bahn { track } stehen bleibt, nur in { PERCENT($percent) } der Fälle herunter.
    }

## Schlagzeilen der Karte, die man teilt

headline-one-more-and-out = Eine Eins mehr, und alles wär aus gewesen: Sieg für { $winners }
headline-back-to-the-start-and-up = Erst zurück an den Start, dann gewonnen: { $winners }
headline-never-caught = Nie erwischt: { $winners }. Die anderen schon, { $number }-mal
headline-past-the-finish = Mit { $number ->
        [one] einem Punkt
       *[other] { $number } Punkten
    } auf einmal durchs Ziel: { $winners }

## Erfolge

feat-so-near = So knapp
    .story = ein Feld vor dem Gipfel, als jemand anderes ihn erreichte und die Bahn leer fegte
feat-butter-would-not-melt = Kein Wässerchen getrübt
    .story = gewonnen, ohne ein einziges Mal erwischt zu werden
feat-rock-bottom = Ganz unten
    .story = von der Punkteleiste ganz heruntergeschickt, und trotzdem gewonnen
feat-encore = Zugabe!
    .story = in einem Zug zwei Bahnen bis oben geschafft
feat-by-a-whisker = Um Haaresbreite
    .story = den Gipfel erreicht, als eine Eins mehr Ärger bedeutet hätte

## Vorausplanen.

plan =
    weiterwürfeln, solange die Gefahr unter { PERCENT($danger) } liegt, sonst aufhören; { $track ->
        [own] wenn es geht, auf der eigenen Bahn bleiben
        [ask] die Bahn selbst wählen
       *[points] die Bahn nehmen, die am meisten bringt
    }{ $vain ->
        [stop] {""}
        [roll] ; wo Aufhören nichts bringt, weiterwürfeln
       *[ask] ; wo Aufhören nichts bringt, selbst entscheiden
    }
plan-ask-danger = Weiterwürfeln, solange die Gefahr …
plan-ask-track = Wenn es mehrere Bahnen gibt
plan-ask-vain = Wo Aufhören nichts bringen würde
plan-some-danger = unter { PERCENT($number) } liegt
plan-track-points = nimm die, die am meisten bringt
plan-track-own = bleib, wenn es geht, auf meiner
plan-track-ask = frag mich
plan-vain-ask = frag mich
plan-vain-stop = hör trotzdem auf
plan-vain-roll = würfle weiter
plan-void-pawn = Deine Figur wurde von ihrer Bahn geworfen.
