"""All actions of a game as a list, from its notation: for programs that need a number for each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from games.core import SEAT, Action, Game

__all__ = ["actions"]

MOST_REPEATED = 1
"""A part of a notation that may be repeated at will is repeated so many times at most."""

# The standard library's own parser of patterns has no public name.
_parse: Any = re._parser.parse  # type: ignore[attr-defined]


def actions(game: Game[Any, Any, Any], options: Any, seats: int) -> tuple[Action, ...]:
    """Return all actions that there can be at such a table, sorted, without ``resign``.

    They are all texts that fit the game's notation, with the table's seats for ``SEAT``, unless the game lists them
    (``Game.all_actions``). Of the kinds of which ``legal`` has examples only, none are listed.
    """
    own = game.all_actions(options, seats)
    if own is not None:
        return tuple(own)
    pattern = game.notation.pattern.replace(SEAT, f"(?:{'|'.join(map(str, range(seats)))})")
    found = {text for text in _texts(_parse(pattern)) if text.partition(" ")[0] not in game.example_kinds}
    return tuple(sorted(found))


def _texts(parts: Iterable[Any]) -> Iterator[str]:
    """Yield all texts that a parsed pattern matches."""
    return map("".join, product(*(list(_part(str(kind), value)) for kind, value in parts)))


def _part(kind: str, value: Any) -> Iterator[str]:
    match kind:
        case "LITERAL":
            yield chr(value)
        case "IN":
            for inner, what in value:
                letters = range(what[0], what[1] + 1) if str(inner) == "RANGE" else (what,)
                yield from map(chr, letters)
        case "BRANCH":
            for branch in value[1]:
                yield from _texts(branch)
        case "SUBPATTERN":
            yield from _texts(value[-1])
        case "MAX_REPEAT":
            least, most, inner = value
            for times in range(least, min(int(most), least + MOST_REPEATED) + 1):
                yield from map("".join, product(list(_texts(inner)), repeat=times))
        case _:
            raise ValueError(f"a notation with {kind} has no list of actions: the game needs `all_actions`")
