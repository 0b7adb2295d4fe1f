"""What a child would call stupid, for each game: see :data:`games.characters.Silly`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import games.magic_numbers.silly as in_magic_numbers
import games.pillow_fight.silly as in_pillow_fight
import games.sibling_rivalry.silly as in_sibling_rivalry
import games.tie_die.silly as in_tie_die
from games.characters import Silly

SILLY: Mapping[str, Sequence[Silly[Any]]] = {
    "magic_numbers": in_magic_numbers.SILLY,
    "sibling_rivalry": in_sibling_rivalry.SILLY,
    "tie_die": in_tie_die.SILLY,
    "pillow_fight": in_pillow_fight.SILLY,
}
"""By game."""
