"""Shell completion.

Nothing here may fail: an error would end up in the line that the user types.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def games(ctx: Any, incomplete: str) -> list[str]:
    """Return the games whose names begin with the typed text, in the spelling that it uses."""
    import games as found

    hyphens = "-" in incomplete
    names = (name.replace("_", "-") if hyphens else name for name in found.names())
    return [name for name in names if name.startswith(incomplete)]


def levels(ctx: Any, incomplete: str) -> list[str]:
    """Return completions for the last of a comma-separated list of the game's levels.

    The many levels between easy and hard are offered only once the user has begun to type one.
    """
    from games.ai import levels as ai_levels

    before, comma, last = incomplete.rpartition(",")
    chosen = _chosen(ctx)
    known = ai_levels.known_players(chosen) if chosen else (ai_levels.RANDOM, *ai_levels.LEVELS, *ai_levels.CHARACTERS)
    if not last.startswith("ev"):
        known = tuple(level for level in known if level not in ai_levels.EVEN)
    return [f"{before}{comma}{level}" for level in known if level.startswith(last)]


def options(ctx: Any, incomplete: str) -> list[str]:
    """Return the house rules of the game, each with its values: ``target=20``."""
    return [text for text in _rules(_chosen(ctx)) if text.startswith(incomplete)]


def _chosen(ctx: Any) -> str | None:
    from sleepover.support.fuzzy_match import game
    from sleepover.support.terminal import CommandError

    # If an option still lacks its value, arguments have no names yet.
    for name in (ctx.params.get("game"), *ctx.args):
        try:
            return game(str(name))
        except CommandError:
            continue
    return None


def _rules(chosen: str | None) -> Iterator[str]:
    if chosen is None:
        return
    import games as found
    from games.core import option_choices

    words = {True: "on", False: "off"}
    for name, values in option_choices(found.load(chosen).options).items():
        for value in values:
            yield f"{name}={words[value] if isinstance(value, bool) else value}"
