"""The weather's panel: what Discord may do to the bot, from the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, Route

from tests.page.browser import PHONE, button, composer, expect, messages, seat, seats
from tests.page.conftest import Stage
from tests.page.test_layout import overflow

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def page(stage: Stage, browser: Browser) -> AsyncIterator[Page]:
    await stage.bot.show(stage.channel)
    async with seats(browser, stage.url, "Ann", "Ben") as page:
        yield page


@pytest_asyncio.fixture(loop_scope="session")
async def common_page(common: Stage, browser: Browser) -> AsyncIterator[Page]:
    """For tests that make good what they do."""
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        yield page
        if await page.get_by_test_id("menu").count():
            await page.keyboard.press("Escape")


async def panel(page: Page) -> Locator:
    """Open the panel and return it."""
    menu = page.get_by_test_id("menu")
    if not await menu.count():
        await page.get_by_test_id("weather").click()
    await expect(menu).to_be_visible()
    return menu


async def deed(page: Page, label: str) -> None:
    await (await panel(page)).locator(f'[data-testid="deed"][data-label="{label}"]').click()


def mood(page: Page, name: str) -> Locator:
    return page.locator(f'[data-testid="mood"][data-mood="{name}"]')


async def test_weather_is_made_seen_by_everybody_and_ended(stage: Stage, page: Page, browser: Browser) -> None:
    async with seats(browser, stage.url, "Cleo") as other:
        await panel(page)
        await mood(page, "slow").click()
        await mood(page, "shy").click()
        # Everybody is told, also in another window, where the panel is open already.
        await expect(other.get_by_test_id("weather")).to_contain_text("2")
        assert [type(one.rule).__name__ for one in stage.discord.fault_state.standing] == ["Latency", "Failing"]
        await panel(other)
        await expect(mood(other, "slow")).to_be_checked()
        await mood(other, "slow").click()
        await expect(mood(page, "slow")).not_to_be_checked()
        await deed(page, "Clear the sky")
        await expect(mood(other, "shy")).not_to_be_checked()
        assert stage.discord.fault_state.standing == []


async def test_what_is_left_of_it_is_told_as_it_passes(common: Stage, common_page: Page) -> None:
    menu = await panel(common_page)
    await mood(common_page, "busy").click()
    await expect(menu).to_contain_text("5 more")
    common.discord.fault_state.effects_on("POST", "/channels/1/messages", "", None)
    await expect(menu).to_contain_text("4 more")
    await mood(common_page, "busy").click()
    await expect(mood(common_page, "busy")).not_to_be_checked()


async def test_an_answer_on_its_way_for_long_does_not_bring_back_what_was(stage: Stage, page: Page) -> None:
    arrives = asyncio.Event()

    async def slowly(route: Route) -> None:
        answer = await route.fetch()
        await arrives.wait()
        await route.fulfill(response=answer)

    menu = await panel(page)
    await page.route("**/local/weather", slowly)
    await mood(page, "busy").click()
    # The page is told by an event as well.
    await expect(menu).to_contain_text("5 more")
    stage.discord.fault_state.effects_on("POST", "/channels/1/messages", "", None)
    await expect(menu).to_contain_text("4 more")
    async with page.expect_event("requestfinished"):
        arrives.set()
    # What is fetched after it has been read when that has.
    await page.evaluate("fetch('/local/state').then((answer) => answer.json())")
    await expect(menu).to_contain_text("4 more", timeout=1)


async def test_a_rule_that_a_program_made_is_shown_and_can_be_stopped(common: Stage, common_page: Page) -> None:
    common.discord.control.fail("POST", "/channels/*/typing", times=7, status=502)
    menu = await panel(common_page)
    await expect(menu.locator(".own-rule")).to_contain_text("status 502")
    await menu.get_by_role("button", name="Stop").click()
    await expect(menu.locator(".own-rule")).to_have_count(0)


async def test_clicks_that_arrive_twice_act_on_a_bot_that_does_not_look(common: Stage, common_page: Page) -> None:
    await panel(common_page)
    await mood(common_page, "twice").click()
    await expect(mood(common_page, "twice")).to_be_checked()
    await common_page.keyboard.press("Escape")
    await button(seat(common_page, "Ann"), "Count").click()
    await common.discord.control.call(lambda call: call.code == 40060)
    common.discord.fault_state.clear()


async def test_a_locked_thread_says_so_and_takes_no_press(common: Stage, common_page: Page) -> None:
    ben = seat(common_page, "Ben")
    await deed(common_page, "New thread")
    await common_page.keyboard.press("Escape")
    for who in (ben, seat(common_page, "Ann")):
        tab = who.get_by_test_id("channel-tab").filter(has_text="round-two")
        await tab.click()
        await expect(tab).to_have_attribute("aria-selected", "true")
    thread = next(channel for channel in common.discord.world.channels.values() if channel.is_thread)
    await common.bot.show(await common.bot.fetch_channel(thread.id))  # type: ignore[arg-type]
    await expect(button(ben, "Count")).to_be_visible()
    await deed(common_page, "Lock the thread")
    await common_page.keyboard.press("Escape")
    await expect(ben.get_by_test_id("channel-tab").filter(has_text="(locked)")).to_be_visible()
    await button(ben, "Count").click()
    await expect(ben.get_by_test_id("failure")).to_contain_text("This thread is locked")
    await deed(common_page, "Delete the thread")
    assert thread.id in common.discord.world.channels
    await deed(common_page, "Delete the thread")
    await expect(ben.get_by_test_id("channel-tab").filter(has_text="round-two")).to_have_count(0)
    assert thread.id not in common.discord.world.channels


async def test_the_panel_follows_what_becomes_of_the_channel_that_is_looked_at(
    common: Stage, common_page: Page
) -> None:
    ann = seat(common_page, "Ann")
    await deed(common_page, "New thread")
    await common_page.keyboard.press("Escape")
    await ann.get_by_test_id("channel-tab").filter(has_text="round-two").click()
    menu = await panel(common_page)
    await expect(menu.locator('[data-label="Archive the thread"]')).to_be_visible()
    number = next(channel.id for channel in common.discord.world.channels.values() if channel.is_thread)
    thread = await common.bot.fetch_channel(number)
    assert isinstance(thread, discord.Thread)
    # By the bot: nothing about the weather changes.
    await thread.edit(archived=True)
    await expect(menu.locator('[data-label="Wake the thread"]')).to_be_visible()
    await expect(menu.locator('[data-label="Archive the thread"]')).to_have_count(0)
    await thread.delete()
    await expect(menu.locator('[data-label="New thread"]')).to_be_visible()


async def test_the_bot_leaves_a_server_and_comes_back(stage: Stage, page: Page) -> None:
    ann = seat(page, "Ann")
    await deed(page, "Remove the bot")
    await expect(page.locator('[data-label="Invite the bot"]')).to_be_visible()
    await page.keyboard.press("Escape")
    await button(ann, "Count").click()
    await expect(ann.get_by_test_id("failure")).to_contain_text("is not in this server any more")
    await deed(page, "Invite the bot")
    await expect(page.locator('[data-label="Remove the bot"]')).to_be_visible()
    await page.keyboard.press("Escape")
    await button(ann, "Count").click()
    await expect(ann.get_by_test_id("failure")).to_have_count(0)


async def test_a_second_server_comes_and_goes(stage: Stage, page: Page) -> None:
    ann = seat(page, "Ann")
    await deed(page, "Another server")
    tab = ann.get_by_test_id("channel-tab").filter(has_text="Another server · games-night")
    await expect(tab).to_be_visible()
    await page.keyboard.press("Escape")
    await tab.click()
    await expect(tab).to_have_attribute("aria-selected", "true")
    await composer(ann).fill("so this is the other one")
    await composer(ann).press("Enter")
    await expect(messages(ann).last).to_contain_text("so this is the other one")
    for _ in range(2):
        menu = await panel(page)
        server = menu.get_by_test_id("server").filter(has_text="Another server")
        await server.locator('[data-label="Delete the server"]').click()
    await expect(tab).to_have_count(0)
    await expect(composer(ann)).to_be_visible()
    await expect(ann).not_to_contain_text("so this is the other one")


async def test_the_panel_fits_a_phone(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann", size=PHONE) as page:
        menu = await panel(page)
        assert await overflow(page) <= 0
        box = await menu.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        last = menu.locator('[data-label="Another server"]')
        await last.scroll_into_view_if_needed()
        await expect(last).to_be_in_viewport(ratio=1)
        # The bar has room for it: the server's name is still to be read.
        name = page.locator(".brand-name b")
        assert await name.evaluate("el => el.scrollWidth <= el.clientWidth")
