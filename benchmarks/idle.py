"""Cost of a bot without players: processor time from the command to *ready*, and memory a minute later.

``sleepover run`` is started beside a local Discord, with a new database, and watched from outside. Memory is of all
processes of the bot together: resident (pages that two of them share count twice) and proportional (they count once).
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct, to_builtins

from benchmarks.beside import cpu, family, memory, peak_memory, proportional_memory, sleepover_run
from benchmarks.builds import HERE
from benchmarks.sheets import Sheet, tell
from playground.server import LocalDiscord


class Idle(Struct, frozen=True):
    """Measurements of a start and of so many seconds after it; times in seconds, memory in MB."""

    ready_cpu_s: float
    ready_wall_s: float
    after_cpu_s: float
    """Processor time from *ready* to the end, for what is prepared later."""
    resident_mb: float
    proportional_mb: float
    peak_mb: float
    """Most that each process had, added up."""
    processes: int


async def measured(build: Path, seconds: float) -> Idle:
    """Start the build's bot, wait, and look."""
    async with LocalDiscord(people=("Ann", "Ben", "Cleo"), rate_limits=False) as local:
        with tempfile.TemporaryDirectory() as folder:
            begun = perf_counter()
            async with sleepover_run(local, Path(folder), build=build) as process:
                wall, pids = perf_counter() - begun, family(str(process.pid))
                ready = cpu(pids)
                await asyncio.sleep(seconds)
                pids = family(str(process.pid))
                return Idle(
                    ready_cpu_s=round(ready, 2),
                    ready_wall_s=round(wall, 2),
                    after_cpu_s=round(cpu(pids) - ready, 2),
                    resident_mb=round(memory(pids) / 1e6, 1),
                    proportional_mb=round(proportional_memory(pids) / 1e6, 1),
                    peak_mb=round(peak_memory(pids) / 1e6, 1),
                    processes=len(pids),
                )


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks idle", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long after ready (default 60)")
    parser.add_argument("--of", type=Path, default=HERE, metavar="FOLDER", help="the build (default: this one)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(list(arguments))
    found = to_builtins(asyncio.run(measured(chosen.of, chosen.seconds)))
    sheet = Sheet.of(f"a bot without players, {chosen.seconds:g} s after ready", ("what", "figure"), found.items())
    tell([sheet], found, as_json=chosen.json)
