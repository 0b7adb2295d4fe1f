"""Forms: built from a panel's ``Form``, and read back from what Discord sends, whichever process asked for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.core import discord_patches
from bot.ui.components.buttons import TableTarget
from bot.ui.games import GameForm
from renderers.text.text_layout import beginning, shorter

_ID = re.compile(r"f:(?P<table>[0-9]{1,18}):(?P<turn>[0-9]{1,9}):(?P<key>[a-z0-9-]{1,40})")
GUESS = "guess"
"""The key of the form of a guess: its answer is the user's alone, and it may be sent from another channel."""
_STAYS = 900.0
"""Seconds that an unanswered form is remembered; its interaction is dead then."""
_TEXT = discord.ComponentType.text_display.value
_FENCED = re.compile(r"```\n(.*?)\n```", re.DOTALL)


class FormModal(ui.Modal):
    """A form to be sent to a user. A submission is handled by its id alone, so this object is soon forgotten."""

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Do nothing: the client's ``on_interaction`` handles it."""


def build_modal(form: GameForm, table: int, turn: int, key: str) -> FormModal:
    """Return the modal as Discord shows it; its id is ``f:<table>:<turn>:<key>``."""
    shown = FormModal(title=shorter(form.title, 45), custom_id=f"f:{table}:{turn}:{key}", timeout=_STAYS)
    for field in form.fields:
        part: ui.TextInput[Any] | ui.Select[Any]
        if field.choices:
            taken = field.value.split()
            part = ui.Select(
                custom_id=field.key,
                placeholder=shorter(field.placeholder, 150) or None,
                required=False,
                min_values=0,
                max_values=min(field.most, len(field.choices)),
                options=[
                    discord.SelectOption(label=shorter(label, 100), value=value, default=value in taken)
                    for value, label in field.choices
                ],
            )
        else:
            part = ui.TextInput(
                custom_id=field.key,
                style=discord.TextStyle.paragraph if field.paragraph else discord.TextStyle.short,
                default=beginning(field.value, field.longest) or None,
                placeholder=shorter(field.placeholder, 100) or None,
                max_length=field.longest,
                required=False,
            )
        shown.add_item(
            ui.Label(text=shorter(field.label, 45), description=shorter(field.about, 100) or None, component=part)
        )
    return shown


class ModalSubmission(Struct, frozen=True):
    """A form of ours that was sent: of which table, asked for after how many actions, which of its forms it is, and
    what was written, or the values taken, for each field's key."""

    table: int
    turn: int
    key: str
    answers: Mapping[str, Sequence[str]]

    @property
    def alone(self) -> bool:
        """Return whether the answer is only for the user who sent it."""
        return self.key == GUESS

    @property
    def what(self) -> str:
        """Return which of the forms it is."""
        return self.key

    @property
    def target(self) -> TableTarget:
        """Run at the table."""
        return TableTarget(self.table, from_afar=self.key == GUESS)


def parse_submission(interaction: discord.Interaction[Any]) -> ModalSubmission | None:
    """Return the modal of ours that was submitted; None if it is none.

    Parts that are missing, or not as they should be, count as not filled in.
    """
    data: Any = interaction.data or {}
    match = _ID.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return None
    return ModalSubmission(int(match["table"]), int(match["turn"]), match["key"], submitted_values(data))


def submitted_values(data: Any) -> dict[str, Sequence[str]]:
    """Return the text written or the values chosen in each part of a submitted modal, by part id."""
    answers: dict[str, Sequence[str]] = {}
    for outer in _dicts(data.get("components")):
        for part in _dicts([outer.get("component")]) + _dicts(outer.get("components")):
            values = part.get("values")
            if not isinstance(values, list):
                values = [part.get("value")]
            answers[str(part.get("custom_id"))] = [value for value in values if isinstance(value, str)] or [""]
    return answers


def _dicts(parts: Any) -> list[dict[str, Any]]:
    return [part for part in parts if isinstance(part, dict)] if isinstance(parts, list) else []


def fenced_text(interaction: discord.Interaction[Any]) -> str:
    """Return the text between code fences in the pressed message of ours; empty if there is none."""
    return next(iter(fenced_in(interaction)), "")


def fenced_in(interaction: discord.Interaction[Any]) -> list[str]:
    """All texts between code fences there, in order."""
    return [found for part in _written(discord_patches.raw_components(interaction)) for found in _FENCED.findall(part)]


def _written(components: Any) -> Iterator[str]:
    for component in _dicts(components):
        if component.get("type") == _TEXT:
            yield str(component.get("content", ""))
        yield from _written(component.get("components"))


def message_texts(components: Sequence[Any]) -> list[str]:
    """Return all texts in a message's components, part by part."""
    found: list[str] = []
    for component in components:
        if isinstance(component, discord.TextDisplay):
            found.append(component.content)
        found.extend(message_texts(getattr(component, "children", ())))
    return found
