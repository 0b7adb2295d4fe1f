#!/usr/bin/env bash
# What: PettingZoo 1.27.0 (pettingzoo.test.api_test) with its own tictactoe_v3, Python 3.11.7
# Guess: whether the API test warns about an environment depends on what the environment does.
# Behaviour: it depends on its name. PettingZoo's board games return a dict of an observation and an action mask, and a
#   list of names excuses them. Under any other name the same game gets a warning at each observation that is checked.
# Expected: dicts with an action mask, the documented form for games with illegal moves, pass without a warning.
# Output: tictactoe_v3: 0 warnings; the same game named noughts_and_crosses_v3: some "Observation is not a NumPy array".
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pettingzoo==1.27.0 pygame-ce==2.5.8 numpy==2.4.6 gymnasium==1.4.0
venv/bin/python - <<'PYTHON'
import warnings

from pettingzoo.classic import tictactoe_v3
from pettingzoo.test import api_test

SAID = "Observation is not a NumPy array"


def warned(name):
    env = tictactoe_v3.raw_env()
    env.metadata = env.metadata | {"name": name}
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        api_test(env)
    return sum(SAID in str(each.message) for each in seen)


own, other = warned("tictactoe_v3"), warned("noughts_and_crosses_v3")
print(f"tictactoe_v3: {own} warnings; the same game as noughts_and_crosses_v3: {other} of {SAID!r}")
if own or not other:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
