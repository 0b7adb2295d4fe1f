"""``check-language``: what is wrong with a translation and what it lacks, each with its file and line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import typer

import bot.i18n.locales
import games
from bot.i18n import DEFAULT, shared_files
from bot.i18n.lint import LintError, lint_languages, missing_messages
from bot.i18n.lint_parser import ParsedFile
from sleepover.support.fuzzy_match import meant
from sleepover.support.progress import waiting
from sleepover.support.terminal import CommandError, UsageError
from sleepover.workshop.checks.text_fit import Place, cut, places


def check(locales: list[str], folder: Path | None) -> None:
    """Print what is wrong with those languages (none: with all), in another ``folder`` of languages if there is one.

    Raises:
        UsageError: there is no such language or folder.
        CommandError: something is wrong, or missing.
    """
    if folder is not None:
        if not (folder / DEFAULT / "common.ftl").is_file():
            raise UsageError(f"{folder} is no folder of languages: it has no {DEFAULT}/common.ftl")
        bot.i18n.locales.FOLDERS[:] = [folder]
    there = sorted({path.parent.name for each in bot.i18n.locales.FOLDERS for path in each.glob("*/*.ftl")} - {DEFAULT})
    for locale in locales:
        if locale not in there:
            known = ", ".join(there) or "none but English"
            raise UsageError(f"there is no language {locale!r}; {meant(locale, there)}there are: {known}")
    with waiting("checking"):
        found = report(locales or there)
    for mistake in found:
        typer.echo(str(mistake))
    if found:
        things = "one line is" if len(found) == 1 else f"{len(found)} lines are"
        raise CommandError(f"{', '.join(locales or there) or DEFAULT}: {things} wrong or missing")
    typer.echo(f"{', '.join(locales or there) or DEFAULT}: complete, and nothing wrong.")


def report(locales: list[str]) -> list[LintError]:
    """Return the faults of these languages, and of English, by file and line."""
    wanted = {DEFAULT, *locales}
    found = [one for one in lint_languages(locales=wanted) if one.path.parent.name in wanted]
    for locale in locales:
        found += missing_messages(locale)
    found += no_room(locales, [place for game in games.names() for place in places(game)])
    return sorted(found)


def no_room(locales: list[str], found: list[Place]) -> Iterator[LintError]:
    """Yield the texts that would be cut in the games' pictures in these languages: the worst of each sentence."""
    for locale in locales:
        worst: dict[tuple[str, str], tuple[int, Place, str]] = {}
        for place, said, over in cut(found, locale):
            if over > worst.get((place.game, place.sentence), (0,))[0]:
                worst[place.game, place.sentence] = over, place, said
        for over, place, said in worst.values():
            where = _where(locale, place)
            if where is not None:
                file, line = where
                told = f"{place.sentence} has no room in the picture: {said!r} is {over} pixels too wide"
                yield LintError(file, line, f"{told} of {place.limit}")


def _where(locale: str, place: Place) -> tuple[Path, int] | None:
    """Return the file and line of the sentence in that language; None if English is shown instead."""
    for stem in (place.game, *shared_files()):
        for folder in bot.i18n.locales.FOLDERS:
            path = folder / locale / f"{stem}.ftl"
            if path.is_file():
                file = ParsedFile(path)
                said = file.entries.get(place.sentence)
                if said is not None:
                    return path, file.line_of(said.entry)
                break
    return None
