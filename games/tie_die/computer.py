"""The computers of Tie-Die."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from games.core import Action, Computer, Seat
from games.tie_die.odds import Player, answers, bought, challenged, chance, declared, fought, purchases
from games.tie_die.rounds import rolled
from games.tie_die.state import View, upgrade_of

__all__ = ["LEVELS", "Easy", "Hard", "Normal", "weigh"]


def _table(view: View) -> tuple[int, list[Player], list[Seat]]:
    """My place among those still playing, all of them, and their seats."""
    seats = [seat for seat in range(view.seats) if seat not in view.out]
    assert view.viewer is not None, "a computer has a seat"
    players = [Player(view.score[seat], view.die[seat], view.used[seat]) for seat in seats]
    return seats.index(view.viewer), players, seats


class Easy:
    """Saves up until it feels rich, and then buys, too late for a larger die to pay; challenges nobody, and runs from
    no challenge."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``upgrade`` with seven tenths of the target; ``ready``, ``pass`` or ``accept`` otherwise."""
        assert view.viewer is not None, "a computer has a seat"
        rich = 10 * view.score[view.viewer] >= 7 * view.options.target
        usual = ("upgrade", "ready", "pass", "accept") if rich else ("ready", "pass", "accept")
        return next(action for action in usual if action in legal)


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
        found = answers(players, seats.index(view.challenge[0]), me, view.stake, target)
        return {action: shares[me] for action, shares in found.items()}
    worth = {"pass": chance(me, players, target)}
    for action in legal:
        if action != "pass":
            worth[action] = declared(players, me, seats.index(int(action[10:])), target)[me]
    return worth


def _upgrades(me: int, players: Sequence[Player], ready: Sequence[bool], target: int) -> dict[Action, float]:
    """What getting ready now, or buying as many dice as is best, leaves me, the others buying what helps them."""
    table = [player if one == me or ready[one] else bought(player, target) for one, player in enumerate(players)]
    found = []
    for mine in purchases(players[me]):
        table[me] = mine
        found.append(rolled(table, target)[me])
    return {"ready": found[0], **({"upgrade": max(found[1:])} if found[1:] else {})}


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
