"""The buttons and selects of every message of the bot. They hold no state: all they need is in their id,
so any process can answer any of them, on a message of any age.

What a press, a list or a form is about: which table, and from where it may be asked.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import signature
from typing import Any, ClassVar, Protocol, Self, cast

import discord
from discord import ui
from msgspec import Struct

from bot.core import discord_patches
from bot.ui.games import Style
from renderers.text.text_layout import shorter


class TableTarget(Struct, frozen=True):
    """A request about the table of that number.

    It is run at the table, which is where its message is, or in the direct messages of a player seated there;
    ``from_afar`` wherever the user may look at that table's game.
    """

    table: int
    from_afar: bool = False


_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_LABEL = 80

SOMEBODY = r"(?:[0-9]{1,18}|[1-8][0-9]{18})"
"""The id of a person within a button's: a number that the database can hold. What does not fit is no button of ours."""

Component = ui.DynamicItem[Any]
"""A button or a list of ours."""


class Request(Protocol):
    """Anything that a handler answers: a used component, or a submitted modal."""

    @property
    def alone(self) -> bool:
        """Return whether the answer is only for the user who asked, who then sees "thinking…"."""
        ...

    @property
    def what(self) -> str:
        """Return what is asked, by which the handler is found among those of its kind."""
        ...

    @property
    def target(self) -> TableTarget | None:
        """Return the table that it is about; None if it is about no table."""
        ...


class PersistentComponent(ABC):
    """Base class of all our buttons and selects: it hands a press on, and decides nothing itself."""

    alone: ClassVar[bool] = False
    """True if the answer is only for the user who pressed, who then sees "thinking…"."""
    what: str = ""
    """The part of its id that says what is asked; empty if the kind asks for one thing only."""

    @property
    @abstractmethod
    def target(self) -> TableTarget | None:
        """Table that the component targets; None if it is about no table. Each kind says so itself."""

    def request(self, interaction: discord.Interaction[Any]) -> Request:
        """Return what its use asks for: the component itself, unless the kind says otherwise."""
        return self

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the used component, rebuilt from its ``custom_id`` alone: the groups of its template are arguments of
        its constructor, numbers if they are annotated as such."""
        numbers = _numbers(cls)
        found = {name: value for name, value in match.groupdict().items() if value is not None}
        return cls(**{name: int(value) if name in numbers else value for name, value in found.items()})


@cache
def _numbers(kind: type[PersistentComponent]) -> frozenset[str]:
    """Return the arguments of its constructor that are numbers."""
    return frozenset(name for name, part in signature(kind).parameters.items() if part.annotation in ("int", "Seat"))


class TableClick(Struct, frozen=True):
    """A press of a table's button, or a choice from a list of actions there.

    ``turn`` is how many actions had been played when it was drawn. An ``action`` beginning with ``@`` is not the game's
    but the table's, such as ``@join``, or ``@take:2`` with an argument.
    """

    table: int
    turn: int
    action: str
    alone: ClassVar[bool] = False

    @property
    def what(self) -> str:
        """Return the table's action up to its argument (``@take:``), the sign of another, or ``act`` for the game's."""
        if self.action.startswith("@"):
            return "".join(self.action.partition(":")[:2])
        return self.action[0] if self.action[:1] in tuple("?!#") else "act"

    @property
    def argument(self) -> str:
        """Return what follows the first colon."""
        return self.action.partition(":")[2]

    @property
    def target(self) -> TableTarget:
        """Run at the table."""
        return TableTarget(self.table)


def selected_value(interaction: discord.Interaction[Any]) -> str:
    """Return the value chosen from a select; empty if there is none."""
    return next(iter(selected_values(interaction)), "")


def selected_values(interaction: discord.Interaction[Any]) -> list[str]:
    """All values that were chosen from a list."""
    data: Any = interaction.data or {}
    values = data.get("values")
    return [str(value) for value in values] if isinstance(values, list) else []


class TableButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"s:(?P<table>[0-9]{1,18}):(?P<turn>[0-9]{1,9}):(?P<action>.+)",
):
    """A press at a table: ``s:<table>:<turn>:<action>``.

    ``turn`` is how many actions had been played when the button was drawn. An action beginning with ``@`` is not the
    game's but the table's (``@join``, ``@peek``).
    """

    def __init__(
        self,
        table: int,
        turn: int,
        action: str,
        label: str = "",
        style: Style = "secondary",
        *,
        disabled: bool = False,
        emoji: discord.PartialEmoji | str | None = None,
    ) -> None:
        self.table = table
        self.turn = turn
        self.action = action
        super().__init__(
            ui.Button(
                label=shorter(label, _LABEL) or "…",
                style=_STYLES[style],
                custom_id=self.make_custom_id(table, turn, action),
                disabled=disabled,
                emoji=emoji,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the pressed button, with nothing to be shown: that would take as long as all the rest of its way."""
        pressed = cls.__new__(cls)
        pressed.table, pressed.turn, pressed.action = int(match["table"]), int(match["turn"]), match["action"]
        return pressed

    @staticmethod
    def make_custom_id(table: int, turn: int, action: str) -> str:
        """Return the custom id of such a button."""
        return f"s:{table}:{turn}:{action}"

    def request(self, interaction: discord.Interaction[Any]) -> TableClick:
        """Return the press at the table."""
        return TableClick(self.table, self.turn, self.action)

    @property
    def target(self) -> TableTarget:
        """Run at the table."""
        return TableTarget(self.table)


class ActionSelectComponent(
    PersistentComponent,
    ui.DynamicItem[ui.Select[Any]],
    template=r"a:(?P<table>[0-9]{1,18}):(?P<turn>[0-9]{1,9}):(?P<key>[a-z0-9-]{1,40})",
):
    """A list of actions at a table: ``a:<table>:<turn>:<key>``; its values are actions, as in a ``TableButton``."""

    def __init__(
        self, table: int, turn: int, key: str, options: list[discord.SelectOption], placeholder: str = ""
    ) -> None:
        self.table = table
        self.turn = turn
        super().__init__(
            ui.Select(
                custom_id=self.make_custom_id(table, turn, key),
                placeholder=shorter(placeholder, 150) or None,
                options=options,
            )
        )

    @staticmethod
    def make_custom_id(table: int, turn: int, key: str) -> str:
        """Return the custom id of such a select."""
        return f"a:{table}:{turn}:{key}"

    def request(self, interaction: discord.Interaction[Any]) -> TableClick:
        """Return the chosen action, as if it had a button."""
        return TableClick(self.table, self.turn, selected_value(interaction))

    @property
    def target(self) -> TableTarget:
        """Run at the table."""
        return TableTarget(self.table)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the select menu that was used, with nothing to be shown."""
        used = cls.__new__(cls)
        used.table, used.turn = int(match["table"]), int(match["turn"])
        return used


class OptionSelect(
    PersistentComponent, ui.DynamicItem[ui.Select[Any]], template=r"p:(?P<table>[0-9]{1,18}):(?P<option>[a-z_]{1,40})"
):
    """A house rule being chosen in the lobby: ``p:<table>:<option>``; the value is the choice's place in the list."""

    def __init__(self, table: int, option: str, choices: list[tuple[str, bool]], placeholder: str = "") -> None:
        self.table = table
        self.option = option
        super().__init__(
            ui.Select(
                custom_id=f"p:{table}:{option}",
                placeholder=shorter(placeholder, 150) or None,
                options=[
                    discord.SelectOption(label=shorter(label, 100), value=str(place), default=chosen)
                    for place, (label, chosen) in enumerate(choices)
                ],
            )
        )

    @property
    def target(self) -> TableTarget:
        """Run at the table."""
        return TableTarget(self.table)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the used select, rebuilt from its custom id alone."""
        return cls(int(match["table"]), match["option"], [("…", False)])


class RulesPageButton(
    PersistentComponent, ui.DynamicItem[ui.Button[Any]], template=r"r:(?P<game>[a-z0-9_]{1,60}):(?P<page>[0-9]{1,3})"
):
    """Button to another page of a game's rules: ``r:<game>:<page>``."""

    def __init__(self, game: str, page: int, label: str = "", *, disabled: bool = False) -> None:
        self.game = game
        self.page = page
        super().__init__(ui.Button(label=label or "…", custom_id=f"r:{game}:{page}", disabled=disabled))

    @property
    def target(self) -> None:
        """About no table."""
        return


def component_kinds() -> tuple[type[Component], ...]:
    """Return all kinds of buttons and selects."""
    return tuple(kind for kind in PersistentComponent.__subclasses__() if issubclass(kind, ui.DynamicItem))


async def parse_component(interaction: discord.Interaction[Any]) -> PersistentComponent | None:
    """Return the button or select used, from its id alone; None if it is of none of our kinds.

    discord.py would rebuild all components of the message to look for this one among them, and drop the press
    if the message does not show it any more.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    for kind in component_kinds():
        match = kind.__discord_ui_compiled_template__.fullmatch(custom_id)
        if match:
            return cast(PersistentComponent, await kind.from_custom_id(interaction, ui.Button(), match))
    return None


_ABOUT = re.compile(r"(?:[sapvwfzi]:|h:[acotgJS]:)(?P<table>[0-9]{1,18})(?::|\Z)", re.ASCII)
_NAMED = re.compile(r"sleepover-(?P<table>[0-9]{1,18})\.[a-z]+", re.ASCII)


def table_of_message(message: discord.Message) -> int | None:
    """Return the table that a message of ours is about, by its components or its attachments."""
    pressed = [_ABOUT.match(custom_id) for custom_id in custom_ids(message.components) if custom_id]
    attached = [_NAMED.fullmatch(file.filename) for file in message.attachments]
    found = next((match for match in (*pressed, *attached) if match), None)
    return None if found is None else int(found["table"])


def message_has_component(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the pressed message has the component that was used, and of its kind."""
    data: Any = interaction.data or {}
    return _among(
        discord_patches.raw_components(interaction), str(data.get("custom_id", "")), data.get("component_type")
    )


def _among(components: Any, custom_id: str, kind: Any) -> bool:
    return isinstance(components, list) and any(
        (component.get("custom_id") == custom_id and component.get("type") == kind)
        or _among(component.get("components"), custom_id, kind)
        for component in components
        if isinstance(component, dict)
    )


def custom_ids(components: Iterable[Any]) -> Iterator[str | None]:
    """Yield the custom ids of all pressable components in a message, and None for the others."""
    for component in components:
        yield getattr(component, "custom_id", None)
        yield from custom_ids(getattr(component, "children", ()))
