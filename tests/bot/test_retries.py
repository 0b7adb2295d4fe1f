"""Refused texts: the typed text is shown, with a button that opens its form again as it was."""

from __future__ import annotations

from typing import Any

import pytest

import games
from bot.core.availability import QuietHours
from bot.core.errors import Retry
from bot.i18n import available_locales, localizer
from bot.ui.components.retry import RetryButton, retry_message
from bot.ui.views.game_nights import Wanted, wanted
from games.core import option_choices
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import FORM, BotHarness, Said


class Form:
    """A form that was brought back: its fields, as they are filled in."""

    def __init__(self, harness: BotHarness, who: str, modal: dict[str, Any], on: Shown) -> None:
        self.harness = harness
        self.who = who
        self.on = on
        self.custom_id = modal["custom_id"]
        self.parts = {label["component"]["custom_id"]: label["component"] for label in modal["components"]}

    @property
    def filled(self) -> dict[str, Any]:
        """The texts in its fields; of a list, the chosen values."""
        return {
            key: part.get("value", "")
            if part["type"] == 4
            else [option["value"] for option in part["options"] if option.get("default")]
            for key, part in self.parts.items()
        }

    async def send(self, **changed: str) -> Said:
        """Send it with these fields changed."""
        parts = [
            {"type": 18, "component": {"type": 3, "custom_id": key, "values": value}}
            if isinstance(value, list)
            else {"type": 18, "component": {"type": 4, "custom_id": key, "value": value}}
            for key, value in {**self.filled, **changed}.items()
        ]
        data = {"custom_id": self.custom_id, "components": parts}
        return Said(self.harness, await self.harness.interact(self.who, FORM, data, on=self.on))


async def tries_again(harness: BotHarness, who: str, refused: Said) -> Form:
    (shown,) = refused.private
    result = await harness.ask(who, shown.button("Try again"), on=shown)
    assert result.modal is not None
    return Form(harness, who, result.modal, shown)


async def test_a_time_that_is_not_understood_comes_back_with_all_that_was_said_with_it(harness: BotHarness) -> None:
    refused = await harness.slash(
        "Ann", "play", game="tie_die", at="blursday 8pm", house_rules="", repeat="weekly", clock="900-30", thread=True
    )
    assert "I don't understand “blursday”" in refused.words
    assert "```\nblursday 8pm\n```" in refused.words
    form = await tries_again(harness, "Ann", refused)
    assert form.filled == {"at": "blursday 8pm", "zone": "", "repeat": ["weekly"]}
    # Twice wrong, it comes back once more, in the same message.
    again = await form.send(at="friday 25:00", zone="Europe/Berlin")
    assert "“25:00”" in again.words
    form = await tries_again(harness, "Ann", again)
    assert form.filled == {"at": "friday 25:00", "zone": "Europe/Berlin", "repeat": ["weekly"]}
    assert (await form.send(at="friday 20:00")).public
    evening = await harness.store.game_night(1)
    assert evening is not None
    assert (evening.game, evening.repeats, evening.pace, evening.threaded) == ("tie_die", "weekly", "900-30", True)
    assert (evening.zone, evening.minute) == ("Europe/Berlin", 20 * 60)


async def test_who_has_told_no_zone_says_it_in_the_form_and_house_rules_are_kept(harness: BotHarness) -> None:
    refused = await harness.slash("Ann", "play", game="magic_numbers", at="tomorrow 8pm", house_rules="target 20")
    assert "I don't know what time it is where you are" in refused.words
    form = await tries_again(harness, "Ann", refused)
    assert form.filled["at"] == "tomorrow 8pm"
    wrong = await form.send(zone="Atlantis")
    assert "I don't recognise “Atlantis” as a time zone" in wrong.words
    form = await tries_again(harness, "Ann", wrong)
    assert form.filled["zone"] == "Atlantis"
    assert (await form.send(zone="Asia/Tokyo")).public
    evening = await harness.store.game_night(1)
    assert evening is not None
    assert (evening.options, evening.zone) == ({"target": 20}, "Asia/Tokyo")


async def test_a_moved_evening_whose_time_is_not_understood_brings_its_form_back(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "play", game="magic_numbers", at="in 2 hours")
    shown = harness.show(said.public[0].channel, said.public[0].id)
    result = await harness.ask("Ann", "e:1:change", on=shown)
    refused = await Form(harness, "Ann", result.modal, shown).send(at="in -2 hours")
    form = await tries_again(harness, "Ann", refused)
    assert form.filled["at"] == "in -2 hours"
    assert "Done" in (await form.send(at="in 3 hours")).words


async def test_own_quiet_hours_come_back_with_every_field(harness: BotHarness) -> None:
    refused = await harness.slash("Ann", "me quiet", **{"from": "elevenish", "to": "8:00", "zone": "Europe/Berlin"})
    form = await tries_again(harness, "Ann", refused)
    assert form.filled == {"zone": "Europe/Berlin", "from": "elevenish", "to": "8:00", "off": ""}
    await form.send(**{"from": "11 in the evening"})
    assert await harness.store.quiet(harness.people["Ann"].id) == QuietHours("Europe/Berlin", 23 * 60, 8 * 60)


async def test_a_vacation_comes_back_and_is_read_as_people_write_days(harness: BotHarness) -> None:
    refused = await harness.slash("Ann", "me vacation", until="soonish")
    form = await tries_again(harness, "Ann", refused)
    assert form.filled == {"until": "soonish"}
    assert "You are away until" in (await form.send(until="in 5 days")).words


async def test_quiet_hours_of_a_server_come_back_for_who_manages_it_alone(harness: BotHarness) -> None:
    harness.come("Mia", manage_guild=True)
    (panel,) = (await harness.slash("Mia", "settings")).private
    result = await harness.ask("Mia", panel.button("Quiet hours"), on=panel)
    refused = await Form(harness, "Mia", result.modal, panel).send(**{"from": "late", "to": "8", "zone": "UTC"})
    form = await tries_again(harness, "Mia", refused)
    assert form.filled == {"zone": "UTC", "from": "late", "to": "8", "off": ""}
    (shown,) = refused.private
    assert "Manage Server" in (await harness.click("Ben", shown.button("Try again"), on=shown)).words
    await form.send(**{"from": "23"})
    assert (await harness.store.guild_settings(harness.guild.id)).quiet == QuietHours("UTC", 23 * 60, 8 * 60)


async def test_a_forged_or_old_button_is_told_so_and_nothing_is_set(harness: BotHarness) -> None:
    refused = await harness.slash("Ann", "play", game="magic_numbers", at="soon")
    (shown,) = refused.private
    for rest in ("play:at:chess:900:-0-:", "play:at:magic_numbers:1:-0-:zzzz", "evening:at:99", "play:at:", "x:at:1"):
        assert (await harness.click("Ann", f"t:{rest}", on=shown)).words
    assert await harness.store.game_night(1) is None


@pytest.mark.parametrize("locale", available_locales())
def test_what_was_typed_stands_in_its_message_whatever_it_is(locale: str) -> None:
    speak = localizer(locale)
    for typed in ("```", "a`b", "x" * 100, "＠everyone", "日本"):
        message = retry_message("no", Retry("play", "x", (("at", "", typed), ("zone", "", " "))), speak)
        (button,) = [one for one in message.view.walk_children() if isinstance(one, RetryButton)]
        assert button.keys == ("at",)
        assert message.view.content_length() <= 4000
    assert not [
        one
        for one in retry_message("no", Retry("play", "x" * 90, (("at", "", "8"),)), speak).view.walk_children()
        if isinstance(one, RetryButton)
    ]


@pytest.mark.parametrize("game", games.names())
def test_a_wanted_evening_is_the_same_after_it_was_in_an_id(game: str) -> None:
    choices = option_choices(games.load(game).options)
    for place in range(max(map(len, choices.values()), default=1)):
        options = {name: values[place] for name, values in choices.items() if place < len(values)}
        for one in (
            Wanted(game, options, "weekly", "900-30", True, False),
            Wanted(game, options, "", "", False, None),
            Wanted(game, {}, "monthly", "300", False, True),
        ):
            assert wanted(one.code()) == one
            assert len(f"t:play:at,zone:{one.code()}") <= 100
