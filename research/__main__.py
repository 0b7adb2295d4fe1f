"""``python -m research NAME [options]``: run one measurement or tool, or ``all`` measurements one after the other.

``python -m research --report`` stores what they measure in ``research/results/``; ``--only NAME`` does it for
one. The tools solve games, or write what they find into the program: they take arguments of their own, and ``all``
leaves them out.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import structlog

from benchmarks import report

MEASUREMENTS = (
    "bound",
    "exploitability",
    "personas",
    "even_matches",
    "review_accuracy",
    "puzzles",
    "lookahead",
    "duplicate",
    "search",
)
TOOLS: Mapping[str, str] = {
    "strengths": "research.strengths",
    "sibling_rivalry_solver": "research.sibling_rivalry_solver",
    "tie_die_solver": "research.tie_die_solver",
    "weights_two": "research.magic_numbers.weights_two",
    "weights_many": "research.magic_numbers.weights_many",
    "mutants": "research.mutants",
}
"""The module of each tool."""

REPORT = report.Report(
    "research", Path(__file__).with_name("measurements.md"), MEASUREMENTS, Path(__file__).with_name("results")
)

USAGE = (
    f"usage: python -m research {{{','.join(MEASUREMENTS)},all,{','.join(TOOLS)}}} [options]; NAME --help lists its "
    "options; --report [--only NAME ...] stores the results and lists them in research/measurements.md"
)


def main(arguments: Sequence[str]) -> None:
    """Run what the first argument names, with the other arguments."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(USAGE)
        return
    name, *rest = arguments
    # What is measured goes to standard output, and nothing else.
    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))
    if name == "--report":
        REPORT.main(rest)
    elif name in TOOLS:
        importlib.import_module(TOOLS[name]).main(rest)
    elif name in (*MEASUREMENTS, "all"):
        for measurement in MEASUREMENTS if name == "all" else (name,):
            importlib.import_module(f"research.{measurement}").main(rest)
    else:
        sys.exit(USAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
