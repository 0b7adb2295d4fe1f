### Bywalcy: komputery z imieniem, twarzą i własnym sposobem gry. Imiona są takie same w każdym języku:
### Biscuit (chomikuje), Marble (ryzykuje), Pickle (chowa urazę), Waffle (blefuje), Button (obserwuje), Teddy (dopiero zaczyna).

## Przy otwartym stole

# In the chat: a regular's face, then its name.
regular-chat-name = { $face } { $name }
# Small, below a name on the poster: 16 characters at most, and in brackets behind it.
level-hoarder = chomikuje
level-gambler = ryzykuje
level-grudge = chowa urazę
level-bluffer = blefuje
level-watcher = obserwuje
level-beginner = dopiero zaczyna
level-even = wasz poziom
# A way of playing that this version of the bot does not have any more.
level-unknown = gra jak zwykle
add-even = Dodaj taki na naszym poziomie
pick-regular = Albo zaproś kogoś z bywalców
# How each plays, in one line: to choose from.
plays-hoarder = Trzyma to, co ma, i odkłada na później
plays-gambler = Ryzykuje, a potem ryzykuje jeszcze raz
plays-grudge = Pamięta, kto co zrobił, i odpłaca tym samym
plays-bluffer = Chce, żeby wszyscy uwierzyli w coś innego
plays-watcher = Ma na oku każdego, kto prowadzi
plays-beginner = Łagodne towarzystwo na pierwszą grę
# In the host's menu, about a regular who sits there. $score is "Waffle leads 7 : 5".
regular-here = { $who }: { $plays }.{ $score ->
        [none] {""}
       *[other] {" "}{ $score }.
    }
# Over the years, against one player: first the regular's, then the player's.
regular-score = { $way ->
        [ahead] { $name } prowadzi { $theirs } : { $mine }
        [behind] { $name } przegrywa { $theirs } : { $mine }
       *[even] { $name } remisuje { $theirs } : { $mine }
    }
profile-regulars = **Bywalcy:** { $scores }.

## Co mówią przy stole, od czasu do czasu. $name to gracz.

banter-says = { $who }: *„{ $line }”*
# When the game begins.
banter-hoarder-hello = { $flavour ->
        [0] Cześć! Mam ze sobą przekąski. Są moje.
       *[1] Zaopiekuję się wszystkim, co dostanę.
    }
banter-gambler-hello = { $flavour ->
        [0] Macie dziś szczęście? Ja mam zawsze, aż nagle nie mam.
       *[1] No to dodajmy temu trochę smaczku.
    }
banter-grudge-hello = { $flavour ->
        [0] Pamiętam, co było ostatnio. Wszystko.
       *[1] Zaczynamy od nowa. Moja lista jest pusta. Na razie.
    }
banter-bluffer-hello = { $flavour ->
        [0] Nie mam żadnego planu. Słowo daję.
       *[1] Tej buzi można zaufać.
    }
banter-watcher-hello = { $flavour ->
        [0] Nie zwracajcie na mnie uwagi. Ja tu tylko patrzę.
       *[1] Niech tylko ktoś wyjdzie na prowadzenie, od razu to zobaczę.
    }
banter-beginner-hello = { $flavour ->
        [0] Cześć! Zasady przeczytane. No, większość.
       *[1] To moje krzesło? Ale emocje!
    }
# When $name has just done something to them, for all to see: gave them a number, hit them, challenged them.
banter-hoarder-touched = { $flavour ->
        [0] Dla mnie? Dołożę do reszty.
       *[1] Na tym miejscu było posprzątane, { $name }.
    }
banter-gambler-touched = { $flavour ->
        [0] Ha! Jeszcze raz, { $name }?
       *[1] Dobra. Podwójnie albo nic.
    }
banter-grudge-touched = { $flavour ->
        [0] Ja to widzę, { $name }. Takie rzeczy sobie zapisuję.
       *[1] Zanotowane. Atramentem.
    }
banter-bluffer-touched = { $flavour ->
        [0] Dokładnie o to mi chodziło. A może nie?
       *[1] O nie. O rety. I co ja teraz pocznę?
    }
banter-watcher-touched = { $flavour ->
        [0] Ciekawe, { $name }. Bardzo ciekawe.
       *[1] To było do przewidzenia. Prawie.
    }
banter-beginner-touched = { $flavour ->
        [0] Oj! To tak można? Można? Dobrze wiedzieć!
       *[1] Aha, więc to tak działa, { $name }.
    }
# When they have won.
banter-hoarder-won = { $flavour ->
        [0] Jeszcze jedno zwycięstwo na półkę.
       *[1] Kto odkłada, ten ma. To zawsze działa.
    }
banter-gambler-won = { $flavour ->
        [0] A nie mówię? Szczęście mnie lubi.
       *[1] Jeszcze raz? Mam dobrą passę!
    }
banter-grudge-won = { $flavour ->
        [0] No to jesteśmy kwita. Mniej więcej.
       *[1] Kilka imion skreślam z listy.
    }
banter-bluffer-won = { $flavour ->
        [0] Ja? Kłamać? Skądże znowu.
       *[1] To ja wygrywam? Co za niespodzianka. Doprawdy.
    }
banter-watcher-won = { $flavour ->
        [0] Trzeba było tylko czekać i patrzeć.
       *[1] Wystarczyła jedna chwila waszej nieuwagi.
    }
banter-beginner-won = { $flavour ->
        [0] Wygrana? Moja wygrana! Wszyscy widzieli?
       *[1] Szczęście początkujących naprawdę istnieje!
    }
# When they have come second, close behind.
banter-hoarder-close = { $flavour ->
        [0] Trzeba było zacząć wydawać trochę wcześniej.
       *[1] Tak blisko. To wspomnienie też zatrzymuję.
    }
banter-gambler-close = { $flavour ->
        [0] Jeszcze jeden rzut i byłoby moje.
       *[1] Było warto. Następnym razem zrobię to samo.
    }
banter-grudge-close = { $flavour ->
        [0] Aż tak blisko? Tego nie zapomnę.
       *[1] Twoje imię trafia na moją listę, { $name }.
    }
banter-bluffer-close = { $flavour ->
        [0] To zwycięstwo to prezent ode mnie. Rzecz jasna.
       *[1] Wszystko zgodnie z planem. Prawie.
    }
banter-watcher-close = { $flavour ->
        [0] Widzę każdy twój ruch, { $name }. Dobrze zagrane.
       *[1] O jedno spojrzenie za późno.
    }
banter-beginner-close = { $flavour ->
        [0] Prawie pierwsze miejsce! Zagramy jeszcze raz?
       *[1] Było tak blisko! Dobrze zagrane, { $name }.
    }

## Po grze: dlaczego zrobili to, co zrobili

button-why = Czemu tak, { $name }?
button-why-all = Zapytaj komputery, czemu tak
because-title = { $who } wspomina stół { $table }
# One decision: when, what was chosen rather than what, and why, in one or more sentences.
because-decision = **{ $moment }:** „{ $chosen }”{ $instead ->
        [none] {""}
       *[other] , a nie „{ $instead }”
    }. { $why }
because-nothing = Wielkich powodów tym razem nie było. Krok po kroku wybór padał na to, co wyglądało najlepiej.
because-how = To liczby, którymi kierują się komputery, takie, jakie były w tamtej chwili.{ $secrets ->
        [yes] {" "}Niektóre były wtedy tajemnicą.
       *[no] {""}
    }
sorry-why-program = { $who } to czyjś własny program. Dlaczego wybierał tak, a nie inaczej, wie tylko ten, kto go napisał.
sorry-why-random = { $who } gra na oślep, więc żadnego „dlaczego” nie ma. Kostka powiedziałaby to samo.
