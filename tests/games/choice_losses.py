"""Cost of the choices of each level, in positions of games among all levels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import islice

import games
from games import simulation
from games.ai import levels as ai_levels
from games.ai.levels import LEVELS
from games.analysis import win_probability
from games.analysis.evaluators import choice_cost
from tests.games.optional import having

WEIGHED = [name for name in having("win_probability") if getattr(win_probability.load(name), "weigh", None)]
"""Games that weigh choices."""
WITH_LEVELS = [name for name in WEIGHED if {*LEVELS} <= {*ai_levels.levels(name)}]
"""Games that have a computer of each level."""
POSITIONS = 64
"""At most so many positions of a game are looked at."""


def losses(
    game: str, seats: int, number: int, positions: int = POSITIONS, playing: Sequence[str] = LEVELS
) -> dict[str, float]:
    """Return what each level loses in all, in wins, in evenly spaced positions of ``number`` games.

    The levels ``playing`` take turns at the table, and every level is asked in all positions.
    """
    judgement = win_probability.load(game)
    assert judgement is not None
    assert judgement.weigh is not None
    lost: dict[str, float] = defaultdict(float)
    for one in range(number):
        levels = [playing[(seat + one) % len(playing)] for seat in range(seats)]
        decisions = simulation.decisions(game, games.load(game).options(), levels, "quality", one)
        seen = list(islice(decisions, POSITIONS))
        for decision in seen[:: max(1, len(seen) // positions)]:
            worth = judgement.weigh(decision.view, decision.legal)
            chosen = {
                level: ai_levels.decide(game, level, decision.view, decision.legal, one, decision.number)
                for level in LEVELS
            }
            for action in set(chosen.values()):
                found = choice_cost(
                    lambda *_, worth=worth: worth, judgement.further, decision.view, decision.legal, action
                )
                for level in (level for level in LEVELS if chosen[level] == action):
                    lost[level] += 0.0 if found is None or found.lost is None else found.lost
    return lost
