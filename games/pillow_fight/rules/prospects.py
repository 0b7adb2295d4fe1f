"""Prospects of a square: pillows at hand, the best attack from there, cover, and the risk of being hit there.

Functions of a view, for those who choose a square; the odds are those of :mod:`games.pillow_fight.rules.queries`, from
tables alone, because a message asks about every square within reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import prod

from msgspec import Struct

from games.core import Seat
from games.pillow_fight.rules import queries
from games.pillow_fight.rules.combat import Kind, chance, corrections
from games.pillow_fight.rules.last_action import FALLS
from games.pillow_fight.rules.room_tables import STEPS, RoomTables
from games.pillow_fight.rules.squares import mask, members
from games.pillow_fight.rules.state import Options, View


class BestAttack(Struct, frozen=True, gc=False):
    """The likelier attack of ``attacker`` on ``defender``: it hits in ``ways`` of the 36 falls of two dice.

    ``covered`` says that cover lowers it.
    """

    attacker: Seat
    defender: Seat
    kind: Kind
    ways: int
    covered: bool

    @property
    def hit(self) -> Fraction:
        """The probability of a hit."""
        return Fraction(self.ways, FALLS)


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
    attack: BestAttack | None
    attackers: tuple[BestAttack, ...]
    shelter: tuple[str, ...]

    @property
    def risk(self) -> Fraction:
        """The probability of at least one hit there, if all ``attackers`` attack."""
        falls = FALLS ** len(self.attackers)
        return Fraction(falls - prod(FALLS - each.ways for each in self.attackers), falls)


def can_attack(view: View, seat: Seat, *, moving: bool) -> bool:
    """Return whether ``seat`` can attack in this turn or else in their next one; after a move, if ``moving``."""
    if view.phase != "play" or not view.holding[seat]:
        return False
    return seat != view.turn or (not view.attacked and view.actions > moving)


def aims(view: View) -> dict[Seat, BestAttack]:
    """Return the best attack on each player whom the seat in turn could attack at once."""
    seat = view.turn
    if seat is None or not can_attack(view, seat, moving=False):
        return {}
    known = queries.table_of(view)
    at = _numbers(view, known)
    found = {other: _best(view, known, seat, other, at[seat], at[other]) for other in at if other != seat}
    return {other: attack for other, attack in found.items() if attack is not None}


def prospects(view: View, seat: Seat, squares: Iterable[str]) -> Mapping[str, Prospect]:
    """Return the prospects of ``seat`` on each of these squares, in their order."""
    known, steps = queries.table_of(view), _steps(view, seat)
    others = {other: where for other, where in _numbers(view, known).items() if other != seat}
    # A pillow at hand can be picked up and used in one turn.
    armed = [other for other in others if view.holding[other] or queries.at_hand(view, other)]
    lying = mask(known.numbers[square] for square in view.pillows)
    found: dict[str, Prospect] = {}
    for square in squares:
        here = known.numbers[square]
        attacks = [_best(view, known, seat, other, here, where) for other, where in others.items()]
        against = [_best(view, known, other, seat, others[other], here) for other in armed]
        found[square] = Prospect(
            seat,
            square,
            steps.get(square, 0),
            view.pillows.get(square, 0),
            bool(known.near[here] & lying),
            max((each for each in attacks if each is not None), key=lambda each: each.ways, default=None),
            tuple([each for each in against if each is not None]),
            queries.shelter(view, seat, square),
        )
    return found


_BEST = 5
"""Number of the best squares that are named first."""
COVERS = 2
"""Number of squares with cover that are named."""
_PILLOW, _USE = 0.5, 0.7
"""The use of a pillow at hand, as much as a likely hit; and the most that any use makes up for in risk."""


def best_of(view: View, found: Mapping[str, Prospect], risk: Fraction | None) -> list[str]:
    """Return the few of these squares that are best, the best first; ``risk`` is that of staying, None for who stands
    nowhere.

    Their order is their use (a likely hit, or a pillow at hand) less the risk there. So a square where most attacks hit
    never stands before one where nobody can hit. A square that is good for nothing is left out.
    """
    good = [
        each
        for each in found.values()
        if use_of(view, each) or each.pillows or each.shelter or (risk is not None and each.risk < risk)
    ]
    return [each.square for each in sorted(good, key=lambda each: _worth(view, each), reverse=True)[:_BEST]]


def use_of(view: View, there: Prospect) -> float:
    """Return the use of a square for the seat's next action there: its chance to hit, or a pillow at hand; or 0."""
    if not view.holding[there.seat]:
        return _PILLOW if there.pillows or there.beside else 0.0
    return float(there.attack.hit) if there.attack and can_attack(view, there.seat, moving=True) else 0.0


def _worth(view: View, there: Prospect) -> tuple[float, Fraction, int, int]:
    use = min(use_of(view, there), _USE)
    return use - float(there.risk), -there.risk, len(there.shelter[:COVERS]), there.pillows


def risk_here(view: View, seat: Seat) -> Fraction | None:
    """Return the risk on the square where ``seat`` stands; None if they stand nowhere."""
    here = view.at[seat]
    return None if here is None else prospects(view, seat, (here,))[here].risk


def _numbers(view: View, known: RoomTables) -> dict[Seat, int]:
    """Return the numbers of the squares of all who stand somewhere."""
    return {seat: known.numbers[where] for seat, where in enumerate(view.at) if where is not None}


def _best(view: View, known: RoomTables, attacker: Seat, defender: Seat, start: int, where: int) -> BestAttack | None:
    """Return the likelier of the two attacks between these squares, of equals the swing; None if there is none."""
    swing, clear, past_cover = _ways(view.options, view.defending[defender], view.holding[defender])
    open_to, covered = known.targets(start)
    best: BestAttack | None = None
    if known.near[start] >> where & 1:
        best = BestAttack(attacker, defender, "swing", swing, False)
    hidden = bool(covered >> where & 1)
    ways = past_cover if hidden else clear if open_to >> where & 1 else 0
    if ways > (best.ways if best else 0):
        best = BestAttack(attacker, defender, "throw", ways, hidden)
    return best


@lru_cache(maxsize=64)
def _ways(options: Options, defending: bool, holding: bool) -> tuple[int, int, int]:
    """Return in how many falls of two dice a swing hits, a throw, and one past cover."""
    kinds: tuple[tuple[Kind, bool], ...] = (("swing", False), ("throw", False), ("throw", True))
    swing, clear, past_cover = (
        int(chance(corrections(options, kind, covered, defending, holding)) * FALLS) for kind, covered in kinds
    )
    return swing, clear, past_cover


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
