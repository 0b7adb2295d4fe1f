### What all tables share.

## What happened, in any game

event-left = { $seat } has left the game.

## Why not, in any game

refusal-game-over = This game is over.
refusal-not-playing = You aren't playing in this game any more.
refusal-not-your-turn = It's { $seat }'s turn.
refusal-unknown-action = “{ $action }” is not something you can do in this game.

## The table's message

story-computers = 🤖 { $told }
# A roll that the table made for somebody, as there was nothing to decide; and the first of them in a game.
story-rolled = 🎲 { $told }
story-rolled-first = 🎲 I'll do the rolling, so you only have to decide. { $told }
table-title = { $emoji } { $game } · table { $table }
table-ranking = **{ $place }.** { $seats }
table-ranking-left = **{ $place }.** { $seats } (left)
# The same as a part of the picture's alt text.
table-place = { $place }. { $seats }
table-place-left = { $place }. { $seats } (left)
table-moved = This table has moved. [Go there]({ $link })
table-gone = There is no table here any more.
people-more = { $count } more
table-closed = This table was closed without a result.
vanished-channel = **{ $game }**, table { $table }, was closed without a result: its channel is gone.
vanished-server = **{ $game }**, table { $table }, was closed without a result: I'm no longer on that server.
table-away = 🤖 A computer is playing for { $seats }. Back again? Press “I'm back”.
table-deserted = Everybody has gone, so the game is on hold. Press “I'm back” to go on; otherwise the table closes { $when }.
table-nudge = { $who }: it is your turn, and half your time is up. Deadline: { $when }; then a computer decides for you. [To the table]({ $link })
board-unseen = I couldn't draw the board this time. Text board has all of it.
board-coming = 🖍️ So many boards at once! I'm still drawing this one: the picture comes in a moment.
table-lapsed = Nobody started this game within a day, so I have cleared the table. There is a fresh one with /play whenever you like.
table-undone = ↩️ { $seat } took back their last move.
table-drawn = 🤝 A draw! { $seats } share the first place.
table-paused = ⏸️ The game was paused { $since }, and nobody's time runs. Any player can resume it; otherwise it resumes on { $when }.
table-vacation = 🌴 { $who } is away until { $when }.
silence = 😴 Nothing has happened at [table { $table }]({ $link }) for a while: the last move was { $when }. { $paused ->
        [yes] The game is paused, and any of you can resume it.
       *[other] { $seats ->
            [none] Shall I do something about it?
           *[other] It is { $seats } the others are waiting for. Shall I do something about it?
        }
    }
resumed = ▶️ { $who ->
        [nobody] The game has been paused for long enough, so it goes on.
       *[other] { $who } resumed the game.
    }{ $seats ->
        [none] {""}
       *[other] {" "}{ $seats }: it is your turn.
    }{ $when ->
        [none] {""}
       *[other] {" "}⏳ { $when }.
    } [To the table]({ $link })

## What proves the dice

proof-commitment = Proof, part 1 (“commitment”): `{ $commitment }`
proof-salt = Proof, part 2 (“salt”): `{ $salt }`
proof-part = Your part of it is number { $number }: `{ $part }`
proof-part-with-luck = Your part of it is number { $number }: `{ $part }`. After the ~ comes your word for luck.
proof-luck = Your word for luck adds `~{ $luck }` to your part of the salt.
proof-deal = All tables of this round have these dice, each seat its own. The seed comes when the last table has ended.

## The lobby

lobby-title = { $emoji } { $game } · table { $table } is open
lobby-host = { $host } invites you to play · { $least } to { $most } players
lobby-seats = **At the table ({ $count }):** { $seats }
lobby-nobody = **At the table:** nobody yet. Press Join to be the first.
lobby-birthday = 🎂 The player with the closest birthday goes first. /me birthday tells me yours; nobody else gets to see it.
# Where a game is chosen. $minutes is how long it usually takes, such as “4–13”, or none where nobody knows.
game-choice = { $game } · { game-facts }
game-facts = { $least } to { $most } players{ $minutes ->
        [none] {""}
       *[other] {" "}· { $minutes } min
    }
lobby-invited = Invited: { $seats }
lobby-rematch = **Still to say yes:** { $seats }. Once everybody has, I start by myself. *Start* doesn't wait for them.
challenge-title = A game with { $player }
challenge-game = Which game?
challenge-call = { $who }: { $host } challenges you to { $game }! [Sit down here]({ $link })
lobby-rules = **House rules:** { $rules }
lobby-usual = the usual
lobby-clock =
    { $clock ->
        [0] no time limit
       *[other] { $time } a move
    }
lobby-rolls = I roll the dice for you
lobby-rolls-not = you roll the dice yourselves
poster-host = host
poster-nobody = nobody yet
poster-alt = { $game }. { $about } At the table: { $seats }. Free chairs: { $free }.
poster-alt-short = { $game }. At the table: { $seats }. Free chairs: { $free }.
fair-lobby = 🎲 This table's dice are already fixed, and nobody can swap them now. Below is their fingerprint. Note it down: after the game, **Verify** shows that these dice were rolled and no others. You can mix in a word for luck, too.
fair-running = 🎲 This table's dice were fixed before the game, and nobody can swap them. Below is what proves it. Note it down: after the game, **Verify** shows that these dice were rolled and no others.
lobby-computer = { $name } ({ $level })
house-rule = { $option }: { $value }
# One of the players is a program, see level-program. Said before the game and at its end.
program-unrated = With a program at the table, this game does not count for ratings.
# A house rule that has changed since somebody sat down. $rule is "Points to reach exactly: 20 points".
house-rule-changed = 🔸 **{ $rule }**
lobby-changed = 🔸 changed since somebody sat down. Take another look before you play, or get up again.
value-on = on
value-off = off

# A button that not everybody may press: who may, and what it does.
label-of = { $who }: { $label }
button-join = Join
button-leave = Leave
button-computers = Add computer
button-out = Remove { $name }
button-unseat = Get { $name } up
pick-unseat = Get somebody up
button-im-back = I'm back
button-house-rules = House rules
button-start = Start
button-fair = 🎲 Fair dice
button-luck = 🍀 Say something for luck
button-peek = Peek
button-text = Text board
button-rules = Rules
button-more = ⋯ More
button-here = Move the board down here
button-resign = Resign
button-resign-sure = Yes, I give up
button-reminders = Reminders
button-pause = Pause
button-pause-alone = Yes, pause it
button-resume = Go on
button-nudge = Give them a nudge
button-sit-in = Let a computer sit in
button-mute = Mute this table
button-unmute = Unmute this table
button-end = End this table
button-end-sure = Yes, end it without a result
button-lobby-end-sure = Yes, clear the table
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

## Computers, people who left for good, and time limits

anonymous-name = Somebody

computer-name = Bot { $name }
computer-chat-name = 🤖 { $name }
level-easy = easy
level-normal = normal
level-hard = hard
level-random = plays at random
# A player's own program, which the host of the bot lets play.
level-program = a program
add-easy = Add an easy one
add-normal = Add a normal one
add-hard = Add a hard one
add-random = Add one that plays at random
add-program = Add { $name }
computers-title = Add computers to table { $table }? Seats taken: { $seats } of { $most }. Computers see no more than you would in their seat.
# "Roll for me: on". Where a player could do nothing but roll, the bot rolls for them.
rolls-label = Roll for me
clock-label = Time for a decision
clock-60 = 1 minute
clock-180 = 3 minutes
clock-600 = 10 minutes
clock-3600 = 1 hour
clock-14400 = 4 hours
clock-43200 = 12 hours
clock-86400 = 1 day
clock-259200 = 3 days
clock-604800 = 7 days
clock-0 = no limit
clock-300-15 = 5 minutes + 15 seconds
clock-900-30 = 15 minutes + 30 seconds
clock-86400-14400 = 1 day + 4 hours
clock-259200-43200 = 3 days + 12 hours

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
resign-sure = You'll be out of this game, and rank behind everybody still playing. Sure?
end-sure = This ends the game for everybody, without a winner. Sure?
lobby-end-sure = This clears the table before the game has begun. Sure?
vote-end-sure = If at least half of the others agree, the game ends without a winner. I'll ask them here. They have a day; if they don't answer, that's a yes. Shall I?
alone-sure = If you're behind right now, you come last, as if you had given up. If you aren't, the game ends without a result. Sure?
finish-sure = Only computers are still playing. They'll get up, and the game ends with everybody placed where they are now. Sure?
vote-pause-sure = Nobody's time runs while a game is paused, and any of you can resume it. If at least half of the others agree, I pause it; they have a day, and if they don't answer, that's a yes. Shall I ask them?
vote-waits = Time in which somebody has said that they are away does not count, so it waits for { $seats }.
vote-pause-open = ⏸️ { $who } would like to pause this game for a while. Is that fine with you?{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } If you don't answer, that's a yes { $when }.
vote-pause-refused = 🙂 { $seats } would rather play on, so on we go.
vote-pause-call = { $others }: { $who } would like to pause the game for a while. [Say what you think]({ $link }): it is paused if at least half of you agree. If you don't answer, that's a yes { $when }.
pause-alone = Nobody's time runs while the game is paused. You can resume it whenever you like. Shall I pause it?
done-paused = The game is paused. Nobody's time runs until you resume it.
done-resumed = On we go.
done-sat-in = A computer sits in for them until they press “I'm back”.
done-muted = I won't call you about this table any more, whatever else you have chosen.
done-unmuted = I call you about this table again, in the way you have chosen.
vote-end-open = 🕊️ { $who } would like to end this game without a result. Is that all right with you?{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } If you don't answer, that's a yes { $when }.
vote-end-refused = 🙂 { $seats } would rather play on. So on we go!
vote-end-call = { $others }: { $who } would like to end the game without a result. [Have your say]({ $link }): it ends if at least half of you agree. If you don't answer, that's a yes { $when }.
done-vote-asked = I've asked the others. Their answers appear at the table.
vote-displaced = { $who }, your question has made room for this one. You can ask it again once this is settled.
done-here = Here's the board.
vote-draw-sure = If at least half of the others agree, the game ends here as a draw: everybody still playing shares the first place, and nobody has won. I'll ask them here. They have a day; if they don't answer, that's a yes. Shall I?
vote-remove-sure = If the others agree, { $seat } is out and comes behind everybody still playing. I'll ask them here. They have a day; if they don't answer, that's a yes. But if { $seat } is back by then, that settles it. Shall I?
vote-draw-open = 🤝 { $who } offers a draw: everybody still playing shares the first place. Is that all right with you?{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } If you don't answer, that's a yes { $when }.
vote-remove-open = 🪑 { $who } would like to go on without { $seat }, who has been away for a while.{ $silent ->
        [none] {""}
       *[other] {" "}Not heard from yet: { $silent }.
    } That happens { $when }, or sooner if half of the others agree; and if { $seat } comes back, it doesn't.
vote-draw-refused = 🙂 No draw: { $seats } would rather play it out.
vote-remove-refused = 🙂 { $seats } would rather wait for { $seat }.
vote-draw-call = { $others }: { $who } offers a draw. [Have your say]({ $link }): it is one if at least half of you agree. If you don't answer, that's a yes { $when }.
vote-remove-call = { $seat }, they miss you! { $who } would like to go on without you. [Be back]({ $link }) { $when } at the latest, and you are still in.{ $others ->
        [none] {""}
       *[other] {" "}{ $others }: have your say there.
    }
undo-offer = You can still take this back, { $computer ->
        [none] until somebody else plays, or { $when } at the latest
       *[other] but be quick, { $computer } is about to play
    }: { $what }
done-undone = Undone! That never happened.
done-removed = They are out of the game.
done-acted = Done.
form-good = This is how it would look.
done-resigned = You've left the game.
done-back = Welcome back! You're in charge again.
done-ended = Table closed.
done-nudged = { $who }: it is your turn! [To the table]({ $link })
done-named-only = There was a ping only a little while ago, so this time I just give the name, without one. The next ping is possible { $when }.
done-birthday = I'll remember { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }, and nothing more. Nobody else gets to see it, and you can change it twice a year.
birthday-unknown = I don't know your birthday. Tell me with a day and a month: in Magic Numbers the closest one goes first.
button-birthday-forget = Forget it
done-birthday-forgotten = Your birthday is forgotten.
luck-title = A word for luck
luck-label = Any word at all, or none
luck-example = plum cake, the cat is asleep, …
luck-said = 🍀 Your word is mixed into the dice. Remember it: with it you can check later that nobody rigged them. I keep only its fingerprint, `~{ $luck }`; you find it behind *Fair dice* and, after the game, behind *Verify*.
luck-none = No word for luck, then. The dice are just as good.
house-rules-told = House rules of table { $table }. Only { $host }, who opened it, can change them.
    { $rules }
house-rules-title = House rules of table { $table }. They apply to everybody and can't change once the game has started. Players who have already sat down see your changes marked, and get ten seconds to notice before you can start.
join-done = You're in! [Your seat at { $game }]({ $link }) is waiting.
# The answer to Rematch. $seats are those of the last game who have not said yes.
rematch-yes = { $seats ->
        [none] Everybody has said yes! [Here's your next game of { $game }]({ $link }).
       *[other] You're in for [another game of { $game }]({ $link }). Still to say yes: { $seats }.
    }
leave-done = You got up from [{ $game }]({ $link }).
unseat-done = { $who } got up from [{ $game }]({ $link }), and can't come back to this lobby.
# In the channel; nobody is pinged by it.
unseat-told = { $who }, { $host } has asked you to get up from **{ $game }**. This lobby is closed to you now, but every other table is open.
seated-already = You already have a seat here. { $few ->
        [yes] You're too few to play yet: bring a friend, or press Add computer.
       *[no] All that's missing is Start, or a few more friends.
    }
taken-lobby = { $seats } { $count ->
        [one] has
       *[other] have
    } a table of **{ $game }** open [over there]({ $link }). Want to join them? Or open your own in a thread (/play has an option for that) or another channel.
taken-full = { $seats } are about to play **{ $game }** [over there]({ $link }), and every seat is taken. You can open your own table in a thread (/play has an option for that) or another channel.
taken-yours = You already have [a table of **{ $game }**]({ $link }) open in this channel. There's room for another in a thread (/play has an option for that) or another channel.
taken-playing = Somebody is playing **{ $game }** [in this channel]({ $link }) right now. You can open your own table in a thread (/play has an option for that) or another channel.
taken-free = Or join in over there, if the others agree:
join-whisper = You're in: **{ $game }**, [table { $table }]({ $link }).
    Your secrets will appear here, in this one message. Peek at the table shows them too.
join-closed = You're in! Your privacy settings here don't let me send you direct messages. No problem: **Peek** at the table always shows you your secrets.
join-later = You're in! I can't reach you by direct message right now, but I'll keep trying. Until then, **Peek** at the table shows you your secrets.
whisper-title = **{ $game }** · [table { $table }]({ $link })
hint = 💡 { $text }
button-hints-off = No more hints
hints-are-off = All right, no more hints from me. **Rules** at the table has everything.
page-count = Page { $page } of { $pages }

## Why not

sorry-gone = There is no such table here: it's gone, or it's somewhere else.
sorry-unreadable = I can't read this game any more: what I have of it is damaged, and I've made a note of that. No other game is touched.
sorry-game-missing = { $game } isn't installed here right now, so this waits. Nothing is lost: it goes on as soon as the game is back.
sorry-channel-waits = A table of { $game } waits in this channel, and that game isn't installed right now. It stays until the game is back; its host or a moderator can end it with `/table end`.
sorry-over = This game is already over.
sorry-closed = This table was closed.
sorry-started = This game has already started.
sorry-rematch-on = The rematch is already going on [over there]({ $link }).
sorry-not-started = This game hasn't started yet.
sorry-luck-seat = Sit down first: your word belongs to your seat.
sorry-luck-letters = Something in that word is neither a letter nor a picture. Try another one.
sorry-vote-over = That vote is over.
sorry-vote-own = You asked, so it's up to the others now. To leave anyway, use Resign, but then you come last.
sorry-vote-others = That's up to those who are still playing.
sorry-vote-taken = { $who } has already asked. Have your say at the table.
sorry-vote-refused = The others want to play on. You can ask again { $when }.
sorry-not-playing-any-more = You aren't playing in this game any more. Only those who are can end it.
sorry-not-seated = You aren't playing at this table. Wait for the next one, or open your own with /play in another channel.
# $seats are computers, and people who are away.
sorry-not-seated-free = You aren't playing at this table. But with the others' consent you could join in, in place of { $seats }: press *⋯*.
sorry-late = That has happened already, or somebody was quicker. Here's how things stand.
sorry-no-undo = Too late to take that back: somebody has played since, or has seen something new.
sorry-undo-late = You had { $seconds } seconds to take that back; they're up.
sorry-no-draw = A draw is for people to agree on, and computers don't agree to anything. You need somebody else to share it with.
sorry-not-absent = They are back, or out already. Nobody has to go.
sorry-moved = This table has moved. [Go there]({ $link })
sorry-not-your-turn-here = It isn't your turn.
sorry-not-host = Only { $host }, who opened the table, can do that.
sorry-not-host-or-moderator = Only { $host }, who opened the table, or a moderator can do that.
sorry-not-in-lobby = You aren't sitting at this table.
sorry-full = This table is full: { $most } can play.
sorry-unwelcome = Sorry, there's no seat for you at this table. Wait for the next one, or open your own with /play in another channel.
sorry-unseated = The host has asked you to get up from this table, so you can't come back to it. Wait for the next one, or open your own with /play in another channel.
# $most is a number of at least 3; $tables names games, with links.
sorry-lobbies-seats = You have a seat at { $most } tables here that haven't started: { $tables }. Start one, or get up from one, and there's room for another.
sorry-lobbies-seats-anywhere = You have a seat at { $most } tables that haven't started, on all servers together: { $tables }. Start one, or get up from one, and there's room for another.
sorry-lobbies-opened = You have opened { $most } tables here that haven't started: { $tables }. Start one, or end one (under ⋯), and there's room for another.
sorry-lobbies-guild = { $most } tables on this server are waiting for their start, and that's as many as there can be. Sit down at one of them, or come back when some have started.
sorry-lobbies-threads = { $most } threads here are for tables that you opened, and that's as many as one person can have: { $tables }. When a game ends, its thread closes ten minutes later, and there's room for another.
sorry-lobbies-threads-guild = This server has { $most } threads for tables, and that's as many as there can be. When a game ends, its thread closes ten minutes later, and there's room for another.
sorry-too-few = It takes at least { $least } to play, and { $count } { $count ->
        [one] is
       *[other] are
    } sitting here. { $seated ->
        [yes] Bring friends, or press Add computer.
       *[no] Press Join, bring friends, or press Add computer.
    }
sorry-no-person = The computers need a human at the table. Press Join.
sorry-paused = The game is paused. Any player can press “Go on”.
sorry-not-silent = Something has happened there in the meantime, so let's give them their time.
sorry-on-vacation = { $seats } said that they are away, and will be back.
sorry-no-such-clock = I don't have that clock. Pick one from the list.
sorry-not-away = You weren't away: nobody is playing for you.
sorry-host-must-sit = The house rules say the host goes first, but { $host } isn't at the table. Join, or change the rule.
sorry-seats-changed = Somebody just sat down or got up. Have a look, then press Start again.
sorry-rules-changed = { $count ->
        [one] A house rule has
       *[other] House rules have
    } changed since somebody sat down ({ $rules }). Give everybody { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    } to see it, then press Start again.
sorry-challenge-computer = { $player } is a machine. Open a table with /play and press Add computer: those play as well as you like.
sorry-challenge-self = You can't challenge yourself. Open a table with /play; computers always have time.
sorry-no-game-in-message = That message isn't one of my games. Try it on a board, or use /replay and /verify with a table's number.
sorry-nothing-to-roll = In { $game } every roll is a decision, so there is nothing to roll for you. Leave out “roll for me”.
sorry-no-table = There is no table in this channel. Open one with /play.
sorry-no-game = There is no game called “{ $game }”. Choose one of: { $games }
sorry-house-rule = { $game } has no house rule “{ $text }”. It has: { $rules }
sorry-permissions = I need something in this channel: { $permissions }. Somebody who manages the server can grant it.
sorry-unpainted = That counts, but I couldn't update the board. Nothing is lost: the next press shows everything.
sorry-server-only = Tables only work in a server's channels. /help shows what works everywhere.
sorry-no-secrets = Nothing is hidden in this game: the board shows it all.
sorry-birthday-often =
    You can change your birthday twice a year, so nobody can guess somebody else's by trying dates. Yours can change again on { $when }; { $kept ->
        [yes] until then the old one counts
       *[no] until then I know of none
    }. To have it forgotten at any time, leave out day and month.
sorry-birthday = There is no such day. Give a day and a month, such as 24 and 12.
sorry-slow = That took me too long. Please press again.
sorry-flood = That's a lot at once. Take a breath: I'll be back with you in a few seconds.
sorry-unknown = I don't know this button. It may be an old one; the buttons on the table's own message work.
sorry-option = “{ $value }” doesn't fit “{ $option }”. Take one of the values that Discord offers there, or leave it out.
sorry-command = I don't know this command in the form you've sent. Restart Discord, so that it learns my newest commands, and type it again.
sorry-trouble = Something went wrong on my side, and I've made a note of it. That may not have counted, but everything before it is safe. Try again in a moment.
sorry-discord = Discord isn't taking that from me just now, so it may not have worked. The game itself is safe: try again in a moment.
sorry-your-turn = It's your own turn.
sorry-nobody-to-nudge = Nobody needs a nudge: it's no one's turn right now.
sorry-called-lately = There was a call for { $who } only a little while ago. The next one is possible { $when }.

## Permissions, as Discord's settings call them

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads

## On every board

board-nameless = Player { $letter }
board-ranking = Final ranking: { $places }
board-out = Left, in this order: { $names }
board-gone = left
board-left = { $names } left.
board-header-last = is the last one here and wins
board-now-last = { $name } wins: everybody else has left.
board-eliminated = out
board-wins = wins!
board-now-wins = { $name } wins!
# Of a race for points: its title, the dice that lie there, and everybody's score.
race-heading = { $game } · first to { $target }
race-dice = Dice: { $faces }
race-scores = Scores: { $scores }.
