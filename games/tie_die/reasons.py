"""Reasons for a Tie-Die computer's action: value of a die, and probable result of a fight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.analysis.reasons import Reason
from games.core import Action, Seat
from games.core.percents import whole
from games.core.seats import others_playing, playing
from games.tie_die.ai.expected_points import fight_brings, fight_lost, fight_reaches, fight_won, reaching
from games.tie_die.ai.players import weigh, worth_of_larger
from games.tie_die.rules.state import DOWN_TWICE, View, targets, upgrade_of

__all__ = ["KINDS", "explain"]

KINDS: Mapping[str, Sequence[str]] = {
    "pays": ("sides", "points"),
    "too-dear": ("sides", "points"),
    "now": ("percent", "target"),
    "threat": ("other", "percent", "target"),
    "fight": ("other", "percent", "sides"),
    "dear": ("other", "percent", "points", "score"),
    "poor-trade": ("other", "points", "brings"),
    "cheaper": ("points", "otherwise"),
    "hands": ("other", "percent", "target"),
    "drops": ("percent", "sides", "before"),
}

MATTERS = 10
"""Chances that differ by fewer percent points are no reason."""
OFTEN = 30
"""A fight lost less often than this, in percent, is no reason to fear for a die; nor is a target reached less often."""
DEARER = 2
"""Least difference in points, on average, that makes one answer cheaper than the other."""


def explain(view: View, action: Action, instead: Action | None) -> Sequence[Reason]:
    """Return the reasons for the action, see :class:`games.analysis.reasons.HasReasons`."""
    me = view.viewer
    if me is None or me in view.resigned or action == instead:
        return ()
    if view.challenge is not None:
        return _answer(view, me, view.challenge[0], action) if view.challenge[1] == me else ()
    if view.phase == "upgrade":
        return _before_the_roll(view, me, action)
    if view.phase == "challenge":
        return _in_the_window(view, me, action, instead)
    return ()


def _before_the_roll(view: View, me: Seat, action: Action) -> Sequence[Reason]:
    score, die, target = view.score[me], view.die[me], view.options.target
    larger = upgrade_of(die, score)
    if larger is None or view.ready[me] or action not in ("upgrade", "ready"):
        return ()
    found = []
    if action == "ready":
        # Who has bought a die lacks more points than it has sides.
        others = tuple(sorted(view.die[seat] for seat in others_playing(view)))
        percent = whole(reaching(target - score, die, others))
        if percent >= MATTERS:
            found.append(Reason("now", {"percent": percent, "target": target}))
    # With several dice bought at once the first may be worth less than it costs.
    points = worth_of_larger(view)
    if points is not None and points != larger and (points > larger) is (action == "upgrade"):
        kind = "pays" if points > larger else "too-dear"
        found.append(Reason(kind, {"sides": larger, "points": points}))
    return found


def _in_the_window(view: View, me: Seat, action: Action, instead: Action | None) -> Sequence[Reason]:
    able = targets(me, view.score, view.die, view.used, view.resigned)
    challenges = [f"challenge {other}" for other in able]
    if not able or view.passed[me] or action not in (*challenges, "pass"):
        return ()
    if action != "pass":
        other = int(action[10:])
        return _challenge(view, me, other, int(instead[10:]) if instead in challenges else None)
    if instead not in challenges:
        worth = weigh(view, challenges)
        instead = max(challenges, key=worth.__getitem__)
    other = int(instead[10:])
    percent, points, score = whole(fight_won(view.die[me], view.die[other])), view.die[other], view.score[me]
    if percent <= 50:
        return (Reason("dear", {"other": other, "percent": percent, "points": points, "score": score}),)
    brings = round(fight_brings(score - points, view.die[me], points))
    return (Reason("poor-trade", {"other": other, "points": points, "brings": brings}),) if brings < points else ()


def _challenge(view: View, me: Seat, other: Seat, rather: Seat | None) -> Sequence[Reason]:
    """Return the reasons for challenging ``other`` (rather than ``rather``)."""
    target = view.options.target
    mine, theirs = view.die[me], view.die[other]
    missing = target - view.score[me] + theirs
    percent = whole(fight_won(mine, theirs))
    now = whole(fight_reaches(missing, mine, theirs))
    before = before_now = 0
    if rather is not None:
        before = whole(fight_won(mine, view.die[rather]))
        before_now = whole(fight_reaches(target - view.score[me] + view.die[rather], mine, view.die[rather]))
    found = []
    if now >= before_now + MATTERS:
        found.append(Reason("hands", {"other": me, "percent": now, "target": target}))
    near = _reaches_next(view, other)
    if near >= OFTEN and (rather is None or near >= _reaches_next(view, rather) + MATTERS):
        found.append(Reason("threat", {"other": other, "percent": near, "target": target}))
    grows = theirs if mine < theirs and (rather is None or view.die[rather] < theirs) else 0
    if percent >= 50 and (grows or percent >= before + 5):
        found.append(Reason("fight", {"other": other, "percent": percent, "sides": grows}))
    return found


def _reaches_next(view: View, seat: Seat) -> int:
    """Return how often that seat reaches the target with the next roll of all, in percent."""
    others = tuple(sorted(view.die[other] for other in playing(view.seats, view.resigned) if other != seat))
    return whole(reaching(view.options.target - view.score[seat], view.die[seat], others))


def _answer(view: View, me: Seat, challenger: Seat, action: Action) -> Sequence[Reason]:
    theirs, mine, target = view.die[challenger], view.die[me], view.options.target
    lost = whole(fight_won(theirs, mine))
    found = []
    if action == "accept":
        if lost <= 50:
            found.append(Reason("fight", {"other": challenger, "percent": 100 - lost, "sides": 0}))
        points = round(fight_lost(view.score[me], theirs, mine))
        if view.stake - points >= DEARER:
            found.append(Reason("cheaper", {"points": points, "otherwise": view.stake}))
    elif action == "decline":
        reaches = whole(fight_reaches(target - view.score[challenger], theirs, mine))
        if reaches >= MATTERS:
            found.append(Reason("hands", {"other": challenger, "percent": reaches, "target": target}))
        if lost >= OFTEN and DOWN_TWICE[mine] < mine:
            found.append(Reason("drops", {"percent": lost, "sides": DOWN_TWICE[mine], "before": mine}))
    return found
