"""``replay`` and ``verify``: a record told, as JSON or in sentences, and checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import typer

import games
from games.dice import Roll, commitment
from games.record import Frame, Record, ReplayError, facts_line
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
    from sleepover.sentences import Sentences

    names = files.names(record)
    say = Sentences(record, names)
    for frame in frames(record):
        if frame.number == 0:
            typer.secho(say.title(), bold=True)
            typer.echo(f"House rules: {say.house_rules()}")
        typer.echo()
        typer.secho(_heading(frame, names), bold=True)
        for event in frame.events:
            sentence = say.event(event, frame.number)
            if event.audience is None:
                typer.echo(f"  {sentence}")
            else:
                typer.secho(f"  (to {names[event.audience]} alone) {sentence}", dim=True)


def _heading(frame: Frame, names: tuple[str, ...]) -> str:
    rolls = ", ".join(f"d{sides} {face}" for sides, face in frame.dice)
    dice = f" [{rolls}]" if rolls else ""
    if frame.seat is None:
        return f"0. The set-up{dice}"
    return f"{frame.number}. {names[frame.seat]}: {frame.action}{dice}"


def verify(path: Path) -> None:
    """Print what was checked, line by line.

    Raises:
        CommandError: something is off; the lines before it are printed.
    """
    record = files.load(path)
    names = files.names(record)
    typer.echo(f"Record: {record.game}, version {record.rules} of its rules, {len(names)} seats: {', '.join(names)}.")
    typer.echo(f"Commitment: {_promise(record)}")
    rolled: list[Roll] = []
    last: Frame | None = None
    try:
        for last in frames(record):
            rolled.extend(last.dice)
    except ReplayError as error:
        raise files.unplayable(path, record, error) from None
    assert last is not None
    typer.echo(f"Dice: {_dice(record, rolled)}")
    typer.echo(f"Actions: all {len(record.actions)} are legal.")
    ranking = games.load(record.game).ranking(last.state)
    if ranking is None:
        typer.echo("End: the game is not over in this record.")
    else:
        places = "; ".join(
            f"{place}. {', '.join(names[seat] for seat in seats)}" for place, seats in enumerate(ranking, 1)
        )
        typer.echo(f"End: {places}.")


def _promise(record: Record) -> str:
    if record.seed is None:
        return "none, and none is possible: the faces of the dice are written in the record."
    shown = commitment(record.seed)
    if record.commitment is None:
        return f"the record has none; the one shown before the game must have been {shown}"
    return f"it is the SHA-256 of the seed; the one shown before the game must have been {shown}"


def _dice(record: Record, rolled: list[Roll]) -> str:
    sides = Counter(sides for sides, _ in rolled)
    kinds = ", ".join(f"{count} d{kind}" for kind, count in sorted(sides.items())) or "none"
    if record.faces is not None:
        return f"{kinds} asked for; the record has {len(record.faces)} faces, {len(rolled)} were used."
    return f"{kinds} asked for, all of them from the seed and the salt, by ruling C-4."
