"""The computers of Sibling Rivalry."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from games.core import Action, Computer
from games.sibling_rivalry.ai.turn_forecast import Landing, landings, next_danger, stopping
from games.sibling_rivalry.ai.turn_solver import TurnEnds, TurnValues, places
from games.sibling_rivalry.ai.win_odds import weigh
from games.sibling_rivalry.rules import Pawn, View
from games.sibling_rivalry.rules.board import DICE, POINTS, TOP

__all__ = ["LEVELS", "Easy", "Hard", "Normal"]

AGAIN: Final = 3.0
"""Value of the further turn after a last square to a normal computer, in points."""

CALM: Final = 0.05
"""An easy computer rolls on where the next roll gets it caught less often than this."""

DARES: Final = 0.4
"""With a pawn that may stay it mostly stops, and so often rolls on after all,"""

RISKY: Final = 0.5
"""unless the next roll gets it caught more often than this."""

LOST: Final = 0.6
"""Probability that the next roll gets it caught from which on it stops, even if its pawn is lost by that."""

SLIPS: Final = 0.6
"""Probability that it takes another track than the best,"""

SLIGHT: Final = 4
"""one with at most so many points less."""


class Easy:
    """An easy computer: it counts points like the normal one, but only for this roll, and loses its nerve early."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Choose mostly the track with most points at once; stop where the pawn stays, at the first 1."""
        if view.phase == "choose":
            return f"choose {_tempting(landings(view), rng).track}"
        danger = float(next_danger(view))
        if "stop" not in legal or danger < CALM:
            return "roll"
        if stopping(view).place in ("alone", "ahead"):
            return "roll" if danger < RISKY and rng.random() < DARES else "stop"
        # A pawn that somebody takes off scores nothing: give it up only where rolling on mostly means to get caught.
        return "stop" if danger > LOST else "roll"


def _tempting(found: Sequence[Landing], rng: random.Random) -> Landing:
    """One that wins; else one of those that would stay, mostly with the most points."""
    best = max(found, key=lambda one: (one.wins, _stands(one), one.points, one.steps))
    others = [one for one in found if _stands(one) == _stands(best) and one.points + SLIGHT >= best.points]
    return best if best.wins or best.tops or rng.random() >= SLIPS else rng.choice(others)


def _stands(landing: Landing) -> bool:
    return landing.tops or landing.place in ("alone", "ahead")


class Normal:
    """A normal computer: it takes the most points this turn, on average, as if every pawn that stays were to score."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Choose the best action, by points."""
        worth = weigh(view, _points(view.open, view.limit, _siblings(view)))
        return max(worth, key=worth.__getitem__)


class Hard:
    """A hard computer: it takes what leaves the best chance to win."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Choose the best action, by the chance to win."""
        worth = weigh(view)
        return max(worth, key=worth.__getitem__)


def _siblings(view: View) -> tuple[Pawn, ...]:
    """Return the foremost of the others' pawns on each open track: the rest can take no square that these do not."""
    others = [pawn for seat, pawn in enumerate(view.pawns) if pawn is not None and seat != view.turn]
    # Sorted, so that of each track the foremost is the last, and stays.
    return tuple({track: (track, square) for track, square in sorted(others) if track in view.open}.values())


@lru_cache(maxsize=1024)
def _points(open_tracks: tuple[int, ...], limit: int, siblings: tuple[Pawn, ...]) -> TurnValues:
    """Return the values of a turn by points: the stopping square's or last square's, or those lost when caught."""
    stop = {pawn: 0.0 if pawn is None else _stays(pawn, siblings) for pawn in places(open_tracks)}
    top = {track: POINTS[track][TOP - 1] + AGAIN for track in open_tracks}
    return TurnValues(open_tracks, limit, TurnEnds(stop, top, [float(-ones) for ones in range(DICE + 1)]))


def _stays(pawn: Pawn, siblings: Sequence[Pawn]) -> float:
    track, square = pawn
    taken = any(other == track and square <= theirs for other, theirs in siblings)
    return 0.0 if taken else float(POINTS[track][square - 1])


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
