"""The games that can be played at a table: those with rules, a renderer and a panel. Found by name; no list is kept."""

from __future__ import annotations

from functools import cache

import games
from bot.ground.laboratory import findings
from bot.ground.refusals import Refusal
from bot.panels import has_panel
from bot.words import DEFAULT, words
from renderers import has_renderer
from renderers.lettering import shorter


def playable() -> tuple[str, ...]:
    """Their names, in alphabetical order."""
    return tuple(name for name in games.names() if _complete(name))


def titles(locale: str) -> dict[str, str]:
    """Their names, each with its title in that language."""
    return {name: words(locale, name)("title") for name in playable()}


def described(locale: str) -> dict[str, str]:
    """Their names, each with its title in that language, for how many players it is and how many minutes it takes."""
    return {name: _choice(name, title, locale) for name, title in titles(locale).items()}


def find(text: str, locale: str) -> str:
    """The game that somebody means by its name or its title, in their language or in English, in upper or lower case.

    Raises:
        Refusal: there is none; it lists those there are.
    """
    sought = " ".join(text.split()).casefold()
    for language in (locale, DEFAULT):
        for name, title in titles(language).items():
            if sought in (name, title.casefold()):
                return name
    raise Refusal("sorry-no-game", game=shorter(text, 80), games=words(locale).listed(titles(locale).values()))


def _choice(name: str, title: str, locale: str) -> str:
    seats = games.load(name).seats
    parts = {"game": title, "least": seats.start, "most": seats.stop - 1, "minutes": _minutes(name)}
    return words(locale)("game-choice", **parts)


@cache
def _minutes(name: str) -> str:
    """How many minutes half of that game's tables take at most, from the quickest number of players to the slowest;
    ``none`` if it has not been measured."""
    known = findings(name)
    rows = [known.row(count, {}) for count in games.load(name).seats] if known is not None else []
    times = [max(1, round(row.minutes[1])) for row in rows if row is not None]
    if not times:
        return "none"
    return str(times[0]) if min(times) == max(times) else f"{min(times)}–{max(times)}"


@cache
def _complete(name: str) -> bool:
    return has_panel(name) and has_renderer(name)
