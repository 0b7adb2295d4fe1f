"""The characters of Magic Numbers: what each of them likes to keep, and whom it likes to give the rest to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.ai.personas import MORE, MOST, SHY, Liking, Taste, characters, preference_for
from games.core import Action, Seat
from games.core.seats import others_playing, places_by
from games.magic_numbers.ai import players
from games.magic_numbers.ai.blunder_rules import BLUNDER_RULES
from games.magic_numbers.ai.players import LEVELS
from games.magic_numbers.rules import View

__all__ = ["CHARACTERS", "hurt_by", "leaders", "weigh"]

SPARE = 0.2
"""The loss that a character accepts for its way of playing, see ``games.ai.personas.log_odds_loss``."""
KEPT = BLUFFED = 0.4
"""The loss that a hoarder accepts to keep a number, and a bluffer to mislead."""
BIG = 4
"""A gambler likes numbers from this up."""


def weigh(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """Return the chance to win after each choice by the race model; empty if there is none to choose."""
    return {} if view.face is None else players.racing(view, legal)


def hurt_by(view: View) -> Seat | None:
    """Return the seat that last gave the viewer a number and still plays; None if there is none."""
    return next(
        (
            turn.roller
            for turn in reversed(view.history)
            if turn.taker == view.viewer != turn.roller and turn.roller not in view.resigned
        ),
        None,
    )


def leaders(view: View) -> list[Seat]:
    """Return the other playing seats that have taken the most points, as far as the room knows."""
    taken = [sum(turn.face for turn in view.history if turn.taker == seat) for seat in range(view.seats)]
    return list(places_by(taken, others_playing(view))[0])


def _giving(seats: Sequence[Seat | None], liked: float = MORE) -> dict[str, float]:
    return {f"give {seat}": liked for seat in seats}


def _beginner(view: View) -> Liking:
    """Prefer to give no player two numbers in a row, and to keep the Good number."""
    assert view.viewer is not None
    card = view.cards[view.viewer]
    if card is not None and view.face == card.good:
        return preference_for({"give": SHY})
    last = [turn.taker for turn in view.history if turn.roller == view.viewer != turn.taker][-1:]
    return preference_for(_giving([seat for seat in range(view.seats) if seat not in last]) | {"keep": MORE})


def _hoarder(view: View) -> Liking:
    """Prefer to keep numbers."""
    return preference_for({"keep": MORE})


def _gambler(view: View) -> Liking:
    """Prefer to wait for big numbers: keep those, and give small ones away."""
    assert view.face is not None
    return preference_for({"keep": MORE} if view.face >= BIG else {"give": MORE})


def _grudge(view: View) -> Liking:
    """Prefer to give to the player who gave the viewer a number last."""
    return preference_for(_giving([hurt_by(view)], MOST))


def _bluffer(view: View) -> Liking:
    """Prefer to mislead: keep the Evil number, and give away useful numbers except the Good one."""
    assert view.viewer is not None
    card = view.cards[view.viewer]
    assert card is not None, "a seat sees its own card"
    if view.face == card.good:
        return preference_for({})
    return preference_for({"keep" if view.face == card.evil else "give": MORE})


def _watcher(view: View) -> Liking:
    """Prefer to give to the player who has taken the most."""
    return preference_for(_giving(leaders(view), MOST))


TASTES: Mapping[str, Taste[View]] = {
    "beginner": _beginner,
    "hoarder": _hoarder,
    "gambler": _gambler,
    "grudge": _grudge,
    "bluffer": _bluffer,
    "watcher": _watcher,
}
CHARACTERS = characters(weigh, LEVELS, BLUNDER_RULES, TASTES, SPARE, hoarder=KEPT, bluffer=BLUFFED)
