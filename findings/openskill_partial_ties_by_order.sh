#!/usr/bin/env bash
# What: openskill 6.2.0, Python 3.11
# Guess: players with the same rating who share a place get the same new rating, in each of the five models.
# Behaviour: in the two partial models it depends on where they stand in the list. Eight equal players, six of them
#   first and two last: the six get from 25.0 to 25.9. Only neighbours in the list are compared, a few to each side. So
#   the first of the tied meet nobody whom they have beaten, and the last of them meet both.
# Expected: six equal numbers, as from the other three models. Nothing says that the order of equals counts.
# Output: BradleyTerryPart 25.00 25.00 25.44 25.75 25.75 25.88; ThurstoneMostellerPart 25.00 25.00 25.35 25.60 25.60 25.70
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check openskill==6.2.0
venv/bin/python - <<'PYTHON'
import sys

from openskill import models

seen = {}
for name in ("PlackettLuce", "BradleyTerryFull", "BradleyTerryPart", "ThurstoneMostellerFull", "ThurstoneMostellerPart"):
    model = getattr(models, name)()
    teams = model.rate([[model.rating()] for _ in range(8)], ranks=[1] * 6 + [2] * 2)
    seen[name] = [f"{team[0].mu:.2f}" for team in teams[:6]]
    print(name, *seen[name])
if {name for name, mus in seen.items() if len(set(mus)) > 1} != {"BradleyTerryPart", "ThurstoneMostellerPart"}:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
