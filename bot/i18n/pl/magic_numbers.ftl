### Magiczne liczby (Magic Numbers), po polsku.

title = Magiczne liczby

## Plansza, karta i opis planszy

board-heading =
    Magiczne liczby · wygrywa równo { $target } · { $turns ->
        [0] jeszcze bez ruchu
        [one] za nami { $turns } tura
        [few] za nami { $turns } tury
        [many] za nami { $turns } tur
       *[other] za nami { $turns } tury
    }
board-header-roll = rzuca teraz kostką
board-header-choose = ma { $face }: zatrzymać czy oddać?
board-header-won = wygrywa, równo { $target }!
board-cards = Karty na stół
board-good = Dobra
board-evil = Zła
board-course = Wynik tura po turze
board-score = Wynik
board-only-you = widzisz to tylko ty
board-good-does = Dobra: +{ $bonus }
board-evil-does = Zła: do zera
board-of = z { $target }
board-to-go = brakuje { $points }
board-there = Równo u celu!
board-stuck-1 = Żadna liczba tu nie pomoże:
board-stuck-2 = uwolni cię tylko Zła.
board-if-taken = Jeśli weźmiesz teraz, masz
board-then =
    { $effect ->
        [win] { $after }!
        [over] = { $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] Wzięte
       *[other] Wzięte +{ $earlier }
    }
board-exactly = równo
board-turns =
    { $turns ->
        [0] jeszcze bez ruchu
        [one] za nami { $turns } tura
        [few] za nami { $turns } tury
        [many] za nami { $turns } tur
       *[other] za nami { $turns } tury
    }
board-legend-kept = zatrzymane
board-legend-gave = oddane
board-legend-got = otrzymane
board-legend-evil = może Zła
board-trail = Ostatnio
board-trail-none = Nikt jeszcze nic nie wziął. Patrz, kto co oddaje i czemu.
board-now-roll = Teraz rzuca { $name }.
board-now-choose = { $name } ma { $face }: zatrzymać czy oddać?
board-now-won = { $name } wygrywa, równo { $target }!
board-start = Nikt jeszcze nie wziął żadnej liczby.
board-last = Przed chwilą: { $turn }.
board-alt-counts = Dotąd zatrzymane, oddane i otrzymane: { $each }.
board-alt-count = { $name } { $kept }, { $gave }, { $got }
board-turn-kept = { $name } zatrzymuje { $face }
board-turn-gave = { $name } oddaje { $face }, bierze { $other }
board-counts = Co kto zrobił z którą liczbą i ile razy:
board-counts-row = { $name }: zatrzymane { $kept }; oddane { $gave }; otrzymane { $got }
board-often = { $face } ({ $times ->
        [1] raz
       *[other] { $times } razy
    })
board-none = nic
board-latest = Ostatnie tury, od najnowszej:
board-suspects = Podejrzenia jak dotąd: { $each }.
board-suspect = { $name } oddaje { $faces } i nigdy nie zatrzymuje { $count ->
        [one] tej liczby
        [few] żadnej z tych liczb
        [many] żadnej z tych liczb
       *[other] żadnej z tych liczb
    }, więc może to Zła liczba
board-open = Wszystkie karty odkryte:
board-open-row = { $name }: Dobra { $good }, Zła { $evil }, wynik { $score }. { $taken }
board-open-none = { $name }: karta zakryta.
board-own = Twoja karta, widzisz ją tylko ty:
board-card-of = Tajna karta, { $name }: { $card }
board-card = Dobra liczba { $good }, Zła liczba { $evil }, wynik { $score } z { $target }.
board-prospects = Jeśli weźmiesz teraz: { $each }.
board-stuck = Stąd żadna liczba nie prowadzi do celu: uwolni cię tylko Zła liczba, z powrotem do 0.
board-taken-none = Nic jeszcze nie wzięte.
board-taken =
    Wzięte{ $earlier ->
        [0] {""}
       *[other] , po wcześniejszych ({ $earlier })
    }: { $each }.
board-effect =
    { $effect ->
        [good] { $face } jest Dobra i daje { $after }
        [evil] { $face } jest Zła i daje 0
        [over] { $face } to za dużo i zostaje { $after }
       *[plain] { $face } daje { $after }
    }


## Opcje

tagline =
    Tajne liczby, jawna kostka, kamienna twarz: zatrzymaj rzut
    albo oddaj go tam, gdzie zaboli. Wygrywa, kto trafi równo w cel.
# The picture of the game, for those who do not see it.
picture-alt = Zielona trójka z aureolą i czerwona piątka z rogami, a między nimi kostka.
option-first = Kto zaczyna
option-first-birthday = najbliższe urodziny
option-first-random = losowy gracz
option-first-host = gospodarz
option-target = Ile punktów, co do jednego
option-target-20 = 20 punktów (krótko)
option-target-30 = 30 punktów
option-target-50 = 50 punktów (długo)

## Co się stało

event-dealt =
    { $flavour ->
        [0] Twoja karta: Dobra liczba { $good }, Zła liczba { $evil }.
        [1] Psst! { $good } to twoja Dobra liczba, a { $evil } twoja Zła.
        [2] Dobra to { $good }, Zła to { $evil }. Teraz chowaj kartę.
        [3] Tylko dla twoich oczu: wypatruj { $good } (Dobra), drżyj przed { $evil } (Zła).
        [4] Zapamiętaj i zjedz tę kartkę: Dobra { $good }, Zła { $evil }.
        [5] { $good } jest po twojej stronie (Dobra). { $evil } zdecydowanie nie (Zła).
        [6] Ciągniesz kartę: Dobra { $good }, Zła { $evil }. I ani mrugnięcia.
        [7] Cicho sza: { $good } kochasz (Dobra), { $evil } nie znosisz (Zła).
        [8] Los szepcze: Dobra { $good }. Potem chichocze: Zła { $evil }.
       *[9] Pod twoją poduszką leży karta: { $good } jako Dobra, { $evil } jako Zła.
    }
event-first =
    { $how ->
        [birthday] { $seat } ma najbliżej do urodzin i zaczyna.
        [host] { $seat } jest gospodarzem tego stołu i zaczyna.
       *[lot] { $seat } wygrywa losowanie i zaczyna.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } rzuca **{ $face }**. Zatrzymać czy podzielić się radością?
        [1] **{ $face }**, { $seat }… a teraz proszę o kamienną twarz.
        [2] { $seat } potrząsa kostką: **{ $face }**. I co z tym zrobić?
        [3] Wszyscy patrzą na jedną osobę: { $seat }. Ta patrzy na **{ $face }**.
        [4] **{ $face }**! Skarb czy śmieć, { $seat }?
        [5] { $seat } chucha na kostkę, a ta odpowiada: **{ $face }**.
        [6] Na stół wypada **{ $face }**. { $seat } nuci coś pod nosem.
        [7] Kostka mija herbatniki i staje: **{ $face }**. Komu to dasz, { $seat }?
        [8] { $seat } podgląda przez palce. Tam **{ $face }**.
       *[9] Turla się, turla, **{ $face }**. Z brwi, które unosi { $seat }, nie da się nic wyczytać.
    }
event-kept =
    { $wins ->
        [1] Jest! { $seat } zatrzymuje **{ $face }**, i właśnie tej liczby brakowało!
       *[other] { $row ->
            [3] To już trzecia z rzędu! { $seat } zatrzymuje też **{ $face }**. Jest jakaś liczba, której nie lubisz?
            [5] Piąta liczba z rzędu do własnej kieszeni: { $seat } siedzi na **{ $face }** jak smok na złocie.
           *[other] { $flavour ->
                [0] { $seat } zatrzymuje **{ $face }** i patrzy w sufit.
                [1] { $seat } bierze **{ $face }** do siebie, jak gdyby nigdy nic.
                [2] „Moje”, mówi { $seat }, głaszcząc **{ $face }**. Czy to był uśmiech?
                [3] **{ $face }** znika w kieszeni piżamy, w której siedzi { $seat }.
                [4] { $seat } przytula **{ $face }** i nie powie czemu.
                [5] Dziś bez dzielenia się: **{ $face }** zostaje w domu. W czyim? { $seat }.
                [6] { $seat } chowa **{ $face }** i pokasłuje. Podejrzany ten kaszel.
                [7] „Ktoś musi to wziąć.” Jakże szlachetnie: { $seat } i **{ $face }**.
                [8] { $seat } bada wszystkie twarze po kolei, po czym nie oddaje **{ $face }** nikomu.
               *[9] **{ $face }** ląduje pod kołdrą, a na kołdrze { $seat }. Dobra? Zła? Gasimy światło.
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat } oddaje **{ $face }**, a { $other } czeka właśnie na tę liczbę. Ojej!
       *[other] { $pair ->
            [3] Znowu?! { $seat } daje, { $other } dostaje, i to już trzeci raz: **{ $face }**. Miłość czy wojna?
            [5] Pięć prezentów ma już { $other }, wszystkie od tej samej osoby. { $seat } dorzuca **{ $face }**. Skończył się papier ozdobny.
           *[other] { $row ->
                [4] Czwarta z rzędu oddana! { $other } rozpakowuje **{ $face }**, wiwatuje { $seat }. Czy to Gwiazdka?
               *[other] { $flavour ->
                    [0] { $seat } oddaje **{ $face }**, a bierze { $other }. Cóż za hojność.
                    [1] { $seat } przesuwa **{ $face }** po stole. { $other } nie może odmówić.
                    [2] **{ $face }** leci przez stół: nadaje { $seat }, łapie { $other }. Zwrotów nie przyjmujemy.
                    [3] „Dla mnie? Naprawdę nie trzeba było.” { $other } mówi to całkiem szczerze: **{ $face }**, a darczyńcą jest { $seat }.
                    [4] Przesyłka ekspresowa, { $other }: jedna sztuka **{ $face }**, nadawca { $seat }.
                    [5] { $seat } uśmiecha się słodko i już **{ $face }** ma { $other }.
                    [6] Gorący kartofel! { $seat } puszcza **{ $face }**, parzy się { $other }.
                    [7] { $other } ma nową **{ $face }**, a { $seat } pogwizduje, jakby nic się nie stało.
                    [8] Ekspert od mody orzeka: **{ $face }** leży jak ulał. Nosi { $other }, ekspertem jest { $seat }.
                   *[9] Ene, due, rabe… { $other }! { $seat } ma **{ $face }** z głowy.
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] Znowu Dobra, druga z rzędu! { $face } daje kolejne 10: { $before } → { $after }. Nie szczerz się.
            [3] Trzy Dobre pod rząd! { $before } → { $after }, a wszystko przez { $face }. To musi być oszustwo. (Nie jest.)
           *[other] { $flavour ->
                [0] Twoja Dobra liczba! { $face } jest dla ciebie warte 10: { $before } → { $after }.
                [1] Główna wygrana i ani słowa: { $face } robi z { $before } → { $after }.
                [2] Dziesięć za jedno { $face }! Dobra liczba niesie cię { $before } → { $after }.
                [3] Hurra, ale tylko w środku: { $face } to twoja Dobra. { $before } → { $after }.
                [4] Ktoś tam na górze cię lubi. { $face } jest Dobra: { $before } → { $after }.
               *[5] Zatańcz w myślach: Dobra { $face }, { $before } → { $after }.
            }
        }
        [evil] { $row ->
            [2] Jeszcze raz Zła. Ale co { $face } może odebrać zeru?
            [3] Trzecia Zła z rzędu! { $face } chyba się w tobie kocha. Wciąż 0.
           *[other] { $before ->
                [0] { $flavour ->
                    [0] Twoja Zła liczba, { $face }, ale nie było nic do stracenia: dalej 0.
                    [1] Zła { $face } przychodzi cię okraść i zastaje 0. Wychodzi zażenowana.
                   *[2] Zła { $face }? Dobrze, że i tak masz 0.
                }
               *[other] { $flavour ->
                    [0] Twoja Zła liczba, { $face }. Wynik spada z { $before } na 0.
                    [1] Au, to ta Zła! { $face } i z { $before } robi się 0. Mimo to się uśmiechaj.
                    [2] Zjeżdżalnią w dół: Zła { $face }, z { $before } na 0. Nikt nic nie widzi.
                    [3] To { $face } było zatrute. Było { $before }; jest 0.
                    [4] Puf! Zła { $face }: { $before } → 0. Zrób minę, jakby to była wygrana.
                   *[5] Tylko nie ta! Zła { $face } pożera całe { $before } i beka: 0.
                }
            }
        }
        [over] { $flavour ->
            [0] { $face } wyniosłoby cię za cel, więc nic nie dochodzi: zostajesz przy { $after }.
            [1] Co za dużo, to niezdrowo: { $face } już się nie mieści. Wciąż { $after }.
            [2] Kubek pełny, { $face } się rozlewa. Ani kroku dalej, zostaje { $after }.
            [3] Blisko, ale { $face } przestrzeliwuje. Jak przedtem: { $after }.
            [4] { $face } odbija się jak piłka: za celem nic się nie liczy. Siedzisz dalej na { $after }.
           *[5] Tu na górze nie ma miejsca dla { $face }. I tak zostaje { $after }.
        }
       *[plain] { $flavour ->
            [0] Dodajesz { $face }: { $before } → { $after }.
            [1] Zwyczajnie i po prostu, { $face } więcej: { $before } → { $after }.
            [2] { $face } do skarbonki. { $before } → { $after }.
            [3] Ani Dobra, ani Zła, samo { $face }: { $before } → { $after }.
            [4] Krok za krokiem: { $before } i { $face } to razem { $after }.
            [5] Chrup, nadgryzasz { $face }. Było { $before }, jest { $after }.
            [6] Bez dramatów: { $face } liczy się za tyle, ile pokazuje, { $before } → { $after }.
            [7] Pełzniesz w górę o { $face }: z { $before } na { $after }.
            [8] { $face } wprowadza się po cichutku. { $before } → { $after }.
           *[9] Kolejne { $face } do skarpety, w której jest teraz { $after } (przedtem: { $before }).
        }
    }
event-won =
    { $how ->
        [last] Reszta poszła spać: { $seats } wygrywa.
       *[target] { $comeback ->
            [1] Z ostatniego rzędu! W połowie na końcu, a teraz { $seats } trafia równo w cel i wygrywa! Karty na stół.
           *[other] { $flavour ->
                [0] { $seats } trafia równo w cel i wygrywa! Karty na stół.
                [1] W dziesiątkę! { $seats } trafia równo w cel i wygrywa! Pokażcie wszyscy, co macie.
                [2] Ani o jeden za dużo, ani o jeden za mało: { $seats } trafia równo w cel i wygrywa! Proszę odkryć karty.
               *[3] „Ta-dam!” { $seats } trafia równo w cel i wygrywa! Teraz się okaże, kto był kim.
            }
        }
    }

## Dlaczego nie

refusal-already-rolled = { $face } leży już na stole: zatrzymaj albo komuś oddaj.
refusal-roll-first = Najpierw rzuć kostką.
refusal-give-self = Sobie liczby nie oddasz. Jeśli ją chcesz, zatrzymaj.
refusal-give-nobody = Na miejscu { $number } nie siedzi nikt, kto jeszcze gra.

## Przy stole

prompt-roll = **{ $seat }**, rzuć kostką.
prompt-choose = **{ $seat }**: { $face }. Zatrzymać czy oddać?
action-roll = Rzuć kostką
action-keep = Zatrzymaj { $face }
action-give = Oddaj: { $other }
peek-card = 😇 Dobra **{ $good }** · 😈 Zła **{ $evil }** · wynik **{ $score }**, cel: równo { $target }
final-card = { $seat }: Dobra { $good }, Zła { $evil }, wynik { $score }

## Pierwsza minuta, dla nowych w tej grze

hint-goal = 🏁 Cel: równo { $target } pkt. Kto zbierze je pierwszy, wygrywa.
hint-own = 🃏 Twoja karta: 😇 Dobra { $good } · 😈 Zła { $evil } · { $score } z { $target }. Jest w mojej wiadomości prywatnej, a zawsze pod **{ $peek }**.
hint-wait = 😇 Twoja Dobra liczba to **{ $good }**: każde { $good }, które weźmiesz, jest warte 10 punktów. 😈 Twoja Zła liczba to **{ $evil }**: weź ją, a wracasz do 0. Nikt inny tego nie wie, więc kamienna twarz.
hint-roll = Twoja kolej! Rzuć: liczbę zobaczą wszyscy, ale tylko ty wiesz, ile jest dla ciebie warta.
hint-good = 😇 { $face } to twoja Dobra liczba. Zatrzymana daje 10, a twój wynik to { $after }.
hint-evil = 😈 { $face } to twoja Zła liczba, o czym nikt nie wie. Zatrzymaj ją, a wracasz do 0. Oddana da drugiej osobie punkty, chyba że dla niej też jest Zła.
# The same with no points yet.
hint-evil-free = 😈 { $face } to twoja Zła liczba, o czym nikt nie wie. Nie masz punktów, które mogłaby zabrać. Oddana da drugiej osobie punkty, chyba że dla niej też jest Zła.
hint-plain = Zatrzymaj { $face }, a masz { $after ->
        [one] { $after } punkt
        [few] { $after } punkty
        [many] { $after } punktów
       *[other] { $after } punktu
    }. Albo oddaj: dla kogo to Zła liczba, ten wraca do 0, a dla kogo Dobra, ten dostaje 10 punktów.
hint-over = { $face } wyniosłoby cię ponad { $target }, więc dla ciebie się nie liczy. Oddane liczy się drugiej osobie albo cofa ją do 0, jeśli to jej Zła liczba.
hint-win = Zatrzymaj { $face }, a masz równo { $target }: to zwycięstwo!

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = To równo { $target }: wygrywasz!
tip-evil = Zatrzymanie cofnęłoby cię z { $points } do 0. { $whom ->
        [only] {""}
        [likely] Największa szansa, że zrobi to samo: { $other }.
       *[any] Cudzych liczb nikt nie zna, więc może być { $other }.
    }
tip-evil-free = Nie masz jeszcze nic do stracenia, a oddana dałaby komuś najpewniej punkty.
tip-good = Dziesięć punktów naraz: to { $after } z { $target }.
tip-nearer = Prowadzi cię do { $after } z { $target }.
tip-farther = Z { $after } mniej liczb prowadzi równo do { $target }: trwałoby to dłużej niż stąd, gdzie jesteś.
tip-likely-evil = Sądząc po dotychczasowej grze ({ $other }), { $face } to tam Zła liczba w { PERCENT($percent) } przypadków. Wtedy wraca się do 0.
tip-over = Dla ciebie nic się nie zmienia, a nikt inny nie dostaje punktów.

## Zasady w minutę

rules-1 =
    ## Magiczne liczby
    _Magic Numbers · autor: Scott Jon Siegel · 2–10 graczy_

    Każdy ma dwie tajne liczby od 1 do 6: **Dobrą** i **Złą**, oraz tajny wynik, który zaczyna się od 0. Dojdź do celu (30, chyba że gospodarz wybierze inaczej) **co do punktu**, a natychmiast wygrywasz.

    Zaczyna osoba, która ma najbliżej do urodzin, albo decyduje los; wybiera gospodarz. W swojej turze rzucasz kostką na oczach wszystkich. Potem **zatrzymujesz** liczbę albo **oddajesz** ją komuś innemu, a ten ktoś musi ją wziąć.
rules-2 =
    ## Co robi liczba, gdy ją weźmiesz
    - Twoja **Dobra** liczba dodaje **10** zamiast tego, co na kostce.
    - Twoja **Zła** liczba cofa twój wynik do **0**.
    - Każda inna dodaje tyle, ile pokazuje.
    - Cokolwiek wyniosłoby cię ponad cel, nie dolicza się wcale, nawet tych 10.

    Tylko ty wiesz, co dzieje się z twoim wynikiem. Pozostali widzą, kto co rzuca i kto to bierze.
rules-3 =
    ## Jak grać dobrze
    - Patrz, co kto zatrzymuje, a co rozdaje: tabela na planszy liczy to za ciebie.
    - Zatrzymaj czasem Złą liczbę. Na początku zero to nie tragedia, a zbija innych z tropu.
    - Uważaj na końcówkę. Jeśli żadna liczba nie doprowadzi cię równo do celu, ratunkiem jest Zła.
    - **Zerknij** pokaże ci kartę, kiedy tylko zechcesz. Na koniec karty odkrywają wszyscy.

## Dlaczego ruch jest dobry: całe zdania o ruchu, do nikogo wprost.
# $face is a number on the die, $percent a chance, $otherwise the same chance after the other choice.

why-own-evil = { $face } to Zła liczba na tej karcie: zostawienie jej sobie cofa z { $points } do 0.
why-nearer =
    { $after ->
        [0] To daje równo { $target }.
        [one] To przybliża: do { $target } zostaje około jednej rundy zamiast { $before }.
        [few] To przybliża: do { $target } zostaje około { $after } rund zamiast { $before }.
        [many] To przybliża: do { $target } zostaje około { $after } rund zamiast { $before }.
       *[other] To przybliża: do { $target } zostaje około { $after } rundy zamiast { $before }.
    }
why-stuck = Z { $points } pkt drogę dalej otwiera tylko Zła liczba: z powrotem do 0 i znowu w górę.
why-farther =
    { $after ->
        [one] Zatrzymanie tej liczby oddala: do { $target } byłoby około jednej rundy zamiast { $before }.
        [few] Zatrzymanie tej liczby oddala: do { $target } byłoby około { $after } rund zamiast { $before }.
        [many] Zatrzymanie tej liczby oddala: do { $target } byłoby około { $after } rund zamiast { $before }.
       *[other] Zatrzymanie tej liczby oddala: do { $target } byłoby około { $after } rundy zamiast { $before }.
    }
why-gave-away =
    { $times ->
        [1] { $other } ma już { $face } wśród oddanych liczb.
        [2] { $other } ma { $face } wśród oddanych liczb już dwa razy.
       *[other] { $other } ma { $face } wśród oddanych liczb już { $times } razy.
    }
why-kept-it =
    { $times ->
        [1] { $other } ma już { $face } wśród zatrzymanych liczb.
        [2] { $other } ma { $face } wśród zatrzymanych liczb już dwa razy.
       *[other] { $other } ma { $face } wśród zatrzymanych liczb już { $times } razy.
    }
why-likely-evil = Po tym wszystkim, co widział stół, szansa, że { $other } ma Złą liczbę { $face }, wynosi { PERCENT($percent) }.
why-ahead = Z całej reszty największą szansę na { $target } w ciągu { $rounds } rund ma { $other }: { PERCENT($percent) }.
why-hides = To mniej zdradza: stół jest potem pewny prawdziwej Złej liczby na { PERCENT($percent) }, a nie na { PERCENT($otherwise) }.

## Nagłówki karty, którą się wysyła dalej. $number to liczba oczek albo punkty.

headline-somebody-elses-number = Wygrana dzięki cudzej liczbie { $number }: { $winners }
headline-fell-and-got-up = { $number } pkt stracone za jednym zamachem, a i tak wygrywa { $winners }
headline-kept-the-right-one = { $winners } rzuca { $number }, zatrzymuje i wygrywa

## Osiągnięcia

feat-gift-horse = Darowany koń
    .story = zwycięstwo dzięki liczbie, którą oddał ktoś inny
feat-fairy-godmother = Dobra wróżka
    .story = oddana komuś dokładnie ta liczba, która dała mu zwycięstwo
feat-sweet-poison = Słodka trucizna
    .story = prezent dla kogoś z piętnastoma punktami lub więcej: Zła liczba
feat-phoenix = Feniks
    .story = z piętnastu punktów lub więcej do zera, a mimo to zwycięstwo
feat-straight-face = Kamienna twarz
    .story = własna Zła liczba zatrzymana, jakby nigdy nic, a potem zwycięstwo

# Planowanie z góry. $keep to liczby, które zostają, $keeps mówi, ile ich jest.
plan =
    { $keeps ->
        [0] wszystko, co wypadnie, dostaje { $give }
        [6] zatrzymać wszystko, co wypadnie
       *[other] zatrzymać { $keep }, a całą resztę dostaje { $give }
    }{ $given ->
        [whatever] , nawet jeśli przedtem ktoś da ci jakąś liczbę
       *[void] {""}
    }
plan-ask-keep = Liczby, które zatrzymujesz
plan-ask-give = Wszystkie inne dostaje
plan-ask-given = Jeśli przedtem ktoś da ci liczbę
plan-open-keep = żadna
plan-open-give = wybierz kogoś
plan-some-keep = { $number }
plan-given-void = plan przepada
plan-given-whatever = trzymaj się planu
plan-void-given = ktoś dał ci liczbę.
refusal-plan-give-whom = Kto dostaje liczby, których nie zatrzymujesz? Wybierz kogoś albo zatrzymaj wszystkie sześć.
