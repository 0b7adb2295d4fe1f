"""``verify``: a record checked in itself, and compared with what its players were told."""

from __future__ import annotations

from pathlib import Path

import typer

from games.core import dice
from games.core.record import ReplayError
from games.core.record import digest as digest_of
from sleepover.support import record_files
from sleepover.support.terminal import CommandError

LACKING = 3
"""The exit status where nothing is wrong, but the record lacks what that of a played game has."""


def verify(path: Path, *, digest: str | None, commitment: str | None) -> None:
    """Print what was checked, line by line: what is compared with ``digest`` and ``commitment`` (64 hex digits in lower
    case, or None), and what was not compared.

    Raises:
        CommandError: something is wrong; the lines before it are printed.
        typer.Exit: the record lacks what a played one has; status ``LACKING``.
    """
    from bot.history.verification import verification_lines
    from sleepover.support.english import sentences

    record = record_files.load(path)
    say = sentences(record)
    try:
        for line in verification_lines(record, say.names, say.words):
            typer.echo(line)
    except ReplayError as error:
        raise record_files.unplayable(path, record, error) from None
    found = digest_of(record)
    if found is None or record.seed is None:
        typer.echo(
            "Digest: none. The faces of the dice are written in the record in place of a seed, as in no game that was "
            f"played with the bot{_in_vain(digest, commitment)}."
        )
        raise typer.Exit(LACKING)
    typer.echo(f"Digest: {found}")
    told = ("digest", digest, found, "this is not the record that it was told for")
    promised = ("commitment", commitment, dice.commitment(record.seed), "these are not the dice that were promised")
    _compare(path, told, promised)
    if record.commitment is None:
        typer.echo("Lacking: the record has no commitment, as that of a played game has.")
        raise typer.Exit(LACKING)


def _in_vain(digest: str | None, commitment: str | None) -> str:
    given = [f"--{name}" for name, value in (("digest", digest), ("commitment", commitment)) if value is not None]
    return f", so {' and '.join(given)} could not be compared with anything" if given else ""


def _compare(path: Path, *what: tuple[str, str | None, str, str]) -> None:
    """Compare what was given with what the record has: name, the one, the other, and what it means if they differ."""
    wrong = []
    for name, given, found, meaning in what:
        if given is None:
            typer.echo(f"Not compared: the {name}, because none was given. {_OPEN[name]}")
        elif given == found:
            typer.echo(f"Compared: the {name} is the one given.")
        else:
            wrong.append(f"the {name} is {found} and not {given} as given: {meaning}")
    if wrong:
        raise CommandError(f"{record_files.named(path)}: {'; '.join(wrong)}")


_OPEN = {
    "digest": "Whether this is the game as the bot told it at its end, --digest would tell.",
    "commitment": "Whether these are the dice that were promised before the game, --commitment would tell.",
}
