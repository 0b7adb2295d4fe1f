"""Computers between two levels: as strong as is wanted, for a match that is about even."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from games.ai.personas import Weigh, log_odds_loss
from games.core import Action, Computer

__all__ = ["LEVELS", "STEP", "MixedPlayer", "hard_share", "mix_name"]

_PREFIX = "even-"
STEP = 5
"""Blends come in steps of so many hundredths."""

LEVELS = tuple(f"{_PREFIX}{hundredths}" for hundredths in range(0, 101, STEP))
"""All blends, from one that plays as the easy computer does to one that plays as the hard one does."""

_PARTS: Mapping[str, float] = {level: int(level.removeprefix(_PREFIX)) / 100 for level in LEVELS}

FORGIVEN = 0.3
"""A loss (see ``games.ai.personas.log_odds_loss``) at which a slip is as rare as two at once where nothing is lost."""


def hard_share(level: str) -> float | None:
    """Return the share of the hard computer in a mix, 0 to 1; None if ``level`` is not a mix."""
    return _PARTS.get(level)


def mix_name(hundredths: float) -> str:
    """Return the name of the mix nearest to that many hundredths of the hard computer."""
    return f"{_PREFIX}{STEP * round(min(max(hundredths, 0), 100) / STEP)}"


class MixedPlayer:
    """A player that chooses as a weak or as a strong computer would; the costlier a weak choice, the rarer.

    With ``part`` 0 it is the weak one, with 1 the strong one. Without ``weigh`` every weak choice is equally
    likely. The square of ``part`` counts, because the first few mistakes avoided matter most.
    """

    def __init__(self, weak: Computer[Any], strong: Computer[Any], part: float, weigh: Weigh[Any] | None) -> None:
        self._weak = weak
        self._strong = strong
        self._part = part
        self._weigh = weigh

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        careful = rng.random()
        if self._part < 1:
            action = self._weak.choose(view, legal, rng)
            if careful < self._blunder_chance(view, legal, action):
                return action
        return self._strong.choose(view, legal, rng)

    def _blunder_chance(self, view: Any, legal: Sequence[Action], action: Action) -> float:
        worth = self._weigh(view, legal) if self._weigh is not None and self._part > 0 else {}
        lost = log_odds_loss(worth, action) if action in worth else 0.0
        return float((1 - self._part**2) ** (1 + lost / FORGIVEN))
