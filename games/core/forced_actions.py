"""Rolls that decide nothing: the only thing that the one seat to act can do, so that a table may make them for it."""

from __future__ import annotations

from typing import Any

from games.core import Action, Game, Seat

__all__ = ["forced_roll"]


def forced_roll(game: Game[Any, Any, Any], state: Any) -> tuple[Seat, Action] | None:
    """Return the only seat to act and its only action, if that is a roll that decides nothing.

    None whenever there is something to decide, be it by several seats. See ``Game.forced_rolls``.
    """
    if not game.forced_rolls:
        return None
    actors = game.actors(state)
    if len(actors) != 1:
        return None
    (seat,) = actors
    legal = game.legal(state, seat)
    return (seat, legal[0]) if len(legal) == 1 and legal[0] in game.forced_rolls else None
