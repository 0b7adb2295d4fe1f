"""Tests of retries: a computer's failed move is retried as long as needed, and at once if a user looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.ai import move_scheduler
from bot.app.client import SleepoverClient
from bot.core import retry
from bot.play.recovery import TableRecovery
from bot.storage import SqliteStore, StoreFailed
from bot.table.deadlines import A_COMPUTERS_TIME
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_ai_seats import table
from tests.bot.test_stale_clicks import CARDS


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Traces are not drawn, which takes longer than what is tested here."""
    with capture_logs():
        yield


class Broken:
    """From now on no action of a computer can be stored."""

    def __init__(self, harness: BotHarness) -> None:
        self.mended = False
        self.tries = 0
        real = SqliteStore.append

        async def append(store: SqliteStore, *given: Any, user: int | None, **named: Any) -> Any:
            if user is None and not self.mended:
                self.tries += 1
                raise StoreFailed("disk I/O error")
            return await real(store, *given, user=user, **named)

        harness.patch.setattr(SqliteStore, "append", append)


async def stuck(harness: BotHarness) -> Broken:
    """Ann has had her turn, and the computer's action cannot be stored."""
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await table(harness, "Ann", rules="first host, target 50")
    await harness.start_now("Ann")
    broken = Broken(harness)
    await harness.press("Ann", "roll")
    await harness.press("Ann", "keep")
    assert broken.tries == 1
    return broken


async def moved(harness: BotHarness) -> bool:
    return any(seat == 1 for seat, _ in (await harness.stored()).actions)


async def test_a_computer_tries_again_for_hours_with_longer_and_longer_rests(harness: BotHarness) -> None:
    harness.patch.setattr("bot.table.deadlines.A_COMPUTERS_TIME", 1e9)
    broken = await stuck(harness)
    await harness.env.advance_time(16)
    assert broken.tries == 3
    await harness.env.advance_time(3600)
    assert 10 < broken.tries < 30, "the rests are bounded: a dozen tries an hour"
    broken.mended = True
    await harness.env.advance_time(retry.COMPUTER.longest + 1)
    assert await moved(harness)


async def test_any_press_at_the_table_wakes_it(harness: BotHarness) -> None:
    harness.patch.setattr("bot.table.deadlines.A_COMPUTERS_TIME", 1e9)
    harness.patch.setattr(retry.COMPUTER, "first", 10_000.0)
    broken = await stuck(harness)
    broken.mended = True
    await harness.env.advance_time(60)
    assert not await moved(harness)
    await harness.press("Ann", "@rules")
    await harness.env.advance_time(move_scheduler.SHORTEST_REST)
    assert await moved(harness)


@pytest.mark.parametrize("restart", [False, True])
async def test_the_clock_looks_at_a_computers_turn_as_at_a_persons(harness: BotHarness, restart: bool) -> None:
    broken = await stuck(harness)
    # Whatever it was that kept it from moving, nobody works on it any more.
    await harness.bot.services.ai_moves.stop()
    broken.mended = True
    assert (await harness.stored()).wake is not None
    if restart:

        async def nothing(self: TableRecovery, shards: object) -> None: ...

        harness.patch.setattr(TableRecovery, "recover", nothing)
        harness.bot = SleepoverClient(harness.store, own_emojis=False)
        await harness.env.restart_bot(harness.bot)
    assert not await moved(harness)
    await harness.env.advance_time(A_COMPUTERS_TIME + 1)
    assert await moved(harness)
