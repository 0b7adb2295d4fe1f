"""One owner: of all processes at one database, one is the bot. The others wait, or do maintenance beside it.

If a host shares Discord's shards among several processes, each shard has an owner of its own
(``bot.storage.ops.shard_leases``).

The owner holds a lease, which it renews with a heartbeat, and a fencing number that each of its writes compares with
the one in the database. So a process that was stopped, and wakes up when another has taken its place, cannot write.

The heartbeat also tells how long nobody was at work. By that time everything that runs is moved, once: in the
transaction in which the next owner begins; or in that of the owner's own next heartbeat, if it stood still itself, as
on a machine that was asleep, or if its database was away.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.storage.backends.base import HERE, Database, Fence, ShardFences, Transactions, to_json, transaction
from bot.storage.repos.availability import shift_availability

BEAT = 2.0
"""Seconds between two signs of life."""
OPENINGS, RISEN = "openings", "risen"
"""Under what is kept which interactions opened a table, and by which those sat down who have got up again."""
_MOST = 100
"""Number of each that are kept."""
LEASE = 10.0
"""Seconds without a sign of life after which a process is taken to be dead."""


Living = Callable[[str, float | None, float], bool]
"""Returns whether that holder is alive, by their last heartbeat and by the time here."""


class LeaseAcquired(Struct, frozen=True):
    """Result of acquiring the lease: seconds in which no process was at work, and interactions already answered.

    For one of several owners, ``shards`` are those that it owns from now on besides those that it owned
    before.
    """

    away: float
    heard: tuple[int, ...]
    shards: tuple[int, ...] = ()


class HeartbeatResult(Struct, frozen=True):
    """Result of a heartbeat: the process that asks to take over (empty: none), and the seconds of a standstill.

    The standstill is since the last heartbeat, and negative if the machine's clock was set back.
    """

    wanted: str
    stood_still: float = 0.0


class LeaseRepository(Transactions):
    """Lease of the database: the process that is the bot."""

    async def acquire(self, holder: str, *, now: float, living: Living | None = None) -> LeaseAcquired | None:
        """Acquire the lease, or return None if another process is at work.

        From then on every write is checked. ``living`` says of a holder and their last heartbeat whether they
        are at work (None: as ``is_owner_alive`` does).

        Deadlines, and the times when tables have to be checked, move by the time in which no process was at
        work.
        """
        self._fence = None
        got = await self._write(lambda db: self._acquire(db, holder, now, living or is_owner_alive))
        if got is None:
            return None
        self._fence, owned = got
        return owned

    def _acquire(self, db: Database, holder: str, now: float, lives: Living) -> tuple[int, LeaseAcquired] | None:
        fence, there, beat, heard = db.select_for_update(OWNER)
        if there != holder and lives(there, beat, now):
            return None
        among = [db.select_for_update(SHARD, shard) for (shard,) in db.rows(_SHARDS)]
        if any(lives(other, seen, now) for other, seen in among):
            # Other processes share what this one would have for itself.
            return None
        db.execute(_DISMISS)
        beat = max((seen for seen in (beat, *(seen for _, seen in among)) if seen is not None), default=None)
        away = 0.0 if beat is None else max(0.0, now - beat)
        shift_deadlines_after_outage(db, away, now)
        db.execute(_OWN, fence + 1, holder, now)
        return fence + 1, LeaseAcquired(away, tuple(msgspec.json.decode(heard)))

    async def heartbeat(self, now: float) -> HeartbeatResult:
        """Send a heartbeat. A power cut may undo it.

        If there was none for longer than the lease, nobody could do anything meanwhile, or the machine's clock was set:
        deadlines, and the times of the scheduler, move by that time. If the clock is set forward and back again, they
        are as they were.

        Raises:
            NotOwner: another process has taken over.
        """
        return await self._beat(lambda db: self._renew(db, now))

    def _renew(self, db: Database, now: float) -> HeartbeatResult:
        _, _, before, _ = db.row(OWNER)
        still = downtime_seconds(before, now)
        shift_deadlines(db, still, now)
        db.execute(_BEAT, now)
        return HeartbeatResult(db.row(_WANTED)[0], still)

    @transaction("read")
    def is_owner(self, db: Database) -> bool:
        """Return whether no other process has taken over from this one.

        This can be asked where nothing can be written.
        """
        return self._owns(db)

    def _owns(self, db: Database) -> bool:
        return bool(db.row(OWNER)[0] == self._fence)

    @transaction("write")
    def request_handover(self, db: Database, holder: str) -> None:
        """Ask the owner to hand over to that process."""
        db.execute(_ASK, holder)

    async def release(self, heard: Sequence[int], *, now: float) -> None:
        """Release the lease; ``heard`` are the interactions that were answered in the last seconds.

        Raises:
            NotOwner: another process has taken over already.
        """
        await self._write(lambda db: self._hand_over(db, heard, now))
        await self._note_how_far()

    def _hand_over(self, db: Database, heard: Sequence[int], now: float) -> None:
        # The lock waits until other transactions of this process are done. The fencing number goes up here too:
        # whatever this process still tries to write is refused.
        db.select_for_update(OWNER)
        db.execute(_HAND_OVER, to_json(list(heard)), now)

    @transaction("read")
    def kept_value(self, db: Database, name: str) -> str | None:
        """Return the value stored under that name, if any."""
        row = db.row(KEPT, name)
        return None if row is None else row[0]

    @transaction("write")
    def keep_value(self, db: Database, name: str, value: str) -> None:
        """Keep that under the name, in place of what was there."""
        db.execute(KEEP, name, value)


def recent_interactions(db: Database, what: str) -> list[int]:
    """Return the interactions that did this last: ``OPENINGS`` or ``RISEN``. Within a transaction that writes."""
    if (row := db.select_for_update(KEPT, what)) is None:
        # Another process may begin the list at the same moment.
        db.execute(_BEGIN_LIST, what)
        row = db.select_for_update(KEPT, what)
    return msgspec.json.decode(row[0], type=list[int])


def remember_interactions(db: Database, what: str, interactions: Sequence[int]) -> None:
    """Keep the last of these: Discord delivers an interaction twice within seconds, if at all."""
    db.execute(KEEP, what, to_json(list(interactions[-_MOST:])))


def process_name() -> str:
    """Return a unique name for this process: the machine it runs on, its number there, and random digits."""
    return f"{_place()} {os.getpid()} {secrets.token_hex(4)}"


def shift_deadlines_after_outage(db: Database, away: float, now: float, here: str = "") -> None:
    """Apply ``shift_deadlines`` to an outage of so many seconds in which no process was at work.

    An outage of two heartbeats or less changes nothing.
    """
    # A missed heartbeat or two are no outage.
    if away > 2 * BEAT:
        shift_deadlines(db, away, now, here)


def downtime_seconds(before: float | None, now: float) -> float:
    """Return the seconds for which an owner was down whose last heartbeat was ``before``.

    None, unless it was longer ago than the lease, or is to come.
    """
    gone = 0.0 if before is None else now - before
    return gone if abs(gone) > LEASE else 0.0


def shift_deadlines(db: Database, seconds: float, now: float, here: str = "") -> None:
    """Shift all deadlines at tables, and their wake times, by so many seconds that count for no player.

    Boards on which a time stands are out of date then. ``here`` says, as SQL, of which guilds' tables.
    """
    if seconds:
        for statement in _MOVING:
            db.execute(statement.replace(HERE, here), seconds)
        shift_availability(db, seconds, now, here)


def has_missed_heartbeat(db: Database, fence: Fence | None, now: float) -> bool:
    """Return whether that owner has sent no heartbeat for longer than its lease.

    It has stood still, and what has come due meanwhile is not due, for it will be moved.
    """
    if fence is None:
        return False
    beats = db.rows(_BEATS, fence.holder) if isinstance(fence, ShardFences) else db.rows(_LAST_BEAT)
    return any(downtime_seconds(beat, now) > 0 for (beat,) in beats)


def shares_clock(holder: str) -> bool:
    """Return whether that process goes by the clock of this machine, as it has been since its last start."""
    place, here = holder.partition(" ")[0], _place()
    return place.partition("/")[0] == here.partition("/")[0]


def is_owner_alive(holder: str, beat: float | None, now: float) -> bool:
    """Return whether that process is at work: it sent a heartbeat lately, and is not known to have ended."""
    if not holder or beat is None or abs(now - beat) > LEASE:
        return False
    place, _, rest = holder.partition(" ")
    number = rest.partition(" ")[0]
    if not number.isdecimal() or not place or place != _place():
        return True
    if int(number) == os.getpid():
        # The process id is in use again, or it is a test: then only silence tells.
        return True
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def active_owner(db: sqlite3.Connection, now: float) -> str:
    """Return the holder at work with a database of any version: one of the processes, or an empty text."""
    owners = db.execute("select holder, beat from owner where id = 1").fetchall() if _there(db, "owner") else []
    shards = db.execute("select holder, beat from shards").fetchall() if _there(db, "shards") else []
    return next((holder for holder, beat in (*owners, *shards) if is_owner_alive(holder, beat, now)), "")


def shard_owners(db: sqlite3.Connection, now: float) -> dict[int, str]:
    """Return the holder of each shard in a database of any version (empty: none); nothing if it is not shared."""
    rows = db.execute("select shard, holder, beat from shards").fetchall() if _there(db, "shards") else []
    return {shard: holder if is_owner_alive(holder, beat, now) else "" for shard, holder, beat in rows}


def clear_owners(db: sqlite3.Connection) -> None:
    """Clear the owners in a copy of a database, which no process uses.

    The last heartbeats stay: they show how long no process was at work.
    """
    for name in ("owner", "shards"):
        if _there(db, name):
            db.execute(f"update {name} set holder = '', wanted = ''")


def _there(db: sqlite3.Connection, name: str) -> bool:
    return db.execute("select 1 from sqlite_master where type = 'table' and name = ?", (name,)).fetchone() is not None


def _place() -> str:
    """Return the machine since its last start and the process namespace; empty if they cannot be found out."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot}/{Path('/proc/self/ns/pid').readlink()}"
    return ""


OWNER = "select fence, holder, beat, heard from owner where id = 1"

_OWN = "update owner set fence = $1, holder = $2, beat = $3, wanted = '', heard = '[]' where id = 1"

_BEAT = "update owner set beat = $1 where id = 1"

_WANTED = "select wanted from owner where id = 1"

_ASK = "update owner set wanted = $1 where id = 1"

_HAND_OVER = "update owner set fence = fence + 1, holder = '', heard = $1, beat = $2 where id = 1"

_SHARDS = "select shard from shards order by shard"

SHARD = "select holder, beat from shards where shard = $1"

_DISMISS = "update shards set fence = fence + 1, holder = '', wanted = '' where holder <> ''"

_LAST_BEAT = "select beat from owner where id = 1"

_BEATS = "select beat from shards where holder = $1"

# Tables come first, as every transaction locks a table before its seats.
_MOVING = (
    """
    update tables set wake = wake + $1, paused = paused + $1,
                      painted = case when status = 'playing' and painted >= length then length - 1 else painted end
    where wake is not null /* here */
    """,
    """
    update seats set deadline = deadline + $1, since = since + $1, acted = acted + $1, called = called + $1
    where table_id in (select id from tables where status in ('lobby', 'playing') /* here */)
    """,
    """
    update votes set until = until + $1
    where state = 'open' and table_id in (select id from tables where status in ('lobby', 'playing') /* here */)
    """,
    """
    update offers set until = until + $1
    where table_id in (select id from tables where status in ('lobby', 'playing') /* here */)
    """,
)
"""Moves what is to happen at a time, and since when somebody is waited for, by so many seconds."""

KEPT = "select value from kept where name = $1"

_BEGIN_LIST = "insert into kept (name, value) values ($1, '[]') on conflict do nothing"

KEEP = "insert into kept (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value"
