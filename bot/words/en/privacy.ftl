### About oneself: turns, reminders, blocking, and what is known of a person.

## Where it is somebody's turn

turns-title = Your tables
turns-none = You sit at no table. Open one with /play, or press Join where there is one.
turns-mine = It is your turn ({ $count })
turns-others = Others are to move ({ $count })
turns-lobbies = Not started yet ({ $count })
turns-table = { $emoji } [{ $game } · table { $table }]({ $link })
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
remind-message = By direct message
    .more = as soon as it is your turn and you have been away for two minutes, but here and not in the channel. If your messages are closed, I call you in the channel.
remind-never = Never
    .more = I do not call you at all. /turns shows where you are awaited.
remind-turn-until = { $who }: it is your turn. Time is over { $when }. [To the table]({ $link })
remind-turn-open = { $who }: it is your turn. [To the table]({ $link })
remind-by-message = **{ $game }**: it is your turn. [To table { $table }]({ $link })
remind-by-message-until = **{ $game }**: it is your turn. Time is over { $when }. [To table { $table }]({ $link })

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
