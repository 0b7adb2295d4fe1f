"""Outcome of a choice and danger of the next roll, shared by panel, board, texts and computers.

Pure functions of a view, about the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from games.core import Seat
from games.core.percents import percent as percent
from games.sibling_rivalry.rules import Pawn, View, candidates
from games.sibling_rivalry.rules.board import POINTS, TOP, danger

Place = Literal["none", "alone", "ahead", "tied", "behind"]
"""The standing of a pawn on its track: there is none, it is alone there, or it is so against the one other pawn."""


class Landing(Struct, frozen=True, gc=False):
    """Effect of choosing a track: ``steps`` further on ``track`` the pawn stands on ``square``, worth ``points``.

    ``tops``: it is the last square, which scores at once, and ``wins`` if that passes the finish. ``place`` and
    ``other`` say how it would stand there, as in ``Stopping``. ``leaves`` is the track that the pawn would leave
    for it, or 0.
    """

    track: int
    steps: int
    square: int
    points: int
    tops: bool
    wins: bool
    place: Place
    other: Seat | None
    leaves: int

    @property
    def scores(self) -> bool:
        """True if it scores at once, or would after stopping there unless somebody outdoes it."""
        return self.tops or self.place in ("alone", "ahead")


class Stopping(Struct, frozen=True, gc=False):
    """Effect of stopping now: the pawn stands on ``square`` of ``track`` (0: none), worth ``points``.

    ``place`` is its place relative to ``other``, the seat whose pawn is on that track too: a pawn that is
    ``ahead`` takes the other off, one that is not is taken off.
    """

    place: Place
    track: int
    square: int
    points: int
    other: Seat | None


def landings(view: View) -> tuple[Landing, ...]:
    """Return the landing on each track that can be chosen now, lowest first; empty if there is nothing to choose."""
    if view.phase != "choose" or view.turn is None:
        return ()
    own = view.pawns[view.turn]
    found = []
    for track in candidates(view.open, own, view.faces):
        steps = view.faces.count(track)
        stays = own is not None and own[0] == track
        square = min(TOP, steps + (own[1] if own is not None and stays else 0))
        place, other = _place(view.pawns, view.turn, track, square)
        leaves = 0 if own is None or stays else own[0]
        points = POINTS[track][square - 1]
        tops = square == TOP
        wins = tops and view.score[view.turn] + points > view.score_track.length
        found.append(Landing(track, steps, square, points, tops, wins, place, other, leaves))
    return tuple(found)


def stopping(view: View) -> Stopping:
    """Return the effect of stopping with the pawn on its present square."""
    own = None if view.turn is None else view.pawns[view.turn]
    if own is None or view.turn is None:
        return Stopping("none", 0, 0, 0, None)
    track, square = own
    place, other = _place(view.pawns, view.turn, track, square)
    return Stopping(place, track, square, POINTS[track][square - 1], other)


def next_danger(view: View) -> Fraction:
    """Return the chance that the next roll of this turn gets its player caught; 0 once the game is over."""
    return danger(view.dice, view.ones, view.limit) if view.turn is not None else Fraction(0)


def _place(pawns: Sequence[Pawn | None], seat: Seat, track: int, square: int) -> tuple[Place, Seat | None]:
    for other, pawn in enumerate(pawns):
        if other != seat and pawn is not None and pawn[0] == track:
            return "ahead" if square > pawn[1] else "tied" if square == pawn[1] else "behind", other
    return "alone", None
