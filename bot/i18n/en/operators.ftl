### What the people who run the bot have it say: they are the host of the program, not moderators of a server.

# To somebody who is blocked everywhere, and to everybody on a blocked server.
sorry-blocked-person = The people who run me have blocked you, so I can't do anything for you here. If you think that's a mistake, write to them.
sorry-blocked-server = The people who run me have blocked this server, so I can't do anything here. If you think that's a mistake, write to them.
# In the channels of running games. $words is what they have written themselves, over several lines perhaps.
operator-announcement =
    📣 **The people who run me say:**
    { $words }
operator-closed = The people who run me have closed this table, without a result. Nobody wins and nobody loses.
# In direct messages, after cheating: the game counts for nobody any more. The second one is about several games.
struck-result = **{ $game }**, table { $table }: the people who run me have struck the result of this game. It counts for nobody any more, and ratings and profiles are counted again without it.
struck-results = The people who run me have struck results of games that you played, the latest in **{ $game }**, table { $table }. They count for nobody any more, and ratings and profiles are counted again without them.
