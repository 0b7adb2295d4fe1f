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
from tests.bot.simcord_bot import Evening
from tests.bot.test_stale_clicks import CARDS
from tests.deep_share import deep
from tests.failure_helpers import Failing
from tests.games.tie_die_helpers import position
from tests.name_spellings import absent

SHORT = {"sibling_rivalry": "track short", "pillow_fight": "size 6x6, curfew 10"}
"""By these house rules games are soon over; and Magic Numbers by the usual ones."""


async def add(night: Evening, host: str = "Ann", *, times: int = 1) -> Shown:
    """Add ``times`` computers of the strongest kind, as the host."""
    said = await night.press(host, "@computers")
    (menu,) = said.private
    for _ in range(times):
        await night.press(host, f"@add:{offered_levels((await night.stored()).game)[-1]}", on=menu)
        menu = night.show(menu.channel, menu.id)
    return menu


async def table(night: Evening, *people: str, bots: int = 1, rules: str = "first random, target 20") -> Shown:
    """Open a lobby with these people and ``bots`` computers; return its message."""
    await night.sit(*people, rules=rules)
    await add(night, people[0], times=bots)
    return await night.board()


async def play_out(night: Evening, who: str = "Ann") -> None:
    """Let a person press any of what they can until the game is over."""
    chance = random.Random(3)
    for _ in range(400):
        live = await night.bot.services.tables.get(await night.tables())
        assert live.table is not None
        seat = live.seat_of(night.people[who].id)
        if not live.table.actors:
            return
        assert live.table.actors == {seat}, "computers have moved, and it is the person's turn"
        action = chance.choice(live.table.legal(seat))
        await night.click(who, f"s:{live.id}:{live.action_count}:{action}", on=await night.board())
    raise AssertionError("no end")


def test_every_game_has_computers_to_offer() -> None:
    for game in names():
        assert offered_levels(game)
        assert set(offered_levels(game)) <= {*levels.LEVELS, levels.RANDOM}


async def test_a_computer_is_added_with_two_taps_and_seen_to_be_one(night: Evening) -> None:
    menu = await add(night) if await night.sit("Ann") else None
    stored = await night.stored()
    (ann, bot) = stored.seats
    assert (ann.level, bot.level, bot.user, bot.joined) == (None, offered_levels("magic_numbers")[-1], -1, 0)
    assert bot.name in seats.NAMES
    board = await night.board()
    assert "Free chairs: 8" in board.pictures[0].alt
    assert f"Bot {bot.name} (hard)" in board.pictures[0].alt
    assert menu is not None
    assert f"Remove Bot {bot.name}" in menu.buttons


async def test_it_counts_as_a_player_and_its_salt_is_cpu(night: Evening) -> None:
    await table(night, "Ann")
    bot = (await night.stored()).seats[1]
    board = await night.start_now("Ann")
    stored = await night.stored()
    assert stored.status == "playing"
    parts = stored.salt.split("-")
    assert parts[1] == "cpu"
    assert len(parts) == 3
    assert parts[0].isdigit()
    assert f"🤖 {bot.name}" in board.text or "**Ann**" in board.text


async def test_a_table_of_computers_alone_does_not_start(night: Evening) -> None:
    await night.sit("Ann")
    await add(night, times=2)
    await night.press("Ann", "@leave")
    assert (await night.stored()).host == night.people["Ann"].id
    before = await night.everything()
    assert "need a human at the table" in (await night.press("Ann", "@start")).words
    assert await night.everything() == before


async def test_an_empty_lobby_with_computers_gives_way(night: Evening) -> None:
    await table(night, "Ann")
    await night.press("Ann", "@leave")
    await night.slash("Ben", "play", game="magic_numbers")
    assert [(await night.stored(number)).status for number in (1, 2)] == ["closed", "lobby"]


async def test_only_the_host_adds_computers_and_takes_them_out(night: Evening) -> None:
    await table(night, "Ann", "Ben", bots=1)
    menu = (await night.press("Ann", "@computers")).private[0]
    before = await night.everything()
    assert "Only <@" in (await night.press("Ben", "@computers")).words
    for action in menu.actions.values():
        assert "Only <@" in (await night.click("Ben", action, on=menu)).words
    assert await night.everything() == before


async def test_a_computer_is_taken_out_and_its_place_can_be_taken_again(night: Evening) -> None:
    await table(night, "Ann", bots=2)
    menu = (await night.press("Ann", "@computers")).private[0]
    first = (await night.stored()).seats[1]
    await night.press("Ann", "@out:-1", on=menu)
    assert [seat.user for seat in (await night.stored()).seats] == [night.people["Ann"].id, -2]
    assert first.name not in (await night.board()).text
    await night.click("Ann", menu.actions["@out:-1"], on=menu)
    assert len((await night.stored()).seats) == 2
    await add(night)
    seats = (await night.stored()).seats
    assert [seat.user for seat in seats[1:]] == [-2, -1]
    assert len({seat.name for seat in seats}) == 3


@pytest.mark.parametrize("action", ["@add:clever", "@add:", "@out:7", "@out:-9", "@out:x", "@out:"])
async def test_what_was_not_offered_changes_nothing(night: Evening, action: str) -> None:
    board = await table(night, "Ann")
    before = await night.everything()
    assert (await night.click("Ann", f"s:1:0:{action}", on=board)).words
    assert await night.everything() == before


async def test_no_person_is_taken_out_like_a_computer(night: Evening) -> None:
    board = await table(night, "Ann", "Ben")
    before = await night.everything()
    assert (await night.click("Ann", f"s:1:0:@out:{night.people['Ben'].id}", on=board)).words
    assert await night.everything() == before


async def test_a_table_gets_full_of_computers_and_no_fuller(night: Evening) -> None:
    await night.sit("Ann")
    menu = await add(night, times=9)
    stored = await night.stored()
    assert len({seat.name for seat in stored.seats}) == 10
    assert "10 of 10" in menu.text
    said = await night.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    assert "full: 10" in said.words
    assert "full: 10" in (await night.press("Ben", "@join")).words


async def test_nobody_is_added_once_it_has_started(night: Evening) -> None:
    board = await table(night, "Ann")
    menu = (await night.press("Ann", "@computers")).private[0]
    await night.press("Ann", "@start", on=board)
    seats = len((await night.stored()).seats)
    for action in menu.actions.values():
        assert "has already started" in (await night.click("Ann", action, on=menu)).words
    assert len((await night.stored()).seats) == seats


@pytest.mark.parametrize("game", ["magic_numbers", "sibling_rivalry", "pillow_fight"])
async def test_a_whole_game_against_computers(night: Evening, game: str) -> None:
    await night.sit("Ann", game=game, rules="" if deep() else SHORT.get(game, "first random, target 20"))
    await add(night, times=2)
    bots = [seat.name for seat in (await night.stored()).seats[1:]]
    await night.press("Ann", "@start")
    await play_out(night)
    stored = await night.stored()
    assert stored.status == "over"
    end = await night.board()
    for name in bots:
        assert f"Bot {name}" in end.pictures[0].alt
    record = await night.record("Ann")
    assert list(replay(record))[-1].state == (await night.bot.services.tables.get(1)).table.state  # type: ignore[union-attr]
    assert [name for name in record.seats if name.startswith("Bot ")] == [f"Bot {name}" for name in bots]


async def test_leaderboards_show_people_only(night: Evening) -> None:
    await table(night, "Ann")
    await night.press("Ann", "@start")
    await play_out(night)
    await night.counted()
    page = await night.store.leaderboard_page(guild=night.guild.id, game=None, newcomers=True, limit=9, offset=0)
    assert [(line.user, line.games) for line in page.lines] == [(night.people["Ann"].id, 1)]
    assert await night.store.game_tallies(-1, guild=night.guild.id) == []


async def test_a_rematch_brings_computers_back_and_moves_the_seats_on(night: Evening) -> None:
    await table(night, "Ann", bots=2)
    await night.press("Ann", "@start")
    before = (await night.stored()).seats
    await night.slash("Ann", "table resign")
    await night.press("Ann", "@rematch")
    again = await night.stored()
    assert again.id == 2
    assert [(seat.user, seat.name, seat.level) for seat in again.seats] == [
        (seat.user, seat.name, seat.level) for seat in before
    ]
    await night.press("Ann", "@start")
    stored = await night.stored()
    assert [seat.user for seat in stored.seats] == [-1, -2, night.people["Ann"].id]
    assert stored.salt.startswith("cpu-cpu-")


@pytest.mark.parametrize("place", ["before", "after"])
async def test_a_rematch_is_shown_though_a_computer_could_not_be_seated(night: Evening, place: str) -> None:
    await table(night, "Ann", bots=2)
    await night.press("Ann", "@start")
    await night.slash("Ann", "table resign")
    failing = Failing(night.patch, "sit", place)
    with capture_logs() as said:
        await night.press("Ann", "@rematch")
    assert failing.failed
    assert [line["table"] for line in said if line["event"] == "reseating a computer failed"] == [2]
    stored, board = await night.stored(), await night.board()
    assert (stored.id, stored.message) == (2, board.id)
    seated = [seat.name for seat in stored.seats]
    # Whoever has left the computer out, the host can add one.
    assert seated[0] == "Ann"
    assert len(seated) == 2
    assert seated[1] in board.pictures[0].alt
    await night.press("Ann", "@start")
    assert (await night.stored()).status == "playing"


async def test_where_the_host_goes_first_a_rematch_makes_no_computer_the_host(night: Evening) -> None:
    await table(night, "Ann", rules="first host")
    await night.press("Ann", "@start")
    await night.slash("Ann", "table resign")
    await night.press("Ann", "@rematch")
    assert (await night.stored()).host == night.people["Ann"].id


async def test_computers_move_one_after_another_each_with_a_moment(night: Evening) -> None:
    night.patch.setattr(move_scheduler, "PAUSE", (20.0, 20.0))
    night.deal(*CARDS, 1, 2, 5, 5, 5)
    await table(night, "Ann", bots=2)
    await night.press("Ann", "@start")
    await night.press("Ann", "roll")
    await night.press("Ann", "keep")
    played = len((await night.stored()).actions)
    seen = []
    for _ in range(4):
        await night.env.advance_time(19)
        assert len((await night.stored()).actions) == played
        await night.env.advance_time(1.001)
        played += 1
        stored = await night.stored()
        assert len(stored.actions) == played
        assert stored.painted == played, "each move is shown before the next"
        seen.append(stored.actions[-1][0])
    assert seen == [1, 1, 2, 2]


def test_the_pause_is_as_long_as_the_documents_say_and_never_longer_than_three_seconds() -> None:
    shortest, longest = move_scheduler.PAUSE
    assert 0 < shortest < longest <= 3
    told = (Path(__file__).parents[2] / "docs" / "computers.md").read_text(encoding="utf-8")
    assert f"At a table a computer takes between {shortest} and {longest} seconds" in told


async def test_the_board_is_edited_in_place_and_the_story_told(night: Evening) -> None:
    night.deal(*CARDS, 2, 3, 5, 5)
    board = await table(night, "Ann")
    await night.press("Ann", "@start")
    bot = (await night.stored()).seats[1].name
    for action in ("roll", "keep"):
        await night.press("Ann", action)
    after = await night.board()
    assert after.id == board.id
    assert f"🤖 {bot}" in after.text
    assert [message.id for message in night.messages() if not message.private] == [board.id]
    assert await night.turn_of_person() == "Ann"


async def test_after_a_restart_computers_go_on(night: Evening) -> None:
    night.patch.setattr(move_scheduler, "PAUSE", (60.0, 60.0))
    await table(night, "Ann", bots=1)
    await night.press("Ann", "@start")
    while (turn := await night.turn_of_person()) == "Ann":
        board = await night.board()
        await night.press("Ann", "keep" if "keep" in board.actions else "roll", on=board)
    assert turn is None
    played = len((await night.stored()).actions)
    night.bot = SleepoverClient(night.store, own_emojis=False)
    night.patch.setattr(move_scheduler, "PAUSE", (0.0, 0.0))
    await night.env.restart_bot(night.bot)
    await night.env.settle()
    assert len((await night.stored()).actions) > played
    assert await night.turn_of_person() == "Ann"
    await play_out(night)


@pytest.mark.parametrize("trouble", ["fails", "cheats"])
async def test_a_computer_that_fails_makes_some_legal_move_and_it_is_written_down(night: Evening, trouble: str) -> None:
    async def choose(
        self: EngineWorkers, game: str, level: str, view: Any, legal: Sequence[Action], seed: str
    ) -> Action:
        if trouble == "fails":
            raise EngineFailed("it has a headache")
        return "give 99"

    night.patch.setattr(EngineWorkers, "choose", choose)
    await table(night, "Ann", bots=2)
    with capture_logs() as logs:
        await night.press("Ann", "@start")
        await play_out(night)
    assert (await night.stored()).status == "over"
    expected = {"fails": "computer decision failed", "cheats": "computer action refused"}[trouble]
    assert expected in {entry["event"] for entry in logs if entry["log_level"] == "error"}


async def test_nobody_whispers_to_a_computer_or_calls_it(night: Evening) -> None:
    night.patch.setattr(move_scheduler, "PAUSE", (1000.0, 1000.0))
    await table(night, "Ann", "Ben", bots=1)
    await night.press("Ann", "@start")
    while await night.turn_of_person() is not None:
        who = await night.turn_of_person()
        board = await night.board()
        await night.press(str(who), "keep" if "keep" in board.actions else "roll", on=board)
    assert "Nobody needs a nudge" in (await night.slash("Ann", "table nudge")).words
    assert sorted(night.env.backend.dm_channels) == sorted(night.people[name].id for name in ("Ann", "Ben"))
    assert not [call for call in night.env.http_requests if "<@-1>" in str(call.json)]


async def test_a_computer_decides_the_same_again_and_by_its_own_view_alone(night: Evening) -> None:
    asked: list[tuple[Any, ...]] = []

    async def choose(
        self: EngineWorkers, game: str, level: str, view: Any, legal: Sequence[Action], seed: str
    ) -> Action:
        asked.append((view, legal, seed))
        return levels.decide(game, level, view, legal, seed)

    night.patch.setattr(EngineWorkers, "choose", choose)
    await table(night, "Ann", bots=1)
    await night.press("Ann", "@start")
    await play_out(night)
    assert asked
    seed = (await night.stored()).seed
    for view, _, given in asked:
        assert view.viewer == 1
        assert view.cards[0] is None
        assert absent([seed], f"{given} {view}")
    assert len({given for _, _, given in asked}) == len(asked)


async def test_where_all_decide_at_once_people_and_computers_play_together(night: Evening) -> None:
    await night.sit("Ann", "Ben", game="tie_die", rules="target 20")
    await add(night, times=2)
    await night.press("Ann", "@start")
    chance = random.Random(1)
    for _ in range(600):
        live = await night.bot.services.tables.get(1)
        assert live.table is not None
        if not live.table.actors:
            break
        assert not [seat for seat in live.table.actors if seat > 1], "computers are not waited for"
        seat = chance.choice(sorted(live.table.actors))
        board = await night.board()
        legal = live.table.legal(seat)
        quick = next(action for action in ("ready", "pass", "decline", *legal) if action in legal)
        await night.press(("Ann", "Ben")[seat], quick, on=board)
    stored = await night.stored()
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
