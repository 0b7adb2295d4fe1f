"""The computers of Liar's Dice: they count what they see, guess what they do not, believe one another, and lie."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from math import comb

from games.ai.policy import Policy
from games.core import Action, Computer
from sleepover_liars_dice.rules import WILD, View, matching


def lie(
    view: View, legal: Sequence[Action], rng: random.Random, *, telling: float, caught: float, bluffs: float
) -> Action:
    """Weigh a doubt against the lowest bid of each face; what stands higher is only harder to hold.

    ``telling`` is how likely it takes a bidder's dice to show the face that they bid (0: like all others), ``caught``
    how likely its own bid is doubted at once: a bid need not be true to be worth it. ``bluffs`` is how often it opens a
    round with a face taken by lot: a believer is led astray, and it costs little, for the first bid is low.
    """
    bids: dict[str, Action] = {}
    for action in legal[view.bid is not None :] if view.phase == "bid" else ():
        bids.setdefault(action[-1], action)
    if view.phase == "throw" or (view.bid is None and rng.random() < bluffs):
        return rng.choice(list(bids.values()) or legal)
    worth = {
        bid: 1 - caught * (1 - _true(view, int(bid.split(" ")[1]), int(bid[-1]), telling)) for bid in bids.values()
    }
    if view.bid is not None:
        worth["doubt"] = 1 - _true(view, view.bid.count, view.bid.face, telling)
    return max(worth, key=worth.__getitem__)


def _true(view: View, count: int, face: int, telling: float) -> float:
    """Return the probability that so many dice of the table show the face, given this seat's knowledge."""
    assert view.viewer is not None
    cup = view.cups[view.viewer] or ()
    wild = view.options.wild
    likely = 2 / 6 if wild and face != WILD else 1 / 6
    needed, unseen = count - matching(cup, face, wild), sum(view.held) - len(cup)
    theirs = view.held[view.bid.other] if view.bid is not None and view.bid.face == face else 0
    return sum(
        _exactly(has, theirs, max(likely, telling)) * _exactly(others, unseen - theirs, likely)
        for has in range(theirs + 1)
        for others in range(max(0, needed - has), unseen - theirs + 1)
    )


@cache
def _exactly(count: int, dice: int, likely: float) -> float:
    """Return the probability that so many of the dice show the face, each with that probability."""
    return comb(dice, count) * likely**count * (1 - likely) ** (dice - count)


LEVELS: Mapping[str, Computer[View]] = {
    "easy": Policy(lie, telling=0, caught=1, bluffs=0.5),
    "normal": Policy(lie, telling=0.35, caught=1, bluffs=0.25),
    "hard": Policy(lie, telling=0.5, caught=0.7, bluffs=0.1),
}
