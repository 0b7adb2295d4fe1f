"""Flooding users: one who asks for far too much in every possible way, and many of one guild who do so together.

For ``python -m benchmarks load flood``.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct

from benchmarks.crowd import Place
from bot.ui.games import playable_games
from playground.faults.rules import ServerMade
from playground.world.users import make_person

PER_SECOND = 100
"""Number of times a second that it is asked for, by one person who waits for no answer, or by many of one guild
together."""
MANY = 40
"""People of a server who ask for too much: each of them for less than one person may."""
_BETWEEN = 0.1
"""Seconds between two actions of those who will."""
RESTED = 3.0
"""Seconds after which somebody who asked for far too much may ask for anything again."""


class Flooder(Struct):
    """One person, with a place where a table is being played, and a table whose game is over; and ``many`` like that on
    another server."""

    place: Place
    over: int
    who: str
    many: Sequence[Flooder] = ()

    def press(self, action: str) -> Awaitable[bool]:
        """Press a button of the table that is being played, whether or not its board has one."""
        place = self.place
        return place.forge(self.who, f"s:{place.table}:0:{action}")

    def command(self, path: str, **options: str | bool) -> Awaitable[bool]:
        """Use a command in the same channel."""
        place = self.place
        return place.crowd.command(self.who, place.channel, path, **options)

    def anybody(self) -> Awaitable[bool]:
        """One of the other server asks for something."""
        rng = self.place.crowd.rng
        return rng.choice(_BY_ONE)(rng.choice(self.many))


FLOODS: dict[str, Callable[[Flooder], Awaitable[bool]]] = {
    "text boards": lambda one: one.press("@text"),
    "stale presses": lambda one: one.press("@start"),
    "own numbers": lambda one: one.press("@peek"),
    "boards posted afresh": lambda one: one.press("@here"),
    "pages": lambda one: one.command("leaderboard"),
    "new tables": lambda one: one.command("play", game="tie_die"),
    "animations": lambda one: one.command("replay", id=str(one.over)),
    "reviews": lambda one: one.command("review", id=str(one.over)),
    "everything, by many of another server": lambda one: one.anybody(),
}
"""Everything that has a budget, by what it is called in the benchmark's table."""
_BY_ONE = list(FLOODS.values())[:-1]


async def flooder(place: Place) -> Flooder:
    """Return a flooding user at that place, after one game there was played to its end and another one opened.

    With it come the users of another guild, where the same has been done.
    """
    crowd, local = place.crowd, place.crowd.local
    names = [f"M{number}" for number in range(MANY)]
    for name in names:
        local.people_at_table.seat(make_person(local.world, name))
    made = await local.make(ServerMade(name="Elsewhere"))
    channel = next(one.id for one in local.world.channels.values() if str(one.guild_id) == made["server"])
    elsewhere = Place(crowd, channel, names[:3], list(playable_games()))
    await elsewhere.open()
    over = [await _played(one) for one in (place, elsewhere)]
    many = [Flooder(elsewhere, over[1], name) for name in names]
    return Flooder(place, over[0], place.people[0], many)


async def _played(place: Place) -> int:
    """Play the game there to its end, and open another one; the table that is over."""
    while not place.over:
        await place.act()
        # Three people may not act more often.
        await asyncio.sleep(_BETWEEN)
    over = place.table
    await asyncio.sleep(RESTED)
    await place.open()
    return over


class Asked(Struct):
    """Number of requests, and of those answered, if only with an error about too many."""

    times: int = 0
    answered: int = 0


@asynccontextmanager
async def flooding(one: Flooder, what: str) -> AsyncIterator[Asked]:
    """Ask for it `PER_SECOND` times a second inside the context, without waiting for answers.

    Raises:
        SystemExit: the local Discord itself has refused most of it: then nothing has been flooded.
    """
    asking: list[asyncio.Future[bool]] = []
    asked = Asked()

    async def ask() -> None:
        while True:
            asking.append(asyncio.ensure_future(FLOODS[what](one)))
            await asyncio.sleep(1 / PER_SECOND)

    flood = asyncio.create_task(ask())
    try:
        yield asked
    finally:
        flood.cancel()
        await asyncio.gather(flood, return_exceptions=True)
        ends = await asyncio.gather(*asking, return_exceptions=True)
        asked.times = len(ends)
        asked.answered = sum(end is True for end in ends)
    if 2 * sum(isinstance(end, bool) for end in ends) < len(ends):
        raise SystemExit(f"a flood of {what} that never came to the bot: {ends[0]!r}")
