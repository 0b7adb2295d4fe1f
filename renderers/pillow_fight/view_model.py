"""Facts on the boards of Pillow Fight: lists of squares, odds in per cent, and the ending."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from msgspec import Struct

from games.core import Action, Seat
from games.core.percents import percent
from games.pillow_fight.rules import queries
from games.pillow_fight.rules.combat import HITS_TO_WIN
from games.pillow_fight.rules.last_action import FALLS
from games.pillow_fight.rules.queries import AttackOdds, TargetSight
from games.pillow_fight.rules.rooms import READY, fragile_examples
from games.pillow_fight.rules.squares import LETTERS, SIZES
from games.pillow_fight.rules.state import Blow, View
from games.pillow_fight.rules.turn_actions import ENDING_SHATTERS
from renderers.text_protocol import Words

Ending = Literal["last", "hits", "torn", "shattered", "curfew"]


class Chances(Struct, frozen=True):
    """Chances of ``seat`` against another character: the line of a throw, and the odds of both attacks."""

    sight: TargetSight
    throw: AttackOdds
    swing: AttackOdds


def width(view: View) -> int:
    """Return the number of columns of the room; it has as many rows."""
    return SIZES[view.options.size]


def place(square: str) -> tuple[int, int]:
    """Return a square's column and row, both from 0, counted from A1."""
    return ord(square[0]) - ord("A"), int(square[1:]) - 1


def square_at(column: int, row: int) -> str:
    """Return the name of a square; empty outside the largest room."""
    return f"{LETTERS[column]}{row + 1}" if 0 <= column < len(LETTERS) else ""


def in_order(squares: Iterable[str]) -> list[str]:
    """Return the squares column by column, each from the bottom up."""
    return sorted(squares, key=place)


class Ready(NamedTuple):
    """A ready-made room: the key of its name, its rows joined by ``/``, and where its fragile things would stand."""

    key: str
    room: str
    fragile: tuple[str, ...]

    @property
    def action(self) -> Action:
        """The action that chooses it."""
        return f"room {self.room} fragile {' '.join(self.fragile)}" if self.fragile else f"room {self.room}"


def ready_rooms(view: View) -> Sequence[Ready]:
    """Return the ready-made rooms of the game's size, with fragile things if the option is on."""
    size = view.options.size
    return tuple(
        Ready(key, room, fragile_examples(room, size)[0] if view.options.fragile else ())
        for key, room in READY[size].items()
    )


def whole(view: View) -> int:
    """Return the number of pillows that are not torn."""
    return sum(view.pillows.values()) + sum(view.holding)


def ending(view: View) -> Ending:
    """Return the reason why the game is over, checked in the rules' order (PF-10, PF-12, PF-16)."""
    if len(view.resigned) == view.seats - 1:
        return "last"
    if any(hits >= HITS_TO_WIN for hits in view.hits):
        return "hits"
    if view.shattered >= ENDING_SHATTERS:
        return "shattered"
    return "curfew" if whole(view) else "torn"


def acting(view: View) -> Seat | None:
    """Return the seat whose own board the viewer sees, or None.

    This is the viewer's seat, during the fight and while they stand in the room.
    """
    seat = view.viewer
    return seat if seat is not None and view.phase == "play" and view.at[seat] is not None else None


def chances(view: View, seat: Seat) -> tuple[Chances, ...]:
    """Return the chances of ``seat`` against each other character, in seat order."""
    return tuple(
        Chances(sight, queries.odds(view, seat, sight.seat, "throw"), queries.odds(view, seat, sight.seat, "swing"))
        for sight in queries.sight_lines(view, seat)
    )


def chance_of(blow: Blow) -> str:
    """Return the chance of a hit that an attack had, in whole per cent."""
    return percent(Fraction(blow.ways, FALLS))


def result(blow: Blow, words: Words) -> str:
    """Return the result of an attack in a few words."""
    return words(
        "board-blow",
        hit=int(blow.hit),
        fate=blow.fate,
        broke=blow.broke or "none",
        saved=words.format_items(blow.cover) if blow.saved else "none",
    )
