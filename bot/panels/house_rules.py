"""House rules as one types them behind ``/play``: «target 20, first random»."""

from __future__ import annotations

import re

import games
from bot.ground.refusals import Refusal
from bot.panels.frame import value_label
from bot.words import words
from games.core import option_choices
from renderers.lettering import shorter

Value = int | str | bool


def parse(game: str, text: str, locale: str) -> dict[str, Value]:
    """The options named in ``text``: «option value», separated by commas; ``=`` or ``:`` may stand between.

    Raises:
        Refusal: something in it is not a house rule of this game; it lists those that are.
    """
    known = option_choices(games.load(game).options)
    found: dict[str, Value] = {}
    for part in re.split(r"[,;、，；]", text):
        part = " ".join(part.split())
        if not part:
            continue
        named = re.fullmatch(r"(\w+)\s*[ =:：]\s*(\S+)", part)
        value = _value(known.get(named[1].casefold(), ()), named[2]) if named else None
        if named is None or value is None:
            speak = words(locale, game)
            listed = speak.grouped(f"{name} {' / '.join(map(_word, values))}" for name, values in known.items())
            raise Refusal("sorry-house-rule", text=shorter(part, 80), game=speak("title"), rules=listed)
        found[named[1].casefold()] = value
    return found


def suggest(game: str, current: str, locale: str) -> list[tuple[str, str]]:
    """What could come next behind ``current``: pairs of what is shown and the whole text to send."""
    before, comma, last = current.rpartition(",")
    begun = f"{before}, " if comma else ""
    speak = words(locale, game)
    named = {part.split()[0].casefold() for part in before.split(",") if part.split()}
    sought = last.strip().casefold()
    suggestions = []
    for name, values in option_choices(games.load(game).options).items():
        for value in values:
            text = f"{name} {_word(value)}"
            shown = speak("house-rule", option=speak(f"option-{name}"), value=value_label(name, value, speak))
            if name not in named and any(sought in known.casefold() for known in (text, shown)):
                suggestions.append((f"{begun}{shown}", f"{begun}{text}"))
    return suggestions


def _word(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _value(choices: tuple[Value, ...], typed: str) -> Value | None:
    return next((choice for choice in choices if _word(choice).casefold() == typed.casefold()), None)
