"""The message at the table: one builder per game on a shared frame, and the one class of its buttons.

A game's builder is the ``PANEL`` of the module here that has the game's name; it is found by name.
"""

from __future__ import annotations

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, cast

from msgspec import Struct

from bot.words import Words
from games.core import Action, Seat

__all__ = ["Choice", "Field", "Form", "Panel", "Pick", "Row", "Style", "has_panel", "in_rows", "load"]

IN_A_ROW = 5
"""How many buttons fit in a row."""
IN_A_LIST = 25
"""How many choices fit in a list."""

Style = Literal["primary", "secondary", "success", "danger"]


class Choice(Struct, frozen=True):
    """Something to press or pick: the action it takes, what it says, and how it stands out.

    An action ``?key`` opens the form of that key instead. ``more`` is a second line in a list.
    ``meant`` is what the press was said to come to, such as its price, where that may change without the action's name
    changing, or is not the same for everybody; it comes back to ``Panel.check``. Letters and digits only. ``emoji`` is
    the key of one of the bot's own, such as ``die_3`` or ``seat_0`` (``renderers.emojis``), shown before the label.
    """

    action: Action
    label: str
    style: Style = "secondary"
    more: str = ""
    meant: str = ""
    emoji: str = ""

    @property
    def pressed(self) -> str:
        """What the press sends: the action, and behind ``~`` what it was meant to come to."""
        return f"{self.action}~{self.meant}" if self.meant else self.action


class Pick(Struct, frozen=True):
    """A list to choose one of at most 25 from; ``key`` tells the lists of one message apart."""

    key: str
    placeholder: str
    choices: Sequence[Choice]


Row = Sequence[Choice] | Pick
"""A row of at most five buttons, or one list."""


class Field(Struct, frozen=True):
    """A part of a form: a line or a paragraph to write in or, with ``choices`` (value and label), a list of which up to
    ``most`` can be taken."""

    key: str
    label: str
    value: str = ""
    placeholder: str = ""
    paragraph: bool = False
    longest: int = 400
    choices: Sequence[tuple[str, str]] = ()
    most: int = 1


class Form(Struct, frozen=True):
    """What a person fills in: a title and at most five fields. ``preview``: what comes of it is shown to them first."""

    title: str
    fields: Sequence[Field]
    preview: bool = False


class Panel(ABC):
    """What a game shows at the table. Has no state: every method makes its answer from a view.

    ``names`` are the display names by seat: escaped for the chat where the answer is text, plain where it is labels.
    """

    secrets: ClassVar[bool] = False
    """Whether players have something only they may see: then there is a direct message for each."""
    peeks: ClassVar[bool] = False
    """Whether there is a Peek: always with secrets, and where a seat's own board shows more than the room's."""
    emoji: ClassVar[str]
    """The one that stands before the game's title."""
    example: ClassVar[str]
    """A short game as a record in JSON, for the pictures in the rules."""
    pictures: ClassVar[Sequence[tuple[int, Seat | None]]]
    """For each page of the rules what it shows of the example: after how many actions, and whose card instead of the
    board."""

    @abstractmethod
    def prompt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """Who has to act, and how; empty once it is over. From the room's view."""

    @abstractmethod
    def rows(self, view: Any, names: Sequence[str], words: Words) -> Sequence[Row]:
        """What can be done, the likeliest first. From the room's view, so that it depends on no secret."""

    @abstractmethod
    def accent(self, view: Any) -> Seat | None:
        """Whose colour the message wears: the seat whose turn it is, or the winner."""

    def check(self, view: Any, seat: Seat, action: Action, meant: str) -> None:
        """Make sure that ``action``, which the rules allow, comes to what was ``meant`` where ``seat`` pressed it.

        Raises:
            IllegalAction: it does not, for this seat or by now.
        """
        return

    def peek(self, view: Any, names: Sequence[str], words: Words) -> str:
        """What a seat alone may know, in words. From that seat's view; called only where there are peeks."""
        return ""

    def hint(self, view: Any, names: Sequence[str], words: Words) -> str:
        """What ``view.viewer`` can do now and what it comes to, in a friend's words, for somebody who is new to the
        game; empty if there is nothing to say. From that seat's view, at any moment of the game."""
        return ""

    def reveal(self, view: Any, names: Sequence[str], words: Words) -> str:
        """What is laid open at the end, in words; empty if nothing was hidden."""
        return ""

    def form(self, key: str, view: Any, words: Words, written: Mapping[str, str]) -> Form | None:
        """The form of that key, filled in with what was ``written`` before (its text as ``read`` made it, under the
        key ``action``); None if there is none now."""
        return None

    def read(self, key: str, view: Any, answers: Mapping[str, Sequence[str]]) -> Action:
        """The action that a filled-in form stands for; whether it is legal, the rules decide.

        ``answers`` has what was written, or the values taken, for each field's key.
        """
        raise KeyError(key)


def in_rows(choices: Sequence[Choice]) -> list[Sequence[Choice]]:
    """The buttons in as many rows as they need."""
    return [choices[start : start + IN_A_ROW] for start in range(0, len(choices), IN_A_ROW)]


def has_panel(game: str) -> bool:
    """Whether there is a panel for that game."""
    return importlib.util.find_spec(f"bot.panels.{game}") is not None


@cache
def load(game: str) -> Panel:
    """The panel of that game.

    Raises:
        TypeError: its module has no ``PANEL`` (a mistake in the game).
    """
    module = importlib.import_module(f"bot.panels.{game}")
    if not hasattr(module, "PANEL"):
        raise TypeError(f"bot/panels/{game}.py has no PANEL")
    return cast(Panel, module.PANEL)
