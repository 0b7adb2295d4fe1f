#!/usr/bin/env bash
# What: openskill 6.2.0, Python 3.11.7
# Behaviour: `rate(..., tau=0.0)` does not switch tau off. A zero counts as "not given", so the tau
#   of the model is used. The same zero given to the model itself does switch it off, and 1e-12 in
#   the call does, too.
# One would guess: zero in the call and zero in the model do the same.
# Expected: only `None`, the default of the argument, stands for the tau of the model.
# Output: tau 3 in the model, 0.0 in the call: 3.534. 1e-12 in the call: 1.990. 0.0 in the model:
#   1.990.
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


not_given = sigma(BradleyTerryFull(tau=3.0))
zero_in_call = sigma(BradleyTerryFull(tau=3.0), tau=0.0)
tiny_in_call = sigma(BradleyTerryFull(tau=3.0), tau=1e-12)
zero_in_model = sigma(BradleyTerryFull(tau=0.0))
print(f"model tau=3, call without tau:   sigma {not_given:.3f}")
print(f"model tau=3, call with tau=0.0:   sigma {zero_in_call:.3f}")
print(f"model tau=3, call with tau=1e-12: sigma {tiny_in_call:.3f}")
print(f"model tau=0, call without tau:   sigma {zero_in_model:.3f}")

as_described = zero_in_call == not_given and abs(tiny_in_call - zero_in_model) < 1e-9 and zero_in_call - zero_in_model > 1

if not as_described:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
