"""A record told from its beginning to its end, without the table's markup: for terminals, files and captions.

Text that cannot steer what shows it: for terminals and for files.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Literal

from msgspec import Struct

from bot.i18n import Localizer
from bot.i18n.narrator import Narrator, event_sentence, refusal_sentence
from bot.i18n.variants import VariantContext
from games.core import Event, IllegalAction, Seat, option_choices
from games.core.record import Frame, Record, replay

_ESCAPED = frozenset(("Cc", "Cs", "Zl", "Zp"))
# Marks that reorder the text around them: a name could make a line read as something it does not say.
_REORDERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def escape_control(text: str) -> str:
    r"""Return the text on one line, with everything that could steer a terminal escaped (``\x1b``)."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_visible(character) for character in text)


def _visible(character: str) -> str:
    if character in _REORDERING or unicodedata.category(character) in _ESCAPED:
        return character.encode("unicode-escape", "surrogatepass").decode("ascii")
    return character


LONGEST_NAME = 80
"""Most characters of a name that are shown. Discord's own limit is 32; a record may hold anything."""

_STAND_IN = 0xF0000
"""Private characters stand in for the names while the markup is taken off, so that a name keeps its asterisks."""


class TranscriptLine(Struct, frozen=True):
    """One line of a transcript, and what it is."""

    text: str
    kind: Literal["heading", "plain", "secret"] = "plain"


def printable_names(record: Record, words: Localizer) -> tuple[str, ...]:
    """Return the players' names as they can be printed.

    Where two are the same, or one is empty, the seat's number is added in the language of ``words``.
    """
    shown = [_cut(escape_control(name).strip()) for name in record.seats]
    count = Counter(shown)
    return tuple(
        name if name and count[name] == 1 else words("transcript-seat", name=name, seat=seat).strip()
        for seat, name in enumerate(shown)
    )


def _cut(name: str) -> str:
    if len(name) <= LONGEST_NAME:
        return name
    # Few names are longer, and the command line starts sooner without the fonts.
    from renderers.text.text_layout import shorter

    return shorter(name, LONGEST_NAME + 1)


class TranscriptWriter:
    """Transcript of one record in the language of ``words``. ``names`` are the players' names as they can be printed.

    ``frames`` are those of the record, if the caller has them already; else it is replayed as far as needed.
    ``relieved`` are the seats that changed hands, in their order: after which action, and the former player's name.
    """

    def __init__(
        self,
        record: Record,
        names: Sequence[str],
        words: Localizer,
        frames: Sequence[Frame] | None = None,
        relieved: Sequence[tuple[Seat, int, str]] = (),
    ) -> None:
        self._relieved = relieved
        self.words = words
        self.names = names
        self.record = record
        self._frames = frames
        self._narrator = Narrator(record, words)

    def full_frame_text(self, frame: Frame) -> list[tuple[Event, str]]:
        """Return all events of a frame, secrets included, each with its sentence on one line.

        Raises:
            ReplayError: an action before it cannot be played.
        """
        if frame.number == self._narrator.frames_heard:
            self._narrator.add_frames((frame,))
        elif frame.number > self._narrator.frames_heard:
            frames = replay(self.record) if self._frames is None else self._frames
            self._narrator.add_frames(islice(frames, self._narrator.frames_heard, frame.number + 1))
        turns = self._narrator.variant_contexts(frame)
        names = self._names_at(frame.number)
        return [(event, self._event(event, turn, names)) for event, turn in zip(frame.events, turns, strict=True)]

    def _names_at(self, number: int) -> Sequence[str]:
        names = list(self.names)
        for seat, last, former in reversed(self._relieved):
            if number <= last:
                names[seat] = former
        return names

    def audience_text(self, frame: Frame, seat: Seat | None = None) -> list[str]:
        """Return the sentences about a frame that the seat or (None) the room may know."""
        return [sentence for event, sentence in self.full_frame_text(frame) if event.audience in (None, seat)]

    def _event(self, event: Event, turn: VariantContext, names: Sequence[str]) -> str:
        return self._with_names(lambda stand_ins: event_sentence(event, stand_ins, self.words, turn), names)

    def refusal(self, error: IllegalAction) -> str:
        """Return the reason why an action was refused, on one line."""
        return self._with_names(lambda stand_ins: refusal_sentence(error, stand_ins, self.words), self.names)

    def title(self) -> str:
        """Return the title of the game, with its players."""
        return self.words(
            "transcript-heading", game=self.words("title"), names=self.words.format_list(list(self.names))
        )

    def house_rules(self) -> str:
        """Return every option and its value."""
        return self.words.format_groups(
            self.words("house-rule", option=self._or(f"option-{name}", name), value=self._value(name))
            for name in option_choices(type(self.record.options))
        )

    def heading(self, frame: Frame, *, open_dice: bool) -> str:
        """Return the number of a frame with its player and action; with ``open_dice``, all its dice too.

        In a running game some dice may be secret; the events have those that the room may know.
        """
        rolls = self.words.format_items(f"d{sides} {face}" for sides, face in frame.dice) if open_dice else ""
        dice = f" [{rolls}]" if rolls else ""
        return f"{frame.number}. {self.doing(frame)}{dice}"

    def doing(self, frame: Frame) -> str:
        """Return who did what in a frame, without its number and its dice."""
        if frame.seat is None:
            return self.words("transcript-start")
        return self.words("transcript-action", name=self._names_at(frame.number)[frame.seat], action=frame.action)

    def transcript(self) -> Iterator[TranscriptLine]:
        """Yield the whole game line by line, secrets included.

        Raises:
            ReplayError: an action cannot be played; the lines before it have been yielded.
        """
        for frame in replay(self.record):
            if frame.number == 0:
                yield TranscriptLine(self.title(), "heading")
                yield TranscriptLine(self.words("lobby-rules", rules=self.house_rules()).replace("**", ""))
            yield TranscriptLine("")
            yield TranscriptLine(self.heading(frame, open_dice=True), "heading")
            for event, sentence in self.full_frame_text(frame):
                if event.audience is None:
                    yield TranscriptLine(f"  {sentence}")
                else:
                    alone = self.words("transcript-secret", seat=self._names_at(frame.number)[event.audience])
                    yield TranscriptLine(f"  {alone} {sentence}", "secret")

    def _value(self, option: str) -> str:
        value = getattr(self.record.options, option)
        shown = self.words("value-on" if value else "value-off") if isinstance(value, bool) else str(value)
        return self._or(f"option-{option}-{str(value).lower()}", shown)

    def _or(self, message: str, otherwise: str) -> str:
        return self.words(message) if message in self.words else otherwise

    def _with_names(self, sentence: Callable[[Sequence[str]], str], names: Sequence[str]) -> str:
        stand_ins = [chr(_STAND_IN + seat) for seat in range(len(names))]
        text = escape_control(re.sub(r"(\*{1,2})(.+?)\1", r"\2", sentence(stand_ins)))
        for stand_in, name in zip(stand_ins, names, strict=True):
            text = text.replace(stand_in, name)
        return text


def transcript(record: Record, words: Localizer) -> str:
    """Return the whole game as text: the output of ``sleepover replay``, in the language of ``words``.

    Raises:
        ReplayError: an action cannot be played.
    """
    return "".join(
        f"{line.text}\n" for line in TranscriptWriter(record, printable_names(record, words), words).transcript()
    )
