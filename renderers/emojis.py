"""The bot's own emojis: dice, seats and faces, and what each game has beside them, for buttons and lists.

A game's are the ``PAINTERS`` of its module ``emojis``, if it has one: by key, how each is drawn in a square of ``SIDE``
pixels. Keys are lower-case letters, digits and underscores.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

import renderers
from games.core import Seat
from renderers import avatars, sprites, theme
from renderers.canvas import Brush, Painter, cut_out

SIDE = 128
"""Pixels. Discord shows them twenty pixels high beside a label, and larger where they stand alone."""
RIM = 6
"""Pixels of dark round them, so that they stand out on light ground as on dark."""


def draw(games: tuple[str, ...]) -> Mapping[str, bytes]:
    """Return the emojis for these games, as PNGs by key."""
    found = dict(_of_all())
    for game in games:
        found |= of_game(game)
    return found


@cache
def _of_all() -> Mapping[str, bytes]:
    found: dict[str, Painter] = {f"die_{face}": partial(_die, face=face) for face in sprites.PIPS}
    found |= {f"seat_{seat}": partial(_seat, seat=seat) for seat in range(len(theme.SEATS))}
    found |= {f"face_{who}": avatars.emoji(who, SIDE) for who in avatars.FACES}
    return {key: cut_out(SIDE, painter) for key, painter in found.items()}


@cache
def of_game(game: str) -> Mapping[str, bytes]:
    """Return the emojis that only this game has; none if its renderer has no module ``emojis``."""
    module = renderers.part(game, "emojis")
    return {} if module is None else {key: cut_out(SIDE, painter) for key, painter in module.PAINTERS.items()}


def _die(brush: Brush, face: int) -> None:
    x, y = SIDE / 2, SIDE / 2 - 3
    reach = 0.49 * 106 + RIM
    brush.rounded((x - reach, y - reach, x + reach, y + reach + RIM), 21, theme.INK)
    sprites.die(brush, (x, y), 106, face)


def _seat(brush: Brush, seat: Seat) -> None:
    middle = SIDE / 2
    sprites.shape(brush, theme.seat_shape(seat), (middle, middle), 0.91 * middle, theme.INK)
    sprites.badge(brush, seat, (middle, middle), 0.91 * middle - 1.4 * RIM)
