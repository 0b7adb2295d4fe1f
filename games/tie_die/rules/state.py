"""State of a game of Tie-Die, and queries on it: awaited seats, affordable dice and challenges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.core import Event, IllegalAction, Ranking, Seat
from games.core.views import GameStruct
from games.tie_die.rules.last_action import LastDiceChange

SIZES = (4, 6, 8, 10)
"""The sides of the dice, from the smallest up."""

UP = {4: 6, 6: 8, 8: 10, 10: 10}
"""The next die size by sides; the largest stays."""
DOWN = {4: 4, 6: 4, 8: 6, 10: 8}
"""The next smaller size; the smallest stays."""
DOWN_TWICE = {4: 4, 6: 4, 8: 4, 10: 6}
"""Two sizes smaller, never below the smallest."""

Phase = Literal["upgrade", "challenge", "answer", "over"]


class Options(Struct, frozen=True):
    """The house rule: the points that end the game (TD-1)."""

    target: Literal[30, 20, 50] = 30


class State(Struct, frozen=True, gc=False):
    """Whole state; tuples run over the seats.

    ``die`` are the sides of each die. ``waiting``: who is not ready (``upgrade``), or could challenge when that was
    last judged and has not passed (``challenge``, ``answer``). ``said`` is who passed in this window in so many words;
    ``stake`` is what the waiting challenger paid. ``last`` is what happened since the last roll by everybody: the roll
    itself and the challenges settled after it. ``history`` has everybody's points after each finished round.
    """

    options: Options
    score: tuple[int, ...]
    die: tuple[int, ...]
    phase: Phase
    waiting: frozenset[Seat]
    said: frozenset[Seat]
    used: tuple[bool, ...]
    challenge: tuple[Seat, Seat] | None
    stake: int
    round: int
    resigned: tuple[Seat, ...]
    last: tuple[Event, ...]
    ranking: Ranking | None
    history: tuple[tuple[int, ...], ...] = ()


class View(GameStruct, frozen=True, gc=False):
    """View of a game, which shows all players the whole state; tuples run over the seats.

    ``passed`` includes seats that cannot challenge. ``stake`` is what the waiting challenger paid, 0 without a
    ``challenge``. ``last`` are the events of the last round's roll and of the challenges settled since, for
    describing the roll and its fights. ``history`` has everybody's points after each finished round, and at the end.
    ``moment`` is the latest change to the dice, in a view for drawing.
    """

    viewer: Seat | None
    seats: int
    options: Options
    phase: Phase
    round: int
    score: tuple[int, ...]
    die: tuple[int, ...]
    ready: tuple[bool, ...]
    passed: tuple[bool, ...]
    used: tuple[bool, ...]
    challenge: tuple[Seat, Seat] | None
    stake: int
    resigned: tuple[Seat, ...]
    last: tuple[Event, ...]
    ranking: Ranking | None
    history: tuple[tuple[int, ...], ...] = ()
    moment: LastDiceChange | None = None


def upgrade_of(sides: int, points: int) -> int | None:
    """Return the sides of the next die, which are also its price; None if there is none or ``points`` do not pay it."""
    bigger = UP[sides]
    return bigger if sides < bigger <= points else None


def targets(
    seat: Seat, score: Sequence[int], die: Sequence[int], used: Sequence[bool], resigned: Sequence[Seat]
) -> list[Seat]:
    """Return the seats that ``seat`` can challenge (TD-7).

    Still playing, with more points than it, and a die whose sides it can pay.
    """
    if used[seat] or seat in resigned:
        return []
    mine = score[seat]
    return [
        other for other, theirs in enumerate(score) if theirs > mine and other not in resigned and die[other] <= mine
    ]


def awaited(view: View) -> list[Seat]:
    """Return the seats that have something to decide, in seat order; there can be several at once."""
    if view.phase == "answer" and view.challenge:
        return [view.challenge[1]]
    done = {"upgrade": view.ready, "challenge": view.passed}.get(view.phase)
    return [] if done is None else [seat for seat in range(view.seats) if not done[seat] and seat not in view.resigned]


def upgrades(view: View) -> dict[int, list[Seat]]:
    """Return the seats that can buy now (not ready yet, and with enough points), by the sides of their next die."""
    found: dict[int, list[Seat]] = {}
    for seat in awaited(view) if view.phase == "upgrade" else ():
        sides = upgrade_of(view.die[seat], view.score[seat])
        if sides is not None:
            found.setdefault(sides, []).append(seat)
    return dict(sorted(found.items()))


def challenges(view: View) -> dict[Seat, list[Seat]]:
    """Return the seats that can challenge now (not passed, and with enough points), by the challenged seat.

    The price is the sides of the challenged seat's die.
    """
    found: dict[Seat, list[Seat]] = {}
    for seat in awaited(view) if view.phase == "challenge" else ():
        for other in targets(seat, view.score, view.die, view.used, view.resigned):
            found.setdefault(other, []).append(seat)
    return dict(sorted(found.items()))


def must_cost(view: View, seat: Seat, action: str, price: int) -> None:
    """Check that ``action`` still costs ``seat`` the price that was offered.

    Raises:
        IllegalAction: it is another upgrade than the one that ``seat`` could buy, or the price has changed.
    """
    if action == "upgrade":
        sides = UP[view.die[seat]]
        if sides != price:
            raise IllegalAction("other-upgrade", sides=sides, offered=price)
    elif action.startswith("challenge "):
        other = int(action[10:])
        if view.die[other] != price:
            raise IllegalAction("other-price", other=other, sides=view.die[other])


def chance(mine: int, theirs: int) -> float:
    """Return the chance that a die of ``mine`` sides beats one of ``theirs``, thrown again while equal."""
    above = sum(1 for a in range(1, mine + 1) for b in range(1, theirs + 1) if a > b)
    below = sum(1 for a in range(1, mine + 1) for b in range(1, theirs + 1) if a < b)
    return above / (above + below)
