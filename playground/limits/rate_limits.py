"""Rate limits as Discord applies them: buckets per route and channel, one limit for everything, edits of old messages.

Discord publishes no numbers; these are the ones its headers have long shown, and the order of magnitude is right.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.core.discord_errors import ErrorCode
from playground.errors import ApiError, http_error, refusal

GLOBAL_LIMIT, GLOBAL_SECONDS = 50, 1.0
OLD_EDIT_AGE = 3600.0
OLD_EDIT_LIMIT, OLD_EDIT_SECONDS = 3, 6.0
RENAME_LIMIT, RENAME_SECONDS = 2, 600.0
DEFAULT = (10, 1.0)
LIMITS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/channels/{channel_id}/threads"): (10, 10.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"): (1, 0.25),
    ("POST", "/webhooks/{webhook_id}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message_id}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{token}/messages/@original"): (5, 2.0),
    ("PUT", "/applications/{application_id}/commands"): (2, 5.0),
    ("POST", "/applications/{application_id}/commands"): (5, 20.0),
    ("GET", "/gateway/bot"): (2, 5.0),
}
"""(calls, seconds) of a bucket, by method and route."""
EDIT, SEND = "/channels/{channel_id}/messages/{message_id}", "/channels/{channel_id}/messages"
GROUPS = ("edits", "messages", "old_edits", "calls")
"""Limits that can be switched on and off by themselves: ordinary edits, new messages, edits of old messages, all the
rest."""
CALLBACK = "/interactions/{interaction_id}/{token}/callback"
"""Answers to interactions are not limited and carry no bucket; hikari reports it as an error if they do."""
_MAJOR = ("channel_id", "guild_id", "webhook_id", "token", "interaction_id")
_SWEEP = 512


@dataclass(slots=True)
class _Window:
    left: int
    ends: float


class RateLimits:
    """Counters of calls. `now` returns seconds that rise; `wall` the time of day, for the reset header."""

    def __init__(self, now: Callable[[], float], wall: Callable[[], float], *, enabled: bool = True) -> None:
        self.on: set[str] = set(GROUPS) if enabled else set()
        self._now = now
        self._wall = wall
        self._windows: dict[tuple[str, ...], _Window] = {}

    def __len__(self) -> int:
        return len(self._windows)

    def take(self, method: str, template: str, args: Mapping[str, str]) -> dict[str, str]:
        """Count one call; the answer is its headers. Raises `ApiError` 429 if it is one too many."""
        if template == CALLBACK:
            return {}
        if "calls" in self.on and not template.startswith(("/interactions/", "/webhooks/{webhook_id}/{token}")):
            self._count(self._window(("global",), GLOBAL_LIMIT, GLOBAL_SECONDS), scope="global")
        limit, window = self._bucket(method, template, args)
        self._count(window)
        return self._headers(method, template, limit, window)

    def headers(self, method: str, template: str, args: Mapping[str, str]) -> dict[str, str]:
        """Return the headers of a refused call, without counting it."""
        if template == CALLBACK:
            return {}
        return self._headers(method, template, *self._bucket(method, template, args))

    def old_edit(self, message_id: int) -> None:
        """Count an edit of a message older than an hour; raises 429 with code 30046 if there were too many."""
        if "old_edits" in self.on:
            self._count(
                self._window(("old", str(message_id)), OLD_EDIT_LIMIT, OLD_EDIT_SECONDS),
                code=ErrorCode.EDITED_TOO_OFTEN,
            )

    def rename(self, channel_id: int) -> None:
        """Count a channel's new name; raises 429 if there were too many."""
        if "calls" in self.on:
            self._count(self._window(("name", str(channel_id)), RENAME_LIMIT, RENAME_SECONDS))

    def _count(self, window: _Window, *, code: int = 0, scope: str = "user") -> None:
        if window.left == 0:
            after = window.ends - self._now()
            raise refusal(code, retry_after=after) if code else http_error(429, retry_after=after, scope=scope)
        window.left -= 1

    def switch(self, group: str, on: bool) -> None:
        """Switch one of `GROUPS` on or off; it counts from now."""
        if on:
            self.on.add(group)
        else:
            self.on.discard(group)
        self._windows.clear()

    def _bucket(self, method: str, template: str, args: Mapping[str, str]) -> tuple[int, _Window]:
        group = {("PATCH", EDIT): "edits", ("POST", SEND): "messages"}.get((method, template), "calls")
        limit, seconds = LIMITS.get((method, template), DEFAULT) if group in self.on else (1_000_000, 1.0)
        key = (method, template, *(args[name] for name in _MAJOR if name in args))
        return limit, self._window(key, limit, seconds)

    def _window(self, key: tuple[str, ...], limit: int, seconds: float) -> _Window:
        now = self._now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            if len(self._windows) >= _SWEEP:
                self._windows = {k: w for k, w in self._windows.items() if w.ends > now}
            window = self._windows[key] = _Window(limit, now + seconds)
        return window

    def _headers(self, method: str, template: str, limit: int, window: _Window) -> dict[str, str]:
        after = max(0.0, window.ends - self._now())
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{self._wall() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(f'{method} {template}'.encode()):08x}",
        }


def refusal_headers(error: ApiError) -> dict[str, str]:
    """Return the headers of a 429 other than the bucket's: retry delay, scope, and proxy."""
    assert error.retry_after is not None
    headers = {
        "Retry-After": str(max(1, math.ceil(error.retry_after))),
        "X-RateLimit-Scope": error.scope,
        "Via": "1.1 google",
    }
    if error.scope == "global":
        headers["X-RateLimit-Global"] = "true"
    return headers
