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
# To regex every unassigned character goes from right to left, which a new emoji does not.
_RIGHT_TO_LEFT = regex.compile(r"(?V1)[[\p{bc=R}\p{bc=AL}\p{bc=AN}]--\p{Cn}]")
_TURNING = regex.compile(
    r"(?V1)[[\p{bc=R}\p{bc=AL}\p{bc=AN}\p{bc=RLE}\p{bc=RLO}\p{bc=RLI}\p{bc=LRE}\p{bc=LRO}\p{bc=LRI}\p{bc=FSI}]--\p{Cn}]"
)


def graphemes(text: str) -> list[str]:
    """The text in extended grapheme clusters (UAX #29): what its readers take for one letter or picture each.

    Takes time by the square of the length where thousands of regional indicators stand in a row: bound what you give.
    """
    return list(text) if text.isascii() and "\r" not in text else _CLUSTER.findall(text)


def grapheme_ends(text: str) -> list[int]:
    """Return where in the text each of its grapheme clusters ends."""
    return list(accumulate(map(len, graphemes(text))))


def formatting(char: str) -> bool:
    """Whether it only says how others are shown, or is no character at all: directions, joiners, private use, halves of
    a pair. What is merely newer than the library is not."""
    return _FORMATTING.match(char) is not None


def spacing(char: str) -> bool:
    """Return whether it is blank: a space, a line's end, a control character, a letter or sign without ink."""
    return _SPACING.match(char) is not None


def invisible(char: str) -> bool:
    """Whether that character shows nothing of itself: for control, for direction, a selector, or simply blank; spaces
    apart. What is merely newer than the library may well be seen."""
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
    return _RIGHT_TO_LEFT.search(text) is not None


def turning(text: str) -> bool:
    """Whether anything in it takes part in the order of a line: what is written from right to left, or changes that."""
    return _TURNING.search(text) is not None
