"""Games that other distributions bring, by the entry points of the group ``sleepover.games``.

An entry point has the game's name and the package that it is in: ``liars_dice = "sleepover_liars_dice"``. That package
says for which protocol it was made, ``PROTOCOL = 1``, and has a module ``rules`` with the ``GAME``.
"""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from games.core import PROTOCOL, Game

__all__ = [
    "GROUP",
    "LONGEST_NAME",
    "NAME",
    "GameProblem",
    "InstalledGame",
    "find_installed",
    "forget_installed",
    "reject_installed",
]

GROUP = "sleepover.games"
"""The group of entry points."""

LONGEST_NAME = 32
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
"""The form of a game's name: it stands in records, in buttons and in the names of files."""


class InstalledGame(NamedTuple):
    """A game of another distribution: its ``name``, the ``package`` that it is in, and the ``distribution``."""

    name: str
    package: str
    distribution: str


class GameProblem(NamedTuple):
    """A game that is installed and cannot be used: ``why`` tells it to the host, in English."""

    name: str
    distribution: str
    why: str


def find_installed(taken: Collection[str]) -> tuple[tuple[InstalledGame, ...], tuple[GameProblem, ...]]:
    """Return the installed games that can be used, by name, and those that cannot.

    Only their rules are imported, and only at the first call. ``taken`` are names that they cannot have.
    """
    return _find_installed(frozenset(taken))


def forget_installed() -> None:
    """Read the entry points anew at the next call, and forget what was rejected."""
    importlib.invalidate_caches()
    _rejected.clear()
    _find_installed.cache_clear()


_rejected: dict[str, str] = {}
"""Games of which a part beside the rules does not work, each with the reason."""


def reject_installed(name: str, why: str) -> None:
    """Count that game among those that cannot be used: a part of it that is not its rules does not work."""
    _rejected[name] = why
    _find_installed.cache_clear()


@cache
def _find_installed(taken: frozenset[str]) -> tuple[tuple[InstalledGame, ...], tuple[GameProblem, ...]]:
    # It takes longer to import than everything else here, and who plays a game of this project does not need it.
    from importlib.metadata import entry_points

    points = list(entry_points(group=GROUP))
    by_name = Counter(point.name for point in points)
    found, problems = list[InstalledGame](), list[GameProblem]()
    for point in sorted(points, key=lambda point: (point.name, point.value)):
        distribution = f"{point.dist.name} {point.dist.version}" if point.dist is not None else point.value
        game = InstalledGame(point.name, point.value, distribution)
        if point.name in taken:
            why: str | None = f"there is a game {point.name} already"
        elif by_name[point.name] > 1:
            others = sorted({other.dist.name for other in points if other.name == point.name and other.dist})
            why = f"several distributions bring a game {point.name}: {', '.join(others)}"
        else:
            why = _problem(game)
        if why is None:
            found.append(game)
        else:
            problems.append(GameProblem(point.name, distribution, why))
    return tuple(found), tuple(problems)


def _problem(game: InstalledGame) -> str | None:
    """Return the reason why that game cannot be used; None if it can."""
    if game.name in _rejected:
        return _rejected[game.name]
    if not NAME.fullmatch(game.name) or len(game.name) > LONGEST_NAME:
        return f"{game.name!r} is no name for a game"
    if not re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", game.package):
        return f"the entry point says {game.package!r}, and has to name the game's package"
    try:
        protocol = getattr(importlib.import_module(game.package), "PROTOCOL", None)
        if type(protocol) is not int:
            return f"{game.package} does not say for which protocol it was made: PROTOCOL = {PROTOCOL}"
        if protocol != PROTOCOL:
            newer = "a newer Sleepover" if protocol > PROTOCOL else "an older Sleepover"
            return f"it was made for protocol {protocol}, of {newer}, and this one has protocol {PROTOCOL}"
        rules = importlib.import_module(f"{game.package}.rules")
    except (Exception, SystemExit) as error:
        return f"it cannot be imported: {in_a_line(error)}"
    found = getattr(rules, "GAME", None)
    if Game not in type(found).__mro__:
        return f"{game.package}.rules has no GAME"
    called = getattr(found, "name", None)
    return None if called == game.name else f"its rules call it {called!r}, and its entry point {game.name!r}"


def in_a_line(error: BaseException) -> str:
    """Return an error in one line of at most 300 characters."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]
