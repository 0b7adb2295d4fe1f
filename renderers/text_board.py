"""The frame of every board in words: names, who won and who left, and as much as fits.

A game's own sentences stand beside its board, in its module ``alt_text``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from games.core import Ranking, Seat
from games.core.seats import numbered
from renderers.named_values import named_values
from renderers.names import clipped, isolated, letter, lined
from renderers.text_protocol import Words

__all__ = [
    "LONGEST_ALT",
    "first_fitting",
    "fitting",
    "left",
    "lettered",
    "letters",
    "next_step",
    "outcome",
    "short_names",
    "winners",
]

LONGEST_ALT = 1024
"""Most characters of an alternative text that Discord takes, of an attachment and in a media gallery."""
LONGEST_TEXT = 3800
"""Most characters of a text board: a message has 4,000, with its buttons."""


def short_names(names: Sequence[str], seats: int, words: Words, most: int) -> list[str]:
    """Return the players' names for running text, each in at most ``most`` characters."""
    return [isolated(clipped(name, most)) for name in lined(names, seats, words)]


def lettered(names: Sequence[str], seats: int, words: Words, most: int = 32) -> list[str]:
    """Return the same, each behind its letter, by which players are told apart."""
    return [f"{letter(seat)} {name}" for seat, name in enumerate(short_names(names, seats, words, most))]


def letters(seats: int) -> list[str]:
    """Return the letters alone."""
    return [letter(seat) for seat in range(seats)]


def fitting(sentences: Sequence[str]) -> str:
    """Return as many sentences, in their order, as an alternative text holds; the first is cut if need be.

    One that is too long is passed over, and those after it follow all the same.
    """
    told = clipped(sentences[0], LONGEST_ALT)
    for sentence in sentences[1:]:
        if len(told) + 1 + len(sentence) <= LONGEST_ALT:
            told = f"{told} {sentence}"
    return told


def first_fitting(texts: Iterable[Callable[[], Iterable[str]]]) -> str:
    """Return the first of these texts, made of lines, that a message holds; else the last of them."""
    told = ""
    for lines in texts:
        told = "\n".join(lines())
        if len(told) <= LONGEST_TEXT:
            break
    return told


def next_step(view: Any, named: Sequence[str], words: Words, kind: str = "prompt") -> str:
    """Return the sentence of what comes next: ``prompt-<phase>``, or ``prompt-turn`` where views have no ``phase``.

    The view's ``situation`` fills it in.
    """
    return words(f"{kind}-{getattr(view, 'phase', 'turn')}", **named_values(view.situation, named, words))


def outcome(ranking: Ranking | None, resigned: Sequence[Seat], named: Sequence[str], words: Words) -> list[str]:
    """Return the lines of the final places, once there are any, and of the players who left."""
    lines = []
    if ranking is not None:
        places = [f"{place}. {words.format_items(named[seat] for seat in group)}" for place, group in numbered(ranking)]
        lines.append(words("board-ranking", places=words.format_groups(places)))
    if resigned:
        lines.append(words("board-out", names=words.format_items(named[seat] for seat in resigned)))
    return lines


def left(resigned: Sequence[Seat], named: Sequence[str], words: Words) -> list[str]:
    """Return the sentence of who left, for an alternative text; nothing if nobody did."""
    return [words("board-left", names=words.format_list([named[seat] for seat in resigned]))] if resigned else []


def winners(ranking: Ranking | None, named: Sequence[str], words: Words) -> str:
    """Return the winners' names as a list in a sentence; empty before the end."""
    return words.format_list([named[seat] for seat in ranking[0]]) if ranking else ""
