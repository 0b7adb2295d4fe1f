### Kości niezgody (Tie-Die), po polsku.

title = Kości niezgody

## Plansza i jej opis

board-target = cel
board-header-upgrade = Runda { $round }: gotowe?
board-header-challenge = Są jakieś wyzwania?
board-header-answer = wyzywa: { $other }
board-header-wait = czekamy na ruch
board-header-may = kto może jeszcze wyzwać:
board-header-stake = Walczyć czy wykupić się za { $points }?
board-header-won = wygrywa: { $points } pkt!
board-header-tied = wygrywa rzut o zwycięstwo!
board-legend-ready = gotowe
board-legend-passed = pas
board-legend-bolt = ma wyzwanie
board-legend-up = stać na kostkę
board-round = Ostatni rzut
board-none = Jeszcze nikt nie rzucał. Każdy zaczyna z k4.
board-tied = remis
board-prices = Ile kosztują kostki
board-start-die = na start
board-price = { $points } pkt
board-fight-roll-off = Dogrywka o { $face }
board-fight-tie-break = O zwycięstwo
board-fight-challenge = Wyzwanie za { $points }
board-fight-declined = Wykupione wyzwanie
board-fight-waiting = Wyzwanie za { $points }!
board-fight-earlier = +{ $count } wcześniej
board-throws-count = rzuty: { $count }
board-die = k{ $sides }
board-last-die = Gracz i ostatnia kość
board-course = Punkty runda po rundzie
board-points = Punkty
board-course-told = Punkty runda po rundzie: { $each }.
board-course-of = { $name } { $points }
board-got-safe = cało
board-got-holds = kostka cała
board-got-wins = wygrana!
board-got-out = –
board-got-asked = walka / −{ $points }?

board-heading = Kości niezgody · cel: { $target } pkt · runda { $round }
board-now-upgrade = Zakupy, a potem rzucają wszyscy. Czekamy na ruch: { $names }.
board-now-challenge = Wyzwania. Kto może jeszcze wyzwać: { $names }.
board-now-answer = { $seat } płaci { $points } pkt za wyzwanie. { $other }: przyjąć czy wykupić się za { $points } pkt?
board-now-won = { $name } wygrywa, wynik: { $points } pkt!
board-now-tied = { $name } wygrywa, wynik: { $points } pkt, po rzucie o zwycięstwo!
board-player = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, k{ $sides }, { $challenge ->
        [used] wyzwanie zużyte
       *[left] wyzwanie w zapasie
    }{ $mark ->
        [ready] , gotowe
        [passed] , pas
        [waiting] , jeszcze nie gotowe
        [may] , może wyzwać
        [gone] , poza grą
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] , stać na k{ $price }
    }
board-short = { $name } { $points }, k{ $sides }
board-scores = Punkty i kostki: { $each }; cel { $target }.
board-roll = Rzut: { $each }.
board-rolled = { $name } { $face } (k{ $sides })
board-just-won = Przed chwilą: { $name } wygrywa { $kind ->
        [challenge] wyzwanie
        [tie-break] rzut o zwycięstwo
       *[other] dogrywkę
    }, na kostce k{ $sides } jest { $face ->
        [8] 8
       *[other] { $face }
    }.
board-just-bought = Przed chwilą: { $name } kupuje k{ $after } w miejsce k{ $before }.
board-roll-none = Jeszcze nikt nie rzucał. Każdy zaczyna z k4.
board-price-list = k6 kosztuje 6 punktów, k8 8, k10 10, po kolei, jedna po drugiej.
board-told-roll-off = Dogrywka o { $face }: { $throws }. { $results }.
board-told-tie-break = Rzut o zwycięstwo: { $throws }. { $results }.
board-told-challenge = Wyzwanie za { $points } pkt, { $seat } kontra { $other }: { $throws }. { $results }.
board-told-declined = Wyzwanie za { $points } pkt, { $seat } kontra { $other }: wykupione.
board-throws-skipped =
    { $count ->
        [one] { $count } nierozstrzygnięty rzut
        [few] { $count } nierozstrzygnięte rzuty
        [many] { $count } nierozstrzygniętych rzutów
       *[other] { $count } nierozstrzygniętego rzutu
    }, a potem { $throws }
board-threw = { $name } { $face }
board-result-won = { $name } zyskuje { $points }, z k{ $before } na k{ $sides }
board-result-lost =
    { $points ->
        [0] { $name } nic nie traci, z k{ $before } na k{ $sides }
       *[other] { $name } traci { $points }, z k{ $before } na k{ $sides }
    }
board-result-won-same = { $name } zyskuje { $points }, nadal k{ $sides }
board-result-lost-same =
    { $points ->
        [0] { $name } nic nie traci, nadal k{ $sides }
       *[other] { $name } traci { $points }, nadal k{ $sides }
    }
board-result-safe = { $name } wychodzi cało
board-result-holds = { $name } zachowuje kostkę
board-result-wins = { $name } wygrywa
board-result-out = { $name } przegrywa rzut

## Opcje

tagline =
    Wszyscy rzucają naraz. Ta sama liczba? Dogrywka!
    Kto wygra, ma większą kostkę; kto przegra, mniejszą.
# The picture of the game, for those who do not see it.
picture-alt = Cztery kostki o czterech kształtach lecą na siebie; dwie pokazują 4, a między nimi błyska.
option-target = Ile punktów do zwycięstwa
option-target-20 = 20 punktów (krótko)
option-target-30 = 30 punktów
option-target-50 = 50 punktów (długo)

## Co się stało

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat } płaci { $sides } punktów i przesiada się na **k{ $sides }**.
        [1] Nowiutka, lśniąca **k{ $sides }** trafia w nowe ręce. { $seat }, czy { $sides } punktów się zwróci?
        [2] { $seat } inwestuje { $sides } punktów w **k{ $sides }**.
        [3] „Duża może więcej”, myśli { $seat }: za { $sides } punktów poproszę **k{ $sides }**.
        [4] Szał zakupów: { $seat } wychodzi ze sklepu z **k{ $sides }**, a w kieszeni o { $sides } punktów lżej.
        [5] { $sides } punktów na ladę. Miłego rzucania, { $seat }, oto **k{ $sides }**!
       *[6] { $seat } zamienia { $sides } punktów na **k{ $sides }**, która jeszcze pachnie farbą.
    }
event-readied =
    { $flavour ->
        [0] { $seat } daje znak: można.
        [1] { $seat } grzechocze kostką: gotowe!
        [2] „No to jazda!”, woła { $seat }.
        [3] { $seat } strzela z palców.
        [4] Kciuk w górę, to { $seat }.
        [5] { $seat } nie może się już doczekać.
        [6] Rękawy podwinięte: { $seat } nie żartuje.
        [7] { $seat } całuje kostkę na szczęście.
        [8] Z kąta, gdzie siedzi { $seat }, słychać: „Ile można czekać?”
        [9] { $seat } prostuje się jak struna.
       *[10] Mrugnięcie, skinienie głową i { $seat } też w to wchodzi.
    }
event-rolled =
    { $flavour ->
        [0] 🎲 Raz, dwa, trzy, rzut! { $faces }.
        [1] 🎲 Wszyscy naraz: { $faces }.
        [2] 🎲 Kostki lecą: { $faces }.
        [3] 🎲 Łubudu! { $faces }.
        [4] 🎲 Nikt nie oddycha… { $faces }.
        [5] 🎲 Hop do góry, bęc na stół: { $faces }.
        [6] 🎲 Proszę o werble: { $faces }.
       *[7] 🎲 A stół na to: { $faces }.
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] Bez remisów, bez łez: każdy dolicza swoje.
            [1] Wszystko różne. Punkty dla każdego.
            [2] Nikt nikomu nie wchodzi w drogę: liczy się wszystko.
            [3] Nareszcie spokój! Zyskują wszyscy.
            [4] Jak kulturalnie: ani jednej kłótni, całość na konto.
            [5] Wszyscy zadowoleni? Wszyscy punktują.
           *[6] Ani jednej pary, więc częstujcie się.
        }
       *[other] { $flavour ->
            [0] Bezspornie: { $points }.
            [1] Bezpiecznie w kieszeni: { $points }.
            [2] Z dala od awantury: { $points }.
            [3] Tu nikt się nie kłóci: { $points }.
           *[4] Podczas gdy inni mierzą się wzrokiem: { $points }.
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **Dogrywka!** Remis na { $face }, rozstrzygną to między sobą { $seats }.
        [1] ⚔️ Kopiuj, wklej: { $face } i { $face }. { $seats }, czas na **dogrywkę!**
        [2] ⚔️ Remis, wszędzie { $face }! Naprzeciw siebie stają { $seats }: **dogrywka!**
        [3] ⚔️ **Dogrywka!** Dokładnie na tę { $face } mają chrapkę { $seats }.
        [4] ⚔️ Bliźniaki! Po { $face } mają { $seats }: **dogrywka!**
        [5] ⚔️ **Dogrywka!** Jedna { $face } to za mało, gdy chcą jej { $seats }.
        [6] ⚔️ Wielkie umysły rzucają podobnie: { $seats } i wspólna { $face }. **Dogrywka!**
       *[7] ⚔️ Odsuńcie kubki, { $seats }! Liczba { $face } oznacza jedno: **dogrywka!**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] Pada: { $faces }.
            [1] No i jest: { $faces }.
            [2] Wynik rzutu: { $faces }.
            [3] Kręci się, kręci… { $faces }.
            [4] Można otworzyć oczy: { $faces }.
           *[5] To załatwia sprawę: { $faces }.
        }
       *[other] { $flavour ->
            [0] { $faces }… nic nie wiadomo, jeszcze raz!
            [1] { $faces }: wciąż remis. Powtórka!
            [2] { $faces }. Pokój wstrzymuje oddech: rzucamy znowu!
            [3] { $faces }. To chyba żart! Następny rzut.
            [4] { $faces }, sklejone jak guma do żucia. Rzucać!
           *[5] { $faces }? Te kostki świetnie się bawią. Od nowa!
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat } wygrywa, +**{ $face }**, a większej kostki niż ta k10 i tak nie ma.
            [1] 🔺 +**{ $face }**, brawo, { $seat }. Nad k10 jest już tylko sufit.
            [2] 🔺 k10 znów robi swoje: { $seat } ma +**{ $face }**.
           *[3] 🔺 { $seat } dolicza **{ $face }** i poleruje swoją k10.
        }
       *[other] { $row ->
            [3] 🔺 Trzecia dogrywka z rzędu! { $seat } bierze +**{ $face }** i **k{ $sides }**. Kto się jeszcze odważy?
           *[other] { $flavour ->
                [0] 🔺 { $seat } wygrywa, +**{ $face }**, i awansuje na **k{ $sides }**.
                [1] 🔺 +**{ $face }** i większa kostka, którą ma { $seat }: witaj, **k{ $sides }**!
                [2] 🔺 Taniec zwycięstwa! { $seat } dostaje +**{ $face }** i wspina się na **k{ $sides }**.
                [3] 🔺 Ładny rzut, { $seat }: +**{ $face }**, a to twoja **k{ $sides }**.
                [4] 🔺 Górą { $seat }: +**{ $face }**. W nagrodę **k{ $sides }**.
                [5] 🔺 { $seat } zgarnia **k{ $sides }**, a do kompletu +**{ $face }**.
               *[6] 🔺 Jedna uśmiechnięta mina przy stole, a ma ją { $seat }: +**{ $face }** i skok na **k{ $sides }**.
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 Trzecia przegrana dogrywka z rzędu{ $points ->
                    [0] {""}
                   *[other] , { $points } pkt w plecy
                }. Niech ktoś da ciastko: potrzebuje go { $seat } (i dzielna mała k4).
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat } przegrywa, ale zero punktów nie zmaleje, k4 też nie.
                    [1] 🔻 Nie ma czego tracić ani dokąd spadać: { $seat } trwa przy swojej k4.
                    [2] 🔻 „Z pustego i Salomon nie naleje”, mówi { $seat }, z k4 w ręku.
                   *[3] 🔻 Przegrana, która nawet nie boli. { $seat } nadal ma zero i jedną k4.
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat } traci { $points } pkt i kurczowo trzyma k4. Mniejszych kostek nie robią.
                    [1] 🔻 { $seat }: minus { $points }. Za to k4 zostaje, bo nie ma się gdzie podziać.
                    [2] 🔻 { $seat } ma o { $points } pkt mniej i najmniejszą kostkę w całym domu.
                    [3] 🔻 Ubywa { $points } pkt, a { $seat } wzdycha. „Mamy jeszcze siebie”, pociesza k4.
                    [4] 🔻 { $seat } gubi { $points } pkt, ale tej k4 nikt nie chce.
                   *[5] 🔻 Poszło { $points } pkt. { $seat } głaszcze k4 po spiczastej główce.
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat } przegrywa, punktów do stracenia nie ma, zostaje **k{ $sides }**.
           *[other] { $row ->
                [3] 🔻 Przegrana, przegrana i jeszcze raz przegrana: { $seat } płaci { $points } pkt i zjeżdża na **k{ $sides }**. Teraz może być tylko lepiej.
               *[other] { $flavour ->
                    [0] 🔻 { $seat } traci { $points } pkt i spada na **k{ $sides }**.
                    [1] 🔻 Pa, pa, duża kostko: { $seat } ma { $points } pkt mniej i odtąd **k{ $sides }**.
                    [2] 🔻 { $seat } kurczy się do **k{ $sides }** i płaci za tę przyjemność { $points } pkt.
                    [3] 🔻 Rozmiar w dół, punkty w dół o { $points }: { $seat } i **k{ $sides }**, nowa para.
                   *[4] 🔻 { $seat } oddaje { $points } pkt i dostaje **k{ $sides }**, której nikt nie zamawiał.
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] { $seat } jest w środku, liczba { $face }, i wymyka się cało.
        [1] Ani na górze, ani na dole: { $seat }, mając { $face }, wychodzi na palcach.
        [2] { $seat } ({ $face }) chowa głowę i burza przechodzi bokiem.
       *[3] Uff: { $face } wystarcza, { $seat } niczego nie traci.
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 O zwycięstwo: { $faces }!
            [1] 👑 Jeden rzut, jedna korona… { $faces }!
           *[2] 👑 A najostatniejszy z rzutów mówi { $faces }!
        }
       *[other] { $flavour ->
            [0] 👑 O zwycięstwo: { $faces }. Dalej równo, jeszcze raz!
            [1] 👑 { $faces }: korona nie może się zdecydować. Powtórka!
           *[2] 👑 Nie do wiary, { $faces }! Rzucać od nowa.
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat } na razie odpuszcza.
        [1] { $seat } pasuje.
        [2] „Wyzwania nie będzie”, mówi { $seat }.
        [3] { $seat } woli święty spokój.
        [4] „Nie dziś”, ziewa { $seat }.
        [5] { $seat } studiuje wzór na tapecie.
        [6] Kręci głową { $seat }: żadnych bójek.
        [7] { $seat } zachowuje to na później.
        [8] { $seat } nie budzi licha, póki śpi.
       *[9] { $seat } myśli. I myśli. I jednak nie.
    }
event-challenged =
    { $pair ->
        [3] 🧤 Znowu ta dwójka! Już trzeci raz { $seat } płaci, teraz { $points } pkt, i **rzuca wyzwanie: { $other }**.
       *[other] { $flavour ->
            [0] 🧤 { $seat } kładzie na stół { $points } pkt i **wyzywa do walki: { $other }**!
            [1] 🧤 „Ty i ja, { $other }!” { $seat } płaci { $points } pkt, to **wyzwanie**.
            [2] 🧤 { $seat } rzuca rękawicę za { $points } pkt. Podniesie ją **{ $other }**?
            [3] 🧤 Ładna kostka, **{ $other }**. { $seat } ma na nią ochotę i daje { $points } pkt za pojedynek.
            [4] 🧤 Szurają krzesła: { $seat } stawia { $points } pkt, po drugiej stronie **{ $other }**!
           *[5] 🧤 Za zepsucie komuś wieczoru należy się { $points } pkt. { $seat } płaci bez mrugnięcia, a blednie **{ $other }**.
        }
    }
event-declined =
    { $flavour ->
        [0] { $seat } woli zapłacić { $points } pkt, niż się bić. { $other } zostaje z niczym.
        [1] „Nie dzisiaj, { $other }.” { $seat } płaci { $points } pkt i ma to z głowy.
        [2] { $seat } wykupuje się za { $points } pkt. { $other } może pomachać stawce.
        [3] Za { $points } pkt { $seat } kupuje sobie cichy wieczór. { $other } walczy najwyżej z nudą.
       *[4] Nagle bardzo zajęte ręce: { $seat } zostawia na stole { $points } pkt, niech sobie { $other } na nie popatrzy.
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ { $seat } przyjmuje! { $other }, do stołu.
        [1] ⚔️ „Dawaj, { $other }!” { $seat } podejmuje wyzwanie.
        [2] ⚔️ { $seat } nie da się przekupić: { $other } ma swój pojedynek.
        [3] ⚔️ Jasne, że { $seat } się zgadza. Powodzenia, { $other }.
       *[4] ⚔️ { $seat } rozgrzewa oba barki: „No chodź, { $other }.”
    }
event-moved-up =
    { $flavour ->
        [0] { $seat } przesiada się na tę walkę z k{ $before } na **k{ $sides }**.
        [1] Żeby było sprawiedliwie, { $seat } zamienia k{ $before } na **k{ $sides }**.
       *[2] Czary-mary, { $seat } otwiera dłoń, a tam zamiast k{ $before } leży **k{ $sides }**.
    }
event-challenge-won =
    { $points ->
        [0] 🔺 { $seat } wygrywa, +**{ $face }**! { $other } nie ma punktów do stracenia{ $before ->
            [4] , a k4 pozostaje k4.
           *[other] , ale spada na **k{ $sides }**.
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 { $seat } wygrywa, +**{ $face }**! { $other } traci { $points } pkt, a k4 pozostaje k4.
               *[1] 🔺 Mam cię! { $seat } dostaje +**{ $face }**, { $other } oddaje { $points } pkt, ale przynajmniej nie kostkę: mniejszej niż k4 nie ma.
            }
           *[other] { $flavour ->
                [0] 🔺 { $seat } wygrywa, +**{ $face }**! { $other } traci { $points } pkt i spada na **k{ $sides }**.
                [1] 🔺 Zabolało: { $other } ma { $points } pkt mniej i tylko **k{ $sides }**. A { $seat } cieszy się z +**{ $face }**!
                [2] 🔺 { $seat } chce, { $seat } ma: +**{ $face }**. Co zostaje? { $other }: **k{ $sides }** i minus { $points } pkt.
               *[3] 🔺 Brawa zbiera { $seat }: +**{ $face }**! { $other } człapie z **k{ $sides }**, o { $points } pkt lżej.
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other } stoi jak skała. { $seat } nie ma już punktów do stracenia, a kostka zostaje.
       *[other] { $flavour ->
            [0] 🛡️ { $other } stoi jak skała. { $seat } traci { $points } pkt, ale kostka zostaje.
            [1] 🛡️ { $other } ma tu więcej szczęścia: { $seat } żegna { $points } pkt, kostki nie oddaje.
            [2] 🛡️ „Coś jeszcze?”, pyta { $other }. { $seat } płaci { $points } pkt i przytula starą kostkę.
           *[3] 🛡️ { $seat } źle trafia: górą { $other }. Punkty w dół o { $points }, kostka bezpieczna.
        }
    }
event-voided = Wyzwanie odwołane: { $seat } odzyskuje { $points } pkt i samo wyzwanie.
event-won =
    { $how ->
        [last] Reszta poszła spać: { $seats } wygrywa.
       *[target] { $comeback ->
            [1] 🏆 W połowie ostatnie miejsce, teraz szczyt: { $seats } jest za linią i **wygrywa**!
           *[other] { $flavour ->
                [0] 🏆 { $seats } przekracza linię i **wygrywa**!
                [1] 🏆 Cel osiągnięty! { $seats } **wygrywa**, a kostki mogą odpocząć.
                [2] 🏆 { $seats } **wygrywa**! Cała reszta robi zdziwioną minę.
               *[3] 🏆 Policzcie dwa razy, i tak wystarczy: { $seats } **wygrywa**!
            }
        }
    }

## Dlaczego nie

refusal-already-ready = Twoje „Gotowe” już jest. Kostki polecą, gdy tylko nacisną je wszyscy.
refusal-biggest-die = Masz już k10, większej kostki nie ma.
refusal-upgrade-too-dear = k{ $sides } kosztuje { $sides } punktów, a ty masz { $points }.
refusal-other-upgrade = Ta k{ $offered } jest dla kogoś innego. Twoja następna kostka to k{ $sides }, za { $sides } punktów.
refusal-other-price = Coś się zmieniło: { $other } ma teraz k{ $sides }, więc wyzwanie kosztuje { $sides } pkt.
refusal-window-open = Najpierw wyzwania. Następna runda zacznie się, gdy wszyscy spasują.
refusal-window-shut = Wyzwania są po rzucie, a w tej rundzie nikt jeszcze nie rzucał.
refusal-challenge-waits = { $other } rzuca wyzwanie, więc { $seat } musi je najpierw przyjąć albo się wykupić.
refusal-no-challenge = Nie ma wyzwania, na które można odpowiedzieć.
refusal-not-challenged = To wyzwanie nie jest dla ciebie: odpowiada { $seat }.
refusal-already-passed = Masz już pas i do następnej rundy tak zostanie.
refusal-challenge-used = Twoje jedyne wyzwanie w tej grze jest już zużyte.
refusal-cannot-challenge = Teraz nie możesz nikogo wyzwać: potrzebujesz kogoś, kto ma więcej punktów niż ty, i tylu punktów, ile ścianek ma jego kostka.
refusal-challenge-self = Nie możesz wyzwać siebie.
refusal-challenge-nobody = Na miejscu { $number } nie siedzi nikt, kto jeszcze gra.
refusal-challenge-poorer = { $other } nie ma więcej punktów niż ty.
refusal-challenge-too-dear = Wyzwanie ({ $other }) kosztuje { $sides } pkt, po jednym za każdą ściankę kostki, a ty masz { $points }.

## Przy stole

prompt-upgrade = **Runda { $round } · gotowe?** { $count ->
        [0] {""}
       *[other] Gotowe: { $ready }.{" "}
    }Czekamy na: **{ $waiting }**
prompt-challenge = **Runda { $round } · są wyzwania?** Kogoś, kto ma więcej punktów, raz na grę może wyzwać: { $waiting }.
prompt-answer = **{ $other }**: { $seat } płaci { $points } pkt, żeby cię wyzwać. **Przyjmij** i rzućcie: twoja k{ $mine } kontra k{ $theirs } ({ PERCENT($chance) } dla ciebie). Wygrasz, to zachowasz wszystko; przegrasz, to { $fall ->
        [0] stracisz tyle punktów, ile wyrzucisz
       *[other] spadniesz na k{ $fall } i stracisz tyle punktów, ile wyrzucisz
    }. Albo **wykup się** za { $points } pkt.
action-ready = Gotowe 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Kup k{ $sides } · { $sides } pkt
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Wyzwij: { $other } · { $points } pkt
action-pass = Pas
action-accept = Przyjmij pojedynek ⚔️
action-decline = Wykup się · { $points } pkt

## Pierwsza minuta, dla nowych w tej grze

hint-goal = 🏁 Cel: zebrać przed innymi { $target } pkt.
hint-upgrade = Gdy wszyscy są gotowi, lecą kostki. Rzucasz k{ $mine }: co wypadnie, to twoje punkty, chyba że ktoś wyrzuci to samo. { $sides ->
        [0] { "" }Większe kostki kosztują punkty i rzadziej remisują.
       *[other] Masz { $points } pkt, a k{ $sides } kosztuje { $sides }: stać cię, a remisuje ona rzadziej.
    }
hint-challenge = Raz na grę możesz wyzwać kogoś, kto jest przed tobą. Kosztuje to tyle punktów, ile ścianek ma jego kostka, a ty masz { $points }. Wygrasz, to ten ktoś traci punkty i dwa rozmiary kostki. Pas nic nie kosztuje.
hint-answer = { $other } płaci { $stake } pkt, żeby z tobą walczyć. Przyjmiesz, to rzucacie oboje: wygrasz { $chance } razy na sto. Wykupisz się, to też zapłacisz { $stake } pkt, ale twoja kostka jest bezpieczna.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = Twój następny rzut może dać { $target }: w { PERCENT($percent) } przypadków. Nowa kostka zabrałaby punkty, których do tego trzeba.
tip-bigger = Kosztuje { $sides } pkt, a do końca jest dla ciebie warta około { $points }.
tip-too-dear = Kostka k{ $sides } kosztuje { $sides } pkt, a byłaby dla ciebie warta tylko około { $points }.
tip-save = Po kupnie k{ $sides } zostałoby ci tylko { $score } z { $target } pkt.
tip-pass = Nic nie kosztuje. Walka ({ $other }) kosztuje { $points } z twoich { $score } pkt, a wygrywasz { PERCENT($percent) } takich.
tip-pull-back = { $other } może następnym rzutem dojść do { $target }. Wygrasz walkę, to spadnie: w { PERCENT($percent) } przypadków.
tip-fight = Wygrywasz { PERCENT($percent) } takich walk i { $other } spada. Koszt: { $points } pkt.
tip-accept = Wygrywasz { PERCENT($percent) } takich walk. Walka kosztuje cię średnio około { $points } pkt, wykupienie się na pewno { $stake }.
tip-decline = Walka kosztuje cię średnio około { $points } pkt, wykupienie się tylko { $stake }.
tip-drops = W { PERCENT($percent) } przypadków przegrasz, a twoja k{ $before } skurczy się do k{ $sides }. Za { $stake } pkt jest bezpieczna.

## Zasady w minutę

rules-1 =
    ## Kości niezgody
    _Tie-Die · autor: Adam Lemos · 2–4 graczy_

    Każdy zaczyna z **k4** i bez punktów, a rzucają **wszyscy naraz**: naciśnij **Gotowe**, kiedy zechcesz, a gdy zrobi to ostatnia osoba, kostki lecą. Liczba, której nie wyrzucił nikt inny, to twoje punkty.

    Kto dojdzie do celu (30, chyba że gospodarz wybierze inaczej), wygrywa. Kilka osób naraz? Wygrywa ta, która ma najwięcej; gdy i to jest równe, rozstrzyga ostatni rzut.
rules-2 =
    ## Remisy i większe kostki
    - **To samo? Dogrywka!** Osoby z remisem rzucają jeszcze raz, aż dokładnie jedna ma najwięcej i dokładnie jedna najmniej. Najwyższy rzut daje tyle punktów i kostkę o rozmiar większą. Najniższy tyle punktów zabiera i daje kostkę o rozmiar mniejszą. Środek wychodzi z tego cało.
    - **Większa kostka.** Zanim naciśniesz Gotowe, możesz kupić następną za tyle punktów, ile ma ścianek: 6 za k6, potem 8 za k8, potem 10 za k10.
    - Punkty nie spadną poniżej 0, a kostki poniżej k4.
rules-3 =
    ## Wyzwania
    Po rzucie, **raz na grę**, możesz wyzwać kogoś, kto ma **więcej punktów**. Kosztuje to tyle punktów, ile ścianek ma jego kostka. Wyzwana osoba może **wykupić się** za tyle samo; twoje punkty i wyzwanie przepadają. Albo wyzwanie **przyjmuje**:
    - Jeśli twoja kostka jest mniejsza, najpierw dorasta do tamtej i taka już zostaje, cokolwiek się stanie. Rzucacie oboje.
    - **Masz więcej:** doliczasz swój rzut. Druga strona traci tyle, ile ma na kostce, i **dwa** rozmiary.
    - **Masz mniej:** druga strona niczego nie traci. Ty tracisz tyle punktów, ile masz na kostce.

    Jeśli dojdziesz tak do celu, wygrywasz.
rules-4 =
    ## Jak grać dobrze
    - Małe kostki często remisują. Z k4 to raczej szansa niż ryzyko: niewiele jest do stracenia.
    - Większa kostka się opłaca, gdy gra jeszcze potrwa. Blisko celu trzymaj punkty.
    - Wyzwanie to sposób na kogoś, kto jest daleko z przodu: wykupienie kosztuje go tyle co ciebie, a przegrana dwa rozmiary kostki.
    - Jeśli nie możesz nikogo wyzwać, nie musisz nic naciskać: następna runda zacznie się sama.

## Dlaczego ruch jest dobry: całe zdania o ruchu, do nikogo wprost.
# $percent is a chance, $otherwise what declining costs. A fight is what an accepted challenge leads to.

why-pays =
    { $points ->
        [one] Kostka k{ $sides } jest tu warta tyle co jeden punkt, a kosztuje tylko { $sides }.
        [few] Kostka k{ $sides } jest tu warta tyle co { $points } punkty, a kosztuje tylko { $sides }.
        [many] Kostka k{ $sides } jest tu warta tyle co { $points } punktów, a kosztuje tylko { $sides }.
       *[other] Kostka k{ $sides } jest tu warta tyle co { $points } punktu, a kosztuje tylko { $sides }.
    }
why-too-dear = Kostka k{ $sides } kosztuje { $sides } punktów, a tu jest warta tylko { $points }.
why-now = Szansa, że następny rzut doprowadzi do { $target }, wynosi { PERCENT($percent) }; po zakupie nie ma żadnej.
why-threat = Następny rzut doprowadza do { $target } w { PERCENT($percent) } przypadków: { $other }.
why-fight =
    { $sides ->
        [0] Gdy po drugiej stronie stoi { $other }, pojedynek wygrywa się w { PERCENT($percent) } przypadków.
       *[other] Gdy po drugiej stronie stoi { $other }, pojedynek wygrywa się w { PERCENT($percent) } przypadków, a mniejsza kostka zamienia się w k{ $sides }.
    }
why-dear = Wyzwanie ({ $other }) kosztuje { $points } z { $score } pkt, a wygrywa się { PERCENT($percent) } takich pojedynków.
why-poor-trade = Wyzwanie ({ $other }) kosztuje { $points } pkt, a daje średnio około { $brings }.
why-cheaper =
    { $points ->
        [one] Pojedynek kosztuje średnio około jednego punktu, a wykupienie się { $otherwise }.
        [few] Pojedynek kosztuje średnio około { $points } punktów, a wykupienie się { $otherwise }.
        [many] Pojedynek kosztuje średnio około { $points } punktów, a wykupienie się { $otherwise }.
       *[other] Pojedynek kosztuje średnio około { $points } punktu, a wykupienie się { $otherwise }.
    }
why-hands = W { PERCENT($percent) } takich pojedynków { $other } dochodzi do { $target }.
why-drops = Pojedynek przegrywa się w { PERCENT($percent) } przypadków, a wtedy z k{ $before } robi się k{ $sides }.

## Nagłówki karty, którą się wysyła dalej

headline-one-more-throw = Równo w punktach, jeden rzut więcej i wygrywa { $winners }
headline-won-the-challenge = { $winners } rzuca wyzwanie i po wszystkim. Przegrywa { $other }
headline-with-the-smallest-die = { $winners } wygrywa z najmniejszą kostką ze wszystkich
headline-won-the-roll-off = { $winners } wygrywa w dogrywce
headline-the-number-to-win = Trzeba dobrej liczby, pada { $number }, wygrywa { $winners }

## Osiągnięcia

feat-three-is-a-crowd = Troje to już tłok
    .story = wygrana dogrywka trzech osób albo więcej
feat-david = Dawid
    .story = k4 rzuca w walce więcej niż k10
feat-stubborn-as-mules = Ośli upór
    .story = walka, którą rozstrzyga dopiero czwarty rzut albo późniejszy
feat-small-is-beautiful = Małe jest piękne
    .story = wygrana z k4 wciąż w ręku
feat-photo-finish = Fotofinisz
    .story = równo w punktach i wygrany ten jeden rzut więcej

# Planowanie z góry.
plan =
    { $next ->
        [ready] nacisnąć Gotowe bez kupowania większej kostki
        [upgrade] kupować większe kostki, póki starcza punktów, potem nacisnąć Gotowe
       *[ask] zakupy zostawić tobie
    }; { $window ->
        [pass] nikogo nie wyzywać
       *[ask] wyzwania zostawić tobie
    }{ $challenged ->
        [accept] ; jeśli ktoś cię wyzwie, przyjąć
        [decline] ; jeśli ktoś cię wyzwie, wykupić się
       *[ask] ; jeśli ktoś cię wyzwie, zapytać ciebie
    }
plan-ask-next = Przed następnym rzutem
plan-ask-window = Gdy możesz kogoś wyzwać
plan-ask-challenged = Gdy ktoś wyzwie ciebie
plan-next-ready = Gotowe, bez zakupów
plan-next-upgrade = kupuj, ile się da, potem Gotowe
plan-next-ask = zapytaj mnie
plan-window-pass = pas
plan-window-ask = zapytaj mnie
plan-challenged-ask = zapytaj mnie
plan-challenged-accept = przyjmij
plan-challenged-decline = wykup się
plan-void-die = masz już inną kostkę niż wtedy, gdy powstawał plan.

## Fakty w analizie

fact-off-won = { $seat } wygrywa dogrywkę o { $tied } w rzucie nr { $throw }: +{ $face } i k{ $sides }.
fact-challenge-won = { $seat } wygrywa wyzwanie ({ $other }): +{ $face }.
