"""Guesses in every database: taken in time, from those who watch, scored once, and listed."""

from __future__ import annotations

import pytest

from bot.storage import DeliveredTwice, GuessRefused, GuessScore, Store
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, append, running, won_by

NOW, EVEN = 250.0, (0.5, 0.5)


async def guesses(store: Store, table: int, user: int, chances: tuple[float, ...] = EVEN, press: int = 1) -> None:
    await store.set_guess(table, user, f"name {user}", chances, closes=3, interaction=press, now=NOW + press)


async def over(store: Store, table: int) -> None:
    await store.set_board_message(table, number=0, message=90, channel=600)
    await append(store, table, 1, results=won_by(ANN, ANN, BEN))


async def test_a_guess_comes_back_and_a_later_one_replaces_it(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await guesses(store, table, CLEO, press=2)
    await guesses(store, table, CLEO, (0.25, 0.75), press=3)
    for earlier in (1, 3):
        with pytest.raises(DeliveredTwice):
            await guesses(store, table, CLEO, press=earlier)
    (found,) = await store.guesses(table)
    assert (found.user, found.chances, found.number, found.score) == (CLEO, (0.25, 0.75), 0, None)
    assert await store.shown_guesses(table) == [], "nobody sees it before the end"


async def test_nobody_guesses_who_plays_or_comes_too_late(store: Store) -> None:
    table = await running(store, ANN, BEN)
    with pytest.raises(GuessRefused, match="seated"):
        await guesses(store, table, ANN)
    with pytest.raises(GuessRefused, match="late"):
        await store.set_guess(table, CLEO, "Cleo", EVEN, closes=0, interaction=1, now=NOW)
    with pytest.raises(GuessRefused, match="late"):
        await guesses(store, 999, CLEO)
    await over(store, table)
    with pytest.raises(GuessRefused, match="late"):
        await guesses(store, table, CLEO)


async def test_scores_are_stored_once_and_what_has_none_is_dropped(store: Store) -> None:
    table = await running(store, ANN, BEN)
    for user in (CLEO, DORA):
        await guesses(store, table, user)
    assert await store.unscored_guesses() == []
    await over(store, table)
    assert await store.unscored_guesses() == [table]
    await store.score_guesses(table, {CLEO: GuessScore(0.2, 0.5, (0.3, 0.7))})
    await store.score_guesses(table, {CLEO: GuessScore(1.9, 0.5, (0.3, 0.7)), DORA: GuessScore(0.1, 0.5)})
    (found,) = await store.shown_guesses(table)
    assert (found.user, found.score, found.review, found.reviewed) == (CLEO, 0.2, 0.5, (0.3, 0.7))
    assert await store.unscored_guesses() == []
    assert await store.pending_repaints() == [(table, 0)]


async def test_the_list_has_the_best_first_and_those_with_enough_guesses_only(store: Store) -> None:
    for number in range(3):
        table = await running(store, ANN, BEN)
        for user in (CLEO, DORA) if number else (CLEO,):
            await guesses(store, table, user)
        await over(store, table)
        scores = {CLEO: GuessScore(0.4, 0.5, EVEN), DORA: GuessScore(0.1, 0.5, EVEN)}
        await store.score_guesses(table, scores if number else {CLEO: scores[CLEO]})
    listed = await store.best_guessers(GUILD, since=0, until=1e12, least=2, limit=10)
    assert [(one.user, one.guesses, round(one.ahead, 3)) for one in listed] == [(DORA, 2, 0.4), (CLEO, 3, 0.1)]
    assert [one.name for one in listed] == [f"name {DORA}", f"name {CLEO}"]
    assert [one.user for one in await store.best_guessers(GUILD, since=0, until=1e12, least=3, limit=9)] == [CLEO]
    assert await store.best_guessers(GUILD + 1, since=0, until=1e12, least=1, limit=10) == []
    assert await store.best_guessers(GUILD, since=0, until=1, least=1, limit=10) == []


async def test_a_guess_without_a_review_is_shown_and_on_no_list(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await guesses(store, table, CLEO)
    await over(store, table)
    await store.score_guesses(table, {CLEO: GuessScore(0.2)})
    (found,) = await store.shown_guesses(table)
    assert (found.score, found.ahead) == (0.2, 0.0)
    assert await store.best_guessers(GUILD, since=0, until=1e12, least=1, limit=10) == []


@pytest.mark.parametrize(("who", "whom"), [(CLEO, BEN), (BEN, CLEO)])
async def test_the_game_of_somebody_one_has_blocked_shows_no_guess(store: Store, who: int, whom: int) -> None:
    table = await running(store, ANN, BEN)
    for user in (CLEO, DORA):
        await guesses(store, table, user)
    await over(store, table)
    await store.score_guesses(table, dict.fromkeys((CLEO, DORA), GuessScore(0.2, 0.5, EVEN)))
    await store.block(who, whom)
    assert [one.user for one in await store.shown_guesses(table)] == [DORA]
    assert len(await store.best_guessers(GUILD, since=0, until=1e12, least=1, limit=10)) == 2, "it counts all the same"


async def test_a_guess_is_exported_and_goes_with_its_person(store: Store) -> None:
    table = await running(store, ANN, BEN)
    for user in (CLEO, DORA):
        await guesses(store, table, user)
    await over(store, table)
    await store.score_guesses(table, dict.fromkeys((CLEO, DORA), GuessScore(0.2, 0.5, EVEN)))
    (row,) = (await store.export_rows(CLEO))["guesses"]
    assert (row["table_id"], row["chances"], row["name"]) == (table, "[0.5,0.5]", f"name {CLEO}")
    await store.finish_repaint(table, done=True)
    await store.delete_user(CLEO, ghost=-5_000_000)
    assert [one.user for one in await store.guesses(table)] == [DORA]
    assert await store.pending_repaints() == [(table, 0)], "the message that showed it is owed an edit"
