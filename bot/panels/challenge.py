"""The form by which somebody challenges somebody else: to which game."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.panels import load
from bot.panels.buttons import SOMEBODY
from bot.panels.catalogue import described
from bot.panels.forms import FormModal, answered
from bot.words import Words, words
from renderers.lettering import shorter

_ID = re.compile(rf"c:(?P<user>{SOMEBODY})")
_STAYS = 900.0
"""Seconds that an unanswered form is remembered; its interaction is dead then."""
_GAME = "game"
_IN_A_GROUP = 10
"""So many choices stand beside one another at most; of more, they are a list."""


def form(user: int, name: str, speak: Words) -> FormModal:
    """Which game to challenge that person to; the form's id is ``c:<user>``."""
    games = list(described(speak.locale).items())
    part: ui.RadioGroup[Any] | ui.Select[Any]
    if 1 < len(games) <= _IN_A_GROUP:
        part = ui.RadioGroup(
            custom_id=_GAME,
            options=[
                discord.RadioGroupOption(
                    label=shorter(f"{load(game).emoji} {title}", 100),
                    value=game,
                    description=shorter(words(speak.locale, game)("tagline"), 100),
                )
                for game, title in games
            ],
        )
    else:
        part = ui.Select(
            custom_id=_GAME,
            options=[discord.SelectOption(label=shorter(title, 100), value=game) for game, title in games[:25]],
        )
    shown = FormModal(title=shorter(speak("challenge-title", player=name), 45), custom_id=f"c:{user}", timeout=_STAYS)
    shown.add_item(ui.Label(text=shorter(speak("challenge-game"), 45), component=part))
    return shown


class Challenge(Struct, frozen=True):
    """Somebody is challenged: by their id, and to which game, as it was sent."""

    user: int
    game: str


def challenged(interaction: discord.Interaction[Any]) -> Challenge | None:
    """The challenge that was sent; None if it is none."""
    data: Any = interaction.data or {}
    match = _ID.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return None
    return Challenge(int(match["user"]), next(iter(answered(data).get(_GAME, ())), ""))
