#!/usr/bin/env bash
# What: fluent.runtime 0.4.0 with Babel 2.18.0, Python 3.11.7
# Guess: `minimumFractionDigits` adds digits to a percentage, as it does to a number. A minimum above the maximum is
#   an error, as in JavaScript.
# Behaviour: a percentage with a minimum of one digit has none, and so is rounded to whole ones. With a maximum of one
#   it has its digit. A number with minimum 2 and maximum 1 is rounded to one digit, and gets a nought behind.
# Expected: 25.6%, since the maximum is never below the minimum; no nought for a digit that was rounded away.
# Output: minimum 1 of 0.256: 26%. Maximum 1: 25.6%. Minimum 2, maximum 1 of 3.14159: 3.10. No error is told.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check fluent.runtime==0.4.0 babel==2.18.0
venv/bin/python - <<'PYTHON'
from fluent.runtime import FluentBundle, FluentResource

seen = {}
for options, number in (
    ('style: "percent", minimumFractionDigits: 1', 0.256),
    ('style: "percent", maximumFractionDigits: 1', 0.256),
    ("minimumFractionDigits: 1", 3),
    ("minimumFractionDigits: 2, maximumFractionDigits: 1", 3.14159),
):
    bundle = FluentBundle(["en-US"], use_isolating=False)
    bundle.add_resource(FluentResource(f"told = {{ NUMBER($number, {options}) }}"))
    told, errors = bundle.format_pattern(bundle.get_message("told").value, {"number": number})
    seen[options] = told, len(errors)
    print(f"{number} with {options}: {told}, {len(errors)} errors")
if seen != {
    'style: "percent", minimumFractionDigits: 1': ("26%", 0),
    'style: "percent", maximumFractionDigits: 1': ("25.6%", 0),
    "minimumFractionDigits: 1": ("3.0", 0),
    "minimumFractionDigits: 2, maximumFractionDigits: 1": ("3.10", 0),
}:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
