"""Advice for somebody who plays a game for the first time: a plain good choice, and what speaks for it.

A game that can teach has a module ``games/<game>/advice.py``, see :class:`HasAdvice`: its arguments, each of which is
true. The strongest computer's estimates decide between them. Without that module the advice is that computer's choice
with its reasons.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, Protocol, cast

from msgspec import Struct

import games
from games.ai.levels import decide, levels, own_levels
from games.analysis import win_probability
from games.analysis.explanations import best_other
from games.analysis.reasons import Fact, Reason, explain_action
from games.core import Action

__all__ = ["NEAR", "Advice", "Argument", "Fact", "HasAdvice", "Reason", "advise", "tip_facts"]

NEAR = 0.02
"""A choice that loses no more of the chance to win than this is as good as the best for a newcomer."""
_REASONS = 2
"""Most reasons of the strongest computer that are told."""

Argument = tuple[Action, Reason]
"""A choice, and a true reason for it rather than for the next best."""


class HasAdvice(Protocol):
    """Interface of the module ``games/<game>/advice.py``."""

    TIPS: Mapping[str, Sequence[str]]
    """The keys of all reasons that it can give, each with the names of its facts. Their sentences are ``tip-<key>``."""

    def arguments(self, view: Any, legal: Sequence[Action]) -> Iterable[Argument]:
        """Return arguments for the view's seat, the plainest first; none where nothing can be said.

        Each is about a legal action. What a newcomer would find absurd has no argument.
        """
        ...


class Advice(Struct, frozen=True):
    """A choice and what speaks for it: a ``tip`` of the game's arguments, or why (``why``) a computer chose it."""

    action: Action
    reasons: tuple[Reason, ...]
    kind: Literal["tip", "why"] = "why"


def advise(game: str, view: Any, legal: Sequence[Action], seed: str) -> Advice | None:
    """Return advice for the seat whose view it is; None if there is nothing to choose, or nothing to say.

    It is the plainest of the arguments for a choice that is as good as the best (``NEAR``), else the one for the best
    choice that has any. It knows no more than that seat, so only its player may read it. Equal arguments give equal
    advice.

    Raises:
        UnknownGame: there is no such game.
    """
    if len(legal) < 2:
        return None
    found = _module(game)
    if found is None:
        return _as_the_strongest(game, view, legal, seed)
    arguments = list(found.arguments(view, legal))
    if not arguments:
        return None
    judged = win_probability.load(game)
    worth = judged.weigh(view, legal) if judged is not None and judged.weigh is not None else {}
    if all(action in worth for action, _ in arguments):
        most = max(worth.values()) - NEAR
        good = [one for one in arguments if worth[one[0]] >= most]
        arguments = good or [max(arguments, key=lambda one: worth[one[0]])]
    action, reason = arguments[0]
    return Advice(action, (reason,), "tip")


def tip_facts(game: str) -> Mapping[str, Sequence[str]]:
    """Return the keys of all the game's tips, each with the names of its facts; empty if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    found = _module(game)
    return {} if found is None else found.TIPS


def _as_the_strongest(game: str, view: Any, legal: Sequence[Action], seed: str) -> Advice | None:
    if not own_levels(game):
        return None
    action = decide(game, levels(game)[-1], view, legal, seed)
    instead, _ = best_other(game, view, legal, action)
    return Advice(action, explain_action(game, view, action, instead)[:_REASONS])


@cache
def _module(game: str) -> HasAdvice | None:
    module = games.companion(game, "advice")
    return None if module is None else cast(HasAdvice, module)
