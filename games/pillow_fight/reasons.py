"""Reasons for a Pillow Fight computer's action: exact hit chances, new targets in reach, rivals for the pillow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.analysis.reasons import Reason
from games.core import Action, Seat
from games.core.percents import whole
from games.core.seats import clockwise, playing
from games.pillow_fight.ai.search_state import spans
from games.pillow_fight.rules.combat import HITS_TO_WIN, TEARS_UP_TO, Kind, chance, corrections
from games.pillow_fight.rules.queries import odds, table_of
from games.pillow_fight.rules.squares import mask, members
from games.pillow_fight.rules.state import View
from games.pillow_fight.rules.turn_actions import ENDING_SHATTERS

__all__ = ["KINDS", "explain", "steps_to_goal"]

KINDS: Mapping[str, Sequence[str]] = {
    "hits": ("other", "percent", "otherwise", "wins"),
    "tears": ("percent",),
    "last-pillow": ("other", "percent"),
    "shatters": ("other", "seat", "level"),
    "miss-wins": ("other",),
    "catches": ("other", "percent"),
    "then": ("other", "percent"),
    "contested": ("other", "count"),
    "at-hand": ("count", "square"),
    "next-turn": ("other", "percent"),
    "closer": ("steps", "otherwise", "hands"),
}

MATTERS = 3
"""Odds that differ by fewer percent points are no reason: cover makes a difference of 14."""

_LATER = ("then", "contested", "at-hand", "next-turn", "closer")
"""Reasons that are about a later attack."""

_Chance = tuple[int, Seat]
"""The best attack: how often it hits, in percent, and whom."""
_NONE: _Chance = (0, -1)


def explain(view: View, action: Action, instead: Action | None) -> Sequence[Reason]:
    """Return the reasons for the action, see :class:`games.analysis.reasons.HasReasons`."""
    me = view.viewer
    if me is None or me != view.turn or action == instead or view.phase not in ("place", "play"):
        return ()
    word, _, rest = action.partition(" ")
    if view.phase == "place":
        return tuple(_placed(view, rest, _square(instead, "place"))) if word == "place" else ()
    if view.at[me] is None:
        return ()
    if word in ("swing", "throw"):
        return tuple(_attacked(view, me, word, int(rest), instead))
    found = [*_shatters(view, me, instead), *_last_pillow(view, me, instead)]
    ready = _attack(instead)
    least = 0 if ready is None else whole(float(odds(view, me, ready[1], ready[0]).hit)) + MATTERS
    if word == "take":
        found += _took(view, me, rest)
    elif word == "move":
        found += _moved(view, me, rest, _square(instead, "move"))
    if ready is not None:
        # A better square speaks for not attacking yet only if an attack from there hits more often.
        found = [one for one in found if one.key not in _LATER or int(one.facts.get("percent", -1)) >= least]
    return tuple(found)


def _placed(view: View, square: str, rather: str | None) -> Iterator[Reason]:
    """Yield the reasons for starting on ``square``."""
    count = _pillows_at(view, square)
    if count and (rather is None or count > _pillows_at(view, rather)):
        yield Reason("at-hand", {"count": count, "square": square})


def _attacked(view: View, me: Seat, word: str, other: Seat, instead: Action | None) -> Iterator[Reason]:
    """Yield the reasons for an attack."""
    kind: Kind = "swing" if word == "swing" else "throw"
    here = odds(view, me, other, kind)
    percent = whole(float(here.hit))
    if kind == "throw" and not here.grab and _would_end(view, other) and view.hits[me] > _most_hits(view, me):
        yield Reason("miss-wins", {"other": other})
    yield from _shatters(view, me, instead)
    wins = "yes" if view.hits[me] + 1 == HITS_TO_WIN else "no"
    rather = _attack(instead)
    if rather is None:
        yield Reason("hits", {"other": other, "percent": percent, "otherwise": 0, "wins": wins})
    else:
        there = odds(view, me, rather[1], rather[0])
        otherwise = whole(float(there.hit))
        if percent >= otherwise + MATTERS:
            yield Reason("hits", {"other": other, "percent": percent, "otherwise": otherwise, "wins": wins})
        if kind == "throw" and rather[0] == "swing" and _left(view) > 1:
            yield Reason("tears", {"percent": whole(float(there.tear))})
        if rather[0] == "throw" and there.grab > here.grab:
            yield Reason("catches", {"other": rather[1], "percent": whole(float(there.grab))})
    if kind == "throw":
        yield from _last_pillow(view, me, instead)


def _last_pillow(view: View, me: Seat, instead: Action | None) -> Iterator[Reason]:
    """Yield the reason against swinging the last pillow: it could end the game while another player is ahead."""
    if _left(view) != 1 or not (instead or "").startswith("swing "):
        return
    ahead = max(playing(view.seats, view.resigned), key=lambda seat: view.hits[seat])
    if view.hits[ahead] > view.hits[me] + 1:
        yield Reason("last-pillow", {"other": ahead, "percent": whole(TEARS_UP_TO / 6)})


def _shatters(view: View, me: Seat, instead: Action | None) -> Iterator[Reason]:
    """Yield a reason if a miss of the other throw would end the game (PF-16) without a win.

    Then another player would have as many hits or more.
    """
    rather = _attack(instead)
    if rather is None or rather[0] != "throw" or not _would_end(view, rather[1]):
        return
    if (most := _most_hits(view, me)) >= view.hits[me]:
        ahead = next(seat for seat in _after(view, me) if view.hits[seat] == most)
        level = "yes" if view.hits[me] == most else "no"
        yield Reason("shatters", {"other": rather[1], "seat": ahead, "level": level})


def _would_end(view: View, other: Seat) -> bool:
    """Return whether a throw at that seat that misses, and is not caught, shatters enough to end the game (PF-16)."""
    where = view.at[other]
    if where is None or view.shattered + 1 < ENDING_SHATTERS:
        return False
    known = table_of(view)
    return any(known.numbers[square] in known.hands[known.numbers[where]] for square in view.fragile)


def _most_hits(view: View, me: Seat) -> int:
    """Return the most hits of the other players in the game."""
    return max((view.hits[seat] for seat in _after(view, me)), default=-1)


def _left(view: View) -> int:
    """Return the number of pillows that are not torn yet."""
    return sum(view.pillows.values()) + sum(view.holding)


def _took(view: View, me: Seat, square: str) -> Iterator[Reason]:
    """Yield the reasons for picking up a pillow."""
    here = view.at[me]
    assert here is not None
    if view.actions > 1 and not view.attacked:
        percent, other = _from(view, me, here)
        if percent:
            yield Reason("then", {"other": other, "percent": percent})
    elif not _last_turn(view):
        # A player who picks it up next turn has no move left before an attack.
        percent, other = _next_turn(view, me, here)
        if percent >= _from(view, me, here)[0] + MATTERS:
            yield Reason("next-turn", {"other": other, "percent": percent})
    if _last_turn(view):
        return
    rivals = [seat for seat in _after(view, me) if not view.holding[seat] and _could_take(view, seat, square)]
    if rivals:
        yield Reason("contested", {"other": rivals[0], "count": len(rivals)})


def _moved(view: View, me: Seat, square: str, rather: str | None) -> Iterator[Reason]:
    """Yield the reasons for moving to ``square``, or for preferring it to ``rather`` if given."""
    here = view.at[me]
    assert here is not None
    instead = rather or here
    if soon := _at_once(view, me, square, instead):
        yield soon
        return
    if _last_turn(view):
        return
    if view.holding[me]:
        percent, other = _next_turn(view, me, square)
        if percent >= _next_turn(view, me, instead)[0] + MATTERS:
            yield Reason("next-turn", {"other": other, "percent": percent})
    elif (count := _pillows_at(view, square)) and not _pillows_at(view, instead):
        yield Reason("at-hand", {"count": count, "square": square})
        return
    steps, otherwise = steps_to_goal(view, me, square), steps_to_goal(view, me, instead)
    if steps < otherwise:
        hands = "full" if view.holding[me] else "free"
        yield Reason("closer", {"steps": steps, "otherwise": otherwise, "hands": hands})


def _at_once(view: View, me: Seat, square: str, instead: str) -> Reason | None:
    """Return the reason that an attack from ``square`` this turn hits clearly more often than one from ``instead``."""
    if not view.holding[me] or view.actions < 2 or view.attacked:
        return None
    percent, other = _from(view, me, square)
    if percent < _from(view, me, instead)[0] + MATTERS:
        return None
    return Reason("then", {"other": other, "percent": percent})


def _last_turn(view: View) -> bool:
    """Return whether the parents come (curfew) before this seat's next turn."""
    curfew = view.options.curfew
    return curfew != "off" and view.round >= curfew


def _from(view: View, me: Seat, square: str) -> _Chance:
    """Return the best attack from that square, with a pillow, at the others' present squares."""
    known = table_of(view)
    return _best(view, me, 1 << known.numbers[square], ready=True)


def _next_turn(view: View, me: Seat, square: str) -> _Chance:
    """Return the best attack next turn from that square, one move included; full defences have ended by then."""
    known = table_of(view)
    reached, _ = known.moves(known.numbers[square], _standing(view, me))
    return _best(view, me, reached | 1 << known.numbers[square], ready=False)


def _best(view: View, me: Seat, squares: int, *, ready: bool) -> _Chance:
    known = table_of(view)
    near = clear = covered = 0
    for square in members(squares):
        near |= known.near[square]
        open_to_throws, with_cover = known.targets(square)
        clear |= open_to_throws
        covered |= with_cover
    best = _NONE
    for other, where in enumerate(view.at):
        if other == me or where is None:
            continue
        ways: list[tuple[int, Kind, bool]] = [(near, "swing", False), (clear, "throw", False), (covered, "throw", True)]
        for reached, kind, cover in ways:
            if reached >> known.numbers[where] & 1:
                corrected = corrections(view.options, kind, cover, ready and view.defending[other], view.holding[other])
                percent = whole(float(chance(corrected)))
                if percent > best[0]:
                    best = percent, other
    return best


def _could_take(view: View, seat: Seat, square: str) -> bool:
    """Return whether that seat can have the pillow at hand after at most one move, with all others in place."""
    known = table_of(view)
    here = view.at[seat]
    if here is None:
        return False
    reached, _ = known.moves(known.numbers[here], _standing(view, seat))
    hands = mask(known.hands[known.numbers[square]])
    return bool((reached | 1 << known.numbers[here]) & hands)


def steps_to_goal(view: View, me: Seat, square: str) -> int:
    """Return the steps from ``square`` to the nearest pillow or, if ``me`` holds one, to the nearest other player."""
    known = table_of(view)
    goals = (
        [where for other, where in enumerate(view.at) if where is not None and other != me]
        if view.holding[me]
        else list(view.pillows)
    )
    spread = spans(known.room, known.corner_cover)
    return min((spread.steps_to(known.numbers[goal])[known.numbers[square]] for goal in goals), default=0)


def _pillows_at(view: View, square: str) -> int:
    """Return the number of pillows at hand from ``square``."""
    known = table_of(view)
    return sum(view.pillows.get(known.names[one], 0) for one in known.hands[known.numbers[square]])


def _standing(view: View, but: Seat) -> int:
    known = table_of(view)
    return mask(known.numbers[where] for seat, where in enumerate(view.at) if where is not None and seat != but)


def _after(view: View, me: Seat) -> list[Seat]:
    """Return the other seats still playing, in turn order."""
    return clockwise(me, view.seats, (me, *view.resigned))


def _attack(action: Action | None) -> tuple[Kind, Seat] | None:
    word, _, rest = (action or "").partition(" ")
    if word == "swing":
        return "swing", int(rest)
    return ("throw", int(rest)) if word == "throw" else None


def _square(action: Action | None, kind: str) -> str | None:
    word, _, rest = (action or "").partition(" ")
    return rest if word == kind else None
