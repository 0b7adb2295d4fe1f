"""``laboratory``: trials of each game's house rules, for the lobby's *What if?*."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

import games
from games.simulation import rule_variants
from games.simulation.rule_variants import FILE, RuleFindings, Variant, VariantGame
from sleepover.support import fuzzy_match
from sleepover.support.process_pool import cores, pool
from sleepover.support.progress import bar
from sleepover.support.terminal import CommandError, Interrupted, UsageError, reason

CHUNK = 50
"""The most games that a worker takes at once."""


class Job(NamedTuple):
    """Some games of a trial, among equals or with a better player."""

    making: RuleFindings
    trial: Variant
    alike: bool
    numbers: range

    def play(self) -> list[VariantGame]:
        """Return the played games, in order."""
        seats, making = self.trial.seats, self.making
        seed = f"{making.seed}:{'alike' if self.alike else 'unlike'}"
        return [
            rule_variants.play(
                making.game,
                self.trial,
                rule_variants.players_of_game(making, seats, number, alike=self.alike),
                seed,
                number,
            )
            for number in self.numbers
        ]


def run(
    names: Sequence[str],
    *,
    number: int | None,
    seed: str,
    workers: int | None,
    fresh: bool,
    check: bool,
    folder: Path | None,
) -> None:
    """Try out what has not been tried of these games (none named: of all), or ``check`` that nothing is missing.

    A game that nobody named, says nothing of how it is tried and never was, lacks nothing.

    Raises:
        UsageError: no such game or none that computers play, or a number below one.
        CommandError: a file that cannot be read or written, something missing, or stopped on the way.
    """
    for option, value in (("--games", number), ("--workers", workers)):
        if value is not None and value < 1:
            raise UsageError(f"{option} {value}: it has to be at least one")
    makings = [_making(name, seed, number) for name in map(fuzzy_match.game, names or _with_computers())]
    paths = {making.game: _path(making.game, folder) for making in makings}
    if check:
        for making in makings:
            _check(making, paths[making.game], asked=bool(names))
        return
    begun = [making if fresh else _gone_on(making, paths[making.game]) for making in makings]
    _try_out(begun, paths, cores() if workers is None else workers)


def _with_computers() -> list[str]:
    return [name for name in games.names() if rule_variants.rule_plan(name) is not None]


def _making(name: str, seed: str, number: int | None) -> RuleFindings:
    try:
        return rule_variants.empty_findings(name, seed, number)
    except ValueError as error:
        raise UsageError(str(error)) from None


def _path(game: str, folder: Path | None) -> Path:
    if folder is not None:
        return folder / f"{game}.json"
    return Path(str(files(games.package(game)))) / FILE


def _read(path: Path) -> RuleFindings | None:
    """Return the stored findings, or None if there are none."""
    try:
        return rule_variants.from_json(path.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        raise CommandError(f"{path}: {reason(error)}") from None
    except msgspec.MsgspecError as error:
        raise CommandError(f"{path}: {error}; delete it, and it is made again") from None


def _gone_on(making: RuleFindings, path: Path) -> RuleFindings:
    """Return the findings to continue: stored rows that were made in the same way and are still wanted."""
    kept = _read(path)
    if kept is None or not making.same_making(kept):
        return making
    wanted = set(rule_variants.trials(making.game))
    return replace(kept, rows=tuple(row for row in kept.rows if row.variant in wanted))


def _check(making: RuleFindings, path: Path, *, asked: bool) -> None:
    kept = _read(path)
    again = f"`sleepover laboratory {making.game}` makes it"
    if kept is None:
        if not asked and not (files(games.package(making.game)) / "rule_plan.py").is_file():
            print(
                f"{making.game}: its house rules have not been tried; `sleepover laboratory {making.game}` tries them"
            )
            return
        raise CommandError(f"{path} is not there; {again}")
    if not making.same_making(replace(kept, seed=making.seed, games=making.games, unlike=making.unlike)):
        raise CommandError(f"{path} was made with other rules or players than today's; {again} again")
    missing = kept.missing()
    if missing:
        raise CommandError(f"{path} lacks {len(missing)} trials, such as {_variant_text(missing[0])}; {again}")
    print(f"{making.game}: {len(kept.rows)} trials of {kept.games:,} and {kept.unlike:,} games, rules {kept.rules}")


def _variant_text(variant: Variant) -> str:
    return ", ".join((f"{variant.seats} seats", *(f"{name} {value}" for name, value in variant.options)))


def _jobs(begun: Sequence[RuleFindings]) -> Iterator[Job]:
    for making in begun:
        for trial in making.missing():
            for alike, count in ((True, making.games), (False, making.unlike)):
                for start in range(0, count, CHUNK):
                    yield Job(replace(making, rows=()), trial, alike, range(start, min(start + CHUNK, count)))


def _try_out(begun: Sequence[RuleFindings], paths: dict[str, Path], workers: int) -> None:
    current = {making.game: making for making in begun}
    left = sum(len(job.numbers) for job in _jobs(begun))
    made = 0
    try:
        with _results(list(_jobs(begun)), workers) as results, bar("laboratory", left) as line:
            # The jobs come back in order: those of one trial are neighbours.
            for (game, trial), played in groupby(results, key=lambda one: (one[0].making.game, one[0].trial)):
                line.now(f"{game.replace('_', ' ')}, {_variant_text(trial)}")
                by_kind: dict[bool, list[VariantGame]] = {True: [], False: []}
                for job, outcomes in played:
                    by_kind[job.alike] += outcomes
                    line.on(len(outcomes))
                row = rule_variants.summarise(trial, by_kind[True], by_kind[False])
                together = any(one.together for one in by_kind[True])
                current[game] = current[game].with_row(row, together=together)
                _write(current[game], paths[game])
                made += 1
    except KeyboardInterrupt:
        raise Interrupted(f"stopped after {made} trials; they are kept: run the same command again to resume") from None
    for game, findings in current.items():
        _write(findings, paths[game])
        print(paths[game])


def _write(findings: RuleFindings, path: Path) -> None:
    """Write the file as a whole: stopped at any moment, it is the old one or the new one."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_bytes(rule_variants.to_json(findings))
        beside.replace(path)
    except OSError as error:
        raise CommandError(f"{path}: {reason(error)}") from None


@contextmanager
def _results(jobs: Sequence[Job], workers: int) -> Iterator[Iterable[tuple[Job, list[VariantGame]]]]:
    """Yield the jobs with their results, in order."""
    if workers == 1 or len(jobs) < 2:
        yield ((job, job.play()) for job in jobs)
        return
    with pool(min(workers, len(jobs))) as processes:
        yield zip(jobs, processes.imap(Job.play, jobs), strict=True)
