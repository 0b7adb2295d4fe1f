"""Personal data of users: export, and deletion down to the last byte of the file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.storage.backends.base import Database, Transactions, add_change_note, transaction
from bot.storage.personal_data import (
    NOT_THEIRS,
    USER,
    WITHHELD,
    deletion_statements,
    personal_columns,
    record_secret_viewer,
)
from bot.storage.repos.encounters import record_departure
from bot.storage.repos.game_nights import FORGET_GUEST
from bot.storage.repos.lobbies import uninvite
from bot.storage.repos.ratings import begin_update_anew
from bot.storage.repos.tournaments import FORGET_PLAYER
from bot.storage.repos.user_prefs import hash_blocks

_EXACT = 2**53 - 1
"""The largest number that every reader of JSON takes exactly."""


class PrivacyRepository(Transactions):
    """Export and deletion of users' data."""

    @transaction("read aside")
    def export_rows(self, db: Database, user: int) -> Mapping[str, Sequence[Mapping[str, object]]]:
        """All rows that are that person's, by table; ``docs/privacy.md`` says what their fields mean.

        Ids beyond 2⁵³ are texts. Left out are other people's ids (but for those the person has blocked), who has
        blocked them, and the dice of games.
        """
        return known_rows(db, user)

    @transaction("write")
    def delete_user(self, db: Database, user: int, *, ghost: int) -> Sequence[int]:
        """Put ``ghost`` (below zero, used for no other) in the user's place, and delete what is theirs alone.

        Their direct messages become pending deletions, and the boards of finished games with their name
        become pending repaints. Returns the tables where something changed. ``erase_traces`` is owed
        afterwards, also after a crash.
        """
        held = self._fence
        db.advisory_lock("endings")
        begin_update_anew(db)
        # Results point to seats; both change here.
        db.defer_constraints()
        changed = {table for (table,) in db.rows(_TABLES_OF, user)}
        db.lock_rows(*changed, *(table for table, _ in db.rows(_INVITING)))
        for table, invited in db.rows(_INVITING):
            if uninvite(db, table, invited, user):
                changed.add(table)
        hash_blocks(db, user)
        record_secret_viewer(db, user)
        # A digest depends on names, too: anybody who knows the rest could guess the name.
        db.execute(_FORGET_DIGESTS, user)
        db.execute(_RETRACT_WHISPERS, user)
        db.execute(_RETRACT_NUDGES, user)
        db.execute(FORGET_GUEST, user)
        db.execute(FORGET_PLAYER, user)
        for statement in deletion_statements(db):
            db.execute(statement, user, ghost)
        if changed:
            record_departure(db, ghost)
        for table in changed:
            db.execute(_BEHIND, table)
            db.execute(OWE_REPAINT, table)
            add_change_note(db, held, table)
        db.execute(_OWE_SWEEP)
        return sorted(changed)

    @transaction("read")
    def pending_repaints(self, db: Database) -> Sequence[tuple[int, int]]:
        """Return the finished tables whose message is to be edited again, the newest first, with the number of
        failed tries.
        """
        return db.rows(_REPAINTS if self.owns_all_shards else self._here(_REPAINTS_HERE))

    @transaction("write")
    def finish_repaint(self, db: Database, table: int, *, done: bool) -> None:
        """Store that the message is up to date and owed no more (``done``), or was tried in vain once more."""
        db.execute(_REPAINTED if done else _REPAINT_TRIED, table)

    async def erase_traces(self, user: int | None, *, small_only: bool = False) -> bool:
        """Erase the id from every unused part of the files; None if it is no longer known which id it was.

        With ``small_only``, what is so large that others would have to wait is left. Returns whether all of it is
        done; if not, it is owed still.

        Raises:
            StoreFailed: with the reason why some is left. It is owed still.
        """
        # Only deletions before this sweep count; another deletion during it owes one of its own.
        (last,) = await self._read(lambda db: db.row(_LAST_SWEEP))
        done = await self._efface(user, small_only=small_only)
        if done:
            await self._write(lambda db: db.execute(_SWEPT, last))
        return done

    @transaction("read")
    def latest_ends(self, db: Database) -> Sequence[float]:
        """Return when the latest tables were played to their end, 2,000 at most."""
        return [ended for (ended,) in db.rows(_LATEST_ENDS)]

    @transaction("read")
    def erase_pending(self, db: Database) -> bool:
        """Return whether a user was deleted and a crash came before ``erase_traces``."""
        (last,) = db.row(_LAST_SWEEP)
        return last is not None

    @transaction("write")
    def add_pending_deletion(self, db: Database, channel: int, message: int) -> None:
        """Note that a message of ours is to be deleted."""
        db.execute(RETRACT, channel, message)

    @transaction("read")
    def pending_deletions(self, db: Database) -> Sequence[tuple[int, int, int]]:
        """Messages to be deleted: channel, message, and how often it has been tried in vain."""
        return db.rows(_RETRACTIONS)

    @transaction("write")
    def finish_deletion(self, db: Database, channel: int, message: int, *, done: bool) -> None:
        """Store that the message is gone and owed no more (``done``), or was tried in vain once more."""
        db.execute(_RETRACTED if done else _TRIED, channel, message)


def known_rows(db: Database, user: int) -> dict[str, list[dict[str, object]]]:
    """Return all rows of a user, read from the schema: a table added later is included by itself."""
    theirs = [column for column in personal_columns(db) if column.path not in NOT_THEIRS]
    owners: dict[str, list[str]] = {}
    for column in theirs:
        owners.setdefault(column.table, []).append(column.match_condition)
    # Of tables, also those at which the user sits.
    owners["tables"].append(f"id in (select table_id from seats where {USER} = $1)")
    paths = {column.path for column in theirs}
    known: dict[str, list[dict[str, object]]] = {}
    for table, conditions in sorted(owners.items()):
        names = [name for where, name, _ in db.columns() if where == table and f"{where}.{name}" not in WITHHELD]
        rows = db.rows(
            f"select {', '.join(names)} from {table} where ({') or ('.join(conditions)}) order by 1, 2", user
        )
        known[table] = [
            # If the user is not the host, another is.
            {
                name: _export_value(value)
                for name, value in zip(names, row, strict=True)
                if f"{table}.{name}" not in paths or value == user
            }
            for row in rows
        ]
    return known


def _export_value(value: Any) -> object:
    return str(value) if isinstance(value, int) and abs(value) > _EXACT else value


RETRACT = "insert into retractions (channel_id, message_id) values ($1, $2) on conflict do nothing"

_RETRACT_WHISPERS = """
    insert into retractions (channel_id, message_id)
    select dm_channel, dm_message from seats
    where user_id = $1 and dm_channel is not null and dm_message is not null
    on conflict do nothing
"""

_RETRACT_NUDGES = """
    insert into retractions (channel_id, message_id)
    select nudge_channel, nudge from seats where user_id = $1 and nudge_channel is not null and nudge > 0
    on conflict do nothing
"""

_RETRACTIONS = "select channel_id, message_id, tries from retractions order by tries, channel_id, message_id"

_RETRACTED = "delete from retractions where channel_id = $1 and message_id = $2"

_TRIED = "update retractions set tries = tries + 1 where channel_id = $1 and message_id = $2"

# A closed table's message has no names.
_BEHIND = "update tables set painted = -1 where id = $1 and status in ('lobby', 'playing')"

OWE_REPAINT = """
    insert into repaints (table_id)
    select id from tables where id = $1 and status = 'over' and message_id is not null
    on conflict (table_id) do update set tries = 0
"""

_REPAINTS = "select table_id, tries from repaints order by tries, table_id desc"

_REPAINTS_HERE = """
    select table_id, tries from repaints where table_id in (select id from tables where id = table_id /* here */)
    order by tries, table_id desc
"""

_REPAINTED = "delete from repaints where table_id = $1"

_REPAINT_TRIED = "update repaints set tries = tries + 1 where table_id = $1"

_TABLES_OF = """
    select table_id from seats where user_id = $1
    union
    select table_id from reliefs where user_id = $1
    union
    select table_id from votes where user_id = $1
    union
    select table_id from offers where invited_id = $1
    union
    select table_id from guesses where user_id = $1
    union
    select id from tables where host_id = $1
"""

_INVITING = "select id, invited from tables where status in ('lobby', 'playing') and invited <> '[]'"

_FORGET_DIGESTS = """
    update tables set digest = '', told = '[]' where id in (select table_id from seats where user_id = $1)
"""

_OWE_SWEEP = "insert into sweeps default values"

_LATEST_ENDS = "select ended from tables where ending > (select max(ending) from tables) - 2000"

_LAST_SWEEP = "select max(id) from sweeps"

_SWEPT = "delete from sweeps where id <= $1"
