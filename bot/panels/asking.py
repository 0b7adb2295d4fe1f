"""The button by which a computer is asked after the game why it did what it did."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.ground.seated import is_program
from bot.panels.buttons import Pressed
from bot.panels.errands import Errand
from bot.table.live import Live
from bot.table.regulars import REGULARS, face_of
from bot.words import Words
from games import reasons
from games.core import Seat
from renderers.lettering import shorter

_LABEL = 80


class WhyButton(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"i:(?P<table>[0-9]{1,18}):(?P<seat>[0-9]{1,2})"):
    """``i:<table>:<seat>``: what the computer in that seat has to say."""

    alone = True

    def __init__(
        self, table: int, seat: Seat, label: str = "", emoji: discord.PartialEmoji | str | None = None
    ) -> None:
        self.table = table
        self.seat = seat
        super().__init__(ui.Button(label=shorter(label, _LABEL) or "…", custom_id=f"i:{table}:{seat}", emoji=emoji))

    @property
    def errand(self) -> Errand:
        """Open to everybody who may look at that game."""
        return Errand(self.table, from_afar=True)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(int(match["table"]), int(match["seat"]))


def askable(live: Live) -> list[Seat]:
    """The seats of those who can say why: computers of ours, regulars first, at a game that has reasons. What made
    somebody's program choose nobody here knows."""
    if live.stored.status != "over" or not reasons.kinds(live.game.name):
        return []
    found = [
        seat
        for seat, sitting in enumerate(live.stored.seats)
        if sitting.level is not None and not is_program(sitting.level)
    ]
    return sorted(found, key=lambda seat: live.stored.seats[seat].level not in REGULARS)


def ask(live: Live, words: Words) -> WhyButton | None:
    """The button below the end of a game, for the one computer there or for all; None if there is nobody to ask."""
    seats = askable(live)
    if len(seats) == 1:
        return ask_one(live, seats[0], words)
    return WhyButton(live.id, seats[0], words("button-why-all")) if seats else None


def ask_one(live: Live, seat: Seat, words: Words) -> WhyButton:
    """The button that asks the computer in that seat."""
    sitting = live.stored.seats[seat]
    if sitting.level is None or sitting.level not in REGULARS:
        return WhyButton(live.id, seat, words("button-why", name=live.names[seat]))
    face = live.emojis.of(face_of(sitting.level))
    return WhyButton(live.id, seat, words("button-why", name=sitting.name), face)
