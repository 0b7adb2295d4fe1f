"""``python -m research``: what it runs, and the pages that name it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import games
from research import __main__ as research
from research import mutants

PAGE = Path(research.__file__).with_name("README.md")
COMMANDS = {*research.MEASUREMENTS, *research.TOOLS}
FILES = sorted(
    path
    for path in Path(games.__path__[0]).glob("*/data/*")
    # The solved game is read by `solved.py`, which is no data.
    if path.is_file() and path.name not in ("__init__.py", "solved.py")
)


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(SystemExit, match=r"\{bound,.*,all,strengths,.*,mutants\}"):
        research.main(["speed"])


def test_help_is_told_without_running_anything(capsys: pytest.CaptureFixture[str]) -> None:
    research.main(["--help"])
    assert capsys.readouterr().out == f"{research.USAGE}\n"


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_each_command_says_how_it_is_used(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        research.main([name, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: python -m research {name} ")


def test_the_page_of_measurements_lists_each_and_the_dates_of_its_figures() -> None:
    text = research.REPORT.file.read_text(encoding="utf-8")
    assert research.REPORT.listed(text) == text, "uv run python -m research --report"
    assert {path.stem for path in research.REPORT.results.iterdir()} <= set(research.MEASUREMENTS)


def test_the_page_names_every_command_and_none_that_is_not_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"python -m research (\w+)", text))
    assert named <= COMMANDS
    assert {name for name in COMMANDS if not re.search(rf"[ `]{name}[ `]", text)} == set()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_the_page_says_how_each_file_in_the_product_is_made(file: Path) -> None:
    assert re.search(rf"[/`]{re.escape(file.name)}`", PAGE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("fault", mutants.HAND, ids=lambda fault: f"{fault.path}: {fault.old.strip()[:40]}")
def test_a_fault_can_be_planted_and_its_tests_are_there(fault: mutants.Mutant) -> None:
    text = (mutants.ROOT / fault.path).read_text(encoding="utf-8")
    assert fault.old in text
    assert fault.old != fault.new
    # What Python cannot even read would be found by every test.
    ast.parse(text.replace(fault.old, fault.new, 1))
    assert all((mutants.ROOT / test.partition("::")[0]).exists() for test in fault.tests.split())
