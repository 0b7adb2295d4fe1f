"""Localizer: the sentences of one language, filled in, with its numbers, dates and lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime
from functools import cache, cached_property, lru_cache
from typing import Literal, NamedTuple

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import fluent_number

from bot.i18n.bundles import DEFAULT, LazyBundle, babel_locale
from bot.i18n.conjunctions import mark_list_pattern, resolve_conjunctions
from bot.i18n.excerpt import cut_text
from bot.i18n.locales import available_locales, negotiate_locale, sources_of
from bot.i18n.variants import MessageVariants

__all__ = ["ListOf", "Localizer", "MissingMessage", "date_and_time", "localizer", "log_missing_message"]


def log_missing_message(what: str, **details: object) -> None:
    """Log a warning."""
    # Nothing is logged as a rule, and importing structlog takes a quarter of the time of a short command.
    import structlog

    structlog.get_logger(__name__).warning(what, **details)


complain: Callable[..., None] = log_missing_message
"""Reports a wrong sentence: ``complain("what is wrong", sentence="its-name")``."""


_PEOPLE = 1000
"""Characters that people take in a sentence."""
_FILLED_IN = 2400
"""Characters that are filled in at one place: of more than 2,500 fluent.runtime 0.4 makes question marks."""
_KEPT = 4096
"""Number of filled-in sentences kept, for each language and game."""


_TWO_BEFORE_GROUPS = ("es", "pl", "pt-PT")
"""Locales in which CLDR groups the digits of a number from five digits on (CLDR's minimum grouping digits, which Babel
2.18 leaves out): «1234», but «12.345»."""
_GROUPED = 10_000
"""The least number whose digits are grouped there."""

_SEMICOLONS = {"、": "；"}
"""Separators between groups of things, by the separator between things; elsewhere a semicolon and a space."""


class ListOf(NamedTuple):
    """A list as the value of a parameter: joined in the language of the sentence that it is filled in."""

    items: tuple[str, ...]
    style: Literal["standard", "or"] = "standard"


class MissingMessage(KeyError):
    """Error for a sentence that no language has: a mistake in the program."""


class Localizer:
    """The sentences of one language, for one game or (None) for what is common to all.

    ``reader`` is the locale whose numbers and dates they have (None: the language's own).
    """

    def __init__(self, locale: str, game: str | None, reader: str | None = None) -> None:
        self.locale, self.game = locale, game
        self._reader = reader or locale
        named = {locale: self._reader, DEFAULT: self._reader if locale == DEFAULT else DEFAULT}
        self._books = [_book(name, game, reads) for name, reads in named.items() if name in available_locales()]
        self._babel = babel_locale(self._reader)
        self._two_before_groups = _groups_late(self._reader)
        # Most of a board's sentences are those of the board before it. The cache is typed, for 1 and true are formatted
        # differently.
        self._filled = lru_cache(maxsize=_KEPT, typed=True)(self._fill)
        self._sentences: dict[str, MessageVariants] = {}

    @cached_property
    def _comma(self) -> str:
        return str(self._babel.list_patterns["standard"]["middle"].format("", ""))

    def __contains__(self, message: str) -> bool:
        return any(book.message(message) is not None for book in self._books)

    def __call__(self, message: str, /, **arguments: object) -> str:
        """Return the message ``message``, or its attribute ``message.attribute``, filled in.

        ``arguments`` are the values of its parameters.

        Raises:
            MissingMessage: no language has it.
        """
        try:
            return self._filled(message, **arguments)
        except TypeError:
            # Unhashable arguments are formatted without the cache; and a mistake is found once more.
            return self._fill(message, **arguments)

    def _fill(self, message: str, /, **arguments: object) -> str:
        name, _, attribute = message.partition(".")
        for book in self._books:
            if not attribute and (plain := book.plain(name)) is not None:
                return plain
            bundle = book.bundle(name)
            if not bundle.has_message(name):
                continue
            entry = bundle.get_message(name)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is None:
                continue
            shown = {name: self._formatted_here(_short(value)) for name, value in arguments.items()}
            text, errors = bundle.format_pattern(pattern, shown)
            if errors:
                complain("formatting a sentence failed", sentence=message, errors=[str(error) for error in errors])
            return resolve_conjunctions(str(text), self.locale)
        raise MissingMessage(message)

    def _formatted_here(self, value: object) -> object:
        """Return a list as text, and a number whose digits are not grouped yet as one that Fluent does not group."""
        if isinstance(value, ListOf):
            return self.format_list(list(value.items), either=value.style == "or")
        if self._two_before_groups and isinstance(value, (int, float)) and not isinstance(value, bool):
            return value if abs(value) >= _GROUPED else fluent_number(value, useGrouping=False)
        return value

    def sentence(self, message: str, /) -> MessageVariants:
        """Return the parameters and wordings of a message; a missing one has one wording."""
        found = self._sentences.get(message)
        if found is None:
            entry = next((entry for book in self._books if (entry := book.message(message)) is not None), None)
            found = self._sentences[message] = MessageVariants(message, entry, self._babel)
        return found

    def format_list(self, items: list[str], /, *, either: bool = False) -> str:
        """Return the items as a list in a sentence: «Ann, Ben and Cleo», or «Ann, Ben or Cleo» with ``either``."""
        style: Literal["or", "standard"] = "or" if either else "standard"
        joined = format_list(items, style, locale=self._babel)
        if len(items) < 2:
            return joined
        end = str(self._babel.list_patterns[style]["2" if len(items) == 2 else "end"])
        word = end.removeprefix("{0}").removesuffix("{1}")
        before = joined.removesuffix(word + items[-1])
        return resolve_conjunctions(before + mark_list_pattern(word, self.locale) + items[-1], self.locale)

    def some(self, people: list[str], most: int = _PEOPLE, /) -> str:
        """Return people as ``join`` has them, in at most ``most`` characters: «Ann, Ben and 83 more»."""
        if len(told := self.format_list(people)) <= most:
            return told
        # It starts with as many as may fit, and takes fewer until they do.
        shown = max(1, most * len(people) // len(told))
        while len(told) > most and shown:
            shown -= 1
            told = self.format_list([*people[:shown], self("people-more", count=len(people) - shown)])
        return told

    def format_items(self, items: Iterable[str], /) -> str:
        """Return the items one after another, without an «and»: «Ann, Ben, Cleo».

        In Japanese they are «Ann、Ben、Cleo».
        """
        return self._comma.join(items)

    def format_groups(self, items: Iterable[str], /) -> str:
        """Return a list of items that may have commas in them: «1. Ann, Ben; 3. Cleo»."""
        return _SEMICOLONS.get(self._comma, "; ").join(items)

    def format_month(self, first: date, /) -> str:
        """Return the month of that day: «November 2026»."""
        from babel.dates import format_skeleton

        return format_skeleton("yMMMM", first, locale=self._babel)

    def day(self, day: date, /) -> str:
        """Return a day for a picture or plain text: «November 27, 2026».

        In a chat it is one of Discord's timestamps, which every user sees in their own language and zone.
        """
        # Imported here, since few sentences have a date, and it takes a tenth of a short command.
        from babel.dates import format_date

        return format_date(day, "long", locale=self._babel)

    def number(self, number: float, /) -> str:
        """Return a number with at most one decimal: «1,234.5»."""
        groups = not self._two_before_groups or abs(number) >= _GROUPED
        return format_decimal(number, format="#,##0.#", locale=self._babel, group_separator=groups)


def _short(given: object) -> object:
    """Shorten an argument to what Fluent takes."""
    return cut_text(given, _FILLED_IN) if isinstance(given, str) and len(given) > _FILLED_IN else given


@cache
def localizer(locale: str = DEFAULT, game: str | None = None) -> Localizer:
    """Return the cached localizer for ``locale``, or the nearest one (see ``negotiate_locale``)."""
    name = negotiate_locale(locale)
    if name == locale:
        return Localizer(name, game)
    if _groups_late(locale) != _groups_late(name):
        return Localizer(name, game, locale)
    return localizer(name) if game is None else localizer(name, game)


def date_and_time(wall: datetime, locale: str) -> str:
    """Return a date and a time for plain text, in the order of that locale of Discord's and with 24 hours.

    They look as in quiet hours: «Friday, December 4, 2026, 19:30», «2026年12月4日金曜日 19:30».
    """
    babel = babel_locale(locale)
    from babel.dates import format_date

    return str(babel.datetime_formats["full"]).format(f"{wall:%H:%M}", format_date(wall, "full", locale=babel))


def _groups_late(locale: str) -> bool:
    return locale in _TWO_BEFORE_GROUPS or locale.partition("-")[0] in _TWO_BEFORE_GROUPS


def _book(locale: str, game: str | None, reader: str) -> LazyBundle:
    return LazyBundle(reader, sources_of(locale, game))
