"""A position at the end of a turn as what is to be noticed of it: numbers of traits, which a network weighs.

Seats are taken in the order in which they have their next turns, so whose turn has just ended comes last. Of each
seat, of each two of them and of the whole there are some questions, and the answer to each is one trait. Traits come
in three parts, of which an attack or a move changes some only: where all stand, the pillows, and the hits.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, spans
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


class FeatureExtractor:
    """The traits of the positions in which a turn of ``fight.me`` can end."""

    def __init__(self, fight: SearchContext) -> None:
        self._fight = fight
        self._order = fight.order
        self.layout = layout(len(fight.order))
        self._known_best: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        known = fight.known
        self._rooms = elbow_room(known.room, known.corner_cover)

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

    def square_features(self, at: tuple[int, ...], holding: int) -> list[int]:
        """Return the features of all seats' squares, and of who holds a pillow."""
        numbers, order, fight = self.layout, self._order, self._fight
        questions, near = numbers.questions, fight.known.near
        attacks, close = numbers.attacks, numbers.close
        found: list[int] = []
        for place, seat in enumerate(order):
            here = at[seat]
            clear, covered = fight.known.targets(here)
            swung, thrown, shielded, _ = fight.spans.from_square(here)
            open_now, beside = clear | near[here], near[here]
            open_then = swung | thrown
            now = then = armed = empty = 0
            for index, other in enumerate(order):
                if other == seat:
                    continue
                where = at[other]
                if beside >> where & 1:
                    now += 1
                    if holding >> other & 1:
                        armed += 1
                        found.append(attacks + 3)
                    else:
                        empty += 1
                        found.append(attacks + 4)
                elif open_now >> where & 1:
                    now += 1
                    found.append(attacks + 2)
                else:
                    found.append(attacks + (covered >> where & 1))
                if open_then >> where & 1:
                    then += 1
                    found.append(attacks + 7)
                else:
                    found.append(attacks + 5 + (shielded >> where & 1))
                attacks += 8
                if index > place:
                    found.append(close + min(fight.spans.steps_to(where)[here], _CLOSE - 1))
                    close += _CLOSE
            first = place * numbers.width
            found += (
                first + questions[_ARMED] + min(armed, 2),
                first + questions[_EMPTY] + min(empty, 2),
                first + questions[_AFTER] + then,
                first + questions[_NOW] + now,
                first + questions[_ROOM] + self._rooms[here],
            )
        return found

    def pillows(self, position: SearchPosition) -> list[int]:
        """Return the features of the squares of the pillows, and of who holds one."""
        numbers, order, spans = self.layout, self._order, self._fight.spans
        at, holding, lying = position.at, position.holding, position.lying
        questions = numbers.questions
        squares = [square for square in members(position.free) for _ in range(lying[square])]
        ways = [spans.steps_to(square) for square in squares]
        spread = [spans.from_square(at[seat])[3] for seat in order]
        best = self._best(at)
        found: list[int] = []
        holders = standings = 0
        for place, seat in enumerate(order):
            here = at[seat]
            hands, reach = spans.hands[here], spread[place]
            at_hand = in_reach = 0
            nearest = second = FAR
            for square, steps in zip(squares, ways, strict=True):
                at_hand += hands >> square & 1
                in_reach += reach >> square & 1
                walk = steps[here]
                if walk < nearest:
                    nearest, second = walk, nearest
                elif walk < second:
                    second = walk
            now, then = best[place]
            if holding >> seat & 1:
                holders |= 1 << place
                arms, standing, rivals = _PLACES[now][then], int(then < 2), 5
            else:
                arms, standing = _unarmed(len(squares), at_hand, in_reach, nearest, now)
                wanted = position.free & (hands if at_hand else reach if in_reach else -1)
                rivals = self._spare(position, wanted, place, spread) + 2
            standings = standings * _STANDINGS + standing
            first = place * numbers.width
            found += (
                first + questions[_ARMS] + arms,
                first + questions[_AT_HAND] + min(at_hand, 3),
                first + questions[_IN_REACH] + min(in_reach, 4),
                first + questions[_NEAREST] + nearest,
                first + questions[_SECOND] + second,
                first + questions[_RIVALS] + rivals,
                first + questions[_FEET] + min(lying[here], 2),
            )
        shared = [0] * (1 << len(order))
        for square in squares:
            who = 0
            for place, reach in enumerate(spread):
                who |= (reach >> square & 1) << place
            shared[who] += 1
        found += [numbers.sharing + 4 * who + min(many, 3) for who, many in enumerate(shared)]
        found += (
            numbers.left + min(position.left, LEFT - 1),
            numbers.lying + min(len(squares), LYING - 1),
            numbers.holders + (min(position.left, 6) << len(order)) + holders,
        )
        if numbers.together:
            found.append(numbers.standings + standings)
        return found

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
