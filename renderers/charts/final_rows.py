"""The players' rows on a board of a game that is over: place, name, what they ended with, and the way of their score.

A game's board draws the header above them, and may hand in a stamp of its own for each row.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.core import Seat
from renderers import sprites, theme
from renderers.canvas import Sheet, Stamp
from renderers.score_table import INSET, patch, row_colours, score_steps
from renderers.theme import WIDTH, Colour, blend

__all__ = ["CHART", "HEAD", "FinalRow", "draw_final_row", "draw_heading", "thinned"]

HEAD = 56
"""Height of the headings above the rows."""
CHART = (476, 318)
"""Distance of the way of the score from a row's left edge, and its length."""
INNER = WIDTH - 2 * INSET
NAME_X, NAME = 102, 262
MARK_X = 412
WIDE_CHART = (388, 394)
"""The same where a row has no mark."""
SCORE_X = INNER - 14
MOST = 318
"""The most steps that the way of a score has: as many as it has pixels."""


class FinalRow(Struct, frozen=True):
    """A player's row: ``run`` is the score step by step (empty: unknown), ``goal`` the score that wins, ``most`` what
    the height of its chart stands for, ``score`` as it is written, ``gone`` the word for who left (empty: still there),
    ``mark`` the game's own stamp before the chart, and ``tag`` what the last
    action brought, behind the name."""

    seat: Seat
    place: int
    name: str
    score: str
    goal: int
    most: int
    run: Sequence[int] = ()
    gone: str = ""
    mark: Stamp | None = None
    tag: Stamp | None = None

    @property
    def colours(self) -> tuple[Colour, Colour]:
        """The colours of the row and of the words in it."""
        return row_colours(lit=self.place == 1, gone=bool(self.gone))


def thinned(run: Sequence[int]) -> Sequence[int]:
    """Return at most ``MOST`` of the scores, evenly chosen, and always the last."""
    if len(run) <= MOST:
        return run
    step = (len(run) - 1) / (MOST - 1)
    return [run[round(step * at)] for at in range(MOST)]


def draw_heading(page: Sheet, top: int, title: str) -> None:
    """Write what the ways of the scores are, above them."""
    page.write(INSET + WIDE_CHART[0], top + 42, title, theme.SMALL, theme.MUTED, theme.PANEL, limit=WIDE_CHART[1] + 110)


def draw_final_row(page: Sheet, row: FinalRow, y: int, tall: int) -> None:
    """Draw a player's row with its upper edge at ``y``, so many pixels high."""
    middle = y + tall // 2
    won, seat, gone = row.place == 1, row.seat, bool(row.gone)
    ground, ink = row.colours
    page.stamp(patch(INNER, tall, ground, 3, 16), INSET, y)
    page.write(INSET + 22, middle + 12, str(row.place), 34, theme.LAMP if won else theme.MUTED, ground, "middle")
    page.centred(sprites.badge_stamp(seat, 25, ground, gone), INSET + 68, middle)
    low = min(32, tall // 2 - 8)
    up, taken = 42 - low if gone else 0, 0
    if row.tag is not None:
        wide, high = row.tag.size
        page.stamp(row.tag, INSET + NAME_X + NAME - wide, middle - high / 2)
        taken = wide + 10
    page.fitted(INSET + NAME_X, middle + 12 - up, row.name, (36, 31, theme.SMALL), ink, ground, NAME - taken)
    if gone:
        page.write(INSET + NAME_X, middle + low, row.gone, theme.SMALL, theme.FAINT, ground, limit=NAME)
    if row.mark is not None:
        page.centred(row.mark, INSET + MARK_X, middle)
    if row.run:
        colour = theme.FAINT if gone else theme.seat_colour(seat)
        left, wide = CHART if row.mark else WIDE_CHART
        box = (INSET + left, y + 16, wide, tall - 32)
        score_steps(page, row.run, row.goal, box, (colour, blend(ground, colour, 0.33), theme.LAMP), row.most)
    page.fitted(
        INSET + SCORE_X,
        middle + 16,
        row.score,
        (46, 38, 32, theme.SMALL),
        theme.LAMP if won else ink,
        ground,
        118,
        "right",
    )


def background_bottom(header: int, seats: int, tall: int) -> int:
    """Return the lower edge of the panel that holds the headings and the rows."""
    return header + HEAD + seats * tall + 22
