"""A whole board: who is to move above a row for each player, and for a game with secrets a card below. And in words.

A game's renderer says what is its own, and offers the parts: ``board, alt, text, card, card_alt = ItsBoard().parts``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from PIL import Image

from games.core import Seat
from renderers import score_table, sprites, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.names import lined
from renderers.score_table import INSET
from renderers.text_board import fitting, lettered, next_step, outcome, short_names
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, Colour

__all__ = ["BODY", "HEAD", "HEADER", "TableBoard"]

V = TypeVar("V", bound=Any)
_Text = Callable[..., str]
HEADER, HEAD = 280, 60
"""Height of the header, and of the headings below it."""
CARD = 330
"""Height of a card."""
BODY = (INSET + 14, 112, WIDTH - INSET - 14, 244)
"""Box of what lies on a card: left, top, right, bottom."""


class TableBoard(ABC, Generic[V]):
    """Renderer of views that have ``resigned``, ``ranking`` and a ``situation``.

    Its words are ``prompt-<phase>``, what comes next, and ``board-header-<phase>`` for the same beside the name
    (``turn`` where views have no ``phase``); and ``board-only-you`` for a card.
    """

    per_seat: ClassVar[str] = "score"
    """Name of a field of views that has a value for each seat."""

    rows: ClassVar[tuple[int, int]] = (62, 104)
    """Height of a row, at least and at most."""
    longest: ClassVar[tuple[int, int]] = (24, 8)
    """Most characters of a name in an alternative text: in its first sentence, and in the others."""

    def seats(self, view: V) -> int:
        """Return the number of seats."""
        return len(getattr(view, self.per_seat))

    @abstractmethod
    def heading(self, view: V, words: Words) -> str:
        """Return the title of the board in words."""

    def now(self, view: V, named: Sequence[str], words: Words) -> str:
        """Return the sentence of what comes next, or who has won."""
        return (
            words("board-now-wins", name=named[view.ranking[0][0]]) if view.ranking else next_step(view, named, words)
        )

    @abstractmethod
    def sentences(self, view: V, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the other sentences of an alternative text."""

    @abstractmethod
    def row_text(self, view: V, seat: Seat, name: str, words: Words) -> str:
        """Return the player's row in words."""

    def header(self, page: Sheet, view: V, named: Sequence[str], words: Words, ground: Colour) -> None:
        """Draw what stands above the rows: who is to move, or has won, or the badges of all who are to move."""
        told = words("board-wins") if view.ranking else next_step(view, named, words, "board-header")
        if "seats" in view.situation and not view.ranking:
            page.write(INSET, 130, told, 56, theme.CREAM, ground, limit=640)
            for place, seat in enumerate(view.situation["seats"]):
                page.centred(sprites.badge_stamp(seat, 28, ground), INSET + 28 + 66 * place, 196)
            return
        seat = view.ranking[0][0] if view.ranking else view.situation["seat"]
        badge = sprites.crowned if view.ranking else sprites.badge_stamp
        page.centred(badge(seat, 40, ground), INSET + 38, 110)
        page.write(INSET + 96, 130, named[seat], 56, theme.CREAM, ground, limit=540)
        page.write(INSET, 196, told, theme.HEAD, theme.LAMP, ground, limit=660)

    @abstractmethod
    def row(self, page: Sheet, view: V, seat: Seat, name: str, words: Words, top: float, height: int) -> None:
        """Draw the player's row."""

    def gone(self, view: V, seat: Seat, words: Words) -> str:
        """Return why that seat plays no more; empty if it does."""
        if seat in view.resigned:
            return words("board-gone")
        return words("board-eliminated") if seat in getattr(view, "eliminated", ()) else ""

    def decorate(self, brush: Brush) -> None:
        """Draw into the night of the header; drawn once, and kept."""

    def details(self, view: V, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the lines of the board in words before the rows."""
        return ()

    def more(self, view: V, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the lines behind the rows."""
        return ()

    def own(self, view: V, seat: Seat, words: Words) -> str | None:
        """Return what only that seat may know, in words; None if nothing is secret."""
        return None

    def draw_own(self, page: Sheet, view: V, seat: Seat, words: Words) -> None:
        """Draw it on the seat's card: by default its words."""
        left, top, right, bottom = BODY
        told = self.own(view, seat, words) or ""
        page.fitted(
            left + 24,
            (top + bottom) / 2 + 14,
            told,
            (theme.HEAD, theme.SMALL),
            theme.CREAM,
            theme.PANEL,
            right - left - 48,
        )

    def board(self, view: V, names: Sequence[str], words: Words) -> bytes:
        """Return the table as a PNG, and below it the viewer's card."""
        named = lined(names, self.seats(view), words)
        height, page = self._row_height(len(named)), Sheet(self._background(len(named)))
        self.header(page, view, named, words, theme.sky(0.12))
        for seat, name in enumerate(named):
            self.row(page, view, seat, name, words, HEADER + HEAD + seat * height, height)
        card = self._card(view, named, words)
        return (page if card is None else page.above(card)).png()

    def card(self, view: V, names: Sequence[str], words: Words) -> bytes | None:
        """Return the viewer's card as a PNG; None for the room, and where nothing is secret."""
        card = self._card(view, lined(names, self.seats(view), words), words)
        return None if card is None else card.png()

    def alt(self, view: V, names: Sequence[str], words: Words) -> str:
        """Return what comes next, and what else matters; at most 1,024 characters."""
        first, other = (short_names(names, self.seats(view), words, most) for most in self.longest)
        return fitting([self.now(view, first, words), *self.sentences(view, other, words)])

    def card_alt(self, view: V, names: Sequence[str], words: Words) -> str:
        """Return the viewer's card in words; empty where there is none."""
        own = None if view.viewer is None else self.own(view, view.viewer, words)
        return "" if own is None else fitting([own])

    def text(self, view: V, names: Sequence[str], words: Words) -> str:
        """Return the whole picture in words, line by line; each player has a letter."""
        named = lettered(names, self.seats(view), words)
        own = None if view.viewer is None else self.own(view, view.viewer, words)
        rows = [self.row_text(view, seat, name, words) for seat, name in enumerate(named)]
        gone = [self.gone(view, seat, words) for seat in range(len(named))]
        return "\n".join(
            [
                self.heading(view, words),
                self.now(view, named, words),
                *self.details(view, named, words),
                *([] if own is None else [own]),
                "",
                *(f"{row} ({why})" if why else row for row, why in zip(rows, gone, strict=True)),
                *self.more(view, named, words),
            ]
        )

    @property
    def parts(self) -> tuple[Callable[..., bytes], _Text, _Text, Callable[..., bytes | None], _Text]:
        """Parts of a renderer: ``board, alt, text, card, card_alt``."""
        return self.board, self.alt, self.text, self.card, self.card_alt

    def _card(self, view: V, named: Sequence[str], words: Words) -> Sheet | None:
        if view.viewer is None or self.own(view, view.viewer, words) is None:
            return None
        page, ground = Sheet(_card_background()), theme.CREAM
        page.centred(sprites.badge_stamp(view.viewer, 28, ground), INSET + 46, 66)
        page.write(INSET + 90, 80, named[view.viewer], theme.HEAD, theme.INK, ground, limit=440)
        right = WIDTH - INSET - 20
        page.write(right, 80, words("board-only-you"), theme.SMALL, theme.SEAM, ground, "right", limit=380)
        self.draw_own(page, view, view.viewer, words)
        return page

    def _row_height(self, seats: int) -> int:
        least, most = self.rows
        return max(least, min(most, 540 // seats))

    @cache  # noqa: B019 (a renderer lives as long as the process)
    def _background(self, seats: int) -> Image.Image:
        bottom = HEADER + HEAD + seats * self._row_height(seats) + 16
        return score_table.background(HEADER, bottom, self.decorate)


def places(view: Any, named: Sequence[str], words: Words) -> list[str]:
    """Return the final places as lines, once there are any."""
    return ["", *outcome(view.ranking, (), named, words)] if view.ranking else []


@cache
def _card_background() -> Image.Image:
    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, CARD, seed=8)
        brush.rounded((MARGIN, 20, WIDTH - MARGIN, CARD - 14), theme.RADIUS, theme.SHADE)
        brush.rounded((MARGIN, 14, WIDTH - MARGIN, CARD - 20), theme.RADIUS, theme.CREAM)
        brush.rounded(BODY, 20, theme.PANEL)

    return painted((WIDTH, CARD), theme.SKY[0], draw, 3)
