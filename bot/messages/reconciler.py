"""Bringing what Discord shows in line with what is stored: one task for each subject, as long as there is work on it.

Whoever changes something says which subject has changed, and waits for nothing. Changes that come while a step runs
become one further step, from the newest state. A step that fails is repeated after a pause of the retry policy.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Any, Generic, Literal, TypeVar

import structlog
from structlog.contextvars import unbind_contextvars

from bot.core import retry
from bot.core.discord_errors import LOST, is_final
from bot.core.errors import UserError
from bot.core.retry import Backoff, RetryPolicy
from bot.core.tasks import cancel_tasks
from bot.storage import StoreFailed

log = structlog.get_logger(__name__)

Subject = TypeVar("Subject")
Result = float | Literal["done", "later"]
"""The outcome of a step: there is nothing more to do; it is tried again, after a pause of the policy; or the next step
comes in so many seconds."""


class _Job:
    """The work on one subject: a task or, between two steps, a timer."""

    def __init__(self, policy: RetryPolicy) -> None:
        self.backoff = Backoff(policy)
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.again = False
        """True if something has changed since the running step began."""
        self.latest = math.inf
        """The loop's time by which the step after the running one has to begin, even if that fails."""
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Reconciler(Generic[Subject]):
    """Steps that bring subjects in line with what is stored, in the background.

    A step that raises ``UserError`` has found its subject gone, and one that Discord refuses for good is over. After
    any other error it is tried again, if there is a policy.
    """

    def __init__(
        self, what: str, step: Callable[[Subject], Awaitable[Result]], policy: RetryPolicy | None = None
    ) -> None:
        """Log failures of ``step`` as ``what``; without a ``policy``, nothing is tried again."""
        self._what = what
        self._step = step
        self._policy = policy or retry.PROMPT
        self._retries = policy is not None
        self._jobs: dict[Subject, _Job] = {}
        self.stopped = False

    def __len__(self) -> int:
        """Return the number of subjects that are worked on, or will be again."""
        return len(self._jobs)

    def __contains__(self, subject: Subject) -> bool:
        """Return whether that subject is worked on, or will be again."""
        return subject in self._jobs

    def request(self, subject: Subject, *, within: float | None = None) -> None:
        """Have a step for that subject begin now, or follow the running one. Waits for nothing.

        ``within``: in so many seconds at the latest instead, also if it pauses after a failure.
        """
        if self.stopped:
            return
        now = asyncio.get_running_loop().time()
        job = self._jobs.get(subject)
        if job is None:
            job = self._jobs[subject] = _Job(self._policy)
            self._begin_in(within or 0.0, subject, job)
        elif job.task is not None:
            job.again |= not within
            if within is not None:
                job.latest = min(job.latest, now + within if within else -math.inf)
        elif within is not None and job.timer is not None and not now < job.timer.when() <= now + within:
            # A timer that is overdue, since the event loop is behind, stays so.
            self._begin_in(0.0 if job.timer.when() <= now else within, subject, job)

    async def wait_idle(self, *, retries: bool = False) -> None:
        """Wait until everything that can be done now has been done; with ``retries``, until nothing is left to do."""
        while running := [job.task for job in self._jobs.values() if job.task is not None]:
            await asyncio.wait(running)
        while retries and self._jobs:
            await asyncio.wait([job.ended for job in self._jobs.values()])

    def resume(self) -> None:
        """Take requests again after a stop."""
        self.stopped = False

    async def stop(self) -> None:
        """Cancel all work; the next start makes up for it."""
        self.stopped = True
        jobs = list(self._jobs.values())
        for job in jobs:
            if job.timer is not None:
                job.timer.cancel()
        await cancel_tasks(job.task for job in jobs)
        self._jobs.clear()
        for job in jobs:
            job.ended.cancel()

    def _begin_in(self, seconds: float, subject: Subject, job: _Job) -> None:
        if job.timer is not None:
            job.timer.cancel()
        if seconds > 0:
            job.timer = asyncio.get_running_loop().call_later(seconds, self._begin_in, 0.0, subject, job)
        else:
            job.timer, job.task = None, asyncio.create_task(self._work(subject, job))

    async def _work(self, subject: Subject, job: _Job) -> None:
        pause = 0.0
        while pause <= 0:
            job.again, job.latest = False, math.inf
            result = await self._try(subject, job.backoff.next_pause)
            # No await from here to the end: nothing can have changed in between.
            if result == "later":
                pause = job.backoff.failed()
            else:
                job.backoff.reset()
                pause = 0.0 if job.again else math.inf if result == "done" else result
            pause = min(pause, job.latest - asyncio.get_running_loop().time())
        job.task = None
        if pause < math.inf:
            self._begin_in(pause, subject, job)
        else:
            del self._jobs[subject]
            job.ended.set_result(None)

    async def _try(self, subject: Subject, pause: float) -> Result:
        try:
            return await self._step(subject)
        except UserError:
            return "done"
        except (*LOST, StoreFailed) as error:
            if is_final(error) or not self._retries:
                log.info(self._what, error=str(error), **_context(subject))
                return "done"
            log.warning(self._what, error=str(error), again_in=pause, **_context(subject))
        except Exception:
            log.exception(self._what, **_context(subject))
        return "later" if self._retries else "done"


def _context(subject: object) -> dict[str, Any]:
    """Return what the log is told of a subject: the table that it is, or begins with, and no user."""
    table = subject[0] if isinstance(subject, tuple) else subject
    return {} if table is None else {"table": table}


class RetryLoop(Reconciler[None]):
    """Rounds of all stored work of one kind, again for hours while something is left.

    ``once`` does a round, and returns whether anything is left.
    """

    def __init__(self, once: Callable[[], Awaitable[bool]]) -> None:
        async def step(_: None) -> Result:
            # The work is about no table in particular, whichever has started it.
            unbind_contextvars("table")
            return "later" if await once() else "done"

        super().__init__(f"{once.__qualname__} failed", step, retry.OWED)

    def start(self) -> None:
        """Start a round, since there may be work; one that runs is followed by another."""
        self.request(None, within=0.0)
