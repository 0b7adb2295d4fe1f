#!/usr/bin/env bash
# What: openskill 6.2.0, Python 3.11.7
# Behaviour: `ThurstoneMostellerFull` answers a draw of many by turning the order of the players
#   over. Six players from 20 to 30 (default sigma) all share the first place: afterwards the
#   weakest has 32, the strongest 18, and every sigma is a hundredth of what it was (8.33 becomes
#   0.083). So the wrong order is also held to be almost certain. The steps towards each opponent
#   are added up; with three players they already lead past the mean.
# One would guess: the full and the partial model both draw the six nearer together, the full one
#   more.
# Expected: a draw says that all are about equal: ratings come together and none passes another.
#   `BradleyTerryFull`, `PlackettLuce` and `ThurstoneMostellerPart` do that.
# Output: ThurstoneMostellerFull: 32.0 29.2 26.4 23.6 20.8 18.0, sigma 0.083
# Seen on: 2026-11-27
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check openskill==6.2.0 2>"$folder/pip.txt" || { cat "$folder/pip.txt"; exit 1; }
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import sys

from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull, ThurstoneMostellerPart

before = [20.0, 22.0, 24.0, 26.0, 28.0, 30.0]
after = {}
for kind in (ThurstoneMostellerFull, ThurstoneMostellerPart, BradleyTerryFull, PlackettLuce):
    model = kind()
    teams = model.rate([[model.rating(mu=mu)] for mu in before], ranks=[1] * len(before))
    after[kind] = [team[0] for team in teams]
    print(f"{kind.__name__}:", *(f"{player.mu:.1f}" for player in after[kind]), f"sigma {after[kind][0].sigma:.3f}")

full = [player.mu for player in after.pop(ThurstoneMostellerFull)]
others = [[player.mu for player in players] for players in after.values()]
as_described = full == sorted(full, reverse=True) and abs(full[0] - 32) < 0.1 and all(mus == sorted(mus) for mus in others)

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
