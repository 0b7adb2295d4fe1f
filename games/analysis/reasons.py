"""Reasons for a computer's choice: a few facts with numbers, exact or as estimated by the hard computer.

``docs/computers.md`` lists the reasons that rest on something else.

A game that has reasons has a module ``games/<game>/reasons.py``, see :class:`HasReasons`. Each kind of reason
has a sentence ``why-<key>`` in the game's words. A reason is only for viewers who may see the view it was
found in: in a game with secrets it may reveal some of them.
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
    """Interface of the module ``games/<game>/reasons.py``."""

    KINDS: Mapping[str, Sequence[str]]
    """The keys of all reasons that it can give, each with the names of its facts."""

    def explain(self, view: Any, action: Action, instead: Action | None) -> Sequence[Reason]:
        """Return the reasons for ``action``, the most telling first.

        ``view`` is that of the seat that decides. With ``instead``, the reasons are for ``action`` rather than
        for ``instead``. Empty if there is nothing true to say beyond "it wins more often".

        Uses only the view, is deterministic, and is as quick as a decision of the strongest computer.
        """
        ...


def explain_action(game: str, view: Any, action: Action, instead: Action | None = None) -> tuple[Reason, ...]:
    """Return the reasons for ``action`` (rather than ``instead``), the most telling first; empty if unknown.

    ``view`` is that of the seat that decides. Only viewers who may see it may read the reasons.

    Raises:
        UnknownGame: there is no such game.
    """
    found = _reasons(game)
    return () if found is None or action == instead else tuple(found.explain(view, action, instead))


def win_odds_reason(best: float, lost: float) -> Reason:
    """Return the fallback reason: the strongest computer's comparison of the two choices.

    ``best`` is the chance to win after the better one, ``lost`` how much of it the other one loses; both from
    0 to 1.
    """
    # What lies between the two is the rounded loss, by which a mistake is called a slip or a blunder.
    more = round(100 * best)
    less = max(0, more - max(round(100 * lost), lost >= LEAST))
    return Reason(ODDS, {"more": more, "less": less, "gap": more - less})


def reason_keys(game: str) -> tuple[str, ...]:
    """Return the keys of all reasons that the game can give.

    Raises:
        UnknownGame: there is no such game.
    """
    return tuple(reason_facts(game))


def reason_facts(game: str) -> Mapping[str, Sequence[str]]:
    """Return the keys of all the game's reasons, each with the names of its facts; empty if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    found = _reasons(game)
    return {} if found is None else found.KINDS


@cache
def _reasons(game: str) -> HasReasons | None:
    module = games.companion(game, "reasons")
    return None if module is None else cast(HasReasons, module)
