"""Contents of messages, and the results of pressing their components."""

from __future__ import annotations

import discord
import pytest
from playwright.async_api import Browser

from playground.client.user_actions import ANSWER_SECONDS
from tests import deep_share
from tests.page.browser import button, choose, direct, expect, messages, private, seat, seats, select
from tests.page.conftest import Stage
from tests.time_limits import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_button_edits_the_board_for_everybody(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await button(ann, "Count").click()
        await expect(messages(ben).last).to_contain_text("Lamps · round 2")
        await expect(messages(ann)).to_have_count(1)
        await expect(button(ann, "Never")).to_be_disabled()
        assert common.bot.heard == ["Ann Count"]


async def test_pictures_have_their_words(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        image = ann.get_by_alt_text("Board 1: lamps on a wall.")
        await expect(image).to_have_js_property("naturalWidth", 720)
        await expect(ann.get_by_test_id("alt-text")).to_be_hidden()
        await ann.get_by_test_id("alt-chip").click()
        await expect(ann.get_by_test_id("alt-text")).to_have_text("Board 1: lamps on a wall.")
        await ann.locator(".shot-open").click()
        await expect(page.get_by_test_id("lightbox").get_by_role("img")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.get_by_test_id("lightbox")).to_be_hidden()


async def test_a_picture_shows_under_every_loopback_name(stage: Stage, browser: Browser) -> None:
    await stage.bot.show(stage.channel)
    async with seats(browser, stage.url.replace("127.0.0.1", "localhost"), "Ann") as page:
        image = seat(page, "Ann").get_by_alt_text("Board 1: lamps on a wall.")
        await expect(image).to_have_js_property("naturalWidth", 720)


async def test_a_private_answer_is_only_its_readers(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await button(ann, "Whisper").click()
        await expect(private(ann)).to_contain_text("your number is 7")
        await expect(private(ann).get_by_test_id("private-note")).to_contain_text("Only you can see this")
        await common.channel.send("for all")
        await expect(messages(ben).last).to_contain_text("for all")
        await expect(ben).not_to_contain_text("your number")
        await private(ann).get_by_test_id("dismiss").click()
        await expect(private(ann)).to_have_count(0)


async def test_a_select_sends_what_was_chosen(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann") as page:
        ann = seat(page, "Ann")
        await choose(ann, select(ann, "Choose a filling"), "Wool")
        await expect(messages(ann).last).to_contain_text("Ann fills with Wool.")
        # Until it has been answered it does not open again.
        await expect(select(ann, "Choose a filling")).not_to_have_attribute("aria-busy", "true")
        # On the list itself: the page may be bringing the message up to date at this moment.
        await select(ann, "Choose a filling").press("Enter")
        await expect(ann.get_by_test_id("select-list")).to_be_visible()
        await page.keyboard.press("End")
        await page.keyboard.press("Enter")
        await expect(messages(ann).last).to_contain_text("Ann fills with Stones.")


async def test_a_form_is_checked_and_sent(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await button(ann, "Form").click()
        form = ann.get_by_test_id("modal")
        await expect(form).to_contain_text("A pillow of your own")
        await expect(ben.get_by_test_id("modal")).to_have_count(0)
        name, story = form.get_by_label("Its name"), form.get_by_label("Its story")
        await expect(name).to_be_focused()
        await form.get_by_test_id("modal-submit").click()
        await expect(form).to_contain_text("This is needed.")
        await expect(form).to_contain_text("Choose one.")
        await name.fill("Sir Fluff the very long")
        await choose(ann, form.get_by_test_id("select"), "Feathers")
        await form.get_by_test_id("modal-submit").click()
        await expect(form).to_contain_text("At most 12 characters")
        await name.fill("Sir Fluff")
        await story.fill("Once upon a night\nit flew.")
        await form.get_by_test_id("modal-submit").click()
        await expect(form).to_have_count(0)
        await expect(messages(ben).last).to_contain_text("Ann has Sir Fluff of feathers: Once upon a night")


async def test_a_direct_message_waits_in_its_tab(stage: Stage, browser: Browser) -> None:
    await stage.bot.show(stage.channel)
    async with seats(browser, stage.url, "Ann", "Ben") as page:
        ann, ben = seat(page, "Ann"), seat(page, "Ben")
        await button(ann, "Letter").click()
        await expect(ann.get_by_test_id("dm-tab").get_by_test_id("badge")).to_have_text("1")
        await expect(ben.get_by_test_id("dm-tab")).to_have_count(0)
        await direct(ann)
        await expect(messages(ann).last).to_contain_text("A letter only for you.")
        await expect(ann.get_by_test_id("dm-tab").get_by_test_id("badge")).to_have_count(0)


async def test_where_there_is_room_direct_messages_are_beside_the_channel(stage: Stage, browser: Browser) -> None:
    await stage.bot.show(stage.channel)
    async with seats(browser, stage.url, "Ann") as page:
        ann = seat(page, "Ann")
        await button(ann, "Letter").click()
        await expect(messages(ann).last).to_contain_text("A letter only for you.")
        await expect(button(ann, "Count")).to_be_visible()


async def test_a_silent_bot_is_said_in_words(stage: Stage, browser: Browser) -> None:
    await stage.bot.show(stage.channel)
    stage.discord.actions.deadline = ANSWER_SECONDS if deep_share.deep() else 1.0
    async with seats(browser, stage.url, "Ann") as page:
        ann = seat(page, "Ann")
        await button(ann, "Silent").click()
        await expect(button(ann, "Silent")).to_have_attribute("aria-busy", "true")
        failure = messages(ann).last.get_by_test_id("failure")
        await expect(failure).to_have_text("The application did not respond.", timeout=1000 * PATIENCE)
        await expect(button(ann, "Silent")).not_to_have_attribute("aria-busy", "true")


async def test_a_deferred_answer_shows_that_somebody_thinks(stage: Stage, browser: Browser) -> None:
    await stage.bot.show(stage.channel)
    async with seats(browser, stage.url, "Ann") as page:
        ann = seat(page, "Ann")
        await button(ann, "Slow").click()
        await expect(private(ann).get_by_test_id("thinking")).to_contain_text("Sleepover is thinking")


async def test_markdown_is_what_it_says(common: Stage, browser: Browser) -> None:
    text = (
        "# Night\n-# quietly\n**bold** *slanted* __under__ ~~gone~~ `code` ||hidden||\n- one\n  - inner\n1. first\n"
        "> quoted\n```\n<b>as it is</b>\n```\n[the moon](https://example.org) <script>alert(1)</script> snake_case_name"
    )
    await common.channel.send(f"{text} <@{common.discord.people['Ann']}> <#{common.discord.channel_id}>")
    async with seats(browser, common.url, "Ann") as page:
        said = messages(seat(page, "Ann")).last
        await expect(said.locator("h3")).to_have_text("Night")
        await expect(said.locator("p.subtext")).to_have_text("quietly")
        for tag, words in {"strong": "bold", "em": "slanted", "u": "under", "s": "gone"}.items():
            await expect(said.locator(tag)).to_have_text(words)
        await expect(said.locator("ul ul li")).to_have_text("inner")
        await expect(said.locator("ol li")).to_have_text("first")
        await expect(said.locator("blockquote")).to_have_text("quoted")
        await expect(said.locator("pre")).to_have_text("<b>as it is</b>")
        await expect(said.get_by_role("link", name="the moon")).to_have_attribute("rel", "noopener noreferrer")
        await expect(said).to_contain_text("<script>alert(1)</script> snake_case_name @Ann #games-night")
        await expect(said.locator(".spoiler > span")).to_be_hidden()
        await said.locator(".spoiler").click()
        await expect(said.locator(".spoiler > span")).to_be_visible()


async def test_older_messages_with_embeds_and_files_are_shown_too(common: Stage, browser: Browser) -> None:
    embed = discord.Embed(title="Standing", description="**Ann** leads", colour=0xFF9DB4).add_field(
        name="Ann", value="7"
    )
    await common.channel.send("Look", embed=embed)
    async with seats(browser, common.url, "Ann") as page:
        said = messages(seat(page, "Ann")).last
        await expect(said).to_contain_text("Standing")
        await expect(said.locator("dd")).to_have_text("7")


async def test_settings_of_a_person_reach_the_server(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann") as page:
        await seat(page, "Ann").get_by_test_id("seat-menu").click()
        await page.get_by_test_id("locale").select_option("de")
        await page.get_by_test_id("dms-open").click()
        await expect(page.get_by_test_id("menu")).to_contain_text("Zu: Der Bot kann mir nicht schreiben")
        ann = stage.discord.people_at_table.by_id[stage.discord.people["Ann"]]
        assert (ann.locale, ann.dms_open) == ("de", False)


async def test_permissions_can_be_taken_from_the_bot(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann") as page:
        await page.get_by_test_id("bot-menu").click()
        files = page.locator('[data-permission="ATTACH_FILES"]')
        await expect(files).to_be_checked()
        async with page.expect_response("**/local/permissions"):
            await files.click()
        denied = stage.discord.world.denied_to_bot(stage.discord.channel_id)
        assert denied == discord.Permissions(attach_files=True).value
