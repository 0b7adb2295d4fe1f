"""Session start limits: identifies on the gateway, and guilds for each shard."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

CONCURRENCY = 1
"""Shards that may start at once; Discord gives more to bots on very many servers only."""
SECONDS = 5.0
"""Seconds for which a shard's start keeps the others of its kind waiting."""
TOTAL, DAY = 1000, 86_400.0
PER_SHARD = 2500
"""Servers that fit on a shard."""


class SessionStarts:
    """Counter of sessions' starts. `now` returns seconds that rise; `enabled` may be switched at any time."""

    def __init__(self, now: Callable[[], float], *, enabled: bool = True) -> None:
        self.enabled = enabled
        self.concurrency = CONCURRENCY
        self.total = TOTAL
        self.per_shard = PER_SHARD
        self._now = now
        self._last: dict[int, float] = {}
        self._today: deque[float] = deque()

    def take(self, shard: int) -> bool:
        """Count a start of this shard; False if it comes too early after another, or is one too many for a day."""
        if not self.enabled:
            return True
        now, kind = self._now(), shard % self.concurrency
        self._forget(now)
        if len(self._today) >= self.total or now - self._last.get(kind, -SECONDS) < SECONDS:
            return False
        self._last[kind] = now
        self._today.append(now)
        return True

    def needs(self, guilds: int) -> int:
        """Return the number of shards that a bot in ``guilds`` guilds needs."""
        return max(1, -(-guilds // self.per_shard))

    def json(self) -> dict[str, Any]:
        """Return the limit as JSON for `GET /gateway/bot`."""
        now = self._now()
        self._forget(now)
        left = DAY - (now - self._today[0]) if self._today else DAY
        return {
            "total": self.total,
            "remaining": self.total - len(self._today),
            "reset_after": int(left * 1000),
            "max_concurrency": self.concurrency,
        }

    def _forget(self, now: float) -> None:
        while self._today and now - self._today[0] >= DAY:
            self._today.popleft()
