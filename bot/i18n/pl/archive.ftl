### Dawne partie: lista, powtórki i sprawdzanie.

## Zapis słowny, jako plik i w terminalu

transcript-start = Przygotowania
transcript-secret = (tylko { $seat })

## Sprawdzenie

verify-record = Zapis: { $game }, zasady w wersji { $rules }, miejsca: { $count }: { $seats }.
verify-promise = Zobowiązanie: kostki zgadzają się z obietnicą sprzed gry, a była nią { $commitment }
verify-promise-missing = Zobowiązanie: w zapisie go nie ma. Przed grą musiało być widać { $commitment }
verify-no-promise = Zobowiązanie: nie ma i być nie może: ten zapis sam wylicza, co pokazały kostki.
verify-dice = Rzuty kostką: { $count }, wszystkie z ziarna i soli.
verify-faces = Rzuty kostką: { $used }; w zapisie wyników jest { $count }.
verify-actions = Ruchy: wszystkie zgodne z zasadami ({ $count }).
verify-not-over = Koniec: ten zapis urywa się przed końcem gry.
verify-drawn = Potem ci, którzy jeszcze grali, umówili się na remis.
verify-end = Koniec: { $places }.
verify-salt = Sól: { $salt }
verify-digest-same = Dowód: to ta sama gra, którą zapisano na koniec ✔ (skrót { $digest })
verify-digest-untold = Dowód: skrót tego zapisu to { $digest }. Na koniec tamtej gry nie mam żadnego, więc nie ma go z czym porównać.
verify-digest-gone = Dowód: ktoś, kto tu grał, usunął swoje dane, więc w tej kopii zmieniły się imiona, a z nimi skrót. Teraz to { $digest }. Zapis pobrany wcześniej wciąż się zgadza.
verify-digest-other = Dowód: skrót tego zapisu to { $digest }, ale na koniec gry był { $told }.
verify-other = to nie jest ten sam zapis co na koniec gry.
verify-title = Sprawdzam stół { $table }
verify-good = ✅ Wszystko się zgadza.
verify-bad = ❌ Coś tu się nie zgadza: { $why }
verify-more = Załączony zapis wystarczy, żeby powtórzyć to sprawdzenie gdzie indziej: `sleepover verify FILE` albo dziesięć linijek w dowolnym języku. Porównaj zobowiązanie z tym, które było przed grą pod *Uczciwe kostki*. Jednego nie wykaże żadne sprawdzenie: że ludzie, którzy prowadzą bota, nie znali kostek z góry.

## Lista dawnych partii

history-title = Partie gracza { $player }{ $game ->
        [none] {""}
       *[other] {" "}· { $game }
    }
history-line = **{ $table }** · { $game } · { $date } · { $others ->
        [none] { $winners }
       *[other] 🏆 { $winners } · { $others }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [plansza]({ $link })
    }
history-everybody-won = 🏆 { $winners }
history-nobody-won = 🤝 { $seats }
history-empty = { $player } nie ma skończonych partii, które można tu pokazać.
history-how = Obejrzyj którąś: /powtórka i jej numer; kostki sprawdzi /sprawdź.
history-end = To już wszystkie.
button-older = Starsze
button-newer = Nowsze

## Krok po kroku

button-replay = Powtórka
button-look-back = Spójrz wstecz
button-verify = Sprawdź
button-step-through = Krok po kroku
button-step-first = ⏮ Początek
button-step-back = ◀ Wstecz
button-step-next = Dalej ▶
button-step-last = Koniec ⏭
button-animation = Animacja
button-transcript = Zapis słowny
button-picture = Obrazek
step-count = Krok { $step } z { $steps } · { $eyes }
step-count-running = Krok { $step } z { $steps } jak dotąd · { $eyes }
step-room = oczami całego pokoju
step-seat = tak to widzi { $seat }
step-start = Gra się zaczyna.
step-jump = Skocz do kroku
step-jump-to = { $step } · { $told }

## Animacja

film-title = { $emoji } { $game } · stół { $table }, jeszcze raz
film-about = { $date } · { $players }
film-each = Kroków: { $actions }, obrazek dla każdego.
film-some = Kroków: { $actions }, obrazków: { $pictures }, niektóre wspólne. *Krok po kroku* pokaże każdy.
film-alt = Animacja całej gry przy stole { $table }, obrazków: { $pictures }: { $players }. Na koniec: { $end } Zapis słowny opowiada wszystko.
transcript-title = Stół { $table } słowami:

## Dlaczego nie

sorry-no-such-game = Partii o tym numerze nie mogę ci pokazać. Możesz oglądać te ze swoim udziałem i te z kanałów tego serwera, które widzisz.
sorry-number = „{ $text }” to nie numer stołu. Wybierz z listy albo poszukaj: /historia.
sorry-not-here = Nie wszyscy tutaj widzą kanał, na którym toczyła się ta gra. Zapytaj jeszcze raz z opcją *prywatnie*, a zobaczysz ją bez świadków.
sorry-closed-record = Tamten stół zamknięto bez wyniku, więc jego zapis też pozostaje zamknięty: nikt nie zgodził się go odsłonić.
sorry-not-over = Ta gra jeszcze trwa. Kostki odsłonią się, gdy się skończy.
sorry-others-private = Cudze dawne partie możesz oglądać tylko na serwerze.
