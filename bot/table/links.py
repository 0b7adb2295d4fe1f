"""Addresses of tables and messages, as clients open them."""

from __future__ import annotations

from bot.store import Appointment, Stored


def link(stored: Stored | Appointment) -> str:
    """The address of the table's message; of its channel if there is no message yet."""
    return address(stored.guild, stored.channel, stored.message)


def address(guild: int, channel: int, message: int | None) -> str:
    """The address of a message; of its channel if there is none."""
    there = f"https://discord.com/channels/{guild}/{channel}"
    return f"{there}/{message}" if message else there
