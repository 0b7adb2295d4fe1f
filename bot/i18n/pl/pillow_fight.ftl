### Bitwa na poduszki (Pillow Fight), po polsku.

title = Bitwa na poduszki
tagline =
    Łap poduszkę i chowaj się za kanapę. Wygrywa pięć trafień
    albo najwięcej trafień, gdy pękną wszystkie poduszki.
# The picture of the game, for those who do not see it.
picture-alt = Ktoś rzuca poduszką, lecą pióra, a zza kanapy patrzy dwoje oczu.

## Opcje

option-size = Wielkość pokoju
# Same as English: only numbers.
option-size-8x8 = 8×8
option-size-6x6 = 6×6 (mały)
option-size-10x10 = 10×10 (duży)
option-pillows = Poduszki na gracza
option-pillows-1 = po jednej (krótko)
option-pillows-2 = po dwie
option-pillows-3 = po trzy (długo)
option-curfew = Kiedy wracają rodzice
option-curfew-20 = po 20 rundach
option-curfew-10 = po 10 rundach
option-curfew-off = nigdy
option-full_defence = Pełna obrona (+1 do twojej następnej tury; równe kostki trafiają)
option-pillow_theft = Kradzież poduszek (5 albo 6 zabiera poduszkę, którą ktoś się zamachnął)
option-melee_block = Blok w zwarciu (+1 przeciw zamachom z poduszką w ręku; polecane)
option-fragile = Kruche przedmioty (drugi stłuczony kończy grę)
option-corner_cover = Osłona z rogów (jak w grach fabularnych)

## Gotowe pokoje

room-nursery = Pokoik
room-kitchen = Kuchnia
room-playroom = Bawialnia
room-living-room = Salon
room-dormitory = Sypialnia
room-two-rooms = Dwa pokoje
room-loft = Strych
room-four-rooms = Cztery pokoje
room-ballroom = Sala balowa
room-drawn = pokój własny

## Co się stało: przygotowania

event-room-set =
    { $key ->
        [drawn] { $seat } rysuje pokój: pola ścian { $walls }, pola mebli { $furniture }.
        [nursery] { $seat } wybiera Pokoik. Nie nadepnijcie na klocki.
        [kitchen] { $seat } wybiera Kuchnię. Szafek do chowania się nie brakuje.
        [playroom] { $seat } wybiera Bawialnię.
        [living-room] { $seat } wybiera Salon. Buty precz z kanapy.
        [dormitory] { $seat } wybiera Sypialnię. Oficjalnie światło jest zgaszone.
        [two-rooms] { $seat } wybiera Dwa pokoje, ze ścianą do wyglądania zza rogu.
        [loft] { $seat } wybiera Strych.
        [four-rooms] { $seat } wybiera Cztery pokoje i mnóstwo drzwi.
       *[ballroom] { $seat } wybiera Salę balową. Czy mogę prosić do poduszki?
    }
event-fragile-set = Ostrożnie, szkło: { $squares }. Drugi stłuczony kończy grę.
event-pillows-placed =
    { $flavour ->
        [0] { $seat } rozrzuca poduszki, razem { $count }. Same puchate.
        [1] Poduszki: { $count }. Rozkłada je { $seat }, z wielką starannością i bez żadnego planu. Na pewno.
        [2] { $seat } ma to z głowy: poduszki leżą, wszystkie { $count }.
       *[3] Amunicja gotowa, sztuk { $count }. Dostarcza { $seat }.
    }
event-named = { $seat } decyduje: zaczyna { $other }.
event-volunteered = { $seat } zaczyna i wcale się przy tym nie rumieni.
event-placed =
    { $flavour ->
        [0] { $seat } na palcach zajmuje { $square }.
        [1] { $seat } obiera pozycję na { $square }.
        [2] { $seat } czeka na { $square } z niewinną miną.
        [3] „Mnie tu nie ma”, mówi { $seat } z pola { $square }.
        [4] { $seat } chwali sobie widok z { $square }.
       *[5] Na { $square } urzęduje od dziś { $seat }.
    }
event-fight-began = Wszyscy na miejscach. **{ $seat }**, pierwsza tura jest twoja: bitwa na poduszki!

## Co się stało: tura

event-moved =
    { $flavour ->
        [0] { $seat } przemyka z { $origin } na { $square }.
        [1] { $seat } sunie w skarpetkach z { $origin } na { $square }.
        [2] Cicho jak myszka, { $seat } biegnie z { $origin } na { $square }.
        [3] Tup, tup, tup: { $seat }, { $origin }, a potem { $square }.
        [4] { $seat } robi przewrót jak ninja, z { $origin } prosto na { $square }.
        [5] Hyc z { $origin } i już { $square }: { $seat } nie usiedzi.
        [6] { $seat } zakrada się na { $square }. (Na { $origin } robiło się gorąco.)
        [7] Bose stopy tupią z { $origin } na { $square }, a nad nimi { $seat }.
        [8] { $seat } porzuca { $origin }, bo lepszym miejscem jest { $square }.
        [9] Hop, siup i susem! { $seat } skacze { $origin } → { $square }.
        [10] Kto się czai między { $origin } a { $square }? A, to { $seat }.
       *[11] { $square } wygląda przytulniej niż { $origin }, więc { $seat } się wprowadza.
    }
event-picked-up =
    { $flavour ->
        [0] { $seat } łapie poduszkę z { $square }.
        [1] { $seat } podnosi poduszkę, pole { $square }, i waży ją w dłoni.
        [2] { $seat } robi hap i { $square } jest bez poduszki.
        [3] Uzbrojenie puchate: to z { $square } ma teraz { $seat }.
        [4] Chodź tu, podusiu! { $seat } zabiera ją z { $square }.
        [5] { $seat } schyla się na { $square } i wstaje z groźną miną.
        [6] Poduszka z { $square } ma nową bratnią duszę: { $seat }.
       *[7] Prosto z { $square }, z pierzem w komplecie: { $seat } ma czym walczyć.
    }
event-pulled-away =
    { $pair ->
        [2] Znowu! { $seat } wyciąga kolejną poduszkę spod nóg, pole { $square }, a chwieje się { $other }.
       *[other] { $flavour ->
            [0] { $seat } wyszarpuje poduszkę na { $square }, choć stoi na niej { $other }. Co za bezczelność!
            [1] Halo, { $seat }, na tym ktoś stał! { $other } ma pod stopami gołe { $square }.
           *[2] Fru, sztuczka z dywanikiem: { $seat } ma poduszkę z { $square }, a { $other } ląduje na podłodze.
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat } bierze zamach, a broni się { $other }
        [1] { $seat } robi młynek nad głową, a w zasięgu młynka stoi { $other }
        [2] Poduszkę zza pleców wyprowadza { $seat }, zobaczy ją zaraz { $other }
        [3] Z rykiem szarżuje { $seat }, ani kroku w tył nie robi { $other }
        [4] „Broń się, { $other }!”, krzyczy { $seat }
        [5] Turniej rycerski: { $seat } kontra { $other }
        [6] Nos w nos: { $seat } macha poduszką, a { $other } mruga
       *[7] { $other } podnosi wzrok w chwili, gdy { $seat } kręci piruet
    }: **{ $face }** przeciw **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } za pełną obronę
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block } za poduszkę po drodze
    }{ $tie ->
        [1] {" "}(remis)
       *[other] {""}
    }.
event-threw =
    { $flavour ->
        [0] { $seat } rzuca, cel to { $other }
        [1] Poduszka startuje, pilotuje { $seat }, lądowanie: { $other }
        [2] { $seat } ciska z całej siły, uwaga, { $other }
        [3] Padnij, { $other }! Właśnie się rozpędza { $seat }
        [4] { $seat } mierzy w piżamę, a w tej piżamie { $other }
        [5] Pierze w powietrze! Rzuca { $seat }, patrzy { $other }
        [6] Przez cały pokój: nadaje { $seat }, odbiera { $other }
        [7] { $seat } przymyka jedno oko, a { $other } oba
       *[8] Poczta lotnicza, nadawca { $seat }, adresat { $other }
    }: **{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty } za osłonę { $cover }
    } przeciw **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } za pełną obronę
    }{ $tie ->
        [1] {" "}(remis)
       *[other] {""}
    }.
event-hit = **{ $hits ->
        [1] Pierwsze trafienie:
        [2] Drugie trafienie:
        [3] Trzecie trafienie:
        [4] Czwarte trafienie:
       *[5] Piąte trafienie:
    }** { $row ->
        [3] Trzecie trafienie z rzędu! { $seat } nie do zatrzymania. Wybacz, { $other }
       *[other] { $pair ->
            [3] { $other } obrywa znowu! Już trzeci raz { $seat } znajduje to samo miejsce
           *[other] { $flavour ->
                [0] *Łup!* Pióra lecą, { $seat } się kłania
                [1] Prosto w nos! { $seat } punktuje, { $other } kicha
                [2] Wszędzie pierze: { $seat } trafia, a obrywa { $other }
                [3] *Fluuump!* { $other } robi za bałwana, zasługa: { $seat }
                [4] Przesyłkę w brzuch kwituje { $other }. Punkt ma { $seat }
                [5] { $other } mówi „Mmmf!”, a { $seat } liczy
                [6] W dziesiątkę i w piżamę, { $seat } ma celne oko
                [7] { $other } już nigdy nie ułoży tej fryzury. { $seat } trafia
               *[8] *Puf!* Prosto w cel, którym jest { $other }. Z serdecznościami, { $seat }
            }
        }
    }.
event-missed =
    Pudło! { $row ->
        [4] Czwarte pudło z rzędu. { $seat } może najpierw się obudzi.
       *[other] { $flavour ->
            [0] Może następnym razem.
            [1] { $other } robi unik w ostatniej chwili.
            [2] Samo powietrze.
            [3] Cios bierze na siebie zasłona.
            [4] { $other } ziewa i przechyla się w lewo.
            [5] Blisko! Tak blisko! I nic.
            [6] Piękny strzał, tylko w nikogo.
            [7] Szuuu, mówi powietrze. „Ha!”, mówi { $other }.
            [8] Byłoby genialnie, tylko że { $other } stoi już gdzie indziej.
            [9] { $seat } trafia w cień lampy.
            [10] Świst koło lewego ucha. { $other } nawet nie mruga.
            [11] Ani jedno piórko nie dotyka celu. { $other } sprawdza dwa razy.
           *[12] { $other } tańczy mały taniec radości. Bez szwanku.
        }
    }
event-tore =
    { $flavour ->
        [0] Poduszka pęka, { $seat } patrzy z niedowierzaniem:
        [1] *Trrrach!* W pokoju pada śnieg, a w środku stoi { $seat }:
        [2] Pierze na dywanie, pusta poszewka, a trzyma ją { $seat }:
       *[3] O jeden zamach za dużo. { $seat } trzyma już tylko guzik:
    } { $left ->
        [0] to była ostatnia.
        [one] została jedna.
        [few] zostały { $left }.
        [many] zostało { $left }.
       *[other] zostało { $left }.
    }
event-stole =
    { $flavour ->
        [0] { $seat } chwyta za róg i wyrywa poduszkę, z którą { $other } nie zdąży się pożegnać!
        [1] Przeciąganie liny! Z poduszką kończy { $seat }, bez poduszki { $other }.
        [2] „To ja sobie wezmę.” { $seat } rozbraja, { $other } rozkłada ręce.
       *[3] Zamach robi { $other }, poduszkę zatrzymuje { $seat }. Niegrzecznie!
    }
event-caught =
    { $pair ->
        [3] { $seat } łapie, a rzuca { $other }, i to już trzeci raz. Gracie w jednej drużynie?
       *[other] { $flavour ->
            [0] { $seat } łapie poduszkę. Dzięki, { $other }!
            [1] Złapana! { $seat } ma ją w garści, { $other } jej nie odzyska.
            [2] { $seat } zdejmuje ją z powietrza i nie oddaje.
            [3] Jedna ręka, zero wysiłku: ta poduszka to zdobycz, { $seat } się kłania.
            [4] Co za chwyt! { $other } właśnie dozbraja drugą stronę, cieszy się { $seat }.
           *[5] { $seat } przytula lecącą poduszkę. Tu jej dobrze.
        }
    }
event-landed =
    { $flavour ->
        [0] Poduszka spada na { $square }, tuż pod nogi. Czyje? { $seat }.
        [1] Klap na { $square }, o palec od stóp. { $seat } patrzy w dół.
        [2] Tu teraz leży: { $square }, a nad nią { $seat }.
        [3] { $seat } ma dostawę poduszki na { $square }, bez pokwitowania.
        [4] Pac. Na { $square } zrobiło się miękko, docenia to { $seat }.
        [5] Odbija się raz i nieruchomieje: { $square }, gdzie stoi { $seat }.
        [6] Darmowa poduszka na { $square }! { $seat } już na niej stoi.
        [7] Ląduje na { $square }. { $seat } przestępuje z nogi na nogę.
        [8] Sunie po podłodze i hamuje na { $square }. { $seat } ani drgnie.
        [9] { $square } ma o poduszkę więcej i { $seat } ma na nią oko.
       *[10] Zatrzymuje się na { $square } i łaskocze w stopy. Chichocze { $seat }.
    }
event-shattered =
    { $number ->
        [1] *Brzdęk!* To coś kruchego na { $square } jest w kawałkach. Jeszcze jedno i po zabawie.
       *[other] *Brzdęk!* Teraz to na { $square } też. Kroki na schodach…
    }
event-defended =
    { $flavour ->
        [0] { $seat } przechodzi do pełnej obrony aż do następnej tury.
        [1] { $seat } trzyma gardę: +1 do następnej tury.
        [2] { $seat } zwija się za dwiema rękami. Pełna obrona.
        [3] Tryb żółwia, aktywuje go { $seat }: +1 w obronie.
        [4] No dalej, próbujcie: { $seat } stoi jak mur (+1).
       *[5] { $seat } pilnuje naraz wszystkich kątów. Czujność pełna!
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat } czeka i nasłuchuje.
            [1] { $seat } nie robi absolutnie nic i wychodzi to świetnie.
            [2] Ciii! { $seat } udaje, że śpi.
            [3] { $seat } łapie oddech.
           *[4] Spokojna tura, { $seat } siedzi cicho. Za cicho.
        }
       *[other] { $flavour ->
            [0] { $seat } na tym poprzestaje.
            [1] „Wystarczy”, myśli { $seat }.
            [2] { $seat } kończy i szczerzy zęby.
            [3] Dość gimnastyki na dziś, sapie { $seat }.
            [4] { $seat } zastyga. Posąg!
            [5] I tyle na razie robi { $seat }.
            [6] Więcej w tej turze { $seat } nie zamierza.
           *[7] { $seat } stawia kropkę nad i.
        }
    }
event-curfew-nears =
    { $left ->
        [one] Kroki w przedpokoju! To ostatnia runda przed powrotem rodziców.
        [few] Ktoś na dole patrzy na zegarek: jeszcze { $left } rundy do powrotu rodziców.
        [many] Ktoś na dole patrzy na zegarek: jeszcze { $left } rund do powrotu rodziców.
       *[other] Ktoś na dole patrzy na zegarek: jeszcze { $left } rundy do powrotu rodziców.
    }
event-dropped = Poduszka spada na { $square }, bo { $seat } znika.
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] Pięć trafień, a w połowie było ostatnie miejsce! Bitwę na poduszki { $people ->
                [one] wygrywa
                [few] wygrywają
                [many] wygrywają
               *[other] wygrywają
            } { $seats }. Nie budźcie śpiących.
           *[other] Pięć trafień! Bitwę na poduszki { $people ->
                [one] wygrywa
                [few] wygrywają
                [many] wygrywają
               *[other] wygrywają
            } { $seats }.
        }
        [torn] Ostatnia poduszka pęka i prószy pierzem. Najwięcej trafień: { $seats }!
        [shattered] Dwie stłuczone rzeczy to o dwie za dużo: koniec. Najwięcej trafień: { $seats }!
        [curfew] Drzwi się otwierają: rodzice! Wszyscy oczywiście śpią. Najwięcej trafień: { $seats }!
       *[last] Reszta poszła spać: { $people ->
            [one] wygrywa
            [few] wygrywają
            [many] wygrywają
           *[other] wygrywają
        } { $seats }.
    }

## Dlaczego nie

refusal-not-now =
    { $phase ->
        [room] Najpierw pokój.
        [pillows] Najpierw poduszki.
        [first] Najpierw ktoś musi powiedzieć, kto zaczyna.
        [place] Najpierw każdy musi zająć miejsce.
       *[play] Bitwa trwa: ruch, podniesienie, zamach, rzut albo koniec tury.
    }
refusal-no-such-square = W tym pokoju nie ma pola { $square }.
refusal-room-rows = Rzędy w pokoju: { $found }, a potrzeba { $wanted }.
refusal-room-row = Rząd { $line } od góry: pól jest { $found }, a potrzeba { $wanted }.
refusal-room-character = Rząd { $line } od góry, pole { $place } od lewej: „{ $character }” to ani podłoga (🟫 .), ani ściana (⬜ #), ani mebel (🟦 f).
refusal-room-walls = Za dużo ścian: zajęte pola to { $found }, a wolno najwyżej { $most }.
refusal-room-furniture = Za dużo mebli: zajęte pola to { $found }, a wolno najwyżej { $most }.
refusal-room-floor = Za mało podłogi: wolne pola to { $found }, a potrzeba co najmniej { $least }.
refusal-room-apart = Z { $start } nie da się dojść na { $square }. Cała podłoga musi się łączyć; krok na ukos między dwoma polami ściany lub mebli się nie liczy.
refusal-fragile-off = W tej grze nie ma kruchych przedmiotów.
refusal-fragile-count = Pokój potrzebuje kruchych przedmiotów w liczbie { $wanted }, a tu jest { $found }.
refusal-fragile-twice = Na { $square } zmieści się tylko jeden kruchy przedmiot.
refusal-fragile-wall = { $square } to ściana: kruche przedmioty stoją na podłodze albo na meblach.
refusal-pillows-count = Połóż wszystkie poduszki naraz: ma ich być { $wanted }, a jest { $found }.
refusal-pillows-twice = Na razie jedna poduszka na pole: { $square } jest tu dwa razy.
refusal-pillows-wall = { $square } to ściana: poduszki leżą na podłodze albo na meblach.
refusal-pillows-out-of-reach = Po poduszkę na { $square } nikt by nie sięgnął: obok nie ma podłogi.
refusal-first-nobody = Na miejscu { $number } nie siedzi nikt, kto jeszcze gra.
refusal-on-wall = { $square } to ściana.
refusal-on-furniture = { $square } to mebel, a na meble nikt nie włazi.
refusal-occupied = Na { $square } stoi { $other }.
refusal-move-here = Stoisz już na { $square }.
refusal-move-far = { $square } to więcej niż trzy kroki stąd.
refusal-take-holding = Masz już poduszkę w rękach, a więcej niż jednej nie uniesiesz.
refusal-take-far = { $square } jest poza zasięgiem: podnieść możesz poduszkę spod siebie albo z pola obok.
refusal-take-nothing = Na { $square } nie ma poduszki.
refusal-attack-twice = W tej turze twój atak już był.
refusal-attack-empty-handed = Do tego potrzebujesz poduszki.
refusal-attack-self = Siebie atakować nie możesz.
refusal-attack-nobody = Na miejscu { $number } nie siedzi nikt, kto jeszcze gra.
refusal-swing-far = { $other } nie stoi obok: rzuć albo podejdź bliżej.
refusal-throw-blocked =
    { $count ->
        [one] Po drodze jest ściana ({ $squares }),
        [few] Po drodze są ściany ({ $squares }),
        [many] Po drodze są ściany ({ $squares }),
       *[other] Po drodze są ściany ({ $squares }),
    } a po drugiej stronie stoi { $other }.
refusal-throw-beside = { $other } stoi tuż za ścianą na { $squares }, a z twojej strony się przez nią nie rzuci. W drugą stronę może się dać.
refusal-defend-off = W tej grze nie ma pełnej obrony.
refusal-defend-twice = Trzymasz już gardę.

## Przy stole

prompt-room = **{ $seat }**, jaki dziś pokój? Weź jeden z tych albo narysuj własny.
prompt-pillows = **{ $seat }**, rozłóż poduszki, razem { $count }.
prompt-first = **{ $seat }**, kto zaczyna?
prompt-place = **{ $seat }**, gdzie stajesz?
prompt-play = **{ $seat }**, { $square }, { $hands ->
        [full] poduszka w ręku
       *[free] ręce wolne
    }: { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
        [many] zostało { $actions } akcji
       *[other] zostało { $actions } akcji
    }{ $attacked ->
        [1] , po ataku
       *[0] {""}
    }.
prompt-odds = { $armed ->
        [yes] Zamach: poduszka zostaje. Rzut: odlatuje.{" "}
       *[no] {""}
    }Zerknij: dokąd, kogo i czemu nie.
action-room = { $room }
action-room-draw = Narysuj własny…
action-pillows-evenly = Rozłóż równo za mnie
action-pillows-choose = Wybierz pola…
action-first = Zaczyna { $other }
action-first-self = Ja zaczynam
action-take-from = Podnieś z { $square }
action-swing = Zamach: { $other } · { PERCENT($percent) }
action-throw = Rzut: { $other } · { PERCENT($percent) }
action-throw-cover = Rzut: { $other } · osłona { $cover } −1 · { PERCENT($percent) }
action-defend = Pełna obrona
action-end = Koniec tury
pick-place = Stań na polu, { $several ->
        [0] kolumna { $first }
       *[other] kolumny od { $first } do { $last }
    }…
pick-move = Idź na pole, { $several ->
        [0] kolumna { $first }
       *[other] kolumny od { $first } do { $last }
    }…
pick-good-place = Dobre miejsce…
pick-good-move = Ruch: najpierw dobre pola…
square-good = { $square } · { $good }
square-on-pillow = { $count ->
        [one] na poduszce
        [few] na { $count } poduszkach
        [many] na { $count } poduszkach
       *[other] na { $count } poduszkach
    }
square-beside-pillow = obok poduszki
square-behind = osłona: { $squares }
square-step = { $arrow } jeden krok
square-steps = { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
square-risk = { $count ->
        [0] teraz nikt cię tam nie trafi
        [one] { $count } osoba może cię tam trafić, { PERCENT($percent) }
        [few] { $count } osoby mogą cię tam trafić, { PERCENT($percent) }
        [many] { $count } osób może cię tam trafić, { PERCENT($percent) }
       *[other] { $count } osoby może cię tam trafić, { PERCENT($percent) }
    }
square-swing = zamach: { $other } { PERCENT($percent) }
square-throw = rzut: { $other } { PERCENT($percent) }
pick-take = Podnieś poduszkę z…
pick-attack = Atak…
attack-swing = poduszka zostaje u ciebie
attack-throw = poduszka odlatuje
form-room-title = Narysuj pokój { $width }×{ $width }
form-room-rows = Pokój, od góry
    .about = 🟫 lub . podłoga · ⬜ lub # ściana · 🟦 lub f mebel
form-room-fragile = Kruche przedmioty: trzy pola
# Same as English: squares are typed like this.
form-room-fragile-example = C4 D5 E6
form-pillows-title = Rozłóż poduszki ({ $count }), jedna na pole
form-pillows-columns = { $several ->
        [0] Kolumna { $first }
       *[other] Kolumny od { $first } do { $last }
    }

## Zerkanie

own-title = Co możesz zrobić:
own-here = Stoisz na **{ $square }**{ $hands ->
        [full] {" "}z poduszką w ręku
       *[free] , ręce wolne
    }.
own-waiting = Bitwa jeszcze się nie zaczęła: nie ma czego mierzyć.
own-out = Nie bierzesz już udziału w bitwie.
own-over = Bitwa skończona.
own-line = { $name } na { $square }: { $odds }.
own-group = { $names }: { $odds }.
own-swing = zamach { PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] {" "}(kostka celu plus { $more })
    }
own-throw = rzut { PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] {" "}(minus { $penalty }: osłona { $by })
    }{ $more ->
        [0] {""}
       *[other] {" "}(kostka celu plus { $more })
    }
own-not-far = za daleko na zamach
own-not-nobody = nikogo tam nie ma
own-not-wall-beside = rzucić się nie da, stoi tuż za ścianą na { $by }
own-not-wall-between = rzucić się nie da, po drodze { $count ->
        [one] jest ściana na { $by }
        [few] są ściany na { $by }
        [many] są ściany na { $by }
       *[other] są ściany na { $by }
    }
own-not-corners = rzucić się nie da z żadnego rogu, ściany: { $by }
own-out-of-reach = Poza zasięgiem: { $names }. Dlaczego, widać na obrazku.
own-pillows = Poduszki pod ręką: { $pillows }.
own-no-pillows = Pod ręką nie ma poduszki.
own-reach = W trzech krokach, według ryzyka trafienia: { $groups }.
own-chances = { PERCENT($percent) }: { $squares }
own-shots =
    Najlepszy atak stamtąd{ $armed ->
        [1] {""}
       *[0] , gdy już masz poduszkę
    }: { $groups }.
own-safest = Najbezpieczniej w trzech krokach: { $squares }, ryzyko { PERCENT($percent) }.
own-risk-here = { $count ->
        [0] Teraz nikt cię tutaj nie trafi.
       *[other] Twoje ryzyko tutaj: { PERCENT($percent) }.
    }
own-no-reach = Nie ma dokąd iść.

## Plansza i jej opis

board-header-room = wybiera pokój
board-header-pillows = kładzie poduszki: { $count }
board-header-first = mówi, kto zaczyna
board-header-place = zajmuje miejsce
board-header-play = { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    } · { $hands ->
        [full] poduszka w ręku
       *[free] ręce wolne
    }
board-header-hits = wygrywa, pięć trafień!
board-header-torn = { $winners ->
        [one] ma najwięcej trafień: koniec poduszek!
        [few] mają najwięcej trafień: koniec poduszek!
        [many] ma najwięcej trafień: koniec poduszek!
       *[other] ma najwięcej trafień: koniec poduszek!
    }
board-header-shattered = { $winners ->
        [one] ma najwięcej trafień, a szkło leży!
        [few] mają najwięcej trafień, a szkło leży!
        [many] ma najwięcej trafień, a szkło leży!
       *[other] ma najwięcej trafień, a szkło leży!
    }
board-header-curfew = { $winners ->
        [one] ma najwięcej trafień: są rodzice!
        [few] mają najwięcej trafień: są rodzice!
        [many] ma najwięcej trafień: są rodzice!
       *[other] ma najwięcej trafień: są rodzice!
    }
board-winners = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
board-blow = { $hit ->
        [1] Trafienie
       *[0] { $saved ->
            [none] Pudło
           *[other] Ratuje { $saved }
        }
    }{ $fate ->
        [tore] , rozdarta
        [caught] , złapana
        [stole] , skradziona
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] , { $broke } w kawałkach
    }!
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = Przed chwilą: { $name } { $kind ->
        [throw] rzuca
       *[swing] robi zamach
    }, cel to { $other }{ $cover ->
        [none] {""}
       *[other] {" "}(osłona { $cover })
    }, szansa { PERCENT($percent) }: { $face } przeciw { $against }. { $result }
board-walk-line = Przed chwilą: { $name } idzie z { $start } na { $end }.
board-grab-line = Przed chwilą: { $name } podnosi poduszkę z { $square }.
board-round = runda
board-of = z { $most }
# Same as English: only numbers.
board-size = { $width }×{ $width }
board-clear = czysto
board-cover = osłona −1
board-blocked = ściana
board-you = ty
board-throw = rzut { PERCENT($percent) }
board-swing = zamach { PERCENT($percent) }
board-no-throw = ściana { $by }
board-too-far = zamach: daleko
board-reach = { $squares ->
        [0] nie ma dokąd iść
        [one] { $squares } pole · %: ryzyko na nim
        [few] { $squares } pola · %: ryzyko na nich
        [many] { $squares } pól · %: ryzyko na nich
       *[other] { $squares } pola · %: ryzyko na nich
    }
board-aim = szansa trafienia { PERCENT($percent) }
board-or-draw = …albo narysuj własny
board-left-short = { $name } (poza grą)
board-torn = rozdarte: { $torn }
board-whole = całe: { $whole }
board-now-room = { $name } wybiera pokój.
board-now-pillows = { $name } rozkłada poduszki, razem { $count }.
board-now-first = { $name } mówi, kto zaczyna.
board-now-place = { $name } zajmuje miejsce.
board-now-play = { $name }: { $actions ->
        [one] została { $actions } akcja
        [few] zostały { $actions } akcje
        [many] zostało { $actions } akcji
       *[other] zostało { $actions } akcji
    }{ $attacked ->
        [1] , atak już był
       *[0] {""}
    }.
board-now-hits = { $name } wygrywa pięcioma trafieniami!
board-now-torn = { $winners ->
        [one] Wygrywa
        [few] Zwycięstwem dzielą się
        [many] Zwycięstwem dzielą się
       *[other] Zwycięstwem dzielą się
    } { $name }, najwięcej trafień: wszystkie poduszki są rozdarte.
board-now-shattered = { $winners ->
        [one] Wygrywa
        [few] Zwycięstwem dzielą się
        [many] Zwycięstwem dzielą się
       *[other] Zwycięstwem dzielą się
    } { $name }, najwięcej trafień: dwie rzeczy są stłuczone.
board-now-curfew = { $winners ->
        [one] Wygrywa
        [few] Zwycięstwem dzielą się
        [many] Zwycięstwem dzielą się
       *[other] Zwycięstwem dzielą się
    } { $name }, najwięcej trafień: rodzice już są.
board-alt-rooms = Do wyboru: { $rooms }.
board-alt-room = { $room } ({ $walls ->
        [0] bez ścian
       *[other] pola ścian: { $walls }
    }, mebli: { $furniture })
board-alt-ground = Ściany: { $walls }. Meble: { $furniture }.
board-room-of = Pokój ma { $width }×{ $width } pól.
board-heading = Bitwa na poduszki · { $width }×{ $width } · { $round ->
        [0] przed bitwą
       *[other] runda { $round }
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· rodzice wracają po rundzie { $curfew }
    }
board-first = Zaczyna { $name }.
board-player = { $name }: { $facts }
board-at = na { $square }
board-hits =
    { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
        [many] { $hits } trafień
       *[other] { $hits } trafienia
    }
board-holding = trzyma poduszkę
board-defending = trzyma gardę
board-pillows = Gdzie leżą poduszki: { $pillows }.
board-pile =
    { $count ->
        [one] { $square }
        [few] { $square } ({ $count })
        [many] { $square } ({ $count })
       *[other] { $square } ({ $count })
    }
board-none = nigdzie
board-torn-line = Rozdarte poduszki: { $torn } z { $all }.
board-fragile = Gdzie stoją kruche przedmioty: { $squares }; stłuczone: { $shattered }.
board-ready = { $room }{ $count ->
        [0] :
       *[other] , kruche przedmioty na { $fragile }:
    }
board-key = . podłoga, # ściana, f meble, o poduszka (& na meblach), wielka litera: kto tam stoi

## Pierwsza minuta, dla nowych w tej grze

hint-goal = 🏁 Cel: pięć trafień poduszką.
hint-room = Ty wybierasz pokój. Ściany zatrzymują rzuty; meble tylko je utrudniają.
hint-pillows = Rozkładasz poduszki, razem { $count }. Kto ma jakąś blisko, ten pierwszy walczy.
hint-first = Ty mówisz, kto zaczyna: ktokolwiek albo ty.
hint-place = Wybierz, skąd startujesz. Z poduszką blisko walczysz wcześniej; ściany i meble cię osłaniają.
hint-fetch = Masz wolne ręce, a do ataku trzeba poduszki. Stań na jakiejś albo obok i ją podnieś. W tej turze { $actions ->
        [one] została ci { $actions } akcja
        [few] zostały ci { $actions } akcje
        [many] zostało ci { $actions } akcji
       *[other] zostało ci { $actions } akcji
    }.
hint-attack = Masz poduszkę. Po zamachu na kogoś obok zostaje ci w ręku, jeśli się nie podrze. Po rzucie w kogoś, kogo widzisz, odlatuje. Rzucacie oboje kostką i wyższa wygrywa.
hint-rest = W tej turze atak masz za sobą, a poduszkę dalej w ręku. Resztą tury możesz się ruszyć lub ją zakończyć.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = W gotowym pokoju wszyscy mają równe szanse.
tip-pillows = Rozłożone równo, każdy ma jakąś blisko.
tip-first = Kto zaczyna, pierwszy dochodzi do poduszki.
tip-start = Zacznij na { $square }: { $pillow ->
        [on] leży tam poduszka.
        [beside] tuż obok leży poduszka.
       *[none] coś cię tam osłania.
    } { $percent ->
        [0] Teraz nikt cię tam nie trafi.
       *[other] Na razie szansa, że ktoś cię tam trafi, to { PERCENT($percent) }.
    }
tip-hit = Żaden atak stąd nie trafia częściej: { PERCENT($percent) }. Pięć trafień wygrywa. { $kind ->
        [swing] A poduszka zostaje u ciebie, jeśli się nie podrze.
       *[throw] {""}
    }
tip-aim = Idź na { $square }: stamtąd szansa na trafienie ({ $other }) to { PERCENT($percent) }, { $otherwise ->
        [0] a stąd nie trafisz nikogo.
       *[other] a stąd tylko { PERCENT($otherwise) }.
    }
tip-take = Bez poduszki nie możesz atakować. { $percent ->
        [0] {""}
       *[other] Z nią możesz od razu atakować ({ $other }) i trafić w { PERCENT($percent) } przypadków.
    }
tip-fetch = Idź na { $square }: tam możesz podnieść poduszkę. { $percent ->
        [0] Teraz nikt cię tam nie trafi.
       *[other] Na razie szansa, że ktoś cię tam trafi, to { PERCENT($percent) }.
    }
tip-closer = Idź na { $square }: stamtąd jest bliżej { $hands ->
        [full] do kogoś
       *[free] do poduszki
    }.
tip-safer = Idź na { $square }: { $percent ->
        [0] teraz nikt cię tam nie trafi, a tutaj szansa na to wynosi
       *[other] tam szansa, że cię trafią, to { PERCENT($percent) }, a tutaj
    } { PERCENT($otherwise) }.
tip-defend = Do następnej tury trudniej cię trafić.
tip-rest = { $percent ->
        [0] Teraz nikt cię tu nie trafi.
       *[other] Żadne pole w zasięgu nie jest wyraźnie bezpieczniejsze od twojego.
    }

## Zasady w minutę

rules-1 =
    ## Bitwa na poduszki
    _Pillow Fight · autorzy: hirnsalat, peacememories i m0ru · 3–6 graczy_

    Wielkie mieszkanie znajomych, skromny zapas poduszek i ani jednego dorosłego. **Pięć trafień wygrywa.** Jeśli wcześniej pękną wszystkie poduszki, wygrywa najwięcej trafień.

    Jeden gracz ustawia ściany i meble, następny rozkłada poduszki, trzeci mówi, kto zaczyna. Potem każdy zajmuje miejsce na podłodze.

    W swojej turze masz **dwie akcje** i możesz skończyć wcześniej:
    - **Ruch** do trzech kroków, także na ukos, tylko po podłodze i nie przez nikogo.
    - **Podniesienie** poduszki spod siebie albo z pola obok. Uniesiesz jedną. Ściany w tym nie przeszkadzają, ani nikt, kto na niej stoi.
    - **Atak**, raz na turę, z poduszką w ręku.
rules-2 =
    ## Atak
    Rzucacie oboje kostką. Twoja jest wyższa: trafienie.

    - **Zamach** na kogoś obok, ze ścianą czy bez. Poduszka zostaje w ręku, ale **pęka**, jeśli na twojej kostce jest 1 albo 2.
    - **Rzut** w kogoś, kogo widzisz. Poduszka ląduje pod nogami celu, chyba że ma on wolne ręce i na swojej kostce 5 albo 6: wtedy ją **łapie**. Trafienie może być mimo to.

    Ściany zatrzymują rzut; meble i ludzie nie.
rules-3 =
    ## Osłona
    Osłona liczy się tylko przy rzutach. Spójrz od celu w stronę rzucającego: prosto albo na ukos, co stoi na polu tuż przy celu?
    - **Ściana**: stamtąd nikt nie rzuci.
    - **Mebel**: kostka atakującego liczy się o jeden mniej.

    To działa w jedną stronę: zza niektórych rogów możesz rzucać tam, skąd nikt nie odrzuci. Zanim rzucisz, stół powie ci, jakie masz szanse.

    Po 20 rundach (chyba że gospodarz wybierze inaczej) wracają rodzice i wygrywa najwięcej trafień.
rules-4 =
    ## Zasady domowe
    - **Pełna obrona**: akcja; do twojej następnej tury twoja obrona liczy się o jeden więcej. Równe kostki są wtedy trafieniem.
    - **Kradzież poduszek**: ktoś bierze na ciebie zamach, masz wolne ręce i 5 albo 6 na kostce: zabierasz mu poduszkę, o ile nie pękła.
    - **Blok w zwarciu**: ktoś bierze na ciebie zamach, a masz poduszkę w ręku: twoja kostka liczy się o jeden więcej.
    - **Kruche przedmioty**: są trzy. Rzut, który ani nie trafia, ani nie zostaje złapany, tłucze jeden na polu celu albo obok. Drugi kończy grę.
    - **Osłona z rogów**: rzucający wybiera najlepszy róg swojego pola i patrzy na cztery rogi pola celu. Ściany na wszystkich czterech liniach: nie da się. Na niektórych albo mebel przy celu: o jeden mniej.

## Dlaczego ruch jest dobry: całe zdania o ruchu, do nikogo wprost.
# $percent is a chance, $otherwise the same for the other attack.

why-hits =
    { $wins ->
        [yes] Do zwycięstwa brakuje jednego trafienia, a { $other } obrywa tu w { PERCENT($percent) } przypadków.
       *[no] { $otherwise ->
            [0] { $other } obrywa tu w { PERCENT($percent) } przypadków.
           *[other] { $other } obrywa tu w { PERCENT($percent) } przypadków, a tamten atak trafia tylko w { PERCENT($otherwise) }.
        }
    }
why-tears = Przy zamachu poduszka pęka w { PERCENT($percent) } przypadków, przy rzucie nigdy.
why-last-pillow = Przy zamachu ostatnia poduszka pęka w { PERCENT($percent) } przypadków, a wtedy gra się kończy i prowadzi { $other }.
why-shatters =
    Rzut, który chybi ({ $other }), tłucze drugi kruchy przedmiot, a wtedy gra się kończy i { $level ->
        [yes] jest remis w trafieniach: { $seat }
       *[no] prowadzi { $seat }
    }.
why-miss-wins = Nawet chybienie wygrywa: tłucze drugi kruchy przedmiot obok ({ $other }), a najwięcej trafień jest tutaj.
why-catches = { $other } ma wolne ręce i łapie rzuconą poduszkę w { PERCENT($percent) } przypadków.
why-then = Potem można od razu atakować: { $other } obrywa w { PERCENT($percent) } przypadków.
why-contested =
    { $count ->
        [one] Inaczej { $other } może tę poduszkę sprzątnąć sprzed nosa.
        [few] Inaczej { $other } albo ktoś jeszcze może tę poduszkę sprzątnąć sprzed nosa.
        [many] Inaczej { $other } albo ktoś jeszcze może tę poduszkę sprzątnąć sprzed nosa.
       *[other] Inaczej { $other } albo ktoś jeszcze może tę poduszkę sprzątnąć sprzed nosa.
    }
why-at-hand =
    { $count ->
        [one] Z pola { $square } da się sięgnąć po poduszkę.
        [few] Z pola { $square } da się sięgnąć po { $count } poduszki.
        [many] Z pola { $square } da się sięgnąć po { $count } poduszek.
       *[other] Z pola { $square } da się sięgnąć po { $count } poduszki.
    }
why-next-turn = Stamtąd w następnej turze { $other } jest w zasięgu i obrywa w { PERCENT($percent) } przypadków.
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] To tuż obok kogoś.
            [one] Żeby stanąć obok najbliższego gracza, trzeba stamtąd 1 kroku zamiast { $otherwise }.
            [few] Żeby stanąć obok najbliższego gracza, trzeba stamtąd { $steps } kroków zamiast { $otherwise }.
            [many] Żeby stanąć obok najbliższego gracza, trzeba stamtąd { $steps } kroków zamiast { $otherwise }.
           *[other] Żeby stanąć obok najbliższego gracza, trzeba stamtąd { $steps } kroku zamiast { $otherwise }.
        }
       *[free] { $steps ->
            [one] Żeby mieć poduszkę w zasięgu ręki, trzeba stamtąd 1 kroku zamiast { $otherwise }.
            [few] Żeby mieć poduszkę w zasięgu ręki, trzeba stamtąd { $steps } kroków zamiast { $otherwise }.
            [many] Żeby mieć poduszkę w zasięgu ręki, trzeba stamtąd { $steps } kroków zamiast { $otherwise }.
           *[other] Żeby mieć poduszkę w zasięgu ręki, trzeba stamtąd { $steps } kroku zamiast { $otherwise }.
        }
    }

## Nagłówki karty, którą się wysyła dalej

headline-past-all-cover = { $other } obrywa za osłoną, wygrywa { $winners }
headline-not-a-feather = Trafień w jedną noc: { $number }, a bez jednego piórka { $winners }
headline-the-last-pillow-tore = Pęka ostatnia poduszka, najwięcej trafień: { $winners }
headline-something-broke = Coś się stłukło, najwięcej trafień: { $winners }
headline-parents-came = Wracają rodzice, najwięcej trafień: { $winners }
headline-one-last-hit = Jeszcze jedno trafienie, { $other } obrywa, wygrywa { $winners }

## Osiągnięcia

feat-over-the-sofa = Ponad kanapą
    .story = trafienie kogoś za osłoną, przy marnych szansach
feat-return-to-sender = Zwrot do nadawcy
    .story = złapana poduszka i następny atak trafiony prosto w nadawcę
feat-rug-pull = Dywanik spod nóg
    .story = poduszka spod czyichś stóp i trafienie tej osoby w tej samej turze
feat-untouched = Ani piórka
    .story = zwycięstwo bez jednego przyjętego trafienia
feat-feathers-everywhere = Pierze wszędzie
    .story = rozdarta ostatnia poduszka, jaka była
feat-not-the-vase = Tylko nie wazon!
    .story = stłuczone coś kruchego

# Planowanie z góry. $attacks to 1, gdy ktoś ma oberwać.
plan =
    { $attacks ->
        [0] {""}
       *[other] atak (cel: { $attack }), jeśli szansa na trafienie to co najmniej { PERCENT($odds) }; potem{" "}
    }{ $rest ->
        [defend] pełna obrona i koniec tury
        [end] koniec tury
       *[ask] reszta należy do ciebie
    }
plan-ask-attack = Kogo atakować
plan-ask-odds = Jeśli szansa na trafienie to…
plan-ask-rest = Co z resztą twojej tury
plan-open-attack = nikogo
plan-some-odds = co najmniej { PERCENT($number) }
plan-rest-end = zakończ ją
plan-rest-defend = pełna obrona, potem koniec
plan-rest-ask = zapytaj mnie
plan-void-hands = nie masz już poduszki w ręku.
