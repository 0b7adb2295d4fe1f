"""Why a computer would do something: a few facts, each made of numbers that such a choice hangs on: counted exactly, or
as the hard computer suspects them. ``docs/computers.md`` says which of them rest on something else.

A game that can say so has a module ``games/<game>/reasons.py``, see :class:`HasReasons`. Each kind of reason has a
sentence ``why-<key>`` in the game's words. A reason is for whoever may see the view it was found in: in a game with
secrets it may tell some of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

from msgspec import Struct

import games
from games.core import Action

__all__ = ["ODDS", "Fact", "HasReasons", "Reason", "explain_action", "reason_facts", "reason_keys", "win_odds_reason"]

ODDS = "odds"
"""The key of the reason that every game has: ``more`` of a hundred games are won after one choice, ``less`` after
another, ``gap`` between them."""

LEAST = 0.01
"""A loss from which on the two sides of ``odds`` are never told alike."""

Fact = int | str
"""A seat (under the names of ``games.core.ONE_SEAT``), a number, a chance in percent, or a word the sentence selects
on."""


class Reason(Struct, frozen=True):
    """One reason: ``key`` names its sentence (``why-<key>``), ``facts`` fill it in.

    A fact whose name is in ``games.core.ONE_SEAT`` is a seat and told by that seat's name. Chances are whole percents,
    0 to 100.
    """

    key: str
    facts: Mapping[str, Fact] = {}


class HasReasons(Protocol):
    """What the module ``games/<game>/reasons.py`` has at its top level."""

    KINDS: Mapping[str, Sequence[str]]
    """The keys of all reasons that it can give, each with the names of its facts."""

    def explain(self, view: Any, action: Action, instead: Action | None) -> Sequence[Reason]:
        """What speaks for ``action`` in that view of the seat that decides, the most telling first; what speaks for it
        rather than for ``instead``, if that is given. Empty if there is nothing to say that is true and more than "it
        wins more often".

        From the view alone, deterministic, and as quick as a decision of the strongest computer.
        """
        ...


def explain_action(game: str, view: Any, action: Action, instead: Action | None = None) -> tuple[Reason, ...]:
    """What speaks for ``action`` (rather than for ``instead``), the most telling first; empty if the game cannot say.

    ``view`` is that of the seat that decides, and shows who may read it.

    Raises:
        UnknownGame: there is no such game.
    """
    found = _reasons(game)
    return () if found is None or action == instead else tuple(found.explain(view, action, instead))


def win_odds_reason(best: float, lost: float) -> Reason:
    """The reason where nothing simpler can be said: how the strongest computer weighs the two choices.

    ``best`` is the chance to win after the better one, ``lost`` how much of it the other one loses; both from 0 to 1.
    """
    more, less = round(100 * best), round(100 * max(0.0, best - lost))
    if lost >= LEAST:
        # Rounding does not make nothing of what is worth a sentence.
        less = max(0, min(less, more - 1))
    return Reason(ODDS, {"more": more, "less": less, "gap": more - less})


def reason_keys(game: str) -> tuple[str, ...]:
    """The keys of all reasons that the game can give.

    Raises:
        UnknownGame: there is no such game.
    """
    return tuple(reason_facts(game))


def reason_facts(game: str) -> Mapping[str, Sequence[str]]:
    """The keys of all reasons that the game can give, each with the names of its facts; empty if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    found = _reasons(game)
    return {} if found is None else found.KINDS


@cache
def _reasons(game: str) -> HasReasons | None:
    module = games.companion(game, "reasons")
    return None if module is None else cast(HasReasons, module)
