"""The games that can be played at a table: those with rules, a renderer and a panel. Found by name; no list is kept."""

from __future__ import annotations

import games
from bot.panels import has_panel
from renderers import has_renderer


def playable() -> tuple[str, ...]:
    """Their names, in alphabetical order."""
    return tuple(name for name in games.names() if has_panel(name) and has_renderer(name))
