"""An evening at the local Discord for pictures: its people, dice, computers and times are always the same."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from playwright.async_api import Locator, Page

from bot.ai import move_scheduler
from bot.ai.move_scheduler import AiMoveScheduler
from bot.app.log_setup import configure_logging
from bot.i18n import localizer
from bot.messages import onboarding
from bot.table import table_options
from bot.ui.games import ActionSelect
from bot.ui.games import load as load_panel
from docs.picture_texts import TextLog
from games.ai import levels
from games.core import Action
from games.core.table import Table
from playground.world.model import WallClock
from tests.evenings.browser_game import BrowserGame, fix_dice
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.page.browser import expect, messages, open_browser, seat, seats
from tests.time_limits import PATIENCE

BEGINS = datetime(2026, 11, 27, 20, 30, tzinfo=UTC)
SECONDS = 5
"""Seconds from one action to the next on the evening's clock."""
SALT = "1574048903114784768-1574048918029729792-1574048929274658816-1574048935503200256"

MORE = '[data-custom-id^="s:"][data-custom-id$=":@more"]'
"""The button that every message of a table has, and no other message."""

Choose = Callable[[Table, int], Action]
"""Choice among a seat's legal actions."""


def seed_of(number: int) -> bytes:
    """Return the seed of the dice of that number."""
    return hashlib.sha256(f"evening {number}".encode()).digest()


def pressable(where: Locator, action: str) -> Locator:
    """Return the last button of a table that does this, whatever its label."""
    return where.locator(f'[data-custom-id^="s:"][data-custom-id$=":{action}"]').last


def table_of(who: Locator) -> Locator:
    """Return the table's message in this person's column."""
    return messages(who).filter(has=who.page.locator(MORE)).last


def offered(table: Table) -> list[Action]:
    """Return the actions on the table's panel, in order."""
    game = table.record.game
    rows = load_panel(game).rows(table.view(None), table.record.seats, localizer(game=game))
    return [each.action for row in rows for each in (row.choices if isinstance(row, ActionSelect) else row)]


def foreseen(game: str, people: Sequence[str], dice: int, computers: Mapping[int, str], choose: Choose) -> Table:
    """Return the whole game that these dice and choices make. ``computers`` has the levels of their seats."""
    seed = seed_of(dice)
    table = Table.new(game, people, seed=seed, salt=SALT)
    while table.actors:
        who = min(table.actors)
        if who in computers:
            drawn = hashlib.sha256(seed + f"computer:{table.number}:{who}".encode()).hexdigest()
            action = levels.decide(game, computers[who], table.view(who), table.legal(who), drawn)
        else:
            action = choose(table, who)
        table.play(who, action)
    return table


class Evening(BrowserGame):
    """People at pages of their own, with the real bot. A computer moves when it is allowed to."""

    def __init__(self, opened: LoopbackHarness, pages: Mapping[str, Page], texts: TextLog) -> None:
        super().__init__(opened, next(iter(pages.values())), tuple(pages))
        self.pages = pages
        self.texts = texts
        self.computer = asyncio.Semaphore(0)
        self.time = BEGINS

    def column_of(self, name: str) -> Locator:
        """Return that player's column of their page."""
        return seat(self.pages[name], name)

    async def advance(self, seconds: float = SECONDS) -> None:
        """Move the time of the bot, of Discord and of the pages on; it stands still otherwise."""
        self.time += timedelta(seconds=seconds)
        for page in set(self.pages.values()):
            await page.clock.set_fixed_time(self.time)

    async def note(self, picture: str, shown: Locator) -> None:
        """Note the words that are shown there as part of a picture."""
        await self.texts.note(picture, shown, self.harness.local.world.cdn.get)

    async def shown(self, number: int) -> None:
        """Wait until every page shows the board after that many actions."""
        for name in self.people:
            await expect(self.column_of(name).locator(f'[data-custom-id^="s:1:{number}:"]').first).to_be_attached()
        await self.rest()

    async def after(self, number: int) -> None:
        """Wait until the game has more than so many actions."""
        async with asyncio.timeout(PATIENCE):
            while (await self.harness.game()).number <= number:  # noqa: ASYNC110 (no event says so)
                await asyncio.sleep(0.05)

    async def rest(self) -> None:
        """Wait until the bot has nothing left to show."""
        await self.harness.rest()
        await self.harness.bot.services.hints.wait_idle()


@contextlib.asynccontextmanager
async def evening(
    dice: int, *screens: tuple[Sequence[str], tuple[int, int]], absent: Sequence[str] = ()
) -> AsyncIterator[Evening]:
    """Open the local Discord with the bot and, for each screen, a page with these people, of this size."""
    # The browser takes it from here.
    os.environ["TZ"] = "UTC"
    configure_logging("warning")
    people = [name for names, _ in screens for name in names]
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        here: list[Evening] = []
        _stop_clocks(patch, lambda: here[0].time if here else BEGINS)
        _as_people_find_it(patch)
        texts = stack.enter_context(TextLog.listening())
        browser = await stack.enter_async_context(open_browser())
        opened = await stack.enter_async_context(loopback_harness(folder, (*people, *absent), own_emojis=True))
        await opened.until_decorated()
        fix_dice(patch, opened.store, seed_of(dice), SALT)
        pages: dict[str, Page] = {}
        for names, size in screens:
            page = await stack.enter_async_context(seats(browser, opened.local.url, *names, size=size, drawn=True))
            await page.clock.set_fixed_time(BEGINS)
            pages |= dict.fromkeys(names, page)
        here.append(Evening(opened, pages, texts))
        _hold_computers(patch, here[0])
        yield here[0]


def _stop_clocks(patch: pytest.MonkeyPatch, now: Callable[[], datetime]) -> None:
    patch.setattr(discord.utils, "utcnow", now)
    patch.setattr(WallClock, "now", lambda clock: now() + timedelta(seconds=clock.elapsed))


def _as_people_find_it(patch: pytest.MonkeyPatch) -> None:
    """Undo what the tests' harness has switched off."""
    patch.setattr(onboarding, "FOLLOWS", True)
    patch.setattr(table_options, "ROLLS_BY_DEFAULT", True)


def _hold_computers(patch: pytest.MonkeyPatch, evening: Evening) -> None:
    decide = AiMoveScheduler._decide

    async def when_allowed(*given: Any) -> Action:
        await evening.computer.acquire()
        return await decide(*given)

    patch.setattr(AiMoveScheduler, "_decide", when_allowed)
    patch.setattr(move_scheduler, "PAUSE", (0.0, 0.0))
