"""Win chances in the race to five hits, from numbers alone: no room, no squares.

Each seat attacks about once a turn, sooner or later, and an attack takes nothing from the one attacked. So the
seats run next to each other, each at its own pace, until one has five hits, the last pillow tears, or parents
come.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from games.pillow_fight.rules.combat import HITS_TO_WIN

TEARING: Final = 0.2
"""Probability that an armed seat's pillow tears in one turn (seen among computers that fight)."""

HORIZON: Final = 30
"""Number of rounds that are looked ahead if no curfew ends the game."""

NEGLIGIBLE: Final = 0.005
"""A chance too small to be looked at any further."""


class RaceEntry(NamedTuple):
    """A seat in the race: its hits, how probably its first attack hits, in how many turns that comes (0: the next),
    whether it has a turn before the others' count begins, its pace after the
    first attack, and what is left of that pace with each turn."""

    hits: int
    chance: float
    delay: int
    sooner: bool
    pace: float
    waning: float


@lru_cache(maxsize=1 << 14)
def win_chance(mine: RaceEntry, others: tuple[RaceEntry, ...], pillows: int, rounds: int | None) -> float:
    """Return the chance that the seat of ``mine``, whose turn just ended, wins; a shared win counts in part.

    Each round now begins with the others and ends with ``mine``; ``rounds`` of them come (None: no curfew),
    and those that are ``sooner`` have one turn more.
    """
    last = HORIZON if rounds is None else rounds
    alive = torn_by(pillows, len(others) + 1)
    my_run = _unfinished(mine)
    runs = [_unfinished(other) for other in others]
    won = 0.0
    for turn in range(1, last + 1):
        before, after = alive[turn - 1], alive[turn]
        if before < NEGLIGIBLE:
            return won
        finishing = my_run[turn - 1] - my_run[turn]
        if finishing > 0:
            for run in runs:
                finishing *= run[turn]
            won += before * finishing
        if before - after > 2 * NEGLIGIBLE:
            won += (before - after) * _most(_gains(mine, turn), [_gains(other, turn) for other in others])
    return won + alive[last] * _most(_gains(mine, last), [_gains(other, last + other.sooner) for other in others])


def win_chances(runners: tuple[RaceEntry, ...], pillows: int, rounds: int | None) -> tuple[float, ...]:
    """Return each runner's chance to win, in their order within a round; a shared win counts in part.

    ``pillows`` and ``rounds`` are as for ``win_chance``, which gives the last runner's chance. They add up to
    1 but for negligible parts.
    """
    last = HORIZON if rounds is None else rounds
    seats = range(len(runners))
    alive = torn_by(pillows, len(runners))
    runs = [_unfinished(runner) for runner in runners]
    won = [0.0 for _ in seats]
    for turn in range(1, last + 2):
        # The rest of this round follows the last one, for those who have a turn more.
        turns = [turn if turn <= last or runner.sooner else last for runner in runners]
        before, after = alive[turn - 1], alive[turn] if turn <= last else alive[last]
        if before < NEGLIGIBLE:
            return tuple(won)
        ahead = before
        for seat in seats:
            # Runners before had their turn already, runners after have it still to come.
            behind = ahead
            for other in range(seat + 1, len(runners)):
                behind *= runs[other][turn - 1]
            won[seat] += behind * (runs[seat][turn - 1] - runs[seat][turns[seat]])
            ahead *= runs[seat][turns[seat]]
        ending = before - after if turn <= last else before
        if ending > 2 * NEGLIGIBLE or turn > last:
            gains = [_gains(runner, turns[seat]) for seat, runner in enumerate(runners)]
            for seat in seats:
                won[seat] += ending * _most(gains[seat], [*gains[:seat], *gains[seat + 1 :]])
    return tuple(won)


def _most(mine: tuple[float, ...], others: list[tuple[float, ...]]) -> float:
    """Return the chance that the first has the most hits, counting a tie as a part of the win."""
    part = 0.0
    fewer = [0.0] * len(others)
    for hits in range(HITS_TO_WIN):
        ahead = halfway = level = 1.0
        for index, other in enumerate(others):
            less, equal = fewer[index], other[hits]
            ahead *= less
            halfway *= less + equal / 2
            level *= less + equal
            fewer[index] = less + equal
        # The expectation of one over the number of winners is an integral, and this is Simpson's rule.
        part += mine[hits] * (ahead + 4 * halfway + level) / 6
    return part


@lru_cache(maxsize=1 << 14)
def _unfinished(runner: RaceEntry) -> tuple[float, ...]:
    """Return the chances that a runner has fewer than five hits after each number of turns."""
    return tuple(sum(_gains(runner, turns)[:HITS_TO_WIN]) for turns in range(HORIZON + 2))


@lru_cache(maxsize=1 << 16)
def _gains(runner: RaceEntry, turns: int) -> tuple[float, ...]:
    """Return the chance of each number of hits after ``turns`` turns; the last stands for five and more."""
    reached = [0.0] * (HITS_TO_WIN + 1)
    reached[min(runner.hits, HITS_TO_WIN)] = 1.0
    for turn in range(runner.delay, turns):
        late = turn - runner.delay
        chance = runner.pace * runner.waning**late if late else runner.chance
        for hits in range(HITS_TO_WIN, 0, -1):
            kept = reached[hits] if hits == HITS_TO_WIN else reached[hits] * (1 - chance)
            reached[hits] = kept + reached[hits - 1] * chance
        reached[0] *= 1 - chance
    return tuple(reached)


@lru_cache(maxsize=256)
def torn_by(pillows: int, seats: int) -> tuple[float, ...]:
    """Return the chances that at least one pillow is left after each number of rounds."""
    left = [0.0] * pillows + [1.0]
    alive = [1.0 - left[0]]
    for _ in range(HORIZON + 1):
        for seat in range(seats):
            following = left[:]
            for many in range(1, pillows + 1):
                if many > seat:
                    gone = left[many] * TEARING
                    following[many] -= gone
                    following[many - 1] += gone
            left = following
        alive.append(1.0 - left[0])
    return tuple(alive)
