"""Counting tables for profiles: streaks, rivals, dice, achievements."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage import (
    GHOSTS,
    DiceTotals,
    EarnedAchievement,
    GuildSettings,
    NotNext,
    PersonaRecord,
    RivalSummary,
    SeatOutcome,
    Store,
    StreakCounts,
    open_store,
)
from bot.storage.repos.player_stats import WEEK, week_of
from tests.store.people import (
    ANN,
    BEN,
    CLEO,
    DORA,
    GUILD,
    OTHER_GUILD,
    append,
    interactions,
    lobby,
    played,
    running,
    sit,
    won_by,
)

MONDAY = 345_600.0


async def counted(store: Store, table: int, *earned: EarnedAchievement, thrown: tuple[DiceTotals, ...] = ()) -> int:
    await store.count_table(table, earned=earned, thrown=thrown)
    return table


async def streaks(store: Store, user: int = ANN) -> StreakCounts:
    return await store.streaks(user, guild=GUILD, game=None)


async def test_tables_are_counted_once_in_the_order_in_which_they_ended(store: Store) -> None:
    first, second = await running(store, ANN, BEN), await running(store, ANN, BEN)
    assert await store.next_uncounted() is None
    await append(store, second, 1, results=won_by(ANN, ANN, BEN))
    await append(store, first, 1, results=won_by(BEN, ANN, BEN))
    assert await store.next_uncounted() == second
    assert await store.load_uncounted(first) is None
    with pytest.raises(NotNext):
        await counted(store, first)
    await counted(store, second)
    assert await store.is_counted(second)
    with pytest.raises(NotNext):
        await counted(store, second)
    await counted(store, first)
    assert await store.next_uncounted() is None
    assert await streaks(store) == StreakCounts(0, 1, week_of(300.0), 1, 1)


async def test_a_table_that_was_closed_is_never_counted(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.close(table, now=400.0)
    assert await store.next_uncounted() is None
    with pytest.raises(NotNext):
        await counted(store, table)


async def test_wins_in_a_row_end_with_a_game_that_is_not_won_and_the_best_stays(store: Store) -> None:
    for winner, now, best in ((ANN, 1, 1), (ANN, 2, 2), (BEN, 0, 2), (ANN, 1, 2)):
        await counted(store, await played(store, winner, ANN, BEN))
        assert ((await streaks(store)).wins, (await streaks(store)).best_wins) == (now, best)


async def resigned(store: Store, *, decided: int, others: int = 1) -> int:
    """Return a table that Ann won, from which Ben got up after so many decisions of his own; it is counted."""
    people = [ANN, BEN, CLEO][: others + 1]
    table = await running(store, *people)
    for n in range(1, decided + 1):
        await store.append(table, n, seat=1, action="keep", user=BEN, interaction=next(interactions), now=300.0)
    results = [SeatOutcome(seat, user, 1 + seat, won=not seat, left=user == BEN) for seat, user in enumerate(people)]
    last = {"action": "resign", "user": BEN, "interaction": next(interactions), "now": 300.0}
    await store.append(table, decided + 1, seat=1, results=results, **last)
    return await counted(store, table)


async def wins(store: Store, user: int = ANN) -> tuple[int, int]:
    """Return in how many games that person was, and how many of them they won."""
    (tally,) = await store.game_tallies(user, guild=GUILD)
    return tally.games, tally.wins


@pytest.mark.parametrize("recounted", [False, True])
async def test_who_resigns_without_a_decision_is_nobody_to_win_against(store: Store, recounted: bool) -> None:
    await counted(store, await played(store, ANN, ANN, BEN))
    for _ in range(3):
        await resigned(store, decided=0)
    if recounted:
        await store.recount_results()
        await store.reset_counted()
        while (table := await store.next_uncounted()) is not None:
            await counted(store, table)
    assert await wins(store) == (4, 1), "they stay games"
    assert await streaks(store) == StreakCounts(1, 1, week_of(300.0), 1, 1), "a streak neither ends nor grows"
    await counted(store, await played(store, ANN, ANN, BEN))
    assert (await streaks(store)).wins == 2
    await counted(store, await played(store, BEN, ANN, BEN))
    assert (await streaks(store)).wins == 0


async def test_one_decision_before_resigning_makes_it_a_win(store: Store) -> None:
    await resigned(store, decided=1)
    assert await wins(store) == (1, 1)
    assert (await streaks(store)).wins == 1


async def test_a_win_against_others_who_stayed_counts_whoever_resigned(store: Store) -> None:
    await resigned(store, decided=0, others=2)
    assert await wins(store) == (1, 1)
    assert (await streaks(store)).wins == 1


async def test_a_first_game_that_nobody_played_against_is_no_win(store: Store) -> None:
    await resigned(store, decided=0)
    assert await wins(store) == (1, 0)
    assert await streaks(store) == StreakCounts(0, 0, week_of(300.0), 1, 1)


async def test_who_is_forgotten_afterwards_is_nobody_to_win_against_either(store: Store) -> None:
    await resigned(store, decided=0)
    await store.delete_user(BEN, ghost=GHOSTS)
    await store.recount_results()
    assert await wins(store) == (1, 0)


async def test_weeks_in_a_row_go_from_monday_to_sunday(store: Store) -> None:
    days = (0.0, WEEK - 1, WEEK, 2.5 * WEEK, 4 * WEEK, 3 * WEEK, 5 * WEEK)
    weeks = (1, 1, 2, 3, 1, 1, 2)
    for day, expected in zip(days, weeks, strict=True):
        await counted(store, await played(store, ANN, ANN, BEN, started=0.0, ended=MONDAY + day))
        assert (await streaks(store)).weeks == expected, day
    assert (await streaks(store)).best_weeks == 3
    assert (await streaks(store)).week == week_of(MONDAY) + 5


async def test_what_was_before_is_told_of_the_guild_and_of_everywhere_apart(store: Store) -> None:
    await counted(store, await played(store, ANN, ANN, BEN, guild=OTHER_GUILD, game="tie_die"))
    await counted(store, await played(store, BEN, ANN, BEN, CLEO))
    table = await played(store, ANN, ANN, BEN)
    found = await store.load_uncounted(table)
    assert found is not None
    here, everywhere = found.pasts[GUILD, ANN], found.pasts[0, ANN]
    assert (here.all.games, here.all.wins, here.here.games, here.won) == (1, 0, 1, frozenset())
    assert (everywhere.all.games, everywhere.all.wins, everywhere.here.games) == (2, 1, 1)
    assert everywhere.won == {"tie_die"}
    assert set(found.pasts) == {(guild, user) for guild in (GUILD, 0) for user in (ANN, BEN)}


async def test_only_the_last_of_three_or_more_came_last(store: Store) -> None:
    async def lasts(*results: SeatOutcome) -> int:
        table = await running(store, *(result.user for result in results))
        await append(store, table, 1, results=results)
        await counted(store, table)
        following = await played(store, ANN, ANN, BEN)
        found = await store.load_uncounted(following)
        assert found is not None
        await counted(store, following)
        return found.pasts[GUILD, BEN].here.lasts

    first = SeatOutcome(0, ANN, 1, won=True, left=False)
    assert await lasts(first, SeatOutcome(1, BEN, 2, won=False, left=False)) == 0
    third = SeatOutcome(2, CLEO, 3, won=False, left=False)
    assert await lasts(first, SeatOutcome(1, BEN, 2, won=False, left=False), third) == 0
    second = SeatOutcome(2, CLEO, 2, won=False, left=False)
    assert await lasts(first, SeatOutcome(1, BEN, 3, won=False, left=True), second) == 0
    assert await lasts(first, SeatOutcome(1, BEN, 3, won=False, left=False), second) == 1


async def test_rivals_are_whom_one_meets_whom_one_beats_and_who_beats_one(store: Store) -> None:
    for winner, *others in ((ANN, BEN), (ANN, BEN), (CLEO, ANN), (BEN, ANN), (ANN, DORA), (ANN, DORA)):
        await counted(store, await played(store, winner, winner, *others))
    found = await store.rival_records(ANN, guild=GUILD, game=None, known=GUILD)
    assert [(one.name, one.met, one.ahead, one.behind) for one in (found.met, found.prey, found.nemesis) if one] == [
        ("Ben", 3, 2, 1),
        ("Dora", 2, 2, 0),
        ("Cleo", 1, 0, 1),
    ]
    assert await store.rival_records(ANN, guild=GUILD, game="tie_die", known=GUILD) == RivalSummary()
    assert await store.rival_records(ANN, guild=None, game=None, known=OTHER_GUILD) == RivalSummary()


async def against(store: Store, level: str, *, ahead: bool) -> int:
    """Return a table at which Ann has played against a computer, and comes before it or after it."""
    table = await lobby(store)
    await sit(store, table, ANN, name="Ann")
    await store.sit(table, user=-1, name="Waffle", joined=0, locale="en-GB", most=9, level=level)
    await store.start(table, order=[-1, ANN], salt="", setup={}, now=200.0)
    places = [SeatOutcome(0, -1, 1 + ahead, not ahead, False), SeatOutcome(1, ANN, 2 - ahead, ahead, False)]
    await append(store, table, 1, now=300.0, results=places)
    return table


async def test_regulars_one_has_faced_are_those_and_no_other_computers(store: Store) -> None:
    for level, ahead in (("bluffer", True), ("bluffer", False), ("bluffer", False), ("hard", True), ("even-35", True)):
        await counted(store, await against(store, level, ahead=ahead))
    uncounted = [await against(store, "watcher", ahead=True)]
    found = [PersonaRecord("bluffer", 3, 1, 2)]
    for guild, game in ((GUILD, None), (GUILD, "magic_numbers"), (None, None)):
        assert await store.persona_records(ANN, guild=guild, game=game) == found
    for guild, game in ((OTHER_GUILD, None), (GUILD, "tie_die")):
        assert await store.persona_records(ANN, guild=guild, game=game) == []
    assert await store.persona_records(BEN, guild=None, game=None) == []
    await counted(store, *uncounted)
    assert await store.persona_records(ANN, guild=GUILD, game=None) == [*found, PersonaRecord("watcher", 1, 1, 0)]


async def test_equals_and_computers_beat_nobody(store: Store) -> None:
    table = await running(store, ANN, BEN, CLEO)
    shared = [
        SeatOutcome(0, ANN, 1, True, False),
        SeatOutcome(1, BEN, 1, True, False),
        SeatOutcome(2, CLEO, 3, False, False),
    ]
    await append(store, table, 1, results=shared)
    await counted(store, table)
    found = await store.rival_records(BEN, guild=GUILD, game=None, known=GUILD)
    assert found.met is not None
    assert (found.met.name, found.met.ahead, found.met.behind) == ("Ann", 0, 0)
    assert found.prey is not None
    assert found.prey.name == "Cleo"
    assert found.nemesis is None


async def test_dice_are_summed_by_their_sides(store: Store) -> None:
    await counted(
        store, await played(store, ANN, ANN, BEN), thrown=(DiceTotals(ANN, 6, 3, 12), DiceTotals(ANN, 4, 1, 4))
    )
    tie = await played(store, ANN, ANN, BEN, game="tie_die", guild=OTHER_GUILD)
    await counted(store, tie, thrown=(DiceTotals(ANN, 4, 2, 3), DiceTotals(BEN, 4, 2, 8)))
    assert await store.dice_totals(ANN, guild=None, game=None) == [DiceTotals(ANN, 4, 3, 7), DiceTotals(ANN, 6, 3, 12)]
    assert await store.dice_totals(ANN, guild=None, game="tie_die") == [DiceTotals(ANN, 4, 2, 3)]
    assert await store.dice_totals(ANN, guild=GUILD, game=None) == [DiceTotals(ANN, 4, 1, 4), DiceTotals(ANN, 6, 3, 12)]
    assert await store.dice_totals(CLEO, guild=None, game=None) == []


async def test_an_achievement_is_told_at_the_table_where_it_was_first_earned(store: Store) -> None:
    first = await played(store, ANN, ANN, BEN)
    hat, win = EarnedAchievement(GUILD, ANN, "", "hat-trick"), EarnedAchievement(GUILD, ANN, "magic_numbers", "phoenix")
    await counted(store, first, win, EarnedAchievement(0, ANN, "magic_numbers", "phoenix"))
    second = await played(store, ANN, ANN, BEN)
    await counted(store, second, win, hat, EarnedAchievement(GUILD, BEN, "", "good-sport"))
    assert [(medal.user, medal.feat) for medal in await store.new_achievements(first)] == [(ANN, "phoenix")]
    assert [(medal.user, medal.feat) for medal in await store.new_achievements(second)] == [
        (ANN, "hat-trick"),
        (BEN, "good-sport"),
    ]
    here = await store.achievement_counts(ANN, guild=GUILD, game=None)
    assert [(medal.feat, medal.times, medal.table) for medal in here] == [
        ("hat-trick", 1, second),
        ("phoenix", 2, first),
    ]
    assert [medal.feat for medal in await store.achievement_counts(ANN, guild=GUILD, game="magic_numbers")] == [
        "phoenix"
    ]
    assert [medal.times for medal in await store.achievement_counts(ANN, guild=None, game=None)] == [1]
    assert await store.new_achievements(99) == []


async def test_a_server_that_stays_out_counts_nowhere_else(store: Store) -> None:
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=False))
    table = await played(store, ANN, ANN, BEN)
    found = await store.load_uncounted(table)
    assert found is not None
    assert set(found.pasts) == {(GUILD, ANN), (GUILD, BEN)}
    await counted(store, table, thrown=(DiceTotals(ANN, 6, 1, 1),))
    assert await store.streaks(ANN, guild=None, game=None) == StreakCounts()
    assert await store.dice_totals(ANN, guild=None, game=None) == []
    assert await store.rival_records(ANN, guild=None, game=None, known=GUILD) == RivalSummary()


async def test_counting_afresh_begins_with_the_first_to_end_and_with_nothing(store: Store) -> None:
    tables = [
        await counted(store, await played(store, ANN, ANN, BEN), EarnedAchievement(GUILD, ANN, "", "x"))
        for _ in range(3)
    ]
    await store.reset_counted()
    assert await streaks(store) == StreakCounts()
    assert await store.achievement_counts(ANN, guild=GUILD, game=None) == []
    for table in tables:
        assert await store.next_uncounted() == table
        await counted(store, table)


async def test_whoever_is_forgotten_is_in_none_of_it(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        await counted(store, await against(store, "bluffer", ahead=True))
        table = await played(store, ANN, ANN, BEN)
        await counted(store, table, EarnedAchievement(GUILD, ANN, "", "first-win"), thrown=(DiceTotals(ANN, 6, 1, 6),))
        await store.delete_user(ANN, ghost=-1_000_001)
        for name in ("careers", "rivals", "encounters", "luck", "feats"):
            rows = await store._read(lambda db, name=name: db.rows(f"select * from {name}"))
            assert not [row for row in rows if ANN in row], name
        assert (await streaks(store, BEN)).best_weeks == 1
