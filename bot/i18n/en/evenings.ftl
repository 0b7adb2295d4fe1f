### Evenings: a date for a game, who is in, and what comes of it.

command-evenings = evenings
    .description = The game evenings coming up on this server
option-play-at = at
    .description = Not now but then: friday 20:00, tomorrow 8pm, 24 Dec 19:30, in 2 hours
option-play-repeat = repeat
    .description = How often the evening comes round again (only together with “at”)
choice-repeat-weekly = every week
choice-repeat-fortnightly = every two weeks
choice-repeat-monthly = every month, on the same weekday

# What people type for a date, in lower case, separated by commas. English is understood everywhere. Where the place in
# the list counts (numbers, weekdays, months), a slash stands between words for the same. Calendars have their names too.
# Every word has to say what it means: one that says nothing (date-idle) must change nothing.
date-today = today
date-tomorrow = tomorrow, tmrw, tmr
date-after-tomorrow = day after tomorrow, the day after tomorrow
date-within = in, from now
date-minutes = minutes, minute, mins, min, m
date-hours = hours, hour, hrs, hr, h
date-half-hour = half an hour, half hour
date-days = days, day, d
date-weeks = weeks, week, wk, w
date-idle = on, the, of, o, this, coming
date-at = at, @
date-oclock = h, hrs
date-oclock-twelve = o'clock, oclock
date-before-noon = {""}
date-after-noon = {""}
date-early = in the small hours
date-morning = morning, in the morning, in the mornings
date-noon = noontime, lunchtime
date-afternoon = afternoon, in the afternoon
date-evening = evening, in the evening, eve
date-night = night, at night
date-this-morning = this morning
date-this-afternoon = this afternoon
date-this-evening = this evening
date-this-night = tonight, tonite
date-tomorrow-morning = tomorrow morning
date-tomorrow-night = tomorrow night
date-at-noon = noon, midday, at noon, at midday
date-at-midnight = midnight, at midnight
date-half-past = half past
date-half-to = {""}
date-quarter-past = quarter past, a quarter past
date-quarter-to = quarter to, a quarter to
date-numbers = one/a/an, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
date-weekdays = mon, tue/tues, wed/weds, thu/thur/thurs, fri, sat, sun
date-months = jan, feb, mar, apr, may, jun, jul, aug, sep/sept, oct, nov, dec
date-next = next
date-next-week = next week

evening-title = { $emoji } { $game }: an evening together
evening-when = 📅 { $date } ({ $relative })
evening-repeats = { $repeats ->
        [weekly] 🔁 Every week at the same time.
        [fortnightly] 🔁 Every two weeks at the same time.
       *[monthly] 🔁 Every month, on the same weekday and at the same time.
    }
evening-host = { $host } would like to play, and there's room for { $least ->
        [1] up to { $most }
       *[other] { $least } to { $most }
    }. Press **I'm in**: when it's time, your seat is ready and I call you.
evening-rules = House rules: { $rules }
evening-in = **In so far ({ $count }):** { $who }
evening-nobody = **In so far:** nobody yet. Who's first?
evening-waiting = **Waiting for a seat:** { $who }
evening-event = It's also among [this server's events]({ $link }).
evening-small = That's the time where you are. *Remind me* is between you and me: I write to you { $minutes } minutes before.
button-evening-in = I'm in
button-evening-remind = Remind me
button-evening-change = Change the time
button-evening-off = Call it off
button-evening-once = Only this time
button-evening-for-good = All of them
button-evening-sure = Yes, call it off
button-evening-again = Find a new date

evening-opened = It was time: the table is open. { $link }
evening-called-off = This evening has been called off.
evening-nobody-came = Nobody had said yes, so no table was opened.
evening-was-missed = Nothing came of this evening: I couldn't open the table in time.

evening-open-call = 🎲 { $who }: it's time for { $game }! Your seats are ready. { $host } starts the game.
evening-open-late = 🎲 { $who }: sorry, I'm late, I was away! It's time for { $game }, and your seats are ready. { $host } starts the game.
evening-open-thread = The table is in { $thread }.
evening-elsewhere = { $who } said yes, too, but { $count ->
        [one] is
       *[other] are
    } still in the middle of another game. *Join* works as long as the table is open.
evening-no-seat = The table is full. { $who }: if somebody gets up, press *Join*.
evening-tell-nobody = Nobody had said yes to { $game } for this evening, so I didn't open a table.
evening-tell-last = That was the second time in a row, so this evening won't repeat any more. Somebody can set a new one with `/play`.
evening-tell-missed = I'm sorry: { $game } was set for { $date }, and I was away then. That's too long ago to begin now. Shall we find a new date?
evening-tell-busy = Another game has been going on here for an hour now, so { $game } couldn't begin. Shall we find a new date?
evening-tell-off = { $game } on { $date } has been called off. { $who }
evening-tell-moved = { $game } is at another time now: { $date } ({ $relative }). { $who }
evening-tell-busy-now = It's time for { $game }, but there's still a game going on here: { $link } As soon as it's over, your table opens. I'll wait for an hour.
evening-reminder = ⏰ { $game } begins { $relative }: { $link }

evening-done-remind = I'll write to you { $minutes } minutes before { $game } begins. If I can't, I'll ping you in the channel.
evening-done-no-remind = All right, no reminder.
evening-done-waiting = All seats are taken, so you're number { $place } on the waiting list. If somebody drops out, you move up by yourself.
evening-done-off = It's called off.
evening-done-moved = Done: it's { $date } now.
evening-done-same = All right, it stays at { $date }.
evening-sure = Call off { $game } on { $date }? Everybody who's in will be told.
evening-sure-series = { $game } on { $date } comes round again and again. Call off only this one, or all of them?
evening-form-title = When shall we play?
evening-form-at = When
evening-form-example = friday 20:00, tomorrow 8pm, 24 Dec 19:30
evening-form-repeat = Again
choice-repeat-never = only once

evenings-title = Game evenings on this server
evenings-none = Nothing is planned yet. Set an evening with `/play`: choose a game, and say when under “at”.
evenings-line = { $emoji } **{ $game }** · { $date } ({ $relative }) · { $count ->
        [0] nobody in yet
       *[other] { $count } in
    } · { $link }

evening-event-name = { $emoji } { $game }
evening-event-description = { $host } has set an evening of { $game }. Say “I'm in” here, and your seat is ready: { $link }
evening-event-where = #{ $channel }

# Where people speak this language: zones that are offered to those who have told none.
date-zones = America/New_York, America/Chicago, America/Denver, America/Los_Angeles, Europe/London, Australia/Sydney
date-suggestion = { $date } ({ $zone })

sorry-evening-over = That evening isn't coming up any more.
sorry-evening-host = Only { $host }, who set this evening, or a moderator can do that.
sorry-evening-unwelcome = You can't join this one.
sorry-evening-most-one = You've set { $most } evenings here that are still to come. That's as many as one person can have: call one off first.
sorry-evening-most-server = This server has { $most } evenings still to come, and that's as many as there can be.
sorry-evening-soon = It begins so soon that a reminder would come too late. Just stay around!
sorry-evening-repeat = An evening can only repeat if it has a date: say when under “at”, such as: friday 20:00
sorry-evening-zone = An evening that comes round again goes by the clock on somebody's wall, and I don't know whose. Say when with your zone, such as: friday 20:00 Europe/London. (If you've set quiet hours with `/me quiet`, I know your zone already.)
sorry-date-unclear = I don't understand “{ $what }”. Write it like this: friday 20:00, tomorrow 8pm, 24 Dec 19:30, or in 2 hours.
sorry-date-time = At what time? Write it like this: friday 20:00, or tomorrow 8pm.
sorry-date-zone = I don't know what time it is where you are. Add your zone, such as: { $typed } Europe/London. Or say: in 2 hours. (If you've set quiet hours with `/me quiet`, I know your zone already.)
sorry-date-weekday = That date is another day of the week. Leave one of the two out.
sorry-date-several =
    “{ $typed }” can mean more than one time. Write it like the one you mean:
    { $dates }
sorry-date-gap = Clocks are put forward that night, so they never show that time. Choose one an hour later or earlier.
sorry-date-part = “{ $what }” doesn't fit that part of the day. Leave one of the two out.
sorry-date-past = That's over already. Choose a time that's still to come.
sorry-date-far = That's more than a year away. Choose a time a bit sooner.

permission-create_events = Create Events
settings-no-events = 📅 Give me { $permission } if you'd like game evenings to be among this server's events. They work without.
