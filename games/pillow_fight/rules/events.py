"""Events of Pillow Fight as shown to the table. Squares are named; all derive from ``games.core.Event``."""

from __future__ import annotations

from typing import ClassVar

from games.core import Event, Seat


class RoomSet(Event, frozen=True):
    """``seat`` set the room: a ready-made one of that ``key``, or ``drawn``; so many squares of each kind."""

    seat: Seat
    key: str
    walls: int
    furniture: int


class FragileSet(Event, frozen=True):
    """``seat`` put the fragile objects on these ``squares``, joined by commas, in the order they shatter (PF-16)."""

    seat: Seat
    squares: str


class PillowsPlaced(Event, frozen=True):
    """``seat`` placed all the pillows, ``count`` of them."""

    seat: Seat
    count: int


class Named(Event, frozen=True):
    """``seat`` said that ``other`` goes first."""

    seat: Seat
    other: Seat


class Volunteered(Event, frozen=True):
    """``seat`` said that they go first themselves."""

    seat: Seat


class Placed(Event, frozen=True):
    """``seat`` put their character on ``square``."""

    aside: ClassVar[bool] = True

    seat: Seat
    square: str


class FightBegan(Event, frozen=True):
    """All characters are there; ``seat`` has the first turn."""

    seat: Seat


class Moved(Event, frozen=True):
    """``seat`` went from ``origin`` to ``square``."""

    seat: Seat
    origin: str
    square: str


class PickedUp(Event, frozen=True):
    """Pickup of a pillow by ``seat`` from ``square``, on which no other player stands."""

    changes_score: ClassVar[bool] = True

    seat: Seat
    square: str


class PulledAway(Event, frozen=True):
    """``seat`` pulled a pillow away from under ``other``, who stands on ``square``."""

    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat
    square: str


class Swung(Event, frozen=True):
    """``seat`` swung at ``other`` and rolled ``face`` against ``against``.

    ``ready`` and ``block`` are what the defender's die counts more, for a full defence and for a pillow in hand.
    """

    facts: ClassVar[tuple[str, ...]] = ("tie",)

    seat: Seat
    other: Seat
    face: int
    against: int
    ready: int
    block: int

    @property
    def tie(self) -> int:
        """1 if both came to the same, else 0."""
        return int(self.face == self.against + self.ready + self.block)


class Threw(Event, frozen=True):
    """``seat`` threw at ``other`` and rolled ``face`` against ``against``.

    ``penalty`` is what the attacker's die counts less, for the cover that ``cover`` (squares, joined by commas) gives;
    ``ready`` what the defender's counts more, for a full defence.
    """

    facts: ClassVar[tuple[str, ...]] = ("tie",)

    seat: Seat
    other: Seat
    face: int
    against: int
    penalty: int
    cover: str
    ready: int

    @property
    def tie(self) -> int:
        """1 if both came to the same, else 0."""
        return int(self.face - self.penalty == self.against + self.ready)


class Hit(Event, frozen=True):
    """``seat`` hit ``other`` and has now so many ``hits``."""

    goes_on: ClassVar[bool] = True
    outcome_of: ClassVar[str] = "attack"
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat
    hits: int


class Missed(Event, frozen=True):
    """``seat`` did not hit ``other``."""

    goes_on: ClassVar[bool] = True
    outcome_of: ClassVar[str] = "attack"

    seat: Seat
    other: Seat


class Tore(Event, frozen=True):
    """The pillow that ``seat`` swung tore; ``left`` pillows are whole."""

    goes_on: ClassVar[bool] = True
    changes_score: ClassVar[bool] = True

    seat: Seat
    left: int


class Stole(Event, frozen=True):
    """``seat`` took the pillow that ``other`` swung at them (PF-14)."""

    goes_on: ClassVar[bool] = True
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat


class Caught(Event, frozen=True):
    """``seat`` caught the pillow that ``other`` threw at them."""

    goes_on: ClassVar[bool] = True
    changes_score: ClassVar[bool] = True

    seat: Seat
    other: Seat


class Landed(Event, frozen=True):
    """The pillow thrown at ``seat`` lies at their feet, on ``square``."""

    goes_on: ClassVar[bool] = True
    aside: ClassVar[bool] = True

    seat: Seat
    square: str


class Shattered(Event, frozen=True):
    """The fragile object on ``square`` broke, the ``number``-th of this game (PF-16)."""

    goes_on: ClassVar[bool] = True
    changes_score: ClassVar[bool] = True

    square: str
    number: int


class Defended(Event, frozen=True):
    """``seat`` took up a full defence until their next turn (PF-13)."""

    seat: Seat


class Rested(Event, frozen=True):
    """``seat`` ended their turn with so many ``actions`` unused."""

    aside: ClassVar[bool] = True

    seat: Seat
    actions: int


class CurfewNears(Event, frozen=True):
    """A round begins, and with it there are ``left`` until parents come (PF-12)."""

    left: int


class Dropped(Event, frozen=True):
    """``seat``, who left, dropped the pillow they held on ``square`` (PF-11)."""

    seat: Seat
    square: str
