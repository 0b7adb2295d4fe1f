"""Controls for tests and benchmarks: the bot's calls, and faults to inject."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from playground.faults.rules import Failing, RateLimited
from playground.faults.state import FaultState

CALLS_KEPT = 1000


@dataclass(frozen=True, slots=True)
class RestCall:
    """One request of the bot.

    `route` is its template (`/channels/{channel_id}/messages`), `path` the real one without `/api/v10`; `status`
    is the answer's, 0 if there was none, `code` Discord's own, 0 if none.
    """

    method: str
    route: str
    path: str
    status: int
    code: int = 0


class Control:
    """The last calls (`calls`, bounded), the number of all calls (`count`), and shortcuts to the fault state."""

    def __init__(self, fault_state: FaultState) -> None:
        self.fault_state = fault_state
        self.calls: deque[RestCall] = deque(maxlen=CALLS_KEPT)
        self.count = 0
        self._awaited: list[tuple[Callable[[RestCall], bool], asyncio.Future[RestCall]]] = []

    def note(self, call: RestCall) -> None:
        """Remember a call."""
        self.calls.append(call)
        self.count += 1
        for wanted, future in self._awaited:
            if not future.done() and wanted(call):
                future.set_result(call)

    async def call(self, wanted: Callable[[RestCall], bool], seconds: float = 10.0) -> RestCall:
        """Return the latest kept call, else the next one, that is `wanted`. Raises `TimeoutError`."""
        for call in reversed(self.calls):
            if wanted(call):
                return call
        entry = (wanted, asyncio.get_running_loop().create_future())
        self._awaited.append(entry)
        try:
            return await asyncio.wait_for(entry[1], seconds)
        finally:
            self._awaited.remove(entry)

    def fail(
        self,
        method: str,
        path: str,
        *,
        times: int = 1,
        status: int = 500,
        code: int = 0,
        message: str = "",
        retry_after: float | None = None,
    ) -> int:
        """Make the next `times` matching calls fail; `retry_after` seconds with status 429 is a rate limit.

        The answer is the rule's number.
        """
        if retry_after is not None:
            return self.fault_state.add(RateLimited(method=method, path=path, times=times, retry_after=retry_after))
        return self.fault_state.add(
            Failing(method=method, path=path, times=times, status=status, code=code, message=message)
        )
