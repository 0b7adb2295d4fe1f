"""Shard leases: several processes at one database, each the bot on some of Discord's shards, and notes between them.

Each shard has a lease like that of a bot that is alone (``bot.storage.ops.lease``): a holder, its heartbeat, and a
fencing number. A process that has lost one of its leases writes nothing any more, about any table.

Players' actions at a table may be written by any process, for a click in direct messages reaches another than the
table's own: the store's rules decide whose action counts. In the same transaction it leaves a note, and the table's own
process, which looks several times a second, edits the board, sends direct messages and sets the timers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.core.sharding import shard_condition
from bot.storage.backends.base import Database, ShardFences, to_json, transaction
from bot.storage.errors import ShardCountMismatch
from bot.storage.ops.lease import (
    KEEP,
    KEPT,
    OWNER,
    SHARD,
    HeartbeatResult,
    LeaseAcquired,
    LeaseRepository,
    Living,
    downtime_seconds,
    is_owner_alive,
    shift_deadlines,
    shift_deadlines_after_outage,
)


class TableChangedNote(NamedTuple):
    """Note that another process has written about a table of ours."""

    id: int
    table: int


class ShardLease(NamedTuple):
    """Shard of ``of``, with its holder (empty: none) and their last heartbeat (None: there was none)."""

    shard: int
    of: int
    holder: str
    beat: float | None


class ShardLeaseRepository(LeaseRepository):
    """Leases of shards, and the notes that their processes leave one another."""

    @property
    def shards(self) -> tuple[int, ...]:
        """The shards that this process serves, in order; none if it is alone."""
        return tuple(sorted(self._fence.fences)) if isinstance(self._fence, ShardFences) else ()

    async def acquire_shards(
        self,
        holder: str,
        of: int,
        *,
        named: Collection[int] = (),
        most: int | None = None,
        now: float,
        living: Living | None = None,
    ) -> LeaseAcquired | None:
        """Acquire shards besides those that this process owns: all ``named`` ones, or at most ``most`` free ones.

        Returns None if that cannot be: another process owns one of those, or all, or the whole database. From
        then on every write is checked. ``living`` is as for :meth:`LeaseInterface.acquire`.

        Deadlines in those shards, and the times when tables there have to be checked, move by the time in
        which no process was at work.

        Raises:
            ShardCountMismatch: other processes divide the guilds among another number of shards.
        """
        if not isinstance(self._fence, ShardFences):
            self._fence = None
        lives = living or is_owner_alive
        got = await self._write(lambda db: self._acquire_shards(db, holder, of, named, most, now, lives))
        if got is None:
            return None
        self._fence, owned = got
        return owned

    def _acquire_shards(
        self,
        db: Database,
        holder: str,
        of: int,
        named: Collection[int],
        most: int | None,
        now: float,
        lives: Living,
    ) -> tuple[ShardFences, LeaseAcquired] | None:
        _, alone, last, _ = db.select_for_update(OWNER)
        if alone != holder and lives(alone, last, now):
            return None
        rows = db.rows(SHARDS)
        busy = {row[0] for row in rows if row[3] != holder and lives(row[3], row[4], now)}
        if rows and rows[0][1] != of:
            if busy:
                raise ShardCountMismatch(of, rows[0][1])
            # No process is running, so the shards can be divided anew.
            last = _latest([last, *(row[4] for row in rows)])
            db.execute(_NOSHARDS)
        if not rows or rows[0][1] != of:
            fence = 1 + max((row[2] for row in rows), default=0)
            db.executemany(_SHARD, [(shard, of, fence, last) for shard in range(of)])
            rows = db.rows(SHARDS)
        mine = {row[0] for row in rows if row[3] == holder}
        free = [row for row in rows if row[0] not in busy | mine]
        taken = [row for row in free if row[0] in named] if named else free[:most]
        if not taken or set(named) - mine - {row[0] for row in taken}:
            return None
        if alone and alone != holder:
            # A suspended single owner is fenced off.
            db.execute(_DISMISS_ALONE)
        away, heard = 0.0, set[int]()
        for shard, _, _, _, beat, answered in taken:
            begun = _latest([beat, last])
            gone = 0.0 if begun is None else max(0.0, now - begun)
            shift_deadlines_after_outage(db, gone, now, f"and {shard_condition([shard], of)}")
            # The lock waits until transactions of the former owner are done; later ones are refused.
            db.select_for_update(SHARD, shard)
            db.execute(_OWN, shard, holder, now)
            away, heard = max(away, gone), heard | set(msgspec.json.decode(answered, type=list[int]))
        held = ShardFences(holder, of, dict(db.rows(_FENCES, holder)))
        return held, LeaseAcquired(away, tuple(sorted(heard)), tuple(row[0] for row in taken))

    @transaction("read")
    def leases(self, db: Database) -> Sequence[ShardLease]:
        """All shards, in order; none if a process is to be alone."""
        rows = db.rows(SHARDS)
        return [ShardLease(shard, of, holder, beat) for shard, of, _, holder, beat, _ in rows]

    def _owns(self, db: Database) -> bool:
        held = self._fence
        if not isinstance(held, ShardFences):
            return super()._owns(db)
        return held.fences.items() <= {row[0]: row[2] for row in db.rows(SHARDS)}.items()

    def _renew(self, db: Database, now: float) -> HeartbeatResult:
        held = self._fence
        if not isinstance(held, ShardFences):
            return super()._renew(db, now)
        longest = 0.0
        for shard, _, _, holder, before, _ in db.rows(SHARDS):
            still = downtime_seconds(before, now) if holder == held.holder else 0.0
            shift_deadlines(db, still, now, f"and {shard_condition([shard], held.of)}")
            longest = max(longest, still, key=abs)
        db.execute(_BEAT, held.holder, now)
        asking = db.row(_WANTED, held.holder)
        return HeartbeatResult("" if asking is None else str(asking[0]), longest)

    def _hand_over(self, db: Database, heard: Sequence[int], now: float) -> None:
        held = self._fence
        if not isinstance(held, ShardFences):
            super()._hand_over(db, heard, now)
            return
        for shard in sorted(held.fences):
            db.select_for_update(SHARD, shard)
        db.execute(_HAND_OVER, held.holder, to_json(list(heard)), now)

    @transaction("write")
    def request_shards(self, db: Database, holder: str, named: Collection[int]) -> None:
        """Ask the owners of these shards to hand over to that process."""
        db.executemany(_ASK, [(shard, holder) for shard in named])

    @transaction("write")
    def reserve_start(self, db: Database, kind: int, *, now: float, every: float) -> float:
        """Reserve the next start of a shard of that kind; return the seconds until then.

        Starts of a kind are at least ``every`` so many seconds apart.
        """
        name = f"start {kind}"
        row = db.row(KEPT, name)
        turn = now if row is None else max(now, float(row[0]) + every)
        if turn > now + _LONGEST_QUEUE:
            # The clock of this machine, or of another, was wrong.
            turn = now
        db.execute(KEEP, name, repr(turn))
        return turn - now

    async def add_note(self, table: int) -> None:
        """Leave a note about that table for the process that serves it; do nothing if that is this one."""
        if not self.owns_all_shards:
            await self._write(lambda db: None, table=table)

    async def change_notes(self) -> Sequence[TableChangedNote]:
        """Return the notes of other processes about our tables that were not acknowledged, the oldest first."""
        if self.owns_all_shards:
            return []
        return [TableChangedNote(*row) for row in await self._read(lambda db: db.rows(self._here(_NOTES)))]

    @transaction("write", hurry=True)
    def ack_notes(self, db: Database, notes: Collection[int]) -> None:
        """Acknowledge these notes, which have been handled."""
        db.executemany(_HEEDED, [(number,) for number in notes])

    async def has_notes(self, table: int) -> bool:
        """Return whether another process has written about that table and this one has not handled it."""
        if self.owns_all_shards:
            return False
        return await self._read(lambda db: db.row(_TOUCHED, table)) is not None


def _latest(beats: Iterable[Any]) -> float | None:
    return max((beat for beat in beats if beat is not None), default=None)


_LONGEST_QUEUE = 3600.0
"""Seconds for which a shard waits for its turn to start at most."""

SHARDS = "select shard, shards, fence, holder, beat, heard from shards order by shard"

_NOSHARDS = "delete from shards"

_SHARD = "insert into shards (shard, shards, fence, beat) values ($1, $2, $3, $4)"

_DISMISS_ALONE = "update owner set fence = fence + 1, holder = '', wanted = '' where id = 1"

_OWN = """
    update shards set fence = fence + 1, holder = $2, beat = $3, wanted = '', heard = '[]' where shard = $1
"""

_FENCES = "select shard, fence from shards where holder = $1"

_BEAT = "update shards set beat = $2 where holder = $1"

_WANTED = "select wanted from shards where holder = $1 and wanted <> '' order by shard limit 1"

_HAND_OVER = "update shards set fence = fence + 1, holder = '', heard = $2, beat = $3 where holder = $1"

_ASK = "update shards set wanted = $2 where shard = $1"

_NOTES = "select id, table_id from tidings where true /* here */ order by id"

_HEEDED = "delete from tidings where id = $1"

_TOUCHED = "select 1 from tidings where table_id = $1 limit 1"
