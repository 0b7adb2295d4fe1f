"""Computers at the table: added and taken out, playing at a human pace, going on after a restart."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.ai import move_scheduler, seats
from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.app.client import SleepoverClient
from bot.table.deadlines import offered_levels
from bot.table.session import TableSession
from games import load, names
from games.ai import levels
from games.core import Action
from games.core.record import replay
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS
from tests.deep_share import deep
from tests.games.tie_die_helpers import position
from tests.name_spellings import absent

SHORT = {"sibling_rivalry": "track short", "pillow_fight": "size 6x6, curfew 10"}
"""By these house rules games are soon over; and Magic Numbers by the usual ones."""


async def add(harness: BotHarness, host: str = "Ann", *, times: int = 1, level: int = -1) -> Shown:
    """Add ``times`` computers as the host: of the strongest kind, or of another by its place."""
    said = await harness.press(host, "@computers")
    (menu,) = said.private
    for _ in range(times):
        await harness.press(host, f"@add:{offered_levels((await harness.stored()).game)[level]}", on=menu)
        menu = harness.show(menu.channel, menu.id)
    return menu


async def table(harness: BotHarness, *people: str, bots: int = 1, rules: str = "first random, target 20") -> Shown:
    """Open a lobby with these people and ``bots`` computers; return its message."""
    await harness.sit(*people, rules=rules)
    await add(harness, people[0], times=bots)
    return await harness.board()


async def play_out(harness: BotHarness, who: str = "Ann") -> None:
    """Let a person press any of what they can until the game is over."""
    chance = random.Random(3)
    for _ in range(400):
        live = await harness.bot.services.tables.get(await harness.tables())
        assert live.table is not None
        seat = live.seat_of(harness.people[who].id)
        if not live.table.actors:
            return
        assert live.table.actors == {seat}, "computers have moved, and it is the person's turn"
        action = chance.choice(live.table.legal(seat))
        await harness.click(who, f"s:{live.id}:{live.action_count}:{action}", on=await harness.board())
    raise AssertionError("no end")


def test_every_game_has_computers_to_offer() -> None:
    for game in names():
        assert offered_levels(game)
        assert set(offered_levels(game)) <= {*levels.LEVELS, levels.RANDOM}


async def test_a_computer_is_added_with_two_taps_and_seen_to_be_one(harness: BotHarness) -> None:
    menu = await add(harness) if await harness.sit("Ann") else None
    stored = await harness.stored()
    (ann, bot) = stored.seats
    assert (ann.level, bot.level, bot.user, bot.joined) == (None, offered_levels("magic_numbers")[-1], -1, 0)
    assert bot.name in seats.NAMES
    board = await harness.board()
    assert "Free chairs: 8" in board.pictures[0].alt
    assert f"Bot {bot.name} (hard)" in board.pictures[0].alt
    assert menu is not None
    assert f"Remove Bot {bot.name}" in menu.buttons


async def test_it_counts_as_a_player_and_its_salt_is_cpu(harness: BotHarness) -> None:
    await table(harness, "Ann")
    bot = (await harness.stored()).seats[1]
    board = await harness.start_now("Ann")
    stored = await harness.stored()
    assert stored.status == "playing"
    parts = stored.salt.split("-")
    assert parts[1] == "cpu"
    assert len(parts) == 3
    assert parts[0].isdigit()
    assert f"🤖 {bot.name}" in board.text or "**Ann**" in board.text


async def test_a_table_of_computers_alone_does_not_start(harness: BotHarness) -> None:
    await harness.sit("Ann")
    await add(harness, times=2)
    await harness.press("Ann", "@leave")
    assert (await harness.stored()).host == harness.people["Ann"].id
    before = await harness.everything()
    assert "need a human at the table" in (await harness.press("Ann", "@start")).words
    assert await harness.everything() == before


async def test_an_empty_lobby_with_computers_gives_way(harness: BotHarness) -> None:
    await table(harness, "Ann")
    await harness.press("Ann", "@leave")
    await harness.slash("Ben", "play", game="magic_numbers")
    assert [(await harness.stored(number)).status for number in (1, 2)] == ["closed", "lobby"]


async def test_only_the_host_adds_computers_and_takes_them_out(harness: BotHarness) -> None:
    await table(harness, "Ann", "Ben", bots=1)
    menu = (await harness.press("Ann", "@computers")).private[0]
    before = await harness.everything()
    assert "Only <@" in (await harness.press("Ben", "@computers")).words
    for action in menu.actions.values():
        assert "Only <@" in (await harness.click("Ben", action, on=menu)).words
    assert await harness.everything() == before


async def test_a_computer_is_taken_out_and_its_place_can_be_taken_again(harness: BotHarness) -> None:
    await table(harness, "Ann", bots=2)
    menu = (await harness.press("Ann", "@computers")).private[0]
    first = (await harness.stored()).seats[1]
    await harness.press("Ann", "@out:-1", on=menu)
    assert [seat.user for seat in (await harness.stored()).seats] == [harness.people["Ann"].id, -2]
    assert first.name not in (await harness.board()).text
    await harness.click("Ann", menu.actions["@out:-1"], on=menu)
    assert len((await harness.stored()).seats) == 2
    await add(harness)
    seats = (await harness.stored()).seats
    assert [seat.user for seat in seats[1:]] == [-2, -1]
    assert len({seat.name for seat in seats}) == 3


@pytest.mark.parametrize("action", ["@add:clever", "@add:", "@out:7", "@out:-9", "@out:x", "@out:"])
async def test_what_was_not_offered_changes_nothing(harness: BotHarness, action: str) -> None:
    board = await table(harness, "Ann")
    before = await harness.everything()
    assert (await harness.click("Ann", f"s:1:0:{action}", on=board)).words
    assert await harness.everything() == before


async def test_no_person_is_taken_out_like_a_computer(harness: BotHarness) -> None:
    board = await table(harness, "Ann", "Ben")
    before = await harness.everything()
    assert (await harness.click("Ann", f"s:1:0:@out:{harness.people['Ben'].id}", on=board)).words
    assert await harness.everything() == before


async def test_a_table_gets_full_of_computers_and_no_fuller(harness: BotHarness) -> None:
    await harness.sit("Ann")
    menu = await add(harness, times=9)
    stored = await harness.stored()
    assert len({seat.name for seat in stored.seats}) == 10
    assert "10 of 10" in menu.text
    said = await harness.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    assert "full: 10" in said.words
    assert "full: 10" in (await harness.press("Ben", "@join")).words


async def test_nobody_is_added_once_it_has_started(harness: BotHarness) -> None:
    board = await table(harness, "Ann")
    menu = (await harness.press("Ann", "@computers")).private[0]
    await harness.press("Ann", "@start", on=board)
    seats = len((await harness.stored()).seats)
    for action in menu.actions.values():
        assert "has already started" in (await harness.click("Ann", action, on=menu)).words
    assert len((await harness.stored()).seats) == seats


@pytest.mark.parametrize("game", ["magic_numbers", "sibling_rivalry", "pillow_fight"])
async def test_a_whole_game_against_computers(harness: BotHarness, game: str) -> None:
    await harness.sit("Ann", game=game, rules="" if deep() else SHORT.get(game, "first random, target 20"))
    # The strongest of Pillow Fight think for as long as all others together.
    await add(harness, times=2, level=0 if game == "pillow_fight" and not deep() else -1)
    bots = [seat.name for seat in (await harness.stored()).seats[1:]]
    await harness.press("Ann", "@start")
    await play_out(harness)
    stored = await harness.stored()
    assert stored.status == "over"
    end = await harness.board()
    for name in bots:
        assert f"Bot {name}" in end.pictures[0].alt
    record = await harness.record("Ann")
    assert list(replay(record))[-1].state == (await harness.bot.services.tables.get(1)).table.state  # type: ignore[union-attr]
    assert [name for name in record.seats if name.startswith("Bot ")] == [f"Bot {name}" for name in bots]


async def test_leaderboards_show_people_only(harness: BotHarness) -> None:
    # The longest game: whoever has hardly decided anything is not counted.
    await table(harness, "Ann", rules="first random, target 50")
    await harness.press("Ann", "@start")
    await play_out(harness)
    await harness.counted()
    page = await harness.store.leaderboard_page(guild=harness.guild.id, game=None, newcomers=True, limit=9, offset=0)
    assert [(line.user, line.games) for line in page.lines] == [(harness.people["Ann"].id, 1)]
    assert await harness.store.game_tallies(-1, guild=harness.guild.id) == []


async def test_a_rematch_brings_computers_back_and_moves_the_seats_on(harness: BotHarness) -> None:
    await table(harness, "Ann", bots=2)
    await harness.press("Ann", "@start")
    before = (await harness.stored()).seats
    await harness.slash("Ann", "table resign")
    await harness.press("Ann", "@rematch")
    again = await harness.stored()
    assert (again.id, again.status) == (2, "playing")
    assert [(seat.user, seat.name, seat.level) for seat in again.seats] == [
        (seat.user, seat.name, seat.level) for seat in (*before[1:], before[0])
    ]
    assert again.salt.startswith("cpu-cpu-")


async def test_where_the_host_goes_first_a_rematch_makes_no_computer_the_host(harness: BotHarness) -> None:
    await table(harness, "Ann", rules="first host")
    await harness.press("Ann", "@start")
    await harness.slash("Ann", "table resign")
    await harness.press("Ann", "@rematch")
    assert (await harness.stored()).host == harness.people["Ann"].id


async def test_computers_move_one_after_another_each_with_a_moment(harness: BotHarness) -> None:
    harness.patch.setattr(move_scheduler, "PAUSE", (20.0, 20.0))
    harness.deal(*CARDS, 1, 2, 5, 5, 5)
    await table(harness, "Ann", bots=2)
    await harness.press("Ann", "@start")
    await harness.press("Ann", "roll")
    await harness.press("Ann", "keep")
    played = len((await harness.stored()).actions)
    seen = []
    for _ in range(4):
        await harness.env.advance_time(19)
        assert len((await harness.stored()).actions) == played
        await harness.env.advance_time(1.001)
        played += 1
        stored = await harness.stored()
        assert len(stored.actions) == played
        assert stored.painted == played, "each move is shown before the next"
        seen.append(stored.actions[-1][0])
    assert seen == [1, 1, 2, 2]


def test_the_pause_is_as_long_as_the_documents_say_and_never_longer_than_three_seconds() -> None:
    shortest, longest = move_scheduler.PAUSE
    assert 0 < shortest < longest <= 3
    told = (Path(__file__).parents[2] / "docs" / "computers.md").read_text(encoding="utf-8")
    assert f"At a table a computer takes between {shortest} and {longest} seconds" in told


async def test_the_board_is_edited_in_place_and_the_story_told(harness: BotHarness) -> None:
    harness.deal(*CARDS, 2, 3, 5, 5)
    board = await table(harness, "Ann")
    await harness.press("Ann", "@start")
    bot = (await harness.stored()).seats[1].name
    for action in ("roll", "keep"):
        await harness.press("Ann", action)
    after = await harness.board()
    assert after.id == board.id
    assert f"🤖 {bot}" in after.text
    assert [message.id for message in harness.messages() if not message.private] == [board.id]
    assert await harness.turn_of_person() == "Ann"


async def test_after_a_restart_computers_go_on(harness: BotHarness) -> None:
    harness.patch.setattr(move_scheduler, "PAUSE", (60.0, 60.0))
    await table(harness, "Ann", bots=1)
    await harness.press("Ann", "@start")
    while (turn := await harness.turn_of_person()) == "Ann":
        board = await harness.board()
        await harness.press("Ann", "keep" if "keep" in board.actions else "roll", on=board)
    assert turn is None
    played = len((await harness.stored()).actions)
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    harness.patch.setattr(move_scheduler, "PAUSE", (0.0, 0.0))
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()
    assert len((await harness.stored()).actions) > played
    assert await harness.turn_of_person() == "Ann"
    await play_out(harness)


@pytest.mark.parametrize("trouble", ["fails", "cheats"])
async def test_a_computer_that_fails_makes_some_legal_move_and_it_is_written_down(
    harness: BotHarness, trouble: str
) -> None:
    async def choose(
        self: EngineWorkers, game: str, level: str, view: Any, legal: Sequence[Action], seed: str
    ) -> Action:
        if trouble == "fails":
            raise EngineFailed("it has a headache")
        return "give 99"

    harness.patch.setattr(EngineWorkers, "choose", choose)
    await table(harness, "Ann", bots=2)
    with capture_logs() as logs:
        await harness.press("Ann", "@start")
        await play_out(harness)
    assert (await harness.stored()).status == "over"
    expected = {"fails": "computer decision failed", "cheats": "computer action refused"}[trouble]
    assert expected in {entry["event"] for entry in logs if entry["log_level"] == "error"}


async def test_nobody_whispers_to_a_computer_or_calls_it(harness: BotHarness) -> None:
    harness.patch.setattr(move_scheduler, "PAUSE", (1000.0, 1000.0))
    await table(harness, "Ann", "Ben", bots=1)
    await harness.press("Ann", "@start")
    while await harness.turn_of_person() is not None:
        who = await harness.turn_of_person()
        board = await harness.board()
        await harness.press(str(who), "keep" if "keep" in board.actions else "roll", on=board)
    assert "Nobody needs a nudge" in (await harness.slash("Ann", "table nudge")).words
    assert sorted(harness.env.backend.dm_channels) == sorted(harness.people[name].id for name in ("Ann", "Ben"))
    assert not [call for call in harness.env.http_requests if "<@-1>" in str(call.json)]


async def test_a_computer_decides_the_same_again_and_by_its_own_view_alone(harness: BotHarness) -> None:
    asked: list[tuple[Any, ...]] = []

    async def choose(
        self: EngineWorkers, game: str, level: str, view: Any, legal: Sequence[Action], seed: str
    ) -> Action:
        asked.append((view, legal, seed))
        return levels.decide(game, level, view, legal, seed)

    harness.patch.setattr(EngineWorkers, "choose", choose)
    await table(harness, "Ann", bots=1)
    await harness.press("Ann", "@start")
    await play_out(harness)
    assert asked
    seed = (await harness.stored()).seed
    for view, _, given in asked:
        assert view.viewer == 1
        assert view.cards[0] is None
        assert absent([seed], f"{given} {view}")
    assert len({given for _, _, given in asked}) == len(asked)


async def test_where_all_decide_at_once_people_and_computers_play_together(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", game="tie_die", rules="target 20")
    await add(harness, times=2)
    await harness.press("Ann", "@start")
    chance = random.Random(1)
    for _ in range(600):
        live = await harness.bot.services.tables.get(1)
        assert live.table is not None
        if not live.table.actors:
            break
        assert not [seat for seat in live.table.actors if seat > 1], "computers are not waited for"
        seat = chance.choice(sorted(live.table.actors))
        board = await harness.board()
        legal = live.table.legal(seat)
        quick = next(action for action in ("ready", "pass", "decline", *legal) if action in legal)
        await harness.press(("Ann", "Ben")[seat], quick, on=board)
    stored = await harness.stored()
    assert stored.status == "over"
    assert {seat for seat, _ in stored.actions} == {0, 1, 2, 3}


class _Quiet:
    """A game whose state may be viewed only as the room sees it."""

    def __init__(self, name: str, state: Any) -> None:
        self.name, self.state = name, state

    def view(self, seat: int | None) -> Any:
        assert seat is None, "a pause would tell what a seat sees"
        return load(self.name).view(self.state, None)


def _pauses(game: str, state: Any) -> list[float]:
    table = _Quiet(game, state)
    return [
        move_scheduler._pause(
            cast(TableSession, SimpleNamespace(id=7, game=table, table=table)),
            move_scheduler.PendingMove(0, "hard", number, "computer"),
        )
        for number in range(200)
    ]


def test_a_computer_pauses_the_longer_the_more_is_at_stake_as_the_room_sees_it() -> None:
    little = _pauses("tie_die", position((2, 9), (4, 4)))
    much = _pauses("tie_die", replace(position((20, 10), (4, 4), phase="answer"), challenge=(1, 0), stake=4))
    shortest, longest = move_scheduler.PAUSE
    assert shortest <= min(little) < max(little) < min(much) < max(much) <= longest
    assert len(set(little)) > 100


def test_a_computer_of_a_game_that_names_no_stakes_pauses_for_a_middling_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_scheduler, "stakes_of", lambda game, room, seat: None)
    found = _pauses("tie_die", position((2, 9), (4, 4)))
    assert 0.8 < min(found) < 1.0
    assert 2.3 < max(found) <= 2.5
