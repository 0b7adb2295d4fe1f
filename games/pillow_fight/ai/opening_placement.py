"""Learned starting square of the first player, once all others have taken their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core import Action
from games.pillow_fight.ai.search_state import SearchContext, position_of
from games.pillow_fight.ai.setup_ai import best_squares, order_of_play, worths
from games.pillow_fight.ai.turn_search import LEVEL_TIE
from games.pillow_fight.ai.value_network import value_network_for
from games.pillow_fight.rules.squares import members
from games.pillow_fight.rules.state import View

CANDIDATES: Final = 10
"""Number of squares that are tried, the best ones by the race."""


def first_square(view: View, legal: Sequence[Action]) -> Action | None:
    """Return the best square for the player who goes first; None for others, and if nothing was learned for it."""
    order = order_of_play(view)
    judging = SearchContext(view, order[-1])
    value_network = value_network_for(judging, len(order) - 1)
    if value_network is None or view.viewer != order[0]:
        return None
    fight, position = SearchContext(view, order[0]), position_of(view)
    names = {fight.known.numbers[action.removeprefix("place ")]: action for action in legal}
    by_race = worths(fight, position, names, order)
    best, most = "", -1.0
    for square in sorted(by_race, key=lambda square: -by_race[square])[:CANDIDATES]:
        following = position.moved(fight.me, square)
        for seat in order[1:]:
            other = SearchContext(view, seat)
            free = members(fight.known.floor & ~other.standing(following, seat))
            good = best_squares(worths(other, following, free, order))
            following = following.moved(seat, good[len(good) // 2])
        worth = value_network(judging, following)
        if worth > most + LEVEL_TIE:
            best, most = names[square], worth
    return best
