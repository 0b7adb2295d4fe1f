"""Who is waited for, until when, and who decides for people who do not come. Nothing here looks at a game's secrets."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Literal

import discord
from msgspec.structs import replace

from bot.store import Sitting, Stored, Wait, Waiting
from bot.table.live import Live
from games import computers
from games.core import Seat

CLOCKS = (60, 180, 600, 86_400, 0)
"""The seconds for a decision that a host can choose from; 0 is no clock."""
USUAL = 600
"""The seconds for a decision where the host has not chosen."""
AWAY_AFTER = 2
"""After so many decisions in a row that the clock took from a person, a computer sits in for them."""
AWAY_A_WHILE = 120.0
"""Seconds after somebody's last action at a table during which they are not called when it is their turn: they are
there."""
A_COMPUTERS_TIME = 30.0
"""Seconds after which the clock looks at a table where a computer has to move: by then it has, unless something went
wrong."""
DESERTED = 86_400.0
"""Seconds after which a table is closed whose people are all gone."""

FORSAKEN = 60 * 86_400.0
"""Seconds after which somebody who is awaited without a clock has walked away."""

LOBBY = 86_400.0
"""Seconds after which an open table that nobody starts is closed; they begin anew when somebody sits down."""

UNDO_FOR = 30.0
"""Seconds for which somebody can take back what they have done."""

By = Literal["person", "computer", "clock"]
"""Who decided: the person themselves, the computer that has or holds the seat, or a computer because time was up."""


def now() -> float:
    """Seconds since 1970, by the same clock as the messages' times."""
    return discord.utils.utcnow().timestamp()


def moment(time: float) -> str:
    """A time as clients show it: how long until then, or since."""
    return f"<t:{math.ceil(time)}:R>"


def stand_in(game: str) -> str:
    """The level of the computer that decides for absent people."""
    return "normal" if "normal" in computers.levels(game) else computers.RANDOM


def offered(game: str) -> tuple[str, ...]:
    """The levels of computers that a host can choose from, weakest first; at least one."""
    known = computers.levels(game)
    return tuple(level for level in computers.LEVELS if level in known) or (computers.RANDOM,)


def is_away(stored: Stored, seat: Seat) -> bool:
    """Whether a computer sits in for the person in that seat."""
    sitting = stored.seats[seat]
    return sitting.level is None and sitting.missed >= AWAY_AFTER


def away(live: Live) -> list[Seat]:
    """The seats whose people are away, though they are still in the game."""
    return [seat for seat in range(len(live.names)) if is_away(live.stored, seat) and seat not in live.out]


def deserted(live: Live) -> bool:
    """Whether all people still in the game are away: then nobody moves, the computers neither."""
    people = _people(live.stored, live.out)
    return bool(people) and all(is_away(live.stored, seat) for seat in people)


def forsaken(live: Live, at: float) -> list[Seat]:
    """The seats that are awaited at a table without a clock, and have not been seen for so long that they have walked
    away."""
    if live.table is None or live.stored.clock:
        return []
    since = {seat: live.stored.seats[seat].since for seat in sorted(live.table.actors)}
    return [seat for seat, time in since.items() if time is not None and time + FORSAKEN <= at]


def lapses(stored: Stored) -> float:
    """When an open table is closed that nobody has started by then."""
    # Who has given their seat to a ghost, and computers, have no interaction by which they sat down.
    sat = [discord.utils.snowflake_time(sitting.joined).timestamp() for sitting in stored.seats if sitting.joined]
    return max([stored.created, *sat]) + LOBBY


def has_lapsed(stored: Stored) -> bool:
    """Whether a table that is closed was closed for that reason."""
    return stored.started is None and stored.ended is not None and stored.ended >= lapses(stored)


def remaining(live: Live) -> float | None:
    """The earliest deadline of those who are awaited, None without one."""
    if live.table is None:
        return None
    deadlines = (live.stored.seats[seat].deadline for seat in live.table.actors)
    return min((deadline for deadline in deadlines if deadline is not None), default=None)


def half_way(stored: Stored, deadline: float) -> float:
    """When somebody who has until ``deadline`` is reminded."""
    return deadline - stored.clock / 2


def remind_at(stored: Stored, sitting: Sitting) -> float | None:
    """When somebody who is awaited is to be reminded, in the way they wish; None: not at all."""
    if sitting.since is None or sitting.reminders == "never":
        return None
    half = None if sitting.deadline is None else half_way(stored, sitting.deadline)
    if sitting.reminders == "half" or sitting.missed:
        # Who has missed a decision has been called already.
        return half
    seen = sitting.since if sitting.acted is None else sitting.acted
    called = max(sitting.since, seen + AWAY_A_WHILE)
    return called if half is None else min(called, half)


def to_nudge(live: Live, at: float) -> list[Seat]:
    """The seats to remind at that time: the moment for it has come, and they have not been reminded yet."""
    return [
        seat
        for seat, sitting in enumerate(live.stored.seats)
        if sitting.nudge is None and _is_time(sitting, remind_at(live.stored, sitting), at)
    ]


def reminded(live: Live, at: float) -> list[Seat]:
    """The seats whose reminder is to be taken away: they have acted since, or nobody waits for them any more."""
    return [
        seat
        for seat, sitting in enumerate(live.stored.seats)
        if sitting.nudge is not None
        and (live.stored.status != "playing" or (due := remind_at(live.stored, sitting)) is None or at < due)
    ]


def _is_time(sitting: Sitting, due: float | None, at: float) -> bool:
    return due is not None and due <= at and (sitting.deadline is None or at < sitting.deadline)


def moved(live: Live, state: object, seat: Seat, by: By, left: Collection[Seat], *, at: float) -> Waiting:
    """Who is waited for after ``seat`` has acted, which leads to ``state``; ``left`` have resigned by then."""
    out = {*left, *live.game.eliminated(state)}
    assert live.table is not None
    actors = live.game.actors(state)
    before = live.table.actors
    # Where all decide at once, another's action may put somebody before another decision than a moment ago.
    anew = {
        other
        for other in actors & before - {seat}
        if live.stored.seats[other].deadline is not None
        and live.game.legal(live.table.state, other) != live.game.legal(state, other)
    }
    missed = live.stored.seats[seat].missed
    counted = {"person": 0, "computer": missed, "clock": missed + 1}[by]
    here = {seat} if by == "person" else set[Seat]()
    return _waiting(live.stored, actors, out, {seat: counted}, anew | {seat}, here, at)


def resumed(live: Live, back: Sequence[Seat] = (), *, at: float) -> Waiting:
    """Who is waited for now: at the start, when somebody is back, or once somebody has been reminded."""
    actors = live.table.actors if live.table else frozenset[Seat]()
    return _waiting(live.stored, actors, live.out, dict.fromkeys(back, 0), set(back), back, at)


def _waiting(
    stored: Stored,
    actors: Collection[Seat],
    out: Collection[Seat],
    counted: dict[Seat, int],
    anew: Collection[Seat],
    here: Collection[Seat],
    at: float,
) -> Waiting:
    """``counted`` are the missed decisions of those for whom they change, ``anew`` have a decision that begins now, and
    ``here`` are those who do something themselves at this moment."""
    missed = {
        seat: counted.get(seat, sitting.missed) if sitting.level is None else 0
        for seat, sitting in enumerate(stored.seats)
    }
    people = _people(stored, out)
    gone = bool(people) and all(missed[seat] >= AWAY_AFTER for seat in people)
    changes, wakes = [], []
    for seat, sitting in enumerate(stored.seats):
        deadline = since = None
        if seat in actors and sitting.level is None and missed[seat] < AWAY_AFTER:
            since = at if seat in anew or sitting.since is None else sitting.since
            if stored.clock:
                kept = None if seat in anew else sitting.deadline
                deadline = at + stored.clock if kept is None else kept
        # Whoever has not acted yet is taken to have been there when the game began.
        arrived = sitting.acted is None and sitting.user > 0
        acted = at if seat in here or arrived else sitting.acted
        after = replace(sitting, deadline=deadline, missed=missed[seat], since=since, acted=acted)
        due = remind_at(stored, after)
        if due is not None and (at < due or (sitting.nudge is None and _is_time(after, due, at))):
            wakes.append(max(due, at))
        elif deadline is not None:
            wakes.append(deadline)
        elif seat in actors and (sitting.level is not None or missed[seat] >= AWAY_AFTER):
            wakes.append(at + A_COMPUTERS_TIME)
        if since is not None and not stored.clock:
            wakes.append(since + FORSAKEN)
        if after != sitting:
            changes.append(Wait(seat, deadline, missed[seat], since, acted))
    if not actors:
        return Waiting(None, tuple(changes))
    if gone:
        wakes = [at + DESERTED]
    if stored.vote is not None and stored.vote.state == "open":
        wakes.append(stored.vote.until)
    return Waiting(min(wakes, default=None), tuple(changes))


def _people(stored: Stored, out: Collection[Seat]) -> list[Seat]:
    return [seat for seat, sitting in enumerate(stored.seats) if sitting.level is None and seat not in out]
