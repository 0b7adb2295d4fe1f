"""Draws the boards shown in the documents: ``uv run python docs/draw.py``.

Each comes from a record in ``docs/examples``, by the same way as ``sleepover render``; all but the poster of a table.
"""

from __future__ import annotations

from pathlib import Path

from bot.i18n import localizer
from renderers.cards import poster
from sleepover.commands.render import render

DOCS = Path(__file__).resolve().parent

PICTURES = {
    "magic-numbers.png": ("magic_numbers.json", 34, None),
    "magic-numbers-card.png": ("magic_numbers.json", 33, 2),
    "magic-numbers-end.png": ("magic_numbers.json", None, None),
    "sibling-rivalry.png": ("sibling_rivalry.json", 108, None),
    "tie-die.png": ("tie_die.json", 19, None),
    "pillow-fight.png": ("pillow_fight.json", 49, None),
    "pillow-fight-own.png": ("pillow_fight.json", 48, 2),
}
"""By file name: the record, after how many actions (None: all), and whose board (None: the room's)."""

POSTER = "poster.png"
NAMES = (*PICTURES, POSTER)
"""All file names."""


def draw(name: str, folder: Path) -> Path:
    """Draw one of ``NAMES`` into ``folder`` and return its path."""
    out = folder / name
    if name == POSTER:
        out.write_bytes(poster.draw(_open_table()))
        return out
    record, at, seat = PICTURES[name]
    render(DOCS / "examples" / record, at=at, seat=seat, out=out, text=False)
    return out


def _open_table() -> poster.Poster:
    speak = localizer(game="pillow_fight")
    sitters = (
        poster.PosterSeat("Ann", speak("poster-host")),
        poster.PosterSeat("Ben"),
        poster.PosterSeat("Cleo"),
        poster.PosterSeat("Bot Cocoa", speak("level-normal"), computer=True),
    )
    return poster.Poster("pillow_fight", speak("title"), speak("tagline"), sitters, 6)


if __name__ == "__main__":
    for picture in NAMES:
        draw(picture, DOCS / "images")
