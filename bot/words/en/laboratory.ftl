### The house rules laboratory: What if?

button-what-if = What if?
button-what-if-again = Look again

what-if-title = { $emoji } What if? { $game } for { $seats } players, table { $table }
what-if-unknown = These house rules have not been tried out with { $seats } players.

## What to expect of the game as it is set up

what-if-length =
    Reckon with **{ $minutes ->
        [1] about a minute
       *[other] about { $minutes } minutes
    }**, { $turns } { $unit ->
        [rounds] rounds
       *[turns] turns
    }; eight games of ten take { $low } to { $high } minutes.
what-if-together = These rules have not been tried all at once, so the times are put together from what each of them does.
what-if-first-even = Going first brought nothing that { $games } games could show: { $share } % of the wins (± { $margin }), and { $fair } % is an even share.
what-if-first-good = Going first pays: it wins { $share } % (± { $margin }), where { $fair } % is an even share.
what-if-first-bad = Better not go first: that wins { $share } % (± { $margin }), where { $fair } % is an even share.
what-if-first-none = Nobody goes first: all decide at once.
what-if-skill-much = Good play is rewarded: one careful player among careless ones wins { $share } % (± { $margin }; luck alone would be { $fair } %).
what-if-skill-some = Luck has its say, but good play tells: one careful player among careless ones wins { $share } % (± { $margin }; luck alone would be { $fair } %).
what-if-skill-little = Anybody can win this: one careful player among careless ones wins { $share } % (± { $margin }; luck alone would be { $fair } %).
what-if-lead-open = Half-time means little: whoever leads then wins { $share } % of the time.
what-if-lead-ahead = Whoever leads at half-time is ahead, not home: { $share } % of them win.
what-if-lead-decided = Whoever leads at half-time is hard to catch: { $share } % of them win.
what-if-shared = { $share } % end with a shared win.
what-if-unfinished = { $share } % went on and on, and were broken off.
what-if-seats = **At another table:** { $tables }.
what-if-seats-one = { $seats } players, about { $minutes } min

## What changing one house rule would do

what-if-changes = **Change one house rule, and …**
what-if-change = { $rule } → { $effects }
what-if-who = { $option }: whoever it is, the game takes as long
what-if-alike = Nothing that these games could show: { $rules }
what-if-longer = { $percent } % longer ({ $minutes } min)
what-if-shorter = { $percent } % shorter ({ $minutes } min)
what-if-half = half as long ({ $minutes } min)
what-if-twice = twice as long ({ $minutes } min)
what-if-many-times = { $times } times as long ({ $minutes } min)
what-if-skill-more = good play wins more often ({ $then } % instead of { $now } %)
what-if-skill-less = good play wins less often ({ $then } % instead of { $now } %)
what-if-lead-more = a lead at half-time holds more often ({ $then } % instead of { $now } %)
what-if-lead-less = a lead at half-time holds less often ({ $then } % instead of { $now } %)
what-if-first-more = going first wins more often ({ $then } % instead of { $now } %)
what-if-first-less = going first wins less often ({ $then } % instead of { $now } %)

## How it is known

what-if-how = How I know: for each set of rules { $games } games among { $alike } computers, and { $unlike } of a { $better } one (“careful”) among { $others } ones. Minutes are a guess: { $press } seconds for a press, { $choice } for a decision. You will be slower if you chat, so trust the comparison more than the clock.

## The picture

what-if-picture-title = How long it takes
what-if-picture-about = Minutes; dot: half of the games, bar: eight of ten
what-if-picture-now = As it is now
what-if-picture-seats = { $seats } players
what-if-picture-minutes = { $minutes } min
what-if-alt = Minutes, from the shortest tenth to the longest: { $rows }
what-if-alt-row = { $name } { $low }–{ $high }, mostly { $middle }
