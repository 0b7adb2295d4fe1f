"""How much of each kind of thing one person, and one server, may ask for.

A *budget* is a bucket of tokens: so many at most, and so many more a second. What is asked for is charged before
anything is done for it, so that a flood costs others nothing.
"""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

Kind = Literal["act", "look", "call", "open", "film", "review", "nod"]
"""A decision or a chair; a page, a text, a card; a message that all see; a new table; what is drawn or checked long;
a look back; that something was heard for which there is no budget left."""


class Limit(NamedTuple):
    """So many at once, and so many more a second."""

    most: float
    refill: float


PERSON: Mapping[Kind, Limit] = {
    "act": Limit(24, 4),
    "look": Limit(20, 1.5),
    "call": Limit(4, 0.05),
    "open": Limit(5, 0.1),
    "film": Limit(4, 0.1),
    "review": Limit(10, 0.3),
    "nod": Limit(20, 2),
}
"""More than anybody presses who plays."""
SERVER: Mapping[Kind, Limit] = {
    "act": Limit(600, 150),
    "look": Limit(150, 20),
    "call": Limit(30, 1),
    "open": Limit(40, 1),
    "film": Limit(20, 0.5),
    "review": Limit(60, 3),
    "nod": Limit(60, 10),
}
SCALE = 1.0
"""All limits are so many times as large: tests press faster than people."""
_KEPT = 20_000
"""Of how many people and servers it is remembered what they asked for; who asked longest ago is forgotten first."""


class Budgets:
    """Keeps count of what was asked for. Pure but for its ``clock``, which gives seconds."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic, scale: float | None = None) -> None:
        self._clock = clock
        self._scale = SCALE if scale is None else scale
        self._left: OrderedDict[tuple[str, int, Kind], tuple[float, float]] = OrderedDict()
        """The tokens left in a bucket, and when that was so."""

    def charge(self, kind: Kind, person: int, server: int | None) -> bool:
        """Take a token from the person's bucket and from the server's (None: a direct message, there is none).

        False, and nothing is taken, if either is empty.
        """
        now = self._clock()
        mine = ("person", person, kind)
        buckets = {mine: self._scaled(PERSON[kind])}
        if server is not None:
            buckets["server", server, kind] = self._scaled(SERVER[kind])
        left = {bucket: self._filled(bucket, limit, now) for bucket, limit in buckets.items()}
        paid = all(tokens >= 1 for tokens in left.values())
        for bucket, tokens in left.items():
            self._left[bucket] = (tokens - 1 if paid else tokens, now)
            self._left.move_to_end(bucket)
        while len(self._left) > _KEPT:
            self._left.popitem(last=False)
        return paid

    def __len__(self) -> int:
        return len(self._left)

    def _scaled(self, limit: Limit) -> Limit:
        return Limit(limit.most * self._scale, limit.refill * self._scale)

    def _filled(self, bucket: tuple[str, int, Kind], limit: Limit, now: float) -> float:
        tokens, since = self._left.get(bucket, (limit.most, now))
        return min(limit.most, tokens + max(0.0, now - since) * limit.refill)


_BY_PREFIX: Mapping[str, Kind] = {
    "r": "look",
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
}
_BY_COMMAND: Mapping[str, Kind] = {
    "play": "open",
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
"""What shows to all what one person was shown."""
_LONG = ("h:a:", "h:t:", "h:c:", "m:export")


def kind_of_press(custom_id: str) -> Kind:
    """What a press, or a form, asks for: from its id alone, whatever that is."""
    if custom_id.startswith(_LONG):
        return "film"
    if _SHOWN.match(custom_id):
        return "call"
    prefix, _, rest = custom_id.partition(":")
    if prefix == "e" and rest.endswith((":again", ":off-once")):
        return "open"
    if prefix == "s":
        return _AT_TABLE.get(rest.split(":", 2)[-1], "act")
    return _BY_PREFIX.get(prefix, "act")


def kind_of_command(name: str, inner: str) -> Kind:
    """What a command asks for; ``inner`` is its subcommand, if it has one."""
    if (name, inner) in (("table", "board"), ("table", "nudge")):
        return "call"
    return _BY_COMMAND.get(name.lower(), "look")
