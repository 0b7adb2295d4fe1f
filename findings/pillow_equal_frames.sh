#!/usr/bin/env bash
# What: Pillow 13.0.0, Python 3.11.2
# Guess: an animation of three equal frames is still one of 600 ms, twice, in every animated format.
# Behaviour: GIF makes one frame of the three and keeps their time and the loop. PNG and WebP become still
#   pictures, without time and loop; AVIF keeps three frames. With other frames between them, all four keep
#   the whole time. No warning tells.
# Expected: the time that was asked for in all formats, or in none.
# Output: GIF: 1 frame, [600] ms. PNG: 1 frame, [None] ms. WEBP: 1 frame, [0] ms. AVIF: 3 frames,
#   [100, 200, 300] ms.
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

frames = [Image.new("RGB", (64, 64), "red")] * 3
seen = {}
for kind in ("GIF", "PNG", "WEBP", "AVIF"):
    target = io.BytesIO()
    frames[0].save(target, kind, save_all=True, append_images=frames[1:], duration=[100, 200, 300], loop=2)
    image = Image.open(target)
    times = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        image.load()
        times.append(image.info.get("duration"))
    seen[kind] = times
    print(f"{kind}: {len(times)} frame(s), {times} ms, loop {image.info.get('loop')}")
if seen != {"GIF": [600], "PNG": [None], "WEBP": [0], "AVIF": [100, 200, 300]}:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
