"""The buttons under what people see of their own affairs: reminders, and what is known of them.

The buttons below a leaderboard: each holds all that it asks for, so any process can answer any of them.
"""

from __future__ import annotations

import re
from typing import Any, Literal, Self, cast

import discord
from discord import ui
from msgspec import Struct

from bot.ui.components.buttons import PersistentComponent
from renderers.text.text_layout import shorter


class AccountButton(PersistentComponent, ui.DynamicItem[ui.Button[Any]], template=r"m:(?P<what>[a-z]+(?:-[a-z]+)*)"):
    """A press about your own affairs: ``m:<what>``. Whose they are follows from who pressed alone."""

    alone = True

    def __init__(self, what: str, label: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        self.what = what
        super().__init__(ui.Button(label=label or "…", style=style, custom_id=f"m:{what}"))

    @property
    def target(self) -> None:
        """About no table."""
        return


Verb = Literal["b", "f", "m", "s", "h", "g"]
"""The button of the page: back, forward, my place, the switch between those with a place and the newcomers, show it
here, or the best guessers. Two buttons of one message may ask for the same page, and their ids must differ."""


class LeaderboardQuery(Struct, frozen=True):
    """A leaderboard query: here or everywhere, ``game`` (None: all), ``period`` ('': all time) and ``page``.

    ``newcomers`` selects them instead of the ranked players. Pages count from 0.
    """

    everywhere: bool = False
    game: str | None = None
    period: str = ""
    newcomers: bool = False
    page: int = 0


class LeaderboardButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=(
        r"l:(?P<verb>[bfmshg]):(?P<scope>[he]):(?P<game>[a-z0-9_]{0,60}):(?P<period>(?:[0-9]{4}(?:Q[1-4]|-[01][0-9]))?)"
        r":(?P<kind>[rn])(?P<page>[0-9]{1,7})"
    ),
):
    """Button to another part of a leaderboard: ``l:<verb>:<here or everywhere>:<game>:<period>:<ranked or
    newcomers><page>``.
    """

    def __init__(self, verb: Verb, asked: LeaderboardQuery, label: str = "", *, disabled: bool = False) -> None:
        self.verb = verb
        self.asked = asked
        scope, kind = "e" if asked.everywhere else "h", "n" if asked.newcomers else "r"
        super().__init__(
            ui.Button(
                label=shorter(label, 80) or "…",
                custom_id=f"l:{verb}:{scope}:{asked.game or ''}:{asked.period}:{kind}{asked.page}",
                disabled=disabled,
            )
        )

    @property
    def target(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the pressed button, rebuilt from its ``custom_id`` alone."""
        asked = LeaderboardQuery(
            match["scope"] == "e", match["game"] or None, match["period"], match["kind"] == "n", int(match["page"])
        )
        return cls(cast(Verb, match["verb"]), asked)
