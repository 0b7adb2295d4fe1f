#!/usr/bin/env bash
# What: simcord 3.2.1, discord.py 2.7.1, Python 3.11
# Guess: a quarter of an hour after a press its token is refused as Discord refuses it: 401, code 50027, "Invalid Webhook
#   Token" (discord/discord-api-docs, #2461 and #6851).
# Behaviour: it is 404, code 10015, "Unknown Webhook". In discord.py that is `NotFound`, and Discord's answer is a plain
#   `HTTPException`. So a bot that catches `NotFound` passes its tests, and raises an error at Discord.
# Expected: the answer of Discord, as for the three seconds of a first answer (404, code 10062).
# Output: after 14:50 minutes: sent; after 15:10: NotFound 404 10015
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check simcord==3.2.1 discord.py==2.7.1
venv/bin/python - <<'PYTHON'
import asyncio
import sys

import discord
import simcord


async def main() -> list[object]:
    bot = discord.Client(intents=discord.Intents.none())
    bot.tree = discord.app_commands.CommandTree(bot)
    pressed: list[discord.Interaction] = []

    @bot.tree.command(name="play", description="Open a table.")
    async def play(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Who is in?")
        pressed.append(interaction)

    async with simcord.run(bot) as env:
        await bot.tree.sync()
        guild = env.create_guild()
        await guild.add_member(env.create_user("Ann")).slash(guild.create_text_channel("games"), "play")
        seen: list[object] = []
        for seconds in (890, 20):
            await env.advance_time(seconds)
            try:
                await pressed[0].followup.send("Still here.")
                seen.append("sent")
            except discord.HTTPException as error:
                seen.append((type(error).__name__, error.status, error.code))
        return seen


seen = asyncio.run(main())
print(*seen, sep="\n")
if seen != ["sent", ("NotFound", 404, 10015)]:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
