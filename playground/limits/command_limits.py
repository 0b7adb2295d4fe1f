"""Limits of application commands beyond the description of their form (`playground.limits.request_schemas`):
names, languages, what goes with what, 8,000 characters in all."""

from __future__ import annotations

import unicodedata
from typing import Any

from playground.errors import Path, Problems
from playground.limits.component_limits import check_choice_list, check_order
from playground.world.users import LOCALES

MAX_CHARACTERS = 8000
MOST = {1: 100, 2: 15, 3: 15}
"""Commands of each type in a scope."""
_NUMBERS = (4, 10)
_WITH_CHOICES = (3, 4, 10)


def check_commands(bodies: object) -> list[dict[str, Any]]:
    """Check a whole list, as the bulk form sends it; gives it back. Raises `ApiError`."""
    problems = Problems()
    listed = problems.items(bodies, (), 0, sum(MOST.values()))
    seen: set[tuple[str, int]] = set()
    counts: dict[int, int] = {}
    for place, body in enumerate(listed):
        _check_command(body, problems, (place,))
        key = (body["name"], body.get("type") or 1)
        if key in seen:
            problems.add(
                (place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
        counts[key[1]] = counts.get(key[1], 0) + 1
        if counts[key[1]] == MOST.get(key[1], 100) + 1:
            problems.add((place,), "APPLICATION_COMMANDS_MAX", f"At most {MOST.get(key[1])} commands of this type.")
    problems.raise_if_any()
    return listed


def check_command(body: dict[str, Any]) -> None:
    """Check one command. Raises `ApiError`."""
    problems = Problems()
    _check_command(body, problems, ())
    problems.raise_if_any()


def valid_name(name: str) -> bool:
    """Return whether this is a slash command's or option's name: 1–32 letters, digits, `-`, `_`, `'`, in lower case."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(_name_character(c) for c in name)


def _name_character(character: str) -> bool:
    if character in "-_'":
        return True
    # Letters and numbers of every script, and all of Devanagari and Thai, whose vowels are marks.
    if unicodedata.category(character)[0] in "LN":
        return True
    return "\u0900" <= character <= "\u097f" or "\ua8e0" <= character <= "\ua8ff" or "\u0e00" <= character <= "\u0e7f"


def characters(body: dict[str, Any]) -> int:
    """Return a command's share of the 8,000 characters: names, descriptions, values, in the longest locale each."""
    total = _longest(body, "name") + _longest(body, "description")
    for choice in body.get("choices") or []:
        value = choice.get("value")
        total += _longest(choice, "name") + (len(value) if isinstance(value, str) else 0)
    return total + sum(characters(option) for option in body.get("options") or [])


def _longest(body: dict[str, Any], name: str) -> int:
    texts = [body.get(name), *(body.get(f"{name}_localizations") or {}).values()]
    return max((len(text) for text in texts if isinstance(text, str)), default=0)


def _check_command(body: dict[str, Any], problems: Problems, at: Path) -> None:
    before = problems.count
    kind = body.get("type") or 1
    _check_name(body, problems, at, pattern=kind == 1)
    if kind != 1 and body.get("description"):
        problems.add((*at, "description"), "BASE_TYPE_MAX_LENGTH", "Only slash commands have a description.")
    elif kind == 1 and not body.get("description"):
        problems.required((*at, "description"))
    _languages(body, "description", problems, at)
    options = body.get("options") or []
    if kind != 1 and options:
        problems.add((*at, "options"), "BASE_TYPE_MAX_LENGTH", "Only slash commands have options.")
    _check_options(options, problems, (*at, "options"), depth=0)
    if problems.count == before and characters(body) > MAX_CHARACTERS:
        problems.add(at, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_CHARACTERS} characters)")


def _check_name(body: dict[str, Any], problems: Problems, at: Path, *, pattern: bool) -> None:
    names: dict[tuple[str, ...], str] = {("name",): body["name"]}
    for locale, text in _languages(body, "name", problems, at).items():
        names["name_localizations", locale] = text
    for where, name in names.items():
        if pattern and not valid_name(name):
            problems.add(
                (*at, *where),
                "APPLICATION_COMMAND_INVALID_NAME",
                f"Command name is invalid: {name!r} (see the pattern)",
            )


def _languages(body: dict[str, Any], name: str, problems: Problems, at: Path) -> dict[str, str]:
    texts: dict[str, str] = body.get(f"{name}_localizations") or {}
    for locale in texts:
        if locale not in LOCALES:
            problems.add((*at, f"{name}_localizations", locale), "BASE_TYPE_CHOICES", f"{locale} is no locale.")
    return texts


def _check_options(options: list[dict[str, Any]], problems: Problems, at: Path, depth: int) -> None:
    # depth: 0 in the command itself, 1 in a group (subcommands only), 2 in a subcommand (values only)
    seen: set[str] = set()
    optional = False
    kinds = set()
    for n, option in enumerate(options):
        here = (*at, n)
        kind = option["type"]
        kinds.add(kind in (1, 2))
        _check_name(option, problems, here, pattern=True)
        if not option["description"]:
            problems.required((*here, "description"))
        _languages(option, "description", problems, here)
        if option["name"] in seen:
            problems.add(
                (*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
            )
        seen.add(option["name"])
        if kind in (1, 2):
            inner = option.get("options") or []
            if kind == 2 and inner == []:
                text = "A group has to have at least one subcommand."
                problems.add((*here, "options"), "BASE_TYPE_REQUIRED", text)
            if depth < 2:
                _check_options(inner, problems, (*here, "options"), 3 - kind)
            continue
        if option.get("required") and optional:
            problems.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        _check_value(option, problems, here)
    if len(kinds) > 1:
        problems.add(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed.")


def _check_value(option: dict[str, Any], problems: Problems, here: Path) -> None:
    kind = option["type"]
    choices = option.get("choices") or []
    if choices:
        check_choice_list(choices, problems, (*here, "choices"), numbers=kind in _NUMBERS)
        for n, choice in enumerate(choices):
            _languages(choice, "name", problems, (*here, "choices", n))
    if option.get("autocomplete") and choices:
        problems.add((*here, "choices"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices exclude autocomplete.")
    if (option.get("autocomplete") or choices) and kind not in _WITH_CHOICES:
        problems.add((*here, "type"), "BASE_TYPE_CHOICES", "Only texts and numbers have choices or autocomplete.")
    check_order(option, problems, here, "min_length", "max_length")
    check_order(option, problems, here, "min_value", "max_value")
