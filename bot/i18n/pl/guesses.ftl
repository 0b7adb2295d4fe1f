button-guess = 🎯 Kto wygra?
button-guess-change = Zmień
guess-form = Kto wygra?
guess-form-hint = Od 0 do 100. Puste: część reszty
guess-form-all = Od 0 do 100 dla każdego miejsca
guess-title = ### 🎯 Kto wygra? Twój typ przy stole { $table }
guess-chance = **{ $who }** { PERCENT($chance) }
guess-open = Przed końcem gry widzisz go tylko ty. Możesz go zmieniać jeszcze przez { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }.
guess-closed = Na zmianę jest już za późno. Przed końcem gry widzisz go tylko ty.
guess-where = **Kto wygra?** Wybierz stół:
button-guess-table = { $game }, stół { $table }
guess-told = 🎯 { $how ->
        [saw] **{ $who }: to się nazywa nos!** { PERCENT($guess) } na { $winner }, a według analizy { PERCENT($review) } ({ $points }).
        [closer] **{ $who }: bliżej niż analiza.** { PERCENT($guess) } na { $winner }, a według analizy { PERCENT($review) } ({ $points }).
        [missed] { $who }: { PERCENT($guess) } na { $winner }, a według analizy { PERCENT($review) } ({ $points }).
       *[alone] { $who }: { PERCENT($guess) } na { $winner }.
    }
guess-more = 🎯 { $count ->
        [one] I jeszcze jeden typ.
        [few] I jeszcze { $count } typy.
        [many] I jeszcze { $count } typów.
       *[other] I jeszcze { $count } typu.
    }
night-guesser = 🎯 **Najlepszy nos: { $who }.** { $points } wobec analizy, { $count ->
        [one] jeden typ
        [few] { $count } typy
        [many] { $count } typów
       *[other] { $count } typu
    }
button-guessers = 🎯 Typowanie
guessers-title = 🎯 Kto typuje najlepiej
guessers-line = **{ $place }.** { $player } · **{ $points }** · { $count ->
        [one] jeden typ
        [few] { $count } typy
        [many] { $count } typów
       *[other] { $count } typu
    }
guessers-empty = Nikt nie ma jeszcze tylu typów: { $least }. Popatrz na grę, naciśnij pod nią ⋯, a potem *Kto wygra?*
guessers-how = Punkty są za typ bliższy wyniku niż analiza w tamtej chwili, a za dalszy się je traci. To jest średnia; żeby tu trafić, trzeba typować tyle razy: { $least }. Rankingu to nie zmienia.
sorry-guess-player = W tej grze masz już swoje za uszami, więc bez typowania!
sorry-guess-late = Za późno: typy przyjmuję mniej więcej do jednej trzeciej gry.
sorry-guess-number = Wpisz liczby od 0 do 100 i daj szansę choć jednej osobie.
sorry-guess-line = Wpisz po linijce dla każdego miejsca, tak: { $example }
sorry-guess-none = W tej chwili nie ma stołu do typowania. Spróbuj na początku następnej rundy!
