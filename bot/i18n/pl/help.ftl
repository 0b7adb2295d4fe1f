### Wybór gry, /pomoc i pierwsza gra z przewodnikiem.

picker-title = ### 🎲 W co gramy?
picker-guided = -# 🌱 Nowa gra? *Pokaż mi*: łatwe komputery, wskazówki, bez ratingu.
pick-game = Więcej gier
game-picture = Obrazek: { $game }
button-play = Graj: { $game }
button-guide = Pokaż mi
# $play is a command that can be pressed.
help-first =
    ### 👋 Cześć! Zagrajmy.
    Naciśnij *Graj* albo wpisz { $play }. Inni naciskają *Dołącz*.
help-first-elsewhere =
    ### 👋 Cześć! Przynoszę gry na kanały serwera.
    Wpisz tam na kanale { $play }, a otworzy się stół. Oto gry; *Zasady* mówią, jak się w nie gra.
help-more = -# 🧭 Jak się gra: { $rules } · Czekają na ciebie: { $turns } · Dziś: { $puzzle } · Wkrótce: { $evenings } · Dotąd: { $profile }, { $leaderboard }, { $history } · Twoje: { $me } · Serwer: { $settings }
guide-offer = 🌱 Pierwszy raz? *Pokaż mi* sadza łatwy komputer i zaczyna. Przed każdą z pierwszych decyzji szepnę ci, co możesz zrobić i co ja bym zrobił. Albo po prostu poczekaj na innych.
guide-offer-joined = 🌱 Pierwszy raz? W pierwszych turach szepnę ci, co możesz zrobić. A jeśli wolisz najpierw spróbować w pojedynkę, /pomoc ma grę z łatwym komputerem.
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] Ja bym nacisnął: **{ $label }**.
       *[other] Z listy **{ $list }** ja bym wybrał: **{ $label }**.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
hint-last = 🎓 { $guided ->
        [yes] To moja ostatnia stała wskazówka: teraz decydujesz ty, a ja szepnę tylko wtedy, gdy pojawi się coś nowego. Resztę mają **{ $rules }**, a /pomoc ma pierwszą grę z przewodnikiem do każdej gry.
       *[no] To moja ostatnia wskazówka. Resztę mają **{ $rules }**.
    }
guide-here = 🌱 Twoja gra jest gotowa: { $link }. Wskazówki pojawiają się pod nią, gdy tylko coś naciśniesz. Widzisz je tylko ty.
sorry-which-game = Zasady domowe i terminy należą do jednej gry, więc dopisz, do której: `/graj gra:`. Samo /graj pokazuje wszystkie.
sorry-guide-company = Przy tym stole jest już ktoś jeszcze, więc to gra dla was wszystkich. /pomoc ma grę tylko dla ciebie, kiedy zechcesz.
