"""Chains of rematches, and the card of a finished game."""

from __future__ import annotations

from bot.storage import SeriesGame, ShareCardMessage, Store
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
    both = [SeriesGame(tables[0], players, frozenset({ANN})), SeriesGame(tables[1], players, frozenset({BEN}))]
    assert list(await store.rematch_chain(tables[0])) == both[:1]
    assert list(await store.rematch_chain(tables[1])) == both
    assert list(await store.rematch_chain(tables[2])) == both
    assert list(await store.rematch_chain(999)) == []


async def test_a_game_has_one_card(store: Store) -> None:
    table = await lobby(store)
    assert await store.share_card(table) is None
    await store.set_share_card(table, channel=5, message=77)
    await store.set_share_card(table, channel=6, message=78)
    assert await store.share_card(table) == ShareCardMessage(5, 77)
