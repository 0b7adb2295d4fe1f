"""The computers of Tie-Die."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from games.core import Action, Computer, Seat
from games.tie_die.odds import Player, challenged, chance, declined, fought, rolled
from games.tie_die.state import UP, View, upgrade_of

__all__ = ["LEVELS", "Easy", "Hard", "Normal", "weigh"]


def _table(view: View) -> tuple[int, list[Player], list[Seat]]:
    """My place among those still playing, all of them, and their seats."""
    seats = [seat for seat in range(view.seats) if seat not in view.out]
    assert view.viewer is not None, "a computer has a seat"
    players = [Player(view.score[seat], view.die[seat], view.used[seat]) for seat in seats]
    return seats.index(view.viewer), players, seats


class Easy:
    """Saves up: buys nothing, challenges nobody, and runs from no challenge."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``ready``, ``pass`` or ``accept``."""
        return next(action for action in ("ready", "pass", "accept") if action in legal)


class Normal:
    """Counts points: buys the die that pays for itself before the end, and fights for points.

    A larger die adds more in each round, the more so as ties get rarer. A fight is worth the points it brings, and
    those that it takes from the other.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Whatever brings more points than it costs."""
        me, players, seats = _table(view)
        if view.phase == "upgrade":
            return "upgrade" if self._pays(me, players, view.options.target) else "ready"
        if view.challenge is not None:
            challenger = seats.index(view.challenge[0])
            return "accept" if self._lead(players, me, challenger, challenger, me) >= -view.stake else "decline"
        worth: dict[Action, float] = {"pass": 0.0}
        for action in legal:
            if action != "pass":
                other = seats.index(int(action[10:]))
                worth[action] = self._lead(challenged(players, me, other), me, other, me, other) - players[other].die
        return max(worth, key=worth.__getitem__)

    @staticmethod
    def _pays(me: int, players: Sequence[Player], target: int) -> bool:
        mine = players[me]
        price = upgrade_of(mine.die, mine.score)
        if price is None:
            return False
        rounds = min([(target - player.score) / ((player.die + 1) / 2) for player in players])
        others = [player.die for one, player in enumerate(players) if one != me]
        return (_added(price, others) - _added(mine.die, others)) * rounds >= price

    @staticmethod
    def _lead(players: Sequence[Player], me: int, other: int, challenger: int, defender: int) -> float:
        """By how many points a fight changes my lead over the other, on average."""
        before = players[me].score - players[other].score
        return fought(players, challenger, defender, lambda after: after[me].score - after[other].score - before)


def _added(sides: int, others: Sequence[int]) -> float:
    """The points that a die adds in a round, on average, where the others roll theirs; roll-offs left aside."""
    total = 0.0
    for face in range(1, sides + 1):
        alone = 1.0
        for other in others:
            if face <= other:
                alone *= 1 - 1 / other
        total += face * alone
    return total / sides


class Hard:
    """Takes whatever leaves the best chance to win."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """The best of the actions."""
        worth = weigh(view, legal)
        return max(worth, key=worth.__getitem__)


def weigh(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """The chance to win after each choice, with the dice that follow at once counted out; the best play after it."""
    me, players, seats = _table(view)
    target = view.options.target
    if view.phase == "upgrade":
        return _upgrades(me, players, [view.ready[seat] for seat in seats], target)
    if view.challenge is not None:
        challenger = seats.index(view.challenge[0])
        accepted = fought(players, challenger, me, lambda after: chance(me, after, target))
        return {"accept": accepted, "decline": chance(me, declined(players, me, view.stake), target)}
    worth = {"pass": chance(me, players, target)}
    for action in legal:
        if action != "pass":
            worth[action] = _challenge(me, seats.index(int(action[10:])), players, target)
    return worth


def _challenge(me: int, other: int, players: Sequence[Player], target: int) -> float:
    """My chance once I have challenged the other, who answers as suits them best."""
    stake = players[other].die
    waiting = challenged(players, me, other)
    refused = declined(waiting, other, stake)
    theirs = fought(waiting, me, other, lambda after: chance(other, after, target))
    if theirs < chance(other, refused, target):
        return chance(me, refused, target)
    return fought(waiting, me, other, lambda after: chance(me, after, target))


def _upgrades(me: int, players: Sequence[Player], ready: Sequence[bool], target: int) -> dict[Action, float]:
    """What getting ready now, or buying as many dice as is best, leaves me, the others buying what helps them."""
    table = [player if one == me or ready[one] else _bought(player, target) for one, player in enumerate(players)]
    found = []
    for mine in _purchases(players[me]):
        table[me] = mine
        found.append(rolled(me, table, target))
    return {"ready": found[0], **({"upgrade": max(found[1:])} if found[1:] else {})}


def _purchases(player: Player) -> list[Player]:
    """The player with no, one, two, … larger dice bought."""
    found = [player]
    while upgrade_of(found[-1].die, found[-1].score) is not None:
        last = found[-1]
        found.append(last.at(last.score - UP[last.die], UP[last.die]))
    return found


def _bought(player: Player, target: int) -> Player:
    return max(_purchases(player), key=lambda bought: bought.weight(target))


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
