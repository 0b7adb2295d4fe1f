"""Tests of nights: people come, rounds begin at tables, places become points, and somebody is the champion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.storage import Tournament
from bot.table.deadlines import now
from bot.tournaments import service
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import FORM, BotHarness, Said


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs time to see how a round has ended."""
    monkeypatch.setattr(service, "INTERMISSION", 0.0)
    monkeypatch.setattr(service, "SOON", 0.01)


async def night(harness: BotHarness, number: int = 1) -> Tournament:
    found = await harness.store.tournament(number)
    assert found is not None
    return found


async def settle(harness: BotHarness) -> None:
    """Wait until the night waits for people, or for its time."""
    services = harness.bot.services
    for _ in range(60):
        await services.boards.wait_idle()
        await services.tournaments.wait_idle()
        tournament = await night(harness)
        opening = [table for table in tournament.current_tables if table.state in ("waiting", "open")]
        busy = len(opening) == 1 and opening[0].state == "waiting" and len(tournament.current_tables) > 1
        if tournament.shown == tournament.revision and (not opening or busy or not tournament.is_live):
            return
        services.tournaments.request(tournament.id)


def fields(games: Sequence[str], length: str, order: str = "turn", odd: str = "regular", rules: str = "") -> Any:
    """Return what a client sends of a filled-in form."""

    def label(component: dict[str, Any]) -> dict[str, Any]:
        return {"type": 18, "component": component}

    return [
        label({"type": 3, "custom_id": "games", "values": list(games)}),
        label({"type": 3, "custom_id": "order", "values": [order]}),
        label({"type": 4, "custom_id": "length", "value": length}),
        label({"type": 3, "custom_id": "odd", "values": [odd]}),
        label({"type": 4, "custom_id": "rules", "value": rules}),
    ]


async def sends(harness: BotHarness, who: str, custom_id: str, components: Any) -> Said:
    return Said(harness, await harness.interact(who, FORM, {"custom_id": custom_id, "components": components}))


async def sets_up(
    harness: BotHarness, games: Sequence[str] = ("magic_numbers",), length: str = "2", **more: Any
) -> Shown:
    """Have Ann set up a night; return its message."""
    asked = await harness.slash("Ann", "night")
    assert asked.form is not None, asked.words
    more.setdefault("rules", "target 20, first random" if games == ("magic_numbers",) else "")
    said = await sends(harness, "Ann", asked.form["custom_id"], fields(games, length, **more))
    assert said.public, said.words
    await settle(harness)
    return harness.show(said.public[0].channel, said.public[0].id)


async def presses(harness: BotHarness, who: str, what: str, number: int = 1) -> Said:
    """Press a button of the night's message, as it is now."""
    tournament = await night(harness, number)
    assert tournament.message is not None
    shown = harness.show(tournament.channel, tournament.message)
    (custom_id,) = [one for one in shown.buttons.values() if one.endswith(f":{what}")]
    said = await harness.click(who, custom_id, on=shown)
    await settle(harness)
    return said


async def resigns(harness: BotHarness, who: str, table: int) -> None:
    """Have somebody give up at a table, so that it is over soon."""
    services = harness.bot.services
    async with services.tables.lock(table):
        live = await services.tables.reload(table)
        seat = live.seat_of(harness.people[who].id)
        assert seat is not None
        live, done = await services.tables.play(
            live, seat, "resign", turn=None, user=harness.people[who].id, interaction=None
        )
        await services.effects.after_action(live, done)
    await settle(harness)


async def tables_of(harness: BotHarness) -> list[int]:
    return [table.table for table in (await night(harness)).current_tables if table.table is not None]


async def test_two_people_play_two_rounds_and_one_is_the_champion(harness: BotHarness) -> None:
    shown = await sets_up(harness)
    assert "invites you to a night" in shown.text
    await presses(harness, "Ben", "in")
    await presses(harness, "Ann", "start")
    for round in (1, 2):
        tournament = await night(harness)
        assert (tournament.state, tournament.round) == ("playing", round)
        (table,) = await tables_of(harness)
        stored = await harness.store.load(table)
        assert stored is not None
        assert stored.status == "playing"
        assert {seat.user for seat in stored.seats} == {harness.people[name].id for name in ("Ann", "Ben")}
        await resigns(harness, "Ben", table)
    tournament = await night(harness)
    assert tournament.state == "over"
    assert [player.user for player in tournament.players if player.won] == [harness.people["Ann"].id]
    (card,) = [message for message in harness.messages() if "n:1:again" in message.buttons.values()]
    assert "champion of the night" in card.text
    assert card.files
    assert await harness.store.nights_won(harness.people["Ann"].id, guild=harness.guild.id) == 1
