"""``/table``, ``/profile``: for people who like to type."""

from __future__ import annotations

import pytest

from bot.play import table_opener
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS


@pytest.mark.parametrize("command", ["board", "resign", "nudge", "end"])
async def test_where_there_is_no_table_each_says_so(harness: BotHarness, command: str) -> None:
    said = await harness.slash("Ann", f"table {command}")
    assert "no table in this channel" in said.words
    assert not said.public


async def test_the_board_is_brought_down_under_what_was_said(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    await harness.people["Ann"].send(harness.channel, "so much to say")
    said = await harness.slash("Dan", "table board")
    fresh = await harness.board()
    assert "Here's the board" in said.words
    assert fresh.id > board.id
    assert (await harness.stored()).message == fresh.id
    assert not harness.show(board.channel, board.id).buttons


async def test_the_board_is_not_brought_where_the_bot_may_not_write(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    harness.forbid("send_messages", "read_message_history")
    said = await harness.slash("Ann", "table board")
    assert "Send Messages" in said.words
    assert "Read Message History" in said.words
    assert (await harness.board()).id == board.id


async def test_a_nudge_calls_who_is_in_turn_and_goes_away(harness: BotHarness) -> None:
    harness.deal(*CARDS)
    board = await harness.start("Ann", "Ben", "Cleo")
    said = await harness.slash("Ben", "table nudge")
    (call,) = said.public
    assert f"<@{harness.people['Ann'].id}>: it is your turn" in call.text
    assert f"/{board.id}" in call.text
    allowed = harness.env.http_requests[-1].json["data"]["allowed_mentions"]
    assert allowed["users"] == [harness.people["Ann"].id]
    await harness.env.advance_time(119)
    assert call.id in [message.id for message in harness.messages()]
    await harness.env.advance_time(2)
    assert call.id not in [message.id for message in harness.messages()]


async def test_nobody_is_nudged_without_need(harness: BotHarness) -> None:
    harness.deal(*CARDS)
    await harness.sit("Ann", "Ben", "Cleo")
    assert "hasn't started yet" in (await harness.slash("Ann", "table nudge")).words
    await harness.press("Ann", "@start")
    assert "your own turn" in (await harness.slash("Ann", "table nudge")).words
    assert "aren't playing at this table" in (await harness.slash("Dan", "table nudge")).words


async def test_a_profile_is_of_oneself_or_of_another(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.play_on(["roll", "keep", "roll", "keep"])
    await harness.slash("Ben", "table resign")
    assert "on this server: 1 game, 1 win" in (await harness.slash("Ann", "profile")).private[0].pictures[0].alt
    other = (await harness.slash("Ann", "profile", player=harness.people["Ben"])).private[0].pictures[0].alt
    assert other.startswith("Ben, All games · on this server: 1 game, 0 wins.")
    assert "Dan has not finished a game" in (await harness.slash("Dan", "profile")).private[0].text


async def test_a_table_that_was_closed_counts_for_nothing(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.slash("Ann", "table end")
    assert "Nobody has finished a rated game" in (await harness.slash("Ann", "leaderboard")).private[0].text


async def test_an_old_board_moves_to_a_fresh_message_and_the_press_is_answered(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    # Without a clock: nobody has decided anything meanwhile.
    harness.patch.setattr(table_opener, "USUAL", 0)
    board = await harness.start("Ann", "Ben", "Cleo")
    await harness.env.advance_time(51 * 60)
    said = await harness.press("Ann", "roll", on=board)
    assert said.acknowledged
    fresh = await harness.board()
    assert fresh.id > board.id
    assert "keep" in fresh.actions
    assert f"/{fresh.id}" in harness.show(board.channel, board.id).text
    await harness.press("Ann", "keep", on=fresh)
    assert (await harness.board()).id == fresh.id
