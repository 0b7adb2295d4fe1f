"""Ann, Ben and Cleo, and tables for them to sit at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from bot.storage import SeatOutcome, SeatRow, Store

ANN, BEN, CLEO, DORA = 11, 12, 13, 14
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}

GUILD, OTHER_GUILD = 500, 501
SEED = bytes(range(32))
OPTIONS = {"first": "random", "target": 30, "open_hands": True}

interactions = count(1_000_000_000_000_000_000)
"""Ids that no click has had yet, as large as Discord's are."""
_channels = count(600)


async def lobby(
    store: Store,
    *users: int,
    channel: int | None = None,
    guild: int = GUILD,
    game: str = "magic_numbers",
    now: float = 100.0,
    interaction: int | None = None,
    after: int | None = None,
) -> int:
    """Create a lobby with those players, by default in a channel of its own, and return its table."""
    table = await store.create(
        guild=guild,
        channel=next(_channels) if channel is None else channel,
        game=game,
        rules=1,
        options=OPTIONS,
        host=ANN,
        locale="en-GB",
        seed=SEED,
        invited=[CLEO, DORA],
        now=now,
        interaction=interaction,
        after=after,
    )
    for user in users:
        await sit(store, table, user)
    return table


async def opened(
    store: Store,
    user: int,
    *,
    guild: int = GUILD,
    channel: int | None = None,
    threaded: bool = False,
    after: int | None = None,
) -> int:
    """Let that person open a lobby with themselves at it, by default in a channel of its own, and return its table."""
    joined = next(interactions)
    return await store.create(
        guild=guild,
        channel=next(_channels) if channel is None else channel,
        game="magic_numbers",
        rules=1,
        options=OPTIONS,
        host=user,
        locale="en-GB",
        seed=SEED,
        invited=[CLEO],
        now=100.0,
        interaction=joined,
        opener=SeatRow(user, NAMES[user], joined, "en-GB", None, None, -1),
        after=after,
        threaded=threaded,
    )


async def sit(store: Store, table: int, user: int, *, name: str | None = None, most: int = 10) -> None:
    await store.sit(table, user=user, name=name or NAMES[user], joined=next(interactions), locale="en-GB", most=most)


async def running(
    store: Store, *users: int, channel: int | None = None, guild: int = GUILD, game: str = "magic_numbers"
) -> int:
    """Return a table that those players play at, seated in this order."""
    table = await lobby(store, *users, channel=channel, guild=guild, game=game)
    await store.start(table, order=users, salt="", setup={}, now=200.0)
    return table


async def append(
    store: Store,
    table: int,
    n: int,
    action: str = "give 1",
    *,
    seat: int = 0,
    interaction: int | None = None,
    now: float = 300.0,
    results: Sequence[SeatOutcome] | None = None,
) -> None:
    """Store an action, by default by a click of its own."""
    clicked = next(interactions) if interaction is None else interaction
    await store.append(table, n, seat=seat, action=action, user=ANN, interaction=clicked, now=now, results=results)


def won_by(winner: int, *users: int) -> list[SeatOutcome]:
    """Results of a table where ``users`` sat in this order: one first place, the others share the second."""
    return [
        SeatOutcome(seat, user, 1 if user == winner else 2, won=user == winner, left=False)
        for seat, user in enumerate(users)
    ]


async def played(
    store: Store,
    winner: int,
    *users: int,
    guild: int = GUILD,
    game: str = "magic_numbers",
    started: float = 200.0,
    ended: float = 300.0,
    names: dict[int, str] | None = None,
) -> int:
    """Return a table that was played to its end."""
    table = await lobby(store, guild=guild, game=game)
    for user in users:
        await sit(store, table, user, name=(names or NAMES)[user])
    await store.start(table, order=users, salt="", setup={}, now=started)
    await append(store, table, 1, now=ended, results=won_by(winner, *users))
    return table
