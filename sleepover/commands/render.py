"""``render``: the board of a recorded game as a picture or in words."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import typer

import games
from games.core import Seat
from games.core.last_action import view_to_draw
from games.core.record import Frame, Record, ReplayError, replay
from sleepover.support import record_files
from sleepover.support.terminal import CommandError, UsageError, write

WORDS = ".txt"
PICTURE = ".png"


def render(path: Path, *, at: int | None, seat: Seat | None, out: Path | None, text: bool) -> None:
    """Write the board after action ``at`` (None: the last) as ``seat`` (None: the room) sees it.

    What ``out`` ends in decides whether it is a picture or words.

    Raises:
        UsageError: ``out`` ends in something else, or in the one where ``text`` asks for the other.
        CommandError: no record, one that cannot be played so far, no such action or seat, or ``out`` cannot be written.
    """
    if out is not None:
        record_files.must_differ(out, "--out", path)
        record_files.must_end(out, "--out", "a board", PICTURE, WORDS)
        if text and out.suffix.lower() == PICTURE:
            raise UsageError(f"--out {out}: --text tells the board in words, which is no picture; name a file {WORDS}")
        text = text or out.suffix.lower() == WORDS
    record = record_files.load(path)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise CommandError(f"--seat {seat}: the seats of {record_files.named(path)} are 0 to {len(record.seats) - 1}")
    if at is not None and not 0 <= at <= len(record.actions):
        raise CommandError(
            f"--at {at}: {record_files.named(path)} has the actions 0 (the start) to {len(record.actions)}"
        )
    board = _draw(path, record, at, seat, text)
    if out is None and not text:
        out = Path(f"{'board' if record_files.is_stream(path) else path.stem}{PICTURE}")
        record_files.must_differ(out, "--out", path)
    if out is None:
        write(board)
        return
    record_files.write(board, out, "--out")
    if not record_files.is_stream(out):
        typer.echo(out)


def _draw(path: Path, record: Record, at: int | None, seat: Seat | None, text: bool) -> bytes:
    import renderers
    from bot.i18n.transcript import printable_names
    from sleepover.support.english import english

    frames = _frames(path, record, at)
    view = view_to_draw(games.load(record.game), frames[-1], seat, history=frames)
    try:
        renderer = renderers.load(record.game)
    except renderers.UnknownRenderer as error:
        raise CommandError(f"{record_files.named(path)}: {error}") from None
    say = english(record.game)
    who = printable_names(record, say)
    if text:
        return renderer.text(view, who, say).rstrip("\n").encode() + b"\n"
    return renderer.board(view, who, say)


def _frames(path: Path, record: Record, at: int | None) -> list[Frame]:
    """Return the frames from the start to that action (None: the last)."""
    wanted = len(record.actions) if at is None else at
    try:
        return list(islice(replay(record), wanted + 1))
    except ReplayError as error:
        raise record_files.unplayable(path, record, error) from None
