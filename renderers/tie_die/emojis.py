"""The emojis of Tie-Die: its dice, each in its shape with its size on it."""

from __future__ import annotations

from functools import partial

from games.tie_die.rules.state import SIZES
from renderers import theme
from renderers.canvas import Brush
from renderers.emojis import RIM, SIDE
from renderers.tie_die.sprites import die, outline


def _die(brush: Brush, sides: int) -> None:
    middle = (SIDE / 2, SIDE / 2 - 2)
    half = SIDE / 2 - 2 * RIM
    brush.polygon([(x, y + down) for down in (0, 5) for x, y in outline(sides, middle, half * 0.9)], theme.INK, 12)
    brush.polygon(outline(sides, (middle[0], middle[1] + 6), half * 0.9), theme.INK, 12)
    die(brush, sides, middle, 2 * half - 4, str(sides))


PAINTERS = {f"d{sides}": partial(_die, sides=sides) for sides in SIZES}
