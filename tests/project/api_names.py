"""Names that the examples in docstrings of ``games.core`` have, as docs/reference.md tells."""

from __future__ import annotations

import random
from typing import Any

from games import core
from games.ai.levels import load
from games.core import dice, record, table, views
from games.core.table import Table


def names_for_examples() -> dict[str, Any]:
    """Return a new table of Tie-Die, its game and record, and everything that the page has an entry for."""
    new = Table.new("tie_die", ["Ann", "Ben"], seed=bytes(32))
    modules = {name: value for module in (core, dice, record, table, views) for name, value in vars(module).items()}
    return {**modules, "load": load, "random": random, "table": new, "game": new.game, "record": new.record}
