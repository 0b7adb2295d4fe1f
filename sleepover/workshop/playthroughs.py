"""Golden playthroughs: a record, and every step of it with all views, as reviewable text.

A file is lines beginning with ``#`` (what it shows), the record as one line of JSON, and after an empty line the rest,
which follows from the record. To add one, write the first two parts and run ``pytest --regen``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import games
from bot.ui.games import playthrough_files
from games.core import Event, Game, Seat
from games.core.last_action import ONLY_DRAWN, view_to_draw
from games.core.record import Frame, Record, parse, replay


def files() -> list[Path]:
    """All golden playthroughs, of all games, wherever games are looked for."""
    return [path for name in games.names() for path in files_of(name)]


def files_of(game: str) -> list[Path]:
    """Return the golden playthroughs of one game."""
    return playthrough_files(game)


def written_again(text: str) -> str:
    """Return the playthrough that its own record produces."""
    head, record = split(text)
    return "\n".join([*head, *played(parse(record))]) + "\n"


def changed(text: str) -> str | None:
    """Return a sentence about the difference between a playthrough and what its record leads to now; None if there
    is none.

    Where the same is played, and only what somebody sees or is told is something else, that is said: a secret that
    leaks looks like that, and must not be taken for a change of the rules.
    """
    again = written_again(text)
    if again == text:
        return None
    if _played_alone(again) != _played_alone(text):
        return "plays differently now: if that is meant, `uv run pytest --regen`, read the diff"
    lines, before = again.splitlines(), set(text.splitlines())
    new = next((line.strip() for line in lines if line not in before), "something less")
    return (
        f"plays as before, and somebody sees something else ({new[:80]}): if that is no secret which leaks, "
        "`uv run pytest --regen`, read the diff"
    )


def _played_alone(text: str) -> list[str]:
    """Return the lines without the views and the sentences."""
    return [line for line in text.splitlines() if line and not line.startswith(("  ", "told "))]


def split(text: str) -> tuple[list[str], str]:
    """Return the lines that stay as they are (the comment and the record), and the record among them."""
    lines = text.splitlines()
    index = next(index for index, line in enumerate(lines) if not line.startswith("#"))
    return lines[: index + 1], lines[index]


def played(record: Record) -> Iterator[str]:
    """Yield the steps of a record, line by line."""
    game = games.load(record.game)
    for frame in replay(record):
        yield ""
        yield f"== {frame.number}. " + ("start" if frame.action is None else f"seat {frame.seat}: {frame.action}")
        if frame.dice:
            yield "dice " + ", ".join(f"d{sides}={face}" for sides, face in frame.dice)
        yield from map(_event, frame.events)
        yield from _views(game, frame, len(record.seats))
        yield f"facts {_json(game.to_dict(frame.state))}"
        yield from _legal(game, frame, len(record.seats))


def _event(event: Event) -> str:
    told = "all" if event.audience is None else f"seat {event.audience} alone"
    fields = " ".join(f"{name}={_json(value)}" for name, value in msgspec.structs.asdict(event).items())
    return f"told {told}: {event.name} {fields}"


def _views(game: Game[Any, Any, Any], frame: Frame, seats: int) -> Iterator[str]:
    room = _fields(view_to_draw(game, frame, None))
    yield "room sees"
    yield from (f"  {name} {value}" for name, value in room.items())
    for seat in range(seats):
        own = _fields(view_to_draw(game, frame, seat))
        different = {name: value for name, value in own.items() if room.get(name) != value}
        yield f"seat {seat} sees otherwise"
        yield from (f"  {name} {value}" for name, value in different.items())


def _fields(view: Any) -> dict[str, str]:
    kind = type(view)
    pairs = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
    names = [(name, field) for name, field in pairs if field not in ONLY_DRAWN]
    return {name: _json(getattr(view, field)) for name, field in sorted(names, key=lambda pair: pair[1] != "viewer")}


def _legal(game: Game[Any, Any, Any], frame: Frame, seats: int) -> Iterator[str]:
    seat: Seat
    for seat in range(seats):
        if legal := game.legal(frame.state, seat):
            yield f"seat {seat} may {', '.join(legal)}"


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)
