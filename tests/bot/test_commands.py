"""The slash commands as Discord is told of them: complete, and of a shape it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.bot.simcord_bot import BotHarness

NAME = re.compile(r"[-_'\w]{1,32}")
COMMANDS = {
    "plan",
    "play",
    "review",
    "rules",
    "table board",
    "table resign",
    "table nudge",
    "table end",
    "table hand-over",
    "leaderboard",
    "settings",
    "profile",
    "history",
    "replay",
    "verify",
    "me birthday",
    "me pings",
    "me quiet",
    "me vacation",
    "me block",
    "me unblock",
    "me blocked",
    "me privacy",
    "turns",
    "evenings",
    "night",
    "help",
    "puzzle",
}


def parts(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the command and everything in it, with its path."""
    path = f"{path} {command['name']}".strip()
    yield path, command
    for option in command.get("options") or []:
        yield from parts(option, path)


def slash(harness: BotHarness) -> list[dict[str, Any]]:
    """Return the slash commands."""
    return [command for command in harness.commands() if command["type"] == 1]


async def test_all_commands_are_there(harness: BotHarness) -> None:
    leaves = set()
    for command in slash(harness):
        inner = [option for option in command["options"] if option["type"] == 1]
        leaves |= {f"{command['name']} {option['name']}" for option in inner} or {command["name"]}
    assert leaves == COMMANDS


async def test_names_and_descriptions_are_of_a_form_that_discord_takes(harness: BotHarness) -> None:
    for command in slash(harness):
        for path, part in parts(command):
            for name in (part["name"], *(part.get("name_localizations") or {}).values()):
                assert NAME.fullmatch(name), path
                assert name == name.lower(), path
            for text in (part["description"], *(part.get("description_localizations") or {}).values()):
                assert 1 <= len(text) <= 100, path
            assert len(part.get("options") or []) <= 25, path
            assert len(part.get("choices") or []) <= 25, path


async def test_no_two_choices_of_an_option_have_the_same_name_in_any_language(harness: BotHarness) -> None:
    for command in slash(harness):
        for path, part in parts(command):
            choices = part.get("choices") or []
            for language in {locale for choice in choices for locale in choice.get("name_localizations") or {}} | {""}:
                names = [(choice.get("name_localizations") or {}).get(language, choice["name"]) for choice in choices]
                assert len(set(names)) == len(names), (path, language)


async def test_a_command_is_not_larger_than_discord_takes(harness: BotHarness) -> None:
    for command in slash(harness):
        size = 0
        for _, part in parts(command):
            for field in ("name", "description"):
                translations = (part.get(f"{field}_localizations") or {}).values()
                size += max(len(part[field]), *map(len, translations)) if translations else len(part[field])
        assert size <= 8000, command["name"]


async def test_no_privileged_intent_is_asked_for(harness: BotHarness) -> None:
    intents = harness.bot.intents
    assert [intents.members, intents.presences, intents.message_content] == [False] * 3


async def test_commands_of_a_table_are_refused_in_direct_messages(harness: BotHarness) -> None:
    await harness.sit("Ann")
    user = harness.people["Ann"].user
    result = await user.slash("table board")
    assert "in a server's channels" in result.response.content


ANYWHERE = {"help", "profile", "puzzle", "turns", "verify", "history", "rules"}
"""What needs no table."""


async def test_each_command_says_where_it_can_be_used(harness: BotHarness) -> None:
    """On servers (0), in direct messages (1), in other chats (2); installed on a server (0) or for oneself (1)."""
    for command in harness.commands():
        name, where, by = command["name"], set(command["contexts"]), set(command["integration_types"])
        if name in ANYWHERE:
            assert (where, by) == ({0, 1, 2}, {0, 1}), name
        else:
            assert where <= {0, 1}, name
            assert by == {0}, name


async def test_a_right_click_offers_what_it_is_on(harness: BotHarness) -> None:
    menus = {(command["type"], command["name"]) for command in harness.commands() if command["type"] != 1}
    assert menus == {(2, "Challenge to a game"), (2, "Profile"), (3, "Replay"), (3, "Verify")}
