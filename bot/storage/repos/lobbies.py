"""Lobbies: how many one user may sit in and open, and who may not come back to one.

Users are stored by a keyed hash here, which outlives their deletion: whoever has their data deleted neither comes back
to a lobby nor begins to count anew. The rows live as long as the lobby, or its thread.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, to_json, transaction
from bot.storage.errors import TooManyLobbies
from bot.storage.personal_data import purpose_hash

SEATS_HERE, SEATS_ANYWHERE = 3, 5
"""Most lobbies in which a user sits at a time: in one guild, and in all of them."""
OPENED, OPENED_IN_GUILD = 3, 25
"""Most lobbies of one guild at a time: those that one user opened, and all."""
THREADS, THREADS_IN_GUILD = 10, 100
"""Most threads of tables in one guild that are not archived: of tables that one user opened, and all. Running games
count here."""


class LobbyRepository(Transactions):
    """Limits of lobbies."""

    @transaction("read")
    def require_opening(self, db: Database, guild: int, user: int, *, thread: bool) -> None:
        """Check that ``create`` would let the user open a lobby in that guild, ``thread``: in a new thread.

        Raises:
            TooManyLobbies: it would not.
        """
        require_opening_at(db, guild, user, thread=thread)
        require_lobby_seat(db, guild, user)


def lobby_seat_refusal(db: Database, guild: int, user: int) -> TooManyLobbies | None:
    """Return why the user may not sit in one more lobby of that guild; None if they may."""
    tables = db.rows(_SITS, user)
    here = [table for table, where in tables if where == guild]
    if len(here) >= SEATS_HERE:
        return TooManyLobbies("seats", SEATS_HERE, here)
    if len(tables) >= SEATS_ANYWHERE:
        return TooManyLobbies("seats-anywhere", SEATS_ANYWHERE, [table for table, _ in tables])
    return None


def require_lobby_seat(db: Database, guild: int, user: int) -> None:
    """Raise ``TooManyLobbies`` if the user sits in as many lobbies as anybody may."""
    if (refusal := lobby_seat_refusal(db, guild, user)) is not None:
        raise refusal


def require_opening_at(db: Database, guild: int, user: int, *, thread: bool) -> None:
    """Raise ``TooManyLobbies`` if the user, or the guild, has as many lobbies or threads open as there may be."""
    if db.row(_ANY_OPENED, guild) is None:
        # There may be no key for a hash, and a transaction that reads makes none.
        return
    who = purpose_hash(db, "lobby", user)
    lobbies = [table for (table,) in db.rows(_OPENED, guild, who)]
    if len(lobbies) >= OPENED:
        raise TooManyLobbies("opened", OPENED, lobbies)
    if db.row(_OPENED_IN_GUILD, guild)[0] >= OPENED_IN_GUILD:
        raise TooManyLobbies("guild", OPENED_IN_GUILD)
    if not thread:
        return
    threads = [table for (table,) in db.rows(_THREADS, guild, who)]
    if len(threads) >= THREADS:
        raise TooManyLobbies("threads", THREADS, threads)
    if db.row(_THREADS_IN_GUILD, guild)[0] >= THREADS_IN_GUILD:
        raise TooManyLobbies("threads-guild", THREADS_IN_GUILD)


def note_opening(db: Database, table: int, guild: int, user: int | None) -> None:
    """Store that the user (None: a game night) opened that table."""
    db.execute(_NOTE_OPENING, table, guild, "" if user is None else purpose_hash(db, "lobby", user))


def note_removal(db: Database, table: int, user: int) -> None:
    """Store that the user may not come back to that lobby, and is not invited there any more."""
    db.execute(_NOTE_REMOVAL, table, purpose_hash(db, "lobby", user))
    uninvite(db, table, db.row(_INVITED, table)[0], user)


def was_removed(db: Database, table: int, user: int) -> bool:
    """Return whether the user may not come back to that lobby."""
    removed: Sequence[tuple[str]] = db.rows(_REMOVED, table)
    return bool(removed) and (purpose_hash(db, "lobby", user),) in removed


def is_complete_rematch(db: Database, table: int) -> bool:
    """Return whether that lobby is a rematch at which everybody sits who is invited."""
    row = db.row(_REMATCH_INVITED, table)
    return row is not None and not {user for user in _users(row[0]) or () if user > 0} - {
        user for _, user in db.rows(sql.SITTERS, table)
    }


def uninvite(db: Database, table: int, invited: str, user: int) -> bool:
    """Take the user off the list (JSON) of those who are ``invited`` to the table; return whether it has changed.

    If it cannot be read, nobody may stay on it.
    """
    there = _users(invited)
    left = [other for other in there or () if other != user]
    if there is not None and len(left) == len(there):
        return False
    db.execute(_INVITE, table, to_json(left))
    return True


def _users(invited: str) -> list[int] | None:
    try:
        return msgspec.json.decode(invited, type=list[int])
    except msgspec.MsgspecError:
        return None


def forget_lobby(db: Database, table: int) -> None:
    """Delete what was stored about a lobby that is none any more; while it has a thread, it counts as one."""
    db.execute(_FORGET_OPENING, table)
    db.execute(_FORGET_REMOVALS, table)


def forget_thread(db: Database, table: int) -> None:
    """Delete what was stored about a thread that has been archived."""
    db.execute(_FORGET_THREAD, table)


_SITS = """
    select tables.id, guild_id from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and seats.open = 1 and status = 'lobby' order by tables.id
"""

_ANY_OPENED = "select 1 from openings where guild_id = $1 and who <> '' limit 1"

_OPENED = """
    select tables.id from openings join tables on tables.id = openings.table_id
    where openings.guild_id = $1 and who = $2 and status = 'lobby' order by tables.id
"""

_OPENED_IN_GUILD = """
    select count(*) from openings join tables on tables.id = openings.table_id
    where openings.guild_id = $1 and status = 'lobby'
"""

# A rematch stays in the thread of the game before.
_THREADS = """
    select max(tables.id) from openings join tables on tables.id = openings.table_id
    where openings.guild_id = $1 and who = $2 and threaded = 1 group by channel_id order by 1
"""

_THREADS_IN_GUILD = """
    select count(distinct channel_id) from openings join tables on tables.id = openings.table_id
    where openings.guild_id = $1 and threaded = 1
"""

_NOTE_OPENING = "insert into openings (table_id, guild_id, who) values ($1, $2, $3)"

_NOTE_REMOVAL = "insert into removals (table_id, who) values ($1, $2) on conflict do nothing"

_REMATCH_INVITED = "select invited from tables join rematches on rematches.table_id = tables.id where tables.id = $1"

_INVITED = "select invited from tables where id = $1"

_INVITE = "update tables set invited = $2 where id = $1"

_REMOVED = "select who from removals where table_id = $1"

_FORGET_OPENING = """
    delete from openings where table_id = $1 and not exists (select 1 from tables where id = $1 and threaded = 1)
"""

_FORGET_REMOVALS = "delete from removals where table_id = $1"

_FORGET_THREAD = "delete from openings where table_id = $1"
