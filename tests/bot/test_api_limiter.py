"""Discord takes fifty calls a second of a bot, and five edits or messages in five seconds in a channel: no more go out,
and what people wait for goes first."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Sequence

import pytest

from bot.interactions import api_limiter
from bot.interactions.api_limiter import ApiRateLimiter, is_rate_limited_path

LIMIT = 50
"""Discord's, of calls a second."""


class Hurried(asyncio.SelectorEventLoop):
    """A loop whose clock stands still while something is done, and passes in no time while nothing is."""

    def __init__(self) -> None:
        self.now = 1000.0
        selector = selectors.DefaultSelector()
        select = selector.select

        def hurry(timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
            # Never a little too early, as sums of such numbers may come out.
            self.now += timeout + 1e-6 if timeout else 0.0
            return select(0)

        selector.select = hurry  # type: ignore[method-assign]
        super().__init__(selector)

    def time(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set Discord's rate limits, which are off in other tests."""
    monkeypatch.setattr(api_limiter, "SENT", 5)
    monkeypatch.setattr(api_limiter, "EVERYWHERE", 40)
    monkeypatch.setattr(api_limiter, "FIRST", 45)


def hurried(scene: Callable[[ApiRateLimiter], Awaitable[None]]) -> None:
    with asyncio.Runner(loop_factory=Hurried) as runner:

        async def begin() -> None:
            await scene(ApiRateLimiter())

        runner.run(begin())


def now() -> float:
    return asyncio.get_running_loop().time()


def most(times: Sequence[float], within: float = 1.0) -> int:
    """Return the largest number of times within any span of that length."""
    return max(sum(begin <= at < begin + within for at in times) for begin in times)


def test_no_second_has_more_calls_than_discord_takes_and_none_is_lost() -> None:
    async def scene(limiter: ApiRateLimiter) -> None:
        made: list[float] = []

        async def call(number: int) -> None:
            await asyncio.sleep(number % 7 / 10)
            if number % 3 == 0:
                await limiter.acquire()
                # It is drawn, which takes now less and now more than a second.
                await asyncio.sleep(number % 5 / 3)
            with limiter.prioritized(number % 11 == 0):
                await limiter.consume()
            made.append(now())

        await asyncio.gather(*(call(number) for number in range(1000)))
        assert len(made) == 1000
        assert most(made) <= 45 < LIMIT
        assert most(made[200:800]) >= 30, "and few less than may be are made"

    hurried(scene)


def test_a_turn_is_used_by_the_call_that_follows() -> None:
    async def scene(limiter: ApiRateLimiter) -> None:
        begun = now()
        for _ in range(40):
            await limiter.acquire()
            await limiter.consume()
        assert now() == begun, "a turn and its call are one"
        await limiter.acquire()
        assert now() == pytest.approx(begun + 1)

    hurried(scene)


def test_what_people_wait_for_goes_before_all_else() -> None:
    async def scene(limiter: ApiRateLimiter) -> None:
        begun, others = now(), []

        async def other() -> None:
            await limiter.consume()
            others.append(now())

        tasks = [asyncio.create_task(other()) for _ in range(400)]
        await asyncio.sleep(0.5)
        with limiter.prioritized():
            for _ in range(5):
                await limiter.consume()
            assert now() == pytest.approx(begun + 0.5), "some places are for people alone"
            await limiter.consume()
        assert now() == pytest.approx(begun + 1)
        assert len(others) < 80
        await asyncio.gather(*tasks)

    hurried(scene)


def test_who_is_called_back_leaves_their_place_to_others() -> None:
    async def scene(limiter: ApiRateLimiter) -> None:
        for _ in range(40):
            await limiter.consume()
        waiting = [asyncio.create_task(limiter.consume()) for _ in range(100)]
        await asyncio.sleep(0.1)
        for task in waiting[:90]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert now() == pytest.approx(1001)

        for _ in range(30):
            await limiter.consume()
        assert now() == pytest.approx(1001)
        # Also where it had been given to them already.
        there = asyncio.create_task(limiter.consume())
        asyncio.get_running_loop().call_at(limiter._taken[0].at + 1 + 1e-7, there.cancel)
        await asyncio.gather(there, return_exceptions=True)
        assert there.cancelled()
        for _ in range(40):
            await limiter.consume()
        assert now() == pytest.approx(1002)

    hurried(scene)


def test_a_channel_takes_five_in_five_seconds() -> None:
    async def scene(limiter: ApiRateLimiter) -> None:
        made: list[float] = []

        async def edit() -> None:
            await limiter.channel_slot("edit", 7)
            made.append(now())

        await asyncio.gather(*(edit() for _ in range(23)))
        assert most(made, within=5.0) == 5
        begun = now()
        await limiter.channel_slot("send", 7)
        await limiter.channel_slot("edit", 8)
        assert now() == begun

    hurried(scene)


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/api/v10/channels/1/messages", True),
        ("/api/v10/users/@me/channels", True),
        ("/api/v10/applications/1/commands", True),
        ("/api/v10/interactions/1/token/callback", False),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/gateway", False),
        ("/", False),
        ("/attachments/1/2/picture.png", False),
    ],
)
def test_answers_are_not_counted(path: str, counted: bool) -> None:
    assert is_rate_limited_path(path) == counted
