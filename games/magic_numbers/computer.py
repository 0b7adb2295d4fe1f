"""The computers of Magic Numbers. What they know is their own card and what the whole table saw."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final

from games.core import Action, Computer, Seat
from games.magic_numbers.beliefs import Suspicion, suspicions
from games.magic_numbers.odds import CARDS, HORIZON, Prospects, prospects
from games.magic_numbers.rules import Card, View

MIXED = 0.02
"""A choice that loses this part of the best one's chance to win is taken with odds of 1 to e against it, so that a hard
computer has no habits. A part, not an amount: at a large table all chances, and all differences, are small."""

WAITS: Final = 0.25
"""Somebody for whom the number wins less often than this does not visibly wait for it, to an easy computer."""

SURE: Final = 0.5
"""Nobody is given a number that wins more often than this: rather the score is lost."""

Curve = Sequence[float]
"""The chance that somebody is not at the target yet, after 0, 1, 2, … rounds."""


def _own(view: View) -> tuple[Card, Prospects]:
    assert view.viewer is not None, "a computer has a seat"
    card = view.cards[view.viewer]
    assert card is not None, "a seat sees its own card"
    return card, prospects(card.good, card.evil, view.options.target)


def _receiver(action: Action) -> Seat:
    return int(action.removeprefix("give "))


class Easy:
    """Keeps every number but its Evil one, without a look ahead, and gives that to anybody who does not visibly wait
    for it. Where nothing but the Evil number leads on, it takes that too."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``keep``, or ``give`` by chance."""
        if view.face is None:
            return legal[0]
        card, future = _own(view)
        if view.face != card.evil or card.score == 0 or stuck(future, card.evil, card.score):
            return "keep"
        gifts = [action for action in legal if action != "keep"]
        waiting = {action: expected(view, _receiver(action), view.face) for action in gifts}
        least = min(waiting.values())
        if least > SURE:
            return "keep"
        return rng.choice([action for action in gifts if waiting[action] <= max(least, WAITS)])


def stuck(future: Prospects, evil: int, score: int) -> bool:
    """Whether no number but the Evil one changes anything at that score."""
    return all(row[score] == score for face, row in enumerate(future.after) if face not in (0, evil))


def expected(view: View, seat: Seat, face: int) -> float:
    """How likely that number wins the game for the seat, as a glance at what it took tells: of all cards that it may
    have, each as likely, unless it kept what would be the Evil number."""
    taken = [(turn.face, turn.roller == seat) for turn in view.history if turn.taker == seat]
    target, wins, cards = view.options.target, 0, 0
    for good, evil in CARDS:
        if (evil, True) in taken:
            continue
        after = prospects(good, evil, target).after
        score = 0
        for number, _ in taken:
            score = after[number][score]
        if score < target:
            cards += 1
            wins += after[face][score] == target
    return wins / cards if cards else 0.0


class Normal:
    """Knows its own card well: keeps what leads nearer to the target, its Evil number too when that is the only way on.

    What leads away it gives to the player who gave that number away most; a number that does nothing it keeps, unless
    somebody seems to dislike it.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``keep``, or ``give`` to one of those who seem to dislike the number most."""
        if view.face is None:
            return legal[0]
        card, future = _own(view)
        nearer = future.nearer(view.face, card.score)
        dislike = {action: 0 for action in legal if action != "keep"}
        for turn in view.history:
            if turn.face == view.face and f"give {turn.roller}" in dislike:
                dislike[f"give {turn.roller}"] += 1 if turn.taker != turn.roller else -1
        most = max(dislike.values())
        if nearer > 0 or (nearer == 0 and most <= 0):
            return "keep"
        return rng.choice([action for action, much in dislike.items() if much == most])


class Hard:
    """Weighs every choice by the chance to win that it leaves, and mixes those that are nearly as good as the best."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``keep`` or ``give``."""
        if view.face is None:
            return legal[0]
        chances = weigh(view, legal)
        best = max(*chances.values(), 1e-9)
        weights = [math.exp((chance / best - 1) / MIXED) for chance in chances.values()]
        return rng.choices(list(chances), weights)[0]


def weigh(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """The chance to win after each of these choices, as far as the view tells; the view has a number to choose for.

    Everybody races to the target on their own: the viewer with the card they know, the others with each card they may
    have. What the choice itself gives away counts too: the surer the table would be of the viewer's Evil number, the
    more of them are feared.
    """
    card, future = _own(view)
    target, me, face = view.options.target, view.viewer, view.face
    assert me is not None
    assert face is not None
    others = [seat for seat in range(view.seats) if seat != me and seat not in view.out]
    known = suspicions(view.history, view.seats, target, len(others) + 1)
    curves = {seat: spectated(known[seat], target) for seat in others}

    def mine(kept: bool) -> Curve:
        score = future.after[face][card.score] if kept else card.score
        seen = known[me].copy()
        seen.decided(face, kept=kept, playing=len(others) + 1)
        fear = seen.evil(card.evil)
        return [a + (b - a) * fear for a, b in zip(future.open[score], future.hunted[score], strict=True)]

    keeping, giving = mine(kept=True), mine(kept=False)
    chances: dict[Action, float] = {}
    for action in legal:
        if action == "keep":
            chances[action] = _race(keeping, list(curves.values()))
        else:
            changed = curves | {_receiver(action): spectated(known[_receiver(action)], target, face)}
            chances[action] = _race(giving, list(changed.values()))
    return chances


def spectated(seat: Suspicion, target: int, taken: int | None = None) -> Curve:
    """How a seat's race looks to a spectator, if it first takes that face, or as it stands."""
    if taken in seat.races:
        return seat.races[taken]
    curve = [0.0] * (HORIZON + 1)
    for (good, evil), chance, score in zip(CARDS, seat.cards(), seat.scores, strict=True):
        if chance > 1e-4:
            future = prospects(good, evil, target)
            row = future.open[score if taken is None else future.after[taken][score]]
            curve = [total + chance * part for total, part in zip(curve, row, strict=True)]
    seat.races[taken] = curve
    return curve


def _race(mine: Curve, others: Sequence[Curve]) -> float:
    """The chance to be there first. The others move first in each round; beyond the horizon all are alike."""
    alone: list[float] = [math.prod(column) for column in zip(*others, strict=True)]
    won: float = alone[0] * (1 - mine[0]) + sum((mine[t - 1] - mine[t]) * alone[t] for t in range(1, HORIZON + 1))
    return won + mine[HORIZON] * alone[HORIZON] / (len(others) + 1)


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
