"""Win probability of each player of Tie-Die by the weights, and probable results of a challenge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from operator import mul

from msgspec import Struct

from games.tie_die.ai.evaluation import weight
from games.tie_die.rules.state import DOWN_TWICE, UP, upgrade_of

__all__ = [
    "DicePlayer",
    "answers",
    "bought",
    "challenged",
    "chance",
    "declared",
    "declined",
    "fights",
    "fought",
    "mean",
    "purchases",
    "shares",
]


class DicePlayer(Struct, frozen=True, gc=False):
    """State of a player, as far as it matters: points, sides of the die, and whether the challenge is used."""

    score: int
    die: int
    used: bool

    def weight(self, target: int, players: int = 2) -> float:
        """Return the weight among ``players``, see :func:`games.tie_die.ai.evaluation.weight`."""
        return weight(self.score, self.die, self.used, target, players)

    def at(self, score: int, die: int) -> DicePlayer:
        """Return the same player with other points (never below 0) and another die."""
        return DicePlayer(max(score, 0), die, self.used)


def shares(players: Sequence[DicePlayer], target: int) -> tuple[float, ...]:
    """Return each player's win probability from here, by the weights."""
    weights = [player.weight(target, len(players)) for player in players]
    total = sum(weights)
    return tuple([one / total for one in weights])


def chance(me: int, players: Sequence[DicePlayer], target: int) -> float:
    """Return the win probability of ``players[me]`` from here."""
    return shares(players, target)[me]


def mean(several: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return the mean of some sets of chances, each equally likely."""
    return tuple([sum(one) / len(several) for one in zip(*several, strict=True)])


def purchases(player: DicePlayer) -> list[DicePlayer]:
    """Return the player with no, one, two, … larger dice bought."""
    found = [player]
    while upgrade_of(found[-1].die, found[-1].score) is not None:
        last = found[-1]
        found.append(last.at(last.score - UP[last.die], UP[last.die]))
    return found


def bought(player: DicePlayer, target: int) -> DicePlayer:
    """Return the player after the purchases that are best by the weights."""
    return max(purchases(player), key=lambda one: one.weight(target))


def challenged(players: Sequence[DicePlayer], challenger: int, defender: int) -> list[DicePlayer]:
    """Return the table once the challenge is declared and paid."""
    found = list(players)
    mine = players[challenger]
    found[challenger] = DicePlayer(mine.score - players[defender].die, mine.die, True)
    return found


def declined(players: Sequence[DicePlayer], defender: int, stake: int) -> list[DicePlayer]:
    """Return the table once a declared challenge is declined (TD-8)."""
    found = list(players)
    found[defender] = players[defender].at(players[defender].score - stake, players[defender].die)
    return found


def fights(players: Sequence[DicePlayer], challenger: int, defender: int) -> Iterator[list[DicePlayer]]:
    """Yield the tables after the fight of a declared challenge, each equally likely (TD-9)."""
    mine, theirs = players[challenger], players[defender]
    sides = max(mine.die, theirs.die)
    for high in range(1, sides + 1):
        for low in range(1, theirs.die + 1):
            after = list(players)
            if high > low:
                after[challenger] = mine.at(mine.score + high, sides)
                after[defender] = theirs.at(theirs.score - low, DOWN_TWICE[theirs.die])
            elif high < low:
                after[challenger] = mine.at(mine.score - high, sides)
            else:
                continue
            yield after


def fought(
    players: Sequence[DicePlayer], challenger: int, defender: int, value: Callable[[Sequence[DicePlayer]], float]
) -> float:
    """Return the mean of ``value`` over the possible results of a declared challenge's fight."""
    found = [value(after) for after in fights(players, challenger, defender)]
    return sum(found) / len(found)


def answers(
    players: Sequence[DicePlayer], challenger: int, defender: int, stake: int, target: int
) -> dict[str, tuple[float, ...]]:
    """Return every player's chances after each answer to a declared challenge."""
    weights = [player.weight(target, len(players)) for player in players]
    return {
        "accept": _accepted(players, weights, challenger, defender, target),
        "decline": shares(declined(players, defender, stake), target),
    }


def _accepted(
    players: Sequence[DicePlayer], weights: Sequence[float], challenger: int, defender: int, target: int
) -> tuple[float, ...]:
    """Return every player's mean chances over the results of :func:`fights`; ``weights`` are those before the fight.

    No table is built for each end of it: the weights of all others stay as they are, and their chances depend
    only on the frequency of each total weight.
    """
    many = len(players)
    mine, theirs = players[challenger], players[defender]
    sides = max(mine.die, theirs.die)
    up, down = _hopes(mine, sides, target, many)
    beaten = _fears(theirs, target, many)
    rest = sum([weight for place, weight in enumerate(weights) if place not in (challenger, defender)])
    still = weights[defender]
    ways, ours, whole, other = 0, 0.0, 0.0, 0.0
    for high in range(1, sides + 1):
        # Above all these faces of the defender's.
        lows = beaten[: high - 1]
        won = up[high - 1]
        parts = [1 / (won + low + rest) for low in lows]
        part = sum(parts)
        ours += won * part
        other += sum(map(mul, lows, parts))
        whole += part
        ways += len(lows)
        # And below so many of them, whichever.
        above = theirs.die - high
        if above > 0:
            lost = down[high - 1]
            part = above / (lost + still + rest)
            ours += lost * part
            other += still * part
            whole += part
            ways += above
    found = [weight * whole / ways for weight in weights]
    found[challenger], found[defender] = ours / ways, other / ways
    return tuple(found)


@lru_cache(maxsize=4096)
def _hopes(challenger: DicePlayer, sides: int, target: int, many: int) -> tuple[list[float], list[float]]:
    """Return, by the face that is thrown, from 1 up, a challenger's weight after winning with it, and after losing."""
    score = challenger.score
    faces = range(1, sides + 1)
    return (
        [challenger.at(score + face, sides).weight(target, many) for face in faces],
        [challenger.at(score - face, sides).weight(target, many) for face in faces],
    )


@lru_cache(maxsize=4096)
def _fears(defender: DicePlayer, target: int, many: int) -> list[float]:
    """Return, by the face that is thrown, from 1 up, a defender's weight after losing with it."""
    sides = DOWN_TWICE[defender.die]
    faces = range(1, defender.die + 1)
    return [defender.at(defender.score - face, sides).weight(target, many) for face in faces]


def declared(players: Sequence[DicePlayer], challenger: int, defender: int, target: int) -> tuple[float, ...]:
    """Return every player's chances once a challenge is declared, if the defender gives the better answer."""
    waiting = challenged(players, challenger, defender)
    found = answers(waiting, challenger, defender, players[defender].die, target)
    return max(found.values(), key=lambda one: one[defender])
