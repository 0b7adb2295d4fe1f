"""Draw the three places of Discord's developer portal that ``docs/hosting.md`` sends you to.

They are drawings of where to look and what to press, in our own style and with nobody's logo or layout.
``docs/pictures.py`` starts it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import NamedTuple

from docs.draw import DOCS

_WIDTH, _MENU, _ROW, _PAD = 680, 226, 58, 20
"""Pixels: the width of a picture, its list of pages, a row, and the space around things."""
_PAGES = ("General Information", "Installation", "Bot")
"""Pages in the portal's list, in its order."""
_STYLE = """.card { fill: #1f1b2e; }
.menu { fill: #2b2640; }
.here { fill: #44397a; }
.field { fill: #2b2640; stroke: #6f6597; }
.press { fill: #f2c14e; }
.name { fill: #ffffff; font-size: 17px; font-weight: 700; }
.text { fill: #d5cfee; font-size: 16px; }
.dark { fill: #1f1b2e; font-size: 16px; font-weight: 700; text-anchor: middle; }
.off { fill: #6f6597; }
.on { fill: #6fcab9; }
.knob { fill: #ffffff; }
.note { fill: #f2c14e; font-size: 16px; }"""


class Row(NamedTuple):
    """A line of a page: its label, and what draws the rest from its upper edge."""

    label: str
    draw: Callable[[float], Iterator[str]]


def _button(label: str) -> Callable[[float], Iterator[str]]:
    def draw(top: float) -> Iterator[str]:
        yield f'<rect class="press" x="{_WIDTH - _PAD - 152}" y="{top + 9}" width="142" height="40" rx="8"/>'
        yield f'<text class="dark" x="{_WIDTH - _PAD - 81}" y="{top + 35}">{escape(label)}</text>'

    return draw


def _switch(on: bool) -> Callable[[float], Iterator[str]]:
    def draw(top: float) -> Iterator[str]:
        left = _WIDTH - _PAD - 70
        yield f'<rect class="{"on" if on else "off"}" x="{left}" y="{top + 15}" width="52" height="28" rx="14"/>'
        yield f'<circle class="knob" cx="{left + (38 if on else 14)}" cy="{top + 29}" r="10"/>'

    return draw


class Place(NamedTuple):
    """A page of the portal: its name in the list, what to do there, and the rows that matter."""

    page: str
    note: str
    rows: tuple[Row, ...]


PLACES = {
    "portal-bot.svg": Place(
        "Bot",
        "Reset and copy the token. Leave the rest off.",
        (
            Row("Token", _button("Reset Token")),
            Row("Presence Intent", _switch(False)),
            Row("Server Members Intent", _switch(False)),
            Row("Message Content Intent", _switch(False)),
        ),
    ),
    "portal-general.svg": Place(
        "General Information",
        "Copy the Application ID.",
        (Row("Name", lambda top: iter(())), Row("Application ID", _button("Copy"))),
    ),
    "portal-installation.svg": Place(
        "Installation",
        "Leave both on.",
        (Row("User Install", _switch(True)), Row("Guild Install", _switch(True))),
    ),
}
"""By file, a place of the portal."""


def picture(place: Place) -> str:
    """Return a place as SVG."""
    height = 2 * _PAD + 70 + max(_ROW * len(place.rows), (len(_PAGES) - 1) * 46)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img" aria-labelledby="t" '
        'font-family="Noto Sans, Segoe UI, Helvetica, Arial, sans-serif">',
        f'<title id="t">{place.page}: {place.note}</title>',
        f"<style>\n{_STYLE}\n</style>",
        f'<rect class="card" width="{_WIDTH}" height="{height}" rx="16"/>',
        f'<rect class="menu" width="{_MENU}" height="{height}" rx="16"/>',
    ]
    for number, page in enumerate(_PAGES):
        y = _PAD + number * 46
        if page == place.page:
            parts.append(f'<rect class="here" x="10" y="{y}" width="{_MENU - 20}" height="40" rx="8"/>')
        parts.append(f'<text class="{"name" if page == place.page else "text"}" x="22" y="{y + 26}">{page}</text>')
    left = _MENU + _PAD
    parts.append(f'<text class="name" x="{left}" y="{_PAD + 26}" style="font-size: 20px">{place.page}</text>')
    parts.append(f'<text class="note" x="{left}" y="{_PAD + 56}">{place.note}</text>')
    for number, row in enumerate(place.rows):
        top = _PAD + 74 + number * _ROW
        parts.append(
            f'<rect class="field" x="{left}" y="{top}" width="{_WIDTH - left - _PAD}" height="{_ROW - 8}" rx="8"/>'
        )
        parts.append(f'<text class="text" x="{left + 16}" y="{top + 31}">{row.label}</text>')
        parts += row.draw(top - 4)
    return "\n".join([*parts, "</svg>", ""])


def draw() -> None:
    """Write the pictures."""
    for name, place in PLACES.items():
        (DOCS / "images" / name).write_text(picture(place), encoding="utf-8")
