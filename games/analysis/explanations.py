"""Explanations of a finished game: a seat's few most telling decisions, and the reasons for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

import games
from games.analysis import win_probability
from games.analysis.reasons import Reason, explain_action
from games.core import ONE_SEAT, RESIGN, Action, Seat
from games.core.record import Record, replay

__all__ = ["EACH", "LOOKED_AT", "MOST", "Explanation", "best_other", "explain_game"]

MOST = 3
"""Number of decisions that are explained."""
EACH = 2
"""Number of reasons for each."""
LOOKED_AT = 40
"""Most decisions that are looked at; of more, those that lie evenly over the game."""


class Explanation(Struct, frozen=True):
    """Action ``n`` of the record, and what spoke for it rather than for ``instead``, the most telling first."""

    n: int
    reasons: tuple[Reason, ...]
    instead: Action | None = None


def best_other(game: str, view: Any, legal: Sequence[Action], action: Action) -> tuple[Action | None, bool]:
    """Return the best action but this one, and whether this one is better; None and True if they are not weighed.

    Raises:
        UnknownGame: there is no such game.
    """
    judgement = win_probability.load(game)
    worth = {} if judgement is None or judgement.weigh is None else judgement.weigh(view, legal)
    others = {one: value for one, value in worth.items() if one != action}
    if action not in worth or not others:
        return None, True
    instead = win_probability.best_of(others)
    return instead, worth[action] > others[instead]


def explain_game(record: Record, seat: Seat) -> tuple[Explanation, ...]:
    """Return the seat's most telling decisions in game order; empty if there is nothing to say.

    A decision for which a better one was known is left out: nothing speaks for it. Reasons are those against the best
    other choice. Those that involve another player come first, and those that are rare in this game before usual ones.
    No two decisions have the same first reason as long as there are others. Takes at most twice as long as the
    strongest computer needs for ``LOOKED_AT`` decisions.
    """
    game = games.load(record.game)
    frames = list(replay(record))
    made = [
        frame
        for frame in frames[1:]
        if frame.seat == seat
        and frame.action not in (None, RESIGN)
        and len(game.legal(frames[frame.number - 1].state, seat)) > 1
    ]
    if len(made) > LOOKED_AT:
        made = [made[round(at * (len(made) - 1) / (LOOKED_AT - 1))] for at in range(LOOKED_AT)]
    found = []
    for frame in made:
        assert frame.action is not None
        before = frames[frame.number - 1].state
        view = game.view(before, seat)
        instead, better = best_other(record.game, view, game.legal(before, seat), frame.action)
        reasons = explain_action(record.game, view, frame.action, instead)[:EACH] if better else ()
        if reasons:
            found.append(Explanation(frame.number, reasons, instead))
    often = Counter(one.reasons[0].key for one in found)
    found.sort(key=lambda one: (_about_nobody(one.reasons[0]), often[one.reasons[0].key], -one.n))
    chosen: list[Explanation] = []
    for one in found:
        if one.reasons[0].key not in {other.reasons[0].key for other in chosen}:
            chosen.append(one)
    chosen += [one for one in found if one not in chosen]
    return tuple(sorted(chosen[:MOST], key=lambda one: one.n))


def _about_nobody(reason: Reason) -> bool:
    return not any(name in ONE_SEAT for name in reason.facts)
