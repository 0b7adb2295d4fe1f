### O czym serwer decyduje sam i jak bot się wita.

settings-title = Ustawienia tego serwera
settings-channels = **Gdzie:** { $count ->
        [0] gry można otwierać na każdym kanale, na którym mogę pisać.
        [one] gry można otwierać na wybranym tu kanale.
        [few] gry można otwierać na { $count } wybranych tu kanałach.
        [many] gry można otwierać na { $count } wybranych tu kanałach.
       *[other] gry można otwierać na { $count } wybranych tu kanałach.
    }
settings-choose-channels = Każdy kanał, na którym mogę pisać
settings-lacking = ⚠️ { $channel }: brakuje mi tu uprawnień: { $permissions }.
settings-lacking-more = …i { $count ->
        [one] jeszcze jeden kanał, na którym czegoś brakuje.
        [few] jeszcze { $count } kanały, na których czegoś brakuje.
        [many] jeszcze { $count } kanałów, na których czegoś brakuje.
       *[other] jeszcze { $count } kanału, na którym czegoś brakuje.
    }
settings-gone = ⚠️ Wybranych kanałów już nie ma, więc nikt nie może otworzyć gry. Wybierz inne albo żadnego.
settings-nowhere = ⚠️ Na żadnym kanale nie mam jeszcze wszystkiego, czego trzeba do gry: { $permissions }.
settings-clock = Czas na decyzję: { $time }
settings-language = Język nowych stołów: { $language }
settings-language-own = język serwera
settings-follow = Plansza idzie za rozmową: { $follow ->
        [quickly] szybko
        [never] wcale
       *[calmly] spokojnie
    }
settings-moderators = **Kto może kończyć cudze gry:** { $role ->
        [none] moderacja (Zarządzanie wiadomościami).
       *[other] { $role } i każdy, kto zarządza serwerem.
    }
settings-choose-role = Moderacja (Zarządzanie wiadomościami)
settings-threads-on = Gry w wątkach: tak
settings-threads-off = Gry w wątkach: nie
settings-pings-on = Pingi: tak
settings-pings-off = Pingi: nie
settings-everywhere-on = Gry liczą się wszędzie: tak
settings-everywhere-off = Gry liczą się wszędzie: nie
settings-banter-on = Pogawędki bywalców: tak
settings-banter-off = Pogawędki bywalców: nie
settings-quiet = **Godziny ciszy:** { $hours ->
        [none] brak, chyba że ktoś ma własne.
       *[other] { $hours }, dla wszystkich, którzy nie mają własnych.
    }
button-settings-quiet = Godziny ciszy
settings-quiet-title = Godziny ciszy tego serwera
settings-small = *Pingi:* czy wolno mi pingować ludzi, gdy ich kolej; o wiadomościach prywatnych każdy decyduje sam. *Gry liczą się wszędzie:* te, które skończą się od teraz, liczą się w rankingu wszystkich serwerów; wcześniejsze zostają, jak były. Kanały, czas na decyzję i język dotyczą nowych stołów. *Plansza idzie za rozmową:* gdy pod trwającą grą toczy się rozmowa, przenoszę planszę z powrotem na dół; wiadomości tylko liczę, nigdy ich nie czytam.
sorry-not-manager = Ustawienia serwera mogą oglądać i zmieniać tylko osoby, które nim zarządzają (Zarządzanie serwerem).
sorry-no-threads = Ten serwer nie pozwala grać w wątkach. Spróbuj na samym kanale.
sorry-other-channel = Na tym serwerze gra się gdzie indziej: { $channels }.
sorry-no-channel = Kanałów wybranych do gry na tym serwerze już nie ma. Ktoś, kto nim zarządza, może wybrać inne: /ustawienia.
sorry-not-host-or-role = To może zrobić tylko gospodarz stołu ({ $host }) albo ktoś z rolą { $role }.

greeting = 👋 Cześć! Przynoszę na kanał gry: { $games }; gdy nikogo innego nie ma, zagrają komputery. Otwórz grę: { $play }, albo zacznij tu: { $help }. Jeśli zarządzasz tym serwerem, { $settings } pozwala wybrać, gdzie i jak się gra.
