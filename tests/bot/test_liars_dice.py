"""Liar's Dice is a distribution of its own: its wheel is built and unpacked, found, checked, and played with secrets.

docs/add-a-secret-game.md shows parts of it.
"""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import games
import renderers
from bot.ai.worker_pool import EngineWorkers
from bot.i18n import localizer, transcript
from bot.rendering import rules_pages
from bot.rendering.service import RenderService
from bot.rendering.worker_pool import RenderProcess
from bot.table.deadlines import AWAY_AFTER, all_away, away_seats
from bot.ui import games as ui_games
from games import simulation
from games.ai import levels as ai_levels
from games.analysis.review import review
from games.core import RESIGN
from games.core.disclosure import seats_to_update
from games.core.record import Frame, to_json
from renderers.names import letter
from sleepover.workshop import playthroughs
from sleepover.workshop.samples.cases import random_table
from tests.bot.action_helpers import act
from tests.bot.message_compare import FEW_LOOKS, looked, twin_scripts
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_render_process import moved_in, nothing_here
from tests.deep_share import share
from tests.docs_games import LIARS_DICE, cases_of, excerpts, installed, picture_is_current, unpacked
from tests.project.source_tree import ROOT, files
from tests.renderers.cases import NASTY

PAGE = ROOT / "docs" / "add-a-secret-game.md"
PICTURE = ROOT / "docs" / "images" / "liars-dice.png"
GAME = "liars_dice"
PLAYTHROUGH = "sleepover_liars_dice/playthroughs/one_is_out.txt"
SOURCE = LIARS_DICE / "src"
THREE = ("Ann", "Ben", "Cleo")

pytestmark = pytest.mark.usefixtures("built")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the distribution, as an installer unpacks it."""
    return unpacked(LIARS_DICE, tmp_path_factory.mktemp("liars_dice"))


@pytest.fixture(scope="module")
def built(folder: Path) -> Iterator[None]:
    """Install the distribution."""
    with installed(folder):
        yield


def test_it_is_found_by_its_entry_point_and_can_be_played(folder: Path) -> None:
    assert GAME not in games.bundled_names()
    assert GAME in ui_games.playable_games()
    assert games.distribution(GAME) == "sleepover-liars-dice 0.1.0"
    assert list(ui_games.check_installed()) == []
    assert Path(str(sys.modules["sleepover_liars_dice"].__file__)).is_relative_to(folder)


def test_its_wheel_has_all_of_its_files(folder: Path) -> None:
    source = {path.relative_to(SOURCE) for path in files() if path.is_relative_to(SOURCE)}
    assert Path("sleepover_liars_dice", "i18n", "en", "liars_dice.ftl") in source
    assert {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()} >= source


def test_what_the_page_shows_of_it_stands_in_its_files() -> None:
    parts = excerpts(PAGE)
    assert len(parts) > 5
    for name, text in parts:
        written = (SOURCE / "sleepover_liars_dice" / name).read_text(encoding="utf-8")
        # A method stands on the page without the class around it.
        assert text in written or indent(text, "    ") in written, name


def test_its_playthrough_is_as_it_was_reviewed(folder: Path) -> None:
    path = folder / PLAYTHROUGH
    assert path in playthroughs.files()
    text = path.read_text(encoding="utf-8")
    assert playthroughs.changed(text) is None
    shown = re.findall(r"^```text\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert shown
    assert [step for step in shown if step not in text] == []


def test_the_picture_on_the_page_is_current(request: pytest.FixtureRequest) -> None:
    picture_is_current(GAME, 0, PICTURE, request)


def test_every_state_is_drawn_and_told_to_everybody_whatever_people_are_called() -> None:
    renderer, speak = renderers.load(GAME), localizer(game=GAME)
    kinds = set()
    for case in cases_of(GAME):
        frames = random_table(case, resignations=0.02).frames
        for frame in [*frames[:3], *random.Random(str(case)).sample(frames, share(3, 1)), frames[-1]]:
            for viewer in (None, *range(case.seats)):
                view = case.game.view(frame.state, viewer)
                board = Image.open(io.BytesIO(renderer.board(view, NASTY, speak)))
                board.load()
                card = renderer.card(view, NASTY, speak)
                assert (card is None) == (viewer is None or view.phase == "over")
                assert bool(renderer.card_alt(view, NASTY, speak)) == (card is not None)
                assert board.width == 1000
                assert 0 < len(renderer.alt(view, NASTY, speak)) <= 1024
                told = renderer.text(view, NASTY, speak)
                assert len(told) <= 3800
                for seat in range(case.seats):
                    out = " (out)" if seat in view.eliminated else ""
                    gone = " (left)" if seat in view.resigned else out
                    row = next(line for line in told.splitlines() if re.match(rf"{letter(seat)} .*: \d+ dic?e", line))
                    assert re.search(r"( \((?:left|out)\))?$", row)[0] == gone  # type: ignore[index]
                    kinds.add(gone)
    assert len(kinds) == 3


def test_its_computers_lie() -> None:
    rules, lies = games.load(GAME), 0
    for number in range(40):
        playing = simulation.decisions(GAME, rules.options(), ["hard"] * 2, "bluff", number)
        for decision in playing:
            if decision.action.startswith("bid "):
                _, count, face = decision.action.split(" ")
                cup = decision.view.cups[decision.seat]
                lies += cup.count(int(face)) == 0 and int(count) > 1
    assert lies > 10


async def test_it_is_played_by_clicks_with_a_card_for_each_and_a_seat_that_is_out(
    harness: BotHarness, tmp_path: Path
) -> None:
    # The lot; then cups of one face each: Ann 2 2 2, Ben 5 5 5, Cleo 6 6 6.
    rounds = [*(2, 2, 2, 5, 5, 5, 6, 6, 6), *(2, 2, 2, 5, 5, 6, 6, 6), *(2, 2, 2, 5, 6, 6, 6), *(2, 2, 2, 6, 6, 6)]
    harness.deal(2, *rounds)
    (lobby,) = (await harness.slash("Ann", "play", game="Liar's Dice", house_rules="dice 3")).public
    assert "not a word of it has to be true" in lobby.pictures[0].alt
    await harness.join(*THREE)
    await harness.press("Ann", "@start")
    assert "Shake your cups: **Ann**, **Ben**, and **Cleo**" in (await harness.board()).text
    assert "nothing under your cup yet" in harness.mail("Ben")[0].text

    before = len(harness.env.http_requests)
    await act(harness, "Ann", "throw")
    # The click's answer, and one direct message: nobody else has learned anything.
    assert [method for method, _ in harness.requests(before)] == ["POST", "PATCH"]
    assert "Under your cup: 2 2 2" in harness.mail("Ann")[0].text
    assert harness.mail("Ann")[0].files.keys() == {"card.png"}
    assert "Under your cup: 2 2 2" in (await harness.press("Ann", "@peek")).words
    assert "nothing under your cup yet" in (await harness.press("Cleo", "@peek")).words
    assert "First everybody throws" in (await harness.click("Ben", "s:1:1:bid 1 2", on=await harness.board())).words

    for count in (2, 1, 0):
        for name in ("Ann", "Ben", "Cleo")[(count == 2) :]:
            await act(harness, name, "throw")
        # Ben lies about the ones each time, and Cleo does not believe it.
        await act(harness, "Ben", "bid 2 1")
        said = await harness.press("Cleo", "doubt")
        board = await harness.board()
        assert not said.private
        assert "That makes **0 × 1**" in board.text
        left = {2: "has 2 left", 1: "has one left", 0: "loses the last die and is out"}[count]
        assert left in board.text

    board = await harness.board()
    assert "Shake your cups: **Ann** and **Cleo**" in board.text
    live = await harness.bot.services.tables.get(1)
    assert (live.resigned_seats, live.out_seats) == (set(), {1})
    assert "You have no dice any more" in (await harness.press("Ben", "@peek")).words
    assert "You have no dice any more" in harness.mail("Ben")[0].text
    assert "You aren't playing in this game any more" in (await harness.press("Ben", "throw")).words
    assert "Resign" not in (await harness.press("Ben", "@more")).private[0].buttons
    assert "Resign" in (await harness.press("Ann", "@more")).private[0].buttons
    await harness.slash("Ben", "table resign")
    assert (await harness.bot.services.tables.get(1)).out_seats == {1}

    for name in ("Ann", "Cleo"):
        await act(harness, name, "throw")
    await harness.slash("Cleo", "table resign")
    board = await harness.board()
    assert "Everybody else has gone to bed: Ann wins" in board.text
    assert "1. Ann; 2. Ben; 3. Cleo (left)" in board.pictures[0].alt
    record = await harness.record("Dan")
    assert games.load(GAME).name == record.game
    (tmp_path / "lies.json").write_bytes(to_json(record))
    looked_back = review(record, samples=4)
    assert looked_back.result == (1, 0, 0)


async def test_the_processes_that_decide_and_draw_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_table(cases_of(GAME)[0])
    frame = next(one for one in table.frames if one.state.phase == "bid")
    seat = frame.state.turn
    view, legal, names = table.game.view(frame.state, seat), tuple(table.game.legal(frame.state, seat)), ("A", "B")
    engine_workers = EngineWorkers(most=1)
    for level in ("easy", "hard"):
        assert await engine_workers.choose(GAME, level, view, legal, "7") == ai_levels.decide(
            GAME, level, view, legal, "7"
        )
    await engine_workers.stop()
    renderer = RenderService(RenderProcess(few=0))
    there = await moved_in(renderer, GAME)
    nothing_here(monkeypatch)
    board = await renderer.picture(GAME, table.game.view(frame.state, None), names, localizer(game=GAME))
    assert board is not None
    assert there.is_warm(GAME)
    await renderer.stop()


async def test_any_bid_can_be_written_and_what_is_none_is_refused(harness: BotHarness) -> None:
    forms = PillowNight(harness)
    await harness.slash("Ann", "play", game=GAME, house_rules="dice 5")
    await harness.join(*THREE)
    await harness.press("Ann", "@start")
    for name in THREE:
        await act(harness, name, "throw")
    for count, face, told in (("3", "2", "3 × 2"), ("3", "1", "no higher bid"), ("12", "6", "12 × 6")):
        turn = await harness.turn()
        assert turn is not None
        said = await forms.send(turn, await forms.ask(turn, "Another bid"), count=[count], face=[face])
        assert told in said.words + (await harness.board()).text
    assert (await harness.stored()).actions[-1][1] == "bid 12 6"
    # Nothing is left to be bid but 13, 14 and 15 dice.
    (listed,) = (await harness.board()).selects.values()
    assert len(listed) == 18


async def test_its_rules_can_be_read(harness: BotHarness) -> None:
    assert rules_pages.page_count(GAME) == 2
    (page,) = (await harness.slash("Ann", "rules", game=GAME)).private
    assert "Or they **doubt** the last bid" in page.text
    assert page.pictures[0].alt.startswith("Cleo doubts the 3 × 1 of Ben, or bids more.")


async def test_a_seat_that_is_out_does_not_keep_the_table_waiting(harness: BotHarness) -> None:
    harness.deal(2, *(2, 5, 6), *(2, 5, 6) * 9)
    await harness.slash("Ann", "play", game=GAME, house_rules="dice 3")
    await harness.join(*THREE)
    await harness.press("Ann", "@start")
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    while 1 not in live.out_seats:
        for name in [THREE[seat] for seat in sorted(live.table.actors)]:
            await act(harness, name, "throw")
        await act(harness, "Ben", "bid 3 1")
        await act(harness, "Cleo", "doubt")
        live = await harness.bot.services.tables.get(1)
        assert live.table is not None
    sitting = live.stored.seats[1]
    assert (sitting.deadline, sitting.since) == (None, None)
    # With everybody else away nobody is left to play, though Ben looks on; and Ben is not away if he does not.
    stored = live.stored
    seats = [replace(one, missed=AWAY_AFTER) if seat != 1 else one for seat, one in enumerate(stored.seats)]
    live.stored = replace(stored, seats=tuple(seats))
    assert all_away(live)
    live.stored = replace(stored, seats=tuple(replace(one, missed=AWAY_AFTER) for one in stored.seats))
    assert away_seats(live) == [0, 2]
    live.stored = stored
    # Forgetting somebody who is out takes them from no game: there is nothing to resign from.
    number = live.action_count
    await harness.forget("Ben")
    live = await harness.bot.services.tables.get(1)
    assert live.action_count == number
    assert RESIGN not in [action for _, action in live.stored.actions]


async def test_dice_in_the_list_of_steps_are_found_out() -> None:
    real = transcript.TranscriptWriter.heading

    def with_dice(self: transcript.TranscriptWriter, frame: Frame, *, open_dice: bool) -> str:
        return real(self, frame, open_dice=True)

    def bend(harness: BotHarness) -> None:
        harness.patch.setattr(transcript.TranscriptWriter, "heading", with_dice)

    one, other = twin_scripts(GAME)
    assert await looked(one, bend, looks=FEW_LOOKS) != await looked(other, bend, looks=FEW_LOOKS)


def test_who_throws_alone_learns_and_all_learn_when_the_cups_are_lifted() -> None:
    table = random_table(cases_of(GAME)[2])
    found: dict[str, Any] = {}
    for before, frame in pairwise(table.frames):
        kind = str(frame.action).partition(" ")[0]
        had = {seat for seat, cup in enumerate(before.state.cups) if cup}
        told = seats_to_update(table, frame)
        if frame.state.phase != "over":
            assert told == {"throw": {frame.seat}, "bid": set(), "doubt": had}[kind]
            found[kind] = told
    assert found.keys() == {"throw", "bid", "doubt"}
    assert ui_games.load(GAME).has_direct_messages
