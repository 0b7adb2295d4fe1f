"""Tests with a year of games in five time zones: no deadline at night, exact time for all, no game that stalls."""

from __future__ import annotations

import pytest

from benchmarks.year import DAY, HOUR, VACATIONS, Habit, year
from tests.bot.test_availability import rested
from tests.deep_share import share

CLOCKS = {"4 hours": (4 * HOUR, 0), "1 day": (DAY, 0), "3 days": (3 * DAY, 0), "1 day + 4 hours": (4 * HOUR, DAY)}
VACATION = 14.0


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("seed", range(share(25, 1)))
def test_a_year_with_summer_time_nights_days_off_and_vacations(clock: str, seed: int) -> None:
    seconds, bank = (int(part) for part in CLOCKS[clock])
    found = year(seconds, bank, seed=f"year {seed}", rested=rested)
    assert VACATIONS
    assert found.decisions > 500
    assert found.at_night == 0
    assert found.wrong < 1e-3
    # Somebody who sleeps nine hours and has two days off a week is awake for 75 of 168; a vacation comes on top.
    assert found.longest < VACATION + (seconds + bank) / DAY * 168 / 75 + 3
    assert len(found.games) >= 10
    assert max(found.games) < 120


def test_nobody_who_is_asleep_loses_decisions_to_the_clock() -> None:
    """Check the cost and the benefit of quiet hours; the figures are in docs/decisions."""
    told, untold = year(DAY), year(DAY, quiet=False)
    assert told.by_clock / told.decisions < untold.by_clock / untold.decisions / 2
    assert untold.allowed == pytest.approx(1.0)
    assert 1.5 < told.allowed < 2.2, "days that somebody has for a decision of one day"


def test_at_a_live_table_nobody_rests() -> None:
    found = year(600, days=2)
    assert found.allowed == pytest.approx(600 / DAY)


def test_whoever_plans_ahead_keeps_nobody_waiting() -> None:
    """Check the time that premoves save; the figures are in docs/measurements.md."""
    never = year(DAY, days=120, rolls=True)
    often = year(DAY, days=120, rolls=True, habit=Habit(0.5, "whatever"))
    assert not never.plans
    assert often.kept > 20
    assert often.kept + often.void <= often.plans
    assert often.waited / often.decisions < 0.8 * never.waited / never.decisions
    assert sum(often.games) / len(often.games) < sum(never.games) / len(never.games)
