"""From events and refusals to sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.words import Words
from games.core import ONE_SEAT, SEATS, Event, IllegalAction

FLAVOURS = 3
"""In how many ways a sentence may be told; which one follows from the action's number, so all see the same."""


def tell(event: Event, names: Sequence[str], words: Words, number: int = 0) -> str:
    """The sentence for an event: ``event-<name>``, its fields filled in and its seats named.

    A field with a value for each of the event's ``seats`` is told seat by seat, in the words of ``each-<field>``.
    ``number`` is the action's, from which a sentence with several wordings picks one (``$flavour``).
    """
    fields = msgspec.structs.asdict(event)
    parts = {name: _part(name, value, names, words) for name, value in fields.items()}
    parts |= _each(fields, names, words)
    return words(f"event-{event.name}", **parts, flavour=number % FLAVOURS)


def _each(fields: Mapping[str, object], names: Sequence[str], words: Words) -> dict[str, object]:
    """Fields that have a value for each of the ``seats``, told seat by seat as ``each-<field>``."""
    seats = fields.get(SEATS)
    return {
        name: words.join(
            [words(f"each-{name}", seat=names[seat], value=one) for seat, one in zip(seats, value, strict=True)]
        )
        for name, value in fields.items()
        if isinstance(seats, tuple) and isinstance(value, tuple) and f"each-{name}" in words
    }


def refuse(error: IllegalAction, names: Sequence[str], words: Words) -> str:
    """The sentence that says why an action was refused: ``refusal-<reason>``."""
    parts = {name: _part(name, value, names, words) for name, value in error.details.items()}
    return words(f"refusal-{error.reason}", **parts)


def _part(name: str, value: object, names: Sequence[str], words: Words) -> object:
    if name in ONE_SEAT and isinstance(value, int):
        return names[value]
    if name == SEATS and isinstance(value, tuple):
        return words.join([names[seat] for seat in value])
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value if isinstance(value, int | str | float) else str(value)
