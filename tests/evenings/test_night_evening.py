"""A night on the page: three people and five computers at two tables, from `/night` to the card of the champion."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page

from bot.ai import move_scheduler
from bot.storage import Tournament
from bot.tournaments import service
from games.ai import levels
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.page.browser import PHONE, button, command, expect, open_browser, seat, seats
from tests.time_limits import PATIENCE

PEOPLE = ("Ann", "Ben", "Cleo")
SHOTS = os.environ.get("SLEEPOVER_SHOTS")
"""Folder for pictures of the page; none if it is not set."""


async def shot(page: Page, name: str) -> None:
    if SHOTS:
        await page.wait_for_function("[...document.images].every((each) => each.complete)")
        await page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


async def night(opened: LoopbackHarness) -> Tournament:
    found = await opened.store.tournament(1)
    assert found is not None
    return found


async def play_on(opened: LoopbackHarness) -> None:
    """Have people decide as a computer would, until the running round is over."""
    services = opened.bot.services
    async with asyncio.timeout(10 * PATIENCE):
        round = (await night(opened)).round
        while (tournament := await night(opened)).is_live and tournament.round == round:
            for table in tournament.current_tables:
                if table.state == "playing" and table.table is not None:
                    await _decide(opened, table.table)
            services.tournaments.request(1)
            await asyncio.sleep(0.02)


async def _decide(opened: LoopbackHarness, number: int) -> None:
    services = opened.bot.services
    async with services.tables.lock(number):
        live = await services.tables.get(number)
        if live.stored.status != "playing" or live.table is None:
            return
        people = [seat for seat in sorted(live.table.actors) if live.stored.seats[seat].level is None]
        if not people:
            return
        chosen, legal, view = people[0], live.table.legal(people[0]), live.table.view(people[0])
        rng = levels.decision_rng(number, live.action_count)
        action = levels.decide(live.game.name, "easy", view, legal, rng)
        user = live.stored.seats[chosen].user
        live, done = await services.tables.play(live, chosen, action, turn=None, user=user, interaction=None)
        await services.effects.after_action(live, done)


@pytest.mark.parametrize("luck", ["own", "same"])
async def test_a_night_is_set_up_played_and_won_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luck: str
) -> None:
    monkeypatch.setattr(move_scheduler, "PAUSE", (0.0, 0.0))
    monkeypatch.setattr(service, "INTERMISSION", 0.0)
    async with open_browser() as browser, loopback_harness(tmp_path, PEOPLE) as opened:
        async with seats(browser, opened.local.url, "Ann", "Ben", size=(1280, 900), drawn=SHOTS is not None) as page:
            ann, ben = seat(page, "Ann"), seat(page, "Ben")
            await set_up(ann, page, luck)
            await expect(button(ben, "I'm in")).to_be_visible()
            await button(ben, "I'm in").click()
            for number in range(5):
                await button(ann, "Add a computer").click()
                await expect(ann.get_by_test_id("message").last).to_contain_text(f"({number + 3})")
            cleo = opened.seats["Cleo"]
            message = (await night(opened)).message
            shown = next(one for one in opened.messages() if one.id == message)
            await cleo.click("j:1:in", shown.json)
            await expect(ann.get_by_test_id("message").last).to_contain_text("(8)")
            await shot(page, "1-invitation-1280")
            await button(ann, "Start the night").click()
            await expect(ann.get_by_test_id("message").filter(has_text="Table 2").first).to_be_visible()
            await shot(page, "2-round-1280")
            async with asyncio.timeout(PATIENCE):
                while True:
                    if all(table.state == "playing" for table in (await night(opened)).current_tables):
                        break
                    await asyncio.sleep(0.05)
            if luck == "own":
                await guesses(page, ben)
            await play_on(opened)
            await expect(ann.get_by_test_id("message").first).to_contain_text("Round 2 of 2", timeout=30_000)
            await shot(page, "3-standings-1280")
            await play_on(opened)
            await expect(again(ann)).to_be_visible(timeout=30_000)
            await shot(page, "4-end-1280")
        async with seats(browser, opened.local.url, "Ann", size=PHONE, drawn=SHOTS is not None) as page:
            await expect(again(seat(page, "Ann"))).to_be_visible()
            await shot(page, "5-end-390")
            await button(seat(page, "Ann"), "Text board").click()
            await expect(seat(page, "Ann").locator('[data-private="true"]').last).to_contain_text("After round 2 of 2")
            await shot(page, "6-text-390")
        tournament = await night(opened)
        assert tournament.state == "over"
        assert [len(table.seats) for table in tournament.tables] == [4, 4, 4, 4]
        assert any(player.won for player in tournament.players)


def again(where: Locator) -> Locator:
    """Return the button for another night, whatever the weekday is."""
    return where.locator('[data-custom-id="j:1:again"]').last


async def guesses(page: Page, ben: Locator) -> None:
    """Have Ben guess at the table where he does not sit."""
    await ben.locator('[data-custom-id="j:1:guess"]').last.click()
    form = ben.get_by_test_id("modal")
    await expect(form).to_be_visible()
    await form.locator("input").first.fill("70")
    await shot(page, "2-guess-1280")
    await form.get_by_test_id("modal-submit").click()
    await expect(ben.locator('[data-private="true"]').last).to_contain_text("70%")
    await shot(page, "2-guessed-1280")


async def set_up(ann: Locator, page: Page, luck: str) -> None:
    """Use `/night`, and send its form."""
    await command(ann, "/night", **({"same_luck": "True"} if luck == "same" else {}))
    form = ann.get_by_test_id("modal")
    await expect(form).to_be_visible()
    await shot(page, "0-form-1280")
    await form.locator("input").first.fill("2")
    await form.locator("textarea").first.fill("Magic Numbers: target 20")
    await form.get_by_test_id("modal-submit").click()
    await expect(button(ann, "Start the night")).to_be_visible()
