"""Tests of the delivery log: it notes what messages show a moment later, and never over a later change."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.messages.board import BoardMessages
from bot.messages.board_queue import PendingUpdate
from bot.storage import BoardState, SqliteStore
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_every_write import SCENES, plays
from tests.deep_share import pairs

CHANGES = (
    *("sit", "leave", "set_options", "set_clock", "set_rolls", "start"),
    *("open_vote", "cast_ballot", "offer_seat", "pause"),
)
"""Writes after which a table's message is behind."""


async def shown(harness: BotHarness) -> tuple[BoardState, int]:
    """Return what the table's message shows now, as it is noted, and the table's revision."""
    await harness.env.settle()
    await harness.bot.services.boards.wait_idle()
    live = await harness.bot.services.tables.get(1)
    assert live.stored.message is not None
    return BoardState(1, live.action_count, live.stored.message, live.stored.channel), live.revision


async def noted(harness: BotHarness, what: tuple[BoardState, int]) -> int:
    """Return the number of actions that the store has as shown, once that note has been written or dropped."""
    harness.bot.services.delivery_log.board_shown(*what)
    await harness.bot.services.delivery_log._flush()
    return (await harness.stored(1)).painted


@pytest.mark.parametrize(("change", "moment"), pairs([*CHANGES], ("it is stored", "it is read again")))
async def test_no_note_says_that_a_board_shows_what_somebody_is_changing(
    harness: BotHarness, change: str, moment: str
) -> None:
    scene = SCENES[change]
    await scene.before(harness)
    before = await shown(harness)
    services, there, go_on = harness.bot.services, asyncio.Event(), asyncio.Event()
    real, load, stored = getattr(SqliteStore, change), SqliteStore.load, False

    async def parked() -> None:
        if not there.is_set():
            there.set()
            await harness.env.external_wait(go_on.wait(), reason="somebody is changing the table")

    async def write(self: SqliteStore, *given: Any, **named: Any) -> Any:
        nonlocal stored
        done, stored = await real(self, *given, **named), True
        if moment == "it is stored":
            await parked()
        return done

    async def read(self: SqliteStore, table: int) -> Any:
        if stored:
            await parked()
        return await load(self, table)

    harness.patch.setattr(SqliteStore, change, write)
    harness.patch.setattr(SqliteStore, "load", read)
    pressing = asyncio.create_task(_press(harness, change))
    waiting = asyncio.create_task(there.wait())
    await asyncio.wait({pressing, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if there.is_set():
        assert await noted(harness, before) == -1
    else:
        assert moment == "it is read again", "it was not stored"
    waiting.cancel()
    go_on.set()
    await pressing
    await harness.env.settle()
    await services.boards.wait_idle()
    stored_now = await harness.stored(1)
    assert stored_now.painted == len(stored_now.actions)


async def _press(harness: BotHarness, change: str) -> None:
    await SCENES[change].press(harness)


async def test_what_a_board_showed_before_is_not_noted_of_what_it_should_show_now(harness: BotHarness) -> None:
    await plays(harness)
    before = await shown(harness)
    with pytest.MonkeyPatch.context() as patch:
        # Nothing newer is painted.
        patch.setattr(BoardMessages, "repaint", lambda *_, **__: None)
        await harness.slash("Ann", "table end")
        await harness.env.settle()
    assert (await harness.stored()).painted == -1
    assert await noted(harness, before) == -1


async def test_what_a_board_shows_is_not_noted_where_nobody_remembers_what_that_was(harness: BotHarness) -> None:
    await plays(harness)
    before = await shown(harness)
    harness.bot.services.tables.drop()
    await harness.store.mark_outdated(1)
    assert await noted(harness, before) == -1


async def test_what_went_out_before_the_table_moved_on_is_not_noted_as_all_there_is_to_show(
    harness: BotHarness,
) -> None:
    await plays(harness)
    await shown(harness)
    tables, boards = harness.bot.services.tables, harness.bot.services.boards
    live = await tables.get(1)
    drawn, message = await harness.bot.services.board_builder.build(live), live.stored.message
    assert message is not None
    with boards._flights.track(1, drawn.revision_key) as flight:
        # Ann rolls while that drawing is on its way, and the process ends before anything newer is painted.
        user = live.stored.seats[0].user
        async with tables.lock(1):
            await tables.play(live, 0, "roll", turn=live.action_count, user=user, interaction=9)
        harness.patch.setattr(BoardMessages, "_pending", lambda *_: PendingUpdate())
    boards._note(await tables.get(1), message, drawn, flight)
    await harness.bot.services.delivery_log._flush()
    stored = await harness.stored()
    assert len(stored.actions) == 1
    assert stored.painted < 1
