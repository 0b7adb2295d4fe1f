"""Prospects of a square: pillows at hand, the best attack from there, cover, and the risk of being hit there.

Functions of a view, for those who choose a square; the odds are those of :mod:`games.pillow_fight.rules.queries`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import prod

from msgspec import Struct
from msgspec.structs import replace

from games.core import Seat
from games.core.seats import replaced
from games.pillow_fight.rules import queries
from games.pillow_fight.rules.combat import Kind
from games.pillow_fight.rules.queries import AttackOdds
from games.pillow_fight.rules.room_tables import STEPS
from games.pillow_fight.rules.squares import mask, members
from games.pillow_fight.rules.state import View

KINDS: tuple[Kind, ...] = ("swing", "throw")


class Prospect(Struct, frozen=True, gc=False):
    """Prospects of ``seat`` on ``square``, all others standing where they stand now.

    ``steps`` is how far the square is (0: it cannot be walked to now). ``pillows`` lie on it, ``beside`` says that one
    lies next to it. ``attack`` is the best attack from there on anybody, pillow or not. ``attackers`` have a pillow in
    hand or at hand, and could attack there from where they stand: the best attack of each. ``shelter`` are the squares
    that give cover there.
    """

    seat: Seat
    square: str
    steps: int
    pillows: int
    beside: bool
    attack: AttackOdds | None
    attackers: tuple[AttackOdds, ...]
    shelter: tuple[str, ...]

    @property
    def risk(self) -> Fraction:
        """The probability of at least one hit there, if all ``attackers`` attack."""
        return 1 - prod((1 - each.hit for each in self.attackers), start=Fraction(1))


def best_attack(view: View, attacker: Seat, defender: Seat, origin: str | None = None) -> AttackOdds | None:
    """Return the likelier of the two attacks from the attacker's square or from ``origin``; None if there is none."""
    found = [queries.odds(view, attacker, defender, kind, origin) for kind in KINDS]
    return max((each for each in found if not each.obstacle), key=lambda each: each.hit, default=None)


def can_attack(view: View, seat: Seat, *, moving: bool) -> bool:
    """Return whether ``seat`` can attack in this turn or else in their next one; after a move, if ``moving``."""
    if view.phase != "play" or not view.holding[seat]:
        return False
    return seat != view.turn or (not view.attacked and view.actions > moving)


def aims(view: View) -> dict[Seat, AttackOdds]:
    """Return the best attack on each player whom the seat in turn could attack at once."""
    seat = view.turn
    if seat is None or view.at[seat] is None or not can_attack(view, seat, moving=False):
        return {}
    found = {other: best_attack(view, seat, other) for other in _standing(view, seat)}
    return {other: odds for other, odds in found.items() if odds is not None}


def prospects(view: View, seat: Seat, squares: Iterable[str]) -> Mapping[str, Prospect]:
    """Return the prospects of ``seat`` on each of these squares, in their order."""
    steps = _steps(view, seat)
    # A pillow at hand can be picked up and used in one turn.
    armed = [other for other in _standing(view, seat) if view.holding[other] or queries.at_hand(view, other)]
    return {square: _prospect(view, seat, square, steps.get(square, 0), armed) for square in squares}


def risk_here(view: View, seat: Seat) -> Fraction | None:
    """Return the risk on the square where ``seat`` stands; None if they stand nowhere."""
    here = view.at[seat]
    return None if here is None else prospects(view, seat, (here,))[here].risk


def _standing(view: View, seat: Seat) -> list[Seat]:
    return [other for other, where in enumerate(view.at) if where is not None and other != seat]


def _prospect(view: View, seat: Seat, square: str, steps: int, armed: list[Seat]) -> Prospect:
    there = replace(view, at=replaced(view.at, seat, square))
    attacks = [best_attack(there, seat, other) for other in _standing(there, seat)]
    attack = max((each for each in attacks if each is not None), key=lambda each: each.hit, default=None)
    against = [best_attack(there, other, seat) for other in armed]
    known = queries.table_of(view)
    return Prospect(
        seat,
        square,
        steps,
        view.pillows.get(square, 0),
        any(known.names[other] in view.pillows for other in members(known.near[known.numbers[square]])),
        attack,
        tuple(each for each in against if each is not None),
        queries.shelter(view, seat, square),
    )


def _steps(view: View, seat: Seat) -> dict[str, int]:
    """Return the number of steps to each square that ``seat`` can walk to in one move."""
    here = view.at[seat]
    if here is None:
        return {}
    known = queries.table_of(view)
    free = ~mask(known.numbers[where] for where in view.at if where)
    edge = 1 << known.numbers[here]
    found: dict[str, int] = {}
    for number in range(1, STEPS + 1):
        reached = 0
        for square in members(edge):
            reached |= known.steps[square]
        edge = reached & free
        for square in members(edge):
            found.setdefault(known.names[square], number)
    return found
