### Wybór gry, /pomoc i pierwsza gra z przewodnikiem.

picker-title = ### 🎲 W co gramy?
picker-guided = 🌱 **Pierwszy raz?** *Pokaż mi* zaczyna od razu tutaj grę z łatwym komputerem. Przed każdą z pierwszych decyzji szepnę ci, co możesz zrobić i co ja bym zrobił.
pick-game = Więcej gier
game-picture = Obrazek: { $game }
button-play = Graj
button-guide = Pokaż mi
# $play is a command that can be pressed.
help-first =
    ### 👋 Cześć! Zagrajmy.
    Naciśnij *Graj* albo wpisz { $play }: otworzy się tu stół i masz przy nim miejsce. Inni naciskają *Dołącz*, *Dodaj komputer* zapełnia wolne krzesła, *Start* zaczyna grę.
help-first-elsewhere =
    ### 👋 Cześć! Przynoszę gry na kanały serwera.
    Wpisz tam na kanale { $play }, a otworzy się stół. Oto gry; *Zasady* mówią, jak się w nie gra.
help-more =
    🧭 **A potem?** { $rules } tłumaczy grę. { $turns } znajduje stoły, które na ciebie czekają. { $puzzle } to zagadka dnia. { $evenings } pokazuje najbliższe wieczory gier.
    { $profile }, { $leaderboard } i { $history } pamiętają, jak było. { $me } ma twoje przypomnienia i dane. { $settings } jest dla tych, którzy zarządzają serwerem.
guide-offer = 🌱 Pierwszy raz? *Pokaż mi* sadza łatwy komputer i zaczyna. Przed każdą z pierwszych decyzji szepnę ci, co możesz zrobić i co ja bym zrobił. Albo po prostu poczekaj na innych.
guide-offer-joined = 🌱 Pierwszy raz? W pierwszych turach szepnę ci, co możesz zrobić. A jeśli wolisz najpierw spróbować w pojedynkę, /pomoc ma grę z łatwym komputerem.
# What the strongest computer would do in the reader's place, and why: a sentence or two.
hint-advice = 👉 Ja bym wybrał: **{ $label }**.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
sorry-which-game = Zasady domowe i terminy należą do jednej gry, więc dopisz, do której: `/graj gra:`. Samo /graj pokazuje wszystkie.
sorry-guide-company = Przy tym stole jest już ktoś jeszcze, więc to gra dla was wszystkich. /pomoc ma grę tylko dla ciebie, kiedy zechcesz.
