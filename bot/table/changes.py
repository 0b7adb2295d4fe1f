"""House rules that were changed in the lobby after somebody had sat down to others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store import Change, Option, Sitting

CLOCK = "_clock"
"""What the seconds for a decision are called among the house rules; no game's option begins like this."""
ROLLS = "_rolls"
"""What it is called there that the table rolls for people where there is nothing to decide."""
PLANS = "_plans"
"""The same of plans being allowed."""
TO_SEE_IT = 10.0
"""Seconds that people have to see a change before the game can start."""
_EPOCH_BITS = 22
"""Of an interaction's id: above these stand milliseconds."""


def noted(changes: Sequence[Change], change: Change, seats: Sequence[Sitting]) -> tuple[Change, ...]:
    """The changes with one more, without those that nobody needs any more: what counts is, for each who sits there, the
    first since they sat down, and the last of all."""
    mine = [one.interaction for one in changes if one.option == change.option] + [change.interaction]
    needed = {min((one for one in mine if one > seat.joined), default=0) for seat in people(seats)}
    kept = [one for one in changes if one.option != change.option or one.interaction in needed]
    return (*kept, change)


def unseen(changes: Sequence[Change], seats: Sequence[Sitting], now: Mapping[str, Option]) -> dict[str, int]:
    """The rules that are other ones ``now`` than when somebody sat down, who did not make them so, each with the
    interaction that changed it last."""
    last = {change.option: change for change in changes}
    found: dict[str, int] = {}
    for seat in people(seats):
        held: set[str] = set()
        for change in changes:
            if change.interaction > seat.joined and change.option not in held:
                # The first since they sat down tells what held then.
                held.add(change.option)
                if change.before != now[change.option] and last[change.option].by != seat.joined:
                    found[change.option] = last[change.option].interaction
    return found


def still_to_wait(changed: Mapping[str, int], interaction: int) -> float:
    """Seconds until all have had time to see what has ``changed``, at the moment of that interaction; 0 or less if they
    have."""
    latest = max(changed.values(), default=0)
    return TO_SEE_IT - ((interaction >> _EPOCH_BITS) - (latest >> _EPOCH_BITS)) / 1000 if latest else 0.0


def people(seats: Sequence[Sitting]) -> list[Sitting]:
    """Those who sit there, but for computers."""
    return [seat for seat in seats if seat.level is None]
