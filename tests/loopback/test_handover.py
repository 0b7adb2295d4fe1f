"""A process takes over from another one while people play at tables of all games: no click is lost, and none is
answered twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from benchmarks.crowd import Crowd, Place, places
from bot.storage import open_store
from bot.ui.games import playable_games
from tests import deep_share
from tests.loopback.bot_under_test import BotProcesses, bot_processes
from tests.time_limits import PATIENCE

TWO = ("Ann", "Ben")
LOOKING = "Lou"
SEATED = 2
"""People at each table at which a computer sits, too."""
PEOPLE = (*TWO, LOOKING, *(f"P{number}" for number in range(SEATED * len(playable_games()))))
BETWEEN_FILMS = 0.5 if deep_share.deep() else 2.0
"""Seconds after which the next animation is asked for: one of them keeps a core busy for about half a second."""
LOOKS = ("@text", "@peek", "@more", "@start")
"""What people press while a computer plays."""


class Load:
    """Constant requests of players: at a table of two, at one of each game with a computer, and for replays."""

    def __init__(self, home: BotProcesses, crowd: Crowd) -> None:
        self._home, self._crowd = home, crowd
        self._over = False
        self.took: list[float] = []
        """Seconds until the answer, one for each press and command."""
        self.played: Counter[str] = Counter()
        """By game, how often somebody has acted."""
        self.films = 0
        self._doing: list[asyncio.Task[None]] = []
        crowd.names = [name for name in crowd.names if name not in (*TWO, LOOKING)]
        self._places = places(crowd, len(playable_games()), seats=SEATED)

    def start(self) -> None:
        """From now on."""
        doing = [self._at_one_table(who) for who in TWO]
        doing += [self._beside_a_computer(place) for place in self._places]
        self._doing = [asyncio.create_task(one) for one in (*doing, self._watch_films())]

    async def more(self, answers: int) -> None:
        """Wait until so many more answers have come."""
        before = len(self.took)
        async with asyncio.timeout(2 * PATIENCE):
            while len(self.took) < before + answers:
                await asyncio.sleep(0.05)
                for task in self._doing:
                    assert not task.done(), task.result()

    async def end(self) -> None:
        """Nothing new is asked for; raises what went wrong."""
        self._over = True
        for ended in await asyncio.gather(*self._doing, return_exceptions=True):
            if ended is not None:
                raise ended

    async def _answered(self, asked: Awaitable[bool]) -> None:
        begun = monotonic()
        assert await asked, "\n".join(["not answered", *(bot.said[-2000:] for bot in self._home.bots[-2:])])
        self.took.append(monotonic() - begun)

    async def _at_one_table(self, who: str) -> None:
        async def pressed(action: str) -> bool:
            return bool((await self._home.press(who, action)).state == "done")

        while not self._over:
            # What is wanted next, whoever's turn it is: some of it is done, some refused, all answered.
            there = self._home.board().actions
            lobby = [one for one in ("@join", "@start", "@rematch") if one in there]
            wanted = [one for one in there if not one.startswith("@")] or lobby
            await self._answered(pressed(wanted[len(self.took) % len(wanted)]))
            await asyncio.sleep(0.02)

    async def _beside_a_computer(self, place: Place) -> None:
        while not self._over:
            if place.over:
                await place.open(computers=1)
            turn = asyncio.create_task(place.my_turn())
            while not turn.done():
                what = self._crowd.rng.choice(LOOKS)
                await self._answered(place.forge(place.people[0], f"s:{place.table}:0:{what}"))
                await asyncio.wait({turn}, timeout=0.3)
            turn.result()
            # A computer may have played while the last of these was answered.
            if await place.my_turn():
                await self._act(place)

    async def _act(self, place: Place) -> None:
        # At once, before a computer plays.
        assert place._played is not None
        before = place._played.number
        press = await place.act()
        after = await self._crowd.store.load(place.table)
        assert press.done
        assert after is not None
        # It is answered when it is stored; or it was refused because another one had been stored before.
        assert len(after.actions) > before
        self.took.append(press.until - press.at)
        self.played[after.game] += 1

    async def _watch_films(self) -> None:
        while not self._over:
            tables = [place.table for place in self._places if place.table]
            if tables:
                number = str(self._crowd.rng.choice(tables))
                asked = self._crowd.command(LOOKING, self._home.local.channel_id, "replay", id=number, private=True)
                await self._answered(asked)
                self.films += 1
            await asyncio.sleep(BETWEEN_FILMS)


@asynccontextmanager
async def loaded(home: BotProcesses) -> AsyncIterator[Load]:
    async with open_store(home.database) as store:
        load = Load(home, Crowd(home.local, store))
        load.start()
        try:
            yield load
        finally:
            await load.end()


async def test_swaps_under_load_of_all_games_lose_no_click_and_answer_none_twice(
    tmp_path: Path, share: Callable[[int, int], int]
) -> None:
    measured = share(1, 0)
    async with bot_processes(tmp_path, PEOPLE) as home:
        # How fast this machine is says nothing of the bot; a deep run holds it against three seconds.
        patient = [] if measured else ["--patient"]
        if patient:
            home.local.actions.deadline = PATIENCE
        callbacks: Counter[str] = Counter()
        note = home.local.control.note

        def noted(call: Any) -> None:
            if call.path.endswith("/callback"):
                callbacks[call.path] += 1
            note(call)

        home.local.control.note = noted  # type: ignore[method-assign]
        owner = await home.start(*patient)
        await owner.says("ready")
        await home.table()
        async with loaded(home) as load:
            while set(load.played) != set(playable_games()):
                await load.more(5)
            for _ in range(share(100, 1)):
                following = await home.start("--take-over", *patient)
                await home.owned_by(following)
                assert await owner.ends() == 0
                owner = following
                await load.more(20)
        longest = max(load.took)
        print(f"{len(load.took)} answers, the longest after {longest:.2f} s; {dict(load.played)}, {load.films} films")
        assert load.films
        assert not measured or longest < 3
        assert set(callbacks.values()) == {1}
