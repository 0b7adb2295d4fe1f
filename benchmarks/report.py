"""``python -m benchmarks --report``: stores what was measured as JSON, and so does ``python -m research``.

Each benchmark has a file of its own, ``results/NAME.json`` in its package, with the date, the machine and the command.
A run replaces the file of that benchmark and leaves the others as they are; the document lists all with their dates.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from benchmarks.sheets import Sheet, collecting

BUSY = 2.0
"""The load at a benchmark's start from which its figures are marked: other processes used the machine, too."""

_LIST = re.compile(r"(<!-- list -->\n).*?(<!-- /list -->)", re.S)


class Run(msgspec.Struct, frozen=True):
    """One stored run of a benchmark. ``load`` is the machine's load average at its start."""

    date: str
    machine: str
    load: float
    command: str
    tables: tuple[Sheet, ...]


class Report(msgspec.Struct, frozen=True):
    """The benchmarks of one package, the folder with their results, and the document that lists them."""

    package: str
    file: Path
    benchmarks: Sequence[str]
    results: Path

    def main(self, arguments: Sequence[str]) -> None:
        """Run benchmarks and store their results; options behind ``--`` are for the benchmark itself."""
        own, rest = _parted(arguments)
        told = (__doc__ or "").split("\n")[0]
        parser = argparse.ArgumentParser(prog=f"python -m {self.package} --report", description=told)
        parser.add_argument(
            "--only",
            nargs="+",
            choices=self.benchmarks,
            metavar="NAME",
            help=f"these alone, of {', '.join(self.benchmarks)}",
        )
        parser.add_argument("--file", type=Path, default=self.file, help=f"where to list (default {_shown(self.file)})")
        parser.add_argument(
            "--results", type=Path, default=self.results, help=f"where to store (default {_shown(self.results)})"
        )
        chosen = parser.parse_args(own)
        report = msgspec.structs.replace(self, file=chosen.file, results=chosen.results)
        for name in chosen.only or self.benchmarks:
            print(f"{name} …", file=sys.stderr, flush=True)
            report.store(name, report.measured(name, rest, importlib.import_module(f"{self.package}.{name}").main))
            report.file.write_text(report.listed(report.file.read_text(encoding="utf-8")), encoding="utf-8")

    def about(self) -> dict[str, str]:
        """Return a summary of each benchmark: the first paragraph of its module docstring."""
        told = {}
        for name in self.benchmarks:
            first = (importlib.import_module(f"{self.package}.{name}").__doc__ or "").strip().split("\n\n")[0]
            told[name] = " ".join(first.split())
        return told

    def measured(self, name: str, options: Sequence[str], run: Callable[[Sequence[str]], None]) -> Run:
        """Return the results of the benchmark, run now with these options."""
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        with collecting() as sheets:
            run(options)
        command = " ".join((f"uv run python -m {self.package}", name, *options))
        return Run(f"{datetime.now(UTC):%Y-%m-%d}", machine(), round(load, 1), command, tuple(sheets))

    def store(self, name: str, run: Run) -> None:
        """Replace the stored run of that benchmark."""
        self.results.mkdir(parents=True, exist_ok=True)
        (self.results / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")

    def stored(self, name: str) -> Run | None:
        """Return the stored run of that benchmark; None if there is none."""
        path = self.results / f"{name}.json"
        return msgspec.json.decode(path.read_bytes(), type=Run) if path.exists() else None

    def listed(self, text: str, about: Mapping[str, str] | None = None) -> str:
        """Return the document with its list of benchmarks: what each measures, and the last stored run."""
        rows = []
        for name, told in (self.about() if about is None else about).items():
            run = self.stored(name)
            if run is None:
                rows.append(f"| {name} | {told} | see below |")
                continue
            link = Path(os.path.relpath(self.results / f"{name}.json", self.file.parent)).as_posix()
            busy = f" (busy, load {run.load:g})" if run.load > BUSY else ""
            rows.append(f"| [{name}]({link}) | {told} | {run.date}{busy} |")
        table = "\n".join(["| benchmark | measures | last |", "|---|---|---|", *rows])
        return _LIST.sub(lambda marks: f"{marks[1]}{table}\n{marks[2]}", text)


def _shown(path: Path) -> str:
    return "/".join(path.parts[-2:])


def _parted(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the arguments before ``--`` and those behind it."""
    if "--" not in arguments:
        return list(arguments), []
    at = list(arguments).index("--")
    return list(arguments[:at]), list(arguments[at + 1 :])


def machine() -> str:
    """Return a description of this machine."""
    return f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
