"""Pillow Fight in words: the alternative texts, the text board, and what a seat could do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from string import ascii_uppercase

from msgspec.structs import replace

from games.core import Seat
from games.core.percents import percent
from games.pillow_fight.rules import queries
from games.pillow_fight.rules.prospects import aims, can_attack, prospects
from games.pillow_fight.rules.queries import AttackOdds
from games.pillow_fight.rules.rooms import FURNITURE, WALL
from games.pillow_fight.rules.squares import names as square_names
from games.pillow_fight.rules.state import Grab, Moment, View, Walk
from renderers.pillow_fight.view_model import (
    Chances,
    acting,
    chance_of,
    chances,
    ending,
    in_order,
    ready_rooms,
    result,
    square_at,
    whole,
    width,
)
from renderers.text_board import first_fitting, fitting, lettered, letters, outcome, short_names, winners
from renderers.text_protocol import Words

_NAMES = (32, 20, 12)
"""Lengths of names in a text board: the first that fits."""
_FEW = 6
"""More squares than these with the least risk are no help in an alternative text."""
_LISTED = 12
"""Of more squares than these an alternative text says the number."""


def alt(view: View, names: Sequence[str], words: Words) -> str:
    """Return the board in as many sentences as an alternative text holds.

    The awaited decision comes first, then the position of each player.
    """
    named = short_names(names, view.seats, words, 20)
    said = [now(view, named, words)]
    short = short_names(names, view.seats, words, 12)
    order = sorted(range(view.seats), key=lambda seat: (seat != view.turn, seat in view.resigned, -view.hits[seat]))
    everybody = [_player(view, seat, short, words) + "." for seat in order]
    if not view.rows:
        rooms = [
            words(
                "board-alt-room",
                room=words(f"room-{ready.key}"),
                walls=ready.room.count(WALL),
                furniture=ready.room.count(FURNITURE),
            )
            for ready in ready_rooms(view)
        ]
        return fitting([*said, words("board-alt-rooms", rooms=words.format_groups(rooms)), *everybody])
    if view.moment is not None:
        said.append(_moment(view.moment, named, words))
    said += everybody
    if view.pillows:
        said.append(words("board-pillows", pillows=_piles(view, words)))
    if view.fragile:
        said.append(words("board-fragile", squares=words.format_items(view.fragile), shattered=view.shattered))
    said.append(words("board-room-of", width=width(view)))
    said.append(words("board-alt-ground", walls=_ground(view, WALL, words), furniture=_ground(view, FURNITURE, words)))
    return fitting(said)


def _ground(view: View, kind: str, words: Words) -> str:
    """Return the squares of that kind, or how many there are if a list would be long to listen to."""
    squares = [
        square_at(column, len(view.rows) - 1 - line)
        for line, row in enumerate(view.rows)
        for column, ground in enumerate(row)
        if ground == kind
    ]
    if len(squares) > _LISTED:
        return str(len(squares))
    return words.format_items(in_order(squares)) or words("board-none")


def card_alt(view: View, names: Sequence[str], words: Words) -> str:
    """Return the alternative text of the viewer's own board; empty if there is none."""
    if acting(view) is None:
        return ""
    named = short_names(names, view.seats, words, 12)
    barred = [_chance([each], named, words) for each in chances(view, _viewer(view)) if _barred(each)]
    said = [*_summary(view, named, words), *barred, *_safest(view, words), *_pillows_and_reach(view, words)]
    return fitting([line.replace("**", "") for line in said])


def text(view: View, names: Sequence[str], words: Words) -> str:
    """Return everything in the picture, line by line; players are told apart by their letter."""
    return first_fitting(
        partial(_lines, view, lettered(names, view.seats, words, longest), words) for longest in _NAMES
    )


def now(view: View, named: Sequence[str], words: Words) -> str:
    """Return the awaited decision and its player; or the winner, and how they won."""
    if view.turn is None:
        won = len(view.ranking[0]) if view.ranking else 0
        return words(f"board-now-{ending(view)}", name=winners(view.ranking, named, words), winners=won)
    name = named[view.turn]
    if view.phase != "play":
        return words(f"board-now-{view.phase}", name=name, count=view.wanted)
    return words("board-now-play", name=name, actions=view.actions, attacked=int(view.attacked))


def own_lines(view: View, named: Sequence[str], words: Words) -> list[str]:
    """Return the options of the viewer, who stands in the room.

    They are the odds against each player with the reasons, the risk where they stand, the pillows, and the squares
    within reach with the risk and the best attack there.
    """
    here, risk = _here(view, words)
    return [
        here,
        *(_chance([each], named, words) for each in chances(view, _viewer(view))),
        risk,
        *_pillows_and_reach(view, words),
    ]


def _viewer(view: View) -> Seat:
    assert view.viewer is not None
    return view.viewer


def _here(view: View, words: Words) -> tuple[str, str]:
    """Return where the viewer stands, and who could hit them there."""
    seat = _viewer(view)
    square = view.at[seat]
    assert square is not None
    there = prospects(view, seat, (square,))[square]
    return (
        words("own-here", square=square, hands="full" if view.holding[seat] else "free"),
        words("own-risk-here", count=len(there.attackers), percent=percent(there.risk)),
    )


def _pillows_and_reach(view: View, words: Words) -> list[str]:
    """Return the pillows at hand, and the squares within reach by their risk and by the best attack from there."""
    seat = _viewer(view)
    piles = [_pile(other, view.pillows[other], words) for other in in_order(queries.at_hand(view, seat))]
    lines = [words("own-pillows", pillows=words.format_items(piles)) if piles else words("own-no-pillows")]
    found = prospects(view, seat, in_order(queries.reachable(view, seat)))
    if not found:
        return [*lines, words("own-no-reach")]
    lines.append(words("own-reach", groups=_by_share({each.square: each.risk for each in found.values()}, words)))
    shots = {each.square: each.attack.hit for each in found.values() if each.attack is not None}
    if shots and can_attack(view, seat, moving=True):
        lines.append(words("own-shots", groups=_by_share(shots, words, falling=True), armed=int(view.holding[seat])))
    return lines


def _safest(view: View, words: Words) -> list[str]:
    """Return the squares within reach with the least risk, if there are few of them."""
    found = prospects(view, _viewer(view), in_order(queries.reachable(view, _viewer(view))))
    least = min((each.risk for each in found.values()), default=None)
    squares = [each.square for each in found.values() if each.risk == least]
    if least is None or len(squares) > _FEW:
        return []
    return [words("own-safest", squares=words.format_items(squares), percent=percent(least))]


def _by_share(shares: Mapping[str, Fraction], words: Words, *, falling: bool = False) -> str:
    """Return squares in groups of the same share, the smallest first or, ``falling``, the largest."""
    groups: dict[str, list[str]] = {}
    for square, share in sorted(shares.items(), key=lambda each: each[1], reverse=falling):
        groups.setdefault(percent(share), []).append(square)
    return words.format_groups(
        words("own-chances", percent=share, squares=words.format_items(in_order(squares)))
        for share, squares in groups.items()
    )


def own_summary(view: View, named: Sequence[str], words: Words) -> str:
    """Return where the viewer stands, whom they could hit and who could hit them, for below a picture that shows the
    rest.
    """
    said = _summary(view, named, words)
    against = chances(view, _viewer(view))
    if out := [named[each.sight.seat] for each in against if _barred(each)]:
        said.append(words("own-out-of-reach", names=words.format_list(out)))
    return " ".join(said)


def _summary(view: View, named: Sequence[str], words: Words) -> list[str]:
    """Return the same in sentences; those against whom the odds are the same share one."""
    within = [each for each in chances(view, _viewer(view)) if not _barred(each)]
    alike: dict[object, list[Chances]] = {}
    for each in within:
        alike.setdefault((_kept(each.throw), not each.swing.obstacle and _kept(each.swing)), []).append(each)
    here, risk = _here(view, words)
    return [here, *(_chance(group, named, words) for group in alike.values()), risk]


def _barred(each: Chances) -> bool:
    """Return whether neither attack is possible."""
    return bool(each.throw.obstacle and each.swing.obstacle)


def _kept(odds: AttackOdds) -> tuple[object, ...]:
    """Return what has to be the same for two attacks to be told together: not whose cover it is that helps."""
    return odds.obstacle, odds.by if odds.obstacle else (), odds.hit, odds.penalty, odds.ready + odds.block


def why(odds: AttackOdds, words: Words) -> str:
    """Return the odds of an attack with what changes them, or the reason why it is impossible."""
    by = words.format_items(odds.by)
    if odds.obstacle:
        return words(f"own-not-{odds.obstacle}", by=by, count=len(odds.by))
    return words(
        f"own-{odds.kind}", percent=percent(odds.hit), penalty=odds.penalty, by=by, more=odds.ready + odds.block
    )


def _chance(group: Sequence[Chances], named: Sequence[str], words: Words) -> str:
    """Return the odds against one player, or against several for whom they are the same."""
    first = group[0]
    said = [why(replace(first.throw, by=tuple(in_order({by for each in group for by in each.throw.by}))), words)]
    if not first.swing.obstacle:
        said.insert(0, why(first.swing, words))
    odds = " · ".join(said)
    if len(group) == 1:
        return words("own-line", name=named[first.sight.seat], square=first.sight.square, odds=odds)
    return words("own-group", names=words.format_list([named[each.sight.seat] for each in group]), odds=odds)


def _lines(view: View, named: Sequence[str], words: Words) -> Iterator[str]:
    curfew = view.options.curfew
    yield words("board-heading", width=width(view), round=view.round, curfew="off" if curfew == "off" else str(curfew))
    yield now(view, named, words)
    if view.moment is not None:
        yield _moment(view.moment, letters(view.seats), words)
    yield from outcome(view.ranking, view.resigned, named, words)
    if view.first is not None and view.phase == "place":
        yield words("board-first", name=named[view.first])
    yield ""
    for seat in range(view.seats):
        yield _player(view, seat, named, words)
    yield ""
    if not view.rows:
        for ready in ready_rooms(view):
            fragile = words.format_items(ready.fragile)
            yield words("board-ready", room=words(f"room-{ready.key}"), fragile=fragile, count=len(ready.fragile))
            yield from _plan(ready.room.split("/"))
            yield ""
        yield words("board-key")
        return
    yield words("board-pillows", pillows=_piles(view, words) if view.pillows else words("board-none"))
    if whole(view) + view.torn:
        yield words("board-torn-line", torn=view.torn, all=whole(view) + view.torn)
    if view.options.fragile:
        standing = words.format_items(view.fragile) or words("board-none")
        yield words("board-fragile", squares=standing, shattered=view.shattered)
    yield ""
    at = dict(zip(square_names(width(view)), "".join(reversed(view.rows)), strict=True))
    here = {square: "&" if at[square] == FURNITURE else "o" for square in view.pillows}
    short = letters(view.seats)
    here |= {square: short[seat] for seat, square in enumerate(view.at) if square is not None}
    yield from _plan(view.rows, here)
    yield words("board-key")
    if acting(view) is not None:
        yield ""
        yield words("own-title")
        yield from own_lines(view, named, words)


def _moment(moment: Moment, named: Sequence[str], words: Words) -> str:
    """Return a sentence about the last action."""
    if isinstance(moment, Walk):
        return words("board-walk-line", name=named[moment.seat], start=moment.start, end=moment.end)
    if isinstance(moment, Grab):
        return words("board-grab-line", name=named[moment.seat], square=moment.square)
    return words(
        "board-blow-line",
        name=named[moment.attacker],
        other=named[moment.defender],
        kind=moment.kind,
        percent=chance_of(moment),
        cover=words.format_items(moment.cover) or "none",
        face=moment.face,
        against=moment.against,
        result=result(moment, words),
    )


def _player(view: View, seat: Seat, named: Sequence[str], words: Words) -> str:
    at = view.at[seat]
    said = [words("board-hits", hits=view.hits[seat])]
    if seat in view.resigned:
        said.append(words("board-gone"))
    elif at is not None:
        said.insert(0, words("board-at", square=at))
    if view.holding[seat]:
        said.append(words("board-holding"))
    if view.defending[seat]:
        said.append(words("board-defending"))
    if seat in (odds := aims(view)):
        said.append(words("board-aim", percent=percent(odds[seat].hit)))
    return words("board-player", name=named[seat], facts=words.format_items(said))


def _plan(rows: Sequence[str], here: Mapping[str, str] = {}) -> Iterator[str]:
    """Yield the lines of a room; ``here`` has the sign of who stands, or what lies, on a square."""
    across = len(rows)
    yield "   " + " ".join(ascii_uppercase[:across])
    for line, row in enumerate(rows):
        number = across - line
        signs = [here.get(f"{letter}{number}", ground) for letter, ground in zip(ascii_uppercase, row, strict=False)]
        yield f"{number:>2} {' '.join(signs)}"


def _piles(view: View, words: Words) -> str:
    return words.format_items(_pile(square, view.pillows[square], words) for square in in_order(view.pillows))


def _pile(square: str, count: int, words: Words) -> str:
    return words("board-pile", square=square, count=count)
