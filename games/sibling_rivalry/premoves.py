"""Plans for Sibling Rivalry: the highest danger at which a player rolls again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from games.ai.premoves import OVER, Answers, Kind, PremovePlanner, PremoveQuestion, answer_to
from games.core import Action, Event, Seat
from games.core.seats import viewer_playing
from games.sibling_rivalry.ai.turn_forecast import Landing, landings, next_danger, stopping
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.events import Scored

DANGERS = ("5", "10", "15", "20", "25", "30", "40", "50", "60")
"""Dangers, in per cent, below which the dice are rolled again."""
TRACKS = ("points", "own", "ask")
"""Choices of a track: the one that is worth most, the planner's own as long as that is possible, or ask its maker."""
VAIN = ("ask", "stop", "roll")
"""Choices if stopping would bring nothing: ask its maker, stop all the same, or roll on."""


class SiblingRivalryPlans(PremovePlanner[View]):
    """Roll again while the danger is below so much, else stop."""

    kinds: ClassVar[Mapping[str, Kind]] = {"danger": "number", "track": "word", "vain": "word"}

    def questions(self, view: View) -> Sequence[PremoveQuestion]:
        """Return the questions of a plan: the danger, the track, and the action where stopping would bring nothing."""
        if viewer_playing(view) is None:
            return ()
        return (
            PremoveQuestion("danger", DANGERS, usual=("20",)),
            PremoveQuestion("track", TRACKS, usual=TRACKS[:1]),
            PremoveQuestion("vain", VAIN, usual=VAIN[:1]),
        )

    def changed(self, seat: Seat, before: View, after: View, events: Sequence[Event], plan: Answers) -> str:
        """Over after its maker's turn, also where that earns them another one. Void when their pawn is taken off before
        it has scored."""
        if before.turn == seat:
            return OVER if after.turn != seat or after.phase == "roll" else ""
        scored = any(isinstance(event, Scored) and event.seat == seat for event in events)
        lost = before.pawns[seat] is not None and after.pawns[seat] is None and not scored
        return "pawn" if lost else ""

    def decide(self, view: View, plan: Answers) -> Action | None:
        """Roll, choose or stop."""
        if view.phase == "roll":
            return "roll"
        if view.phase == "choose":
            return _track(view, answer_to(plan, "track"))
        limit, vain = answer_to(plan, "danger"), answer_to(plan, "vain")
        if limit and next_danger(view) < Fraction(int(limit), 100):
            return "roll"
        if stopping(view).place in ("alone", "ahead") or vain == "stop":
            return "stop"
        return "roll" if vain == "roll" else None


def _track(view: View, choice: str) -> Action | None:
    """Return the wished track; of tracks that are worth the same, the cheekier one."""
    found = landings(view)
    if choice not in TRACKS[:2] or not found:
        return None
    pawn = view.pawns[_seat(view)]
    own = [landing for landing in found if pawn is not None and landing.track == pawn[0]]
    best = own[0] if own and choice == "own" else max(found, key=_worth)
    return f"choose {best.track}"


def _seat(view: View) -> Seat:
    assert view.turn is not None
    return view.turn


def _worth(landing: Landing) -> tuple[int, int]:
    return landing.points, landing.track


PLANS = SiblingRivalryPlans()
