"""Application emojis with their fallbacks, and links to tables and messages."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.storage import OpenSeat, TableRow
from bot.table.personas import REGULARS, face_emoji_key

_FALLBACKS = {
    **{f"die_{face}": "🎲" for face in range(1, 7)},
    **{f"d{sides}": "🎲" for sides in (4, 6, 8, 10)},
    **{f"seat_{seat}": sign for seat, sign in enumerate("🟡🟦🟢🔶🟣💛🔵🌸⚪🟤")},
    "pillow": "🪶",
    "halo": "😇",
    "horns": "😈",
    **{face_emoji_key(level): regular.sign for level, regular in REGULARS.items()},
}
"""Signs of Unicode's that come closest: for a seat, its colour and if possible its shape."""

_IN_WORDS = ("halo", "horns")
"""Emojis that sentences contain, as Unicode's sign: no other sign stands for the same."""


class AppEmojis:
    """The application's emojis by key; empty until the bot has found or made them."""

    def __init__(self) -> None:
        self._known: Mapping[str, discord.PartialEmoji] = {}

    def add(self, known: Mapping[str, discord.PartialEmoji]) -> None:
        """Add these emojis."""
        self._known = dict(known)

    def discard(self) -> bool:
        """Discord does not know one of them any more: do without. False if there were none."""
        had, self._known = bool(self._known), {}
        return had

    def for_component(self, key: str) -> discord.PartialEmoji | str | None:
        """Return the emoji for a button or option: the application's of that key, else Unicode's, else None."""
        return self._known.get(key) or _FALLBACKS.get(key)

    def replace_signs(self, text: str) -> str:
        """Return the text with the application's emojis in place of the Unicode signs that stand for them."""
        for key in _IN_WORDS:
            if key in self._known:
                text = text.replace(_FALLBACKS[key], str(self._known[key]))
        return text


NO_EMOJIS = AppEmojis()
"""Emojis for tables that are not shown."""


def table_link(stored: TableRow | OpenSeat) -> str:
    """Return the link to the table's message, or to its channel if there is no message yet."""
    return message_link(stored.guild, stored.channel, stored.message)


def message_link(guild: int, channel: int, message: int | None) -> str:
    """Return the link to a message, or to its channel if there is none."""
    there = f"https://discord.com/channels/{guild}/{channel}"
    return f"{there}/{message}" if message else there
