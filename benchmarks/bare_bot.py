"""The least that a bot on discord.py can do for a press, for benchmarks: a bound for what a bot of ours can cost.

One persistent button, whose press is answered with a picture that is ready, of the size of a board. The process is
asked and ended like that of our bot (:mod:`benchmarks.beside`).
"""

from __future__ import annotations

import asyncio
import io
import random
import sys
from typing import Any

import discord
import yarl

from benchmarks.beside import Watch

BUTTON = "bare"
"""The button's id."""
PICTURE = b"\x89PNG\r\n\x1a\n" + random.Random(7).randbytes(61_000)
"""A picture as large as a board, which nobody looks at."""


class BareView(discord.ui.View):
    """A message with the one button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id=BUTTON)
    async def press(self, interaction: discord.Interaction[Any], _button: discord.ui.Button[Any]) -> None:
        """Answer with the picture."""
        picture = discord.File(io.BytesIO(PICTURE), "board.png")
        await interaction.response.edit_message(attachments=[picture], view=self)


class BareBot(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.begun = asyncio.Event()

    async def setup_hook(self) -> None:
        """Listen to the button on messages of any age."""
        self.add_view(BareView())

    async def on_ready(self) -> None:
        """Note that it is connected."""
        self.begun.set()


async def be_the_bot(url: str, gateway: str, token: str) -> None:
    """Connect to the local Discord there, say so on standard output, and answer until standard input ends."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    async with BareBot() as bot:
        working = asyncio.create_task(bot.start(token))
        await bot.begun.wait()
        await Watch().answer()
        await bot.close()
        await working


if __name__ == "__main__":
    asyncio.run(be_the_bot(*sys.argv[1:4]))
