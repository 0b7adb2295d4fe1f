"""Availability of users: quiet hours and vacations, and their effect on running deadlines.

A running deadline is moved in the transaction in which the availability changes, so that exactly as much
waking time is left as before. Moving quiet hours again and again could keep a table for ever; so they can be
changed once a ``BETWEEN``, and vacations are so many days a quarter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from bot.core.availability import DAY, NO_REST, Availability, QuietHours, add_waking_time, waking_seconds
from bot.core.vacations import longest_vacation, vacation_days_left
from bot.storage.backends.base import HERE, Database, Transactions, to_json, transaction
from bot.storage.errors import NotSeated, RateExceeded, TooMuchAway

BETWEEN = 86_400.0
"""Seconds between two changes of somebody's quiet hours."""
SECOND_THOUGHTS = 900.0
"""Seconds after a change in which it can be put right."""
LIVE = 3600
"""A table whose time for a decision, and whose bank, are not longer than that is a live one: nobody rests there."""


class AvailabilityRepository(Transactions):
    """Availability of users."""

    @transaction("write")
    def set_quiet(self, db: Database, user: int, quiet: QuietHours | None, *, now: float) -> None:
        """Store a user's quiet hours, and move running deadlines.

        With empty ones the user wants none, whatever the guild says; None: as if they had said nothing.

        Raises:
            RateExceeded: they changed them less than ``BETWEEN`` but at least ``SECOND_THOUGHTS`` ago;
                nothing is changed now.
        """
        row = db.row(_REST, user)
        if row is not None and row[0] == quiet_hours_json(quiet):
            return
        changed = now
        if row is not None and now - row[1] < BETWEEN:
            changed = row[1]
            if now - changed >= SECOND_THOUGHTS:
                raise RateExceeded(changed + BETWEEN)
        # The time of the change is kept for a day even if nothing else is: otherwise taking hours back would evade
        # the limit.
        self._word(
            db, _while_resting(db, user, now, lambda: db.execute(_SET_REST, user, quiet_hours_json(quiet), changed))
        )

    @transaction("read")
    def quiet(self, db: Database, user: int) -> QuietHours | None:
        """Return the user's quiet hours; None: they have said nothing."""
        row = db.row(_REST, user)
        return None if row is None else quiet_of(row[0])

    @transaction("write")
    def start_vacation(self, db: Database, user: int, until: float, *, now: float) -> None:
        """Start a user's absence from now until that time, in place of a present one, and move running deadlines.

        Raises:
            TooMuchAway: that is more than ``VACATION`` days in a quarter; nothing is changed.
        """
        before = [(begins, min(ends, now)) for begins, ends in db.rows(VACATIONS, user)]
        over = longest_vacation(before, now, until)
        if over < until:
            raise TooMuchAway(over)

        def change() -> None:
            db.execute(_OLD_VACATIONS, user, now - 2 * 92 * DAY)
            db.execute(_COME_BACK, user, now)
            db.execute(_NEVER_AWAY, user)
            db.execute(_GO_AWAY, user, now, until)

        self._word(db, _while_resting(db, user, now, change))

    @transaction("write")
    def end_vacation(self, db: Database, user: int, *, now: float) -> bool:
        """End a user's absence, and return True; False: they were not away."""
        if db.row(_AWAY, user, now) is None:
            return False
        self._word(db, _while_resting(db, user, now, lambda: db.execute(_COME_BACK, user, now)))
        return True

    @transaction("read")
    def away_until(self, db: Database, user: int, *, now: float) -> float | None:
        """Return the time until which a user is away; None: they are not."""
        row = db.row(_AWAY, user, now)
        return None if row is None else row[0]

    @transaction("read")
    def days_left(self, db: Database, user: int, *, now: float) -> int:
        """Return how many whole days a user can still be away in this quarter, after a present absence."""
        rows = db.rows(VACATIONS, user)
        return vacation_days_left([(one, other) for one, other in rows], now)

    @transaction("table")
    def mute(self, db: Database, table: int, user: int, muted: bool) -> None:
        """Store whether a user wants to hear nothing from that table any more.

        Raises:
            NotSeated: they do not sit there.
        """
        if not db.execute(_MUTE, table, user, int(muted)):
            raise NotSeated(table, f"user {user}")


@lru_cache(1024)
def quiet_of(stored: str | None) -> QuietHours | None:
    """Quiet hours as they are stored; None where nothing is."""
    return msgspec.json.decode(stored, type=QuietHours) if stored else None


def availability_of(hours: str | None, begins: float | None, ends: float | None) -> Availability:
    """Return a user's availability from what is stored."""
    return Availability(quiet_of(hours), None if begins is None or ends is None else (begins, ends))


def is_live_clock(clock: int, bank: int) -> bool:
    """Return whether no player rests at a table with such a clock; without a clock, there is nothing to rest from."""
    return 0 < clock <= LIVE and bank <= LIVE


def shift_availability(db: Database, lost: float, now: float, here: str = "") -> None:
    """Move the deadlines of players who rest, after all were moved by so many lost seconds until ``now``.

    No process was at work in these seconds. A player who rests has lost only those in which their time ran:
    afterwards, as much of it is left as before. ``here`` says, as SQL, of which guilds' tables that is.
    """
    for table, seat, deadline, clock, bank, *resting in db.rows(_ALL_RESTING.replace(HERE, here)):
        rest = availability_of(*resting)
        if rest != NO_REST and not is_live_clock(clock, bank) and deadline > now:
            left = waking_seconds(rest, now - lost, deadline - lost)
            db.execute(_DEADLINE, table, seat, add_waking_time(rest, now, left))
            db.execute(_WAKE, table, now)


def update_guild_settings(db: Database, guild: int, now: float, change: Callable[[], Any]) -> None:
    """Change what a server has settled, its quiet hours too."""
    _moving(db, _RESTING_IN, guild, now, change)


def _while_resting(db: Database, user: int, now: float, change: Callable[[], Any]) -> list[int]:
    """Apply ``change`` to a user's availability and return the tables where they play."""
    _moving(db, _RESTING, user, now, change)
    tables = [table for (table,) in db.rows(_PLAYING, user)]
    for table in tables:
        db.execute(_WAKE, table, now)
    return tables


def _moving(db: Database, resting: str, whose: int, now: float, change: Callable[[], Any]) -> None:
    """Change when people are available, and move their deadlines so that they keep as much available time.

    The scheduler checks the tables where that moves one.
    """
    db.lock_rows(*(row[0] for row in db.rows(resting, whose)))
    before: dict[tuple[int, int], tuple[Availability, float]] = {
        (table, seat): (availability_of(*told), deadline)
        for table, seat, deadline, clock, bank, *told in db.rows(resting, whose)
        if deadline > now and not is_live_clock(clock, bank)
    }
    change()
    for table, seat, _, _, _, *told in db.rows(resting, whose):
        rest, deadline = before.get((table, seat), (NO_REST, now))
        after = availability_of(*told)
        if after != rest and (table, seat) in before:
            db.execute(_DEADLINE, table, seat, add_waking_time(after, now, waking_seconds(rest, now, deadline)))
            db.execute(_WAKE, table, now)


def quiet_hours_json(quiet: QuietHours | None) -> str:
    """Quiet hours as they are to be stored; empty for none."""
    return "" if quiet is None else to_json(quiet)


QUIET = """
    nullif(coalesce(nullif((select hours from rests where rests.user_id = seats.user_id), ''),
                    (select quiet from servers join tables on tables.guild_id = servers.guild_id
                     where tables.id = seats.table_id)), '')
"""
"""The quiet hours of a seat: its person's own, or those of the server."""

AWAY = """
    (select max(begins) from vacations where vacations.user_id = seats.user_id),
    (select max(ends) from vacations where vacations.user_id = seats.user_id)
"""
"""The latest absence of a seat's person: from when, until when."""

_REST = "select hours, changed from rests where user_id = $1"

_SET_REST = """
    insert into rests (user_id, hours, changed) values ($1, $2, $3)
    on conflict (user_id) do update set hours = excluded.hours, changed = excluded.changed
"""

VACATIONS = "select begins, ends from vacations where user_id = $1 order by begins"

_OLD_VACATIONS = "delete from vacations where user_id = $1 and ends < $2"

_COME_BACK = "update vacations set ends = $2 where user_id = $1 and ends > $2"

_NEVER_AWAY = "delete from vacations where user_id = $1 and ends <= begins"

_GO_AWAY = "insert into vacations (user_id, begins, ends) values ($1, $2, $3)"

_AWAY = "select ends from vacations where user_id = $1 and begins <= $2 and ends > $2"

_MUTE = "update seats set muted = $3 where table_id = $1 and user_id = $2"

_RUNNING = f"""
    seats.table_id, seats.position, seats.deadline, tables.clock, tables.bank, {QUIET}, {AWAY}
    from seats join tables on tables.id = seats.table_id
    where seats.deadline is not null and seats.level is null and seats.open = 1
"""

# The query starts from open tables, which are few beside all that have been.
_ALL_RESTING = f"""
    select {_RUNNING} and seats.table_id in (select id from tables where status in ('lobby', 'playing') /* here */)
"""

_RESTING = f"select {_RUNNING} and seats.user_id = $1"

_RESTING_IN = f"""
    select {_RUNNING} and seats.table_id in (
        select id from tables where guild_id = $1 and status in ('lobby', 'playing')
    )
"""

_PLAYING = """
    select tables.id from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and seats.open = 1 and tables.status = 'playing' and tables.wake is not null
"""

_DEADLINE = "update seats set deadline = $3 where table_id = $1 and position = $2"

_WAKE = "update tables set wake = $2 where id = $1"
