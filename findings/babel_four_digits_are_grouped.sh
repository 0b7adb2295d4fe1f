#!/usr/bin/env bash
# What: Babel 2.18.0, Python 3.11.7
# Guess: numbers of four digits stand without a group mark where CLDR says so (`minimumGroupingDigits` 2 in Spanish,
#   Polish and the Portuguese of Portugal).
# Behaviour: they are grouped. Babel's data do not have that field, and no option stands for it.
# Expected: 1234 and 12.345 in Spanish, 1234 and 12 345 in Polish.
# Output: es 1.234 12.345, pl 1 234 12 345, pt_PT 1 234 12 345
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check babel==2.18.0
venv/bin/python - <<'PYTHON'
from babel import Locale
from babel.numbers import format_decimal

seen = {}
for locale in ("es", "pl", "pt_PT"):
    seen[locale] = [format_decimal(number, locale=locale).replace("\xa0", " ") for number in (1234, 12345)]
    print(locale, *seen[locale])
    if any("grouping" in key for key in Locale.parse(locale)._data):
        raise SystemExit("The field is there now.")
if seen != {"es": ["1.234", "12.345"], "pl": ["1 234", "12 345"], "pt_PT": ["1 234", "12 345"]}:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
