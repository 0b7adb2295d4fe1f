"""Times of repeated game nights, and of moved ones: by whose clocks, and from where."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from bot.core.availability import zone_info
from bot.dates.recurrence import calendar_position
from bot.game_nights import service
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_game_nights import (
    DAY,
    HOUR,
    WEEK,
    Clock,
    clock,
    date,
    fills_in,
    lives_in,
    presses,
    saying,
    sets,
    wait_idle,
)

__all__ = ["clock"]


async def edited(harness: BotHarness, who: str, on: Shown) -> dict[str, str]:
    """Return the form for another time as the user sees it: its id, and the text in its fields."""
    said = await presses(harness, who, "change", on)
    form: Any = said.form
    found = {one["component"]["custom_id"]: one["component"] for one in form["components"]}
    (repeat,) = [one["value"] for one in found["repeat"]["options"] if one.get("default")]
    return {"custom_id": form["custom_id"], "at": found["at"].get("value") or "", "repeat": repeat}


BERLIN, TOKYO = "Europe/Berlin", "Asia/Tokyo"


@pytest.mark.parametrize("typed", ["in 3 days", "in 2 hours", "<t:1893456000>"])
async def test_without_a_zone_there_is_no_series_and_what_to_do_is_said(
    harness: BotHarness, clock: Clock, typed: str
) -> None:
    said = await harness.slash("Ann", "play", game="tie_die", at=typed, repeat="weekly")
    if not typed.startswith("<"):
        assert "friday 20:00 Europe/London" in said.words
        assert "/me quiet" in said.words
    assert await harness.store.game_night(1) is None
    # Nor does one that is there become one.
    shown = await sets(harness, at="in 5 hours")
    before = await date(harness)
    refused = await fills_in(harness, "Ann", "e:1:change", shown, "in 6 hours", "weekly")
    assert "friday 20:00 Europe/London" in refused.words
    assert await date(harness) == before
    form = await edited(harness, "Ann", shown)
    assert form["at"].endswith(" UTC"), "that is the zone in which it stands there"
    assert "Europe/London" in (await fills_in(harness, "Ann", form["custom_id"], shown, form["at"], "weekly")).words
    assert await date(harness) == before
    # Whoever says it, has it.
    await fills_in(harness, "Ann", "e:1:change", shown, f"in 6 hours {BERLIN}", "weekly")
    assert ((await date(harness)).repeats, (await date(harness)).zone) == ("weekly", BERLIN)


async def test_a_series_by_a_length_of_time_keeps_the_hour_of_the_wall(harness: BotHarness, clock: Clock) -> None:
    # Friday, 20:00 in Berlin, two days before clocks are put back, is in three days.
    clock.at = 1792778400.0 - 4 * 3600 - 3 * DAY
    await lives_in(harness, "Ann", BERLIN)
    await sets(harness, at="in 3 days", repeat="weekly")
    first = await date(harness)
    following = service.next_game_night(first)
    assert following is not None
    assert following.starts - first.starts == WEEK + HOUR
    assert (first.zone, first.minute) == (BERLIN, following.minute)


@pytest.mark.parametrize("who", ["Mod", "Ann"])
async def test_who_edits_from_another_zone_does_not_change_the_evenings(
    harness: BotHarness, clock: Clock, who: str
) -> None:
    await lives_in(harness, "Ann", BERLIN)
    harness.come("Mod", manage_messages=True)
    shown = await sets(harness, at="saturday 20:00", repeat="weekly")
    before = await date(harness)
    await lives_in(harness, who, TOKYO)
    form = await edited(harness, who, shown)
    there = datetime.strptime(form["at"], "%Y-%m-%d %H:%M")
    await fills_in(harness, who, form["custom_id"], shown, f"{there:%Y-%m-%d} 23:30", "weekly")
    await wait_idle(harness)
    after = await date(harness)
    assert (after.zone, after.repeats) == (BERLIN, "weekly")
    assert after.starts != before.starts
    assert datetime.fromtimestamp(after.starts, zone_info(TOKYO)).strftime("%H:%M") == "23:30"
    assert after.minute == calendar_position(after.starts, BERLIN)[0]


@pytest.mark.parametrize("lives", [BERLIN, TOKYO, None])
@pytest.mark.parametrize("at", ["in 2 hours", "saturday 20:00 Europe/Berlin"])
async def test_a_form_sent_as_it_stood_changes_nothing_and_tells_nobody(
    harness: BotHarness, clock: Clock, at: str, lives: str | None
) -> None:
    shown = await sets(harness, at=at)
    await presses(harness, "Ben", "in", shown)
    if lives:
        await lives_in(harness, "Ann", lives)
    before = await date(harness)
    form = await edited(harness, "Ann", shown)
    said = await fills_in(harness, "Ann", form["custom_id"], shown, form["at"], form["repeat"])
    assert "it stays at" in said.words
    await wait_idle(harness)
    assert await date(harness) == before
    assert not saying(harness, "is at another time")


async def test_a_form_sent_as_it_stood_does_not_take_back_what_somebody_else_changed_meanwhile(
    harness: BotHarness, clock: Clock
) -> None:
    await lives_in(harness, "Ann", BERLIN)
    shown = await sets(harness)
    form = await edited(harness, "Ann", shown)
    await fills_in(harness, "Ann", "e:1:change", shown, "in 5 hours", "never")
    moved = (await date(harness)).starts
    await fills_in(harness, "Ann", form["custom_id"], shown, form["at"], form["repeat"])
    assert (await date(harness)).starts == moved


async def test_an_hour_that_comes_twice_stays_the_one_it_was(harness: BotHarness, clock: Clock) -> None:
    # The second 2:30 of the night in which clocks are put back in Berlin, an hour before.
    clock.at = 1792888200.0
    await lives_in(harness, "Ann", BERLIN)
    shown = await sets(harness, at="in 1 hour")
    before = await date(harness)
    form = await edited(harness, "Ann", shown)
    await fills_in(harness, "Ann", form["custom_id"], shown, form["at"], form["repeat"])
    assert await date(harness) == before


async def test_only_how_often_it_comes_can_be_changed_and_nobody_is_told(harness: BotHarness, clock: Clock) -> None:
    await lives_in(harness, "Ann", BERLIN)
    shown = await sets(harness)
    before = await date(harness)
    form = await edited(harness, "Ann", shown)
    await fills_in(harness, "Ann", form["custom_id"], shown, form["at"], "monthly")
    await wait_idle(harness)
    after = await date(harness)
    assert (after.starts, after.repeats, after.zone) == (before.starts, "monthly", BERLIN)
    assert not saying(harness, "is at another time")


async def test_a_form_for_an_evening_that_is_over_says_so(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    form = await edited(harness, "Ann", shown)
    await clock.on(2 * HOUR)
    said = await fills_in(harness, "Ann", form["custom_id"], shown, "in 3 hours", "never")
    assert "isn't coming up any more" in said.words
