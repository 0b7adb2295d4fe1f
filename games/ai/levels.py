"""Computers to play against: found by name, seeded for each decision, given a view and never a state.

A game's computers are in its module ``games/<game>/ai/players.py``, see :class:`HasLevels`. They keep nothing between
two decisions, so that any process can take the next one. ``random``, a level of every game, needs no module. Nor does
``search`` (:mod:`games.ai.search`), which is ``hard`` in a game that brings no hard computer.

Beside the levels there are characters, where a game has them (:mod:`games.ai.personas`), and for every game with an
easy and a hard computer those between the two (:mod:`games.ai.mixed`). All are found by the same name: ``easy``,
``gambler``, ``even-35``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

import games
from games.ai import mixed
from games.ai import personas as cast_of
from games.ai.search import BUDGET, Budget, SearchPlayer
from games.core import Action, Computer

__all__ = [
    "CHARACTERS",
    "EVEN",
    "LEVELS",
    "RANDOM",
    "SEARCH",
    "HasLevels",
    "UnknownLevel",
    "decide",
    "decision_rng",
    "even_mixes",
    "format_known",
    "known_players",
    "levels",
    "load",
    "own_levels",
    "persona_names",
    "search_player",
]

LEVELS = ("easy", "normal", "hard")
"""The levels of an opponent, weakest first; what a game's ``LEVELS`` has."""

CHARACTERS = cast_of.NAMES
"""The characters that a game may have, see :mod:`games.ai.personas`."""

EVEN = mixed.LEVELS
"""The computers between easy and hard, weakest first: ``even-0``, ``even-5`` … ``even-100``."""

RANDOM = "random"
"""The level that takes any of the listed actions, each as likely: something to measure the others against."""


SEARCH = "search"
"""The player that searches, in every game."""


class HasLevels(Protocol):
    """Interface of the module ``games/<game>/ai/players.py``."""

    LEVELS: Mapping[str, Computer[Any]]
    """A computer for each of ``easy``, ``normal`` and ``hard``."""


class UnknownLevel(LookupError):
    """The game has no computer of that level; the message lists those it has."""

    def __init__(self, game: str, level: str) -> None:
        super().__init__(f"{game} has no computer {level!r}; there are: {format_known(game)}")


class _Random:
    """Any of the listed actions, each as likely."""

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        return legal[int(rng.random() * len(legal))]


def _own(game: str) -> Mapping[str, Computer[Any]]:
    module = games.companion(game, "ai.players")
    return {} if module is None else cast(HasLevels, module).LEVELS


@cache
def search_player(game: str, budget: Budget = BUDGET) -> SearchPlayer:
    """Return the player of that game that searches.

    Raises:
        UnknownGame: there is no such game.
    """
    own = _own(game)
    return SearchPlayer(game, budget, own.get("normal") or own.get("easy"))


@cache
def _computers(game: str) -> Mapping[str, Computer[Any]]:
    return {RANDOM: _Random(), "hard": search_player(game), **_own(game)}


def own_levels(game: str) -> tuple[str, ...]:
    """Return the levels of the computers that the game brings itself; none where only the search and chance play.

    Raises:
        UnknownGame: there is no such game.
    """
    return tuple(_own(game))


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of the game's computers, weakest first; ``random`` is always among them.

    Raises:
        UnknownGame: there is no such game.
    """
    found = _computers(game)
    return tuple(level for level in (RANDOM, *LEVELS) if level in found)


def persona_names(game: str) -> tuple[str, ...]:
    """Return the names of the game's personas, the gentlest first.

    Raises:
        UnknownGame: there is no such game.
    """
    found = cast_of.personas_of(game)
    return () if found is None else tuple(name for name in CHARACTERS if name in found.CHARACTERS)


def even_mixes(game: str) -> tuple[str, ...]:
    """Return the game's mixes of easy and hard, weakest first; none if it lacks easy or hard.

    Raises:
        UnknownGame: there is no such game.
    """
    return EVEN if {"easy", "hard"} <= _computers(game).keys() else ()


def known_players(game: str) -> tuple[str, ...]:
    """Return everything that ``load`` accepts for the game: levels, search, personas, and mixes of easy and hard.

    Raises:
        UnknownGame: there is no such game.
    """
    return (*levels(game), SEARCH, *persona_names(game), *even_mixes(game))


def format_known(game: str) -> str:
    """Return the same as a text, with the mixes of easy and hard as a range.

    Raises:
        UnknownGame: there is no such game.
    """
    between = even_mixes(game)
    span = (f"{between[0]}, {between[1]} … {between[-1]}",) if between else ()
    return ", ".join((*levels(game), SEARCH, *persona_names(game), *span))


def load(game: str, level: str) -> Computer[Any]:
    """Return the game's computer of that level: a level, a persona, or a mix of easy and hard.

    Raises:
        UnknownGame: there is no such game.
        UnknownLevel: the game has no such computer.
    """
    found = _load(game, level)
    if found is None:
        raise UnknownLevel(game, level)
    return found


@cache
def _load(game: str, level: str) -> Computer[Any] | None:
    own, players = _computers(game), cast_of.personas_of(game)
    if level in own:
        return own[level]
    if level == SEARCH:
        return search_player(game)
    if level in persona_names(game):
        assert players is not None
        return players.CHARACTERS[level]
    part = mixed.hard_share(level)
    if part is None or not even_mixes(game):
        return None
    return mixed.MixedPlayer(own["easy"], own["hard"], part, None if players is None else players.weigh)


def decision_rng(*parts: int | str) -> random.Random:
    """Return a random generator for one decision.

    The same parts (a seed, the number of the game, of the decision) give the same numbers on any machine and
    in any process.
    """
    return random.Random(":".join(map(str, parts)))


def decide(game: str, level: str, view: Any, legal: Sequence[Action], *seed: int | str) -> Action:
    """Return the action that this computer chooses.

    A plain function of plain values, so that it can run in another process. ``legal`` is what the rules list
    for the view's seat, at least one action; ``seed`` makes the random generator.

    Raises:
        UnknownGame, UnknownLevel: as for ``load``.
    """
    computer = load(game, level)
    return legal[0] if len(legal) == 1 else computer.choose(view, legal, decision_rng(*seed))
