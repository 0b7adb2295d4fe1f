"""A search player for every game: information-set Monte Carlo tree search, from the rules and a view alone.

P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational
Intelligence and AI in Games 4 (2), 2012 (single observer). Each simulation draws a possible truth behind the view
(:mod:`games.ai.determinization`), walks down one tree that all truths share, adds one action to it, and plays the
game to its end with the game's own *normal* computer in all seats, or at random. A node stands for all that the
searching seat has been told since: by the public events, dice among them, and its own secret ones. So what a throw
brings is a branch of its own, and a plan cannot depend on what the seat would not know.

The same view, actions and seed give the same choice. A budget is a number of simulations and of simulated decisions.
The rules know no clock: a process that has one may set a :func:`time_limit`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any, NamedTuple

import games
from games.ai.determinization import Determinizer, seats_of
from games.ai.playouts import Rewards, learned, rewards
from games.core import Action, Computer, Event, Game, Seat
from games.core.dice import FastDice

__all__ = ["BUDGET", "Budget", "SearchPlayer", "time_limit"]


class Budget(NamedTuple):
    """Limits of one decision: a number of simulations, and of decisions made in all of them."""

    simulations: int
    decisions: int


BUDGET = Budget(simulations=1_200, decisions=30_000)
"""The usual budget."""

EXPLORATION = 2.0
"""Weight of what was seldom tried against what has done well (the constant of UCB1), in standard deviations of all that
the simulations brought."""
TRIES = 6
"""Each action in the tree is tried so often before what it brought counts."""
DOUBT = 1.0
"""Standard errors by which an action has to be better than the simulated computer's."""
LEAST_SPREAD = 1e-4
"""Least variance that is reckoned with."""
WIDENING = 1.5
"""An information set with n visits has this times the root of n actions in its tree at most, and one more."""
LONGEST = 3_000
"""A simulated game that takes more decisions is broken off, and all share it."""

_expired: Callable[[], bool] | None = None


class time_limit:
    """Context in which searches end early once ``clock`` says that ``seconds`` have passed since it was made."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until = clock() + seconds

    def __enter__(self) -> None:
        global _expired
        self._before, _expired = _expired, lambda: self._clock() >= self._until

    def __exit__(self, *error: object) -> None:
        global _expired
        _expired = self._before


class _Edge:
    """An action in the tree: how often it was there to be chosen and was chosen, and what it brought all seats."""

    __slots__ = ("available", "nodes", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.available = self.visits = 0
        self.total = [0.0] * seats
        self.nodes: dict[Any, _Node] = {}


class _Node:
    """An information set of the searching seat, with its actions. ``value`` is what it brings all seats if whoever
    decides there takes the action that was tried most."""

    __slots__ = ("edges", "value", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.edges: dict[Action, _Edge] = {}
        self.value = [0.0] * seats

    def judge(self) -> None:
        """Set the value anew."""
        most = max(self.edges.values(), key=lambda edge: edge.visits)
        self.value = [part / most.visits for part in most.total]


class SearchPlayer:
    """A player of one game that searches, see the module. ``simulated`` plays simulated games to their end."""

    def __init__(self, game: str, budget: Budget = BUDGET, simulated: Computer[Any] | None = None) -> None:
        self._name = game
        self._budget = budget
        self._simulated = simulated

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        search = _Search(games.load(self._name), view, self._simulated, rng)
        return search.best(self._budget, legal)


class _Search:
    """One search, from one view."""

    def __init__(
        self, game: Game[Any, Any, Any], view: Any, simulated: Computer[Any] | None, rng: random.Random
    ) -> None:
        self._game, self._view = game, view
        self._viewer: Seat = view.viewer
        self._truths = Determinizer(game, view)
        self._seats = seats_of(game, view)
        self._simulated = simulated
        self._model = None
        if simulated is None:
            self._habits, self._model = learned(game.name, view.options, self._seats)
        self._rng = rng
        self._dice = FastDice(rng)
        self.decisions = 0
        self._number, self._mean, self._square, self._caution = 0, 0.0, 0.0, EXPLORATION

    def best(self, budget: Budget, legal: Sequence[Action]) -> Action:
        """Return the action that was tried most. What a simulated computer would do stands until another action is
        better beyond doubt: it never looks at luck alone."""
        usual = None if self._simulated is None else self._simulated.choose(self._view, legal, self._rng)
        edges = self.run(budget)
        most = max(edges, key=lambda action: edges[action].visits)
        if usual is None or usual not in edges:
            return most
        found, own = edges[most], edges[usual]
        better = found.total[self._viewer] / found.visits - own.total[self._viewer] / own.visits
        error = self._caution / EXPLORATION * sqrt(1 / found.visits + 1 / own.visits)
        return most if better > DOUBT * error else usual

    def run(self, budget: Budget) -> dict[Action, _Edge]:
        root = _Node(self._seats)
        for _ in range(budget.simulations):
            if self.decisions >= budget.decisions or (_expired is not None and root.visits and _expired()):
                break
            self._simulate(root)
        return root.edges

    def _simulate(self, node: _Node) -> None:
        game, state, seat = self._game, self._truths.draw(self._dice), self._viewer
        path: list[tuple[_Node, _Edge]] = []
        run = 0
        while True:
            edge, action, added = self._descend(node, state, seat, run)
            path.append((node, edge))
            state, events = self._apply(state, seat, action)
            if not added and self._simulated is not None:
                state, events = self._others(state, events)
            actors = game.actors(state)
            if added or not actors:
                break
            node = edge.nodes.setdefault(self._seen(events), _Node(self._seats))
            following = min(actors)
            run, seat = (run + 1 if following == seat else 0), following
        self._learn(path, self._to_the_end(state, seat, run))

    def _learn(self, path: Sequence[tuple[_Node, _Edge]], values: Rewards) -> None:
        """Add what a simulation brought to all that it went through, from its end back to the root."""
        self._number += 1
        self._mean += (values[self._viewer] - self._mean) / self._number
        self._square += (values[self._viewer] ** 2 - self._square) / self._number
        self._caution = EXPLORATION * sqrt(max(LEAST_SPREAD, self._square - self._mean**2))
        change: Sequence[float] = values
        for node, edge in reversed(path):
            edge.visits += 1
            edge.total = [one + more for one, more in zip(edge.total, change, strict=True)]
            before, node.visits = node.value, node.visits + 1
            node.judge()
            # The node counts in the action before it as often as it was visited, with the value that it has now.
            change = [node.visits * now - (node.visits - 1) * was for now, was in zip(node.value, before, strict=True)]

    def _apply(self, state: Any, seat: Seat, action: Action) -> tuple[Any, tuple[Event, ...]]:
        self.decisions += 1
        step = self._game.apply(state, seat, action, self._dice)
        return step.state, step.events

    def _others(self, state: Any, events: tuple[Event, ...]) -> tuple[Any, tuple[Event, ...]]:
        """Let the simulated player decide for all others until the searching seat has to, and add the events.

        Each decides by what it knows itself. In the tree all of a seat's secrets share a node, so it could not.
        """
        for _ in range(LONGEST):
            if not (actors := self._game.actors(state)) or (seat := min(actors)) == self._viewer:
                break
            state, more = self._apply(state, seat, self._usual(state, seat, 0, self._game.legal(state, seat)))
            events += more
        return state, events

    def _seen(self, events: Sequence[Event]) -> Any:
        """Return what the searching seat is told of a step."""
        seen = tuple([event for event in events if event.audience in (None, self._viewer)])
        try:
            frozenset((seen,))
        except TypeError:
            # An event with a list in it is no key.
            return repr(seen)
        return seen

    def _descend(self, node: _Node, state: Any, seat: Seat, run: int) -> tuple[_Edge, Action, bool]:
        """Return the action to follow, and whether it is new in the tree."""
        legal, edges = self._game.legal(state, seat), node.edges
        known = [action for action in legal if action in edges]
        if len(known) < len(legal) and len(known) <= WIDENING * sqrt(node.visits):
            action = self._untried(state, seat, run, legal, edges)
            edges[action] = _Edge(self._seats)
            return edges[action], action, len(legal) > 1
        for action in known:
            edges[action].available += 1
        best = max(known, key=lambda action: self._bound(edges[action], seat)) if len(known) > 1 else known[0]
        return edges[best], best, False

    def _bound(self, edge: _Edge, seat: Seat) -> float:
        """Return what the action may bring that seat at best."""
        if edge.visits < TRIES:
            return 2.0 + TRIES - edge.visits
        return edge.total[seat] / edge.visits + self._caution * sqrt(log(edge.available) / edge.visits)

    def _untried(self, state: Any, seat: Seat, run: int, legal: Sequence[Action], edges: dict[Action, _Edge]) -> Action:
        """Return an action that is not in the tree yet: first what a simulated player would do."""
        usual = self._usual(state, seat, run, legal)
        if usual not in edges:
            return usual
        new = [action for action in legal if action not in edges]
        return new[int(self._rng.random() * len(new))]

    def _usual(self, state: Any, seat: Seat, run: int, legal: Sequence[Action]) -> Action:
        """Return what a simulated player does who has made ``run`` decisions in a row."""
        if len(legal) == 1:
            return legal[0]
        if self._simulated is None:
            moment = self._habits.moment(self._game, state, seat, legal, run)
            return legal[self._habits.choose(moment, self._rng)]
        return self._simulated.choose(self._game.view(state, seat), legal, self._rng)

    def _to_the_end(self, state: Any, last: Seat, run: int) -> Rewards:
        game, model = self._game, self._model
        for _ in range(LONGEST):
            if not (actors := game.actors(state)):
                ranking = game.ranking(state)
                assert ranking is not None, "a game without anybody to act is over"
                return rewards(ranking, self._seats)
            seat = next(iter(actors)) if len(actors) == 1 else self._rng.choice(sorted(actors))
            if seat == last:
                run += 1
            else:
                run, last = 0, seat
                if model is not None:
                    return model.rewards(model.features(game.scores(state), seat))
            state, _ = self._apply(state, seat, self._usual(state, seat, run, game.legal(state, seat)))
        return (1 / self._seats,) * self._seats
