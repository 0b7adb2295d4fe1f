### Profile, und Erfolge, die zu keinem bestimmten Spiel gehören.

## Die Nachricht

profile-title =
    { $game ->
        [none] { $player }
       *[other] { $player } · { $game }
    }
profile-scope-here = auf diesem Server
profile-scope-everywhere = auf allen Servern
profile-summary = { $games ->
        [one] **1 Partie**
       *[other] **{ $games } Partien**
    } { $scope }, { $wins ->
        [0] noch kein Sieg
        [one] **1 Sieg** ({ PERCENT($share) })
       *[other] **{ $wins } Siege** ({ PERCENT($share) })
    }, { $time } am Tisch.
profile-time = { $time } am Tisch.
profile-line = { $game }: { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    } in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
profile-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
profile-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
profile-empty = { $player } hat { $scope } noch keine Partie zu Ende gespielt. Es ist nie zu spät: /spielen.
profile-line-rated = { $line }, Wertung { $rating }
profile-unrated = **Wertung:** noch keine.
profile-rating = **Wertung:** { $rating }{ $settled ->
        [yes] .
       *[no] , pendelt sich noch ein.
    }
profile-exact-rating = **Wertung:** { $rating }, so stark mindestens, und das ist so gut wie sicher. Am wahrscheinlichsten sind { $guess } ± { $spread }{ $settled ->
        [yes] .
       *[no] , was nach so wenigen Partien nicht viel heißt.
    }
profile-dice = **Würfel:** { $how ->
        [few] noch zu wenige, um etwas zu sagen.
        [even] so viel Glück wie alle.
        [little-up] etwas mehr Glück als die meisten.
        [little-down] etwas weniger Glück als die meisten.
        [clear-up] deutlich mehr Glück als die meisten.
        [clear-down] deutlich weniger Glück als die meisten.
        [amazing-up] unfassbares Glück.
       *[amazing-down] unfassbares Pech.
    }
profile-figures = Genaue Zahlen
profile-figures-title = Genaue Zahlen von { $player }, { $scope }
profile-no-figures = Es gibt noch keine.
profile-streaks = **Serien:** { $wins ->
        [0] gerade keine
        [one] 1 Sieg
       *[other] { $wins } Siege in Folge
    }, { $best ->
        [0] noch kein Sieg
        [one] Rekord: 1
       *[other] Rekord: { $best }
    }.{ $bestweeks ->
        [1] {""}
       *[other] {" "}{ $weeks ->
            [0] Letzte Woche nicht da
            [one] Bisher 1 Woche dabei
           *[other] { $weeks } Wochen in Folge dabei
        } (Rekord: { $bestweeks }).
    }
profile-rivals = **Rivalitäten:** { $lines }
profile-rival-met = am häufigsten gegen { $rival } ({ $met ->
        [one] einmal
        [2] zweimal
       *[other] { $met }-mal
    }: { $ahead }-mal davor, { $behind }-mal dahinter)
profile-rival-prey = hat { $rival } im Griff ({ $ahead } : { $behind })
profile-rival-nemesis = kommt an { $rival } nicht vorbei ({ $ahead } : { $behind })
profile-luck = **Würfel:** { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } geworfen, { $pips ->
        [one] { $total } Auge
       *[other] { $total } Augen
    }; im Schnitt wären es { $expected }: { $lead }. Der Zufall allein liegt meist um etwa { $usual } daneben. { $verdict }
profile-luck-more = { $pips } mehr
profile-luck-less = { $pips } weniger
profile-luck-even = aufs Auge genau
profile-luck-few = Viel zu wenige, um etwas zu sagen.
profile-luck-fair = Völlig im Rahmen dessen, was der Zufall so treibt.
profile-luck-odd = So würfelt etwa eine Person von { $one }: kurios, aber nicht bemerkenswert.
profile-luck-wonder = So weit vom Durchschnitt weg liegt nur etwa eine Person von { $one }. ({ $way ->
        [up] Hoch ist nicht immer gut!
       *[down] Niedrig ist nicht immer schlecht!
    })
profile-feats = **Erfolge:** { $count } von { $all }
profile-feat = 🏅 **{ $feat }**{ $times ->
        [one] {""}
       *[other] {" "}(× { $times })
    } · { $story }
profile-feat-at = { $line } · [Tisch { $table }]({ $link })
profile-feat-open = ▫️ **{ $feat }** · { $story }
profile-more = Alle Erfolge
profile-feats-title = Erfolge von { $player }, { $scope }: { $count } von { $all }
profile-alt = { $player }, { $about }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }. { $curve }
profile-alt-curve = Wertung { $rating }{ $settled ->
        [yes] {""}
       *[no] {" "}(pendelt sich noch ein)
    }. In { $count ->
        [one] der letzten gewerteten Partie
       *[other] den letzten { $count } gewerteten Partien
    } ging sie von { $from } auf { $rating }, zwischen { $low } und { $high }.
profile-alt-none = Noch keine gewertete Partie.

## Das Bild

profile-card-games = { $games ->
        [one] Partie
       *[other] Partien
    }
profile-card-wins = { $wins ->
        [0] Siege
        [one] Sieg · { PERCENT($share) }
       *[other] Siege · { PERCENT($share) }
    }
profile-card-rating = { $settled ->
        [yes] Wertung
       *[no] Wertung, noch wacklig
    }
profile-card-all = Alle Spiele
profile-card-about = { $game } · { $scope }
profile-card-curve = Linie: Wertung. Band: wie stark höchstens, mit jedem Spiel schmaler
profile-card-settling = Linie: Wertung. Wie weit es hinaufgehen kann, zeigt sich nach 10 Partien
profile-card-first = von { $date }
profile-card-latest = bis { $date }
profile-card-only = { $date }
profile-card-none = Noch keine gewertete Partie
profile-card-sleeping = Die Würfel schlafen noch.

## Warum nicht

sorry-profile-private = Außerhalb eines gemeinsamen Servers kann ich nur dein eigenes Profil zeigen. Lass die Person weg, und du siehst es.
sorry-profile-computer = { $player } ist eine Maschine und führt kein Tagebuch. Wie es zwischen dir und den Stammgästen steht, findest du in deinem eigenen Profil.

## Am Ende eines Tisches

table-feat = 🏅 { $seats }: **{ $feat }** · { $story }
table-feats-more = 🏅 … und noch { $count }, in den Profilen.

## Erfolge, die jedes Spiel vergeben kann: wie sie heißen und womit man sie verdient

feat-first-win = Anfängerglück
    .story = zum allerersten Mal gewonnen
feat-hat-trick = Hattrick
    .story = drei Siege in Folge
feat-bounced-back = Stehaufmännchen
    .story = letztes Mal ganz hinten, diesmal ganz vorn
feat-good-sport = Fair bis zum Schluss
    .story = dreimal in Folge auf dem letzten Platz, und jedes Mal bis zum Ende geblieben
feat-beat-the-machine = Der Geist in der Maschine
    .story = einen schweren Computer geschlagen
feat-rematch-won = Sag das noch mal
    .story = verloren, Revanche verlangt, gewonnen
feat-full-house = Volles Haus
    .story = kein Platz mehr frei, und auf keinem ein Computer
feat-long-haul = Längst Schlafenszeit
    .story = sechzig Entscheidungen in einer einzigen Partie
feat-worth-the-wait = Was lange währt
    .story = der erste Sieg in einem Spiel, nach zehn oder mehr Partien ohne
feat-all-rounder = Allroundtalent
    .story = in drei verschiedenen Spielen gewonnen
feat-same-time-next-week = Nächste Woche, gleiche Zeit?
    .story = vier Wochen in Folge dabei
feat-hundredth-night = Gehört zum Inventar
    .story = hundert Partien
