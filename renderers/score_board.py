"""A whole board for a race for points: who is to move, dice, and everybody's way to the target. And in words.

A game's renderer says what is its own, and offers the parts: ``board, alt, text = BOARD.board, BOARD.alt, BOARD.text``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from PIL import Image

from games.core import Seat
from renderers import score_table, sprites, theme
from renderers.canvas import Brush, Sheet
from renderers.names import lined
from renderers.score_table import INSET
from renderers.text_board import fitting, lettered, short_names
from renderers.text_protocol import Words
from renderers.theme import WIDTH

__all__ = ["ScoreBoard"]

V = TypeVar("V", bound=Any)
HEADER, HEAD = 280, 60
TRACK = (400, 380)
"""Position and length of the way to the target."""
MOST_DICE = 7
"""Number of dice that are shown: the last ones."""


class ScoreBoard(ABC, Generic[V]):
    """Renderer of views that have ``score``, ``turn``, ``resigned`` and ``ranking``.

    Its words are ``board-heading`` (with ``target``), ``board-header`` and ``board-now`` (with ``total``; ``name``),
    the same two with ``-won``, ``board-rolled`` (``faces``), ``board-row`` (``name``, ``score``), ``board-scores``
    (``scores``) and ``board-gone``.
    """

    @abstractmethod
    def target(self, view: V) -> int:
        """Return the points to reach."""

    def faces(self, view: V) -> Sequence[int]:
        """Return the dice that lie there."""
        return ()

    def total(self, view: V) -> int:
        """Return the points that the seat to move has at stake."""
        return 0

    def decorate(self, brush: Brush) -> None:
        """Draw into the night of the header; drawn once, and kept."""

    def board(self, view: V, names: Sequence[str], words: Words) -> bytes:
        """Return the table as a PNG, the same for everybody."""
        named = lined(names, len(view.score), words)
        page, ground, seat = Sheet(self._background(len(named))), theme.sky(0.12), _shown(view)
        badge = sprites.crowned if view.ranking else sprites.badge_stamp
        page.centred(badge(seat, 40, ground), INSET + 38, 110)
        page.write(INSET + 96, 130, named[seat], 56, theme.CREAM, ground, limit=560)
        told = words("board-header-won" if view.ranking else "board-header", total=self.total(view))
        page.write(INSET, 196, told, theme.HEAD, theme.LAMP, ground, limit=660)
        # Before the first roll a die lies there asleep.
        for place, face in enumerate(tuple(self.faces(view))[-MOST_DICE:] or (None,) * (view.turn is not None)):
            page.stamp(sprites.die_stamp(58, face, (place % 3 - 1) * 6, ground), INSET - 8 + place * 76, 202)
        heading = words("board-heading", target=self.target(view))
        page.write(INSET + 12, HEADER + 44, heading, theme.SMALL, theme.MUTED, theme.PANEL)
        for each, name in enumerate(named):
            self._player(page, view, each, name, words)
        return page.png()

    def alt(self, view: V, names: Sequence[str], words: Words) -> str:
        """Return who is to move, then the scores."""
        seats = len(view.score)
        each = [f"{name} {score}" for name, score in zip(short_names(names, seats, words, 8), view.score, strict=True)]
        scores = words("board-scores", scores=words.format_items(each))
        return fitting([self._now(view, short_names(names, seats, words, 24), words), scores])

    def text(self, view: V, names: Sequence[str], words: Words) -> str:
        """Return the whole picture in words, line by line; each player has a letter."""
        named = lettered(names, len(view.score), words)
        lines = [words("board-heading", target=self.target(view)), self._now(view, named, words)]
        if faces := self.faces(view):
            lines.append(words("board-rolled", faces=words.format_items(map(str, faces))))
        lines.append("")
        for seat, name in enumerate(named):
            row = words("board-row", name=name, score=view.score[seat])
            lines.append(f"{row} ({words('board-gone')})" if seat in view.resigned else row)
        return "\n".join(lines)

    def _now(self, view: V, named: Sequence[str], words: Words) -> str:
        return words("board-now-won" if view.ranking else "board-now", name=named[_shown(view)], total=self.total(view))

    @cache  # noqa: B019 (a renderer lives as long as the process)
    def _background(self, seats: int) -> Image.Image:
        return score_table.background(HEADER, HEADER + HEAD + seats * _row_height(seats) + 16, self.decorate)

    def _player(self, page: Sheet, view: V, seat: Seat, name: str, words: Words) -> None:
        height, target, (left, length) = _row_height(len(view.score)), self.target(view), TRACK
        top, gone, turn = HEADER + HEAD + seat * height, seat in view.resigned, seat == view.turn
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


def _row_height(seats: int) -> int:
    return max(62, min(104, 540 // seats))
