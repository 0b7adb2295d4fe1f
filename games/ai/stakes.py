"""Stakes of a decision, judged by public information: computers pause longer when more is at stake.

A game that can judge this has a module ``games/<game>/ai/stakes.py``, see :class:`HasStakes`. It sees only the
room's view, so a pause reveals nothing that the room does not know.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, cast

import games
from games.core import Seat

__all__ = ["HasStakes", "stakes_of"]


class HasStakes(Protocol):
    """Interface of the module ``games/<game>/ai/stakes.py``."""

    def stakes(self, room: Any, seat: Seat) -> float:
        """Return the stakes from 0 (there is nothing to decide, or it matters little) to 1 (the game may turn on it).

        ``room`` is the room's view of a moment in which ``seat`` has something to do. Deterministic, and done within a
        millisecond or two: tables wait for it.
        """
        ...


def stakes_of(game: str, room: Any, seat: Seat) -> float | None:
    """Return the stakes of the next decision of ``seat``, from 0 to 1; None if the game cannot say.

    Raises:
        UnknownGame: there is no such game.
    """
    found = _stakes(game)
    return None if found is None else min(1.0, max(0.0, found.stakes(room, seat)))


@cache
def _stakes(game: str) -> HasStakes | None:
    module = games.companion(game, "ai.stakes")
    return None if module is None else cast(HasStakes, module)
