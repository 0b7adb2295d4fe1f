"""``sleepover check-game``: what is there, what is missing or broken and where, and what could be added."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import games
from bot import i18n
from games.core import GIVEN, Event
from sleepover.workshop import check_game
from sleepover.workshop.new_game import new_game
from sleepover.workshop.samples.cases import cases
from tests.cli.conftest import Result, Run
from tests.cli.conftest import run as run
from tests.deep_share import deep
from tests.docs_games import built_on
from tests.project.source_tree import ROOT


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that stands for the project, with a new game in it, ``my_race``, and nothing else."""
    for name in ("pyproject.toml", "README.md"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    for folder in ("games", "renderers", "bot/ui/games", "bot/i18n/en", "tests/games", "tests/bot"):
        (tmp_path / folder).mkdir(parents=True)
    with built_on(tmp_path):
        new_game("my_race", None, tmp_path)
    monkeypatch.setattr(check_game, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def check(copy: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Result]:
    """Check it as it is now: the project finds what lies in the copy beside its own, read anew every time."""

    def checked() -> Result:
        with built_on(copy):
            monkeypatch.setattr(check_game, "FOLDERS", i18n.locales.FOLDERS)
            return run("check-game", "my_race")

    return checked


@pytest.fixture
def modules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the laws at one table, and leave drawing and words, which take a check its time, to the tests above."""
    monkeypatch.setattr(check_game, "cases", lambda: [next(case for case in cases() if case.game.name == "my_race")])
    monkeypatch.setattr(check_game, "LAWS_SECONDS", float("inf"))
    monkeypatch.setattr(check_game, "DRAWING_SECONDS", 0.0)
    monkeypatch.setattr(check_game, "lint_languages", lambda *_, **__: [])


def change(path: Path, old: str, new: str) -> int:
    """Change a text in a file; returns the line where it stood."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize("game", games.names())
def test_the_games_of_the_house_are_complete(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Their laws and boards are tried elsewhere: here one table and one moment each.
    seconds = 0.3 if deep() else 0.1
    monkeypatch.setattr(check_game, "LAWS_SECONDS", seconds)
    monkeypatch.setattr(check_game, "DRAWING_SECONDS", seconds)
    found = list(check_game.report(game))
    assert [one for one in found if one.kind in ("missing", "broken")] == []
    assert {"rules", "words", "board", "panel", "playthroughs"} <= {one.part for one in found if one.kind == "there"}


def test_what_is_missing_is_told_with_its_file(copy: Path, check: Callable[[], Result]) -> None:
    (copy / "renderers" / "my_race.py").unlink()
    (copy / "games" / "my_race" / "playthroughs" / "two_short.txt").unlink()
    change(copy / "bot/i18n/en/my_race.ftl", "option-target-20 = 20 points (short)\n", "")
    done = check()
    told = done.out.decode()
    assert done.status == 1
    assert "✗ board         renderers/my_race.py is missing, with board, card, alt, card_alt, text" in told
    assert "✗ words         bot/i18n/en/my_race.ftl: option-target-20" in told
    assert "✗ playthroughs  games/my_race/playthroughs/*.txt: a line" in told
    assert "✓ rules         version 1, 2 to 6 players" in told
    assert done.err == "my_race: 3 things are missing or broken (words, board, playthroughs)\n"
    assert "+ computers     games/my_race/ai/players.py" in told


def test_an_example_is_missed_only_where_no_missing_playthrough_is_told(
    copy: Path, check: Callable[[], Result]
) -> None:
    golden = copy / "games/my_race/playthroughs/two_short.txt"
    text = golden.read_text(encoding="utf-8")
    golden.unlink()
    assert check().err == "my_race: one thing is missing or broken (playthroughs)\n"
    golden.write_text(text, encoding="utf-8")
    emoji = '    emoji = "🎲"\n'
    change(copy / "bot/ui/games/my_race.py", emoji, f'{emoji}    example = ""\n')
    done = check()
    assert "✗ panel         bot/ui/games/my_race.py: the panel has no example" in done.out.decode()
    assert done.err == "my_race: one thing is missing or broken (panel)\n"


def test_what_is_broken_is_told_once_with_its_place(copy: Path, check: Callable[[], Result]) -> None:
    words = copy / "bot/i18n/en/my_race.ftl"
    line = change(words, "event-first = { $seat } wins", "event-first = { $saet } wins")
    junk = change(words, "option-target-20 = 20 points (short)", "option-target-20 = { left")
    change(copy / "games/my_race/rules.py", "(?P<dice>[12])", "(?P<dice>[1])")
    change(copy / "bot/ui/games/my_race.py", "import GameUI", "import ActionOption, GameUI")
    styles = '    styles = (("roll 2", "danger"),)\n'
    row = '[ActionOption("roll 1", words("action-none") + "!" * 80)]'
    rows = f"\n    def rows(self, view, names, words):\n        return [{row}] if view.turn is not None else []\n"
    change(copy / "bot/ui/games/my_race.py", styles, styles + rows)
    about = '"""Board of a race for points."""\n'
    faces = "\n    def details(self, view, named, words):\n        return view.skies\n"
    bad = change(copy / "renderers/my_race.py", about, about + faces) + faces[: faces.index("return")].count("\n") + 1
    done = check()
    assert done.status == 1
    told = [one for one in done.lines if one.startswith("✗")]
    assert sum(f"my_race.ftl:{line}: event-first uses $saet" in one for one in told) == 1
    assert sum(f"my_race.ftl:{junk}:" in one or f"my_race.ftl:{junk + 1}:" in one for one in told) == 1
    assert sum("IllegalAction: unknown action (action roll 2)" in one for one in told) == 1
    # What else is wrong is looked at when the rules are whole.
    change(copy / "games/my_race/rules.py", "(?P<dice>[1])", "(?P<dice>[12])")
    done = check()
    told = [one for one in done.lines if one.startswith("✗")]
    assert sum(f"renderers/my_race.py:{bad}: AttributeError" in one and "skies" in one for one in told) == 1
    assert any("'roll 1' says 93 characters, of 1 to 80" in one for one in told)
    assert any(one.endswith("bot/i18n/en/my_race.ftl: action-none") for one in told)


def test_rules_that_cannot_be_read_and_a_golden_file_that_is_not_current_are_told(
    copy: Path, check: Callable[[], Result]
) -> None:
    golden = copy / "games/my_race/playthroughs/two_short.txt"
    golden.write_text(golden.read_text(encoding="utf-8").replace("score [11, 0]", "score [12, 0]"), encoding="utf-8")
    done = check()
    told = done.out.decode()
    assert "two_short.txt plays as before, and somebody sees something else (score [11, 0])" in told
    assert done.err == "my_race: one thing is missing or broken (playthroughs)\n"
    line = change(copy / "games/my_race/rules.py", "GAME = MyRaceRules()", "GAME = MyRaceRules(")
    done = check()
    assert done.status == 1
    assert re.search(rf"✗ rules +games/my_race/rules.py:{line}: SyntaxError", done.out.decode())


def test_an_apply_that_returns_a_tuple_is_told_once(copy: Path, check: Callable[[], Result]) -> None:
    change(
        copy / "games/my_race/rules.py",
        "return self.add_points(replace(state, rolled=faces), seat, points, rolled)",
        "return (state, (rolled,))",
    )
    told = [one for one in check().lines if one.startswith("✗")]
    assert "apply returns a tuple: (State(" in told[0]
    assert "has to return a Transition(state, events)" in told[0]
    assert [one.split()[1] for one in told] == ["rules", "the"]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("ai/players", "import games.my_race.odds\n", "it needs a module that is not there: games.my_race.odds"),
        ("ai/players", "def f(:\n", "games/my_race/ai/players.py:1: SyntaxError"),
        *((name, "X = 1\n", f"games/my_race/{name}.py has no {offers}") for name, offers in (
            ("ai/players", "LEVELS"),
            ("ai/personas", "CHARACTERS and no weigh"),
            ("win_probability", "__all__ and no chances"),
            ("premoves", "PLANS"),
            ("reasons", "KINDS and no explain"),
            ("ai/stakes", "stakes"),
            ("data/luck", "LUCK"),
            ("rule_plan", "PLAN"),
        )),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("modules_alone")
def test_what_lies_beside_the_rules_and_cannot_be_read_is_told(
    name: str, text: str, told: str, copy: Path, check: Callable[[], Result]
) -> None:
    module = copy / f"games/my_race/{name}.py"
    if module.parent.name != "my_race":
        module.parent.mkdir()
        (module.parent / "__init__.py").touch()
    module.write_text(text)
    assert told in check().out.decode()


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("games/my_race/rules.py", "GAME = MyRaceRules()", "", "games/my_race/rules.py has no GAME"),
        ("bot/ui/games/my_race.py", "UI = MyRaceUI()", "", "bot/ui/games/my_race.py has no UI"),
    ],
)
@pytest.mark.usefixtures("modules_alone")
def test_what_a_module_has_to_have_is_told(
    file: str, old: str, new: str, told: str, copy: Path, check: Callable[[], Result]
) -> None:
    change(copy / file, old, new)
    assert told in check().out.decode()


@pytest.mark.usefixtures("modules_alone")
@pytest.mark.parametrize("field", [*(name for name in vars(Event) if not name.startswith("_")), *GIVEN])
def test_a_field_of_an_event_that_would_hide_what_every_event_has_is_refused_with_its_place(
    field: str, copy: Path, check: Callable[[], Result]
) -> None:
    rules = copy / "games/my_race/rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(
        text.replace(
            "class Rolled(Event, frozen=True):",
            f"class Early(Event, frozen=True):\n    {field}: int\n\n\nclass Rolled(Event, frozen=True):",
        ),
        encoding="utf-8",
    )
    line = rules.read_text(encoding="utf-8").splitlines().index("class Early(Event, frozen=True):") + 1
    done = check()
    assert done.status == 1
    told = f"the event Early has a field {field!r}, which means something else in every event: rename it"
    assert re.search(
        rf"✗ rules +games/my_race/rules.py:{line}: TypeError: games.my_race.rules: {told}", done.out.decode()
    )


@pytest.mark.parametrize("file", ["games/my_race/rules.py", "renderers/my_race.py", "bot/ui/games/my_race.py"])
def test_the_gallery_tells_where_a_game_cannot_be_read(file: str, copy: Path, run: Run, tmp_path: Path) -> None:
    with (copy / file).open("a", encoding="utf-8") as wrong:
        wrong.write("def f(:\n")
    line = len((copy / file).read_text(encoding="utf-8").splitlines())
    with built_on(copy):
        done = run("gallery", "my_race", "--out", str(tmp_path / "page.html"))
    assert done.status == 1
    assert done.err == f"my_race cannot be shown: {file}:{line}: SyntaxError: invalid syntax\n"


def test_a_game_that_is_not_there_is_answered_with_those_that_are(run: Run) -> None:
    done = run("check-game", "chess")
    assert (done.status, done.out) == (2, b"")
    assert done.sentence() == f"unknown game 'chess'; there are: {', '.join(games.names())}"
