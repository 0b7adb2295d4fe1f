"""The message at the table: one builder per game on a shared frame, and the one class of its buttons.

A game's builder is a module of this package with the game's name; it is found by name.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, Protocol, cast

from msgspec import Struct

from bot.words import Words
from games.core import Action, Seat

__all__ = ["Choice", "Panel", "load"]


class Choice(Struct, frozen=True):
    """A button of the panel: the action it takes, what it says, and how it stands out."""

    action: Action
    label: str
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"


class Panel(Protocol):
    """What a game's module here provides. All of it is made from a view: of the room's, or of one seat's."""

    secrets: bool
    """Whether players have something only they may see: then there is a Peek and a direct message."""
    emoji: str
    """The one that stands before the game's title."""
    example: str
    """A short game as a record in JSON, for the pictures in the rules."""
    pictures: Sequence[tuple[int, Seat | None]]
    """For each page of the rules what it shows of the example: after how many actions, and whose secret card instead
    of the board."""

    def prompt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Who has to act, and how; empty once it is over. ``names`` are escaped for the chat."""
        ...

    def choices(self, view: Any, names: Sequence[str], words: Words) -> Sequence[Sequence[Choice]]:
        """The buttons in rows of at most five, from the room's view. ``names`` are plain."""
        ...

    def accent(self, view: Any) -> Seat | None:
        """Whose colour the panel wears: the seat whose turn it is."""
        ...

    def peek(self, view: Any, names: Sequence[str], words: Words) -> str:
        """A seat's secrets in words, from that seat's view. Called only where there are any."""
        ...

    def reveal(self, view: Any, names: Sequence[str], words: Words) -> str:
        """What is laid open at the end, in words; empty if nothing was hidden."""
        ...


@cache
def load(game: str) -> Panel:
    """The panel of that game."""
    return cast(Panel, importlib.import_module(f"bot.panels.{game}"))
