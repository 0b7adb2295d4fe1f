"""The private card of a game that hides nothing: there is none. Its renderer imports both names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renderers.text_protocol import Words

__all__ = ["card", "card_alt"]


def card(view: Any, names: Sequence[str], words: Words) -> bytes | None:
    """Return None: nothing is secret."""
    return None


def card_alt(view: Any, names: Sequence[str], words: Words) -> str:
    """Return an empty text: nothing is secret."""
    return ""
