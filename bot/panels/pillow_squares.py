"""What a square of Pillow Fight is good for, in a few words beside its name: pillows, somebody to hit, cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.words import Words
from games.core import Seat
from games.percents import percent
from games.pillow_fight import aids
from games.pillow_fight.aids import Odds
from games.pillow_fight.fighting import Kind
from games.pillow_fight.squares import around
from games.pillow_fight.state import View
from renderers.lettering import shorter

LONGEST = 100
"""Characters that Discord takes for a choice of a list."""
_NAME = 24
"""Characters of a name in one."""
_COVERS = 2
"""So many squares that give cover are named."""
KINDS: Sequence[Kind] = ("swing", "throw")


def told(view: View, seat: Seat, squares: Iterable[str], names: Sequence[str], words: Words) -> dict[str, str]:
    """Each square with what it would be good for, were ``seat`` there: what is on a list to choose from."""
    found: dict[str, str] = {}
    # A player who takes a place, or has a move and then an attack, wants to know whom they could hit.
    armed = view.phase == "play" and view.holding[seat] and not view.attacked and view.actions > 1
    for square in squares:
        good = list(_pillows(view, seat, square, words))
        if armed:
            good += _attack(view, seat, square, names, words)
        cover = aids.shelter(view, seat, square)[:_COVERS]
        if cover:
            good.append(words("square-behind", squares=words.join(list(cover))))
        found[square] = words("square-good", square=square, good=words.listed(good)) if good else square
    return found


def _pillows(view: View, seat: Seat, square: str, words: Words) -> Iterator[str]:
    if view.holding[seat]:
        return
    if square in view.pillows:
        yield words("square-on-pillow", count=view.pillows[square])
    elif near(view, square):
        yield words("square-beside-pillow")


def near(view: View, square: str) -> bool:
    """Whether a pillow lies on a neighbour of that square."""
    known = aids.table_of(view)
    return any(known.names[other] in view.pillows for _, _, other in around(known.numbers[square], known.width))


def _attack(view: View, seat: Seat, square: str, names: Sequence[str], words: Words) -> Iterator[str]:
    """The attack with the best odds from there, if there is any."""
    best: Odds | None = None
    for other, where in enumerate(view.at):
        if where is None or other == seat:
            continue
        for kind in KINDS:
            odds = aids.odds(view, seat, other, kind, square)
            if not odds.obstacle and (best is None or odds.hit > best.hit):
                best = odds
    if best is not None:
        name = names[best.defender]
        short = shorter(name, _NAME)
        yield words(f"square-{best.kind}", other=short, percent=percent(best.hit))
