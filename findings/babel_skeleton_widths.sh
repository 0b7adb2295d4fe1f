#!/usr/bin/env bash
# What: Babel 2.19.0, Python 3.11.7
# Behaviour: a skeleton that asks for the full name of a weekday or a month gets the short one.
#   `EEEEMMMMd` gives "Fri, November 27" and `MMMM` alone gives "Nov". The nearest skeleton of the
#   data is found, but its fields keep their own widths.
# One would guess: "Friday, November 27" and "November".
# Expected: as guessed. The CLDR rules for skeletons say that the field of the pattern that was
#   found is widened to what was asked for; four letters mean the full name.
# Output: en: "Fri, November 27", "Nov". de: "Fr., 27. November", "Nov". es: "vie, 27 de noviembre",
#   "nov".
# Seen on: 2026-11-27
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check babel==2.19.0 2>"$folder/pip.txt" || { cat "$folder/pip.txt"; exit 1; }
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import sys
from datetime import date

from babel.dates import format_date, format_skeleton

day = date(2026, 11, 27)
as_described = True
for locale in ("en", "de", "es"):
    weekday, month = (format_date(day, pattern, locale=locale) for pattern in ("EEEE", "LLLL"))
    long_day = format_skeleton("EEEEMMMMd", day, locale=locale)
    long_month = format_skeleton("MMMM", day, locale=locale)
    print(f"{locale}: EEEEMMMMd {long_day!r} (full name: {weekday!r}), MMMM {long_month!r} (full name: {month!r})")
    as_described = as_described and weekday not in long_day and month in long_day and month != long_month

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
