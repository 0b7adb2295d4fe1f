"""Draws the boards shown in the documents: ``uv run python docs/draw.py``.

Each comes from a record in ``docs/examples``, by the same way as ``sleepover render``.
"""

from __future__ import annotations

from pathlib import Path

from sleepover.boards import render

DOCS = Path(__file__).resolve().parent

PICTURES = {
    "magic-numbers.png": ("magic_numbers.json", 33, None),
    "magic-numbers-card.png": ("magic_numbers.json", 33, 2),
    "magic-numbers-end.png": ("magic_numbers.json", None, None),
    "sibling-rivalry.png": ("sibling_rivalry.json", 110, None),
    "tie-die.png": ("tie_die.json", 13, None),
    "pillow-fight.png": ("pillow_fight.json", 44, None),
    "pillow-fight-own.png": ("pillow_fight.json", 44, 0),
}
"""By file name: the record, after how many actions (None: all), and whose board (None: the room's)."""


def draw(name: str, folder: Path) -> Path:
    """Draw one of ``PICTURES`` into ``folder`` and return its path."""
    record, at, seat = PICTURES[name]
    out = folder / name
    render(DOCS / "examples" / record, at=at, seat=seat, out=out, text=False)
    return out


if __name__ == "__main__":
    for picture in PICTURES:
        draw(picture, DOCS / "images")
