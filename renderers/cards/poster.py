"""The poster of a table that is not being played yet: what the game is, who sits there, which chairs are free."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from renderers import avatars, canvas, sprites, theme
from renderers.canvas import COARSE, Brush, Point, Sheet, Stamp, painted, stamp
from renderers.cards import poster_art
from renderers.names import letter
from renderers.picture_cache import lru_cache
from renderers.seat_styles import cache_by_style, seat_styles
from renderers.theme import MARGIN, WIDTH, Colour, blend

__all__ = ["Poster", "PosterSeat", "draw", "height"]

HEAD = 384
"""Height of the upper part, with the scene, the title and what the game is about; in pixels."""
ROW = 218
"""Height of a row of chairs."""
PAD = 12
"""Between the last row and the hem, beyond what a row has."""
IN_A_ROW = 5
INSET = 30
LINE = 42
"""Distance from one line of what the game is about to the next."""


class PosterSeat(Struct, frozen=True):
    """One player at the table.

    Their name on one line, a note below it, whether they are a computer, and a computer's face
    (``renderers.avatars``), if it has one.
    """

    name: str
    note: str = ""
    computer: bool = False
    face: str = ""


class Poster(Struct, frozen=True):
    """Contents of a poster.

    They are the game's name in the code, its title, its description (on up to two lines), the seated players in order,
    the number of seats, and the players' styles (``renderers.seat_styles``).
    """

    game: str
    title: str
    about: str
    sitters: tuple[PosterSeat, ...]
    most: int
    styles: tuple[int, ...] = ()


def height(most: int) -> int:
    """Return the height in pixels of a poster with that many chairs."""
    return HEAD + _rows(most) * ROW + PAD + MARGIN


def draw(poster: Poster) -> bytes:
    """Return the poster as a PNG: the same bytes for the same poster."""
    page = Sheet(_background(poster.game, poster.most))
    ground = theme.sky(0.2)
    sizes = (84, 72, theme.HUGE, theme.TITLE, theme.HEAD)
    page.fitted(INSET, 178, poster.title, sizes, theme.CREAM, ground, WIDTH - 2 * INSET - poster_art.SIZE[0])
    low = theme.sky(0.4)
    size, lines = canvas.setting(poster.about, (theme.BODY, 30, theme.SMALL), WIDTH - 2 * INSET, 2)
    for number, line in enumerate(lines):
        page.write(
            INSET,
            HEAD - 72 + LINE * number,
            line,
            size,
            theme.MUTED,
            low,
            limit=WIDTH - 2 * INSET,
            least=theme.FINE_PRINT,
        )
    for seat in range(poster.most):
        x, y, wide = _place(seat, poster.most)
        sitter = poster.sitters[seat] if seat < len(poster.sitters) else None
        with seat_styles(poster.styles):
            page.centred(_seat(seat, None if sitter is None else (sitter.computer, sitter.face)), x, y)
        if sitter is not None:
            page.fitted(
                x, y + 84, sitter.name, (30, theme.SMALL, 24), theme.CREAM, theme.PANEL, round(wide) - 12, "middle"
            )
            page.write(
                x,
                y + 114,
                sitter.note,
                theme.SMALL,
                theme.MUTED,
                theme.PANEL,
                "middle",
                round(wide) - 12,
                least=theme.FINE_PRINT,
            )
    return page.png()


def _rows(most: int) -> int:
    return -(-most // IN_A_ROW)


def _place(seat: int, most: int) -> tuple[float, float, float]:
    """Return the middle of a chair, and the width of its place."""
    rows = _rows(most)
    across = -(-most // rows)
    row, column = divmod(seat, across)
    here = min(across, most - row * across)
    wide = (WIDTH - 2 * MARGIN) / across
    return WIDTH / 2 + (column - (here - 1) / 2) * wide, HEAD + row * ROW + 92, wide


@lru_cache(16)
def _background(game: str, most: int) -> Image.Image:
    tall = height(most)
    across, down = poster_art.SIZE

    def paint(brush: Brush) -> None:
        sprites.night(brush, WIDTH, tall)
        sprites.fairy_lights(brush, WIDTH, 30)
        sprites.blanket(brush, (MARGIN, HEAD, WIDTH - MARGIN, tall - MARGIN))

    sheet = Sheet(painted((WIDTH, tall), theme.SKY[0], paint, COARSE))
    sheet.stamp(stamp((across, down), theme.sky(0.3), poster_art.load(game)), WIDTH - MARGIN - across, 24)
    return sheet.cut().image


@cache_by_style(64)
def _seat(seat: int, player: tuple[bool, str] | None) -> Stamp:
    """Return a chair with its player: the seat's shape and letter with a face.

    A computer has an aerial, or a face of its own. ``player`` is whether it is a computer, and its face; None if the
    seat is free.
    """
    wide, tall = 160, 128
    middle = (wide / 2, tall / 2 + 6)

    def paint(brush: Brush) -> None:
        _chair(brush, middle, player is not None)
        if player is not None:
            computer, face = player
            at = (middle[0], middle[1] - 8)
            if face in avatars.FACES:
                avatars.draw(brush, face, at, 54)
                _button(brush, seat, (at[0] + 40, at[1] + 36), theme.seat_colour(seat))
            else:
                (_robot if computer else _face)(brush, seat, at)

    return stamp((wide, tall), theme.PANEL, paint)


def _chair(brush: Brush, centre: Point, taken: bool) -> None:
    x, y = centre
    wood = theme.EMBER if taken else theme.SEAM
    dark = blend(wood, theme.INK, 0.4)
    for way in (-1, 1):
        brush.line([(x + way * 50, y - 44), (x + way * 50, y + 52)], dark, 9)
    brush.rounded((x - 54, y - 54, x + 54, y - 40), 7, wood)
    if not taken:
        brush.rounded((x - 46, y - 22, x + 46, y - 12), 5, dark)
    brush.rounded((x - 58, y + 26, x + 58, y + 42), 8, wood)


def _face(brush: Brush, seat: int, centre: Point) -> None:
    """Draw a seat's character: its shape in its colour, eyes, a smile, and its letter on a button."""
    kind, colour = theme.seat_shape(seat), theme.seat_colour(seat)
    sprites.shape(brush, kind, centre, 52, theme.INK)
    x, y = sprites.shape(brush, kind, centre, 47, colour)
    apart = 11 if kind in ("triangle", "cross", "diamond", "star", "heart") else 15
    for way in (-1, 1):
        brush.oval((x + way * apart - 6, y - 17, x + way * apart + 6, y - 1), theme.INK)
        brush.disc((x + way * apart + 2, y - 11), 2.2, theme.CREAM)
    brush.arc((x - 12, y - 8, x + 12, y + 12), 20, 160, theme.INK, 4)
    _button(brush, seat, (centre[0] + 40, centre[1] + 36), colour)


def _robot(brush: Brush, seat: int, centre: Point) -> None:
    """Draw a computer in the seat's colour: a screen with two lights, whatever shape the seat has."""
    x, y = centre
    colour = theme.seat_colour(seat)
    brush.line([(x, y - 40), (x, y - 56)], theme.INK, 6)
    brush.disc((x, y - 58), 7, theme.LAMP)
    brush.rounded((x - 46, y - 42, x + 46, y + 42), 16, theme.INK)
    brush.rounded((x - 41, y - 37, x + 41, y + 37), 13, colour)
    brush.rounded((x - 31, y - 26, x + 31, y + 14), 9, theme.INK)
    for way in (-1, 1):
        brush.rounded((x + way * 14 - 7, y - 16, x + way * 14 + 7, y - 2), 4, theme.GOOD)
    brush.rect((x - 12, y + 4, x + 12, y + 7), theme.GOOD)
    _button(brush, seat, (x + 40, y + 36), colour)


def _button(brush: Brush, seat: int, centre: Point, colour: Colour) -> None:
    brush.disc(centre, 17, theme.INK)
    brush.disc(centre, 14, colour)
    brush.word(centre, letter(seat), 20, theme.INK)
