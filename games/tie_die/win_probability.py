"""Win probability of each seat in Tie-Die, at any moment of the game, by the hard computer."""

from __future__ import annotations

from collections.abc import Hashable

from games.analysis import win_probability
from games.analysis.win_probability import all_but, spread
from games.core.seats import playing
from games.tie_die.ai.players import weigh
from games.tie_die.ai.round_outcomes import rolled
from games.tie_die.ai.win_odds import DicePlayer, answers, bought, declared, mean, shares
from games.tie_die.rules.state import View, challenges

__all__ = ["chances", "essence", "rough", "weigh", "work"]


def essence(view: View) -> Hashable:
    """Return everything the chances depend on: not the viewer, the round's number or the last roll's events."""
    return all_but(view, "viewer", "round", "last")


def work(seats: int) -> float:
    """Return the measured work of the chances for ``seats`` players; see :mod:`games.analysis.win_probability`."""
    return 0.9 * (seats - 1)


def chances(view: View) -> tuple[float, ...]:
    """Return one win probability for each seat, adding up to 1; 0 for seats that left. At the end, the win, shared.

    All are taken to do next what helps them: to buy what is best before the dice are rolled, to challenge where
    that pays, to give the better answer. The dice that follow are counted out; everything after them is estimated
    by the points, dice and challenges left: with two players 0.02 off the solved game on average.
    """
    if view.ranking is not None:
        return win_probability.shares(view.ranking, view.seats)
    seats = playing(view.seats, view.resigned)
    return spread(seats, _playing(view, seats), view.seats)


def rough(view: View) -> tuple[float, ...]:
    """Return the chances by the present points, dice and challenges, without the next purchase, roll or fight."""
    seats = playing(view.seats, view.resigned)
    now = shares([DicePlayer(view.score[seat], view.die[seat], view.used[seat]) for seat in seats], view.options.target)
    return spread(seats, now, view.seats)


def _playing(view: View, seats: list[int]) -> tuple[float, ...]:
    players = [DicePlayer(view.score[seat], view.die[seat], view.used[seat]) for seat in seats]
    target = view.options.target
    if view.phase == "upgrade":
        ready = [view.ready[seat] for seat in seats]
        return rolled([p if there else bought(p, target) for p, there in zip(players, ready, strict=True)], target)
    if view.challenge is not None:
        challenger, defender = map(seats.index, view.challenge)
        given = answers(players, challenger, defender, view.stake, target)
        return max(given.values(), key=lambda one: one[defender])
    now = shares(players, target)
    # Each who gains by it may be the first to declare: for each of them the challenge that suits them best.
    best: dict[int, tuple[float, ...]] = {}
    for other, able in challenges(view).items():
        for me in map(seats.index, able):
            after = declared(players, me, seats.index(other), target)
            if after[me] > best.get(me, now)[me]:
                best[me] = after
    return mean(list(best.values())) if best else now
