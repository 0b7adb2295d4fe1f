"""Draws the picture of ``docs/architecture.md`` from the code: ``uv run python docs/draw_architecture.py``.

The floors are those of the contracts in ``pyproject.toml``, the rooms on them are the modules there are, and the way of
a click is the list of steps in the page.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
PICTURE = DOCS / "images" / "architecture.svg"

_STEP = re.compile(r"^\d+\. `((?:bot|games|renderers)\.[\w.]+)`", re.MULTILINE)
_WIDTH, _LEFT, _MARGIN = 1120, 196, 24
_LINE, _LETTER = 17, 6.6
"""Pixels: the height of a line of small text, and about how wide a letter of it is."""
_WAY = 46
"""Pixels of a floor that are kept for the way of the click."""
_BELOW = ("games", "renderers")
_STYLE = """.card { fill: #1f1b2e; }
.floor { fill: #2b2640; stroke: #6f6597; }
.ground { fill: #23403c; stroke: #6fcab9; }
.name { fill: #ffffff; font-size: 16px; font-weight: 700; }
.rooms { fill: #d5cfee; font-size: 13px; }
.way { fill: none; stroke: #f2c14e; stroke-width: 2; stroke-opacity: 0.6; stroke-linejoin: round; }
.stop { fill: #f2c14e; }
.number { fill: #1f1b2e; font-size: 12px; font-weight: 700; text-anchor: middle; }"""


class Floor(NamedTuple):
    """A floor of the house: its package, and the names of its rooms."""

    package: str
    rooms: Sequence[str]


def steps() -> list[str]:
    """Return the functions that handle a click, in order, as listed in ``architecture.md``."""
    return _STEP.findall((DOCS / "architecture.md").read_text(encoding="utf-8"))


def floors() -> list[Floor]:
    """From the top floor to the ground below it. Packages on one floor, which do not know one another, come in turn."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (inside,) = (c for c in settings["tool"]["importlinter"]["contracts"] if c.get("containers") == ["bot"])
    named = [f"bot.{name.strip()}" for layer in inside["layers"] for name in re.split(r"[|:]", layer)]
    return [Floor(package, _rooms(package)) for package in (*named, *reversed(_BELOW))]


def _rooms(package: str) -> list[str]:
    folder = ROOT / package.replace(".", "/")
    games = {path.parent.name for path in ROOT.glob("games/*/__init__.py")}
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    folders = {path.parent.name for path in folder.glob("*/__init__.py")}
    # Adding a game adds no room that is not like those of the others.
    each = ["one for each game"] if games & (modules | folders) else []
    return [*sorted(modules - games), *(f"{name}/" for name in sorted(folders - games)), *each]


def _lines(rooms: Sequence[str]) -> list[str]:
    most = int((_WIDTH - _LEFT - 2 * _MARGIN) / _LETTER)
    lines = [""]
    for room in rooms:
        longer = f"{lines[-1]} · {room}" if lines[-1] else room
        if len(longer) > most:
            lines.append(room)
        else:
            lines[-1] = longer
    return lines


def picture() -> str:
    """Return the picture as SVG."""
    way = steps()
    parts: list[str] = []
    top, middles = _MARGIN, {}
    for floor in floors():
        lines = _lines(floor.rooms)
        passed = any(_floor(step) == floor.package for step in way)
        height = 16 + _LINE * len(lines) + (_WAY if passed else 0)
        kind = "floor" if floor.package.startswith("bot.") else "ground"
        parts.append(
            f'<rect class="{kind}" x="{_MARGIN}" y="{top}" width="{_WIDTH - 2 * _MARGIN}" height="{height}" rx="8"/>'
        )
        parts.append(f'<text class="name" x="{_MARGIN + 14}" y="{top + 26}">{escape(floor.package)}</text>')
        for number, line in enumerate(lines):
            y = top + 23 + number * _LINE
            parts.append(f'<text class="rooms" x="{_LEFT}" y="{y}">{escape(line)}</text>')
        middles[floor.package] = top + height - _WAY // 2 - 2
        top += height + 8
    each = (_WIDTH - _LEFT - 2 * _MARGIN) / max(1, len(way) - 1)
    stops = [(_LEFT + 10 + number * each, middles[_floor(step)]) for number, step in enumerate(way)]
    parts.append(f'<path class="way" d="M{" L".join(f"{x:.0f} {y}" for x, y in stops)}"/>')
    for number, (x, y) in enumerate(stops, 1):
        parts.append(f'<circle class="stop" cx="{x:.0f}" cy="{y}" r="11"/>')
        parts.append(f'<text class="number" x="{x:.0f}" y="{y + 4}">{number}</text>')
    about = "; ".join(f"{number} {_short(step)}" for number, step in enumerate(way, 1))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {top + _MARGIN - 8}" role="img" '
            'aria-labelledby="t d" font-family="Noto Sans, Segoe UI, Helvetica, Arial, sans-serif">',
            '<title id="t">The floors of Sleepover, and the way of one click through them</title>',
            f'<desc id="d">Each floor imports only those below it. A click passes, in order: {escape(about)}.</desc>',
            "<style>",
            _STYLE,
            "</style>",
            f'<rect class="card" width="{_WIDTH}" height="{top + _MARGIN - 8}" rx="16"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def _floor(step: str) -> str:
    first, second = step.split(".")[:2]
    return f"{first}.{second}" if first == "bot" else first


def _short(step: str) -> str:
    return ".".join(step.split(".")[-2:])


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
