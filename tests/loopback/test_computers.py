"""Computers and the clock by the wall's time, with the processes that computers really think in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.ai import move_scheduler
from bot.engines import process
from bot.engines.registry import ExternalEngine, save_engines
from games.core.record import parse, replay
from playground.errors import LocalError
from playground.simulated_user import InteractionOutcome
from tests.loopback.loopback_bot import LoopbackHarness, connected, loopback_harness
from tests.programs import FIRST, save
from tests.time_limits import PATIENCE


async def sit(
    open_hall: LoopbackHarness, *who: str, bots: int, game: str = "magic_numbers", rules: str = "target 20"
) -> None:
    """Open a table with people and computers."""
    await open_hall.seats[who[0]].command("play", game=game, house_rules=rules)
    for name in who[1:]:
        assert (await open_hall.press(name, "@join")).state == "done"
    assert (await open_hall.press(who[0], "@computers")).state == "done"
    for _ in range(bots):
        menu = next(message for message in reversed(open_hall.messages(who[0])) if message.private)
        action = next(action for action in reversed(list(menu.actions)) if action.startswith("@add"))
        assert (await open_hall.press(who[0], action, menu)).state == "done"


async def play(open_hall: LoopbackHarness, who: str = "Ann", limit: int = 300) -> None:
    """Let a person do what helps soonest, until the game is over; computers do what they like."""
    seat = (await open_hall.bot.services.tables.get(1)).seat_of(open_hall.seats[who].id)
    assert seat is not None
    for _ in range(limit):
        await open_hall.until(lambda game: not game.actors or seat in game.actors)
        # What computers did is painted in the background.
        await open_hall.rest()
        game = await open_hall.game()
        if not game.actors:
            return
        best = max(game.legal(seat), key=lambda action: max(game.propose(seat, action).frame.state.score))
        assert (await open_hall.press(who, best)).state == "done"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers hardly pause."""
    monkeypatch.setattr(move_scheduler, "PAUSE", (0.0, 0.02))


@pytest.mark.usefixtures("quick")
async def test_a_whole_game_against_computers(open_hall: LoopbackHarness) -> None:
    # Twenty points can be won in two turns, on a busy machine with any dice: whoever thinks for too long plays another
    # move. Thirty cannot be, so that everybody has a turn.
    await sit(open_hall, "Ann", bots=2, rules="first host, target 30")
    await open_hall.press("Ann", "@start")
    await play(open_hall)
    await open_hall.seats["Ann"].until(lambda: "@rematch" in open_hall.messages()[0].actions)
    assert "🤖" in open_hall.messages()[0].text
    await open_hall.press("Ann", "@more")
    await open_hall.press("Ann", "@record", open_hall.messages("Ann")[-1])
    (text,) = open_hall.messages("Ann")[-1].files.values()
    assert list(replay(parse(text))) == (await open_hall.game()).frames
    assert {seat for seat, _ in (await open_hall.stored()).actions} == {0, 1, 2}


@pytest.mark.skipif(not process.POSSIBLE, reason="programs are started on Linux and macOS")
@pytest.mark.usefixtures("quick")
async def test_a_whole_game_against_a_program_of_ones_own(open_hall: LoopbackHarness, tmp_path: Path) -> None:
    seated = ExternalEngine("Robo", (save(tmp_path, FIRST),), seconds=PATIENCE)
    save_engines(tmp_path / "programs.toml", [seated])
    open_hall.bot.services.programs._path = tmp_path / "programs.toml"
    await sit(open_hall, "Ann", bots=0, rules="first host, target 20")
    menu = next(message for message in reversed(open_hall.messages("Ann")) if message.private)
    assert (await open_hall.press("Ann", "@add:program:robo", menu)).state == "done"
    await open_hall.press("Ann", "@start")
    await play(open_hall)
    stored = await open_hall.stored()
    assert [(one.name, one.level) for one in stored.seats if one.level] == [("Robo", "program:robo")]
    (robo,) = [seat for seat, one in enumerate(stored.seats) if one.level]
    assert {action for seat, action in stored.actions if seat == robo} == {"roll", "keep"}
    assert open_hall.bot.services.programs._players[seated]._program.asked.faults == {}


@pytest.mark.usefixtures("quick")
async def test_a_process_that_dies_in_mid_game_stops_nothing(open_hall: LoopbackHarness) -> None:
    await sit(open_hall, "Ann", bots=1)
    await open_hall.press("Ann", "@start")
    for number in range(1, 4):
        for thinker in list(open_hall.bot.services.engine_workers._deciding.all):
            assert thinker._process is not None
            # One that took too long has been ended already.
            with suppress(ProcessLookupError):
                thinker._process.kill()
        await play(open_hall, limit=2 * number)
    assert len((await open_hall.stored()).actions) > 6 or (await open_hall.stored()).status == "over"


@pytest.mark.usefixtures("quick")
async def test_a_bot_that_comes_back_goes_on_where_computers_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with loopback_harness(tmp_path) as opened:
        monkeypatch.setattr(move_scheduler, "PAUSE", (1000.0, 1000.0))
        await sit(opened, "Ann", bots=1)
        await opened.press("Ann", "@start")
        seat = (await opened.bot.services.tables.get(1)).seat_of(opened.seats["Ann"].id)
        while seat in (await opened.game()).actors:
            board = await opened.board()
            await opened.press("Ann", "keep" if "keep" in board.actions else "roll", board)
        played = len((await opened.stored()).actions)
        await opened.bot.close()
        monkeypatch.setattr(move_scheduler, "PAUSE", (0.0, 0.0))
        async with connected(opened.local, opened.store) as bot:
            opened.bot = bot
            await opened.until(lambda game: not game.actors or seat in game.actors)
            assert len((await opened.stored()).actions) > played


@pytest.mark.usefixtures("quick")
async def test_at_the_deadline_either_the_person_or_the_clock_decides(
    open_hall: LoopbackHarness, share: Callable[[int, int], int]
) -> None:
    await open_hall.sit("Ann", "Ben", rules="first host, target 50")
    await open_hall.store.set_clock(1, 1)
    await open_hall.press("Ann", "@start")
    turns = range(0, 6, share(1, 2))
    for number in turns:
        who = await open_hall.turn()
        game = await open_hall.game()
        before = game.number
        (seat,) = game.actors
        assert who is not None
        board = await open_hall.board()
        # Just before, at, or just after the second is over.
        await asyncio.sleep(0.9 + 0.04 * number)
        kind = game.legal(seat)[0]
        presses = (open_hall.seats[who].click(f"s:1:{before}:{kind}", board.json) for _ in range(2))
        # A button that the clock has taken away already cannot be pressed.
        outcomes = await asyncio.gather(*presses, return_exceptions=True)
        assert all(isinstance(outcome, InteractionOutcome | LocalError) for outcome in outcomes)
        await open_hall.until(lambda game, before=before: game.number > before)
    await open_hall.rest()
    kinds = [action.split()[0] for _, action in (await open_hall.stored()).actions]
    assert len(kinds) >= len(turns)
    assert [kind == "roll" for kind in kinds] == [place % 2 == 0 for place in range(len(kinds))]
    frames = (await open_hall.game()).frames[1:]
    assert [(frame.seat, frame.action) for frame in frames] == list((await open_hall.stored()).actions)
    assert (await open_hall.stored()).status == "playing"
