### The slash commands: names, descriptions, and what their options are called.
### A name has 1 to 32 characters, lower case; a description 1 to 100.

command-play = play
    .description = Open a table for a game in this channel
option-play-game = game
    .description = Which game to play
option-play-house_rules = house_rules
    .description = House rules to start with, such as: target 20, first random
option-play-thread = thread
    .description = Give the table a thread of its own

command-table = table
    .description = Your table in this channel, for people who like to type
command-table-board = board
    .description = Bring the board down here, as a fresh message
command-table-resign = resign
    .description = Leave the game that is running here
command-table-nudge = nudge
    .description = Remind whoever's turn it is
command-table-end = end
    .description = Ask the others to end the game here without a result

command-rules = rules
    .description = The rules of a game in a minute, with pictures
option-rules-game = game
    .description = Which game's rules

command-leaderboard = leaderboard
    .description = Who is how strong, on this server or everywhere
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
    .description = What holds on this server (for those who manage it)

command-profile = profile
    .description = Games, rating, streaks, rivals, luck and achievements of a player
option-profile-player = player
    .description = Whose; yours, if left out
option-profile-game = game
    .description = One game only
option-profile-scope = scope
    .description = This server, or all servers together
choice-profile-here = this server
choice-profile-everywhere = all servers

command-history = history
    .description = Past games of a player: who played, who won, and their numbers
option-history-player = player
    .description = Whose; yours, if left out
option-history-game = game
    .description = One game only
option-history-private = private
    .description = Only for you; your own games are then listed from everywhere

command-replay = replay
    .description = Play a past game again as an animation, or look back at one that is running
option-replay-id = id
    .description = The number of its table
option-replay-private = private
    .description = Only for you

command-verify = verify
    .description = Check the dice and every action of a past game, and get its record
option-verify-id = id
    .description = The number of its table
option-verify-private = private
    .description = Only for you
command-review = review
    .description = Look back on a finished game: what was luck, and what was not
option-review-id = id
    .description = The number of the table

command-me = me
    .description = What the bot knows of you
command-me-birthday = birthday
    .description = Tell your birthday: in Magic Numbers the closest one goes first
option-me-birthday-day = day
    .description = Day of the month; leave both out to forget your birthday
option-me-birthday-month = month
    .description = Month, 1 to 12
command-me-pings = pings
    .description = How I remind you when it is your turn
option-me-pings-how = how
    .description = When and where; left out, you see what is set
command-me-block = block
    .description = Keep somebody from sitting down at your tables; nobody else is told
option-me-block-user = user
    .description = Who shall not sit with you
command-me-unblock = unblock
    .description = Let somebody sit down at your tables again
option-me-unblock-user = user
    .description = Who may sit with you again
command-me-blocked = blocked
    .description = Whom you have blocked
command-me-privacy = privacy
    .description = What I know of you; have it exported, or deleted

menu-challenge = Challenge to a game
menu-profile = Profile
menu-replay = Replay
menu-verify = Verify

command-turns = turns
    .description = Where it is your turn, on all servers
