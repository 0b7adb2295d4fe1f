#!/usr/bin/env bash
# What: openskill 6.2.0, Python 3.11.2
# Guess: weights say who did more of a team's work. Where all weights are equal, or a team has one player,
#   they change nothing.
# Behaviour: with any weights at all, the winner gains twice as much and the loser loses half as much, even
#   if all weights are equal and each team has one player. Which weights they are makes no difference there.
# Expected: the same ratings as without weights.
# Output: without: 27.62, 22.38. Weights 5 and 5: 30.25, 23.69. Weights 1 and 3: 30.25, 23.69.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check openskill==6.2.0
venv/bin/python - <<'PYTHON'
from openskill.models import BradleyTerryFull, PlackettLuce

for model in (PlackettLuce(), BradleyTerryFull()):
    def duel(weights=None):
        teams = [[model.rating(sigma=8.3)], [model.rating(sigma=8.3)]]
        rated = model.rate(teams, ranks=[1, 2], weights=weights)
        return [team[0].mu - 25.0 for team in rated]

    without, equal, other = duel(), duel([[5.0], [5.0]]), duel([[1.0], [3.0]])
    for name, found in (("without", without), ("5 and 5", equal), ("1 and 3", other)):
        print(type(model).__name__, name, [round(25 + change, 2) for change in found])
    doubled = abs(equal[0] - 2 * without[0]) < 1e-9 and abs(equal[1] - without[1] / 2) < 1e-9
    if not doubled or equal != other:
        raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
