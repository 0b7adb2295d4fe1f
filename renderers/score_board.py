"""A whole board for a race for points: who is to move, dice, and everybody's way to the target. And in words."""

from __future__ import annotations

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
    """Renderer of views of a ``PointsRace`` whose options have the ``target``; ``rolled`` are the dice that lie there.

    Its words are ``title``, ``prompt-turn`` and ``board-header-turn``.
    """

    def heading(self, view: V, words: Words) -> str:
        """Return the game and its target."""
        return words("race-heading", game=words("title"), target=view.options.target)

    def header(self, page: Sheet, view: V, named: Sequence[str], words: Words, ground: Colour) -> None:
        """Draw who is to move, what is at stake, and the dice."""
        super().header(page, view, named, words, ground)
        # Before the first roll a die lies there asleep.
        for place, face in enumerate(view.rolled[-MOST_DICE:] or (None,) * (view.turn is not None)):
            page.stamp(sprites.die_stamp(58, face, (place % 3 - 1) * 6, ground), INSET - 8 + place * 76, 202)
        page.write(INSET + 12, HEADER + 44, self.heading(view, words), theme.SMALL, theme.MUTED, theme.PANEL)

    def sentences(self, view: V, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the scores."""
        each = [f"{name} {score}" for name, score in zip(named, view.score, strict=True)]
        return [words("race-scores", scores=words.format_items(each))]

    def details(self, view: V, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the dice that lie there."""
        return [words("race-dice", faces=words.format_items(map(str, view.rolled)))] if view.rolled else []

    def row_text(self, view: V, seat: Seat, name: str, words: Words) -> str:
        """Return the player's score."""
        return words("label-of", who=name, label=view.score[seat])

    def row(self, page: Sheet, view: V, seat: Seat, name: str, words: Words, top: float, height: int) -> None:
        """Draw the way to the target, and the score."""
        target, (left, length), gone, turn = view.options.target, TRACK, seat in view.resigned, seat == view.turn
        ground, ink = score_table.player_row(page, seat, name, top, height, left - INSET - 100, lit=turn, gone=gone)
        middle = top + height / 2
        held = score_table.bar(page, (left, middle), length, view.score[seat], target, seat, gone=gone)
        if turn and view.total:
            # Thinner and in lamp light, what the turn would add.
            risked = min(view.score[seat] + view.total, target) * length // target
            page.box(left + held, middle - 5, risked - held, 10, theme.LAMP)
        told = words("board-gone") if gone else str(view.score[seat])
        page.write(WIDTH - INSET - 20, middle + 13, told, theme.HEAD, ink, ground, "right")
