### Die Stammgäste: Computer mit Namen, Gesicht und eigener Art zu spielen. Ihre Namen sind in allen Sprachen gleich:
### Biscuit (hamstert), Marble (zockt), Pickle (vergisst nichts), Waffle (blufft), Button (passt auf), Teddy (lernt noch).

## Am offenen Tisch

regular-chat-name = { $face } { $name }
level-hoarder = hamstert
level-gambler = zockt
level-grudge = vergisst nichts
level-bluffer = blufft
level-watcher = passt auf
level-beginner = lernt noch
level-even = etwa euer Niveau
level-unknown = spielt wie immer
add-even = Einen, der etwa so gut ist wie wir
pick-regular = Oder lad einen der Stammgäste ein
plays-hoarder = Behält, was da ist, und spart für später
plays-gambler = Geht das Risiko ein, und dann gleich noch mal
plays-grudge = Merkt sich, wer was getan hat, und zahlt es heim
plays-bluffer = Will dich etwas anderes glauben lassen
plays-watcher = Behält im Auge, wer vorn liegt
plays-beginner = Sanfte Gesellschaft für die erste Partie
regular-here = { $who }: { $plays }.{ $score ->
        [none] {""}
       *[other] {" "}{ $score }.
    }
regular-score = { $way ->
        [ahead] { $name } führt { $theirs } : { $mine }
        [behind] { $name } liegt { $theirs } : { $mine } zurück
       *[even] { $name } ist bei { $theirs } : { $mine } gleichauf
    }
profile-regulars = **Stammgäste:** { $scores }.

## Was sie am Tisch sagen, ab und zu. $name ist eine Person am Tisch.

banter-says = { $who }: *„{ $line }“*
# Wenn die Partie beginnt.
banter-hoarder-hello = { $flavour ->
        [0] Hallo! Ich hab Knabberzeug dabei. Alles meins.
       *[1] Was ich kriege, ist bei mir in guten Händen.
    }
banter-gambler-hello = { $flavour ->
        [0] Glück heute? Ich hab immer welches, bis ich keins mehr hab.
       *[1] Machen wir’s spannend.
    }
banter-grudge-hello = { $flavour ->
        [0] Ich weiß noch, wie es letztes Mal war. Alles.
       *[1] Neues Spiel, neues Glück. Meine Liste ist leer, noch.
    }
banter-bluffer-hello = { $flavour ->
        [0] Ich hab überhaupt keinen Plan. Versprochen.
       *[1] Diesem Gesicht könnt ihr trauen.
    }
banter-watcher-hello = { $flavour ->
        [0] Lasst euch nicht stören. Ich guck nur.
       *[1] Wer auch immer vorn liegt, ich seh’s.
    }
banter-beginner-hello = { $flavour ->
        [0] Hallo! Ich hab die Regeln gelesen. Die meisten.
       *[1] Ist das mein Stuhl? Ist das aufregend!
    }
# Wenn $name ihnen gerade etwas getan hat, und alle haben es gesehen.
banter-hoarder-touched = { $flavour ->
        [0] Für mich? Das leg ich zu den anderen.
       *[1] Ich hatte hier gerade aufgeräumt, { $name }.
    }
banter-gambler-touched = { $flavour ->
        [0] Ha! Noch mal, { $name }?
       *[1] Na gut. Doppelt oder nichts.
    }
banter-grudge-touched = { $flavour ->
        [0] Das hab ich gesehen, { $name }. So was schreib ich mir auf.
       *[1] Notiert. Mit Tinte.
    }
banter-bluffer-touched = { $flavour ->
        [0] Genau das wollte ich. Oder doch nicht?
       *[1] O nein. O weh. Was mach ich jetzt bloß?
    }
banter-watcher-touched = { $flavour ->
        [0] Interessant, { $name }. Sehr interessant.
       *[1] Das hab ich kommen sehen. Fast.
    }
banter-beginner-touched = { $flavour ->
        [0] Oh! Darf man das? Ja? Gut zu wissen!
       *[1] Ach, so geht das also, { $name }.
    }
# Wenn sie gewonnen haben.
banter-hoarder-won = { $flavour ->
        [0] Noch ein Pokal fürs Regal.
       *[1] Sparen zahlt sich aus. Wie immer.
    }
banter-gambler-won = { $flavour ->
        [0] Sag ich doch. Das Glück mag mich.
       *[1] Noch mal? Ich hab gerade einen Lauf!
    }
banter-grudge-won = { $flavour ->
        [0] Jetzt sind wir quitt. So ungefähr.
       *[1] Ein paar Namen auf meiner Liste sind jetzt durchgestrichen.
    }
banter-bluffer-won = { $flavour ->
        [0] Würde ich euch je anlügen?
       *[1] Ich hab gewonnen? So eine Überraschung. Ehrlich.
    }
banter-watcher-won = { $flavour ->
        [0] Ich musste nur warten und zuschauen.
       *[1] Einen Moment lang habt ihr nicht hingesehen.
    }
banter-beginner-won = { $flavour ->
        [0] Gewonnen? Ich? Ich hab gewonnen! Haben das alle gesehen?
       *[1] Anfängerglück gibt es wirklich!
    }
# Wenn sie knapp dahinter Zweite sind.
banter-hoarder-close = { $flavour ->
        [0] Ich hätte ein bisschen früher was ausgeben sollen.
       *[1] So knapp. Die Erinnerung heb ich auf.
    }
banter-gambler-close = { $flavour ->
        [0] Ein Wurf mehr, und es wär meins gewesen.
       *[1] Das war’s wert. Ich würd’s wieder tun.
    }
banter-grudge-close = { $flavour ->
        [0] So knapp? Das vergesse ich nicht.
       *[1] Dein Name steht ab jetzt auf meiner Liste, { $name }.
    }
banter-bluffer-close = { $flavour ->
        [0] Ich hab dich gewinnen lassen. Ist doch klar.
       *[1] Alles nach Plan. Beinahe.
    }
banter-watcher-close = { $flavour ->
        [0] Ich hab dir dabei zugesehen, { $name }. Gut gespielt.
       *[1] Einen Blick zu spät.
    }
banter-beginner-close = { $flavour ->
        [0] Fast hätte ich gewonnen! Spielen wir noch mal?
       *[1] War das knapp! Gut gespielt, { $name }.
    }

## Nach der Partie: warum sie taten, was sie taten

button-why = { $name } fragen: Warum?
button-why-all = Die Computer fragen: Warum?
because-title = { $who } blickt zurück auf Tisch { $table }
because-decision = **{ $moment }:** „{ $chosen }“{ $instead ->
        [none] {""}
       *[other] , nicht „{ $instead }“
    }. { $why }
because-nothing = Große Gründe hatte ich diesmal nicht. Ich hab Schritt für Schritt genommen, was am besten aussah.
because-how = Das sind die Zahlen, nach denen Computer spielen, so wie sie in dem Moment waren.{ $secrets ->
        [yes] {" "}Manche waren damals geheim.
       *[no] {""}
    }
sorry-why-program = { $who } ist ein selbst geschriebenes Programm. Warum es was gewählt hat, weiß nur, wer es geschrieben hat.
sorry-why-random = { $who } spielt aufs Geratewohl, ein Warum gibt es da nicht. Ein Würfel hätte dasselbe gesagt.
