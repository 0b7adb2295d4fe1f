"""House rules, rolls and premoves at one table.

*House rules*: those changed in the lobby after a player had sat down to others.

*Roll for me*: where a player could do nothing but roll, the table does it for them. It is an option of the
table, and no house rule: the roll is an action of theirs like any other, in the record as well.

*Planning ahead*: premoves, and what comes of them at a table as it is now. It is an option of the table, and
no house rule: what is done by a premove is an action of theirs like any other. The state of a premove follows
from what is stored, see ``games.ai.premoves``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import games
from bot.storage import RELIEVE, UNDO, Option, OptionChange, SeatRow, StoredPremove, TableRow
from bot.table.deadlines import is_away, is_live_game
from bot.table.session import TableSession
from games.ai.premoves import PremoveStatus, assess_premove, planner
from games.core import Action, Seat
from games.core.forced_actions import forced_roll

CLOCK = "_clock"
"""Name of the seconds for a decision among the house rules; no game's option begins like this."""
ROLLS = "_rolls"
"""Name there of the option that the table rolls for people where there is nothing to decide."""
PLANS = "_plans"
"""Name there of the option that plans are allowed."""
TO_SEE_IT = 10.0
"""Seconds that people have to see a change before the game can start."""
_EPOCH_BITS = 22
"""Bits of an interaction's id below its milliseconds."""


def add_change(
    changes: Sequence[OptionChange], change: OptionChange, seats: Sequence[SeatRow]
) -> tuple[OptionChange, ...]:
    """Return the changes with one more, without those that no seat needs any more.

    Needed are, for each player seated, the first change since they sat down, and the last of all.
    """
    mine = [one.interaction for one in changes if one.option == change.option] + [change.interaction]
    needed = {min((one for one in mine if one > seat.joined), default=0) for seat in seated_users(seats)}
    kept = [one for one in changes if one.option != change.option or one.interaction in needed]
    return (*kept, change)


def unseen_changes(
    changes: Sequence[OptionChange], seats: Sequence[SeatRow], now: Mapping[str, Option]
) -> dict[str, int]:
    """Return the rules that differ ``now`` from when a player sat down, who did not change them.

    Each has the interaction that changed it last.
    """
    last = {change.option: change for change in changes}
    found: dict[str, int] = {}
    for seat in seated_users(seats):
        held: set[str] = set()
        for change in changes:
            if change.interaction > seat.joined and change.option not in held:
                # The first change since they sat down has the value that held then.
                held.add(change.option)
                if change.before != now[change.option] and last[change.option].by != seat.joined:
                    found[change.option] = last[change.option].interaction
    return found


def start_delay(changed: Mapping[str, int], interaction: int) -> float:
    """Seconds until all have had time to see what has ``changed``, at the moment of that interaction; 0 or less if they
    have."""
    latest = max(changed.values(), default=0)
    return TO_SEE_IT - ((interaction >> _EPOCH_BITS) - (latest >> _EPOCH_BITS)) / 1000 if latest else 0.0


def seated_users(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats of the players at a table, without computers."""
    return [seat for seat in seats if seat.level is None]


ROLLS_BY_DEFAULT = True
PREMOVES_BY_DEFAULT = True
"""True: a new table rolls by itself, and allows premoves, unless the host chose otherwise."""


class AutoRoll(NamedTuple):
    """A roll that decides nothing: whose, and its action."""

    seat: Seat
    action: Action


def has_forced_rolls(game: str) -> bool:
    """Return whether that game has forced rolls."""
    return bool(games.load(game).forced_rolls)


def auto_roll_option(stored: TableRow) -> dict[str, Option]:
    """Return the option and its value; empty for a table at which there is nothing to choose."""
    return {ROLLS: stored.rolls} if has_forced_rolls(stored.game) else {}


def next_auto_roll(session: TableSession, state: Any = None) -> AutoRoll | None:
    """Return the roll that the table has to make now, or in a future ``state``.

    None if a player has to decide, or a computer to roll.
    """
    table, stored = session.table, session.stored
    if not stored.rolls or table is None or stored.status != "playing" or stored.paused is not None:
        return None
    found = forced_roll(session.game, table.state if state is None else state)
    if found is None or stored.seats[found[0]].level is not None or is_away(stored, found[0]):
        return None
    return AutoRoll(*found)


RELIEVED = "relieved"
"""The reason why a plan is void once another player has taken over a seat."""

QUICK, UNHURRIED = (2.0, 7.0), (10.0, 40.0)
"""Seconds that a plan waits at least and at most before it is carried out, at a live table and at any other: as long as
somebody takes who has seen at once that it is their turn."""


def has_premoves(game: str) -> bool:
    """Return whether that game has premoves."""
    return planner(game) is not None


def premove_option(stored: TableRow) -> dict[str, Option]:
    """Return the option and its value; empty for a table at which there is nothing to choose."""
    return {PLANS: stored.planning} if has_premoves(stored.game) else {}


def premove_of(session: TableSession, user: int) -> StoredPremove | None:
    """Return that user's premove at the table, or None."""
    return next((plan for plan in session.stored.plans if plan.user == user), None)


def premove_status(session: TableSession, plan: StoredPremove) -> PremoveStatus:
    """Return a premove's state now. Undoing something since then has removed it."""
    made, seat = planner(session.stored.game), session.seat_of(plan.user)
    if made is None or seat is None or session.table is None or session.stored.status != "playing":
        return PremoveStatus(over=True)
    log = session.stored.actions
    if any(entry == (seat, UNDO) for entry in log[plan.number :]):
        return PremoveStatus(over=True)
    if any(action == RELIEVE for _, action in log[plan.number :]):
        # It was made for other players at the table.
        return PremoveStatus(void=RELIEVED)
    return assess_premove(made, session.game, session.table.frames, seat, plan.plan, _since(session, plan.number))


def may_run_premove(session: TableSession, seat: Seat) -> bool:
    """Return whether that seat's premoves run now: the game goes on, and its player is not away."""
    return session.stored.status == "playing" and session.stored.paused is None and not is_away(session.stored, seat)


def premove_pause(stored: TableRow) -> tuple[float, float]:
    """Seconds that a plan waits at that table, at least and at most: it depends on what all can see."""
    return QUICK if is_live_game(stored) else UNHURRIED


def _since(session: TableSession, number: int) -> int:
    """Return the frame index from which a premove made after ``number`` entries of the log is assessed.

    It is earlier where other players undid what was there before.
    """
    steps = [{UNDO: -1, RELIEVE: 0}.get(action, 1) for _, action in session.stored.actions]
    at = lowest = sum(steps[:number])
    for step in steps[number:]:
        at += step
        lowest = min(lowest, at)
    return lowest
