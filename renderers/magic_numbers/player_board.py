"""A player's secret card: the Good and the Evil number, the score, and what each number would do now."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Seat
from games.magic_numbers.rules import BONUS, Card, Effect, View
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, painted, stamp
from renderers.magic_numbers.sprites import score_curve, token
from renderers.magic_numbers.view_model import FACES, prospects, stuck
from renderers.picture_cache import lru_cache
from renderers.score_table import points_boxes
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, Colour

HEIGHT = 640
LEFT = MARGIN + 26
RIGHT = WIDTH - LEFT
PATCH_TOP, PATCH_BOTTOM = 96, 330
PATCH = 208
SCORE_X = LEFT + 2 * PATCH + 50
TRACK = (SCORE_X, 232, RIGHT - SCORE_X, 30)
NOW_Y = 376
TILE = (RIGHT - LEFT + 12) // 6
TAKEN_Y = 584
SHOWN = 7
"""Number of the last numbers taken that are shown."""
PAPER = theme.CREAM


@lru_cache(2)
def _background() -> Image.Image:
    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, HEIGHT, seed=8)
        box = (MARGIN, 14.0, WIDTH - MARGIN, HEIGHT - 20.0)
        brush.rounded((box[0], box[1] + 6, box[2], box[3] + 6), theme.RADIUS, theme.SHADE)
        brush.rounded(box, theme.RADIUS, PAPER)
        for place, (colour, edge) in enumerate(((theme.GOOD, theme.GOOD_DEEP), (theme.EVIL, theme.EVIL_DEEP))):
            x = LEFT + place * (PATCH + 16)
            brush.rounded((x, PATCH_TOP, x + PATCH, PATCH_BOTTOM), 24, PAPER, edge, 4)
            brush.rounded((x + 9, PATCH_BOTTOM - 62, x + PATCH - 9, PATCH_BOTTOM - 9), 16, colour)
        x, y, width, height = TRACK
        brush.rounded((x - 5, y - 5, x + width + 5, y + height + 5), 14, theme.INK)

    return painted((WIDTH, HEIGHT), theme.SKY[0], draw, 3)


_TINTS: dict[Effect | str, tuple[Colour, Colour]] = {
    "good": (theme.GOOD_PALE, theme.GOOD_DEEP),
    "evil": (theme.EVIL_PALE, theme.EVIL_DEEP),
    "over": (PAPER, theme.SHADE),
    "plain": (theme.SHADE, theme.SHADE),
    "win": (theme.LAMP, theme.EMBER),
}


@lru_cache(32)
def _tile(width: int, height: int, kind: str) -> Stamp:
    fill, edge = _TINTS[kind]
    return stamp((width, height), PAPER, lambda brush: brush.rounded((0, 0, width, height), 16, fill, edge, 4))


def sheet(view: View, seat: Seat, card: Card, named: Sequence[str], words: Words) -> Sheet:
    """Return the picture of the card of ``seat``."""
    page = Sheet(_background())
    page.stamp(sprites.badge_stamp(seat, 28, PAPER), LEFT - 4, 30)
    page.write(LEFT + 66, 72, named[seat], 38, theme.INK, PAPER, limit=420)
    page.write(RIGHT, 72, words("board-only-you"), theme.SMALL, theme.SEAM, PAPER, "right", limit=400)
    _magic(page, card, words)
    playing = view.phase != "over" and seat not in view.resigned
    _score(page, view, card, playing, words)
    if not playing:
        page.write(LEFT, NOW_Y + 8, words("board-course"), theme.SMALL, theme.SEAM, PAPER, limit=RIGHT - LEFT)
        box = (LEFT, NOW_Y + 30, RIGHT - LEFT, 116)
        colours = (theme.INK, theme.SHADE, theme.EMBER)
        score_curve(page, card, len(view.history), view.options.target, box, colours)
    else:
        _now(page, view, card, words)
    _taken(page, card, words)
    return page


def _magic(page: Sheet, card: Card, words: Words) -> None:
    middle = PATCH_TOP + 98
    for place, (kind, number) in enumerate((("good", card.good), ("evil", card.evil))):
        x = LEFT + place * (PATCH + 16) + PATCH / 2
        page.centred(token(kind, number, 60, PAPER), x, middle)
        said = words(f"board-{kind}-does", bonus=BONUS)
        ground = theme.GOOD if kind == "good" else theme.EVIL
        page.fitted(x, PATCH_BOTTOM - 25, said, (30, theme.SMALL), theme.INK, ground, PATCH - 36, "middle")


def _score(page: Sheet, view: View, card: Card, playing: bool, words: Words) -> None:
    target = view.options.target
    page.write(SCORE_X - 4, 124, words("board-score"), theme.SMALL, theme.SEAM, PAPER, limit=300)
    wide = page.write(SCORE_X - 4, 206, str(card.score), 90, theme.INK, PAPER)
    page.write(SCORE_X + wide + 8, 206, words("board-of", target=target), 46, theme.SEAM, PAPER, limit=250)
    points_boxes(page, TRACK, target, lambda step: theme.LAMP if step < card.score else theme.LIT, shift=1)
    if card.score == target:
        page.write(SCORE_X, 312, words("board-there"), theme.BODY, theme.GOOD_DEEP, PAPER, limit=RIGHT - SCORE_X)
    elif playing and stuck(card, target):
        page.fitted(SCORE_X, 302, words("board-stuck-1"), (theme.SMALL,), theme.EVIL_DEEP, PAPER, RIGHT - SCORE_X)
        page.fitted(SCORE_X, 334, words("board-stuck-2"), (theme.SMALL,), theme.EVIL_DEEP, PAPER, RIGHT - SCORE_X)
    elif playing:
        said = words("board-to-go", points=target - card.score)
        page.write(SCORE_X, 312, said, theme.BODY, theme.INK, PAPER, limit=RIGHT - SCORE_X)


def _now(page: Sheet, view: View, card: Card, words: Words) -> None:
    page.write(LEFT, NOW_Y + 8, words("board-if-taken"), theme.SMALL, theme.SEAM, PAPER, limit=RIGHT - LEFT)
    for face, (effect, after) in zip(FACES, prospects(card, view.options.target), strict=True):
        kind = "win" if after == view.options.target and effect != "over" else effect
        x, y = LEFT + (face - 1) * TILE, NOW_Y + 24
        ground = _TINTS[kind][0]
        page.stamp(_tile(TILE - 12, 126, kind), x, y)
        middle = x + (TILE - 12) / 2
        if effect in ("good", "evil"):
            page.centred(token(effect, face, 24, ground), middle, y + 44)
        else:
            page.centred(
                sprites.number_cushion(face, 58, PAPER if kind == "plain" else theme.SHADE, ground), middle, y + 38
            )
        said = words("board-then", effect=kind, after=after)
        page.fitted(middle, y + 108, said, (34, theme.SMALL), theme.INK, ground, TILE - 20, "middle")


@lru_cache(4)
def _bead(kind: str) -> Stamp:
    fill, edge = _TINTS[kind]
    return stamp((92, 50), PAPER, lambda brush: brush.rounded((0, 0, 92, 50), 16, fill, edge, 4))


def _taken(page: Sheet, card: Card, words: Words) -> None:
    late = card.taken[: -SHOWN - 1 : -1]
    earlier = len(card.taken) - len(late)
    said = words("board-taken-none") if not late else words("board-taken-latest", earlier=earlier)
    page.fitted(LEFT, TAKEN_Y + 10, said, (theme.SMALL,), theme.SEAM, PAPER, 206 if late else RIGHT - LEFT)
    for place, taken in enumerate(late):
        x = LEFT + 222 + place * 98
        ground = _TINTS[taken.effect][0]
        page.stamp(_bead(taken.effect), x, TAKEN_Y - 25)
        page.centred(sprites.die_stamp(30, taken.face, 0, ground), x + 25, TAKEN_Y)
        page.write(x + 66, TAKEN_Y + 10, str(taken.score), 28, theme.INK, ground, "middle")
