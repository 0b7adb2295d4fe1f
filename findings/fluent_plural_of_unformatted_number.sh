#!/usr/bin/env bash
# What: fluent.runtime 0.4.0 with Babel 2.19.0, Python 3.11.7
# Behaviour: the options of `NUMBER()` change how the number is written, but not which plural
#   variant it picks. English 1 with `minimumFractionDigits: 1` is written "1.0" and picks [one];
#   1.2 with `maximumFractionDigits: 0` is written "1" and picks [other].
# One would guess: the variant follows the number as it is written.
# Expected: as guessed. The chapter on selectors in the Fluent guide says that the formatted number
#   chooses the category, and recommends the same options in the selector for that reason.
# Output: "1.0 point" (expected "1.0 points") and "1 points" (expected "1 point"); Babel: "1.0" is
#   other, "1" is one.
# Seen on: 2026-11-27
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check fluent.runtime==0.4.0 babel==2.19.0 2>"$folder/pip.txt" || { cat "$folder/pip.txt"; exit 1; }
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import sys
from decimal import Decimal

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource


def show(locale, text, number):
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    value, errors = bundle.format_pattern(bundle.get_message("m").value, {"n": number})
    return value, errors


def points(option, number):
    call = f"NUMBER($n, {option})"
    return show("en-US", f"m = {{ {call} ->\n    [one] {{ {call} }} point\n   *[other] {{ {call} }} points\n }}\n", number)


rule = Locale.parse("en_US").plural_form
longer, shorter = points("minimumFractionDigits: 1", 1), points("maximumFractionDigits: 0", 1.2)
print("1, at least one digit after the point:", longer)
print("1.2, no digit after the point:        ", shorter)
print("Babel on what is written:             ", {text: rule(Decimal(text)) for text in ("1.0", "1")})

as_described = (
    longer == ("1.0 point", [])
    and shorter == ("1 points", [])
    and (rule(Decimal("1.0")), rule(Decimal("1"))) == ("other", "one")
)

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
