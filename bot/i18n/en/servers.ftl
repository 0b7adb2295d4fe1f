### What a server settles for itself, and how the bot says hello.

settings-title = This server's settings
settings-channels = **Where:** { $count ->
        [0] you can open games in every channel I can write in.
        [one] you can open games in the channel chosen here.
       *[other] you can open games in the { $count } channels chosen here.
    }
settings-choose-channels = Every channel I can write in
settings-lacking = ⚠️ { $channel }: I need { $permissions }.
settings-lacking-more = …and { $count ->
        [one] one more channel where something is missing.
       *[other] { $count } more channels where something is missing.
    }
settings-gone = ⚠️ The chosen channels are gone, so nobody can open a game. Choose others, or none.
settings-nowhere = ⚠️ No channel yet gives me everything a game needs: { $permissions }.
settings-clock = Time for a decision: { $time }
settings-language = Language of new tables: { $language }
settings-language-own = the server's own
settings-follow = Board follows the chat: { $follow ->
        [quickly] quickly
        [never] not at all
       *[calmly] calmly
    }
settings-moderators = **Who may end other people's games:** { $role ->
        [none] moderators (Manage Messages).
       *[other] { $role }, and anybody who manages the server.
    }
settings-choose-role = Moderators (Manage Messages)
settings-threads-on = In threads: yes
settings-threads-off = In threads: no
settings-pings-on = Pings: yes
settings-pings-off = Pings: no
settings-everywhere-on = Count everywhere: yes
settings-everywhere-off = Count everywhere: no
settings-banter-on = Regulars chat: yes
settings-banter-off = Regulars chat: no
settings-quiet = **Quiet hours:** { $hours ->
        [none] none, but for those who have their own.
       *[other] { $hours }, for all who have none of their own.
    }
button-settings-quiet = Quiet hours
settings-quiet-title = Quiet hours of this server
settings-small = *Pings:* whether I may ping people when it's their turn; direct messages are up to each person. *Count everywhere:* games that end from now on count in the leaderboard across all servers; earlier games stay as they are. Channels, time for a decision and language apply to new tables. *Board follows the chat:* when people chat below a running game, I bring its board back down; I count the messages and never read them.
sorry-not-manager = Only people who manage the server (Manage Server) can see and change its settings.
sorry-no-threads = This server doesn't allow games in threads. Try the channel itself.
sorry-other-channel = On this server, games are played elsewhere: { $channels }.
sorry-no-channel = The channels chosen for games on this server are gone. Somebody who manages it can choose others with /settings.
sorry-not-host-or-role = Only { $host }, who opened the table, or somebody with the role { $role } can do that.

greeting = 👋 Hello! I bring { $games } into a channel; computers play along if nobody else is around. Open a game with { $play }, or begin with { $help }. If you manage this server, { $settings } lets you choose where games are played, and how.
