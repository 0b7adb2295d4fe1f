#!/usr/bin/env bash
# What: Babel 2.19.0, Python 3.11.7
# Behaviour: in Swiss locales a number of a million or more loses its group marks. 123456 is written
#   123'456, but 1234567 is written 1234567, and 1234567890 has the last mark alone: 1234567'890.
#   The mark there is the plain apostrophe, and a pair of apostrophes is taken out of the finished
#   text as if it quoted a piece of a pattern.
# One would guess: the grouping of de_CH looks like that of de with another mark, at every size.
# Expected: 1'234'567 and 1'234'567'890, also for money.
# Output: 1'234  123'456  1234567  1234567'890  CHF 1234567.00
# Seen on: 2026-11-27
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check babel==2.19.0 2>"$folder/pip.txt" || { cat "$folder/pip.txt"; exit 1; }
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import sys

from babel.numbers import format_currency, format_decimal, get_group_symbol

numbers = (1_234, 123_456, 1_234_567, 1_234_567_890)
swiss = [format_decimal(number, locale="de_CH") for number in numbers]
german = [format_decimal(number, locale="de") for number in numbers]
money = format_currency(1_234_567, "CHF", locale="de_CH")
print("group symbol of de_CH:", get_group_symbol("de_CH"))
print("de:   ", *german)
print("de_CH:", *swiss, "|", money)
for locale in ("it_CH", "de_LI", "en_CH"):
    print(f"{locale}:", format_decimal(1_234_567, locale=locale))

as_described = (
    swiss == ["1'234", "123'456", "1234567", "1234567'890"]
    and german == ["1.234", "123.456", "1.234.567", "1.234.567.890"]
    and "1234567" in money
)

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
