"""The buttons and selects of every message of the bot. They hold no state: all they need is in their id,
so any process can answer any of them, on a message of any age."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ui

from bot.panels import Style

if TYPE_CHECKING:
    from bot.client import Sleepover

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_LABEL = 80


class TableButton(
    ui.DynamicItem[ui.Button[Any]], template=r"s:(?P<table>[0-9]{1,18}):(?P<turn>[0-9]{1,9}):(?P<action>.+)"
):
    """A press at a table: ``s:<table>:<turn>:<action>``.

    ``turn`` is how many actions had been played when the button was drawn. An action beginning with ``@`` is not the
    game's but the table's (``@join``, ``@peek``).
    """

    def __init__(
        self, table: int, turn: int, action: str, label: str = "", style: Style = "secondary", *, disabled: bool = False
    ) -> None:
        self.table = table
        self.turn = turn
        self.action = action
        super().__init__(
            ui.Button(
                label=label[:_LABEL] or "…",
                style=_STYLES[style],
                custom_id=f"s:{table}:{turn}:{action}",
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(int(match["table"]), int(match["turn"]), match["action"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the desk."""
        bot = cast("Sleepover", interaction.client)
        await bot.desk.press(interaction, self.table, self.turn, self.action)


class ActionPicker(
    ui.DynamicItem[ui.Select[Any]], template=r"a:(?P<table>[0-9]{1,18}):(?P<turn>[0-9]{1,9}):(?P<key>[a-z0-9-]{1,40})"
):
    """A list of actions at a table: ``a:<table>:<turn>:<key>``; its values are actions, as in a ``TableButton``."""

    def __init__(
        self, table: int, turn: int, key: str, options: list[discord.SelectOption], placeholder: str = ""
    ) -> None:
        self.table = table
        self.turn = turn
        super().__init__(
            ui.Select(custom_id=f"a:{table}:{turn}:{key}", placeholder=placeholder[:150] or None, options=options)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The list that was used, from its id alone."""
        return cls(int(match["table"]), int(match["turn"]), match["key"], [discord.SelectOption(label="…")])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the desk, as if it had been a button."""
        bot = cast("Sleepover", interaction.client)
        await bot.desk.press(interaction, self.table, self.turn, _value(interaction))


class OptionPicker(ui.DynamicItem[ui.Select[Any]], template=r"p:(?P<table>[0-9]{1,18}):(?P<option>[a-z_]{1,40})"):
    """A house rule being chosen in the lobby: ``p:<table>:<option>``; the value is the choice's place in the list."""

    def __init__(self, table: int, option: str, choices: list[tuple[str, bool]], placeholder: str = "") -> None:
        self.table = table
        self.option = option
        super().__init__(
            ui.Select(
                custom_id=f"p:{table}:{option}",
                placeholder=placeholder[:150] or None,
                options=[
                    discord.SelectOption(label=label[:100], value=str(place), default=chosen)
                    for place, (label, chosen) in enumerate(choices)
                ],
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The select that was used, from its id alone."""
        return cls(int(match["table"]), match["option"], [("…", False)])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the desk."""
        bot = cast("Sleepover", interaction.client)
        await bot.desk.pick(interaction, self.table, self.option, _value(interaction))


class PageButton(ui.DynamicItem[ui.Button[Any]], template=r"r:(?P<game>[a-z0-9_]{1,60}):(?P<page>[0-9]{1,3})"):
    """Another page of a game's rules: ``r:<game>:<page>``."""

    def __init__(self, game: str, page: int, label: str = "", *, disabled: bool = False) -> None:
        self.game = game
        self.page = page
        super().__init__(ui.Button(label=label or "…", custom_id=f"r:{game}:{page}", disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(match["game"], int(match["page"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page."""
        bot = cast("Sleepover", interaction.client)
        await bot.desk.turn_page(interaction, self.game, self.page)


def _value(interaction: discord.Interaction[Any]) -> str:
    data: Any = interaction.data or {}
    return str((data.get("values") or [""])[0])


ALL: tuple[type[ui.DynamicItem[Any]], ...] = (TableButton, ActionPicker, OptionPicker, PageButton)
"""Those of tables and rules. A command that has others hands them to ``Sleepover.answer_presses``."""


async def press_unseen(interaction: discord.Interaction[Any], kinds: Iterable[type[ui.DynamicItem[Any]]] = ALL) -> None:
    """Hand over the press of one of these ``kinds`` whose message has changed since, and does not show it any more.

    discord.py looks for the button on the message as it is now, and drops the press if it is not there.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.message is None or custom_id in _custom_ids(interaction.message.components):
        return
    for kind in kinds:
        match = kind.__discord_ui_compiled_template__.fullmatch(custom_id)
        if match:
            item = await kind.from_custom_id(interaction, ui.Button(), match)
            await item.callback(interaction)


def _custom_ids(components: Iterable[Any]) -> Iterator[str | None]:
    for component in components:
        yield getattr(component, "custom_id", None)
        yield from _custom_ids(getattr(component, "children", ()))
