"""The board once the game is over: the winner, and everybody's way along the score track."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core.seats import places
from games.sibling_rivalry.rules import View
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.charts.final_rows import HEAD, FinalRow, background_bottom, draw_final_row, draw_heading, thinned
from renderers.picture_cache import lru_cache
from renderers.score_table import INSET
from renderers.sibling_rivalry import last_action
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH

HEADER = 196
HERO = (836.0, 104.0)
SKY = theme.sky(0.12)


def row_height(seats: int) -> int:
    """Return the height of a player's row in pixels."""
    return max(68, min(110, 480 // seats))


@lru_cache(8)
def _background(seats: int) -> Image.Image:
    bottom = background_bottom(HEADER, seats, row_height(seats))

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, bottom + MARGIN)
        sprites.confetti(brush, (20, 8, WIDTH - 20, HEADER - 12), 110, (30, 28, 640, 172))
        sprites.glow(brush, HERO, 96)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, bottom))

    return painted((WIDTH, bottom + MARGIN), theme.SKY[0], draw, 3)


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the board of a game that is over."""
    page, tall = Sheet(_background(view.seats)), row_height(view.seats)
    winner = view.ranking[0][0] if view.ranking else 0
    page.centred(sprites.crowned(winner, 60, SKY), HERO[0], HERO[1] - 6)
    page.fitted(INSET, 88, named[winner], (theme.HUGE, theme.TITLE), theme.CREAM, SKY, 600)
    last = view.seats - len(view.resigned) == 1
    said = words("board-header-last" if last else "board-header-won")
    page.fitted(INSET, 154, said, (theme.HEAD, 34, theme.SMALL), theme.LAMP, SKY, 600)
    if view.score_history:
        draw_heading(page, HEADER, words("keepsake-curve", moves=len(view.score_history) - 1))
    goal, tag = view.score_track.length + 1, last_action.said(view.moment, words)
    for number, (seat, place) in enumerate(places(view.ranking).items()):
        score = view.score[seat]
        row = FinalRow(
            seat,
            place,
            named[seat],
            words("board-start" if not score else "board-finish") if score in (0, goal) else str(score),
            goal,
            goal,
            thinned([points[seat] for points in view.score_history]),
            words("board-gone") if seat in view.resigned else "",
        )
        if tag and view.moment and view.moment.seat == seat:
            row = replace(row, tag=sprites.tag_stamp(*tag, row.colours[0]))
        draw_final_row(page, row, HEADER + HEAD + number * tall, tall)
    return page
