"""``replay``: a record told, as JSON, in sentences or as an animation."""

from __future__ import annotations

from pathlib import Path

import typer

import games
from games.record import Record, ReplayError, facts_line
from games.record import replay as frames
from sleepover import files
from sleepover.terminal import write


def replay(path: Path, *, json: bool) -> None:
    """Print the game played again; an illegal action ends it after the lines before it.

    Raises:
        CommandError: no record, or one that cannot be played to its end.
    """
    record = files.load(path)
    try:
        if json:
            game = games.load(record.game)
            for frame in frames(record):
                write(facts_line(game, frame) + b"\n")
        else:
            _tell(record)
    except ReplayError as error:
        raise files.unplayable(path, record, error) from None


def _tell(record: Record) -> None:
    from sleepover.sentences import sentences

    for line in sentences(record).transcript():
        typer.secho(line.text, bold=line.kind == "heading" or None, dim=line.kind == "secret" or None)


def animate(path: Path, out: Path) -> None:
    """Write the game played again as an animation.

    Raises:
        Misused: ``out`` ends in something else than ``.gif``.
        CommandError: no record, one that cannot be played to its end, or ``out`` cannot be written.
    """
    files.must_differ(out, "--gif", path)
    files.must_end(out, "--gif", "an animation", ".gif")
    from bot.history import animation
    from sleepover.progress import bar
    from sleepover.sentences import sentences

    record = files.load(path)
    files.must_be_writable(out, "--gif")
    say = sentences(record)
    try:
        played = list(frames(record))
    except ReplayError as error:
        raise files.unplayable(path, record, error) from None
    pieces: list[bytes] = []
    with bar("drawing", len(animation.group_frames(played))) as line:
        for piece in animation.animation_frames(played, say):
            pieces.append(piece)
            line.to(len(pieces) // animation.STEPS)
    files.write(pieces[-1], out, "--gif")
    if not files.is_stream(out):
        typer.echo(out)
