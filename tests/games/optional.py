"""Optional parts of a game: tests about one are about the games that have it.

``OURS`` have all of it, see ``test_optional.py``; so no test of these parts can come to be about no game.
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

import games
from bot.i18n import FOLDERS

OURS = ("magic_numbers", "pillow_fight", "sibling_rivalry", "tie_die")
"""The games that come with the project. No list of games in a test needs more than these."""


def having(companion: str) -> list[str]:
    """Return the games with that module beside their rules, one of ``games.COMPANIONS``."""
    return [name for name in games.names() if games.companion(name, companion)]


def spoken_in(locale: str) -> list[str]:
    """Return the games that have a Fluent file in that language."""
    return [name for name in games.names() if any((each / locale / f"{name}.ftl").is_file() for each in FOLDERS)]


def blunder_rules(game: str) -> ModuleType | None:
    """Return the game's module ``blunder_rules`` (:data:`games.ai.personas.Silly`); None if it has none."""
    players = games.companion(game, "ai.players")
    name = f"games.{game}.ai.blunder_rules"
    if players is None or importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)
