#!/usr/bin/env bash
# What: Pillow 13.0.0, Python 3.11, Linux
# Guess: `getcolors(maxcolors)` costs what the picture costs; the number only says when to give up.
# Behaviour: it makes a table for twice as many colours as the limit, and looks through all of it. For a picture of
#   one pixel, `getcolors(1 << 24)` ("whatever there is") takes 510 MB of addresses and, here, 110 ms; with the usual
#   limit of 256 it is 0.02 ms. A better limit is the number of pixels.
# Expected: about the same for both, since there is one colour.
# Output: 256: 0 MB; 16777216: 510 MB, and many times as long
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pillow==13.0.0
venv/bin/python - <<'PYTHON'
import re
import sys
import time
from pathlib import Path

from PIL import Image

image = Image.new("RGB", (1, 1))


def peak():
    return int(re.search(r"VmPeak:\s+(\d+)", Path("/proc/self/status").read_text())[1]) // 1024


seen = {}
for limit in (256, 1 << 24):
    before, began = peak(), time.process_time()
    assert image.getcolors(limit) == [(1, (0, 0, 0))]
    seen[limit] = peak() - before, time.process_time() - began
    print(f"{limit}: {seen[limit][0]} MB, {seen[limit][1] * 1000:.2f} ms")
if seen[256][0] > 8 or not 500 <= seen[1 << 24][0] <= 520 or seen[1 << 24][1] < 20 * seen[256][1]:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
