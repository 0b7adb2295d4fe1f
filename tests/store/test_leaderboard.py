"""Profiles and birthdays."""

from pathlib import Path

import pytest

from bot.storage import GameTally, GuildSettings, Store, StoreFailed, open_store
from tests.failure_helpers import Failing
from tests.store.people import ANN, BEN, CLEO, GUILD, OTHER_GUILD, played


async def test_a_profile_has_one_line_a_game(store: Store) -> None:
    await played(store, ANN, ANN, BEN, game="tie_die", started=10.0, ended=70.4)
    await played(store, BEN, ANN, BEN, game="tie_die", started=100.0, ended=130.3)
    await played(store, ANN, ANN, BEN, started=200.0, ended=800.0)
    await played(store, ANN, ANN, BEN, guild=OTHER_GUILD, started=300.0, ended=1300.0)
    assert await store.game_tallies(ANN, guild=GUILD) == [
        GameTally("magic_numbers", games=1, wins=1, seconds=600, last_played=800.0),
        GameTally("tie_die", games=2, wins=1, seconds=90, last_played=130.3),
    ]
    assert await store.game_tallies(ANN, guild=None) == [
        GameTally("magic_numbers", games=2, wins=2, seconds=1600, last_played=1300.0),
        GameTally("tie_die", games=2, wins=1, seconds=90, last_played=130.3),
    ]
    assert await store.game_tallies(CLEO, guild=None) == []


async def test_a_server_that_stays_out_is_not_counted_everywhere(store: Store) -> None:
    await played(store, ANN, ANN, BEN)
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=False))
    await played(store, ANN, ANN, BEN)
    await played(store, BEN, ANN, BEN, guild=OTHER_GUILD)
    for _ in range(2):
        assert [(tally.games, tally.wins) for tally in await store.game_tallies(ANN, guild=None)] == [(2, 1)]
        assert [(tally.games, tally.wins) for tally in await store.game_tallies(ANN, guild=GUILD)] == [(2, 2)]
        await store.recount_results()


@pytest.mark.parametrize("place", ["before", "after"])
async def test_a_count_that_fails_leaves_everything_as_it_was(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        await played(store, ANN, ANN, BEN)
        right = await store.game_tallies(ANN, guild=GUILD)
        await store._write(lambda db: db.execute("update tallies set games = 99"))
        failing = Failing(monkeypatch, "recount_results", place)
        with pytest.raises(StoreFailed, match="disk I/O error"):
            await store.recount_results()
        assert failing.failed
        assert [tally.games for tally in await store.game_tallies(ANN, guild=GUILD)] == [99]
        await store.recount_results()
        assert await store.game_tallies(ANN, guild=GUILD) == right


async def test_birthdays_are_told_changed_and_forgotten(store: Store) -> None:
    await store.set_birthday(ANN, 2, 29)
    await store.set_birthday(BEN, 12, 31)
    assert await store.birthdays([ANN, CLEO, BEN]) == {ANN: (2, 29), BEN: (12, 31)}
    await store.set_birthday(ANN, 3, 1)
    await store.set_birthday(BEN, None, None)
    await store.set_birthday(CLEO, None, None)
    assert await store.birthdays([ANN, CLEO, BEN]) == {ANN: (3, 1)}
    assert await store.birthdays([]) == {}


@pytest.mark.parametrize(
    ("month", "day"), [(2, 30), (13, 1), (0, 1), (1, 0), (4, 31), (1, None), (None, 1)], ids=lambda part: str(part)
)
async def test_a_day_that_does_not_exist_is_nobodys_birthday(store: Store, month: int | None, day: int | None) -> None:
    await store.set_birthday(ANN, 1, 1)
    with pytest.raises(ValueError, match=r"day|month"):
        await store.set_birthday(ANN, month, day)
    assert await store.birthdays([ANN]) == {ANN: (1, 1)}
