"""A position at the end of a turn as what is to be noticed of it: numbers of traits, which a network weighs.

Seats are taken in the order in which they have their next turns, so whose turn has just ended comes last. Of each
seat, of each two of them and of the whole there are some questions, and the answer to each is one trait. Traits come
in three parts, of which an attack or a move changes some only: where all stand, the pillows, and the hits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from games.pillow_fight.ai.search_state import ArmReach, SearchContext, SearchPosition, spans
from games.pillow_fight.rules.combat import HITS_TO_WIN
from games.pillow_fight.rules.room_tables import STEPS, tables
from games.pillow_fight.rules.squares import mask, members

FAR: Final = 9
"""Number of steps from which on all are the same."""

_OF_A_SEAT: Final = (HITS_TO_WIN, 13, 4, 5, FAR + 1, FAR + 1, 3, 3, 0, 0, 6, 3, 6)
"""Number of answers to each question about a seat; 0: as many as seats."""

_HITS, _ARMS, _AT_HAND, _IN_REACH, _NEAREST, _SECOND, _ARMED, _EMPTY, _AFTER, _NOW, _RIVALS, _FEET, _ROOM = range(13)

_ATTACKS: Final = (5, 3)
"""Number of answers to each question about one seat and another one: what it can do to it now, and after a move."""

_COUNTS: Final = {_ARMED: 0, _EMPTY: 4, _AFTER: 8, _NOW: 12}
"""The first bit of each count of others around a seat."""

_CLOSE: Final = 7
"""Number of answers for the steps between two."""

_PLACES: Final = ((0, 1, 2), (1, 3, 4), (2, 4, 5))
"""Places of a player with a pillow, by the best attack now and after a move: none, one past cover, a clear one."""

_STANDINGS: Final = 6
"""Number of ways to stand with and without a pillow, in short."""

FEW: Final = 3
"""Among so many seats those of all together are one question more."""

LEFT, LYING, ROUNDS = 20, 10, 20
"""Numbers of pillows left, of pillows that lie, and of rounds to come from which on it makes no difference."""


class FeatureLayout:
    """The index of each feature, for a number of seats.

    ``total`` is the number of features, ``each`` the number that one position has.
    """

    def __init__(self, seats: int) -> None:
        self.together = seats <= FEW
        self.questions: list[int] = []
        begin = 0
        for answers in _OF_A_SEAT:
            self.questions.append(begin)
            begin += answers or seats
        self.width = begin
        self.attacks = seats * self.width
        self.close = self.attacks + seats * (seats - 1) * sum(_ATTACKS)
        self.sharing = self.close + seats * (seats - 1) // 2 * _CLOSE
        self.left = self.sharing + (4 << seats)
        self.lying = self.left + LEFT
        self.rounds = self.lying + LYING
        self.place = self.rounds + ROUNDS
        self.holders = self.place + seats
        self.standings = self.holders + (7 << seats)
        self.hits = self.standings + (_STANDINGS**seats if self.together else 0)
        self.total = self.hits + HITS_TO_WIN**seats
        pairs = seats * (seats - 1) // 2
        self.each = seats * len(_OF_A_SEAT) + 5 * pairs + (1 << seats) + 6 + self.together


@lru_cache(maxsize=4)
def layout(seats: int) -> FeatureLayout:
    """Return the layout for a number of seats."""
    return FeatureLayout(seats)


class FeatureCache:
    """Parts of positions in one room, which come back with every other square of somebody else."""

    def __init__(self) -> None:
        self.pairs: dict[tuple[int, int, int, int, int], tuple[Any, int]] = {}
        self.crowds: dict[tuple[int, int, int], Any] = {}
        self.arms: dict[tuple[int, int, int], Any] = {}
        self.shares: dict[tuple[int, ...], Any] = {}
        self.wholes: dict[tuple[int, int, int, int], Any] = {}


@lru_cache(maxsize=8)
def _cache_of(room: str, corner_cover: bool, seats: int, part: Callable[[Iterable[int]], Any]) -> FeatureCache:
    return FeatureCache()


class LyingPillows:
    """The pillows that lie about, and what each seat's square has of them; cached by place and square."""

    def __init__(self, position: SearchPosition, spans: ArmReach) -> None:
        self.squares = [square for square in members(position.free) for _ in range(position.lying[square])]
        self.ways = [spans.steps_to(square) for square in self.squares]
        self.seats: dict[tuple[int, int], tuple[Any, int, int, int]] = {}


class FeatureExtractor:
    """The traits of the positions in which a turn of ``fight.me`` can end.

    ``part`` makes of the numbers of some features what is added up to a whole: a list, or a network's sum.
    """

    def __init__(self, fight: SearchContext, part: Callable[[Iterable[int]], Any] = list) -> None:
        self._fight = fight
        self._order = fight.order
        self._part = part
        self._nothing = part(())
        self.layout = layout(len(fight.order))
        self._known_best: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        self._known_lying: dict[bytes, LyingPillows] = {}
        known = fight.known
        self._rooms = elbow_room(known.room, known.corner_cover)
        self._cache = _cache_of(known.room, known.corner_cover, len(fight.order), part)
        places = list(enumerate(fight.order))
        self._others = [(place, seat, [one for one in places if one[0] != place]) for place, seat in places]

    def lasting(self) -> list[int]:
        """Return features that do not depend on where the turn ends: remaining rounds, and place in the round."""
        fight, numbers = self._fight, self.layout
        rounds = ROUNDS - 1 if fight.rounds is None else min(max(fight.rounds, 0), ROUNDS - 1)
        return [numbers.rounds + rounds, numbers.place + len(fight.sooner)]

    def hits(self, hits: tuple[int, ...]) -> list[int]:
        """Return the features of the hits."""
        found, together = [], 0
        for place, seat in enumerate(self._order):
            many = hits[seat]
            found.append(place * self.layout.width + many)
            together = together * HITS_TO_WIN + many
        found.append(self.layout.hits + together)
        return found

    def square_features(self, at: tuple[int, ...], holding: int) -> Any:
        """Return the features of all seats' squares, and of who holds a pillow."""
        pairs, crowds = self._cache.pairs, self._cache.crowds
        found = self._nothing
        for place, seat, others in self._others:
            here, counts = at[seat], 0
            for index, other in others:
                key = place, index, here, at[other], holding >> other & 1
                pair = pairs.get(key)
                if pair is None:
                    pair = pairs[key] = self._pair(*key)
                found = found + pair[0]
                counts += pair[1]
            crowd = crowds.get((place, here, counts))
            if crowd is None:
                crowd = crowds[place, here, counts] = self._crowd(place, here, counts)
            found = found + crowd
        return found

    def _pair(self, place: int, index: int, here: int, where: int, held: int) -> tuple[Any, int]:
        """Return what a seat's square has of another's, and what that adds to its counts, in four bits each."""
        numbers, fight = self.layout, self._fight
        seats = len(self._order)
        near = fight.known.near[here]
        clear, covered = fight.known.targets(here)
        swung, thrown, shielded, _ = fight.spans.from_square(here)
        attacks = numbers.attacks + sum(_ATTACKS) * (place * (seats - 1) + index - (index > place))
        counts = 0
        if near >> where & 1:
            counts += 1 << _COUNTS[_NOW] | 1 << _COUNTS[_ARMED if held else _EMPTY]
            found = [attacks + (3 if held else 4)]
        elif clear >> where & 1:
            counts += 1 << _COUNTS[_NOW]
            found = [attacks + 2]
        else:
            found = [attacks + (covered >> where & 1)]
        if (swung | thrown) >> where & 1:
            counts += 1 << _COUNTS[_AFTER]
            found.append(attacks + 7)
        else:
            found.append(attacks + 5 + (shielded >> where & 1))
        if index > place:
            before = place * (2 * seats - place - 1) // 2 + index - place - 1
            found.append(numbers.close + before * _CLOSE + min(fight.spans.steps_to(where)[here], _CLOSE - 1))
        return self._part(found), counts

    def _crowd(self, place: int, here: int, counts: int) -> Any:
        """Return the features of how many are about a seat's square, and of the square."""
        first, questions = place * self.layout.width, self.layout.questions
        armed, empty, then, now = (counts >> _COUNTS[one] & 15 for one in (_ARMED, _EMPTY, _AFTER, _NOW))
        return self._part(
            (
                first + questions[_ARMED] + min(armed, 2),
                first + questions[_EMPTY] + min(empty, 2),
                first + questions[_AFTER] + then,
                first + questions[_NOW] + now,
                first + questions[_ROOM] + self._rooms[here],
            )
        )

    def pillows(self, position: SearchPosition) -> Any:
        """Return the features of the squares of the pillows, and of who holds one."""
        order, spans, cache = self._order, self._fight.spans, self._cache
        at, holding, free = position.at, position.holding, position.free
        lying = self._known_lying.get(position.lying)
        if lying is None:
            lying = self._known_lying[position.lying] = LyingPillows(position, spans)
        squares, seats, hands = lying.squares, lying.seats, spans.hands
        spread = [spans.from_square(at[seat])[3] for seat in order]
        best = self._best(at)
        found = self._nothing
        holders = standings = 0
        for place, seat in enumerate(order):
            here = at[seat]
            square = seats.get((place, here))
            if square is None:
                square = seats[place, here] = self._square(position, lying, place, here)
            own, at_hand, in_reach, nearest = square
            now, then = best[place]
            if holding >> seat & 1:
                holders |= 1 << place
                arms, standing, rivals = _PLACES[now][then], int(then < 2), 5
            else:
                arms, standing = _unarmed(len(squares), at_hand, in_reach, nearest, now)
                wanted = free & (hands[here] if at_hand else spread[place] if in_reach else -1)
                rivals = self._spare(position, wanted, place, spread) + 2
            standings = standings * _STANDINGS + standing
            armed = cache.arms.get((place, arms, rivals))
            if armed is None:
                first, questions = place * self.layout.width, self.layout.questions
                told = first + questions[_ARMS] + arms, first + questions[_RIVALS] + rivals
                armed = cache.arms[place, arms, rivals] = self._part(told)
            found = found + own + armed
        shared = [0] * (1 << len(order))
        for one in squares:
            who = 0
            for place, reach in enumerate(spread):
                who |= (reach >> one & 1) << place
            shared[who] += 1
        key = tuple(shared)
        sharing = cache.shares.get(key)
        if sharing is None:
            begin = self.layout.sharing
            sharing = self._part([begin + 4 * who + min(many, 3) for who, many in enumerate(shared)])
            cache.shares[key] = sharing
        whole = position.left, len(squares), holders, standings
        rest = cache.wholes.get(whole)
        if rest is None:
            rest = cache.wholes[whole] = self._whole(*whole)
        return found + sharing + rest

    def _square(
        self, position: SearchPosition, lying: LyingPillows, place: int, here: int
    ) -> tuple[Any, int, int, int]:
        """Return what a seat's square has of the pillows that lie, then those at hand, in reach, and the nearest."""
        spans = self._fight.spans
        hands, reach = spans.hands[here], spans.from_square(here)[3]
        at_hand = in_reach = 0
        nearest = second = FAR
        for square, steps in zip(lying.squares, lying.ways, strict=True):
            at_hand += hands >> square & 1
            in_reach += reach >> square & 1
            walk = steps[here]
            if walk < nearest:
                nearest, second = walk, nearest
            elif walk < second:
                second = walk
        first, questions = place * self.layout.width, self.layout.questions
        found = (
            first + questions[_AT_HAND] + min(at_hand, 3),
            first + questions[_IN_REACH] + min(in_reach, 4),
            first + questions[_NEAREST] + nearest,
            first + questions[_SECOND] + second,
            first + questions[_FEET] + min(position.lying[here], 2),
        )
        return self._part(found), at_hand, in_reach, nearest

    def _whole(self, left: int, lying: int, holders: int, standings: int) -> Any:
        """Return the features of all pillows together."""
        numbers = self.layout
        found = [
            numbers.left + min(left, LEFT - 1),
            numbers.lying + min(lying, LYING - 1),
            numbers.holders + (min(left, 6) << len(self._order)) + holders,
        ]
        if numbers.together:
            found.append(numbers.standings + standings)
        return self._part(found)

    def _best(self, at: tuple[int, ...]) -> list[tuple[int, int]]:
        """Return each seat's best attack now, and now or after a move: 0 for none, 1 past cover, 2 for a clear one."""
        known, best = self._known_best, []
        if at in known:
            return known[at]
        for seat in self._order:
            here = at[seat]
            near = self._fight.known.near[here]
            clear, covered = self._fight.known.targets(here)
            swung, thrown, shielded, _ = self._fight.spans.from_square(here)
            others = mask(at[other] for other in self._order if other != seat)
            now = 2 if (near | clear) & others else 1 if covered & others else 0
            then = 2 if (swung | thrown) & others else 1 if shielded & others else 0
            best.append((now, max(now, then)))
        known[at] = best
        return best

    def _spare(self, position: SearchPosition, wanted: int, place: int, spread: list[int]) -> int:
        """Return how many of these pillows the seat could spare, after earlier seats took theirs.

        The result is from −2 to 2.
        """
        many = sum(position.lying[square] for square in members(wanted)) - 1
        for index in range(place):
            if not position.holding >> self._order[index] & 1 and wanted & spread[index]:
                many -= 1
        return max(-2, min(2, many))


def _unarmed(lying: int, at_hand: int, in_reach: int, nearest: int, now: int) -> tuple[int, int]:
    """Return the features of a seat with empty hands, in detail and in short."""
    if not lying:
        return 12, 5
    if at_hand:
        return 6 + now, 2 if now == 2 else 3
    if in_reach:
        return 9, 3
    return (10 if nearest <= 2 * STEPS else 11), 4


@lru_cache(maxsize=32)
def elbow_room(room: str, corner_cover: bool) -> tuple[int, ...]:
    """Return for each floor square the part of the floor that can be attacked from there within a turn, in sixths."""
    known, far = tables(room, corner_cover), spans(room, corner_cover)
    floor = known.floor
    found = [0] * len(known.drawn)
    for square in members(floor):
        near, clear, covered, _ = far.from_square(square)
        found[square] = min(5, ((near | clear | covered) & floor).bit_count() * 6 // floor.bit_count())
    return tuple(found)
