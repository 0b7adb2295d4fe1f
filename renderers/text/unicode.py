"""Unicode's properties of characters, and its grapheme clusters, in the version that the library ``regex`` brings.

``unicodedata`` is as old as the Python that runs: to 3.11 an emoji of 2022 is unassigned. Here text is drawn, cut and
compared in the same way whatever Python runs.
"""

from __future__ import annotations

from itertools import accumulate

import regex

__all__ = [
    "default_emoji", "formatting", "grapheme_ends", "graphemes", "invisible", "mark", "right_to_left", "spacing",
    "turning", "visible",
]  # fmt: skip

_CLUSTER = regex.compile(r"\X")
_FORMATTING = regex.compile(r"(?V1)[\p{Cf}\p{Cs}\p{Co}\p{NChar}[\p{Cn}&&\p{DI}]]")
_SPACING = regex.compile(r"[\p{Z}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]")
_INVISIBLE = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}\p{DI}\u2800]")
_MARK = regex.compile(r"\p{M}")
_VISIBLE = regex.compile(r"(?V1)[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{NChar}\u2800]")
_DEFAULT_EMOJI = regex.compile(r"\p{Emoji_Presentation}")
# To regex (2026.11.19) nearly every unassigned character goes from right to left, which a new emoji does not.
_RIGHT_TO_LEFT = regex.compile(r"(?V1)[[\p{bc=R}\p{bc=AL}\p{bc=AN}]--\p{Cn}]")
_TURNING = regex.compile(
    r"(?V1)[[\p{bc=R}\p{bc=AL}\p{bc=AN}\p{bc=RLE}\p{bc=RLO}\p{bc=RLI}\p{bc=LRE}\p{bc=LRO}\p{bc=LRI}\p{bc=FSI}]--\p{Cn}]"
)


def graphemes(text: str) -> list[str]:
    """Return the text in extended grapheme clusters (UAX #29), each of them one letter or picture for its readers.

    Takes time by the square of the length where thousands of regional indicators stand in a row: bound the input.
    """
    return list(text) if text.isascii() and "\r" not in text else _CLUSTER.findall(text)


def grapheme_ends(text: str) -> list[int]:
    """Return where in the text each of its grapheme clusters ends."""
    return list(accumulate(map(len, graphemes(text))))


def formatting(char: str) -> bool:
    """Return whether the character only affects how others are shown, or is none at all.

    Those are directions, joiners, private use, halves of a pair. One that is merely newer than the library is not.
    """
    return _FORMATTING.match(char) is not None


def spacing(char: str) -> bool:
    """Return whether it is blank: a space, a line's end, a control character, a letter or sign without ink."""
    return _SPACING.match(char) is not None


def invisible(char: str) -> bool:
    """Return whether that character shows nothing of itself: a control, a direction, a selector, or a blank; not a
    space.

    One that is merely newer than the library may well be visible.
    """
    return _INVISIBLE.match(char) is not None


def visible(text: str) -> bool:
    """Return whether anything in the text is to be seen of itself; marks need a letter for that."""
    return _VISIBLE.search(text) is not None


def mark(char: str) -> bool:
    """Return whether it stands upon, below or around another character."""
    return _MARK.match(char) is not None


def default_emoji(char: str) -> bool:
    """Return whether it is a picture unless something else is asked for."""
    return _DEFAULT_EMOJI.match(char) is not None


def right_to_left(text: str) -> bool:
    """Return whether any of it is written from right to left."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def turning(text: str) -> bool:
    """Return whether any character takes part in the order of a line: written from right to left, or changing that."""
    return not text.isascii() and _TURNING.search(text) is not None
