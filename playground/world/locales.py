"""Languages of guilds and of users' clients."""

from __future__ import annotations

from playground.world.model import World
from playground.world.users import LOCALES, People

_USUAL = {"en": "en-US", "es": "es-ES", "pt": "pt-BR", "sv": "sv-SE", "zh": "zh-CN"}
"""The locale that is meant by a language which Discord has with a country only."""


def locale_of(text: str) -> str:
    """Return the Discord locale for a typed one: ``de``, ``pt-br``, ``pt``.

    Raises:
        ValueError: there is none; the sentence lists them.
    """
    named = {locale.casefold(): locale for locale in LOCALES}
    typed = text.strip().replace("_", "-").casefold()
    found = named.get(typed) or _USUAL.get(typed) or named.get(typed.partition("-")[0])
    if found is None:
        raise ValueError(f"{text!r} is none of Discord's languages: {', '.join(sorted(LOCALES))}.")
    return found


def speak(world: World, people: People, locale: str) -> None:
    """Set the locale of all guilds and of every user's client; users can choose another one afterwards."""
    for guild in world.guilds.values():
        guild.preferred_locale = locale
        for note in world.on_changed:
            note("guild", guild.id, False)
    for person in people.by_id.values():
        people.change(person, {"locale": locale})
    people.locale = locale
