"""``sleepover new-game --package``: a distribution of its own, which is built, found, tested and played as it is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import games
from sleepover.support.terminal import CommandError
from sleepover.workshop.new_game import new_package
from tests.docs_games import LIARS_DICE, installed, unpacked

Done = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module", params=["moon_race", "hush_race", "liars_dice"])
def game(request: pytest.FixtureRequest) -> str:
    """Return the name of a new game, of one with a secret, or of the one in this repository."""
    return str(request.param)


@pytest.fixture(scope="module")
def distribution(game: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the game's distribution."""
    if game == "liars_dice":
        return LIARS_DICE
    folder = tmp_path_factory.mktemp("new")
    new_package(game, None, folder, secret=game == "hush_race")
    return folder / f"sleepover-{game.replace('_', '-')}"


@pytest.fixture(scope="module")
def site(distribution: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which it is installed."""
    return unpacked(distribution, tmp_path_factory.mktemp("site"))


def ran(site: Path, folder: Path, *arguments: str) -> Done:
    """Run a module of Python in that folder, which is no clone, with the distribution installed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_has_tests_a_licence_a_ci_file_and_a_page(game: str, distribution: Path) -> None:
    found = {str(path.relative_to(distribution)) for path in distribution.rglob("*") if path.is_file()}
    assert {"pyproject.toml", "README.md", "LICENSE", "tests/test_rules.py", ".github/workflows/tests.yml"} <= found
    about = tomllib.loads((distribution / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert about["entry-points"] == {"sleepover.games": {game: f"sleepover_{game}"}}
    left = [
        name for name in found if re.search("@[A-Z]+@", (distribution / name).read_bytes().decode(errors="replace"))
    ]
    assert left == []


def test_it_is_a_game_once_it_is_installed(game: str, site: Path) -> None:
    assert game not in games.names()
    with installed(site):
        assert games.problems() == ()
        assert games.load(game).name == game
        assert games.distribution(game) == f"sleepover-{game.replace('_', '-')} 0.1.0"
    assert game not in games.names()


def test_nothing_is_missing_in_it(game: str, site: Path, tmp_path: Path) -> None:
    done = ran(site, tmp_path, "sleepover", "check-game", game.replace("_", "-"))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{game} is complete." in done.stdout
    assert "docs/" not in done.stdout


def test_it_keeps_the_laws_and_its_own_tests_pass(game: str, site: Path, distribution: Path, tmp_path: Path) -> None:
    done = ran(site, tmp_path, "pytest", "-v", "--pyargs", "sleepover.testing", "--game", game)
    assert done.returncode == 0, done.stdout[-3000:]
    # A copy, for a run leaves files.
    own = ran(site, tmp_path, "pytest", "-q", shutil.copy(distribution / "tests" / "test_rules.py", tmp_path))
    assert own.returncode == 0, own.stdout[-3000:]
    for name in ("test_a_table_keeps_the_law", "test_the_rules_are_pure"):
        assert f"::{name}" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [((), "--game NAME is missing"), (("--game", "tie_dye"), "unknown game 'tie_dye'; did you mean tie_die?")],
)
def test_a_run_without_a_game_or_with_an_unknown_one_says_so(
    tmp_path: Path, arguments: Sequence[str], told: str
) -> None:
    done = ran(tmp_path, tmp_path, "pytest", "-q", "--pyargs", "sleepover.testing", *arguments)
    assert done.returncode == 4
    assert told in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("file", "old", "new", "failed"),
    [
        (
            "rules.py",
            "        return view_of(",
            "        import time\n        return view_of(",
            "test_the_rules_are_pure",
        ),
        ("rules.py", "range(2, 7)", "range(1, 7)", "test_a_table_keeps_the_law"),
        ("i18n/en/moon_race.ftl", "event-rolled", "event-rolling", "test_all_that_a_game_has_to_say_is_said"),
        ("playthroughs/two_short.txt", "score [0, 0]", "score [0, 9]", "test_a_playthrough_is_as_it_was_reviewed"),
    ],
)
def test_a_mistake_in_it_fails_its_test(tmp_path: Path, file: str, old: str, new: str, failed: str) -> None:
    new_package("moon_race", None, tmp_path, secret=True)
    path = tmp_path / "sleepover-moon-race" / "src" / "sleepover_moon_race" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    site = unpacked(tmp_path / "sleepover-moon-race", tmp_path)
    chosen = ("--pyargs", "sleepover.testing", "--game", "moon_race", "-k", failed)
    done = ran(site, tmp_path, "pytest", "-q", *chosen)
    assert done.returncode == 1

    assert f"::{failed}" in done.stdout


@pytest.mark.parametrize(
    ("name", "title", "told"),
    [
        ("Pig", None, "'Pig' is no name for a game"),
        ("tie_die", "Another", "there is a game tie_die already"),
        ("analysis", "Another", "there is a game analysis already"),
        ("pig", "tie-die", "the game tie_die is called that already"),
        ("taken", None, "sleepover-taken already: choose another name"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_written(tmp_path: Path, name: str, title: str | None, told: str) -> None:
    (tmp_path / "sleepover-taken").mkdir()
    with pytest.raises(CommandError, match=told):
        new_package(name, title, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["sleepover-taken"]


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CommandError, match="nothing has been written"):
        new_package("pig", None, tmp_path / "file")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
