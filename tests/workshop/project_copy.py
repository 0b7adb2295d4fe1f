"""Copies of the project in a folder of their own, for tests that change it, and programs run there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import cache_from_source
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from tests.project.source_tree import ROOT, files

INSTALLED = ""
"""A folder with distributions that are installed beside a copy."""
Done = subprocess.CompletedProcess[str]


def copied(folder: Path, without: Sequence[str] = ()) -> Path:
    """Copy the project's files into the folder, except below the folders ``without``, and return it."""
    for path in files():
        name = path.relative_to(ROOT)
        if not any(name.is_relative_to(left_out) for left_out in without):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            # With its time, by which Python tells whether bytecode is of this file.
            shutil.copy2(path, folder / name)
    _with_bytecode(folder)
    return folder


def _with_bytecode(folder: Path) -> None:
    """Give a copy the bytecode that there is of the project: to compile all of it again takes some ten seconds."""
    for source in folder.rglob("*.py"):
        ours = Path(cache_from_source(ROOT / source.relative_to(folder)))
        theirs = Path(cache_from_source(source)).parent
        theirs.mkdir(parents=True, exist_ok=True)
        # Of tests there is another, with pytest's own assertions.
        for found in ours.parent.glob(f"{source.stem}.{sys.implementation.cache_tag}*.pyc"):
            (theirs / found.name).unlink(missing_ok=True)
            try:
                # Nobody writes into bytecode: what has changed is written to another file, which takes its place.
                (theirs / found.name).hardlink_to(found)
            except OSError:
                shutil.copyfile(found, theirs / found.name)


def environment() -> dict[str, str]:
    """Return the environment without variables that would make a copy import this project instead."""
    found = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTEST_ADDOPTS")}
    return {**found, "PYTHONPATH": INSTALLED} if INSTALLED else found


def python(copy: Path, *arguments: str | Path) -> Done:
    """Run a module of Python in a copy: ``python(copy, "sleepover", "check-game", "pig")``."""
    command = [sys.executable, "-m", *map(str, arguments)]
    return subprocess.run(command, cwd=copy, env=environment(), capture_output=True, text=True, check=False)


class Ran(NamedTuple):
    """Tests of a copy that were run: by file, such as ``tests/games/x``, the functions with their parameters."""

    cases: dict[str, set[str]]

    def functions(self, word: str = "") -> dict[str, set[str]]:
        """By file the functions that were run with a parameter that has this ``word`` in it, or in a file that has."""
        found: dict[str, set[str]] = {}
        for file, cases in self.cases.items():
            for case in cases:
                function, _, parameters = case.partition("[")
                if word in parameters or word in file:
                    found.setdefault(file, set()).add(function)
        return found


def run_tests(copy: Path, *arguments: str, may_skip: bool = False) -> Ran:
    """Run a copy's tests, which must all pass, or be skipped if they may; returns which were run.

    In one process: to import all of the tests takes as long as to run those of a game.
    """
    report = copy / "report.xml"
    done = python(copy, "pytest", "-q", "-n0", "--tb=short", f"--junit-xml={report}", *arguments)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    found: dict[str, set[str]] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("skipped") is not None:
            assert may_skip, case.attrib
            continue
        found.setdefault(case.attrib["classname"].replace(".", "/"), set()).add(case.attrib["name"])
    return Ran(found)
