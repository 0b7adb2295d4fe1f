"""The buttons of reviews."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.panels.buttons import Pressed
from bot.panels.errands import Errand
from renderers.lettering import shorter

_LABEL = 80


class ReviewButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"v:(?P<table>[0-9]{1,18}):(?P<what>[0-9]{1,2}|share(?::[0-9]{1,2})?)",
):
    """``v:<table>:<page>`` with the page from 1, or ``v:<table>:share:<page>``; buttons that are older than pages to
    share are ``v:<table>:share`` and share the first."""

    alone = True

    def __init__(self, table: int, what: str, label: str = "", *, disabled: bool = False) -> None:
        self.table = table
        self.what = what
        super().__init__(
            ui.Button(label=shorter(label, _LABEL) or "…", custom_id=f"v:{table}:{what}", disabled=disabled)
        )

    @property
    def errand(self) -> Errand:
        """Open to everybody who may look at that game."""
        return Errand(self.table, from_afar=True)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(int(match["table"]), match["what"])
