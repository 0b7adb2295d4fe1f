"""Tests of the gateway's events: they are checked before they are used."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.core.discord_patches import guard_parsers

FINE = {"id": "7", "guild_id": None, "user": {"id": str(2**63 - 1), "bot": True}}


@pytest.mark.parametrize(
    ("told", "heard"),
    [
        (FINE, True),
        ({**FINE, "id": str(2**63)}, False),
        ({**FINE, "guild_id": "-1"}, False),
        ({**FINE, "user": {"id": str(2**64)}}, False),
        ({**FINE, "member": {"user": {"id": "Ann"}}}, False),
        ("nothing of the kind", False),
    ],
)
def test_ids_that_no_database_holds_are_logged_and_passed_over(told: Any, heard: bool) -> None:
    parsed: list[Any] = []
    parsers = {"GUILD_UPDATE": parsed.append}
    guard_parsers(parsers)
    with capture_logs() as logs:
        parsers["GUILD_UPDATE"](told)
    assert parsed == ([told] if heard else [])
    assert len(logs) == (0 if heard else 1)


@pytest.mark.relies_on("discord.py", "Its parsers of gateway events stand in a dictionary and can be wrapped there.")
def test_a_parser_that_fails_ends_nothing_but_a_greeting_that_fails_does() -> None:
    def fails(data: Any) -> None:
        raise KeyError("name")

    parsers = {"GUILD_UPDATE": fails, "READY": fails}
    guard_parsers(parsers)
    with capture_logs() as logs:
        parsers["GUILD_UPDATE"](FINE)
    assert [entry["what"] for entry in logs] == ["GUILD_UPDATE"]
    with pytest.raises(KeyError):
        parsers["READY"](FINE)
