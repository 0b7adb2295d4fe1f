# Miejsca, które w środku gry zmieniają właściciela.

button-hand-over = Oddaj moje miejsce
button-keep-seat = Zostaję na swoim miejscu
button-take = Zajmij miejsce: { $name }
button-relieve = Graj dalej za: { $name }
button-hand-over-sure = Zaproponuj moje miejsce
button-take-sure = Siadam
button-drop-out = Zostaw je komputerowi

hand-over-sure =
    Miejsce jest twoje, dopóki ktoś nie usiądzie, najwyżej przez dzień; *⋯* cofa ofertę. Potem wypadasz na dobre.
    Jeśli miejsce skończy źle, twój rating spadnie; jeśli dobrze, zostanie. `/stół oddaj_miejsce` pyta jedną osobę. Zapytać wszystkich?
drop-out-sure = Pilne? Komputer może od razu grać dalej; dla ratingu to poddanie się.
take-sure =
    Grasz do samego końca na miejscu, które zwalnia { $seat }: wszystko, co tam jest, przechodzi na ciebie, a na inne miejsce już się potem nie przesiądziesz.
    Twój rating nie ma tu nic do stracenia i nic do zyskania. Gra trafi do twojego profilu, jeśli podejmiesz co najmniej połowę decyzji tego miejsca.

table-offered = 🪑 { $seat } musi iść. { $whom ->
        [anybody] Kto zagra dalej na tym miejscu?
       *[other] Zagrasz dalej na tym miejscu, { $whom }?
    } Propozycja kończy się { $when }.
table-relieved = { $seat } siada na miejscu, które zwalnia { $former }, i odtąd gra dalej.

offered-call = { $whom ->
        [anybody] { $who } musi iść. Czy ktoś z was chce grać dalej? [Usiądź przy stole]({ $link }); do tego czasu miejsce trzyma { $who }. Propozycja kończy się { $when }.
       *[other] { $whom }, { $who } musi iść i prosi cię o dokończenie gry na tym miejscu. [Usiądź przy stole]({ $link }); do tego czasu miejsce trzyma { $who }. Propozycja kończy się { $when }.
    }
relieved-call = 🪑 { $who } gra dalej na miejscu, które zwalnia { $former }. [Do stołu]({ $link })

done-offered = Pytanie poszło. Miejsce jest twoje, dopóki ktoś nie usiądzie.
done-kept = Dobrze, zostajesz. Miejsce nie jest już do oddania.
done-dropped-out = Leć! Na twoim miejscu gra dalej komputer. Do następnej gry.
done-relieved = Witaj przy stole! Miejsce jest twoje, jego czas też. Rzuć okiem na planszę.
done-relieved-secret = Witaj przy stole! Miejsce jest twoje, jego czas też. Sekrety pokaże ci *Zerknij*, a wiadomość prywatna z nimi jest już w drodze.

vote-relieve-sure = Grasz do końca na miejscu, które zajmuje { $seat }. Zapytam tych, którzy jeszcze grają. Mają dzień, a brak odpowiedzi to zgoda; ale jeśli { $seat } do tego czasu wróci, to po sprawie. Pytać?
vote-relieve-open = 🪑 { $who } chce grać dalej za kogoś, kogo od jakiegoś czasu tu nie ma: { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Jeszcze bez odpowiedzi: { $silent }.
    } Brak odpowiedzi to zgoda. Rozstrzygnie się to { $when }; jeśli { $seat } wróci wcześniej, to po sprawie.
vote-relieve-refused = 🙂 { $seat } ma jeszcze czas. Poczekać chcą: { $seats }.
vote-relieve-call = { $seat }, tęsknią tu za tobą! { $who } chce zająć twoje miejsce. [Wróć]({ $link }) najpóźniej { $when }, a zostanie twoje.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: co wy na to?
    }
vote-relieve-computer-sure = Grasz do końca na miejscu, które zajmuje { $seat }, a twój rating się nie zmienia. Zapytam tych, którzy jeszcze grają. Mają dzień, a brak odpowiedzi to zgoda. Pytać?
vote-relieve-computer-open = 🪑 { $who } chce dołączyć do gry na miejscu, które zajmuje { $seat }.{ $silent ->
        [none] {""}
       *[other] {" "}Jeszcze bez odpowiedzi: { $silent }.
    } Brak odpowiedzi to zgoda. Rozstrzygnie się to { $when }.
vote-relieve-computer-refused = 🙂 { $seat } gra dalej. Tak chcą: { $seats }.
vote-relieve-computer-call = { $who } chce [dołączyć do gry]({ $link }) na miejscu, które zajmuje { $seat }.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: co wy na to?
    } Rozstrzygnie się to { $when }.

sorry-no-offer = To miejsce nie jest do oddania.
sorry-own-offer = To twoje własne miejsce. Jeśli jednak chcesz je zachować, naciśnij *⋯* i *Zostaję na swoim miejscu*.
sorry-drop-out = Komputer może cię zastąpić tylko wtedy, gdy gra jeszcze co najmniej dwóch innych graczy, w tym człowiek. Możesz się poddać albo oddać miejsce.
sorry-offered-to-other = To miejsce czeka na kogoś innego: { $whom }.
sorry-hand-over-bot = Boty nie mają rąk do kostek. Poproś człowieka.
sorry-relief-seated = { $other ->
        [yes] Ta osoba już siedzi przy tym stole, a nikt nie gra na dwóch miejscach.
       *[no] Siedzisz już przy tym stole, a nikt nie gra na dwóch miejscach.
    }
sorry-relief-watched = { $other ->
        [yes] Ta osoba już w tej partii grała i wie rzeczy, których to miejsce wiedzieć nie może. Musi to zrobić ktoś inny.
       *[no] W tej partii to już nie twój pierwszy raz: wiesz rzeczy, których to miejsce wiedzieć nie może. Musi to zrobić ktoś inny.
    }
sorry-relief-unwelcome = { $other ->
        [yes] Przy tym stole nie ma miejsca dla tej osoby.
       *[no] Niestety, przy tym stole nie ma dla ciebie miejsca.
    }
