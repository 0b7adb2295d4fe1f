"""Advice in Pillow Fight for somebody new to it: fetch a pillow, hit with it, get out of sight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.analysis.advice import Argument, Reason
from games.core import Action, Seat
from games.core.percents import whole
from games.pillow_fight.reasons import steps_to_goal
from games.pillow_fight.rules.prospects import Prospect, aims, best_of, can_attack, prospects, use_of
from games.pillow_fight.rules.queries import at_hand
from games.pillow_fight.rules.state import View

__all__ = ["TIPS", "arguments"]

TIPS: Mapping[str, Sequence[str]] = {
    "room": (),
    "pillows": (),
    "first": (),
    "start": ("square", "pillow", "percent"),
    "hit": ("other", "percent", "kind"),
    "aim": ("square", "other", "percent", "otherwise"),
    "take": ("other", "percent"),
    "fetch": ("square", "percent"),
    "closer": ("square", "hands"),
    "safer": ("square", "percent", "otherwise"),
    "defend": (),
    "rest": ("percent",),
}

MATTERS = 5
"""Odds that differ by fewer percent points are alike: cover makes a difference of 14."""


def arguments(view: View, legal: Sequence[Action]) -> Iterator[Argument]:
    """Yield the arguments, see :class:`games.analysis.advice.HasAdvice`."""
    me = view.viewer
    if me is None or me != view.turn:
        return
    if view.phase in ("room", "pillows"):
        yield legal[0], Reason(view.phase)
    elif view.phase == "first":
        yield f"first {me}", Reason("first")
    elif view.phase == "place":
        found = prospects(view, me, [action.removeprefix("place ") for action in legal])
        for square in best_of(view, found, None):
            there = found[square]
            yield (
                f"place {square}",
                Reason("start", {"square": square, "pillow": _pillow(there), "percent": _risk(there)}),
            )
    elif view.phase == "play":
        squares = [action.removeprefix("move ") for action in legal if action.startswith("move ")]
        here = view.at[me]
        assert here is not None
        found = dict(prospects(view, me, (here, *squares)))
        yield from _turn(view, me, found.pop(here) if here not in squares else found[here], found, legal)


def _turn(
    view: View, me: Seat, here: Prospect, found: Mapping[str, Prospect], legal: Sequence[Action]
) -> Iterator[Argument]:
    if not view.holding[me]:
        yield from _unarmed(view, me, here, found)
    elif can_attack(view, me, moving=False):
        yield from _armed(view, me, here, found)
    yield from _under_cover(view, here, found, legal)


def _unarmed(view: View, me: Seat, here: Prospect, found: Mapping[str, Prospect]) -> Iterator[Argument]:
    if squares := at_hand(view, me):
        can = here.attack is not None and view.actions > 1 and not view.attacked
        reach = {"other": here.attack.defender, "percent": whole(float(here.attack.hit))} if can and here.attack else {}
        for square in squares:
            yield f"take {square}", Reason("take", reach or {"other": me, "percent": 0})
        return
    for square in best_of(view, {at: there for at, there in found.items() if use_of(view, there)}, None):
        yield f"move {square}", Reason("fetch", {"square": square, "percent": _risk(found[square])})
    yield from _closer(view, me, here, found, "free")


def _armed(view: View, me: Seat, here: Prospect, found: Mapping[str, Prospect]) -> Iterator[Argument]:
    targets = aims(view)
    now = max((whole(float(each.hit)) for each in targets.values()), default=0)
    for other, attack in sorted(targets.items(), key=lambda each: (-each[1].ways, -view.hits[each[0]])):
        if whole(float(attack.hit)) == now:
            yield f"{attack.kind} {other}", Reason("hit", {"other": other, "percent": now, "kind": attack.kind})
    if not can_attack(view, me, moving=True):
        return
    better = {
        at: there
        for at, there in found.items()
        if there.attack is not None and whole(float(there.attack.hit)) >= now + MATTERS
    }
    for square in best_of(view, better, None):
        best = better[square].attack
        assert best is not None
        odds = {"percent": whole(float(best.hit)), "otherwise": now}
        yield f"move {square}", Reason("aim", {"square": square, "other": best.defender, **odds})
    if not targets and not better:
        yield from _closer(view, me, here, found, "full")


def _closer(view: View, me: Seat, here: Prospect, found: Mapping[str, Prospect], hands: str) -> Iterator[Argument]:
    far = steps_to_goal(view, me, here.square)
    steps = {square: steps_to_goal(view, me, square) for square in found}
    for square in sorted(found, key=lambda at: (steps[at], found[at].risk)):
        if steps[square] == min(steps.values()) < far:
            yield f"move {square}", Reason("closer", {"square": square, "hands": hands})


def _under_cover(
    view: View, here: Prospect, found: Mapping[str, Prospect], legal: Sequence[Action]
) -> Iterator[Argument]:
    if view.holding[here.seat] and can_attack(view, here.seat, moving=False) and aims(view):
        return
    safest = min((_risk(there) for there in found.values()), default=100)
    if safest + MATTERS <= _risk(here):
        for square in sorted(found, key=lambda at: (found[at].steps, at)):
            if _risk(found[square]) == safest:
                yield f"move {square}", Reason("safer", {"square": square, "percent": safest, "otherwise": _risk(here)})
    elif "defend" in legal and _risk(here):
        yield "defend", Reason("defend")
    else:
        yield "end", Reason("rest", {"percent": _risk(here)})


def _risk(there: Prospect) -> int:
    return whole(float(there.risk))


def _pillow(there: Prospect) -> str:
    return "on" if there.pillows else "beside" if there.beside else "none"
