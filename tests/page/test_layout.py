"""The place itself: the door, the seats, the phone."""

from __future__ import annotations

import io
import re

import discord
import pytest
from discord import app_commands, ui
from PIL import Image
from playwright.async_api import Browser, Page

from tests.page.browser import PHONE, button, composer, expect, messages, seat, seats
from tests.page.conftest import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def overflow(page: Page) -> int:
    """Return the number of pixels by which the page is wider than its window."""
    return await page.evaluate("document.documentElement.scrollWidth - innerWidth")


async def test_at_the_door_one_chooses_who_one_is(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url) as page:
        door = page.get_by_test_id("welcome")
        await expect(door.locator('[data-person="Ann"]')).to_have_attribute("aria-pressed", "true")
        await door.locator('[data-person="Ann"]').click()
        await door.get_by_test_id("new-person").fill("Dora")
        await door.get_by_test_id("new-person").press("Enter")
        await expect(door.locator('[data-person="Dora"]')).to_have_attribute("aria-pressed", "true")
        await door.get_by_test_id("enter").click()
        await expect(seat(page, "Ben")).to_be_visible()
        await expect(seat(page, "Dora")).to_be_visible()
        await expect(page).to_have_url(re.compile("#seats=Ben,Dora$"))
        await page.reload()
        await expect(seat(page, "Dora")).to_be_visible()
        assert "Dora" in stage.discord.people


async def test_a_typed_name_comes_in_whichever_way_one_enters(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url) as page:
        door = page.get_by_test_id("welcome")
        await door.get_by_test_id("new-person").fill("  Frida  Kahlo ")
        await expect(door.get_by_test_id("enter")).to_have_text("Come in as Frida Kahlo")
        await door.get_by_test_id("enter").click()
        await expect(seat(page, "Frida Kahlo")).to_be_visible()
        await expect(page.get_by_test_id("seat")).to_have_count(1)
    async with seats(browser, stage.url) as page:
        door = page.get_by_test_id("welcome")
        await door.locator('[data-person="Ben"]').click()
        await door.get_by_test_id("new-person").fill("frida kahlo")
        await expect(door.get_by_test_id("enter")).to_have_text("Come in as Ann and Frida Kahlo")
        await door.get_by_test_id("enter").click()
        await expect(page.get_by_test_id("seat")).to_have_count(2)
        await expect(seat(page, "Frida Kahlo")).to_be_visible()
    async with seats(browser, stage.url) as page:
        door = page.get_by_test_id("welcome")
        await door.get_by_test_id("new-person").fill("x" * 32)
        await door.get_by_test_id("new-person").fill("   ")
        await expect(door.get_by_test_id("enter")).to_have_text("Come in as Ann and Ben")


async def test_a_small_time_beside_a_message_never_lies_below_a_board(stage: Stage, browser: Browser) -> None:
    for _ in range(2):
        await stage.bot.show(stage.channel)
    async with seats(browser, stage.url, "Ann", size=PHONE) as page:
        last = messages(seat(page, "Ann")).last
        await expect(last).to_contain_text("Lamps")
        await last.hover()
        covered = """message => [...message.querySelectorAll("time")].filter(time => {
            const one = time.getBoundingClientRect();
            const other = message.querySelector(".container").getBoundingClientRect();
            return one.width && one.left < other.right && other.left < one.right
                && one.top < other.bottom && other.top < one.bottom;
        }).length"""
        assert await last.evaluate(covered) == 0


async def test_the_tallest_board_and_its_buttons_are_on_one_screen_of_a_phone(stage: Stage, browser: Browser) -> None:
    data = io.BytesIO()
    Image.new("RGB", (1000, 960)).save(data, "PNG")
    data.seek(0)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=discord.Colour(0xF3AD52))
    box.add_item(ui.TextDisplay("## Pillow Fight\nWhat happened before, on a line or two of its own."))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A room.")))
    box.add_item(
        ui.TextDisplay("**Ann**, B2, hands free: 2 actions left.\n-# Peek shows how far you can get, and why not.")
    )
    box.add_item(ui.ActionRow(ui.Button(label="Swing at Ben · 42%"), ui.Button(label="Throw at Ben · 42%")))
    for number in range(2):
        box.add_item(ui.ActionRow(*(ui.Button(label=f"← {column}{number}") for column in "ABCD")))
    box.add_item(ui.ActionRow(ui.Select(options=[discord.SelectOption(label="A1")])))
    box.add_item(ui.Separator())
    box.add_item(ui.ActionRow(*(ui.Button(label=label) for label in ("Peek", "Text board", "Rules", "⋯ More"))))
    view.add_item(box)
    async with seats(browser, stage.url, "Ann", "Ben", size=PHONE) as page:
        await stage.channel.send(view=view, file=discord.File(data, "board.png"))
        ann = seat(page, "Ann")
        await expect(messages(ann).last.locator(".shot img")).to_be_visible()
        await expect(button(ann, "⋯ More")).to_be_in_viewport(ratio=1)
        await expect(messages(ann).last.locator(".shot img")).to_be_in_viewport(ratio=0.99)
        top = await page.locator(".scroll").first.bounding_box()
        shot = await messages(ann).last.locator(".shot").bounding_box()
        last = await button(ann, "⋯ More").bounding_box()
        assert top is not None
        assert shot is not None
        assert last is not None
        assert shot["y"] >= top["y"] - 1
        assert last["y"] + last["height"] <= top["y"] + top["height"]


async def test_a_board_and_five_choices_are_on_one_screen_of_three_seats(stage: Stage, browser: Browser) -> None:
    data = io.BytesIO()
    Image.new("RGB", (1000, 896)).save(data, "PNG")
    data.seek(0)
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=discord.Colour(0xF3AD52))
    box.add_item(ui.TextDisplay("## Magic Numbers\nWhat happened before."))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A table.")))
    box.add_item(ui.TextDisplay("**Ann**: keep the 4, or give it away? ⏳ in 9 minutes · 10 minutes a move"))
    gifts = ("Keep the 4", "Give it to Ben", "Give it to Chloé", "Give it to Bot Slippers", "Give it to Bot Blanket")
    box.add_item(ui.ActionRow(*(ui.Button(label=label) for label in gifts)))
    box.add_item(ui.Separator())
    box.add_item(ui.ActionRow(*(ui.Button(label=label) for label in ("Peek", "Text board", "Rules", "⋯ More"))))
    view.add_item(box)
    async with seats(browser, stage.url, "Ann", "Ben", "Cleo", size=(1280, 800)) as page:
        await stage.channel.send(view=view, file=discord.File(data, "board.png"))
        ann = seat(page, "Ann")
        await expect(button(ann, "⋯ More")).to_be_in_viewport(ratio=1)
        top = await page.locator(".scroll").first.bounding_box()
        shot = await messages(ann).last.locator(".shot").bounding_box()
        assert top is not None
        assert shot is not None
        # The die and the target are in the picture's upper fifth, with a margin above.
        assert shot["y"] + shot["height"] / 50 >= top["y"]


async def test_seats_are_taken_and_left(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann", "Ben") as page:
        await page.get_by_test_id("add-seat").click()
        await page.locator('[data-testid="sit"][data-person="Cleo"]').click()
        await expect(page.get_by_test_id("seat")).to_have_count(3)
        await expect(page).to_have_url(re.compile("#seats=Ann,Ben,Cleo$"))
        await seat(page, "Ben").get_by_test_id("close-seat").click()
        await expect(seat(page, "Ben")).to_have_count(0)
        await composer(seat(page, "Cleo")).fill("still here")
        await composer(seat(page, "Cleo")).press("Enter")
        await expect(messages(seat(page, "Ann")).last).to_contain_text("still here")


async def test_a_hint_tells_newcomers_where_to_begin_and_goes_away(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann") as page:
        await expect(page.get_by_test_id("hint")).to_contain_text("choose play")
        await page.get_by_role("button", name="Hide the hint").click()
        await page.reload()
        await expect(composer(seat(page, "Ann"))).to_be_visible()
        await expect(page.get_by_test_id("hint")).to_have_count(0)


async def test_an_empty_channel_starts_a_command_that_needs_more(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann") as page:
        await seat(page, "Ann").locator(".invite", has_text="/play").click()
        await expect(page.get_by_test_id("command-form")).to_be_visible()
        assert stage.bot.heard == []


async def test_an_empty_channel_sends_a_command_that_needs_nothing_in_one_press(stage: Stage, browser: Browser) -> None:
    stage.bot.tree.add_command(help_command)
    await stage.bot.tree.sync()
    async with seats(browser, stage.url, "Ann") as page:
        await seat(page, "Ann").locator(".invite", has_text="/help").click()
        await expect(messages(seat(page, "Ann")).last).to_contain_text("This is how.")
        await expect(page.get_by_test_id("command-form")).to_be_hidden()


@app_commands.command(name="help", description="What to do")
async def help_command(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("This is how.", ephemeral=True)


async def test_a_phone_shows_one_seat_and_switches_at_the_thumb(stage: Stage, browser: Browser) -> None:
    await stage.bot.show(stage.channel)
    async with seats(browser, stage.url, "Ann", "Ben", "Cleo", size=PHONE) as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await expect(ann).to_be_visible()
        await expect(ben).to_be_hidden()
        assert await overflow(page) <= 0
        await button(ann, "Count").tap()
        await expect(messages(ann).last).to_contain_text("Lamps · round 2")
        await stage.channel.send("knock knock")
        switch = page.locator('[data-testid="switch-seat"][data-person="Ben"]')
        await expect(switch).to_contain_text("1")
        await switch.tap()
        await expect(ann).to_be_hidden()
        await expect(messages(ben).last).to_contain_text("knock knock")
        await expect(switch).not_to_contain_text("1")


async def test_names_of_any_script_and_length_keep_the_page_in_shape(stage: Stage, browser: Browser) -> None:
    names = ("Maximiliana-Wilhelmine von Hohen", "שרה אברהם", "田中さくら")
    for name in names:
        stage.discord.people_at_table.add(name)
    await stage.bot.show(stage.channel)
    for size in ((1440, 900), PHONE):
        async with seats(browser, stage.url, *names, size=size) as page:
            await expect(button(seat(page, names[0]), "Count")).to_be_visible()
            assert await overflow(page) <= 0
            menu = seat(page, names[0]).get_by_test_id("seat-menu")
            await expect(menu).to_be_in_viewport(ratio=1)


async def test_four_seats_fit_side_by_side(stage: Stage, browser: Browser) -> None:
    stage.discord.people_at_table.add("Dan")
    async with seats(browser, stage.url, "Ann", "Ben", "Cleo", "Dan", size=(1400, 900)) as page:
        last = await seat(page, "Dan").bounding_box()
        assert last is not None
        assert last["x"] + last["width"] <= 1400 - 10
        assert await page.locator(".columns").evaluate("columns => columns.scrollWidth - columns.clientWidth") <= 0


async def test_emoji_come_from_the_pages_own_font(stage: Stage, browser: Browser) -> None:
    await stage.channel.send("🎲 1️⃣ ❤️ 🛏️ ♟ →")
    async with seats(browser, stage.url, "Ann") as page:
        await expect(messages(seat(page, "Ann")).last).to_contain_text("🎲")
        await page.evaluate("document.fonts.ready")
        loaded = await page.evaluate(
            "[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family.replaceAll('\"', ''))"
        )
        assert {"Page Emoji", "Page Emoji All", "Page Symbols", "Nunito"} <= set(loaded)


async def test_nothing_is_fetched_from_elsewhere(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann") as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.reload()
        await expect(composer(seat(page, "Ann"))).to_be_visible()
        assert asked
        assert [url for url in asked if not url.startswith(stage.url)] == []


async def test_eight_seats_in_two_windows_all_hear_what_is_said(stage: Stage, browser: Browser) -> None:
    names = [f"Guest {i}" for i in range(8)]
    for name in names:
        stage.discord.people_at_table.add(name)
    async with seats(browser, stage.url, *names) as page:
        window = await page.context.new_page()
        await window.goto(page.url)
        await composer(seat(window, names[7])).fill("Can everybody hear me?")
        await composer(seat(window, names[7])).press("Enter")
        for one in (page, window):
            for name in names:
                await expect(messages(seat(one, name)).last).to_contain_text("Can everybody hear me?")
