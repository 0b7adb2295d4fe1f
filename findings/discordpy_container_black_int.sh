#!/usr/bin/env bash
# What: discord.py 2.7.1, Python 3.11.7 (offline)
# One would guess: ui.Container takes accent_colour as a Colour or as an int, and both give
#   the same payload for every colour.
# Seen: The int 0 (black) is dropped, in the constructor and when it is set later:
#   the payload has no colour. Colour(0) is kept, and so is the int 1.
# Expected: accent_color 0 for the int 0, as for Colour(0).
# Output (2026-11-27):
#   Container(accent_colour=Colour(0)) -> 0
#   Container(accent_colour=1) -> 1
#   Container(accent_colour=0) -> None
#   set to 0 afterwards -> None
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check discord.py==2.7.1
venv/bin/python - <<'PY'
import discord
from discord.ui import Container

def sent(container):
    return container.to_component_dict()["accent_color"]

later = Container()
later.accent_colour = 0
seen = {
    "Container(accent_colour=Colour(0))": sent(Container(accent_colour=discord.Colour(0))),
    "Container(accent_colour=1)": sent(Container(accent_colour=1)),
    "Container(accent_colour=0)": sent(Container(accent_colour=0)),
    "set to 0 afterwards": sent(later),
}
for how, colour in seen.items():
    print(how, "->", colour)
if list(seen.values()) != [0, 1, None, None]:
    raise SystemExit("No longer as described.")
print("As described.")
PY
