"""The table once the game is over: the winner, and every card open with its score turn by turn (MN-4)."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Seat
from games.core.seats import places
from games.magic_numbers.rules import FinishedTurn, View
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.magic_numbers.board import DIE, HEADER, INSET, MOON, spark, target
from renderers.magic_numbers.sprites import score_curve, token
from renderers.picture_cache import lru_cache
from renderers.score_table import patch, row_colours
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, blend

HEAD = 62
GOOD_X, EVIL_X = 378, 478
CHART = (550, 298)
SCORE_X = WIDTH - INSET - 14
NAME = 190


def row_height(seats: int) -> int:
    """Return the height of a player's row in pixels."""
    return max(72, min(160, 460 // seats))


def _height(seats: int) -> int:
    return HEADER + HEAD + seats * row_height(seats) + 22 + MARGIN


@lru_cache(12)
def _background(seats: int) -> Image.Image:
    height = _height(seats)

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, height)
        sprites.confetti(brush, (20, 8, WIDTH - 20, HEADER - 12), 90, (30, 26, 540, 172))
        sprites.glow(brush, DIE, 92)
        sprites.moon(brush, MOON, 68)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, height - MARGIN))

    return painted((WIDTH, height), theme.SKY[0], draw, 3)


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the table of a game that is over."""
    page = Sheet(_background(view.seats))
    ranking = view.ranking or ()
    ground = theme.sky(0.12)
    winners = ranking[0] if ranking else ()
    if winners:
        page.centred(sprites.crowned(winners[0], 54, ground), DIE[0], DIE[1] - 8)
        if view.moment is not None:
            _decided(page, view.moment)
    name = words.format_list([named[seat] for seat in winners])
    page.write(INSET, 84, name, theme.HUGE, theme.CREAM, ground, limit=520)
    last = view.seats - len(view.resigned) == 1
    told = words("board-header-last" if last else "board-header-won", target=view.options.target)
    page.write(INSET, 152, told, theme.HEAD, theme.LAMP, ground, limit=520)
    target(page, view, words)
    _head(page, view, words)
    placed = places(view.ranking)
    for row, seat in enumerate(seat for group in ranking for seat in group):
        _player(page, view, seat, placed[seat], row, named[seat], words)
    return page


def _decided(page: Sheet, turn: FinishedTurn) -> None:
    """Draw the number that decided the game, and the player who gave it."""
    ground = theme.sky(0.12)
    x, y = DIE[0] + 70, DIE[1] + 46
    if turn.roller != turn.taker:
        page.centred(sprites.badge_stamp(turn.roller, 20, ground), DIE[0] - 78, y + 8)
        for step in range(5):
            page.centred(spark(4, ground), DIE[0] - 50 + 21 * step, y + 8 + (0, 5, 7, 5, 0)[step])
    page.centred(
        sprites.number_cushion(turn.face, 62, theme.GIFT if turn.roller != turn.taker else theme.LAMP, ground), x, y
    )


def _head(page: Sheet, view: View, words: Words) -> None:
    y = HEADER + 46
    for x, message, align, limit in (
        (INSET + 8, "board-cards", "left", 330),
        (GOOD_X, "board-good", "middle", 100),
        (EVIL_X, "board-evil", "middle", 100),
        (CHART[0], "board-course", "left", 300),
        (SCORE_X, "board-score", "right", 100),
    ):
        told = words(message, turns=len(view.history))
        page.write(x, y, told, theme.SMALL, theme.MUTED, theme.PANEL, align, limit)


def _player(page: Sheet, view: View, seat: Seat, place: int, row: int, name: str, words: Words) -> None:
    height = row_height(view.seats)
    y = HEADER + HEAD + row * height
    middle = y + height // 2
    gone, won = seat in view.resigned, place == 1
    ground, ink = row_colours(lit=won, gone=gone)
    page.stamp(patch(WIDTH - 2 * INSET, height, ground, 3, 16), INSET, y)
    page.write(INSET + 30, middle + 12, str(place), 36, theme.LAMP if won else theme.MUTED, ground, "middle")
    page.centred(sprites.badge_stamp(seat, 24, ground, gone), INSET + 78, middle)
    up = 10 if gone else 0
    page.fitted(INSET + 110, middle + 12 - up, name, (32, theme.SMALL), ink, ground, NAME)
    if gone:
        page.write(INSET + 110, middle + 30, words("board-gone"), theme.SMALL, theme.FAINT, ground, limit=NAME)
    card = view.cards[seat]
    if card is None:
        return
    radius = max(22, min(30, round(height * 0.29)))
    page.centred(token("good", card.good, radius, ground), GOOD_X, middle + 4)
    page.centred(token("evil", card.evil, radius, ground), EVIL_X, middle + 4)
    colour = theme.FAINT if gone else theme.seat_colour(seat)
    box = (CHART[0], y + 16, CHART[1], height - 32)
    score_curve(
        page, card, len(view.history), view.options.target, box, (colour, blend(ground, colour, 0.33), theme.LAMP)
    )
    page.write(SCORE_X, middle + 15, str(card.score), 44, theme.LAMP if won else ink, ground, "right")
