"""What the boards of Pillow Fight tell, worked out of a view: lists of squares, odds in per cent, how it ended."""

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
    """What ``seat``'s view of another character is: the line a throw takes, and the odds of both attacks."""

    sight: TargetSight
    throw: AttackOdds
    swing: AttackOdds


def width(view: View) -> int:
    """How many columns, and as many rows, the room has."""
    return SIZES[view.options.size]


def place(square: str) -> tuple[int, int]:
    """A square's column and row, both from 0, counted from A1."""
    return ord(square[0]) - ord("A"), int(square[1:]) - 1


def square_at(column: int, row: int) -> str:
    """The name of the square there; empty outside the largest room."""
    return f"{LETTERS[column]}{row + 1}" if 0 <= column < len(LETTERS) else ""


def in_order(squares: Iterable[str]) -> list[str]:
    """The squares column by column, each from the bottom up."""
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
    """The ready-made rooms of the size being played, with fragile things if they are played with."""
    size = view.options.size
    return tuple(
        Ready(key, room, fragile_examples(room, size)[0] if view.options.fragile else ())
        for key, room in READY[size].items()
    )


def whole(view: View) -> int:
    """How many pillows there are that are not torn."""
    return sum(view.pillows.values()) + sum(view.holding)


def ending(view: View) -> Ending:
    """Why a game that is over is over: in the order in which the rules look (PF-10, PF-12, PF-16)."""
    if len(view.out) == view.seats - 1:
        return "last"
    if any(hits >= HITS_TO_WIN for hits in view.hits):
        return "hits"
    if view.shattered >= ENDING_SHATTERS:
        return "shattered"
    return "curfew" if whole(view) else "torn"


def acting(view: View) -> Seat | None:
    """The seat whose own board the viewer sees: theirs, while the fight is on and they stand somewhere."""
    seat = view.viewer
    return seat if seat is not None and view.phase == "play" and view.at[seat] is not None else None


def chances(view: View, seat: Seat) -> tuple[Chances, ...]:
    """How ``seat`` stands to each other character, in seat order."""
    return tuple(
        Chances(sight, queries.odds(view, seat, sight.seat, "throw"), queries.odds(view, seat, sight.seat, "swing"))
        for sight in queries.sight_lines(view, seat)
    )


def chance_of(blow: Blow) -> str:
    """The chance of a hit that an attack had, in whole per cent."""
    return percent(Fraction(blow.ways, FALLS))


def result(blow: Blow, words: Words) -> str:
    """What came of an attack, in a few words."""
    return words(
        "board-blow",
        hit=int(blow.hit),
        fate=blow.fate,
        broke=blow.broke or "none",
        saved=words.format_items(blow.cover) if blow.saved else "none",
    )
