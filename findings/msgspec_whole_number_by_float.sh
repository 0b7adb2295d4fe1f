#!/usr/bin/env bash
# What: msgspec 0.22.0, Python 3.11
# Guess: with `strict=False` a text becomes an int if it is written as one; "1.0" and "1e3" are refused, as 1.0 is
#   without it.
# Behaviour: both become whole numbers, by way of a float. So "9007199254740993.0" is 9007199254740992, without a word;
#   without ".0" it is exact. "1e18", the size of Discord's ids, is refused again, while " 1" and "+1" never were taken.
# Expected: an error, or the number that is written there.
# Output: '1.0' 1, '1e3' 1000, '9007199254740993' 9007199254740993, '9007199254740993.0' 9007199254740992, '1e18' refused
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check msgspec==0.22.0
venv/bin/python - <<'PYTHON'
import sys

import msgspec

seen = {}
for text in ("1.0", "1e3", "9007199254740993", "9007199254740993.0", "1e18", " 1", "+1"):
    try:
        seen[text] = msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        seen[text] = None
    print(repr(text), "refused" if seen[text] is None else seen[text])
if list(seen.values()) != [1, 1000, 9007199254740993, 9007199254740992, None, None, None]:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
