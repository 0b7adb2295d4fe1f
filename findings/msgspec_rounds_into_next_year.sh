#!/usr/bin/env bash
# What: msgspec 0.22.0, Python 3.11.7
# Guess: digits of a second beyond the sixth are cut off, as in Python's own reader, so a moment stays in its year.
# Behaviour: they are rounded, and the second, the day and the year follow. Two moments of one year are in two.
# Expected: 2026-12-31 23:59:59.999999, as `datetime.fromisoformat` has it; a day's last moment is of that day.
# Output: msgspec 2027-01-01 00:00:00, fromisoformat 2026-12-31 23:59:59.999999; a time of day goes from 12 to 13:00:00.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check msgspec==0.22.0
venv/bin/python - <<'PYTHON'
from datetime import datetime, time

import msgspec

moment, of_day = "2026-12-31T23:59:59.9999999", "12:59:59.9999999"
seen = (
    str(msgspec.convert(moment, datetime)),
    str(datetime.fromisoformat(moment)),
    str(msgspec.convert(of_day, time)),
    str(time.fromisoformat(of_day)),
)
print(*seen, sep="\n")
if seen != ("2027-01-01 00:00:00", "2026-12-31 23:59:59.999999", "13:00:00", "12:59:59.999999"):
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
