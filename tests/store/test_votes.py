"""Votes at a table: one at a time, each player's latest answer, and what became of it."""

import pytest

from bot.storage import Ballot, NoVote, Store, VoteTaken
from tests.store.people import ANN, BEN, append, lobby, running, won_by
from tests.store.test_lobby import NOWHERE, loaded


async def asked(store: Store, table: int) -> int:
    await store.open_vote(table, what="end", user=ANN, now=10.0, until=20.0)
    vote = (await loaded(store, table)).vote
    assert vote is not None
    return vote.id


async def test_a_table_votes_once_at_a_time_while_it_is_played(store: Store) -> None:
    table = await running(store, ANN, BEN)
    first = await asked(store, table)
    with pytest.raises(VoteTaken):
        await asked(store, table)
    for elsewhere in (await lobby(store, ANN), NOWHERE):
        with pytest.raises(NoVote):
            await asked(store, elsewhere)
    await store.close_vote(table, first, "refused", n=0)
    assert await asked(store, table) != first, "the next one takes its place"


async def test_the_latest_answer_counts_while_the_vote_is_open(store: Store) -> None:
    table = await running(store, ANN, BEN)
    vote = await asked(store, table)
    for user, yes in ((BEN, True), (ANN, True), (BEN, False)):
        await store.cast_ballot(table, vote, user=user, yes=yes)
    stored = await loaded(store, table)
    assert stored.vote is not None
    assert (stored.vote.ballots, stored.painted) == ((Ballot(ANN, True), Ballot(BEN, False)), -1)
    await store.close_vote(table, vote, "passed", n=0)
    for number in (vote, vote + 1):
        with pytest.raises(NoVote):
            await store.cast_ballot(table, number, user=ANN, yes=False)


@pytest.mark.parametrize(("state", "can_be_taken_back"), [("passed", True), ("refused", False), ("open", True)])
async def test_what_was_refused_is_not_taken_back(store: Store, state: str, can_be_taken_back: bool) -> None:
    table = await running(store, ANN, BEN)
    vote = await asked(store, table)
    if state != "open":
        await store.close_vote(table, vote, state, n=3)  # type: ignore[arg-type]
        there = (await loaded(store, table)).vote
        assert there is not None
        assert (there.state, there.decided) == (state, 3)
        with pytest.raises(NoVote):
            await store.close_vote(table, vote, "passed", n=4)
    if can_be_taken_back:
        await store.close_vote(table, vote, None, n=4)
        assert (await loaded(store, table)).vote is None
    else:
        with pytest.raises(NoVote):
            await store.close_vote(table, vote, None, n=4)


async def test_a_vote_goes_with_the_game(store: Store) -> None:
    table = await running(store, ANN, BEN)
    vote = await asked(store, table)
    await append(store, table, 1, results=won_by(ANN, ANN, BEN))
    assert (await loaded(store, table)).vote is None
    with pytest.raises(NoVote):
        await store.cast_ballot(table, vote, user=BEN, yes=True)
