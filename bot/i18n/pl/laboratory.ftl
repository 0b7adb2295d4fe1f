### Laboratorium zasad domowych: A gdyby?

button-what-if = A gdyby?
button-what-if-again = Zerknij jeszcze raz
button-what-if-figures = Liczby
button-what-if-words = Słowami

what-if-title = { $emoji } A gdyby? { $game }, graczy: { $seats }, stół { $table }
what-if-unknown = Nikt jeszcze nie wypróbował tych zasad domowych, gdy graczy jest { $seats }.

## Czego się spodziewać po grze, tak jak jest ustawiona

what-if-plain-length =
    Partia trwa **{ $minutes ->
        [1] około minuty
       *[other] około { $minutes } min
    }**, rzadko więcej niż { $high }.
what-if-plain-skill =
    { $much ->
        [little] Tu może wygrać każdy.
        [some] Szczęście ma coś do powiedzenia, ale dobra gra się liczy.
       *[much] Dobra gra popłaca.
    }
what-if-plain-first =
    { $how ->
        [even] Kto zaczyna, nie ma znaczenia.
        [good] Zaczynanie trochę pomaga.
       *[bad] Lepiej nie zaczynać.
    }
what-if-plain-lead =
    { $how ->
        [open] Prowadzenie w połowie gry nic jeszcze nie znaczy.
        [ahead] Prowadzenie w połowie gry pomaga, ale to jeszcze nie koniec.
       *[decided] Kogoś, kto prowadzi w połowie gry, trudno dogonić.
    }
what-if-length =
    Licz na **{ $minutes ->
        [1] mniej więcej minutę
        [one] mniej więcej { $minutes } minutę
        [few] mniej więcej { $minutes } minuty
        [many] mniej więcej { $minutes } minut
       *[other] mniej więcej { $minutes } minuty
    }**, { $unit ->
        [rounds] rundy: { $turns }
       *[turns] tury: { $turns }
    }; osiem gier na dziesięć trwa od { $low } do { $high } min.
what-if-together = Wszystkich tych zasad naraz nie mam wypróbowanych, więc czasy to suma tego, co robi każda z osobna.
what-if-first-even = W { $games } próbnych grach nie miało znaczenia, kto zaczyna. Zaczynający wygrywa w { PERCENT($share) } (± { $margin }), a równy udział to { PERCENT($fair) }.
what-if-first-good = Opłaca się zaczynać: to { PERCENT($share) } zwycięstw (± { $margin }), a równy udział to { PERCENT($fair) }.
what-if-first-bad = Lepiej nie zaczynać: to { PERCENT($share) } zwycięstw (± { $margin }), a równy udział to { PERCENT($fair) }.
what-if-first-none = Nikt nie zaczyna: wszyscy decydują naraz.
what-if-skill-much = Dobra gra się opłaca: jeden uważny gracz wśród nieuważnych wygrywa w { PERCENT($share) } (± { $margin }; samo szczęście dałoby { PERCENT($fair) }).
what-if-skill-some = Szczęście ma coś do powiedzenia, ale dobrą grę widać: jeden uważny gracz wśród nieuważnych wygrywa w { PERCENT($share) } (± { $margin }; samo szczęście dałoby { PERCENT($fair) }).
what-if-skill-little = To może wygrać każdy: jeden uważny gracz wśród nieuważnych wygrywa w { PERCENT($share) } (± { $margin }; samo szczęście dałoby { PERCENT($fair) }).
what-if-lead-open = Półmetek niewiele znaczy: kto wtedy prowadzi, wygrywa w { PERCENT($share) } gier.
what-if-lead-ahead = Prowadzenie na półmetku pomaga, ale to jeszcze nie koniec: daje { PERCENT($share) } zwycięstw.
what-if-lead-decided = Kto prowadzi na półmetku, tego trudno dogonić: { PERCENT($share) } zwycięstw.
what-if-shared = { PERCENT($share) } kończy się wspólnym zwycięstwem.
what-if-unfinished = { PERCENT($share) } ciągnęło się tak długo, że trzeba było przerwać.
what-if-seats = **Przy innym stole:** { $tables }.
what-if-seats-one = graczy: { $seats }, około { $minutes } min

## Co zmieniłaby jedna zasada domowa

what-if-changes = **Zmień jedną zasadę domową i …**
what-if-plain-change = **{ $rule }**{ $now ->
        [none] {""}
       *[other] {" "}zamiast { $now }
    }: { $effects }.
what-if-plain-long = partia { $how ->
        [less] trwa mniej niż połowę tego czasu
        [half] trwa mniej więcej połowę tego czasu
        [shorter] jest wyraźnie krótsza
        [bit-shorter] jest trochę krótsza
        [bit-longer] trwa trochę dłużej
        [longer] trwa wyraźnie dłużej
        [twice] trwa mniej więcej dwa razy dłużej
        [many] trwa mniej więcej { $times } razy dłużej
       *[same] trwa mniej więcej tyle samo
    }
what-if-plain-better =
    { $how ->
        [more] kto gra lepiej, wygrywa częściej
        [less] kto gra lepiej, wygrywa rzadziej
       *[same] kto gra lepiej, wygrywa mniej więcej tak samo często
    }
what-if-plain-lead-then =
    { $how ->
        [more] przewaga z połowy gry częściej wystarcza
       *[less] przewaga z połowy gry rzadziej wystarcza
    }
what-if-plain-first-then =
    { $how ->
        [more] kto zaczyna, wygrywa częściej
       *[less] kto zaczyna, wygrywa rzadziej
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option }: bez wpływu na długość
what-if-alike = Bez różnicy w tych grach: { $rules }
what-if-longer = o { PERCENT($percent) } dłużej ({ $minutes } min)
what-if-shorter = o { PERCENT($percent) } krócej ({ $minutes } min)
what-if-half = o połowę krócej ({ $minutes } min)
what-if-twice = dwa razy dłużej ({ $minutes } min)
what-if-many-times = { $times } × dłużej ({ $minutes } min)
what-if-skill-more = dobra gra wygrywa częściej ({ PERCENT($then) } zamiast { PERCENT($now) })
what-if-skill-less = dobra gra wygrywa rzadziej ({ PERCENT($then) } zamiast { PERCENT($now) })
what-if-lead-more = prowadzenie na półmetku utrzymuje się częściej ({ PERCENT($then) } zamiast { PERCENT($now) })
what-if-lead-less = prowadzenie na półmetku utrzymuje się rzadziej ({ PERCENT($then) } zamiast { PERCENT($now) })
what-if-first-more = zaczynający wygrywa częściej ({ PERCENT($then) } zamiast { PERCENT($now) })
what-if-first-less = zaczynający wygrywa rzadziej ({ PERCENT($then) } zamiast { PERCENT($now) })

## Skąd to wiem

what-if-plain-how = Komputery rozegrały z każdą z tych zasad tysiące partii. Minuty są szacunkowe, bez pogaduszek.
what-if-how = Skąd to wiem: każdy zestaw zasad to gry próbne, { $games } wśród komputerów (poziom: { $alike }) i { $unlike } z jednym „uważnym” (poziom: { $better }) wśród innych (poziom: { $others }). Minuty to szacunek: { $press } s na kliknięcie, { $choice } s na decyzję. Przy pogawędkach idzie wolniej, więc ufaj bardziej porównaniu niż zegarowi.

## Obrazek

what-if-picture-title = Ile to trwa
what-if-picture-about = Minuty; kropka: połowa gier, pasek: osiem na dziesięć
what-if-picture-now = Tak jak teraz
what-if-picture-seats = graczy: { $seats }
what-if-picture-minutes = { $minutes } min
what-if-alt = Minuty, od najkrótszej dziesiątej części do najdłuższej: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, zwykle { $middle }
