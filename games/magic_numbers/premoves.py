"""Plans for Magic Numbers: the numbers a player keeps, and who gets the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.ai.premoves import OVER, Answers, Kind, PremovePlanner, PremoveQuestion
from games.core import Action, Event, IllegalAction, Seat
from games.core.seats import others_playing, viewer_playing
from games.magic_numbers.rules import View

FACES = ("1", "2", "3", "4", "5", "6")
GIVEN = ("void", "whatever")
"""Fates of the plan if its maker is given a number before their turn: it is void, or it does not matter."""


class MagicNumbersPlans(PremovePlanner[View]):
    """Keep these, and give everything else to one of the others. What is done depends on the number that is rolled,
    which everybody sees, and on nothing else."""

    kinds: ClassVar[Mapping[str, Kind]] = {"keep": "number", "give": "seat", "given": "word"}

    def questions(self, view: View) -> Sequence[PremoveQuestion]:
        """Return the questions: numbers to keep, who gets the rest, and whether being given a number changes that."""
        if viewer_playing(view) is None:
            return ()
        others = [str(seat) for seat in others_playing(view)]
        return (
            PremoveQuestion("keep", FACES, most=len(FACES), may=True),
            PremoveQuestion("give", others, usual=others if len(others) == 1 else (), may=True),
            PremoveQuestion("given", GIVEN, usual=GIVEN[:1]),
        )

    def check(self, view: View, plan: Answers) -> None:
        """Check that a player gets the numbers not kept."""
        if "give" not in plan and len(plan.get("keep", ())) < len(FACES):
            raise IllegalAction("plan-give-whom")

    def changed(self, seat: Seat, before: View, after: View, events: Sequence[Event], plan: Answers) -> str:
        """Over after its maker's turn. Void when they are given a number, whatever that does to them, unless they do
        not mind: their score may be another one now."""
        for turn in after.history[len(before.history) :]:
            if turn.roller == seat:
                return OVER
            if turn.taker == seat and tuple(plan.get("given", ())) != GIVEN[1:]:
                return "given"
        return ""

    def decide(self, view: View, plan: Answers) -> Action | None:
        """Choose ``roll`` if rolls are not automatic, then ``keep`` or ``give``."""
        if view.phase == "roll":
            return "roll"
        if str(view.face) in plan.get("keep", ()):
            return "keep"
        return " ".join(("give", *plan["give"])) if "give" in plan else None


PLANS = MagicNumbersPlans()
