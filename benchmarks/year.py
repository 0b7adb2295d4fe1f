"""A year of a table whose five people live in five zones: who is waited for, until when, and what comes of it.

The bot's own arithmetic (``bot/table/deadlines.py``) says who is awaited and until when; games are played by their
rules, with any legal actions. People act when they are awake and get round to it, or not at all; and some of them,
once they have acted, plan their next turn. Nothing is stored.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

import games
from bot.core.availability import DAY, Availability, QuietHours, add_waking_time, is_resting, waking_seconds
from bot.storage import ActionAppended, SeatRow, TableRow
from bot.storage.repos.availability import quiet_hours_json
from bot.storage.table_changes import WaitingChanged
from bot.table.deadlines import deadlines_after_action, deadlines_now, is_away
from bot.table.session import TableSession
from bot.table.table_options import UNHURRIED
from games.ai.levels import decision_rng
from games.ai.premoves import assess_premove, planner, to_notation
from games.core import Action

HOUR = 3600.0
NIGHT = (23 * 60, 8 * 60)
PEOPLE = (
    QuietHours("Europe/Berlin", *NIGHT),
    QuietHours("America/New_York", *NIGHT, (5, 6)),
    QuietHours("Asia/Kathmandu", *NIGHT),
    QuietHours("Australia/Lord_Howe", *NIGHT),
    QuietHours("America/Sao_Paulo", 1 * 60, 9 * 60, (6,)),
)
"""Their nights, and for two of them the days on which they do not play."""
VACATIONS = {1: 90, 3: 200}
"""The players who go away for two weeks, with the day of the year."""
BEGIN = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
GETS_ROUND = 5 * HOUR
"""Waking time after which people act, on average."""
FORGETS = 0.03
"""Probability that a player forgets about it."""
RETURNS = 30 * HOUR
"""Waking time after which somebody sees that a computer sits in for them."""


class Habit(Struct, frozen=True):
    """Planning habit: the ``share`` of turns after which people plan the next, and ``given`` as in the form."""

    share: float = 0.0
    given: str = "void"


NOBODY = Habit()


class Year(Struct):
    """Results of a simulated time: the days that each game took, and decisions, of which some by the clock.

    ``at_night`` counts the deadlines that fell into a rest; ``wrong`` is the most seconds of waking time by
    which others were wrong. ``longest`` is the longest decision and ``allowed`` the average time to a
    deadline, both in days.
    """

    games: list[float] = []
    decisions: int = 0
    by_clock: int = 0
    at_night: int = 0
    wrong: float = 0.0
    longest: float = 0.0
    allowed: float = 0.0
    waited: float = 0.0
    """Hours that the others waited for a decision, all in all."""
    plans: int = 0
    """Number of plans made; of these, the ones carried out and the ones that had become void."""
    kept: int = 0
    void: int = 0


def year(
    clock: int,
    bank: int = 0,
    *,
    days: int = 365,
    quiet: bool = True,
    seed: str = "a year",
    rolls: bool = False,
    habit: Habit = NOBODY,
    rested: Callable[[Availability, float], bool] = is_resting,
) -> Year:
    """Simulate ``days`` days of tables with that clock.

    Without ``quiet`` no player has told the bot when they sleep. With ``rolls`` the tables roll for people.
    ``rested`` tells whether a player is asleep at a time.
    """
    found, rng, at = Year(), random.Random(seed), BEGIN
    end, number = BEGIN + days * DAY, 0
    while at < end:
        number += 1
        begun = at
        at = _Game(found, rng, number, habit, rested, quiet=quiet, rolls=rolls).play(at, end, clock, bank)
        if at < end:
            found.games.append((at - begun) / DAY)
    found.allowed /= max(1, found.decisions) * DAY
    return found


class _Game:
    """One table, from its start to its end."""

    def __init__(
        self,
        found: Year,
        rng: random.Random,
        number: int,
        habit: Habit,
        rested: Callable[[Availability, float], bool],
        *,
        quiet: bool,
        rolls: bool,
    ) -> None:
        self.found = found
        self.rng = rng
        self.number = number
        self.habit = habit
        self.rested = rested
        self.quiet = quiet
        self.rolls = rolls
        # With dice of its own: who plans changes nothing for who does not.
        self.whims = random.Random(f"plans {number}")
        self.plans: dict[int, tuple[str, int]] = {}
        """By seat: the plan, and after how many actions it was made."""

    def play(self, at: float, end: float, clock: int, bank: int) -> float:
        """Play it from then on; when it was over."""
        found, rng = self.found, self.rng
        live = TableSession(_table(self.number, at, clock, bank))
        _plan(live, at, quiet=self.quiet)
        live.apply(WaitingChanged(deadlines_now(live, at=at)))
        back: dict[int, float] = {}
        while at < end:
            assert live.table is not None
            if live.game.ranking(live.table.state):
                return at
            (seat,) = live.table.actors
            legal = live.table.legal(seat)
            sitting, rest = live.stored.seats[seat], _rest(seat, at)
            planned = self.planned(live, seat)
            if is_away(live.stored, seat):
                back.setdefault(seat, add_waking_time(rest, at, RETURNS))
                if back[seat] <= at:
                    del back[seat]
                    live.apply(WaitingChanged(deadlines_now(live, [seat], at=at)))
                    continue
                at, by = at + 30, "computer"
            elif self.rolls and tuple(legal) == ("roll",):
                by = "table"
            elif planned is not None:
                at, by = at + sum(UNHURRIED) / 2, "person"
                found.decisions += 1
                found.waited += sum(UNHURRIED) / 2 / HOUR
            else:
                deadline = sitting.deadline
                assert deadline is not None
                self.look_at(live, seat, at)
                forgets = rng.random() < FORGETS
                acts = float("inf") if forgets else add_waking_time(rest, at, rng.expovariate(1 / GETS_ROUND))
                by = "person" if acts < deadline else "clock"
                found.decisions += 1
                found.by_clock += by == "clock"
                found.longest = max(found.longest, (min(acts, deadline) - at) / DAY)
                found.waited += (min(acts, deadline) - at) / HOUR
                at = min(acts, deadline)
            action = (
                planned
                if planned in legal
                else decision_rng(seed_of(self.number), live.action_count, seat).choice(legal)
            )
            proposal = live.table.propose(seat, action)
            _plan(live, at, quiet=self.quiet)
            waiting = deadlines_after_action(live, proposal.frame.state, seat, by, (), at=at)  # type: ignore[arg-type]
            live.table.commit(proposal)
            live.apply(ActionAppended(seat, action, None, waiting, None))
            if by == "person" and planned is None and action != "roll":
                self.think_ahead(live, seat)
        return at

    def look_at(self, session: TableSession, seat: int, at: float) -> None:
        """Hold the deadline against the clock on their wall, and against what they were promised."""
        found, stored, sitting = self.found, session.stored, session.stored.seats[seat]
        assert sitting.deadline is not None
        rest = _rest(seat, at) if self.quiet else Availability()
        found.at_night += self.rested(rest, sitting.deadline)
        promised = stored.clock + (stored.bank if sitting.bank is None else sitting.bank)
        found.wrong = max(found.wrong, abs(waking_seconds(rest, at, sitting.deadline) - promised))
        found.allowed += sitting.deadline - at

    def think_ahead(self, session: TableSession, seat: int) -> None:
        """Plan, now and then, the next turn of a player who has just acted: to keep half of the numbers."""
        made = planner(session.stored.game)
        assert made is not None
        assert session.table is not None
        if self.whims.random() >= self.habit.share or session.game.ranking(session.table.state):
            return
        others: Sequence[Action] = [str(other) for other in range(len(PEOPLE)) if other != seat]
        answers = {"keep": ["1", "2", "3"], "give": [self.whims.choice(others)], "given": [self.habit.given]}
        self.plans[seat] = to_notation(made, session.table.view(seat), answers), session.action_count
        self.found.plans += 1

    def planned(self, session: TableSession, seat: int) -> Action | None:
        """Return the action that the premove of the awaited player takes, or None."""
        made = planner(session.stored.game)
        if seat not in self.plans or made is None:
            return None
        assert session.table is not None
        plan, since = self.plans[seat]
        stands = assess_premove(made, session.game, session.table.frames, seat, plan, since)
        if stands.does is None:
            del self.plans[seat]
            self.found.void += bool(stands.void)
        elif stands.does != "roll":
            del self.plans[seat]
            self.found.kept += 1
        return stands.does


def _rest(seat: int, at: float) -> Availability:
    """Return the hours in which that person sleeps, and the vacation that they are on or have planned."""
    first = BEGIN + VACATIONS.get(seat, -99) * DAY
    return Availability(
        PEOPLE[seat], (first, first + 14 * DAY) if seat in VACATIONS and at < first + 14 * DAY else None
    )


def _plan(session: TableSession, at: float, *, quiet: bool) -> None:
    """Store the availability that the players have told the bot."""
    seats = []
    for seat, sitting in enumerate(session.stored.seats):
        rest = _rest(seat, at) if quiet else Availability()
        begins, ends = rest.away or (None, None)
        hours = None if rest.quiet is None else quiet_hours_json(rest.quiet)
        seats.append(replace(sitting, hours=hours, away_from=begins, away_until=ends))
    session.stored = replace(session.stored, seats=tuple(seats))


def _table(number: int, at: float, clock: int, bank: int) -> TableRow:
    seats = tuple(SeatRow(11 + seat, f"P{seat}", 1, "en-GB", None, None, -1) for seat in range(len(PEOPLE)))
    return TableRow(
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
    """Return the seed that a legal action is drawn by."""
    return f"year {number}"
