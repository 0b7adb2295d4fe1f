"""Chains of rematches, and the card of a finished game."""

from __future__ import annotations

from bot.store import Bout, Card, Store
from tests.store.people import ANN, BEN, append, lobby, won_by


async def test_a_chain_is_told_from_its_beginning_and_has_finished_games_only(store: Store) -> None:
    tables = []
    for winner in (ANN, BEN, None):
        table = await lobby(store, ANN, BEN, after=tables[-1] if tables else None)
        tables.append(table)
        await store.start(table, order=[ANN, BEN], salt="", setup={}, now=200.0)
        if winner is not None:
            await append(store, table, 1, results=won_by(winner, ANN, BEN))
        else:
            await store.close(table, now=300.0)
    players = ((ANN, "Ann", None), (BEN, "Ben", None))
    both = [Bout(tables[0], players, frozenset({ANN})), Bout(tables[1], players, frozenset({BEN}))]
    assert list(await store.chain(tables[0])) == both[:1]
    assert list(await store.chain(tables[1])) == both
    assert list(await store.chain(tables[2])) == both
    assert list(await store.chain(999)) == []


async def test_a_game_has_one_card(store: Store) -> None:
    table = await lobby(store)
    assert await store.card(table) is None
    await store.carded(table, channel=5, message=77)
    await store.carded(table, channel=6, message=78)
    assert await store.card(table) == Card(5, 77)
