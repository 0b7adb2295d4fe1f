"""Results of an action, for computers that look ahead: positions, and attacks with their exact odds.

A smaller model of a fight than the rules' own state, built from a view alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from games.core import Action, Seat
from games.core.seats import clockwise
from games.pillow_fight.rules.combat import HITS_TO_WIN, Corrections, Kind, chance, corrections, grabs, tears
from games.pillow_fight.rules.queries import table_of
from games.pillow_fight.rules.room_tables import RoomTables, tables
from games.pillow_fight.rules.rooms import FRAGILE_OBJECTS
from games.pillow_fight.rules.squares import NOWHERE, mask, members
from games.pillow_fight.rules.state import Options, View
from games.pillow_fight.rules.turn_actions import ENDING_SHATTERS

FACES = range(1, 7)


class SearchPosition(NamedTuple):
    """A moment of a fight. ``holding`` and ``defending`` are sets of seats, ``free`` the set of squares on which
    pillows lie and ``lying`` how many on each; ``left`` counts all pillows not yet torn."""

    at: tuple[int, ...]
    holding: int
    lying: bytes
    free: int
    hits: tuple[int, ...]
    left: int
    fragile: tuple[int, ...]
    defending: int

    def moved(self, seat: Seat, square: int) -> SearchPosition:
        """Return the position after the seat moved there."""
        at = self.at
        return SearchPosition((*at[:seat], square, *at[seat + 1 :]), *self[1:])

    def took(self, seat: Seat, square: int) -> SearchPosition:
        """Return the position after the seat picked up a pillow from that square."""
        lying, free = self.lying, self.free
        remaining = lying[square] - 1
        if not remaining:
            free ^= 1 << square
        lying = lying[:square] + bytes((remaining,)) + lying[square + 1 :]
        return SearchPosition(self.at, self.holding | 1 << seat, lying, free, *self[4:])

    def defended(self, seat: Seat) -> SearchPosition:
        """Return the position after the seat put up its full defence."""
        return SearchPosition(*self[:7], self.defending | 1 << seat)


class AttackOutcome(NamedTuple):
    """One way an attack can go: how probable it is, and what then happened to defender and pillow."""

    chance: float
    hit: bool
    tore: bool
    grabbed: bool


class AttackResult(NamedTuple):
    """A possible result of an attack, with its chance; ``over`` says that it ended the game."""

    chance: float
    position: SearchPosition
    over: bool


class ArmReach:
    """Reach of a character's arm within one turn of a room, computed on demand.

    Other seats are taken not to block moves.
    """

    def __init__(self, known: RoomTables) -> None:
        self._known = known
        self._of: list[tuple[int, int, int, int] | None] = [None] * len(known.drawn)
        self._steps_to: list[tuple[int, ...] | None] = [None] * len(known.drawn)
        self.hands = tuple(map(mask, known.hands))

    def from_square(self, square: int) -> tuple[int, int, int, int]:
        """Return the squares within reach from ``square`` with one move at most.

        They are those that a swing reaches, those that a throw reaches without cover and those with, and those from
        which a pillow could be picked up.
        """
        found = self._of[square]
        if found is None:
            known = self._known
            standing = known.reach[square] | 1 << square
            near = clear = covered = hands = 0
            while standing:
                lowest = standing & -standing
                standing ^= lowest
                place = lowest.bit_length() - 1
                near |= known.near[place]
                hands |= self.hands[place]
                open_to_throws, with_cover = known.targets(place)
                clear |= open_to_throws
                covered |= with_cover
            found = self._of[square] = near, clear, covered, hands
        return found

    def steps_to(self, target: int) -> tuple[int, ...]:
        """Return the steps from each square until ``target`` is at hand; 0 where there is no floor."""
        found = self._steps_to[target]
        if found is None:
            known = self._known
            steps = [0] * len(known.drawn)
            edge = reached = self.hands[target] & known.floor
            walked = 0
            while edge:
                for square in members(edge):
                    steps[square] = walked
                edge = mask(other for square in members(edge) for other in members(known.steps[square])) & ~reached
                reached |= edge
                walked += 1
            found = self._steps_to[target] = tuple(steps)
        return found


@lru_cache(maxsize=32)
def spans(room: str, corner_cover: bool) -> ArmReach:
    """Return the arm reach of a valid room; cached."""
    return ArmReach(tables(room, corner_cover))


class SearchContext:
    """Constant facts of one turn's search.

    ``order`` are the seats still playing, from the one after ``me`` on, ``me`` last. ``rounds`` is the number of
    full rounds after this turn (``None`` without a curfew), and ``sooner`` are the seats that have one turn more
    than that because this round is not over for them.
    """

    def __init__(self, view: View, me: Seat) -> None:
        self.options: Options = view.options
        self.known = table_of(view)
        self.spans = spans(self.known.room, view.options.corner_cover)
        self.me = me
        seats = view.seats
        self.order = tuple(clockwise((me + 1) % seats, seats, view.resigned))
        self.others = self.order[:-1]
        self._against = tuple(
            (
                _chance(view.options, "throw", False, defending, held),
                _chance(view.options, "throw", True, defending, held),
                _chance(view.options, "swing", False, defending, held),
            )
            for defending in (False, True)
            for held in (False, True)
        )
        curfew = view.options.curfew
        self.rounds = None if curfew == "off" else curfew - max(1, view.round)
        self.round = view.round
        first = view.first or 0
        place = (me - first) % seats
        self.sooner = frozenset(seat for seat in self.others if (seat - first) % seats > place)

    def standing(self, position: SearchPosition, but: Seat) -> int:
        """Return the set of squares occupied by seats other than ``but``."""
        return mask(where for seat, where in enumerate(position.at) if where != NOWHERE and seat != but)

    def against(self, position: SearchPosition, defender: Seat) -> tuple[float, float, float]:
        """Return the hit probabilities of a throw without cover, a throw with cover, and a swing."""
        return self._against[position.holding >> defender & 1 | (position.defending >> defender & 1) << 1]

    def odds(self, position: SearchPosition, kind: Kind, defender: Seat, covered: bool = False) -> float:
        """Return the probability of a hit."""
        held = bool(position.holding >> defender & 1)
        defending = bool(position.defending >> defender & 1)
        return _chance(self.options, kind, covered, defending, held)

    def attacks(self, position: SearchPosition, seat: Seat) -> Iterator[tuple[Kind, Seat, bool]]:
        """Yield the attacks (kind, defender, cover) open to a seat with a pillow from its square."""
        here = position.at[seat]
        near = self.known.near[here]
        clear, covered = self.known.targets(here)
        for other in self.order:
            where = position.at[other]
            if other == seat or where == NOWHERE:
                continue
            if near >> where & 1:
                yield "swing", other, False
            if clear >> where & 1:
                yield "throw", other, False
            elif covered >> where & 1:
                yield "throw", other, True

    def ways(self, position: SearchPosition, action: Action) -> list[AttackResult]:
        """Return every possible result of an action of ``me``: one, unless dice are rolled."""
        me, known = self.me, self.known
        word, _, rest = action.partition(" ")
        if word == "swing":
            return self.replies(position, me, "swing", int(rest), False)
        if word == "throw":
            other = int(rest)
            covered = bool(known.targets(position.at[me])[1] >> position.at[other] & 1)
            return self.replies(position, me, "throw", other, covered)
        if word == "move":
            position = position.moved(me, known.numbers[rest])
        elif word == "take":
            position = position.took(me, known.numbers[rest])
        elif word == "defend":
            position = position.defended(me)
        return [AttackResult(1.0, position, False)]

    def replies(self, before: SearchPosition, seat: Seat, kind: Kind, other: Seat, covered: bool) -> list[AttackResult]:
        """Return every possible result of the given attack."""
        held = bool(before.holding >> other & 1)
        corrected = corrections(self.options, kind, covered, bool(before.defending >> other & 1), held)
        return [self._reply(before, seat, kind, other, way) for way in outcomes(self.options, kind, corrected, held)]

    def _reply(self, p: SearchPosition, seat: Seat, kind: Kind, other: Seat, way: AttackOutcome) -> AttackResult:
        where = p.at[other]
        hits, holding, lying, free, left, fragile = p.hits, p.holding, p.lying, p.free, p.left, p.fragile
        if way.hit:
            hits = (*hits[:seat], hits[seat] + 1, *hits[seat + 1 :])
        if way.tore or way.grabbed or kind == "throw":
            holding &= ~(1 << seat)
        if way.tore:
            left -= 1
        elif way.grabbed:
            holding |= 1 << other
        elif kind == "throw":
            lying = lying[:where] + bytes((lying[where] + 1,)) + lying[where + 1 :]
            free |= 1 << where
            if fragile and not way.hit:
                fragile = self._shattered(fragile, where)
        shattering = len(fragile) < len(p.fragile) and FRAGILE_OBJECTS - len(fragile) >= ENDING_SHATTERS
        over = hits[seat] >= HITS_TO_WIN or not left or shattering
        return AttackResult(
            way.chance, SearchPosition(p.at, holding, lying, free, hits, left, fragile, p.defending), over
        )

    def _shattered(self, fragile: tuple[int, ...], where: int) -> tuple[int, ...]:
        broken = next((square for square in fragile if self.spans.hands[where] >> square & 1), None)
        return tuple(square for square in fragile if square != broken)


@lru_cache(maxsize=1024)
def outcomes(options: Options, kind: Kind, corrected: Corrections, held: bool) -> tuple[AttackOutcome, ...]:
    """Return the possible outcomes of an attack, from the 36 rolls of two dice.

    ``held``: the defender already holds a pillow.
    """
    found: dict[tuple[bool, bool, bool], int] = {}
    for face in FACES:
        for against in FACES:
            grabbed = grabs(options, kind, face, against, held)
            way = corrected.hits(face, against), tears(kind, face), grabbed
            found[way] = found.get(way, 0) + 1
    return tuple(AttackOutcome(count / 36, *way) for way, count in sorted(found.items()))


@lru_cache(maxsize=1024)
def _chance(options: Options, kind: Kind, covered: bool, defending: bool, held: bool) -> float:
    return float(chance(corrections(options, kind, covered, defending, held)))


def position_of(view: View) -> SearchPosition:
    """Return the search position of a view whose room is set."""
    numbers = table_of(view).numbers
    lying = bytes(view.pillows.get(name, 0) for name in numbers)
    held = mask(seat for seat, holds in enumerate(view.holding) if holds)
    return SearchPosition(
        tuple(NOWHERE if where is None else numbers[where] for where in view.at),
        held,
        lying,
        mask(square for square, many in enumerate(lying) if many),
        view.hits,
        sum(lying) + held.bit_count(),
        tuple(numbers[square] for square in view.fragile),
        mask(seat for seat, ready in enumerate(view.defending) if ready),
    )


def share(position: SearchPosition, order: tuple[Seat, ...], seat: Seat) -> float:
    """Return the seat's share of the win if the game ends here."""
    hits = position.hits
    most = max(hits[other] for other in order)
    if hits[seat] < most:
        return 0.0
    return 1 / sum(hits[other] == most for other in order)
