### The house rules laboratory: What if?

button-what-if = What if?
button-what-if-again = Look again
button-what-if-figures = The figures
button-what-if-words = In plain words

what-if-title = { $emoji } What if? { $game } for { $seats } players, table { $table }
what-if-unknown = Nobody has tried these house rules with { $seats } players yet.

## What to expect of the game as it is set up

what-if-plain-length =
    Expect **{ $minutes ->
        [1] about a minute
       *[other] about { $minutes } minutes
    }**, and seldom more than { $high }.
what-if-plain-skill =
    { $much ->
        [little] Anybody can win this.
        [some] Luck has its say, but good play tells.
       *[much] Good play is rewarded.
    }
what-if-plain-first =
    { $how ->
        [even] It makes no difference who goes first.
        [good] Going first pays a little.
       *[bad] Better not go first.
    }
what-if-plain-lead =
    { $how ->
        [open] The leader at half-time has won nothing yet.
        [ahead] A lead at half-time helps, but you aren't home yet.
       *[decided] The leader at half-time is hard to catch.
    }
what-if-length =
    Expect **{ $minutes ->
        [1] about a minute
       *[other] about { $minutes } minutes
    }**, { $turns } { $unit ->
        [rounds] rounds
       *[turns] turns
    }; eight games in ten take { $low } to { $high } minutes.
what-if-together = I haven't tried these rules all at once, so the times add up what each of them does.
what-if-first-even = Going first made no difference in { $games } games: { PERCENT($share) } of the wins (± { $margin }), where { PERCENT($fair) } is an even share.
what-if-first-good = Going first pays: it wins { PERCENT($share) } (± { $margin }), where { PERCENT($fair) } is an even share.
what-if-first-bad = Better not go first: that wins { PERCENT($share) } (± { $margin }), where { PERCENT($fair) } is an even share.
what-if-first-none = Nobody goes first: all decide at once.
what-if-skill-much = Good play is rewarded: one careful player among careless ones wins { PERCENT($share) } (± { $margin }; luck alone would be { PERCENT($fair) }).
what-if-skill-some = Luck has its say, but good play tells: one careful player among careless ones wins { PERCENT($share) } (± { $margin }; luck alone would be { PERCENT($fair) }).
what-if-skill-little = Anybody can win this: one careful player among careless ones wins { PERCENT($share) } (± { $margin }; luck alone would be { PERCENT($fair) }).
what-if-lead-open = Half-time means little: the leader goes on to win { PERCENT($share) } of the time.
what-if-lead-ahead = A lead at half-time helps, but you aren't home yet: { PERCENT($share) } of leaders win.
what-if-lead-decided = A leader at half-time is hard to catch: { PERCENT($share) } of them win.
what-if-shared = { PERCENT($share) } end with a shared win.
what-if-unfinished = { PERCENT($share) } went on for so long that I stopped them.
what-if-seats = **At another table:** { $tables }.
what-if-seats-one = { $seats } players, about { $minutes } min

## What changing one house rule would do

what-if-changes = **Change one house rule, and …**
what-if-plain-change = **{ $rule }**{ $now ->
        [none] {""}
       *[other] {" "}instead of { $now }
    }: { $effects }.
what-if-plain-long = a game { $how ->
        [less] takes less than half as long
        [half] takes about half as long
        [shorter] is clearly shorter
        [bit-shorter] is a little shorter
        [bit-longer] takes a little longer
        [longer] takes clearly longer
        [twice] takes about twice as long
        [many] takes about { $times } times as long
       *[same] takes about as long
    }
what-if-plain-better =
    { $how ->
        [more] the better player wins more often
        [less] the better player wins less often
       *[same] the better player wins about as often
    }
what-if-plain-lead-then =
    { $how ->
        [more] a lead at half-time holds more often
       *[less] a lead at half-time holds less often
    }
what-if-plain-first-then =
    { $how ->
        [more] going first wins more often
       *[less] going first wins less often
    }
what-if-change = { $rule } → { $effects }
what-if-who = { $option }: makes no difference to the length
what-if-alike = No difference in these games: { $rules }
what-if-longer = { PERCENT($percent) } longer ({ $minutes } min)
what-if-shorter = { PERCENT($percent) } shorter ({ $minutes } min)
what-if-half = half as long ({ $minutes } min)
what-if-twice = twice as long ({ $minutes } min)
what-if-many-times = { $times } times as long ({ $minutes } min)
what-if-skill-more = good play wins more often ({ PERCENT($then) } instead of { PERCENT($now) })
what-if-skill-less = good play wins less often ({ PERCENT($then) } instead of { PERCENT($now) })
what-if-lead-more = a lead at half-time holds more often ({ PERCENT($then) } instead of { PERCENT($now) })
what-if-lead-less = a lead at half-time holds less often ({ PERCENT($then) } instead of { PERCENT($now) })
what-if-first-more = going first wins more often ({ PERCENT($then) } instead of { PERCENT($now) })
what-if-first-less = going first wins less often ({ PERCENT($then) } instead of { PERCENT($now) })

## How I know

what-if-plain-how = Computers have played thousands of games with each of these rules. The minutes are a guess, without any chatting.
what-if-how = How I know: for each set of rules I ran { $games } games among { $alike } computers, and { $unlike } with one { $better } computer (“careful”) among { $others } ones. Minutes are a guess: { $press } seconds for a press, { $choice } for a decision. You'll be slower if you chat, so trust the comparison more than the clock.

## The picture

what-if-picture-title = How long it takes
what-if-picture-about = Minutes; dot: half of the games, bar: eight of ten
what-if-picture-now = As it is now
what-if-picture-seats = { $seats } players
what-if-picture-minutes = { $minutes } min
what-if-alt = Minutes, from the shortest tenth to the longest: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, mostly { $middle }
