#!/usr/bin/env bash
# What: openskill 6.2.0, Python 3.11.7
# Behaviour: `limit_sigma` given to one call of `rate` is kept by the model. Every later call
#   without the argument uses it too. `tau`, the argument beside it, holds for the one call alone.
# One would guess: both arguments hold for that call, and the next call has the values of the model
#   again.
# Expected: `rate` computes new ratings and leaves the model as it was, so the same call gives the
#   same result before and after.
# Output: plain 3.534, with limit 2.000, plain again 2.000; with tau 9 between: 3.534 before and
#   after.
# Seen on: 2026-11-27
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q --disable-pip-version-check openskill==6.2.0 2>"$folder/pip.txt" || { cat "$folder/pip.txt"; exit 1; }
cd "$folder"
"$folder/venv/bin/python" - <<'PYTHON'
import sys

from openskill.models import BradleyTerryFull


def sigma(model, **options):
    teams = [[model.rating(mu=mu, sigma=2.0)] for mu in (20.0, 25.0, 30.0)]
    return model.rate(teams, ranks=[1, 2, 3], **options)[0][0].sigma


model = BradleyTerryFull(tau=3.0)
first, limited, again = sigma(model), sigma(model, limit_sigma=True), sigma(model)
print(f"plain {first:.3f}, with limit_sigma {limited:.3f}, plain again {again:.3f}; model.limit_sigma is {model.limit_sigma}")

other = BradleyTerryFull(tau=3.0)
before, moved, after = sigma(other), sigma(other, tau=9.0), sigma(other)
print(f"plain {before:.3f}, with tau=9 {moved:.3f}, plain again {after:.3f}; model.tau is {other.tau}")

as_described = first > 3 and limited == again == 2.0 and model.limit_sigma and before == after != moved

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
