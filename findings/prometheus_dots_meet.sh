#!/usr/bin/env bash
# What: prometheus_client 0.26.0, Python 3.11.7
# Guess: names may have dots; a name that differs from another in a dot only is refused, since a page in the usual
#   format writes both the same.
# Behaviour: `table.open` and `table_open` are both registered. The page has the metric twice, with two values and
#   nothing that tells them apart. Labels `a.b` and `a_b` of one metric make a line with the same label twice. And a
#   counter `press_total` keeps its name, while `press.total` becomes `press_total_total`.
# Expected: `Duplicated timeseries`, as for two equal names, or a page with different names.
# Output: table_open 1.0, table_open 3.0, t{a_b="1",a_b="2"} 1.0, press_total_total 1.0
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check prometheus-client==0.26.0
venv/bin/python - <<'PYTHON'
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

registry = CollectorRegistry()
Gauge("table.open", "tables", registry=registry).set(1)
Gauge("table_open", "tables", registry=registry).set(3)
Gauge("t", "labels", ["a.b", "a_b"], registry=registry).labels("1", "2").set(1)
Counter("press.total", "presses", registry=registry).inc()
lines = generate_latest(registry).decode().splitlines()
seen = [line for line in lines if not line.startswith("#") and "_created" not in line]
print(*seen, sep="\n")
if seen != [
    "table_open 1.0", "table_open 3.0", 't{a_b="1",a_b="2"} 1.0', "press_total_total 1.0"
]:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
