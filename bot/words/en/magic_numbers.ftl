### Magic Numbers, in English.

title = Magic Numbers

## The board, the card and the text board

board-heading =
    Magic Numbers · exactly { $target } wins · { $turns ->
        [0] no turns yet
        [one] { $turns } turn played
       *[other] { $turns } turns played
    }
board-header-roll = rolls the die next
board-header-choose = rolled a { $face }: keep it or give it?
board-header-won = wins with exactly { $target }!
board-header-last = is the last one here and wins
board-cards = Cards on the table
board-good = Good
board-evil = Evil
board-course = Score turn by turn
board-score = Score
board-only-you = only you see this
board-good-does = Good: +{ $bonus }
board-evil-does = Evil: to zero
board-of = of { $target }
board-to-go = { $points } to go
board-there = Exactly there!
board-stuck-1 = No number gets you there:
board-stuck-2 = only the Evil one frees you.
board-if-taken = If you take it now, your score is
board-then =
    { $effect ->
        [win] { $after }!
        [over] still { $after }
       *[plain] { $after }
    }
board-taken-latest =
    { $earlier ->
        [0] Taken
       *[other] Taken +{ $earlier }
    }
board-exactly = exactly
board-turns =
    { $turns ->
        [0] no turns yet
        [one] { $turns } turn played
       *[other] { $turns } turns played
    }
board-gone = left
board-legend-kept = kept
board-legend-gave = given away
board-legend-got = received
board-trail = Last turns
board-trail-none = Nobody has taken a number yet.
board-now-roll = { $name } is to roll.
board-now-choose = { $name } rolled a { $face }: keep it or give it away?
board-now-won = { $name } wins with exactly { $target }!
board-now-last = { $name } wins: everybody else has left.
board-start = Nobody has taken a number yet.
board-last = Just now: { $turn }.
board-left = { $names } left.
board-turn-kept = { $name } kept a { $face }
board-turn-gave = { $name } gave a { $face } to { $other }
board-ranking = Final ranking: { $places }
board-out = Left, in this order: { $names }
board-counts = What everybody did with which number, and how often:
board-counts-row = { $name }: kept { $kept }; gave away { $gave }; received { $got }
board-often = { $face } ({ $times }×)
board-none = nothing
board-latest = Last turns, newest first:
board-open = All cards open:
board-open-row = { $name }: Good { $good }, Evil { $evil }, score { $score }. { $taken }
board-open-none = { $name }: card closed.
board-own = Your card, which only you see:
board-card-of = Secret card of { $name }: { $card }
board-card = Good number { $good }, Evil number { $evil }, score { $score } of { $target }.
board-prospects = If you take it now: { $each }.
board-prospect =
    { $effect ->
        [good] { $face } → { $after } (Good)
        [evil] { $face } → 0 (Evil)
        [over] { $face } → { $after } (too much)
       *[plain] { $face } → { $after }
    }
board-stuck = No number leads to the target from here: only the Evil number, back to 0, sets you free.
board-taken-none = Nothing taken yet.
board-taken =
    Taken{ $earlier ->
        [0] {""}
       *[other] , after { $earlier } earlier
    }: { $each }.
board-effect =
    { $effect ->
        [good] { $face } Good → { $after }
        [evil] { $face } Evil → 0
        [over] { $face } too much → { $after }
       *[plain] { $face } → { $after }
    }


## Options

tagline = Secret numbers, open dice, straight faces. First to exactly the target wins.
option-first = Who goes first
option-first-birthday = closest birthday
option-first-random = by lot
option-first-host = the host
option-target = Points to reach exactly
option-target-20 = 20 points (short)
option-target-30 = 30 points
option-target-50 = 50 points (long)

## What happened

event-dealt = Your card: Good number { $good }, Evil number { $evil }.
event-first =
    { $how ->
        [birthday] { $seat } has the closest birthday and goes first.
        [host] { $seat } opened the table and goes first.
       *[lot] The lot falls on { $seat } to go first.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } rolls a **{ $face }**. Keep it, or share the joy?
        [1] A **{ $face }** for { $seat }… and now a straight face, please.
       *[2] { $seat } shakes the die: **{ $face }**. What to do with it?
    }
event-kept =
    { $flavour ->
        [0] { $seat } keeps the **{ $face }**, eyes on the ceiling.
        [1] { $seat } holds on to the **{ $face }** as if it were nothing.
       *[2] { $seat } keeps the **{ $face }**. Was that a smile?
    }
event-gave =
    { $flavour ->
        [0] { $seat } hands the **{ $face }** to { $other }. How generous.
        [1] { $seat } slides the **{ $face }** across to { $other }, who must take it.
       *[2] A **{ $face }** flies from { $seat } to { $other }. No returns.
    }
event-took =
    { $effect ->
        [good] Your Good number! The { $face } is worth 10 to you: { $before } → { $after }.
        [evil] Your Evil number. Your score falls from { $before } to 0.
        [over] The { $face } would have taken you past the target, so nothing is added: you stay at { $after }.
       *[plain] You add { $face }: { $before } → { $after }.
    }
event-won =
    { $how ->
        [last] Everybody else has gone to bed: { $seats } wins.
       *[target] { $seats } hits the target exactly and wins! Cards on the table.
    }

## Why not

refusal-already-rolled = The { $face } is on the table already: keep it, or give it to somebody.
refusal-roll-first = Roll the die first.
refusal-give-self = You cannot give a number to yourself. To take it, keep it.
refusal-give-nobody = Nobody who is still playing sits in seat { $number }.

## At the table

prompt-roll = **{ $seat }**, roll the die.
prompt-choose = **{ $seat }**: keep the { $face }, or give it away?
action-roll = Roll the die
action-keep = Keep the { $face }
action-give = Give it to { $other }
peek-card = Good **{ $good }** · Evil **{ $evil }** · score **{ $score }** of exactly { $target }
final-card = { $seat }: Good { $good }, Evil { $evil }, { $score } points

## The rules in a minute

rules-1 =
    ## Magic Numbers
    _by Scott Jon Siegel · 2 to 10 players · about ten minutes_

    Everybody has two secret numbers from 1 to 6: a **Good** one and an **Evil** one, and a secret score that starts at 0. Whoever reaches the target (30, unless the host chose otherwise) **exactly** wins, at once.

    On your turn you roll a die, and all can see it. Then you **keep** the number or **give** it to anybody else. They must take it.
rules-2 =
    ## What a number does to whoever takes it
    - Your **Good** number adds **10** instead of its face.
    - Your **Evil** number takes your score back to **0**.
    - Any other number adds its face.
    - What would carry you past the target is not added at all, the 10 included.

    Nobody but you learns what happened to your score. The room sees only who rolled what and who took it.
rules-3 =
    ## Playing well
    - Watch what people keep and what they hand out: the table on the board counts it for you.
    - Keep an Evil number now and then. Zero is no disaster early on, and it puts the others off the scent.
    - Mind the end. If no number can bring you to the target exactly, your Evil number is the way out.
    - **Peek** shows your card whenever you like. At the end all cards are laid open.

## Achievements

feat-gift-horse = Gift horse
    .story = won by a number that somebody else gave away
feat-fairy-godmother = Fairy godmother
    .story = gave somebody the very number that won them the game
feat-sweet-poison = Sweet poison
    .story = a present for somebody with fifteen points or more: their Evil number
feat-phoenix = Phoenix
    .story = from fifteen points or more to none, and won all the same
feat-straight-face = Straight face
    .story = kept their own Evil number as if nothing were the matter, and won
