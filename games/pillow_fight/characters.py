"""The characters of Pillow Fight: whom each of them likes to hit, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.characters import MORE, MOST, SHY, Character, Liking, likes
from games.core import Action, Computer, Seat
from games.pillow_fight.chances import racing
from games.pillow_fight.computer import LEVELS
from games.pillow_fight.silly import SILLY
from games.pillow_fight.squares import apart, numbers
from games.pillow_fight.state import View

__all__ = ["CHARACTERS", "hurt_by", "leaders", "weigh"]

FIGHTS = ("swing", "throw")

SPARE = 0.25
"""What a character gives away for its way of playing, see ``games.characters.loss``."""
GENTLE = 0.5
"""And a beginner for its mistakes."""
CARELESS = 0.3
"""How often it makes one."""


def weigh(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """The chance to win after each choice of a turn, as the race tells; nothing before play begins."""
    return racing(view, legal)


def hurt_by(view: View) -> Seat | None:
    """Who hit the viewer last; None if nobody did who still plays."""
    return next((by for seat, by in view.struck if seat == view.viewer and by not in view.out), None)


def leaders(view: View) -> list[Seat]:
    """Those of the others still playing who have the most hits."""
    others = [seat for seat in range(view.seats) if seat != view.viewer and seat not in view.out]
    most = max(view.hits[seat] for seat in others)
    return [seat for seat in others if view.hits[seat] == most]


def _attacking(seats: Sequence[Seat | None], liked: float = MOST) -> dict[str, float]:
    return {f"{way} {seat}": liked for seat in seats for way in FIGHTS}


def _beginner(view: View) -> Liking:
    """Throws, because pillows are there to fly; and rests only when there is nothing to do."""
    return likes({"throw": MORE, "end": SHY})


def _hoarder(view: View) -> Liking:
    """Picks up what it can, and stays where more pillows lie at hand."""
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
    return likes(dict.fromkeys(FIGHTS, MORE))


def _grudge(view: View) -> Liking:
    """Attacks whoever hit it last."""
    return likes(_attacking([hurt_by(view)]))


def _bluffer(view: View) -> Liking:
    """Walks up to the others, pillow or not, as if it were about to strike."""
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
    """Attacks whoever has the most hits."""
    return likes(_attacking(leaders(view)))


_NORMAL = LEVELS["normal"]

CHARACTERS: Mapping[str, Computer[View]] = {
    "beginner": Character(weigh, _beginner, LEVELS["easy"], GENTLE, careless=CARELESS, silly=SILLY),
    "hoarder": Character(weigh, _hoarder, _NORMAL, SPARE),
    "gambler": Character(weigh, _gambler, _NORMAL, SPARE),
    "grudge": Character(weigh, _grudge, _NORMAL, SPARE),
    "bluffer": Character(weigh, _bluffer, _NORMAL, SPARE),
    "watcher": Character(weigh, _watcher, _NORMAL, SPARE),
}
