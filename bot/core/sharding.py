"""Discord's shards: their number, the ones that this process serves, and the one of each guild.

The setting ``shards`` is one text: ``0-3/8`` for these four of eight, ``auto`` for whichever are free.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from msgspec import Struct

MOST = 4096
"""More shards than any bot has."""

_NAMED = re.compile(r"(?P<numbers>\d{1,4}(?:-\d{1,4})?(?:,\d{1,4}(?:-\d{1,4})?)*)/(?P<of>\d{1,4})", re.ASCII)
_FREE = re.compile(r"auto(?::(?P<most>\d{1,4}))?(?:/(?P<of>\d{1,4}))?", re.ASCII)

EXAMPLES = "0-3/8 for these four of eight, auto for whichever are free, or auto:4/8 to begin with four of eight"


class ShardAssignment(Struct, frozen=True):
    """Shards that a process serves.

    ``named``: these, in order; empty: whichever are free. Then ``most`` is how many of them it begins with
    (None: as many as there are). ``of`` is how many there are (None: as many as Discord recommends).
    """

    named: tuple[int, ...] = ()
    of: int | None = None
    most: int | None = None


def parse_shards(text: str) -> ShardAssignment | None:
    """Return the shards that the setting names; None if it is empty.

    Then this process serves all of them, and no other process does.

    Raises:
        ValueError: it is none of the forms; the message says what it may be.
    """
    asked = "".join(text.split()).lower()
    if not asked:
        return None
    if (free := _FREE.fullmatch(asked)) is not None:
        most, of = (None if part is None else int(part) for part in (free["most"], free["of"]))
        if of is not None and not 0 < of <= MOST:
            raise ValueError(f"there are from 1 to {MOST} shards, not {of}; write {EXAMPLES}")
        if most is not None and (most < 1 or (of is not None and most > of)):
            raise ValueError(f"it can begin with at least 1 shard and at most all of them, not with {most}")
        return ShardAssignment(of=of, most=most)
    named = _NAMED.fullmatch(asked)
    if named is None:
        raise ValueError(f"{text.strip()[:40]!r} does not name shards; write {EXAMPLES}")
    of = int(named["of"])
    if not 0 < of <= MOST:
        raise ValueError(f"there are from 1 to {MOST} shards, not {of}; write {EXAMPLES}")
    numbers: set[int] = set()
    for part in named["numbers"].split(","):
        first, _, last = part.partition("-")
        low, high = int(first), int(last or first)
        if low > high:
            raise ValueError(f"{part} runs backwards; write {high}-{low}")
        if high >= of:
            raise ValueError(f"of {of} shards the last is {of - 1}, so there is no shard {high}")
        numbers.update(range(low, high + 1))
    return ShardAssignment(tuple(sorted(numbers)), of)


def shard_of(guild: int, of: int) -> int:
    """Return the shard, of so many, on which Discord has that guild."""
    return (guild >> 22) % of


def format_shards(numbers: Iterable[int], of: int) -> str:
    """Return those shards as the setting names them, such as ``0-3,6/8``; empty if there are none."""
    parts: list[str] = []
    run: list[int] = []
    for number in [*sorted(numbers), -1]:
        if run and number != run[-1] + 1:
            parts.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
            run = []
        run.append(number)
    return f"{','.join(parts)}/{of}" if parts else ""


def shard_condition(numbers: Collection[int], of: int) -> str:
    """Return the SQL condition that is true for the ``guild_id`` of a guild on one of those shards.

    The values are numbers, so nothing needs to be quoted.
    """
    listed = ", ".join(f"{number:d}" for number in sorted(numbers))
    return f"(guild_id >> 22) % {of:d} in ({listed})"
