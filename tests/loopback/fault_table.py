"""The table of faults that calls to Discord meet: what each is, and with which of them each call is tried."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from playground.faults.rules import CallFault, Failing, Late, Latency, RateLimited, Silent, Twice

CALLBACK = "/interactions/*/callback"
EDITS = "/channels/*/messages/*"
SENDS = "/channels/*/messages"

FAULTS: dict[str, CallFault] = {
    "429": RateLimited(retry_after=0.05, times=2),
    "429, shared": RateLimited(retry_after=0.05, scope="shared", times=1),
    "429, global": RateLimited(retry_after=0.05, scope="global", times=3),
    "429, at the door": RateLimited(retry_after=0.05, scope="address", times=1),
    "429, long": RateLimited(retry_after=60, times=1),
    # After a 500 or 502 the library tries again by itself; a 503 it leaves to the bot.
    "500": Failing(status=500, times=1),
    "500, though it was done": Failing(status=500, applied=True, times=1),
    "502": Failing(status=502, times=2),
    "503": Failing(status=503, times=1),
    "503 twice": Failing(status=503, times=2),
    "503, though it was done": Failing(status=503, applied=True, times=1),
    "no answer": Silent(times=1),
    "no answer, though it was done": Silent(applied=True, times=1),
    "no answer twice, though it was done": Silent(applied=True, times=2),
    "twice": Twice(times=1),
    "late": Late(by=0.3, times=1),
    "slow": Latency(ms=60, times=8),
    "refused": Failing(status=400, code=50035, times=1),
    "no access": Failing(status=403, code=50001, times=1),
    "not known any more": Failing(status=404, code=10062, times=1),
    "too fast": Failing(status=400, code=40003, times=1),
}


class Tried(NamedTuple):
    """Calls of the bot, and the faults that it is tried with."""

    where: dict[str, Any]
    faults: tuple[str, ...]


_UNKNOWN = ("503", "503, though it was done", "no answer", "no answer, though it was done")
"""After these the bot does not know whether it was done."""
CALLS: dict[str, Tried] = {
    "any call": Tried({}, ("429, global", "slow")),
    "an answer": Tried(
        {"path": CALLBACK},
        (
            *(*_UNKNOWN, "500, though it was done", "429", "429, shared", "429, at the door", "429, long"),
            *("twice", "late", "not known any more"),
        ),
    ),
    "a lobby's answer": Tried(
        {"path": CALLBACK}, (*_UNKNOWN, "500, though it was done", "429, long", "twice", "not known any more")
    ),
    "an answer that does not come": Tried(
        {"path": CALLBACK}, ("no answer", "no answer, though it was done", "429, long")
    ),
    "an answer put off": Tried(
        {"path": CALLBACK}, ("slow", "500, though it was done", "no answer, though it was done", "429")
    ),
    "an edit": Tried({"method": "PATCH", "path": EDITS}, ("502", "no answer, though it was done", "429")),
    "a direct message": Tried(
        {"method": "POST", "path": SENDS, "person": "Ben"},
        ("500", "503 twice", *_UNKNOWN[1:], "500, though it was done", "429", "429, long", "twice"),
    ),
    "a direct channel": Tried({"path": "/users/@me/channels", "person": "Ben"}, ("too fast",)),
    "a board": Tried(
        {"method": "POST"},
        (*_UNKNOWN, "no answer twice, though it was done", "500, though it was done", "429", "429, long"),
    ),
    "a board that is asked for": Tried({"method": "POST"}, ("refused", "no access", "503", "no answer")),
    "a game night": Tried({"method": "POST"}, _UNKNOWN[1:]),
    "an announcement": Tried({"method": "POST"}, (*_UNKNOWN, "429", "429, at the door")),
    "a look back": Tried({"method": "GET"}, ("503 twice", "no answer", "refused")),
}


def tried(*calls: str) -> pytest.MarkDecorator:
    """Try a test with all faults of these calls; its ``mood`` is one, for :func:`rule`."""
    return pytest.mark.parametrize("mood", [f"{call}: {name}" for call in calls for name in CALLS[call].faults])


def rule(mood: str, **where: Any) -> CallFault:
    """Return the fault of that call, at a ``path`` or for a ``person`` of its own if these are given."""
    call, _, name = mood.partition(": ")
    assert name in CALLS[call].faults, f"{call} is not tried with {name}"
    return replace(FAULTS[name], **CALLS[call].where | where)
