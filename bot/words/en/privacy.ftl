### About oneself: turns, reminders, blocking, and what is known of a person.

## Where it is somebody's turn

turns-title = Your tables
turns-none = You sit at no table. Open one with /play, or press Join where there is one.
turns-mine = It is your turn ({ $count })
turns-others = Others are to move ({ $count })
turns-lobbies = Not started yet ({ $count })
turns-table = { $emoji } [{ $game } · table { $table }]({ $link })
turns-paused = ⏸️ paused
turns-since = your turn began { $when }
turns-until = ⏳ { $when }
turns-also = also awaited: { $seats }
turns-awaited = awaited: { $seats }
turns-computers = a computer is thinking
turns-seated = at the table ({ $count }): { $seats }
turns-more = … and { $count } more.

## Reminders

remind-title = How I remind you
remind-now = Now: **{ $how }**. It counts for all your tables, on all servers; nobody else sees it.
remind-turn = When it is my turn
    .more = I call you in the channel when it is your turn and you have not done anything there for two minutes.
remind-half = When time runs short
    .more = I call you in the channel when half of your time is over. This is the usual way.
remind-daily = Once a day
    .more = I call you in the channel once a day, at an hour of your own, wherever it is your turn by then. /me pings sets the hour.
remind-daily-at = once a day at { $hour } ({ $zone })
remind-message = By direct message
    .more = as soon as it is your turn and you have been away for two minutes, but here and not in the channel. If your messages are closed, I call you in the channel.
remind-never = Never
    .more = I do not call you at all. /turns shows where you are awaited.
remind-soon-how = **Next but one:** where games take days, I can also tell you when one more person is to move, and then you.
button-soon-on = Tell me when I'm next but one
button-soon-off = Don't tell me when I'm next but one
remind-soon = { $who }: { $front } is to move, and then it is you. [To the table]({ $link })
remind-soon-by-message = **{ $game }**: { $front } is to move, and then it is you. [To table { $table }]({ $link })
sorry-zone-missing = I don't know yet what time it is where you are. Say it with /me pings and its option *zone*: a city, such as Europe/Berlin, or an offset, such as UTC+2.
remind-turn-until = { $who }: it is your turn. Time is over { $when }. [To the table]({ $link })
remind-turn-open = { $who }: it is your turn. [To the table]({ $link })
remind-by-message = **{ $game }**: it is your turn. [To table { $table }]({ $link })
remind-by-message-until = **{ $game }**: it is your turn. Time is over { $when }. [To table { $table }]({ $link })

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
quiet-unsaid = You have said nothing of quiet hours. Where a server has some of its own, those hold for you.
quiet-unsaid-short = those of each server
quiet-now = Now: **{ $hours }**
quiet-there = It is { $time } there ({ $zone }) right now. If that is not what your clock says, change the zone within a quarter of an hour.
quiet-none = none
quiet-hours = { $begins } to { $ends }{ $days ->
        [none] {""}
       *[other] , and all of { $days }
    } ({ $zone })
quiet-days = all of { $days } ({ $zone })
quiet-how = In your quiet hours your time does not run, and I don't call you. That holds wherever a game takes days; where there is an hour or less for a move, nobody waits for anybody's night. You can change them once a day. Nobody else is shown them: the others see until when you have time, and that alone.
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
sorry-quiet-zone = I know no zone “{ $zone }”. Try the city whose clocks show what yours show, such as Europe/Berlin, or an offset, such as UTC+2.
sorry-quiet-hours = From when until when? Quiet hours need both, such as from 23:00 to 8:00; or days off, or both.
sorry-quiet-time = “{ $typed }” is no time of day that I know. Try 23:00, or 11 pm.
sorry-quiet-whole = Quiet hours that last the whole day would keep the others waiting for ever. If you are away for a while, there is /me vacation.
sorry-quiet-long = More than { $hours } quiet hours a day leave too little time to play in. If you are away for a while, there is /me vacation.
sorry-quiet-days = With more than { $days } days off a week there is too little time left to play in. If you are away for a while, there is /me vacation.
sorry-quiet-weekday = “{ $typed }” is no day of the week that I know. Try Saturday, Sunday; or weekend; or none.
sorry-quiet-often = You have changed your quiet hours today; others rely on them. You can change them again { $when }.
vacation-title = Your vacation
vacation-none = You are not away.
vacation-now = You are away until **{ $when }**. The tables where games take days say so, and your time does not run there.
vacation-left = { $left ->
        [0] That leaves no whole day in this quarter of the year.
        [one] One more day is left in this quarter of the year, of { $most }.
       *[other] { $left } more days are left in this quarter of the year, of { $most }.
    }
vacation-how = /me vacation with a date says until when you are away, that day included. You can still play if you like; and at tables with an hour or less for a move nobody is waited for.
vacation-day = { $days ->
        [one] { $date } (tomorrow)
       *[other] { $date } (in { $days } days)
    }
button-vacation-over = I'm back early
sorry-vacation-date = “{ $typed }” is no date that I know. Try { $example }, or so many days: 7.
sorry-vacation-past = That day is over already.
sorry-vacation-long = You can be away for { $most } days in each quarter of the year. Today that would be until { $when } at the latest.
sorry-vacation-used = You have been away for { $most } days in this quarter of the year, and others are waiting. There will be more in the next one.

## Blocking

blocked-title = Whom you have blocked
blocked-none = Nobody. With /me block you keep somebody from sitting down at your tables.
blocked-how = They cannot sit down at a table that is yours or at which you sit. They are not told who does not want it, though at a table where you sit alone it is plain. /me unblock takes it back. Who has had themselves forgotten is not listed, and stays blocked.
done-blocked = { $who } cannot sit down at your tables any more, nor where you sit already. I tell nobody; but where you sit alone, they can guess.
done-blocked-already = You have blocked { $who } already.
done-unblocked = { $who } may sit down at your tables again.
done-not-blocked = You have not blocked { $who }.
sorry-block-self = You cannot block yourself, or me.

## What is known

privacy-title = What I know of you
privacy-short = All of it is in one database on the machine where I run, and goes nowhere else. **Export** hands it to you as a file, **Delete** removes it at once.
privacy-tables = **Where you sat** ({ $count ->
        [one] 1 table
       *[other] { $count } tables
    }): your Discord id, your name and language at that time, and when you sat down. *For:* the game, and the histories of those you played with. *Kept:* until you delete it; your seat then has no name.
privacy-actions = **What you did there** ({ $count ->
        [one] 1 action
       *[other] { $count } actions
    }): each with its time. *For:* going on after a restart, and checking the dice. *Kept:* like your seats.
privacy-results = **How it ended** ({ $count ->
        [one] 1 result
       *[other] { $count } results
    }), and what is counted from it (ratings, streaks, whom you met, dice, achievements), with the name you last played under. *For:* leaderboards and profiles; all can see it. *Kept:* until you delete it.
privacy-messages = **Where my direct messages to you are**, so that I can edit them. *Kept:* until you delete it; then the messages go too.
privacy-birthday = **Your birthday**, day and month ({ $told ->
        [yes] you told it
       *[no] you have not told it
    }). *For:* who goes first in Magic Numbers; all see who that is, and nobody sees a date. *Kept:* until you take it back with /me birthday. That it was changed is remembered for a year, by a fingerprint.
privacy-reminders = **How I remind you** ({ $how }). *Kept:* until you change it with /me pings.
privacy-quiet = **Your quiet hours** ({ $hours }), so that nobody's clock runs out in your night. *Kept:* until you take them back with /me quiet.
privacy-vacations = **When you were away** ({ $count }), and until when. *Kept:* for half a year.
privacy-blocks = **Whom you have blocked** ({ $count }). Only you can see it. *Kept:* until you take it back with /me unblock, also if they have themselves forgotten: then as a fingerprint that says who it is only when they come by.
privacy-not = -# I do not read what people write: I have no access to messages. What stands in a channel stays there, also after deleting.
button-export = Export
button-delete = Delete
button-delete-sure = Yes, delete what you know
button-delete-final = Delete it for good
button-keep = No, keep it
export-done = Everything I know of you.
delete-title = Delete everything?
delete-sure = You will leave all lobbies, and resign from all running games. Your settings, birthday, results and ratings are deleted, and my direct messages to you. Those you played with keep their games, with “Somebody” in your seat. Whoever has blocked you keeps you blocked.
delete-final = It cannot be undone, and I cannot find out later which seats were yours. You may play again at any time, as a newcomer. Delete it now?
delete-done = I do not know you any more. It was good to have you here; you are welcome again, as a newcomer.
