"""Deadlines, absence and stand-ins: who is waited for, and until when.

Nothing here looks at a game's secrets.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Literal

import discord
from msgspec.structs import replace

from bot.core.availability import (
    NO_REST,
    Availability,
    add_waking_time,
    next_local_hour,
    next_waking_moment,
    subtract_waking_time,
    waking_seconds,
)
from bot.storage import LOBBY, DeadlineUpdate, SeatDeadline, SeatRow, TableRow
from bot.storage.repos.availability import is_live_clock as live_pace
from bot.table.session import TableSession
from games.ai import levels
from games.core import Seat

HOUR, DAY = 3600, 86_400
CLOCKS = (60, 180, 600, HOUR, 4 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY, 0)
"""The seconds for a decision that a host can choose from; 0 is no clock."""
BANKS = ((300, 15), (900, 30), (DAY, 4 * HOUR), (3 * DAY, 12 * HOUR))
"""The time banks that they can choose from: so many seconds in all, and so many more for each decision."""
USUAL = 600
"""The seconds for a decision where the host has not chosen."""
LONG_SILENCE = 3.0 * DAY
"""Seconds without an action after which a table says so, or three times its clock."""
LONGEST_PAUSE = 30.0 * DAY
"""Seconds after which a paused table goes on by itself."""
FAR = 12.0 * HOUR
"""Seconds from which on a deadline is told as a date and a time."""
AWAY_AFTER = 2
"""After so many decisions in a row that the clock took from a person, a computer sits in for them."""
OVERTIME = 1_000_000
"""So many missed decisions are noted for people whose whole game has run out of time, on top of those that they have
missed: computers play on for them, even if everybody is away."""
AWAY_A_WHILE = 120.0
"""Seconds after somebody's last action at a table during which they are not called when it is their turn: they are
there."""
A_COMPUTERS_TIME = 30.0
"""Seconds after which the scheduler checks a table where a computer has to move: by then it has, unless it failed."""
DESERTED = 86_400.0
"""Seconds after which a table is closed whose people are all gone."""

FORSAKEN = 60 * 86_400.0
"""Seconds after which somebody who is awaited without a clock has walked away."""

SILENCE = 86_400.0
"""Seconds that people have to say what they think in a vote, and after which somebody who is awaited without a clock is
away. Time of rest does not count (:func:`end_of_silence`)."""

UNDO_FOR = 30.0
"""Seconds for which somebody can take back what they have done."""

By = Literal["person", "computer", "clock", "table"]
"""Kinds of decider: the player, the computer that has or holds the seat, or a computer because time was up; or the
table rolled, as there was nothing to decide (``bot.table.table_options``)."""


def now() -> float:
    """Seconds since 1970, by the same clock as the messages' times."""
    return discord.utils.utcnow().timestamp()


def relative_time(time: float) -> str:
    """Return a time as Discord clients show it: how long until then, or since."""
    return f"<t:{math.ceil(time)}:R>"


def deadline_text(deadline: float, at: float) -> str:
    """Return a deadline as Discord clients show it, in each user's own time; a far one as date and time."""
    return relative_time(deadline) if deadline - at < FAR else f"<t:{math.ceil(deadline)}:f>"


def clock_key(clock: int, bank: int = 0) -> int | str:
    """Return a clock's key among the house rules: its seconds, or with a time bank both (``900-30``)."""
    return f"{bank}-{clock}" if bank else clock


def clock_from_key(key: object) -> tuple[int, int] | None:
    """Return the seconds per decision and those of the bank of a clock; None if it cannot be chosen."""
    return PACES.get(str(key))


PACES: dict[str, tuple[int, int]] = {
    **{str(clock): (clock, 0) for clock in CLOCKS},
    **{str(clock_key(clock, bank)): (clock, bank) for bank, clock in BANKS},
}
"""All clocks that can be chosen, by what they are called: seconds for a decision, and those of the bank."""


def is_live_game(stored: TableRow) -> bool:
    """Return whether the table is played live, where no player's rest stops its clock."""
    return live_pace(stored.clock, stored.bank)


def availability_at(stored: TableRow, seat_row: SeatRow) -> Availability:
    """Return when time stands still for a player at that table."""
    return NO_REST if seat_row.user <= 0 or is_live_game(stored) else seat_row.availability


def end_of_silence(seat_row: SeatRow, since: float, seconds: float) -> float:
    """Return when a player has been silent for so many seconds, of which those of their rest do not count.

    Unlike a clock's, this time is longer than a live game: their rest counts at every table.
    """
    return add_waking_time(seat_row.availability if seat_row.user > 0 else NO_REST, since, seconds)


def silent_voters(stored: TableRow, out: Collection[Seat]) -> list[Seat]:
    """Return the seats of the players who are asked in the table's vote, if any, and have not answered."""
    vote = stored.vote
    if vote is None:
        return []
    answered = {vote.user, *(ballot.user for ballot in vote.ballots)}
    return [
        seat
        for seat, sitting in enumerate(stored.seats)
        if sitting.user > 0 and sitting.user not in answered and seat not in out and seat != vote.about
    ]


def vote_deadline(stored: TableRow, out: Collection[Seat]) -> float | None:
    """Return until when the table's vote, if any, waits for answers: nobody's rest counts as their silence."""
    vote = stored.vote
    if vote is None:
        return None
    if math.isinf(vote.until):
        return vote.until
    given = vote.until - vote.asked
    return max(
        [vote.until, *(end_of_silence(stored.seats[seat], vote.asked, given) for seat in silent_voters(stored, out))]
    )


def users_on_vacation(session: TableSession, at: float) -> dict[Seat, float]:
    """Return the seats still in the game whose players are on vacation, and until when.

    Empty at a live table, where vacations do not count.
    """
    if is_live_game(session.stored):
        return {}
    return {
        seat: sitting.away_until
        for seat, sitting in enumerate(session.stored.seats)
        if sitting.away_until is not None
        and sitting.user > 0
        and seat not in session.out_seats
        and (sitting.away_from or 0.0) <= at < sitting.away_until
    }


def decision_seconds(stored: TableRow, seat_row: SeatRow) -> float:
    """Return how many seconds a player has for a decision that begins now, including their time bank."""
    return stored.clock + (stored.bank if seat_row.bank is None else seat_row.bank)


def stand_in_level(game: str) -> str:
    """Return the level of the computer that decides for absent players."""
    return "normal" if "normal" in levels.levels(game) else levels.RANDOM


def offered_levels(game: str) -> tuple[str, ...]:
    """Return the levels of computers that a host can choose from, weakest first; at least one."""
    known = levels.levels(game)
    found = tuple(level for level in levels.LEVELS if level in known)
    # Where the only one is hard, the first game would be no fun.
    return found if len(found) > 1 else (levels.RANDOM, *found)


def playing_level(game: str, level: str) -> str:
    """Return the level at which a computer stored with this level plays.

    It is the same, or that of the stand-in if this version has no such level.
    """
    return level if level in levels.known_players(game) else stand_in_level(game)


def is_away(stored: TableRow, seat: Seat) -> bool:
    """Return whether a computer stands in for the player in that seat."""
    sitting = stored.seats[seat]
    return sitting.level is None and sitting.missed >= AWAY_AFTER


def computer_next(session: TableSession) -> Seat | None:
    """Return the first seat to move now that a computer plays, or sits in for; None if all are people."""
    actors = sorted(session.table.actors) if session.table is not None else ()
    seats = session.stored.seats
    return next((seat for seat in actors if seats[seat].level is not None or is_away(session.stored, seat)), None)


def away_seats(session: TableSession) -> list[Seat]:
    """Return the seats whose players are away though still in the game."""
    return [
        seat for seat in range(len(session.names)) if is_away(session.stored, seat) and seat not in session.out_seats
    ]


def all_away(session: TableSession) -> bool:
    """Return whether all players still in the game are away: then nothing moves, not even the computers.

    It does where the game has run out of time.
    """
    people = _people(session.stored, session.out_seats)
    return _all_gone([session.stored.seats[seat].missed for seat in people])


def was_away(stored: TableRow, seat: Seat) -> bool:
    """Return whether the player in that seat had gone before the game ran out of time, if it did."""
    sitting = stored.seats[seat]
    return sitting.level is None and sitting.missed % OVERTIME >= AWAY_AFTER


def abandoned_seats(session: TableSession, at: float) -> list[Seat]:
    """Return the awaited seats at a table without a clock whose players count as gone after a long absence."""
    if session.table is None or session.stored.clock or session.stored.paused is not None:
        return []
    awaited = {seat: session.stored.seats[seat] for seat in sorted(session.table.actors)}
    return [
        seat
        for seat, sitting in awaited.items()
        if sitting.since is not None and end_of_silence(sitting, sitting.since, FORSAKEN) <= at
    ]


def lobby_expires_at(stored: TableRow) -> float:
    """Return when an open table is closed that was not started by then."""
    # Seats of ghosts, and computers, have no interaction by which they sat down.
    sat = [discord.utils.snowflake_time(sitting.joined).timestamp() for sitting in stored.seats if sitting.joined]
    return max([stored.created, *sat]) + LOBBY


def lobby_expired(stored: TableRow) -> bool:
    """Return whether a closed table was closed because its lobby expired."""
    return stored.started is None and stored.ended is not None and stored.ended >= lobby_expires_at(stored)


def earliest_deadline(session: TableSession) -> float | None:
    """Return the earliest deadline of the awaited players, or None."""
    if session.table is None:
        return None
    deadlines = (session.stored.seats[seat].deadline for seat in session.table.actors)
    return min((deadline for deadline in deadlines if deadline is not None), default=None)


def reminder_time(stored: TableRow, seat_row: SeatRow) -> float:
    """Return when an awaited player is reminded: half of what they had for this decision is left."""
    assert seat_row.deadline is not None
    rest = availability_at(stored, seat_row)
    since = seat_row.deadline if seat_row.since is None else min(seat_row.since, seat_row.deadline)
    if rest == NO_REST:
        return seat_row.deadline - decision_seconds(stored, seat_row) / 2
    return subtract_waking_time(rest, seat_row.deadline, decision_seconds(stored, seat_row) / 2, since)


def inactive_since(stored: TableRow) -> float:
    """Return since when nothing has happened at the table: no action, and no start or pause."""
    times = [time for sitting in stored.seats for time in (sitting.since, sitting.acted) if time is not None]
    times += [] if stored.paused is None else [stored.paused]
    return max(times, default=stored.started or stored.created)


def inactivity_seconds(stored: TableRow) -> float:
    """Seconds without an action after which that table says so."""
    return max(LONG_SILENCE, 3.0 * (stored.clock + stored.bank))


def is_inactive(session: TableSession, at: float) -> bool:
    """Return whether nothing has happened there for long, with no notice since the last action."""
    stored = session.stored
    return _may_fall_silent(stored, len(stored.actions)) and _falls_silent(stored, inactive_since(stored)) <= at


def _falls_silent(stored: TableRow, last: float) -> float:
    """Return when the table posts an inactivity notice if nothing happens after ``last``.

    It waits for the first of the awaited players who does not rest; a paused table waits for all of them alike.
    """
    seconds = inactivity_seconds(stored)
    awaited = [sitting for sitting in stored.seats if sitting.since is not None and stored.paused is None]
    return min((end_of_silence(sitting, last, seconds) for sitting in awaited), default=last + seconds)


def _may_fall_silent(stored: TableRow, number: int) -> bool:
    """Return whether the table is to post an inactivity notice after ``number`` actions.

    It has posted none yet, and it is up to players.
    """
    awaited = any(sitting.since is not None for sitting in stored.seats)
    return stored.silence != number and (awaited or stored.paused is not None)


def remind_at(stored: TableRow, seat_row: SeatRow) -> float | None:
    """Return when an awaited player is to be reminded, in the way they wish; None: not at all."""
    due = None if seat_row.muted or stored.paused is not None else _remind_at(stored, seat_row)
    return None if due is None else next_waking_moment(availability_at(stored, seat_row), due)


def _remind_at(stored: TableRow, seat_row: SeatRow) -> float | None:
    if seat_row.since is None or seat_row.reminders == "never":
        return None
    if seat_row.reminders == "daily" and seat_row.hour is not None:
        called = seat_row.since if seat_row.called is None else max(seat_row.called, seat_row.since)
        return next_local_hour(seat_row.zone, called, seat_row.hour)
    half = None if seat_row.deadline is None else reminder_time(stored, seat_row)
    if seat_row.reminders == "half" or seat_row.missed:
        # A player who has missed a decision has been reminded already.
        return half
    seen = seat_row.since if seat_row.acted is None else seat_row.acted
    called = max(seat_row.since, seen + AWAY_A_WHILE)
    return called if half is None else min(called, half)


def seats_to_remind(session: TableSession, at: float) -> list[Seat]:
    """Return the seats to remind at that time: due, and not reminded yet."""
    return [
        seat
        for seat, sitting in enumerate(session.stored.seats)
        if (sitting.nudge is None or sitting.reminders == "daily")
        and _is_time(sitting, remind_at(session.stored, sitting), at)
    ]


def seats_with_stale_reminder(session: TableSession, at: float) -> list[Seat]:
    """Return the seats whose reminder is to be deleted: they have acted, or are not awaited any more."""
    return [
        seat
        for seat, sitting in enumerate(session.stored.seats)
        if sitting.nudge is not None and (session.stored.status != "playing" or _outdated(session.stored, sitting, at))
    ]


def _outdated(stored: TableRow, seat_row: SeatRow, at: float) -> bool:
    if seat_row.reminders == "daily" and seat_row.since is not None and seat_row.called is not None:
        # The next reminder is tomorrow's; this one holds as long as it is about this decision.
        return bool(seat_row.muted) or seat_row.called < seat_row.since
    due = remind_at(stored, seat_row)
    return due is None or at < due


def _is_time(seat_row: SeatRow, due: float | None, at: float) -> bool:
    return due is not None and due <= at and (seat_row.deadline is None or at < seat_row.deadline)


def deadlines_after_action(
    session: TableSession, state: object, seat: Seat, by: By, left: Collection[Seat], *, at: float
) -> DeadlineUpdate:
    """Return who is waited for after ``seat`` has acted, which leads to ``state``.

    ``left`` are the seats that have resigned by then.
    """
    out = {*left, *session.game.eliminated(state)}
    assert session.table is not None
    actors = session.game.actors(state)
    before = session.table.actors
    # If all decide at once, another's action may put a player before a new decision.
    anew = {
        other
        for other in actors & before - {seat}
        if (session.stored.seats[other].deadline is not None or session.stored.seats[other].remaining is not None)
        and session.game.legal(session.table.state, other) != session.game.legal(state, other)
    }
    missed = session.stored.seats[seat].missed
    counted = {"person": 0, "computer": missed, "clock": missed + 1, "table": missed}[by]
    here = {seat} if by == "person" else set[Seat]()
    return _waiting(session.stored, actors, out, {seat: counted}, anew | {seat}, here, at, acted=True)


def deadlines_now(session: TableSession, back: Sequence[Seat] = (), *, at: float) -> DeadlineUpdate:
    """Return who is waited for now: at the start, when a player is back, or once a player was reminded."""
    actors = session.table.actors if session.table else frozenset[Seat]()
    return _waiting(session.stored, actors, session.out_seats, dict.fromkeys(back, 0), set(back), back, at)


def restarted_deadlines(stored: TableRow, *, at: float) -> DeadlineUpdate:
    """Return who is waited for at a table that cannot be played now: all of them have all their time again."""
    awaited = [seat for seat, sitting in enumerate(stored.seats) if sitting.since is not None]
    seats = tuple(replace(sitting, deadline=None) for sitting in stored.seats)
    return _waiting(replace(stored, seats=seats), awaited, (), {}, (), (), at, afresh=True)


def paused_deadlines(session: TableSession, since: float | None, *, at: float) -> DeadlineUpdate:
    """Return who is waited for once the table is paused (None: resumed).

    What is left of each decision is kept.
    """
    actors = session.table.actors if session.table else frozenset[Seat]()
    # Players awaited after a pause are awaited from then on: earlier misses are forgiven.
    return _waiting(
        replace(session.stored, paused=since), actors, session.out_seats, {}, (), (), at, afresh=since is None
    )


def with_stand_ins(session: TableSession, seats: Collection[Seat], *, at: float) -> DeadlineUpdate:
    """Return who is waited for once computers stand in for the players in those seats."""
    actors = session.table.actors if session.table else frozenset[Seat]()
    return _waiting(session.stored, actors, session.out_seats, dict.fromkeys(seats, AWAY_AFTER), (), (), at)


def with_overtime(session: TableSession, seats: Collection[Seat], *, at: float) -> DeadlineUpdate | None:
    """Return who is waited for once computers play on in those people's seats; None if they all do."""
    people = [seat for seat in seats if session.stored.seats[seat].level is None and seat not in session.out_seats]
    missed = {seat: session.stored.seats[seat].missed for seat in people}
    late = {seat: OVERTIME + count for seat, count in missed.items() if count < OVERTIME}
    actors = session.table.actors if session.table else frozenset[Seat]()
    return _waiting(session.stored, actors, session.out_seats, late, (), (), at) if late else None


def _all_gone(missed: Sequence[int]) -> bool:
    """Return whether people who have missed so many decisions each are all away, and none of them in overtime."""
    return bool(missed) and all(AWAY_AFTER <= count < OVERTIME for count in missed)


def _waiting(
    stored: TableRow,
    actors: Collection[Seat],
    out: Collection[Seat],
    counted: dict[Seat, int],
    anew: Collection[Seat],
    here: Collection[Seat],
    at: float,
    *,
    acted: bool = False,
    afresh: bool = False,
) -> DeadlineUpdate:
    """Return who is waited for, and when the table wakes next.

    ``counted`` are the missed decisions of the seats for which they change, ``anew`` have a decision that
    begins now, and ``here`` act themselves at this moment. ``acted``: this is for an action that comes on top
    of those stored; ``afresh``: all awaited players are so from now on.
    """
    missed = {
        seat: counted.get(seat, sitting.missed) if sitting.level is None else 0
        for seat, sitting in enumerate(stored.seats)
    }
    people = _people(stored, out)
    gone = _all_gone([missed[seat] for seat in people])
    changes, wakes, seats = [], [], []
    for seat, sitting in enumerate(stored.seats):
        deadline = since = remaining = None
        rest = availability_at(stored, sitting)
        ended = seat in anew or seat not in actors
        bank = _banked(stored, sitting, at) if ended else sitting.bank
        if seat in actors and sitting.level is None and missed[seat] < AWAY_AFTER:
            since = at if afresh or seat in anew or sitting.since is None else sitting.since
            if stored.clock:
                kept = None if seat in anew else sitting.deadline
                left = None if seat in anew else sitting.remaining
                if stored.paused is not None:
                    fresh = decision_seconds(stored, replace(sitting, bank=bank))
                    remaining = left if left is not None else fresh if kept is None else waking_seconds(rest, at, kept)
                elif left is not None:
                    deadline = add_waking_time(rest, at, left)
                else:
                    deadline = (
                        add_waking_time(rest, at, decision_seconds(stored, replace(sitting, bank=bank)))
                        if kept is None
                        else kept
                    )
        # A player who has not acted yet is taken to have been there when the game began.
        arrived = sitting.acted is None and sitting.user > 0
        seen = at if seat in here or arrived else sitting.acted
        after = replace(
            sitting,
            deadline=deadline,
            missed=missed[seat],
            since=since,
            acted=seen,
            bank=bank,
            remaining=remaining,
        )
        seats.append(after)
        due = remind_at(stored, after)
        if due is not None and (at < due or (sitting.nudge is None and _is_time(after, due, at))):
            wakes.append(max(due, at) if deadline is None else min(max(due, at), deadline))
        elif deadline is not None:
            wakes.append(deadline)
        elif seat in actors and (sitting.level is not None or missed[seat] >= AWAY_AFTER):
            wakes.append(at + A_COMPUTERS_TIME)
        if since is not None and not stored.clock:
            wakes.append(end_of_silence(sitting, since, FORSAKEN))
        if after != sitting:
            changes.append(SeatDeadline(seat, deadline, missed[seat], since, seen, bank, remaining))
    if not actors:
        return DeadlineUpdate(None, tuple(changes))
    if stored.paused is not None:
        wakes = [stored.paused + LONGEST_PAUSE]
    elif gone:
        wakes = [at + DESERTED]
    then = replace(stored, seats=tuple(seats))
    if not gone and _may_fall_silent(then, len(stored.actions) + acted):
        last = at if acted else inactive_since(then)
        wakes.append(max(at, _falls_silent(then, last)))
    closes = vote_deadline(stored, out)
    if closes is not None and stored.vote is not None and stored.vote.state == "open":
        wakes.append(closes)
    return DeadlineUpdate(min(wakes, default=None), tuple(changes))


def _banked(stored: TableRow, seat_row: SeatRow, at: float) -> float | None:
    """Return what is in a player's time bank after their decision: what is left of their time.

    It never exceeds what they began with. Where the clock decided, it is nothing.
    """
    if not stored.bank or seat_row.level is not None:
        return seat_row.bank
    left = seat_row.remaining
    if left is None and seat_row.deadline is not None:
        left = waking_seconds(availability_at(stored, seat_row), at, seat_row.deadline)
    return seat_row.bank if left is None else min(float(stored.bank), left)


def _people(stored: TableRow, out: Collection[Seat]) -> list[Seat]:
    return [seat for seat, sitting in enumerate(stored.seats) if sitting.level is None and seat not in out]
