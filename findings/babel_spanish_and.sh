#!/usr/bin/env bash
# What: Babel 2.18.0, Python 3.11.2
# Guess: a list in Spanish has "e" for "y" before a name that begins with i-, and "u" for "o" before o-.
# Behaviour: Babel has one pattern a language. It writes "Ana y Inés" and "siete o ocho".
# Expected: "Ana e Inés", "siete u ocho", as anybody writes there.
# Output: Ana y Inés; siete o ocho
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check babel==2.18.0
venv/bin/python - <<'PYTHON'
from babel.lists import format_list

seen = [format_list(["Ana", "Inés"], locale="es"), format_list(["siete", "ocho"], style="or", locale="es")]
print(seen)
if seen != ["Ana y Inés", "siete o ocho"]:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
