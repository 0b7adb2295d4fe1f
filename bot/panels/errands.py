"""What a press, a list or a form is about: which table, and from where it may be asked."""

from __future__ import annotations

from msgspec import Struct


class Errand(Struct, frozen=True):
    """Something that somebody wants of the table of that number.

    It is run at the table, which is where its message is, or in the direct messages of somebody who sits there;
    ``from_afar`` wherever one may look at that table's game.
    """

    table: int
    from_afar: bool = False
