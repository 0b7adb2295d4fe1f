"""What messages show: notes that go with nothing else, so that a crash costs no more than painting something twice."""

from __future__ import annotations

from msgspec import Struct


class Painted(Struct, frozen=True):
    """That ``message`` in ``channel`` shows the table after ``number`` actions."""

    table: int
    number: int
    message: int
    channel: int


class Whispered(Struct, frozen=True):
    """That the direct message ``message`` shows somebody at a table what they know after ``number`` actions."""

    table: int
    user: int
    number: int
    message: int
