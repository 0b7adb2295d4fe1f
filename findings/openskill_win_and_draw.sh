#!/usr/bin/env bash
# What: openskill 6.2.0, Python 3.11.2
# Guess: the chances of a duel (one wins, the other wins, a draw) come to one.
# Behaviour: `predict_win` comes to one by itself, as if there were no draws, and `predict_draw` adds to it:
#   two equal newcomers win with 0.5 each and draw with 0.24.
# Expected: 0.38, 0.38 and 0.24, or a word that `predict_win` is for games without draws.
# Output: win [0.5, 0.5], draw 0.237, together 1.237
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check openskill==6.2.0
venv/bin/python - <<'PYTHON'
from openskill.models import PlackettLuce

model = PlackettLuce()
teams = [[model.rating()], [model.rating()]]
win, draw = model.predict_win(teams), model.predict_draw(teams)
print(f"win {[round(one, 3) for one in win]}, draw {draw:.3f}, together {sum(win) + draw:.3f}")
if abs(sum(win) - 1) > 1e-9 or not 0.2 < draw < 0.3:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
