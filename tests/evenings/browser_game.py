"""Playing a whole game by hand: every tap is a click in Chromium, on the page, as the person whose turn it is."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page

from bot.storage import SqliteStore
from bot.table import table_options
from bot.table.registry import predictable_proposals
from bot.ui.games import ActionSelect
from bot.ui.games import load as load_panel
from games import load as load_game
from games.core import Action
from games.core.forced_actions import forced_roll
from games.core.record import SEED_BYTES
from games.core.table import Table
from tests import deep_share
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.page.browser import button, command, expect, open_browser, seat, seats

Choose = Callable[[Table, int], Action]
"""Choice among a seat's legal actions."""


class BrowserGame:
    """People side by side on the page, with the real bot. ``taps`` counts what they pressed since the game began, and
    ``done`` has the kinds of what they did."""

    def __init__(self, opened: LoopbackHarness, page: Page, people: Sequence[str]) -> None:
        self.harness = opened
        self.page = page
        self.people = people
        self.taps = 0
        self.done: set[str] = set()

    def column_of(self, name: str) -> Locator:
        """Return that player's column of the page."""
        return seat(self.page, name)

    async def open(self, title: str, rules: str = "") -> None:
        """From ``/play`` to the first move: everybody joins, the first of them starts. ``rules`` is one suggestion."""
        host = self.column_of(self.people[0])
        options = {"house_rules": rules} if rules else {}
        await command(host, "/play", game=title, **options)
        for number, name in enumerate(self.people[1:], start=2):
            await button(self.column_of(name), "Join").click()
            poster = host.locator('[data-testid="message"] img[alt*="Free chairs"]').last
            free = load_game((await self.harness.stored()).game).player_counts.stop - 1 - number
            await expect(poster).to_have_attribute("alt", re.compile(rf"Free chairs: {free}\b"))
        await button(host, f"{self.people[0]}: Start").click()
        for name in self.people:
            text = self.column_of(name).locator('[data-custom-id^="s:1:"][data-custom-id$=":@text"]')
            await expect(text).to_be_attached()

    async def take(self, who: int, action: Action) -> None:
        """One action, by the button or the list that offers it."""
        self.done.add(action.split()[0])
        for control in await self.controls(who, action):
            await control.click()
            self.taps += 1

    async def controls(self, who: int, action: Action) -> tuple[Locator, ...]:
        """Return what that seat presses for the action, in order: a button, or a list and its option."""
        game = await self.harness.game()
        column = self.column_of(self.people_by_seat(await self.harness.stored())[who])
        live = await self.harness.bot.services.tables.get(1)
        for number, row in enumerate(load_panel(live.game.name).rows(game.view(None), live.names, live.words)):
            choices = row.choices if isinstance(row, ActionSelect) else row
            for place, choice in enumerate(choices):
                if choice.action != action:
                    continue
                if isinstance(row, ActionSelect):
                    opened = column.locator(f'[data-custom-id="a:1:{game.number}:{row.key}"]').last
                    label = _quoted(choice.label)
                    return opened, column.locator(f'[data-testid="select-option"][data-label={label}]')
                names = (f"s:1:{game.number}:{choice.sent_value}", f"s:1:{game.number}:#{number}.{place}")
                return (column.locator(", ".join(f"[data-custom-id={_quoted(name)}]" for name in names)).last,)
        raise AssertionError(f"nothing on the panel does {action!r}")

    def people_by_seat(self, stored: object) -> list[str]:
        """Return the players' names in seat order."""
        names = {person.id: name for name, person in self.harness.seats.items()}
        return [names.get(sitting.user, sitting.name) for sitting in stored.seats]  # type: ignore[attr-defined]

    def decided(self, game: Table) -> int:
        """Return the number of actions that are not forced rolls."""
        return sum(
            forced_roll(game.game, before.state) != (frame.seat, frame.action)
            for before, frame in pairwise(game.frames)
        )

    async def play_on(self, choose: Choose, most: int = 400) -> Table:
        """To the winner."""
        for _ in range(most):
            game = await self.harness.game()
            if not game.actors:
                break
            who = min(game.actors)
            action, live = choose(game, who), await self.harness.bot.services.tables.get(1)
            # What the table rolls for people comes with it.
            after = predictable_proposals(live, game.propose(who, action))[-1].frame.number
            await self.take(who, action)
            # The page has the new board when the next buttons, with the next number, are there for the others too.
            for name in self.people:
                await expect(self.column_of(name).locator(f'[data-custom-id^="s:1:{after}:"]').first).to_be_attached()
        await self.harness.rest()
        return await self.harness.game()


@asynccontextmanager
async def at_the_page(folder: Path, *people: str, dice: int) -> AsyncIterator[BrowserGame]:
    """Open a local Discord with the bot, and its page with these players side by side.

    The ``dice`` are fixed, to make a short game in which everything happens once. In a deep run they are random.
    """
    async with (
        open_browser() as browser,
        loopback_harness(folder, people) as opened,
        seats(browser, opened.local.url, *people) as page,
    ):
        with pytest.MonkeyPatch.context() as patch:
            # As people find it.
            patch.setattr(table_options, "ROLLS_BY_DEFAULT", True)
            if not deep_share.deep():
                seed = dice.to_bytes(2, "big") * (SEED_BYTES // 2)
                fix_dice(patch, opened.store, seed, "Ann-Ben-Cleo-evening")
            yield BrowserGame(opened, page, people)


def fix_dice(patch: pytest.MonkeyPatch, store: SqliteStore, seed: bytes, salt: str) -> None:
    """Give all games that begin from now on the same dice."""
    create, start = store.create, store.start
    patch.setattr(store, "create", lambda **given: create(**given | {"seed": seed}))
    patch.setattr(store, "start", lambda table, **given: start(table, **given | {"salt": salt}))


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
