"""Predicates for stupid moves in Tie-Die: see :data:`games.ai.personas.BlunderRule`."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from games.ai.personas import BlunderRule
from games.core import Action
from games.tie_die.rules.state import UP, View, chance

__all__ = ["BLUNDER_RULES"]


def buys_what_never_pays(view: View, _: Sequence[Action], action: Action) -> bool:
    """Even with the best roll of the larger die each time it takes longer than with middling ones of the die it has."""
    if action != "upgrade":
        return False
    me, target = view.viewer or 0, view.options.target
    score, sides = view.score[me], view.die[me]
    return ceil((target - score + UP[sides]) / UP[sides]) > ceil((target - score) / ((sides + 1) / 2))


def buys_itself_out_of_reach(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the action buys a die and so loses reach of the target, while a rival is sure to reach it."""
    me, target = view.viewer or 0, view.options.target
    score, sides = view.score[me], view.die[me]
    pressed = any(seat != me and seat not in view.resigned and one + 1 >= target for seat, one in enumerate(view.score))
    return action == "upgrade" and pressed and score + sides >= target > score


def lets_somebody_win(view: View, legal: Sequence[Action], action: Action) -> bool:
    """Return whether the action passes although it could challenge a rival who is sure to reach the target.

    Only if its own die cannot reach the target.
    """
    me, target = view.viewer or 0, view.options.target
    if action != "pass" or view.score[me] + view.die[me] >= target:
        return False
    return any(view.score[int(one.removeprefix("challenge "))] + 1 >= target for one in legal if one != "pass")


def fights_where_it_is_sure_to_lose(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the action accepts a hopeless fight (d4 against d10) that may win the challenger the game.

    Declining would not.
    """
    me, target = view.viewer or 0, view.options.target
    if action != "accept" or view.challenge is None:
        return False
    other = view.challenge[0]
    hopeless = chance(view.die[me], view.die[other]) < 0.2
    return hopeless and view.score[other] < target <= view.score[other] + view.die[other]


def gives_up_a_sure_win(view: View, _: Sequence[Action], action: Action) -> bool:
    """Would be there with any roll, and pays for not being fought with dice that are no larger than its own."""
    me, target = view.viewer or 0, view.options.target
    if action != "decline" or view.challenge is None:
        return False
    return view.score[me] + 1 >= target and view.die[me] >= view.die[view.challenge[0]]


BLUNDER_RULES: Sequence[BlunderRule[View]] = (
    buys_what_never_pays,
    buys_itself_out_of_reach,
    lets_somebody_win,
    fights_where_it_is_sure_to_lose,
    gives_up_a_sure_win,
)
