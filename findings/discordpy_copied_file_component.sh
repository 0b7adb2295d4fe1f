#!/usr/bin/env bash
# What: discord.py 2.7.1 and disnake 2.12.2, Python 3.11.7
# Guess: both make of a received message with a file component a view that can be sent again, so that a bot may edit
#   one of its texts. For a file Discord takes `attachment://name` only.
# Behaviour: disnake writes that reference, with the name that the message has. discord.py writes the address at which
#   the file was read, which Discord's reference rules out for a file component, and forgets the name. For pictures of
#   a gallery both write the address, which is right there.
# Expected: attachment://game.txt from both.
# Output: discord.py https://cdn.example/game.txt?ex=1, disnake attachment://game.txt
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > shared.py <<'PYTHON'
ADDRESS = "https://cdn.example/game.txt?ex=1"
MEDIA = {"url": ADDRESS, "proxy_url": ADDRESS, "width": None, "height": None, "content_type": "text/plain"}
COMPONENTS = [
    {"type": 10, "id": 1, "content": "The game"},
    {"type": 13, "id": 2, "file": MEDIA, "spoiler": False, "name": "game.txt", "size": 12},
]
PYTHON
cat > of_discordpy.py <<'PYTHON'
import asyncio
from types import SimpleNamespace
from discord.components import _component_factory
from discord.ui import LayoutView
from shared import COMPONENTS

async def copied():
    message = SimpleNamespace(components=[_component_factory(one) for one in COMPONENTS])
    return LayoutView.from_message(message).to_components()

print(asyncio.run(copied())[1]["file"]["url"])
PYTHON
cat > of_disnake.py <<'PYTHON'
from types import SimpleNamespace
from disnake.components import _message_component_factory
from disnake.ui import components_from_message
from shared import COMPONENTS

message = SimpleNamespace(components=[_message_component_factory(one) for one in COMPONENTS])
print(components_from_message(message)[1].to_component_dict()["file"]["url"])
PYTHON
for library in discord.py==2.7.1 disnake==2.12.2; do
    python3 -m venv "venv-$library"
    "venv-$library/bin/pip" install -q --disable-pip-version-check "$library"
done
first="$(venv-discord.py==2.7.1/bin/python of_discordpy.py)"
other="$(venv-disnake==2.12.2/bin/python of_disnake.py)"
echo "discord.py: $first"
echo "disnake: $other"
if [ "$first" != "https://cdn.example/game.txt?ex=1" ] || [ "$other" != "attachment://game.txt" ]; then
    echo "They do not behave as described any more." >&2
    exit 1
fi
echo "As described."
