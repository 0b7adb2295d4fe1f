"""Win probability of each seat by the fast race model, for the review of a finished game.

The model's probabilities are used as they are. Raising them to a power would make them more or less extreme;
of the powers tried, from 0.85 to 1.05, 1 fitted the results of 1,469 games among computers that play by it
best.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from games.analysis.win_probability import all_but, shares, spread
from games.core import Action, Seat
from games.pillow_fight.ai.evaluation import PACE, USUAL, runner
from games.pillow_fight.ai.opponent_search import OpponentSearch
from games.pillow_fight.ai.race_model import RaceEntry, win_chances
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, position_of, share
from games.pillow_fight.ai.setup_ai import opening_chances, order_of_play
from games.pillow_fight.ai.turn_search import TurnSearch
from games.pillow_fight.ai.value_network import value_network_for
from games.pillow_fight.rules.state import Options, View

__all__ = ["chances", "essence", "further", "further_work", "ignored", "weigh", "work"]

FOLLOWED = {3: 70.0, 4: 110.0}
"""The work of following the turns after two choices, by the number of players."""


def work(seats: int) -> float:
    """Return the measured work of the chances for ``seats`` players; see :mod:`games.analysis.win_probability`."""
    return 2 + 0.2 * seats * seats


def ignored(options: Options) -> tuple[str, ...]:
    """Return the house rules that the race model ignores.

    It sees one attack ahead and no further that something fragile breaks, and so ends the game.
    """
    return ("fragile",) if options.fragile else ()


def chances(view: View) -> tuple[float, ...]:
    """Return each seat's win probability if all play by the race model; they add up to 1.

    At any moment from the empty room on: 0 for seats that left, and at the end the winners' shares of the win. A
    shared win counts in part. ``view`` may be any seat's, as all of them show everything. Nothing is random here.
    """
    if view.ranking is not None:
        return shares(view.ranking, view.seats)
    order, won = _in_play(view) if view.phase == "play" else _before(view)
    whole = sum(won)
    return spread(order, [chance / whole for chance in won], view.seats)


def essence(view: View) -> Hashable:
    """Return everything the chances depend on: not the viewer, nor which seat hit which."""
    return (*all_but(view, "viewer", "struck", "moment", "pillows"), tuple(sorted(view.pillows.items())))


def weigh(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """Return the chance to win after each choice of a turn and the best rest of that turn; empty before play.

    By the hard computer's value network, or by the race model where there is none.
    """
    if view.phase != "play":
        return {}
    assert view.viewer is not None
    fight = SearchContext(view, view.viewer)
    value_network = value_network_for(fight)
    return _ranked(TurnSearch(fight) if value_network is None else TurnSearch(fight, value_network), view, legal)


def further(view: View, actions: Sequence[Action]) -> Mapping[Action, float]:
    """Return the values of these choices, compared with the first one.

    The coming turns are followed as the hard computer does, and by the race model as well: another choice is
    worth less than the first only by as much as both of them say. Taken alone, either is wrong by more than most
    choices lose, and the best of many choices is often the one it is most wrong about.
    """
    assert view.viewer is not None
    fight = SearchContext(view, view.viewer)
    value_network = value_network_for(fight)
    if value_network is None:
        return weigh(view, actions)
    reckoning, position = OpponentSearch(view, fight, value_network), position_of(view)
    first, *others = actions
    best, raced = reckoning.worth(position, first), racing(view, actions)
    found = {first: best}
    for action in others:
        found[action] = best - min(best - reckoning.worth(position, action), raced[first] - raced[action])
    return found


def further_work(seats: int) -> float:
    """Return the measured work of ``further``."""
    return FOLLOWED.get(seats, 0.0)


def racing(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """Return the result of :func:`weigh` by the race model alone; empty before play."""
    if view.phase != "play":
        return {}
    assert view.viewer is not None
    return _ranked(TurnSearch(SearchContext(view, view.viewer)), view, legal)


def _ranked(search: TurnSearch, view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    ranked = search.ranked(position_of(view), view.actions, view.attacked)
    return {action: ranked[action] for action in legal}


def _in_play(view: View) -> tuple[tuple[Seat, ...], tuple[float, ...]]:
    assert view.turn is not None
    fight = SearchContext(view, view.turn)
    return fight.order, _expected(TurnSearch(fight), position_of(view), view.actions, view.attacked)


def _expected(search: TurnSearch, position: SearchPosition, actions: int, attacked: bool) -> tuple[float, ...]:
    """Return the chances in ``fight.order`` after the rest of the turn is played as the search finds best."""
    fight = search.fight
    if not actions:
        return _race(fight, position)
    ranked = search.ranked(position, actions, attacked)
    best = max(ranked, key=lambda action: ranked[action])
    if best == "end":
        return _race(fight, position)
    expected = [0.0] * len(fight.order)
    for reply in fight.ways(position, best):
        if reply.over:
            won = tuple(share(reply.position, fight.order, seat) for seat in fight.order)
        else:
            struck = attacked or best.startswith(("swing ", "throw "))
            won = _expected(search, reply.position, actions - 1, struck)
        expected = [before + reply.chance * part for before, part in zip(expected, won, strict=True)]
    return tuple(expected)


def _race(fight: SearchContext, position: SearchPosition) -> tuple[float, ...]:
    order = fight.order
    runs = tuple(runner(fight, position, seat, place, order) for place, seat in enumerate(order))
    return win_chances(runs, position.left, fight.rounds)


def _before(view: View) -> tuple[tuple[Seat, ...], tuple[float, ...]]:
    """Return the seats in order of play, as far as it is known, and their chances."""
    order = order_of_play(view)
    if view.phase == "place":
        return order, opening_chances(SearchContext(view, order[0]), position_of(view), order)
    curfew = view.options.curfew
    usual = (RaceEntry(0, USUAL, 1, False, PACE, 1.0),) * len(order)
    return order, win_chances(usual, view.options.pillows * len(order), None if curfew == "off" else curfew)
