#!/usr/bin/env bash
# What: dateparser 1.5.0, Python 3.11.7
# Guess: with TIMEZONE and RETURN_AS_TIMEZONE_AWARE, a date after the clocks change has the offset of its own day.
# Behaviour: dates relative to now, and dates without a year, keep the offset of the day from which they are reckoned:
#   in May it is still winter in Berlin. A weekday or a date with its year, in the same call, has the right offset.
# Expected: +02:00 from 2026-03-29, 02:00 on, in all of them.
# Output: from Saturday 2026-03-28, 12:00: "in 2 months" 2026-05-28 12:00+01:00, "tomorrow at 20:00"
#   2026-03-29 20:00+01:00, "next friday" 2026-04-03 00:00+02:00, "28 May 2026 12:00" 2026-05-28 12:00+02:00
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check dateparser==1.5.0 python-dateutil==4.0.0 pytz==2026.6 regex==2026.11.19 tzlocal==5.4.5
venv/bin/python - <<'PYTHON'
from datetime import datetime

import dateparser

settings = {
    "TIMEZONE": "Europe/Berlin",
    "RETURN_AS_TIMEZONE_AWARE": True,
    "RELATIVE_BASE": datetime(2026, 3, 28, 12),
    "PREFER_DATES_FROM": "future",
}
seen = {}
for text in ("in 2 months", "tomorrow at 20:00", "next friday", "28 May 2026 12:00"):
    seen[text] = dateparser.parse(text, languages=["en"], settings=settings).isoformat(" ", "minutes")
    print(f"{text}: {seen[text]}")
if seen != {
    "in 2 months": "2026-05-28 12:00+01:00",
    "tomorrow at 20:00": "2026-03-29 20:00+01:00",
    "next friday": "2026-04-03 00:00+02:00",
    "28 May 2026 12:00": "2026-05-28 12:00+02:00",
}:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
