#!/usr/bin/env bash
# What: discord.py 2.7.1, Python 3.11.7 (no network use after the install)
# One would guess: A DynamicItem checks a custom_id when it is made in the same way as when
#   it is clicked: both want the whole custom_id to match the template.
# Seen: Making the item asks only for a match at the start. A click asks for a
#   match of the whole. An item with something after the template is made without
#   an error, goes out with its message, and its callback never runs.
# Expected: ValueError when it is made, as for a custom_id that does not match.
# Output (2026-11-27):
#   made game:7 -> callback ran 1 time
#   made game:7:v2 -> callback ran 0 times
#   made old:game:7 -> ValueError
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check discord.py==2.7.1
venv/bin/python - <<'PY'
import asyncio
import discord

ran = []

class Join(discord.ui.DynamicItem[discord.ui.Button], template=r"game:(?P<table>\d+)"):
    def __init__(self, custom_id):
        super().__init__(discord.ui.Button(label="Join", custom_id=custom_id))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(item.custom_id)

    async def callback(self, interaction):
        ran.append(self.custom_id)

def click(custom_id):
    bot = {"id": "9", "username": "bot", "discriminator": "0", "avatar": None}
    button = {"type": 2, "style": 1, "label": "Join", "custom_id": custom_id}
    message = {"id": "8", "channel_id": "7", "author": bot, "content": "", "tts": False, "type": 0,
               "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "flags": 0,
               "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [],
               "embeds": [], "pinned": False, "components": [{"type": 1, "components": [button]}]}
    return {"id": "5", "application_id": "9", "type": 3, "token": "t", "version": 1, "channel_id": "7",
            "locale": "en-US", "entitlements": [], "attachment_size_limit": 10485760,
            "authorizing_integration_owners": {}, "message": message,
            "user": {"id": "3", "username": "ann", "discriminator": "0", "avatar": None},
            "channel": {"id": "7", "type": 1, "recipients": []},
            "data": {"component_type": 2, "custom_id": custom_id}}

async def main():
    client = discord.Client(intents=discord.Intents.none())
    client.add_dynamic_items(Join)
    seen = {}
    for custom_id in ("game:7", "game:7:v2", "old:game:7"):
        ran.clear()
        try:
            Join(custom_id)
        except ValueError:
            seen[custom_id] = "ValueError"
        else:
            client._connection.parse_interaction_create(click(custom_id))
            await asyncio.sleep(0.2)
            seen[custom_id] = f"callback ran {len(ran)} time{'' if len(ran) == 1 else 's'}"
        print("made", custom_id, "->", seen[custom_id])
    wanted = ["callback ran 1 time", "callback ran 0 times", "ValueError"]
    if list(seen.values()) != wanted:
        raise SystemExit("No longer as described.")
    print("As described.")

asyncio.run(main())
PY
