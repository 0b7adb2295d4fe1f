"""The emoji of Pillow Fight: a pillow."""

from __future__ import annotations

from renderers.canvas import Brush
from renderers.emojis import SIDE
from renderers.pillow_fight.sprites import cushion


def _pillow(brush: Brush) -> None:
    cushion(brush, (SIDE / 2, SIDE / 2), 0.98 * SIDE)


PAINTERS = {"pillow": _pillow}
