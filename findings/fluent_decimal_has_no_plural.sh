#!/usr/bin/env bash
# What: fluent.runtime 0.4.0 with Babel 2.19.0, Python 3.11.7
# Behaviour: a `Decimal` is taken as a number by Fluent and is written as one, with the grouping of
#   the language. But as a selector it never gets a plural category: 1, 2 and 5 all fall through to
#   the default, in every language. No error is reported.
# One would guess: a `Decimal` picks the same variant as the `int` of the same value.
# Expected: as guessed: the type hints and the number class for `Decimal` say that it is a number,
#   and Babel has a category for each of them.
# Output: pl, int: one few many. pl, Decimal: other other other. Babel on Decimal: one few many.
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


text = "m = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n }\n"
rule = Locale.parse("pl").plural_form
as_int = [show("pl", text, number) for number in (1, 2, 5)]
as_decimal = [show("pl", text, Decimal(number)) for number in (1, 2, 5)]
by_babel = [rule(Decimal(number)) for number in (1, 2, 5)]
written = show("en-US", "m = { $n }\n", Decimal(1234567))
print("int:             ", as_int)
print("Decimal:         ", as_decimal)
print("Babel on Decimal:", by_babel)
print("Decimal written: ", written)

forms = ["one", "few", "many"]
as_described = (
    as_int == [(form, []) for form in forms]
    and by_babel == forms
    and as_decimal == [("other", [])] * 3
    and written == ("1,234,567", [])
)

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
