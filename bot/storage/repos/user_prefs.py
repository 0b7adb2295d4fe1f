"""User preferences (reminders, hints, blocks) and what users told about themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Literal

from msgspec import Struct

from bot.core.availability import NO_REST, Availability
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import RateExceeded
from bot.storage.personal_data import purpose_hash
from bot.storage.repos.availability import availability_of
from bot.storage.repos.bans import is_banned

How = Literal["turn", "half", "daily", "message", "never"]
"""Kinds of reminders. ``turn``: mentioned in the channel when it is their turn and they have been away for a while.
``half``: only when half of their time is over. ``daily``: once a day, at an hour of their zone. ``message``: like
``turn``, by direct message. ``never``: not at all."""

USUAL: How = "half"
"""The kind of reminders for users who have set none."""


MORNING = 9
"""The hour at which somebody is reminded who has named none."""


class ReminderPrefs(Struct, frozen=True):
    """Reminder preferences of a user: ``how``, and for ``daily`` at which ``hour`` of which ``zone``.

    ``soon``: they are also told when they are next but one.
    """

    how: How = USUAL
    hour: int | None = None
    zone: str = ""
    soon: bool = False


class CallPrefs(Struct, frozen=True):
    """Preferences that decide whether a user may be called.

    Their reminders, whether they have ``muted`` the table and ``blocked`` who calls them, and their
    ``rest``.
    """

    how: How = USUAL
    muted: bool = False
    blocked: bool = False
    rest: Availability = NO_REST


ENOUGH = 3
"""Number of a newcomer's turns in which a game is explained."""


class UserPrefsRepository(Transactions):
    """User preferences."""

    @transaction("write")
    def set_reminders(self, db: Database, user: int, how: How, *, hour: int | None = None, zone: str = "") -> None:
        """Store how a user wants to be reminded; for ``daily``, at which hour in which zone."""
        daily = how == "daily"
        when = (MORNING if hour is None else hour) if daily else None
        db.execute(_SET_REMINDERS, user, USUAL if daily else how, when, zone if daily else "")
        # The default is not stored for any user.
        db.execute(_FORGET_REMINDERS, user, USUAL)

    @transaction("write")
    def set_up_next(self, db: Database, user: int, soon: bool) -> None:
        """Store whether a user wants to be told that they are next but one."""
        db.execute(_SET_SOON, user, USUAL, int(soon))
        db.execute(_FORGET_REMINDERS, user, USUAL)

    @transaction("read")
    def reminder_prefs(self, db: Database, user: int) -> ReminderPrefs:
        """Return all that a user has said about their reminders."""
        row = db.row(_REMINDERS, user)
        if row is None:
            return ReminderPrefs()
        how, hour, zone, soon = row
        return ReminderPrefs(how if hour is None else "daily", hour, zone, bool(soon))

    async def reminders(self, user: int) -> How:
        """Return how a user wants to be reminded."""
        return (await self.reminder_prefs(user)).how

    @transaction("read")
    def hint_count(self, db: Database, user: int, game: str) -> int:
        """Return in how many turns a user has had the game explained beside their decision.

        ``ENOUGH`` for users who have finished the game, explained or not, and for users who want no hints.
        """
        if db.row(_NO_HINTS, user) is not None or db.row(_FINISHED, user, game) is not None:
            return ENOUGH
        row = db.row(_HINTED, user, game)
        return 0 if row is None else min(row[0], ENOUGH)

    @transaction("write", hurry=True)
    def count_hint(self, db: Database, user: int, game: str) -> None:
        """Count one more turn with a hint for the user in that game."""
        # A hint that a power cut undoes is shown once more.
        db.execute(_COUNT_HINT, user, game)

    @transaction("write")
    def stop_hints(self, db: Database, user: int) -> None:
        """Switch hints off for the user in all games, and in a guided one."""
        db.execute(_STOP_HINTS, user, ENOUGH)
        db.execute(_STOP_GUIDE, user)

    @transaction("read")
    def finished_games(self, db: Database, user: int) -> Collection[str]:
        """Return the games that the user has played to an end, guided or not, by name."""
        return {game for (game,) in db.rows(_FINISHED_GAMES, user)}

    @transaction("write")
    def offer_guide(self, db: Database, user: int, *, now: float) -> bool:
        """Note that a guided first game is offered to the user; return False if it has been, or they are no
        newcomer."""
        return not db.rows(_FINISHED_GAMES, user) and bool(db.execute(_OFFER_GUIDE, user, now))

    @transaction("write")
    def begin_guide(self, db: Database, user: int, table: int, *, now: float) -> None:
        """Note the table of the user's guided game, which is not rated while they are the only person there."""
        db.execute(_BEGIN_GUIDE, user, now, table)
        db.execute(_MARK_GUIDED, table)

    @transaction("read")
    def guided_table(self, db: Database, user: int) -> int | None:
        """Return the table of the user's guided game; None without one, or if they want no hints there."""
        row = db.row(_GUIDED, user)
        return None if row is None else row[0]

    @transaction("read")
    def latest_locale(self, db: Database, user: int) -> str:
        """Return the locale with which the user sat down last; empty if they never did."""
        row = db.row(_LATEST_LOCALE, user)
        return "" if row is None else row[0]

    @transaction("write")
    def block(self, db: Database, user: int, other: int) -> bool:
        """Block ``other`` from tables where ``user`` is the host or sits; return False if it was so already."""
        # A deleted user who has come back is treated as any other from now on.
        before = db.execute(_UNBLOCK_KEPT, user, purpose_hash(db, "block", other))
        return bool(db.execute(_BLOCK, user, other)) and not before

    @transaction("write")
    def unblock(self, db: Database, user: int, other: int) -> bool:
        """Delete the block; return False if there was none."""
        kept = db.execute(_UNBLOCK_KEPT, user, purpose_hash(db, "block", other))
        return bool(db.execute(_UNBLOCK, user, other) + kept)

    @transaction("read")
    def blocked(self, db: Database, user: int) -> Sequence[int]:
        """Return the ids of the users that a user has blocked, without users deleted since."""
        return [other for (other,) in db.rows(_BLOCKED, user)]

    @transaction("write")
    def blocked_among(self, db: Database, user: int, others: Sequence[int]) -> Sequence[int]:
        """Return the users among ``others`` whom a user has blocked, also if these were deleted since."""
        return _blocked_among(db, user, others)

    @transaction("read")
    def blocked_pairs(self, db: Database, users: Sequence[int]) -> Sequence[tuple[int, int]]:
        """Return each pair of these users of whom the first has blocked the second."""
        return [(user, other) for user in users for other in _blocked_among(db, user, users)]

    @transaction("read")
    def call_prefs(
        self, db: Database, users: Sequence[int], *, guild: int, table: int | None, sender: int | None
    ) -> Mapping[int, CallPrefs]:
        """Return what decides whether these users may be called in that guild, at that table, by that sender."""
        found = dict[int, CallPrefs]()
        for user in users:
            how, hour = db.row(_REMINDED, user) or (USUAL, None)
            muted = table is not None and db.row(_MUTED, table, user) is not None
            blocked = sender is not None and bool(_blocked_among(db, user, [sender]))
            rest = availability_of(*db.row(_REST, user, guild))
            found[user] = CallPrefs(how if hour is None else "daily", muted, blocked, rest)
        return found


def _blocked_among(db: Database, user: int, others: Sequence[int]) -> list[int]:
    known = {other for (other,) in db.rows(_BLOCKED, user)}
    # The key of the hashes has been drawn where there are any.
    kept = {who for (who,) in db.rows(_KEPT, user)}
    return [other for other in others if other in known or (kept and purpose_hash(db, "block", other) in kept)]


def is_blocked_at(db: Database, table: int, user: int) -> bool:
    """Return whether the table's host, a player seated there, or the operator has blocked the user.

    Hosts are welcome among players.
    """
    if is_banned(db, user) or db.row(_UNWELCOME, table, user) is not None:
        return True
    return db.row(_KEPT_UNWELCOME, table, user, purpose_hash(db, "block", user)) is not None


def hash_blocks(db: Database, user: int) -> None:
    """Keep the blocks against a user who is about to be deleted, with a hash in place of their id."""
    if db.row(_BLOCKED_BY, user) is not None:
        db.execute(_KEEP_BLOCKS, user, purpose_hash(db, "block", user))


_SET_REMINDERS = """
    insert into reminders (user_id, how, hour, zone) values ($1, $2, $3, $4)
    on conflict (user_id) do update set how = excluded.how, hour = excluded.hour, zone = excluded.zone
"""

_SET_SOON = """
    insert into reminders (user_id, how, soon) values ($1, $2, $3)
    on conflict (user_id) do update set soon = excluded.soon
"""

_FORGET_REMINDERS = "delete from reminders where user_id = $1 and how = $2 and hour is null and soon = 0"

_REMINDERS = "select how, hour, zone, soon from reminders where user_id = $1"

_REMINDED = "select how, hour from reminders where user_id = $1"

_MUTED = "select 1 from seats where table_id = $1 and user_id = $2 and muted = 1"

# Their own quiet hours or those of the guild, and their latest absence.
_REST = """
    select
        nullif(coalesce(nullif((select hours from rests where user_id = $1), ''),
                        (select quiet from servers where guild_id = $2)), ''),
        (select max(begins) from vacations where user_id = $1),
        (select max(ends) from vacations where user_id = $1)
"""

_NO_HINTS = "select 1 from hints where user_id = $1 and game = ''"

_HINTED = "select turns from hints where user_id = $1 and game = $2"

# Those who have played a game to its end, wherever that was.
_FINISHED = """
    select 1 from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and tables.game = $2 and tables.status = 'over' limit 1
"""

_COUNT_HINT = """
    insert into hints (user_id, game, turns) values ($1, $2, 1)
    on conflict (user_id, game) do update set turns = hints.turns + 1
"""

_STOP_HINTS = """
    insert into hints (user_id, game, turns) values ($1, '', $2) on conflict (user_id, game) do nothing
"""

_FINISHED_GAMES = """
    select distinct tables.game from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and tables.status = 'over'
"""

_OFFER_GUIDE = "insert into guides (user_id, offered) values ($1, $2) on conflict (user_id) do nothing"

_BEGIN_GUIDE = """
    insert into guides (user_id, offered, begun, table_id) values ($1, $2, $2, $3)
    on conflict (user_id) do update set begun = excluded.begun, table_id = excluded.table_id
"""

_MARK_GUIDED = "update tables set guided = 1 where id = $1 and status = 'lobby'"

_STOP_GUIDE = "update guides set table_id = null where user_id = $1"

_GUIDED = "select table_id from guides where user_id = $1"

_LATEST_LOCALE = "select locale from seats where user_id = $1 order by joined desc limit 1"

_BLOCK = "insert into blocks (user_id, blocked_id) values ($1, $2) on conflict do nothing"

_UNBLOCK = "delete from blocks where user_id = $1 and blocked_id = $2"

_BLOCKED = "select blocked_id from blocks where user_id = $1 order by blocked_id"

_BLOCKED_BY = "select 1 from blocks where blocked_id = $1"

_KEEP_BLOCKS = """
    insert into kept_blocks (user_id, who) select user_id, $2 from blocks where blocked_id = $1
    on conflict do nothing
"""

_KEPT = "select who from kept_blocks where user_id = $1"

_UNBLOCK_KEPT = "delete from kept_blocks where user_id = $1 and who = $2"

_KEPT_UNWELCOME = """
    select 1 from tables
    where id = $1 and host_id <> $2 and (
        exists (select 1 from kept_blocks where user_id = tables.host_id and who = $3)
        or exists (
            select 1 from seats join kept_blocks on kept_blocks.user_id = seats.user_id and kept_blocks.who = $3
            where seats.table_id = $1
        )
    )
"""

_UNWELCOME = """
    select 1 from tables
    where id = $1 and host_id <> $2 and (
        exists (select 1 from blocks where user_id = tables.host_id and blocked_id = $2)
        or exists (
            select 1 from seats join blocks on blocks.user_id = seats.user_id and blocks.blocked_id = $2
            where seats.table_id = $1
        )
    )
"""


_LEAP_YEAR = 2000


CHANGES = 2
"""Number of times that a birthday can be changed within a year; setting it first is no change."""
YEAR = 365 * 86_400.0


class UserRepository(Transactions):
    """Facts that users told about themselves."""

    @transaction("write")
    def set_birthday(self, db: Database, user: int, month: int | None, day: int | None, *, now: float = 0.0) -> None:
        """Remember a birthday, or forget it if ``month`` and ``day`` are None.

        Who goes first tells a little of others' birthdays, and more to somebody who tries one date after the other. So
        a date can be changed ``CHANGES`` times within a ``YEAR``, also by somebody who takes it back, or has themselves
        forgotten, in between.

        Raises:
            ValueError: there is no such day.
            RateExceeded: it has been changed too often; nothing is changed now.
        """
        if month is None and day is None:
            db.execute(_FORGET_BIRTHDAY, user)
            return
        if month is None or day is None:
            raise ValueError("a birthday is a month and a day")
        date(_LEAP_YEAR, month, day)
        db.advisory_lock("birthday", user)
        before = db.row(_BIRTHDAY, user)
        if before == (month, day):
            return
        db.execute(_OLD_TELLINGS, now - YEAR)
        who = purpose_hash(db, "birthday", user)
        told = db.rows(_TELLINGS, who)
        changes = [time for time, first in told if not first]
        first = before is None and not told
        if not first and len(changes) >= CHANGES:
            raise RateExceeded(changes[-CHANGES] + YEAR, kept=before is not None)
        db.execute(_TELL, who, now, int(first))
        db.execute(_SET_BIRTHDAY, user, month, day)

    @transaction("read")
    def birthdays(self, db: Database, users: Collection[int]) -> dict[int, tuple[int, int]]:
        """Return the (month, day) of the users among ``users`` who told theirs."""
        found = ((user, db.row(_BIRTHDAY, user)) for user in users)
        return {user: (row[0], row[1]) for user, row in found if row is not None}


_SET_BIRTHDAY = """
    insert into birthdays (user_id, month, day) values ($1, $2, $3)
    on conflict (user_id) do update set month = excluded.month, day = excluded.day
"""

_FORGET_BIRTHDAY = "delete from birthdays where user_id = $1"

_TELLINGS = "select told, first from tellings where who = $1 order by told"

_TELL = "insert into tellings (who, told, first) values ($1, $2, $3)"

_OLD_TELLINGS = "delete from tellings where told <= $1"

_BIRTHDAY = "select month, day from birthdays where user_id = $1"
