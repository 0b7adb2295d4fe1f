"""Latest action of Pillow Fight for drawing, read from its events."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Event
from games.pillow_fight.rules.combat import Corrections, chance
from games.pillow_fight.rules.events import (
    Caught,
    Hit,
    Moved,
    PickedUp,
    PulledAway,
    Shattered,
    Stole,
    Swung,
    Threw,
    Tore,
)
from games.pillow_fight.rules.state import Blow, Fate, Grab, Moment, Options, Walk

FALLS = 36
"""Number of ways in which two dice can fall."""


def moment(events: Sequence[Event], options: Options) -> Moment | None:
    """Return the attack, move or pickup in these events; None if there is none."""
    for event in events:
        if isinstance(event, Swung | Threw):
            return _blow(event, events, options)
        if isinstance(event, Moved):
            return Walk(event.seat, event.origin, event.square)
        if isinstance(event, PickedUp | PulledAway):
            return Grab(event.seat, event.square)
    return None


def _blow(attack: Swung | Threw, events: Sequence[Event], options: Options) -> Blow:
    thrown = isinstance(attack, Threw)
    penalty, block = (attack.penalty, 0) if isinstance(attack, Threw) else (0, attack.block)
    corrected = Corrections(penalty, attack.ready, block, options.full_defence)
    fate: Fate = "landed" if thrown else "kept"
    broke, hit = "", False
    for event in events:
        if isinstance(event, Hit):
            hit = True
        elif isinstance(event, Tore):
            fate = "tore"
        elif isinstance(event, Caught):
            fate = "caught"
        elif isinstance(event, Stole):
            fate = "stole"
        elif isinstance(event, Shattered):
            broke = event.square
    return Blow(
        attack.seat,
        attack.other,
        "throw" if thrown else "swing",
        attack.face,
        attack.against,
        int(chance(corrected) * FALLS),
        tuple(attack.cover.split(", ")) if isinstance(attack, Threw) and attack.cover else (),
        not hit and corrected._replace(penalty=0).hits(attack.face, attack.against),
        hit,
        fate,
        broke,
    )
