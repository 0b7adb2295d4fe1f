"""The regulars: computers with a name, a face and a way of playing of their own; and what any computer is called.

A regular is a level of computers like any other (``games.ai.levels.CHARACTERS``), so its games are found by that. Its
name is the same in every language, its face is drawn (``renderers.avatars``), and what it says is in ``regulars.ftl``.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.engines.registry import is_program
from bot.i18n import Localizer
from bot.storage import PersonaRecord
from games.ai import levels

__all__ = [
    "EVEN",
    "REGULARS",
    "Persona",
    "base_level",
    "face_emoji_key",
    "has_even_match",
    "level_label",
    "persona_levels",
    "persona_record",
]

EVEN = "even"
"""The level of a computer that plays about as well as the people at its table, until the game starts; from then on it
is ``even-NN``, see ``games.ai.levels``."""


class Persona(Struct, frozen=True):
    """A persona's name, and the Unicode sign used for its face where the application's emoji cannot be."""

    name: str
    sign: str


REGULARS: Mapping[str, Persona] = {
    "hoarder": Persona("Biscuit", "🐹"),
    "gambler": Persona("Marble", "🦊"),
    "grudge": Persona("Pickle", "😾"),
    "bluffer": Persona("Waffle", "🦝"),
    "watcher": Persona("Button", "🦉"),
    "beginner": Persona("Teddy", "🐻"),
}
"""By level."""


def face_emoji_key(level: str) -> str:
    """Return the emoji key of a persona's face."""
    return f"face_{level}"


def persona_levels(game: str) -> tuple[str, ...]:
    """Return the levels of the personas that play that game."""
    return tuple(level for level in levels.persona_names(game) if level in REGULARS)


def has_even_match(game: str) -> bool:
    """Return whether that game has computers that play about as well as the players at their table."""
    return bool(levels.even_mixes(game))


def persona_record(faced: PersonaRecord, words: Localizer) -> str:
    """Return the record of a persona against a player over the years: «Waffle leads 7 : 5»."""
    theirs, mine = faced.behind, faced.ahead
    way = "ahead" if theirs > mine else "behind" if theirs < mine else "even"
    return words("regular-score", name=REGULARS[faced.level].name, way=way, theirs=str(theirs), mine=str(mine))


def base_level(level: str) -> str:
    """Return the level without the strength that it was fitted to at one table.

    Use it for whatever is to hold at another table too, or is shown.
    """
    return EVEN if level.startswith(f"{EVEN}-") else level


def level_label(level: str, words: Localizer) -> str:
    """Return in a few words how well or in which way a computer plays, or that it is a user's program.

    Levels unknown to this version share one label.
    """
    if is_program(level):
        return words("level-program")
    name = f"level-{base_level(level)}"
    return words(name if name in words else "level-unknown")
