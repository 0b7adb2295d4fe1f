### About yourself: turns, reminders, blocking, and what the bot knows of you.

## Where it is somebody's turn

turns-title = Your tables
turns-none = You aren't at any table. Open one with /play, or press Join at somebody else's.
turns-mine = Your turn ({ $count })
turns-others = Waiting for others ({ $count })
turns-lobbies = Not started yet ({ $count })
turns-table = { $emoji } [{ $game } · table { $table }]({ $link })
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
    .more = I ping you in the channel when half your time is up. This is the default.
remind-message = By direct message
    .more = I message you here when it's your turn and you've been quiet for two minutes. If your messages are closed, I ping you in the channel.
remind-never = Never
    .more = I don't ping you at all. /turns lists the tables waiting for you.
remind-turn-until = { $who }: it is your turn. Your time is up { $when }. [To the table]({ $link })
remind-turn-open = { $who }: it is your turn. [To the table]({ $link })
remind-by-message = **{ $game }**: it is your turn. [To table { $table }]({ $link })
remind-by-message-until = **{ $game }**: it is your turn. Your time is up { $when }. [To table { $table }]({ $link })

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
privacy-messages = **Where my direct messages to you are**, so I can edit them. *Kept:* until you delete it; then the messages go too.
privacy-birthday = **Your birthday**, day and month ({ $told ->
        [yes] you told me
       *[no] you haven't told me
    }). *For:* who goes first in Magic Numbers; everybody sees who, nobody sees a date. *Kept:* until you take it back with /me birthday. That you changed it is remembered for a year, as a fingerprint.
privacy-reminders = **How I remind you** ({ $how }). *Kept:* until you change it with /me pings.
privacy-blocks = **People you've blocked** ({ $count }). Only you can see it. *Kept:* until you take it back with /me unblock, even if they delete their data: then as a fingerprint that I can only match when they come by.
privacy-not = -# I don't read what people write: I have no access to messages. What has been posted in a channel stays there, even after deleting.
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
