"""House rules as they are stored, and what is noted of their changes."""

from __future__ import annotations

from msgspec import Struct

Option = int | str | bool
"""The value of a house rule."""


class Change(Struct, frozen=True, array_like=True):
    """A house rule that was changed in the lobby: by which interaction, which one, its value before, and by whom: the
    interaction by which they had sat down, or 0. The seconds for a decision are called ``_clock`` here."""

    interaction: int
    option: str
    before: Option
    by: int = 0
