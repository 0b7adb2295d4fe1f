"""Sibling Rivalry in words: the alternative text and the text board."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Seat
from games.core.percents import percent
from games.core.seats import playing
from games.sibling_rivalry.ai.turn_forecast import landings, next_danger, stopping
from games.sibling_rivalry.rules import View
from games.sibling_rivalry.rules.board import POINTS, TOP, TRACKS
from games.sibling_rivalry.rules.last_action import Catch, Climb, Moment, Tumble
from renderers.names import letter
from renderers.text_board import fitting, left, lettered, outcome, short_names, winners
from renderers.text_protocol import Words


def alt(view: View, names: Sequence[str], words: Words) -> str:
    """Return the board in as many sentences as an alternative text holds.

    The awaited decision comes first, then what has just happened and the danger, everybody's score, the open tracks
    and the pawns.
    """
    named = short_names(names, view.seats, words, 14)
    said = [_now(view, named, words)]
    if view.moment is not None:
        said.append(_moment(view.moment, named, words))
    if view.turn is not None:
        said.append(_ones(view, words))
    scores = [f"{named[seat]} {_position(view, seat, words)}" for seat in playing(view.seats, view.resigned)]
    said.append(words("board-alt-scores", each=words.format_items(scores)))
    if view.turn is not None:
        said.append(
            words("board-alt-open", tracks=words.format_list([words("track", track=track) for track in view.open]))
        )
    on_tracks = [
        f"{named[seat]} {words('track', track=pawn[0])} {pawn[1]}" for seat, pawn in enumerate(view.pawns) if pawn
    ]
    if on_tracks:
        said.append(words("board-alt-pawns", each=words.format_items(on_tracks)))
    return fitting([*said, *left(view.resigned, named, words)])


def text(view: View, names: Sequence[str], words: Words) -> str:
    """Return everything in the picture, line by line; players are told apart by their letter."""
    named = lettered(names, view.seats, words)
    options, score = view.options, view.score_track
    lines = [
        words("board-heading", length=score.length, track=options.track, escalate=options.escalate),
        _now(view, named, words),
    ]
    if view.moment is not None:
        lines.append(_moment(view.moment, named, words))
    if view.turn is not None:
        lines += _turn(view, named, words)
    lines += outcome(view.ranking, view.resigned, named, words)
    # First what changes: the squares of the tracks are the same in every game.
    lines += ["", words("board-scores"), *(_row(view, seat, named[seat], words) for seat in range(view.seats))]
    lines += ["", words("board-tracks"), *(_track(view, track, words) for track in TRACKS)]
    angels, devils = (words.format_items(map(str, sorted(squares))) for squares in (score.angels, score.devils))
    lines += ["", words("board-map", length=score.length, angels=angels, devils=devils)]
    return "\n".join(lines)


def _now(view: View, named: Sequence[str], words: Words) -> str:
    if view.turn is not None:
        faces = " ".join(map(str, view.faces))
        return words(f"board-now-{view.phase}", name=named[view.turn], dice=view.dice, faces=faces)
    last = view.seats - len(view.resigned) == 1
    return words("board-now-last" if last else "board-now-won", name=winners(view.ranking, named, words))


def _moment(moment: Moment, named: Sequence[str], words: Words) -> str:
    """Return a sentence about the last action."""
    name = named[moment.seat]
    if isinstance(moment, Climb):
        track, square = (words(of, track=moment.track, square=moment.end) for of in ("track", "square"))
        return words("board-just-climb", name=name, track=track, square=square, steps=moment.end - moment.start)
    if isinstance(moment, Catch):
        return words(
            "board-just-catch", name=name, ones=moment.ones, before=moment.before, after=moment.after,
            back=moment.before - moment.after,
        )  # fmt: skip
    if isinstance(moment, Tumble):
        other, track = named[moment.other], words("track", track=moment.track)
        return words("board-just-tumble", name=name, other=other, track=track)
    return words("board-just-gain", name=name, points=moment.points)


def _ones(view: View, words: Words) -> str:
    return words("board-ones", ones=view.ones, limit=view.limit, dice=view.dice, percent=percent(next_danger(view)))


def _turn(view: View, named: Sequence[str], words: Words) -> list[str]:
    """Return the turn in progress: the 1s, the reason for their limit, and the possible actions."""
    assert view.turn is not None
    lines = [_ones(view, words)]
    for kind, squares in (("angel", view.score_track.angels), ("devil", view.score_track.devils)):
        if view.score[view.turn] in squares:
            lines.append(words(f"board-{kind}", name=named[view.turn]))
    if view.phase == "choose":
        each = [
            words(
                "board-could",
                track=words("track", track=landing.track),
                steps=landing.steps,
                square=words("square", track=landing.track, square=landing.square),
                points=landing.points,
            )
            for landing in landings(view)
        ]
        lines.append(words("board-can", each=words.format_groups(each)))
    elif view.phase == "decide":
        now = stopping(view)
        lines.append(words("board-stop", place=now.place, other="" if now.other is None else named[now.other]))
    return lines


def _track(view: View, track: int, words: Words) -> str:
    squares = []
    for square in range(1, TOP + 1):
        here = [letter(seat) for seat, pawn in enumerate(view.pawns) if pawn == (track, square)]
        squares.append(
            words(
                "board-score-square" if square == TOP else "board-square",
                name=words("square", track=track, square=square),
                points=POINTS[track][square - 1],
                pawns=words.format_items(here) or "none",
            )
        )
    is_open = "yes" if track in view.open else "no"
    named = words("track", track=track)
    return words("board-track", face=track, track=named, open=is_open, squares=words.format_items(squares))


def _position(view: View, seat: Seat, words: Words) -> str:
    position = view.score[seat]
    return str(position) if position <= view.score_track.length else words("board-finish")


def _row(view: View, seat: Seat, name: str, words: Words) -> str:
    if seat in view.resigned:
        return words("board-row-gone", name=name)
    position = view.score[seat]
    kind = "start" if not position else "finish" if position > view.score_track.length else str(position)
    pawn = view.pawns[seat]
    told = "none"
    if pawn is not None:
        track, square = pawn
        told = words(
            "board-pawn",
            track=words("track", track=track),
            square=words("square", track=track, square=square),
            points=POINTS[track][square - 1],
        )
    return words("board-row", name=name, position=kind, pawn=told)
