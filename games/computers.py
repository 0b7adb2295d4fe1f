"""Computers to play against: found by name, seeded for each decision, given a view and never a state.

A game's computers are in its module ``games/<game>/computer.py``, see :class:`HasLevels`. They keep nothing between two
decisions, so that any process can take the next one. ``random``, a level of every game, needs no module.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

import games
from games.core import Action, Computer

__all__ = ["LEVELS", "RANDOM", "HasLevels", "UnknownLevel", "decide", "generator", "levels", "load"]

LEVELS = ("easy", "normal", "hard")
"""The levels of an opponent, weakest first; what a game's ``LEVELS`` has."""

RANDOM = "random"
"""The level that takes any of the listed actions, each as likely: something to measure the others against."""


class HasLevels(Protocol):
    """What the module ``games/<game>/computer.py`` has at its top level."""

    LEVELS: Mapping[str, Computer[Any]]
    """A computer for each of ``easy``, ``normal`` and ``hard``."""


class UnknownLevel(LookupError):
    """The game has no computer of that level; the message lists those it has."""

    def __init__(self, game: str, level: str) -> None:
        super().__init__(f"{game} has no computer {level!r}; there are: {', '.join(levels(game))}")


class _Random:
    """Any of the listed actions, each as likely."""

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        return legal[int(rng.random() * len(legal))]


@cache
def _computers(game: str) -> Mapping[str, Computer[Any]]:
    module = games.companion(game, "computer")
    own = cast(HasLevels, module).LEVELS if module else {}
    return {RANDOM: _Random(), **own}


def levels(game: str) -> tuple[str, ...]:
    """The levels of that game's computers, weakest first; ``random`` always.

    Raises:
        UnknownGame: there is no such game.
    """
    return tuple(_computers(game))


def load(game: str, level: str) -> Computer[Any]:
    """That game's computer of that level.

    Raises:
        UnknownGame: there is no such game.
        UnknownLevel: the game has no such computer.
    """
    try:
        return _computers(game)[level]
    except KeyError:
        raise UnknownLevel(game, level) from None


def generator(*parts: int | str) -> random.Random:
    """A generator for one decision. The same parts (a seed, the number of the game, of the decision) give the same
    numbers on any machine and in any process."""
    return random.Random(":".join(map(str, parts)))


def decide(game: str, level: str, view: Any, legal: Sequence[Action], *seed: int | str) -> Action:
    """What that computer does. A plain function of plain values, so that it can be sent to another process.

    ``legal`` is what the rules list for the view's seat, at least one action; ``seed`` makes the generator.

    Raises:
        UnknownGame, UnknownLevel: as for ``load``.
    """
    computer = load(game, level)
    return legal[0] if len(legal) == 1 else computer.choose(view, legal, generator(*seed))
