"""Everything that can be typed, pressed, chosen and sent, at its ends.

It is derived from what the bot registers, so that what is new is tried by itself.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as grammar  # type: ignore[attr-defined]
from typing import Any, NamedTuple

import games
from bot import ui
from bot.app.services import Services
from bot.i18n import available_locales
from bot.ui.components import modals as forms_
from bot.ui.components.buttons import PersistentComponent
from bot.ui.views import availability, game_nights, options, tournaments
from games.ai.premoves import planner

TABLES = ("1", "2", "3")
"""The tables of the evening: one over, one running, one still open."""
NUMBERS = (
    *("0", "00", "-1", "4", "25", "99", "999", "10000", str(2**31), "9" * 9, "9" * 17, "9" * 18),
    *(str(2**63 - 1), str(2**63), str(2**64), "9" * 60, "-" + "9" * 18, "1e9", "0x10", "\u0663", "\uff11", "\u00b2"),
)
DATES = (
    *("0001-01-01", "9999-12-31", "0000-00-00", "2026-02-30", "1970-01-01", "0001-W01-1", "99991231", "999"),
    *("0000", "0001", "9999", "0000Q1", "0001Q1", "9999Q4", "0000-00", "0000-01", "0001-01", "9999-12", "2026-13"),
    *("31.12.9999 23:59 UTC", "1.1.0001 0:00 Pacific/Kiritimati", "9999-12-31 23:59 Etc/GMT+12", "tomorrow 8pm UTC"),
    *("25:99", "24:00", "0:00", "23:59", "in 99999999999 hours", "in 9999 weeks", "29 February 2100 8pm UTC", "noon"),
)
NAMES = (
    *games.names(),
    *("nosuchgame", "no_such_game_at_all", "x", "-", "_", "a" * 50, "z" * 60, "prev", "next", "show", "share", "again"),
    *("xx-XX", "tlh", "C", "../etc", "Europe/Berlin", "Nowhere/Land", "UTC", "off", "none", "never", "weekly"),
)
TEXTS = (
    *("", " ", "\n", "\x00", "a\x00b", "\u202eevil", "مرحبا بك", "שלום 12", "\ufeff", "\uffff"),
    *("🩷", "e" + "\u0301" * 300, "x" * 6000, "🩷" * 3000, ",;" * 3000),
    *("%s %(x)s {0} {x} {$x}", "<@&1> @everyone `*_~|", "'; drop table seats; --"),
)
VALUES = tuple(dict.fromkeys((*TABLES, *NUMBERS, *DATES, *NAMES, *TEXTS, *available_locales())))
"""All of them."""


def kinds() -> dict[str, re.Pattern[str]]:
    """Return the template of every kind of button and list that is ours."""
    assert Services, "with which all of them are there"
    found = {
        kind.__name__: kind.__discord_ui_compiled_template__
        # In an order of its own: the modules are loaded in another one in each process.
        for kind in sorted(PersistentComponent.__subclasses__(), key=lambda kind: kind.__name__)
        if hasattr(kind, "__discord_ui_compiled_template__")
    }
    assert len(found) > 15
    return found


FORMS = {
    "f": forms_._ID,
    "c": options._ID,
    "e": game_nights._FORM,
    "o": game_nights._FORM,
    "j": tournaments._FORM,
    "q": re.compile(availability._ID),
}
"""The template of every form's id, by its first letter."""


class Made(NamedTuple):
    """The prefixes of the forms' ids in the code, and the names of their fields."""

    letters: set[str]
    fields: set[str]


@cache
def forms_made() -> Made:
    """Find the forms in the code of the panels."""
    letters, fields = set[str](), set[str]()
    folder = Path(ui.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "custom_id":
                letters |= _begun(node.value)
            elif isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                given = {one.arg: one.value for one in node.keywords}
                if name == "FormModal":
                    letters |= _begun(given["custom_id"]) or {availability._ID[0]}
                elif name == "_form":
                    letters |= _begun(node.args[0])
                elif name in ("TextInput", "Select", "RadioGroup") and isinstance(given.get("custom_id"), ast.Constant):
                    fields.add(str(given["custom_id"].value))
    return Made(letters, fields)


def _begun(written: ast.expr) -> set[str]:
    """Return the letter that an id of a form begins with, if it is written there."""
    begun = written.left if isinstance(written, ast.BinOp) else written
    begun = begun.values[0] if isinstance(begun, ast.JoinedStr) else begun
    return (
        {str(begun.value)[0]} if isinstance(begun, ast.Constant) and re.match("[cefjoq]:", str(begun.value)) else set()
    )


@cache
def fields() -> tuple[str, ...]:
    """Return the names of all fields of forms."""
    planned = {key for game in games.names() if (made := planner(game)) for key in made.kinds}
    of_games = {"rows", "fragile", "pillows", "word"}
    return tuple(sorted({*forms_made().fields, options._GAME, *availability.FIELDS, *planned, *of_games}))


# ---------------------------------------------------------------------- ids


def ids(template: re.Pattern[str], random: Random) -> list[str]:
    """Ids that such a template takes: of each of its fields every value above that fits there."""
    found = set[str]()
    skeletons = {one for _ in range(60) for one in _like(template, random) if template.fullmatch(one)}
    for skeleton in sorted(skeletons):
        head, *rest = skeleton.split(":")
        for at in range(len(rest)):
            for value in VALUES:
                changed = [*rest]
                changed[at] = value
                found.add(":".join((head, *changed)))
        found.add(skeleton)
    return sorted(one for one in found if template.fullmatch(one) and len(one) <= 100)


def _like(template: re.Pattern[str], random: Random) -> Iterator[str]:
    made = "".join(_written(grammar.parse(template.pattern), random))
    yield made
    yield made.partition("\0")[0]
    yield made.partition("\0")[0] + random.choice(("x", "show"))


def _written(parts: Iterable[Any], random: Random) -> Iterator[str]:
    """Something that matches a parsed pattern; what is looked ahead at is written out, and ends it."""
    for kind, given in parts:
        if kind is code.LITERAL:
            yield chr(given)
        elif kind is code.ANY:
            yield random.choice("ab@#:1")
        elif kind is code.IN:
            what, among = random.choice([one for one in given if one[0] is not code.NEGATE])
            yield chr(among if what is code.LITERAL else random.randint(*among))
        elif kind in (code.MAX_REPEAT, code.MIN_REPEAT):
            least, most, inner = given
            most = min(int(most), 12)
            times = random.choice((least, most, random.randint(least, max(least, most))))
            # A number is mostly that of a table.
            if least == 1 and most > 4 and "".join(_written(inner, random)).isdigit() and random.random() < 0.7:
                yield random.choice(TABLES)
            else:
                for _ in range(times):
                    yield from _written(inner, random)
        elif kind is code.BRANCH:
            yield from _written(random.choice(given[1]), random)
        elif kind is code.SUBPATTERN:
            yield from _written(given[3], random)
        elif kind is code.ASSERT:
            yield from _written(given[1], random)
            yield "\0"
        else:
            assert kind is code.AT, kind


# ---------------------------------------------------------------------- commands


class Leaf(NamedTuple):
    """A slash command or one within a group: its whole name, and its options as they were registered."""

    name: str
    options: tuple[Mapping[str, Any], ...]


def leaves(commands: Iterable[Mapping[str, Any]]) -> list[Leaf]:
    """All slash commands that can be used."""
    found: list[Leaf] = []

    def walk(command: Mapping[str, Any], before: str) -> None:
        name, options = f"{before}{command['name']}", command.get("options") or []
        if any(option["type"] in (1, 2) for option in options):
            for option in options:
                walk(option, f"{name} ")
        else:
            found.append(Leaf(name, tuple(options)))

    for command in commands:
        if command.get("type", 1) == 1:
            walk(command, "")
    return found


def values(option: Mapping[str, Any], people: Iterable[int]) -> list[Any]:
    """Return values for an option: ones that Discord would let through, and ones that it would not."""
    kind = option["type"]
    chosen = [choice["value"] for choice in option.get("choices") or ()]
    if kind == 3:
        return [*chosen, *VALUES]
    if kind in (4, 10):
        least, most = option.get("min_value", 0), option.get("max_value", 9)
        return [*chosen, least, most, least - 1, most + 1, 0, -1, 2**31, 2**53, -(2**53)]
    if kind == 5:
        return [True, False]
    return [str(one) for one in people]


def filled(leaf: Leaf, random: Random, people: Iterable[int], but: str = "") -> list[dict[str, Any]]:
    """Return the options of a command as Discord sends them: all required ones and some others, ``but`` one."""
    found = []
    for option in leaf.options:
        if option["name"] != but and (option.get("required") or random.random() < 0.3):
            value = random.choice(values(option, people))
            found.append({"name": option["name"], "type": option["type"], "value": value})
    return found
