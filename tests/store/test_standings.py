"""Leaderboards, profiles and birthdays."""

from collections.abc import Sequence

import pytest

from bot.store import GameTally, Result, Standing, Store
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, OTHER_GUILD, append, played, running


async def board(
    store: Store, *, guild: int | None = None, game: str | None = None, limit: int = 10, offset: int = 0
) -> Sequence[Standing]:
    return await store.leaderboard(guild=guild, game=game, limit=limit, offset=offset)


async def test_more_wins_stand_higher_and_then_the_better_share(store: Store) -> None:
    for winner, others in ((ANN, (BEN, CLEO)), (ANN, (BEN, DORA)), (BEN, (CLEO,)), (CLEO, (BEN,))):
        await played(store, winner, winner, *others)
    assert await board(store) == [
        Standing(ANN, "Ann", games=2, wins=2, place=1),
        Standing(CLEO, "Cleo", games=3, wins=1, place=2),
        Standing(BEN, "Ben", games=4, wins=1, place=3),
        Standing(DORA, "Dora", games=1, wins=0, place=4),
    ]


async def test_equals_share_a_place_and_the_next_is_counted_on(store: Store) -> None:
    await played(store, ANN, ANN, BEN, CLEO)
    await played(store, ANN, ANN, DORA)
    await played(store, BEN, BEN, DORA)
    await played(store, CLEO, CLEO, DORA)
    assert [(line.user, line.place) for line in await board(store)] == [(ANN, 1), (BEN, 2), (CLEO, 2), (DORA, 4)]


async def test_without_a_win_more_games_stand_higher(store: Store) -> None:
    await played(store, ANN, ANN, BEN, CLEO)
    await played(store, ANN, ANN, CLEO)
    assert [line.user for line in await board(store)] == [ANN, CLEO, BEN]


async def test_pages_join_without_a_gap_and_keep_their_places(store: Store) -> None:
    for winner in range(100, 140):
        for _ in range(winner % 3):
            await played(store, winner, winner, 1, names={winner: str(winner), 1: "One"})
    whole = await board(store, limit=100)
    assert len({line.place for line in whole}) < len(whole)
    for size in (1, 4, 7):
        pages = [await board(store, limit=size, offset=offset) for offset in range(0, len(whole) + size, size)]
        assert [line for page in pages for line in page] == list(whole)


async def test_guilds_and_games_are_counted_apart_and_together(store: Store) -> None:
    await played(store, ANN, ANN, BEN)
    await played(store, BEN, ANN, BEN, game="tie_die")
    await played(store, BEN, ANN, BEN, guild=OTHER_GUILD)

    async def wins(guild: int | None, game: str | None) -> dict[int, int]:
        return {line.user: line.wins for line in await board(store, guild=guild, game=game)}

    assert await wins(None, None) == {ANN: 1, BEN: 2}
    assert await wins(GUILD, None) == {ANN: 1, BEN: 1}
    assert await wins(GUILD, "magic_numbers") == {ANN: 1, BEN: 0}
    assert await wins(None, "magic_numbers") == {ANN: 1, BEN: 1}
    assert await wins(None, "tie_die") == {ANN: 0, BEN: 1}
    assert await wins(OTHER_GUILD, "tie_die") == {}


async def test_several_can_win_and_who_left_still_played(store: Store) -> None:
    table = await running(store, ANN, BEN, CLEO)
    results = [Result(0, ANN, 1, True, False), Result(1, BEN, 1, True, False), Result(2, CLEO, 3, False, True)]
    await append(store, table, 1, results=results)
    assert [(line.wins, line.games, line.place) for line in await board(store)] == [(1, 1, 1), (1, 1, 1), (0, 1, 3)]


async def test_people_are_listed_under_the_latest_name_they_played_under(store: Store) -> None:
    await played(store, ANN, ANN, BEN, names={ANN: "Annie", BEN: "Ben"}, ended=400.0)
    await played(store, BEN, ANN, BEN, names={ANN: "Anna", BEN: "Benny"}, ended=500.0, game="tie_die")
    await played(store, BEN, ANN, BEN, names={ANN: "Old Ann", BEN: "Old Ben"}, ended=300.0)
    assert {line.user: line.name for line in await board(store, game="magic_numbers")} == {ANN: "Anna", BEN: "Benny"}


async def test_a_name_used_in_one_guild_is_not_shown_in_another(store: Store) -> None:
    await played(store, ANN, ANN, BEN, ended=400.0)
    await played(store, ANN, ANN, BEN, names={ANN: "Secret Ann", BEN: "B"}, guild=OTHER_GUILD, ended=500.0)
    assert [line.name for line in await board(store, guild=GUILD)] == ["Ann", "Ben"]


async def test_a_profile_has_one_line_a_game(store: Store) -> None:
    await played(store, ANN, ANN, BEN, game="tie_die", started=10.0, ended=70.4)
    await played(store, BEN, ANN, BEN, game="tie_die", started=100.0, ended=130.3)
    await played(store, ANN, ANN, BEN, started=200.0, ended=800.0)
    await played(store, ANN, ANN, BEN, guild=OTHER_GUILD, started=300.0, ended=1300.0)
    assert await store.profile(ANN, guild=GUILD) == [
        GameTally("magic_numbers", games=1, wins=1, seconds=600, last_played=800.0),
        GameTally("tie_die", games=2, wins=1, seconds=90, last_played=130.3),
    ]
    assert await store.profile(ANN, guild=None) == [
        GameTally("magic_numbers", games=2, wins=2, seconds=1600, last_played=1300.0),
        GameTally("tie_die", games=2, wins=1, seconds=90, last_played=130.3),
    ]
    assert await store.profile(CLEO, guild=None) == []


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
