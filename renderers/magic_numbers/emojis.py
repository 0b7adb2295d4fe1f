"""The emojis of Magic Numbers: a face with a halo and one with horns, for what only one player is told."""

from __future__ import annotations

from renderers.canvas import Brush
from renderers.emojis import SIDE
from renderers.magic_numbers import sprites

_MIDDLE = (SIDE / 2, SIDE * 0.57)
_RADIUS = SIDE * 0.345


def _halo(brush: Brush) -> None:
    sprites.good(brush, _MIDDLE, _RADIUS, None)


def _horns(brush: Brush) -> None:
    sprites.evil(brush, _MIDDLE, _RADIUS, None)


PAINTERS = {"halo": _halo, "horns": _horns}
