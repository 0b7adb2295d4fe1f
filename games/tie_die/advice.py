"""Advice in Tie-Die for somebody new to it: the worth of a larger die, the price of a fight, the chance to win it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.analysis.advice import Argument, Reason
from games.core import Action, Seat
from games.core.percents import whole
from games.core.seats import others_playing
from games.tie_die.ai.expected_points import fight_lost, fight_won, reaching
from games.tie_die.ai.players import worth_of_larger
from games.tie_die.rules.state import DOWN_TWICE, View, targets, upgrade_of

__all__ = ["TIPS", "arguments"]

TIPS: Mapping[str, Sequence[str]] = {
    "now": ("percent", "target"),
    "bigger": ("sides", "points"),
    "too-dear": ("sides", "points"),
    "save": ("sides", "score", "target"),
    "pass": ("other", "points", "score", "percent"),
    "pull-back": ("other", "target", "percent"),
    "fight": ("other", "percent", "points"),
    "accept": ("percent", "stake", "points"),
    "decline": ("stake", "points"),
    "drops": ("percent", "sides", "before", "stake"),
}

MATTERS = 10
"""A chance of fewer percent is no reason."""
EVEN = 50
"""A fight won this often, in percent, or more often, is worth its price."""


def arguments(view: View, legal: Sequence[Action]) -> Iterator[Argument]:
    """Yield the arguments, see :class:`games.analysis.advice.HasAdvice`."""
    me = view.viewer
    if me is None:
        return
    if view.challenge is not None:
        if view.challenge[1] == me:
            yield from _answer(view, me, view.challenge[0])
    elif view.phase == "upgrade":
        yield from _before_the_roll(view, me)
    elif view.phase == "challenge":
        yield from _in_the_window(view, me)


def _before_the_roll(view: View, me: Seat) -> Iterator[Argument]:
    score, die, target = view.score[me], view.die[me], view.options.target
    larger = upgrade_of(die, score)
    if larger is None or view.ready[me]:
        return
    others = tuple(sorted(view.die[seat] for seat in others_playing(view)))
    now = whole(reaching(target - score, die, others))
    if now >= MATTERS:
        yield "ready", Reason("now", {"percent": now, "target": target})
    points = worth_of_larger(view)
    if points is not None and points > larger:
        yield "upgrade", Reason("bigger", {"sides": larger, "points": points})
    elif points is not None and points < larger:
        yield "ready", Reason("too-dear", {"sides": larger, "points": points})
    elif now < MATTERS:
        yield "ready", Reason("save", {"sides": larger, "score": score - larger, "target": target})


def _in_the_window(view: View, me: Seat) -> Iterator[Argument]:
    able = targets(me, view.score, view.die, view.used, view.resigned)
    if not able or view.passed[me]:
        return
    won = {other: whole(fight_won(view.die[me], view.die[other])) for other in able}
    best = max(able, key=lambda other: (won[other], -view.die[other]))
    price = {"points": view.die[best], "score": view.score[me]}
    yield "pass", Reason("pass", {"other": best, "percent": won[best], **price})
    for other in sorted(able, key=lambda seat: -view.score[seat]):
        if view.score[other] + view.die[other] >= view.options.target:
            facts = {"other": other, "target": view.options.target, "percent": won[other]}
            yield f"challenge {other}", Reason("pull-back", facts)
    for other in sorted(able, key=lambda seat: -won[seat]):
        if won[other] >= EVEN:
            facts = {"other": other, "percent": won[other], "points": view.die[other]}
            yield f"challenge {other}", Reason("fight", facts)


def _answer(view: View, me: Seat, challenger: Seat) -> Iterator[Argument]:
    theirs, mine = view.die[challenger], view.die[me]
    lost = whole(fight_won(theirs, mine))
    points = round(fight_lost(view.score[me], theirs, mine))
    cheap = points < view.stake
    accept = "accept", Reason("accept", {"percent": 100 - lost, "stake": view.stake, "points": points})
    if cheap:
        yield accept
    if DOWN_TWICE[mine] < mine:
        facts = {"percent": lost, "sides": DOWN_TWICE[mine], "before": mine, "stake": view.stake}
        yield "decline", Reason("drops", facts)
    if points > view.stake:
        yield "decline", Reason("decline", {"stake": view.stake, "points": points})
    if not cheap and DOWN_TWICE[mine] == mine and points == view.stake:
        yield accept
