"""*What if?* in the lobby: what the house rules do to a game."""

from __future__ import annotations

from bot.catalogue import playable
from bot.client import Sleepover
from bot.laboratory import findings
from bot.panels.whatif import WhatIfButton


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    for game in playable():
        # Read now, and not while the first lobby waits.
        findings(game)
    bot.answer_presses(WhatIfButton)
