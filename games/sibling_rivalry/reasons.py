"""Reasons for a Sibling Rivalry computer's action: likely ends of the turn, and threats to the pawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.analysis.reasons import Fact, Reason
from games.core import Action, Seat
from games.core.dice import ScriptedDice
from games.core.percents import whole
from games.core.seats import clockwise
from games.sibling_rivalry.ai.turn_forecast import Landing, landings, stopping
from games.sibling_rivalry.ai.turn_outcomes import TurnOutcomes, endings
from games.sibling_rivalry.ai.win_odds import turn_of, weigh
from games.sibling_rivalry.rules import GAME, Pawn, State, View
from games.sibling_rivalry.rules.board import POINTS, TOP, danger

__all__ = ["KINDS", "explain"]

KINDS: Mapping[str, Sequence[str]] = {
    "finishes": ("points", "wins"),
    "about-to-win": ("other", "points"),
    "outdoes": ("other", "points", "wins"),
    "leads-to": ("points", "where"),
    "next-roll": ("percent", "points", "safe"),
    "risk": ("percent", "otherwise"),
    "reaches": ("percent", "track"),
    "taken": ("other", "percent", "track"),
    "lasts": ("other", "percent", "track"),
}

SAFE = 15
"""A roll that gets caught this often, in percent, or less often, is called safe."""
CHEAP = 4
"""A pawn worth more points is not given up lightly: then a safe roll alone is no reason."""
DANGEROUS = 20
"""One that gets caught this often or more is called dangerous."""
OFTEN = 25
"""Percentage below which an outcome is not what a turn is about."""
MATTERS = 10
"""Chances that differ by fewer percent points are no reason."""
SELDOM = 20
"""A pawn that is taken this often, or less often, is likely to stay."""
LOST = 40
"""One that is taken this often or more is likely to be lost."""
STOPPED = TurnOutcomes({}, {}, 0.0)
"""The outcomes of a turn that the strongest computer would stop at once."""


def explain(view: View, action: Action, instead: Action | None) -> Sequence[Reason]:
    """Return the reasons for the action, see :class:`games.analysis.reasons.HasReasons`."""
    if view.turn is None or view.viewer != view.turn or action == instead:
        return ()
    if view.phase == "choose":
        found = {f"choose {landing.track}": landing for landing in landings(view)}
        if action not in found or len(found) < 2:
            return ()
        if instead not in found:
            worth = weigh(view)
            instead = max((one for one in found if one != action), key=worth.__getitem__)
        return tuple(_chosen(view, found[action], found[instead]))
    if view.phase == "decide" and instead in (None, "stop", "roll"):
        if action == "stop":
            return tuple(_stopped(view))
        if action == "roll":
            return tuple(_rolled(view))
    return ()


def _chosen(view: View, landing: Landing, other: Landing) -> Iterator[Reason]:
    """Yield the reasons for one track rather than the other."""
    if landing.tops:
        yield Reason("finishes", {"points": landing.points, "wins": "yes" if landing.wins else "no"})
        return
    if landing.place == "ahead" and other.place != "ahead":
        yield _outdoes(view, landing.other)
    if other.tops:
        return
    rival = _about_to_win(view, None)
    if rival and landing.place != "ahead" and landing.track == rival[1][0] != other.track:
        yield rival[0]
    if (where := _leads(view, landing)) and where != _leads(view, other):
        yield Reason("leads-to", {"points": landing.points, "where": where})
    here, there = _after(view, landing), _after(view, other)
    ends, elsewhere = _endings(here), _endings(there)
    top = max(ends.top, key=ends.top.__getitem__, default=0)
    if top and whole(ends.top[top]) >= max(OFTEN, whole(elsewhere.top.get(top, 0.0)) + MATTERS):
        yield Reason("reaches", {"percent": whole(ends.top[top]), "track": top})
    if whole(ends.caught) + MATTERS <= whole(elsewhere.caught):
        yield Reason("risk", {"percent": whole(ends.caught), "otherwise": whole(elsewhere.caught)})
    if elsewhere is STOPPED and (fate := _fate(there)) and _share(fate) >= LOST:
        yield Reason("taken", fate)
    if ends is STOPPED and (fate := _fate(here)) and _share(fate) <= SELDOM:
        yield Reason("lasts", fate)


def _stopped(view: View) -> Iterator[Reason]:
    """Yield the reasons for stopping."""
    here = stopping(view)
    stays = here.place in ("alone", "ahead")
    if here.place == "ahead":
        yield _outdoes(view, here.other)
    chance = whole(float(danger(view.dice, view.ones, view.limit)))
    if chance >= DANGEROUS:
        yield Reason("next-roll", {"percent": chance, "points": here.points if stays else 0, "safe": "no"})
    if stays and (where := _where(view, here.points)):
        yield Reason("leads-to", {"points": here.points, "where": where})
    if (fate := _fate(view)) and _share(fate) <= SELDOM:
        yield Reason("lasts", fate)


def _rolled(view: View) -> Iterator[Reason]:
    """Yield the reasons for rolling on."""
    here = stopping(view)
    if rival := _about_to_win(view, here.other if here.place == "ahead" else None):
        yield rival[0]
    if (fate := _fate(view)) and _share(fate) >= LOST:
        yield Reason("taken", fate)
    ends = endings(turn_of(view), view.ones, view.pawns[_mover(view)])
    top = max(ends.top, key=ends.top.__getitem__, default=0)
    if top and whole(ends.top[top]) >= OFTEN:
        yield Reason("reaches", {"percent": whole(ends.top[top]), "track": top})
    chance = whole(float(danger(view.dice, view.ones, view.limit)))
    points = here.points if here.place in ("alone", "ahead") else 0
    if chance <= SAFE and points <= CHEAP:
        yield Reason("next-roll", {"percent": chance, "points": points, "safe": "yes"})


def _about_to_win(view: View, outdone: Seat | None) -> tuple[Reason, Pawn] | None:
    """Return the reason that the pawn of the next such player, but ``outdone``, wins when it scores; and the pawn."""
    me, length = _mover(view), view.score_track.length
    for other in clockwise(me, view.seats, (me, *view.resigned)):
        pawn = view.pawns[other]
        if pawn is not None and other != outdone:
            points = POINTS[pawn[0]][pawn[1] - 1]
            if view.score[other] + points > length:
                return Reason("about-to-win", {"other": other, "points": points}), pawn
    return None


def _outdoes(view: View, other: Seat | None) -> Reason:
    """Return the reason that the pawn of ``other`` is passed, with the points it would have scored."""
    assert other is not None
    pawn = view.pawns[other]
    assert pawn is not None
    points = POINTS[pawn[0]][pawn[1] - 1]
    wins = view.score[other] + points > view.score_track.length
    return Reason("outdoes", {"other": other, "points": points, "wins": "yes" if wins else "no"})


def _leads(view: View, landing: Landing) -> str:
    return _where(view, landing.points) if landing.place in ("alone", "ahead") else ""


def _where(view: View, points: int) -> str:
    """Return ``finish`` or ``angel`` if that many points lead there now, else an empty string."""
    me = _mover(view)
    reached = view.score[me] + points
    if reached > view.score_track.length:
        return "finish"
    others = {position for seat, position in enumerate(view.score) if seat != me}
    while reached in others and reached:
        reached -= 1
    return "angel" if reached in view.score_track.angels else ""


def _endings(view: View) -> TurnOutcomes:
    """Return the outcomes of the turn from the place that a choice has led to."""
    pawn = view.pawns[_mover(view)]
    turn = turn_of(view)
    if turn.ends.stop[pawn] > turn.rolling[view.ones][pawn]:
        return STOPPED
    return endings(turn, view.ones, pawn)


def _fate(view: View) -> dict[str, Fact] | None:
    """Return how likely the next player takes the seat's pawn in a turn, if the seat stops now and its pawn stays.

    The next player plays as the strongest computer does.
    """
    me = _mover(view)
    pawn = view.pawns[me]
    if pawn is None:
        return None
    following = _applied(view, "stop")
    if following.turn is None or following.pawns[me] != pawn:
        return None
    ends = endings(turn_of(following))
    track, square = pawn
    taken = ends.top.get(track, 0.0) + sum(ends.stop.get((track, ahead), 0.0) for ahead in range(square + 1, TOP))
    return {"other": following.turn, "percent": whole(taken), "track": track}


def _share(fate: Mapping[str, Fact]) -> int:
    return int(fate["percent"])


def _after(view: View, landing: Landing) -> View:
    return _applied(view, f"choose {landing.track}")


def _applied(view: View, action: Action) -> View:
    """Return the view after an action that rolls no dice."""
    state = State(
        view.options, view.score, view.pawns, view.turn, view.phase, view.ones, view.dice, view.open, view.faces,
        view.resigned, view.ranking,
    )  # fmt: skip
    return GAME.view(GAME.apply(state, _mover(view), action, ScriptedDice(())).state, view.viewer)


def _mover(view: View) -> Seat:
    assert view.turn is not None, "somebody is taking a turn"
    return view.turn
