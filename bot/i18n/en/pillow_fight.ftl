### Pillow Fight, in English.

title = Pillow Fight
tagline =
    Grab a pillow, duck behind the sofa. Five hits win,
    or the most hits once every pillow is torn.
# The picture of the game, for those who do not see it.
picture-alt = Somebody throws a pillow, feathers fly, and two eyes look over a sofa.

## Options

option-size = Size of the room
option-size-8x8 = 8×8
option-size-6x6 = 6×6 (small)
option-size-10x10 = 10×10 (large)
option-pillows = Pillows for each player
option-pillows-1 = one each (short)
option-pillows-2 = two each
option-pillows-3 = three each (long)
option-curfew = When the parents come
option-curfew-20 = after 20 rounds
option-curfew-10 = after 10 rounds
option-curfew-off = never
option-full_defence = Full defence (+1 until your next turn; equal dice hit)
option-pillow_theft = Pillow theft (a 5 or 6 takes the pillow swung at you)
option-melee_block = Melee block (+1 against swings while holding a pillow; recommended)
option-fragile = Fragile objects (the second to shatter ends the game)
option-corner_cover = Cover by corners (as in role-playing games)

## The ready-made rooms

room-nursery = Nursery
room-kitchen = Kitchen
room-playroom = Playroom
room-living-room = Living room
room-dormitory = Dormitory
room-two-rooms = Two rooms
room-loft = Loft
room-four-rooms = Four rooms
room-ballroom = Ballroom
room-drawn = a room of their own

## What happened: setting up

event-room-set =
    { $key ->
        [drawn] { $seat } drew a room: { $walls ->
            [one] { $walls } square
           *[other] { $walls } squares
        } of wall, { $furniture } of furniture.
        [nursery] { $seat } chose the Nursery. Mind the building blocks.
        [kitchen] { $seat } chose the Kitchen. Plenty of cupboards to hide behind.
        [playroom] { $seat } chose the Playroom.
        [living-room] { $seat } chose the Living room. Shoes off the sofa.
        [dormitory] { $seat } chose the Dormitory. Lights out, officially.
        [two-rooms] { $seat } chose Two rooms, with a wall to peek around.
        [loft] { $seat } chose the Loft.
        [four-rooms] { $seat } chose Four rooms, and many doors.
       *[ballroom] { $seat } chose the Ballroom. May I have this pillow?
    }
event-fragile-set = Fragile, please mind: { $squares }. The second to shatter ends the game.
event-pillows-placed =
    { $flavour ->
        [0] { $seat } spread { $count } pillows around. Fluffy ones.
        [1] { $count } pillows, placed by { $seat } with great care and no plan at all. Surely.
        [2] { $seat } has laid out { $count } pillows.
       *[3] Ammunition is ready: { $count } pillows, courtesy of { $seat }.
    }
event-named = { $seat } picks { $other } to go first.
event-volunteered = { $seat } goes first, and says so without blushing.
event-placed =
    { $flavour ->
        [0] { $seat } tiptoes to { $square }.
        [1] { $seat } takes up a position on { $square }.
        [2] { $seat } waits on { $square }, looking innocent.
        [3] “I'm not here”, says { $seat } on { $square }.
        [4] { $seat } likes the view from { $square }.
       *[5] { $square } is { $seat }'s corner now.
    }
event-fight-began = Everybody is there. **{ $seat }**, the first turn is yours: pillow fight!

## What happened: a turn

event-moved =
    { $flavour ->
        [0] { $seat } darts from { $origin } to { $square }.
        [1] { $seat } slides in socks from { $origin } to { $square }.
        [2] Quick as a mouse, { $seat } runs from { $origin } to { $square }.
        [3] Patter, patter: { $seat }, { $origin } to { $square }.
        [4] { $seat } rolls like a ninja from { $origin } to { $square }.
        [5] Off { $origin } and on to { $square }: { $seat } won't sit still.
        [6] { $seat } sneaks across to { $square }. ({ $origin } was getting hot.)
        [7] Bare feet from { $origin } to { $square }, and they are { $seat }'s.
        [8] { $seat } leaves { $origin } for a better spot, { $square }.
        [9] Hop, skip, jump! { $seat } leaps { $origin } → { $square }.
        [10] Who's creeping from { $origin } to { $square }? { $seat } is.
       *[11] { $square } looks cosier than { $origin }, so { $seat } moves in.
    }
event-picked-up =
    { $flavour ->
        [0] { $seat } grabs a pillow from { $square }.
        [1] { $seat } picks up the pillow on { $square } and weighs it in the hand.
        [2] { $seat } snatches a pillow off { $square }.
        [3] Armed and fluffy: { $seat } has the one from { $square }.
        [4] Come here, pillow! { $seat } collects it on { $square }.
        [5] { $seat } bends down on { $square } and comes up dangerous.
        [6] The pillow from { $square } has a new friend: { $seat }.
       *[7] From { $square }, with feathers: { $seat } is loaded.
    }
event-pulled-away =
    { $pair ->
        [2] Again! { $seat } pulls another pillow from under { $other }, on { $square }.
       *[other] { $flavour ->
            [0] { $seat } pulls a pillow away from under { $other } on { $square }. Cheeky!
            [1] { $other } was standing on that, { $seat }! { $square } has one pillow less.
           *[2] Whoosh, the rug trick: { $seat } takes the pillow at { $other }'s feet on { $square }.
        }
    }
event-swung =
    { $flavour ->
        [0] { $seat } swings at { $other }
        [1] { $seat } winds up and lets { $other } have it
        [2] Round comes { $seat }'s pillow at { $other }
        [3] { $seat } charges { $other } with a roar
        [4] “Have at you, { $other }!” cries { $seat }
        [5] Knight { $seat } against knight { $other }
        [6] Nose to nose, { $seat } takes a swipe at { $other }
       *[7] { $other } looks up just as { $seat } whirls round
    }: **{ $face }** against **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } for the full defence
    }{ $block ->
        [0] {""}
       *[other] {" "}+{ $block } for the pillow in the way
    }{ $tie ->
        [1] {" "}(a tie)
       *[other] {""}
    }.
event-threw =
    { $flavour ->
        [0] { $seat } throws at { $other }
        [1] A pillow flies from { $seat } towards { $other }
        [2] { $seat } lets fly at { $other }
        [3] Incoming, { $other }! { $seat } has thrown
        [4] { $seat } takes aim at { $other }'s pyjamas
        [5] Fluff away! { $seat } at { $other }
        [6] Across the room, { $seat } to { $other }
        [7] { $seat } closes one eye and hurls it at { $other }
       *[8] Special airmail from { $seat } for { $other }
    }: **{ $face }**{ $penalty ->
        [0] {""}
       *[other] {" "}−{ $penalty } for the cover of { $cover }
    } against **{ $against }**{ $ready ->
        [0] {""}
       *[other] {" "}+{ $ready } for the full defence
    }{ $tie ->
        [1] {" "}(a tie)
       *[other] {""}
    }.
event-hit = **{ $hits ->
        [1] First hit:
        [2] Second hit:
        [3] Third hit:
        [4] Fourth hit:
       *[5] Fifth hit:
    }** { $row ->
        [3] Three hits in a row! Nothing stops { $seat } today. Sorry, { $other }
       *[other] { $pair ->
            [3] { $other } again! The third time { $seat } has found that spot
           *[other] { $flavour ->
                [0] *Whump!* A hit for { $seat }
                [1] Right on the nose! { $seat } scores on { $other }
                [2] Feathers everywhere: { $seat } hits { $other }
                [3] *Floomp!* { $other } is a snowman now, thanks to { $seat }
                [4] Delivered to { $other }'s tummy. Point to { $seat }
                [5] { $other } says “Mmmf!” and { $seat } counts it
                [6] Bullseye in pyjamas for { $seat }
                [7] { $other }'s hair will never be the same. { $seat } hits
               *[8] *Poff!* Straight into { $other }, from { $seat } with love
            }
        }
    }.
event-missed =
    Missed! { $row ->
        [4] Four misses running. { $seat } may want to wake up first.
       *[other] { $flavour ->
            [0] So near, and not at all.
            [1] { $other } ducks just in time.
            [2] Nothing but air.
            [3] The curtain took that one.
            [4] { $other } yawns and leans left.
            [5] Close! So close! No.
            [6] A fine shot, at nobody.
            [7] Swish, says the air. “Ha!” says { $other }.
            [8] That would have been brilliant, had { $other } still been there.
            [9] { $seat } hits the lamp's shadow instead.
            [10] Past { $other }'s left ear.
            [11] Not even a feather touches { $other }.
           *[12] { $other } does a little dance. Untouched.
        }
    }
event-tore =
    { $flavour ->
        [0] { $seat }'s pillow tears, and
        [1] *Rrrip!* It snows around { $seat }:
        [2] Feathers all over { $seat }, who holds an empty case:
       *[3] That was one swing too many for { $seat }'s pillow:
    } { $left ->
        [0] that was the last one.
        [one] only one is left.
       *[other] { $left } are left.
    }
event-stole =
    { $flavour ->
        [0] { $seat } catches it by the corner and wrests the pillow from { $other }!
        [1] Tug of war! { $seat } ends up with { $other }'s pillow.
        [2] “I'll have that.” { $seat } disarms { $other }.
       *[3] { $other } swung it, { $seat } keeps it. Rude!
    }
event-caught =
    { $pair ->
        [3] { $seat } catches { $other }'s pillow for the third time. Are you two on one team?
       *[other] { $flavour ->
            [0] { $seat } catches the pillow. Thanks, { $other }!
            [1] Caught! { $seat } has { $other }'s pillow now.
            [2] { $seat } plucks it from the air and keeps it.
            [3] One hand, no effort: the pillow is { $seat }'s.
            [4] What a catch! { $other } has just armed { $seat }.
           *[5] { $seat } hugs the flying pillow. It stays.
        }
    }
event-landed =
    { $flavour ->
        [0] The pillow drops at { $seat }'s feet on { $square }.
        [1] It flops down on { $square }, next to { $seat }'s toes.
        [2] There it lies: { $square }, where { $seat } stands.
        [3] { $seat } finds a pillow delivered to { $square }.
        [4] Flump. { $square } is softer now, under { $seat }.
        [5] After a bounce it settles on { $square } by { $seat }.
        [6] Free pillow on { $square }! { $seat } is standing on it.
        [7] Down it goes, on { $square }. { $seat } steps over it.
        [8] It slides to a stop on { $square }, right before { $seat }.
        [9] { $square } collects one more pillow, and { $seat } eyes it.
       *[10] It comes to rest at { $square }, tickling { $seat }.
    }
event-shattered =
    { $number ->
        [1] *Crash!* The fragile thing on { $square } is in pieces. One more, and the fun is over.
       *[other] *Crash!* Now the one on { $square } as well. Footsteps on the stairs…
    }
event-defended =
    { $flavour ->
        [0] { $seat } ducks into a full defence until the next turn.
        [1] { $seat } is on guard: +1 until the next turn.
        [2] { $seat } curls up behind both arms. Full defence.
        [3] Turtle mode for { $seat }: +1 in defence.
        [4] Go on, try it: { $seat } stands like a wall (+1).
       *[5] { $seat } watches all corners at once. Full defence!
    }
event-rested =
    { $actions ->
        [2] { $flavour ->
            [0] { $seat } waits and listens.
            [1] { $seat } does absolutely nothing, and does it well.
            [2] Shh! { $seat } pretends to sleep.
            [3] { $seat } catches a breath.
           *[4] A quiet turn for { $seat }. Too quiet.
        }
       *[other] { $flavour ->
            [0] { $seat } leaves it at that.
            [1] “That will do”, thinks { $seat }.
            [2] { $seat } stops there and grins.
            [3] Enough exercise for { $seat }.
            [4] { $seat } freezes. Statue!
            [5] And { $seat } is done, for the moment.
            [6] No more from { $seat } this time.
           *[7] { $seat } holds it right there.
        }
    }
event-curfew-nears =
    { $left ->
        [one] Steps in the hall! This is the last round before the parents come.
       *[other] Somebody downstairs is looking at the clock: { $left } rounds until the parents come.
    }
event-dropped = { $seat }'s pillow drops on { $square }.
event-won =
    { $how ->
        [hits] { $comeback ->
            [1] Five hits, after being last at half-time! { $seats } { $people ->
                [one] wins
               *[other] win
            } the pillow fight. Never wake a sleeper.
           *[other] Five hits! { $seats } { $people ->
                [one] wins
               *[other] win
            } the pillow fight.
        }
        [torn] The last pillow is torn, and feathers snow down. Most hits: { $seats }!
        [shattered] Two things broken is two too many: it is over. Most hits: { $seats }!
        [curfew] The door opens: parents! Everybody is asleep, of course. Most hits: { $seats }!
       *[last] Everybody else has gone to bed: { $seats } { $people ->
            [one] wins
           *[other] win
        }.
    }

## Why not

refusal-not-now =
    { $phase ->
        [room] The room comes first.
        [pillows] The pillows come first.
        [first] First somebody has to say who begins.
        [place] First everybody finds a place.
       *[play] The fight is on: move, pick up, swing, throw, or end your turn.
    }
refusal-no-such-square = This room has no square { $square }.
refusal-room-rows = The room has { $found } { $found ->
        [one] row
       *[other] rows
    }, and it needs { $wanted }.
refusal-room-row = Row { $line } from the top has { $found } { $found ->
        [one] square
       *[other] squares
    }, and it needs { $wanted }.
refusal-room-character = Row { $line } from the top, square { $place } from the left: “{ $character }” is neither floor (🟫 .), wall (⬜ #) nor furniture (🟦 f).
refusal-room-walls = That's too much wall: { $found } squares, and only { $most } are allowed.
refusal-room-furniture = That's too much furniture: { $found } squares, and only { $most } are allowed.
refusal-room-floor = That's too little floor: { $found } squares, and the room needs at least { $least }.
refusal-room-apart = Nobody can get from { $start } to { $square }. All floor must be connected; a diagonal step between two squares of wall or furniture doesn't count.
refusal-fragile-off = There are no fragile objects in this game.
refusal-fragile-count = The room needs { $wanted } fragile objects, and you gave { $found }.
refusal-fragile-twice = { $square } has room for one fragile object only.
refusal-fragile-wall = { $square } is a wall: fragile objects stand on floor or furniture.
refusal-pillows-count = Place all { $wanted } pillows at once; you gave { $found }.
refusal-pillows-twice = One pillow a square, for now: you named { $square } twice.
refusal-pillows-wall = { $square } is a wall: pillows lie on floor or furniture.
refusal-pillows-out-of-reach = Nobody could reach a pillow on { $square }: there is no floor next to it.
refusal-first-nobody = Nobody who is still playing sits in seat { $number }.
refusal-on-wall = { $square } is a wall.
refusal-on-furniture = { $square } is furniture, and nobody climbs on that.
refusal-occupied = { $other } stands on { $square }.
refusal-move-here = You're already standing on { $square }.
refusal-move-far = { $square } is more than three steps away.
refusal-take-holding = You have a pillow in your hands, and one is all you can carry.
refusal-take-far = { $square } is out of reach: you can pick up a pillow under you or right next to you.
refusal-take-nothing = There is no pillow on { $square }.
refusal-attack-twice = You've already attacked this turn.
refusal-attack-empty-handed = You need a pillow for that.
refusal-attack-self = You can't attack yourself.
refusal-attack-nobody = Nobody who is still playing sits in seat { $number }.
refusal-swing-far = { $other } isn't next to you: throw, or go closer.
refusal-throw-blocked =
    { $count ->
        [one] The wall on { $squares } is
       *[other] Walls ({ $squares }) are
    } between you and { $other }.
refusal-throw-beside = { $other } is right behind the wall on { $squares }, and you can't throw through that from your side. It may be open the other way.
refusal-defend-off = There is no full defence in this game.
refusal-defend-twice = You're already on guard.

## At the table

prompt-room = **{ $seat }**, which room is it tonight? Take one of these, or draw your own.
prompt-pillows = **{ $seat }**, place { $count } pillows.
prompt-first = **{ $seat }**, who goes first?
prompt-place = **{ $seat }**, where do you stand?
prompt-play = **{ $seat }**, { $square }, { $hands ->
        [full] a pillow in hand
       *[free] hands free
    }: { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left{ $attacked ->
        [1] , attack used
       *[0] {""}
    }.
prompt-odds = { $armed ->
        [yes] Swing: you keep the pillow. Throw: it flies off.{" "}
       *[no] {""}
    }Peek: how far, who, and why not.
action-room = { $room }
action-room-draw = Draw my own…
action-pillows-evenly = Place evenly for me
action-pillows-choose = Choose squares…
action-first = { $other } goes first
action-first-self = I go first
action-take-from = Pick up from { $square }
action-swing = Swing at { $other } · { PERCENT($percent) }
action-throw = Throw at { $other } · { PERCENT($percent) }
action-throw-cover = Throw at { $other } · behind { $cover } −1 · { PERCENT($percent) }
action-defend = Full defence
action-end = End the turn
pick-place = Stand on a square, { $several ->
        [0] column { $first }
       *[other] columns { $first } to { $last }
    }…
pick-move = Move to a square, { $several ->
        [0] column { $first }
       *[other] columns { $first } to { $last }
    }…
pick-good-place = Somewhere good…
pick-good-move = Move: good squares first…
square-good = { $square } · { $good }
square-on-pillow = { $count ->
        [one] on a pillow
       *[other] on { $count } pillows
    }
square-beside-pillow = beside a pillow
square-behind = behind { $squares }
square-step = { $arrow } one step
square-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
square-risk = { $count ->
        [0] nobody can hit you there now
        [one] 1 player can hit you there, { PERCENT($percent) }
       *[other] { $count } players can hit you there, { PERCENT($percent) }
    }
square-swing = swing at { $other } { PERCENT($percent) }
square-throw = throw at { $other } { PERCENT($percent) }
pick-take = Pick up a pillow from…
pick-attack = Attack…
attack-swing = you keep the pillow
attack-throw = the pillow flies off
form-room-title = Draw a room of { $width }×{ $width }
form-room-rows = The room, from the top
    .about = 🟫 or . floor · ⬜ or # wall · 🟦 or f sofa
form-room-fragile = Fragile things: three squares
form-room-fragile-example = C4 D5 E6
form-pillows-title = Place { $count } pillows, one a square
form-pillows-columns = { $several ->
        [0] Column { $first }
       *[other] Columns { $first } to { $last }
    }

## Peek

own-title = What you can do:
own-here = You stand on **{ $square }**{ $hands ->
        [full] {" "}with a pillow in hand
       *[free] , hands free
    }.
own-waiting = The fight hasn't begun: nothing to measure yet.
own-out = You are out of the fight.
own-over = The fight is over.
own-line = { $name } on { $square }: { $odds }.
# Several players, against whom the odds are the same.
own-group = { $names }: { $odds }.
own-swing = swing { PERCENT($percent) }{ $more ->
        [0] {""}
       *[other] {" "}(their die plus { $more })
    }
own-throw = throw { PERCENT($percent) }{ $penalty ->
        [0] {""}
       *[other] {" "}(minus { $penalty }: cover of { $by })
    }{ $more ->
        [0] {""}
       *[other] {" "}(their die plus { $more })
    }
own-not-far = too far to swing
own-not-nobody = nobody there
own-not-wall-beside = no throw, they stand right behind the wall on { $by }
own-not-wall-between = no throw, { $count ->
        [one] the wall on { $by } is
       *[other] the walls on { $by } are
    } between you
own-not-corners = no throw from any corner, walls: { $by }
own-out-of-reach = No attack on { $names }: the picture shows why.
own-pillows = Pillows at hand: { $pillows }.
own-no-pillows = No pillow at hand.
own-reach = Within three steps, by the risk of being hit there: { $groups }.
own-chances = { PERCENT($percent) } on { $squares }
own-shots =
    Best attack from there{ $armed ->
        [1] {""}
       *[0] , once you hold a pillow
    }: { $groups }.
own-safest = Least risk within three steps: { $squares }, { PERCENT($percent) }.
own-risk-here = { $count ->
        [0] Nobody can hit you here now.
       *[other] Your risk here: { PERCENT($percent) }.
    }
own-no-reach = Nowhere to go.

## The board and the text board

board-header-room = chooses the room
board-header-pillows = places { $count } pillows
board-header-first = says who goes first
board-header-place = takes a place
board-header-play = { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    } · { $hands ->
        [full] pillow in hand
       *[free] hands free
    }
board-header-hits = wins with five hits!
board-header-torn = { $winners ->
        [one] has the most hits: all pillows are torn!
       *[other] have the most hits: all pillows are torn!
    }
board-header-shattered = { $winners ->
        [one] has the most hits when things break!
       *[other] have the most hits when things break!
    }
board-header-curfew = { $winners ->
        [one] has the most hits when the parents come!
       *[other] have the most hits when the parents come!
    }
board-winners = { $count } friends
board-blow = { $hit ->
        [1] Hit
       *[0] { $saved ->
            [none] Missed
           *[other] Saved by { $saved }
        }
    }{ $fate ->
        [tore] , torn
        [caught] , caught
        [stole] , stolen
       *[other] {""}
    }{ $broke ->
        [none] {""}
       *[other] , { $broke } broke
    }!
board-odds = { PERCENT($percent) }
board-minus = −{ $points }
board-blow-line = Just now { $name } { $kind ->
        [throw] threw
       *[swing] swung
    } at { $other }{ $cover ->
        [none] {""}
       *[other] {" "}(cover of { $cover })
    }, a chance of { PERCENT($percent) }: { $face } against { $against }. { $result }
board-walk-line = Just now { $name } went from { $start } to { $end }.
board-grab-line = Just now { $name } picked up a pillow on { $square }.
board-round = round
board-of = of { $most }
board-size = { $width }×{ $width }
board-clear = clear
board-cover = cover −1
board-blocked = blocked
board-you = you
board-throw = throw { PERCENT($percent) }
board-swing = swing { PERCENT($percent) }
board-no-throw = wall { $by }
board-too-far = no swing: far
board-reach = { $squares ->
        [0] nowhere to go
        [one] 1 square · %: your risk there
       *[other] { $squares } squares · %: your risk there
    }
board-aim = { PERCENT($percent) } to hit
board-or-draw = …or draw your own
board-left-short = { $name } (left)
board-torn = { $torn } torn
board-whole = { $whole } left
board-now-room = { $name } chooses the room.
board-now-pillows = { $name } places { $count } pillows.
board-now-first = { $name } says who goes first.
board-now-place = { $name } takes a place.
board-now-play = { $name } has { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left{ $attacked ->
        [1] {" "}and has attacked
       *[0] {""}
    }.
board-now-hits = { $name } wins with five hits!
board-now-torn = { $name } { $winners ->
        [one] wins
       *[other] share the win
    } with the most hits: all pillows are torn.
board-now-shattered = { $name } { $winners ->
        [one] wins
       *[other] share the win
    } with the most hits: two things are broken.
board-now-curfew = { $name } { $winners ->
        [one] wins
       *[other] share the win
    } with the most hits: the parents are here.
board-alt-rooms = To choose from: { $rooms }.
board-alt-room = { $room } ({ $walls ->
        [0] no walls
        [one] 1 square of wall
       *[other] { $walls } squares of wall
    }, { $furniture } of furniture)
board-alt-ground = Walls: { $walls }. Furniture: { $furniture }.
board-room-of = The room has { $width }×{ $width } squares.
board-heading = Pillow Fight · { $width }×{ $width } · { $round ->
        [0] before the fight
       *[other] round { $round }
    }{ $curfew ->
        [off] {""}
       *[other] {" "}· the parents come after round { $curfew }
    }
board-first = { $name } goes first.
board-player = { $name }: { $facts }
board-at = on { $square }
board-hits =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
board-holding = holds a pillow
board-defending = on guard
board-pillows = Pillows lie on: { $pillows }.
board-pile =
    { $count ->
        [one] { $square }
       *[other] { $square } ({ $count })
    }
board-none = nothing
board-torn-line = Torn: { $torn } of { $all } pillows.
board-fragile = Fragile things on: { $squares }; shattered: { $shattered }.
board-ready = { $room }{ $count ->
        [0] :
       *[other] , fragile things on { $fragile }:
    }
board-key = . floor, # wall, f furniture, o pillow (& on furniture), capital letter: player

## The first minute, for those who are new to the game

hint-goal = 🏁 The goal: five hits with pillows.
hint-room = You choose the room. Walls block throws; furniture only makes them harder.
hint-pillows = You lay out { $count } pillows. A player with one close by gets to fight first.
hint-first = You decide who goes first: anybody, or you.
hint-place = Choose where you start. A pillow close by lets you fight sooner; walls and furniture shield you.
hint-fetch = Your hands are free, and an attack needs a pillow. Stand on one or next to it, and pick it up. You have { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left this turn.
hint-attack = You hold a pillow. Swing it at somebody next to you, and you keep it, if it does not tear. Throw it at somebody you can see, and it flies off. Both roll, and the higher die wins.
hint-rest = You have attacked this turn, and still hold a pillow. With what is left you can move, or end your turn.

# Why a newcomer is advised to do something, in a sentence or two behind the name of its button.

tip-room = A ready-made room gives everybody the same chances.
tip-pillows = Evenly spread, everybody has one close by.
tip-first = The first player is the first to reach a pillow.
tip-start = Start on { $square }: { $pillow ->
        [on] a pillow lies right there.
        [beside] a pillow lies right beside it.
       *[none] something there gives you cover.
    } { $percent ->
        [0] Nobody can hit you there now.
       *[other] At the moment you would be hit there in { PERCENT($percent) } of cases.
    }
tip-hit = No attack from here hits more often: { PERCENT($percent) }. Five hits win. { $kind ->
        [swing] And you keep the pillow, if it does not tear.
       *[throw] {""}
    }
tip-aim = Move to { $square }: from there you hit { $other } in { PERCENT($percent) } of cases, { $otherwise ->
        [0] and from here nobody.
       *[other] from here only in { PERCENT($otherwise) }.
    }
tip-take = Without a pillow you cannot attack. { $percent ->
        [0] {""}
       *[other] With it you can attack { $other } at once, and hit in { PERCENT($percent) } of cases.
    }
tip-fetch = Move to { $square }: there you can pick up a pillow. { $percent ->
        [0] Nobody can hit you there now.
       *[other] At the moment you would be hit there in { PERCENT($percent) } of cases.
    }
tip-closer = Move to { $square }: from there { $hands ->
        [full] the next player is closer.
       *[free] the next pillow is closer.
    }
tip-safer = Move to { $square }: { $percent ->
        [0] nobody can hit you there now, and here
       *[other] there you would be hit in { PERCENT($percent) } of cases, and here
    } in { PERCENT($otherwise) }.
tip-defend = Until your next turn you are harder to hit.
tip-rest = { $percent ->
        [0] Nobody can hit you here now.
       *[other] No square within reach is clearly safer than yours.
    }

## The rules in a minute

rules-1 =
    ## Pillow Fight
    _by hirnsalat, peacememories and m0ru · 3 to 6 players_

    Your friends' large flat, a modest supply of pillows, and no grown-ups in sight. **Five hits win.** If all pillows are torn before that, the most hits win.

    One player sets walls and furniture, the next one places the pillows, a third says who goes first. Then everybody takes a place on the floor.

    On your turn you have **two actions**, and may stop sooner:
    - **Move** up to three steps, diagonals too, on floor only and not through anybody.
    - **Pick up** a pillow from under you or a square next to you. You can carry one. Walls don't stop you, nor does anybody standing on it.
    - **Attack**, once a turn, with a pillow in hand.
rules-2 =
    ## Attacking
    Both roll a die. Yours is higher: a hit.

    - **Swing** at somebody next to you, walls or no walls. You keep the pillow, but it **tears** if your own die shows 1 or 2.
    - **Throw** at anybody you can see. The pillow lands at their feet, unless their hands are free and their own die shows 5 or 6: then they **catch** it. It may be a hit all the same.

    Walls block a throw; furniture and people do not.
rules-3 =
    ## Cover
    Only throws mind cover. Look from the target towards the thrower: straight or diagonally, what is on the square right next to the target?
    - A **wall**: nobody can throw from there.
    - **Furniture**: the thrower's die counts one less.

    It works one way: from behind some corners you can throw where nobody can throw back. Before you throw, the table tells you the odds.

    After 20 rounds (unless the host chose otherwise) the parents come, and the most hits win.
rules-4 =
    ## House rules
    - **Full defence**: an action; until your next turn your defence counts one more. Equal dice are hits then.
    - **Pillow theft**: swung at with free hands, your 5 or 6 takes the pillow, if it did not tear.
    - **Melee block**: swung at with a pillow in hand, your die counts one more.
    - **Fragile objects**: three of them. A throw that neither hits nor is caught shatters one on or next to the target's square. The second ends the game.
    - **Cover by corners**: the thrower picks the best corner of their square and looks at the four corners of the target's. Walls on all four lines: impossible. On some, or furniture beside the target: one less.

## Why a move is good: whole sentences about the move, to nobody in particular.
# $percent is a chance, $otherwise the same for the other attack.

why-hits =
    { $wins ->
        [yes] One more hit wins, and this one hits { $other } { PERCENT($percent) } of the time.
       *[no] { $otherwise ->
            [0] It hits { $other } { PERCENT($percent) } of the time.
           *[other] It hits { $other } { PERCENT($percent) } of the time, the other attack only { PERCENT($otherwise) }.
        }
    }
why-tears = A swing tears the pillow { PERCENT($percent) } of the time, a throw never does.
why-last-pillow = A swing tears the last pillow { PERCENT($percent) } of the time, and then it is over with { $other } ahead.
why-shatters =
    A throw that misses { $other } shatters the second fragile thing, and then it is over with { $level ->
        [yes] { $seat } level on hits
       *[no] { $seat } ahead
    }.
why-miss-wins = Even a miss wins: it shatters the second fragile thing near { $other }, and the most hits are here.
why-catches = { $other } has free hands, and catches a throw { PERCENT($percent) } of the time.
why-then = Then { $other } can be attacked at once, and is hit { PERCENT($percent) } of the time.
why-contested =
    { $count ->
        [one] Otherwise { $other } could take that pillow first.
       *[other] Otherwise { $other } or somebody else could take that pillow first.
    }
why-at-hand =
    { $count ->
        [one] A pillow lies within reach of { $square }.
       *[other] { $count } pillows lie within reach of { $square }.
    }
why-next-turn = From there { $other } is in reach next turn, and is hit { PERCENT($percent) } of the time.
why-closer =
    { $hands ->
        [full] { $steps ->
            [0] That is right next to somebody.
            [one] From there it is 1 step to the side of the nearest player, instead of { $otherwise }.
           *[other] From there it is { $steps } steps to the side of the nearest player, instead of { $otherwise }.
        }
       *[free] { $steps ->
            [one] From there it is 1 step until a pillow is at hand, instead of { $otherwise }.
           *[other] From there it is { $steps } steps until a pillow is at hand, instead of { $otherwise }.
        }
    }

## Headlines of the card that people share

headline-past-all-cover = { $winners } hit { $other } behind cover, and won
headline-not-a-feather =
    { $number ->
        [1] A single hit all night, and not on { $winners }
       *[other] { $number } hits in one night, and not one on { $winners }
    }
headline-the-last-pillow-tore = The last pillow tore, and { $winners } had the most hits
headline-something-broke = Something broke, and { $winners } had the most hits
headline-parents-came = The parents came, and { $winners } had the most hits
headline-one-last-hit = { $winners } won it with one last hit on { $other }

## Achievements

feat-over-the-sofa = Over the sofa
    .story = hit somebody behind cover, at long odds
feat-return-to-sender = Return to sender
    .story = caught a pillow, and hit whoever had thrown it with the next attack
feat-rug-pull = Pulled the rug
    .story = took the pillow from under somebody's feet, and hit them in the same turn
feat-untouched = Not a feather out of place
    .story = won without being hit once
feat-feathers-everywhere = Feathers everywhere
    .story = tore the last pillow there was
feat-not-the-vase = Not the vase!
    .story = broke something fragile

# Planning ahead. $attacks is 1 where somebody is to be hit.
plan =
    { $attacks ->
        [0] {""}
       *[other] go for { $attack } if a hit is at least { PERCENT($odds) } likely; then{" "}
    }{ $rest ->
        [defend] defend and end my turn
        [end] end my turn
       *[ask] leave the rest to me
    }
plan-ask-attack = Go for
plan-ask-odds = If a hit is this likely
plan-ask-rest = And with the rest of your turn
plan-open-attack = nobody
plan-some-odds = at least { PERCENT($number) }
plan-rest-end = end it
plan-rest-defend = full defence, then end it
plan-rest-ask = ask me
plan-void-hands = you don't hold the pillow any more.
