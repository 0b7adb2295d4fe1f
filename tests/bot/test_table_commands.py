"""``/table``, ``/profile``: for people who like to type."""

from __future__ import annotations

import pytest

from bot.play import new_table
from tests.bot.simcord_bot import Evening
from tests.bot.test_stale_clicks import CARDS


@pytest.mark.parametrize("command", ["board", "resign", "nudge", "end"])
async def test_where_there_is_no_table_each_says_so(night: Evening, command: str) -> None:
    said = await night.slash("Ann", f"table {command}")
    assert "no table in this channel" in said.words
    assert not said.public


async def test_the_board_is_brought_down_under_what_was_said(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    await night.people["Ann"].send(night.channel, "so much to say")
    said = await night.slash("Dan", "table board")
    fresh = await night.board()
    assert "Here's the board" in said.words
    assert fresh.id > board.id
    assert (await night.stored()).message == fresh.id
    assert not night.show(board.channel, board.id).buttons


async def test_the_board_is_not_brought_where_the_bot_may_not_write(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    night.forbid("send_messages", "read_message_history")
    said = await night.slash("Ann", "table board")
    assert "Send Messages" in said.words
    assert "Read Message History" in said.words
    assert (await night.board()).id == board.id


async def test_a_nudge_calls_who_is_in_turn_and_goes_away(night: Evening) -> None:
    night.deal(*CARDS)
    board = await night.start("Ann", "Ben", "Cleo")
    said = await night.slash("Ben", "table nudge")
    (call,) = said.public
    assert f"<@{night.people['Ann'].id}>: it is your turn" in call.text
    assert f"/{board.id}" in call.text
    allowed = night.env.http_requests[-1].json["data"]["allowed_mentions"]
    assert allowed["users"] == [night.people["Ann"].id]
    await night.env.advance_time(119)
    assert call.id in [message.id for message in night.messages()]
    await night.env.advance_time(2)
    assert call.id not in [message.id for message in night.messages()]


async def test_nobody_is_nudged_without_need(night: Evening) -> None:
    night.deal(*CARDS)
    await night.sit("Ann", "Ben", "Cleo")
    assert "hasn't started yet" in (await night.slash("Ann", "table nudge")).words
    await night.press("Ann", "@start")
    assert "your own turn" in (await night.slash("Ann", "table nudge")).words
    assert "aren't playing at this table" in (await night.slash("Dan", "table nudge")).words


async def test_a_profile_is_of_oneself_or_of_another(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.slash("Ben", "table resign")
    assert "on this server: 1 game, 1 win" in (await night.slash("Ann", "profile")).private[0].pictures[0].alt
    other = (await night.slash("Ann", "profile", player=night.people["Ben"])).private[0].pictures[0].alt
    assert other.startswith("Ben, All games · on this server: 1 game, 0 wins.")
    assert "Dan has not finished a game" in (await night.slash("Dan", "profile")).private[0].text


async def test_a_table_that_was_closed_counts_for_nothing(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.slash("Ann", "table end")
    assert "Nobody has finished a rated game" in (await night.slash("Ann", "leaderboard")).private[0].text


async def test_an_old_board_moves_to_a_fresh_message_and_the_press_is_answered(night: Evening) -> None:
    night.deal(*CARDS, 4)
    # Without a clock: nobody has decided anything meanwhile.
    night.patch.setattr(new_table, "USUAL", 0)
    board = await night.start("Ann", "Ben", "Cleo")
    await night.env.advance_time(51 * 60)
    said = await night.press("Ann", "roll", on=board)
    assert said.acknowledged
    fresh = await night.board()
    assert fresh.id > board.id
    assert "keep" in fresh.actions
    assert f"/{fresh.id}" in night.show(board.channel, board.id).text
    await night.press("Ann", "keep", on=fresh)
    assert (await night.board()).id == fresh.id
