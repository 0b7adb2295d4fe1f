"""The puzzle of the day in the store."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.storage import Store
from bot.storage.repos.puzzles import streak
from tests.store.people import played

ANN, BEN, CLEO = 11, 12, 13


async def test_the_first_puzzle_of_a_day_stays(store: Store) -> None:
    assert await store.puzzle(9) is None
    assert await store.set_puzzle(9, "tie_die", "one", table=None) == "one"
    assert await store.set_puzzle(9, "tie_die", "two", table=None) == "one"
    assert await store.puzzle(9) == "one"
    assert await store.puzzle(10) is None


async def test_somebody_s_first_answer_counts(store: Store) -> None:
    await store.set_puzzle(9, "tie_die", "one", table=None)
    assert await store.puzzle_answer(ANN, 9) is None
    first = await store.answer_puzzle(ANN, 9, 2, solved=False)
    assert (first.choice, first.solved, first.streak) == (2, False, 0)
    assert await store.answer_puzzle(ANN, 9, 1, solved=True) == first
    assert await store.puzzle_answer(ANN, 9) == first
    await store.answer_puzzle(BEN, 9, 1, solved=True)
    assert await store.puzzle_answers(9) == (2, 1)
    assert await store.puzzle_answers(10) == (0, 0)


async def test_days_in_a_row_are_counted(store: Store) -> None:
    for day, solved in ((1, True), (2, False), (3, True), (4, True), (6, True)):
        await store.set_puzzle(day, "tie_die", "x", table=None)
        await store.answer_puzzle(ANN, day, 0, solved=solved)
    found = [await store.puzzle_answer(ANN, day) for day in (1, 2, 3, 4, 6)]
    assert [one.streak for one in found if one] == [1, 0, 1, 2, 1]
    assert streak(5, [(4, True)]) == 0


async def test_a_vacation_breaks_no_days_in_a_row(store: Store) -> None:
    noon = datetime(2026, 11, 20, 12, tzinfo=UTC)
    today = noon.toordinal()
    for day in range(today - 1, today + 7):
        await store.set_puzzle(day, "tie_die", "x", table=None)
    for day in (today - 1, today):
        await store.answer_puzzle(ANN, day, 0, solved=True)
    await store.start_vacation(ANN, (noon + timedelta(days=3)).timestamp(), now=noon.timestamp())
    # The vacation is from that day to the 23rd.
    assert (await store.answer_puzzle(ANN, today + 4, 0, solved=True)).streak == 3
    assert (await store.answer_puzzle(BEN, today + 4, 0, solved=True)).streak == 1
    assert (await store.answer_puzzle(ANN, today + 6, 0, solved=True)).streak == 1, "nobody was away on the 25th"


@pytest.mark.parametrize(
    ("answers", "away", "days"),
    [
        ([(9, True), (5, True)], {6, 7, 8}, 2),
        ([(9, True), (5, True)], {6, 8}, 1),
        ([(9, True), (7, False), (5, True)], {6, 7, 8}, 1),
        ([(9, True), (7, True), (5, True)], {6, 7, 8}, 3),
        ([(9, True), (8, True)], {8, 9}, 2),
        ([(9, True)], {8}, 1),
        ([(5, True)], {6, 7, 8, 9}, 1),
    ],
)
def test_days_of_which_somebody_was_away_are_left_out(
    answers: list[tuple[int, bool]], away: set[int], days: int
) -> None:
    assert streak(9, answers, away) == days


async def test_a_game_is_lent_when_all_who_played_it_have_lent_theirs(store: Store) -> None:
    first = await played(store, ANN, ANN, BEN)
    await store.allow_puzzles(ANN, 9)
    assert await store.allows_puzzles(ANN)
    assert list(await store.puzzle_games(5)) == []
    await store.allow_puzzles(BEN, 9)
    await store.allow_puzzles(BEN, 9)
    second = await played(store, BEN, BEN, ANN)
    await played(store, ANN, ANN, CLEO)
    assert list(await store.puzzle_games(5)) == [second, first]
    assert list(await store.puzzle_games(1)) == [second]
    await store.set_puzzle(9, "tie_die", "one", table=first)
    assert list(await store.puzzle_games(5)) == [second]
    await store.allow_puzzles(BEN, None)
    assert not await store.allows_puzzles(BEN)
    assert list(await store.puzzle_games(5)) == []


async def test_forgetting_somebody_takes_their_answers_and_games_back(store: Store) -> None:
    await played(store, ANN, ANN, BEN)
    await store.set_puzzle(9, "tie_die", "one", table=None)
    await store.answer_puzzle(ANN, 9, 0, solved=True)
    for user in (ANN, BEN):
        await store.allow_puzzles(user, 9)
    await store.delete_user(ANN, ghost=-1_000_001)
    assert await store.puzzle_answer(ANN, 9) is None
    assert list(await store.puzzle_games(5)) == []
    assert await store.puzzle(9) == "one"
