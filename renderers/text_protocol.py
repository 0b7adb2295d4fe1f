"""Protocol for the texts on a board: the renderer names them, and the caller knows the language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Words(Protocol):
    """Protocol: sentences by their names, filled in, in one language and for one game."""

    def __call__(self, message: str, /, **arguments: object) -> str:
        """Return the sentence; ``arguments`` are its parts: names, numbers, lists already joined."""
        ...

    def format_list(self, items: list[str], /, *, either: bool = False) -> str:
        """Return the items as a list in a sentence: «Ann, Ben and Cleo», or «Ann, Ben or Cleo» with ``either``."""
        ...

    def format_items(self, items: Iterable[str], /) -> str:
        """Return the items one after another, without an «and»: «Ann, Ben, Cleo»."""
        ...

    def format_groups(self, items: Iterable[str], /) -> str:
        """Return a list of items that may have commas in them: «1. Ann, Ben; 3. Cleo»."""
        ...
