### Choosing a game, /help, and the guided first game.

picker-title = ### 🎲 What shall we play?
picker-guided = -# 🌱 New? *Show me how*: easy computers, hints, no rating.
pick-game = More games
game-picture = A picture of { $game }
button-play = Play { $game }
button-guide = Show me how
# $play is a command that can be pressed.
help-first =
    ### 👋 Hello! Let's play.
    Press *Play*, or type { $play }. Your friends press *Join*.
help-first-elsewhere =
    ### 👋 Hello! I bring games into a server's channels.
    Type { $play } in a channel there, and a table opens. These are the games; *Rules* tells you how each one goes.
help-more = -# 🧭 How a game goes: { $rules } · Waiting for you: { $turns } · Today: { $puzzle } · Soon: { $evenings } · So far: { $profile }, { $leaderboard }, { $history } · Yours: { $me } · The server's: { $settings }
guide-offer = 🌱 First time? *Show me how* seats an easy computer and starts. Before each of your first decisions I whisper what you can do, and what I would do. Or just wait for your friends.
guide-offer-joined = 🌱 First time? In your first turns I whisper what you can do. And if you'd like to try a game on your own first, /help has one against an easy computer.
# Advice: the button or list entry, as it stands on the board, and why in a sentence or two.
hint-advice = 👉 { $list ->
        [none] I would press **{ $label }**.
       *[other] In the list **{ $list }** I would choose **{ $label }**.
    }{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
hint-last = 🎓 { $guided ->
        [yes] This is my last regular hint: now you decide, and I only whisper when something new comes up. **{ $rules }** has the rest, and /help a guided first game of each game.
       *[no] This is my last hint. **{ $rules }** has the rest.
    }
guide-here = 🌱 Your game is ready: { $link }. My hints come below it each time you have pressed something. Only you see them.
sorry-which-game = House rules and dates belong to one game, so add which: `/play game:`. With nothing behind it, /play shows them all.
sorry-guide-company = You aren't alone at this table any more, so this one is for all of you. /help has a game for you alone, whenever you like.
