"""The message that a press or a form came from. Discord sends all of it along, and discord.py would make an object of
every button and every line in it for each press; what hardly anybody asks for stays as it came."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

_KEPT = "message_components"
"""Under what an interaction's data keep the components of its message."""
_UNREAD = ("interaction", "interaction_metadata")
"""What nobody asks for."""


def unread(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """What is to be called in place of discord.py's ``parse`` with each interaction, as the gateway sends it."""

    def comes(data: Any) -> None:
        message, inner = data.get("message"), data.get("data")
        if isinstance(message, dict) and isinstance(inner, dict):
            kept = {name: value for name, value in message.items() if name not in _UNREAD}
            inner = {**inner, _KEPT: message.get("components")}
            data = {**data, "data": inner, "message": {**kept, "components": [], "attachments": []}}
        parse(data)

    return comes


def components(interaction: discord.Interaction[Any]) -> Sequence[Any]:
    """The components of the message that was pressed, as Discord sent them; empty if there are none."""
    data: Any = interaction.data or {}
    found = data.get(_KEPT)
    return found if isinstance(found, list) else []
