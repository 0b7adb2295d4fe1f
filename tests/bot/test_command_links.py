"""Commands that sentences name can be pressed, and are shown in each reader's language."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest
from discord import ui

from bot.i18n import available_locales, localizer
from bot.ui.components import command_links, json_components
from bot.ui.components.command_links import CommandLinks
from tests.bot.simcord_bot import BotHarness

SAID = re.compile(r"(?<![\w/.<:)\]])/[^\W\d]\w*")


@pytest.fixture
async def links(harness: BotHarness) -> CommandLinks:
    await harness.bot.command_mentions()
    return harness.bot.command_links


async def test_a_command_is_linked_by_its_name_in_every_language(links: CommandLinks) -> None:
    for locale in available_locales():
        words = localizer(locale)
        for name, path in (("command-history",), "history"), (("command-me", "command-me-quiet"), "me quiet"):
            said = f"/{' '.join(map(words, name))}"
            for text in (said, f"`{said}`", f"「{said}」", f"({said})."):
                linked = links.link(text)
                assert links.mentions[path] in linked, (locale, text)
                assert "`" not in linked


async def test_what_is_no_command_of_its_own_stays_as_it_is(links: CommandLinks) -> None:
    for text in (
        "`/play game:`",
        "and/play",
        "https://example.org/play",
        "</play:1>",
        "/playing",
        "/me",
        "```\n/play\n```",
        "/chess",
    ):
        assert links.link(text) == text


async def test_a_text_that_would_be_too_long_stays_as_it_is(links: CommandLinks) -> None:
    long = "x" * 1990 + " /play"
    assert links.link(long) == long
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("y" * 2000 + "/play"))
    view.add_item(ui.TextDisplay("y" * 1980 + " /play"))
    before = view.to_components()  # type: ignore[no-untyped-call]
    assert links.link_view(view).to_components() == before  # type: ignore[no-untyped-call]


async def test_ready_made_parts_are_linked_in_a_copy(links: CommandLinks) -> None:
    parts = [json_components.container([json_components.text_display("Open one with /play.")], 1)]
    kept = repr(parts)
    shown = links.link_view(json_components.RawLayoutView(parts))
    assert links.mentions["play"] in repr(shown.to_components())  # type: ignore[no-untyped-call]
    assert repr(parts) == kept


async def test_a_public_list_names_commands_that_each_reader_has(harness: BotHarness, links: CommandLinks) -> None:
    harness.server_locale = "ja"
    await harness.start("Ann", "Ben")
    await harness.play_on()
    (shown,) = (await harness.slash("Ann", "history")).public
    assert links.mentions["replay"] in shown.text
    assert links.mentions["verify"] in shown.text
    assert not SAID.search(shown.text)


async def test_private_answers_name_them_so_too(harness: BotHarness, links: CommandLinks) -> None:
    said = await harness.slash("Ann", "turns")
    assert links.mentions["play"] in said.words


async def test_without_their_ids_the_names_stay(harness: BotHarness) -> None:
    assert command_links.command_links(SimpleNamespace()).link("Open one with /play.") == "Open one with /play."
    harness.bot.command_links = command_links.NO_LINKS
    assert "/play" in (await harness.slash("Ann", "turns")).words
