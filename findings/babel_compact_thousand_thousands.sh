#!/usr/bin/env bash
# What: Babel 2.18.0, Python 3.11.2
# Guess: the short form of 999,999 is "1M": it is rounded first, and then gets its unit.
# Behaviour: the unit is chosen first. 999,999 is "1000K", and so in every language that has such units;
#   999,999,999 is "1000M". With a fraction it is the same.
# Expected: "1M" and "1B".
# Output: 999999: 1000K, 1000K with one digit. 999999999: 1000M. 1000000: 1M.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check babel==2.18.0
venv/bin/python - <<'PYTHON'
from babel.numbers import format_compact_decimal as short

seen = [short(999_999, locale="en"), short(999_999, locale="en", fraction_digits=1)]
seen += [short(999_999_999, locale="en"), short(1_000_000, locale="en")]
print(seen)
if seen != ["1000K", "1000K", "1000M", "1M"]:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
