"""The board once the fight is over: who has won and how, everybody's hits step by step, and the last attack."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core import Seat
from games.core.seats import places
from games.pillow_fight.rules.combat import HITS_TO_WIN
from games.pillow_fight.rules.state import Blow, View
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, painted, setting
from renderers.charts.final_rows import HEAD, FinalRow, background_bottom, draw_final_row, draw_heading, thinned
from renderers.picture_cache import lru_cache
from renderers.pillow_fight import sprites as pillow_fight_sprites
from renderers.pillow_fight.board import TITLE, clock, dice
from renderers.pillow_fight.layout import HEADER, INSET, MOON, PILLOW
from renderers.pillow_fight.view_model import chance_of, ending, result
from renderers.text import text_layout
from renderers.text_protocol import Words
from renderers.theme import GAP, MARGIN, WIDTH, Colour

BLOW = 132
"""Height of the panel of the last attack."""
PIP = 10


def row_height(seats: int) -> int:
    """Return the height of a player's row in pixels."""
    return max(68, min(104, 440 // seats))


@lru_cache(12)
def _background(seats: int, struck: bool) -> Image.Image:
    bottom = background_bottom(HEADER, seats, row_height(seats))
    height = bottom + (GAP + BLOW if struck else 0) + MARGIN

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.glow(brush, PILLOW, 96, 3)
        sprites.moon(brush, MOON, 60)
        box, text, moon = (20, 8, WIDTH - 20, HEADER - 10), (24, 8, 600, 132), (MOON[0] - 66, 0, WIDTH, HEADER)
        sprites.confetti(brush, box, 110, text, moon, seed=23, tints=(*sprites.TINTS, theme.CREAM))
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, bottom))
        if struck:
            sprites.blanket(brush, (MARGIN, bottom + GAP, WIDTH - MARGIN, height - MARGIN))

    return painted((WIDTH, height), theme.SKY[0], draw, 3)


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the picture of a fight that is over, the same for everybody."""
    blow = view.moment if isinstance(view.moment, Blow) else None
    page, tall = Sheet(_background(view.seats, blow is not None)), row_height(view.seats)
    winners = view.ranking[0] if view.ranking else ()
    _celebration(page, view, winners, [named[seat] for seat in winners], words)
    clock(page, view, words)
    if view.score_history:
        draw_heading(page, HEADER, words("keepsake-curve", moves=len(view.score_history) - 1))
    for number, (seat, place) in enumerate(places(view.ranking).items()):
        hits = view.hits[seat]
        row = FinalRow(
            seat,
            place,
            named[seat],
            str(hits),
            HITS_TO_WIN,
            HITS_TO_WIN,
            thinned([scores[seat] for scores in view.score_history]),
            words("board-gone") if seat in view.resigned else "",
        )
        draw_final_row(page, replace(row, mark=_pips(hits, row.colours[0])), HEADER + HEAD + number * tall, tall)
    if blow is not None:
        _last_attack(page, blow, words, background_bottom(HEADER, view.seats, tall) + GAP)
    return page


@lru_cache(24)
def _pips(hits: int, ground: Colour) -> Stamp:
    """Return the hits of a player out of those that win."""
    step = 2 * (PIP + 1)
    made = Sheet.plain((HITS_TO_WIN * step, 2 * PIP + 8), ground)
    for hit in range(HITS_TO_WIN):
        made.centred(pillow_fight_sprites.pip_stamp(hit < hits, PIP, ground), (hit + 0.5) * step, PIP + 4)
    return made.cut()


def _last_attack(page: Sheet, blow: Blow, words: Words, top: int) -> None:
    """Draw the dice of the last attack, what came of it, and the chance it had."""
    ground, middle = theme.PANEL, top + BLOW / 2
    dice(page, blow, (MARGIN + 150, middle), ground)
    tag = sprites.tag_stamp(words("board-odds", percent=chance_of(blow)), theme.LAMP, ground)
    page.stamp(tag, WIDTH - MARGIN - 24 - tag.size[0], middle - tag.size[1] / 2)
    left = MARGIN + 290
    room = WIDTH - MARGIN - 40 - tag.size[0] - left
    size, lines = setting(result(blow, words).replace("\n", " "), (36, theme.BODY, theme.SMALL), room, 2)
    for number, line in enumerate(lines):
        y = middle + size * 0.34 + (number - (len(lines) - 1) / 2) * size * 1.2
        page.write(left, y, line, size, theme.CREAM, ground, shades=2)


def _celebration(page: Sheet, view: View, winners: Sequence[Seat], named: Sequence[str], words: Words) -> None:
    """Draw the winners under crowns, and the way in which they won."""
    ground = theme.sky(0.1)
    count = len(winners)
    radius, step = {1: (44, 0), 2: (36, 100), 3: (29, 82), 4: (27, 62)}.get(count, (20, 62))
    lines = [winners] if count <= 3 else [winners[: (count + 1) // 2], winners[(count + 1) // 2 :]]
    for row, line in enumerate(lines):
        y = PILLOW[1] + (0 if len(lines) == 1 else 62 * row - 38)
        for at, seat in enumerate(line):
            x = PILLOW[0] + (at - (len(line) - 1) / 2) * (step if count <= 3 else 76)
            page.centred(pillow_fight_sprites.crowned_stamp(seat, radius, ground), x, y)
    name = words.format_list(list(named))
    sizes = (54, 44, 36, 30)
    if text_layout.width(name, sizes[-1]) > TITLE:
        name = words("board-winners", count=count) if count > 1 else name
    page.fitted(INSET, 64, name, sizes, theme.CREAM, ground, TITLE, shades=2)
    said = words(f"board-header-{ending(view)}", winners=count)
    page.fitted(INSET, 118, said, (36, 31, theme.SMALL), theme.LAMP, ground, TITLE, shades=2)
