"""Names that a stranger finds things by: the field's words, one class for a name, one module for a word.

Each check returns its findings as (module, name), so that `ALLOWED` is one table with a reason for each exception.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from tests.project.source_tree import PACKAGES, modules, shown

CHECKED = (*PACKAGES, "research", "benchmarks")
"""Packages whose names are held to `METAPHORS`; the other checks are for those that are installed."""

METAPHORS = {
    # What a name must not say of a mechanism, and what it is called by those who write bots and engines.
    "house": "services, project, root",
    "floor": "layer",
    "door": "app, entry point",
    "kitchen": "worker",
    "studio": "render process",
    "artist": "render worker",
    "painter": "renderer",
    "motif": "render job",
    "rehearsal": "warm-up",
    "easel": "renderer",
    "doorman": "gate, filter",
    "keeper": "holder, manager",
    "herald": "notifier",
    "crier": "announcer",
    "usher": "access",
    "turnstile": "concurrency limiter",
    "pace": "rate limiter",
    "precedence": "priority",
    "reception": "dispatcher",
    "desk": "controller",
    "errand": "job, target",
    "slip": "ephemeral message",
    "tongue": "locale",
    "whisper": "direct message, ephemeral",
    "poke": "schedule, notify",
    "hush": "mute",
    "aftermath": "effects",
    "leftover": "stale message",
    "burial": "unreadable table",
    "farewell": "closing notice",
    "goodbye": "deletion",
    "effacement": "redaction",
    "tiding": "change note",
    "standstill": "pause",
    "heir": "substitute",
    "relief": "substitution",
    "deputy": "stand-in",
    "umpire": "resolver",
    "witness": "liveness",
    "moot": "obsolete",
    "doubt": "unconfirmed",
    "owe": "pending",
    "wish": "pending, preference",
    "bout": "series game",
    "appointment": "open seat",
    "sitting": "seat row",
    "happening": "scheduled event",
    "emblem": "app emoji",
    "keepsake": "share card",
    "reel": "GIF",
    "prose": "alt text",
    "lettering": "text layout",
    "chronicle": "aggregator",
    "deed": "action, statistics",
    "tale": "finished game",
    "feat": "achievement",
    "teller": "text",
    "vital": "health",
    "warden": "supervisor",
    "discretion": "redaction",
    "mouth": "pipe",
    "ear": "pipe",
    "heap": "garbage collector",
    "insist": "retry",
    "thinker": "engine worker",
    "crew": "worker pool",
    "opposition": "AI strength",
    "duty": "pending move",
    "surroundings": "context, environment",
    "whereabouts": "guild list",
    "mood": "fault",
    "weather": "fault state",
    "hub": "broadcaster",
    "course": "chart, effects",
    "silly": "blunder rule",
    "suspicion": "belief",
    "duel": "two-player policy",
    "foresight": "value network",
    "traits": "features",
    "reckoning": "search",
    "outlook": "policy, forecast",
    "thrift": "budget",
    "judgement": "evaluation",
    "lessons": "updates",
    "foregone": "forced",
    "laboratory": "simulation",
    "ladder": "leaderboard, tournament",
}

VAGUE = {
    # What a function or parameter must not be called: it says neither what it does nor what it returns.
    "told": "what is returned: text, label, sentence",
    "look": "what is done: poll, on_change, find_message",
    "settle": "wait_idle, complete, resolve",
    "heed": "handle, check",
    "insist": "retry",
    "keep_up": "worker",
}

GERUND = re.compile(r"[a-z]{2,}ing$")
ENDINGS = re.compile(r"(?:ies|es|s|ing|ings|ed|er|ers|y|e)$")


class Module(NamedTuple):
    """One module of the project."""

    name: str
    tree: ast.Module


class Finding(NamedTuple):
    """Something to rename: where it is, and its name."""

    module: str
    name: str


class Allowed(NamedTuple):
    """An exception: the name may stay in the modules of ``package``."""

    check: str
    package: str
    name: str
    reason: str


ALLOWED = [
    # check, package, name, reason
    Allowed(
        "metaphor", "bot.app.lease_keeper", "lease_keeper", "who holds a lease keeps it: it is renewed for as long"
    ),
    Allowed("metaphor", "bot.app", "LeaseKeeper", "the class of that module"),
    Allowed("metaphor", "bot", "pace", "players' word for a table's clock, stored under it"),
    Allowed("metaphor", "bot.i18n", "house_rules", "players' word for a table's options"),
    Allowed("metaphor", "games.achievements", "full_house", "an achievement, and its message id"),
    Allowed("metaphor", "renderers.pillow_fight", "mood", "the look on a character's face"),
    Allowed("metaphor", "sleepover", "laboratory", "a command of that name"),
    Allowed("metaphor", "sleepover", "ladder", "a command of that name"),
    Allowed("gerund", "bot.core", "sharding", "Discord's noun"),
    Allowed("gerund", "sleepover", "testing", "as numpy.testing: what packages offer to the tests of others"),
    Allowed("gerund", "bot.messages", "onboarding", "the field's noun, and Discord's"),
    Allowed("gerund", "bot.rendering", "rendering", "the field's noun"),
    Allowed("gerund", "sleepover.doctor", "finding", "a noun: the result of one check"),
    *(
        Allowed("doubled class", "games", name, "each game has one, and its protocol asks for it by that name")
        for name in ("Options", "State", "View", "Easy", "Normal", "Hard")
    ),
    *(
        Allowed("doubled class", "games", name, "an event of two games, and part of its messages' ids")
        for name in ("Caught", "Moved", "Rolled", "Threw")
    ),
]


def words(name: str) -> list[str]:
    """Return the parts of an identifier in lower case, plurals as singulars."""
    parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)
    return [part.lower() for part in parts] + [part.lower().removesuffix("s") for part in parts]


def names(module: Module) -> Iterator[str]:
    """Yield the names that a module gives: its own, and those of classes, functions, methods and parameters."""
    yield module.name.rpartition(".")[2]
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg


def metaphors(found: Sequence[Module]) -> Iterator[Finding]:
    """Names with a word that tells a mechanism by a picture."""
    for module in found:
        for name in dict.fromkeys(names(module)):
            if not METAPHORS.keys().isdisjoint(words(name)):
                yield Finding(module.name, name)


def vague_names(found: Sequence[Module]) -> Iterator[Finding]:
    """Functions and parameters whose whole name is a word that fits anything."""
    for module in found:
        for name in dict.fromkeys(names(module)):
            if name.strip("_") in VAGUE:
                yield Finding(module.name, name)


def gerunds(found: Sequence[Module]) -> Iterator[Finding]:
    """Modules that are called after doing something instead of the thing that does it."""
    for module in installed(found):
        stem = module.name.rpartition(".")[2]
        if GERUND.search(stem):
            yield Finding(module.name, stem)


def doubled_classes(found: Sequence[Module]) -> Iterator[Finding]:
    """Public classes of whose name there is another."""
    there: dict[str, list[str]] = defaultdict(list)
    for module in installed(found):
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                there[node.name].append(module.name)
    return (Finding(module, name) for name, defined in there.items() if len(defined) > 1 for module in defined)


def undocumented(found: Sequence[Module]) -> Iterator[Finding]:
    """Modules without a docstring."""
    for module in found:
        if not ast.get_docstring(module.tree):
            yield Finding(module.name, module.name.rpartition(".")[2])


def twins(found: Sequence[Module]) -> Iterator[Finding]:
    """Modules of one package that differ in an ending only."""
    there: dict[tuple[str, str], list[str]] = defaultdict(list)
    for module in installed(found):
        package, _, stem = module.name.rpartition(".")
        there[package, ENDINGS.sub("", stem)].append(module.name)
    return (Finding(name, name.rpartition(".")[2]) for alike in there.values() if len(alike) > 1 for name in alike)


def installed(found: Sequence[Module]) -> Iterator[Module]:
    """Yield the modules of the packages that are installed."""
    return (module for module in found if module.name.partition(".")[0] in PACKAGES)


CHECKS: Mapping[str, Callable[[Sequence[Module]], Iterator[Finding]]] = {
    "metaphor": metaphors,
    "vague": vague_names,
    "gerund": gerunds,
    "doubled class": doubled_classes,
    "no docstring": undocumented,
    "twins": twins,
}


@cache
def project() -> tuple[Module, ...]:
    """All modules of the packages."""
    return tuple(
        Module(shown(path).removesuffix(".py").removesuffix("/__init__").replace("/", "."), tree)
        for package in CHECKED
        for path, tree in modules(package)
    )


@cache
def findings(check: str) -> tuple[Finding, ...]:
    """Return what that check finds in the project."""
    return tuple(CHECKS[check](project()))


def covers(allowed: Allowed, finding: Finding) -> bool:
    """Return whether that exception is for that finding."""
    return allowed.name == finding.name and f"{finding.module}.".startswith(f"{allowed.package}.")


@pytest.mark.parametrize("check", CHECKS)
def test_names_are_the_fields_words(check: str) -> None:
    allowed = [one for one in ALLOWED if one.check == check]
    left = [finding for finding in findings(check) if not any(covers(one, finding) for one in allowed)]
    assert not left, f"rename these ({check}), or give a reason in ALLOWED"


@pytest.mark.parametrize("allowed", ALLOWED, ids=lambda one: f"{one.check}: {one.name}")
def test_every_exception_is_needed(allowed: Allowed) -> None:
    assert any(covers(allowed, finding) for finding in findings(allowed.check)), "take it out of ALLOWED"


def parsed(files: Mapping[str, str]) -> list[Module]:
    """Modules with those texts, by their names."""
    return [Module(name, ast.parse(text)) for name, text in files.items()]


@pytest.mark.parametrize(
    ("check", "files", "found"),
    [
        ("metaphor", {"bot.app.doorman": ""}, ["doorman"]),
        ("metaphor", {"bot.core.a": "class NightHerald: ..."}, ["NightHerald"]),
        ("metaphor", {"playground.a": "def send_tidings(): ..."}, ["send_tidings"]),
        ("metaphor", {"games.a": "class A:\n    async def _whisperHTTP(self): ..."}, ["_whisperHTTP"]),
        ("metaphor", {"benchmarks.a": "def draw(*, old_studio=None): ..."}, ["old_studio"]),
        ("metaphor", {"research.a": "print(lambda painter, *errands, **keeper: 0)"}, ["painter", "errands", "keeper"]),
        ("metaphor", {"bot.a": "def warehouse(courses_total): ...", "bot.houses": ""}, ["courses_total", "houses"]),
        ("vague", {"bot.a": "def _told(settle): ..."}, ["_told", "settle"]),
        ("gerund", {"bot.core.hearing": "", "sleepover.king": "", "benchmarks.planning": ""}, ["hearing"]),
        ("doubled class", {"bot.a": "class One: ...", "games.b": "class One: ...\nclass Two: ..."}, ["One", "One"]),
        ("no docstring", {"bot.a": "", "bot.b": "'''A module.'''", "games": "import re"}, ["a", "games"]),
        ("twins", {"bot.a.vital": "", "bot.a.vitals": "", "bot.b.vitals": ""}, ["vital", "vitals"]),
        ("twins", {"bot.start": "", "bot.starting": "", "bot.started": ""}, ["start", "starting", "started"]),
        ("twins", {"games.query": "", "games.queries": ""}, ["query", "queries"]),
    ],
)
def test_a_planted_fault_is_found(check: str, files: dict[str, str], found: list[str]) -> None:
    assert [finding.name for finding in CHECKS[check](parsed(files))] == found


@pytest.mark.parametrize(
    ("check", "files"),
    [
        ("metaphor", {"bot.app.gate": "class Household: ...\ndef slippage(recourse=1, mother=2): ..."}),
        ("vague", {"bot.a": "def told_apart(looking, settled): ..."}),
        ("gerund", {"bot.ring": "", "bot.core.ping": "", "games.building_blocks": ""}),
        ("doubled class", {"bot.a": "class One: ...\nclass _Two: ...", "bot.b": "class One_: ...\nclass _Two: ..."}),
        ("no docstring", {"bot.a": "'''A module.'''"}),
        ("twins", {"bot.votes": "", "bot.vote.votes": "", "bot.voices": ""}),
    ],
)
def test_ordinary_names_pass(check: str, files: dict[str, str]) -> None:
    assert list(CHECKS[check](parsed(files))) == []


def test_an_exception_covers_its_own_package_and_name_alone() -> None:
    allowed = Allowed("gerund", "bot.core", "sharding", "a noun")
    assert covers(allowed, Finding("bot.core.sharding", "sharding"))
    assert not covers(allowed, Finding("bot.core.hearing", "hearing"))
    assert not covers(allowed, Finding("bot.corex.sharding", "sharding"))
    assert not covers(allowed, Finding("bot.sharding", "sharding"))
