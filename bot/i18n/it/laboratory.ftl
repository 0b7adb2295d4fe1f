### Il laboratorio delle regole della casa: e se…?

button-what-if = E se…?
button-what-if-again = Guarda di nuovo
button-what-if-figures = I numeri
button-what-if-words = A parole

what-if-title = { $emoji } E se…? { $game } in { $seats }, tavolo { $table }
what-if-unknown = Con queste regole della casa, in { $seats }, non ha ancora provato nessuno.

## Che cosa aspettarsi dalla partita così com'è

what-if-plain-length =
    Mettete in conto **{ $minutes ->
        [1] circa un minuto
       *[other] circa { $minutes } minuti
    }**, e di rado più di { $high }.
what-if-plain-skill =
    { $much ->
        [little] Qui può vincere chiunque.
        [some] La fortuna dice la sua, ma giocare bene si nota.
       *[much] Giocare bene paga.
    }
what-if-plain-first =
    { $how ->
        [even] Chi comincia non fa differenza.
        [good] Cominciare aiuta un po’.
       *[bad] Meglio non cominciare.
    }
what-if-plain-lead =
    { $how ->
        [open] Essere in testa a metà partita non vuol dire ancora nulla.
        [ahead] Essere in testa a metà partita aiuta, ma non basta.
       *[decided] Chi è in testa a metà partita è difficile da riprendere.
    }
what-if-length =
    Mettete in conto **{ $minutes ->
        [1] circa un minuto
       *[other] circa { $minutes } minuti
    }**, { $turns } { $unit ->
        [rounds] giri
       *[turns] turni
    }; otto partite su dieci durano tra { $low } e { $high } minuti.
what-if-together = Queste regole non le ho provate tutte insieme, quindi i tempi sommano quello che fa ciascuna.
what-if-first-even = In { $games } partite cominciare non ha fatto differenza: si vince { $share } volte su 100 (± { $margin }), quando la parte giusta sarebbe { $fair }.
what-if-first-good = Cominciare conviene: vince { $share } volte su 100 (± { $margin }), quando la parte giusta sarebbe { $fair }.
what-if-first-bad = Meglio non cominciare: chi lo fa vince { $share } volte su 100 (± { $margin }), quando la parte giusta sarebbe { $fair }.
what-if-first-none = Non comincia nessuno: decidono tutti insieme.
what-if-skill-much = La bravura paga: chi gioca con la testa tra gente distratta vince { $share } volte su 100 (± { $margin }; con la sola fortuna sarebbero { $fair }).
what-if-skill-some = La fortuna dice la sua, ma la bravura si vede: chi gioca con la testa tra gente distratta vince { $share } volte su 100 (± { $margin }; con la sola fortuna sarebbero { $fair }).
what-if-skill-little = Può vincere chiunque: chi gioca con la testa tra gente distratta vince { $share } volte su 100 (± { $margin }; con la sola fortuna sarebbero { $fair }).
what-if-lead-open = Metà partita vuol dire poco: chi è in testa poi vince { $share } volte su 100.
what-if-lead-ahead = Essere in testa a metà aiuta, ma non è ancora fatta: così si vince { $share } volte su 100.
what-if-lead-decided = Chi è in testa a metà è difficile da riprendere: vince { $share } volte su 100.
what-if-shared = Finite con una vittoria in comune: { PERCENT($share) }.
what-if-unfinished = Interminabili, tanto che le ho fermate io: { PERCENT($share) }.
what-if-seats = **A un altro tavolo:** { $tables }.
what-if-seats-one = in { $seats }, circa { $minutes } min

## Che cosa farebbe cambiare una regola della casa

what-if-changes = **Cambia una regola della casa, e…**
what-if-plain-change = **{ $rule }**{ $now ->
        [none] {""}
       *[other] {" "}invece di { $now }
    }: { $effects }.
what-if-plain-long = una partita { $how ->
        [less] dura meno della metà
        [half] dura circa la metà
        [shorter] è decisamente più corta
        [bit-shorter] è un po’ più corta
        [bit-longer] dura un po’ di più
        [longer] dura decisamente di più
        [twice] dura circa il doppio
        [many] dura circa { $times } volte tanto
       *[same] dura più o meno lo stesso
    }
what-if-plain-better =
    { $how ->
        [more] chi gioca meglio vince più spesso
        [less] chi gioca meglio vince meno spesso
       *[same] chi gioca meglio vince più o meno altrettanto spesso
    }
what-if-plain-lead-then =
    { $how ->
        [more] il vantaggio a metà partita regge più spesso
       *[less] il vantaggio a metà partita regge meno spesso
    }
what-if-plain-first-then =
    { $how ->
        [more] chi comincia vince più spesso
       *[less] chi comincia vince meno spesso
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option }: sulla durata non cambia niente
what-if-alike = In queste partite nessuna differenza: { $rules }
what-if-longer = { PERCENT($percent) } più lunga ({ $minutes } min)
what-if-shorter = { PERCENT($percent) } più corta ({ $minutes } min)
what-if-half = dura la metà ({ $minutes } min)
what-if-twice = dura il doppio ({ $minutes } min)
what-if-many-times = dura { $times } volte tanto ({ $minutes } min)
what-if-skill-more = la bravura vince più spesso ({ PERCENT($then) } invece di { PERCENT($now) })
what-if-skill-less = la bravura vince meno spesso ({ PERCENT($then) } invece di { PERCENT($now) })
what-if-lead-more = chi è in testa a metà resiste di più ({ PERCENT($then) } invece di { PERCENT($now) })
what-if-lead-less = chi è in testa a metà resiste di meno ({ PERCENT($then) } invece di { PERCENT($now) })
what-if-first-more = chi comincia vince più spesso ({ PERCENT($then) } invece di { PERCENT($now) })
what-if-first-less = chi comincia vince meno spesso ({ PERCENT($then) } invece di { PERCENT($now) })

## Come lo so

what-if-plain-how = I computer hanno giocato migliaia di partite con ognuna di queste regole. I minuti sono una stima, senza chiacchiere.
what-if-how = Come lo so: per ogni combinazione di regole ho fatto giocare { $games } partite tra computer alla pari (livello: { $alike }), e { $unlike } con uno che gioca con la testa (livello: { $better }) tra altri distratti (livello: { $others }). I minuti sono una stima: { $press } secondi per premere, { $choice } per decidere. Se intanto chiacchierate ci mettete di più, quindi fidatevi più del confronto che dell’orologio.

## La figura

what-if-picture-title = Quanto dura
what-if-picture-about = Minuti; punto: metà delle partite, barra: otto su dieci
what-if-picture-now = Così com’è
what-if-picture-seats = in { $seats }
# Same as English: minuti, shortened in the same way.
what-if-picture-minutes = { $minutes } min
what-if-alt = Minuti, dal decimo più corto al più lungo: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, di solito { $middle }
