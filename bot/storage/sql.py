"""Every statement the store runs.

Numbered parameters (``$1``), ``on conflict`` and ``returning`` mean the same to SQLite and PostgreSQL; what does not is
in ``postgres_schema.py``. Conditions for an open table and for an outdated message are written as in the partial
indexes: they are used only then. ``/* here */`` is where a process that serves some shards names them.
"""

from __future__ import annotations

from bot.storage.repos.availability import AWAY, QUIET
from bot.storage.repos.deals import SEALED

CREATE = """
    insert into tables (guild_id, channel_id, game, rules, options, host_id, locale, seed, invited, created, clock,
                        wake, threaded, bank, rolls, planning)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
    returning id
"""

TABLE = f"""
    select id, guild_id, channel_id, message_id, game, rules, options, host_id, locale, status, seed, salt, setup,
           created, started, ended, painted, invited, clock, wake, changes, digest, told,
           drawn, threaded, bank, paused, silence, rolls, planning,
           coalesce((select banter from servers where servers.guild_id = tables.guild_id), 1),
           (select after_id from rematches where rematches.table_id = tables.id), guided, deal_id,
           case when {SEALED} then 1 else 0 end
    from tables where id = $1
"""

SEATS = f"""
    select user_id, name, joined, locale, dm_channel, dm_message, whispered, level, deadline, missed, nudge, since,
           acted, nudge_channel,
           coalesce((select case when hour is null then how else 'daily' end from reminders
                     where reminders.user_id = seats.user_id), 'half'),
           luck, bank, remaining, called, muted, (select hour from reminders where reminders.user_id = seats.user_id),
           coalesce((select zone from reminders where reminders.user_id = seats.user_id), ''),
           coalesce((select soon from reminders where reminders.user_id = seats.user_id), 0),
           {QUIET}, {AWAY},
           (select until from offers where offers.table_id = seats.table_id and offers.user_id = seats.user_id),
           (select invited_id from offers where offers.table_id = seats.table_id and offers.user_id = seats.user_id),
           style
    from seats where table_id = $1 order by position
"""

ACTIONS = "select seat, action from actions where table_id = $1 order by n"

OPEN_AT = "select id from tables where channel_id = $1 and status in ('lobby', 'playing')"

OPEN_IN = """
    select id from tables indexed by tables_open where guild_id = $1 and status in ('lobby', 'playing')
"""

GUILDS = "select distinct guild_id from tables where status in ('lobby', 'playing') /* here */"

GUILD = "select guild_id from tables where id = $1"

STATUS = "select status from tables where id = $1"

MESSAGE = "select status, message_id from tables where id = $1"

SITTERS = "select position, user_id from seats where table_id = $1 order by position"

SIT = """
    insert into seats (table_id, user_id, position, name, joined, locale, level, style)
    values ($1, $2, $3, $4, $5, $6, $7,
            case when $2 > 0
                 then (select style from seats where user_id = $2 and style is not null order by table_id desc limit 1)
                 else (select style from rematches join seats on seats.table_id = after_id
                       where rematches.table_id = $1 and user_id = $2) end)
"""

RISE = "delete from seats where table_id = $1 and user_id = $2 returning position, dm_channel, dm_message, joined"

JOINED = "select joined from seats where table_id = $1 and user_id = $2"

MOVE_UP = "update seats set position = position - 1 where table_id = $1 and position > $2"

SET_OPTIONS = """
    update tables set options = $2, changes = coalesce($3, changes), painted = -1 where id = $1 and status = 'lobby'
"""

SET_CLOCK = """
    update tables set clock = $2, bank = $4, changes = coalesce($3, changes), painted = -1
    where id = $1 and status = 'lobby'
"""

SET_ROLLS = """
    update tables set rolls = $2, changes = coalesce($3, changes), painted = -1 where id = $1 and status = 'lobby'
"""

SET_PLANNING = """
    update tables set planning = $2, changes = coalesce($3, changes), painted = -1 where id = $1 and status = 'lobby'
"""

SET_LUCK = "update seats set luck = $3 where table_id = $1 and user_id = $2"

SET_HOST = "update tables set host_id = $2, painted = -1 where id = $1"

START = """
    update tables
    set status = 'playing', salt = $2, setup = $3, started = $4, invited = '[]', changes = '[]', painted = -1,
        wake = null
    where id = $1 and status = 'lobby'
"""

PLACE = "update seats set position = $3, level = coalesce($4, level), style = $5 where table_id = $1 and user_id = $2"

# Two writers of one action meet at the table's row; the second finds `length` moved on.
ADVANCE = "update tables set length = $2 where id = $1 and status = 'playing' and length = $2 - 1"

APPEND = """
    insert into actions (table_id, n, seat, action, user_id, interaction_id, taken)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict do nothing
"""

LATEST = "select n, seat, action, user_id, taken from actions where table_id = $1 order by n desc limit 1"

INTERACTION = "select table_id from actions where interaction_id = $1"

WAKE = "update tables set wake = $3 where id = $1 and status = 'playing' and length = $2"

WAIT = """
    update seats set deadline = $3, missed = $4, since = $5, acted = $6, bank = $7, remaining = $8
    where table_id = $1 and position = $2
"""

NUDGED = """
    update seats set nudge = $3, nudge_channel = $4, called = coalesce($5, called) where table_id = $1 and user_id = $2
"""

PAUSE = "update tables set paused = $3, painted = -1 where id = $1 and status = 'playing' and length = $2"

SILENCE = "update tables set silence = $2 where id = $1 and status = 'playing' and length = $2"

STAY = "update tables set wake = $2 where id = $1 and wake < $2"

LINGER = "update tables set wake = $2 where id = $1 and status = 'lobby'"

# No action ends it, so its message is out of date whatever it showed.
DRAW = """
    update tables set drawn = 1, painted = case when message_id is null then length else -1 end
    where id = $1 and status = 'playing' and length = $2
"""

DUE = "select id from tables where wake is not null and wake <= $1 /* here */ order by wake, id"

DUE_FIRST = "select id from tables where wake is not null and wake <= $1 /* here */ order by wake, id limit $2"

# Another process may have taken it meanwhile.
TAKE = "update tables set wake = $2 where id = $1 and wake <= $3"

NEXT_DUE = "select wake from tables where wake is not null and wake > $1 /* here */ order by wake limit 1"

END = """
    update tables set status = 'over', ended = $2, wake = null, everywhere = $3, digest = $4, told = $5,
                      ending = coalesce((select max(ending) from tables where ending is not null), 0) + 1
    where id = $1
    returning ending
"""

# The table is over: every direct message is owed its last edit, and nobody has a turn there any more.
OWE_WHISPERS = "update seats set final = $2, open = 0 where table_id = $1"

GET_UP = "update seats set open = 0 where table_id = $1"

# How many decisions in seat $2 of table $1 its holder has taken themselves, since they do. A roll that the
# table made for them has their id and no interaction. It counts as if they had pressed, unless a computer decided on
# it.
DECIDED = """
    select coalesce(sum(case action when '!undo' then -1 else 1 end), 0) from actions
    where table_id = $1 and seat = $2 and user_id is not null and action not in ('resign', '!relieve') and not (
        interaction_id is null and exists (
            select 1 from actions as next
            where next.table_id = $1 and next.n = actions.n + 1 and next.seat = $2 and next.user_id is null
        )
    ) and n > (
        select coalesce(max(taken.n), 0) from actions as taken
        where taken.table_id = $1 and taken.seat = $2 and taken.action = '!relieve'
    )
"""

RESULT = f"""
    insert into results (table_id, seat, user_id, place, won, gone, decisions)
    values ($1, $2, $3, $4, $5, $6, ({DECIDED}))
"""

THREADS_LEFT = "select id from tables where threaded = 1 and status in ('over', 'closed') /* here */ order by id"

UNTHREAD = "update tables set threaded = 0 where id = $1"

# A closed table's message is out of date whatever it showed.
CLOSE = """
    update tables set status = 'closed', ended = $2, wake = null, invited = '[]',
                      painted = case when message_id is null then length else -1 end
    where id = $1 and status in ('lobby', 'playing')
"""

PAINTED = """
    update tables
    set channel_id = $2, message_id = $3, painted = case when message_id = $3 and painted > $4 then painted else $4 end
    where id = $1 and (message_id is null or message_id <= $3)
"""

# Something that the table's message shows has changed. Where there is no message and will be none, none is behind.
BEHIND = """
    update tables set painted = -1
    where id = $1 and (status in ('lobby', 'playing') or message_id is not null)
"""

UNPAINTABLE = "update tables set message_id = null, painted = $2 where id = $1"

WHISPERED = """
    update seats
    set dm_channel = $3, dm_message = $4,
        whispered = case when dm_message = $4 and whispered > $5 then whispered else $5 end
    where table_id = $1 and user_id = $2 and (dm_message is null or dm_message <= $4)
"""

NOTE_WHISPERED = """
    update seats set whispered = case when whispered > $4 then whispered else $4 end
    where table_id = $1 and user_id = $2 and dm_message = $3
"""

UNWHISPERABLE = (
    "update seats set dm_channel = $3, dm_message = null, whispered = $4 where table_id = $1 and user_id = $2"
)

UNFINISHED = """
    select distinct id from (
        select id from tables where status in ('lobby', 'playing')
        union all
        select id from tables where status in ('over', 'closed') and painted < length
        union all
        select table_id from seats where dm_message is not null and whispered < final
    ) as behind
    order by id
"""

UNFINISHED_HERE = f"select id from tables where id in ({UNFINISHED.replace('order by id', '')}) /* here */ order by id"

CENSUS = "select status, count(*) from tables where status in ('lobby', 'playing') /* here */ group by status"
