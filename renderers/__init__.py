"""Pictures and text boards: a view in, an image or words out. Pure, and the only place where Pillow and HarfBuzz live.

A game's renderer is the module ``renderers/<game>``, or ``renderer`` in the package of a game that is installed beside.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Sequence
from types import ModuleType
from typing import Any, Protocol, cast

import games
from renderers.text_protocol import Words

__all__ = ["Renderer", "UnknownRenderer", "has_renderer", "load", "module_name", "part"]


class UnknownRenderer(LookupError):
    """Error for a game without a renderer."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no renderer draws {game!r}: add the module renderers/{game}.py")


class Renderer(Protocol):
    """Protocol: top level of each game's renderer module.

    The same view, names and words give the same pixels on any machine, and the same bytes where the same encoder
    packs them (``renderers.png``). ``names`` has one entry for each seat and may hold any user name. Nothing
    outside the view is drawn or described, so an image made from the room's view can depend on no secret.
    """

    def board(self, view: Any, names: Sequence[str], words: Words) -> bytes:
        """Return the table as a PNG; if the view is a seat's, with that seat's secret card below it."""
        ...

    def card(self, view: Any, names: Sequence[str], words: Words) -> bytes | None:
        """Return the private card of ``view.viewer`` alone as a PNG; None where there is nothing secret to show."""
        ...

    def alt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Return a description of the board in a few sentences, most important first: at most 1,024 characters."""
        ...

    def card_alt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Return the alternative text of the card, at most 1,024 characters; empty if there is no card."""
        ...

    def text(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Return the text board: everything in the picture, as plain text of at most 3,800 characters."""
        ...


def module_name(game: str) -> str:
    """Return the name of the module that is, or would be, the game's renderer."""
    return games.module_name(game, __name__, "renderer")


def has_renderer(game: str) -> bool:
    """Return whether the game has a renderer."""
    return importlib.util.find_spec(module_name(game)) is not None


def load(game: str) -> Renderer:
    """Return the renderer of a game.

    Raises:
        UnknownRenderer: there is none of that name.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game):
        raise UnknownRenderer(game)
    name = module_name(game)
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise UnknownRenderer(game) from None
    if not hasattr(module, "card_alt"):
        raise UnknownRenderer(game)
    return cast(Renderer, module)


def part(game: str, name: str) -> ModuleType | None:
    """Return the module of that name in the folder of a game's renderer.

    None if it has none, or the renderer is one file.
    """
    folder = module_name(game)
    if not has_renderer(game) or not hasattr(importlib.import_module(folder), "__path__"):
        return None
    full = f"{folder}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) is not None else None
