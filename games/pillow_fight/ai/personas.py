"""The characters of Pillow Fight: whom each of them likes to hit, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.ai.personas import MORE, MOST, SHY, Liking, Taste, characters, preference_for
from games.core import Action, Seat
from games.core.seats import others_playing, places_by
from games.pillow_fight.ai.blunder_rules import BLUNDER_RULES
from games.pillow_fight.ai.players import LEVELS
from games.pillow_fight.rules.squares import apart, numbers
from games.pillow_fight.rules.state import View
from games.pillow_fight.win_probability import racing

__all__ = ["CHARACTERS", "hurt_by", "leaders", "weigh"]

FIGHTS = ("swing", "throw")

SPARE = 0.25
"""The loss that a character accepts for its way of playing, see ``games.ai.personas.log_odds_loss``."""


def weigh(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """Return the chance to win after each choice of a turn by the race model; empty before play begins."""
    return racing(view, legal)


def hurt_by(view: View) -> Seat | None:
    """Return the seat that hit the viewer last and still plays; None if there is none."""
    return next((by for seat, by in view.struck if seat == view.viewer and by not in view.resigned), None)


def leaders(view: View) -> list[Seat]:
    """Return the other playing seats with the most hits."""
    return list(places_by(view.hits, others_playing(view))[0])


def _attacking(seats: Sequence[Seat | None], liked: float = MOST) -> dict[str, float]:
    return {f"{way} {seat}": liked for seat in seats for way in FIGHTS}


def _beginner(view: View) -> Liking:
    """Throws, because pillows are there to fly; and rests only when there is nothing to do."""
    return preference_for({"throw": MORE, "end": SHY})


def _hoarder(view: View) -> Liking:
    """Prefer to pick up pillows, and to stay where more lie at hand."""
    square = numbers(len(view.rows))
    lying = [square[where] for where in view.pillows]

    def liking(action: Action) -> float:
        word, _, where = action.partition(" ")
        if word == "take":
            return MOST
        if word in FIGHTS:
            return MORE
        guards = word == "move" and any(apart(square[where], pillow, len(view.rows)) <= 1 for pillow in lying)
        return MORE if guards else 0.0

    return liking


def _gambler(view: View) -> Liking:
    """Throws from wherever it stands, at odds that others would not take."""
    return preference_for(dict.fromkeys(FIGHTS, MORE))


def _grudge(view: View) -> Liking:
    """Prefer to attack the seat that hit the viewer last."""
    return preference_for(_attacking([hurt_by(view)]))


def _bluffer(view: View) -> Liking:
    """Prefer to walk up to others as if to strike, with or without a pillow."""
    assert view.viewer is not None
    width = len(view.rows)
    square = numbers(width)
    others = [square[where] for seat, where in enumerate(view.at) if where is not None and seat != view.viewer]

    def liking(action: Action) -> float:
        word, _, where = action.partition(" ")
        beside = word == "move" and any(apart(square[where], other, width) == 1 for other in others)
        return MORE if beside or word in FIGHTS else 0.0

    return liking


def _watcher(view: View) -> Liking:
    """Prefer to attack the seats with the most hits."""
    return preference_for(_attacking(leaders(view)))


TASTES: Mapping[str, Taste[View]] = {
    "beginner": _beginner,
    "hoarder": _hoarder,
    "gambler": _gambler,
    "grudge": _grudge,
    "bluffer": _bluffer,
    "watcher": _watcher,
}
CHARACTERS = characters(weigh, LEVELS, BLUNDER_RULES, TASTES, SPARE)
