### Liar's Dice, in English.

title = Liar's Dice
tagline = Dice under cups, bids on all of them, and not a word of it has to be true.

## House rules

option-dice = Dice for each player
option-dice-5 = 5 dice
option-dice-3 = 3 dice (short)
option-wild = Ones count as any face

## What happened

event-first = { $seat } wins the draw and bids first.
event-thrown = You look under your cup: **{ $faces }**.
event-raised =
    { $flavour ->
        [0] { $seat } bids **{ $count } × { $face }**.
        [1] “At least **{ $count } × { $face }**”, says { $seat }, without blinking.
       *[2] **{ $count } × { $face }**, if one is to believe { $seat }.
    }
event-doubted = { $seat } does not believe { $other } the { $count } × { $face }. Cups up! { $cups }. That makes **{ $found } × { $face }**.
each-cups = { $seat }: { $value }
event-lost =
    { $held ->
        [0] { $seat } loses the last die and is out.
        [one] { $seat } loses a die and has one left.
       *[other] { $seat } loses a die and has { $held } left.
    }
event-won =
    { $how ->
        [last] Everybody else has gone to bed: { $seats } wins.
       *[dice] { $seats } is the only one with dice left, and wins!
    }

## Why not

refusal-already-thrown = Your dice are under your cup. Wait for the others.
refusal-throw-first = First everybody throws.
refusal-nothing-to-doubt = Nobody has bid yet.
refusal-no-such-bid = That is no higher bid: more dice, up to the { $dice } on the table, or as many of a higher face.

## At the table

prompt-throw = Shake your cups: { $seats }.
prompt-bid =
    { $count ->
        [0] { $seat } makes the first bid.
       *[other] { $seat } doubts the { $count } × { $face } of { $other }, or bids more.
    }
action-throw = Throw my dice
action-doubt = I doubt the { $count } × { $face }
action-bid = { $count } × { $face }
pick-bid = Bid …
other-bid = Another bid
form-count = At least how many dice?
form-face = Showing which face?

## The board

board-heading =
    Liar's Dice · { $dice } dice on the table{ $wild ->
        [yes] , ones are wild
       *[no] {""}
    }
board-header-throw = Shake your cups!
board-header-bid =
    { $count ->
        [0] makes the first bid
       *[other] bids more, or doubts:
    }
board-times = { $count } ×
board-cups = under the cups
board-last = last round
board-only-you = only you see this
board-secret = Nobody else knows. They will believe what you say, or they will not.
board-own =
    { $dice ->
        [under] Under your cup: { $faces }.
        [waiting] There is nothing under your cup yet: throw your dice.
       *[none] You have no dice any more, and nothing to hide.
    }
board-held = Dice left: { $each }.
board-lifted = Last round { $name } doubted the { $count } × { $face } of { $other }.
board-row =
    { $name }: { $held ->
        [one] { $held } die
       *[other] { $held } dice
    }{ $waits ->
        [yes] , still to throw
       *[no] {""}
    }

## The rules in a minute

rules-1 =
    ## Liar's Dice
    _2 to 6 players · about fifteen minutes_

    Everybody throws their dice under a cup. On your turn you **bid** on what lies under all cups together: “at least four fives”. The next one bids higher, which is more dice of any face, or as many of a higher face. Or they **doubt** the last bid.

    Then all cups are lifted. If the bid was true, the doubter loses a die, otherwise the bidder. With none left you are out; the last one with dice wins.
rules-2 =
    ## What only you know
    Your dice are yours alone to see: in your direct message, or by **Peek**. Nobody can see them before the cups are lifted, and you may bid what you like.

    The player who lost a die begins the next round, and everybody throws anew. If somebody leaves in the middle of a round, it does not count.
