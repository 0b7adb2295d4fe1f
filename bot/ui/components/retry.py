"""Refused texts, shown to their author with a button that brings its form back as they left it."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.core.errors import Retry
from bot.i18n import Localizer
from bot.ui.components.buttons import PersistentComponent
from bot.ui.components.layout import OutgoingMessage, private_question, small_print
from bot.ui.components.modals import fenced_in
from renderers.text.text_layout import shorter

_LONGEST_ID = 100


class RetryButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"t:(?P<form>[a-z]{1,9}):(?P<keys>[a-z]{1,9}(?:,[a-z]{1,9}){0,4}):(?P<rest>[a-z0-9_:.\-]{0,80})",
):
    """The form for another try: ``t:<form>:<keys>:<rest>``. What was typed stands in its message, in that order."""

    alone = True

    def __init__(self, form: str, keys: tuple[str, ...], rest: str, label: str = "") -> None:
        self.what = form
        self.keys = keys
        self.rest = rest
        custom_id = f"t:{form}:{','.join(keys)}:{rest}"
        super().__init__(
            ui.Button(
                label=shorter(label, 80) or "…", style=discord.ButtonStyle.primary, custom_id=custom_id[:_LONGEST_ID]
            )
        )
        self.fits = len(custom_id) <= _LONGEST_ID and self.template.fullmatch(custom_id) is not None

    @property
    def target(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the pressed button, rebuilt from its ``custom_id`` alone."""
        return cls(match["form"], tuple(match["keys"].split(",")), match["rest"])

    def typed(self, interaction: discord.Interaction[Any]) -> dict[str, str]:
        """Return what had been typed, by the fields' keys."""
        return dict(zip(self.keys, fenced_in(interaction), strict=False))


def retry_message(text: str, retry: Retry, speak: Localizer) -> OutgoingMessage:
    """Build the answer to a refused text: the reason, the typed text, and a button back to its form."""
    typed = [(key, label, value) for key, label, value in retry.typed if value.strip()]
    lines = [text]
    for _, label, value in typed:
        # A code fence within the text would end it.
        spelled = value.strip().replace("`", "\u02cb")
        lines.append(f"{small_print(label)}\n```\n{spelled}\n```" if label else f"```\n{spelled}\n```")
    keys = tuple(key for key, _, _ in typed)
    if not keys:
        return private_question(text)
    button = RetryButton(retry.form, keys, retry.rest, speak("button-retry"))
    # Text that does not fit into an id has to be typed again, from what is shown.
    return private_question("\n".join(lines), *([button] if button.fits else []))
