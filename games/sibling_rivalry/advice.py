"""Advice in Sibling Rivalry for somebody new to it: where a pawn stays, what it brings, how dangerous a roll is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.analysis.advice import Argument, Reason
from games.core import Action
from games.core.percents import whole
from games.sibling_rivalry.ai.turn_forecast import Landing, landings, next_danger, stopping
from games.sibling_rivalry.rules import View

__all__ = ["TIPS", "arguments"]

TIPS: Mapping[str, Sequence[str]] = {
    "wins": (),
    "tops": ("points",),
    "stays": ("points",),
    "more": ("points", "otherwise"),
    "higher": ("square", "otherwise"),
    "gap": ("other",),
    "nothing-yet": (),
    "comes-off": ("other",),
    "bank": ("points", "percent", "wins"),
    "climb": ("percent",),
}

RISKY = 25
"""A roll that gets caught this often, in percent, or more often, is better not tried with points at stake."""


def arguments(view: View, legal: Sequence[Action]) -> Iterator[Argument]:
    """Yield the arguments, see :class:`games.analysis.advice.HasAdvice`."""
    if view.turn is None or view.viewer != view.turn:
        return
    if view.phase == "choose":
        yield from _tracks(view)
    elif view.phase == "decide":
        yield from _stop_or_roll(view)


def _tracks(view: View) -> Iterator[Argument]:
    found = sorted(landings(view), key=lambda each: _order(view, each), reverse=True)
    safe = [each for each in found if each.scores]
    for each in safe or found:
        # Rather than the best of the others.
        other = next(one for one in found if one is not each)
        reason = _why(view, each, other)
        if reason is not None:
            yield f"choose {each.track}", reason


def _order(view: View, each: Landing) -> tuple[bool, bool, bool, int, int, int]:
    return each.wins, each.tops, each.scores, -_gap(view, each), each.points, each.square


def _why(view: View, each: Landing, other: Landing) -> Reason | None:
    if each.wins:
        return Reason("wins")
    if each.tops:
        return Reason("tops", {"points": each.points})
    if each.scores and not other.scores:
        return Reason("stays", {"points": each.points})
    if not each.scores and _gap(view, each) < _gap(view, other):
        assert each.other is not None
        return Reason("gap", {"other": each.other})
    if each.points > other.points:
        return Reason("more", {"points": each.points, "otherwise": other.points})
    if each.square > other.square:
        return Reason("higher", {"square": each.square, "otherwise": other.square})
    return None


def _gap(view: View, each: Landing) -> int:
    """Return the steps after which the pawn would be ahead of the other one on its track; 0 if it is, or is alone."""
    pawn = None if each.scores or each.other is None else view.pawns[each.other]
    return 0 if pawn is None else pawn[1] - each.square + 1


def _stop_or_roll(view: View) -> Iterator[Argument]:
    here, percent = stopping(view), whole(float(next_danger(view)))
    assert view.turn is not None
    if here.place == "none":
        yield "roll", Reason("nothing-yet")
        return
    if here.place not in ("alone", "ahead"):
        assert here.other is not None
        yield "roll", Reason("comes-off", {"other": here.other})
        return
    wins = "yes" if view.score[view.turn] + here.points > view.score_track.length else "no"
    bank = "stop", Reason("bank", {"points": here.points, "percent": percent, "wins": wins})
    if percent >= RISKY:
        yield bank
        return
    yield "roll", Reason("climb", {"percent": percent})
    yield bank
