"""House rules that were changed in the lobby after somebody had sat down to others.

*Roll for me*: where a person could do nothing but roll, the table does it for them.

It is an option of the table, and no house rule: the roll is an action of theirs like any other, in the record as well.

*Planning ahead*: what people have decided beforehand, and what comes of it at a table as it is now.

It is an option of the table, and no house rule: what is done by a plan is an action of theirs like any other. What
becomes of a plan follows from what is stored, see ``games.ai.premoves``.
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
"""What the seconds for a decision are called among the house rules; no game's option begins like this."""
ROLLS = "_rolls"
"""What it is called there that the table rolls for people where there is nothing to decide."""
PLANS = "_plans"
"""The same of plans being allowed."""
TO_SEE_IT = 10.0
"""Seconds that people have to see a change before the game can start."""
_EPOCH_BITS = 22
"""Of an interaction's id: above these stand milliseconds."""


def add_change(
    changes: Sequence[OptionChange], change: OptionChange, seats: Sequence[SeatRow]
) -> tuple[OptionChange, ...]:
    """The changes with one more, without those that nobody needs any more: what counts is, for each who sits there, the
    first since they sat down, and the last of all."""
    mine = [one.interaction for one in changes if one.option == change.option] + [change.interaction]
    needed = {min((one for one in mine if one > seat.joined), default=0) for seat in seated_users(seats)}
    kept = [one for one in changes if one.option != change.option or one.interaction in needed]
    return (*kept, change)


def unseen_changes(
    changes: Sequence[OptionChange], seats: Sequence[SeatRow], now: Mapping[str, Option]
) -> dict[str, int]:
    """The rules that are other ones ``now`` than when somebody sat down, who did not make them so, each with the
    interaction that changed it last."""
    last = {change.option: change for change in changes}
    found: dict[str, int] = {}
    for seat in seated_users(seats):
        held: set[str] = set()
        for change in changes:
            if change.interaction > seat.joined and change.option not in held:
                # The first since they sat down tells what held then.
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
    """Those who sit there, but for computers."""
    return [seat for seat in seats if seat.level is None]


USUAL = True
"""Whether new tables do it where nobody has chosen."""


class AutoRoll(NamedTuple):
    """A roll that decides nothing: whose, and its action."""

    seat: Seat
    action: Action


def has_forced_rolls(game: str) -> bool:
    """Whether there is such a thing in that game."""
    return bool(games.load(game).forced_rolls)


def auto_roll_option(stored: TableRow) -> dict[str, Option]:
    """The option and its value, for a table at which there is something to choose."""
    return {ROLLS: stored.rolls} if has_forced_rolls(stored.game) else {}


def next_auto_roll(session: TableSession, state: Any = None) -> AutoRoll | None:
    """The roll that the table has to make there now, or in a ``state`` that is still to come; None if somebody has to
    decide, or a computer to roll."""
    table, stored = session.table, session.stored
    if not stored.rolls or table is None or stored.status != "playing" or stored.paused is not None:
        return None
    found = forced_roll(session.game, table.state if state is None else state)
    if found is None or stored.seats[found[0]].level is not None or is_away(stored, found[0]):
        return None
    return AutoRoll(*found)


RELIEVED = "relieved"
"""Why a plan is void once somebody else has taken over a seat."""

QUICK, UNHURRIED = (2.0, 7.0), (10.0, 40.0)
"""Seconds that a plan waits at least and at most before it is carried out, at a live table and at any other: as long as
somebody takes who has seen at once that it is their turn."""


def has_premoves(game: str) -> bool:
    """Whether there are plans in that game."""
    return planner(game) is not None


def premove_option(stored: TableRow) -> dict[str, Option]:
    """The option and its value, for a table at which there is something to choose."""
    return {PLANS: stored.planning} if has_premoves(stored.game) else {}


def premove_of(session: TableSession, user: int) -> StoredPremove | None:
    """That person's plan at the table."""
    return next((plan for plan in session.stored.plans if plan.user == user), None)


def premove_status(session: TableSession, plan: StoredPremove) -> PremoveStatus:
    """How that plan stands now. Taking something back since has taken the plan back with it."""
    made, seat = planner(session.stored.game), session.seat_of(plan.user)
    if made is None or seat is None or session.table is None or session.stored.status != "playing":
        return PremoveStatus(over=True)
    log = session.stored.actions
    if any(entry == (seat, UNDO) for entry in log[plan.number :]):
        return PremoveStatus(over=True)
    if any(action == RELIEVE for _, action in log[plan.number :]):
        # It was made for other people at the table.
        return PremoveStatus(void=RELIEVED)
    return assess_premove(made, session.game, session.table.frames, seat, plan.plan, _since(session, plan.number))


def may_run_premove(session: TableSession, seat: Seat) -> bool:
    """Whether plans of that seat are carried out there now: the game goes on, and nobody sits in for its person."""
    return session.stored.status == "playing" and session.stored.paused is None and not is_away(session.stored, seat)


def premove_pause(stored: TableRow) -> tuple[float, float]:
    """Seconds that a plan waits at that table, at least and at most: it depends on what all can see."""
    return QUICK if is_live_game(stored) else UNHURRIED


def _since(session: TableSession, number: int) -> int:
    """The place among the frames from which on a plan that was made after ``number`` entries of the log is looked at.
    Where others have taken back what was there before, that is earlier."""
    steps = [{UNDO: -1, RELIEVE: 0}.get(action, 1) for _, action in session.stored.actions]
    at = lowest = sum(steps[:number])
    for step in steps[number:]:
        at += step
        lowest = min(lowest, at)
    return lowest
