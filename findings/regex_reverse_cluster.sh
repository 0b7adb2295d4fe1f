#!/usr/bin/env bash
# What: regex 2026.11.19, Python 3.11.7
# Behaviour: in a reverse search `(?r)\X` matches single code points, not grapheme clusters, and
#   skips the rest of each cluster. "e" with a combining accent gives the accent alone, and a CR LF
#   pair gives the LF alone. Joined together, the matches are no longer the text.
# One would guess: the clusters of `\X`, last one first: where a cluster begins and ends does not
#   depend on the direction.
# Expected: as guessed. The manual says that a reverse search may split a text otherwise (its
#   example: pairs of characters, counted from the end), but `\X` has one way to split a text, and
#   here parts of it are in no match.
# Output: forward 'e\u0301' 'a' '\r\n'; reverse '\n' 'a' '\u0301'
# Seen on: 2026-11-27
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check regex==2026.11.19 2>"$folder/pip.txt" || { cat "$folder/pip.txt"; exit 1; }
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import sys

import regex

text = "e\u0301a\r\n"
forward = regex.findall(r"\X", text)
reverse = regex.findall(r"(?r)\X", text)
last = regex.search(r"(?r)\X", "ae\u0301").group()
print("forward:", [ascii(match) for match in forward])
print("reverse:", [ascii(match) for match in reverse])
print("last cluster of 'a', 'e' and an accent, searched from the end:", ascii(last))

as_described = (
    forward == ["e\u0301", "a", "\r\n"]
    and reverse == ["\n", "a", "\u0301"]
    and last == "\u0301"
)

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
