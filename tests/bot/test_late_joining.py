"""Joining late: somebody without a seat plays on in place of a computer, if the others agree."""

from __future__ import annotations

import pytest

from bot.ai import move_scheduler
from bot.ratings import model
from bot.storage import RELIEVE
from bot.ui.components.history_buttons import explainable_seats
from games.core import RESIGN
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_recovery import again
from tests.bot.test_substitutions import ask, later, rest, says


async def with_computer(harness: BotHarness, *who: str, game: str | None = None, level: str = "easy") -> Shown:
    """Start a game of these people and a computer, which goes last; return its board."""
    await harness.sit(*who, rules="first host", game=game)
    (form,) = (await harness.press(who[0], "@computers")).private
    await harness.click(who[0], f"s:{await harness.tables()}:0:@add:{level}", on=form)
    return await harness.start_now(who[0])


async def test_a_newcomer_asks_for_a_computers_seat_and_has_it_once_half_agree(harness: BotHarness) -> None:
    await with_computer(harness, "Ann", "Ben", game="magic_numbers")
    computer = (await harness.stored()).seats[2]
    assert computer.level == "easy"
    assert "asked the others" in (await ask(harness, "Dan", 2)).words
    board = await harness.board()
    assert f"join in and play on in place of 🤖 {computer.name}" in board.text
    assert "back" not in board.text, "no computer comes back"
    await says(harness, "Ben", "yes")
    stored = await harness.stored()
    assert await harness.seated() == ["Ann", "Ben", "Dan"]
    assert (stored.seats[2].level, stored.seats[2].joined > 0) == (None, True)
    assert stored.actions[-1] == (2, RELIEVE)
    (former,) = stored.reliefs
    assert (former.name, former.level) == (computer.name, "easy")
    possessive = f"{computer.name}'" if computer.name.endswith("s") else f"{computer.name}'s"
    assert f"Dan has sat down in 🤖 {possessive} place" in (await harness.board()).text
    (mine,) = harness.mail("Dan")
    assert "Evil" in mine.text
    await harness.press("Ann", "roll")
    assert "score" in (await harness.press("Dan", "@peek")).words


async def test_who_comes_to_a_running_table_hears_which_seats_there_may_be(harness: BotHarness) -> None:
    board = await with_computer(harness, "Ann")
    name = (await harness.stored()).seats[1].name
    assert f"in place of 🤖 {name}" in (await harness.press("Dan", "roll", on=board)).words
    said = await harness.slash("Dan", "play", game="tie_die")
    (taken,) = said.private
    assert "@ask:relieve:1" in taken.actions
    await harness.press("Dan", "@ask:relieve:1", on=taken)
    await harness.press("Dan", "@ask!:relieve:1", on=harness.show(taken.channel, taken.id))
    await rest(harness)
    await says(harness, "Ann", "yes")
    assert await harness.seated() == ["Ann", "Dan"]
    # Who plays there is offered no other seat.
    assert "@ask:relieve:1" not in (await harness.slash("Ann", "play", game="tie_die")).private[0].actions


async def test_without_a_free_seat_nothing_is_promised(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    assert "Wait for the next one" in (await harness.press("Dan", "roll", on=board)).words
    assert not (await harness.slash("Dan", "play", game="tie_die")).private[0].actions


async def test_the_others_may_say_no(harness: BotHarness) -> None:
    await with_computer(harness, "Ann", "Ben")
    await ask(harness, "Dan", 2)
    for name in ("Ann", "Ben"):
        await says(harness, name, "no")
    stored = await harness.stored()
    assert stored.seats[2].level == "easy"
    assert f"rather keep 🤖 {stored.seats[2].name}" in (await harness.board()).text


async def test_silence_of_a_day_is_a_yes_also_after_a_restart(harness: BotHarness) -> None:
    await with_computer(harness, "Ann", "Ben")
    await ask(harness, "Dan", 2)
    vote = (await harness.stored()).vote
    assert vote is not None
    await again(harness)
    later(harness.patch, vote.until)
    async with harness.bot.services.tables.lock(1):
        await harness.bot.services.votes.resolve_due(await harness.bot.services.tables.get(1))
    await rest(harness)
    assert await harness.seated() == ["Ann", "Ben", "Dan"]


@pytest.mark.parametrize("how", ["seated", "handed over", "blocked", "resigned computer"])
async def test_who_may_not_sit_there_is_told_why(harness: BotHarness, how: str) -> None:
    await with_computer(harness, "Ann", "Ben", "Cleo")
    board, who, sentence = await harness.board(), "Dan", ""
    if how == "seated":
        who, sentence = "Ben", "already sit at this table"
    elif how == "handed over":
        who, sentence = "Cleo", "have played in this game before"
        (menu,) = (await harness.press("Cleo", "⋯ More")).private
        await harness.click("Cleo", "s:1:0:@drop-out!", on=menu)
    elif how == "blocked":
        await harness.slash("Ann", "me block", user=harness.people["Dan"])
        sentence = "no seat for you"
    else:
        await harness.bot.services.tables.play(
            await harness.bot.services.tables.get(1), 3, RESIGN, turn=None, user=None, interaction=None, by="computer"
        )
        sentence = "out already"
    said = await harness.click(who, "s:1:0:@ask!:relieve:3", on=board)
    assert sentence in said.words
    assert (await harness.stored()).seats[3].level == "easy"


async def test_the_computer_that_was_about_to_move_does_not_move_for_the_newcomer(harness: BotHarness) -> None:
    harness.patch.setattr(move_scheduler, "PAUSE", (20.0, 20.0))
    await with_computer(harness, "Ann", "Ben", game="magic_numbers")
    for name in ("Ann", "Ben"):
        for action in ("roll", "keep"):
            await harness.press(name, action)
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.actors == {2}
    await ask(harness, "Dan", 2)
    await says(harness, "Ann", "yes")
    before = (await harness.stored()).actions
    await harness.env.advance_time(60)
    # At most the table rolls for Dan, which decides nothing.
    assert set((await harness.stored()).actions[len(before) :]) <= {(2, "roll")}
    assert await harness.turn() == "Dan"


@pytest.mark.usefixtures("short_tables_count")
async def test_the_newcomers_rating_stays_and_the_seat_lifts_nobody(harness: BotHarness) -> None:
    await with_computer(harness, "Ann", level="hard")
    await ask(harness, "Dan", 1)
    await says(harness, "Ann", "yes")
    await harness.slash("Dan", "table resign")
    await harness.counted()
    assert (await harness.stored()).status == "over"
    (change,) = await harness.store.rating_changes(1)
    assert change.user == harness.people["Ann"].id
    before, after = (model.display_rating(*held) for held in (change.before, change.after))
    assert after <= before, "she has beaten a computer that was none any more"
    assert "Unchanged, as seats changed hands: Dan" in (await harness.board()).text


async def test_the_moves_of_a_seat_that_changed_hands_are_not_explained_as_ours(harness: BotHarness) -> None:
    await with_computer(harness, "Ann", "Ben", game="sibling_rivalry")
    await ask(harness, "Dan", 2)
    await says(harness, "Ann", "yes")
    for name in ("Dan", "Ben"):
        await harness.slash(name, "table resign")
    assert explainable_seats(await harness.bot.services.tables.get(1)) == []
    assert not any("why" in label for label in (await harness.board()).buttons)


async def test_what_the_computer_did_is_still_told_as_its(harness: BotHarness) -> None:
    await with_computer(harness, "Ann", "Ben", game="magic_numbers")
    name = (await harness.stored()).seats[2].name
    await harness.play_on(["roll", "keep", "roll", "keep"])
    await harness.env.settle()
    live = await harness.bot.services.tables.get(1)
    assert any(seat == 2 for seat, _ in live.stored.actions)
    before = live.recent_story()
    assert any(name in line for line in before)
    await ask(harness, "Dan", 2)
    await says(harness, "Ann", "yes")
    assert (await harness.bot.services.tables.get(1)).recent_story() == before
