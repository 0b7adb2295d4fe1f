### About yourself: turns, reminders, blocking, and what the bot knows of you.

## Where it is somebody's turn

turns-title = Your tables
turns-none = You aren't at any table. Open one with /play, or press Join at somebody else's.
turns-mine = Your turn ({ $count })
turns-others = Waiting for others ({ $count })
turns-lobbies = Not started yet ({ $count })
turns-table = { $emoji } [{ $game } · table { $table }]({ $link })
turns-paused = ⏸️ paused
turns-since = your turn began { $when }
turns-until = ⏳ { $when }
turns-also = also waiting for { $seats }
turns-awaited = waiting for { $seats }
turns-computers = a computer is thinking
turns-seated = at the table ({ $count }): { $seats }
turns-more = … and { $count } more.

## Reminders

remind-title = How I remind you
remind-now = Now: **{ $how }**. This applies to all your tables, on all servers; nobody else sees it.
remind-turn = When it is my turn
    .more = I ping you in the channel when it's your turn and you've been quiet for two minutes.
remind-half = When time runs short
    .more = I call you in the channel when half of your time is over. This is the usual way.
remind-daily = Once a day
    .more = I call you in the channel once a day, at an hour of your own, wherever it is your turn by then. /me pings sets the hour.
remind-daily-at = once a day at { $hour } ({ $zone })
remind-message = By direct message
    .more = I send you a message when it's your turn and you've been quiet for two minutes. If your messages are closed, I ping you in the channel.
remind-never = Never
    .more = I'll leave you alone. /turns shows where it's your turn.
remind-soon-how = **Heads-up:** where games take days, I can also tell you when only one player is left before your turn.
button-soon-on = Give me a heads-up
button-soon-off = No heads-up
remind-soon = { $who }: after { $front } it's your turn. [To the table]({ $link })
remind-soon-by-message = **{ $game }**: after { $front } it's your turn. [To table { $table }]({ $link })
sorry-zone-missing = I don't know yet what time it is where you are. Say it with /me pings and its option *zone*: a city, such as Europe/Berlin, or an offset, such as UTC+2.
remind-turn-until = { $who }: it is your turn. Deadline: { $when }. [To the table]({ $link })
remind-turn-open = { $who }: it is your turn. [To the table]({ $link })
remind-by-message = **{ $game }**: it is your turn. [To table { $table }]({ $link })
remind-by-message-until = **{ $game }**: it is your turn. Deadline: { $when }. [To table { $table }]({ $link })

## Quiet hours and vacations

weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
days-weekend = weekend
days-none = none
quiet-title = Your quiet hours
quiet-unsaid = You haven't set quiet hours. On servers that have their own, those count for you.
quiet-unsaid-short = those of each server
quiet-now = Now: **{ $hours }**
quiet-there = It is { $time } there ({ $zone }) right now. If that is not what your clock says, change the zone within a quarter of an hour.
quiet-none = none
quiet-hours = { $begins } to { $ends }{ $days ->
        [none] {""}
       *[other] , and all of { $days }
    } ({ $zone })
quiet-days = all of { $days } ({ $zone })
quiet-how = Your clock stops during quiet hours in slow games (more than an hour a move), and I don't call you. You can change them once a day. Nobody sees your hours, only your deadline.
button-quiet-none = No quiet hours
button-quiet-forget = As each server has them
quiet-zone-label = Where: a city, or an offset
quiet-zone-example = Europe/Berlin, America/New_York, UTC+2
quiet-from-label = From
quiet-from-example = 23:00
quiet-to-label = Until
quiet-to-example = 8:00
quiet-off-label = Days off
quiet-off-example = Saturday, Sunday; or weekend
sorry-quiet-zone-missing = Tell me where you are as well, with the option *zone*: a city, such as Europe/Berlin, or an offset, such as UTC+2.
sorry-quiet-zone = I don't recognise “{ $zone }” as a time zone. Try the city whose clocks show what yours show, such as Europe/Berlin, or an offset, such as UTC+2.
sorry-quiet-hours = From when until when? Quiet hours need both, such as from 23:00 to 8:00; or days off, or both.
sorry-quiet-time = I don't recognise “{ $typed }” as a time. Try 23:00, or 11 pm.
sorry-quiet-several = “{ $typed }” can be { $times }. Which one? Write it like that.
sorry-quiet-whole = Quiet hours that last the whole day would keep the others waiting for ever. If you are away for a while, there is /me vacation.
sorry-quiet-long = More than { $hours } quiet hours a day leave too little time to play in. If you are away for a while, there is /me vacation.
sorry-quiet-days = With more than { $days } days off a week there is too little time left to play in. If you are away for a while, there is /me vacation.
sorry-quiet-weekday = I don't recognise “{ $typed }” as a day of the week. Try Saturday, Sunday; or weekend; or none.
sorry-quiet-often = You have changed your quiet hours today; others rely on them. Next change: { $when }.
vacation-title = Your vacation
vacation-none = You are not away.
vacation-now = You are away until **{ $when }**. The tables where games take days say so, and your time does not run there.
vacation-left = { $left ->
        [0] You've used all your days off for this quarter.
        [one] One more day off is left in this quarter, of { $most }.
       *[other] { $left } more days off are left in this quarter, of { $most }.
    }
vacation-how = /me vacation with a date says until when you are away, that day included. You can still play if you like; and at tables with an hour or less for a move nobody is waited for.
vacation-day = { $days ->
        [one] { $date } (tomorrow)
       *[other] { $date } (in { $days } days)
    }
button-vacation-over = I'm back early
sorry-vacation-date = I don't recognise “{ $typed }” as a date. Try { $example }, or so many days: 7.
sorry-vacation-several =
    “{ $typed }” can mean more than one day. Write it like the one you mean:
    { $days }
vacation-label = The last day of it
vacation-example = 24 Dec, 2026-12-24, or how many days: 7
button-retry = Try again
sorry-vacation-past = That day is over already.
sorry-vacation-long = You can be away for { $most } days in each quarter of the year. Today that would be until { $when } at the latest.
sorry-vacation-used = You have been away for { $most } days in this quarter of the year, and others are waiting. There will be more in the next one.

## Blocking

blocked-title = People you've blocked
blocked-none = Nobody. Use /me block to keep somebody away from your tables.
blocked-how = They can't join a table you host or sit at. They aren't told who blocked them, though they can guess if you're alone at the table. /me unblock takes it back. Anybody who has had their data deleted stays blocked, but isn't listed.
done-blocked = { $who } can no longer join a table you host or sit at. I tell nobody, but they can guess if you're alone at the table.
done-blocked-already = You've already blocked { $who }.
done-unblocked = { $who } can join your tables again.
done-not-blocked = You haven't blocked { $who }.
sorry-block-self = You can't block yourself. Or me.

## What is known

privacy-title = What I know about you
privacy-short = It's all in one database on the machine I run on, and goes nowhere else. **Export** gives you a copy as a file, **Delete** removes it at once.
privacy-tables = **Where you sat** ({ $count ->
        [one] 1 table
       *[other] { $count } tables
    }): your Discord id, your name and language at the time, and when you sat down. *For:* the game, and the histories of those you played with. *Kept:* until you delete it; then your seat has no name.
privacy-actions = **What you did there** ({ $count ->
        [one] 1 action
       *[other] { $count } actions
    }): each with its time. *For:* surviving a restart, and checking the dice. *Kept:* as long as your seats.
privacy-results = **How it ended** ({ $count ->
        [one] 1 result
       *[other] { $count } results
    }), and what follows from it (ratings, streaks, rivals, dice, achievements), with the name you last played under. *For:* leaderboards and profiles, which everybody can see. *Kept:* until you delete it.
privacy-messages = **The places of my direct messages to you**, so I can edit them. *Kept:* until you delete it; then the messages go too.
privacy-birthday = **Your birthday**, day and month ({ $told ->
        [yes] you told me
       *[no] you haven't told me
    }). *For:* who goes first in Magic Numbers; everybody sees who, nobody sees a date. *Kept:* until you take it back with /me birthday. That you changed it is remembered for a year, as a fingerprint.
privacy-reminders = **How I remind you** ({ $how }). *Kept:* until you change it with /me pings.
privacy-quiet = **Your quiet hours** ({ $hours }), so that nobody's clock runs out in your night. *Kept:* until you take them back with /me quiet.
privacy-vacations = **When you were away** ({ $count }), and until when. *Kept:* for half a year.
privacy-plans = **Your plans** for your next turns ({ $count }). Only you can see it. *Kept:* until the turn is over.
privacy-blocks = **People you've blocked** ({ $count }). Only you can see it. *Kept:* until you take it back with /me unblock, even if they delete their data: then I keep a code that only fits their account.
privacy-not = -# I don't read what people write: where a game is running, I only count how many messages there are. Posts in a channel stay there, even after deleting.
button-export = Export
button-delete = Delete
button-delete-sure = Yes, delete my data
button-delete-final = Delete it for good
button-keep = No, keep it
export-done = Here is everything I know about you.
delete-title = Delete everything?
delete-sure = You'll leave all lobbies and resign from all running games. I delete your settings, birthday, results and ratings, and my direct messages to you. The people you played with keep their games, with “Somebody” in your seat. If somebody has blocked you, you stay blocked.
delete-final = This can't be undone, and I can't find out later which seats were yours. You're welcome to play again at any time, as a newcomer. Delete it now?
delete-done = Have we met? I've forgotten everything about you. It was good to have you here, and you're welcome back any time, as a newcomer.
