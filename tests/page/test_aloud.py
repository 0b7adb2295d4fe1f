"""The page for a user who cannot see it: each move is announced once, and every sign has a word."""

from __future__ import annotations

import json
import re
from pathlib import Path

import discord
import pytest
from discord import ui
from playwright.async_api import Browser, Locator, Page

from tests.page.browser import button, expect, messages, seat, seats
from tests.page.conftest import Stage
from tests.page.showbot import picture

WORDS = Path("playground/page/words")


def heard(where: Locator | Page) -> Locator:
    return where.locator("[aria-live=polite] p")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_move_is_told_once_and_only_what_is_new_of_it(common: Stage, browser: Browser) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        await expect(messages(seat(page, "Ben")).last).to_contain_text("round 1")
        await common.bot.repaint("Ben took a pillow.")
        await expect(heard(page)).to_have_text(["🎲 Lamps · round 2 Ann lit lamp 2. Ben took a pillow."])
        await common.bot.repaint("Ben took a pillow.")
        await expect(heard(page).last).to_have_text("🎲 Lamps · round 3 Ann lit lamp 3.")
        await expect(heard(page)).to_have_count(2)
        assert "Whose turn it is changes" not in " ".join(await heard(page).all_inner_texts())


@pytest.mark.asyncio(loop_scope="session")
async def test_a_time_that_moves_on_is_no_news_and_a_picture_is_where_no_text_is(
    common: Stage, browser: Browser
) -> None:
    def board(until: int, told: str) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"Ann is next, <t:{until}:R>."))
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board-1.png", description=told)))
        return view

    async with seats(browser, common.url, "Ann") as page:
        message = await common.channel.send(view=board(2_000_000_000, "A room. Ann on A1."), file=picture(1))
        await expect(messages(seat(page, "Ann")).last).to_contain_text("Ann is next")
        before = await heard(page).count()
        await message.edit(view=board(2_000_000_500, "A room. Ann on A1."))
        await message.edit(view=board(2_000_001_000, "A room. Ann on B2."))
        await expect(heard(page)).to_have_count(before + 1)
        await expect(heard(page).last).to_have_text("Ann on B2.")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_move_is_heard_whole_though_its_words_were_heard_of_another_and_without_marks(
    common: Stage, browser: Browser
) -> None:
    def told(*lines: str) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay("\n".join(lines)))
        return view

    first, second = (
        "**Ann** rolls. “Duhhh! Look!” It is: **Direct Look**.",
        "**Ben** rolls. “Duhhh! Look!” It is a miss.",
    )
    async with seats(browser, common.url, "Ann") as page:
        message = await common.channel.send(view=told("### Table 1", first))
        await expect(messages(seat(page, "Ann")).last).to_contain_text("Direct Look")
        for lines, expected in (
            (["### Table 1", first, second], "Ben rolls. “Duhhh! Look!” It is a miss."),
            (["### Table 1", second, "🤖 A dodges. B falls."], "🤖 A dodges. B falls."),
            (["### Table 1", second, "🤖 A dodges. B falls. A wins."], "A wins."),
            (
                ["### Table 1", second, "🤖 A wins. Oh!", "-# Ratings of sibling_rivalry"],
                "🤖 A wins. Oh! Ratings of sibling_rivalry",
            ),
            (["### Table 1", second, "🤖 A wins.", "* Over \\*now\\*."], "Over *now*."),
            (["### Table 1", " ".join(f"Word{n} is told." for n in range(60))], "Word37 is told."),
        ):
            await message.edit(view=told(*lines))
            await expect(heard(page).last).to_have_text(re.compile(f"{re.escape(expected)}$"))
            if len(lines) > 2:
                await expect(heard(page).last).to_have_text(expected)


@pytest.mark.asyncio(loop_scope="session")
async def test_what_is_private_is_heard_at_every_seat_and_commands_and_emoji_have_words(
    common: Stage, browser: Browser
) -> None:
    await common.bot.show(common.channel)
    async with seats(browser, common.url, "Ann", "Ben") as page:
        await button(seat(page, "Ben"), "Whisper").click()
        await expect(heard(seat(page, "Ben")).last).to_contain_text("your number is 7")
        await common.channel.send(
            "<:face_beginner__fc192ce0:123456789> may </play:123> [here](https://example.invalid/a)"
        )
        await expect(heard(page).last).to_contain_text("face may /play here")
        await expect(page.locator('img.custom-emoji[alt="face"]').last).to_be_attached()
        for name, said in (
            ("beginner_face_fc19", "face"),
            ("die_showing_5_eacc", "die 5"),
            ("die_5__eacc0000", "die 5"),
            ("player_B_ea08", "player B"),
            ("d10_c5a3", "d10"),
            ("pillow_0c4e", "pillow"),
        ):
            await common.channel.send(f"Here is <:{name}:123456789>.")
            await expect(heard(page).last).to_contain_text(f"Here is {said}.")


@pytest.mark.asyncio(loop_scope="session")
async def test_buttons_that_show_a_sign_have_a_word(common: Stage, browser: Browser) -> None:
    view = ui.LayoutView(timeout=None)
    signs = ("⋯", "⏮", "◀", "▶", "⏭")
    view.add_item(ui.ActionRow(*(ui.Button(label=sign, custom_id=sign) for sign in signs)))
    view.add_item(ui.ActionRow(ui.Button(label="Roll", custom_id="roll"), ui.Button(emoji="🎲", custom_id="die")))
    async with seats(browser, common.url, "Ann") as page:
        await common.channel.send(view=view)
        shown = messages(seat(page, "Ann")).last.get_by_test_id("button")
        await expect(shown).to_have_count(7)
        said = await shown.evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
        assert said == ["More", "To the start", "Back", "Next", "To the end", None, "🎲"]


def test_every_sign_on_a_button_of_the_bot_has_a_word_in_every_language() -> None:
    script = Path("playground/page/js/emoji.js").read_text(encoding="utf-8")
    signs = dict(re.findall(r'"([^"\w\s]+)": "(sign-\w+)"', script))
    panels = "\n".join(path.read_text(encoding="utf-8") for path in Path("bot/ui/games").glob("*.py"))
    used = set(re.findall(r'"([⏮◀▶⏭⋯]+)"', panels)) | {"⋯"}
    assert used <= set(signs)
    for path in WORDS.glob("*.json"):
        words = json.loads(path.read_text(encoding="utf-8"))
        assert set(signs.values()) <= set(words), path.name


@pytest.mark.asyncio(loop_scope="session")
async def test_commands_have_their_names_in_the_reader_s_language(common: Stage, browser: Browser) -> None:
    inner = [{"name": "quiet", "type": 1, "name_localizations": {"de": "ruhezeiten"}}]
    commands = [
        {"name": "me", "type": 2, "name_localizations": {"de": "falsch"}},
        {"name": "me", "type": 3, "name_localizations": {"de": "falsch"}},
        {"name": "me", "type": 1, "name_localizations": {"de": "ich"}, "options": inner},
        {"name": "play", "name_localizations": {"de": "spielen"}},
    ]
    async with seats(browser, common.url, "Ann") as page:
        for name, locale, said in (
            ("play", "de", "spielen"),
            ("play", "ja", "play"),
            ("me quiet", "de", "ich ruhezeiten"),
            ("me loud", "de", "ich loud"),
            ("gone", "de", "gone"),
        ):
            found = await page.evaluate(
                "async ([all, name, locale]) => (await import('/page/js/commands.js')).localName(all, name, locale)",
                [commands, name, locale],
            )
            assert found == said
