"""Texts cut to the room that Discord has for them: at the end of a sentence or of a word."""

from __future__ import annotations

import re

from renderers.lettering import beginning

__all__ = ["LONGEST_ALT", "alternative", "excerpt", "shortened"]

LONGEST_ALT = 1024
"""Characters of an alternative text that Discord's interface takes, for attachments and in galleries."""
_END = re.compile(r"[.!?][”\"*)]*(?= )|[。！？][」』*）]*")
"""Where a sentence ends and another one begins."""
_WORTH = 0.5
"""Less of the room than that is not worth ending with a sentence."""


def shortened(told: str, most: int) -> str:
    """Return as many whole sentences of ``told`` as ``most`` characters hold; of a longer first one, its words."""
    if len(told) <= most:
        return told
    ends = [end.end() for end in re.finditer(_END, told) if end.end() <= most]
    return told[: ends[-1]] if ends else _words(told, most)


def excerpt(told: str, most: int) -> str:
    """Return ``told`` in at most ``most`` characters; what is cut ends with an ellipsis: after a sentence if that fills
    half of the room or more, else after a word."""
    if len(told) <= most:
        return told
    ends = [end.end() for end in re.finditer(_END, told) if _WORTH * most <= end.end() <= most - 2]
    return f"{told[: ends[-1]]} …" if ends else _words(told, most)


def alternative(told: str) -> str:
    """Return an alternative text as Discord takes it."""
    return excerpt(told, LONGEST_ALT)


def _words(told: str, most: int) -> str:
    begun = beginning(told, most - 1)
    # What follows may be the end of the word, and where nothing parts words any character ends one.
    cut = begun if told[len(begun)].isspace() else begun.rpartition(" ")[0] or begun
    return f"{cut.rstrip()}…"
