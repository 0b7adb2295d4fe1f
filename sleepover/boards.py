"""``render``: the board of a recorded game as a picture or in words."""

from __future__ import annotations

from pathlib import Path

import typer

import games
from games.core import Seat
from games.record import Frame, Record, ReplayError, replay
from games.showing import shown
from sleepover import files
from sleepover.terminal import CommandError, reason, write


def render(path: Path, *, at: int | None, seat: Seat | None, out: Path | None, text: bool) -> None:
    """Write the board after action ``at`` (None: the last) as ``seat`` (None: the room) sees it.

    Raises:
        CommandError: no record, one that cannot be played so far, no such action or seat, or ``out`` cannot be written.
    """
    record = files.load(path)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise CommandError(f"--seat {seat}: the seats of {path} are 0 to {len(record.seats) - 1}")
    if at is not None and not 0 <= at <= len(record.actions):
        raise CommandError(f"--at {at}: {path} has the actions 0 (the start) to {len(record.actions)}")
    board = _draw(path, record, at, seat, text)
    if out is None and not text:
        out = Path(f"{path.stem}.png")
    if out is None or str(out) == "-":
        write(board)
    else:
        save(board, out, path, "--out")
        typer.echo(out)


def _draw(path: Path, record: Record, at: int | None, seat: Seat | None, text: bool) -> bytes:
    import renderers
    from bot.words.retelling import names
    from sleepover.sentences import english

    view = shown(games.load(record.game), _frame(path, record, at), seat)
    try:
        renderer = renderers.load(record.game)
    except renderers.UnknownRenderer as error:
        raise CommandError(f"{path}: {error}") from None
    who, say = names(record), english(record.game)
    if text:
        return renderer.text(view, who, say).rstrip("\n").encode() + b"\n"
    return renderer.board(view, who, say)


def _frame(path: Path, record: Record, at: int | None) -> Frame:
    wanted = len(record.actions) if at is None else at
    try:
        return next(frame for frame in replay(record) if frame.number == wanted)
    except ReplayError as error:
        raise files.unplayable(path, record, error) from None


def save(picture: bytes, out: Path, source: Path, option: str) -> None:
    """Write the picture to the file ``out`` that an option named.

    Raises:
        CommandError: it is the record itself, or cannot be written.
    """
    try:
        if out.exists() and out.samefile(source):
            raise CommandError(f"{option} {out}: this is the record itself")
        out.write_bytes(picture)
    except OSError as error:
        raise CommandError(f"{option} {out}: {reason(error)}") from None
    except ValueError as error:
        raise CommandError(f"{option} {out}: {error}") from None
