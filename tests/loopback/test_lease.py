"""Two processes at one database: one is the bot, the other waits, and takes over when the first ends, dies or hands
over."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from bot.app import client
from bot.interactions import responder
from bot.play import dispatcher
from bot.storage.ops.lease import BEAT, LEASE
from tests import deep_share
from tests.loopback.bot_process import BRISK, MOMENTS
from tests.loopback.bot_under_test import bot_processes
from tests.loopback.loopback_bot import loopback_harness
from tests.time_limits import PATIENCE


async def test_a_second_process_says_so_and_waits_until_the_first_hands_over(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        first = await home.start()
        await first.says("ready")
        second = await home.start()
        await second.says("another Sleepover is at work with this database")
        await home.table()
        assert home.owner()[0] == 1
        assert "ready" not in second.said
        first.send(signal.SIGTERM)
        assert await home.owned_by(second) < LEASE - 2 * BEAT
        assert await first.ends() == 0
        await second.says("ready")
        assert second.said.count("another Sleepover is at work") == 1
        await home.press("Ann", "roll")


@pytest.mark.parametrize("moment", MOMENTS)
async def test_one_that_is_asked_to_stop_while_it_starts_ends_in_peace(moment: str, tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        stopped = await home.start("--until", moment)
        assert await stopped.ends() == 0
        assert "stopping" in stopped.said
        assert "Traceback" not in stopped.said
        assert "error" not in stopped.said.lower()
        # Nobody has to wait until it is taken to be dead.
        next_one = await home.start()
        await next_one.says("ready")
        assert "another Sleepover is at work" not in next_one.said


async def test_one_that_is_killed_is_followed_within_fifteen_seconds(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        first = await home.start()
        await first.says("ready")
        second = await home.start()
        await second.says("another Sleepover is at work")
        first.send(signal.SIGKILL)
        assert await home.owned_by(second) < 15


async def test_one_that_was_stopped_and_wakes_up_writes_nothing_and_ends(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        # Nobody has to wait for the whole of it, but in a deep run.
        pace, options = (1.0, []) if deep_share.deep() else (BRISK, ["--brisk"])
        first = await home.start(*options)
        await first.says("ready")
        second = await home.start(*options)
        await second.says("another Sleepover is at work")
        first.send(signal.SIGSTOP)
        assert LEASE - 2 * BEAT < pace * await home.owned_by(second) < 15
        await second.says("ready")
        await home.table()
        assert home.owner()[0] == 2
        first.send(signal.SIGCONT)
        assert await first.ends() != 0
        assert "Another Sleepover has taken over this database" in first.said
        assert home.owner()[0] == 2
        assert (await home.press("Ann", "roll")).state == "done"


@pytest.mark.parametrize("announced", [True, False])
async def test_a_hand_over_does_not_wait_for_what_only_looks_and_that_is_told_all_the_same(
    tmp_path: Path, announced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with loopback_harness(tmp_path) as opened:
        board = await opened.start("Ann", "Ben")
        await opened.seats["Ann"].command("table resign")
        await opened.rest()
        asked, found = asyncio.Event(), asyncio.Event()
        review = opened.bot.services.engine_workers.review

        async def slow(record: Any) -> Any:
            asked.set()
            await found.wait()
            return await review(record)

        monkeypatch.setattr(opened.bot.services.engine_workers, "review", slow)
        board = await opened.board()
        monkeypatch.setattr(responder, "DEFER_AFTER", 0.05 if announced else 2 * PATIENCE)
        asking = asyncio.create_task(opened.seats["Ann"].click("v:1:1", board.json))
        await asked.wait()
        if announced:
            # "thinking…" stands there.
            assert (await asking).state == "done"
        begun = monotonic()
        monkeypatch.setattr(client, "LAST_ANSWERS", PATIENCE)
        await opened.bot.drain_for_handover()
        # Now at the latest.
        assert (await asking).state == "done"
        assert monotonic() - begun < PATIENCE
        found.set()
        await opened.bot.close()
        assert "· the review" in opened.ephemeral_text("Ann")


async def test_a_hand_over_waits_for_what_is_being_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with loopback_harness(tmp_path) as opened:
        board = await opened.start("Ann", "Ben", rules="first host, target 20")
        stored, found = asyncio.Event(), asyncio.Event()
        append = opened.bot.services.store.append

        async def slow(*given: Any, **named: Any) -> Any:
            kept = await append(*given, **named)
            stored.set()
            await found.wait()
            return kept

        monkeypatch.setattr(type(opened.bot.services.store), "append", lambda _, *given, **named: slow(*given, **named))
        monkeypatch.setattr(client, "LAST_ANSWERS", PATIENCE)
        asking = asyncio.create_task(opened.seats["Ann"].click(board.actions["roll"], board.json))
        await asyncio.wait_for(stored.wait(), PATIENCE)
        handing = asyncio.create_task(opened.bot.drain_for_handover())
        try:
            await asyncio.wait({handing}, timeout=5 * dispatcher._LET_IN)
            assert not handing.done()
        finally:
            found.set()
        await handing
        assert (await asking).state == "done"
        assert "keep" in (await opened.board()).actions
