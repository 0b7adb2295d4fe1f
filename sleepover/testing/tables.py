"""Tables for tests of a game's own rules: dice that show what the test wants, and actions in a row."""

from __future__ import annotations

from typing import Any

import games
from games import simulation
from games.core import Action, Seat, SetupData
from games.core.record import Record
from games.core.table import Table

__all__ = ["act", "sit", "wins_of"]


def sit(game: str, seats: int, *faces: int, **options: Any) -> Table:
    """Return a table of that many players, A, B, C, …, whose dice show these faces, the first of the set-up first."""
    rules = games.load(game)
    names = tuple(chr(ord("A") + seat) for seat in range(seats))
    chosen, setup = rules.options(**options), SetupData()
    return Table(Record(game=game, rules=rules.rules, options=chosen, seats=names, setup=setup, faces=faces))


def act(table: Table, *actions: Action | tuple[Seat, Action]) -> Table:
    """Return the table after these actions; one without a seat is that of the first seat that has to act."""
    for action in actions:
        table.play(*((min(table.actors), action) if isinstance(action, str) else action))
    return table


def wins_of(computer: str, other: str, game: str, number: int = 200, **options: Any) -> float:
    """Return how many of that number of games of two a computer wins against another; a shared first place is half."""
    chosen = games.load(game).options(**options)
    players = ([computer, other], [other, computer])
    return sum(simulation.play(game, chosen, players[each % 2], "wins", each).won(each % 2) for each in range(number))
