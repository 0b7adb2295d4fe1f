"""The slash commands as Discord is told of them: complete, and of a shape it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.bot.evening import Evening

NAME = re.compile(r"[-_'\w]{1,32}")
COMMANDS = {
    "play",
    "review",
    "rules",
    "table board",
    "table resign",
    "table nudge",
    "table end",
    "leaderboard",
    "settings",
    "profile",
    "history",
    "replay",
    "verify",
    "me birthday",
    "me pings",
    "me block",
    "me unblock",
    "me blocked",
    "me privacy",
    "turns",
}


def parts(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """The command and everything in it, with its path."""
    path = f"{path} {command['name']}".strip()
    yield path, command
    for option in command.get("options") or []:
        yield from parts(option, path)


async def test_all_commands_are_there(night: Evening) -> None:
    leaves = set()
    for command in night.commands():
        inner = [option for option in command["options"] if option["type"] == 1]
        leaves |= {f"{command['name']} {option['name']}" for option in inner} or {command["name"]}
    assert leaves == COMMANDS


async def test_names_and_descriptions_are_of_a_form_that_discord_takes(night: Evening) -> None:
    for command in night.commands():
        for path, part in parts(command):
            for name in (part["name"], *(part.get("name_localizations") or {}).values()):
                assert NAME.fullmatch(name), path
                assert name == name.lower(), path
            for text in (part["description"], *(part.get("description_localizations") or {}).values()):
                assert 1 <= len(text) <= 100, path
            assert len(part.get("options") or []) <= 25, path
            assert len(part.get("choices") or []) <= 25, path


async def test_a_command_is_not_larger_than_discord_takes(night: Evening) -> None:
    for command in night.commands():
        size = 0
        for _, part in parts(command):
            for field in ("name", "description"):
                translations = (part.get(f"{field}_localizations") or {}).values()
                size += max(len(part[field]), *map(len, translations)) if translations else len(part[field])
        assert size <= 8000, command["name"]


async def test_no_privileged_intent_is_asked_for(night: Evening) -> None:
    intents = night.bot.intents
    assert [intents.members, intents.presences, intents.message_content] == [False] * 3


async def test_commands_of_a_table_are_refused_in_direct_messages(night: Evening) -> None:
    await night.sit("Ann")
    user = night.people["Ann"].user
    result = await user.slash("table board")
    assert "channels of a server" in result.response.content
