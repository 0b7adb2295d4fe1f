"""The rules' pages of the site: the sentences of ``/rules``, and boards with numbered callouts.

``docs/site_hooks.py`` makes them with the site, so that there is no second copy of a sentence to keep.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import games
import renderers
from bot.i18n import localizer
from bot.rendering.rules_pages import page_count
from docs.draw import DOCS, PICTURES
from docs.rules_boards import BOARDS, AnnotatedBoard
from games.core.last_action import view_to_draw
from games.core.record import parse, replay
from renderers import canvas, theme
from renderers.canvas import Brush, Point, Sheet, Stamp

FOLDER = "docs/rules"
"""The pages' folder on the site."""
RADIUS = 30
"""Pixels of a number's disc; on a phone it is a third of that."""


def file_name(game: str) -> str:
    """Return the name of the game's page in ``FOLDER``."""
    return f"{game.replace('_', '-')}.md"


def page(game: str) -> str:
    """Return the page in Markdown."""
    speak = localizer(game=game)
    first, *others = (speak(f"rules-{number}") for number in range(1, page_count(game) + 1))
    parts = [f"# {first.removeprefix('## ')}"]
    for board in BOARDS[game]:
        about = f"A board of {speak('title')} with the numbers 1 to {len(board.callouts)}, explained below."
        parts.append(f'{board.about}\n\n<img src="{board.picture}" width="640" alt="{about}">')
        parts.append("\n".join(f"{number}. {text}" for number, (_, text) in enumerate(board.callouts, 1)))
    parts += others
    anchor = file_name(game).removesuffix(".md")
    full = f"The [full rules](../rules.md#{anchor}) decide every case."
    parts.append(f"---\n\n{full} In Discord, `/rules` shows this page in your language.")
    return "\n\n".join(parts) + "\n"


def pictures(game: str) -> Iterator[tuple[str, bytes]]:
    """Yield the names of the page's pictures, and each as PNG."""
    for board in BOARDS[game]:
        yield board.picture, annotated(board)


def annotated(board: AnnotatedBoard) -> bytes:
    """Return the board with its numbers as PNG."""
    view, page = drawn(board)
    for number, (x, y) in enumerate(places(board, view, page), 1):
        page.centred(_disc(number), x, y)
    return page.png()


def drawn(board: AnnotatedBoard) -> tuple[Any, Sheet]:
    """Return the view of the board, and its picture without numbers."""
    name, at, seat = PICTURES[board.picture]
    record = parse((DOCS / "examples" / name).read_bytes())
    frames = list(replay(record))
    view = view_to_draw(games.load(record.game), frames[-1 if at is None else at], seat, history=frames)
    return view, Sheet(
        canvas.indices(renderers.load(record.game).board(view, record.seats, localizer(game=record.game)))
    )


def places(board: AnnotatedBoard, view: Any, page: Sheet) -> list[Point]:
    """Return where the numbers stand, in pixels."""
    found = (callout.place(view) for callout in board.callouts)
    return [(x, y if y >= 0 else page.size[1] + y) for x, y in found]


@cache
def _disc(number: int) -> Stamp:
    """Return a number on a disc that stands out from every board."""
    side = 2 * RADIUS + 12

    def draw(brush: Brush) -> None:
        centre = (side / 2, side / 2)
        brush.disc(centre, RADIUS + 6, theme.INK)
        brush.disc(centre, RADIUS + 2, theme.CREAM)
        brush.disc(centre, RADIUS - 2, theme.EVIL_DEEP)
        brush.word(centre, str(number), 40 if number < 10 else 34, theme.CREAM)

    return canvas.stamp((side, side), theme.INK, draw)
