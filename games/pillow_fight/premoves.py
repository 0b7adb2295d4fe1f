"""Plans for Pillow Fight: an attack if the odds are good enough, and what is done with the rest of the turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from games.ai.premoves import OVER, Answers, Kind, PremovePlanner, PremoveQuestion, answer_to
from games.core import Action, Event, IllegalAction, Seat
from games.core.seats import others_playing, viewer_playing
from games.pillow_fight.rules import combat, queries
from games.pillow_fight.rules.state import View

ODDS = ("20", "30", "40", "50", "60", "70", "80")
"""Least probabilities of a hit, in per cent."""
REST = ("end", "defend", "ask")
"""Choices for the rest of the turn: end it, take full defence first where that is played (PF-13), or ask its maker."""
_KINDS: tuple[combat.Kind, ...] = ("swing", "throw")


class PillowFightPlans(PremovePlanner[View]):
    """Plans for Pillow Fight: attack if a hit is likely enough, then defend or end the turn.

    Moves cannot be planned: they depend on the other players' squares by then.
    """

    kinds: ClassVar[Mapping[str, Kind]] = {"attack": "seat", "odds": "number", "rest": "word"}

    def questions(self, view: View) -> Sequence[PremoveQuestion]:
        """Return the plan's questions: target, lowest hit chance, rest of the turn."""
        me = viewer_playing(view)
        if me is None or view.phase != "play":
            return ()
        others = [str(seat) for seat in others_playing(view)]
        rest = REST if view.options.full_defence else (REST[0], REST[2])
        # The usual plan ends with full defence if that is played.
        usual = "defend" if view.options.full_defence else "end"
        last = PremoveQuestion("rest", rest, usual=(usual,))
        if not view.holding[me]:
            return (last,)
        return PremoveQuestion("attack", others, may=True), PremoveQuestion("odds", ODDS, usual=("50",)), last

    def check(self, view: View, plan: Answers) -> None:
        """Check that something is planned."""
        if "attack" not in plan and answer_to(plan, "rest") == "ask":
            raise IllegalAction("plan-nothing")

    def changed(self, seat: Seat, before: View, after: View, events: Sequence[Event], plan: Answers) -> str:
        """Over after its maker's turn. Void when they lose the pillow that they were to attack with before it comes."""
        if before.turn == seat:
            return OVER if after.turn != seat else ""
        return "hands" if "attack" in plan and before.holding[seat] and not after.holding[seat] else ""

    def decide(self, view: View, plan: Answers) -> Action | None:
        """Swing or throw, whichever is the likelier hit; or the rest."""
        me, target = view.viewer, answer_to(plan, "attack")
        if me is None or view.phase != "play":
            return None
        if target and view.holding[me] and not view.attacked:
            found = [queries.odds(view, me, int(target), kind) for kind in _KINDS]
            best = max(found, key=lambda odds: odds.hit)
            if not best.obstacle and best.hit >= Fraction(int(answer_to(plan, "odds") or 100), 100):
                return f"{best.kind} {target}"
        rest = answer_to(plan, "rest")
        if rest == "defend" and view.options.full_defence and not view.defending[me]:
            return "defend"
        return "end" if rest in REST[:2] else None


PLANS = PillowFightPlans()
