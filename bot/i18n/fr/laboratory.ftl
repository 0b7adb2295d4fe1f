### The house rules laboratory: What if?

button-what-if = Et si… ?
button-what-if-again = Regarder encore
button-what-if-figures = Les chiffres
button-what-if-words = En clair

what-if-title = { $emoji } Et si… ? { $game } à { $seats } joueurs, table { $table }
what-if-unknown = Personne n’a encore essayé ces règles maison à { $seats } joueurs.

## What to expect of the game as it is set up

what-if-plain-length =
    Comptez **{ $minutes ->
        [1] une minute environ
       *[other] { $minutes } minutes environ
    }**, et rarement plus de { $high }.
what-if-plain-skill =
    { $much ->
        [little] Tout le monde peut gagner.
        [some] La chance a son mot à dire, mais bien jouer se voit.
       *[much] Bien jouer paie.
    }
what-if-plain-first =
    { $how ->
        [even] Peu importe qui commence.
        [good] Commencer aide un peu.
       *[bad] Mieux vaut ne pas commencer.
    }
what-if-plain-lead =
    { $how ->
        [open] Mener à mi-partie ne veut encore rien dire.
        [ahead] Mener à mi-partie aide, mais rien n’est joué.
       *[decided] Qui mène à mi-partie est difficile à rattraper.
    }
what-if-length =
    Compte **{ $minutes ->
        [1] à peu près une minute
       *[other] à peu près { $minutes } minutes
    }**, { $turns } { $unit ->
        [rounds] manches
       *[turns] tours
    } ; huit parties sur dix durent de { $low } à { $high } minutes.
what-if-together = Je n’ai pas essayé toutes ces règles à la fois : j’additionne simplement ce que chacune fait à la durée.
what-if-first-even = Commencer n’a rien changé en { $games } parties : { PERCENT($share) } des victoires (± { $margin }), pour une part égale de { PERCENT($fair) }.
what-if-first-good = Commencer paie : { PERCENT($share) } des victoires (± { $margin }), pour une part égale de { PERCENT($fair) }.
what-if-first-bad = Mieux vaut ne pas commencer : { PERCENT($share) } des victoires (± { $margin }), pour une part égale de { PERCENT($fair) }.
what-if-first-none = Personne ne commence : tout le monde décide à la fois.
what-if-skill-much = Bien jouer est récompensé : quelqu’un de soigneux parmi des têtes en l’air gagne { PERCENT($share) } des parties (± { $margin } ; la chance seule en donnerait { PERCENT($fair) }).
what-if-skill-some = La chance a son mot à dire, mais bien jouer se voit : quelqu’un de soigneux parmi des têtes en l’air gagne { PERCENT($share) } des parties (± { $margin } ; la chance seule en donnerait { PERCENT($fair) }).
what-if-skill-little = Tout le monde peut gagner : quelqu’un de soigneux parmi des têtes en l’air gagne { PERCENT($share) } des parties (± { $margin } ; la chance seule en donnerait { PERCENT($fair) }).
what-if-lead-open = La mi-temps ne veut pas dire grand-chose : qui mène alors gagne { PERCENT($share) } du temps.
what-if-lead-ahead = Mener à la mi-temps aide, mais rien n’est joué : { PERCENT($share) } de victoires.
what-if-lead-decided = Qui mène à la mi-temps est dur à rattraper : { PERCENT($share) } de victoires.
what-if-shared = { PERCENT($share) } finissent par une victoire partagée.
what-if-unfinished = { PERCENT($share) } ont duré si longtemps que je les ai arrêtées.
what-if-seats = **À une autre table :** { $tables }.
what-if-seats-one = { $seats } joueurs, à peu près { $minutes } min

## What changing one house rule would do

what-if-changes = **Change une règle maison, et…**
what-if-plain-change = **{ $rule }**{ $now ->
        [none] {""}
       *[other] {" "}au lieu de { $now }
    } : { $effects }.
what-if-plain-long = une partie { $how ->
        [less] dure moins de la moitié du temps
        [half] dure environ moitié moins
        [shorter] est nettement plus courte
        [bit-shorter] est un peu plus courte
        [bit-longer] dure un peu plus longtemps
        [longer] dure nettement plus longtemps
        [twice] dure environ deux fois plus longtemps
        [many] dure environ { $times } fois plus longtemps
       *[same] dure à peu près autant
    }
what-if-plain-better =
    { $how ->
        [more] qui joue le mieux gagne plus souvent
        [less] qui joue le mieux gagne moins souvent
       *[same] qui joue le mieux gagne à peu près aussi souvent
    }
what-if-plain-lead-then =
    { $how ->
        [more] une avance à mi-partie tient plus souvent
       *[less] une avance à mi-partie tient moins souvent
    }
what-if-plain-first-then =
    { $how ->
        [more] qui commence gagne plus souvent
       *[less] qui commence gagne moins souvent
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option } : ne change rien à la durée
what-if-alike = Aucune différence dans ces parties : { $rules }
what-if-longer = { PERCENT($percent) } plus long ({ $minutes } min)
what-if-shorter = { PERCENT($percent) } plus court ({ $minutes } min)
what-if-half = deux fois plus court ({ $minutes } min)
what-if-twice = deux fois plus long ({ $minutes } min)
what-if-many-times = { $times } fois plus long ({ $minutes } min)
what-if-skill-more = qui joue bien gagne plus souvent ({ PERCENT($then) } au lieu de { PERCENT($now) })
what-if-skill-less = qui joue bien gagne moins souvent ({ PERCENT($then) } au lieu de { PERCENT($now) })
what-if-lead-more = une avance à la mi-temps tient plus souvent ({ PERCENT($then) } au lieu de { PERCENT($now) })
what-if-lead-less = une avance à la mi-temps tient moins souvent ({ PERCENT($then) } au lieu de { PERCENT($now) })
what-if-first-more = qui commence gagne plus souvent ({ PERCENT($then) } au lieu de { PERCENT($now) })
what-if-first-less = qui commence gagne moins souvent ({ PERCENT($then) } au lieu de { PERCENT($now) })

## How I know

what-if-plain-how = Des ordinateurs ont joué des milliers de parties avec chacune de ces règles. Les minutes sont une estimation, sans bavardage.
what-if-how = Comment je le sais : pour chaque jeu de règles, j’ai fait jouer { $games } parties entre ordis de niveau { $alike }, et { $unlike } avec un ordi de niveau { $better } (« soigneux ») parmi d’autres de niveau { $others }. Les minutes sont estimées : { $press } secondes pour un clic, { $choice } pour une décision. Si ça bavarde, ce sera plus long : fie-toi à la comparaison plus qu’à la montre.

## The picture

what-if-picture-title = Combien de temps ça dure
what-if-picture-about = En minutes ; point : la moitié des parties, barre : huit sur dix
what-if-picture-now = Comme c’est là
what-if-picture-seats = { $seats } joueurs
# Same as English: the same abbreviation.
what-if-picture-minutes = { $minutes } min
what-if-alt = Minutes, du dixième le plus court au dixième le plus long : { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, le plus souvent { $middle }
