"""Plans for Tie-Die: a player's choices for the rest of the round and the start of the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.ai.premoves import OVER, Answers, Kind, PremovePlanner, PremoveQuestion, answer_to
from games.core import Action, Event, IllegalAction, Seat
from games.core.seats import viewer_playing
from games.tie_die.rules.events import Readied, Upgraded
from games.tie_die.rules.state import View, awaited, upgrade_of

WINDOW = ("pass", "ask")
"""Choices when its maker could challenge another player."""
CHALLENGED = ("ask", "accept", "decline")
"""Choices when another player challenges its maker."""
NEXT = ("ready", "upgrade", "ask")
"""Choices before the next roll by everybody: nothing but being ready, or first as many upgrades as can be paid."""


class TieDiePlans(PremovePlanner[View]):
    """Pass, answer a challenge, and be ready."""

    kinds: ClassVar[Mapping[str, Kind]] = {"next": "word", "window": "word", "challenged": "word"}

    def questions(self, view: View) -> Sequence[PremoveQuestion]:
        """One for each of the three decisions of a round."""
        if viewer_playing(view) is None:
            return ()
        return (
            PremoveQuestion("next", NEXT, usual=NEXT[:1]),
            PremoveQuestion("window", WINDOW, usual=WINDOW[:1]),
            PremoveQuestion("challenged", CHALLENGED, usual=CHALLENGED[:1]),
        )

    def check(self, view: View, plan: Answers) -> None:
        """Check that something is planned."""
        if all(tuple(answer) == ("ask",) for answer in plan.values()):
            raise IllegalAction("plan-nothing")

    def changed(self, seat: Seat, before: View, after: View, events: Sequence[Event], plan: Answers) -> str:
        """Over once its maker is ready, or where that is left to them as soon as they are asked. Void when their die
        has become another one: a challenge has another price then, and other odds, and so has an upgrade."""
        if any(isinstance(event, Readied) and event.seat == seat for event in events):
            return OVER
        if after.round > before.round and answer_to(plan, "next") not in NEXT[:2]:
            return OVER
        bought = any(isinstance(event, Upgraded) and event.seat == seat for event in events)
        if after.die[seat] != before.die[seat] and not bought and _by_die(plan):
            return "die"
        return ""

    def decide(self, view: View, plan: Answers) -> Action | None:
        """Upgrade, ready, pass, accept or decline."""
        me = view.viewer
        if me is None or me not in awaited(view):
            return None
        if view.phase == "upgrade":
            wish = answer_to(plan, "next")
            if wish == "upgrade" and upgrade_of(view.die[me], view.score[me]) is not None:
                return "upgrade"
            return "ready" if wish in NEXT[:2] else None
        wish = answer_to(plan, "window" if view.phase == "challenge" else "challenged")
        return wish if wish in (*WINDOW[:1], *CHALLENGED[1:]) else None


def _by_die(plan: Answers) -> bool:
    """Return whether anything in the plan depends on the planner's die."""
    return answer_to(plan, "challenged") in CHALLENGED[1:] or answer_to(plan, "next") == "upgrade"


PLANS = TieDiePlans()
