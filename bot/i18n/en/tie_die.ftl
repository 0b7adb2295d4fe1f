### Tie-Die, in English.

title = Tie-Die

## The board and the text board

board-target = target
board-header-upgrade = Round { $round }: ready?
board-header-challenge = Any challenges?
board-header-answer = challenges { $other }
board-header-wait = waiting for
board-header-may = who may still challenge:
board-header-stake = Fight, or pay { $points } to stay out of it?
board-header-won = wins with { $points } points!
board-header-tied = wins the roll for the win!
board-legend-ready = ready
board-legend-passed = passed
board-legend-bolt = has a challenge left
board-legend-up = can buy
board-round = The last roll
board-none = Nobody has rolled yet. Everybody starts with a d4.
board-tied = tie!
board-prices = What the dice cost
board-start-die = to start with
board-price = { $points } points
board-fight-roll-off = Roll-off on { $face }
board-fight-tie-break = For the win
board-fight-challenge = Challenge for { $points }
board-fight-declined = Challenge declined
board-fight-waiting = Challenge for { $points }!
board-fight-earlier = +{ $count } earlier
board-throws-count = { $count } throws
board-die = d{ $sides }
board-last-die = Player and last die
board-course = Points round by round
board-points = Points
board-course-told = Points round by round: { $each }.
board-course-of = { $name } { $points }
board-got-safe = safe
board-got-holds = keeps the die
board-got-wins = wins!
board-got-out = –
board-got-asked = fight or −{ $points }?

board-heading = Tie-Die · first to { $target } points · round { $round }
board-now-upgrade = Upgrades, then everybody rolls. Waiting for { $names }.
board-now-challenge = Challenges. { $names } may still challenge.
board-now-answer = { $seat } has paid { $points } to challenge { $other }: accept, or decline for { $points }?
board-now-won = { $name } wins with { $points } points!
board-now-tied = { $name } wins with { $points } points, after a roll for the win!
board-player = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, d{ $sides }, { $challenge ->
        [used] challenge used
       *[left] challenge left
    }{ $mark ->
        [ready] , ready
        [passed] , passed
        [waiting] , not ready
        [may] , may challenge
        [gone] , left
       *[none] {""}
    }{ $price ->
        [0] {""}
       *[other] , can buy a d{ $price }
    }
board-short = { $name } { $points }, d{ $sides }
board-scores = Points and dice: { $each }; target { $target }.
board-roll = The roll: { $each }.
board-rolled = { $name } { $face } (d{ $sides })
board-just-won = Just now { $name } won the { $kind ->
        [challenge] challenge
        [tie-break] roll for the win
       *[other] roll-off
    } with { $face ->
        [8] an 8
       *[other] a { $face }
    } on the d{ $sides }.
board-just-bought = Just now { $name } bought a d{ $after } for the d{ $before }.
board-roll-none = Nobody has rolled yet. Everybody starts with a d4.
board-price-list = A d6 costs 6 points, a d8 8, a d10 10, one after the other.
board-told-roll-off = Roll-off on { $face }: { $throws }. { $results }.
board-told-tie-break = Roll for the win: { $throws }. { $results }.
board-told-challenge = { $seat } challenged { $other } for { $points }: { $throws }. { $results }.
board-told-declined = { $seat } challenged { $other } for { $points }: declined, and paid for.
board-throws-skipped =
    { $count ->
        [one] 1 undecided throw
       *[other] { $count } undecided throws
    }, then { $throws }
board-threw = { $name } { $face }
board-result-won = { $name } gains { $points }, from a d{ $before } to a d{ $sides }
board-result-lost =
    { $points ->
        [0] { $name } loses nothing, from a d{ $before } to a d{ $sides }
       *[other] { $name } loses { $points }, from a d{ $before } to a d{ $sides }
    }
board-result-won-same = { $name } gains { $points }, keeps the d{ $sides }
board-result-lost-same =
    { $points ->
        [0] { $name } loses nothing, keeps the d{ $sides }
       *[other] { $name } loses { $points }, keeps the d{ $sides }
    }
board-result-safe = { $name } safe
board-result-holds = { $name } keeps the die
board-result-wins = { $name } wins
board-result-out = { $name } loses the roll

## Options

tagline =
    Everybody rolls at once. Same number? Roll-off!
    Winners get bigger dice, losers get smaller ones.
# The picture of the game, for those who do not see it.
picture-alt = Four dice of four shapes fly at one another; two show a 4, and it flashes between them.
option-target = Points to reach
option-target-20 = 20 points (short)
option-target-30 = 30 points
option-target-50 = 50 points (long)

## What happened

each-faces = { $seat } **{ $value }**
each-points = { $seat } **+{ $value }**
event-upgraded =
    { $flavour ->
        [0] { $seat } pays { $sides } points and trades up to a **d{ $sides }**.
        [1] A shiny **d{ $sides }** for { $seat }: { $sides } points well spent?
        [2] { $seat } invests { $sides } points in a **d{ $sides }**.
        [3] “Bigger is better”, thinks { $seat }: { $sides } points for a **d{ $sides }**, please.
        [4] Shopping time: { $seat } leaves with a **d{ $sides }**, { $sides } points lighter.
        [5] { $sides } points on the counter. Enjoy your **d{ $sides }**, { $seat }!
       *[6] { $seat } swaps { $sides } points for a **d{ $sides }** that still smells new.
    }
event-readied =
    { $flavour ->
        [0] { $seat } is ready.
        [1] { $seat } rattles the die: ready!
        [2] “Let's go!” says { $seat }.
        [3] { $seat } cracks a knuckle.
        [4] Thumbs up from { $seat }.
        [5] { $seat } can hardly wait.
        [6] Sleeves up: { $seat } means business.
        [7] { $seat } kisses the die for luck.
        [8] From { $seat }'s corner: “Any time now!”
        [9] { $seat } sits up very straight.
       *[10] A nod, a wink, and { $seat } is in.
    }
event-rolled =
    { $flavour ->
        [0] 🎲 One, two, three, roll! { $faces }.
        [1] 🎲 All at once: { $faces }.
        [2] 🎲 The dice fly: { $faces }.
        [3] 🎲 Clatter! { $faces }.
        [4] 🎲 Nobody breathes… { $faces }.
        [5] 🎲 Up they go, down they come: { $faces }.
        [6] 🎲 Drum roll, please: { $faces }.
       *[7] 🎲 And the table says: { $faces }.
    }
event-added =
    { $everybody ->
        [1] { $flavour ->
            [0] No ties, no tears: everybody adds it up.
            [1] All different. Everybody takes their points.
            [2] Nobody in anybody's way: it all counts.
            [3] Peace for once! Points for all.
            [4] How polite: not a single quarrel, and everything is added.
            [5] Everybody happy? Everybody scores.
           *[6] Not one match, so help yourselves.
        }
       *[other] { $flavour ->
            [0] Undisputed: { $points }.
            [1] Safely in the bag: { $points }.
            [2] Well out of it: { $points }.
            [3] No quarrel about { $points }.
           *[4] While the others glare: { $points }.
        }
    }
event-roll-off =
    { $flavour ->
        [0] ⚔️ **Rollies!** { $seats } tied on { $face } and fight it out.
        [1] ⚔️ { $seats } on the same { $face }: **roll-off!**
        [2] ⚔️ A tie on { $face }! { $seats } square up: **roll-off!**
        [3] ⚔️ **Rollies!** { $seats } want the very same { $face }.
        [4] ⚔️ Snap! A { $face } each for { $seats }: **roll-off!**
        [5] ⚔️ **Rollies!** The { $face } is too small for { $seats } together.
        [6] ⚔️ Great minds roll alike: { $seats } with a { $face }. **Roll-off!**
       *[7] ⚔️ Push the cups aside, { $seats }! A { $face } means **roll-off!**
    }
event-threw =
    { $decided ->
        [1] { $flavour ->
            [0] It falls: { $faces }.
            [1] And there it is: { $faces }.
            [2] The throw: { $faces }.
            [3] Round and round it spins… { $faces }.
            [4] Eyes open again: { $faces }.
           *[5] That settles it: { $faces }.
        }
       *[other] { $flavour ->
            [0] { $faces }… not settled, again!
            [1] { $faces }: still tied. Once more!
            [2] { $faces }. The room holds its breath: again!
            [3] { $faces }. You must be joking! Another throw.
            [4] { $faces }, stuck together like gum. Throw!
           *[5] { $faces }? The dice are enjoying this. One more time!
        }
    }
event-off-won =
    { $before ->
        [10] { $flavour ->
            [0] 🔺 { $seat } wins, +**{ $face }**, and already holds the biggest die, the d10.
            [1] 🔺 +**{ $face }** for { $seat }. There is nothing above a d10 but the ceiling.
            [2] 🔺 The d10 does it again: +**{ $face }** to { $seat }.
           *[3] 🔺 { $seat } adds **{ $face }** and polishes that d10.
        }
       *[other] { $row ->
            [3] 🔺 Three roll-offs in a row! { $seat } takes +**{ $face }** and a **d{ $sides }**. Who dares next?
           *[other] { $flavour ->
                [0] 🔺 { $seat } wins, +**{ $face }**, and moves up to a **d{ $sides }**.
                [1] 🔺 +**{ $face }** and a bigger die for { $seat }: hello, **d{ $sides }**!
                [2] 🔺 Victory dance! { $seat } gets +**{ $face }** and climbs to the **d{ $sides }**.
                [3] 🔺 Well rolled, { $seat }: +**{ $face }**, and here's your **d{ $sides }**.
                [4] 🔺 { $seat } comes out on top with +**{ $face }**. A **d{ $sides }** is the prize.
                [5] 🔺 The **d{ $sides }** goes to { $seat }, and +**{ $face }** with it.
               *[6] 🔺 One happy face, and it's { $seat }'s: +**{ $face }**, up to a **d{ $sides }**.
            }
        }
    }
event-off-lost =
    { $before ->
        [4] { $row ->
            [3] 🔻 Third roll-off lost in a row{ $points ->
                    [0] {""}
                   *[other] , { $points } gone
                }. Somebody give { $seat } (and the brave little d4) a biscuit.
           *[other] { $points ->
                [0] { $flavour ->
                    [0] 🔻 { $seat } loses, but zero points can't shrink, and neither can a d4.
                    [1] 🔻 Nothing to lose and nowhere to fall: { $seat } stays right there with the d4.
                    [2] 🔻 “You can't take what I haven't got”, says { $seat }, d4 in hand.
                   *[3] 🔻 Beaten, and it didn't even hurt. { $seat } is still at zero with a d4.
                }
               *[other] { $flavour ->
                    [0] 🔻 { $seat } loses { $points } and clings to the d4. Dice come no smaller.
                    [1] 🔻 Minus { $points } for { $seat }. The d4 stays; it has nowhere to go.
                    [2] 🔻 { $seat } is { $points } poorer, with the smallest die in the house.
                    [3] 🔻 { $points ->
                        [one] Off goes one
                       *[other] Off go { $points }
                    } of { $seat }'s points. “We still have each other”, says the d4.
                    [4] 🔻 { $seat } drops { $points }, but nobody wants that d4.
                   *[5] 🔻 A sigh, { $points } gone: { $seat } pats the d4 on its pointy head.
                }
            }
        }
       *[other] { $points ->
            [0] 🔻 { $seat } loses, with no points to lose, and drops to a **d{ $sides }**.
           *[other] { $row ->
                [3] 🔻 Lost, lost and lost again: { $seat } pays { $points } and is down to a **d{ $sides }**. It can only get better.
               *[other] { $flavour ->
                    [0] 🔻 { $seat } loses { $points } and drops to a **d{ $sides }**.
                    [1] 🔻 There goes { $seat }'s big die: { $points } off, and a **d{ $sides }** from now on.
                    [2] 🔻 { $seat } shrinks to a **d{ $sides }** and pays { $points } for the pleasure.
                    [3] 🔻 Down a size, down { $points }: a **d{ $sides }** for { $seat }.
                   *[4] 🔻 { $seat } hands in { $points } and gets the **d{ $sides }** nobody ordered.
                }
            }
        }
    }
event-unharmed =
    { $flavour ->
        [0] { $seat } was in the middle with { $face } and slips away unharmed.
        [1] Neither first nor last, { $seat } with { $face } tiptoes off.
        [2] { $seat } ({ $face }) ducks under it all.
       *[3] Phew: { $face } leaves { $seat } as before.
    }
event-tie-break =
    { $decided ->
        [1] { $flavour ->
            [0] 👑 For the win: { $faces }!
            [1] 👑 One throw, one crown… { $faces }!
           *[2] 👑 And the very last roll says { $faces }!
        }
       *[other] { $flavour ->
            [0] 👑 For the win: { $faces }. Still level, again!
            [1] 👑 { $faces }: the crown can't make up its mind. Once more!
           *[2] 👑 Unbelievable, { $faces }! Throw again.
        }
    }
event-passed =
    { $flavour ->
        [0] { $seat } lets it be for now.
        [1] { $seat } passes.
        [2] No challenge from { $seat }.
        [3] { $seat } would rather keep the peace.
        [4] “Not tonight”, says { $seat }.
        [5] { $seat } studies the wallpaper.
        [6] A shake of the head: { $seat } picks no fight.
        [7] { $seat } saves it up.
        [8] { $seat } lets sleeping dogs lie.
       *[9] { $seat } thinks about it. And thinks. And doesn't.
    }
event-challenged =
    { $pair ->
        [3] 🧤 Those two again! For the third time { $seat } pays, { $points } now, and **challenges { $other }**.
       *[other] { $flavour ->
            [0] 🧤 { $seat } slaps { $points } points on the table and **challenges { $other }**!
            [1] 🧤 “You and me, { $other }!” { $seat } pays { $points } for a **challenge**.
            [2] 🧤 { $seat } throws down the gauntlet before **{ $other }**, for { $points } points.
            [3] 🧤 Nice die, **{ $other }**. { $seat } wants it, and offers { $points } for a duel.
            [4] 🧤 Chairs scrape: { $seat } stakes { $points } against **{ $other }**!
           *[5] 🧤 It takes { $points } points to annoy **{ $other }** properly. { $seat } pays up.
        }
    }
event-declined =
    { $flavour ->
        [0] { $seat } would rather pay { $points } than fight { $other }.
        [1] “Not today, { $other }.” { $seat } pays { $points } and stays out of it.
        [2] { $seat } declines, for { $points } points. { $other }'s stake is gone.
        [3] { $points } points buy { $seat } a quiet evening without { $other }.
       *[4] Suddenly busy elsewhere, { $seat } leaves { $points } on the table for { $other } to stare at.
    }
event-accepted =
    { $flavour ->
        [0] ⚔️ { $seat } accepts! { $other }, to the table.
        [1] ⚔️ “Bring it on, { $other }!” { $seat } accepts.
        [2] ⚔️ { $seat } will not be bought off: { $other } gets the duel.
        [3] ⚔️ Of course { $seat } accepts. Good luck, { $other }.
       *[4] ⚔️ { $seat } rolls both shoulders: “I accept, { $other }.”
    }
event-moved-up =
    { $flavour ->
        [0] { $seat } moves up from the d{ $before } to a **d{ $sides }** for it.
        [1] To make it fair, { $seat } swaps the d{ $before } for a **d{ $sides }**.
       *[2] In { $seat }'s hand the d{ $before } becomes a **d{ $sides }**.
    }
event-challenge-won =
    { $points ->
        [0] 🔺 { $seat } wins, +**{ $face }**! { $other } has no points to lose{ $before ->
            [4] , and the d4 stays a d4.
           *[other] , but falls to a **d{ $sides }**.
        }
       *[other] { $before ->
            [4] { $flavour ->
                [0] 🔺 { $seat } wins, +**{ $face }**! { $other } loses { $points }, and the d4 stays a d4.
               *[1] 🔺 Got you! +**{ $face }** for { $seat }, { $points } off for { $other }, who keeps a d4 at least.
            }
           *[other] { $flavour ->
                [0] 🔺 { $seat } wins, +**{ $face }**! { $other } loses { $points } and falls to a **d{ $sides }**.
                [1] 🔺 That hurt: { $other } is down { $points } and has a **d{ $sides }**. +**{ $face }** for { $seat }!
                [2] 🔺 { $seat } asked for it and got it, +**{ $face }**. A **d{ $sides }** and { $points } less for { $other }.
               *[3] 🔺 Cheers for { $seat }: +**{ $face }**! { $other } trudges off with a **d{ $sides }**, { $points } poorer.
            }
        }
    }
event-challenge-lost =
    { $points ->
        [0] 🛡️ { $other } stands firm. { $seat } has no points left to lose, and keeps the die.
       *[other] { $flavour ->
            [0] 🛡️ { $other } stands firm. { $seat } loses { $points }, but keeps the die.
            [1] 🛡️ No luck against { $other }: { $seat } is { $points } poorer, and still has the die.
            [2] 🛡️ “Anything else?” asks { $other }. { $seat } pays { $points } and hugs the old die.
           *[3] 🛡️ { $seat } picked the wrong one. { $other } wins it; { $points } gone, the die is safe.
        }
    }
event-voided = The challenge is off: { $seat } gets the { $points } points and the challenge back.
event-won =
    { $how ->
        [last] Everybody else has gone to bed: { $seats } wins.
       *[target] { $comeback ->
            [1] 🏆 From last place at half-time to the top: { $seats } is over the line and **wins**!
           *[other] { $flavour ->
                [0] 🏆 { $seats } is over the line and **wins**!
                [1] 🏆 That's the target! { $seats } **wins**, and the dice may rest.
                [2] 🏆 { $seats } **wins**! Everybody else, look surprised.
               *[3] 🏆 Count it twice, it's enough: { $seats } **wins**!
            }
        }
    }

## Why not

refusal-already-ready = You're already ready. The dice roll as soon as everybody is.
refusal-biggest-die = You already hold a d10, the biggest die there is.
refusal-upgrade-too-dear = A d{ $sides } costs { $sides } points, and you have { $points }.
refusal-other-upgrade = That upgrade, to a d{ $offered }, is for somebody else. Your next die is a d{ $sides }, for { $sides } points.
refusal-other-price = Things have changed: { $other } holds a d{ $sides } now, so a challenge costs { $sides } points.
refusal-window-open = Challenges come first. The next round begins when everybody has passed.
refusal-window-shut = Challenges come after the roll, and nobody has rolled yet this round.
refusal-challenge-waits = { $other } has challenged { $seat }, so { $seat } has to accept or decline first.
refusal-no-challenge = There is no challenge to answer.
refusal-not-challenged = { $seat } was challenged, not you.
refusal-already-passed = You've passed, and that's final until the next round.
refusal-challenge-used = You've used your one challenge of this game.
refusal-cannot-challenge = You can't challenge anybody right now: you need somebody with more points than you, and as many points as their die has sides.
refusal-challenge-self = You can't challenge yourself.
refusal-challenge-nobody = Nobody who is still playing sits in seat { $number }.
refusal-challenge-poorer = { $other } doesn't have more points than you.
refusal-challenge-too-dear = Challenging { $other } costs { $sides } points, one for each side of their die, and you have { $points }.

## At the table

prompt-upgrade = **Round { $round } · get ready.** { $count ->
        [0] {""}
       *[other] Ready: { $ready }.{" "}
    }Waiting for: **{ $waiting }**
prompt-challenge = **Round { $round } · any challenges?** { $waiting } may challenge somebody with more points, once a game.
prompt-answer = **{ $other }**: { $seat } has paid { $points } to challenge you. **Accept** and roll d{ $mine } against d{ $theirs } ({ PERCENT($chance) } for you): win and you keep everything, lose and you { $fall ->
        [0] lose your throw in points
       *[other] drop to a d{ $fall } and lose your throw in points
    }. Or **decline** for { $points } points.
action-ready = Ready 🎲
action-upgrade =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Upgrade to d{ $sides } · { $sides } points
action-challenge =
    { $count ->
        [0] {""}
       *[other] { $who }:{" "}
    }Challenge { $other } · { $points } points
action-pass = Pass
action-accept = Accept the duel ⚔️
action-decline = Decline · { $points } points

## The first minute, for those who are new to the game

hint-goal = 🏁 The goal: be the first with { $target } points.
hint-upgrade = When everybody is ready, all dice fly. You throw a d{ $mine }: the number is yours in points, unless somebody rolls the same. { $sides ->
        [0] { "" }Bigger dice cost points, and tie less often.
       *[other] You have { $points } points, enough for a d{ $sides }: it costs { $sides }, and ties less often.
    }
hint-challenge = Once a game you may challenge somebody who is ahead of you. It costs as many points as their die has sides, and you have { $points }. Win, and they lose points and two sizes of their die. Passing costs nothing.
hint-answer = { $other } has paid { $stake } to fight you. Accept, and you both throw: you come out on top { $chance } times in a hundred. Decline, and you pay { $stake } too, but your die is safe.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-now = Your next roll can reach { $target }: in { PERCENT($percent) } of cases. A new die would cost the points for that.
tip-bigger = It costs { $sides } points, and is worth about { $points } to you until the end.
tip-too-dear = A d{ $sides } costs { $sides } points, and would be worth only about { $points } to you.
tip-save = A d{ $sides } would leave you only { $score } of the { $target } points.
tip-pass = It costs nothing. A fight against { $other } costs { $points } of your { $score } points, and you win { PERCENT($percent) } of them.
tip-pull-back = { $other } could reach { $target } with the next roll. Win the fight, and they fall back: in { PERCENT($percent) } of cases.
tip-fight = You win { PERCENT($percent) } of such fights, and { $other } falls back. It costs { $points } points.
tip-accept = You win { PERCENT($percent) } of such fights. A fight costs you about { $points } on average, declining { $stake } for certain.
tip-decline = A fight costs you about { $points } on average, declining only { $stake }.
tip-drops = In { PERCENT($percent) } of cases you lose, and your d{ $before } shrinks to a d{ $sides }. For { $stake } points it is safe.

## The rules in a minute

rules-1 =
    ## Tie-Die
    _by Adam Lemos · 2 to 4 players_

    Everybody starts with a **d4** and no points, and everybody rolls **at once**: press **Ready** when you like, and as soon as the last one has, the dice fly. A number that nobody else rolled is added to your points.

    The first to reach the target (30, unless the host chose otherwise) wins. Several at once? The most points win; if those are equal, a last roll decides.
rules-2 =
    ## Ties and upgrades
    - **Rolled the same? Roll-off!** Those who tied roll again, until one is highest alone and one lowest alone. The highest adds that throw and goes up a die size. The lowest loses that throw in points and goes down a size. Anybody in between gets off free.
    - **Upgrades.** Before you press Ready you may buy the next die for as many points as it has sides: 6 for a d6, then 8 for a d8, then 10 for a d10.
    - Points never fall below 0, dice never below a d4.
rules-3 =
    ## Challenges
    After a roll, and **once a game**, you may challenge somebody with **more points**. It costs as many points as their die has sides. They may **decline** by paying the same; your points and your challenge are gone. Or they **accept**:
    - If your die is smaller, it grows to theirs first, and you keep it whatever happens. Both roll.
    - **You are higher:** you add your throw. They lose theirs in points and go down **two** sizes.
    - **They are higher:** they keep everything. You lose your throw in points.

    If that carries you to the target, you have won.
rules-4 =
    ## Playing well
    - Small dice tie often. On a d4 that is a chance more than a risk: there is little to lose.
    - An upgrade pays if the game is still long. Close to the target, keep your points.
    - A challenge is the answer to somebody far ahead: declining costs them what it cost you; losing, two die sizes.
    - If you can't challenge, you needn't press anything: the next round begins by itself.

## Why a move is good: whole sentences about the move, to nobody in particular.
# $percent is a chance, $otherwise what declining costs. A fight is what an accepted challenge leads to.

why-pays = Here a d{ $sides } is worth as much as { $points } points, and it costs only { $sides }.
why-too-dear = A d{ $sides } costs { $sides } points, and here it is worth only { $points }.
why-now = The next roll has a { PERCENT($percent) } chance to reach { $target }; after buying, it can't.
why-threat = { $other } reaches { $target } with the next roll { PERCENT($percent) } of the time.
why-fight =
    { $sides ->
        [0] A fight with { $other } is won { PERCENT($percent) } of the time.
       *[other] A fight with { $other } is won { PERCENT($percent) } of the time, and turns the smaller die into a d{ $sides }.
    }
why-dear = Challenging { $other } costs { $points } of { $score } points, and { PERCENT($percent) } of such fights are won.
why-poor-trade =
    { $brings ->
        [one] Challenging { $other } costs { $points } points and brings about one point on average.
       *[other] Challenging { $other } costs { $points } points and brings about { $brings } on average.
    }
why-cheaper =
    { $points ->
        [one] Fighting costs about one point on average, declining { $otherwise }.
       *[other] Fighting costs about { $points } points on average, declining { $otherwise }.
    }
why-hands = In { PERCENT($percent) } of such fights, { $other } reaches { $target }.
why-drops = A fight is lost { PERCENT($percent) } of the time, and with it the d{ $before } becomes a d{ $sides }.

## Headlines of the card that people share

headline-one-more-throw = Level on points: { $winners } won it with one more throw
headline-won-the-challenge = { $winners } challenged { $other }, and that was that
headline-with-the-smallest-die = { $winners } won it with the smallest die of all
headline-won-the-roll-off = { $winners } won it in a roll-off
headline-the-number-to-win = { $winners } needed a good number, and rolled a { $number }

## Achievements

feat-three-is-a-crowd = Three is a crowd
    .story = won a roll-off of three or more
feat-david = David
    .story = a d4 threw higher than a d10 in a fight
feat-stubborn-as-mules = Stubborn as mules
    .story = a fight that took four throws or more to be decided
feat-small-is-beautiful = Small is beautiful
    .story = won with a d4 still in hand
feat-photo-finish = Photo finish
    .story = level on points, and won the one more throw

# Planning ahead.
plan =
    { $next ->
        [ready] be ready, no upgrade
        [upgrade] upgrade as far as my points reach, then be ready
       *[ask] leave upgrades to me
    }; { $window ->
        [pass] challenge nobody
       *[ask] leave challenges to me
    }{ $challenged ->
        [accept] ; accept if I'm challenged
        [decline] ; decline if I'm challenged
       *[ask] ; if I'm challenged, ask me
    }
plan-ask-next = Before the next roll
plan-ask-window = When you could challenge somebody
plan-ask-challenged = When somebody challenges you
plan-next-ready = be ready, no upgrade
plan-next-upgrade = upgrade as far as I can, then be ready
plan-next-ask = ask me
plan-window-pass = pass
plan-window-ask = ask me
plan-challenged-ask = ask me
plan-challenged-accept = accept
plan-challenged-decline = decline and pay
plan-void-die = your die isn't the one you had when you planned.

## Facts of a review

fact-off-won = { $seat } won the roll-off on { $tied } at throw { $throw }: +{ $face } and a d{ $sides }.
fact-challenge-won = { $seat } won the challenge against { $other }: +{ $face }.
