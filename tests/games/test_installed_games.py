"""Games of other distributions: found by their entry points, or left out with a reason that names the distribution."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path

import pytest

import games
from bot.ui import games as ui_games
from games.core import PROTOCOL
from games.core.record import RecordError, parse, replay, to_json
from games.core.table import Table
from sleepover.support import fuzzy_match
from sleepover.support.terminal import UsageError
from tests.cli.conftest import Run
from tests.cli.conftest import run as run
from tests.docs_games import installed

RULES = """
from games.sibling_rivalry.rules import GAME as RIGHT

class Rules(type(RIGHT)):
    name = "{name}"

GAME = Rules()
"""
"""Rules of a game that is played like another."""
MADE_FOR = f"PROTOCOL = {PROTOCOL}\n"

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path) -> Iterator[Install]:
    """Return a function that installs a distribution: its name, its entry points, and the files of its packages."""
    with ExitStack() as until_the_end:

        def add(distribution: str, points: Mapping[str, str], files: Mapping[str, str]) -> None:
            folder = tmp_path / distribution
            about = folder / f"{distribution.replace('-', '_')}-2.1.dist-info"
            about.mkdir(parents=True)
            (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 2.1\n")
            lines = (f"{name} = {package}" for name, package in points.items())
            (about / "entry_points.txt").write_text("\n".join(["[sleepover.games]", *lines]))
            for name, text in files.items():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text)
            until_the_end.enter_context(installed(folder))

        yield add


def package(name: str, init: str = MADE_FOR, rules: str = RULES) -> dict[str, str]:
    """Return the files of a package with the rules of the game ``name``."""
    return {f"pack_{name}/__init__.py": init, f"pack_{name}/rules.py": rules.replace("{name}", name)}


def whys() -> dict[str, str]:
    """Return the reasons why games are left out, by distribution."""
    return {problem.distribution: problem.why for problem in games.problems()}


def test_a_game_is_found_by_its_entry_point(install: Install) -> None:
    install("sleepover-moon", {"moon": "pack_moon"}, package("moon"))
    assert games.problems() == ()
    assert set(games.names()) == {*games.bundled_names(), "moon"}
    assert games.load("moon").name == "moon"
    assert (games.package("moon"), games.distribution("moon")) == ("pack_moon", "sleepover-moon 2.1")
    assert games.owns("moon", "pack_moon.rules")
    assert not games.owns("moon", "pack_moonlight")
    assert games.distribution("tie_die") is None


def test_two_games_may_come_in_one_distribution(install: Install) -> None:
    two = {f"both/{name}": text for one in ("moon", "sun") for name, text in package(one).items()}
    install("sleepover-both", {"moon": "both.pack_moon", "sun": "both.pack_sun"}, {"both/__init__.py": "", **two})
    assert set(games.names()) == {*games.bundled_names(), "moon", "sun"}


def test_its_record_replays_as_long_as_it_is_installed(install: Install, tmp_path: Path) -> None:
    install("sleepover-moon", {"moon": "pack_moon"}, package("moon"))
    table = Table.new("moon", ["Ann", "Ben"], seed=bytes(32))
    table.play(min(table.actors), table.legal(min(table.actors))[0])
    kept = to_json(table.record)
    assert len(list(replay(parse(kept)))) == 2


def test_a_record_of_one_that_is_not_installed_says_so() -> None:
    with pytest.raises(RecordError, match="unknown game 'moon'"):
        parse(b'{"game": "moon", "rules": 1, "options": {}, "seats": ["A", "B"], "setup": {}, "actions": []}')


@pytest.mark.parametrize(
    ("points", "files", "why"),
    [
        ({"moon": "pack_moon"}, package("moon", "PROTOCOL = 999\n"), "made for protocol 999, of a newer Sleepover"),
        ({"moon": "pack_moon"}, package("moon", "PROTOCOL = 0\n"), "made for protocol 0, of an older Sleepover"),
        ({"moon": "pack_moon"}, package("moon", ""), "pack_moon does not say for which protocol it was made"),
        ({"moon": "pack_moon"}, package("moon", "PROTOCOL = '1'\n"), "does not say for which protocol"),
        ({"moon": "pack_moon"}, package("moon", "PROTOCOL = True\n"), "does not say for which protocol"),
        # A game of another protocol may not even be importable: the number is read first.
        ({"moon": "pack_moon"}, package("moon", "PROTOCOL = 2\n", "import nothing_like_it"), "protocol 2, of a newer"),
        ({"moon": "pack_moon"}, package("moon", rules="import nothing_like_it"), "ModuleNotFoundError: No module nam"),
        ({"moon": "pack_moon"}, package("moon", rules="def ("), "SyntaxError"),
        ({"moon": "pack_moon"}, package("moon", rules="raise SystemExit(3)"), "SystemExit: 3"),
        ({"moon": "pack_moon"}, package("moon", "1 / 0\n"), "ZeroDivisionError"),
        ({"moon": "pack_moon"}, package("moon", rules=""), "pack_moon.rules has no GAME"),
        ({"moon": "pack_moon"}, package("moon", rules="GAME = 1"), "pack_moon.rules has no GAME"),
        ({"sun": "pack_moon"}, package("moon"), "its rules call it 'moon', and its entry point 'sun'"),
        ({"moon": "pack_moon.rules:GAME"}, package("moon"), "has to name the game's package"),
        ({"moon": "not_there"}, {}, "No module named 'not_there'"),
        ({"Moon": "pack_moon"}, package("moon"), "'Moon' is no name for a game"),
        ({"m" * 33: "pack_moon"}, package("moon"), "is no name for a game"),
        ({"tie_die": "pack_tie_die"}, package("tie_die"), "there is a game tie_die already"),
        ({"analysis": "pack_analysis"}, package("analysis"), "there is a game analysis already"),
    ],
)  # fmt: skip
def test_one_that_cannot_be_used_is_told_with_its_distribution_and_left_out(
    install: Install, points: Mapping[str, str], files: Mapping[str, str], why: str
) -> None:
    install("sleepover-bad", points, files)
    install("sleepover-good", {"good": "pack_good"}, package("good"))
    assert list(whys()) == ["sleepover-bad 2.1"]
    assert why in whys()["sleepover-bad 2.1"]
    assert set(games.names()) == {*games.bundled_names(), "good"}
    assert type(games.load("tie_die")).__module__.startswith("games.tie_die")


def test_a_name_that_is_there_twice_is_told_of_both_and_neither_is_used(install: Install) -> None:
    install("sleepover-one", {"moon": "pack_moon"}, package("moon"))
    install("sleepover-two", {"moon": "other"}, {"other/__init__.py": MADE_FOR, "other/rules.py": "1 / 0"})
    told = "several distributions bring a game moon: sleepover-one, sleepover-two"
    assert whys() == {"sleepover-one 2.1": told, "sleepover-two 2.1": told}
    assert "moon" not in games.names()


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({}, "No module named 'pack_moon.ui'"),
        ({"pack_moon/ui.py": "UI = 1"}, "pack_moon.ui: UI is no GameUI"),
        ({"pack_moon/ui.py": "1 / 0"}, "ZeroDivisionError"),
        ({"pack_moon/ui.py": "from bot.ui.games.tie_die import UI"}, "no renderer draws 'moon'"),
        (
            {
                "pack_moon/ui.py": "from bot.ui.games.sibling_rivalry import UI",
                "pack_moon/renderer.py": "from renderers.sibling_rivalry import *\ncard_alt = 1",
            },
            "its words have no title",
        ),
    ],
)
def test_one_whose_other_parts_do_not_work_is_not_used_either(
    install: Install, files: Mapping[str, str], why: str
) -> None:
    install("sleepover-moon", {"moon": "pack_moon"}, {**package("moon"), **files})
    assert "moon" in games.names()
    (problem,) = ui_games.check_installed()
    assert problem.distribution == "sleepover-moon 2.1"
    assert why in problem.why
    assert "moon" not in games.names()
    with pytest.raises(games.UnknownGame):
        games.load("moon")


def test_doctor_tells_those_that_are_used_and_those_that_are_not(install: Install, run: Run) -> None:
    install("sleepover-bad", {"bad": "pack_bad"}, package("bad", "PROTOCOL = 7\n"))
    install("sleepover-worse", {"worse": "pack_worse"}, package("worse"))
    done = run("doctor", "--offline")
    told = done.out.decode()
    assert done.status == 1
    assert f"good   games: {len(games.bundled_names())} of this project\n" in told
    assert "WRONG  games: sleepover-bad 2.1 brings bad, which is not used: it was made for protocol 7" in told
    assert "WRONG  games: sleepover-worse 2.1 brings worse, which is not used: it cannot be imported" in told
    assert "the bot runs without it" in told
    assert "Traceback" not in told + done.err


def test_a_command_about_one_that_cannot_be_used_says_why(install: Install) -> None:
    install("sleepover-bad", {"bad": "pack_bad"}, package("bad", "PROTOCOL = 7\n"))
    with pytest.raises(UsageError, match=r"bad of sleepover-bad 2\.1 cannot be used: it was made for protocol 7"):
        fuzzy_match.game("bad")


def test_entry_points_are_read_once_and_not_for_a_game_of_this_project(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("sleepover-moon", {"moon": "pack_moon"}, package("moon"))
    real, asked = importlib.metadata.entry_points, list[str]()

    def counted(*, group: str) -> importlib.metadata.EntryPoints:
        asked.append(group)
        return real(group=group)

    monkeypatch.setattr(importlib.metadata, "entry_points", counted)
    games.load("tie_die")
    assert games.companion("tie_die", "headlines") is not None
    assert asked == []
    for _ in range(3):
        assert "moon" in games.names()
        games.load("moon")
    assert asked == ["sleepover.games"]


def test_a_game_of_this_project_is_played_without_importing_what_reads_entry_points() -> None:
    code = (
        "import sys; before = set(sys.modules); import games; games.load('tie_die');"
        "assert 'importlib.metadata' not in set(sys.modules) - before"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_file_of_another_game_s_words_changes_none_of_the_project_s(install: Install) -> None:
    taken = {"pack_moon/i18n/en/common.ftl": "button-join = Gone\n", "pack_moon/i18n/en/tie_die.ftl": "title = Gone\n"}
    install("sleepover-moon", {"moon": "pack_moon"}, {**package("moon"), **taken})
    from bot.i18n import localizer

    assert localizer(game="tie_die")("title") == "Tie-Die"
    assert localizer(game="moon")("button-join") != "Gone"
