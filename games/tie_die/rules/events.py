"""Events of Tie-Die, throw by throw; see ``games.core.Event``.

Fields that run over ``seats`` have a value for each of them, in the same order.
"""

from __future__ import annotations

from typing import ClassVar

from games.core import Event, Seat


class Upgraded(Event, frozen=True):
    """``seat`` bought a die of ``sides`` for as many points."""

    changes_score: ClassVar[bool] = True

    seat: Seat
    sides: int


class Readied(Event, frozen=True):
    """Event: ``seat`` is ready to roll."""

    aside: ClassVar[bool] = True

    seat: Seat


class Rolled(Event, frozen=True):
    """A roll of all players in the game: the ``seats`` with dice of ``sides`` rolled ``faces``."""

    goes_on: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    sides: tuple[int, ...]
    faces: tuple[int, ...]


class Added(Event, frozen=True):
    """Points for different numbers: the ``seats`` add ``points``. ``everybody``: there was no tie at all."""

    goes_on: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    points: tuple[int, ...]
    everybody: bool


class RollOff(Event, frozen=True):
    """All ``seats`` rolled ``face`` and must fight it out."""

    seats: tuple[Seat, ...]
    face: int


class Threw(Event, frozen=True):
    """One throw of a roll-off: ``seats`` with dice of ``sides`` threw ``faces``; ``decided``, or all throw again."""

    goes_on: ClassVar[bool] = True

    seats: tuple[Seat, ...]
    sides: tuple[int, ...]
    faces: tuple[int, ...]
    decided: bool


class OffWon(Event, frozen=True):
    """``seat`` was highest in a roll-off: adds ``face``, and the die goes from ``before`` to ``sides``."""

    goes_on: ClassVar[bool] = True
    outcome_of: ClassVar[str] = "roll-off"

    seat: Seat
    face: int
    sides: int
    before: int


class OffLost(Event, frozen=True):
    """``seat`` was lowest in a roll-off with ``face``: loses ``points``, the die goes from ``before`` to ``sides``."""

    goes_on: ClassVar[bool] = True
    outcome_of: ClassVar[str] = "roll-off"

    seat: Seat
    face: int
    points: int
    sides: int
    before: int


class Unharmed(Event, frozen=True):
    """``seat`` was between the others in a roll-off: nothing happens to it."""

    goes_on: ClassVar[bool] = True

    seat: Seat
    face: int


class TieBreak(Event, frozen=True):
    """One throw for the win between ``seats`` with the same points (TD-6)."""

    seats: tuple[Seat, ...]
    sides: tuple[int, ...]
    faces: tuple[int, ...]
    decided: bool


class Passed(Event, frozen=True):
    """Pass: ``seat`` challenges no player this round."""

    aside: ClassVar[bool] = True

    seat: Seat


class Challenged(Event, frozen=True):
    """``seat`` paid ``points`` to challenge ``other``."""

    seat: Seat
    other: Seat
    points: int


class Declined(Event, frozen=True):
    """``seat`` paid ``points`` not to be challenged by ``other``."""

    outcome_of: ClassVar[str] = "answer"

    seat: Seat
    other: Seat
    points: int


class Accepted(Event, frozen=True):
    """``seat`` accepted the challenge of ``other``."""

    outcome_of: ClassVar[str] = "answer"

    seat: Seat
    other: Seat


class MovedUp(Event, frozen=True):
    """The challenger's die goes from ``before`` up to ``sides``, the defender's (TD-9)."""

    goes_on: ClassVar[bool] = True
    changes_score: ClassVar[bool] = True

    seat: Seat
    sides: int
    before: int


class ChallengeWon(Event, frozen=True):
    """The challenger ``seat`` won and adds ``face``; ``other`` loses ``points``, from ``before`` to ``sides``."""

    goes_on: ClassVar[bool] = True
    outcome_of: ClassVar[str] = "challenge"
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat
    face: int
    points: int
    sides: int
    before: int


class ChallengeLost(Event, frozen=True):
    """The challenger ``seat`` lost against ``other``, and ``points`` with it."""

    goes_on: ClassVar[bool] = True
    outcome_of: ClassVar[str] = "challenge"
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat
    points: int


class Voided(Event, frozen=True):
    """A challenge is void because one of the two left; the challenger ``seat`` gets ``points`` and challenge back."""

    seat: Seat
    points: int
