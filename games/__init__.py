"""The rules of the games, and nothing else.

Pure Python: no input or output, no clock, no global randomness, no Discord, no pictures.
A game is a folder in this package whose module ``rules`` has a ``GAME``; it is found by name.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from games.core import Game

__all__ = ["UnknownGame", "load", "names"]


class UnknownGame(LookupError):
    """There is no game of that name; the message lists those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown game {name!r}; there are: {', '.join(names())}")


def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order, as found on disk."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def _load(name: str) -> Game[Any, Any, Any]:
    # Only names of folders get as far as being imported.
    if name not in names():
        raise UnknownGame(name)
    game: Game[Any, Any, Any] = importlib.import_module(f"games.{name}.rules").GAME
    return game


def load(name: str) -> Game[Any, Any, Any]:
    """The game of that name.

    Raises:
        UnknownGame: there is none.
    """
    return _load(name)
