"""Liar's Dice drawn: the bid, everybody's cups, the last round's dice, and your own cup. And in words."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from renderers import score_table, sprites, theme
from renderers.canvas import Brush, Sheet
from renderers.score_table import INSET, dice_row
from renderers.table_board import HEADER, TableBoard, places
from renderers.text_protocol import Words
from renderers.theme import WIDTH, Colour
from sleepover_liars_dice.rules import WILD, View

__all__ = ["alt", "board", "card", "card_alt", "text"]

CUPS, LAST = 430, 726
"""Position of the dice under the cups, and of those of the last round."""


class LiarsBoard(TableBoard[View]):
    """Everybody's dice, and those that the last round has shown."""

    rows = (74, 104)
    longest = (16, 16)
    per_seat = "held"

    def heading(self, view: View, words: Words) -> str:
        """Return how many dice there are, and whether ones are wild."""
        return words("board-heading", dice=sum(view.held), wild="yes" if view.options.wild else "no")

    def sentences(self, view: View, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return everybody's number of dice, and the end of the last round."""
        each = (f"{name} {held}" for name, held in zip(named, view.held, strict=True))
        return [words("board-held", each=words.format_items(each)), *_lifted(view, named, words)]

    def row_text(self, view: View, seat: Seat, name: str, words: Words) -> str:
        """Return the player's number of dice, and whether they are thrown."""
        waits = "yes" if seat in view.situation.get("seats", ()) else "no"
        return words("board-row", name=name, held=view.held[seat], waits=waits)

    def more(self, view: View, named: Sequence[str], words: Words) -> Sequence[str]:
        """Return the dice of the last round, and the final places."""
        cups = zip(named, view.last.cups, strict=True) if view.last else ()
        shown = [words("label-of", who=name, label=" ".join(map(str, cup))) for name, cup in cups if cup]
        return [*(["", *_lifted(view, named, words), *shown] if shown else []), *places(view, named, words)]

    def own(self, view: View, seat: Seat, words: Words) -> str | None:
        """Return the dice under that cup."""
        dice = "under" if view.cups[seat] else "waiting" if view.held[seat] else "none"
        faces = " ".join(map(str, view.cups[seat] or ()))
        return None if view.phase == "over" else words("board-own", dice=dice, faces=faces)

    def header(self, page: Sheet, view: View, named: Sequence[str], words: Words, ground: Colour) -> None:
        """Draw who throws, or who bids over which bid, or has won."""
        super().header(page, view, named, words, ground)
        for left, heading in ((CUPS, "board-cups"), (LAST, "board-last")):
            page.write(left, HEADER + 44, words(heading), theme.SMALL, theme.MUTED, theme.PANEL, limit=240)
        if view.bid is not None:
            # The bid before the name: whatever people are called, it is not cut.
            bid = words("board-times", count=view.bid.count)
            right = INSET + page.write(INSET, 256, bid, theme.HEAD, theme.CREAM, ground)
            page.centred(sprites.die_stamp(52, view.bid.face, 0, ground), right + 46, 242)
            page.centred(sprites.badge_stamp(view.bid.other, 24, ground), right + 120, 242)
            page.write(right + 158, 254, named[view.bid.other], theme.BODY, theme.MUTED, ground, limit=400)

    def row(self, page: Sheet, view: View, seat: Seat, name: str, words: Words, top: float, height: int) -> None:
        """Draw the dice under the cup, and those of the last round."""
        middle, gone, about = top + height / 2, not view.held[seat], view.situation
        won = view.ranking is not None and seat in view.ranking[0]
        turn = won or seat in about.get("seats", (about.get("seat"),))
        ground, ink = score_table.player_row(page, seat, name, top, height, CUPS - INSET - 104, lit=turn, gone=gone)
        page.write(CUPS, middle + 11, self.gone(view, seat, words), theme.BODY, ink, ground, limit=LAST - CUPS - 20)
        # Asleep under the cup; before the throw there is only an empty place for each.
        under = None if view.thrown[seat] or won else 0
        dice_row(page, (CUPS + 24, middle), [under] * view.held[seat], 40, 14, ground)
        if view.last is not None:
            counted = {view.last.bid.face, WILD} if view.options.wild else {view.last.bid.face}
            dice_row(page, (LAST + 20, middle), view.last.cups[seat], 38, 4, ground, counted)

    def draw_own(self, page: Sheet, view: View, seat: Seat, words: Words) -> None:
        """Draw the dice under the cup in order, as one would lay them out."""
        cup = view.cups[seat]
        dice_row(page, (INSET + 110, 178), cup or [None] * view.held[seat], 96, 54, theme.PANEL)
        line = words("board-secret") if cup else self.own(view, seat, words) or ""
        page.fitted(INSET + 20, 290, line, (theme.BODY, theme.SMALL), theme.INK, theme.CREAM, WIDTH - 2 * INSET - 40)

    def decorate(self, brush: Brush) -> None:
        """A cup upside down, a die peeping out from under it."""
        sprites.glow(brush, (860, 160), 116)
        sprites.die(brush, (789, 216), 50, 5, -12)
        brush.polygon([(813, 88), (907, 88), (929, 236), (801, 236)], theme.EMBER, 6)
        brush.rounded((789, 223, 941, 246), 10, theme.LAMP)
        brush.rounded((808, 82, 912, 97), 8, theme.LAMP)


board, alt, text, card, card_alt = LiarsBoard().parts


def _lifted(view: View, named: Sequence[str], words: Words) -> list[str]:
    if view.last is None:
        return []
    bid, doubter = view.last.bid, named[view.last.doubter]
    return [words("board-lifted", name=doubter, other=named[bid.other], count=bid.count, face=bid.face)]
