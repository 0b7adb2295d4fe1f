"""``replay``: a record told, as JSON, in sentences or as an animation."""

from __future__ import annotations

from pathlib import Path

import typer

import games
from games.core.record import Record, ReplayError, facts_json_line
from games.core.record import replay as frames
from sleepover.support import record_files
from sleepover.support.terminal import write


def replay(path: Path, *, json: bool) -> None:
    """Print the game played again; an illegal action ends it after the lines before it.

    Raises:
        CommandError: no record, or one that cannot be played to its end.
    """
    record = record_files.load(path)
    try:
        if json:
            game = games.load(record.game)
            for frame in frames(record):
                write(facts_json_line(game, frame) + b"\n")
        else:
            _tell(record)
    except ReplayError as error:
        raise record_files.unplayable(path, record, error) from None


def _tell(record: Record) -> None:
    from sleepover.support.english import sentences

    for line in sentences(record).transcript():
        typer.secho(line.text, bold=line.kind == "heading" or None, dim=line.kind == "secret" or None)


def animate(path: Path, out: Path) -> None:
    """Write the game played again as an animation.

    Raises:
        UsageError: ``out`` ends in something else than ``.gif``.
        CommandError: no record, one that cannot be played to its end, or ``out`` cannot be written.
    """
    record_files.must_differ(out, "--gif", path)
    record_files.must_end(out, "--gif", "an animation", ".gif")
    from bot.history import animation
    from sleepover.support.english import sentences
    from sleepover.support.progress import bar

    record = record_files.load(path)
    record_files.must_be_writable(out, "--gif")
    say = sentences(record)
    try:
        played = list(frames(record))
    except ReplayError as error:
        raise record_files.unplayable(path, record, error) from None
    pieces: list[bytes] = []
    with bar("drawing", len(animation.group_frames(played))) as line:
        for piece in animation.animation_frames(played, say):
            pieces.append(piece)
            line.to(len(pieces) // animation.STEPS)
    record_files.write(pieces[-1], out, "--gif")
    if not record_files.is_stream(out):
        typer.echo(out)
