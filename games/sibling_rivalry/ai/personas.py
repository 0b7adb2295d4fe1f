"""The characters of Sibling Rivalry: where each of them likes to go, and how long it goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.ai.personas import MORE, MOST, SHY, Liking, Taste, characters, preference_for
from games.core import Seat
from games.core.seats import others_playing, places_by
from games.sibling_rivalry.ai.blunder_rules import BLUNDER_RULES
from games.sibling_rivalry.ai.players import LEVELS
from games.sibling_rivalry.ai.turn_forecast import landings, stopping
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.win_probability import weigh

__all__ = ["CHARACTERS", "hurt_by", "leaders", "weigh"]

SPARE = 0.2
"""The loss that a character accepts for its way of playing, see ``games.ai.personas.log_odds_loss``."""
LITTLE = 2
"""A bluffer is content with a square up to this one."""
RISKED = 0.08
"""The loss that a gambler accepts each time it rolls on: it may do so again and again."""
BLUFFED = 0.3
"""The loss that a bluffer accepts to mislead."""


def hurt_by(view: View) -> Seat | None:
    """Return the seat that took the viewer's pawn off the board last, if it still plays; else None."""
    return next((by for seat, by in view.outdone if seat == view.viewer and by not in view.resigned), None)


def leaders(view: View) -> list[Seat]:
    """Return the other seats still playing that are farthest on the score track."""
    return list(places_by(view.score, others_playing(view))[0])


def _hunting(view: View, prey: Sequence[Seat | None]) -> Liking:
    """Goes for the pawns of these: onto their tracks, on while behind them there, and home once past them."""
    tracks = [pawn[0] for seat, pawn in enumerate(view.pawns) if pawn is not None and seat in prey]
    if view.phase == "choose":
        return preference_for({f"choose {track}": MOST for track in tracks})
    stop = stopping(view)
    if stop.other is None or stop.other not in prey:
        return preference_for({"roll": MORE} if stop.track not in tracks and tracks else {})
    return preference_for({"stop" if stop.place == "ahead" else "roll": MOST})


def _beginner(view: View) -> Liking:
    """Goes where the most dice show, and stops nowhere that costs it its pawn."""
    if view.phase == "decide" and stopping(view).place not in ("alone", "ahead"):
        return preference_for({"stop": SHY})
    most = max((landing.steps for landing in landings(view)), default=0)
    return preference_for({f"choose {landing.track}": MORE for landing in landings(view) if landing.steps == most})


def _hoarder(view: View) -> Liking:
    """Return the hoarder's preference: stop with a pawn that stays."""
    return preference_for({"stop": MORE} if stopping(view).place in ("alone", "ahead") else {})


def _gambler(view: View) -> Liking:
    """Return the gambler's preference: roll on."""
    return preference_for({"roll": MORE})


def _grudge(view: View) -> Liking:
    """Return the grudge holder's preference: hunt the pawn of the player who took its own off last."""
    return _hunting(view, [hurt_by(view)])


def _bluffer(view: View) -> Liking:
    """Return the bluffer's preference: look content with little.

    It stops with its pawn alone on one of the first squares of a track.
    """
    stop = stopping(view)
    return preference_for({"stop": MORE} if stop.place == "alone" and stop.square <= LITTLE else {})


def _watcher(view: View) -> Liking:
    """Return the watcher's preference: hunt the pawns of the leaders."""
    return _hunting(view, leaders(view))


TASTES: Mapping[str, Taste[View]] = {
    "beginner": _beginner,
    "hoarder": _hoarder,
    "gambler": _gambler,
    "grudge": _grudge,
    "bluffer": _bluffer,
    "watcher": _watcher,
}
CHARACTERS = characters(weigh, LEVELS, BLUNDER_RULES, TASTES, SPARE, gambler=RISKED, bluffer=BLUFFED)
