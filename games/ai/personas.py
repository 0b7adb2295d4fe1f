"""Characters: computers with a way of playing. What they share is here; a game's own are in its ``ai/personas.py``.

A character knows what a good player thinks of each action, and takes the one it likes best among those that lose
little by that. So it is itself wherever two things are nearly as good, and never does what anybody would call stupid.
Like every computer it gets a view, keeps nothing between two decisions, and does the same again from the same seed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar, cast

import games
from games.core import Action, Computer

__all__ = [
    "CARELESS",
    "GENTLE",
    "HABIT",
    "MORE",
    "MOST",
    "NAMES",
    "SHY",
    "BlunderRule",
    "HasCharacters",
    "Liking",
    "PersonaPlayer",
    "Taste",
    "Weigh",
    "characters",
    "log_odds_loss",
    "near_best",
    "personas_of",
    "preference_for",
]

NAMES = ("beginner", "hoarder", "gambler", "grudge", "bluffer", "watcher")
"""The characters, the gentlest first: one that plays gently, one that keeps what it has, one that takes risks, one that
repays whoever hurt it, one that misleads, and one that goes for whoever leads."""

V = TypeVar("V")

Weigh = Callable[[V, Sequence[Action]], Mapping[Action, float]]
"""The value of each of these actions to a good player, as a chance to win; empty where they are not to be weighed (a
room to draw). Quick, and without chance."""

Liking = Callable[[Action], float]
"""The degree to which each action is liked."""

BlunderRule = Callable[[V, Sequence[Action], Action], bool]
"""Returns whether an action, of these legal ones with that view, is one that a child would call stupid. Easy computers
and beginners never choose it; a stronger one may, for a reason that it sees. Its name says what is silly about it.
A game has its own in ``games/<game>/ai/blunder_rules.py``."""

Taste = Callable[[V], Liking]
"""A character's liking of each action, from a view: 0 for what it does not care about, more than ``HABIT`` for what it
would rather do than what it usually does."""

HABIT = 1.0
"""The liking of a character for the choice of the level it is built on."""

SLACK = 0.02
"""The share of p times 1 - p that is added to chances to win, so that losses can be compared where all is decided."""


SHY = -1.0
"""The liking for an action that anybody would laugh at."""

MORE = 2.0
"""The liking for what it would rather do."""

MOST = 4.0
"""The liking for what it would do above all."""


GENTLE = 0.5
"""The loss of a beginner by its mistakes, see :func:`log_odds_loss`."""

CARELESS = 0.3
"""Probability of such a mistake."""


class HasCharacters(Protocol):
    """Interface of the module ``games/<game>/ai/personas.py``."""

    CHARACTERS: Mapping[str, Computer[Any]]
    """A computer for each of ``NAMES``."""

    def weigh(self, view: Any, legal: Sequence[Action]) -> Mapping[Action, float]:
        """See :data:`Weigh`."""
        ...


def preference_for(liked: Mapping[str, float]) -> Liking:
    """Return a liking of actions by their whole text, else by their first word; others not at all."""

    def liking(action: Action) -> float:
        return liked.get(action, liked.get(action.partition(" ")[0], 0.0))

    return liking


def log_odds_loss(worth: Mapping[Action, float], action: Action) -> float:
    """Return the loss of an action against the best one, in log-odds of winning.

    0.2 is five percentage points in an even game, and one point in a game that is all but won.
    """
    best = max(worth.values())
    known = min(max(best, 0.0), 1.0)
    return (best - worth[action]) / max(known * (1 - known), SLACK)


def near_best(worth: Mapping[Action, float], spare: float) -> list[Action]:
    """Return the actions that lose at most ``spare`` log-odds against the best one."""
    return [action for action in worth if log_odds_loss(worth, action) <= spare]


class PersonaPlayer:
    """A persona: of the actions that lose no more than ``spare`` it chooses the one that it likes best; of equals
    the best.

    As often as it is ``careless`` it takes any of them but those that it dislikes. ``silly`` ones it never takes.

    ``habit`` is the level that it plays like if it has no taste of its own, and whenever nothing is weighed.
    """

    def __init__(
        self,
        weigh: Weigh[Any],
        taste: Taste[Any],
        habit: Computer[Any],
        spare: float,
        *,
        careless: float = 0.0,
        blunder_rules: Sequence[BlunderRule[Any]] = (),
    ) -> None:
        self._weigh = weigh
        self._taste = taste
        self._habit = habit
        self._spare = spare
        self._careless = careless
        self._blunder_rules = blunder_rules

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        usual = self._habit.choose(view, legal, rng)
        worth = self._weigh(view, legal)
        if not worth:
            return usual
        liked = self._taste(view)
        some = [
            action
            for action in near_best(worth, self._spare)
            if not any(is_(view, legal, action) for is_ in self._blunder_rules)
        ]
        if not some:
            return usual
        if rng.random() < self._careless:
            return rng.choice([action for action in some if liked(action) >= 0] or some)
        found = {action: (liked(action) + HABIT * (action == usual), worth[action]) for action in some}
        best = max(found.values())
        return rng.choice([action for action, how in found.items() if how == best])


def characters(
    weigh: Weigh[Any],
    levels: Mapping[str, Computer[Any]],
    blunder_rules: Sequence[BlunderRule[Any]],
    tastes: Mapping[str, Taste[Any]],
    spare: float,
    **spares: float,
) -> Mapping[str, Computer[Any]]:
    """Return a game's characters: a gentle and careless beginner on its easy computer, the others on its normal one.

    ``spare`` is the loss that each accepts for its way of playing, ``spares`` those of some by their names.
    """
    beginner = PersonaPlayer(
        weigh, tastes["beginner"], levels["easy"], GENTLE, careless=CARELESS, blunder_rules=blunder_rules
    )
    others = {
        name: PersonaPlayer(weigh, taste, levels["normal"], spares.get(name, spare))
        for name, taste in tastes.items()
        if name != "beginner"
    }
    return {"beginner": beginner, **others}


@cache
def personas_of(game: str) -> HasCharacters | None:
    """Return the game's personas module; None if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    module = games.companion(game, "ai.personas")
    return None if module is None else cast(HasCharacters, module)
