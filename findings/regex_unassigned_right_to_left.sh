#!/usr/bin/env bash
# What: regex 2026.11.19, Python 3.11.7
# Guess: a code point that is not assigned yet has the default of Unicode's files: direction L and East Asian
#   width N, but for some blocks such as those of Hebrew and Han.
# Behaviour: nearly every one has direction R and width W. Those among Greek and Thai letters are, too.
# Expected: DerivedBidiClass.txt: L for all that it does not list; EastAsianWidth.txt: N.
# Output: U+0378 (Greek): R, W. U+0E00 (Thai): R, W. U+05FF (Hebrew): R, W. Unassigned with R: 797,888 of 801,723.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check regex==2026.11.19
venv/bin/python - <<'PYTHON'
import regex

def properties(char):
    found = [one for one in ("L", "R", "AL", "BN") if regex.match(rf"\p{{bc={one}}}", char)]
    return *found, *(one for one in ("N", "W") if regex.match(rf"\p{{ea={one}}}", char))

seen = {code: properties(chr(code)) for code in (0x0378, 0x0E00, 0x05FF)}
for code, found in seen.items():
    print(f"U+{code:04X}: {found}")
unassigned = [char for char in map(chr, range(0x110000)) if regex.match(r"\p{Cn}", char)]
right = sum(regex.match(r"\p{bc=R}", char) is not None for char in unassigned)
seen["most"] = right > 0.99 * len(unassigned)
print(f"unassigned: {len(unassigned)}, of these from right to left: {right}")
if seen != {0x0378: ("R", "W"), 0x0E00: ("R", "W"), 0x05FF: ("R", "W"), "most": True}:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
