"""The puzzle of the day in the store."""

from __future__ import annotations

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
