"""Time of short commands, from call to end: the help, and a game verified and replayed."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct, to_builtins

from benchmarks.builds import HERE, environment, python_of
from benchmarks.sheets import Sheet, tell
from bot.ui.games import load

GAME = "magic_numbers"
"""The game whose example is verified and replayed."""


class Row(Struct, frozen=True):
    """One command: median milliseconds from call to end, and of the processor."""

    what: str
    wall_ms: float
    cpu_ms: float


def measure(build: Path, arguments: Sequence[str], times: int) -> tuple[float, float]:
    """Return the median milliseconds of a command of the build, by the clock and of the processor.

    Raises:
        SystemExit: the command has failed.
    """
    walls, cpus = [], []
    command = [python_of(build), "-m", "sleepover", *arguments]
    for run in range(times + 1):
        begun, before = perf_counter(), os.times()
        done = subprocess.run(command, cwd=build, env=environment(), stdout=subprocess.DEVNULL, check=False)
        taken, after = perf_counter() - begun, os.times()
        if done.returncode not in (0, 3):
            raise SystemExit(f"{' '.join(command)}: exit status {done.returncode}")
        # The first run may compile.
        if run:
            walls.append(1000 * taken)
            user, system = after.children_user - before.children_user, after.children_system - before.children_system
            cpus.append(1000 * (user + system))
    return round(statistics.median(walls), 1), round(statistics.median(cpus), 1)


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks commands", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=7, help="runs of each command (default 7)")
    parser.add_argument("--of", type=Path, default=HERE, metavar="FOLDER", help="the build (default: this one)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(list(arguments))
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record.json"
        record.write_text(load(GAME).example, encoding="utf-8")
        commands = (["--help"], ["verify", str(record)], ["replay", str(record)])
        rows = [Row(" ".join(each[:1]), *measure(chosen.of, each, chosen.times)) for each in commands]
    sheet = Sheet.of(
        "milliseconds of a command",
        ("command", "by the clock", "processor"),
        (to_builtins(row).values() for row in rows),
    )
    tell([sheet], {"rows": to_builtins(rows)}, as_json=chosen.json)
