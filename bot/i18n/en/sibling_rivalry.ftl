### Sibling Rivalry, in English.

title = Sibling Rivalry
tagline =
    Five dice, and one parent next door: annoy the others,
    outdo the others, and stop before you are caught.
# The picture of the game, for those who do not see it.
picture-alt = Two children make faces over their dice, and angry eyes look through a door.

## The tracks and their squares. Sentences that name one have $track and $square.

track =
    { $track ->
        [2] Look
        [3] Faces
        [4] Ticklers
        [5] Ouchies
       *[6] Teases
    }
square =
    { $track ->
        [2] { $square ->
            [1] Looking Near
            [2] Sidelong Glance
            [3] Direct Look
            [4] Steady Stare
            [5] Smirk
            [6] Narrow Gaze
           *[7] Stop looking at me!
        }
        [3] { $square ->
            [1] Kissyface
            [2] Tongue Out
            [3] Pig Nose
            [4] Moron Face
            [5] Bug Eyes
            [6] Eyelids Back
           *[7] Stop making faces!
        }
        [4] { $square ->
            [1] Pretend Tickle
            [2] Foot
            [3] Chin
            [4] Sides
            [5] Under Arm
            [6] Pin and Use Head
           *[7] Hahahaha!
        }
        [5] { $square ->
            [1] Pretend Punch
            [2] Prod
            [3] Pinch
            [4] Hair Pull
            [5] Charley Horse
            [6] Machine Gun Jabs
           *[7] Oww! Quit it!
        }
       *[6] { $square ->
            [1] Duhhh!
            [2] Your underwear is showing
            [3] Weird… I got the looks AND the brains
            [4] I spat in that
            [5] I saw bugs crawling in your nose while you slept
            [6] You were adopted
           *[7] MOM! Is it true?
        }
    }
# The same where there is little room.
short-square =
    { $track ->
        [4] { $square ->
            [6] Pin, Use Head
           *[other] { square }
        }
        [6] { $square ->
            [2] Your undies!
            [3] Looks & brains
            [5] Bugs in nose
           *[other] { square }
        }
       *[other] { square }
    }
# The same on the picture, on two lines of some nine letters; \u00AD is where a word may be parted.
label-square =
    { $track ->
        [3] { $square ->
            [1] Kissy{"\u00AD"}face
           *[other] { short-square }
        }
        [4] { $square ->
            [7] Haha{"\u00AD"}haha!
           *[other] { short-square }
        }
       *[other] { short-square }
    }

## The board and the text board

board-header-roll = rolls the dice next
board-header-choose = which track for this roll?
board-header-decide = roll again, or stop?
board-header-won = is past the finish and wins!
board-start = Start
board-finish = Finish
board-danger = { PERCENT($percent) }
board-steps = +{ $steps }
board-gain = +{ $points }
board-caught = { $squares ->
        [0] Caught!
       *[other] Caught! −{ $squares }
    }
board-just-climb = Just now { $name } went up { $steps } on { $track } ({ $square }).
board-just-catch = Just now { $name } was caught with { $ones ->
        [2] two
        [3] three
        [4] four
       *[5] five
    } 1s{ $back ->
        [0] {""}
       *[other] , back from { $before } to { $after }
    }.
board-just-tumble = Just now { $name } lost the pawn on { $track }: { $other } was better.
board-just-gain = Just now { $name } scored { $points }.
board-danger-1 = caught by
board-danger-2 = next roll
board-heading =
    Sibling Rivalry · first past square { $length } of the { $track ->
        [short] short
        [long] long
       *[standard] standard
    } score track wins{ $escalate ->
        [any] {" "}· escalate from any track
       *[highest] {""}
    }
board-now-roll = { $name } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } next.
board-now-choose = { $name } rolled { $faces }: which track?
board-now-decide = { $name } rolled { $faces }: roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } again, or stop?
board-now-won = { $name } is past the finish and wins!
board-ones = 1s set aside: { $ones } of { $limit }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } left. { PERCENT($percent) } to be caught by the next roll.
board-angel = { $name } is on an angel.
board-devil = { $name } is on a devil.
board-can = This roll can go: { $each }.
board-could = { $track }: { $steps ->
        [0] stay on { $square }
       *[other] { $steps } up, to { $square }
    } ({ $points })
board-stop =
    Stop now: { $place ->
        [alone] the pawn stays
        [ahead] { $other } is outdone
        [tied] tied with { $other }, so the pawn comes off
        [behind] behind { $other }, so the pawn comes off
       *[none] no pawn to place
    }.
board-tracks = Tracks, from the first square to the last, with their points:
board-track =
    { $face } { $track }{ $open ->
        [yes] {" "}(open)
       *[no] {""}
    }: { $squares }
board-square =
    { $pawns ->
        [none] { $name } { $points }
       *[other] { $name } { $points } [{ $pawns }]
    }
board-score-square =
    { $pawns ->
        [none] { $name } { $points } & SCORE
       *[other] { $name } { $points } & SCORE [{ $pawns }]
    }
board-map = Score track: squares 1 to { $length }; angels (caught at four 1s) on { $angels }; devils (caught at two 1s) on { $devils }.
board-scores = Score track, who stands where, and challenge pawns:
board-row =
    { $name }: { $position ->
        [start] 0 (start)
        [finish] finish
       *[other] { $position }
    }{ $pawn ->
        [none] {""}
       *[other] ; { $pawn }
    }
board-row-gone = { $name }: left
board-pawn = on { $track }, { $square } ({ $points })
board-alt-scores = Score: { $each }.
board-alt-pawns = Pawns: { $each }.
board-alt-open = Open: { $tracks }.

## Options

option-track = Score track
option-track-standard = standard, 22 squares
option-track-short = short, 12 squares
option-track-long = long, 32 squares
option-escalate = Where you may escalate
option-escalate-highest = one above the highest track with a pawn
option-escalate-any = one above any track with a pawn
option-first = Who goes first
option-first-random = a random player
option-first-host = the host

## What happened

event-first =
    { $how ->
        [host] { $seat } opened the table and starts it.
       *[lot] { $seat } wins the draw and starts it.
    }
limit-square =
    { $limit ->
        [2] 2 (devil)
        [4] 4 (angel)
       *[other] { $limit }
    }
event-rolled =
    { $flavour ->
        [0] { $seat } rolls **{ $faces }**
        [1] { $seat } shakes the dice: **{ $faces }**
        [2] **{ $faces }** land in front of { $seat }
        [3] Rattle, rattle, { $seat } gets **{ $faces }**
        [4] { $seat } tiptoes up and throws **{ $faces }**
        [5] The dice bounce off the bedpost: **{ $faces }**, { $seat }
        [6] { $seat } simply can't resist: **{ $faces }**
        [7] “Watch this”, whispers { $seat }. **{ $faces }**
        [8] Out of { $seat }'s sleeve come **{ $faces }**
       *[9] Across the carpet roll **{ $faces }**, thrown by { $seat }
    }{ $new ->
        [0] . { $ones ->
            [0] Not a sound from next door.
           *[other] 1s aside: still { $ones }, caught at { limit-square }.
        }
        [one] , and the 1 goes aside: { $ones } so far, caught at { limit-square }.
        [2] , and two 1s go aside: { $ones } so far, caught at { limit-square }.
        [3] , and three 1s go aside: { $ones } so far, caught at { limit-square }.
        [4] , and four 1s go aside: { $ones } so far, caught at { limit-square }.
       *[5] , five 1s at once: { $ones } so far, caught at { limit-square }.
    }
event-moved =
    { $left ->
        [0] { $flavour ->
            [0] “**{ short-square }**”: { $seat } goes for { track }.
            [1] For { $seat }, that calls for “**{ short-square }**” ({ track }).
            [2] “**{ short-square }**”: { $seat } has { track } in mind, and it shows.
            [3] Here comes a “**{ short-square }**” from { $seat }, on { track }.
            [4] { track } it is: “**{ short-square }**”, tries { $seat }.
            [5] { $seat } gets bolder, up { track } to “**{ short-square }**” now.
            [6] Oh no, { $seat } is doing it, “**{ short-square }**” and all ({ track })!
            [7] “**{ short-square }**”, and { $seat } has been practising { track } all week.
           *[8] A little further on { track }, and { $seat } is at “**{ short-square }**”.
        }
       *[other] { $flavour ->
            [0] “**{ short-square }**”: { $seat } has thought of something better, { track }.
            [1] “**{ short-square }**”: { $seat } drops everything for { track }.
            [2] Change of plan! With “**{ short-square }**”, { $seat } starts over on { track }.
            [3] “Boring!” says { $seat }, and “**{ short-square }**” is next, on { track }.
            [4] New idea from { $seat }: “**{ short-square }**”, all the way over on { track }.
           *[5] { $seat } forgets all that: “**{ short-square }**” from a fresh bag of { track }.
        }
    }
event-stayed =
    { $track ->
        [0] { $flavour ->
            [0] No die that { $seat } could use.
            [1] Nothing there for { $seat } to begin with.
            [2] { $seat } looks at the dice. The dice look away.
            [3] All that noise, and { $seat } still hasn't annoyed anybody.
            [4] { $seat } can't make mischief out of these.
            [5] The wrong numbers for { $seat }. Every single one.
           *[6] Not one of them fits. { $seat } kicks a slipper.
        }
       *[other] { $flavour ->
            [0] No die moves { $seat }: still “**{ short-square }**” for now.
            [1] { $seat } is stuck on “**{ short-square }**” for now.
            [2] “**{ short-square }**” again? Nothing new from { $seat } there.
            [3] These dice won't help { $seat }: “**{ short-square }**” it stays.
            [4] { $seat } does “**{ short-square }**” once more, with feeling.
            [5] Nobody noticed that roll: for { $seat } it's “**{ short-square }**” as before.
           *[6] A waste of good dice. { $seat } holds “**{ short-square }**” and hopes.
        }
    }
event-topped =
    “{ short-square }” { $flavour ->
        [0] { $seat } goes all the way on { track }: every pawn comes off it, and { $seat } goes again!
        [1] { $seat } made somebody scream. { track } is cleared, and it goes on!
        [2] Nobody tops that. { $seat } clears { track } and goes again!
        [3] Top of { track }! { $seat } sweeps everybody off and takes another turn.
        [4] { $seat } has reached perfection in { track }. All pawns go, and { $seat } stays for more!
       *[5] The whole house heard that. { track } is empty, and { $seat } is not finished yet!
    }
event-scored =
    { $square ->
        [7] { $flavour ->
            [0] { $seat } scores **{ $points }** at once: { $before } → { $after }.
            [1] That is worth **{ $points }** on the spot to { $seat }: { $before } → { $after }.
            [2] Cash in hand for { $seat }, **{ $points }** of it: { $before } → { $after }.
           *[3] **{ $points }** points, paid to { $seat } immediately: { $before } → { $after }.
        }
       *[other] { $flavour ->
            [0] Nobody outdid { $seat }'s “{ short-square }”: **+{ $points }**, { $before } → { $after }.
            [1] { $seat } got away with “{ short-square }”: **+{ $points }**, { $before } → { $after }.
            [2] “{ short-square }” pays off for { $seat }: **+{ $points }**, { $before } → { $after }.
            [3] A whole round of “{ short-square }”! { $seat } collects: **+{ $points }**, { $before } → { $after }.
            [4] “{ short-square }” was never beaten. Well done, { $seat }: **+{ $points }**, { $before } → { $after }.
            [5] Still standing, { $seat } with “{ short-square }”: **+{ $points }**, { $before } → { $after }.
           *[6] The others gave up on “{ short-square }”, so { $seat } takes **+{ $points }**: { $before } → { $after }.
        }
    }
event-slid =
    { $after ->
        [0] { $seat } bumps into { $other } on { $before } and slides right off the track!
       *[other] { $pair ->
            [3] Not { $other } again! Third bump between these two: { $seat } slides from { $before } back to { $after }.
           *[other] { $flavour ->
                [0] { $seat } lands on { $other } on { $before } and slides back to { $after }.
                [1] { $before } is taken by { $other }: { $seat } slides back to { $after }.
                [2] “My spot!” { $other } sits on { $before }, and { $seat } slides back to { $after }.
                [3] Bonk! { $seat } meets { $other } on { $before } and slides back to { $after }.
                [4] No room for two on { $before }. { $other } stays, { $seat } slides back to { $after }.
               *[5] { $other } won't budge from { $before }, so { $seat } slides back to { $after }.
            }
        }
    }
event-caught =
    { $row ->
        [2] Twice running! The slippers come straight to { $seat }, who is caught with
        [3] Three times in a row! Somebody has put a chair by the door: { $seat } is caught with
       *[other] { $flavour ->
            [0] “WHAT is going on in here?” { $seat } is caught with
            [1] The door opens: { $seat } is caught with
            [2] Dad has seen it all. { $seat } is caught with
            [3] Creak… creak… light on! { $seat } is caught with
            [4] “It wasn't me!” It was. { $seat } is caught with
            [5] Mum's eyebrow goes up. { $seat } is caught with
            [6] So much for the lookout! { $seat } is caught with
           *[7] “Do I have to come in there?” Too late, { $seat } is caught with
        }
    } { $ones ->
        [2] two
        [3] three
        [4] four
       *[5] five
    } 1s { $before ->
        [0] and had nothing to lose.
       *[other] and goes back: { $before } → { $after }.
    }{ $ones ->
        [2] {" "}On a devil two 1s are enough.
       *[other] {""}
    }
event-claimed =
    { $flavour ->
        [0] { $seat } stops at “{ short-square }”, and who can outdo that?
        [1] { $seat } leaves it at “{ short-square }” and looks innocent.
        [2] “{ short-square }” from { $seat }. Beat that!
        [3] With “{ short-square }”, { $seat } sits back and waits for the screams.
        [4] Enough for now: “{ short-square }” is where { $seat } parks.
        [5] { $seat } is rather proud of “{ short-square }” and stops there.
        [6] “Your go!” Over “{ short-square }”, { $seat } grins.
       *[7] Hands off the dice: “{ short-square }” will do nicely for { $seat }.
    }
event-outdid =
    { $pair ->
        [3] Poor { $other }! Outdone by { $seat } for the third time, now with “{ short-square }”.
       *[other] { $flavour ->
            [0] { $seat } outdoes { $other } with “{ short-square }”! { $other }'s pawn comes off.
            [1] You call that annoying, { $other }? { $seat } shows how it's done: “{ short-square }”. One pawn less.
            [2] “{ short-square }”! { $seat } takes { $other } off { track }.
            [3] Move over, { $other }: { $seat } has “{ short-square }”, and your pawn comes off.
            [4] { $other } was good. { $seat } is worse: “{ short-square }”, and off you go.
            [5] { $seat } takes { track } from { $other }, by means of “{ short-square }”.
           *[6] “Beginner”, says { $seat } to { $other }, who is swept away by “{ short-square }”.
        }
    }
event-fell-short =
    { $flavour ->
        [0] { $seat } stops without outdoing { $other }, and the pawn comes off.
        [1] { $other } only yawns at that. { $seat }'s pawn comes off.
        [2] Not enough to outdo { $other }: { $seat } takes the pawn off.
        [3] Nice try, but { $other } did it better. Off comes the pawn of { $seat }.
        [4] Was that all, { $seat }? { $other } hardly looked up. No pawn stays.
       *[5] { $seat } gives up on beating { $other } and packs the pawn away.
    }
event-idled =
    { $flavour ->
        [0] { $seat } stops without having bothered anybody.
        [1] So well-behaved! { $seat } stops with nothing to show.
        [2] { $seat } calls it a turn. Not a single sibling was harmed.
       *[3] An angel, that { $seat }: done, and nobody is cross.
    }
event-won =
    { $how ->
        [last] Everybody else has gone to bed: { $seats } wins.
       *[track] { $comeback ->
            [1] Last at half-time, first in the end: { $seats } is past the finish and wins! Nobody is safe from a quiet one.
           *[other] { $flavour ->
                [0] { $seats } is past the finish and wins! The others did start it.
                [1] { $seats } is past the finish and wins! Officially the most annoying of all.
                [2] { $seats } is past the finish and wins! Expect no modesty this week.
               *[3] Door shut, lights out: { $seats } is past the finish and wins! Now say sorry, everybody.
            }
        }
    }

## Why not

refusal-roll-first = Roll the dice first.
refusal-choose-first = First choose a track for this roll.
refusal-nothing-to-choose = There's no track to choose right now.
refusal-track-closed = { track } is closed this turn. Only tracks with a sibling's pawn are open, and one above.
refusal-no-die-for-track = { track } needs a { $track }, and none of your dice shows one.

## At the table

prompt-roll = **{ $seat }**, roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }. The { $limit ->
        [2] second
        [3] third
       *[4] fourth
    } 1 gets you caught.
prompt-choose = **{ $seat }**: which track for this roll? 1s: { $ones } of { $limit }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } left.
prompt-decide = **{ $seat }**: { $place ->
        [none] no pawn placed yet.
        [alone] “**{ square }**”, alone on { track }.
        [ahead] “**{ square }**”, ahead of { $other }.
        [tied] “**{ square }**”, tied with { $other }.
       *[behind] “**{ square }**”, behind { $other }.
    } 1s: { $ones } of { $limit }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } left.
action-roll = Roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
action-again = Roll again · { PERCENT($percent) } caught
action-stop =
    Stop: { $place ->
        [none] no pawn placed
        [alone] { short-square } stays, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [ahead] outdo { $other }, { short-square }
        [tied] tied with { $other }, your pawn comes off
       *[behind] behind { $other }, your pawn comes off
    }
action-choose =
    { track } { $steps ->
        [0] stay
       *[other] +{ $steps }
    } → { short-square }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $tops ->
        [wins] {" "}& win!
        [yes] {" "}& go again!
       *[no] { $place ->
            [ahead] {" "}· ahead of { $other }
            [tied] {" "}· tied with { $other }
            [behind] {" "}· behind { $other }
           *[other] {""}
        }
    }
## The first minute, for those who are new to the game

hint-goal = 🏁 The goal: be the first past square { $length } of the score track.
hint-roll = Roll the dice! Each 1 is set aside, and { $limit } of them get you caught. All other numbers can move your pawn up a track.
hint-choose = You rolled { $faces }. Choose a track, and your pawn climbs one step for each die with the track's number. It scores if it is still there when your next turn begins.
hint-decide = { $place ->
        [none] You have no pawn on a track yet: stopping now brings you nothing.
        [alone] Stop, and your pawn waits here for { $points ->
            [one] 1 point
           *[other] { $points } points
        }: yours when your next turn begins, unless somebody outdoes it.
        [ahead] Stop now, and you knock the other pawn off this track. Yours waits for { $points ->
            [one] 1 point
           *[other] { $points } points
        } until your next turn.
       *[other] Somebody is level with you or ahead on this track: stop now, and your pawn comes off.
    } Rolling again gets you caught { PERCENT($percent) } of the time.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-wins = It takes you past the finish: you win!
tip-tops = The top of the track: { $points } points at once, and you go again.
tip-stays = There your pawn can stay, for { $points } points. It comes off when you stop where somebody is level or ahead.
tip-more = It is worth { $points } points, and the next best only { $otherwise }.
tip-higher = It is further up, on square { $square } and not { $otherwise }: closer to the top, which scores at once.
tip-gap = There you need the fewest steps to get past { $other }.
tip-nothing-yet = Only a pawn on a track brings points, and another roll can put one there.
tip-comes-off = Stop now, and your pawn comes off for nothing. Another roll may take it past { $other }.
tip-bank = { $wins ->
        [yes] The { $points } points that wait here take you past the finish.
       *[no] { $points } points wait for you here.
    } Another roll gets caught in { PERCENT($percent) } of cases, and they would be gone.
tip-climb = You get caught by only { PERCENT($percent) } of rolls, and further up your pawn is worth more.

## The rules in a minute

rules-1 =
    ## Sibling Rivalry
    _by Richard Garfield · 2 to 8 players_

    Brothers and sisters annoy one another. The first **past the finish** of the score track wins.

    On your turn you roll five dice. Every **1** goes aside and stays there. The others move your challenge pawn: choose an open track, and it goes one square further for each die that shows the track's number. Then **roll again** with the dice that are left, or **stop**.
rules-2 =
    ## Caught!
    On the **third 1** of a turn, a parent is at the door: your challenge pawn comes off, and you go back one square on the score track for each 1. The *Roll again* button tells you how likely that is.

    On an **angel** of the score track it takes four 1s. On a **devil**, two are enough.
rules-3 =
    ## Outdo them
    - With no sibling's pawn on the board, you begin on **Look**. Otherwise every track with a pawn on it is open, and so is the one above the highest.
    - Stop **ahead** of the pawn on your track, and it comes off. Tied or behind, yours does.
    - If your pawn is still there when your next turn begins, it **scores** its points.
    - You may switch tracks after any roll, but you start the new one from nothing. On your own track, matching dice always count.
rules-4 =
    ## To the top, and on the way
    - Reach the **last square** of a track: all its pawns come off, you score at once and take another turn.
    - Land on another pawn of the score track, forwards or backwards, and you **slide back** to the first free square.
    - With one 1 aside, the next roll catches you about one time in eight. With two, it's four times in ten.

## Why a move is good: whole sentences about the move, to nobody in particular. Chances are in percent.

why-finishes =
    { $wins ->
        [yes] The last square scores { $points } points at once, and that wins.
       *[no] The last square scores { $points } points at once, and another turn follows.
    }
why-about-to-win = { $other } is about to win: the pawn there scores { $points } points, unless somebody outdoes it.
why-outdoes =
    { $wins ->
        [yes] It outdoes { $other }'s pawn, which would win.
       *[no] It outdoes { $other }'s pawn, which would score { $points } points.
    }
why-leads-to =
    { $where ->
        [finish] This square's { $points } points are enough to win.
       *[angel] This square's { $points } points lead to an angel, where it takes four 1s to be caught.
    }
why-next-roll =
    { $safe ->
        [yes] { $points ->
            [0] Stopping here is worth nothing
            [1] Stopping here is worth only one point
           *[other] Stopping here is worth only { $points } points
        }, and { $percent ->
            [0] fewer than 1%
           *[other] only { PERCENT($percent) }
        } of the rolls get caught.
       *[no] { $points ->
            [0] The next roll gets caught { PERCENT($percent) } of the time.
           *[other] The next roll gets caught { PERCENT($percent) } of the time, with { $points } points at stake.
        }
    }
why-risk =
    { $percent ->
        [0] This is good enough to stop; the other way gets caught { PERCENT($otherwise) } of the time.
       *[other] Going on from here gets caught { PERCENT($percent) } of the time; the other way, { PERCENT($otherwise) }.
    }
why-reaches = From here, this turn gets to the last square of { track } { PERCENT($percent) } of the time.
why-taken = { $other } is next, and takes a pawn left on { track } { PERCENT($percent) } of the time.
why-lasts =
    { $percent ->
        [0] { $other } is next, and hardly ever takes a pawn left on { track }.
       *[other] { $other } is next, and takes a pawn left on { track } only { PERCENT($percent) } of the time.
    }

## Headlines of the card that people share

headline-one-more-and-out = One more 1, and { $winners } would not have won
headline-back-to-the-start-and-up = { $winners } was sent back to the start, and won
headline-never-caught = { $winners } was never caught. The others were, { $number } times
headline-past-the-finish = { $winners } won it with { $number } points in one go

## Achievements

feat-so-near = So near
    .story = one step below the top, when somebody else got there and swept the track
feat-butter-would-not-melt = Butter would not melt
    .story = won without being caught once
feat-rock-bottom = Rock bottom
    .story = sent all the way back off the score track, and won all the same
feat-encore = Encore!
    .story = reached the top of two tracks in one turn
feat-by-a-whisker = By a whisker
    .story = reached the top when one more 1 would have meant trouble

# Planning ahead.
plan =
    roll again while the danger is below { PERCENT($danger) }, else stop; { $track ->
        [own] stay on my track if I can
        [ask] leave the choice of a track to me
       *[points] take the track that's worth most
    }{ $vain ->
        [stop] {""}
        [roll] ; where stopping would be in vain, roll on
       *[ask] ; where stopping would be in vain, ask me
    }
plan-ask-danger = Roll again while the danger is…
plan-ask-track = If there are several tracks
plan-ask-vain = Where stopping would bring nothing
plan-some-danger = below { PERCENT($number) }
plan-track-points = take the one that's worth most
plan-track-own = stay on mine if I can
plan-track-ask = ask me
plan-vain-ask = ask me
plan-vain-stop = stop all the same
plan-vain-roll = roll on
plan-void-pawn = your pawn has been knocked off its track.
