"""The rules of the games, and nothing else.

Pure Python: no input or output, no clock, no global randomness, no Discord, no pictures.
A game is a folder in this package whose module ``rules`` has a ``GAME`` (:class:`games.core.Game`), or a package of
another distribution (``games.installed``); both are found by name. What a game may have beside its rules, each in a
module of that name in its folder, is listed in ``COMPANIONS``.
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
from games.installed import GROUP, GameProblem, InstalledGame, find_installed, forget_installed, reject_installed

__all__ = [
    "COMPANIONS",
    "GROUP",
    "SHARED",
    "GameProblem",
    "UnknownGame",
    "bundled_names",
    "companion",
    "distribution",
    "load",
    "load_companions",
    "module_name",
    "names",
    "owns",
    "package",
    "problems",
    "reject",
    "rescan",
]

COMPANIONS: Mapping[str, str] = {
    "ai.players": "``LEVELS``, its computers by level: ``games.ai.levels.HasLevels``",
    "ai.personas": "``CHARACTERS``, computers with a way of playing: ``games.ai.personas.HasCharacters``",
    "win_probability": "what they think of a position: ``games.analysis.win_probability.HasWinProbability``",
    "achievements": "achievements of its own, each marked with ``games.achievements.context.achievement``",
    "headlines": "what its end is told by, each marked with ``games.analysis.headlines.headline`` or ``usually``",
    "premoves": "``PLANS``, what can be decided beforehand: ``games.ai.premoves.HasPremoves``",
    "reasons": "why its computers do what they do: ``games.analysis.reasons.HasReasons``",
    "advice": "what a newcomer could do, and why: ``games.analysis.advice.HasAdvice``",
    "ai.stakes": "how much is at stake in a decision, as all see it: ``games.ai.stakes.HasStakes``",
    "data.luck": "``LUCK``, how much of it is rare: ``games.analysis.luck_percentiles.HasLuck``",
    "rule_plan": "``PLAN``, how its house rules are tried: ``games.simulation.rule_variants.HasRulePlan``",
}
"""The modules that a game can have beside its rules, and what each has to offer."""


SHARED = frozenset({"achievements", "ai", "analysis", "core", "simulation", "tournaments"})
"""Packages here that all games share, and that are no game."""


class UnknownGame(LookupError):
    """Error for an unknown name of a game; the message lists the known ones."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown game {name!r}; there are: {', '.join(names())}")
        self.name = name


def names() -> tuple[str, ...]:
    """Return the names of all games in alphabetical order, as found at the first call.

    After adding a game while the program runs, call :func:`rescan`.
    """
    return _names(tuple(__path__))


def bundled_names() -> tuple[str, ...]:
    """Return the names of the games in this package, in alphabetical order."""
    return _found(tuple(__path__))


def problems() -> tuple[GameProblem, ...]:
    """Return the games that other distributions bring and that cannot be used."""
    return find_installed((*bundled_names(), *SHARED))[1]


@cache
def _names(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted((*_found(folders), *_installed())))


@cache
def _found(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg and module.name not in SHARED)
    )


def _installed() -> dict[str, InstalledGame]:
    return {game.name: game for game in find_installed((*bundled_names(), *SHARED))[0]}


def rescan() -> None:
    """Forget the found games, so that new ones are found."""
    importlib.invalidate_caches()
    forget_installed()
    _forget()


def reject(name: str, why: str) -> None:
    """Leave out an installed game of which a part beside the rules does not work; ``problems`` tells ``why``."""
    reject_installed(name, why)
    _forget()


def _forget() -> None:
    for found in (_found, _names, _load):
        found.cache_clear()


def package(name: str) -> str:
    """Return the package that a game's rules are in, such as ``games.tie_die``.

    Raises:
        UnknownGame: there is no such game.
    """
    # Entry points are read only for a game that is not here.
    if name in bundled_names():
        return f"{__name__}.{name}"
    if (found := _installed().get(name)) is None:
        raise UnknownGame(name)
    return found.package


def distribution(name: str) -> str | None:
    """Return the distribution that brings the game, with its version; None if it is this one.

    Raises:
        UnknownGame: there is no such game.
    """
    if name in bundled_names():
        return None
    if (found := _installed().get(name)) is None:
        raise UnknownGame(name)
    return found.distribution


def module_name(name: str, beside: str, part: str) -> str:
    """Return the name of a module of a game that is not part of its rules.

    In this project it is in the package ``beside``, under the game's name: ``renderers.tie_die``. A distribution has
    it beside the rules, as ``part``: ``sleepover_pig.renderer``. A game that is unknown has none, and none is found.
    """
    found = None if name in bundled_names() else _installed().get(name)
    return f"{beside}.{name}" if found is None else f"{found.package}.{part}"


def owns(name: str, module: str) -> bool:
    """Return whether that module is part of the game's package.

    Raises:
        UnknownGame: there is no such game.
    """
    return f"{module}.".startswith(f"{package(name)}.")


@cache
def _load(name: str) -> Game[Any, Any, Any]:
    where = package(name)
    rules = importlib.import_module(f"{where}.rules")
    if not hasattr(rules, "GAME"):
        raise TypeError(f"{where.replace('.', '/')}/rules.py has no GAME")
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
    full = f"{package(game)}.{name}"
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
