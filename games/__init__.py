"""The rules of the games, and nothing else.

Pure Python: no input or output, no clock, no global randomness, no Discord, no pictures.
A game is a folder in this package whose module ``rules`` has a ``GAME`` (:class:`games.core.Game`); it is found by
name. What it may have beside it, each in a module of that name in its folder, is listed in ``COMPANIONS``.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

from games.core import Game

__all__ = ["COMPANIONS", "UnknownGame", "companion", "load", "load_companions", "names", "rescan"]

COMPANIONS: Mapping[str, str] = {
    "ai.players": "``LEVELS``, its computers by level: ``games.ai.levels.HasLevels``",
    "ai.personas": "``CHARACTERS``, computers with a way of playing: ``games.ai.personas.HasCharacters``",
    "win_probability": "what they think of a position: ``games.analysis.win_probability.HasWinProbability``",
    "achievements": "achievements of its own, each marked with ``games.achievements.context.achievement``",
    "headlines": "what its end is told by, each marked with ``games.analysis.headlines.headline`` or ``usually``",
    "premoves": "``PLANS``, what can be decided beforehand: ``games.ai.premoves.HasPremoves``",
    "reasons": "why its computers do what they do: ``games.analysis.reasons.HasReasons``",
    "ai.stakes": "how much is at stake in a decision, as all see it: ``games.ai.stakes.HasStakes``",
    "data.luck": "``LUCK``, how much of it is rare: ``games.analysis.luck_percentiles.HasLuck``",
    "rule_plan": "``PLAN``, how its house rules are tried: ``games.simulation.rule_variants.HasRulePlan``",
}
"""The modules that a game can have beside its rules, and what each has to offer."""


_SHARED = frozenset({"achievements", "ai", "analysis", "core", "simulation"})
"""Packages here that all games share, and that are no game."""


class UnknownGame(LookupError):
    """Error for an unknown name of a game; the message lists the known ones."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown game {name!r}; there are: {', '.join(names())}")


def names() -> tuple[str, ...]:
    """Return the names of all games in alphabetical order, as found on disk at the first call.

    After adding a game while the program runs, call :func:`rescan`.
    """
    return _found(tuple(__path__))


@cache
def _found(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg and module.name not in _SHARED)
    )


def rescan() -> None:
    """Forget the found games, so that new ones are found."""
    importlib.invalidate_caches()
    _found.cache_clear()


@cache
def _load(name: str) -> Game[Any, Any, Any]:
    # Only names of folders are imported.
    if name not in names():
        raise UnknownGame(name)
    rules = importlib.import_module(f"games.{name}.rules")
    if not hasattr(rules, "GAME"):
        raise TypeError(f"games/{name}/rules.py has no GAME")
    game: Game[Any, Any, Any] = rules.GAME
    return game


def load(name: str) -> Game[Any, Any, Any]:
    """Return the game of that name.

    Raises:
        UnknownGame: there is none.
        TypeError: its rules have no ``GAME``, or an event that cannot be (a mistake in the game).
    """
    return _load(name)


def companion(game: str, name: str) -> ModuleType | None:
    """Return the game's module ``name``, one of ``COMPANIONS``; None if the game has none.

    Raises:
        UnknownGame: there is no such game.
    """
    assert name in COMPANIONS, f"nobody asks a game for a module {name!r}"
    load(game)
    full = f"games.{game}.{name}"
    try:
        found = importlib.util.find_spec(full)
    except ModuleNotFoundError:  # The folder that it would be in, such as ``ai``, is not there.
        return None
    return importlib.import_module(full) if found is not None else None


def load_companions(game: str) -> None:
    """Load every module that belongs to the game, so that none has to be loaded in the middle of a game.

    Raises:
        UnknownGame: there is no such game.
    """
    for name in COMPANIONS:
        companion(game, name)
