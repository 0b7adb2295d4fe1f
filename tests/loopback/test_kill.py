"""kill -9 at any moment: everything acknowledged is there again, and the game is played to its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from tests.loopback.process import alts, asked, playing, stored_actions
from tests.time_limits import PATIENCE


async def test_a_game_survives_being_killed_again_and_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as play:
        # With two numbers kept nobody has thirty. (Twenty somebody has in one game of 36, by their Good number twice.)
        lobby = await play.sit("Ann", "Ben", rules="first host, target 30")
        await play.kill()

    # In the lobby: both still sit there, and its old buttons start the game.
    async with playing(tmp_path) as play:
        board = await play.until(lambda board: "@start" in board.actions)
        assert board.id == lobby.id
        assert "Ann and Ben" in alts(board)
        await play.act("Ann", "@start", board, lambda board: "keep" in board.actions)
        board = await play.play_on(turns=2)
        mail = await play.messages("Ann", "dm")
        assert await play.press("Ann", "keep", board) == 202
        # Right after Discord took the click: the bot may have stored it, or never heard of it.
        await play.kill()
    stored = await stored_actions(tmp_path)
    # The table rolls for people, and each of its rolls follows what came before it, or is made up for.
    assert stored[:5] == [[0, "roll"], [0, "keep"], [1, "roll"], [1, "keep"], [0, "roll"]]
    assert stored[5:] in ([], [[0, "keep"]], [[0, "keep"], [1, "roll"]])

    # The board shows what is stored, be it one or the other; then in the middle of an answer.
    turn = "**Ann**" if len(stored) == 5 else "**Ben**"
    async with playing(tmp_path) as play:
        board = await play.until(lambda board: "keep" in board.actions and turn in asked(board))
        assert board.id == lobby.id
        # Killed in the lobby, it may have written to Ann without a note of it, and so twice; never again after that.
        assert [message.id for message in await play.messages("Ann", "dm")] == [message.id for message in mail]
        if len(stored) == 5:
            await play.act("Ann", "keep", board, lambda board: "**Ben**" in asked(board))
        # The board says it, the whisper may not have been sent yet.
        await play.kill()
    assert (await stored_actions(tmp_path))[5:] == [[0, "keep"], [1, "roll"]]

    async with playing(tmp_path) as play:
        board = await play.play_on(turns=3)
        if "@rematch" not in board.actions:
            # By luck a game can be long; leaving is an end too.
            assert await play.command("Ann", "table resign") == 202
        end = await play.until(lambda board: "@rematch" in board.actions)
        assert end.id == lobby.id
        assert "wins" in end.text
        assert "score" in (await play.messages("Ann", "dm"))[-1].text
        status, errors = await play.interrupt()
    assert (status, errors) == (0, "")


async def test_ctrl_c_ends_it_cleanly_in_the_middle_of_everything(tmp_path: Path) -> None:
    async with playing(tmp_path, afresh=True) as play:
        board = await play.sit("Ann", "Ben")
        for name, action in (("Ann", "@rules"), ("Ben", "@more"), ("Ann", "@start")):
            assert await play.press(name, action, board) == 202
        status, errors = await play.interrupt()
    assert status == 0
    assert errors == ""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="sees by Linux's /proc that a process has been started")
@pytest.mark.parametrize("step", ["the local Discord's start", "the bot's start"])
async def test_ctrl_c_while_it_starts_ends_all_its_processes_without_a_word(tmp_path: Path, step: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    starting = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sleepover", "play", "--no-browser", "--port", str(port), "--data", str(tmp_path)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    async with asyncio.timeout(PATIENCE):
        if step == "the bot's start":
            await _accepts(port)
        else:
            # A process of its own, in a session of its own or not, has this one as its parent.
            children = Path(f"/proc/{starting.pid}/task/{starting.pid}/children")
            while not await asyncio.to_thread(children.read_text):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        # As a terminal does it: to all that runs in it.
        os.killpg(starting.pid, signal.SIGINT)
        said, errors = await starting.communicate()
    assert starting.returncode in {0, 130}
    assert (said, errors) == (b"", b"")


async def _accepts(port: int) -> None:
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.01)
