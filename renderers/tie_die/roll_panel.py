"""The lower half of the board: the last roll by everybody, and each fight as a card with its deciding throw."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from games.tie_die.rules.state import SIZES, View
from renderers import sprites, theme
from renderers.canvas import Sheet, Stamp, stamp
from renderers.picture_cache import lru_cache
from renderers.score_table import patch
from renderers.seat_styles import cache_by_styles
from renderers.text import text_layout
from renderers.text_protocol import Words
from renderers.theme import Colour
from renderers.tie_die.layout import FIGHTS, INNER, INSET, ROLL, ROLL_TITLE
from renderers.tie_die.sprites import die_stamp, mark
from renderers.tie_die.view_model import Fight, Result, Throw, fights, rolled, shown, tied

GAP = 14
CARD = FIGHTS - 4
ROLL_GAP, ROLL_END = 5, 40
"""Half the distance between two players' dice of a roll, and what a word beside a die leaves of its half, in pixels."""
SHOWN = 2
"""Number of fights that there is room for."""
WIDEST = 230
"""Most width of a column in a card."""

_INKS: dict[str, Colour] = {
    "won": theme.GOOD,
    "holds": theme.GOOD,
    "wins": theme.LAMP,
    "lost": theme.EVIL_PALE,
    "paid": theme.EVIL_PALE,
    "asked": theme.LAMP,
}


def roll_panel(page: Sheet, view: View, words: Words, top: int) -> None:
    """Draw the last roll and its fights from ``top`` down; without fights, what the dice cost while it matters."""
    roll, found = rolled(view), fights(view)
    if roll is None:
        page.write(INSET + 8, top + 48, words("board-none"), theme.BODY, theme.MUTED, theme.PANEL, limit=INNER - 16)
    else:
        page.write(INSET + 8, top + 46, words("board-round"), theme.BODY, theme.MUTED, theme.PANEL, limit=420)
        if len(found) > SHOWN:
            told = words("board-fight-earlier", count=len(found) - SHOWN)
            page.write(INSET + INNER - 8, top + 46, told, theme.SMALL, theme.MUTED, theme.PANEL, "right", limit=420)
        page.stamp(_roll(roll, frozenset(view.resigned), words("board-tied")), INSET, top + ROLL_TITLE)
    top += ROLL_TITLE + ROLL
    if not found and view.phase == "over":
        return
    if not found:
        page.stamp(_prices(words("board-prices"), _price_tags(words)), INSET, top if roll else top - 40)
        return
    late = found[-SHOWN:]
    people = sum(len(fight.seats) for fight in late)
    room = INNER - GAP * (len(late) - 1)
    x = INSET
    for fight in late:
        wide = room * len(fight.seats) // people
        page.stamp(_card(fight, wide, frozenset(view.resigned), _card_texts(fight, words)), x, top)
        x += wide + GAP


@cache_by_styles(12)
def _roll(roll: Throw, resigned: frozenset[Seat], tie: str) -> Stamp:
    """Draw all players' dice with their faces, and the outcome."""
    drawn = Sheet.plain((INNER, ROLL), theme.PANEL)
    wide = INNER // len(roll.seats)
    fighting = tied(roll)
    for place, (seat, sides, face) in enumerate(zip(roll.seats, roll.sides, roll.faces, strict=True)):
        x, y = wide * (place + 0.5), ROLL / 2 - 2
        # Each on a patch of their own, so that a word belongs to the die before it.
        drawn.stamp(patch(wide - 2 * ROLL_GAP, ROLL - 8, theme.PATCH), wide * place + ROLL_GAP, 2)
        drawn.centred(sprites.badge_stamp(seat, 21, theme.PATCH, seat in resigned), x - 82, y)
        fill = theme.GIFT if seat in fighting else theme.CREAM
        drawn.centred(die_stamp(sides, 76, str(face), theme.PATCH, fill), x - 20, y)
        if seat in fighting:
            drawn.write(x + 25, y + 12, tie, 34, theme.GIFT, theme.PATCH, limit=round(wide / 2) - ROLL_END)
        else:
            drawn.write(x + 25, y + 14, f"+{face}", 38, theme.GOOD, theme.PATCH)
    return drawn.cut()


@lru_cache(16)
def _frame(wide: int, colour: Colour) -> Stamp:
    return stamp((wide, CARD), theme.PANEL, lambda brush: brush.rounded((0, 0, wide, CARD), 20, colour))


@lru_cache(16)
def _bare(wide: int, ground: Colour) -> Sheet:
    """Return an empty card."""
    card = Sheet.plain((wide, CARD), theme.PANEL)
    card.stamp(_frame(wide, ground), 0, 0)
    return card


def _card_texts(fight: Fight, words: Words) -> tuple[str, str, tuple[tuple[str, str], ...]]:
    """Return the words of a card: its title, its number of throws, and each player's result and die."""
    title = words(f"board-fight-{fight.kind}", face=fight.number, points=fight.number)
    throws = words("board-throws-count", count=len(fight.throws)) if len(fight.throws) > 1 else ""
    return title, throws, tuple(_got(result, words) for result in fight.results)


def _got(result: Result, words: Words) -> tuple[str, str]:
    size = words("board-die", sides=result.sides) if result.sides else ""
    if result.outcome == "won":
        return f"+{result.points}", size
    if result.outcome in ("lost", "paid", "stakes"):
        return f"−{result.points}" if result.points else "0", size
    return words(f"board-got-{result.outcome}", points=result.points), size


@cache_by_styles(12)
def _card(
    fight: Fight, wide: int, resigned: frozenset[Seat], texts: tuple[str, str, tuple[tuple[str, str], ...]]
) -> Stamp:
    """Return the card of a fight: the last throws, and the dice that go up or down."""
    title, throws, got = texts
    ground = theme.LIT if fight.kind == "waiting" else theme.PATCH
    card = _bare(wide, ground).copy()
    spare = wide - 40
    if throws and text_layout.width(title, theme.SMALL) + text_layout.width(throws, theme.SMALL) + 14 <= spare:
        spare -= card.write(wide - 18, 38, throws, theme.SMALL, theme.MUTED, ground, "right", limit=wide // 2 - 20) + 14
    card.fitted(18, 38, title, (30, theme.SMALL), theme.LAMP, ground, spare)
    column = min(WIDEST, (wide - 12) // len(fight.seats))
    left = (wide - column * len(fight.seats)) / 2
    faces = shown(fight)
    for place, (result, face, (line, size)) in enumerate(zip(fight.results, faces, got, strict=True)):
        x = left + column * (place + 0.5)
        pale = result.seat in resigned
        if fight.kind == "declined":
            card.centred(sprites.badge_stamp(result.seat, 36, ground, pale), x, 98)
        else:
            best = result.outcome in ("won", "holds", "wins")
            fill = theme.LAMP if best else theme.CREAM
            sides = result.sides if fight.kind == "waiting" else _thrown(fight, result.seat)
            card.centred(die_stamp(sides, 88, "" if face is None else str(face), ground, fill), x + 12, 94)
            card.centred(sprites.badge_stamp(result.seat, 20, ground, pale), x - 42, 118)
        _result(card, result, x, line, size, ground, column)
        if place == 0 and len(fight.seats) == 2:
            card.centred(mark("bolt", 34, ground), wide / 2 + (6 if column < WIDEST else 0), 94)
    return card.cut()


def _thrown(fight: Fight, seat: Seat) -> int:
    """Return the number of sides of the die that ``seat`` fought with."""
    throw = next(throw for throw in fight.throws if seat in throw.seats)
    return throw.sides[throw.seats.index(seat)]


def _result(card: Sheet, result: Result, x: float, line: str, size: str, ground: Colour, column: int) -> None:
    """Below a die: the points, and where the die goes."""
    ink = _INKS.get(result.outcome, theme.MUTED)
    y = 182
    if not size or result.outcome in ("wins", "out", "asked"):
        card.fitted(x, y, line, (34, theme.SMALL), ink, ground, column - 8, "middle")
        return
    kind = "grew" if result.sides > result.before else "shrank" if result.sides < result.before else ""
    half = min(42, column / 4 + 6)
    if kind or text_layout.width(line, theme.SMALL) <= column / 2:
        card.fitted(x - half, y, line, (36, 30, theme.SMALL), ink, ground, round(column / 2), "middle")
    else:
        # A word, and a die that stays: the die stands below it all the same, in the throw.
        card.fitted(x, y, line, (30, theme.SMALL), ink, ground, column - 8, "middle")
        return
    if kind:
        card.centred(mark(kind, 24, ground), x + half - 26, y - 11)
    inks = {"grew": theme.GOOD, "shrank": theme.EVIL_PALE, "": theme.MUTED}
    card.write(x + half + 8, y - 1, size, 29, inks[kind], ground, "middle")


def _price_tags(words: Words) -> tuple[tuple[str, str], ...]:
    free = words("board-start-die")
    return tuple(
        (words("board-die", sides=sides), free if sides == SIZES[0] else words("board-price", points=sides))
        for sides in SIZES
    )


@lru_cache(4)
def _prices(title: str, tags: Sequence[tuple[str, str]]) -> Stamp:
    """Return the prices of the dice, shown if there is no fight."""
    drawn = Sheet.plain((INNER, CARD), theme.PANEL)
    drawn.stamp(_frame(INNER, theme.PATCH), 0, 0)
    drawn.write(18, 38, title, theme.SMALL, theme.MUTED, theme.PATCH, limit=INNER - 36)
    for place, (sides, (label, price)) in enumerate(zip(SIZES, tags, strict=True)):
        x = INNER * (place + 0.5) / len(SIZES)
        drawn.centred(die_stamp(sides, 96, label, theme.PATCH), x, 100)
        drawn.write(x, 184, price, theme.SMALL, theme.CREAM, theme.PATCH, "middle", limit=210)
        if place:
            drawn.centred(_step(), INNER * place / len(SIZES), 100)
    return drawn.cut()


@lru_cache(2)
def _step() -> Stamp:
    return stamp((30, 40), theme.PATCH, lambda brush: brush.line([(8, 8), (22, 20), (8, 32)], theme.SEAM, 5))
