"""Who is waited for, until when, and who decides for people who do not come. Nothing here looks at a game's secrets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

import discord

from bot.live import Live
from bot.store import Stored, Wait, Waiting
from games import computers
from games.core import Seat

CLOCKS = (60, 180, 600, 86_400, 0)
"""The seconds for a decision that a host can choose from; 0 is no clock."""
USUAL = 600
"""The seconds for a decision where the host has not chosen."""
AWAY_AFTER = 2
"""After so many decisions in a row that the clock took from a person, a computer sits in for them."""
DESERTED = 86_400.0
"""Seconds after which a table is closed whose people are all gone."""

By = Literal["person", "computer", "clock"]
"""Who decided: the person themselves, the computer that has or holds the seat, or a computer because time was up."""


def now() -> float:
    """Seconds since 1970, by the same clock as the messages' times."""
    return discord.utils.utcnow().timestamp()


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
    return [seat for seat in range(len(live.names)) if is_away(live.stored, seat) and seat not in live.left]


def deserted(live: Live) -> bool:
    """Whether all people still in the game are away: then nobody moves, the computers neither."""
    people = _people(live.stored, live.left)
    return bool(people) and all(is_away(live.stored, seat) for seat in people)


def remaining(live: Live) -> float | None:
    """The earliest deadline of those who are awaited, None without one."""
    if live.table is None:
        return None
    deadlines = (live.stored.seats[seat].deadline for seat in live.table.actors)
    return min((deadline for deadline in deadlines if deadline is not None), default=None)


def half_way(stored: Stored, deadline: float) -> float:
    """When somebody who has until ``deadline`` is reminded."""
    return deadline - stored.clock / 2


def to_nudge(live: Live, at: float) -> list[Seat]:
    """The seats to remind at that time: half of it is over, and they have not been reminded yet."""
    return [
        seat
        for seat, sitting in enumerate(live.stored.seats)
        if sitting.deadline is not None
        and sitting.nudge is None
        and half_way(live.stored, sitting.deadline) <= at < sitting.deadline
    ]


def reminded(live: Live, at: float) -> list[Seat]:
    """The seats whose reminder is to be taken away: they have acted since, or nobody waits for them any more."""
    return [
        seat
        for seat, sitting in enumerate(live.stored.seats)
        if sitting.nudge is not None
        and (
            live.stored.status != "playing" or sitting.deadline is None or at < half_way(live.stored, sitting.deadline)
        )
    ]


def moved(live: Live, state: object, seat: Seat, by: By, left: Collection[Seat], *, at: float) -> Waiting:
    """Who is waited for after ``seat`` has acted, which leads to ``state``; ``left`` have resigned by then."""
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
    return _waiting(live.stored, actors, left, {seat: counted}, anew | {seat}, at)


def resumed(live: Live, back: Sequence[Seat] = (), *, at: float) -> Waiting:
    """Who is waited for now: at the start, when somebody is back, or once somebody has been reminded."""
    actors = live.table.actors if live.table else frozenset[Seat]()
    return _waiting(live.stored, actors, live.left, dict.fromkeys(back, 0), set(back), at)


def _waiting(
    stored: Stored,
    actors: Collection[Seat],
    left: Collection[Seat],
    counted: dict[Seat, int],
    anew: Collection[Seat],
    at: float,
) -> Waiting:
    """``counted`` are the missed decisions of those for whom they change, ``anew`` have a decision that begins now."""
    missed = {
        seat: counted.get(seat, sitting.missed) if sitting.level is None else 0
        for seat, sitting in enumerate(stored.seats)
    }
    people = _people(stored, left)
    gone = bool(people) and all(missed[seat] >= AWAY_AFTER for seat in people)
    changes, wakes = [], []
    for seat, sitting in enumerate(stored.seats):
        deadline = None
        if stored.clock and seat in actors and sitting.level is None and missed[seat] < AWAY_AFTER:
            kept = None if seat in anew else sitting.deadline
            deadline = at + stored.clock if kept is None else kept
            half = half_way(stored, deadline)
            wakes.append(half if at < half else deadline)
        if (deadline, missed[seat]) != (sitting.deadline, sitting.missed):
            changes.append(Wait(seat, deadline, missed[seat]))
    if not actors:
        return Waiting(None, tuple(changes))
    return Waiting(at + DESERTED if gone else min(wakes, default=None), tuple(changes))


def _people(stored: Stored, left: Collection[Seat]) -> list[Seat]:
    return [seat for seat, sitting in enumerate(stored.seats) if sitting.level is None and seat not in left]
