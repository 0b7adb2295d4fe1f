"""Events of Sibling Rivalry; see ``games.core.Event``. Squares are counted from 1, positions from 0."""

from __future__ import annotations

from typing import ClassVar

from games.core import Event, Seat


class Scored(Event, frozen=True):
    """``seat`` scored ``points`` for square ``square`` of ``track``: the scoring pawn went ``before`` to ``after``."""

    changes_score: ClassVar[bool] = True

    seat: Seat
    track: int
    square: int
    points: int
    before: int
    after: int


class Slid(Event, frozen=True):
    """``seat`` landed on square ``before``, where ``other`` stands, and slid back to ``after``."""

    goes_on: ClassVar[bool] = True
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat
    before: int
    after: int


class Rolled(Event, frozen=True):
    """``seat`` rolled ``faces``, ``new`` of them 1s; ``ones`` of ``limit`` are set aside now."""

    aside: ClassVar[bool] = True

    seat: Seat
    faces: tuple[int, ...]
    new: int
    ones: int
    limit: int


class Moved(Event, frozen=True):
    """``seat`` went ahead by ``steps`` on ``track`` to ``square``; ``left`` is the track it came from, or 0."""

    aside: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    seat: Seat
    track: int
    steps: int
    square: int
    left: int


class Stayed(Event, frozen=True):
    """Event: no die moved ``seat``, whose pawn stays on ``square`` of ``track`` (both 0: it has none)."""

    aside: ClassVar[bool] = True
    goes_on: ClassVar[bool] = True

    seat: Seat
    track: int
    square: int


class Topped(Event, frozen=True):
    """``seat`` went ahead by ``steps`` to the last ``square`` of ``track``: all pawns leave it, and they go again.

    ``left`` is the track it came from, or 0.
    """

    goes_on: ClassVar[bool] = True

    seat: Seat
    track: int
    steps: int
    square: int
    left: int


class Caught(Event, frozen=True):
    """``seat`` was caught with ``ones`` 1s: the scoring pawn went back from ``before`` to ``after``."""

    goes_on: ClassVar[bool] = True
    outcome_of: ClassVar[str] = "turn"
    changes_score: ClassVar[bool] = True

    seat: Seat
    ones: int
    before: int
    after: int


class Claimed(Event, frozen=True):
    """``seat`` stopped alone on ``square`` of ``track``, and the pawn stays there."""

    outcome_of: ClassVar[str] = "turn"

    seat: Seat
    track: int
    square: int


class Outdid(Event, frozen=True):
    """``seat`` stopped on ``square`` of ``track``, ahead of ``other``, whose pawn is taken off."""

    outcome_of: ClassVar[str] = "turn"
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat
    track: int
    square: int


class FellShort(Event, frozen=True):
    """``seat`` stopped on ``track``, not ahead of ``other``, and the own pawn is taken off."""

    outcome_of: ClassVar[str] = "turn"

    seat: Seat
    other: Seat
    track: int


class Idled(Event, frozen=True):
    """``seat`` stopped without a pawn on any track."""

    outcome_of: ClassVar[str] = "turn"

    seat: Seat
