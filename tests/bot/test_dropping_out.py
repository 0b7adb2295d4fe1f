"""Dropping out: a person leaves at once, a computer plays on, and nobody is asked, where that harms nobody."""

from __future__ import annotations

import pytest

from bot.storage import RELIEVE
from bot.table.deadlines import stand_in_level
from bot.table.votes import can_drop_out
from games.core import RESIGN
from tests.bot.simcord_bot import BotHarness, Said
from tests.bot.test_late_joining import with_computer
from tests.bot.test_recovery import again
from tests.bot.test_substitutions import ask, offer, rest, says

THREE = ("Ann", "Ben", "Cleo")


async def go(harness: BotHarness, who: str, by: str = "@resign") -> Said:
    """Leave the seat to a computer, by one of the two questions that offer it."""
    (menu,) = (await harness.press(who, "⋯ More")).private
    await harness.press(who, by, on=menu)
    said = await harness.press(who, "@drop-out!", on=harness.show(menu.channel, menu.id))
    await rest(harness)
    return said


@pytest.mark.parametrize("by", ["@resign", "@hand-over"])
async def test_a_computer_plays_on_at_once_and_the_channel_is_told(harness: BotHarness, by: str) -> None:
    await harness.start(*THREE, game="magic_numbers", rules="first host")
    assert "A computer plays on" in (await go(harness, "Ann", by)).words
    stored = await harness.stored()
    computer = stored.seats[0]
    assert (computer.level, computer.joined, computer.user) == (stand_in_level("magic_numbers"), 0, -1)
    assert stored.host == harness.people["Ben"].id, "a computer hosts nothing"
    assert (0, RELIEVE) in stored.actions
    assert (0, RESIGN) not in stored.actions
    assert any(f"🤖 {computer.name} plays on in Ann's place" in message.text for message in harness.messages())
    assert harness.mail("Ann") == []
    await harness.env.settle()
    # It was Ann's turn: it is over, and the next is Ben's.
    assert await harness.turn_of_person() == "Ben"
    assert "aren't playing" in (await harness.press("Ann", "@peek")).words


async def test_of_two_who_play_nobody_drops_out(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    await harness.press("Ann", "@resign", on=menu)
    shown = harness.show(menu.channel, menu.id)
    assert "@drop-out!" not in shown.actions
    assert "computer" not in shown.text
    before = await harness.stored()
    assert "at least two others" in (await harness.click("Ann", "s:1:0:@drop-out!", on=shown)).words
    assert (await harness.stored()).seats == before.seats


async def test_alone_with_computers_nobody_is_left_whom_it_would_serve(harness: BotHarness) -> None:
    await harness.sit("Ann", game="tie_die")
    (form,) = (await harness.press("Ann", "@computers")).private
    for _ in range(2):
        await harness.click("Ann", "s:1:0:@add:easy", on=form)
    board = await harness.start_now("Ann")
    assert "one of them is a person" in (await harness.click("Ann", "s:1:0:@drop-out!", on=board)).words


async def test_who_has_resigned_or_does_not_play_leaves_no_seat(harness: BotHarness) -> None:
    board = await harness.start(*THREE, "Dan")
    await harness.slash("Ann", "table resign")
    assert "aren't playing" in (await harness.click("Ann", "s:1:0:@drop-out!", on=board)).words
    harness.come("Eve")
    assert "aren't playing" in (await harness.click("Eve", "s:1:0:@drop-out!", on=board)).words
    assert all(seat.level is None for seat in (await harness.stored()).seats)


async def test_delivered_twice_one_seat_is_left(harness: BotHarness) -> None:
    board = await harness.start(*THREE, "Dan")
    await harness.twice("Ann", "s:1:0:@drop-out!", on=board)
    await rest(harness)
    stored = await harness.stored()
    assert [seat.level is not None for seat in stored.seats].count(True) == 1
    assert len(stored.reliefs) == 1


async def test_several_may_go_as_long_as_two_others_stay(harness: BotHarness) -> None:
    await harness.start(*THREE, "Dan")
    for name in ("Ann", "Ben"):
        await go(harness, name)
    stored = await harness.stored()
    assert len({seat.name for seat in stored.seats}) == 4
    assert len({seat.user for seat in stored.seats}) == 4
    live = await harness.bot.services.tables.get(1)
    assert can_drop_out(live, live.seat_of(harness.people["Dan"].id) or 0)
    await go(harness, "Cleo")
    live = await harness.bot.services.tables.get(1)
    assert not can_drop_out(live, live.seat_of(harness.people["Dan"].id) or 0), "three computers are no company"


async def test_what_was_asked_offered_and_voted_goes_with_who_leaves(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await offer(harness, "Ann")
    await harness.slash("Ann", "table end")
    await rest(harness)
    await go(harness, "Ann")
    stored = await harness.stored()
    assert stored.vote is None
    assert stored.seats[0].offered is None
    assert "has to go" not in (await harness.board()).text


async def test_the_seat_can_be_taken_by_somebody_who_comes_but_not_by_who_left(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await go(harness, "Ann")
    seat = next(n for n, one in enumerate((await harness.stored()).seats) if one.level is not None)
    assert (
        "played in this game before"
        in (await harness.click("Ann", f"s:1:0:@ask!:relieve:{seat}", on=await harness.board())).words
    )
    await ask(harness, "Dan", seat)
    await says(harness, "Ben", "yes")
    assert "Dan" in await harness.seated()
    await go(harness, "Dan")
    stored = await harness.stored()
    assert len({relief.user for relief in stored.reliefs}) == len(stored.reliefs) == 3


@pytest.mark.parametrize("paused", [False, True])
async def test_after_a_restart_the_computer_plays_on_and_a_pause_holds_it(harness: BotHarness, paused: bool) -> None:
    await harness.start(*THREE, rules="first host", game="magic_numbers")
    if paused:
        await harness.bot.services.pauses.pause(await harness.bot.services.tables.get(1))
    await go(harness, "Ann")
    await again(harness)
    await harness.env.advance_time(60)
    acted = [seat for seat, action in (await harness.stored()).actions if action != RELIEVE]
    assert (0 in acted) is not paused


async def test_who_is_away_can_be_gone_for_good_and_a_clock_runs_for_nobody_there(harness: BotHarness) -> None:
    await harness.start(*THREE, rules="first host", game="magic_numbers")
    await go(harness, "Ann")
    await harness.env.advance_time(86_400 * 3)
    assert (await harness.stored()).seats[0].missed == 0


@pytest.mark.usefixtures("short_tables_count")
async def test_it_is_rated_as_resigning_and_the_computers_win_is_nobodys(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.play_on(["roll", "keep", "roll", "keep", "roll", "keep"])
    left = str(await harness.turn())
    await go(harness, left)
    # The computer wins, because the others give up.
    for name in THREE:
        if name != left:
            await harness.slash(name, "table resign")
    await harness.counted()
    stored = await harness.stored()
    assert stored.status == "over"
    who = harness.people[left].id
    rating = {one.game: one for one in await harness.store.ratings(who, guild=harness.guild.id)}[""]
    assert rating.mu < 25.0
    assert (rating.games, rating.wins) == (1, 0)
    (tally,) = await harness.store.game_tallies(who, guild=harness.guild.id)
    assert (tally.games, tally.wins) == (1, 0)
    before = rating
    await harness.store.rebuild_ratings()
    assert before in await harness.store.ratings(who, guild=harness.guild.id)


async def test_a_rematch_invites_who_stayed_and_brings_the_computer(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await go(harness, "Ann")
    for name in ("Ben", "Cleo"):
        await harness.slash(name, "table resign")
    board = await harness.board()
    await harness.press("Ben", "@rematch", on=board)
    stored = await harness.stored()
    assert harness.people["Ann"].id not in stored.invited
    assert [seat.level for seat in stored.seats].count(stand_in_level(stored.game)) == 1
    assert "aren't playing" in (await harness.press("Ann", "@rematch", on=board)).words


async def test_somebody_who_deletes_their_data_after_leaving_is_nobody_there(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await go(harness, "Ann")
    await harness.forget("Ann")
    await harness.bot.services.account_deletion.wait_idle()
    stored = await harness.stored()
    assert stored.status == "playing"
    assert stored.reliefs[0].name == ""
    assert "Ann" not in (await harness.board()).text


async def test_beside_a_computer_two_people_are_enough_for_one_to_go(harness: BotHarness) -> None:
    await with_computer(harness, "Ann", "Ben")
    await go(harness, "Ann")
    assert [seat.level is None for seat in (await harness.stored()).seats].count(True) == 1
