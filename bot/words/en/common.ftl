### What all tables share.

## What happened, in any game

event-left = { $seat } has left the game.

## Why not, in any game

refusal-game-over = This game is over.
refusal-not-playing = You are not playing in this game any more.
refusal-not-your-turn = It is { $seat }'s turn.
refusal-unknown-action = “{ $action }” is not something one can do in this game.

## The table's message

story-computers = 🤖 { $told }
table-title = { $emoji } { $game } · table { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (left)
# The same as a part of the picture's alt text.
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (left)
table-moved = This table has moved. [Go there]({ $link })
table-gone = There is no table here any more.
table-closed = This table was closed without a result.
table-lapsed = Nobody started this game within a day, so I have cleared the table. There is a fresh one with /play whenever you like.
table-undone = ↩️ { $seat } has taken the last thing back.
table-drawn = 🤝 A draw! { $seats } share the first place.
vanished-channel = **{ $game }**, table { $table }, was closed without a result: the channel it was played in is gone.
vanished-server = **{ $game }**, table { $table }, was closed without a result: I am not on that server any more.
table-away = 🤖 A computer sits in for { $seats } until they press “I'm back”.
table-deserted = Everybody has gone, so the game waits. Press “I'm back” to go on; the table is closed { $when }.
table-nudge = { $who }: it is your turn, and your time is half over. A computer decides for you { $when }. [To the table]({ $link })
board-unseen = The picture of the board could not be drawn; Text board has all of it.

## What can be held on to

proof-commitment = Fair dice: the commitment is `{ $commitment }`
proof-salt = The salt is `{ $salt }`
proof-part = Your part of it is number { $number }: `{ $part }`
proof-part-with-luck = Your part of it is number { $number }: `{ $part }`. Behind the ~ is your word for luck.
proof-luck = Your word for luck adds `~{ $luck }` to your part of the salt.

## The lobby

lobby-title = { $emoji } { $game } · table { $table } is open
lobby-host = { $host } invites you to play · { $least } to { $most } players
lobby-seats = **At the table ({ $count }):** { $seats }
lobby-nobody = **At the table:** nobody yet. Press Join to be the first.
lobby-invited = Invited: { $seats }
challenge-title = A game with { $player }
challenge-game = Which game shall it be?
challenge-call = { $who }: { $host } challenges you to { $game }! [Sit down here]({ $link })
lobby-rules = **House rules:** { $rules }
lobby-usual = the usual ones
lobby-clock =
    { $clock ->
        [0] no time limit
       *[other] { $time } a move
    }
poster-host = host
poster-nobody = nobody yet
poster-alt = { $game }. { $about } At the table: { $seats }. Free chairs: { $free }.
poster-alt-short = { $game }. At the table: { $seats }. Free chairs: { $free }.
fair-lobby = 🎲 The dice of this table are fixed already, and nobody can swap them for others now. Below is their fingerprint: note it, and after the game **Verify** shows you that it was these dice and no others. A word for luck from you goes into them too.
lobby-computer = { $name } ({ $level })
house-rule = { $option }: { $value }
# A house rule that is not what it was when somebody sat down. $rule is "Points to reach exactly: 20 points".
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 changed since somebody sat down. Have another look before you play, or get up again.
value-on = on
value-off = off

button-join = Join
button-leave = Leave
button-computers = Add computer
button-out = Take out { $name }
button-im-back = I'm back
button-house-rules = House rules
button-start = Start
button-fair = 🎲 Fair dice
button-luck = 🍀 Say something for luck
button-peek = Peek
button-text = Text board
button-rules = Rules
button-more = ⋯
button-here = Bring the board here
button-resign = Resign
button-resign-sure = Yes, I give up
button-reminders = Reminders
button-end = End this table
button-end-sure = Yes, end it without a result
button-vote-end-sure = Yes, ask them
button-vote-sure = Yes, ask them
button-undo = Take it back
button-draw = Call it a draw
button-remove = Go on without { $name }
button-alone-sure = Yes, end it
button-finish-sure = Yes, end it
button-vote-yes = Fine with me{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-vote-no = Let's play on{ $seats ->
        [none] {""}
       *[other] {" "}· { $seats }
    }
button-rematch = Rematch
button-use = Use it
button-change = Change
button-back = Back
button-next = Next

## Computers, people who left for good, and the time for a decision

anonymous-name = Somebody

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = easy
level-normal = normal
level-hard = hard
level-random = plays at random
add-easy = Add an easy one
add-normal = Add a normal one
add-hard = Add a hard one
add-random = Add one that plays at random
computers-title = Who else shall play at table { $table }? { $seats } of { $most } seats are taken. Computers cannot see more than you could in their place.
clock-label = Time for a decision
clock-60 = 1 minute
clock-180 = 3 minutes
clock-600 = 10 minutes
clock-86400 = 1 day
clock-0 = no limit

## Threads

thread-open = { $emoji } { $game } · come and play
thread-turn = { $emoji } { $game } · { $count ->
        [one] { $seats } to move
       *[other] waiting for { $seats }
    }
thread-over = { $emoji } { $game } · it's over
thread-opened = 🧵 { $host } has opened a table of **{ $game }** in { $thread }. Come on in and take a seat!
thread-locked = 🔒 { $thread } has been locked, so nobody can move at the table of **{ $game }** in there. Somebody with Manage Threads can unlock it, and the game goes on where it was.
thread-lacking = I'd have liked to give this table a thread of its own, but I'm not allowed to yet: { $permissions }. So here it is, in the channel.
thread-nowhere = There are no threads in a channel like this one, so the table is right here.
thread-not-made = Discord wouldn't give me a thread just now, so the table is right here.

## Private answers

more-title = What would you like to do with table { $table }?
resign-sure = Your seat will be out for the rest of the game, and you will rank behind everybody still playing. Sure?
end-sure = The game will end here for everybody, without a winner. Sure?
vote-end-sure = The game ends without a winner if at least half of the others agree. I'll ask them here, and they have a day: no answer counts as a yes. Shall I?
vote-draw-sure = If at least half of the others agree, the game ends here as a draw: everybody still playing shares the first place, and nobody has won. I'll ask them here, and they have a day: no answer counts as a yes. Shall I?
vote-remove-sure = If the others agree, { $seat } is out and comes behind everybody still playing. I'll ask them here. They have a day, and no answer counts as a yes; but if { $seat } is back by then, that settles it. Shall I?
alone-sure = If you are behind at this moment, you come last, as if you had given up. If you are not, the game ends without a result. Sure?
finish-sure = Only computers are playing here now. They will get up, and the game is over with the places that everybody has. Sure?
vote-end-open = 🕊️ { $who } would like to end this game without a result. Is that fine with you?{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } No answer counts as a yes { $when }.
vote-draw-open = 🤝 { $who } offers a draw: everybody still playing shares the first place. Is that fine with you?{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } No answer counts as a yes { $when }.
vote-remove-open = 🪑 { $who } would like to go on without { $seat }, who has been away for a while.{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } That happens { $when }, or sooner if half of the others agree; and if { $seat } comes back, it doesn't.
vote-end-refused = 🙂 { $seats } would rather play on, so on we go.
vote-draw-refused = 🙂 No draw: { $seats } would rather play it out.
vote-remove-refused = 🙂 { $seats } would rather wait for { $seat }.
vote-draw-call = { $others }: { $who } offers a draw. [Say what you think]({ $link }): it is one if at least half of you agree, and no answer counts as a yes { $when }.
vote-remove-call = { $seat }, they miss you! { $who } would like to go on without you. [Be back]({ $link }) { $when } at the latest, and you are still in.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: say there what you think.
    }
vote-end-call = { $others }: { $who } would like to end the game without a result. [Say what you think]({ $link }): it ends if at least half of you agree, and no answer counts as a yes { $when }.
done-vote-asked = I have asked the others. You can see at the table what they say.
undo-offer = You can still take this back ({ $when } it is too late): { $what }
done-undone = Taken back. It is as if it had never been.
done-removed = They are out of the game.
done-here = The board is down here now.
done-acted = Done.
form-good = It would look like this.
done-resigned = You have left the game.
done-back = Welcome back. You decide for yourself again.
done-ended = The table is closed.
done-nudged = { $who }: it is your turn! [To the table]({ $link })
done-birthday = Thank you. I will remember { $day }.{ $month }. and show it to nobody. You can change it twice a year.
done-birthday-forgotten = Your birthday is forgotten.
luck-title = A word for luck
luck-label = Any word at all, or none
luck-example = plum cake, the cat is asleep, …
luck-said = 🍀 Thank you! Your part of the salt will end with `~{ $luck }`: the first half of your word's SHA-256. So nobody can have prepared the dice without knowing your word. I keep that fingerprint and not the word, so remember it. You find your part again behind ⋯ and, after the game, behind Verify.
luck-none = No word for luck from you, then. The dice are just as good.
house-rules-told = House rules of table { $table }. Only { $host }, who opened it, can change them.
    { $rules }
house-rules-title = House rules of table { $table }. They count for everybody and cannot be changed once the game has started. What you change is marked for those who sit there already, and they have ten seconds to see it before you can start.
join-done = You're in! [Your seat at { $game }]({ $link }) is waiting.
leave-done = You got up from [{ $game }]({ $link }).
seated-already = You have a seat here already. All that's missing is Start, or a few more friends.
taken-lobby = { $seats } { $count ->
        [one] has
       *[other] have
    } a table of **{ $game }** open [over there]({ $link }). Want to sit down with them? Or open one of your own in a thread (/play has an option for that) or in another channel.
taken-full = { $seats } are about to play **{ $game }** [over there]({ $link }), and every seat is taken. You can open a table of your own in a thread (/play has an option for that) or in another channel.
taken-yours = You are sitting at [an open table of **{ $game }**]({ $link }) in this channel already. There is room for another one in a thread (/play has an option for that) or in another channel.
taken-playing = **{ $game }** is being played [in this channel]({ $link }) just now. You can open a table of your own in a thread (/play has an option for that) or in another channel.
join-whisper = You sit at **{ $game }**, [table { $table }]({ $link }).
    Your secrets will appear here, in this one message. Peek at the table shows them too.
join-closed = You are in. I cannot send you direct messages, because you do not take them from people on this server. That is no problem: **Peek** at the table always shows you your secrets.
join-later = You are in. I cannot send you your direct message just now, and will keep trying. Until it is there, **Peek** at the table shows you your secrets.
whisper-title = **{ $game }** · [table { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = No more hints
hints-are-off = All right, no more hints from me. **Rules** at the table has all of it.
page-count = Page { $page } of { $pages }

## Why not

sorry-gone = There is no such table here: it is gone, or it stands somewhere else.
sorry-over = This game is over already.
sorry-closed = This table was closed.
sorry-started = This game has started already.
sorry-not-started = This game has not started yet.
sorry-luck-seat = Sit down first: your word goes with your seat.
sorry-luck-letters = There is something in that word that is no letter, not even a picture. Try another one.
sorry-vote-over = That vote is over.
sorry-vote-own = You have asked, so it is for the others to say. If you want to leave anyway, there is Resign, but then you come last.
sorry-vote-others = It is for those who still play to say.
sorry-vote-taken = { $who } has asked that already. Say at the table what you think.
sorry-vote-refused = The others want to play on. You can ask them again { $when }.
sorry-no-undo = That cannot be taken back: something has happened since, or somebody has learned from it.
sorry-undo-late = That can be taken back for { $seconds } seconds, and they are over.
sorry-no-draw = A draw is for people to agree on, and computers don't agree to anything. You need somebody else to share it with.
sorry-not-absent = They are back, or out already. Nobody has to go.
sorry-not-playing-any-more = You are not playing in this game any more. It is for those who are to end it.
sorry-not-seated = You are not playing at this table. Wait for the next one, or open your own with /play in another channel.
sorry-late = That has happened already, or somebody was quicker. Here is how things stand now.
sorry-moved = This table has moved. [Go there]({ $link })
sorry-not-your-turn-here = It is not your turn.
sorry-not-host = Only { $host }, who opened the table, can do that.
sorry-not-host-or-moderator = Only { $host }, who opened the table, or a moderator can do that.
sorry-not-in-lobby = You are not sitting at this table.
sorry-full = This table is full: { $most } can play.
sorry-unwelcome = There is no seat for you at this table, sorry. Wait for the next one, or open your own with /play in another channel.
sorry-too-few = It takes at least { $least } to play, and { $count } { $count ->
        [one] is
       *[other] are
    } sitting here. Press Join, or bring friends.
sorry-no-person = Somebody has to sit down with the computers. Press Join.
sorry-not-away = You have not been away: nobody plays for you.
sorry-host-must-sit = The house rule says that the host goes first, but { $host } is not sitting at the table. Join, or change the rule.
sorry-seats-changed = Somebody sat down or got up at that very moment. Have a look, then press Start again.
sorry-rules-changed = { $count ->
        [one] A house rule has
       *[other] House rules have
    } changed since somebody sat down ({ $rules }). Give everybody { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    } to see it, then press Start again.
sorry-challenge-computer = { $player } is a machine. Open a table with /play and press Add computer: those play as well as you like.
sorry-challenge-self = You cannot challenge yourself. Open a table with /play; computers always have time.
sorry-no-game-in-message = I find no game of mine in that message. Try it on a board, or use /replay and /verify with the number of a table.
sorry-no-table = There is no table in this channel. Open one with /play.
sorry-no-game = There is no game called “{ $game }”. Choose one of: { $games }
sorry-house-rule = “{ $text }” is not a house rule of { $game }. They are: { $rules }
sorry-permissions = I am missing something in this channel: { $permissions }. Somebody who manages the server can grant it.
sorry-unpainted = That counts, but I could not show it on the board. Nothing is lost: the next press shows all of it.
sorry-server-only = Tables are for channels of a server.
sorry-no-secrets = There is nothing hidden in this game: the board shows it all.
sorry-birthday-often = A birthday can be changed twice a year, so that nobody can find out another's by trying dates. You can change yours again on { $when }; until then the old one counts. Taking it back always works: leave day and month out.
sorry-birthday = There is no such day. Give a day and a month, such as 24 and 12, or leave both out to have yours forgotten.
sorry-slow = That took me too long. Press once more, please.
sorry-flood = That is a lot at once. Take a breath: in a few seconds I am there for you again.
sorry-unknown = I do not know this button. It may be from another time; the table's own message has those that work.
sorry-trouble = Something went wrong on our side, and it has been written down. Nothing is lost: what was played is stored. Try again.
sorry-your-turn = It is your own turn.
sorry-nobody-to-nudge = Nobody has to act right now.

## Permissions, as Discord's settings call them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads

## On every board

board-nameless = Player { $letter }
