"""Checks that the text in pictures fits in every language: measured in all, drawn only in English."""

from __future__ import annotations

import gc
import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import _lru_cache_wrapper, cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import bot.i18n
import games
import renderers
from bot.i18n import DEFAULT, Localizer, MissingMessage, localizer, shared_files
from bot.i18n.lint_parser import ParsedFile, variant_key
from bot.i18n.lint_translations import PLURAL, selector_name
from bot.ui.views import rule_forecast
from games.core.last_action import view_to_draw
from games.core.record import Frame, Record, parse, replay
from renderers import canvas
from renderers.canvas import Sheet
from renderers.text import text_layout
from sleepover.workshop import pictures, playthroughs
from sleepover.workshop.samples.names import PLAIN
from sleepover.workshop.samples.positions import moments

__all__ = ["Place", "cut", "places"]


_MOST_WAYS = 64
"""A sentence that chooses in more ways is measured as it was met."""
_EDGE = 4
"""Pixels that stay free between a text and the edge of the picture."""


class Place(NamedTuple):
    """A message's place in a game's picture.

    The message is filled in with ``arguments`` (some of them messages themselves). Its letters are at least
    ``size`` pixels high, and it has at most ``limit`` pixels and ``lines`` lines. ``short``: without the part
    in brackets.
    """

    game: str
    sentence: str
    arguments: tuple[tuple[str, Any], ...]
    size: int
    limit: int
    lines: int = 1
    short: bool = False

    def excess(self, text: str) -> int:
        """Return how many pixels too wide the text is for this place; 0 if it fits."""
        if self.lines == 1:
            return max(0, text_layout.width(text, self.size) - self.limit)
        if canvas.lines(text, self.size, self.limit, self.lines) is not None:
            return 0
        widest = max((text_layout.width(word, self.size) for word in text.split()), default=0)
        return max(1, widest - self.limit, text_layout.width(text, self.size) - self.lines * self.limit)

    def said(self, locale: str) -> str:
        """Return the text that would stand there in that language."""
        return _Said(self.sentence, self.arguments, self.short).text(localizer(locale, self.game))


class _Said(NamedTuple):
    """A sentence and its arguments, of which some are such sentences; ``short`` if without what stands in brackets."""

    sentence: str
    arguments: tuple[tuple[str, Any], ...]
    short: bool = False

    def text(self, speak: Localizer) -> str:
        """Return the text of this message in that localizer's language."""
        given = {name: one.text(speak) if isinstance(one, _Said) else one for name, one in self.arguments}
        text = speak(self.sentence, **given)
        return rule_forecast.short_label(text) if self.short else text


class _Noting(Localizer):
    """English that notes which sentences made which texts."""

    def __init__(self, game: str) -> None:
        super().__init__(DEFAULT, game)
        self.made: dict[str, _Said] = {}

    def __call__(self, message: str, /, **arguments: object) -> str:
        """Return the text of a message, and note which message made it."""
        text = super().__call__(message, **arguments)
        given = ((name, self.made.get(one, one) if isinstance(one, str) else one) for name, one in arguments.items())
        self.made[text] = _Said(message, tuple(given))
        if (short := rule_forecast.short_label(text)) != text:
            self.made[short] = self.made[text]._replace(short=True)
        return text


def places(game: str) -> list[Place]:
    """Return the places of messages in a game's pictures, found by drawing all its sample positions."""
    speak = _Noting(game)
    renderer = renderers.load(game)
    found: dict[Place, None] = {}
    with _watched(speak, game, found), canvas.passing():
        for moment in moments(game):
            called = PLAIN[: moment.seats]
            renderer.board(moment.view(None), called, speak)
            renderer.card(moment.view(0), called, speak)
        for record, frame in _ends(game):
            renderer.board(view_to_draw(games.load(game), frame, None), record.seats, speak)
            renderer.card(view_to_draw(games.load(game), frame, 0), record.seats, speak)
        pictures.draw(game, speak)
    chosen = _choices(game)
    # What English has no room for is not written there: it is broken into lines, or said otherwise.
    others = dict.fromkeys(other for place in found for other in _alike(place, chosen))
    return [place for place in others if not place.excess(place.said(DEFAULT))]


def _ends(game: str) -> Iterator[tuple[Record, Frame]]:
    """Yield the last frames of the game's playthroughs, which end in more ways than random games do."""
    for path in playthroughs.files_of(game):
        record = parse(playthroughs.split(path.read_text(encoding="utf-8"))[1])
        *_, last = replay(record)
        yield record, last


def _alike(place: Place, choices: Mapping[str, Mapping[str, Sequence[Any]]]) -> Iterator[Place]:
    """Yield the place, and the same place with every value that its message selects by, such as each track.

    For a message without arguments that is one of a kind, such as one of the rooms, yield the place with each
    of the others.
    """
    yield place
    given = dict(place.arguments)
    chosen = {name: keys for name, keys in choices[place.sentence].items() if name in given}
    if prod(map(len, chosen.values())) <= _MOST_WAYS:
        for way in product(*chosen.values()):
            yield place._replace(arguments=tuple((given | dict(zip(chosen, way, strict=True))).items()))
    kind = place.sentence.partition("-")[0]
    if not given and kind not in ("board", *_elsewhere()):
        yield from (place._replace(sentence=name) for name in choices if name.startswith(f"{kind}-"))


@cache
def _elsewhere() -> frozenset[str]:
    """Return the kinds (name prefixes) of shared messages; others of such a kind are not alternatives."""
    folder = Path(bot.i18n.__file__).parent / DEFAULT
    files = [ParsedFile(folder / f"{subject}.ftl") for subject in shared_files()]
    return frozenset(one.name.partition("-")[0] for file in files for one in file.said)


def _choices(game: str) -> dict[str, dict[str, list[Any]]]:
    """Return the variants that a game's English messages select by, for each message and parameter.

    Messages that they refer to are included; plural categories are not.
    """
    folder = Path(bot.i18n.__file__).parent / DEFAULT
    files = [ParsedFile(path) for path in sorted(folder.glob("*.ftl")) if path.stem in (game, *shared_files())]
    said = {one.name: one.inside for file in files for one in file.said}

    def of(name: str, seen: frozenset[str]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        if name in said and name not in seen:
            for selection in said[name].selections:
                keys = set(map(variant_key, selection.variants)) - PLURAL
                found.setdefault(selector_name(selection) or "", set()).update(keys)
            for reference, _ in said[name].references:
                for parameter, keys in of(reference, seen | {name}).items():
                    found.setdefault(parameter, set()).update(keys)
        return found

    return {
        name: {
            parameter: sorted((int(key) if key.isdigit() else key for key in keys), key=str)
            for parameter, keys in of(name, frozenset()).items()
            if keys
        }
        for name in said
    }


@contextmanager
def _watched(speak: _Noting, game: str, found: dict[Place, None]) -> Iterator[None]:
    """Note what is written onto sheets, and where it may be cut."""
    inside: list[None] = []

    @contextmanager
    def within() -> Iterator[None]:
        """Mark what is written inside the block as already noted."""
        inside.append(None)
        yield
        inside.pop()

    write, fitted, broken, setting = Sheet.write, Sheet.fitted, Sheet.broken, canvas.setting

    def note(text: str, size: int, limit: int | None, lines: int = 1) -> None:
        if limit is not None and text in speak.made:
            sentence, arguments, short = speak.made[text]
            found[Place(game, sentence, arguments, size, limit, lines, short)] = None

    def watched_write(self: Sheet, x: float, y: float, text: str, size: int, *args: Any, **named: Any) -> int:
        limit = named.get("limit", args[3] if len(args) > 3 else None)
        if limit is None and not inside:
            # Then the text ends at the picture's edge.
            align = named.get("align", args[2] if len(args) > 2 else "left")
            left, right = x, self.size[0] - x
            limit = math.floor({"left": right, "right": left}.get(align, 2 * min(left, right))) - _EDGE
        note(text, named.get("least") or canvas.smallest(size), limit)
        return write(self, x, y, text, size, *args, **named)

    def watched_setting(text: str, sizes: Any, wide: int, most: int) -> tuple[int, list[str]]:
        note(text, min(sizes), wide, most)
        return setting(text, sizes, wide, most)

    def watched_fitted(self: Sheet, x: float, y: float, text: str, sizes: Any, *args: Any, **named: Any) -> int:
        note(text, min(sizes), named.get("limit", args[2] if len(args) > 2 else None))
        with within():
            return fitted(self, x, y, text, sizes, *args, **named)

    def watched_broken(self: Sheet, x: float, y: float, text: str, sizes: Any, *args: Any, **named: Any) -> None:
        _, _, limit, most, *_ = args
        if not named.get("whole"):
            note(text, min(sizes), limit, most)
        with within():
            broken(self, x, y, text, sizes, *args, **named)

    _forget()
    watched = mock.patch.multiple(Sheet, write=watched_write, fitted=watched_fitted, broken=watched_broken)
    with watched, mock.patch.object(canvas, "setting", watched_setting):
        yield


def _forget() -> None:
    """Clear the renderers' caches, because the words of a cached picture would not be seen."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and str(getattr(one, "__module__", "")).startswith("renderers."):
            one.cache_clear()


def cut(found: list[Place], locale: str) -> Iterator[tuple[Place, str, int]]:
    """Yield each place where a language does not fit: the place, its text there, and the excess width in pixels."""
    for place in found:
        try:
            said = place.said(locale)
        except MissingMessage:
            continue
        if excess := place.excess(said):
            yield place, said, excess
