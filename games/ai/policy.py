"""Computers made of a function: what it does in a position, and the settings that make a level of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from games.core import Action, HasViewer

__all__ = ["Policy"]

V = TypeVar("V", bound=HasViewer)


class Policy(Generic[V]):
    """Computer that does what ``choose(view, legal, rng, **settings)`` returns; see ``games.core.Computer``."""

    def __init__(self, choose: Callable[..., Action], **settings: Any) -> None:
        self._choose = choose
        self._settings = settings

    def choose(self, view: V, legal: Sequence[Action], rng: random.Random) -> Action:
        """Return the function's choice."""
        return self._choose(view, legal, rng, **self._settings)
