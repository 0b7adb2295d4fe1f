"""Every input, typed, pressed, chosen or sent: each gets an answer, and none a report of an internal error."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.interactions import nest_options, resolve_handle

from bot.i18n import available_locales, localizer
from bot.ui.views.lobby import LUCK
from bot.ui.views.premoves import PLAN
from tests.bot.inputs import FORMS, VALUES, Leaf, fields, filled, forms_made, ids, kinds, leaves, values
from tests.bot.message_text import BUTTON, SELECT
from tests.bot.simcord_bot import AUTOCOMPLETE, COMMAND, COMPONENT, FORM, BotHarness, Said, bot_harness
from tests.bot.test_fuzz import Logs, logs

__all__ = ["logs"]

PARTS = 6
"""Into so many evenings the commands are parted: each case makes the next of its evening slower."""
TROUBLE = {localizer(locale)("sorry-trouble") for locale in available_locales()}


class Tried:
    """An evening with a game that is over, one that is running and an open table, and what is done there."""

    def __init__(self, harness: BotHarness, logs: Logs) -> None:
        self.harness = harness
        self.logs = logs
        self.wrong: list[tuple[str, list[str]]] = []

    async def one(self, random: Random, kind: int, data: dict[str, Any], who: str = "") -> Said:
        """Send one interaction of a user; note it unless it is answered without an error."""
        harness = self.harness
        on = await harness.board(2) if kind in (COMPONENT, FORM) else None
        self.logs.found.clear()
        said = Said(harness, await harness.interact(who or random.choice(["Ann", "Cleo", "Dan"]), kind, data, on=on))
        for message in (*said.private, *said.public):
            message.text.encode()
        if self.logs.found or not said.acknowledged or any(one in said.words for one in TROUBLE):
            self.wrong.append((str({**data, "resolved": None})[:400], [str(one)[-700:] for one in self.logs.found]))
        harness.env.raise_errors()
        return said


@pytest.fixture
async def tried(tmp_path: Path, logs: Logs) -> AsyncIterator[Tried]:
    async with bot_harness(tmp_path) as harness:
        harness.soon_over()
        await harness.start("Ann", "Ben")
        await harness.play_on()
        await harness.start("Ann", "Ben", game="magic_numbers", rules="")
        await harness.slash("Cleo", "play", game="tie_die")
        harness.locales[harness.people["Cleo"].id] = "xx-XX"
        harness.locales[harness.people["Dan"].id] = "ja"
        yield Tried(harness, logs)


def command(harness: BotHarness, leaf: Leaf, options: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a command as Discord sends it."""
    head, *nesting = leaf.name.split()
    root = next(one for one in harness.commands() if one["name"] == head)
    resolved: dict[str, Any] = {}
    by_id = {str(person.id): person for person in harness.people.values()}
    for option in options:
        if option["value"] in by_id and option["type"] in (6, 9):
            resolve_handle(by_id[option["value"]], by_id[option["value"]], resolved, channel_id=harness.channel.id)
    return {
        "id": root["id"],
        "name": head,
        "type": 1,
        "options": nest_options(root, nesting, options),
        **({"resolved": resolved} if resolved else {}),
    }


@pytest.mark.parametrize("part", range(PARTS))
async def test_no_option_of_any_command_ends_in_trouble(
    tried: Tried, part: int, share: Callable[[int, int], int]
) -> None:
    harness, random = tried.harness, Random(part)
    people = [person.id for person in harness.people.values()]
    found = leaves(harness.commands())
    assert len(found) > 20
    for leaf in found[part::PARTS]:
        await tried.one(random, COMMAND, command(harness, leaf, filled(leaf, random, people)))
        for option in leaf.options:
            tries = values(option, people)
            for value in random.sample(tries, min(len(tries), share(1000, 8))):
                one = {"name": option["name"], "type": option["type"], "value": value}
                options = [*filled(leaf, random, people, but=option["name"]), one]
                await tried.one(random, COMMAND, command(harness, leaf, options))
    assert tried.wrong == []


REFUSALS: list[tuple[str, dict[str, Any], str]] = [
    ("me vacation", {"until": "9999-12-31"}, "Choose a time a bit sooner"),
    ("me vacation", {"until": "0001-01-01"}, "That day is over already"),
    ("me vacation", {"until": "999"}, "You can be away for 21 days"),
    ("me vacation", {"until": "99999999999"}, "as a date. Try"),
    ("me pings", {"how": "daily at noon"}, "“daily at noon” doesn't fit “how”"),
    ("me pings", {"hour": 2**53}, "doesn't fit “hour”"),
    ("me birthday", {"day": -(2**53), "month": 1}, "doesn't fit “day”"),
    ("play", {"game": "tie_die", "house_rules": "x" * 6000}, "doesn't fit “house_rules”"),
    ("play", {"game": "x" * 6000}, "There is no game called"),
]


async def test_a_refusal_says_what_to_do(tried: Tried) -> None:
    kinds = {str: 3, int: 4}
    for name, options, told in REFUSALS:
        sent = [{"name": key, "type": kinds[type(value)], "value": value} for key, value in options.items()]
        head, *rest = name.split()
        nested = [{"name": rest[0], "type": 1, "options": sent}] if rest else sent
        said = await tried.one(Random(1), COMMAND, {"id": "1", "name": head, "type": 1, "options": nested}, who="Ann")
        assert told in said.words, (name, options)
    assert tried.wrong == []


@pytest.mark.parametrize("name", ["rules", "me", "nothing"])
async def test_a_command_in_a_form_that_is_not_registered_is_answered_too(tmp_path: Path, name: str) -> None:
    async with bot_harness(tmp_path) as harness:
        harness.locales[harness.people["Ann"].id] = "de"
        data = {"id": "1", "name": name, "type": 1, "options": []}
        result = await harness.interact("Ann", COMMAND, data)
        assert "Starte Discord neu" in Said(harness, result).words
        # simcord notes it as an error of the bot's before the bot is asked what to say.
        assert {type(error).__module__ for error in harness.env._errors} == {"discord.app_commands.errors"}
        harness.env._errors.clear()


async def test_a_button_about_a_game_that_is_not_there_any_more_says_which_there_are(tried: Tried) -> None:
    for custom_id in ("h:p:1:nosuchgame:b:9", "r:nosuchgame:1"):
        said = await tried.one(Random(1), COMPONENT, {"custom_id": custom_id, "component_type": BUTTON}, who="Ann")
        assert "There is no game called “nosuchgame”" in said.words
        assert "Tie-Die" in said.words


async def test_what_is_suggested_is_within_bounds_whatever_is_typed(
    tried: Tried, share: Callable[[int, int], int]
) -> None:
    harness, random = tried.harness, Random(12)
    asked = 0
    for leaf in leaves(harness.commands()):
        for option in leaf.options:
            if not option.get("autocomplete"):
                continue
            asked += 1
            for typed in random.sample(VALUES, share(60, 6)):
                game = random.choice(["pillow_fight", "Tie-Die", "nosuchgame", ""])
                options = [{"name": one["name"], "type": 3, "value": game} for one in leaf.options if one["type"] == 3]
                options = [one for one in options if one["name"] != option["name"]]
                options.append({"name": option["name"], "type": option["type"], "value": typed, "focused": True})
                data = command(harness, leaf, options)
                tried.logs.found.clear()
                result = await harness.interact(random.choice(["Ann", "Cleo", "Dan"]), AUTOCOMPLETE, data)
                offered = result.autocomplete_choices
                assert tried.logs.found == [], (leaf.name, typed)
                assert offered is not None, (leaf.name, typed)
                assert len(offered) <= 25
                assert all(1 <= len(one["name"]) <= 100 and 1 <= len(str(one["value"])) <= 100 for one in offered)
    assert asked > 8


@pytest.mark.parametrize("part", range(PARTS))
async def test_no_field_of_any_buttons_id_ends_in_trouble(
    tried: Tried, part: int, share: Callable[[int, int], int]
) -> None:
    assert len(kinds()) > 15
    for kind, template in [*kinds().items()][part::PARTS]:
        random = Random(kind)
        found = ids(template, random)
        assert found, f"the fields of the template of {kind} are written as those of others"
        for custom_id in random.sample(found, min(len(found), share(400, 12))):
            data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
            if random.random() < 0.5:
                data = {**data, "component_type": SELECT, "values": random.sample(VALUES, random.randint(0, 2))}
            await tried.one(random, COMPONENT, data)
    assert tried.wrong == []


def test_every_form_there_is_gets_its_share() -> None:
    assert forms_made().letters == FORMS.keys()
    assert {"at", "repeat"} <= set(fields())


@pytest.mark.parametrize("letter", FORMS)
async def test_no_field_of_any_form_ends_in_trouble(
    tried: Tried, letter: str, share: Callable[[int, int], int]
) -> None:
    random, template = Random(letter), FORMS[letter]
    found = ids(template, random)
    if letter == "f":
        found += [
            f"f:{table}:{turn}:{key}" for table in "123" for turn in "09" for key in ("room", "pillows", LUCK, PLAN)
        ]
    for custom_id in random.choices(found, k=share(300, 10)):
        parts = [{"component": {"custom_id": one, "value": random.choice(VALUES)}} for one in fields()]
        data = {"custom_id": custom_id, "components": parts}
        await tried.one(random, FORM, data)
    assert tried.wrong == []
