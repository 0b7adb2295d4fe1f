"""``python -m benchmarks NAME [options]``: run one benchmark, or ``all`` of them one after the other.

``python -m benchmarks --report`` stores what they measure in ``benchmarks/results/``; ``--only NAME`` does it for
one. ``NAME --against COMMIT`` compares with another commit's build. What measures how well computers play is in
``research``.

``engine`` compares with libraries in the dependency group ``bench``, which is not installed by default; if they are
missing, the command runs itself again through uv, which brings them. npm brings boardgame.io, where there is npm.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import structlog

from benchmarks import against, report

BENCHMARKS = (
    *("engine", "render", "letters", "click", "load", "computers", "replay", "history", "leaderboard", "farming"),
    *("review", "planning", "capacity", "idle", "commands", "databases", "deletion", "scale", "nights"),
)
REPORT = report.Report(
    "benchmarks",
    Path(__file__).parents[1] / "docs" / "measurements.md",
    BENCHMARKS,
    Path(__file__).with_name("results"),
)
NEEDED = {"engine": ("pettingzoo", "pygame", "pyspiel")}
"""The modules that a benchmark needs from the group ``bench``."""

AGAIN = "SLEEPOVER_BENCHMARKS_AGAIN"
"""Set in the second run, so that there is no third."""

USAGE = (
    f"usage: python -m benchmarks {{{','.join(BENCHMARKS)},all}} [options]; NAME --help lists its "
    "options, NAME --against COMMIT compares with that commit; --report [--only NAME ...] stores the results and lists "
    "them in docs/measurements.md"
)


def main(arguments: Sequence[str]) -> None:
    """Run what the first argument names, with the other arguments."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(USAGE)
        return
    name, *rest = arguments
    if name not in (*BENCHMARKS, "all", "--report"):
        sys.exit(USAGE)
    chosen: Sequence[str] = BENCHMARKS if name in ("all", "--report") else (name,)
    if name == "--report" and "--only" in rest:
        chosen = tuple(one for one in BENCHMARKS if one in rest)
    # What is measured goes to standard output, and nothing else.
    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))
    if "--alone" not in rest:
        bring([module for benchmark in chosen for module in NEEDED.get(benchmark, ())], arguments)
    if "--against" in rest and name in BENCHMARKS:
        against.main(name, rest)
        return
    if name == "--report":
        REPORT.main(rest)
        return
    for benchmark in chosen:
        importlib.import_module(f"benchmarks.{benchmark}").main(rest)


def bring(modules: Sequence[str], arguments: Sequence[str]) -> None:
    """Return if all modules are there; otherwise start again through uv with the group ``bench``, or say why not."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if not missing:
        return
    told = f"to compare with, the benchmark needs {', '.join(missing)} (dependency group 'bench')"
    if AGAIN in os.environ:
        sys.exit(f"{told}, and `uv run --group bench` did not bring it; --alone measures without comparing")
    uv = shutil.which("uv")
    if uv is None:
        sys.exit(f"{told}: install uv (python3 -m pip install uv), or measure without comparing with --alone")
    command = [uv, "run", "--group", "bench", "python", "-m", "benchmarks", *arguments]
    print(f"{told}; running: {' '.join(command[1:])}", file=sys.stderr, flush=True)
    os.execve(uv, command, os.environ | {AGAIN: "1"})


if __name__ == "__main__":
    main(sys.argv[1:])
