"""A whole board for a race for points: who is to move, dice, and everybody's way to the target. And in words."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from games.core import Seat
from renderers import score_table, sprites, theme
from renderers.canvas import Sheet
from renderers.score_table import INSET
from renderers.table_board import HEADER, TableBoard
from renderers.text_protocol import Words
from renderers.theme import WIDTH, Colour

__all__ = ["ScoreBoard"]

V = TypeVar("V", bound=Any)
TRACK = (400, 380)
"""Position and length of the way to the target."""
MOST_DICE = 7
"""Number of dice that are shown: the last ones."""


class ScoreBoard(TableBoard[V], Generic[V]):
    """Renderer of views of a ``PointsRace`` whose options have the ``target``.

    Its words are ``board-heading`` (with ``target``), ``board-header`` and ``board-now`` (with ``total``; ``name``),
    the same two with ``-won``, ``board-rolled`` (``faces``), ``board-row`` (``name``, ``score``) and ``board-scores``
    (``scores``).
    """

    @abstractmethod
    def faces(self, view: V) -> Sequence[int]:
        """Return the dice that lie there."""

    def total(self, view: V) -> int:
        """Return the points that the seat to move has at stake."""
        return 0

    def seats(self, view: V) -> int:
        """Return the number of seats."""
        return len(view.score)

    def heading(self, view: V, words: Words) -> str:
        """Return the game and its target."""
        return words("board-heading", target=view.options.target)

    def header(self, page: Sheet, view: V, named: Sequence[str], words: Words, ground: Colour) -> None:
        """Draw who is to move, what is at stake, and the dice."""
        self.lead(page, _shown(view), named[_shown(view)], view.ranking, ground)
        told = words("board-header-won" if view.ranking else "board-header", total=self.total(view))
        page.write(INSET, 196, told, theme.HEAD, theme.LAMP, ground, limit=660)
        # Before the first roll a die lies there asleep.
        for place, face in enumerate(tuple(self.faces(view))[-MOST_DICE:] or (None,) * (view.turn is not None)):
            page.stamp(sprites.die_stamp(58, face, (place % 3 - 1) * 6, ground), INSET - 8 + place * 76, 202)
        page.write(INSET + 12, HEADER + 44, self.heading(view, words), theme.SMALL, theme.MUTED, theme.PANEL)

    def sentences(self, view: V, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the scores."""
        each = [f"{name} {score}" for name, score in zip(named, view.score, strict=True)]
        return [words("board-scores", scores=words.format_items(each))]

    def details(self, view: V, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the dice that lie there."""
        faces = self.faces(view)
        return [words("board-rolled", faces=words.format_items(map(str, faces)))] if faces else []

    def row_text(self, view: V, seat: Seat, name: str, words: Words) -> str:
        """Return the player's score."""
        row = words("board-row", name=name, score=view.score[seat])
        return f"{row} ({words('board-gone')})" if seat in view.resigned else row

    def now(self, view: V, named: Sequence[str], words: Words) -> str:
        """Return who is to move, or has won."""
        return words("board-now-won" if view.ranking else "board-now", name=named[_shown(view)], total=self.total(view))

    def row(self, page: Sheet, view: V, seat: Seat, name: str, words: Words, top: float, height: int) -> None:
        """Draw the way to the target, and the score."""
        target, (left, length), gone, turn = view.options.target, TRACK, seat in view.resigned, seat == view.turn
        ground, ink = score_table.player_row(page, seat, name, top, height, left - INSET - 100, lit=turn, gone=gone)
        middle = top + height / 2
        held = score_table.bar(page, (left, middle), length, view.score[seat], target, seat, gone=gone)
        if turn and (total := self.total(view)):
            # Thinner and in lamp light, what the turn would add.
            risked = min(view.score[seat] + total, target) * length // target
            page.box(left + held, middle - 5, risked - held, 10, theme.LAMP)
        told = words("board-gone") if gone else str(view.score[seat])
        page.write(WIDTH - INSET - 20, middle + 13, told, theme.HEAD, ink, ground, "right")


def _shown(view: Any) -> Seat:
    """Return the seat that is to move, or has won."""
    return (view.ranking[0][0] if view.ranking else view.turn) or 0
