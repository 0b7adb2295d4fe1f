"""Events of Magic Numbers; see ``games.core.Event``."""

from __future__ import annotations

from typing import ClassVar

from games.core import Event, Seat, Secret
from games.magic_numbers.rules.scores import Effect


class Dealt(Secret, frozen=True):
    """``seat`` learned the magic numbers on their card."""

    good: int
    evil: int


class Rolled(Event, frozen=True):
    """``seat`` rolled ``face``, in public."""

    aside: ClassVar[bool] = True

    seat: Seat
    face: int


class Kept(Event, frozen=True):
    """``seat`` kept the ``face`` they rolled."""

    facts: ClassVar[tuple[str, ...]] = ("wins",)
    outcome_of: ClassVar[str] = "roll"

    seat: Seat
    face: int


class Gave(Event, frozen=True):
    """``seat`` gave the ``face`` they rolled to the seat ``other``."""

    facts: ClassVar[tuple[str, ...]] = ("wins",)
    outcome_of: ClassVar[str] = "roll"
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat
    face: int


class Took(Secret, frozen=True):
    """``seat`` learned what ``face`` did to their score, which went from ``before`` to ``after``."""

    outcome_of: ClassVar[str] = "number"

    face: int
    effect: Effect
    before: int
    after: int

    @property
    def result(self) -> str:
        """The effect."""
        return self.effect
