### The end of a game: what the table shows, a series of rematches, and the card that people share.

## At the table

button-share = Partager
# What a rematch is called while a series goes on. $score is "Ann 1 – Ben 1".
button-again =
    { $players ->
        [2] Encore ! Meilleur des trois
       *[other] Encore ! En deux victoires
    }
series-score = { $seat } { $wins }
series-goes-on =
    { $players ->
        [2] 🥊 **Au meilleur des trois, pour l’instant :** { $score }
       *[other] 🥊 **À qui les deux premières victoires ? Pour l’instant :** { $score }
    }
series-taken =
    { $players ->
        [2] 🥊 { $seats } remporte la série au meilleur des trois : { $score }
       *[other] 🥊 Deux victoires avant tout le monde pour { $seats } : { $score }
    }

## The card

# Same as English: the French word.
keepsake-about = { $game } · { $date } · table { $table }
keepsake-moment = Le mot de la fin
keepsake-curve =
    { $moves ->
        [one] Le score après { $moves } étape
       *[other] Le score en { $moves } étapes
    }
keepsake-up = ▲ { $by }
keepsake-down = ▼ { $by }
keepsake-same = ●
keepsake-badge = ★ { $feat }
keepsake-alt = { $headline }. { $about }. { $places }.
keepsake-place = { $place }. { $seat }
keepsake-place-points = { $place }. { $seat } avec { $points }

## Why not

sorry-shared = La carte de cette partie est déjà [par ici]({ $link }). Il n’y en a qu’une par partie.
sorry-shared-now = Quelqu’un a été plus rapide. La carte arrive.
sorry-nothing-to-share = Il faut une partie jouée jusqu’au bout pour avoir une carte.

## Headlines of any game. $winners is "Ann" or "Ann and Ben", $other a name.

headline-everybody-else-had-gone = Tout le monde au lit : victoire pour { $winners }
headline-called-a-draw = On se serre la main : { $winners }, match nul
headline-nobody-lost = Aucun perdant : { $winners }, à égalité
headline-from-the-very-back = De la dernière place à la victoire : { $winners } !
headline-by-a-nose = Sur le fil : victoire pour { $winners }
headline-led-all-the-way = { $winners }, en tête de bout en bout
headline-won = Victoire pour { $winners }
