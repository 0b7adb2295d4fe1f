"""Queries that players make before they act: reach, sight lines, odds.

Functions of a view; they use the same tables as the rules.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from games.core import Seat
from games.pillow_fight.rules.combat import CATCHES_FROM, TEARS_UP_TO, Kind, chance, corrections
from games.pillow_fight.rules.line_of_sight import Point, ThrowLine, Verdict
from games.pillow_fight.rules.room_tables import RoomTables, tables
from games.pillow_fight.rules.squares import mask, members
from games.pillow_fight.rules.state import View

Obstacle = Literal["", "nobody", "far", "wall-beside", "wall-between", "corners"]
"""The reason why an attack is impossible: nobody there; too far to swing; a wall right beside the target shuts the
direction out (PF-9); walls stand between (PF-8); walls stop the lines from all corners (PF-17). Empty: it is
possible."""


class TargetSight(Struct, frozen=True, gc=False):
    """Line of sight and cover of a throw at ``seat``, who stands on ``square``.

    ``by`` are the squares that block it or give cover, ``obstacle`` the kind of block. ``corner`` is the
    corner point thrown from with ``corner_cover``, in squares from the lower left corner of the room, else None.
    """

    seat: Seat
    square: str
    verdict: Verdict
    by: tuple[str, ...]
    obstacle: Obstacle
    corner: Point | None


class AttackOdds(Struct, frozen=True, gc=False):
    """Probabilities of an attack, provided the attacker holds a pillow and has an attack left.

    ``hit`` is the exact probability of a hit (0 where it is impossible, and then ``obstacle`` and ``by`` say
    why). ``penalty`` is taken off the attacker's die, for the cover that the squares ``by`` give; ``ready`` (full
    defence) and ``block`` (a pillow in hand) are added to the defender's; ``ties_hit``: equal is a hit. ``tear``
    is the probability that the pillow tears, ``grab`` that the defender catches or steals it.
    """

    attacker: Seat
    defender: Seat
    kind: Kind
    hit: Fraction
    obstacle: Obstacle
    by: tuple[str, ...]
    penalty: int
    ready: int
    block: int
    ties_hit: bool
    tear: Fraction
    grab: Fraction


def table_of(view: View) -> RoomTables:
    """Return the tables of the room in view, which must be set."""
    return tables("/".join(view.rows), view.options.corner_cover)


def reachable(view: View, seat: Seat) -> tuple[str, ...]:
    """Return the squares that a move of ``seat`` can reach, from A1 on; none if they stand nowhere."""
    here = view.at[seat]
    if here is None:
        return ()
    known = table_of(view)
    others = mask(known.numbers[where] for other, where in enumerate(view.at) if where and other != seat)
    reached, _ = known.moves(known.numbers[here], others)
    return tuple(known.names[square] for square in members(reached))


@lru_cache(maxsize=1 << 13)
def _aim(room: str, corner_cover: bool, thrower: int, target: int) -> ThrowLine:
    return tables(room, corner_cover).aim(thrower, target)


def shelter(view: View, seat: Seat, square: str) -> tuple[str, ...]:
    """Return the squares that would shelter ``seat`` on ``square``, those that do so from the most players first.

    They give cover from another player's throw, or block it from right beside (PF-9, PF-17).
    """
    known = table_of(view)
    room, here = "/".join(view.rows), known.numbers[square]
    found: dict[int, int] = {}
    for other, where in enumerate(view.at):
        if where is None or other == seat or where == square:
            continue
        aim = _aim(room, view.options.corner_cover, known.numbers[where], here)
        if aim.verdict == "cover" or aim.beside:
            for each in aim.by:
                found[each] = found.get(each, 0) + 1
    return tuple(known.names[each] for each in sorted(found, key=lambda each: (-found[each], each)))


def way(view: View, start: str, end: str) -> tuple[str, ...]:
    """Return a shortest walk between two squares past all other players, both ends included; empty if there is none."""
    known = table_of(view)
    numbers, steps = known.numbers, known.steps
    first, goal = numbers[start], numbers[end]
    free = ~mask(numbers[where] for where in view.at if where and where not in (start, end))
    # The squares by how many steps away they are; then back from the end, straight rather than diagonally.
    layers, seen = [1 << first], 1 << first
    while not seen >> goal & 1:
        edge = 0
        for square in members(layers[-1]):
            edge |= steps[square]
        edge &= free & ~seen
        if not edge:
            return ()
        layers.append(edge)
        seen |= edge
    walked = [goal]
    for layer in reversed(layers[:-1]):
        here = walked[-1]
        row, column = divmod(here, known.width)
        walked.append(
            min(
                members(steps[here] & layer),
                key=lambda square: abs(square // known.width - row) + abs(square % known.width - column),
            )
        )
    return tuple(known.names[square] for square in reversed(walked))


def at_hand(view: View, seat: Seat) -> tuple[str, ...]:
    """Return the squares with pillows at hand for ``seat``, whether or not their hands are free (PF-5)."""
    here = view.at[seat]
    if here is None:
        return ()
    known = table_of(view)
    hands = (known.names[square] for square in known.hands[known.numbers[here]])
    return tuple(name for name in hands if name in view.pillows)


def sight(view: View, seat: Seat, other: Seat, origin: str | None = None) -> TargetSight:
    """Return the sight of a throw by ``seat`` at ``other``, from the seat's square or from ``origin``.

    Raises:
        ValueError: one of them stands nowhere, or both would stand on one square.
    """
    known = table_of(view)
    start, where = origin or view.at[seat], view.at[other]
    if start is None or where is None or start == where:
        raise ValueError(f"there is no line between {start} and {where}")
    aim = _aim("/".join(view.rows), view.options.corner_cover, known.numbers[start], known.numbers[where])
    by = tuple(known.names[square] for square in aim.by)
    obstacle: Obstacle = ""
    if aim.verdict == "blocked":
        obstacle = "corners" if view.options.corner_cover else "wall-beside" if aim.beside else "wall-between"
    return TargetSight(other, where, aim.verdict, by, obstacle, aim.corner)


def sight_lines(view: View, seat: Seat, origin: str | None = None) -> tuple[TargetSight, ...]:
    """Return the sight of throws by ``seat`` at each other character, in seat order; empty if they stand nowhere."""
    if (origin or view.at[seat]) is None:
        return ()
    others = (other for other, where in enumerate(view.at) if where is not None and other != seat)
    return tuple(sight(view, seat, other, origin) for other in others)


def odds(view: View, attacker: Seat, defender: Seat, kind: Kind, origin: str | None = None) -> AttackOdds:
    """Return the odds of an attack from the attacker's square or from ``origin``."""
    obstacle, by, covered = _way(view, attacker, defender, kind, origin)
    held = view.holding[defender]
    corrected = corrections(view.options, kind, covered, view.defending[defender], held)
    possible = not obstacle
    tear = grab = Fraction(0)
    if possible and kind == "swing":
        tear = Fraction(TEARS_UP_TO, 6)
    if possible and not held and (kind == "throw" or view.options.pillow_theft):
        grab = Fraction(7 - CATCHES_FROM, 6) * (1 - tear)
    return AttackOdds(
        attacker,
        defender,
        kind,
        chance(corrected) if possible else Fraction(0),
        obstacle,
        by,
        corrected.penalty,
        corrected.ready,
        corrected.block,
        corrected.ties_hit,
        tear,
        grab,
    )


def _way(
    view: View, attacker: Seat, defender: Seat, kind: Kind, origin: str | None
) -> tuple[Obstacle, tuple[str, ...], bool]:
    """Return the obstacle to an attack, the squares that cause it, and whether the defender has cover."""
    start, where = origin or view.at[attacker], view.at[defender]
    if start is None or where is None or attacker == defender:
        return "nobody", (), False
    if kind == "throw":
        seen = sight(view, attacker, defender, origin)
        return seen.obstacle, seen.by, seen.verdict == "cover"
    known = table_of(view)
    near = known.near[known.numbers[start]] >> known.numbers[where] & 1
    return ("" if near else "far"), (), False
