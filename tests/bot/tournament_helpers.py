"""Nights as tests play them: the form, the buttons, and tables that end at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.game_nights import handlers as game_night_handlers
from bot.game_nights import notifications
from bot.game_nights import service as game_nights
from bot.storage import Tournament
from bot.table.deadlines import now
from bot.tournaments import handlers, messages, service
from games.tournaments import seat_assignment
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import FORM, BotHarness, Said
from tests.time_limits import PATIENCE


class Clock:
    """The time by which nights go: put forward by tests, and never by itself."""

    def __init__(self, harness: BotHarness) -> None:
        self.harness = harness
        self.at = now()
        for module in (service, handlers, messages, game_nights, game_night_handlers, notifications):
            harness.patch.setattr(module, "now", lambda: self.at)
        # Nobody needs time to see how a round has ended.
        harness.patch.setattr(service, "INTERMISSION", -1e9)
        harness.patch.setattr(service, "SOON", 0.01)

    async def to(self, at: float) -> None:
        """Put the time to ``at``, and let everything that is due happen."""
        self.at = at
        self.harness.bot.services.tournaments.request(1)
        await settle(self.harness)


@pytest.fixture
def clock(harness: BotHarness) -> Clock:
    return Clock(harness)


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


def filled_form(games: Sequence[str], length: str, order: str = "turn", odd: str = "regular", rules: str = "") -> Any:
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
    harness: BotHarness,
    games: Sequence[str] = ("magic_numbers",),
    length: str = "2",
    *,
    duplicate: bool = False,
    **more: Any,
) -> Shown:
    """Have Ann set up a night; return its message."""
    asked = await harness.slash("Ann", "night", **{"same_luck": True} if duplicate else {})
    assert asked.form is not None, asked.words
    more.setdefault("rules", "target 20, first random" if games == ("magic_numbers",) else "")
    said = await sends(harness, "Ann", asked.form["custom_id"], filled_form(games, length, **more))
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


async def computers_end(harness: BotHarness, table: int) -> None:
    """Wait until computers have played a table to its end."""
    async with asyncio.timeout(PATIENCE):
        while (stored := await harness.store.load(table)) is not None and stored.status == "playing":
            await harness.env.settle()
            await asyncio.sleep(0.01)
    await settle(harness)


async def tables_of(harness: BotHarness) -> list[int]:
    return [table.table for table in (await night(harness)).current_tables if table.table is not None]


FOUR = ("Ann", "Ben", "Cleo", "Dan")
SMALL = range(2, 3)


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people at each table, so that four need two."""
    monkeypatch.setattr(seat_assignment, "WANTED", 2)


async def all_in(harness: BotHarness, names: Sequence[str], **more: Any) -> None:
    await sets_up(harness, **more)
    for name in names[1:]:
        await presses(harness, name, "in")


def seated(tournament: Tournament, harness: BotHarness) -> list[set[str]]:
    """Return the names at each table of the running round."""
    names = {person.id: name for name, person in harness.people.items()}
    return [{names.get(seat.user, "computer") for seat in table.seats} for table in tournament.current_tables]


async def end_all(harness: BotHarness) -> None:
    """Have one person at each running table of the round give up."""
    for table in (await night(harness)).current_tables:
        if table.state != "playing" or table.table is None:
            continue
        stored = await harness.store.load(table.table)
        assert stored is not None
        loser = max(seat.user for seat in stored.seats)
        (name,) = [name for name, person in harness.people.items() if person.id == loser]
        await resigns(harness, name, table.table)
