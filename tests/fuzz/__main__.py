"""``uv run --group fuzz python -m tests.fuzz TARGET [-runs=100000]``: a target fed by atheris.

A second for each input, and 200 MB beside what the process takes before the first one. ``.ci/run`` tries a share of
each; there are wheels for Linux.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

from tests.fuzz.bounds import MOST_KILOBYTES, PEAK, SECOND

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def seeds(target: str) -> list[bytes]:
    """Something right to begin with."""
    records = [path.read_bytes() for path in sorted(EXAMPLES.glob("*.json"))]
    if target == "record":
        return [
            json.dumps(json.loads(text) | {"actions": json.loads(text)["actions"][:6]}).encode() for text in records
        ]
    if target == "options":
        return [b'{"target": 30}', b'{"birthday_order": [[0, 1]]}', b'{"host": 0}']
    if target == "settings":
        return [b'token = "a.b.c"\nlog = "info"\nsync_commands = true\n']
    if target == "room":
        return [b"......../.ff..#../.....#../..f..f../..f..f../..#...../..#..ff./........"]
    return [bytes((game, 3, 1)) + action for game in range(4) for action in (b"roll", b"give 1", b"move D5", b"ready")]


def main() -> None:
    try:
        atheris = importlib.import_module("atheris")
    except ModuleNotFoundError:
        sys.exit("this needs atheris: uv run --group fuzz python -m tests.fuzz TARGET")
    with atheris.instrument_imports(include=["games", "bot.core.config", "tomllib", "json"]):
        targets = importlib.import_module("tests.fuzz.targets").FROM_BYTES
    name, rest = (sys.argv[1] if len(sys.argv) > 1 else ""), sys.argv[2:]
    if name not in targets:
        sys.exit(f"usage: python -m tests.fuzz {{{','.join(targets)}}} [-runs=N] [libFuzzer's options]")
    corpus = Path(".hypothesis") / "atheris" / name
    corpus.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(seeds(name)):
        (corpus / f"seed-{number}").write_bytes(content)
    most = (PEAK.most() + MOST_KILOBYTES) // 1024
    limits = [f"-timeout={SECOND:.0f}", f"-rss_limit_mb={most}", f"-artifact_prefix={corpus.parent}/"]
    atheris.Setup([sys.argv[0], *limits, *rest, str(corpus)], targets[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
