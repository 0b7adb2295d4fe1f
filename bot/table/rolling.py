"""*Roll for me*: where a person could do nothing but roll, the table does it for them.

It is an option of the table, and no house rule: the roll is an action of theirs like any other, in the record as well.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import games
from bot.store import Option, Stored
from bot.table.changes import ROLLS
from bot.table.live import Live
from bot.table.waiting import is_away
from games.core import Action, Seat
from games.rolling import foregone

USUAL = True
"""Whether new tables do it where nobody has chosen."""


class Roll(NamedTuple):
    """A roll that decides nothing: whose, and its action."""

    seat: Seat
    action: Action


def can_roll(game: str) -> bool:
    """Whether there is such a thing in that game."""
    return bool(games.load(game).foregone)


def rolling(stored: Stored) -> dict[str, Option]:
    """The option and its value, for a table at which there is something to choose."""
    return {ROLLS: stored.rolls} if can_roll(stored.game) else {}


def next_roll(live: Live, state: Any = None) -> Roll | None:
    """The roll that the table has to make there now, or in a ``state`` that is still to come; None if somebody has to
    decide, or a computer to roll."""
    table, stored = live.table, live.stored
    if not stored.rolls or table is None or stored.status != "playing" or stored.paused is not None:
        return None
    found = foregone(live.game, table.state if state is None else state)
    if found is None or stored.seats[found[0]].level is not None or is_away(stored, found[0]):
        return None
    return Roll(*found)
