"""kill -9 at any moment: everything acknowledged is there again, and the game is played to its end."""

from __future__ import annotations

from pathlib import Path

from tests.loopback.process import alts, asked, playing, stored_actions


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
