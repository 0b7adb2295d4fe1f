#!/usr/bin/env bash
# What: structlog 26.1.0 with the standard library's logging, Python 3.11.7
# Guess: `extra={"event": ...}` of a standard logger stands beside the message or is refused, as `extra={"message": ...}`
#   is by logging itself.
# Behaviour: `ExtraAdder` writes it over the message. The sentence that was logged is nowhere in the line. `level` and
#   `logger` in `extra` replace the real ones as well, if their processors stand before it.
# Expected: the message kept, and the clash refused, as structlog's own loggers do with `event=`.
# Output: {"event": "MESSAGE_CREATE", "level": "debug", "logger": "x"} for `info("turn stored")` by the logger `games`.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check structlog==26.1.0
venv/bin/python - <<'PYTHON'
import io
import json
import logging

from structlog.processors import JSONRenderer
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level, add_logger_name

out = io.StringIO()
handler = logging.StreamHandler(out)
handler.setFormatter(
    ProcessorFormatter(
        processors=[ProcessorFormatter.remove_processors_meta, JSONRenderer(sort_keys=True)],
        foreign_pre_chain=[add_log_level, add_logger_name, ExtraAdder()],
    )
)
logger = logging.getLogger("games")
logger.addHandler(handler)
logger.setLevel(logging.INFO)
logger.info("turn stored", extra={"event": "MESSAGE_CREATE", "level": "debug", "logger": "x"})
seen = json.loads(out.getvalue())
print(seen)
if seen != {"event": "MESSAGE_CREATE", "level": "debug", "logger": "x"}:
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
