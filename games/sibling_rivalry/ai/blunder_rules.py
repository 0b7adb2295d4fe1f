"""Predicates for stupid moves in Sibling Rivalry: see :data:`games.ai.personas.BlunderRule`."""

from __future__ import annotations

from collections.abc import Sequence

from games.ai.personas import BlunderRule
from games.core import Action
from games.sibling_rivalry.ai.turn_forecast import Landing, landings, next_danger, stopping
from games.sibling_rivalry.rules import View

__all__ = ["BLUNDER_RULES"]


def passes_up_a_track_that_wins(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the roll passes up a track on which it would cross the finish at once."""
    found = landings(view)
    return any(one.wins for one in found) and not _chosen(found, action).wins


def goes_where_its_pawn_is_lost(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the action lands level with or behind another pawn, though a better track is free.

    A better track goes at least as far, for as many points, and the pawn stays there.
    """
    found = landings(view)
    if not found:
        return False
    one = _chosen(found, action)
    return not _stays(one) and any(_stays(o) and o.points >= one.points and o.steps >= one.steps for o in found)


def throws_its_own_pawn_away(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the action stops without a pawn, or where it is taken off, though rolling on is likely safe."""
    lost = stopping(view).place in ("none", "tied", "behind")
    return action == "stop" and lost and next_danger(view) <= 0.5


def stops_where_it_could_not_lose_anything(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the action stops though the chance to be caught by the next roll is under 1%."""
    return action == "stop" and next_danger(view) < 0.01


def gambles_a_safe_pawn(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the action rolls on with a safe pawn at a danger over 50%, with no rival near the finish."""
    assert view.turn is not None
    near = max(score for seat, score in enumerate(view.score) if seat != view.turn) > view.score_track.length - 10
    safe = stopping(view).place in ("alone", "ahead")
    return view.phase == "decide" and action == "roll" and safe and not near and next_danger(view) > 0.5


def _chosen(found: Sequence[Landing], action: Action) -> Landing:
    return next(one for one in found if action == f"choose {one.track}")


def _stays(landing: Landing) -> bool:
    return landing.tops or landing.place in ("alone", "ahead")


BLUNDER_RULES: Sequence[BlunderRule[View]] = (
    passes_up_a_track_that_wins,
    goes_where_its_pawn_is_lost,
    throws_its_own_pawn_away,
    stops_where_it_could_not_lose_anything,
    gambles_a_safe_pawn,
)
