"""docs/architecture.md is short, and each row of its table of changes names code, and a test that uses this code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from docs import draw_architecture
from tests.project.source_tree import ROOT, imports

PAGE = ROOT / "docs" / "architecture.md"
MOST_WORDS = 3000
LEAST_ROWS = 30
MOST_FILES = 10
"""Files that a click takes a reader through."""
WIRING = ("bot.app", "sleepover.cli", "tests.bot.simcord_bot", "tests.loopback.loopback_bot")
"""Modules that import nearly everything. A test does not use a module just because these do."""

_COMMAND = re.compile(r"`(tests/[\w/.]+\.py)(?: -k (\w+))?`")
_CODE = re.compile(r"`([^`]+)`")


class Row(NamedTuple):
    """One row of the table: a change, the files to look in, names in them, and the tests to run."""

    change: str
    files: tuple[str, ...]
    names: tuple[str, ...]
    tests: tuple[tuple[str, str], ...]


def _text() -> str:
    return PAGE.read_text(encoding="utf-8")


def rows(text: str) -> list[Row]:
    """Return the rows of the table of changes."""
    table = text.partition("| I want to change … |")[2].partition("\n\n")[0].splitlines()[2:]
    found: list[Row] = []
    for line in table:
        change, places, run = (cell.strip() for cell in line.strip("|").split(" | "))
        code = _CODE.findall(places)
        files = tuple(one for one in code if "/" in one)
        names = tuple(one for one in code if "/" not in one)
        found.append(Row(change, files, names, tuple(_COMMAND.findall(run))))
    return found


ROWS = rows(_text())


def _path(module: str) -> Path | None:
    """Return the file of a module of the project, or None for another module or a name in a module."""
    base = ROOT / module.replace(".", "/")
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)


@cache
def _imported(path: Path) -> frozenset[Path]:
    """Return the files of the project that a file imports, and those that it finds by looking into its folder."""
    source = path.read_text(encoding="utf-8")
    found: set[Path] = set()
    for name in imports(ast.parse(source)):
        found.update(there for one in (name, name.rpartition(".")[0]) if (there := _path(one)))
    if path.name == "__init__.py" and re.search(r"\b(?:import_module|iter_modules)\(", source):
        found.update(path.parent.rglob("*.py"))
    return frozenset(found)


def _helpers(test: Path) -> set[Path]:
    """Return a file of tests with the other files of tests that it needs."""
    found: set[Path] = set()
    waiting = [test, test.parent / "conftest.py"]
    while waiting:
        path = waiting.pop()
        if path.is_file() and path not in found and path.is_relative_to(ROOT / "tests"):
            found.add(path)
            waiting += _imported(path)
    return found


def _is_wiring(path: Path) -> bool:
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return any(module == one or module.startswith(f"{one}.") for one in WIRING)


@cache
def used(test: Path) -> frozenset[Path]:
    """Return the files that a test uses: imported by it or its helpers, or by what these import."""
    helpers = _helpers(test)
    direct = {path for helper in helpers for path in _imported(helper)}
    further = {path for helper in helpers if not _is_wiring(helper) for path in _imported(helper)}
    reached = direct.union(*(_imported(path) for path in further if not _is_wiring(path)))
    # Whoever imports a module imports the packages around it.
    around = {one / "__init__.py" for path in reached for one in path.parents if (one / "__init__.py").is_file()}
    return frozenset(reached | around)


def _code_of(file: Path) -> Path:
    """Return the Python file that a row is about: the file itself, or the package that reads the data file."""
    if file.suffix == ".py":
        return file
    folder = file if file.is_dir() else file.parent
    return next(one / "__init__.py" for one in (folder, *folder.parents) if (one / "__init__.py").is_file())


def _functions(test: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(test.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name


def mistakes(row: Row) -> list[str]:
    """Return everything that is wrong with a row."""
    wrong = [
        f"there is no {file}" for file in (*row.files, *(test for test, _ in row.tests)) if not (ROOT / file).exists()
    ]
    if not row.files or not row.tests:
        wrong.append("a row names at least one file and one test")
    if wrong:
        return wrong
    whole = "".join((ROOT / file).read_text(encoding="utf-8") for file in row.files if (ROOT / file).is_file())
    wrong += [f"{name} is in none of the files" for name in row.names if not re.search(rf"(?<!\w){name}", whole)]
    for test, word in row.tests:
        if not any(word in name for name in _functions(ROOT / test)):
            wrong.append(f"-k {word} selects nothing in {test}")
    reached = frozenset[Path]().union(*(used(ROOT / test) for test, _ in row.tests))
    wrong += [f"no test of the row uses {file}" for file in row.files if _code_of(ROOT / file) not in reached]
    return wrong


def test_the_page_is_short() -> None:
    assert len(_text().split()) <= MOST_WORDS


def test_the_layers_of_the_page_are_those_of_the_contract() -> None:
    table = _text().partition("| layer | content |")[2].partition("\n\n")[0].splitlines()[2:]
    told = [re.findall(r"`bot/(\w+)`", row.split(" | ")[0]) for row in table]
    layers = [layer.packages for layer in draw_architecture.layers() if layer.of_bot]
    drawn = [[package.removeprefix("bot.") for package in packages] for packages in layers]
    assert told == drawn


def test_a_click_is_followed_in_a_few_files() -> None:
    files = {step.rpartition(".")[0].rpartition(".")[0] for step in draw_architecture.steps()}
    assert len(draw_architecture.steps()) > MOST_FILES
    assert len(files) <= MOST_FILES


def test_the_table_has_a_row_for_each_everyday_change() -> None:
    assert len(ROWS) >= LEAST_ROWS
    assert len({row.change for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=[row.change for row in ROWS])
def test_a_row_names_code_that_exists_and_a_test_that_uses_it(row: Row) -> None:
    assert mistakes(row) == []


RIGHT = Row("a deadline", ("bot/table/deadlines.py",), ("CLOCKS",), (("tests/bot/test_deadline_scheduler.py", "time"),))


@pytest.mark.parametrize(
    "wrong",
    [
        RIGHT._replace(files=("bot/table/deadline.py",)),
        RIGHT._replace(files=("bot/history/animation.py",), names=()),
        RIGHT._replace(files=()),
        RIGHT._replace(names=("CLOKCS",)),
        RIGHT._replace(tests=(("tests/bot/test_deadline_schedule.py", ""),)),
        RIGHT._replace(tests=(("tests/bot/test_deadline_scheduler.py", "tiem"),)),
        RIGHT._replace(tests=(("tests/games/test_dice.py", ""),)),
        RIGHT._replace(tests=()),
    ],
    ids=["file", "other file", "no file", "name", "test", "word", "other test", "no test"],
)
def test_a_slip_in_a_row_is_found(wrong: Row) -> None:
    assert mistakes(RIGHT) == []
    assert mistakes(wrong)
