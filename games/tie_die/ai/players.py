"""The computers of Tie-Die."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Final

from games.core import Action, Computer, Seat
from games.core.seats import playing
from games.tie_die.ai.round_outcomes import rolled
from games.tie_die.ai.win_odds import (
    DicePlayer,
    answers,
    bought,
    challenged,
    chance,
    declared,
    declined,
    fought,
    purchases,
)
from games.tie_die.rules.state import UP, View, upgrade_of

__all__ = ["LEVELS", "Easy", "Hard", "Normal", "weigh", "worth_of_larger"]

BOLD: Final = 1.4
"""A larger die also wins more of the roll-offs: it brings so many times what it adds in rounds without a tie."""

SIGHT: Final = 4.0
"""An easy computer looks no more than so many rounds ahead."""

FORGETS: Final = 0.5
"""Probability that it does not think of buying a die that it should buy."""


def _table(view: View) -> tuple[int, list[DicePlayer], list[Seat]]:
    """My place among those still playing, all of them, and their seats."""
    seats = playing(view.seats, view.resigned)
    assert view.viewer is not None, "a computer has a seat"
    players = [DicePlayer(view.score[seat], view.die[seat], view.used[seat]) for seat in seats]
    return seats.index(view.viewer), players, seats


class Normal:
    """A normal computer: it counts points, those there are, and those that the dice will still bring.

    A larger die adds more in each round, the more so as ties get rarer. It is bought if that comes to more than it
    costs. A fight is worth what it changes in the lead over the others, dice and all; somebody who is about to win is
    challenged in any case.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Choose the action that brings more points than it costs."""
        me, players, seats = _table(view)
        rounds = _rounds(players, view.options.target)
        if view.phase == "upgrade":
            return "upgrade" if "upgrade" in legal and _gain(me, players, rounds) >= 0 else "ready"
        if view.challenge is not None:
            gain = _accepting(me, players, seats.index(view.challenge[0]), view.stake, rounds)
            return "accept" if gain >= 0 else "decline"
        worth = _challenging(me, players, seats, legal, rounds)
        urgent = _urgent(me, players, seats, worth, view.options.target)
        worth["pass"] = 0.0
        return urgent or max(worth, key=worth.__getitem__)


class Easy:
    """Easy computer: counts points like the normal one, but looks only a few rounds ahead and often forgets to buy.

    It is shy: it challenges only players who are about to win.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Mostly what a normal computer would do that saw a few rounds only."""
        me, players, seats = _table(view)
        rounds = min(SIGHT, _rounds(players, view.options.target))
        if view.phase == "upgrade":
            tempted = "upgrade" in legal and _gain(me, players, rounds) >= 0
            return "upgrade" if tempted and rng.random() >= FORGETS else "ready"
        if view.challenge is not None:
            gain = _accepting(me, players, seats.index(view.challenge[0]), view.stake, rounds)
            return "accept" if gain >= 0 else "decline"
        worth = _challenging(me, players, seats, legal, rounds)
        return _urgent(me, players, seats, worth, view.options.target) or "pass"


def _rival(action: Action) -> Seat:
    return int(action.removeprefix("challenge "))


def _urgent(
    me: int, players: Sequence[DicePlayer], seats: Sequence[Seat], worth: Mapping[Action, float], target: int
) -> Action | None:
    """Return the best challenge of a player who reaches the target with any face, unless I can reach it with my die."""
    if players[me].score + players[me].die >= target:
        return None
    last = [action for action in worth if players[seats.index(_rival(action))].score + 1 >= target]
    return max(last, key=worth.__getitem__, default=None)


def _rounds(players: Sequence[DicePlayer], target: int) -> float:
    """Return the estimated number of rounds left: until the quickest player is there, by the mean of their die."""
    return min([(target - player.score) / ((player.die + 1) / 2) for player in players])


def _gain(me: int, players: Sequence[DicePlayer], rounds: float) -> float:
    """Return the points that the next larger die, if affordable, brings in ``rounds``, less its price."""
    mine = players[me]
    price = UP[mine.die]
    others = _others(me, players)
    return BOLD * rounds * (_added(price, others) - _added(mine.die, others)) - price


def _accepting(me: int, players: Sequence[DicePlayer], challenger: int, stake: int, rounds: float) -> float:
    """Return by how many points the lead over the challenger is better after a fight than after turning it down."""
    accepted = fought(players, challenger, me, partial(_lead, me=me, other=challenger, rounds=rounds))
    return accepted - _lead(declined(players, me, stake), me, challenger, rounds)


def _challenging(
    me: int, players: Sequence[DicePlayer], seats: Sequence[Seat], legal: Sequence[Action], rounds: float
) -> dict[Action, float]:
    """Return by how many points each challenge betters the lead over everybody, that lead for which it does least.

    The one challenged answers as costs them least. What two lose by fighting, a third one gains.
    """
    found = {}
    for action in legal:
        if action != "pass":
            other = seats.index(_rival(action))
            paid = challenged(players, me, other)
            refused = declined(paid, other, players[other].die)
            found[action] = min(
                min(fought(paid, me, other, lead), lead(refused)) - lead(players)
                for one in range(len(players))
                if one != me
                for lead in [partial(_lead, me=me, other=one, rounds=rounds)]
            )
    return found


def _lead(players: Sequence[DicePlayer], me: int, other: int, rounds: float) -> float:
    """Return my mean lead over the other after ``rounds`` more, in points."""
    ahead = float(players[me].score - players[other].score)
    for one, sign in ((me, 1), (other, -1)):
        ahead += sign * rounds * _added(players[one].die, _others(one, players))
    return ahead


def _others(me: int, players: Sequence[DicePlayer]) -> tuple[int, ...]:
    """Return the dice of the others, sorted, so that equal sets share a cache entry."""
    return tuple(sorted([player.die for one, player in enumerate(players) if one != me]))


@lru_cache(maxsize=256)
def _added(sides: int, others: tuple[int, ...]) -> float:
    """Return the mean number of points that a die adds in a round when the others roll theirs, without roll-offs."""
    total = 0.0
    for face in range(1, sides + 1):
        alone = 1.0
        for other in others:
            if face <= other:
                alone *= 1 - 1 / other
        total += face * alone
    return total / sides


class Hard:
    """A hard computer: it takes what leaves the best chance to win."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Choose the best action, by the chance to win."""
        worth = weigh(view, legal)
        return max(worth, key=worth.__getitem__)


def weigh(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """Return the chance to win after each choice with best play after it; the dice that follow at once are exact."""
    me, players, seats = _table(view)
    target = view.options.target
    if view.phase == "upgrade":
        return _upgrades(me, players, [view.ready[seat] for seat in seats], target)
    if view.challenge is not None:
        found = answers(players, seats.index(view.challenge[0]), me, view.stake, target)
        return {action: shares[me] for action, shares in found.items()}
    worth = {"pass": chance(me, players, target)}
    for action in legal:
        if action != "pass":
            worth[action] = declared(players, me, seats.index(int(action[10:])), target)[me]
    return worth


def _upgrades(me: int, players: Sequence[DicePlayer], ready: Sequence[bool], target: int) -> dict[Action, float]:
    """Return my chance to win after getting ready now, and after the best purchases; the others buy what helps them."""
    table = _others_ready(me, players, ready, target)
    found = [_about_to_roll(me, mine, table, target) for mine in purchases(players[me])]
    return {"ready": found[0], **({"upgrade": max(found[1:])} if found[1:] else {})}


def worth_of_larger(view: View) -> int | None:
    """Return the extra points that, with my present die, would be worth as much as the next larger die.

    Counted from my points after paying for it, by the chances of :func:`weigh`, rounded down. It pays if they are
    more than it costs.

    None if it cannot be paid, or if no number of points below the target would be as good.
    """
    me, players, seats = _table(view)
    target, mine = view.options.target, players[me]
    larger = upgrade_of(mine.die, mine.score)
    if larger is None:
        return None
    table = _others_ready(me, players, [view.ready[seat] for seat in seats], target)
    paid = mine.score - larger
    with_it = _about_to_roll(me, mine.at(paid, larger), table, target)
    more = bisect_right(
        range(target - paid),
        with_it,
        key=lambda points: _about_to_roll(me, mine.at(paid + points, mine.die), table, target),
    )
    return more - 1 if 0 < more < target - paid else None


def _others_ready(me: int, players: Sequence[DicePlayer], ready: Sequence[bool], target: int) -> list[DicePlayer]:
    """Return the table after the others have bought what helps them."""
    return [player if one == me or ready[one] else bought(player, target) for one, player in enumerate(players)]


def _about_to_roll(me: int, mine: DicePlayer, table: Sequence[DicePlayer], target: int) -> float:
    """Return my chance to win with ``mine`` at that table, with the round's roll about to come."""
    return rolled([*table[:me], mine, *table[me + 1 :]], target)[me]


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
