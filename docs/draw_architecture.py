"""Draw the picture of ``docs/architecture.md`` from the code: ``uv run python docs/draw_architecture.py``.

The layers are those of the contract in ``pyproject.toml``, the text of a package is the first sentence of its
docstring, and the path of a click is the list of steps in the page.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
PICTURE = DOCS / "images" / "architecture.svg"

_STEP = re.compile(r"^\| \d+ \| `([\w/]+)\.py` \| `([\w.]+)` \|", re.MULTILINE)
_WIDTH, _MARGIN, _TEXT, _PATH = 940, 16, 192, 570
"""Pixels: the width of the picture, which a page shows nearly in full, its margin, and where descriptions and the path
of a click begin."""
_LINE, _PACKAGE, _GAP, _MOST = 20, 52, 8, 46
"""Pixels: a line of text, a package, the gap between layers; and the characters of a line of description."""
_OUTSIDE = {"above": ("sleepover", "playground"), "below": ("renderers", "games")}
"""Packages above and below the bot, from the top."""
_STYLE = """.card { fill: #1f1b2e; }
.layer { fill: #2b2640; stroke: #6f6597; }
.other { fill: #23403c; stroke: #6fcab9; }
.name { fill: #ffffff; font-size: 16px; font-weight: 700; }
.text { fill: #d5cfee; font-size: 15px; }
.path { fill: none; stroke: #f2c14e; stroke-width: 2; stroke-opacity: 0.6; stroke-linejoin: round; }
.stop { fill: #f2c14e; }
.number { fill: #1f1b2e; font-size: 12px; font-weight: 700; text-anchor: middle; }"""


class Layer(NamedTuple):
    """Packages of one layer, and whether they are part of the bot."""

    packages: Sequence[str]
    of_bot: bool


def steps() -> list[str]:
    """Return the functions that handle a click, in order, as listed in ``architecture.md``."""
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    return [f"{file.replace('/', '.')}.{function}" for file, function in _STEP.findall(page)]


def layers() -> list[Layer]:
    """Return the layers from the top: the packages above the bot, those in it, and those below."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (inside,) = (c for c in settings["tool"]["importlinter"]["contracts"] if c.get("containers") == ["bot"])
    return [
        *(Layer((package,), False) for package in _OUTSIDE["above"]),
        *(Layer([f"bot.{name.strip()}" for name in re.split(r"[|:]", layer)], True) for layer in inside["layers"]),
        *(Layer((package,), False) for package in _OUTSIDE["below"]),
    ]


def description(package: str) -> str:
    """Return the first sentence of a package's docstring."""
    source = (ROOT / package.replace(".", "/") / "__init__.py").read_text(encoding="utf-8")
    text = " ".join((ast.get_docstring(ast.parse(source)) or "").split())
    return re.split(r"\.(?: |$)", text)[0]


def _lines(text: str) -> list[str]:
    """Return the text in lines that have room beside the path of a click."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > _MOST:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def picture() -> str:
    """Return the picture as SVG."""
    parts: list[str] = []
    top, middles = _MARGIN, {}
    for layer in layers():
        height = _PACKAGE * len(layer.packages)
        kind = "layer" if layer.of_bot else "other"
        parts.append(
            f'<rect class="{kind}" x="{_MARGIN}" y="{top}" width="{_WIDTH - 2 * _MARGIN}" height="{height}" rx="8"/>'
        )
        for package in layer.packages:
            middle = top + _PACKAGE // 2
            parts.append(f'<text class="name" x="{_MARGIN + 14}" y="{middle + 6}">{escape(package)}</text>')
            lines = _lines(description(package))
            first = middle + 5 - (len(lines) - 1) * _LINE // 2
            for number, line in enumerate(lines):
                parts.append(f'<text class="text" x="{_TEXT}" y="{first + number * _LINE}">{escape(line)}</text>')
            middles[package] = middle
            top += _PACKAGE
        top += _GAP
    path = steps()
    each = (_WIDTH - _PATH - 2 * _MARGIN) / max(1, len(path) - 1)
    stops = [(_PATH + number * each, middles[_package(step)]) for number, step in enumerate(path)]
    parts.append(f'<path class="path" d="M{" L".join(f"{x:.0f} {y}" for x, y in stops)}"/>')
    for number, (x, y) in enumerate(stops, 1):
        parts.append(f'<circle class="stop" cx="{x:.0f}" cy="{y}" r="10"/>')
        parts.append(f'<text class="number" x="{x:.0f}" y="{y + 4}">{number}</text>')
    about = "; ".join(f"{number} {_short(step)}" for number, step in enumerate(path, 1))
    height = top + _MARGIN - _GAP
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img" '
            'aria-labelledby="t d" font-family="Noto Sans, Segoe UI, Helvetica, Arial, sans-serif">',
            '<title id="t">The packages and layers of Sleepover, and the path of one click through them</title>',
            f'<desc id="d">Each layer imports only those below it. A click passes, in order: {escape(about)}.</desc>',
            "<style>",
            _STYLE,
            "</style>",
            f'<rect class="card" width="{_WIDTH}" height="{height}" rx="16"/>',
            *parts,
            "</svg>",
            "",
        ]
    )


def _package(step: str) -> str:
    first, second = step.split(".")[:2]
    return f"{first}.{second}" if first == "bot" else first


def _short(step: str) -> str:
    return ".".join(step.split(".")[-2:])


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
