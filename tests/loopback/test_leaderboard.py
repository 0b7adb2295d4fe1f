"""A leaderboard over real HTTP: what a table's end says stands there too, and its pages turn."""

from __future__ import annotations

import re

import pytest

from bot.ratings import model
from tests.loopback.loopback_bot import LoopbackHarness
from tests.store import people


@pytest.mark.usefixtures("short_tables_count")
async def test_a_game_ends_and_the_leaderboard_knows(open_hall: LoopbackHarness) -> None:
    names = {2000 + number: f"Player {number}" for number in range(12)}
    (guild,) = (one.id for one in open_hall.bot.guilds)
    for _ in range(model.SETTLED_AFTER):
        for user in range(2000, 2012, 2):
            await people.played(open_hall.store, user, user, user + 1, guild=guild, names=names, ended=1000.0)
    before = await open_hall.bot.services.tables.store.leaderboard_page(guild=guild, game=None, limit=1, offset=0)
    assert (before.ranked, before.newcomers) == (12, 0)
    number = 6 * model.SETTLED_AFTER + 1
    await open_hall.seats["Ann"].command("play", game="magic_numbers", house_rules="first random, target 20")
    await open_hall.press("Ben", "@join", table=number)
    await open_hall.press("Ann", "@start", table=number)
    await open_hall.seats["Ben"].command("table resign")
    await open_hall.rest()
    end = await open_hall.board(number)
    (told,) = re.findall(r"Ann (\d+) ▲ \+\d+ · Ben \d+ ▼", end.text)
    await open_hall.seats["Cleo"].command("leaderboard")
    alone = open_hall.messages("Cleo")[-1]
    assert alone.private
    assert (await open_hall.seats["Cleo"].click(alone.buttons["Show it here"], alone.json)).state == "done"
    await open_hall.rest()
    shown = open_hall.messages()[-1]
    assert "Page 1 of 2" in shown.text
    assert shown.pictures[0].data.startswith(b"\x89PNG")
    assert (await open_hall.seats["Dan"].click(shown.buttons["Next"], shown.json)).state == "done"
    second = open_hall.messages()[-1]
    assert second.id == shown.id
    assert "Page 2 of 2" in second.text
    assert (await open_hall.seats["Ann"].click(second.buttons["My place"], second.json)).state == "done"
    mine = open_hall.messages("Ann")[-1]
    assert mine.private
    assert f"Ann: {told}, 1 win in 1 game ← you" in mine.pictures[0].alt
    assert "Ranking" in mine.buttons
    assert (await open_hall.seats["Ann"].click(mine.buttons["Ranking"], mine.json)).state == "done"
    assert "1. " in open_hall.messages("Ann")[-1].pictures[0].alt
