"""Rate limits: each interaction is let in once, while there is time to answer it, and within a budget.

The decision needs only the interaction's own numbers, before anything is loaded or rendered for it.

A *budget* is a token bucket per user, per guild and per kind of request: a largest number of tokens, and a
number of new tokens a second. A request is charged before any work is done for it, so that a flood costs
others nothing.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Literal, NamedTuple

from bot.interactions.block_list import BlockList

Kind = Literal["act", "look", "call", "open", "film", "review", "nod"]
"""A decision or a chair; a page, a text, a card; a message that all see; a new table; what is drawn or checked long;
a look back; that something was heard for which there is no budget left."""


class BucketSpec(NamedTuple):
    """Size of a token bucket, and its refill in tokens a second."""

    most: float
    refill: float


PERSON: Mapping[Kind, BucketSpec] = {
    "act": BucketSpec(24, 4),
    "look": BucketSpec(20, 1.5),
    "call": BucketSpec(4, 0.05),
    "open": BucketSpec(5, 0.1),
    "film": BucketSpec(4, 0.1),
    "review": BucketSpec(10, 0.3),
    "nod": BucketSpec(20, 2),
}
"""More than anybody presses who plays."""
SERVER: Mapping[Kind, BucketSpec] = {
    "act": BucketSpec(600, 150),
    "look": BucketSpec(150, 20),
    "call": BucketSpec(30, 1),
    "open": BucketSpec(40, 1),
    "film": BucketSpec(20, 0.5),
    "review": BucketSpec(60, 3),
    "nod": BucketSpec(60, 10),
}
SCALE = 1.0
"""All limits are so many times as large: tests press faster than people."""
_KEPT = 20_000
"""Number of buckets that are remembered; the one that was asked longest ago is forgotten first."""


class TokenBuckets:
    """Token buckets by any key. Pure but for its ``clock``, which returns seconds."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        """The tokens left in a bucket, and when that was so."""

    def take(self, buckets: Mapping[Hashable, BucketSpec]) -> bool:
        """Take a token from each of these buckets; False, and nothing is taken, if any is empty."""
        now = self._clock()
        left = {bucket: self._filled(bucket, limit, now) for bucket, limit in buckets.items()}
        paid = all(tokens >= 1 for tokens in left.values())
        for bucket, tokens in left.items():
            self._left[bucket] = (tokens - 1 if paid else tokens, now)
            self._left.move_to_end(bucket)
        while len(self._left) > _KEPT:
            self._left.popitem(last=False)
        return paid

    def seconds_until(self, buckets: Mapping[Hashable, BucketSpec]) -> float:
        """Return the seconds until each of these buckets has a token."""
        now = self._clock()
        return max((1 - self._filled(bucket, limit, now)) / limit.refill for bucket, limit in buckets.items())

    def __len__(self) -> int:
        return len(self._left)

    def _filled(self, bucket: Hashable, limit: BucketSpec, now: float) -> float:
        tokens, since = self._left.get(bucket, (limit.most, now))
        return min(limit.most, tokens + max(0.0, now - since) * limit.refill)


class RateLimiter:
    """Token buckets of users and guilds. Pure but for its ``clock``, which returns seconds."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic, scale: float | None = None) -> None:
        self._scale = SCALE if scale is None else scale
        self._buckets = TokenBuckets(clock=clock)

    def take_token(self, kind: Kind, person: int, server: int | None) -> bool:
        """Take a token from the user's bucket and from the guild's (None: a direct message, there is none).

        False, and nothing is taken, if either is empty.
        """
        buckets: dict[Hashable, BucketSpec] = {("person", person, kind): self._scaled(PERSON[kind])}
        if server is not None:
            buckets["server", server, kind] = self._scaled(SERVER[kind])
        return self._buckets.take(buckets)

    def __len__(self) -> int:
        return len(self._buckets)

    def _scaled(self, limit: BucketSpec) -> BucketSpec:
        return BucketSpec(limit.most * self._scale, limit.refill * self._scale)


_BY_PREFIX: Mapping[str, Kind] = {
    "r": "look",
    "b": "look",
    "w": "look",
    "h": "look",
    "l": "look",
    "q": "look",
    "y": "look",
    "v": "review",
    "i": "review",
    "m": "look",
    "t": "look",
    "c": "open",
    "o": "open",
    "n": "open",
    "u": "open",
}
_BY_COMMAND: Mapping[str, Kind] = {
    "play": "open",
    "night": "open",
    "table": "act",
    "replay": "film",
    "verify": "film",
    "review": "review",
}
_AT_TABLE: Mapping[str, Kind] = {
    "@peek": "look",
    "@text": "look",
    "@rules": "look",
    "@more": "look",
    "@fair": "look",
    "@here": "call",
    "@share": "call",
    "@rematch": "open",
    "@record": "film",
}
_SHOWN = re.compile(r"l:h:|y:s:|v:.*:share(?::[0-9]*)?\Z", re.DOTALL)
"""Buttons that show a private message to all."""
_LONG = ("h:a:", "h:t:", "h:c:", "m:export")


def component_kind(custom_id: str) -> Kind:
    """Return the kind of request of a component or modal, from its ``custom_id`` alone, however malformed."""
    if custom_id.startswith(_LONG):
        return "film"
    if _SHOWN.match(custom_id):
        return "call"
    prefix, _, rest = custom_id.partition(":")
    if (prefix in ("e", "j") and rest.endswith((":again", ":off-once"))) or (prefix == "j" and rest.startswith("new:")):
        return "open"
    if prefix == "j" and rest.endswith(":text"):
        return "look"
    if prefix == "s":
        return _AT_TABLE.get(rest.split(":", 2)[-1], "act")
    return _BY_PREFIX.get(prefix, "act")


def command_kind(name: str, inner: str) -> Kind:
    """Return the kind of request of a command; ``inner`` is its subcommand, if it has one."""
    if (name, inner) in (("table", "board"), ("table", "nudge")):
        return "call"
    return _BY_COMMAND.get(name.lower(), "look")


IN_TIME = 3.0
"""Seconds within which Discord wants a first answer."""
_CATCHES_UP = 0.1
"""Seconds a second by which the usual delay is taken to have grown if no interaction comes faster: clocks are set."""
_REMEMBERED = 20_000
"""Number of interactions that are recognised if they come a second time."""
_TOLD_AGAIN = 10.0
"""Seconds after which somebody who asks for too much is told so once more."""
_TOLD = 2000
"""Number of users remembered there."""

Verdict = Literal["welcome", "again", "expired", "limit reached", "told already", "too much"]
"""The last three: there is no budget left for it. They are to be told so; they have been, lately, and Discord is to
hear that it arrived; or nothing at all is to be done."""


class _Delay:
    """Delay of interactions by one clock: the time beyond the fastest of late."""

    def __init__(self) -> None:
        self._usual: float | None = None
        self._since = 0.0

    def measure(self, created: float, now: float) -> float:
        """Return the delay beyond the usual one, in seconds, of an interaction created then by Discord's clock."""
        delay = now - created
        usual = delay if self._usual is None else self._usual + max(0.0, now - self._since) * _CATCHES_UP
        self._usual, self._since = min(delay, usual), now
        return delay - self._usual


class InteractionFilter:
    """Decision for each interaction that arrives: answer it, drop it, or refuse it."""

    def __init__(self, rate_limiter: RateLimiter, block_list: BlockList | None = None) -> None:
        self._rate_limiter = rate_limiter
        self._block_list = block_list
        self._known: OrderedDict[int, float] = OrderedDict()
        """Each interaction, and when it was made, by our steady clock."""
        self._told: OrderedDict[int, float] = OrderedDict()
        self._by_wall, self._by_steady = _Delay(), _Delay()

    def verdict(
        self,
        interaction: int,
        *,
        created: float,
        now: float,
        steady: float,
        kind: Kind,
        person: int,
        server: int | None,
        mute: bool = False,
    ) -> Verdict:
        """Return the verdict on an interaction: let in, or the reason why not.

        ``created`` is in seconds by Discord's clock, ``now`` by ours, which may differ, and ``steady`` by a
        monotonic clock. An interaction has expired if, by both of our clocks, it took too much longer than
        the fastest recent one. ``mute``: no answer to it can contain text.
        """
        if interaction in self._known:
            return "again"
        took = min(self._by_wall.measure(created, now), self._by_steady.measure(created, steady))
        self._known[interaction] = steady - took
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        if took > IN_TIME:
            return "expired"
        if self._rate_limiter.take_token(kind, person, server):
            return "welcome"
        if mute:
            return "too much"
        if steady - self._told.get(person, -_TOLD_AGAIN) < _TOLD_AGAIN:
            # If every click over the limit failed visibly, it would frighten users; to answer all of them would serve
            # floods.
            return "told already" if self._rate_limiter.take_token("nod", person, server) else "too much"
        self._told[person] = steady
        self._told.move_to_end(person)
        if len(self._told) > _TOLD:
            self._told.popitem(last=False)
        return "limit reached"

    def block_refusal(self, person: int, server: int | None) -> str | None:
        """Return the sentence, by its name, for an interaction of somebody whom the operator has blocked, or there."""
        return None if self._block_list is None else self._block_list.refusal(person, server)

    def seconds_waiting(self, interaction: int, steady: float) -> float:
        """Return the seconds for which Discord has been waiting for the answer to that one, as far as is known."""
        return max(0.0, steady - self._known.get(interaction, steady))
