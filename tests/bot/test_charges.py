"""Budgets: every command, every button and list, and every form is charged to one.

The lists here are compared with all that there is, so that what is new has to state its cost.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord
import pytest

from bot.interactions.rate_limits import Kind, RateLimiter, command_kind, component_kind
from bot.ui.components import modals
from bot.ui.components.buttons import component_kinds
from bot.ui.views import availability, game_nights, options, tournaments
from tests.bot.message_text import BUTTON
from tests.bot.simcord_bot import COMPONENT, BotHarness, Said

COMMANDS: Mapping[str, Kind] = {
    "play": "open",
    "night": "open",
    "table board": "call",
    "table nudge": "call",
    "table resign": "act",
    "table hand-over": "act",
    "table end": "act",
    "replay": "film",
    "verify": "film",
    "Replay": "film",
    "Verify": "film",
    "review": "review",
    "evenings": "look",
    "rules": "look",
    "help": "look",
    "history": "look",
    "leaderboard": "look",
    "me birthday": "look",
    "me pings": "look",
    "me quiet": "look",
    "me vacation": "look",
    "me block": "look",
    "me unblock": "look",
    "me blocked": "look",
    "me privacy": "look",
    "plan": "look",
    "profile": "look",
    "puzzle": "look",
    "settings": "look",
    "turns": "look",
    "Challenge to a game": "look",
    "Profile": "look",
}
PRESSES: Mapping[str, Kind] = {
    "s:1:0:roll": "act",
    "s:1:0:@join": "act",
    "s:1:0:@text": "look",
    "s:1:0:@peek": "look",
    "s:1:0:@rules": "look",
    "s:1:0:@more": "look",
    "s:1:0:@here": "call",
    "s:1:0:@share": "call",
    "s:1:0:@rematch": "open",
    "s:1:0:@guide": "act",
    "s:1:0:@record": "film",
    "a:1:0:move": "act",
    "p:1:target": "act",
    "e:1:in": "act",
    "e:1:again": "open",
    "e:1:off-once": "open",
    "z:1:nudge": "act",
    "j:1:in": "act",
    "j:1:text": "look",
    "j:1:again": "open",
    "j:1:vote:1:tie_die": "act",
    "r:tie_die:2": "look",
    "b:11": "look",
    "n:tie_die": "open",
    "n:tie_die:600:10-": "open",
    "n": "open",
    "u:tie_die": "open",
    "w:1": "look",
    "h:a:1": "film",
    "h:c:1": "film",
    "h:t:1": "film",
    "h:o:1": "look",
    "h:g:1:2:r:p:x": "look",
    "h:p:1:tie_die:a:1": "look",
    "h:J:1:2:r:p": "look",
    "v:1:1": "review",
    "v:1:share": "call",
    "v:1:share:4": "call",
    "q:1:show": "look",
    "i:1:1": "review",
    "l:f:h:::r0": "look",
    "l:h:h:::r0": "call",
    "q:11:h:-:0": "look",
    "y:f:11:h:-": "look",
    "y:s:11:h:-": "call",
    "m:name": "look",
    "t:own:from,to:": "look",
    "m:export": "film",
    "g:thread:1": "act",
    "g:channels": "act",
}
FORMS: Mapping[str, Kind] = {
    "f:1:0:note": "act",
    "c:11": "open",
    "j:new:0:-": "open",
    "e:1:change": "act",
    "e:1:again": "open",
    "q:0": "look",
    "q:1": "look",
    "q:2": "look",
    "o:tie_die::-0-:000": "open",
}
TEMPLATES = [modals._ID, options._ID, game_nights._FORM, tournaments._FORM, re.compile("|".join(availability._FORMS))]
"""What the ids of forms look like."""


def patterns(harness: BotHarness) -> list[re.Pattern[str]]:
    """Return the patterns of the ids of buttons and select menus."""
    return [kind.__discord_ui_compiled_template__ for kind in component_kinds()]


def leaves(harness: BotHarness) -> dict[str, tuple[str, str]]:
    """Every command by what is typed: its name, and that of its subcommand."""
    found = {}
    for command in harness.commands():
        inner = [option["name"] for option in command.get("options") or [] if option["type"] in (1, 2)]
        found |= {f"{command['name']} {one}".strip(): (command["name"], one) for one in inner or [""]}
    return found


async def test_every_command_has_a_charge_of_its_own(harness: BotHarness) -> None:
    assert {typed: command_kind(*names) for typed, names in leaves(harness).items()} == COMMANDS


async def test_every_kind_of_id_has_a_charge_of_its_own(harness: BotHarness) -> None:
    for known, kinds in ((PRESSES, patterns(harness)), (FORMS, TEMPLATES)):
        without = [kind.pattern for kind in kinds if not any(kind.fullmatch(custom_id) for custom_id in known)]
        assert not without, "which budget is it charged to?"
        nobodys = [custom_id for custom_id in known if not any(kind.fullmatch(custom_id) for kind in kinds)]
        assert not nobodys
        assert {custom_id: component_kind(custom_id) for custom_id in known} == known


async def test_whatever_is_asked_for_is_charged_and_nothing_is_done_for_who_has_nothing_left(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await harness.start("Ann", "Ben")
    charged: list[Kind] = []

    def nothing_left(self: RateLimiter, kind: Kind, person: int, server: int | None) -> bool:
        charged.append(kind)
        return False

    async def nothing(*_: Any) -> None:
        raise AssertionError("something is done")

    monkeypatch.setattr(RateLimiter, "take_token", nothing_left)
    # What would be done is not.
    monkeypatch.setattr(harness.bot.services.dispatcher, "run", nothing)
    monkeypatch.setattr(discord.app_commands.Command, "_invoke_with_namespace", nothing)
    monkeypatch.setattr(discord.app_commands.ContextMenu, "_invoke", nothing)
    asked: list[tuple[int, dict[str, Any], Kind]] = []
    for path, (name, inner) in leaves(harness).items():
        made = next(one for one in harness.commands() if one["name"] == name)
        options = [{"name": inner, "type": 1, "options": []}] if inner else []
        asked.append((2, {"id": made["id"], "name": name, "type": made["type"], "options": options}, COMMANDS[path]))
    asked += [(3, {"custom_id": custom_id, "component_type": BUTTON}, kind) for custom_id, kind in PRESSES.items()]
    asked += [(5, {"custom_id": custom_id, "components": []}, kind) for custom_id, kind in FORMS.items()]
    channel = harness.handle(board.channel)
    for number, data, kind in asked:
        harness.bot.services.dispatcher._interaction_filter._told.clear()
        charged.clear()
        on = board if number == COMPONENT else None
        said = Said(harness, await harness.interact("Dan", number, data, on=on, channel=channel))
        assert charged == [kind], data
        assert "a lot at once" in said.words, data
