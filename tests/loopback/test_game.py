"""Whole games over real HTTP and a real websocket, and clicks that race."""

from __future__ import annotations

import asyncio
from pathlib import Path

from games.core.record import parse, replay
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness


async def test_a_game_is_played_to_its_end_and_its_record_replays(open_hall: LoopbackHarness) -> None:
    lobby = await open_hall.sit("Ann", "Ben", "Cleo")
    assert (await open_hall.press("Dan", "@fair", lobby)).state == "done"
    promised = open_hall.ephemeral_text("Dan")
    await open_hall.press("Ann", "@start")
    end = await open_hall.play_on()
    assert "hits the target exactly and wins" in end.text
    assert end.id == lobby.id
    await open_hall.press("Dan", "@more")
    await open_hall.press("Dan", "@record", open_hall.messages("Dan")[-1])
    (text,) = open_hall.messages("Dan")[-1].files.values()
    record = parse(text)
    assert record.commitment is not None
    assert record.commitment in promised
    assert list(replay(record)) == (await open_hall.game()).frames
    for name in ("Ann", "Ben", "Cleo"):
        assert len(open_hall.mail(name)) == 1
    assert open_hall.mail("Dan") == []


async def test_a_private_answer_is_seen_by_its_reader_only(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben")
    await open_hall.press("Ann", "@peek")
    assert "Good **" in open_hall.ephemeral_text("Ann")
    assert open_hall.ephemeral_text("Ben") == ""


async def test_a_click_is_one_call_to_discord(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben")
    await open_hall.rest()
    calls = open_hall.local.control
    for action, whispers in (("roll", 0), ("keep", 1)):
        before = calls.count
        who = await open_hall.turn()
        assert who is not None
        await open_hall.press(who, action)
        await open_hall.rest()
        assert calls.count - before == 1 + whispers


async def test_of_two_choices_at_once_exactly_one_counts(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben", "Cleo")
    who = await open_hall.turn()
    assert who is not None
    await open_hall.press(who, "roll")
    board = await open_hall.board()
    choices = [action for action in board.actions if not action.startswith("@")]
    outcomes = await asyncio.gather(*(open_hall.press(who, choice, board) for choice in choices))
    assert {outcome.state for outcome in outcomes} == {"done"}
    await open_hall.rest()
    assert len((await open_hall.stored()).actions) == 2
    await open_hall.bot.services.ephemeral_cleaner.wait_idle()
    # Told to the same person in the same words, it is there once.
    assert open_hall.ephemeral_text(who).count("That has happened already") == 1
    assert "roll" in (await open_hall.board()).actions


async def test_ten_people_sit_down_at_once(tmp_path: Path) -> None:
    names = [f"P{number}" for number in range(11)]
    async with loopback_harness(tmp_path, names) as full:
        await full.seats["P0"].command("play", game="magic_numbers", house_rules="first random")
        lobby = await full.board()
        outcomes = await asyncio.gather(*(full.press(name, "@join", lobby) for name in names))
        assert {outcome.state for outcome in outcomes} == {"done"}
        await full.rest()
        stored = await full.stored()
        assert len({sitting.user for sitting in stored.seats}) == 10
        assert sum("full: 10" in full.ephemeral_text(name) for name in names) == 1
        assert "Free chairs: 0" in (await full.board()).pictures[0].alt
        seated = {sitting.user for sitting in stored.seats}
        for seat in full.seats.values():
            await seat.until(lambda seat=seat: len(seat.direct_messages()) == (seat.id in seated))
        host = next(name for name, seat in full.seats.items() if seat.id == stored.host)
        await full.press(host if full.seats[host].id in seated else "P1", "@start")
        assert "roll" in (await full.board()).actions


async def test_people_who_come_and_go_at_once_leave_the_table_as_it_is_stored(open_hall: LoopbackHarness) -> None:
    await open_hall.seats["Ann"].command("play", game="magic_numbers")
    lobby = await open_hall.board()

    async def come_and_go(name: str) -> None:
        await open_hall.press(name, "@join", lobby)
        await open_hall.press(name, "@leave", lobby)

    for _ in range(3):
        await asyncio.gather(*(come_and_go(name) for name in open_hall.seats))
    await asyncio.gather(*(open_hall.press(name, "@join", lobby) for name in ("Ben", "Dan")))
    await open_hall.rest()
    stored = await open_hall.stored()
    board = await open_hall.board()
    for sitting in stored.seats:
        assert sitting.name in board.pictures[0].alt
    assert f"Free chairs: {10 - len(stored.seats)}" in board.pictures[0].alt
    assert "went wrong" not in "".join(open_hall.ephemeral_text(name) for name in open_hall.seats)


async def test_start_pressed_twice_at_once_starts_once(open_hall: LoopbackHarness) -> None:
    lobby = await open_hall.sit("Ann", "Ben")
    outcomes = await asyncio.gather(*(open_hall.press("Ann", "@start", lobby) for _ in range(2)))
    assert {outcome.state for outcome in outcomes} == {"done"}
    await open_hall.rest()
    stored = await open_hall.stored()
    assert stored.status == "playing"
    assert len(stored.salt.split("-")) == 3
    assert "has already started" in open_hall.ephemeral_text("Ann")
    assert "roll" in (await open_hall.board()).actions


async def test_two_tables_in_two_channels_do_not_meet(open_hall: LoopbackHarness) -> None:
    channel = open_hall.local.world.create_channel(open_hall.local.guild_id, "attic").id
    assert (await open_hall.start("Ann", "Ben")).actions
    actions, seat = open_hall.local.actions, open_hall.seats["Cleo"]
    command = next(one for one in open_hall.local.world.all_commands() if one["name"] == "play")
    options = [{"name": "game", "value": "magic_numbers"}]
    actions.command(seat.person, channel, command["id"], options)
    await seat.until(lambda: seat.messages(channel))
    assert (await open_hall.stored(2)).channel == channel
    assert (await open_hall.stored(1)).status == "playing"


async def test_with_two_shards_a_game_is_played_on_either(tmp_path: Path) -> None:
    async with loopback_harness(tmp_path, shards=2) as opened:
        assert sorted(session.shard for session in opened.local.gateway.sessions.values()) == [(0, 2), (1, 2)]
        await opened.start("Ann", "Ben")
        end = await opened.play_on()
        assert "wins" in end.text
        assert len(opened.mail("Ann")) == 1
