"""What the rules say of every card at every score, as tensors; made from the program's own tables.

The targets are numbered (0 to 2, for 20, 30 and 50 points). A place in a table is made of the number of the target, the
card, the number rolled (0: none) and the score.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import torch
from torch import Tensor

from games.magic_numbers.learned import AWAY, CARD, facts
from games.magic_numbers.odds import CARDS, FACES, HORIZON, prospects
from games.magic_numbers.outlook import EXPECTED
from games.magic_numbers.suspicion import WAYS

TARGETS = (20, 30, 50)
SCORES = 51
MANY = len(CARDS)
FUTURE = 21
"""So many numbers there are about what a card can become: rounds, points, what wins, how far, what leads nearer."""

EVIL = torch.tensor([evil for _, evil in CARDS])
GOOD = torch.tensor([good for good, _ in CARDS])
MARKS = torch.tensor(
    [[float(face == good) for face in FACES] + [float(face == evil) for face in FACES] for good, evil in CARDS]
)
"""For each card its Good and its Evil number, as twelve ones and zeros."""
BY_EVIL = torch.tensor([[float(face == evil) for face in (0, *FACES)] for _, evil in CARDS])


class Tables(NamedTuple):
    """All of them, flat: see :func:`place` and :func:`rolled` for where in them something is."""

    after: Tensor
    nearer: Tensor
    stuck: Tensor
    keeping: Tensor
    future: Tensor
    card: Tensor
    open: Tensor
    hunted: Tensor


def place(target: Tensor, card: Tensor, score: Tensor) -> Tensor:
    """Where a card with a score stands."""
    return (target * MANY + card) * SCORES + score


def rolled(target: Tensor, card: Tensor, face: Tensor, score: Tensor) -> Tensor:
    """Where a card with a score and a number to choose for stands."""
    return ((target * MANY + card) * 7 + face) * SCORES + score


def _no_number(row: list[float]) -> Tensor:
    """The same about a card while no number is rolled: nothing that a number would change."""
    row[13], row[20] = row[12], row[19]
    row[14:19] = [0.0] * 5
    return torch.tensor(row)


@cache
def tables() -> Tables:
    """The tables, made once."""
    after = torch.zeros(len(TARGETS), MANY, 7, SCORES, dtype=torch.long)
    nearer = torch.zeros(len(TARGETS), MANY, 7, SCORES)
    stuck = torch.zeros(len(TARGETS), MANY, SCORES, dtype=torch.bool)
    keeping = torch.zeros(len(TARGETS), MANY, 7, SCORES, len(WAYS))
    future = torch.zeros(len(TARGETS), MANY, SCORES, FUTURE)
    card = torch.zeros(len(TARGETS), MANY, 7, SCORES, CARD)
    open_ = torch.zeros(len(TARGETS), MANY, SCORES, HORIZON + 1)
    hunted = torch.zeros(len(TARGETS), MANY, SCORES, HORIZON + 1)
    for t, target in enumerate(TARGETS):
        for c, (good, evil) in enumerate(CARDS):
            one = prospects(good, evil, target)
            expecting = prospects(good, evil, target, EXPECTED)
            for score in range(target + 1):
                open_[t, c, score] = torch.tensor(expecting.open[score])
                hunted[t, c, score] = torch.tensor(expecting.hunted[score])
                others = [row[score] for face, row in enumerate(one.after) if face not in (0, evil)]
                stuck[t, c, score] = set(others) == {score}
                after[t, c, 0, score] = score
                to = [one.nearer(face, score) for face in FACES]
                wins = [float(one.after[face][score] == target) for face in FACES]
                far = [float(one.rounds[score] > edge) for edge in AWAY]
                future[t, c, score] = torch.tensor(
                    [one.rounds[score] / 10, score / target, *wins, *far, *[part / 5 for part in to]]
                )
                card[t, c, 0, score] = _no_number(facts(c, 1, score, target))
                for face in FACES:
                    after[t, c, face, score] = one.after[face][score]
                    nearer[t, c, face, score] = to[face - 1]
                    card[t, c, face, score] = torch.tensor(facts(c, face, score, target))
                    keeping[t, c, face, score] = torch.tensor([way(face == evil, to[face - 1]) for _, way in WAYS])
    return Tables(
        after.flatten(),
        nearer.flatten(),
        stuck.flatten(),
        keeping.flatten(0, 3),
        future.flatten(0, 2),
        card.flatten(0, 3),
        open_.flatten(0, 2),
        hunted.flatten(0, 2),
    )
