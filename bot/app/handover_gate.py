"""The hand-over gate: it passes interactions on while this process is the bot, keeps them while it is about to be, and
drops them when another one is.

While two processes are connected, Discord gives every interaction to both. The one that hands over names those that it
let in during its last seconds; the one that takes over answers the others. So none is lost, and none is answered twice.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from time import monotonic
from typing import Any

KEPT = 2.5
"""Seconds for which an interaction is kept; Discord gives up on it after three."""
REMEMBERED = 10.0
"""Seconds for which it is remembered who was let in."""


class InteractionGate:
    """Gate between Discord's gateway and everything that answers interactions."""

    def __init__(self, is_certain: Callable[[], bool] = lambda: True) -> None:
        """Make a closed gate. ``is_certain`` returns whether this process can still be sure of being the owner."""
        self._is_certain = is_certain
        self._deliver: Callable[[Any], None] = lambda data: None
        self._open = False
        self._shut = False
        self._waiting: deque[tuple[float, Any]] = deque()
        self._heard: OrderedDict[int, float] = OrderedDict()

    def wrap(self, deliver: Callable[[Any], None]) -> Callable[[Any], None]:
        """Return the function to call with each raw interaction of the gateway, in place of ``deliver``."""
        self._deliver = deliver
        return self._comes

    def open(self, heard: Collection[int] = ()) -> None:
        """Pass interactions on from now on, and the waiting ones, but for those ``heard`` before."""
        self._open = True
        self._heard.update(dict.fromkeys(heard, monotonic()))
        waiting, self._waiting = self._waiting, deque()
        for since, data in waiting:
            if monotonic() - since < KEPT:
                self._comes(data)

    def resume(self) -> None:
        """Handle the waiting interactions, now that this process is certain of being the owner again."""
        if self._open and self._waiting:
            self.open()

    def close(self) -> list[int]:
        """Drop all interactions from now on. Return the ids of those let in during the last seconds."""
        self._shut = True
        self._forget()
        return list(self._heard)

    def _comes(self, data: Any) -> None:
        if self._shut or int(data["id"]) in self._heard:
            return
        if not self._open or not self._is_certain():
            self._waiting.append((monotonic(), data))
            while self._waiting and self._waiting[0][0] < monotonic() - KEPT:
                self._waiting.popleft()
            return
        self._heard[int(data["id"])] = monotonic()
        self._forget()
        self._deliver(data)

    def _forget(self) -> None:
        while self._heard and next(iter(self._heard.values())) < monotonic() - REMEMBERED:
            self._heard.popitem(last=False)
