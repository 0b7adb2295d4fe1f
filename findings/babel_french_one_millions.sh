#!/usr/bin/env bash
# What: Babel 2.18.0, Python 3.11.2
# Guess: one million in French, written out, is "1 million", as 1.5 million is "1,5 million".
# Behaviour: it is "1 millions". The plural is chosen for 1,000,000, which has a form of its own in French
#   (CLDR's "many", for "un million de"), and not for the 1 that is shown.
# Expected: "1 million".
# Output: 1 millions; 1,5 million; 2 millions. In Spanish and Italian: 1 millón, 1 milione.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check babel==2.18.0
venv/bin/python - <<'PYTHON'
from babel.numbers import format_compact_decimal as compact


def written(number, locale, digits=0):
    return compact(number, format_type="long", locale=locale, fraction_digits=digits).replace("\u00a0", " ")


seen = [written(1_000_000, "fr"), written(1_500_000, "fr", 1), written(2_000_000, "fr")]
others = [written(1_000_000, "es"), written(1_000_000, "it")]
print(seen, others)
if seen != ["1 millions", "1,5 million", "2 millions"] or others != ["1 millón", "1 milione"]:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
