#!/usr/bin/env bash
# What: hikari 2.7.0, Python 3.11.7 (offline)
# One would guess: A message whose container has accent_color 0 (black) is read with the
#   accent colour black, as an embed of colour 0 is.
# Seen: The embed keeps black. The container reads as having no accent colour at
#   all, so a copy of it is sent without its black bar. Colour 1 is kept in both.
# Expected: Color(0) in both places, and None only if the colour is absent or null.
# Output (2026-11-27):
#   colour 0: embed 0 container None
#   colour 1: embed 1 container 1
#   colour 16711680: embed 16711680 container 16711680
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check hikari==2.7.0
venv/bin/python - <<'PY'
from unittest import mock
from hikari.impl import EntityFactoryImpl

def read(colour):
    text = {"type": 10, "id": 2, "content": "Your turn"}
    message = EntityFactoryImpl(mock.Mock()).deserialize_message({
        "id": "8", "channel_id": "7", "content": "", "tts": False, "type": 0, "flags": 0,
        "author": {"id": "9", "username": "bot", "discriminator": "0", "avatar": None, "global_name": None},
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "mention_everyone": False,
        "mentions": [], "mention_roles": [], "attachments": [], "pinned": False,
        "embeds": [{"type": "rich", "title": "Your turn", "color": colour}],
        "components": [{"type": 17, "id": 1, "accent_color": colour, "spoiler": False, "components": [text]}],
    })
    found = message.embeds[0].color, message.components[0].accent_color
    return tuple(None if c is None else int(c) for c in found)

seen = {colour: read(colour) for colour in (0, 1, 0xFF0000)}
for colour, (embed, container) in seen.items():
    print(f"colour {colour}: embed {embed} container {container}")
if seen != {0: (0, None), 1: (1, 1), 0xFF0000: (0xFF0000, 0xFF0000)}:
    raise SystemExit("No longer as described.")
print("As described.")
PY
