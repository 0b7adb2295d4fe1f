"""Liar's Dice drawn: the bid, everybody's cups, the last round's dice, and your own cup. And in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.core import Seat
from renderers import score_table, sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, stamp
from renderers.score_table import INSET
from renderers.table_board import HEADER, TableBoard, places
from renderers.text_protocol import Words
from renderers.theme import WIDTH, Colour
from sleepover_liars_dice.rules import WILD, View, bid_told, situation, told, waiting

__all__ = ["alt", "board", "card", "card_alt", "text"]

CUPS, LAST = 430, 726
"""Position of the dice under the cups, and of those of the last round."""


class LiarsBoard(TableBoard[View]):
    """What everybody has, and what the last round has shown."""

    rows = (74, 104)
    longest = (16, 16)

    def seats(self, view: View) -> int:
        """Return the number of seats."""
        return len(view.held)

    def heading(self, view: View, words: Words) -> str:
        """Return how many dice there are, and whether ones are wild."""
        return words("board-heading", dice=sum(view.held), wild="yes" if view.options.wild else "no")

    def now(self, view: View, named: Sequence[str], words: Words) -> str:
        """Return who throws, bids or has won."""
        return words(f"board-now-{situation(view)}", **bid_told(view, named, words))

    def sentences(self, view: View, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return everybody's number of dice, and the end of the last round."""
        each = (f"{name} {held}" for name, held in zip(named, view.held, strict=True))
        return [words("board-held", each=words.format_items(each)), *_lifted(view, named, words)]

    def row_text(self, view: View, seat: Seat, name: str, words: Words) -> str:
        """Return the player's number of dice, and whether they are thrown."""
        thrown = "over" if view.ranking else "thrown" if view.thrown[seat] else "waiting"
        how = "left" if seat in view.resigned else "eliminated" if seat in view.eliminated else thrown
        return words("board-row", name=name, held=view.held[seat], how=how)

    def more(self, view: View, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the dice of the last round, and the final places."""
        cups = [(named[seat], cup) for seat, cup in enumerate(view.last.cups if view.last else ()) if cup]
        shown = [words("board-lifted-row", name=name, faces=told(cup)) for name, cup in cups]
        return [*(["", *_lifted(view, named, words), *shown] if shown else []), *places(view, named, words)]

    def own(self, view: View, seat: Seat, words: Words) -> str | None:
        """Return the dice under that cup."""
        if view.phase == "over":
            return None
        if cup := view.cups[seat]:
            return words("board-under", faces=told(cup))
        return words("board-under-nothing" if view.held[seat] else "board-under-never")

    def header(self, page: Sheet, view: View, named: Sequence[str], words: Words, ground: Colour) -> None:
        """Draw who throws, or who bids over which bid, or has won."""
        page.write(
            CUPS, HEADER + 44, words("board-cups"), theme.SMALL, theme.MUTED, theme.PANEL, limit=LAST - CUPS - 20
        )
        page.write(LAST, HEADER + 44, words("board-last"), theme.SMALL, theme.MUTED, theme.PANEL, limit=220)
        now = situation(view)
        if now == "throw":
            page.write(INSET, 130, words("board-header-throw"), 56, theme.CREAM, ground, limit=640)
            for place, other in enumerate(waiting(view)):
                page.centred(sprites.badge_stamp(other, 28, ground), INSET + 28 + 66 * place, 196)
            return
        seat = view.ranking[0][0] if view.ranking else view.turn or 0
        self.lead(page, seat, named[seat], view.ranking, ground)
        if view.bid is None:
            page.write(INSET, 200, words(f"board-header-{now}"), theme.HEAD, theme.LAMP, ground, limit=640)
            return
        page.write(INSET, 188, words("board-header-bid"), theme.BODY, theme.LAMP, ground, limit=640)
        # The bid before the name: whatever people are called, it is not cut.
        wide = page.write(INSET, 250, words("board-times", count=view.bid.count), theme.HEAD, theme.CREAM, ground)
        page.centred(sprites.die_stamp(52, view.bid.face, 0, ground), INSET + wide + 46, 236)
        page.centred(sprites.badge_stamp(view.bid.seat, 24, ground), INSET + wide + 120, 236)
        page.write(INSET + wide + 158, 248, named[view.bid.seat], theme.BODY, theme.MUTED, ground, limit=400)

    def row(self, page: Sheet, view: View, seat: Seat, name: str, words: Words, top: float, height: int) -> None:
        """Draw the dice under the cup, and those of the last round."""
        middle, gone = top + height / 2, not view.held[seat]
        won = view.ranking is not None and seat in view.ranking[0]
        turn = won or seat in waiting(view) or (view.phase == "bid" and seat == view.turn)
        ground, ink = score_table.player_row(page, seat, name, top, height, CUPS - INSET - 104, lit=turn, gone=gone)
        if gone:
            why = words("board-gone" if seat in view.resigned else "board-eliminated")
            page.write(CUPS, middle + 11, why, theme.BODY, ink, ground, limit=LAST - CUPS - 20)
        for place in range(view.held[seat]):
            # Asleep under the cup; before the throw there is only an empty place for it.
            under = sprites.die_stamp(40, None, 0, ground) if view.thrown[seat] or won else _place(ground)
            page.centred(under, CUPS + 24 + 54 * place, middle)
        for place, face in enumerate(sorted(view.last.cups[seat]) if view.last else ()):
            counts = view.last is not None and (face == view.last.bid.face or (view.options.wild and face == WILD))
            page.centred(_shown(face, counts, ground), LAST + 20 + 42 * place, middle)

    def draw_own(self, page: Sheet, view: View, seat: Seat, words: Words) -> None:
        """Draw the dice under the cup in order, as one would lay them out."""
        cup = sorted(view.cups[seat] or ())
        for place in range(view.held[seat]):
            face = cup[place] if cup else None
            page.centred(sprites.die_stamp(96, face, 0, theme.PANEL), INSET + 110 + 150 * place, 178)
        left, right = INSET + 20, WIDTH - INSET - 20
        line = words("board-under-yours") if cup else self.own(view, seat, words) or ""
        page.fitted(left, 290, line, (theme.BODY, theme.SMALL), theme.INK, theme.CREAM, right - left)

    def decorate(self, brush: Brush) -> None:
        """A cup upside down, a die peeping out from under it."""
        sprites.glow(brush, (860, 160), 116)
        _cup(brush, (860, 164), 84)


board, alt, text, card, card_alt = LiarsBoard().parts


def _lifted(view: View, named: Sequence[str], words: Words) -> list[str]:
    if view.last is None:
        return []
    bid, doubter = view.last.bid, named[view.last.doubter]
    return [words("board-lifted", name=doubter, other=named[bid.seat], count=bid.count, face=bid.face)]


@lru_cache(16)
def _place(ground: Colour) -> Stamp:
    edge = theme.blend(ground, theme.FAINT, 0.7)
    return stamp((40, 40), ground, lambda brush: brush.rounded((4, 4, 36, 36), 8, None, edge, 3))


@lru_cache(64)
def _shown(face: int, counts: bool, ground: Colour) -> Stamp:
    """A die of the last round; underlined if it counted for the bid."""

    def draw(brush: Brush) -> None:
        sprites.die(brush, (20, 20), 36, face)
        if counts:
            brush.rounded((4, 40, 36, 46), 3, theme.LAMP)

    return stamp((40, 48), ground, draw)


def _cup(brush: Brush, centre: Point, size: float) -> None:
    x, y = centre
    sprites.die(brush, (x - size * 0.85, y + size * 0.62), size * 0.6, 5, -12)
    sides = [(x - size * 0.56, y - size * 0.9), (x + size * 0.56, y - size * 0.9)]
    brush.polygon([*sides, (x + size * 0.82, y + size * 0.86), (x - size * 0.7, y + size * 0.86)], theme.EMBER, 6)
    brush.rounded((x - size * 0.84, y + size * 0.7, x + size * 0.96, y + size * 0.98), 10, theme.LAMP)
    brush.rounded((x - size * 0.62, y - size * 0.98, x + size * 0.62, y - size * 0.8), 8, theme.LAMP)
