"""``sleepover new-game``: the game that it writes works at once, and a refusal leaves everything as it was.

``test_docs_games`` runs the written game's own tests and those of every game, in the same copy of the project.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sleepover.support.terminal import CommandError
from sleepover.workshop.new_game import FILES, new_game
from tests.workshop.project_copy import copied, environment, python

NAME, TITLE = "aardvark_race", "Aardvarks' Race"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with a new game."""
    copy = copied(tmp_path_factory.mktemp("new"))
    done = python(copy, "sleepover", "new-game", NAME, "--title", TITLE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[: len(FILES)] == [path.format(name=NAME) for path in FILES]
    assert f"uv run sleepover check-game {NAME}" in done.stdout
    return copy


def test_nothing_is_missing_in_it(copy: Path) -> None:
    done = python(copy, "sleepover", "check-game", NAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert "✗" not in done.stdout
    assert f"{NAME} is complete." in done.stdout


@pytest.mark.parametrize(
    "tool",
    [
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy", f"games/{NAME}", f"renderers/{NAME}.py", f"bot/ui/games/{NAME}.py"),
    ],
    ids=lambda tool: " ".join(tool[:2]),
)
def test_it_is_written_as_the_project_is(copy: Path, tool: tuple[str, ...]) -> None:
    if importlib.util.find_spec(tool[0]) is None:
        pytest.skip(f"there is no {tool[0]} on this machine: uv sync --group lint")
    done = subprocess.run(
        [sys.executable, "-m", *tool], cwd=copy, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_one_with_a_secret_is_complete_and_written_as_the_project_is(tmp_path_factory: pytest.TempPathFactory) -> None:
    other = copied(tmp_path_factory.mktemp("secret"))
    done = python(other, "sleepover", "new-game", "hush_race", "--secret")
    assert (done.returncode, done.stderr) == (0, "")
    assert "docs/add-a-secret-game.md" in done.stdout
    done = python(other, "sleepover", "check-game", "hush_race")
    assert (done.returncode, done.stderr) == (0, "")
    assert "✓ secrets       bonus: nothing that others see" in done.stdout
    if importlib.util.find_spec("ruff") is not None:
        paths = [
            path for path in other.rglob("*hush_race*") if "__pycache__" not in path.parts and path.suffix != ".ftl"
        ]
        for tool in (["check"], ["format", "--check"]):
            command = [sys.executable, "-m", "ruff", *tool, *map(str, paths)]
            done = subprocess.run(command, cwd=other, env=environment(), capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout


def test_it_is_not_written_twice(copy: Path) -> None:
    before = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    done = python(copy, "sleepover", "new-game", NAME, "--title", "Another")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"there is games/{NAME} already: choose another name\n"
    after = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    assert {path for path in after if "__pycache__" not in path.parts} <= before.keys()
    assert all(before[path] == text for path, text in after.items() if path in before)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a folder with the files of a checkout, as far as names matter."""
    for name in (
        "pyproject.toml",
        "games/analysis/__init__.py",
        "renderers/theme.py",
        "bot/ui/games/frame.py",
        "tests/games/test_x.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "title", "told"),
    [
        ("Pig", None, "'Pig' is no name for a game"),
        ("", None, "'' is no name"),
        ("a b", None, "is no name"),
        ("a__b", None, "is no name"),
        ("2_pigs", None, "is no name"),
        ("../pig", None, "is no name"),
        ("schwein_ä", None, "is no name"),
        ("a" * 33, None, "at most 32 characters"),
        ("analysis", None, "there is games/analysis already"),
        ("theme", None, "there is renderers/theme.py already"),
        ("frame", None, "there is bot/ui/games/frame.py already"),
        ("x", None, "there is tests/games/test_x.py already"),
        ("pig", "tie-die", "the game tie_die is called that already"),
        ("pig", "", "a title has letters"),
        ("pig", "{ $pig }", "a title has letters"),
        ("pig", 'Pig"""', "a title has letters"),
        ("pig", "Pig\n", "a title has letters"),
        ("pig", "P" * 49, "at most 48 characters"),
    ],
)
def test_a_bad_name_or_title_is_refused_and_nothing_written(
    checkout: Path, name: str, title: str | None, told: str
) -> None:
    before = sorted(checkout.rglob("*"))
    with pytest.raises(CommandError, match=told):
        new_game(name, title, checkout)
    assert sorted(checkout.rglob("*")) == before


def test_a_folder_that_is_no_checkout_is_named(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=f"{tmp_path} is no checkout of Sleepover"):
        new_game("pig", None, tmp_path)
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_written_to_its_end_is_taken_back(checkout: Path) -> None:
    shutil.rmtree(checkout / "bot")
    (checkout / "bot").write_text("a file")
    before = sorted(checkout.rglob("*"))
    with pytest.raises(CommandError, match="nothing has been written"):
        new_game("pig", "A game nobody knows", checkout)
    assert sorted(checkout.rglob("*")) == before
