"""*Planning ahead*: what people have decided beforehand, and what comes of it at a table as it is now.

It is an option of the table, and no house rule: what is done by a plan is an action of theirs like any other. What
becomes of a plan follows from what is stored, see ``games.plans``.
"""

from __future__ import annotations

from bot.store import RELIEVE, UNDO, Option, Planned, Stored
from bot.table.changes import PLANS
from bot.table.live import Live
from bot.table.waiting import is_away, is_live
from games.core import Seat
from games.plans import Standing, planner, stand

USUAL = True
"""Whether plans can be made at new tables where nobody has chosen."""

RELIEVED = "relieved"
"""Why a plan is void once somebody else has taken over a seat."""

QUICK, UNHURRIED = (2.0, 7.0), (10.0, 40.0)
"""Seconds that a plan waits at least and at most before it is carried out, at a live table and at any other: as long as
somebody takes who has seen at once that it is their turn."""


def can_plan(game: str) -> bool:
    """Whether there are plans in that game."""
    return planner(game) is not None


def planning(stored: Stored) -> dict[str, Option]:
    """The option and its value, for a table at which there is something to choose."""
    return {PLANS: stored.planning} if can_plan(stored.game) else {}


def plan_of(live: Live, user: int) -> Planned | None:
    """That person's plan at the table."""
    return next((plan for plan in live.stored.plans if plan.user == user), None)


def standing(live: Live, plan: Planned) -> Standing:
    """How that plan stands now. Taking something back since has taken the plan back with it."""
    made, seat = planner(live.stored.game), live.seat_of(plan.user)
    if made is None or seat is None or live.table is None or live.stored.status != "playing":
        return Standing(over=True)
    log = live.stored.actions
    if any(entry == (seat, UNDO) for entry in log[plan.number :]):
        return Standing(over=True)
    if any(action == RELIEVE for _, action in log[plan.number :]):
        # It was made for other people at the table.
        return Standing(void=RELIEVED)
    return stand(made, live.game, live.table.frames, seat, plan.plan, _since(live, plan.number))


def may_act(live: Live, seat: Seat) -> bool:
    """Whether plans of that seat are carried out there now: the game goes on, and nobody sits in for its person."""
    return live.stored.status == "playing" and live.stored.paused is None and not is_away(live.stored, seat)


def pause(stored: Stored) -> tuple[float, float]:
    """Seconds that a plan waits at that table, at least and at most: it depends on what all can see."""
    return QUICK if is_live(stored) else UNHURRIED


def _since(live: Live, number: int) -> int:
    """The place among the frames from which on a plan that was made after ``number`` entries of the log is looked at.
    Where others have taken back what was there before, that is earlier."""
    steps = [{UNDO: -1, RELIEVE: 0}.get(action, 1) for _, action in live.stored.actions]
    at = lowest = sum(steps[:number])
    for step in steps[number:]:
        at += step
        lowest = min(lowest, at)
    return lowest
