"""Running deadlines after changed availability or an outage of the bot; the limit on changes."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.core.availability import DAY, Availability, QuietHours, add_waking_time, validate_quiet_hours, waking_seconds
from bot.core.vacations import VACATION, quarter_bounds
from bot.storage import DeadlineUpdate, GuildSettings, RateExceeded, SeatDeadline, SqliteStore, TooMuchAway, open_store
from bot.storage.ops.lease import LEASE
from bot.storage.repos.availability import BETWEEN, SECOND_THOUGHTS
from tests.store.people import ANN, BEN, CLEO, GUILD
from tests.store.test_lobby import loaded

HERE, THERE = "elsewhere 1 aa", "elsewhere 2 bb"
NIGHT = validate_quiet_hours("Europe/Berlin", 23 * 60, 8 * 60)
HOUR = 3600.0


def time(said: str) -> float:
    return datetime.fromisoformat(said).timestamp()


NOON = time("2026-05-05T12:00+02:00")


async def game(store: SqliteStore, deadline: float, *, clock: int = int(DAY), channel: int = 9) -> int:
    """Return a table of Ann and Ben at which both are awaited until ``deadline``."""
    table = await store.create(
        guild=GUILD,
        channel=channel,
        game="tie_die",
        rules=1,
        options={},
        host=ANN,
        locale="en",
        seed=bytes(32),
        invited=[],
        now=NOON,
        clock=clock,
    )
    for user in (ANN, BEN):
        await store.sit(table, user=user, name="n", joined=channel * 10 + user, locale="en", most=4)
    await store.start(table, order=[ANN, BEN], salt="", setup={}, now=NOON)
    waits = tuple(SeatDeadline(seat, deadline, 0, NOON, NOON) for seat in (0, 1))
    await store.set_waiting(table, 0, DeadlineUpdate(deadline, waits))
    return table


async def deadlines(store: SqliteStore, table: int) -> list[float | None]:
    return [seat.deadline for seat in (await loaded(store, table)).seats]


async def test_a_rest_that_changes_leaves_as_much_waking_time_as_before(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        table, quick = await game(store, NOON + DAY), await game(store, NOON + HOUR, clock=3600, channel=8)
        await store.set_quiet(ANN, NIGHT, now=NOON)
        expected = add_waking_time(Availability(NIGHT), NOON, DAY)
        assert await deadlines(store, table) == [expected, NOON + DAY]
        assert (await loaded(store, table)).wake == NOON, "the clock looks at it at once"
        assert await deadlines(store, quick) == [NOON + HOUR, NOON + HOUR], "nobody rests at a live table"
        # Nine hours have passed, two of which she slept.
        await store.start_vacation(ANN, NOON + 13 * HOUR + 3 * DAY, now=NOON + 13 * HOUR)
        assert (await deadlines(store, table))[0] == add_waking_time(
            Availability(NIGHT), NOON + 13 * HOUR + 3 * DAY, 13 * HOUR
        )
        assert await store.end_vacation(ANN, now=NOON + 2 * DAY)
        assert not await store.end_vacation(ANN, now=NOON + 2 * DAY)
        assert (await deadlines(store, table))[0] == add_waking_time(Availability(NIGHT), NOON + 2 * DAY, 13 * HOUR)
        assert (await deadlines(store, table))[1] == NOON + DAY


async def test_a_servers_quiet_hours_move_the_deadlines_of_those_who_have_none(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        table = await game(store, NOON + DAY)
        await store.set_quiet(BEN, QuietHours(), now=NOON)
        await store.set_guild_settings(GUILD, GuildSettings(quiet=NIGHT), now=NOON)
        assert await deadlines(store, table) == [add_waking_time(Availability(NIGHT), NOON, DAY), NOON + DAY]
        await store.set_quiet(BEN, None, now=NOON + 1)
        assert (await deadlines(store, table))[1] == add_waking_time(Availability(NIGHT), NOON + 1, DAY - 1)
        # He was never asked for: his own hold again.
        await store.set_guild_settings(GUILD, GuildSettings(), now=NOON + 2)
        assert (await deadlines(store, table))[0] == pytest.approx(NOON + DAY)


async def test_an_outage_takes_nothing_from_who_sleeps_through_it_and_gives_them_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sleepover.db"
    async with open_store(path) as store:
        await store.set_quiet(ANN, NIGHT, now=NOON - DAY)
        deadline = add_waking_time(Availability(NIGHT), NOON, 9 * HOUR)
        table = await game(store, deadline)
        await store.acquire(HERE, now=NOON)
    for down in (5 * HOUR, 14 * HOUR, 20 * HOUR):
        copied = tmp_path / f"{down}.db"
        copied.write_bytes(path.read_bytes())
        async with open_store(copied) as store:
            found = await store.acquire(THERE, now=NOON + down)
            assert found is not None
            assert found.away == down > LEASE
            ann, ben = await deadlines(store, table)
            assert ben == deadline + down
            # Nine hours of waking time were left, and are; and it is no time of the night.
            assert waking_seconds(Availability(NIGHT), NOON + down, ann or 0.0) == pytest.approx(9 * HOUR)
            assert ann == add_waking_time(Availability(NIGHT), NOON + down, 9 * HOUR)
            assert (await loaded(store, table)).wake == NOON + down


async def test_a_machine_that_sleeps_takes_nothing_from_who_sleeps_as_well_and_gives_them_nothing(
    tmp_path: Path,
) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        await store.set_quiet(ANN, NIGHT, now=NOON - DAY)
        deadline = add_waking_time(Availability(NIGHT), NOON, 9 * HOUR)
        table = await game(store, deadline)
        await store.acquire(HERE, now=NOON)
        await store.heartbeat(NOON + 14 * HOUR)
        ann, ben = await deadlines(store, table)
        assert ben == deadline + 14 * HOUR
        assert ann == add_waking_time(Availability(NIGHT), NOON + 14 * HOUR, 9 * HOUR)


async def test_quiet_hours_can_be_changed_once_a_day_and_put_right_for_a_while(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        other = validate_quiet_hours("UTC", 0, 60)
        await store.set_quiet(ANN, NIGHT, now=NOON)
        await store.set_quiet(ANN, other, now=NOON + SECOND_THOUGHTS - 1)
        await store.set_quiet(ANN, NIGHT, now=NOON + SECOND_THOUGHTS - 1)
        for way_round in (other, None, QuietHours()):
            with pytest.raises(RateExceeded) as refused:
                await store.set_quiet(ANN, way_round, now=NOON + BETWEEN - 1)
            assert refused.value.until == NOON + BETWEEN
        await store.set_quiet(ANN, NIGHT, now=NOON + BETWEEN - 1)
        assert await store.quiet(ANN) == NIGHT
        await store.set_quiet(ANN, None, now=NOON + BETWEEN)
        # Taking them back is a change, too: or that would be a way round it.
        with pytest.raises(RateExceeded):
            await store.set_quiet(ANN, other, now=NOON + BETWEEN + SECOND_THOUGHTS)
        assert await store.quiet(ANN) is None
        assert await store.quiet(CLEO) is None


async def test_so_many_days_of_vacation_a_quarter_and_no_more(tmp_path: Path) -> None:
    assert quarter_bounds(NOON) == (time("2026-04-01T00:00+00:00"), time("2026-07-01T00:00+00:00"))
    assert quarter_bounds(time("2026-11-22T00:00+00:00"))[1] == time("2027-01-01T00:00+00:00")
    async with open_store(tmp_path / "sleepover.db") as store:
        with pytest.raises(TooMuchAway) as refused:
            await store.start_vacation(ANN, NOON + 22 * DAY, now=NOON)
        assert refused.value.until == NOON + VACATION * DAY
        assert await store.away_until(ANN, now=NOON) is None
        assert await store.days_left(ANN, now=NOON) == VACATION
        await store.start_vacation(ANN, NOON + 10 * DAY, now=NOON)
        assert await store.away_until(ANN, now=NOON + 5 * DAY) == NOON + 10 * DAY
        # Longer after all: what is over of the first counts, and what is not does not.
        await store.start_vacation(ANN, NOON + 21 * DAY, now=NOON + 5 * DAY)
        assert await store.days_left(ANN, now=NOON + 5 * DAY) == 0
        assert await store.end_vacation(ANN, now=NOON + 20.5 * DAY)
        assert await store.days_left(ANN, now=NOON + 30 * DAY) == 0
        with pytest.raises(TooMuchAway):
            await store.start_vacation(ANN, NOON + 32 * DAY, now=NOON + 30 * DAY)
        # The next quarter has days of its own; one that spans both uses both.
        july = time("2026-07-01T00:00+00:00")
        await store.start_vacation(ANN, july + 20 * DAY, now=july - DAY / 4)
        assert await store.days_left(ANN, now=july + 21 * DAY) == 1
        assert datetime.fromtimestamp(july, UTC).day == 1
