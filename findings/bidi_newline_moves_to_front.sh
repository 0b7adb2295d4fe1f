#!/usr/bin/env bash
# What: python-bidi 0.6.12, Python 3.11.7
# Behaviour: `bidi.get_display` puts the line break that ends a right-to-left line in front of that
#   line. A Hebrew line and an English line come back as an empty line and one line with both texts.
#   `bidi.algorithm.get_display`, the older form in the same package, leaves the break where it is.
# One would guess: each paragraph is put in order by itself and the breaks stay between them.
# Expected: as guessed: as many lines as before, with the same letters in each. A break is the end
#   of a line, not a letter in it.
# Output: (Hebrew alef, bet, break, "abc 12") gives (break, bet, alef, "abc 12"): lines "" and "bet
#   alef abc 12" without a space.
# Seen on: 2026-11-27
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check python-bidi==0.6.12 2>"$folder/pip.txt" || { cat "$folder/pip.txt"; exit 1; }
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import sys

import bidi
import bidi.algorithm

text = "\u05d0\u05d1\nabc 12"
fast, older = bidi.get_display(text), bidi.algorithm.get_display(text)
print("text:                  ", [ascii(line) for line in text.split("\n")])
print("bidi.get_display:      ", [ascii(line) for line in fast.split("\n")])
print("bidi.algorithm:        ", [ascii(line) for line in older.split("\n")])
line_by_line = "\n".join(bidi.get_display(line) for line in text.split("\n"))
print("line by line:          ", [ascii(line) for line in line_by_line.split("\n")])

as_described = fast == "\n\u05d1\u05d0abc 12" and older == line_by_line == "\u05d1\u05d0\nabc 12"

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
