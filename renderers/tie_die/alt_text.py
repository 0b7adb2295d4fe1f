"""Tie-Die in words: the alternative text and the text board."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from games.tie_die.rules.last_action import LastDiceChange
from games.tie_die.rules.state import View, awaited, upgrade_of
from renderers.text_board import fitting, left, lettered, letters, outcome, short_names
from renderers.text_protocol import Words
from renderers.tie_die.view_model import Fight, Result, Throw, fights, order, rolled, tie_broken

THROWS = 5
"""Number of throws of one fight that the text board tells: the last ones."""


def alt(view: View, names: Sequence[str], words: Words) -> str:
    """Return the board in as many sentences as an alternative text holds.

    The awaited decision comes first, then scores, then the last fights and the roll.
    """
    named = short_names(names, view.seats, words, 12)
    each = [
        words("board-short", name=named[seat], points=view.score[seat], sides=view.die[seat]) for seat in order(view)
    ]
    said = [_now(view, named, words), words("board-scores", each=words.format_groups(each), target=view.options.target)]
    if view.moment is not None:
        said += _moment(view.moment, named, words)
    said += [_fight(fight, named, words, 1) for fight in fights(view) if fight.kind != "waiting"]
    roll = rolled(view)
    if roll is not None:
        said.append(words("board-roll", each=_rolled(roll, named, words)))
    said += left(view.resigned, named, words)
    if view.ranking:
        said += _points_by_round(view, named, words)
    return fitting(said)


def text(view: View, names: Sequence[str], words: Words) -> str:
    """Return everything in the picture, line by line; players are told apart by their letter."""
    named, short = lettered(names, view.seats, words), letters(view.seats)
    lines = [words("board-heading", target=view.options.target, round=view.round), _now(view, named, words)]
    if view.moment is not None:
        lines += _moment(view.moment, short, words)
    lines += outcome(view.ranking, view.resigned, named, words)
    lines += ["", *(_player(view, seat, named[seat], words) for seat in range(view.seats)), ""]
    roll = rolled(view)
    if roll is None:
        lines.append(words("board-roll-none"))
    else:
        lines.append(words("board-roll", each=_rolled(roll, short, words)))
    lines += [_fight(fight, short, words, THROWS) for fight in fights(view) if fight.kind != "waiting"]
    lines += _points_by_round(view, short, words) if view.ranking else [words("board-price-list")]
    return "\n".join(lines)


def _now(view: View, named: Sequence[str], words: Words) -> str:
    if view.ranking is not None:
        winner = view.ranking[0][0]
        last = view.seats - len(view.resigned) == 1
        kind = "last" if last else "tied" if tie_broken(view) else "won"
        return words(f"board-now-{kind}", name=named[winner], points=view.score[winner])
    if view.challenge is not None:
        challenger, defender = (named[seat] for seat in view.challenge)
        return words("board-now-answer", seat=challenger, other=defender, points=view.stake)
    waiting = words.format_list([named[seat] for seat in awaited(view)])
    return words(f"board-now-{view.phase}", names=waiting, round=view.round)


def _moment(moment: LastDiceChange, named: Sequence[str], words: Words) -> list[str]:
    """Return sentences about the last change of the dice; none if the roll alone shows it."""
    if moment.winner is not None:
        kind, name = moment.kind, named[moment.winner]
        return [words("board-just-won", kind=kind, name=name, face=moment.face, sides=moment.sides)]
    return [
        words("board-just-bought", name=named[change.seat], before=change.before, after=change.after)
        for change in moment.changes
    ]


def _points_by_round(view: View, named: Sequence[str], words: Words) -> list[str]:
    """Return everybody's points after each round, for the end; nothing of a game without a whole round."""
    each = [
        words(
            "board-course-of", name=named[seat], points=words.format_items(str(points[seat]) for points in view.history)
        )
        for seat in order(view)
    ]
    return [words("board-course-told", each=words.format_groups(each))] if view.history else []


def _player(view: View, seat: Seat, name: str, words: Words) -> str:
    mark = "none"
    if seat in view.resigned:
        mark = "gone"
    elif view.phase == "upgrade":
        mark = "ready" if view.ready[seat] else "waiting"
    elif view.phase in ("challenge", "answer"):
        mark = "passed" if view.passed[seat] else "may"
    price = upgrade_of(view.die[seat], view.score[seat]) if mark == "waiting" else None
    return words(
        "board-player",
        name=name,
        points=view.score[seat],
        sides=view.die[seat],
        challenge="used" if view.used[seat] else "left",
        mark=mark,
        price=price or 0,
    )


def _rolled(roll: Throw, named: Sequence[str], words: Words) -> str:
    return words.format_items(
        words("board-rolled", name=named[seat], face=face, sides=sides)
        for seat, sides, face in zip(roll.seats, roll.sides, roll.faces, strict=True)
    )


def _fight(fight: Fight, named: Sequence[str], words: Words, most: int) -> str:
    parts: dict[str, object] = {"face": fight.number, "points": fight.number}
    if fight.kind in ("challenge", "declined"):
        parts |= {"seat": named[fight.seats[0]], "other": named[fight.seats[1]]}
    late = [
        words.format_items(
            words("board-threw", name=named[seat], face=face)
            for seat, face in zip(throw.seats, throw.faces, strict=True)
        )
        for throw in fight.throws[-most:]
    ]
    throws = words.format_groups(late)
    if len(fight.throws) > most:
        throws = words("board-throws-skipped", count=len(fight.throws) - most, throws=throws)
    results = words.format_groups(_result(result, named, words) for result in fight.results if fight.throws)
    return words(f"board-told-{fight.kind}", **parts, throws=throws, results=results)


def _result(result: Result, named: Sequence[str], words: Words) -> str:
    same = result.outcome in ("won", "lost") and result.before == result.sides
    return words(
        f"board-result-{result.outcome}-same" if same else f"board-result-{result.outcome}",
        name=named[result.seat],
        points=result.points,
        before=result.before,
        sides=result.sides,
    )
