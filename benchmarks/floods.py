"""Somebody who asks for far too much, in every way that there is: for ``python -m benchmarks load flood``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from msgspec import Struct

from benchmarks.crowd import Place

PER_SECOND = 100
"""How often it is asked for in a second, by one person who waits for no answer."""
RESTED = 3.0
"""Seconds after which somebody who asked for far too much may ask for anything again."""


class Flooder(Struct):
    """One person of a place, with a table that is being played and one whose game is over."""

    place: Place
    over: int

    def press(self, action: str) -> Awaitable[bool]:
        """Press a button of the table that is being played, whether or not its board has one."""
        place = self.place
        return place.forge(place.people[0], f"s:{place.table}:0:{action}")

    def command(self, path: str, **options: str | bool) -> Awaitable[bool]:
        """Use a command in the same channel."""
        place = self.place
        return place.crowd.command(place.people[0], place.channel, path, **options)


FLOODS: dict[str, Callable[[Flooder], Awaitable[bool]]] = {
    "text boards": lambda one: one.press("@text"),
    "stale presses": lambda one: one.press("@start"),
    "own numbers": lambda one: one.press("@peek"),
    "boards posted afresh": lambda one: one.press("@here"),
    "pages": lambda one: one.command("leaderboard"),
    "new tables": lambda one: one.command("play", game="tie_die"),
    "animations": lambda one: one.command("replay", id=str(one.over)),
    "reviews": lambda one: one.command("review", id=str(one.over)),
}
"""Everything that has a budget, by what it is called in the benchmark's table."""


async def flooder(place: Place) -> Flooder:
    """Whoever sits at that place, once a game has been played to its end there and another one has been opened."""
    while not place.over:
        await place.act()
    over = place.table
    # They have played as fast as they were answered, and may ask for no more than that: a moment later they may again.
    await asyncio.sleep(RESTED)
    await place.open()
    return Flooder(place, over)


class Asked(Struct):
    """How often it was asked for, and how often that was answered, if only with a sentence that it is too much."""

    times: int = 0
    answered: int = 0


@asynccontextmanager
async def flooding(one: Flooder, what: str) -> AsyncIterator[Asked]:
    """While this goes on, they ask for it `PER_SECOND` times a second, without waiting for answers.

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
