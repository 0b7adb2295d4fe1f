"""``/turns``: the tables waiting for your move, on all servers."""

from __future__ import annotations

import re

from bot.storage import OpenSeat, SeatRow
from bot.table import deadlines
from bot.ui.views import account
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS


def parts(text: str) -> dict[str, list[str]]:
    """Return the lines of each group, by its heading without the count."""
    found: dict[str, list[str]] = {}
    heading = ""
    for line in text.splitlines():
        if line.startswith("**"):
            heading = line.strip("*").partition(" (")[0]
        elif line.startswith("- "):
            found.setdefault(heading, []).append(line)
    return found


async def test_who_sits_nowhere_is_told_so_in_private(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "turns")
    assert "You aren't at any table" in said.words
    assert not said.public


async def test_tables_are_told_apart_by_who_is_to_move(harness: BotHarness) -> None:
    harness.deal(*CARDS)
    first = harness.channel.id
    await harness.start("Ann", "Ben", "Cleo")
    deadline = (await harness.stored(1)).seats[0].deadline
    begun = (await harness.stored(1)).seats[0].since
    harness.channel = harness.guild.create_text_channel("other games")
    harness.deal(*CARDS[:4], 1)
    await harness.start("Ben", "Ann")
    harness.channel = harness.guild.create_text_channel("more games")
    await harness.sit("Cleo", "Ann")
    said = await harness.slash("Ann", "turns")
    assert not said.public
    mine, others, lobbies = parts(said.words).values()
    assert list(parts(said.words)) == ["Your turn", "Waiting for others", "Not started yet"]
    (mine_line,), (other_line,), (lobby_line,) = mine, others, lobbies
    board = (await harness.stored(1)).message
    assert f"[Magic Numbers · table 1](https://discord.com/channels/{harness.guild.id}/{first}/{board})" in mine_line
    assert begun is not None
    assert deadline is not None
    assert deadlines.relative_time(begun) in mine_line
    assert deadlines.relative_time(deadline) in mine_line
    assert "also waiting for" not in mine_line
    assert "table 2" in other_line
    assert "waiting for Ben" in other_line
    assert "table 3" in lobby_line
    assert "(2): Cleo and Ann" in lobby_line


async def test_who_else_is_awaited_is_said_where_all_decide_at_once(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", game="tie_die", rules="target 20")
    assert "also waiting for Ben and Cleo" in (await harness.slash("Ann", "turns")).words
    await harness.press("Ann", "ready")
    said = (await harness.slash("Ann", "turns")).words
    assert "Waiting for others (1)" in said
    assert "waiting for Ben and Cleo" in said


async def test_a_table_that_one_has_left_or_that_is_over_is_not_told(harness: BotHarness) -> None:
    harness.deal(*CARDS)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.slash("Ann", "table resign")
    assert "You aren't at any table" in (await harness.slash("Ann", "turns")).words
    assert "Your turn (1)" in (await harness.slash("Ben", "turns")).words
    await harness.slash("Ben", "table resign")
    for name in ("Ann", "Ben", "Cleo"):
        assert "You aren't at any table" in (await harness.slash(name, "turns")).words


async def test_without_a_clock_it_is_still_known_since_when(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1)
    await harness.sit("Ann", "Ben")
    await harness.store.set_clock(1, 0)
    await harness.bot.services.tables.reload(1)
    await harness.press("Ann", "@start")
    said = (await harness.slash("Ann", "turns")).words
    assert "your turn began <t:" in said
    assert "⏳" not in said


def test_a_message_with_very_many_tables_fits_and_says_how_many_are_left_out() -> None:
    seats = (
        SeatRow(1, "A" * 32, 1, "en", None, None, -1, since=5.0, deadline=9.0),
        SeatRow(2, "B" * 32, 1, "en", None, None, -1, since=5.0),
    )
    many = [
        OpenSeat(number, 10**18, 10**18 + number, 10**18, "tie_die", "playing", number % 2, seats)
        for number in range(500)
    ]
    view = account.turns_message(many, "en").view
    text = "\n".join(str(getattr(item, "content", "")) for item in view.walk_children())
    assert len(text) < 4000
    shown = len(re.findall(r"^- ", text, flags=re.M))
    assert shown > 5
    assert f"and {500 - shown} more" in text
