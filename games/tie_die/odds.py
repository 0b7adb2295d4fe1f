"""What a throw of Tie-Die is likely to bring, every outcome counted: a round, and the fight of a challenge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from games.tie_die.standing import weight
from games.tie_die.state import DOWN, DOWN_TWICE, UP

__all__ = ["Player", "challenged", "chance", "declined", "fought", "rolled"]


class Player(Struct, frozen=True):
    """What counts of a player: points, sides of the die, and whether the challenge is used."""

    score: int
    die: int
    used: bool

    def weight(self, target: int) -> float:
        """How well they stand, see :func:`games.tie_die.standing.weight`."""
        return weight(self.score, self.die, self.used, target)

    def at(self, score: int, die: int) -> Player:
        """The same player with other points (never below 0) and another die."""
        return Player(max(score, 0), die, self.used)


def chance(me: int, players: Sequence[Player], target: int) -> float:
    """How likely ``players[me]`` wins from here, as the weights have it."""
    return players[me].weight(target) / sum([player.weight(target) for player in players])


def rolled(me: int, players: Sequence[Player], target: int) -> float:
    """How likely ``players[me]`` wins, everybody being about to roll: the mean over all dice, roll-offs included."""
    return _Round(me, players, target).mean()


def challenged(players: Sequence[Player], challenger: int, defender: int) -> list[Player]:
    """The table once the challenge is declared and paid."""
    found = list(players)
    mine = players[challenger]
    found[challenger] = Player(mine.score - players[defender].die, mine.die, True)
    return found


def declined(players: Sequence[Player], defender: int, stake: int) -> list[Player]:
    """The table once a declared challenge is declined (TD-8)."""
    found = list(players)
    found[defender] = players[defender].at(players[defender].score - stake, players[defender].die)
    return found


def fought(
    players: Sequence[Player], challenger: int, defender: int, value: Callable[[Sequence[Player]], float]
) -> float:
    """The mean of ``value`` over what the fight of a declared challenge leads to (TD-9)."""
    mine, theirs = players[challenger], players[defender]
    sides = max(mine.die, theirs.die)
    total, count = 0.0, 0
    after = list(players)
    for high in range(1, sides + 1):
        for low in range(1, theirs.die + 1):
            if high == low:
                continue
            if high > low:
                after[challenger] = mine.at(mine.score + high, sides)
                after[defender] = theirs.at(theirs.score - low, DOWN_TWICE[theirs.die])
            else:
                after[challenger] = mine.at(mine.score - high, sides)
                after[defender] = theirs
            total += value(after)
            count += 1
    return total / count


@lru_cache(maxsize=1024)
def _roll_offs(sides: tuple[int, ...]) -> tuple[tuple[float, int, int, int, int], ...]:
    """How a roll-off of such dice can end: (how likely, highest, their face, lowest, their face)."""
    ends: Counter[tuple[int, int, int, int]] = Counter()
    for faces in product(*[range(1, size + 1) for size in sides]):
        high, low = max(faces), min(faces)
        if faces.count(high) == 1 and faces.count(low) == 1:
            ends[faces.index(high), high, faces.index(low), low] += 1
    total = ends.total()
    return tuple([(count / total, *end) for end, count in ends.items()])


_Parts = list[tuple[float, float, float]]
"""What a roll-off does: (how likely, my weight if I am in it, the weight of all others in it)."""


class _Round:
    """One roll by everybody, as ``me`` sees it."""

    def __init__(self, me: int, players: Sequence[Player], target: int) -> None:
        self.me = me
        self.players = players
        self.target = target
        self.seats = range(len(players))
        # What each player weighs having added each face.
        self.added = [
            [player.at(player.score + face, player.die).weight(target) for face in range(player.die + 1)]
            for player in players
        ]
        self.groups: dict[tuple[int, ...], _Parts] = {}

    def mean(self) -> float:
        dice = [range(1, player.die + 1) for player in self.players]
        me, added = self.me, self.added
        total, count = 0.0, 0
        # Which number was tied makes no difference, only who tied and what the others rolled.
        tied: Counter[tuple[tuple[int, ...], ...]] = Counter()
        for faces in product(*dice):
            count += 1
            if len(set(faces)) == len(faces):
                weights = [added[seat][face] for seat, face in enumerate(faces)]
                total += weights[me] / sum(weights)
            else:
                tied[self._outcome(faces)] += 1
        for outcome, times in tied.items():
            total += times * self._settled(outcome)
        return total / count

    def _outcome(self, faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The faces that count (0 for those in a roll-off), then the groups that tied."""
        alone = tuple([face if faces.count(face) == 1 else 0 for face in faces])
        ties = sorted({face for face in faces if faces.count(face) > 1})
        return (alone, *sorted([tuple([seat for seat in self.seats if faces[seat] == face]) for face in ties]))

    def _settled(self, outcome: tuple[tuple[int, ...], ...]) -> float:
        """My chance after such a roll, the mean over its roll-offs."""
        alone, *groups = outcome
        mine = others = 0.0
        for seat, face in enumerate(alone):
            if face:
                if seat == self.me:
                    mine += self.added[seat][face]
                else:
                    others += self.added[seat][face]
        first = self._parts(groups[0])
        if len(groups) == 1:
            return sum([p * (mine + m) / (mine + m + others + o) for p, m, o in first])
        return sum([p * q * (m + n) / (m + n + o + r) for p, m, o in first for q, n, r in self._parts(groups[1])])

    def _parts(self, group: tuple[int, ...]) -> _Parts:
        if group not in self.groups:
            self.groups[group] = list(self._fought_out(group))
        return self.groups[group]

    def _fought_out(self, group: tuple[int, ...]) -> Iterator[tuple[float, float, float]]:
        still = [self.added[seat][0] for seat in group]
        for likely, highest, high, lowest, low in _roll_offs(tuple([self.players[seat].die for seat in group])):
            weights = still.copy()
            up, down = self.players[group[highest]], self.players[group[lowest]]
            weights[highest] = up.at(up.score + high, UP[up.die]).weight(self.target)
            weights[lowest] = down.at(down.score - low, DOWN[down.die]).weight(self.target)
            mine = weights[group.index(self.me)] if self.me in group else 0.0
            yield likely, mine, sum(weights) - mine
