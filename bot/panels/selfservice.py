"""The buttons under what people see of their own affairs: reminders, and what is known of them."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.panels.buttons import Pressed


class SelfServiceButton(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"m:(?P<what>[a-z]+(?:-[a-z]+)*)"):
    """A press about your own affairs: ``m:<what>``. Whose they are follows from who pressed alone."""

    alone = True

    def __init__(self, what: str, label: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        self.what = what
        super().__init__(ui.Button(label=label or "…", style=style, custom_id=f"m:{what}"))

    @property
    def errand(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(match["what"])
