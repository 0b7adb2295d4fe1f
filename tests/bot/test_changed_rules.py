"""Tests of changed house rules: players already seated see the change marked, and have time to see it."""

from __future__ import annotations

import pytest

from bot.storage import OptionChange, SeatRow
from bot.table.table_options import TO_SEE_IT, add_change, start_delay, unseen_changes
from tests.bot.simcord_bot import BotHarness

MARK = "🔸"


async def change(harness: BotHarness, option: str, place: str, who: str = "Ann") -> None:
    """Choose the value at that place of an option's list."""
    said = await harness.click(who, f"p:1:{option}", on=await harness.board(), values=[place])
    assert not said.words or MARK not in said.words


async def marked(harness: BotHarness) -> list[str]:
    """Return the rules that the lobby marks as changed."""
    (rules,) = (line for line in (await harness.board()).text.splitlines() if line.startswith("**House rules:**"))
    return [part.partition(f"{MARK} **")[2].rstrip("*") for part in rules.split(" · ") if MARK in part]


async def test_what_has_changed_since_somebody_sat_down_is_marked_and_waited_for(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="first random, target 20")
    assert await marked(harness) == []
    await harness.env.advance_time(60)
    await change(harness, "target", "2")
    assert await marked(harness) == ["Points to reach exactly: 50 points (long)"]
    assert "changed since somebody sat down" in (await harness.board()).text
    before = await harness.everything()
    said = await harness.press("Ann", "@start")
    assert "A house rule has changed" in said.words
    assert "50 points" in said.words
    assert "10 more seconds" in said.words
    await harness.env.advance_time(9)
    assert "1 more second to see it" in (await harness.press("Ann", "@start")).words
    assert await harness.everything() == before
    await harness.env.advance_time(1)
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"
    assert (await harness.stored()).changes == ()


async def test_each_change_gives_ten_seconds_more_and_so_does_another_time_for_a_decision(
    harness: BotHarness,
) -> None:
    await harness.sit("Ann", "Ben", rules="first random, target 20")
    await change(harness, "target", "2")
    await harness.env.advance_time(8)
    await change(harness, "_clock", "9")
    assert await marked(harness) == ["Points to reach exactly: 50 points (long)", "Time for a decision: no limit"]
    await harness.env.advance_time(8)
    said = await harness.press("Ann", "@start")
    assert "House rules have changed" in said.words
    assert "2 more seconds" in said.words


async def test_nobody_waits_for_what_nobody_else_has_missed(harness: BotHarness) -> None:
    # Alone at the table, and before the others came.
    await harness.sit("Ann", rules="first random, target 20")
    await change(harness, "target", "2")
    await harness.press("Ben", "@join")
    assert await marked(harness) == []
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"


async def test_what_is_again_as_it_was_is_no_change(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="first random, target 20")
    await change(harness, "target", "2")
    await change(harness, "target", "1")
    assert await marked(harness) == []
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"


async def test_choosing_what_holds_anyway_is_no_change(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="first random, target 20")
    await change(harness, "target", "1")
    assert (await harness.stored()).changes == ()
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"


async def test_who_comes_in_between_is_waited_for_by_what_they_saw(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="first random, target 20")
    await change(harness, "target", "2")
    await harness.press("Cleo", "@join")
    await change(harness, "target", "1")
    # Ben is back where he was; Cleo sat down to 50 points.
    assert await marked(harness) == ["Points to reach exactly: 20 points (short)"]
    await harness.press("Cleo", "@leave")
    assert await marked(harness) == []
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"


async def test_a_host_who_does_not_sit_there_does_not_change_rules_under_whoever_starts(harness: BotHarness) -> None:
    await harness.sit("Ben", rules="first random, target 20", host="Ann")
    await harness.press("Cleo", "@join")
    await change(harness, "target", "2")
    # Ben may start, since the host does not sit there; but neither he nor Cleo can have seen it yet.
    assert "more seconds" in (await harness.press("Ben", "@start")).words
    assert len(await marked(harness)) == 1


async def test_who_takes_a_table_over_has_not_made_the_changes_of_the_host_before(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo", rules="first random, target 20")
    await change(harness, "target", "2")
    await harness.press("Ann", "@leave")
    await harness.press("Cleo", "@leave")
    await harness.press("Dan", "@join")
    assert len(await marked(harness)) == 1, "Ben has not seen it"
    assert "more seconds" in (await harness.press("Ben", "@start")).words
    await change(harness, "target", "1", who="Ben")
    await change(harness, "target", "2", who="Ben")
    # Now it is Ben's own, and Dan has sat down to it as it is.
    assert await marked(harness) == []
    await harness.press("Ben", "@start")
    assert (await harness.stored()).status == "playing"


async def test_the_marks_are_there_after_a_restart(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="first random, target 20")
    await change(harness, "target", "2")
    harness.bot.services.tables.drop()
    assert "more seconds" in (await harness.press("Ann", "@start")).words
    assert len(await marked(harness)) == 1


def test_the_notes_of_a_host_who_cannot_decide_stay_few() -> None:
    seats = [SeatRow(user, "", joined, "", None, None, -1) for user, joined in ((1, 5), (2, 205), (3, 405))]
    seats.append(SeatRow(-1, "", 0, "", None, None, -1, level="easy"))
    changes: tuple[OptionChange, ...] = ()
    all_of_them = []
    for number in range(10, 1000, 3):
        one = OptionChange(number, "target" if number % 2 else "first", number, (0, 5, 205)[number % 3])
        all_of_them.append(one)
        here = [seat for seat in seats if seat.joined < number]
        changes = add_change(changes, one, here)
        for now in ({"target": number, "first": 0}, {"target": 11, "first": 10}):
            assert unseen_changes(changes, here, now) == unseen_changes(all_of_them, here, now)
    assert len(changes) <= 2 * 4


@pytest.mark.parametrize(("after", "left"), [(0.0, 10.0), (3.5, 6.5), (10.0, 0.0), (60.0, -50.0)])
def test_how_long_is_left_follows_from_the_two_interactions(after: float, left: float) -> None:
    first = 1456074443980800017
    later = first + (round(after * 1000) << 22)
    assert start_delay({"target": first}, later) == left
    assert start_delay({}, later) == 0
    assert TO_SEE_IT == 10
