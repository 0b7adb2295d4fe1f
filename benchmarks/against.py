"""``python -m benchmarks NAME --against COMMIT``: a benchmark of this build and of another, by turns, and their ratios.

The commit is built in a temporary folder with an environment of its own. Each build runs its own benchmark of that
name, in a process of its own and beside a local Discord of its own. What older builds have no benchmark for is measured
from here, from outside (``OUTSIDE``). Turns go other, this, other, this; each pair gives a ratio, so that what else
happens on the machine meets both.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.builds import HERE, built_from, environment, python_of
from benchmarks.sheets import Sheet, tell

OUTSIDE = ("idle", "commands")
"""Benchmarks that run any build as a program, with the option ``--of FOLDER``."""
ROUNDS = 5

Figures = Mapping[str, float]


def main(name: str, arguments: Sequence[str]) -> None:
    """Measure both builds by turns and print the ratios."""
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks {name} --against", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--against", metavar="COMMIT", required=True, help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"turns of each build (default {ROUNDS})")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen, options = parser.parse_known_args(arguments)
    if chosen.rounds < 1:
        parser.error("--rounds is 1 or more")
    pairs: list[tuple[Figures, Figures]] = []
    with built_from(chosen.against) as other:
        for turn in range(chosen.rounds):
            print(f"turn {turn + 1} of {chosen.rounds} …", file=sys.stderr, flush=True)
            pairs.append((measure(name, other, options), measure(name, HERE, options)))
    rows = compare(pairs)
    sheet = Sheet.of(
        f"{name}: this build compared with {chosen.against}, {chosen.rounds} turns of each",
        ("figure", chosen.against, "here", "ratio", "from", "to"),
        ((each["what"], *(each[key] for key in ("there", "here", "ratio", "least", "most"))) for each in rows),
        "medians; the ratio is the median of the pairs' ratios, from the least to the most",
    )
    tell([sheet], {"against": chosen.against, "rounds": chosen.rounds, "rows": rows}, as_json=chosen.json)


def measure(name: str, build: Path, options: Sequence[str]) -> Figures:
    """Run that benchmark of the build once and return its figures by name.

    Raises:
        SystemExit: it has failed.
    """
    outside = name in OUTSIDE
    where = ["--of", str(build)] if outside else []
    at = HERE if outside else build
    command = [python_of(at), "-m", "benchmarks", name, *where, *options, "--json"]
    done = subprocess.run(command, cwd=at, env=environment(), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{build}: {' '.join(command[1:])}: exit status {done.returncode}")
    return dict(figures(json.loads(done.stdout.splitlines()[-1])))


def figures(found: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, float]]:
    """Yield the numbers in what a benchmark tells as JSON, each with the way to it.

    The rows of a list are named by the words in them, or counted from 1 where they have none.
    """
    if isinstance(found, Mapping):
        for key, value in found.items():
            yield from figures(value, (*path, str(key)))
    elif isinstance(found, list):
        for number, row in enumerate(found, 1):
            words = [text for text in row.values() if isinstance(text, str)] if isinstance(row, Mapping) else []
            yield from figures(row, (*path, words[0] if words else str(number)))
    elif isinstance(found, int | float) and not isinstance(found, bool):
        yield " · ".join(path), float(found)


def compare(pairs: Sequence[tuple[Figures, Figures]]) -> list[dict[str, str | float]]:
    """Return a row for each figure that both builds have in every turn: medians, and their ratio with its range."""
    rows: list[dict[str, str | float]] = []
    for name in pairs[0][0]:
        both = [(there[name], here[name]) for there, here in pairs if name in there and name in here]
        if len(both) < len(pairs) or not all(there > 0 for there, _ in both):
            continue
        ratios = [here / there for there, here in both]
        rows.append(
            {
                "what": name,
                "there": statistics.median(there for there, _ in both),
                "here": statistics.median(here for _, here in both),
                "ratio": statistics.median(ratios),
                "least": min(ratios),
                "most": max(ratios),
            }
        )
    return rows
