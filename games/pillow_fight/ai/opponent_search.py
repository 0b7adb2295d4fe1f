"""Search of the turns after the present one: the others' next turns, up to one's own.

Dice have their exact odds. If a player has several equally good choices, one of them is assumed, because the
real one cannot be known. A plan hardly depends on a single hit, so it is the same after a hit and after a
miss, whatever an attack brings. A turn that begins where another began goes the same way.

The others' way of judging is unknown too. Every line is followed twice, once as if they judged by the race and
once as if they had learned what hard computers have. A choice is worth the mean of the two: to be sure of
either costs much where it is wrong.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from games.core import Action, Seat
from games.pillow_fight.ai.evaluation import value
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, share
from games.pillow_fight.ai.turn_search import LEVEL_TIE, TurnSearch, best_of
from games.pillow_fight.ai.value_network import ValueNetwork, network
from games.pillow_fight.rules.combat import HITS_TO_WIN
from games.pillow_fight.rules.state import View
from games.pillow_fight.rules.turn_order import ACTIONS


class SearchBreadth(NamedTuple):
    """Width of the search.

    At most ``choices`` choices are followed, and after each at most ``rests`` ways to finish the turn, if they
    lose less than ``close`` against the best one by the value network alone.
    """

    choices: int
    rests: int
    close: float


BREADTH: Final[dict[int, SearchBreadth]] = {3: SearchBreadth(8, 3, 0.05), 4: SearchBreadth(4, 1, 0.03)}
"""By how many play: each of the others makes it dearer."""

ATTACKS: Final = ("swing ", "throw ")

Hits = tuple[int, ...]


class TurnBranch(NamedTuple):
    """One way a turn can go: how likely, whether its attack hit, where it leads (the hits not counted), and whether
    the game is over then."""

    chance: float
    scored: bool
    position: SearchPosition
    over: bool


class SearchSet(NamedTuple):
    """Searches for the present turn and for those after it.

    ``now`` searches the turn itself; ``then`` has a search for each later turn, once for each guess at how the
    others judge; ``last`` judges the positions in which they end. Each caches the values of positions, and
    ``ways`` caches how turns can go.
    """

    now: TurnSearch
    then: Sequence[Sequence[TurnSearch]]
    last: ValueNetwork
    ways: dict[tuple[TurnSearch, tuple[int, ...], int, bytes], list[TurnBranch]]


_latest: dict[Hashable, SearchSet] = {}
"""The search sets of the latest turn with a decision. The next action of the same turn is chosen among much the same
positions; and a position's value depends on nothing else."""


def _searches(view: View, fight: SearchContext, value_network: ValueNetwork) -> SearchSet:
    key = (view.options, fight.known.room, view.seats, tuple(view.resigned), view.round, view.first, fight.me)
    found = _latest.get(key)
    if found is None:
        found = _begun(view, fight, value_network)
        _latest.clear()
        _latest[key] = found
    return found


def _begun(view: View, fight: SearchContext, value_network: ValueNetwork) -> SearchSet:
    racing: list[TurnSearch] = []
    learned: list[TurnSearch] = []
    seats = len(fight.order)
    before, number = fight.me, view.round
    for seat in fight.others:
        number += _begins(view, before, seat)
        then = SearchContext(replace(view, round=number), seat)
        racing.append(TurnSearch(then, value))
        learned.append(TurnSearch(then, ValueNetwork(then, value_network.network)))
        before = seat
    weighing = network(seats, seats - 1)
    assert weighing is not None, "where there is a network for a turn's end there is one for a round's"
    return SearchSet(TurnSearch(fight, value_network), (racing, learned), ValueNetwork(learned[-1].fight, weighing), {})


class OpponentSearch:
    """Follows what comes after the turn of ``view.viewer``, of which some actions are left. For one decision only."""

    def __init__(self, view: View, fight: SearchContext, value_network: ValueNetwork) -> None:
        self._me = fight.me
        self._breadth = BREADTH[len(fight.order)]
        self._actions, self._attacked = view.actions, view.attacked
        self._search, self._guesses, self._last, self._ways = _searches(view, fight, value_network)
        self._now = value_network

    def best(self, position: SearchPosition, legal: Sequence[Action]) -> Action:
        """Return the best of these actions.

        Foresight counts as much as search: the best of many choices is often the one that either is most wrong
        about.
        """
        ranked = self._search.ranked(position, self._actions, self._attacked)
        allowed = frozenset(legal)
        ranked = {action: worth for action, worth in ranked.items() if action in allowed}
        close = self._close(ranked, self._breadth.choices)
        best, most = close[0], 0.0
        if len(close) > 1:
            for action in close:
                worth = (ranked[action] + self.worth(position, action)) / 2
                if worth > most + LEVEL_TIE:
                    best, most = action, worth
        return best

    def worth(self, position: SearchPosition, action: Action) -> float:
        """Return the chance to win after the action and everything that follows it."""
        return self._after(position, action, self._actions, self._attacked)

    def _close(self, ranked: Mapping[Action, float], many: int) -> list[Action]:
        """Return at most so many of these actions, the best one first."""
        close = sorted(ranked, key=lambda action: -ranked[action])[:many]
        least = ranked[close[0]] - self._breadth.close
        return [action for action in close if ranked[action] > least]

    def _after(self, position: SearchPosition, action: Action, actions: int, attacked: bool) -> float:
        """Return the value of an action with the best rest of the turn and what comes after."""
        fight, me = self._search.fight, self._me
        attacked = attacked or action.startswith(ATTACKS)
        actions = 0 if action == "end" else actions - 1
        worth = 0.0
        for reply in fight.ways(position, action):
            following = reply.position
            if reply.over:
                worth += reply.chance * share(following, fight.order, me)
            elif not actions:
                worth += reply.chance * self._turn_over(following)
            else:
                close = self._close(self._search.ranked(following, actions, attacked), self._breadth.rests)
                worth += reply.chance * max(self._after(following, rest, actions, attacked) for rest in close)
        return worth

    def _turn_over(self, position: SearchPosition) -> float:
        """Return the value of ending the turn in this position."""
        if self._now.over:
            return share(position, self._search.fight.order, self._me)
        return sum(self._from(turns, 0, position, position.hits) for turns in self._guesses) / len(self._guesses)

    def _from(self, turns: Sequence[TurnSearch], number: int, position: SearchPosition, hits: Hits) -> float:
        """Return the value of a position in which turn ``number`` begins, whatever hits the turn was planned for."""
        if number == len(turns):
            return self._last(turns[-1].fight, position._replace(hits=hits))
        fight = turns[number].fight
        seat, order = fight.me, fight.order
        worth = 0.0
        for way in self._turn(turns[number], position._replace(hits=hits)):
            after = hits
            if way.scored:
                after = (*hits[:seat], hits[seat] + 1, *hits[seat + 1 :])
            if after[seat] >= HITS_TO_WIN:
                worth += way.chance * (seat == self._me)
            elif way.over:
                worth += way.chance * share(way.position._replace(hits=after), order, self._me)
            else:
                worth += way.chance * self._from(turns, number + 1, way.position, after)
        return worth

    def _turn(self, search: TurnSearch, position: SearchPosition) -> list[TurnBranch]:
        """All ways in which that turn can go from there."""
        key = (search, position.at, position.holding, position.lying)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = _ways(search, position, ACTIONS, False)
        return ways


def _begins(view: View, before: Seat, seat: Seat) -> bool:
    """Return whether a round begins when the turn passes from ``before`` to ``seat``."""
    first, seats = view.first or 0, view.seats
    return (first - before - 1) % seats < (seat - before - 1) % seats + 1


def _ways(search: TurnSearch, position: SearchPosition, actions: int, attacked: bool) -> list[TurnBranch]:
    """All ways in which the rest of a turn can go, planned by that search. One of its best plans is taken."""
    fight = search.fight
    ranked = search.ranked(position, actions, attacked)
    best = best_of(ranked)
    action = best[len(best) // 2]
    over = fight.rounds is not None and fight.rounds <= 0 and not fight.sooner
    if not action.startswith(ATTACKS):
        ((_, following, _),) = fight.ways(position, action)
        if action == "end" or actions == 1:
            return [TurnBranch(1.0, False, following, over)]
        return _ways(search, following, actions - 1, attacked)
    found: list[TurnBranch] = []
    for (miss, hit), following in _after_attack(fight, position, action):
        rest = [TurnBranch(1.0, False, following, over or not following.left)]
        if following.left and actions > 1:
            rest = _ways(search, following, actions - 1, True)
        for way in rest:
            for chance, scored in ((miss, False), (hit, True)):
                if chance:
                    found.append(way._replace(chance=chance * way.chance, scored=scored))
    return found


def _after_attack(
    fight: SearchContext, position: SearchPosition, action: Action
) -> Iterable[tuple[list[float], SearchPosition]]:
    """Return the positions after an attack, each with its chances of a miss and a hit; hits stay the same."""
    found: dict[SearchPosition, list[float]] = {}
    for reply in fight.ways(position, action):
        scored = reply.position.hits != position.hits
        chances = found.setdefault(reply.position._replace(hits=position.hits), [0.0, 0.0])
        chances[scored] += reply.chance
    return [(chances, following) for following, chances in found.items()]
