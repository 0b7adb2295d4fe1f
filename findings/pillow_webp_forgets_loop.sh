#!/usr/bin/env bash
# What: Pillow 13.0.0, Python 3.11.7
# Guess: an animation that is opened and saved in another format plays as often as before, in all three formats.
# Behaviour: GIF and PNG take the loop count of the picture that they are saved from. WebP takes none, and plays for
#   ever. A GIF that plays once plays for ever as PNG, too. The frames' times are taken over in each case.
# Expected: the loop count taken over by all of them, as the times are, or by none.
# Output: of a GIF with loop 2: GIF 2, PNG 2, WEBP 0. Of a GIF that plays once: GIF None, PNG 0, WEBP 0.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pillow==13.0.0
venv/bin/python - <<'PYTHON'
import io

from PIL import Image

frames = [Image.new("RGB", (16, 16), colour) for colour in ("red", "green", "blue")]
seen = {}
for name, loop in (("plays once", {}), ("loop 2", {"loop": 2})):
    first = io.BytesIO()
    frames[0].save(first, "GIF", save_all=True, append_images=frames[1:], duration=100, **loop)
    for kind in ("GIF", "PNG", "WEBP"):
        copy = io.BytesIO()
        Image.open(first).save(copy, kind, save_all=True)
        seen[name, kind] = Image.open(copy).info.get("loop")
        print(f"a GIF, {name}, saved as {kind}: loop {seen[name, kind]}")
if seen != {
    ("plays once", "GIF"): None, ("plays once", "PNG"): 0, ("plays once", "WEBP"): 0,
    ("loop 2", "GIF"): 2, ("loop 2", "PNG"): 2, ("loop 2", "WEBP"): 0,
}:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
