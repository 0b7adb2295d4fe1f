"""Last action, drawn onto the table: the way of a pawn, and what came of it in the player's line."""

from __future__ import annotations

from functools import lru_cache

from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.last_action import Catch, Climb, Gain, Moment
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, stamp
from renderers.sibling_rivalry import layout, pawns, tracks
from renderers.sibling_rivalry import sprites as sibling_rivalry_sprites
from renderers.text_protocol import Words
from renderers.theme import Colour

GROUND = theme.PANEL


def show(page: Sheet, view: View) -> None:
    """Draw the way of the pawn that the view's last action moved, if it has one."""
    now = view.moment
    if isinstance(now, Climb):
        _climb(page, now)
    elif isinstance(now, Gain):
        tracks.frame(page, now.track, now.square, theme.GOOD)
        _way(page, view, now.before, now.after, theme.GOOD)
    elif isinstance(now, Catch):
        _way(page, view, now.before, now.after, theme.EVIL)


def said(now: Moment | None, words: Words) -> tuple[str, Colour] | None:
    """Return what the line of the player who acted says about it, in a few letters, and their colour."""
    if isinstance(now, Climb):
        return words("board-steps", steps=now.end - now.start), theme.LAMP
    if isinstance(now, Gain):
        return words("board-gain", points=now.points), theme.GOOD
    if isinstance(now, Catch):
        return words("board-caught", squares=now.before - now.after), theme.EVIL
    return None


def _climb(page: Sheet, climb: Climb) -> None:
    """Draw footprints from square to square, in the gap beside the track, where nothing is read."""
    x, end = pawns.corner(climb.track, climb.end)
    low = pawns.corner(climb.track, climb.start)[1] if climb.start else layout.INNER_TOP + layout.INNER_HEIGHT
    for y in range(low - 12 if not climb.start else low + layout.CELL // 2, end + layout.CELL // 2, -16):
        page.centred(sprites.dot(4, 1, theme.seat_colour(climb.seat), GROUND), x - 2, y)


def _way(page: Sheet, view: View, before: int, after: int, tint: Colour) -> None:
    """Draw the way of a scoring pawn along the ring."""
    length = view.score_track.length
    if before == after:
        return
    barred = pawns.boxes(view)
    points = layout.stretch(before, after, length)
    for x, y in points[1:-1] if len(points) > 2 else points:
        if not any(pawns.overlap((x - 10, y - 10, x + 10, y + 10), box) for box in barred):
            page.centred(_dot(tint), x, y)
    if tint == theme.EVIL:
        x, y = layout.stone(before, length)
        if not any(pawns.overlap((x - 32, y - 32, x + 32, y + 32), box) for box in barred):
            page.centred(sibling_rivalry_sprites.parent(GROUND), x, y)


@lru_cache(4)
def _dot(tint: Colour) -> Stamp:
    def draw(brush: Brush) -> None:
        brush.disc((10, 10), 8.5, theme.INK)
        brush.disc((10, 10), 5.5, tint)

    return stamp((20, 20), GROUND, draw)
