### What a server settles for itself, and how the bot says hello.

settings-title = Settings of this server
settings-channels = **Where:** { $count ->
        [0] games can be opened in every channel where I may write.
        [one] games can be opened in the channel chosen here.
       *[other] games can be opened in the { $count } channels chosen here.
    }
settings-choose-channels = Every channel where I may write
settings-lacking = ⚠️ { $channel }: I need { $permissions }.
settings-lacking-more = …and { $count ->
        [one] one more channel where something is missing.
       *[other] { $count } more channels where something is missing.
    }
settings-gone = ⚠️ The channels that were chosen are gone, so nobody can open a game. Choose others, or none.
settings-nowhere = ⚠️ There is no channel yet where I may do all that a game takes: { $permissions }.
settings-clock = Time for a decision: { $time }
settings-language = Language of new tables: { $language }
settings-language-own = the server's own
settings-moderators = **Who may end other people's games:** { $role ->
        [none] moderators, as Discord knows them (Manage Messages).
       *[other] { $role }, and whoever manages the server.
    }
settings-choose-role = Moderators (Manage Messages)
settings-threads-on = In threads: yes
settings-threads-off = In threads: no
settings-pings-on = Pings: yes
settings-pings-off = Pings: no
settings-everywhere-on = Count everywhere: yes
settings-everywhere-off = Count everywhere: no
settings-quiet = **Quiet hours:** { $hours ->
        [none] none, but for those who have their own.
       *[other] { $hours }, for all who have none of their own.
    }
button-settings-quiet = Quiet hours
settings-quiet-title = Quiet hours of this server
settings-small = *Pings:* whether I may ping people when it is their turn; their direct messages are their own choice. *Count everywhere:* games that end from now on count in the leaderboards of all servers together; those that have ended stay as they were counted. Where games may be opened, the time for a decision and the language are for tables that are opened from now on.
sorry-not-manager = Only somebody who manages the server (Manage Server) can see and change its settings.
sorry-no-threads = On this server games are not opened in threads. Try the channel itself.
sorry-other-channel = On this server games are opened elsewhere: { $channels }.
sorry-no-channel = The channels that were chosen for games on this server are gone. Somebody who manages it can choose others with /settings.
sorry-not-host-or-role = Only { $host }, who opened the table, or somebody with the role { $role } can do that.

greeting = 👋 Hello! I bring { $games } into a channel; computers play along if nobody else is around. Open a game with { $play }. Whoever manages the server can choose with { $settings } where games are opened, and how.
