"""The computers of Sibling Rivalry."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.core import Action, Computer
from games.sibling_rivalry.board import DICE, POINTS, TOP
from games.sibling_rivalry.odds import weigh
from games.sibling_rivalry.outlook import landings, stopping
from games.sibling_rivalry.rules import Pawn, View
from games.sibling_rivalry.turn import Ends, Turn, places

__all__ = ["LEVELS", "Easy", "Hard", "Normal"]

AGAIN = 3.0
"""What the further turn after a last square is worth to a normal computer, in points."""


class Easy:
    """Goes where the most dice show, and loses its nerve at the first 1."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """The longest way; rolling on until a 1 is set aside and the pawn is on a track, wherever the others are."""
        if view.phase == "choose":
            best = max(landings(view), key=lambda landing: (landing.steps, landing.points))
            return f"choose {best.track}"
        return "stop" if view.ones and stopping(view).place != "none" else "roll"


class Normal:
    """Takes whatever brings the most points this turn, on average, as if every pawn that stays were to score."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """The best of the actions, by points."""
        worth = weigh(view, _points(view.open, view.limit, _siblings(view)))
        return max(worth, key=worth.__getitem__)


class Hard:
    """Takes whatever leaves the best chance to win."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """The best of the actions."""
        worth = weigh(view)
        return max(worth, key=worth.__getitem__)


def _siblings(view: View) -> tuple[Pawn, ...]:
    """The foremost of the others' pawns on each open track: the rest can take no square that these do not."""
    others = [pawn for seat, pawn in enumerate(view.pawns) if pawn is not None and seat != view.turn]
    # Sorted, so that of each track the foremost is the last, and stays.
    return tuple({track: (track, square) for track, square in sorted(others) if track in view.open}.values())


@lru_cache(maxsize=1024)
def _points(open_tracks: tuple[int, ...], limit: int, siblings: tuple[Pawn, ...]) -> Turn:
    """A turn by its points: of the square one stops on, of last squares, and those lost when caught."""
    stop = {pawn: 0.0 if pawn is None else _stays(pawn, siblings) for pawn in places(open_tracks)}
    top = {track: POINTS[track][TOP - 1] + AGAIN for track in open_tracks}
    return Turn(open_tracks, limit, Ends(stop, top, [float(-ones) for ones in range(DICE + 1)]))


def _stays(pawn: Pawn, siblings: Sequence[Pawn]) -> float:
    track, square = pawn
    taken = any(other == track and square <= theirs for other, theirs in siblings)
    return 0.0 if taken else float(POINTS[track][square - 1])


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
