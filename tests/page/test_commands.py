"""Slash commands: picked, filled in, sent, by mouse and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from tests.page.browser import button, command, composer, expect, messages, private, seat, seats
from tests.page.conftest import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_slash_opens_the_commands_and_typing_narrows_them(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await composer(ann).press_sequentially("/")
        picker = ann.get_by_test_id("command-picker")
        offered = picker.get_by_test_id("suggestion")
        await expect(offered).to_have_count(5)
        await composer(ann).press_sequentially("table b")
        await expect(offered).to_have_count(1)
        await expect(picker).to_contain_text("Bring the board here")
        await composer(ann).press("Escape")
        await expect(picker).to_be_hidden()
        await expect(composer(ann)).to_have_value("/table b")


async def test_a_command_with_options_reaches_the_bot(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann", "Ben") as page:
        await command(seat(page, "Ann"), "/play", game="Magic Numbers", seats="4", rated="False")
        await expect(button(seat(page, "Ben"), "Count")).to_be_visible()
        assert common.bot.heard == ["play magic numbers 4 False"]
        used = messages(seat(page, "Ben")).get_by_test_id("used")
        await expect(used).to_contain_text("Ann")
        await expect(used).to_contain_text("/play")


async def test_a_command_can_be_given_by_the_keyboard_alone(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await page.keyboard.press("/")
        await expect(composer(ann)).to_be_focused()
        await page.keyboard.type("pl")
        await page.keyboard.press("Tab")
        await expect(ann.get_by_test_id("option-list")).to_contain_text("Which game")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(ann.locator('[data-testid="option"][data-option="game"]')).to_have_value("Tie-Die")
        await page.keyboard.press("Enter")
        await expect(button(ann, "Count")).to_be_visible()
        assert common.bot.heard == ["play tie-die None None"]
        await expect(composer(ann)).to_be_focused()


async def test_the_bot_suggests_while_one_types(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await composer(ann).press_sequentially("/find")
        await composer(ann).press("Enter")
        offered = ann.get_by_test_id("option-list").get_by_test_id("suggestion")
        await expect(offered).to_have_count(5)
        await page.keyboard.type("p")
        await expect(offered).to_have_count(3)
        await page.keyboard.type("op")
        await expect(offered).to_have_count(1)
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await expect(messages(ann).last).to_contain_text("Found: popcorn")


async def test_people_are_offered_by_name(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann", "Cleo") as page:
        await command(seat(page, "Ann"), "/greet", who="Cleo", twice="True")
        await expect(messages(seat(page, "Cleo")).last).to_contain_text("Hello @Cleo! Hello @Cleo!")


async def test_a_subcommand_is_answered_privately(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await command(ann, "/table resign")
        await expect(messages(ann).last).to_contain_text("Never!")


async def test_what_is_missing_or_wrong_is_said_in_words(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await composer(ann).press_sequentially("/play")
        await composer(ann).press("Enter")
        await ann.get_by_test_id("send").click()
        problem = ann.get_by_test_id("composer-error")
        await expect(problem).to_have_text("Fill in “game”: it is needed.")
        game = ann.locator('[data-testid="option"][data-option="game"]')
        await game.fill("Chess")
        await ann.get_by_test_id("send").click()
        await expect(problem).to_have_text("Choose “game” from the list.")
        await game.fill("Tie-Die")
        await ann.locator('[data-testid="add-option"][data-option="seats"]').click()
        await page.keyboard.type("9")
        await ann.get_by_test_id("send").click()
        await expect(problem).to_have_text("“seats” must be 6 or less.")
        await page.keyboard.press("Escape")
        await composer(ann).fill("/nonsense")
        await composer(ann).press("Enter")
        await expect(problem).to_have_text("There is no command like “/nonsense”.")
        assert common.bot.heard == []


async def test_people_can_simply_talk_and_quick_messages_keep_their_order(common: Stage, browser: Browser) -> None:
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann = seat(page, "Ann")
        for text in ("one", "two", "three"):
            await composer(ann).fill(text)
            await composer(ann).press("Enter")
        said = messages(seat(page, "Ben")).locator(".text")
        await expect(said).to_have_text(["one", "two", "three"])
        await expect(composer(ann)).to_have_value("")


async def test_a_right_click_offers_what_the_bot_has_for_a_person_and_for_a_message(
    common: Stage, browser: Browser
) -> None:
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await composer(ben).fill("three small words")
        await composer(ben).press("Enter")
        said = messages(ann).filter(has_text="three small words")
        await said.locator(".text").click(button="right")
        await expect(page.get_by_test_id("app")).to_have_text(["Count the words"])
        await page.get_by_test_id("app").click()
        await expect(private(ann).last).to_contain_text("3 words")
        await expect(private(ann).last.get_by_test_id("used")).to_contain_text("used Count the words")
        await said.get_by_test_id("author").click(button="right")
        await expect(page.get_by_test_id("app")).to_have_text(["Wave at them"])
        await page.get_by_test_id("app").click()
        await expect(private(ann).last).to_contain_text("A wave for Ben")
        await expect(private(ben)).to_have_count(0)
        # A private answer has no menu of ours.
        await private(ann).last.click(button="right", position={"x": 200, "y": 4})
        await expect(page.get_by_test_id("menu")).to_have_count(0)
