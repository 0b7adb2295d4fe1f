"""Liar's Dice drawn: the bid, everybody's cups, the last round's dice, and your own cup. And in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.core import Seat
from renderers import score_table, sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, painted, stamp
from renderers.names import lined
from renderers.score_table import INSET
from renderers.text_board import fitting, lettered, short_names
from renderers.text_protocol import Words
from renderers.theme import MARGIN, WIDTH, Colour
from sleepover_liars_dice.rules import WILD, Cup, View

__all__ = ["alt", "board", "card", "card_alt", "text"]

HEADER = 280
HEAD = 60
CUPS, LAST = 430, 726
"""Position of the dice under the cups, and of those of the last round."""
CARD = 330
PAPER = theme.CREAM


def board(view: View, names: Sequence[str], words: Words) -> bytes:
    """The table as a PNG; if the view is a seat's, with what is under that seat's cup below it."""
    named = lined(names, len(view.held), words)
    page = Sheet(_background(len(named)))
    _header(page, view, named, words)
    page.write(CUPS, HEADER + 44, words("board-cups"), theme.SMALL, theme.MUTED, theme.PANEL, limit=LAST - CUPS - 20)
    page.write(LAST, HEADER + 44, words("board-last"), theme.SMALL, theme.MUTED, theme.PANEL, limit=220)
    for seat, name in enumerate(named):
        _player(page, view, seat, name, words)
    if view.viewer is not None and view.phase != "over":
        page = page.above(_card(view, view.viewer, named, words))
    return page.png()


def card(view: View, names: Sequence[str], words: Words) -> bytes | None:
    """Draw the dice under the viewer's cup as a PNG; None for the room, and after the end."""
    if view.viewer is None or view.phase == "over":
        return None
    return _card(view, view.viewer, lined(names, len(view.held), words), words).png()


def alt(view: View, names: Sequence[str], words: Words) -> str:
    """Tell the next step, the number of everybody's dice, and the end of the last round; at most 1,024 characters."""
    named = short_names(names, len(view.held), words, 16)
    each = (f"{name} {held}" for name, held in zip(named, view.held, strict=True))
    said = (_now(view, named, words), words("board-held", each=words.format_items(each)), _lifted(view, named, words))
    return fitting([sentence for sentence in said if sentence])


def card_alt(view: View, names: Sequence[str], words: Words) -> str:
    """Tell the dice under the viewer's cup; empty for the room."""
    if view.viewer is None or view.phase == "over":
        return ""
    return fitting([_under(view, view.viewer, words)])


def text(view: View, names: Sequence[str], words: Words) -> str:
    """Return the whole picture in words, line by line; each player has a letter."""
    named = lettered(names, len(view.held), words)
    lines = [words("board-heading", dice=sum(view.held), wild=_wild(view)), _now(view, named, words)]
    if view.viewer is not None and view.phase != "over":
        lines.append(_under(view, view.viewer, words))
    lines.append("")
    for seat, name in enumerate(named):
        thrown = "thrown" if view.thrown[seat] else "waiting"
        playing = "over" if view.ranking else thrown
        how = "left" if seat in view.resigned else "eliminated" if seat in view.eliminated else playing
        lines.append(words("board-row", name=name, held=view.held[seat], how=how))
    if view.last is not None:
        lines += ["", _lifted(view, named, words)]
        lines += [
            words("board-lifted-row", name=named[seat], faces=_told(cup))
            for seat, cup in enumerate(view.last.cups)
            if cup
        ]
    if view.ranking is not None:
        places = words.format_groups(words.format_items(named[seat] for seat in place) for place in view.ranking)
        lines += ["", words("board-ranking", places=places)]
    return "\n".join(lines)


def _wild(view: View) -> str:
    return "yes" if view.options.wild else "no"


def _told(cup: Cup) -> str:
    return " ".join(map(str, sorted(cup)))


def _now(view: View, named: Sequence[str], words: Words) -> str:
    if view.ranking is not None:
        return words("board-now-won", name=named[view.ranking[0][0]])
    if view.phase == "throw":
        return words("board-now-throw", names=words.format_list([named[seat] for seat in _waiting(view)]))
    assert view.turn is not None
    if view.bid is None:
        return words("board-now-open", name=named[view.turn])
    bid = view.bid
    return words("board-now-bid", name=named[view.turn], other=named[bid.seat], count=bid.count, face=bid.face)


def _waiting(view: View) -> list[Seat]:
    return [seat for seat, held in enumerate(view.held) if held and not view.thrown[seat]]


def _lifted(view: View, named: Sequence[str], words: Words) -> str:
    if view.last is None:
        return ""
    bid = view.last.bid
    return words("board-lifted", name=named[view.last.doubter], other=named[bid.seat], count=bid.count, face=bid.face)


def _under(view: View, seat: Seat, words: Words) -> str:
    cup = view.cups[seat]
    if cup:
        return words("board-under", faces=_told(cup))
    return words("board-under-nothing" if view.held[seat] else "board-under-never")


def _header(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    ground = theme.sky(0.12)
    seat = view.ranking[0][0] if view.ranking else view.turn or 0
    if view.phase == "throw":
        page.write(INSET, 130, words("board-header-throw"), 56, theme.CREAM, ground, limit=640)
        for place, other in enumerate(_waiting(view)):
            page.centred(sprites.badge_stamp(other, 28, ground), INSET + 28 + 66 * place, 196)
        return
    badge = sprites.crowned if view.ranking else sprites.badge_stamp
    page.centred(badge(seat, 40, ground), INSET + 38, 110)
    page.write(INSET + 96, 130, named[seat], 56, theme.CREAM, ground, limit=540)
    if view.bid is None or view.ranking:
        told = words("board-header-won" if view.ranking else "board-header-open")
        page.write(INSET, 200, told, theme.HEAD, theme.LAMP, ground, limit=640)
        return
    page.write(INSET, 188, words("board-header-bid"), theme.BODY, theme.LAMP, ground, limit=640)
    # The bid before the name: whatever people are called, it is not cut.
    wide = page.write(INSET, 250, words("board-times", count=view.bid.count), theme.HEAD, theme.CREAM, ground)
    page.centred(sprites.die_stamp(52, view.bid.face, 0, ground), INSET + wide + 46, 236)
    page.centred(sprites.badge_stamp(view.bid.seat, 24, ground), INSET + wide + 120, 236)
    page.write(INSET + wide + 158, 248, named[view.bid.seat], theme.BODY, theme.MUTED, ground, limit=400)


def _player(page: Sheet, view: View, seat: Seat, name: str, words: Words) -> None:
    height = _row_height(len(view.held))
    top = HEADER + HEAD + seat * height
    middle = top + height / 2
    gone = not view.held[seat]
    won = view.ranking is not None and seat in view.ranking[0]
    turn = won or seat in _waiting(view) or (view.phase == "bid" and seat == view.turn)
    ground, ink = score_table.player_row(page, seat, name, top, height, CUPS - INSET - 104, lit=turn, gone=gone)
    if gone:
        told = words("board-gone" if seat in view.resigned else "board-eliminated")
        page.write(CUPS, middle + 11, told, theme.BODY, ink, ground, limit=LAST - CUPS - 20)
    for place in range(view.held[seat]):
        # Asleep under the cup; before the throw there is only an empty place for it.
        under = sprites.die_stamp(40, None, 0, ground) if view.thrown[seat] or won else _place(ground)
        page.centred(under, CUPS + 24 + 54 * place, middle)
    if view.last is not None:
        for place, face in enumerate(sorted(view.last.cups[seat])):
            counts = face == view.last.bid.face or (view.options.wild and face == WILD)
            page.centred(_shown(face, counts, ground), LAST + 20 + 42 * place, middle)


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


def _card(view: View, seat: Seat, named: Sequence[str], words: Words) -> Sheet:
    page = Sheet(_card_background())
    left, right = INSET + 20, WIDTH - INSET - 20
    page.centred(sprites.badge_stamp(seat, 28, PAPER), left + 26, 66)
    page.write(left + 70, 80, named[seat], theme.HEAD, theme.INK, PAPER, limit=440)
    page.write(right, 80, words("board-only-you"), theme.SMALL, theme.SEAM, PAPER, "right", limit=380)
    cup = view.cups[seat] or ()
    for place in range(view.held[seat]):
        # In order, as one would lay them out.
        face = sorted(cup)[place] if cup else None
        page.centred(sprites.die_stamp(96, face, 0, theme.PANEL), left + 90 + 150 * place, 178)
    told = words("board-under-yours") if cup else _under(view, seat, words)
    page.fitted(left, 290, told, (theme.BODY, theme.SMALL), theme.INK, PAPER, right - left)
    return page


def _row_height(seats: int) -> int:
    return max(74, min(104, 540 // seats))


@lru_cache(5)
def _background(seats: int) -> Image.Image:
    bottom = HEADER + HEAD + seats * _row_height(seats) + 16

    def draw(brush: Brush) -> None:
        sprites.glow(brush, (860, 160), 116)
        _cup(brush, (860, 164), 84)

    return score_table.background(HEADER, bottom, draw)


def _cup(brush: Brush, centre: Point, size: float) -> None:
    """A cup upside down, a die peeping out from under it."""
    x, y = centre
    sprites.die(brush, (x - size * 0.85, y + size * 0.62), size * 0.6, 5, -12)
    sides = [(x - size * 0.56, y - size * 0.9), (x + size * 0.56, y - size * 0.9)]
    brush.polygon([*sides, (x + size * 0.82, y + size * 0.86), (x - size * 0.7, y + size * 0.86)], theme.EMBER, 6)
    brush.rounded((x - size * 0.84, y + size * 0.7, x + size * 0.96, y + size * 0.98), 10, theme.LAMP)
    brush.rounded((x - size * 0.62, y - size * 0.98, x + size * 0.62, y - size * 0.8), 8, theme.LAMP)


@lru_cache(1)
def _card_background() -> Image.Image:
    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, CARD, seed=8)
        brush.rounded((MARGIN, 20, WIDTH - MARGIN, CARD - 14), theme.RADIUS, theme.SHADE)
        brush.rounded((MARGIN, 14, WIDTH - MARGIN, CARD - 20), theme.RADIUS, PAPER)
        brush.rounded((INSET + 14, 112, WIDTH - INSET - 14, 244), 20, theme.PANEL)

    return painted((WIDTH, CARD), theme.SKY[0], draw, 3)
