"""docs/add-a-game.md keeps its word: the game in its blocks is built in a folder, found and played.

What is asked of every game is asked of it in ``tests/workshop/test_docs_games.py``.
"""

from __future__ import annotations

import ast
import io
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

import games
import renderers
from bot.i18n import localizer
from bot.rendering import rules_pages
from bot.ui import games as ui_games
from games.ai import levels
from games.analysis import win_probability
from games.analysis.review import review
from games.core.record import parse, to_json
from renderers.names import letter
from sleepover.cli import main
from sleepover.workshop.checks import purity
from sleepover.workshop.playthroughs import files
from sleepover.workshop.samples.cases import random_table
from tests.bot.simcord_bot import BotHarness
from tests.deep_share import share
from tests.docs_games import blocks, built_on, cases_of, pasted, picture_is_current, written
from tests.games import test_playthroughs
from tests.project.source_tree import PACKAGES, ROOT, imports, top
from tests.renderers.cases import NASTY

PAGE = ROOT / "docs" / "add-a-game.md"
PICTURE = ROOT / "docs" / "images" / "pig.png"
GAME = "pig"
PLAYTHROUGH = "games/pig/playthroughs/two_short.txt"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the page's files, the playthrough finished by the tool."""
    return pasted(PAGE, tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module", autouse=True)
def built(folder: Path) -> Iterator[None]:
    """Build the bot on that folder."""
    with built_on(folder):
        yield


def test_the_page_spells_out_what_a_game_consists_of_and_changes_no_file_of_the_house() -> None:
    assert list(blocks(PAGE)) == [
        "games/pig/__init__.py",
        "games/pig/rules.py",
        "renderers/pig.py",
        "bot/ui/games/pig.py",
        "bot/i18n/en/pig.ftl",
        PLAYTHROUGH,
        "tests/games/test_pig.py",
    ]
    # A house in which somebody has put them already is as good.
    there = {name: (ROOT / name).read_text(encoding="utf-8") for name in blocks(PAGE) if (ROOT / name).exists()}
    assert [name for name, text in there.items() if not text.startswith(blocks(PAGE)[name])] == []


def test_the_playthrough_is_what_the_tool_makes_of_the_page(folder: Path, request: pytest.FixtureRequest) -> None:
    path = folder / PLAYTHROUGH
    assert path in files()
    test_playthroughs.test_a_playthrough_is_as_it_was_reviewed(path, request)
    text = path.read_text(encoding="utf-8")
    assert text.startswith(blocks(PAGE)[PLAYTHROUGH])
    shown = re.findall(r"^```text\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert shown
    assert [step for step in shown if step not in text] == []


def test_its_modules_import_nothing_from_above(folder: Path) -> None:
    layers = ["bot", "renderers", "games"]
    for package in layers:
        below = set(layers[layers.index(package) :])
        for path in (folder / package).rglob("*.py"):
            known = set(map(top, imports(ast.parse(path.read_text(encoding="utf-8")))))
            assert known & set(PACKAGES) <= below, path
            assert package != "games" or known <= purity.PURE, path


def test_every_state_is_drawn_and_told_whatever_people_are_called() -> None:
    renderer, speak = renderers.load(GAME), localizer(game=GAME)
    for case in cases_of(GAME):
        frames = random_table(case, resignations=0.02).frames
        for frame in [*frames[:3], *random.Random(str(case)).sample(frames, share(3, 1)), frames[-1]]:
            view = case.game.view(frame.state, None)
            board = Image.open(io.BytesIO(renderer.board(view, NASTY, speak)))
            board.load()
            assert board.width == 1000
            assert 0 < len(renderer.alt(view, NASTY, speak)) <= 1024
            told = renderer.text(view, NASTY, speak)
            assert len(told) <= 3800
            heading, *_ = lines = told.splitlines()
            assert heading.endswith(f" {view.options.target}")
            for seat, row in enumerate(lines[-case.seats :]):
                gone = " (left)" if seat in view.resigned else ""
                assert row.startswith(f"{letter(seat)} ")
                assert row.endswith(f": {view.score[seat]}{gone}")


def test_the_picture_on_the_page_is_current(request: pytest.FixtureRequest) -> None:
    picture_is_current(GAME, 0, PICTURE, request)


async def test_it_is_found_on_play(harness: BotHarness) -> None:
    offered = await harness.suggest("Ann", "play", "game", "pi")
    assert ("Pig", GAME) in [(choice["name"].partition(" · ")[0], choice["value"]) for choice in offered]
    rules = await harness.suggest("Ann", "play", "house_rules", "", game=GAME)
    assert [choice["value"] for choice in rules] == ["target 100", "target 50"]
    (page,) = (await harness.slash("Ann", "rules", game="pig")).private
    assert "Roll a **1**, and they are gone" in page.text
    assert page.pictures[0].alt.startswith("Ann has 14 at stake")


async def test_it_is_played_to_its_end_by_clicks_and_its_record_replays(
    harness: BotHarness, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    harness.deal(2, 5, 1, *(6, 5, 4) * 40)
    (lobby,) = (await harness.slash("Ann", "play", game="Pig", house_rules="target 50")).public
    assert "A 1 eats the whole turn" in lobby.pictures[0].alt
    assert "50 points" in lobby.text
    for name in ("Ann", "Ben", "Cleo"):
        await harness.press(name, "@join")
    await harness.press("Ann", "@start")
    board = await harness.board()
    assert "Ben wins the draw" in board.text
    assert "Roll" in board.buttons
    assert "hold" not in board.actions
    assert "nothing to hold yet" in (await harness.click("Ben", "s:1:0:hold", on=board)).words

    board = await harness.play_on(["roll", "roll"])
    assert "**1**! Ben loses all 5." in board.text
    said = await harness.press("Ann", "roll", on=board)
    assert "It's Cleo's turn" in said.words
    board = await harness.play_on(["roll", "roll", "roll"])
    assert board.actions.keys() >= {"roll", "hold"}
    assert "Hold: makes 15" in board.buttons
    assert board.pictures[0].alt.startswith("Cleo has 15 at stake")

    end = await harness.play_on([*["hold", "roll", "roll", "roll"] * 9, "hold", "roll"])
    assert "That is enough: Cleo wins!" in end.text
    assert (await harness.stored()).status == "over"
    assert end.pictures[0].data.startswith(b"\x89PNG")
    assert end.id == lobby.id

    record = await harness.record("Dan")
    path = tmp_path / "pig.json"
    path.write_bytes(to_json(record))
    lines = [json.loads(line) for line in _run(capfdbinary, "replay", "--json", path)]
    assert len(lines) == len(record.actions) + 1
    assert lines[-1]["facts"] == {
        "score": [45, 45, 60],
        "rolled": [],
        "turn": None,
        "phase": "over",
        "out": [],
        "over": True,
        "ranking": [[2], [0, 1]],
    }
    assert _run(capfdbinary, "replay", path)[-1] == "  That is enough: Cleo wins!"
    # Right as far as it goes; but the faces of the dice are written in it, as in no game that was played with the bot.
    assert f"Actions: all {len(record.actions)} are legal." in _run(capfdbinary, "verify", path, status=3)


def test_it_needs_no_computers_and_no_chances_to_be_played_against_and_reviewed() -> None:
    assert levels.levels(GAME) == ("random", "hard")
    assert levels.own_levels(GAME) == ()
    assert win_probability.load(GAME) is None
    looked_back = review(parse(ui_games.load(GAME).example), samples=4)
    assert sum(looked_back.result) == 1


def test_its_pictures_are_of_its_playthrough(folder: Path) -> None:
    assert ui_games.load(GAME).example in (folder / PLAYTHROUGH).read_text(encoding="utf-8").splitlines()


def _run(output: pytest.CaptureFixture[bytes], *arguments: str | Path, status: int = 0) -> list[str]:
    output.readouterr()
    with pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    assert ended.value.code == status
    return output.readouterr().out.decode().splitlines()


def test_nothing_of_it_stays_in_the_house(tmp_path: Path) -> None:
    other = "other_pig"
    texts = {
        name.replace(GAME, other): text.replace("games.pig", f"games.{other}").replace('"pig"', f'"{other}"')
        for name, text in blocks(PAGE).items()
    }
    before = (games.names(), ui_games.playable_games(), localizer().locale, set(sys.modules), vars(games).keys())
    with built_on(written(texts, tmp_path)):
        assert other in ui_games.playable_games()
        assert rules_pages.page_count(other) == 1
        assert callable(renderers.load(other).card_alt)
        assert ui_games.load(other).emoji == "🐷"
        assert f"games.{other}.rules" in sys.modules
    after = (games.names(), ui_games.playable_games(), localizer().locale, set(sys.modules), vars(games).keys())
    assert before == after
    assert "tagline" not in localizer(game=other)
    assert not hasattr(ui_games, other)
    with pytest.raises(games.UnknownGame):
        games.load(other)
    with pytest.raises(renderers.UnknownRenderer):
        renderers.load(other)
