"""A year of a table whose five people live in five zones: who is waited for, until when, and what comes of it.

The bot's own reckoning (``bot/table/waiting.py``) says who is awaited and until when; games are played by their rules,
with any legal actions. People act when they are awake and get round to it, or not at all. Nothing is stored.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

import games
from bot.ground.awake import DAY, Quiet, Rest, later, run
from bot.store import Sitting, Stored
from bot.store.rests import told
from bot.table.live import Live
from bot.table.waiting import is_away, moved, resumed
from games.computers import generator
from tests.bot.test_awake import rested

HOUR = 3600.0
NIGHT = (23 * 60, 8 * 60)
PEOPLE = (
    Quiet("Europe/Berlin", *NIGHT),
    Quiet("America/New_York", *NIGHT, (5, 6)),
    Quiet("Asia/Kathmandu", *NIGHT),
    Quiet("Australia/Lord_Howe", *NIGHT),
    Quiet("America/Sao_Paulo", 1 * 60, 9 * 60, (6,)),
)
"""Their nights, and for two of them the days on which they do not play."""
VACATIONS = {1: 90, 3: 200}
"""Who goes away for two weeks, on which day of the year."""
BEGIN = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
GETS_ROUND = 5 * HOUR
"""Waking time after which people act, on average."""
FORGETS = 0.03
"""How often somebody forgets about it."""
RETURNS = 30 * HOUR
"""Waking time after which somebody sees that a computer sits in for them."""


class Year(Struct):
    """What happened: how many days each game took, how many decisions there were and were taken by the clock, the
    deadlines that fell into a rest, by how many seconds of waking time the others were wrong at the most, and how many
    days the longest decision and the average time to a deadline took."""

    games: list[float] = []
    decisions: int = 0
    by_clock: int = 0
    at_night: int = 0
    wrong: float = 0.0
    longest: float = 0.0
    allowed: float = 0.0


def year(clock: int, bank: int = 0, *, days: int = 365, quiet: bool = True, seed: str = "a year") -> Year:
    """So many days of tables with that clock; without ``quiet`` nobody has told the bot that they sleep."""
    found, rng, at = Year(), random.Random(seed), BEGIN
    end, number = BEGIN + days * DAY, 0
    while at < end:
        number += 1
        begun = at
        at = _game(found, rng, at, end, number, clock, bank, quiet)
        if at < end:
            found.games.append((at - begun) / DAY)
    found.allowed /= max(1, found.decisions) * DAY
    return found


def _game(
    found: Year, rng: random.Random, at: float, end: float, number: int, clock: int, bank: int, quiet: bool
) -> float:
    live = Live(_table(number, at, clock, bank))
    _plan(live, at, quiet=quiet)
    live.waits(resumed(live, at=at))
    back: dict[int, float] = {}
    while at < end:
        assert live.table is not None
        if live.game.ranking(live.table.state):
            return at
        (seat,) = live.table.actors
        sitting, rest = live.stored.seats[seat], _rest(seat, at)
        if is_away(live.stored, seat):
            back.setdefault(seat, later(rest, at, RETURNS))
            if back[seat] <= at:
                del back[seat]
                live.waits(resumed(live, [seat], at=at))
                continue
            at, by = at + 30, "computer"
        else:
            deadline = sitting.deadline
            assert deadline is not None
            _look_at(found, live, seat, at, quiet=quiet)
            forgets = rng.random() < FORGETS
            acts = float("inf") if forgets else later(rest, at, rng.expovariate(1 / GETS_ROUND))
            by = "person" if acts < deadline else "clock"
            found.decisions += 1
            found.by_clock += by == "clock"
            found.longest = max(found.longest, (min(acts, deadline) - at) / DAY)
            at = min(acts, deadline)
        legal = live.table.legal(seat)
        action = generator(seed_of(number), live.number, seat).choice(legal)
        proposal = live.table.propose(seat, action)
        _plan(live, at, quiet=quiet)
        waiting = moved(live, proposal.frame.state, seat, by, (), at=at)  # type: ignore[arg-type]
        live.table.commit(proposal)
        live.played(seat, action, None, waiting)
    return at


def _look_at(found: Year, live: Live, seat: int, at: float, *, quiet: bool) -> None:
    """Hold the deadline against the clock on their wall, and against what they were promised."""
    stored, sitting = live.stored, live.stored.seats[seat]
    assert sitting.deadline is not None
    rest = _rest(seat, at) if quiet else Rest()
    found.at_night += rested(rest, sitting.deadline)
    promised = stored.clock + (stored.bank if sitting.bank is None else sitting.bank)
    found.wrong = max(found.wrong, abs(run(rest, at, sitting.deadline) - promised))
    found.allowed += sitting.deadline - at


def _rest(seat: int, at: float) -> Rest:
    """When that person sleeps, and the vacation that they are in or have planned."""
    first = BEGIN + VACATIONS.get(seat, -99) * DAY
    return Rest(PEOPLE[seat], (first, first + 14 * DAY) if seat in VACATIONS and at < first + 14 * DAY else None)


def _plan(live: Live, at: float, *, quiet: bool) -> None:
    """What they have told the bot."""
    seats = []
    for seat, sitting in enumerate(live.stored.seats):
        rest = _rest(seat, at) if quiet else Rest()
        begins, ends = rest.away or (None, None)
        hours = None if rest.quiet is None else told(rest.quiet)
        seats.append(replace(sitting, hours=hours, away_from=begins, away_until=ends))
    live.stored = replace(live.stored, seats=tuple(seats))


def _table(number: int, at: float, clock: int, bank: int) -> Stored:
    seats = tuple(Sitting(11 + seat, f"P{seat}", 1, "en-GB", None, None, -1) for seat in range(len(PEOPLE)))
    return Stored(
        id=number,
        guild=1,
        channel=1,
        message=None,
        game="magic_numbers",
        rules=games.load("magic_numbers").rules,
        options={"first": "random", "target": 20},
        host=11,
        locale="en-GB",
        status="playing",
        seed=bytes(31) + bytes([number % 256]),
        salt="salt",
        setup={},
        created=at,
        started=at,
        ended=None,
        painted=-1,
        invited=(),
        seats=seats,
        actions=(),
        clock=clock,
        bank=bank,
    )


def seed_of(number: int) -> str:
    """What any legal action is drawn by."""
    return f"year {number}"
