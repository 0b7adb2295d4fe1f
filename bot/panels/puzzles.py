"""The buttons of the puzzle of the day: each holds all that it asks for, so any process can answer any of them."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.panels.buttons import Pressed
from renderers.lettering import shorter


class PuzzleButton(
    Pressed, ui.DynamicItem[ui.Button[Any]], template=r"q:(?P<day>[0-9]{1,7}):(?P<what>[0-9]|show|lend|keep)"
):
    """``q:<day>:<choice>``; ``:show`` posts that day's puzzle for all, ``:lend`` and ``:keep`` say whether one's own
    games may become puzzles."""

    def __init__(
        self,
        day: int,
        what: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        self.day = day
        self.what = what
        super().__init__(ui.Button(label=shorter(label, 80) or "…", custom_id=f"q:{day}:{what}", style=style))

    @property
    def errand(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(int(match["day"]), match["what"])
