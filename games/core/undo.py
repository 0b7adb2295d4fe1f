"""Undo: the check whether an action can be taken back, since nobody has learned anything by it."""

from __future__ import annotations

from typing import Any

from games.core import RESIGN, Game
from games.core.record import Frame

__all__ = ["can_undo"]


def can_undo(game: Game[Any, Any, Any], latest: Frame) -> bool:
    """Return whether the latest action of a game that goes on can be undone.

    It must have rolled no die, revealed nothing hidden, and be no resignation; the game must be ``open``.
    """
    return (
        game.perfect_information
        and latest.action not in (None, RESIGN)
        and not latest.dice
        and all(event.audience is None for event in latest.events)
    )
