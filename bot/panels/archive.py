"""The buttons and lists of past games: they say in their id all that is to be shown.

``h:`` and a letter for what is wanted, then numbers and names with colons between. Small letters are buttons, capital
ones lists, whose value is the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal, Self

import discord
from discord import ui
from msgspec import Struct

from bot.ground.refusals import Refusal
from bot.panels.buttons import SOMEBODY, Pressed
from bot.panels.errands import Errand
from bot.words.excerpt import cut
from games.core import Seat
from renderers.lettering import shorter

LATEST = 999_999_999
"""Stands for the last step there is, whichever that is by then."""
SHOW = "show"
"""The key of a button that shows a spot beside what it stands below, and not in its place."""
_LABEL, _OPTION = 80, 100

_TABLE, _STEP = r"[0-9]{1,18}", r"[0-9]{1,9}"
_SPOT = rf"{_TABLE}:{_STEP}:(?:r|[0-9]{{1,3}}):[pt]"

Way = Literal["picture", "text"]


class Spot(Struct, frozen=True):
    """What is looked at in a game: a table, how many actions had been played, whose knowledge (None: the room's), and
    whether as a picture or in words."""

    table: int
    step: int
    seat: Seat | None = None
    way: Way = "picture"

    def written(self) -> str:
        """For an id."""
        return f"{self.table}:{self.step}:{'r' if self.seat is None else self.seat}:{self.way[0]}"

    @classmethod
    def read(cls, parts: Sequence[str]) -> Self:
        """From an id that ``written`` made, or from one into which a value was put that somebody chose.

        Raises:
            Refusal: nobody can have chosen that.
        """
        if not re.fullmatch(_SPOT, ":".join(parts[:4]), re.ASCII):
            raise Refusal("sorry-unknown")
        table, step, seat, way = parts[:4]
        return cls(int(table), int(step), None if seat == "r" else int(seat), "text" if way == "t" else "picture")


class ArchiveButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=(
        rf"h:(?=[acot]:{_TABLE}\Z|g:{_SPOT}:|p:{SOMEBODY}:[a-z0-9_]{{0,60}}:[ab]:{_TABLE}\Z)"
        r"(?P<what>[acgopt]):(?P<rest>[a-z0-9_:]{1,90})"
    ),
):
    """A press among past games."""

    alone = True

    def __init__(self, what: str, rest: str, label: str = "", *, disabled: bool = False) -> None:
        self.what = what
        self.rest = rest
        super().__init__(
            ui.Button(label=shorter(label, _LABEL) or "…", custom_id=f"h:{what}:{rest}", disabled=disabled)
        )

    @classmethod
    def replay(cls, table: int, label: str) -> Self:
        """Look at the game step by step, privately."""
        return cls("o", str(table), label)

    @classmethod
    def animation(cls, table: int, label: str) -> Self:
        """The animation, privately."""
        return cls("a", str(table), label)

    @classmethod
    def transcript(cls, table: int, label: str) -> Self:
        """The game in words, privately."""
        return cls("t", str(table), label)

    @classmethod
    def check(cls, table: int, label: str) -> Self:
        """The check of the dice, privately."""
        return cls("c", str(table), label)

    @classmethod
    def go(cls, spot: Spot, key: str, label: str, *, disabled: bool = False) -> Self:
        """Another spot; ``key`` tells buttons apart that lead to the same one."""
        return cls("g", f"{spot.written()}:{key}", label, disabled=disabled)

    @classmethod
    def page(cls, user: int, game: str | None, edge: str, table: int, label: str, *, disabled: bool = False) -> Self:
        """Another page of somebody's games: those ``before`` or ``after`` a table."""
        return cls("p", f"{user}:{game or ''}:{edge}:{table}", label, disabled=disabled)

    @property
    def errand(self) -> Errand | None:
        """Open to everybody who may look at that game; a list of somebody's games is about none of them."""
        return None if self.what == "p" else Errand(int(self.rest.split(":")[0]), from_afar=True)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(match["what"], match["rest"])


class ArchivePicker(Pressed, ui.DynamicItem[ui.Select[Any]], template=rf"h:(?P<what>[JS]):(?P<rest>{_SPOT})"):
    """A list to choose a step (``J``) or whose knowledge (``S``) from; the rest of its id is the spot that is shown."""

    alone = True

    def __init__(self, what: str, rest: str, options: list[discord.SelectOption], placeholder: str = "") -> None:
        self.what = what
        self.rest = rest
        super().__init__(
            ui.Select(custom_id=f"h:{what}:{rest}", placeholder=shorter(placeholder, 150) or None, options=options)
        )

    @classmethod
    def step(cls, spot: Spot, steps: Sequence[tuple[int, str]], placeholder: str) -> Self:
        """The steps to jump to, with what happened there."""
        options = [discord.SelectOption(label=cut(told, _OPTION), value=str(step)) for step, told in steps]
        return cls("J", spot.written(), options, placeholder)

    @classmethod
    def knowledge(cls, spot: Spot, room: str, seats: Sequence[str]) -> Self:
        """Whose knowledge the game is looked at with."""
        choices = [("r", room), *((str(seat), label) for seat, label in enumerate(seats))]
        chosen = "r" if spot.seat is None else str(spot.seat)
        options = [
            discord.SelectOption(label=shorter(label, _OPTION), value=value, default=value == chosen)
            for value, label in choices
        ]
        return cls("S", spot.written(), options)

    @property
    def errand(self) -> Errand:
        """Open to everybody who may look at that game."""
        return Errand(int(self.rest.split(":")[0]), from_afar=True)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The list that was used, from its id alone."""
        return cls(match["what"], match["rest"], [discord.SelectOption(label="…")])
