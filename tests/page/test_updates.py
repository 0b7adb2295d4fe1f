"""Updates: they arrive by themselves, and interrupt no player."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, Route

from playground.server import LocalDiscord
from tests.page.browser import button, composer, expect, messages, seat, seats, select
from tests.page.conftest import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def press_down(page: Page, what: Locator) -> None:
    """Put the finger on something, and leave it there."""
    await what.scroll_into_view_if_needed()
    box = await what.bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.mouse.down()


async def test_an_update_leaves_what_is_being_typed(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await composer(ann).click()
        await page.keyboard.type("half a sen")
        await page.keyboard.press("ArrowLeft")
        await common.bot.repaint()
        await common.channel.send("something else")
        await expect(ann).to_contain_text("Lamps · round 2")
        await expect(ann).to_contain_text("something else")
        await expect(composer(ann)).to_be_focused()
        await page.keyboard.type("t")
        await expect(composer(ann)).to_have_value("half a setn")


async def test_an_update_leaves_a_command_being_filled_in(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await composer(ann).press_sequentially("/play")
        await composer(ann).press("Enter")
        await page.keyboard.type("Pil")
        await common.bot.repaint()
        await expect(ann).to_contain_text("Lamps · round 2")
        field = ann.locator('[data-testid="option"][data-option="game"]')
        await expect(field).to_be_focused()
        await expect(field).to_have_value("Pil")
        await expect(ann.get_by_test_id("option-list").get_by_test_id("suggestion")).to_have_text(["Pillow Fight"])


async def test_a_press_survives_an_update_of_its_message(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await press_down(page, button(ann, "Whisper"))
        await common.bot.repaint("A much longer story, so that everything below moves down. " * 6)
        await expect(messages(ben).last).to_contain_text("Lamps · round 2")
        await expect(messages(ann).last).to_contain_text("Lamps · round 1")
        await page.mouse.up()
        await expect(ann).to_contain_text("your number is 7")
        await expect(ann).to_contain_text("Lamps · round 2")
        assert common.bot.heard == ["Ann Whisper"]


async def test_a_very_long_press_does_what_the_button_said_when_it_began(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await press_down(page, button(ann, "Count"))
        await common.bot.repaint()
        # The column is shown again after a while even if the finger stays.
        await expect(messages(ann).last).to_contain_text("Lamps · round 2")
        await page.mouse.up()
        await expect(messages(ann).last).to_contain_text("Lamps · round 3")
        assert common.bot.heard == ["Ann Count"]


async def test_an_open_select_stays_open(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await select(ann, "Choose a filling").click()
        await page.keyboard.press("ArrowDown")
        await common.bot.repaint()
        await expect(messages(ann).last).to_contain_text("Lamps · round 2")
        await page.keyboard.press("Enter")
        await expect(messages(ben).last).to_contain_text("Ann fills with Wool.")


async def test_the_focus_stays_on_its_button_when_the_board_is_edited(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await button(ann, "Count").focus()
        await page.keyboard.press("Enter")
        await expect(messages(ann).last).to_contain_text("Lamps · round 2")
        await expect(button(ann, "Count")).to_be_focused()
        await page.keyboard.press("Space")
        await expect(messages(ann).last).to_contain_text("Lamps · round 3")


async def test_light_moves_over_the_place_of_the_first_picture_until_it_is_there(
    stage: Stage, browser: Browser
) -> None:
    async with seats(browser, stage.url, "Ann") as page:
        await page.emulate_media(reduced_motion="no-preference")
        arrived = asyncio.Event()

        async def hold(route: Route) -> None:
            await arrived.wait()
            await route.continue_()

        await page.route("**/board-*.png*", hold)
        await stage.bot.show(stage.channel)
        frame = messages(seat(page, "Ann")).last.locator(".picture-frame")
        await expect(frame).to_have_class(re.compile(r"\bcoming\b"))
        box = await frame.bounding_box()
        assert box is not None
        assert box["height"] > 100
        assert await frame.evaluate("frame => getComputedStyle(frame).animationName") == "coming"
        arrived.set()
        await expect(frame).not_to_have_class(re.compile(r"\bcoming\b"))
        assert await frame.locator("img").evaluate("img => img.complete && img.naturalWidth") == 720
        await page.unroute_all(behavior="wait")


async def test_a_board_edited_in_place_never_goes_blank(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await expect(ann.get_by_alt_text("Board 1:")).to_have_js_property("naturalWidth", 720)
        # Looks at the frame at every change of it: there has to be a decoded picture of the same size.
        await page.evaluate(
            """() => {
                const frame = document.querySelector(".picture-frame");
                const height = frame.offsetHeight;
                window.blanks = 0;
                window.swaps = 0;
                new MutationObserver(() => {
                    const img = frame.querySelector("img");
                    window.swaps += 1;
                    if (!img?.complete || !img.naturalWidth || frame.offsetHeight !== height) window.blanks += 1;
                }).observe(frame, { childList: true, subtree: true, attributes: true });
            }"""
        )
        for round_ in range(2, 6):
            await common.bot.repaint()
            await expect(ann.get_by_alt_text(f"Board {round_}:")).to_be_visible()
        assert await page.evaluate("[window.blanks, window.swaps > 0]") == [0, True]


async def test_who_reads_further_up_is_not_pulled_down(common: Stage, browser: Browser) -> None:
    ben = common.discord.people_at_table.by_id[common.discord.people["Ben"]]
    for i in range(30):
        common.discord.actions.say(ben, common.discord.channel_id, f"Line {i}\nand more")
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await expect(messages(ann).last).to_be_in_viewport()
        await common.channel.send("At the end this is seen")
        await expect(messages(ann).last).to_be_in_viewport()
        await ann.locator(".scroll").hover()
        await page.mouse.wheel(0, -400)
        await expect(ann.get_by_test_id("new-messages")).to_be_visible()
        before = await ann.locator(".scroll").evaluate("el => el.scrollTop")
        await common.channel.send("This is not, yet")
        chip = ann.get_by_test_id("new-messages")
        await expect(chip).to_contain_text("1 new")
        assert await ann.locator(".scroll").evaluate("el => el.scrollTop") == before
        await chip.click()
        await expect(messages(ann).last).to_contain_text("This is not, yet")
        await expect(messages(ann).last).to_be_in_viewport()
        await expect(chip).to_be_hidden()


async def test_what_one_asked_for_is_scrolled_to_and_what_others_asked_for_is_not(
    common: Stage, browser: Browser
) -> None:
    await common.bot.show(common.channel)
    ben = common.discord.people_at_table.by_id[common.discord.people["Ben"]]
    for i in range(20):
        common.discord.actions.say(ben, common.discord.channel_id, f"Line {i}\nand more")
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann = seat(page, "Ann")
        await expect(messages(ann).last).to_be_in_viewport()
        for name in ("Ann", "Ben"):
            await button(seat(page, name), "Whisper").scroll_into_view_if_needed()
        await button(ann, "Whisper").click()
        await expect(messages(ann).last).to_contain_text("Only you can see this")
        await expect(messages(ann).last).to_be_in_viewport(ratio=0.9)
        await expect(button(seat(page, "Ben"), "Whisper")).to_be_in_viewport()


async def test_the_page_comes_back_when_the_server_does(tmp_path: Path, browser: Browser) -> None:
    async with LocalDiscord(data=tmp_path) as first:
        port, people, channel = int(first.url.rsplit(":", 1)[1]), first.people_at_table, first.channel_id
        async with seats(browser, first.url, "Ann") as page:
            ann = seat(page, "Ann")
            first.actions.say(people.by_id[first.people["Ben"]], channel, "before")
            await expect(messages(ann).last).to_contain_text("before")
            await composer(ann).fill("a thought to keep")
            await first.__aexit__(None, None, None)
            await expect(ann.get_by_test_id("away")).to_be_visible()
            await composer(ann).press("Enter")
            await expect(ann.get_by_test_id("composer-error")).to_contain_text("does not answer")
            await expect(composer(ann)).to_have_value("a thought to keep")
            async with LocalDiscord(data=tmp_path, port=port) as second:
                ben = second.people_at_table.by_id[second.people["Ben"]]
                second.actions.say(ben, channel, "after")
                await expect(messages(ann).last).to_contain_text("after")
                await expect(ann.get_by_test_id("away")).to_be_hidden()
                second.actions.say(ben, channel, "and on")
                await expect(messages(ann).last).to_contain_text("and on")
                await expect(composer(ann)).to_have_value("a thought to keep")


async def test_events_missed_during_a_short_break_are_made_up_for(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann") as page:
        ann = seat(page, "Ann")
        await page.context.set_offline(True)
        for stream in list(stage.discord.broadcaster.streams):
            stream.queue.put_nowait(None)
        await stage.channel.send("said meanwhile")
        await page.context.set_offline(False)
        await expect(messages(ann).last).to_contain_text("said meanwhile")


async def test_an_event_of_the_server_is_there_at_once_and_so_is_who_is_interested(
    common: Stage, browser: Browser
) -> None:
    world = common.discord.world
    guild = world.homes[0].id
    times = {"scheduled_start_time": world.iso_after(3600.0), "scheduled_end_time": world.iso_after(7200.0)}
    async with seats(browser, common.url, "Ann", "Ben") as page:
        event = world.create_scheduled_event(
            guild, name="Pillow Fight", entity_type=3, entity_metadata={"location": "#games-night"}, **times
        )
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await expect(ben.get_by_test_id("event")).to_contain_text("Pillow Fight")
        await ann.get_by_test_id("interested").click()
        await expect(ann.get_by_test_id("interested")).to_have_attribute("aria-pressed", "true")
        await expect(ben.get_by_test_id("event")).to_contain_text("1 interested")
        await expect(ben.get_by_test_id("interested")).to_have_attribute("aria-pressed", "false")
        world.delete_scheduled_event(guild, event.id)
        await expect(ben.get_by_test_id("event")).to_have_count(0)
