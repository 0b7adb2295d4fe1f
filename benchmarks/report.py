"""``python -m benchmarks --report``: writes what was measured into a document, and so does ``python -m research``.

Each benchmark has a section of its own there, with the day, the machine and the command. Those that are run now get new
ones; the others stay as they are, with their days.
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
from typing import NamedTuple

from benchmarks.sheets import Sheet, collecting

BUSY = 2.0
"""The load at a benchmark's start from which its figures are marked: other processes used the machine, too."""

_LIST = re.compile(r"(<!-- list -->\n).*?(<!-- /list -->)", re.S)
_SECTION = r"<!-- {} -->\n.*?<!-- /{} -->\n"
_DAY = re.compile(r"^\d{4}-\d{2}-\d{2}", re.M)


class Report(NamedTuple):
    """The benchmarks of one package, and the document that has their sections."""

    package: str
    file: Path
    benchmarks: Sequence[str]

    def main(self, arguments: Sequence[str]) -> None:
        """Run benchmarks and write their sections; what stands behind ``--`` is for the benchmark itself."""
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
        parser.add_argument("--file", type=Path, default=self.file, help=f"where to write (default {self._shown()})")
        chosen = parser.parse_args(own)
        told_of_each = self.about()
        for name in chosen.only or self.benchmarks:
            print(f"{name} …", file=sys.stderr, flush=True)
            section = self.measured(name, rest, importlib.import_module(f"{self.package}.{name}").main)
            text = written(chosen.file.read_text(encoding="utf-8"), name, section)
            chosen.file.write_text(listed(text, told_of_each), encoding="utf-8")

    def _shown(self) -> str:
        return "/".join(self.file.parts[-2:])

    def about(self) -> dict[str, str]:
        """Return a summary of each benchmark: the first paragraph of its module docstring."""
        told = {}
        for name in self.benchmarks:
            first = (importlib.import_module(f"{self.package}.{name}").__doc__ or "").strip().split("\n\n")[0]
            told[name] = " ".join(first.split())
        return told

    def measured(self, name: str, options: Sequence[str], run: Callable[[Sequence[str]], None]) -> str:
        """Return a section with the results of the benchmark, run now with these options."""
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        with collecting() as sheets:
            run(options)
        return self.section(name, options, sheets, day=f"{datetime.now(UTC):%Y-%m-%d}", machine=machine(), load=load)

    def section(
        self, name: str, options: Sequence[str], sheets: Sequence[Sheet], *, day: str, machine: str, load: float
    ) -> str:
        """Return the section of a benchmark, between its marks."""
        command = " ".join((f"uv run python -m {self.package}", name, *options))
        how = f"busy (load {load:.1f})" if load > BUSY else f"load {load:.1f}"
        lines = [f"<!-- {name} -->", f"### {name}", "", f"{day} · {machine} · {how} · `{command}`"]
        for sheet in sheets:
            lines += ["", *sheet.markdown()]
        return "\n".join([*lines, f"<!-- /{name} -->", ""])


def _parted(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the arguments before ``--`` and those behind it."""
    if "--" not in arguments:
        return list(arguments), []
    at = list(arguments).index("--")
    return list(arguments[:at]), list(arguments[at + 1 :])


def machine() -> str:
    """Return a description of this machine."""
    return f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


def written(text: str, name: str, section: str) -> str:
    """Return the document with that section in place of the former one, or after the others.

    Raises:
        ValueError: it has no place for sections.
    """
    found = re.search(_SECTION.format(name, name), text, re.S)
    if found:
        return text[: found.start()] + section + text[found.end() :]
    before, mark, after = text.partition("<!-- end of sections -->")
    if not mark:
        raise ValueError("there is no place for sections: the mark <!-- end of sections --> is missing")
    return f"{before}{section}\n{mark}{after}"


def days(text: str) -> dict[str, str]:
    """Return the date of each section's figures."""
    found = {}
    for one in re.finditer(_SECTION.format(r"(\w+)", r"\1"), text, re.S):
        day = _DAY.search(one[0])
        if day:
            found[one[1]] = day[0]
    return found


def listed(text: str, benchmarks: Mapping[str, str]) -> str:
    """Return the document with its list of benchmarks: what each measures, and the date of the last run."""
    known = days(text)
    rows = [f"| [{name}](#{name}) | {told} | {known[name]} |" for name, told in benchmarks.items() if name in known]
    rows += [f"| {name} | {told} | see below |" for name, told in benchmarks.items() if name not in known]
    table = "\n".join(["| benchmark | measures | last |", "|---|---|---|", *rows])
    return _LIST.sub(lambda marks: f"{marks[1]}{table}\n{marks[2]}", text)
