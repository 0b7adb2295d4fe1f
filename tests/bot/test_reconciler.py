"""The reconciler: one task for each subject, coalesced, tried again, and given up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.core.errors import UserError
from bot.core.retry import Backoff, RetryPolicy, time_limited
from bot.messages.delivery import Obsolete, deliver
from bot.messages.reconciler import Reconciler, Result, RetryLoop
from bot.storage import StoreFailed
from tests.time_limits import PATIENCE

QUICK, SLOW = RetryPolicy(0.01, 0.01), RetryPolicy(3600.0, 3600.0)


def http_error(status: int, code: int) -> discord.HTTPException:
    """Return an error as discord.py raises it."""
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Steps:
    """Counted steps that wait while ``gate`` is closed, then return or raise the next of ``outcomes``."""

    def __init__(self, *outcomes: Result | Exception) -> None:
        self.outcomes = list(outcomes)
        self.begun: list[int] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def __call__(self, subject: int) -> Result:
        self.begun.append(subject)
        await self.gate.wait()
        outcome = self.outcomes.pop(0) if self.outcomes else "done"
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


async def ended(reconciler: Reconciler[Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        await reconciler.wait_idle(retries=True)


async def test_changes_during_a_step_become_one_further_step() -> None:
    steps = Steps()
    steps.gate.clear()
    reconciler = Reconciler("step failed", steps, QUICK)
    for _ in range(3):
        reconciler.request(7)
        await asyncio.sleep(0)
    assert steps.begun == [7]
    steps.gate.set()
    await ended(reconciler)
    assert steps.begun == [7, 7]


async def test_each_subject_has_a_task_of_its_own() -> None:
    steps = Steps()
    steps.gate.clear()
    reconciler = Reconciler("step failed", steps, QUICK)
    reconciler.request(1)
    reconciler.request(2)
    await asyncio.sleep(0)
    assert sorted(steps.begun) == [1, 2]
    steps.gate.set()
    await ended(reconciler)


async def test_a_request_at_the_moment_at_which_a_step_ends_is_not_lost() -> None:
    steps = Steps()
    reconciler = Reconciler("step failed", steps, QUICK)
    reconciler.request(1)
    # At the first moment at which that has ended: before anything that comes of its ending.
    while 1 in reconciler:  # noqa: ASYNC110 (an event would come too late)
        await asyncio.sleep(0)
    reconciler.request(1)
    assert 1 in reconciler
    await ended(reconciler)
    assert steps.begun == [1, 1]


FAILURES: list[Result | Exception] = [
    "later",
    StoreFailed("disk full"),
    OSError("no connection"),
    TimeoutError(),
    http_error(503, 0),
    http_error(429, 0),
    http_error(400, 30046),
    http_error(403, 0),
    ValueError("a mistake"),
]


@pytest.mark.parametrize("failure", FAILURES, ids=repr)
async def test_what_may_succeed_later_is_tried_again(failure: Result | Exception) -> None:
    steps = Steps(failure, failure)
    reconciler = Reconciler("step failed", steps, QUICK)
    with capture_logs():
        reconciler.request(1)
        await ended(reconciler)
    assert steps.begun == [1, 1, 1]


@pytest.mark.parametrize("end", [UserError("sorry-late"), http_error(403, 50013), http_error(404, 10008)], ids=repr)
async def test_what_is_gone_or_refused_for_good_is_given_up(end: Exception) -> None:
    steps = Steps(end)
    reconciler = Reconciler("step failed", steps, QUICK)
    reconciler.request(1)
    await ended(reconciler)
    assert steps.begun == [1]


async def test_only_an_urgent_request_cuts_a_pause_short() -> None:
    steps = Steps("later")
    reconciler = Reconciler("step failed", steps, SLOW)
    reconciler.request(1)
    await reconciler.wait_idle()
    reconciler.request(1)
    await reconciler.wait_idle()
    assert (steps.begun, len(reconciler)) == ([1], 1)
    reconciler.request(1, within=0.0)
    await ended(reconciler)
    assert steps.begun == [1, 1]


async def test_an_urgent_request_during_a_step_that_fails_leaves_no_pause() -> None:
    steps = Steps("later")
    steps.gate.clear()
    reconciler = Reconciler("step failed", steps, SLOW)
    reconciler.request(1)
    await asyncio.sleep(0)
    reconciler.request(1, within=0.0)
    steps.gate.set()
    await ended(reconciler)
    assert steps.begun == [1, 1]


async def test_a_step_comes_in_so_many_seconds_at_the_latest_and_the_soonest_wish_counts() -> None:
    steps = Steps(3600.0)
    reconciler = Reconciler("step failed", steps, SLOW)
    reconciler.request(1, within=3600.0)
    await reconciler.wait_idle()
    assert steps.begun == []
    reconciler.request(1, within=0.01)
    reconciler.request(1, within=3600.0)
    async with asyncio.timeout(PATIENCE):
        while not steps.begun:  # noqa: ASYNC110 (the timer tells nobody)
            await asyncio.sleep(0.001)
    await reconciler.wait_idle()
    # The step has named an hour, and somebody wants it sooner.
    reconciler.request(1, within=0.01)
    await ended(reconciler)
    assert steps.begun == [1, 1]


async def test_a_step_that_is_overdue_is_not_put_off() -> None:
    steps = Steps(0.01)
    reconciler = Reconciler("step failed", steps, SLOW)
    reconciler.request(1)
    await reconciler.wait_idle()
    # The event loop is behind: the time has come, and nobody has begun.
    time.sleep(0.02)  # noqa: ASYNC251
    reconciler.request(1, within=3600.0)
    await ended(reconciler)
    assert steps.begun == [1, 1]


async def test_a_step_that_runs_is_followed_by_another_by_the_time_that_was_asked_for_meanwhile() -> None:
    steps = Steps("later")
    steps.gate.clear()
    reconciler = Reconciler("step failed", steps, SLOW)
    reconciler.request(1)
    await asyncio.sleep(0)
    reconciler.request(1, within=0.01)
    steps.gate.set()
    await ended(reconciler)
    assert steps.begun == [1, 1]


async def test_a_step_can_name_the_time_of_the_next_one() -> None:
    steps = Steps(0.0, 0.01)
    reconciler = Reconciler("step failed", steps, SLOW)
    reconciler.request(1)
    await ended(reconciler)
    assert steps.begun == [1, 1, 1]


async def test_nothing_begins_after_a_stop_and_nobody_waits_for_it() -> None:
    steps = Steps("later")
    reconciler = Reconciler("step failed", steps, SLOW)
    reconciler.request(1)
    await reconciler.wait_idle()
    steps.gate.clear()
    reconciler.request(2)
    await asyncio.sleep(0)
    waiting = asyncio.create_task(ended(reconciler))
    await asyncio.sleep(0)
    await reconciler.stop()
    await waiting
    reconciler.request(3)
    assert (steps.begun, len(reconciler)) == ([1, 2], 0)


async def test_the_log_is_told_of_a_table_and_of_nobody_at_it() -> None:
    async def fails(key: tuple[int, int]) -> Result:
        raise http_error(403, 50013)

    reconciler = Reconciler("step failed", fails, QUICK)
    with capture_logs() as log:
        reconciler.request((5, 123456789))
        await ended(reconciler)
    assert [(one["event"], one["table"]) for one in log] == [("step failed", 5)]
    assert "123456789" not in str(log)


async def test_rounds_go_on_while_something_is_left() -> None:
    left = [True, True, False]

    async def once() -> bool:
        return left.pop(0)

    rounds = RetryLoop(once)
    for number in (1, 2, 3):
        rounds.start()
        await rounds.wait_idle()
        assert len(left) == 3 - number
    assert not len(rounds)


def test_pauses_grow_to_the_longest_and_start_anew() -> None:
    backoff = Backoff(RetryPolicy(1.0, 60.0))
    assert [backoff.failed() for _ in range(8)] == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0]
    backoff.reset()
    assert backoff.failed() == 1.0
    assert RetryPolicy(60.0, 3600.0, factor=4.0).pause(10**6) == 3600.0


def attempts(*outcomes: object) -> tuple[Callable[[], Awaitable[object]], list[object]]:
    """Return a call with these outcomes, one after the other, and those that are still to come."""
    left = list(outcomes)

    async def call() -> object:
        outcome = left.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    return call, left


LOST_ONCE = http_error(503, 0)
REFUSED = http_error(403, 50013)


@pytest.mark.parametrize(
    ("outcomes", "result"),
    [
        ((LOST_ONCE, "sent"), "sent"),
        ((StoreFailed("disk full"), "sent"), "sent"),
        ((REFUSED,), "refused"),
        ((LOST_ONCE, REFUSED), "unsure"),
        ((LOST_ONCE, Obsolete()), "unsure"),
        ((Obsolete(),), "refused"),
        ((StoreFailed("disk full"),) * 4, "refused"),
        ((TimeoutError(),) * 4, "unsure"),
        ((http_error(429, 0),) * 4, "refused"),
    ],
    ids=str,
)
async def test_a_call_is_sent_refused_or_unsure(outcomes: tuple[object, ...], result: str) -> None:
    call, left = attempts(*outcomes)
    with capture_logs():
        assert await deliver("call failed", call, RetryPolicy(0.0, 0.0, tries=4)) == result
    assert left == []


async def test_a_call_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.core.retry.CALL", 0.01)

    @time_limited
    async def hangs() -> None:
        await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        await hangs()
