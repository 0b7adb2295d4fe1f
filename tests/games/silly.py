"""What a child would call stupid: for each game the things that an easy computer never does, nor a beginner.

A stronger one may do some of them, for a reason that it sees; a random one does them all. Each is a question about one
choice: the view of the seat that chose, what it could choose from, and what it chose. The name of the function says
what is silly about it.
"""

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
