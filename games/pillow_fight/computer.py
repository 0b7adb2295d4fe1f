"""The computer opponents of Pillow Fight."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from games.core import Action, Computer, Seat
from games.pillow_fight.lookahead import Fight, Position, position_of, share
from games.pillow_fight.searching import Search
from games.pillow_fight.squares import NOWHERE, apart, members
from games.pillow_fight.state import View

LEVELS: Mapping[str, Computer[View]]

BOLDNESS: Final = 0.8
"""How often an easy computer attacks when it can."""


class Easy:
    """Attacks whom it happens to see, picks up what lies at hand, else runs about; it does not think ahead."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase != "play":
            return rng.choice(legal)
        attacks = [action for action in legal if action.startswith(("swing ", "throw "))]
        if attacks and rng.random() < BOLDNESS:
            return rng.choice(attacks)
        takes = [action for action in legal if action.startswith("take ")]
        if takes and rng.random() < BOLDNESS:
            return rng.choice(takes)
        return rng.choice([action for action in legal if action not in takes and action != "end"] or list(legal))


class Normal:
    """Looks one action ahead, with exact odds: hits, a pillow in hand, somebody to throw it at."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase == "play":
            return _best(self._ranked(view, legal), rng)
        return _set_up(view, legal, rng)

    def _ranked(self, view: View, legal: Sequence[Action]) -> dict[Action, float]:
        assert view.viewer is not None
        fight, position = Fight(view, view.viewer), position_of(view)
        return {action: self._after(fight, position, action, view) for action in legal}

    def _after(self, fight: Fight, position: Position, action: Action, view: View) -> float:
        me, numbers = fight.me, fight.known.numbers
        word, _, rest = action.partition(" ")
        more = view.actions > 1
        if word in ("swing", "throw"):
            kind, other = ("swing" if word == "swing" else "throw"), int(rest)
            covered = bool(fight.known.targets(position.at[me])[1] >> position.at[other] & 1)
            return sum(
                reply.chance
                * (
                    10 * share(reply.position, fight.order, me)
                    if reply.over
                    else self._worth(fight, reply.position, False, more)
                )
                for reply in fight.replies(position, me, kind, other, covered)
            )
        if word == "move":
            position = position.moved(me, numbers[rest])
        elif word == "take":
            position = position.took(me, numbers[rest])
        elif word == "defend":
            position = position.defended(me)
        return self._worth(fight, position, not view.attacked, more and word != "end") + 0.05 * (word == "defend")

    def _worth(self, fight: Fight, position: Position, may_attack: bool, more: bool) -> float:
        me = fight.me
        here = position.at[me]
        worth = float(position.hits[me])
        width = fight.known.width
        if position.holding >> me & 1:
            attacks = fight.attacks(position, me)
            best = max((fight.odds(position, kind, other, covered) for kind, other, covered in attacks), default=0.0)
            near = min(apart(here, position.at[o], width) for o in fight.others if position.at[o] != NOWHERE)
            return worth + 0.4 + best * (0.8 if may_attack and more else 0.3) - 0.01 * near
        near = min((apart(here, square, width) for square in members(position.free)), default=width)
        return worth - 0.03 * max(0, near - 1)


class Hard:
    """Searches its whole turn with exact odds, and judges where it ends by the race to five hits."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase != "play":
            return _set_up(view, legal, rng)
        assert view.viewer is not None
        search = Search(Fight(view, view.viewer))
        return _best(search.ranked(position_of(view), view.actions, view.attacked), rng)


def _set_up(view: View, legal: Sequence[Action], rng: random.Random) -> Action:
    if view.phase == "pillows":
        return legal[0]
    return rng.choice(legal)


def _best(ranked: Mapping[Action, float], rng: random.Random) -> Action:
    most = max(ranked.values()) - 1e-9
    return rng.choice([action for action, worth in ranked.items() if worth >= most])


LEVELS = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
