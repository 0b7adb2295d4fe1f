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
board-legend-kept = kept
board-legend-gave = given away
board-legend-got = received
board-legend-evil = maybe Evil
board-trail = Last turns
board-trail-none = No number taken yet. Watch who gives what away: why?
board-now-roll = { $name } is to roll.
board-now-choose = { $name } rolled a { $face }: keep it or give it away?
board-now-won = { $name } wins with exactly { $target }!
board-start = Nobody has taken a number yet.
board-last = Just now: { $turn }.
board-alt-counts = Kept, given away and received so far: { $each }.
board-alt-count = { $name } { $kept }, { $gave }, { $got }
board-turn-kept = { $name } kept a { $face }
board-turn-gave = { $name } gave a { $face } to { $other }
board-counts = What everybody did with which number, and how often:
board-counts-row = { $name }: kept { $kept }; gave away { $gave }; received { $got }
board-often = { $face } ({ $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    })
board-none = nothing
board-latest = Last turns, newest first:
board-suspects = Suspicions so far: { $each }.
board-suspect = { $name } gave away { $faces } and never kept { $count ->
        [one] it
       *[other] any of them
    }, so it may be their Evil number
board-open = All cards open:
board-open-row = { $name }: Good { $good }, Evil { $evil }, score { $score }. { $taken }
board-open-none = { $name }: card closed.
board-own = Your card, which only you see:
board-card-of = Secret card of { $name }: { $card }
board-card = Good number { $good }, Evil number { $evil }, score { $score } of { $target }.
board-prospects = If you take it now: { $each }.
board-stuck = No number leads to the target from here: only the Evil number, back to 0, sets you free.
board-taken-none = Nothing taken yet.
board-taken =
    Taken{ $earlier ->
        [0] {""}
       *[other] , after { $earlier } earlier
    }: { $each }.
board-effect =
    { $effect ->
        [good] { $face } is Good and makes { $after }
        [evil] { $face } is Evil and makes 0
        [over] { $face } is too much and leaves { $after }
       *[plain] { $face } makes { $after }
    }


## Options

tagline =
    Secret numbers, open dice, straight faces: keep what you roll,
    or give it where it hurts. First to exactly the target wins.
# The picture of the game, for those who do not see it.
picture-alt = A green 3 with a halo and a red 5 with horns, and a die between them.
option-first = Who goes first
option-first-birthday = closest birthday
option-first-random = a random player
option-first-host = the host
option-target = Points to reach exactly
option-target-20 = 20 points (short)
option-target-30 = 30 points
option-target-50 = 50 points (long)

## What happened

event-dealt =
    { $flavour ->
        [0] Your card: Good number { $good }, Evil number { $evil }.
        [1] Psst! { $good } is your Good number and { $evil } your Evil one.
        [2] Good is { $good }, Evil is { $evil }. Now hide that card.
        [3] For your eyes only: hope for a { $good } (Good), dread a { $evil } (Evil).
        [4] Remember this and eat the paper: Good { $good }, Evil { $evil }.
        [5] A { $good } is your best friend (Good). A { $evil } is not (Evil).
        [6] You draw Good { $good } and Evil { $evil }. Not a twitch, now.
        [7] Secret, secret: you love the { $good } (Good) and loathe the { $evil } (Evil).
        [8] Fate whispers: Good { $good }. Then it giggles: Evil { $evil }.
       *[9] Under your pillow lies a card: { $good } for Good, { $evil } for Evil.
    }
event-first =
    { $how ->
        [birthday] { $seat } has the closest birthday and goes first.
        [host] { $seat } opened the table and goes first.
       *[lot] { $seat } wins the draw and goes first.
    }
event-rolled =
    { $flavour ->
        [0] { $seat } rolls a **{ $face }**. Keep it, or share the joy?
        [1] A **{ $face }** for { $seat }… and now a straight face, please.
        [2] { $seat } shakes the die: **{ $face }**. What to do with it?
        [3] Everybody stares at { $seat }. { $seat } stares at a **{ $face }**.
        [4] **{ $face }**! Treasure or trash, { $seat }?
        [5] { $seat } blows on the die for luck, and it says **{ $face }**.
        [6] Out tumbles a **{ $face }**. { $seat } hums a little tune.
        [7] The die skids past the biscuits: **{ $face }**. Who gets this one, { $seat }?
        [8] { $seat } peeks through two fingers. It's a **{ $face }**.
       *[9] Clatter, clatter, **{ $face }**. Nobody can read { $seat }'s eyebrows.
    }
event-kept =
    { $wins ->
        [1] There it is: { $seat } keeps the **{ $face }**, the very number that was missing!
       *[other] { $row ->
            [3] That makes three in a row! { $seat } keeps the **{ $face }** as well. Is there a number you don't like?
            [5] Five kept in a row: { $seat } sits on the **{ $face }** like a dragon on its gold.
           *[other] { $flavour ->
                [0] { $seat } keeps the **{ $face }**, eyes on the ceiling.
                [1] { $seat } holds on to the **{ $face }** as if it were nothing.
                [2] “Mine”, says { $seat } to the **{ $face }**. Was that a smile?
                [3] The **{ $face }** vanishes into { $seat }'s pyjama pocket.
                [4] { $seat } hugs the **{ $face }** and won't say why.
                [5] No sharing today: the **{ $face }** stays with { $seat }.
                [6] { $seat } pockets the **{ $face }** and coughs. Suspicious cough.
                [7] “Somebody has to take it.” How noble: { $seat } and the **{ $face }**.
                [8] { $seat } considers everybody's faces, then keeps the **{ $face }**.
               *[9] The **{ $face }** goes under { $seat }'s blanket. Good? Evil? Lights out.
            }
        }
    }
event-gave =
    { $wins ->
        [1] { $seat } gives { $other } a **{ $face }**, the very number { $other } was waiting for. Oh dear!
       *[other] { $pair ->
            [3] Again?! That's the third time { $seat } has given { $other } something: a **{ $face }**. Love or war?
            [5] Five presents from { $seat } to { $other } by now, lately a **{ $face }**. The wrapping paper has run out.
           *[other] { $row ->
                [4] Four in a row given away! { $other } unwraps a **{ $face }** from { $seat }. Is it Christmas?
               *[other] { $flavour ->
                    [0] { $seat } hands the **{ $face }** to { $other }. How generous.
                    [1] { $seat } slides the **{ $face }** across to { $other }, who must take it.
                    [2] A **{ $face }** flies from { $seat } to { $other }. No returns.
                    [3] “For me? You shouldn't have.” { $other } really means it: a **{ $face }** from { $seat }.
                    [4] Special delivery for { $other }: one **{ $face }**, sender { $seat }.
                    [5] { $seat } smiles sweetly and gives { $other } the **{ $face }**.
                    [6] Hot potato! The **{ $face }** leaves { $seat } and lands on { $other }.
                    [7] { $other } gets the **{ $face }**, and { $seat } whistles as if nothing had happened.
                    [8] { $seat } thinks that a **{ $face }** would suit { $other }.
                   *[9] Eeny, meeny… { $other }! { $seat } is rid of the **{ $face }**.
                }
            }
        }
    }
event-took =
    { $effect ->
        [good] { $row ->
            [2] Good again, two in a row! The { $face } brings 10 more: { $before } → { $after }. Don't grin.
            [3] Three Goods running! { $before } → { $after }, thanks to a { $face }. You must be cheating. (You aren't.)
           *[other] { $flavour ->
                [0] Your Good number! The { $face } is worth 10 to you: { $before } → { $after }.
                [1] Jackpot, and not a word: a { $face } makes { $before } → { $after }.
                [2] Ten for a { $face }! Your Good number takes you { $before } → { $after }.
                [3] Hooray, inside only: that { $face } was Good. { $before } → { $after }.
                [4] Somebody up there likes you. The { $face } is Good: { $before } → { $after }.
               *[5] Dance in your head: Good { $face }, { $before } → { $after }.
            }
        }
        [evil] { $row ->
            [2] Evil once more. But what can a { $face } take from a 0?
            [3] Third Evil in a row! That { $face } must have a crush on you. Still 0.
           *[other] { $before ->
                [0] { $flavour ->
                    [0] Your Evil number, but you had nothing to lose: still 0.
                    [1] An Evil { $face } comes to rob you and finds 0. It leaves, embarrassed.
                   *[2] Evil { $face }? Good thing you're at 0 anyway.
                }
               *[other] { $flavour ->
                    [0] Your Evil number. Your score falls from { $before } to 0.
                    [1] Ouch, the Evil one! A { $face }, and { $before } becomes 0. Smile anyway.
                    [2] Down the slide: Evil { $face }, from { $before } to 0. Nobody noticed.
                    [3] That { $face } was poison. You had { $before }; you have 0.
                    [4] Poof! Evil { $face }: { $before } → 0. Look as if you had won something.
                   *[5] Not that one! Your Evil { $face } eats { $before ->
                        [1] your only point
                       *[other] all { $before }
                    } and burps: 0.
                }
            }
        }
        [over] { $flavour ->
            [0] The { $face } would have taken you past the target, so nothing is added: you stay at { $after }.
            [1] Too much of a good thing: a { $face } doesn't fit any more. Still { $after }.
            [2] Your cup is too full for a { $face }. You stay where you were, at { $after }.
            [3] Close, but a { $face } overshoots. It's { $after }, as before.
            [4] The { $face } bounces off: past the target doesn't count. Still sitting on { $after }.
           *[5] No room for a { $face } up here. { $after } it remains.
        }
       *[plain] { $flavour ->
            [0] You add { $face }: { $before } → { $after }.
            [1] Plain and simple, { $face } more: { $before } → { $after }.
            [2] A { $face } for the piggy bank. { $before } → { $after }.
            [3] Neither Good nor Evil, just a { $face }: { $before } → { $after }.
            [4] Step by step: { $before } and { $face } make { $after }.
            [5] You nibble a { $face }. That was { $before }, this is { $after }.
            [6] Nothing dramatic: the { $face } counts as what it is, { $before } → { $after }.
            [7] Up you creep by { $face }: from { $before } to { $after }.
            [8] The { $face } moves in quietly. { $before } → { $after }.
           *[9] Another { $face } in your sock, which now holds { $after } (before: { $before }).
        }
    }
event-won =
    { $how ->
        [last] Everybody else has gone to bed: { $seats } wins.
       *[target] { $comeback ->
            [1] From the very back of the room! Last at half-time, and now { $seats } hits the target exactly and wins! Cards on the table.
           *[other] { $flavour ->
                [0] { $seats } hits the target exactly and wins! Cards on the table.
                [1] Bull's-eye! { $seats } hits the target exactly and wins! Show your cards, everybody.
                [2] Not one too many, not one too few: { $seats } hits the target exactly and wins! Cards, please.
               *[3] “Ta-daa!” { $seats } hits the target exactly and wins! Now let's see who was who.
            }
        }
    }

## Why not

refusal-already-rolled = The { $face } is already on the table: keep it, or give it to somebody.
refusal-roll-first = Roll the die first.
refusal-give-self = You can't give a number to yourself. To take it, keep it.
refusal-give-nobody = Nobody who is still playing sits in seat { $number }.

## At the table

prompt-roll = **{ $seat }**, roll the die.
prompt-choose = **{ $seat }**: keep the { $face }, or give it away?
action-roll = Roll the die
action-keep = Keep the { $face }
action-give = Give it to { $other }
peek-card = 😇 Good **{ $good }** · 😈 Evil **{ $evil }** · score **{ $score }** of exactly { $target }
final-card = { $seat }: Good { $good }, Evil { $evil }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }

## The first minute, for those who are new to the game

hint-goal = 🏁 The goal: exactly { $target } points. The first to have them wins.
hint-own = 🃏 Your card: 😇 Good { $good } · 😈 Evil { $evil } · { $score } of { $target }. It is in my direct message, and always under **{ $peek }**.
hint-wait = 😇 Your Good number is **{ $good }**: every { $good } you take is worth 10 points. 😈 Your Evil number is **{ $evil }**: take one, and you are back to 0. Nobody else knows, so keep a straight face.
hint-roll = Your turn! Roll: everybody sees the number, and only you know what it is worth to you.
hint-good = 😇 { $face } is your Good number. Keep it, and it brings 10: you have { $after } points.
hint-evil = 😈 { $face } is your Evil number, and nobody knows. Keep it, and you are back to 0. Give it away, and it brings the other points, unless it is their Evil number, too.
# The same with no points yet.
hint-evil-free = 😈 { $face } is your Evil number, and nobody knows. You have no points that it could take. Given away, it brings the other points, unless it is their Evil number, too.
hint-plain = Keep the { $face }, and you have { $after ->
        [one] 1 point
       *[other] { $after } points
    }. Or give it away: if it is somebody's Evil number, they are back to 0, and if it is their Good one, they get 10 points.
hint-over = The { $face } would take you past { $target }, so it would not count for you. Given away, it counts for the other, or sends them back to 0 if it is their Evil number.
hint-win = Keep the { $face }, and you stand at exactly { $target }: that wins!

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = That is exactly { $target }: you win!
tip-evil = Kept, it would take you from { $points } back to 0. { $whom ->
        [only] {""}
        [likely] To { $other } it is the likeliest of all to do the same.
       *[any] Nobody’s numbers are known, so { $other } will do.
    }
tip-evil-free = You have nothing to lose yet, and given away it would most likely bring somebody else points.
tip-good = Ten points at once: that makes { $after } of { $target }.
tip-nearer = It takes you on to { $after } of { $target }.
tip-farther = From { $after }, fewer numbers lead to exactly { $target }: it would take you longer than from where you are.
tip-likely-evil = Going by what { $other } has done so far, { $face } is their Evil number in { PERCENT($percent) } of cases. Then they are back to 0.
tip-over = It changes nothing for you, and nobody else gets points from it.

## The rules in a minute

rules-1 =
    ## Magic Numbers
    _by Scott Jon Siegel · 2 to 10 players_

    Everybody has two secret numbers from 1 to 6: a **Good** one and an **Evil** one, and a secret score that starts at 0. Reach the target (30, unless the host chose otherwise) **exactly** and you win, at once.

    The player with the closest birthday goes first, or one drawn by lot; the host decides. On your turn you roll a die for all to see. Then you **keep** the number or **give** it to somebody else, who must take it.
rules-2 =
    ## What a number does when you take it
    - Your **Good** number adds **10** instead of its face.
    - Your **Evil** number takes your score back to **0**.
    - Any other number adds its face.
    - Anything that would carry you past the target isn't added at all, not even the 10.

    Nobody but you learns what happened to your score. The room sees only who rolled what and who took it.
rules-3 =
    ## Playing well
    - Watch what people keep and what they hand out: the table on the board counts it for you.
    - Keep an Evil number now and then. Zero is no disaster early on, and it puts the others off the scent.
    - Mind the end. If no number can bring you to the target exactly, your Evil number is the way out.
    - **Peek** shows your card whenever you like. At the end everybody shows their card.

## Why a move is good: whole sentences about the move, to nobody in particular.
# $face is a number on the die, $percent a chance, $otherwise the same chance after the other choice.

why-own-evil = { $face } is the Evil number on this card: keeping it takes the score from { $points } to 0.
why-nearer =
    { $after ->
        [0] It makes exactly { $target }.
        [one] It leads closer: { $target } is about one round away instead of { $before }.
       *[other] It leads closer: { $target } is about { $after } rounds away instead of { $before }.
    }
why-stuck = From { $points }, only the Evil number leads on: back to 0 and up again.
why-farther =
    { $after ->
        [one] Keeping it would lead away: { $target } would be about one round away instead of { $before }.
       *[other] Keeping it would lead away: { $target } would be about { $after } rounds away instead of { $before }.
    }
why-gave-away =
    { $times ->
        [1] { $other } has given a { $face } away before.
        [2] { $other } has given a { $face } away twice.
       *[other] { $other } has given a { $face } away { $times } times.
    }
why-kept-it =
    { $times ->
        [1] { $other } has kept a { $face } before.
        [2] { $other } has kept a { $face } twice.
       *[other] { $other } has kept a { $face } { $times } times.
    }
why-likely-evil = From all that the table has seen, { $face } is { $other }'s Evil number with a chance of { PERCENT($percent) }.
why-ahead = Of the others, { $other } is the likeliest to have { $target } within { $rounds } rounds: { PERCENT($percent) }.
why-hides = It gives less away: the table is then { PERCENT($percent) } sure of the right Evil number, instead of { PERCENT($otherwise) }.

## Headlines of the card that people share. $number is a face of the die, or points.

headline-somebody-elses-number = { $winners } won it with somebody else's { $number }
headline-fell-and-got-up = { $winners } lost { $number } points in one blow, and won
headline-kept-the-right-one = { $winners } rolled a { $number }, kept it, and won

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

# Planning ahead. $keep are the numbers that are kept, $keeps is how many that are.
plan =
    { $keeps ->
        [0] give whatever I roll to { $give }
        [6] keep whatever I roll
       *[other] keep { $keep }, and give anything else to { $give }
    }{ $given ->
        [whatever] , even if somebody hands me a number first
       *[void] {""}
    }
plan-ask-keep = Numbers you keep
plan-ask-give = All others go to
plan-ask-given = If somebody hands you a number first
plan-open-keep = none of them
plan-open-give = choose somebody
plan-some-keep = { $number }
plan-given-void = the plan is off
plan-given-whatever = stick to the plan
plan-void-given = somebody has handed you a number.
refusal-plan-give-whom = Who gets the numbers that you don't keep? Choose somebody, or keep all six.
