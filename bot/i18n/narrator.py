"""Narration: events and refusals as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import games
from bot.i18n import Localizer
from bot.i18n.variants import GIVEN, VariantContext, VariantPicker, VariantSlot, is_comeback
from games.analysis.reasons import Reason
from games.core import SEATS, Event, Game, IllegalAction, Won
from games.core.dice import commitment
from games.core.record import Frame, Record
from renderers.named_values import named_values

__all__ = [
    "USUAL",
    "Narrator",
    "all_variants",
    "event_sentence",
    "fact_sentence",
    "reason_sentence",
    "refusal_sentence",
]

_WINS = "wins"
USUAL = VariantContext()
"""Told in the first wording, as if nothing had happened before."""


def event_sentence(event: Event, names: Sequence[str], words: Localizer, turn: VariantContext = USUAL) -> str:
    """Return the message for an event: ``event-<name>``, its fields filled in and its seats named.

    A field with a value for each of the event's ``seats`` is told seat by seat, in the words of
    ``each-<field>``. ``turn`` holds the wording and the facts from the game so far; a :class:`Narrator`
    provides it.
    """
    name = f"event-{event.name}"
    fields = _fields(event)
    parts = named_values(fields, names, words) | _each(fields, names, words)
    if _WINS in event.facts:
        parts[_WINS] = turn.wins
    # Arguments that a sentence does not use would only make the cache miss.
    asks = words.sentence(name).asks
    parts |= {fact: getattr(turn, fact) for fact in GIVEN if fact in asks}
    return words(name, **parts)


def fact_sentence(event: Event, names: Sequence[str], words: Localizer, **more: object) -> str:
    """Return an event as a plain fact, ``fact-<name>``; empty if its game has no such message."""
    name = f"fact-{event.name}"
    if name not in words:
        return ""
    return words(name, **named_values(_fields(event), names, words), **more)


def all_variants(event: Event, words: Localizer) -> list[VariantContext]:
    """Return every way to tell an event as if nothing had happened before: a turn for each of its wordings."""
    people = len(getattr(event, SEATS, ()))
    given = {**_fields(event), "people": people}
    _, count = words.sentence(f"event-{event.name}").variant_slots(given.get)
    return [VariantContext(flavour, people=people) for flavour in range(count)]


class Narrator:
    """Narrator of one game in the language of ``words``. It needs all frames, in order, and remembers their wording."""

    def __init__(self, record: Record, words: Localizer) -> None:
        self._game: Game[Any, Any, Any] = games.load(record.game)
        self._words = words
        # The commitment is known to all from the start; the seed, and scripted faces, are not.
        self._chooser = VariantPicker("" if record.seed is None else commitment(record.seed))
        self._standings: list[Sequence[int]] = []
        self._turns: list[tuple[VariantContext, ...]] = []

    @property
    def frames_heard(self) -> int:
        """Count of the frames that were added, the start included."""
        return len(self._turns)

    def add_frames(self, frames: Iterable[Frame]) -> None:
        """Add the next frames of the game, in order."""
        for frame in frames:
            assert frame.number == self.frames_heard, "a game is told from its beginning"
            self._standings.append(self._game.scores(frame.state))
            self._turns.append(tuple(self._turn(event, frame.number, won=_has_won(frame)) for event in frame.events))

    def catch_up(self, frames: Sequence[Frame]) -> None:
        """Add those of a game's frames, from its start, that it has not had yet."""
        self.add_frames(frames[self.frames_heard :])

    def frame_text(self, frame: Frame, names: Sequence[str], *audiences: int | None) -> Iterator[tuple[Event, str]]:
        """Yield the events of an added frame that one of these audiences knew, each with its sentence."""
        for event, turn in zip(frame.events, self._turns[frame.number], strict=True):
            if event.audience in audiences:
                yield event, event_sentence(event, names, self._words, turn)

    def plainly(self, frame: Frame, names: Sequence[str], *audiences: int | None) -> Iterator[tuple[Event, str]]:
        """Yield each event's first wording, as if nothing had happened before: the facts alone."""
        for event, turn in zip(frame.events, self._turns[frame.number], strict=True):
            if event.audience in audiences:
                yield (
                    event,
                    event_sentence(event, names, self._words, VariantContext(people=turn.people, wins=turn.wins)),
                )

    def variant_contexts(self, frame: Frame) -> tuple[VariantContext, ...]:
        """Return the wording and facts for each event of an added frame."""
        return self._turns[frame.number]

    def _turn(self, event: Event, number: int, *, won: bool) -> VariantContext:
        name = f"event-{event.name}"
        sentence = self._words.sentence(name)

        def branch(facts: Mapping[str, int]) -> VariantSlot:
            def given(part: str) -> object:
                return facts[part] if part in facts else getattr(event, part, None)

            chosen, count = sentence.variant_slots(given)
            return VariantSlot((name, chosen), count)

        # Until a game is over its standings may be secret; the winner is told when all is open.
        comeback = is_comeback(event, self._standings) if isinstance(event, Won) else 0
        turn = self._chooser.next_context(event, number, branch, comeback)
        return replace(turn, wins=1) if won and _WINS in event.facts else turn


def _has_won(frame: Frame) -> bool:
    return any(isinstance(event, Won) for event in frame.events)


def _fields(event: Event) -> dict[str, object]:
    return {field: getattr(event, field) for field in (*event.__struct_fields__, *event.facts) if field != _WINS}


def _each(fields: Mapping[str, object], names: Sequence[str], words: Localizer) -> dict[str, object]:
    """Fields that have a value for each of the ``seats``, told seat by seat as ``each-<field>``."""
    seats = fields.get(SEATS)
    return {
        name: words.format_list(
            [words(f"each-{name}", seat=names[seat], value=one) for seat, one in zip(seats, value, strict=True)]
        )
        for name, value in fields.items()
        if isinstance(seats, tuple) and isinstance(value, tuple) and f"each-{name}" in words
    }


def refusal_sentence(error: IllegalAction, names: Sequence[str], words: Localizer) -> str:
    """Return the message that says why an action was refused: ``refusal-<reason>``."""
    return words(f"refusal-{error.reason}", **named_values(error.details, names, words))


def reason_sentence(reason: Reason, names: Sequence[str], words: Localizer, kind: str = "why") -> str:
    """Return the message for one of the reasons for a move: ``why-<key>``, or ``tip-<key>`` for advice.

    :func:`games.analysis.reasons.explain_action` gives the reasons.

    It is a whole sentence with its full stop, about the move and not addressed to a player. So it can follow
    any name of the move, or be said by itself: after *Better: give 4 to Ann.* in a review, under the answer
    of a puzzle, or from a computer that is asked afterwards. Several follow one another with a space between,
    the most important first; two are enough. ``words`` are those of the game.

    It may reveal what only the seat whose view the reason was found in may know: show it to that player, or
    to all users when the game is over.
    """
    return words(f"{kind}-{reason.key}", **named_values(reason.facts, names, words))
