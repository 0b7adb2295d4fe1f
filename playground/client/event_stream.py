"""The page's event stream: everything a seat sees, pushed the moment it happens, and resumable."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

import msgspec

KEPT = 1000
"""Events kept for a page that comes back."""
KEPT_BYTES = 8 << 20
LAG = 500
"""Events that may wait for one slow page before it is told to load anew."""


@dataclass(frozen=True, slots=True)
class StreamEvent:
    """One event: `seat` is the only person it is for, None if it is for everybody; `frame` as it goes out."""

    id: int
    seat: int | None
    name: str
    frame: bytes


class PageStream:
    """One open page of one seat: what is still to be sent to it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.queue: asyncio.Queue[StreamEvent | None] = asyncio.Queue()
        self.overrun = False

    def put(self, event: StreamEvent) -> None:
        """Queue an event if this seat may see it."""
        if event.seat is not None and event.seat != self.seat:
            return
        if self.queue.qsize() > LAG:
            self.overrun = True
        else:
            self.queue.put_nowait(event)


class EventBroadcaster:
    """Numbers events, remembers the last ones, and gives them to every open page."""

    def __init__(self) -> None:
        # Numbers go on rising over a restart, so that an old page's number is recognised as too old.
        self.last = int(time.time() * 1000)
        self.streams: set[PageStream] = set()
        self.watchers: list[Any] = []
        self._kept: deque[StreamEvent] = deque()
        self._bytes = 0
        self._gone = self.last

    def __len__(self) -> int:
        return len(self._kept)

    def publish(self, name: str, data: Any, seat: int | None = None) -> None:
        """Send an event to all seats, or to one only."""
        self.last += 1
        frame = b"id: %d\nevent: %s\ndata: %s\n\n" % (self.last, name.encode(), msgspec.json.encode(data))
        event = StreamEvent(self.last, seat, name, frame)
        self._kept.append(event)
        self._bytes += len(frame)
        while len(self._kept) > KEPT or self._bytes > KEPT_BYTES:
            old = self._kept.popleft()
            self._gone = old.id
            self._bytes -= len(old.frame)
        for stream in self.streams:
            stream.put(event)
        for watch in self.watchers:
            watch(event)

    def open(self, seat: int, after: int | None) -> tuple[PageStream, list[bytes]]:
        """Open a page's stream; return it with the frames after event `after`, or one `reset` if that is too old."""
        stream = PageStream(seat)
        missed: list[bytes] = []
        if after is not None and after != self.last:
            if self._gone <= after < self.last:
                missed = [e.frame for e in self._kept if e.id > after and e.seat in (None, seat)]
            else:
                missed = [b"id: %d\nevent: reset\ndata: {}\n\n" % self.last]
        self.streams.add(stream)
        return stream, missed

    def close(self) -> None:
        """End every stream."""
        for stream in self.streams:
            stream.queue.put_nowait(None)
