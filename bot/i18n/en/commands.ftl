### The slash commands: names, descriptions, and what their options are called.
### A name has 1 to 32 characters, lower case; a description 1 to 100.

command-play = play
    .description = Open a table for a game in this channel
option-play-game = game
    .description = Which game to play; left out, I show them all
option-play-clock = clock
    .description = How much time there is for a decision; left out, what the server has chosen
option-play-house_rules = house_rules
    .description = House rules to start with, such as: target 20, first random
option-play-thread = thread
    .description = Give the table a thread of its own

command-table = table
    .description = Your table in this channel, if you'd rather type
command-table-board = board
    .description = Move the board down here, as a fresh message
command-table-resign = resign
    .description = Give up and leave this game
command-table-hand-over = hand-over
    .description = Let somebody play on in your place
option-table-hand-over-user = user
    .description = Who is to take your seat (default: anybody here)
command-table-nudge = nudge
    .description = Remind whoever's turn it is
command-table-end = end
    .description = Ask the others to end this game without a result

option-play-roll_for_me = roll_for_me
    .description = Let the bot roll when there's nothing to decide (default: yes)
option-play-plan_ahead = plan_ahead
    .description = Let people decide beforehand what they'll do (default: yes)
command-plan = plan
    .description = Decide now what you'll do when it's your turn
command-rules = rules
    .description = A game's rules in a minute, with pictures
option-rules-game = game
    .description = Which game's rules

command-help = help
    .description = What to type first, the games, and where everything else is
command-puzzle = puzzle
    .description = Find the best move: one position a day, from a finished game.
command-leaderboard = leaderboard
    .description = Player rankings, here or everywhere
option-leaderboard-game = game
    .description = One game only
option-leaderboard-period = period
    .description = All time, this season (a quarter of a year) or this month
choice-period-all = all time
choice-period-season = this season
choice-period-month = this month
option-leaderboard-scope = scope
    .description = This server, or everywhere the bot is
choice-scope-here = this server
choice-scope-everywhere = everywhere

command-settings = settings
    .description = This server's settings (managers only)

command-profile = profile
    .description = A player's games, rating, streaks, rivals, luck and achievements
option-profile-player = player
    .description = Player (default: you)
option-profile-game = game
    .description = One game only
option-profile-scope = scope
    .description = This server, or all servers together
choice-profile-here = this server
choice-profile-everywhere = all servers

command-history = history
    .description = A player's past games: who played, who won, and their numbers
option-history-player = player
    .description = Player (default: you)
option-history-game = game
    .description = One game only
option-history-private = private
    .description = Show only to you, with your own games from everywhere

command-replay = replay
    .description = Watch a past game as an animation, or look back at a running one
option-replay-id = id
    .description = The table's number
option-replay-private = private
    .description = Show only to you

command-verify = verify
    .description = Check the dice and every action of a past game, and get its record
option-verify-id = id
    .description = The table's number
option-verify-private = private
    .description = Show only to you
command-review = review
    .description = Look back on a finished game: what was luck, and what was skill
option-review-id = id
    .description = The table's number

command-me = me
    .description = What the bot knows about you
command-me-birthday = birthday
    .description = Set your birthday: in Magic Numbers the closest one goes first
option-me-birthday-day = day
    .description = Day of the month; leave both out to see it or have it forgotten
option-me-birthday-month = month
    .description = Month, 1 to 12
command-me-pings = pings
    .description = How I remind you that it's your turn
option-me-pings-how = how
    .description = When and where; left out, you see what is set
option-me-pings-hour = hour
    .description = For once a day: at which hour, 0 to 23
option-me-pings-zone = zone
    .description = For once a day: where you are, such as Europe/Berlin, or an offset such as UTC+2
option-me-pings-soon = heads_up
    .description = Also tell me when I'm up after the next player
command-me-quiet = quiet
    .description = When your time does not run and I leave you alone; left out, you see what is set
option-me-quiet-from = from
    .description = When your quiet hours begin, such as 23:00
option-me-quiet-to = to
    .description = When they end, such as 8:00
option-me-quiet-zone = zone
    .description = Where you are, such as Europe/Berlin, or an offset such as UTC+2
option-me-quiet-days_off = days_off
    .description = Days of the week that are quiet all day: Saturday, Sunday; or weekend; or none
command-me-vacation = vacation
    .description = Say until when you are away; left out, you see what is set
option-me-vacation-until = until
    .description = The last day, such as 2026-12-24, or how many days from today
command-me-block = block
    .description = Keep somebody away from your tables; nobody is told
option-me-block-user = user
    .description = Person to block
command-me-unblock = unblock
    .description = Let somebody join your tables again
option-me-unblock-user = user
    .description = Person to unblock
command-me-blocked = blocked
    .description = People you have blocked
command-me-privacy = privacy
    .description = What I know about you: export it or delete it

menu-challenge = Challenge to a game
menu-profile = Profile
menu-replay = Replay
menu-verify = Verify

command-turns = turns
    .description = Tables waiting for your move, on all servers

command-night = night
    .description = One evening, several games, one champion
option-night-at = at
    .description = Not now but then: friday 20:00, tomorrow 8pm, 24 Dec 19:30, in 2 hours
option-night-repeat = repeat
    .description = How often the night comes round again (only together with “at”)
