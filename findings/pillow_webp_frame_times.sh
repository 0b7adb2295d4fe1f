#!/usr/bin/env bash
# What: Pillow 13.0.0, Python 3.11.7
# One would guess: An animated GIF that is opened and saved with save_all keeps the time of
#   each frame and the loop count, whichever animated format it is saved as.
# Seen: GIF and APNG keep them. WebP gives every frame the time of the frame that
#   was current (here the first), and loops for ever. No warning tells.
# Expected: The same three times and two loops in all formats.
# Output (2026-11-27):
#   GIF: frames [100, 200, 300] ms, loop 2
#   PNG: frames [100, 200, 300] ms, loop 2
#   WEBP: frames [100, 100, 100] ms, loop 0
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pillow==13.0.0
venv/bin/python - <<'PY'
import io
from PIL import Image

def read(data):
    image = Image.open(io.BytesIO(data))
    times = []
    for index in range(image.n_frames):
        image.seek(index)
        image.load()
        times.append(int(image.info["duration"]))
    return times, image.info["loop"]

frames = [Image.new("RGB", (64, 64), colour) for colour in ("red", "green", "blue")]
source = io.BytesIO()
frames[0].save(source, "GIF", save_all=True, append_images=frames[1:], duration=[100, 200, 300], loop=2)
seen = {}
for kind in ("GIF", "PNG", "WEBP"):
    target = io.BytesIO()
    Image.open(io.BytesIO(source.getvalue())).save(target, kind, save_all=True)
    seen[kind] = read(target.getvalue())
    print(f"{kind}: frames {seen[kind][0]} ms, loop {seen[kind][1]}")
kept = ([100, 200, 300], 2)
if seen != {"GIF": kept, "PNG": kept, "WEBP": ([100, 100, 100], 0)}:
    raise SystemExit("No longer as described.")
print("As described.")
PY
