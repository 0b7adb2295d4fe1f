### Kto się czubi (Sibling Rivalry), po polsku.

title = Kto się czubi
tagline =
    Pięć kostek i rodzic za ścianą: dokuczaj, przebijaj
    i przestań, zanim wpadniesz.
# The picture of the game, for those who do not see it.
picture-alt = Dwoje dzieci stroi miny nad kostkami, a zza drzwi patrzą gniewne oczy.

## Tory i ich pola. Zdania, które je nazywają, mają $track i $square.

track =
    { $track ->
        [2] Gapienie
        [3] Miny
        [4] Łaskotki
        [5] Bęcki
       *[6] Docinki
    }
square =
    { $track ->
        [2] { $square ->
            [1] Niby obok
            [2] Łypnięcie
            [3] Prosto w oczy
            [4] Bez mrugania
            [5] Uśmieszek
            [6] Zmrużone oczy
           *[7] Nie gap się na mnie!
        }
        [3] { $square ->
            [1] Dzióbek
            [2] Jęzor
            [3] Świński ryjek
            [4] Głupia mina
            [5] Wielkie oczy
            [6] Powieki na opak
           *[7] Dość tych min!
        }
        [4] { $square ->
            [1] Niby łaskotki
            [2] Stopa
            [3] Broda
            [4] Boki
            [5] Pod pachą
            [6] Chwyt z główki
           *[7] Hahahihi!
        }
        [5] { $square ->
            [1] Niby cios
            [2] Dźganie
            [3] Szczyp, szczyp
            [4] Za włosy
            [5] Kolanko w udo
            [6] Seria z karabinu
           *[7] Auu! Przestań!
        }
       *[6] { $square ->
            [1] No co ty!
            [2] Widać ci majtki
            [3] Dziwne… to ja mam urodę I rozum
            [4] W tym jest moja ślina
            [5] Kiedy śpisz, robale łażą ci po nosie
            [6] Jesteś z adopcji
           *[7] MAMO! Serio?
        }
    }
# The same where there is little room.
short-square =
    { $track ->
        [2] { $square ->
            [6] Wąskie oczy
           *[other] { square }
        }
        [3] { $square ->
            [3] Ryjek
           *[other] { square }
        }
        [6] { $square ->
            [2] Widać majtki!
            [3] Uroda I rozum
            [4] Moja ślina
            [5] Robale w nosie
           *[other] { square }
        }
        [4] { square }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [2] { $square ->
            [1] { short-square }
            [2] Łyp{"\u00AD"}nięcie
            [4] Bez mru{"\u00AD"}gania
            [5] Uśmie{"\u00AD"}szek
           *[other] { short-square }
        }
        [4] { $square ->
            [7] Haha{"\u00AD"}hihi!
           *[other] { short-square }
        }
        [5] { $square ->
            [7] Auu! Prze{"\u00AD"}stań!
           *[other] { short-square }
        }
        [3] { short-square }
       *[other] { short-square }
    }

## Plansza i jej opis

board-header-roll = rzuca teraz kostkami
board-header-choose = który tor na ten rzut?
board-header-decide = rzucać dalej czy stop?
board-header-won = jest za metą i wygrywa!
# Same as English: it is the Polish word as well.
board-start = Start
board-finish = Meta
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] Wpadka!
       *[other] Wpadka! −{ $squares }
    }
board-just-climb = Przed chwilą: { $name } idzie o { $steps } w górę, tor { $track } ({ $square }).
board-just-catch = Przed chwilą: { $name } wpada, { $ones ->
        [2] dwie jedynki
        [3] trzy jedynki
        [4] cztery jedynki
       *[5] pięć jedynek
    }{ $back ->
        [0] {""}
       *[other] , powrót z { $before } na { $after }
    }.
board-just-tumble = Przed chwilą: { $name } traci pionek, tor { $track }; lepszy wynik ma { $other }.
board-just-gain = Przed chwilą: { $name } punktuje za { $points }.
board-danger-1 = wpadka
board-danger-2 = w rzucie
board-heading =
    Kto się czubi · wygrywa, kto minie pole { $length }, tor punktów { $track ->
        [short] krótki
        [long] długi
       *[standard] zwykły
    }{ $escalate ->
        [any] {" "}· wyżej z każdego toru
       *[highest] {""}
    }
board-now-roll = { $name } rzuca teraz, kostek: { $dice }.
board-now-choose = { $name } ma { $faces }: który tor?
board-now-decide = { $name } ma { $faces }: rzucać dalej (kostek: { $dice }) czy stop?
board-now-won = { $name } jest za metą i wygrywa!
board-ones = Odłożone jedynki: { $ones } z { $limit }, zostało kostek: { $dice }. Ryzyko wpadki w następnym rzucie: { PERCENT($percent) }.
board-angel = { $name } stoi na aniołku.
board-devil = { $name } stoi na diabełku.
board-can = Co można zrobić z tym rzutem: { $each }.
board-could = { $track }: { $steps ->
        [0] zostać na polu { $square }
       *[other] w górę o { $steps } na pole { $square }
    } ({ $points })
board-stop =
    Stop teraz: { $place ->
        [alone] pionek zostaje
        [ahead] przebicie, traci { $other }
        [tied] remis, jest tam też { $other }, więc pionek schodzi
        [behind] z przodu jest { $other }, więc pionek schodzi
       *[none] żaden pionek nie stoi
    }.
board-tracks = Tory, od pierwszego pola do ostatniego, z punktami:
board-track =
    { $face } { $track }{ $open ->
        [yes] {" "}(otwarty)
       *[no] {""}
    }: { $squares }
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
board-score-square =
    { $pawns ->
        [none] { $name } { $points } i PUNKTY
       *[other] { $name } { $points } i PUNKTY [{ $pawns }]
    }
board-map = Tor punktów: pola od 1 do { $length }; aniołki (wpadka przy czterech jedynkach) na { $angels }; diabełki (wpadka przy dwóch jedynkach) na { $devils }.
board-scores = Tor punktów, kto gdzie stoi, i pionki psot:
board-row =
    { $name }: { $position ->
        [start] 0 (start)
        [finish] meta
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ; { $pawn }
    }
board-row-gone = { $name }: poza grą
board-pawn = tor { $track }, { $square } ({ $points })
board-alt-scores = Wynik: { $each }.
board-alt-pawns = Pionki: { $each }.
board-alt-open = Otwarte: { $tracks }.

## Opcje

option-track = Tor punktów
option-track-standard = zwykły, 22 pola
option-track-short = krótki, 12 pól
option-track-long = długi, 32 pola
option-escalate = Skąd można wejść wyżej
option-escalate-highest = tor nad najwyższym, na którym stoi pionek
option-escalate-any = tor nad każdym, na którym stoi pionek
option-first = Kto zaczyna
option-first-random = losowy gracz
option-first-host = gospodarz

## Co się stało

event-first =
    { $how ->
        [host] { $seat } jest gospodarzem tego stołu, więc zaczyna.
       *[lot] { $seat } wygrywa losowanie, więc zaczyna całą tę awanturę.
    }
limit-square =
    { $limit ->
        [2] 2 (diabełek)
        [4] 4 (aniołek)
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat } rzuca **{ $faces }**
        [1] { $seat } potrząsa kostkami: **{ $faces }**
        [2] **{ $faces }** ląduje na dywanie, a nad nim { $seat }
        [3] Grzech, grzech, { $seat } ma **{ $faces }**
        [4] { $seat } podkrada się na palcach i już: **{ $faces }**
        [5] Kostki, które ciska { $seat }, odbijają się od nogi łóżka: **{ $faces }**
        [6] { $seat } po prostu nie może się oprzeć: **{ $faces }**
        [7] „Patrzcie na to”, szepcze { $seat }. **{ $faces }**
        [8] Jak z rękawa sypie { $seat }: **{ $faces }**
       *[9] Po podłodze turla się **{ $faces }**, sprawcą jest { $seat }
    }{ $new ->
        [0] . { $ones ->
            [0] Zza ściany ani dźwięku.
           *[other] Jedynki jak były: { $ones }, wpadka przy { limit-square }.
        }
        [1] , jedynka idzie na bok: na razie { $ones }, wpadka przy { limit-square }.
        [2] , dwie jedynki idą na bok: na razie { $ones }, wpadka przy { limit-square }.
        [3] , trzy jedynki idą na bok: na razie { $ones }, wpadka przy { limit-square }.
        [4] , cztery jedynki idą na bok: na razie { $ones }, wpadka przy { limit-square }.
       *[5] , pięć jedynek naraz: na razie { $ones }, wpadka przy { limit-square }.
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] { $seat } stawia na tor { track }: **„{ short-square }”**.
            [1] { $seat } uznaje, że tu pasuje tylko **„{ short-square }”** ({ track }).
            [2] { $seat } ma w głowie { track } i to widać: **„{ short-square }”**.
            [3] Uwaga, { $seat } nadchodzi, tor { track }, a w repertuarze **„{ short-square }”**.
            [4] A więc { track }. { $seat } próbuje: **„{ short-square }”**.
            [5] { $seat } nabiera śmiałości, w górę toru { track } aż do **„{ short-square }”**.
            [6] O nie, { $seat } naprawdę to robi: **„{ short-square }”**! ({ track })
            [7] **„{ short-square }”**! Kto od tygodnia ćwiczy { track }? { $seat }.
           *[8] Jeszcze kawałek po torze { track } i oto **„{ short-square }”**, wykonuje { $seat }.
        }
       *[other] { $flavour ->
            [0] { $seat } wymyśla coś lepszego, { track }: **„{ short-square }”**.
            [1] { $seat } rzuca wszystko i wybiera tor { track }: **„{ short-square }”**.
            [2] Zmiana planu! { $seat } zaczyna od nowa, tor { track }, na początek **„{ short-square }”**.
            [3] „Nuda”, mówi { $seat }, przeskakując na { track }: **„{ short-square }”**.
            [4] Świeży pomysł ma { $seat }: **„{ short-square }”**, aż na torze { track }.
           *[5] { $seat } zapomina, co było, i otwiera nową paczkę psot z napisem { track }: **„{ short-square }”**.
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] Żadnej kostki, która by się przydała. Pech, { $seat }.
            [1] { $seat } nie ma tu od czego zacząć.
            [2] { $seat } patrzy na kostki. Kostki patrzą w bok.
            [3] Tyle hałasu, a { $seat } nadal nikogo nie denerwuje.
            [4] Z tego { $seat } psoty nie ulepi.
            [5] Złe liczby, { $seat }. Wszystkie co do jednej.
           *[6] Ani jedna nie pasuje. { $seat } kopie kapeć.
        }
       *[other] { $flavour ->
            [0] Nic nie rusza z miejsca: { $seat } i wciąż **„{ short-square }”**.
            [1] { $seat } utyka na **„{ short-square }”**, przynajmniej na razie.
            [2] **„{ short-square }”** po raz drugi? Nic nowego, { $seat }.
            [3] Te kostki nie pomogą, { $seat }. Zostaje **„{ short-square }”**.
            [4] { $seat } powtarza **„{ short-square }”**, tym razem z uczuciem.
            [5] Tego rzutu nikt nie widzi: { $seat } trwa przy **„{ short-square }”**.
           *[6] Szkoda dobrych kostek. { $seat } trzyma **„{ short-square }”** i czeka na cud.
        }
    }
event-topped =
    „{ short-square }” { $flavour ->
        [0] { $seat } dochodzi do końca toru { track }: schodzą wszystkie pionki, a { $seat } gra dalej!
        [1] Ktoś krzyczy, a palce macza w tym { $seat }. Tor { track } pusty, jedziemy dalej!
        [2] Tego nikt nie przebije. { $seat } czyści tor { track } i rzuca znowu!
        [3] Szczyt toru { track }! { $seat } zmiata wszystkich i bierze jeszcze jedną turę.
        [4] { $seat } osiąga doskonałość, dziedzina: { track }. Pionki znikają, { $seat } zostaje na bis!
       *[5] Słychać to w całym domu. Na torze { track } pustki, a { $seat } jeszcze nie ma dość!
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat } od razu dostaje **{ $points }**: { $before } → { $after }.
            [1] To warte **{ $points }**, płatne na miejscu, { $seat }: { $before } → { $after }.
            [2] Gotówka do ręki, **{ $points }**, inkasuje { $seat }: { $before } → { $after }.
           *[3] **{ $points }** pkt natychmiastowej wypłaty, podpisuje { $seat }: { $before } → { $after }.
        }
       *[other] { $flavour ->
            [0] „{ short-square }” i nikt lepszy, { $seat } punktuje: **+{ $points }**, { $before } → { $after }.
            [1] { $seat } i „{ short-square }”, wszystko uchodzi na sucho: **+{ $points }**, { $before } → { $after }.
            [2] „{ short-square }” się opłaca, { $seat } liczy zyski: **+{ $points }**, { $before } → { $after }.
            [3] Cała runda, a na tapecie „{ short-square }”! { $seat } zbiera żniwo: **+{ $points }**, { $before } → { $after }.
            [4] „{ short-square }” bez konkurencji. Dobra robota, { $seat }: **+{ $points }**, { $before } → { $after }.
            [5] Wciąż na nogach, { $seat }, i wciąż „{ short-square }”: **+{ $points }**, { $before } → { $after }.
           *[6] Na „{ short-square }” reszta nie ma odpowiedzi, więc { $seat } bierze **+{ $points }**: { $before } → { $after }.
        }
    }
event-slid =
    { $after ->
        [0] { $seat } ląduje na { $before }, a tam { $other }: zjazd poza tor, na sam dół!
       *[other] { $pair ->
            [3] { $other }, znowu ty! Trzecie zderzenie tej pary: { $seat } zjeżdża z { $before } na { $after }.
           *[other] { $flavour ->
                [0] { $seat } ląduje na { $before }, gdzie stoi { $other }, i zjeżdża na { $after }.
                [1] Pole { $before } trzyma { $other }: { $seat } cofa się na { $after }.
                [2] „Moje miejsce!” Na { $before } siedzi { $other }, więc { $seat } zjeżdża na { $after }.
                [3] Bum! Na { $before } jest już { $other }, a { $seat } z guzem na czole zjeżdża na { $after }.
                [4] Na { $before } nie ma miejsca dla dwojga. { $other } zostaje, { $seat } zjeżdża na { $after }.
               *[5] { $other } ani drgnie z { $before }, więc { $seat } musi zadowolić się { $after }.
            }
        }
    }
event-caught =
    { $row ->
        [2] Dwa razy pod rząd! Kapcie idą prosto tutaj, { $seat } wpada:
        [3] Trzeci raz z rzędu! Pod drzwiami stoi już krzesło: { $seat } wpada znowu, na kostkach
       *[other] { $flavour ->
            [0] „CO tu się wyprawia?” { $seat } wpada, na stole
            [1] Otwierają się drzwi: { $seat } wpada, dowód rzeczowy:
            [2] Tata widzi wszystko. { $seat } wpada, oto
            [3] Skrzyp… skrzyp… światło! { $seat } wpada na gorącym uczynku, na dywanie
            [4] „To nie ja!” A właśnie że tak. { $seat } wpada, i to przez
            [5] Mama unosi brew. { $seat } wpada, a w dłoni
            [6] Tyle jest warta czujka pod drzwiami! { $seat } wpada, na widoku
           *[7] „Mam tam przyjść?” Za późno, { $seat } wpada, a kostki pokazują
        }
    } { $ones ->
        [2] dwie jedynki
        [3] trzy jedynki
        [4] cztery jedynki
       *[5] pięć jedynek
    }{ $before ->
        [0] , ale nie ma czego stracić.
       *[other] , więc wraca: { $before } → { $after }.
    }{ $ones ->
        [2] {" "}Na diabełku wystarczą dwie jedynki.
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat } kończy, „{ short-square }”. Kto to przebije?
        [1] { $seat } zostawia „{ short-square }” i robi niewinną minę.
        [2] „{ short-square }”, tak robi to { $seat }. Spróbujcie lepiej.
        [3] „{ short-square }”, a { $seat } rozsiada się i czeka na wrzaski.
        [4] Na razie dość: { $seat } parkuje, pole „{ short-square }”.
        [5] { $seat } ma powód do dumy, „{ short-square }”, i na tym kończy.
        [6] „Wasza kolej!” { $seat } szczerzy zęby, bo stoi tam „{ short-square }”.
       *[7] Ręce precz od kostek: „{ short-square }” w zupełności wystarczy, { $seat } odpoczywa.
    }
event-outdid =
    { $pair ->
        [3] Trzeci raz to samo: { $other } traci pionek, a przebija { $seat }, teraz „{ short-square }”. Biedactwo!
       *[other] { $flavour ->
            [0] { $seat } przebija: „{ short-square }”! { $other } zdejmuje pionek.
            [1] I to ma być dokuczanie, { $other }? { $seat } pokazuje, jak się to robi: „{ short-square }”. Jeden pionek mniej.
            [2] „{ short-square }”! { $seat } zostaje, { $other } znika z toru { track }.
            [3] Posuń się, { $other }: { $seat } ma „{ short-square }”, a twój pionek schodzi.
            [4] { $other } psoci dobrze. { $seat } psoci gorzej, czyli lepiej: „{ short-square }” i do widzenia.
            [5] Tor { track } zmienia władcę, { $other } abdykuje, { $seat } rządzi: „{ short-square }”.
           *[6] „Amatorszczyzna”, prycha { $seat }, a { $other } nie ma pionka, zmiata go „{ short-square }”.
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat } kończy, ale { $other } trzyma się mocno, i pionek schodzi.
        [1] { $other } tylko ziewa. { $seat } zabiera swój pionek do domu.
        [2] Za mało, żeby przebić, lepsze psoty ma { $other }: { $seat } zdejmuje pionek.
        [3] Ładna próba, tylko że { $other } robi to lepiej. Pionek w dół, { $seat }.
        [4] To już wszystko, { $seat }? { $other } ledwo podnosi wzrok. Na torze nie zostaje nic.
       *[5] { $seat } macha ręką, bo { $other } jest poza zasięgiem, i pakuje manatki.
    }
event-idled =
    { $flavour ->
        [0] { $seat } kończy, nie zaczepiając nikogo.
        [1] Jak grzecznie! { $seat } mówi stop z pustymi rękami.
        [2] { $seat } ogłasza fajrant. W tej turze nie ucierpiało żadne rodzeństwo.
       *[3] Co za aniołek! { $seat } mówi dobranoc, po wszystkim i nikt się nie złości.
    }
event-won =
    { $how ->
        [last] Reszta poszła spać: { $seats } wygrywa.
       *[track] { $comeback ->
            [1] W połowie na końcu, na końcu na czele: { $seats } jest za metą i wygrywa! Cicha woda brzegi rwie.
           *[other] { $flavour ->
                [0] { $seats } jest za metą i wygrywa! To tamci zaczęli.
                [1] { $seats } jest za metą i wygrywa! Oficjalnie najgorsza zaraza w tym domu.
                [2] { $seats } jest za metą i wygrywa! Skromności w tym tygodniu nie będzie.
               *[3] Drzwi zamknięte, światło zgaszone: { $seats } jest za metą i wygrywa! A teraz wszyscy mówią „przepraszam”.
            }
        }
    }

## Dlaczego nie

refusal-roll-first = Najpierw rzuć kostkami.
refusal-choose-first = Najpierw wybierz tor dla tego rzutu.
refusal-nothing-to-choose = Teraz nie ma toru do wyboru.
refusal-track-closed = Tor { track } jest w tej turze zamknięty. Otwarte są tylko te z pionkiem kogoś z rodzeństwa i jeden wyżej.
refusal-no-die-for-track = Na tor { track } trzeba { $track }, a tego nie ma żadna z twoich kostek.

## Przy stole

prompt-roll = **{ $seat }**, rzuć kostkami: { $dice }. Wpadka przy { $limit ->
        [2] drugiej
        [3] trzeciej
       *[4] czwartej
    } jedynce.
prompt-choose = **{ $seat }**: który tor na ten rzut? Jedynki: { $ones } z { $limit }, zostało kostek: { $dice }.
prompt-decide = **{ $seat }**: { $place ->
        [none] pionek jeszcze nie stoi.
        [alone] **„{ square }”**, tor { track } bez konkurencji.
        [ahead] **„{ square }”**, z tyłu { $other }.
        [tied] **„{ square }”**, remis, jest tam też { $other }.
       *[behind] **„{ square }”**, z przodu { $other }.
    } Jedynki: { $ones } z { $limit }, zostało kostek: { $dice }.
action-roll = Rzuć kostkami: { $dice }
action-again = Rzuć znowu · { PERCENT($percent) } na wpadkę
action-stop =
    Stop: { $place ->
        [none] żaden pionek nie stoi
        [alone] { short-square } zostaje, { $points } pkt
        [ahead] przebij: { $other }, { short-square }
        [tied] remis: { $other }, pionek schodzi
       *[behind] z przodu { $other }, pionek schodzi
    }
action-choose =
    { track } { $steps ->
        [0] zostań
       *[other] +{ $steps }
    } → { short-square }, { $points } pkt{ $tops ->
        [wins] {" "}i wygrana!
        [yes] {" "}i grasz dalej!
       *[no] { $place ->
            [ahead] {" "}· z tyłu { $other }
            [tied] {" "}· remis: { $other }
            [behind] {" "}· z przodu { $other }
           *[other] {""}
        }
    }
## Pierwsza minuta, dla nowych w tej grze

hint-goal = 🏁 Cel: wyjść przed innymi poza pole { $length } toru punktów.
hint-roll = Rzuć kostkami! Każda jedynka idzie na bok, a gdy zbierze się ich { $limit }, wpadasz. Wszystkie inne liczby mogą popchnąć twój pionek w górę toru.
hint-choose = Masz { $faces }. Wybierz tor, a pionek wejdzie o krok za każdą kostkę z numerem toru. Punkty da wtedy, gdy wciąż tam będzie na początku twojej następnej tury.
hint-decide = { $place ->
        [none] Nie masz jeszcze pionka na żadnym torze: stop teraz nic nie daje.
        [alone] Powiedz stop, a pionek poczeka tu na { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }: są twoje na początku następnej tury, chyba że ktoś go przebije.
        [ahead] Powiedz stop, a strącisz z tego toru drugi pionek. Twój poczeka na { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        } do następnej tury.
       *[other] Ktoś na tym torze stoi równo z tobą albo dalej: powiedz stop, a twój pionek schodzi.
    } Kolejny rzut kończy się wpadką w { PERCENT($percent) } przypadków.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = Wychodzisz poza metę: wygrywasz!
tip-tops = Szczyt toru: { $points } pkt od razu i grasz jeszcze raz.
tip-stays = Tam twój pionek może zostać, za { $points } pkt. Gdzie ktoś stoi równo albo dalej, schodzi, gdy powiesz stop.
tip-more = To { $points } pkt, a następne w kolejności tylko { $otherwise }.
tip-higher = To wyżej, pole { $square }, a nie { $otherwise }: bliżej szczytu, który od razu daje punkty.
tip-gap = Tam najmniej kroków brakuje, żeby wyprzedzić: { $other }.
tip-nothing-yet = Punkty daje tylko pionek na torze, a kolejny rzut może go tam postawić.
tip-comes-off = Powiedz stop, a pionek schodzi za nic. Kolejny rzut może wyprzedzić: { $other }.
tip-bank = { $wins ->
        [yes] Czekające tu { $points } pkt wynosi cię poza metę.
       *[no] Czeka tu na ciebie { $points } pkt.
    } Kolejny rzut kończy się wpadką w { PERCENT($percent) } przypadków i wtedy przepadną.
tip-climb = Wpadką kończy się tylko { PERCENT($percent) } rzutów, a wyżej pionek jest wart więcej.

## Zasady w minutę

rules-1 =
    ## Kto się czubi
    _Sibling Rivalry · autor: Richard Garfield · 2–8 graczy_

    Bracia i siostry działają sobie na nerwy. Wygrywa, kto pierwszy znajdzie się **za metą** toru punktów.

    W swojej turze rzucasz pięcioma kostkami. Każda **jedynka** idzie na bok i tam zostaje. Pozostałe ruszają twój pionek psot: wybierz otwarty tor, a przejdzie o jedno pole za każdą kostkę z numerem toru. Potem **rzucasz znowu** tym, co zostało, albo mówisz **stop**.
rules-2 =
    ## Wpadka!
    Przy **trzeciej jedynce** w turze w drzwiach staje rodzic: twój pionek psot schodzi, a na torze punktów cofasz się o jedno pole za każdą jedynkę. Przycisk *Rzuć znowu* mówi, jak bardzo to prawdopodobne.

    Na **aniołku** toru punktów trzeba czterech jedynek. Na **diabełku** wystarczą dwie.
rules-3 =
    ## Przebij ich
    - Gdy na planszy nie ma pionka nikogo z rodzeństwa, zaczynasz od toru **Gapienie**. Inaczej otwarty jest każdy tor, na którym stoi pionek, i jeden nad najwyższym z nich.
    - Powiedz stop **dalej** niż pionek na twoim torze, a tamten schodzi. Równo z nim albo bliżej: schodzi twój.
    - Jeśli na początku następnej tury twój pionek wciąż tam stoi, **dostajesz** jego punkty.
    - Po każdym rzucie możesz zmienić tor, ale na nowym zaczynasz od zera. Na własnym pasujące kostki liczą się zawsze.
rules-4 =
    ## Na szczyt i po drodze
    - Dojdź do **ostatniego pola** toru: schodzą z niego wszystkie pionki, od razu dostajesz punkty i jeszcze jedną turę.
    - Staniesz na torze punktów na cudzym pionku, w przód czy w tył: **zjeżdżasz** na pierwsze wolne pole.
    - Z jedną jedynką na boku następny rzut to wpadka mniej więcej raz na osiem. Z dwiema: cztery razy na dziesięć.

## Dlaczego ruch jest dobry: całe zdania o ruchu, do nikogo wprost. Szanse są w procentach.

why-finishes =
    { $wins ->
        [yes] Ostatnie pole od razu daje { $points } pkt, a to już wygrana.
       *[no] Ostatnie pole od razu daje { $points } pkt i jeszcze jedną turę.
    }
why-about-to-win = Tuż przed wygraną: { $other }. Tamten pionek da { $points } pkt, jeśli nikt go nie przebije.
why-outdoes =
    { $wins ->
        [yes] To przebicie: { $other } traci pionek, który dałby zwycięstwo.
       *[no] To przebicie: { $other } traci pionek, który dałby { $points } pkt.
    }
why-leads-to =
    { $where ->
        [finish] Punkty za to pole ({ $points }) wystarczą do zwycięstwa.
       *[angel] Punkty za to pole ({ $points }) prowadzą na aniołka, a tam do wpadki trzeba czterech jedynek.
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] Postój tutaj nic nie daje
           *[other] Postój tutaj daje tylko { $points } pkt
        }, a wpadką kończy się { $percent ->
            [0] mniej niż 1%
           *[other] tylko { PERCENT($percent) }
        } rzutów.
       *[no] { $points ->
            [0] Następny rzut kończy się wpadką w { PERCENT($percent) } przypadków.
           *[other] Następny rzut kończy się wpadką w { PERCENT($percent) } przypadków, a do stracenia jest { $points } pkt.
        }
    }
why-risk =
    { $percent ->
        [0] To wystarczy, żeby powiedzieć stop; tamta droga kończy się wpadką w { PERCENT($otherwise) } przypadków.
       *[other] Dalsza droga stąd kończy się wpadką w { PERCENT($percent) } przypadków, tamta w { PERCENT($otherwise) }.
    }
why-reaches = Stąd ta tura dochodzi do ostatniego pola toru { track } w { PERCENT($percent) } przypadków.
why-taken = Następną turę ma { $other } i w { PERCENT($percent) } przypadków strąca pionek zostawiony na torze { track }.
why-lasts =
    { $percent ->
        [0] Następną turę ma { $other } i prawie nigdy nie strąca pionka zostawionego na torze { track }.
       *[other] Następną turę ma { $other } i tylko w { PERCENT($percent) } przypadków strąca pionek zostawiony na torze { track }.
    }

## Nagłówki karty, którą się wysyła dalej

headline-one-more-and-out = Jeszcze jedna jedynka i byłoby po wszystkim: wygrywa { $winners }
headline-back-to-the-start-and-up = Z powrotem na start, a jednak wygrywa { $winners }
headline-never-caught = Ani jednej wpadki: { $winners }. U reszty było ich { $number }
headline-past-the-finish = { $number } pkt za jednym zamachem i wygrywa { $winners }

## Osiągnięcia

feat-so-near = Już prawie
    .story = krok od szczytu, gdy ktoś inny tam dotarł i zmiótł cały tor
feat-butter-would-not-melt = Niewiniątko
    .story = zwycięstwo bez jednej wpadki
feat-rock-bottom = Samo dno
    .story = powrót aż poza tor punktów, a mimo to zwycięstwo
feat-encore = Bis!
    .story = szczyty dwóch torów w jednej turze
feat-by-a-whisker = O włos
    .story = szczyt w chwili, gdy jeszcze jedna jedynka oznaczałaby kłopoty

# Planowanie z góry.
plan =
    rzucać znowu, póki ryzyko wpadki jest poniżej { PERCENT($danger) }, inaczej stop; { $track ->
        [own] trzymać się swojego toru, jeśli się da
        [ask] wybór toru zostawić tobie
       *[points] brać tor wart najwięcej
    }{ $vain ->
        [stop] {""}
        [roll] ; gdy stop nic by nie dał, rzucać dalej
       *[ask] ; gdy stop nic by nie dał, zapytać ciebie
    }
plan-ask-danger = Rzucać znowu, póki ryzyko wpadki jest…
plan-ask-track = Jeśli torów do wyboru jest kilka
plan-ask-vain = Gdy stop nic by nie dał
plan-some-danger = poniżej { PERCENT($number) }
plan-track-points = weź ten, który jest wart najwięcej
plan-track-own = zostań na moim, jeśli się da
plan-track-ask = zapytaj mnie
plan-vain-ask = zapytaj mnie
plan-vain-stop = i tak stop
plan-vain-roll = rzucaj dalej
plan-void-pawn = twój pionek musiał zejść ze swojego toru.
