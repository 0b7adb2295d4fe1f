"""``check-game``: what of a game is there, what is missing or broken, and what could be added."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any, Literal, NamedTuple

import typer

import games
import sleepover
from bot.i18n import DEFAULT, FOLDERS, game_folders
from bot.i18n.lint import lint_languages, reason_parameters
from bot.ui import games as ui_games
from games.achievements.shared import achievements_of
from games.ai import levels as ai_levels
from games.analysis import reasons, win_probability
from games.analysis.headlines import headlines_of
from games.core.record import parse, replay
from games.simulation import rule_variants
from sleepover.support import fuzzy_match
from sleepover.support.progress import waiting
from sleepover.support.terminal import CommandError
from sleepover.workshop import playthroughs
from sleepover.workshop.checks import companions, disclosure, display, game_contract, secrecy
from sleepover.workshop.checks.required_messages import Listening, wanted
from sleepover.workshop.game_files import game_file, is_bundled, package_folder
from sleepover.workshop.samples.cases import Case, cases, random_table

ROOT = Path(sleepover.__file__).resolve().parents[1]

LAWS_SECONDS = 7.0
DRAWING_SECONDS = 4.0
"""Seconds of a core after which what has not been tried is left to the tests; the report says so."""

EXAMPLE_LONGEST = 400
"""Number of random games' actions that are checked with chances and computers."""


class GameCheckFinding(NamedTuple):
    """A line of the report: about which part, and what there is to say."""

    kind: Literal["there", "missing", "broken", "could"]
    part: str
    text: str


SIGNS = {"there": ("✓", "green"), "missing": ("✗", "red"), "broken": ("✗", "red"), "could": ("+", "cyan")}


def check(name: str) -> None:
    """Print the report.

    Raises:
        UsageError: there is no such game.
        CommandError: something required is missing or broken.
    """
    name = fuzzy_match.game(name)
    findings: list[GameCheckFinding] = []
    looking = report(name)
    while (finding := _next(looking)) is not None:
        if finding.kind == "could" and not any(one.kind == "could" for one in findings):
            typer.echo("\nCould be added:")
        findings.append(finding)
        sign, colour = SIGNS[finding.kind]
        typer.echo(f"{typer.style(sign, fg=colour)} {finding.part:<13} {finding.text}")
    wrong = [one for one in findings if one.kind in ("missing", "broken")]
    if wrong:
        parts = ", ".join(dict.fromkeys(one.part for one in wrong))
        things = "one thing is" if len(wrong) == 1 else f"{len(wrong)} things are"
        raise CommandError(f"{name}: {things} missing or broken ({parts})")
    typer.echo(f"\n{name} is complete.")


def _next(looking: Iterator[GameCheckFinding]) -> GameCheckFinding | None:
    with waiting("checking"):
        return next(looking, None)


def report(name: str) -> Iterator[GameCheckFinding]:
    """Yield the parts of a game that are there, missing or broken, and then those that could be added.

    The game's folder must exist, be it in this project or in the package of a distribution.
    """
    rules = list(_guarded("rules", _rules, name))
    yield from rules
    yield from _guarded("words", _files_of_words, name)
    if any(one.kind != "there" for one in rules):
        yield GameCheckFinding("broken", "the rest", "is looked at when the rules are whole")
        return
    yield from _guarded("words", _words, name)
    drawn = [
        *_guarded("board", display.board_is_there, name),
        *_guarded("panel", display.panel_is_there, name),
    ]
    yield from drawn
    if not drawn:
        yield from _guarded("table", _looks, name)
        yield from _guarded("secrets", _secrets, name)
    yield from _guarded("playthroughs", _playthroughs, name)
    for part, check in (
        ("computers", _computers),
        ("chances", _chances),
        ("reasons", _reasons),
        ("achievements", _achievements),
        ("headlines", _headlines),
        ("What if?", _rule_variants),
    ):
        yield from _guarded(part, check, name)
    yield from _could_be_added(name)


def _guarded(part: str, check: Callable[[str], Iterator[Any]], name: str) -> Iterator[GameCheckFinding]:
    """Yield the findings of ``check``: descriptions of faults, or findings.

    An error in the game's code becomes a finding, with its place.
    """
    try:
        for found in check(name):
            yield found if isinstance(found, GameCheckFinding) else GameCheckFinding("broken", part, str(found))
    except Exception as error:
        yield GameCheckFinding("broken", part, place(error))


def place(error: BaseException) -> str:
    """Return the error in one line, with the innermost line of this project that it went through."""
    what = f"{type(error).__name__}: {error}".splitlines()[0][:300]
    if isinstance(error, ModuleNotFoundError) and error.name:
        what = f"it needs a module that is not there: {error.name}"
    if isinstance(error, SyntaxError) and error.filename:
        return f"{_relative(error.filename)}:{error.lineno}: {type(error).__name__}: {error.msg}"
    own = [one for one in traceback.extract_tb(error.__traceback__) if _is_a_games(Path(one.filename))]
    # The base class refuses a class of events, but the mistake is where the class is written.
    own = [one for one in own if one.name != "__init_subclass__"]
    return f"{_relative(own[-1].filename)}:{own[-1].lineno}: {what}" if own else what


def _is_a_games(path: Path) -> bool:
    """Return whether the file is a game's, or what games are made of, and no library's."""
    if any(path.is_relative_to(package_folder(name)) for name in games.names() if not is_bundled(name)):
        return True
    inside = path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / "sleepover")
    return inside and ".venv" not in path.parts


def _relative(path: str) -> str:
    root = next((root for root in _roots() if Path(path).is_relative_to(root)), None)
    return str(Path(path).relative_to(root)) if root is not None else path


def _roots() -> list[Path]:
    """Return the folders that mistakes are looked for in: this project's, and those of installed games."""
    return [ROOT, *(package_folder(name).parent for name in games.names() if not is_bundled(name))]


def _english(name: str) -> Path:
    return (ROOT / "bot" / "i18n" if is_bundled(name) else game_folders(name)[0]) / DEFAULT / f"{name}.ftl"


def _folders(name: str) -> list[Path]:
    return list(dict.fromkeys((*FOLDERS, *(() if is_bundled(name) else game_folders(name)))))


def _rules(name: str) -> Iterator[GameCheckFinding | str]:
    folder = ROOT / "games" / name if is_bundled(name) else package_folder(name)
    if not any((folder / rules).is_file() for rules in ("rules.py", "rules/__init__.py")):
        yield GameCheckFinding("missing", "rules", f"{game_file(name, 'rules.py')}, with a GAME")
        return
    game = games.load(name)
    own = [case for case in cases() if case.game is game]
    most = game.player_counts.stop - 1
    # The fewest and the most players come first: mistakes show there.
    own.sort(key=lambda case: case.seats not in (game.player_counts.start, most))
    broken, tried, until = set(), 0, process_time() + LAWS_SECONDS
    for case in own:
        for law in (*game_contract.LAWS, *companions.LAWS, *secrecy.LAWS):
            if law in broken or process_time() > until:
                continue
            try:
                law(case)
            except game_contract.ContractViolation as error:
                broken.add(law)
                yield f"{_spoken(law)}: {error} ({case})"
            except Exception as error:
                broken.add(law)
                yield f"{_spoken(law)}: {place(error)} ({case})"
            if broken & game_contract.FIRST_OF_ALL:
                # Every other law would fail for the same reason.
                return
        tried += process_time() <= until
    if not broken:
        left = "" if tried == len(own) else f" ({len(own) - tried} others are left to pytest)"
        every = len(game_contract.LAWS) + len(companions.LAWS) + len(secrecy.LAWS)
        players = f"{game.player_counts.start} to {most} players"
        yield GameCheckFinding(
            "there", "rules", f"version {game.rules}, {players}: {every} laws kept at {tried} tables{left}"
        )


def _spoken(law: Callable[[Case], None]) -> str:
    return law.__name__.replace("_", " ")


def _files_of_words(name: str) -> Iterator[GameCheckFinding | str]:
    if not _english(name).is_file():
        yield GameCheckFinding("missing", "words", game_file(name, "words"))
        return
    try:
        given = {name: reason_parameters(name)}
    except Exception:
        # The mistakes in the rules are reported already; the words can be checked all the same.
        given = {}
    yield from (str(one) for one in lint_languages(_folders(name), given, locales=()) if one.path.stem == name)


def _words(name: str) -> Iterator[GameCheckFinding | str]:
    if not _english(name).is_file():
        return
    speak = Listening(name)
    lacking = [sentence for sentence in wanted(name) if sentence not in speak]
    for sentence in lacking:
        yield GameCheckFinding("missing", "words", f"{game_file(name, 'words')}: {sentence}")
    if not lacking:
        others = [path.parent.name for folder in _folders(name) for path in folder.glob(f"*/{name}.ftl")]
        yield GameCheckFinding(
            "there", "words", f"all of {len(wanted(name))} that the rules need, in {', '.join(sorted(others))}"
        )


def _looks(name: str) -> Iterator[GameCheckFinding | str]:
    seen = display.inspect_display(name, DRAWING_SECONDS, place)
    for part, text in seen.wrong:
        yield GameCheckFinding("broken", part, text)
    for sentence in seen.missing:
        yield GameCheckFinding("missing", "words", f"{game_file(name, 'words')}: {sentence}")
    if not seen.wrong and not seen.missing:
        left = f" ({seen.left} others are left to pytest)" if seen.left else ""
        yield GameCheckFinding("there", "board", f"drawn at {seen.looked} moments, with any names{left}")
        yield GameCheckFinding(
            "there", "panel", f"at most {seen.buttons} things to press; the longest says {seen.label} characters"
        )


def _secrets(name: str) -> Iterator[GameCheckFinding | str]:
    case = _usual(name)
    says, has = ui_games.load(name).has_direct_messages, disclosure.has_secrets(case)
    if says != has:
        what = (
            "some seat sees more than the room: has_direct_messages = True"
            if has
            else "has_direct_messages, and no seat sees more than all"
        )
        yield f"{game_file(name, 'ui')}: {what}"
        return
    if not has:
        return
    wrong = list(disclosure.stale(case))
    if (told := disclosure.find_disclosure(case, process_time() + DRAWING_SECONDS)) is not None:
        wrong.append(told)
    yield from wrong
    if not wrong:
        hidden = ", ".join(part.field for part in disclosure.declared(case))
        yield GameCheckFinding("there", "secrets", f"{hidden}: nothing that others see, read or press depends on them")


def _playthroughs(name: str) -> Iterator[GameCheckFinding | str]:
    own = playthroughs.files_of(name)
    if not own:
        yield GameCheckFinding(
            "missing",
            "playthroughs",
            f"{game_file(name, 'playthroughs/*.txt')}: a line '# what it shows' and a record, then "
            "`uv run pytest --regen`",
        )
        return
    whole, current = 0, True
    for path in own:
        text = path.read_text(encoding="utf-8")
        if not text.startswith("# "):
            current = False
            yield f"{_relative(str(path))}:1: it begins with a line '# what it shows'"
        elif how := playthroughs.changed(text):
            current = False
            yield f"{_relative(str(path))} {how}"
        *_, last = replay(parse(playthroughs.split(text)[1]))
        whole += games.load(name).ranking(last.state) is not None
    if not whole:
        yield f"{game_file(name, 'playthroughs')}: one of them has to be played to its end"
    elif current:
        yield GameCheckFinding("there", "playthroughs", f"{len(own)} as they were reviewed, {whole} of them to the end")


def _computers(name: str) -> Iterator[GameCheckFinding | str]:
    if not ai_levels.own_levels(name):
        return
    levels = ai_levels.levels(name)
    if lacking := [level for level in ai_levels.LEVELS if level not in levels]:
        yield f"{game_file(name, 'ai/players.py')}: LEVELS lacks {', '.join(lacking)}"
        return
    table = random_table(_usual(name), bound=EXAMPLE_LONGEST)
    choices = [
        (frame, seat)
        for frame in table.frames
        for seat in sorted(table.game.actors(frame.state))
        if len(table.game.legal(frame.state, seat)) > 1
    ]
    own = ai_levels.persona_names(name)
    for level in (*ai_levels.LEVELS, *own):
        for frame, seat in choices[:: max(1, len(choices) // 5)]:
            view, legal = table.game.view(frame.state, seat), table.game.legal(frame.state, seat)
            action = ai_levels.load(name, level).choose(view, legal, random.Random(1))
            if action not in legal and action.split(" ")[0] not in table.game.example_kinds:
                yield f"the computer {level} takes {action!r} after action {frame.number}; legal is {', '.join(legal)}"
                break
    yield GameCheckFinding("there", "computers", ", ".join((*levels, *own)))


def _chances(name: str) -> Iterator[GameCheckFinding | str]:
    judgement = win_probability.load(name)
    if judgement is None:
        return
    table = random_table(_usual(name), resignations=0.02, bound=EXAMPLE_LONGEST)
    for frame in table.frames[:: max(1, len(table.frames) // 20)]:
        found = judgement.chances_in(table.game, frame.state, _usual(name).seats)
        if abs(sum(found) - 1) > 1e-6 or min(found) < -1e-9:
            file = game_file(name, "win_probability.py")
            yield f"{file}: after action {frame.number} they are {found}, and have to add up to 1"
            return
    yield GameCheckFinding("there", "chances", "they add up to 1")


def _reasons(name: str) -> Iterator[GameCheckFinding | str]:
    if not (own := reasons.reason_facts(name)):
        return
    table = random_table(_usual(name), bound=EXAMPLE_LONGEST)
    for frame in table.frames[:: max(1, len(table.frames) // 20)]:
        for seat in sorted(table.game.actors(frame.state)):
            legal = table.game.legal(frame.state, seat)
            if len(legal) < 2:
                continue
            for reason in reasons.explain_action(name, table.game.view(frame.state, seat), legal[0], legal[1]):
                if set(reason.facts) != set(own.get(reason.key, ())):
                    yield f"{game_file(name, 'reasons.py')}: after action {frame.number}: KINDS does not have {reason}"
                    return
    yield GameCheckFinding("there", "reasons", ", ".join(own))


def _achievements(name: str) -> Iterator[GameCheckFinding | str]:
    if own := achievements_of(name):
        yield GameCheckFinding("there", "achievements", ", ".join(feat.key for feat in own))


def _headlines(name: str) -> Iterator[GameCheckFinding | str]:
    if own := headlines_of(name):
        yield GameCheckFinding("there", "headlines", ", ".join(one.key for one in own))


def _rule_variants(name: str) -> Iterator[GameCheckFinding | str]:
    path = package_folder(name) / rule_variants.FILE
    again = f"`uv run sleepover laboratory {name}` makes it"
    if not path.is_file():
        if (package_folder(name) / "rule_plan.py").is_file():
            yield GameCheckFinding("missing", "What if?", f"{game_file(name, rule_variants.FILE)}; {again}")
        return
    known = rule_variants.from_json(path.read_bytes())
    if not rule_variants.empty_findings(name, known.seed).same_making(known) or known.missing():
        yield GameCheckFinding(
            "broken", "What if?", f"{game_file(name, rule_variants.FILE)} is not of today's rules and players; {again}"
        )
    else:
        yield GameCheckFinding("there", "What if?", f"{len(known.rows)} trials of the house rules")


def _usual(name: str) -> Case:
    return next(case for case in cases() if case.game.name == name)


def _could_be_added(name: str) -> Iterator[GameCheckFinding]:
    folder = ROOT / "games" / name if is_bundled(name) else package_folder(name)
    title = Listening(name)("title")
    if not ai_levels.own_levels(name):
        yield GameCheckFinding(
            "could",
            "computers",
            f"{game_file(name, 'ai/players.py')}: easy, normal and hard ones; "
            "now a search is hard, and stand-ins play at random",
        )
    if win_probability.load(name) is None:
        yield GameCheckFinding(
            "could",
            "chances",
            f"{game_file(name, 'win_probability.py')}: what a position is worth; now reviews play it out",
        )
    if not reasons.reason_keys(name):
        yield GameCheckFinding(
            "could", "reasons", f"{game_file(name, 'reasons.py')}: why a move is good, with why-<key> in the words"
        )
    if ai_levels.even_mixes(name) and not ai_levels.persona_names(name):
        yield GameCheckFinding(
            "could", "characters", f"{game_file(name, 'ai/personas.py')}: computers with a way of playing"
        )
    if not achievements_of(name):
        yield GameCheckFinding(
            "could", "achievements", f"{game_file(name, 'achievements.py')}, each with feat-<key> in the words"
        )
    if not headlines_of(name):
        yield GameCheckFinding(
            "could", "headlines", f"{game_file(name, 'headlines.py')}, each with headline-<key> in the words"
        )
    if rule_variants.rule_plan(name) is not None and not (folder / rule_variants.FILE).is_file():
        yield GameCheckFinding("could", "What if?", f"`uv run sleepover laboratory {name}` tries the house rules out")
    if not is_bundled(name):
        return
    if not (ROOT / "tests" / "games" / f"test_{name}.py").is_file():
        yield GameCheckFinding("could", "tests", f"tests/games/test_{name}.py: each rule of this game by itself")
    if not (ROOT / "docs" / "examples" / f"{name}.json").is_file():
        yield GameCheckFinding(
            "could", "example", f"docs/examples/{name}.json: the record of a whole game, for the documents"
        )
    if f"| **{title}** |" not in (ROOT / "README.md").read_text(encoding="utf-8"):
        yield GameCheckFinding(
            "could", "documents", "a row in README.md and a chapter in docs/rules.md: rulings, notation, facts"
        )
