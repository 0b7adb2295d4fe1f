"""Names as people type them: which game is meant, and what a name that is none comes near to."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from sleepover.support.terminal import UsageError


def game(name: str) -> str:
    """Return the game's name in records, from any of its spellings: ``tie_die``, ``tie-die``, ``Tie-Die``.

    Raises:
        UsageError: there is no such game; the sentence suggests the closest names and lists the games. Or one that
            is installed cannot be used; the sentence says why.
    """
    import games

    plain = name.strip().casefold().replace("-", "_").replace(" ", "_")
    if plain in games.names():
        return plain
    for problem in games.problems():
        if problem.name == plain:
            raise UsageError(f"{plain} of {problem.distribution} cannot be used: {problem.why}")
    raise UsageError(f"unknown game {name!r}; {meant(plain, games.names())}there are: {', '.join(games.names())}")


def meant(name: str, known: Iterable[str]) -> str:
    """``did you mean x? `` if something comes near to the name; else nothing."""
    near = get_close_matches(name.casefold(), list(known), n=2, cutoff=0.6)
    return f"did you mean {' or '.join(near)}? " if near else ""
