### Nights: one evening, several games, one champion.

night-name = A night of games
night-title = 🌙 A night of games
night-form-title = A night of games
night-form-games = Games
night-form-order = Which one comes next
night-order-turn = One after the other
night-order-lot = Drawn by lot
night-order-vote = Everybody votes before each round
night-form-length = How many rounds, or until when
night-form-length-example = 4, or 23:30, or in 2 hours
night-form-odd = If somebody is left over
night-odd-regular = A computer fills the table
night-odd-rest = They rest for a round
night-form-rules = House rules
night-form-rules-example = Tie-Die: target 30

night-host = { $host } invites you to a night of several games. Somebody will be champion by the end of it!
# $order is alone where there is one game.
night-games = **{ $games }**{ $order ->
        [turn] , one after the other
        [lot] , drawn by lot
        [vote] , whichever you vote for
       *[alone] {""}
    }
night-rounds = { $count ->
        [one] One round
       *[other] { $count } rounds
    }
night-until = As many rounds as fit into { $hours ->
        [0] {""}
        [one] one hour
       *[other] { $hours } hours
    }{ $minutes ->
        [0] {""}
       *[other] { $hours ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $minutes ->
            [one] one minute
           *[other] { $minutes } minutes
        }
    }
night-rules = House rules in { $game }: { $rules }
night-duplicate = **The same luck for all:** each seat rolls the same dice at every table of a round. So tables play in private threads, and who plays best counts.
night-in = **In so far ({ $count }):** { $who }
night-nobody = **In so far:** nobody yet. Who's first?
night-small =
    Come late if you like: you join at the next round. Have to go? Press *I'm out*, and nobody has to vote on it.
    The winner of each table gets 10 points, then 6, 4, 3, 2, and 1 for everybody else. If you tie, you share.
night-small-duplicate =
    Come late if you like: you join at the next round. Have to go? Press *I'm out*, and nobody has to vote on it.
    Your place is compared with everybody's who had your seat at another table: up to 10 points. A rest gets 5.
button-night-in = I'm in
button-night-out = I'm out
button-night-start = Start the night
button-night-computer = Add a computer
button-night-off = Call it off
button-night-end = End the night
button-night-sure = Yes, end it
button-night-text = Text board
# $weekday is 0 for Monday, and 6 for Sunday.
button-night-again = Again next { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
# $count people have voted for it.
button-night-vote = { $game }{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }

# $how is mixed in rounds where people meet, standing where those who lead sit together.
night-round = **Round { $round } of { $total }: { $game }.** { $how ->
        [mixed] I've mixed you as evenly as I could.
       *[standing] Now the leaders sit together.
    }
night-round-until = The round ends { $relative }.
# $link is none until the table is open; $state is waiting, running, over or void (ended without a result).
night-table = **Table { $table }:** { $who } · { $state ->
        [waiting] opens soon
        [over] done
        [void] no result
       *[running] { $link ->
            [none] opens soon
           *[other] { $link }
        }
    }
night-resting = { $who } { $count ->
        [one] rests
       *[other] rest
    } this round, and { $count ->
        [one] gets
       *[other] get
    } 5 points for it. Nobody rests twice.
night-filler = Computer
night-voting = **What shall we play in round { $round }?** The vote ends { $relative }.
night-points = Each table: 10 points for first, then 6, 4, 3, 2, and 1 for everybody else; ties share. Level on points? Tables won count first, then the points of those you've met.
night-points-duplicate = Same luck: your place is compared with everybody's who had your seat at another table: 2 for each worse place, 1 for each equal one, scaled so that beating them all gets 10 points. Level on points? Tables won count first, then the points of those you've met.
# $seed is none while other tables roll the same dice.
night-deal = 🎲 Round { $round } has the same dice at all tables. Proof: `{ $commitment }`. { $seed ->
        [none] The seed comes when the last table has ended.
       *[other] The seed was `{ $seed }`.
    }
night-champion = 🏆 { $count ->
        [one] { $who } is the champion of the night!
       *[other] { $who } share the title tonight!
    }
night-no-champion = The results of this night have been struck, so it has no champion.
night-called-off = This night has been called off. Start another one with `/night`.
night-poster-alt = Invitation to a night of games with { $games }. In so far: { $who }.
night-standings-title = Standings
night-standings-about = After round { $round } of { $total }
# Small, beside a name in the picture. $moved is by how many places somebody has gone up or down.
night-line-told = { $won ->
        [0] no table won
        [one] one table won
       *[other] { $won } tables won
    }{ $way ->
        [up] , up { $moved }
        [down] , down { $moved }
       *[same] {""}
    }
night-line = { $place }. **{ $who }** · { $points } · { $told }
night-line-alt = { $place }. { $who }: { $points }
night-standings-alt = Standings of the night. { $about }: { $lines }.
night-card-title = 🌙 That was the night
night-card-about = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $count } at the tables
night-card-alt = Card of the night: { $headline } { $about }. { $lines }.
night-headline-champion = { $count ->
        [one] { $who } wins the night!
       *[other] { $who } share the night!
    }
night-headline = Round { $round }, table { $table }: { $headline }
night-moment = ✨ **The moment of the night:** { $told }
night-moment-title = The moment of the night
night-call = 🎲 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }round { $round }, table { $table }: { $game }! Your seats are ready, and time is up { $relative }.
night-thread = { $emoji } Round { $round }, table { $table }: { $game }
night-behind = ⏳ Table { $table }, the others are nearly done! Your time is up { $relative }, and computers play on for you then.
night-evening-opened = It was time, and the night has begun: see below.
night-evening-call = 🌙 { $who ->
        [none] {""}
       *[other] { $who }:{" "}
    }it's time for our night of games! You're in. As soon as everybody is here, press *Start the night*.

night-done-in = You're in: a seat is ready for you in the next round.
night-done-out = You're out, and you keep your points. If you were at a table, a computer plays on for you. Come back whenever you like!
night-done-off = Done.
night-sure = { $begun ->
        [yes] End the night now? The leader becomes the champion; games that are going on don't count.
       *[no] Call off the night?
    }
sorry-night-taken = There's a night going on in this channel already: { $link }
sorry-night-over = That night is over.
sorry-night-in = You're in already.
sorry-night-not-in = You aren't in. Press *I'm in* first.
sorry-night-full = So many are in that there's no room for one more.
sorry-night-begun = The night has begun already.
sorry-night-nobody = Nobody is in yet. Press *I'm in* first.
sorry-night-regulars = All { $count } regulars are in already.
sorry-night-voted = That vote is over.
sorry-night-host = Only { $host }, who set up this night, or a moderator can do that.
sorry-night-thread = A night needs a channel of its own, not a thread: its tables may get threads there.
sorry-night-private = With the same luck for all, tables sit in private threads. Somebody who manages the server can let me make them in this channel: { $permissions }.
sorry-night-no-private = With the same luck for all, tables sit in private threads, and this channel has none. Try it in an ordinary text channel.
sorry-night-threads-off = With the same luck for all, tables sit in private threads, and this server has switched threads off. Somebody who manages it can change that under `/settings`.
sorry-night-lobby = This table starts by itself in a moment, just as it is: all tables of the round are the same.
sorry-sealed = Not yet! Other tables still roll these dice, so the seed and the record come when the last one has ended. Proof until then: `{ $commitment }`
sorry-night-games = Choose at least one game.
sorry-night-rounds = A night has 1 to { $most } rounds.
sorry-night-length = A night lasts { $least } minutes to { $most } hours. Write how many rounds (4), or until when (23:30, in 2 hours).
sorry-night-rules = Begin each line of the house rules with the game, such as: Tie-Die: target 30

profile-nights = 🌙 { $count ->
        [one] Champion of one night of games
       *[other] Champion of { $count } nights of games
    }
leaderboard-night = { $who } ({ $count })
leaderboard-nights = 🌙 Champions of most nights: { $who }
